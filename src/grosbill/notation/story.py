"""Events as sentences, each told to one reader: only what they may know, and *you* where it is about them.

A message gets the fields of its event under their own names: cards by their titles, true and false as yes and
no, what is empty as none. Players come as who and whom (see events.ftl).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache

from grosbill.effects import vocabulary as v
from grosbill.effects.text.outcomes import gift, gives, of_itself, way
from grosbill.language import join, say, vowel
from grosbill.model import events as e
from grosbill.model.moves import Terms
from grosbill.model.state import NOBODY
from grosbill.packs import CardDef, Mix
from grosbill.packs.kept import kept

_QUIET = (e.WentOn, e.RoomLost)
_QUIET_WITHOUT_CARDS = (e.Dealt, e.Drew, e.DrewTreasure, e.Granted, e.LookedAtDeck, e.NowHolds)

# Stands for a space inside a player's name, which the spelling of the language leaves alone.
_GLUE = "\ue000"


def tell(event: e.Event, names: Sequence[str], mix: Mix, lang: str, seat: int | None = None) -> str:
    """The event as one sentence for a seat (None: a spectator); "" where there is nothing to tell."""
    concerned = seat if seat in event.seats[:2] else None
    return _told(mix, event.for_seat(seat), tuple(names), lang, concerned)


def tell_all(event: e.Event, names: Sequence[str], mix: Mix, lang: str) -> str:
    """The event as one sentence for whoever may know everything: nothing is left out, nobody is *you*."""
    return _told(mix, event, tuple(names), lang, None)


def quiet(event: e.Event) -> bool:
    """Whether it is never told: the event that follows, or one before, says the same."""
    return isinstance(event, _QUIET) or (isinstance(event, e.MonsterCame) and event.cause == "brought")


# A table tells each event to all its seats, and most of them are told the same.
@kept(256)
def _told(mix: Mix, event: e.Event, names: tuple[str, ...], lang: str, reader: int | None) -> str:
    count = _count(event)
    if quiet(event) or (isinstance(event, _QUIET_WITHOUT_CARDS) and not count):
        return ""
    args = _fields(event, mix, lang) | _people(event, names, reader)
    args |= {"n": event.figure, "count": count, "shown": _shown(event)}
    args["cards"] = _titles(event.named, mix, lang)
    args["door"] = mix.lexicon.door.text(lang)
    if isinstance(event, e.Aimed):
        args |= _aim_words(event, mix, lang)
    elif isinstance(event, e.Chose):
        args |= _way_words(event, mix, lang)
    elif isinstance(event, e.Granted):
        args |= _gift_words(event, mix, lang)
        if args["told"] == "no" and args["onto"] == "player" and _is_curse(event.card, mix):
            return ""  # whom it struck has been told
    elif isinstance(event, e.MonsterLeft | e.Killed | e.GotAway | e.Escaped | e.Caught | e.Unhurt):
        args["copy"] = "yes" if event.card and mix.defs_by_id[event.card].kind != "monster" else "no"
    elif isinstance(event, e.Cancelled):
        args["struck"] = "yes" if _is_curse(event.card, mix) else "no"
    elif isinstance(event, e.Sold):
        args["money"] = mix.lexicon.money.text(lang)
    elif isinstance(event, e.Became):
        args |= _noun_words(event.card, mix, lang)
    text = say(lang, f"event-{event.kind.replace('_', '-')}", **args)
    return _ended(text.replace(_GLUE, " "))


def _fields(event: e.Event, mix: Mix, lang: str) -> dict[str, object]:
    """What a message can say of the event itself."""
    parts = e.parts(type(event))
    said: dict[str, object] = {}
    for name in event.__struct_fields__:
        value = getattr(event, name)
        if name in parts.sources:
            said[name] = _titles((value,), mix, lang) or "none"
        elif name in parts.cards:
            said[name] = _titles((value,) if isinstance(value, str) else value, mix, lang)
        elif name in parts.traits:
            said |= _noun_words(value, mix, lang)
        elif isinstance(value, Terms):
            said |= _deal_words(event, value, mix, lang)
        elif isinstance(value, bool):
            said[name] = "yes" if value else "no"
        elif name not in parts.seats:
            said[name] = value if value != "" else "none"
    return said


def _count(event: e.Event) -> int:
    """How many cards it is about, hidden or not."""
    unseen = event.unseen if isinstance(event, e.Secret) else 0
    return len(event.named) + unseen


def _ended(text: str) -> str:
    """A name that ends in a mark of its own needs no full stop after it."""
    return re.sub(r"(?<=[!?])\.$", "", text)


# --- people -------------------------------------------------------------------------------------------------


def _people(event: e.Event, names: tuple[str, ...], reader: int | None) -> dict[str, object]:
    seat, other = (*event.seats, NOBODY, NOBODY)[:2]
    if other < 0:
        to = "none"
    elif other == seat:
        to = "self"
    else:
        to = "you" if other == reader else "them"
    return {
        "who": _glued(names, seat),
        "me": "you" if seat == reader else "they",
        "whom": _glued(names, other),
        "to": to,
        "reader": "seat" if seat == reader else "other" if other == reader else "nobody",
    }


def _glued(names: tuple[str, ...], seat: int) -> str:
    return names[seat].replace(" ", _GLUE) if seat >= 0 else ""


# --- cards --------------------------------------------------------------------------------------------------


@cache
def _title(words: v.Words, lang: str) -> str:
    return say(lang, "text-card-named", name=words.text(lang), place="any")


def _titles(ids: Iterable[str], mix: Mix, lang: str) -> str:
    return join(lang, [_title(mix.defs_by_id[name].card.name, lang) for name in ids if name])


def _shown(event: e.Event) -> str:
    """Who sees the cards: everybody (up), some with the reader among them, or not the reader (no)."""
    if not event.named:
        return "no"
    return "up" if event.for_seat(None) is event else "some"


def _aim_words(event: e.Aimed, mix: Mix, lang: str) -> dict[str, object]:
    """By what name a card was used, and what it was pointed at."""
    if event.target_card:
        aim = "card"
    elif event.side:
        aim = event.side
    else:
        aim = "player" if event.target not in (NOBODY, event.seat) else "none"
    power, d = _power(event.power, mix, lang), mix.defs_by_id[event.card]
    ends = _ends(d, event.power)
    # What a monster lets somebody do is told by what becomes of it, or by the name it has.
    faced = d.kind in ("monster", "action") and (ends != "other" or not power)
    return {
        "aim": aim,
        "power": power,
        "called": "yes" if power else "no",
        "faced": "yes" if faced else "no",
        "ends": ends,
    }


def _ends(d: CardDef, slug: str) -> str:
    """How a monster that somebody faces lets itself be dealt with: bought off, let go, sent away."""
    uses = [power.use for power in d.powers if power.slug == slug]
    if d.kind != "monster" or len(uses) != 1 or not any(isinstance(verb, v.Remove) for verb in uses[0].do):
        return "other"
    if uses[0].cost:
        return "bought"
    return "let" if uses[0].when == "before_fight" else "sent"


def _way_words(event: e.Chose, mix: Mix, lang: str) -> dict[str, object]:
    d = mix.defs_by_id.get(event.card)
    chosen = way(d.card, mix.lexicon, lang, event.option, roll=event.roll) if d is not None else ""
    return {"way": chosen, "told": "yes" if chosen else "no"}


def _gift_words(event: e.Granted, mix: Mix, lang: str) -> dict[str, object]:
    """What is given, where it is a number; to a player, to other cards, or to the card itself."""
    on = tuple(dict.fromkeys(event.on))
    d = mix.defs_by_id.get(event.card)
    given = gift(d.card, mix.lexicon, lang, event.announced) if d is not None else ""
    return {
        "on": _titles(on, mix, lang),
        "onto": _onto(event.card, on, d),
        "what": given,
        "giver": _giver(d, lang) or _titles((event.card,), mix, lang),
        "told": "yes" if given else "no",
    }


def _onto(card: str, on: tuple[str, ...], d: CardDef | None) -> str:
    """Whom or what a gift is for: a player, other cards, or the card that gives it."""
    if on == (card,) or (not on and d is not None and of_itself(d.card)):
        return "self"
    return "cards" if on else "player"


def _is_curse(card: str, mix: Mix) -> bool:
    d = mix.defs_by_id.get(card)
    return d is not None and d.kind == "curse"


def _giver(d: CardDef | None, lang: str) -> str:
    """The one power of a card, by its name, that gives something for a while."""
    names = [use.name for use in d.card.uses if gives(use)] if d is not None else []
    return names[0].text(lang) if len(names) == 1 and names[0] is not None else ""


def _power(slug: str, mix: Mix, lang: str) -> str:
    # A copy in a fight has the powers of the monster it copies, so that its own card does not name them.
    for d in mix.defs if slug else ():
        for power in d.powers:
            if power.slug == slug and power.use.name is not None:
                return power.use.name.text(lang)
    return ""


def _noun_words(trait: str, mix: Mix, lang: str) -> dict[str, object]:
    noun = mix.lexicon.trait(trait)
    word = noun.one.text(lang)
    return {
        "noun": word,
        "noun_gender": noun.gender,
        "noun_number": "one",
        "noun_vowel": "yes" if vowel(lang, word) else "no",
    }


# --- deals --------------------------------------------------------------------------------------------------


def _deal_words(event: e.Event, terms: Terms, mix: Mix, lang: str) -> dict[str, object]:
    if isinstance(event, e.Offered):
        deal = "gift" if not terms.get else "trade" if terms.give else "wish"
    else:
        deal = terms.promise or "help"
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
        yield say(lang, "event-terms-treasures", treasures=terms.treasures, first=first)
    for name in terms.give:
        yield _titles((name,), mix, lang)
    if terms.plays:
        yield say(lang, "event-terms-plays", card=_titles(terms.plays, mix, lang))
