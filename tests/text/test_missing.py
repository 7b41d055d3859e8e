"""A text that a chronicle lacks names itself, and silences nobody: with a made-up chronicle's folder."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import hindmost
from hindmost.text import messages
from hindmost.text.messages import problems, say
from hindmost.text.places import chronicle_folders

NAME = "glen-more-ii-chronicle-20"
ENGLISH = "log-invited = invites { $n } guests\nscore-ceilidh = The Ceilidh\n"
FRENCH = "log-invited = invite { $n } convives\nscore-ceilidh = Le ceilidh\n"

Lay = Callable[..., None]
CACHED = (messages._folders, messages._language, messages._missing)


@pytest.fixture
def lay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lay]:
    """Lays a chronicle's texts, those that are given, beside those of the project."""

    def lay(**texts: str) -> None:
        for code, text in texts.items():
            (tmp_path / f"{code}.ftl").write_text(text, "utf-8")
        monkeypatch.setattr(messages, "chronicle_folders", lambda: {**chronicle_folders(), NAME: tmp_path})
        for cached in CACHED:
            cached.cache_clear()

    yield lay
    for cached in CACHED:
        cached.cache_clear()


def test_with_all_its_texts_there_is_nothing_to_say(lay: Lay) -> None:
    lay(en=ENGLISH, fr=FRENCH)
    assert problems() == []
    assert say("log-invited", "fr", n=2) == "invite 2 convives"


def test_without_a_file_it_speaks_english_and_says_so(lay: Lay) -> None:
    lay(en=ENGLISH)
    assert say("log-invited", n=2) == "invites 2 guests"
    assert say("log-invited", "fr", n=2) == f"invites 2 guests [dans {NAME} il manque log-invited en fr]"


def test_everybody_else_speaks_on(lay: Lay) -> None:
    lay(en=ENGLISH)
    assert say("tile-forest", "fr") == "Forêt"
    assert say("chronicle-2", "fr") == "Highlander"
    game = hindmost.new_game("glen-more-ii", 2, chronicles=(2,), seed=1)
    assert game.questions[0].text("fr") == "Prenez une tuile."
    assert all(NAME not in option.text("fr") for option in game.questions[0].options)


def test_one_sentence_that_is_missing_does_not_silence_the_others(lay: Lay) -> None:
    lay(en=ENGLISH, fr=FRENCH.splitlines()[0])
    assert say("log-invited", "fr", n=2) == "invite 2 convives"
    assert say("score-ceilidh", "fr") == f"The Ceilidh [dans {NAME} il manque score-ceilidh en fr]"


def test_without_english_the_key_stands_for_it(lay: Lay) -> None:
    lay(fr=FRENCH)
    assert say("log-invited", "fr", n=2) == "invite 2 convives"
    assert say("log-invited", "en", n=2) == f"log-invited [{NAME} lacks log-invited in en]"
    lay()
    assert say("log-feasted", "en") == f"log-feasted [{NAME} lacks log-feasted in en]"


def test_the_check_names_the_file_and_the_keys(lay: Lay, tmp_path: Path) -> None:
    lay(en=ENGLISH)
    assert problems() == [
        f"fr/{NAME}.ftl: there is no file {tmp_path / 'fr.ftl'}",
        f"fr/{NAME}.ftl: log-invited is missing",
        f"fr/{NAME}.ftl: score-ceilidh is missing",
    ]


def test_a_sentence_that_nobody_has_written_silences_no_question(lay: Lay) -> None:
    lay(en=ENGLISH, fr=FRENCH)
    assert say("log-feasted", "en") == "log-feasted [Hindmost lacks log-feasted in en]"
    assert say("log-feasted", "fr", vp=3) == "log-feasted [dans Hindmost il manque log-feasted en fr]"
