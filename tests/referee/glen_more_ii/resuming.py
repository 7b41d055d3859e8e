"""The table of a game that stands at the beginning of a player's turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hindmost import Game
from tests.referee import printed
from tests.referee.cells import cell_of
from tests.referee.glen_more_ii.game import GlenMoreII
from tests.referee.glen_more_ii.table import WORLDS_END, Estate, Lot, Table
from tests.referee.ring import from_the_gap


def resumed(game: Game) -> GlenMoreII:
    """A referee that goes on from there; chronicles it does not know."""
    view = game.view(None)
    table = view["table"]
    assert table["turn"]["hand"] is None, "at the beginning of a turn"
    t = Table(printed.load("glen-more-ii.toml"), len(view["seats"]), view["options"], list(table["neutral"]), [])
    for space, each in enumerate(table["rondel"]):
        t.spaces.append(each["tile"])
        t.where |= dict.fromkeys(each["pieces"], space)
    t.estates = [_estate(each) for each in view["seats"]]
    t.market = {each["good"]: each["filled"] for each in table["market"]}
    t.discards, t.removed = list(table["discards"]), list(table["removed"])
    t.scorings = table["scoring"]["held"]
    names = ("S", "A", "B", "C", "D")
    t.stacks = {name: list(tiles) for name, tiles in zip(names, game.snapshot()["state"]["stacks"], strict=True)}
    sizes = printed.value(t.data, "stacks")
    t.drawn = Counter({name: sizes[name] - len(tiles) for name, tiles in t.stacks.items()})
    t.finished = _finished(t)
    referee = GlenMoreII.__new__(GlenMoreII)
    referee.table = t
    referee.over = False
    return referee


def _estate(seen: dict[str, Any]) -> Estate:
    estate = Estate()
    estate.lots = {}
    for each in seen["territory"]:
        lot = Lot([*each["covered"], each["tile"]])
        lot.goods = Counter(each["goods"])
        lot.scotsmen = each["scotsmen"]
        estate.lots[cell_of(each["cell"])] = lot
    estate.coins, estate.whisky = seen["coins"], seen["whisky"]
    estate.cards, estate.persons, estate.domains = list(seen["cards"]), list(seen["persons"]), list(seen["domains"])
    estate.sheet = [(vp, source, when) for _, vp, source, _, when in seen["sheet"]]
    return estate


def _finished(t: Table) -> set[int]:
    """GM2-ORDER-06."""
    if WORLDS_END not in t.spaces:
        return set()
    order = from_the_gap(t)
    end = order.index(t.spaces.index(WORLDS_END))
    return {piece for piece, space in t.where.items() if order.index(space) >= end}
