"""Everything that a command writes and a test compares. `make golden` writes it anew and says what changed.

Read the difference: it shows what a change does. What is not wanted in it is a mistake in the change.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

import golden_games as games
import golden_pages as pages
import golden_records
import golden_steps
from grosbill.effects.text import Lexicon, card_line, card_text
from grosbill.notation import reference as moves
from grosbill.notation import timing
from grosbill.online import protocol, typescript
from grosbill.packs import edition, speaking
from grosbill.packs.words import merged
from grosbill.sim.games import Request
from grosbill.sim.simulate import simulate

ROOT = Path(__file__).parents[1]
HERE = Path(__file__).parent
HEADING = r"#+ (.*)"
MOST_NAMES = 6

# Edition, players, games, seed, turns.
SIMULATIONS = (("munchkin", 4, 6, 1, 3000), ("star+cthulhu", 5, 20, 4, 30))


class Golden(NamedTuple):
    """A file, the text it should have, made from the one it has, and how a part of it begins."""

    path: Path
    made: Callable[[str], str]
    part: str

    @property
    def name(self) -> str:
        """Where it is in the repository."""
        return self.path.relative_to(ROOT).as_posix()


def all_goldens() -> Iterator[Golden]:
    """Games first, then their records, then figures and texts, then documents."""
    yield from game_goldens()
    for path in golden_records.golden():
        made = partial(golden_records.written_anew, path)
        yield Golden(golden_records.file_of(path), made, '.*"seed":([0-9]+)')
    yield from page_goldens()


def game_goldens() -> Iterator[Golden]:
    """The games, each played anew: another one may be won first."""
    for play, chosen in ((games.won_soon, games.SOON), (games.wild, games.WILD)):
        for name, players in chosen:
            yield Golden(
                games.file_of(name, players), partial(_anew, play, name, players), r"# (.* seed \d+)"
            )


def page_goldens() -> Iterator[Golden]:
    """All others."""
    yield Golden(golden_steps.FILE, golden_steps.written_anew, "# (.*)")
    yield Golden(games.HOME / "simulations.txt", simulations, "(.*):")
    yield Golden(HERE / "card_texts.toml", card_texts, r"\[\w+\.(.*)\]")
    yield Golden(ROOT / "docs" / "cards.md", pages.cards, HEADING)
    yield Golden(ROOT / "docs" / "environment.md", pages.environment, HEADING)
    yield Golden(ROOT / "docs" / "scenarios.md", moves.rewritten, HEADING)
    yield Golden(ROOT / "docs" / "timing.md", timing.page, HEADING)
    yield Golden(ROOT / "docs" / "protocol.json", lambda _: protocol.document(), r'  "(\w+)": \{')
    yield Golden(
        ROOT / "web" / "src" / "lib" / "protocol.ts", lambda _: typescript.types(), r"export (?:\w+) (\w+)"
    )
    yield Golden(ROOT / "docs" / "tags.md", speaking.page, HEADING)
    yield Golden(ROOT / "README.md", pages.readme, HEADING)


def _anew(play: Callable[[str, int], str], name: str, players: int, _text: str) -> str:
    return play(name, players)


def simulations(_text: str) -> str:
    """What comes of a few games by bots: the same as long as no rule, no card and no bot changes."""
    lines = (
        f"{name}, {players} players, {number} games, seed {seed}, {turns} turns: "
        f"{simulate(Request(name, players, seed=seed, max_turns=turns), number).digest}\n"
        for name, players, number, seed, turns in SIMULATIONS
    )
    return "".join(lines)


# --- texts of cards ---------------------------------------------------------------------------------------


def card_texts(text: str) -> str:
    """The texts of the cards that are listed there, as they read now."""
    for table, say in (("text", card_text), ("line", card_line)):
        for name, wanted in tomllib.loads(text)[table].items():
            pack = edition(name.partition("/")[0] if "/" in name else "munchkin").contents[0].pack
            card = next(card for card in pack.cards if card.id == name.rpartition("/")[2])
            words = merged([pack.words])
            names = {name: noun.one for name, noun in words.elsewhere.items()}
            lexicon = Lexicon([words], names | {card.id: card.name for card in pack.cards})
            for lang, before in wanted.items():
                now = plain(say(card, lexicon, lang))
                if now != before:
                    text = _changed(text, f"[{table}.{_key(name)}]", lang, now)
    return text


def plain(text: str) -> str:
    """A text with plain spaces where French has those that do not break."""
    return re.sub("[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", text)


def _key(name: str) -> str:
    return f'"{name}"' if "/" in name else name


def _changed(text: str, section: str, lang: str, now: str) -> str:
    start = text.index(f"{section}\n")
    value = re.compile(rf'^{lang} = (?:"""\n.*?"""|"[^\n]*")$', re.DOTALL | re.MULTILINE)
    found = value.search(text, start)
    assert found is not None
    written = f'"""\n{now}"""' if "\n" in now else f'"{now}"'
    return f"{text[: found.start()]}{lang} = {written}{text[found.end() :]}"


# --- writing ----------------------------------------------------------------------------------------------


def write() -> None:
    """Write every file anew, and say of each whether and where it changed."""
    for path in sorted(set(games.HOME.glob("*-players.txt")) - {golden.path for golden in game_goldens()}):
        path.unlink()
        print(f"removed    {path.relative_to(ROOT).as_posix()}")
    for golden in all_goldens():
        before = golden.path.read_text("utf-8") if golden.path.is_file() else ""
        now = golden.made(before)
        if now == before:
            print(f"unchanged  {golden.name}", flush=True)
        else:
            golden.path.write_text(now, "utf-8")
            print(f"changed    {golden.name}: {summary(before, now, golden.part)}", flush=True)


def summary(before: str, now: str, part: str) -> str:
    """How many lines differ, and the names of the parts they are in."""
    lines = list(difflib.unified_diff(before.splitlines(), now.splitlines(), n=0, lineterm=""))[2:]
    added, gone = (sum(line.startswith(sign) for line in lines) for sign in "+-")
    old, new = _parts(before, part), _parts(now, part)
    names = [name for name in new if old.get(name) != new[name]] + [name for name in old if name not in new]
    told = names[:MOST_NAMES] + [f"{len(names) - MOST_NAMES} more"] * (len(names) > MOST_NAMES)
    return f"+{added} -{gone} lines" + (f" ({'; '.join(told)})" if told else "")


def _parts(text: str, part: str) -> dict[str, str]:
    """The text below each line that begins a part, by what that line says."""
    found: dict[str, str] = {}
    name = ""
    for line in text.splitlines():
        heading = re.match(part, line)
        if heading:
            name = heading[1]
        found[name] = f"{found.get(name, '')}{line}\n"
    return found


if __name__ == "__main__":
    write()
