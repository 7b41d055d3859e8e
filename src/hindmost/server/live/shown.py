"""What everybody sees of a table now.

Made when somebody looks, shared by all who have the same eyes, dropped when it changes.
"""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from hindmost import NATURE, Eyes, Game
from hindmost.kernel.views import Readings
from hindmost.server.limits import Limits
from hindmost.server.live.timekeeper import Timekeeper
from hindmost.server.sight.face import Face
from hindmost.server.sight.journal import Tail
from hindmost.server.sight.patch import Differences
from hindmost.server.sight.prompts import awaited, prompt, telling, told_last
from hindmost.server.state import clocks
from hindmost.server.state.loaded import Loaded
from hindmost.server.wire.messages import DraftInfo


class Faces:
    def __init__(self, limits: Limits, clock: Timekeeper) -> None:
        self._clock = clock
        self._limits = limits
        self._made: dict[tuple[int | None, bool, bool], Face] = {}
        self._eyes: Eyes | None = None
        self._readings = Readings()
        self._tail = Tail()
        self._differences = Differences()

    def face(self, loaded: Loaded, seat: int | None, previews: bool, tells: bool) -> Face:
        """What these eyes see now; `retire` must have been called since the table was another. `tells`: they may tell
        what comes."""
        tells = tells and NATURE in loaded.asked
        made = self._made.get((seat, previews, tells))
        if made is None:
            made = self._made[seat, previews, tells] = self._make(loaded, seat, previews, tells)
        return made

    def retire(self) -> None:
        for face in self._made.values():
            face.forget()
        self._made = {}
        self._differences = Differences()

    def retire_own(self, before: Loaded, after: Loaded) -> None:
        """Only for eyes that may see what was done: for all others nothing has happened, and not a byte is sent."""
        for eyes in [eyes for eyes in self._made if before.version_for(eyes[0]) != after.version_for(eyes[0])]:
            self._made.pop(eyes).forget()

    def _make(self, loaded: Loaded, seat: int | None, previews: bool, tells: bool) -> Face:
        sheet, limit = loaded.sheet, self._limits.log_lines
        version = loaded.version_for(seat)
        clock = clocks.info(sheet.clock, loaded.shown_timing(seat), self._clock.shown)
        if loaded.game is None:
            return Face(version, seat, sheet.status, None, None, [], None, clock, [], 0, limit)
        lines = loaded.journal.lines(loaded.game, seat)
        standing = len(lines)
        shown, draft = loaded.shown_game(seat), None
        if loaded.draft is not None and loaded.sees_draft(seat):
            added = self._tail.lines(loaded.game, shown, seat)
            redo = list(reversed(loaded.draft.redo))
            steps, stands = loaded.draft.steps, len(loaded.game.choices)
            kinds = [choice.kind for choice in shown.choices[stands:]]
            last = told_last(shown) if loaded.is_told else UNSET
            draft = DraftInfo(loaded.draft.seat, list(steps), redo, len(added), kinds, stands, last)
            lines = lines + added
        else:
            lines = lines[:]
        question, waiting = None, []
        if sheet.status == "playing":
            number = self._limits.previews if previews else 0
            if seat is not None and sheet.plays(seat, "human"):
                question = prompt(shown, seat, version, number, clock.deadline)
            waiting = [awaited(each) for each in shown.questions if each.seat != seat]
        view = self._view(loaded, shown, seat)
        asked = telling(shown, version) if tells else None
        return Face(
            version,
            seat,
            sheet.status,
            view,
            question,
            waiting,
            draft,
            clock,
            lines,
            standing,
            limit,
            asked,
            self._differences,
        )

    def _view(self, loaded: Loaded, shown: Game, seat: int | None) -> dict[str, Any]:
        if shown is not loaded.game:
            # What is done in private has one reader; and what was told may be taken back, even if it ends the game.
            view: dict[str, Any] = shown.view(seat, closed=loaded.is_told, readings=self._readings)
            return view
        if self._eyes is None or self._eyes.game is not shown:
            self._eyes = Eyes(shown, self._readings)
        seen: dict[str, Any] = self._eyes.view(seat)
        return seen
