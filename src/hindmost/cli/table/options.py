"""The options in words, one below the other."""

from __future__ import annotations

from rich.text import Text

from hindmost.cli.table.canvas import fit, hanging
from hindmost.cli.table.scene import Offer, Scene
from hindmost.text.messages import say


def option_text(scene: Scene, offer: Offer, width: int, lines: int) -> Text:
    """The number and the words of an option on at most so many lines; what cannot be taken back says so."""
    number = Text(f"{offer.number:>2} ", scene.palette.number)
    return hanging(number, _words(scene, offer), width, lines)


def _words(scene: Scene, offer: Offer) -> Text:
    words = Text.assemble((offer.text, scene.palette.ink))
    if offer.final:
        words.append(f" ({say('cli-say-final', scene.lang)})", scene.palette.warning)
    return words


def options_list(scene: Scene) -> list[Text]:
    """Every option with its number, the id by which it can be typed, and its words."""
    width = max((len(offer.id) for offer in scene.offers), default=0)
    lines = []
    for offer in scene.offers:
        number = Text.assemble((f"{offer.number:>2} ", scene.palette.number))
        lines.append(number.append(fit(offer.id, width) + "  ", scene.palette.muted).append_text(_words(scene, offer)))
    return lines
