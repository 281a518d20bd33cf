"""The story of a game: every event has its words, reads well, and tells nobody what they may not know."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import grosbill
from grosbill.game import Game, new_game
from grosbill.language import LANGUAGES
from grosbill.model.events import Event
from grosbill.notation.story import QUIET, tell
from grosbill.packs import edition, mix_for
from grosbill.packs.editions import editions

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

DOOR = Event("door", 0, cards=("harpies",))
CHARITY = Event("charity", 0, 1, ("elf",), seen=0b0011)
TREASURE = Event("treasure", 0, cards=("stepladder", "mithril-armor"), seen=0b0001)
STOLEN = Event("take", 1, 2, ("wannabe-vampire",), seen=0b0110)
HELP = "ask Bob for help offering 2 treasures picking first, stepladder, level yuppie-water"

WANTED: dict[str, Telling] = {
    "a door": (DOOR, None, "Ann opens the door: Harpies.", "Ann ouvre la porte : « Harpies »."),
    "your door": (DOOR, 0, "You open the door: Harpies.", "Vous ouvrez la porte : « Harpies »."),
    "no door left": (
        Event("door", 0),
        None,
        "Ann opens the door: there is no Door card left.",
        "Ann ouvre la porte : il ne reste plus de carte Porte.",
    ),
    "turn": (Event("turn", 2, n=12), 1, "Turn 12: it is Eve’s turn.", "Tour 12 : c'est à Eve."),
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
        Event("treasure", 0, cards=("stepladder",)),
        2,
        "Ann draws 1 treasure face up: Stepladder.",
        "Ann pioche 1 trésor face visible : « Escabeau ».",
    ),
    "taken unseen": (
        STOLEN,
        0,
        "Bob takes a card from Eve’s hand.",
        "Bob prend une carte dans la main d'Eve.",
    ),
    "taken from you": (
        STOLEN,
        2,
        "Bob takes Wannabe Vampire from your hand.",
        "Bob prend « Fan de Vampire » dans votre main.",
    ),
    "taken from the table": (
        Event("take", 1, 2, ("stepladder",)),
        2,
        "Bob takes Stepladder from you.",
        "Bob vous prend « Escabeau ».",
    ),
    "taken from the discards": (
        Event("take", 1, cards=("stepladder",)),
        1,
        "You take Stepladder from the discards.",
        "Vous prenez « Escabeau » dans la défausse.",
    ),
    "a name with a mark": (
        Event("reveal", 0, cards=("hoard",)),
        None,
        "Ann reveals Hoard!",
        "Ann révèle « Pillaaaaaaage ! ».",
    ),
    "a power": (
        Event("use", 0, 1, ("thief",), note="backstabbing"),
        1,
        "Ann uses Backstabbing (Thief) on you.",
        "Ann utilise Poignarder (« Voleur ») sur vous.",
    ),
    "a monster's offer": (
        Event("use", 0, cards=("stoned-golem",)),
        None,
        "Ann does what Stoned Golem allows.",
        "Ann profite de ce que permet « Golem Fracassé ».",
    ),
    "a side": (
        Event("play", 0, cards=("magic-missile",), note="monsters"),
        0,
        "You play Magic Missile for the monsters.",
        "Vous jouez « Missile Magique » pour les monstres.",
    ),
    "an enhancer": (
        Event("play", 1, cards=("enraged", "harpies")),
        None,
        "Bob plays Enraged on Harpies.",
        "Bob joue « Enragé » sur « Harpies ».",
    ),
    "on oneself": (
        Event("play", 1, 1, cards=("whine-at-the-gm",)),
        1,
        "You play Whine at the GM.",
        "Vous jouez « Pleurer dans les Jupes du MJ ».",
    ),
    "won together": (
        Event("won", 0, 1, n=3),
        1,
        "You and Ann win the fight and 3 treasures.",
        "Ann et vous gagnez le combat et 3 trésors.",
    ),
    "won alone": (
        Event("won", 0, n=1),
        None,
        "Ann wins the fight and a treasure.",
        "Ann gagne le combat et un trésor.",
    ),
    "removed": (
        Event("removed", 0, cards=("harpies",)),
        0,
        "The monster Harpies leaves the fight.",
        "Le monstre « Harpies » quitte le combat.",
    ),
    "a wandering monster": (
        Event("monster", 2, 0, ("harpies",), note="join"),
        1,
        "Eve adds Harpies to Ann’s fight.",
        "Eve ajoute « Harpies » dans le combat d'Ann.",
    ),
    "helps for one": (
        Event("helps", 1, 0, n=1),
        0,
        "Bob helps you for a treasure.",
        "Bob vous aide en échange d'un trésor.",
    ),
    "made to help": (
        Event("helps", 1, 0, note="forced"),
        1,
        "You have to help Ann.",
        "Vous devez aider Ann.",
    ),
    "asked for help": (
        Event("ask", 0, 1, n=2, note=HELP),
        1,
        (
            "Ann asks you for help and offers 2 treasures (first pick), Stepladder"
            " and the promise of Yuppie Water."
        ),
        (
            "Ann vous demande de l'aide et propose en échange 2 trésors (premier choix), « Escabeau »"
            " et la promesse de « Champagne »."
        ),
    ),
    "asked to stay out": (
        Event("ask", 0, 2, note="ask Eve to stay out offering stepladder"),
        1,
        "Ann asks Eve to stay out of the fight and offers Stepladder.",
        "Ann demande à Eve de rester en dehors du combat et propose en échange « Escabeau ».",
    ),
    "the order of running": (
        Event("choose", 1, n=2, note="first"),
        None,
        "Bob lets the other run first.",
        "Bob laisse l'autre déguerpir en premier.",
    ),
    "counter-offer": (
        Event("counter", 1, 0, n=1, note="counter offering 1 treasure"),
        0,
        "Bob suggests another deal to you: a treasure in return.",
        "Bob vous propose un autre marché : un trésor en échange.",
    ),
    "a trade": (
        Event("offer", 3, 0, note="offer Ann stepladder for mithril-armor, elf"),
        None,
        "De Angelis offers Ann a trade: Stepladder for Mithril Armor and Elf.",
        "De Angelis propose à Ann « Escabeau » contre « Armure de Mithril » et « Elfe ».",
    ),
    "a trade with two names": (
        Event("offer", 0, 3, note="offer De Angelis nothing for mithril-armor"),
        None,
        "Ann asks De Angelis for Mithril Armor.",
        "Ann demande « Armure de Mithril » à De Angelis.",
    ),
    "a gift": (
        Event("offer", 0, 1, note="give stepladder to Bob"),
        1,
        "Ann offers Stepladder to you for nothing.",
        "Ann propose de vous donner « Escabeau ».",
    ),
    "lapsed": (
        Event("lapsed", 0, 1),
        1,
        "Ann’s offer to you no longer stands.",
        "L'offre qu'Ann vous a faite ne tient plus.",
    ),
    "sold": (
        Event("sell", 1, cards=("stepladder", "mithril-armor"), n=1000),
        None,
        "Bob sells Stepladder and Mithril Armor for 1,000 gold.",
        "Bob vend « Escabeau » et « Armure de Mithril » pour 1 000 po.",
    ),
    "bid": (
        Event("bid", 1, cards=("boil-an-anthill", "elf")),
        0,
        "Bob bids Boil an Anthill for Elf from the discards.",
        "Bob mise « Génocide de Fourmis à l'Huile Bouillante » pour prendre « Elfe » dans la défausse.",
    ),
    "levels": (Event("level_down", 0, n=2), 0, "You lose 2 levels.", "Vous perdez 2 niveaux."),
    "another sex": (
        Event("sex", 1, note="female"),
        None,
        "Bob becomes a woman.",
        "Bob devient une femme.",
    ),
    "another race": (Event("become", 1, cards=("elf",)), None, "Bob becomes an Elf.", "Bob devient un Elfe."),
    "looted": (
        Event("loot_body", 1, 2, ("stepladder",)),
        0,
        "Bob takes Stepladder from Eve’s dead body.",
        "Bob prend « Escabeau » sur le cadavre d'Eve.",
    ),
    "void": (
        Event("void", 0, 1, note="stepladder"),
        1,
        "Ann can no longer give Stepladder to you: the promise is void.",
        "Ann ne peut plus vous donner « Escabeau » : la promesse est annulée.",
    ),
    "announced": (Event("go_on", 0, note="door"), None, "", ""),
    "nothing drawn": (Event("draw", 0, note="treasure", seen=0b0001), 0, "", ""),
}


@pytest.mark.parametrize("name", WANTED)
def test_the_sentence_is_the_one_we_want(name: str) -> None:
    event, seat, english, french = WANTED[name]
    assert told(event, "en", seat) == english
    assert told(event, "fr", seat) == french


def test_a_player_called_like_a_word_of_the_offer() -> None:
    event = Event("offer", 0, 1, note="give stepladder to to")
    assert told(event, "en", None, ("Ann", "to", "Eve")) == "Ann makes to an offer."


# --- every kind has its words -------------------------------------------------------------------------------


def logged() -> Iterator[str]:
    """The kinds of events the rules record; a variable stands for the two kinds of moves that use a card."""
    for path in sorted((SOURCE / "rules").rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "log":
                kind = node.args[1]
                if isinstance(kind, ast.Constant):
                    assert isinstance(kind.value, str)
                    yield kind.value
                else:
                    assert ast.unparse(kind) == "kind", f"{path.name}:{node.lineno}: which kinds are these?"
                    yield from ("play", "use")


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
    kinds = {f"event-{kind.replace('_', '-')}" for kind in set(logged()) - QUIET}
    assert kinds - names == set()
    code = (SOURCE / "notation" / "story.py").read_text("utf-8")
    said = {name for name in names if f'"{name}"' in code}
    parts = set[str]().union(*(Parts(message).names for message in found))
    assert names - kinds - said - parts == set()


def test_what_is_never_told_is_recorded() -> None:
    assert set(logged()) >= QUIET


# --- whoever reads ------------------------------------------------------------------------------------------

# The shapes an event may have beside the plain one: its notes, and whom it is about.
NOTES = {
    "ask": ("ask Bob for help", "ask Bob to stay out offering elf"),
    "choose": ("", "first"),
    "claim": ("", "removal"),
    "counter": ("counter", "counter offering 2 treasures"),
    "draw": ("", "loot", "listen", "door", "treasure"),
    "helps": ("", "forced"),
    "level_up": ("", "kill", "sale"),
    "monster": ("door", "trouble", "join", "copy"),
    "offer": ("give elf to Bob", "offer Bob elf for cheat", "offer Bob nothing for cheat"),
    "play": ("", "munchkins", "monsters"),
    "roll": ("run", "effect", "looting", "first", "bid"),
    "sex": ("male", "female"),
    "use": ("", "theft"),
    "void": ("elf",),
}
NOBODY, ONESELF, ANOTHER = -1, 0, 1
OTHERS = {
    "curse": (ANOTHER, ONESELF),
    "monster": (ANOTHER, ONESELF),
    "play": (ANOTHER, ONESELF, NOBODY),
    "show": (ANOTHER, NOBODY),
    "take": (ANOTHER, NOBODY),
    "use": (ANOTHER, ONESELF, NOBODY),
    "won": (ANOTHER, NOBODY),
}
CARDS = {"bid": ("boil-an-anthill", "elf")}
HIDING = ("charity", "deal", "draw", "show", "take", "treasure")


def names_it(sentence: str, name: str) -> bool:
    return re.search(rf"(?<!\w){re.escape(name)}(?!\w)", sentence) is not None


@cache
def well_said(sentence: str, lang: str) -> bool:
    """Whether this could be a sentence: nothing left to fill in, one space at a time, apostrophes."""
    bare = re.sub("«.*?»", "", sentence)
    if lang == "fr" and re.search(r"(?<!\w)(?:de|la|le|ne|que|se) [aeiouyéèê]", bare, re.IGNORECASE):
        return False
    return not set("{}$\ue000") & set(sentence) and "  " not in sentence and sentence[-1:] in ("", *".!?")


def shapes(kind: str) -> Iterator[Event]:
    for note in NOTES.get(kind, ("",)):
        for other in OTHERS.get(kind, (ANOTHER,)):
            for seen in (-1, 0b0011) if kind in HIDING else (-1,):
                for n in (0, 1, 2):
                    yield Event(kind, 0, other, CARDS.get(kind, ("elf",)), n, note, seen)


@pytest.mark.parametrize("kind", sorted(set(logged())))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_can_be_told_to_everyone(lang: str, kind: str) -> None:
    for event in shapes(kind):
        for seat in (None, 0, 1, 2):
            sentence = told(event, lang, seat)
            assert (sentence == "") == (kind in QUIET), event
            assert well_said(sentence, lang), sentence
            assert seat is None or not names_it(sentence, NAMES[seat]), (seat, sentence)


# --- whole games --------------------------------------------------------------------------------------------


MOST_TURNS = 200  # blind players may never end a game of small hands


def events_of(game: Game, rng: random.Random) -> Iterator[Event]:
    while not game.over and game.turn < MOST_TURNS:
        seat = game.waiting[0]
        yield from game.apply(seat, rng.choice(game.legal(seat)))


def hidden(event: Event, seat: int | None, game: Game, lang: str) -> Iterator[str]:
    """The names of the cards this seat may not see."""
    for name in set(event.cards) - set(event.for_seat(seat).cards):
        yield getattr(game.mix.defs_by_id[name].card.name, lang)


@pytest.mark.fuzz
@pytest.mark.parametrize("first", range(0, GAMES, 5))
@pytest.mark.parametrize("name", sorted(editions()))
def test_every_event_of_a_game_can_be_told(name: str, first: int) -> None:
    for seed in range(first, first + 5):
        game = new_game(name, players=3, seed=seed)
        for event in events_of(game, random.Random(seed)):
            for lang in LANGUAGES:
                for seat in (None, 0, 1, 2):
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
    assert well_said("L'offre d'Ann ne tient plus.", "fr")
    assert not well_said("L'offre de Ann ne tient plus.", "fr")
    assert not well_said("Ann gives  a card.", "en")
