"""How the full screen looks: its colours from the palette, and the lay-out of its parts.

On a wide terminal there are three columns: the panels of the game; the ground; options and log. On a narrow one the
ground stands above the options, and the log and the panels that are not vital are a key away.
"""

from __future__ import annotations

from typing import Final

from textual.theme import Theme

from hindmost.cli.table.palette import DARK, LIGHT, Palette

WIDE: Final = 110
"""From this many columns on there are three."""

LEFT: Final = (27, 34)
RIGHT: Final = (36, 50)
"""The least and the largest width of the outer columns."""


def columns(width: int) -> tuple[int, int]:
    """The widths of the left and the right column on a wide terminal; the territory has the rest."""
    spare = max(width - 120, 0)
    return min(LEFT[0] + spare // 6, LEFT[1]), min(RIGHT[0] + spare // 3, RIGHT[1])


def themes() -> list[Theme]:
    return [_theme(DARK, is_dark=True), _theme(LIGHT, is_dark=False)]


def theme_name(palette: Palette) -> str:
    """The theme of a palette; without colours the terminal's own two are used."""
    return f"hindmost-{palette.name}" if palette.background else "ansi-dark"


def _theme(palette: Palette, is_dark: bool) -> Theme:
    return Theme(
        name=theme_name(palette),
        primary=palette.legal,
        secondary=palette.focus,
        warning=palette.warning,
        error=palette.bad,
        success=palette.good,
        accent=palette.focus,
        foreground=palette.ink,
        background=palette.background,
        surface=palette.raised,
        panel=palette.raised,
        dark=is_dark,
        variables={"line": palette.line, "muted": palette.muted, "legal": palette.legal, "ink": palette.ink},
    )


DEFAULTS: Final = {"line": "ansi_default", "muted": "ansi_default", "legal": "ansi_default", "ink": "ansi_default"}
"""The colours above where there are none."""

CSS: Final = """
Screen { background: $background; color: $ink; }
#status { height: 1; padding: 0 1; background: $surface; }
#keys { height: 1; padding: 0 1; background: $surface; color: $muted; }
Board { height: 1fr; }
#body { height: 1fr; }
#main { width: 1fr; height: 1fr; margin-left: 1; }
#left { overflow-y: auto; scrollbar-size: 0 0; height: 1fr; }
.titled {
  border-top: solid $line; border-title-color: $ink; border-title-style: bold; border-title-background: $background;
}
Drawing { width: 1fr; height: auto; }
#ground { height: 1fr; content-align: center middle; }
OptionList { border: none; padding: 0; background: $background; scrollbar-size: 1 1; height: auto; }
OptionList:focus { border: none; background-tint: $background 0%; }
OptionList.titled, OptionList.titled:focus {
  border-top: solid $line; border-title-color: $ink; border-title-style: bold; border-title-background: $background;
}
OptionList > .option-list--option { padding: 0; }
OptionList > .option-list--option-highlighted, OptionList:focus > .option-list--option-highlighted {
  background: $surface; color: $ink; text-style: bold;
}
OptionList:nocolor > .option-list--option-highlighted, OptionList:focus:nocolor > .option-list--option-highlighted {
  text-style: bold underline;
}
#entry { display: none; height: 1; border: none; padding: 0 1; background: $surface; }
.typing #entry { display: block; }
.typing #keys { display: none; }
#log-box { height: 1fr; scrollbar-size: 1 1; }

Board.wide #main { layout: horizontal; }
Board.wide #centre { width: 1fr; height: 1fr; }
Board.wide #right { height: 1fr; margin-left: 1; }
Board.narrow #main { layout: vertical; }
Board.narrow #centre { height: 1fr; }
Board.narrow #right { height: auto; }
Board.narrow #about { height: 3; border-top: none; }
Board.narrow #log-box { display: none; }
Board.narrow .extra { display: none; }

ModalScreen { align: center middle; background: $background 60%; }
ModalScreen:nocolor { background: ansi_default; }
.sheet {
  width: auto; height: auto; max-width: 96%; max-height: 96%; min-width: 40;
  background: $surface; border: round $line; border-title-color: $ink; border-title-style: bold;
  border-subtitle-color: $muted; padding: 0 2; overflow: auto auto; scrollbar-size: 1 1;
}
.sheet OptionList { background: $surface; width: 40; }
.sheet OptionList > .option-list--option-highlighted, .sheet OptionList:focus > .option-list--option-highlighted {
  background: $background;
}
.sheet Input { width: 70; border: none; height: 1; background: $background; padding: 0 1; margin-bottom: 1; }
.sheet Static { width: auto; }
.sheet.text { width: 82; }
.sheet.text Static { width: 1fr; }
HandOverScreen { align: center middle; }
HandOverScreen Static { width: 1fr; text-align: center; }
SetupScreen { align: center middle; }
SetupScreen #form {
  width: 80; max-width: 100%; height: auto; max-height: 96%; border: round $line; background: $surface; padding: 0 2;
}
SetupScreen OptionList { width: 1fr; max-height: 16; background: $surface; }
SetupScreen OptionList > .option-list--option-highlighted,
SetupScreen OptionList:focus > .option-list--option-highlighted {
  background: $background;
}
SetupScreen Static { width: 1fr; }
"""
