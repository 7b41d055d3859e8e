"""Glen More drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from hindmost.cli.table.art.base import Art, Panel
from hindmost.cli.table.art.glen_more.card import draw_card, draw_legend
from hindmost.cli.table.art.glen_more.market import draw_market
from hindmost.cli.table.art.glen_more.numbers import counts_of, draw_holdings, draw_players, draw_standing
from hindmost.cli.table.art.glen_more.rondel import draw_rondel, order_of, order_text, rondel_title
from hindmost.cli.table.art.glen_more.signs import thing_sign
from hindmost.cli.table.art.glen_more.territory import draw_territory, in_words, territory_title
from hindmost.cli.table.art.wording import change_text
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

RONDEL: Final = Panel("rondel", rondel_title, draw_rondel, lambda scene: 44)
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
        return draw_territory(scene, owner, width, height)

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
        order = order_of(after)
        if order != order_of(scene.view):
            words = (f"{say('cli-say-next', scene.lang)} ", scene.palette.muted)
            parts.append(Text.assemble(words, order_text(scene, order)))
        return Text("  ").join(part for part in parts if part.cell_len)

    def legend(self, lang: str, palette: Palette) -> Text:
        return draw_legend(lang, palette)
