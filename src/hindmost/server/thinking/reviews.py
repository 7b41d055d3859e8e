"""Analyses of finished games: begun by the first who asks, and kept with the table."""

from __future__ import annotations

import json
import logging
from typing import Any, Final

import msgspec

from hindmost.kernel.messages import Json
from hindmost.review import Analysis
from hindmost.review.turn import DEALS
from hindmost.server.background import Background
from hindmost.server.live.room import Room
from hindmost.server.state.loaded import Loaded
from hindmost.server.store import Store
from hindmost.server.thinking import kept
from hindmost.server.wire.errors import Clash, Refused, WrongTime
from hindmost.server.wire.thoughts import AnalysisInfo, Thoughts
from hindmost.server.workers.pool import Failed, Undone, Workers

PREPARED: Final = "hindmost.server.workers.advice:prepared"
THOUGHT_OVER: Final = "hindmost.server.workers.advice:thought_over"
LONGEST: Final = 120.0
"""Seconds for a turn of it."""
LAST: Final = 2
"""Its place among those who wait for a thought: tables and hints come first."""
MOST: Final = 100
"""Games whose analysis is remembered; the one that was asked for first goes first, and is read again."""

log = logging.getLogger("hindmost.server")


class Review:
    """An analysis under way, or done."""

    def __init__(self, thoughts: Thoughts | None = None) -> None:
        self.thoughts = thoughts
        self.done = self.turns = 0 if thoughts is None else len(thoughts.turns)
        self.refusal: Refused | None = None

    def info(self) -> AnalysisInfo:
        if self.refusal is not None:
            raise self.refusal
        return AnalysisInfo(self.done, self.turns, self.thoughts)


class Reviews:
    def __init__(self, store: Store, workers: Workers, background: Background) -> None:
        self._store = store
        self._workers = workers
        self._background = background
        self._reviews: dict[str, Review] = {}
        self.deals = DEALS
        """On so many deals every turn is thought over."""

    async def of(self, room: Room) -> AnalysisInfo:
        """How far the analysis of a table's game has come. It begins now if there is none that fits."""
        if room.sheet.status != "over" or room.game is None:
            raise WrongTime(room.sheet.status)
        if room.id not in self._reviews:
            thoughts = await kept.kept(self._store, room.loaded, self.deals)
            if room.id not in self._reviews:  # nobody else has asked while it was looked for
                self._begin(room.loaded, thoughts)
        return self._reviews[room.id].info()

    def _begin(self, over: Loaded, thoughts: Thoughts | None) -> None:
        if len(self._reviews) >= MOST:
            del self._reviews[next(iter(self._reviews))]
        review = self._reviews[over.sheet.id] = Review(thoughts)
        if thoughts is None:
            self._background.start(self._think(over, review))

    async def _think(self, over: Loaded, review: Review) -> None:
        """Turn by turn, so that others who ask something come between."""
        assert over.game is not None
        deals, record = self.deals, over.game.record()
        try:
            told = {"record": json.dumps(record), "deals": deals}
            asked = await self._call(PREPARED, told)
            review.turns = asked["turns"]
            turns: list[Json] = []
            for number in range(review.turns):
                turns.append(await self._call(THOUGHT_OVER, {**told, "number": number}))
                review.done += 1
            thoughts = msgspec.convert(Analysis(record, asked["beginning"], turns).to_json(), Thoughts)
        except Failed as error:
            # Remembered: whoever asks again would only make it fail again.
            review.refusal = Clash("no-analysis", "no-analysis", detail=str(error))
        except Undone as error:
            review.refusal = Clash("thought-lost", "thought-lost", detail=str(error))
            self._reviews.pop(over.sheet.id, None)  # whoever asks next begins anew
        except Exception:
            log.exception("analysis-failed", extra={"fields": {"table": over.sheet.id}})
            review.refusal = Clash("no-analysis", "no-analysis")
        else:
            await self._keep(over, deals, thoughts)
            review.thoughts = thoughts

    async def _keep(self, over: Loaded, deals: int, thoughts: Thoughts) -> None:
        try:
            await kept.keep(self._store, over, deals, thoughts)
        except Exception:
            # It can be looked at all the same; after a restart it is made anew.
            log.exception("analysis-not-kept", extra={"fields": {"table": over.sheet.id}})

    async def _call(self, function: str, arguments: dict[str, Any]) -> Any:
        return await self._workers.call(function, arguments, within=LONGEST, rank=LAST)
