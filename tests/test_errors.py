"""What somebody types wrongly is told in their language, and in one line that no terminal obeys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from grosbill import IllegalMove, Move, new_game
from grosbill.bots import make_bot
from grosbill.catalogue.cards import meant
from grosbill.model.errors import EditionError, GrosbillError
from grosbill.model.settings import from_text
from grosbill.packs import edition, mix_for
from grosbill.sim.games import seating
from grosbill.terminal.saving import read

MIX = mix_for(edition("lite"), edition("lite").defaults())
TYPED: dict[str, tuple[Callable[[], object], str]] = {
    "edition": (
        lambda: edition("munchkn"),
        "édition inconnue : « munchkn » (vouliez-vous dire « munchkin » ?)",
    ),
    "twice": (lambda: edition("star+star"), "« star » est nommée deux fois dans « star+star »"),
    "players": (lambda: new_game("lite", players=6), "Munchkin Lite se joue de 3 à 4 joueurs, et non à 6"),
    "beginner": (
        lambda: new_game("lite", players=3, settings={"first_player": 4}),
        "à 3 joueurs, le numéro 4",
    ),
    "sexes": (lambda: new_game("lite", players=3, sexes=["male"]), "un sexe par joueur, parmi male, female"),
    "names": (lambda: new_game("lite", players=3, names=["Ann"]), "3 joueurs, mais 1 noms"),
    "comma": (lambda: new_game("lite", names=["A,n", "Bob", "Cid"]), "sans virgule ; reçu : « A,n »"),
    "reserved": (lambda: new_game("lite", names=["Elf", "Bob", "Cid"]), "« Elf » : ce mot a un sens"),
    "long": (
        lambda: new_game("lite", names=["A" * 40, "Bob", "Cid"]),
        "40 caractères, et un nom en a au plus 24",
    ),
    "unseen": (
        lambda: new_game("lite", names=["A\x1b[2J", "Bob", "Cid"]),
        r"« A\x1b[2J » : U+001B ne se voit pas",
    ),
    "accent": (lambda: new_game("lite", names=["\u0301A", "Bob", "Cid"]), "un accent sans lettre"),
    "composed": (lambda: new_game("lite", names=["Zoe\u0301", "Bob", "Cid"]), "(Unicode NFC), « Zoé »"),
    "alike": (lambda: new_game("lite", names=["Ann", "ANN", "Cid"]), "« Ann » et « ANN » se ressemblent"),
    "bot": (lambda: make_bot("gredy", 0, MIX), "pas de robot « gredy » (vouliez-vous dire « greedy » ?)"),
    "bots": (lambda: seating(("greedy", "random"), 4, 0), "4 joueurs, mais 2 robots"),
    "setting": (lambda: new_game("lite", settings={"hand": 1}), "réglage inconnu : « hand »"),
    "elsewhere": (
        lambda: new_game("lite", settings={"listen": True}),
        "« listen » ne va pas avec l’édition « lite »",
    ),
    "range": (
        lambda: new_game("lite", settings={"hand_limit": 99}),
        "« hand_limit » va de 1 à 20 ; reçu : 99",
    ),
    "number": (
        lambda: new_game("lite", settings={"hand_limit": "many"}),
        "un nombre entier ; reçu : « many »",
    ),
    "yes or no": (lambda: new_game("lite", settings={"fast": "7"}), "attend oui ou non ; reçu : « 7 »"),
    "form": (lambda: from_text("listen"), "s’écrit nom=valeur ; reçu : « listen »"),
    "variant": (lambda: new_game("lite", variants=["fasst"]), "variante inconnue : « fasst »"),
    "variant of others": (
        lambda: new_game("lite", variants=["listen"]),
        "la variante « listen » va avec munchkin",
    ),
    "contradiction": (
        lambda: new_game("munchkin", variants=["must-loot", "loot-optional"]),
        "« must-loot » et « loot-optional » se contredisent",
    ),
    "card": (lambda: meant(MIX, "zzzz"), "pas de carte « zzzz » dans l’édition « lite »"),
    "file": (lambda: read(Path("nowhere.json")), "impossible de lire nowhere.json"),
}


@pytest.mark.parametrize("name", TYPED)
def test_what_is_typed_wrongly_is_told_in_french(name: str) -> None:
    wrong, said = TYPED[name]
    with pytest.raises(GrosbillError) as caught:
        wrong()
    french = caught.value.text("fr").replace("\N{NO-BREAK SPACE}", " ")
    assert said in french
    assert caught.value.text("en") == str(caught.value) != french
    assert french.isprintable()


def test_an_error_without_a_message_is_told_as_it_is() -> None:
    assert EditionError("editions/brisk.toml: wrong").text("fr") == "editions/brisk.toml: wrong"


def test_a_refusal_is_put_into_words_when_it_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    game = new_game("lite", players=3)
    asked: list[str] = []

    def said(lang: str, why: str) -> str:
        asked.append(lang)
        return f"<{why}>"

    monkeypatch.setattr("grosbill.model.refusals.say", said)
    with pytest.raises(IllegalMove) as refused:
        game.apply(game.waiting[0], Move("end"))
    refusal = refused.value.refusal
    assert not asked
    assert str(refused.value) == f"{refusal.clause}: <{refusal.why}>"
    assert asked == ["en"]
