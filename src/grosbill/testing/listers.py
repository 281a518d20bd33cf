"""Every lister agrees with brute force: `legal` against everything `check` accepts.

`check_listers(game, seat)` makes every move that could be thought of (`universe.everything`), asks `check`
about each, and compares with `legal(seat)`:

- every listed move is accepted, always;
- every accepted move is listed, or does exactly what a listed move does: the same card under another spelling
  (one's own name written out, the owner of a card left out). "Exactly" is tried on two clones;
- of these kinds `legal` deliberately lists fewer, and only the first of the two is asked: `carry` (an item
  laid down and not used), `remove`, `show`, and `discard` of an item where that is allowed at will;
- of a pick from more than `LISTED` discards only the newest are listed;
- of these it lists canonical ones, which are made here from scratch and must all be there:
  `sell` (for each level within reach a cheapest set), `ask` (no, one, half or all of the treasure),
  `counter` (more treasures than were offered, or fewer for who pays), `wear` (with what has to come off, up
  to a number of changes a turn);
- `offer` and `give` out of charity: up to one a turn, of spare items; promises to stay out: none.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

from grosbill.effects import vocabulary as v
from grosbill.game import Game
from grosbill.model import steps as s
from grosbill.model.figures import PRICE_OF_A_LEVEL
from grosbill.model.moves import Move, Terms
from grosbill.rules import play
from grosbill.rules.reading.keeping import loose, promises
from grosbill.rules.topics.items import LISTED_CHANGES
from grosbill.rules.topics.selling import SALE
from grosbill.rules.topics.trading import LISTED_OFFERS
from grosbill.rules.verbs.picks import LISTED
from grosbill.testing.invariants import check_seats, table_of
from grosbill.testing.universe import MOST_TREASURES, everything, sight, some_deals, some_sales

FEWER = frozenset(("carry", "remove", "show", "sell", "ask", "offer", "counter", "wear"))
"""The kinds of which `legal` lists fewer than `check` accepts."""

MOST_ITEMS = 11
"""With more items to sell than that, the sets are too many to count out."""


def check_listers(game: Game, seat: int, seed: int = 0) -> int:
    """Compare the list of a seat's legal moves with brute force; how many moves were asked about."""
    listed = game.legal(seat)
    for move in listed:
        assert game.check(seat, move) is None, f"{move} is listed and refused"
    asked = 0
    for move in everything(game, seat):
        asked += 1
        if game.check(seat, move) is None:
            check_listed(game, seat, move)
    check_sales(game, seat)
    check_asks(game, seat)
    check_counters(game, seat)
    check_offers(game, seat)
    check_wears(game, seat)
    check_accepted(game, seat, seed)
    return asked


def check_listed(game: Game, seat: int, move: Move) -> None:
    """A move that is legal is listed, unless it is of a kind of which fewer are; then it can be made."""
    listed = game.legal(seat)
    if move in listed:
        return
    if _fewer(game, seat, move):
        tried = table_of(game).copied()
        refusal = play.make(tried, seat, move)
        assert refusal is None, f"{move} is legal, not listed, and refused when it is made: {refusal}"
        check_seats(tried)
    else:
        _check_spelling(game, seat, move, listed)


def _fewer(game: Game, seat: int, move: Move) -> bool:
    if move.kind == "pick":
        return len(game.legal(seat)) >= LISTED
    step = (game.view(seat)["step"] or {}).get("kind")
    if move.kind == "discard":
        held = move.card in game.view(seat)["players"][seat]["hand"]
        chosen = step == "shedding" or (step == "charity" and held)
        return game.mix.defs_by_id[move.card].item and not chosen
    if move.kind != "give":
        return move.kind in FEWER
    return step not in ("charity", "shedding")


def _check_spelling(game: Game, seat: int, move: Move, listed: tuple[Move, ...]) -> None:
    """A move that is legal and not listed must do exactly what a listed one does."""
    result = outcome(game, seat, move)
    same = [other for other in listed if other.card == move.card]
    assert any(outcome(game, seat, other) == result for other in same), (
        f"{game.names[seat]}: {move!r} is legal, not listed, and does what none of "
        f"{[str(other) for other in same]} does"
    )


def outcome(game: Game, seat: int, move: Move) -> str:
    """The digest of the game after a move."""
    fork = game.clone()
    fork.apply(seat, move)
    return fork.digest()


def check_accepted(game: Game, seat: int, seed: int) -> None:
    """Odd sales and deals that `check` accepts can really be made."""
    rng = Random(seed)
    seen = sight(game, seat)
    for move in (*some_sales(seen, rng, 5), *some_deals(seen, rng, 10)):
        if game.check(seat, move) is None:
            outcome(game, seat, move)


# --- selling ------------------------------------------------------------------------------------------------


def check_sales(game: Game, seat: int) -> None:
    """For each level within reach a set is listed, and no cheaper set would do."""
    t = table_of(game)
    me = t.seats[seat]
    listed = [move for move in game.legal(seat) if move.kind == "sell"]
    cards = loose(t, seat, [card for card in me.play + me.hand if t.mix.of[card].value > 0])
    everything_sold = Move("sell", cards=tuple(t.mix.ref[card] for card in cards))
    refusal = game.check(seat, everything_sold)
    if refusal is not None and refusal.clause not in ("R-SELL-010", "R-SELL-003"):
        assert not listed, f"{listed} are listed, but nothing may be sold: {refusal}"
        return
    if len(cards) > MOST_ITEMS:
        return
    used = sum(times for key, times in me.used if key == SALE)
    mods = [mod for card in me.play for mod in t.mix.of[card].mods if isinstance(mod, v.Scale)]
    dearer = [mod for mod in mods if mod.what == "value" and (mod.at_most is None or used < mod.at_most.n)]
    by = dearer[0].by if dearer else 1
    values = [t.mix.of[card].value for card in cards]
    best: dict[int, int] = {}
    for size in range(1, len(values) + 1):
        for chosen in combinations(values, size):
            levels = (sum(chosen) + max(chosen) * (by - 1)) // PRICE_OF_A_LEVEL
            for level in range(1, levels + 1):
                best[level] = min(best.get(level, 1 << 30), sum(chosen))
    found: dict[int, int] = {}
    for move in listed:
        fork = game.clone()
        fork.apply(seat, move)
        gained = table_of(fork).seats[seat].level - me.level
        worth = sum(game.mix.defs_by_id[name].value for name in move.cards)
        for level in range(1, gained + 1):
            found[level] = min(found.get(level, 1 << 30), worth)
    wanted = {level: worth for level, worth in best.items() if me.level + level < 10}
    cheap = {level: worth for level, worth in found.items() if level in wanted}
    assert cheap == wanted, f"{game.names[seat]}: sales listed fetch {cheap}, the cheapest would be {wanted}"


# --- deals --------------------------------------------------------------------------------------------------


def _shares(accepted: list[int]) -> set[int]:
    """No, one, half and all of the treasure, given all the numbers that are accepted."""
    most = max(accepted, default=-1)
    return {n for n in (0, min(1, most), most // 2, most) if n in accepted}


def check_asks(game: Game, seat: int) -> None:
    """Whoever can be asked for help, and has not been turned to in this fight, is listed with each share."""
    listed = {move for move in game.legal(seat) if move.kind == "ask"}
    t = table_of(game)
    offers = t.fight.refused if t.fight is not None else ()
    refused = {other for other, terms in offers if not terms.promise}
    for to, name in enumerate(game.names):
        moves = [Move("ask", target=name, terms=Terms(treasures=n)) for n in range(MOST_TREASURES)]
        accepted = [n for n, move in enumerate(moves) if game.check(seat, move) is None]
        wanted = {moves[n] for n in _shares(accepted)} if to not in refused else set()
        plain = {move for move in listed if move.target == name and not move.terms.give}
        assert plain == wanted, (
            f"{game.names[seat]} may ask {sorted(map(str, wanted))}, listed {sorted(map(str, plain))}"
        )


def check_counters(game: Game, seat: int) -> None:
    """Whoever may make a counter-offer is listed with steps from what stands: up, or down for who pays."""
    listed = {move for move in game.legal(seat) if move.kind == "counter"}
    t = table_of(game)
    step = t.steps[-1] if t.steps else None
    if not isinstance(step, s.Offer) or step.terms.promise or t.fight is None:
        return
    moves = [Move("counter", terms=Terms(treasures=n)) for n in range(MOST_TREASURES)]
    accepted = [n for n, move in enumerate(moves) if game.check(seat, move) is None]
    stands, most = step.terms.treasures, max(accepted, default=0)
    if seat == t.fight.fighter:
        steps = {1, stands // 2, stands - 1}
    else:
        steps = {stands + 1, (stands + most + 1) // 2, most} if most > stands else set()
    wanted = {moves[n] for n in steps if n > 0 and n in accepted}
    told = f"may counter {accepted} of {stands}"
    assert listed == wanted, f"{told}: {sorted(map(str, wanted))}, listed {sorted(map(str, listed))}"


def check_offers(game: Game, seat: int) -> None:
    """Once a turn the first item that is carried and not used is listed: as a gift or for another's first."""
    t = table_of(game)
    step = (game.view(seat)["step"] or {}).get("kind")
    if step in ("charity", "shedding", "meeting"):
        return
    listed = {move for move in game.legal(seat) if move.kind in ("offer", "give")}
    free = [
        [card for card in player.spare if card not in promises(t, owner)]
        for owner, player in enumerate(t.seats)
    ]
    firsts = [loose(t, owner, cards)[:1] for owner, cards in enumerate(free)]
    names = [[t.mix.ref[card] for card in cards] for cards in firsts]
    wanted = set()
    for to, name in enumerate(game.names):
        for mine in names[seat] if to != seat and t.seats[seat].offers < LISTED_OFFERS else ():
            wanted.add(Move("give", mine, target=name))
            terms = [Terms(give=(mine,), get=(theirs,)) for theirs in names[to] if theirs != mine]
            wanted |= {Move("offer", target=name, terms=each) for each in terms}
    wanted = {move for move in wanted if game.check(seat, move) is None}
    assert listed == wanted, (
        f"{game.names[seat]} may offer {sorted(map(str, wanted))}, listed {sorted(map(str, listed))}"
    )


# --- equipment ----------------------------------------------------------------------------------------------


def check_wears(game: Game, seat: int) -> None:
    """An item that could be used is listed: as it is, or in place of whatever makes room for it."""
    t = table_of(game)
    if t.seats[seat].changes >= LISTED_CHANGES:
        return
    listed = [move for move in game.legal(seat) if move.kind == "wear"]
    seen = sight(game, seat)
    for card in seen.items:
        if game.check(seat, Move("wear", card)) is None:
            assert Move("wear", card) in listed, f"wear {card} is legal and not listed"
            continue
        ways = [Move("wear", card, cards=(off,)) for off in seen.used]
        for move in ways:
            if game.check(seat, move) is None:
                assert move in listed, f"{move} is legal and not listed"
        if not any(game.check(seat, move) is None for move in ways):
            pairs = [Move("wear", card, cards=off) for off in combinations(seen.used, 2)]
            if any(game.check(seat, move) is None for move in pairs):
                assert any(move.card == card for move in listed), f"wear {card} (two off) is not listed"
