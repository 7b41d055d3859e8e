"""What haggis is worth to its owner: the points that the rolls to come may be expected to make of it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, load_weights

from .scoring import FIRST_SCORING, MOST_SERVED, ROLLS, points
from .tables import tables

SCORINGS: Final = 3
WEIGHTS: Final = load_weights(__name__, patience=5)
PATIENCE: Final = WEIGHTS.several("patience")
"""By scorings held: the part that counts of what could be gained later as well, before the Die is rolled for it."""

Tokens = tuple[int, ...]


def haggis_worth(g: GlenMoreII, seat: int, ahead: Prospects) -> float:
    """In VP, for one who knows the own table only. What is turned up is as good as scored."""
    part = tables(g)
    left = SCORINGS - max(0, g.scorings - FIRST_SCORING + 1)
    mine = tuple(part.tables[seat])
    if not left or not mine:
        return points(part.served[seat])
    spare = min(g.estates[seat].whisky, MOST_SERVED)
    return points(part.served[seat]) + PATIENCE[g.scorings] * table_worth(mine, left, spare, tuple(g.kit.die_faces))


def table_worth(tokens: Tokens, left: int, spare: int, faces: Tokens) -> float:
    """In so many scorings, none of them begun; at the end barrels cost nothing, and so many may be spent (C5-17)."""
    return expected(tokens, (), ROLLS + spare if left == 1 else ROLLS, left, spare, faces)


@lru_cache(maxsize=1 << 16)
def expected(hidden: Tokens, served: Tokens, rolls: int, left: int, spare: int, faces: Tokens) -> float:
    """With so many rolls to come in the scoring under way, which is the first of those that are left."""
    if not rolls or not hidden or len(served) == MOST_SERVED:
        later = table_worth(hidden, left - 1, spare, faces) if hidden and left > 1 else 0.0
        return points(list(served)) + later
    total = 0.0
    for face in faces:
        if face in hidden:
            place = hidden.index(face)
            kept, up = (*hidden[:place], *hidden[place + 1 :]), tuple(sorted((*served, face)))
            total += expected(kept, up, rolls - 1, left, spare, faces)
        else:
            total += expected(hidden, served, rolls - 1, left, spare, faces)
    return total / len(faces)
