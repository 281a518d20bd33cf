"""The page: one file that needs nothing else, neither a script nor an address."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from grosbill.sim.errors import ResultsError, need
from grosbill.sim.report.cards import card_effects
from grosbill.sim.report.html import element, facts, paragraph, section
from grosbill.sim.report.measures import Outcomes, fights_by_level, help_given, lengths, outcomes, quantile
from grosbill.sim.report.names import Names
from grosbill.sim.report.results import Results, open_results
from grosbill.sim.report.sections import cards_section, fights_section, lengths_section, wins_section

PAGE = "index.html"
_STYLE = Path(__file__).with_name("style.css")
_SECTIONS = ("wins", "lengths", "fights", "cards", "table", "played", "method")


def write_report(results: Path, folder: Path, lang: str) -> Path:
    """Write the report of a results file into a folder, and say where its page is."""
    need("a report", "sim", "duckdb", "matplotlib", "pyarrow")
    page, draft = folder / PAGE, folder / f"{PAGE}.part"
    try:
        with open_results(results) as found:
            folder.mkdir(parents=True, exist_ok=True)  # told before the work, if it cannot be
            text = _page(found, lang)
        draft.write_text(text, "utf-8")
        draft.replace(page)
    except OSError as error:
        with suppress(OSError):
            draft.unlink(missing_ok=True)
        raise ResultsError(f"cannot write the report to {page}: {error.strerror}") from error
    return page


def _page(results: Results, lang: str) -> str:
    names = Names(results.run.edition, lang)
    total = outcomes(results)
    turns, fights, helped = lengths(results), fights_by_level(results), help_given(results)[True]
    cards = card_effects(results, total, names.mix.defs_by_id if names.mix else ())
    marked = sum(card.stands for card in cards)
    say = names.say

    games = total.won + total.unfinished + total.failed
    title = say("rp-title", games=games, edition=names.edition)
    figures = [(say("rp-key-games"), names.count(games))]
    if turns:
        figures.append((say("rp-key-turns"), names.count(quantile(turns, 0.5))))
    if fights:
        a_game = sum(level.fights for level in fights) / (total.won + total.unfinished)
        figures.append((say("rp-key-fights"), names.decimal(a_game)))
    if helped.fights:
        figures.append((say("rp-key-helped"), names.percent(helped.helped / helped.fights)))
    if total.won:
        figures.append((say("rp-key-cards", n=marked), names.count(marked)))

    top = [
        element("div", say("rp-kicker"), "kicker"),
        element("h1", title),
        paragraph(" ".join(_lead(results, names, total, turns, marked)), "lead"),
        facts(figures, "figures"),
        "<nav>" + "".join(f'<a href="#{name}">{say(f"rp-{name}")}</a>' for name in _SECTIONS) + "</nav>",
    ]
    body = [
        wins_section(results, names, total),
        lengths_section(results, names, turns),
        fights_section(results, names, fights),
        *cards_section(cards, names, total),
        section("played", say("rp-played"), facts(_played(results, names, total), "facts")),
        section(
            "method",
            say("rp-method"),
            *(paragraph(say(f"rp-method-{what}")) for what in ("rates", "holm", "fights", "bots")),
        ),
    ]
    return "\n".join(
        (
            f'<!DOCTYPE html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            element("title", title),
            f"<style>\n{_STYLE.read_text('utf-8')}</style>\n</head>\n<body>\n<main>",
            *("<header>", *top, "</header>", *body),
            "</main>\n</body>\n</html>\n",
        )
    )


def _lead(results: Results, names: Names, total: Outcomes, turns: dict[int, int], marked: int) -> list[str]:
    """The page in a few sentences."""
    say, run = names.say, results.run
    bots = list(dict.fromkeys(run.bots))
    lead = [say("rp-lead-bots", players=run.players, kinds=len(bots), bots=names.list(bots))]
    if turns:
        lead.append(say("rp-lead-length", won=total.won, median=quantile(turns, 0.5)))
        lead.append(say("rp-lead-cards", n=marked))
    else:
        lead.append(say("rp-lead-none"))
    if total.unfinished:
        lead.append(say("rp-lead-unfinished", n=total.unfinished, turns=run.max_turns))
    if total.failed:
        lead.append(say("rp-lead-failed", n=total.failed))
    return lead


def _played(results: Results, names: Names, total: Outcomes) -> list[tuple[str, str]]:
    """Everything needed to play the same games again."""
    say, run, count = names.say, results.run, names.count
    found = {
        "edition": names.edition,
        "variants": names.list(list(run.variants)) or say("rp-none"),
        "players": count(run.players),
        "bots": ", ".join(run.bots),
        "games": count(total.won + total.unfinished + total.failed),
        "outcomes": say(
            "rp-outcomes",
            won=count(total.won),
            unfinished=count(total.unfinished),
            failed=count(total.failed),
        ),
        "shared": count(total.shared),
        "decisions": count(total.decisions),
        "seed": str(run.seed),
        "limit": say("rp-limit", n=run.max_turns),
        "version": say("rp-version", version=run.version, code=run.code),
        "packs": run.packs,
    }
    return [(say(f"rp-fact-{name}"), value) for name, value in found.items()]
