"""What packages outside the project bring that the client was not built with: texts, rules, lessons, drawings."""

from __future__ import annotations

import hashlib
import json
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response

from hindmost.server.wire.errors import NotThere
from hindmost.server.wire.rest import op
from hindmost.text.introductions import introductions
from hindmost.text.messages import brought_texts, languages
from hindmost.text.places import brought_folders, chronicle_name
from hindmost.text.rules import brought_rules

router = APIRouter(tags=["catalogues"])

TEXT: Final = "text/plain; charset=utf-8"
BOOKS: Final = "application/json"
PROGRAM: Final = "text/javascript; charset=utf-8"
NOTHING_DRAWN: Final = "export default () => ({});\n"


A_TEXT: Final[dict[str, Any]] = {"type": "string"}
TEXTS: Final[dict[str, Any]] = {"type": "object", "additionalProperties": A_TEXT}
ANY: Final[dict[str, Any]] = {"type": "object"}

Number = Annotated[int, Path(ge=0, le=99)]


def _op(summary: str, kind: str, schema: dict[str, Any] = A_TEXT) -> dict[str, Any]:
    given = op(summary, "anyone", None, errors=(404,))
    given["responses"][200]["content"] = {kind.partition(";")[0]: {"schema": schema}}
    given["responses"][304] = {"description": "It is the one whose ETag you have."}
    return given


def _given(request: Request, text: str, kind: str) -> Response:
    """Packages change with the server's next start, and hardly ever: it is asked for again by its mark alone."""
    mark = f'"{hashlib.sha256(text.encode()).hexdigest()[:32]}"'
    headers = {"ETag": mark, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match", "").removeprefix("W/") == mark:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type=kind, headers=headers)


@router.get("/api/brought/texts/{lang}", **_op("The texts of chronicles that packages bring", TEXT))
async def texts(request: Request, lang: str) -> Response:
    """In the format of Fluent; those of the project's own are part of its client."""
    if lang not in languages():
        raise NotThere("nothing-here")
    return _given(request, brought_texts(lang), TEXT)


@router.get("/api/brought/rules/{lang}", **_op("The rules of chronicles that packages bring", BOOKS, TEXTS))
async def rules(request: Request, lang: str) -> Response:
    """In Markdown, by the names of the chronicles; those of the project's own are part of its client."""
    if lang not in languages():
        raise NotThere("nothing-here")
    return _given(request, json.dumps(brought_rules(lang)), BOOKS)


@router.get(
    "/api/brought/{game}/{number}/lesson", **_op("The introduction to a chronicle that a package brings", BOOKS, ANY)
)
async def lesson(request: Request, game: str, number: Number) -> Response:
    """A record, a script and the names of what is said; those of the project's own are part of its client."""
    name = chronicle_name(game, number)
    if name not in brought_folders() or name not in introductions():
        raise NotThere("nothing-here")
    return _given(request, introductions()[name].read_text("utf-8"), BOOKS)


@router.get("/api/brought/{game}/{number}", **_op("How a browser draws a chronicle that a package brings", PROGRAM))
async def drawing(request: Request, game: str, number: Number) -> Response:
    """A JavaScript module; one that draws nothing where the package has none."""
    folder = brought_folders().get(chronicle_name(game, number))
    if folder is None:
        raise NotThere("nothing-here")
    file = folder.joinpath("browser.js")
    return _given(request, file.read_text("utf-8") if file.is_file() else NOTHING_DRAWN, PROGRAM)
