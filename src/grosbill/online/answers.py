"""What became of the commands at one table: the same one sent again gets the same answer, and no other's.

A command that is a row stays known: a page that was cut off for long still hears what became of its move. Any
other answer is remembered for a while, and for the seat that asked: what it was told may be its secret.
"""

from __future__ import annotations

from itertools import count
from typing import Final, TypeAlias

from grosbill.online import entries as en
from grosbill.online import frames as fr

REMEMBERED: Final = 1_024
"""Of how many of the last commands that changed nothing the answers are remembered."""

Answer: TypeAlias = fr.Done | fr.Refused | fr.Error


class TurnedDown(Exception):
    """A command that is not carried out: a message, and what it speaks of."""

    def __init__(self, code: str, **about: str) -> None:
        """Say why."""
        super().__init__(code)
        self.code = code
        self.about = about


class Answers:
    """The commands of people, by their names."""

    def __init__(self) -> None:
        """Nobody has asked for anything."""
        self.rows: dict[str, tuple[int, int]] = {}  # of each command the seat that asked for it, and its row
        self._others: dict[tuple[int, str], Answer] = {}

    def kept(self, row: en.Row, host: int) -> None:
        """A row is kept; `host`: who is host when it comes about. What no page has asked for has no name."""
        match row.entry:
            case en.Sat() | en.Invited() | en.Started() | en.Followed():
                return  # by somebody at the door
            case en.Gone() | en.Came() | en.StoodIn() | en.Moved(by="auto" | "clock" | "bot"):
                return
            case en.Removed() | en.Filled() | en.HandedOn():
                self.rows[row.cmd] = host, row.seq
            case _:
                self.rows[row.cmd] = row.entry.seat, row.seq

    def remember(self, seat: int, answer: Answer) -> None:
        """A command of this seat was answered."""
        if answer.cmd not in self.rows:
            self._others[seat, answer.cmd] = answer
            if len(self._others) > REMEMBERED:
                del self._others[next(iter(self._others))]

    def known(self, seat: int, cmd: str) -> Answer | None:
        """What a seat was told of its command; a name that is another's is a `TurnedDown`."""
        if cmd not in self.rows:
            return self._others.get((seat, cmd))
        whose, seq = self.rows[cmd]
        if whose != seat:
            raise TurnedDown("cmd-taken")
        return fr.Done(cmd, seq)

    def free(self, cmd: str) -> str:
        """A name for what the clock or a bot does: this one, unless a person has taken it."""
        names = (f"{cmd}+{n}" if n else cmd for n in count())
        return next(name for name in names if name not in self.rows)
