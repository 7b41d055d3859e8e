"""Games against a solo opponent: how somebody did, the deal of the day, and the campaign.

A finished table is all that counts; its result is read from the game once and kept beside it. So games that were played
before anybody counted them are in the book too.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Callable
from datetime import UTC, date, datetime

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

import hindmost
from hindmost import DRAWN, GameInfo
from hindmost.occasions import SCORES_AT_ONCE, Outcome, campaign, daily_seed, tallies
from hindmost.server.live.open_rooms import Rooms
from hindmost.server.live.room import Room
from hindmost.server.lobby.making import Tables
from hindmost.server.state.loading import Damaged
from hindmost.server.store import Store
from hindmost.server.store.interface import Row
from hindmost.server.store.layout import holders, results, tables
from hindmost.server.wire.errors import Clash, NotThere
from hindmost.server.wire.models import NewTable, SeatWish
from hindmost.server.wire.solo import CampaignStep, DailyDeal, SoloBook, SoloResult, SoloTally, SoloWish

MOST = 1000
"""Tables of a person that are counted, the latest."""
DAILY = "daily "
"""Before the day, where that is what a table is laid for."""
DAYS = 14
"""Deals of earlier days that are told."""


class Solo:
    def __init__(self, store: Store, rooms: Rooms, laying: Tables, now: Callable[[], float]) -> None:
        self._store = store
        self._rooms = rooms
        self._laying = laying
        self._now = now

    def today(self) -> date:
        """The day changes for everybody at the same time."""
        return datetime.fromtimestamp(self._now(), UTC).date()

    # ------------------------------------------------------------ beginning

    async def begin(self, person: str, wish: SoloWish, base_url: str) -> Room:
        """The table of an occasion, begun; the one that is there already, if it is."""
        info = _game(wish.game)
        played = await self._tables_of(person, info.id)
        if wish.occasion == "daily":
            occasion, chronicles, seed = f"{DAILY}{self.today().isoformat()}", (), daily_seed(info.id, self.today())
            # Whoever has seen the deal has seen it: there is one table a day.
            there = [row for row in played if row["occasion"] == occasion]
            if there:
                return await self._rooms.get(there[0]["id"])
            return await self._laid(person, info, wish, base_url, occasion, chronicles, seed)
        steps = campaign(info)
        occasion = f"campaign {wish.step}"
        mine = [row for row in played if row["automa"] == wish.level and _is_step(row)]
        done = {row["occasion"] for row in mine if row["status"] == "over"}
        if wish.step > len(steps) or any(f"campaign {step}" not in done for step in range(1, wish.step)):
            raise Clash("campaign-step", "not-yet", args={"step": wish.step})
        running = [row for row in mine if row["occasion"] == occasion and row["status"] == "playing"]
        if running:
            return await self._rooms.get(running[0]["id"])
        return await self._laid(person, info, wish, base_url, occasion, steps[wish.step - 1], None)

    async def _laid(
        self,
        person: str,
        info: GameInfo,
        wish: SoloWish,
        base_url: str,
        occasion: str,
        chronicles: tuple[int, ...],
        seed: int | None,
    ) -> Room:
        table = NewTable(info.id, [SeatWish("mine")], list(chronicles), wish.level, name=wish.name)
        room = await self._laying.create(person, table, base_url, seed, occasion)
        await self._laying.start(room, person)
        return room

    # ------------------------------------------------------------ looking back

    async def book(self, person: str | None, game: str) -> SoloBook:
        info = _game(game)
        played = [] if person is None else await self._tables_of(person, info.id)
        found = await self._results([row for row in played if row["status"] == "over"])
        outcomes = [Outcome(each.level, tuple(each.chronicles), each.yours, each.hers, each.won) for each in found]
        counted = [
            SoloTally(each.level, list(each.chronicles), each.games, each.won, each.best or 0, each.points)
            for each in tallies(outcomes, info.automas)
        ]
        best = sorted(found, key=lambda each: (-each.yours, each.hers, each.at))[:SCORES_AT_ONCE]
        return SoloBook(
            game=info.id,
            levels=list(info.automas),
            tallies=counted,
            best=best,
            daily=self._daily(played, found),
            campaign=_steps(info, played, found),
        )

    def _daily(self, played: list[Row], found: list[SoloResult]) -> DailyDeal:
        today = self.today().isoformat()
        occasion = f"{DAILY}{today}"
        table = next((row["id"] for row in played if row["occasion"] == occasion), None)
        dealt = [each for each in found if each.day]
        result = next((each for each in dealt if each.day == today), None)
        earlier = sorted((each for each in dealt if each is not result), key=lambda each: each.day, reverse=True)
        return DailyDeal(today, table, result, earlier[:DAYS])

    async def _tables_of(self, person: str, game: str) -> list[Row]:
        """Where they have sat against a solo opponent with chance drawn here, the latest first."""
        given = select(holders.c.table_id).where(holders.c.person == person, holders.c.seat == 0)
        query = select(tables).where(
            tables.c.id.in_(given),
            tables.c.game == game,
            tables.c.automa.is_not(None),
            tables.c.imported.is_(False),
            tables.c.chance == DRAWN,
            tables.c.origin.is_(None),  # what was played on from another game is no game of its own
        )
        return await self._store.rows(query.order_by(tables.c.created.desc()).limit(MOST))

    async def _results(self, rows: list[Row]) -> list[SoloResult]:
        ids = [row["id"] for row in rows]
        kept = {
            row["table_id"]: row for row in await self._store.rows(select(results).where(results.c.table_id.in_(ids)))
        }
        found = []
        for row in rows:
            result = kept.get(row["id"]) or await self._counted(row["id"])
            if result is not None:
                yours, hers = json.loads(result["scores"])
                found.append(
                    SoloResult(
                        table=row["id"],
                        level=row["automa"],
                        chronicles=json.loads(row["chronicles"]),
                        yours=yours,
                        hers=hers,
                        won=0 in json.loads(result["winners"]),
                        at=row["changed"],
                        occasion=row["occasion"] or "",
                        day=_day_of(row["occasion"] or ""),
                    )
                )
        return found

    async def _counted(self, table: str) -> Row | None:
        """Of a game that is over and is counted for the first time; None if it cannot be read any more."""
        try:
            room = await self._rooms.get(table)
        except (Damaged, NotThere):
            return None
        game = room.game
        assert game is not None
        scores, winners = await asyncio.to_thread(lambda: (list(game.scores), list(game.winners)))
        row = {"table_id": table, "scores": json.dumps(scores), "winners": json.dumps(winners)}
        with contextlib.suppress(IntegrityError):  # another process has counted it meanwhile
            await self._store.change(insert(results).values(row))
        return row


def _game(name: str) -> GameInfo:
    for info in hindmost.games():
        if info.id == name and info.automas:
            return info
    raise NotThere("no-solo")


def _day_of(occasion: str) -> str:
    return occasion.removeprefix(DAILY) if occasion.startswith(DAILY) else ""


def _is_step(row: Row) -> bool:
    return (row["occasion"] or "").startswith("campaign ")


def _steps(info: GameInfo, played: list[Row], found: list[SoloResult]) -> list[CampaignStep]:
    """Of each step: the chronicles, and by level the best result and the table at which it is being played."""
    steps = []
    for number, chronicles in enumerate(campaign(info), 1):
        occasion = f"campaign {number}"
        ended = [each for each in found if each.occasion == occasion]
        best = {
            level: max(
                (each for each in ended if each.level == level), key=lambda each: (each.won, each.yours - each.hers)
            )
            for level in info.automas
            if any(each.level == level for each in ended)
        }
        running = {
            row["automa"]: row["id"] for row in played if row["occasion"] == occasion and row["status"] == "playing"
        }
        steps.append(CampaignStep(number, list(chronicles), best, running))
    return steps
