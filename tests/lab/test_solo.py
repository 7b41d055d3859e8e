"""Bots against the solo opponent, level by level."""

from __future__ import annotations

from pathlib import Path

import pytest

from hindmost.kernel.errors import BadConfiguration
from hindmost.lab import solo


def test_every_level_is_played_with_the_same_deals_and_the_table_is_in_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = list(solo.against("glen-more-ii", ["random"], 2, 1))
    assert [each.level for each in found] == list(solo.levels_of("glen-more-ii"))
    assert {each.games for each in found} == {2}
    assert all(0 <= each.won <= 2 and each.hers > 0 for each in found)
    solo.main(["random", "--games", "2"])
    printed = capsys.readouterr().out.strip().splitlines()
    assert printed == solo.in_markdown(found).splitlines()
    assert printed[0] == "| level | random |"
    assert printed[2].startswith("| ablach | ")


def test_a_game_without_such_an_opponent_is_refused() -> None:
    with pytest.raises(BadConfiguration, match="no solo opponent"):
        solo.levels_of("glasgow")


def test_what_was_played_is_not_played_again_and_the_table_goes_into_a_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out, page = tmp_path / "solo.jsonl", tmp_path / "page.md"
    page.write_text("<!-- solo -->\n<!-- end of solo -->\n", encoding="utf-8")
    words = ["beginner:heat=2", "--levels", "ablach", "--out", str(out)]
    solo.main([*words, "--games", "1"])
    solo.main([*words, "--games", "2"])
    assert len(out.read_text("utf-8").splitlines()) == 2
    monkeypatch.setattr(solo, "play", lambda *_: pytest.fail("it is there already"))
    capsys.readouterr()
    solo.main([*words, "--games", "2", "--into", str(page)])
    printed = capsys.readouterr().out
    assert printed.startswith("| level | beginner:heat=2 |")
    assert printed.strip() in page.read_text("utf-8")
    assert "of 2 (" in printed
