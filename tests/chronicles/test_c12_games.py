"""Whole games against Lady Auto MacNifique, and her choice read a second time from its clause."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from random import Random
from typing import Any, Final

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
from tests.properties.playing import face_of, text_of, through_json, walk


def lady(g: GlenMoreII) -> Board:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Board)
    return part


def state_of(game: hindmost.Game) -> GlenMoreII:
    assert isinstance(game.state, GlenMoreII)
    return game.state


CHRONICLE_FILES: Final = Path(hindmost.__file__).parent / "games" / "glen_more_ii" / "chronicles"
WITH_RULES: Final = (5, 6, 10, 11)
"""Chronicles whose cards look for a tile by nothing but what it shows."""


# ---------------------------------------------------------------- her choice, from the clause alone

TYPES_OF_PRIORITY = {
    "castle": ["village"], "landmarks": ["castle", "loch"], "whisky": ["whisky"], "persons": ["person"],
}  # fmt: skip


Rules = list[tuple[int, set[str]]]
"""Those of the chronicle cards in play, in their order: up to which number each fires, 0 for the plain icon, and which
tiles it looks for."""


def rules_on_cards() -> Rules:
    """Of Chronicles 5, 6, 10 and 11, from what is printed on their cards and in their data files (C12-CHR-04)."""
    own: dict[int, dict[str, Any]] = {}
    for number in WITH_RULES:
        (file,) = CHRONICLE_FILES.glob(f"c{number:02}_*/components.toml")
        lists = tomllib.loads(file.read_text("utf-8"))
        own[number] = {each["id"]: each for name in ("tiles", "persons", "places") for each in lists.get(name, [])}
    base = tomllib.loads((CHRONICLE_FILES.parents[2] / "catalogue" / "glen-more-ii.toml").read_text("utf-8"))
    every = [*base["tiles"], *(each for tiles in own.values() for each in tiles.values())]
    inns = {each for each, tile in own[5].items() if "haggis" in f"{tile.get('immediate')} {tile.get('activation')}"}
    landmarks = {each["id"] for each in every if "landmark" in each}
    return [(1, inns), (2, set(own[6])), (0, landmarks), (3, set(own[10])), (2, {*own[11]} - {"michael-scotus"})]


def as_the_clause_says(g: GlenMoreII, card_name: str, priorities: list[str], rules: Rules) -> int:
    """C12-PICK-07, from the words of the card and the tiles of the rondel."""
    printed = [word for word in DATA.facts.names[card_name] if word not in ("blue", "purple")]
    distance, rows = int(printed[0].split("-")[1]), printed[1:]
    size = len(g.track.tiles)
    start = g.track.pieces[HER]
    before: list[int] = []
    after: list[int] = []
    end = None
    for step in range(1, size):
        space = (start + step) % size
        if space == g.track.gap:
            break
        name = g.kit.ids[g.track.tiles[space]] if g.track.tiles[space] >= 0 else ""
        if name == "worlds-end":
            end = space
        elif name:
            (before if end is None else after).append(space)
        elif end is not None and space not in g.track.pieces:
            break

    def scan(available: list[int], line: list[int]) -> int | None:
        for row in rows:
            if row.startswith("box-"):
                number = int(row.split("-")[1])
                if len(line) >= number:
                    return line[number - 1]
                continue
            icons = (
                [icon for name in priorities for icon in TYPES_OF_PRIORITY[name]]
                if row == "priority"
                else row.split("-")
            )
            for icon in icons:
                number = int(icon[1:]) if icon[0] == "n" else 0
                if number or icon == "plain":
                    wanted = [tiles for most, tiles in rules if (number <= most if number else most == 0)]
                else:
                    wanted = [{name for name, kind in zip(g.kit.ids, g.kit.types, strict=True) if kind == icon}]
                for tiles in wanted:
                    for space in available:
                        if g.kit.ids[g.track.tiles[space]] in tiles:
                            return space
        return None

    found = scan(before[:distance], before)
    if found is not None:
        return found
    if end is None:
        return before[-1]
    found = scan(after, after)
    if found is not None:
        return found
    return after[-1] if after else end


@pytest.mark.parametrize("chronicles", [(), WITH_RULES], ids=["alone", "with chronicles"])
def test_c12_pick_07_her_choice_agrees_with_the_clause_in_2000_positions(chronicles: tuple[int, ...]) -> None:
    """Positions of random games, each with every card and another order of the priority tiles."""
    rules = rules_on_cards() if chronicles else []
    names = list(DATA.facts.names["priorities"])
    random = Random(12)
    looked = 0
    beyond = 0
    by_rule = 0
    for seed in range(12):
        game = new_game("glen-more-ii", 1, chronicles, seed=seed, automa="raiglar")
        for number, _ in enumerate(walk(game, seed)):
            g = state_of(game)
            if number % 3 or g.has_finished(HER):
                continue
            trial = g.copy()
            for card in range(len(CARDS)):
                lady(trial).priorities = random.sample(range(4), 4)
                order = [names[tile] for tile in lady(trial).priorities]
                if not trial.track.ahead(HER):
                    continue
                wanted = as_the_clause_says(trial, CARDS[card].name, order, rules)
                by_rule += wanted != as_the_clause_says(trial, CARDS[card].name, order, [])
                assert pick(trial, card) == wanted, (seed, number, CARDS[card].name, order)
                looked += 1
                beyond += trial.end_space() >= 0
    assert looked > 2000
    assert beyond > 50
    assert (by_rule > 100) == bool(chronicles)


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
