"""The clauses of the Ceilidh, each with its test. Seat 0 acts first; the tile that it takes lies on space 3."""

from __future__ import annotations

from tests.glen_more_ii_scenario import Scene

import hindmost

VILLAGE = "chronicles 20; rondel: 0 1 2 a-dornie * * * * * * * * * -; seat 0: coins 9"
INN = "chronicles 20; rondel: 0 1 2 a-pipers-inn * * * * * * * * * -"
BARN = "chronicles 20; rondel: 0 1 2 b-great-barn * * * * * * * * * -; seat 0: coins 9"


def test_c20_01_everybody_begins_with_a_tune() -> None:
    """Covers: C20-03"""
    game = hindmost.new_game("glen-more-ii", seats=3, chronicles=(20,), seed=1)
    assert [len(game.view(seat)["seats"][seat]["tunes"]) for seat in range(3)] == [1, 1, 1]
    assert [seat["tunes"] for seat in game.view()["seats"]] == [1, 1, 1]


def test_c20_01_it_is_for_all_and_brings_tunes_and_two_tiles() -> None:
    about = next(each for each in hindmost.games()[1].about if each.number == 20)
    assert (about.seats, about.minutes, about.difficulty) == ((2, 3, 4), 5, "low")
    scene = Scene("chronicles 20; seats 3; rondel: 0 1 2 * * * * * * * * * * -")
    assert sorted(scene.part("ceilidh").pool) == [1] * 4 + [2] * 4 + [3] * 4
    assert {"a-pipers-inn", "b-great-barn"} <= set(scene.state.kit.ids)


def test_c20_02_a_village_brings_a_guest_or_a_tune() -> None:
    scene = Scene(VILLAGE)
    scene.follow("0 take 3", "0 place 0,1", "asks 0 welcome")
    assert scene.offers == ["invite guest", "invite tune"]
    scene.follow("0 invite guest")
    assert scene.game.view()["seats"][0]["guests"] == 1


def test_c20_02_nobody_is_asked_once_all_tunes_are_known() -> None:
    scene = Scene(VILLAGE)
    part = scene.part("ceilidh")
    part.tunes[1], part.pool = part.pool, []
    scene.follow("0 take 3", "0 place 0,1")
    assert scene.asked[1] != "welcome"
    assert scene.part("ceilidh").guests == [1, 0, 0]


def test_c20_03_only_whoever_learns_a_tune_knows_which() -> None:
    scene = Scene(VILLAGE)
    scene.follow("0 take 3", "0 place 0,1", "0 invite tune")
    (tune,) = scene.part("ceilidh").tunes[0]
    assert scene.part("ceilidh").pool.count(tune) == 3
    assert [scene.game.view(seat)["seats"][0]["tunes"] for seat in (0, 1, None)] == [[tune], 1, 1]
    told = [[line.key for _, line in scene.game.log(seat)] for seat in (0, 1)]
    assert ["log-tune" in lines for lines in told] == [True, False]
    assert not scene.game.can_undo, "a tune that was heard cannot be forgotten"


def test_c20_04_the_inn_gives_a_guest_for_a_sheep() -> None:
    scene = Scene(INN, "seat 0: coins 0; 0,0: sheep 1")
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    assert scene.part("ceilidh").guests == [1, 0, 0]
    assert scene.state.estates[0].stock == 0


def test_c20_05_in_the_barn_guests_are_danced_with() -> None:
    scene = Scene(BARN)
    scene.part("ceilidh").guests[0] = 3
    scene.follow("0 take 3", "0 place 0,1", "0 activate 0,1")
    assert scene.state.estates[0].vp == 6
    alone = Scene(BARN)
    alone.follow("0 take 3", "0 place 0,1")
    assert alone.why("activate 0,1") == "C20-05"


def test_c20_05_nothing_is_placed_below_the_barn() -> None:
    scene = Scene(VILLAGE, "0,2: b-great-barn")
    scene.follow("0 take 3", "refuses: place 0,1 C20-05")
    assert "place 0,-1" in scene.offers


def held(game: hindmost.Game) -> int:
    """How many scorings there have been."""
    return sum(note.code == "scoring" for note in game.journal)


def test_c20_06_guests_are_worth_a_vp_at_a_scoring_and_go_home() -> None:
    game = hindmost.new_game("glen-more-ii", seats=2, chronicles=(20,), seed=4)
    while not game.over:
        before, guests = held(game), [seat["guests"] for seat in game.view()["seats"]]
        question = game.questions[0]
        wanted = [each.id for each in question.options if each.id == "invite guest"] or [question.options[-1].id]
        game.play(question.seat, wanted[0])
        if held(game) > before:
            assert [seat["guests"] for seat in game.view()["seats"]] == [0, 0]
            fed = [award for award in game.score_sheet() if award.source == "score-guests" and award.when > before]
            assert {award.seat: award.vp for award in fed} == {s: n for s, n in enumerate(guests) if n}
    assert any(award.source == "score-guests" for award in game.score_sheet())


def test_c20_07_tunes_are_worth_their_numbers_at_the_end() -> None:
    game = hindmost.new_game("glen-more-ii", seats=2, chronicles=(20,), seed=4)
    while not game.over:
        question = game.questions[0]
        wanted = [each.id for each in question.options if each.id == "invite tune"] or [question.options[-1].id]
        game.play(question.seat, wanted[0])
    tunes = [sum(seat["tunes"]) for seat in game.view()["seats"]]
    played = {award.seat: award.vp for award in game.score_sheet() if award.source == "score-tunes"}
    assert played == {seat: vp for seat, vp in enumerate(tunes) if vp}
    assert played
