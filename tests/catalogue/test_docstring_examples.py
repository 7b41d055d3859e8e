"""The examples in the docstrings do what they say."""

import doctest
from types import ModuleType

import pytest

import hindmost.catalogue
import hindmost.catalogue.glen_more_ii
import hindmost.catalogue.model
import hindmost.mechanics.goods
import hindmost.text.messages


@pytest.mark.parametrize(
    "module",
    [
        hindmost.catalogue,
        hindmost.catalogue.glen_more_ii,
        hindmost.catalogue.model,
        hindmost.mechanics.goods,
        hindmost.text.messages,
    ],
    ids=lambda module: module.__name__,
)
def test_examples(module: ModuleType) -> None:
    results = doctest.testmod(module)
    assert results.attempted > 0
    assert results.failed == 0
