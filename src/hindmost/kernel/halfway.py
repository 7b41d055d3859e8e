"""The table while something comes about: between an answer and the next question, frame by frame."""

from __future__ import annotations

from hindmost.kernel.frames import NATURE, Frame, Secret
from hindmost.kernel.game import Game
from hindmost.kernel.messages import ALL_SEATS, Json
from hindmost.kernel.position import Position
from hindmost.kernel.state import State


def view_halfway(game: Game, seat: int, option_id: str, lines: int, reader: int | None) -> Json:
    """What a reader sees after this answer when so many of its lines have been told to them (None: a spectator).

    A frame tells what it goes by before it changes anything, so the table stays as it was until its last line is told.
    Nobody is asked in such a view. The game is played on and of no use afterwards.
    """
    question = game.question(seat)
    choice = question.option(option_id).choice
    told = len(game.journal)
    shown = game.position.state.copy()
    _answer(game.position, seat, choice)
    while _lines(game, told, reader) <= lines:
        shown = game.position.state.copy()
        if not _step(game.position):
            break
    game.position = Position(shown, game.position.nature)
    return game.view(reader, closed=True)


def _lines(game: Game, start: int, reader: int | None) -> int:
    return sum(note.to in (ALL_SEATS, reader) for note in game.journal[start:])


def _answer(position: Position, seat: int, choice: int) -> None:
    g = position.state
    action = g.table.free_action(choice) if position.window else None
    if action is not None:
        action.choose(g, choice)
        return
    frame = g.stack.pop()
    if isinstance(frame, Secret):
        frame.answer(g, seat, choice)
    else:
        frame.choose(g, choice)


def _step(position: Position) -> bool:
    """Run the next frame, unless it asks somebody."""
    g: State = position.state
    if not g.stack:
        return False
    frame: Frame[State] = g.stack[-1]
    options = frame.ask(g)
    if options is None:
        g.stack.pop()
        frame.run(g)
        return True
    if frame.seat(g) != NATURE or position.nature.asks(g, frame, options):
        return False
    g.stack.pop()
    frame.choose(g, position.nature.answer(g, frame, options))
    return True
