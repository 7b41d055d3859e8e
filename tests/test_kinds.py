"""Options and lines of the journal say what they are, in every game."""

from __future__ import annotations

from random import Random
from typing import Any, ClassVar, cast

import pytest

from hindmost import BadConfiguration, Game
from hindmost.games.glasgow import journal as glasgow
from hindmost.games.glen_more import journal as glen_more
from hindmost.games.glen_more_ii import journal as glen_more_ii
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.kernel.kinds import Kind
from hindmost.kernel.modules import Module
from hindmost.kernel.verbs import Verb
from tests.configurations import CONFIGURATIONS, Configuration


@pytest.mark.parametrize("journal", [glen_more, glen_more_ii, glasgow])
def test_only_lines_that_are_written_have_a_kind(journal: Any) -> None:
    assert journal.KINDS.keys() <= journal.NOTES.keys()


def test_a_chronicle_says_it_of_its_own_lines() -> None:
    for chronicle in GlenMoreIIRules().modules():
        assert isinstance(chronicle, Chronicle)
        assert chronicle.note_kinds.keys() <= chronicle.notes.keys()


class Shout(Verb):
    name: ClassVar[str] = "shout"
    kind: ClassVar[Kind] = cast(Kind, "loud")


def test_a_kind_that_nobody_knows_is_refused() -> None:
    class Loud(Chronicle):
        number: ClassVar[int] = 40
        key: ClassVar[str] = "loud"

        def verbs(self) -> tuple[Verb, ...]:
            return (Shout(40 * 32),)

    class WithLoud(GlenMoreIIRules):
        def modules(self) -> tuple[Module, ...]:
            return (*super().modules(), Loud())

    rules = WithLoud()
    loud = rules.modules()[-1:]
    options = {spec.name: spec.values[0] for spec in rules.options}
    with pytest.raises(BadConfiguration, match="calls verb 'shout' of the kind 'loud'; there are take, place"):
        rules.table(3, loud, options, rules.patched(rules.load(None), loud))


def random_game(configuration: Configuration) -> Game:
    """Played to its end; what was offered on the way must have said what it is."""
    game, random = configuration.new_game(7), Random(7)
    while not game.over:
        question = game.questions[0]
        for option in question.options:
            assert (option.kind == "end") == (option.id == "end")
            assert (option.kind == "pay") == option.id.startswith("pay ")
            assert (option.kind == "sell") == option.id.startswith("sell ")
        game.play(question.seat, random.choice(question.options).id)
    return game


@pytest.mark.parametrize("configuration", CONFIGURATIONS, ids=lambda each: each.id)
def test_a_whole_game_can_be_read_by_kinds(configuration: Configuration) -> None:
    game = random_game(configuration)
    kinds = [game.note_kind(note).name for note in game.journal]
    assert kinds.count("turn") >= 10
    assert kinds.count("final") == 1
    awards = [note for note, kind in zip(game.journal, kinds, strict=True) if kind in ("award", "loss")]
    assert awards
    assert [game.note_kind(note).name for note in awards] == ["loss" if note.a < 0 else "award" for note in awards]
