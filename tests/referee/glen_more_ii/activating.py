"""What tiles do when they are activated, section 9."""

from __future__ import annotations

from collections import Counter

from tests.referee import printed
from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, around, cell_name, cell_of
from tests.referee.glen_more_ii import barrels, clans, gaining, market, paying, window
from tests.referee.glen_more_ii.market import Price
from tests.referee.glen_more_ii.table import Table


def woken(t: Table) -> list[Cell]:
    """GM2-ACT-01, GM2-LAND-03: what this placement may activate and has not."""
    return [cell for cell in near(t) if works(t, cell)]


def near(t: Table) -> list[Cell]:
    if t.turn.spot is None:
        return []
    cells = list(t.me.lots) if t.turn.everywhere else [t.turn.spot, *around(t.turn.spot)]
    for part in t.parts:
        cells = part.woken(t, cells)
    return [cell for cell in cells if cell in t.me.lots and cell not in t.turn.activated]


def is_crammed(t: Table, cell: Cell) -> bool:
    """Whether it would produce if something on it were sold."""
    lot = t.me.lots[cell]
    words = str(t.records[lot.tile].get("activation", "-"))
    return produces(t, words) and t.room(lot) == 0 and any(t.market[good] for good in lot.goods)


def produces(t: Table, words: str) -> bool:
    return words.startswith("produce") or any(part.makes(t, words) for part in t.parts)


def works(t: Table, cell: Cell) -> bool:
    """Whether activating the tile would do anything."""
    words = str(t.records[t.me.lots[cell].tile].get("activation", "-"))
    if words == "-":
        return False
    reader = next((part for part in t.parts if part.reads(words)), None)
    if reader is not None:
        return reader.works(t, words, t.me.lots[cell].tile, cell)
    if produces(t, words):
        return t.room(t.me.lots[cell]) > 0
    if ">" in words:
        return bool(lines(t, t.me.lots[cell].tile, words))
    return all(part.works(t, words, t.me.lots[cell].tile, cell) for part in t.parts)


def lines(t: Table, tile: str, words: str) -> list[tuple[str, str]]:
    """GM2-TRADE-03: the exchanges, as (price, gain), that can be made."""
    found = []
    for line in words.split("/"):
        price, gain = (each.strip() for each in line.split(">"))
        if (
            _can_use(t, gain)
            and t.me.whisky >= whisky_in(price)
            and market.can_pay(t, t.seat, price_of(t, tile, price, gain))
        ):
            found.append((price, gain))
    return found


def whisky_in(price: str) -> int:
    """Whisky that a price asks for."""
    return sum(int(atom.split(" ")[0]) for atom in printed.atoms(price) if atom.endswith(" whisky"))


def _can_use(t: Table, gain: str) -> bool:
    """GM2-TRADE-04: a clan marker that nobody can place is not paid for."""
    if not all(part.can_use(t, gain) for part in t.parts):
        return False
    return gain != "1 marker" or (t.markers_left(t.seat) > 0 and bool(clans.available(t)))


def price_of(t: Table, tile: str, words: str, gain: str) -> Price:
    """GM2-TRADE-02, GM2-DOM-21."""
    swap = t.has(t.seat, "sinclair") and t.type_of(tile) == "trade"
    kept = clans.cheapest(t) if gain == "1 marker" else 0
    number, _, kind = words.partition(" ")
    none = tuple(0 for _ in t.goods)
    every = tuple(range(len(t.goods)))
    if kind == "different":
        return Price(none, int(number), every, different=True, swap=swap, kept=kept)
    if kind == "any":
        return Price(none, int(number), every, swap=swap, kept=kept)
    if kind.startswith("any of "):
        kinds = tuple(t.goods.index(each) for each in kind.removeprefix("any of ").split(" or "))
        return Price(none, int(number), kinds, swap=swap, kept=kept)
    fixed = paying.fixed_price(t, words).fixed
    return Price(fixed, swap=swap, kept=kept)


def activate(t: Table, cell: Cell) -> Play:
    t.turn.activated.add(cell)
    tile = t.me.lots[cell].tile
    words = str(t.records[tile]["activation"])
    before = t.me.lots[cell].goods.copy()
    if words.startswith("produce "):
        yield from produce(t, cell, words.removeprefix("produce "))
    elif produces(t, words):
        goods = next(made for part in t.parts if (made := part.makes(t, words)))
        yield from gaining.any_good(t, cell, f"choose-{words.split(' ')[0]}", goods)
    elif ">" in words and not any(part.reads(words) for part in t.parts):
        yield from trade(t, tile, words)
    else:
        own = [play for part in t.parts if (play := part.activates(t, words, tile, cell)) is not None]
        for play in own:
            yield from play
        if not own:
            yield from gain(t, words, f"tile-{t.name_of(tile)}")
    if produces(t, words):
        for part in t.parts:
            yield from part.produced(t, tile, came_onto(before, t.me.lots[cell].goods, cell))


def came_onto(before: Counter[str], after: Counter[str], cell: Cell) -> list[tuple[str, Cell]]:
    """What has come onto a tile and is still there."""
    return [(good, cell) for good in after if after[good] > before[good]]


def works_for(t: Table, tile: str) -> bool:
    """The same of a rival's tile: what it makes comes onto any own tile."""
    words = str(t.records[tile].get("activation", "-"))
    if words == "-":
        return False
    reader = next((part for part in t.parts if part.reads(words)), None)
    if reader is not None:
        return reader.works(t, words, tile, None)
    if produces(t, words):
        return any(t.room(lot) > 0 for lot in t.me.lots.values())
    if ">" in words:
        return bool(lines(t, tile, words))
    return all(part.works(t, words, tile, None) for part in t.parts)


def borrow(t: Table, tile: str) -> Play:
    words = str(t.records[tile]["activation"])
    before = {cell: lot.goods.copy() for cell, lot in t.me.lots.items()}
    if words == "produce any":
        yield from gaining.any_anywhere(t, "spread-any")
    elif words.startswith("produce "):
        yield from gaining.spread(t, printed.atoms(words.removeprefix("produce ")), "spread-produce")
    elif produces(t, words):
        goods = next(made for part in t.parts if (made := part.makes(t, words)))
        yield from gaining.any_anywhere(t, "spread-any", goods)
    elif ">" in words and not any(part.reads(words) for part in t.parts):
        yield from trade(t, tile, words)
    else:
        own = [play for part in t.parts if (play := part.activates(t, words, tile, None)) is not None]
        for play in own:
            yield from play
        if not own:
            yield from gain(t, words, f"tile-{t.name_of(tile)}")
    if produces(t, words):
        came = [each for cell, lot in t.me.lots.items() for each in came_onto(before[cell], lot.goods, cell)]
        for part in t.parts:
            yield from part.produced(t, tile, came)


def gained(t: Table, words: str, source: str) -> Play:
    """What a part brings, or what is gained without a question."""
    for part in t.parts:
        brought = part.gains(t, words)
        if brought is not None:
            yield from brought
            return
    yield from gain(t, words, source)


def gain(t: Table, words: str, source: str) -> Play:
    """Coins, barrels, points and movement."""
    for thing, number in printed.amounts(words).items():
        if thing == "movement":
            t.turn.movement += number
        elif thing == "vp":
            t.award(t.seat, number, source)
        elif thing == "coin":
            t.me.coins += number
        elif thing == "whisky":
            yield from barrels.gain(t, number)
        else:
            raise ValueError(f"nobody knows how to gain {words!r}")


def produce(t: Table, cell: Cell, words: str) -> Play:
    """GM2-ACT-05."""
    if words == "any":
        yield from gaining.any_good(t, cell, "choose-produce")
    else:
        yield from gaining.stow(t, cell, printed.atoms(words), "stow-produce")


def trade(t: Table, tile: str, words: str) -> Play:
    offers = lines(t, tile, words)
    answer = yield Ask(t.seat, "trade", [f"give {price}" for price, _ in offers])
    price, got = next(each for each in offers if f"give {each[0]}" == answer)
    if whisky_in(price):
        yield from barrels.give(t, t.seat, whisky_in(price))
    yield from paying.pay(t, price_of(t, tile, price, got))
    source = f"tile-{t.name_of(tile)}"
    if got == "1 marker":
        yield from clans.place_marker(t, forced=True)
    elif got == "1 whisky" and t.has(t.seat, "macgregor"):
        choice = yield Ask(t.seat, "distil-or-points", ["distil whisky", "distil vp"])
        if choice == "distil vp":
            t.award(t.seat, 3, source)
        else:
            yield from barrels.gain(t, 1)
    else:
        yield from gained(t, got, source)


def activations(t: Table, ending: str) -> Play:
    """Step 5, until the player ends it; within another effect, until nothing is left."""
    while True:
        answer = yield from window.window(
            t,
            "activate",
            lambda: [f"activate {cell_name(cell)}" for cell in woken(t)],
            window.BETWEEN,
            ending,
            lambda: any(is_crammed(t, cell) for cell in near(t)),
        )
        if not answer.startswith("activate"):
            return
        yield from activate(t, cell_of(answer.split(" ")[1]))


def of_types(t: Table, types: list[str]) -> Play:
    """GM2-DOM-02, -08, -12: one tile of each of these types may be activated, in any order."""
    left = list(types)

    def cells() -> list[Cell]:
        return [c for c, lot in t.me.lots.items() if t.type_of(lot.tile) in left and c not in t.turn.activated]

    def choices() -> list[str]:
        return [f"activate {cell_name(cell)}" for cell in cells() if works(t, cell)]

    def helps() -> bool:
        return any(is_crammed(t, cell) for cell in cells())

    while left:
        answer = yield from window.window(t, "activate-types", choices, window.BETWEEN, "pass", helps)
        if not answer:
            return
        cell = cell_of(answer.split(" ")[1])
        left.remove(t.type_of(t.me.lots[cell].tile))
        yield from activate(t, cell)
