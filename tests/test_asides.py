"""What people ask beside the game: thought about elsewhere, answered once, and only by what they may know."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import msgspec
import pytest

from grosbill.game import Game
from grosbill.model.events import Event
from grosbill.model.moves import PASS, Move
from grosbill.online import advice
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online import traffic as tr
from grosbill.online.advice import explained, foreseen
from grosbill.online.thinking import Thinkers
from grosbill.testing import permuted
from playing import played, staged
from virtual_table import Page, VirtualTable, answered


def table(*bots: str, stand_in: str = "greedy", seed: int = 1) -> tuple[VirtualTable, Page]:
    """A person and bots, dealt to, with nobody in a hurry."""
    setup = en.Setup(
        id="t",
        edition="munchkin",
        seats=("", *bots),
        sexes=("male", "female", "male", "female")[: len(bots) + 1],
        clock="none",
        stand_in=stand_in,
        seed=seed,
        salt="s",
    )
    at = VirtualTable(setup, seed)
    page = at.sit(0, "Max")
    at.run(lambda: awaited(page))
    return at, page


def awaited(page: Page) -> bool:
    return bool(page.view) and page.seat in page.view["waiting"]


# --- what would come of it ----------------------------------------------------------------------------------


SCENE = """
players:
  Ann: {level: 9, hand: [wizard]}
  Bob: {}
  Cid: {}
combat: {monsters: [potted-plant], fighter: Ann}
"""


def test_a_move_that_wins_the_game_says_so_in_the_language_of_whoever_asks() -> None:
    game = staged(SCENE)
    for lang, word in (("en", "win"), ("fr", "gagn")):
        assert word in foreseen(game.snapshot(), (), 0, "claim", lang).text
    assert foreseen(game.snapshot(), (), 0, "play wizard", "en").text == ""


def test_what_is_foreseen_does_not_depend_on_what_is_hidden() -> None:
    rng = Random(4)
    for moves in range(20, 260, 40):
        game = played(seed=moves, moves=moves)
        seat = game.waiting[0]
        twin = permuted(game, seat, rng.getrandbits(32))
        for move in rng.sample(game.legal(seat), min(3, len(game.legal(seat)))):
            told = [foreseen(each.snapshot(), (), seat, str(move), "en") for each in (game, twin)]
            assert told[0] == told[1]


def test_a_legal_move_is_done_with_words_and_an_illegal_one_refused() -> None:
    at, page = table("random", "random")
    legal = answered(at, page, fr.Why("", page.moves[0]["move"]))
    assert legal["t"] == "done"
    assert answered(at, page, fr.Why("", "end turn" if page.view["turn"] == 0 else "loot"))["t"] == "refused"


# --- one answer ---------------------------------------------------------------------------------------------


def asked_by(at: VirtualTable, page: Page, what: Any) -> str:
    cmd = at.send(page, what)
    assert cmd not in page.answers
    return cmd


def test_an_answer_that_comes_too_late_says_so() -> None:
    at, page = table("random", "random")
    moment = page.view["moment"]
    cmd = asked_by(at, page, fr.Hint(""))
    at.move(page, next(move["move"] for move in page.moves if move["move"] != "pass"))
    at.run(lambda: cmd in page.answers)
    assert page.view["moment"] != moment
    assert page.answers[cmd]["code"] == "too-late"


def test_a_question_whose_thinker_was_killed_is_answered_once() -> None:
    at, page = table("random", "random")
    at.killed = True
    cmd = at.send(page, fr.Hint(""))
    at.run(lambda: cmd in page.answers)
    assert page.answers[cmd]["code"] == "no-answer"
    at.give(tr.Considered(0, cmd, "pass", "late"))
    assert [frame for frame in page.frames if frame.get("cmd") == cmd] == [page.answers[cmd]]


def test_sent_twice_it_is_one_question() -> None:
    at, page = table("random", "random")
    cmd = asked_by(at, page, fr.Hint(""))
    at.cut(page)
    at.connect(page)
    at.send(page, fr.Hint(""), cmd)
    at.run(lambda: cmd in page.answers)
    at.send(page, fr.Hint(""), cmd)
    told = [frame for frame in page.frames if frame.get("cmd") == cmd]
    assert len({str(frame) for frame in told}) == 1
    assert told[0]["t"] == "done"


def test_one_question_at_a_time() -> None:
    at, page = table("random", "random")
    first = asked_by(at, page, fr.Hint(""))
    assert answered(at, page, fr.Hint(""))["code"] == "one-question"
    at.run(lambda: first in page.answers)
    assert page.answers[first]["t"] == "done"


# --- what would you do --------------------------------------------------------------------------------------


def test_a_hint_is_what_the_expert_would_do() -> None:
    at, page = table("random", "random", stand_in="random")
    hint = answered(at, page, fr.Hint(""))
    assert hint["move"] in {move["move"] for move in page.moves}
    assert hint["text"] not in ("", "No reason: every legal move is as likely as the others.")


def test_who_only_watches_gets_no_hint() -> None:
    at, _ = table("random", "random")
    watcher = at.watch()
    assert answered(at, watcher, fr.Hint(""))["code"] == "only-watching"


# --- why did it do that -------------------------------------------------------------------------------------


def test_a_bot_explains_the_last_choice_that_was_told() -> None:
    at, page = table("greedy", "greedy", seed=3)
    asked = 0
    for _ in range(60):
        at.run(lambda: awaited(page) or bool(page.view["over"]))
        if page.view["over"]:
            break
        said = answered(at, page, fr.Why("", about=1))
        assert said["t"] == "done"
        if not said["text"].startswith("Nothing to explain"):
            asked += 1
            assert any(said["text"].startswith(line["text"]) for line in page.story)
        if page.moves:
            at.move(page, at.rng.choice(page.moves)["move"], page.view["moment"])
        at.run(wait=2_000)
    assert asked > 5


def seen(game: Game, seat: int, move: Move, by: int) -> list[Event]:
    """What somebody sees of a move."""
    after = game.clone()
    after.apply(seat, move)
    return [event.for_seat(by) for event in after.events]


@pytest.mark.parametrize("bot", ["greedy", "greedy-backstabber", "expert-quick"])
def test_a_reason_is_the_same_whatever_the_bot_holds(monkeypatch: pytest.MonkeyPatch, bot: str) -> None:
    """Twin tables that the asker cannot tell apart, before the same move of the bot: byte for byte."""
    found, rng = set[str](), Random(3)
    for moves in range(20, 420, 3):
        game = played(seed=moves % 9, moves=moves)
        other = game.waiting[0]
        asker = (other + 1) % len(game.names)
        twin = permuted(game, asker, moves)
        both = [move for move in game.legal(other) if move in twin.legal(other) and move != PASS]
        for move in rng.sample(both, min(3, len(both))):
            if seen(game, other, move, asker) != seen(twin, other, move, asker):
                continue  # another die: now they can tell
            texts = []
            for each in (game, twin):
                record = msgspec.structs.replace(each.record(), moves=((other, str(move)),))
                monkeypatch.setattr(Game, "record", lambda _, record=record: record)
                monkeypatch.setattr(advice, "restarted", lambda *_, each=each: each.clone())
                texts.append(explained(each.snapshot(), (), asker, other, bot, "en"))
                monkeypatch.undo()
            assert texts[0] == texts[1]
            found.add(texts[0].text)
    assert len(found) > 40


def test_an_expert_tells_its_chances_to_nobody_but_whom_it_advises() -> None:
    """The chances of a win by what it did and by the next best, in so many continuations."""
    at, page = table("expert-quick", "random", seed=3)
    for _ in range(60):
        at.run(lambda: awaited(page))
        assert "continuations" not in answered(at, page, fr.Why("", about=1))["text"]
        if "continuations" in answered(at, page, fr.Hint(""))["text"]:
            return
        at.move(page, at.rng.choice(page.moves)["move"], page.view["moment"])
        at.run(wait=2_000)
    raise AssertionError("it compares nothing")


@pytest.mark.parametrize("about", [0, 7, -1])
def test_only_a_bot_is_asked_why(about: int) -> None:
    at, page = table("random", "random")
    assert answered(at, page, fr.Why("", about=about))["code"] == "not-a-bot"


def test_a_reason_that_names_a_hidden_card_is_kept_back() -> None:
    """Over real games: no reason names a card of the bot's hand that the asker could not know."""
    for seed in (2, 3):
        game = played(seed=seed, moves=260)
        for other in range(1, 4):
            hidden = {
                game.mix.defs_by_id[card].card.name.en
                for card in game.view(other)["players"][other]["hand"]
                if card not in game.view(0)["players"][other]["hand"]
            }
            text = explained(game.snapshot(), (), 0, other, "greedy", "en").text
            assert not any(name in text for name in hidden), text


# --- in processes of their own ------------------------------------------------------------------------------


def test_questions_are_considered_in_another_process() -> None:
    game = staged(SCENE)
    thinkers = Thinkers(1)
    try:
        hint = thinkers.consider(tr.Advise("a", 0, "greedy", game, "en"))
        why = thinkers.consider(tr.Foresee("b", 0, "claim", game, "en"))
        reason = thinkers.consider(tr.Explain("c", 0, 1, "greedy", played(), "fr"))
        assert hint.result().move in map(str, game.legal(0))
        assert "win" in why.result().text
        assert reason.result().text
    finally:
        thinkers.close()


def test_the_loop_goes_on_meanwhile() -> None:
    """While questions are thought about, a timer of the event loop keeps ringing."""
    game = played(moves=150)
    seat = game.waiting[0]
    rings = 0

    async def ask() -> None:
        nonlocal rings
        thinkers = Thinkers(1)
        try:
            job = tr.Foresee("a", seat, str(game.legal(seat)[0]), game, "en")
            answer = asyncio.wrap_future(thinkers.consider(job))
            while not answer.done():
                await asyncio.sleep(0)
                rings += 1
            await answer
        finally:
            thinkers.close()

    asyncio.run(ask())
    assert rings > 10
