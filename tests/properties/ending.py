"""What the end of a turn brings, read from the log: for whoever said before what would follow."""

from __future__ import annotations

from typing import Final

from hindmost import Game
from hindmost.kernel.messages import Note

NEXT: Final = ("take", "errand")
"""The first question of whoever acts next."""
NEUTRAL: Final = {"rolled": "die", "die-moved": "die", "die-left": "die", "englishman-left": "englishman"}
"""Whoever acts next without a question, by the first line of the log."""
LETTING_BE: Final = ("end", "pass", "leave", "no-roll", "leave-casks", "leave-tokens", "keep-casks")


class Ending:
    """The turn is ended on a twin of the game; whatever is asked then, nobody does more than must be done."""

    def __init__(self, game: Game) -> None:
        known = len(game.journal)
        twin = game.clone()
        twin.play(twin.questions[0].seat, "end")
        while not twin.over and twin.questions[0].kind not in NEXT and not _neutral(twin.journal[known:]):
            let_be(twin)
        notes = twin.journal[known:]
        cut = _neutral(notes)
        acts = notes[cut[0]] if cut else None
        self.notes = notes[: cut[0]] if cut else notes
        self.game = twin
        self.over = twin.over and acts is None
        self.name = NEUTRAL[acts.code] if acts is not None else ""
        """Which of the pieces acts next that are no seat's; empty if it is one of a seat."""

    @property
    def next(self) -> int:
        """The piece that acts next."""
        seats = self.game.setup.seats
        if self.name:
            names = [actor.name for actor in self.game.setup.table.actors]
            return names.index(self.name) if self.name in names else seats
        mover = getattr(self.game.state, "mover", None)
        return int(self.game.state.active if mover is None else mover)

    @property
    def laid(self) -> int:
        return len(self.of("laid"))

    @property
    def passed_by(self) -> list[int]:
        """The numbers of the tiles that were left behind."""
        return [note.a for note in self.of("passed-by")]

    @property
    def scorings(self) -> int:
        return len(self.of("scoring"))

    def of(self, code: str) -> list[Note]:
        return [note for note in self.notes if note.code == code]

    def awards(self, seat: int) -> dict[str, int]:
        """What a seat was given, by the source, where that was something."""
        mine = [note for note in self.notes if note.seat == seat and note.code.startswith("award-")]
        return {note.code.removeprefix("award-"): note.a for note in mine}


def let_be(game: Game) -> None:
    """Answer the first question with what does least."""
    question = game.questions[0]
    offered = [option.id for option in question.options]
    game.play(question.seat, next((each for each in LETTING_BE if each in offered), offered[0]))


def _neutral(notes: list[Note]) -> list[int]:
    return [at for at, note in enumerate(notes) if note.code in NEUTRAL][:1]
