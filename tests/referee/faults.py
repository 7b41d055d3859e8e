"""Faults to put into the engine, one at a time: the referee must notice each of them.

A fault is a file of the package, what stands there once, what is put in its place, and the configuration that shows it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

MECHANICS: Final = "mechanics"
GLEN_MORE: Final = "games/glen_more"
GLEN_MORE_II: Final = "games/glen_more_ii"
CHRONICLES: Final = "games/glen_more_ii/chronicles"
GLASGOW: Final = "games/glasgow"


class Fault(NamedTuple):
    clause: str
    file: str
    rule: str
    broken: str
    shown_by: str


FAULTS: Final = (
    Fault(
        "GM2-MKT-02",
        f"{MECHANICS}/market.py",
        "        self.rows[kind] = filled + 1\n        return self.prices[filled]",
        "        self.rows[kind] = filled + 1\n        return self.prices[0]",
        "glen-more-ii-3",
    ),
    Fault(
        "GM2-MKT-05",
        f"{MECHANICS}/market.py",
        "        self.rows[kind] = filled\n        return self.prices[filled]",
        "        self.rows[kind] = filled\n        return self.prices[0]",
        "glen-more-ii-3",
    ),
    Fault(
        "GM2-RIVER-03",
        f"{GLEN_MORE_II}/kit.py",
        "    along = RIVER if river else PLAIN",
        "    along = PLAIN",
        "glen-more-ii-3",
    ),
    Fault(
        "GM2-SCORE-03",
        f"{GLEN_MORE_II}/scoring.py",
        "vp = lead_points(number - least, score_steps(g, seat, category))",
        "vp = lead_points(number - least, score_steps(g, seat, category)) if counts.count(number) == 1 else 0",
        "glen-more-ii-4",
    ),
    Fault(
        "GM2-SCORE-02",
        f"{MECHANICS}/scoring.py",
        "return steps[lead] if lead < len(steps) else steps[-1]",
        "return steps[lead] if lead < len(steps) - 1 else steps[-2]",
        "glen-more-ii-4",
    ),
    Fault(
        "C2-04",
        f"{GLEN_MORE_II}/refill.py",
        "if not fixed[tiles[space]]]",
        "if True]",
        "glen-more-ii-3-c2",
    ),
    Fault(
        "GM2-END-03",
        f"{GLEN_MORE_II}/state.py",
        "% spaces >= (end - track.gap - 1) % spaces",
        "% spaces > (end - track.gap - 1) % spaces",
        "glen-more-ii-3",
    ),
    Fault(
        "GM2-CLAN-02",
        f"{GLEN_MORE_II}/clans.py",
        "old if old <= new else new for old, new",
        "old for old, new",
        "glen-more-ii-3",
    ),
    Fault(
        "GM2-FINAL-01",
        f"{GLEN_MORE_II}/scoring.py",
        "return -g.book.tile_penalty * (",
        "return -2 * (",
        "glen-more-ii-3",
    ),
    Fault(
        "GM2-FINAL-02",
        f"{GLEN_MORE_II}/scoring.py",
        "    return g.estates[seat].coins\n",
        "    return g.estates[seat].coins // 2\n",
        "glen-more-ii-3",
    ),
    Fault(
        "GM2-LAND-10",
        f"{GLEN_MORE_II}/activate.py",
        "if g.extra_used or g.kit.extra_card",
        "if g.kit.extra_card",
        "glen-more-ii-3",
    ),
    Fault(
        "GM2-OVER-04",
        f"{GLEN_MORE_II}/placing.py",
        "for other in ground.around(slot):\n                if standing[other]:\n                    covers",
        "for other in [slot, *ground.around(slot)]:\n                if standing[other]:\n                    covers",
        "glen-more-ii-4",
    ),
    Fault(
        "GM2-COMP-05",
        f"{GLEN_MORE_II}/activations.py",
        "        elif total(e.goods[slot]) + len(self.kinds) <= g.kit.room:",
        "        elif total(e.goods[slot]) <= g.kit.room:",
        "glen-more-ii-4",
    ),
    Fault(
        "GM1-CLAN-05",
        f"{GLEN_MORE}/clan.py",
        "        if e.people() > 1:",
        "        if e.people() > 0:",
        "glen-more-3",
    ),
    Fault(
        "GM1-SCORE-03",
        f"{MECHANICS}/scoring.py",
        "        if count < least:",
        "        if count > least:",
        "glen-more-3",
    ),
    Fault(
        "GLA-BUILD-07",
        f"{GLASGOW}/build.py",
        "return 0 if self.action == 2 and self.waived else self.action - 1",
        "return 0",
        "glasgow-2",
    ),
    Fault(
        "GLA-PLACE-03",
        f"{GLASGOW}/state.py",
        "min(width, height) <= self.kit.short:",
        "min(width, height) <= self.kit.long:",
        "glasgow-2",
    ),
    Fault(
        "GLA-SCORE-TENEMENT",
        f"{GLASGOW}/scoring.py",
        "    beside = [g.city.slot_at.get(g.city.cells[slot] + step) for step in SIDES]",
        "    beside = [g.city.slot_at.get(g.city.cells[slot] + step) for step in SIDES[:2]]",
        "glasgow-2",
    ),
    Fault(
        "C2-15",
        f"{CHRONICLES}/c02_highlander/crossing.py",
        '        mountain(g).coins += 1\n        g.note("mountain-coin", NATURE)',
        '        mountain(g).coins += 2\n        g.note("mountain-coin", NATURE)',
        "glen-more-ii-2-c2",
    ),
    Fault(
        "C4-12",
        f"{CHRONICLES}/c04_hammer_of_the_scots/errand.py",
        "        g.estates[g.active].coins += PRICES[part.filled]",
        "        g.estates[g.active].coins += PRICES[0]",
        "glen-more-ii-3-c4",
    ),
    Fault(
        "C7-12",
        f"{CHRONICLES}/c07_rock_and_hard_place/scoring.py",
        "-(-CARD_VP // len(winners))",
        "CARD_VP // len(winners)",
        "glen-more-ii-3-c7",
    ),
    Fault(
        "C1-17",
        f"{CHRONICLES}/c01_dragon_boats/rivers.py",
        "    if following < len(places):",
        "    if following < len(places) - 1:",
        "glen-more-ii-3-c1",
    ),
    Fault(
        "C10-TRAIN-01",
        f"{CHRONICLES}/c10_stones_and_cabers/training.py",
        "if any(touch(ground.cells[slot], ground.cells[new]) for new in laid):",
        "if slot in laid:",
        "glen-more-ii-3-c10",
    ),
    Fault(
        "C10-CENTRE-02",
        f"{CHRONICLES}/c10_stones_and_cabers/rising.py",
        "    if taken_by(g, seat) >= rewards_allowed(g, seat):\n        return ONE_REWARD\n",
        "",
        "glen-more-ii-3-c10",
    ),
    Fault(
        "C10-SCORE-01",
        f"{CHRONICLES}/c10_stones_and_cabers/games.py",
        "if each[champion] == highest]",
        "if each[champion] == highest > 0]",
        "glen-more-ii-3-c10",
    ),
    Fault(
        "C10-SCORE-02",
        f"{CHRONICLES}/c10_stones_and_cabers/scoring.py",
        "        return value + score_bonus(g, games(g).levels[seat][champion], champion)",
        "        return value",
        "glen-more-ii-3-c10",
    ),
    Fault(
        "C11-COND-01",
        f"{CHRONICLES}/c11_plans_and_prosperity/conditions.py",
        "for slot in slots for step in SIDES}",
        "for slot in slots for step in SIDES[:2]}",
        "glen-more-ii-3-c11",
    ),
    Fault(
        "C11-END-01",
        f"{CHRONICLES}/c11_plans_and_prosperity/plans.py",
        "-UNBUILT * number",
        "-UNBUILT",
        "glen-more-ii-3-c11",
    ),
    Fault(
        "C3-06",
        f"{CHRONICLES}/c03_single_cask/cellars.py",
        "range(1, ENDS[0] + 1) if not",
        "range(1, ENDS[0]) if not",
        "glen-more-ii-3-c3",
    ),
    Fault(
        "C3-08",
        f"{CHRONICLES}/c03_single_cask/cellars.py",
        "return space < ENDS[self.built[seat]] and",
        "return 0 < space < ENDS[self.built[seat]] and",
        "glen-more-ii-3-c3",
    ),
    Fault(
        "C3-14",
        f"{CHRONICLES}/c03_single_cask/cellars.py",
        '["sale_spaces"][g.table.seats - 2]',
        '["sale_spaces"][0]',
        "glen-more-ii-4-c3",
    ),
    Fault(
        "C3-16",
        f"{CHRONICLES}/c03_single_cask/sale.py",
        "(part.bonus if onto == BONUS else part.sold)[sale] += 1",
        "part.sold[sale] += 1",
        "glen-more-ii-3-c3",
    ),
    Fault(
        "C3-17",
        f"{CHRONICLES}/c03_single_cask/sale.py",
        "        if not g.estates[seat].whisky:",
        "        if g.estates[seat].whisky < 2:",
        "glen-more-ii-3-c3",
    ),
    Fault(
        "C6-15",
        f"{CHRONICLES}/c06_dubious_tome/scoring.py",
        "return value + len(faces(g, seat)) if",
        "return value if",
        "glen-more-ii-3-c6",
    ),
    Fault(
        "C8-12",
        f"{CHRONICLES}/c08_penny_mobs/scoring.py",
        "-part.minus[seat])",
        "-part.minus[seat] // 2)",
        "glen-more-ii-3-c8",
    ),
    Fault(
        "C8-20",
        f"{CHRONICLES}/c08_penny_mobs/mobs/mcwander.py",
        "and controller(g, MCWANDER) != seat:",
        "and controller(g, MCWANDER) == seat:",
        "glen-more-ii-3-c8",
    ),
    Fault(
        "C8-21",
        f"{CHRONICLES}/c08_penny_mobs/mobs/mcduff.py",
        "    return g.market.worth(row)",
        "    return min(1, g.market.worth(row))",
        "glen-more-ii-3-c8",
    ),
    Fault(
        "C8-22",
        f"{CHRONICLES}/c08_penny_mobs/mobs/mcmail.py",
        "            producer.coins += 1\n",
        "            producer.coins += 0\n",
        "glen-more-ii-3-c8",
    ),
    Fault(
        "C8-23",
        f"{CHRONICLES}/c08_penny_mobs/mobs/mclaird.py",
        "if subject != reserved(g) or controller(g, MCLAIRD) == seat:\n            return value\n",
        "if subject != reserved(g):\n            return value\n",
        "glen-more-ii-3-c8",
    ),
    Fault(
        "C8-24",
        f"{CHRONICLES}/c08_penny_mobs/mobs/mcsnitch.py",
        "if e.goods[slot] and not e.members[slot]:",
        "if e.goods[slot]:",
        "glen-more-ii-3-c8",
    ),
    Fault(
        "C8-25",
        f"{CHRONICLES}/c08_penny_mobs/mobs/macdarkie.py",
        "return [here + step for step in AROUND]",
        "return [here]",
        "glen-more-ii-3-c8",
    ),
)
