"""How each game is drawn, by its id. A new game brings a drawing of its own and is named here."""

from __future__ import annotations

from typing import Final

from hindmost.cli.table.art.base import Art, Panel
from hindmost.cli.table.art.glasgow.art import GlasgowArt
from hindmost.cli.table.art.glen_more.art import GlenMoreArt

ARTS: Final[dict[str, Art]] = {art.game: art for art in (GlenMoreArt(), GlasgowArt())}

__all__ = ["ARTS", "Art", "Panel"]
