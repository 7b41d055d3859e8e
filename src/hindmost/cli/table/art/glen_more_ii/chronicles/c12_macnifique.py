"""Chronicle 12, Lady Auto MacNifique: her board."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from hindmost.cli.table.art.glen.signs import thing_sign
from hindmost.cli.table.art.glen_more_ii.chronicle import OPEN, ChronicleArt, panel
from hindmost.cli.table.art.glen_more_ii.tiles import catalogue_of, name_of
from hindmost.cli.table.canvas import stacked
from hindmost.cli.table.scene import Scene
from hindmost.text.messages import say

STONE: Final = "▪"
MARKER: Final = "◈"
BOARD: Final = "automa-board"
TRACK: Final = "automa-track"
COLUMN: Final = "automa-column"


def draw_board(scene: Scene, width: int) -> Text:
    """Level and cards, priorities, the trade row with its stones, what lies on the board, markers, the pile."""
    seat = next(seat for seat, entry in enumerate(scene.view["seats"]) if BOARD in entry)
    return draw_of(scene, seat, width)


def draw_of(scene: Scene, seat: int, width: int) -> Text:
    entry, lang, palette = scene.view["seats"][seat], scene.lang, scene.palette
    board: dict[str, Any] = entry[BOARD]
    start = say(f"lady-start-{board['start']}", lang)
    trades = [start, *(tile_name(scene, tile) for tile in board["trades"])]
    items = (("castle", board["scotsmen"]), ("landmarks", len(entry["cards"])), ("whisky", entry["whisky"]))
    held = [f"{number}{thing_sign(name)}" for name, number in (*items, ("persons", len(entry["persons"])))]
    domains = [OPEN if domain is None else name_of("domain", domain, lang) for domain in board["markers"].values()]
    rows = [
        ("cli-lady-card", f"{(board['card'] or OPEN).upper()} ({cards_left(scene, board)})"),
        ("cli-lady-priorities", " ".join(thing_sign(name) for name in board["priorities"])),
        ("cli-lady-stones", f"{board['stones']}{STONE}"),
        ("cli-lady-trades", ", ".join(trades)),
        ("cli-lady-markers", ", ".join(f"{MARKER} {domain}" for domain in domains)),
        ("cli-lady-exchanges", say("cli-lady-exchanges-vp", lang, exchanges=trade_vp(board), items=board["items"])),
        *([("cli-lady-odds", foreseen(scene, board))] if board["odds"] else []),
        ("cli-lady-pile", ", ".join(tile_name(scene, tile) for tile in board["pile"]) or OPEN),
    ]
    if COLUMN in entry:
        mobs = [name_of("mob", mob, lang) for mob in entry[COLUMN]]
        rows.append(("cli-lady-column", ", ".join(mobs) or OPEN))
    if TRACK in entry:
        rows.append(("cli-lady-track", name_of("champion", entry[TRACK], lang)))
    level = say("cli-lady-level", lang, level=say(f"automa-{board['level']}", lang))
    head = Text.assemble(scene.player(seat).token(lang, palette), " ", (level, palette.title))
    lines = [head.append(f"  {'  '.join(held)}  {say('cli-lady-size', lang, n=board['size'])}", palette.ink)]
    lines += [Text.assemble((f"{say(key, lang)}: ", palette.muted), (words, palette.ink)) for key, words in rows]
    for line in lines:
        line.truncate(width, overflow="ellipsis")
    return stacked(lines)


def trade_vp(board: dict[str, Any]) -> int:
    return sum(exchange["vp"] for exchange in board["exchanges"])


def foreseen(scene: Scene, board: dict[str, Any]) -> str:
    """What she would take next as things lie, with the share of the cards that lead there."""
    cards = sum(len(each["cards"]) for each in board["odds"])
    return ", ".join(
        say(
            "cli-lady-odd",
            scene.lang,
            tile=place_name(scene, each["tile"]),
            share=round(100 * len(each["cards"]) / cards),
        )
        for each in board["odds"]
    )


def place_name(scene: Scene, tile: str | None) -> str:
    return OPEN if tile is None else tile_name(scene, tile)


def cards_left(scene: Scene, board: dict[str, Any]) -> str:
    return say("cli-lady-cards", scene.lang, draw=board["draw"], aside=board["aside"])


def tile_name(scene: Scene, tile: str) -> str:
    return name_of("tile", catalogue_of(scene).tile(tile).name, scene.lang)


def ground(scene: Scene, owner: int, width: int) -> Text | None:
    return draw_of(scene, owner, width) if BOARD in scene.view["seats"][owner] else None


ART: Final = ChronicleArt(
    panel(12, draw_board, lambda scene: 70),
    {"cli-legend-lady-stone": STONE, "cli-legend-lady-marker": MARKER},
    ground=ground,
)
