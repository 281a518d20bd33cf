"""What a French line may not have: found by machine, in whatever the program says."""

from __future__ import annotations

import re

_FAULTS = {
    "a contraction is missing": r"\b(de|à) les?\b(?! \w+(er|ir|re)\b)",
    # An h after them may be one that is heard (la hache, le Halfelin).
    "an elision is missing": r"(?<!\w)(de|la|le|ne|que|se|jusque) [aeiouéèêà]|\bsi ils?\b",
    "one, and many of them": r"(?<![\d,\u00a0\u202f])1 (niveaux|trésors|cartes|objets|monstres)\b",
    "each has theirs": r"\b[Cc]haque \w+[^.;:]* à leurs?\b",
    "spaces": r"  |\s[,.)]|\(\s",
    "no space before a high sign": r"\w[:;!?»]",
    "another apostrophe": r"'",
    "something is left to fill in": r"[{}$]|\bnone\b",
}


def faults(line: str) -> list[str]:
    """What is wrong with a line; what cards are called is left out, between guillemets."""
    bare = re.sub("«.*?»", "«\N{NO-BREAK SPACE}»", line)
    return [fault for fault, pattern in _FAULTS.items() if re.search(pattern, bare, re.IGNORECASE)]
