"""What cards and players are called, in one language, by one reader."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from difflib import get_close_matches

import msgspec

from grosbill import language
from grosbill.effects import vocabulary as v
from grosbill.effects.text import UnknownWordError, UnwordedError, card_line, card_marks, card_text
from grosbill.effects.text.amounts import printed
from grosbill.effects.text.writer import signed
from grosbill.model.errors import PackError
from grosbill.model.settings import Settings
from grosbill.notation.speech import bare
from grosbill.packs import CardDef, Mix
from grosbill.packs.kept import kept


class Words:
    """Names and texts for one reader: the cards of a mix, the players, and which of them is the reader."""

    def __init__(
        self, mix: Mix, settings: Settings, lang: str, names: tuple[str, ...] = (), me: int = -1
    ) -> None:
        """Prepare to speak `lang` to the player in seat `me` (-1: to nobody at the table)."""
        self.mix = mix
        self.lang = lang
        self.names = names
        self.me = me
        self.settings: Mapping[str, object] = msgspec.structs.asdict(settings)
        self.money = mix.lexicon.money.text(lang)
        self.door = mix.lexicon.door.text(lang)
        self.races = "yes" if any(d.kind == "race" for d in mix.defs) else "no"
        self._texts: dict[str, str] = {}

    def say(self, message: str, **args: object) -> str:
        """A message in the reader's language."""
        return language.say(self.lang, message, **args)

    def join(self, words: Iterable[str]) -> str:
        """A list in words."""
        return language.join(self.lang, words)

    # --- cards --------------------------------------------------------------------------------------------

    def definition(self, card: str) -> CardDef:
        """The card of that id."""
        return self.mix.defs_by_id[card]

    def example(self) -> str:
        """The name of a card of this game, one to be played for either side of a fight if there is one."""
        fits = [d for d in self.mix.defs if d.kind == "one_shot" and d.bonus] or self.mix.defs
        return min([self.card(d.id) for d in fits], key=len)

    def card(self, card: str) -> str:
        """The name of a card."""
        return self._word(self.definition(card).card.name)

    def cards(self, cards: Iterable[str]) -> str:
        """Several names in a row."""
        return self.join(self.card(card) for card in cards)

    def title(self, card: str) -> str:
        """The name of a card within a sentence, as the story has it: « Elfe »."""
        return self.say("text-card-named", name=self.card(card), place="any")

    def titles(self, cards: Iterable[str]) -> str:
        """Several in a row."""
        return self.join(self.title(card) for card in cards)

    def line(self, card: str) -> str:
        """What the card is: kind, bonus, price."""
        return _line(self.mix, card, self.lang)

    def text(self, card: str) -> str:
        """The rules text of a card."""
        text = self._texts.get(card)
        if text is None:
            text = rules_text(self.mix, self.definition(card), self.lang, self.settings)
            self._texts[card] = text
        return text

    def curses(self) -> dict[str, object]:
        """What the set calls its curses, with what messages agree with."""
        noun = self.mix.lexicon.kind("curse")
        return {"curses": self._word(noun.many).lower(), "curses_gender": noun.gender}

    def note(self, card: str) -> str:
        """What there is to know of a card whose line is not shown: its tags and its rules text."""
        marks = card_marks(self.definition(card).card, self.mix.lexicon, self.lang, self.settings)
        return f"{marks} {self.text(card)}".replace("\n", " ").strip()

    def bad_stuff(self, card: str) -> str:
        """What a monster does to those it catches, as its text says it; nothing for what has no such line."""
        lead = self.say("text-bad-stuff")
        return next((line for line in self.text(card).split("\n") if line.startswith(lead)), "")

    def trait(self, name: str) -> dict[str, object]:
        """A race, class or sex as a noun, with what messages agree with."""
        noun = self.mix.lexicon.trait(name)
        one = self._word(noun.one)
        return {
            "noun": one,
            "many": self._word(noun.many),
            "noun_gender": noun.gender,
            "noun_number": "one",
            "noun_vowel": "yes" if language.vowel(self.lang, one) else "no",
        }

    def bonus(self, card: str) -> int:
        """The bonus printed on a card, 0 where there is none."""
        return printed(self.definition(card).bonus)

    def plus(self, card: str) -> str:
        """The printed bonus with its sign, or nothing."""
        bonus = self.bonus(card)
        return signed(bonus) if bonus else ""

    def find(self, text: str) -> list[str]:
        """The cards a player may mean: by id, by name in either language, by a part of it, or nearly so."""
        return self.find_named(text) or self._find_close(text)

    def is_name(self, text: str) -> bool:
        """Whether a card has just this name or id, in either language."""
        return plain(text) in self._names()

    def find_named(self, text: str) -> list[str]:
        """The cards that have this name or id, or it as a part of it, in either language."""
        wanted, names = plain(text), self._names()
        if not wanted or wanted in names:
            return [names[wanted]] if wanted else []
        for fits in (str.startswith, str.__contains__):
            found = dict.fromkeys(card for name, card in names.items() if fits(name, wanted))
            if found:
                return list(found)
        return []

    def _find_close(self, text: str) -> list[str]:
        wanted, names = plain(text), self._names()
        return list(dict.fromkeys(names[name] for name in get_close_matches(wanted, names, 1, 0.7)))

    def _names(self) -> dict[str, str]:
        return {plain(name): d.id for d in self.mix.defs for name in (d.id, d.card.name.en, d.card.name.fr)}

    # --- players ------------------------------------------------------------------------------------------

    def who(self, seat: int) -> str:
        """A player's name."""
        return _held(self.names[seat])

    def whom(self, name: str) -> str:
        """A player a card is aimed at: *you*, or the name."""
        return self.say("ui-you") if self.mine(name) else _held(name)

    def mine(self, name: str) -> bool:
        """Whether this is the reader's own name."""
        return 0 <= self.me < len(self.names) and name == self.names[self.me]

    def _word(self, words: v.Words) -> str:
        return language.tidy(self.lang, words.text(self.lang))


@kept(1024)
def _line(mix: Mix, card: str, lang: str) -> str:
    return card_line(mix.defs_by_id[card].card, mix.lexicon, lang)


def rules_text(mix: Mix, d: CardDef, lang: str, settings: Mapping[str, object]) -> str:
    """The rules text of a card; one that has no words yet is the mistake of its pack."""
    try:
        return card_text(d.card, mix.lexicon, lang, settings)
    except (UnwordedError, UnknownWordError) as error:
        raise PackError(f"{d.pack}: {d.id}: cannot be put into words: {error}") from None


def plain(text: str) -> str:
    """The text without accents, signs and capitals, for comparing what people type."""
    letters = bare(text).replace("'", "")
    return " ".join("".join(letter if letter.isalnum() else " " for letter in letters).split())


def _held(name: str) -> str:
    """A name of a player as it is said: French contracts the article of a monster, never that of a person."""
    return re.sub(r"^(Les?) ", "\\1\N{NO-BREAK SPACE}", name)
