"""Moves as a person writes them: in their own language or in the notation, with parts of the names of cards.

Whatever is guessed or suggested lies in sight: the player's own cards before those of others.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import msgspec

from grosbill.model.errors import MoveError
from grosbill.model.moves import KINDS, Move, quoted
from grosbill.notation.parsing import UnreadMove, parse
from grosbill.notation.speech import ENGLISH, bare, speech, spoken
from grosbill.packs import Mix
from grosbill.packs.kept import kept
from grosbill.words.naming import Words, plain


class Typist:
    """Reads and writes moves for one player at one moment of the game."""

    def __init__(self, words: Words, view: Mapping[str, Any], legal: Sequence[Move]) -> None:
        """Look at the cards in sight."""
        self._words = words
        self._legal = legal
        self._own, self._others = _in_sight(words, view)

    def read(self, line: str) -> Move:
        """The move that was typed, legal or not; raises `MoveError`, which `wrong` puts in words."""
        words = self._words
        line = _without_elision(line, words.names) if words.lang == "fr" else line
        me = words.who(words.me) if words.me >= 0 else ""
        return parse(line, words.mix, words.names, self._legal, speech(words.lang), self._guess, me)

    def examples(self) -> list[Move]:
        """One legal move of each kind there is now, in the order of the kinds."""
        return [move for kind in KINDS for move in [_example(self._legal, kind)] if move is not None]

    def wrong(self, line: str, error: MoveError) -> str:
        """What is wrong with a line that could not be read."""
        words = self._words
        if not isinstance(error, UnreadMove):
            return self._half(line)
        word, sort = error.trouble.word, error.trouble.sort
        if sort == "player":
            return words.say("ui-no-player", text=word, names=words.join(words.names))
        if sort != "card":
            return self._half(line)
        fits = self._guess(word)
        if len(fits) > 1:
            return words.say("ui-several-cards", cards=words.cards(fits))
        known = {plain(words.card(card)): words.card(card) for card in (*self._own, *self._others)}
        close = [words.card(card) for card in fits] or [
            known[name] for name in get_close_matches(plain(word), known, 1)
        ]
        return words.say("ui-no-card", text=word, close=close[0] if close else "none")

    def _half(self, line: str) -> str:
        """Of a line that begins like a move that could be made, how such a move is written."""
        words = self._words
        verb = bare(line.strip().partition(" ")[0])
        forms = [*speech(words.lang).forms.get(verb, ()), *ENGLISH.forms.get(verb, ())]
        meant = next((move for kind, _ in forms if (move := _example(self._legal, kind))), None)
        if meant is None:
            return words.say("ui-unknown", text=line)
        return words.say("ui-half", text=line, move=written(words, meant))

    def _guess(self, text: str) -> Sequence[str]:
        """The cards in sight that a part of a name fits: if one of the player's own does, those alone."""
        wanted = plain(text)
        if not wanted:
            return (*self._own, *self._others)
        for fits in (str.startswith, _has_word):
            for cards in (self._own, self._others):
                found = [card for card, names in cards.items() if any(fits(name, wanted) for name in names)]
                if found:
                    return found
        return ()


def written(words: Words, move: Move) -> str:
    """The move as the reader could type it."""
    names = _names(words.mix, words.lang)

    def called(name: str) -> str:
        if name in names:
            return names[name] if names[name] not in words.names else name
        return quoted(name)

    return spoken(_called(words, move), words.lang, called)


def _called(words: Words, move: Move) -> Move:
    """The move with its power by the name it has in the reader's language; English is the notation."""
    if words.lang == "en" or not move.power:
        return move
    names = {power.slug: power.use.name for power in words.definition(move.card).powers}
    name = names.get(move.power)
    return move if name is None else msgspec.structs.replace(move, power=name.fr)


@kept(8)
def _names(mix: Mix, lang: str) -> dict[str, str]:
    """What a card is called in a language; by its id, if another goes by that name too."""
    names = {d.id: d.card.name.text(lang) for d in mix.defs}
    many = Counter(plain(name) for name in names.values())
    return {card: name if many[plain(name)] == 1 else card for card, name in names.items()}


def _in_sight(words: Words, view: Mapping[str, Any]) -> tuple[dict[str, list[str]], dict[str, list[str]]]:
    """The reader's own cards and the others in sight, each with its names as people type them."""
    own, others = list[str](), list[str]()
    for seat, player in enumerate(view["players"]):
        lot = own if seat == words.me else others
        for zone in ("hand", "race", "class", "items", "others", "curses"):
            lot += player[zone]
    combat = view["combat"]
    if combat:
        others += [name for foe in combat["monsters"] for name in (foe["card"], *foe["enhancers"])]
        others += [card for card, _ in combat["plays"]]
    step = view["step"] or {}
    others += [card for card in step.get("cards", ()) if card in words.mix.defs_by_id]
    others += [*view["door_discards"][-1:], *view["treasure_discards"][-1:]]
    mine = _with_names(words, own)
    return mine, {card: names for card, names in _with_names(words, others).items() if card not in mine}


def _with_names(words: Words, cards: Sequence[str]) -> dict[str, list[str]]:
    names = {card: words.definition(card).card.name for card in dict.fromkeys(cards)}
    return {card: [plain(card), plain(name.en), plain(name.fr)] for card, name in names.items()}


def _has_word(name: str, wanted: str) -> bool:
    return f" {wanted}" in name


def _example(legal: Sequence[Move], kind: str) -> Move | None:
    """A legal move of a kind: one that says most, so that all of its form is seen."""
    fits = [move for move in legal if move.kind == kind]
    return max(fits, key=lambda move: len(str(move).split()), default=None)


def _without_elision(line: str, names: Sequence[str]) -> str:
    """*d'Ann* as *de Ann*, which the forms have."""
    for name in names:
        for mark in ("'", "’"):
            line = line.replace(f" d{mark}{name}", f" de {name}")
    return line
