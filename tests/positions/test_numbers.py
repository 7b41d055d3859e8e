"""Every single number that a state holds is read as one, and refused where it is none."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from hindmost import DamagedSnapshot
from hindmost.kernel.messages import Json
from tests.configurations import SHOWN, Configuration
from tests.positions.breaking import Position
from tests.properties.playing import walk

NO_NUMBER = re.compile(r".* must be (a whole number|true or false), not '\?'\.|.*nobody can have waited .*")
ANSWERS = 30


def numbers(data: Json, way: str = "") -> Iterator[str]:
    """The way to every number."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        if isinstance(value, int):
            yield f"{way}{key}"
        yield from numbers(value, f"{way}{key}.")


@pytest.mark.parametrize("configuration", SHOWN, ids=lambda each: each.id)
def test_what_is_no_number_is_told(configuration: Configuration) -> None:
    game = configuration.new_game(1)
    for number, _ in enumerate(walk(game, 1)):
        if number == ANSWERS:
            break
    position = Position(lambda: game)
    for way in numbers(json.loads(position.kept[1])):
        with pytest.raises(DamagedSnapshot) as caught:
            position.restored({way: "?"})
        assert NO_NUMBER.fullmatch(str(caught.value)), f"{way}: {caught.value}"
