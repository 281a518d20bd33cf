"""Setting the stage of a scenario: a table on which the named cards lie where the file says."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from grosbill.effects import vocabulary as v
from grosbill.effects.points import BEFORE_FIGHT, TURN_START
from grosbill.model import steps as s
from grosbill.model.errors import GrosbillError, PackError, ScenarioError, did_you_mean
from grosbill.model.records import replace
from grosbill.model.state import NEITHER, Fight, Foe
from grosbill.packs import default_edition
from grosbill.rules import flow
from grosbill.rules.kernel.windows import ask_if_any
from grosbill.rules.kernel.zones import discard, from_hand, make_count, refresh, to_hand, to_play
from grosbill.rules.reading.character import refresh_hand
from grosbill.rules.reading.conditions import holds, may_use, select
from grosbill.rules.table import munchkins, push
from grosbill.rules.topics import combat, curses
from grosbill.rules.topics.items import room_for
from grosbill.rules.topics.setup import set_table
from grosbill.rules.topics.spreading import last_outsiders
from grosbill.rules.topics.turn import begin, open_play
from grosbill.rules.using.aims import class_for
from grosbill.rules.verbs import script
from grosbill.scenarios.reading import Loaded
from grosbill.scenarios.schema import CombatSetup, PlayerSetup, Scenario, listed


class Stage:
    """Takes cards by name out of the decks and lays them out."""

    def __init__(self, loaded: Loaded, packs: Sequence[Path] = ()) -> None:
        """Set the table of a scenario, with packs of one's own beside its edition."""
        self.loaded = loaded
        scenario = loaded.scenario
        try:
            self.t = set_table(
                scenario.edition or default_edition(),
                seed=scenario.seed,
                settings=scenario.settings,
                variants=scenario.variants,
                names=tuple(scenario.players),
                sexes=[player.sex for player in scenario.players.values()],
                packs=[*packs, *[loaded.path.parent / folder for folder in scenario.packs]],
            )
        except PackError:
            raise  # it is no fault of the file
        except GrosbillError as error:
            raise ScenarioError(f"{loaded.path}:1: {error}") from None
        # The file may name any card as `set/id`; from here on each has the one id it has in this mix.
        loaded.scenario = msgspec.convert(_renamed(msgspec.to_builtins(scenario), self.t.mix.ids), Scenario)
        self._lay_out()

    def _lay_out(self) -> None:
        t, scenario = self.t, self.loaded.scenario
        t.dice = tuple(scenario.dice)
        if any(not 1 <= die <= 6 for die in scenario.dice):
            raise ScenarioError(f"{self.loaded.where('dice')}: a die shows 1 to 6")
        if scenario.turn is not None:
            t.active = self.seat(scenario.turn, "turn")
        if scenario.phase == "deal":
            self._before_the_deal()
            return
        t.turn = 1
        t.phase = scenario.phase
        t.trouble = t.loot = scenario.phase == "room"
        for seat, (name, setup) in enumerate(scenario.players.items()):
            self._player(seat, setup, name)
        for deck, names in ((0, scenario.door_discards), (1, scenario.treasure_discards)):
            for name in reversed(names):
                discard(t, self.take(name, deck, ("door_discards", "treasure_discards")[deck]))
        for name in reversed(scenario.apart):
            self._apart(name)
        t.pending = ()  # what lies there was passed over before
        self.on_top(scenario.doors, scenario.treasures)
        for name in scenario.empty:
            self._empty(("doors", "treasures").index(name))
        for seat in range(len(t.seats)):
            refresh(t, seat)
            refresh_hand(t, t.seats[seat])
        t.spread = False
        t.outsiders = last_outsiders(t)
        if scenario.combat is not None:
            self._combat(scenario.combat)
        if scenario.phase == "opening":
            self._reveal()
            open_play(t)
        elif scenario.phase == "start" and scenario.combat is None and self._any_at_start():
            ask_if_any(t, s.TurnStart(t.active))
        flow.advance(t)
        t.events = []

    def _before_the_deal(self) -> None:
        """Nobody has anything yet: who begins is rolled for, and hands come from the decks."""
        scenario = self.loaded.scenario
        for name, setup in scenario.players.items():
            if setup != PlayerSetup(sex=setup.sex):
                where = self.loaded.where("players", name)
                raise ScenarioError(f"{where}: before the deal {name} has a sex and nothing else")
        self.on_top(scenario.doors, scenario.treasures)
        begin(self.t)
        flow.advance(self.t)

    def _any_at_start(self) -> bool:
        """Whether somebody really has a card for the start of a turn; else that moment is over."""
        return any((player.hand_points | player.play_points) & TURN_START for player in self.t.seats)

    def _reveal(self) -> None:
        """Cards that act as soon as they are received are not kept in a hand."""
        t = self.t
        for seat, player in enumerate(t.seats):
            acting = tuple([card for card in player.hand if t.mix.of[card].acts_when_received])
            for card in acting:
                from_hand(t, seat, card)
                t.public |= 1 << card
            if acting:
                push(t, s.Revealing(seat, acting, face_up=False))

    def seat(self, name: str, *path: str | int) -> int:
        """The seat of a player."""
        if name not in self.t.names:
            raise ScenarioError(f"{self.loaded.where(*path)}: there is no player {name!r}")
        return self.t.names.index(name)

    def take(self, name: str, deck: int | None, *path: str | int) -> int:
        """A card of that name out of the decks."""
        mix = self.t.mix
        copies = mix.copies.get(mix.ids.get(name, ""), ())
        if not copies:
            where = self.loaded.where(*path)
            raise ScenarioError(
                f"{where}: no card {name!r} in {mix.edition.id}{did_you_mean(str(name), mix.ids)}"
            )
        for card in copies:
            own = mix.of[card].deck
            if deck is not None and own != deck:
                raise ScenarioError(f"{self.loaded.where(*path)}: {name} is not in that deck")
            if card in self.t.decks[own]:
                rest = tuple([other for other in self.t.decks[own] if other != card])
                self.t.decks = (rest, self.t.decks[1]) if own == 0 else (self.t.decks[0], rest)
                return card
        raise ScenarioError(
            f"{self.loaded.where(*path)}: all {len(copies)} of {name} are somewhere else already"
        )

    def on_top(self, doors: list[str], treasures: list[str]) -> None:
        """Put cards on top of the decks, the first to be drawn first."""
        for deck, names in ((0, doors), (1, treasures)):
            top = tuple([self.take(name, deck, ("doors", "treasures")[deck]) for name in names])
            both = self.t.tops
            self.t.tops = (top + both[0], both[1]) if deck == 0 else (both[0], top + both[1])

    def _empty(self, deck: int) -> None:
        """Cards of an empty deck are out of the game: held by a step that never runs."""
        t = self.t
        t.decks = ((), t.decks[1]) if deck == 0 else (t.decks[0], ())

    def _apart(self, name: str) -> None:
        card = self.take(name, None, "apart")
        if not self.t.mix.of[card].spreads:
            raise ScenarioError(f"{self.loaded.where('apart')}: {name} is no class that spreads")
        discard(self.t, card)

    def _player(self, seat: int, setup: PlayerSetup, name: str) -> None:
        t = self.t
        player = t.seats[seat]
        where = ("players", name)
        if not 1 <= setup.level <= 9:
            raise ScenarioError(
                f"{self.loaded.where(*where)}: {name}: a level from 1 to 9, got {setup.level}"
            )
        player.level = setup.level
        player.sex = setup.sex or t.mix.sexes[0]
        for key in ("race", "class_", "has"):
            for card in listed(getattr(setup, key)):
                if t.mix.traits.get(card, 0) & t.mix.no_race and card not in t.mix.copies:
                    continue
                taken = self.take(card, None, *where, key.rstrip("_"))
                if t.mix.of[taken].kind == "curse":
                    line = self.loaded.where(*where, key.rstrip("_"))
                    raise ScenarioError(f"{line}: put {card} under `curses`")
                to_play(t, seat, taken)
        for card in setup.wears + setup.carries:
            to_play(t, seat, self.take(card, None, *where, "wears" if card in setup.wears else "carries"))
        self._attach(seat, setup, name)
        self._lay_enhancers(seat)
        for card in setup.wears:
            self._wear(seat, card, name)
        self._count_attached(seat)
        for card in setup.hand:
            to_hand(t, seat, self.take(card, None, *where, "hand"))
        player.fresh = tuple([card for card in player.hand if t.mix.ref[card] in setup.fresh])
        if t.phase == "opening":
            player.fresh = player.hand
        for card in setup.curses:
            self._curse(seat, card, name)
        player.alive = not setup.dead
        player.redraw = setup.dead

    def _attach(self, seat: int, setup: PlayerSetup, name: str) -> None:
        player = self.t.seats[seat]
        for upper, lower in setup.attached.items():
            cards = {self.t.mix.ref[card]: card for card in player.play}
            if upper not in cards:
                cards[upper] = self.take(upper, None, "players", name, "attached")
                to_play(self.t, seat, cards[upper])
            if lower not in cards:
                raise ScenarioError(
                    f"{self.loaded.where('players', name, 'attached')}: {name} has no {lower} in play"
                )
            player.attached = (*player.attached, (cards[upper], cards[lower]))
            refresh(self.t, seat)

    def _count_attached(self, seat: int) -> None:
        """What a sidekick carries it uses, and what is held fast counts, wherever it was listed."""
        t = self.t
        for upper, lower in t.seats[seat].attached:
            if t.mix.of[lower].carries:
                make_count(t, seat, upper)
            elif t.mix.of[upper].holds_fast:
                make_count(t, seat, lower)
        refresh(t, seat)

    def _lay_enhancers(self, seat: int) -> None:
        """An enhancer in front of a player lies on the class it needs."""
        t = self.t
        player = t.seats[seat]
        for card in player.play:
            if t.mix.of[card].kind == "enhancer" and card not in dict(player.attached):
                host = class_for(t, seat, card)
                if host < 0:
                    where = self.loaded.where("players", t.names[seat], "has")
                    raise ScenarioError(f"{where}: {t.mix.ref[card]} cannot lie on {t.names[seat]}")
                player.attached = (*player.attached, (card, host))

    def _wear(self, seat: int, card: str, name: str) -> None:
        t = self.t
        player = t.seats[seat]
        worn = next(other for other in player.play if t.mix.ref[other] == card and other not in player.use)
        loaded = any(worn in pair for pair in player.attached)
        item = t.mix.of[worn].kind == "item"
        if item and (loaded or (may_use(t, seat, worn) and room_for(t, seat, worn))):
            player.use = (*player.use, worn)
            refresh(t, seat)
        if worn not in player.use:
            where = self.loaded.where("players", name, "wears")
            raise ScenarioError(f"{where}: {name} cannot use {card}; put it under `carries`")

    def _curse(self, seat: int, card: str, name: str) -> None:
        """A curse in force: struck now, so that it lasts as the card says."""
        t = self.t
        taken = self.take(card, None, "players", name, "curses")
        t.public |= 1 << taken
        frame = s.Frame(seat, taken, cause="curse")
        wanted = t.mix.of[taken].attach
        if wanted is not None:
            hosts = select(t, wanted, frame, seat)
            if not hosts:
                where = self.loaded.where("players", name, "curses")
                raise ScenarioError(f"{where}: {name} has nothing that {card} could be put on")
            curses.put_on(t, seat, taken, hosts[0])
            return
        d = t.mix.of[taken]
        # Some cards that count as curses are played like others.
        for verb in d.curse or [verb for power in d.powers for verb in power.use.do]:
            if type(verb).__name__ == "Grant":
                script.DO[type(verb)](t, verb, frame)
        if not any(marker.card == taken for marker in t.seats[seat].markers):
            where = self.loaded.where("players", name, "curses")
            raise ScenarioError(f"{where}: {card} strikes at once and does not stay in force")

    def _combat(self, setup: CombatSetup) -> None:
        t = self.t
        fighter = self.seat(setup.fighter, "combat") if setup.fighter else t.active
        t.phase = "room"
        for place, name in enumerate(setup.monsters):
            card = self.take(name, 0, "combat", "monsters")
            if t.mix.of[card].kind != "monster":
                lies = "; put it under `enhancers`" if t.mix.of[card].stands_in else ""
                raise ScenarioError(f"{self.loaded.where('combat', 'monsters')}: {name} is no monster{lies}")
            if place == 0:
                combat.begin(t, fighter, card, "door")
            else:
                combat.enter(t, card, fighter, "join")
        fight = t.fight
        if fight is None:
            raise ScenarioError(f"{self.loaded.where('combat')}: a fight needs a monster")
        if setup.helper:
            fight.helper = self.seat(setup.helper, "combat")
            combat.involve(t, fight.helper)
        self._begun(fight)
        for name, monster in setup.enhancers.items():
            foe = next((foe for foe in fight.foes if t.mix.ref[foe.card] == monster), None)
            if foe is None:
                raise ScenarioError(
                    f"{self.loaded.where('combat', 'enhancers')}: {monster} is not in the fight"
                )
            card = self.take(name, 0, "combat", "enhancers")
            t.public |= 1 << card
            self._put_on(fight, foe, card, name)
        for side, names in setup.plays.items():
            for name in names:
                card = self.take(name, 1, "combat", "plays")
                t.public |= 1 << card
                fight.plays = (*fight.plays, (card, int(side == "monsters")))
        for name, on in setup.granted.items():
            self._grant(fight, name, listed(on))

    def _put_on(self, fight: Fight, foe: Foe, card: int, name: str) -> None:
        """An enhancer lies on a monster; what makes a copy of it is that copy."""
        d = self.t.mix.of[card]
        if d.stands_in:
            fight.foes = (*fight.foes, replace(foe, card=card, cause="copy"))
        elif any(power.how in ("enhance", "escort") for power in d.powers):
            fight.enhancers = (*fight.enhancers, (card, foe.kin))
        else:
            where = self.loaded.where("combat", "enhancers")
            raise ScenarioError(f"{where}: {name} does not lie on monsters")

    def _begun(self, fight: Fight) -> None:
        """What monsters do on entering and munchkins on beginning a fight is done: the fighter is asked."""
        met = sum(1 << seat for seat in munchkins(self.t))
        fight.foes = tuple([replace(foe, fired=self._fired(fight, foe), met=met) for foe in fight.foes])
        self.t.steps = (s.Battle(),)

    def _fired(self, fight: Fight, foe: Foe) -> bool:
        """What depends on who fights may be yet to come, with a helper say."""
        frame = s.Frame(fight.fighter, foe.card, foe.card, foe.by, cause=foe.cause)
        triggers = self.t.mix.of[foe.shape].triggers(BEFORE_FIGHT)
        return any(trigger.if_ is None or holds(self.t, trigger.if_, frame) for trigger in triggers)

    def _grant(self, fight: Fight, name: str, on: list[str]) -> None:
        """A card that gave something to cards of this fight lies in it."""
        t = self.t
        where = self.loaded.where("combat", "granted")
        card = self.take(name, None, "combat", "granted")
        grants = [verb for power in t.mix.of[card].powers for verb in power.use.do if _to_cards(verb)]
        if not grants:
            raise ScenarioError(f"{where}: {name} gives nothing to cards in a fight")
        t.public |= 1 << card
        fight.plays = (*fight.plays, (card, NEITHER))
        there = [foe.card for foe in fight.foes] + [other for other, _ in fight.plays]
        there += [other for seat in munchkins(t) for other in t.seats[seat].use]
        for target in on:
            found = next((other for other in there if t.mix.ref[other] == target), -1)
            if found < 0:
                raise ScenarioError(f"{where}: {target} is not in the fight")
            frame = s.Frame(fight.fighter, card, target_card=found)
            for verb in grants:
                script.DO[v.Grant](t, replace(verb, to=v.Reinforced(target=True)), frame)


def _to_cards(verb: v.AnyVerb) -> bool:
    return isinstance(verb, v.Grant) and verb.to is not None


def _renamed(value: Any, ids: dict[str, str]) -> Any:
    if isinstance(value, str):
        return ids.get(value, value)
    if isinstance(value, list):
        return [_renamed(part, ids) for part in value]
    if isinstance(value, dict):
        return {ids.get(key, key): _renamed(part, ids) for key, part in value.items()}
    return value
