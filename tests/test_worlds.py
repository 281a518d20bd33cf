"""Worlds: what is hidden makes no difference to them, and whatever is asked in them can be answered."""

from __future__ import annotations

import gc
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

import grosbill
from grosbill import Event, Game, Move, PlayersError, World, Worlds, new_game, parse_move
from grosbill.bots import make_bot
from grosbill.model import steps as s
from grosbill.model.hurry import Hurry
from grosbill.model.state import Player
from grosbill.notation.story import tell
from grosbill.packs import Mix, editions
from grosbill.packs.mix import MIXES
from grosbill.rules.kernel.chance import below
from grosbill.rules.kernel.step_rules import STEPS, point_of
from grosbill.rules.kernel.zones import exchange_hands, name_held, show_hand
from grosbill.testing import check_worlds, mixed, permuted, play
from grosbill.testing.invariants import check_invariants, table_of
from grosbill.views.known import known_hand
from playing import played, staged

SOURCE = Path(grosbill.__file__).parent
EVERYTHING = "+".join(editions())
EDITIONS = (*editions(), EVERYTHING)
PAIRS = 10_000
"""Tables that a seat cannot tell from the real one, in one run of the tests."""

# --- the same view and the same seed ------------------------------------------------------------------------


@pytest.mark.fuzz
@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("name", EDITIONS)
def test_the_same_view_gives_the_same_world(name: str, part: int) -> None:
    """Whatever is hidden: hands, decks, tops and the dice to come, and so all that follows."""
    share = PAIRS // (len(EDITIONS) * 4)
    rng = Random(part)
    compared = 0

    def watch(game: Game, seat: int, move: Move, events: list[Event]) -> None:
        nonlocal compared
        if game.over or rng.random() > 0.3:
            return
        me, seed = rng.randrange(len(game.names)), rng.getrandbits(64)
        check_worlds(game, permuted(game, me, seed, backs_too=True), me, seed, moves=3)
        check_worlds(game, game.determinize(me, seed + 1), me, seed, moves=0)
        compared += 2

    number = 0
    while compared < share:
        seats = 3 + (number + part) % 2
        settings = {"hand_limit": 15} if number % 2 else {}
        game = new_game(name, players=seats, seed=100 * part + number, settings=settings)
        play(game, mixed(number, seats), number, interject=0.15, turns=12, watch=watch)
        number += 1


def test_the_comparison_notices(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: two tables with other cards, and a world that tells who holds what."""
    game = played(moves=60)
    with pytest.raises(AssertionError, match="can tell the two tables apart"):
        check_worlds(game, played(moves=61), 0, 1)
    draw = World.clone

    def peeking(self: Game, seat: int, seed: int) -> World:
        world = draw(World(table_of(self)))
        table_of(world).rng = seed
        return world

    monkeypatch.setattr(Game, "determinize", peeking)
    with pytest.raises(AssertionError, match="tells what is hidden"):
        check_worlds(game, permuted(game, 0, 5), 0, 1)


def test_seeds_give_other_worlds_and_other_dice() -> None:
    game = played(moves=100)
    worlds = game.worlds(2)
    drawn = [worlds.sample(seed) for seed in (*range(-3, 20), (1 << 64) + 77)]
    assert len({world.digest() for world in drawn}) == len(drawn)
    dice = [tuple([_next_die(world) for _ in range(12)]) for world in drawn]
    tails = {die[:6] for die in dice}
    shifted = {die[n : n + 6] for die in dice for n in range(1, 6)}
    assert not tails & shifted, "the dice of one world are those of the next, a throw later"
    for seed in (1.0, "1", None, True):
        with pytest.raises(PlayersError, match="whole number"):
            worlds.sample(seed)  # type: ignore[arg-type] # that is the point
    with pytest.raises(PlayersError, match="seat"):
        game.worlds(4)


def _next_die(world: World) -> int:
    return below(table_of(world), 1000)


# --- nothing of the real game -------------------------------------------------------------------------------


def _reached(start: object) -> Iterator[object]:
    """Everything that can be reached from an object, but for the cards and what is printed on them."""
    seen: set[int] = set()
    waiting = [start]
    while waiting:
        found = waiting.pop()
        if id(found) in seen or isinstance(found, Mix | type) or callable(found):
            continue
        seen.add(id(found))
        yield found
        waiting += gc.get_referents(found)


def test_a_world_has_nothing_of_the_game_it_was_asked_of() -> None:
    game = new_game("munchkin", players=4, seed=987_654_321_987)
    rng = Random(1)
    for _ in range(80):
        game.view(game.waiting[0])  # what was told is remembered with the table
        game.apply(game.waiting[0], rng.choice(game.legal(game.waiting[0])))
    game.view(1)
    real = table_of(game)
    hidden = {id(real), *(id(player) for number, player in enumerate(real.seats) if number != 1)}
    held = [player.hand for player in real.seats[2:] if len(player.hand) > 1 and not all(player.known)]
    assert held
    secrets = [real.rng, 987_654_321_987, *held]
    worlds = game.worlds(1)
    world = worlds.sample(3)
    for imagined in (worlds, world, world.clone(), game.determinize(1, 3)):
        for found in _reached(imagined):
            assert id(found) not in hidden
            assert not any(found == secret for secret in secrets)
    assert isinstance(worlds, Worlds)
    for name in ("record", "snapshot", "follow", "_setup", "_moves"):
        assert not hasattr(world, name)
        assert not hasattr(worlds, name)


def test_a_world_is_played_like_a_game() -> None:
    game = played(moves=120)
    seat = game.waiting[0]
    world = game.worlds(seat).sample(1)
    other = world.clone()
    assert (world.waiting, world.turn, world.over, world.winners) == (game.waiting, game.turn, False, ())
    assert world.legal(seat) == game.legal(seat)
    before = game.digest()
    for _ in range(50):
        if world.over:
            break
        world.apply(world.waiting[0], world.legal(world.waiting[0])[0])
        world.settle()
        assert world.view(seat)["you"] == seat
    assert other.digest() == game.worlds(seat).sample(1).digest() != world.digest()
    assert game.digest() == before


@pytest.mark.parametrize("edition", ["munchkin", EVERYTHING])
def test_in_a_hurry_only_those_are_asked_whom_it_may_concern(edition: str) -> None:
    """Everybody where one is asked; else who is heeded, and has a card for a window that asks for one."""
    asked: Counter[str] = Counter()
    for seed in range(6):
        game = new_game(edition, players=4, seed=seed)
        choosers = [make_bot("greedy", seat, game.mix) for seat in range(4)]
        world = game.worlds(0).sample(seed)
        hurry = Hurry(heeded=0b0111, in_lulls=0b0011, until=12)
        while (seat := world.hasten(hurry)) >= 0:
            moves = world.legal(seat)
            assert len(moves) > 1
            t = table_of(world)
            step = t.steps[-1] if t.steps else None
            rules = STEPS[type(step)]
            asked[rules.asks] += 1
            if rules.asks == "several":
                assert seat < (2 if isinstance(step, s.Lull) else 3)
                player = t.seats[seat]
                assert step is None or not point_of(step) or has_points(player) & point_of(step)
            world.apply(seat, choosers[seat].choose(world.view(seat), moves))
        assert world.over or world.turn == 12
    assert min(asked["one"], asked["several"]) > 20


def has_points(player: Player) -> int:
    return player.hand_points | player.play_points


# --- what is going on is possible ---------------------------------------------------------------------------

PICKS = {
    "add": (
        "players: {Ann: {class: warrior, hand: [super-munchkin, cleric, thief, elf]}, Bob: {}, Cid: {}}",
        ("Ann: play super-munchkin",),
    ),
    "bring": (
        "players: {Ann: {}, Bob: {hand: [wandering-monster, bullrog, mate]}, Cid: {}}\ndoors: [net-troll]",
        ("Ann: open door", "Bob: pass", "Bob: play wandering-monster"),
    ),
    "cost": (
        "players: {Ann: {hand: [staff-of-napalm, mace-of-sharpness]}, Bob: {}, Cid: {}}\ndoors: [pit-bull]",
        ("Ann: open door", "Ann: run away", "Ann: use pit-bull"),
    ),
    "order": (
        "edition: star\nplayers: {Ann: {class: psychic, hand: [mutant, mutant]}, Bob: {}, Cid: {}}",
        ("Ann: use psychic", "Ann: pick mutant", "Ann: choose 1"),
    ),
}


@pytest.mark.parametrize("kind", sorted(PICKS))
def test_what_has_to_be_picked_is_there(kind: str) -> None:
    scene, moves = PICKS[kind]
    game = staged(scene, *moves)
    step = table_of(game).steps[-1]
    assert isinstance(step, s.Pick)
    assert step.what == kind
    others = [seat for seat in range(3) if seat != step.seat]
    hands = set()
    for seed in range(200):
        for seat in others:
            world = game.determinize(seat, seed)
            assert world.legal(step.seat)
            assert world.view(seat) == game.view(seat)
            check_invariants(world)
            hands.add(tuple([move.card for move in world.legal(step.seat)]))
            world.settle()
    assert len(hands) > 5


# --- what is announced is known -----------------------------------------------------------------------------

OFFER = (
    "players:\n"
    "  Ann: {level: 3, hand: [boil-an-anthill, invoke-obscure-rules, whine-at-the-gm, elf]}\n"
    "  Bob: {level: 2}\n  Cid: {level: 2}\n  Dee: {hand: [curse-lose-two-cards]}\n"
    "doors: [undead-horse]"
)
ASK = ("Ann: open door", "Dee: pass", "Ann: ask Cid for help offering level boil-an-anthill")


def test_a_promised_card_is_shown_to_all() -> None:
    game = staged(OFFER, *ASK)
    for seat in (None, 1, 2, 3):
        assert game.view(seat)["players"][0]["hand"] == ["boil-an-anthill"]
    accept = Move("accept")
    for seed in range(50):
        twin = permuted(game, 2, seed)
        assert accept in twin.legal(2)
        assert accept in game.determinize(2, seed).legal(2)


def test_a_promised_card_that_may_have_been_taken_is_no_promise() -> None:
    """Whether it was taken is not for the one who is asked to learn."""
    kept = []
    for seed in range(20):
        game = staged(f"seed: {seed}\n{OFFER}", *ASK, "Dee: play curse-lose-two-cards on Ann")
        while (game.view(None)["step"] or {}).get("kind") not in ("offer", "battle"):
            game.apply(game.waiting[0], Move("pass"))
        assert Move("accept") not in game.legal(2)
        refusal = game.check(2, Move("accept"))
        assert refusal is not None
        assert refusal.clause == "R-PROC-007"
        kept.append("boil-an-anthill" in game.view(0)["players"][0]["hand"])
    assert {True, False} == set(kept)


def test_a_price_in_items_does_not_tell_how_many_are_in_hand() -> None:
    """What is paid counts by its value, and may come from the hand: how many cards would do is not shown."""
    shown = []
    for hand in ("bananafanafofaser, bobaser, shmaser", "bananafanafofaser, bobaser, mutant"):
        scene = f"edition: star\nplayers: {{Ann: {{hand: [{hand}]}}, Bob: {{}}, Cid: {{}}}}"
        scene += "\ndoors: [landlord-of-deck-nine]"
        game = staged(scene, "Ann: open door", "Ann: use landlord-of-deck-nine")
        shown.append(game.view(1)["step"])
    assert shown[0] == shown[1]
    game.apply(0, Move("pick", "bananafanafofaser"))
    game.apply(0, Move("pick", "bobaser"))
    assert game.view(1)["combat"] is None
    assert game.view(0)["players"][0]["hand"] == ["mutant"]


def test_what_a_new_holder_knew_before_does_not_make_a_card_known_to_all() -> None:
    """Bob knew a card of Ann's before he got it: once the other two know it, it is still not open to all."""
    t = table_of(staged("players: {Ann: {hand: [elf]}, Bob: {hand: [dwarf]}, Cid: {}}"))
    show_hand(t, 0, 1)
    exchange_hands(t, 0, 1)
    assert t.seats[1].known == (0b001,)
    show_hand(t, 1, 2)
    assert t.seats[1].known == (0b101,)
    assert known_hand(t, 1, None) == ((), 0)


# --- settling -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("room", ["terminal", "online", "words", "catalogue", "listings"])
def test_nothing_that_people_see_settles(room: str) -> None:
    """It tells who could not have answered, and leaves out events."""
    paths = sorted((SOURCE / room).rglob("*.py"))
    assert paths
    for path in paths:
        assert not re.search(r"\.settle\b", path.read_text("utf-8")), path.name


# --- few mixes are kept -------------------------------------------------------------------------------------


def test_a_mix_is_let_go_whatever_was_asked_about_it() -> None:
    before = _mixes()
    for number in range(MIXES + 20):
        settings = {"hand_limit": 1 + number % 20, "offers_per_turn": 1 + number // 20}
        game = new_game("lite", players=3, seed=number, settings=settings)
        bot = make_bot("greedy", 1, game.mix)
        for _ in range(6):
            seat = game.waiting[0]
            game.numbers(seat)
            move = bot.choose(game.view(seat), game.legal(seat))
            for event in game.apply(seat, parse_move(game, seat, str(move))):
                tell(event, game.names, game.mix, "en")
    assert _mixes() <= before + MIXES + 1


def _mixes() -> int:
    gc.collect()
    return sum(isinstance(found, Mix) for found in gc.get_objects())


def test_the_settings_of_a_record_are_a_copy() -> None:
    game = new_game("lite", players=3, seed=1, settings={"hand_limit": 7})
    record = game.record()
    record.settings["hand_limit"] = 99
    assert game.record().settings == {"hand_limit": 7}
    assert game.settings.hand_limit == 7


# --- the order of a hand ------------------------------------------------------------------------------------


@pytest.mark.parametrize("fresh", [(0,), (2,), ()])
def test_which_copy_of_a_known_card_went_is_not_seen(fresh: tuple[int, ...]) -> None:
    """Of two copies the one just received is played: what is left is told in no order of the hand."""
    game = staged("players: {Ann: {hand: [elf, crabs, elf, mate]}, Bob: {}, Cid: {}}")
    t = table_of(game)
    ann = t.seats[0]
    show_hand(t, 0)
    ann.fresh = tuple([ann.hand[place] for place in fresh])
    game.apply(0, parse_move(game, 0, "play elf"))
    left = sorted(["elf", "crabs", "mate"], key=lambda name: t.mix.copies[name][0])
    assert [game.view(seat)["players"][0]["hand"] for seat in (1, 2, None)] == [left] * 3
    world = table_of(game.determinize(1, 1))
    assert [world.mix.ref[card] for card in world.seats[0].hand] == left


def test_who_knew_of_another_copy_than_the_one_named_knows_of_one_still() -> None:
    """Bob has seen one elf, Cid the other: Ann offers one of them, and neither can tell which."""
    game = staged("players: {Ann: {hand: [elf, elf, mate]}, Bob: {}, Cid: {}}")
    t = table_of(game)
    ann = t.seats[0]
    ann.known = (0b010, 0b100, 0)
    name_held(t, 0, [ann.hand[0]])
    assert [[t.mix.ref[card] for card in known_hand(t, 0, seat)[0]] for seat in (1, 2, None)] == [["elf"]] * 3
    name_held(t, 0, [ann.hand[0], ann.hand[1]])
    assert len(known_hand(t, 0, None)[0]) == 2
