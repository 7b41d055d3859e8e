"""Clan markers, section 11, and what the domains give."""

from __future__ import annotations

import re

from tests.referee import printed
from tests.referee.asking import Play
from tests.referee.glen_more_ii import activating, fetching, gaining, removing, window
from tests.referee.glen_more_ii.table import Table


def roads(t: Table) -> dict[str, int]:
    """GM2-CLAN-02: to each domain, the cheapest way from the start domain or from any that carries a marker."""
    far = 1_000
    cost = {domain: 0 if t.markers(domain) else far for domain in t.domains}
    cost["start"] = 0
    for _ in t.domains:
        for road in t.data["roads"]:
            one, other, coins = road["from"], road["to"], road["coins"]
            cost[one] = min(cost[one], cost[other] + coins)
            cost[other] = min(cost[other], cost[one] + coins)
    return cost


def available(t: Table) -> list[str]:
    """GM2-CLAN-01, -07: without a marker, or open to all."""
    return [
        domain
        for domain, record in t.domains.items()
        if not record.get("closed") and (record.get("open") or not t.markers(domain))
    ]


def place_marker(t: Table, forced: bool = False) -> Play:
    """GM2-IMM-06: it must be placed where that can be paid. `forced`: it was paid for, so it cannot lapse."""
    if t.markers_left(t.seat) == 0:
        return

    def choices() -> list[str]:
        cost = roads(t)
        return [f"claim {domain}" for domain in available(t) if cost[domain] <= t.me.coins]

    answer = yield from window.window(t, "place-marker", choices, window.BETWEEN, "must" if forced else "")
    if answer:
        domain = answer.split(" ")[1]
        t.me.coins -= roads(t)[domain]
        t.me.domains.append(domain)
        yield from bonus(t, domain)


def bonus(t: Table, domain: str) -> Play:
    """GM2-CLAN-04, GM2-DOM."""
    record = t.domains[domain]
    if record["when"] != "placed":
        return
    effects = sorted((each.strip() for each in record["effect"].split(";")), key=_asks)
    for words in effects:
        if words.startswith("reach "):
            t.award(t.seat, _reached(t, words), f"domain-{domain}")
        elif words.startswith("anywhere "):
            amounts = printed.amounts(words.removeprefix("anywhere "))
            goods = [good for good in amounts if good in t.goods for _ in range(amounts[good])]
            yield from gaining.spread(t, goods)
            yield from gaining.enlist(t, amounts.get("member", 0))
        elif words == "take discarded":
            yield from fetching.fetch(t)
        elif words == "remove 1":
            yield from removing.remove(t, 1, must=True)
        elif words == "person david-hume":
            t.hume_taken = True
            t.me.persons.append("david-hume")
        elif words.startswith("activate "):
            yield from activating.of_types(t, list(printed.amounts(words.removeprefix("activate "))))
        else:
            activating.gain(t, words, f"domain-{domain}")


def _asks(words: str) -> bool:
    """Whether somebody must decide: that comes after what does not."""
    return words.startswith(("activate ", "anywhere "))


def _reached(t: Table, words: str) -> int:
    """ "reach villages 3 > 5 vp / 4 > 8 vp": the best line that is reached."""
    _, what, lines = words.split(" ", 2)
    count = _count(t, what)
    return max(
        (int(points) for least, points in re.findall(r"(\d+) > (\d+) vp", lines) if count >= int(least)), default=0
    )


def _count(t: Table, what: str) -> int:
    lots = t.me.lots.values()
    if what == "villages":
        return sum(t.type_of(lot.tile) == "village" for lot in lots)
    if what == "peopled":
        return sum(lot.scotsmen > 0 for lot in lots)
    if what == "overlays":
        return sum(t.is_overlay(tile) for lot in lots for tile in lot.tiles)
    if what == "coins":
        return t.me.coins
    assert what == "rivers"
    return sum(t.is_river(lot.tile) for lot in lots)
