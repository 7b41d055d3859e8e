"""Every question that proposes an answer has a test that says which one, and why.

Clients mark what is proposed, previews and plans take it for granted where it is a mere detail, and a standing answer
may be "as proposed": whoever plays relies on it without looking.
"""

from __future__ import annotations

from typing import Final

import pytest

import hindmost
from hindmost.kernel.frames import Frame, Reaction
from tests.configurations import CONFIGURATIONS
from tests.proposals import chronicles, feasts, glasgow, glen_more, glen_more_ii, highland_games, penny_mobs, plans
from tests.proposals.proposal import Proposal

PROPOSALS: Final[dict[str, tuple[Proposal, ...]]] = {
    "glen-more": glen_more.PROPOSALS,
    "glen-more-ii": (
        *glen_more_ii.PROPOSALS,
        *chronicles.PROPOSALS,
        *penny_mobs.PROPOSALS,
        *feasts.PROPOSALS,
        *highland_games.PROPOSALS,
        *plans.PROPOSALS,
    ),
    "glasgow": glasgow.PROPOSALS,
}
EVERY: Final = [each for mine in PROPOSALS.values() for each in mine]
ALONE: Final = {"end-turn"}
"""Asked with one answer only, so that nothing is final before the player says so."""


def proposes(frame: type[Frame[object]]) -> bool:  # type: ignore[type-var]
    """Whether questions of this kind may propose something, be it to let it be."""
    if issubclass(frame, Reaction) and frame.default is Reaction.default:
        return frame.declined is not Reaction.declined
    return frame.default is not Frame.default


def kinds_that_propose(game: str) -> set[str]:
    tables = [each.new_game(0).setup.table for each in CONFIGURATIONS if each.game == game]
    return {kind for table in tables for kind, frame in table.frames.items() if proposes(frame)}


@pytest.mark.parametrize("proposal", EVERY, ids=lambda each: each.id)
def test_proposed(proposal: Proposal) -> None:
    question = proposal.lay().game.questions[0]
    assert question.kind == proposal.kind
    found = None if question.default is None else question.default.id
    assert found == proposal.option, f"proposed is {found}, but {proposal.because}: {proposal.option}"


@pytest.mark.parametrize("game", [info.id for info in hindmost.games()])
def test_every_question_that_proposes_is_asked_here(game: str) -> None:
    assert {each.kind for each in PROPOSALS[game]} == kinds_that_propose(game)


@pytest.mark.parametrize("game", [info.id for info in hindmost.games()])
def test_each_is_asked_where_something_else_could_be_proposed(game: str) -> None:
    """A proposal among one proves nothing."""
    for kind in kinds_that_propose(game) - ALONE:
        offered = [len(each.lay().game.questions[0].options) for each in PROPOSALS[game] if each.kind == kind]
        assert max(offered) > 1, f"{kind} is asked with one answer only"
