"""What is printed on the components: of a game, and of a table."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from hindmost.kernel.errors import HindmostError
from hindmost.server.hall import hall_of
from hindmost.server.printed.catalogue import Printed, printed
from hindmost.server.routes.tables import TableId
from hindmost.server.wire.errors import NotThere, Unreadable
from hindmost.server.wire.printed import CATALOGUES
from hindmost.server.wire.rest import JSON, May, op

router = APIRouter(tags=["catalogues"])


def _op(summary: str, may: May) -> dict[str, Any]:
    given = op(summary, may, None, errors=(404,))
    schemas = [{"$ref": f"#/components/schemas/{each.__name__}"} for each in CATALOGUES.values()]
    given["responses"][200]["content"] = {JSON: {"schema": {"anyOf": schemas}}}
    given["responses"][304] = {"description": "It is the one whose ETag you have."}
    return given


def _given(request: Request, found: Printed) -> Response:
    """Kept by whoever has it, and asked for again by its mark alone."""
    headers = {"ETag": f'"{found.mark}"', "Cache-Control": "private, no-cache", "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == headers["ETag"]:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(found.packed, media_type=JSON, headers={**headers, "Content-Encoding": "gzip"})
    return Response(found.body, media_type=JSON, headers=headers)


@router.get("/api/games/{game}/catalogue", **_op("What is printed on the components of a game", "anyone"))
async def of_game(
    request: Request,
    game: str,
    chronicles: Annotated[str | None, Query(pattern="^([0-9]{1,2}(,[0-9]{1,2})*)?$")] = None,
    automa: Annotated[str | None, Query(max_length=40)] = None,
) -> Response:
    """With what these chronicles bring, such as `2,7`; with that of all of them if none are named. With her cards, if
    the level of a solo opponent is named too."""
    if game not in CATALOGUES:
        raise NotThere("no-game", args={"game": game[:40]})
    wanted = None if chronicles is None else {int(number) for number in chronicles.split(",") if number}
    try:
        numbers = None if wanted is None else tuple(sorted(wanted))
        found = await asyncio.to_thread(printed, game, None, numbers, None, automa)
    except HindmostError as error:
        raise Unreadable("set-up", "bad-configuration", str(error)) from error
    return _given(request, found)


@router.get("/api/tables/{table}/catalogue", **_op("What is printed on the components of a table", "watcher"))
async def of_table(request: Request, table: TableId) -> Response:
    """By its rules, with its chronicles, and with the values of a corrected catalogue if it is played with one."""
    room, _ = await hall_of(request).room(table, request)
    sheet = room.sheet
    of = sheet.game, sheet.rules, tuple(sheet.chronicles), sheet.corrected, sheet.automa
    return _given(request, await asyncio.to_thread(printed, *of))
