"""The rules text of cards: complete in both languages, well formed, and reading as someone would write it."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from grosbill import language
from grosbill.effects import vocabulary as v
from grosbill.effects.tags import records
from grosbill.effects.text import Lexicon, UnknownWordError, UnwordedError, card_line, card_text
from grosbill.effects.text.writer import Writer
from grosbill.language import LANGUAGES, BadMessageError, say_exactly
from grosbill.model.errors import PackError
from grosbill.packs import Mix
from grosbill.packs.editions import edition
from grosbill.packs.loader import Pack
from grosbill.packs.words import merged
from grosbill.words.naming import rules_text

SOURCE = Path(language.__file__).parents[1]
SETS = ("munchkin", "star", "cthulhu")
PACKS = {name: edition(name).contents[0].pack for name in SETS}
LITE = {"two_races_single": "advantages", "two_classes_single": True}


def lexicon_of(pack: Pack) -> Lexicon:
    words = merged([pack.words])
    names = {name: noun.one for name, noun in words.elsewhere.items()}
    return Lexicon([words], names | {card.id: card.name for card in pack.cards})


LEXICONS = {name: lexicon_of(pack) for name, pack in PACKS.items()}
EVERY = {f"{name}/{card.id}": card for name, pack in PACKS.items() for card in pack.cards}
CARDS = {card.id: card for card in PACKS["munchkin"].cards}
LEXICON = LEXICONS["munchkin"]


def lexicon_for(name: str) -> Lexicon:
    """The words of the set a card is from: `set/id`."""
    return LEXICONS[name.partition("/")[0]]


def plain(text: str) -> str:
    return re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", text)


# --- every card -------------------------------------------------------------------------------------------

ENGLISH = (
    r"\b(the|you|your|with|from|lose|levels?|cards?|items?|monsters?|fight|and|any|may|if|when|at|to|of|is)\b"
)
FRENCH = r"\b(le|la|les|vous|votre|du|des|une|cartes?|niveaux?|objets?|monstres?|et|ou|si|quand|pour|dans)\b"


def has_effects(card: v.AnyCard, lexicon: Lexicon) -> bool:
    if isinstance(card, v.Item):
        own = bool(card.mods or card.on or card.uses or isinstance(card.bonus, v.Amount))
        return own or bool(lexicon.effects(card, {}))
    return True


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_every_card_reads_well(name: str, lang: str) -> None:
    card, lexicon = EVERY[name], lexicon_for(name)
    for settings in ({}, LITE):
        text = card_text(card, lexicon, lang, settings)
        assert bool(text) == has_effects(card, lexicon)
        assert len(text) <= 480
        for line in text.splitlines():
            assert_well_formed(line, lang)
            assert line.endswith(".")
            assert not line[0].islower()
            assert not re.search(r"[.] [a-zà-ÿ]", line)
    assert_well_formed(card_line(card, lexicon, lang), lang)


def assert_well_formed(line: str, lang: str) -> None:
    assert line == line.strip()
    assert not re.search(r"[{}$_]|None|\?\?\?|\s\s|[.,;:]\s?[.,;:]|\s[.,)]|\(\s", line), line
    strange = re.findall(ENGLISH if lang == "fr" else FRENCH, without_names(line, lang))
    assert not strange, f"{strange} in {line!r}"
    if lang == "fr":
        assert not re.search(r"\b(le|la|de|que|ne) [aeiouéèêà]|\bsi ils?\b|\bde les\b|\bà les?\b", line), line
        assert not re.search(r"(?<!\N{NO-BREAK SPACE})[:;!?»]", line), line


def without_names(line: str, lang: str) -> str:
    """The line without what the packs call things."""
    for words in NAMES:
        line = line.replace(language.tidy(lang, words.fr if lang == "fr" else words.en), "")
    return re.sub(r"^Go Up a Level", "", line)


NAMES = [use.name for card in EVERY.values() for use in card.uses if use.name]
NAMES += [card.name for card in EVERY.values() if len(card.name.en) > 12]


def test_most_texts_are_short() -> None:
    lengths = [
        len(card_text(card, lexicon_for(name), lang)) for name, card in EVERY.items() for lang in LANGUAGES
    ]
    assert sum(length <= 320 for length in lengths) >= 0.98 * len(lengths)


def test_a_text_follows_the_settings() -> None:
    half, super_ = CARDS["half-breed"], CARDS["super-munchkin"]
    assert card_text(half, LEXICON, "en", {"two_races_single": "raceless"}) == (
        "You may have 2 Races, or just 1 Race and be half Human. All their advantages and drawbacks apply. "
        "Lost with your last Race."
    )
    assert card_text(half, LEXICON, "fr", LITE) == (
        "Vous pouvez avoir 2 races, avec tous leurs avantages et inconvénients, ou une seule race, avec tous "
        "ses avantages et aucun de ses inconvénients. Carte perdue avec votre dernière race."
    )
    assert plain(card_text(super_, LEXICON, "fr", {"two_classes_single": False})) == (
        "À jouer avec une seconde classe : vous pouvez avoir 2 classes, avec tous leurs avantages et "
        "inconvénients. Défaussez cette carte quand il ne vous reste plus qu’une seule classe."
    )
    assert card_text(super_, LEXICON, "en", LITE) == (
        "You may have 2 Classes, with all their advantages and drawbacks, or just 1 Class, with all its "
        "advantages and none of its drawbacks. Lost with your last Class."
    )
    leave = EVERY["star/bionic-bimbo"]
    for settings, said in (({}, "without Treasure or level"), ({"removed_treasure": True}, "its Treasure")):
        assert said in card_text(leave, LEXICONS["star"], "en", settings)


def test_a_mark_stands_where_its_language_puts_it() -> None:
    def sort(name: str, lang: str) -> str:
        return card_line(EVERY[name], lexicon_for(name), lang).partition(" ·")[0]

    assert sort("munchkin/flaming-poison-potion", "fr") == "Objet de feu à usage unique"
    assert sort("munchkin/flaming-poison-potion", "en") == "Fire one-shot Item"
    assert sort("cthulhu/sicker-ichor", "fr") == "Objet Ichor à usage unique"
    assert sort("munchkin/swiss-army-polearm", "fr") == "Gros objet en forme de bâton"
    lost = [card_text(EVERY["cthulhu/tht-whch-hs-n-vwls"], LEXICONS["cthulhu"], lang) for lang in LANGUAGES]
    assert "your cards whose names start with a vowel, in play or in hand" in lost[0]
    assert "vos cartes dont le nom anglais commence par une voyelle, en jeu ou en main" in lost[1]


# --- nothing is left out ----------------------------------------------------------------------------------

UNSAID = {
    "in",  # costs come from hand or play, monsters are in the fight, bonuses come from what is in use
    "kind",  # what is in the fight is a monster
    "n",  # all the Headgear worn is one
    "of",  # a roll that can fail is one to flee
    "pick",  # a hidden hand is always taken blind
    "to",  # a monster's words are meant for all who fight it; a stolen item stays in play
    "when",  # at any time is also what a card without a moment means
    "whose",  # and leaves no other moment to speak of
}


# What some cards need not say; the part of the path that matters is enough.
GOES_WITHOUT_SAYING = {
    ("munchkin/divine-intervention", "on.do.if"),  # someone of that class must be there to lose it
    ("munchkin/divine-intervention", "on.do.if.is"),
    ("munchkin/wannabe-vampire", "uses.if.role"),  # a monster speaks to those who face it
    ("cthulhu/backpack-full-of-dynamite", "uses.if"),  # once per combat means a combat of one's own
    ("cthulhu/backpack-full-of-dynamite", "uses.if.role"),
    ("cthulhu/sole-survivor", "uses.if.role"),  # so does right after your combat
    ("cthulhu/shoes-of-only-having-to-run-faster-than-you", "mods.if.role"),  # not alone: in the fight
    ("cthulhu/monster-whacker", "mods.if.suffers"),  # what a class says of itself is about its members
    ("cthulhu/portal-of-mystery", "uses.from"),  # a card that is played is in hand
    ("cthulhu/curse-weapon-becomes-evil", "uses.from"),  # and one that was put on another lies there
    ("cthulhu/sole-survivor", "uses.name"),  # ways to play a card have names for the moves only
    ("cthulhu/ichor-picker", "uses.name"),
    ("munchkin/kill-the-hireling", "uses.name"),
    ("star/blame-the-intern", "uses.name"),
    ("cthulhu/great-cthulhu", "bad_stuff.to.this"),  # it happens once, whoever it is that remembers it
}


def shortened(node: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], object]]:
    """The same data, one key or one of several entries taken out, anywhere."""
    if isinstance(node, dict):
        for key, value in node.items():
            yield (*path, key), {other: node[other] for other in node if other != key}
            for where, shorter in shortened(value, (*path, key)):
                yield where, {**node, key: shorter}
    elif isinstance(node, list | tuple):
        for place, value in enumerate(node):
            if len(node) > 1:
                yield path, [*node[:place], *node[place + 1 :]]
            for where, shorter in shortened(value, path):
                yield where, [*node[:place], shorter, *node[place + 1 :]]


def whole(card: v.AnyCard, lexicon: Lexicon) -> list[str] | None:
    try:
        return [
            card_text(card, lexicon, lang, settings) + card_line(card, lexicon, lang)
            for lang in LANGUAGES
            for settings in ({}, {"removed_treasure": True})  # who is silent about Treasure leaves it then
        ]
    except UnwordedError:
        return None


@pytest.mark.parametrize("name", EVERY)
def test_all_a_card_does_is_said(name: str) -> None:
    card, lexicon = EVERY[name], lexicon_for(name)
    said = whole(card, lexicon)
    for path, data in shortened(msgspec.to_builtins(card)):
        try:
            other = msgspec.convert(data, type(card))
        except msgspec.ValidationError:
            continue
        if path[0] in ("id", "name", "copies", "source") or path[-1] in UNSAID:
            continue
        if (name, ".".join(path)) in GOES_WITHOUT_SAYING:
            continue
        if (
            path[0] == "if"
            and isinstance(card, v.Played)
            and any(isinstance(do.who, v.Who) for do in card.do)
        ):
            continue  # that there must be an Elf goes without saying when each Elf gets something
        assert other == card or whole(other, lexicon) != said, ".".join(path)


# --- the whole vocabulary ---------------------------------------------------------------------------------


def texts(card: v.AnyCard) -> list[str]:
    found = [card_text(card, LEXICON, lang) for lang in LANGUAGES]
    for lang, text in zip(LANGUAGES, found, strict=True):
        for line in text.splitlines():
            assert_well_formed(line, lang)
    return found


def item(**fields: object) -> v.Item:
    return msgspec.convert({"id": "x", "name": {"en": "X", "fr": "X"}, **fields}, v.Item)


def monster(**fields: object) -> v.Monster:
    card = {"id": "x", "name": {"en": "X", "fr": "X"}, "level": 1, "treasures": 1, "bad_stuff": [], **fields}
    return msgspec.convert(card, v.Monster)


def curse(*do: Mapping[str, object]) -> v.Curse:
    return msgspec.convert({"id": "x", "name": {"en": "X", "fr": "X"}, "do": do}, v.Curse)


def test_every_point_in_time_has_words() -> None:
    cost = [{"do": "lose", "cards": {"in": "any"}}]
    for whose in ("you", "any", "rival"):
        said = {
            tuple(
                texts(
                    item(
                        uses=[
                            {
                                "when": point,
                                "whose": whose,
                                "cost": cost,
                                "do": [{"do": "draw", "deck": "door"}],
                            }
                        ]
                    )
                )
            )
            for point in get_args(v.Point)
        }
        assert len(said) == len(get_args(v.Point))


def test_what_catches_somebody_is_said() -> None:
    do = [{"do": "look", "deck": "treasure"}]
    strong = {"kind": "monster", "level": {"min": 5}}
    english, french = texts(item(on=[{"at": "before_bad_stuff", "do": do, "cards": strong}]))
    assert plain(english).startswith("When a monster of Level 5 or above catches you, ")
    assert plain(french).startswith("Quand un monstre de niveau 5 ou plus vous rattrape, ")


def test_every_player_has_words() -> None:
    others = [who for who in get_args(v.WhoName) if who not in ("you", "target")]
    said = {tuple(texts(curse({"do": "lose_levels", "who": who}))) for who in others}
    assert len(said) == len(others)


@pytest.mark.parametrize("where", ["use", "unused", "hand", "any"])
@pytest.mark.parametrize("n", [1, 2, "all", {"roll": True}])
@pytest.mark.parametrize("who", ["you", "others"])
def test_cards_have_words_wherever_they_are(where: str, n: object, who: str) -> None:
    english, french = texts(curse({"do": "lose", "who": who, "cards": {"kind": "item", "in": where, "n": n}}))
    assert ("your" in english) <= (who == "you" or where == "hand")
    assert ("votre" in french or "vos" in french) <= (who == "you")


@pytest.mark.parametrize(
    "mod",
    [
        {"mod": "strength", "plus": {"case": [{"if": {"is": "elf"}, "n": 3}], "else": 1}},
        {"mod": "strength", "plus": 2, "if": {"any": [{"is": "elf"}, {"level": {"max": 3}}]}},
        {"mod": "roll", "of": "any", "plus": 1},
        {"mod": "treasures", "plus": -1},
        {"mod": "reward", "plus": 2},
        {"mod": "capacity", "of": "hand", "unlimited": True},
        {"mod": "capacity", "of": "big", "plus": 2},
        {"mod": "capacity", "of": "hands", "plus": 1},
        {"mod": "capacity", "of": "sidekick", "plus": 1},
        {"mod": "ignores"},
        {"mod": "scale", "of": "level", "by": 2},
        {"mod": "scale", "of": "bonuses", "by": 3},
        {"mod": "scale", "of": "total", "by": 3},
        {"mod": "scale", "of": {"slot": "armor"}, "by": 2},
        {"mod": "forbid", "what": "win"},
        {"mod": "auto_escape", "if": {"turn": "own"}},
        {"mod": "wins_ties", "if": {"role": "alone"}},
        {"mod": "wins_ties", "if": {"who": "fighters", "level": {"max": 2}, "not": {"is": "elf"}}},
        {"mod": "carries", "n": 2},
        {"mod": "carries", "n": 1, "ignores": "limits"},
        {"mod": "strength", "plus": {"players": {"who": "others", "if": {"is": "elf"}}, "times": 2}},
        {"mod": "strength", "plus": {"players": {"who": "fighters"}}},
        {"mod": "strength", "plus": {"cards": {"kind": "item", "in": "side", "tag": "big"}}},
        {"mod": "strength", "plus": {"level": "lowest"}},
        {"mod": "strength", "plus": 1, "if": {"called": ["Tom", "Tommy"]}},
        {"mod": "strength", "plus": 1, "if": {"who": "fighter", "rank": "lowest"}},
        {"mod": "strength", "plus": 1, "if": {"who": "fighters", "not": {"is": "elf"}}},
        {"mod": "strength", "plus": 1, "if": {"who": "others", "has": {"in": "hand", "n": 6}}},
        {"mod": "strength", "plus": 1, "if": {"role": "fighter", "not": {"role": "alone"}}},
        {"mod": "strength", "plus": 1, "if": {"has": {"tag": ["big", "fire"], "in": "use"}}},
        {"mod": "strength", "plus": 1, "if": {"all": [{"is": "elf"}, {"who": "helper", "is": "dwarf"}]}},
        {"mod": "strength", "plus": 1, "if": {"has": {"in": "hand", "even": True}}},
        {"mod": "roll", "of": "run", "plus": -2, "to": "partner"},
        {"mod": "treasures", "plus": 1, "per": "fight"},
        {"mod": "scale", "what": "effect", "of": {"tag": "fire", "except": {"by": "you"}}, "by": 0},
        {"mod": "scale", "of": {"host": True}, "by": -1},
        {"mod": "scale", "of": {"this": True}, "by": 2},
        {"mod": "counts_as", "trait": "elf"},
        *({"mod": "forbid", "what": what} for what in get_args(get_type_hints(v.Forbid)["what"])),
    ],
    ids=str,
)
def test_every_standing_change_has_words(mod: dict[str, object]) -> None:
    english, french = texts(item(mods=[mod]))
    assert english != french


@pytest.mark.parametrize(
    "do",
    [
        {"do": "gain_levels", "n": 2, "who": "others"},
        {"do": "lose_levels", "down_to": {"level": "lowest"}, "who": "left"},
        {"do": "lose", "cards": {"kind": "item", "n": 2}, "otherwise": [{"do": "die"}]},
        {"do": "lose", "cards": {"kind": "item"}, "if": {"is": "elf"}, "otherwise": [{"do": "die"}]},
        {"do": "lose", "cards": {"kind": "item", "most": "value"}, "who": "others"},
        {
            "do": "lose",
            "cards": {"slot": "footgear", "in": "use"},
            "who": "others",
            "otherwise": [{"do": "die"}],
        },
        {"do": "lose", "cards": {"kind": "item", "worth": 500}, "otherwise": [{"do": "lose_levels"}]},
        {"do": "lose", "cards": {"kind": "item", "value": {"min": 100, "max": 300}, "n": 2}},
        {"do": "lose", "cards": {"kind": "item", "except": {"slot": "armor"}, "n": 2}},
        {"do": "take", "cards": {"in": "discards", "kind": "class"}},
        {"do": "take", "cards": {"kind": "item", "in": "play"}, "from": "left"},
        {"do": "draw", "deck": "door", "n": 2, "face": "up"},
        {"do": "draw", "deck": "door", "who": "everyone"},
        {"do": "die"},
        {"do": "become", "sex": "other", "who": "others"},
        {"do": "become", "cards": {"kind": "race", "in": "discards", "pick": "top"}, "who": "others"},
        {"do": "roll", "results": [{"on": [6], "do": [{"do": "die"}]}]},
        {"do": "choose", "may": True, "options": [{"do": [{"do": "gain_levels"}]}]},
        {
            "do": "choose",
            "options": [
                {"cost": [{"do": "lose_levels"}], "do": [{"do": "draw", "deck": "door"}]},
                {"do": [{"do": "die"}]},
            ],
        },
        {"do": "grant", "for": "combat", "mods": [{"mod": "roll", "of": "run", "plus": 1}]},
        {"do": "escape"},
        {"do": "lose_levels", "who": {"who": "others", "if": {"is": ["elf", "dwarf"]}}},
        {
            "do": "draw",
            "deck": "treasure",
            "who": {"who": "others", "if": {"level": {"min": 5}}, "order": "right"},
        },
        {"do": "draw", "deck": "treasure", "who": {"who": "others", "if": {"not": {"role": "either"}}}},
        {
            "do": "lose",
            "cards": {"kind": "item", "in": "use", "n": 2},
            "if": {"roll": {"of": "run"}, "cause": "door"},
        },
        {"do": "escape", "who": "helper"},
        {"do": "escape", "even": True},
        {"do": "adjust", "plus": -1},
        {"do": "adjust", "to": {"one_of": [1, 6]}},
        {"do": "adjust", "again": True},
        {"do": "cancel"},
        {"do": "redirect", "to": "discards"},
        *({"do": "phase", "phase": phase} for phase in ("door", "trouble", "loot", "end")),
        {"do": "redirect", "to": "discards", "if": {"cause": ["curse", "bad_stuff"]}},
        {"do": "exchange", "with": "right"},
        {"do": "exchange", "with": "left"},
        {"do": "look", "deck": "treasure", "n": 3, "reorder": True},
        {"do": "show_hand", "who": "others"},
        {"do": "become", "trait": "elf", "replacing": "one", "who": "left"},
        {"do": "become", "cards": {"kind": "race", "in": "discards", "pick": "you"}, "replacing": "one"},
        {"do": "become", "cards": {"kind": "race", "in": "discards", "pick": "top"}},
        {"do": "become", "cards": {"id": "thief", "in": "hand"}, "who": "others"},
        {"do": "lose_levels", "n": {"cards": {"in": "hand"}}},
        {"do": "lose", "cards": {"kind": "item", "in": "unused", "n": "all"}, "who": "others"},
        {"do": "lose", "cards": {"kind": "item", "usable": "no"}},
        {"do": "lose", "cards": {"kind": "item", "usable": "own_class", "n": "all"}},
        {"do": "lose", "cards": {"kind": "item", "least": "value", "value": {"min": 1}}},
        {"do": "lose", "cards": {"in": "hand", "pick": "lowest"}, "who": "left"},
        {"do": "lose", "cards": {"kind": "item", "bonus": True}, "even": True},
        {"do": "lose", "cards": {"id": ["elf", "dwarf"], "n": "all"}},
        {"do": "gain_levels", "who": {"who": "lowest", "one": True}},
        {"do": "gain_levels", "who": {"who": "others", "if": {"not": {"outcome": "caught"}}}},
        {"do": "take", "who": "partner", "from": "you", "cards": {"in": "any", "pick": "you"}},
        {"do": "take", "who": {"who": "others", "order": "level"}, "from": "you", "cards": {"in": "play"}},
        {"do": "grant", "for": "next_run", "mods": [{"mod": "roll", "of": "run", "plus": 1}]},
        {"do": "grant", "for": {"until": "after_level"}, "mods": [{"mod": "forbid", "what": "help"}]},
        {
            "do": "grant",
            "who": "left",
            "for": {"until": "after_kill", "if": {"role": "alone"}},
            "mods": [{"mod": "forbid", "what": "be_helped"}],
        },
        {"do": "grant", "for": {"until": "turn_start"}, "mods": [{"mod": "forbid", "what": "refuse_help"}]},
        {
            "do": "grant",
            "for": "combat",
            "on": [{"at": "after_combat", "if": {"not": {"outcome": "won"}}, "do": [{"do": "die"}]}],
        },
        {
            "do": "join",
            "who": "everyone",
            "may": True,
            "cards": {"in": "hand", "kind": "monster", "tag": "undead"},
        },
        {"do": "share_reward"},
        {"do": "join", "cards": {"kind": "monster", "in": "hand"}},
        {"do": "remove", "cards": {"in": "fight", "kind": "monster", "n": "all"}, "treasure": "yes"},
    ],
    ids=str,
)
def test_every_verb_has_words(do: dict[str, object]) -> None:
    english, french = texts(curse(do))
    assert english != french


def test_a_noun_that_is_always_many() -> None:
    words = v.Words(en="Footgear", fr="chaussures")
    noun = v.Noun(one=words, many=words, gender="f")
    words_ = merged([PACKS["munchkin"].words])
    slot = msgspec.structs.replace(words_.slot[0], id="feet", noun=noun)
    lexicon = Lexicon([words_, v.Glossary(slot=(slot,))])
    lost = curse({"do": "lose", "cards": {"slot": "feet", "in": "use"}})
    assert card_text(lost, lexicon, "fr") == "Perdez les chaussures que vous portez."
    assert card_text(lost, lexicon, "en") == "Lose the Footgear you are wearing."
    assert card_line(item(slot="feet", value=100), lexicon, "fr") == "Objet · Chaussures · 100 po"


def test_several_without_a_mark() -> None:
    lost = {"do": "lose", "cards": {"kind": "item", "except": {"tag": "fire"}, "n": 2}}
    en, fr = texts(curse(lost))
    assert (en, plain(fr)) == (
        "Lose 2 Items that are not fire.",
        "Perdez 2 objets qui ne sont pas des objets de feu.",
    )


def test_what_is_lost_all_the_same_is_said_by_itself() -> None:
    lost = {"do": "lose", "cards": {"in": "hand", "n": "all"}}
    assert texts(curse(lost, lost | {"even": True}))[0] != texts(curse(lost, lost))[0]


def test_what_has_a_value_agrees() -> None:
    lost = {"do": "lose", "cards": {"slot": "armor", "least": "value", "value": {"min": 1}}}
    assert plain(texts(curse(lost))[1]) == (
        "Perdez votre armure de plus faible valeur, sans compter celles qui n’ont aucune valeur."
    )


def test_what_a_card_says_twice_stands_there_twice() -> None:
    lost = {"do": "lose_levels", "n": 2}
    assert texts(curse(lost, lost)) == ["Lose 2 levels and 2 levels.", "Perdez 2 niveaux et 2 niveaux."]


def test_otherwise_befalls_the_same_player() -> None:
    lost = {"do": "lose", "who": "others", "cards": {"kind": "race"}, "otherwise": [{"do": "die"}]}
    assert texts(curse(lost)) == [
        "Each other player loses 1 Race. If they have none, they die.",
        "Chaque autre joueur perd 1 race. S’il n’en a pas, il meurt.",
    ]


def test_all_that_depends_on_something_is_said_with_it_wherever_it_is() -> None:
    """What a die brings, what happens otherwise and after a combat: in brackets, where more may follow."""
    level: dict[str, object] = {"do": "lose_levels"}
    card: dict[str, object] = {"do": "draw", "deck": "door"}
    die: dict[str, object] = {"do": "roll", "results": [{"on": [1], "do": [{"do": "die"}]}, {"do": [level]}]}
    told = "roll a die (on 1, you die; otherwise, lose 1 level)"
    lost: dict[str, object] = {"do": "lose", "cards": {"kind": "race"}}
    or_race = "lose 1 Race (if you have none, lose 1 level)"
    short = lost | {"otherwise": [level]}

    def first(*verbs: dict[str, object]) -> str:
        return texts(curse(*verbs))[0]

    assert first(lost | {"otherwise": [die]}) == f"Lose 1 Race. If you have none, {told}."
    assert first(lost | {"otherwise": [die, card]}) == (
        f"Lose 1 Race. If you have none, {told} and draw 1 Door card face down."
    )
    assert first(lost | {"otherwise": [short, card]}) == (
        f"Lose 1 Race. If you have none, {or_race} and draw 1 Door card face down."
    )
    assert first(die | {"if": {"is": "elf"}, "otherwise": [card]}) == (
        f"If you are an Elf, {told}. Otherwise, draw 1 Door card face down."
    )
    ways = [{"do": [die]}, {"do": [short]}]
    assert (
        first({"do": "choose", "options": ways}) == f"{told[0].upper()}{told[1:]} or {or_race}, your choice."
    )
    may = {"do": "choose", "may": True, "options": ways[:1]}
    assert first(may) == f"If you wish, {told}."
    rows = [{"on": [1], "do": [die, card]}, {"do": [level]}]
    assert first({"do": "roll", "results": rows}) == (
        f"Roll a die. On 1, {told}; draw 1 Door card face down. Otherwise, lose 1 level."
    )
    later: dict[str, object] = {
        "do": "grant",
        "for": "next_turn",
        "mods": [{"mod": "forbid", "what": "help"}],
    }
    assert first(lost | {"if": {"is": "elf"}}, later | {"if": {"not": {"is": "elf"}}}).endswith(
        "Otherwise, in your next turn, you may not help anyone."
    )
    elf_or_not: dict[str, object] = {"if": {"not": {"is": "elf"}}, "otherwise": [level]}
    assert first(lost | {"if": {"is": "elf"}}, card | elf_or_not) == (
        "If you are an Elf, lose 1 Race. Unless you are an Elf, draw 1 Door card face down."
        " Otherwise, lose 1 level."
    )


def test_a_mark_that_is_also_a_kind_is_said_beside_others() -> None:
    assert texts(curse({"do": "lose", "cards": {"tag": "curse"}}))[0] == "Lose 1 Curse."
    assert texts(curse({"do": "lose", "cards": {"tag": ["curse", "undead"]}})) == [
        "Lose 1 Curse or Undead card.",
        "Perdez 1 carte malédiction ou Morte-vivante.",
    ]


def test_what_is_taken_from_somebody_s_hand_is_taken_at_random() -> None:
    taken = {"do": "take", "from": "left", "cards": {"in": "hand"}}
    assert texts(curse(taken)) == [
        "Take 1 card at random from the hand of the player on your left.",
        "Prenez à votre voisin de gauche 1 carte au hasard dans sa main.",
    ]
    anywhere = taken | {"cards": {"kind": "item", "in": "any"}}
    assert texts(curse(anywhere))[0] == (
        "Take 1 Item from the player on your left, of your choice in play or at random from the hand."
    )


def test_two_who_do_the_same_are_said_together_where_each_is_one() -> None:
    taken = {"do": "take", "from": "you", "cards": {"in": "hand"}}
    both = [taken | {"who": who} for who in ("left", "right")]
    said = texts(curse(*both))[0]
    assert said.startswith("The player on your left, then the player on your right, takes")
    others = taken | {"who": {"who": "others", "order": "left"}}
    assert "then each other player" not in texts(curse(others, taken | {"who": "others"}))[0]
    run = {"when": "before_run", "target": {"who": "munchkin", "both": True}}
    escape = {"do": "escape", "who": "target"}
    card = {"id": "x", "name": {"en": "X", "fr": "X"}, "do": [escape, escape]}
    assert ",," not in texts(msgspec.convert(card | run, v.OneShot))[0]


def test_what_befalls_others_and_depends_on_something_has_no_words() -> None:
    lost = {"do": "lose", "who": "others", "cards": {"kind": "race"}}
    level = {"do": "lose_levels"}
    die = {"do": "roll", "results": [{"do": [level]}]}
    for other in (die, level | {"if": {"is": "elf"}}, {"do": "choose", "options": [{"do": [level]}] * 2}):
        with pytest.raises(UnwordedError, match="somebody else and depends on something"):
            texts(curse(lost | {"otherwise": [other]}))
    swaps = {
        "do": "lose",
        "cards": {"kind": "item", "worth": 300},
        "otherwise": [{"do": "exchange", "with": "left"}],
    }
    assert texts(curse(swaps))[0].endswith(
        "lose all of them and swap your whole hand with the player on your left."
    )
    for later in ({"do": "look", "deck": "door"}, level | {"who": "others"}):
        given = {"do": "grant", "who": "left", "for": "combat", "on": [{"at": "after_combat", "do": [later]}]}
        with pytest.raises(UnwordedError, match="later because of somebody else"):
            texts(curse(given))
    inner = {"do": "choose", "options": [{"do": [level]}, {"do": [{"do": "show_hand"}]}]}
    with pytest.raises(UnwordedError, match="a choice within a choice"):
        texts(curse({"do": "choose", "options": [{"do": [inner]}, {"do": [level]}]}))


def test_what_is_cancelled_and_more_is_said() -> None:
    """Only where the moment says *instead of …* it goes without saying."""
    cancels = [{"do": "cancel"}, {"do": "lose_levels", "who": "actor"}]
    said = texts(monster(on=[{"at": "before_play", "do": cancels}]))[0].splitlines()[0]
    assert said == "When anyone plays a card in this combat, cancel it. That player loses 1 level."
    saved = {"when": "before_death", "at_most": {"n": 1, "per": "turn"}}
    do = [{"do": "cancel"}, {"do": "lose_levels"}]
    assert (
        texts(item(uses=[saved | {"do": do}]))[0] == "Once per turn, instead of dying, you may lose 1 level."
    )
    with pytest.raises(UnwordedError, match="somebody else is spared"):
        texts(item(uses=[saved | {"whose": "any", "do": do[:1]}]))


def test_who_killed_a_monster_is_said_of_what_it_does_then() -> None:
    alone = {"at": "after_kill", "if": {"role": "alone"}, "do": [{"do": "draw", "deck": "door"}]}
    said = texts(monster(on=[alone]))[0].splitlines()[0]
    assert said == "When this monster is killed, if you are fighting alone, draw 1 Door card face down."


def test_of_whom_something_is_asked_is_said() -> None:
    use = {"when": "combat", "at_most": {"n": 1, "per": "combat"}, "do": [{"do": "draw", "deck": "door"}]}
    left = item(uses=[use | {"if": {"role": "alone", "who": "left"}}])
    lead = "Once per combat, in any combat, if the player on your left is alone"
    assert texts(left)[0] == f"{lead}, you may draw 1 Door card face down."
    with_others = item(mods=[{"mod": "auto_escape", "if": {"not": {"role": "alone", "who": "left"}}}])
    assert texts(with_others)[0] == "You escape automatically unless the player on your left is alone."
    with pytest.raises(UnwordedError, match="who may use an item"):
        card_line(item(only={"is": "elf", "who": "left"}), LEXICON, "en")


def test_against_what_is_said_beside_how_often() -> None:
    asked = {"role": "either", "has": {"in": "fight", "tag": "undead"}}
    use = {"when": "combat", "at_most": {"n": 1, "per": "combat"}, "if": asked}
    assert texts(item(uses=[use | {"do": [{"do": "draw", "deck": "door"}]}]))[0] == (
        "Once per combat, in combat against an Undead monster, you may draw 1 Door card face down."
    )


def test_a_loss_that_nothing_prevents_is_said_by_itself() -> None:
    lost = {"do": "lose", "cards": {"slot": "armor", "in": "use"}}
    assert texts(curse(lost | {"even": True}, {"do": "lose_levels"}))[0] == (
        "Lose the Armor you are wearing, despite any rule to the contrary and lose 1 level."
    )


@pytest.mark.parametrize(
    ("what", "of_a_monster", "of_an_item"),
    [
        ("escape", "You cannot escape from it.", "You cannot escape."),
        ("run", "You cannot roll to Run Away from it.", "You cannot roll to Run Away."),
    ],
)
def test_from_what_nobody_escapes_is_said_by_what_pursues(
    what: str, of_a_monster: str, of_an_item: str
) -> None:
    forbidden = {"mod": "forbid", "what": what}
    assert of_a_monster in texts(monster(mods=[forbidden]))[0]
    assert texts(item(mods=[forbidden]))[0] == of_an_item


def test_what_one_may_do_at_a_cost_says_the_cost() -> None:
    option = {"cost": [{"do": "lose_levels"}], "do": [{"do": "draw", "who": "left", "deck": "door"}]}
    assert texts(curse({"do": "choose", "may": True, "options": [option]}))[0] == (
        "If you wish, lose 1 level: the player on your left draws 1 Door card face down."
    )


def test_more_than_one_wears_is_counted() -> None:
    lost = {"do": "lose", "cards": {"slot": "footgear", "in": "use", "n": 2}}
    assert texts(curse(lost))[0] == "Lose 2 Footgear you are using."


def test_what_the_die_brings_otherwise_is_said_so() -> None:
    rows = [{"on": [1], "do": [{"do": "lose_levels"}]}, {"do": [{"do": "gain_levels"}, {"do": "show_hand"}]}]
    assert texts(curse({"do": "roll", "results": rows}))[0] == (
        "Roll a die. On 1, lose 1 level. Otherwise, gain 1 level; show everyone your whole hand."
    )


def test_whom_one_way_of_a_choice_is_about_is_said() -> None:
    def next_run(who: str, plus: int) -> dict[str, object]:
        mods = [{"mod": "roll", "of": "run", "plus": plus}]
        return {"do": [{"do": "grant", "who": who, "for": "next_run", "mods": mods}]}

    choice = {"do": "choose", "options": [next_run("others", 2), next_run("target", -2)]}
    card = {"id": "x", "name": {"en": "X", "fr": "X"}, "when": "any_time", "target": {"who": "rival"}}
    said = texts(msgspec.convert(card | {"do": [choice]}, v.OneShot))[0]
    assert said.endswith("or −2 to the next roll to Run Away of another player, your choice.")


def test_room_for_more_classes_is_two_kinds_on_a_card_for_that_alone() -> None:
    room = {"mod": "capacity", "of": "class", "plus": 2}
    assert texts(item(mods=[room])) == [
        "You may have 2 more Classes.",
        "Vous pouvez avoir 2 classes de plus.",
    ]


def test_an_enhancer_with_a_bonus_worked_out_has_no_number() -> None:
    card = {"id": "x", "name": {"en": "X", "fr": "X"}, "bonus": {"level": "lowest"}}
    assert card_line(msgspec.convert(card, v.Enhancer), LEXICON, "en") == "Monster enhancer"


def test_a_word_that_a_message_does_not_list_is_an_error() -> None:
    listed = {"person": "they", "noun": "x"}
    assert say_exactly("en", "text-your", listed) == "their x"
    with pytest.raises(BadMessageError, match=r"'text-your': \$person is 'we', and it knows they, you"):
        say_exactly("en", "text-your", listed | {"person": "we"})
    with pytest.raises(BadMessageError, match="'text-draw-cards'"):  # within another message
        say_exactly("fr", "text-draw", {"mood": "do", "face": "up", "deck": "trap", "n": 1})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_read(lang: str) -> None:
    """Also those that nobody has said yet; and none is lost between two."""
    files = (Path(language.__file__).parent / lang).glob("*.ftl")
    entries = [entry for file in files for entry in FluentParser().parse(file.read_text("utf-8")).body]
    assert not [entry.content for entry in entries if isinstance(entry, ftl.Junk)]
    messages = [entry.id.name for entry in entries if isinstance(entry, ftl.Message)]
    assert sorted(messages) == sorted(language._written(lang))
    assert all(language._known(lang, name) for name in messages)


def test_an_adjective_agrees_with_what_it_is_said_of() -> None:
    w = Writer("fr", LEXICONS["cthulhu"], EVERY["cthulhu/cultist"], {})
    words = [w.lexicon.tag("undead"), w.lexicon.tag("deadly")]
    said = [w.described(noun, words).text for noun in (w.card_noun(), w.card_noun(many=True))]
    assert said == ["carte Morte-vivante mortelle", "cartes Mortes-vivantes mortelles"]
    assert w.described(w.kind_noun("monster"), words).text == "monstre Mort-vivant mortel"


def test_each_player_has_a_next_turn_of_their_own() -> None:
    """In French *each player* is one."""
    everyone = {
        "do": "grant",
        "for": "next_turn",
        "who": "everyone",
        "mods": [{"mod": "strength", "plus": -2}],
    }
    assert texts(curse(everyone))[1] == "−2 pour chaque joueur à son prochain tour."


def test_what_has_no_words_is_said_to_have_none() -> None:
    with pytest.raises(UnwordedError, match=r'granted to somebody else: \{"mod":"wins_ties"\}$'):
        texts(curse({"do": "grant", "for": "combat", "who": "left", "mods": [{"mod": "wins_ties"}]}))
    with pytest.raises(UnwordedError, match="dare that has no words: 'juggling'"):
        texts(item(mods=[{"mod": "wins_ties", "if": {"dare": "juggling"}}]))
    with pytest.raises(UnknownWordError, match="'gnome'"):
        texts(item(mods=[{"mod": "wins_ties", "if": {"is": "gnome"}}]))


def test_a_card_that_has_no_words_is_a_mistake_of_its_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    played = edition("munchkin")
    mix = Mix(played, played.defaults())
    monkeypatch.setattr(mix.lexicon, "traits", {})
    with pytest.raises(PackError, match=r"^munchkin: drooling-slime: cannot be put into words: .*'elf'$"):
        rules_text(mix, mix.defs_by_id["drooling-slime"], "en", {})


# --- messages ---------------------------------------------------------------------------------------------


class Variables(Visitor):
    """What a message prints and which other messages it is made of."""

    def __init__(self, message: ftl.Message) -> None:
        self.printed: set[str] = set()
        self.parts: set[str] = set()
        self.visit(message.value)

    def visit_Placeable(self, node: ftl.Placeable) -> None:  # noqa: N802 (named by the library)
        expression = node.expression
        if isinstance(expression, ftl.VariableReference):
            self.printed.add(expression.id.name.removesuffix("_capital").removesuffix("_bare"))
        elif isinstance(expression, ftl.MessageReference):
            self.parts.add(expression.id.name)
        elif isinstance(expression, ftl.SelectExpression):
            for variant in expression.variants:
                self.visit(variant.value)


def read(lang: str) -> dict[str, Variables]:
    found = {}
    for path in sorted((SOURCE / "language" / lang).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
            if isinstance(entry, ftl.Message):
                found[entry.id.name] = Variables(entry)
    return found


MESSAGES = {lang: read(lang) for lang in LANGUAGES}


def printed(lang: str, name: str) -> set[str]:
    message = MESSAGES[lang][name]
    return message.printed.union(*(printed(lang, part) for part in message.parts))


def test_both_languages_have_the_same_messages() -> None:
    assert MESSAGES["en"].keys() == MESSAGES["fr"].keys()


def test_both_languages_say_the_same_things() -> None:
    differ = {name for name in MESSAGES["en"] if printed("en", name) != printed("fr", name)}
    # "that is not Big", "qui n’est pas un Gros objet"; "Elf Wizard", "Magicien elfe".
    assert differ <= {"text-except-tag", "ui-nature"}


def constants(folder: Path) -> Iterator[str]:
    for path in folder.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_message_is_used() -> None:
    said = {"text-" + word for word in constants(SOURCE / "effects" / "text")}
    hooks = {f"text-hook-{card.hook.replace('_', '-')}" for card in EVERY.values() if card.hook}
    hooks |= {f"text-dare-{dare.replace('_', '-')}" for dare in dares()}
    for lang in LANGUAGES:
        parts = set[str]().union(*(message.parts for message in MESSAGES[lang].values()))
        texts_ = {name for name in MESSAGES[lang] if name.startswith("text-")}
        assert hooks <= texts_
        assert parts <= MESSAGES[lang].keys()
        both = set[str]().union(*(message.parts for each in LANGUAGES for message in MESSAGES[each].values()))
        assert texts_ - said - both - hooks == set()


def dares() -> set[str]:
    conditions = (record for record in records(tuple(EVERY.values())) if isinstance(record, v.Condition))
    return {condition.dare for condition in conditions if condition.dare is not None}


def test_the_code_names_nothing_a_pack_defines() -> None:
    words = set(constants(SOURCE / "effects" / "text"))
    ids = {card.id for card in EVERY.values()}
    named = {"lite", *SETS, *ids}.union(*((*each.traits, *each.slots) for each in LEXICONS.values()))
    assert not words & named


# --- language ---------------------------------------------------------------------------------------------


def test_a_message_that_is_not_there() -> None:
    with pytest.raises(KeyError, match=r"no message 'nonsense' in language 'fr'"):
        language.say("fr", "nonsense")
    with pytest.raises(KeyError, match=r"no language 'de'"):
        language.say("de", "list-and")
    with pytest.raises(ValueError, match=r"'list-and' in language 'en'.*last"):
        language.say("en", "list-and", first="a")


def test_lists() -> None:
    assert language.join("en", []) == ""
    assert language.join("en", ["a"]) == "a"
    assert language.join("en", ["a", "b", "c"]) == "a, b and c"
    assert language.join("fr", ["a", "b", "c"], "or") == "a, b ou c"
    assert len(language.join("fr", ["Bandes dessinées"] * 2000)) >= 2000 * 18, "every card of a large pack"
    assert language.capital("élan vital") == "Élan vital"
    assert language.capital("") == ""


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_CA"}, "fr"),
        ({"LANG": "fr_BE.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_language_of_the_locale(environ: dict[str, str], lang: str) -> None:
    assert language.default_language(environ) == lang


@pytest.mark.parametrize(
    ("raw", "spelled"),
    [
        ("autant de objets", "autant d’objets"),
        ("la armure que il porte", "l’armure qu’il porte"),
        ("de Halfelin, de homme, le héros, la haleine", "de Halfelin, d’homme, le héros, l’haleine"),
        ("si il ou si elle", "s’il ou si elle"),
        ("défaussez-le et prenez-la aussitôt", "défaussez-le et prenez-la aussitôt"),
        ("le onze", "le onze"),
        ("à le joueur", "au joueur"),
        ("de les joueurs, à les combattants", "des joueurs, aux combattants"),
        ("échapper à Le Roi en Rose, à Les Sans-Corps", "échapper au Roi en Rose, aux Sans-Corps"),
        ("la force de Le Roi en Rose", "la force du Roi en Rose"),
        ("l’effet de « Le Roi en Rose »", "l’effet de «\N{NO-BREAK SPACE}Le Roi en Rose\N{NO-BREAK SPACE}»"),
        ("à Le\N{NO-BREAK SPACE}Bihan", "à Le\N{NO-BREAK SPACE}Bihan"),
    ],
)
def test_french_spelling(raw: str, spelled: str) -> None:
    assert language.tidy("fr", raw) == spelled
    assert language.tidy("en", raw) == raw


def test_importing_is_cheap() -> None:
    code = "import sys, grosbill.language; sys.exit('fluent' in sys.modules or 'babel' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_threads_that_begin_at_once_say_everything() -> None:
    """A message that one of them has read is not lost to the others, for good."""
    both = Barrier(2)

    class Slow(FluentBundle):
        def __init__(self, *args: Any, **more: Any) -> None:
            super().__init__(*args, **more)
            both.wait(60)

    def forget() -> None:
        language._said.cache_clear()
        language._known.cache_clear()

    try:
        with pytest.MonkeyPatch.context() as patch, ThreadPoolExecutor(2) as threads:
            patch.setattr("fluent.runtime.FluentBundle", Slow)
            patch.setattr(language, "_bundles", {})
            forget()
            said = [*threads.map(language.say, ("en", "en"), ("net-busy", "net-full"))]
            language._said.cache_clear()
            assert [language.say("en", each) for each in ("net-busy", "net-full")] == said
    finally:
        forget()
