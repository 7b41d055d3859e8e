"""How each game is drawn, by its id. A new game brings a drawing of its own and is named here."""

from __future__ import annotations

from typing import Final

import hindmost
from hindmost.cli.table.art.base import Art, Panel
from hindmost.cli.table.art.glasgow.art import GlasgowArt
from hindmost.cli.table.art.glen_more.art import GlenMoreArt
from hindmost.cli.table.art.glen_more_ii.art import GlenMoreIIArt

ARTS: Final[dict[str, Art]] = {art.game: art for art in (GlenMoreArt(), GlenMoreIIArt(), GlasgowArt())}


def games_at_hand() -> list[str]:
    """The games that can be played in the terminal, in the order in which they are listed everywhere."""
    return [info.id for info in hindmost.games() if info.id in ARTS]


__all__ = ["ARTS", "Art", "Panel", "games_at_hand"]
