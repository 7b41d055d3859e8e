"""Finished games as files, and files as tables; and finished games thought over."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from hindmost.server.hall import hall_of
from hindmost.server.routes.tables import TableId, shown
from hindmost.server.wire.errors import Unreadable
from hindmost.server.wire.models import Imported, PlayOn, TableInfo
from hindmost.server.wire.rest import JSON, op, parsed, reply
from hindmost.server.wire.thoughts import AnalysisInfo

router = APIRouter(tags=["records"])

GIVEN: dict[str, Any] = op("The record of a finished game", "watcher", None, errors=(409,))
GIVEN["responses"][200]["content"] = {JSON: {"schema": {"type": "object"}}}
TAKEN: dict[str, Any] = op("Make a table from a record", "anyone", Imported, status=201, errors=(413,))
TAKEN["openapi_extra"]["requestBody"] = {"required": True, "content": {JSON: {"schema": {"type": "object"}}}}


@router.get("/api/tables/{table}/record", **GIVEN)
async def record(request: Request, table: TableId) -> Response:
    """With the seed that was committed to, every action with its hash, and a signature. Keep the file as it is:
    its seed is a whole number of up to 78 digits, which some programs round."""
    hall = hall_of(request)
    room, _ = await hall.room(table, request)
    data = await hall.records.export(room)
    name = f'attachment; filename="hindmost-{room.sheet.game}-{table}.json"'
    return Response(json.dumps(data), media_type=JSON, headers={"Content-Disposition": name})


@router.get("/api/tables/{table}/analysis", **op("A game thought over", "watcher", AnalysisInfo, errors=(409,)))
async def analysis(request: Request, table: TableId) -> Response:
    """Of a game that is over. It begins when somebody asks first; ask again to see how far it has come. It is kept
    with the table."""
    hall = hall_of(request)
    room, _ = await hall.room(table, request)
    return reply(await hall.reviews.of(room))


@router.post(
    "/api/tables/{table}/play-on",
    **op("Play on from a moment of a finished game", "watcher", TableInfo, PlayOn, 201, (409,)),
)
async def play_on(request: Request, table: TableId, body: Annotated[PlayOn, Depends(parsed(PlayOn))]) -> Response:
    """At a new table with the same seats, which has begun: you have the one you name, bots have the others. Its seed
    is new, so that something else comes; what your seat could not know then is dealt anew."""
    hall = hall_of(request)
    room, _ = await hall.room(table, request)
    person, new = hall.somebody(request)
    response = shown(hall, await hall.playing_on.lay(room, person, body, str(request.base_url)), person, 201)
    if new:
        hall.give_cookie(response, person)
    return response


@router.post("/api/records", **TAKEN)
async def take(request: Request) -> Response:
    """Replayed by the engine from its first choice to its last, never believed. Whoever brings it is host and holds
    every seat; a game that is not over can be played on."""
    hall = hall_of(request)
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
        raise Unreadable("unreadable", detail="Send the record as application/json.")
    person, new = hall.somebody(request)
    room, game, signed = await hall.records.take(person, await request.body(), str(request.base_url))
    info = hall.lobby.info(room.sheet, room.loaded.asked_openly, (), person)
    scores = list(game.scores) if game.over else None
    response = reply(Imported(info, len(game.choices), game.over, scores, signed), 201)
    if new:
        hall.give_cookie(response, person)
    return response
