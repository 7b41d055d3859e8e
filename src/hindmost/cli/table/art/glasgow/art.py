"""Glasgow drawn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from rich.text import Text

from hindmost.cli.table.art.base import Art, Panel
from hindmost.cli.table.art.glasgow.around import draw_around
from hindmost.cli.table.art.glasgow.card import draw_card, draw_legend
from hindmost.cli.table.art.glasgow.city import city_title, draw_city, in_words
from hindmost.cli.table.art.glasgow.numbers import draw_holdings, draw_offers, draw_scores, draw_stores
from hindmost.cli.table.art.glasgow.outlook import draw_outlook
from hindmost.cli.table.art.glasgow.ring import draw_ring, ring_title
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json, Msg
from hindmost.text.messages import say

RING: Final = Panel("ring", ring_title, draw_ring, lambda scene: 44)
STORES: Final = Panel("stores", lambda scene: say("cli-title-stores", scene.lang), draw_stores, lambda scene: 30)
OFFERS: Final = Panel(
    "offers", lambda scene: say("cli-title-offers", scene.lang), draw_offers, lambda scene: 40, is_vital=False
)
SCORES: Final = Panel(
    "scores", lambda scene: say("cli-title-scores", scene.lang), draw_scores, lambda scene: 40, is_vital=False
)


class GlasgowArt(Art):
    """Glasgow drawn."""

    game: ClassVar[str] = "glasgow"
    stages: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "move": ("move",),
        "resolve": ("use-contract", "revealed", "architect", "payment", "put"),
        "factories": ("factories", "converting", "factory-refresh"),
        "end": ("end-turn",),
    }
    free: ClassVar[tuple[str, ...]] = ("use-contract",)
    example: ClassVar[str] = "go 4"

    def typed(self, option_id: str, message: Msg) -> str:
        """Merchants go so many steps, on the screen and at the keyboard; the id has the position on the ring."""
        return f"go {message.args['steps']}" if message.key == "option-glasgow-go" else option_id

    def forfeits(self, offer: Offer) -> bool:
        return offer.message.key in ("option-glasgow-end-unused", "option-glasgow-end-unbuilt")

    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        return (RING, STORES, SCORES, OFFERS)

    def ground(self, scene: Scene, owner: int, width: int, height: int) -> Text:
        """The ring with the city in it where there is room, else the city alone: the ring is listed beside it."""
        return draw_around(scene, width, height) or draw_city(scene, width, height).text()

    def ground_title(self, scene: Scene, owner: int) -> str:
        return city_title(scene)

    def ground_in_words(self, scene: Scene, owner: int) -> list[str]:
        return in_words(scene)

    def holdings(self, scene: Scene, owner: int, width: int) -> Text:
        return draw_holdings(scene, owner, width)

    def card(self, scene: Scene, offer: Offer) -> Text | None:
        return draw_card(scene, offer)

    def preview(self, scene: Scene, offer: Offer, after: Json) -> Text:
        return draw_outlook(scene, offer, after)

    def legend(self, scene: Scene) -> Text:
        return draw_legend(scene.lang, scene.palette)
