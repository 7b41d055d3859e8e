"""The course of the whole game, and its table as views show it."""

from __future__ import annotations

from typing import Any

from hindmost import Game
from tests.referee import printed
from tests.referee.asking import Play
from tests.referee.cells import cell_name
from tests.referee.glen_more_ii import clans, rondel, scoring, turn
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import WORLDS_END, Estate, Table
from tests.referee.referee import Referee
from tests.referee.sheets import summed


class GlenMoreII(Referee):
    def __init__(self, view: dict[str, Any], parts: list[Part] | None = None) -> None:
        self.table = begun(view, parts or [])
        self.over = False

    def play(self) -> Play:
        """GM2-FLOW, GM2-END-04: until everybody has reached or passed World's End."""
        t = self.table
        while not rondel.all_finished(t):
            piece = rondel.hindmost(t)
            assert piece is not None
            before = rondel.from_the_gap(t)
            yield from self._act(piece)
            yield from rondel.clean_up(t, before, piece)
        for part in t.parts:
            yield from part.before_last_scoring(t)
        yield from scoring.score(t)
        yield from scoring.final(t)
        self.over = True

    def _act(self, piece: int) -> Play:
        t = self.table
        if piece < len(t.estates):
            yield from turn.take_turn(t, piece)
            return
        name = t.neutral[piece - len(t.estates)]
        for part in t.parts:
            turns = part.acts(t, name)
            if turns is not None:
                yield from turns
                return
        yield from rondel.roll(t, piece)

    def seen(self) -> dict[str, Any]:
        return {**seen(self.table), "winners": scoring.winners(self.table) if self.over else None}

    def shown(self, game: Game) -> dict[str, Any]:
        view = game.view(None)
        return {**shown(view), **{name: each for part in self.table.parts for name, each in part.shown(view).items()}}


def begun(view: dict[str, Any], parts: list[Part]) -> Table:
    """The table as it is laid, checked against section 2; what chance has dealt is taken from the view."""
    data = printed.load("glen-more-ii.toml")
    seats = len(view["seats"])
    for part in parts:
        for name, records in part.components().items():
            if name in ("tiles", "persons", "landmarks"):
                gone = {each.get("replaces") for each in records}
                here = [each for each in records if seats in each.get("seats", [seats])]
                data[name] = [each for each in data[name] if each["id"] not in gone] + here
            elif name == "replace":
                changed = {each["id"]: each for each in records}
                data["tiles"] = [{**each, **changed.get(each["id"], {})} for each in data["tiles"]]
            elif name == "crests":
                lying = {each["id"]: {**each, "closed": False} for each in records}
                data["domains"] = [{**each, **lying.get(each["id"], {})} for each in data["domains"]]
    t = Table(data, seats, view["options"], list(view["table"]["neutral"]), parts)
    for space, each in enumerate(view["table"]["rondel"]):
        t.spaces.append(each["tile"])
        t.where |= dict.fromkeys(each["pieces"], space)
    pieces = sorted((piece for piece in t.where if piece < seats), key=t.where.__getitem__)
    die = {"usual": seats == 2, "with": True, "without": False}[str(t.options["die"])]
    assert [t.where[piece] for piece in pieces] == list(range(seats)), "GM2-SETUP-04: on consecutive spaces"
    assert (t.where.get(t.piece("die") or -1) == seats) == die, "GM2-SETUP-09, -13: the Die stands before the players"
    for coins, seat in zip(printed.value(data, "starting_coins"), pieces, strict=False):
        t.estates[seat].coins = coins
    for part in parts:
        part.begin(t, view)
    everything = {each["id"]: each["stack"] for each in data["tiles"] + data["persons"] if "stack" in each}
    everything |= {WORLDS_END: data["worlds_end"]["stack"]}
    for record in [place for part in parts for place in part.components().get("places", [])]:
        t.records[record["id"]] = {"cost": "free", **record}
        t.places |= set() if "use" in record else {record["id"]}
        everything |= {record["id"]: record["stack"]} if "stack" in record else {}
    laid = [tile for tile in t.spaces if tile is not None and tile not in t.places]
    taken = sum(sum(part.laid(seats)) for part in parts)
    room = 14 - 1 - seats - die - taken
    first = min(room, sum(stack == "S" for stack in everything.values()))
    later = room - first
    assert [everything[tile] for tile in laid] == ["S"] * first + ["A"] * later, "GM2-SETUP-09"
    for name in ("S", *rondel.ORDER):
        t.stacks[name] = [tile for tile, stack in everything.items() if stack == name and tile not in laid]
    return t


def seen(t: Table) -> dict[str, Any]:
    cost, free = clans.roads(t), clans.available(t)
    return {
        "seats": [_estate(t, estate) for estate in t.estates],
        "rondel": [
            [tile, sorted(piece for piece, where in t.where.items() if where == space)]
            for space, tile in enumerate(t.spaces)
        ],
        "market": dict(t.market),
        "stacks": {name: len(tiles) for name, tiles in t.stacks.items()},
        "discards": sorted([*t.discards, *(tile for part in t.parts for pile in part.piles(t) for tile in pile)]),
        "removed": sorted(t.removed),
        "clans": {
            domain: [sorted(t.markers(domain)), cost[domain] if domain in free else None] for domain in t.domains
        },
        "scorings": t.scorings,
        "counts": [scoring.results(t, seat) for seat in range(len(t.estates))],
        "points": scoring.points_now(t),
        "movement": t.turn.movement,
        **{name: each for part in t.parts for name, each in part.seen(t).items()},
    }


def _estate(t: Table, estate: Estate) -> dict[str, Any]:
    seat = t.estates.index(estate)
    return {
        "coins": estate.coins,
        "whisky": estate.whisky,
        "vp": estate.vp,
        "cards": sorted(estate.cards),
        "persons": sorted(estate.persons),
        "domains": sorted(estate.domains),
        "reserve": {"scotsmen": t.scotsmen_left(seat), "markers": t.markers_left(seat)},
        "territory": {
            cell_name(cell): [*lot.tiles, dict(sorted(lot.goods.items())), lot.scotsmen]
            for cell, lot in estate.lots.items()
        },
        "sheet": summed(estate.sheet),
    }


def shown(view: dict[str, Any]) -> dict[str, Any]:
    table = view["table"]
    return {
        "seats": [_shown_estate(each) for each in view["seats"]],
        "rondel": [[each["tile"], sorted(each["pieces"])] for each in table["rondel"]],
        "market": {each["good"]: each["filled"] for each in table["market"]},
        "stacks": table["stacks"],
        "discards": sorted(table["discards"]),
        "removed": sorted(table["removed"]),
        "clans": {domain: [sorted(each["markers"]), each["coins"]] for domain, each in table["clans"].items()},
        "scorings": table["scoring"]["held"],
        "counts": table["scoring"]["counts"],
        "points": table["scoring"]["if_scored_now"],
        "movement": table["turn"]["movement"],
        "winners": view["winners"],
    }


def _shown_estate(estate: dict[str, Any]) -> dict[str, Any]:
    found = {name: estate[name] for name in ("coins", "whisky", "vp", "reserve")}
    found |= {name: sorted(estate[name]) for name in ("cards", "persons", "domains")}
    found["territory"] = {
        each["cell"]: [*each["covered"], each["tile"], dict(sorted(each["goods"].items())), each["scotsmen"]]
        for each in estate["territory"]
    }
    found["sheet"] = summed([(vp, source, when) for _, vp, source, _, when in estate["sheet"]])
    return found
