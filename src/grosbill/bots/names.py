"""The bots by name: `random`, `greedy`, `expert`, and those with a temperament, `greedy-backstabber`."""

from __future__ import annotations

from collections.abc import Sequence

from grosbill.bots.base import Bot
from grosbill.bots.expert import ExpertBot
from grosbill.bots.expert.bot import QUICK
from grosbill.bots.greedy import GreedyBot
from grosbill.bots.random import RandomBot
from grosbill.bots.temperament import EVEN, TEMPERAMENTS
from grosbill.model.errors import GrosbillError, nearest
from grosbill.packs import Mix


class BotError(GrosbillError):
    """A bot that does not exist."""


_GREEDY = {"greedy": EVEN} | {f"greedy-{name}": each for name, each in TEMPERAMENTS.items()}
_EXPERT = {"expert": EVEN} | {f"expert-{name}": each for name, each in TEMPERAMENTS.items()}
_QUICK = "expert-quick"


def bot_names() -> tuple[str, ...]:
    """The names of all bots."""
    return ("random", *_GREEDY, *_EXPERT, _QUICK)


def looks_ahead(name: str) -> bool:
    """Whether the bot of that name wants worlds to try its moves in."""
    return name in _EXPERT or name == _QUICK


def make_bot(name: str, seed: int, mix: Mix, regard: Sequence[float] = ()) -> Bot:
    """The bot of that name. Of the mix it reads what is printed on the cards: where they are is not in it.

    `regard`: what its seat thinks of each seat, for bots to whom that counts (`Regards`).
    """
    if name == "random":
        return RandomBot(seed)
    if name in _GREEDY:
        return GreedyBot(seed, mix, _GREEDY[name])
    if name in _EXPERT:
        return ExpertBot(seed, mix, _EXPERT[name], regard=regard)
    if name == _QUICK:
        return ExpertBot(seed, mix, budget=QUICK, regard=regard)
    known = bot_names()
    raise BotError.said("no-bot", name=name, near=nearest(name, known), known=known)
