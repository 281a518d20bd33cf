"""The documents: the reference of the vocabulary is complete and made anew, and what they show is so."""

from __future__ import annotations

import re
import tomllib
from importlib import import_module
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from grosbill.effects import vocabulary as v
from grosbill.effects.census import (
    BASES,
    RECORDS,
    entries,
    family,
    group,
    mentioned,
    own_keys,
    plain,
    toml,
    words,
)
from grosbill.effects.reference import meanings, reference
from grosbill.effects.text import card_text
from grosbill.language import LANGUAGES
from grosbill.packs.loader import read_pack
from grosbill.packs.reference import BEGIN, END, census, rewritten
from grosbill.scenarios.running import run_paths

ROOT = Path(__file__).parents[1]
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted((ROOT / "docs").glob("*.md"))]
PAGE = (ROOT / "docs" / "cards.md").read_text("utf-8")
INTRODUCTION, _, REST = PAGE.partition(BEGIN)
REFERENCE = REST.partition(END)[0]
CENSUS = census()
CARDS = {card.id: card for card in CENSUS.cards}

# Places kept for other sets, only implied in these, or on a card whose id another set has as well; nothing
# else may be without a card.
WITHOUT_A_CARD = {
    "Cards.most=level",
    "Condition.any",
    "Condition.outcome=died",
    "Crowd.who=everyone",
    "Crowd.who=fighters",
    "Draw.face=up",
    "Exchange.with=right",
    "Glossary.elsewhere",
    "Glossary.money",
    "Lose.even",
    "Played.cost",
    "Sidekick.deck=door",
    "Use.whose=rival",
    "WhoName=lowest",
}
# What the rules speak of and no printed card does: a pack beside the tests has a card for it.
GRAVEYARD = read_pack(ROOT / "tests" / "packs" / "graveyard").cards
IN_THE_GRAVEYARD = {entry for card in GRAVEYARD for entry in mentioned(card)}


def blocks(page: str) -> list[str]:
    """The card data on a page."""
    return re.findall(r"```toml\n(.*?)```", page, re.DOTALL)


# --- the page ---------------------------------------------------------------------------------------------


def test_a_page_without_marks_is_refused() -> None:
    with pytest.raises(SystemExit, match="generated from here on"):
        rewritten("# Cards\n")


def test_the_first_example_is_the_card_as_it_is() -> None:
    data = tomllib.loads(blocks(INTRODUCTION)[0])
    card = msgspec.convert(data["monster"][0], v.Monster)
    assert card == CARDS[card.id]
    quoted = [line.removeprefix("> ") for line in INTRODUCTION.splitlines() if line.startswith("> ")]
    texts = [card_text(card, CENSUS.lexicon, lang, CENSUS.settings) for lang in LANGUAGES]
    assert quoted == [re.sub(r"\s", " ", text) for text in texts]


# --- completeness -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.__name__)
def test_every_record_is_there_with_its_keys(record: type[v.Record]) -> None:
    start = REFERENCE.index(f"Record `{record.__name__}`")
    part = REFERENCE[start:].split("\n#", maxsplit=1)[0]
    for key in own_keys(record):
        assert f"| `{key.name}` |" in part
        if group(key) not in ("Point", "WhoName"):
            there = part if family(record) is record else _family_part(family(record))
            for word in words(key.hint):
                assert f"| `{word}` |" in there


def _family_part(base: type[v.Record]) -> str:
    """Where the words of a family are explained: they mean the same in all its places."""
    return REFERENCE[REFERENCE.index(f"Record `{base.__name__}`") :].split("\n####", maxsplit=1)[0]


@pytest.mark.parametrize("word", [*get_args(v.Point), *get_args(v.WhoName)])
def test_every_point_and_player_is_there(word: str) -> None:
    assert f"**`{word}`**: " in REFERENCE


def test_the_list_of_entries_has_every_literal() -> None:
    source = Path(v.__file__).read_text("utf-8")
    written = {
        word
        for found in re.findall(r"Literal\[(.*?)\]", source, re.DOTALL)
        for word in re.findall(r'"(\w+)"', found)
    }
    assert written == {entry.partition("=")[2] for entry in entries() if "=" in entry}
    assert {record.__name__ for record in RECORDS} == set(
        re.findall(r"^class (\w+)\(", source, re.MULTILINE)
    ) - {"Record"}


def test_every_meaning_is_given_and_none_is_left_over() -> None:
    wanted: dict[str, set[str]] = {family(record).__name__: set() for record in RECORDS}
    for record in RECORDS:
        for key in own_keys(record):
            wanted[family(record).__name__].add(key.name)
            for word in words(key.hint):
                wanted.setdefault(group(key), set()).add(word)
    assert {name: set(table) for name, table in meanings().items()} == wanted
    assert all(text and text[-1] not in ".,;" for table in meanings().values() for text in table.values())


# --- examples ---------------------------------------------------------------------------------------------


def test_every_entry_is_used_by_a_card() -> None:
    assert set(CENSUS.unused()) <= WITHOUT_A_CARD | IN_THE_GRAVEYARD


@pytest.mark.parametrize(
    "record", [record for record in RECORDS if record not in BASES], ids=lambda r: r.__name__
)
def test_every_record_has_an_example(record: type[v.Record]) -> None:
    name = record.__name__
    if record not in (v.Cardfile, v.Glossary) and (name in CENSUS.best or name not in IN_THE_GRAVEYARD):
        example = CENSUS.best[name]
        assert example.card in CARDS
        assert all(example.text)


def test_every_example_reads_back_as_it_is_written_on_its_card() -> None:
    """What stands in a block is part of that very card, or of `words.toml`."""
    count = 0
    for block in blocks(REFERENCE):
        title = block.partition("\n")[0].removeprefix("# ")
        data = tomllib.loads(block)
        if title.startswith("words.toml"):
            continue
        count += 1
        whole = plain(CARDS[title])
        if isinstance(next(iter(data.values())), list) and "id" in data[next(iter(data))][0]:
            assert next(iter(data.values())) == [whole]
            continue
        for name, value in data.items():
            if isinstance(value, list) and name in ("mods", "on", "uses"):
                assert all(part in whole[name] for part in value)
            else:
                assert whole[name] == value
    assert count > 60


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_written_out_is_the_same_card(card: v.AnyCard) -> None:
    """Broken into lines or not."""
    for width in (0, 40, 100, 10_000):
        written = "\n".join(f"{name} = {toml(value, 0, width)}" for name, value in plain(card).items())
        assert msgspec.convert(tomllib.loads(written), type(card)) == card


def test_an_entry_without_a_card_says_so() -> None:
    first = next(iter(CARDS.values()))
    few = type(CENSUS)([first], v.Glossary(), CENSUS.lexicon, {})
    assert "Die" in few.unused()
    assert "No card yet" in reference(few)


# --- the other documents ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["architecture", "scenarios"])
def test_a_scenario_in_a_document_holds(name: str, tmp_path: Path) -> None:
    page = (ROOT / "docs" / f"{name}.md").read_text("utf-8")
    found = [block for block in re.findall(r"```yaml\n(.*?)```", page, re.DOTALL) if "title:" in block]
    assert found
    for number, block in enumerate(found):
        (tmp_path / f"{number}.yaml").write_text(block, "utf-8")
    assert [outcome.problems for outcome in run_paths([tmp_path]) if not outcome.ok] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_files_and_places_a_document_names_are_there(path: Path) -> None:
    page = path.read_text("utf-8")
    for name in re.findall(r"`([\w.][\w/.]*\.(?:py|md|toml|ftl))`", page):  # what begins with / is a server's
        source = ROOT / "src" / "grosbill"
        places = (ROOT, source, source / "packs", source / "packs" / "munchkin", source / "clauses")
        assert any((place / name).is_file() for place in places), name
    headings = {
        re.sub(r"[^\w -]", "", title).lower().replace(" ", "-")
        for title in re.findall(r"^#+ (.*)$", page, re.MULTILINE)
    }
    for link in re.findall(r"\]\((.*?)\)", page):
        assert link[1:] in headings if link.startswith("#") else (path.parent / link).is_file(), link


def test_functions_the_architecture_names_are_there() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    rules = ROOT / "src" / "grosbill" / "rules"
    modules = {path.stem: path.relative_to(rules.parent.parent) for path in rules.rglob("*.py")}
    found = 0
    for module, name in re.findall(r"`(\w+)\.(\w+)`", page):
        if name != "py" and module in modules:
            there = import_module(".".join(modules[module].with_suffix("").parts))
            assert hasattr(there, name), f"{module}.{name}"
            found += 1
    assert found > 5
