"""Clocks: none, a bank of seconds with an increment, or days for each turn. Time runs only while a person is asked."""

from __future__ import annotations

from msgspec import Struct

from hindmost.server.messages import ClockInfo
from hindmost.server.models import Clock

DAY = 86_400.0


class Timing(Struct, frozen=True):
    """Seconds left by seat at `since`, and which clocks run."""

    since: float
    banks: tuple[float, ...]
    running: tuple[int, ...]


def begin(clock: Clock, seats: int, running: tuple[int, ...], now: float) -> Timing:
    full = clock.days * DAY if clock.kind == "days" else float(clock.bank)
    return Timing(now, (full,) * seats, running)


def turn(clock: Clock, timing: Timing, acted: int | None, running: tuple[int, ...], now: float) -> Timing:
    """After a committed turn of `acted` (None: of nobody): its clock is charged and topped up, the next ones run."""
    banks = list(timing.banks)
    for seat in timing.running:
        if clock.kind == "bank" or (clock.kind == "days" and seat in running and seat != acted):
            banks[seat] = max(0.0, banks[seat] - (now - timing.since))
    if acted is not None and clock.kind == "bank":
        banks[acted] += clock.increment
    if acted is not None and clock.kind == "days":
        banks[acted] = clock.days * DAY
    return Timing(now, tuple(banks), running)


def deadline(clock: Clock, timing: Timing) -> float | None:
    """When the first of the running clocks is at zero."""
    if clock.kind == "none" or not timing.running:
        return None
    return timing.since + min(timing.banks[seat] for seat in timing.running)


def expired(clock: Clock, timing: Timing, now: float) -> list[int]:
    """The seats whose time is up."""
    if clock.kind == "none":
        return []
    return [seat for seat in timing.running if timing.since + timing.banks[seat] <= now]


def info(clock: Clock, timing: Timing | None) -> ClockInfo:
    if timing is None or clock.kind == "none":
        # Without a clock nobody is told when somebody moved: there is nothing to count down.
        return ClockInfo(clock.kind, [], 0.0, [], None)
    return ClockInfo(clock.kind, list(timing.banks), timing.since, list(timing.running), deadline(clock, timing))
