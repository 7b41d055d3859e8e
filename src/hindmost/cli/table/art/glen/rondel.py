"""The rondel as a list that begins with the hindmost piece, and the order of the pieces on it."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from hindmost.cli.table.art.glen.family import Face, Family
from hindmost.cli.table.canvas import cut, fit, row, stacked
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say

_COST: Final = 4
_BESIDES_NAME: Final = 15 + _COST
"""What a line holds besides the name: numbers, signs, cost, price and the blanks between them."""


def draw_rondel(scene: Scene, family: Family, width: int) -> Text:
    rondel = scene.view["table"]["rondel"]
    pieces = order_of(scene.view, family)
    lines = []
    behind = True
    for space in spaces(scene.view):
        entry = rondel[space]
        here = family.pieces(entry)
        if here:
            behind = False
            lines.append(_piece_line(scene, family, space, here, here[0] == pieces[0], width))
        elif entry["tile"] is not None:
            lines.append(_tile_line(scene, space, family.face(scene, entry["tile"]), behind, width))
        else:
            lines.append(Text(f"   {space:>2} ·", scene.palette.muted))
    return stacked(lines)


def spaces(view: Json) -> list[int]:
    """All spaces in the order of the chain: from the one after the gap round to the gap."""
    rondel = view["table"]["rondel"]
    gap = next((space for space, entry in enumerate(rondel) if entry["gap"]), len(rondel) - 1)
    return [(gap + step) % len(rondel) for step in range(1, len(rondel) + 1)]


def order_of(view: Json, family: Family) -> tuple[int, ...]:
    """The pieces, the hindmost first; the Die follows the last seat."""
    rondel = view["table"]["rondel"]
    return tuple(piece for space in spaces(view) for piece in family.pieces(rondel[space]))


def order_change(scene: Scene, family: Family, after: Json) -> Text:
    """The order of the pieces, if that is another than now."""
    order = order_of(after, family)
    if order == order_of(scene.view, family):
        return Text()
    tokens = Text(" ").join(piece_token(scene, family, piece) for piece in order)
    return Text.assemble((f"{say('cli-say-next', scene.lang)} ", scene.palette.muted), tokens)


def piece_token(scene: Scene, family: Family, piece: int) -> Text:
    if piece < len(scene.players):
        return scene.player(piece).token(scene.lang, scene.palette)
    return Text(f"{family.stranger(scene, piece)[0]} ", scene.palette.die)


def piece_name(scene: Scene, family: Family, piece: int) -> str:
    if piece < len(scene.players):
        return scene.player(piece).name(scene.lang)
    return say(family.stranger(scene, piece)[1], scene.lang)


def _piece_line(scene: Scene, family: Family, space: int, pieces: list[int], hindmost: bool, width: int) -> Text:
    palette = scene.palette
    remark = say("cli-table-hindmost", scene.lang) if hindmost else ""
    tokens = Text(" ").join(piece_token(scene, family, piece) for piece in pieces)
    line = row(Text(f"   {space:>2}", palette.muted), tokens)
    name = cut(", ".join(piece_name(scene, family, piece) for piece in pieces), width - line.cell_len - 1)
    line.append(f" {name}", palette.title)
    if remark and line.cell_len + len(remark) + 1 <= width:
        line.append(f" {remark}", palette.muted)
    return line


def _tile_line(scene: Scene, space: int, face: Face, behind: bool, width: int) -> Text:
    """A tile on the rondel. One behind all pieces is out of reach, and one that would be taken in vain is pale."""
    palette = scene.palette
    offer = _offer_at(scene, space)
    marked = scene.is_marked(f"rondel:{space}")
    pale = behind or (offer is not None and offer.wasteful)
    name_style = palette.chosen if marked else palette.muted if pale else palette.ink
    way, way_style = face.way()
    remark, remark_style = _remark(scene, offer)
    line = row(
        Text(f"{offer.number:>2}" if offer else "  ", palette.number),
        Text(f"{space:>2}", palette.muted),
        Text(face.sign, palette.band(face.band)),
        Text(face.label(width - _BESIDES_NAME), name_style),
        Text(way, palette.way(way_style)),
        Text(fit(face.cost, _COST), palette.ink),
        Text(fit(remark, 3), remark_style),
    )
    line.rstrip()
    return line


def _offer_at(scene: Scene, space: int) -> Offer | None:
    numbers = scene.numbers_at(f"rondel:{space}")
    return scene.offer(numbers[0]) if numbers else None


def _remark(scene: Scene, offer: Offer | None) -> tuple[str, str]:
    """What the tile would cost in coins, or that taking it is in vain."""
    if offer is None:
        return "", ""
    if offer.wasteful:
        return "✗", scene.palette.bad
    if offer.message.key == "option-take-buy":
        return f"¢{offer.message.args['coins']}", scene.palette.warning
    return "", ""
