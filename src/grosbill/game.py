"""The facade: the page people read first.

game = new_game("munchkin", players=4, seed=7)
while not game.over:
    seat = game.waiting[0]
    game.apply(seat, game.legal(seat)[0])
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
    SettingsError,
)
from grosbill.model.events import Event
from grosbill.model.moves import Move
from grosbill.model.outside import folders
from grosbill.model.signs import told
from grosbill.notation.log import PAGE, Log, in_notation, noted
from grosbill.notation.parsing import Reader, parse
from grosbill.notation.record import FORMAT, UNTOLD, Record, read_record
from grosbill.notation.snapshot import go_on, read_snapshot, write_snapshot
from grosbill.packs import Mix, own_pack
from grosbill.rules import VERSION, flow, play
from grosbill.rules.table import Table
from grosbill.rules.topics import turn
from grosbill.rules.topics.setup import set_table
from grosbill.worlds import Playing


class Game(Playing):
    """One game: who is asked, what is legal, what follows from a move, and the record of it."""

    __slots__ = ("_before", "_setup")

    def __init__(self, table: Table, setup: Record, before: Log = None) -> None:
        """Wrap a table; use `new_game`, `replay`, `restore` or `clone` to get a game."""
        Playing.__init__(self, table)  # `super()` would be a tenth of a copy
        self._setup = setup
        self._before = before  # the moves on the pages that were turned

    def _turn_page(self) -> None:
        self._before = noted(self._before, self._made)
        self._made = []

    def _moves(self) -> Log:
        """All moves so far."""
        if self._made:
            self._turn_page()
        return self._before

    def follow(self, record: Record) -> Iterator[list[Event]]:
        """Play a record from its first move, on the game as it began; the events of each move."""
        table = self._t
        reader = Reader(table.mix, table.names)
        players = len(table.seats)
        known: dict[str, Move] = {}  # each text is read once
        for number, (seat, text) in enumerate(record.moves, 1):
            try:
                if type(seat) is not int or not 0 <= seat < players:
                    self._seat(seat)
                move = known.get(text)
                if move is None:
                    move = reader.read(text)
                    refusal = play.make(table, seat, move)
                    known[text] = move
                else:
                    refusal = play.make_again(table, seat, move)
                if refusal is not None:
                    raise IllegalMove(refusal)
            except GrosbillError as error:
                where = f"does not fit at move {number} ({text!r:.200} by seat {told(seat)}): {error}"
                raise RecordError(_unfit(record, table.mix, where)) from error
            if self._legal:
                self._legal = {}
            made = self._made
            made.append((seat, move))
            if len(made) >= PAGE:
                self._turn_page()
            yield table.events

    def clone(self) -> Game:
        """An independent copy that plays on exactly as this game would."""
        return Game(self._t.copied(), self._setup, self._moves())

    def record(self) -> Record:
        """Setup, seed and moves; `replay` gives the same game, event for event."""
        setup = self._setup
        return msgspec.structs.replace(
            setup,
            settings=dict(setup.settings),
            own=dict(setup.own),
            moves=tuple(in_notation(self._moves())),
            digest=self.digest(),
        )

    def snapshot(self) -> bytes:
        """The paused game as bytes; `restore` goes on with it at once, record and all."""
        return write_snapshot(self._setup, self._t, self._moves())


def new_game(
    name: str,
    *,
    players: int | None = None,
    seed: int = 0,
    settings: Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    names: Sequence[str] | None = None,
    sexes: Sequence[str | None] | None = None,
    packs: Sequence[str | Path] = (),
) -> Game:
    """A new game of an edition, dealt and waiting for the opening plays.

    `name` may be a blend, `star+cthulhu`: the first named is the host. `packs` are folders of one's own that
    are blended in. `variants` are named settings (`grosbill editions` lists them); `settings` go before them.
    `names` are printable, composed (NFC), of 24 characters at most, and no two look alike. `sexes` are
    those of the characters; where one is None, the seat decides.
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
        rules=VERSION,
        edition=played.id,
        packs=table.mix.digest,
        seed=seed,
        names=table.names,
        sexes=tuple(player.sex for player in table.seats),
        settings=dict(settings or {}),
        variants=tuple(variants),
        own=played.own,
    )
    turn.begin(table)
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


def parse_move(game: Playing, seat: int, text: str) -> Move:
    """The move a text means; raises `MoveError` if it means none, `AmbiguousMove` if several."""
    if not isinstance(game, Playing):
        raise MoveError(f"a move is read at a table that is played at, got {told(game)}")
    return parse(text, game.mix, game.names, game.legal(seat))


def replay(record: Record | Mapping[str, Any] | str | bytes, *, packs: Sequence[str | Path] = ()) -> Game:
    """The game of a record, played again move by move and proved by its digest.

    A record of other rules or cards is played again if all its moves still fit and lead where they led.
    `packs`: the folders of the packs of one's own it was played with.
    """
    setup = read_record(record)
    game = restarted(setup, packs)
    for _ in game.follow(setup):
        pass
    if setup.digest and game.digest() != setup.digest:
        raise RecordError(_unfit(setup, game.mix, "ends in another state than the one it was saved with"))
    return game


def restarted(setup: Record, packs: Sequence[str | Path] = ()) -> Game:
    """The game of a record as it began."""
    try:
        return new_game(setup.edition, **_seated(setup, packs))
    except (EditionError, PlayersError, SettingsError) as error:
        raise RecordError(f"the game of this record cannot be set up here: {error}") from error


def _seated(setup: Record, packs: Sequence[str | Path]) -> dict[str, Any]:
    """What `new_game` has to be told, beside the edition, to begin the game of a record."""
    given = {own_pack(folder).id: folder for folder in folders(packs)}
    missing = next((name for name in setup.own if name not in given), None)
    if missing is not None:
        raise RecordError(
            f"this game was played with the pack {missing!r}: give its folder with --pack, or as packs=[…]"
        )
    return {
        "players": len(setup.names),
        "seed": setup.seed,
        "settings": setup.settings,
        "variants": setup.variants,
        "names": setup.names,
        "sexes": setup.sexes,
        "packs": [given[name] for name in setup.own],
    }


def _unfit(record: Record, mix: Mix, what: str) -> str:
    """Why a record cannot be played again: it is damaged, or of other rules or cards."""
    other = _other(record, mix)
    return f"this game was played with {other}, and {what}" if other else f"the record is damaged: it {what}"


def _other(setup: Record, mix: Mix) -> str:
    """The rules and cards a game was played with, if they are not those of this program; else nothing."""
    found = []
    if setup.rules == UNTOLD:
        found.append(f"rules of a version it does not tell (here: {VERSION})")
    elif setup.rules != VERSION:
        found.append(f"version {setup.rules} of the rules (here: {VERSION})")
    changed = [name for name, pack in setup.own.items() if mix.edition.own[name] != pack]
    if changed:
        found.append(f"another state of the pack {' and '.join(map(repr, changed))}")
    elif mix.digest != setup.packs:
        found.append("other cards than those installed here")
    return " and with ".join(found)


def restore(snapshot: bytes, *, packs: Sequence[str | Path] = ()) -> Game:
    """The game of a snapshot, to go on with.

    The checksum shows that a snapshot is whole, not who wrote it: its state is taken on trust where a record
    is played again. `packs`: the folders of the packs of one's own it is played with.
    """
    paused = read_snapshot(snapshot)
    setup = paused.setup
    try:
        table = set_table(setup.edition, **_seated(setup, packs))
    except (EditionError, PlayersError, SettingsError) as error:
        raise RecordError(f"the game of this snapshot cannot be set up here: {error}") from error
    other = _other(setup, table.mix)
    if other:
        raise RecordError(f"this game was played with {other}: try to replay its record")
    go_on(table, paused)
    return Game(table, setup, paused.log)
