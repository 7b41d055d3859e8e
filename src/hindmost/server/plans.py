"""Plans that are kept: notes of one seat, one of which may be armed and is played when the turn comes."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import UNSET
from sqlalchemy import Select, delete, insert, select, update

from hindmost import Game
from hindmost.server.errors import Clash, Illegal, NotThere, Refused, Stale, TooMuch, Unreadable
from hindmost.server.identity import Signer, clean
from hindmost.server.limits import Limits
from hindmost.server.messages import Message
from hindmost.server.models import NewPlan, PlanChange, PlanInfo, PlanStep, Trial, Tried
from hindmost.server.plan import Rehearsal, Sandbox, own_move
from hindmost.server.room import Room
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.tables import plans

PLANNED: Final = "plan"
"""Marks an announcement to other processes: a seat's plans have changed, the game is where it was."""
STEPS = msgspec.json.Decoder(list[PlanStep])
REASON = msgspec.json.Decoder(Message)


class Plans:
    def __init__(self, store: Store, signer: Signer, limits: Limits, now: Callable[[], float]) -> None:
        self._store = store
        self._signer = signer
        self._limits = limits
        self._now = now

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
            raise Clash(f"The table is {room.sheet.status}: there is nothing to plan.", room.sheet.status)
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
            raise TooMuch("You have kept enough plans at this table: remove one first.")
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
        if wish.note is not UNSET:
            values["note"] = clean(wish.note)
        if wish.most is not UNSET:
            if wish.most is not None and old.takes is None:
                raise Unreadable("There are no coins in this game: leave `most` out.")
            values["most"] = wish.most
        if wish.armed is not UNSET:
            if wish.armed:
                self._check_armed(room, wish.seat, old)
                disarm = update(plans).where(plans.c.table_id == room.id, plans.c.seat == wish.seat)
                await self._store.change(disarm.where(plans.c.fate == "armed").values(fate="kept"))
            values |= {"fate": "armed" if wish.armed else "kept", "reason": None, "rule": ""}
        if values:
            await self._change(room, wish.seat, update(plans).where(plans.c.id == plan).values(values))
            if wish.armed is True:
                await self.carry_out(room)
        return await self._one(room, wish.seat, plan)

    def _check_armed(self, room: Room, seat: int, plan: PlanInfo) -> None:
        if room.sheet.status != "playing":
            raise Clash(f"The table is {room.sheet.status}: nothing can be armed.", room.sheet.status)
        if not any(step.seat == seat for step in plan.steps):
            raise Clash("There is no move of yours in this plan.", "no-move")
        draft = room.loaded.draft
        if draft is not None and draft.seat == seat and draft.steps:
            raise Clash("Your turn has begun: end it, or take it back first.", "begun")

    async def remove(self, room: Room, seat: int, plan: str) -> None:
        await self._one(room, seat, plan)
        await self._change(room, seat, delete(plans).where(plans.c.id == plan))

    def _own(self, room: Room, seat: int) -> Select[Any]:
        nonce = room.sheet.seats[seat].nonce
        return select(plans).where(plans.c.table_id == room.id, plans.c.seat == seat, plans.c.nonce == nonce)

    async def _one(self, room: Room, seat: int, plan: str) -> PlanInfo:
        found = await self._store.rows(self._own(room, seat).where(plans.c.id == plan))
        if not found:
            raise NotThere("There is no such plan of this seat.")
        return _info(found[0])

    async def _change(self, room: Room, seat: int, statement: Any) -> bool:
        done = await self._store.change(statement, table=f"{room.id}#{PLANNED}{seat}")
        if done:
            tell(room, seat)
        return done

    # ------------------------------------------------------------ playing

    async def carry_out(self, room: Room) -> bool:
        """Play the armed plan of a seat that is asked now. True if it was played."""
        played = False
        for seat in room.asked:
            if room.sheet.plays(seat, "human"):
                for row in await self._store.rows(self._own(room, seat).where(plans.c.fate == "armed")):
                    played |= await self._play(room, _info(row))
        return played

    async def _play(self, room: Room, plan: PlanInfo) -> bool:
        # Whoever takes it has it: another process may have seen the same turn come.
        taken = update(plans).where(plans.c.id == plan.id, plans.c.fate == "armed").values(fate="played")
        if not await self._store.change(taken):
            return False
        loaded, values = room.loaded, {"fate": "played", "reason": None, "rule": ""}
        try:
            if loaded.game is None or plan.seat not in loaded.asked or loaded.draft is not None:
                raise Stale
            if not await room.play_turn(plan.seat, _playable(loaded.game, plan), loaded.mark):
                raise Stale
        except Refused as error:
            reason = msgspec.json.encode(error.reason or Message("reason-plan-late", {})).decode()
            values = {"fate": "dropped", "reason": reason, "rule": error.rule}
        await self._change(room, plan.seat, update(plans).where(plans.c.id == plan.id).values(values))
        return values["fate"] == "played"


def tell(room: Room, seat: int) -> None:
    for watcher in tuple(room.watchers):
        watcher.plans_changed(seat)


def _playable(game: Game, plan: PlanInfo) -> list[str]:
    """The answers to give; Illegal if one is not offered, or it takes more coins than it may."""
    start, end = own_move(plan.steps, plan.seat)
    move = Rehearsal(game, plan.seat, plan.steps[start:end])
    if plan.most is not None and move.takes is not None and move.takes > plan.most:
        args: dict[str, int | str | Message] = {"coins": move.takes, "most": plan.most}
        raise Illegal("It takes too many coins by now.", reason=Message("reason-plan-dear", args))
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
