"""Plans: a turn, a scoring, the set-up as lists of named steps, into which modules insert theirs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import BEFORE, Insert

if TYPE_CHECKING:
    from hindmost.kernel.modules import Module


REST: Final = "*"
"""In an order of modules: all those that it does not name."""


class Plan:
    """Named steps, the first one first.

    `within`: the steps in which it may be begun, and the kinds of frames on which it may be laid; empty for one that
    has the stack to itself, such as a turn.
    """

    __slots__ = ("name", "steps", "within")

    def __init__(self, name: str, steps: Sequence[tuple[str, Frame[Any]]], within: tuple[str, ...] = ()) -> None:
        self.name = name
        self.steps: list[tuple[str, Frame[Any]]] = list(steps)
        self.within = within

    def reversed(self) -> list[Frame[Any]]:
        """Its frames, the last one first: the way the stack takes them."""
        return [step[1] for step in self.steps[::-1]]


def woven(modules: tuple[Module, ...], order: Mapping[str, tuple[str, ...]]) -> dict[str, Plan]:
    """Every module's plans by name, with every module's steps in them.

    `order`, as "plan turn", names the modules in the order in which their steps come that stand at one place.
    """
    plans: dict[str, Plan] = {}
    for module in modules:
        for plan in module.plans():
            plans[plan.name] = Plan(plan.name, plan.steps, plan.within)
    inserts = [(module, insert) for module in modules for insert in module.inserts()]
    inserts.sort(key=lambda pair: rank(order.get(f"plan {pair[1].plan}", ()), pair[0].key))
    followers: dict[tuple[str, str], str] = {}
    while inserts:
        ready = [pair for pair in inserts if _has_anchor(plans, pair[1])] or inserts
        for module, insert in ready:
            _insert(plans, followers, module, insert)
        inserts = [pair for pair in inserts if pair not in ready]  # what stands beside a step that came just now
    return plans


def _has_anchor(plans: dict[str, Plan], insert: Insert) -> bool:
    plan = plans.get(insert.plan)
    return plan is not None and insert.anchor in [name for name, _ in plan.steps]


def rank(named: tuple[str, ...], key: str) -> int:
    """The place of a module in an order; those that it does not name come after the others, or where it has REST."""
    if key in named:
        return named.index(key)
    return named.index(REST) if REST in named else len(named)


def _insert(plans: dict[str, Plan], followers: dict[tuple[str, str], str], module: Module, insert: Insert) -> None:
    """Put one step into its plan, behind what was put on the same side of its anchor before.

    `followers` gives, by plan and step, the anchor after which a step was inserted.
    """
    plan = plans.get(insert.plan)
    names = [name for name, _ in plan.steps] if plan is not None else []
    if plan is None or insert.anchor not in names:
        if insert.optional:
            return
        raise BadConfiguration(
            f"Module {module.key!r} inserts {insert.step!r} beside step {insert.anchor!r} of plan {insert.plan!r}, "
            f"which is not there; plans are {sorted(plans)}, steps {names}."
        )
    if insert.step in names:
        raise BadConfiguration(
            f"Module {module.key!r} inserts {insert.step!r} into plan {insert.plan!r}, which has such a step already."
        )
    place = names.index(insert.anchor)
    if insert.side != BEFORE:
        place += 1
        following = {insert.anchor}
        while place < len(names) and followers.get((insert.plan, names[place])) in following:
            following.add(names[place])
            place += 1
        followers[insert.plan, insert.step] = insert.anchor
    plan.steps.insert(place, (insert.step, insert.frame))
