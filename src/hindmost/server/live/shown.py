"""What everybody sees of a table now.

Made when somebody looks, shared by all who have the same eyes, dropped when it changes.
"""

from __future__ import annotations

from typing import Any

from hindmost import Eyes, Game
from hindmost.server.limits import Limits
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.sight.face import Face
from hindmost.server.sight.journal import tail
from hindmost.server.sight.prompts import prompt
from hindmost.server.state import clocks
from hindmost.server.state.loaded import Loaded
from hindmost.server.wire.messages import DraftInfo, Waiting


class Faces:
    def __init__(self, limits: Limits, clock: Timekeeper) -> None:
        self._clock = clock
        self._limits = limits
        self._made: dict[tuple[int | None, bool], Face] = {}
        self._eyes: Eyes | None = None

    def face(self, loaded: Loaded, seat: int | None, previews: bool) -> Face:
        """What these eyes see now; `retire` must have been called since the table was another."""
        made = self._made.get((seat, previews))
        if made is None:
            made = self._made[seat, previews] = self._make(loaded, seat, previews)
        return made

    def retire(self) -> None:
        for face in self._made.values():
            face.forget()
        self._made = {}

    def retire_own(self, before: Loaded, after: Loaded) -> None:
        """Only for eyes that may see what was done: for all others nothing has happened, and not a byte is sent."""
        for eyes in [eyes for eyes in self._made if before.version_for(eyes[0]) != after.version_for(eyes[0])]:
            self._made.pop(eyes).forget()

    def _make(self, loaded: Loaded, seat: int | None, previews: bool) -> Face:
        sheet, limit = loaded.sheet, self._limits.log_lines
        version = loaded.version_for(seat)
        clock = clocks.info(sheet.clock, loaded.shown_timing(seat), self._clock.shown)
        if loaded.game is None:
            return Face(version, seat, sheet.status, None, None, [], None, clock, [], 0, limit)
        lines = loaded.journal.lines(loaded.game, seat)
        standing = len(lines)
        shown, draft = loaded.shown_game(seat), None
        if loaded.draft is not None and loaded.sees_draft(seat):
            added = tail(loaded.game, shown, seat)
            redo = list(reversed(loaded.draft.redo))
            steps, stands = loaded.draft.steps, len(loaded.game.choices)
            kinds = [choice.kind for choice in shown.choices[stands:]]
            draft = DraftInfo(loaded.draft.seat, list(steps), redo, len(added), kinds, stands)
            lines = lines + added
        else:
            lines = lines[:]
        question, waiting = None, []
        if sheet.status == "playing":
            number = self._limits.previews if previews else 0
            if seat is not None and sheet.plays(seat, "human"):
                question = prompt(shown, seat, version, number, clock.deadline)
            waiting = [Waiting(each.seat, each.kind) for each in shown.questions if each.seat != seat]
        view = self._view(loaded, shown, seat)
        return Face(version, seat, sheet.status, view, question, waiting, draft, clock, lines, standing, limit)

    def _view(self, loaded: Loaded, shown: Game, seat: int | None) -> dict[str, Any]:
        if shown is not loaded.game:
            view: dict[str, Any] = shown.view(seat)  # what is done in private has one reader
            return view
        if self._eyes is None or self._eyes.game is not shown:
            self._eyes = Eyes(shown)
        seen: dict[str, Any] = self._eyes.view(seat)
        return seen
