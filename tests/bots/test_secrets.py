"""A bot is handed nothing that its seat may not know, however deep it looks."""

from __future__ import annotations

from random import Random

import pytest

import hindmost
from hindmost import Game
from hindmost.bots import Imagination, Outlook
from hindmost.bots.search import SearchBot
from hindmost.kernel.chance import Nature
from hindmost.kernel.frames import Secret
from hindmost.kernel.messages import Award
from tests.bots.reach import reach
from tests.bots.tables import FEW
from tests.configurations import PLAYED, SHOWN, Configuration

SEED = 0x5EED_0F_7E57_0001_CAFE
"""No number that anything else would have by chance."""
DRAWN = 7_770_000_000
"""The real counters start here."""
POINTS = 4_440_000_000
"""What others have more, where points are secret."""


def started(configuration: Configuration) -> Game:
    """A game whose secrets can be told from everything else."""
    game = configuration.new_game(SEED)
    nature = game.position.nature
    for stream in nature.counters:
        nature.counters[stream] += DRAWN
    return game


def with_secret_points(game: Game, seat: int) -> Game:
    """The same, with points of the others that only a look at the state could tell."""
    twin = game.clone()
    hidden = {part.name for part in twin.setup.table.components if part.owned and not part.others}
    if "vp" in hidden:
        for owner, estate in enumerate(twin.state.estates):  # type: ignore[attr-defined]
            if owner != seat:
                estate.vp += POINTS
                twin.state.sheet.append(Award(owner, POINTS, "score-coins", "GM1-END-01", 0))  # type: ignore[attr-defined]
        assert twin.view(seat) == game.view(seat)
    return twin


def outlooks(configuration: Configuration) -> list[tuple[Game, Outlook]]:
    """Outlooks along a random game, those of simultaneous questions that others have answered included."""
    game, source, found = started(configuration), Random(3), []
    number = 0
    while not game.over:
        asked = game.questions
        if number % 90 == 0 or game.simultaneous:
            secret = with_secret_points(game, asked[-1].seat)
            found.append((secret, Outlook(secret, asked[-1].seat)))
        game.play(asked[0].seat, source.choice(asked[0].options).id)
        number += 1
    return found


def used(outlook: Outlook) -> list[object]:
    """The outlook and all it gives, once everything that is made when it is asked for has been made."""
    question = outlook.question
    future = outlook.imagine(4)
    given = [outlook, question, question.default, question.refused, outlook.options, outlook.view(), outlook.catalogue]
    given += [outlook.imagine, question.options, question.text, future, future.view(), future.seen_by(outlook.seat)]
    later = future.clone()
    later.play(later.choices[0])
    if not later.over:
        given += [later, later.outlook(later.seat), later.outlook(later.seat).question]
    return given


@pytest.mark.parametrize("configuration", PLAYED, ids=lambda each: each.id)
def test_no_secret_is_within_a_bots_reach(configuration: Configuration) -> None:
    for game, outlook in outlooks(configuration):
        assert_no_secret(game, outlook, used(outlook))


@pytest.mark.parametrize("configuration", SHOWN[::3], ids=lambda each: each.id)
def test_a_search_uses_nothing_that_its_seat_may_not_know(configuration: Configuration) -> None:
    """Nor does it hold it afterwards, and points that only a look at the state could tell change nothing."""
    game, outlook = outlooks(configuration)[-1]
    bot = SearchBot(1, FEW)
    plan = bot.plan(outlook)
    assert_no_secret(game, outlook, [bot, outlook, plan])
    assert SearchBot(1, FEW).plan(Outlook(with_secret_points(game, outlook.seat), outlook.seat)) == plan


def assert_no_secret(game: Game, outlook: Outlook, things: list[object]) -> None:
    real = {id(game), id(game.position), id(game.state), id(game.position.nature), id(game.choices)}
    counters = [count for count in game.position.nature.counters.values() if count >= DRAWN]
    for way, thing in reach(*things):
        assert id(thing) not in real, f"{way} is the real game's"
        if isinstance(thing, Nature):
            assert thing.seed != SEED
            assert not set(thing.counters.values()) & set(counters), way
        if isinstance(thing, int):
            assert thing != SEED, f"{way} is the seed"
            assert not POINTS - 1000 < thing < POINTS + 1000, f"{way} are another's points"
            assert not DRAWN <= thing < DRAWN + 10_000, f"{way} is a counter"
        if isinstance(thing, Secret):
            others = [answer for seat, answer in zip(thing.seats, thing.answers, strict=True) if seat != outlook.seat]
            assert set(others) == {-1}, f"{way} holds others' answers"
        if isinstance(thing, str):
            assert str(SEED) not in thing, way


def test_the_walk_finds_what_is_hidden_in_many_ways() -> None:
    """Else it would prove nothing: each of these once led, or might lead, to the real game."""
    game = hindmost.new_game("glen-more", seats=2, seed=SEED)

    def telling() -> int:
        return game.position.nature.seed

    class Holder:
        __slots__ = ("kept",)

        def __init__(self, kept: object) -> None:
            self.kept = kept

    hidden = (
        game,
        [{"a": (game,)}],
        telling,
        Holder(game),
        game.view,
        (each for each in [game]),
        Holder.__init__.__get__(Holder(game)),
        [game.choices.append, game.position.nature.draw],
        lambda kept=game: kept,
    )
    for thing in hidden:
        assert any(found == SEED for _, found in reach(thing)), thing


def test_an_outlook_stays_as_it_was_when_the_game_goes_on() -> None:
    game = hindmost.new_game("glen-more", seats=2, seed=7)
    outlook = Outlook(game, game.questions[0].seat)
    view, options = outlook.view(), outlook.options
    game.play(outlook.seat, options[0])
    assert (outlook.view(), outlook.options, outlook.imagine().options) == (view, options, options)


def test_secret_points_are_imagined_from_what_the_seat_knows() -> None:
    """Others are taken to have what the seat has: the best guess of somebody who has not counted (GM1-DEF-12)."""
    game = hindmost.new_game("glen-more", seats=3, seed=7)
    for estate, vp in zip(game.state.estates, (3, 40, 50), strict=True):  # type: ignore[attr-defined]
        estate.vp = vp
    position = game.redeal(1, seed=1)
    assert [estate.vp for estate in position.state.estates] == [40, 40, 40]  # type: ignore[attr-defined]


def test_what_is_imagined_leads_no_further_back() -> None:
    """What is imagined in what is imagined is no nearer to the truth."""
    game = hindmost.new_game("glen-more", seats=3, seed=SEED)
    future: Imagination = Outlook(game, game.questions[0].seat).imagine(1)
    for _ in range(3):
        future = future.outlook(future.seat).imagine(1)
    assert not any(thing == SEED for _, thing in reach(future))
