"""What a seat cannot know makes no difference to it.

`permuted(game, seat, seed)` is another world the seat cannot tell from this one: the cards it does not know
in other hands and in the decks change places, backs kept. It is written apart from `determinize`, so that the
two check each other. In both worlds the seat must get byte-equal views, legal moves and refusals, and the
same seats must be waited for, all worked out anew.

`check_onward` goes a step further: whatever somebody does next, in whichever world, whoever saw the same
events still cannot tell the outcomes apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from grosbill.game import Game
from grosbill.model.events import Event
from grosbill.model.moves import Move, Terms
from grosbill.model.state import Player
from grosbill.rules.reading.character import refresh_hand
from grosbill.testing.invariants import check_places, table_of
from grosbill.testing.universe import everything, sight, some_deals, some_sales

PROBES = 60
"""How many of all moves there are a seat tries in both worlds."""

MOST_MOVES = 6
"""How many of an actor's moves are followed into both worlds."""


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
        seen = len(game.view(seat)["door_top" if deck == 0 else "treasure_top"])
        cards += t.decks[deck] + t.tops[deck][seen:]
        t.tops = (t.tops[0][:seen], t.tops[1]) if deck == 0 else (t.tops[0], t.tops[1][:seen])
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
    t.peeked = (t.peeked[0][: len(t.tops[0])], t.peeked[1][: len(t.tops[1])])
    t.rng = rng.getrandbits(64)
    return other


def _hold(holder: Player, hand: list[int]) -> None:
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
    mine = [*seen.hand, *seen.mine] or [game.mix.ref[0]]
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


def check_onward(game: Game, seat: int, seed: int) -> int:
    """Let one actor move on in two worlds and with two dice: what looks the same leaves a seat equally wise.

    - The same move with the same dice in two worlds: if the seat saw the same events, it cannot tell the
      worlds apart. So a question that is skipped because of what a hand holds shows up.
    - Any two moves with any dice: if the events and all that lies open are the same to the seat, so is the
      rest of its view. So a known card that was passed on unseen shows up.

    Returns how many outcomes were compared.
    """
    rng = Random(seed)
    actor = rng.choice(game.waiting)
    dice = table_of(game).rng, rng.getrandbits(64)
    told: dict[tuple[Move, int], tuple[list[Event], dict[str, bytes]]] = {}
    known: dict[bytes, tuple[dict[str, bytes], str]] = {}
    compared = 0
    legal = game.legal(actor)
    moves = rng.sample(legal, min(len(legal), MOST_MOVES))
    for world in (game, permuted(game, seat, seed)):
        for move in (move for move in moves if move in world.legal(actor)):
            for die in dice:
                fork = world.clone()
                table_of(fork).rng = die
                events = [event.for_seat(seat) for event in fork.apply(actor, move)]
                seen = sees(fork, seat)
                where = f"{game.names[seat]}, after {move} by {game.names[actor]}"
                before, there = told.setdefault((move, die), (events, seen))
                if events == before:
                    _same(there, seen, f"{where} in two worlds")
                else:
                    _check_parting(before, events, where)
                said = str(move) if actor == seat else move.kind
                facts = msgspec.json.encode((said, events, _open(fork)))
                first, other = known.setdefault(facts, (seen, where))
                _same(first, seen, f"{where}, as {other}")
                compared += 1
    return compared


def _open(game: Game) -> dict[str, Any]:
    """All that lies open, but for which cards in hands are known."""
    view = game.view(None)
    for player in view["players"]:
        del player["hand"]
    return view


def _check_parting(here: list[Event], there: list[Event], where: str) -> None:
    """Where two worlds part, they part by a card that somebody showed."""
    for place in range(max(len(here), len(there))):
        pair = [events[place] if place < len(events) else None for events in (here, there)]
        if pair[0] != pair[1]:
            shown = [event for event in pair if event is not None and event.named]
            assert shown, f"{where}: {pair[0]} and {pair[1]} differ by no card that was shown"
            return
