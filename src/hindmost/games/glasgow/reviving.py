"""A state of Glasgow from the JSON that `Glasgow.to_json` wrote, perhaps edited by hand."""

from __future__ import annotations

from typing import Any

from hindmost.games.glasgow.build import BLANK
from hindmost.games.glasgow.kit import Kit
from hindmost.games.glasgow.state import ARCHITECT, NO_BUILDING, Glasgow
from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Json
from hindmost.kernel.table import Table
from hindmost.mechanics.cells import read_cell
from hindmost.mechanics.goods import gather
from hindmost.mechanics.ground import empty_ground
from hindmost.mechanics.reading import number


def revive(table: Table, kit: Kit, data: Json, stack: list[Frame[Any]]) -> Glasgow:
    """Read every field; a ValueError names what is wrong. Whether the whole makes sense is for `check`."""
    city = empty_ground()
    owners = []
    for item in data["city"]:
        cell = read_cell(item["cell"])
        if cell in city.slot_at:
            raise ValueError(f"two buildings stand on {item['cell']}")
        city = city.with_tile(cell, _building(kit, item["building"]), BLANK)
        owners.append(number(item["owner"], "owner"))
    return Glasgow(
        table,
        stack,
        number(data["active"], "active"),
        [],
        None,
        kit,
        [ARCHITECT if item is None else _contract(kit, item) for item in data["ring"]],
        [_contract(kit, item) for item in data["box"]],
        [number(item, "merchants") for item in data["merchants"]],
        [gather([number(store[good], good) for good in kit.goods]) for store in data["stores"]],
        number(data["whisky"], "whisky"),
        [[_building(kit, item) for item in offer] for offer in data["offers"]],
        [_building(kit, item) for item in data["pile"]],
        [_building(kit, item) for item in data["discards"]],
        city,
        owners,
        NO_BUILDING if data["hand"] is None else _building(kit, data["hand"]),
        number(data["finisher"], "finisher"),
    )


def _building(kit: Kit, name: Json) -> int:
    found = kit.number.get(name) if isinstance(name, str) else None
    if found is None:
        raise ValueError(f"there is no building called {name!r}")
    return found


def _contract(kit: Kit, name: Json) -> int:
    found = kit.contract_number.get(name) if isinstance(name, str) else None
    if found is None:
        raise ValueError(f"there is no contract called {name!r}")
    return found
