"""How much of a chronicle says nothing of its rules: imports, slots, shapes, constructors, and lists of names."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Final

MOST: Final = 0.2
"""The part of a chronicle's lines that may go into that."""
LISTS: Final = ("__slots__", "shape", "fields", "notes", "note_kinds")
METHODS: Final = ("__init__", "fields", "copy", "to_json", "revive", "frames", "verbs")


def share(folder: Path) -> float:
    """Of the lines that are not empty, in the files of a folder."""
    paths = list(folder.rglob("*.py"))
    lines = sum(bool(line.strip()) for path in paths for line in path.read_text("utf-8").splitlines())
    return sum(len(ceremony(path)) for path in paths) / lines


def ceremony(path: Path) -> set[int]:
    """The numbers of those lines that are not empty."""
    text = path.read_text("utf-8")
    full = {number for number, line in enumerate(text.splitlines(), 1) if line.strip()}
    found: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.stmt) and _is_ceremony(node):
            decorators = [each.lineno for each in getattr(node, "decorator_list", ())]
            found |= set(range(min([node.lineno, *decorators]), (node.end_lineno or node.lineno) + 1))
    return found & full


def targets(node: ast.AST) -> list[ast.expr]:
    """What a statement assigns to."""
    if isinstance(node, ast.Assign):
        return node.targets
    return [node.target] if isinstance(node, ast.AnnAssign) else []


def _is_ceremony(node: ast.stmt) -> bool:
    if isinstance(node, ast.FunctionDef):
        return node.name in METHODS
    names = {target.id for target in targets(node) if isinstance(target, ast.Name)}
    return isinstance(node, ast.Import | ast.ImportFrom) or bool(names.intersection(LISTS))
