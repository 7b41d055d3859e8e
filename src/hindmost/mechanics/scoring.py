"""Scoring by difference to the lowest, and who has won, as pure functions."""

from __future__ import annotations


def difference_points(counts: list[int], steps: tuple[int, ...]) -> list[int]:
    """Points by the difference to whoever has fewest; the last step holds for everything beyond it."""
    least = min(counts)
    last = len(steps) - 1
    return [steps[min(count - least, last)] for count in counts]


def foremost(ranks: list[tuple[int, int]]) -> tuple[int, ...]:
    """The seats that share the highest rank: what counts first, and what breaks a tie."""
    best = max(ranks)
    return tuple(seat for seat, rank in enumerate(ranks) if rank == best)
