"""The functions as they live in this process: found by where they are written, and given other code."""

from __future__ import annotations

import contextlib
import gc
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from .faults import Fault, with_fault
from .rooms import ROOMS, ROOT, files, room_of

Key = tuple[str, int, str]
"""File, first line and name of a function."""


Living = dict[Key, list[FunctionType]]


def name_of(key: Key) -> str:
    """In one string, for files: the same in another checkout, and when lines move."""
    file, _, name = key
    return f"{Path(file).as_posix().rpartition('/hindmost/')[2]}::{name}"


def key_of(code: CodeType) -> Key:
    return code.co_filename, code.co_firstlineno, code.co_qualname


def key_of_fault(fault: Fault) -> Key:
    return str(fault.path), fault.first, fault.function


def wake() -> None:
    """Import whatever tests import only while they run, so that all of it lives when it is looked for."""
    for path in (path for room in ROOMS for path in files(room)):
        parts = path.relative_to(ROOT.parent).with_suffix("").parts
        if parts[-1] != "__main__":
            with contextlib.suppress(ImportError):  # of what an extra brings
                import_module(".".join(parts).removesuffix(".__init__"))


def living() -> Living:
    """Every function of a room that has been imported, but for those that others make while they run."""
    found: Living = {}
    rooms: dict[str, bool] = {}
    for each in gc.get_objects():
        if type(each) is not FunctionType or "<locals>" in each.__qualname__:
            continue
        code = each.__code__
        if code.co_filename not in rooms:
            rooms[code.co_filename] = room_of(Path(code.co_filename)) is not None
        # What a dataclass writes for itself lies in no file.
        if rooms[code.co_filename]:
            found.setdefault(key_of(code), []).append(each)
    return found


def code_with(fault: Fault) -> CodeType | None:
    """The function's code with the fault in it."""
    module = compile(with_fault(fault), str(fault.path), "exec", dont_inherit=True)
    return next((code for code in _codes(module) if key_of(code) == key_of_fault(fault)), None)


def _codes(code: CodeType) -> list[CodeType]:
    inner = [each for each in code.co_consts if isinstance(each, CodeType)]
    return [code, *(found for each in inner for found in _codes(each))]


def put_in(fault: Fault, functions: list[FunctionType]) -> bool:
    """From here on this process has the fault; False if it cannot be put into a function that lives already."""
    code = code_with(fault)
    if code is None:
        return False
    for function in functions:
        if code.co_freevars != function.__code__.co_freevars:
            return False
        function.__code__ = code
    return True


def memories() -> list[Any]:
    """Whatever remembers what a function has answered, of the project and of its tests."""
    found = [each for each in gc.get_objects() if type(each).__name__ == "_lru_cache_wrapper"]
    return [each for each in found if getattr(each, "__module__", "").split(".")[0] in ("hindmost", "tests")]
