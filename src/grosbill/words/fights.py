"""A fight in words: what makes up both totals, how it stands, what is at stake."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypeAlias

from grosbill.effects import vocabulary as v
from grosbill.effects.points import BEFORE_FIGHT
from grosbill.effects.tags import records
from grosbill.language import capital
from grosbill.model.figures import FACES, LAST_LEVEL
from grosbill.model.moves import NO_TERMS, read_terms
from grosbill.model.state import Foe
from grosbill.model.steps import Frame
from grosbill.rules.reading.conditions import holds
from grosbill.rules.reading.escaping import held_fast, not_pursued
from grosbill.rules.reading.rolls import ESCAPE_ON, pursuit, roll_changes
from grosbill.rules.reading.spoils import kill_levels
from grosbill.rules.reading.standing import barred, forbidden_here
from grosbill.rules.reading.strength import monster_total, munchkin_total, wins_ties
from grosbill.rules.table import Table
from grosbill.words.choices import when_text, whom_text
from grosbill.words.labels import Teller
from grosbill.words.naming import Words

Standing: TypeAlias = Literal["winning", "tied", "losing"]


def winning(teller: Teller) -> bool:
    """Whether the munchkins win the fight as it stands."""
    combat = teller.view["combat"]
    ours, theirs = combat["munchkins"], combat["monsters_total"]
    return bool(ours > theirs) or (ours == theirs and wins_ties(teller.figures.table))


def standing(teller: Teller) -> Standing:
    """How the fight stands for the munchkins: winning, losing, or a tie that they lose."""
    combat = teller.view["combat"]
    if winning(teller):
        return "winning"
    return "tied" if combat["munchkins"] == combat["monsters_total"] else "losing"


def treasures(teller: Teller) -> int:
    """How many treasures the fight brings as it stands."""
    combat = teller.view["combat"]
    found: int = combat["treasures"] + sum(foe["treasures"] for foe in combat["monsters"])
    return found


def standing_told(teller: Teller) -> str:
    """The same as sentences, with what is at stake and who helps."""
    combat, words = teller.view["combat"], teller.words
    if combat["running"]:  # there is nothing to win any more
        parts = [words.say("ui-running")]
    else:
        parts = [words.say("ui-standing", state=standing(teller) if combat["monsters"] else "over")]
        levels, found = kill_levels(teller.figures.table), treasures(teller)
        if combat["monsters"] or levels or found:
            parts.append(words.say("ui-reward", treasures=found, levels=levels))
    if combat["helper"] >= 0:
        parts.append(_help_told(teller))
    elif not winning(teller):
        parts += _weighed(teller)
    if words.me >= 0 and words.me in (combat["fighter"], combat["helper"]) and combat["monsters"]:
        told = [escape.text for escape in escapes(teller, words.me)]
        parts.append(words.say("ui-escape", how=", ".join(told)))
    return " ".join(parts)


def reward_told(teller: Teller) -> str:
    """What winning brings: levels and treasures."""
    levels = kill_levels(teller.figures.table)
    return teller.words.say("ui-spoils", treasures=treasures(teller), levels=levels)


def caught_told(teller: Teller) -> str:
    """What each monster does to those it catches."""
    words, foes = teller.words, teller.view["combat"]["monsters"]
    lead = words.say("text-bad-stuff")
    told = [words.bad_stuff(foe["monster"]).removeprefix(lead).strip(": \u00a0") for foe in foes]
    if len(told) > 1 or ". " not in told[0]:  # a note, unless it is a text of several sentences
        told = [each.removesuffix(".") for each in told]
    return " / ".join(dict.fromkeys(map(capital, told)))


class Helped(NamedTuple):
    """A fight as it would be with somebody's help: both totals, and which monsters would not fight on.

    `ends`: whether winning it would win the fighter the game.
    """

    ours: int
    theirs: int
    leave: tuple[str, ...]
    wins: bool
    ends: bool


def helped(teller: Teller, helper: int) -> Helped:
    """The fight with this helper, as far as the table shows it: what their coming changes on both sides."""
    combat, alone = teller.view["combat"], teller.figures.table
    both = alone.copied()
    foes: tuple[Foe, ...] = ()
    leave: list[Foe] = []
    if (fight := both.fight) is not None:
        fight.helper = helper
        leave = [foe for foe in fight.foes if _leaves(both, fight.fighter, foe)]
        foes = fight.foes = tuple([foe for foe in fight.foes if foe not in leave])
    ours = combat["munchkins"] + munchkin_total(both) - munchkin_total(alone)
    theirs = combat["monsters_total"] + monster_total(both) - monster_total(alone)
    wins = not foes or ours > theirs or (ours == theirs and wins_ties(both))
    won = teller.view["players"][combat["fighter"]]["level"] + (kill_levels(both) if foes else 0)
    ends = wins and won >= LAST_LEVEL and not _granted_forbids(teller, "win", combat["fighter"])
    return Helped(ours, theirs, tuple([both.mix.ref[foe.card] for foe in leave]), wins, ends)


def helpers(teller: Teller) -> Sequence[int]:
    """Whose help the reader may have to think about: anybody's for who fights alone, else their own."""
    me, combat = teller.words.me, teller.view["combat"]
    if me < 0 or combat["helper"] >= 0 or combat["running"] or not combat["monsters"]:
        return ()
    players = teller.view["players"]
    others = range(len(players)) if me == combat["fighter"] else (me,)
    return [
        seat
        for seat in others
        if seat != combat["fighter"] and players[seat]["alive"] and _may_help(teller, seat)
    ]


def _may_help(teller: Teller, helper: int) -> bool:
    """Whether nothing on the table forbids that the fighter be helped, or that this player help."""
    return not any(
        forbidden_here(teller.figures.table, what, seat)
        or barred(teller.figures.table, what, seat)
        or _granted_forbids(teller, what, seat)
        for what, seat in (("be_helped", teller.view["combat"]["fighter"]), ("help", helper))
    )


def _granted_forbids(teller: Teller, what: str, seat: int) -> bool:
    """Whether something that was granted to a player and lasts forbids it."""
    return any(isinstance(mod, v.Forbid) and mod.what == what for mod in _granted(teller, seat))


def _weighed(teller: Teller) -> list[str]:
    """What the totals would be with help: of anybody for who may ask, and of whoever an offer is about."""
    words, combat, step = teller.words, teller.view["combat"], teller.step
    seats, mine = helpers(teller), combat["fighter"] != words.me
    if step.get("kind") == "offer":
        about = (
            (step["maker"], step["seat"]) if step["fight"] and not read_terms(step["terms"]).promise else ()
        )
        seats = [seat for seat in seats if seat in about]
    elif mine:
        seats = ()
    told = []
    for seat in seats:
        found = helped(teller, seat)
        message = "ui-with-help-totals" if mine else "ui-with-help-of"
        told.append(words.say(message, who=words.who(seat), ours=found.ours, theirs=found.theirs))
    return [words.say("ui-with-help", mine="yes" if mine else "no", totals=", ".join(told))] if told else []


def _leaves(table: Table, fighter: int, foe: Foe) -> bool:
    """Whether a monster goes away before the fight because of who is in it (Q-062)."""
    frame = Frame(fighter, foe.card, foe.card)
    return any(
        isinstance(trigger.do[0], v.Remove)
        and trigger.do[0].cards.this
        and (trigger.if_ is None or holds(table, trigger.if_, frame))
        for trigger in table.mix.of[foe.shape].triggers(BEFORE_FIGHT)
    )


def deal_told(teller: Teller) -> str:
    """What the helper gets for helping; "" where nothing was agreed."""
    combat = teller.view["combat"]
    terms = read_terms(combat["deal"]) if combat["helper"] >= 0 else NO_TERMS
    return teller.terms(terms, combat["helper"]) if terms != NO_TERMS else ""


def _help_told(teller: Teller) -> str:
    """Who helps, and for what."""
    combat, words = teller.view["combat"], teller.words
    terms = read_terms(combat["deal"])
    role = (
        "fighter" if combat["fighter"] == words.me else "helper" if combat["helper"] == words.me else "none"
    )
    return words.say(
        "ui-helper",
        role=role,
        helper=words.who(combat["helper"]),
        fighter=words.who(combat["fighter"]),
        terms=teller.terms(terms, within=True),
        free="yes" if terms == NO_TERMS else "no",
    )


class Escape(NamedTuple):
    """How a player gets away: without a roll, by any, by one of `need` or more, or never.

    `need` is 0 where no roll decides.
    """

    how: str
    need: int
    text: str


def escapes(teller: Teller, seat: int) -> list[Escape]:
    """What a player in the fight has to roll to get away, as far as the table shows it.

    One for each monster; one for all of them where it is the same for all.
    """
    words, table = teller.words, teller.figures.table
    foes = table.fight.foes if table.fight is not None else ()
    changes = roll_changes(table, seat, "any") + roll_changes(table, seat, "run")
    changes += sum(
        mod.plus for mod in _granted(teller, seat) if isinstance(mod, v.RollMod) and mod.to == "you"
    )
    found = []
    for foe in foes:
        need = ESCAPE_ON - changes - pursuit(table, foe.card)
        if held_fast(table, "escape", seat, foe.card):
            how = "never"
        elif not_pursued(table, seat, foe.card):
            how = "free"
        elif held_fast(table, "run", seat, foe.card) or need > FACES:
            how = "never"
        else:
            how = "always" if need <= 1 else "roll"
        found.append((how, need if how == "roll" else 0, words.card(table.mix.ref[foe.card])))
    if len({(how, need) for how, need, _ in found}) == 1:
        how, need, _ = found[0]
        return [Escape(how, need, words.say("ui-escape-all", how=how, n=need, times=len(found)))]
    return [
        Escape(how, need, words.say("ui-escape-from", how=how, n=need, card=name))
        for how, need, name in found
    ]


def _granted(teller: Teller, seat: int) -> list[v.AnyMod]:
    """What was granted to a player and lasts, but for curses: the table of a view only names the card."""
    words = teller.words
    player = teller.view["players"][seat]
    cards = dict.fromkeys([card for card in player["lasting"] if card not in player["curses"]])
    said = [record for card in cards for record in records(words.definition(card).card)]
    return [mod for record in said if isinstance(record, v.Grant) for mod in record.mods]


def our_parts(words: Words, combat: Mapping[str, Any]) -> list[tuple[str, int]]:
    """What the munchkins' total is made of; where two fight, with whose it is."""
    two = combat["helper"] >= 0
    return [(_our_part(words, seat, card, two=two), n) for seat, card, n in combat["munchkin_parts"]]


def our_lines(words: Words, combat: Mapping[str, Any]) -> list[tuple[str, int, int, str]]:
    """The same for a screen that shows whose each part is: text, number, seat, card."""
    return [
        (words.card(card) if card else words.say("ui-part-own-level"), n, seat, card)
        for seat, card, n in combat["munchkin_parts"]
    ]


def _our_part(words: Words, seat: int, card: str, *, two: bool) -> str:
    if not card:
        return words.say("ui-part-level", name=words.who(seat))
    return words.say("ui-part-card", name=words.who(seat), card=words.card(card)) if two else words.card(card)


def their_parts(words: Words, combat: Mapping[str, Any]) -> list[tuple[str, int]]:
    """What the monsters' total is made of."""
    return [(text, n) for text, n, _ in their_lines(words, combat)]


def their_lines(words: Words, combat: Mapping[str, Any]) -> list[tuple[str, int, str]]:
    """The same with the card that each part comes from.

    The first line of a monster is its level; another with its name is what it adds by itself.
    """
    waiting = Counter(foe["card"] for foe in combat["monsters"])
    parts = []
    for _, card, n in combat["monster_parts"]:
        if waiting[card]:
            waiting[card] -= 1
            parts.append((words.say("ui-part-monster", card=words.card(card)), n, card))
        elif any(foe["card"] == card for foe in combat["monsters"]):
            if n:
                parts.append((_own_bonus(words, card, n), n, card))
        else:
            parts.append((words.card(card), n, card))
    return parts


def _own_bonus(words: Words, card: str, n: int) -> str:
    """What a monster adds by itself, and against whom or when where only one of its lines adds that much."""
    mods = [mod for mod in words.definition(card).card.mods if isinstance(mod, v.Strength) and mod.plus == n]
    if len(mods) == 1 and mods[0].against is not None:
        return words.say(
            "ui-part-against", card=words.card(card), who=whom_text(words, card, mods[0].against)
        )
    if len(mods) == 1 and mods[0].if_ is not None:
        return words.say("ui-part-if", card=words.card(card), when=when_text(words, card, mods[0].if_))
    return words.say("ui-part-special", card=words.card(card), less="yes" if n < 0 else "no")


def by_player(words: Words, combat: Mapping[str, Any]) -> list[tuple[str, int]]:
    """What each munchkin adds in all, where there are two."""
    total: Counter[int] = Counter()
    for seat, _, n in combat["munchkin_parts"]:
        total[seat] += n
    return [(words.who(seat), n) for seat, n in total.items()] if len(total) > 1 else []
