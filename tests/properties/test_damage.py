"""Snapshots and records that were edited or damaged: refused with reasons, or a position that really can be.

Every single value of a snapshot and of a record is changed in many ways. Whatever comes of it is either the named
error, or a game that keeps all invariants and can be played to its end: never another exception, never half a game.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterator
from random import Random
from typing import Final

import pytest

import hindmost
from hindmost import DamagedRecord, DamagedSnapshot, Game
from hindmost.kernel.messages import Json
from tests.configurations import FULL, PLAYED, Configuration
from tests.properties.playing import through_json, walk

VALUES: Final[tuple[Json, ...]] = (None, True, -1, 0, 1, 3, 127, 10**30, 1.5, "", "x", "0,0", [], {}, [[]], {"x": 1})
GONE: Final = object()
TRIES: Final = 4000 if FULL else 250
"""Of the thousands of possible changes, how many are tried for each snapshot."""

Path = tuple[str | int, ...]


def places(data: Json, path: Path = ()) -> Iterator[Path]:
    """The way to every value inside."""
    if path:
        yield path
    if isinstance(data, dict):
        for key, value in data.items():
            yield from places(value, (*path, key))
    elif isinstance(data, list):
        for number, value in enumerate(data):
            yield from places(value, (*path, number))


def changed(data: Json, path: Path, value: Json) -> Json:
    """A copy with another value in one place, or without it."""
    twin = copy.deepcopy(data)
    inside = twin
    for key in path[:-1]:
        inside = inside[key]
    if value is GONE:
        del inside[path[-1]]
    else:
        inside[path[-1]] = value
    return twin


def damages(data: Json, random: Random) -> Iterator[tuple[Path, Json, Json]]:
    """Changed copies: each place once at least, then at random."""
    ways = list(places(data))
    random.shuffle(ways)
    for number in range(TRIES):
        path = ways[number % len(ways)]
        value = random.choice((GONE, *VALUES))
        yield path, value, changed(data, path, value)


def judge(make: Callable[[Json], Game], data: Json, damage: type[hindmost.HindmostError], where: str) -> None:
    """Refused by its name, or sound."""
    try:
        game = make(data)
    except damage as error:
        _judge_refusal(error, damage, where)
        return
    except Exception as error:
        raise AssertionError(f"{where}: {error!r} is not {damage.__name__}") from error
    try:
        assert game.check() == []
        for seat in (*range(game.setup.seats), None):
            game.view(seat)
        for _ in walk(game, 1):
            pass
        assert game.check() == []
    except Exception as error:
        raise AssertionError(f"{where}: accepted, but cannot be played: {error!r}") from error


def _judge_refusal(error: hindmost.HindmostError, damage: type[hindmost.HindmostError], where: str) -> None:
    assert type(error) is damage, where
    assert len(str(error)) > 20, f"{where}: {error} is no sentence"


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
@pytest.mark.parametrize("answers", [0, 25, 70])
def test_damaged_snapshots(configuration: Configuration, answers: int) -> None:
    game = configuration.new_game(answers)
    for number, _ in enumerate(walk(game, answers)):
        if number >= answers and (game.can_undo or not answers):
            break
    snapshot = through_json(game.snapshot())
    for path, value, data in damages(snapshot, Random(answers)):
        judge(hindmost.restore, data, DamagedSnapshot, f"{path} = {'(gone)' if value is GONE else value!r}")


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_damaged_records(configuration: Configuration) -> None:
    game = configuration.new_game(11)
    for number, _ in enumerate(walk(game, 11)):
        if number >= 20:
            break
    record = through_json(game.record())
    for path, value, data in damages(record, Random(1)):
        judge(hindmost.replay, data, DamagedRecord, f"{path} = {'(gone)' if value is GONE else value!r}")


@pytest.mark.parametrize("data", [*VALUES, b"bytes", {"set"}, ("a", "tuple")], ids=repr)
def test_what_is_no_snapshot_and_no_record_at_all(data: Json) -> None:
    with pytest.raises(DamagedSnapshot):
        hindmost.restore(data)
    with pytest.raises(DamagedRecord):
        hindmost.replay(data)
