"""Chronicle 7, Between a Rock and a Hard Place: the Clan Council and the Great Glen cards."""

from __future__ import annotations

from typing import Any

from tests.referee import printed
from tests.referee.asking import Ask, Play, Several
from tests.referee.cells import Cell, around, beside
from tests.referee.glen_more_ii import scoring, window
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import HOME_CASTLE, Table

LEFTOVERS = "leftovers"
SMALLEST = "smallest-territory"


class RockAndHardPlace(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c07_rock_and_hard_place")
        self.cards: list[str] = []
        self.votes: dict[str, list[str]] = {}
        self.left: list[dict[str, int]] = []
        self.own: list[list[str]] = []

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """C7-02, -03."""
        self.cards = [each["card"] for each in view["table"]["great-glen"]]
        assert len(set(self.cards) & set(printed.value(self.data, "great_glen"))) == 5, "C7-03"
        ayes, nays = printed.value(self.data, "ayes"), printed.value(self.data, "nays")
        self.left = [{"aye": ayes, "nay": nays} for _ in t.estates]
        self.own = [[] for _ in t.estates]

    def person_taken(self, t: Table) -> Play:
        """C7-04 to -08."""
        if len(self.votes) == len(self.cards):
            return
        answer = yield from window.window(
            t,
            "propose",
            lambda: [f"propose {card}" for card in self.cards if card not in self.votes],
            window.SELLING,
            runs_alone=True,
        )
        said = yield Several(
            [
                Ask(seat, "vote", [f"vote {word}" for word, number in left.items() if number])
                for seat, left in enumerate(self.left)
            ]
        )
        votes = [each.split(" ")[1] for each in said.split(",")]
        for left, vote in zip(self.left, votes, strict=True):
            left[vote] -= 1
        self.votes[answer.split(" ")[1]] = votes

    def is_accepted(self, card: str) -> bool:
        """C7-07, -09."""
        votes = self.votes.get(card, ["nay"])
        return votes.count("aye") >= votes.count("nay")

    def discards(self, t: Table, tile: str, by: int) -> bool:
        """C7-20, -22, -23; what lies behind a piece that has left the rondel was passed in nobody's move."""
        if LEFTOVERS not in self.cards or by == t.piece("die") or by not in t.where:
            return False
        self.own[by if by < len(t.estates) else t.seat].append(tile)
        return True

    def piles(self, t: Table) -> list[list[str]]:
        return self.own

    def final(self, t: Table) -> None:
        """C7-12, -13."""
        for card in self.cards:
            best = self.best(t, card)
            if best and self.is_accepted(card):
                for seat in best:
                    scoring.award_at_end(
                        t, seat, -(-printed.value(self.data, "card_vp") // len(best)), f"great-glen-{card}"
                    )

    def best(self, t: Table, card: str) -> list[int]:
        values = self.values(t, card)
        goal = min(values) if card == SMALLEST else max(values)
        return [seat for seat, value in enumerate(values) if value == goal] if goal else []

    def values(self, t: Table, card: str) -> list[int]:
        return [self.value(t, seat, card) for seat in range(len(t.estates))]

    def value(self, t: Table, seat: int, card: str) -> int:
        estate = t.estates[seat]
        goods = estate.goods()
        of_type = {cell: t.type_of(lot.tile) for cell, lot in estate.lots.items()}
        if card == "herds":
            return goods["sheep"] + goods["cattle"]
        if card == "timber-and-stone":
            return goods["wood"] + goods["stone"]
        if card == "garrisons":
            own = sum(of_type[cell] == "castle" and lot.scotsmen > 0 for cell, lot in estate.lots.items())
            return own + sum(part.garrisons(t, seat) for part in t.parts)
        if card == SMALLEST:
            return len(estate.lots)
        if card == "far-frontier":
            steps = distances(set(estate.lots))
            return max((steps[cell] for cell, lot in estate.lots.items() if lot.scotsmen), default=0)
        if card == "great-square":
            return largest_square(set(estate.lots))
        if card == "full-sets":
            return min(scoring.counts(t, seat).values())
        if card == "distillers":
            return sum(each == "whisky" for each in of_type.values())
        if card == "linked-pastures":
            return largest_group({cell for cell, each in of_type.items() if each == "animal"})
        assert card == LEFTOVERS, card
        return len(self.own[seat])

    def seen(self, t: Table) -> dict[str, Any]:
        return {
            "great-glen": {
                card: [
                    self.is_accepted(card) if card in self.votes else None,
                    self.votes.get(card, []).count("aye"),
                    self.votes.get(card, []).count("nay"),
                    self.values(t, card),
                    self.best(t, card),
                ]
                for card in self.cards
            },
            "votes": self.left,
            "piles": [sorted(each) for each in self.own] if LEFTOVERS in self.cards else [],
        }

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        return {
            "great-glen": {
                each["card"]: [each["accepted"], each["aye"], each["nay"], each["values"], each["best"]]
                for each in view["table"]["great-glen"]
            },
            "votes": [each["votes"] for each in view["seats"]],
            "piles": [sorted(each["pile"]) for each in view["seats"]] if LEFTOVERS in self.cards else [],
        }


def distances(cells: set[Cell]) -> dict[Cell, int]:
    """C7-35: steps from the home castle over own tiles."""
    found = {HOME_CASTLE: 0}
    queue = [HOME_CASTLE]
    for cell in queue:
        for each in around(cell):
            if each in cells and each not in found:
                found[each] = found[cell] + 1
                queue.append(each)
    return found


def largest_square(cells: set[Cell]) -> int:
    """C7-36."""
    side = 0
    while any(all((x + dx, y + dy) in cells for dx in range(side + 1) for dy in range(side + 1)) for x, y in cells):
        side += 1
    return side


def largest_group(cells: set[Cell]) -> int:
    """C7-39."""
    best = 0
    left = set(cells)
    while left:
        queue = [left.pop()]
        size = 0
        while queue:
            size += 1
            near = [each for each in beside(queue.pop()) if each in left]
            left -= set(near)
            queue += near
        best = max(best, size)
    return best
