"""Scorings and the end, sections 11 and 12."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.glen_more.table import Table


def counts(t: Table, seat: int) -> dict[str, int]:
    """GM1-SCORE-02, -04, -05."""
    estate = t.estates[seat]
    times = 2 if "castle-of-mey" in estate.cards else 1
    bonnets = sum(t.cards[card]["bonnets"] for card in estate.cards)
    return {"whisky": estate.whisky, "parliament": estate.parliament * times + bonnets, "cards": len(estate.cards)}


def points(t: Table) -> list[dict[str, int]]:
    """GM1-SCORE-03."""
    found = [counts(t, seat) for seat in range(len(t.estates))]
    steps = printed.value(t.data, "scoring")
    return [
        {what: int(steps[min(mine[what] - min(each[what] for each in found), len(steps) - 1)]) for what in mine}
        for mine in found
    ]


def score(t: Table) -> None:
    t.scorings += 1
    for seat, found in enumerate(points(t)):
        for what, number in found.items():
            t.award(seat, number, f"score-{what}")


def final(t: Table) -> None:
    """GM1-END-01 to -03."""
    smallest = min(len(estate.lots) for estate in t.estates)
    t.scorings += 1
    for seat, estate in enumerate(t.estates):
        t.award(seat, estate.coins, "score-coins")
        for card in estate.cards:
            t.award(seat, at_end(t, seat, card), f"card-{card}")
        t.award(seat, -3 * (len(estate.lots) - smallest), "score-size")
    t.scorings -= 1


def at_end(t: Table, seat: int, card: str) -> int:
    types = [str(t.records[lot.tile]["type"]) for lot in t.estates[seat].lots.values()]
    if card == "duart-castle":
        return 3 * types.count("village")
    if card == "iona-abbey":
        return 2 * sum(each in ("forest", "quarry", "distillery", "abbey") for each in types)
    if card == "loch-morar":
        return 2 * sum(each in ("cornfield", "meadow", "pasture") for each in types)
    return 0


def winners(t: Table) -> list[int]:
    """GM1-END-05: most cubes break a tie."""
    best = max((estate.vp, estate.goods().total()) for estate in t.estates)
    return [seat for seat, estate in enumerate(t.estates) if (estate.vp, estate.goods().total()) == best]
