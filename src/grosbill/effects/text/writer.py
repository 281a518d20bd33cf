"""The pen: a language, the words of the packs, and what has been said so far on one card."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Literal, TypeAlias

import msgspec

from grosbill import language
from grosbill.effects import vocabulary as v
from grosbill.effects.text.lexicon import Lexicon
from grosbill.effects.vocabulary import KINDS

Mood: TypeAlias = Literal["do", "to", "does"]
"""How a verb is said: *lose* (an order), *to lose* (after *you may*), *loses* (of someone else)."""

Person: TypeAlias = Literal["you", "they"]
"""Whose the things are: *your hand*, *their hand*."""

# French adjectives that stand before their noun, and clauses that come last in either language.
_FRONT = re.compile(
    r"(gros|grosse|petite?|grande?|vieux|vieille|beau|belle|bon|bonne|mauvaise?|nouveau|nouvelle|jeune|jolie?)s?\b",
    re.IGNORECASE,
)
_CLAUSE = re.compile(r"(whose|dont) ")


class UnwordedError(ValueError):
    """The vocabulary allows it, but no sentence has been written for it yet."""

    def __init__(self, what: str, where: object = None) -> None:
        """Say what it is, and where it stands: the record as plain data, without its defaults."""
        super().__init__(what if where is None else f"{what}: {msgspec.json.encode(where).decode()}")


@dataclass(frozen=True, slots=True)
class Phrase:
    """Words that others agree with: in a message `$x` is the text, `$x_gender` and so on what it is."""

    text: str
    gender: str = "m"
    many: bool = False


class Writer:
    """Says messages in one language, for one card."""

    def __init__(self, lang: str, lexicon: Lexicon, card: v.Card, settings: Mapping[str, object]) -> None:
        self.lang = lang
        self.lexicon = lexicon
        self.card = card
        self.settings = settings
        self.kind = KINDS[type(card)]
        self.losing = "lose" if self.kind in ("monster", "curse") else "discard"
        self.at: tuple[v.Point, ...] = ()
        self.whose: Literal["you", "any", "rival"] = "you"
        self.target: v.Target | None = None
        self.named = False
        """Whether the target has been spoken of."""
        self.rest = False
        """Whether others have just taken from the hand."""
        self.you = ""
        """Who *you* is, where that is not plain: *that Thief*."""
        self.given = False
        """Whether these words are about something given for a while, not about the card itself."""
        self.while_: v.Condition | None = None
        """What must be so for these words to matter at all, as has been said."""
        self.bearer: Phrase | None = None
        """The card that is given something, where that is not this one."""

    def say(self, message: str, **args: object) -> str:
        """The message; phrases bring their features along."""
        flat: dict[str, object] = {
            "money": self.lexicon.money.text(self.lang),
            "door": self.lexicon.door.text(self.lang),
        }
        for name, value in args.items():
            if isinstance(value, Phrase):
                flat[name] = value.text
                flat[name + "_gender"] = value.gender
                flat[name + "_number"] = "many" if value.many else "one"
                flat[name + "_vowel"] = "yes" if language.vowel(self.lang, value.text) else "no"
            else:
                flat[name] = value
        return language.say_exactly(self.lang, "text-" + message, flat)

    def join(self, words: Iterable[str], last: Literal["and", "or", "then"] = "and") -> str:
        """A list in words; what a card says twice stands there twice."""
        return language.join(self.lang, list(words), last)

    # --- nouns --------------------------------------------------------------------------------------------

    def words(self, words: v.Words) -> str:
        """The one of the two languages."""
        return language.tidy(self.lang, words.text(self.lang))

    def noun(self, noun: v.Noun, many: bool = False) -> Phrase:
        """The noun, one or many; some, like *chaussures*, are always many, and *Footgear* never is."""
        one, several = self.words(noun.one), self.words(noun.many)
        always = self.lang == "fr" and one.endswith("s")
        never = self.lang == "en"
        plural = (many or always) and not never if one == several else many
        return Phrase(several if many else one, noun.gender, plural)

    def kind_noun(self, name: str, many: bool = False) -> Phrase:
        """The noun for a kind of card."""
        return self.noun(self.lexicon.kind(name), many)

    def marked(self, noun: Phrase, tags: Iterable[str], last: Literal["and", "or"] = "and") -> Phrase:
        """The noun with the adjectives of these tags: all of them, or any (*Steed or Vehicle card*)."""
        words = [self.lexicon.tag(tag) for tag in tags]
        if last == "and" or len(words) < 2:
            return self.described(noun, words)
        either = self.join((self.adjective(word, noun) for word in words), "or")
        return Phrase(self._beside(noun.text, [either]), noun.gender, noun.many)

    def adjective(self, word: v.Noun, noun: Phrase) -> str:
        """The word in the number and gender of what it is said of."""
        she = word.she_many if noun.many else word.she
        return self.words(she) if she is not None and noun.gender == "f" else self.noun(word, noun.many).text

    def described(self, noun: Phrase, words: Iterable[v.Noun]) -> Phrase:
        """The noun with these adjectives, each where its language puts it."""
        adjectives = [self.adjective(word, noun) for word in words]
        return Phrase(self._beside(noun.text, adjectives), noun.gender, noun.many)

    def _beside(self, noun: str, adjectives: Iterable[str]) -> str:
        """*Fire one-shot Item*, *objet de feu à usage unique*, *card whose name starts with a vowel*."""
        front, back, last = [], [], []
        for word in adjectives:
            if _CLAUSE.match(word):
                last.append(word)
            elif self.lang == "en" or _FRONT.match(word):
                front.append(word)
            else:
                back.append(word)
        head, purpose, rest = noun.partition(" à ")
        return " ".join([*front, head, *back]) + " ".join([purpose + rest, *last])

    def card_noun(self, deck: str | None = None, many: bool = False) -> Phrase:
        """Just *card*, or *Treasure card*."""
        return Phrase(self.say("card", number="many" if many else "one", deck=deck or "any"), "f", many)

    def this(self) -> Phrase:
        """The card itself: *this monster*."""
        if self.bearer is not None:
            return self.bearer
        bare = self.kind == "sidekick" or (isinstance(self.card, v.OneShot) and not self.card.item)
        noun = self.card_noun() if bare else self.kind_noun(self.kind)
        return Phrase(self.say("this", noun=noun), noun.gender)

    def you_may(self, to: str) -> str:
        """*you may …*, or whoever *you* is just now."""
        return self.say("subject-may", who=self.you, to=to) if self.you else self.say("you-may", to=to)

    def a(self, noun: Phrase) -> str:
        """*An Elf*."""
        return self.say("a", noun=noun)

    def the(self, noun: Phrase) -> str:
        """*Elves* in general (*les Elfes*)."""
        return self.say("the", noun=noun)


def signed(number: int) -> str:
    """The number with its sign."""
    return f"+{number}" if number >= 0 else f"\N{MINUS SIGN}{-number}"


def names(given: v.Names | None) -> tuple[str, ...]:
    """One name or several as a tuple."""
    if given is None:
        return ()
    return (given,) if isinstance(given, str) else given


def sentence(text: str) -> str:
    """Capital letter and full stop."""
    text = language.capital(text)
    return text if text[-1:] in ".!?" else text + "."


def paragraph(texts: Iterable[str]) -> str:
    """Sentences one after the other."""
    return " ".join(sentence(text) for text in texts if text)
