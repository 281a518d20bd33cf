"""What the commands `simulate` and `arena` do, and what they say while they do it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import typer

from grosbill.language import say
from grosbill.model.signs import cleaned
from grosbill.packs import default_edition
from grosbill.sim import progress, runners
from grosbill.sim import simulate as simulating
from grosbill.sim.arena import Fought, arena
from grosbill.sim.errors import ResultsError, need
from grosbill.sim.games import RANDOM, Request
from grosbill.sim.progress import Notice
from grosbill.sim.simulate import MESSAGES, Summary
from grosbill.sim.study import Study

RESULTS = "games.parquet"
"""Where the results go that a report is made from, if no other file is named."""

_PLAYERS = 4


def request(
    edition: str | None,
    players: int | None,
    bots: str | None,
    seed: int,
    max_turns: int,
    variants: Sequence[str] | None,
    packs: Sequence[Path] | None,
) -> Request:
    """What is to be played, from what was typed."""
    names = tuple([name.strip() for name in bots.split(",")]) if bots is not None else (RANDOM,)
    return Request(
        edition or default_edition(),
        players if players is not None else len(names) if len(names) > 1 else _PLAYERS,
        names,
        seed,
        max_turns,
        tuple(variants or ()),
        # Other machines and other days have another working directory.
        tuple([os.path.realpath(pack) for pack in packs or ()]),
    )


def simulate(
    asked: Request,
    games: int,
    workers: int | None,
    on: str,
    out: Path | None,
    report: Path | None,
    lang: str,
    *,
    resume: bool,
) -> Summary:
    """Play many games; with a file, keep everything about them; with a folder, show it as a page."""
    workers = runners.cores() if workers is None else workers
    runners.check_place(on)
    if report is not None:
        need("--report", "sim", "pyarrow", "duckdb", "matplotlib")
        out = out or report / RESULTS
    elif resume and out is None:
        raise ResultsError("--resume goes on with the file of --out, or with the folder of --report")
    with progress.shown(say(lang, "sim-games")) as advance:
        if out is None:
            found = simulating.simulate(asked, games, workers, advance, on=on)
        else:
            need("--out", "sim", "pyarrow")
            study = Study(asked, games, out, _notice(lang))
            found = study.play(workers, on, resume=resume, progress=advance)
    for message in found.messages:
        typer.echo(cleaned(message), err=True)
    if out is not None:
        _notice(lang)("sim-written", path=str(out))
    if report is not None and out is not None:
        from grosbill.sim.report import write_report

        _notice(lang)("sim-reported", path=str(write_report(out, report, lang)))
    return found


def fight_it_out(asked: Request, games: int, workers: int | None, lang: str) -> Fought:
    """Let bots play against each other."""
    with progress.shown(say(lang, "sim-games")) as advance:
        fought = arena(asked, games, runners.cores() if workers is None else workers, advance, _notice(lang))
    for message in fought.errors[:MESSAGES]:
        typer.echo(cleaned(message), err=True)
    if fought.errors:
        _notice(lang)("arena-errors", n=len(fought.errors))
    return fought


def _notice(lang: str) -> Notice:
    def notice(message: str, **args: object) -> None:
        # Not by way of Typer, which would write into the middle of a progress bar.
        sys.stderr.write(f"{cleaned(say(lang, message, **args))}\n")

    return notice


def table(fought: Fought, lang: str) -> str:
    """The standings for people to read."""
    columns = ("bot", "games", "wins", "rate", "interval", "rating")
    rows = [[say(lang, f"arena-{column}") for column in columns]]
    rows += [
        [
            entry.bot,
            say(lang, "arena-count", n=entry.games),
            say(lang, "arena-count", n=entry.wins),
            say(lang, "arena-percent", n=entry.win_rate),
            say(lang, "arena-between", low=entry.low, high=entry.high),
            say(lang, "arena-decimal", n=entry.rating),
        ]
        for entry in fought.standings.bots
    ]
    first, *others = [max(map(len, cells)) for cells in zip(*rows, strict=True)]
    lines = ["  ".join([name.ljust(first), *map(str.rjust, figures, others)]) for name, *figures in rows]
    summary = say(
        lang,
        "arena-summary",
        turns=fought.standings.turns_median,
        unfinished=fought.unfinished,
        speed=round(fought.decisions_per_s),
    )
    return "\n".join([*lines, "", summary])
