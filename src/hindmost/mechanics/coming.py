"""What may come in the Glen More games, as whoever sits at the real table knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hindmost.kernel.coming import Coming
from hindmost.kernel.messages import Msg, Name
from hindmost.mechanics.edges import RIVER, ROAD, side
from hindmost.mechanics.verbs import tile_message
from hindmost.mechanics.wording import player_message

if TYPE_CHECKING:
    from hindmost.mechanics.glen import GlenState


def tile_comes(g: GlenState, tile: int) -> Coming:
    """By its type, then by its name; tiles of a stack that have the same name are told apart by what is printed."""
    kit = g.kit
    is_alone = not any(
        other != tile and kit.names[other] == kit.names[tile] and kit.stacks[other] == kit.stacks[tile]
        for other in range(len(kit.ids))
    )
    message = tile_message(g, tile) if is_alone else _described(g, tile)
    group = Name("type", kit.types[tile]) if kit.types[tile] else Msg("comes-other", {})
    return Coming(f"tile {kit.ids[tile]}", message, group, (f"tile:{kit.ids[tile]}",))


def _described(g: GlenState, tile: int) -> Msg:
    kit = g.kit
    sides = [side(kit.edges[tile], direction) for direction in range(4)]
    way = "way-river" if RIVER in sides else "way-road" if ROAD in sides else "way-plain"
    effect = kit.effects[tile]
    return Msg(
        "comes-tile" if effect is None else "comes-tile-effect",
        {
            "tile": tile_message(g, tile),
            "way": Msg(way, {}),
            "price": kit.prices[tile].message(kit.lexicon),
            **({} if effect is None else {"effect": effect.message(kit.lexicon)}),
        },
    )


def die_comes(face: int) -> Coming:
    return Coming(f"die {face}", Msg("comes-die", {"n": face}), None, (f"die:{face}",))


def seat_comes(seat: int) -> Coming:
    return Coming(f"seat {seat}", player_message(seat), None, (f"seat:{seat}",))
