"""A player's turn, in the order of GM2-TURN-01."""

from __future__ import annotations

import re

from tests.referee import printed
from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, cell_name, cell_of
from tests.referee.glen_more_ii import activating, clans, gaining, paying, placing, removing, rondel, window
from tests.referee.glen_more_ii.table import HOME_CASTLE, WORLDS_END, Table, Turn

PLAIN = re.compile(r"\d+ (vp|coins?|movements?|whisky)")


def take_turn(t: Table, seat: int) -> Play:
    t.turn = Turn(seat)
    for part in t.parts:
        yield from part.begins(t)
    answer = yield from window.window(t, "take", lambda: takes(t), window.SELLING)
    verb, place = answer.split(" ")
    space = int(place)
    for part in t.parts:
        part.chosen(t, space)
    beyond = rondel.passes_worlds_end(t, seat, space)
    if verb == "stop":
        yield from move(t, space, None)
        for part in t.parts:
            part.settled(t)
        for part in t.parts:
            yield from part.stopped(t, space, seat)
        if beyond or t.spaces[space] == WORLDS_END:
            t.finish(seat)
        t.turn.steps = "after"
        if t.spaces[space] != WORLDS_END:
            yield from activating.activations(t, "end")
        yield from close(t)
        return
    taken = t.spaces[space]
    assert taken is not None
    usable = can_take(t, space)
    if not usable:
        t.discard(taken, seat)
    yield from move(t, space, taken if usable else None)
    if beyond:
        t.finish(seat)
    if not usable:
        for part in t.parts:
            yield from part.thrown_away(t, taken)
        yield from console(t)
    for part in t.parts:
        part.settled(t)
    if usable:
        yield from paying.pay_for_tile(t, taken)
        yield from use(t, taken)
    t.turn.steps = "after"
    yield from activating.activations(t, "end")
    yield from close(t)


def close(t: Table) -> Play:
    for part in t.parts:
        yield from part.ends(t)
    lapse(t)
    for part in t.parts:
        yield from part.after_turn(t)


def takes(t: Table) -> list[str]:
    """GM2-TAKE-01, -05, -06, -07."""
    ahead = rondel.ahead(t, t.seat)
    tiles = [space for space in ahead if t.spaces[space] is not None and t.spaces[space] not in t.places]
    tiles = [space for space in tiles if not t.records[str(t.spaces[space])].get("protected")]
    for part in t.parts:
        bound = part.must_take(t)
        if bound is not None:
            return [f"take {bound}"]
    fine = [space for space in tiles if can_take(t, space)]
    if not fine:
        cheap = [space for space in tiles if all(part.may_discard(t, str(t.spaces[space])) for part in t.parts)]
        tiles = cheap or tiles
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
    t.turn.moved = True
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
        for words in printed.atoms(str(t.records[tile].get("immediate", "-"))):
            yield from effect(t, words, HOME_CASTLE, f"tile-{t.name_of(tile)}")
        for part in t.parts:
            yield from part.person_taken(t)
        return
    for part in t.parts:
        play = part.uses(t, tile)
        if play is not None:
            t.turn.steps = "after"
            yield from play
            return
    yield from lay(t, tile)


def lay(t: Table, tile: str) -> Play:
    t.turn.hand = tile
    answer = yield from window.window(
        t, "place", lambda: [f"place {cell_name(cell)}" for cell in placing.places(t, tile)], window.SELLING
    )
    cell = cell_of(answer.split(" ")[1])
    t.turn.hand = None
    placing.put(t, tile, cell)
    t.turn.spot = cell
    t.turn.steps = "after"
    take_card(t, tile)
    for part in t.parts:
        yield from part.takes_toll(t, placing.laid_on(t, cell))
    follows = [part.placed(t, cell) for part in t.parts]
    yield from immediate(t, tile, cell)
    for play in follows:
        yield from play


def take_card(t: Table, tile: str) -> None:
    """GM2-IMM-02."""
    card = t.records[tile].get("landmark")
    if card is not None:
        t.me.cards.append(card)
        for part in t.parts:
            part.card_taken(t, card)


def immediate(t: Table, tile: str, cell: Cell) -> Play:
    """GM2-IMM-01: in any order; who places no clan marker has no reason to choose one."""
    record = t.records[tile]
    effects = printed.atoms(str(record.get("immediate", "-")))
    card = record.get("landmark")
    if card is not None and t.landmarks[card]["when"] == "placed":
        effects += printed.atoms(t.landmarks[card]["effect"])
    for part in t.parts:
        effects = [part.comes_to(t, each, cell) if each else "" for each in effects]
    left = [number for number, each in enumerate(effects) if each]
    while left:
        number = left[0]
        decides = any(effects[each].startswith(("1 marker", "person ")) for each in left)
        if len(left) > 1 and decides and t.markers_left(t.seat) > 0:
            answer = yield from window.window(
                t, "effects", lambda: [f"effect {each + 1}" for each in left], window.BETWEEN
            )
            number = int(answer.split(" ")[1]) - 1
        elif effects[number] == "1 member":
            number = next((each for each in left if comes_by_itself(t, effects[each], cell)), number)
        left.remove(number)
        yield from effect(t, effects[number], cell, f"tile-{t.name_of(tile)}")


def comes_by_itself(t: Table, words: str, cell: Cell) -> bool:
    """What is gained without a question comes before anybody answers to a Scotsman who arrives."""
    if words.startswith("place "):
        number, good = words.split(" ")[1:]
        return good != "any" and cell in t.me.lots and t.room(t.me.lots[cell]) >= int(number)
    if words.endswith(" whisky") and any(part.stores() for part in t.parts):
        return False
    return PLAIN.fullmatch(words) is not None


def effect(t: Table, words: str, cell: Cell, source: str) -> Play:
    if words == "1 member":
        yield from gaining.scotsman_on(t, cell)
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
