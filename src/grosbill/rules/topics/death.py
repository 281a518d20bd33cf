"""Death, looting the body, and the new character (R-DEATH)."""

from __future__ import annotations

from grosbill.model import steps as s
from grosbill.model.moves import Move
from grosbill.rules.kernel.chance import die
from grosbill.rules.kernel.zones import discard, draw, from_hand, from_play, receive, to_hand
from grosbill.rules.reading.rolls import roll_changes
from grosbill.rules.table import Table, clockwise, log, pop, push, swap
from grosbill.rules.topics.open_cards import open_card

KEPT = ("race", "class")


def kill(t: Table, number: int) -> None:
    """A character dies: level, races, classes and curses stay, everything else is laid out."""
    seat = t.seats[number]
    if not seat.alive:
        return
    seat.alive = False
    seat.redraw = True
    log(t, "death", number)
    cards = []
    while seat.hand:
        card = seat.hand[0]
        from_hand(t, number, card)
        t.public |= 1 << card
        cards.append(card)
    kept = [card for card in seat.play if _kept(t, card)]
    for card, host in seat.on:
        if host in kept:
            # What lay on a class is no booty (R-DEATH-014).
            from_play(t, number, card)
            discard(t, card)
            log(t, "discard", number, cards=(card,), note="table")
        elif t.mix.of[card].holds_fast:
            kept += [card, host]
    seat.on = tuple([pair for pair in seat.on if pair[1] in kept])
    for card in [card for card in seat.play if card not in kept]:
        from_play(t, number, card)
        cards.append(card)
    t.excess &= ~(1 << number)
    if cards:
        log(t, "body", number, cards=tuple(cards))
        push(t, s.Looting(number, tuple(cards), _order(t, number)))


def _kept(t: Table, card: int) -> bool:
    d = t.mix.of[card]
    return d.kind in KEPT or bool(d.grants_room)


def _order(t: Table, dead: int) -> tuple[int, ...]:
    """Highest level first; equals roll for it, again on a tie (R-DEATH-008, R-DEATH-009)."""
    seats = [seat for seat in clockwise(t, dead) if seat != dead and t.seats[seat].alive]
    order: list[int] = []
    for level in sorted({t.seats[seat].level for seat in seats}, reverse=True):
        order += _rolled_order(t, [seat for seat in seats if t.seats[seat].level == level])
    return tuple(order)


def _rolled_order(t: Table, seats: list[int]) -> list[int]:
    if len(seats) < 2:
        return seats
    rolls = {seat: die(t, seat, "looting") + roll_changes(t, seat, "any") for seat in seats}
    order: list[int] = []
    for value in sorted(set(rolls.values()), reverse=True):
        order += _rolled_order(t, [seat for seat in seats if rolls[seat] == value])
    return order


def run_looting(t: Table, step: s.Looting) -> bool:
    """Each other player takes one card; the rest is discarded (R-DEATH-010, R-DEATH-011)."""
    if step.cards and step.order:
        return False
    pop(t)
    for card in step.cards:
        discard(t, card)
    if step.cards:
        log(t, "discard", step.dead, cards=step.cards)
    return True


def do_loot(t: Table, step: s.Looting, move: Move) -> None:
    """The next player takes a card into their hand; everyone saw it (R-DEATH-012)."""
    everyone = (1 << len(t.seats)) - 1
    card = open_card(t, step.cards, move)
    swap(t, s.Looting(step.dead, tuple([other for other in step.cards if other != card]), step.order[1:]))
    to_hand(t, step.order[0], card, everyone)
    log(t, "loot_body", step.order[0], step.dead, (card,))


def revive(t: Table) -> None:
    """The next player's turn begins: new characters are there (R-DEATH-018)."""
    for number, seat in enumerate(t.seats):
        if not seat.alive:
            seat.alive = True
            log(t, "new_character", number)


def new_hand(t: Table, number: int) -> None:
    """A new character's own turn begins with a new hand (R-DEATH-021)."""
    seat = t.seats[number]
    seat.redraw = False
    doors, treasures = t.settings.new_hand()
    cards = [draw(t, 0) for _ in range(doors)]
    cards += [draw(t, 1) for _ in range(treasures)]
    found = tuple([card for card in cards if card >= 0])
    log(t, "draw", number, cards=found, seen=1 << number)
    receive(t, number, found, face_up=False)
