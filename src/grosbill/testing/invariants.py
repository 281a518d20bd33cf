"""What must be true of every game at every moment, worked out from scratch.

    check_invariants(game)

raises `AssertionError` with a text that names what is wrong. Nothing here trusts what the rules keep for
speed: places, public cards and characters are counted anew and compared.
"""

from __future__ import annotations

from collections import Counter
from typing import get_args

from grosbill.model import steps as s
from grosbill.model.moves import NO_TERMS
from grosbill.model.places import places, strangers
from grosbill.model.state import Cause, Player
from grosbill.packs import CardDef
from grosbill.rules import play
from grosbill.rules.kernel.zones import refresh
from grosbill.rules.reading.character import (
    capacity,
    carried,
    excess_items,
    excess_kinds,
    idle_room,
    of_kind,
    refresh_hand,
)
from grosbill.rules.reading.keeping import sharers
from grosbill.rules.reading.strength import monster_parts, monster_total, munchkin_parts, munchkin_total
from grosbill.rules.reading.which import exempt
from grosbill.rules.table import Table
from grosbill.worlds import Playing

MOST_MOVES = 100
"""A seat never has as many legal moves as that, picks from all discards aside: each of those is a choice."""

HIDDEN = ("hand", "deck", "top")
"""Where a card lies whose face not everyone sees."""


def table_of(game: Playing) -> Table:
    """The state behind a game. For tests only: a bot that looks here peeks."""
    return game._t  # noqa: SLF001 (the kit looks inside on purpose)


def check_invariants(game: Playing) -> None:
    """Everything that must be true between two moves."""
    t = table_of(game)
    check_places(t)
    check_seats(t)
    check_cached(t)
    check_fight(t)
    check_steps(t)
    check_bids(t)
    check_asked(game)


def check_places(t: Table) -> None:
    """Every card is in exactly one place, on its own deck's side, and public if its place is."""
    lies = list(places(t))
    if sorted([card for card, _ in lies]) != list(range(t.mix.size)):
        where: dict[int, list[str]] = {card: [] for card in range(t.mix.size)}
        for card, place in lies:
            assert card in where, f"there is no card {card}, but it lies in {place}"
            where[card].append(place)
        wrong = {t.mix.ref[card]: found for card, found in where.items() if len(found) != 1}
        raise AssertionError(f"not in exactly one place: {wrong}")
    lost = [t.mix.ref[card] for card in t.piles[0] if t.mix.of[card].spreads]
    lost += [t.mix.ref[card] for card in t.apart if not t.mix.of[card].spreads]
    assert not lost, f"{lost} lie on the wrong pile"
    for deck in (0, 1):
        for card in t.decks[deck] + t.tops[deck] + t.piles[deck]:
            assert t.mix.of[card].deck == deck, f"{t.mix.ref[card]} lies with the wrong back"
    check_public(t)
    check_tops(t)


def check_tops(t: Table) -> None:
    """Who knows a card on top of a deck is noted for cards that lie there."""
    for deck, top, known in zip(("doors", "treasures"), t.tops, t.peeked, strict=True):
        assert len(known) <= len(top), f"{len(known)} of {len(top)} cards on top of the {deck} are known"


def check_public(t: Table) -> None:
    """Where a card lies open it is marked so, and nowhere else."""
    for card, place in places(t):
        marked = bool(t.public >> card & 1)
        assert place.startswith(HIDDEN) != marked, f"{t.mix.ref[card]} in {place}: public is {marked}"
    assert t.public >> t.mix.size == 0, "public has bits of cards that do not exist"


def check_seats(t: Table) -> None:
    """Levels, hands and what lies in front of each player hang together."""
    everyone = (1 << len(t.seats)) - 1
    for seat, player in enumerate(t.seats):
        name = t.names[seat]
        assert 1 <= player.level <= 10, f"{name} is level {player.level}"
        assert player.level < 10 or seat in t.winners, f"{name} is level 10 and has not won"
        assert player.sex in t.mix.sexes, f"{name} is of sex {player.sex!r}"
        assert len(player.known) == len(player.hand), f"{name}: marks {player.known} for hand {player.hand}"
        own = [known for known in player.known if known >> seat & 1 and known != everyone]
        assert not own, f"{name}: knows cards of the own hand as others do: {player.known}"
        assert set(player.fresh) <= set(player.hand), f"{name}: a fresh card is not in hand"
        assert len(set(player.fresh)) == len(player.fresh), f"{name}: fresh twice"
        assert all(card not in player.hand for card, _ in player.attached), f"{name}: attached from the hand"
        assert player.alive or (not player.hand and player.redraw), (
            f"{name} is dead and has a hand or needs none"
        )
        assert player.alive or not t.excess >> seat & 1, f"{name} is dead and has too much"
        acting = [t.mix.ref[card] for card in player.hand if t.mix.of[card].acts_when_received]
        assert not acting, f"{name} holds {acting}, which act when received"
        _check_play(t, seat, player)
    if t.winners:
        levels = [t.seats[seat].level for seat in t.winners]
        taken_over = any(len(sharers(t, trait)) == len(t.seats) for trait in t.mix.spreading)
        assert 10 in levels or taken_over, f"winners {t.winners} are at levels {levels}"
        assert len(set(t.winners)) == len(t.winners), f"winners {t.winners}"
    else:
        assert not t.spread, "a class that spreads came or went, and nothing followed"


def _check_play(t: Table, seat: int, player: Player) -> None:
    name, of, ref = t.names[seat], t.mix.of, t.mix.ref
    assert set(player.use) <= set(player.play), f"{name} uses what is not there"
    assert len(set(player.use)) == len(player.use), f"{name} uses something twice"
    hanging = dict(player.attached)
    kinds = {ref[card]: of[card].kind for card in player.play if card not in hanging}
    lying = [card for card, kind in kinds.items() if kind in ("monster", "curse", "enhancer")]
    assert not lying, f"{name} has {lying} in front of them"
    used = [ref[card] for card in player.use if of[card].kind != "item"]
    assert not used, f"{name} uses {used}, which are no items"
    for card, host in player.attached:
        assert card in player.play, f"{name}: {ref[card]} hangs on {ref[host]} but is not in play"
        assert host in player.play, f"{name}: {ref[card]} hangs on {ref[host]}, which is not in play"
    assert len({card for card, _ in player.attached}) == len(player.attached), (
        f"{name}: one card hangs on two"
    )
    for card, (_, times) in zip(player.play, Counter(player.play).items(), strict=False):
        assert times == 1, f"{name} has {ref[card]} twice"
    loose = [ref[card] for card in player.play if of[card].attach and card not in hanging]
    assert not loose, f"{name}: {loose} hang on nothing"
    for marker in player.markers:
        assert marker.mods or marker.triggers, f"{name} has an empty marker"
        assert not marker.keeps or "curse" in of[marker.card].tags, f"{name}: {ref[marker.card]} in force"
    _check_limits(t, seat, player)


def _check_limits(t: Table, seat: int, player: Player) -> None:
    """Slots, items in use and carried, races, classes and sidekicks: within the limits, or about to be."""
    name, of = t.names[seat], t.mix.of
    if not t.crowded >> seat & 1:
        _check_in_use(t, seat, player)
    if not player.alive or t.excess >> seat & 1:
        return
    for tag, limit in t.mix.carry.items():
        allowed = capacity(t, seat, tag, limit)
        count = len(carried(t, seat, tag))
        assert count <= allowed, f"{name} carries {count} {tag}, may carry {allowed}"
    for kind, limit in t.mix.limits.items():
        names = [of[card].card.id for card in of_kind(t, seat, kind)]
        twice = kind in ("race", "class") and len(set(names)) < len(names)
        assert not twice, f"{name} has {names}"
        allowed = capacity(t, seat, kind, limit)
        assert len(names) <= allowed, f"{name} has too many: {names}"


def _check_in_use(t: Table, seat: int, player: Player) -> None:
    name, of = t.names[seat], t.mix.of
    limited = [of[card] for card in player.use if not exempt(t, player, card)]
    for slot, room in t.mix.slots.items():
        allowed = capacity(t, seat, slot, room)
        worn = _hands(limited, slot)
        assert worn <= allowed, f"{name} wears {worn} on {slot}, room for {allowed}"
    for tag, limit in t.mix.use.items():
        allowed = capacity(t, seat, tag, limit)
        count = sum(tag in d.tags for d in limited)
        assert count <= allowed, f"{name} uses {count} {tag}, may use {allowed}"


def _hands(worn: list[CardDef], slot: str) -> int:
    """How much of a slot items take: each its own, those that combine together as much as the largest."""
    alone = [d.hands for d in worn if d.place == slot and not d.combines]
    together = {tag: [d.hands for d in worn if d.place == slot and d.combines == tag] for tag in _tags(worn)}
    return sum(alone) + sum(max(hands, default=0) for hands in together.values())


def _tags(worn: list[CardDef]) -> set[str]:
    return {d.combines for d in worn if d.combines}


def check_cached(t: Table) -> None:
    """What is kept on each seat for speed equals what the cards say now."""
    new = t.copied()
    for seat, player in enumerate(new.seats):
        refresh(new, seat)
        refresh_hand(new, player)
        for field in Player.__struct_fields__:
            kept, fresh = getattr(t.seats[seat], field), getattr(player, field)
            assert kept == fresh, f"{t.names[seat]}: {field} is kept as {kept}, but is {fresh}"
    assert new.excess == t.excess, f"excess is kept as {t.excess:b}, but is {new.excess:b}"


def check_fight(t: Table) -> None:
    """One fighter, at most one helper, and every deal with somebody who is there."""
    fight = t.fight
    battles = sum(isinstance(step, s.Battle) for step in t.steps)
    assert battles <= 1, f"{battles} battles at once"
    if fight is None:
        assert not battles, "a battle without a fight"
        return
    seats = range(len(t.seats))
    assert battles or t.winners, "a fight without a battle"
    assert all(foe.cause in get_args(Cause) for foe in fight.foes), f"why they came: {fight.foes}"
    assert fight.fighter in seats, f"fighter {fight.fighter}"
    assert fight.helper in (-1, *seats), f"helper {fight.helper}"
    assert fight.helper != fight.fighter, "the fighter helps themself"
    assert fight.helper >= 0 or fight.terms == NO_TERMS, "a deal with no helper"
    assert fight.helper >= 0 or not fight.forced, "forced help without a helper"
    if not fight.running and not t.winners:
        for seat in (fight.fighter, *((fight.helper,) if fight.helper >= 0 else ())):
            assert t.seats[seat].alive, f"{t.names[seat]} is dead and fights"
    there = {foe.card for foe in fight.foes} | {card for card, _ in fight.plays}
    there |= {card for player in t.seats for card in player.play}
    # What a monster has done may be due after it is gone.
    gone = {card for card, marker in fight.granted if card not in there and not marker.triggers}
    astray = [t.mix.ref[card] for card in gone if t.mix.of[card].kind != "item"]
    assert not astray, f"something was granted to {astray}, which are gone"
    for total, parts in ((munchkin_total(t), munchkin_parts(t)), (monster_total(t), monster_parts(t))):
        assert total == sum([part.n for part in parts]), f"a total of {total}, but {parts}"
    kins = {foe.kin for foe in fight.foes}
    assert all(kin in kins for _, kin in fight.enhancers), "an enhancer on a monster that is gone"
    for foe in fight.foes:
        assert t.mix.of[foe.shape].kind == "monster", f"{t.mix.ref[foe.shape]} is fought"
    assert fight.bank >= 0, f"bank {fight.bank}"
    for kill in (*fight.kills, *fight.owed):
        assert kill.treasures >= 0, f"a kill worth {kill.treasures} treasures"
        assert (kill.seat >= 0) == (kill in fight.owed), f"a kill of {kill.seat}, handed over or not"
    sworn = [seat for seat, _, _ in fight.sworn]
    assert len(set(sworn)) == len(sworn), "somebody swore twice"
    assert fight.fighter not in sworn, "the fighter swore to stay out"


WAITING = (
    s.Pick,
    s.Choice,
    s.Deciding,
    s.Naming,
    s.Offer,
    s.Meeting,
    s.Sharing,
    s.Looting,
    s.Charity,
    s.Shedding,
    s.Battle,
    s.Fleeing,
)
"""The steps that ask one seat."""


def check_steps(t: Table) -> None:
    """All seats and cards that are named exist; the top step asks somebody, and nothing asks the dead."""
    assert not (nowhere := next(strangers(t, t.mix.size), "")), f"there is no {nowhere}"
    if t.winners:
        return
    top = t.steps[-1] if t.steps else None
    assert top is None or isinstance(top, (s.Window, *WAITING)), f"nobody is asked by {type(top).__name__}"
    if isinstance(top, s.Window):
        assert t.asked_at == t.moment, f"{type(top).__name__} was asked at {t.asked_at}, it is {t.moment}"
        asked = [seat for seat in range(len(t.seats)) if t.asked >> seat & 1]
        dead = [t.names[seat] for seat in asked if not t.seats[seat].alive]
        assert not dead, f"{type(top).__name__} asks {dead}, who are dead"
    if isinstance(top, s.Pick):
        assert top.left > 0, f"{t.names[top.seat]} is asked to pick {top.left} cards"
    if top is None:
        assert t.fight is None, "a fight that nobody settles"
        assert t.phase != "opening", "the opening is over and no turn has begun"
    # A meeting that a card calls while an offer stands has offers of its own.
    offers = [step for step in t.steps if isinstance(step, s.Offer)]
    pairs = [(isinstance(step, s.Exchange), frozenset((step.maker, step.to))) for step in offers]
    assert len(set(pairs)) == len(pairs), "two offers at once between the same two"
    # What is laid down while somebody sheds may be answered first.
    shedding = any(isinstance(step, s.Shedding) for step in t.steps)
    if not shedding and not isinstance(top, s.Pick | s.Choice):
        for seat, player in enumerate(t.seats):
            found = excess_items(t, seat) or excess_kinds(t, seat) if player.alive else []
            assert not found, f"{t.names[seat]} keeps too much: {[t.mix.ref[card] for card in found]}"
            idle = idle_room(t, seat) if player.alive else -1
            assert idle < 0, f"{t.names[seat]} keeps {t.mix.ref[idle]}, which doubles nothing"


def check_bids(t: Table) -> None:
    """What is bid for lies on the discards, and what is bid is in hand for all to know."""
    everyone = (1 << len(t.seats)) - 1
    for step in t.steps:
        if not isinstance(step, s.Bidding):
            continue
        prize = t.mix.ref[step.prize]
        assert any(step.prize in pile for pile in t.piles), f"{prize} is bid for and gone from the discards"
        assert len({seat for seat, _ in step.bids}) == len(step.bids), f"somebody bids twice for {prize}"
        for seat, card in step.bids:
            player = t.seats[seat]
            assert card in player.hand, f"{t.names[seat]} bids {t.mix.ref[card]} and does not hold it"
            assert player.known[player.hand.index(card)] == everyone, (
                f"{t.mix.ref[card]} was bid and not shown"
            )


def check_asked(game: Playing) -> None:
    """Somebody is asked until the game is over, and everybody asked can answer."""
    t = table_of(game)
    waiting = game.waiting
    assert bool(waiting) != game.over, f"waiting for {waiting}, over is {game.over}"
    count = len(t.seats)
    order = [(seat - t.active) % count for seat in waiting]
    assert order == sorted(set(order)), f"waiting {waiting} is not clockwise from {t.active}"
    for seat in range(count):
        moves = game.legal(seat)
        assert len(set(moves)) == len(moves), f"a move is listed twice: {[str(move) for move in moves]}"
        listed = [move for move in moves if move.kind != "pick"]
        assert len(listed) < MOST_MOVES, f"{len(listed)} legal moves: {[str(move) for move in listed]}"
        assert moves or seat not in waiting, f"{t.names[seat]} is waited for and has no legal move"
        for move in moves:
            refusal = play.check(t, seat, move)
            assert refusal is None, f"{t.names[seat]}: {move} is listed and refused: {refusal}"
