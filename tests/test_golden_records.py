"""Golden games as records: a change of the rules asks for a new version of them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from golden_records import ADVICE, changed, file_of, golden, recorded
from grosbill import replay
from grosbill.notation.record import read_record
from grosbill.rules import VERSION
from grosbill.rules.kernel import chance


@pytest.mark.parametrize("path", golden(), ids=lambda path: path.stem)
def test_a_golden_game_comes_out_as_its_record_tells(path: Path) -> None:
    record = read_record(file_of(path).read_bytes())
    told = changed(record)
    assert not told, f"{told}: if that is as it should be, {ADVICE}"
    assert record.rules == VERSION, "run `make golden`"
    assert record == recorded(path), "run `make golden`"
    assert replay(record).digest() == record.digest


def test_a_change_of_the_rules_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here: other cards are drawn."""
    record = read_record(file_of(golden()[0]).read_bytes())
    monkeypatch.setattr(chance, "_MASK", (1 << 63) - 1)
    assert "damaged" in changed(record)
    assert not changed(msgspec.structs.replace(record, rules=VERSION + 1)), "another version is no change"
