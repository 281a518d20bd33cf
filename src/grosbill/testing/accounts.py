"""What changed was told: nobody who follows the events alone, as a page or a story does, loses track.

`check_told(before, after, events)` compares the table before a move with the table after it, and asks of the
events in between that they name every card that came to a player or left one, with that player, and add up
to every level. What others know of a hand follows from them, too.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence, Set

from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.model.events import Event
from grosbill.model.places import places
from grosbill.model.state import Player
from grosbill.rules.table import Table

OWNED = ("hand of ", "play of ", "force on ")
"""Where a card is some player's; the number of the seat follows."""
HIDDEN = ("deck", "top", "hand of ")
"""Where a card lies that not everyone sees."""
SOON_OVER = ("combat", "next_run")
"""What lasts as long as a fight ends with it, and needs no word of its own."""


def check_told(before: Table, after: Table, events: Sequence[Event]) -> None:
    """Every card that comes or goes is named, and every level, death, sex, turn and curse is told."""
    _check_cards(before, after, events)
    heard = [[event.for_seat(seat) for event in events] for seat in range(len(after.seats))]
    concerned = {seat for event in events for seat in event.seats}
    hands = zip(before.seats, after.seats, strict=True)
    seen = {after.mix.ref[card] for was, now in hands for card in was.hand if card not in now.hand}
    seen |= {after.mix.ref[card] for card, place in places(after) if not place.startswith(HIDDEN)}
    for seat in range(len(after.seats)):
        _check_seat(before, after, events, seat)
        _check_lasting(before, after, events, seat)
        was, now = before.seats[seat], after.seats[seat]
        if seat in concerned or (was.hand, was.known) != (now.hand, now.known):
            for other in range(len(after.seats)):
                if other != seat:
                    _check_known(before, after, heard[other], seen, seat, other)
        for deck in (0, 1):
            _check_top(before, after, events, deck, seat)
    begun = [event.turn for event in events if isinstance(event, e.TurnBegan)]
    turns = list(range(before.turn + 1, after.turn + 1))
    assert begun == turns, f"turns {turns} began, as told {begun}"
    won = [isinstance(event, e.WonGame) for event in events]
    assert won == sorted(won), "something is told after who won the game"
    _check_helper(before, after, events)
    _check_dice(before, events)
    _check_flight(before, after, events)


def _check_cards(before: Table, after: Table, events: Sequence[Event]) -> None:
    named = {(name, seat) for event in events for name in event.named for seat in event.seats}
    cards = {name for name, _ in named}
    seats = range(len(after.seats))
    told_all = set.intersection(*[{n for event in events for n in event.for_seat(k).named} for k in seats])
    was = dict(places(before))
    hosts = {card: host for t in (before, after) for player in t.seats for card, host in player.attached}
    played_on = {host for card, host in hosts.items() if was[card].startswith("step ")}
    for card, place in places(after):
        if was[card] == place:
            continue
        ref = after.mix.ref
        moved = f"{ref[card]} from {was[card]} to {place}"
        for owned in (was[card], place):
            # What lies beside the table was told when it came there, and where it is going; so was an item
            # that comes down with what is played on it.
            if owned.startswith(OWNED) and not was[card].startswith("step ") and card not in played_on:
                seat = int(owned.rsplit(maxsplit=1)[-1])
                told = (ref[card], seat) in named or (card in hosts and (ref[hosts[card]], seat) in named)
                assert told, f"nobody is told of {moved}"
        if (after.public & ~before.public) >> card & 1 and card not in played_on:
            assert ref[card] in told_all, f"all see {moved}, and not all are told"
        if was[card].startswith(("deck", "top")) and not place.startswith(("deck", "top", "pile")):
            assert ref[card] in cards, f"nobody is told of {moved}"


def _check_seat(before: Table, after: Table, events: Sequence[Event], seat: int) -> None:
    was, now, name = before.seats[seat], after.seats[seat], after.names[seat]
    mine = [event for event in events if event.seats[:1] == (seat,)]
    sorts = {type(event) for event in mine}
    levels = was.level
    for event in mine:
        levels += event.levels if isinstance(event, e.GainedLevels) else 0
        levels -= event.levels if isinstance(event, e.LostLevels) else 0
    assert levels == now.level, f"{name} is level {now.level}, as told {levels}"
    assert was.sex == now.sex or e.ChangedSex in sorts, f"{name} is {now.sex}, and nobody is told"
    assert was.alive <= now.alive or e.Died in sorts, f"{name} is dead, and nobody is told"
    assert was.alive >= now.alive or e.CameBack in sorts, f"{name} is back, and nobody is told"
    won = seat in after.winners and seat not in before.winners
    assert won == (e.WonGame in sorts), f"{name}: won is {won}, and told otherwise"
    lasting = {marker.card for marker in now.markers}
    for marker in was.markers:
        if marker.card not in lasting and marker.until not in SOON_OVER:
            lifted = [event for event in mine if isinstance(event, e.Lifted | e.Discarded | e.Took)]
            assert any(after.mix.ref[marker.card] in event.named for event in lifted), (
                f"{name} is rid of {after.mix.ref[marker.card]}, and nobody is told"
            )


def _check_lasting(before: Table, after: Table, events: Sequence[Event], seat: int) -> None:
    """What begins to last on a player is told, by its card; what holds on a condition need not be."""
    named = {name for event in events if isinstance(event, e.Granted | e.CurseStruck) for name in event.named}
    had = {marker.card for marker in before.seats[seat].markers}
    for marker in after.seats[seat].markers:
        if marker.card in had or marker.card < 0 or any(mod.if_ is not None for mod in marker.mods):
            continue
        assert after.mix.ref[marker.card] in named, f"{after.names[seat]} has {marker}, and nobody is told"


def _check_known(
    before: Table, after: Table, heard: Sequence[Event], elsewhere: Set[str], holder: int, other: int
) -> None:
    """Another knows of a hand what they have heard of it: what came, what was shown, what they knew already.

    Cards go by their names, for nobody can tell copies apart. `elsewhere`: what lies open or has left a hand.
    """
    was, now, ref = before.seats[holder], after.seats[holder], after.mix.ref
    told = {name for event in heard if holder in event.seats for name in event.named}
    lay_open = {ref[card] for card in now.hand if before.public >> card & 1}
    # Whole hands may be exchanged, and what is known of them goes with them.
    anywhere = {name for player in before.seats for name in _known(before, player, other)}
    anywhere |= {ref[card] for card in before.seats[other].hand}
    anywhere |= {name for event in heard if isinstance(event, e.ShowedHand) for name in event.named}
    knew, knows = _known(before, was, other), _known(after, now, other)
    left = Counter([ref[card] for card in was.hand if card not in now.hand])
    came = {ref[card] for card in now.hand if card not in was.hand}
    who = f"{after.names[other]} of the hand of {after.names[holder]}"
    guessed = [name for name, n in knows.items() if n > knew[name] and name not in told | lay_open | anywhere]
    assert not guessed, f"{who}: nobody told that {guessed} are there"
    showed = [event for event in heard if isinstance(event, e.ShowedHand) and event.seat == holder]
    shown = {name for event in showed for name in event.named}
    shuffled = any(isinstance(event, e.Reshuffled) for event in heard)
    # What is told by its name may be a copy that lies there.
    elsewhere = elsewhere | {ref[card] for player in before.seats for card in player.play}
    seen = came & (told - elsewhere | lay_open) if not shuffled else set()
    # A hand that was shown and then exchanged is another's.
    seen |= {ref[card] for card in now.hand if card in was.hand} & shown
    unheard = [name for name in seen if not knows[name]]
    assert not unheard, f"{who}: {unheard} were seen, and are not known"
    came_too = Counter([ref[card] for card in now.hand if card not in was.hand])
    gone = (left.keys() & told) - shown
    counted = [name for name in gone if knows[name] > (knew - left + came_too)[name]]
    assert not counted, f"{who}: {counted} went, and are known as if they had not"
    if left.keys() <= told:
        forgotten = [name for name, n in (knew - left).items() if knows[name] < n]
        assert not forgotten, f"{who}: {forgotten} are still there, and no longer known"


def _check_top(before: Table, after: Table, events: Sequence[Event], deck: int, seat: int) -> None:
    """Of the top of a deck a seat knows what it looked at, as long as it lies there and nobody moves it."""
    heard = [event.for_seat(seat) for event in events if isinstance(event, e.LookedAtDeck)]
    looked = {name for event in heard for name in event.named}
    knew, knows = _seen_on_top(before, deck, seat), _seen_on_top(after, deck, seat)
    who, ref = after.names[seat], after.mix.ref
    guessed = [ref[card] for card in knows - knew if ref[card] not in looked]
    assert not guessed, f"{who} never looked at {guessed}, which lie on top"
    seen = [ref[card] for card in after.tops[deck] if ref[card] in looked and card not in knows]
    assert not seen, f"{who} looked at {seen} and does not know them"
    top = before.steps[-1] if before.steps else None
    if not (isinstance(top, s.Pick) and top.what == "order" and top.seat != seat):
        forgotten = [ref[card] for card in knew - knows if card in after.tops[deck]]
        assert not forgotten, f"{who} looked at {forgotten}, which still lie on top"


def _seen_on_top(t: Table, deck: int, seat: int) -> set[int]:
    return {card for card, known in zip(t.tops[deck], t.peeked[deck], strict=False) if known >> seat & 1}


def _known(t: Table, player: Player, other: int) -> Counter[str]:
    held = zip(player.hand, player.known, strict=True)
    return Counter([t.mix.ref[card] for card, known in held if known >> other & 1])


def _check_dice(before: Table, events: Sequence[Event]) -> None:
    """What a die came to is told where it is not its face; and once, where there was no harm, just that."""
    top = before.steps[-1] if before.steps else None
    face = top.value if isinstance(top, s.Rolled) else 0
    unhurt = set()
    for last, event in zip((None, *events), events, strict=False):
        if isinstance(event, e.Rolled | e.DieChanged):
            face = event.roll
        elif isinstance(event, e.Caught | e.Escaped):
            assert not event.total or (face and event.total != face), f"{event} after a die of {face}"
            face = 0
        elif isinstance(event, e.Unhurt):
            assert event not in unhurt, f"{event} is told twice"
            assert last is None or isinstance(last, e.Caught), f"{event} is told after {last}"
            unhurt.add(event)


def _check_flight(before: Table, after: Table, events: Sequence[Event]) -> None:
    """Who gets away without a roll, and who runs first, is told."""
    if before.fight is None or after.fight is None:
        return
    away = {event.seat for event in events if isinstance(event, e.GotAway)}
    for seat in range(len(after.seats)):
        new = after.fight.escaped & ~before.fight.escaped
        assert not new >> seat & 1 or seat in away, f"{after.names[seat]} gets away, and nobody is told"
    # Without a helper there is nobody to be first.
    if 0 <= before.fight.first != after.fight.first >= 0:
        first = [event.first for event in events if isinstance(event, e.ChoseRunner)]
        assert first == [after.fight.first], f"{after.fight.first} runs first, as told {first}"


def _check_helper(before: Table, after: Table, events: Sequence[Event]) -> None:
    was = before.fight.helper if before.fight is not None else -1
    now = after.fight.helper if after.fight is not None else -1
    helped = [event.helper for event in events if isinstance(event, e.Helped)]
    left = [event.seats[0] for event in events if isinstance(event, e.LeftFight)]
    assert all(seat >= 0 and seat in (was, *helped) for seat in left), f"{left} left, and did not help"
    if now == was:
        return
    if now >= 0:
        assert now in helped, f"{after.names[now]} helps, and nobody is told"
    if was >= 0 and after.fight is not None:
        sorts = {type(event) for event in events}
        assert sorts & {e.LeftFight, e.HandedOver}, f"{after.names[was]} helps no more, and nobody is told"
