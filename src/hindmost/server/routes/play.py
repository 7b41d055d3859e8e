"""Play over plain requests: all that the socket can do, one request at a time."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request, Response

from hindmost import NATURE
from hindmost.server.hall import hall_of
from hindmost.server.limits import OPTION, UNDO_STEPS
from hindmost.server.live import looking
from hindmost.server.live.room import Answer, Room
from hindmost.server.people.access import Access
from hindmost.server.routes.tables import TableId
from hindmost.server.wire.errors import Stale
from hindmost.server.wire.messages import State
from hindmost.server.wire.models import (
    Accepted,
    Action,
    ChatPart,
    Confirmation,
    ExplanationInfo,
    GivenAnswers,
    LogPart,
    PastView,
    PreviewInfo,
    Saying,
    TakeAllBack,
    TakeBack,
)
from hindmost.server.wire.rest import op, parsed, reply

router = APIRouter(tags=["play"])

Eyes = Annotated[int | None, Query(ge=0, le=15, description="One of your seats; left out: as a spectator.")]
Told = Annotated[int | None, Query(ge=0, le=10_000, description="Lines of the log; left out: all of them.")]
OwnSeat = Annotated[int, Query(ge=0, le=15, description="One of your seats.")]
Mark = Annotated[str, Query(pattern=r"^[0-9]{1,15}\.[0-9]{1,15}$", description="The prompt's version.")]
OptionText = Annotated[str, Query(min_length=1, max_length=OPTION, description="An option's id.")]


@router.get("/api/tables/{table}/state", **op("What you see", "watcher", State, errors=(403, 409)))
async def state(
    request: Request,
    table: TableId,
    seat: Eyes = None,
    previews: bool = False,
    after: Annotated[str | None, Query(max_length=40, description="Wait until you would see another version.")] = None,
    wait: Annotated[float, Query(ge=0, le=60, description="At most so many seconds.")] = 0,
) -> Response:
    """With `after` and `wait` the answer comes as soon as there is something new: play without a socket."""
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    eyes = access.eyes(seat)
    limit = asyncio.get_running_loop().time() + min(wait, hall.settings.limits.wait)
    while after is not None and room.version(eyes) == after:
        left = limit - asyncio.get_running_loop().time()
        if left <= 0 or room.sheet.status in ("over", "abandoned"):
            break
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(room.news.wait(), left)
        await room.ready()
        eyes = Access(room.sheet, access.person).eyes(seat)
    return reply(room.face(eyes, previews, access.tells).state)


async def carried_out(room: Room, seat: int, access: Access, work: Awaitable[Answer]) -> Response:
    """The answer with the state that follows; also when the request came too late. Whoever tells what came looks on as
    a spectator does."""
    eyes = None if seat == NATURE else seat
    try:
        answer = await work
    except Stale as error:
        error.state = room.face(eyes, False, access.tells).state
        raise
    return reply(Accepted(answer.version, answer.repeated, room.face(eyes, False, access.tells).state))


@router.post("/api/tables/{table}/actions", **op("Answer the prompt", "seat", Accepted, Action, errors=(409,)))
async def act(request: Request, table: TableId, body: Annotated[Action, Depends(parsed(Action))]) -> Response:
    """Carried out once for each `key`. The answer comes when the step is stored."""
    room, access = await hall_of(request).room(table, request)
    seat = access.actor(body.seat)
    return await carried_out(room, seat, access, room.act(seat, body.version, body.option, body.key))


@router.post(
    "/api/tables/{table}/undo", **op("Take back steps of your draft", "seat", Accepted, TakeBack, errors=(409,))
)
async def undo(request: Request, table: TableId, body: Annotated[TakeBack, Depends(parsed(TakeBack))]) -> Response:
    room, access = await hall_of(request).room(table, request)
    seat = access.actor(body.seat)
    return await carried_out(room, seat, access, room.undo(seat, body.version, body.steps, body.key))


@router.post("/api/tables/{table}/redo", **op("Do again what you took back", "seat", Accepted, TakeBack, errors=(409,)))
async def redo(request: Request, table: TableId, body: Annotated[TakeBack, Depends(parsed(TakeBack))]) -> Response:
    room, access = await hall_of(request).room(table, request)
    seat = access.actor(body.seat)
    return await carried_out(room, seat, access, room.redo(seat, body.version, body.steps, body.key))


@router.post("/api/tables/{table}/reset", **op("Take back all of it", "seat", Accepted, TakeAllBack, errors=(409,)))
async def reset(
    request: Request, table: TableId, body: Annotated[TakeAllBack, Depends(parsed(TakeAllBack))]
) -> Response:
    room, access = await hall_of(request).room(table, request)
    seat = access.actor(body.seat)
    return await carried_out(room, seat, access, room.undo(seat, body.version, UNDO_STEPS, body.key))


@router.post("/api/tables/{table}/settle", **op("Confirm what was told", "host", Accepted, Confirmation, errors=(409,)))
async def settle(
    request: Request, table: TableId, body: Annotated[Confirmation, Depends(parsed(Confirmation))]
) -> Response:
    """At a real table: what was told stands from now on, and bots may go by it."""
    room, access = await hall_of(request).room(table, request)
    access.need_host()
    return await carried_out(room, NATURE, access, room.settle(body.version, body.key))


@router.get("/api/tables/{table}/preview", **op("What an option would do", "seat", PreviewInfo, errors=(409,)))
async def preview(request: Request, table: TableId, seat: OwnSeat, version: Mark, option: OptionText) -> Response:
    room, access = await hall_of(request).room(table, request)
    try:
        delta = looking.preview(room, access.seat(seat), version, option)
    except Stale as error:
        error.state = room.face(seat, False).state
        raise
    return reply(PreviewInfo(version, option, delta))


@router.get(
    "/api/tables/{table}/explain", **op("Why an option is offered or not", "seat", ExplanationInfo, errors=(409,))
)
async def explain(request: Request, table: TableId, seat: OwnSeat, option: OptionText) -> Response:
    room, access = await hall_of(request).room(table, request)
    return reply(looking.explain(room, access.seat(seat), option))


@router.get("/api/tables/{table}/log", **op("A part of the log", "watcher", LogPart, errors=(403,)))
async def log(
    request: Request,
    table: TableId,
    seat: Eyes = None,
    start: Annotated[int, Query(ge=0, le=1_000_000)] = 0,
    most: Annotated[int, Query(ge=1, le=1000)] = 200,
) -> Response:
    room, access = await hall_of(request).room(table, request)
    return reply(looking.log_part(room, access.eyes(seat), start, most))


@router.get("/api/tables/{table}/answers", **op("What your seats have answered", "seat", GivenAnswers))
async def answers(request: Request, table: TableId, seat: OwnSeat) -> Response:
    """All seats that you hold, without the steps of a draft; with the version of the position as this seat sees it."""
    room, access = await hall_of(request).room(table, request)
    return reply(looking.answers(room, access.seat(seat), access.seats))


@router.get("/api/tables/{table}/past/{n}", **op("The table as it was", "watcher", PastView, errors=(403, 409)))
async def past(request: Request, table: TableId, n: int, seat: Eyes = None, told: Told = None) -> Response:
    """After the first n answers that stand; `told`: when so many lines of the log had come of the last of them."""
    room, access = await hall_of(request).room(table, request)
    return reply(await looking.past(room, access.eyes(seat), n, told))


@router.get("/api/tables/{table}/chat", **op("What was said", "watcher", ChatPart))
async def chat(request: Request, table: TableId, after: Annotated[int, Query(ge=-1, le=1_000_000)] = -1) -> Response:
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    open_to_them = room.sheet.chat and access.company
    return reply(ChatPart(open_to_them, await hall.chat.lines(table, after) if open_to_them else []))


@router.post("/api/tables/{table}/chat", **op("Say something", "member", ChatPart, Saying, 201, (409,)))
async def say(request: Request, table: TableId, body: Annotated[Saying, Depends(parsed(Saying))]) -> Response:
    """Plain text of one line; clients show it as text, never as markup."""
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    await hall.chat.say(room, access, body.seat, body.text)
    return reply(ChatPart(True, await hall.chat.lines(table, -1, 1)), 201)
