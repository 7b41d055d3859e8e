"""A state of Glen More II from the JSON that `GlenMoreII.to_json` wrote, perhaps edited by hand."""

from __future__ import annotations

from typing import Any

from hindmost.games.glen_more_ii.clans import clan_board
from hindmost.games.glen_more_ii.kit import GlenMoreIIKit
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Json
from hindmost.kernel.table import Table
from hindmost.mechanics.cells import read_cell
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE
from hindmost.mechanics.ground import GONE, Ground, empty_ground
from hindmost.mechanics.market import Market
from hindmost.mechanics.reading import flag, number, whole
from hindmost.mechanics.reviving import read_award, read_goods, read_named, read_tile, read_tiles, read_track


def revive(
    table: Table,
    book: GlenMoreIIKit,
    prices: tuple[int, ...],
    beyond: int,
    from_home: bool,
    data: Json,
    stack: list[Frame[Any]],
) -> GlenMoreII:
    """Read every field; a ValueError names what is wrong. Whether the whole makes sense is for `check`."""
    turn = data["turn"]
    markers = [[read_named(book.domain_ids, item, "domain") for item in estate["clans"]] for estate in data["estates"]]
    return GlenMoreII(
        table,
        stack,
        number(data["active"], "active"),
        [],
        None,
        book,
        read_track(book, data["rondel"]),
        Market(prices, [number(item, "market") for item in data["market"]], beyond),
        [_estate(book, item) for item in data["estates"]],
        [read_tiles(book, stack) for stack in data["stacks"]],
        read_tiles(book, data["discards"]),
        [read_award(item) for item in data["sheet"]],
        number(data["scorings"], "scorings"),
        NO_TILE if turn["hand"] is None else read_tile(book, turn["hand"]),
        NOWHERE if turn["spot"] is None else number(turn["spot"], "turn.spot"),
        _mask([number(item, "turn.activated") for item in turn["activated"]]),
        number(turn["movement"], "turn.movement"),
        flag(turn["extra_used"], "turn.extra_used"),
        flag(turn["everywhere"], "turn.everywhere"),
        [read_tiles(book, estate["persons"]) for estate in data["estates"]],
        clan_board(book.from_start, book.ways, markers),
        read_tiles(book, data["removed"]),
        number(turn["mover"], "turn.mover"),
        number(turn.get("whose", data["active"]), "turn.whose"),
        from_home,
    )


def _mask(numbers: list[int]) -> int:
    if min(numbers, default=0) < 0:
        raise ValueError("slots are counted from 0")
    return sum(1 << each for each in set(numbers))


def _estate(book: GlenMoreIIKit, data: Json) -> Estate:
    ground = empty_ground()
    goods: list[int] = []
    members: list[int] = []
    for item in data["territory"]:
        ground = _with_cell(book, ground, item)
        goods.append(read_goods(book, item, "resource"))
        members.append(number(item["scotsmen"], f"scotsmen on {item['cell']}"))
    ground.reopen(book.edges)
    return Estate(
        with_doubles(book, ground),
        goods,
        members,
        sum(goods),
        number(data["coins"], "coins"),
        number(data["whisky"], "whisky"),
        0,
        whole(data["vp"], "vp"),
        [read_named(book.card_ids, card, "landmark card") for card in data["landmarks"]],
    )


def with_doubles(book: GlenMoreIIKit, ground: Ground) -> Ground:
    """The ground with the halves of double tiles bound together, which follows from where they lie."""
    at = {tile: slot for slot in ground.slots() for tile in ground.stack_at(slot)}
    for tile, slot in at.items():
        if book.right_half[tile] in at:
            ground = ground.with_link(slot, at[book.right_half[tile]])
    return ground


def _with_cell(book: GlenMoreIIKit, ground: Ground, item: Json) -> Ground:
    """The ground with one more cell and all its tiles; one whose tiles were removed keeps its slot."""
    place = read_cell(item["cell"])
    if place in ground.slot_at:
        raise ValueError(f"two tiles lie on {item['cell']}")
    if item["tile"] is None:
        if item["covered"]:
            raise ValueError(f"a tile on {item['cell']} is covered by none")
        return ground.with_tile(place, GONE, 0).without(len(ground.cells), book.edges)
    pile = read_tiles(book, [*item["covered"], item["tile"]])
    ground = ground.with_tile(place, pile[0], book.edges[pile[0]])
    for tile in pile[1:]:
        ground = ground.with_cover(len(ground.cells) - 1, tile)
    return ground
