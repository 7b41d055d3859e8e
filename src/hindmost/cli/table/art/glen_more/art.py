"""Glen More drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from hindmost.cli.table.art.base import Panel
from hindmost.cli.table.art.glen.art import MARKET, GlenArt, players_panel, rondel_panel, standing_panel
from hindmost.cli.table.art.glen.family import Family
from hindmost.cli.table.art.glen_more.card import draw_card, draw_legend
from hindmost.cli.table.art.glen_more.numbers import counts_of, draw_holdings, draw_players
from hindmost.cli.table.art.glen_more.tiles import FAMILY, in_words
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say


def rondel_title(scene: Scene) -> str:
    """The heading, with the stack that tiles are drawn from and what is left of it."""
    stacks: list[int] = scene.view["table"]["stacks"]
    number, tiles = next(((number, tiles) for number, tiles in enumerate(stacks) if tiles), (0, 0))
    return say("cli-table-rondel", scene.lang, stack=number, tiles=tiles)


RONDEL: Final = rondel_panel(rondel_title, FAMILY, 44)
PLAYERS: Final = players_panel(draw_players, 36)
STANDING: Final = standing_panel(14)


class GlenMoreArt(GlenArt):
    """Glen More drawn."""

    game: ClassVar[str] = "glen-more"
    stages: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "take": ("take",),
        "place": ("place", "pay", "pay-member", "consolation"),
        "activate": ("activate", "trade", "choose-good", "move-to", "console-move"),
    }
    family: ClassVar[Family] = FAMILY

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        return (RONDEL, MARKET, PLAYERS, STANDING)

    def ground_in_words(self, scene: Scene, owner: int) -> list[str]:
        return in_words(scene, owner)

    def holdings(self, scene: Scene, owner: int, width: int) -> Text:
        return draw_holdings(scene, owner, width)

    def card(self, scene: Scene, offer: Offer) -> Text | None:
        return draw_card(scene, offer)

    def counts(self, view: Json, seat: int) -> dict[str, int]:
        return counts_of(view, seat)

    def legend(self, scene: Scene) -> Text:
        return draw_legend(scene.lang, scene.palette)
