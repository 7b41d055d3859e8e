"""What the lines of her turn say: what she looked for, and what she found."""

from __future__ import annotations

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import mob_message
from hindmost.games.glen_more_ii.chronicles.c09_feasts_and_follies.bidding import unpacked as bid_tokens
from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Msg, Name, Note
from hindmost.mechanics.craft import tile_message
from hindmost.mechanics.wording import joined

from .board import PRIORITIES
from .cards import CARDS, PLAIN, number_of
from .choosing import BEYOND, order_from, priority_icons, row_of, told, unpacked
from .conduct import automa
from .printed import print_of


def card_name(g: GlenMoreII, value: int) -> str:
    return CARDS[value].name.upper()


def marker_name(g: GlenMoreII, value: int) -> Msg:
    return Name("lady-marker", ("blue", "purple")[value])


def category_name(g: GlenMoreII, value: int) -> Msg:
    return Name("category", PRIORITIES[value])


def chronicle_name(g: GlenMoreII, value: int) -> Msg:
    return Name("chronicle", str(value))


def icon_message(icon: str) -> Msg:
    if icon == PLAIN:
        return Msg("lady-icon-plain", {})
    number = number_of(icon)
    return Msg("lady-icon-numbered", {"n": number}) if number else Name("type", icon)


def icons_in(g: GlenMoreII, where: int, order: int) -> list[Msg]:
    _, row = row_of(g, where)
    chronicles = bool(automa(g).conducts)
    icons = priority_icons(g, order_from(order)) if row.is_priority else told(list(row.icons), chronicles)
    return [icon_message(icon) for icon in icons]


def mob_name(g: GlenMoreII, value: int) -> Msg:
    return mob_message(value)


def her_stack(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    """Her bid tokens by their numbers, the topmost first."""
    return {"stack": ", ".join(str(token + 1) for token in bid_tokens(note.a))}


def level_reward(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    """What a level at the edge of the Highland Games board gives her."""
    return {"reward": print_of(g).edges[note.a][note.b - 1].message(g.kit.lexicon)}


def in_reach(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    """The tiles that she may choose from, the nearest first."""
    tiles = [tile_message(g, tile) for tile in unpacked(note.a, note.b)]
    return {"n": note.b, "tiles": joined(tiles, "list-comma")}


def looked(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    """A row, or the beginning of one, in which nothing fitted."""
    icons = icons_in(g, note.a, note.b)[: note.c >> 16]
    _, row = row_of(g, note.a)
    return {
        "row": (note.a & 0xFF) + 1,
        "icons": joined(icons, "list-comma"),
        "n": note.c >> 1 & 0x7FFF,
        "which": _which(row.is_priority, note.c & BEYOND),
    }


def found(g: GlenMoreII, note: Note) -> dict[str, int | str | Msg]:
    """The icon of a row for which a tile was there."""
    return {
        "row": (note.a & 0xFF) + 1,
        "icon": icons_in(g, note.a, note.b >> 8)[note.b & 0xFF],
        "tile": tile_message(g, note.c),
    }


def _which(is_priority: bool, beyond: int) -> str:
    """Which of the sentences it is."""
    return ("priority" if is_priority else "icons") + ("-beyond" if beyond else "")
