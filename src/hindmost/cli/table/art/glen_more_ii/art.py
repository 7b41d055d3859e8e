"""Glen More II drawn."""

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
from hindmost.cli.table.art.glen_more_ii.card import draw_card, draw_legend
from hindmost.cli.table.art.glen_more_ii.clans import clans_title, draw_clans, is_asked_about
from hindmost.cli.table.art.glen_more_ii.furniture import furniture_of
from hindmost.cli.table.art.glen_more_ii.numbers import counts_of, draw_holdings, draw_landmarks, draw_players
from hindmost.cli.table.art.glen_more_ii.tiles import FAMILY, in_words
from hindmost.cli.table.art.wording import change_text
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say


def rondel_title(scene: Scene) -> str:
    """The heading, with the stack that tiles are drawn from and what is left of it."""
    stacks: dict[str, int] = scene.view["table"]["stacks"]
    name, tiles = next(((name, tiles) for name, tiles in stacks.items() if tiles), ("", 0))
    return say("cli-table-rondel", scene.lang, stack=name, tiles=tiles)


RONDEL: Final = Panel("rondel", rondel_title, lambda scene, width: draw_rondel(scene, FAMILY, width), lambda scene: 48)
MARKET: Final = Panel("market", lambda scene: say("cli-title-market", scene.lang), draw_market, lambda scene: 34)
PLAYERS: Final = Panel(
    "players", lambda scene: say("cli-title-players", scene.lang), draw_players, lambda scene: 40, is_vital=False
)
STANDING: Final = Panel(
    "standing",
    lambda scene: say("cli-title-standing", scene.lang),
    draw_standing,
    lambda scene: 16 + 8 * len(scene.players),
    is_vital=False,
)
CLANS: Final = Panel("clans", clans_title, draw_clans, lambda scene: 70, is_vital=False)
LANDMARKS: Final = Panel(
    "landmarks", lambda scene: say("cli-title-landmarks", scene.lang), draw_landmarks, lambda scene: 70, is_vital=False
)


class GlenMoreIIArt(Art):
    """Glen More II drawn."""

    game: ClassVar[str] = "glen-more-ii"
    stages: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "take": ("take", "compensation"),
        "place": ("place", "pay", "pay-scotsmen", "place-marker", "effects", "stow", "choose-goods", "spread-goods"),
        "activate": ("activate", "trade", "walk-to", "distil-or-points", "activate-types"),
    }
    free: ClassVar[tuple[str, ...]] = ("activate",)
    example: ClassVar[str] = "take 4"

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        return (RONDEL, MARKET, *furniture_of(scene), PLAYERS, STANDING, LANDMARKS, CLANS)

    def ground(self, scene: Scene, owner: int, width: int, height: int) -> Text:
        """The territory; the clan board while a marker is to be placed there."""
        if is_asked_about(scene) and owner == scene.seat:
            return draw_clans(scene, width, height)
        return draw_territory(scene, FAMILY, owner, width, height)

    def ground_title(self, scene: Scene, owner: int) -> str:
        if is_asked_about(scene) and owner == scene.seat:
            return clans_title(scene)
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
        parts = [
            change_text(scene, counts_of(scene.view, scene.seat), counts_of(after, scene.seat), thing_sign),
            order_change(scene, FAMILY, after),
        ]
        return Text("  ").join(part for part in parts if part.cell_len)

    def legend(self, lang: str, palette: Palette) -> Text:
        return draw_legend(lang, palette)
