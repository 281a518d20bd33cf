"""How a fight will end, what that is worth to whom, and what would change it."""

from __future__ import annotations

import msgspec

from grosbill.bots.greedy.blows import refaced
from grosbill.bots.greedy.effects import to_seat
from grosbill.bots.greedy.reading import holds, number
from grosbill.bots.greedy.scale import LOSS, TREASURE, WIN, climb, menace
from grosbill.bots.greedy.scene import Scene, once, once_each
from grosbill.bots.greedy.winning import gains_by_helping, handed_over, winners
from grosbill.bots.greedy.worth import price, worth
from grosbill.effects import vocabulary as v
from grosbill.effects.points import COMBAT
from grosbill.model.figures import FACES
from grosbill.model.records import copied
from grosbill.model.steps import Rolled
from grosbill.packs import CardDef, Power
from grosbill.rules.reading.conditions import matches
from grosbill.rules.reading.escaping import held_fast, not_pursued
from grosbill.rules.reading.rolls import ESCAPE_ON, result
from grosbill.rules.reading.spoils import kill_levels, spoils
from grosbill.rules.reading.strength import monster_total, munchkin_total, wins_ties
from grosbill.rules.table import Table
from grosbill.views.seen import supposed_fight

# --- what is at stake ---------------------------------------------------------------------------------------


@once
def threat(scene: Scene) -> bool:
    """Whether others are about to win the game by this fight, and not I."""
    return scene.fight is not None and not scene.running and handed_over(scene, winners(scene))


def prize(scene: Scene, seat: int) -> float:
    """What winning the fight is worth to one of the munchkins in it."""
    if seat == scene.fighter:
        return climb(_level(scene, seat), scene.kill_levels) + TREASURE * (scene.spoils - scene.share)
    return TREASURE * scene.share + helping_brings(scene, seat)


@once_each
def helping_brings(scene: Scene, seat: int) -> float:
    """What a player gains by helping, whatever they are paid: levels for kills."""
    levels = sum([gain.n for gain in gains_by_helping(scene, seat)])
    return climb(_level(scene, seat), levels * len(scene.foes)) if levels else 0.0


@once_each
def defeat(scene: Scene, seat: int) -> float:
    """What losing the fight costs a munchkin on average: being caught or not by each of the monsters."""
    fight = scene.table.fight
    cost = 0.0
    for foe in fight.foes if fight is not None else ():
        bad = -to_seat(scene, scene.mix.of[foe.shape].bad_stuff, seat)
        cost += (1 - escape_chance(scene, seat, foe.card)) * bad
    return cost * (scene.temperament.fear if seat == scene.me else 1.0)


def escape_chance(scene: Scene, seat: int, monster: int) -> float:
    """How likely a player is to get away from a monster."""
    t = scene.table
    if held_fast(t, "escape", seat, monster):
        return 0.0
    if not_pursued(t, seat, monster):
        return 1.0
    return 0.0 if held_fast(t, "run", seat, monster) else rolled_chance(run_bonus(scene, seat, monster))


def rolled_chance(bonus: int) -> float:
    """How likely a roll with this bonus is to be high enough to get away."""
    good = FACES + 1 - ESCAPE_ON + bonus
    return max(0, min(FACES, good)) / FACES


def run_bonus(scene: Scene, seat: int, monster: int) -> int:
    """What a player adds to a roll to run away from a monster."""
    return result(scene.table, Rolled(seat, 0, "run", monster))


@once
def stakes(scene: Scene) -> float:
    """What it is worth to me that the fight is won rather than lost."""
    won = winners(scene)
    if won:
        return WIN + defeat(scene, scene.me) if scene.me in won else -LOSS
    if scene.fighting:
        other = scene.helper if scene.me == scene.fighter else scene.fighter
        shared = -menace(scene, other) * prize(scene, other) if other >= 0 else 0.0
        return prize(scene, scene.me) + defeat(scene, scene.me) + shared
    total = 0.0
    for seat in (scene.fighter, scene.helper):
        if seat >= 0:
            total -= menace(scene, seat) * (prize(scene, seat) + defeat(scene, seat))
    return total


def odds(scene: Scene, margin: int) -> float:
    """How likely I think a fight is won that is so far ahead, given that the others may meddle."""
    fair = min(0.95, 0.7 + 0.03 * margin) if margin > 0 else 0.1
    return float(fair**scene.temperament.fear)


def ahead(t: Table) -> int:
    """By how much the munchkins of a fight are ahead: 1 is enough, and a tie counts as 1 if they win ties."""
    return munchkin_total(t) - monster_total(t) + wins_ties(t)


def met(scene: Scene, d: CardDef) -> Table:
    """The table as it would be if I met a monster."""
    return supposed_fight(scene.table, scene.me, monster=scene.mix.copies[d.id][0])


def as_foe(scene: Scene, d: CardDef) -> int:
    """How strong a monster would be against those who fight: there may be somebody it hates or fears."""
    return _against_us(scene, scene.mix.copies[d.id][-1]) if d.mods or d.strength else d.level


@once_each
def _against_us(scene: Scene, monster: int) -> int:
    return monster_total(supposed_fight(scene.table, scene.fighter, scene.helper, monster))


@once_each
def as_helper(scene: Scene, seat: int) -> int:
    """How much a player would add to the fight that is on: monsters may ignore, fear or hate them."""
    return ahead(supposed_fight(scene.table, scene.fighter, seat)) - _unaided(scene)


@once
def _unaided(scene: Scene) -> int:
    """By how much the fighter would be ahead without help."""
    return ahead(supposed_fight(scene.table, scene.fighter))


def behind_the_door(scene: Scene, d: CardDef) -> float:
    """What it is worth to me to find a card behind the door: a monster is fought, a curse strikes."""
    if d.kind == "curse":
        return to_seat(scene, d.curse, scene.me)
    if d.kind != "monster":
        return worth(scene, scene.me, d.id)
    t = met(scene, d)
    win = odds(scene, ahead(t))
    prize = climb(scene.mine["level"], kill_levels(t)) + TREASURE * spoils(t)
    caught = 1 - escape_chance(scene, scene.me, scene.mix.copies[d.id][0])
    risk = -caught * to_seat(scene, d.bad_stuff, scene.me) * scene.temperament.fear
    return win * prize - (1 - win) * risk


def _level(scene: Scene, seat: int) -> int:
    return int(scene.players[seat]["level"])


# --- what would change it -----------------------------------------------------------------------------------


class Lever(msgspec.Struct, frozen=True):
    """A card of mine that shifts the fight, and what spending it costs."""

    card: str
    shift: int
    cost: float


@once
def levers(scene: Scene) -> list[Lever]:
    """What I could do for the side I want to win, the best use of each card."""
    found = []
    wanted = 1 if stakes(scene) > 0 else -1
    lying = [(card, True) for card in scene.mine["hand"]] + [(card, False) for card in scene.mine["items"]]
    for card, held in dict.fromkeys(lying):
        best = max([wanted * shift for shift in _shifts(scene, scene.cards[card], held)], default=0)
        if best > 0:
            found.append(Lever(card, best, price(scene, card)))
    return found


def _shifts(scene: Scene, d: CardDef, held: bool) -> list[int]:
    """By how much the uses of a card, in hand or on the table, could change the fight for the munchkins."""
    found = []
    for power in d.hand_powers if held else d.used_powers:
        if power.how == "boost":
            found += [boosted(scene, d), -d.boost] if _for_us(scene, d) else [-d.boost]
        elif power.how == "enhance":
            found += [_enhanced(scene, d, foe["card"]) for foe in scene.foes]
        elif power.points & COMBAT and power.how == "effects":
            found += [verbs_shift(scene, d, power, target) for target in _aims(scene, power)]
    return found


def _aims(scene: Scene, power: Power) -> list[str]:
    """What a use could be aimed at in the fight: one of the monsters, or nothing in particular."""
    target = power.use.target
    if target is None:
        return [""]
    t, cards = scene.table, target.cards
    if t.fight is None or cards is None or cards.in_ != "fight":
        return []
    return [scene.mix.ref[foe.card] for foe in t.fight.foes if matches(t, cards, foe.card)]


def _enhanced(scene: Scene, d: CardDef, target: str) -> int:
    """What a card that strengthens a monster changes for the munchkins: its twins are stronger too."""
    plus = number(scene, d.bonus, scene.fighter)
    fight = scene.table.fight
    if len(scene.foes) == 1 or fight is None:
        return -plus
    kin = [foe.kin for foe in fight.foes]
    which = [foe.kin for foe in fight.foes if scene.mix.ref[foe.card] == target]
    return -plus * kin.count(which[0]) if which else -plus


def boosted(scene: Scene, d: CardDef) -> int:
    """What a one-shot adds for the munchkins: some monsters ignore all but levels, and so do some curses."""
    t = scene.table
    if t.fight is None or not _weakened(scene):
        return d.boost
    new = copied(t)
    new.fight = copied(t.fight)
    new.fight.plays = (*t.fight.plays, (scene.mix.copies[d.id][-1], 0))
    return munchkin_total(new) - munchkin_total(t)


@once
def _weakened(scene: Scene) -> bool:
    """Whether some monster, or a curse on one of them, changes what counts for the munchkins."""
    if any(scene.cards[foe["monster"]].weakens for foe in scene.foes):
        return True
    seats = [scene.table.seats[seat] for seat in (scene.fighter, scene.helper) if seat >= 0]
    return any(marker.weighs for player in seats for marker in player.markers)


def _for_us(scene: Scene, d: CardDef) -> bool:
    return d.ours is None or holds(scene, d.ours, scene.me)


@once
def plan(scene: Scene) -> tuple[frozenset[str], float]:
    """The cheapest cards of mine that turn the fight, and what they cost together; none if nothing does."""
    need = scene.missing if stakes(scene) > 0 else scene.lead
    if need <= 0:
        return frozenset(), 0.0
    mine = levers(scene)
    single = min([(each.cost, each.card) for each in mine if each.shift >= need], default=None)
    chosen: list[Lever] = []
    short = need
    for each in sorted(mine, key=lambda lever: (lever.cost / lever.shift, lever.card)):
        if short <= 0:
            break
        chosen.append(each)
        short -= each.shift
    together = sum([each.cost for each in chosen], 0.0)
    if single is not None and (short > 0 or single[0] <= together):
        return frozenset((single[1],)), single[0]
    return (frozenset([each.card for each in chosen]), together) if short <= 0 else (frozenset(), 0.0)


def shift(scene: Scene, d: CardDef, power: Power, target: str) -> int:
    """By how much a use changes the fight in the munchkins' favour."""
    if power.how == "boost":
        return boosted(scene, d) if target == "munchkins" else -d.boost
    if power.how == "enhance":
        return _enhanced(scene, d, target)
    if power.how == "bear":
        bearer = scene.seat(target)
        return number(scene, d.bonus, bearer) if bearer in (scene.fighter, scene.helper) else 0
    return verbs_shift(scene, d, power, target)


def verbs_shift(scene: Scene, d: CardDef, power: Power, target: str) -> int:
    """The same for a use that is written out."""
    total = 0
    gone = twin = ""
    more: CardDef | None = None
    for verb in power.use.do:
        if isinstance(verb, v.Grant):
            given = _reinforced if verb.to is not None else _granted
            total += sum([given(scene, mod, target) for mod in verb.mods])
        elif isinstance(verb, v.Take | v.Remove) and verb.cards.target:
            gone = target if scene.foe(target) is not None else ""
            total -= _played(scene, target) if not gone else 0
        elif isinstance(verb, v.Redirect) and verb.to == "other_side":
            total -= 2 * _played(scene, target)
        elif isinstance(verb, v.Join):
            more = newcomer(scene, verb, d, target)
            twin = target if verb.copy else ""
    if more is not None or (gone and len(scene.foes) > 1):
        total += ahead(refaced(scene, d, gone, more, twin)) - standing(scene)
    return total


@once
def standing(scene: Scene) -> int:
    """By how much the munchkins are ahead by what can be seen."""
    return ahead(scene.table)


def _granted(scene: Scene, mod: v.AnyMod, target: str) -> int:
    """Strength for a while: to the one who is meant, to oneself, or to a monster."""
    on_monster = target == "monsters" or scene.foe(target) is not None
    if isinstance(mod, v.Strength):
        plus = number(scene, mod.plus, scene.me)
        return -plus if on_monster else plus
    if isinstance(mod, v.Scale) and scene.fight is not None:
        if mod.of == "total":
            return int(scene.fight["munchkins"] * (mod.by - 1))
        if mod.of in ("level", "bonuses"):
            subject = scene.seat(target) if scene.seat(target) >= 0 else scene.me
            part = scene.players[subject]["level" if mod.of == "level" else "bonus"]
            return int(part * (mod.by - 1))
    return 0


def _reinforced(scene: Scene, mod: v.AnyMod, target: str) -> int:
    """The same given to cards: to the monsters, or to one card that counts in the fight."""
    if isinstance(mod, v.Strength):
        struck = 1 if scene.foe(target) is not None else len(scene.foes)
        return -struck * number(scene, mod.plus, scene.me)
    if not isinstance(mod, v.Scale) or target not in scene.cards or scene.foe(target) is not None:
        return 0
    played = _played(scene, target)
    return (mod.by - 1) * (played or number(scene, scene.cards[target].bonus, scene.fighter))


def _played(scene: Scene, card: str) -> int:
    """What a card that was played in the fight adds for the munchkins."""
    sides = [side for name, side in scene.fight["plays"] if name == card] if scene.fight is not None else []
    return _SIGN[sides[0]] * scene.cards[card].boost if sides else 0


_SIGN = {"munchkins": 1, "monsters": -1, "": 0}


def newcomer(scene: Scene, verb: v.Join, d: CardDef, target: str) -> CardDef | None:
    """The monster that would join: I choose the weakest for my fight, the strongest otherwise."""
    if verb.copy:
        return scene.monster(target) if scene.foe(target) is not None else None
    if verb.cards is not None and verb.cards.this:
        return d
    held = [scene.cards[card] for card in scene.mine["hand"]]
    monsters = [other for other in held if other.kind == "monster"]
    choice = min if scene.fighting else max
    return choice(monsters, key=lambda other: (other.level, other.id), default=None)
