"""What long runs have found, kept beside the tests: a file for each kind of run, a row for each thing looked at."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

RESULTS: Final = Path(__file__).parent / "results"
Row = dict[str, str | int]


def keep(run: str, of: str, found: Row, folder: Path = RESULTS) -> None:
    """In place of what was found of the same thing before."""
    rows = {**kept(run, folder), of: found}
    text = json.dumps(rows, indent=1, ensure_ascii=False)
    folder.mkdir(exist_ok=True)
    (folder / f"{run}.json").write_text(text + "\n", "utf-8", newline="\n")


def kept(run: str, folder: Path = RESULTS) -> dict[str, Row]:
    file = folder / f"{run}.json"
    rows: dict[str, Row] = json.loads(file.read_text("utf-8")) if file.exists() else {}
    return rows


def in_markdown(rows: Mapping[str, Row], of: str) -> str:
    """A table; `of` is what its first column says."""
    columns = list(dict.fromkeys(column for row in rows.values() for column in row))
    lines = [[name, *(str(row.get(column, "")) for column in columns)] for name, row in rows.items()]
    head = [" | ".join(["", of, *columns, ""]), "|".join(["", "---", *["--:"] * len(columns), ""])]
    return "\n".join(each.strip() for each in [*head, *(" | ".join(["", *line, ""]) for line in lines)])
