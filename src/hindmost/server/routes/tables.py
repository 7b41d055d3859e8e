"""Tables: made, joined, begun, left, played again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from hindmost.server.hall import Hall, hall_of
from hindmost.server.live.room import Room
from hindmost.server.lobby.listing import invited
from hindmost.server.wire.errors import NotThere
from hindmost.server.wire.models import (
    Claim,
    Consent,
    Invitation,
    Invited,
    NewTable,
    SeatWish,
    TableChange,
    TableInfo,
    TableList,
)
from hindmost.server.wire.rest import op, parsed, reply

router = APIRouter(tags=["tables"])

TableId = Annotated[str, Path(pattern="^[a-z0-9]{12}$", description="A table's id.")]
SeatNumber = Annotated[int, Path(ge=0, le=15, description="A seat's number, from 0.")]


def shown(hall: Hall, room: Room, person: str | None, status: int = 200) -> Response:
    now = room.loaded
    return reply(hall.lobby.info(room.sheet, now.asked_openly, now.sealed.answers, person), status)


async def visited(request: Request, table: str) -> tuple[Hall, str, Room]:
    """A table and who wants to do something there; whoever the server does not know can have no right at it."""
    hall = hall_of(request)
    person = hall.person(request)
    if person is None:
        raise NotThere
    return hall, person, await hall.rooms.get(table)


@router.get("/api/tables", **op("Public tables with open seats", "anyone", TableList))
async def public(request: Request) -> Response:
    hall = hall_of(request)
    return reply(TableList(await hall.lobby.public(hall.person(request))))


@router.post("/api/tables", **op("Lay a table", "anyone", TableInfo, NewTable, 201))
async def create(request: Request, body: Annotated[NewTable, Depends(parsed(NewTable))]) -> Response:
    """You are its host. It is private unless you say otherwise: others come by the seat links you give them."""
    hall = hall_of(request)
    person, new = hall.somebody(request)
    room = await hall.tables.create(person, body, str(request.base_url))
    response = shown(hall, room, person, 201)
    if new:
        hall.give_cookie(response, person)
    return response


@router.post("/api/invitations", **op("Who invites you to what", "anyone", Invitation, Invited, errors=(404,)))
async def invitation(request: Request, body: Annotated[Invited, Depends(parsed(Invited))]) -> Response:
    """What a seat link or a link to watch leads to. The link is not used by asking."""
    hall = hall_of(request)
    room, seat = await hall.seating.place(body.token)
    return reply(invited(room.sheet, await hall.people.name(room.sheet.host) or "", seat))


@router.post("/api/claims", **op("Use a seat link or a link to watch", "anyone", TableInfo, Claim, errors=(404, 409)))
async def claim(request: Request, body: Annotated[Claim, Depends(parsed(Claim))]) -> Response:
    """A seat link works once; then the seat is yours, and its token leads to it from your other devices."""
    hall = hall_of(request)
    person, new = hall.somebody(request)
    room = await hall.seating.claim(person, body)
    response = shown(hall, room, person)
    if new:
        hall.give_cookie(response, person)
    return response


@router.get("/api/tables/{table}", **op("A table", "watcher", TableInfo))
async def table(request: Request, table: TableId) -> Response:
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    return shown(hall, room, access.person)


@router.patch("/api/tables/{table}", **op("Change a table's settings", "host", TableInfo, TableChange, errors=(409,)))
async def change(
    request: Request, table: TableId, body: Annotated[TableChange, Depends(parsed(TableChange))]
) -> Response:
    hall, person, room = await visited(request, table)
    await hall.tables.change(room, person, body)
    return shown(hall, room, person)


@router.put(
    "/api/tables/{table}/seats/{seat}", **op("Say who plays a seat", "seat", TableInfo, SeatWish, errors=(409,))
)
async def seat(
    request: Request, table: TableId, seat: SeatNumber, body: Annotated[SeatWish, Depends(parsed(SeatWish))]
) -> Response:
    """The host before the start: anything. During the game a player may hand over to a bot, come back, or leave the
    seat open for somebody else; the host may open the seat of a bot that keeps it for nobody."""
    hall, person, room = await visited(request, table)
    await hall.seating.seat(room, person, seat, body)
    return shown(hall, room, person)


@router.post(
    "/api/tables/{table}/seats/{seat}/standin",
    **op("Ask whether a bot may play a seat", "member", TableInfo, errors=(409,)),
)
async def ask_standin(request: Request, table: TableId, seat: SeatNumber) -> Response:
    """All others who sit at the table must agree; after the absence agreed on at the start it is done at once. The
    seat stays its player's, who can come back at any time."""
    hall, person, room = await visited(request, table)
    await hall.standins.ask(room, person, seat)
    return shown(hall, room, person)


@router.put(
    "/api/tables/{table}/seats/{seat}/standin",
    **op("Agree to a bot in a seat, or decline", "member", TableInfo, Consent, errors=(409,)),
)
async def answer_standin(
    request: Request, table: TableId, seat: SeatNumber, body: Annotated[Consent, Depends(parsed(Consent))]
) -> Response:
    hall, person, room = await visited(request, table)
    await hall.standins.answer(room, person, seat, body.agree)
    return shown(hall, room, person)


@router.post("/api/tables/{table}/start", **op("Begin the game", "host", TableInfo, errors=(409,)))
async def start(request: Request, table: TableId) -> Response:
    hall, person, room = await visited(request, table)
    await hall.tables.start(room, person)
    return shown(hall, room, person)


@router.post("/api/tables/{table}/leave", **op("Get up before the game begins", "member", None, None, 204, (409,)))
async def leave(request: Request, table: TableId) -> Response:
    hall, person, room = await visited(request, table)
    await hall.seating.leave(room, person)
    return Response(status_code=204)


@router.post("/api/tables/{table}/abandon", **op("End the game without a result", "host", TableInfo, errors=(409,)))
async def abandon(request: Request, table: TableId) -> Response:
    hall, person, room = await visited(request, table)
    await hall.tables.abandon(room, person)
    return shown(hall, room, person)


@router.post("/api/tables/{table}/rematch", **op("Play again", "member", TableInfo, errors=(409,)))
async def rematch(request: Request, table: TableId) -> Response:
    """The same people and settings at a new table; whoever asks second is led to the same one."""
    hall, person, room = await visited(request, table)
    return shown(hall, await hall.tables.rematch(room, person), person)
