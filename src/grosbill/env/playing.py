"""The environment itself: the agents play one game, each asked where there is something to decide."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from operator import index
from pathlib import Path
from random import Random
from typing import Any, SupportsIndex, TypeAlias

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from grosbill.env.actions import ENCODING, Actions, actions_for
from grosbill.env.errors import ActionError
from grosbill.env.rendering import table_text
from grosbill.game import new_game, replay
from grosbill.model.errors import GrosbillError
from grosbill.model.moves import Move
from grosbill.notation.record import Record
from grosbill.packs import Mix, default_edition
from grosbill.views.layout import HIGHEST, layout_for

Observation: TypeAlias = dict[str, Any]

_DERIVED = ("actions", "layout")
_INT8, _INT16 = np.dtype(np.int8), np.dtype(np.int16)

MAX_TURNS = 3000
"""A game between random players ends long before, but for one in some hundreds."""


class raw_env(AECEnv[str, Observation, int | None]):  # noqa: N801 (what PettingZoo calls it)
    """A game of Munchkin as a PettingZoo environment; an illegal action raises and changes nothing."""

    metadata = {  # noqa: RUF012 (PettingZoo declares it on the instance)
        "name": "grosbill_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "encoding": ENCODING,
    }

    def __init__(
        self,
        *,
        edition: str | None = None,
        players: int = 4,
        settings: Mapping[str, Any] | None = None,
        variants: Sequence[str] = (),
        packs: Sequence[str | Path] = (),
        max_turns: int = MAX_TURNS,
        render_mode: str | None = None,
    ) -> None:
        """Set the table; what is wrong with the game that is asked for is said here, not at `reset`."""
        if render_mode not in (None, "ansi"):
            raise GrosbillError(f"unknown render_mode {render_mode!r}; there are: None, 'ansi'")
        if max_turns < 1:
            raise GrosbillError(f"max_turns must be 1 or more, got {max_turns}")
        self._setup: dict[str, Any] = {
            "name": edition or default_edition(),
            "players": players,
            "settings": settings,
            "variants": tuple(variants),
            "packs": tuple(packs),
        }
        self.max_turns = max_turns
        self.render_mode = render_mode
        self._seeds = Random()
        self._moves: dict[int, Move] = {}
        self._game = new_game(**self._setup)
        self._derive()
        self.possible_agents = [f"player_{seat}" for seat in range(len(self._game.names))]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self.observation_spaces = {agent: self._observation_space() for agent in self.possible_agents}

    def _derive(self) -> None:
        """What follows from the cards of the game."""
        game = self._game
        self.actions: Actions = actions_for(game.mix, game.names)
        self.layout = layout_for(game.mix, len(game.names)).parts

    def _observation_space(self) -> spaces.Space[Any]:
        size = max(part.stop for part in self.layout.values())
        return spaces.Dict(
            {
                "observation": spaces.Box(-HIGHEST - 1, HIGHEST, (size,), np.int16),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The array of numbers and the mask of actions, alike for all agents."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of the table of actions, alike for all agents."""
        return self.action_spaces[agent]

    # --- playing ------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game, decided by the seed: this one, or what follows from an earlier one, or chance."""
        if seed is not None:
            self._seeds = Random(int(seed))
        self._game = new_game(**self._setup, seed=self._seeds.getrandbits(63) if seed is None else int(seed))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._ask()

    def step(self, action: int | None) -> None:
        """Make the move an action means, and all that follow without a choice."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        move = self._moves.get(_number(action))
        if move is None:
            raise self._refusal(action)
        self._game.apply(self._seats[agent], move)
        self._ask()

    def _ask(self) -> None:
        """Go on to the next agent that has something to decide, or to the end."""
        game = self._game
        game.settle()
        if game.over:
            self._end()
        elif game.turn > self.max_turns:
            self.truncate()
        else:
            seat = game.waiting[0]
            self.agent_selection = self.possible_agents[seat]
            self._moves = self.actions.numbered(game.legal(seat), seat)

    def _end(self) -> None:
        """One for those who won, minus one for the others."""
        self._moves = {}
        winners = self._game.winners
        self.rewards = {agent: 1.0 if self._seats[agent] in winners else -1.0 for agent in self.agents}
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def truncate(self) -> None:
        """Break the game off: nobody has won."""
        self._moves = {}
        self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def forfeits(self, action: int | None) -> bool:
        """Whether the agent that is asked would make a move that is not open to it now."""
        number = _number(action)
        if number in self._moves:
            return False
        agent = self.agent_selection
        over = self.terminations[agent] or self.truncations[agent]
        return 0 <= number < len(self.actions) and not over

    def forfeit(self, reward: float) -> None:
        """The agent that is asked gets that reward, and the game is broken off."""
        loser = self.agent_selection
        self.truncate()
        self.terminations = dict.fromkeys(self.agents, True)
        self.rewards = {agent: reward if agent == loser else 0.0 for agent in self.agents}
        self._accumulate_rewards()

    def _refusal(self, action: int | None) -> ActionError:
        if not self.forfeits(action):
            return ActionError(f"there is no action {action!r}: they go from 0 to {len(self.actions) - 1}")
        row = self.actions.rows[_number(action)]
        return ActionError(
            f"action {action} ({row}) is not legal for {self.agent_selection} now; "
            "those that are have a 1 in its action_mask"
        )

    # --- what an agent may know ---------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """The view of an agent in numbers, and a mask of its actions: empty if it is not asked."""
        mask = bytearray(len(self.actions.rows))
        if agent == self.agent_selection:
            for action in self._moves:
                mask[action] = 1
        return {
            "observation": np.frombuffer(self._game.numbers(self._seats[agent]), _INT16),
            "action_mask": np.frombuffer(mask, _INT8),
        }

    def view(self, agent: str) -> dict[str, Any]:
        """The same as plain data, and all of it."""
        return self._game.view(self._seats[agent])

    def moves(self, agent: str) -> dict[int, Move]:
        """The legal moves of an agent by their actions; none if it is not asked."""
        return dict(self._moves) if agent == self.agent_selection else {}

    @property
    def mix(self) -> Mix:
        """The cards of the game, as printed: what a bot reads."""
        return self._game.mix

    def render(self) -> str | None:
        """The table as a spectator sees it, as text."""
        return table_text(self._game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held that would have to be released."""

    # --- copies -------------------------------------------------------------------------------------------

    def __deepcopy__(self, memo: dict[int, Any]) -> raw_env:
        """An environment that goes on from here by itself."""
        new = type(self).__new__(type(self))
        new.__setstate__(deepcopy(self._rest(), memo) | {"_game": self._game.clone()})
        return new

    def __getstate__(self) -> dict[str, Any]:
        """The game is kept as its record: the game itself is a chain as long as it has moves."""
        return self._rest() | {"_game": self._game.record()}

    def __setstate__(self, state: dict[str, Any]) -> None:
        """Take over a copied game, or play a record again."""
        self.__dict__.update(state)
        if isinstance(self._game, Record):
            self._game = replay(self._game, packs=self._setup["packs"])
        self._derive()

    def _rest(self) -> dict[str, Any]:
        """Everything but the game and what follows from its cards."""
        apart = ("_game", *_DERIVED)
        return {name: value for name, value in self.__dict__.items() if name not in apart}


def _number(action: object) -> int:
    """An action as a number, whatever whole number it is given as; -1 for anything else."""
    if type(action) is int:
        return action
    return index(action) if isinstance(action, SupportsIndex) and _whole(action) else -1


def _whole(action: object) -> bool:
    return not isinstance(action, np.ndarray) or (action.shape == () and action.dtype.kind in "iu")
