"""How a finished game went, as everybody saw it: kept, so that it can be shown when its answers are understood no more.

Views and lines of the log, and no rules: nothing has to be played to read them.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import zlib
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from hindmost.server.sight.patch import apply, diff
from hindmost.server.state import chain
from hindmost.server.state.loaded import Loaded
from hindmost.server.state.loading import begin, gone_over
from hindmost.server.store import Store
from hindmost.server.store.layout import memoirs
from hindmost.server.wire.messages import LogLine, PatchStep

ENCODER: Final = msgspec.json.Encoder()


class Seen(Struct, frozen=True):
    """What one pair of eyes saw: the beginning, the way to each answer after it, and the log."""

    seat: int | None
    view: dict[str, Any]
    steps: list[list[PatchStep]]
    log: list[LogLine]


class Memoir(Struct, frozen=True):
    seen: list[Seen]

    def by(self, seat: int | None) -> Seen:
        return next(each for each in self.seen if each.seat == seat)

    def after(self, seat: int | None, n: int) -> dict[str, Any]:
        """The view of these eyes after n answers."""
        seen = self.by(seat)
        view: dict[str, Any] = apply(seen.view, [step for steps in seen.steps[:n] for step in steps])
        return view


DECODER: Final = msgspec.json.Decoder(Memoir)


def written(loaded: Loaded) -> str:
    """The memoir of a game, as it is stored: all of it is played again."""
    assert loaded.game is not None
    game = begin(loaded.sheet)
    eyes: list[int | None] = [None, *range(len(loaded.sheet.seats))]
    last = {seat: game.view(seat) for seat in eyes}
    seen = {seat: Seen(seat, view, [], loaded.journal.lines(loaded.game, seat)) for seat, view in last.items()}
    over = [change.after for change in loaded.game.gone_over]
    for n, choice in enumerate(loaded.game.choices):
        for _ in range(over.count(n)):
            game = gone_over(game)
        game.play(choice.seat, choice.option_id)
        for seat in eyes:
            view = game.view(seat)
            seen[seat].steps.append(diff(last[seat], view))
            last[seat] = view
    return base64.b64encode(zlib.compress(ENCODER.encode(Memoir(list(seen.values()))), 6)).decode()


async def keep(store: Store, loaded: Loaded) -> None:
    """Keep a finished game's memoir. Whoever was faster has kept the same."""
    data = await asyncio.to_thread(written, loaded)
    row = {"table_id": loaded.sheet.id, "data": data, "seal": chain.seal(loaded.head, data)}
    try:
        await store.change(insert(memoirs).values(row))
    except IntegrityError:
        return


async def kept(store: Store, table: str, head: str) -> Memoir | None:
    """The table's memoir, if there is one and it is the one that was written."""
    found = await store.rows(select(memoirs).where(memoirs.c.table_id == table))
    if not found or found[0]["seal"] != chain.seal(head, found[0]["data"]):
        return None
    try:
        return await asyncio.to_thread(_read, found[0]["data"])
    except (binascii.Error, zlib.error, msgspec.MsgspecError):
        return None


def _read(data: str) -> Memoir:
    return DECODER.decode(zlib.decompress(base64.b64decode(data)))
