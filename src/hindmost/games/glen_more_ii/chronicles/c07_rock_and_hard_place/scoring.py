"""The accepted cards are scored (C7-12, 13)."""

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import Award, Frame

from .council import ACCEPTED, CARD_VP, CARDS, CLAUSES, council
from .measures import best


def card_awards(g: GlenMoreII, card: int) -> list[Award]:
    """What a card gives now: the best share its VP, rounded up."""
    winners = best(g, card)
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
