"""What a step writes into the store, and the table as it is once that is stored."""

from __future__ import annotations

import json

from hindmost import Game
from hindmost.server import clocks
from hindmost.server.draft import Draft
from hindmost.server.loaded import Loaded
from hindmost.server.store import ActionRow, SeatChange, Write

Answered = tuple[int, str] | None
"""The seat and the key of the request that is answered."""


def tentative(loaded: Loaded, draft: Draft, answer: Answered, at: float) -> tuple[Write, Loaded]:
    """A step of the draft: nobody else learns of it."""
    assert loaded.timing is not None
    write = Write(
        table=loaded.sheet.id,
        expect=loaded.mark,
        version=loaded.version,
        revision=loaded.revision + 1,
        count=loaded.count,
        head=loaded.head,
        asked=asked_text(loaded.asked),
        since=loaded.timing.since,
        banks=json.dumps(loaded.timing.banks),
        deadline=clocks.deadline(loaded.sheet.clock, loaded.timing),
        at=at,
        draft_seat=draft.seat,
        draft_steps=json.dumps(draft.steps),
        draft_redo=json.dumps(draft.redo),
        answer=answer,
    )
    return write, loaded.with_draft(draft, write.revision)


def final(
    loaded: Loaded,
    rows: list[ActionRow],
    game: Game,
    acted: int | None,
    at: float,
    seats: tuple[SeatChange, ...] = (),
    abandoned: bool = False,
    answer: Answered = None,
) -> tuple[Write, Loaded]:
    """What stands from now on; the draft, if there was one, is part of it or is gone."""
    assert loaded.timing is not None
    status = "abandoned" if abandoned else "over" if game.over else "playing"
    asked = () if status != "playing" else tuple(question.seat for question in game.questions)
    persons = {row.seat for row in loaded.sheet.seats if row.kind == "human"}
    for change in seats:
        (persons.add if change.kind == "human" else persons.discard)(change.seat)
    running = tuple(seat for seat in asked if seat in persons)
    timing = clocks.turn(loaded.sheet.clock, loaded.timing, acted, running, at)
    write = Write(
        table=loaded.sheet.id,
        expect=loaded.mark,
        version=loaded.version + 1,
        revision=0,
        count=loaded.count + len(rows),
        head=rows[-1].hash,
        asked=asked_text(asked),
        since=timing.since,
        banks=json.dumps(timing.banks),
        deadline=clocks.deadline(loaded.sheet.clock, timing),
        at=at,
        actions=tuple(rows),
        snapshot=snapshot_text(game),
        status=None if status == "playing" else status,
        seats=seats,
        answer=answer,
    )
    return write, loaded.advanced(rows, game, timing, status, seats, at)


def asked_text(asked: tuple[int, ...]) -> str:
    """As it is stored: commas on both sides, so that a query can look for ",3,"."""
    return f",{','.join(map(str, asked))}," if asked else ""


def snapshot_text(game: Game) -> str:
    """The position for going on. The choices are in the actions already."""
    data = game.snapshot()
    del data["choices"]
    return json.dumps(data, separators=(",", ":"))
