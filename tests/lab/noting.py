"""Somebody in the place of another, who does nothing but note what was asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


def noting(asked: list[Any], answer: object = ()) -> Callable[..., Any]:
    def note(*words: object) -> object:
        asked.append(words)
        return answer

    return note
