"""The course of the whole game, and its table as views show it."""

from __future__ import annotations

from typing import Any

from hindmost import Game
from hindmost.kernel.messages import Msg
from tests.referee.asking import Chance, Play
from tests.referee.cells import cell_name
from tests.referee.glen_more import rondel, scoring, turn
from tests.referee.glen_more.table import Estate, Table
from tests.referee.referee import Referee
from tests.referee.ring import from_the_gap, hindmost
from tests.referee.sheets import summed


class GlenMore(Referee):
    def __init__(self, view: dict[str, Any]) -> None:
        self.table = begun(view)

    def play(self) -> Play:
        t = self.table
        while not t.over:
            piece = hindmost(t)
            assert piece is not None
            before = from_the_gap(t)
            if piece == t.die:
                yield from rondel.roll(t)
            else:
                yield from turn.take_turn(t, piece)
            yield from rondel.refill(t, before)
        scoring.final(t)

    def dealt(self, message: Msg, chance: Chance, view: dict[str, Any]) -> str:
        """Tiles share names: which it is lies on the rondel, or the Die has taken it since."""
        found = super().dealt(message, chance, view)
        if "space" not in chance.args:
            return found
        t = self.table
        stack = next(tiles for tiles in t.stacks if tiles)
        candidates = [tile for tile in stack if f"tile-{t.records[tile]['name']}" == found]
        laid = view["table"]["rondel"][chance.args["space"]]["tile"]
        gone = [tile for tile in view["table"]["discards"] if tile not in t.discards]
        return str(next(tile for tile in [laid, *gone] if tile in candidates))

    def seen(self) -> dict[str, Any]:
        t = self.table
        return {
            "seats": [_estate(estate) for estate in t.estates],
            "rondel": [
                [tile, [piece for piece, at in t.where.items() if at == space]] for space, tile in enumerate(t.spaces)
            ],
            "market": dict(t.market),
            "stacks": [len(tiles) for tiles in t.stacks],
            "discards": sorted(t.discards),
            "scorings": t.scorings,
            "counts": [scoring.counts(t, seat) for seat in range(len(t.estates))],
            "points": scoring.points(t),
            "movement": 0 if t.over else t.movement,
            "winners": scoring.winners(t) if t.over else None,
        }

    def shown(self, game: Game) -> dict[str, Any]:
        """Points are secret: every seat sees its own (GM1-DEF-12)."""
        view = game.view(None)
        table = view["table"]
        return {
            "seats": [_shown_estate(game.view(seat)["seats"][seat]) for seat in range(len(view["seats"]))],
            "rondel": [[each["tile"], [] if each["piece"] is None else [each["piece"]]] for each in table["rondel"]],
            "market": {each["good"]: each["filled"] for each in table["market"]},
            "stacks": table["stacks"],
            "discards": sorted(table["discards"]),
            "scorings": table["scoring"]["held"],
            "counts": table["scoring"]["counts"],
            "points": table["scoring"]["if_scored_now"],
            "movement": 0 if game.over else table["turn"]["movement"],
            "winners": view["winners"],
        }


def begun(view: dict[str, Any]) -> Table:
    """Section 1, checked; what chance has dealt is taken from the view."""
    seats = len(view["seats"])
    t = Table(seats)
    for space, each in enumerate(view["table"]["rondel"]):
        t.spaces[space] = each["tile"]
        if each["piece"] is not None:
            t.where[each["piece"]] = space
    die = seats < 4
    assert sorted(t.where.values()) == list(range(seats + die)), "GM1-SETUP-04: on consecutive spaces"
    assert not die or t.where[t.die] == seats, "GM1-SETUP-05: the Die in front of all pawns"
    laid = [tile for tile in t.spaces if tile is not None]
    numbers = [int(t.records[tile]["stack"]) for tile in laid]
    assert numbers == [0] * 8 + [1] * (13 - 8 - seats - die), "GM1-SETUP-06, -07"
    t.stacks = [
        [tile for tile, record in t.records.items() if record.get("stack") == str(number) and tile not in laid]
        for number in range(4)
    ]
    return t


def _estate(estate: Estate) -> dict[str, Any]:
    return {
        "coins": estate.coins,
        "whisky": estate.whisky,
        "parliament": estate.parliament,
        "cards": sorted(estate.cards),
        "territory": {
            cell_name(cell): [lot.tile, dict(sorted(lot.goods.items())), lot.members]
            for cell, lot in estate.lots.items()
        },
        "vp": estate.vp,
        "sheet": summed(estate.sheet),
    }


def _shown_estate(estate: dict[str, Any]) -> dict[str, Any]:
    return {
        "coins": estate["coins"],
        "whisky": estate["whisky"],
        "parliament": estate["parliament"],
        "cards": sorted(estate["cards"]),
        "territory": {
            each["cell"]: [each["tile"], dict(sorted(each["goods"].items())), each["members"]]
            for each in estate["territory"]
        },
        "vp": estate["vp"],
        "sheet": summed([(vp, source, when) for _, vp, source, _, when in estate["sheet"]]),
    }
