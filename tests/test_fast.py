"""The fast variant beyond its scenarios: whole games of eager bidders, hands, and what is known of a bid."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from grosbill import Game, Move, new_game, parse_move
from grosbill.bots import GreedyBot
from grosbill.language import LANGUAGES
from grosbill.model import steps as s
from grosbill.model.events import Dealt
from grosbill.model.settings import Settings
from grosbill.packs import editions
from grosbill.rules import flow
from grosbill.testing import check_game, check_invariants, check_secrecy
from grosbill.testing.invariants import table_of
from grosbill.testing.players import Uniform
from grosbill.words.labels import Teller
from grosbill.words.questions import question
from playing import staged
from seating import words_of

FAST = {"fast": True}
LEVEL_CARDS = ("boil-an-anthill", "whine-at-the-gm", "invoke-obscure-rules", "1000-gold-pieces")


class Bidder(Uniform):
    """Bids whenever it can, gives up races and classes, and keeps level cards for that."""

    def __call__(self, game: Game, seat: int, moves: Sequence[Move]) -> Move:
        """A bid, a race or class given up, or anything but a level card played."""
        for kind in ("bid", "discard"):
            found = [move for move in moves if move.kind == kind]
            if found and self.rng.random() < 0.8:
                return self.rng.choice(found)
        kept = [move for move in moves if not (move.kind == "play" and game.mix.defs_by_id[move.card].bid)]
        return self.rng.choice(kept or moves)


def _scene(ann: str, bob: str, cid: str = "", more: str = "") -> Game:
    """A fast game in Ann's turn."""
    players = f"Ann: {{{ann}}}, Bob: {{{bob}}}, Cid: {{{cid}}}"
    return staged(f"players: {{{players}}}\nsettings: {{fast: true}}\n{more}")


@pytest.mark.fuzz
@pytest.mark.parametrize(("name", "count"), [("munchkin", 3), ("munchkin", 6), ("lite", 4)])
def test_games_of_eager_bidders(name: str, count: int) -> None:
    """Everything the kit checks, in games in which far more is bid than anybody would."""
    bids = 0
    for seed in range(3):
        game = new_game(name, players=count, seed=seed, settings=FAST)
        players = [Bidder(seed * 8 + seat) for seat in range(count)]
        check_game(game, seed, players=players, often=0.04, turns=60)
        bids += sum(text.startswith("bid") for _, text in game.record().moves)
    assert bids > 5


@pytest.mark.fuzz
def test_simple_bots_play_the_fast_variant() -> None:
    for seed in range(3):
        game = new_game("munchkin", players=4, seed=seed, settings=FAST)
        bots = [GreedyBot(seat, game.mix) for seat in range(4)]
        while not game.over and game.turn < 200:
            seat = game.waiting[0]
            game.apply(seat, bots[seat].choose(game.view(seat), game.legal(seat)))
        assert game.over


@pytest.mark.parametrize("name", editions())
def test_the_hands_are_four_and_four(name: str) -> None:
    game = new_game(name, players=3, seed=5, settings=FAST)
    dealt = [event for event in game.events if isinstance(event, Dealt)]
    assert len(dealt) == 3
    for event in dealt:
        backs = [game.mix.defs_by_id[card].deck for card in event.cards]
        assert (backs.count(0), backs.count(1)) == (4, 4)


def test_fast_hands_come_before_those_of_the_edition() -> None:
    small = Settings(opening_doors=2, opening_treasures=2, redraw_doors=2, redraw_treasures=2)
    assert (small.opening_hand(), small.new_hand()) == ((2, 2), (2, 2))
    fast = msgspec.structs.replace(small, fast=True)
    assert (fast.opening_hand(), fast.new_hand()) == ((4, 4), (4, 4))


def test_a_card_that_is_gone_is_not_bid_for() -> None:
    game = _scene("hand: [elf]", "hand: [boil-an-anthill]")
    t = table_of(game)
    t.pending = (s.Bidding(t.seats[0].hand[0]),)
    flow.advance(t)
    assert not t.pending
    assert not t.steps


def test_a_loser_of_the_roll_has_shown_the_card() -> None:
    """What was bid and kept is known to everybody; other cards are not."""
    mine, his, theirs = LEVEL_CARDS[:3]
    game = _scene(f"race: dwarf, hand: [{mine}]", f"hand: [{his}]", f"hand: [{theirs}]", "dice: [1, 6]")
    game.apply(0, parse_move(game, 0, "discard dwarf"))
    game.apply(1, parse_move(game, 1, f"bid {his} for dwarf"))
    check_invariants(game)
    check_secrecy(game, 0, 3)
    assert game.view(2)["step"] == {"kind": "bidding", "card": "dwarf", "bids": [[1, his]]}
    game.apply(2, parse_move(game, 2, f"bid {theirs} for dwarf"))
    game.apply(0, Move("pass"))
    for seat in (1, 2):
        assert game.view(0)["step"]["kind"] == "rolled"
        game.apply(seat, Move("pass"))
    assert "dwarf" in game.view(2)["players"][2]["hand"]
    assert game.view(0)["players"][1]["hand"] == [his]
    assert game.view(0)["players"][2]["hand"] == ["dwarf"]
    check_secrecy(game, 0, 4)


def test_asking_for_bids_tells_nothing() -> None:
    """All who hold cards are asked, whether they have a level card or not."""
    game = _scene("race: elf, hand: [dwarf]", "hand: [cheat]", f"hand: [{LEVEL_CARDS[0]}]")
    game.apply(0, parse_move(game, 0, "discard elf"))
    assert isinstance(table_of(game).steps[-1], s.Bidding)
    assert game.waiting == (0, 1, 2)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_bids_have_words(lang: str) -> None:
    first, second, third = LEVEL_CARDS[:3]
    game = _scene(f"hand: [{first}, {second}]", f"hand: [{third}]", more="door_discards: [elf]")
    bid = Move("bid", third, target="elf")
    assert bid in game.legal(1)
    teller = Teller(words_of(game, lang), game.view(1))
    assert teller.tell(bid).group == "play"
    game.apply(1, bid)
    teller = Teller(words_of(game, lang), game.view(0))
    assert game.names[1] in question(teller)
    told = [teller.tell(move) for move in game.legal(0)]
    assert {each.group for each in told} == {"decide"}
    assert len({each.text for each in told}) == 3
