"""Options and lines of the journal say what they are, in every game."""

from __future__ import annotations

import re
from random import Random
from typing import Any, ClassVar, Final, cast

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
from tests.chronicles.penny_mobs import with_mobs
from tests.configurations import CONFIGURATIONS, Configuration
from tests.glen_more_ii_scenario import Scene

CELL: Final = re.compile(r"-?\d+,-?\d+")
THING: Final = re.compile(r"cell:\d:-?\d+,-?\d+|city:-?\d+,-?\d+|rondel:\d+|(good|domain):[a-z-]+")


@pytest.mark.parametrize("journal", [glen_more, glen_more_ii, glasgow])
def test_only_lines_that_are_written_have_a_kind(journal: Any) -> None:
    assert journal.KINDS.keys() <= journal.NOTES.keys()


def test_a_chronicle_says_it_of_its_own_lines() -> None:
    for chronicle in GlenMoreIIRules().modules():
        assert isinstance(chronicle, Chronicle)
        assert chronicle.note_kinds.keys() <= chronicle.notes.keys()
        assert chronicle.named.keys() <= chronicle.notes.keys()


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
            assert (option.kind == "pay") == option.id.startswith(("pay ", "pay-feast ", "spend "))
            assert (option.kind == "sell") == option.id.startswith("sell ")
            for cell in CELL.findall(option.id):
                assert any(cell in target for target in option.targets), f"{option.id} names a cell and does not point"
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
    for note in game.journal:
        things, kind = game.note_things(note), game.note_kind(note)
        assert all(THING.fullmatch(thing) for thing in things), note
        if kind.name == "pay":
            assert kind.thing or any(thing.startswith("good:") for thing in things), note


def things(scene: Scene, code: str) -> list[str]:
    """What the last line of a code names."""
    return scene.game.note_things(next(note for note in reversed(scene.game.journal) if note.code == code))


def test_a_line_names_things_as_options_call_them() -> None:
    scene = Scene("rondel: 0 1 2 a-dornie a-robert-i * * * * * * * * * -", "seat 0: coins 3; 1,0: wood 1, stone 1")
    scene.follow("0 take 3", "0 pay stone 1,0", "0 place 0,1")
    assert things(scene, "took") == ["rondel:3"]
    assert things(scene, "placed") == ["cell:0:0,1"]
    assert things(scene, "gave") == ["good:stone", "cell:0:1,0"]
    scene = Scene("rondel: 0 1 2 a-robert-i * * * * * * * * * * -", "seat 0: coins 3")
    scene.follow("0 take 3", "0 claim ross")
    assert things(scene, "claimed") == ["domain:ross"]


def test_also_in_a_territory_of_another() -> None:
    scene = with_mobs("rondel: 1 0 2 s-inshriach * * * * * * * * * -", mcsnitch="0 1 1")
    scene.follow("1 take 3", "1 place 0,1", "1 activate 0,0", "1 move 0,0", "1 to 1,0", "0 lurk 2 0,0")
    assert things(scene, "lurks") == ["cell:2:0,0"]
