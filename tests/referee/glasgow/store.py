"""Goods: gained, spent, converted (section 6)."""

from __future__ import annotations

from tests.referee.asking import Ask, Play
from tests.referee.glasgow.table import WHISKY, Table


def gain(t: Table, seat: int, good: str) -> None:
    """GLA-GOODS-02, GLA-WHISKY-02, -03: what does not fit is lost; there is one barrel."""
    if good == WHISKY:
        t.stores[1 - seat][WHISKY] = 0
        t.stores[seat][WHISKY] = 1
    elif t.stores[seat][good] < t.capacity[good]:
        t.stores[seat][good] += 1


def payments(t: Table, cost: list[str]) -> list[str]:
    """GLA-WHISKY-01, -05: the goods themselves, or the barrel for one of them."""
    found = ["pay goods"] if _covers(t, cost) else []
    if t.store[WHISKY]:
        for good in dict.fromkeys(sorted(cost, key=t.goods.index)):
            rest = list(cost)
            rest.remove(good)
            if _covers(t, rest):
                found.append(f"pay whisky {good}")
    return found


def _covers(t: Table, cost: list[str]) -> bool:
    return all(cost.count(good) <= t.store[good] for good in set(cost))


def pay(t: Table, cost: list[str]) -> Play:
    answer = yield Ask(t.active, "payment", payments(t, cost))
    rest = list(cost)
    if answer != "pay goods":
        rest.remove(answer.split(" ")[2])
        t.store[WHISKY] = 0
    for good in rest:
        t.store[good] -= 1


def conversions(t: Table, seat: int, rates: list[str]) -> list[str]:
    """GLA-CON-TRADE, GLA-WHISKY-06: something to give, and room for what comes."""
    store = t.stores[seat]
    found = []
    for rate in rates:
        given, got = rate.split(">")
        if store[got] < t.capacity[got]:
            found += [f"convert {rate}"] if store[given] else []
            found += [f"convert {rate} whisky"] if store[WHISKY] else []
    return found


def convert(t: Table, seat: int, option: str) -> None:
    words = option.split(" ")
    given, got = words[1].split(">")
    t.stores[seat][WHISKY if len(words) > 2 else given] -= 1
    t.stores[seat][got] += 1


def convert_on(t: Table, seat: int, option: str, once: list[str]) -> Play:
    """The one that was chosen, as often as wished."""
    convert(t, seat, option)
    rate = option.split(" ")[1]
    while rate not in once:
        options = conversions(t, seat, [rate])
        if not options:
            return
        answer = yield Ask(seat, "converting", [*options, "stop"])
        if answer == "stop":
            return
        convert(t, seat, answer)
