"""Chronicle 9, Feasts and Follies."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from tests.referee import printed
from tests.referee.asking import Ask, Chance, Play, Several
from tests.referee.cells import Cell, cell_name, cell_of
from tests.referee.glen_more_ii import market, rondel, window
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import Estate, Table

ANY = "any"
COIN = "pay-feast-coin"


class Feasts(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c09_feasts_and_follies")
        self.events: list[str] = list(printed.value(self.data, "feast"))
        self.open: list[str] = []
        self.deck: list[str] = []
        self.discarded: list[str] = []
        self.markers: list[list[int]] = [[] for _ in range(5)]
        self.stacks: list[list[int]] = []
        self.told: list[list[int]] = []
        self.spared: list[list[str]] = []

    def components(self) -> dict[str, Any]:
        return self.data

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """C9-SETUP-02."""
        self.open = [each["event"] for each in view["table"]["feasts"]["events"]]
        assert len(set(self.open) & set(self.events)) == 5, "C9-SETUP-02"
        self.deck = [each for each in self.events if each not in self.open]
        self.stacks = [[] for _ in t.estates]
        self.told = [[] for _ in t.estates]
        self.spared = [[] for _ in t.estates]

    def fact(self, event: str, name: str) -> int:
        return int(printed.value(self.data, f"event_{name}")[self.events.index(event)])

    def table(self, t: Table) -> list[int]:
        """C9-SCORE-01."""
        return list(printed.value(self.data, "score_table"))

    def raises(self, t: Table, seat: int, category: str) -> int:
        """C9-BID-10."""
        themes = printed.value(self.data, "category")
        mine = [event for event, markers in zip(self.open, self.markers, strict=True) if seat in markers]
        return sum(self.fact(event, "bonus") for event in mine if themes[self.fact(event, "category")] == category)

    # ------------------------------------------------------------ bidding

    def before_scoring(self, t: Table) -> Play:
        """C9-BID-01 to -05."""
        for part in t.parts:
            yield from part.before_bids(t)
        barred = ["".join(part.bars(seat) for part in t.parts) for seat in range(len(t.estates))]
        said = yield Several(
            [Ask(seat, "bid", self.bids(estate, barred[seat])) for seat, estate in enumerate(t.estates)]
        )
        for seat, words in enumerate(said.split(",")):
            self.stacks[seat] = [int(token) for token in words.removeprefix("bid ").strip("-")]
        seats = [
            piece
            for space in rondel.from_the_gap(t)
            for piece in sorted(t.where)
            if t.where[piece] == space and piece < len(t.estates)
        ]
        while any(self.stacks):
            free = [number for number, markers in enumerate(self.markers, 1) if not markers]
            bidders = [seat for seat in seats if self.stacks[seat]]
            for seat in bidders:
                self.told[seat].append(self.stacks[seat].pop(0))
            for seat in bidders:
                if self.told[seat][-1] in free:
                    yield from self.use(t, seat, self.told[seat][-1])
        for part in t.parts:
            part.after_bids()

    def bids(self, estate: Estate, barred: str) -> list[str]:
        """C9-BID-02, C9-CLAN-01."""
        tokens = [each for each in "12345" if each not in barred]
        most = 5 if "cameron" in estate.domains else 3
        stacks = [stack for height in range(most + 1) for stack in permutations(tokens, height)]
        return [f"bid {''.join(stack).ljust(5, '-')}" for stack in stacks]

    def use(self, t: Table, seat: int, number: int) -> Play:
        """C9-BID-06 to -09, C9-CLAN-02."""
        estate = t.estates[seat]
        due = self.due(t, seat, self.open[number - 1])
        coin = "innes" in estate.domains and estate.coins > 0
        if not covered(estate.goods(), due):
            if not coin or not any(covered(estate.goods(), without(due, each)) for each in due):
                return
            answer = yield Ask(seat, "use-event", [f"join {number}", "stay-away"])
            if answer == "stay-away":
                return
        self.markers[number - 1].append(seat)
        while due:
            answer = yield Ask(seat, "pay-event", list(steps(estate, due, coin)))
            if answer == COIN:
                estate.coins -= 1
                coin = False
                due = due[1:]
            else:
                _, good, where = answer.split(" ")
                take(estate, good, cell_of(where))
                due = due[1:]

    def due(self, t: Table, seat: int, event: str) -> list[str]:
        """C9-CLAN-03, -04: what is named in the order of the market, then what may be of any kind."""
        asked = [good for good in t.goods if good not in self.spared[seat] for _ in range(self.fact(event, good))]
        return asked + [ANY] * self.fact(event, ANY)

    def cleared(self, t: Table) -> Play:
        """C9-SCORE-03 to -05."""
        if t.scorings < 4:
            empty = [slot for slot, markers in enumerate(self.markers) if markers]
            self.discarded += [self.open[slot] for slot in empty]
            for slot in empty:
                if not self.deck:
                    self.deck, self.discarded = self.discarded, []
                key = yield Chance(("log-feast-announced",), "event", n=slot + 1)
                event = key.removeprefix("feast-")
                self.deck.remove(event)
                self.open[slot] = event
        self.markers = [[] for _ in self.markers]
        self.told = [[] for _ in self.told]

    # ------------------------------------------------------------ crests

    def domain_gives(self, t: Table, words: str) -> Play | None:
        return self.spare(t) if words == "spare good" else None

    def spare(self, t: Table) -> Play:
        """C9-CLAN-03."""

        def choices() -> list[str]:
            own = [f"lay {good} {cell_name(cell)}" for good, cell in t.me.units()]
            full = len(t.prices)
            bought = [
                f"lay {good} market"
                for good in t.goods
                if t.market[good] < full and t.prices[t.market[good]] <= t.me.coins
            ]
            return own + bought if own or not bought else [*bought, "pass"]

        answer = yield from window.window(t, "lay-good", choices, window.SELLING, "must")
        if not answer:
            return
        _, good, where = answer.split(" ")
        if where == "market":
            t.me.coins -= t.prices[t.market[good]]
            t.market[good] += 1
        else:
            market.take_unit(t, good, cell_of(where))
        self.spared[t.seat].append(good)

    # ------------------------------------------------------------ the table

    def seen(self, t: Table) -> dict[str, Any]:
        return {
            "feasts": [[event, sorted(markers)] for event, markers in zip(self.open, self.markers, strict=True)],
            "feast-deck": [len(self.deck), sorted(self.discarded)],
            "bids": [[len(stack), told] for stack, told in zip(self.stacks, self.told, strict=True)],
            "crest-goods": self.spared,
        }

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        feasts = view["table"]["feasts"]
        stacks = [each["bid-stack"] for each in view["seats"]]
        heights = [each if isinstance(each, int) else len(each) for each in stacks]
        return {
            "feasts": [[each["event"], each["markers"]] for each in feasts["events"]],
            "feast-deck": [feasts["deck"], sorted(feasts["discards"])],
            "bids": [[height, each["bid-shown"]] for height, each in zip(heights, view["seats"], strict=True)],
            "crest-goods": [each["crest-goods"] for each in view["seats"]],
        }


def covered(goods: Counter[str], due: list[str]) -> bool:
    """Whether all of it is there."""
    left = goods.copy()
    left.subtract(each for each in due if each != ANY)
    return min(left.values(), default=0) >= 0 and left.total() >= due.count(ANY)


def without(due: list[str], one: str) -> list[str]:
    rest = due[:]
    rest.remove(one)
    return rest


def steps(estate: Estate, due: list[str], coin: bool) -> set[str]:
    """Whatever may be given for the first of what is due, so that the rest can be paid."""
    found = set()
    for good, cell in estate.units():
        if due[0] in (good, ANY):
            left = estate.goods()
            left[good] -= 1
            rest = due[1:]
            if covered(left, rest) or (coin and any(covered(left, without(rest, each)) for each in rest)):
                found.add(f"pay-feast {good} {cell_name(cell)}")
    if coin and covered(estate.goods(), due[1:]):
        found.add(COIN)
    return found


def take(estate: Estate, good: str, cell: Cell) -> None:
    goods = estate.lots[cell].goods
    goods[good] -= 1
    if not goods[good]:
        del goods[good]
