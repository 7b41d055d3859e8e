"""Chronicle 5, Address to a Haggis."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.referee import printed
from tests.referee.asking import Ask, Chance, Play
from tests.referee.glen_more_ii import barrels, rondel, scoring, window
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import Table

AFTER = (2, 3)
"""C5-11: the scorings of stacks B and C."""


class Haggis(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c05_haggis")
        self.up: list[int] = []
        self.down: Counter[int] = Counter()
        self.tables: list[list[int]] = []
        self.served: list[list[int]] = []

    def components(self) -> dict[str, Any]:
        return self.data

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """C5-03."""
        self.up = list(view["table"]["haggis-supply"]["shown"])
        assert len(self.up) == printed.value(self.data, "face_up"), "C5-03"
        self.down = Counter(printed.value(self.data, "tokens")) - Counter(self.up)
        self.tables = [[] for _ in t.estates]
        self.served = [[] for _ in t.estates]

    def gains(self, t: Table, words: str) -> Play | None:
        number, _, thing = words.partition(" ")
        return self.take(t, int(number)) if thing == "haggis" else None

    def can_use(self, t: Table, words: str) -> bool:
        """C5-08."""
        return not words.endswith(" haggis") or bool(self.up) or self.down.total() > 0

    def take(self, t: Table, number: int) -> Play:
        """C5-05 to -07, one after the other."""
        for _ in range(number):
            if not self.up and not self.down.total():
                return
            answer = yield from window.window(t, "gain-haggis", self.choices, window.SELLING)
            yield from self.take_one(t, answer)
            yield from self.turn_up()

    def choices(self) -> list[str]:
        drawing = ["draw-haggis"] if self.down.total() else []
        return [f"haggis {value}" for value in sorted(set(self.up))] + drawing

    def take_one(self, t: Table, answer: str) -> Play:
        table = self.tables[t.seat]
        if answer == "draw-haggis":
            drawn = yield Chance(("log-haggis-seen",), "value", seen_by=t.seat)
            value = int(drawn)
            assert self.down[value], f"no haggis of value {value} lies face down"
            self.down[value] -= 1
        else:
            value = int(answer.split(" ")[1])
            self.up.remove(value)
        table.append(value)
        if len(table) > printed.value(self.data, "table_places"):
            options = [f"return-haggis {each}" for each in sorted(set(table[:-1]))]
            given = yield from window.window(t, "replace-haggis", options.copy, window.SELLING)
            back = int(given.split(" ")[1])
            table.remove(back)
            self.down[back] += 1

    def lay(self, seat: int, value: int) -> Play:
        """C5-06, in no turn of one's own."""
        table = self.tables[seat]
        table.append(value)
        if len(table) > printed.value(self.data, "table_places"):
            given = yield Ask(seat, "replace-haggis", [f"return-haggis {each}" for each in sorted(set(table[:-1]))])
            back = int(given.split(" ")[1])
            table.remove(back)
            self.down[back] += 1

    def turn_up(self) -> Play:
        """C5-07."""
        while len(self.up) < printed.value(self.data, "face_up") and self.down.total():
            drawn = yield Chance(("log-haggis-turned-up",), "value")
            value = int(drawn)
            assert self.down[value], f"no haggis of value {value} lies face down"
            self.down[value] -= 1
            self.up.append(value)

    def after_scoring(self, t: Table) -> Play:
        if t.scorings in AFTER:
            yield from self.score(t, self.order(t))

    def after_final(self, t: Table) -> Play:
        yield from self.score(t, self.order(t))

    def order(self, t: Table) -> list[int]:
        """C5-14: from the hindmost pawn; on World's End in the order of arrival."""
        return [piece for space in rondel.from_the_gap(t) for piece in self.pawns_on(t, space)]

    def pawns_on(self, t: Table, space: int) -> list[int]:
        on_it = [piece for piece, where in t.where.items() if where == space and piece < len(t.estates)]
        return sorted(on_it, key=lambda piece: t.arrivals.index(piece) if piece in t.arrivals else -1)

    def score(self, t: Table, order: list[int]) -> Play:
        """C5-12 to -16, -20."""
        for part in t.parts:
            yield from part.before_rolls(t)
        for _ in range(printed.value(self.data, "haggis_rolls")):
            face = yield Chance(("log-haggis-rolled",), "value")
            for part in t.parts:
                again = yield from part.rolls_again(t)
                if again:
                    face = yield Chance(("log-haggis-rolled",), "value")
            for seat in range(len(t.estates)):
                self.serve(seat, int(face))
        for seat in order:
            while t.estates[seat].whisky and self.may_serve(seat):
                answer = yield Ask(seat, "more-haggis", ["roll-haggis", "no-roll"])
                if answer == "no-roll":
                    break
                yield from barrels.give(t, seat, 1)
                face = yield Chance(("log-haggis-rolled-again",), "value")
                self.serve(seat, int(face))
        self.reward(t)
        yield from self.turn_up()

    def may_serve(self, seat: int) -> bool:
        return bool(self.tables[seat]) and len(self.served[seat]) < printed.value(self.data, "most_served")

    def serve(self, seat: int, value: int) -> None:
        if self.may_serve(seat) and value in self.tables[seat]:
            self.tables[seat].remove(value)
            self.served[seat].append(value)

    def reward(self, t: Table) -> None:
        t.in_scoring = True
        for seat, served in enumerate(self.served):
            points = len(served) * sum(served)
            if t.scorings < 4:
                t.award(seat, points, "score-haggis")
            else:
                scoring.award_at_end(t, seat, points, "score-haggis")
                for part in t.parts:
                    part.awarded(t, seat, points)
            self.down.update(served)
            self.served[seat] = []
        t.in_scoring = False

    def seen(self, t: Table) -> dict[str, Any]:
        return {
            "haggis-supply": [sorted(self.up), self.down.total()],
            "haggis": [len(each) for each in self.tables],
            "haggis-served": [sorted(each) for each in self.served],
        }

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        supply = view["table"]["haggis-supply"]
        own = [each["haggis"] for each in view["seats"]]
        return {
            "haggis-supply": [sorted(supply["shown"]), supply["hidden"]],
            "haggis": [each if isinstance(each, int) else len(each) for each in own],
            "haggis-served": [sorted(each["haggis-served"]) for each in view["seats"]],
        }
