"""A table at one moment: its sheet, its position, its log and its draft."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from hindmost import Game, Msg
from hindmost.server.clocks import Timing
from hindmost.server.draft import Draft
from hindmost.server.errors import Clash
from hindmost.server.journal import Journal
from hindmost.server.sheet import SeatRow, Sheet
from hindmost.server.store import ActionRow, SeatChange


class Loaded:
    """All that is known of a table at one moment. Replaced, never changed."""

    def __init__(
        self,
        sheet: Sheet,
        version: int,
        revision: int,
        count: int,
        head: str,
        game: Game | None,
        journal: Journal,
        draft: Draft | None,
        timing: Timing | None,
        window: int | None,
    ) -> None:
        self.sheet = sheet
        self.version = version
        self.revision = revision
        self.count = count
        self.head = head
        self.game = game
        self.journal = journal
        self.draft = draft
        self.timing = timing
        self.window = window
        """The version at which the simultaneous question now open was first asked; None if there is none."""

    @property
    def mark(self) -> tuple[int, int]:
        """Version and revision: names the position, draft and all."""
        return self.version, self.revision

    @property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer."""
        if self.game is None or self.sheet.status != "playing":
            return ()
        return tuple(question.seat for question in self.game.questions)

    def sees_draft(self, seat: int | None) -> bool:
        return self.draft is not None and (seat == self.draft.seat or self.sheet.live_drafts)

    def version_for(self, seat: int | None) -> str:
        """The position's name for these eyes: who does not see the draft does not see it counted either."""
        return f"{self.version}.{self.revision if self.sees_draft(seat) else 0}"

    def shown_game(self, seat: int | None) -> Game:
        """The position these eyes see; Clash while there is none."""
        if self.game is None:
            raise Clash("The game has not begun.", "not-begun")
        return self.draft.game if self.draft is not None and self.sees_draft(seat) else self.game

    def with_draft(self, draft: Draft, revision: int) -> Loaded:
        return Loaded(
            self.sheet,
            self.version,
            revision,
            self.count,
            self.head,
            self.game,
            self.journal,
            draft,
            self.timing,
            self.window,
        )

    def advanced(
        self,
        rows: list[ActionRow],
        game: Game,
        timing: Timing,
        status: Any,
        changes: tuple[SeatChange, ...],
        at: float,
    ) -> Loaded:
        """After what this process stores itself; once that is done, `note_events` writes it into the log."""
        return Loaded(
            _changed(self.sheet, status, changes, at),
            self.version + 1,
            0,
            self.count + len(rows),
            rows[-1].hash,
            game,
            self.journal,
            None,
            timing,
            _window(self, game),
        )


def note_events(journal: Journal, game: Game, rows: Sequence[ActionRow]) -> None:
    """Write what befell the table into its log."""
    for row in rows:
        if row.kind != "play":
            args: dict[str, int | str | Msg] = {"seat": row.seat}
            if row.body:
                args["bot"] = row.body
            journal.add(game, -1, f"log-table-{row.kind}", args)


def _changed(sheet: Sheet, status: Any, changes: tuple[SeatChange, ...], at: float) -> Sheet:
    rows = list(sheet.seats)
    for change in changes:
        old = rows[change.seat]
        kind: Any = change.kind
        rows[change.seat] = SeatRow(old.seat, kind, old.name, change.bot, change.nonce or old.nonce)
    facts = {name: getattr(sheet, name) for name in sheet.__struct_fields__}
    return Sheet(**{**facts, "status": status, "changed": at, "seats": tuple(rows)})


def _window(before: Loaded, game: Game) -> int | None:
    """Whether the same simultaneous question is still open: fewer seats are asked, and the same thing."""
    if game.over:
        return None
    questions = game.questions
    now = {question.seat for question in questions}
    if before.game is not None and not before.game.over:
        asked = before.game.questions
        was = {question.seat for question in asked}
        same = now <= was and asked[0].kind == questions[0].kind
        if same and (len(was) > 1 or before.window is not None):
            return before.version if before.window is None else before.window
    return before.version + 1 if len(now) > 1 else None
