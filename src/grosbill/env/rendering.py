"""The table as plain text: what a spectator sees."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from grosbill.game import Game
from grosbill.language import default_language, join, say

View = dict[str, Any]


def table_text(game: Game) -> str:
    """Everyone's level, strength and cards on the table, the fight, and who is asked."""
    return "\n".join(_Table(game, default_language()).lines())


class _Table:
    def __init__(self, game: Game, lang: str) -> None:
        self._game = game
        self._lang = lang
        self._view = game.view(None)

    def lines(self) -> Iterator[str]:
        view = self._view
        yield self._title()
        for player in view["players"]:
            yield " · ".join(self._player(player))
        if view["combat"] is not None:
            yield self._fight(view["combat"])
        seats = view["winners"] or view["waiting"]
        names = join(self._lang, [self._game.names[seat] for seat in seats])
        yield self._say("env-won" if view["over"] else "env-asked", names=names)

    def _title(self) -> str:
        view, game = self._view, self._game
        edition = game.mix.edition.name.text(self._lang)
        name = "ui-title" if view["turn"] else "ui-title-opening"
        active = game.names[view["active"]]
        title = self._say(name, edition=edition, turn=view["turn"], active=active, mine="no")
        door = game.mix.lexicon.door.text(self._lang)
        decks = self._say("ui-decks", door=door, doors=view["doors"], treasures=view["treasures"])
        return f"{title} · {decks}"

    def _player(self, player: View) -> Iterator[str]:
        level, strength = player["level"], player["level"] + player["bonus"]
        alive = "yes" if player["alive"] else "no"
        standing = str(level) if player["alive"] else self._say("ui-dead", sex=player["sex"])
        yield self._say(
            "ui-standing-short", name=player["name"], level=standing, strength=strength, alive=alive
        )
        yield self._say("env-hand", n=player["hand_size"])
        nature = [*map(self._card, player["race"] + player["class"]), self._say("ui-sex", sex=player["sex"])]
        yield " ".join(filter(None, nature))
        carried = player["items"][len(player["used"]) :]
        curses = self._game.mix.lexicon.kind("curse").many.text(self._lang).lower()
        for message, cards in (
            ("ui-in-use", player["used"]),
            ("ui-carried", carried),
            ("ui-others", player["others"]),
            ("ui-curses", player["curses"]),
        ):
            if cards:
                yield self._say(message, cards=self._cards(cards), curses=curses)

    def _fight(self, combat: View) -> str:
        seats = [seat for seat in (combat["fighter"], combat["helper"]) if seat >= 0]
        return self._say(
            "env-fight",
            munchkins=join(self._lang, [self._game.names[seat] for seat in seats]),
            ours=combat["munchkins"],
            monsters=self._cards(foe["monster"] for foe in combat["monsters"]) or self._card(combat["gone"]),
            theirs=combat["monsters_total"],
        )

    def _say(self, message: str, **args: object) -> str:
        return say(self._lang, message, **args)

    def _card(self, name: str) -> str:
        return str(getattr(self._game.mix.named(name), self._lang))

    def _cards(self, names: Iterable[str]) -> str:
        return ", ".join(map(self._card, names))
