"""Scorings and the end, sections 14 and 15."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.asking import Play
from tests.referee.glen_more_ii.table import HOME_CASTLE, Table


def counts(t: Table, seat: int) -> dict[str, int]:
    """GM2-SCORE-01, -05; GM2-PERS-05."""
    estate = t.estates[seat]
    castle = estate.lots[HOME_CASTLE].scotsmen
    return {
        "castle": castle * 2 if "castle-moil" in estate.cards else castle,
        "landmarks": len(estate.cards),
        "whisky": estate.whisky,
        "persons": sum(int(t.records[each].get("persons", 1)) for each in estate.persons),
    }


def points(t: Table) -> list[dict[str, int]]:
    """GM2-SCORE-02, -03: by how much each is above the lowest."""
    found = [counts(t, seat) for seat in range(len(t.estates))]
    return [{what: worth(t, mine[what], [each[what] for each in found]) for what in mine} for mine in found]


def worth(t: Table, mine: int, all_of_them: list[int]) -> int:
    steps = printed.value(t.data, "scoring")
    return int(steps[min(mine - min(all_of_them), len(steps) - 1)])


def score(t: Table) -> Play:
    t.scorings += 1
    for seat, found in enumerate(points(t)):
        for what, number in found.items():
            t.award(seat, number, f"score-{what}")
    if t.scorings < 4:
        for part in t.parts:
            yield from part.after_scoring(t)


def final(t: Table) -> Play:
    """GM2-FINAL-01, -02; GM2-LAND-01."""
    smallest = min(len(estate.lots) for estate in t.estates)
    for seat, estate in enumerate(t.estates):
        more = len(estate.lots) - smallest
        award_at_end(t, seat, -more * printed.value(t.data, "tile_penalty"), "score-size")
        coins = estate.coins
        for part in t.parts:
            coins = part.coins_that_score(t, seat, coins)
        award_at_end(t, seat, coins, "score-coins")
        if "armadale-castle" in estate.cards:
            award_at_end(t, seat, min(estate.coins, 8), "landmark-armadale-castle")
    for part in t.parts:
        part.final(t)
    for part in t.parts:
        yield from part.after_final(t)


def award_at_end(t: Table, seat: int, number: int, source: str) -> None:
    if number:
        t.estates[seat].sheet.append((number, source, 5))


def winners(t: Table) -> list[int]:
    """GM2-FINAL-04: the fewest resources break a tie."""
    best = max((estate.vp, -estate.goods().total()) for estate in t.estates)
    return [seat for seat, estate in enumerate(t.estates) if (estate.vp, -estate.goods().total()) == best]
