"""What the player is asked, in one sentence above the moves."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from grosbill.model.moves import PASS, Move, Terms, read_terms
from grosbill.words.fights import standing
from grosbill.words.labels import Teller


def question(teller: Teller, legal: Collection[Move] = ()) -> str:
    """The sentence for what is going on now; `legal`: what may be done."""
    step = teller.step
    if not step:
        return _turn(teller)
    ask = _ASK.get(step["kind"])
    ways = [move for move in legal if move.kind in ("choose", "pass")]
    rest = set(legal) == {PASS}
    return ask(teller, {**step, "ways": len(ways), "rest": rest}) if ask else teller.words.say("ask-else")


def _turn(teller: Teller) -> str:
    view = teller.view
    hand = view["players"][teller.words.me]["hand"]
    fight = view["trouble"] and any(teller.words.definition(card).kind == "monster" for card in hand)
    trouble = {(True, True): "yes", (True, False): "fight", (False, True): "loot"}.get(
        (fight, view["loot"]), "no"
    )
    optional = "yes" if teller.words.settings["loot_optional"] else "no"
    return teller.words.say("ask-turn", phase=view["phase"], trouble=trouble, optional=optional)


def _fight(teller: Teller) -> dict[str, object]:
    combat = teller.view["combat"]
    words = teller.words
    return {
        "fighter": words.who(combat["fighter"]),
        "monsters": _foes(teller),
        "gone": words.title(combat["gone"]) if combat["gone"] else "",
        "ours": combat["munchkins"],
        "theirs": combat["monsters_total"],
    }


def _foes(teller: Teller) -> str:
    """The monster by its name; several by their number, as the fight beside the question names them all."""
    cards = [foe["card"] for foe in teller.view["combat"]["monsters"]]
    return teller.words.say("ask-monsters", n=len(cards)) if len(cards) > 1 else teller.words.titles(cards)


def _own(teller: Teller) -> bool:
    combat = teller.view["combat"]
    return bool(combat["fighter"] == teller.words.me)


def _battle(teller: Teller, step: Mapping[str, Any]) -> str:
    return teller.words.say("ask-battle", state=standing(teller), **_fight(teller))


def _claim(teller: Teller, step: Mapping[str, Any]) -> str:
    if teller.view["combat"] is None:
        return teller.words.say("ask-aftermath")
    # A monster may also leave after a victory over it was claimed.
    removal = "yes" if step.get("removal") or not teller.view["combat"]["monsters"] else "no"
    if _own(teller):
        return teller.words.say("ask-claim-own", removal=removal, **_fight(teller))
    said = teller.words.say("ask-claim", removal=removal, **_fight(teller))
    winners = teller.foresee(PASS).winners
    return f"{_about_to_win(teller, winners)} {said}" if winners else said


def _about_to_win(teller: Teller, winners: Sequence[int]) -> str:
    words = teller.words
    names = words.join(words.who(seat) for seat in winners if seat != words.me)
    mine = "yes" if words.me in winners else "no"
    return words.say("ask-claim-wins", names=names, n=len(winners), mine=mine)


def _flight(teller: Teller, step: Mapping[str, Any]) -> str:
    return teller.words.say("ask-flight-own" if _own(teller) else "ask-flight", **_fight(teller))


def _about(message: str) -> Callable[[Teller, Mapping[str, Any]], str]:
    """A question about a player and a card."""

    def ask(teller: Teller, step: Mapping[str, Any]) -> str:
        words = teller.words
        card = words.title(step["card"]) if step.get("card") in words.mix.defs_by_id else "none"
        who = words.who(step["seat"])
        mine = "yes" if step["seat"] == words.me else "no"
        return words.say(
            message,
            who=who,
            mine=mine,
            card=card,
            cards=words.titles(step.get("cards", ())),
            count=len(step.get("cards", ())),
            value=step.get("value", 0),
            n=step.get("n", 0),
            use=step.get("use", ""),
            of=step.get("of", ""),
        )

    return ask


def _lull(teller: Teller, step: Mapping[str, Any]) -> str:
    view = teller.view
    mine = "yes" if view["active"] == teller.words.me else "no"
    active = teller.words.who(view["active"])
    return teller.words.say("ask-lull", phase=view["phase"], mine=mine, active=active)


def _pick(teller: Teller, step: Mapping[str, Any]) -> str:
    words = teller.words
    said = words.say("ask-pick", what=step["what"], left=step["left"], worth=step["worth"], money=words.money)
    return f"{_asking(teller)}{said}"


def _asks(teller: Teller) -> bool:
    return teller.asking in teller.words.mix.defs_by_id


def _asking(teller: Teller) -> str:
    return f"{teller.words.title(teller.asking)} — " if _asks(teller) else ""


def _asked_by_card(message: str) -> Callable[[Teller, Mapping[str, Any]], str]:
    """A question that a card asks, with its name before it."""
    return lambda teller, step: _asking(teller) + teller.words.say(message)


def _choice(teller: Teller, step: Mapping[str, Any]) -> str:
    return _asking(teller) + teller.words.say("ask-choice", n=step["ways"])


def _offer(teller: Teller, step: Mapping[str, Any]) -> str:
    said, outcome = _offered(teller, step), teller.foresee(Move("accept"))
    for seats, sure in ((outcome.winners, "yes"), (outcome.perhaps, "no")):
        if seats:
            said += " " + teller.words.say("ask-offer-wins", wins=teller.winning(seats, sure))
    return said


def _offered(teller: Teller, step: Mapping[str, Any]) -> str:
    words = teller.words
    terms = read_terms(step["terms"])
    maker = words.who(step["maker"])
    if not step["fight"]:
        give = teller.terms(terms, within=True)
        if not terms.get:
            return words.say("ask-offer-gift", maker=maker, give=give)
        return words.say("ask-offer-trade", maker=maker, give=give, get=words.titles(terms.get))
    free = "yes" if terms == Terms(promise=terms.promise) else "no"
    said = {"maker": maker, "terms": teller.terms(terms, within=True), "free": free}
    if _own(teller):
        return words.say("ask-offer-counter", **said)
    return words.say(f"ask-offer-{terms.promise or 'help'}", **said)


def _looting(teller: Teller, step: Mapping[str, Any]) -> str:
    return teller.words.say("ask-looting", dead=teller.words.who(step["dead"]))


def _charity(teller: Teller, step: Mapping[str, Any]) -> str:
    players = teller.view["players"]
    me = players[teller.words.me]
    lowest = me["level"] == min(player["level"] for player in players if player["alive"])
    many = me["hand_size"] - me["hand_limit"]
    return teller.words.say("ask-charity", n=many, lowest="yes" if lowest else "no")


def _bidding(teller: Teller, step: Mapping[str, Any]) -> str:
    words = teller.words
    rivals = words.join(words.who(seat) for seat, _ in step["bids"])
    return words.say("ask-bidding", card=words.title(step["card"]), n=len(step["bids"]), rivals=rivals)


def _plain(message: str) -> Callable[[Teller, Mapping[str, Any]], str]:
    return lambda teller, step: teller.words.say(message)


def _opening(teller: Teller, step: Mapping[str, Any]) -> str:
    """Who was ready is asked again because of what others put in play, with nothing to put there any more."""
    own = "no" if step["rest"] else "yes"
    return teller.words.say("ask-opening", own=own, races=teller.words.races)


_ASK: Mapping[str, Callable[[Teller, Mapping[str, Any]], str]] = {
    "opening": _opening,
    "lull": _lull,
    "battle": _battle,
    "claim": _claim,
    "choice": _choice,
    "flight": _flight,
    "respite": _about("ask-respite"),
    "falls": _about("ask-falls"),
    "rolled": _about("ask-rolled"),
    "escaped": _about("ask-escaped"),
    "caught": _about("ask-caught"),
    "aftermath": _plain("ask-aftermath"),
    "drawing": _about("ask-drawing"),
    "bidding": _bidding,
    "turnstart": _about("ask-turn-start"),
    "turnend": _plain("ask-turn-end"),
    "announced": _about("ask-announced"),
    "turned": _about("ask-turned"),
    "discarded": _about("ask-discarded"),
    "risen": _about("ask-risen"),
    "sinking": _about("ask-sinking"),
    "dying": _about("ask-dying"),
    "naming": _asked_by_card("ask-naming"),
    "deciding": _plain("ask-deciding"),
    "fleeing": _plain("ask-fleeing"),
    "pick": _pick,
    "offer": _offer,
    "sharing": _plain("ask-sharing"),
    "looting": _looting,
    "charity": _charity,
    "shedding": _plain("ask-shedding"),
    "meeting": _plain("ask-meeting"),
}
