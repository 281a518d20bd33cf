"""`make load`: all figures, as JSON on one line; progress on the other output."""

from __future__ import annotations

import argparse
import gc
import json
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from load.busy import busy
from load.kills import kills
from load.lines import lines
from load.nonsense import nonsense
from load.page import page
from load.server import Server, serving
from load.slow import slow

BROWSERS: Final = ("chromium", "chromium-browser", "google-chrome")


def main() -> None:
    """Measure everything, or what was named."""
    asked = argparse.ArgumentParser(prog="load", description=__doc__)
    asked.add_argument("--only", choices=("busy", "kills", "lines", "slow", "nonsense", "page"))
    asked.add_argument("--tables", type=int, default=200)
    asked.add_argument("--seconds", type=float, default=30.0)
    asked.add_argument("--kills", type=int, default=20)
    asked.add_argument("--frames", type=int, default=100_000)
    asked.add_argument("--requests", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    wanted = asked.parse_args()
    seed = wanted.seed
    browser = next(filter(None, map(shutil.which, BROWSERS)), "")
    parts: dict[str, Callable[[Server], dict[str, Any]]] = {
        "busy": lambda server: busy(server, wanted.tables, 6, 300.0, wanted.seconds, seed),
        "kills": lambda server: kills(server, 4, wanted.kills, 3.0 * wanted.kills, seed),
        "lines": lambda server: lines(server, 4, 20, seed),
        "slow": lambda server: slow(server, wanted.seconds, seed),
        "nonsense": lambda server: nonsense(server, wanted.frames, wanted.requests, seed),
        "page": lambda server: page(server, browser),
    }
    gc.disable()  # it finds nothing, and what it takes, up to a tenth of a second, would be measured
    figures: dict[str, Any] = {}
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for name, measure in parts.items():
            if wanted.only in (None, name):
                print(f"== {name}", file=sys.stderr, flush=True)
                with serving(Path(folder) / name) as server:
                    found = measure(server)
                    found.setdefault("server_errors", server.errors())
                wrong += found.pop("findings", [])
                errors = figures.get("server_errors", 0) + found.pop("server_errors")
                figures |= found | {"server_errors": errors}
    print(json.dumps(figures))
    for sentence in wrong:
        print(sentence, file=sys.stderr)
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
