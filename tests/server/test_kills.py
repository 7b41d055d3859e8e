"""Servers on one database are killed in turn, and nobody loses what was acknowledged."""

from __future__ import annotations

from tests.configurations import FULL
from tests.server.kills import LONGEST, tried


async def test_whoever_loses_a_server_goes_on_at_the_next(postgres: str) -> None:
    many = (4, 100, 20.0, 600.0, 1.0) if FULL else (2, 6, 1.0, 1.0, 0.0)
    result = await tried(postgres, *many)
    assert result["lost"] == []
    assert result["kills"] >= 1
    assert result["acknowledged"] > result["tables"]
    if FULL:  # where four processes have the machine to themselves
        assert result["gap_worst_s"] <= LONGEST
