"""Chronicle 10, Of Stones and Cabers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.referee import printed
from tests.referee.asking import Answered, Play
from tests.referee.cells import Cell, around, cell_name, cell_of
from tests.referee.glen_more_ii import barrels, clans, gaining, placing, window
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import HOME_CASTLE, Table

NAMES = ("caber-tosser", "stone-carrier")
FACES = {"material": 0, "animal": 1}
TOP = 5
NOTHING = "leave-games"


class StonesAndCabers(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c10_stones_and_cabers")
        self.tracks = [printed.value(self.data, name) for name in ("caber_track", "stone_track")]
        self.rewards = printed.value(self.data, "centre_track")
        self.levels: list[list[int]] = []
        self.markers: list[list[Cell]] = []
        self.begun: set[int] = set()
        self.centre: dict[int, int] = {}
        self.popular: list[int] = []

    def components(self) -> dict[str, Any]:
        return self.data

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """C10-SETUP-04."""
        self.levels = [[0, 0] for _ in t.estates]
        self.markers = [[] for _ in t.estates]
        self.popular = [0 for _ in t.estates]

    # ------------------------------------------------------------ tokens

    def can_hand_over(self, t: Table, cost: dict[str, int]) -> bool:
        return cost.get("popularity", 0) <= self.popular[t.seat]

    def hands_over(self, t: Table, cost: dict[str, int]) -> None:
        self.popular[t.seat] -= cost.get("popularity", 0)

    def markers_away(self, seat: int) -> int:
        return list(self.centre.values()).count(seat)

    # ------------------------------------------------------------ markers and training

    def placed(self, t: Table, cell: Cell) -> Play:
        """C10-TRAIN-01, -02, C10-MARK-05: settled when the tile is laid."""
        trained = [0, 0]
        laid = placing.laid_on(t, cell)
        for marker in self.markers[t.seat]:
            tiles = t.me.lots[marker].tiles
            if marker in laid:
                trained[FACES[t.type_of(tiles[-2])]] += 1
            elif any(marker in around(each) for each in laid):
                trained[FACES[t.type_of(tiles[-1])]] += 1
        return self.train(t, cell, trained)

    def train(self, t: Table, cell: Cell, trained: list[int]) -> Play:
        yield from self.rise(t, trained)
        self.markers[t.seat] = [each for each in self.markers[t.seat] if t.type_of(t.me.lots[each].tile) in FACES]
        yield from self.mark(t, cell)

    def mark(self, t: Table, cell: Cell) -> Play:
        """C10-MARK-01, -03, -04."""
        mine = self.markers[t.seat]
        if cell not in t.me.lots or t.type_of(t.me.lots[cell].tile) not in FACES or cell in mine:
            return
        if t.seat not in self.begun:
            self.begun.add(t.seat)
            mine.append(cell)
            return
        from_tiles = [each for each in mine if not any(other in around(cell) for other in mine if other != each)]
        options = [f"champion {cell_name(each)}" for each in from_tiles]
        if len(mine) < printed.value(self.data, "champion_markers") and not any(each in around(cell) for each in mine):
            options.append("champion new")
        answer = yield from self.ask(t, "place-champion", lambda: options)
        if answer != NOTHING:
            source = answer.split(" ")[1]
            if source != "new":
                mine.remove(cell_of(source))
            mine.append(cell)

    def lifted(self, t: Table, seat: int, cell: Cell) -> None:
        """C10-MARK-06."""
        if cell in self.markers[seat]:
            self.markers[seat].remove(cell)

    def moved(self, t: Table, old: Cell, new: Cell) -> None:
        self.markers[t.seat] = [new if each == old else each for each in self.markers[t.seat]]

    def ask(self, t: Table, kind: str, choices: Callable[[], list[str]]) -> Answered:
        """What may be left; nobody is asked where there is nothing."""
        if not choices():
            return NOTHING
        answer = yield from window.window(t, kind, choices, window.BETWEEN, NOTHING)
        return answer

    # ------------------------------------------------------------ levels

    def rise(self, t: Table, due: list[int], free: int = 0, together: bool = False) -> Play:
        """C10-LEVEL-01: one after the other, as the player likes."""
        due = list(due)
        while sum(due) + free:
            open_to = [0, 1] if free else [champion for champion in (0, 1) if due[champion]]
            champion = open_to[0]
            if len(open_to) > 1 and min(self.levels[t.seat]) < TOP:
                both = [f"raise {name}" for name in NAMES]
                answer = yield from window.window(t, "levels", _always(both), window.BETWEEN, "must")
                champion = NAMES.index(answer.split(" ")[1])
            if free and together:
                due[champion], free = free, 0
            if free:
                free -= 1
            else:
                due[champion] -= 1
            yield from self.climb(t, champion)

    def climb(self, t: Table, champion: int) -> Play:
        """C10-LEVEL-02 to -04, C10-CENTRE."""
        levels = self.levels[t.seat]
        if levels[champion] == TOP:
            t.award(t.seat, printed.value(self.data, "beyond_vp"), "score-champions")
            return
        levels[champion] += 1
        level = levels[champion]
        left = {"use-level", "centre-reward"}
        if level in (3, 4):
            left.remove("use-level")

        def choices() -> list[str]:
            found = [f"use-level {NAMES[champion]} {level}"] if "use-level" in left else []
            if "centre-reward" in left and self.is_open(t, level):
                found.append(f"centre-reward {level}")
            return found

        while left:
            answer = yield from self.ask(t, "reached", choices)
            if answer == NOTHING:
                return
            left.remove(answer.split(" ")[0])
            if answer.startswith("use-level"):
                yield from self.reward(t, self.tracks[champion][level - 1])
            else:
                if t.seat in self.centre.values():
                    for part in t.parts:
                        part.took_one_more(t)
                self.centre[level] = t.seat
                yield from self.reward(t, self.rewards[level - 1])

    def is_open(self, t: Table, level: int) -> bool:
        """C10-CENTRE-01, -02."""
        more = t.seat not in self.centre.values() or any(part.one_reward_more(t) for part in t.parts)
        return level not in self.centre and more and t.markers_left(t.seat) > 0

    def reward(self, t: Table, name: str) -> Play:
        thing, *rest = name.split("-")
        if thing == "resource":
            goods = None if rest == ["any"] else [good for good in t.goods if good in rest]
            yield from gaining.any_anywhere(t, "spread-one-of" if goods else "spread-gift", goods)
        elif thing == "scotsman":
            yield from gaining.enlist(t, int(rest[0]))
        elif thing == "coins":
            t.me.coins += int(rest[0])
        elif thing == "barrel":
            yield from barrels.gain(t, int(rest[0]))
        elif thing == "vp":
            t.award(t.seat, int(rest[0]), "score-champions")
        elif thing == "popularity":
            self.popular[t.seat] += int(rest[0])
        else:
            assert thing == "movement", name
            t.turn.movement += int(rest[0])

    # ------------------------------------------------------------ tiles and crests

    def asks(self, words: str) -> bool:
        return words.startswith("train ")

    def makes(self, t: Table, words: str) -> list[str]:
        return [good for good in t.goods if good in words.split(" ")] if words.startswith("breed ") else []

    def uses(self, t: Table, tile: str) -> Play | None:
        return self.tournament(t, tile) if t.records[tile].get("use") == "tournament" else None

    def tournament(self, t: Table, tile: str) -> Play:
        """C10-TILE-01."""
        t.removed.append(tile)
        ways = ["contest both", *(f"contest {name}" for name in NAMES)]
        answer = yield from self.ask(t, "tournament", lambda: ways)
        if answer == "contest both":
            yield from self.rise(t, [1, 1])
        elif answer != NOTHING:
            yield from self.rise(t, [2 * (answer == f"contest {name}") for name in NAMES])

    def gains(self, t: Table, words: str) -> Play | None:
        if words.startswith("train "):
            _, way, number = words.split(" ")
            if way == "both":
                return self.rise(t, [int(number), int(number)])
            if way in NAMES:
                return self.rise(t, [int(number) * (way == name) for name in NAMES])
            return self.rise(t, [0, 0], int(number), together=way == "one")
        if words == "come home":
            return self.come_home(t)
        if words == "befriend":
            return self.befriend(t)
        return iter_nothing() if words == "crosswise" else None

    def come_home(self, t: Table) -> Play:
        """C10-TILE-06."""

        def choices() -> list[str]:
            lots = t.me.lots.items()
            return [f"come-home {cell_name(cell)}" for cell, lot in lots if lot.scotsmen and cell != HOME_CASTLE]

        answer = yield from self.ask(t, "homecoming", choices)
        if answer != NOTHING:
            t.me.lots[cell_of(answer.split(" ")[1])].scotsmen -= 1
            yield from gaining.arrive(t, t.seat, HOME_CASTLE)

    def befriend(self, t: Table) -> Play:
        """C10-TILE-05."""
        if t.markers_left(t.seat) == 0:
            return
        domains = [
            domain
            for domain, record in t.domains.items()
            if not record.get("closed") and (record.get("open") or not t.has(t.seat, domain))
        ]

        def choices() -> list[str]:
            fine = [domain for domain in domains if clans.toll(t, domain) <= t.me.coins]
            found = [f"claim {domain}" for domain in fine]
            return [*found, "pass"] if fine and all(clans.toll(t, domain) for domain in fine) else found

        answer = yield from window.window(t, "befriend-clan", choices, window.BETWEEN, "must")
        if not answer:
            return
        domain = answer.split(" ")[1]
        yield from clans.pay_toll(t, domain)
        t.me.domains.append(domain)
        yield from clans.bonus(t, domain)

    def woken(self, t: Table, cells: list[Cell]) -> list[Cell]:
        """C10-TILE-04."""
        spot = t.turn.spot
        if spot not in t.me.lots or t.records[t.me.lots[spot].tile].get("immediate") != "crosswise":
            return cells
        return [cell for cell in t.me.lots if cell[0] == spot[0] or cell[1] == spot[1]]

    # ------------------------------------------------------------ scorings

    def counts(self, seat: int) -> dict[str, int]:
        return {"popularity": self.popular[seat]}

    def raises(self, t: Table, seat: int, category: str) -> int:
        """C10-LEVEL-03."""
        more = [0, 0, 0, 1, 2, 2]
        categories = printed.value(self.data, "score_categories")
        return more[self.levels[seat][categories.index(category)]] if category in categories else 0

    def cheers(self, seat: int) -> int:
        """C10-SCORE-01."""
        return sum(self.levels[seat][way] == max(levels[way] for levels in self.levels) for way in (0, 1))

    def foreseen(self, t: Table, seat: int, category: str) -> int:
        return self.cheers(seat) if category == "popularity" else 0

    def before_scoring(self, t: Table) -> Play:
        yield from ()
        self.popular = [number + self.cheers(seat) for seat, number in enumerate(self.popular)]

    def cleared(self, t: Table) -> Play:
        """C10-SCORE-04."""
        yield from ()
        self.levels = [[0, 0] for _ in t.estates]
        self.centre = {}

    def seen(self, t: Table) -> dict[str, Any]:
        return {
            "champions": self.levels,
            "champion markers": [sorted(cell_name(cell) for cell in cells) for cells in self.markers],
            "centre": [self.centre.get(level) for level in range(1, TOP + 1)],
            "popularity": self.popular,
        }

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        champions = [each["champions"] for each in view["seats"]]
        return {
            "champions": [[each["caber"], each["stone"]] for each in champions],
            "champion markers": [sorted(each["markers"]) for each in champions],
            "centre": view["table"]["games-board"]["taken"],
            "popularity": [each["popularity"] for each in view["seats"]],
        }


def _always(options: list[str]) -> Callable[[], list[str]]:
    return lambda: options


def iter_nothing() -> Play:
    """What is done by having been said."""
    yield from ()
