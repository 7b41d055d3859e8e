"""A chronicle whose components never come into play changes nothing: same seed, same draws, same game.

Two games are played side by side, one of them with the chronicle. Its tiles are out of both, and whatever it alone asks
is answered so that it does least. Some are always in play: Chronicles 2 and 4 are on the rondel from the beginning,
Chronicle 9 has a score table of its own, and in Chronicle 10 champions train wherever a tile is placed.
"""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

import hindmost
from hindmost import Game, Question
from hindmost.games.glen_more_ii.chronicles.registry import CHRONICLES
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.messages import Json
from hindmost.mechanics.track import NO_TILE
from tests.properties.playing import pick_among

GAME: Final = "glen-more-ii"
ALWAYS_IN_PLAY: Final = (2, 4, 9, 10)
QUIET: Final = {each.number: each for each in CHRONICLES if each.number not in ALWAYS_IN_PLAY}
OPTIONS: Final[dict[str, Json]] = {"worlds_end_position": 1}
"""Else the place of World's End depends on how large stack D is (C0-03)."""
SCORED_AT_THE_END: Final = (1, 7, 8)
"""Who is not home has a Last card, Great Glen cards are scored, and pennies too."""


def own_things(number: int) -> set[str]:
    """What the chronicle brings for the stacks, and the tiles and domains that it makes others."""
    patch = QUIET[number].patch()
    return {id_ for id_, record in patch.add.items() if record["list"] in ("tiles", "places")} | set(patch.replace)


def pair(seats: int, number: int, seed: int) -> tuple[Game, Game] | None:
    """A game without the chronicle and the same with it; nothing where one of its tiles is on the rondel already."""
    bare, quiet = (hindmost.new_game(GAME, seats, chosen, seed, OPTIONS) for chosen in ((), (number,)))
    g, twin = bare.state, quiet.state
    assert isinstance(g, GlenMoreII)
    assert isinstance(twin, GlenMoreII)
    out = own_things(number)
    if out.intersection(g.kit.ids[tile] for tile in g.track.tiles if tile != NO_TILE):
        return None
    for stack in g.stacks:
        stack[:] = [tile for tile in stack if g.kit.ids[tile] not in out]
    twin.stacks = [[twin.kit.number[g.kit.ids[tile]] for tile in stack] for stack in g.stacks]
    twin.track.tiles = [tile if tile == NO_TILE else twin.kit.number[g.kit.ids[tile]] for tile in g.track.tiles]
    assert twin.track.pieces == g.track.pieces
    quiet.position.nature.counters.update(bare.position.nature.counters)
    for game in (bare, quiet):
        game.position.options = game.position.relist()
    return bare, quiet


def shared(game: Game) -> Json:
    """All that belongs to the base game, but for what is still to be done."""
    state = game.snapshot()["state"]
    return {key: value for key, value in state.items() if key not in ("frames", "slices")}


def answer_quietly(game: Game, question: Question) -> None:
    passes = [option for option in question.options if option.kind == "pass"]
    game.play(question.seat, (passes or [question.default or question.options[0]])[0].id)


def play_side_by_side(bare: Game, quiet: Game, out: set[str], random: Random) -> None:
    """What is out is chosen in neither."""
    known = bare.setup.table.frames
    verbs = {verb.name for verb in bare.setup.table.verbs.values()}
    while not bare.over:
        while quiet.questions[0].kind not in known:
            answer_quietly(quiet, quiet.questions[0])
        assert shared(quiet) == shared(bare)
        question = bare.questions[0]
        offered = [option for option in quiet.questions[0].options if option.id.split()[0] in verbs]
        left = [option for option in question.options if not out.intersection(option.id.split())]
        assert [each.id for each in offered if not out.intersection(each.id.split())] == [each.id for each in left]
        option = pick_among(left, random)
        bare.play(question.seat, option.id)
        quiet.play(question.seat, option.id)
    while not quiet.over:
        answer_quietly(quiet, quiet.questions[0])


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("number", QUIET)
def test_what_does_not_come_into_play_changes_nothing(number: int, seats: int) -> None:
    bare, quiet = next(found for seed in range(20) if (found := pair(seats, number, seed)))
    assert quiet.setup.modules == (number,)
    play_side_by_side(bare, quiet, own_things(number), Random(seats))
    if number not in SCORED_AT_THE_END:
        assert quiet.scores == bare.scores
