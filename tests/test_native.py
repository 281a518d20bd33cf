"""The compiled build: what Structs become, and what every record answers to in both builds."""

from __future__ import annotations

import copy
import pickle
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

from grosbill.model import records
from grosbill.model.state import Fight, Foe, Player, State
from grosbill.model.steps import Charity, Claim, Frame, Opening, Script

COMPILING = Path(__file__).parents[1] / "compiling"
FRAME = Frame(1, card=4)
RECORDS = [
    FRAME,
    Foe(3, 3, 1, 0, "door"),
    Claim(removal=True),
    Script((), 2, FRAME),
    Player(3, "female", hand=(1, 2)),
    Fight(1, foes=(Foe(3, 3, 1, 0, "door"),)),
    Charity(1, ((0, 2),)),
    State(5, [Player(1, "male")], ((1,), (2, 3)), dice=(4,)),
]


@pytest.mark.parametrize("record", RECORDS, ids=lambda record: type(record).__name__)
def test_every_record_can_be_copied_compared_shown_and_stored(record: Any) -> None:
    data = msgspec.to_builtins(record, enc_hook=records.stored)
    for twin in (
        records.copied(record),
        records.replace(record),
        copy.deepcopy(record),
        pickle.loads(pickle.dumps(record)),  # noqa: S301 (our own)
        records.revived(msgspec.convert(data, records.form(type(record)))),
    ):
        assert twin is not record
        assert type(twin) is type(record)
        assert twin == record
        assert repr(twin) == repr(record)


def test_a_record_with_a_field_changed() -> None:
    other = records.replace(FRAME, you=2)
    assert (other.you, other.card, FRAME.you) == (2, 4, 1)
    assert other != FRAME
    assert other == Frame(2, card=4)
    assert len({FRAME, Frame(1, card=4), other}) == 2


def test_fields_and_what_they_hold() -> None:
    assert records.fields(Foe)[:3] == ("card", "shape", "kin")
    assert records.values(Foe(3, 4, 1, 0, "door")) == (3, 4, 1, 0, "door", False, 0)
    assert records.values(Opening()) == ()


def test_the_form_in_which_a_record_is_stored() -> None:
    assert issubclass(records.form(Claim), msgspec.Struct)
    assert msgspec.to_builtins(Claim(removal=True), enc_hook=records.stored) == {
        "type": "Claim",
        "removal": True,
    }
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"you": "me"}, records.form(Frame))
    with pytest.raises(NotImplementedError, match="object"):
        records.stored(object())


# --- the rewriting ------------------------------------------------------------------------------------------

SOURCE = '''"""Words."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import msgspec

NOBODY = -1


class Step(msgspec.Struct, frozen=True, tag=True):
    """Something."""


class Claim(Step, frozen=True):
    """A claim."""

    seat: int
    helper: int = NOBODY


class Board(msgspec.Struct, gc=False):
    """A board."""

    steps: tuple[Step, ...] = ()

    def top(self) -> Step:
        """The last."""
        return self.steps[-1]


class Game(Board, kw_only=True):
    """A game."""

    name: str


LAST = 3
if TYPE_CHECKING:
    AnyStep: TypeAlias = Step
else:
    AnyStep = Claim
'''
USING = '''from __future__ import annotations
import msgspec
from grosbill.model.first import Board, Claim


class More(Board):
    """More."""

    last: Claim
'''


@pytest.fixture
def rewritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """The names of the module above, once it is rewritten."""
    monkeypatch.syspath_prepend(str(COMPILING))
    import native
    import record

    path = tmp_path / "words.py"
    path.write_text(SOURCE, encoding="utf-8")
    assert native.rewrite([path]) == []
    base = ModuleType("grosbill.model.native")
    vars(base).update(Record=record.Record)
    monkeypatch.setitem(sys.modules, "grosbill.model.native", base)
    names: dict[str, Any] = {"__name__": "words"}
    exec(path.read_text(encoding="utf-8"), names)  # noqa: S102 (our own)
    return names


def test_structs_become_classes_that_answer_to_the_same(rewritten: dict[str, Any]) -> None:
    claim, game_of = rewritten["Claim"], rewritten["Game"]
    assert not any(isinstance(kind, type) and issubclass(kind, msgspec.Struct) for kind in rewritten.values())
    assert claim(2) == claim(2, -1) == claim(seat=2)
    assert claim(2) != claim(3)
    assert hash(claim(2)) == hash(claim(2))
    assert repr(claim(2)) == "Claim(seat=2, helper=-1)"
    assert records.replace(claim(2), helper=4).helper == 4
    assert isinstance(claim(2), rewritten["Step"])
    game = game_of((claim(2),), name="Ann")
    assert records.copied(game).name == "Ann"
    assert game.top() == claim(2)
    assert records.fields(game_of) == ("steps", "name")
    with pytest.raises(TypeError):
        game_of((), "Ann")
    assert rewritten["LAST"] == 3
    assert rewritten["AnyStep"] is rewritten["Step"]


def test_what_the_garbage_collector_leaves_alone_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(COMPILING))
    import native

    path = tmp_path / "words.py"
    path.write_text(SOURCE, encoding="utf-8")
    native.rewrite([path])
    lines = path.read_text(encoding="utf-8").splitlines()
    left_alone = [after for line, after in pairwise(lines) if line == "@_mypyc_attr(acyclic=True)"]
    assert left_alone == ["class Board(_Record):", "class Game(Board):"]


def test_a_module_of_the_model_is_kept_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(COMPILING))
    import native

    model = tmp_path / "grosbill" / "model"
    model.mkdir(parents=True)
    first, second = model / "first.py", model / "second.py"
    first.write_text(SOURCE, encoding="utf-8")
    second.write_text(USING, encoding="utf-8")
    kept = native.rewrite([first, second])
    assert [path.name for path in kept] == [f"first{records.STORED}.py", f"second{records.STORED}.py"]
    assert kept[0].read_text(encoding="utf-8") == SOURCE
    assert f"from grosbill.model.first{records.STORED} import Board, Claim" in kept[1].read_text(
        encoding="utf-8"
    )
    assert "grosbill.model.first import Step" in second.read_text(encoding="utf-8")


DOOR = '''from __future__ import annotations


class Game:
    """A game."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def legal(self, seat: int, *, told: str = "") -> tuple[int, ...]:
        """What is legal."""
        return self._checked(seat)

    def _checked(self, seat: object) -> tuple[int, ...]:
        return (seat,) if type(seat) is int else ()
'''


def test_where_people_call_us_public_functions_take_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(str(COMPILING))
    import native

    path, other = tmp_path / "game.py", tmp_path / "rules.py"
    for each in (path, other):
        each.write_text(DOOR, encoding="utf-8")
    native.rewrite([path, other], [path])
    text = path.read_text(encoding="utf-8")
    assert 'def legal(self, seat: _Any, *, told: _Any = "") -> tuple[int, ...]:' in text
    assert "def __init__(self, seats: int) -> None:" in text
    assert "def _checked(self, seat: object) -> tuple[int, ...]:" in text
    assert "_Any" not in other.read_text(encoding="utf-8").split("class Game:")[1]
