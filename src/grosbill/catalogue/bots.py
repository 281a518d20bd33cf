"""The bots as rows of plain data."""

from __future__ import annotations

import msgspec

from grosbill.bots import bot_names
from grosbill.catalogue.bilingual import Both, said


class BotRow(msgspec.Struct, frozen=True):
    """A bot: what a table calls it, and its name and temperament in words."""

    id: str
    name: Both
    about: Both


def rows() -> list[BotRow]:
    """Every bot."""
    return [BotRow(name, said(f"botname-{name}"), said(f"botabout-{name}")) for name in bot_names()]
