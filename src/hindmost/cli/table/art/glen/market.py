"""The market: a row for each good with the coins that lie there and today's prices."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.canvas import fit, row, stacked
from hindmost.cli.table.scene import Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

_BUY, _SELL = 5, 6
"""The widths of the prices, the blank before them included."""
_BESIDES_NAME: Final = 9 + _BUY + _SELL


def draw_market(scene: Scene, width: int) -> Text:
    lang, palette = scene.lang, scene.palette
    heads = fit_right(say("cli-table-buy", lang), _BUY) + fit_right(say("cli-table-sell", lang), _SELL)
    header = Text(heads.rjust(width), palette.muted)
    return stacked([header, *(_line(scene, entry, width) for entry in scene.view["table"]["market"])])


def _line(scene: Scene, entry: Json, width: int) -> Text:
    palette, good = scene.palette, entry["good"]
    targets = (f"market:{good}", f"good:{good}")
    numbers = [number for target in targets for number in scene.numbers_at(target)]
    marked = any(scene.is_marked(target) for target in targets)
    # Sales also point at the row, but are chosen by the tile that the good lies on.
    number = str(numbers[0]) if len(numbers) == 1 else ""
    coins = len(scene.catalogue.facts.numbers["market_prices"])
    name = fit(say(f"good-{good}", scene.lang, n=1), width - _BESIDES_NAME)
    return row(
        Text(f"{number:>2}", palette.number),
        Text(thing_sign(good), palette.good_style(good)),
        Text(name, palette.chosen if marked else palette.ink),
        Text(("¢" * entry["filled"]).ljust(coins, "·"), palette.warning),
        Text(fit_right(_price(entry["buy"]), _BUY - 1), palette.ink),
        Text(fit_right(_price(entry["sell"]), _SELL - 1), palette.ink),
    )


def _price(coins: int | None) -> str:
    return "–" if coins is None else f"¢{coins}"


def fit_right(text: str, width: int) -> str:
    return fit(text, width) if len(text) >= width else text.rjust(width)
