"""Moves from text. Written forms are in `docs/scenarios.md`; `str(move)` writes them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from difflib import get_close_matches

import msgspec

from grosbill.model.errors import AmbiguousMove, MoveError
from grosbill.model.moves import PASS, TABLE, Move, Terms
from grosbill.packs import CardDef, Mix

SIDES = ("munchkins", "monsters")


def parse(text: str, mix: Mix, names: Sequence[str], legal: Sequence[Move]) -> Move:
    """The move a text means. A shorter text is completed when only one legal move fits it."""
    words = " ".join(text.split())
    for move in legal:
        if str(move) == words:
            return move
    reader = _Reader(mix, names)
    move = reader.read(words)
    if move.kind == "use" and _used_by_playing(mix.defs_by_id[move.card]):
        move = msgspec.structs.replace(move, kind="play")
    if move in legal:
        return move
    fitting = [other for other in legal if _completes(move, other)]
    if move == Move("play", move.card) and _used_by_playing(mix.defs_by_id[move.card]):
        aimed = [other for other in legal if (other.kind, other.card) == ("play", move.card)]
        fitting = aimed if len(aimed) == 1 else []
    if len(fitting) > 1 and move.kind in ("play", "use"):
        raise AmbiguousMove(f"{words!r} could mean: {'; '.join(str(other) for other in fitting)}")
    return fitting[0] if fitting else move


def _used_by_playing(d: CardDef) -> bool:
    """Whether a card does what it does by being played, and nothing while it lies in front of somebody."""
    if d.kind == "one_shot":
        return True
    return d.kind in ("action", "curse", "enhancer") and not any(power.play for power in d.powers)


def _completes(short: Move, whole: Move) -> bool:
    """Whether a legal move is this one with something said that only one thing could be."""
    if (short.kind, short.card) != (whole.kind, whole.card) or short.kind not in ("play", "use", "pick"):
        return False
    if short.kind == "play" and not short.target and not short.power and not short.n:
        return False
    return all(
        not mine or mine == theirs
        for mine, theirs in (
            (short.power, whole.power),
            (short.target, whole.target),
            (short.owner, whole.owner),
            (short.n, whole.n),
        )
    )


class _Reader:
    """Reads texts with the cards and players of one game."""

    def __init__(self, mix: Mix, names: Sequence[str]) -> None:
        self.mix = mix
        self.names = {name.lower(): name for name in names}

    def read(self, words: str) -> Move:
        for pattern, make in _FORMS:
            found = re.fullmatch(pattern, words, re.IGNORECASE)
            if found:
                return make(self, found.groupdict())
        raise MoveError(
            f"{words!r} is no move; moves look like: open door, play CARD on TARGET, use CARD on "
            "TARGET, sell CARD, CARD, claim victory, run away, pass"
        )

    def card(self, word: str) -> str:
        """A card by its id, with or without its set (`star/cheat`), or by its name in either language."""
        slug = word.strip().lower()
        if slug in self.mix.ids:
            return self.mix.ids[slug]
        for d in self.mix.defs:
            if slug in (d.card.name.en.lower(), d.card.name.fr.lower()):
                return d.id
        close = get_close_matches(slug, self.mix.copies, 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        raise MoveError(f"there is no card {word!r} in this game{hint}")

    def cards(self, text: str) -> tuple[str, ...]:
        parts = [part for part in re.split(r"\s*,\s*|\s+and\s+", text.strip()) if part]
        return tuple(self.card(part) for part in parts)

    def player(self, word: str) -> str:
        name = self.names.get(word.strip().lower())
        if name is None:
            raise MoveError(f"there is no player {word!r}; they are: {', '.join(self.names.values())}")
        return name

    def owner(self, word: str | None) -> str:
        """Whose card it is: a player's, or one's own on the table."""
        if not word:
            return ""
        return TABLE if word.lower() in (TABLE, "the table") else self.player(word)

    def target(self, text: str | None) -> str:
        """A player, a side of the fight, or a card."""
        if not text:
            return ""
        word = text.strip()
        if word.lower() in self.names:
            return self.names[word.lower()]
        if word.lower() in SIDES:
            return word.lower()
        return self.card(word)

    def aimed(self, found: dict[str, str | None]) -> tuple[str, str]:
        text = found.get("target")
        if not text:
            return "", ""
        for pattern in (r"(?P<card>.+?) (?:of|from) (?P<owner>.+)", r"(?P<owner>.+?)'s? (?P<card>.+)"):
            parts = re.fullmatch(pattern, text.strip())
            if parts and parts["owner"].lower() in self.names and text.strip().lower() not in self.mix.ids:
                return self.target(parts["card"]), self.player(parts["owner"])
        return self.target(text), ""

    def terms(self, text: str | None, *, stay_out: bool = False) -> Terms:
        """What is offered: treasures, items, a level card."""
        treasures, first, give, level = 0, False, [], ""
        for part in re.split(r"\s*,\s*|\s+and\s+", text.strip()) if text else []:
            count = re.fullmatch(r"(\d+|no) treasures?(?P<first>,? picking first)?", part, re.IGNORECASE)
            if count:
                treasures = int(count[1]) if count[1].isdigit() else 0
                first = bool(count["first"])
            elif part.lower().startswith("level "):
                level = self.card(part[6:])
            elif part.lower() not in ("nothing", ""):
                give.append(self.card(part))
        return Terms(treasures, first, tuple(give), (), level, stay_out)


def _play(kind: str) -> Callable[[_Reader, dict[str, str | None]], Move]:
    def make(reader: _Reader, found: dict[str, str | None]) -> Move:
        name, power = _card_and_power(reader, found["card"] or "")
        target, owner = reader.aimed(found)
        if found.get("power"):
            power = (found["power"] or "").lower().replace(" ", "-")
        return Move(kind, name, power, target, owner, n=int(found.get("n") or 0))

    return make


def _card_and_power(reader: _Reader, text: str) -> tuple[str, str]:
    """`thief theft`, `thief's theft` and `wizard charm spell` name a power of a card."""
    words = text.replace("'s ", " ").split()
    for cut in range(len(words), 0, -1):
        slug = " ".join(words[:cut]).lower()
        rest = "-".join(words[cut:]).lower()
        name = reader.mix.ids.get(slug)
        if name is not None:
            return name, _power(reader, name, rest) if rest else ""
    return reader.card(text), ""


def _power(reader: _Reader, card: str, word: str) -> str:
    slugs = [power.slug for power in reader.mix.defs_by_id[card].powers if power.slug]
    fits = [slug for slug in slugs if slug == word or slug.startswith(word)]
    if len(fits) != 1:
        raise MoveError(f"{card} has no power {word!r}; it has: {', '.join(slugs) or 'none'}")
    return fits[0]


def _offer(reader: _Reader, found: dict[str, str | None]) -> Move:
    text, get = found["offer"] or "", found["get"] or ""
    name = next((name for name in reader.names if text.lower().startswith(name + " ")), text.split()[0])
    give = text[len(name) :].strip()
    terms = Terms(
        give=() if give.lower() == "nothing" else reader.cards(give),
        get=() if get.lower() == "nothing" else reader.cards(get),
    )
    return Move("offer", target=reader.player(name), terms=terms)


def _ask(reader: _Reader, found: dict[str, str | None]) -> Move:
    terms = reader.terms(found.get("terms"), stay_out="stay" in (found.get("purpose") or ""))
    return Move("ask", target=reader.player(found["target"] or ""), terms=terms)


def _pick(reader: _Reader, found: dict[str, str | None]) -> Move:
    card, owner = found["card"] or "", found.get("owner")
    if card.lower() in ("nothing", "none"):
        return PASS
    if card.lower() in reader.names:
        return Move("choose", target=reader.player(card))
    name = "hand" if card.lower() == "hand" else reader.card(card)
    return Move("pick", name, owner=reader.owner(owner))


def _plain(kind: str) -> Callable[[_Reader, dict[str, str | None]], Move]:
    return lambda reader, found: Move(kind)


def _with_card(kind: str) -> Callable[[_Reader, dict[str, str | None]], Move]:
    return lambda reader, found: Move(kind, reader.card(found["card"] or ""))


_CARD, _TARGET = r"(?P<card>.+?)", r"(?: (?:on|against|from) (?P<target>.+?))?"
_N = r"(?: choosing (?P<n>\d+))?"

_FORMS: tuple[tuple[str, Callable[[_Reader, dict[str, str | None]], Move]], ...] = (
    (r"pass", lambda reader, found: PASS),
    (r"(?:open|kick open)(?: the| a)? door|open", _plain("open")),
    (r"listen(?: at the door)?", _plain("listen")),
    (
        rf"(?:look for )?trouble(?: with)? {_CARD}|fight (?P<other>.+)",
        lambda reader, found: Move("trouble", reader.card(found["card"] or found["other"] or "")),
    ),
    (r"loot(?: the room)?", _plain("loot")),
    (r"end(?: the| my)? turn|end|go on", _plain("end")),
    (r"claim(?: victory)?", _plain("claim")),
    (r"run first", _plain("first")),
    (r"run(?: away)?", _plain("run")),
    (rf"flee(?: from)? {_CARD}", _with_card("flee")),
    (r"accept", _plain("accept")),
    (r"refuse|decline", _plain("refuse")),
    (r"withdraw", _plain("withdraw")),
    (
        r"counter(?P<stay> to stay out)?(?: offering (?P<terms>.+))?",
        lambda reader, found: Move(
            "counter", terms=reader.terms(found.get("terms"), stay_out=bool(found.get("stay")))
        ),
    ),
    (r"ask (?P<target>.+?)(?: (?P<purpose>for help|to help|to stay out))?(?: offering (?P<terms>.+))?", _ask),
    (r"offer (?P<offer>.+?) for (?P<get>.+)", _offer),
    (
        rf"give {_CARD} to (?P<target>.+)",
        lambda reader, found: Move(
            "give", reader.card(found["card"] or ""), target=reader.player(found["target"] or "")
        ),
    ),
    (r"sell (?P<card>.+)", lambda reader, found: Move("sell", cards=reader.cards(found["card"] or ""))),
    (
        rf"wear {_CARD}(?: on (?P<target>.+?))?(?: instead of (?P<off>.+))?",
        lambda reader, found: Move(
            "wear",
            reader.card(found["card"] or ""),
            target=reader.target(found["target"]),
            cards=reader.cards(found["off"] or ""),
        ),
    ),
    (rf"(?:take off|remove) {_CARD}", _with_card("remove")),
    (rf"carry {_CARD}", _with_card("carry")),
    (
        rf"(?:discard|drop) {_CARD}(?: from (?P<owner>(?:the )?table))?",
        lambda reader, found: Move(
            "discard", reader.card(found["card"] or ""), owner=reader.owner(found["owner"])
        ),
    ),
    (rf"play {_CARD}(?: as (?P<power>.+?))?{_TARGET}{_N}", _play("play")),
    (rf"use {_CARD}{_TARGET}{_N}", _play("use")),
    (r"(?:pick|take|choose|lose) (?P<card>[^\d].*?)(?: (?:of|from) (?P<owner>.+))?", _pick),
    (
        rf"bid {_CARD} for (?P<target>.+)",
        lambda reader, found: Move(
            "bid", reader.card(found["card"] or ""), target=reader.card(found["target"] or "")
        ),
    ),
    (r"choose (?P<n>\d+)", lambda reader, found: Move("choose", n=int(found["n"] or 0))),
    (
        r"show(?: my)? hand(?: to (?P<target>.+))?",
        lambda reader, found: Move("show", target=reader.player(found["target"]) if found["target"] else ""),
    ),
)
