"""Moves: what a player wants to do, and how each kind is written. What follows from a move is in the events.

`KINDS` is the one place that tells the notation: `str(move)` writes its forms, `notation.parsing` reads them,
what a form has no place for a move may not say, and the table in `docs/scenarios.md` is made from it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, TypeAlias, get_origin, get_type_hints

import msgspec

from grosbill.model.errors import MoveError
from grosbill.model.signs import told


class Terms(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """What one side of a deal gives and gets; cards by their names."""

    treasures: int = 0
    helper_first: bool = False
    give: tuple[str, ...] = ()
    get: tuple[str, ...] = ()
    plays: tuple[str, ...] = ()  # cards in hand that are to be played on the helper
    promise: str = ""  # bought in place of help: one of PROMISES

    def told(self) -> dict[str, Any]:
        """A deal, or what would be one, as plain data with every key."""
        return {
            "treasures": self.treasures,
            "helper_first": self.helper_first,
            "give": list(self.give),
            "get": list(self.get),
            "plays": list(self.plays),
            "promise": self.promise,
        }


def read_terms(told: Mapping[str, Any]) -> Terms:
    """The terms of which `told` is what they tell."""
    return Terms(
        treasures=told["treasures"],
        helper_first=told["helper_first"],
        give=tuple(told["give"]),
        get=tuple(told["get"]),
        plays=tuple(told["plays"]),
        promise=told["promise"],
    )


NO_TERMS = Terms()
PROMISES: Mapping[str, str] = {"stay_out": "to stay out", "no_help": "not to help"}
"""What may be promised about a fight, in the words of the notation; who stays out does not meddle either."""
TABLE = "table"
"""The `owner` that tells a card in front of oneself from a copy of it in one's hand."""
HAND = "hand"
"""The `card` that is picked blindly from another player's hand."""
SIDES = ("munchkins", "monsters")
RESERVED = (*SIDES, HAND, TABLE, "everyone", "nothing")
"""Words that mean something in a move: neither a player nor a card is called so."""


class Move(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An intent: a kind, at most one card and one target, rarely more. Plain data, names only."""

    kind: str
    card: str = ""
    power: str = ""
    target: str = ""
    owner: str = ""
    cards: tuple[str, ...] = ()
    n: int = 0
    terms: Terms = NO_TERMS

    def __str__(self) -> str:
        """The move in notation; `parse_move` reads it back."""
        fixed = _FIXED.get(self.kind)
        return " ".join(written(FORMS[self.kind], lambda slot: slot.write(self))) if fixed is None else fixed


PASS = Move("pass")


class Kind(msgspec.Struct, frozen=True):
    """A kind of move: how it is written, when it is made, and other ways of writing it that are understood.

    In a form `{…}` is a place for what the move says (see `SLOTS`), `[…]` may be left out, and `a|b` is
    either word.
    """

    form: str
    when: str
    also: tuple[str, ...] = ()


KINDS: dict[str, Kind] = {
    "pass": Kind(
        "pass",
        "nothing to say in this window, or an optional pick or choice declined",
        ("pick|take|choose|lose nothing|none",),
    ),
    "open": Kind(
        "open door", "the door; the others may act before it opens", ("[kick] open [the|a] door", "open")
    ),
    "listen": Kind("listen at the door", "with the setting `listen`, before the door", ("listen",)),
    "trouble": Kind(
        "look for trouble with {card}",
        "a monster from hand",
        ("[look for] trouble [with] {card}", "fight {card}"),
    ),
    "loot": Kind("loot the room", "after a door without a fight", ("loot",)),
    "end": Kind(
        "end turn",
        "also declines to loot where that is allowed",
        ("end [the|my] turn", "end", "go on"),
    ),
    "claim": Kind("claim victory", "announced; the others may answer", ("claim",)),
    "run": Kind("run away", "announced; the others may answer", ("run",)),
    "first": Kind(
        "run first",
        "the helper argues about who runs first: both roll, the higher says `choose 1` (oneself) or "
        "`choose 2`",
    ),
    "flee": Kind(
        "flee from {card}", "which of several monsters the runner faces next", ("flee [from] {card}",)
    ),
    "play": Kind(
        "play {card} [as {power}] [on {aim} [of {owner}]] [choosing {n}]",
        "an item, race, class … from hand onto the table; a card that is used by playing it, on a player, a "
        "side of the fight, a monster, a card in play; an item on a sidekick that carries it. `choosing`: a "
        "number that is announced",
        (
            "play {card} [[as] {power}] [on|against|from {aim} [of|from {owner}]] [choosing {n}]",
            "play {card} [[as] {power}] on|against|from {whose} {aim} [choosing {n}]",
        ),
    ),
    "use": Kind(
        "use {card} [{power}] [on {aim} [of {owner}]] [choosing {n}]",
        "a power of a card in front of you, or of a monster you face; a card that lets its owner count as a "
        "class, and the same again to end it",
        (
            "use {card} [{power}] [on|against|from {aim} [of|from {owner}]] [choosing {n}]",
            "use {card} [{power}] on|against|from {whose} {aim} [choosing {n}]",
        ),
    ),
    "carry": Kind("carry {card}", "a one-shot onto the table, to keep it there"),
    "discard": Kind(
        "discard {card} [from {table}]",
        "give up a race or class; in charity or when carrying too much, get rid of a card. `from table`: "
        "with a copy in hand too, the one in front of you",
        ("discard|drop {card} [from [the] {table}]",),
    ),
    "wear": Kind(
        "wear {card} [on {aim}] [instead of {cards}]",
        "put a carried item in use, others out of use; or give it to a sidekick",
    ),
    "remove": Kind("take off {card}", "carried, not used", ("remove {card}",)),
    "sell": Kind("sell {cards}", "one sale"),
    "ask": Kind(
        "ask {player} {purpose} [offering {terms}]",
        "for help in a fight, or for a promise not to interfere in it",
        ("ask {player} [{purpose}] [offering {terms}]",),
    ),
    "offer": Kind("offer {player} {give} for {get}", "a trade; at a meeting, of cards from hand"),
    "give": Kind(
        "give {card} to {player}",
        "a gift, which the player may refuse; in charity, a card from hand; when carrying too much, what is "
        "too much",
    ),
    "accept": Kind("accept", "an offer"),
    "refuse": Kind("refuse", "an offer", ("decline",)),
    "counter": Kind(
        "counter [{stay}] [offering {terms}]", "an offer with another; at a meeting, what is given in return"
    ),
    "withdraw": Kind("withdraw", "one's own offer"),
    "pick": Kind(
        "pick {held} [of {owner}] [from {table}]",
        "one card of those asked for, or `hand`, blindly. Of a card you hold twice `pick CARD` is the one in "
        "hand, `from table` the one in front of you",
        ("pick|take|choose|lose {held} [of|from {owner}]", "pick|take|choose|lose {held} from [the] {table}"),
    ),
    "choose": Kind(
        "choose {way}",
        "one of several ways, by its number, or a player where one is to be named",
        ("pick|take|lose {player}",),
    ),
    "bid": Kind(
        "bid {card} for {prize}",
        "with the setting `fast`: a Go Up a Level from hand for a race, class … on top of the discards; the "
        "others may bid against it",
    ),
    "show": Kind("show hand [to {player}]", "to one player or to all", ("show my hand [to {player}]",)),
}


# --- the places of a form -----------------------------------------------------------------------------------


class Slot(msgspec.Struct, frozen=True):
    """A place in a form: what it tells of a move and its terms, and how it is written; "": not said."""

    name: str
    shown: str
    tells: tuple[str, ...]
    write: Callable[[Move], str]


def quoted(name: str) -> str:
    """A name as it stands in a move: between quotation marks unless it is one plain word."""
    plain = name.replace("-", "").replace("/", "").isalnum()
    return name if plain else _between_marks(name)


def _between_marks(name: str) -> str:
    return '"' + name.replace('"', '""') + '"'


def _way(move: Move) -> str:
    if not move.target:
        return str(move.n)
    return _between_marks(move.target) if move.target.isdigit() else quoted(move.target)


def _owner(move: Move) -> str:
    return quoted(move.owner) if move.owner and move.owner != TABLE else ""


def _target(move: Move) -> str:
    return quoted(move.target) if move.target else ""


def _terms(move: Move) -> str:
    terms = move.terms
    parts = []
    if terms.treasures:
        plural = "treasure" if terms.treasures == 1 else "treasures"
        parts.append(f"{terms.treasures} {plural}" + (" picking first" if terms.helper_first else ""))
    parts.extend(terms.give)
    parts.extend([f"playing {name}" for name in terms.plays])
    return ", ".join(parts)


def _stay(move: Move) -> str:
    return PROMISES.get(move.terms.promise, "")


SLOTS = {
    slot.name: slot
    for slot in (
        Slot("card", "CARD", ("card",), lambda m: m.card),
        Slot("held", "CARD", ("card",), lambda m: m.card),
        Slot("power", "POWER", ("power",), lambda m: m.power),
        Slot("aim", "TARGET", ("target",), _target),
        Slot("player", "PLAYER", ("target",), _target),
        Slot("prize", "CARD", ("target",), lambda m: m.target),
        Slot("owner", "PLAYER", ("owner",), _owner),
        Slot("whose", "PLAYER's", ("owner",), _owner),
        Slot("table", "table", ("owner",), lambda m: TABLE if m.owner == TABLE else ""),
        Slot("cards", "CARDS", ("cards",), lambda m: ", ".join(m.cards)),
        Slot("n", "N", ("n",), lambda m: str(m.n) if m.n else ""),
        Slot("way", "N/PLAYER", ("n", "target"), _way),
        Slot(
            "purpose",
            "for help/to stay out/not to help",
            ("promise",),
            lambda m: _stay(m) or "for help",
        ),
        Slot("stay", "to stay out/not to help", ("promise",), _stay),
        Slot(
            "terms",
            "TERMS",
            ("treasures", "helper_first", "give", "plays"),
            _terms,
        ),
        Slot("give", "CARDS", ("give",), lambda m: ", ".join(m.terms.give) or "nothing"),
        Slot("get", "CARDS", ("get",), lambda m: ", ".join(m.terms.get) or "nothing"),
    )
}

Form: TypeAlias = "tuple[str | Slot | Form, ...]"
"""A form taken apart: words, slots, and parts that may be left out."""

_FORM_SIGN = re.compile(r"[\[\]]|\{\w+\}|[^\s\[\]]+")


def form_of(text: str) -> Form:
    """A form taken apart."""
    return _part(iter(_FORM_SIGN.findall(text)))


def _part(signs: Iterator[str]) -> Form:
    items: list[str | Slot | Form] = []
    for sign in signs:
        if sign == "]":
            break
        if sign == "[":
            items.append(_part(signs))
        else:
            items.append(SLOTS[sign[1:-1]] if sign[0] == "{" else sign)
    return tuple(items)


FORMS = {kind: form_of(told.form) for kind, told in KINDS.items()}
_FIXED = {kind: KINDS[kind].form for kind, form in FORMS.items() if all(type(item) is str for item in form)}
PLAIN = tuple(_FIXED)
"""The kinds of move that say no more than their kind."""


def written(form: Form, write: Callable[[Slot], str]) -> list[str]:
    """The words of a form; `write`: what stands in each of its places."""
    words: list[str] = []
    for item in form:
        if isinstance(item, str):
            words.append(item)
        elif isinstance(item, Slot):
            words.append(write(item))
        else:
            part = written(item, write)
            if "" not in part:  # a part is left out if what it is about is not said
                words += part
    return words


# --- what a move says ---------------------------------------------------------------------------------------


def _told(form: Form) -> set[str]:
    found: set[str] = set()
    for item in form:
        if isinstance(item, Slot):
            found.update(item.tells)
        elif isinstance(item, tuple):
            found |= _told(item)
    return found


def _idle(form: Form) -> Iterator[tuple[str, str]]:
    """What is told in a part of a part, and what that part is about: without this, that says nothing."""
    for item in form:
        if isinstance(item, tuple):
            about = next((slot.tells[0] for slot in item if isinstance(slot, Slot)), "")
            inner = {name for part in item if isinstance(part, tuple) for name in _told(part)}
            yield from ((name, about) for name in sorted(inner))


SAYS = {kind: frozenset(_told(form)) for kind, form in FORMS.items()}
"""For each kind of move the fields, its own and of its terms, that its form has a place for."""

_BARE = {kind: Move(kind) for kind in _FIXED}
_OWN = tuple(name for name in Move.__struct_fields__ if name not in ("kind", "terms"))
_UNSAID = {kind: tuple(name for name in _OWN if name not in says) for kind, says in SAYS.items()}
_IDLE = {kind: tuple(_idle(form)) for kind, form in FORMS.items()}


def says_too_much(move: Move, copies: Mapping[str, Sequence[int]]) -> bool:
    """Whether a move says what its form has no place for, or names a card more often than it exists.

    It is refused by R-PROC-001: part of it would mean nothing. `copies`: the cards of the game, by name.
    """
    kind = move.kind
    bare = _BARE.get(kind)
    if bare is not None:
        return move != bare
    for name in _UNSAID[kind]:
        if getattr(move, name):
            return True
    for name, about in _IDLE[kind]:
        if getattr(move, name) and not getattr(move, about):
            return True
    terms = move.terms
    if terms == NO_TERMS:
        return len(move.cards) > 1 and _too_often(move.cards, copies)
    for name in Terms.__struct_fields__:
        if name not in SAYS[kind] and getattr(terms, name) != getattr(NO_TERMS, name):
            return True
    if terms.helper_first and not terms.treasures:  # it is said of treasures
        return True
    return any(_too_often(names, copies) for names in (terms.give, terms.get, terms.plays))


def _too_often(names: tuple[str, ...], copies: Mapping[str, Sequence[int]]) -> bool:
    """Whether a list names some card more often than it exists; a card that does not exist, once."""
    return any(n > max(1, len(copies.get(name, ()))) for name, n in Counter(names).items())


# --- what is no move ----------------------------------------------------------------------------------------


def check_shape(move: object) -> None:
    """Raise `MoveError` for what is no move at all: a wrong type, a name or a list beyond all measure."""
    if move is PASS:  # by far the most of them
        return
    if type(move) is not Move:
        raise MoveError(
            f"a move is a grosbill.Move (parse_move makes one from text), got {type(move).__name__}"
        )
    if type(move.kind) is not str or move.kind not in KINDS:
        raise MoveError(f"unknown kind of move {told(move.kind)}; there are: {', '.join(KINDS)}")
    _check_fields(move, Move)
    terms = move.terms
    if terms is NO_TERMS:
        return
    _check_fields(terms, Terms)
    promise = terms.promise
    if promise and promise not in PROMISES:
        raise MoveError(f"unknown promise {promise!r:.60}; there are: {', '.join(PROMISES)}")


def _check_fields(said: Any, sort: type[Move | Terms]) -> None:
    """Each field of its type, names no longer than names are, lists no longer than a game has cards."""
    if type(said) is not sort:
        raise MoveError(f"the terms of a move are grosbill.Terms, got {type(said).__name__}")
    for name, wanted in _FIELDS[sort]:
        value: Any = getattr(said, name)
        found = type(value)
        if found is not wanted:
            raise MoveError(f"{name!r} of a move is of type {wanted.__name__}, got {found.__name__}")
        if wanted is int and not -_MOST <= value <= _MOST:
            raise MoveError(
                f"{name!r} of a move is a number of the game, got one of {len(hex(value))} digits"
            )
        if wanted is tuple and len(value) > _MOST:
            raise MoveError(f"{name!r} of a move names {len(value)} cards; no game has as many")
        for word in value if wanted is tuple else (value,) if wanted is str else ():
            if type(word) is not str or len(word) > _MOST:
                raise MoveError(f"{name!r} of a move has a name of at most {_MOST} letters, got {told(word)}")


_MOST = 1000
_FIELDS: dict[type, tuple[tuple[str, type], ...]] = {
    sort: tuple([(name, get_origin(hint) or hint) for name, hint in get_type_hints(sort).items()])
    for sort in (Move, Terms)
}
