"""Chronicle 8, The Penny Mobs: the prison and the pennies. Each mob is a part of its own, in `mobs`."""

from __future__ import annotations

from typing import Any

from tests.referee import printed
from tests.referee.asking import Play
from tests.referee.cells import cell_name
from tests.referee.chronicles.mobs.figures import Figure, MacDarkie, McCastle, McSnitch
from tests.referee.chronicles.mobs.mob import Mob
from tests.referee.chronicles.mobs.others import (
    MacMalt,
    MacSponge,
    McDenial,
    McGlory,
    McHagg,
    McMail,
    McMuscle,
    McQuack,
    McStarve,
    McTrick,
)
from tests.referee.chronicles.mobs.tiles import Anderson, McSwitch
from tests.referee.chronicles.mobs.tokens import McClaim, McDuff, McLaird, McWander
from tests.referee.glen_more_ii import clans, scoring, window
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import Table


class PennyMobs(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c08_penny_mobs")
        self.names: list[str] = printed.value(self.data, "mobs")
        self.minus: list[int] = []
        self.plus: list[int] = []
        self.prison: dict[str, int] = {}
        """Pennies by mob."""
        self.face_down: list[str] = []
        self.mobs: dict[str, Mob] = {}

    def fact(self, name: str, mob: str) -> int:
        return int(printed.value(self.data, f"mob_{name}")[self.names.index(mob)])

    def make(self) -> list[Mob]:
        data = self.data
        return [
            McWander("mcwander", printed.value(data, "mcwander_coins")),
            McDuff("mcduff", self.fact("tokens", "mcduff")),
            McMail("mcmail", printed.value(data, "mcmail_coins")),
            McLaird("mclaird", printed.value(data, "mclaird_coins")),
            McSnitch("mcsnitch"),
            MacDarkie("macdarkie", printed.value(data, "macdarkie_toll")),
            MacSponge("macsponge", printed.value(data, "macsponge_least")),
            Anderson("anderson"),
            McCastle("mccastle"),
            McQuack("mcquack", self.minus),
            McMuscle("mcmuscle"),
            McTrick("mctrick"),
            MacMalt("macmalt"),
            McStarve("mcstarve"),
            McHagg("mchagg"),
            McClaim("mcclaim", self.fact("tokens", "mcclaim")),
            McDenial("mcdenial"),
            McGlory("mcglory"),
            McSwitch("mcswitch"),
        ]

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """C8-03 to -06."""
        seats = len(t.estates)
        self.minus = [printed.value(self.data, "pennies")] * seats
        self.plus = [0] * seats
        early = printed.value(self.data, "early_mobs")
        places = view["slices"]["penny-mobs"]
        drawn = [name for name in self.names if places.get(name, ["box"])[0] in ("prison", "face-down")]
        allowed = [name for name in self.names if self.fact("players", name) <= seats]
        allowed = [name for name in allowed if self.fact("chronicles", name) in (0, *view["chronicles"])]
        assert set(drawn) <= set(allowed), "C8-04, -06"
        assert len(drawn) == printed.value(self.data, "mobs_drawn")[seats - 2], "C8-05"
        self.prison = {name: 0 for name in drawn if name in early}
        self.face_down = [name for name in drawn if name not in early]
        self.mobs = {mob.name: mob for mob in self.make() if mob.name in drawn}
        t.parts += self.mobs.values()

    def laid_out(self, t: Table, tile: str) -> None:
        """C8-05."""
        if tile.startswith("b-"):
            self.prison |= dict.fromkeys(self.face_down, 0)
            self.face_down = []

    def after_turn(self, t: Table) -> Play:
        """C8-07 to -11."""
        if not self.prison:
            return
        options = [f"penny {name}" for name in self.prison] if self.minus[t.seat] else []
        options += [f"take-mob {name}" for name in self.prison]
        answer = yield from window.window(t, "penny-action", options.copy, window.SELLING, "pass")
        if not answer:
            return
        verb, name = answer.split(" ")
        if verb == "penny":
            self.minus[t.seat] -= 1
            self.prison[name] += 1
        else:
            self.plus[t.seat] += self.prison.pop(name)
            self.mobs[name].controller = t.seat
            yield from self.mobs[name].taken(t)

    def final(self, t: Table) -> None:
        """C8-12."""
        for name, mob in self.mobs.items():
            if mob.controller is not None:
                scoring.award_at_end(t, mob.controller, -self.fact("penalties", name), f"mob-{name}")
        for seat in range(len(t.estates)):
            scoring.award_at_end(t, seat, -self.minus[seat], "score-pennies-minus")
            scoring.award_at_end(t, seat, self.plus[seat], "score-pennies-plus")

    def seen(self, t: Table) -> dict[str, Any]:
        figures = [mob for mob in self.mobs.values() if isinstance(mob, Figure) and mob.host is not None]
        figures = [mob for mob in figures if not mob.adrift]
        roads, tolled, free = clans.roads(t), self.tollgates(), clans.available(t)
        return {
            "clans": {
                domain: [sorted(t.markers(domain)), roads[domain] if domain in free and domain not in tolled else None]
                for domain in t.domains
            },
            "prison": [dict(sorted(self.prison.items())), len(self.face_down)],
            "pennies": [list(each) for each in zip(self.minus, self.plus, strict=True)],
            "mobs": [
                {name: [sorted(mob.tokens), mob.spent] for name, mob in self.mobs.items() if mob.controller == seat}
                for seat in range(len(t.estates))
            ],
            "figures": {each.name: [each.controller, each.host, cell_name(each.cell)] for each in figures},
            "tollgates": self.tollgates(),
            "reserved": self.reserved(t),
            "claimed-cards": self.claims(),
        }

    def tollgates(self) -> dict[str, list[int | None]]:
        peggy = self.mobs.get("mcwander")
        assert peggy is None or isinstance(peggy, McWander)
        return {domain: [peggy.controller, coins] for domain, coins in peggy.on.items()} if peggy else {}

    def reserved(self, t: Table) -> list[object] | None:
        peggy = self.mobs.get("mclaird")
        assert peggy is None or isinstance(peggy, McLaird)
        return [peggy.tile, peggy.controller, peggy.coins] if peggy and peggy.tile is not None else None

    def claims(self) -> list[str]:
        john = self.mobs.get("mcclaim")
        assert john is None or isinstance(john, McClaim)
        return sorted(john.on) if john else []

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        table = view["table"]
        held = table.get("reserved")
        tolled = [each["domain"] for each in table["tollgates"]]
        return {
            "clans": {
                domain: [sorted(each["markers"]), None if domain in tolled else each["coins"]]
                for domain, each in table["clans"].items()
            },
            "prison": [
                {
                    each["mob"]: each["pennies"]
                    for each in sorted(table["prison"]["mobs"], key=lambda each: each["mob"])
                },
                table["prison"]["face_down"],
            ],
            "pennies": [[each["pennies"]["minus"], each["pennies"]["plus"]] for each in view["seats"]],
            "mobs": [
                {mob["mob"]: [sorted(mob["tokens"]), mob["spent"]] for mob in each["mobs"]} for each in view["seats"]
            ],
            "figures": {each["mob"]: [each["seat"], each["host"], each["cell"]] for each in table["figures"]},
            "tollgates": {each["domain"]: [each["seat"], each["coins"]] for each in table["tollgates"]},
            "reserved": [held["tile"], held["seat"], held["coins"]] if held else None,
            "claimed-cards": sorted(each["card"] for each in table.get("claimed-cards", [])),
        }
