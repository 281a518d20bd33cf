"""Replaying a record: the proof, and the story."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from grosbill.game import replay as proved
from grosbill.game import restarted
from grosbill.language import join, say
from grosbill.model.events import Event
from grosbill.notation.record import Record
from grosbill.notation.story import tell
from grosbill.terminal.saving import read


def replayed(path: Path, lang: str, *, events: bool, packs: Sequence[Path] = ()) -> Iterator[str]:
    """Lines that tell how the game went, the proof last. A record that does not fit raises `RecordError`."""
    record = read(path)
    game = proved(record, packs=packs)
    if events:
        told = (tell(event, game.names, game.mix, lang) for event in happened(record, packs))
        yield from filter(None, told)
    yield say(lang, "ui-replayed", moves=len(record.moves), turns=game.turn)
    if game.over:
        winners = join(lang, [game.names[seat] for seat in game.winners])
        yield say(lang, "ui-replayed-won", names=winners, n=len(game.winners))
    else:
        yield say(lang, "ui-replayed-open")
    yield say(lang, "ui-proved" if record.digest else "ui-not-proved", digest=game.digest())


def happened(record: Record, packs: Sequence[Path] = ()) -> Iterator[Event]:
    """Everything that happened in the game of a record, from the dice for who begins and the deal on."""
    game = restarted(record, packs)
    yield from game.events
    for events in game.follow(record):
        yield from events
