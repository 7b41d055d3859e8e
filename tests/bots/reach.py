"""Everything that can be reached from an object without asking the interpreter for what it did not hand over."""

from __future__ import annotations

import gc
from collections import deque
from collections.abc import Iterator
from functools import partial
from types import BuiltinMethodType, CellType, FunctionType, GeneratorType, MethodType, ModuleType
from typing import Any

LEAVES = (int, float, str, bytes, type(None), ModuleType)
ATTRIBUTES = ("member_descriptor", "getset_descriptor")
"""Slots, and what compiled classes have in their place."""


def reach(*roots: object) -> Iterator[tuple[str, object]]:
    """Every object within reach, with the shortest way to it: attributes, slots, items, closures, defaults, what
    methods are bound to, what generators and iterators hold, and what stands in the project's classes.

    The globals of functions are left out: whoever can import is not kept from them by what it is handed.
    """
    seen: dict[int, object] = {}
    waiting = deque((type(root).__name__, root) for root in roots)
    while waiting:
        way, thing = waiting.popleft()
        if not isinstance(thing, LEAVES):
            if id(thing) in seen:
                continue
            seen[id(thing)] = thing  # kept alive: the id of something gone may come again
            waiting.extend((way + step, other) for step, other in _next(thing))
        yield way, thing


def _next(thing: Any) -> Iterator[tuple[str, object]]:
    if isinstance(thing, type):
        if thing.__module__.startswith(("hindmost", "tests")):
            yield from ((f".{name}", value) for name, value in vars(thing).items())
            yield ".bases", thing.__bases__
    elif isinstance(thing, dict):
        for key, value in thing.items():
            yield ".key", key
            yield f"[{key!r}]", value
    elif isinstance(thing, list | tuple | set | frozenset | deque):
        yield from ((f"[{place}]", value) for place, value in enumerate(thing))
    elif isinstance(thing, CellType):
        yield from ((".contents", value) for value in gc.get_referents(thing))
    elif isinstance(thing, FunctionType):
        yield from ((f".{name}", getattr(thing, f"__{name}__")) for name in ("closure", "defaults", "kwdefaults"))
    elif isinstance(thing, MethodType):
        yield from ((".self", thing.__self__), (".func", thing.__func__))
    elif isinstance(thing, BuiltinMethodType):
        yield ".self", thing.__self__
    elif isinstance(thing, GeneratorType):
        yield ".locals", dict(thing.gi_frame.f_locals) if thing.gi_frame is not None else {}
    elif isinstance(thing, partial):
        yield from ((".func", thing.func), (".args", thing.args), (".keywords", thing.keywords))
    elif isinstance(thing, property):
        yield ".fget", thing.fget
    elif type(thing).__module__ in ("builtins", "itertools"):
        yield from ((".held", value) for value in gc.get_referents(thing) if not isinstance(value, type))
    else:
        yield from _attributes(thing)


def _attributes(thing: Any) -> Iterator[tuple[str, object]]:
    yield ".class", type(thing)
    yield from ((f".{name}", value) for name, value in getattr(thing, "__dict__", {}).items())
    yield from ((f".{name}", getattr(thing, name)) for name in ("__wrapped__",) if hasattr(thing, name))
    for kind in type(thing).__mro__:
        for name, found in vars(kind).items():
            if type(found).__name__ in ATTRIBUTES and not name.startswith("__") and hasattr(thing, name):
                yield f".{name}", getattr(thing, name)
