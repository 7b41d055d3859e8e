"""Snapshots and records of Glen More, mutated by Hypothesis in several places at once.

Whatever comes of it is refused by its name or is a position that keeps all invariants and can be played on. Edits that
a person might make are among them: values moved from one place to another, doubled, swapped, one more or less.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import hindmost
from hindmost import DamagedRecord, DamagedSnapshot, Game
from hindmost.kernel.messages import Json
from tests.configurations import FULL
from tests.properties.playing import through_json, walk

EXAMPLES: Final = 6000 if FULL else 120
AHEAD: Final = 40 if FULL else 15
"""Answers given to whatever was accepted."""

Path = tuple[str | int, ...]

leaves = (
    st.none()
    | st.booleans()
    | st.integers(-3, 20)
    | st.integers()
    | st.floats()
    | st.sampled_from(["", "0,0", "1,0", "0,1", "start-village", "s0-quarry-road", "wood", "take", "move-to", "0 end"])
    | st.text(max_size=4)
)
junk = st.recursive(
    leaves,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner, max_size=3),
    max_leaves=6,
)


class Edit:
    """One change: what is done at which place, with the value or the other place that it needs."""

    def __init__(self, what: str, place: int, other: int, value: Json) -> None:
        self.what = what
        self.place = place
        self.other = other
        self.value = value

    def __repr__(self) -> str:
        return f"Edit({self.what!r}, {self.place}, {self.other}, {self.value!r})"

    def apply(self, data: Json) -> None:
        ways = list(_places(data, ()))
        if not ways:
            return
        inside, key = _at(data, ways[self.place % len(ways)])
        elsewhere, other_key = _at(data, ways[self.other % len(ways)])
        found = inside[key]
        if self.what == "replace":
            inside[key] = self.value
        elif self.what == "remove":
            del inside[key]
        elif self.what == "copy":
            inside[key] = copy.deepcopy(elsewhere[other_key])
        elif self.what == "double" and isinstance(inside, list):
            inside.insert(key, copy.deepcopy(found))
        elif self.what == "swap" and isinstance(inside, list):
            other = self.other % len(inside)
            inside[key], inside[other] = inside[other], found
        elif self.what == "count" and isinstance(found, int):
            inside[key] = found + (1 if self.other % 2 else -1)
        elif self.what == "add" and isinstance(found, list):
            found.append(self.value)
        elif self.what == "add" and isinstance(found, dict):
            found[str(self.other)] = self.value


edits = st.lists(
    st.builds(
        Edit,
        st.sampled_from(["replace", "remove", "copy", "double", "swap", "count", "add"]),
        st.integers(0, 10**6),
        st.integers(0, 10**6),
        junk,
    ),
    min_size=1,
    max_size=4,
)


def _places(data: Json, path: Path) -> list[Path]:
    """The ways to all values inside, those near the root first and as often as those deep down."""
    found: list[Path] = []
    items: list[tuple[str | int, Json]] = []
    if isinstance(data, dict):
        items = list(data.items())
    elif isinstance(data, list):
        items = list(enumerate(data))
    for key, value in items:
        found.append((*path, key))
        found += _places(value, (*path, key))
    return found


def _at(data: Any, path: Path) -> tuple[Any, Any]:
    for key in path[:-1]:
        data = data[key]
    return data, path[-1]


@cache
def snapshots() -> tuple[str, ...]:
    """One for every kind of unfinished business that comes up in a few games, with and without a draft."""
    found: dict[object, str] = {}
    for seats in (2, 3, 4, 5):
        game = hindmost.new_game("glen-more", seats=seats, seed=seats)
        for _ in walk(game, seats):
            business = (tuple(frame.kind() for frame in game.state.stack), game.can_undo)
            if business not in found:
                found[business] = json.dumps(game.snapshot())
        found[seats] = json.dumps(game.snapshot())
    return tuple(found.values())


@cache
def records() -> tuple[str, ...]:
    """A finished game and two unfinished ones."""
    found = []
    for seats, answers in ((2, 12), (5, 40), (3, 10_000)):
        game = hindmost.new_game("glen-more", seats=seats, seed=seats)
        for number, _ in enumerate(walk(game, seats)):
            if number == answers:
                break
        found.append(json.dumps(game.record()))
    return tuple(found)


def judge(read: Callable[[Json], Game], data: Json, damage: type[hindmost.HindmostError]) -> None:
    """Refused with a sentence, or sound. Any other exception fails the test by itself."""
    before = repr(data)
    try:
        game = read(data)
    except damage as refusal:
        sentence = str(refusal)
    else:
        sentence = "Accepted."
        _play_on(game)
    assert sentence.endswith(".")
    assert len(sentence) > 8
    assert repr(data) == before, "what was read is not changed"


def _play_on(game: Game) -> None:
    random = Random(1)
    for seat in (None, *range(game.setup.seats)):
        game.view(seat)
    for _ in range(AHEAD):
        assert game.check() == []
        if game.over:
            break
        question = random.choice(game.questions)
        game.play(question.seat, random.choice(question.options).id)
    assert hindmost.restore(through_json(game.snapshot())).hash() == game.hash()


fuzzed = settings(max_examples=EXAMPLES)


@fuzzed
@given(st.integers(0, 10**6), edits)
def test_mutated_snapshots(which: int, changes: list[Edit]) -> None:
    data = json.loads(snapshots()[which % len(snapshots())])
    for change in changes:
        change.apply(data)
    judge(hindmost.restore, data, DamagedSnapshot)


@fuzzed
@given(st.integers(0, 10**6), edits)
def test_mutated_states(which: int, changes: list[Edit]) -> None:
    """The same for the state alone, where the rules must see what is wrong."""
    data = json.loads(snapshots()[which % len(snapshots())])
    data.pop("draft", None)
    for change in changes:
        change.apply(data["state"])
    judge(hindmost.restore, data, DamagedSnapshot)


@fuzzed
@given(st.integers(0, 10**6), edits)
def test_mutated_frames(which: int, changes: list[Edit]) -> None:
    """And for what is unfinished alone."""
    data = json.loads(snapshots()[which % len(snapshots())])
    data.pop("draft", None)
    for change in changes:
        change.apply(data["state"]["frames"])
    judge(hindmost.restore, data, DamagedSnapshot)


@settings(fuzzed, max_examples=EXAMPLES // 4)
@given(st.integers(0, 10**6), edits)
def test_mutated_records(which: int, changes: list[Edit]) -> None:
    data = json.loads(records()[which % len(records())])
    for change in changes:
        change.apply(data)
    judge(hindmost.replay, data, DamagedRecord)


@fuzzed
@given(junk)
def test_junk(data: Json) -> None:
    judge(hindmost.restore, data, DamagedSnapshot)
    judge(hindmost.replay, data, DamagedRecord)
    with pytest.raises(DamagedSnapshot):
        hindmost.restore(data)
    with pytest.raises(DamagedRecord):
        hindmost.replay(data)


@settings(fuzzed, max_examples=EXAMPLES // 4)
@given(st.text() | st.text("[]{}\"'=.#\n 01ab", max_size=60))
def test_junk_for_a_catalogue(text: str) -> None:
    for read, kept, damage in (
        (hindmost.restore, json.loads(snapshots()[0]), DamagedSnapshot),
        (hindmost.replay, json.loads(records()[0]), DamagedRecord),
    ):
        with pytest.raises(damage):
            read({**kept, "catalogue": text})
