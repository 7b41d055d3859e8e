"""Token buckets: so many at once, so many a second."""

from __future__ import annotations

from collections.abc import Callable


class Bucket:
    __slots__ = ("_burst", "_last", "_left", "_rate")

    def __init__(self, rate: float, burst: int, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._left = float(burst)
        self._last = now

    def take(self, now: float) -> bool:
        """Whether one more is within the rate."""
        self._left = min(self._burst, self._left + max(0.0, now - self._last) * self._rate)
        self._last = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True

    def full(self, now: float) -> bool:
        """Whether it has forgotten everything, so that it can be forgotten itself."""
        return self._left + max(0.0, now - self._last) * self._rate >= self._burst


class Buckets:
    """One bucket for each client."""

    def __init__(self, rate: float, burst: int, now: Callable[[], float], most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._now = now
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def take(self, client: str) -> bool:
        now = self._now()
        bucket = self._buckets.get(client)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets = {name: each for name, each in self._buckets.items() if not each.full(now)}
            bucket = self._buckets[client] = Bucket(self._rate, self._burst, now)
        return bucket.take(now)
