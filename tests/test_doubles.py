"""Tables full of copies: one in use, one carried, one in hand, one held fast; lists and brute force agree."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from grosbill import Game, new_game
from grosbill.packs import editions
from grosbill.rules import flow
from grosbill.rules.kernel import zones
from grosbill.rules.reading.character import may_carry
from grosbill.rules.reading.conditions import may_use
from grosbill.rules.table import Table
from grosbill.rules.topics import combat
from grosbill.rules.topics.items import room_for
from grosbill.testing import check_invariants, check_listers, write_doubles
from grosbill.testing.invariants import table_of
from playing import staged

SEATS = 3
EVERYTHING = "+".join(editions())


@pytest.mark.fuzz
@pytest.mark.parametrize("name", [*editions(), EVERYTHING])
def test_copies_are_cards_of_their_own(name: str, tmp_path: Path) -> None:
    """What is listed is accepted, what is accepted does what a listed move does; and so after some moves."""
    folders = write_doubles(tmp_path, name)
    for seed in range(15):
        rng = Random(seed)
        game = new_game(name, players=SEATS, seed=seed, packs=folders)
        while game.turn == 0:
            game.apply(game.waiting[0], game.legal(game.waiting[0])[0])
        _crowd(table_of(game), rng)
        for _ in range(4):
            check_invariants(game)
            for seat in range(SEATS):
                check_listers(game, seat, seed)
            if game.over:
                break
            _move(game, rng)


def _move(game: Game, rng: Random) -> None:
    seat = rng.randrange(SEATS)
    moves = game.legal(seat)
    if not moves:
        seat = game.waiting[0]
        moves = game.legal(seat)
    game.apply(seat, rng.choice(moves))


# --- a crowded table ----------------------------------------------------------------------------------------


def _crowd(t: Table, rng: Random) -> None:
    """Everyone gets copies of some items, somebody to carry them, what is laid on them; perhaps a fight."""
    for number in range(SEATS):
        for name in rng.sample(_names(t, "item"), 3) + rng.sample(_names(t, "one_shot"), 1):
            for card in _all(t, name):
                _give(t, number, card, rng)
        for card in _one(t, rng.choice(_names(t, "sidekick") or [""])):
            zones.to_play(t, number, card)
        for name in rng.sample(_attaching(t), min(2, len(_attaching(t)))):
            _lay_on(t, number, name, rng)
    monsters = _all(t, rng.choice(_names(t, "monster"))) if rng.random() < 0.4 else []
    for place, card in enumerate(monsters):
        if place:
            combat.enter(t, card, 0, "join")
        else:
            combat.begin(t, t.active, card, "door")
    t.moment += 1
    flow.advance(t)


def _give(t: Table, number: int, card: int, rng: Random) -> None:
    d = t.mix.of[card]
    if rng.random() < 0.3 or not may_carry(t, number, d):
        zones.to_hand(t, number, card)
    else:
        fits = d.kind == "item" and may_use(t, number, card) and room_for(t, number, card)
        zones.to_play(t, number, card, use=fits and rng.random() < 0.7)


def _lay_on(t: Table, number: int, name: str, rng: Random) -> None:
    hosts = [card for card in t.seats[number].play if t.mix.of[card].kind == "item"]
    for card in _one(t, name):
        if hosts and t.mix.of[card].kind == "curse":
            host = rng.choice(hosts)
            zones.make_count(t, number, host)
            zones.hang(t, number, card, host)
        else:
            zones.to_hand(t, number, card)


def _names(t: Table, kind: str) -> list[str]:
    return [d.id for d in t.mix.defs if d.kind == kind and (kind != "one_shot" or d.item)]


def _attaching(t: Table) -> list[str]:
    return [d.id for d in t.mix.defs if d.attach is not None]


def _one(t: Table, name: str) -> list[int]:
    return _all(t, name, 1)


def _all(t: Table, name: str, most: int = 9) -> list[int]:
    """The copies of a card that are still in their deck, taken out of it."""
    found = [card for card in t.mix.copies.get(name, ()) if any(card in deck for deck in t.decks)][:most]
    doors, treasures = [tuple([card for card in deck if card not in found]) for deck in t.decks]
    t.decks = (doors, treasures)
    return found


def test_a_sidekick_in_hand_and_its_like_on_the_table_are_two_moves() -> None:
    hand = "red-shirt, chair, green-paint, radioactive, cybernetic, miniature"
    ann = f"Ann: {{has: [red-shirt], hand: [{hand}]}}"
    game = staged(
        f"edition: star\nplayers: {{{ann}, Bob: {{level: 3}}, Cid: {{level: 3}}}}\nphase: end",
        "Ann: end turn",
    )
    shirts = [str(move) for move in game.legal(0) if move.kind == "discard" and move.card == "red-shirt"]
    assert sorted(shirts) == ["discard red-shirt", "discard red-shirt from table"]
