"""What is told about a game: fights as they went, cards as they were played, players as they ended."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from grosbill.game import Game, parse_move
from grosbill.model.events import Event
from grosbill.model.moves import PASS, Move
from grosbill.sim.chronicle import Chronicle, Row
from grosbill.sim.games import Request, play
from playing import staged

BOTS = ("a", "b", "c")


def told(scene: str, *moves: str) -> list[Row]:
    """The fights and cards of a scene. “pass”: all who are asked let it be, “pass until STEP” no further."""
    game = staged(scene)
    chronicle = Chronicle(game)
    for text in moves:
        if text.startswith("pass"):
            while (waiting := game.waiting) and PASS in game.legal(waiting[0]):
                if text == f"pass until {game.view(None)['step']['kind']}":
                    break
                chronicle.apply(waiting[0], PASS)
            continue
        name, _, said = text.partition(": ")
        seat = game.names.index(name)
        chronicle.apply(seat, parse_move(game, seat, said))
    return chronicle.told(BOTS)[3:]


def fight(rows: list[Row]) -> dict[str, Any]:
    (found,) = [row for row in rows if row["row"] == "fight"]
    return found


HELPED = """
players:
  Ann: {level: 4}
  Bob: {level: 5, hand: [elf]}
  Cid: {hand: [magic-missile, baby]}
doors: [net-troll]
"""


def test_a_fight_with_help_and_harm() -> None:
    rows = told(
        HELPED.replace("level: 4", "level: 7"),
        "Ann: open door",
        "pass",
        "Ann: ask Bob for help",
        "Bob: counter offering 2 treasures",
        "Ann: accept",
        "Ann: claim victory",
        "Cid: play magic-missile on monsters",
        "pass",
        "Ann: run away",
        "pass",
    )
    found = fight(rows)
    assert found["outcome"] in ("escaped", "caught")
    assert found | {"outcome": ""} == {
        "row": "fight",
        "turn": 0,
        "seat": 0,
        "level": 7,
        "monsters": ["net-troll"],
        "behind": True,
        "helper": 1,
        "asked": 2,
        "share": 2,
        "items": 0,
        "against": 1,
        "ours": 12,
        "theirs": 15,
        "outcome": "",
        "levels": [0],
        "treasures": 0,
    }
    assert rows[1] == {
        "row": "card",
        "turn": 0,
        "seat": 2,
        "card": "magic-missile",
        "how": "play",
        "target": "monsters",
    }


def test_a_fight_won_alone() -> None:
    rows = told(
        HELPED.replace("net-troll", "potted-plant"),
        "Ann: open door",
        "pass",
        "Ann: claim victory",
        "pass",
    )
    found = fight(rows)
    assert (found["outcome"], found["levels"], found["treasures"]) == ("won", [1], 1)
    assert (found["behind"], found["helper"], found["share"], found["asked"]) == (False, None, None, 0)
    assert (found["ours"], found["theirs"]) == (4, 1)


def test_a_card_from_outside_that_does_no_harm_is_not_against() -> None:
    scene = HELPED.replace("level: 4", "level: 9")
    rows = told(scene, "Ann: open door", "pass", "Cid: play baby on net-troll", "pass")
    assert fight(rows)["against"] == 0
    assert [row["target"] for row in rows if row["row"] == "card"] == ["net-troll"]
    assert fight(rows)["outcome"] == "gone"  # it was broken off


@pytest.mark.parametrize(("dice", "outcome"), [([6], "escaped"), ([1], "caught")])
def test_running_away(dice: list[int], outcome: str) -> None:
    rows = told(f"{HELPED}dice: {dice}\n", "Ann: open door", "pass", "Ann: run away", "pass")
    assert fight(rows)["outcome"] == outcome


def test_getting_off_after_being_caught_is_an_escape() -> None:
    scene = f"{HELPED}dice: [1]\n".replace("{level: 4}", "{level: 4, hand: [invisibility-potion]}")
    moves = ("Ann: open door", "pass", "Ann: run away", "pass until caught", "Ann: play invisibility-potion")
    assert fight(told(scene, *moves, "pass"))["outcome"] == "escaped"


def test_a_monster_brought_along_is_against() -> None:
    scene = HELPED.replace("magic-missile, baby", "wandering-monster, potted-plant")
    moves = ("Ann: open door", "pass", "Cid: play wandering-monster", "Cid: pick potted-plant", "pass")
    found = fight(told(scene, *moves))
    assert (found["against"], found["monsters"]) == (1, ["net-troll", "potted-plant"])


def test_a_player_as_a_target_is_a_seat() -> None:
    scene = HELPED.replace("magic-missile, baby", "curse-lose-a-level")
    rows = told(scene, "Ann: open door", "pass", "Cid: play curse-lose-a-level on Ann", "pass")
    (card,) = [row for row in rows if row["row"] == "card"]
    assert (card["seat"], card["target"]) == (2, "seat 0")
    assert fight(rows)["against"] == 1


# --- whole games --------------------------------------------------------------------------------------------


class Listener(Chronicle):
    """Counts for itself what a chronicle is to tell."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.heard: Counter[str] = Counter()

    def _hear(self, event: Event, seat: int, move: Move) -> None:
        self.heard[event.kind] += 1
        super()._hear(event, seat, move)


@pytest.mark.parametrize(("name", "players"), [("munchkin", 4), ("star+cthulhu", 3)])
def test_whole_games_add_up(name: str, players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    listeners: list[Listener] = []

    def listen(game: Game) -> Listener:
        listeners.append(Listener(game))
        return listeners[-1]

    monkeypatch.setattr("grosbill.sim.games.Chronicle", listen)
    rows: list[Row] = []
    bots = ("greedy", *["random"] * (players - 1))
    for number in range(3):
        untold = play(Request(name, players, bots=bots, seed=1, max_turns=150), number)
        start = len(rows)
        assert play(Request(name, players, bots=bots, seed=1, max_turns=150), number, rows=rows) == untold
        check(rows[start:], listeners[number], players)
    assert {row["bot"] for row in rows[1 : players + 1]} == set(bots)


def check(rows: list[Row], listener: Listener, players: int) -> None:
    heard, game = listener.heard, rows[0]
    seats = rows[1 : players + 1]
    kinds = [row["row"] for row in rows]
    assert kinds[: players + 1] == ["game"] + ["player"] * players
    assert set(kinds[players + 1 :]) == {"fight", "card"}
    ended = [row for row in rows if row["row"] == "fight"]
    assert heard["won"] + heard["fled"] <= len(ended) <= heard["won"] + heard["fled"] + 1
    assert kinds.count("card") == heard["play"] + heard["use"]
    assert sum(len(row["monsters"]) for row in ended) == heard["monster"]
    assert sum(row["asked"] for row in ended) <= heard["ask"] + heard["counter"]
    assert sum(row["deaths"] for row in seats) == heard["death"]
    assert sum(len(row["levels"]) for row in seats) == game["turns"]
    assert [row["seat"] for row in seats if row["won"]] == sorted(game["winners"])
    turns = [row["turn"] for row in rows[players + 1 :]]
    assert turns == sorted(turns)
    for row in seats:
        assert len(row["dealt"]) == 8
        assert listener._level[row["seat"]] == row["level"]
