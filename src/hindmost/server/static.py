"""The browser client's built files, and a plain page where they are missing."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from fastapi.staticfiles import StaticFiles

STATIC: Final = Path(__file__).parent / "static"

PAGES: Final = (
    "/",
    "/new",
    "/join",
    "/g/{table}",
    "/learn",
    "/learn/{game}",
    "/rules",
    "/rules/{clause}",
    "/settings",
    "/tiles",
)
"""The client's own addresses: it finds out by itself what to show there."""

UNBUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hindmost</title>
<h1>Hindmost</h1>
<p>The server is running, but the browser client has not been built.</p>
<p><a href="/docs">What programs can do here</a></p>
</html>
"""


def add_client(app: FastAPI, folder: Path = STATIC) -> None:
    """The client is one page at many addresses; its other files lie beside it.

    Secrets of links are in the fragment, which browsers never send.
    """
    index = folder / "index.html"

    async def page(request: Request) -> Response:
        if index.is_file():
            return FileResponse(index, headers={"Cache-Control": "no-cache"})
        return HTMLResponse(UNBUILT)

    for path in PAGES:
        app.add_api_route(path, page, include_in_schema=False, methods=["GET"])
    if folder.is_dir():
        app.mount("/", StaticFiles(directory=folder), name="client")
