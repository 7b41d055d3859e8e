"""What is impossible about her."""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.roles import HOME_VILLAGE

from .board import HER, NONE, PRIORITIES, SET_ASIDE, board
from .cards import CARDS, MARKERS
from .conduct import automa
from .marking import path_of


def problems(g: GlenMoreII) -> list[str]:
    part = board(g)
    found = []
    card = [] if part.card == NONE else [part.card]
    if sorted([*part.unseen, *part.seen, *card]) != list(range(len(CARDS))):
        found.append("the action cards of MacNifique are not the ten of the box")
    elif len(part.unseen) < SET_ASIDE:
        found.append(f"MacNifique must have {SET_ASIDE} cards laid aside")
    if sorted(part.priorities) != list(range(len(PRIORITIES))):
        found.append("the priority tiles of MacNifique are not the four of the box")
    if len(part.markers) != len(MARKERS) or any(
        domain != NONE and domain not in path_of(g, marker) for marker, domain in enumerate(part.markers)
    ):
        found.append("a marker of MacNifique is not on its path")
    if part.stones < 0 or part.turns < 0:
        found.append("the stones and turns of MacNifique cannot be counted")
    if any(g.kit.types[tile] != "trade" for tile in part.trades):
        found.append("a tile in the trade row of MacNifique is none")
    e = g.estates[HER]
    built = len(e.ground.tiles) > 2 and not any(conduct.builds for conduct in automa(g).conducts)
    if built or e.stock or e.members[HOME_VILLAGE]:
        found.append("MacNifique has a territory, but builds none")
    if min(e.coins, e.whisky, min(e.members)) < 0 or sum(e.members) > g.book.scotsmen:
        found.append("the coins, barrels and Scotsmen of MacNifique cannot be counted")
    return [*found, *(each for conduct in automa(g).conducts for each in conduct.check(g))]
