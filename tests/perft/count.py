"""Counts the trees of all positions and prints the numbers, as they are kept in `counts.json`.

    python -m tests.perft.count           print what the engine counts now
    python -m tests.perft.count --write   and keep it

What exactly is counted stands in `tests/perft/walking.py`.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Final

from tests.perft.positions import Start, starts
from tests.perft.walking import count_every_outcome, count_seeded

KEPT: Final = Path(__file__).with_name("counts.json")

Counts = dict[str, dict[str, list[int]]]


def count(start: Start) -> dict[str, list[int]]:
    """The numbers of one position, by way of counting and plies from 1."""
    return {
        "seeded": [count_seeded(start.position.clone(), plies) for plies in range(1, start.seeded + 1)],
        "every outcome": [
            count_every_outcome(start.position.state.copy(), plies) for plies in range(1, start.every_outcome + 1)
        ],
    }


def kept() -> Counts:
    counts: Counts = json.loads(KEPT.read_text("utf-8"))
    return counts


def as_text(counts: Counts) -> str:
    """JSON with one line for each list of numbers."""
    blocks = []
    for name, ways in counts.items():
        lines = [f"    {json.dumps(way)}: {json.dumps(numbers)}" for way, numbers in ways.items()]
        blocks.append(f"  {json.dumps(name)}: {{\n" + ",\n".join(lines) + "\n  }")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


if __name__ == "__main__":
    found = as_text({start.name: count(start) for start in starts()})
    print(found, end="")
    if "--write" in sys.argv[1:]:
        KEPT.write_text(found, "utf-8", newline="\n")
