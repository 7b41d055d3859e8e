"""The mobs with tokens: Peggy McWander, Joe McDuff, Peggy McLaird, John McClaim."""

from __future__ import annotations

from tests.referee.asking import Play
from tests.referee.chronicles.c04 import HammerOfTheScots
from tests.referee.chronicles.c06 import DubiousTome
from tests.referee.chronicles.mobs.mob import Mob
from tests.referee.glen_more_ii import clans, market, paying, rondel, turn, window
from tests.referee.glen_more_ii.market import Price
from tests.referee.glen_more_ii.table import Table

ENGLAND = "england"


class McWander(Mob):
    """C8-20."""

    def __init__(self, name: str, coins: list[int]) -> None:
        super().__init__(name)
        self.left: list[int] = []
        self.printed = coins
        self.on: dict[str, int] = {}

    def taken(self, t: Table) -> Play:
        self.left = list(self.printed)
        yield from ()

    @property
    def tokens(self) -> list[int]:
        return self.left

    @property
    def spent(self) -> bool:
        return not self.left and not self.on

    def free_domains(self, t: Table) -> list[str]:
        return [domain for domain in clans.available(t) if domain not in self.on]

    def can_be_called(self, t: Table) -> bool:
        return bool(self.left) and bool(self.free_domains(t))

    def called(self, t: Table) -> Play:
        options = [f"tollgate {domain} {coins}" for domain in self.free_domains(t) for coins in self.left]
        answer = yield from window.window(t, "put-token", options.copy, window.SELLING, "pass")
        if answer:
            _, domain, coins = answer.split(" ")
            self.left.remove(int(coins))
            self.on[domain] = int(coins)

    def domain_toll(self, t: Table, domain: str) -> int:
        return 0 if self.is_mine(t) else self.on.get(domain, 0)

    def claimed(self, t: Table, domain: str) -> None:
        if domain in self.on:
            assert self.controller is not None
            t.estates[self.controller].coins += self.domain_toll(t, domain)
            del self.on[domain]


class McDuff(Mob):
    """C8-21, PX-4.8-01."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number = number
        self.left = 0

    def taken(self, t: Table) -> Play:
        self.left = self.number
        yield from ()

    @property
    def tokens(self) -> list[int]:
        return [0] * self.left

    @property
    def spent(self) -> bool:
        return not self.left

    def england(self, t: Table) -> HammerOfTheScots | None:
        return next((part for part in t.parts if isinstance(part, HammerOfTheScots)), None)

    def rows(self, t: Table) -> list[str]:
        england = self.england(t)
        more = [ENGLAND] if england is not None and england.filled else []
        return [good for good in t.goods if t.market[good]] + more

    def can_be_called(self, t: Table) -> bool:
        return self.left > 0 and bool(self.rows(t))

    def called(self, t: Table) -> Play:
        answer = yield from window.window(
            t, "skim-row", lambda: [f"skim {row}" for row in self.rows(t)], window.SELLING, "pass"
        )
        if not answer:
            return
        row = answer.split(" ")[1]
        england = self.england(t)
        self.left -= 1
        if row == ENGLAND:
            assert england is not None
            england.filled -= 1
            t.me.coins += england.prices[england.filled]
        else:
            t.market[row] -= 1
            t.me.coins += t.prices[t.market[row]]


class McLaird(Mob):
    """C8-23, PX-4.8-02."""

    def __init__(self, name: str, coins: list[int]) -> None:
        super().__init__(name)
        self.printed = coins
        self.left: list[int] = []
        self.tile: str | None = None
        self.coins = 0
        self.fails = False

    def taken(self, t: Table) -> Play:
        self.left = list(self.printed)
        yield from ()

    @property
    def tokens(self) -> list[int]:
        return self.left

    @property
    def spent(self) -> bool:
        return not self.left and self.tile is None

    def reserved(self, t: Table) -> int | None:
        """The space of the reserved tile, as long as it lies on the rondel."""
        return t.spaces.index(self.tile) if self.tile in t.spaces and self.tile is not None else None

    def ends_with(self, tile: str) -> None:
        """Somebody has it, or it is gone: the token is spent."""
        if tile == self.tile:
            self.tile = None
            self.coins = 0

    def open_to(self, t: Table) -> list[int]:
        tiles = [space for space in rondel.ahead(t, t.seat) if t.spaces[space] is not None]
        return [
            space
            for space in tiles
            if t.spaces[space] not in t.places
            and not t.records[str(t.spaces[space])].get("protected")
            and turn.can_take(t, space)
        ]

    def can_be_called(self, t: Table) -> bool:
        if not self.left or self.reserved(t) is not None or self.tile is not None:
            return False
        moved = t.turn.moved
        return moved and t.seat not in t.finished and bool(self.open_to(t))

    def called(self, t: Table) -> Play:
        answer = yield from window.window(
            t,
            "reserve-tile",
            lambda: [f"reserve {space} {coins}" for space in self.open_to(t) for coins in self.left],
            window.SELLING,
            "pass",
        )
        if answer:
            _, space, coins = answer.split(" ")
            self.left.remove(int(coins))
            self.coins = int(coins)
            self.tile = t.spaces[int(space)]

    def surcharge(self, t: Table, tile: str) -> int:
        return self.coins if tile == self.tile and not self.is_mine(t) else 0

    def paid_for(self, t: Table, tile: str) -> None:
        if tile == self.tile:
            self.give(t, self.surcharge(t, tile))
            self.ends_with(tile)

    def give(self, t: Table, coins: int) -> None:
        assert self.controller is not None
        t.estates[self.controller].coins += coins

    def must_take(self, t: Table) -> int | None:
        space = self.reserved(t)
        if not self.is_mine(t) or space is None or space not in rondel.ahead(t, t.seat):
            return None
        return space if turn.can_take(t, space) else None

    def chosen(self, t: Table, space: int) -> None:
        """Whoever has reserved a tile and cannot take it turns her over."""
        self.fails = self.is_mine(t) and self.tile is not None and self.must_take(t) is None

    def settled(self, t: Table) -> None:
        if self.fails:
            self.fails = False
            self.tile = None
            self.coins = 0
            self.left = []

    def owed(self, t: Table, coins: int) -> Price:
        return Price(tuple(0 for _ in t.goods), coins=coins)

    def may_discard(self, t: Table, tile: str) -> bool:
        return market.can_pay(t, t.seat, self.owed(t, self.surcharge(t, tile)))

    def thrown_away(self, t: Table, tile: str) -> Play:
        if tile != self.tile:
            return
        most = self.surcharge(t, tile)
        due = max(coins for coins in range(most + 1) if market.can_pay(t, t.seat, self.owed(t, coins)))
        yield from paying.pay(t, self.owed(t, due))
        self.give(t, due)
        self.ends_with(tile)

    def discards(self, t: Table, tile: str, by: int) -> bool:
        """The Die has it, or everybody has passed it."""
        self.ends_with(tile)
        return False


class McClaim(Mob):
    """C8-36."""

    def __init__(self, name: str, number: int) -> None:
        super().__init__(name)
        self.number = number
        self.left = 0
        self.on: list[str] = []

    @property
    def tokens(self) -> list[int]:
        return [0] * self.left

    @property
    def spent(self) -> bool:
        return not self.left and not self.on

    def taken(self, t: Table) -> Play:
        self.left = self.number
        yield from self.called(t)

    def cards(self, t: Table) -> list[str]:
        tome = next(part for part in t.parts if isinstance(part, DubiousTome))
        return [
            card
            for seat, estate in enumerate(t.estates)
            for card in estate.cards
            if seat != self.controller and card not in tome.turned[seat] and card not in self.on
        ]

    def can_be_called(self, t: Table) -> bool:
        return self.left > 0 and bool(self.cards(t))

    def called(self, t: Table) -> Play:
        while self.can_be_called(t):
            answer = yield from window.window(
                t, "claim-card", lambda: [f"claim-card {card}" for card in self.cards(t)], window.SELLING, "pass"
            )
            if not answer:
                return
            self.left -= 1
            self.on.append(answer.split(" ")[1])

    def card_turned(self, card: str) -> None:
        if card in self.on:
            self.on.remove(card)

    def adds(self, t: Table, seat: int, category: str) -> int:
        if category != "landmarks":
            return 0
        own = len(self.on) if seat == self.controller else 0
        return own - sum(card in self.on for card in t.estates[seat].cards)
