"""What is printed: the spaces of the path in their order, and the treasures."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.messages import Json

RECORDS: Final[dict[str, Json]] = {
    "door": {"is": "space", "does": "nothing"},
    "barrow": {"is": "space", "does": "dig"},
    "ford": {"is": "space", "does": "wages", "coins": 2},
    "fair": {"is": "space", "does": "fair"},
    "thorn": {"is": "space", "does": "nothing"},
    "mound": {"is": "space", "does": "dig"},
    "mill": {"is": "space", "does": "wages", "coins": 1},
    "oak": {"is": "space", "does": "fair"},
    "ring": {"is": "space", "does": "dig"},
    "cup": {"is": "treasure", "count": 4, "worth": 3},
    "torc": {"is": "treasure", "count": 3, "worth": 5},
    "stone": {"is": "treasure", "count": 5, "worth": 0},
}


class Kit:
    """The records, by number."""

    def __init__(self, records: dict[str, Json]) -> None:
        self.spaces = [name for name, record in records.items() if record["is"] == "space"]
        self.does = [str(records[name]["does"]) for name in self.spaces]
        self.wages = [int(records[name].get("coins", 0)) for name in self.spaces]
        self.treasures = [name for name, record in records.items() if record["is"] == "treasure"]
        self.counts = [int(records[name]["count"]) for name in self.treasures]
        self.worths = [int(records[name]["worth"]) for name in self.treasures]
