"""A card and a clause are added as CONTRIBUTING.md says, in a copy of the package, and played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from copying import HOME, Copy
from grosbill.pictures import kind_icons

GUIDE = (HOME / "CONTRIBUTING.md").read_text("utf-8")
PAGE = (HOME / "docs" / "cards.md").read_text("utf-8")
PAGE = PAGE.partition("\n## A new card, step by step\n")[2].partition("\n## ")[0]
CARD = ("cards", "laundry-golem")

SOLD = """title: Four items are too many to sell at once
rules: [{clause}]
players:
  Ann: {{carries: [leather-armor, slimy-armor, flaming-armor, helm-of-courage]}}
  Bob: {{}}
  Cid: {{}}
steps:
  - Ann: sell leather-armor, slimy-armor, flaming-armor, helm-of-courage
    refused: {clause}
then:
  Ann: {{level: 1, carries: [leather-armor, slimy-armor, flaming-armor, helm-of-courage]}}
"""


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[Copy]:
    there = Copy(tmp_path, scenarios=True, columns=100)
    yield there
    there.stop()


def steps(heading: str) -> list[str]:
    """The numbered steps below a heading of the guide."""
    part = GUIDE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return re.findall(r"^\d\. (.*(?:\n   .*)*)", part, re.MULTILINE)


def shown(command: str, nth: int = 0) -> str:
    """What the page says that a command prints."""
    found = re.findall(rf"^\$ {re.escape(command)}\n((?:[^$`].*\n)*)", PAGE, re.MULTILINE)
    return str(found[nth])


def plain(said: str) -> str:
    """What was printed as it stands on a page: no spaces at the end of lines, and none that do not break."""
    lines = said.replace("\N{NO-BREAK SPACE}", " ").splitlines()
    return "".join(f"{line.rstrip()}\n" for line in lines)


def test_a_card(copy: Copy) -> None:
    """As the page goes through it: with a mistake first, and the count forgotten."""
    words = (
        "raise `cards`",
        "a name",
        "`source`",
        "lite.toml",
        "Choose an icon",
        "Write a scenario",
        "make golden",
    )
    assert [word in step for word, step in zip(words, steps("To add a card"), strict=True)] == [True] * 7
    file = copy.place / "src/grosbill/packs/munchkin/monsters.toml"
    (card,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    file.write_text(f"{file.read_text('utf-8')}\n{card}", "utf-8")
    said = plain(copy.run(*CARD, code=2))
    assert said == shown("grosbill cards laundry-golem")

    before, after = re.findall(r"\d+", said.partition("cards: ")[2])[:2]
    assert f"`cards = {after}` in `packs/munchkin/pack.toml`, and with `wizard`" in PAGE
    copy.change("packs/munchkin/pack.toml", f"cards = {before}", f"cards = {after}")
    copy.change("packs/munchkin/monsters.toml", "wizzard", "wizard")
    assert plain(copy.run(*CARD)) == shown("grosbill cards laundry-golem", 1)
    assert plain(copy.run("--lang", "fr", *CARD)) == shown("grosbill --lang fr cards laundry-golem")
    assert "laundry-golem" in copy.run("cards", "--coverage", code=1)

    assert _icon(copy) == kind_icons()["monster"]
    (line,) = re.findall(r"in `packs/munchkin/icons.toml`: `(.*)`", PAGE)
    copy.change("packs/munchkin/icons.toml", "gazebo =", f"{line}\ngazebo =")
    assert _icon(copy) == "socks"

    (scenario,) = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    path = copy.place / "scenarios/monsters/laundry-golem.yaml"
    path.write_text(scenario, "utf-8")
    assert copy.run("scenario", str(path)) == shown("grosbill scenario laundry-golem.yaml")
    copy.run("cards", "--coverage")
    assert "scenarios/monsters/laundry-golem.yaml" in copy.run(*CARD)
    assert '"errors": 0' in copy.run("simulate", "-n", "2", "-w", "1", "--max-turns", "20", "--json")


def _icon(copy: Copy) -> str:
    (card,) = json.loads(copy.run(*CARD, "--json"))
    return str(card["icon"])


def test_a_clause(copy: Copy) -> None:
    """At most three items are sold at once: the clause, the rule that keeps it, and its scenario."""
    words = ("clauses.toml", "src/grosbill/rules", "Write a scenario")
    assert [word in step for word, step in zip(words, steps("To add a clause"), strict=True)] == [True] * 3
    clause = _written(copy)
    assert clause in copy.run("rules", clause)
    assert clause in copy.run("rules", "--coverage", code=1)
    path = copy.place / "scenarios/selling/four-items-at-once.yaml"
    path.write_text(SOLD.format(clause=clause), "utf-8")
    assert "0 passed, 1 failed" in copy.run("scenario", str(path), code=1)
    _kept(copy, clause)
    assert copy.run("scenario", str(path)) == "1 passed, 0 failed\n"
    copy.run("rules", "--coverage")
    assert "four-items-at-once" in copy.run("rules", clause)


def _written(copy: Copy) -> str:
    """The clause below the last of its topic, with its text in both languages; its id."""
    text = (copy.place / "src/grosbill/clauses/clauses.toml").read_text("utf-8")
    last = max(re.findall(r"R-SELL-(\d{3})", text))
    clause = f"R-SELL-{int(last) + 1:03}"
    block = re.findall(rf'\[\[clause\]\]\nid = "R-SELL-{last}"\n.*?(?=\n\[\[clause|\Z)', text, re.DOTALL)[0]
    new = (
        f'[[clause]]\nid = "{clause}"\ntopic = "sell"\nen = "At most three items are sold at once."\n'
        'fr = "On vend au plus trois objets à la fois."\nvalue = "yes"\n'
    )
    copy.change("clauses/clauses.toml", block, f"{block}\n{new}")
    return clause


def _kept(copy: Copy, clause: str) -> None:
    """The rule, and its reason in both languages."""
    rule = "rules/topics/selling.py"
    refusal = f'TOO_MANY = Refusal("{clause}", "too-many-sold")'
    copy.change(rule, "\n\ndef refuse_sell_now(", f"{refusal}\n\n\ndef refuse_sell_now(")
    last = "    return Sale(cards, worth)"
    copy.change(rule, last, f"    if len(cards) > 3:\n        return TOO_MANY\n{last}")
    for lang, reason in (("en", "At most three items."), ("fr", "Trois objets au plus.")):
        file = copy.place / "src/grosbill/language" / lang / "refusals.ftl"
        file.write_text(f"{file.read_text('utf-8')}\ntoo-many-sold = {reason}\n", "utf-8")
    copy.stop()
