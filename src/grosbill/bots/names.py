"""The bots by name: `random`, `greedy`, and `greedy` with a temperament, `greedy-backstabber`."""

from __future__ import annotations

from grosbill.bots.base import Bot
from grosbill.bots.greedy import GreedyBot
from grosbill.bots.random import RandomBot
from grosbill.bots.temperament import EVEN, TEMPERAMENTS
from grosbill.model.errors import GrosbillError, nearest
from grosbill.packs import Mix


class BotError(GrosbillError):
    """A bot that does not exist."""


_TEMPERAMENTS = {"greedy": EVEN} | {f"greedy-{name}": each for name, each in TEMPERAMENTS.items()}


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return ("random", *_TEMPERAMENTS)


def make_bot(name: str, seed: int, mix: Mix) -> Bot:
    """The bot of that name. Of the mix it reads what is printed on the cards: where they are is not in it."""
    if name == "random":
        return RandomBot(seed)
    temperament = _TEMPERAMENTS.get(name)
    if temperament is None:
        known = bot_names()
        raise BotError.said("no-bot", name=name, near=nearest(name, known), known=known)
    return GreedyBot(seed, mix, temperament)
