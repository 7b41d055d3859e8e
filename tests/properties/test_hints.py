"""A hint tells nothing of what its seat may not know: that may be anything, and the hint stays the same."""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost.review import hint
from tests.configurations import FULL, PLAYED, Configuration, seeds
from tests.properties.playing import text_of, walk
from tests.properties.secrets import with_other_secrets

SEEDS = seeds(1, 10)
FIRST = (10, 60)
"""After so many answers at least, and so many at most, a seat asks for its first hint."""
NEXT = 3
"""And again after so many times as many."""
HINTS = 5 if FULL or hindmost.is_compiled() else 1
"""So many of a game: with all chronicles one takes the plain engine seconds."""
DEALS = 2


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_a_hint_never_changes_with_what_the_seat_cannot_know(configuration: Configuration) -> None:
    """What others hide, the seed, and how far chance has come are all different: turns, leads, errors, terms, words and
    the nudge are not, byte for byte. Each seed of a hint is another walk through what might be."""
    for seed in SEEDS:
        random = Random(f"hints {seed}")
        game = configuration.new_game(seed)
        due, left = random.randint(*FIRST), HINTS
        for number, step in enumerate(walk(game, seed)):
            if number == due:
                due, left = due * NEXT, left - 1
                seat = step.question.seat
                said = text_of(hint(game, seat, number, DEALS).to_json())
                twin = with_other_secrets(game, seat, random)
                assert text_of(hint(twin, seat, number, DEALS).to_json()) == said, f"seed {seed}, answer {number}"
            if not left:
                break
        assert left < HINTS, "nobody has asked"
