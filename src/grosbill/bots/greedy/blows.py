"""What strikes players in a fight, and what changes the monsters in it: the table as it would be then.

Only what is sure is told: of cards that their owner may choose, those go that matter least.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from grosbill.bots.greedy.reading import among, holds, number, people, topmost
from grosbill.bots.greedy.scene import NOBODY, Scene
from grosbill.effects import vocabulary as v
from grosbill.model.records import copied, replace
from grosbill.packs import CardDef
from grosbill.rules.reading.character import of_kind
from grosbill.rules.table import Table
from grosbill.views.seen import supposed_curse, supposed_fight, supposed_front

# --- players ------------------------------------------------------------------------------------------------


def cursed(scene: Scene, d: CardDef, victim: int) -> Table:
    """The table after a curse."""
    t = struck(scene, scene.table, d.curse, victim)
    if any(isinstance(verb, v.Grant) for verb in d.curse):
        t = supposed_curse(t, victim, d.id)
    return t


def struck(
    scene: Scene, t: Table, verbs: Sequence[v.AnyVerb], you: int, target: int = NOBODY, named: str = ""
) -> Table:
    """A table after effects, on those of them whom they are about; `named`: the card they are aimed at."""
    value = 0  # of what was lost last: others may have to part with as much
    for verb in verbs:
        if verb.if_ is not None and not holds(scene, verb.if_, you):
            t = struck(scene, t, verb.otherwise, you, target, named)
        elif isinstance(verb, v.Lose):
            seats = [target] if verb.cards.target else people(scene, verb.who, you, target)
            as_much = verb.cards.worth if isinstance(verb.cards.worth, int) else value
            if verb.cards.worth and not as_much:
                continue
            for seat in seats:
                lost = [named] if verb.cards.target else _lost(scene, verb.cards, seat, as_much)
                value = sum([scene.cards[card].value for card in lost])
                t = _without(t, seat, lost)
                if not lost or (verb.cards.worth and value < as_much):
                    t = struck(scene, t, verb.otherwise, seat)
        elif isinstance(verb, v.LoseLevels):
            for seat in people(scene, verb.who, you, target):
                t = _lowered(t, seat, number(scene, verb.n, seat))
        elif isinstance(verb, v.Become):
            for seat in people(scene, verb.who, you, target):
                t = _changed(scene, t, verb, seat)
    return t


def _lowered(t: Table, seat: int, levels: int) -> Table:
    new = copied(t)
    new.seats = [*t.seats]
    player = new.seats[seat] = copied(t.seats[seat])
    player.level = max(1, player.level - levels)
    return new


def _without(t: Table, seat: int, lost: Collection[str]) -> Table:
    gone = [card for card in t.seats[seat].play if t.mix.ref[card] in lost]
    return supposed_front(t, seat, gone) if gone else t


def _lost(scene: Scene, cards: v.Lost, seat: int, value: int) -> list[str]:
    """The cards that go: an owner chooses what adds least, anybody else what adds most.

    Where it is said what they have to be worth, so many go that they reach the value.
    """
    found = among(scene, cards, seat)
    if cards.pick == "random":
        return []
    if cards.n == "all" or len(found) < 2:
        return found
    others = cards.pick is not None
    found.sort(key=lambda card: (number(scene, scene.cards[card].bonus, seat), card), reverse=others)
    if not cards.worth:
        return found[: number(scene, cards.n, seat)]
    lost = []
    for card in found:
        if value > 0:
            lost.append(card)
            value -= scene.cards[card].value
    return lost


def _changed(scene: Scene, t: Table, verb: v.Become, seat: int) -> Table:
    """Somebody of another race or class."""
    if verb.sex is not None:
        return t
    if verb.trait is not None:
        if verb.trait not in t.mix.copies:  # of a set that is not in the game
            return t
        gained = t.mix.copies[verb.trait][-1:] if not scene.is_one(seat, verb.trait) else ()
        kind = scene.cards[verb.trait].kind
    elif verb.cards is not None and verb.cards.kind is not None:
        found = topmost(scene, verb.cards.kind)
        gained = t.mix.copies[found[0]][-1:] if found else ()
        kind = verb.cards.kind
    else:
        return t
    had = of_kind(t, seat, kind)
    gone = had if verb.replacing == "all" or len(had) == 1 else []
    return supposed_front(t, seat, gone, gained) if gone or gained else t


# --- monsters -----------------------------------------------------------------------------------------------


def refaced(scene: Scene, d: CardDef, gone: str, more: CardDef | None, twin: str) -> Table:
    """The fight with a monster fewer, with one more, or with a card as the twin of one of them."""
    t = scene.table
    fight = t.fight
    if fight is None:
        return t
    copies, ref = t.mix.copies, t.mix.ref
    foes = [foe for foe in fight.foes if ref[foe.card] != gone]
    alike = [foe for foe in fight.foes if ref[foe.card] == twin]
    if alike:
        foes.append(replace(alike[0], card=copies[d.id][-1]))
    elif more is not None:
        met = supposed_fight(t, fight.fighter, monster=copies[more.id][-1]).fight
        foes += [replace(foe, kin=len(fight.foes)) for foe in met.foes] if met is not None else []
    new = copied(t)
    new.fight = copied(fight)
    new.fight.foes = tuple(foes)
    if more is not None and any(isinstance(mod, v.Forbid) and mod.what == "be_helped" for mod in more.mods):
        new.fight.helper = NOBODY
    return new
