"""The faults that can be put into a function: one small change each, as somebody might make it by mistake."""

from __future__ import annotations

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from .rooms import ROOT

COMPARED: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
COUNTED: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}

WHOLES: Final = {"g", "e", "self", "table", "state", "game", "room", "store"}
"""Names of things of which there is one, and which nobody takes for another."""

CLAUSE: Final = re.compile(r"\b[a-z]+\d*(?:-[a-z]+)?-\d+\b")
LEAST_SAID: Final = 8
"""Letters of a text that is no mere word."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Fault:
    path: Path
    function: str
    """As it is called in its module: `Take.ask`."""
    first: int
    """The line in which the function begins, decorators included: two may have one name."""
    line: int
    kind: str
    before: str
    after: str
    number: int
    """Which of the places in the function, in the order of the walk."""

    @property
    def id(self) -> str:
        """The same as long as the function is the same."""
        return f"{self.path.relative_to(ROOT).as_posix()}::{self.function}#{self.number}"

    def __str__(self) -> str:
        where = f"{self.path.relative_to(ROOT).as_posix()}:{self.line} {self.function}"
        return f"{where}: {self.kind}, {self.before} -> {self.after}"


def faults(path: Path) -> Iterator[Fault]:
    """All that can be put into the functions of a module."""
    for name, function in functions(ast.parse(path.read_text("utf-8"))):
        for number, (node, kind, change) in enumerate(places(function)):
            after = copy.deepcopy(node)
            change(after)
            before = _brief(node)
            yield Fault(path, name, first_line(function), node.lineno, kind, before, _brief(after), number)


def with_fault(fault: Fault) -> ast.Module:
    """The module with this fault in it."""
    tree = ast.parse(fault.path.read_text("utf-8"))
    for name, function in functions(tree):
        if (name, first_line(function)) == (fault.function, fault.first):
            node, _, change = list(places(function))[fault.number]
            change(node)
    return ast.fix_missing_locations(tree)


def words(fault: Fault) -> list[str]:
    """What the function says of itself: the clauses and sentences in it, as they stand in names of tests."""
    tree = ast.parse(fault.path.read_text("utf-8"))
    found: list[str] = []
    for name, function in functions(tree):
        if (name, first_line(function)) == (fault.function, fault.first):
            texts = [node.value for node in ast.walk(function) if isinstance(node, ast.Constant)]
            for text in (each.lower() for each in texts if isinstance(each, str)):
                clauses = [clause.replace("-", "_") for clause in CLAUSE.findall(text)]
                found += clauses or [text.strip()] * (len(text) > LEAST_SAID)
    return found


def functions(tree: ast.AST, within: str = "") -> Iterator[tuple[str, Function]]:
    """Those of the module and of its classes; one inside another belongs to that one."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from functions(node, f"{within}{node.name}.")
        elif isinstance(node, Function):
            yield f"{within}{node.name}", node


def first_line(function: Function) -> int:
    """As its code counts it: decorators included."""
    return min([function.lineno, *(each.lineno for each in function.decorator_list)])


class _Change:
    """Puts a fault into a node; the node stays the same object, so that its tree holds the fault."""

    def __init__(self, field: str, value: object, at: int | None = None) -> None:
        self._field = field
        self._value = value
        self._at = at

    def __call__(self, node: ast.AST) -> None:
        if self._at is None:
            setattr(node, self._field, self._value)
        else:
            getattr(node, self._field)[self._at] = self._value


Place = tuple[ast.expr | ast.stmt, str, _Change]


def places(function: Function) -> Iterator[Place]:
    """Every place of a function with its fault, in an order that stays."""
    for statement in function.body:
        if not _is_text(statement):
            yield from _below(statement)


def _below(node: ast.AST) -> Iterator[Place]:
    # Nobody's fault: what an f-string says, what is claimed to hold, and what is only read by type checkers.
    if isinstance(node, ast.JoinedStr | ast.Assert | ast.Raise) or _is_text(node) or _is_claim(node):
        return
    yield from _at(node)
    for field, child in ast.iter_fields(node):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for each in child if isinstance(child, list) else [child]:
            if isinstance(each, ast.AST):
                yield from _below(each)


def _at(node: ast.AST) -> Iterator[Place]:
    match node:
        case ast.Compare():
            for at, sign in enumerate(node.ops):
                yield node, "comparison", _Change("ops", COMPARED[type(sign)](), at)
        case ast.BoolOp():
            yield node, "and, or", _Change("op", ast.Or() if isinstance(node.op, ast.And) else ast.And())
        case ast.BinOp() if type(node.op) in COUNTED:
            yield node, "operator", _Change("op", COUNTED[type(node.op)]())
        case ast.AugAssign() if type(node.op) in COUNTED:
            yield node, "operator", _Change("op", COUNTED[type(node.op)]())
        case ast.Constant(value=bool()):
            yield node, "constant", _Change("value", not node.value)
        case ast.Constant(value=int() as number):
            yield node, "constant", _Change("value", number + 1)
        case ast.If() | ast.While() | ast.IfExp():
            yield node, "branch", _Change("test", ast.Constant(False))
            if not isinstance(node, ast.While):
                yield node, "branch", _Change("test", ast.Constant(True))
        case ast.UnaryOp(op=ast.USub(), operand=operand) if not isinstance(operand, ast.Constant):
            yield node, "sign", _Change("op", ast.UAdd())
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield node, "dropped call", _Change("value", ast.Constant(None))
        case ast.Call():
            yield from _at_call(node)


def _at_call(node: ast.Call) -> Iterator[Place]:
    if isinstance(node.func, ast.Name) and node.func.id in TWINS:
        yield node, "min, max", _Change("func", ast.Name(TWINS[node.func.id], ast.Load()))
        return  # these do not mind in which order they are told
    match node.args:
        # Nobody would get past the type checker with anything else.
        case [ast.Name(id=a), ast.Name(id=b), *rest] if a != b and not {a, b} & WHOLES:
            yield node, "swapped arguments", _Change("args", [node.args[1], node.args[0], *rest])


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_claim(node: ast.AST) -> bool:
    """That things to be zipped are of one length."""
    return isinstance(node, ast.keyword) and node.arg == "strict"


def _brief(node: ast.AST) -> str:
    """In one line: of a statement with a body, its head."""
    return ast.unparse(ast.fix_missing_locations(copy.deepcopy(node))).partition("\n")[0]
