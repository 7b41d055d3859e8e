"""Chronicle 11, Plans and Prosperity."""

from __future__ import annotations

from typing import Any

from tests.referee import printed
from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, around, beside, cell_name, cell_of
from tests.referee.glen_more_ii import activating, clans, gaining, market, paying, placing, scoring, turn, window
from tests.referee.glen_more_ii.market import Price
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import Table

ON_A_HALF = "1 member on either half"
FORT = "new-fort-george"


class PlansAndProsperity(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c11_plans_and_prosperity")
        rights = {each.get("right_half") for each in self.data["tiles"]}
        self.plans = {each["id"]: str(each["name"]) for each in self.data["tiles"] if each["id"] not in rights}
        self.designs = {each["id"]: each["name"].removeprefix("design-") for each in self.data["places"]}
        self.held: list[list[str]] = []
        self.goods: dict[str, list[str]] = {}
        self.paid: set[str] = set()
        self.used: set[str] = set()

    def components(self) -> dict[str, Any]:
        return self.data

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """C11-SETUP-01."""
        assert sorted(view["table"]["open-plans"]) == sorted(self.plans), "C11-SETUP-01"
        self.held = [[] for _ in t.estates]

    # ------------------------------------------------------------ taking

    def uses(self, t: Table, tile: str) -> Play | None:
        return self.take(t, tile) if t.records[tile].get("use") == "plan" else None

    def take(self, t: Table, tile: str) -> Play:
        """C11-TAKE-01, -02; C11-CLAN-02."""
        name = self.designs.get(tile, t.name_of(tile))
        monument = next(id_ for id_, each in self.plans.items() if each == name)
        if tile in self.designs:
            t.removed.append(tile)
        self.held[t.seat].append(monument)
        self.goods[monument] = []
        if t.turn.fetching:
            answer = yield from window.window(
                t, "endow", lambda: [f"choose {good}" for good in t.goods], window.SELLING
            )
            self.goods[monument].append(answer.split(" ")[1])

    # ------------------------------------------------------------ paying and building

    def ends(self, t: Table) -> Play:
        """C11-PAY-01, -02; C11-BUILD-05."""
        t.turn.extra_used = True
        self.paid = set()
        while True:
            plans = [f"plan {plan}" for plan in self.held[t.seat] if self.can_pay(t, plan)]
            if not plans and not self.paid:
                break
            free = window.free_actions(t, window.BETWEEN, "fill-plans")
            answer = yield Ask(t.seat, "fill-plans", [*plans, "pass"], free)
            if answer == "pass":
                break
            if answer in free:
                yield from window.done_freely(t, answer, "fill-plans")
            else:
                yield from self.pay(t, answer.split(" ")[1])
        self.paid = set()

    def can_pay(self, t: Table, plan: str) -> bool:
        if plan in self.paid or (len(self.goods[plan]) == 1 and not placing.places(t, plan)):
            return False
        return market.can_pay(t, t.seat, self.price(t, plan))

    def price(self, t: Table, plan: str) -> Price:
        """A resource of any kind; who builds with it must still be able to pay for the place."""
        toll = paying.least_toll(t, plan) if len(self.goods[plan]) == 1 else 0
        return Price(tuple(0 for _ in t.goods), 1, tuple(range(len(t.goods))), kept=toll or 0)

    def pay(self, t: Table, plan: str) -> Play:
        while True:
            price = self.price(t, plan)
            free = paying.fitting_sales(t, price)
            answer = yield Ask(t.seat, "pay-for-plan", paying.units(t, price), free, alone=True)
            if answer not in free:
                break
            market.sell(t, answer)
        _, good, where = answer.split(" ")
        if where == "market":
            market.buy(t, good)
        else:
            market.take_unit(t, good, cell_of(where))
        self.goods[plan].append(good)
        self.paid.add(plan)
        if len(self.goods[plan]) == 2:
            yield from self.build(t, plan)

    def build(self, t: Table, plan: str) -> Play:
        """C11-PAY-02, -03; C11-BUILD-03; C11-DBL-03."""
        self.held[t.seat].remove(plan)
        del self.goods[plan]
        self.used.add(plan)
        spot, everywhere = t.turn.spot, t.turn.everywhere
        t.turn.everywhere = False
        t.turn.within += 1
        yield from turn.lay(t, plan)
        yield from activating.activations(t, "pass")
        t.turn.within -= 1
        t.turn.spot, t.turn.everywhere = spot, everywhere

    def woken(self, t: Table, cells: list[Cell]) -> list[Cell]:
        """C11-DBL-03: those around both halves."""
        if t.turn.spot is None or t.turn.everywhere:
            return cells
        more = [near for half in placing.laid_on(t, t.turn.spot)[1:] for near in (half, *around(half))]
        return list(dict.fromkeys([*cells, *more]))

    # ------------------------------------------------------------ what monuments give

    def comes_to(self, t: Table, words: str, cell: Cell) -> str:
        """C11-COND-01 to -03."""
        if not words.startswith("beside "):
            return words
        _, type_, given = words.split(" ", 2)
        halves = placing.laid_on(t, cell)
        near = {each for half in halves for each in beside(half)} - set(halves)
        if not any(each in t.me.lots and t.type_of(t.me.lots[each].tile) == type_ for each in near):
            return ""
        return ON_A_HALF if given == "1 member" and len(halves) > 1 else given

    def gains(self, t: Table, words: str) -> Play | None:
        if words == ON_A_HALF:
            return self.enlist(t)
        return self.meet(t, words.removeprefix("person ")) if words.startswith("person ") else None

    def enlist(self, t: Table) -> Play:
        assert t.turn.spot is not None
        halves = placing.laid_on(t, t.turn.spot)
        if t.scotsmen_left(t.seat):
            answer = yield from window.window(
                t, "enlist-on-half", lambda: [f"enlist {cell_name(half)}" for half in halves], window.SELLING
            )
            yield from gaining.arrive(t, t.seat, cell_of(answer.split(" ")[1]))

    def meet(self, t: Table, person: str) -> Play:
        """C11-NAME-03, C7-10."""
        t.me.persons.append(person)
        yield from clans.place_marker(t)
        for part in t.parts:
            yield from part.person_taken(t)

    def works(self, t: Table, words: str, tile: str, cell: Cell | None) -> bool:
        """C11-NAME-04."""
        if not words.startswith("supply "):
            return True
        lots = list(t.me.lots.values()) if cell is None else [t.me.lots[cell]]
        return any(t.room(lot) > 0 for lot in lots) and market.can_pay(t, t.seat, coins(t, words))

    def activates(self, t: Table, words: str, tile: str, cell: Cell | None) -> Play | None:
        return self.supply(t, words, cell) if words.startswith("supply ") else None

    def supply(self, t: Table, words: str, cell: Cell | None) -> Play:
        yield from paying.pay(t, coins(t, words))
        for _ in range(int(words.split(" ")[1])):
            if cell is None:
                yield from gaining.any_anywhere(t, "spread-gift")
            else:
                yield from gaining.any_good(t, cell, "choose-goods")

    def garrison(self, t: Table, seat: int) -> int:
        """C11-NAME-02."""
        lots = t.estates[seat].lots.values()
        return sum(lot.scotsmen for lot in lots if t.name_of(lot.tile) == FORT)

    def counted(self, t: Table, what: str) -> int | None:
        """C11-CLAN-01."""
        piles = [tile for lot in t.me.lots.values() for tile in lot.tiles]
        return sum(tile in self.plans for tile in piles) if what == "monuments" else None

    def tears(self, t: Table, gone: list[Cell]) -> bool:
        """C11-DBL-04, -07."""
        links = [
            (cell, placing.east(cell))
            for cell, lot in t.me.lots.items()
            if any(t.right_half(tile) for tile in lot.tiles)
        ]
        return any((one_half in gone) != (other in gone) for one_half, other in links)

    # ------------------------------------------------------------ the end, and the table

    def final(self, t: Table) -> None:
        """C11-END-01."""
        for seat, held in enumerate(self.held):
            scoring.award_at_end(t, seat, -3 * len(held), "score-plans")

    def seen(self, t: Table) -> dict[str, Any]:
        taken = {plan for held in self.held for plan in held} | self.used
        return {
            "plans": [[[plan, self.goods[plan], plan in self.paid] for plan in held] for held in self.held],
            "open-plans": sorted(set(self.plans) - taken),
            "sites": self.sites(t),
        }

    def sites(self, t: Table) -> list[list[list[str]]]:
        """By seat and plan: where it could be built; what must be paid for a place is told to whoever has the turn."""
        active = t.turn.seat
        found = []
        for t.turn.seat, held in enumerate(self.held):
            places = placing.places if t.turn.seat == active else placing.sites
            found.append([[cell_name(cell) for cell in places(t, plan)] for plan in held])
        t.turn.seat = active
        return found

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        plans = [each["monument-plans"] for each in view["seats"]]
        return {
            "plans": [[[each["monument"], each["goods"], each["paid"]] for each in held] for held in plans],
            "open-plans": sorted(view["table"]["open-plans"]),
            "sites": [[[site["cell"] for site in each["sites"] if site["near"]] for each in held] for held in plans],
        }


def coins(t: Table, words: str) -> Price:
    """ "supply 2 any for 2 coins" """
    return Price(tuple(0 for _ in t.goods), coins=int(words.split(" ")[4]))
