"""What is read of a choice at once is what its option says piece by piece."""

from __future__ import annotations

import pytest

from hindmost import Option
from hindmost.kernel.offers import Named
from tests.configurations import PLAYED, Configuration
from tests.properties.playing import walk

SEED = 12


NAMED = ("id", "name", "kind", "module", "message", "targets")
OFFERED = ("figure", "reveals", "wasteful", "rule", "sort")


def same(read: Named, option: Option, names: tuple[str, ...]) -> bool:
    return all(getattr(read, name) == getattr(option, name) for name in names)


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_offers_are_the_options(configuration: Configuration) -> None:
    for step in walk(configuration.new_game(SEED), SEED):
        question = step.question
        offers = question.offers()
        assert all(same(*each, NAMED + OFFERED) for each in zip(offers, question.options, strict=True))
        withheld, refused = question.withheld(), question.refused
        assert [str(reason) for _, reason in withheld] == [str(reason) for _, reason in refused]
        assert all(same(read, option, NAMED) for (read, _), (option, _) in zip(withheld, refused, strict=True))
