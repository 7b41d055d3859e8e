"""Every sentence with which a position can be refused, found in the syntax of the engine.

There are two kinds: what a function that returns `list[str]` puts into its list (`check`, `problems`, `faults` and
those they call), and the reason of an error while something is read.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import hindmost

ENGINE: Final = Path(hindmost.__file__).parent
ROOMS: Final = ("kernel", "mechanics", "games")
REFUSALS: Final = ("ValueError", "DamagedSnapshot")
OF_TABLES: Final = {"mechanics/living.py"}
"""Where a table is refused rather than a position."""


class Sentence:
    """Where it is said, and what it is like whatever its names and numbers are."""

    def __init__(self, file: str, line: int, text: str) -> None:
        self.file = file
        self.line = line
        self.text = text
        self.pattern = re.compile(re.escape(text).replace(r"\{\}", ".+?"))

    def is_said_in(self, said: str) -> bool:
        return self.pattern.search(said) is not None

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.text}"


@cache
def sentences() -> list[Sentence]:
    return [each for room in ROOMS for file in sorted((ENGINE / room).rglob("*.py")) for each in _in_file(file)]


def _in_file(file: Path) -> Iterator[Sentence]:
    name = file.relative_to(ENGINE).as_posix()
    if name not in OF_TABLES:
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.returns and ast.unparse(node.returns) == "list[str]":
                yield from _said(name, node.body)
            elif isinstance(node, ast.Call) and ast.unparse(node.func) in REFUSALS:
                yield from _said(name, node.args)


def _said(file: str, nodes: list[ast.stmt] | list[ast.expr]) -> Iterator[Sentence]:
    for node in nodes:
        text = _text(node)
        if " " in text.strip() or text.endswith(": "):
            yield Sentence(file, node.lineno, text)
        elif not text and not (isinstance(node, ast.Expr) and _text(node.value)):
            yield from _said(file, list(ast.iter_child_nodes(node)))  # type: ignore[arg-type]


def _text(node: ast.AST) -> str:
    """A text as it is written, with `{}` for what is put into it; empty for all else."""
    if isinstance(node, ast.JoinedStr):
        return "".join(_text(part) or "{}" for part in node.values)
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""
