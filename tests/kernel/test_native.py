"""Compiled or not, the engine is the one that this run of the tests was meant to prove."""

import pytest

import hindmost


def test_the_engine_is_the_one_that_was_asked_for(pytestconfig: pytest.Config) -> None:
    """A folder put on the path is how `run.py test` brings a compiled engine; the checkout itself is never compiled."""
    assert hindmost.is_compiled() is bool(pytestconfig.getini("pythonpath"))
