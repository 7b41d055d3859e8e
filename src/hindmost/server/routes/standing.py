"""Standing answers: what your seat answers to questions out of turn, whenever they come."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from hindmost.server.hall import hall_of
from hindmost.server.routes.play import OwnSeat
from hindmost.server.routes.tables import TableId
from hindmost.server.wire.plans import StandingList, StandingWish
from hindmost.server.wire.rest import op, parsed, reply

router = APIRouter(tags=["standing"])


@router.get("/api/tables/{table}/standing", **op("The standing answers of your seat", "seat", StandingList))
async def standing(request: Request, table: TableId, seat: OwnSeat) -> Response:
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    return reply(await hall.standing.of(room, access.seat(seat)))


@router.put(
    "/api/tables/{table}/standing",
    **op("Answer a kind of question beforehand", "seat", StandingList, StandingWish, errors=(409,)),
)
async def answer(
    request: Request, table: TableId, body: Annotated[StandingWish, Depends(parsed(StandingWish))]
) -> Response:
    """Until it is changed; nobody else is told. Whoever watches is sent the same as if you had answered yourself."""
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    access.seat(body.seat)
    return reply(await hall.standing.set(room, body))
