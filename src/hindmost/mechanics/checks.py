"""What is impossible in any position of the Glen More games, as sentences."""

from __future__ import annotations

from hindmost.mechanics.glen import GlenState


def check_market(g: GlenState) -> list[str]:
    rows, spaces = g.market.rows, len(g.market.prices)
    if len(rows) != g.kinds or any(filled not in range(spaces + 1) for filled in rows):
        return [f"the market must have {g.kinds} rows of 0 to {spaces} filled spaces"]
    return []


def check_sheet(g: GlenState) -> list[str]:
    problems = []
    for seat, e in enumerate(g.estates):
        if e.vp != sum(award.vp for award in g.sheet if award.seat == seat):
            problems.append(f"the victory points of seat {seat} are not those on the score sheet")
    if any(award.seat not in range(g.table.seats) for award in g.sheet):
        problems.append("the score sheet names a seat that is not at the table")
    return problems
