"""A state of Glen More from the JSON that `GlenMore.to_json` wrote, perhaps edited by hand."""

from __future__ import annotations

from typing import Any

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Json
from hindmost.kernel.table import Table
from hindmost.mechanics.cells import read_cell
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE
from hindmost.mechanics.ground import empty_ground
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.market import Market
from hindmost.mechanics.reading import flag, number, whole
from hindmost.mechanics.reviving import read_award, read_goods, read_named, read_tile, read_tiles, read_track


def revive(table: Table, kit: Kit, prices: tuple[int, ...], data: Json, stack: list[Frame[Any]]) -> GlenMore:
    """Read every field; a ValueError names what is wrong. Whether the whole makes sense is for `check`."""
    turn = data["turn"]
    estates = [_estate(kit, item) for item in data["estates"]]
    active = number(data["active"], "active")
    ground = estates[active].ground if active in range(len(estates)) else empty_ground()
    return GlenMore(
        table,
        stack,
        active,
        [],
        None,
        kit,
        read_track(kit, data["rondel"]),
        Market(prices, [number(item, "market") for item in data["market"]]),
        estates,
        [read_tiles(kit, stack) for stack in data["stacks"]],
        read_tiles(kit, data["discards"]),
        [read_award(item) for item in data["sheet"]],
        number(data["scorings"], "scorings"),
        NO_TILE if turn["hand"] is None else read_tile(kit, turn["hand"]),
        NOWHERE if turn["spot"] is None else _slot(ground.slot_at, turn["spot"]),
        sum(1 << _slot(ground.slot_at, item) for item in set(turn["activated"])),
        number(turn["movement"], "turn.movement"),
        flag(turn["extra_used"], "turn.extra_used"),
        flag(turn["everywhere"], "turn.everywhere"),
    )


def _estate(kit: Kit, data: Json) -> Estate:
    ground = empty_ground()
    goods: list[int] = []
    members: list[int] = []
    for item in data["territory"]:
        tile = read_tile(kit, item["tile"])
        place = read_cell(item["cell"])
        if place in ground.slot_at:
            raise ValueError(f"two tiles lie on {item['cell']}")
        ground = ground.with_tile(place, tile, kit.edges[tile])
        goods.append(read_goods(kit, item, "good"))
        members.append(number(item["members"], f"members on {item['cell']}"))
    return Estate(
        ground,
        goods,
        members,
        sum(goods),
        number(data["coins"], "coins"),
        number(data["whisky"], "whisky"),
        number(data["parliament"], "parliament"),
        whole(data["vp"], "vp"),
        [read_named(kit.card_ids, card, "card") for card in data["cards"]],
    )


def _slot(slot_at: dict[int, int], text: Json) -> int:
    slot = slot_at.get(read_cell(text))
    if slot is None:
        raise ValueError(f"the active player has no tile on {text!r}")
    return slot
