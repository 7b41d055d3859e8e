"""What is drawn face down at a real table, reward tokens, haggis, mobs, bids, is in nobody's bytes: not in rivals', not
in spectators', and not in those of the host, who tells everything else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec import UNSET

import hindmost
from hindmost import NATURE, Game
from hindmost.kernel.chance import TOLD
from hindmost.server.live.room import Room
from hindmost.server.state.draft import fresh
from tests.configurations import FULL, SHOWN, Configuration
from tests.properties.playing import onlookers, text_of, walk
from tests.server.test_secrets import room_with
from tests.telling import draws_face_down, with_other_draws

TOGETHER = Configuration("glen-more-ii", 3, (1, 5, 8, 9), {})
"""A crew draws a second token from a castle, and Fraser steals haggis."""
LADY = Configuration("glen-more-ii", 1, (1, 5, 8, 9), {}, "raiglar")
"""Tokens leave a castle before her boat, and she loses haggis without a choice."""
REAL = [*(each for each in SHOWN if draws_face_down(each)), TOGETHER, LADY]
SEED = 10
"""Everybody gains haggis, too."""
OF_BIDS = 49
"""A game in which somebody often has to choose how to pay while others' bids lie face down."""
SPARSELY = 1 if FULL else 9
"""Of so many questions one is looked at."""
BRIEF = ("pay-event", "use-event")
"""So is every one of these: bids do not lie face down for long."""
OPENED = ("mob-imprisoned", "haggis-served")
"""Mobs that lie face down come with the first B tile, and who has a token of the value that was rolled serves it: all
see that, also where it is taken back."""


def begun(configuration: Configuration, seed: int) -> Game:
    made = configuration
    return hindmost.new_game(made.game, made.seats, made.chronicles, seed, made.options, made.automa, chance=TOLD)


def bytes_of(room: Room, seat: int | None) -> list[bytes]:
    """For whoever is told nothing of chance, and for the host."""
    return [room.face(seat, True, tells).whole for tells in (False, True)]


def told_in(game: Game, option: str) -> Room:
    """A room where this was told, and can be taken back."""
    room = room_with(game, "1")
    room._loaded = room.loaded.with_draft(fresh(game, NATURE).play(option), 1)
    return room


def comes_to_light(room: Room) -> bool:
    """Whether what was told drew what lies face down, or made somebody turn it up."""
    draft, before = room.loaded.draft, room.loaded.game
    assert draft is not None
    assert before is not None
    new = draft.game.journal[len(before.journal) :]
    return draft.final or any(note.code in OPENED for note in new)


def pairs(game: Game, seed: int) -> Iterator[tuple[int | None, str, list[Room]]]:
    """Rooms that nobody with these eyes can tell apart: where the game stands, and once one more thing was told."""
    for number, step in enumerate(walk(game, seed)):
        if number % SPARSELY and step.question.kind not in BRIEF:
            continue
        game.mark_barrier()
        for seat in onlookers(game):
            twin = with_other_draws(game, seat, Random(f"{seed} {number} {seat}"))
            yield seat, step.question.kind, [room_with(each, name) for each, name in ((game, "1"), (twin, "2"))]
            if step.question.seat == NATURE:
                rooms = [told_in(each, step.option.id) for each in (game, twin)]
                if not any(comes_to_light(room) for room in rooms):
                    yield seat, step.question.kind, rooms


def test_these_draw_face_down() -> None:
    assert [each.chronicles for each in REAL] == [(1,), (5,), (8,), (9,), (1, 5, 8, 9), (1, 5, 8, 9)]


@pytest.mark.parametrize("configuration", REAL, ids=lambda each: each.id)
def test_whatever_lies_face_down_all_bytes_are_the_same(configuration: Configuration) -> None:
    seed = OF_BIDS if configuration.chronicles == (9,) else SEED
    game = begun(configuration, seed)
    others: dict[int | None, int] = dict.fromkeys(onlookers(game), 0)
    hosts = 0
    for seat, kind, rooms in pairs(game, seed):
        mine, theirs = (bytes_of(room, seat) for room in rooms)
        assert mine == theirs, f"seat {seat}, {kind}"
        hosts += mine[0] != mine[1]
        states = [game_in.snapshot()["state"] for room in rooms if (game_in := room.loaded.open_game) is not None]
        others[seat] += text_of(states[0]) != text_of(states[1])
    assert all(number >= 2 for number in others.values()), "there was something to hide from everybody"
    assert hosts >= 3, "the host was asked what came"


def test_nobody_sees_beforehand_who_would_serve_what() -> None:
    """Chronicle 5: what a face of the Die would turn up lies face down until it was told, for the host as well. What
    the same Die would discard from the rondel lies open."""
    game = begun(Configuration("glen-more-ii", 2, (5,), {}), 0)
    foretold = {"roll-for-all": False, "roll-for-one": False, "roll-die": True}
    met = set()
    for step in walk(game, 0):
        if step.question.kind in foretold:
            met.add(step.question.kind)
            telling = room_with(game, "1").face(None, False, True).state.telling
            assert telling is not None
            assert {option.preview is not UNSET for option in telling.options} == {foretold[step.question.kind]}
    assert met == {*foretold}
