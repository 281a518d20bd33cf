"""The story of a game: every event has its words, reads well, and tells nobody what they may not know."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import TypeAlias

import pytest
from fluent.runtime import resolver
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grosbill
from event_shapes import shapes
from french import faults
from grosbill import language
from grosbill.game import Game, new_game
from grosbill.language import LANGUAGES, say
from grosbill.model import events as e
from grosbill.model.events import Event
from grosbill.model.moves import Terms
from grosbill.notation.story import quiet, tell
from grosbill.packs import edition, mix_for
from grosbill.packs.editions import editions
from playing import staged

SOURCE = Path(grosbill.__file__).parent
MIX = mix_for(edition("munchkin"), edition("munchkin").defaults())
NAMES = ("Ann", "Bob", "Eve", "De Angelis")
GAMES = 30

Telling: TypeAlias = tuple[Event, int | None, str, str]


def plain(text: str) -> str:
    return re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", text)


def told(event: Event, lang: str, seat: int | None = None, names: tuple[str, ...] = NAMES) -> str:
    return plain(tell(event, names, MIX, lang, seat))


# --- the sentences we want ----------------------------------------------------------------------------------

DOOR = e.DoorOpened(0, "harpies")
CHARITY = e.GaveCharity(0, 1, "elf")
TREASURE = e.DrewTreasure(0, ("stepladder", "mithril-armor"))
TAKEN = e.Took(1, "wannabe-vampire", "hand", 2)
HELP = Terms(treasures=2, helper_first=True, give=("stepladder",), plays=("yuppie-water",))

WANTED: dict[str, Telling] = {
    "a door": (DOOR, None, "Ann opens the door: Harpies.", "Ann ouvre la porte : « Harpies »."),
    "your door": (DOOR, 0, "You open the door: Harpies.", "Vous ouvrez la porte : « Harpies »."),
    "no door left": (
        e.DoorOpened(0),
        None,
        "Ann opens the door: there is no Door card left.",
        "Ann ouvre la porte : il ne reste plus de carte Donjon.",
    ),
    "turn": (e.TurnBegan(2, 12), 1, "Turn 12: it is Eve’s turn.", "Tour 12 : c’est à Eve."),
    "charity unseen": (
        CHARITY,
        None,
        "Ann gives a card to Bob as charity.",
        "Ann donne une carte à Bob par charité.",
    ),
    "charity received": (
        CHARITY,
        1,
        "Ann gives Elf to you as charity.",
        "Ann vous donne « Elfe » par charité.",
    ),
    "charity given": (
        CHARITY,
        0,
        "You give Elf to Bob as charity.",
        "Vous donnez « Elfe » à Bob par charité.",
    ),
    "treasure face down": (TREASURE, 2, "Ann draws 2 treasures.", "Ann pioche 2 trésors."),
    "your treasure": (
        TREASURE,
        0,
        "You draw 2 treasures: Stepladder and Mithril Armor.",
        "Vous piochez 2 trésors : « Escabeau » et « Armure de Mithril ».",
    ),
    "treasure face up": (
        e.DrewTreasure(0, ("stepladder",), face_up=True),
        2,
        "Ann draws 1 treasure face up: Stepladder.",
        "Ann pioche 1 trésor face visible : « Escabeau ».",
    ),
    "taken unseen": (
        TAKEN,
        0,
        "Bob takes a card from Eve’s hand.",
        "Bob prend une carte dans la main d’Eve.",
    ),
    "taken from you": (
        TAKEN,
        2,
        "Bob takes Wannabe Vampire from your hand.",
        "Bob prend « Fan de Vampire » dans votre main.",
    ),
    "taken from the table": (
        e.Took(1, "stepladder", "table", 2),
        2,
        "Bob takes Stepladder from you.",
        "Bob vous prend « Escabeau ».",
    ),
    "taken from the discards": (
        e.Took(1, "stepladder", "discards"),
        1,
        "You take Stepladder from the discards.",
        "Vous prenez « Escabeau » dans la défausse.",
    ),
    "a name with a mark": (
        e.Revealed(0, "hoard"),
        None,
        "Ann reveals Hoard!",
        "Ann révèle « Pillaaaaaaage ! ».",
    ),
    "a power": (
        e.Used(0, "thief", "backstabbing", 1),
        1,
        "Ann uses Backstabbing (Thief) on you.",
        "Ann utilise Poignarder (« Voleur ») sur vous.",
    ),
    "a monster's offer": (
        e.Used(0, "stoned-golem"),
        None,
        "Ann lets Stoned Golem go.",
        "Ann laisse partir « Golem Fracassé ».",
    ),
    "a bribe": (
        e.Used(0, "floating-nose"),
        0,
        "You buy Floating Nose off.",
        "Vous achetez le départ de « Nez Flottant ».",
    ),
    "a side": (
        e.Played(0, "magic-missile", side="monsters"),
        0,
        "You play Magic Missile for the monsters.",
        "Vous jouez « Missile Magique » pour les monstres.",
    ),
    "an enhancer": (
        e.Played(1, "enraged", target_card="harpies"),
        None,
        "Bob plays Enraged on Harpies.",
        "Bob joue « Enragé » sur « Harpies ».",
    ),
    "on oneself": (
        e.Played(1, "whine-at-the-gm", target=1),
        1,
        "You play Whine at the GM.",
        "Vous jouez « Pleurer dans les Jupes du MJ ».",
    ),
    "won together": (
        e.Won(0, 1, 3),
        1,
        "You and Ann win the fight and 3 treasures.",
        "Ann et vous gagnez le combat et 3 trésors.",
    ),
    "won alone": (
        e.Won(0, -1, 1),
        None,
        "Ann wins the fight and a treasure.",
        "Ann gagne le combat et un trésor.",
    ),
    "removed": (
        e.MonsterLeft(0, "harpies"),
        0,
        "You are rid of Harpies.",
        "Vous n’avez plus affaire à « Harpies ».",
    ),
    "a copy removed": (
        e.MonsterLeft(0, "mate", 1),
        None,
        "Ann is rid of the monster that came with Mate, and a treasure is left behind.",
        "Ann n’a plus affaire à la copie venue avec « Petite Amie », mais il reste un trésor.",
    ),
    "nothing won": (
        e.Won(0, -1, 0),
        None,
        "The fight is over: no treasure for Ann.",
        "Le combat est fini : pas de trésor pour Ann.",
    ),
    "nothing won together": (
        e.Won(0, 1, 0),
        1,
        "The fight is over: no treasure for you and Ann.",
        "Le combat est fini : pas de trésor pour Ann et vous.",
    ),
    "backstabbed": (
        e.Granted(1, "thief"),
        None,
        "Backstabbing: −2 for Bob.",
        "Bob : −2 (Poignarder).",
    ),
    "a blow that was told": (e.Granted(1, "curse-chicken-on-your-head"), 1, "", ""),
    "struck": (
        e.CurseStruck(1, -1, "curse-lose-two-cards"),
        None,
        "Bob is struck by Curse! Lose Two Cards.",
        "Bob subit « Malédiction ! Perdez deux cartes ».",
    ),
    "a one-shot put on the table": (
        e.Played(1, "magic-missile", kept=True),
        None,
        "Bob puts Magic Missile on the table for later.",
        "Bob pose « Missile Magique » sur la table pour plus tard.",
    ),
    "you put a one-shot on the table": (
        e.Played(1, "magic-missile", kept=True),
        1,
        "You put Magic Missile on the table for later.",
        "Vous posez « Missile Magique » sur la table pour plus tard.",
    ),
    "struck in vain": (
        e.CurseStruck(1, -1, "curse-lose-two-cards", vain=True),
        None,
        "Curse! Lose Two Cards has no effect on Bob.",
        "« Malédiction ! Perdez deux cartes » reste sans effet sur Bob.",
    ),
    "you, struck in vain": (
        e.CurseStruck(1, -1, "curse-lose-two-cards", vain=True),
        1,
        "Curse! Lose Two Cards has no effect on you.",
        "« Malédiction ! Perdez deux cartes » reste sans effet sur vous.",
    ),
    "a curse cancelled": (
        e.Cancelled(1, "curse-lose-two-cards"),
        1,
        "The effect of Curse! Lose Two Cards on you is cancelled.",
        "L’effet de « Malédiction ! Perdez deux cartes » sur vous est annulé.",
    ),
    "a card cancelled": (
        e.Cancelled(1, "elf"),
        None,
        "The effect of Elf is cancelled.",
        "L’effet d’« Elfe » est annulé.",
    ),
    "a card that allowed two": (
        e.Discarded(0, ("half-breed",), "table", "no_room"),
        None,
        "Ann discards Half-Breed, which is of no more use.",
        "Ann défausse « Sang-mêlé », qui ne sert plus à rien.",
    ),
    "a number for oneself": (
        e.Granted(0, "curse-change-sex"),
        0,
        "Curse! Change Sex: −5 for you.",
        "Vous : −5 (« Malédiction ! Changement de Sexe »).",
    ),
    "caught by a copy": (
        e.Caught(0, "mate"),
        None,
        "Ann is caught by the monster that came with Mate.",
        "Ann se fait rattraper par la copie venue avec « Petite Amie ».",
    ),
    "an item for a sidekick": (
        e.PutInUse(0, "stepladder", "hireling"),
        0,
        "You have Hireling carry Stepladder.",
        "Vous faites porter « Escabeau » par « Fidèle Serviteur ».",
    ),
    "a die for a card": (
        e.Rolled(0, 3, "effect", "thief"),
        1,
        "Ann rolls 3 for Thief.",
        "Ann obtient 3 au dé pour « Voleur ».",
    ),
    "a wandering monster": (
        e.MonsterCame(2, 0, "harpies", "join"),
        1,
        "Eve adds Harpies to Ann’s fight.",
        "Eve ajoute « Harpies » dans le combat d’Ann.",
    ),
    "helps for one": (
        e.Helped(1, 0, Terms(treasures=1)),
        0,
        "Bob helps you for a treasure.",
        "Bob vous aide en échange d’un trésor.",
    ),
    "made to help": (
        e.Helped(1, 0, forced=True),
        1,
        "You have to help Ann.",
        "Vous devez aider Ann.",
    ),
    "asked for help": (
        e.Asked(0, 1, HELP),
        1,
        (
            "Ann asks you for help and offers 2 treasures (first pick), Stepladder"
            " and the promise of Yuppie Water."
        ),
        (
            "Ann vous demande de l’aide et propose en échange 2 trésors (premier choix), « Escabeau »"
            " et la promesse de « Champagne »."
        ),
    ),
    "asked to stay out": (
        e.Asked(0, 2, Terms(give=("stepladder",), promise="stay_out")),
        1,
        "Ann asks Eve to stay out of the fight and offers Stepladder.",
        "Ann demande à Eve de rester en dehors du combat et propose en échange « Escabeau ».",
    ),
    "asked not to help": (
        e.Asked(0, 2, Terms(give=("stepladder",), promise="no_help")),
        1,
        "Ann asks Eve not to help in the fight and offers Stepladder.",
        "Ann demande à Eve de ne pas aider dans ce combat et propose en échange « Escabeau ».",
    ),
    "the order of running": (
        e.ChoseRunner(1, 0),
        None,
        "Bob lets Ann run first.",
        "Bob laisse Ann déguerpir en premier.",
    ),
    "a theft that fails": (
        e.Stole(0, 1, "stepladder", failed=True),
        1,
        "Ann fails to steal Stepladder from you.",
        "Ann ne parvient pas à vous voler « Escabeau ».",
    ),
    "a copy": (
        e.MonsterCame(0, 1, "mate", "copy", "harpies"),
        None,
        "With Mate, a second monster like Harpies joins Bob’s fight.",
        "Avec « Petite Amie », un second monstre identique à « Harpies » rejoint le combat de Bob.",
    ),
    "a choice": (
        e.Chose(0, 1, "platycore"),
        0,
        "You choose “Lose 2 levels” (Platycore).",
        "Vous choisissez « Perdez 2 niveaux » (« Manticor-nithorynque »).",
    ),
    "a choice after a die": (
        e.Chose(0, 1, "snails-on-speed", 3),
        0,
        "You choose “Lose 3 Items” (Snails on Speed).",
        "Vous choisissez « Perdez 3 objets » (« Escargots sous Acide »).",
    ),
    "a choice without a card": (
        e.Chose(1, 2),
        0,
        "Bob chooses way number 2.",
        "Bob choisit la possibilité 2.",
    ),
    "a card taken back": (
        e.Took(0, "magic-missile", "fight"),
        None,
        "Ann takes Magic Missile out of the fight.",
        "Ann prend « Missile Magique » dans le combat.",
    ),
    "counter-offer": (
        e.Countered(1, 0, Terms(treasures=1)),
        0,
        "Bob suggests another deal to you: a treasure in return.",
        "Bob vous propose un autre marché : un trésor en échange.",
    ),
    "a trade": (
        e.Offered(3, 0, Terms(give=("stepladder",), get=("mithril-armor", "elf"))),
        None,
        "De Angelis offers Ann a trade: Stepladder for Mithril Armor and Elf.",
        "De Angelis propose à Ann « Escabeau » contre « Armure de Mithril » et « Elfe ».",
    ),
    "a trade with two names": (
        e.Offered(0, 3, Terms(get=("mithril-armor",))),
        None,
        "Ann asks De Angelis for Mithril Armor.",
        "Ann demande « Armure de Mithril » à De Angelis.",
    ),
    "a gift": (
        e.Offered(0, 1, Terms(give=("stepladder",))),
        1,
        "Ann offers Stepladder to you for nothing.",
        "Ann propose de vous donner « Escabeau ».",
    ),
    "lapsed": (
        e.Lapsed(0, 1),
        1,
        "Ann’s offer to you no longer stands.",
        "L’offre qu’Ann vous a faite ne tient plus.",
    ),
    "sold": (
        e.Sold(1, ("stepladder", "mithril-armor"), 1000),
        None,
        "Bob sells Stepladder and Mithril Armor for 1,000 gold.",
        "Bob vend « Escabeau » et « Armure de Mithril » pour 1 000 po.",
    ),
    "bid": (
        e.Bid(1, "boil-an-anthill", "elf"),
        0,
        "Bob bids Boil an Anthill for Elf from the discards.",
        "Bob mise « Génocide de Fourmis à l’Huile Bouillante » pour prendre « Elfe » dans la défausse.",
    ),
    "a curse warded off": (
        e.Cancelled(1, "curse-lose-two-cards", "sandals-of-protection"),
        None,
        "Thanks to Sandals of Protection, Curse! Lose Two Cards has no effect on Bob.",
        "Grâce à « Sandales de Protection », « Malédiction ! Perdez deux cartes » reste sans effet sur Bob.",
    ),
    "drawn by a card": (
        e.Drew(0, ("stepladder",), "treasure", "effect", source="tuba-of-charm"),
        0,
        "You draw 1 treasure (Tuba of Charm): Stepladder.",
        "Vous piochez 1 trésor (« Tuba d’Envoûtement ») : « Escabeau ».",
    ),
    "levels lost to a card": (
        e.LostLevels(1, 1, "king-tut"),
        None,
        "Bob loses 1 level (King Tut).",
        "Bob perd 1 niveau (« Tut-Tuuut-Ankh-Ammon »).",
    ),
    "away with a bonus": (
        e.Escaped(1, "harpies", 5),
        1,
        "You get away from Harpies: 5 in all.",
        "Vous échappez à « Harpies » : 5 en tout.",
    ),
    "nothing to lose": (
        e.Unhurt(1, "harpies"),
        None,
        "The Bad Stuff of Harpies finds nothing to take from Bob.",
        "L’incident fâcheux de « Harpies » ne trouve rien à prendre à Bob.",
    ),
    "a monster brought along": (
        e.Brought(1, 0, "harpies"),
        0,
        "Bob brings Harpies into your fight.",
        "Bob amène « Harpies » dans votre combat.",
    ),
    "a bonus announced": (
        e.Granted(1, "thief", announced=3),
        None,
        "Backstabbing: +3 for Bob.",
        "Bob : +3 (Poignarder).",
    ),
    "a strength doubled": (
        e.Granted(1, "doppleganger"),
        None,
        "Doppleganger: combat strength × 2 for Bob.",
        "Bob : force de combat × 2 (« Doppelganger »).",
    ),
    "levels": (e.LostLevels(0, 2), 0, "You lose 2 levels.", "Vous perdez 2 niveaux."),
    "another sex": (
        e.ChangedSex(1, "female"),
        None,
        "Bob becomes a woman.",
        "Bob devient une femme.",
    ),
    "another race": (e.Became(1, "elf"), None, "Bob becomes an Elf.", "Bob devient Elfe."),
    "looted": (
        e.LootedBody(1, 2, "stepladder"),
        0,
        "Bob takes Stepladder from Eve’s dead body.",
        "Bob prend « Escabeau » sur le cadavre d’Eve.",
    ),
    "void": (
        e.PromiseVoided(0, 1, "stepladder"),
        1,
        "Ann can no longer give Stepladder to you: the promise is void.",
        "Ann ne peut plus vous donner « Escabeau » : la promesse est annulée.",
    ),
    "announced": (e.WentOn(0, "door"), None, "", ""),
    "nothing drawn": (e.Drew(0, (), "treasure", "effect"), 0, "", ""),
}


@pytest.mark.parametrize("name", WANTED)
def test_the_sentence_is_the_one_we_want(name: str) -> None:
    event, seat, english, french = WANTED[name]
    assert told(event, "en", seat) == english
    assert told(event, "fr", seat) == french


def test_a_player_called_like_a_word_of_the_offer() -> None:
    event = e.Offered(0, 1, Terms(give=("stepladder",)))
    assert told(event, "en", None, ("Ann", "to", "Eve")) == "Ann offers Stepladder to to for nothing."


# --- the card behind it -------------------------------------------------------------------------------------


def after(scene: str, *moves: str) -> list[Event]:
    """What the last of these moves leads to."""
    return staged(scene, *moves).events


def test_what_wards_off_a_curse_is_named() -> None:
    scene = "players: {Ann: {wears: [sandals-of-protection]}, Bob: {}, Cid: {}}\ndoors: [curse-lose-a-level]"
    events = after(scene, "Ann: open door")
    assert e.Cancelled(0, "curse-lose-a-level", "sandals-of-protection") in events


def test_what_a_card_gives_to_its_own_bonus_is_said_of_the_card() -> None:
    scene = "edition: cthulhu\nplayers: {Ann: {wears: [bagpipes]}, Bob: {}, Cid: {}}\ndice: [6]"
    game = staged(f"{scene}\ndoors: [lloyd-lloigor]", "Ann: open door")
    (given,) = [event for event in game.events if isinstance(event, e.Granted)]
    assert tell(given, game.names, game.mix, "en") == "Bagpipes: no bonus."
    assert plain(tell(given, game.names, game.mix, "fr")) == "« Cornemuse » : aucun bonus."


def test_what_is_told_in_the_same_breath_is_not_named_again() -> None:
    scene = "players: {Ann: {level: 3}, Bob: {}, Cid: {}}\ndoors: [curse-lose-a-level]"
    assert e.LostLevels(0, 1) in after(scene, "Ann: open door")


def test_a_curse_that_waited_for_a_choice_is_named_with_what_is_lost() -> None:
    scene = "players: {Ann: {wears: [leather-armor, horny-helmet]}, Bob: {}, Cid: {}}"
    events = after(f"{scene}\ndoors: [curse-lose-a-small-item]", "Ann: open door", "Ann: pick horny-helmet")
    assert e.Discarded(0, ("horny-helmet",), "table", "curse", "curse-lose-a-small-item") in events


def test_who_gets_away_and_suffers_all_the_same_is_told_by_whom() -> None:
    scene = "players: {Ann: {level: 4}, Bob: {}, Cid: {}}\ncombat: {monsters: [king-tut]}\ndice: [6]"
    events = after(scene, "Ann: run away")
    assert e.LostLevels(0, 2, "king-tut") in events


def test_what_is_being_played_is_not_named_with_what_it_brings() -> None:
    scene = "edition: cthulhu\nplayers: {Ann: {hand: [call-the-army]}, Bob: {hand: [cultist]}, Cid: {}}"
    events = after(scene, "Ann: play call-the-army", "Bob: pass")
    assert [event for event in events if isinstance(event, e.GainedLevels)] == [e.GainedLevels(0, 1)]


def test_who_watches_is_told_the_hand_that_a_card_shows() -> None:
    scene = "edition: cthulhu\nplayers: {Ann: {level: 5, hand: [squamous]}, Bob: {}, Cid: {}}"
    game = staged(f"{scene}\ndoors: [tchoo-tchoo-people]", "Ann: open door", "Ann: pass")
    (shown,) = [event for event in game.events if isinstance(event, e.ShowedHand)]
    assert tell(shown, game.names, game.mix, "en").endswith(": Squamous.")


# --- every kind has its words -------------------------------------------------------------------------------


class Parts(Visitor):
    """The messages a message is made of."""

    def __init__(self, message: ftl.Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 (named by the library)
        self.names.add(node.id.name)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_has_its_message_and_every_message_its_use(lang: str) -> None:
    files = [SOURCE / "language" / lang / name for name in ("events.ftl", "deals.ftl")]
    source = "\n".join(path.read_text("utf-8") for path in files)
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, ftl.Message)]
    names = {message.id.name for message in found}
    told = [sort for sort in e.EVENTS.values() if not all(map(quiet, shapes(sort)))]
    kinds = {f"event-{str(sort.__struct_config__.tag).replace('_', '-')}" for sort in told}
    assert kinds - names == set()
    code = (SOURCE / "notation" / "story.py").read_text("utf-8")
    said = {name for name in names if f'"{name}"' in code}
    parts = set[str]().union(*(Parts(message).names for message in found))
    assert names - kinds - said - parts == set()


# --- whoever reads ------------------------------------------------------------------------------------------


def names_it(sentence: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", sentence) is not None


@cache
def well_said(sentence: str, lang: str) -> bool:
    """Whether this could be a sentence: nothing left to fill in, one space at a time, apostrophes."""
    if lang == "fr" and faults(sentence):
        return False
    return not set("{}$\ue000") & set(sentence) and "  " not in sentence and sentence[-1:] in ("", *".!?")


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> list[resolver.Variant]:
    """Every variant that a message has chosen; a word that a message does not list is an error."""
    found: list[resolver.Variant] = []

    def choose(select: resolver.SelectExpression, env: resolver.ResolverEnvironment) -> object:
        key = select.selector(env)
        fits = [variant for variant in select.variants if resolver.match(key, variant.key(env), env)]
        default = [variant for variant in select.variants if variant.default]
        listed = [getattr(variant.key, "name", "number") for variant in select.variants]
        assert fits or not isinstance(key, str) or "other" in listed, f"{key!r} is none of {listed}"
        found.append((fits or default)[0])
        return found[-1].value(env)

    monkeypatch.setattr(resolver.SelectExpression, "__call__", choose)
    MIX.kept.clear()  # what was told before would not be put into words again
    language._said.cache_clear()
    return found


@pytest.mark.parametrize("kind", sorted(e.EVENTS))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_can_be_told_to_everyone(lang: str, kind: str, taken: list[resolver.Variant]) -> None:
    """In every shape its types allow, and each message lists every value it asks for."""
    for event in shapes(e.EVENTS[kind]):
        for seat in (None, 0, 1, 2):
            sentence = told(event, lang, seat)
            assert (sentence == "") == quiet(event), event
            assert well_said(sentence, lang), sentence
            assert seat is None or not names_it(sentence, NAMES[seat]), (seat, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_variant_is_said_some_day(lang: str, taken: list[resolver.Variant]) -> None:
    for sort in e.EVENTS.values():
        for event in shapes(sort):
            for seat in (None, 0, 1, 2):
                told(event, lang, seat)
    used = {id(variant) for variant in taken}
    bundle = language._bundle(lang)
    for name in [name for name in language._written(lang) if name.startswith("event-")]:
        assert language._known(lang, name)
        for variant in variants(bundle._lookup(name)):
            assert id(variant) in used, f"{name}: nothing makes it say [{getattr(variant.key, 'name', '')}]"


def variants(node: object) -> Iterator[resolver.Variant]:
    """Every variant of a message, however deep."""
    for value in vars(node).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, resolver.Variant):
                yield part
            if isinstance(part, resolver.BaseResolver):
                yield from variants(part)


def test_a_word_that_is_not_listed_is_noticed(taken: list[resolver.Variant]) -> None:
    with pytest.raises(AssertionError, match="'attic' is none of"):
        say("en", "event-discard", me="you", who="", cards="Elf", place="attic", cause="none")


# --- whole games --------------------------------------------------------------------------------------------


MOST_TURNS = 200  # blind players may never end a game of small hands


def events_of(game: Game, rng: random.Random) -> Iterator[Event]:
    while not game.over and game.turn < MOST_TURNS:
        seat = game.waiting[0]
        yield from game.apply(seat, rng.choice(game.legal(seat)))


def hidden(event: Event, seat: int | None, game: Game, lang: str) -> Iterator[str]:
    """The names of the cards this seat may not see."""
    for name in set(event.named) - set(event.for_seat(seat).named):
        yield getattr(game.mix.defs_by_id[name].card.name, lang)


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(0, GAMES, 5))
@pytest.mark.parametrize("name", sorted(editions()))
def test_every_event_of_a_game_can_be_told(name: str, first: int, taken: list[resolver.Variant]) -> None:
    games = [new_game(name, players=3, seed=seed) for seed in range(first, first + 5)]
    happened = dict.fromkeys(
        event for seed, game in enumerate(games, first) for event in events_of(game, random.Random(seed))
    )
    game = games[0]  # who plays, and with which cards, is the same in all of them
    for event, lang, seat in product(happened, LANGUAGES, (None, 0, 1, 2)):
        sentence = plain(tell(event, game.names, game.mix, lang, seat))
        assert well_said(sentence, lang), (event, sentence)
        assert seat is None or not names_it(sentence, game.names[seat]), (event, seat, sentence)
        for card in hidden(event, seat, game, lang):
            assert not names_it(sentence, card), (event, seat, sentence)


def test_the_checks_notice() -> None:
    game = new_game("munchkin", players=3)
    assert list(hidden(CHARITY, 2, game, "fr")) == ["Elfe"]
    assert list(hidden(CHARITY, 1, game, "fr")) == []
    assert names_it("Ann vous donne « Elfe ».", "Elfe")
    assert not names_it("Himself", "Elf")
    assert well_said("L’offre d’Ann ne tient plus.", "fr")
    assert not well_said("L’offre de Ann ne tient plus.", "fr")
    assert not well_said("Ann gives  a card.", "en")
    for wrong in ("Le dé de le joueur.", "Il répond à les autres.", "Ann gagne 1 niveaux.", "Ann dit: non."):
        assert faults(wrong), wrong
    for wrong in ("−2 pour chaque joueur à leur prochain tour.", "Ann part si il pleut.", "L'effet cesse."):
        assert faults(wrong), wrong


@pytest.mark.parametrize(
    ("name", "door"),
    [
        ("munchkin", "Donjon"),
        ("star", "Station"),
        ("lite", "Porte"),
        ("cthulhu", "Porte"),
        ("star+lite", "Station"),
    ],
)
def test_the_door_deck_has_the_name_of_the_edition(name: str, door: str) -> None:
    mix = mix_for(edition(name), edition(name).defaults())
    assert plain(tell(e.DoorOpened(0), NAMES, mix, "fr")) == (
        f"Ann ouvre la porte : il ne reste plus de carte {door}."
    )
    assert tell(e.DoorOpened(0), NAMES, mix, "en") == "Ann opens the door: there is no Door card left."
