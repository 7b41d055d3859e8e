"""Taking a monument: its tile goes onto the plan card of its name, or a design brings a double one (C11-TAKE)."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, is_fetched
from hindmost.kernel.craft import ANYWHERE, Fold, Frame, Msg, Plan, Window
from hindmost.mechanics.craft import NO_TILE
from hindmost.mechanics.verbs import CHOOSE

from .plans import DESIGNS, kept, plan_message, plan_of, plans


class TakePlan(Frame[GlenMoreII]):
    """The tile is not placed: its plan lies openly beside the territory from now on. A design is used up by it."""

    def run(self, g: GlenMoreII) -> None:
        tile = g.hand
        g.hand = NO_TILE
        plan = plan_of(g, tile)
        if g.kit.ids[tile] in DESIGNS:
            g.removed.append(tile)
        plans(g).held[g.active].append(plan)
        g.note("plan-taken", g.active, plan)
        if is_fetched(g):
            g.stack.append(Endow(plan))


class Endow(Window[GlenMoreII]):
    """One that was fetched from the discard pile begins with a resource of the supply, which is no payment of the turn
    (C11-CLAN-02)."""

    __slots__ = ("plan",)

    shape: ClassVar[dict[str, str]] = {"plan": "plan"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, plan: int) -> None:
        self.plan = plan

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [CHOOSE | kind for kind in range(g.kinds)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        plans(g).goods[self.plan].append(choice & 0xFF)
        g.note("plan-endowed", g.active, choice & 0xFF, self.plan)

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Any will do."""
        return options[0]

    def faults(self, g: GlenMoreII) -> list[str]:
        part = plans(g)
        held = any(self.plan in each for each in part.held)
        return [] if held and not part.goods[self.plan] else ["puts a resource on a plan that cannot have it"]

    def title(self, g: GlenMoreII) -> Msg:
        return Msg("ask-endow", {"tile": plan_message(g, self.plan)})


class OnPlans(Fold[GlenMoreII, "list[int]"]):
    """The monuments that lie on plans."""

    def fold(self, g: GlenMoreII, value: list[int], seat: int, subject: int) -> list[int]:
        return [*value, *kept(g)]


TAKE_PLAN: Final = Plan("plan", (("plan", TakePlan()),), within=("use",))
