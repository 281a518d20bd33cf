"""What `?` and `why` show: a card, a move, a refusal, a rule, a bot's reasons."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from grosbill.clauses import Clause, clauses
from grosbill.model.refusals import Refusal
from grosbill.model.signs import in_short
from grosbill.terminal.panels import targets
from grosbill.terminal.rulebook import clause_shown, ruling_shown, term_shown
from grosbill.words.explaining import cards_of, clauses_of, meant, values_of
from grosbill.words.labels import Told
from grosbill.words.motives import Reasons
from grosbill.words.naming import Words
from grosbill.words.typed import written

MOST = 8
"""How many clauses are shown for a word."""


def card(words: Words, name: str) -> RenderableType:
    """A card in full."""
    d = words.definition(name)
    other = d.card.name.en if words.lang == "fr" else d.card.name.fr
    title = Text.assemble((words.card(name), "bold"), (f"  {other}", "dim italic"), (f"  {name}", "dim"))
    body = Group(Text(words.line(name), "dim"), *map(Text, filter(None, [words.text(name)])))
    return Panel(body, title=title, title_align="left", border_style="dim")


def moves(words: Words, told: Sequence[Told]) -> RenderableType:
    """What a number means: a move, or all targets of a folded line with the card that is aimed at them."""
    if len(told) == 1:
        return move(words, told[0])
    first = told[0].move
    parts = [targets(words, told), card(words, first.card)]
    return Group(*parts, *(_rule(words, clause) for clause in clauses_of(words, first)))


def move(words: Words, told: Told) -> RenderableType:
    """A move: what it is called, the cards it is about, and the rules behind it."""
    parts: list[RenderableType] = [
        Text.assemble((told.text, "bold"), (f"   {written(words, told.move)}", "dim"))
    ]
    parts += [card(words, name) for name in cards_of(words, told.move)]
    parts += [_rule(words, clause) for clause in clauses_of(words, told.move)]
    return Group(*parts)


def _rule(words: Words, clause: Clause) -> RenderableType:
    """A clause with its value in this game."""
    return clause_shown(clause, values_of(words).value(clause), words.lang)


def refusal(words: Words, refused: Refusal) -> RenderableType:
    """Why a move was refused, with the clause in full."""
    return Group(Text(refused.text(words.lang)), _rule(words, clauses()[refused.clause]))


def anything(words: Words, text: str) -> RenderableType:
    """A word of the rules, a card or a rule, whichever the text names."""
    found = meant(words, text)
    if len(found.cards) == 1:
        return card(words, found.cards[0])
    if found.cards:
        names = ", ".join(words.card(each) for each in found.cards[:12])
        return Text(words.say("ui-several-cards", cards=names))
    parts: list[RenderableType] = [] if found.term is None else [term_shown(found.term, words.lang)]
    parts += [_rule(words, each) for each in found.clauses[:MOST]]
    if len(found.clauses) > MOST:
        parts.append(Text(words.say("ui-and-more", n=len(found.clauses) - MOST), "dim"))
    parts += [ruling_shown(each, words.lang) for each in found.rulings[:MOST]]
    return Group(*parts) if parts else Text(words.say("ui-unknown-card", text=in_short(text)))


def why(reasons: Reasons, name: str) -> RenderableType:
    """The last choice of every bot, or the last few of the one whose name begins so, and why."""
    words = reasons.words
    fits = reasons.seats(name)
    if not fits:
        names = words.join(map(words.who, reasons.seats("")))
        return Text(words.say("ui-why-nobody", text=in_short(name), names=names))
    parts: list[RenderableType] = []
    for seat in fits:
        lately = reasons.told(seat)
        for reason in lately if name else lately[-1:]:
            turn = words.say("ui-why-turn", turn=reason.turn)
            parts.append(Text.assemble((reason.line, "bold"), (f" {turn}", "dim")))
            parts.append(Padding(Text(reason.why), (0, 0, 0, 2)))
    return Group(*parts) if parts else Text(words.say("ui-why-nothing"))
