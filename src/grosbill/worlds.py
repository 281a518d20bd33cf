"""Playing at a table, and the worlds a seat can imagine.

`Playing` is what a game and a world have in common: who is asked, what is legal, what follows from a move. A
`Game` (`game.py`) has a set-up, a seed and a record of its moves besides. A `World` has none of that, and
nothing in it is taken from what the seat that asked for it may not know:

worlds = game.worlds(seat)
for seed in range(8):
    world = worlds.sample(seed)
    world.apply(seat, move)
"""

from __future__ import annotations

from typing import Any

from grosbill.model.errors import IllegalMove, MoveError, PlayersError
from grosbill.model.events import Event
from grosbill.model.hurry import Hurry
from grosbill.model.moves import Move, check_shape
from grosbill.model.plain import digest
from grosbill.model.refusals import Refusal
from grosbill.model.settings import Settings
from grosbill.model.signs import told
from grosbill.notation.log import PAGE, Made
from grosbill.packs import Mix
from grosbill.rules import play
from grosbill.rules.table import Table
from grosbill.views import Unseen, numbers, view
from grosbill.views.view import lull

_STALE = Refusal("R-PROC-006", "stale-answer")


class Playing:
    """A table that is played at: who is asked, what is legal, and what follows from a move."""

    __slots__ = ("_legal", "_made", "_t")

    def __init__(self, table: Table, legal: dict[int, tuple[Move, ...]] | None = None) -> None:
        """Wrap a table, at which the moves of some seats may be listed already."""
        self._t = table
        self._legal = {} if legal is None else legal
        self._made: list[Made] = []  # since the last page was turned

    # --- reading ------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats whose move or pass is needed, clockwise from the active seat."""
        return play.waiting(self._t)

    @property
    def lull(self) -> bool:
        """Whether this is a pause in which the others may act before the turn goes on."""
        return lull(self._t)

    @property
    def moment(self) -> int:
        """Grows with every change; an answer given for an older moment is refused."""
        return self._t.moment

    @property
    def over(self) -> bool:
        """Whether somebody has won."""
        return bool(self._t.winners)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won: sometimes two by the same kill, or several by the same card."""
        return self._t.winners

    @property
    def events(self) -> list[Event]:
        """What followed from the last move; after `new_game`, the deal."""
        return self._t.events

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names, by seat."""
        return self._t.names

    @property
    def edition(self) -> str:
        """The edition that is played."""
        return self._t.mix.edition.id

    @property
    def settings(self) -> Settings:
        """The settings in force."""
        return self._t.settings

    @property
    def mix(self) -> Mix:
        """The cards of this game."""
        return self._t.mix

    @property
    def turn(self) -> int:
        """The number of the turn, from 1; 0 before the first."""
        return self._t.turn

    def legal(self, seat: int) -> tuple[Move, ...]:
        """The legal moves of a seat, in a fixed order; never empty for a seat that is waited for."""
        moves = self._legal.get(seat) if type(seat) is int else None  # True and 1.0 are found where 1 is
        if moves is None:
            self._seat(seat)
            moves = self._legal[seat] = tuple(play.legal(self._t, seat))
        return moves

    def check(self, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal now, or the clause that forbids it and why."""
        self._seat(seat)
        check_shape(move)
        return play.check(self._t, seat, move)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as plain data; None for a spectator.

        It is made to be read: what everyone knows is shared by all views of a moment. Copy what you change.
        """
        if seat is not None and (type(seat) is not int or not 0 <= seat < len(self._t.seats)):
            self._seat(seat)
        return view(self._t, seat)

    def numbers(self, seat: int) -> bytearray:
        """What a seat may know as one array, the bytes of int16 and yours to change: for learners.

        `views.layout` says where in it each number is; docs/environment.md explains them.
        """
        self._seat(seat)
        return numbers(self._t, seat)

    def digest(self) -> str:
        """A short hash of the whole state."""
        return digest(self._t)

    # --- playing ------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: Move, moment: int | None = None) -> list[Event]:
        """Make a move; the events that followed. A refused move raises `IllegalMove` and changes nothing.

        `moment`: for what moment the move was meant. An answer or a pass for an older one is refused; any
        other move stands if it is still legal.
        """
        table = self._t
        known = self._legal.get(seat) if type(seat) is int else None
        if known is None:
            self._seat(seat)
            known = ()
        if moment is not None and type(moment) is not int:
            raise MoveError(f"a moment is a whole number, got {told(moment)}")
        listed = type(move) is Move
        try:
            if listed:
                move = known[known.index(move)]  # not one that is merely equal
        except Exception:  # noqa: BLE001 (what is in a move of wrong types may raise anything when compared)
            listed = False
        if not listed:
            check_shape(move)
        if moment is not None and moment != table.moment and move.kind in play.ANSWERS:
            raise IllegalMove(play.check(table, seat, move) or _STALE)
        refusal = play.do(table, seat, move, True) if listed else play.make(table, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self._legal = {}
        made = self._made
        made.append((seat, move))
        if len(made) >= PAGE:
            self._turn_page()
        return table.events

    def settle(self) -> int:
        """Make every move without a choice until the first seat waited for has one; how many there were.

        For simulations and searches, which ask in turn order and save most of their time here: most prompts
        are a pass that is the only legal move. Never in front of players: who is passed over, and at once,
        has nothing in hand that could answer, and `events` are those of the last of these moves alone.
        """
        made = self._made
        before = len(made)
        seat, moves = play.settle(self._t, made)
        self._legal = {seat: tuple(moves)} if moves else {}
        after = len(made)
        if after >= PAGE:
            self._turn_page()
        return after - before

    def _turn_page(self) -> None:
        """Begin with no moves; whoever keeps a record puts those away that were made."""
        self._made = []

    # --- imagining ----------------------------------------------------------------------------------------

    def worlds(self, seat: int) -> Worlds:
        """Where a player who looks ahead gets worlds: all that this seat cannot tell from what is played."""
        self._seat(seat)
        return Worlds(self._t, seat)

    def determinize(self, seat: int, seed: int) -> World:
        """A world this seat cannot tell from what is played: the same as `worlds(seat).sample(seed)`.

        The same view and seed give the same world, whatever is hidden. It has no record.
        """
        self._seat(seat)
        return World(Unseen(self._t, seat).draw(_seed(seed)))

    def _seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < len(self._t.seats):
            raise PlayersError(f"there is no seat {told(seat)}; seats go from 0 to {len(self._t.seats) - 1}")


class World(Playing):
    """A table that some seat cannot tell from the real one, to try things out; it has no record."""

    __slots__ = ()

    def clone(self) -> World:
        """An independent copy that plays on exactly as this world would, and knows what was listed here."""
        return World(self._t.copied(), self._legal)

    def hasten(self, hurry: Hurry) -> int:
        """Go on in a hurry to the first seat that has a choice; -1: the game is over, or far enough."""
        seat, moves = play.settle(self._t, self._made, hurry)
        self._legal = {seat: tuple(moves)} if moves else {}
        if len(self._made) >= PAGE:
            self._turn_page()
        return seat


class Worlds:
    """All worlds that a seat cannot tell apart. They know nothing of the game they were asked of.

    One of them is drawn first, and all others from that one alone. So what the seat may do is the same in all
    of them, and listed once.
    """

    __slots__ = ("_legal", "_seat", "_unseen")

    def __init__(self, table: Table, seat: int) -> None:
        """Use `worlds` of a game or of a world."""
        first = Unseen(table, seat).draw(0)
        self._seat = seat
        self._legal = tuple(play.legal(first, seat))
        self._unseen = Unseen(first, seat)

    def sample(self, seed: int) -> World:
        """The world of this seed: a whole number, any."""
        return World(self._unseen.draw(_seed(seed)), {self._seat: self._legal})


def _seed(seed: object) -> int:
    if type(seed) is not int:
        raise PlayersError(f"a seed is a whole number, got {told(seed)}")
    return seed
