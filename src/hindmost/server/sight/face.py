"""What one pair of eyes sees of a table at one moment, whole or as the change since the last time."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from hindmost.server.sight.patch import Differences
from hindmost.server.wire.messages import Change, ClockInfo, DraftInfo, LogLine, Prompt, State, Waiting
from hindmost.server.wire.models import Status

ENCODER = msgspec.json.Encoder()


class Face:
    """Made once for each kind of eyes and shared by all who have them."""

    def __init__(
        self,
        version: str,
        seat: int | None,
        status: Status,
        view: dict[str, Any] | None,
        prompt: Prompt | None,
        waiting: list[Waiting],
        draft: DraftInfo | None,
        clock: ClockInfo,
        lines: list[LogLine],
        standing: int,
        log_limit: int,
        telling: Prompt | None = None,
        differences: Differences | None = None,
    ) -> None:
        self.version = version
        self.seat = seat
        self.status: Status = status
        self.view = view
        self.prompt = prompt
        self.waiting = waiting
        self.draft = draft
        self.clock = clock
        self.lines = lines
        self.standing = standing
        """So many of the lines cannot be taken back."""
        self._log_limit = log_limit
        self.telling = telling
        """What is asked of whoever tells what came."""
        self._differences = differences or Differences()
        """Shared by all who look at the same moment."""
        self._changes: dict[int, tuple[Face, bytes]] = {}

    def forget(self) -> None:
        """A newer face takes over: let go of the older ones, each of which would hold its own elders."""
        self._changes = {}
        self._differences = Differences()

    @cached_property
    def state(self) -> State:
        start = max(0, len(self.lines) - self._log_limit)
        return State(
            self.version,
            self.seat,
            self.status,
            self.view,
            self.prompt,
            self.waiting,
            self.draft,
            self.clock,
            start,
            self.lines[start:],
            self.telling,
        )

    @cached_property
    def whole(self) -> bytes:
        return ENCODER.encode(self.state)

    def looks_like(self, other: Face) -> bool:
        """Whether these eyes saw the same before: whatever they can see moves the version or the status."""
        return (self.version, self.seat, self.status) == (other.version, other.seat, other.status)

    def since(self, last: Face | None) -> bytes:
        """The shortest message that brings somebody who has `last` here."""
        if last is None or last.seat != self.seat or last.view is None or self.view is None:
            return self.whole
        made = self._changes.get(id(last))
        if made is None:
            # Kept with the face it starts from, so that the id stays its own.
            made = self._changes[id(last)] = (last, ENCODER.encode(self._change(last)))
        return made[1]

    def _change(self, last: Face) -> Change:
        assert last.view is not None
        assert self.view is not None
        keep = min(last.standing, self.standing)
        shared = min(len(last.lines), len(self.lines))
        while keep < shared and last.lines[keep] == self.lines[keep]:
            keep += 1
        return Change(
            last.version,
            self.version,
            self.seat,
            self.status,
            self._differences.between(last.view, self.view),
            self.prompt,
            self.waiting,
            self.draft,
            self.clock,
            keep,
            self.lines[keep:],
            self.telling,
        )
