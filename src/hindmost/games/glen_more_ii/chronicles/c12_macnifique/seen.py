"""Her board, for everybody to see."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import HOME_CASTLE, GlenMoreII, territory_size
from hindmost.kernel.craft import Component, Json
from hindmost.mechanics.craft import NO_TILE

from .board import HER, NONE, PRIORITIES, SET_ASIDE, board
from .cards import CARDS, MARKERS
from .choosing import ahead
from .conduct import automa
from .odds import odds, unsure
from .scoring import foreseen, items_vp
from .shapes import ChronicleMacNifique


class HerBoard(Component):
    """Only her seat has one. The cards that nobody has seen are told by the odds, all alike (C12-SETUP-07)."""

    name: ClassVar[str] = "automa-board"
    owned: ClassVar[bool] = True
    shape: ClassVar[Any] = ChronicleMacNifique

    def read(self, g: GlenMoreII, owner: int) -> Json:
        if owner != HER:
            return None
        part = board(g)
        level = automa(g).level
        coming = odds(g)
        return {
            "level": level.name,
            "card": None if part.card == NONE else CARDS[part.card].name,
            "line": [] if part.card == NONE else ahead(g, part.card).before,
            "draw": len(part.unseen) - SET_ASIDE,
            "aside": SET_ASIDE,
            "seen": [CARDS[card].name for card in part.seen],
            "priorities": [PRIORITIES[tile] for tile in part.priorities],
            "stones": part.stones,
            "start": level.start,
            "trades": [g.kit.ids[tile] for tile in part.trades],
            "pile": [g.kit.ids[tile] for tile in part.pile],
            "scotsmen": g.estates[HER].members[HOME_CASTLE],
            "size": territory_size(g, HER),
            "markers": {
                colour: None if domain == NONE else g.book.domain_ids[domain]
                for colour, domain in zip(MARKERS, part.markers, strict=True)
            },
            "exchanges": [{"tile": _id(g, tile), "vp": vp} for tile, vp in foreseen(g)],
            "items": items_vp(g),
            "odds": [
                {"space": space, "tile": _id(g, g.track.tiles[space]), "cards": [CARDS[card].name for card in cards]}
                for space, cards in coming
            ],
            "unsure": [CARDS[card].name for card in unsure(g)] if coming else [],
        }


def _id(g: GlenMoreII, tile: int) -> str | None:
    return None if tile == NO_TILE else g.kit.ids[tile]
