"""A turn: move, resolve the tile, and who is next (sections 3 to 5, 7 to 9)."""

from __future__ import annotations

from collections.abc import Generator

from tests.referee.asking import Ask, Play, Step
from tests.referee.glasgow import city, offers, store
from tests.referee.glasgow.table import ARCHITECTS, SPACES, Table


def take_turn(t: Table) -> Play:
    here = t.merchants[t.active]
    answer = yield Ask(t.active, "move", [f"go {place}" for place in targets(t)])
    place = int(answer.split(" ")[1])
    t.merchants[t.active] = place
    doubled = t.doubled[t.active]
    t.doubled[t.active] = False
    if place in ARCHITECTS:
        yield from build(t, ARCHITECTS.index(place), doubled)
    else:
        used = yield from use(t, str(t.ring[place]))
        if used and doubled and not t.over:
            yield from use(t, str(t.ring[place]))
    if not t.over:
        yield Ask(t.active, "end-turn", ["end"])
        pass_on(t, (place - here) % SPACES)


def targets(t: Table) -> list[int]:
    """GLA-MOVE-01, -03, -06."""
    here, other = t.merchants[t.active], t.merchants[1 - t.active]
    places = [(here + steps) % SPACES for steps in range(1, SPACES)]
    return [place for place in places if place in ARCHITECTS or place != other]


def pass_on(t: Table, steps: int) -> None:
    """GLA-ORDER-03."""
    if steps <= t.gap:
        t.gap -= steps
    else:
        t.active = 1 - t.active
        t.gap = steps - t.gap


def use(t: Table, contract: str) -> Generator[Step, str, bool]:
    """Section 7. Whether it was used: who declines it declines a second time as well (GLA-DBL-05, -08)."""
    record = t.contracts[contract]
    kind = record["kind"]
    if kind == "double":
        t.doubled[t.active] = True
        return False
    choices = {
        "goods": ["use"],
        "any": [f"choose {good}" for good in t.goods],
        "trade": store.conversions(t, t.active, t.conversions),
        "refresh": offers.refreshes(),
        "activate": city.lines(t),
        "reveal": ["reveal"],
    }[kind]
    answer = yield Ask(t.active, "use-contract", [*choices, "end"])
    if answer == "end":
        return False
    if kind == "goods":
        for good in record["gives"].split(" "):
            store.gain(t, t.active, good)
    elif kind == "any":
        store.gain(t, t.active, answer.split(" ")[1])
    elif kind == "trade":
        yield from store.convert_on(t, t.active, answer, t.once)
    elif kind == "refresh":
        yield from offers.refresh(t, answer)
    elif kind == "activate":
        yield from city.wake(t, city.factories_of(t, answer))
    else:
        yield from reveal(t)
    return True


def reveal(t: Table) -> Play:
    """GLA-CON-REVEAL."""
    building = yield from offers.draw(t, ("log-turned-over",))
    cost = t.cost(building)
    options = [f"build {building}"] if store.payments(t, cost) else []
    answer = yield Ask(t.active, "revealed", [*options, "scrap"])
    if answer == "scrap":
        t.discards.append(building)
        store.gain(t, t.active, cost[0])
        return
    yield from store.pay(t, cost)
    yield from city.put(t, building)


def build(t: Table, architect: int, doubled: bool) -> Play:
    """GLA-BUILD-01 to -07, GLA-DBL-06, -07."""
    number = 1
    while not t.over:
        fee = 0 if doubled and number == 2 else number - 1
        can = [each for each in t.offers[architect] if store.payments(t, [*t.cost(each), *["gold"] * fee])]
        answer = yield Ask(t.active, "architect", [*(f"build {each}" for each in can), "end"])
        if answer == "end":
            return
        building = answer.split(" ")[1]
        t.offers[architect].remove(building)
        yield from store.pay(t, [*t.cost(building), *["gold"] * fee])
        yield from city.put(t, building)
        if not t.over:
            yield from offers.refill(t, architect)
        number += 1
