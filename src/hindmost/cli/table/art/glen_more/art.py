"""Glen More drawn."""

from __future__ import annotations

from typing import ClassVar, Final

from rich.text import Text

from hindmost.cli.table.art.base import Art
from hindmost.cli.table.art.glen_more.card import draw_card, draw_legend
from hindmost.cli.table.art.glen_more.market import draw_market
from hindmost.cli.table.art.glen_more.numbers import draw_holdings, draw_players, draw_standing
from hindmost.cli.table.art.glen_more.rondel import draw_rondel, order_of, order_text
from hindmost.cli.table.art.glen_more.signs import thing_sign
from hindmost.cli.table.art.glen_more.territory import draw_territory, in_words
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

_STEPS: Final = {
    "take": ("take",),
    "place": ("place", "pay", "pay-member", "consolation"),
    "activate": ("activate", "trade", "choose-good", "move-to", "console-move"),
}
"""The steps of a turn, with the kinds of question that belong to each."""


class GlenMoreArt(Art):
    """Glen More drawn."""

    game: ClassVar[str] = "glen-more"

    def steps(self, scene: Scene) -> Text:
        return Text(" ▸ ", scene.palette.muted).join(_steps(scene))

    def step(self, scene: Scene) -> Text:
        now = _step_under_way(scene)
        return _steps(scene)[now] if now >= 0 else Text()

    def track(self, scene: Scene, width: int) -> Text:
        return draw_rondel(scene, width)

    def track_title(self, scene: Scene) -> str:
        """The heading, with the stack that tiles are drawn from and what is left of it."""
        stacks: list[int] = scene.view["table"]["stacks"]
        number, tiles = next(((number, tiles) for number, tiles in enumerate(stacks) if tiles), (0, 0))
        return say("cli-table-rondel", scene.lang, stack=number, tiles=tiles)

    def market(self, scene: Scene, width: int) -> Text:
        return draw_market(scene, width)

    def ground(self, scene: Scene, owner: int, width: int, height: int) -> Text:
        return draw_territory(scene, owner, width, height)

    def ground_title(self, scene: Scene, owner: int) -> str:
        if owner == scene.seat:
            return say("cli-table-my-ground", scene.lang)
        return say("cli-table-ground-of", scene.lang, name=scene.player(owner).name(scene.lang))

    def ground_in_words(self, scene: Scene, owner: int) -> list[str]:
        return in_words(scene, owner)

    def holdings(self, scene: Scene, owner: int, width: int) -> Text:
        return draw_holdings(scene, owner, width)

    def players(self, scene: Scene, width: int) -> Text:
        return draw_players(scene, width)

    def standing(self, scene: Scene, width: int) -> Text:
        return draw_standing(scene, width)

    def card(self, scene: Scene, offer: Offer) -> Text | None:
        return draw_card(scene, offer)

    def legend(self, lang: str, palette: Palette) -> Text:
        return draw_legend(lang, palette)

    def counts(self, view: Json, seat: int) -> dict[str, int]:
        entry = view["seats"][seat]
        counts = {good["good"]: 0 for good in view["table"]["market"]}
        for spot in entry["territory"]:
            for good, number in spot["goods"].items():
                counts[good] += number
        counts |= {name: entry[name] for name in ("whisky", "coins", "vp", "parliament") if name in entry}
        counts["members"] = sum(spot["members"] for spot in entry["territory"])
        counts["movement"] = view["table"]["turn"]["movement"]
        counts["cards"] = len(entry["cards"])
        return counts

    def change(self, scene: Scene, change: dict[str, int]) -> Text:
        palette = scene.palette
        return Text(" ").join(
            Text(f"{number:+}{thing_sign(name)}".replace("-", "−"), palette.good if number > 0 else palette.bad)
            for name, number in change.items()
        )

    def order(self, view: Json) -> tuple[int, ...]:
        return order_of(view)

    def order_text(self, scene: Scene, order: tuple[int, ...]) -> Text:
        return order_text(scene, order)


def _step_under_way(scene: Scene) -> int:
    """Its place among the steps; negative if no player has a turn."""
    return next((place for place, kinds in enumerate(_STEPS.values()) if scene.view["step"] in kinds), -1)


def _steps(scene: Scene) -> list[Text]:
    now, palette = _step_under_way(scene), scene.palette
    return [
        Text(f"{place + 1} {say(f'cli-step-{step}', scene.lang)}", palette.title if place == now else palette.muted)
        for place, step in enumerate(_STEPS)
    ]
