"""The report of a simulation: what it says, in both languages, about results of every kind and none."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from grosbill.language import LANGUAGES
from grosbill.model.errors import GrosbillError
from grosbill.packs import edition, mix_for
from grosbill.sim.report import cards, write_report
from grosbill.sim.report.cards import card_effects
from grosbill.sim.report.measures import (
    curves,
    fights_by_level,
    help_given,
    outcomes,
    quantile,
    terms,
    wins_by,
)
from grosbill.sim.report.results import open_results
from made_up import SCHEMA, Row, write_results, write_table

_VOID = {"meta"}


class _Reader(HTMLParser):
    """Reads a page strictly: elements are closed in turn, ids are there once, links lead to one of them."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.rows: list[list[str]] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open
        assert len(self.ids) == len(set(self.ids))
        assert set(self.links) <= set(self.ids)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        assert tag not in {"script", "link", "img", "iframe"}
        self.ids += [values["id"] or ""] if "id" in values else []
        link = values.get("href")
        if link is not None:
            assert link.startswith("#")
            self.links.append(link[1:])
        if tag == "tr":
            self.rows.append([])
        if tag in {"td", "th"}:
            self.rows[-1].append("")
        if tag not in _VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] in (["td"], ["th"]):
            self.rows[-1][-1] += data
        if data.strip() and "style" not in self.open:
            self.words.append(data.strip())

    def row(self, name: str) -> list[str]:
        """The row of a table that begins so."""
        return next(row for row in self.rows if row[0] == name)

    @property
    def text(self) -> str:
        """All that can be read."""
        return " ".join(self.words)


def _report(results: Path, lang: str = "en") -> _Reader:
    page = write_report(results, results.parent / f"report-{lang}", lang)
    return _Reader(page.read_text("utf-8"))


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("results") / "games.parquet"
    bots = ("greedy", "greedy", "random", "random")
    return write_results(path, 300, bots, strong="cheat", failed=0.02)


# --- the page ---------------------------------------------------------------------------------------------


def test_the_page_needs_nothing_else(results: Path) -> None:
    page = write_report(results, results.parent / "deep" / "down", "en")
    assert page == results.parent / "deep" / "down" / "index.html"
    assert [path.name for path in page.parent.iterdir()] == ["index.html"]
    text = page.read_text("utf-8")
    assert "://" not in text
    assert "@import" not in text
    assert not re.search(r"url\((?!#)", text)
    assert not re.search(r"#0000[0-9a-f]{2}\b", text), "a colour that follows neither light nor dark"
    assert text.count("<svg") == 12


def test_the_same_results_give_the_same_page(results: Path, tmp_path: Path) -> None:
    page = write_report(results, tmp_path / "one", "fr")
    style = tmp_path / "matplotlibrc"
    style.write_text("xtick.labelsize: 30\n")
    code = (
        "import sys, pathlib; from grosbill.sim.report import write_report;"
        "write_report(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]), 'fr')"
    )
    command = [sys.executable, "-c", code, str(results), str(tmp_path / "two")]
    subprocess.run(command, check=True, env=os.environ | {"MATPLOTLIBRC": str(style), "PYTHONHASHSEED": "7"})
    assert (tmp_path / "two" / "index.html").read_bytes() == page.read_bytes()


def test_all_of_it_is_in_the_language_asked_for(results: Path) -> None:
    english, french = (_report(results, lang).text for lang in LANGUAGES)
    for text, there, elsewhere in (
        (english, ("Who wins", "Wizard", "par 24", "winners", "Cheat!"), ("vainqueurs", "Magicien")),
        (french, ("Qui gagne", "Magicien", "norme 24", "vainqueurs", "Tricheur"), ("winners", "Wizard")),
    ):
        assert all(word in text for word in there)
        assert not any(word in text for word in elsewhere)
    assert re.search(r"\d\.\d%", english)
    assert not re.search(r"\d,\d\s?%", english)
    assert re.search(r"\d,\d\N{NO-BREAK SPACE}%", french)
    assert not re.search(r"\d\.\d", french.replace("grosbill 0.1.0", ""))
    assert "'" not in french
    assert "d’Holm" not in french


def test_the_strong_card_stands_out_and_no_other(results: Path) -> None:
    page = _report(results)
    assert page.text.count("is stronger than par by") == 1
    assert "Cheat! is stronger than par by" in page.text
    assert "is weaker than par by" not in page.text
    names = [row[0] for row in page.rows if len(row) == 9]
    assert names[:2] == ["Card", "Cheat!"]


# --- figures, against a count by hand -----------------------------------------------------------------------


def _rows(path: Path, kind: str) -> list[Row]:
    rows = pq.read_table(path).to_pylist()
    failed = {row["game"] for row in rows if row["outcome"] == "error"}
    return [row for row in rows if row["row"] == kind and row["game"] not in failed]


def test_outcomes_and_groups(results: Path) -> None:
    games, players = _rows(results, "game"), _rows(results, "player")
    with open_results(results) as found:
        total = outcomes(found)
        groups = {by: wins_by(found, by, total) for by in ("place", "bot", "race")}
    assert total.won == sum(game["outcome"] == "won" for game in games)
    assert total.won + total.unfinished == len(games) == 300 - total.failed
    assert total.failed > 0
    assert (total.everyone, total.wins) == (len(players), sum(bool(player["won"]) for player in players))
    assert [group.name for group in groups["place"]] == ["0", "1", "2", "3"]
    greedy, random = groups["bot"]
    assert (greedy.name, greedy.players, random.players) == ("greedy", len(games) * 2, len(games) * 2)
    assert greedy.stands
    assert random.stands
    nobody = groups["race"][0]
    assert (nobody.name, nobody.players) == ("", sum(not player["race"] for player in players))
    assert sum(group.players for group in groups["race"]) > len(players)  # two races count for both


def test_fights_help_and_terms(results: Path) -> None:
    fights = _rows(results, "fight")
    with open_results(results) as found:
        levels, helped, deals = fights_by_level(found), help_given(found), terms(found)
    for level in levels:
        same = [fight for fight in fights if fight["level"] == level.level]
        assert level.fights == len(same)
        assert level.against == sum(fight["against"] for fight in same)
        assert level.outcomes["caught"] == sum(fight["outcome"] == "caught" for fight in same)
    behind = [fight for fight in fights if fight["behind"]]
    assert helped[True].fights == len(behind)
    assert helped[True].helped == sum(fight["helper"] is not None for fight in behind)
    assert helped[False].fights == len(fights) - len(behind)
    assert sum(row.deals for row in deals) == sum(fight["helper"] is not None for fight in fights)


def test_levels_turn_by_turn(results: Path) -> None:
    won = {game["game"] for game in _rows(results, "game") if game["outcome"] == "won"}
    players = [player for player in _rows(results, "player") if player["game"] in won]
    with open_results(results) as found:
        winners, others = curves(found)
    assert (winners[0].turn, winners[0].players, others[0].players) == (1, len(won), 3 * len(won))
    fifth = [levels[4] for p in players if p["won"] and len(levels := p["levels"]) > 4]
    assert winners[4].mean == pytest.approx(sum(fifth) / len(fifth))
    assert winners[-1].players >= 0.05 * len(won)
    assert winners[-1].turn == others[-1].turn


def test_quartiles() -> None:
    assert [quantile({1: 1, 2: 1, 3: 1, 4: 1}, share) for share in (0.25, 0.5, 0.75, 1)] == [1, 2, 3, 4]
    assert quantile({7: 1}, 0.5) == 7


def test_cards_dealt_and_played(results: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "_AT_ONCE", 70)  # several times for 300 games
    players = {(p["game"], p["seat"]): p for p in _rows(results, "player")}
    plays = [row for row in _rows(results, "card") if row["card"] == "cheat"]
    dealt = [p for p in players.values() if "cheat" in p["dealt"]]
    hands = Counter(card for p in players.values() for card in set(p["dealt"]))
    who = {(play["game"], play["seat"]) for play in plays}
    with open_results(results) as found:
        best, *rest, last = effects = card_effects(found, outcomes(found), ["never-printed"])
    assert {card.ref: card.dealt for card in effects if card.dealt} == hands
    sizes = [card.effect.size for card in rest if card.effect]
    assert sizes == sorted(sizes, reverse=True)
    assert best.ref == "cheat"
    assert (best.dealt, best.plays) == (len(dealt), len(plays))
    assert best.effect is not None
    assert best.effect.rate == sum(bool(p["won"]) for p in dealt) / len(dealt)
    assert best.played is not None
    assert best.played.rate == sum(bool(players[key]["won"]) for key in who) / len(who)
    assert last == ("never-printed", 0, None, False, 0, None)


# --- results of every kind ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "players", "games", "lang"),
    [("munchkin", 3, 1, "fr"), ("star+cthulhu", 6, 12, "en"), ("cthulhu", 5, 12, "fr"), ("lite", 4, 2, "en")],
)
def test_few_games_of_any_edition(name: str, players: int, games: int, lang: str, tmp_path: Path) -> None:
    path = write_results(tmp_path / "few [1]*.parquet", games, name=name, players=players, unfinished=0)
    page = _report(path, lang)
    plan = edition(name)
    assert getattr(plan.name, lang) in page.text
    assert len([row for row in page.rows if len(row) == 9]) == 1 + len(mix_for(plan, plan.defaults()).defs)


@pytest.mark.parametrize(
    ("outcome", "lang"), [({"unfinished": 1.0}, "en"), ({"failed": 1.0}, "fr"), ({"games": 0}, "en")]
)
def test_nobody_won(outcome: dict[str, Any], lang: str, tmp_path: Path) -> None:
    page = _report(write_results(tmp_path / "games.parquet", **({"games": 8} | outcome)), lang)
    said = {"en": "No game was won.", "fr": "Aucune partie n’a été gagnée."}[lang]
    assert page.text.count(said) == 3
    assert "rp-" not in page.text


def test_cards_of_a_pack_that_is_not_here(tmp_path: Path) -> None:
    path = write_results(tmp_path / "games.parquet", 5)
    table = pq.read_table(path)
    played = table["card"].to_pylist()
    mine = next(card for card in played if card)
    own = pa.array(["my-own-card" if card == mine else card for card in played])
    table = table.set_column(SCHEMA.get_field_index("card"), "card", own)
    about = table.schema.metadata[b"grosbill"].replace(b'"munchkin"', b'"munchkin+mine"')
    write_table(table.replace_schema_metadata({b"grosbill": about}), path)
    page = _report(path)
    assert page.row("my-own-card")[1] == "0"
    assert page.row("Wizard")
    assert "games of munchkin+mine" in page.text
    write_table(table.replace_schema_metadata({b"grosbill": about.replace(b"munchkin+", b"")}), path)
    assert _report(path).row("wizard")


def test_names_from_a_pack_are_text(tmp_path: Path) -> None:
    path = write_results(tmp_path / "games.parquet", 2, variants=["<b>&"], bots=("greedy",))
    text = write_report(path, tmp_path, "en").read_text("utf-8")
    assert "&lt;b&gt;&amp;" in text


# --- what can be wrong --------------------------------------------------------------------------------------


def _refused(path: Path, folder: Path) -> str:
    with pytest.raises(GrosbillError) as caught:
        write_report(path, folder, "en")
    assert "\n" not in str(caught.value)
    assert not (folder / "index.html").exists()
    return str(caught.value)


def test_no_file(tmp_path: Path) -> None:
    assert "no results at" in _refused(tmp_path / "none.parquet", tmp_path)
    assert "no results at" in _refused(tmp_path, tmp_path)


def test_no_parquet_file(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    for content in (b"", b"not a table", b"PAR1" * 40):
        path.write_bytes(content)
        assert "damaged" in _refused(path, tmp_path)


def test_half_a_file(results: Path, tmp_path: Path) -> None:
    whole = results.read_bytes()
    path = tmp_path / "games.parquet"
    path.write_bytes(whole[: len(whole) // 2])
    assert "damaged" in _refused(path, tmp_path)
    path.write_bytes(whole[:2000] + bytes(len(whole) // 2) + whole[2000 + len(whole) // 2 :])
    assert "damaged" in _refused(path, tmp_path)


def test_somebody_elses_table(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_table(pa.table({"row": ["game"]}), path)
    assert "not one that grosbill simulate wrote" in _refused(path, tmp_path)
    for note, complaint in (
        (b'{"format": 1}', "format 1; this program reads format 3"),
        (b'{"format": 3}', "damaged"),
        (b"[", "damaged"),
    ):
        write_table(pa.table({"row": ["game"]}).replace_schema_metadata({b"grosbill": note}), path)
        assert complaint in _refused(path, tmp_path)


def test_a_column_is_missing(tmp_path: Path) -> None:
    path = write_results(tmp_path / "games.parquet", 1)
    write_table(pq.read_table(path).drop_columns(["dealt"]), path)
    assert "no column 'dealt'" in _refused(path, tmp_path)


def test_a_folder_that_cannot_be_written(results: Path, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "cannot write the report to" in _refused(results, file / "folder")


@pytest.mark.parametrize("module", ["duckdb", "matplotlib", "pyarrow"])
def test_a_missing_extra(module: str, results: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    assert "pip install 'grosbill[sim]'" in _refused(results, tmp_path)
