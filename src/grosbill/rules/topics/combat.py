"""Combat: a monster enters, both sides are added up, a victory is claimed, answered and taken."""

from __future__ import annotations

from typing import Literal

from grosbill.effects import vocabulary as v
from grosbill.effects.points import (
    AFTER_COMBAT,
    AFTER_KILL,
    ANY_TIME,
    BEFORE_FIGHT,
    COMBAT,
    PEACE,
    mask,
)
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import NO_TERMS
from grosbill.model.records import replace
from grosbill.model.refusals import Refusal
from grosbill.model.state import NEITHER, NOBODY, OURS, THEIRS, Fight, Foe, Kill
from grosbill.rules.kernel.move_rules import plain
from grosbill.rules.kernel.refusals import BEING_SETTLED
from grosbill.rules.kernel.step_rules import AS_ALWAYS, OPEN_IN_COMBAT, StepRules, Times
from grosbill.rules.kernel.windows import ask, ask_again
from grosbill.rules.kernel.zones import discard, from_pile, lay_open
from grosbill.rules.reading.character import works
from grosbill.rules.reading.conditions import holds, matches, members
from grosbill.rules.reading.spoils import levels_of, spoils, treasures_of
from grosbill.rules.reading.standing import weight
from grosbill.rules.reading.strength import monster_total, munchkin_total, winning
from grosbill.rules.reading.triggers import of_kill, of_seat
from grosbill.rules.table import Table, clockwise, munchkins, pop, push, tell
from grosbill.rules.topics.curses import end_lasting, end_quietly
from grosbill.rules.topics.levels import gain, win
from grosbill.rules.topics.treasure import pay_bystanders, rewards

NOT_FIGHTING = Refusal("R-PROC-004", "no-fight")
NOT_THE_FIGHTER = Refusal("R-PROC-003", "not-the-fighter")
NOT_WINNING = Refusal("R-COMBAT-004", "not-winning")
TIE = Refusal("R-COMBAT-005", "tie")
LEADING = Refusal("R-RUN-001", "leading")

# --- monsters come and go -----------------------------------------------------------------------------------


def begin(t: Table, fighter: int, card: int, cause: Literal["door", "trouble"]) -> None:
    """A fight begins the moment a monster is revealed or sought (R-COMBAT-001).

    Won or lost, the room is not looted any more (R-TURN-019, R-TURN-020).
    """
    t.fight = Fight(fighter, cause)
    t.trouble = t.loot = False
    push(t, s.Battle())
    involve(t, fighter)
    enter(t, card, fighter, cause)


def involve(t: Table, seat: int) -> None:
    """A munchkin is in the fight now: what waited for their next combat counts (R-CURSE-008)."""
    player = t.seats[seat]
    if player.markers:
        player.markers = tuple([replace(marker, begun=True) for marker in player.markers])
    if t.mix.trigger_points & BEFORE_FIGHT:
        for script in of_seat(t, seat, BEFORE_FIGHT, s.Frame(seat)):
            push(t, script)
    _share_with_munchkin(t, seat)


def _share_with_munchkin(t: Table, seat: int) -> None:
    """What a card gives to all who fight is for whoever joins them later, too."""
    fight = t.fight
    assert fight is not None
    given = [marker.card for marker in t.seats[seat].markers]
    for card, _ in fight.plays:
        frame = s.Frame(seat, card)
        for verb in t.mix.of[card].for_munchkins if card not in given else ():
            if seat in members(t, verb.who, frame):
                push(t, s.Script((replace(verb, who="you"),), 0, frame))


def _share_with_monster(t: Table, card: int) -> None:
    """What a card gives to every monster is for one that comes later, too."""
    fight = t.fight
    assert fight is not None
    for played, _ in fight.plays:
        for verb in t.mix.of[played].for_monsters:
            given = [mark for _, mark in fight.granted if mark.card == played and mark.mods == verb.mods]
            assert verb.to is not None
            if given and matches(t, verb.to, card):
                fight.granted = (*fight.granted, (card, given[0]))


def enter(
    t: Table,
    card: int,
    by: int,
    cause: Literal["door", "trouble", "join", "call"],
    *,
    brought: bool = False,
) -> None:
    """A monster joins the fight; its card is one monster, whatever it is called (R-MULTI-010).

    It is of no kin to those there: what was played on one does not spread to the other (R-ENH-006).
    `brought`: everyone has been told that it comes, along with the card it was played with.
    """
    fight = t.fight
    assert fight is not None
    kin = 1 + max((foe.kin for foe in fight.foes), default=0)
    fight.foes = (*fight.foes, Foe(card, card, kin, by, cause))
    lay_open(t, card)
    _share_with_monster(t, card)
    tell(t, e.MonsterCame(by, fight.fighter, t.mix.ref[card], "brought" if brought else cause))


def copy_foe(t: Table, frame: s.Frame) -> None:
    """The played card is itself the copy: same monster, same enhancers (R-ENH-005, R-ENH-007)."""
    fight = t.fight
    assert fight is not None
    for foe in fight.foes:
        if foe.card == frame.target_card:
            t.steps = tuple([step for step in t.steps if step != s.Finish(frame.card)])
            fight.foes = (*fight.foes, Foe(frame.card, foe.shape, foe.kin, frame.you, "copy"))
            _share_with_monster(t, frame.card)
            ref = t.mix.ref
            tell(t, e.MonsterCame(frame.you, fight.fighter, ref[frame.card], "copy", ref[foe.shape]))
            return


def remove(t: Table, foe: Foe, treasures: int, *, by_itself: bool = False) -> None:
    """A monster leaves without being killed; treasure it leaves waits for the end (R-COMBAT-022, 024)."""
    fight = t.fight
    assert fight is not None
    fight.bank += treasures
    tell(t, e.MonsterLeft(fight.fighter, t.mix.ref[foe.card], treasures))
    take_out(t, foe, by_itself=by_itself)


def kill_now(t: Table, foe: Foe) -> None:
    """A card kills a monster at once; its reward waits for the end (R-COMBAT-032, R-PREC-004).

    It is for those who are in the fight now: who helps later has no part in it, who leaves keeps theirs.
    """
    fight = t.fight
    assert fight is not None
    fight.kills = (*fight.kills, Kill(foe, _gains(t), treasures_of(t, foe)))
    tell(t, e.Killed(fight.fighter, t.mix.ref[foe.card]))
    take_out(t, foe)


def withdraw(t: Table, card: int) -> bool:
    """A card in the fight leaves it without being discarded; what hangs on a monster is."""
    fight = t.fight
    if fight is None:
        return False
    for foe in fight.foes:
        if foe.card == card:
            remove(t, foe, 0)
            from_pile(t, card)
            return True
    if any(played == card for played, _ in fight.plays):
        fight.plays = tuple([pair for pair in fight.plays if pair[0] != card])
        _end_granted(t, card)
        return True
    return False


def change_sides(t: Table, card: int, seat: int) -> None:
    """A card played for one side of the fight is played for the other, by another player."""
    fight = t.fight
    if fight is not None:
        fight.by = tuple([(played, seat if played == card else by) for played, by in fight.by])
        other = {OURS: THEIRS, THEIRS: OURS, NEITHER: NEITHER}
        fight.plays = tuple(
            [(played, other[side] if played == card else side) for played, side in fight.plays]
        )
        side = e.SIDES[dict(fight.plays).get(card, NEITHER)]
        tell(t, e.ChangedSides(fight.fighter, t.mix.ref[card], side))


def _end_granted(t: Table, card: int) -> None:
    """A card leaves the fight: what it has granted ends, and what was granted to it."""
    fight = t.fight
    assert fight is not None
    fight.granted = tuple([(on, mark) for on, mark in fight.granted if card not in (on, mark.card)])
    for seat in munchkins(t):
        player = t.seats[seat]
        player.markers = tuple([mark for mark in player.markers if mark.card != card or mark.keeps])


def take_out(t: Table, foe: Foe, *, by_itself: bool = False) -> None:
    """A monster is discarded and counts no more, nor does what hung on it and its copies (R-MULTI-002)."""
    fight = t.fight
    assert fight is not None
    fight.gone = foe.card
    fight.faced = fight.faced or not by_itself
    fight.foes = tuple([other for other in fight.foes if other.card != foe.card])
    # What is still due for its Bad Stuff stays due.
    fight.granted = tuple([(on, mark) for on, mark in fight.granted if on != foe.card or mark.triggers])
    by = dict(fight.by)
    discard(t, foe.card, by.get(foe.card, NOBODY))
    if not any(other.kin == foe.kin for other in fight.foes):
        for card, kin in fight.enhancers:
            if kin == foe.kin:
                discard(t, card, by.get(card, NOBODY))
        fight.enhancers = tuple([pair for pair in fight.enhancers if pair[1] != foe.kin])


def hand_over(t: Table, seat: int) -> None:
    """Somebody else takes the fight over; a helper stays out of it from here on.

    It is still the turn of the first (Q-068), who is owed what was killed so far (Q-096). What was done to
    them for this combat lasts as long as it does: they may come back to help.
    """
    fight = t.fight
    assert fight is not None
    fight.owed += tuple(
        [replace(kill, seat=fight.fighter, levels=levels_of(t, kill.foe)) for kill in fight.kills]
    )
    fight.kills = ()
    tell(t, e.HandedOver(fight.fighter, seat))
    if fight.helper >= 0 and fight.helper != seat:
        tell(t, e.LeftFight(fight.helper, fight.fighter))
    _call_off(t, seat)
    fight.fighter = seat
    fight.sworn = tuple([oath for oath in fight.sworn if oath[0] != seat])
    nobody_helps(fight)
    fight.refused = ()
    fight.countered = 0
    involve(t, seat)


def nobody_helps(fight: Fight) -> None:
    """There is no helper any more, and what was settled with the one there was is over."""
    fight.helper = fight.first = NOBODY
    fight.forced = False
    fight.reward = 0
    fight.terms = NO_TERMS


def _call_off(t: Table, seat: int) -> None:
    """A victory claimed, a flight announced, an offer made or heard by the first fighter binds no other."""
    fight = t.fight
    assert fight is not None
    left: list[s.Step] = []
    for step in t.steps:
        if isinstance(step, s.Claim):
            tell(t, e.ClaimVoided(fight.fighter))
        elif isinstance(step, s.Bargain) and {fight.fighter, seat} & {step.maker, step.to}:
            tell(t, e.Lapsed(step.maker, step.to, step.terms))
        elif not isinstance(step, s.Flight):
            left.append(step)
    t.steps = tuple(left)


# --- the fighter decides ------------------------------------------------------------------------------------


def refuse_at_battle(t: Table, seat: int) -> Refusal | None:
    """Why this seat may not decide what becomes of the fight now."""
    fight = t.fight
    if fight is None:
        return NOT_FIGHTING
    if fight.fighter != seat:
        return NOT_THE_FIGHTER
    if not t.steps or not isinstance(t.steps[-1], s.Battle):
        return BEING_SETTLED
    return None


def refuse_claim(t: Table, seat: int) -> Refusal | None:
    """A victory can be claimed only while winning (R-COMBAT-004, R-COMBAT-005)."""
    refusal = refuse_at_battle(t, seat)
    if refusal is not None:
        return refusal
    if winning(t):
        return None
    return TIE if munchkin_total(t) == monster_total(t) else NOT_WINNING


def refuse_run(t: Table, seat: int) -> Refusal | None:
    """Nobody runs while leading (Q-055)."""
    refusal = refuse_at_battle(t, seat)
    if refusal is not None:
        return refusal
    return LEADING if winning(t) else None


def announce(t: Table, *, removal: bool) -> None:
    """A victory of any sort is claimed (R-COMBAT-029); everyone who could answer is asked (R-COMBAT-025)."""
    fight = t.fight
    assert fight is not None
    tell(t, e.Claimed(fight.fighter, removal))
    ask(t, s.Claim(removal), maker=fight.fighter)


def _do_claim(t: Table, seat: int) -> None:
    announce(t, removal=False)


def asked_in_combat(t: Table, point: int = 0) -> int:
    """Everyone who holds cards may answer a claim or a flight; so may those with a power for combat."""
    wanted = ANY_TIME | COMBAT | point
    bits = 0
    for seat, player in enumerate(t.seats):
        if player.alive and (player.hand or player.play_points & wanted):
            bits |= 1 << seat
    assert t.fight is not None
    of = t.mix.of
    for foe in t.fight.foes:
        if of[foe.shape].face_points & wanted:
            for seat in munchkins(t):
                if t.seats[seat].play:
                    bits |= 1 << seat
    return bits


def _asked_of_claim(t: Table, step: s.Claim) -> int:
    """Whoever could still change something; a helper by a race or class alone, which may be given up.

    So every other player has a fair chance to answer (R-COMBAT-025), who was made to help too (Q-058).
    """
    fight = t.fight
    assert fight is not None
    bits = asked_in_combat(t)
    return bits | 1 << fight.helper if fight.helper >= 0 and t.seats[fight.helper].trait_cards else bits


def claim_changed(t: Table, step: s.Claim) -> None:
    """Something changed and both sides are added up anew (R-COMBAT-027).

    Back to the fighter if the claim no longer holds, else all are asked again.
    """
    fight = t.fight
    assert fight is not None
    if (fight.foes and (step.removal or not winning(t))) or stirring(t):
        pop(t)
        tell(t, e.ClaimVoided(fight.fighter))
    else:
        ask_again(t, step)


def stirring(t: Table) -> bool:
    """Whether a monster has yet to do what it does on entering, or to somebody who has come to face it."""
    fight, of = t.fight, t.mix.of
    assert fight is not None
    for foe in fight.foes:
        d = of[foe.shape]
        if (d.acts_on_entering and on_entering(t, foe)) or (d.meets and unmet(t, foe) >= 0):
            return True
    return False


def on_entering(t: Table, foe: Foe) -> list[v.Trigger]:
    """What a monster does now because it has entered, once; some wait for somebody they ask for to join."""
    if foe.fired:
        return []
    triggers = t.mix.of[foe.shape].triggers(BEFORE_FIGHT)
    frame = entering(t, foe)
    return [trigger for trigger in triggers if trigger.if_ is None or holds(t, trigger.if_, frame)]


def entering(t: Table, foe: Foe) -> s.Frame:
    """What a monster's doing on entering is about."""
    assert t.fight is not None
    return s.Frame(t.fight.fighter, foe.card, foe.card, foe.by, cause=foe.cause)


def unmet(t: Table, foe: Foe) -> int:
    """A munchkin in the fight who has only now come to face this monster, or -1."""
    return next((seat for seat in munchkins(t) if not foe.met >> seat & 1), -1)


# --- victory ------------------------------------------------------------------------------------------------


def resolve_claim(t: Table, step: s.Claim) -> None:
    """Nobody answers any more: kills are counted, levels gained, treasure drawn, the deal paid.

    Nothing takes it back from here on (R-COMBAT-028). All monsters still there are killed (R-COMBAT-021), and
    with none left the treasure is due (R-MULTI-008).
    """
    fight = t.fight
    assert fight is not None
    pop(t)
    for foe in fight.foes:
        tell(t, e.Killed(fight.fighter, t.mix.ref[foe.card]))
    kills = [*fight.kills, *[Kill(foe, _gains(t)) for foe in fight.foes]]
    treasures = spoils(t)
    fighter, helper = fight.fighter, fight.helper
    # Levels for each kill and nothing else (R-MULTI-007, R-LEVEL-013, R-PREC-003), to the fighter and not to
    # the helper (R-HELP-015, R-HELP-018).
    for kill in (*fight.owed, *kills):
        killer = kill.seat if kill.seat >= 0 else fighter
        levels = kill.levels if kill.seat >= 0 else levels_of(t, kill.foe)
        gain(t, killer, levels, may_win=not fight.no_win >> killer & 1, cause="kill")
        for seat, card, trigger in kill.gains:
            _collect(t, seat, card, trigger)
        # What a monster says of its own death comes after the win (R-COMBAT-033).
        for script in of_kill(t, kill.foe, s.Frame(killer, cause="kill")):
            push(t, script)
    # By option the victory is shared (R-LEVEL-015, R-FAST-009).
    if t.winners and t.settings.helper_wins and helper >= 0:
        win(t, helper)
    tell(t, e.Won(fighter, helper, treasures))
    if kills:
        for seat in munchkins(t):
            end_lasting(t, seat, "after_kill")
    end(t, won=True, treasures=treasures)


def _gains(t: Table) -> tuple[tuple[int, int, v.Trigger], ...]:
    """Which cards of those who fight now give them something for a kill (R-HELP-016)."""
    found: list[tuple[int, int, v.Trigger]] = []
    for seat in munchkins(t) if t.mix.trigger_points & AFTER_KILL else ():
        frame = s.Frame(seat, cause="kill")
        for card in t.seats[seat].play:
            triggers = t.mix.of[card].triggers(AFTER_KILL)
            if triggers and works(t, seat, card) and weight(t, seat, card):
                given = [x for x in triggers if x.if_ is None or holds(t, x.if_, frame)]
                found += [(seat, card, trigger) for trigger in given]
    return tuple(found)


def _collect(t: Table, seat: int, card: int, trigger: v.Trigger) -> None:
    """Some munchkins gain from each kill, and a level so gained may win (R-HELP-016, Q-004)."""
    for verb in trigger.do:
        if isinstance(verb, v.GainLevels):
            # At once: two may reach the last level by the same kill.
            gain(t, seat, verb.n, may_win=verb.may_win, cause="kill")
        else:
            push(t, s.Script((verb,), 0, s.Frame(seat, card, cause="kill")))


def end(t: Table, *, won: bool, treasures: int = 0) -> None:
    """The fight is over: its cards are discarded and what lasted for the combat ends (R-COMBAT-013, 031).

    The treasure comes with the end of the fight, or after all that happens then (R-TURN-023).
    """
    fight = t.fight
    assert fight is not None
    cards = [foe.card for foe in fight.foes] + [card for card, _ in fight.enhancers + fight.plays]
    by = dict(fight.by)
    for card in cards:
        discard(t, card, by.get(card, NOBODY))
    seats = tuple(clockwise(t, t.active))
    after = _after_combat(t, seats, killed=won and bool(fight.kills or fight.foes))
    t.steps = tuple([step for step in t.steps if not isinstance(step, s.Battle)])
    _end_markers(t, seats)
    t.fight = None
    if t.settings.loot_after_friendly and not (fight.foes or fight.faced):
        t.loot = t.met = True  # nothing was fought (R-TURN-021)
    t.phase = "room" if t.loot else "end"
    if not t.winners:
        ask(t, s.Aftermath(fight.fighter, fight.helper, won, fight.caught))
        if not won:
            pay_bystanders(t, fight)
        elif t.settings.treasure_with_loot:
            rewards(t, fight, treasures)
        for seat, trigger, frame in reversed(after):  # what is found first happens first
            if trigger.if_ is None or holds(t, trigger.if_, frame):
                push(t, s.Script(trigger.do, 0, replace(frame, you=seat)))
        if won and not t.settings.treasure_with_loot:
            rewards(t, fight, treasures)


def _after_combat(t: Table, seats: tuple[int, ...], *, killed: bool) -> list[tuple[int, v.Trigger, s.Frame]]:
    """What happens by itself once a fight is over, found while what lasts for the combat still lasts."""
    found: list[tuple[int, v.Trigger, s.Frame]] = []
    fight = t.fight
    assert fight is not None
    if not t.mix.trigger_points & AFTER_COMBAT:
        return found
    cause = "kill" if killed else ""
    owned = [card for seat in seats for card in t.seats[seat].play]
    for card, on in dict.fromkeys((card, marker.triggers) for card, marker in fight.granted):
        if card not in owned:  # what a monster has done has followed it out of the fight
            frame = s.Frame(fight.fighter, card, card, cause=cause)
            found += [(fight.fighter, x, frame) for x in on if mask(x.at) & AFTER_COMBAT]
    for seat in seats:
        player = t.seats[seat]
        for card in player.play if seat in munchkins(t) else ():
            triggers = t.mix.of[card].triggers(AFTER_COMBAT)
            if triggers and works(t, seat, card) and weight(t, seat, card):
                frame = s.Frame(seat, card, cause=cause)
                found += [(seat, trigger, frame) for trigger in triggers]
        for card, marker in fight.granted:
            if card in player.play:
                frame = s.Frame(seat, card, cause=cause)
                found += [(seat, x, frame) for x in marker.triggers if mask(x.at) & AFTER_COMBAT]
        for marker in player.markers:
            frame = s.Frame(seat, marker.card, cause=cause)
            found += [(seat, x, frame) for x in marker.triggers if mask(x.at) & AFTER_COMBAT]
    return found


def _end_markers(t: Table, seats: tuple[int, ...]) -> None:
    for seat in seats:
        for marker in t.seats[seat].markers:
            # A card used up for one roll is not kept for that of another fight (R-COMBAT-013).
            unrolled = marker.until == "next_run" and not marker.keeps and seat in munchkins(t)
            if unrolled or (marker.begun and marker.until in ("combat", "next_combat")):
                end_quietly(t, seat, marker)


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Claim: StepRules(
        asks="several",
        bits=_asked_of_claim,
        changed=claim_changed,
        resolve=resolve_claim,
        times=Times(anyone=OPEN_IN_COMBAT, others=PEACE),
        shown=lambda t, step: {"removal": step.removal},
        calm=True,
    ),
    s.Aftermath: StepRules(asks="several", point=AFTER_COMBAT, times=AS_ALWAYS),
}

MOVES = {"claim": plain(refuse_claim, _do_claim)}
