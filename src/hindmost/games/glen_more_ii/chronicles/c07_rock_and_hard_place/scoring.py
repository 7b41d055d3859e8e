"""The accepted cards are scored (C7-12, 13)."""

from typing import Any, ClassVar

from hindmost.games.glen_more_ii.craft import ENDING, GlenMoreII
from hindmost.kernel.craft import Award, Found, Frame, Line, Msg

from .council import ACCEPTED, CARD_VP, CARDS, CLAUSES, card_message, council
from .measures import best, best_of


def card_awards(g: GlenMoreII, card: int) -> list[Award]:
    """What a card gives now: the best share its VP, rounded up."""
    return shared_by(g, card, best(g, card))


def shared_by(g: GlenMoreII, card: int, winners: list[int]) -> list[Award]:
    """The same for those who are best at it."""
    name = CARDS[card]
    return [
        Award(seat, -(-CARD_VP // len(winners)), f"great-glen-{name}", CLAUSES[name], g.scorings + 1)
        for seat in winners
    ]


class ScoreCards(Frame[GlenMoreII]):
    """After the rest of the final scoring (C0-16)."""

    def run(self, g: GlenMoreII) -> None:
        part = council(g)
        accepted = [card for card, verdict in zip(part.cards, part.verdicts, strict=True) if verdict == ACCEPTED]
        g.give([award for card in accepted for award in card_awards(g, card)])


class AcceptedCard(Line):
    """On a score sheet: what every player has of what the card measures. Others than the accepted ones stay off it."""

    optional: ClassVar[bool] = True

    def score(self, g: GlenMoreII, found: Found, seats: list[int]) -> list[Award]:
        card = CARDS.index(self.name)
        return shared_by(g, card, best_of(card, found.counts[self.name]))


def sheet_lines(g: Any) -> tuple[Line, ...]:
    return tuple(
        AcceptedCard(ENDING, name, card_message(g, card), Msg(f"great-glen-{name}-effect", {}), CLAUSES[name])
        for card, name in enumerate(CARDS)
    )
