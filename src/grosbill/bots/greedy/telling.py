"""A verdict in words."""

from __future__ import annotations

from typing import Any

from grosbill.bots.greedy.scale import LOSS
from grosbill.bots.greedy.verdict import Verdict
from grosbill.language import say
from grosbill.packs import Mix

_HARDLY = 0.1  # what is worth less is not worth saying


def reason(mix: Mix, verdict: Verdict, lang: str) -> str:
    """Why a move is worth what it is worth: one or two sentences, and the number where it says something."""
    facts = {name: _said(mix, name, fact, lang) for name, fact in verdict.facts.items()}
    text = say(lang, verdict.why, **facts)
    if not _HARDLY <= verdict.value < LOSS / 2:
        return text
    return f"{text} {say(lang, 'bot-worth', worth=_levels(verdict.value, lang))}"


def _said(mix: Mix, name: str, fact: Any, lang: str) -> Any:
    """A fact as a message takes it: cards by name, amounts as levels, counts as they are."""
    if name in ("card", "other") and fact in mix.defs_by_id:
        return getattr(mix.defs_by_id[fact].card.name, lang)
    return _levels(fact, lang) if isinstance(fact, float) else fact


def _levels(amount: float, lang: str) -> str:
    return say(lang, "bot-levels", n=round(amount, 1))
