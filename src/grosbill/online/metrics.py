"""Figures about a server at work, for Prometheus: how much and how long, never what or who."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

MEDIA_TYPE = CONTENT_TYPE_LATEST

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_ROWS = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """What is counted and timed at one server, in a registry of its own."""

    def __init__(self) -> None:
        """Begin at nothing."""
        self._all = CollectorRegistry()
        self.tables = Gauge("grosbill_tables_open", "Tables that are open.", registry=self._all)
        self.stuck = Gauge("grosbill_tables_stuck", "Tables that cannot go on.", registry=self._all)
        self.sockets = Gauge("grosbill_sockets", "Sockets that are open.", registry=self._all)
        self.trips = Histogram(
            "grosbill_trip_seconds", "Round trips to pages.", buckets=_SECONDS, registry=self._all
        )
        self.commands = Counter("grosbill_commands", "Frames of pages, by kind.", ["t"], registry=self._all)
        self.rows = Counter("grosbill_rows", "Rows that were kept.", registry=self._all)
        self.commit_seconds = Histogram(
            "grosbill_commit_seconds", "How long commits took.", buckets=_SECONDS, registry=self._all
        )
        self.commit_rows = Histogram(
            "grosbill_commit_rows", "How many rows shared a commit.", buckets=_ROWS, registry=self._all
        )
        self.frames = Counter("grosbill_frames_sent", "Frames sent to pages.", registry=self._all)
        self.bytes = Counter("grosbill_bytes_sent", "Bytes of frames sent to pages.", registry=self._all)
        self.thinking = Histogram(
            "grosbill_thinking_seconds", "How long bots thought.", buckets=_SECONDS, registry=self._all
        )
        self.refusals = Counter(
            "grosbill_refusals", "What was not done, by code.", ["code"], registry=self._all
        )
        self.errors = Counter("grosbill_server_errors", "Mistakes of the server itself.", registry=self._all)

    def committed(self, rows: int, seconds: float) -> None:
        """Rows were kept, by one commit; called by the thread that writes."""
        self.rows.inc(rows)
        self.commit_rows.observe(rows)
        self.commit_seconds.observe(seconds)

    def sent(self, size: int) -> None:
        """A frame was sent."""
        self.frames.inc()
        self.bytes.inc(size)

    def text(self) -> bytes:
        """All of them, as Prometheus reads them."""
        return generate_latest(self._all)
