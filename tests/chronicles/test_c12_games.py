"""Whole games against Lady Auto MacNifique, and her choice read a second time from its clause."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Final

import pytest

import hindmost
from hindmost import BadConfiguration, DamagedRecord, NotAsked, new_game
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, KEY, Board
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import CARDS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.choosing import pick
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.levels import DATA, LEVELS
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.text import rules
from hindmost.text.render import render
from tests.chronicles.second_reading import second_reading
from tests.configurations import FULL
from tests.properties.playing import face_of, text_of, through_json, walk


def lady(g: GlenMoreII) -> Board:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Board)
    return part


def state_of(game: hindmost.Game) -> GlenMoreII:
    assert isinstance(game.state, GlenMoreII)
    return game.state


# ---------------------------------------------------------------- her choice, from the clauses alone

POSITIONS: Final = 2_000 if FULL else 240
EVERY_MOB: Final = {"mobs": "all"}
READ: Final[dict[str, tuple[tuple[int, ...], dict[str, str]]]] = {
    "alone": ((), {}),
    "boats": ((1,), {}),
    "mountain": ((2,), {}),
    "casks": ((3,), {}),
    "1, 2 and 3": ((1, 2, 3), {}),
    "5, 6, 10 and 11": ((5, 6, 10, 11), {}),
    "all that have rules": ((1, 2, 3, 5, 6, 10, 11), {}),
    "every mob": ((8,), EVERY_MOB),
    "everything": ((1, 2, 3, 5, 6, 7, 8, 9, 10, 11), EVERY_MOB),
}
"""By name: the chronicles and options of the games from which positions come."""


def positions(chronicles: tuple[int, ...], options: dict[str, str]) -> Iterator[tuple[str, GlenMoreII]]:
    """Of random games, until there are enough; every third state."""
    found = 0
    for seed in count():
        game = new_game("glen-more-ii", 1, chronicles, seed=seed, automa="raiglar", options=dict(options))
        for number, _ in enumerate(walk(game, seed)):
            g = state_of(game)
            if number % 3 == 0 and not g.has_finished(HER) and g.track.ahead(HER):
                yield f"seed {seed}, step {number}", g.copy()
                found += 1
                if found == POSITIONS:
                    return


@pytest.mark.parametrize("name", READ)
def test_c12_pick_07_her_choice_agrees_with_a_second_reading(name: str) -> None:
    """2,000 random positions with `HINDMOST_FULL=1`, each with every card and another order of the priority tiles."""
    chronicles, options = READ[name]
    names = list(DATA.facts.names["priorities"])
    random = Random(name)
    beyond = by_rule = stopped = looked = 0
    for where, g in positions(chronicles, options):
        for number, card in enumerate(CARDS):
            lady(g).priorities = random.sample(range(4), 4)
            order = [names[tile] for tile in lady(g).priorities]
            wanted = second_reading(g, card.name, order, chronicles, options == EVERY_MOB)
            assert pick(g, number) == wanted, (where, card.name, order)
            by_rule += wanted != second_reading(g, card.name, order, ())
            stopped += wanted >= 0 and g.kit.ids[g.track.tiles[wanted]] == "mountain"
            looked += 1
        beyond += g.end_space() >= 0
    assert looked == POSITIONS * len(CARDS)
    assert beyond > POSITIONS / 40
    assert bool(by_rule) == bool(chronicles)
    assert bool(stopped) == (2 in chronicles)


# ---------------------------------------------------------------- whole games


@pytest.mark.parametrize("level", LEVELS)
def test_random_games_are_sound_at_every_question(level: str) -> None:
    for seed in range(2):
        game = new_game("glen-more-ii", 1, seed=seed, automa=level)
        for step in walk(game, seed):
            assert step.question.seat == 0
            assert game.check() == []
        assert game.check() == []
        assert len(game.scores) == 2
        assert len(game.winners) == 1
        sums = [0, 0]
        for award in game.score_sheet():
            sums[award.seat] += award.vp
        assert tuple(sums) == game.scores
        again = hindmost.replay(through_json(game.record()))
        assert (again.hash(), again.scores) == (game.hash(), game.scores)
        for lang in ("en", "fr"):
            assert all(render(message, lang) for _, message in game.log(0))


def test_snapshots_hold_her_whole_and_games_go_on_from_them() -> None:
    game = new_game("glen-more-ii", 1, seed=4, automa="skelp")
    for number, _ in enumerate(walk(game, 4)):
        if number % 25 == 0:
            data = through_json(game.snapshot())
            assert data["automa"] == "skelp"
            assert data["seats"] == 1
            back = hindmost.restore(data)
            assert back.hash() == game.hash()
            assert text_of(back.view(0)) == text_of(game.view(0))


def test_the_record_says_who_was_played_against() -> None:
    record = new_game("glen-more-ii", 1, seed=1, automa="douce").record()
    assert (record["seats"], record["automa"], record["chronicles"]) == (1, "douce", [])
    with pytest.raises(DamagedRecord, match="plays at these levels"):
        hindmost.replay({**record, "automa": "easy"})
    assert "automa" not in new_game("glen-more-ii", 2, seed=1).record()


def test_what_lies_face_down_changes_no_view() -> None:
    game = new_game("glen-more-ii", 1, seed=6, automa="raiglar")
    for number, _ in enumerate(walk(game, 6)):
        if number % 20 == 0 and not game.can_undo:
            for seed in range(3):
                twin = game.redealt(0, seed=seed)
                assert text_of(twin.view(0)) == text_of(game.view(0))
                part, mine = lady(state_of(twin)), lady(state_of(game))
                assert part.unseen == mine.unseen


def test_a_view_names_all_cards_that_nobody_has_seen_or_none() -> None:
    """The odds name them, each once; which of them lies on top, and which are laid aside, is nowhere."""
    game = new_game("glen-more-ii", 1, seed=8, automa="raiglar")
    told = 0
    for _ in walk(game, 8):
        unseen = sorted(CARDS[card].name for card in lady(state_of(game)).unseen)
        board = dict(game.view(0)["seats"][1]["automa-board"])
        named = sorted(name for row in board.pop("odds") for name in row["cards"])
        # Once only those are left that were laid aside, any of the ten may come.
        assert named in ([], unseen if board["draw"] else sorted(card.name for card in CARDS))
        assert set(board.pop("unsure")) <= set(named)
        told += bool(named)
        assert not any(f'"{name}"' in json.dumps(board) for name in unseen)
    assert told > 20


def test_her_seat_is_nobodys() -> None:
    game = new_game("glen-more-ii", 1, seed=1, automa="raiglar")
    for call in (game.view, game.redeal):
        with pytest.raises(NotAsked, match="no seat 1"):
            call(1)


def test_undo_stops_at_her_turn() -> None:
    game = new_game("glen-more-ii", 1, seed=3, automa="raiglar")
    faces = []
    for _ in walk(game, 3):
        if game.can_undo:
            last = str(game.choices[-1])
            face = face_of(game)
            game.undo()
            game.play(0, last.split(" ", 1)[1])
            assert face_of(game) == face
            faces.append(face)
        if len(faces) > 30:
            break
    assert len(faces) > 30


@pytest.mark.parametrize(
    ("setup", "sentence"),
    [
        ({"seats": 2, "automa": "raiglar"}, "for 1 seat, not 2"),
        ({"seats": 1}, "2 to 4 seats, not 1"),
        ({"seats": 1, "automa": "gentle"}, "ablach, douce, raiglar, skelp, bodach"),
        ({"seats": 1, "automa": 3}, "plays at these levels"),
        ({"seats": 1, "automa": "raiglar", "version": "1"}, "no solo opponent"),
    ],
)
def test_what_cannot_be_played_is_refused_with_a_sentence(setup: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadConfiguration, match=sentence):
        new_game("glen-more-ii", **setup)  # type: ignore[arg-type]


# ---------------------------------------------------------------- she explains herself


def test_her_turn_is_told_step_by_step_each_with_its_clause() -> None:
    game = new_game("glen-more-ii", 1, seed=2, automa="raiglar")
    for _ in walk(game, 2):
        pass
    codes = [note.code for note in game.journal]
    for wanted in ("lady-card", "lady-row", "lady-found", "lady-took", "lady-stones", "lady-box", "lady-claimed"):
        assert wanted in codes
    hers = [note for note in game.journal if note.code.startswith("lady-")]
    clauses = {clause.id for clause in rules.clauses("glen-more-ii-chronicle-12")}
    assert all(game.note_clause(note) in clauses for note in hers)
    assert not any(game.note_clause(note) for note in game.journal if not note.code.startswith("lady-"))
    first = codes.index("lady-card")
    following = codes[first : codes.index("lady-took", first) + 1]
    assert following[0] == "lady-card"
    assert {"lady-found", "lady-box", "lady-last"} & set(following)
