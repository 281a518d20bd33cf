"""What playing or using a card is worth: in a fight, against a curse, on a die, or by what it does."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from grosbill.bots.greedy import fights
from grosbill.bots.greedy.blows import cursed, struck
from grosbill.bots.greedy.effects import ending, paid, payable, to_me, to_seat
from grosbill.bots.greedy.reading import among, holds, lying, number
from grosbill.bots.greedy.scale import DOOR, LOSS, STRENGTH, TREASURE, climb, menace
from grosbill.bots.greedy.scene import NOBODY, Scene
from grosbill.bots.greedy.verdict import Verdict, gives_away, never
from grosbill.bots.greedy.winning import (
    handed_over,
    reaching,
    winners,
    winners_after,
    winners_with,
)
from grosbill.bots.greedy.worth import UNSEEN, keeping, price, worth
from grosbill.effects import vocabulary as v
from grosbill.effects.points import ANY_TIME
from grosbill.model.moves import SIDES, Move
from grosbill.packs import CardDef, Power
from grosbill.rules.reading.rolls import ESCAPE_ON
from grosbill.rules.table import Table
from grosbill.views.seen import supposed_fight

_SURE, _SURER = 0.85, 0.9  # strength may be answered with strength, a curse with a wish
_HALFWAY = 0.5  # others may add what is missing when somebody is about to win
_WAIT = 0.01  # what is done later is not done now
_EVEN = 0.001  # nothing is given for its like
_SPARE = 3  # so far ahead that a stronger monster is welcome for its treasure
_LASTING = ("item", "race", "class", "sidekick", "monster")
_QUIET_STEPS = ("", "lull", "opening", "charity")


def power_of(scene: Scene, move: Move) -> Power | None:
    """The power of a card that a move uses; None for a card that is simply laid down."""
    card, using = move.card, move.kind == "use"
    foe = scene.foe(card) if using and scene.foes else None
    if foe is not None:
        found = scene.cards[foe["monster"]].face_powers
    else:
        found = scene.cards[card].used_powers if using else scene.cards[card].hand_powers
    for power in found:
        if _meant(scene, power, move) and (len(found) == 1 or _suits(scene, power, move)):
            return power
    return None


def _suits(scene: Scene, power: Power, move: Move) -> bool:
    """Whether a power may be used on whom a move is aimed at: a card may have another for others."""
    target, seat = power.use.target, scene.seat(move.target)
    return target is None or target.if_ is None or seat < 0 or holds(scene, target.if_, seat)


def _meant(scene: Scene, power: Power, move: Move) -> bool:
    """Whether a power is the one a move names."""
    named, aimed, how = move.power, move.target, power.how
    if named and named != power.slug:
        return False
    if how in ("curse", "attach"):
        return bool(aimed)
    if how == "boost":
        return aimed in SIDES
    if how == "enhance":
        return scene.foe(aimed) is not None
    if how == "bear":
        return scene.foe(aimed) is None
    target = power.use.target
    if aimed:
        return target is not None and (aimed not in SIDES or target.both)
    laying = move.kind == "play" and scene.fight is None and scene.step["kind"] in _QUIET_STEPS
    if laying and not power.points & ANY_TIME:
        return False
    return target is None or target.who == "player"


def use_meanwhile(scene: Scene, move: Move, power: Power) -> Verdict:
    """A use while something has to go: what is worth nothing does not put that off."""
    if scene.step["kind"] == "shedding" and move.kind == "use":
        return never("bot-no-use", card=move.card)
    verdict = use(scene, move, power)
    return verdict if verdict.value > 0 else never(verdict.why, **verdict.facts)


def use(scene: Scene, move: Move, power: Power) -> Verdict:
    """Judge a use of a card."""
    d, how = scene.cards[move.card], power.how
    if how == "curse":
        return _curse(scene, move, d, _spent(scene, move, power))
    if how in ("pose", "head_count"):
        over = ending(scene, d.counts_as, scene.me) if how == "head_count" else 0.0
        return Verdict(over, "bot-decides", {"card": d.id}) if over else never("bot-no-use", card=d.id)
    if how == "attach":
        return _attach(scene, move, d)
    spent = _spent(scene, move, power)
    if scene.fight is not None:
        fewer = _fewer(scene, move, power, spent) if len(scene.foes) > 1 else None
        if fewer is not None:
            return fewer
        shift = fights.shift(scene, d, power, move.target)
        if shift:
            joining = [each for each in power.use.do if isinstance(each, v.Join)]
            more = fights.newcomer(scene, joining[0], d, move.target) if joining else None
            return _shift(scene, move, d, more, shift, spent)
    for verb in power.use.do:
        judge = _JUDGE.get(type(verb))
        if judge is not None:
            return judge(scene, move, verb, spent)
    return _effects(scene, move, power, spent)


def _spent(scene: Scene, move: Move, power: Power) -> float:
    """What a use costs me: its card, if it is used up, and what has to be paid; whomever it is aimed at."""
    key = (move.kind, move.card, power.number)
    spent: float | None = scene.memo.get(key)
    if spent is None:
        lasts = move.kind == "use" and scene.cards[move.card].kind in _LASTING
        total = 0.0 if lasts else price(scene, move.card)
        spent = scene.memo[key] = total - paid(scene, power.use.cost, scene.me, move.card)
    return spent


def _effects(scene: Scene, move: Move, power: Power, spent: float) -> Verdict:
    """What nothing else judges: what it does to whom."""
    target = scene.seat(move.target)
    owner = scene.seat(move.owner) if move.owner else target
    whom = target if target >= 0 else owner
    if whom >= 0 and _becomes(power):
        over = sum([ending(scene, trait, whom) for trait in _becomes(power)], 0.0)
        if over:
            return Verdict(over - spent, "bot-decides", {"card": move.card})
    if scene.fight is not None and whom >= 0 and fights.threat(scene):
        then = scene.lead + _changed(scene, move, power, whom)
        if scene.lead <= 0 < then:
            return gives_away("bot-hands-the-win", player=scene.name(scene.fighter))
        if then <= 0 < scene.lead:
            facts = {"card": move.card, "player": scene.name(scene.fighter)}
            return Verdict(LOSS - spent, "bot-stop-win", facts)
    key = (power.number, whom)
    gain: float | None = scene.memo.get(key)
    if gain is None:
        gain = scene.memo[key] = to_me(scene, power.use.do, scene.me, whom)
    gain += _announced(scene, move, power)
    return Verdict(gain - spent, "bot-effect", {"card": move.card, "gain": gain, "cost": spent})


def _changed(scene: Scene, move: Move, power: Power, whom: int) -> int:
    """By how much a fight turns for the munchkins by what a use takes from somebody, or makes of them."""
    then = struck(scene, scene.table, power.use.do, scene.me, whom, move.target)
    return fights.ahead(then) - fights.standing(scene) if then is not scene.table else 0


def _announced(scene: Scene, move: Move, power: Power) -> float:
    """The card announced with a move, if it is lost or taken: mine, or somebody's."""
    if move.target not in scene.cards:
        return 0.0
    lost, taken = _goes(power)
    holder = scene.seat(move.owner)
    total = 0.0
    if lost and holder >= 0:
        total += lost * worth(scene, holder, move.target) * menace(scene, holder)
    if taken and holder != scene.me:
        # A theft that a die decides comes off half of the time.
        total += 0.5 * taken * worth(scene, scene.me, move.target)
    return total


@lru_cache(maxsize=4096)
def _goes(power: Power) -> tuple[int, int]:
    """How often a use makes somebody lose the card it is aimed at, and how often it is taken."""
    verbs = list(power.use.do)
    verbs += [each for verb in verbs if isinstance(verb, v.Roll) for row in verb.results for each in row.do]
    lost = [verb for verb in verbs if isinstance(verb, v.Lose) and verb.cards.target]
    return len(lost), len([verb for verb in verbs if isinstance(verb, v.Take) and verb.cards.target])


def _attach(scene: Scene, move: Move, d: CardDef) -> Verdict:
    """A card put on an item of mine: best on one I could not use otherwise."""
    idle = 0.0
    if move.target in scene.cards and move.target not in scene.mine["used"]:
        idle = 0.2 * number(scene, scene.cards[move.target].bonus, scene.me)
    return Verdict(idle - price(scene, d.id), "bot-attach", {"card": d.id, "other": move.target})


# --- changing a fight ---------------------------------------------------------------------------------------


def _shift(scene: Scene, move: Move, d: CardDef, more: CardDef | None, shift: int, spent: float) -> Verdict:
    """For the side I want to win: what turns the fight, if the fight is worth it."""
    stakes = fights.stakes(scene)
    facts = {"card": move.card, "n": abs(shift), "cost": spent, "stakes": abs(stakes)}
    if scene.running:
        return never("bot-wasted", **facts)
    if stakes > 0 and shift < 0:
        return add(scene, more, shift, spent, facts) if more else _dare(scene, d, shift, spent, facts)
    if more is not None and scene.lead + shift > 0 and hands_over(scene, more):
        return gives_away("bot-hands-the-win", player=scene.name(scene.fighter))
    if (stakes > 0) != (shift > 0):
        return never("bot-wrong-side", **facts)
    need = scene.missing if stakes > 0 else scene.lead
    if need <= 0:
        return never("bot-wasted", **facts)
    threat = fights.threat(scene)
    why = "bot-turn" if stakes > 0 else "bot-stop-win" if threat else "bot-stop"
    facts |= {"need": need, "player": scene.name(scene.fighter)}
    turned = _SURE * abs(stakes)
    if more is not None and not threat:
        turned -= (1 - _SURE) * gift(scene, more)
    if abs(shift) >= need:
        return Verdict(turned - spent, why, facts)
    cards, cost = fights.plan(scene)
    if move.card in cards:
        # The strongest first: it may be that the others are not needed.
        return Verdict(turned - max(cost, spent) + 0.001 * abs(shift), why, facts)
    if threat:
        if _others_to_come(scene):
            return Verdict(-_WAIT, why, facts)
        return Verdict(_HALFWAY * abs(stakes) * abs(shift) / need - spent, why, facts)
    return never("bot-not-enough", **facts)


def _others_to_come(scene: Scene) -> bool:
    """Whether somebody is asked after me: they may stop the win alone, and else I am asked again."""
    n = len(scene.players)
    place = (scene.me - scene.fighter) % n
    return any((seat - scene.fighter) % n > place for seat in scene.view["waiting"] if seat != scene.me)


def gift(scene: Scene, more: CardDef) -> float:
    """What it costs me if a monster more is beaten all the same: levels and treasure, or the game."""
    fighter = scene.fighter
    if hands_over(scene, more):
        return LOSS
    level = scene.players[fighter]["level"]
    climbs = climb(level, scene.kill_levels + more.levels) - climb(level, scene.kill_levels)
    return menace(scene, fighter) * (climbs + TREASURE * more.treasures)


def hands_over(scene: Scene, more: CardDef) -> bool:
    """Whether others win the game by a fight if a monster more is beaten in it, and not I."""
    return handed_over(scene, _with_more(scene, more))


def _with_more(scene: Scene, more: CardDef) -> tuple[int, ...]:
    """Who would win the game by the fight with a monster more."""
    levels, kills = scene.kill_levels + more.levels, len(scene.foes) + 1
    return reaching(scene, levels, kills, scene.helper, scene.fighter)


def _fewer(scene: Scene, move: Move, power: Power, spent: float) -> Verdict | None:
    """One monster of several taken out of the fight, where that changes who wins the game by it."""
    foe = scene.foe(move.target) if not scene.running else None
    verbs = power.use.do
    if foe is None or not any(isinstance(verb, v.Remove) and not verb.killed for verb in verbs):
        return None
    if scene.lead + foe["level"] <= 0 or any(isinstance(verb, v.Join) for verb in verbs):
        return None
    levels, kills = scene.kill_levels - scene.cards[foe["monster"]].levels, len(scene.foes) - 1
    won = reaching(scene, levels, kills, scene.helper, scene.fighter)
    if handed_over(scene, won) and not fights.threat(scene):
        return gives_away("bot-hands-the-win", player=scene.name(won[0]))
    if fights.threat(scene) and not won and scene.lead > 0:
        facts = {"card": move.card, "player": scene.name(scene.fighter)}
        return Verdict(LOSS - spent, "bot-stop-win", facts)
    return None


def add(scene: Scene, more: CardDef, shift: int, spent: float, facts: dict[str, Any]) -> Verdict:
    """A monster more in a fight of mine that I win by far, for its level and treasure."""
    won = _with_more(scene, more)
    if handed_over(scene, won):
        return gives_away("bot-hands-the-win", player=scene.name(scene.helper))
    spare = 1 if won else _SPARE * scene.temperament.fear
    if scene.me != scene.fighter or winners(scene) or scene.lead + shift < spare:
        return never("bot-wrong-side", **facts)
    level = scene.mine["level"]
    gain = climb(level, scene.kill_levels + more.levels) - climb(level, scene.kill_levels)
    gain += TREASURE * more.treasures
    return Verdict(gain * _SURE - spent, "bot-add", facts | {"gain": gain})


def _dare(scene: Scene, d: CardDef, shift: int, spent: float, facts: dict[str, Any]) -> Verdict:
    """A stronger monster in a fight of mine that I win by far, for the treasure it brings."""
    more = TREASURE * d.treasures if d.kind == "enhancer" else 0.0
    safe = scene.lead + shift >= _SPARE * scene.temperament.fear
    if scene.me != scene.fighter or winners(scene) or not more or not safe:
        return never("bot-wrong-side", **facts)
    return Verdict(more - spent, "bot-dare", facts | {"treasures": d.treasures})


def _lost(scene: Scene) -> bool:
    """Whether I am in a fight that my own cards cannot turn."""
    return scene.fighting and scene.missing > 0 and not fights.plan(scene)[0]


def _remove(scene: Scene, move: Move, verb: v.Remove, spent: float) -> Verdict:
    """A monster that leaves gives no level: good against a winner, and better than being caught."""
    facts = {"card": move.card, "cost": spent, "player": scene.name(scene.fighter)}
    if fights.threat(scene):
        stops = scene.lead > 0 and not verb.killed
        return Verdict(LOSS - spent, "bot-stop-win", facts) if stops else never("bot-wasted", **facts)
    if scene.fighting:
        if verb.killed and scene.missing > 0:
            return Verdict(fights.stakes(scene) - spent, "bot-way-out", facts)
        if not _lost(scene):
            return never("bot-wasted", **facts)
        left = 0 if verb.treasure in (None, "no") else scene.spoils
        if isinstance(verb.treasure, int):
            left = verb.treasure
        own = TREASURE * left if scene.me == scene.fighter else 0.0
        return Verdict(fights.defeat(scene, scene.me) + own - spent, "bot-way-out", facts)
    return never("bot-wasted", **facts)


def _escape(scene: Scene, move: Move, verb: v.Escape, spent: float) -> Verdict:
    facts = {"card": move.card, "cost": spent, "player": scene.name(scene.fighter)}
    if fights.threat(scene) and scene.lead > 0:
        return Verdict(LOSS - spent, "bot-stop-win", facts)
    mine = scene.seat(move.target) == scene.me or move.target == "munchkins"
    if scene.step["kind"] == "caught":
        if scene.step["seat"] != scene.me:
            return never("bot-wasted", **facts)
        bad = -to_seat(scene, scene.monster(scene.step["card"]).bad_stuff, scene.me)
        return Verdict(bad * scene.temperament.fear - spent, "bot-way-out", facts)
    if mine and (scene.running or _lost(scene)) and scene.fighting:
        return Verdict(fights.defeat(scene, scene.me) - spent, "bot-way-out", facts)
    return never("bot-wasted", **facts)


def _redirect(scene: Scene, move: Move, verb: v.Redirect, spent: float) -> Verdict:
    """The fight goes to somebody who will not win it, or to me if I will."""
    facts = {"card": move.card, "cost": spent, "player": move.target or scene.name(scene.fighter)}
    target = scene.seat(move.target)
    if scene.fight is None or target < 0 or verb.to != "target":
        return _spoil(scene, verb, spent, facts)
    wins = fights.ahead(supposed_fight(scene.table, target)) > 0
    won = reaching(scene, scene.kill_levels, len(scene.foes), NOBODY, target)
    if target == scene.me:
        return _take_over(scene, wins, spent, facts)
    if wins and won:
        return gives_away("bot-hands-the-win", player=move.target)
    prize = fights.prize(scene, scene.fighter)
    relief = fights.defeat(scene, scene.me) if _lost(scene) else 0.0
    if fights.threat(scene) and scene.lead > 0:
        relief = LOSS
    handed = -menace(scene, target) * (prize if wins else -fights.defeat(scene, target))
    return Verdict(relief + handed - spent if relief else -1.0, "bot-hand-over", facts)


def _take_over(scene: Scene, wins: bool, spent: float, facts: dict[str, Any]) -> Verdict:
    """The fight becomes mine: I win it, or lose it in place of somebody who would win the game by it."""
    if scene.fighting or scene.running:
        return never("bot-wasted", **facts)
    prize = climb(scene.mine["level"], scene.kill_levels) + TREASURE * scene.spoils
    gain = prize if wins else -fights.defeat(scene, scene.me)
    if fights.threat(scene) and scene.lead > 0:
        return Verdict(LOSS + gain - spent, "bot-stop-win", facts)
    return Verdict(gain - spent if wins else -1.0, "bot-take-over", facts)


def _spoil(scene: Scene, verb: v.Redirect, spent: float, facts: dict[str, Any]) -> Verdict:
    """A draw from the discards, whose top everybody knows; or a card made to count for the other side."""
    step = scene.step
    if verb.to != "discards" or step["kind"] != "drawing":
        return Verdict(-0.05, "bot-no-use", {})
    door = step["deck"] == "door"
    pile = scene.view["door_discards" if door else "treasure_discards"]
    if not pile:
        return never("bot-no-use")
    if step["use"] == "door":
        gain = fights.behind_the_door(scene, scene.cards[pile[-1]]) - DOOR
    else:
        gain = worth(scene, scene.me, pile[-1]) - (DOOR if door else TREASURE)
    return Verdict(gain - spent, "bot-redraw", facts | {"gain": gain})


def _recruit(scene: Scene, move: Move, verb: v.Recruit, spent: float) -> Verdict:
    """Somebody who must help me, if that is enough."""
    helper = scene.seat(move.target)
    facts = {"card": move.card, "cost": spent, "player": move.target}
    if not scene.fighting or helper < 0 or not 0 < scene.missing <= fights.as_helper(scene, helper):
        return never("bot-wasted", **facts)
    if handed_over(scene, winners_with(scene, helper)):
        return gives_away("bot-hands-the-win", player=move.target)
    return Verdict(fights.stakes(scene) - TREASURE * verb.reward - spent, "bot-recruit", facts)


# --- levels and curses --------------------------------------------------------------------------------------


def _curse(scene: Scene, move: Move, d: CardDef, spent: float) -> Verdict:
    victim = scene.seat(move.target)
    if victim < 0:
        return never("bot-no-use", card=d.id)
    facts: dict[str, Any] = {"card": d.id, "player": move.target, "cost": spent}
    if victim == scene.me:
        return never("bot-curse-me", **facts)
    if scene.mix.spreading and _becomes(d):
        over = sum([ending(scene, trait, victim) for trait in _becomes(d)], 0.0)
        if over:
            return Verdict(over - spent, "bot-decides", facts)
    hung = _hung_on(scene, d, victim) if d.attach is not None else 0
    facts["harm"] = harm = -to_seat(scene, d.curse, victim) - STRENGTH * hung
    gain = to_me(scene, d.curse, victim) if _strikes_others(d) else menace(scene, victim) * harm
    if scene.fight is not None and (victim in (scene.fighter, scene.helper) or _strikes_others(d)):
        turned = -_SURER * fights.stakes(scene)
        if turned > 0 and gain + turned > spent and scene.lead > 0 and not scene.running:
            then = cursed(scene, d, victim)
            lead = scene.lead + hung
            lead += fights.ahead(then) - fights.standing(scene) if then is not scene.table else 0
            if fights.threat(scene) and (lead <= 0 or _fewer_win(scene, then)):
                return Verdict(_SURER * LOSS - spent, "bot-stop-win", facts)
            if lead <= 0:
                gain += turned
    facts["gain"] = gain
    return Verdict(gain - spent, "bot-curse", facts)


@lru_cache(maxsize=4096)
def _strikes_others(d: CardDef) -> bool:
    """Whether a curse does something to others than its victim."""
    return any(isinstance(verb, v.Exchange) or verb.who != "you" for verb in d.curse)


def _hung_on(scene: Scene, d: CardDef, victim: int) -> int:
    """What a curse that lies on an item of somebody's changes of their strength."""
    if d.attach is None:
        return 0
    worn = [card for card in among(scene, d.attach, victim) if card in scene.players[victim]["used"]]
    times = sum([mod.by - 1 for mod in d.mods if isinstance(mod, v.Scale)])
    return times * max([number(scene, scene.cards[card].bonus, victim) for card in worn], default=0)


@lru_cache(maxsize=4096)
def _becomes(made: CardDef | Power) -> tuple[str, ...]:
    """What whom a curse strikes becomes, or whom a power is used on."""
    verbs = made.curse if isinstance(made, CardDef) else made.use.do
    return tuple([verb.trait for verb in verbs if isinstance(verb, v.Become) and verb.trait is not None])


def _fewer_win(scene: Scene, then: Table) -> bool:
    """Whether nobody wins any more at a table where somebody was struck, or after another curse of mine."""
    left = winners_after(scene, then)
    held = [card for card in scene.mine["hand"] if _takes_levels(scene.cards[card])]
    return len(left) < len(winners(scene)) and len(left) < max(1, len(held))


@lru_cache(maxsize=4096)
def _takes_levels(d: CardDef) -> bool:
    """Whether whom a curse strikes loses levels."""
    return any(isinstance(verb, v.LoseLevels) for verb in d.curse)


def _cancel(scene: Scene, move: Move, verb: v.Cancel, spent: float) -> Verdict:
    """A wish against a curse on me that really hurts."""
    facts = {"card": move.card, "cost": spent}
    if verb.cards is not None:
        lifted = not move.owner and move.target in scene.mine["curses"]
        return Verdict(0.6 - spent, "bot-lift", facts) if lifted else never("bot-wasted", **facts)
    step = scene.step
    if step["kind"] in ("announced", "falls") and fights.threat(scene) and scene.lead > 0:
        # What is called off may be what stops them: a curse on them, or what another has played.
        theirs = step["seat"] in (scene.fighter, scene.helper)
        if theirs == (step["kind"] == "falls"):
            return gives_away("bot-hands-the-win", player=scene.name(scene.fighter))
    if step["kind"] == "announced":
        return Verdict(-0.05, "bot-no-use", facts)
    if step["kind"] != "falls" or step["seat"] != scene.me:
        return never("bot-wasted", **facts)
    harm = -to_seat(scene, scene.cards[step["card"]].curse, scene.me) * scene.temperament.fear
    return Verdict(harm - spent, "bot-ward", facts | {"other": step["card"], "harm": harm})


# --- dice ---------------------------------------------------------------------------------------------------


def _adjust(scene: Scene, move: Move, verb: v.Adjust, spent: float) -> Verdict:
    """A failed roll of mine is mended; an escape of a rival is spoiled."""
    step = scene.step
    facts = {"card": move.card, "cost": spent}
    if step["kind"] == "sinking":
        return Verdict(1.0 - spent if step["seat"] == scene.me else -1.0, "bot-dice", facts)
    if step["kind"] == "escaped" and step["seat"] != scene.me:
        harm = -to_seat(scene, scene.monster(step["card"]).bad_stuff, step["seat"])
        return Verdict(menace(scene, step["seat"]) * harm - spent, "bot-dice-spoil", facts)
    if step["kind"] != "rolled" or step["seat"] != scene.me or step["of"] != "run":
        return never("bot-wasted", **facts)
    chance = _mended(scene, move, verb, step)
    if chance is None:
        return never("bot-wasted", **facts)
    bad = -to_seat(scene, scene.monster(step["card"]).bad_stuff, scene.me)
    return Verdict(chance * bad * scene.temperament.fear - spent, "bot-dice", facts)


def _mended(scene: Scene, move: Move, verb: v.Adjust, step: dict[str, Any]) -> float | None:
    """How likely a change mends a failed roll to run away; None if it did not fail or cannot be mended."""
    bonus = fights.run_bonus(scene, scene.me, scene.numbered(step["card"]))
    short = ESCAPE_ON - step["value"] - bonus
    if short <= 0:
        return None
    if verb.to is not None:
        return 1.0 if move.n + bonus >= ESCAPE_ON else None
    if verb.plus is not None:
        return 1.0 if verb.plus * min(3, scene.mine["hand_size"]) >= short else None
    return fights.rolled_chance(bonus)


# --- taking -------------------------------------------------------------------------------------------------


def _take(scene: Scene, move: Move, verb: v.Take, spent: float) -> Verdict:
    """An item that turns my fight; the best of the discards; or a card of somebody's."""
    facts = {"card": move.card, "cost": spent}
    if verb.to == "use" and scene.fighting:
        return Verdict(fights.stakes(scene) - spent, "bot-way-out", facts)
    if verb.cards.in_ == "discards":
        pile = lying(scene, verb.cards, scene.me, _least_paid(scene, move))
        gain = max([worth(scene, scene.me, card) for card in pile], default=0.0) - _EVEN
    elif move.target in scene.cards:
        gain = worth(scene, scene.me, move.target)
    else:
        holder = scene.seat(move.target)
        gain = UNSEEN + (menace(scene, holder) * UNSEEN if holder >= 0 else 0.0)
    return Verdict(gain - spent, "bot-effect", facts | {"gain": gain})


def _least_paid(scene: Scene, move: Move) -> str:
    """The card that a use would be paid with; none if it costs none."""
    power = power_of(scene, move)
    costs = power.use.cost if power is not None else ()
    paying = [cost.cards for cost in costs if isinstance(cost, v.PayCards)]
    found = [card for cards in paying for card in payable(scene, cards, move.card)]
    least = [(keeping(scene, card), scene.cards[card].value, card) for card in found]
    return min(least)[2] if least else ""


_JUDGE: dict[type[v.Verb], Callable[[Scene, Move, Any, float], Verdict]] = {
    v.Remove: _remove,
    v.Escape: _escape,
    v.Redirect: _redirect,
    v.Recruit: _recruit,
    v.Cancel: _cancel,
    v.Adjust: _adjust,
    v.Take: _take,
}
