"""Scorings and the end, sections 14 and 15."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.asking import Play
from tests.referee.glen_more_ii.table import HOME_CASTLE, Table


def counts(t: Table, seat: int) -> dict[str, int]:
    """GM2-SCORE-01, -05; GM2-PERS-05."""
    estate = t.estates[seat]
    castle = estate.lots[HOME_CASTLE].scotsmen + sum(part.garrison(t, seat) for part in t.parts)
    castle = max(0, castle + sum(part.adds(t, seat, "castle") for part in t.parts))
    return {
        "castle": castle * 2 if "castle-moil" in estate.cards else castle,
        "landmarks": len(estate.cards) + sum(part.adds(t, seat, "landmarks") for part in t.parts),
        "whisky": estate.whisky,
        "persons": sum(int(t.records[each].get("persons", 1)) for each in estate.persons),
    }


def results(t: Table, seat: int) -> dict[str, int]:
    """With what parts bring, and what raises them for one scoring."""
    found = counts(t, seat)
    for part in t.parts:
        found |= part.counts(seat)
    return {what: number + sum(part.raises(t, seat, what) for part in t.parts) for what, number in found.items()}


def points(t: Table) -> list[dict[str, int]]:
    """GM2-SCORE-02, -03: by how much each is above the lowest."""
    return leads(t, [results(t, seat) for seat in range(len(t.estates))])


def points_now(t: Table) -> list[dict[str, int]]:
    """The same if a scoring came now: what comes at its beginning is told with it."""
    found = [results(t, seat) for seat in range(len(t.estates))]
    for seat, mine in enumerate(found):
        for what in mine:
            mine[what] += sum(part.foreseen(t, seat, what) for part in t.parts)
    return leads(t, found)


def leads(t: Table, found: list[dict[str, int]]) -> list[dict[str, int]]:
    return [
        {what: worth(t, seat, what, [each[what] for each in found]) for what in mine} for seat, mine in enumerate(found)
    ]


def worth(t: Table, seat: int, category: str, all_of_them: list[int]) -> int:
    mine = all_of_them[seat]
    own = [part.own_table(t, seat, category) for part in t.parts] + [part.table(t) for part in t.parts]
    own = [each for each in own if each]
    steps = own[0] if own else printed.value(t.data, "scoring")
    return int(steps[min(mine - min(all_of_them), len(steps) - 1)])


def score(t: Table) -> Play:
    for part in t.parts:
        yield from part.before_scoring(t)
    t.scorings += 1
    t.in_scoring = True
    for seat, found in enumerate(points(t)):
        for what, number in found.items():
            t.award(seat, number, f"score-{what}")
    t.in_scoring = False
    for part in t.parts:
        yield from part.cleared(t)
    if t.scorings < 4:
        for part in t.parts:
            yield from part.after_scoring(t)


def final(t: Table) -> Play:
    """GM2-FINAL-01, -02; GM2-LAND-01."""
    t.is_final = True
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
