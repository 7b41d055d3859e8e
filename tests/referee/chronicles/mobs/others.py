"""The mobs that react or change what another chronicle does."""

from __future__ import annotations

from tests.referee.asking import Answered, Ask, Chance, Play
from tests.referee.cells import Cell, cell_name, cell_of
from tests.referee.chronicles.c01 import DragonBoats
from tests.referee.chronicles.c02 import Highlander
from tests.referee.chronicles.c05 import Haggis
from tests.referee.chronicles.mobs.mob import Mob
from tests.referee.glen_more_ii import window
from tests.referee.glen_more_ii.table import Table, Turn

PASS = "pass"


class McMail(Mob):
    """C8-22."""

    def __init__(self, name: str, coins: int) -> None:
        super().__init__(name)
        self.coins = coins

    @property
    def tokens(self) -> list[int]:
        return [1] * self.coins

    @property
    def spent(self) -> bool:
        return not self.coins

    def places(self, t: Table, good: str) -> list[str]:
        assert self.controller is not None
        lots = t.estates[self.controller].lots
        found = [f"put {good} {cell_name(cell)}" for cell, lot in lots.items() if t.room(lot) > 0]
        return found + ([f"fence {good}"] if t.market[good] else [])

    def produced(self, t: Table, tile: str, goods: list[tuple[str, Cell]]) -> Play:
        if self.controller is None or self.is_mine(t) or not self.coins:
            return
        if t.type_of(tile) not in ("animal", "material"):
            return
        kinds = [good for good in t.goods if good in dict(goods) and self.places(t, good)]
        if not kinds:
            return
        answer = yield Ask(self.controller, "intercept", [*(f"mail {good}" for good in kinds), PASS])
        if answer == PASS:
            return
        good = answer.split(" ")[1]
        self.coins -= 1
        t.me.coins += 1
        lot = t.me.lots[dict(goods)[good]]
        lot.goods[good] -= 1
        if not lot.goods[good]:
            del lot.goods[good]
        answer = yield Ask(self.controller, "deliver", self.places(t, good))
        estate = t.estates[self.controller]
        if answer.startswith("put"):
            estate.lots[cell_of(answer.split(" ")[2])].goods[good] += 1
        else:
            t.market[good] -= 1
            estate.coins += t.prices[t.market[good]]


class MacSponge(Mob):
    """C8-26."""

    def __init__(self, name: str, least: int) -> None:
        super().__init__(name)
        self.least = least
        self.charged: Turn | None = None

    def awarded(self, t: Table, seat: int, points: int) -> None:
        if self.controller is None or seat == self.controller or points < self.least:
            return
        if not t.in_scoring:
            if seat != t.seat or self.charged is t.turn:
                return
            self.charged = t.turn
        self.line(t, seat, -1)
        self.line(t, self.controller, 1)

    def line(self, t: Table, seat: int, points: int) -> None:
        t.estates[seat].sheet.append((points, f"mob-{self.name}", 5 if t.is_final else t.scorings))


class OnBoat(Mob):
    """C8-30, -31: it joins its controller's boat, and the second reward token is for both of them."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.race: DragonBoats | None = None

    def taken(self, t: Table) -> Play:
        self.race = next(part for part in t.parts if isinstance(part, DragonBoats))
        yield from ()

    @property
    def spent(self) -> bool:
        """Once the race of that boat is over."""
        if self.race is None or self.controller is None:
            return False
        return self.race.boats[self.controller].result is not None

    def kept_token(self, t: Table, river: int) -> Play:
        """Once per game, and one at a castle."""
        race = self.race
        if race is None or not self.is_mine(t) or self.used or not race.tokens[river] or race.second_here:
            return
        race.second_here = True
        answer = yield from window.window(t, "take-second", lambda: [f"second-token {self.name}"], window.SELLING, PASS)
        if not answer:
            return
        self.used = True
        yield Chance(("log-mob-second-token",), "mob")
        key = yield Chance(("log-kept-token",), "reward")
        token = key.removeprefix("reward-")
        race.tokens[river].remove(token)
        yield from race.reward(t, token)


class McQuack(OnBoat):
    """C8-30; the pennies are counted with the prison."""

    def __init__(self, name: str, minus: list[int]) -> None:
        super().__init__(name)
        self.minus = minus

    def overtakes(self, t: Table, seat: int, others: list[int]) -> Play:
        if self.controller is None:
            return
        for other in others:
            if self.controller not in (seat, other) or not self.minus[self.controller]:
                continue
            rival = other if self.controller == seat else seat
            answer = yield Ask(self.controller, "pass-penny", [f"slip-penny {rival}", PASS])
            if answer != PASS:
                self.minus[self.controller] -= 1
                self.minus[rival] += 1


class McMuscle(OnBoat):
    """C8-31."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.beside: Turn | None = None

    def sails_free(self, t: Table) -> bool:
        return self.is_mine(t) and self.beside is t.turn

    def sailed(self, t: Table, rivals: bool) -> None:
        self.beside = t.turn if self.is_mine(t) and rivals else None


class McTrick(Mob):
    """C8-32."""

    def on_mountain(self, t: Table) -> Play:
        mountain = next(part for part in t.parts if isinstance(part, Highlander))
        items = (["coin"] if mountain.coins else []) + [good for good in t.goods if mountain.goods[good]]
        if not self.is_mine(t) or not items:
            return
        options = [f"barter {item} {good}" for item in items for good in t.goods if item != good]
        answer = yield from window.window(t, "trick", options.copy, window.SELLING, PASS)
        if not answer:
            return
        _, item, good = answer.split(" ")
        if item == "coin":
            mountain.coins -= 1
        else:
            mountain.goods[item] -= 1
            if not mountain.goods[item]:
                del mountain.goods[item]
        mountain.goods[good] += 1


class MacMalt(Mob):
    """C8-33."""

    def haggles(self, t: Table) -> bool:
        return self.is_mine(t)


class McStarve(Mob):
    """C8-34."""

    def before_rolls(self, t: Table) -> Play:
        haggis = next(part for part in t.parts if isinstance(part, Haggis))
        if self.controller is None or self.used:
            return
        victims = [seat for seat, table in enumerate(haggis.tables) if table and seat != self.controller]
        if not victims:
            return
        answer = yield Ask(self.controller, "starve", [*(f"steal-haggis {seat}" for seat in victims), PASS])
        if answer == PASS:
            return
        self.used = True
        victim = int(answer.split(" ")[1])
        options = [f"give-haggis {value}" for value in sorted(set(haggis.tables[victim]))]
        answer = yield Ask(victim, "give-up-haggis", options)
        value = int(answer.split(" ")[1])
        haggis.tables[victim].remove(value)
        yield from haggis.lay(self.controller, value)


class McHagg(Mob):
    """C8-35."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.rerolled = False

    def before_rolls(self, t: Table) -> Play:
        self.rerolled = False
        yield from ()

    def rolls_again(self, t: Table) -> Answered:
        if self.controller is None or self.rerolled:
            return ""
        answer = yield Ask(self.controller, "let-it-count", [f"reroll {self.name}", PASS])
        self.rerolled = answer != PASS
        return answer if self.rerolled else ""


class McDenial(Mob):
    """C8-40."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.number = ""

    def before_bids(self, t: Table) -> Play:
        if self.controller is None or self.used:
            return
        answer = yield Ask(self.controller, "deny", [*(f"deny {number}" for number in range(1, 6)), PASS])
        if answer != PASS:
            self.used = True
            self.number = answer.split(" ")[1]

    def bars(self, seat: int) -> str:
        return self.number if seat != self.controller else ""

    def after_bids(self) -> None:
        self.number = ""


class McGlory(Mob):
    """C8-41."""

    def one_reward_more(self, t: Table) -> bool:
        return self.is_mine(t) and not self.used and not t.turn.lent

    def took_one_more(self, t: Table) -> None:
        self.used = True
