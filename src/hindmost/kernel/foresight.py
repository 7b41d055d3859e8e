"""What an option would do, as far as the seat that asks can know.

The option is played on a twin of the game in which everything the seat cannot know has been dealt anew, and chance
refuses to answer: the twin stops where something hidden would come to light. So neither the seed nor a rival's secret
can reach whoever looks at it, whatever the game.
"""

from __future__ import annotations

from hindmost.kernel.chance import Nature
from hindmost.kernel.frames import Secret
from hindmost.kernel.game import Game


class Unknown(Exception):
    """Chance was asked."""


class SilentNature(Nature):
    """Knows nothing and says so."""

    __slots__ = ()

    def pick(self, stream: str, outcomes: list[int], weights: list[int] | None) -> int:
        raise Unknown


class Outcome:
    """Where an option leads: the game after it, or as far as it goes before something hidden comes to light."""

    def __init__(self, game: Game, draws: bool, assumed: list[str]) -> None:
        self.game = game
        self.draws = draws
        """Whether chance is asked, or what others know is shown: then the game can be looked at, but not played on."""
        self.assumed = assumed
        """The proposed answers that were taken for granted: how a price is paid."""


class Foresight:
    """The options of one question tried out. Made once for all of them: the twin is shared."""

    def __init__(self, game: Game, seat: int, eyes: int | None = None) -> None:
        self.seat = seat
        """Who answers."""
        twin = game.redealt(seat if eyes is None else eyes, _lowest, 0)
        twin.position.nature = SilentNature(0, {})
        self.twin = twin
        """The game before the answer, as far as the seat that looks on (the one that answers, if not told) knows it."""

    def after(self, option_id: str) -> Outcome:
        """Where an option that is offered leads. Questions of detail that follow are answered as they propose."""
        trial = self.twin.clone()
        assumed: list[str] = []
        if self._is_last_in_secret(trial):
            return Outcome(trial, True, assumed)
        try:
            trial.play(self.seat, option_id)
            while (proposed := self._proposed(trial)) is not None:
                assumed.append(proposed)
                trial.play(self.seat, proposed)
        except Unknown:
            return Outcome(trial, True, assumed)
        return Outcome(trial, _stopped_before_showing(trial), assumed)

    def _is_last_in_secret(self, game: Game) -> bool:
        """Whether all others have answered in secret: their answers come to light then, and the twin's are made up."""
        frame = game.state.stack[-1]
        return isinstance(frame, Secret) and len(frame.seats) > 1 and frame.missing() == [self.seat]

    def _proposed(self, game: Game) -> str | None:
        asked = game.questions
        if len(asked) != 1 or asked[0].seat != self.seat or not asked[0].detail:
            return None
        default = asked[0].default
        return None if default is None else default.id


def _stopped_before_showing(game: Game) -> bool:
    """Whether the question that follows shows something hidden: it is taken off, since the twin's is made up."""
    if game.over or not game.state.stack[-1].reveals(game.state):
        return False
    game.state.stack.pop()
    return True


def _lowest(n: int) -> int:
    """The redeal is always the same one, so that equal positions give equal answers."""
    return 0
