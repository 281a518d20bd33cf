"""Moves from text: the forms of `model.moves`, read with the cards and players of one game.

A text is read twice at most: as `str(move)` writes it, where a name is one word, and then as people write,
where cards have their names in either language and a name may be several words. Either reading goes through
the text once for each form that begins with its first word, so that it takes time in proportion to a text
whose length is bounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

import msgspec

from grosbill.effects.vocabulary import Words
from grosbill.model.errors import AmbiguousMove, MoveError
from grosbill.model.moves import FORMS, HAND, NO_TERMS, PROMISES, SIDES, TABLE, Form, Move, Slot, Terms
from grosbill.notation.speech import ENGLISH, Opened, Speech, bare, by_first_word
from grosbill.packs import CardDef, Mix, Power
from grosbill.packs.kept import kept

Said: TypeAlias = dict[str, Any]
"""What words say: fields of a move and of its terms."""
Readings: TypeAlias = Iterator[tuple[int, Said]]
"""What the words from a place on may say, each with the place where that ends."""
Guess: TypeAlias = Callable[[str], Sequence[str]]
"""The cards that could be meant by a part of a name."""

_MOST_WORDS = 12  # of a name
_MOST_DIGITS = 3
_QUOTE = 60  # letters of a wrong text that a message repeats
_LINKS = frozenset(("on", "as", "of", "from", "to", "for", "against", "instead", "offering", "choosing", ","))


def parse(
    text: str,
    mix: Mix,
    names: Sequence[str],
    legal: Sequence[Move],
    speech: Speech = ENGLISH,
    guess: Guess | None = None,
    speaker: str = "",
) -> Move:
    """The move a text means. A shorter text is completed when only one legal move fits it.

    `speech`: another language that is understood beside the notation. `guess`: for a person, who may write a
    part of the name of a card. `speaker`: the player who is meant by *me*.
    """
    if type(text) is not str:
        raise MoveError(f"a move is read from a text, got {type(text).__name__}")
    if len(text) > _longest(mix) + 2 * sum(map(len, names)):
        raise MoveError.said("move-long", letters=len(text))
    move = Reader(mix, names, speech, guess, speaker).read(text)
    if move.kind == "use" and _used_by_playing(mix.defs_by_id[move.card]):
        move = move if move in legal else msgspec.structs.replace(move, kind="play")
    if move in legal:
        return move
    meant = [other for other in legal if not _outdone(mix, move, other)]
    fitting = [other for other in meant if _completes(move, other)]
    if move == Move("play", move.card) and _used_by_playing(mix.defs_by_id[move.card]):
        aimed = [other for other in meant if (other.kind, other.card) == ("play", move.card)]
        fitting = aimed if len(aimed) == 1 else []
    if len(fitting) > 1 and move.kind in ("play", "use"):
        moves = tuple(map(str, fitting))
        several = AmbiguousMove.said("several-moves", text=text.strip(), moves=("; ".join(moves),))
        several.moves = moves
        raise several
    return fitting[0] if fitting else move


@kept(1)
def _longest(mix: Mix) -> int:
    """No move is longer than all cards of the game by their longest names, and some words between them."""
    return 1000 + sum(len(", ") + max(len(d.id), len(d.card.name.en), len(d.card.name.fr)) for d in mix.of)


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


def _outdone(mix: Mix, short: Move, whole: Move) -> bool:
    """Whether a use was not named, and its card has one without a name for the same targets: it is meant."""
    if short.power or not whole.power or short.card != whole.card:
        return False
    powers = mix.defs_by_id[whole.card].powers
    targets = [power.use.target for power in powers if power.slug == whole.power]
    return any(not power.slug and power.use.target in targets for power in powers)


_AS_WRITTEN = by_first_word(FORMS.items())


# --- words --------------------------------------------------------------------------------------------------


def _split(text: str) -> tuple[list[str], set[int]]:
    """The words of a text, commas among them, and the places of names in quotation marks: one word each."""
    pieces = text.split('"')
    if len(pieces) % 2 == 0:
        pieces = [text]  # a mark without its other half is a letter
    words: list[str] = []
    quoted: set[int] = set()
    for place, piece in enumerate(pieces):
        if place % 2 == 0:
            words += piece.replace(",", " , ").split()
        elif place > 1 and not pieces[place - 1]:
            words[-1] += '"' + piece  # two marks in a row are one in the name
        else:
            quoted.add(len(words))
            words.append(piece)
    return words, quoted


@kept(1)
def _card_names(mix: Mix) -> Mapping[str, str]:
    """Every name a card answers to: its id, with or without its set, and its name in either language."""
    names = dict(mix.ids)
    for d in mix.defs:
        for name in (d.card.name.en, d.card.name.fr):
            names.setdefault(" ".join(_split(bare(name))[0]), d.id)
    return names


@lru_cache(1_024)
def _called(names: tuple[str, ...]) -> Mapping[str, str]:
    """Every name a player answers to."""
    split = {" ".join(_split(bare(name))[0]): name for name in names}
    return split | {bare(name): name for name in names}


class Trouble(NamedTuple):
    """What was wrong with a text, and where: a card, a player, a power or a number that there is not."""

    at: int
    sort: str = ""
    word: str = ""
    says: str = ""


class UnreadMove(MoveError):
    """A text that is no move because of one of its words."""

    def __init__(self, trouble: Trouble) -> None:
        """Keep what was wrong."""
        super().__init__(trouble.says)
        self.trouble = trouble
        self._message, self._about = f"unread-{trouble.sort}", {"word": _cut(trouble.word)}


def _powers(mix: Mix, card: str) -> dict[str, Power]:
    """The powers of a card that have a name; a copy of a monster has those of the monster."""
    d = mix.defs_by_id[card]
    copied = [other for other in mix.defs if other.kind == "monster"] if d.stands_in else []
    return {power.slug: power for each in (*copied, d) for power in each.powers if power.slug}


class Reader:
    """Reads texts with the cards and players of one game."""

    def __init__(
        self,
        mix: Mix,
        names: Sequence[str],
        speech: Speech = ENGLISH,
        guess: Guess | None = None,
        speaker: str = "",
    ) -> None:
        """Read for these cards and players, in another language too, and parts of names where one guesses."""
        self.mix = mix
        self.spoken = speech
        self.guess = guess
        self.guessing = False
        self.speech = ENGLISH
        self.players = {name: name for name in names}
        self.called = dict(_called(tuple(names)))
        for told in (ENGLISH, speech) if speaker else ():
            for word in told.said["me"]:
                self.called.setdefault(bare(word), speaker)
        self.words: list[str] = []
        self.quoted: set[int] = set()
        self.exact = True
        self.trouble = Trouble(-1)

    def read(self, text: str) -> Move:
        """The move that a text says, legal or not."""
        self.words, self.quoted = _split(text)
        self.trouble = Trouble(-1)
        for forms in self._ways():
            for kind, form in forms.get(self._word(0), ()) if self.words else ():
                said = self._fit(form, 0, {})
                if said is not None:
                    return _move(kind, said)
        if self.trouble.says:
            raise UnreadMove(self.trouble)
        raise MoveError.said("no-move", text=_cut(" ".join(self.words)))

    def _ways(self) -> Iterator[Opened]:
        """As it is written; as it is said; the same again, with parts of names for names."""
        self.speech, self.guessing, self.exact = ENGLISH, False, True
        yield _AS_WRITTEN
        self.exact = False
        said = [ENGLISH] if self.spoken is ENGLISH else [ENGLISH, self.spoken]
        for guessing in (False, True) if self.guess is not None else (False,):
            self.guessing = guessing
            for speech in said:
                self.speech = speech
                yield speech.forms

    def _word(self, at: int) -> str:
        """A word as forms have it."""
        word = self.words[at]
        return word.lower() if self.speech is ENGLISH else bare(word)

    def _phrase(self, at: int, name: str) -> int:
        """Where a small word that stands at a place ends; 0 if it does not stand there."""
        if at in self.quoted:
            return 0
        for words in self.speech.phrases[name]:
            end = at + len(words)
            if end <= len(self.words) and all(
                self._word(at + place) == word for place, word in enumerate(words)
            ):
                return end
        return 0

    def _fit(self, form: Form, at: int, said: Said) -> Said | None:
        """What the words from a place on say if they fit the rest of a form."""
        if not form:
            return said if at == len(self.words) else None
        item, rest = form[0], form[1:]
        if isinstance(item, tuple):
            found = self._fit((*item, *rest), at, said)
            return found if found is not None else self._fit(rest, at, said)
        if at == len(self.words):
            return None
        if isinstance(item, str):
            fits = at not in self.quoted and self._word(at) in item.split("|")
            return self._fit(rest, at + 1, said) if fits else None
        return self._fill(item, rest, at, said)

    def _fill(self, slot: Slot, rest: Form, at: int, said: Said) -> Said | None:
        readings: Readings = getattr(self, slot.name)(at, said)  # the methods below are called like the slots
        for end, told in readings:
            found = self._fit(rest, end, said | told)
            if found is not None:
                return found
        return None

    def _missing(self, at: int, sort: str, what: Callable[[str], str]) -> None:
        """Remember what was wrong: of several forms, the one that got farthest was meant."""
        if not self.exact and at > self.trouble.at:
            end = at + 1
            while end < len(self.words) and self.words[end].lower() not in _LINKS:
                end += 1
            word = " ".join(self.words[at:end])
            self.trouble = Trouble(at, sort, word, what(word))

    def _named(
        self, at: int, exact: Mapping[str, Any], called: Mapping[str, str]
    ) -> Iterator[tuple[int, str]]:
        """The names that begin at a place and where they end, the longest first."""
        words = self.words
        if self.exact or at in self.quoted:
            if self.exact:
                if words[at] in exact:
                    yield at + 1, words[at]
            else:
                name = _meant(words[at], exact, called)
                if name:
                    yield at + 1, name
            return
        most = min(len(words), at + _MOST_WORDS)
        for end in range(most, at, -1):
            name = _meant(" ".join(words[at:end]), exact, called)
            if name:
                yield end, name

    # --- what stands in the places of a form ----------------------------------------------------------------

    def cards_at(self, at: int) -> list[tuple[int, str]]:
        """The cards that may be named at a place."""
        if self.exact and at in self.quoted:
            return []
        found = list(self._named(at, self.mix.copies, _card_names(self.mix)))
        return found or (self._guessed(at) if self.guessing else [])

    def _guessed(self, at: int) -> list[tuple[int, str]]:
        """The card that the words at a place are a part of the name of, if there is one such card."""
        for end in range(min(len(self.words), at + _MOST_WORDS), at, -1):
            said = " ".join(self.words[at:end])
            found = self.guess(said) if self.guess is not None and self.words[end - 1] != "," else ()
            if len(found) == 1:
                return [(end, found[0])]
        return []

    def card(self, at: int, said: Said) -> Readings:
        """A card."""
        found = self.cards_at(at)
        if not found:
            self._missing(at, "card", self._no_card)
        for end, name in found:
            yield end, {"card": name}

    def held(self, at: int, said: Said) -> Readings:
        """A card, or a hand to pick from blindly."""
        if self._phrase(at, "hand"):
            yield at + 1, {"card": HAND}
        else:
            yield from self.card(at, said)

    def prize(self, at: int, said: Said) -> Readings:
        """A card that something is done for."""
        for end, told in self.card(at, said):
            yield end, {"target": told["card"]}

    def power(self, at: int, said: Said) -> Readings:
        """A power of the card named before; as people say it, its words or the beginning of them."""
        powers = _powers(self.mix, said["card"])
        slugs = list(powers)
        if self.exact:
            for slug in slugs:
                end = at + len(words := _split(slug)[0])
                if self.words[at:end] == words:
                    yield end, {"power": slug}
            return
        for end in range(min(len(self.words), at + _MOST_WORDS), at, -1):
            word = bare("-".join(self.words[at:end]))
            names = [(slug, _slugs(power.use.name)) for slug, power in powers.items()]
            fits = {slug for slug, called in names if word in called} or {
                slug for slug, called in names if any(name.startswith(word) for name in called)
            }
            if len(fits) == 1:
                yield end, {"power": fits.pop()}
        if self.words[at].lower() not in _LINKS:
            known = ", ".join(slugs) or "none"
            self._missing(
                at, "power", lambda word: f"{said['card']} has no power {_cut(word)!r}; it has: {known}"
            )

    def _players(self, at: int) -> list[tuple[int, str]]:
        return list(self._named(at, self.players, self.called))

    def player(self, at: int, said: Said) -> Readings:
        """A player."""
        found = self._players(at)
        if not found:
            self._missing(at, "player", self._no_player)
        for end, name in found:
            yield end, {"target": name}

    def aim(self, at: int, said: Said) -> Readings:
        """A player, a side of the fight, or a card; the longest name first."""
        found = self._players(at)
        found += [(at + 1, side) for side in SIDES if self._phrase(at, side)]
        found += self.cards_at(at)
        if not found:
            self._missing(at, "card", self._no_card)
        for end, name in sorted(found, key=lambda one: -one[0]):
            yield end, {"target": name}

    def owner(self, at: int, said: Said) -> Readings:
        """The player whose card it is."""
        found = self._players(at)
        if not found and self.words[at].lower() not in (TABLE, "the"):
            self._missing(at, "player", self._no_player)
        for end, name in found:
            yield end, {"owner": name}

    def whose(self, at: int, said: Said) -> Readings:
        """The same before the card: `Bob's`."""
        for end in range(min(len(self.words), at + _MOST_WORDS), at, -1):
            owner, mark, rest = " ".join(self.words[at:end]).replace("’", "'").rpartition("'")
            name = _meant(owner, self.players, self.called) if mark and rest.lower() in ("", "s") else ""
            if name:
                yield end, {"owner": name}

    def table(self, at: int, said: Said) -> Readings:
        """One's own cards in play."""
        if self._phrase(at, "table"):
            yield at + 1, {"owner": TABLE}

    def _list(self, at: int) -> tuple[int, tuple[str, ...]] | None:
        """Cards with commas between them, or `and`."""
        names = []
        while at < len(self.words):
            found = self.cards_at(at)
            if not found:
                break
            at, name = found[0]
            names.append(name)
            if not self._goes_on(at):
                return at, tuple(names)
            at += 1
        if at < len(self.words):
            self._missing(at, "card", self._no_card)
        return None

    def _goes_on(self, at: int) -> bool:
        if at >= len(self.words):
            return False
        return self.words[at] == "," or (not self.exact and self._phrase(at, "and") > 0)

    def cards(self, at: int, said: Said) -> Readings:
        """Several cards."""
        found = self._list(at)
        if found is not None:
            yield found[0], {"cards": found[1]}

    def _goods(self, at: int, field: str) -> Readings:
        if self._phrase(at, "nothing"):
            yield at + 1, {field: ()}
            return
        found = self._list(at)
        if found is not None:
            yield found[0], {field: found[1]}

    def give(self, at: int, said: Said) -> Readings:
        """What is given."""
        yield from self._goods(at, "give")

    def get(self, at: int, said: Said) -> Readings:
        """What is wanted for it."""
        yield from self._goods(at, "get")

    def number(self, at: int) -> int | None:
        """A number, not too long."""
        word = self.words[at]
        return int(word) if word.isascii() and word.isdigit() and len(word) <= _MOST_DIGITS else None

    def n(self, at: int, said: Said) -> Readings:
        """A number that is announced."""
        found = self.number(at)
        if found is not None:
            yield at + 1, {"n": found}
        else:
            self._missing(at, "number", lambda word: f"{_cut(word)!r} is no number that could be meant here")

    def way(self, at: int, said: Said) -> Readings:
        """One of several ways by its number, or a player."""
        found = self.number(at) if at not in self.quoted else None
        if found is not None:
            yield at + 1, {"n": found}
        elif self.words[at][0:1].isdigit() and at not in self.quoted:
            yield from self.n(at, said)
        else:
            yield from self.player(at, said)

    def purpose(self, at: int, said: Said) -> Readings:
        """What somebody is asked for."""
        if end := self._phrase(at, "help"):
            yield end, {}
        yield from self.stay(at, said)

    def stay(self, at: int, said: Said) -> Readings:
        """The promise not to interfere, or not to help."""
        for promise in PROMISES:
            if end := self._phrase(at, promise):
                yield end, {"promise": promise}

    def terms(self, at: int, said: Said) -> Readings:
        """What is offered: treasures, items, a card to be played on the helper, in any order."""
        told: Said = {}
        while at < len(self.words):
            end = self._term(at, told)
            if end is None:
                return
            at = end
            if not self._goes_on(at):
                yield at, told
                return
            at += 1

    def _term(self, at: int, told: Said) -> int | None:
        if at + 1 < len(self.words) and self._phrase(at + 1, "treasures"):
            return self._treasures(at, told)
        if end := self._phrase(at, "nothing"):
            return end
        start = self._phrase(at, "playing")
        played = 0 < start < len(self.words)
        place = start if played else at
        found = self.cards_at(place)
        if not found:
            self._missing(place, "card", self._no_card)
            return None
        end, name = found[0]
        field = "plays" if played else "give"
        told[field] = (*told.get(field, ()), name)
        return end

    def _treasures(self, at: int, told: Said) -> int | None:
        told["treasures"] = 0 if self._phrase(at, "no") else self.number(at)
        if told["treasures"] is None:
            self._missing(at, "number", lambda word: f"{_cut(word)!r} is no number of Treasures")
            return None
        aside = 1 if self.words[at + 2 : at + 3] == [","] and not self.exact else 0
        end = self._phrase(at + 2 + aside, "first") if at + 2 + aside < len(self.words) else 0
        told["helper_first"] = end > 0
        return end or at + 2

    # --- what is wrong --------------------------------------------------------------------------------------

    def _no_card(self, word: str) -> str:
        known: Iterable[str] = self.mix.copies if self.guess is None else self.guess("")
        close = get_close_matches(word[:_QUOTE].lower(), list(known), 1)
        hint = f"; did you mean {close[0]!r}?" if close else ""
        return f"there is no card {_cut(word)!r} in this game{hint}"

    def _no_player(self, word: str) -> str:
        return f"there is no player {_cut(word)!r}; they are: {', '.join(self.players)}"


def _meant(said: str, exact: Mapping[str, Any], called: Mapping[str, str]) -> str:
    """The name that was said: the very one, before another that differs in accents; "" if there is none."""
    return said if said in exact else called.get(bare(said), "")


_OF_TERMS = frozenset(Terms.__struct_fields__)


def _move(kind: str, said: Said) -> Move:
    deal = {name: value for name, value in said.items() if name in _OF_TERMS}
    rest = {name: value for name, value in said.items() if name not in _OF_TERMS}
    return Move(kind, **rest, terms=Terms(**deal) if deal else NO_TERMS)


def _slugs(name: Words | None) -> tuple[str, ...]:
    """A power as it may be typed, in either language."""
    return () if name is None else tuple([bare(said).replace(" ", "-") for said in (name.en, name.fr)])


def _cut(text: str) -> str:
    return text if len(text) <= _QUOTE else text[:_QUOTE] + "…"
