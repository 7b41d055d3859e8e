"""What the browser client knows of the components is what the catalogue says: `node web/scripts/data.mjs` writes it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from hindmost.games.registry import RULES
from hindmost.kernel.messages import Json
from tests.catalogue.in_words import in_words

FOLDER = Path(__file__).parents[2] / "web" / "src" / "data"


def records(whole: Json, name: str) -> list[Json]:
    if name != "tiles":
        found: list[Json] = whole[name]
        return found
    alone = [value for value in whole.values() if isinstance(value, dict) and "id" in value]
    return [*whole["tiles"], *alone, *whole.get("home", [])]


@pytest.mark.parametrize("game", RULES)
def test_the_client_has_what_the_catalogue_says(game: str) -> None:
    rules = RULES[game]
    whole = rules.patched(rules.load(None), rules.modules()).to_json()
    client = json.loads((FOLDER / f"{game}.json").read_text("utf-8"))
    # As JSON gives it: tuples are lists, and keys are words.
    facts = json.loads(json.dumps({name: fact["value"] for name, fact in whole["facts"].items()}))
    assert client.pop("facts") == facts
    for name, known in client.items():
        wanted = [{field: each[field] for field in known[0]} for each in map(in_words, records(whole, name))]
        assert known == json.loads(json.dumps(wanted)), name
