"""Setting a table: a new game or a saved one, the bots, the keyboard, the screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random, randrange
from time import localtime, strftime
from typing import NamedTuple
from unicodedata import normalize

from msgspec.structs import astuple
from rich.console import Console
from rich.text import Text

from grosbill.bots.names import BotError, bot_names
from grosbill.game import Game, new_game, replay
from grosbill.language import join, say
from grosbill.model.errors import GrosbillError, PlayersError, RecordError
from grosbill.model.events import Event
from grosbill.model.outside import USUAL_NAMES, looks
from grosbill.model.settings import from_text
from grosbill.model.signs import cleaned, in_short, told
from grosbill.notation.record import Record
from grosbill.packs import Mix, mix_for
from grosbill.packs import edition as edition_of
from grosbill.terminal import journal, saving
from grosbill.terminal.pace import Pace, rest
from grosbill.terminal.page import Page
from grosbill.terminal.replaying import happened
from grosbill.terminal.screen import LEAST_HEIGHT, LEAST_WIDTH, too_small
from grosbill.terminal.session import Session

BOT = "greedy"
"""Who plays the other seats unless the player says."""


class TerminalError(GrosbillError):
    """A terminal the game cannot be played in."""


class Person(NamedTuple):
    """Who sits down: name and sex of the character, where they are said."""

    name: str | None = None
    sex: str | None = None


class Table(NamedTuple):
    """A game to sit down to, and the bots: one name for all other seats, or one for each.

    A saved game comes with its file, its record and what has happened so far; one that was never saved, with
    the journal it was kept in.
    """

    game: Game
    bots: tuple[str, ...]
    packs: tuple[Path, ...] = ()
    file: Path | None = None
    saved: Record | None = None
    past: tuple[Event, ...] = ()
    journal: journal.Journal | None = None


def fresh(
    edition: str,
    players: int | None,
    seed: int | None,
    settings: str,
    person: Person,
    bots: str | None,
    *,
    variants: Sequence[str] = (),
    packs: Sequence[Path] = (),
) -> Table:
    """A new game with the person in the first seat; the sex of whoever says nothing is drawn."""
    wanted = _names(bots or BOT)
    played = edition_of(edition, packs)
    low, high = played.players
    if players is None:
        players = len(wanted) + 1 if len(wanted) > 1 else low + 1
    name = USUAL_NAMES[0] if person.name is None else normalize("NFC", person.name.strip())
    others = [other for other in USUAL_NAMES[person.name is None :] if looks(other) != looks(name)]
    seed = randrange(1 << 32) if seed is None else seed
    house = from_text(settings)
    mix = mix_for(played, played.agreed(variants, house))
    sexes = Random(seed).choices(mix.sexes, k=max(1, min(players, high)))
    if person.sex is not None:
        sexes[0] = _sex(person.sex, mix)
    game = new_game(
        edition,
        players=players,
        seed=seed,
        settings=house,
        variants=variants,
        names=(name, *others[: max(players, 1) - 1]),
        sexes=sexes,
        packs=packs,
    )
    return Table(game, wanted, tuple(packs))


def _sex(text: str, mix: Mix) -> str:
    """The sex that is meant, by its name in either language or the beginning of one."""
    words = {sex: (sex, *astuple(mix.lexicon.trait(sex).one)) for sex in mix.sexes}
    said = looks(text.strip())
    meant = [sex for sex in words if any(looks(word).startswith(said) for word in words[sex])]
    if len(meant) != 1:
        raise PlayersError.said("sexes", known=mix.sexes, sexes=(told(text),))
    return meant[0]


def resumed(path: Path, bots: str | None, packs: Sequence[Path] = ()) -> Table:
    """The game saved in a file, or kept in a journal, with the bots it was played with, or others."""
    record = saving.read(path)
    if not journal.is_journal(path):
        return _again(record, bots, packs)._replace(file=path, saved=record)
    taken, kept = journal.take_up(path)
    try:
        return _again(kept.record, bots, packs or kept.packs)._replace(file=kept.file, journal=taken)
    except BaseException:
        taken.close()
        raise


def _again(record: Record, bots: str | None, packs: Sequence[Path]) -> Table:
    game = replay(record, packs=packs)
    wanted = _names(bots) if bots else record.bots[1:] or (BOT,)
    return Table(game, wanted, tuple(packs), past=tuple(happened(record, packs)))


def offered(lang: str, file: Path | None = None, read: Callable[[str], str] = input) -> Path | None:
    """The unfinished game that the player goes on with, if any; one that is turned down is cleared away.

    `file`: only what was played after it was saved there. Where nobody sits at the keyboard, nobody is asked.
    """
    console = Page(highlight=False)
    for path in journal.unfinished():
        try:
            kept = journal.read(path)
        except (OSError, RecordError):
            continue
        if file is not None and kept.file != file.absolute():
            continue
        facts = {
            "edition": _called(kept, lang),
            "names": join(lang, kept.record.names[1:]),
            "date": strftime("%Y-%m-%d %H:%M", localtime(path.stat().st_mtime)),
            "path": in_short(str(path)),
        }
        console.print(Text(cleaned(say(lang, "ui-unfinished", **facts))))
        console.print(Text(cleaned(say(lang, "ui-unfinished-path", path=facts["path"]))), soft_wrap=True)
        if not _somebody_there():
            console.print(Text(cleaned(say(lang, "ui-resume", path=facts["path"]))), soft_wrap=True)
            return None
        if _agreed(lang, read):
            return path
        journal.discard(path)
    return None


def _called(kept: journal.Kept, lang: str) -> str:
    """What the edition of a game is called; as it was typed, where its packs are no longer there."""
    try:
        name = edition_of(kept.record.edition, kept.packs).name
    except GrosbillError:
        return kept.record.edition
    return name.text(lang)


def _agreed(lang: str, read: Callable[[str], str]) -> bool:
    while True:
        answer = read(say(lang, "ui-go-on")).strip().casefold()
        for agreed, words in ((True, ("", "y", "yes", "o", "oui")), (False, ("n", "no", "non"))):
            if answer in words:
                return agreed


def _somebody_there() -> bool:
    return sys.stdin is not None and sys.stdin.isatty()


def _names(bots: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in bots.split(","))
    if "" in names:
        raise BotError.said("no-bot", name="", near=None, known=bot_names())
    return names


def sit_down(table: Table, lang: str, *, fast: bool = False, console: Console | None = None) -> int:
    """Play the game at this terminal; the exit code."""
    if any(stream is None or stream.name == os.devnull for stream in (sys.stdin, sys.stdout)):
        raise TerminalError(say(lang, "ui-no-terminal"))
    console = console or Page(highlight=False)
    if too_small(console):
        size = {"width": console.width, "height": console.height}
        raise TerminalError(
            say(lang, "ui-too-small", least_width=LEAST_WIDTH, least_height=LEAST_HEIGHT, **size)
        )
    bots = table.bots
    others = len(table.game.names) - 1
    if len(bots) not in (1, others):
        raise PlayersError(say(lang, "ui-bots-count", bots=len(bots), seats=others))
    watched = console.is_terminal and _somebody_there() and not fast
    session = Session(
        table.game,
        lang,
        console,
        input,
        bots if len(bots) == others else bots * others,
        Pace(rest) if watched else None,
    )
    if table.file or table.journal:
        session.take_up(table.file, table.saved, table.past)
    else:
        session.begin()
    session.keep(table.journal, table.packs)
    _line_editing()
    return session.run()


def _line_editing() -> None:
    """Arrow keys and history at the prompt, where the system has them."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)
