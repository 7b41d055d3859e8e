"""The bidding before each scoring: everybody makes a stack of bid tokens in secret (C9-BID-01 to 03)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.kernel.craft import NATURE, Always, Frame, Msg, Secret, Standing, Verb, verb_code
from hindmost.mechanics.craft import Args

from .crests import most_tokens
from .feasts import SLOTS, feasts
from .points import BID_TOKENS, STACKED
from .revealing import next_step

BID: Final = verb_code(9, 0)
TOKEN_BITS: Final = 3
NO_TOKEN: Final = "-"


def packed(stack: list[int]) -> int:
    """A stack as the payload of a choice, its top in the lowest bits; every token is told by its number, from 1 on."""
    return sum(token + 1 << TOKEN_BITS * place for place, token in enumerate(stack))


def unpacked(payload: int) -> list[int]:
    stack = []
    while payload:
        stack.append((payload & (1 << TOKEN_BITS) - 1) - 1)
        payload >>= TOKEN_BITS
    return stack


def stacks_of(tokens: list[int], most: int) -> list[list[int]]:
    """Every stack of so many tokens at most, those that are lower and have lower numbers on top first."""
    found: list[list[int]] = [[]]
    last = found
    for _ in range(most):
        last = [[*stack, token] for stack in last for token in tokens if token not in stack]
        found = found + last
    return found


@lru_cache(maxsize=64)
def bids(tokens: tuple[int, ...], most: int) -> tuple[int, ...]:
    """The choices of whoever has these tokens; there are hundreds, the same again and again."""
    return tuple(BID | packed(stack) for stack in stacks_of(list(tokens), most))


class BidVerb(Verb):
    """Payload: the stack. Its words are of one length, however high it is: whoever counts letters learns nothing."""

    name: ClassVar[str] = "bid"
    code: ClassVar[int] = BID

    def words(self, g: GlenMoreII, payload: int) -> str:
        return "".join(str(token + 1) for token in unpacked(payload)).ljust(SLOTS, NO_TOKEN)

    def variant(self, g: GlenMoreII, payload: int) -> str:
        return "" if payload else "-none"

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return {"stack": ", ".join(str(token + 1) for token in unpacked(payload))} if payload else {}

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"feast:{token + 1}" for token in unpacked(payload)]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C9-BID-02"


class Bid(Secret[GlenMoreII]):
    """One stack of each player, of none to three tokens, the topmost first; more with the crest of Cameron."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("bidding",)

    @classmethod
    def standing(cls, table: Any) -> tuple[Standing, ...]:
        return (Always(f"bid {NO_TOKEN * SLOTS}", Msg("standing-bid-none", {})),)

    def ask_seat(self, g: GlenMoreII, seat: int) -> list[int]:
        return list(bids(tuple(tokens_of(g, seat)), most_tokens(g, seat)))

    def resolve(self, g: GlenMoreII, answers: list[int]) -> None:
        """How high each stack is everybody sees now, and not before."""
        part = feasts(g)
        for seat, answer in zip(self.seats, answers, strict=True):
            part.stacks[seat] = unpacked(answer & ~BID)
            g.note("bid-stacked", seat, len(part.stacks[seat]))
        g.push(next_step(g))
        g.table.emit(STACKED, g, NATURE)

    def faults(self, g: GlenMoreII) -> list[str]:
        return super().faults(g) if self.seats == bidders(g) else ["asks not everybody for a bid"]


def bidders(g: GlenMoreII) -> tuple[int, ...]:
    """The seats that are asked: those that are somebody's."""
    return tuple(seat for seat, nobodys in enumerate(g.table.nobodys) if not nobodys)


def tokens_of(g: GlenMoreII, seat: int) -> list[int]:
    """The bid tokens that a seat has in this bidding."""
    return g.table.fold(BID_TOKENS, g, list(range(SLOTS)), seat, 0)


class Bidding(Frame[GlenMoreII]):
    """Before each of the four scorings."""

    def run(self, g: GlenMoreII) -> None:
        g.note("bidding", NATURE)
        seats = bidders(g)
        g.stack.append(Bid(seats, (-1,) * len(seats)))
