"""Analyses of finished games: begun by the first who asks, and kept in memory until the server is stopped."""

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
"""Games whose analysis is kept; the one that was begun first goes first."""

log = logging.getLogger("hindmost.server")


class Review:
    """An analysis under way, or done."""

    def __init__(self) -> None:
        self.done = 0
        self.turns = 0
        self.thoughts: Thoughts | None = None
        self.refusal: Refused | None = None

    def info(self) -> AnalysisInfo:
        if self.refusal is not None:
            raise self.refusal
        return AnalysisInfo(self.done, self.turns, self.thoughts)


class Reviews:
    def __init__(self, workers: Workers, background: Background) -> None:
        self._workers = workers
        self._background = background
        self._reviews: dict[str, Review] = {}
        self.deals = DEALS
        """On so many deals every turn is thought over."""

    def of(self, room: Room) -> AnalysisInfo:
        """How far the analysis of a table's game has come. It begins now if nobody has asked before."""
        if room.sheet.status != "over" or room.game is None:
            raise WrongTime(room.sheet.status)
        review = self._reviews.get(room.id)
        if review is None:
            if len(self._reviews) >= MOST:
                del self._reviews[next(iter(self._reviews))]
            review = self._reviews[room.id] = Review()
            self._background.start(self._think(room.id, review, room.game.record()))
        return review.info()

    async def _think(self, table: str, review: Review, record: Json) -> None:
        """Turn by turn, so that others who ask something come between."""
        try:
            told = {"record": json.dumps(record), "deals": self.deals}
            asked = await self._call(PREPARED, told)
            review.turns = asked["turns"]
            turns: list[Json] = []
            for number in range(review.turns):
                turns.append(await self._call(THOUGHT_OVER, {**told, "number": number}))
                review.done += 1
            review.thoughts = msgspec.convert(Analysis(record, asked["beginning"], turns).to_json(), Thoughts)
        except Failed as error:
            # Kept: whoever asks again would only make it fail again.
            review.refusal = Clash("no-analysis", "no-analysis", detail=str(error))
        except Undone as error:
            review.refusal = Clash("thought-lost", "thought-lost", detail=str(error))
            self._reviews.pop(table, None)  # whoever asks next begins anew
        except Exception:
            log.exception("analysis-failed", extra={"fields": {"table": table}})
            review.refusal = Clash("no-analysis", "no-analysis")

    async def _call(self, function: str, arguments: dict[str, Any]) -> Any:
        return await self._workers.call(function, arguments, within=LONGEST, rank=LAST)
