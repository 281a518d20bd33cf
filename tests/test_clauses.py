"""The clauses and rulings are complete, bilingual and well formed."""

import re
from collections import Counter

import msgspec
import pytest

from grosbill.clauses import BLEND, RULING_TOPICS, TOPICS, Clause, clauses, rulings
from grosbill.clauses.values import Value, texts
from grosbill.packs import editions
from grosbill.packs.boxes import boxes

EVERYWHERE = ("munchkin", "lite", "star", "cthulhu", "blend")


def _texts() -> list[tuple[str, str, str]]:
    """Every text as (where, English, French)."""
    found = [(clause.id, clause.en, clause.fr) for clause in clauses().values()]
    for ruling in rulings().values():
        found.append((f"{ruling.id} situation", ruling.situation.en, ruling.situation.fr))
        found.append((f"{ruling.id} ruling", ruling.ruling.en, ruling.ruling.fr))
    return found


def _values() -> list[tuple[str, Value]]:
    """Every value as it is written, in the clauses and in the files of the editions."""
    found = [(clause.id, clause.value) for clause in clauses().values()]
    return found + [
        (f"{name} {key}", form) for name, box in boxes().items() for key, form in box.clauses.items()
    ]


def test_clauses_are_numbered_in_order_within_each_topic() -> None:
    counts = Counter(clause.topic for clause in clauses().values())
    assert tuple(counts) == TOPICS
    expected = [
        f"R-{topic.upper()}-{number:03}" for topic, count in counts.items() for number in range(1, count + 1)
    ]
    assert list(clauses()) == expected
    assert all(key == clause.id for key, clause in clauses().items())


def test_rulings_are_numbered_in_order() -> None:
    assert list(rulings()) == [f"Q-{number:03}" for number in range(1, len(rulings()) + 1)]
    assert all(key == ruling.id for key, ruling in rulings().items())
    assert {ruling.topic for ruling in rulings().values()} == set(RULING_TOPICS)


def test_every_text_is_in_both_languages() -> None:
    for where, en, fr in _texts():
        assert en.strip() == en != "", where
        assert fr.strip() == fr != "", where
        assert en != fr, where
        assert en[-1] in ".?", where
        assert fr[-1] in ".?", where


def test_no_editorial_marks_are_left() -> None:
    mark = re.compile(r"\[C-|\bC-\d\d\b|implied|\bseeds?\b|https?:", re.IGNORECASE)
    for where, en, fr in _texts():
        assert not mark.search(en), where
        assert not mark.search(fr), where
    for where, value in _values():
        assert not any("[C-" in str(text) for text in texts(value)), where


def test_french_typography() -> None:
    tight = re.compile(r"[^\s][;:!?»]|«[^ ]|[\u2018\u201c\u201d']|  ")
    for where, _en, fr in _texts():
        assert not tight.search(fr), (where, fr)
        assert fr.count("«") == fr.count("»"), where


def test_french_keeps_the_numbers() -> None:
    """A number written in figures in English is in figures in French too."""
    for where, en, fr in _texts():
        english = re.findall(r"\d+", en.replace(",", ""))
        french = re.findall(r"\d+", re.sub(r"(\d) (\d{3})\b", r"\1\2", fr))
        assert sorted(english) == sorted(french), (where, en, fr)


def test_rulings_name_known_editions_once_and_in_order() -> None:
    for ruling in rulings().values():
        assert ruling.editions, ruling.id
        assert list(ruling.editions) == [e for e in EVERYWHERE if e in ruling.editions], ruling.id
        assert {*ruling.editions} <= {*editions(), BLEND}, ruling.id
    assert rulings()["Q-001"].editions == EVERYWHERE
    assert rulings()["Q-004"].editions == ("munchkin", "lite", "blend")
    assert rulings()["Q-035"].editions == EVERYWHERE
    assert rulings()["Q-036"].editions == EVERYWHERE
    assert rulings()["Q-047"].editions == ("munchkin", "lite")
    assert rulings()["Q-092"].editions == ("blend",)


def test_loading_is_cached() -> None:
    assert clauses() is clauses()
    assert rulings() is rulings()


def test_text_speaks_both_languages_and_no_other() -> None:
    clause = clauses()["R-SELL-003"]
    assert clause.text("en") == clause.en == "A sale must total at least 1,000."
    assert clause.text("fr") == clause.fr
    with pytest.raises(ValueError, match="unknown language"):
        clause.text("de")
    ruling = rulings()["Q-026"].ruling
    assert (ruling.text("en"), ruling.text("fr")) == (ruling.en, ruling.fr)


def test_a_wrong_record_is_refused() -> None:
    good = msgspec.to_builtins(clauses()["R-SETUP-001"])
    assert msgspec.convert(good, Clause) == clauses()["R-SETUP-001"]
    wrongs: tuple[dict[str, object], ...] = (
        {"colour": "red"},
        {"id": "SETUP-1"},
        {"topic": "nonsense"},
        {"topic": "card"},
        {"fr": ""},
        {"lite": 4},
        {"value": 4},
        {"value": []},
        {"value": {"en": "yes"}},
        {"value": [{"when": {"listen": True}}]},
    )
    for wrong in wrongs:
        with pytest.raises(msgspec.ValidationError):
            msgspec.convert(good | wrong, Clause)
