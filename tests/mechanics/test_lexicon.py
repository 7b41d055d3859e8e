"""The words by which things are called in a catalogue: those of a game, and those that modules bring."""

from __future__ import annotations

from typing import ClassVar

import pytest

from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.kernel.errors import BadConfiguration
from hindmost.mechanics.tokens import Token

WORDS = load_glen_more_ii().lexicon


def called(word: str) -> Token:
    class Brought(Token):
        name: ClassVar[str] = word

    return Brought()


def test_a_module_brings_words_of_its_own() -> None:
    joined = WORDS.joined((), (called("pebble"),))
    assert joined.things["pebble"].counted(2) == "2 pebbles"
    assert joined.named({"pebble": 2, "coin": 1}) == (("pebble", 2),)
    assert "pebble" not in WORDS.things
    assert WORDS.joined((), ()) is WORDS


@pytest.mark.parametrize("words", [["coin"], ["wood"], ["per"], ["pebble", "pebble"]])
def test_a_word_that_is_taken_is_refused(words: list[str]) -> None:
    with pytest.raises(BadConfiguration, match=f"brings the token '{words[0]}', but there is one"):
        WORDS.joined((), [called(word) for word in words])


def test_what_was_brought_is_taken_as_well() -> None:
    joined = WORDS.joined((), (called("pebble"),))
    with pytest.raises(BadConfiguration, match="'pebble'"):
        joined.joined((), (called("pebble"),))
