"""The page itself in a browser: how much it loads, how soon it shows something, how smoothly cards move."""

from __future__ import annotations

import gzip
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, sync_playwright

from load.server import Server

SLOWED: Final = 4
"""How many times slower the processor is made for the first paint."""
CARDS: Final = 60
FLAGS: Final = [
    "--no-sandbox",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
MOVING: Final = r"""
async ([many, milliseconds]) => {
  const card = document.querySelector('article.card');
  const overlay = document.createElement('div');
  overlay.className = 'flights';
  document.body.append(overlay);
  for (let n = 0; n < many; n++) {
    // As the page flies them (`web/src/table/Motion.svelte`): small, in a layer of their own.
    const flying = document.createElement('div');
    flying.className = 'flyer mini';
    flying.style.left = `${(n % 10) * 9}%`;
    const face = flying.appendChild(card.cloneNode(true));
    face.className = face.className.replace(/\bc-\w+/, 'c-mini');
    overlay.append(flying);
    flying.animate(
      [{ transform: 'translateY(0) rotate(0)' }, { transform: 'translateY(60vh) rotate(6deg)' }],
      { duration: 380, iterations: Infinity, direction: 'alternate' },
    );
  }
  let frames = 0;
  const begun = performance.now();
  await new Promise((done) => {
    const next = () => {
      frames++;
      if (performance.now() - begun > milliseconds) done();
      else requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  overlay.remove();
  return (frames * 1000) / (performance.now() - begun);
}
"""


def page(server: Server, browser_path: str) -> dict[str, Any]:
    """The figures of the page at a table with three bots."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_path, args=FLAGS)
        try:
            return _measured(server, browser)
        finally:
            browser.close()


def _measured(server: Server, browser: Browser) -> dict[str, Any]:
    wish = {"name": "Ann", "seats": 4, "bots": ["greedy"] * 3, "clock": "none"}
    opened = server.ask("POST", "/api/tables", wish)[1]
    address = f"http://127.0.0.1:{server.port}/t/{opened['id']}"
    shown = browser.new_page(viewport={"width": 1440, "height": 900})
    held = {opened["id"]: {"seats": [{"token": opened["token"], "seat": 0}], "at": 0}}
    shown.goto(f"http://127.0.0.1:{server.port}/about")
    shown.evaluate("held => localStorage.setItem('grosbill/tables', JSON.stringify(held))", held)
    loaded: set[str] = set()
    shown.on("request", lambda asked: loaded.add(asked.url) if asked.resource_type in _CODE else None)
    client = shown.context.new_cdp_session(shown)
    client.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    shown.goto(address)
    shown.wait_for_selector("article.card", timeout=60_000)
    paint = _first_paint(shown)
    client.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    shown.wait_for_timeout(2000)
    frames = shown.evaluate(MOVING, [CARDS, 2000])
    return {
        "page_kb": round(sum(_packed(server, url) for url in loaded) / 1000, 1),
        "first_paint_ms": round(paint),
        "frames_per_s": round(frames, 1),
    }


_CODE: Final = ("script", "stylesheet")


def _first_paint(shown: Page) -> float:
    name = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? -1"
    painted: float = shown.evaluate(name)
    return painted


def _packed(server: Server, url: str) -> int:
    return len(gzip.compress(server.ask("GET", urlsplit(url).path)[1], mtime=0))
