"""Records of every game, sound and damaged in every place, for whoever must read them."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, Final

import hindmost
from hindmost import Game
from hindmost.server.lobby.archive import FORMAT
from hindmost.server.state import chain
from tests.configurations import FULL

GAMES: Final = [info.id for info in hindmost.games()]


def seats_of(game: str) -> int:
    """As many as one click lays."""
    seats = next(info.seats for info in hindmost.games() if info.id == game)
    return 3 if 3 in seats else seats[0]


def played(game: str, moves: int) -> Game:
    begun = hindmost.new_game(game, seats_of(game), seed=11)
    source = Random(11)
    for _ in range(moves):
        question = begun.questions[0]
        begun.play(question.seat, source.choice(question.options).id)
    return begun


def tabled(game: Game, named: dict[str, Any]) -> dict[str, Any]:
    """The record of a table that was begun with these options named."""
    record: dict[str, Any] = json.loads(json.dumps(game.record()))
    setup, commitment = game.setup, chain.commitment(str(record["seed"]))
    head = chain.first(chain.header(setup.rules.id, setup.rules.version, setup.seats, setup.modules, named, commitment))
    actions = []
    for n, choice in enumerate(game.choices):
        link = chain.link(head, n, "play", choice.seat, choice.option_id, 1.5)
        head = link.hash
        actions.append([link.kind, link.seat, link.body, link.at, link.hash])
    names = [f"P{seat}" for seat in range(setup.seats)]
    record["table"] = {
        "format": FORMAT,
        "id": "abcdefghijkl",
        "names": names,
        "commitment": commitment,
        "actions": actions,
        "head": head,
        "signature": "of somebody else",
    }
    return record


DEEP: Final = "[" * 400 + "]" * 400
ODD: Final = (
    *("1e999", "-1e999", "NaN", "Infinity", "1e308", "-0.0", "0.5", "-1", "2", "9" * 30, "9" * 400, "1" + "0" * 5000),
    *("null", "true", "{}", "[]", '""', '"\\ud800"', '"0 \\udfff"', '"\\u0000"', '"0 take 1"', '"0 \\u202e"', DEEP),
    *('[["play"]]', '{"a": {"b": 1e999}}', '"' + "x" * 5000 + '"', "[" * 100_000),
)
MARK: Final = "@odd@"
FIRST: Final = ("table", "actions", 0)
EVERYWHERE: Final = 10_000 if FULL else 12
"""Of a record's deeper places so many are damaged."""
VALUES: Final = len(ODD) if FULL else 4
"""With so many of the odd values, drawn for each place."""
SEEN: Final = (
    (("table", "actions", 0, 1), "1e999"),
    (("table", "signature"), '"\\ud800"'),
    (("choices", 0), '"0 \\udfff"'),
)
"""What servers have stumbled over."""


@cache
def sound(game: str) -> str:
    done = played(game, 12)
    return json.dumps(tabled(done, done.setup.options))


def places(data: Any, way: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    inner = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inner:
        yield (*way, key)
        yield from places(value, (*way, key))


def damaged(game: str) -> Iterator[str]:
    """The record as text, with something odd in one place, or without what was there."""
    source = Random(f"records {game}")
    record = json.loads(sound(game))
    for way, odd in SEEN:
        yield put(record, way, odd)
    ways = list(places(record))
    early = [way for way in ways if len(way) == 1 or (way[0] == "table" and len(way) == 2) or way[:3] == FIRST]
    late = [way for way in ways if way not in early]
    for way in early + source.sample(late, min(len(late), EVERYWHERE)):
        for odd in source.sample(ODD, VALUES):
            yield put(record, way, odd)
        yield put(record, way, None)
    for name in ("\\ud800", "", "__class__"):
        yield sound(game).replace('"format"', f'"{name}"', 1)
        yield sound(game).replace('"names"', f'"{name}"', 1)


def put(record: Any, way: tuple[Any, ...], odd: str | None) -> str:
    """The record with this text in one place; None: with nothing there."""
    twin = copy.deepcopy(record)
    inside = twin
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = MARK
    if odd is None:
        del inside[way[-1]]
    return json.dumps(twin).replace(f'"{MARK}"', odd or "")
