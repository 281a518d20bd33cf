"""Death, looting the body, and the new character (R-DEATH)."""

from __future__ import annotations

from grosbill.effects.points import BEFORE_DEATH
from grosbill.model import events as e
from grosbill.model import steps as s
from grosbill.rules.kernel.step_rules import Places, StepRules, seat_shown, whose
from grosbill.rules.kernel.windows import ask_if_any
from grosbill.rules.kernel.zones import (
    draw_hand,
    from_hand,
    from_play,
    hang_no_more,
    lay_open,
    put_away,
    receive,
    refresh,
    to_hand,
)
from grosbill.rules.table import Table, called, clockwise, everyone, pop, push, swap, tell
from grosbill.rules.topics.dice import roll_off
from grosbill.rules.topics.open_cards import open_cards, open_shown

KEPT = ("race", "class")


def die_unless(t: Table, seat: int) -> None:
    """A character is about to die; whoever can do something about it is asked."""
    if not t.seats[seat].alive or not ask_if_any(t, s.Dying(seat)):
        kill(t, seat)


def _resolve_dying(t: Table, step: s.Dying) -> None:
    """Nothing has saved the character."""
    pop(t)
    kill(t, step.seat)


def kill(t: Table, seat: int) -> None:
    """A character dies: items and hand are lost and laid out together (R-DEATH-001, R-DEATH-007).

    The level stays (R-DEATH-002), and so do curses (R-DEATH-005, R-CURSE-013, Q-012). What lay on an item is
    apart from it now (R-DEATH-013).
    """
    player = t.seats[seat]
    if not player.alive:
        return
    player.alive = False
    player.redraw = True
    tell(t, e.Died(seat))
    cards = []
    while player.hand:
        card = player.hand[0]
        from_hand(t, seat, card)
        lay_open(t, card)
        cards.append(card)
    kept = [card for card in player.play if _kept(t, card)]
    for card, host in player.attached:
        if host in kept:
            # What lay on a class is no booty (R-DEATH-014).
            from_play(t, seat, card)
            put_away(t, seat, (card,), "table", "death")
        elif t.mix.of[card].holds_fast:
            kept += [card, host]
    hang_no_more(t, seat, kept)
    for card in [card for card in player.play if card not in kept]:
        from_play(t, seat, card)
        cards.append(card)
    refresh(t, seat)  # the dead have nothing too much
    if cards:
        tell(t, e.LaidOut(seat, called(t, cards)))
        push(t, s.Looting(seat, tuple(cards), ()))
        _to_loot(t, seat)


def _kept(t: Table, card: int) -> bool:
    """Classes and races stay (R-DEATH-003, 004), and what allows two of them (R-DEATH-006)."""
    d = t.mix.of[card]
    return d.kind in KEPT or bool(d.grants_room)


def _to_loot(t: Table, dead: int) -> None:
    """Highest level first; equals roll for it, again on a tie (R-DEATH-008, R-DEATH-009)."""
    seats = [seat for seat in clockwise(t, dead) if seat != dead and t.seats[seat].alive]
    levels = sorted({t.seats[seat].level for seat in seats}, reverse=True)
    places = tuple([tuple([seat for seat in seats if t.seats[seat].level == level]) for level in levels])
    roll_off(t, places, "looting", "any")


def _order_known(t: Table, step: s.Looting, places: Places) -> None:
    swap(t, s.Looting(step.dead, step.cards, tuple([seat for (seat,) in places])))


def run_looting(t: Table, step: s.Looting) -> bool:
    """Each other player takes one card; the rest is discarded (R-DEATH-010, R-DEATH-011)."""
    if step.cards and step.order:
        return False
    pop(t)
    if step.cards:
        put_away(t, step.dead, step.cards, "body")
    return True


def _do_loot(t: Table, seat: int, card: int) -> None:
    """The next player takes a card into their hand; everyone saw it (R-DEATH-012)."""
    step = t.steps[-1]
    assert isinstance(step, s.Looting)
    swap(t, s.Looting(step.dead, tuple([other for other in step.cards if other != card]), step.order[1:]))
    to_hand(t, seat, card, everyone(t))
    tell(t, e.LootedBody(seat, step.dead, t.mix.ref[card]))


def revive(t: Table) -> None:
    """The next turn begins: new characters are there (R-DEATH-018), without cards yet (R-DEATH-019)."""
    for seat, player in enumerate(t.seats):
        if not player.alive:
            player.alive = True
            tell(t, e.CameBack(seat))
            refresh(t, seat)  # a class that came after death may be one too many


def new_hand(t: Table, seat: int) -> None:
    """A new character's own turn begins with a new hand (R-DEATH-021), as the game began (R-DEATH-022)."""
    player = t.seats[seat]
    player.redraw = False
    cards = draw_hand(t, *t.settings.new_hand())
    tell(t, e.Drew(seat, called(t, cards), "both", "new_hand"))
    receive(t, seat, cards, face_up=False)


# --- described ----------------------------------------------------------------------------------------------

STEPS = {
    s.Dying: StepRules(
        asks="several",
        point=BEFORE_DEATH,
        actor=whose,
        resolve=_resolve_dying,
        cancel=lambda t, step: tell(t, e.Spared(step.seat, "death")),
        shown=seat_shown,
    ),
    s.Looting: open_cards(
        lambda t, step: step.order[0],
        _do_loot,
        run=run_looting,
        placed=_order_known,
        shown=lambda t, step: {"dead": step.dead} | open_shown(t, step.cards, step.order[0]),
    ),
}
