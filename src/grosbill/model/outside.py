"""What comes from outside: names that players may have, texts made fit to be printed, files that end."""

from __future__ import annotations

import errno
from collections.abc import Iterable
from pathlib import Path
from unicodedata import category, is_normalized, normalize

from grosbill.model.errors import PlayersError

LONGEST_NAME = 24

# Letters and marks that leave no trace on the screen, though they count as printable.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {
    chr(code)
    for first, last in ((0x180B, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
    for code in range(first, last + 1)
}
_NO_SIGNS = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))


def check_names(names: Iterable[object]) -> None:
    """Refuse names that cannot be shown as they are, and two at one table that look alike."""
    taken: dict[str, str] = {}
    for name in names:
        if not isinstance(name, str):
            raise PlayersError(f"a player's name is text, got {name!r:.100}")
        problem = _problem(name)
        if problem is not None:
            raise problem
        if looks(name) in taken:
            raise PlayersError.said("names-alike", one=taken[looks(name)], other=name)
        taken[looks(name)] = name


def _problem(name: str) -> PlayersError | None:
    """Why nobody can be called that, and what to do about it."""
    if len(name) > LONGEST_NAME:
        short = f"{name[:LONGEST_NAME]}…"
        return PlayersError.said("name-long", name=short, letters=len(name), most=LONGEST_NAME)
    wrong = next((sign for sign in name if not sign.isprintable() or sign in _UNSEEN), "")
    if wrong:
        return PlayersError.said("name-unseen", name=name, sign=(f"U+{ord(wrong):04X}",))
    if name and category(name[0]).startswith("M"):
        return PlayersError.said("name-accent", name=name)
    if not is_normalized("NFC", name):
        return PlayersError.said("name-composed", name=name, composed=normalize("NFC", name))
    return None


def looks(name: str) -> str:
    """The same for all names that look alike: whatever their capitals, widths and combined letters."""
    return normalize("NFKC", normalize("NFKC", name).casefold())


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


def check_ordinary(path: Path) -> None:
    """Refuse, with an `OSError`, to open a pipe or a device: reading it might never end."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.EINVAL, "is no ordinary file", str(path))


def read_file(path: Path, most: int) -> bytes:
    """What is in a file of at most so many bytes; anything else is an `OSError`."""
    check_ordinary(path)
    with path.open("rb") as stream:
        content = stream.read(most + 1)
    if len(content) > most:
        raise OSError(errno.EFBIG, f"has more than {most:,} bytes", str(path))
    return content
