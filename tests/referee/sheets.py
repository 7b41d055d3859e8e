"""Where points came from."""

from __future__ import annotations


def summed(lines: list[tuple[int, str, int]]) -> dict[str, int]:
    """Points by source and by the scoring they belong to."""
    found: dict[str, int] = {}
    for number, source, when in lines:
        found[f"{source} {when}"] = found.get(f"{source} {when}", 0) + number
    return {source: number for source, number in found.items() if number}
