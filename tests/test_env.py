"""The environment for learners: PettingZoo's own tests, and what docs/environment.md promises."""

from __future__ import annotations

import pickle
import subprocess
import sys
import warnings
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest

from grosbill.bots import make_bot
from grosbill.env import grosbill_v0
from grosbill.env.bench import bench_env
from grosbill.env.errors import ActionError
from grosbill.language import LANGUAGES
from grosbill.model.errors import EditionError, GrosbillError, PlayersError, SettingsError
from grosbill.packs import editions

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # it imports games of its own, in a way it deprecates
    import pettingzoo.test

zoo: Any = pettingzoo.test

BLEND = "+".join(editions())

# PettingZoo knows by name which environments may have a mask beside the observation.
quiet = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


def legal(env: Any) -> list[int]:
    """The legal actions of the agent that is asked."""
    return [int(action) for action in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])]


def go_on(env: Any, steps: int, seed: int = 0) -> list[tuple[str, int]]:
    """Random play; who did what."""
    rng = Random(seed)
    done: list[tuple[str, int]] = []
    while env.agents and len(done) < steps and not over(env):
        done.append((env.agent_selection, rng.choice(legal(env))))
        env.step(done[-1][1])
    return done


def over(env: Any) -> bool:
    return any(env.terminations.values()) or any(env.truncations.values())


def same(one: Any, other: Any) -> bool:
    """Whether all agents observe the same in two environments."""
    if one.agent_selection != other.agent_selection or one.agents != other.agents:
        return False
    pairs = [(one.observe(agent), other.observe(agent)) for agent in one.agents]
    return all(np.array_equal(mine[key], theirs[key]) for mine, theirs in pairs for key in mine)


# --- PettingZoo's own tests -------------------------------------------------------------------------------


@quiet
@pytest.mark.parametrize("make", [grosbill_v0.env, grosbill_v0.raw_env])
@pytest.mark.parametrize("edition", [*editions(), BLEND])
def test_pettingzoo_api(edition: str, make: Callable[..., Any]) -> None:
    zoo.api_test(make(edition=edition, players=3, max_turns=30), num_cycles=200)


@pytest.mark.parametrize("edition", ["munchkin", BLEND])
def test_pettingzoo_seed(edition: str) -> None:
    zoo.seed_test(lambda: grosbill_v0.env(edition=edition), num_cycles=50)


def test_pettingzoo_max_cycles() -> None:
    zoo.max_cycles_test(grosbill_v0)


@quiet
def test_pettingzoo_tests_of_the_parallel_form() -> None:
    zoo.parallel_api_test(grosbill_v0.parallel_env(max_cycles=60), num_cycles=100)
    zoo.api_test(grosbill_v0.env(max_cycles=20), num_cycles=30)


# --- who is asked what ------------------------------------------------------------------------------------


def test_only_real_choices_are_asked() -> None:
    env: Any = grosbill_v0.env(players=3)
    env.reset(seed=4)
    rng = Random(4)
    for asked, agent in enumerate(env.agent_iter(400)):
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            assert asked > 100
            break
        mask = observation["action_mask"]
        moves = env.unwrapped.moves(agent)
        assert reward == 0
        assert sorted(moves) == list(np.flatnonzero(mask))
        assert len(moves) > 1
        for other in env.agents:
            if other != agent:
                assert not env.observe(other)["action_mask"].any()
                assert env.unwrapped.moves(other) == {}
        env.step(rng.choice(list(moves)))


def test_bots_play_through_views_and_moves() -> None:
    env: Any = grosbill_v0.raw_env(players=3)
    env.reset(seed=2)
    game = env._game
    bots = {agent: make_bot("greedy", seat, game.mix) for seat, agent in enumerate(env.possible_agents)}
    for asked, agent in enumerate(env.agent_iter(300)):
        moves = env.moves(agent)
        if not moves:
            assert asked > 100
            break
        view = env.view(agent)
        assert view == game.view(env.possible_agents.index(agent))
        move = bots[agent].choose(view, list(moves.values()))
        env.step(env.actions.encode(move, view["you"]))


# --- the end ----------------------------------------------------------------------------------------------


def test_the_winner_gets_one_and_the_others_minus_one() -> None:
    env: Any = grosbill_v0.env(players=3)
    for seed in range(3):
        env.reset(seed=seed)
        go_on(env, 10**6, seed)
        winners = env.unwrapped._game.winners
        assert winners
        assert all(env.terminations.values())
        assert not any(env.truncations.values())
        assert env.rewards == {f"player_{n}": 1 if n in winners else -1 for n in range(3)}
        told = {}
        for agent in env.agent_iter():
            _, told[agent], terminated, _, _ = env.last()
            assert terminated
            env.step(None)
        assert told == {f"player_{n}": 1 if n in winners else -1 for n in range(3)}
        assert env.agents == []


def test_a_game_that_goes_on_too_long_is_broken_off() -> None:
    env: Any = grosbill_v0.env(max_turns=3)
    env.reset(seed=1)
    go_on(env, 10**6)
    assert env.unwrapped._game.turn == 4
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.rewards.values())


# --- actions that cannot be -------------------------------------------------------------------------------


def illegal(env: Any) -> int:
    return next(action for action in range(len(env.actions)) if action not in legal(env))


@pytest.mark.parametrize("action", ["illegal", -1, 10**6, None, "pass", 1.5, np.array([0, 1])])
def test_the_raw_environment_refuses_and_changes_nothing(action: Any) -> None:
    env: Any = grosbill_v0.raw_env()
    env.reset(seed=3)
    go_on(env, 30)
    before, agent = env._game.digest(), env.agent_selection
    listed = isinstance(action, str) and action == "illegal"
    with pytest.raises(ActionError, match="not legal for" if listed else "there is no action"):
        env.step(illegal(env) if listed else action)
    assert (env._game.digest(), env.agent_selection) == (before, agent)
    assert not over(env)
    go_on(env, 5)


@pytest.mark.parametrize("kind", [int, np.int32, np.uint8, np.array])
def test_any_whole_number_is_an_action(kind: Callable[[int], Any]) -> None:
    """Policies answer with numbers of many types."""
    env: Any = grosbill_v0.env()
    env.reset(seed=3)
    assert 0 in legal(env)
    env.step(kind(0))
    assert not over(env)


def test_an_illegal_action_loses_the_game_at_once() -> None:
    env: Any = grosbill_v0.env()
    env.reset(seed=3)
    go_on(env, 30)
    agent = env.agent_selection
    env.step(illegal(env))
    assert all(env.terminations.values())
    assert env.rewards == {other: -1 if other == agent else 0 for other in env.possible_agents}
    for _ in env.agent_iter():
        assert env.last()[1] == (-1 if env.agent_selection == agent else 0)
        env.step(None)
    env.reset(seed=3)
    assert not over(env)


@pytest.mark.parametrize("action", [-1, 10**6, None, "pass", 1.5, np.array([0, 1])])
def test_an_action_that_is_none_is_an_error(action: Any) -> None:
    env: Any = grosbill_v0.env()
    env.reset(seed=3)
    with pytest.raises(AssertionError, match="there is no action"):
        env.step(action)
    assert not over(env)


def test_each_agent_steps_before_the_next_is_asked() -> None:
    env: Any = grosbill_v0.env()
    env.reset(seed=3)
    agents = iter(env.agent_iter(2))
    next(agents)
    with pytest.raises(AssertionError, match="need to call step"):
        next(agents)
    env.step(legal(env)[0])
    assert len(list(zip(env.agent_iter(1), "ab", strict=False))) == 1


def test_nothing_goes_before_reset() -> None:
    env: Any = grosbill_v0.env()
    for call in (env.last, env.render, env.agent_iter, lambda: env.step(0), lambda: env.observe("player_0")):
        with pytest.raises(AssertionError, match="reset"):
            call()
    with pytest.raises(AttributeError, match="before reset"):
        _ = env.agents


@pytest.mark.parametrize(
    ("wrong", "error"),
    [
        ({"edition": "munchkinn"}, EditionError),
        ({"players": 2}, PlayersError),
        ({"edition": "lite", "players": 6}, PlayersError),
        ({"settings": {"hand_limits": 6}}, SettingsError),
        ({"max_turns": 0}, GrosbillError),
        ({"max_cycles": 0}, GrosbillError),
        ({"render_mode": "human"}, GrosbillError),
    ],
)
def test_a_game_that_cannot_be_is_refused_at_once(wrong: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        grosbill_v0.env(**wrong)


# --- seeds and copies -------------------------------------------------------------------------------------


def test_a_seed_decides_the_game_and_those_after_it() -> None:
    one: Any = grosbill_v0.env()
    other: Any = grosbill_v0.env()
    one.reset(seed=7)
    other.reset(seed=7)
    assert go_on(one, 200) == go_on(other, 200)
    assert same(one, other)
    one.reset()
    other.reset()
    assert same(one, other)
    other.reset(seed=8)
    assert not same(one, other)


def test_without_a_seed_games_differ() -> None:
    one: Any = grosbill_v0.env()
    other: Any = grosbill_v0.env()
    one.reset()
    other.reset()
    assert not same(one, other)


def pickled(env: Any) -> Any:
    return pickle.loads(pickle.dumps(env))  # noqa: S301 (our own)


@pytest.mark.parametrize("copy", [deepcopy, pickled])
@pytest.mark.parametrize("make", [grosbill_v0.env, grosbill_v0.raw_env])
def test_a_copy_goes_on_by_itself(make: Callable[..., Any], copy: Callable[[Any], Any]) -> None:
    """Also in the middle of a game so long that a chain of its moves could not be copied link by link."""
    env = make(edition="star", settings={"hand_limit": 6})
    env.reset(seed=5)
    go_on(env, 1200, seed=1)
    assert not over(env)
    other = copy(env)
    assert same(env, other)
    before = env.unwrapped._game.digest()
    forth = go_on(other, 50, seed=2)
    assert env.unwrapped._game.digest() == before
    assert go_on(env, 50, seed=2) == forth
    assert same(env, other)
    other.reset(seed=5)
    env.reset(seed=5)
    assert same(env, other)


def test_a_copy_of_a_game_that_is_over_is_over() -> None:
    env: Any = grosbill_v0.env(max_turns=2)
    env.reset(seed=5)
    go_on(env, 10**6)
    other = pickled(env)
    assert other.truncations == env.truncations
    assert same(env, other)


# --- the parallel form ------------------------------------------------------------------------------------


def test_in_the_parallel_form_the_one_who_is_asked_is_heard() -> None:
    env: Any = grosbill_v0.parallel_env()
    table = grosbill_v0.raw_env()
    env.reset(seed=6)
    table.reset(seed=6)
    rng = Random(6)
    for _ in range(100):
        action = rng.choice(legal(table))
        noise = {agent: int(env.action_space(agent).sample()) for agent in env.agents}
        observations, *_ = env.step(noise | {table.agent_selection: action})
        table.step(action)
        seen = table.observe(table.agent_selection)
        assert np.array_equal(observations[table.agent_selection]["action_mask"], seen["action_mask"])


def test_in_the_parallel_form_no_answer_is_the_first_legal_move() -> None:
    env, table = grosbill_v0.parallel_env(max_cycles=50), grosbill_v0.raw_env()
    env.reset(seed=6)
    table.reset(seed=6)
    for _ in range(50):
        observations, _, _, truncations, _ = env.step({})
        table.step(next(iter(table.moves(table.agent_selection))))
        seen = table.observe("player_1")["observation"]
        assert np.array_equal(observations["player_1"]["observation"], seen)
    assert all(truncations.values())
    assert env.agents == []


# --- the rest ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_as_text(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", lang)
    env: Any = grosbill_v0.env(render_mode="ansi", players=3)
    env.reset(seed=1)
    shown = [env.render()]
    while go_on(env, 25):
        shown.append(env.render())
    assert {"en": "Asked: ", "fr": "À qui de répondre"}[lang] in shown[0]
    assert {"en": "Won by ", "fr": "Victoire"}[lang] in shown[-1]
    assert any({"en": "Fight: ", "fr": "Combat"}[lang] in text for text in shown)
    assert all(name in text for name in env.unwrapped._game.names for text in shown)


def test_without_a_mode_nothing_is_rendered() -> None:
    env: Any = grosbill_v0.env()
    env.reset(seed=1)
    assert env.render() is None


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium", "numpy"])
def test_a_missing_extra_says_what_to_install(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import grosbill.env"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode
    last = done.stderr.strip().splitlines()[-1]
    assert missing in last
    assert "pip install 'grosbill[env]'" in last


def test_torch_is_not_imported() -> None:
    code = "import sys; from grosbill.env import grosbill_v0; sys.exit('torch' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_the_bench_measures_something(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("grosbill.env.bench._ROUNDS", 2)
    figures = bench_env(0.01)
    assert set(figures) == {"env_step_cost", "env_loop_cost", "env_loops_per_s"}
    assert all(figure > 0 for figure in figures.values())
