"""A copy of the package, to be changed as CONTRIBUTING.md says and tried."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path
from typing import Any

HOME = Path(__file__).parents[1]
BLOCK = re.compile(r"^( *)```\w+\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
# Where the page says only which file: the line that what is added comes before, or behind.
BEFORE = {"model/settings.py": "\n    def opening_hand"}
BEHIND = {"using/uses.py": '`matched` are the points of the use that are now."""\n'}
# Reads a command a line, and answers with its exit code, what it printed, and an error that nobody caught.
PROGRAM = """
import json, sys, traceback
from typer.testing import CliRunner
from grosbill.cli import app
for line in sys.stdin:
    ran = CliRunner().invoke(app, json.loads(line))
    caught = ran.exception is None or isinstance(ran.exception, SystemExit)
    error = "" if caught else "".join(traceback.format_exception(ran.exception))
    print(json.dumps([ran.exit_code, ran.stdout, ran.stderr, error]), flush=True)
"""


class Copy:
    """A copy of the package, and of the folder of scenarios, with all of them or none in it."""

    def __init__(self, place: Path, *, scenarios: bool = False, columns: int = 200) -> None:
        """Copy what the program needs."""
        self.place = place
        self.columns = columns
        self.program: subprocess.Popen[str] | None = None
        shutil.copytree(HOME / "src", place / "src", ignore=shutil.ignore_patterns("__pycache__"))
        if scenarios:
            shutil.copytree(HOME / "scenarios", place / "scenarios")
        else:
            (place / "scenarios").mkdir()

    def follow(self, heading: str) -> None:
        """Do what a section of CONTRIBUTING.md says: each block goes where its first line says."""
        section = (HOME / "CONTRIBUTING.md").read_text("utf-8").partition(f"## {heading}\n")[2]
        section = section.partition("\n## ")[0]
        blocks = [textwrap.dedent(block) for _, block in BLOCK.findall(section)]
        assert blocks
        for block in blocks:
            head, _, text = block.partition("\n")
            self._add(head.removeprefix("# "), text)

    def _add(self, name: str, text: str) -> None:
        file = self.place / name
        file.parent.mkdir(parents=True, exist_ok=True)
        old = file.read_text("utf-8") if file.exists() else ""
        end = "/".join(name.split("/")[-2:])
        if end in BEFORE:
            assert old.count(BEFORE[end]) == 1
            old = old.replace(BEFORE[end], _indented(text) + BEFORE[end])
        elif end in BEHIND:
            assert old.count(BEHIND[end]) == 1
            old = old.replace(BEHIND[end], BEHIND[end] + _indented(text))
        else:
            old += f"\n{text}"
        file.write_text(old, "utf-8")

    def change(self, file: str, old: str, new: str) -> None:
        """Put a text of the package in the place of another that is there once."""
        path = self.place / "src" / "grosbill" / file
        text = path.read_text("utf-8")
        assert text.count(old) == 1, f"{file} has “{old}” {text.count(old)} times"
        path.write_text(text.replace(old, new), "utf-8")
        self.stop()

    def test(self, file: str, *options: str) -> str:
        """Run some tests of a file in the copy; what they printed. They have to pass."""
        (self.place / "tests").mkdir(exist_ok=True)
        shutil.copy(HOME / "tests" / file, self.place / "tests" / file)
        ran = subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", f"tests/{file}", *options],
            cwd=self.place,
            env=self._environment(),
            capture_output=True,
            text=True,
            check=False,
        )
        assert ran.returncode == 0, ran.stdout
        return ran.stdout

    def start(self) -> subprocess.Popen[str]:
        """The program there: one process for many commands, as most of the time goes into starting it."""
        return subprocess.Popen(
            [sys.executable, "-c", PROGRAM],
            cwd=self.place,
            env=self._environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def _environment(self) -> dict[str, str]:
        ours = {"PYTHONPATH": str(self.place / "src"), "COLUMNS": str(self.columns), "LC_ALL": "C.UTF-8"}
        return os.environ | ours

    def run(self, *arguments: str, code: int = 0) -> str:
        """What a command prints there, and its complaints where it is to fail."""
        if self.program is None:
            self.program = self.start()
        assert self.program.stdin is not None
        assert self.program.stdout is not None
        self.program.stdin.write(json.dumps(arguments) + "\n")
        self.program.stdin.flush()
        ended, printed, complaint, error = json.loads(self.program.stdout.readline())
        assert (ended, error) == (code, ""), printed + complaint + error
        return str(printed if code == 0 else printed + complaint)

    def stop(self) -> None:
        """End the program; the next command starts it anew."""
        if self.program is not None:
            self.program.communicate()
            self.program = None

    def value(self, clause: str, *arguments: str) -> str:
        """What a clause says there."""
        found: list[dict[str, Any]] = json.loads(self.run("rules", clause, "--json", *arguments))
        return str(found[0]["value"]["en"])


def _indented(text: str) -> str:
    return textwrap.indent(textwrap.dedent(text), "    ")
