"""What a screen shows beside the view, in words: whose turn it is, what everybody is and does, the fight."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from grosbill.game import Game
from grosbill.online import frames as fr
from grosbill.words.fights import (
    caught_told,
    deal_told,
    escapes,
    helped,
    helpers,
    our_lines,
    reward_told,
    standing,
    their_lines,
)
from grosbill.words.foresight import within_reach
from grosbill.words.labels import Teller
from grosbill.words.people import nature

KNOWN: Final = frozenset(("thinks", "lets-be", "ready", "claims", "runs"))
"""What somebody is doing that they need not be told of themselves."""


class Alike(NamedTuple):
    """What a scene says to all who read the same language: what everybody is, whether somebody could win."""

    titles: list[str]
    near: bool


def alike(teller: Teller) -> Alike:
    """The same for all readers of the teller's language."""
    words, view = teller.words, teller.view
    return Alike([nature(words, player) for player in view["players"]], within_reach(view, words.mix))


def scene(teller: Teller, shared: Alike) -> fr.Scene:
    """The scene of a moment for one reader; its `notes` are of who is waited for, and not in it yet."""
    fight = _fight(teller) if teller.view["combat"] is not None else None
    return fr.Scene(_title(teller), shared.titles, [], fight, shared.near)


def _title(teller: Teller) -> str:
    words, view = teller.words, teller.view
    if view["over"]:
        return words.say("net-title-over")
    mine = "yes" if view["active"] == words.me else "no"
    return words.say("net-title", active=words.who(view["active"]), mine=mine)


def doing(
    game: Game, let_be: Collection[int], absent: Collection[int], gone: Collection[int], *, over: bool
) -> list[str]:
    """What everybody is doing, "" for nothing.

    `let_be`: who has passed; `absent`: who is played for; `gone`: whose line is cut; `over`: nobody plays on.
    """
    waiting, winners = game.waiting, game.winners
    view = game.view(None)
    kind, combat = (view["step"] or {}).get("kind"), view["combat"]
    found = []
    for seat, player in enumerate(view["players"]):
        if seat in winners:
            found.append("won")
        elif seat in absent:
            found.append("away")
        elif not player["alive"]:
            found.append("dead")
        elif over:
            found.append("")
        elif seat in gone:
            found.append("gone")
        elif seat in waiting:
            found.append("thinks")
        elif kind in ("claim", "flight") and seat == combat["fighter"]:
            found.append("claims" if kind == "claim" else "runs")
        elif seat in let_be:
            found.append("ready" if kind == "opening" else "lets-be")
        else:
            found.append("")
    return found


def _fight(teller: Teller) -> fr.Fight:
    words, combat = teller.words, teller.view["combat"]
    state = standing(teller) if combat["monsters"] else "over"
    by = abs(combat["munchkins"] - combat["monsters_total"])
    mine = "yes" if words.me in _our_side(combat) else "no"
    return fr.Fight(
        state=state,
        verdict=words.say("net-verdict", state="running" if combat["running"] else state, n=by, mine=mine),
        ours=[fr.Part(text, n, seat, card) for text, n, seat, card in our_lines(words, combat)],
        theirs=[fr.Part(text, n, -1, card) for text, n, card in their_lines(words, combat)],
        stakes=[*_stakes(teller)] if combat["monsters"] else [],
        helped=[_helped(teller, seat) for seat in helpers(teller)],
    )


def _our_side(combat: Mapping[str, Any]) -> list[int]:
    """The fighter, then the helper if there is one: -1 for none is the number of whoever watches, too."""
    return [seat for seat in (combat["fighter"], combat["helper"]) if seat >= 0]


def _helped(teller: Teller, seat: int) -> fr.Helped:
    found = helped(teller, seat)
    return fr.Helped(seat, found.ours, found.theirs, found.wins, list(found.leave), found.ends)


def _stakes(teller: Teller) -> Sequence[fr.Stake]:
    words, combat = teller.words, teller.view["combat"]
    ours = _our_side(combat)
    mine = "yes" if words.me in ours else "no"
    found: list[fr.Stake] = []
    if not combat["running"]:  # whoever runs has nothing to win or to share any more
        label = words.say("net-stake-win", mine=mine, who=words.who(ours[0]))
        found.append(fr.Stake("win", label, reward_told(teller)))
        if deal := deal_told(teller):
            helps = "yes" if words.me == ours[1] else "no"
            label = words.say("net-stake-deal", mine=helps, who=words.who(ours[1]))
            found.append(fr.Stake("deal", label, deal))
    found.append(fr.Stake("caught", words.say("net-stake-caught", mine=mine), caught_told(teller)))
    runner = words.me if words.me in ours else ours[0]
    found += [
        fr.Stake("run", words.say("net-stake-run"), escape.text, escape.need)
        for escape in escapes(teller, runner)
    ]
    return found
