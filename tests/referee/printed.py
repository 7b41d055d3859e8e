"""The words of the catalogue, read a second time: prices, gains and exchanges."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import hindmost

CATALOGUE = Path(hindmost.__file__).parent / "catalogue"


CHRONICLES = Path(hindmost.__file__).parent / "games" / "glen_more_ii" / "chronicles"


def chronicle(folder: str) -> dict[str, Any]:
    """The data file of a chronicle."""
    return tomllib.loads((CHRONICLES / folder / "components.toml").read_text(encoding="utf-8"))


def load(name: str) -> dict[str, Any]:
    """A data file of the catalogue, as it is written."""
    return tomllib.loads((CATALOGUE / name).read_text(encoding="utf-8"))


def value(data: dict[str, Any], name: str) -> Any:
    return data[name]["value"]


def amounts(text: str) -> dict[str, int]:
    """ "1 wood + 2 coins" -> {"wood": 1, "coin": 2}"""
    found: dict[str, int] = {}
    for atom in atoms(text):
        number, word = atom.split(" ", 1)
        word = singular(word)
        found[word] = found.get(word, 0) + int(number)
    return found


def atoms(text: str) -> list[str]:
    """The things that are joined by "+" or ";"."""
    if text in ("", "-", "free"):
        return []
    return [each.strip() for each in re.split(r"[+;]", text)]


def singular(word: str) -> str:
    return {"coins": "coin", "members": "member", "markers": "marker", "movements": "movement"}.get(word, word)
