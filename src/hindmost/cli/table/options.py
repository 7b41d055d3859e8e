"""The options in words, one below the other."""

from __future__ import annotations

from rich.text import Text

from hindmost.cli.table.canvas import fit, hanging
from hindmost.cli.table.scene import Offer, Scene
from hindmost.text.messages import say


def option_text(scene: Scene, offer: Offer, width: int, lines: int) -> Text:
    """The number and the words of an option on at most so many lines; what cannot be taken back says so."""
    style = scene.palette.chosen if offer.number == scene.marked else scene.palette.number
    number = Text.assemble((f"{offer.number:>2}", style), " ")
    return hanging(number, _words(scene, offer), width, lines)


def _words(scene: Scene, offer: Offer) -> Text:
    words = Text.assemble((offer.text, scene.palette.ink))
    if offer.final:
        words.append(f" ({say('cli-say-final', scene.lang)})", scene.palette.warning)
    return words


def options_list(scene: Scene, width: int) -> list[Text]:
    """Every option with its number, what can be typed for it, and its words."""
    longest = max((len(offer.typed) for offer in scene.offers), default=0)
    lines = []
    for offer in scene.offers:
        mark = Text.assemble(
            (f"{offer.number:>2} ", scene.palette.number), (fit(offer.typed, longest) + "  ", scene.palette.muted)
        )
        lines.append(hanging(mark, _words(scene, offer), width))
    return lines
