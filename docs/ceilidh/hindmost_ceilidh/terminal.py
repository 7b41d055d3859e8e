"""The Ceilidh in the terminal."""

from rich.text import Text

from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.canvas import stacked
from hindmost.cli.table.scene import Scene

GUEST = "☺"
TUNE = "♪"


def draw_party(scene: Scene, width: int) -> Text:
    """By player: the guests, and the tunes with their numbers where one may see them."""
    lines = []
    for player, seat in zip(scene.players, scene.view["seats"], strict=True):
        tunes = seat["tunes"]
        heard = TUNE * tunes if isinstance(tunes, int) else "".join(f"{TUNE}{tune}" for tune in tunes)
        signs = f" {GUEST * seat['guests'] or OPEN} {heard or OPEN}"
        lines.append(player.token(scene.lang, scene.palette).append(signs, scene.palette.ink))
    return stacked(lines)


ART = ChronicleArt(panel(20, draw_party), {"cli-legend-guest": GUEST, "cli-legend-tune": TUNE})
