"""What a step writes into the store, and the table as it is once that is stored."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

import msgspec

from hindmost import Game
from hindmost.server.state import chain, clocks
from hindmost.server.state.draft import Draft
from hindmost.server.state.loaded import Loaded
from hindmost.server.state.sealed import NONE, Sealed, written
from hindmost.server.store import ActionRow, ArmedPlan, SeatChange, StandingUse, Write

ENCODER: Final = msgspec.json.Encoder()

Answered = tuple[int, str] | None
"""The seat and the key of the request that is answered."""


Source = ArmedPlan | StandingUse | None
"""What a step comes from, if nobody has answered just now."""


def tentative(
    loaded: Loaded, draft: Draft, answer: Answered, at: float, moment: float, source: Source
) -> tuple[Write, Loaded]:
    """A step of the draft: nobody else learns of it, unless it was told what came. Then somebody else may be asked."""
    assert loaded.timing is not None
    timing, revision = loaded.timing, loaded.revision + 1
    if draft.is_told:
        running = tuple(each.seat for each in draft.game.questions if loaded.sheet.plays(each.seat, "human"))
        timing = clocks.turn(loaded.sheet.clock, timing, None, running, moment)
    after = loaded.with_draft(draft, revision, timing)
    write = Write(
        table=loaded.sheet.id,
        expect=loaded.mark,
        version=loaded.version,
        revision=revision,
        count=loaded.count,
        head=loaded.head,
        asked=asked_text(after.asked),
        since=timing.since,
        banks=json.dumps(timing.banks),
        deadline=clocks.deadline(loaded.sheet.clock, timing),
        at=at,
        answer=None if answer is None else (*answer, revision),
        asks=asked_kind(draft.game),
        **_from(source),
        **_kept(draft),
    )
    return write, after


def final(
    loaded: Loaded,
    rows: list[ActionRow],
    game: Game,
    acted: int | None,
    at: float,
    moment: float,
    seats: tuple[SeatChange, ...] = (),
    abandoned: bool = False,
    answer: Answered = None,
    draft: Draft | None = None,
    source: Source = None,
    plans: tuple[tuple[str, str], ...] = (),
) -> tuple[Write, Loaded]:
    """What stands from now on. `draft` goes on; any other is part of it or is gone.

    `at` is what the clock on the wall says, `moment` what the timekeeper has counted.
    """
    assert loaded.timing is not None
    status = "abandoned" if abandoned else "over" if game.over else "playing"
    sealed, revision = _still_sealed(loaded, game, moment), 0 if draft is None else loaded.revision
    shown = draft.game if draft is not None and draft.is_told else game
    asked = () if status != "playing" else tuple(question.seat for question in shown.questions)
    asked = tuple(seat for seat in asked if seat not in sealed.answers)
    persons = {row.seat for row in loaded.sheet.seats if row.kind == "human"}
    for change in seats:
        (persons.add if change.kind == "human" else persons.discard)(change.seat)
    running = tuple(seat for seat in asked if seat in persons)
    timing = clocks.turn(loaded.sheet.clock, loaded.timing, acted, running, moment)
    snapshot = snapshot_text(game)
    write = Write(
        table=loaded.sheet.id,
        expect=loaded.mark,
        version=loaded.version + 1,
        revision=revision,
        count=loaded.count + len(rows),
        head=rows[-1].hash,
        asked=asked_text(asked),
        since=timing.since,
        banks=json.dumps(timing.banks),
        deadline=clocks.deadline(loaded.sheet.clock, timing),
        at=at,
        actions=tuple(rows),
        snapshot=snapshot,
        seal=chain.seal(rows[-1].hash, snapshot),
        status=None if status == "playing" else status,
        seats=seats,
        answer=None if answer is None else (*answer, 0),
        sealed=written(sealed),
        asks=asked_kind(game if draft is None else draft.game),
        plans=plans,
        **_from(source),
        **_kept(draft),
    )
    return write, loaded.advanced(rows, game, timing, status, seats, at, draft, revision, sealed)


def secret(
    loaded: Loaded, seat: int, option: str, answer: Answered, at: float, moment: float, source: Source
) -> tuple[Write, Loaded]:
    """An answer while others are missing: nobody else learns of it."""
    assert loaded.timing is not None
    timing = clocks.answered(loaded.sheet.clock, loaded.timing, seat, moment)
    sealed = loaded.sealed.answered(seat, option, loaded.timing.banks)
    after = loaded.with_answer(sealed, timing, loaded.revision + 1)
    write = Write(
        table=loaded.sheet.id,
        expect=loaded.mark,
        version=loaded.version,
        revision=after.revision,
        count=loaded.count,
        head=loaded.head,
        asked=asked_text(after.asked),
        since=timing.since,
        banks=json.dumps(timing.banks),
        deadline=clocks.deadline(loaded.sheet.clock, timing),
        at=at,
        answer=None if answer is None else (*answer, sealed.answers[seat].times),
        sealed=written(sealed),
        asks=None if loaded.game is None else asked_kind(loaded.game),
        **_from(source),
    )
    return write, after


def _still_sealed(loaded: Loaded, game: Game, moment: float) -> Sealed:
    """Answers in secret outlast what befalls the table, and nothing else; the clocks that others see go on."""
    if game is not loaded.game or not loaded.sealed.answers:
        return NONE
    shown = loaded.shown_timing(None)
    assert shown is not None
    return Sealed(loaded.sealed.answers, clocks.turn(loaded.sheet.clock, shown, None, shown.running, moment).banks)


def _kept(draft: Draft | None) -> dict[str, Any]:
    if draft is None:
        return {}
    steps, redo = json.dumps(draft.steps), json.dumps(draft.redo)
    return {"draft_seat": draft.seat, "draft_steps": steps, "draft_redo": redo}


def _from(source: Source) -> dict[str, Any]:
    return {"plan" if isinstance(source, ArmedPlan) else "use": source}


def renamed_steps(renamed: Callable[[str], str], steps: str) -> str:
    """The steps of a plan, as they are stored, in the words of the rules that follow."""
    return json.dumps([{**step, "option": renamed(step["option"])} for step in json.loads(steps)])


def asked_kind(game: Game) -> str | None:
    return game.questions[0].kind if game.questions else None


def asked_text(asked: tuple[int, ...]) -> str:
    """As it is stored: commas on both sides, so that a query can look for ",3,"."""
    return f",{','.join(map(str, asked))}," if asked else ""


def snapshot_row(table: str, count: int, head: str, game: Game) -> dict[str, Any]:
    """The position as it is kept, for a table that is not yet written step by step."""
    data = snapshot_text(game)
    return {"table_id": table, "count": count, "data": data, "seal": chain.seal(head, data)}


def snapshot_text(game: Game) -> str:
    """The position for going on. The choices are in the actions already."""
    return ENCODER.encode(game.snapshot(choices=False)).decode()
