"""Glen More drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from hindmost.cli.table.art.base import Art, Panel
from hindmost.cli.table.art.glen.market import draw_market
from hindmost.cli.table.art.glen.numbers import draw_standing
from hindmost.cli.table.art.glen.rondel import draw_rondel, order_change
from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen.territory import draw_territory, territory_title
from hindmost.cli.table.art.glen_more.card import draw_card, draw_legend
from hindmost.cli.table.art.glen_more.numbers import counts_of, draw_holdings, draw_players
from hindmost.cli.table.art.glen_more.tiles import FAMILY, in_words
from hindmost.cli.table.art.wording import change_text
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say


def rondel_title(scene: Scene) -> str:
    """The heading, with the stack that tiles are drawn from and what is left of it."""
    stacks: list[int] = scene.view["table"]["stacks"]
    number, tiles = next(((number, tiles) for number, tiles in enumerate(stacks) if tiles), (0, 0))
    return say("cli-table-rondel", scene.lang, stack=number, tiles=tiles)


RONDEL: Final = Panel("rondel", rondel_title, lambda scene, width: draw_rondel(scene, FAMILY, width), lambda scene: 44)
MARKET: Final = Panel("market", lambda scene: say("cli-title-market", scene.lang), draw_market, lambda scene: 34)
PLAYERS: Final = Panel(
    "players", lambda scene: say("cli-title-players", scene.lang), draw_players, lambda scene: 36, is_vital=False
)
STANDING: Final = Panel(
    "standing",
    lambda scene: say("cli-title-standing", scene.lang),
    draw_standing,
    lambda scene: 14 + 8 * len(scene.players),
    is_vital=False,
)


class GlenMoreArt(Art):
    """Glen More drawn."""

    game: ClassVar[str] = "glen-more"
    stages: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "take": ("take",),
        "place": ("place", "pay", "pay-member", "consolation"),
        "activate": ("activate", "trade", "choose-good", "move-to", "console-move"),
    }
    free: ClassVar[tuple[str, ...]] = ("activate",)
    example: ClassVar[str] = "take 4"

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        return (RONDEL, MARKET, PLAYERS, STANDING)

    def ground(self, scene: Scene, owner: int, width: int, height: int) -> Text:
        return draw_territory(scene, FAMILY, owner, width, height)

    def ground_title(self, scene: Scene, owner: int) -> str:
        return territory_title(scene, owner)

    def ground_in_words(self, scene: Scene, owner: int) -> list[str]:
        return in_words(scene, owner)

    def holdings(self, scene: Scene, owner: int, width: int) -> Text:
        return draw_holdings(scene, owner, width)

    def card(self, scene: Scene, offer: Offer) -> Text | None:
        return draw_card(scene, offer)

    def preview(self, scene: Scene, offer: Offer, after: Json) -> Text:
        """What the player gains and spends, and the order of the pieces if that changes."""
        assert scene.seat is not None
        parts = [change_text(scene, counts_of(scene.view, scene.seat), counts_of(after, scene.seat), thing_sign)]
        parts.append(order_change(scene, FAMILY, after))
        return Text("  ").join(part for part in parts if part.cell_len)

    def legend(self, lang: str, palette: Palette) -> Text:
        return draw_legend(lang, palette)
