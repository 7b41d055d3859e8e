"""A table at one moment: its sheet, its position, its log and its draft."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final

from hindmost import Game, Msg
from hindmost.server.sight.journal import Journal
from hindmost.server.state.clocks import Timing
from hindmost.server.state.draft import Draft
from hindmost.server.state.sealed import NONE, Sealed
from hindmost.server.state.sheet import SeatRow, Sheet
from hindmost.server.store import ActionRow, SeatChange, StandingUse
from hindmost.server.wire.errors import Clash

AS_KEPT: Final = "log-table-kept"
"""The line with which a log begins where nothing before can be told."""
DRAFT_LOST: Final = "log-table-draft-lost"
GONE_OVER: Final = "rules"
"""The kind of an action with which a table goes over to other rules; it says from which version to which."""


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
        sealed: Sealed = NONE,
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
        self.sealed = sealed
        self._own: dict[int, Game] = {}
        """The position as those see it who have answered in secret, made when they look."""

    @property
    def mark(self) -> tuple[int, int]:
        """Version and revision: names the position, draft and all."""
        return self.version, self.revision

    @property
    def is_told(self) -> bool:
        """Whether something was told that its host may still take back: nobody but a person goes by it yet."""
        return self.draft is not None and self.draft.is_told and bool(self.draft.steps)

    @property
    def open_game(self) -> Game | None:
        """The position as it lies on the table: with what was told, and without what a seat does in private."""
        return self.draft.game if self.draft is not None and self.draft.is_told else self.game

    @cached_property
    def asked(self) -> tuple[int, ...]:
        """The seats that must answer."""
        return tuple(seat for seat in self.asked_openly if seat not in self.sealed.answers)

    @cached_property
    def asked_openly(self) -> tuple[int, ...]:
        """The same as far as all may know: who has answered in secret is asked until all have."""
        game = self.open_game
        if game is None or self.sheet.status != "playing":
            return ()
        return tuple(question.seat for question in game.questions)

    @property
    def rules_are_past(self) -> bool:
        """Whether it is running by rules that are only read any more."""
        return self.sheet.status == "playing" and self.game is not None and bool(self.game.setup.rules.followed_by)

    @property
    def is_as_kept(self) -> bool:
        """Whether it is shown from its last position, because its answers are understood no more."""
        return self.game is not None and self.journal.tells(AS_KEPT)

    def sees_draft(self, seat: int | None) -> bool:
        return self.draft is not None and (seat == self.draft.seat or self.draft.is_told or self.sheet.live_drafts)

    def version_for(self, seat: int | None) -> str:
        """The position's name for these eyes: what they do not see is not counted either."""
        if seat in self.sealed.answers:
            return f"{self.version}.{self.sealed.answers[seat].times}"
        return f"{self.version}.{self.revision if self.sees_draft(seat) else 0}"

    def shown_game(self, seat: int | None) -> Game:
        """The position these eyes see; Clash while there is none."""
        if self.game is None:
            raise Clash("not-begun", "not-begun")
        if self.draft is not None and self.sees_draft(seat):
            return self.draft.game
        if seat is None or seat not in self.sealed.answers:
            return self.game
        if seat not in self._own:
            self._own[seat] = self.game.clone()
            self._own[seat].play(seat, self.sealed.answers[seat].option)
        return self._own[seat]

    def shown_timing(self, seat: int | None) -> Timing | None:
        """The clocks these eyes see: that of somebody else who has answered in secret seems to run."""
        if self.timing is None or not self.sealed.answers:
            return self.timing
        others = {other for other in self.sealed.answers if other != seat and self.sheet.plays(other, "human")}
        banks = [self.sealed.banks[n] if n in others else bank for n, bank in enumerate(self.timing.banks)]
        running = tuple(n for n in self.asked_openly if n in others or n in self.timing.running)
        return Timing(self.timing.since, tuple(banks), running)

    def with_draft(self, draft: Draft, revision: int, timing: Timing | None = None) -> Loaded:
        """`timing`: if others are asked by it."""
        return self._revised(revision, draft, timing or self.timing, NONE)

    def with_answer(self, sealed: Sealed, timing: Timing, revision: int) -> Loaded:
        """After an answer in secret."""
        return self._revised(revision, None, timing, sealed)

    def _revised(self, revision: int, draft: Draft | None, timing: Timing | None, sealed: Sealed) -> Loaded:
        """The same position: nothing has become final."""
        return Loaded(
            self.sheet,
            self.version,
            revision,
            self.count,
            self.head,
            self.game,
            self.journal,
            draft,
            timing,
            sealed,
        )

    def advanced(
        self,
        rows: list[ActionRow],
        game: Game,
        timing: Timing,
        status: Any,
        changes: tuple[SeatChange, ...],
        at: float,
        draft: Draft | None,
        revision: int,
        sealed: Sealed,
    ) -> Loaded:
        """After what this process stores itself; once that is done, `note_events` writes it into the log."""
        return Loaded(
            _changed(self.sheet, status, changes, at),
            self.version + 1,
            revision,
            self.count + len(rows),
            rows[-1].hash,
            game,
            self.journal,
            draft,
            timing,
            sealed,
        )


def note_events(journal: Journal, game: Game, rows: Sequence[ActionRow]) -> None:
    """Write what befell the table into its log."""
    for row in rows:
        if row.kind != "play":
            args: dict[str, int | str | Msg] = {"seat": row.seat}
            if row.kind == GONE_OVER:
                args["was"], args["to"] = row.body.split()
            elif row.body:
                args["bot"] = Msg(f"bot-{row.body}", {})
            journal.add(game, -1, f"log-table-{row.kind}", args)


def note_use(journal: Journal, game: Game, use: StandingUse) -> None:
    """Write into the log of a seat, and into no other, that a standing answer of its is used now. One that there is
    no more, because a chronicle has been changed, is not told."""
    topic = game.topics.get(use.kind)
    answer = None if topic is None else topic.answer(use.answer)
    if topic is not None and answer is not None:
        args: dict[str, int | str | Msg] = {"seat": use.seat, "question": topic.message, "answer": answer.message}
        journal.add(game, -1, "log-table-standing", args, use.seat)


def note_lost(journal: Journal, game: Game, seat: int) -> None:
    """Tell a seat, and nobody else, that what it had begun of its turn cannot be gone on with."""
    if not journal.tells(DRAFT_LOST):
        journal.add(game, -1, DRAFT_LOST, {"seat": seat}, seat)


def _changed(sheet: Sheet, status: Any, changes: tuple[SeatChange, ...], at: float) -> Sheet:
    rows = list(sheet.seats)
    for change in changes:
        old = rows[change.seat]
        kind: Any = change.kind
        rows[change.seat] = SeatRow(old.seat, kind, old.name, change.bot, change.nonce or old.nonce)
    facts = {name: getattr(sheet, name) for name in sheet.__struct_fields__}
    return Sheet(**{**facts, "status": status, "changed": at, "seats": tuple(rows)})
