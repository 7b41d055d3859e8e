"""A complete game as text: every question, the answer, what the log says, and what changed in the state.

It is made for `diff`: after a change of the rules it shows at which answer the game went another way, and how. Log
lines are shown by their keys and arguments, so that a better wording does not change the text.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from hindmost import Game, Msg
from hindmost.kernel.messages import Json
from hindmost.kernel.snapshots import state_to_json
from tests.configurations import Configuration

WIDTH: Final = 116
NOTHING: Final = object()


def playthrough(configuration: Configuration, record: Json) -> str:
    """The text of the game of a record."""
    return "\n".join(_lines(configuration, record)) + "\n"


def _lines(configuration: Configuration, record: Json) -> Iterator[str]:
    game = configuration.new_game(record["seed"])
    yield f"{configuration.id}, seed {record['seed']}, rules {record['rules']}"
    yield from _whole_state(game)
    for number, line in enumerate(record["choices"], start=1):
        seat, _, option_id = line.partition(" ")
        question = game.question(int(seat))
        yield f"\n{number}. seat {seat}: {_message(question.title)}"
        yield from _wrapped("   offered ", [option.id for option in question.options])
        yield f"   > {option_id}"
        before = state_to_json(game.state)
        kept = len(game.journal)
        game.play(int(seat), option_id)
        for by, message in game.log()[kept:]:
            yield f"   log {'-' if by < 0 else by} {_message(message)}"
        yield from (f"   {change}" for change in _changes(before, state_to_json(game.state)))
    yield "\nend"
    yield f"scores {_compact(game.scores)} winners {_compact(game.winners)} hash {game.hash()}"
    yield from (f"seat {award.seat}: {award.vp:+} {award.source} [{award.clause}]" for award in game.score_sheet())
    yield from _whole_state(game)


def _whole_state(game: Game) -> Iterator[str]:
    for key, value in state_to_json(game.state).items():
        if key == "frames":
            yield f"frames {_frames(value)}"
        elif isinstance(value, list) and all(isinstance(each, list | dict) for each in value):
            yield from (f"{key}.{number} {_compact(each)}" for number, each in enumerate(value))
        else:
            yield f"{key} {_compact(value)}"


def _changes(before: Json, after: Json) -> Iterator[str]:
    for key in after:
        if key == "frames":
            if before[key] != after[key]:
                yield f"frames {_frames(after[key])}"
        else:
            yield from _difference(key, before.get(key), after[key])


def _difference(path: str, before: Json, after: Json) -> Iterator[str]:
    """One line for each value that has changed."""
    if before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict):
        for key in {**before, **after}:
            yield from _difference(f"{path}.{key}", before.get(key, NOTHING), after.get(key, NOTHING))
    elif isinstance(before, list) and isinstance(after, list):
        yield from _list_difference(path, before, after)
    else:
        yield f"{path}: {_compact(before)} -> {_compact(after)}"


def _list_difference(path: str, before: list[Any], after: list[Any]) -> Iterator[str]:
    if len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _difference(f"{path}.{number}", old, new)
    elif all(isinstance(each, str) for each in (*before, *after)):
        gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
        signed = [f"-{name}" for name in gone.elements()] + [f"+{name}" for name in come.elements()]
        yield f"{path} ({len(after)}): {' '.join(signed)}"
    else:
        for number, (old, new) in enumerate(zip(before, after, strict=False)):
            yield from _difference(f"{path}.{number}", old, new)
        yield from (f"{path}.{number}: + {_compact(after[number])}" for number in range(len(before), len(after)))
        yield from (f"{path}.{number}: - {_compact(before[number])}" for number in range(len(after), len(before)))


def _frames(frames: list[Any]) -> str:
    return " | ".join(" ".join(str(part) for part in frame) for frame in frames) or "none"


def _message(message: Msg) -> str:
    """A message by its key and arguments."""
    args = [f"{name}={_argument(value)}" for name, value in message.args.items()]
    return f"{message.key}({', '.join(args)})" if args else message.key


def _argument(value: int | str | Msg) -> str:
    """A message inside a message: the names in it, such as `2 good-stone`, not how a sentence would put them."""
    if not isinstance(value, Msg):
        return str(value)
    if any(isinstance(inner, Msg) for inner in value.args.values()):
        return " ".join(_argument(inner) for inner in value.args.values())
    return value.key


def _compact(value: Json) -> str:
    return "-" if value is NOTHING else json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def _wrapped(head: str, words: list[str]) -> Iterator[str]:
    """The words with strokes between them, on as many lines as they need."""
    line = head
    for number, word in enumerate(words):
        part = word + (" /" if number < len(words) - 1 else "")
        if len(line) + len(part) > WIDTH:
            yield line.rstrip()
            line = " " * len(head)
        line += part + " "
    yield line.rstrip()
