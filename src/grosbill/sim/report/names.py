"""How things are called and numbers are written in the language of a report."""

from __future__ import annotations

from grosbill.language import capital, join, say
from grosbill.model.errors import GrosbillError
from grosbill.packs import Mix, edition, mix_for, rulebooks

MINUS = "\N{MINUS SIGN}"


class Names:
    """The words of an edition. What is unknown here, such as a card of somebody's own, keeps its id."""

    def __init__(self, name: str, lang: str) -> None:
        self.lang = lang
        self.mix = _mix(name)
        """The cards that could be dealt, as far as they are known here."""
        if self.mix is not None and self.mix.edition.id == name:
            self.edition = self.mix.edition.name.text(lang)
        else:
            self.edition = name

    def card(self, ref: str) -> str:
        """A card."""
        known = self.mix.named(ref) if self.mix else ref
        return known if isinstance(known, str) else _printed(known.text(self.lang))

    def trait(self, name: str) -> str:
        """A race, class or sex."""
        traits = self.mix.lexicon.traits if self.mix else {}
        return capital(traits[name].one.text(self.lang)) if name in traits else self.card(name)

    @property
    def raceless(self) -> str:
        """Those without a race card."""
        noun = self.mix.lexicon.raceless if self.mix else None
        return capital(noun.one.text(self.lang)) if noun else self.say("rp-no-race")

    def say(self, message: str, **args: object) -> str:
        """A message of the report."""
        return _printed(say(self.lang, message, **args))

    def list(self, words: list[str]) -> str:
        """A list in words."""
        return join(self.lang, words)

    def count(self, number: float) -> str:
        """A whole number."""
        return self.say("rp-count", n=number)

    def decimal(self, number: float) -> str:
        """A number with two digits after the point."""
        return self.say("rp-decimal", n=number)

    def percent(self, rate: float) -> str:
        """A rate."""
        return self.say("rp-percent", n=rate)

    def round_percent(self, rate: float) -> str:
        """A rate without fractions: for an axis."""
        return self.say("rp-round-percent", n=rate)

    def points(self, difference: float) -> str:
        """A difference of two rates, with its sign."""
        tenths = round(difference * 1000)
        return ("+" if tenths > 0 else MINUS if tenths < 0 else "") + self.size(difference)

    def round_points(self, difference: float) -> str:
        """The same without needless fractions: for an axis."""
        points = round(difference * 100, 1)
        return ("+" if points > 0 else MINUS if points < 0 else "") + self.say("rp-round", n=abs(points))

    def size(self, difference: float) -> str:
        """A difference of two rates, without its sign."""
        return self.say("rp-points", n=abs(difference) * 100)


def _printed(text: str) -> str:
    """With the apostrophe of print."""
    return text.replace("'", "\N{RIGHT SINGLE QUOTATION MARK}")


def _mix(name: str) -> Mix | None:
    """The mix of an edition; of its parts that are known if some are packs of somebody's own."""
    for known in (name, "+".join(rulebooks(name))):
        try:
            plan = edition(known)
        except GrosbillError:
            continue
        return mix_for(plan, plan.defaults())
    return None
