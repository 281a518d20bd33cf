"""The parts of the screen, each in as many words as there is room for: from `full` to `least`.

Only the moves can be `folded`: of what is seldom wanted, the numbers alone; or `closed`: of all but what
settles what is asked.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Any, Literal, TypeAlias

from rich.columns import Columns
from rich.console import Group as Stack
from rich.console import RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grosbill.effects.text.writer import signed
from grosbill.terminal.commands import HELP_PAGE
from grosbill.words.fights import by_player, our_parts, standing_told, their_parts
from grosbill.words.figures import Figures, Used
from grosbill.words.labels import GROUPS, Group, Row, Teller, Told
from grosbill.words.luck import Luck
from grosbill.words.naming import Words
from grosbill.words.people import nature
from grosbill.words.questions import question
from grosbill.words.touched import News
from grosbill.words.typed import Typist, written

Detail: TypeAlias = Literal["full", "dense", "short", "least", "folded", "closed"]
View: TypeAlias = Mapping[str, Any]

WIDE = 100
"""From how many columns on everything about a player stands on one line."""

_RULE = 4
"""How many columns the line behind the title takes at least."""

_NATURE = 24
"""How many letters race, class and sex take at most."""

_HEADING = "bold cyan"
_HELD = "\N{NO-BREAK SPACE}"
"""Between the number of a move and the move: no line ends with a bare number."""
_SELDOM = ("items", "trade", "drop")
"""The groups of moves that give way first where there is no room."""


def heading(text: str) -> Text:
    """The heading of a part."""
    return Text(text, _HEADING)


def title(words: Words, view: View, width: int) -> RenderableType:
    """Edition, turn and what is left in the decks; the name of a blend gives way where there is no room."""
    name = words.mix.edition.name.text(words.lang)
    message = "ui-title" if view["turn"] else "ui-title-opening"
    active = words.who(view["active"])
    mine = "yes" if view["active"] == words.me else "no"
    decks = words.say("ui-decks", door=words.door, doors=view["doors"], treasures=view["treasures"])
    rest = words.say(message, edition="", turn=view["turn"], active=active, mine=mine) + f" · {decks}"
    room = width - len(rest) - _RULE
    if len(name) > room:
        name = name[: room - 1].rstrip(" +") + "…"
    left = words.say(message, edition=name, turn=view["turn"], active=active, mine=mine)
    return Rule(Text.assemble((left, "bold"), (f" · {decks}", "dim")), style="dim", align="left")


# --- players ----------------------------------------------------------------------------------------------


def table(words: Words, view: View, width: int, detail: Detail = "full") -> RenderableType:
    """Every player: level, strength, hand, race and class, items, curses."""
    if detail == "least":
        return _levels(words, view)
    wide = width >= WIDE or detail != "full"
    parts: list[RenderableType] = []
    figures = Figures(words, view)
    grid = _players_grid(words, wide, detail)
    widths = [max(len(row) for row in column) for column in zip(*_facts(words, view), strict=True)]
    for seat, (player, facts) in enumerate(zip(view["players"], _facts(words, view), strict=True)):
        style = _style(words, view, seat)
        mark = "▸" if seat == view["active"] and view["turn"] else " "
        cells = [
            Text(mark, "bold yellow"),
            *(Text(fact.ljust(min(n, _NATURE)), style) for fact, n in zip(facts, widths, strict=True)),
        ]
        items = _belongings(words, figures, player, seat)
        if wide:
            grid.add_row(*cells, items)
            continue
        grid.add_row(*cells)
        parts.append(grid)
        if items.plain:
            parts.append(Padding(items, (0, 0, 0, 4)))
        grid = _players_grid(words, wide, detail, header=False)
    return grid if wide else Stack(*parts)


def _levels(words: Words, view: View) -> Text:
    """Only who is at what level and how strong."""
    parts = []
    for seat, (name, level, strength, *_) in enumerate(_facts(words, view)):
        alive = "yes" if view["players"][seat]["alive"] else "no"
        said = words.say("ui-standing-short", name=name, level=level, strength=strength, alive=alive)
        parts.append(Text(said, _style(words, view, seat)))
    return Text(" · ").join(parts)


def _players_grid(words: Words, wide: bool, detail: Detail, *, header: bool = True) -> Table:
    grid = Table(box=None, show_header=header, padding=(0, 1, 0, 0), header_style="dim", expand=wide)
    grid.add_column(width=1)
    grid.add_column(words.say("ui-head-name"), no_wrap=True)
    for name in ("level", "strength", "hand"):
        grid.add_column(
            words.say(f"ui-head-{name}"), no_wrap=True, min_width=len(words.say(f"ui-head-{name}"))
        )
    grid.add_column(
        words.say("ui-head-who", races=words.races), no_wrap=True, overflow="ellipsis", max_width=_NATURE
    )
    if wide:
        short = detail != "full"
        grid.add_column(
            words.say("ui-head-items"), ratio=1, no_wrap=short, overflow="ellipsis" if short else "fold"
        )
    return grid


def _facts(words: Words, view: View) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for seat, player in enumerate(view["players"]):
        name = words.say("ui-me", name=player["name"]) if seat == words.me else player["name"]
        level = str(player["level"]) if player["alive"] else words.say("ui-dead", sex=player["sex"])
        strength = str(player["level"] + player["bonus"])
        rows.append((name, level, strength, str(player["hand_size"]), _nature(words, player)))
    return rows


def _style(words: Words, view: View, seat: int) -> str:
    if not view["players"][seat]["alive"]:
        return "dim strike"
    return "bold" if seat == words.me else ""


def _nature(words: Words, player: View) -> str:
    """Race, class and sex: a long name gives way, the sex stays in sight."""
    sex, named = words.say("ui-sex", sex=player["sex"]), nature(words, player)
    room = _NATURE - len(sex) - 1 if sex else _NATURE
    if len(named) > room:
        named = named[: room - 1].rstrip() + "…"
    return f"{named} {sex}".strip()


def _belongings(words: Words, figures: Figures, player: View, seat: int) -> Text:
    """Items in use, items carried, other cards, curses."""
    attached = [card for card, _ in player["attached"]]
    carried: Counter[str] = Counter(player["items"])
    carried.subtract(Counter(player["used"]))
    others = [card for card in player["others"] if card not in attached]
    parts = []
    if player["used"]:
        names = ", ".join(_in_use(words, player, item) for item in figures.used(seat))
        parts.append((words.say("ui-in-use", cards=names), "green"))
    kept = [card for card in carried.elements() if card not in attached]
    if kept:
        names = ", ".join(_item(words, player, card, words.plus(card)) for card in kept)
        parts.append((words.say("ui-carried", cards=names), "dim"))
    if others:
        parts.append((words.say("ui-others", cards=", ".join(map(words.card, others))), ""))
    if player["curses"]:
        names = ", ".join(map(words.card, player["curses"]))
        parts.append((words.say("ui-curses", cards=names, **words.curses()), "red"))
    if not parts:
        return Text(words.say("ui-no-items"), "dim")
    return Text(" · ").join(Text(*part) for part in parts)


def _in_use(words: Words, player: View, item: Used) -> str:
    if not item.why:
        return _item(words, player, item.card, item.bonus)
    said = words.say("ui-not-counted", plus=item.bonus or "none", why=item.why)
    return f"{_item(words, player, item.card, '')} ({said})"


def _item(words: Words, player: View, card: str, plus: str) -> str:
    name = f"{words.card(card)} {plus}" if plus else words.card(card)
    on = [words.card(other) for other, host in player["attached"] if host == card]
    return f"{name} [{', '.join(on)}]" if on else name


# --- the fight --------------------------------------------------------------------------------------------


def fight(teller: Teller, detail: Detail = "full") -> RenderableType | None:
    """Both totals with everything that makes them up, and what is at stake."""
    combat, words = teller.view["combat"], teller.words
    if combat is None:
        return None
    ours, theirs = our_parts(words, combat), their_parts(words, combat)
    said = words.note if detail in ("full", "dense") else words.bad_stuff
    notes = [
        Text.assemble((words.card(monster), "bold"), " — ", said(monster))
        for monster in dict.fromkeys(foe["monster"] for foe in combat["monsters"])
    ]
    if detail != "full":
        if detail == "least":
            ours, theirs = by_player(words, combat), []
        lines = [
            _sum(words.say("ui-munchkins"), combat["munchkins"], ours),
            _sum(words.say("ui-monsters"), combat["monsters_total"], theirs),
            Text(standing_told(teller), "italic"),
        ]
        if detail != "dense":
            for note in notes:
                note.no_wrap, note.overflow = True, "ellipsis"
        if detail == "least":
            return Stack(Text(" · ").join(lines[:2]), lines[2], *notes)
        return Stack(heading(words.say("ui-fight")), *lines, *notes)
    sides = Table(box=None, expand=True, padding=(0, 1))
    for name in ("ui-munchkins", "ui-monsters"):
        sides.add_column(Text(words.say(name), "bold"), ratio=1)
        sides.add_column("", justify="right", no_wrap=True)
    for row in range(max(len(ours), len(theirs))):
        left = ours[row] if row < len(ours) else ("", None)
        right = theirs[row] if row < len(theirs) else ("", None)
        sides.add_row(left[0], _number(left[1]), right[0], _number(right[1]))
    total = words.say("ui-total")
    numbers = [_total(combat["munchkins"]), _total(combat["monsters_total"])]
    sides.add_row(*(Text(cell, "bold") for cell in (total, numbers[0], total, numbers[1])))
    body = Stack(sides, Text(standing_told(teller), "italic"), *notes)
    return Panel(body, title=heading(words.say("ui-fight")), title_align="left", border_style="red")


def asked(teller: Teller, groups: Sequence[Group]) -> RenderableType:
    """The question; with what a card says that is about to do something and lies in nobody's sight."""
    legal = [told.move for group in groups for row in group.rows for told in row.told]
    said = Text(question(teller, legal), "bold magenta")
    step, words = teller.step, teller.words
    if step.get("kind") not in ("falls", "announced") or not words.text(step["card"]):
        return said
    return Stack(said, Text.assemble((words.card(step["card"]), "bold"), " — ", words.note(step["card"])))


def _number(n: int | None) -> str:
    return "" if n is None else signed(n)


def _sum(side: str, total: int, parts: Sequence[tuple[str, int]]) -> Text:
    said = ", ".join(f"{name} {signed(n)}" for name, n in parts)
    return Text.assemble((f"{side} {_total(total)}", "bold"), f" = {said}" if said else "")


def _total(n: int) -> str:
    return signed(n) if n < 0 else str(n)


# --- hand, log and moves ----------------------------------------------------------------------------------


def hand(words: Words, view: View, detail: Detail = "full") -> RenderableType:
    """The cards in hand with what they are and do."""
    cards = Counter(view["players"][words.me]["hand"])
    top = heading(words.say("ui-hand", n=cards.total()))
    if not cards:
        return top
    names = {card: words.card(card) + (f" ×{n}" if n > 1 else "") for card, n in cards.items()}
    if detail == "least":
        return Text.assemble(top, " — ", ", ".join(names.values()))
    grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
    short = detail == "short"
    grid.add_column(max_width=28, no_wrap=short, overflow="ellipsis")
    grid.add_column(ratio=1, no_wrap=short, overflow="ellipsis")
    for card, name in names.items():
        text, between = words.text(card), "\n"
        if detail != "full":
            text, between = text.replace("\n", " "), " — "
        body = Text.assemble((words.line(card), "dim"), between if text else "", text)
        grid.add_row(Text(name, "bold"), body)
    return Stack(top, Padding(grid, (0, 0, 0, 1)))


def log(words: Words, news: News, most: int) -> RenderableType | None:
    """What happened since the player was asked, and since their last move what touched them and whose turn.

    What touched them is always there, and a line for each turn unless everything is told anyway.
    """
    shown = news.lines[-most:] if most else []
    touched = [line for line in news.touched if line not in shown]
    turns = news.turns if most < len(news.lines) or not news.lines else []
    rows = [Text(line, no_wrap=True, overflow="ellipsis") for line in turns]
    if touched and most > 1:
        rows += [Text(line, "bold") for line in touched]
    elif touched:
        rows.append(Text(" ".join(touched), "bold"))
    if most > 1 and len(news.lines) > most:
        rows.append(Text(words.say("ui-earlier", n=len(news.lines) - most), "dim"))
    rows += [Text(line, "bold" if line in news.touched else "") for line in shown]
    if most <= 1 or not rows:
        return Stack(*rows) if rows else None
    return Stack(heading(words.say("ui-log")), *(Padding(row, (0, 0, 0, 1)) for row in rows))


def moves(words: Words, groups: Sequence[Group], detail: Detail = "full") -> RenderableType:
    """The legal moves, grouped and numbered."""
    parts: list[RenderableType] = []
    last = groups[-1].rows[-1].last if groups else 0
    folded: list[Group] = []
    if detail in ("folded", "closed"):
        folded = [
            group
            for group in groups
            if group.name in _SELDOM or (detail == "closed" and group.name != GROUPS[0])
        ]
        groups, detail = [group for group in groups if group not in folded], "least"
    for group in groups:
        name = words.say("ui-group", group=group.name, races=words.races)
        if detail == "least":
            lead = words.say("ui-lead", name=name)
            parts.append(
                Text.assemble(
                    (f"{lead} ", _HEADING), Text(" · ").join(_inline(words, row) for row in group.rows)
                )
            )
            continue
        parts.append(heading(name))
        if detail == "short":
            parts.append(
                Padding(Columns([_inline(words, row) for row in group.rows], padding=(0, 3)), (0, 0, 0, 1))
            )
            continue
        grid = Table.grid(padding=(0, 1, 0, 0), expand=True)
        grid.add_column(justify="right", width=len(str(last)) + 1, no_wrap=True)
        grid.add_column(ratio=1)
        for row in group.rows:
            number = "" if len(row.told) > 1 and not row.folded else str(row.first)
            grid.add_row(Text(number, "bold yellow"), _line(words, row, notation=detail == "full"))
        parts.append(grid)
    if folded:
        parts.append(_folded(words, folded))
    return Stack(*parts)


def _folded(words: Words, groups: Sequence[Group]) -> Text:
    """Only where to find these moves, and how to see them."""
    parts = []
    for group in groups:
        first, end = group.rows[0].first, group.rows[-1].last
        numbers = f"[{first}]" if first == end else f"[{first}–{end}]"
        parts.append(
            Text.assemble(
                (words.say("ui-group", group=group.name, races=words.races), _HEADING), f" {numbers}"
            )
        )
    return Text.assemble(Text(" · ").join(parts), (f" {words.say('ui-folded')}", "dim"))


def _line(words: Words, row: Row, *, notation: bool) -> Text:
    text = Text(row.told[0].text)
    if len(row.told) > 1:
        text = _fold(words, row) if row.folded else _shared(row)
    return Text.assemble(text, (f"   {_notation(words, row)}", "dim")) if notation else text


def _fold(words: Words, row: Row) -> Text:
    """A line whose targets are told on demand."""
    said = words.say("ui-targets", n=len(row.told), number=row.first)
    return Text.assemble(f"{row.stem} ", (said, "dim"))


def _notation(words: Words, row: Row) -> str:
    """How the move is typed; for several, the words with which they all begin."""
    if len(row.told) == 1:
        return written(words, row.told[0].move)
    texts = zip(*(written(words, told.move).split() for told in row.told), strict=False)
    same = takewhile(lambda said: len(set(said)) == 1, texts)
    return " ".join([*(said[0] for said in same), "…"])


def _inline(words: Words, row: Row) -> Text:
    if len(row.told) > 1 and not row.folded:
        return _shared(row)
    text = _fold(words, row) if row.folded else Text(row.told[0].text)
    return Text.assemble((f"[{row.first}]{_HELD}", "bold yellow"), text)


def _shared(row: Row) -> Text:
    leaves = [
        Text.assemble((f"[{row.first + place}]{_HELD}", "bold yellow"), leaf)
        for place, leaf in enumerate(row.leaves)
    ]
    return Text.assemble(f"{row.stem}  ", Text(" · ").join(leaves))


def targets(words: Words, told: Sequence[Told]) -> RenderableType:
    """The targets of a folded line, numbered, with what they are worth."""
    grid = Table.grid(padding=(0, 1, 0, 1))
    grid.add_column(justify="right", style="bold yellow", no_wrap=True)
    grid.add_column()
    row = Row(1, tuple(told))
    for number, leaf in enumerate(row.leaves, 1):
        grid.add_row(str(number), leaf)
    return Stack(Text(row.stem, "bold"), grid)


# --- on demand --------------------------------------------------------------------------------------------


def piles(words: Words, view: View) -> RenderableType:
    """The discards, the top card first; where only that one is in sight, how many lie beneath it."""
    parts: list[RenderableType] = []
    for deck in ("door", "treasure"):
        seen = view[f"{deck}_discards"]
        cards = ", ".join(words.card(card) for card in reversed(seen)) or words.say("ui-none")
        if beneath := view[f"{deck}_discarded"] - len(seen):
            cards = words.say("ui-discards-beneath", cards=cards, n=beneath)
        name = words.say(f"ui-deck-{deck}", door=words.door)
        parts.append(Text.assemble((f"{words.say('ui-lead', name=name)} ", _HEADING), cards))
    if view["apart"]:
        cards = ", ".join(words.card(card) for card in reversed(view["apart"]))
        parts.append(Text.assemble((f"{words.say('ui-lead', name=words.say('ui-apart'))} ", _HEADING), cards))
    return Stack(*parts)


def luck(words: Words, counted: Luck) -> Table:
    """Everybody's dice and draws: one column a player, one row a question."""
    grid = Table(box=None, padding=(0, 1, 0, 0), header_style="bold cyan")
    grid.add_column(words.say("ui-luck"), no_wrap=True)
    for seat, name in enumerate(words.names):
        style = "bold" if seat == words.me else ""
        grid.add_column(name, style=style, justify="right", no_wrap=True, min_width=6)
    for label, cells in counted.rows():
        grid.add_row(label, *cells)
    return grid


def typing(teller: Teller, typist: Typist) -> RenderableType:
    """How each kind of move that is legal now is typed, with an example."""
    words = teller.words
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(style="bold yellow")
    grid.add_column()
    for move in typist.examples():
        grid.add_row(written(words, move), teller.tell(move).text)
    return Stack(Text(words.say("ui-typing")), grid, Text(words.say("ui-typing-more"), "dim"))


def help_page(words: Words) -> RenderableType:
    """What can be typed."""
    grid = Table.grid(padding=(0, 2, 0, 1))
    grid.add_column(no_wrap=True, style="bold yellow")
    grid.add_column()
    for name in HELP_PAGE:
        grid.add_row(words.say(f"ui-cmd-{name}"), words.say(f"ui-help-{name}"))
    notation = words.say("ui-help-notation", card=words.example())
    return Stack(Text(words.say("ui-help-about")), Text(notation), grid)
