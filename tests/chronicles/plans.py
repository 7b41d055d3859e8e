"""Positions of Chronicle 11: who holds which plans, and seat 0 at the end of a turn."""

from __future__ import annotations

import re
from typing import Final

from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import KEY, PLANS
from tests.glen_more_ii_scenario import RULES, Scene

LATE: Final = "stack C: c-glengorm c-ullapool c-carrbridge"
"""Tiles of the stacks up to C may lie in territories."""
LAST: Final = "stack D: d-strathdon d-rannoch"
"""Those of all stacks; World's End is on the rondel."""
RONDEL: Final = "rondel: 0 1 2 s-ballachulish * * * * * * * * * -"
AT_LAST: Final = "rondel: 0 1 2 s-ballachulish * * * * * worlds-end * * * -"
GOODS: Final = ("wood", "stone", "barley", "sheep", "cattle")


def part_line(held: dict[int, str], laid: str, seats: int = 3) -> str:
    """The line for the plans by seat, like "a-new-lanark wood, b-design"; monuments that lie somewhere were built."""
    goods = [""] * len(PLANS)
    lists = [""] * seats
    for seat, text in held.items():
        for entry in text.split(","):
            name, *kinds = entry.split()
            lists[seat] += f" {PLANS.index(name)}"
            goods[PLANS.index(name)] = " ".join(str(GOODS.index(kind)) for kind in kinds)
    used = [str(plan) for plan, name in enumerate(PLANS) if re.search(rf"> {name}\b", laid)]
    parts = [f"held {' / '.join(lists)}", f"goods {' / '.join(goods)}"]
    return f"part {KEY}: " + ", ".join(parts + ([f"used {' '.join(used)}"] if used else []))


def planned(
    *position: str, mine: str = "", theirs: str = "", head: str = f"{RONDEL}; {LATE}", chronicles: str = "11"
) -> Scene:
    """Seat 0 is to take a tile; `mine` and `theirs`: the plans of the seats 0 and 1."""
    laid = "; ".join(position)
    held = {seat: text for seat, text in ((0, mine), (1, theirs)) if text}
    return Scene(f"chronicles {chronicles}; {head}", *position, part_line(held, laid), rules=RULES)


def filling(
    *position: str, mine: str, head: str = f"{RONDEL}; {LATE}", chronicles: str = "11", at: str = "0,1"
) -> Scene:
    """Seat 0 has placed a stone tile below the home village, without activating anything, and looks at the plans."""
    scene = planned(*position, mine=mine, head=head, chronicles=chronicles)
    scene.follow("0 take 3", f"0 place {at}", "0 end", "asks 0 fill-plans")
    return scene
