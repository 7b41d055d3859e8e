"""Clocks: none, a bank of seconds with an increment, or days for each turn. Time runs only while a person is asked."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from hindmost.server.wire.messages import ClockInfo
from hindmost.server.wire.models import Clock

DAY = 86_400.0


class Timing(Struct, frozen=True):
    """Seconds left by seat at `since`, a moment of the timekeeper's, and which clocks run."""

    since: float
    banks: tuple[float, ...]
    running: tuple[int, ...]


def begin(clock: Clock, seats: int, running: tuple[int, ...], now: float) -> Timing:
    full = clock.days * DAY if clock.kind == "days" else float(clock.bank)
    return Timing(now, (full,) * seats, running)


def turn(clock: Clock, timing: Timing, acted: int | None, running: tuple[int, ...], now: float) -> Timing:
    """After a committed turn of `acted` (None: of nobody): its clock is charged and topped up, the next ones run."""
    banks = list(timing.banks)
    passed = max(0.0, now - timing.since)
    for seat in timing.running:
        if clock.kind == "bank" or (clock.kind == "days" and seat in running and seat != acted):
            banks[seat] = max(0.0, banks[seat] - passed)
    if acted is not None and clock.kind == "bank":
        banks[acted] += clock.increment
    if acted is not None and clock.kind == "days":
        banks[acted] = clock.days * DAY
    return Timing(timing.since + passed, tuple(banks), running)


def answered(clock: Clock, timing: Timing, seat: int, now: float) -> Timing:
    """After an answer that others do not notice: the seat's clock is charged, topped up and stops; others run on."""
    if seat not in timing.running:
        return timing
    banks = list(timing.banks)
    banks[seat] = turn(clock, timing, seat, (), now).banks[seat]
    return Timing(timing.since, tuple(banks), tuple(other for other in timing.running if other != seat))


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


def info(clock: Clock, timing: Timing | None, shown: Callable[[float], float]) -> ClockInfo:
    """What clients are told; `shown` makes their moments of ours."""
    if timing is None or clock.kind == "none":
        # Without a clock nobody is told when somebody moved: there is nothing to count down.
        return ClockInfo(clock.kind, [], 0.0, [], None)
    end = deadline(clock, timing)
    return ClockInfo(
        clock.kind,
        list(timing.banks),
        shown(timing.since),
        list(timing.running),
        None if end is None else shown(end),
    )
