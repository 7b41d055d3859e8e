"""Chronicle 1, The Dragon Boat Races."""

from __future__ import annotations

from typing import Any

from tests.referee import printed
from tests.referee.asking import Play
from tests.referee.cells import Cell, cell_name
from tests.referee.glen_more_ii import barrels, clans, gaining, window
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import HOME_CASTLE, Table

RACE_START = "b-race-start"
LAST = "last"
RESULTS = ("winner", "second", "third")


class Boat:
    """Where it is: the river, and on it a cell or the number of a space."""

    def __init__(self, river: int, place: Cell | int) -> None:
        self.river = river
        self.place = place
        self.result: str | None = None


class DragonBoats(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c01_dragon_boats")
        self.started = False
        self.rivers: list[int | None] = []
        self.tokens: list[list[str]] = []
        self.boats: list[Boat] = []
        self.second_here = False
        """Whether somebody has been asked for a second token at this castle."""

    def components(self) -> dict[str, Any]:
        return self.data

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """C1-03, -08, -09."""
        seats = len(t.estates)
        rings: dict[int, list[int | None]] = {2: [0, None, 1, None], 3: [0, 1, 2, None], 4: [0, 1, 2, 3]}
        self.rivers = rings[seats]
        self.boats = [Boat(self.rivers.index(seat), HOME_CASTLE) for seat in range(seats)]
        self.tokens = hidden_tokens(self.data, view)
        assert [len(each) for each in self.tokens] == [seats] * 4, "C1-09"

    def laid_out(self, t: Table, tile: str) -> None:
        """C1-05."""
        if tile == RACE_START:
            others = t.drawn["B"] + len(t.stacks["B"]) - 1
            assert t.drawn["B"] - 1 <= others // 3, "C1-05: in the top third"

    def crosses(self, t: Table, piece: int, space: int, target: str | None) -> Play:
        """C1-11, -13."""
        self.started = self.started or (piece < len(t.estates) and t.spaces[space] == RACE_START)
        yield from ()

    def places(self, t: Table, river: int) -> list[Cell | int]:
        """C1-17, -19: from right to left."""
        seat = self.rivers[river]
        if seat is None:
            return list(range(printed.value(self.data, "neutral_spaces")))
        cells = [cell for cell, lot in t.estates[seat].lots.items() if t.is_river(lot.tile)]
        return sorted(cells, reverse=True)

    def castle(self, river: int) -> Cell | int:
        return HOME_CASTLE if self.rivers[river] is not None else int(printed.value(self.data, "neutral_castle")) - 1

    def next_place(self, t: Table, boat: Boat) -> tuple[int, Cell | int]:
        places = self.places(t, boat.river)
        at = places.index(boat.place) + 1
        if at < len(places):
            return boat.river, places[at]
        river = (boat.river + 1) % len(self.rivers)
        return river, self.places(t, river)[0]

    def steps_home(self, t: Table, seat: int) -> int:
        boat = self.boats[seat]
        if boat.result is not None:
            return 0
        ghost = Boat(boat.river, boat.place)
        steps = 0
        while steps == 0 or (ghost.river, ghost.place) != (self.rivers.index(seat), HOME_CASTLE):
            ghost.river, ghost.place = self.next_place(t, ghost)
            steps += 1
        return steps

    def free(self, t: Table) -> list[str]:
        """C1-15, -16, -31."""
        moves = t.turn.movement or any(part.sails_free(t) for part in t.parts)
        can = self.started and moves and self.boats[t.seat].result is None
        return ["sail"] if can else []

    def does(self, t: Table, option: str) -> Play:
        boat = self.boats[t.seat]
        if not any(part.sails_free(t) for part in t.parts):
            t.turn.movement -= 1
        left = self.rivals_at(t, boat)
        boat.river, boat.place = self.next_place(t, boat)
        for part in t.parts:
            part.sailed(t, bool(self.rivals_at(t, boat)))
        for part in t.parts:
            yield from part.overtakes(t, t.seat, left)
        if boat.river == self.rivers.index(t.seat) and boat.place == HOME_CASTLE:
            yield from self.finish(t)
        if boat.place == self.castle(boat.river):
            yield from self.look(t, boat.river)

    def rivals_at(self, t: Table, boat: Boat) -> list[int]:
        """Those who still race and are at the same place."""
        return [
            seat
            for seat, other in enumerate(self.boats)
            if seat != t.seat and other.result is None and (other.river, other.place) == (boat.river, boat.place)
        ]

    def finish(self, t: Table) -> Play:
        """C1-30, -32."""
        home = sum(boat.result not in (None, LAST) for boat in self.boats)
        self.boats[t.seat].result = RESULTS[home]
        t.award(t.seat, printed.value(self.data, "result_vp")[home], f"race-{RESULTS[home]}")
        if home == 0:
            yield from barrels.gain(t, printed.value(self.data, "winner_barrels"))
        left = [seat for seat, boat in enumerate(self.boats) if boat.result is None]
        if len(left) == 1:
            boat = self.boats[left[0]]
            boat.result = LAST
            boat.river, boat.place = self.rivers.index(left[0]), HOME_CASTLE

    def look(self, t: Table, river: int) -> Play:
        """C1-26, -27."""
        tokens = self.tokens[river]
        self.second_here = False
        if not tokens:
            return
        answer = yield from window.window(
            t,
            "look-at-tokens",
            lambda: [*(f"keep-token {each}" for each in dict.fromkeys(tokens)), "leave-tokens"],
            window.SELLING,
        )
        if answer == "leave-tokens":
            return
        token = answer.split(" ")[1]
        tokens.remove(token)
        yield from self.reward(t, token)
        for part in t.parts if tokens else []:
            yield from part.kept_token(t, river)

    def reward(self, t: Table, token: str) -> Play:
        kind, number = token.rsplit("-", 1)
        if kind == "coins":
            t.me.coins += int(number)
        elif kind == "vp":
            t.award(t.seat, int(number), "score-reward")
        elif kind == "barrel":
            yield from barrels.gain(t, int(number))
        elif kind == "movement":
            t.turn.movement += int(number)
        elif kind == "marker":
            yield from clans.place_marker(t)
        else:
            yield from gaining.any_anywhere(t, "spread-gift")

    def holds(self, t: Table, seat: int, cell: Cell) -> bool:
        """C1-22."""
        return any(self.rivers[boat.river] == seat and boat.place == cell for boat in self.boats)

    def before_last_scoring(self, t: Table) -> Play:
        """C1-33."""
        for boat in self.boats:
            boat.result = boat.result or LAST
        yield from ()

    def coins_that_score(self, t: Table, seat: int, coins: int) -> int:
        """C1-34: none with the Last card, but those that Armadale Castle counts."""
        if self.boats[seat].result != LAST:
            return coins
        return min(coins, 8) if "armadale-castle" in t.estates[seat].cards else 0

    def seen(self, t: Table) -> dict[str, Any]:
        return {
            "started": self.started,
            "rivers": [
                [[_named(each) for each in self.places(t, river)], len(self.tokens[river])]
                for river in range(len(self.rivers))
            ],
            "boats": [
                [boat.river, self.places(t, boat.river).index(boat.place), self.steps_home(t, seat), boat.result]
                for seat, boat in enumerate(self.boats)
            ],
        }

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        race = view["table"]["boat-race"]
        return {
            "started": race["started"],
            "rivers": [[each["places"], each["tokens"]] for each in race["rivers"]],
            "boats": [[each["river"], each["place"], each["ahead"], each["result"]] for each in race["boats"]],
        }


def _named(place: Cell | int) -> str:
    return str(place + 1) if isinstance(place, int) else cell_name(place)


def hidden_tokens(data: dict[str, Any], view: dict[str, Any]) -> list[list[str]]:
    """Which tokens lie on which castle."""
    kinds = printed.value(data, "rewards")
    return [[kinds[each] for each in castle] for castle in view["slices"]["dragon-boats"]["castles"]]
