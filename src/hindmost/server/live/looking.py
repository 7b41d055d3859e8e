"""Looking at a position in other ways than playing it: previews, reasons, the past."""

from __future__ import annotations

import asyncio

from hindmost.kernel.errors import HindmostError
from hindmost.kernel.halfway import view_halfway
from hindmost.server.live.room import Room
from hindmost.server.sight.preview import Previewer
from hindmost.server.sight.prompts import message
from hindmost.server.wire.errors import Clash, Illegal, NotThere, Stale
from hindmost.server.wire.messages import Delta
from hindmost.server.wire.models import ExplanationInfo, GivenAnswer, GivenAnswers, LogPart, PastView


def preview(room: Room, seat: int, version: str, option: str) -> Delta:
    """What an option of the seat would do. Stale if the seat sees another position by now."""
    if version != room.version(seat):
        raise Stale
    game = room.shown_game(seat)
    try:
        game.question(seat).option(option)
    except HindmostError as error:
        raise Illegal("not-offered", detail=str(error)) from error
    return Previewer(game, seat).preview(option)


def explain(room: Room, seat: int, option: str) -> ExplanationInfo:
    """Whether the option is offered to the seat now, and which clause says so."""
    game = room.shown_game(seat)
    try:
        why = game.question(seat).explain(option)
    except HindmostError as error:
        raise Illegal("not-asked", "not-asked", detail=str(error)) from error
    reason = None if why.reason is None else message(why.reason.message)
    return ExplanationInfo(option, why.offered, why.rule, reason)


def log_part(room: Room, seat: int | None, start: int, most: int) -> LogPart:
    """A part of the log, as this seat may read it."""
    lines = room.face(seat, False).lines
    return LogPart(start, len(lines), lines[start : start + most])


def answers(room: Room, seat: int, seats: tuple[int, ...]) -> GivenAnswers:
    """What these seats have answered and cannot take back. Others' answers may be secret; the log tells what is not."""
    given = [] if room.game is None else enumerate(room.game.choices)
    own = [GivenAnswer(n, choice.seat, choice.option_id) for n, choice in given if choice.seat in seats]
    return GivenAnswers(room.version(seat), own)


async def past(room: Room, seat: int | None, n: int, told: int | None = None) -> PastView:
    """The table as it was after n answers, cut to the seat. What stands only: a draft has no past.

    `told`: as it was when so many lines of the log had come of the last of these answers.
    """
    game = room.game
    if game is None:
        raise Clash("not-begun", "not-begun")
    total = len(game.choices)
    if not 0 <= n <= total:
        raise NotThere("no-move-yet", args={"total": total})
    if room.loaded.is_as_kept:
        memoir = await room.memoir()
        if memoir is None:
            raise Clash("past-lost", "past-lost")
        return PastView(n, total, await asyncio.to_thread(memoir.after, seat, n))
    answers = [(choice.seat, choice.option_id) for choice in game.choices[:n]]
    changed = [change.after for change in game.gone_over]
    if told is None or n == 0:
        then = await asyncio.to_thread(room.memory.after, answers, room.sheet, changed)
        return PastView(n, total, then.view(seat))
    then = await asyncio.to_thread(room.memory.after, answers[:-1], room.sheet, changed)
    return PastView(n, total, await asyncio.to_thread(view_halfway, then, *answers[-1], told, seat))
