"""Help asked and given, deals offered, countered and accepted, trades and gifts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from grosbill.bots.greedy import fights
from grosbill.bots.greedy.effects import to_seat
from grosbill.bots.greedy.scale import LOSS, TREASURE, WIN, climb, menace, usual_menace
from grosbill.bots.greedy.scene import Scene, once_each
from grosbill.bots.greedy.verdict import NEVER, Verdict, gives_away, never
from grosbill.bots.greedy.winning import handed_over, winners_with
from grosbill.bots.greedy.worth import worths
from grosbill.model.moves import Move, Terms, read_terms
from grosbill.model.records import replace

_HOPE = 0.6  # how likely something is that looks just worth it to the other side
_TEMPTING = (
    0.002  # how much likelier whoever cannot gain by helping does so all the same, for each thing offered
)


class Outlook(msgspec.Struct, frozen=True):
    """What a fight with a helper comes to, whatever is paid for it."""

    margin: int
    winners: tuple[int, ...]
    win: float  # how likely
    climbing: float  # what the fighter gains by it beside treasure
    saved: float  # of what losing would cost the fighter
    helping: float  # what the helper gains by it
    risk: float  # what losing would cost the helper


@once_each
def _outlook(scene: Scene, helper: int) -> Outlook:
    fighter = scene.fighter
    margin = _margin(scene, helper)
    win = fights.odds(scene, margin)
    return Outlook(
        margin,
        winners_with(scene, helper),
        win,
        climb(scene.players[fighter]["level"], scene.kill_levels),
        win * fights.defeat(scene, fighter),
        fights.helping_brings(scene, helper),
        (1 - win) * fights.defeat(scene, helper),
    )


class Bargain:
    """What a deal about help is worth to both sides, on the same scale."""

    def __init__(self, scene: Scene, helper: int, terms: Terms) -> None:
        """Weigh a deal: treasures for the helper, and what is paid besides."""
        outlook = _outlook(scene, helper)
        self.enough = outlook.margin > 0
        self.winners = outlook.winners
        win = outlook.win
        if self.winners:  # nothing else counts any more
            self.fighter = win * (WIN if scene.fighter in self.winners else -LOSS)
            self.helper = win * (WIN if helper in self.winners else -LOSS)
            return
        paid = len(terms.plays) + sum(worths(scene, scene.fighter, terms.give), 0.0)
        got = sum(worths(scene, helper, terms.give), 0.0)
        got += sum([_played_on(scene, card, helper) for card in terms.plays], 0.0)
        spoils = TREASURE * (scene.spoils - terms.treasures)
        self.fighter = win * (outlook.climbing + spoils - paid) + outlook.saved
        reward = TREASURE * terms.treasures + got + outlook.helping
        self.helper = win * reward - outlook.risk


def _played_on(scene: Scene, card: str, helper: int) -> float:
    """What it is worth to a helper that this card is played on them: levels, or a curse."""
    d = scene.cards[card]
    if d.curse:
        return to_seat(scene, d.curse, helper)
    levels = [sum([gain.n for gain in power.raises]) for power in d.powers if power.hand]
    return float(max(levels, default=0))


@once_each
def _margin(scene: Scene, helper: int) -> int:
    """By how much the fight is won with a helper, and with what I could still add to a fight of mine."""
    own = [lever.shift for lever in fights.levers(scene)] if scene.me == scene.fighter else []
    return scene.lead + fights.as_helper(scene, helper) + sum(own)


def _taste(scene: Scene, other: int, mine: float, theirs: float) -> float:
    """What a deal is worth to me: my gain, less what the other's gain costs me, more for goodwill."""
    goodwill = 0.25 * (scene.temperament.goodwill - 1)
    return mine - (menace(scene, other) - goodwill) * theirs


def _likely(value: float) -> float:
    """How likely somebody accepts what is worth so much to them."""
    return max(0.0, min(0.95, _HOPE * (0.5 + value))) if value > 0 else 0.05


# --- help ---------------------------------------------------------------------------------------------------


def ask(scene: Scene, move: Move) -> Verdict:
    """Whoever is strong enough, for a share they will take and I can spare."""
    helper = scene.seat(move.target)
    facts: dict[str, Any] = {"player": move.target, "treasures": move.terms.treasures}
    if helper < 0 or move.terms.promise:
        return never("bot-no-use", card="")
    if handed_over(scene, winners_with(scene, helper)):
        return gives_away("bot-hands-the-win", player=move.target)
    if _margin(scene, helper) <= 0:
        return never("bot-ask-weak", **facts)
    bargain = Bargain(scene, helper, move.terms)
    if bargain.winners:
        # What is offered is worth nothing any more: whoever may be tempted is offered all there is.
        chance = _likely(bargain.helper) + _TEMPTING * (move.terms.treasures + len(move.terms.give))
        value = chance * bargain.fighter
    else:
        theirs = bargain.helper - _envy(scene, helper, bargain)
        value = _likely(theirs) * _taste(scene, helper, bargain.fighter, bargain.helper)
    facts |= {"missing": scene.missing, "mine": bargain.fighter}
    if move.terms.give:
        return Verdict(value, "bot-ask-item", facts | {"card": move.terms.give[0]})
    return Verdict(value, "bot-ask", facts)


def _envy(scene: Scene, helper: int, bargain: Bargain) -> float:
    """What the fighter's gain costs a helper, as anybody can see it."""
    above = max(0, scene.players[scene.fighter]["level"] - scene.players[helper]["level"])
    return float((0.1 + 0.05 * above) * bargain.fighter)


def accept(scene: Scene, move: Move) -> Verdict:
    """Judge the offer that stands."""
    step = scene.step
    if not step["fight"]:
        return _trade(scene, step["maker"], step["terms"]["get"], step["terms"]["give"], "bot-trade")
    return _answer(scene, read_terms(step["terms"]), "bot-accept")


def refuse(scene: Scene, move: Move) -> Verdict:
    """As good as doing nothing; the reason is what the offer is worth."""
    offered = accept(scene, move)
    facts = offered.facts
    if offered.value <= NEVER:
        return Verdict(0.0, offered.why, facts)
    return Verdict(0.0, "bot-refuse", {"player": facts["player"], "mine": facts.get("mine", 0.0)})


def counter(scene: Scene, move: Move) -> Verdict:
    """Other terms: worth what they bring, if the other side takes them."""
    if not scene.step.get("fight") or move.terms.promise:
        return never("bot-no-use", card="")
    verdict = _answer(scene, move.terms, "bot-counter")
    if verdict.value <= 0:
        return verdict
    if scene.me == scene.fighter:
        helper = scene.step["maker"]
        bargain = Bargain(scene, helper, move.terms)
        chance = _likely(bargain.helper - _envy(scene, helper, bargain))
    else:
        bargain = Bargain(scene, scene.me, move.terms)
        chance = _likely(bargain.fighter / 2 - bargain.helper)
    return replace(verdict, value=chance * verdict.value)


def _answer(scene: Scene, terms: Terms, why: str) -> Verdict:
    """What a deal about help is worth to me, whichever side I am on."""
    fighter = scene.fighter
    facts: dict[str, Any] = {"treasures": terms.treasures, "player": scene.name(fighter)}
    if terms.promise:
        if scene.me != fighter and fights.threat(scene):
            return never("bot-stay-out", **facts)
        return Verdict(sum(worths(scene, scene.me, terms.give), 0.0), "bot-stay-out", facts)
    if scene.me == fighter:
        helper = scene.step["maker"]
        bargain = Bargain(scene, helper, terms)
        facts |= {"player": scene.name(helper), "mine": bargain.fighter}
        if handed_over(scene, bargain.winners):
            return gives_away("bot-hands-the-win", **facts)
        if not bargain.enough:
            return never("bot-ask-weak", **facts)
        if bargain.winners:
            return Verdict(bargain.fighter, why, facts)
        return Verdict(_taste(scene, helper, bargain.fighter, bargain.helper), why, facts)
    bargain = Bargain(scene, scene.me, terms)
    facts |= {"mine": bargain.helper}
    if handed_over(scene, bargain.winners):
        return gives_away("bot-not-the-win", **facts)
    if not bargain.enough:
        return never("bot-help-weak", **facts)
    if bargain.winners:
        return Verdict(bargain.helper, why, facts)
    return Verdict(_taste(scene, fighter, bargain.helper, bargain.fighter), why, facts)


# --- trades -------------------------------------------------------------------------------------------------


def offer(scene: Scene, move: Move) -> Verdict:
    """A trade that both sides gain by."""
    other = scene.seat(move.target)
    return _trade(scene, other, move.terms.give, move.terms.get, "bot-offer")


def _trade(scene: Scene, other: int, give: Sequence[str], get: Sequence[str], why: str) -> Verdict:
    mine = _swap(scene, scene.me, get, give)
    theirs = _swap(scene, other, give, get)
    facts = {"player": scene.name(other), "mine": mine, "theirs": theirs}
    if why == "bot-offer" and theirs - usual_menace(scene, scene.me) * mine <= 0:
        return never("bot-offer-vain", **facts)
    return Verdict(_taste(scene, other, mine, theirs), why, facts)


def _swap(scene: Scene, seat: int, gets: Sequence[str], gives: Sequence[str]) -> float:
    """What a player gains by an exchange."""
    return sum(worths(scene, seat, gets), 0.0) - sum(worths(scene, seat, gives), 0.0)
