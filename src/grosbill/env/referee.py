"""What PettingZoo's wrappers do for its own turn-based games, in one wrapper."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from grosbill.env.errors import ActionError
from grosbill.env.playing import Observation, raw_env

ILLEGAL = -1.0
"""The reward of an agent whose action was not legal."""


class Referee(OrderEnforcingWrapper[str, Observation, int | None]):
    """Keeps the order of calls; an action that is none is an error, an illegal one loses the game at once.

    The same as `TerminateIllegalWrapper` and `AssertOutOfBoundsWrapper` within `OrderEnforcingWrapper`. Each
    of those looks every attribute up through all that it wraps, and the first has to observe before each
    step: together they take as long as the engine does.
    """

    env: raw_env

    def last(self, observe: bool = True) -> tuple[Observation | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward, whether it is over or was broken off, and info of the agent that is asked."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:  # type: ignore[override] # theirs is a class that only iterates
        """The agents that are asked, one after the other; each has to step before the next."""
        if not self._has_reset:
            EnvLogger.error_agent_iter_before_reset()
        return self._agents(max_iter)

    def _agents(self, most: int) -> Iterator[str]:
        env = self.env
        for _ in range(most):
            if not env.agents:
                return
            assert self._has_updated, "need to call step() or reset() in a loop over `agent_iter`"
            self._has_updated = False
            yield env.agent_selection

    def step(self, action: int | None) -> None:
        """Let the agent that is asked make its move."""
        env = self.env
        if not self._has_reset or not env.agents:
            super().step(action)
            return
        self._has_updated = True
        try:
            env.step(action)
        except ActionError:
            if not env.forfeits(action):
                raise
            EnvLogger.warn_on_illegal_move()
            env.forfeit(ILLEGAL)
