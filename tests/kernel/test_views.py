"""What a seat may know: views, private notes, redeals, and that nothing else shows through."""

from __future__ import annotations

from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hindmost import Game, NotAsked, Position
from hindmost.kernel.eyes import _with
from hindmost.kernel.messages import ALL_SEATS, Json, Note
from tests.kernel.table import TABLES, first, hill, ids, lay, played, scripted
from tests.kernel.toy.moonlight import moon
from tests.properties.playing import questions_of, text_of, walk

LANGUAGES: Final = ("en", "fr")


def digs(treasure: int, chronicles: tuple[int, ...] = (), omens: list[int] | None = None) -> Game:
    """Seat 1 finds a treasure and keeps it; then seat 2 is asked."""
    script = {"gift": [2, 2, 2], "barrow": [treasure], "omen": omens or [0, 0, 0], "moonrise": [6] * 9}
    game = scripted(3, chronicles, script)
    game.play(0, "stride thorn")
    while game.questions[0].seat == 0:
        game.play(0, "end" if "end" in ids(game) else "stay")
    game.play(1, "stride mound")
    while game.questions[0].seat == 1:
        game.play(1, next(each for each in ("dig", "end", "stay") if each in ids(game)))
    return game


def screen(game: Game, seat: int | None) -> Json:
    """All that reaches one pair of eyes: view, log and, if asked, the question with its sentences."""
    shown = [
        game.view(seat),
        [message.to_json() for _, message in game.log(seat)],
        [game.speak(message, "fr") for _, message in game.log(seat)],
    ]
    if not game.over and seat is not None and game.view(None)["asked"].count(seat):
        question = game.question(seat)
        shown.append([each for each in questions_of(game) if each["seat"] == seat])
        shown.append([[question.text(lang), *(option.text(lang) for option in question.options)] for lang in LANGUAGES])
        shown.append([question.explain(f"show {name}").text() for name in hill(game).kit.treasures])
    return shown


def as_game(game: Game, position: Position) -> Game:
    """A position with the journal of a game, to be looked at like one."""
    twin = Game(game.setup, position, game.choices[:], game.speak)
    twin.journal.extend(game.journal)
    return twin


# ---------------------------------------------------------------- views


def test_everybody_sees_as_much_as_may_be() -> None:
    game = digs(1, (1,), [2, 3, 1])
    own, other, stranger = game.view(1), game.view(0), game.view(None)
    assert own["seats"][1]["bag"] == ["torc", "stone"]
    assert own["seats"][1]["omen"] == 3
    for view in (other, stranger):
        assert view["seats"][1]["bag"] == 2, "the number is seen, not the treasure"
        assert "omen" not in view["seats"][1], "what is hidden is not even named"
        assert view["table"]["barrow"] == 10
    assert other["seats"][0]["omen"] == 2
    assert all("omen" not in seat for seat in stranger["seats"])
    assert stranger["you"] is None


def test_at_the_end_all_is_open() -> None:
    game = lay(2, (1,), 3)
    for _ in walk(game, 3):
        pass
    view = game.view(None)
    assert [seat["bag"] for seat in view["seats"]] == [hill(game).names(bag) for bag in hill(game).bags]
    assert [seat["omen"] for seat in view["seats"]] == moon(game.state).omens
    assert view["over"] is True
    assert view["asked"] == []
    assert view["step"] is None
    assert view["winners"] == list(game.winners)


def test_changing_a_view_changes_nothing() -> None:
    game = played(20, 3, (1, 2))
    before = text_of(game.snapshot())
    for seat in (0, None):
        view = game.view(seat)
        view["options"]["length"] = "short"
        view["chronicles"].append(9)
        view["table"]["path"].clear()
        for part in view["seats"]:
            part.clear()
    assert text_of(game.snapshot()) == before


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    game = lay(3)
    with pytest.raises(NotAsked, match=f"There is no seat {seat}: seats are 0 to 2"):
        game.view(seat)
    with pytest.raises(NotAsked, match=f"There is no seat {seat}"):
        game.redeal(seat, seed=1)


# ---------------------------------------------------------------- the journal


def test_private_notes_are_for_their_reader() -> None:
    game = digs(0)
    private = [note for note in game.journal if note.to != ALL_SEATS]
    assert [(note.code, note.to) for note in private] == [("found", 0), ("found", 1), ("found", 2), ("found", 1)]
    for onlooker, finds in ((0, 1), (1, 2), (2, 1), (None, 0)):
        keys = [message.key for _, message in game.log(onlooker)]
        assert keys.count("log-found") == finds
        assert keys.count("log-dug") == 4


def test_modules_word_their_own_notes() -> None:
    game = digs(0, (1,))
    keys = {message.key for _, message in game.log(0)}
    assert {"log-moonlight-omen", "log-moonlight-moonrise", "log-strode"} <= keys


def test_notes_can_be_compared_and_read() -> None:
    one, other = Note("a", 1, 2, 3, 4, -1), Note("a", 1, 2, 3, 4, -1)
    assert one == other
    assert hash(one) == hash(other)
    assert one != Note("a", 1, 2, 3, 4, 0)
    assert repr(one) == "Note('a', 1, 2, 3, 4, -1)"


# ---------------------------------------------------------------- redeals


@pytest.mark.parametrize(("seats", "chronicles"), TABLES)
def test_a_redeal_keeps_the_view_of_the_seat(seats: int, chronicles: tuple[int, ...]) -> None:
    game = lay(seats, chronicles, 8)
    for number, _ in enumerate(walk(game, 8)):
        if number % 3:
            continue
        before = text_of(game.snapshot())
        for seat in range(seats):
            twin = as_game(game, game.redeal(seat, seed=number))
            assert text_of(screen(twin, seat)) == text_of(screen(game, seat))
            assert twin.check() == []
        assert text_of(game.snapshot()) == before


def test_a_redeal_changes_what_the_seat_cannot_know() -> None:
    game = first(lambda game: len(hill(game).bags[1]) >= 1 and len(hill(game).bags[0]) >= 1, 2, (1,))
    bags, omens = set(), set()
    for seed in range(80):
        position = game.redeal(0, seed=seed)
        assert hill(position).bags[0] == hill(game).bags[0]
        bags.add(tuple(hill(position).bags[1]))
        omens.add(moon(position.state).omens[1])
        assert moon(position.state).omens[0] == moon(game.state).omens[0]
    assert len(bags) > 2
    assert omens == {0, 1, 2, 3}


def test_the_future_of_a_redeal_is_not_that_of_the_game() -> None:
    """Not even with the game's own seed, which a bot might hit upon."""
    finds = set()
    for seed in (5, *range(100, 130)):
        game = lay(1, (), 5)
        position = game.redeal(0, seed=seed)
        while not position.over:
            position.play(position.options[0])
        finds.add(str(hill(position).bags))
    assert len(finds) > 5
    real = lay(1, (), 5)
    imagined = real.redeal(0, seed=5)
    assert imagined.nature.seed != real.position.nature.seed


def test_redeals_by_seed_are_the_same_and_by_chance_are_not() -> None:
    game = played(30, 3, (1,))
    assert game.redeal(0, seed=4).state.to_json() == game.redeal(0, seed=4).state.to_json()
    one, other = game.redeal(0), game.redeal(0)
    assert one.nature.seed != other.nature.seed


def test_a_redeal_may_use_any_source_of_chance() -> None:
    asked: list[int] = []

    def pick(number: int) -> int:
        asked.append(number)
        return number - 1

    game = first(lambda game: len(hill(game).bags[1]) >= 1, 2)
    one, other = game.redeal(0, pick, 7), game.redeal(0, pick, 8)
    assert asked
    assert one.state.to_json() == other.state.to_json()


def test_a_redealt_position_can_be_played_to_the_end() -> None:
    game = lay(3, (1, 2), 2)
    for number, _ in enumerate(walk(game, 2)):
        position = game.redeal(number % 3, seed=number)
        while not position.over:
            assert position.options
            position.play(position.options[number % len(position.options)])
        assert len(game.setup.rules.scores(position.state)) == 3


# ---------------------------------------------------------------- non-interference


@pytest.mark.parametrize("chronicles", [(), (1,)])
def test_what_others_found_shows_nowhere(chronicles: tuple[int, ...]) -> None:
    """Real games that differ in what seat 1 dug up and in its omen: not by a byte for anybody else, asked or not."""
    games = [digs(find, chronicles, [2, omen, 1]) for find in (0, 1, 2) for omen in (0, 3)]
    assert len({game.hash() for game in games}) > 2
    assert {game.questions[0].seat for game in games} == {2}
    for onlooker in (0, 2, None):
        screens = {text_of(screen(game, onlooker)) for game in games}
        assert len(screens) == 1
        assert len({len(text) for text in screens}) == 1
    assert len({text_of(screen(game, 1)) for game in games}) > 2, "seat 1 does see it"


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.integers(0, 10**6), st.integers(0, 60))
def test_permuting_what_is_hidden_shows_nowhere(seed: int, other: int, answers: int) -> None:
    """At any question: what the others hold is dealt anew, and what only they were told is told otherwise."""
    game = played(answers, 3, (1, 2), seed)
    for seat in range(3):
        twin = as_game(game, game.redeal(seat, seed=other))
        twin.journal[:] = [
            note if note.to in (ALL_SEATS, seat) else Note(note.code, note.seat, 0, 0, 0, note.to)
            for note in game.journal
        ]
        real, permuted = text_of(screen(game, seat)), text_of(screen(twin, seat))
        assert permuted == real
        assert len(permuted.encode()) == len(real.encode())


def test_what_a_seat_may_not_see_is_not_even_named() -> None:
    part: dict[str, Json] = {"coins": 3, "omen": 1}
    assert _with(part, "omen", None) == {"coins": 3}
    assert _with(part, "omen", 0) == {"coins": 3, "omen": 0}
    assert part == {"coins": 3, "omen": 1}, "others look at it as well"
