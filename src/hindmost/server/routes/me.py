"""Who you are, your tables, and where to tell you that it is your turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from hindmost.server.gate.guard import client_of
from hindmost.server.hall import hall_of
from hindmost.server.wire.models import Me, Naming, NewNotice, NextTable, NoticeList, Sent, TableList
from hindmost.server.wire.rest import op, parsed, reply

router = APIRouter(tags=["me"])

NoticeId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]


@router.get("/api/me", **op("Who you are", "anyone", Me))
async def me(request: Request) -> Response:
    hall = hall_of(request)
    person = hall.person(request)
    name = None if person is None else await hall.people.name(person)
    return reply(Me(name or "", person is not None))


@router.put("/api/me", **op("Give yourself a name", "anyone", Me, Naming))
async def rename(request: Request, body: Annotated[Naming, Depends(parsed(Naming))]) -> Response:
    """Makes you known to the server, with a cookie. Seats you hold already keep the name they have."""
    hall = hall_of(request)
    person, new = hall.somebody(request)
    response = reply(Me(await hall.people.named(person, body.name), True))
    if new:
        hall.give_cookie(response, person)
    return response


@router.get("/api/me/tables", **op("Your tables, those that wait for you first", "anyone", TableList))
async def tables(request: Request) -> Response:
    hall = hall_of(request)
    person = hall.person(request)
    return reply(TableList([] if person is None else await hall.lobby.mine(person)))


@router.get("/api/me/next", **op("The next table at which it is your turn", "anyone", NextTable))
async def next_table(request: Request, after: Annotated[str | None, Query(max_length=40)] = None) -> Response:
    """`after`: the table you are at, so that you are led round all of them."""
    hall = hall_of(request)
    person = hall.person(request)
    found = [] if person is None else await hall.lobby.mine(person)
    # The one that has waited longest comes first.
    waiting = [info.id for info in sorted(found, key=lambda info: (info.changed, info.id)) if info.your_turn]
    if not waiting:
        return reply(NextTable(None, 0))
    place = waiting.index(after) + 1 if after in waiting else 0
    return reply(NextTable(waiting[place % len(waiting)], len(waiting)))


@router.get("/api/me/notices", **op("Where you are told that it is your turn", "anyone", NoticeList))
async def notices(request: Request) -> Response:
    """`kinds` is what this server can send: offer nothing else, and nothing at all if it is empty."""
    hall = hall_of(request)
    return reply(await hall.notices.of(hall.person(request)))


@router.post("/api/me/notices", **op("Add an address for notices", "anyone", NoticeList, NewNotice, 201, (409,)))
async def add_notice(request: Request, body: Annotated[NewNotice, Depends(parsed(NewNotice))]) -> Response:
    """Adding is opting in: nothing is sent to any other address. Addresses in our own network are refused."""
    hall = hall_of(request)
    person, new = hall.somebody(request)
    await hall.notices.add(person, body)
    response = reply(await hall.notices.of(person), 201)
    if new:
        hall.give_cookie(response, person)
    return response


@router.delete("/api/me/notices/{notice}", **op("Remove an address", "anyone", NoticeList, errors=(404,)))
async def remove_notice(request: Request, notice: NoticeId) -> Response:
    hall = hall_of(request)
    person, _ = hall.somebody(request)
    await hall.notices.remove(person, notice)
    return reply(await hall.notices.of(person))


@router.post("/api/me/notices/{notice}/test", **op("Send a notice now, to try it", "anyone", Sent, errors=(404,)))
async def test_notice(request: Request, notice: NoticeId) -> Response:
    hall = hall_of(request)
    person, _ = hall.somebody(request)
    return reply(await hall.notices.test(person, notice, client_of(request.scope, hall.settings.trust_proxy)))
