"""Her turn, step by step (C12-TURN-02)."""

from __future__ import annotations

from typing import Any, Final

from hindmost.games.glen_more_ii.craft import CLEAN_UP, NEXT_ACTOR, PLACE, GlenMoreII, crossed
from hindmost.games.glen_more_ii.points import BOUGHT_ON, CLAIMED
from hindmost.kernel.craft import NATURE, Actor, Coming, Frame, Hook, Listener, Plan

from .board import HER, NONE, SET_ASIDE, board
from .cards import CARDS, card_comes
from .choosing import is_countable, pick
from .conduct import automa
from .marking import AfterYours, move
from .printed import number_at, printed_card
from .taking import HerGains, put_away

TURN: Final = "macnifique"


class MacNifiquePawn(Actor[GlenMoreII]):
    """Hindmost, she acts like anybody; nobody is asked (C12-TURN-01)."""

    def begin(self, g: GlenMoreII, piece: int) -> None:
        g.begin_turn(piece)
        board(g).turns += 1
        g.push_plan(TURN)

    def reaches(self, g: GlenMoreII, space: int) -> bool:
        return is_countable(g, space)


def is_used_up(g: GlenMoreII) -> bool:
    """Whether only those cards are left that were laid aside."""
    return len(board(g).unseen) == SET_ASIDE


def new_pile(g: GlenMoreII) -> None:
    part = board(g)
    part.unseen, part.seen = list(range(len(CARDS))), []
    g.note("lady-shuffled", HER)


class NewPile(Frame[GlenMoreII]):
    """Once only those are left that were laid aside, all ten make a new pile.

    Which two lie aside need not be drawn: they are the ones that do not come (C12-SETUP-07).
    """

    def run(self, g: GlenMoreII) -> None:
        if is_used_up(g):
            new_pile(g)


class DrawCard(Frame[GlenMoreII]):
    """Nature draws one of the cards that are left."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return sorted(board(g).unseen)

    def seat(self, g: GlenMoreII) -> int:
        return NATURE

    def stream(self, g: GlenMoreII) -> str:
        return "action cards"

    def choose(self, g: GlenMoreII, choice: int) -> None:
        part = board(g)
        part.unseen.remove(choice)
        part.card = choice
        g.note("lady-card", HER, choice, printed_card(g, choice).distance)

    def comes(self, g: GlenMoreII, choice: int) -> Coming:
        return card_comes(choice)


class FillMarket(Frame[GlenMoreII]):
    """Every row without a coin gets one on its first space (C12-MARKET-02)."""

    def run(self, g: GlenMoreII) -> None:
        for kind, filled in enumerate(g.market.rows):
            if not filled:
                g.market.rows[kind] = 1
                g.note("lady-market", HER, kind)


class MoveMarkers(Frame[GlenMoreII]):
    """Each marker that the card shows moves (C12-MARK-01)."""

    def run(self, g: GlenMoreII) -> None:
        for marker in printed_card(g, board(g).card).markers:
            move(g, marker)


class ChooseTile(Frame[GlenMoreII]):
    """Her pawn moves; what it passes comes first, then what she gets."""

    def run(self, g: GlenMoreII) -> None:
        start = g.track.pieces[HER]
        space = pick(g, board(g).card)
        tile = g.track.tiles[space]
        if g.book.roles[tile] == PLACE:
            g.track.pieces[HER] = space
            g.note("lady-stopped", HER, tile, space)
            for conduct in automa(g).conducts:
                conduct.stopped(g, space)
        else:
            g.track.advance(HER, space)
            g.note("lady-took", HER, tile, space)
            put_away(g, tile)
            g.stack.append(HerGains(tile))
        crossed(g, HER, HER, start, space)


class DiscardCard(Frame[GlenMoreII]):
    """After all else of her turn, so that a pile made anew in a scoring has all ten cards."""

    def run(self, g: GlenMoreII) -> None:
        part = board(g)
        part.seen.append(part.card)
        part.card = NONE


class HerShare(Listener[GlenMoreII]):
    """Of what you pay for a good whose row is full, a coin is hers (C12-MARKET-03)."""

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        share = number_at(g, "beyond_share")
        g.estates[HER].coins += share
        g.note("lady-share", HER, share)
        return []


PLAN: Final = Plan(
    TURN,
    (
        ("pile", NewPile()),
        ("draw", DrawCard()),
        ("market", FillMarket()),
        ("markers", MoveMarkers()),
        ("choose", ChooseTile()),
        ("card", DiscardCard()),
        ("clean-up", CLEAN_UP),
        ("next", NEXT_ACTOR),
    ),
)
"""Chronicles insert what ends her turn before "card"."""
HOOKS: Final[tuple[Hook, ...]] = ((BOUGHT_ON, HerShare()), (CLAIMED, AfterYours()))
