"""Texts made fit to be printed, whatever they were made of."""

from __future__ import annotations

from unicodedata import category

_NO_SIGNS = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
_PLAIN = frozenset((int, float, bool, type(None)))
_QUOTE = 60
"""How much of a wrong value a message repeats."""


def told(value: object) -> str:
    """A wrong value within a sentence, in short; what is not plain by its type, and is not asked itself."""
    if type(value) is str:
        return repr(value) if len(value) <= _QUOTE else f"{value[:_QUOTE]!r}…"
    if type(value) is int and value.bit_length() > 4 * _QUOTE:
        return "a number beyond all measure"
    return repr(value) if type(value) in _PLAIN else f"a value of type {type(value).__name__[:_QUOTE]}"


def cleaned(text: str, *, keep: str = "\n") -> str:
    """A text that no terminal obeys: signs that steer it, or cannot be seen, are written as `\\x1b`."""
    if text.isprintable():
        return text
    return "".join(
        [sign if sign in keep or category(sign) not in _NO_SIGNS else _escaped(sign) for sign in text]
    )


def _escaped(sign: str) -> str:
    return sign.encode("unicode_escape").decode("ascii")


def one_line(text: str) -> str:
    """The same on one line: what is in it cannot pass for a line of its own."""
    return cleaned(text, keep="")


def in_short(text: str) -> str:
    """The same within a sentence: what is too long for that is cut off."""
    text = one_line(text)
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


_LONGEST = 500
