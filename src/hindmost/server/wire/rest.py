"""How a route is written: bodies read into structs, structs written as answers, all of it documented for OpenAPI."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Literal, TypeVar

import msgspec
from fastapi import Request, Response
from starlette.requests import ClientDisconnect

from hindmost.server.wire.errors import Refused, Unreadable
from hindmost.server.wire.models import Problem

T = TypeVar("T")

May = Literal["anyone", "watcher", "member", "seat", "host"]
"""Who may use a route: anyone; who may watch the table; who sits there; who holds the seat in question; its host."""

ENCODER = msgspec.json.Encoder()
JSON = "application/json"


def reply(data: msgspec.Struct, status: int = 200) -> Response:
    return Response(ENCODER.encode(data), status, media_type=JSON)


def problem(error: Refused) -> Response:
    body = Problem(error.status, error.code, error.text, error.reason, error.rule, error.state)
    return reply(body, error.status)


def parsed(kind: type[T]) -> Callable[[Request], Awaitable[T]]:
    """A dependency that reads the request's body as this struct. Only JSON: a form on another site cannot send it."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> T:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Unreadable("unreadable", detail="Send the body as application/json.")
        try:
            return decoder.decode(await request.body())
        except ClientDisconnect as error:
            raise Unreadable("unreadable", detail="The request broke off.") from error
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as error:
            raise Unreadable("unreadable", detail=f"The body: {error}") from error

    return read


ERRORS = {
    403: "Not yours to do, or the request did not come from an allowed page.",
    404: "There is no such thing, or you may not know of it.",
    409: "The situation does not allow it; `stale` brings the fresh state along.",
    413: "Too large.",
    422: "The request cannot be read, or the rules do not allow it.",
    429: "Too much at once: try again later.",
    507: "The disk is full: nothing was stored.",
}


def op(
    summary: str,
    may: May,
    answer: type | None,
    body: type | None = None,
    status: int = 200,
    errors: tuple[int, ...] = (),
) -> dict[str, Any]:
    """What the decorator of a route needs. `may` is published as `x-may`, and the tests hold every route to it."""
    codes = {422, 429, *errors} | (set() if may == "anyone" else {404})
    if may in ("member", "seat", "host"):
        codes.add(403)
    extra: dict[str, Any] = {"x-may": may}
    if body is not None:
        codes |= {413, 507}
        extra["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": {"$ref": f"#/components/schemas/{body.__name__}"}}},
        }
    responses: dict[int | str, dict[str, Any]] = {
        code: {"description": ERRORS[code], "content": {JSON: {"schema": {"$ref": "#/components/schemas/Problem"}}}}
        for code in sorted(codes)
    }
    done: dict[str, Any] = {"description": "Done."}
    if answer is not None:
        done["content"] = {JSON: {"schema": {"$ref": f"#/components/schemas/{answer.__name__}"}}}
    responses[status] = done
    return {
        "summary": summary,
        "status_code": status,
        "response_class": Response,
        "responses": responses,
        "openapi_extra": extra,
    }
