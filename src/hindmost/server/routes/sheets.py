"""For a printed game: its score sheet, and the solo opponent as a companion. Nothing of it is kept here."""

from __future__ import annotations

import asyncio
import secrets
from typing import Annotated

import msgspec
from fastapi import APIRouter, Depends, Query, Request, Response

import hindmost
from hindmost.kernel.errors import HindmostError
from hindmost.server.hall import hall_of
from hindmost.server.wire.errors import Unreadable
from hindmost.server.wire.real import CompanionTable, CompanionTold, CountedSheet, PrintForms, SheetCounts
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


@router.get("/api/companion/prints", **op("What may be read on her printed cards and boards", "anyone", PrintForms))
async def prints(
    request: Request, chronicles: Annotated[str, Query(pattern="^([0-9]{1,2}(,[0-9]{1,2})*)?$")] = ""
) -> Response:
    """With these chronicles, such as `2,7`: what each value is where nobody has read it, and what it may be."""
    hall = hall_of(request)
    numbers = tuple(sorted({int(number) for number in chronicles.split(",") if number}))
    try:
        return reply(PrintForms(await asyncio.to_thread(hall.companions.forms, numbers)))
    except HindmostError as error:
        raise Unreadable("companion", "bad-configuration", str(error)) from error


@router.post("/api/companion", **op("What she does at a printed table", "anyone", CompanionTable, CompanionTold))
async def play(request: Request, told: Annotated[CompanionTold, Depends(parsed(CompanionTold))]) -> Response:
    """The game after these steps. Whoever plays keeps them; the order of her cards belongs to the deal, and only the
    server can tell it. Steps that cannot be taken are left out, from the first of them on."""
    hall = hall_of(request)
    deal = told.deal or secrets.token_hex(8)
    secret = hall.signer.sign("companion", deal)
    try:
        return reply(await asyncio.to_thread(hall.companions.answer, told, deal, secret))
    except HindmostError as error:
        raise Unreadable("companion", "bad-configuration", str(error)) from error
