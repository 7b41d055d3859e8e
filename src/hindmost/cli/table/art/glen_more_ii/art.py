"""Glen More II drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from hindmost.cli.table.art.base import Panel
from hindmost.cli.table.art.glen.art import MARKET, GlenArt, players_panel, rondel_panel, standing_panel
from hindmost.cli.table.art.glen.family import Family
from hindmost.cli.table.art.glen_more_ii.card import draw_card, draw_legend
from hindmost.cli.table.art.glen_more_ii.clans import clans_title, draw_clans, is_asked_about
from hindmost.cli.table.art.glen_more_ii.furniture import changes_of, furniture_of, ground_of
from hindmost.cli.table.art.glen_more_ii.numbers import counts_of, draw_holdings, draw_landmarks, draw_players
from hindmost.cli.table.art.glen_more_ii.tiles import FAMILY, in_words
from hindmost.cli.table.art.wording import change_text
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say


def rondel_title(scene: Scene) -> str:
    """The heading, with the stack that tiles are drawn from and what is left of it."""
    stacks: dict[str, int] = scene.view["table"]["stacks"]
    name, tiles = next(((name, tiles) for name, tiles in stacks.items() if tiles), ("", 0))
    return say("cli-table-rondel", scene.lang, stack=name, tiles=tiles)


RONDEL: Final = rondel_panel(rondel_title, FAMILY, 48)
PLAYERS: Final = players_panel(draw_players, 40)
STANDING: Final = standing_panel(16)
CLANS: Final = Panel("clans", clans_title, draw_clans, lambda scene: 70, is_vital=False)
LANDMARKS: Final = Panel(
    "landmarks", lambda scene: say("cli-title-landmarks", scene.lang), draw_landmarks, lambda scene: 70, is_vital=False
)


IN_WORDS: Final = 400
"""Characters for a line of what is put into words: as many as it takes."""


class GlenMoreIIArt(GlenArt):
    """Glen More II drawn."""

    game: ClassVar[str] = "glen-more-ii"
    stages: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "take": ("take", "compensation"),
        "place": ("place", "pay", "pay-scotsmen", "place-marker", "effects", "stow", "choose-goods", "spread-goods"),
        "activate": ("activate", "trade", "walk-to", "distil-or-points", "activate-types"),
    }
    family: ClassVar[Family] = FAMILY

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        return (RONDEL, MARKET, *furniture_of(scene), PLAYERS, STANDING, LANDMARKS, CLANS)

    def ground(self, scene: Scene, owner: int, width: int, height: int) -> Text:
        """The territory; the clan board while a marker is to be placed there."""
        if is_asked_about(scene) and owner == scene.seat:
            return draw_clans(scene, width, height)
        return ground_of(scene, owner, width) or super().ground(scene, owner, width, height)

    def ground_title(self, scene: Scene, owner: int) -> str:
        if is_asked_about(scene) and owner == scene.seat:
            return clans_title(scene)
        return super().ground_title(scene, owner)

    def ground_in_words(self, scene: Scene, owner: int) -> list[str]:
        board = ground_of(scene, owner, IN_WORDS)
        return in_words(scene, owner) if board is None else board.plain.splitlines()

    def holdings(self, scene: Scene, owner: int, width: int) -> Text:
        return draw_holdings(scene, owner, width)

    def card(self, scene: Scene, offer: Offer) -> Text | None:
        return draw_card(scene, offer)

    def counts(self, view: Json, seat: int) -> dict[str, int]:
        return counts_of(view, seat)

    def preview(self, scene: Scene, offer: Offer, after: Json) -> Text:
        """Also what chronicles count for the player."""
        assert scene.seat is not None
        signs = changes_of(scene)
        before, then = ({name: view["seats"][scene.seat][name] for name in signs} for view in (scene.view, after))
        parts = [super().preview(scene, offer, after), change_text(scene, before, then, signs.__getitem__)]
        return Text("  ").join(part for part in parts if part.cell_len)

    def legend(self, scene: Scene) -> Text:
        return draw_legend(scene)
