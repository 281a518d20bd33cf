"""Whatever is sent to the server, it answers, and makes no mistake; `tests/hammering.py` sends more of it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

import hammering
from answering import answering

pytestmark = pytest.mark.fuzz


def test_no_request_is_a_server_error(tmp_path: Path) -> None:
    with answering(tmp_path) as server:
        found = hammering.requests(server, 1_000, seed=1)
        assert max(found) < 500, found
        assert b"grosbill_server_errors_total 0.0" in server.hub.metrics.text()
        assert {200, 201, 400, 403, 404, 405} <= set(found)
        assert server.client.get("/healthz").status_code == 200


def test_no_frame_is_a_server_error(tmp_path: Path) -> None:
    found = asyncio.run(hammering.frames(tmp_path, 1_500, seed=1))
    assert (found["errors"], found["doubled"]) == (0, 0)
    assert {"done", "refused", "error", "4400"} <= set(found)
    assert not {code for code in found if code.isdigit()} - {"0", "4400", "4409", "4410"}
