"""What `?` shows: a card, a move, a refusal, a rule."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text

from grosbill.clauses import clauses
from grosbill.model.outside import in_short
from grosbill.model.refusals import Refusal
from grosbill.packs import ClauseValues, ruled_by, values_for
from grosbill.terminal.labels import Told
from grosbill.terminal.naming import Words
from grosbill.terminal.rulebook import clause_shown, find_clauses, find_rulings, ruling_shown

MOST = 8
"""How many clauses are shown for a word."""

# The clause a new player should read about a kind of move.
_CLAUSES: Mapping[str, tuple[str, ...]] = {
    "open": ("R-TURN-005", "R-TURN-006", "R-TURN-008"),
    "listen": ("R-TURN-004",),
    "trouble": ("R-TURN-013", "R-TURN-015"),
    "loot": ("R-TURN-017",),
    "end": ("R-TURN-024", "R-TURN-031"),
    "claim": ("R-COMBAT-004", "R-COMBAT-025"),
    "run": ("R-RUN-003", "R-RUN-004", "R-RUN-005"),
    "flee": ("R-RUN-003", "R-RUN-004"),
    "ask": ("R-HELP-001", "R-HELP-005", "R-HELP-007"),
    "accept": ("R-PROC-007",),
    "refuse": ("R-HELP-003",),
    "counter": ("R-HELP-010",),
    "sell": ("R-SELL-003", "R-SELL-004", "R-SELL-005"),
    "offer": ("R-TRADE-001", "R-TRADE-002"),
    "give": ("R-TRADE-007", "R-TRADE-009"),
    "wear": ("R-ITEM-016", "R-ITEM-012"),
    "remove": ("R-ITEM-016",),
    "carry": ("R-ITEM-023",),
    "show": ("R-CARD-016",),
    "bid": ("R-FAST-003", "R-FAST-004", "R-FAST-005"),
}
_CARD_CLAUSES: Mapping[str, tuple[str, ...]] = {
    "curse": ("R-CURSE-004", "R-CURSE-005"),
    "enhancer": ("R-ENH-002", "R-ENH-004"),
    "one_shot": ("R-INTERF-001", "R-INTERF-002"),
    "item": ("R-ITEM-004", "R-ITEM-006"),
    "race": ("R-CLASS-004", "R-CLASS-007"),
    "class": ("R-CLASS-003", "R-CLASS-007"),
    "monster": ("R-WANDER-003",),
}


def card(words: Words, name: str) -> RenderableType:
    """A card in full."""
    d = words.definition(name)
    other = d.card.name.en if words.lang == "fr" else d.card.name.fr
    title = Text.assemble((words.card(name), "bold"), (f"  {other}", "dim italic"), (f"  {name}", "dim"))
    body = Group(Text(words.line(name), "dim"), Text(words.text(name)))
    return Panel(body, title=title, title_align="left", border_style="dim")


def move(words: Words, told: Told) -> RenderableType:
    """A move: what it is called, the cards it is about, and the rules behind it."""
    parts: list[RenderableType] = [Text.assemble((told.text, "bold"), (f"   {told.move}", "dim"))]
    names = (told.move.card, told.move.target, *told.move.cards, *told.move.terms.give, *told.move.terms.get)
    known = words.mix.defs_by_id
    parts += [card(words, name) for name in dict.fromkeys(names) if name in known]
    found = _CLAUSES.get(told.move.kind, ())
    if told.move.kind == "play":
        found = _CARD_CLAUSES.get(words.definition(told.move.card).kind, ())
    parts += [rule(words, name) for name in found]
    return Group(*parts)


def rule(words: Words, name: str) -> RenderableType:
    """A clause with its value in this game."""
    clause = clauses()[name]
    return clause_shown(clause, _told(words).value(clause), words.lang)


def _told(words: Words) -> ClauseValues:
    return values_for(words.mix.edition, words.mix.settings)


def refusal(words: Words, refused: Refusal) -> RenderableType:
    """Why a move was refused, with the clause in full."""
    return Group(Text(refused.text(words.lang)), rule(words, refused.clause))


def anything(words: Words, text: str) -> RenderableType:
    """A rule or a card, whichever the text names; cards first."""
    shape = text.strip().upper()
    if not shape.startswith(("R-", "Q-")):
        cards = words.find(text)
        if len(cards) == 1:
            return card(words, cards[0])
        if cards:
            return Text(
                words.say("ui-several-cards", cards=", ".join(words.card(each) for each in cards[:12]))
            )
    told = _told(words)
    found = [each for each in find_clauses(text) if shape.startswith("R-") or told.applies(each)]
    parts: list[RenderableType] = [rule(words, each.id) for each in found[:MOST]]
    if len(found) > MOST:
        parts.append(Text(words.say("ui-and-more", n=len(found) - MOST), "dim"))
    if not found:
        parts += [
            ruling_shown(each, words.lang) for each in find_rulings(text, ruled_by(words.mix.edition))[:MOST]
        ]
    return Group(*parts) if parts else Text(words.say("ui-unknown-card", text=in_short(text)))
