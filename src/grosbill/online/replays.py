"""Games that are over, seen again: what happened in which turn, and the table at any moment, by any eyes.

A moment is what a move made of the table, from 0, the deal. The teller of tables tells it, from the log; chat
is for those who were there, and is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, Literal, NamedTuple, TypeAlias, cast

import msgspec
from msgspec import UNSET
from msgspec.structs import replace

from grosbill.game import Game, restarted
from grosbill.model import events as e
from grosbill.notation.record import Record
from grosbill.notation.story import tell_all
from grosbill.online import entries as en
from grosbill.online import frames as fr
from grosbill.online.seats import People
from grosbill.online.telling import PageTeller, Present, Viewer, line_of, promise
from grosbill.words.hands import open_hands
from grosbill.words.luck import Luck
from grosbill.words.naming import Words

MOST_FRAMES: Final = 100
"""How many moments are told at once."""

Eyes: TypeAlias = int | Literal["all", "none"]
"""Whose eyes a game is seen by: a seat's, a spectator's (none), or with all hands open."""


class Seat(msgspec.Struct, frozen=True):
    """Who played."""

    name: str
    sex: str
    bot: str


class Turn(msgspec.Struct, frozen=True):
    """A turn: its number, whose it is, the moment at which it begins, and everybody's level then."""

    turn: int
    seat: int
    at: int
    levels: list[int]


class Fate(msgspec.Struct, frozen=True):
    """A question of luck, and the answer for each seat."""

    text: str
    answers: list[str]


class Help(msgspec.Struct, frozen=True):
    """Who helped whom, and how often."""

    helper: int
    fighter: int
    times: int


class Replay(msgspec.Struct, frozen=True):
    """A finished game at a glance, and the proof that it was dealt and played as it says.

    `promise` was shown before the first move; it is the SHA-256 of `seed:salt`. `verified`: that it is, and
    that the record, played again, ends as the game did. `whole`: that it does; else other rules came since,
    and it is seen as far as it fits them.
    """

    id: str
    edition: str
    seats: list[Seat]
    moments: int
    turns: list[Turn]
    levels: list[int]
    luck: list[Fate]
    help: list[Help]
    winners: list[int]
    promise: str
    seed: str
    salt: str
    digest: str
    verified: bool
    whole: bool = True


class Tape(NamedTuple):
    """All that is kept of a finished game: its set-up, its log, its record, and the packs it needs.

    `won`: who won it, where the rules of today do not lead there: log and record end where they fit no more.
    """

    setup: en.Setup
    rows: tuple[en.Row, ...]
    record: Record
    packs: tuple[Path, ...] = ()
    won: tuple[int, ...] | None = None


def _wound(tape: Tape, people: People, game: Game) -> Iterator[tuple[en.Row, Sequence[e.Event]]]:
    """Make table and people what they were at each moment; its row, and what followed from it.

    Whose line was cut is nothing to see again, nor that nobody had a line yet when the cards were dealt.
    """
    moves = game.follow(tape.record)
    for row in tape.rows:
        people.note(row.entry, row.at)
        for chair in people.chairs:
            chair.marked = False
        if isinstance(row.entry, en.Started):
            yield row, game.events
        elif isinstance(row.entry, en.Moved):
            yield row, next(moves)
        elif isinstance(row.entry, en.Closed):
            yield row, ()


def summary(tape: Tape, lang: str) -> Replay:
    """The game at a glance."""
    setup, record = tape.setup, tape.record
    people, game = People.of(setup), restarted(record, tape.packs)
    luck = Luck(Words(game.mix, game.settings, lang, game.names), everything=True)
    turns: list[Turn] = []
    helped: dict[tuple[int, int], int] = {}
    moments = 0
    for at, (_, events) in enumerate(_wound(tape, people, game)):
        moments = at + 1
        for event in events:
            luck.note(event)
            match event:
                case e.TurnBegan(seat, turn):
                    turns.append(Turn(turn, seat, at, _levels(game)))
                case e.Helped(helper, fighter):
                    helped[helper, fighter] = helped.get((helper, fighter), 0) + 1
    proved = sha256(f"{record.seed}:{setup.salt}".encode()).hexdigest() == promise(setup)
    return Replay(
        id=setup.id,
        edition=setup.edition,
        seats=[
            Seat(name, sex, chair.bot)
            for name, sex, chair in zip(record.names, record.sexes, people.chairs, strict=True)
        ],
        moments=moments,
        turns=turns,
        levels=_levels(game),
        luck=[Fate(text, list(answers)) for text, answers in luck.rows()],
        help=[Help(*who, times) for who, times in sorted(helped.items())],
        winners=list(game.winners if tape.won is None else tape.won),
        promise=promise(setup),
        seed=str(setup.seed),
        salt=setup.salt,
        digest=record.digest,
        verified=proved and game.digest() == record.digest and tape.won is None,
        whole=tape.won is None,
    )


def _levels(game: Game) -> list[int]:
    return [player["level"] for player in game.view(None)["players"]]


def frames(tape: Tape, first: int, last: int, eyes: Eyes, lang: str) -> list[fr.Table | fr.Step]:
    """The moments from `first` to `last`: the whole of the first, then what each changed."""
    teller = PageTeller(tape.setup)
    viewer = Viewer(0, eyes if isinstance(eyes, int) else None, lang)
    people, game = People.of(tape.setup), restarted(tape.record, tape.packs)
    seen = cast(Game, _Open(game)) if eyes == "all" else game
    told: list[fr.Table | fr.Step] = []
    for at, (row, events) in enumerate(_wound(tape, people, game)):
        if at > min(last, first + MOST_FRAMES - 1):
            break
        teller.happened(row, events)
        if at < first:
            continue
        time = fr.Time(now=row.at, at=None, window=False, more=False)
        present = Present(at, people, seen)
        frame: fr.Table | fr.Step
        if at == first:
            frame = replace(teller.whole(viewer, present, time), moves=[], ask=None)
        else:
            frame = replace(teller.step(viewer, present, time), moves=UNSET, ask=UNSET)
        if eyes == "all":
            since = list(teller.lately) if at == first else [teller.lately[-1]]
            lines = [line for _, what in since for line in _open_lines(what, game, lang)]
            frame = replace(frame, story=lines)
        told.append(frame)
    return told


class _Open:
    """A game whose spectators see every hand."""

    def __init__(self, game: Game) -> None:
        self._game = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, seat: int | None) -> dict[str, Any]:
        return open_hands(self._game.view)


def _open_lines(events: Sequence[e.Event], game: Game, lang: str) -> Iterator[fr.Line]:
    for event in events:
        text = tell_all(event, game.names, game.mix, lang)
        if text:
            yield line_of(event, text)
