"""Numbers below zero have a true minus sign wherever people read them."""

from __future__ import annotations

import re

import pytest

from hindmost.cli.table.match import Line
from hindmost.cli.table.scores import scorings_in
from hindmost.kernel.messages import Msg
from hindmost.text.messages import say
from hindmost.text.numbers import figure
from tests.text.test_style import ROOT


@pytest.mark.parametrize(
    ("number", "form", "shown"),
    [(3, "", "3"), (-3, "", "−3"), (3, "+", "+3"), (-3, "+", "−3"), (-1.5, ".2f", "−1.50"), (0, "", "0")],
)
def test_figure(number: float, form: str, shown: str) -> None:
    assert figure(number, form) == shown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_messages_have_it_too(lang: str) -> None:
    assert "−3" in say("cli-end-wins", lang, vp=-3)
    assert "-3" in say("log-award", lang, vp="-3", source="x"), "an id or a coordinate stays as it is typed"


def test_what_is_lost_at_a_scoring_is_counted_below_zero() -> None:
    size = Msg("score-size", {})
    heading = Line(-1, Msg("log-final-scoring", {}), "final")
    lost = Line(0, Msg("log-award-loss", {"vp": 12, "source": size}), "loss")
    given = Line(0, Msg("log-award", {"vp": 5, "source": size}), "award")
    (scoring,) = scorings_in([heading, lost, given])
    assert scoring.points == {"score-size": {0: -7}}


def test_no_number_is_put_behind_a_hyphen_in_the_client() -> None:
    """A sign that code itself writes: "−" or "+", never "-"."""
    files = [file for kind in ("*.svelte", "*.ts") for file in (ROOT / "web" / "src").rglob(kind)]
    wrong = [file.name for file in files if re.search(r'\? "\+" : "-"|\? "-" : "\+"', file.read_text("utf-8"))]
    assert wrong == []
