"""Events as sentences, each told to one reader: only what they may know, and *you* where it is about them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache, lru_cache

from grosbill.effects import vocabulary as v
from grosbill.language import join, say, vowel
from grosbill.model.errors import MoveError
from grosbill.model.events import EVERYONE, Event
from grosbill.model.moves import SIDES, Move, Terms
from grosbill.notation.moves import parse
from grosbill.packs import Mix

QUIET = frozenset(("go_on",))
"""Kinds that are never told: the event that follows says the same again."""

_QUIET_WITHOUT_CARDS = frozenset(("deal", "draw", "treasure", "grant", "hand"))
_ABOUT_TERMS = frozenset(("ask", "counter", "offer"))
_ABOUT_TRAITS = frozenset(("sex", "become", "outsider", "all_alike", "counts_as"))

# Stands for a space inside a player's name, which the spelling of the language leaves alone.
_GLUE = "\ue000"
_THEM = "them"


def tell(event: Event, names: Sequence[str], mix: Mix, lang: str, seat: int | None = None) -> str:
    """The event as one sentence for a seat (None: a spectator); "" where there is nothing to tell."""
    concerned = seat if seat in (event.seat, event.other) else None
    return _told(event.for_seat(seat), tuple(names), mix, lang, concerned)


# A table tells each event to all its seats, and most of them are told the same.
@lru_cache(maxsize=256)
def _told(event: Event, names: tuple[str, ...], mix: Mix, lang: str, reader: int | None) -> str:
    count = len(event.cards) or event.n
    if event.kind in QUIET or (event.kind in _QUIET_WITHOUT_CARDS and not count):
        return ""
    args: dict[str, object] = {
        "n": event.n,
        "note": event.note,
        "count": count,
        "cards": _titles(event.cards, mix, lang),
        "shown": _shown(event),
        "money": getattr(mix.lexicon.money, lang),
    }
    args |= _people(event, names, reader) | _card_words(event, mix, lang)
    if event.kind in _ABOUT_TERMS:
        args |= _deal_words(_move(event, names, mix), mix, lang)
    if event.kind in _ABOUT_TRAITS:
        args |= _trait_words(event, mix, lang)
    text = say(lang, f"event-{event.kind.replace('_', '-')}", **args)
    return _ended(text.replace(_GLUE, " "))


def _ended(text: str) -> str:
    """A name that ends in a mark of its own needs no full stop after it."""
    return re.sub(r"(?<=[!?])\.$", "", text)


# --- people -------------------------------------------------------------------------------------------------


def _people(event: Event, names: tuple[str, ...], reader: int | None) -> dict[str, object]:
    if event.other < 0:
        to = "none"
    elif event.other == event.seat:
        to = "self"
    else:
        to = "you" if event.other == reader else "them"
    return {
        "who": _glued(names, event.seat),
        "me": "you" if event.seat == reader else "they",
        "whom": _glued(names, event.other),
        "to": to,
        "reader": "seat" if event.seat == reader else "other" if event.other == reader else "nobody",
    }


def _glued(names: tuple[str, ...], seat: int) -> str:
    return names[seat].replace(" ", _GLUE) if seat >= 0 else ""


# --- cards --------------------------------------------------------------------------------------------------


def _words(words: v.Words, lang: str) -> str:
    return words.fr if lang == "fr" else words.en


@cache
def _title(words: v.Words, lang: str) -> str:
    return say(lang, "text-card-named", name=_words(words, lang), place="any")


def _titles(ids: Iterable[str], mix: Mix, lang: str) -> str:
    return join(lang, [_title(mix.defs_by_id[name].card.name, lang) for name in ids])


def _shown(event: Event) -> str:
    """Who sees the cards: everybody (up), some with the reader among them, or not the reader (no)."""
    if not event.cards:
        return "no"
    return "up" if event.seen == EVERYONE else "some"


def _card_words(event: Event, mix: Mix, lang: str) -> dict[str, object]:
    """The card that was played or used, by what name, and what it was pointed at."""
    if event.kind == "void":
        return {"cards": _titles((event.note,), mix, lang)}
    if event.kind not in ("play", "use", "bid"):
        return {}
    card, *targets = event.cards
    if targets:
        aim = "card"
    elif event.note in SIDES:
        aim = event.note
    else:
        aim = "player" if event.other not in (-1, event.seat) else "none"
    return {
        "card": _titles((card,), mix, lang),
        "target": _titles(targets, mix, lang),
        "aim": aim,
        "power": _power(event.note, mix, lang),
        "faced": "yes" if mix.defs_by_id[card].kind in ("monster", "action") else "no",
    }


def _power(slug: str, mix: Mix, lang: str) -> str:
    # A copy in a fight has the powers of the monster it copies, so that its own card does not name them.
    for d in mix.defs if slug else ():
        for power in d.powers:
            if power.slug == slug and power.use.name is not None:
                return _words(power.use.name, lang)
    return "none"


def _trait_words(event: Event, mix: Mix, lang: str) -> dict[str, object]:
    noun = mix.lexicon.trait(event.note or event.cards[0])
    word = _words(noun.one, lang)
    return {
        "noun": word,
        "noun_gender": noun.gender,
        "noun_number": "one",
        "noun_vowel": "yes" if vowel(lang, word) else "no",
    }


# --- deals --------------------------------------------------------------------------------------------------


def _move(event: Event, names: tuple[str, ...], mix: Mix) -> Move | None:
    """The move an offer was made by; None if a player is called like a word of it."""
    name = re.escape(names[event.other])
    text = re.sub(rf"(?<= ){name}(?= |$)", _THEM, event.note, count=1)
    try:
        return parse(text, mix, (_THEM,), ())
    except MoveError:
        return None


def _deal_words(move: Move | None, mix: Mix, lang: str) -> dict[str, object]:
    if move is None:
        return {"deal": "other", "free": "yes", "terms": "", "wanted": ""}
    terms = Terms(give=(move.card,)) if move.kind == "give" else move.terms
    if move.kind in ("ask", "counter"):
        deal = "out" if terms.stay_out else "help"
    else:
        deal = "gift" if not terms.get else "trade" if terms.give else "wish"
    parts = list(_parts(terms, mix, lang))
    return {
        "deal": deal,
        "free": "no" if parts else "yes",
        "terms": join(lang, parts),
        "wanted": _titles(terms.get, mix, lang),
    }


def _parts(terms: Terms, mix: Mix, lang: str) -> Iterable[str]:
    if terms.treasures:
        first = "yes" if terms.helper_first else "no"
        yield say(lang, "event-terms-treasures", n=terms.treasures, first=first)
    for name in terms.give:
        yield _titles((name,), mix, lang)
    if terms.level_card:
        yield say(lang, "event-terms-level", card=_titles((terms.level_card,), mix, lang))
