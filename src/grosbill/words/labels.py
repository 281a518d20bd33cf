"""Moves in a player's words, sorted into groups; moves that differ in one thing share a line."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from grosbill.model.figures import PRICE_OF_A_LEVEL
from grosbill.model.moves import HAND, PASS, SIDES, TABLE, Move, Terms
from grosbill.packs import CardDef, Power
from grosbill.words.choices import option_text, use_text
from grosbill.words.figures import Figures
from grosbill.words.foresight import NOTHING, Outcome
from grosbill.words.move_kinds import MOVE_KINDS
from grosbill.words.naming import Words

GROUPS: Final = ("decide", "help", "play", "items", "trade", "drop")
"""The groups of moves, in the order in which they are shown and numbered."""

SHARED: Final = 2
"""From how many on moves of one kind share a line."""
FEW: Final = 3
"""Up to how many cards to choose from are named."""
FOLDED: Final = 5
"""From how many targets on the moves of one card or power share a number: the targets are told on demand."""


class Told(NamedTuple):
    """A move in words. `stem` and `leaf`: what it shares with others of its kind, and what is its own.

    `more`: what it leads to beside what it names; the text has it too.
    """

    move: Move
    group: str
    text: str
    stem: str = ""
    leaf: str = ""
    more: str = ""


class Row(NamedTuple):
    """A line of the list: one move, or several that share their stem, with the number of the first.

    Those of a folded line share that number.
    """

    first: int
    told: tuple[Told, ...]
    folded: bool = False

    @property
    def stem(self) -> str:
        """What its moves share, with what all of them lead to."""
        more = {each.more for each in self.told}
        return self.told[0].stem + (more.pop() if len(more) == 1 else "")

    @property
    def leaves(self) -> list[str]:
        """What is its own in each of its moves, with what that leads to unless all of them do."""
        same = len({each.more for each in self.told}) == 1
        return [each.leaf if same else each.leaf + each.more for each in self.told]

    @property
    def last(self) -> int:
        """The last number of the line."""
        return self.first if self.folded else self.first + len(self.told) - 1


class Group(NamedTuple):
    """A heading and its lines."""

    name: str
    rows: tuple[Row, ...]


class Teller:
    """Puts moves in words for one player at one moment of the game."""

    def __init__(
        self,
        words: Words,
        view: Mapping[str, Any],
        foresee: Callable[[Move], Outcome] | None = None,
        source: str = "",
    ) -> None:
        """Look at the game through a view.

        `foresee` tells what a move would lead to, `source` which card may ask.
        """
        self.words = words
        self.view = view
        self.figures = Figures(words, view)
        self.foresee = foresee or (lambda move: NOTHING)
        self.step: Mapping[str, Any] = view["step"] or {}
        if self.step.get("kind") != "choice":
            source = ""
        self.asking = str(self.step.get("card", source))

    @property
    def picks_to(self) -> str:
        """What becomes of a card that is picked now; of what lies open, it is taken."""
        lies_open = self.step.get("kind") in ("looting", "sharing")
        return str(self.step.get("what") or ("take" if lies_open else "add"))

    def tell(self, move: Move) -> Told:
        """One move."""
        found = _TELL[move.kind](self, move)
        text, stem, leaf = (found, "", "") if isinstance(found, str) else found
        more = self.consequences(self.foresee(move), still=self.wins_anyway(move))
        return Told(move, self.group(move), text + more, stem, leaf, more)

    def wins_anyway(self, move: Move) -> bool:
        """Whether those who win if things are let go on would win all the same: it does not stop them."""
        winners = self.foresee(PASS).winners if move != PASS else ()
        return bool(winners) and self.words.me not in winners and self.foresee(move).winners == winners

    def consequences(self, outcome: Outcome, *, still: bool = False) -> str:
        """What a move does beside what it names, and who would win the game by it, or still would."""
        words, parts = self.words, []
        if outcome.along:
            parts.append(self.say("along", cards=words.cards(outcome.along)))
        if outcome.laid:
            parts.append(self.say("laid"))
        if outcome.takes:
            parts.append(self.say("takes", cards=words.cards(outcome.takes)))
        if outcome.then:
            cards = " / ".join(map(words.card, outcome.options)) if len(outcome.options) <= FEW else ""
            parts.append(self.say("then", what=outcome.then, cards=cards, few="yes" if cards else "no"))
        if outcome.becomes:
            parts.append(self.say("becomes", cards=words.cards(outcome.becomes)))
        if outcome.off:
            parts.append(self.say("off", cards=words.cards(outcome.off)))
        if outcome.spent:
            parts.append(self.say("spent", cards=words.cards(outcome.spent)))
        if outcome.lost:
            parts.append(self.say("lost", cards=words.cards(outcome.lost)))
        if outcome.levels:
            parts.append(self.say("levels", n=abs(outcome.levels), up="yes" if outcome.levels > 0 else "no"))
        said = "".join(f", {part}" for part in parts)
        if still:
            names = words.join(words.who(seat) for seat in outcome.winners)
            return f"{said} — {self.say('wins-still', names=names, n=len(outcome.winners))}"
        for seats, sure in ((outcome.winners, "yes"), (outcome.perhaps, "no")):
            if seats:
                said += f" — {self.winning(seats, sure)}"
        return said

    def winning(self, seats: Sequence[int], sure: str = "yes") -> str:
        """That these would win the game, or could."""
        words = self.words
        names = words.join(words.who(seat) for seat in seats if seat != words.me)
        mine = "alone" if not names else "yes" if words.me in seats else "no"
        return self.say("wins", names=names, mine=mine, sure=sure)

    def group(self, move: Move) -> str:
        """The group a move belongs to; what settles the step that asks comes first."""
        kind = self.step.get("kind", "")
        if kind in ("charity", "shedding") and move.kind in ("give", "discard"):
            return "decide"
        if kind == "bidding":
            return "decide"
        if (
            move.kind == "play"
            and not move.target
            and self.definition(move).kind in ("item", "race", "class")
        ):
            return "items"
        return MOVE_KINDS[move.kind].group

    def definition(self, move: Move) -> CardDef:
        """The card a move plays."""
        return self.words.definition(move.card)

    def say(self, message: str, **args: object) -> str:
        """A message about a move."""
        return self.words.say("mv-" + message, **args)

    def target(self, move: Move) -> str:
        """What a move is aimed at."""
        words = self.words
        if move.target in words.mix.copies:
            return self.figures.owned(move.target, move.owner) if move.owner else words.card(move.target)
        if move.target in SIDES:
            return self.say("both")
        return words.whom(move.target)

    def seat(self, name: str) -> int | None:
        """The seat of a player, if it is one."""
        return self.words.names.index(name) if name in self.words.names else None

    def terms(self, terms: Terms, to: int | None = None, *, within: bool = False) -> str:
        """What is offered to somebody, or to the reader; `within` a sentence, or on a button."""
        words, parts = self.words, []
        if terms.treasures:
            parts.append(
                self.say("treasures", n=terms.treasures, first="yes" if terms.helper_first else "no")
            )
        parts += [self.figures.named(card, to, within=within) for card in terms.give]
        if terms.plays:
            played = words.titles(terms.plays) if within else words.cards(terms.plays)
            parts.append(words.say("event-terms-plays", card=played))
        return words.join(parts) if parts else self.say("nothing")


Telling = str | tuple[str, str, str]


def grouped(told: Iterable[Told]) -> list[Group]:
    """The moves in groups, numbered from 1 on; those that share a stem share a line."""
    by_group: dict[str, dict[str, list[Told]]] = {name: {} for name in GROUPS}
    for number, each in enumerate(told):
        by_group[each.group].setdefault(each.stem or str(number), []).append(each)
    groups, number = [], 1
    for name, stems in by_group.items():
        rows: list[Row] = []
        for same in stems.values():
            for lot in [tuple(same)] if len(same) >= SHARED else [(each,) for each in same]:
                folded = len(lot) >= FOLDED and lot[0].move.kind in ("play", "use")
                rows.append(Row(number, lot, folded))
                number = rows[-1].last + 1
        if rows:
            groups.append(Group(name, tuple(rows)))
    return groups


def numbered(groups: Sequence[Group]) -> list[tuple[Told, ...]]:
    """What each number means, from 1 on: one move, or those of a folded line."""
    return [
        told
        for group in groups
        for row in group.rows
        for told in ([row.told] if row.folded else [(each,) for each in row.told])
    ]


# --- kinds of moves ---------------------------------------------------------------------------------------


def _plain(message: str) -> Callable[[Teller, Move], Telling]:
    return lambda teller, move: teller.say(message)


def _with_card(message: str) -> Callable[[Teller, Move], Telling]:
    return lambda teller, move: teller.say(message, card=teller.words.card(move.card))


def _with_bonus(message: str) -> Callable[[Teller, Move], Telling]:
    return lambda teller, move: teller.say(message, card=teller.figures.with_bonus(move.card))


def _pass(teller: Teller, move: Move) -> Telling:
    return teller.say("pass", step=teller.step.get("kind", ""), what=teller.step.get("what", ""))


def _trouble(teller: Teller, move: Move) -> Telling:
    d = teller.definition(move)
    return teller.say("trouble", card=teller.words.card(move.card), level=d.level)


def _aimed(teller: Teller, move: Move, message: str, name: str) -> Telling:
    target = teller.target(move)
    text = teller.say(message + "-on", card=name, target=target)
    return text, teller.say(message + "-on", card=name, target="…"), target


def _numbered(teller: Teller, move: Move, message: str, name: str) -> Telling:
    n = str(move.n)
    return teller.say(message, card=name, n=n), teller.say(message, card=name, n="…"), n


def _play(teller: Teller, move: Move) -> Telling:
    words, d = teller.words, teller.definition(move)
    name = words.card(move.card)
    if move.n:
        return _numbered(teller, move, "play-n", name)
    if move.target in SIDES and d.kind == "one_shot" and words.bonus(move.card):
        told = {"card": name, "plus": teller.figures.plus(move.card)}
        text = teller.say("play-side", side=move.target, **told)
        return text, teller.say("play-side-stem", **told), teller.say("side", side=move.target)
    if d.kind == "enhancer" and move.target:
        plus = teller.figures.plus(move.card)
        return teller.say("enhance", card=name, target=teller.target(move), plus=plus)
    if d.attach is not None:
        return _aimed(teller, move, "attach", name)
    power = _power(d, move, hand=True)
    if power is not None and move.power:
        name = _powered(teller, name, power, "power-played")
    if move.target:
        return _aimed(teller, move, "play", name)
    if d.kind == "curse" or _at_player(d, move):
        return _aimed(teller, msgspec.structs.replace(move, target=words.names[words.me]), "play", name)
    if d.kind == "monster":
        return teller.say("join", card=name, level=d.level)
    if d.kind in ("race", "class"):
        return teller.say("trait", card=name, kind=d.kind)
    if d.kind == "item":
        name, why = teller.figures.with_bonus(move.card), idle(teller, move)
        return teller.say("put-down-idle", card=name, why=why) if why else teller.say("put-down", card=name)
    return teller.say("play", card=name)


def idle(teller: Teller, move: Move) -> str:
    """Why an item that is put in play would only be carried, "" where it would be used."""
    why = teller.figures.barred(teller.words.me, move.card)
    return why or ("none" if teller.foresee(move).idle else "")


def _at_player(d: CardDef, move: Move) -> bool:
    """Whether a card is played on a player: on oneself, where none is named."""
    aims = [power.use.target for power in d.powers if power.hand and power.slug == move.power]
    return bool(aims) and all(aim is not None and aim.who == "player" for aim in aims)


def _use(teller: Teller, move: Move) -> Telling:
    d = teller.definition(move)
    name = teller.words.card(move.card)
    if d.kind == "monster" or d.stands_in:
        faced = _faced(teller, d)
        uses = [power.use for power in faced.powers if move.power in ("", power.slug)]
        text = use_text(teller.words, faced.id, uses[0]) if len(uses) == 1 else ""
        return teller.say("use-monster", card=name, text=text, told="yes" if text else "no")
    power = _power(d, move, hand=False)
    if power is not None and power.poses:
        return _pose(teller, d, power)
    if power is not None and power.use.name is not None:
        name = _powered(teller, name, power)
    if move.n:
        return _numbered(teller, move, "use-n", name)
    return _aimed(teller, move, "use", name) if move.target else teller.say("use", card=name)


def _faced(teller: Teller, d: CardDef) -> CardDef:
    """The monster that a card is in the fight: itself, or what it copies."""
    foes = (teller.view["combat"] or {"monsters": []})["monsters"]
    return next((teller.words.definition(foe["monster"]) for foe in foes if foe["card"] == d.id), d)


def _pose(teller: Teller, d: CardDef, power: Power) -> Telling:
    """A card that lets its owner be taken for something, or not: what using it changes."""
    words = teller.words
    zone = "head_count" if power.how == "head_count" else "counts_as"
    counts = d.counts_as in teller.view["players"][words.me][zone]
    return teller.say(
        "pose",
        place="head" if power.how == "head_count" else "cards",
        counts="yes" if counts else "no",
        card=words.card(d.id),
        **words.trait(d.counts_as),
    )


def _power(d: CardDef, move: Move, *, hand: bool) -> Power | None:
    fits = [power for power in d.powers if (power.hand if hand else power.play)]
    fits = [power for power in fits if power.slug == move.power] or ([] if move.power else fits)
    return fits[0] if len(fits) == 1 else None


def _powered(teller: Teller, card: str, power: Power, message: str = "power") -> str:
    name = power.use.name
    if name is None:
        return card
    return teller.say(message, card=card, power=name.text(teller.words.lang))


def _wear(teller: Teller, move: Move) -> Telling:
    words = teller.words
    name = teller.figures.with_bonus(move.card)
    if move.target:
        return _aimed(teller, move, "wear", name)
    if move.cards:
        return teller.say(
            "wear-instead", card=name, others=words.join(teller.figures.with_bonus(c) for c in move.cards)
        )
    return teller.say("wear", card=name)


def _sell(teller: Teller, move: Move) -> Telling:
    return teller.say("sell", cards=teller.words.cards(move.cards), **price(teller, move))


def price(teller: Teller, move: Move) -> dict[str, Any]:
    """What a sale brings: the gold it counts for, and the levels."""
    words = teller.words
    gold = teller.foresee(move).worth or sum(words.definition(card).value for card in move.cards)
    return {"gold": gold, "levels": gold // PRICE_OF_A_LEVEL, "money": words.money}


def _ask(teller: Teller, move: Move) -> Telling:
    terms = teller.terms(move.terms, teller.seat(move.target))
    given = move.terms
    told = {
        "who": move.target,
        "purpose": given.promise or "help",
    }
    free = "yes" if given == Terms(promise=given.promise) else "no"
    text = teller.say("ask", terms=terms, free=free, **told)
    return text, teller.say("ask", terms="…", free="no", **told), terms


def _counter(teller: Teller, move: Move) -> Telling:
    combat = teller.view["combat"] or {}
    fighter = "yes" if combat.get("fighter") == teller.words.me else "no"
    terms = teller.terms(move.terms)
    text = teller.say("counter", terms=terms, fighter=fighter)
    return text, teller.say("counter", terms="…", fighter=fighter), terms


def _offer(teller: Teller, move: Move) -> Telling:
    words = teller.words
    named, to = teller.figures.named, teller.seat(move.target)
    give = words.join(named(card, to) for card in move.terms.give) or teller.say("nothing")
    get = words.join(map(named, move.terms.get)) or teller.say("nothing")
    text = teller.say("offer", who=move.target, give=give, get=get)
    leaf = teller.say("offer-leaf", give=give, get=get)
    return text, teller.say("offer-stem", who=move.target), leaf


def _give(teller: Teller, move: Move) -> Telling:
    name = teller.words.card(move.card)
    if figures := teller.figures.of(move.card):
        name = f"{name} ({figures})"
    stem = teller.say("give", card=name, who="…")
    return teller.say("give", card=name, who=move.target), stem, move.target


def _placed(teller: Teller, move: Move) -> str:
    """A card with whose it is, or with its place where a copy of it lies elsewhere, and with its figures."""
    if move.card not in teller.words.mix.copies:
        return move.card
    name = teller.figures.named(move.card)
    if move.owner == TABLE:
        return teller.say("on-the-table", card=name)
    return teller.figures.owned(move.card, move.owner) if move.owner else name


def _discard(teller: Teller, move: Move) -> Telling:
    return teller.say("discard", card=_placed(teller, move))


def _pick(teller: Teller, move: Move) -> Telling:
    if move.card == HAND:
        return teller.say("pick-hand", owner=move.owner)
    return teller.say("pick", card=_placed(teller, move), what=teller.picks_to)


def _choose(teller: Teller, move: Move) -> Telling:
    if teller.step.get("kind") == "deciding":
        return teller.say("decide-first", mine="yes" if move.n == 1 else "no")
    if move.target:
        return teller.say("name", who=move.target)
    text = option_text(teller.words, teller.asking, move.n, teller.step.get("roll", 0))
    return text or teller.say("choose", n=move.n)


def _show(teller: Teller, move: Move) -> Telling:
    return teller.say("show", who=move.target or "", all="no" if move.target else "yes")


def _bid(teller: Teller, move: Move) -> Telling:
    words = teller.words
    return teller.say("bid", card=words.card(move.card), prize=words.card(move.target))


_TELL: Mapping[str, Callable[[Teller, Move], Telling]] = {
    "pass": _pass,
    "open": _plain("open"),
    "listen": _plain("listen"),
    "trouble": _trouble,
    "loot": _plain("loot"),
    "end": _plain("end"),
    "play": _play,
    "use": _use,
    "carry": _with_bonus("carry"),
    "discard": _discard,
    "wear": _wear,
    "remove": _with_bonus("remove"),
    "sell": _sell,
    "ask": _ask,
    "offer": _offer,
    "give": _give,
    "accept": _plain("accept"),
    "refuse": _plain("refuse"),
    "counter": _counter,
    "withdraw": _plain("withdraw"),
    "claim": _plain("claim"),
    "run": _plain("run"),
    "first": _plain("first"),
    "flee": _with_card("flee"),
    "pick": _pick,
    "choose": _choose,
    "show": _show,
    "bid": _bid,
}
