"""What is being settled, as far as everyone can see it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from grosbill.model import steps as s
from grosbill.model.moves import Terms
from grosbill.rules.table import Table

_KINDS: dict[type[s.Step], str] = {
    kind: kind.__name__.lower() for kind in vars(s).values() if isinstance(kind, type)
}


def shown(t: Table) -> dict[str, Any]:
    """What the step on top shows to everyone: its kind, whom it is about, cards by name."""
    step = t.steps[-1]
    kind = type(step)
    said = {"kind": _KINDS[kind]}
    return said | _SHOWN[kind](t, step) if kind in _SHOWN else said


def _rolled(t: Table, step: s.Rolled) -> dict[str, Any]:
    said: dict[str, Any] = {"seat": step.seat, "value": step.value, "of": step.of}
    return said | {"card": t.mix.ref[step.foe]} if step.foe >= 0 else said


def _open_cards(t: Table, cards: tuple[int, ...], seat: int) -> dict[str, Any]:
    return {"seat": seat, "cards": list(map(t.mix.ref.__getitem__, cards))}


def _offer(t: Table, step: s.Offer) -> dict[str, Any]:
    return {"seat": step.to, "maker": step.maker, "terms": terms_shown(step.terms), "fight": step.fight}


def _pick(t: Table, step: s.Pick) -> dict[str, Any]:
    said = {"seat": step.seat, "holder": step.holder, "what": step.what, "left": step.left}
    return said | _asking_card(t, step.frame)


_SHOWN: dict[type[s.Step], Callable[[Table, Any], dict[str, Any]]] = {
    s.Falls: lambda t, step: {"card": t.mix.ref[step.card], "seat": step.victim, "by": step.by},
    s.Rolled: _rolled,
    s.Escaped: lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.foe]},
    s.Caught: lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.foe]},
    s.Looting: lambda t, step: {"dead": step.dead} | _open_cards(t, step.cards, step.order[0]),
    s.Sharing: lambda t, step: _open_cards(t, step.cards, step.next),
    s.Fleeing: lambda t, step: _open_cards(t, step.foes, step.runners[0]),
    s.Offer: _offer,
    s.Meeting: lambda t, step: {"seat": step.order[0]} | _asking_card(t, step.frame),
    s.Pick: _pick,
    s.Choice: lambda t, step: {"seat": step.seat} | _asking_card(t, step.frame),
    s.Naming: lambda t, step: {"seat": step.seat, "players": list(step.seats)} | _asking_card(t, step.frame),
    s.TurnStart: lambda t, step: {"seat": step.seat},
    s.TurnEnd: lambda t, step: {"seat": step.seat},
    s.Announced: lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.card]},
    s.Turned: lambda t, step: {"seat": step.seat, "card": t.mix.ref[step.card]},
    s.Discarded: lambda t, step: _open_cards(t, step.cards, step.seat),
    s.Risen: lambda t, step: {"seat": step.seat},
    s.Sinking: lambda t, step: {"seat": step.seat, "n": step.n},
    s.Dying: lambda t, step: {"seat": step.seat},
    s.Deciding: lambda t, step: {"seat": step.seat},
    s.Charity: lambda t, step: {"seat": step.seat},
    s.Shedding: lambda t, step: {"seat": step.seat},
    s.Drawing: lambda t, step: {
        "seat": step.seat,
        "n": step.n,
        "use": step.use,
        "discards": step.from_pile,
    },
    s.Claim: lambda t, step: {"removal": step.removal},
    s.Bidding: lambda t, step: {
        "card": t.mix.ref[step.prize],
        "bids": [[seat, t.mix.ref[card]] for seat, card in step.bids],
    },
}


def _asking_card(t: Table, frame: s.Frame) -> dict[str, Any]:
    """The card that asks, where one does."""
    return {"card": t.mix.ref[frame.card]} if frame.card >= 0 else {}


def terms_shown(terms: Terms) -> dict[str, Any]:
    """A deal, or what would be one."""
    return {
        "treasures": terms.treasures,
        "helper_first": terms.helper_first,
        "give": list(terms.give),
        "get": list(terms.get),
        "level_card": terms.level_card,
        "stay_out": terms.stay_out,
    }
