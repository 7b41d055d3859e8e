"""A player's turn: take, place, activate (sections 2 to 7)."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee import printed
from tests.referee.asking import Answered, Ask, Play
from tests.referee.cells import Cell, around, cell_name, cell_of
from tests.referee.glen_more import market, placing
from tests.referee.glen_more.table import ROOM, Lot, Table
from tests.referee.ring import ahead


def window(t: Table, kind: str, main: Callable[[], list[str]]) -> Answered:
    """GM1-TURN-06: the market may be used first."""
    while True:
        sales = market.sales(t)
        answer = yield Ask(t.seat, kind, main(), sales)
        if answer not in sales:
            return answer
        market.sell(t, answer)


def take_turn(t: Table, seat: int) -> Play:
    t.seat = seat
    t.movement = 0
    t.activated = set()
    t.spot = None
    t.everywhere = t.extra_used = False
    answer = yield from window(
        t, "take", lambda: [f"take {space}" for space in ahead(t, seat) if t.spaces[space] is not None]
    )
    space = int(answer.split(" ")[1])
    tile = str(t.spaces[space])
    t.spaces[space] = None
    t.where[seat] = space
    if not placing.places(t, tile):
        t.discards.append(tile)
        yield from console(t)
        return
    answer = yield from window(t, "place", lambda: positions(t, tile))
    if answer == "discard":
        t.discards.append(tile)
        return
    cell = cell_of(answer.split(" ")[1])
    yield from pay(t, tile, cell)
    t.me.lots[cell] = Lot(tile)
    t.spot = cell
    yield from immediate(t, tile, cell)
    yield from activations(t)
    t.movement = 0


def positions(t: Table, tile: str) -> list[str]:
    """GM1-COST-07, -09."""
    if not placing.can_afford(t, tile):
        return ["discard"]
    return [f"place {cell_name(cell)}" for cell in placing.places(t, tile)]


def console(t: Table) -> Play:
    """GM1-PLACE-08: one step of one member."""

    def choices() -> list[str]:
        return [f"move {cell_name(cell)}" for cell, lot in t.me.lots.items() if lot.members and near(t, cell)]

    answer = yield from window(t, "consolation", lambda: [*choices(), "end"])
    if answer == "end":
        return
    start = cell_of(answer.split(" ")[1])
    answer = yield Ask(t.seat, "console-move", [f"to {cell_name(each)}" for each in near(t, start)])
    walk(t, start, answer.split(" ")[1])
    yield from window(t, "consolation", lambda: ["end"])


def near(t: Table, cell: Cell) -> list[Cell]:
    return [each for each in around(cell) if each in t.me.lots]


def walk(t: Table, start: Cell, to: str) -> None:
    t.me.lots[start].members -= 1
    if to == placing.PARLIAMENT:
        t.me.parliament += 1
    else:
        t.me.lots[cell_of(to)].members += 1


def pay(t: Table, tile: str, cell: Cell) -> Play:
    cost = placing.cost(t, tile)
    if cost.get("member", 0):
        payers = placing.payers(t, cell)
        names = [placing.PARLIAMENT if each is None else cell_name(each) for each in payers]
        answer = yield Ask(t.seat, "pay-member", [f"pay member {name}" for name in names])
        payer = answer.split(" ")[2]
        if payer == placing.PARLIAMENT:
            t.me.parliament -= 1
        else:
            t.me.lots[cell_of(payer)].members -= 1
    t.me.whisky -= cost.get("whisky", 0)
    if t.records[tile]["cost"] != "free":
        yield from market.pay(t, market.price_of(t, t.records[tile]["cost"]))


def immediate(t: Table, tile: str, cell: Cell) -> Play:
    """Section 5."""
    record = t.records[tile]
    if "card" in record:
        t.me.cards.append(record["card"])
    for words in printed.atoms(str(record.get("immediate", "-"))):
        if words == "activate all":
            t.everywhere = True
        elif words == "fill producers":
            yield from fill_producers(t)
        elif words == "place 2 any":
            yield from choose(t, cell)
            yield from choose(t, cell)
        else:
            gain(t, words, cell, "")


def fill_producers(t: Table) -> Play:
    """GM1-IMM-06; a kind is chosen last."""
    empty = [(str(t.records[lot.tile]["activation"]), cell) for cell, lot in t.me.lots.items() if not lot.goods]
    for words, cell in sorted(empty, key=lambda each: each[0] == "produce any"):
        if words.startswith("produce "):
            yield from produce(t, cell, words)


def choose(t: Table, cell: Cell) -> Play:
    answer = yield Ask(t.seat, "choose-good", [f"choose {good}" for good in t.goods])
    t.me.lots[cell].goods[answer.split(" ")[1]] += 1


def produce(t: Table, cell: Cell, words: str) -> Play:
    good = words.removeprefix("produce ")
    if good == "any":
        yield from choose(t, cell)
    else:
        t.me.lots[cell].goods[good] += 1


def gain(t: Table, words: str, cell: Cell, source: str) -> None:
    number, _, thing = words.partition(" ")
    thing = printed.singular(thing)
    if thing == "member":
        t.me.lots[cell].members += int(number)
    elif thing == "whisky":
        t.me.whisky += int(number)
    elif thing == "coin":
        t.me.coins += int(number)
    elif thing == "movement":
        t.movement += int(number)
    else:
        assert thing == "vp", words
        t.award(t.seat, int(number), source)


def activations(t: Table) -> Play:
    """Step 3: activations and movements in any order."""
    while True:
        answer = yield from window(
            t, "activate", lambda: [f"activate {cell_name(cell)}" for cell in woken(t)] + moves(t) + ["end"]
        )
        if answer == "end":
            return
        verb, name = answer.split(" ")
        cell = cell_of(name)
        if verb == "move":
            targets = [cell_name(each) for each in near(t, cell)]
            if t.me.members > 1:
                targets.append(placing.PARLIAMENT)
            answer = yield Ask(t.seat, "move-to", [f"to {each}" for each in targets])
            walk(t, cell, answer.split(" ")[1])
            t.movement -= 1
        else:
            t.extra_used = t.extra_used or not is_near(t, cell)
            yield from activate(t, cell)


def is_near(t: Table, cell: Cell) -> bool:
    assert t.spot is not None
    return t.everywhere or cell == t.spot or cell in around(t.spot)


def woken(t: Table) -> list[Cell]:
    """GM1-ACT-01, GM1-IMM-07, GM1-CARD-05: the tile, its neighbours, and with Loch Ness one more anywhere."""
    extra = "loch-ness" in t.me.cards and not t.extra_used
    return [cell for cell in t.me.lots if cell not in t.activated and (extra or is_near(t, cell)) and works(t, cell)]


def works(t: Table, cell: Cell) -> bool:
    lot = t.me.lots[cell]
    words = str(t.records[lot.tile]["activation"])
    if words == "-":
        return False
    if words.startswith("produce"):
        return lot.goods.total() < ROOM
    return ">" not in words or bool(lines(t, words))


def lines(t: Table, words: str) -> list[tuple[str, str]]:
    found = [tuple(each.strip() for each in line.split(">")) for line in words.split("/")]
    return [(price, got) for price, got in found if market.can_pay(t, market.price_of(t, price))]


def activate(t: Table, cell: Cell) -> Play:
    t.activated.add(cell)
    tile = t.me.lots[cell].tile
    words = str(t.records[tile]["activation"])
    source = f"tile-{t.records[tile]['name']}"
    if words.startswith("produce "):
        yield from produce(t, cell, words)
    elif ">" in words:
        offers = lines(t, words)
        answer = yield Ask(t.seat, "trade", [f"give {price}" for price, _ in offers])
        price, got = next(each for each in offers if f"give {each[0]}" == answer)
        yield from market.pay(t, market.price_of(t, price))
        gain(t, got, cell, source)
    else:
        gain(t, words, cell, source)


def moves(t: Table) -> list[str]:
    """GM1-CLAN-01, -04, -05."""
    if not t.movement:
        return []
    return [
        f"move {cell_name(cell)}"
        for cell, lot in t.me.lots.items()
        if lot.members and (near(t, cell) or t.me.members > 1)
    ]
