"""Kenneth McSnitch: a Scotsman who walks through rivals' territories and steals (C8-24)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.figures import FigureMob, haunts, put_on, rival_spot, rivals
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, mark, marks_of, mob_message
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.words import DECLINE, GoodVerb, MobVerb
from hindmost.games.glen_more_ii.craft import GlenMoreII, Prospects, SpreadGoods
from hindmost.games.glen_more_ii.steps import in_lull
from hindmost.kernel.craft import ANYWHERE, VERB_SHIFT, Frame, FreeAction, Msg, Reason, Refusal, Verb, Window, verb_code
from hindmost.kernel.kinds import Kind
from hindmost.mechanics.craft import Args, count, name_of, unit
from hindmost.mechanics.glen import NOWHERE

MCSNITCH: Final = NAMES.index("mcsnitch")
SNEAK: Final = verb_code(8, 11)
SNEAK_TO: Final = verb_code(8, 12)
LOOT: Final = verb_code(8, 13)

NO_MOVEMENT: Final = Reason("reason-no-movement", "C8-24")
TOO_FAR: Final = Reason("reason-one-step-only", "C8-24")


class Sneak(MobVerb):
    """Kenneth is to move."""

    name: ClassVar[str] = "sneak"
    code: ClassVar[int] = SNEAK
    kind: ClassVar[Kind] = "move"
    figure: ClassVar[bool] = True

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        host, slot = marks_of(g, MCSNITCH)
        return [f"cell:{host}:{name_of(g.estates[host].ground.cells[slot])}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-24"


class SneakTo(Verb):
    """Payload: the slot of the host to which he goes."""

    name: ClassVar[str] = "sneak-to"
    code: ClassVar[int] = SNEAK_TO
    kind: ClassVar[Kind] = "to"

    def words(self, g: GlenMoreII, payload: int) -> str:
        return name_of(g.estates[host_of(g)].ground.cells[payload])

    def args(self, g: GlenMoreII, payload: int) -> Args:
        return rival_spot(g, host_of(g), payload)

    def targets(self, g: GlenMoreII, payload: int) -> list[str]:
        return [f"cell:{host_of(g)}:{self.words(g, payload)}"]

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-24"


class Loot(GoodVerb):
    """He steals it."""

    name: ClassVar[str] = "loot"
    code: ClassVar[int] = LOOT

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return "C8-24"


def host_of(g: GlenMoreII) -> int:
    return marks_of(g, MCSNITCH)[0]


class Sneaking(FreeAction[GlenMoreII]):
    """Own movement points move him, also those of a turn with a pawn that is lent (PX-4.8-03)."""

    def verbs(self) -> tuple[int, ...]:
        return (SNEAK >> VERB_SHIFT,)

    def is_out(self, g: GlenMoreII, seat: int) -> bool:
        return controller(g, MCSNITCH) == seat and host_of(g) != NOWHERE and in_lull(g)

    def offer(self, g: GlenMoreII, seat: int, options: list[int]) -> None:
        if g.movement:
            options += self.options(g, seat)

    def options(self, g: GlenMoreII, seat: int) -> list[int]:
        return [SNEAK | MCSNITCH] if g.movement and self.is_out(g, seat) else []

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.stack.append(SneakStep())

    def refusals(self, g: GlenMoreII, seat: int) -> list[Refusal]:
        stays = self.is_out(g, seat) and not g.movement
        return [Refusal(SNEAK | MCSNITCH, NO_MOVEMENT)] if stays else []


class SneakStep(Frame[GlenMoreII]):
    """One step within the territory that he is in, by side or corner; then he may steal, unless the host guards."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE
    runs_alone: ClassVar[bool] = True

    def ask(self, g: GlenMoreII) -> list[int] | None:
        host, slot = marks_of(g, MCSNITCH)
        return [SNEAK_TO | near for near in g.estates[host].ground.around(slot)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        g.movement -= 1
        host, slot = host_of(g), choice & 0xFF
        e = g.estates[host]
        mark(g, MCSNITCH, [host, slot])
        g.note("sneaked", g.active, host, e.ground.cells[slot], e.ground.tiles[slot])
        if e.goods[slot] and not e.members[slot]:
            g.stack.append(Steal())

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        host, slot = marks_of(g, MCSNITCH)
        return [Refusal(SNEAK_TO | far, TOO_FAR) for far in g.estates[host].ground.beyond(slot)]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-sneak-step", {"mob": mob_message(MCSNITCH)})


class Steal(Window[GlenMoreII]):
    """One resource of the tile that he has come to, onto any own tile."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        host, slot = marks_of(g, MCSNITCH)
        goods = g.estates[host].goods[slot]
        return [*(LOOT | kind for kind in range(g.kinds) if count(goods, kind)), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice == DECLINE:
            return
        host, slot = marks_of(g, MCSNITCH)
        kind = choice & 0xFF
        g.estates[host].remove(slot, unit(kind))
        g.note("looted", g.active, kind, host)
        g.push([SpreadGoods(unit(kind)), Escape()])

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """What sells best."""
        loot = [choice for choice in options if choice >> VERB_SHIFT == LOOT >> VERB_SHIFT]
        return max(loot, key=lambda choice: (g.market.worth(choice & 0xFF), -choice), default=None)

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-steal", rival_spot(g, *marks_of(g, MCSNITCH)))


class Escape(Window[GlenMoreII]):
    """After stealing he may be put on a tile of another player; that is no step, and steals nothing."""

    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def ask(self, g: GlenMoreII) -> list[int] | None:
        others = [seat for seat in rivals(g, g.active) if seat != host_of(g)]
        return [*haunts(g, MCSNITCH, others), DECLINE]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != DECLINE:
            put_on(g, choice)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        return DECLINE

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-escape", {"mob": mob_message(MCSNITCH)})


class McSnitch(FigureMob):
    """Kenneth."""

    __slots__ = ()

    name: ClassVar[str] = "mcsnitch"
    clause: ClassVar[str] = "C8-24"

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (Sneaking(),)

    def worth(self, g: GlenMoreII, seat: int, ahead: Prospects) -> float:
        """A step now and then brings a good; where he stands among unguarded ones, sooner."""
        out = self.seat(g) == seat and host_of(g) != NOWHERE
        near = loot_near(g) if out else 1
        return ahead.turns * (0.22 + 0.05 * min(near, 3)) if out else 0.2 * ahead.turns


def loot_near(g: GlenMoreII) -> int:
    """The tiles within a step of him from which he could steal."""
    host, slot = marks_of(g, MCSNITCH)
    e = g.estates[host]
    return 0 if slot == NOWHERE else sum(e.goods[n] > 0 and not e.members[n] for n in e.ground.around(slot))
