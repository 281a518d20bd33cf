"""The facade: the page people read first.

game = new_game("munchkin", players=4, seed=7)
while not game.over:
    seat = game.waiting[0]
    game.apply(seat, game.legal(seat)[0])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any

import msgspec

from grosbill.model.errors import (
    EditionError,
    GrosbillError,
    IllegalMove,
    MoveError,
    PlayersError,
    RecordError,
)
from grosbill.model.events import Event
from grosbill.model.moves import Move
from grosbill.model.refusals import Refusal
from grosbill.model.settings import Settings
from grosbill.model.state import State
from grosbill.notation.moves import parse
from grosbill.notation.record import FORMAT, Record, read_record
from grosbill.packs import Mix, own_pack
from grosbill.rules import flow, play
from grosbill.rules.table import Table
from grosbill.rules.topics import turn
from grosbill.rules.topics.setup import set_table
from grosbill.views import determinized, numbers, view
from grosbill.views.view import lull

_STALE = Refusal("R-PROC-006", "stale-answer")
_STATE_FIELDS = State.__struct_fields__


class Game:
    """One game: who is asked, what is legal, and what follows from a move."""

    __slots__ = ("_legal", "_moves", "_setup", "_t")

    def __init__(self, table: Table, setup: Record, moves: tuple[Any, ...] | None = None) -> None:
        """Wrap a table; use `new_game`, `replay` or `clone` to get a game."""
        self._t = table
        self._setup = setup
        self._moves = moves  # a linked list, so that clones share it
        self._legal: dict[int, tuple[Move, ...]] = {}

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
        """The seats that won; two on the same kill, sometimes."""
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
        return self._setup.edition

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
        moves = self._legal.get(seat)
        if moves is None:
            if type(seat) is not int or not 0 <= seat < len(self._t.seats):
                self._seat(seat)
            moves = self._legal[seat] = tuple(play.legal(self._t, seat))
        return moves

    def check(self, seat: int, move: Move) -> Refusal | None:
        """None if the move is legal now, or the clause that forbids it and why."""
        self._seat(seat)
        _well_formed(move)
        return play.check(self._t, seat, move)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, as plain data; None for a spectator."""
        if seat is not None:
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
        fields = [getattr(self._t, name) for name in _STATE_FIELDS if name != "public"]
        fields.append(hex(self._t.public))  # more bits than a packed number may have
        return blake2b(msgspec.msgpack.encode(fields), digest_size=12).hexdigest()

    # --- playing ------------------------------------------------------------------------------------------

    def apply(self, seat: int, move: Move, moment: int | None = None) -> list[Event]:
        """Make a move; the events that followed. A refused move raises `IllegalMove` and changes nothing.

        `moment`: for what moment the move was meant. An answer or a pass for an older one is refused; any
        other move stands if it is still legal.
        """
        table = self._t
        known = self._legal.get(seat)
        listed = known is not None and move in known
        if not listed:
            self._seat(seat)
            _well_formed(move)
        if moment is not None and moment != table.moment and move.kind in play.ANSWERS:
            raise IllegalMove(play.check(table, seat, move) or _STALE)
        refusal = play.do(table, seat, move) if listed else play.make(table, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        self._legal = {}
        self._moves = (self._moves, seat, move)
        return table.events

    def settle(self) -> int:
        """Make every move without a choice until the first seat waited for has one; how many there were.

        Most prompts are a pass that is the only legal move: a driver that asks in turn order saves most of
        its time here. `events` are those of the last of these moves.
        """
        table = self._t
        made = 0
        while not table.winners:
            seat = play.waiting(table)[0]
            moves = tuple(play.legal(table, seat))
            if len(moves) > 1:
                self._legal = {seat: moves}
                return made
            play.do(table, seat, moves[0])
            self._moves = (self._moves, seat, moves[0])
            made += 1
        self._legal = {}
        return made

    def clone(self) -> Game:
        """An independent copy that plays on exactly as this game would."""
        return Game(self._t.copied(), self._setup, self._moves)

    def determinize(self, seat: int, seed: int) -> Game:
        """A game this seat cannot tell from the real one, with everything hidden drawn anew."""
        self._seat(seat)
        return Game(determinized(self._t, seat, seed), self._setup, self._moves)

    def record(self) -> Record:
        """Setup, seed and moves; `replay` gives the same game, event for event."""
        moves: list[tuple[int, str]] = []
        node = self._moves
        while node is not None:
            node, seat, move = node
            moves.append((seat, str(move)))
        moves.reverse()
        return msgspec.structs.replace(self._setup, moves=tuple(moves), digest=self.digest())

    def _seat(self, seat: int) -> None:
        if type(seat) is not int or not 0 <= seat < len(self._t.seats):
            raise PlayersError(f"there is no seat {seat!r}; seats go from 0 to {len(self._t.seats) - 1}")


def _well_formed(move: object) -> None:
    if not isinstance(move, Move):
        raise MoveError(
            f"a move is a grosbill.Move (parse_move makes one from text), got {type(move).__name__}"
        )
    if move.kind not in play.KINDS:
        raise MoveError(f"unknown kind of move {move.kind!r}; there are: {', '.join(play.KINDS)}")


def new_game(
    name: str,
    *,
    players: int | None = None,
    seed: int = 0,
    settings: Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    names: Sequence[str] | None = None,
    sexes: Sequence[str] | None = None,
    packs: Sequence[str | Path] = (),
) -> Game:
    """A new game of an edition, dealt and waiting for the opening plays.

    `name` may be a blend, `star+cthulhu`: the first named is the host. `packs` are folders of one's own that
    are blended in. `variants` are named settings (`grosbill editions` lists them); `settings` go before them.
    """
    table = set_table(
        name,
        players=players,
        seed=seed,
        settings=settings,
        variants=variants,
        names=names,
        sexes=sexes,
        packs=packs,
    )
    _enough_to_deal(table)
    played = table.mix.edition
    setup = Record(
        format=FORMAT,
        edition=played.id,
        packs=table.mix.digest,
        seed=seed,
        names=table.names,
        sexes=tuple(seat.sex for seat in table.seats),
        settings=dict(settings or {}),
        variants=tuple(variants),
        own=played.own,
    )
    turn.deal(table)
    flow.advance(table)
    return Game(table, setup)


def _enough_to_deal(table: Table) -> None:
    """A small pack may have too few cards for the opening hands."""
    seats = len(table.seats)
    due = [n * seats for n in table.settings.opening_hand()]
    short = [max(0, n - len(deck)) for n, deck in zip(due, table.mix.deck_cards, strict=True)]
    if any(short):
        raise EditionError(
            f"too few cards for {seats} players in {table.mix.edition.id!r}: the opening hands take {due[0]} "
            f"doors and {due[1]} treasures, and {short[0]} doors and {short[1]} treasures are missing; "
            "add cards or copies, or blend the pack with an edition"
        )


def parse_move(game: Game, seat: int, text: str) -> Move:
    """The move a text means; raises `MoveError` if it means none, `AmbiguousMove` if several."""
    return parse(text, game.mix, game.names, game.legal(seat))


def replay(record: Record | Mapping[str, Any] | str | bytes, *, packs: Sequence[str | Path] = ()) -> Game:
    """The game of a record, played again move by move and proved by its digest.

    `packs`: the folders of the packs of one's own it was played with.
    """
    setup = read_record(record)
    return follow(restarted(setup, packs), setup)


def restarted(setup: Record, packs: Sequence[str | Path] = ()) -> Game:
    """The game of a record as it began."""
    given = {own_pack(Path(folder)).id: folder for folder in packs}
    for name, digest in setup.own.items():
        if name not in given:
            raise RecordError(
                f"this game was played with the pack {name!r}: give its folder with --pack, or as packs=[…]"
            )
        if own_pack(Path(given[name])).digest != digest:
            raise RecordError(f"the pack {name!r} has changed since this game was played")
    return new_game(
        setup.edition,
        players=len(setup.names),
        seed=setup.seed,
        settings=setup.settings,
        variants=setup.variants,
        names=setup.names,
        sexes=setup.sexes,
        packs=[given[name] for name in setup.own],
    )


def follow(game: Game, record: Record) -> Game:
    """Play the moves of a record on a fresh game, and compare where it ends."""
    if game.mix.digest != record.packs:
        raise RecordError("this record was played with other cards than those installed here")
    for number, (seat, text) in enumerate(record.moves, 1):
        try:
            game.apply(seat, parse_move(game, seat, text))
        except GrosbillError as error:
            raise RecordError(f"move {number} ({text!r} by seat {seat}) does not fit: {error}") from error
    if record.digest and game.digest() != record.digest:
        raise RecordError("the record ends in another state than the one it was saved with: it is damaged")
    return game
