"""Plans: tried out in private, kept as notes, armed to be played when the turn comes; and hints."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from hindmost.server.hall import hall_of
from hindmost.server.routes.play import OwnSeat
from hindmost.server.routes.tables import TableId
from hindmost.server.wire.plans import NewPlan, PlanChange, PlanInfo, PlanList, Trial, Tried
from hindmost.server.wire.rest import op, parsed, reply
from hindmost.server.wire.thoughts import HintInfo, HintWish

router = APIRouter(tags=["plans"])

PlanId = Annotated[str, Path(pattern="^[0-9a-f]{16}$", description="A plan's id.")]


@router.post("/api/tables/{table}/plans/trial", **op("Try moves out in private", "seat", Tried, Trial, errors=(409,)))
async def attempt(request: Request, table: TableId, body: Annotated[Trial, Depends(parsed(Trial))]) -> Response:
    """At any time, with rivals' moves too. Whatever you cannot know is dealt anew; nothing is kept or told."""
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    access.seat(body.seat)
    return reply(await hall.plans.attempt(room, body))


@router.get("/api/tables/{table}/plans", **op("The plans of your seat", "seat", PlanList))
async def plans(request: Request, table: TableId, seat: OwnSeat) -> Response:
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    return reply(PlanList(await hall.plans.of(room, access.seat(seat))))


@router.post("/api/tables/{table}/plans", **op("Keep a plan", "seat", PlanInfo, NewPlan, 201, (409,)))
async def save(request: Request, table: TableId, body: Annotated[NewPlan, Depends(parsed(NewPlan))]) -> Response:
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    access.seat(body.seat)
    return reply(await hall.plans.save(room, body), 201)


@router.patch(
    "/api/tables/{table}/plans/{plan}", **op("Arm a plan, or write to it", "seat", PlanInfo, PlanChange, errors=(409,))
)
async def change(
    request: Request, table: TableId, plan: PlanId, body: Annotated[PlanChange, Depends(parsed(PlanChange))]
) -> Response:
    """An armed plan is played when your turn comes (at once if it has come), or dropped with the reason."""
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    access.seat(body.seat)
    return reply(await hall.plans.change(room, plan, body))


@router.delete("/api/tables/{table}/plans/{plan}", **op("Throw a plan away", "seat", None, status=204))
async def remove(request: Request, table: TableId, plan: PlanId, seat: OwnSeat) -> Response:
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    await hall.plans.remove(room, access.seat(seat), plan)
    return Response(status_code=204)


@router.post("/api/tables/{table}/hint", **op("What you might do", "seat", HintInfo, HintWish, errors=(409,)))
async def hint(request: Request, table: TableId, body: Annotated[HintWish, Depends(parsed(HintWish))]) -> Response:
    """Only where nobody else but bots plays, or where the table was laid with hints for all. It is found with nothing
    but what the seat may know, and nobody else can tell that it was asked for."""
    hall = hall_of(request)
    room, access = await hall.room(table, request)
    return reply(await hall.hints.light(room, access.person, access.seat(body.seat), body.version))
