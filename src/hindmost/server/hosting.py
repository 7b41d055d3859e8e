"""The addresses for whoever runs the server: numbers, and a page. Nothing is there unless the settings say so."""

from __future__ import annotations

import base64
import hmac
from pathlib import Path
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import HTMLResponse

import hindmost
from hindmost.server.gate.guard import client_of
from hindmost.server.hall import Hall, hall_of
from hindmost.server.upkeep import overview
from hindmost.server.upkeep.meter import CONTENT_TYPE
from hindmost.server.upkeep.page import language_of, page
from hindmost.server.wire.errors import NotThere, TooMuch
from hindmost.text.messages import say

router = APIRouter(include_in_schema=False)

STYLE: Final = Path(overview.__file__).parent / "admin.css"


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    hall = hall_of(request)
    if not hall.settings.metrics:
        raise NotThere("nothing-here")
    if hall.settings.admin_token is not None and (shut := _shut(request, hall)) is not None:
        return shut
    return Response(hall.meter.told(await _load(hall)), media_type=CONTENT_TYPE, headers={"Cache-Control": "no-store"})


@router.get("/admin")
async def admin(request: Request, lang: Annotated[str | None, Query(max_length=10)] = None) -> Response:
    hall = hall_of(request)
    if hall.settings.admin_token is None:
        raise NotThere("nothing-here")
    if (shut := _shut(request, hall)) is not None:
        return shut
    about = {
        "version": hindmost.__version__,
        "database": hall.store.kind,
        "engine": "compiled" if hindmost.is_compiled() else "interpreted",
    }
    text = page(
        language_of(lang, request.headers.get("accept-language", "")),
        hall.settings.now(),
        about,
        await _load(hall),
        await overview.latest_tables(hall.store, hall.rooms),
        await overview.addresses(hall.store),
        reversed(hall.recent.lines),
        {info.id: info.title for info in hindmost.games()},
    )
    return HTMLResponse(text, headers={"Cache-Control": "no-store"})


@router.get("/admin.css")
async def style(request: Request) -> Response:
    if hall_of(request).settings.admin_token is None:
        raise NotThere("nothing-here")
    return Response(STYLE.read_bytes(), media_type="text/css", headers={"Cache-Control": "no-cache"})


async def _load(hall: Hall) -> overview.Load:
    return await overview.load_of(hall.store, hall.rooms, hall.sockets)


def _shut(request: Request, hall: Hall) -> Response | None:
    """The answer to whoever has not the host's token: as a bearer's, or as the password that a browser asks for."""
    client = client_of(request.scope, hall.settings.trust_proxy)
    given = _token(request.headers.get("authorization", ""))
    wanted = hall.settings.admin_token or ""
    if given is not None and hmac.compare_digest(given.encode(), wanted.encode()):
        return None
    if given is not None and not hall.guesses.take(client):
        raise TooMuch("requests")
    lang = language_of(None, request.headers.get("accept-language", ""))
    ask = {"WWW-Authenticate": 'Basic realm="Hindmost", charset="UTF-8"', "Cache-Control": "no-store"}
    return Response(say("admin-locked", lang), 401, ask, "text/plain")


def _token(header: str) -> str | None:
    kind, _, rest = header.partition(" ")
    if kind.lower() == "bearer":
        return rest.strip()
    if kind.lower() != "basic":
        return None
    try:
        return base64.b64decode(rest, validate=True).decode().partition(":")[2]
    except ValueError:
        return ""
