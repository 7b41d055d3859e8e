"""Chronicle 4, Hammer of the Scots: the Englishman and the England token."""

from __future__ import annotations

from typing import Any

from tests.referee import printed
from tests.referee.asking import Play
from tests.referee.glen_more_ii import activating, market, paying, rondel, turn, window
from tests.referee.glen_more_ii.market import Price
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import Table, Turn

ENGLISHMAN = "englishman"


class HammerOfTheScots(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c04_hammer_of_the_scots")
        self.tiles = {each["id"] for each in self.data["tiles"]}
        self.cards = {each["id"] for each in self.data["landmarks"]}
        self.prices: list[int] = printed.value(self.data, "england_prices")
        self.filled: int = printed.value(self.data, "england_start")
        self.holder: int | None = None

    def components(self) -> dict[str, Any]:
        return self.data

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        piece = t.piece(ENGLISHMAN)
        assert piece is not None
        before = len(t.estates) + ("die" in t.neutral)
        first = sum(each.get("stack") == "S" for each in t.data["tiles"])
        after = sum(part.laid(len(t.estates))[1] for part in t.parts)
        last = printed.value(t.data, "rondel_spaces") - 1 - after - 1
        assert t.where[piece] == min(before + first, last), "C0-08, C4-04: in place of the first A tile"

    def laid(self, seats: int) -> tuple[int, int]:
        return 1, 0

    def crosses(self, t: Table, piece: int, space: int, target: str | None) -> Play:
        """C4-06, -08."""
        englishman = t.piece(ENGLISHMAN)
        if self.holder is None and piece < len(t.estates) and t.where.get(englishman or -1) == space:
            self.holder = piece
        yield from ()

    def card_taken(self, t: Table, card: str) -> None:
        """C4-07, -21."""
        if card in self.cards:
            self.holder = t.seat

    def acts(self, t: Table, name: str) -> Play | None:
        return self.errand(t) if name == ENGLISHMAN else None

    def fee(self) -> int | None:
        """C4-11."""
        return self.prices[self.filled] if self.filled < len(self.prices) else None

    def errand(self, t: Table) -> Play:
        """C4-10 to -16: the holder uses him or discards with him. One whose game has ended does neither (PX-END-02)."""
        assert self.holder is not None, "C4-08"
        t.turn = Turn(self.holder, lent=True)
        piece = t.piece(ENGLISHMAN)
        assert piece is not None
        targets = self.targets(t, piece)
        if not targets or self.holder in t.finished:
            del t.where[piece]
            return
        answer = yield from window.window(t, "errand", lambda: self.choices(t, targets), window.SELLING)
        verb, space = answer.split(" ")
        tile = str(t.spaces[int(space)])
        beyond = rondel.passes_worlds_end(t, piece, int(space))
        yield from rondel.crossing(t, piece, rondel.way_to(t, piece, int(space)), None)
        stops = verb == "use" and tile in t.places
        if not stops:
            t.spaces[int(space)] = None
        t.where[piece] = int(space)
        if beyond:
            t.finish(piece)
        if verb == "banish":
            for part in t.parts:
                yield from part.thrown_away(t, tile)
            t.discard(tile, piece)
            self.take_coins(t)
        elif stops:
            yield from self.stop(t, piece, int(space))
        else:
            yield from self.use(t, tile)

    def targets(self, t: Table, piece: int) -> list[int]:
        """C4-13, -19."""
        return [
            space
            for space in rondel.ahead(t, piece)
            if t.spaces[space] is not None and (self.may_take(t, space) or self.can_discard(t, space))
        ]

    def may_take(self, t: Table, space: int) -> bool:
        return t.spaces[space] not in t.places and t.spaces[space] not in self.tiles

    def can_discard(self, t: Table, space: int) -> bool:
        """C0-09."""
        return self.may_take(t, space) or any(part.lent_discards(t, space) for part in t.parts)

    def may_use(self, t: Table, space: int, fee: int) -> bool:
        if t.spaces[space] in t.places:
            return any(part.lent_stops(t, space) for part in t.parts) and market.can_pay(t, t.seat, self.price(t, fee))
        return paying.can_afford(t, str(t.spaces[space]), fee=fee)

    def price(self, t: Table, fee: int) -> Price:
        return Price(tuple(0 for _ in t.goods), coins=fee)

    def stop(self, t: Table, piece: int, space: int) -> Play:
        """PX-3.4-02."""
        fee = self.fee()
        assert fee is not None
        yield from paying.pay(t, self.price(t, fee))
        self.filled += 1
        for part in t.parts:
            yield from part.stopped(t, space, piece)
        turn.lapse(t)

    def choices(self, t: Table, targets: list[int]) -> list[str]:
        fee = self.fee()
        use = [] if fee is None else [each for each in targets if self.may_use(t, each, fee)]
        discards = [each for each in targets if self.can_discard(t, each)]
        discards = [each for each in discards if all(part.may_discard(t, str(t.spaces[each])) for part in t.parts)]
        return [f"use {space}" for space in use] + [f"banish {space}" for space in discards]

    def take_coins(self, t: Table) -> None:
        """C4-12."""
        if self.filled:
            self.filled -= 1
            t.me.coins += self.prices[self.filled]

    def use(self, t: Table, tile: str) -> Play:
        fee = self.fee()
        assert fee is not None
        yield from paying.pay_for_tile(t, tile, fee)
        self.filled += 1
        t.turn.extra_used = True
        yield from turn.use(t, tile)
        t.turn.steps = "after"
        yield from activating.activations(t, "end")
        turn.lapse(t)

    def seen(self, t: Table) -> dict[str, Any]:
        return {"england": [self.holder, self.filled]}

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        england = view["table"]["england"]
        return {"england": [england["holder"], england["filled"]]}
