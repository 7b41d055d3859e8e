"""What may be unfinished in a position of Glen More: the fields of its frames, and the stack as a whole."""

from __future__ import annotations

from typing import Final

from hindmost.games.glen_more.clan import ConsoleMove, MoveTo
from hindmost.games.glen_more.place import PayMember, Put
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.frames import Frame
from hindmost.kernel.pending import misplaced
from hindmost.mechanics.activation import NO_KIND, ChooseGood, Collect
from hindmost.mechanics.costs import coins_needed
from hindmost.mechanics.effects import Exchange, PlaceAny
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE
from hindmost.mechanics.goods import MOST_OF_A_KIND, spread, total
from hindmost.mechanics.payment import HandOver, Pay
from hindmost.mechanics.placement import legal_cells

MOST: Final = 127
"""More than any number in a frame."""


def fits(g: GlenMore, meaning: str, value: int) -> bool | None:
    """Whether a frame's field can have the value; None for a meaning that is not the game's own."""
    if meaning in ("slot", "origin", "cell"):
        if g.active not in range(len(g.estates)):
            return False
        e = g.estates[g.active]
        if meaning != "cell":
            return 0 <= value < len(e.ground.tiles)
        return g.hand != NO_TILE and value in legal_cells(e.ground, e.members, g.kit.fits[g.hand])
    if meaning == "space":
        return 0 <= value < len(g.track.tiles)
    if meaning == "bundle":
        return 0 <= value < 1 << 8 * g.kinds and max(spread(value, g.kinds)) <= MOST_OF_A_KIND
    if meaning == "mask":
        return 0 <= value < 1 << g.kinds
    if meaning in ("number", "line"):
        return 0 <= value <= MOST
    return None


def check_pending(g: GlenMore) -> list[str]:
    """What cannot be unfinished together, in a position in which a player is asked. Fields must fit already."""
    wrong = misplaced(g)
    if wrong:
        return wrong
    stack = " ".join(frame.kind() for frame in g.stack)
    if g.active not in range(g.table.seats):
        return ["somebody's turn is under way, but nobody is active"]
    e = g.estates[g.active]
    problems = _stage(g, g.stack[-1], stack)
    for frame in g.stack:
        problems += _contradictions(g, e, frame)
    cells = {frame.cell for frame in g.stack if isinstance(frame, (Put, PayMember))}
    if len(cells) > 1:
        problems.append("one tile is to be placed on two cells")
    return problems or _payments(g, e)


def _stage(g: GlenMore, top: Frame[GlenMore], stack: str) -> list[str]:
    """The tile in hand and the tile placed belong to different moments of a turn."""
    problems = []
    if (g.hand != NO_TILE) != (top.kind() == "place" or " put" in stack):
        problems.append("a tile is in hand exactly from taking it to placing it")
    waiting = any(step in stack for step in (" place", " put", " consolation"))
    if (g.spot == NOWHERE) != waiting:
        problems.append("a tile was placed this turn exactly if there is something to activate")
    if top.kind() == "take" and g.track.hindmost() != g.active:
        problems.append(f"seat {g.active} is not hindmost")
    return problems


def _contradictions(g: GlenMore, e: Estate, frame: Frame[GlenMore]) -> list[str]:
    """What one frame takes for granted and is not so."""
    if isinstance(frame, (MoveTo, ConsoleMove)) and not e.members[frame.slot]:
        return ["the clan member who is to move is not there"]
    if isinstance(frame, MoveTo) and not g.movement:
        return ["a clan member moves without a movement"]
    if isinstance(frame, Collect):
        effect = g.kit.effects[e.ground.tiles[frame.slot]]
        if not isinstance(effect, Exchange) or frame.line >= len(effect.lines):
            return ["the tile has no such exchange"]
    if isinstance(frame, ChooseGood):
        coming = sum(isinstance(each, ChooseGood) and each.slot == frame.slot for each in g.stack)
        if total(e.goods[frame.slot]) + coming > room(g, e.ground.tiles[frame.slot]):
            return ["there is no room for a good that is to be chosen"]
    return []


def _payments(g: GlenMore, e: Estate) -> list[str]:
    """Whatever is still to be paid can be paid."""
    whisky = coins = 0
    for frame in g.stack:
        if isinstance(frame, HandOver):
            whisky += frame.whisky
            coins += frame.coins
        elif isinstance(frame, Pay):
            if not frame.goods and not frame.free:
                return ["there is nothing to pay"]
            coins += coins_needed(
                e.stock, g.market, frame.goods, frame.free, frame.among, bool(frame.different), g.kinds
            )
    if whisky > e.whisky or coins > e.coins:
        return [f"seat {g.active} cannot pay what is still to be paid"]
    return []


def room(g: GlenMore, tile: int) -> int:
    """How many cubes a tile can hold (GM1-ACT-06, GM1-IMM-05)."""
    if g.kit.produces[tile] != NO_KIND:
        return g.kit.room
    effect = g.kit.immediate[tile]
    return effect.count if isinstance(effect, PlaceAny) else 0
