"""The same seed and the same answers give the same game: step by step, and in every process."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from tests.configurations import EVERYTHING, PLAYED, SHOWN, Configuration, seeds
from tests.properties.playing import face_of, logs_of, text_of, walk

PROGRAM = """
import sys
from tests.configurations import CONFIGURATIONS
from tests.properties.playing import face_of, logs_of, text_of, walk

configuration = next(each for each in CONFIGURATIONS if each.id == sys.argv[1])
game = configuration.new_game(7)
for number, step in enumerate(walk(game, 7)):
    print(game.hash(), step.question.seat, step.option.id, [option.id for option in step.question.options])
    if number % 20 == 0:
        print(face_of(game), [option.text("fr") for option in step.question.options])
print(text_of(game.snapshot()), text_of(game.record()), logs_of(game))
"""


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_two_runs_of_one_seed_agree_at_every_step(configuration: Configuration) -> None:
    for seed in seeds(2, 40):
        one, other = configuration.new_game(seed), configuration.new_game(seed)
        for number, step in enumerate(walk(one, seed)):
            assert other.hash() == one.hash(), f"seed {seed}, after {one.choices[-1:]}"
            if number % 5 == 0:
                assert face_of(other) == face_of(one)
            other.play(step.question.seat, step.option.id)
        assert text_of(other.snapshot()) == text_of(one.snapshot())
        assert logs_of(other) == logs_of(one)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_other_seeds_give_other_games(configuration: Configuration) -> None:
    hashes = {configuration.new_game(seed).hash() for seed in range(50)}
    assert len(hashes) > 40


COMPARED = SHOWN if EVERYTHING else [each for each in SHOWN if not each.chronicles]


@pytest.mark.parametrize("configuration", COMPARED, ids=lambda each: each.id)
def test_processes_agree(configuration: Configuration) -> None:
    """Python gives text another hash in every process; nothing in a game may depend on that."""
    outputs = {_output(configuration, hash_seed) for hash_seed in ("0", "1", "4711")}
    assert len(outputs) == 1


def _output(configuration: Configuration, hash_seed: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, configuration.id],
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout
    return done.stdout
