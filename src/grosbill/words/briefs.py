"""A move on a button that stands beside its card: without the card's name, with what figures say of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from grosbill.model.moves import SIDES, Move
from grosbill.words.fights import escapes, reward_told
from grosbill.words.labels import Teller, idle, price


class Brief(NamedTuple):
    """`text`: the move in a few words, "" where its full text is as good; `note`: what follows, in figures.

    `totals`: what both sides of the fight would count, as far as the card alone says it.
    """

    text: str = ""
    note: str = ""
    totals: tuple[int, ...] = ()


def brief(teller: Teller, move: Move) -> Brief:
    """One move; nothing is tried out, so that it may be asked for all of them."""
    tell, note = _TEXT.get(move.kind), _NOTE.get(move.kind)
    return Brief(
        tell(teller, move) if tell else "", note(teller, move) if note else "", _totals(teller, move)
    )


def _say(message: str) -> Callable[[Teller, Move], str]:
    return lambda teller, move: teller.say("brief-" + message)


def _pass(teller: Teller, move: Move) -> str:
    return teller.say("brief-pass", step=teller.step.get("kind", ""), what=teller.step.get("what", ""))


def _play(teller: Teller, move: Move) -> str:
    d = teller.definition(move)
    if move.n:
        return teller.say("brief-play-n", n=str(move.n))
    named = _power(teller, move)
    if move.target in SIDES:
        return named or teller.say("brief-side", side=move.target)
    if move.target:
        return teller.say("brief-on", what=named or "none", target=teller.target(move))
    if d.kind == "item" and (why := idle(teller, move)):
        return teller.say("brief-idle", why=why)
    if d.kind in ("monster", "race", "class", "item"):
        return teller.say("brief-play-kind", kind=d.kind)
    return named or teller.say("brief-play")


def _use(teller: Teller, move: Move) -> str:
    named = _power(teller, move)
    if move.target:
        return teller.say("brief-on", what=named or "none", target=teller.target(move))
    return named


def _power(teller: Teller, move: Move) -> str:
    for power in teller.definition(move).powers:
        if power.slug == move.power and power.use.name is not None:
            return power.use.name.text(teller.words.lang)
    return ""


def _wear(teller: Teller, move: Move) -> str:
    if move.target:
        return teller.say("brief-wear-on", target=teller.target(move))
    if move.cards:
        return teller.say("brief-wear-instead", others=teller.words.cards(move.cards))
    return teller.say("brief-wear")


def _sell(teller: Teller, move: Move) -> str:
    return teller.say("brief-sell", **price(teller, move)) if len(move.cards) == 1 else ""


def _give(teller: Teller, move: Move) -> str:
    return teller.say("brief-give", who=move.target)


def _pick(teller: Teller, move: Move) -> str:
    if move.card not in teller.words.mix.copies:
        return ""
    return teller.say("brief-pick", what=teller.picks_to)


_TEXT: Mapping[str, Callable[[Teller, Move], str]] = {
    "pass": _pass,
    "play": _play,
    "use": _use,
    "wear": _wear,
    "sell": _sell,
    "give": _give,
    "pick": _pick,
    "carry": _say("carry"),
    "remove": _say("remove"),
    "discard": _say("discard"),
    "trouble": _say("trouble"),
    "flee": _say("flee"),
    "loot": _say("loot"),
    "listen": _say("listen"),
}


def _run(teller: Teller, move: Move) -> str:
    return ", ".join(escape.text for escape in escapes(teller, teller.words.me))


def _claim(teller: Teller, move: Move) -> str:
    return reward_told(teller) if teller.view["combat"]["monsters"] else ""


def _trouble(teller: Teller, move: Move) -> str:
    words = teller.words
    return f"{words.card(move.card)}, {words.say('ui-figure-level', n=teller.definition(move).level)}"


_NOTE: Mapping[str, Callable[[Teller, Move], str]] = {
    "trouble": _trouble,
    "run": _run,
    "claim": _claim,
    "loot": _say("loot-note"),
    "listen": _say("listen-note"),
}


def _totals(teller: Teller, move: Move) -> tuple[int, ...]:
    combat = teller.view["combat"]
    if combat is None or move.kind != "play":
        return ()
    d, ours, theirs = teller.definition(move), combat["munchkins"], combat["monsters_total"]
    bonus = d.bonus if isinstance(d.bonus, int) else 0
    if d.kind == "monster" and not move.target:
        return ours, theirs + d.level
    if d.kind == "enhancer" and move.target and bonus > 0:  # what makes a monster weaker stops at level 1
        return ours, theirs + bonus
    if d.kind == "one_shot" and bonus and move.target in SIDES:
        return (ours + bonus, theirs) if move.target == SIDES[0] else (ours, theirs + bonus)
    return ()
