"""Who you are, your tables, how you did alone, and where to tell you that it is your turn."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Query, Request, Response

from hindmost.server.gate.guard import client_of
from hindmost.server.hall import hall_of
from hindmost.server.people.identity import COOKIE
from hindmost.server.wire.models import (
    FittingLevel,
    Me,
    Naming,
    NewNotice,
    NextTable,
    NoticeList,
    Sent,
    TableInfo,
    TableList,
)
from hindmost.server.wire.rest import op, parsed, reply
from hindmost.server.wire.solo import SoloBook, SoloWish

router = APIRouter(tags=["me"])

NoticeId = Annotated[str, Path(pattern="^[0-9a-f]{16}$")]
SoloGame = Annotated[str, Query(max_length=40, description="A game that has a solo opponent.")]


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


@router.delete("/api/me", **op("Be forgotten", "anyone", None, status=204, errors=(409,)))
async def forget(request: Request) -> Response:
    """Deletes your name, your addresses, what you said and planned, and your seats; games that are over keep a seat
    without a name. First leave the games that are being played."""
    hall = hall_of(request)
    person = hall.person(request)
    response = Response(status_code=204)
    if person is not None:
        await hall.retention.person(person)
        response.delete_cookie(COOKIE, path="/")
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


@router.get("/api/me/solo", **op("Your games against a solo opponent", "anyone", SoloBook, errors=(404,)))
async def solo(request: Request, game: SoloGame = "glen-more-ii") -> Response:
    """Finished tables of this server at which you sat; not those that came as records, nor games on a real table."""
    hall = hall_of(request)
    return reply(await hall.solo.book(hall.person(request), game))


@router.post("/api/me/solo", **op("Play the day's deal, or a step", "anyone", TableInfo, SoloWish, 201, (404, 409)))
async def play_alone(request: Request, body: Annotated[SoloWish, Depends(parsed(SoloWish))]) -> Response:
    """The table, laid and begun. If you have one for the deal of the day, or are at that step, you are led there."""
    hall = hall_of(request)
    person, new = hall.somebody(request)
    room = await hall.solo.begin(person, body, str(request.base_url))
    response = reply(hall.lobby.info(room.sheet, room.loaded.asked_openly, (), person), 201)
    if new:
        hall.give_cookie(response, person)
    return response


@router.get("/api/me/level", **op("The level of bots that fits you", "anyone", FittingLevel))
async def level(
    request: Request, game: Annotated[str, Query(max_length=40)], rivals: Annotated[int, Query(ge=1, le=9)] = 2
) -> Response:
    """For a game against so many `rivals`, by how your last ones ended."""
    hall = hall_of(request)
    person = hall.person(request)
    return reply(FittingLevel(None, 0) if person is None else await hall.fitting.level(person, game, rivals))


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
