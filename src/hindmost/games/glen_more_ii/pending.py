"""What may be unfinished in a position of Glen More II: the fields of its frames, and the stack as a whole."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more_ii.activate import Activate
from hindmost.games.glen_more_ii.fetching import Resume, placer
from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.games.glen_more_ii.paying import Pay, PayScotsmen, spare_scotsmen
from hindmost.games.glen_more_ii.place import Effects, Place, UseTile
from hindmost.games.glen_more_ii.placing import legal_places
from hindmost.games.glen_more_ii.refill import CLEAN_UP
from hindmost.games.glen_more_ii.removing import RemoveTiles, holds_together, removable
from hindmost.games.glen_more_ii.roles import FROM_TILE, TERRITORY
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import Compensation, NextActor, Take
from hindmost.games.glen_more_ii.walking import LAPSE, WalkTo
from hindmost.kernel.acting import pending_by_actor
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.pending import misplaced
from hindmost.mechanics.activation import Collect, Exchanging, Trade
from hindmost.mechanics.effects import Exchange
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE
from hindmost.mechanics.goods import MOST_OF_A_KIND, spread
from hindmost.mechanics.payment import HandOver
from hindmost.mechanics.track import OFF

MOST: Final = 127
"""More than any number in a frame."""


def fits(g: GlenMoreII, meaning: str, value: int) -> bool | None:
    """Whether a frame's field can have the value; None for a meaning that is not the game's own."""
    if meaning == "origin":
        return FROM_TILE <= value < FROM_TILE + len(g.kit.ids) or fits(g, "slot", value)
    if meaning in ("slot", "slots", "spot"):
        if g.active not in range(len(g.estates)):
            return False
        ground = g.estates[g.active].ground
        if meaning == "slot":
            return 0 <= value < len(ground.tiles)
        if meaning == "spot":
            return -1 <= value < len(ground.tiles)
        return 0 <= value < 1 << len(ground.tiles)
    if meaning == "space":
        return 0 <= value < len(g.track.tiles)
    if meaning == "bundle":
        return 0 <= value < 1 << 8 * g.kinds and max(spread(value, g.kinds)) <= MOST_OF_A_KIND
    most = {
        "mask": (1 << g.kinds) - 1,
        "number": MOST,
        "line": MOST,
        "domain": len(g.book.domain_ids) - 1,
        "category": len(g.book.categories) - 1,
        "tile": g.book.david_hume,
        "types": (1 << len(g.book.type_names)) - 1,
        "effects": MOST,
    }.get(meaning)
    return None if most is None else 0 <= value <= most


def check_pending(g: GlenMoreII) -> list[str]:
    """What cannot be unfinished together, in a position in which a player is asked. Fields must fit already."""
    problems = misplaced(g)
    if problems:
        return problems
    if any(isinstance(frame, NextActor) for frame in g.stack):
        if g.whose in range(g.table.seats):
            problems = _stage(g)
        elif g.whose != NATURE or g.mover < g.table.seats or LAPSE in g.stack or g.hand != NO_TILE:
            return ["somebody's turn is under way, but nobody is active"]
    pending = [(frame, actor) for frame, actor in pending_by_actor(g) if actor in range(g.table.seats)]
    if not problems:
        for frame, actor in pending:
            problems += _contradictions(g, actor, frame)
    return problems or [problem for frame, actor in pending[:1] for problem in _top(g, g.estates[actor], frame)]


def _stage(g: GlenMoreII) -> list[str]:
    """The tile in hand, the tile placed and the piece that moves belong to moments of a turn."""
    problems = []
    slots = len(g.estates[g.whose].ground.tiles)
    flags = [frame.nested for frame in g.stack if isinstance(frame, Activate)]
    if 0 in flags[1:]:
        problems.append("the turn ends twice")
    fetched = [place for place, frame in enumerate(g.stack) if isinstance(frame, Resume)]
    # a tile fetched within the turn is used before anything else of it
    stack = g.stack[fetched[-1] + 1 :] if fetched else g.stack
    to_be_placed = any(isinstance(frame, Place) for frame in stack)
    to_be_used = any(isinstance(frame, UseTile) for frame in stack)
    to_be_taken = any(isinstance(frame, (Take, Compensation)) for frame in stack)
    space = g.track.pieces[g.mover] if g.mover >= 0 else OFF
    has_stopped = not fetched and space != OFF and g.track.tiles[space] != NO_TILE
    to_be_paid = to_be_used and not to_be_taken and not has_stopped
    if (g.hand != NO_TILE) != (to_be_placed or to_be_paid):
        problems.append("a tile is in hand exactly from taking it to placing it")
    elif to_be_placed and not g.book.land[g.hand]:
        problems.append("the tile in hand cannot be placed")
    if g.spot not in range(NOWHERE, len(g.estates[placer(g)].ground.tiles)) or g.activated >> slots:
        problems.append("the turn speaks of a tile that is not there")
    if (to_be_used or to_be_placed) and g.spot != NOWHERE:
        problems.append("a tile was placed before one was taken")
    if CLEAN_UP in g.stack and g.mover != g.whose and g.mover < g.table.seats:
        problems.append("the piece that moves is another player's")
    return problems


def _contradictions(g: GlenMoreII, seat: int, frame: Frame[Any]) -> list[str]:
    """What one frame takes for granted and is not so, wherever it lies. `seat`: who will act in it."""
    e = g.estates[seat]
    if isinstance(frame, Take) and (g.track.hindmost() != g.mover or g.has_finished(g.mover)):
        return [f"piece {g.mover} is not hindmost"]
    placed = g.hand != NO_TILE and g.book.roles[g.hand] == TERRITORY
    if isinstance(frame, UseTile) and placed and not legal_places(g, e, g.hand):
        return ["there is no place for the tile in hand"]
    if isinstance(frame, Collect):
        effect = g.kit.effects[_tile_of(e, frame.slot)]
        if not isinstance(effect, Exchange) or frame.line >= len(effect.lines):
            return ["the tile has no such exchange"]
    if isinstance(frame, Effects):
        deeds = len(g.book.deeds[frame.tile])
        if not frame.left or frame.left >> deeds:
            return ["the tile has no such effects"]
        if not g.is_person(frame.tile) and g.spot == NOWHERE and not any(isinstance(f, Resume) for f in g.stack):
            return ["a tile has effects, but none was placed"]
    if isinstance(frame, RemoveTiles):
        gone = [slot for slot in range(len(e.ground.tiles)) if frame.chosen >> slot & 1]
        if frame.number > 2 or any(slot not in removable(g, seat) for slot in gone):
            return ["a tile cannot be removed"]
        if not holds_together(g, e, frame.chosen) and not (frame.number and frame.candidates(g, e)):
            return ["the territory would fall apart"]
    if isinstance(frame, HandOver) and (frame.whisky > e.whisky or frame.coins > e.coins):
        return [f"seat {seat} cannot pay what is still to be paid"]
    if isinstance(frame, Pay):
        if not frame.goods and not frame.free and not frame.coins:
            return ["there is nothing to pay"]
        if not frame.payable(g, e.coins, e.stock, -1) or frame.swap not in (0, g.book.swap_coins):
            return [f"seat {seat} cannot pay what is still to be paid"]
    return []


def _top(g: GlenMoreII, e: Estate, frame: Frame[Any]) -> list[str]:
    """What the frame that asks takes for granted and is not so."""
    if isinstance(frame, Place) and not legal_places(g, e, g.hand):
        return ["there is no place for the tile in hand"]
    if isinstance(frame, PayScotsmen) and not (
        frame.number and spare_scotsmen(g, e, g.hand, frame.number) and g.book.roles[g.hand] != 2
    ):
        return ["the Scotsmen to be paid are not there"]
    if isinstance(frame, WalkTo) and not (e.members[frame.slot] and g.movement and e.ground.around(frame.slot)):
        return ["the Scotsman who is to move cannot"]
    if isinstance(frame, Trade):
        exchange = g.kit.activations[_tile_of(e, frame.slot)]
        if not isinstance(exchange, Exchanging) or not exchange.open_lines(g, e, frame.slot):
            return ["nothing can be exchanged there"]
    if isinstance(frame, PlaceMarker) and frame.promised and not frame.ask(g) and not g.can_sell():
        return ["the promised marker cannot be placed"]
    return []


def _tile_of(e: Estate, origin: int) -> int:
    return origin - FROM_TILE if origin >= FROM_TILE else e.ground.tiles[origin]
