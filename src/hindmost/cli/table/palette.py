"""The colours of the table. Shapes and letters say everything as well, so that none of it needs a colour."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

DARK_INK: Final = "#1D2329"
WHITE: Final = "#FFFFFF"


@dataclass(frozen=True, slots=True)
class Palette:
    """Styles by what they mean, as `rich` writes them."""

    name: str
    background: str
    """Empty: whatever the terminal has."""
    raised: str
    ink: str
    muted: str
    line: str
    focus: str
    legal: str
    good: str
    warning: str
    bad: str
    title: str
    chosen: str
    """What the highlighted option points at."""
    number: str
    """The number of an option, wherever it stands."""
    river: str
    road: str
    players: tuple[str, ...]
    die: str
    bands: Mapping[str, str]
    """The name band of a tile, by the colour of its border in the game, or by the type of a tile or building."""
    frames: Mapping[str, str]
    """The border of a tile, likewise."""
    goods: Mapping[str, str]

    def band(self, colour: str) -> str:
        return self.bands.get(colour, self.title)

    def frame(self, colour: str) -> str:
        return self.frames.get(colour, self.line)

    def way(self, kind: str) -> str:
        """Of a river or a road."""
        return {"river": self.river, "road": self.road}.get(kind, self.line)

    def good_style(self, good: str) -> str:
        return self.goods.get(good, self.ink)


_PLAYERS: Final = (
    f"bold {WHITE} on #9F3A24",
    f"bold {DARK_INK} on #4594E9",
    f"bold {DARK_INK} on #EBB21D",
    f"bold {WHITE} on #4B2966",
    f"bold {DARK_INK} on #C0EFDA",
)
_BANDS: Final = {
    "yellow": f"bold {DARK_INK} on #FEC737",
    "green": f"bold {WHITE} on #2D5426",
    "brown": f"bold {DARK_INK} on #BF7A4A",
    "grey": f"bold {DARK_INK} on #888C94",
    "blue": f"bold {DARK_INK} on #46BEF3",
    "factory": f"bold {WHITE} on #8F3424",
    "shop": f"bold {DARK_INK} on #6FB7E9",
    "park": f"bold {WHITE} on #2D5426",
    "tenement": f"bold {DARK_INK} on #D9A066",
    "station": f"bold {DARK_INK} on #B7BCC4",
    "bank": f"bold {DARK_INK} on #FEC737",
    "monument": f"bold {WHITE} on #6B4484",
    "village": f"bold {DARK_INK} on #BF7A4A",
    "castle": f"bold {DARK_INK} on #888C94",
    "loch": f"bold {DARK_INK} on #46BEF3",
    "material": f"bold {WHITE} on #2D5426",
    "animal": f"bold {DARK_INK} on #E2E9C2",
    "whisky": f"bold {DARK_INK} on #FEC737",
    "trade": f"bold {WHITE} on #7F395E",
    "person": f"bold {WHITE} on #843BDA",
    "violet": f"bold {WHITE} on #6B4484",
}

DARK: Final = Palette(
    name="dark",
    background="#15191E",
    raised="#20262D",
    ink="#EFEAE0",
    muted="#B4BCC5",
    line="#6F7A86",
    focus="#7CB8FF",
    legal="#4FD3A0",
    good="#6FD19B",
    warning="#F2C14E",
    bad="#FF9B8F",
    title="bold #EFEAE0",
    chosen=f"bold {DARK_INK} on #4FD3A0",
    number="bold #4FD3A0",
    river="bold #46BEF3",
    road="bold #D9B98C",
    players=_PLAYERS,
    die=f"bold {DARK_INK} on {WHITE}",
    bands=_BANDS,
    frames={"yellow": "#FEC737", "green": "#6E9E63", "brown": "#BF7A4A", "grey": "#888C94", "blue": "#46BEF3"},
    goods={
        "wood": "#6FC08A",
        "stone": "#B7BCC4",
        "grain": "#F2BF27",
        "barley": "#F2BF27",
        "sheep": "#F9F8F5",
        "cattle": "#D08A5E",
        "whisky": "#F08A2C",
        "brick": "#E0815F",
        "steel": "#9CC3E6",
        "gold": "#F2C14E",
    },
)

LIGHT: Final = Palette(
    name="light",
    background="#F7F2E8",
    raised="#FFFFFF",
    ink="#1D2329",
    muted="#555E68",
    line="#8B8477",
    focus="#0A58CA",
    legal="#0A7D55",
    good="#17693B",
    warning="#8A5A00",
    bad="#B3261E",
    title="bold #1D2329",
    chosen=f"bold {WHITE} on #0A7D55",
    number="bold #0A7D55",
    river="bold #0A6FA8",
    road="bold #7A5A2B",
    players=_PLAYERS,
    die=f"bold {WHITE} on {DARK_INK}",
    bands=_BANDS,
    frames={"yellow": "#9A7400", "green": "#2D5426", "brown": "#8F5328", "grey": "#666A72", "blue": "#1380B3"},
    goods={
        "wood": "#2F7B48",
        "stone": "#5D626A",
        "grain": "#8A6500",
        "barley": "#8A6500",
        "sheep": "#4D4A42",
        "cattle": "#5E2E13",
        "whisky": "#A34F00",
        "brick": "#A03A1E",
        "steel": "#2F5F8A",
        "gold": "#8A6500",
    },
)

MONO: Final = Palette(
    name="mono",
    background="",
    raised="",
    ink="",
    muted="",
    line="",
    focus="bold",
    legal="bold",
    good="bold",
    warning="bold",
    bad="bold",
    title="bold",
    chosen="reverse",
    number="bold",
    river="bold",
    road="bold",
    players=("bold",) * 5,
    die="bold",
    bands=dict.fromkeys(_BANDS, "bold"),
    frames={},
    goods={},
)

PALETTES: Final = {palette.name: palette for palette in (DARK, LIGHT, MONO)}


def suited(environment: Mapping[str, str]) -> Palette:
    """The palette a terminal asks for: none of the colours with NO_COLOR, light if it says that it is light."""
    if environment.get("NO_COLOR"):
        return MONO
    # Some terminals tell "foreground;background" in the sixteen old colours, where 7 and 15 are the light ones.
    background = environment.get("COLORFGBG", "").rpartition(";")[2]
    return LIGHT if background in ("7", "15") else DARK
