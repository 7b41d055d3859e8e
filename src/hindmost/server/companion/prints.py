"""What somebody has read on their printed game, as a corrected copy of the data file: on tiles (C12-COMP-06), and on
her cards, boards and chronicle cards (C12-COMP-12)."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from hindmost import Game
from hindmost.api import printed_facts
from hindmost.catalogue.glen_more_ii.load import load_glen_more_ii
from hindmost.catalogue.glen_more_ii.model import Tile
from hindmost.catalogue.load import parsed
from hindmost.server.wire.real import PrintedExchange, PrintedFact, PrintedTile, PrintForm

GAME: Final = "glen-more-ii"
READ: Final = "P"
"""The letter of what was read on the printed tile."""
UNSURE: Final = "R"
TRADE: Final = "trade"
RIVERS: Final = 1
"""The chronicle in which she lays rivers."""
FIELDS: Final = ("type", "river", "immediate", "activation")


def print_of(tile: Tile) -> PrintedTile:
    """As the catalogue has it."""
    exchanges = [PrintedExchange(*line) for line in tile.exchanges() if tile.type == TRADE]
    return PrintedTile(tile.id, tile.type, tile.river, tile.scotsmen(), exchanges)


def is_unsure(tile: Tile, river: bool) -> bool:
    """Whether something of it is reconstructed. `river`: whether that matters."""
    matters = {"type": True, "river": river, "immediate": True, "activation": tile.type == TRADE}
    return any(matters[field] and tile.source.get(field) == UNSURE for field in FIELDS)


def doubtful(game: Game) -> list[PrintedTile]:
    """The tiles that she has taken and of which something is reconstructed, in the order in which they lie with her."""
    (board,) = [each["automa-board"] for each in game.view(0)["seats"] if each.get("automa-board")]
    river = RIVERS in game.setup.modules
    # What a chronicle puts in the place of a tile is in no file that could be corrected; it bears the chronicle's icon.
    tiles = (tile for tile in game.setup.components.tiles if not tile.chronicle)
    known = {tile.id: tile for tile in tiles if tile.id in _known()}
    # Whatever lies there by the name of a tile is one that she has taken.
    rows = [row for row in board.values() if isinstance(row, list)]
    taken = [known[each] for row in rows for each in row if isinstance(each, str) and each in known]
    return [print_of(tile) for tile in taken if is_unsure(tile, river)]


@cache
def _text() -> str:
    return files("hindmost.catalogue").joinpath(f"{GAME}.toml").read_text("utf-8")


@cache
def _order() -> list[str]:
    """Of the letters."""
    order = parsed(GAME, _text())["tile_facts"]
    assert isinstance(order, list)
    return order


@cache
def _known() -> dict[str, Tile]:
    """The tiles that may be told: those of the game's own file, persons apart, which are what they are."""
    return {tile.id: tile for tile in load_glen_more_ii().tiles if not tile.is_person}


def forms_with(chronicles: tuple[int, ...]) -> list[PrintForm]:
    """What may be read on her cards and boards with these chronicles, hers first."""
    return [
        PrintForm(
            each.number,
            each.name,
            each.form.chronicle,
            each.value,
            each.source == UNSURE,
            each.form.kind,
            each.form.least,
            each.form.most,
            [list(words) for words in each.form.choices],
            each.form.place,
        )
        for each in printed_facts(GAME, chronicles)
        if each.form.chronicle in (0, *chronicles)
    ]


@cache
def _readable() -> frozenset[tuple[int, str]]:
    """By chronicle and name: the facts that may be told."""
    return frozenset((each.number, each.name) for each in printed_facts(GAME))


def with_prints(prints: Sequence[PrintedTile], facts: Sequence[PrintedFact] = ()) -> str | None:
    """The text of the corrected file, to be read as any other; tiles and facts that are not known are left out. None if
    nothing is left."""
    text, order = _text(), _order()
    known = _known()
    told = [each for each in prints if each.tile in known]
    read = _tables(facts)
    for each in told:
        line = re.search(rf'^  (\{{ id = "{each.tile}", .*\}}),', text, re.MULTILINE)
        assert line is not None
        record: Any = parsed(GAME, f"record = {line[1]}")["record"]
        if each != print_of(known[each.tile]):
            record = _corrected(record, each)
        letters = {**dict(zip(order, record["source"], strict=True)), **dict.fromkeys(FIELDS, READ)}
        record["source"] = "".join([letters[field] for field in order])
        text = text[: line.start(1)] + _written(record) + text[line.end(1) :]
    return text + read if told or read else None


def _tables(facts: Sequence[PrintedFact]) -> str:
    """A table for each chronicle of which something has been read."""
    told = {(each.chronicle, each.fact): each.value for each in facts}
    tables: dict[int, str] = {}
    for (number, name), value in told.items():
        if (number, name) in _readable():
            line = f'{name} = {{ source = "{READ}", value = {json.dumps(value)} }}\n'
            tables[number] = tables.get(number, f"\n[chronicles.{number}]\n") + line
    return "".join(tables.values())


def _corrected(record: dict[str, Any], each: PrintedTile) -> dict[str, Any]:
    after = {**record, "type": each.type, "river": each.river}
    if (each.type, each.river) != (record["type"], record.get("river", False)):
        after.pop("overlay", None)  # it would have to cover its own type
    if each.scotsmen:
        after["immediate"] = f"{each.scotsmen} member"
    elif "member" in record.get("immediate", ""):
        del after["immediate"]
    if each.type == TRADE and each.exchanges:
        after["activation"] = " / ".join([f"{line.needs} any > {line.vp} vp" for line in each.exchanges])
    elif record["type"] == TRADE != each.type:
        after["activation"] = "-"
    return after


def _written(record: dict[str, Any]) -> str:
    return f"{{ {', '.join(f'{name} = {_value(value)}' for name, value in record.items())} }}"


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool | int) else f'"{value}"'
