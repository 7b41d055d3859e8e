"""Lady Auto MacNifique with Chronicle 6, the Dubious Tome."""

from __future__ import annotations

import pytest

from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import faces, tome
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.scoring import HerItems
from hindmost.games.glen_more_ii.scoring import tally
from hindmost.text.render import render
from tests.chronicles.solo import took, vp, with_her
from tests.glen_more_ii_scenario import Scene

LOCH = "b-loch-shiel"


def reading(*tiles: str, card: str) -> Scene:
    """She turns up this card, and these tiles are the first in front of her."""
    rest = " *" * (10 - len(tiles))
    line = f"rondel: 1 0 die {' '.join(tiles)}{rest} -; stack D: d-strathdon d-rannoch"
    return with_her(line, cards=card, chronicles="6")


def test_c12_c6_01_tiles_of_the_tome_are_looked_for() -> None:
    assert took(reading("s-inshriach", "a-halkirk", "b-gathering", card="a03")) == "b-gathering"  # 2
    assert took(reading("s-inshriach", "a-halkirk", "b-gathering", card="a08")) == "a-halkirk"  # 3


def test_c12_c6_01_or_a_landmark_at_the_plain_icon() -> None:
    assert took(reading("s-glen-etive", "s-ballachulish", LOCH, card="a02")) == LOCH
    nothing = reading("s-glen-etive", "a-halkirk", card="a02")
    assert took(nothing) == "a-halkirk"


def test_c12_c6_01_two_vp_for_the_icon() -> None:
    assert vp(reading("b-gathering", card="a01")) == 2
    assert vp(reading("a-halkirk", card="a07")) == 0


def test_c12_c6_02_a_landmark_card_shows_its_event_at_once() -> None:
    scene = reading(LOCH, card="a09")
    assert [scene.kit.card_ids[card] for card in faces(scene.state, HER)] == ["loch-shiel"]
    assert vp(scene) == 2
    assert [award.clause for award in scene.state.sheet] == ["C12-C6-02"]
    both = reading("a-old-man-of-storr", card="a01")
    assert vp(both) == 2 + 2
    assert tome(both.state).tables == 0  # no effect: she scores by the common table
    sound = with_her("rondel: 1 0 die a-loch-lochy * * * * * * * * * -", cards="a09", chronicles="6")
    assert (len(faces(sound.state, HER)), sound.game.check()) == (1, [])


def test_c12_c6_02_an_event_counts_one_landmark_more_and_is_no_item() -> None:
    scene = reading(LOCH, card="a09")
    assert tally(scene.state, HER, scene.book.categories.index("landmarks")) == 2
    before = vp(scene)
    scene.state.scorings = 1
    HerItems().run(scene.state)
    assert vp(scene) - before == 1 + 1  # a Scotsman and a card


def donan(*position: str) -> Scene:
    """You have taken a Gathering beside Donan Castle, and trigger its event."""
    line = "rondel: 0 1 die a-gathering s-ballachulish a-robert-i b-kingshouse-inn a-butcher * * * * * -"
    scene = with_her(line, "seat 0; 0,0: scotsmen 1; 0,-1: a-donan-castle", *position, chronicles="6")
    scene.follow("0 take 3", "0 place 0,1", "asks 0 activate", "0 activate 0,1", "asks 0 choose-event")
    scene.follow("0 event donan-castle", "asks 0 borrow-on-rondel")
    return scene


def test_c12_c6_03_donan_castle_activates_tiles_of_the_rondel() -> None:
    scene = donan()
    scene.follow("offers also: borrow-rondel 4 / borrow-rondel 6 / pass", "allows: borrow-rondel 4 C12-C6-03")
    scene.follow("refuses: borrow-rondel 5 C12-C6-03")  # a person
    scene.follow("refuses: borrow-rondel 7 C12-C6-03")  # nothing to exchange
    person, useless = (scene.game.questions[0].explain(f"borrow-rondel {space}").text() for space in (5, 7))
    assert person != useless
    scene.follow("0 borrow-rondel 4", "0 put stone 0,0", "refuses: borrow-rondel 4 C12-C6-03")
    scene.follow("0 borrow-rondel 6", "seat 0: vp 2, stone 1", "asks 0 activate")
    assert scene.rondel[4] == "s-ballachulish"
    assert [scene.kit.card_ids[card] for card in faces(scene.state, YOU)] == ["donan-castle"]


@pytest.mark.parametrize(("lang", "words"), [("en", "on the rondel"), ("fr", "du rondel")])
def test_c12_c6_03_is_said_in_words(lang: str, words: str) -> None:
    (question,) = donan().game.questions
    said = [render(option.message, lang) for option in question.options]
    assert any("Ballachulish" in each and words in each for each in said)
    refused = {option.id: render(option.message, lang) for option, _ in question.refused}
    assert refused["borrow-rondel 5"].endswith(words), "a person does nothing when activated"
