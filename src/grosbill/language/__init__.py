"""What the program says, in English and French: Project Fluent messages and a little grammar.

All `.ftl` files of the folder of a language make one bundle. A message is read when it is first said.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")

_HERE = Path(__file__).parent
_LONGEST_PART = 1_000_000
"""So many signs may stand in one place of a message: more than the names of all cards that can be in play."""


class UnknownMessageError(KeyError):
    """There is no message of that name, or no such language."""

    def __str__(self) -> str:
        return str(self.args[0])


# A number below zero as the library writes it: neither a range nor a part of a name.
_HYPHEN = re.compile(r"(?<![-\w])-(?=\d)")


class BadMessageError(ValueError):
    """A message that cannot be read, or that lacks what it needs to be said."""


def say(lang: str, message: str, **args: object) -> str:
    """The message in that language; numbers choose plurals and are written the way the language does."""
    return _said(lang, message, tuple(args), *args.values())


@lru_cache(maxsize=20_000, typed=True)
def _said(lang: str, message: str, names: tuple[str, ...], *values: object) -> str:
    """What was said lately is not worked out again: a table tells the same to many, and again and again."""
    bundle = _bundle(lang)
    if not _known(lang, message):
        raise UnknownMessageError(f"no message {message!r} in language {lang!r}")
    pattern = bundle.get_message(message).value
    if pattern is None:
        raise UnknownMessageError(f"message {message!r} in language {lang!r} has no text")
    text, errors = bundle.format_pattern(pattern, dict(zip(names, values, strict=True)))
    if errors:
        raise BadMessageError(f"message {message!r} in language {lang!r}: {errors[0]}")
    if any(isinstance(value, int | float) and value < 0 for value in values):
        text = _HYPHEN.sub("\N{MINUS SIGN}", str(text))
    return tidy(lang, str(text))


def say_exactly(lang: str, message: str, args: Mapping[str, object]) -> str:
    """The same, but every word the message chooses by has to be listed in it: nothing is said by default.

    A variant called `other` stands for all words that are not listed.
    """
    bundle = _bundle(lang)
    if _known(lang, message):
        _follow(bundle, message, bundle.get_message(message).value, args)
    return say(lang, message, **args)


def _follow(bundle: FluentBundle, message: str, part: Any, args: Mapping[str, object]) -> None:
    """Go through what will be said: patterns, the variants that are chosen, messages within messages."""
    if hasattr(part, "elements"):
        for element in part.elements:
            _follow(bundle, message, element, args)
    elif hasattr(part, "expression"):
        _follow(bundle, message, part.expression, args)
    elif hasattr(part, "variants"):
        _follow(bundle, message, _chosen(message, part, args).value, args)
    elif type(part).__name__ == "MessageReference":
        _follow(bundle, part.id.name, bundle.get_message(part.id.name).value, args)


def _chosen(message: str, choice: Any, args: Mapping[str, object]) -> Any:
    """The variant a choice comes to; of a number any will do, as it has a plural in every language."""
    name = choice.selector.id.name
    value = args.get(name)
    variants = {str(getattr(each.key, "name", "")): each for each in choice.variants}
    if not isinstance(value, str):
        return next(each for each in choice.variants if each.default)
    if value in variants or "other" in variants:
        return variants.get(value) or variants["other"]
    raise BadMessageError(f"message {message!r}: ${name} is {value!r}, and it knows {', '.join(variants)}")


def default_language(environ: dict[str, str] | None = None) -> str:
    """French where the locale is French, English everywhere else."""
    env = os.environ if environ is None else environ
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = env.get(name)
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def join(lang: str, words: Iterable[str], last: Literal["and", "or", "then"] = "and") -> str:
    """A list in words: *a, b and c*."""
    rest = list(words)
    if not rest:
        return ""
    end = rest.pop()
    return say(lang, f"list-{last}", first=", ".join(rest), last=end) if rest else end


def capital(text: str) -> str:
    """The text with its first letter in upper case."""
    return text[:1].upper() + text[1:]


# --- French spelling --------------------------------------------------------------------------------------

# An h is silent, and takes the apostrophe, except in words like hache and héros; most words in ha- are such.
_VOWEL = (
    r"(?=[aeiouàâäéèêëîïôöùûüœæ](?<!\bo(?=nz))"
    r"|h(?!a(?!bi|bl|lei|llu|lo|lt|meç|rmo)|eaum|ér(?!o[ïi]n)|eurt|ibou|iér|obbit|oquet|ors|ou|uit|url))"
)
# The title of a card that something is said *of* takes it too: d’« Elfe ».
_ELISION = re.compile(
    r"(?<![-\w'’])(?:(le|la|de|ne|que|se|me|te) " + _VOWEL + r"|(de|que) (?=«[ \u00a0]" + _VOWEL + "))",
    re.IGNORECASE,
)
_IF_HE = re.compile(r"(?<![-\w'’])(s)i (?=ils?\b)", re.IGNORECASE)
# The name of a monster that begins with an article is contracted as well: au Roi en Rose.
_CONTRACTION = re.compile(r"\b(à|de) (?:les?(?= (?:joueur|combattant|camp))|Les?(?= [A-ZÀÂÉÈÊ]))")
_CONTRACTED = {"à le": "au", "à les": "aux", "de le": "du", "de les": "des"}
_HIGH_SIGNS = re.compile(r" (?=[:;!?»])|(?<=«) ")


def vowel(lang: str, word: str) -> bool:
    """Whether the article before this word is *an* (English) or takes an apostrophe (French)."""
    if lang == "fr":
        return re.match(_VOWEL, word, re.IGNORECASE) is not None
    return re.match(r"[aeiou](?<!u(?=ni|s))(?<!o(?=ne))(?<!e(?=u))", word, re.IGNORECASE) is not None


def tidy(lang: str, text: str) -> str:
    """French elision (*d’objets*, *s’il*), and no line broken before a colon."""
    if lang != "fr":
        return text
    text = _ELISION.sub(lambda found: found[0][:-2] + "’", text)
    text = _IF_HE.sub(lambda found: found[1] + "’", text)
    text = _CONTRACTION.sub(lambda found: _CONTRACTED[found[0].lower()], text)
    return _HIGH_SIGNS.sub("\N{NO-BREAK SPACE}", text)


# --- bundles ----------------------------------------------------------------------------------------------


def _files(lang: str) -> list[Path]:
    if lang not in LANGUAGES:
        raise UnknownMessageError(f"no language {lang!r}: there are {' and '.join(LANGUAGES)}")
    return sorted((_HERE / lang).glob("*.ftl"))


_ENTRY = re.compile(r"^(?=([a-zA-Z][\w-]*) *=)", re.MULTILINE)
_WITHIN = re.compile(r"\{\s*([a-z][\w-]*)")


_bundles: dict[str, FluentBundle] = {}


def _bundle(lang: str) -> FluentBundle:
    """The messages that have been said: one of each language, though several threads begin at once."""
    from fluent.runtime import FluentBundle, resolver

    # The library guards against messages of strangers; what is long here is a list of many cards.
    resolver.MAX_PART_LENGTH = _LONGEST_PART
    known = _bundles.get(lang)
    return known or _bundles.setdefault(lang, FluentBundle([lang], use_isolating=False))


@cache
def _written(lang: str) -> Mapping[str, str]:
    """The messages there are, as they are written."""
    found: dict[str, str] = {}
    for path in _files(lang):
        _, *entries = _ENTRY.split(path.read_text("utf-8"))
        for name, entry in zip(entries[::2], entries[1::2], strict=True):
            if name in found:
                raise BadMessageError(f"{path}: message {name!r} is already there")
            found[name] = entry
    return found


@cache
def _known(lang: str, message: str) -> bool:
    """Whether there is such a message; then it is in the bundle, with those within it.

    To read all of them takes a quarter of a second, for which a table with people would stand still.
    """
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    written = _written(lang).get(message)
    if written is None:
        return False
    resource = FluentResource(written)
    if any(isinstance(entry, Junk) for entry in resource.body):
        raise BadMessageError(f"message {message!r} in language {lang!r} cannot be read")
    _bundle(lang).add_resource(resource)
    for name in _WITHIN.findall(written):
        _known(lang, name)
    return True
