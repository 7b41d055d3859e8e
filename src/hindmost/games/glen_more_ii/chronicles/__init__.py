"""The chronicles: a folder for each, with its module, and a line here."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.modules import Module

CHRONICLES: Final[tuple[Module, ...]] = ()
"""In the order of their numbers."""

ORDER: Final[dict[str, tuple[str, ...]]] = {}
"""By fold point, or "plan" and a plan's name: the modules by key, in the order in which they have their say."""
