"""The table: configuration, modules and collected hooks of a game. Built once, never changed, shared by clones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import (
    BEFORE,
    Actor,
    EventPoint,
    Fold,
    FoldPoint,
    FreeAction,
    Insert,
    Listener,
    V,
    Veto,
    VetoPoint,
)
from hindmost.kernel.kinds import KINDS
from hindmost.kernel.messages import Json, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.order import NEXT_VERB, AnyOrder, in_any_order
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import MOST_MODULES, VERB_SHIFT, VERBS_PER_MODULE, Verb
from hindmost.kernel.views import Component

Steps = list[tuple[str, Frame[Any]]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Everything about a game that stays as it is while it is played.

    `order` names, for a fold point, the modules in the order in which they fold; those not named come after, by number.
    As "plan turn" it does the same for a plan: the order of steps that several modules insert at one place.
    """

    def __init__(
        self,
        modules: tuple[Module, ...],
        seats: int,
        options: dict[str, Json],
        order: Mapping[str, tuple[str, ...]],
    ) -> None:
        self.modules = modules
        self.seats = seats
        self.options = options
        self.plans: dict[str, list[Frame[Any]]] = _plans(modules, order)
        """By name, last step first: the way the stack takes them."""
        self.folds: dict[FoldPoint[Any], list[Fold[Any, Any]]] = {}
        self.vetoes: dict[VetoPoint, list[Veto[Any]]] = {}
        self.listeners: dict[EventPoint, list[Listener[Any]]] = {}
        self.free_actions: list[FreeAction[Any]] = []
        self.free_by_verb: list[FreeAction[Any] | None] = []
        """By the number of a verb, as far as there are any."""
        self.actors: list[Actor[Any]] = []
        """By piece: the players' pawns first, then what the modules bring."""
        self.verbs: dict[int, Verb] = {NEXT_VERB.number: NEXT_VERB}
        self.frames: dict[str, type[Frame[Any]]] = {AnyOrder.kind(): AnyOrder}
        self.slice_at: dict[str, int] = {}
        """Where in `State.slices` a module's part lies, by the module's key."""
        components: list[Component] = []
        for module in modules:
            for barrier, veto in module.vetoes():
                self.vetoes.setdefault(barrier, []).append(veto)
            for event, listener in module.listeners():
                self.listeners.setdefault(event, []).append(listener)
            for action in module.free_actions():
                self.free_actions.append(action)
                for verb in action.verbs():
                    self.free_by_verb += [None] * (verb + 1 - len(self.free_by_verb))
                    self.free_by_verb[verb] = action
            self.actors.extend(module.actors(seats))
            self._add_verbs(module)
            self._add_frames(module)
            components.extend(module.components())
            if module.slice(seats) is not None:
                self.slice_at[module.key] = len(self.slice_at)
        self._add_folds(order)
        self.components = tuple(components)

    def _add_frames(self, module: Module) -> None:
        for frame in module.frames():
            if self.frames.setdefault(frame.kind(), frame) is not frame:
                raise BadConfiguration(
                    f"Module {module.key!r} brings a frame {frame.kind()!r}, but there is another of that name; "
                    "snapshots could not tell them apart."
                )

    def _add_verbs(self, module: Module) -> None:
        if module.number not in range(MOST_MODULES):
            raise BadConfiguration(
                f"Module {module.key!r} has the number {module.number}; take one below {MOST_MODULES}."
            )
        own = range(module.number * VERBS_PER_MODULE, (module.number + 1) * VERBS_PER_MODULE)
        for verb in module.verbs():
            if verb.number not in own or verb.number in self.verbs:
                raise BadConfiguration(
                    f"Module {module.key!r} gives verb {verb.name!r} the number {verb.number}; "
                    f"take a free one from {own.start} to {own.stop - 1}."
                )
            if verb.kind not in KINDS:
                raise BadConfiguration(
                    f"Module {module.key!r} calls verb {verb.name!r} of the kind {verb.kind!r}; "
                    f"there are {', '.join(kind for kind in KINDS if kind)}, or none."
                )
            self.verbs[verb.number] = verb

    def _add_folds(self, order: Mapping[str, tuple[str, ...]]) -> None:
        pairs: dict[FoldPoint[Any], list[tuple[str, Fold[Any, Any]]]] = {}
        for module in self.modules:
            for point, fold in module.folds():
                pairs.setdefault(point, []).append((module.key, fold))
        for point, found in pairs.items():
            named = order.get(point.name, ())
            ranks = {key: rank for rank, key in enumerate(named)}
            found.sort(key=lambda pair, ranks=ranks: ranks.get(pair[0], len(ranks)))  # type: ignore[misc]
            self.folds[point] = [fold for _, fold in found]

    def verb(self, choice: int) -> Verb:
        return self.verbs[choice >> VERB_SHIFT]

    def offer_free(self, g: State, seat: int, options: list[int]) -> None:
        """Add the choices of all any-time actions to those of a window."""
        for action in self.free_actions:
            action.offer(g, seat, options)

    def free_action(self, choice: int) -> FreeAction[Any] | None:
        """The any-time action that a choice is; None if it answers the question itself."""
        verb = choice >> VERB_SHIFT
        return self.free_by_verb[verb] if verb < len(self.free_by_verb) else None

    def fold(self, point: FoldPoint[V], g: State, value: V, seat: int, subject: int) -> V:
        """The value after every module has had its say."""
        folds = self.folds.get(point)
        if folds is not None:
            for fold in folds:
                value = fold.fold(g, value, seat, subject)
        return value

    def veto(self, point: VetoPoint, g: State, seat: int, subject: int) -> Reason | None:
        """The first reason against it, or None."""
        for veto in self.vetoes.get(point, ()):
            reason = veto.veto(g, seat, subject)
            if reason is not None:
                return reason
        return None

    def emit(self, point: EventPoint, g: State, owner: int, a: int = 0, b: int = 0) -> None:
        """Tell the listeners; what they want done happens next, in the order that the point says."""
        if not self.listeners:
            return
        listeners = self.listeners.get(point)
        if listeners is None:
            return
        groups = [frames for listener in listeners if (frames := listener.on(g, owner, a, b))]
        if not groups:
            return
        if point.owner_orders and owner >= 0:
            g.push(in_any_order(owner, groups))
        else:
            g.push([frame for group in groups for frame in group])

    def new_slices(self) -> list[Slice]:
        return [part for module in self.modules if (part := module.slice(self.seats)) is not None]

    def slice_of(self, g: State, key: str) -> Slice:
        """The part of the state that belongs to a module."""
        return g.slices[self.slice_at[key]]


def _plans(modules: tuple[Module, ...], order: Mapping[str, tuple[str, ...]]) -> dict[str, list[Frame[Any]]]:
    """The plans with every insertion made, reversed for the stack."""
    steps: dict[str, Steps] = {}
    inserts: list[tuple[Module, Insert]] = []
    for module in modules:
        steps.update({name: list(plan) for name, plan in module.plans().items()})
        inserts += [(module, insert) for insert in module.inserts()]
    inserts.sort(key=lambda pair: _rank(order, pair[1].plan, pair[0].key))
    followers: dict[tuple[str, str], str] = {}
    for module, insert in inserts:
        _insert(steps, followers, module, insert)
    return {name: [frame for _, frame in reversed(plan)] for name, plan in steps.items()}


def _rank(order: Mapping[str, tuple[str, ...]], plan: str, key: str) -> int:
    named = order.get(f"plan {plan}", ())
    return named.index(key) if key in named else len(named)


def _insert(steps: dict[str, Steps], followers: dict[tuple[str, str], str], module: Module, insert: Insert) -> None:
    """Put one step into its plan, behind what was put on the same side of its anchor before.

    `followers` gives, by plan and step, the anchor after which a step was inserted.
    """
    plan = steps.get(insert.plan)
    names = [name for name, _ in plan] if plan is not None else []
    if plan is None or insert.anchor not in names:
        raise BadConfiguration(
            f"Module {module.key!r} inserts {insert.step!r} beside step {insert.anchor!r} of plan {insert.plan!r}, "
            f"which is not there; plans are {sorted(steps)}, steps {names}."
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
    plan.insert(place, (insert.step, insert.frame))
