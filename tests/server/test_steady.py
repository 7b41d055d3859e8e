"""Bots play at more tables than may lie in memory, and the server does not grow by it."""

from __future__ import annotations

from pathlib import Path

from tests.configurations import FULL
from tests.server.steady import GROWTH, measured


async def test_a_server_does_not_grow_by_what_is_played(tmp_path: Path) -> None:
    """`HINDMOST_FULL=1` plays for an hour; in a few seconds memory says nothing yet."""
    many = (40, 20, 3600.0) if FULL else (4, 2, 6.0)
    result = await measured(tmp_path, *many)
    assert result["moves"] > 0
    assert 1 <= result["rooms"] <= result["tables"]
    if FULL:
        assert result["growth"] <= GROWTH, result
