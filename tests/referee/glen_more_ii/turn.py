"""A player's turn, in the order of GM2-TURN-01."""

from __future__ import annotations

from tests.referee import printed
from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, cell_name, cell_of
from tests.referee.glen_more_ii import activating, clans, gaining, paying, placing, removing, rondel, window
from tests.referee.glen_more_ii.table import WORLDS_END, Table, Turn


def take_turn(t: Table, seat: int) -> Play:
    t.turn = Turn(seat)
    for part in t.parts:
        yield from part.begins(t)
    answer = yield from window.window(t, "take", lambda: takes(t), window.SELLING)
    verb, place = answer.split(" ")
    space = int(place)
    beyond = rondel.passes_worlds_end(t, seat, space)
    if verb == "stop":
        yield from move(t, space, None)
        if beyond or t.spaces[space] == WORLDS_END:
            t.finish(seat)
        if t.spaces[space] != WORLDS_END:
            t.turn.steps = "after"
            yield from activating.activations(t, "end")
            lapse(t)
        return
    taken = t.spaces[space]
    assert taken is not None
    usable = can_take(t, space)
    if not usable:
        t.discard(taken, seat)
    yield from move(t, space, taken if usable else None)
    if beyond:
        t.finish(seat)
    if usable:
        yield from paying.pay_for_tile(t, taken)
        yield from use(t, taken)
    else:
        yield from console(t)
    t.turn.steps = "after"
    yield from activating.activations(t, "end")
    lapse(t)


def takes(t: Table) -> list[str]:
    """GM2-TAKE-01, -05, -06, -07."""
    ahead = rondel.ahead(t, t.seat)
    tiles = [space for space in ahead if t.spaces[space] is not None and t.spaces[space] not in t.places]
    tiles = [space for space in tiles if not t.records[str(t.spaces[space])].get("protected")]
    fine = [space for space in tiles if can_take(t, space)]
    stops = [
        f"stop {space}"
        for space in ahead
        if t.spaces[space] == WORLDS_END or any(part.stops(t, space) for part in t.parts)
    ]
    return [f"take {space}" for space in fine or tiles] + stops


def can_take(t: Table, space: int) -> bool:
    """What is due on the way counts."""
    way = rondel.way_to(t, t.seat, space)
    dues = sum(part.dues(t, way) for part in t.parts)
    return paying.can_afford(t, str(t.spaces[space]), dues=dues)


def move(t: Table, space: int, target: str | None) -> Play:
    """The pawn stands on its new space, the tile is in hand; then what the move brings."""
    way = rondel.way_to(t, t.seat, space)
    t.where[t.seat] = space
    if t.spaces[space] not in t.places:
        t.spaces[space] = None
    yield from rondel.crossing(t, t.seat, way, target)


def console(t: Table) -> Play:
    """GM2-TAKE-06."""
    answer = yield from window.window(t, "compensation", lambda: ["receive coin", "receive movement"], window.SELLING)
    if answer == "receive coin":
        t.me.coins += 1
    else:
        t.turn.movement += 1


def use(t: Table, tile: str) -> Play:
    """Steps 3 and 4: a person is put aside, a territory tile is placed; then what it does at once."""
    if t.type_of(tile) == "person":
        t.turn.steps = "after"
        t.me.persons.append(tile)
        yield from clans.place_marker(t)
        for part in t.parts:
            yield from part.person_taken(t)
        return
    answer = yield from window.window(
        t, "place", lambda: [f"place {cell_name(cell)}" for cell in placing.places(t, tile)], window.SELLING
    )
    cell = cell_of(answer.split(" ")[1])
    placing.put(t, tile, cell)
    t.turn.spot = cell
    t.turn.steps = "after"
    yield from immediate(t, tile, cell)


def immediate(t: Table, tile: str, cell: Cell) -> Play:
    """GM2-IMM-01: in any order; who places no clan marker has no reason to choose one."""
    record = t.records[tile]
    effects = printed.atoms(str(record.get("immediate", "-")))
    card = record.get("landmark")
    if card is not None:
        t.me.cards.append(card)
        for part in t.parts:
            part.card_taken(t, card)
        if t.landmarks[card]["when"] == "placed":
            effects += printed.atoms(t.landmarks[card]["effect"])
    left = list(range(len(effects)))
    while left:
        number = left[0]
        if len(left) > 1 and any(effects[each] == "1 marker" for each in left) and t.markers_left(t.seat) > 0:
            answer = yield from window.window(
                t, "effects", lambda: [f"effect {each + 1}" for each in left], window.BETWEEN
            )
            number = int(answer.split(" ")[1]) - 1
        left.remove(number)
        yield from effect(t, effects[number], cell, f"tile-{t.name_of(tile)}")


def effect(t: Table, words: str, cell: Cell, source: str) -> Play:
    if words == "1 member":
        gaining.scotsman_on(t, cell)
    elif words == "1 marker":
        yield from clans.place_marker(t)
    elif words == "activate all":
        t.turn.everywhere = True
    elif words.startswith("remove up to "):
        yield from removing.remove(t, int(words.removeprefix("remove up to ")), must=False)
    elif words.startswith("place "):
        number, _, good = words.removeprefix("place ").partition(" ")
        for _ in range(int(number)):
            if good == "any":
                yield from gaining.any_good(t, cell, "choose-goods")
            else:
                yield from gaining.stow(t, cell, [good], "stow-goods")
    else:
        yield from activating.gained(t, words, source)


def lapse(t: Table) -> None:
    """GM2-TURN-03, GM2-DOM-11."""
    if t.has(t.seat, "maclachlan"):
        t.award(t.seat, t.turn.movement, "domain-maclachlan")
    t.turn.movement = 0
    t.turn.steps = "over"


__all__ = ["Ask", "take_turn"]
