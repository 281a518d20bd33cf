"""The environment under the names PettingZoo gives to such things: `env`, `raw_env`, `parallel_env`."""

from __future__ import annotations

from typing import Any

from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils.conversions import parallel_to_aec

from grosbill.env.cycles import Cycles
from grosbill.env.playing import Observation, raw_env
from grosbill.env.referee import Referee

__all__ = ["env", "parallel_env", "raw_env"]


def env(*, max_cycles: int | None = None, **game: Any) -> AECEnv[str, Observation, int | None]:
    """The game of `raw_env`, in which an illegal action loses at once.

    With `max_cycles` it is the parallel form instead, all agents acting in turn in every cycle.
    """
    if max_cycles is not None:
        return parallel_to_aec(parallel_env(max_cycles=max_cycles, **game))
    return Referee(raw_env(**game))


def parallel_env(*, max_cycles: int | None = None, **game: Any) -> ParallelEnv[str, Observation, int | None]:
    """The game of `raw_env` in cycles: all agents act, the one that is asked is heard."""
    return Cycles(raw_env(**game), max_cycles)
