"""Chronicle 3, Ol' Jamey's Single Cask Reserve: cellars, ageing and the Sale tiles."""

from __future__ import annotations

from typing import Any

from tests.referee import printed
from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, cell_of
from tests.referee.glen_more_ii import activating, market, paying, window
from tests.referee.glen_more_ii.market import Price
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import Table

KEEP = "keep-casks"
BETWEEN_STEPS = ("take", "effects", "activate", "age-barrel")
"""C3-26: where a cellar may be built."""


class Cellar:
    """A player's cellars: how many barrels are on each space, the 0 VP area first."""

    def __init__(self) -> None:
        self.built = 1
        self.barrels = [0] * 10


class Sale:
    def __init__(self) -> None:
        self.bonus = False
        self.sold = 0


class SingleCask(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c03_single_cask")
        names = ("first_cellar", "second_cellar", "third_cellar")
        rows: list[list[int]] = [printed.value(self.data, name) for name in names]
        self.values = [0, *(vp for row in rows for vp in row)]
        self.first = len(rows[0])
        self.last_spaces = [sum(len(row) for row in rows[: number + 1]) for number in range(len(rows))]
        self.costs = [printed.value(self.data, name) for name in ("second_cellar_cost", "third_cellar_cost")]
        self.sales: dict[str, Sale] = {each["id"]: Sale() for each in self.data["places"]}
        self.cellars: list[Cellar] = []
        self.spaces = 0

    def components(self) -> dict[str, Any]:
        return self.data

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """C3-04, -14."""
        self.cellars = [Cellar() for _ in t.estates]
        self.spaces = printed.value(self.data, "sale_spaces")[len(t.estates) - 2]

    # ------------------------------------------------------------ barrels

    def stores(self) -> bool:
        return True

    def barrels_gained(self, t: Table, number: int) -> Play:
        """C3-06, -25."""
        cellar = self.cellars[t.seat]
        for _ in range(number):
            empty = [space for space in range(1, self.first + 1) if not cellar.barrels[space]]
            places = [*empty[:1], 0]
            options = [f"store {space}" for space in places]
            answer = yield from window.window(t, "store-barrel", options.copy, window.SELLING, runs_alone=True)
            cellar.barrels[int(answer.split(" ")[1])] += 1

    def barrels_given(self, t: Table, seat: int, number: int) -> Play:
        """C3-12."""
        for _ in range(number):
            answer = yield Ask(seat, "spend-barrel", [f"spend {space}" for space in self.filled(seat)])
            self.cellars[seat].barrels[int(answer.split(" ")[1])] -= 1

    def filled(self, seat: int) -> list[int]:
        return [space for space, number in enumerate(self.cellars[seat].barrels) if number]

    def movable(self, seat: int) -> list[int]:
        """C3-07, -08."""
        cellar = self.cellars[seat]
        last = self.last_spaces[cellar.built - 1]
        return [space for space in self.filled(seat) if space < last and not cellar.barrels[space + 1]]

    def age(self, t: Table, number: int) -> Play:
        """C3-23; who cannot move a barrel may still build a cellar for one."""
        for _ in range(number):
            answer = yield from window.window(
                t,
                "age-barrel",
                lambda: [f"age {space}" for space in self.movable(t.seat)],
                window.SELLING,
                "leave-casks",
            )
            if not answer.startswith("age "):
                return
            space = int(answer.split(" ")[1])
            self.cellars[t.seat].barrels[space] -= 1
            self.cellars[t.seat].barrels[space + 1] += 1

    # ------------------------------------------------------------ distilleries

    def reads(self, words: str) -> bool:
        return "age " in words

    def works(self, t: Table, words: str, tile: str, cell: Cell | None) -> bool:
        """C3-09, -10."""
        if not self.reads(words):
            return True
        exchange, _, either = parsed(words)
        produces = bool(exchange) and bool(activating.lines(t, tile, exchange))
        return produces or (either and bool(self.movable(t.seat)))

    def activates(self, t: Table, words: str, tile: str, cell: Cell | None) -> Play | None:
        return self.distil(t, words, tile) if self.reads(words) else None

    def distil(self, t: Table, words: str, tile: str) -> Play:
        exchange, ages, either = parsed(words)
        produces = bool(exchange) and bool(activating.lines(t, tile, exchange))
        if either and exchange:
            ways = (["either exchange"] if produces else []) + (["either ageing"] if self.movable(t.seat) else [])
            answer = yield Ask(t.seat, "either-use", ways)
            produces = answer == "either exchange"
            ages = 0 if produces else ages
        if produces:
            yield from activating.trade(t, tile, exchange)
        yield from self.age(t, ages)

    # ------------------------------------------------------------ building

    def free_in(self, t: Table, kind: str) -> list[str]:
        """C3-13, -26; PX-3.4-05."""
        built = self.cellars[t.seat].built
        if kind not in BETWEEN_STEPS or t.turn.lent or built > len(self.costs):
            return []
        return [f"cellar {built + 1}"] if market.can_pay(t, t.seat, self.price(t)) else []

    def price(self, t: Table) -> Price:
        return Price(tuple(self.costs[self.cellars[t.seat].built - 1]))

    def does(self, t: Table, option: str) -> Play:
        yield from paying.pay(t, self.price(t))
        self.cellars[t.seat].built += 1

    # ------------------------------------------------------------ sales

    def sale_on(self, t: Table, space: int) -> Sale | None:
        return self.sales.get(str(t.spaces[space]))

    def stops(self, t: Table, space: int) -> bool:
        """C3-17, -18."""
        sale = self.sale_on(t, space)
        if sale is None or space in t.where.values() or not t.me.whisky:
            return False
        return not sale.bonus or sale.sold < self.spaces

    def lent_stops(self, t: Table, space: int) -> bool:
        return self.stops(t, space)

    def lent_discards(self, t: Table, space: int) -> bool:
        return self.sale_on(t, space) is not None and space not in t.where.values()

    def crosses(self, t: Table, piece: int, space: int, target: str | None) -> Play:
        """C3-15, -19; C0-20: what is left must do for the destination."""
        sale = self.sale_on(t, space)
        if sale is None or piece >= len(t.estates):
            return
        kept = printed.amounts(t.records[target]["cost"]).get("whisky", 0) if target is not None else 0
        kept += self.sale_on(t, t.where[piece]) is not None and target is None
        limit = 2 if any(part.haggles(t) for part in t.parts) else 1
        yield from self.sell(t, sale, limit, limit == 2, False, kept, (space, target))

    def stopped(self, t: Table, space: int, piece: int) -> Play:
        """C3-16, -17."""
        sale = self.sale_on(t, space)
        if sale is not None:
            yield from self.sell(t, sale, 2, True, True, 0, None)

    def sell(
        self, t: Table, sale: Sale, limit: int, bonus: bool, must: bool, kept: int, way: tuple[int, str | None] | None
    ) -> Play:
        """At most one on each kind of space. `way`: where on the way it is, and what is to be paid for at its end."""
        used: set[str] = set()
        while len(used) < limit:
            options = []
            if t.me.whisky > kept:
                if bonus and not sale.bonus and "bonus" not in used:
                    options += [f"cask {space} bonus" for space in self.filled(t.seat)]
                if sale.sold < self.spaces and "below" not in used:
                    options += [f"cask {space}" for space in self.filled(t.seat)]
            if not options:
                return
            if not must or used:
                options.append(KEEP)
            sales = [each for each in market.sales(t) if way is None or self.leaves_enough(t, each, *way)]
            answer = yield Ask(t.seat, "sell-casks", options, sales)
            if answer in sales:
                market.sell(t, answer)
                continue
            if answer == KEEP:
                return
            words = answer.split(" ")
            used.add("bonus" if words[-1] == "bonus" else "below")
            sale.bonus = sale.bonus or words[-1] == "bonus"
            sale.sold += words[-1] != "bonus"
            self.cellars[t.seat].barrels[int(words[1])] -= 1
            t.me.whisky -= 1
            t.award(t.seat, self.values[int(words[1])], "score-single-cask")

    def leaves_enough(self, t: Table, sale: str, space: int, target: str | None) -> bool:
        """Whether the destination can still be paid after a sale at the market, and what is due until then."""
        if target is None:
            return True
        order = len(t.spaces)
        left = [(space + step) % order for step in range(1, (t.where[t.seat] - space) % order)]
        _, good, cell = sale.split(" ")
        coins = t.me.coins
        market.sell(t, sale)
        fine = paying.can_afford(t, target, dues=sum(part.dues(t, left) for part in t.parts))
        t.me.coins = coins
        t.market[good] += 1
        t.me.lots[cell_of(cell)].goods[good] += 1
        return fine

    def seen(self, t: Table) -> dict[str, Any]:
        order = [str(tile) for tile in t.spaces]
        return {
            "cellars": [[each.built, each.barrels[: self.last_spaces[each.built - 1] + 1]] for each in self.cellars],
            "sales": {
                tile: [order.index(tile), sale.bonus, sale.sold, self.spaces]
                for tile, sale in self.sales.items()
                if tile in order
            },
        }

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        return {
            "cellars": [[each["cellars"]["built"], each["cellars"]["barrels"]] for each in view["seats"]],
            "sales": {
                each["tile"]: [each["space"], each["bonus"], each["sold"], each["spaces"]]
                for each in view["table"]["single-cask"]["sales"]
            },
        }


def parsed(words: str) -> tuple[str, int, bool]:
    """What is exchanged, how often a barrel ages, and whether it is one or the other."""
    if words.startswith("age "):
        return "", int(words.split(" ")[1]), True
    joint = " and age " if " and age " in words else " / age "
    exchange, number = words.split(joint)
    return exchange, int(number), joint == " / age "
