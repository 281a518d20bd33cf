"""Whatever loads can be played: packs written at random are refused in words, or played through.

Seeds are fixed. A failure says which; `odd_cards(seed)` gives the cards again.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

import random_packs as packs
from grosbill import Game, new_game
from grosbill.model.errors import PackError
from grosbill.model.events import Event
from grosbill.model.moves import Move
from grosbill.packs.own import own_draft
from grosbill.rules import flow
from grosbill.rules.kernel.zones import to_hand, to_play
from grosbill.rules.table import Table
from grosbill.testing import Progress, check_invariants, check_listers, mixed, play
from grosbill.testing.invariants import table_of

PACKS = 2_004
SHARDS = 12
MOVES = 100

Odd = list[tuple[str, packs.Data]]


def odd_cards(seed: int) -> tuple[Odd, packs.Data | None]:
    """Some cards, and perhaps a tag they have: one in three at random, the others real ones changed."""
    rng = Random(seed)
    author = packs.Author(rng, rng.choice((0.06, 0.1, 0.16)))
    tag = None
    if seed % 3 == 0:
        cards = [author.card() if seed % 2 else author.fitting_card()]
        if seed % 5 == 0:
            tag = author.tag()
            cards[0][1]["tags"] = ["odd"]
    else:
        cards = [packs.mutated(rng)[:2]]
    return cards, tag


def _begin(company: Path, odd: Path, cards: Odd, seed: int) -> Game:
    """A game in which the odd cards are everywhere: in hands, in front of players, next in the decks."""
    rng = Random(seed)
    players = rng.choice((3, 3, 4))
    game = new_game("company", players=players, seed=seed, packs=[company, odd])
    t = table_of(game)
    for _, card in cards:
        copies = [number for number in t.mix.copies[card["id"]] if number in t.decks[t.mix.of[number].deck]]
        laid = False
        for place, number in enumerate(copies):
            deck = t.mix.of[number].deck
            left = tuple(other for other in t.decks[deck] if other != number)
            t.decks = (left, t.decks[1]) if deck == 0 else (t.decks[0], left)
            if place == 0 and not t.mix.of[number].acts_when_received:
                to_hand(t, rng.randrange(players), number)
            elif not laid and _can_lie(t, number):
                laid = True
                to_play(t, rng.randrange(players), number, use=_wearable(t, number) and rng.random() < 0.8)
            elif deck == 0:
                t.decks = ((*t.decks[0], number), t.decks[1])
            else:
                t.decks = (t.decks[0], (*t.decks[1], number))
    for player in t.seats:
        player.level = rng.choice((1, 2, 4, 7, 8))
    flow.advance(t)
    return game


def _can_lie(t: Table, card: int) -> bool:
    """Whether a card may lie in front of anyone: nothing limits how many of its sort one has."""
    d = t.mix.of[card]
    return (d.laid or d.kind in ("race", "class")) and not d.limited and not d.use_tags


def _wearable(t: Table, card: int) -> bool:
    d = t.mix.of[card]
    return d.kind == "item" and d.only is None and (d.slot is None or d.hands <= t.mix.slots[d.slot])


class Watch:
    """Everything that must hold after every move."""

    def __init__(self, game: Game, seed: int) -> None:
        self.rng = Random(seed)
        # Copies of a card that searches the discards may fetch each other: R-PROC-009 ends that.
        self.progress = Progress(game, circles=False)

    def __call__(self, game: Game, seat: int, move: Move, events: list[Event]) -> None:
        check_invariants(game)
        self.progress(game, seat, move, events)
        if not game.over:
            assert game.waiting, "nobody is waited for, and the game is not over"
            for waiting in game.waiting:
                assert game.legal(waiting), f"seat {waiting} is waited for and has no legal move"
        if self.rng.random() < 0.01:
            check_listers(game, self.rng.randrange(len(game.names)), self.rng.getrandbits(32))


def play_odd(company: Path, odd: Path, cards: Odd, seed: int) -> int:
    """Play a game with odd cards; how many moves were made."""
    game = _begin(company, odd, cards, seed)
    seated = mixed(seed, len(game.names))
    return play(game, seated, seed, interject=0.2, moves=MOVES, turns=30, watch=Watch(game, seed))


@pytest.fixture(scope="module")
def company(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The real cards of the small game."""
    return packs.write_company(tmp_path_factory.mktemp("packs") / "company")


@pytest.mark.fuzz
@pytest.mark.parametrize("shard", range(SHARDS))
def test_whatever_loads_plays(shard: int, company: Path, tmp_path: Path) -> None:
    counts: Counter[str] = Counter()
    size = PACKS // SHARDS
    for seed in range(shard * size, (shard + 1) * size):
        cards, tag = odd_cards(seed)
        folder = packs.write_pack(tmp_path / str(seed), cards, tag)
        draft = own_draft(folder)
        counts["refused" if draft.mistakes else "loaded"] += 1
        if draft.mistakes:
            with pytest.raises(PackError):
                draft.pack()
            continue
        try:
            counts["moves"] += play_odd(company, folder, cards, seed)
        except Exception as error:
            raise AssertionError(f"seed {seed}: {packs.json(cards[0][1])}: {error!r}") from error
    print(dict(counts))  # noqa: T201 (how many packs were good enough to be played)
    assert counts["loaded"] > (counts["loaded"] + counts["refused"]) / 3, "the generator is too wild"
