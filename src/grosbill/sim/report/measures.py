"""What the games of a results file come to: who won, how long it took, how the fights went."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from grosbill.sim.intervals import Difference, against_rest, holm, wilson
from grosbill.sim.report.results import Results

FIGHT_OUTCOMES = ("won", "escaped", "caught", "gone")


class Outcomes(NamedTuple):
    """How the games ended, and how many sat at them; those that failed count nowhere else."""

    won: int
    unfinished: int
    failed: int
    shared: int
    """Games with more than one winner."""
    decisions: int
    everyone: int
    """Players of all games, as often as they played."""
    wins: int

    @property
    def par(self) -> float:
        """The win rate of a player about whom nothing is known."""
        return self.wins / self.everyone if self.everyone else 0.0


def outcomes(results: Results) -> Outcomes:
    """How the games ended."""
    games = results.one(
        """SELECT count(*) FILTER (WHERE outcome = 'won'), count(*) FILTER (WHERE outcome = 'unfinished'),
        (SELECT count(*) FROM failed), count(*) FILTER (WHERE len(winners) > 1),
        coalesce(sum(decisions), 0)::BIGINT FROM games"""
    )
    return Outcomes(*games, *results.one("SELECT count(*), count(*) FILTER (WHERE won) FROM players"))


# --- who wins ---------------------------------------------------------------------------------------------


class Group(NamedTuple):
    """The players who have something in common, and how often they won."""

    name: str
    players: int
    wins: int
    low: float
    high: float
    difference: Difference | None
    stands: bool
    """Whether it differs from all others by more than chance would give one of so many groups."""

    @property
    def rate(self) -> float:
        """How often they won."""
        return self.wins / self.players


# A player of several races counts for each of them, one of none for the empty name.
_GROUPS = {
    "place": "SELECT place::VARCHAR AS name, won FROM players",
    "bot": "SELECT bot AS name, won FROM players",
    "race": "SELECT unnest(if(len(race) > 0, list_distinct(race), [''])) AS name, won FROM players",
    "class": "SELECT unnest(if(len(class) > 0, list_distinct(class), [''])) AS name, won FROM players",
    "sex": "SELECT sex AS name, won FROM players",
}
_COUNTED = "SELECT name, count(*), count(*) FILTER (WHERE won) FROM ({}) GROUP BY name ORDER BY name"
GROUPINGS = tuple(_GROUPS)


def wins_by(results: Results, grouping: str, total: Outcomes) -> list[Group]:
    """The win rates of all groups of one grouping."""
    rows = results.ask(_COUNTED.format(_GROUPS[grouping]))
    found = [against_rest(wins, players, total.wins, total.everyone) for _, players, wins in rows]
    stands = iter(holm([other.p for other in found if other]))
    return [
        Group(name, players, wins, *wilson(wins, players), other, other is not None and next(stands))
        for (name, players, wins), other in zip(rows, found, strict=True)
    ]


# --- how long it takes ------------------------------------------------------------------------------------


def lengths(results: Results) -> dict[int, int]:
    """How many of the games that somebody won took so many turns."""
    return dict(
        results.ask("SELECT turns, count(*) FROM games WHERE outcome = 'won' GROUP BY turns ORDER BY turns")
    )


def quantile(counts: Mapping[int, int], share: float) -> int:
    """The smallest number that so large a share of all numbers does not exceed."""
    left = share * sum(counts.values())
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    raise ValueError("no numbers")


class Point(NamedTuple):
    """The levels of some players after one of their own turns."""

    turn: int
    players: int
    mean: float
    low: int
    high: int


_ENOUGH = 0.05  # a curve goes on while so large a share of its players is still there


def curves(results: Results) -> tuple[list[Point], list[Point]]:
    """The levels of winners and of the others in the games that somebody won, turn by turn."""
    levels: dict[bool, dict[int, dict[int, int]]] = {True: {}, False: {}}
    for turn, won, level, count in results.ask(
        """SELECT turn, won, level, count(*) FROM (
            SELECT won, unnest(levels) AS level, generate_subscripts(levels, 1) AS turn
            FROM players WHERE game IN (SELECT game FROM games WHERE outcome = 'won')
        ) GROUP BY ALL ORDER BY ALL"""
    ):
        levels[won].setdefault(turn, {})[level] = count
    winners, others = ([_point(*turn) for turn in levels[won].items()] for won in (True, False))
    # Both end together: beyond that only the longest games are left, and they are unlike the rest.
    last = min((_last(points) for points in (winners, others) if points), default=0)
    return [point for point in winners if point.turn <= last], [p for p in others if p.turn <= last]


def _point(turn: int, counts: Mapping[int, int]) -> Point:
    players = sum(counts.values())
    mean = sum(level * count for level, count in counts.items()) / players
    return Point(turn, players, mean, quantile(counts, 0.25), quantile(counts, 0.75))


def _last(points: Iterable[Point]) -> int:
    first, *rest = points
    return max([first.turn, *(point.turn for point in rest if point.players >= _ENOUGH * first.players)])


# --- fights -----------------------------------------------------------------------------------------------


class Fights(NamedTuple):
    """The fights of fighters of one level."""

    level: int
    outcomes: dict[str, int]
    against: int
    """Cards that others played against the fighter."""

    @property
    def fights(self) -> int:
        """How many there were."""
        return sum(self.outcomes.values())


def fights_by_level(results: Results) -> list[Fights]:
    """How fights ended and how many cards were played against the fighter, by the level they began at."""
    return [
        Fights(level, dict(zip(FIGHT_OUTCOMES, ends, strict=True)), against)
        for level, against, *ends in results.ask(
            """SELECT level, coalesce(sum(against), 0)::BIGINT, count(*) FILTER (WHERE outcome = 'won'),
            count(*) FILTER (WHERE outcome = 'escaped'),
            count(*) FILTER (WHERE outcome = 'caught'), count(*) FILTER (WHERE outcome = 'gone')
            FROM fights GROUP BY level ORDER BY level"""
        )
    ]


class Help(NamedTuple):
    """How often help was spoken of, given and of use."""

    fights: int
    asked: int
    helped: int
    won: int
    helped_won: int


_NO_FIGHTS = Help(0, 0, 0, 0, 0)


def help_given(results: Results) -> dict[bool, Help]:
    """The fights in which the munchkins were behind when they began, and the others."""
    found = {
        behind: Help(*counts)
        for behind, *counts in results.ask(
            """SELECT behind, count(*), count(*) FILTER (WHERE asked > 0), count(helper),
            count(*) FILTER (WHERE outcome = 'won'), count(helper) FILTER (WHERE outcome = 'won')
            FROM fights WHERE behind IS NOT NULL GROUP BY behind"""
        )
    }
    return {behind: found.get(behind, _NO_FIGHTS) for behind in (True, False)}


class Terms(NamedTuple):
    """The deals that promised the helper so many treasures."""

    treasures: int
    deals: int
    items: int
    """Those of them that promised items or level cards too."""


def terms(results: Results) -> list[Terms]:
    """What helpers were promised."""
    return [
        Terms(*row)
        for row in results.ask(
            """SELECT coalesce(share, 0), count(*), count(*) FILTER (WHERE items > 0)
            FROM fights WHERE helper IS NOT NULL GROUP BY ALL ORDER BY ALL"""
        )
    ]
