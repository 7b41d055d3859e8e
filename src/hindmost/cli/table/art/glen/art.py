"""What the drawings of the Glen More games share: panels beside the territory, the territory, previews."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar, Final

from rich.text import Text

from hindmost.cli.table.art.base import Art, Panel
from hindmost.cli.table.art.glen.family import Family
from hindmost.cli.table.art.glen.market import draw_market
from hindmost.cli.table.art.glen.numbers import draw_standing
from hindmost.cli.table.art.glen.rondel import draw_rondel, order_change
from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen.territory import draw_territory, territory_title
from hindmost.cli.table.art.wording import change_text
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

MARKET: Final = Panel("market", lambda scene: say("cli-title-market", scene.lang), draw_market, lambda scene: 34)


def rondel_panel(title: Callable[[Scene], str], family: Family, breadth: int) -> Panel:
    return Panel("rondel", title, lambda scene, width: draw_rondel(scene, family, width), lambda scene: breadth)


def players_panel(draw: Callable[[Scene, int], Text], breadth: int) -> Panel:
    return Panel(
        "players", lambda scene: say("cli-title-players", scene.lang), draw, lambda scene: breadth, is_vital=False
    )


def standing_panel(breadth: int) -> Panel:
    """The categories at this breadth, and a column for each player."""
    return Panel(
        "standing",
        lambda scene: say("cli-title-standing", scene.lang),
        draw_standing,
        lambda scene: breadth + 8 * len(scene.players),
        is_vital=False,
    )


class GlenArt(Art):
    """A game of the family drawn."""

    free: ClassVar[tuple[str, ...]] = ("activate",)
    example: ClassVar[str] = "take 4"
    family: ClassVar[Family]

    def ground(self, scene: Scene, owner: int, width: int, height: int) -> Text:
        return draw_territory(scene, self.family, owner, width, height)

    def ground_title(self, scene: Scene, owner: int) -> str:
        return territory_title(scene, owner)

    @abstractmethod
    def counts(self, view: Json, seat: int) -> dict[str, int]:
        """What a seat has, by the name of its sign."""

    def preview(self, scene: Scene, offer: Offer, after: Json) -> Text:
        """What the player gains and spends, and the order of the pieces if that changes."""
        assert scene.seat is not None
        before, then = self.counts(scene.view, scene.seat), self.counts(after, scene.seat)
        parts = [change_text(scene, before, then, thing_sign), order_change(scene, self.family, after)]
        return Text("  ").join(part for part in parts if part.cell_len)
