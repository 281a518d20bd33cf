"""The command line: `grosbill serve`, `play`, `tables`, `editions`, `cards`, `rules`, `scenario` and more.

Whatever takes time to import is imported inside the commands, so that `grosbill --help` is quick.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from typer.core import TyperCommand, TyperGroup

from grosbill.language import default_language
from grosbill.listings.help import help_text, wanted_language

if TYPE_CHECKING:
    from grosbill.scenarios.running import Outcome

_LANG = wanted_language(sys.argv[1:])


def _(name: str) -> str:
    return help_text(name, _LANG)


class Lang(StrEnum):
    """The languages."""

    en = "en"
    fr = "fr"


class _Command(TyperCommand):
    """A command whose help speaks one language throughout."""

    def get_help_option(self, ctx: Any) -> Any:
        return _translated(super().get_help_option(ctx))


class _Commands(TyperGroup):
    """Runs a command; what a user can cause ends in one line on stderr, never in a traceback."""

    def get_help_option(self, ctx: Any) -> Any:
        return _translated(super().get_help_option(ctx))

    def invoke(self, ctx: Any) -> Any:
        from grosbill.model.errors import GrosbillError

        try:
            return super().invoke(ctx)
        except GrosbillError as error:
            _complain(error.text(_LANG))
            raise typer.Exit(2) from None
        except BrokenPipeError:
            raise
        except OSError as error:
            _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))
            raise typer.Exit(2) from None
        except KeyboardInterrupt:
            raise typer.Exit(130) from None


def _translated(option: Any) -> Any:
    if option is not None:
        option.help = _("help")
    return option


app = typer.Typer(
    cls=_Commands,
    help=_("app"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # importing what Rich needs for a page of help takes longer than the rest
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[Lang | None, typer.Option("--lang", help=_("lang"), show_default=False)]
Edition = Annotated[str | None, typer.Option("--edition", "-e", help=_("edition"), show_default=False)]
AsJson = Annotated[bool, typer.Option("--json", help=_("json"))]
HouseRules = Annotated[str | None, typer.Option("--settings", help=_("settings"), show_default=False)]
Variants = Annotated[list[str] | None, typer.Option("--variant", help=_("variant"), show_default=False)]
Packs = Annotated[list[Path] | None, typer.Option("--pack", help=_("pack"), show_default=False)]
Games = Annotated[int, typer.Option("--games", "-n", help=_("simulate-games"))]
MaxTurns = Annotated[int, typer.Option("--max-turns", help=_("simulate-turns"))]
Workers = Annotated[
    int | None, typer.Option("--workers", "-w", help=_("simulate-workers"), show_default=False)
]
Seed = Annotated[int, typer.Option("--seed", help=_("simulate-seed"))]


def _tell(text: str, *, err: bool = False) -> None:
    """Print what has names from outside in it: of players, files or cards."""
    from grosbill.model.signs import cleaned

    typer.echo(cleaned(text), err=err)


def _complain(text: str) -> None:
    _tell(text, err=True)


def _lang(ctx: typer.Context, chosen: Lang | None) -> str:
    """The language of a command: its own option, that of the program, or that of the system."""
    return str(chosen or ctx.obj or default_language())


def _show_version(wanted: bool) -> None:
    if wanted:
        from grosbill import __version__
        from grosbill.model import records

        build = "pure Python" if str(records.__file__).endswith(".py") else "compiled"
        typer.echo(f"grosbill {__version__} ({build})")
        raise typer.Exit


@app.callback()
def _start(
    ctx: typer.Context,
    lang: Language = None,
    version: Annotated[
        bool, typer.Option("--version", help=_("version"), callback=_show_version, is_eager=True)
    ] = False,
) -> None:
    ctx.obj = lang


def _write(data: object) -> None:
    """JSON on one line, in letters that the output can take."""
    utf8 = (sys.stdout.encoding or "").lower().replace("-", "") == "utf8"
    typer.echo(json.dumps(data, ensure_ascii=not utf8))


# --- playing ----------------------------------------------------------------------------------------------


@app.command(cls=_Command, help=_("play"))
def play(
    ctx: typer.Context,
    edition: Edition = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=_("play-players"))] = None,
    seed: Annotated[int | None, typer.Option("--seed", help=_("play-seed"))] = None,
    settings: HouseRules = None,
    variant: Variants = None,
    pack: Packs = None,
    name: Annotated[str | None, typer.Option("--name", help=_("play-name"))] = None,
    sex: Annotated[str | None, typer.Option("--sex", help=_("play-sex"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", help=_("play-bots"))] = None,
    fast: Annotated[bool, typer.Option("--fast", help=_("play-fast"))] = False,
    resume: Annotated[Path | None, typer.Option("--resume", help=_("play-resume"))] = None,
    lang: Language = None,
) -> None:
    from grosbill.packs import default_edition
    from grosbill.terminal import seating

    spoken = _lang(ctx, lang)
    if resume is not None and (edition, players, seed, settings, variant, name, sex) != (None,) * 7:
        raise typer.BadParameter("--resume takes everything but --bots and --pack from the saved game")
    going_on = seating.offered(spoken, resume) or resume
    if going_on is None:
        chosen = seating.fresh(
            edition or default_edition(),
            players,
            seed,
            settings or "",
            seating.Person(name, sex),
            bots,
            variants=variant or (),
            packs=pack or (),
        )
    else:
        chosen = seating.resumed(going_on, bots, pack or ())
    raise typer.Exit(seating.sit_down(chosen, spoken, fast=fast))


@app.command(cls=_Command, help=_("replay"))
def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(help=_("replay-file"))],
    events: Annotated[bool, typer.Option("--events", help=_("replay-events"))] = False,
    pack: Packs = None,
    lang: Language = None,
) -> None:
    from grosbill.terminal import replaying

    for line in replaying.replayed(file, _lang(ctx, lang), events=events, packs=pack or ()):
        _tell(line)


# --- the table online -------------------------------------------------------------------------------------

Data = Annotated[Path | None, typer.Option("--data", help=_("serve-data"), show_default=False)]
Database = Annotated[str | None, typer.Option("--database", help=_("serve-database"), show_default=False)]


def _one_place(data: Path | None, database: str | None) -> None:
    if data is not None and database is not None:
        raise typer.BadParameter("--data and --database exclude each other")


@app.command(cls=_Command, help=_("serve"))
def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", help=_("serve-host"))] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help=_("serve-port"), show_default=False)
    ] = None,
    data: Data = None,
    database: Database = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", help=_("serve-public-url"), show_default=False)
    ] = None,
    no_open: Annotated[bool, typer.Option("--no-open", help=_("serve-no-open"))] = False,
    pack: Annotated[
        list[Path] | None, typer.Option("--pack", help=_("serve-pack"), show_default=False)
    ] = None,
    limits: Annotated[
        Path | None, typer.Option("--limits", help=_("serve-limits"), show_default=False)
    ] = None,
    lang: Language = None,
) -> None:
    _one_place(data, database)
    from grosbill.online import server

    asked = server.Served(
        host=host,
        port=port,
        database=server.kept_in(data, database),
        public_url=public_url or "",
        browser=not no_open,
        packs=tuple(pack or ()),
        limits=limits,
    )
    server.serve(asked, _lang(ctx, lang), _tell)


tables_app = typer.Typer(
    cls=_Commands, help=_("tables"), rich_markup_mode=None, add_completion=False, invoke_without_command=True
)
app.add_typer(tables_app, name="tables")


@tables_app.callback()
def _tables(
    ctx: typer.Context,
    data: Data = None,
    database: Database = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    if ctx.invoked_subcommand is not None:
        return
    _one_place(data, database)
    from grosbill.listings import tables as tablelist

    with tablelist.opened(data, database) as store:
        if as_json:
            _write(tablelist.rows(store))
        else:
            tablelist.show(store, _lang(ctx, lang))


@tables_app.command(cls=_Command, help=_("tables-export"))
def export(
    table: Annotated[str, typer.Argument(metavar="ID", help=_("tables-id"))],
    log: Annotated[bool, typer.Option("--log", help=_("tables-log"))] = False,
    data: Data = None,
    database: Database = None,
    pack: Packs = None,
    lang: Language = None,
) -> None:
    _one_place(data, database)
    from grosbill.listings import tables as tablelist

    with tablelist.opened(data, database) as store:
        lines = tablelist.log(store, table) if log else [tablelist.record(store, table, pack or [])]
        for line in lines:
            typer.echo(line)


@tables_app.command(cls=_Command, help=_("tables-delete"))
def delete(
    ctx: typer.Context,
    tables: Annotated[list[str], typer.Argument(metavar="ID…", help=_("tables-id"))],
    data: Data = None,
    database: Database = None,
    lang: Language = None,
) -> None:
    _one_place(data, database)
    from grosbill.language import say
    from grosbill.listings import tables as tablelist
    from grosbill.model.errors import RecordError

    with tablelist.opened(data, database) as store:
        for name in tables:
            if not store.delete(name):
                raise RecordError.said("tables-unknown", id=name)
            _tell(say(_lang(ctx, lang), "tables-deleted", id=name))


# --- reading ----------------------------------------------------------------------------------------------


@app.command(cls=_Command, help=_("editions"))
def editions(ctx: typer.Context, as_json: AsJson = False, lang: Language = None) -> None:
    from grosbill.catalogue import editions as editionlist
    from grosbill.listings.editions import show

    if as_json:
        _write([row.plain() for row in editionlist.rows()])
    else:
        show(_lang(ctx, lang))


@app.command(cls=_Command, help=_("cards"))
def cards(
    ctx: typer.Context,
    card: Annotated[str | None, typer.Argument(metavar="ID", help=_("cards-id"))] = None,
    edition: Edition = None,
    as_json: AsJson = False,
    coverage: Annotated[bool, typer.Option("--coverage", help=_("cards-coverage"))] = False,
    hooks: Annotated[bool, typer.Option("--hooks", help=_("cards-hooks"))] = False,
    pack: Packs = None,
    lang: Language = None,
) -> None:
    from grosbill.catalogue import cards as cardlist
    from grosbill.listings.cards import show
    from grosbill.packs import default_edition, editions

    # The hooks are few: without an edition all of them are listed.
    mix = cardlist.mix_of(edition or ("+".join(editions()) if hooks else default_edition()), pack or ())
    found = cardlist.rows(mix, cardlist.meant(mix, card) if card else None)
    found = [row for row in found if (not hooks or row.hook) and not (coverage and row.scenarios)]
    if as_json:
        _write([row.plain() for row in found])
    else:
        show(mix, found, _lang(ctx, lang), full=bool(card), uncovered=coverage)
    if coverage and found:
        raise typer.Exit(1)


@app.command(cls=_Command, help=_("rules"))
def rules(
    ctx: typer.Context,
    words: Annotated[list[str] | None, typer.Argument(help=_("rules-words"))] = None,
    edition: Edition = None,
    as_json: AsJson = False,
    coverage: Annotated[bool, typer.Option("--coverage", help=_("rules-coverage"))] = False,
    settings: HouseRules = None,
    variant: Variants = None,
    pack: Packs = None,
    lang: Language = None,
) -> None:
    from grosbill.catalogue import rules as rulelist
    from grosbill.listings.rules import show
    from grosbill.model.settings import from_text
    from grosbill.packs import default_edition
    from grosbill.packs import edition as edition_of

    spoken, text = _lang(ctx, lang), " ".join(words or ())
    played = edition_of(edition or default_edition(), pack or ())
    agreed = played.agreed(variant or (), from_text(settings or ""))
    found = rulelist.rows(played, agreed, text, spoken)
    if coverage:
        found = [row for row in found if row.missing]
    if as_json:
        _write([row.plain() for row in found])
    else:
        show(played, agreed, found, spoken, text, uncovered=coverage)
    if coverage and found:
        raise typer.Exit(1)


# --- running ----------------------------------------------------------------------------------------------


@app.command(cls=_Command, help=_("scenario"))
def scenario(
    paths: Annotated[list[Path], typer.Argument(help=_("scenario-paths"))],
    write_passes: Annotated[bool, typer.Option("--write-passes", help=_("scenario-write-passes"))] = False,
    pack: Packs = None,
    lang: Language = None,
) -> None:
    if write_passes:
        _write_passes(paths, pack or [])
        return
    from grosbill.scenarios.reading import find
    from grosbill.scenarios.running import run_paths
    from grosbill.sim.progress import shown

    ran = failed = malformed = 0
    total = len(find(paths))
    with shown("scenarios", lines=False) as advance:

        def report(outcome: Outcome) -> None:
            nonlocal ran, failed, malformed
            ran += 1
            advance(ran, total)
            failed += not outcome.ok
            if outcome.malformed:
                malformed += 1
                _complain("\n".join(outcome.problems))
            elif not outcome.ok:
                _tell("\n    ".join((f"{outcome.path}: {outcome.title}", *outcome.problems)))

        run_paths(paths, report, pack or ())
    typer.echo(f"{ran - failed} passed, {failed} failed")
    if failed:
        raise typer.Exit(2 if malformed else 1)


def _write_passes(paths: list[Path], packs: list[Path]) -> None:
    """Say what is written into each file, and which could not be mended."""
    from grosbill.scenarios.passes import write_passes
    from grosbill.scenarios.reading import find

    done = [write_passes(path, packs) for path in find(paths)]
    for written in done:
        for line in written.lines:
            _tell(line)
        if written.problems:
            _tell("\n    ".join((f"{written.path}: left as it is", *written.problems)))
    mended = sum(bool(written.lines) for written in done)
    stuck = sum(bool(written.problems) for written in done)
    typer.echo(f"{mended} written, {len(done) - mended - stuck} without need, {stuck} left as they are")
    if stuck:
        raise typer.Exit(1)


@app.command(cls=_Command, help=_("simulate"))
def simulate(
    ctx: typer.Context,
    edition: Edition = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help=_("simulate-players"))] = None,
    bots: Annotated[str | None, typer.Option("--bots", help=_("simulate-bots"))] = None,
    games: Games = 100,
    seed: Seed = 0,
    max_turns: MaxTurns = 3000,
    workers: Workers = None,
    out: Annotated[Path | None, typer.Option("--out", help=_("simulate-out"))] = None,
    report: Annotated[Path | None, typer.Option("--report", help=_("simulate-report"))] = None,
    resume: Annotated[bool, typer.Option("--resume", help=_("simulate-resume"))] = False,
    on: Annotated[str, typer.Option("--on", help=_("simulate-on"))] = "local",
    variant: Variants = None,
    pack: Packs = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    import msgspec

    from grosbill.sim import commands

    asked = commands.request(edition, players, bots, seed, max_turns, variant, pack)
    summary = commands.simulate(asked, games, workers, on, out, report, _lang(ctx, lang), resume=resume)
    figures = msgspec.to_builtins(summary)
    if as_json:
        _write(figures)
    else:
        _table(figures)
    if summary.errors:
        raise typer.Exit(1)


@app.command(cls=_Command, help=_("arena"))
def arena(
    ctx: typer.Context,
    bots: Annotated[str, typer.Option("--bots", help=_("arena-bots"))],
    edition: Edition = None,
    games: Games = 100,
    seed: Seed = 0,
    max_turns: MaxTurns = 3000,
    workers: Workers = None,
    variant: Variants = None,
    pack: Packs = None,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    import msgspec

    from grosbill.sim import commands

    spoken = _lang(ctx, lang)
    asked = commands.request(edition, len(bots.split(",")), bots, seed, max_turns, variant, pack)
    fought = commands.fight_it_out(asked, games, workers, spoken)
    if as_json:
        _write(msgspec.to_builtins(fought.standings))
    else:
        typer.echo(commands.table(fought, spoken))
    if fought.errors:
        raise typer.Exit(1)


@app.command(cls=_Command, help=_("bench"))
def bench(as_json: AsJson = False, lang: Language = None) -> None:
    from grosbill.sim.bench import bench as measure
    from grosbill.sim.prompts import GAMES, idle_prompts

    figures = {**measure(), "idle_prompts": round(idle_prompts(GAMES), 3)}
    if as_json:
        _write(figures)
    else:
        _table(figures)


# --- packs of one's own -----------------------------------------------------------------------------------

pack_app = typer.Typer(
    cls=_Commands, help=_("packs"), no_args_is_help=True, rich_markup_mode=None, add_completion=False
)
app.add_typer(pack_app, name="pack")


class SchemaOf(StrEnum):
    """The files of a pack."""

    cards = "cards"
    words = "words"
    pack = "pack"
    icons = "icons"


@pack_app.command(cls=_Command, help=_("pack-check"))
def check(
    ctx: typer.Context,
    folders: Annotated[list[Path], typer.Argument(metavar="DIR…", help=_("pack-folders"))],
    lang: Language = None,
) -> None:
    from grosbill.listings import packs as packcheck

    sound = [packcheck.check(folder, _lang(ctx, lang)) for folder in folders]
    if not all(sound):
        raise typer.Exit(1)


@pack_app.command(cls=_Command, help=_("pack-schema"))
def schema(
    of: Annotated[SchemaOf, typer.Argument(help=_("pack-schema-of"))] = SchemaOf.cards,
    lang: Language = None,
) -> None:
    from grosbill.packs.schema import schema_of

    typer.echo(json.dumps(schema_of(of.value), indent=2))


def _table(figures: dict[str, Any]) -> None:
    width = max(len(name) for name in figures)
    for name, value in figures.items():
        shown = f"{value:,}" if isinstance(value, int | float) else value
        typer.echo(f"{name.ljust(width)}  {shown}")


def main() -> None:
    """Start the program."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        # What was closed before the program began is nothing to read from or to write to.
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 (as long as we run)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that lacks a letter shows a question mark in its place.
        with contextlib.suppress(AttributeError, ValueError):
            # The standard streams are text wrappers, though their declared type does not say so.
            stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    app()
