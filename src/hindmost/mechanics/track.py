"""The circular track: tiles and pieces on spaces, the gap behind the hindmost piece, who acts next."""

from __future__ import annotations

from typing import Any, Final

from hindmost.kernel.messages import Json

NO_TILE: Final = -1
OFF: Final = -1
"""The space of a piece that is not on the track."""


SPACES: Final[list[Any]] = list(range(256))
"""As many as a choice can name. Of anything: compiled, a number that is passed on is not made anew then."""


class Track:
    """A ring of spaces, numbered clockwise. A space holds one tile, or one piece, or nothing."""

    __slots__ = ("gap", "pieces", "tiles")

    def __init__(self, tiles: list[int], pieces: list[int], gap: int) -> None:
        self.tiles = tiles
        """By space: the tile lying there, or NO_TILE."""
        self.pieces = pieces
        """By piece: its space, or OFF."""
        self.gap = gap
        """The space kept empty behind the hindmost piece; the old one until a refill is done."""

    def copy(self) -> Track:
        return Track(self.tiles[:], self.pieces[:], self.gap)

    def hindmost(self) -> int:
        """The first piece met going clockwise from the gap; one that has come to the gap itself is the foremost."""
        spaces = len(self.tiles)
        gap = self.gap
        best = -1
        nearest = spaces + 1
        for piece, space in enumerate(self.pieces):
            if space == OFF:
                continue
            distance = space - gap if space > gap else space - gap + spaces
            if distance < nearest:
                best = piece
                nearest = distance
        return best

    def ahead(self, piece: int, names: list[Any] = SPACES) -> list[int]:
        """The spaces with a tile in front of the piece up to the gap, nearest first; or `names` for them."""
        tiles = self.tiles
        spaces = len(tiles)
        space = self.pieces[piece]
        found: list[Any] = []
        for _step in range((self.gap - space - 1) % spaces):
            space = space + 1 if space + 1 < spaces else 0
            if tiles[space] != NO_TILE:
                found.append(names[space])
        return found

    def distance(self, piece: int, space: int) -> int:
        """Steps clockwise from the piece to the space."""
        return (space - self.pieces[piece]) % len(self.tiles)

    def advance(self, piece: int, space: int) -> int:
        """Move the piece onto a tile's space; gives the tile, which leaves the track."""
        tile = self.tiles[space]
        self.tiles[space] = NO_TILE
        self.pieces[piece] = space
        return tile

    def left_behind(self) -> list[int]:
        """The spaces with a tile between the gap and the hindmost piece, in clockwise order."""
        return self._filled(self.behind_hindmost())

    def clear(self, end: int) -> list[int]:
        """Take away the tiles from the gap up to a space; gives them in clockwise order."""
        gone = []
        for space in self._filled(end):
            gone.append(self.tiles[space])
            self.tiles[space] = NO_TILE
        return gone

    def _filled(self, end: int) -> list[int]:
        """The spaces with a tile from the gap up to a space, in clockwise order."""
        spaces = len(self.tiles)
        space = self.gap
        found = []
        while space != end:
            space = space + 1 if space + 1 < spaces else 0
            if self.tiles[space] != NO_TILE:
                found.append(space)
        return found

    def drawn(self) -> int:
        """How many spaces a refill would fill: from the old gap up to the new one."""
        return (self.behind_hindmost() - self.gap) % len(self.tiles)

    def prospects(self) -> list[tuple[int, int]]:
        """All pieces, hindmost first, each with the most turns it can have before the next one must act."""
        order = self.order()
        following = [self.pieces[piece] for piece in order[1:]] + [self.gap]
        return [
            (piece, 1 + self._tiles_between(self.pieces[piece], end))
            for piece, end in zip(order, following, strict=False)
        ]

    def _tiles_between(self, start: int, end: int) -> int:
        spaces = len(self.tiles)
        between = range(1, (end - start) % spaces)
        return sum(self.tiles[(start + step) % spaces] != NO_TILE for step in between)

    def behind_hindmost(self) -> int:
        """Where the gap belongs now."""
        return (self.pieces[self.hindmost()] - 1) % len(self.tiles)

    def next_empty(self, start: int, end: int) -> int:
        """The first empty space clockwise from `start`, `end` not included; OFF if there is none."""
        spaces = len(self.tiles)
        space = start
        while space != end:
            if self.tiles[space] == NO_TILE and self.piece_on(space) < 0:
                return space
            space = space + 1 if space + 1 < spaces else 0
        return OFF

    def piece_on(self, space: int) -> int:
        """The first of the pieces on a space; -1 if there is none."""
        for piece, standing in enumerate(self.pieces):
            if standing == space:
                return piece
        return -1

    def space_of(self, tile: int) -> int:
        """Where a tile lies that there is only once; OFF if it does not."""
        for space, lying in enumerate(self.tiles):
            if lying == tile:
                return space
        return OFF

    def order(self) -> list[int]:
        """All pieces, hindmost first."""
        spaces = len(self.tiles)
        on = [piece for piece, space in enumerate(self.pieces) if space != OFF]
        return sorted(on, key=lambda piece: (self.pieces[piece] - self.gap - 1) % spaces)

    def to_json(self) -> Json:
        return {"tiles": self.tiles[:], "pieces": self.pieces[:], "gap": self.gap}
