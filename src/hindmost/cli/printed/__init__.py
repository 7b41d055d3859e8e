"""What is printed on the components, as tables: a sheet for each game, by its id. A new game names its own here."""

from __future__ import annotations

from typing import Final

from hindmost.cli.printed.base import PrintedSheet
from hindmost.cli.printed.glasgow import GlasgowSheet
from hindmost.cli.printed.glen_more import GlenMoreSheet
from hindmost.cli.printed.glen_more_ii import GlenMoreIISheet

SHEETS: Final[dict[str, type[PrintedSheet]]] = {
    "glen-more": GlenMoreSheet,
    "glen-more-ii": GlenMoreIISheet,
    "glasgow": GlasgowSheet,
}

__all__ = ["SHEETS", "PrintedSheet"]
