"""Scoring by difference to the lowest, and who has won, as pure functions."""

from __future__ import annotations

from collections.abc import Sequence


def difference_points(counts: list[int], steps: tuple[int, ...]) -> list[int]:
    """Points by the difference to whoever has fewest; the last step holds for everything beyond it."""
    least = counts[0]
    for count in counts:
        if count < least:
            least = count
    return [lead_points(count - least, steps) for count in counts]


def lead_points(lead: int, steps: tuple[int, ...]) -> int:
    """Points for so great a lead over whoever has fewest."""
    return steps[lead] if lead < len(steps) else steps[-1]


def foremost(ranks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The seats that share the highest rank: what counts first, and what breaks a tie."""
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
