"""The parts of the page: what the numbers say, beside the pictures of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from statistics import NormalDist, median

from grosbill.sim.intervals import SURE, Difference
from grosbill.sim.report import charts
from grosbill.sim.report.cards import CardEffect
from grosbill.sim.report.html import element, figure, grid, paragraph, section, table
from grosbill.sim.report.measures import (
    FIGHT_OUTCOMES,
    GROUPINGS,
    Fights,
    Group,
    Help,
    Outcomes,
    curves,
    help_given,
    quantile,
    terms,
    wins_by,
)
from grosbill.sim.report.names import Names
from grosbill.sim.report.results import Results

_SHOWN = 20  # cards in each picture
_MOST_TREASURES = 4  # deals about more are shown together
_NOTHING = "–"


# --- who wins ---------------------------------------------------------------------------------------------


def wins_section(results: Results, names: Names, total: Outcomes) -> str:
    """Win rates of everything that players can have in common."""
    say = names.say
    if not total.wins:
        return section("wins", say("rp-wins"), paragraph(say("rp-nobody-won")))
    unfinished = say("rp-wins-unfinished", players=results.run.players) if total.unfinished else ""
    found = {by: wins_by(results, by, total) for by in GROUPINGS}
    figures = [_wins(groups, by, names, total) for by, groups in found.items() if len(groups) > 1]
    alone = [
        say("rp-one-group", by=by, name=_group_name(groups[0], by, names))
        for by, groups in found.items()
        if len(groups) == 1
    ]
    return section(
        "wins",
        say("rp-wins"),
        paragraph(f"{say('rp-wins-intro', par=names.percent(total.par))} {unfinished}"),
        paragraph(say("rp-wins-end")),
        grid(*figures),
        paragraph(" ".join(alone), "note"),
    )


def _wins(groups: Sequence[Group], by: str, names: Names, total: Outcomes) -> str:
    say = names.say
    title = say("rp-by", by=by)
    called = [_group_name(group, by, names) for group in groups]
    if by not in {"place", "sex"}:
        order = sorted(range(len(groups)), key=lambda number: -groups[number].rate)
        groups, called = [groups[number] for number in order], [called[number] for number in order]
    marks = [
        charts.Mark(name, group.rate, group.low, group.high, names.percent(group.rate), group.stands)
        for name, group in zip(called, groups, strict=True)
    ]
    standing = [
        say("rp-stand-out-one", name=name, points=names.points(group.difference.size))
        for name, group in zip(called, groups, strict=True)
        if group.stands and group.difference
    ]
    finding = say("rp-stand-out", groups=names.list(standing)) if standing else say("rp-nobody-stands-out")
    par = say("rp-par", rate=names.percent(total.par))
    picture = charts.intervals(marks, (total.par, par), names.round_percent, title)
    return figure(title, finding, picture, say("rp-by-note", by=by))


def _group_name(group: Group, by: str, names: Names) -> str:
    if by == "place":
        return names.say("rp-place", n=int(group.name) + 1)
    if by == "bot":
        return group.name
    if group.name:
        return names.trait(group.name)
    return names.raceless if by == "race" else names.say("rp-no-class")


# --- how long it takes ------------------------------------------------------------------------------------


def lengths_section(results: Results, names: Names, turns: Mapping[int, int]) -> str:
    """Turns until somebody wins, and the levels on the way there."""
    say = names.say
    if not turns:
        return section("lengths", say("rp-lengths"), paragraph(say("rp-nobody-won")))
    low, half, high = (quantile(turns, share) for share in (0.25, 0.5, 0.75))
    length = figure(
        say("rp-length"),
        say("rp-length-text", median=half, low=low, high=high, first=min(turns), last=max(turns)),
        charts.histogram(
            turns, say("rp-length"), say("rp-length-axis"), say("rp-length-median", n=half), names.count
        ),
    )
    winners, others = curves(results)
    title = say("rp-curves")
    if winners:
        curve = figure(
            title,
            say("rp-curves-text"),
            charts.level_curves(
                (say("rp-curves-winners"), winners),
                (say("rp-curves-others"), others),
                (say("rp-curves-turn"), say("rp-curves-level")),
                title,
            ),
        )
    else:
        curve = figure(title, say("rp-curves-none"), "")
    return section("lengths", say("rp-lengths"), grid(length, curve))


# --- fights -----------------------------------------------------------------------------------------------


def fights_section(results: Results, names: Names, fights: Sequence[Fights]) -> str:
    """How fights end, who helps and at what price, and who is ganged up on."""
    say = names.say
    if not fights:
        return section("fights", say("rp-fights"), paragraph(say("rp-fights-none")))
    levels = [str(level.level) for level in fights]
    parts = {say("rp-end", end=end): [level.outcomes[end] for level in fights] for end in FIGHT_OUTCOMES}
    ends = figure(
        say("rp-ends"),
        say("rp-ends-text", fights=sum(level.fights for level in fights)),
        charts.shares(levels, parts, say("rp-level-axis"), names.round_percent, say("rp-ends")),
    )
    against = [level.against / level.fights for level in fights]
    text = say(
        "rp-against-text",
        low=fights[0].level,
        high=fights[-1].level,
        first=names.decimal(against[0]),
        last=names.decimal(against[-1]),
    )
    ganging = figure(
        say("rp-against"),
        text if len(fights) > 1 else say("rp-against-one"),
        charts.columns(levels, against, say("rp-level-axis"), names.decimal, say("rp-against-title")),
    )
    return section(
        "fights",
        say("rp-fights"),
        grid(ends, ganging, _help(help_given(results), names), _terms(results, names)),
    )


def _help(fights: Mapping[bool, Help], names: Names) -> str:
    say, percent = names.say, names.percent
    behind, ahead = fights[True], fights[False]
    both = Help(*(sum(pair) for pair in zip(behind, ahead, strict=True)))
    rows = [
        (
            say(f"rp-help-{which}"),
            names.count(found.fights),
            *(percent(part / found.fights) for part in (found.asked, found.helped, found.won)),
        )
        for which, found in (("behind", behind), ("ahead", ahead), ("all", both))
        if found.fights
    ]
    text = say("rp-help-not-needed")
    if behind.fights:
        text = say(
            "rp-help-text",
            share=percent(behind.fights / both.fights),
            asked=percent(behind.asked / behind.fights),
            helped=percent(behind.helped / behind.fights),
            won=percent(behind.helped_won / behind.helped) if behind.helped else _NOTHING,
        )
    head = ["", *(say(f"rp-help-{name}") for name in ("fights", "asked", "helped", "won"))]
    return figure(say("rp-help"), text, table(head, rows))


def _terms(results: Results, names: Names) -> str:
    say = names.say
    found = terms(results)
    if not found:
        return figure(say("rp-terms"), say("rp-terms-none"), "")
    deals = sum(row.deals for row in found)
    shares = [0] * (_MOST_TREASURES + 1)
    for row in found:
        shares[min(row.treasures, _MOST_TREASURES)] += row.deals
    called = [*map(str, range(_MOST_TREASURES)), say("rp-terms-more", n=_MOST_TREASURES)]
    return figure(
        say("rp-terms"),
        say("rp-terms-text", deals=deals, items=names.percent(sum(row.items for row in found) / deals)),
        charts.columns(
            called, [share / deals for share in shares], say("rp-terms-axis"), names.percent, say("rp-terms")
        ),
    )


# --- cards ------------------------------------------------------------------------------------------------


def cards_section(cards: Sequence[CardEffect], names: Names, total: Outcomes) -> list[str]:
    """What each card does: pictures, what to change, and the table of all."""
    say = names.say
    effects = [(card, card.effect) for card in cards if card.effect is not None]
    if not total.wins or not effects:
        why = say("rp-cards-none") if total.wins else say("rp-nobody-won")
        content = [paragraph(why)]
    else:
        content = [
            paragraph(say("rp-cards-intro")),
            paragraph(
                say("rp-cards-few", par=names.percent(total.par), more=names.percent(total.par + 0.02)),
                "note",
            ),
            _extremes(effects, names),
            element("h3", say("rp-change")),
            *_changes(effects, names, total),
        ]
    head = [say(f"rp-col-{name}") for name in _COLUMNS]
    rows = [_card_row(card, names) for card in cards]
    return [
        section("cards", say("rp-cards"), *content),
        section("table", say("rp-table"), paragraph(say("rp-table-text")), table(head, rows)),
    ]


def _extremes(effects: Sequence[tuple[CardEffect, Difference]], names: Names) -> str:
    """The cards at both ends, on one scale; of few cards each is in one picture only."""
    marks = [
        charts.Mark(
            names.card(card.ref), effect.size, effect.low, effect.high, names.points(effect.size), card.stands
        )
        for card, effect in effects
    ]
    half = min(_SHOWN, (len(marks) + 1) // 2)
    ends = {"strongest": marks[:half], "weakest": marks[half:][: -half - 1 : -1]}
    span = charts.span_of([mark for shown in ends.values() for mark in shown], 0)
    line = (0, names.say("rp-cards-line"))
    figures = []
    for which, shown in ends.items():
        title = names.say(f"rp-cards-{which}")
        if shown:
            picture = charts.intervals(shown, line, names.round_points, title, span)
            figures.append(figure(title, names.say(f"rp-cards-{which}-text"), picture))
    return grid(*figures)


def _changes(effects: Sequence[tuple[CardEffect, Difference]], names: Names, total: Outcomes) -> list[str]:
    say, par = names.say, total.par
    marked = [(card, effect) for card, effect in effects if card.stands]
    if not marked:
        # What Holm asks of the first of them, for a card that is dealt as often as most.
        z = NormalDist().inv_cdf(1 - (1 - SURE) / len(effects) / 2)
        least = z * sqrt(par * (1 - par) / median(card.dealt for card, _ in effects))
        return [paragraph(say("rp-change-none", cards=len(effects), points=names.size(least)))]
    lines = [
        f'<li class="{"good" if effect.size > 0 else "bad"}">'
        + element(
            "span",
            say(
                "rp-change-card",
                card=names.card(card.ref),
                stronger="yes" if effect.size > 0 else "no",
                size=names.size(effect.size),
                range=say("rp-range", low=names.points(effect.low), high=names.points(effect.high)),
                rate=names.percent(effect.rate),
            ),
        )
        + "</li>"
        for card, effect in sorted(marked, key=lambda pair: -abs(pair[1].size))
    ]
    return [
        paragraph(say("rp-change-text", cards=len(effects))),
        '<ul class="verdicts">',
        *lines,
        "</ul>",
    ]


_COLUMNS = ("card", "dealt", "rate", "effect", "low", "high", "plays", "played", "association")


def _card_row(card: CardEffect, names: Names) -> list[str | tuple[str, str]]:
    effect, played = card.effect, card.played
    kind = "" if not card.stands or effect is None else "good" if effect.size > 0 else "bad"
    return [
        names.card(card.ref),
        names.count(card.dealt),
        names.percent(effect.rate) if effect else _NOTHING,
        (names.points(effect.size), kind) if effect else _NOTHING,
        names.points(effect.low) if effect else _NOTHING,
        names.points(effect.high) if effect else _NOTHING,
        names.count(card.plays),
        names.percent(played.rate) if played else _NOTHING,
        names.points(played.size) if played else _NOTHING,
    ]
