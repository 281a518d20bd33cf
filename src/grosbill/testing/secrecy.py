"""What a seat cannot know makes no difference to it.

`permuted(game, seat, seed)` is another table the seat cannot tell from this one: the cards it does not know
in other hands and in the decks change places, backs kept. It is written apart from `determinize`, so that the
two check each other. At both the seat must get byte-equal views, legal moves and refusals, and the same seats
must be waited for, all worked out anew; and both must give it the same worlds (`check_worlds`).

`check_onward` goes a step further: whatever somebody does next, in whichever world, whoever saw the same
events still cannot tell the outcomes apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

import msgspec

from grosbill.game import Game
from grosbill.model import steps as s
from grosbill.model.events import Event
from grosbill.model.moves import Move, Terms
from grosbill.model.plain import plain
from grosbill.rules.reading.character import refresh_hand
from grosbill.rules.table import Table
from grosbill.testing.invariants import check_invariants, check_places, table_of
from grosbill.testing.universe import everything, sight, some_deals, some_sales
from grosbill.worlds import Playing

PROBES = 60
"""How many of all moves there are a seat tries in both worlds."""

MOST_MOVES = 6
"""How many of an actor's moves are followed into both worlds."""

TRIES = 100
"""How often other hands are dealt until what is asked for is there."""

RECEIVED = 0.3
"""How many of the cards in a hand have just been received, for all that anyone can see."""


def permuted(game: Game, seat: int, seed: int, *, backs_too: bool = False) -> Game:
    """Another table this seat cannot tell from the real one, at which everybody asked can answer.

    `backs_too`: doors and treasures change places in a hand as well. What is drawn blind from it has another
    back then, and everyone sees that.
    """
    rng = Random(seed)
    for _ in range(TRIES):
        other = _permuted(game, seat, rng)
        if backs_too:
            _rearrange(table_of(other), seat, rng)
        if all(other.legal(asked) for asked in other.waiting):
            return other.clone()
    # What is asked for is so rare that only the real hand has it: that one stays, and all the rest changes.
    return _permuted(game, seat, rng, kept=game.waiting).clone()


def _permuted(game: Game, seat: int, rng: Random, kept: Sequence[int] = ()) -> Game:
    """The cards that the seat does not know change places, but for those in the hands that are kept."""
    other = game.clone()
    t = table_of(other)
    hidden: tuple[list[int], list[int]] = ([], [])
    for deck, name in enumerate(("door_top", "treasure_top")):
        seen = len(game.view(seat)[name])
        hidden[deck].extend(t.decks[deck] + t.tops[deck][seen:])
        if not any(isinstance(step, s.Pick) and step.what == "order" for step in t.steps):
            t.tops = (t.tops[0][:seen], t.tops[1]) if deck == 0 else (t.tops[0], t.tops[1][:seen])
    slots = []
    for holder, player in enumerate(t.seats):
        for place, card in enumerate(player.hand):
            if holder != seat and holder not in kept and not player.known[place] >> seat & 1:
                deck = t.mix.of[card].deck
                slots.append((holder, place, deck))
                hidden[deck].append(card)
    for cards in hidden:
        rng.shuffle(cards)
        # What acts as soon as it is received is never held in a hand: it stays in the deck.
        cards.sort(key=lambda card: not t.mix.of[card].acts_when_received)
    hands = [list(player.hand) for player in t.seats]
    for holder, place, deck in slots:
        hands[holder][place] = hidden[deck].pop()
    for holder, player in enumerate(t.seats):
        player.hand = tuple(hands[holder])
        if holder not in kept:
            _mark(t, holder, seat, rng)
        refresh_hand(t, player)
    tops = []
    for deck, cards in enumerate(hidden):
        seen = len(game.view(seat)["treasure_top" if deck else "door_top"])
        rng.shuffle(cards)
        more = [cards.pop() for _ in t.tops[deck][seen:]]
        tops.append((*t.tops[deck][:seen], *more))
    t.tops = (tops[0], tops[1])
    t.peeked = (t.peeked[0][: len(tops[0])], t.peeked[1][: len(tops[1])])
    t.decks = (tuple(hidden[0]), tuple(hidden[1]))
    t.rng = rng.getrandbits(64)
    return other


def _mark(t: Table, holder: int, seat: int, rng: Random) -> None:
    """Who else knows the cards of a hand, and which were just received, the seat cannot know either."""
    player, everyone = t.seats[holder], (1 << len(t.seats)) - 1
    mine = 1 << seat if holder != seat else 0
    others = everyone & ~(1 << seat | 1 << holder)
    player.known = tuple(
        [
            known if known == everyone else known & mine | rng.getrandbits(len(t.seats)) & others
            for known in player.known
        ]
    )
    if holder != seat and t.phase != "opening":
        player.fresh = tuple([card for card in player.hand if rng.random() < RECEIVED])
    elif holder != seat and player.fresh:
        player.fresh = player.hand


def _rearrange(t: Table, seat: int, rng: Random) -> None:
    """Lay the cards of other hands in another order: nobody else sees it, not even of those one knows."""
    for holder, player in enumerate(t.seats):
        pairs = list(zip(player.hand, player.known, strict=True))
        if holder != seat:
            rng.shuffle(pairs)
        player.hand = tuple([card for card, _ in pairs])
        player.known = tuple([known for _, known in pairs])
        if holder != seat and t.phase == "opening" and player.fresh:
            player.fresh = player.hand


def sees(game: Playing, seat: int, probes: Iterable[Move] = ()) -> dict[str, bytes]:
    """Everything a seat can find out at this moment, as bytes."""
    encode = msgspec.json.encode
    return {
        "view": encode(game.view(seat)),
        "spectator": encode(game.view(None)),
        "legal": encode(game.legal(seat)),
        "waiting": encode((game.waiting, game.lull, game.moment, game.over, game.winners)),
        "refusals": encode([(move, game.check(seat, move)) for move in probes]),
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
        for holder, player in enumerate(t.seats):
            if holder == seat or not player.hand:
                continue
            card, name = t.mix.ref[rng.choice(player.hand)], t.names[holder]
            found += [
                Move("pick", card, owner=name),
                Move("pick", card),
                Move("offer", target=name, terms=Terms(get=(card,))),
                Move("ask", target=name, terms=Terms(give=(card,))),
                Move("ask", target=name, terms=Terms(plays=(card,))),
                Move("play", card),
                Move("trouble", card),
                Move("play", rng.choice(mine), target=card, owner=name),
                Move("use", rng.choice(mine), target=card, owner=name),
            ]
    return found


def check_secrecy(game: Game, seat: int, seed: int) -> None:
    """Compare the game with a permuted one and with a world, as this seat sees them."""
    rng = Random(seed)
    other = permuted(game, seat, seed)
    check_places(table_of(other))
    probes = probing(game, other, seat, rng)
    real = sees(game.clone(), seat, probes)  # a clone has nothing worked out yet
    _same(real, sees(other, seat, probes), f"{game.names[seat]}, permuted")
    drawn = game.determinize(seat, seed)
    check_places(table_of(drawn))
    _same(real, sees(drawn, seat, probes), f"{game.names[seat]}, in a world")


def check_worlds(game: Playing, other: Playing, seat: int, seed: int, moves: int = 5) -> None:
    """Two tables that a seat cannot tell apart give it the same world, and that can be played on.

    The same cards in all hands and decks, the same dice to come; in each of them everybody who is asked can
    answer. `moves`: how many are made in them.
    """
    name = game.names[seat]
    assert game.view(seat) == other.view(seat), f"{name} can tell the two tables apart"
    world, same = game.determinize(seat, seed), other.worlds(seat).sample(seed)
    assert plain(table_of(world)) == plain(table_of(same)), f"{name}: the world tells what is hidden"
    assert world.view(seat) == game.view(seat), f"{name} can tell the world from the game"
    assert world.legal(seat) == same.legal(seat), f"{name} may do other things in one of two same worlds"
    rng = Random(seed)
    check_invariants(world)
    for _ in range(moves):
        if world.over:
            break
        asked = rng.choice(world.waiting)
        move = rng.choice(world.legal(asked))
        assert world.apply(asked, move) == same.apply(asked, move), f"{name}: {move} goes on otherwise"
        check_invariants(world)
    assert world.digest() == same.digest(), f"{name}: two worlds that were the same went on otherwise"
    same.settle()


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
    told: dict[tuple[Move, int], tuple[list[Event], dict[str, bytes], list[Any]]] = {}
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
                before, there, lay = told.setdefault((move, die), (events, seen, _tables(fork)))
                if events == before:
                    # Of two copies one may have been in hand and the other not: everyone sees which has gone.
                    if lay == _tables(fork):
                        _same(there, seen, f"{where} in two worlds")
                else:
                    _check_parting(before, events, where)
                said = str(move) if actor == seat else move.kind
                facts = msgspec.json.encode((said, events, _open(fork)))
                first, other = known.setdefault(facts, (seen, where))
                _same(first, seen, f"{where}, as {other}")
                compared += 1
    return compared


def _tables(game: Game) -> list[Any]:
    """What lies in front of the players."""
    return [player["items"] for player in game.view(None)["players"]]


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
