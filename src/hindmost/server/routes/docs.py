"""What programs can do here, served by the server itself: no page of ours loads anything from elsewhere."""

from __future__ import annotations

import html
import json
import site
import sys
from pathlib import Path
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse

from hindmost.server.wire.schema import json_schema, openapi

router = APIRouter()

PLACES: Final = (
    Path(__file__).parents[4] / "docs" / "socket.md",
    *(Path(base) / "share" / "hindmost" / "socket.md" for base in (sys.prefix, site.getuserbase())),
)
"""In the project's own folder, and where an installation puts it."""


def socket_text() -> str:
    for place in PLACES:
        if place.is_file():
            return place.read_text("utf-8")
    return "The description of the socket is not part of this installation; see schema.json.\n"


@router.get("/docs", include_in_schema=False)
async def docs(request: Request) -> Response:
    document = openapi(request.app)
    rows = []
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            rows.append(_row(method, path, operation))
    page = f"""<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Hindmost: for programs</title>
<h1>Hindmost: for programs</h1>
<ul>
<li><a href="/docs/openapi.json">openapi.json</a>: every route (OpenAPI 3.1)</li>
<li><a href="/docs/socket">The socket</a>: every message of live play</li>
<li><a href="/docs/schema.json">schema.json</a>: all types as one JSON Schema document</li>
</ul>
<p>{html.escape(document["info"]["description"])}</p>
<table><thead><tr><th>Route<th>What it does<th>Who may<th>Takes<th>Gives</tr></thead>
<tbody>{"".join(rows)}</tbody></table>
</html>"""
    return HTMLResponse(page)


def _row(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = _type(operation.get("requestBody", {}))
    good = next(code for code in sorted(operation["responses"]) if code.startswith("2"))
    cells = (
        f"<code>{method.upper()} {html.escape(path)}</code>",
        html.escape(" ".join(filter(None, (operation["summary"] + ".", operation.get("description", ""))))),
        operation.get("x-may", ""),
        takes,
        _type(operation["responses"][good]),
    )
    return "<tr>" + "".join(f"<td>{cell}" for cell in cells) + "</tr>\n"


def _type(part: dict[str, Any]) -> str:
    content = part.get("content", {}).get("application/json", {}).get("schema", {})
    return html.escape(content.get("$ref", "").rpartition("/")[2])


@router.get("/docs/openapi.json", include_in_schema=False)
async def openapi_document(request: Request) -> Response:
    return Response(json.dumps(openapi(request.app)), media_type="application/json")


@router.get("/docs/schema.json", include_in_schema=False)
async def schema_document() -> Response:
    return Response(json.dumps(json_schema()), media_type="application/schema+json")


@router.get("/docs/socket", include_in_schema=False)
async def socket_page() -> Response:
    return Response(socket_text(), media_type="text/markdown; charset=utf-8")
