"""What is in sight of the discards: all of them, or the top one and how many there are (R-CARD-003)."""

from __future__ import annotations

import pytest

from counting import same
from grosbill.packs import editions
from grosbill.testing.invariants import table_of
from playing import staged

_SCENE = """
edition: {edition}
settings: {{{settings}}}
players:
  Ann: {{hand: [wand-of-dowsing]}}
  Bob: {{}}
  Cid: {{}}
treasure_discards: [loaded-die, steal-a-level, horny-helmet]
"""


def test_only_lite_closes_the_discards() -> None:
    """A table may change it, there and elsewhere."""
    assert {name for name, edition in editions().items() if not edition.defaults().open_discards} == {"lite"}
    assert all("open_discards" in edition.options for edition in editions().values())


@pytest.mark.parametrize(
    ("edition", "settings", "pile"),
    [
        ("lite", "", ["loaded-die"]),
        ("lite", "open_discards: true", ["horny-helmet", "steal-a-level", "loaded-die"]),
        ("munchkin", "", ["horny-helmet", "steal-a-level", "loaded-die"]),
        ("munchkin", "open_discards: false", ["loaded-die"]),
    ],
)
def test_a_view_shows_what_may_be_read(edition: str, settings: str, pile: list[str]) -> None:
    """The number of cards is told in any case, to players and spectators; and so in numbers."""
    game = staged(_SCENE.format(edition=edition, settings=settings))
    for seat in (None, 0, 1):
        seen = game.view(seat)
        assert seen["treasure_discards"] == pile
        assert (seen["door_discarded"], seen["treasure_discarded"]) == (0, 3)
    same(table_of(game))


def test_whoever_searches_reads_them_all() -> None:
    """The Wand of Dowsing lets its user look through the discards, and nobody else."""
    game = staged(_SCENE.format(edition="lite", settings=""), "Ann: play wand-of-dowsing")
    assert game.view(0)["step"]["kind"] == "pick"
    assert len(game.view(0)["treasure_discards"]) > 1
    assert len(game.view(1)["treasure_discards"]) == 1
    same(table_of(game))
