"""A robot at a page: it knows `data-move` and what the root of the table says of itself, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from playwright.sync_api import Error, Locator, Page

PATIENCE: Final = 90_000
"""How many milliseconds something may take on the busiest of machines."""
MOST: Final = 3_000
"""So many clicks no game needs."""
FIRST: Final = ("claim victory", "accept", "open door", "loot the room", "roll", "run away", "end turn")
"""What carries a game on; everything else is tried now and then."""


class PageRobot:
    """Plays one seat by clicking."""

    def __init__(self, page: Page, seed: int = 0, *, keyboard: bool = False) -> None:
        """Sit before a page that shows a table, or soon will."""
        self.page = page
        self.problems: list[str] = []
        self._chance = Random(seed)
        self._keyboard = keyboard
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda told: self.problems.append(told.text) if told.type == "error" else None)

    def play_now(self, address: str) -> None:
        """Open the first page, and deal a game with one click."""
        self.page.goto(address)
        self.page.click('[data-action="play-now"]', timeout=PATIENCE)
        self.come()

    def come(self) -> None:
        """Wait for the table."""
        self.page.wait_for_selector("[data-table]", timeout=PATIENCE)

    def told(self, name: str) -> str:
        """What the root of the table says of itself."""
        return self.page.get_attribute("[data-table]", f"data-{name}", timeout=PATIENCE) or ""

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.told("over") == "true"

    def asked(self) -> bool:
        """Whether a move can be made here now."""
        return self.page.locator("[data-move]:visible").count() > 0 or bool(self._name() in self._waiting())

    def _name(self) -> str:
        return self.page.get_attribute(".me[data-player]", "data-player", timeout=PATIENCE) or ""

    def _waiting(self) -> list[str]:
        return self.told("waiting").split()

    def act(self) -> bool:
        """Make a legal move, if one is awaited of this seat; whether the table went on."""
        if self._name() not in self._waiting():
            self.page.wait_for_timeout(100)
            return False
        before = self.told("seq")
        for way in (self._open_move, self._from_the_menu):
            try:
                if way() and self._went_on(before):
                    return True
            except Error:  # what was there is gone: the table went on by itself
                return self.told("seq") != before
        return False

    def _open_move(self) -> bool:
        """Do one of the moves that lie open."""
        there = self.page.locator("[data-move]:visible")
        return self._do(there)

    def _from_the_menu(self) -> bool:
        """Do one of all moves, from the list that is one keystroke away."""
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("m")
        self.page.wait_for_selector("[role=dialog] [data-move], dialog [data-move]", timeout=5_000)
        return self._do(self.page.locator("dialog [data-move], [role=dialog] [data-move]"))

    def _do(self, there: Locator) -> bool:
        told = "all => all.map(each => each.disabled ? null : each.dataset.move)"
        moves: list[str | None] = there.evaluate_all(told)
        usable = [n for n, move in enumerate(moves) if move is not None]
        if not usable:
            return False
        carrying = [n for n in usable if moves[n] in FIRST]
        chosen = self._chance.choice(carrying if carrying and self._chance.random() < 0.8 else usable)
        wanted = there.nth(chosen)
        if self._keyboard:
            wanted.focus(timeout=5_000)
            self.page.keyboard.press("Enter")
        else:
            wanted.click(timeout=5_000)
        return True

    def _went_on(self, before: str) -> bool:
        for _ in range(40):
            if self.told("seq") != before:
                return True
            self.page.wait_for_timeout(50)
        return False

    def play(self, clicks: int = MOST) -> int:
        """Play until the game is over, or so many moves were made; how many were."""
        made = 0
        for _ in range(MOST * 10):
            if self.over or made >= clicks:
                return made
            made += self.act()
        raise AssertionError(f"the game does not end: {self.state()}")

    def state(self) -> dict[str, Any]:
        """What can be said of the table, for whoever has to find out why it stopped."""
        found: dict[str, Any] = self.page.eval_on_selector("[data-table]", "root => ({...root.dataset})")
        return found | {"question": self.page.text_content("[data-question]")}
