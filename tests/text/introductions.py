"""Introductions to chronicles, played, and found again after the rules have moved a draw.

    python -m tests.text.introductions

plays each of them. Where a script can no longer be played, other games are looked through for a position from which the
reader's steps can be taken in the same order; rivals then answer as the greedy bot does. Read the words again after
that: they tell of what lay on the table before.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

import hindmost
from hindmost import Game, HindmostError, Option, Question
from hindmost.bots.bot import Outlook
from hindmost.bots.registry import make as make_bot
from hindmost.text.introductions import introductions

FILES: Final = {name: Path(str(file)) for name, file in introductions().items()}

SEEDS: Final = 300
LONGEST: Final = 80
"""So many answers may lead to the position: whoever learns should find a small territory."""


class Step(NamedTuple):
    """A step of a script, as it is taken."""

    seat: int
    said: str | None
    rule: str
    alone: bool
    """Whether a client takes it by itself."""


def read(name: str) -> Any:
    return json.loads(FILES[name].read_text("utf-8"))


def number_of(name: str) -> int:
    """Of the chronicle: what it is called ends with it."""
    return int(name.rpartition("-")[2])


def begun(lesson: Any) -> Game:
    """The position in which it begins."""
    return hindmost.replay(lesson["record"])


def walk(game: Game, lesson: Any) -> Iterator[Step]:
    """Take the steps of the script one by one."""
    for answer, *words in lesson["script"]:
        seat, _, option_id = answer.partition(" ")
        question = game.question(int(seat))
        option = next(option for option in question.options if option.id == option_id)
        alone = by_itself(question)
        yield Step(int(seat), words[0] if words else None, option.rule, alone is not None and alone.kind == option.kind)
        game.play(int(seat), option_id)


def by_itself(question: Question) -> Option | None:
    """What a client answers for whoever plays: particulars as proposed, and whatever costs nothing."""
    proposed = question.default
    if proposed is None or question.detail:
        return proposed
    free = (option for option in question.options if option.sort == "free" and not option.reveals)
    return next(free, None) if proposed.sort else None


def found_again(lesson: Any) -> Any:
    """The lesson with another beginning, from which the reader's steps can be taken; None if there is none."""
    old, learner = lesson["record"], lesson["learner"]
    for seed in [old["seed"], *range(SEEDS)]:
        game = hindmost.new_game(old["game"], old["seats"], tuple(old["chronicles"]), seed, old["options"])
        while not game.over and len(game.choices) < LONGEST:
            question = game.questions[0]
            if question.seat == learner and question.kind == "take":
                script = _followed(game.clone(), lesson)
                if script is not None:
                    return {**lesson, "record": game.record(), "script": script}
            _play_rival(game, question)
    return None


def _followed(game: Game, lesson: Any) -> list[list[str]] | None:
    steps = [step for step in lesson["script"] if len(step) == 2]
    script: list[list[str]] = []
    while steps:
        if game.over or len(script) > LONGEST:
            return None
        question = game.questions[0]
        if question.seat != lesson["learner"]:
            script.append([_play_rival(game, question)])
            continue
        alone = by_itself(question)
        step = steps.pop(0) if alone is None else [f"{question.seat} {alone.id}"]
        option_id = step[0].partition(" ")[2]
        if all(option.id != option_id for option in question.options):
            return None
        game.play(question.seat, option_id)
        script.append(step)
    return script


def _play_rival(game: Game, question: Question) -> str:
    option_id = make_bot("greedy", len(game.choices)).choose(Outlook(game, question.seat))
    game.play(question.seat, option_id)
    return f"{question.seat} {option_id}"


def write(name: str, lesson: Any) -> None:
    """A line for each step."""
    steps = ",\n".join(f"    {json.dumps(step)}" for step in lesson["script"])
    rest = {key: json.dumps(value) for key, value in lesson.items() if key != "script"}
    lines = [f'  "{key}": {value}' for key, value in rest.items()]
    lines.insert(-1, f'  "script": [\n{steps}\n  ]')
    FILES[name].write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8", newline="\n")


def make() -> None:
    for name in FILES:
        lesson = read(name)
        try:
            for _ in walk(begun(lesson), lesson):
                pass
            print(f"{name}: can be played")
        except (HindmostError, StopIteration, RuntimeError) as error:
            again = found_again(lesson)
            print(f"{name}: {error}; {'found again: read its words' if again else 'nothing else was found'}")
            if again:
                write(name, again)


if __name__ == "__main__":
    make()
