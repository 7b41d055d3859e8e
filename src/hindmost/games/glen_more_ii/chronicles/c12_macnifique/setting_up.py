"""Her set-up: who begins, her board, the priority tiles (C12-SETUP)."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.roles import HOME_CASTLE, HOME_VILLAGE
from hindmost.kernel.craft import BEFORE, NATURE, Coming, Frame, Insert, Name
from hindmost.mechanics.craft import die_comes

from .board import HER, PRIORITIES, YOU, board
from .marking import START_DOMAINS
from .printed import number_at


class RollForFirst(Frame[GlenMoreII]):
    """The Die says who is first player; you get the coins of your place, she has none (C12-SETUP-02)."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return g.kit.die_faces

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def choose(self, g: GlenMoreII, choice: int) -> None:
        order = (HER, YOU) if choice == number_at(g, "first_face") else (YOU, HER)
        for place, seat in enumerate(order):
            g.track.pieces[seat] = place
        g.estates[YOU].coins = g.book.starting_coins[order.index(YOU)]
        g.note("lady-first" if order[0] == HER else "lady-second", NATURE, choice)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return die_comes(choice)


class LayBoard(Frame[GlenMoreII]):
    """A Scotsman in her area, her markers on their first domains (C12-SETUP-05, 08)."""

    def run(self, g: GlenMoreII) -> None:
        members = g.estates[HER].members
        members[HOME_CASTLE], members[HOME_VILLAGE] = 1, 0
        board(g).markers = [g.book.domain_ids.index(name) for name in START_DOMAINS]


class ShufflePriorities(Frame[GlenMoreII]):
    """The next priority tile of the row is drawn, until all four lie there (C12-SETUP-06)."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        laid = board(g).priorities
        return [tile for tile in range(len(PRIORITIES)) if tile not in laid] or None

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def choose(self, g: GlenMoreII, choice: int) -> None:
        board(g).priorities.append(choice)
        g.stack.append(self)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        name = PRIORITIES[choice]
        return Coming(f"priority {name}", Name("category", name), None, (f"category:{name}",))


INSERTS: Final = (
    Insert("set-up", BEFORE, "order", "first", RollForFirst()),
    Insert("set-up", BEFORE, "order", "board", LayBoard()),
    Insert("set-up", BEFORE, "order", "priorities", ShufflePriorities()),
)
