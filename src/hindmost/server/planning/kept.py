"""Plans that are kept: notes of one seat, one of which may be armed and is played when the turn comes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from msgspec import UNSET
from sqlalchemy import Select, delete, insert, select, update

from hindmost import Game
from hindmost.server.limits import Limits
from hindmost.server.live.room import Room
from hindmost.server.people.identity import Signer, clean
from hindmost.server.planning.armed import Armed
from hindmost.server.planning.sandbox import Rehearsal, Sandbox, own_move
from hindmost.server.store import ArmedPlan, Store
from hindmost.server.store.interface import Row
from hindmost.server.store.layout import plans
from hindmost.server.wire.errors import Clash, Illegal, NotThere, Refused, TooMuch, Unreadable, WrongTime
from hindmost.server.wire.messages import Message
from hindmost.server.wire.plans import NewPlan, PlanChange, PlanInfo, PlanStep, Trial, Tried

PLANNED: Final = "plan"
"""Marks an announcement to other processes: a seat's plans have changed, the game is where it was."""
STEPS = msgspec.json.Decoder(list[PlanStep])
REASON = msgspec.json.Decoder(Message)


class NotItsTime(Exception):
    """The plan stays as it is: it is for the seat's turn, and something else is asked."""


class Plans:
    def __init__(self, store: Store, signer: Signer, limits: Limits, now: Callable[[], float]) -> None:
        self._store = store
        self._signer = signer
        self._limits = limits
        self._now = now
        self._armed = Armed(store)

    # ------------------------------------------------------------ trying out

    async def attempt(self, room: Room, trial: Trial) -> Tried:
        """Play the steps where only the seat can see it."""
        version, stale = self._begin(room, trial.seat, trial.version)
        box = self._sandbox(room, trial.seat)
        lines = len(room.face(trial.seat, False).lines)

        def work() -> Tried:
            (box.fit if stale else box.play)(trial.steps)
            if trial.ahead:
                box.ahead()
            state = box.state(version, lines, self._limits.previews_of_a_plan)
            return Tried(version, box.steps, state, box.guessed, box.game.over)

        return await asyncio.to_thread(work)

    def _begin(self, room: Room, seat: int, version: str) -> tuple[str, bool]:
        """The present version, and whether it is another than the one that was planned for."""
        if room.sheet.status != "playing":
            raise WrongTime(room.sheet.status)
        now = room.version(seat)
        return now, now != version

    def _sandbox(self, room: Room, seat: int) -> Sandbox:
        """Always the same one for a position, so that steps can be taken back and made again; not to be guessed."""
        text = f"{room.id}/{room.version(seat)}/{seat}"
        seed = int.from_bytes(self._signer.sign("plan", text).encode()[:12], "big")
        return Sandbox(room.shown_game(seat), seat, seed)

    # ------------------------------------------------------------ keeping

    async def of(self, room: Room, seat: int) -> list[PlanInfo]:
        found = await self._store.rows(self._own(room, seat).order_by(plans.c.created.desc()))
        return [_info(row) for row in found]

    async def save(self, room: Room, wish: NewPlan) -> PlanInfo:
        _, stale = self._begin(room, wish.seat, wish.version)
        if len(await self.of(room, wish.seat)) >= self._limits.plans_of_a_seat:
            raise TooMuch("plans")
        box = self._sandbox(room, wish.seat)
        (box.fit if stale else box.play)(wish.steps)
        row: Row = {
            "id": secrets.token_hex(8),
            "table_id": room.id,
            "seat": wish.seat,
            "nonce": room.sheet.seats[wish.seat].nonce,
            "note": clean(wish.note),
            "steps": msgspec.json.encode(box.steps).decode(),
            "fate": "kept",
            "takes": self._takes(room, box),
            "most": None,
            "reason": None,
            "rule": "",
            "created": self._now(),
        }
        await self._change(room, wish.seat, insert(plans).values(row))
        return _info(row)

    def _takes(self, room: Room, box: Sandbox) -> int | None:
        """The coins that the seat's own move takes, as it was planned."""
        start, end = own_move(box.steps, box.seat)
        if start == end:
            return None
        twin = self._sandbox(room, box.seat)
        twin.play(box.steps[:start])
        return Rehearsal(twin.game, box.seat, box.steps[start:end]).takes

    async def change(self, room: Room, plan: str, wish: PlanChange) -> PlanInfo:
        old = await self._one(room, wish.seat, plan)
        values: dict[str, Any] = {}
        disarm: list[Any] = []
        if wish.note is not UNSET:
            values["note"] = clean(wish.note)
        if wish.most is not UNSET:
            if wish.most is not None and old.takes is None:
                raise Unreadable("no-coins")
            values["most"] = wish.most
        if wish.armed is not UNSET:
            if wish.armed:
                self._check_armed(room, wish.seat, old)
                others = update(plans).where(plans.c.table_id == room.id, plans.c.seat == wish.seat)
                disarm = [others.where(plans.c.fate == "armed", plans.c.id != plan).values(fate="kept")]
            values |= {"fate": "armed" if wish.armed else "kept", "reason": None, "rule": ""}
        if values:
            await self._change(room, wish.seat, update(plans).where(plans.c.id == plan).values(values), *disarm)
            if wish.armed is True:
                await self.carry_out(room)
        return await self._one(room, wish.seat, plan)

    def _check_armed(self, room: Room, seat: int, plan: PlanInfo) -> None:
        if room.sheet.status != "playing":
            raise WrongTime(room.sheet.status)
        if not any(step.seat == seat for step in plan.steps):
            raise Clash("no-move", "no-move")
        draft = room.loaded.draft
        if draft is not None and draft.seat == seat and draft.steps:
            raise Clash("begun", "begun")

    async def remove(self, room: Room, seat: int, plan: str) -> None:
        await self._one(room, seat, plan)
        await self._change(room, seat, delete(plans).where(plans.c.id == plan))

    def _own(self, room: Room, seat: int) -> Select[Any]:
        nonce = room.sheet.seats[seat].nonce
        return select(plans).where(plans.c.table_id == room.id, plans.c.seat == seat, plans.c.nonce == nonce)

    async def _one(self, room: Room, seat: int, plan: str) -> PlanInfo:
        found = await self._store.rows(self._own(room, seat).where(plans.c.id == plan))
        if not found:
            raise NotThere("no-plan")
        return _info(found[0])

    async def _change(self, room: Room, seat: int, *statements: Any) -> None:
        changed = await self._store.change(*statements, table=_announced(room, seat))
        # A new set: whoever has asked the database before this was stored adds to the old one.
        room.unarmed = set()
        if changed:
            tell(room, seat)

    # ------------------------------------------------------------ playing

    async def carry_out(self, room: Room) -> bool:
        """Play the armed plan of a seat that is asked now. True if it was played."""
        played = False
        for seat in () if room.is_told else room.asked:
            if room.sheet.plays(seat, "human"):
                played |= await self._play(room, seat)
        return played

    async def _armed_of(self, room: Room, seat: int) -> list[Row]:
        if not await self._armed.at(room.id):
            return []
        return await self._store.rows(self._own(room, seat).where(plans.c.fate == "armed"))

    async def _play(self, room: Room, seat: int) -> bool:
        """Play or drop the seat's armed plan. What came of it is stored once, with the move if there is one."""
        unarmed, key = room.unarmed, (seat, room.sheet.seats[seat].nonce)
        if key in unarmed:
            return False
        while seat in room.asked and not room.is_told and (found := await self._armed_of(room, seat)):
            plan = _info(found[0])
            try:
                armed_plan = ArmedPlan(plan.id, _announced(room, seat))
                if await room.play_armed(seat, armed_plan, partial(_playable, plan)):
                    tell(room, seat)
                    return True
            except NotItsTime:
                return False
            except Refused as error:
                reason = msgspec.json.encode(error.reason or Message("reason-plan-late", {})).decode()
                dropped = update(plans).where(plans.c.id == plan.id, plans.c.fate == "armed")
                await self._change(room, seat, dropped.values(fate="dropped", reason=reason, rule=error.rule))
                return False
        if seat in room.asked and not room.is_told and not self._store.shared:
            unarmed.add(key)
        return False


def _announced(room: Room, seat: int) -> str:
    return f"{room.id}#{PLANNED}{seat}"


def tell(room: Room, seat: int) -> None:
    for watcher in tuple(room.watchers):
        watcher.plans_changed(seat)


def _playable(plan: PlanInfo, game: Game) -> list[str]:
    """The answers to give; Illegal if one is not offered, or it takes more coins than it may. NotItsTime where the seat
    is asked something else beside its turns."""
    start, end = own_move(plan.steps, plan.seat)
    question = game.question(plan.seat)
    if question.aside and question.offered(plan.steps[start].option) is None:
        raise NotItsTime
    move = Rehearsal(game, plan.seat, plan.steps[start:end])
    if plan.most is not None and move.takes is not None and move.takes > plan.most:
        args: dict[str, int | str | Message] = {"coins": move.takes, "most": plan.most}
        raise Illegal("not-offered", detail="It takes too many coins by now.", reason=Message("reason-plan-dear", args))
    return move.options


def _info(row: Row) -> PlanInfo:
    return PlanInfo(
        row["id"],
        row["seat"],
        row["note"],
        STEPS.decode(row["steps"]),
        row["fate"],
        row["created"],
        row["takes"],
        row["most"],
        None if row["reason"] is None else REASON.decode(row["reason"]),
        row["rule"],
    )
