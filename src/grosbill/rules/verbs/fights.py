"""What effects do to a fight and to what is under way: grants, monsters, phases, dice, cancelling."""

from __future__ import annotations

from grosbill.effects import vocabulary as v
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import NO_TERMS, Terms
from grosbill.model.records import replace
from grosbill.model.state import DOOR, Marker
from grosbill.rules.kernel.scripts import otherwise
from grosbill.rules.kernel.step_rules import STEPS as STEP_RULES
from grosbill.rules.kernel.step_rules import StepRules
from grosbill.rules.kernel.zones import from_hand
from grosbill.rules.reading.conditions import holds, select
from grosbill.rules.reading.spoils import treasures_of
from grosbill.rules.reading.which import curses_on
from grosbill.rules.reading.who import announced_player
from grosbill.rules.table import (
    Table,
    called,
    clockwise,
    cut_at,
    fighting,
    find_step,
    pop,
    push,
    swap,
    swap_at,
    tell,
)
from grosbill.rules.topics import combat, running
from grosbill.rules.topics.curses import fall, lift
from grosbill.rules.topics.helping import join_as_helper

# --- standing changes ---------------------------------------------------------------------------------------


def grant(t: Table, verb: v.Grant, frame: s.Frame) -> None:
    """Standing changes and triggers are given for a while, to a player or to cards in the fight.

    A curse that does so stays with its victim (R-CURSE-007), the first if there are several, and counts in
    the fight or turn under way (R-CURSE-009, R-CURSE-010, Q-018).
    """
    keeps = frame.card >= 0 and t.mix.of[frame.card].strikes and not _lies_on_another(t, frame)
    in_fight = fighting(t, frame.you)
    weighs = any(isinstance(mod, (v.Strength, v.Scale)) for mod in verb.mods)
    mods = tuple([_announced(mod, frame) for mod in verb.mods])
    marker = Marker(frame.card, mods, verb.for_, in_fight, keeps, verb.on, weighs)
    if verb.to is not None:
        _grant_to_cards(t, verb.to, marker, frame)
        return
    player = t.seats[frame.you]
    player.markers = (*player.markers, marker)
    # What is for others of them is none of theirs, as long as they are not such.
    if not mods or any(mod.if_ is None or holds(t, mod.if_, frame) for mod in mods):
        tell(t, e.Granted(frame.you, _giver(t, frame), announced=frame.n if mods != verb.mods else 0))
    if t.fight is not None and any(isinstance(mod, v.Forbid) and mod.what == "win" for mod in verb.mods):
        t.fight.no_win |= 1 << frame.you


def _lies_on_another(t: Table, frame: s.Frame) -> bool:
    return any(frame.card in curses_on(t, player) for player in t.seats if player is not t.seats[frame.you])


def _giver(t: Table, frame: s.Frame) -> str:
    return t.mix.ref[frame.card] if frame.card >= 0 else ""


def _announced(mod: v.AnyMod, frame: s.Frame) -> v.AnyMod:
    """A change by a number that was announced is a change by that number from here on."""
    if isinstance(mod, v.Strength) and isinstance(mod.plus, v.Amount) and mod.plus.one_of is not None:
        return replace(mod, plus=frame.n)
    return mod


def _grant_to_cards(t: Table, to: v.Cards, marker: Marker, frame: s.Frame) -> None:
    """Monsters in the fight, an item in use or a card played are changed until the fight is over."""
    fight = t.fight
    if fight is None:
        return
    cards = select(t, to, frame, frame.you)
    if to.target:  # what was announced may have left since
        there = {card for card, _ in fight.plays} | {foe.card for foe in fight.foes}
        there |= {card for player in t.seats for card in player.play}
        cards = [card for card in cards if card in there]
        if not cards:
            return
    fight.granted += tuple([(card, marker) for card in cards])
    tell(t, e.Granted(frame.you, _giver(t, frame), called(t, cards)))


# --- the fight ----------------------------------------------------------------------------------------------


def remove(t: Table, verb: v.Remove, frame: s.Frame) -> None:
    """A monster leaves the fight, or is killed by a card; nothing else takes one out (R-MULTI-003).

    It leaves treasure as the card says; if that says nothing, as the table has agreed (R-COMBAT-024,
    R-TREAS-007, Q-065), whoever loses by that (R-INTERF-010).
    """
    if t.fight is None:
        return
    cards = select(t, verb.cards, frame, frame.you)
    present = [foe for foe in t.fight.foes if foe.card in cards]
    if verb.cards.n != "all":
        present = present[:1]
    if not present:
        otherwise(t, verb, frame)
        return
    # Whoever has run from another, gone since or not, has not this one alone (R-MULTI-005).
    fled = t.fight.running and any(card != present[0].card for _, card in t.fight.away)
    only = len(t.fight.foes) == 1 and not fled
    for place, foe in enumerate(present):
        if verb.killed:
            combat.kill_now(t, foe)
            continue
        if isinstance(verb.treasure, int):
            left = verb.treasure if place == 0 else 0
        elif (
            verb.treasure == "yes"
            or (verb.treasure == "if_only" and only)
            or (verb.treasure is None and t.settings.removed_treasure)
        ):
            left = treasures_of(t, foe, killed=False)
        else:
            left = 0
        by_itself = frame.foe == foe.card and t.mix.of[foe.shape].friendly
        combat.remove(t, foe, left, by_itself=by_itself)
    running.rid_of(t, [foe.card for foe in present])


def join(t: Table, verb: v.Join, frame: s.Frame) -> None:
    """A monster enters the fight: a copy, the played card itself, or the one played along with it.

    There is no other way (R-MULTI-011), and these are open to anyone (R-INTERF-004).
    """
    if t.fight is None:
        return
    if verb.copy is not None:
        combat.copy_foe(t, frame)
    elif verb.cards is not None and verb.cards.this:
        combat.enter(t, frame.card, frame.you, "join")
    elif frame.that in t.seats[frame.you].hand:
        from_hand(t, frame.you, frame.that)
        combat.enter(t, frame.that, frame.you, "join", brought=True)


def call(t: Table, verb: v.Join, frame: s.Frame, seats: list[int]) -> None:
    """Each in turn may add a monster, beginning with whoever brought the one that calls (R-WANDER-006)."""
    order = [seat for seat in clockwise(t, max(frame.actor, 0)) if seat in seats]
    push(t, s.Callers(tuple(order), verb, frame))


def run_callers(t: Table, step: s.Callers) -> bool:
    """The next player is asked, once (R-WANDER-007)."""
    if not step.seats or t.fight is None:
        pop(t)
        return True
    assert isinstance(step.verb, v.Join)
    assert step.verb.cards is not None
    player, rest = step.seats[0], step.seats[1:]
    swap(t, s.Callers(rest, step.verb, step.frame))
    push(
        t,
        s.Pick(
            player, player, "join", s.picked(step.verb.cards), 1, replace(step.frame, you=player), may=True
        ),
    )
    return True


def recruit(t: Table, verb: v.Recruit, frame: s.Frame) -> None:
    """A player is made to help, for what the card says, if they are still there for it."""
    if t.fight is None or not t.seats[announced_player(frame)].alive:
        return
    terms = Terms(treasures=verb.reward) if verb.reward else NO_TERMS
    join_as_helper(t, announced_player(frame), forced=True, terms=terms)
    t.fight.reward = verb.reward


def open_phase(t: Table, verb: v.Phase, frame: s.Frame) -> None:
    """That part of the turn is open again; a door is opened at once."""
    if verb.phase == "end":
        t.phase = "end"
        t.trouble = t.loot = False
        t.steps = (s.Lull("end"), *t.steps)
    elif verb.phase == "door":
        t.phase = "room"
        # In place of a card behind the door it is like that one (R-TURN-012), else in place of the loot.
        if frame.cause != "face_up":
            t.trouble = t.loot = False
        # What is under way is settled before the door is opened.
        t.steps = (s.Drawing(t.active, DOOR, 1, "door", len(t.piles[DOOR]), by=frame.card), *t.steps)
    else:
        t.trouble = t.trouble or verb.phase == "trouble"
        if verb.phase == "loot" and not t.loot:
            t.loot = t.met = True  # what kept one from looting is taken to be a monster (R-TURN-016)
        t.phase = "room"


def escape(t: Table, verb: v.Escape, frame: s.Frame) -> None:
    """Somebody gets away, from one of some monsters, which they choose, or from all."""
    seat = announced_player(frame) if verb.who in ("target", "helper") else frame.you
    if verb.from_ is None:
        running.get_away(t, seat, even=verb.even)
        return
    found = select(t, verb.from_, frame, frame.you)
    if len(found) > 1:
        push(t, s.Pick(seat, -1, "evade", s.picked(verb.from_), 1, frame))
    elif found:
        running.get_away_from(t, seat, found[0])


def cancel(t: Table, verb: v.Cancel, frame: s.Frame) -> None:
    """What was about to happen does not; or a lasting card is lifted."""
    if verb.cards is not None:
        lift(t, frame.target_card)
        return
    for place in range(len(t.steps) - 1, -1, -1):
        step = t.steps[place]
        called_off = STEP_RULES[type(step)].cancel
        if called_off is not None:
            cut_at(t, place)
            called_off(t, step)
            return


def redirect(t: Table, verb: v.Redirect, frame: s.Frame) -> None:
    """What is under way goes elsewhere."""
    if verb.to == "other_side":
        combat.change_sides(t, frame.target_card, frame.you)
        return
    if verb.to == "target":
        if not _redirect_curse(t, announced_player(frame)):
            combat.hand_over(t, announced_player(frame))
        return
    place = find_step(t, s.Drawing)
    step = t.steps[place] if place >= 0 else None
    if isinstance(step, s.Drawing):
        swap_at(t, place, replace(step, from_pile=step.from_pile + 1))


def _redirect_curse(t: Table, victim: int) -> bool:
    """A curse about to strike strikes another player instead, who may answer it."""
    place = find_step(t, s.Falls)
    step = t.steps[place] if place >= 0 else None
    if not isinstance(step, s.Falls):
        return False
    cut_at(t, place)
    tell(t, e.PassedOn(step.victim, victim, t.mix.ref[step.card]))
    fall(t, step.card, victim, step.victim, "played")
    return True


# --- described ----------------------------------------------------------------------------------------------

STEPS = {s.Callers: StepRules(asks="nobody", run=run_callers)}
