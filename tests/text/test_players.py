"""Seats are called in every language, and nobody is taken for somebody else."""

from __future__ import annotations

import pytest

from hindmost.cli.table.players import NAMES
from hindmost.text.messages import languages, say


@pytest.mark.parametrize("lang", languages())
def test_no_two_colours_begin_with_the_same_letter(lang: str) -> None:
    letters = [say(f"player-{name}", lang)[0] for name in NAMES]
    assert len(set(letters)) == len(NAMES)
