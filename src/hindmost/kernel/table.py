"""The table: configuration, modules and collected hooks of a game. Built once, never changed, shared by clones."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hindmost.kernel.acting import ActAs
from hindmost.kernel.coming import COMES
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import Actor, EventPoint, Fold, FoldPoint, FreeAction, Listener, Sparing, V, Veto, VetoPoint
from hindmost.kernel.kinds import KINDS
from hindmost.kernel.messages import Json, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.order import NEXT_VERB, AnyOrder, in_any_order
from hindmost.kernel.plans import rank, woven
from hindmost.kernel.standing import Topic
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import MOST_MODULES, VERB_SHIFT, VERBS_PER_MODULE, Verb
from hindmost.kernel.views import Component


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Everything about a game that stays as it is while it is played.

    `order` names, for a fold point, the modules in the order in which they fold; those not named come after, by number,
    or where it has "*".
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
        self.woven = woven(modules, order)
        """The plans by name, with every module's steps in them."""
        self.plans: dict[str, list[Frame[Any]]] = {name: plan.reversed() for name, plan in self.woven.items()}
        """Their frames, the last one first."""
        self.folds: dict[FoldPoint[Any], list[Fold[Any, Any]]] = {}
        self.vetoes: dict[VetoPoint, list[Veto[Any]]] = {}
        self.listeners: dict[EventPoint, list[Listener[Any]]] = {}
        self.free_actions: list[FreeAction[Any]] = []
        self.free_by_verb: list[FreeAction[Any] | None] = []
        """By the number of a verb, as far as there are any."""
        self.actors: list[Actor[Any]] = []
        """By piece: the players' pawns first, then what the modules bring."""
        self.verbs: dict[int, Verb] = {NEXT_VERB.number: NEXT_VERB, COMES.number: COMES}
        self.frames: dict[str, type[Frame[Any]]] = {AnyOrder.kind(): AnyOrder, ActAs.kind(): ActAs}
        self.homes = dict.fromkeys(self.frames, 0)
        """By kind of frame: the number of the module that brings it."""
        self.slice_at: dict[str, int] = {}
        """Where in `State.slices` a module's part lies, by the module's key."""
        self.spared = {
            kind: tuple(seat for seat in range(seats) if module.actor_of(seat) is not None)
            for module in modules
            for kind in module.spares()
        }
        """By kind of listener: the seats that it passes by."""
        self.drawn = frozenset(kind for module in modules for kind in module.draws())
        """The kinds of chance questions that are answered from the seed even where chance is told."""
        components: list[Component] = []
        folds: dict[FoldPoint[Any], list[tuple[str, Fold[Any, Any]]]] = {}
        for module in modules:
            self._add_hooks(module, folds)
            for action in module.free_actions():
                self.free_actions.append(action)
                for verb in action.verbs():
                    self.free_by_verb += [None] * (verb + 1 - len(self.free_by_verb))
                    self.free_by_verb[verb] = action
            self.actors.extend(module.actors(seats))
            self._add_verbs(module)
            self._add_frames(module)
            components.extend(module.components())
            if module.part is not None:
                self.slice_at[module.key] = len(self.slice_at)
        self.nobodys: list[bool] = []
        """By seat: whether it is nobody's, because a module acts for it."""
        for seat in range(seats):
            own = [actor for module in modules if (actor := module.actor_of(seat)) is not None]
            self.actors[seat : seat + len(own[:1])] = own[:1]
            self.nobodys.append(bool(own))
        self._add_folds(folds, order)
        self._refuse_unknown_frames()
        self.components = tuple(components)
        self.printed: dict[str, Any] = {}
        """By the key of a module: what is printed on its components at this table, as its files ask for it."""

    def _add_hooks(self, module: Module, folds: dict[FoldPoint[Any], list[tuple[str, Fold[Any, Any]]]]) -> None:
        pairs: tuple[Any, ...] = module.hooks()  # of anything: what does not go together is told below
        for point, hook in pairs:
            if isinstance(point, FoldPoint) and isinstance(hook, Fold):
                folds.setdefault(point, []).append((module.key, hook))
            elif isinstance(point, VetoPoint) and isinstance(hook, Veto):
                self.vetoes.setdefault(point, []).append(hook)
            elif isinstance(point, EventPoint) and isinstance(hook, Listener):
                seats = self.spared.get(type(hook), ())
                self.listeners.setdefault(point, []).append(Sparing(hook, seats) if seats else hook)
            else:
                raise BadConfiguration(
                    f"Module {module.key!r} hooks a {type(hook).__name__} to the point {point.name!r}, "
                    f"which is a {type(point).__name__}: folds, vetoes and listeners have points of their own kind."
                )

    def _refuse_unknown_frames(self) -> None:
        """A step that snapshots could not name would be a table that cannot be opened again."""
        for plan in self.woven.values():
            for step, frame in plan.steps:
                if not self.knows(frame):
                    raise BadConfiguration(
                        f"The step {step!r} of plan {plan.name!r} is a {type(frame).__name__}, a frame that no module "
                        f"brings; define it in the module's own folder, or name it in `frames`."
                    )

    def knows(self, frame: Frame[Any]) -> bool:
        """Whether a snapshot with the frame could be read back."""
        return self.frames.get(frame.kind()) is type(frame)

    def topics(self) -> dict[str, Topic]:
        """By the kind of question: how it may be answered beforehand."""
        every = [Topic(kind, frame.standing(self)) for kind, frame in self.frames.items()]
        return {topic.kind: topic for topic in every if topic.answers}

    def _add_frames(self, module: Module) -> None:
        for frame in module.frames():
            self.homes.setdefault(frame.kind(), module.number)
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

    def _add_folds(
        self, folds: dict[FoldPoint[Any], list[tuple[str, Fold[Any, Any]]]], order: Mapping[str, tuple[str, ...]]
    ) -> None:
        for point, found in folds.items():
            named = order.get(point.name, ())
            found.sort(key=lambda pair, named=named: rank(named, pair[0]))  # type: ignore[misc]
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
        vetoes = self.vetoes.get(point)
        if vetoes is not None:
            for veto in vetoes:
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
        return [module.part.new(self.seats) for module in self.modules if module.part is not None]

    def slice_of(self, g: State, key: str) -> Any:
        """The part of the state that belongs to a module. Of anything, because whoever asks looks what it is."""
        slices: list[Any] = g.slices
        return slices[self.slice_at[key]]
