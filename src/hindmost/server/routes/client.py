"""The browser client's built files, and a plain page where they are missing."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final, TypeAlias

from fastapi import FastAPI, Request, Response
from fastapi.middleware.gzip import GZipMiddleware
from fastapi.responses import FileResponse, HTMLResponse
from fastapi.staticfiles import StaticFiles

PathLike: TypeAlias = str | os.PathLike[str]

STATIC: Final = Path(__file__).parent.parent / "static"

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
    "/sheet",
    "/companion",
    "/solo",
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


class Client(StaticFiles):
    """Names of built files change with their contents, so those can be kept for ever; all others are asked for anew."""

    def file_response(self, full_path: PathLike, *args: Any, **more: Any) -> Response:
        response = super().file_response(full_path, *args, **more)
        built = Path(full_path).parent.name == "assets"
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable" if built else "no-cache"
        return response


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
        app.mount("/", GZipMiddleware(Client(directory=folder), minimum_size=1024), name="client")
