"""A state of Glen More from the JSON that `GlenMore.to_json` wrote, perhaps edited by hand."""

from __future__ import annotations

from typing import Any

from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Award, Json
from hindmost.kernel.table import Table
from hindmost.mechanics.cells import read_cell
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE
from hindmost.mechanics.goods import gather
from hindmost.mechanics.ground import empty_ground
from hindmost.mechanics.kit import Kit
from hindmost.mechanics.market import Market
from hindmost.mechanics.reading import flag, number, whole
from hindmost.mechanics.track import Track


def revive(table: Table, kit: Kit, prices: tuple[int, ...], data: Json, stack: list[Frame[Any]]) -> GlenMore:
    """Read every field; a ValueError names what is wrong. Whether the whole makes sense is for `check`."""
    turn = data["turn"]
    estates = [_estate(kit, item) for item in data["estates"]]
    active = number(data["active"], "active")
    ground = estates[active].ground if active >= 0 else empty_ground()
    return GlenMore(
        table,
        stack,
        active,
        [],
        None,
        kit,
        Track(
            [NO_TILE if item is None else _tile(kit, item) for item in data["rondel"]["tiles"]],
            [number(item, "rondel.pieces") for item in data["rondel"]["pieces"]],
            number(data["rondel"]["gap"], "rondel.gap"),
        ),
        Market(prices, [number(item, "market") for item in data["market"]]),
        estates,
        [[_tile(kit, item) for item in pile] for pile in data["stacks"]],
        [_tile(kit, item) for item in data["discards"]],
        [_award(item) for item in data["sheet"]],
        number(data["scorings"], "scorings"),
        NO_TILE if turn["hand"] is None else _tile(kit, turn["hand"]),
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
        tile = _tile(kit, item["tile"])
        place = read_cell(item["cell"])
        if place in ground.slot_at:
            raise ValueError(f"two tiles lie on {item['cell']}")
        ground = ground.with_tile(place, tile, kit.edges[tile])
        unknown = set(item["goods"]) - set(kit.goods)
        if unknown:
            raise ValueError(f"there is no good called {sorted(unknown)[0]!r}")
        goods.append(gather([number(item["goods"].get(good, 0), f"goods on {item['cell']}") for good in kit.goods]))
        members.append(number(item["members"], f"members on {item['cell']}"))
    cards = []
    for card in data["cards"]:
        if card not in kit.card_ids:
            raise ValueError(f"there is no card called {card!r}")
        cards.append(kit.card_ids.index(card))
    return Estate(
        ground,
        goods,
        members,
        sum(goods),
        number(data["coins"], "coins"),
        number(data["whisky"], "whisky"),
        number(data["parliament"], "parliament"),
        whole(data["vp"], "vp"),
        cards,
    )


def _award(data: Json) -> Award:
    seat, vp, source, clause, when = data
    if not (isinstance(source, str) and isinstance(clause, str)):
        raise ValueError("a line of the sheet must name its source and its clause")
    return Award(number(seat, "sheet"), whole(vp, "sheet"), source, clause, number(when, "sheet"))


def _tile(kit: Kit, tile_id: Json) -> int:
    found = kit.number.get(tile_id) if isinstance(tile_id, str) else None
    if found is None:
        raise ValueError(f"there is no tile called {tile_id!r}")
    return found


def _slot(slot_at: dict[int, int], text: Json) -> int:
    slot = slot_at.get(read_cell(text))
    if slot is None:
        raise ValueError(f"the active player has no tile on {text!r}")
    return slot
