"""What each card does to the chance of winning."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from grosbill.sim.intervals import Difference, against_rest, holm
from grosbill.sim.report.measures import Outcomes
from grosbill.sim.report.results import Results

# Who played what is counted for so many games at a time: a pair of player and card is remembered while it is.
_AT_ONCE = 10_000


class CardEffect(NamedTuple):
    """One card: those who were dealt it, and those who played it."""

    ref: str
    dealt: int
    """Players who had it in their opening hand; one who had it twice counts once."""
    effect: Difference | None
    """What it does: the deal is random, so nothing else tells those players from the others."""
    stands: bool
    """Whether that is more than chance would give one of so many cards."""
    plays: int
    """Times it was played or used."""
    played: Difference | None
    """Those who played it against those who did not: whoever does well plays more, so no cause and effect."""


def card_effects(results: Results, total: Outcomes, known: Iterable[str]) -> list[CardEffect]:
    """All cards of the mix and all that were seen besides, from the one that helps most to the worst."""
    dealt = {
        card: (players, wins)
        for card, players, wins in results.ask(
            """SELECT card, count(*), count(*) FILTER (WHERE won) FROM (
                SELECT won, unnest(list_distinct(dealt)) AS card FROM players
            ) GROUP BY card"""
        )
    }
    plays, played = _played(results)
    refs = sorted({*known, *dealt, *plays})
    effects = {ref: _against_rest(dealt.get(ref), total) for ref in refs}
    tested = [ref for ref in refs if effects[ref] is not None]
    stands = dict(zip(tested, holm([effect.p for effect in effects.values() if effect]), strict=True))
    found = [
        CardEffect(
            ref,
            dealt.get(ref, (0, 0))[0],
            effects[ref],
            stands.get(ref, False),
            plays.get(ref, 0),
            _against_rest(played.get(ref), total),
        )
        for ref in refs
    ]
    return sorted(found, key=_worth, reverse=True)


def _worth(card: CardEffect) -> tuple[bool, float]:
    return card.effect is not None, card.effect.size if card.effect else 0.0


def _against_rest(counts: tuple[int, int] | None, total: Outcomes) -> Difference | None:
    if counts is None:
        return None
    players, wins = counts
    return against_rest(wins, players, total.wins, total.everyone)


def _played(results: Results) -> tuple[dict[str, int], dict[str, tuple[int, int]]]:
    """How often each card was played; how many players played it, and how many of them won."""
    plays: dict[str, int] = {}
    played: dict[str, tuple[int, int]] = {}
    (last,) = results.one("SELECT max(game) FROM games")
    for start in range(0, (last if last is not None else -1) + 1, _AT_ONCE):
        span = (start, start + _AT_ONCE - 1)
        for card, times, players, wins in results.ask(
            """SELECT card, sum(times)::BIGINT, count(*), count(*) FILTER (WHERE won) FROM (
                SELECT game, seat, card, count(*) AS times FROM cards WHERE game BETWEEN ? AND ? GROUP BY ALL
            ) JOIN (SELECT game, seat, won FROM players WHERE game BETWEEN ? AND ?) USING (game, seat)
            GROUP BY card""",
            *span,
            *span,
        ):
            plays[card] = plays.get(card, 0) + times
            before = played.get(card, (0, 0))
            played[card] = (before[0] + players, before[1] + wins)
    return plays, played
