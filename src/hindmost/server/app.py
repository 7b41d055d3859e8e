"""The application: routes, socket, pages, and what surrounds them."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.websockets import WebSocket

from hindmost.api import troubles
from hindmost.server.gate.guard import Guard
from hindmost.server.hall import Hall
from hindmost.server.hosting import router as hosting_router
from hindmost.server.routes import ROUTERS
from hindmost.server.routes.client import add_client
from hindmost.server.routes.docs import router as docs_router
from hindmost.server.settings import Settings
from hindmost.server.upkeep.meter import Meter
from hindmost.server.wire.errors import Refused, Unreadable
from hindmost.server.wire.rest import problem
from hindmost.server.wire.schema import openapi

log = logging.getLogger("hindmost.server")


def create_app(settings: Settings) -> FastAPI:
    """An application of its own for each call; its parts are opened when the server starts it."""
    meter = Meter()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = await Hall.open(settings, meter)
        app.state.hall = hall
        log.info("started", extra={"fields": {"database": hall.store.kind}})
        for trouble in troubles():
            log.warning("chronicle-left-out", extra={"fields": {"trouble": trouble}})
        yield
        await hall.close()
        log.info("stopped")

    app = FastAPI(title="Hindmost", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None)
    app.add_middleware(Guard, settings=settings, observe=meter.request)
    app.add_exception_handler(Refused, _refused)
    app.add_exception_handler(RequestValidationError, _unreadable)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _failed)
    for router in ROUTERS:
        app.include_router(router)
    app.include_router(docs_router)
    app.include_router(hosting_router)

    @app.websocket("/ws/tables/{table}")
    async def table_socket(socket: WebSocket, table: str) -> None:
        hall: Hall = socket.app.state.hall
        await hall.sockets.serve(socket, table, hall.signer.person(socket.cookies.get("hindmost")))

    add_client(app)
    app.openapi = lambda: openapi(app)  # type: ignore[method-assign]
    return app


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refused)
    return problem(error)


async def _unreadable(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    places = sorted({".".join(map(str, each["loc"])) for each in error.errors()})
    return problem(Unreadable("unreadable", detail=f"Look at {', '.join(places)}."))


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = Refused({404: "nothing-here", 405: "not-possible"}.get(error.status_code, "failed"))
    answer.status = error.status_code
    answer.code = {404: "not-there", 405: "not-possible"}.get(error.status_code, "refused")
    response = problem(answer)
    response.headers.update(error.headers or {})
    return response


async def _failed(request: Request, error: Exception) -> Response:
    log.error("request-failed", exc_info=error)
    answer = Refused("failed", "failed")
    answer.status = 500
    return problem(answer)
