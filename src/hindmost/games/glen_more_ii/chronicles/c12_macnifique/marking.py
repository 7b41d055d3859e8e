"""Her two markers on the clan board, and where she places clan markers (C12-MARK, C12-TAKE-03)."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.games.glen_more_ii.points import CLAIM, CLAIM_TOLL
from hindmost.kernel.craft import Frame, Listener

from .board import HER, NONE, board
from .cards import MARKERS
from .levels import DATA
from .printed import print_of

START_DOMAINS: Final = tuple(DATA.facts.names[f"{colour}_path"][0] for colour in MARKERS)
"""They are stated (C12-SETUP-08)."""


def path_of(g: GlenMoreII, marker: int) -> list[int]:
    """The domains of a marker's path that are in play, from the first on (C12-MARK-02)."""
    ids = g.book.domain_ids
    domains = [ids.index(name) for name in print_of(g).paths[marker]]
    return [domain for domain in domains if g.book.in_use[domain]]


def is_free(g: GlenMoreII, domain: int) -> bool:
    """Without anybody's clan marker, and without a toll that she would have to pay (C12-MARK-03)."""
    tolls = g.table.fold(CLAIM_TOLL, g, [0] * len(g.book.domain_ids), HER, 0)
    free = not g.clans.occupied() >> domain & 1 and not tolls[domain]
    return free and g.table.veto(CLAIM, g, HER, domain) is None


def next_free(g: GlenMoreII, marker: int) -> int:
    """The free domain after the one on which a marker stands, going round; its own if there is no other."""
    path = path_of(g, marker)
    here = path.index(board(g).markers[marker])
    following = path[here + 1 :] + path[:here]
    return next((domain for domain in following if is_free(g, domain)), path[here])


def move(g: GlenMoreII, marker: int) -> None:
    """A marker moves to the next free domain, or stays where there is none (C12-MARK-01, 03)."""
    part = board(g)
    if part.markers[marker] == NONE:
        return
    domain = next_free(g, marker)
    stays = domain == part.markers[marker]
    part.markers[marker] = domain
    g.note("lady-marker-stays" if stays else "lady-marker", HER, marker, domain)


def place_clan_markers(g: GlenMoreII) -> None:
    """One on each domain where a marker stands; a marker on an occupied domain moves first."""
    part = board(g)
    for marker, domain in enumerate(part.markers):
        if domain != NONE and not is_free(g, domain):
            move(g, marker)
    for marker, domain in enumerate(part.markers[:]):
        if part.markers[marker] != NONE and is_free(g, domain) and g.markers_left(HER):
            g.clans.place(HER, domain)
            g.note("lady-claimed", HER, domain)
            remove_markers(g)


def remove_markers(g: GlenMoreII) -> None:
    """A marker whose domains are all occupied leaves the game; both do once she has placed all hers (C12-MARK-04)."""
    part = board(g)
    taken = g.clans.occupied()
    all_placed = len(g.clans.markers[HER]) >= g.book.clan_markers
    for marker, domain in enumerate(part.markers):
        if domain != NONE and (all_placed or all(taken >> each & 1 for each in path_of(g, marker))):
            part.markers[marker] = NONE
            g.note("lady-marker-gone", HER, marker)


class AfterYours(Listener[GlenMoreII]):
    """Your clan marker may have been the last one that a path had room for (C12-MARK-04)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        remove_markers(g)
        return []
