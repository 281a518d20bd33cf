"""Writes the outlines and the credits of all icons that are in use: `make icons`.

The outlines come from the npm package `@iconify-json/game-icons`, which is fetched into a folder that is
removed afterwards. It carries no authors: whoever uses an icon for the first time writes its author into
`src/grosbill/pictures/authors.toml`, the folder it has in https://github.com/game-icons/icons.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from pathlib import Path

from grosbill.pictures import authors, chrome, kind_icons
from grosbill.pictures.credits import credits_page

PACKAGE = "@iconify-json/game-icons@1.2.4"
HOME = Path(__file__).parents[1]
PICTURES = HOME / "src/grosbill/pictures"
_OUTLINE = re.compile(r'<path fill="currentColor" d="([^"]+)"/>')


def icons_in_use() -> set[str]:
    """The icons that a card of ours or a kind of card has, and those beside them."""
    chosen = {*kind_icons().values(), *chrome().values()}
    for folder in ("src/grosbill/packs", "examples/packs"):
        for file in (HOME / folder).glob("*/icons.toml"):
            chosen |= set(tomllib.loads(file.read_text("utf-8")).values())
    return chosen


def main() -> None:
    """Write both files, unless an icon does not exist or nobody is known to have drawn it."""
    names = sorted(icons_in_use())
    found = _collection()
    unknown = [name for name in names if name not in found]
    nobodys = [name for name in names if name not in authors().icon]
    unused = sorted(authors().icon.keys() - set(names))
    for what, wrong in (
        ("not in the collection", unknown),
        ("without an author in authors.toml", nobodys),
        ("in authors.toml, but not in use", unused),
    ):
        if wrong:
            sys.exit(f"icons {what}: {', '.join(wrong)}")
    lines = [f"{json.dumps(name)}: {json.dumps(found[name])}" for name in names]
    (PICTURES / "icons.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    (PICTURES / "CREDITS.md").write_text(credits_page(), "utf-8")
    print(f"{len(names)} icons")


def _collection() -> dict[str, str]:
    """The outline of every icon that is one path; those that the collection took back are left out."""
    npm = shutil.which("npm")
    if npm is None:
        sys.exit("npm is needed: it comes with Node.js")
    with tempfile.TemporaryDirectory() as place:
        subprocess.run([npm, "pack", "--silent", PACKAGE], cwd=place, check=True, stdout=subprocess.DEVNULL)
        (archive,) = Path(place).glob("*.tgz")
        with tarfile.open(archive) as package:
            package.extract("package/icons.json", place, filter="data")
        icons = json.loads(Path(place, "package/icons.json").read_text("utf-8"))["icons"]
    outlines = {
        name: _OUTLINE.fullmatch(icon["body"]) for name, icon in icons.items() if not icon.get("hidden")
    }
    return {name: outline[1] for name, outline in outlines.items() if outline}


if __name__ == "__main__":
    main()
