"""The score sheet of a printed game: counts come, points go, and nothing is kept."""

from __future__ import annotations

from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Response

import hindmost
from hindmost.kernel.errors import HindmostError
from hindmost.server.wire.errors import Unreadable
from hindmost.server.wire.models import CountedSheet, SheetCounts
from hindmost.server.wire.rest import op, parsed, reply

router = APIRouter(tags=["sheets"])


@router.post("/api/sheets", **op("The VP of what was counted in a printed game", "anyone", CountedSheet, SheetCounts))
async def count(wish: Annotated[SheetCounts, Depends(parsed(SheetCounts))]) -> Response:
    """By the rules and tables of the engine, chronicles included. Every number that is missing is named."""
    try:
        sheet = hindmost.score_sheet(wish.game, wish.seats, tuple(wish.chronicles), wish.counts)
    except HindmostError as error:
        raise Unreadable("sheet", "bad-sheet", str(error)) from error
    return reply(msgspec.convert(sheet.to_json(), CountedSheet))
