"""Uses and triggers: when, at what cost, what follows."""

from __future__ import annotations

from functools import reduce

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.text import amounts, conditions, selection, verbs
from grosbill.effects.text.mods import text as mod_text
from grosbill.effects.text.moments import Whose, instead, lost, moment, points
from grosbill.effects.text.writer import UnwordedError, Writer, names, paragraph, signed

_BETWEEN = {"after_escape", "before_bad_stuff"}
_EMPTY = v.Condition()
_SPANS: dict[str, tuple[v.Point, ...]] = {"combat": ("combat",), "roll": ("after_roll",)}
"""When a limit for as long as the moment lasts needs no word."""


def _begin(w: Writer, at: v.Points, whose: Whose, target: v.Target | None) -> None:
    w.at = points(at)
    w.whose = whose
    w.target = target
    w.named = False


# --- uses -------------------------------------------------------------------------------------------------


def ability(w: Writer, use: v.Use) -> str:
    """A use of a card in play: *Berserking: in combat, you may …*."""
    _begin(w, use.when, use.whose, use.target)
    escapes = use.whose == "you" and any(isinstance(do, v.Escape) and do.who == "you" for do in use.do)
    use, replaces = _replacing(use)
    at, left = moment(w, use.when, use.whose, use.if_, replaces=replaces or escapes)
    left, least = _minimum(w, use, left)
    each = _for_each(w, use)
    if each:
        body, lead = [w.you_may(each)], at
    else:
        body = _pay_and_do(w, use, least)
        lead = _limited(w, use, at)
    holds, fails = conditions.if_and_unless(w, left)
    lead = ", ".join(part for part in (lead, holds) if part)
    body[0] = w.say("moment-then", moment=lead, text=body[0])
    if fails:
        body[0] = w.say("text-unless", text=body[0], when=fails)
    if use.if_once:
        body.append(w.say("if-once"))
    return label(w, use.name, body)


def _replacing(use: v.Use) -> tuple[v.Use, bool]:
    """What is done instead of what was about to happen, without saying that it does not."""
    if instead(use.when, use.whose, use.do):
        return msgspec.structs.replace(use, do=use.do[1:]), True
    return use, False


def label(w: Writer, name: v.Words | None, texts: list[str]) -> str:
    """The sentences, after the name of the ability if it has one."""
    if name is None:
        return paragraph(texts)
    said = paragraph(texts)
    first = texts[0] + said[len(texts[0]) :]
    return w.say("label", name=w.words(name), text=first, text_capital=said)


def _minimum(w: Writer, use: v.Use, left: v.Condition) -> tuple[v.Condition, str]:
    """*your whole hand (at least 3 cards)*: a condition about the hand that is paid with."""
    has = left.has
    if has is None or has.in_ != "hand" or left.who is not None:
        return left, ""
    for each in use.cost:
        if isinstance(each, v.PayCards) and each.cards.in_ == "hand" and each.cards.n == "all":
            noun = selection.noun(w, has, has.n > 1)
            least = w.say("at-least", cards=w.say("counted", n=has.n, noun=noun))
            return msgspec.structs.replace(left, has=None), least
    return left, ""


def _for_each(w: Writer, use: v.Use) -> str:
    """*discard up to 3 cards: +1 for each*, where one is paid at a time; otherwise nothing."""
    if use.at_most is None or use.at_most.n < 2 or len(use.cost) != 1 or len(use.do) != 1:
        return ""
    if points(use.when) != _SPANS.get(use.at_most.per):
        return ""
    paid, done = use.cost[0], use.do[0]
    if not isinstance(paid, v.PayCards) or paid.cards.n != 1 or not verbs.plain(done):
        return ""
    if paid.cards.this or paid.cards.worth is not None:
        return ""
    noun = selection.noun(w, v.Sort(kind=paid.cards.kind, deck=paid.cards.deck), many=False)
    if isinstance(done, v.Adjust) and done.plus is not None:
        each = w.say("each-roll", plus=signed(done.plus), noun=noun)
    elif isinstance(done, v.Grant) and _for_this_combat(done):
        each = w.say("each-card", text=mod_text(w, done.mods[0]), noun=noun)
    else:
        return ""
    return w.say("cost-each", cost=verbs.cost(w, use.cost, use.at_most.n), each=each)


def _for_this_combat(verb: v.Grant) -> bool:
    alone = verb.who == "you" and verb.to is None and len(verb.mods) == 1 and not verb.on
    return alone and verb.for_ == "combat"


def _limited(w: Writer, use: v.Use, at: str) -> str:
    if use.at_most is None:
        return at
    limit = w.say("limit", n=use.at_most.n, per=use.at_most.per)
    asked = use.if_ or _EMPTY
    implied = asked.role == {"combat": "either", "target": None}.get(use.at_most.per, "")
    if implied and asked.has is None and asked.turn is None and points(use.when) == ("combat",):
        return limit
    return f"{limit}, {at}"


def _pay_and_do(w: Writer, use: v.Use, least: str) -> list[str]:
    head = list(use.do)
    tail: list[v.AnyVerb] = []
    effect = verbs.infinitive(w, head)
    while effect is None and head:
        tail.insert(0, head.pop())
        effect = verbs.infinitive(w, head) if head else None
    rest = verbs.sentences(w, tail)
    paid = verbs.cost(w, use.cost, unused=use.from_ == "play") + least if use.cost else ""
    if effect is not None:
        to = w.say("cost-to", cost=paid, to=effect) if paid else effect
        return [w.you_may(to), *_after_effect(w, head), *rest]
    first = use.do[0]
    if not paid and isinstance(first, v.Roll) and verbs.plain(first):
        return [w.you_may(verbs.core(w, first, "to", "you")), *rest[1:]]
    if not paid and isinstance(first, v.Grant) and first.who == "you":
        return [w.you_may(w.say("get", what=rest[0])), *rest[1:]]
    if not paid:
        raise UnwordedError("a use that costs nothing and does not begin with what its user does", use)
    if isinstance(use.do[0], v.Roll) and verbs.plain(use.do[0]):
        rolling = w.join((paid, verbs.core(w, use.do[0], "to", "you")))
        return [w.you_may(rolling), *rest[1:]]
    return [w.you_may(w.say("cost-then", cost=paid, text=rest[0])), *rest[1:]]


def _after_effect(w: Writer, done: list[v.AnyVerb]) -> list[str]:
    if any(isinstance(verb, v.Remove) and verb.treasure == "if_only" for verb in done):
        return [w.say("leaves-if-only")]
    return []


# --- cards that are played --------------------------------------------------------------------------------


def plays(w: Writer, uses: list[v.Use], bonus: v.Number = 0, ours: v.Condition | None = None) -> list[str]:
    """A card that is played: *Play in any combat: …*, one line for each moment."""
    lines: list[tuple[str, list[str]]] = []
    if bonus:
        at, _ = moment(w, "combat", "any", None)
        lines.append((at, _either_side(w, bonus, ours)))
    for each in uses:
        _begin(w, each.when, each.whose, each.target)
        use, replaces = _replacing(each)
        at, left = moment(w, use.when, use.whose, use.if_, replaces=replaces)
        if _plain_from_the_verbs(use, left):
            left = _EMPTY
        when = conditions.when(w, left)
        at = f"{at}, {when}" if when else at
        w.while_ = use.if_
        body = _paid(w, use)
        w.while_ = None
        if lines and lines[-1][0] == at and len(lines[-1][1]) == 1:
            # All of the second way belongs to it, not to both: one sentence.
            last = reduce(lambda said, more: w.say("and-do", first=said, last=more), body)
            lines[-1][1][0] = w.say("or-do", first=lines[-1][1][0], last=last)
        else:
            lines.append((at, body))
    said = []
    for number, (at, body) in enumerate(lines):
        body[0] = w.say("play", moment=at, text=body[0], again="yes" if number else "no")
        said.append(paragraph(body))
    return said


def _either_side(w: Writer, bonus: v.Number, ours: v.Condition | None) -> list[str]:
    side = w.say("target", who="side", both="no")
    message = "strength-to" if isinstance(bonus, int) else "gets"
    said = [w.say(message, plus=amounts.bonus(w, bonus), who=side)]
    if ours is not None:
        said.append(w.say("ours", when=conditions.when(w, ours)))
    return said


def _paid(w: Writer, use: v.Use) -> list[str]:
    body = verbs.sentences(w, use.do)
    if use.cost:
        paid = w.join(verbs.order(w, each) for each in use.cost)
        body[0] = w.say("cost-then", cost=paid, text=body[0])
    return body


def _plain_from_the_verbs(use: v.Use, condition: v.Condition) -> bool:
    """An Elf must be in the fight, and each Elf in the fight gets something: once is enough."""
    groups = [verb.who for verb in use.do if isinstance(verb.who, v.Who)]
    wanted = [msgspec.structs.replace(who.if_, who=who.who) for who in groups if who.if_ is not None]
    return condition in wanted


# --- triggers ---------------------------------------------------------------------------------------------


def trigger(w: Writer, on: v.Trigger) -> list[str]:
    """What happens by itself, one text a sentence."""
    _begin(w, on.at, "you", None)
    at = points(on.at)
    if at == ("before_curse",) and on.do == (v.Cancel(),):
        return _immune(w, on.if_)
    if at == ("before_loss",) and on.do == (v.Cancel(),):
        return _never_lost(w, on)
    if set(at) == _BETWEEN:
        texts = verbs.sentences(w, on.do)
        when = conditions.when(w, on.if_)
        texts[0] = w.say("escape-or-not", text=texts[0])
        if when:
            texts[0] = w.say("if-then", when=when, text=texts[0])
        return texts
    if at == ("before_fight",) and on.if_ is not None and _leaves_at_once(on.if_, on.do[0]):
        return _will_not_attack(w, on.if_, on.do)
    do = on.do
    if at == ("after_draw",):
        said, left = _on_receipt(w, on.if_)
    else:
        # A card that has been discarded speaks of itself.
        cards = v.About(this=True) if at == ("after_discard",) else on.cards
        replaces = instead(on.at, "you", do)
        said, left = moment(w, on.at, "you", on.if_, replaces=replaces, cards=cards)
        do = do[1:] if replaces else do
    if on.each:
        said = w.say("on-facing")
    when = conditions.when(w, left)
    lead = f"{said}, {when}" if when else said
    texts = verbs.sentences(w, do)
    if at == ("before_loss",) and do == on.do:
        texts[0] = w.say("as-well", text=texts[0])
    texts[0] = w.say("moment-then", moment=lead, text=texts[0])
    return texts


def _on_receipt(w: Writer, condition: v.Condition | None) -> tuple[str, v.Condition]:
    left = condition or _EMPTY
    open_ = left.cause == "face_up"
    if open_:
        left = msgspec.structs.replace(left, cause=None)
    this = w.say("this", noun=w.card_noun())
    return w.say("on-receipt", what=this, face="up" if open_ else "any"), left


def _immune(w: Writer, condition: v.Condition | None) -> list[str]:
    causes = names(condition.cause) if condition is not None else ()
    if len(causes) > 1 or (condition is not None and condition != v.Condition(cause=condition.cause)):
        raise UnwordedError("curses that have no effect", condition)
    curses = w.kind_noun("curse", many=True)
    return [w.say("immune", noun=curses, cause=causes[0] if causes else "any")]


def _never_lost(w: Writer, on: v.Trigger) -> list[str]:
    """*Curses cannot make you discard or swap cards from your hand*; what others take is another matter."""
    if on.if_ is None or on.if_.cause is None or on.if_ != v.Condition(cause=on.if_.cause):
        raise UnwordedError("a loss that does not happen", on.if_)
    causes = conditions.causes_in_general(w, on.if_.cause)
    place = "hand" if on.cards is not None and on.cards.in_ == "hand" else "table"
    return [w.say("never-lost", causes=causes, what=lost(w, on.cards), place=place)]


def _leaves_at_once(condition: v.Condition, first: v.AnyVerb) -> bool:
    of_fighters = condition.who == "fighters" and conditions.only_traits(
        msgspec.structs.replace(condition, who=None)
    )
    return isinstance(first, v.Remove) and first.cards.this and verbs.plain(first) and of_fighters


def _will_not_attack(w: Writer, condition: v.Condition, do: tuple[v.AnyVerb, ...]) -> list[str]:
    who = conditions.group(w, msgspec.structs.replace(condition, who=None))
    texts = verbs.sentences(w, do[:1])
    texts[0] = w.say("will-not-attack", who=who, text=texts[0])
    traits = conditions.traits_of(condition)
    w.you = w.say("the-one", noun=w.noun(w.lexicon.trait(traits[0]))) if len(traits) == 1 else ""
    texts.extend(verbs.sentences(w, do[1:]))
    w.you = ""
    return texts
