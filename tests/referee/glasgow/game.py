"""The course of the whole game, and its table as views show it."""

from __future__ import annotations

from typing import Any

from hindmost import Game
from hindmost.kernel.messages import Msg
from tests.referee.asking import Chance, Play
from tests.referee.cells import cell_name
from tests.referee.glasgow import scoring, turn
from tests.referee.glasgow.table import ARCHITECTS, Table
from tests.referee.referee import Referee


class Glasgow(Referee):
    def __init__(self, view: dict[str, Any]) -> None:
        self.table = begun(view)

    def play(self) -> Play:
        while not self.table.over:
            yield from turn.take_turn(self.table)

    def dealt(self, message: Msg, chance: Chance, view: dict[str, Any]) -> str:
        """Buildings are named by their type and number."""
        value = message.args[chance.value]
        assert isinstance(value, Msg)
        kind = value.key.removeprefix("building-")
        alike = [each for each, record in self.table.buildings.items() if record["type"] == kind]
        return alike[int(str(value.args["number"])) - 1]

    def seen(self) -> dict[str, Any]:
        t = self.table
        return {
            "stores": t.stores,
            "doubled": t.doubled,
            "scores": [scoring.score(t, seat) for seat in (0, 1)],
            "merchants": t.merchants,
            "offers": [sorted(each) for each in t.offers],
            "pile": len(t.pile),
            "discards": sorted(t.discards),
            "city": {cell_name(cell): [building, owner] for cell, (building, owner) in t.city.items()},
            "winners": scoring.winners(t) if t.over else None,
        }

    def shown(self, game: Game) -> dict[str, Any]:
        view = game.view(None)
        table = view["table"]
        return {
            "stores": [each["store"] for each in view["seats"]],
            "doubled": [each["doubled"] for each in view["seats"]],
            "scores": [{source: vp for _, vp, source, _, _ in each["score"]["sheet"]} for each in view["seats"]],
            "merchants": table["ring"]["merchants"],
            "offers": [sorted(each) for each in table["offers"]],
            "pile": table["pile"],
            "discards": sorted(table["discards"]),
            "city": {each["cell"]: [each["building"], each["owner"]] for each in table["city"]},
            "winners": view["winners"],
        }


def begun(view: dict[str, Any]) -> Table:
    """Section 2, checked; what chance has dealt is taken from the view."""
    t = Table()
    table = view["table"]
    t.ring = table["ring"]["tiles"]
    assert [place for place, tile in enumerate(t.ring) if tile is None] == list(ARCHITECTS), "GLA-SETUP-01"
    assert len({*t.ring, *table["unused"]} - {None}) == len(t.contracts), "GLA-SETUP-03"
    t.offers = [list(each) for each in table["offers"]]
    assert [len(each) for each in t.offers] == [2, 2, 2, 2], "GLA-SETUP-06"
    t.pile = set(t.buildings) - {building for each in t.offers for building in each}
    t.active = view["active"]
    return t
