"""The lines of a scenario, whatever game it is of: how they are cut, and how a script is followed."""

from __future__ import annotations

from typing import Protocol

from hindmost.kernel.chance import ToldNature
from hindmost.kernel.frames import NATURE
from hindmost.kernel.game import Game
from hindmost.kernel.messages import Msg
from hindmost.mechanics.cells import cell


class Driven(Protocol):
    """A game that a script can drive."""

    @property
    def game(self) -> Game: ...

    def draw(self, stream: str, *names: str) -> None:
        """Script nature's next answers of a stream."""

    def play(self, seat: int, *option_ids: str) -> None: ...

    def expect(self, line: str) -> None:
        """Look at what a line expects."""


def follow(scene: Driven, script: str) -> None:
    """Go through the lines of a script."""
    for line in (line.strip() for line in script.splitlines()):
        if line and not line.startswith("#"):
            _step(scene, line)


def _step(scene: Driven, line: str) -> None:
    word, _, rest = line.partition(" ")
    if word.isdecimal():
        scene.play(int(word), rest.strip())
    elif word == "draw":
        stream, names = keyed(rest)
        scene.draw(stream, *names.split())
    elif line == "told":
        scene.game.position.nature = ToldNature(1, {}, everything=True)
        scene.game.mark_barrier()
    elif word == "nature":
        scene.play(NATURE, rest.strip())
    elif line == "undo":
        scene.game.undo()
    elif word == "tells:":
        wanted = choices(rest)
        found = told(scene.game)[-len(wanted) :]
        assert found == wanted, f"the log ends with {found}"
    elif word == "shows:":
        choice, _, wanted_words = rest.partition(" = ")
        assert shown(scene.game, choice.strip()) == wanted_words, f"{line}: it is {shown(scene.game, choice.strip())}"
    else:
        scene.expect(line)


def told(game: Game) -> list[str]:
    """The lines of the log: whose it is, `-` for nobody's, what happened, and with what."""
    lines = []
    for note, (seat, line) in zip(game.journal, game.log(), strict=True):
        lines.append(" ".join([str(seat) if seat >= 0 else "-", note.code, *_words(line)]))
    return lines


def shown(game: Game, choice: str) -> str:
    """What an option says, offered or refused, and what on the table it points at: `pay 1 wood @ cell:0:0,1`."""
    offered = [option for question in game.questions for option in question.options]
    refused = [option for question in game.questions for option, _ in question.refused]
    option = next(option for option in (*offered, *refused) if option.id == choice)
    pointing = ["@", *option.targets] if option.targets else []
    return " ".join([option.message.key.removeprefix("option-"), *_words(option.message), *pointing])


def _words(message: Msg) -> list[str]:
    """What a message names; a spot of a territory is named by its cell already, if there is one."""
    spots = {"spot", "onto"} if "cell" in message.args else set()
    return [_word(value) for name, value in message.args.items() if name not in spots]


def _word(value: int | str | Msg) -> str:
    """A thing by its name alone: `forest` for the tile, `2 wood` for goods."""
    if not isinstance(value, Msg):
        return str(value)
    if value.key == "counted":
        return f"{value.args['amount']} {_word(value.args['thing']).partition(' ')[0]}"
    name = [] if value.key == "spot" else [value.key.partition("-")[2] or value.key]
    return " ".join([*name, *map(_word, value.args.values())])


def keyed(line: str) -> tuple[str, str]:
    """What is said, and of what: "seat 0: coins 3" or "turn 1"."""
    key, _, value = line.partition(":" if ":" in line else " ")
    return key.strip(), value.strip()


def parts(text: str) -> list[str]:
    """Split at commas that are followed by a blank: the comma of a cell is not."""
    return [part.strip() for part in text.split(", ") if part.strip()]


def choices(text: str) -> list[str]:
    """Split at slashes between blanks."""
    return [choice.strip() for choice in text.split(" / ") if choice.strip()]


def pairs(text: str) -> list[tuple[str, int]]:
    return [(name, int(number)) for name, number in (part.split() for part in text.split(",") if part.strip())]


def cell_of(text: str) -> int:
    x, y = text.strip().split(",")
    return cell(int(x), int(y))
