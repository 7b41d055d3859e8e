"""Who may do what: every operation of the documents against everybody."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, get_args

import msgspec
from fastapi import FastAPI
from fastapi.routing import APIRoute, APIWebSocketRoute
from websockets.exceptions import ConnectionClosed

from hindmost.server import create_app
from hindmost.server.hosting import router as hosting
from hindmost.server.routes import ROUTERS
from hindmost.server.routes.client import PAGES
from hindmost.server.wire.messages import FromClient
from hindmost.server.wire.schema import openapi
from tests.server.running import Person, served, settings

ROLES = ("nobody", "stranger", "spectator", "other seat", "seat", "host")
MAY: dict[str, tuple[str, ...]] = {
    "anyone": ROLES,
    "watcher": ("spectator", "other seat", "seat", "host"),
    "member": ("other seat", "seat", "host"),
    "seat": ("seat",),
    "host": ("host",),
}
STEP = {"seat": 1, "version": "1.0"}
ROWS: dict[tuple[str, str], Any] = {
    # Operation: body, or query under "?". What a request asks for need not be possible, only readable.
    ("get", "/healthz"): None,
    ("get", "/api/offer"): None,
    ("get", "/api/me"): None,
    ("put", "/api/me"): {"name": "Ann"},
    ("delete", "/api/me"): None,
    ("get", "/api/me/tables"): None,
    ("get", "/api/me/next"): None,
    ("get", "/api/me/solo"): None,
    ("post", "/api/me/solo"): {"game": "glen-more-ii", "occasion": "daily", "level": "raiglar"},
    ("get", "/api/me/level"): {"?": {"game": "glen-more"}},
    ("get", "/api/me/notices"): None,
    ("post", "/api/me/notices"): {"kind": "webhook", "target": "https://example.com/"},
    ("delete", "/api/me/notices/{notice}"): None,
    ("post", "/api/me/notices/{notice}/test"): None,
    ("get", "/api/tables"): None,
    ("post", "/api/tables"): {"game": "glen-more", "seats": [{"kind": "open"}, {"kind": "open"}]},
    ("post", "/api/invitations"): {"token": "nosuchtable0-1-x"},
    ("post", "/api/claims"): {"token": "nosuchtable0-1-x"},
    ("get", "/api/tables/{table}"): None,
    ("patch", "/api/tables/{table}"): {"chat": True},
    ("put", "/api/tables/{table}/seats/{seat}"): {"kind": "bot", "bot": "random"},
    ("post", "/api/tables/{table}/seats/{seat}/standin"): None,
    ("put", "/api/tables/{table}/seats/{seat}/standin"): {"agree": False},
    ("post", "/api/tables/{table}/start"): None,
    ("post", "/api/tables/{table}/leave"): None,
    ("post", "/api/tables/{table}/abandon"): None,
    ("post", "/api/tables/{table}/rematch"): None,
    ("get", "/api/tables/{table}/state"): None,
    ("post", "/api/tables/{table}/actions"): {**STEP, "option": "take 1"},
    ("post", "/api/tables/{table}/undo"): STEP,
    ("post", "/api/tables/{table}/redo"): STEP,
    ("post", "/api/tables/{table}/reset"): STEP,
    ("post", "/api/tables/{table}/settle"): {"version": "1.0"},
    ("get", "/api/tables/{table}/preview"): {"?": {**STEP, "option": "take 1"}},
    ("get", "/api/tables/{table}/explain"): {"?": {"seat": 1, "option": "take 1"}},
    ("get", "/api/tables/{table}/log"): None,
    ("get", "/api/tables/{table}/answers"): {"?": {"seat": 1}},
    ("get", "/api/tables/{table}/past/{n}"): None,
    ("post", "/api/tables/{table}/plans/trial"): STEP,
    ("post", "/api/tables/{table}/hint"): STEP,
    ("get", "/api/tables/{table}/analysis"): None,
    ("post", "/api/tables/{table}/play-on"): {"n": 0, "seat": 0},
    ("get", "/api/tables/{table}/plans"): {"?": {"seat": 1}},
    ("post", "/api/tables/{table}/plans"): {**STEP, "steps": []},
    ("patch", "/api/tables/{table}/plans/{plan}"): {"seat": 1, "note": "x"},
    ("delete", "/api/tables/{table}/plans/{plan}"): {"?": {"seat": 1}},
    ("get", "/api/tables/{table}/standing"): {"?": {"seat": 1}},
    ("put", "/api/tables/{table}/standing"): {"seat": 1, "kind": "intercept", "answer": "no"},
    ("get", "/api/tables/{table}/chat"): None,
    ("post", "/api/tables/{table}/chat"): {"text": "hello"},
    ("get", "/api/tables/{table}/record"): None,
    ("post", "/api/records"): {"format": "none"},
    ("get", "/api/games/{game}/catalogue"): None,
    ("get", "/api/tables/{table}/catalogue"): None,
    ("post", "/api/sheets"): {"game": "glasgow", "seats": 2},
    ("get", "/api/companion/prints"): None,
    ("post", "/api/companion"): {"level": "raiglar"},
    ("get", "/api/brought/texts/{lang}"): None,
    ("get", "/api/brought/rules/{lang}"): None,
    ("get", "/api/brought/{game}/{number}"): None,
    ("get", "/api/brought/{game}/{number}/lesson"): None,
}
GONE = {
    ("get", "/api/brought/{game}/{number}"),
    ("get", "/api/brought/{game}/{number}/lesson"),
    ("delete", "/api/me/notices/{notice}"),
    ("post", "/api/me/notices/{notice}/test"),
    ("post", "/api/claims"),
    ("post", "/api/invitations"),
}
"""Those about something of one's own, or with a secret: 404 says that there is no such thing, to everybody alike."""


class Table:
    """A game under way, and one of each."""

    def __init__(self, people: dict[str, Person], table: str) -> None:
        self.people = people
        self.id = table


@contextlib.asynccontextmanager
async def everybody(url: str) -> AsyncIterator[dict[str, Person]]:
    people = {role: Person(url) for role in ROLES}
    for role, person in people.items():
        if role != "nobody":
            await person.ask("PUT", "/api/me", {"name": role.title()})
    try:
        yield people
    finally:
        for person in people.values():
            await person.http.aclose()


async def begun(people: dict[str, Person], **more: Any) -> str:
    table = await people["host"].create("mine", "open", "open", **more)
    await people["seat"].claim(table["seats"][1]["token"])
    await people["other seat"].claim(table["seats"][2]["token"])
    await people["spectator"].claim(table["watch"])
    await people["host"].start(table["id"])
    return str(table["id"])


async def planned(person: Person, table: str) -> str:
    """Something of the seat's own that others may not reach even if they know its name."""
    return str((await person.ask("POST", f"/api/tables/{table}/plans", {**STEP, "steps": []}, 201))["id"])


def operations(app: FastAPI) -> dict[tuple[str, str], str]:
    return {
        (method, path): operation["x-may"]
        for path, found in openapi(app)["paths"].items()
        for method, operation in found.items()
    }


def test_the_document_leaves_no_route_out(tmp_path: Path) -> None:
    """What is no operation: the client's pages, which are everybody's, those of whoever runs the server, and the
    socket, whose frames have rows below."""
    app = create_app(settings(tmp_path))
    documented = operations(app)
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    for route in routes:
        assert {(method.lower(), route.path) for method in route.methods or ()} <= set(documented)
    assert len(routes) == len(documented)
    own = {route.path for route in app.routes if isinstance(route, (APIRoute, APIWebSocketRoute))}
    assert own == {*PAGES, "/ws/tables/{table}"}
    hosts = {route.path for route in hosting.routes if isinstance(route, APIRoute)}
    assert hosts == {"/metrics", "/admin", "/admin.css"}, (
        "what is for the host alone has its own tests (test_upkeep.py)"
    )


async def test_every_route_against_everybody(tmp_path: Path) -> None:
    chosen = settings(tmp_path, bot_pause=3600)
    found = operations(create_app(chosen))
    assert set(found) == set(ROWS), "every route has a row, and every row a route"
    with served(chosen) as server:
        async with everybody(server.url) as people:
            for (method, path), may in found.items():
                table = await begun(people)
                row = ROWS[method, path]
                query = row["?"] if row and "?" in row else None
                body = None if query else row
                plan = await planned(people["seat"], table) if "{plan}" in path else ""
                where = path.format(
                    table=table, seat=1, n=0, notice="0" * 16, plan=plan, game="glasgow", lang="fr", number=0
                )
                allowed = MAY[may]
                for role in ROLES:
                    person = people[role]
                    if role == "nobody":
                        person.http.cookies.clear()
                    answer = await person.http.request(method, where, json=body, params=query)
                    cell = f"{role}: {method} {path}: {answer.status_code} {answer.text[:200]}"
                    assert answer.status_code < 500, cell
                    if (method, path) in GONE:
                        assert answer.status_code == 404, cell
                    elif role in allowed:
                        assert answer.status_code not in (401, 403, 404), cell
                    else:
                        assert answer.status_code in (403, 404), cell
                        if role in ("nobody", "stranger"):
                            assert answer.status_code == 404, f"{cell}: they must not learn that there is a table"


async def test_looking_from_a_seat_is_for_its_holder(tmp_path: Path) -> None:
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with everybody(server.url) as people:
            table = await begun(people)
            for role in ROLES:
                for what in ("state", "log", "past/0"):
                    answer = await people[role].http.get(f"/api/tables/{table}/{what}", params={"seat": 1})
                    assert (answer.status_code == 200) == (role == "seat"), f"{role} {what} {answer.status_code}"


FRAMES: dict[str, Any] = {
    "act": {**STEP, "id": "x", "option": "take 1"},
    "undo": {**STEP, "id": "x"},
    "redo": {**STEP, "id": "x"},
    "reset": {**STEP, "id": "x"},
    "settle": {"id": "x", "version": "1.0"},
    "preview": {**STEP, "id": "x", "option": "take 1"},
    "explain": {"id": "x", "seat": 1, "option": "take 1"},
    "look": {"seat": 1},
    "say": {"id": "x", "text": "hello", "seat": 1},
}


MAY_SEND = {"settle": "host"}
"""Whose frame it is; the seat's, where nothing else is said."""


async def test_every_frame_against_everybody(tmp_path: Path) -> None:
    tags = set()
    for each in get_args(FromClient):
        info = msgspec.inspect.type_info(each)
        assert isinstance(info, msgspec.inspect.StructType)
        tags.add(info.tag)
    assert tags == {"hello", *FRAMES}, "every message has a row"
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with everybody(server.url) as people:
            table = await begun(people)
            for role in ROLES:
                hello_code = await closed_after_hello(people[role], table, 1)
                assert hello_code == (None if role == "seat" else 4404 if role in ("nobody", "stranger") else 4403)
                if role in ("nobody", "stranger"):
                    continue
                async with people[role].socket(table) as talk:
                    await talk.settled()
                    for kind, frame in FRAMES.items():
                        await talk.send(type=kind, **frame)
                        answer = await talk.until("refused", "done", "previewed", "explained", "state")
                        denied = answer["type"] == "refused" and answer["status"] == 403
                        assert denied == (role != MAY_SEND.get(kind, "seat")), f"{role} {kind}: {answer}"
                        if answer["type"] == "refused" and answer["status"] == 409 and answer["code"] == "stale":
                            await talk.until("state")


async def test_only_the_host_tells_what_came(tmp_path: Path) -> None:
    """By every frame and every route that names who acts."""
    with served(settings(tmp_path, bot_pause=3600)) as server:
        async with everybody(server.url) as people:
            table = await begun(people, chance="told")
            for role in ROLES:
                telling = {"seat": -1, "version": "1.0"}
                for what in ("actions", "undo", "redo", "reset"):
                    body = {**telling, "option": "seat 9"} if what == "actions" else telling
                    answer = await people[role].http.post(f"/api/tables/{table}/{what}", json=body)
                    may = (404,) if role in ("nobody", "stranger") else (409, 422) if role == "host" else (403,)
                    assert answer.status_code in may, f"{role} {what}: {answer.text}"
                if role in ("nobody", "stranger"):
                    continue
                async with people[role].socket(table) as talk:
                    await talk.settled()
                    assert (talk.state["telling"] is not None) == (role == "host")
                    assert [(each["seat"], each["kind"]) for each in talk.state["waiting"]] == [(-1, "seat-order")]
                    for kind in ("act", "undo", "redo", "reset", "settle"):
                        frame: dict[str, Any] = {"version": "1.0"} if kind == "settle" else dict(telling)
                        frame |= {"option": "seat 9"} if kind == "act" else {}
                        await talk.send(type=kind, id="x", **frame)
                        refused = await talk.until("refused")
                        assert (refused["status"] != 403) == (role == "host"), f"{role} {kind}: {refused}"


async def closed_after_hello(person: Person, table: str, seat: int) -> int | None:
    """The code with which the socket is closed, or None if it is welcome."""
    try:
        async with person.socket(table, seat=seat) as talk:
            await talk.settled()
            return None
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None
