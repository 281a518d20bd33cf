"""Events: what happened, told once where it happens, to each seat what it may see, and as JSON."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import grosbill
from event_shapes import shapes
from grosbill import Event, Game, Move, new_game, read_event
from grosbill.effects import vocabulary as v
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.moves import PASS, Terms
from grosbill.notation.parsing import parse
from grosbill.packs import editions
from grosbill.rules import play
from grosbill.rules.kernel.zones import hang, lose, to_hand, to_play
from grosbill.rules.table import Table, push
from grosbill.rules.topics import combat
from grosbill.rules.topics.setup import set_table
from grosbill.testing import mixed
from grosbill.testing import play as played
from grosbill.testing.invariants import table_of
from playing import staged, take

SOURCE = Path(grosbill.__file__).parent
DOCS = Path(__file__).parents[1] / "docs"
RULES = sorted((SOURCE / "rules").rglob("*.py"))
SORTS = list(e.EVENTS.values())

# --- every sort ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sort", SORTS)
def test_every_sort_survives_json(sort: type[Event]) -> None:
    for event in shapes(sort):
        text = msgspec.json.encode(event)
        assert msgspec.json.decode(text)["kind"] == event.kind
        assert read_event(text) == event
        for seat in (None, 0, 1, 2):
            seen = event.for_seat(seat)
            assert read_event(msgspec.json.encode(seen)) == seen
            assert seen.for_seat(seat) == seen


@pytest.mark.parametrize("sort", SORTS)
def test_an_event_is_plain_and_has_no_bag(sort: type[Event]) -> None:
    """What a field holds is known by its type; a number means one thing."""
    known = e.parts(sort)
    assert sort.__struct_config__.frozen
    assert not sort.__struct_config__.gc
    assert not {"note", "n"} & set(sort.__struct_fields__)
    assert len(known.numbers) <= 1
    assert sort.__doc__


def test_what_all_events_share_are_no_fields() -> None:
    assert e.Event.__struct_fields__ == ()


def test_every_sort_is_told_by_the_rules_and_nothing_else_is() -> None:
    told = [name for path in RULES for name in _told(path)]
    assert sorted(set(told)) == sorted(sort.__name__ for sort in SORTS)


def _told(path: Path) -> Iterator[str]:
    """The sorts of events that a module makes; only the rules import them all as `e`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "e":
            made = getattr(e, node.attr)
            if isinstance(made, type) and issubclass(made, Event):
                yield node.attr


def test_the_page_of_the_scenarios_lists_every_kind() -> None:
    text = (DOCS / "scenarios.md").read_text("utf-8")
    listed = text[text.index("Kinds of events:") :].split("\n\n")[0]
    assert sorted(re.findall(r"`(\w+)`", listed)) == sorted(e.EVENTS)


# --- what is hidden -----------------------------------------------------------------------------------------

SEERS: dict[type[Event], tuple[int, ...]] = {
    e.Dealt: (0,),
    e.Drew: (0,),
    e.DrewTreasure: (0,),
    e.LookedAtDeck: (0,),
    e.GaveCharity: (0, 1),
    e.Took: (0, 1),
    e.ShowedHand: (0, 1),
    e.NowHolds: (0, 1),
}
"""Who sees the cards of a secret, where seat 0 acts and 1 is concerned."""


def test_secrets_are_those_we_know() -> None:
    assert {sort for sort in SORTS if e.parts(sort).secrets} == set(SEERS)
    assert {sort for sort in SORTS if issubclass(sort, e.Secret)} == set(SEERS)


@pytest.mark.parametrize("sort", SORTS)
def test_who_may_not_see_a_card_gets_nothing_of_it(sort: type[Event]) -> None:
    hidden = 0
    for event in shapes(sort):
        if event.for_seat(None) is event:
            assert all(event.for_seat(seat) is event for seat in range(4))
            continue
        hidden += 1
        for seat in (None, 0, 1, 2, 3):
            seen = event.for_seat(seat)
            text = msgspec.json.encode(seen).decode()
            if seat in SEERS[sort] or (isinstance(event, e.ShowedHand) and event.to < 0 and seat is not None):
                assert seen is event
            else:
                assert not seen.named
                assert not any(f'"{card}"' in text for card in event.named)
                assert isinstance(seen, e.Secret)
                assert seen.unseen == len(event.named)
                assert seen.seats == event.seats
    assert bool(hidden) == (sort in SEERS)


OPEN: tuple[Event, ...] = (
    e.Drew(0, ("elf",), "door", "effect", face_up=True),
    e.DrewTreasure(0, ("elf",), face_up=True),
    e.Took(0, "elf", "table", 1),
    e.Took(0, "elf", "discards"),
    e.Took(0, "elf", "fight"),
    e.ShowedHand(0, ("elf",), forced=True),
)


@pytest.mark.parametrize("event", OPEN)
def test_what_lies_open_is_seen_by_spectators_too(event: Event) -> None:
    assert event.for_seat(None) is event


@pytest.mark.fuzz
@pytest.mark.parametrize("name", [*editions(), "+".join(editions())])
def test_whole_games_leak_nothing(name: str) -> None:
    """Whatever card a seat reads of in an event, its view shows it too, before the move or after it."""
    for seed in range(3):
        game = new_game(name, players=4, seed=seed)
        watch = Leaks(game)
        played(game, mixed(seed, 4), seed, interject=0.15, turns=25, moves=500, watch=watch)
        assert watch.read > 100


class Leaks:
    """Holds the events of a game against what everyone sees; the views are tried by `check_secrecy`."""

    def __init__(self, game: Game) -> None:
        self.seen = self.views(game)
        self.read = 0

    def views(self, game: Game) -> dict[int | None, str]:
        readers = (None, *range(len(game.names)))
        return {reader: msgspec.json.encode(game.view(reader)).decode() for reader in readers}

    def __call__(self, game: Game, seat: int, move: Move, events: list[Event]) -> None:
        before, self.seen = self.seen, self.views(game)
        t = table_of(game)
        # Face up when they came there, even if others cover them by now and nobody may look (Lite).
        discards = {t.mix.ref[card] for pile in t.piles for card in pile}
        for reader, view in self.seen.items():
            for event in events:
                told = event.for_seat(reader)
                text = msgspec.json.encode(told).decode()
                for card in set(event.named) - set(told.named):
                    assert f'"{card}"' not in text, (reader, event)
                for card in () if self.on_its_way(told) else told.named:
                    self.read += 1
                    assert card in discards or f'"{card}"' in view + before[reader], (reader, event)

    def on_its_way(self, event: Event) -> bool:
        """Whether its cards lie beside the table for a moment, face up, where no view looks."""
        return isinstance(event, e.Aimed) or (isinstance(event, e.DrewTreasure) and event.face_up)


def test_the_watch_for_leaks_notices() -> None:
    game = new_game("munchkin", players=3, seed=1)
    hidden = game.view(1)["players"][1]["hand"][0]
    watch = Leaks(game)
    watch(game, 1, Move("pass"), [e.Dealt(1, (hidden,))])
    with pytest.raises(AssertionError):
        watch(game, 1, Move("pass"), [e.Revealed(1, hidden)])


# --- what they say ------------------------------------------------------------------------------------------


def test_the_number_the_players_and_the_cards_of_any_event() -> None:
    event = e.Sold(2, ("elf", "cheat"), 1000)
    assert (event.seats, event.figure, event.named) == ((2,), 1000, ("elf", "cheat"))
    offer = e.Offered(1, 0, Terms(treasures=2, give=("elf",), get=("cheat",), plays=("hoard",)))
    assert (offer.seats, offer.figure, offer.named) == ((1, 0), None, ("elf", "cheat", "hoard"))
    aimed = e.Used(0, "thief", "theft", target_card="elf", owner=3)
    assert (aimed.seats, aimed.named) == ((0, -1, 3), ("thief", "elf"))


@pytest.fixture
def t() -> Table:
    """Ann's turn, before the door; Bob has an item, Ann is a Thief with two cards to spare."""
    table = set_table("munchkin", players=3, seed=3, sexes=["male"] * 3)
    table.phase, table.turn = "start", 1
    to_play(table, 0, take(table, "thief"))
    to_play(table, 1, take(table, "leather-armor"), use=True)
    for name in ("magic-missile", "mate"):
        to_hand(table, 0, take(table, name))
    return table


def _after(t: Table, *moves: tuple[int, str]) -> list[Event]:
    """What followed from these moves; whoever is asked besides passes, or makes the first move there is."""
    told: list[Event] = []
    for number, text in moves:
        move = parse(text, t.mix, t.names, play.legal(t, number))
        while play.check(t, number, move) is not None:
            told += _settled(t)
        play.do(t, number, move)
        told += t.events
    while any(isinstance(step, s.Window) for step in t.steps):
        told += _settled(t)
    return told


def _settled(t: Table) -> list[Event]:
    waiting = play.waiting(t)[0]
    moves = play.legal(t, waiting)
    play.do(t, waiting, PASS if PASS in moves else moves[0])
    return t.events


THEFT = (0, "use thief theft on leather-armor of Bob")
PAID = (0, "pick magic-missile")


@pytest.mark.parametrize(("die", "failed"), [(6, False), (1, True)])
def test_a_theft_says_whose_item_it_was_and_whether_it_failed(t: Table, die: int, failed: bool) -> None:
    t.dice = (die,)
    events = _after(t, THEFT, PAID)
    assert e.Used(0, "thief", "theft", target_card="leather-armor", owner=1) in events
    assert e.Discarded(0, ("magic-missile",), "hand", "cost") in events
    assert [x for x in events if isinstance(x, e.Stole)] == [e.Stole(0, 1, "leather-armor", failed=failed)]


def test_a_loss_says_where_from_and_what_for(t: Table) -> None:
    lose(t, 1, t.seats[1].play[0])
    lose(t, 0, t.seats[0].hand[0], "bad_stuff")
    assert t.events == [
        e.Discarded(1, ("leather-armor",), "table"),
        e.Discarded(0, ("magic-missile",), "hand", "bad_stuff"),
    ]


def test_what_hung_on_a_card_goes_with_it(t: Table) -> None:
    armor = t.seats[1].play[0]
    hang(t, 1, take(t, "cheat"), armor)
    lose(t, 1, armor)
    gone = [(x.cards, x.cause) for x in t.events if isinstance(x, e.Discarded)]
    assert gone == [(("cheat",), "with_host"), (("leather-armor",), "")]


def test_an_offer_and_its_answer_carry_the_terms(t: Table) -> None:
    events = _after(t, (1, "give leather-armor to Ann"), (0, "accept"))
    terms = Terms(give=("leather-armor",))
    assert events[:3] == [
        e.Offered(1, 0, terms),
        e.Accepted(0, 1, terms),
        e.Gave(1, 0, "leather-armor"),
    ]


def test_a_copy_says_what_it_copies(t: Table) -> None:
    combat.begin(t, 0, take(t, "harpies"), "door")
    events = _after(t, (0, "play mate on harpies"))
    assert e.MonsterCame(0, 0, "mate", "copy", "harpies") in events


@pytest.mark.parametrize(
    ("hand", "foe", "moves", "came"),
    [
        (
            "wandering-monster, lame-goblin",
            "flying-frogs",
            ("play wandering-monster", "pick lame-goblin"),
            e.MonsterCame(1, 0, "lame-goblin", "brought"),
        ),
        ("mr-bones", "undead-horse", ("play mr-bones",), e.MonsterCame(1, 0, "mr-bones", "join")),
    ],
)
def test_how_a_monster_comes_into_a_fight_is_told(
    hand: str, foe: str, moves: tuple[str, ...], came: Event
) -> None:
    game = staged(
        f"players: {{Ann: {{}}, Bob: {{hand: [{hand}]}}, Cid: {{}}}}\ncombat: {{monsters: [{foe}]}}"
    )
    told = _after(game._t, *[(1, move) for move in moves])
    assert [event for event in told if isinstance(event, e.MonsterCame)] == [came]


def test_what_a_card_draws_face_up_is_told_with_its_name() -> None:
    scene = """
players: {Ann: {level: 3}, Bob: {level: 2}, Cid: {}}
combat: {monsters: [undead-horse], helper: Bob}
treasures: [grave-goods, leather-armor]
doors: [divine-intervention]
"""
    game = staged(scene, packs=[Path(__file__).with_name("packs") / "graveyard"])
    told = _after(game._t, (0, "claim victory"))
    drew = e.Drew(0, ("divine-intervention",), "door", "effect", face_up=True)
    assert [event for event in told if isinstance(event, e.Drew)] == [drew]


def test_a_choice_names_the_card_that_asks_and_what_the_die_has_said(t: Table) -> None:
    card = take(t, "snails-on-speed")
    way = v.Option(do=(v.LoseLevels(n=1),))
    step = s.Choice(0, v.Choose(options=(way, way)), s.Frame(0, card, roll=5))
    push(t, step)
    play.do(t, 0, Move("choose", n=2))
    assert t.events[0] == e.Chose(0, 2, "snails-on-speed", 5)


def test_a_one_shot_for_later_is_not_told_as_used() -> None:
    game = staged("players: {Ann: {hand: [wishing-ring, leather-armor]}, Bob: {}, Cid: {}}")
    told = [
        game.apply(0, Move(kind, card))
        for kind, card in (("carry", "wishing-ring"), ("play", "leather-armor"))
    ]
    assert [events[0].kept for events in told if isinstance(events[0], e.Played)] == [True, False]


@pytest.mark.parametrize(
    ("has", "curse", "vain"),
    [
        ("{}", "curse-lose-the-headgear-you-are-wearing", True),
        ("{wears: [helm-of-courage]}", "curse-lose-the-headgear-you-are-wearing", False),
        ("{carries: [helm-of-courage]}", "curse-lose-the-headgear-you-are-wearing", True),
        ("{level: 1}", "curse-lose-a-level", True),
        ("{level: 2}", "curse-lose-a-level", False),
        ("{level: 1}", "curse-lose-your-class", True),
        ("{}", "curse-change-race", True),
        ("{race: elf}", "curse-change-race", False),
        ("{}", "curse-lose-two-cards", True),
        ("{}", "curse-change-sex", False),
        ("{}", "curse-malign-mirror", False),
        ("{carries: [leather-armor, helm-of-courage]}", "curse-lose-a-small-item", False),
    ],
)
def test_a_curse_that_finds_nothing_is_told_so(has: str, curse: str, vain: bool) -> None:
    """Nothing happens if the victim lacks what it needs (R-CURSE-012), and the story says so."""
    game = staged(f"players:\n  Ann: {{hand: [{curse}]}}\n  Bob: {has}\n  Cid: {{}}")
    told = game.apply(0, Move("play", curse, target="Bob"))
    while game.waiting and not any(isinstance(event, e.CurseStruck) for event in told):
        told = [*told, *game.apply(game.waiting[0], PASS)]
    assert [event.vain for event in told if isinstance(event, e.CurseStruck)] == [vain]


# --- only zones moves cards ---------------------------------------------------------------------------------

ZONES = {
    *("hand", "known", "fresh", "play", "use", "attached"),  # of a seat
    *("decks", "tops", "peeked", "piles", "apart", "public"),  # of the table
}
BUILDERS = {
    "rules/kernel/zones.py",
    "views/determinize.py",
    "views/seen.py",
    "scenarios/stage.py",
    "testing/secrecy.py",
}
"""What moves cards, and what makes up a table that is not played."""


def _assigned(tree: ast.AST) -> Iterator[ast.Attribute]:
    for node in ast.walk(tree):
        targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
        if isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign)):
            for target in targets:
                parts = target.elts if isinstance(target, ast.Tuple) else [target]
                yield from (part for part in parts if isinstance(part, ast.Attribute))


def _moving(tree: ast.AST) -> list[str]:
    return [ast.unparse(target) for target in _assigned(tree) if target.attr in ZONES]


def test_only_zones_moves_cards() -> None:
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if name not in BUILDERS and not name.startswith("packs/"):
            assert _moving(ast.parse(path.read_text("utf-8"))) == [], name


def test_the_check_of_the_zones_notices() -> None:
    for line in (
        "seat.use = ()",
        "t.public |= 1",
        "a.hand, b.hand = b.hand, a.hand",
        "t.seats[0].attached += ()",
    ):
        assert _moving(ast.parse(line)), line
    assert not _moving(ast.parse("seat.level = 2; hand = seat.hand"))
