"""The clan board: who has markers where, and what the roads cost (GM2-CLAN)."""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from typing import Final

NO_WAY: Final = 1_000
"""The cost of a domain that no road reaches."""


class ClanBoard:
    """The markers of all seats."""

    __slots__ = ("costs", "held", "markers", "ways")

    def __init__(self, ways: list[list[int]], costs: list[int], markers: list[list[int]], held: list[int]) -> None:
        self.ways = ways
        """By domain: what the cheapest way from it to each other costs."""
        self.costs = costs
        """By domain: what a marker there costs now (GM2-CLAN-02). A value: replaced, not changed."""
        self.markers = markers
        """By seat: the domains of its markers in the order in which they were placed. Values: replaced, not changed."""
        self.held = held
        """By seat: the same as a mask, a bit for each domain."""

    def copy(self) -> ClanBoard:
        return ClanBoard(self.ways, self.costs, self.markers[:], self.held[:])

    def place(self, seat: int, domain: int) -> None:
        self.markers[seat] = [*self.markers[seat], domain]
        self.held[seat] |= 1 << domain
        self.costs = [old if old <= new else new for old, new in zip(self.costs, self.ways[domain], strict=True)]

    def occupied(self) -> int:
        """The domains that carry a marker of anybody, as a mask."""
        mask = 0
        for held in self.held:
            mask |= held
        return mask


def clan_board(from_start: list[int], ways: list[list[int]], markers: list[list[int]]) -> ClanBoard:
    """The board with these markers by seat. Roads are paid from the start domain or from any domain with a marker."""
    board = ClanBoard(ways, from_start, [[] for _ in markers], [0] * len(markers))
    for seat, placed in enumerate(markers):
        for domain in placed:
            board.place(seat, domain)
    return board


@lru_cache(maxsize=1 << 10)
def cheapest_roads(start: int, occupied: int, roads: tuple[tuple[int, int, int], ...]) -> dict[int, list[int]]:
    """By node: those along a cheapest way to it, from the start domain or a domain with a marker, itself last. Of ways
    that cost the same, the shortest. Every view asks, and markers come seldom: do not change what is given."""
    found: dict[int, list[int]] = {}
    ahead = [(0, 1, [node]) for node in range(start + 1) if node == start or occupied >> node & 1]
    while ahead:
        cost, steps, way = heappop(ahead)
        here = way[-1]
        if here in found:
            continue
        found[here] = way
        for one, two, coins in roads:
            if here in (one, two):
                heappush(ahead, (cost + coins, steps + 1, [*way, two if here == one else one]))
    return found


def shortest_ways(nodes: int, roads: tuple[tuple[int, int, int], ...]) -> list[list[int]]:
    """The cost of the cheapest way between any two nodes, by roads (node, node, coins) that run both ways."""
    ways = [[0 if here == there else NO_WAY for there in range(nodes)] for here in range(nodes)]
    for start, end, coins in roads:
        ways[start][end] = ways[end][start] = min(coins, ways[start][end])
    for middle in range(nodes):
        for start in range(nodes):
            for end in range(nodes):
                ways[start][end] = min(ways[start][end], ways[start][middle] + ways[middle][end])
    return ways
