"""Clan markers, section 11, and what the domains give."""

from __future__ import annotations

import re

from tests.referee import printed
from tests.referee.asking import Play
from tests.referee.glen_more_ii import activating, barrels, fetching, gaining, market, paying, removing, window
from tests.referee.glen_more_ii.table import Table


def roads(t: Table) -> dict[str, int]:
    """GM2-CLAN-02: to each domain, the cheapest way from the start domain or from any that carries a marker."""
    far = 1_000
    cost = dict.fromkeys(t.domains, far) | dict.fromkeys(t.claimed, 0) | {"start": 0}
    shorter = True
    while shorter:
        shorter = False
        for road in t.data["roads"]:
            one, other, coins = road["from"], road["to"], road["coins"]
            if abs(cost[one] - cost[other]) > coins:
                shorter = True
                near = min(cost[one], cost[other]) + coins
                cost[one], cost[other] = min(cost[one], near), min(cost[other], near)
    return cost


def available(t: Table) -> list[str]:
    """GM2-CLAN-01, -07: without a marker, or open to all."""
    claimed = t.claimed
    return [
        domain
        for domain, record in t.domains.items()
        if not record.get("closed") and (record.get("open") or domain not in claimed)
    ]


def place_marker(t: Table, forced: bool = False) -> Play:
    """GM2-IMM-06: it must be placed where that can be paid. `forced`: it was paid for, so it cannot lapse."""
    if t.markers_left(t.seat) == 0:
        return

    def choices() -> list[str]:
        cost = roads(t)
        domains = [domain for domain in available(t) if cost[domain] + toll(t, domain) <= t.me.coins]
        found = [f"claim {domain}" for domain in domains]
        return [*found, "pass"] if domains and all(toll(t, domain) for domain in domains) else found

    answer = yield from window.window(t, "place-marker", choices, window.BETWEEN, "must" if forced else "")
    if answer:
        domain = answer.split(" ")[1]
        t.me.coins -= roads(t)[domain]
        yield from pay_toll(t, domain)
        t.me.domains.append(domain)
        yield from bonus(t, domain)


def toll(t: Table, domain: str) -> int:
    """Coins that are owed to another player for claiming it."""
    return sum(part.domain_toll(t, domain) for part in t.parts)


def cheapest(t: Table) -> int:
    """What the next claim costs at least."""
    cost = roads(t)
    return min(cost[domain] + toll(t, domain) for domain in available(t))


def toll_price(t: Table, domain: str) -> market.Price:
    return market.Price(tuple(0 for _ in t.goods), coins=toll(t, domain))


def pay_toll(t: Table, domain: str) -> Play:
    yield from paying.pay(t, toll_price(t, domain))
    for part in t.parts:
        part.claimed(t, domain)


def bonus(t: Table, domain: str) -> Play:
    """GM2-CLAN-04, GM2-DOM."""
    record = t.domains[domain]
    if record["when"] != "placed":
        return
    effects = sorted((each.strip() for each in record["effect"].split(";")), key=lambda words: _asks(t, words))
    came = 0
    for words in effects:
        if re.fullmatch(r"\d+ whisky", words):
            came = int(words.split(" ")[0])
            t.me.whisky += came
            continue
        given = [play for part in t.parts if (play := part.domain_gives(t, words)) is not None]
        for play in given:
            yield from play
        if given:
            continue
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
            if not t.hume_taken:
                t.me.persons.append("david-hume")
            t.hume_taken = True
        elif words.startswith("activate "):
            yield from activating.of_types(t, list(printed.amounts(words.removeprefix("activate "))))
        else:
            yield from activating.gained(t, words, f"domain-{domain}")
    yield from barrels.put_down(t, came)


def _asks(t: Table, words: str) -> bool:
    """Whether somebody must decide: that comes after what does not."""
    return words.startswith(("activate ", "anywhere ")) or any(part.asks(words) for part in t.parts)


def _reached(t: Table, words: str) -> int:
    """ "reach villages 3 > 5 vp / 4 > 8 vp": the best line that is reached."""
    _, what, lines = words.split(" ", 2)
    count = _count(t, what)
    return max(
        (int(points) for least, points in re.findall(r"(\d+) > (\d+) vp", lines) if count >= int(least)), default=0
    )


def _count(t: Table, what: str) -> int:
    for part in t.parts:
        count = part.counted(t, what)
        if count is not None:
            return count
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
