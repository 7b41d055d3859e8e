"""Step 2: pay for the tile and put it down, or discard it (GM1-COST, GM1-PLACE, GM1-IMM)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more.clan import ConsoleMove
from hindmost.games.glen_more.placing import legal_places, place_reason, spare_members
from hindmost.games.glen_more.state import GlenMore
from hindmost.kernel.frames import Frame, Refusal, Window
from hindmost.kernel.messages import Msg, Reason
from hindmost.mechanics.cells import AROUND
from hindmost.mechanics.glen import NO_TILE
from hindmost.mechanics.payment import payment
from hindmost.mechanics.verbs import BESIDE, DISCARD, END, MOVE, PAY_MEMBER, PLACE, tile_message

CANNOT_PAY: Final = Reason("reason-cannot-pay", "GM1-COST-07")
MUST_PLACE: Final = Reason("reason-must-place", "GM1-COST-09")
SUPPORTS_THE_TILE: Final = Reason("reason-nobody-to-give", "GM1-COST-05")


class Place(Window[GlenMore]):
    """Where the tile goes. One that fits nowhere is discarded; one that cannot be paid may only be discarded."""

    __slots__ = ()

    def ask(self, g: GlenMore) -> list[int] | None:
        e = g.estates[g.active]
        cells = legal_places(e, g.kit, g.hand)
        if not cells:
            return None
        if not g.can_pay(e, g.kit.prices[g.hand]):
            return [DISCARD]
        return [PLACE | cell for cell in cells]

    def run(self, g: GlenMore) -> None:
        """No legal position: discarded without paying, with a move as consolation (GM1-PLACE-08)."""
        discard_hand(g)
        g.stack.append(Consolation(0))

    def choose(self, g: GlenMore, choice: int) -> None:
        if choice == DISCARD:
            discard_hand(g)
            return
        cell = choice & 0xFFFF
        price = g.kit.prices[g.hand]
        g.stack.append(Put(cell))
        if not price.is_free:
            g.push(payment(price))
        if price.members:
            g.stack.append(PayMember(cell))

    def title(self, g: GlenMore) -> Msg:
        price = g.kit.prices[g.hand].message(g.kit.lexicon)
        return Msg("ask-place", {"tile": tile_message(g, g.hand), "price": price})

    def refusals(self, g: GlenMore) -> list[Refusal]:
        e = g.estates[g.active]
        payable = g.can_pay(e, g.kit.prices[g.hand])
        refused = [Refusal(DISCARD, MUST_PLACE)] if payable else []
        near = {cell + step for cell in e.ground.cells for step in AROUND} | set(e.ground.cells)
        for cell in sorted(near):
            reason = place_reason(e, g.kit, g.hand, cell) or (None if payable else CANNOT_PAY)
            if reason is not None:
                refused.append(Refusal(PLACE | cell, reason))
        return refused


class PayMember(Frame[GlenMore]):
    """Give up a clan member, from a tile or from parliament, so that the placement still holds (GM1-COST-05)."""

    __slots__ = ("cell",)

    shape: ClassVar[dict[str, str]] = {"cell": "cell"}
    within: ClassVar[tuple[str, ...]] = ("place",)
    runs_alone: ClassVar[bool] = True

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def ask(self, g: GlenMore) -> list[int] | None:
        return [PAY_MEMBER | slot for slot in spare_members(g.estates[g.active], self.cell)]

    def choose(self, g: GlenMore, choice: int) -> None:
        slot = choice & 0xFF
        e = g.estates[g.active]
        if slot == BESIDE:
            e.parliament -= 1
            g.note("gave-member-of-parliament", g.active)
        else:
            e.members[slot] -= 1
            g.note("gave-member", g.active, e.ground.cells[slot], e.ground.tiles[slot])

    def title(self, g: GlenMore) -> Msg:
        return Msg("ask-pay-member", {"tile": tile_message(g, g.hand)})

    def refusals(self, g: GlenMore) -> list[Refusal]:
        e = g.estates[g.active]
        spare = spare_members(e, self.cell)
        return [
            Refusal(PAY_MEMBER | slot, SUPPORTS_THE_TILE)
            for slot, number in enumerate(e.members)
            if number and slot not in spare
        ]


class Put(Frame[GlenMore]):
    """Put the tile down, take its card, carry out its immediate effect (GM1-PLACE-10, GM1-IMM-01)."""

    __slots__ = ("cell",)

    shape: ClassVar[dict[str, str]] = {"cell": "cell"}
    within: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, cell: int) -> None:
        self.cell = cell

    def run(self, g: GlenMore) -> None:
        tile = g.hand
        kit = g.kit
        e = g.estates[g.active]
        e.build(e.ground.with_tile(self.cell, tile, kit.edges[tile]))
        g.hand = NO_TILE
        g.spot = len(e.goods) - 1
        g.note("placed", g.active, tile, self.cell)
        card = kit.cards[tile]
        if card >= 0:
            e.cards = [*e.cards, card]
            g.note("card", g.active, card)
        for deed in kit.deeds[tile]:
            g.push(deed.begin(g, g.spot))


class Consolation(Window[GlenMore]):
    """After a tile that fits nowhere one clan member may take a step (GM1-PLACE-08)."""

    __slots__ = ("moved",)

    shape: ClassVar[dict[str, str]] = {"moved": "flag"}
    within: ClassVar[tuple[str, ...]] = ("place",)

    def __init__(self, moved: int) -> None:
        self.moved = moved

    def ask(self, g: GlenMore) -> list[int] | None:
        options = []
        if not self.moved:
            e = g.estates[g.active]
            options = [MOVE | slot for slot, number in enumerate(e.members) if number and e.ground.around(slot)]
        options.append(END)
        return options

    def choose(self, g: GlenMore, choice: int) -> None:
        if choice != END:
            g.push([ConsoleMove(choice & 0xFF), Consolation(1)])


def discard_hand(g: GlenMore) -> None:
    """The tile in hand leaves the game, and with it its card (GM1-FILL-08)."""
    g.discards.append(g.hand)
    g.note("discarded", g.active, g.hand)
    g.hand = NO_TILE


PLACE_TILE: Final = Place()
