"""Numbers for Prometheus: counted as things happen, or read when somebody asks."""

from __future__ import annotations

from typing import Final

from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from hindmost.server.store import Write
from hindmost.server.upkeep.overview import Load

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Meter:
    """One for each application: two in one process do not count into each other's numbers."""

    def __init__(self) -> None:
        self._registry = registry = CollectorRegistry()
        self._requests = Counter(
            "hindmost_requests", "Requests that were answered.", ["method", "route", "status"], registry=registry
        )
        self._latency = Histogram(
            "hindmost_request_seconds",
            "From a request to the end of its answer.",
            ["method", "route"],
            buckets=SECONDS,
            registry=registry,
        )
        self._moves = Counter(
            "hindmost_moves", "Steps that were stored: of a draft, or for good.", ["kind"], registry=registry
        )
        self._drafts, self._turns = (self._moves.labels(kind) for kind in ("draft", "turn"))
        self._storing = Histogram(
            "hindmost_store_seconds", "How long a step takes to the disk.", buckets=SECONDS, registry=registry
        )
        self._gauges = {
            name: Gauge(f"hindmost_{name}", text, registry=registry)
            for name, text in (
                ("rooms", "Tables in memory."),
                ("sockets", "Open sockets."),
                ("bots_waiting", "Tables at which a bot thinks, or waits for its turn to think."),
                ("writes_waiting", "Steps and changes on their way to the disk."),
                ("database_seconds", "How long the database takes for a small question."),
                ("database_full", "1 while nothing can be stored."),
                ("letters_waiting", "Notices that are tried again later."),
            )
        }
        self._tables = Gauge("hindmost_tables", "Tables that are kept, by status.", ["status"], registry=registry)

    def request(self, method: str, route: str, status: int, seconds: float) -> None:
        self._requests.labels(method, route, status).inc()
        self._latency.labels(method, route).observe(seconds)

    def step(self, write: Write, seconds: float) -> None:
        (self._turns if write.actions else self._drafts).inc()
        self._storing.observe(seconds)

    def told(self, load: Load) -> bytes:
        """All of it, as Prometheus reads it."""
        for name, gauge in self._gauges.items():
            gauge.set(getattr(load, name))
        self._tables.clear()
        for status, number in load.tables.items():
            self._tables.labels(status).set(number)
        return generate_latest(self._registry)
