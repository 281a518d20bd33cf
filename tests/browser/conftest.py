"""A browser, and a server with the page that is in the repository."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from browser.finding import HOW, browser
from browser.robot import PATIENCE
from serving import Server, serving

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

Opens = Callable[..., BrowserContext]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    path = browser()
    if not path:
        # Who has no browser can still run all other tests; where every test has to run, it is a failure.
        (pytest.fail if os.environ.get("CI") else pytest.skip)(HOW)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield running
        running.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def opens(chromium: Browser) -> Iterator[Opens]:
    """Opens windows of a size and a language; all are closed in the end."""
    opened: list[BrowserContext] = []

    def open_one(width: int = 1440, height: int = 900, lang: str = "en", **more: Any) -> BrowserContext:
        context = chromium.new_context(
            viewport={"width": width, "height": height},
            locale={"en": "en-GB", "fr": "fr-FR"}[lang],
            reduced_motion="reduce",
            **more,
        )
        context.set_default_timeout(PATIENCE)
        opened.append(context)
        return context

    yield open_one
    for context in opened:
        context.close()
