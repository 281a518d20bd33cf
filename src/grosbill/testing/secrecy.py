"""What a seat cannot know makes no difference to it.

`permuted(game, seat, seed)` is another world the seat cannot tell from this one: the cards it does not know
in other hands and in the decks change places, backs kept. It is written apart from `determinize`, so that the
two check each other. In both worlds the seat must get byte-equal views, legal moves and refusals, and the
same seats must be waited for, all worked out anew.

`check_onward` goes a step further: after the same move in both worlds, whoever saw the same events still
cannot tell the worlds apart. A question that is skipped because of what a hand holds shows up there.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import msgspec

from grosbill.game import Game
from grosbill.model.events import Event
from grosbill.model.moves import Move, Terms
from grosbill.model.state import Seat
from grosbill.rules.character import refresh_hand
from grosbill.testing.invariants import check_places, table_of
from grosbill.testing.universe import everything, sight, some_deals, some_sales

PROBES = 60
"""How many of all moves there are a seat tries in both worlds."""


def permuted(game: Game, seat: int, seed: int) -> Game:
    """Another world this seat cannot tell from the real one."""
    rng = Random(seed)
    other = game.clone()
    t = table_of(other)
    hands = [list(holder.hand) for holder in t.seats]
    for deck in (0, 1):
        slots = [
            (number, place)
            for number, holder in enumerate(t.seats)
            if number != seat
            for place, card in enumerate(holder.hand)
            if t.mix.of[card].deck == deck and not holder.known[place] >> seat & 1
        ]
        cards = [t.seats[number].hand[place] for number, place in slots]
        cards += t.decks[deck] + t.tops[deck]
        rng.shuffle(cards)
        # What acts as soon as it is received is never held in a hand: it goes to the deck.
        cards.sort(key=lambda card: t.mix.of[card].acts_when_received)
        for (number, place), card in zip(slots, cards, strict=False):
            hands[number][place] = card
        rest = cards[len(slots) :]
        rng.shuffle(rest)
        t.decks = (tuple(rest), t.decks[1]) if deck == 0 else (t.decks[0], tuple(rest))
    for holder, hand in zip(t.seats, hands, strict=True):
        _hold(holder, hand)
        refresh_hand(t, holder)
    t.tops = ((), ())
    t.rng = rng.getrandbits(64)
    return other


def _hold(holder: Seat, hand: list[int]) -> None:
    """Exchange a hand, place by place; what was fresh is fresh in the same place."""
    fresh = [holder.hand.index(card) for card in holder.fresh]
    holder.hand = tuple(hand)
    holder.fresh = tuple([hand[place] for place in fresh])


def sees(game: Game, seat: int, probes: Iterable[Move] = ()) -> dict[str, bytes]:
    """Everything a seat can find out at this moment, as bytes."""
    encode = msgspec.json.encode
    return {
        "view": encode(game.view(seat)),
        "spectator": encode(game.view(None)),
        "legal": encode([str(move) for move in game.legal(seat)]),
        "waiting": encode((game.waiting, game.lull, game.moment, game.over, game.winners)),
        "refusals": encode([(str(move), game.check(seat, move)) for move in probes]),
    }


def _same(real: dict[str, bytes], other: dict[str, bytes], where: str) -> None:
    for what, seen in real.items():
        if seen != other[what]:
            there = other[what]
            place = next(at for at in range(len(seen)) if seen[at : at + 1] != there[at : at + 1])
            near = slice(max(0, place - 120), place + 120)
            texts = [text[near].decode(errors="replace") for text in (seen, there)]
            raise AssertionError(f"{where}: {what} differs: …{texts[0]}… and …{texts[1]}…")


def probing(game: Game, other: Game, seat: int, rng: Random, n: int = PROBES) -> list[Move]:
    """Moves to try in two worlds: any, and those that ask after cards in other players' hands."""
    moves = list(everything(game, seat))
    seen = sight(game, seat)
    found = rng.sample(moves, min(n, len(moves)))
    found += some_sales(seen, rng, 3)
    found += some_deals(seen, rng, 6)
    mine = [*seen.hand, *seen.mine] or ["baby"]
    for world in (game, other):
        t = table_of(world)
        for number, holder in enumerate(t.seats):
            if number == seat or not holder.hand:
                continue
            card, name = t.mix.ref[rng.choice(holder.hand)], t.names[number]
            found += [
                Move("pick", card, owner=name),
                Move("pick", card),
                Move("offer", target=name, terms=Terms(get=(card,))),
                Move("ask", target=name, terms=Terms(give=(card,))),
                Move("ask", target=name, terms=Terms(level_card=card)),
                Move("play", card),
                Move("trouble", card),
                Move("play", rng.choice(mine), target=card, owner=name),
                Move("use", rng.choice(mine), target=card, owner=name),
            ]
    return found


def check_secrecy(game: Game, seat: int, seed: int) -> None:
    """Compare the game with a permuted one and with a determinized one, as this seat sees them."""
    rng = Random(seed)
    other = permuted(game, seat, seed)
    check_places(table_of(other))
    probes = probing(game, other, seat, rng)
    real = sees(_fresh(game), seat, probes)
    _same(real, sees(other, seat, probes), f"{game.names[seat]}, permuted")
    drawn = game.determinize(seat, seed)
    check_places(table_of(drawn))
    _same(real, sees(drawn, seat, probes), f"{game.names[seat]}, determinized")


def _fresh(game: Game) -> Game:
    """The same game with nothing worked out yet."""
    return game.clone()


def check_onward(game: Game, seat: int, seed: int) -> bool:
    """Make the same move in two worlds: a seat that sees the same events still cannot tell them apart.

    Returns whether there was a move to make in both.
    """
    rng = Random(seed)
    real, other = game.clone(), permuted(game, seat, seed)
    table_of(other).rng = table_of(real).rng
    actor = rng.choice(game.waiting)
    there = other.legal(actor)
    moves = [move for move in real.legal(actor) if move in there]
    if not moves:
        return False
    move = rng.choice(moves)
    here = [event.for_seat(seat) for event in real.apply(actor, move)]
    over = [event.for_seat(seat) for event in other.apply(actor, move)]
    where = f"{game.names[seat]}, after {move} by {game.names[actor]} in two worlds"
    if here == over:
        _same(sees(real, seat), sees(other, seat), where)
    else:
        first, second = _parting(here, over)
        shown = [event for event in (first, second) if event is not None and event.cards]
        assert shown, f"{where}: {first} and {second} differ by no card that was shown"
    return True


def _parting(here: list[Event], over: list[Event]) -> tuple[Event | None, Event | None]:
    """The first two events that differ."""
    for place in range(max(len(here), len(over))):
        pair = (here[place] if place < len(here) else None, over[place] if place < len(over) else None)
        if pair[0] != pair[1]:
            return pair
    return None, None
