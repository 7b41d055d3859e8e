"""Every refusal is a message with a key, so that its reader's language is the client's affair."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import hindmost.server
from hindmost.server.wire import errors
from hindmost.server.wire.errors import NotThere, Refused, WrongTime
from hindmost.text.messages import arguments, has, keys, languages, say

SERVER = Path(hindmost.server.__file__).parent
KINDS = {name for name, kind in vars(errors).items() if isinstance(kind, type) and issubclass(kind, Refused)}
OTHERS = {"BadRecord", "Damaged"}
"""Those that live beside what they are about."""


def made() -> Iterator[tuple[str, ast.Call]]:
    """Every place in the server where a refusal is made, with its first argument."""
    for path in sorted(SERVER.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KINDS | OTHERS:
                yield f"{path.relative_to(SERVER)}:{node.lineno}", node


def keyed() -> list[tuple[str, str, set[str]]]:
    """Where, which message, with which arguments; WrongTime is given a status, and one place chooses among keys."""
    found = []
    for where, call in made():
        assert isinstance(call.func, ast.Name)
        if call.func.id == "WrongTime" or not call.args or not isinstance(call.args[0], ast.Constant):
            continue
        given = next((keyword.value for keyword in call.keywords if keyword.arg == "args"), None)
        names = given.keys if isinstance(given, ast.Dict) else []
        arguments_given = {str(name.value) for name in names if isinstance(name, ast.Constant)}
        found.append((where, str(call.args[0].value), arguments_given))
    return found


@pytest.mark.parametrize(("where", "why", "given"), keyed())
def test_a_refusal_names_a_message_that_every_language_has(where: str, why: str, given: set[str]) -> None:
    key = f"refused-{why}"
    for language in languages():
        assert has(key, language), f"{where}: {key} is missing in {language}"
        assert arguments(key, language) == given, where


def test_no_message_is_left_that_nothing_refuses() -> None:
    elsewhere = {
        "no-table",
        "stale",
        "host-name",
        "disk-full",
        "seated-already",
        "status",
        "nothing-here",
        "not-possible",
        "offline",
    }
    said = {why for _, why, _ in keyed()} | elsewhere
    assert {key for key in keys("en") if key.startswith("refused-")} == {f"refused-{why}" for why in said}


def test_a_refusal_carries_its_message_and_a_sentence_for_whoever_has_no_client() -> None:
    refused = NotThere("no-seat", {"seat": 7})
    assert (refused.reason.code, refused.reason.args) == ("refused-no-seat", {"seat": 7})
    assert refused.text == say("refused-no-seat", seat=7)
    over = WrongTime("over", "Said the engine.")
    assert over.code == "over"
    assert over.text == f"{say('refused-status', status='over')} Said the engine."


def test_each_status_of_a_table_has_words_of_its_own() -> None:
    for language in languages():
        said = {say("refused-status", language, status=status) for status in ("open", "playing", "over", "abandoned")}
        assert len(said) == 4
