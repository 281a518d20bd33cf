"""The parallel form: in every cycle all agents act, and the one that is asked decides."""

from __future__ import annotations

from typing import Any, TypeAlias

from gymnasium import spaces
from pettingzoo import ParallelEnv

from grosbill.env.playing import Observation, raw_env
from grosbill.model.errors import GrosbillError

Infos: TypeAlias = dict[str, dict[str, Any]]


class Cycles(ParallelEnv[str, Observation, int | None]):
    """A game in which everybody speaks at once and one is heard.

    What the others say has no effect. Something illegal from the one who is asked counts as no answer: the
    first of the legal moves is made, which is to pass wherever one may.
    """

    def __init__(self, table: raw_env, max_cycles: int | None) -> None:
        """Play at that table, for so many cycles at most."""
        if max_cycles is not None and max_cycles < 1:
            raise GrosbillError(f"max_cycles must be 1 or more, got {max_cycles}")
        self._table = table
        self._max_cycles = max_cycles
        self._cycles = 0
        self.metadata = table.metadata
        self.render_mode = table.render_mode
        self.possible_agents = table.possible_agents

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """As in the other form."""
        return self._table.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """As in the other form."""
        return self._table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """Deal a new game."""
        self._table.reset(seed, options)
        self._cycles = 0
        self.agents = self.possible_agents[:]
        return self._observations(), self._infos()

    def step(
        self, actions: dict[str, int | None]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """One cycle."""
        table = self._table
        asked = table.agent_selection
        legal = table.moves(asked)
        action = actions.get(asked)
        table.step(action if action in legal else next(iter(legal)))
        self._cycles += 1
        over = table.terminations[asked] or table.truncations[asked]
        if self._cycles == self._max_cycles and not over:
            table.truncate()
            over = True
        observations, infos = self._observations(), self._infos()
        if over:
            self.agents = []
        return observations, dict(table.rewards), dict(table.terminations), dict(table.truncations), infos

    def _infos(self) -> Infos:
        return {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._table.observe(agent) for agent in self.agents}

    def view(self, agent: str) -> dict[str, Any]:
        """The plain view of an agent."""
        return self._table.view(agent)

    def moves(self, agent: str) -> dict[int, Any]:
        """The legal moves of an agent by their actions; none if it is not asked."""
        return self._table.moves(agent)

    def render(self) -> str | None:
        """The table as text."""
        return self._table.render()

    def close(self) -> None:
        """Nothing is held that would have to be released."""
