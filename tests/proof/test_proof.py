"""The page about what is proved is true: its tables are those that are made of the tests and their results."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.proof.page import PAGE, long_run, parts, remade
from tests.proof.results import in_markdown, keep, kept


def test_the_page_is_up_to_date() -> None:
    page = PAGE.read_text("utf-8")
    assert page == remade(page, parts()), "remake it: python -m tests.proof"


def test_a_part_is_remade_and_the_rest_stays() -> None:
    page = "One\n\n<!-- a -->\nold\n<!-- end -->\nTwo\n<!-- b -->\nolder\nlines\n<!-- end -->\n"
    fresh = "One\n\n<!-- a -->\nnew\n<!-- end -->\nTwo\n<!-- b -->\nnewer\n<!-- end -->\n"
    assert remade(page, {"a": "new", "b": "newer"}) == fresh
    with pytest.raises(ValueError, match="parts"):
        remade(page, {"a": "new"})


def test_a_result_takes_the_place_of_an_older_one_of_the_same_thing(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    keep("mutants", "kernel", {"mutants": 3, "caught": 2}, folder)
    keep("mutants", "bots", {"mutants": 5, "caught": 5}, folder)
    keep("mutants", "kernel", {"mutants": 4, "caught": 4}, folder)
    assert kept("mutants", folder) == {
        "kernel": {"mutants": 4, "caught": 4},
        "bots": {"mutants": 5, "caught": 5},
    }
    assert in_markdown(kept("mutants", folder), "room").splitlines() == [
        "| room | mutants | caught |",
        "|---|--:|--:|",
        "| kernel | 4 | 4 |",
        "| bots | 5 | 5 |",
    ]


def test_a_run_that_never_was_is_said_not_to_have_been() -> None:
    assert "No long run" in long_run("a run of another kind", "thing")
