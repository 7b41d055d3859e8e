"""Digging and bidding."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.kernel.frames import NATURE, Frame, Refusal, Secret, Window
from hindmost.kernel.messages import Reason
from hindmost.kernel.verbs import PAYLOAD
from tests.kernel.toy.state import FOUND, HollowHill
from tests.kernel.toy.verbs import BID, DIG, LEAVE

NO_COIN: Final = Reason("reason-no-coin", "HH-DIG-02", {"coins": 1})
NOTHING: Final = -1


class Dig(Window[HollowHill]):
    """A coin for whatever comes out of the barrow."""

    __slots__ = ()

    def ask(self, g: HollowHill) -> list[int] | None:
        if not any(g.barrow):
            return None
        return [DIG, LEAVE] if g.coins[g.active] else [LEAVE]

    def choose(self, g: HollowHill, choice: int) -> None:
        if choice == DIG:
            g.coins[g.active] -= 1
            g.stack.append(Draw(g.active))

    def refusals(self, g: HollowHill) -> list[Refusal]:
        return [] if g.coins[g.active] else [Refusal(DIG, NO_COIN)]


class Draw(Frame[HollowHill]):
    """Every treasure in the barrow is as likely as any other: kinds weigh as much as there are of them."""

    __slots__ = ("digger",)

    shape: ClassVar[dict[str, str]] = {"digger": "seat"}
    face_down: ClassVar[bool] = True

    def __init__(self, digger: int) -> None:
        self.digger = digger

    def seat(self, g: HollowHill) -> int:
        return NATURE

    def ask(self, g: HollowHill) -> list[int] | None:
        return list(range(len(g.barrow)))

    def weights(self, g: HollowHill) -> list[int] | None:
        return g.barrow[:]

    def stream(self, g: HollowHill) -> str:
        return "barrow"

    def choose(self, g: HollowHill, choice: int) -> None:
        g.barrow[choice] -= 1
        g.receive(self.digger, choice, face_down=True)
        g.note("dug", self.digger)
        g.note("found", self.digger, choice, to=self.digger)
        g.table.emit(FOUND, g, self.digger, choice)


class Gift(Draw):
    """A first treasure for everybody, from a stream of its own."""

    __slots__ = ()

    def stream(self, g: HollowHill) -> str:
        return "gift"


class Pedlar(Frame[HollowHill]):
    """The pedlar brings a treasure of any kind that is left, and everybody bids."""

    __slots__ = ()

    def seat(self, g: HollowHill) -> int:
        return NATURE

    def ask(self, g: HollowHill) -> list[int] | None:
        return [kind for kind, number in enumerate(g.barrow) if number] or None

    def choose(self, g: HollowHill, choice: int) -> None:
        g.barrow[choice] -= 1
        g.note("brought", NATURE, choice)
        bidders = tuple(seat for seat in range(g.table.seats) if g.coins[seat])
        g.stack.append(Bid(bidders, (NOTHING,) * len(bidders), choice))


class Bid(Secret[HollowHill]):
    """The highest bid pays and takes the prize; if two bid the same, the pedlar keeps it."""

    __slots__ = ("prize",)

    shape: ClassVar[dict[str, str]] = {"prize": "treasure"}

    def __init__(self, seats: tuple[int, ...], answers: tuple[int, ...], prize: int) -> None:
        super().__init__(seats, answers)
        self.prize = prize

    def ask_seat(self, g: HollowHill, seat: int) -> list[int]:
        return [BID | coins for coins in range(g.coins[seat] + 1)]

    def resolve(self, g: HollowHill, answers: list[int]) -> None:
        bids = [answer & PAYLOAD for answer in answers]
        best = max(bids, default=0)
        if not best or bids.count(best) > 1:
            g.barrow[self.prize] += 1
            g.note("kept", NATURE, self.prize)
            return
        seat = self.seats[bids.index(best)]
        g.coins[seat] -= best
        g.receive(seat, self.prize, face_down=False)
        g.note("won", seat, self.prize, best)


FRAMES: Final[tuple[type[Frame[Any]], ...]] = (Bid, Dig, Draw, Gift, Pedlar)
