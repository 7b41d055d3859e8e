"""The score sheet of a game that lies on a real table: players enter what they have counted, the rules give the VP.

A sheet is a list of lines, which modules bring (`Module.sheet_lines`). A line has a number for each seat, in one of the
scorings or at the end of the game. To score a moment, a new state is laid with what was entered for it, and the lines
ask the rules, as a game would.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from hindmost.kernel.errors import BadCounts
from hindmost.kernel.messages import Award, Json, Msg
from hindmost.kernel.native import mypyc_attr

if TYPE_CHECKING:
    from hindmost.kernel.rules import Rules
    from hindmost.kernel.state import State
    from hindmost.kernel.table import Table

MOST: Final = 999
"""More than anybody ever counts."""
END: Final = "end"
"""What the ids of lines begin with that are counted after the last scoring; others with the number of theirs."""

Counts = Mapping[str, Sequence[int | None]]
"""By the id of a line: the number of each seat, None where nothing has been entered."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Line:
    """A line of the sheet. `when` is the scoring it belongs to; the one after the last is the end of the game."""

    __slots__ = ("clause", "hint", "name", "title", "when")

    mark: ClassVar[bool] = False
    """Whether a seat either has it or not: 1 or 0."""
    alone: ClassVar[bool] = False
    """Whether only one seat can have it."""
    optional: ClassVar[bool] = False
    """Whether it is on the sheet only if somebody asks for it."""
    blank: ClassVar[int | None] = None
    """What an empty place stands for; None: it must be filled in."""
    least: ClassVar[int] = 0
    most: ClassVar[int] = MOST
    together: ClassVar[bool] = True
    """Whether seats are compared: then none has VP before all have been counted."""
    tie: ClassVar[int] = 0
    """Among equals, 1: more wins, -1: less wins; 0 if it has nothing to do with that."""

    def __init__(self, when: int, name: str, title: Msg, hint: Msg | None, clause: str) -> None:
        self.when = when
        self.name = name
        self.title = title
        self.hint = hint
        """What is counted, in a few words."""
        self.clause = clause

    def source(self) -> str:
        """The source of the awards that are its VP; empty if it has none."""
        return self.title.key

    def needs(self) -> tuple[str, ...]:
        """The names of the lines of the same moment without which it cannot be scored; its own is always needed."""
        return ()

    def lay(self, g: Any, counts: list[int]) -> None:
        """Put what was entered where the rules look for it, before anything is scored."""

    def score(self, g: Any, found: Found, seats: list[int]) -> list[Award]:
        """The VP of these seats, for whom all has been entered."""
        return []

    def fault(self, found: Found, seat: int) -> Msg | None:
        """Why what a seat has entered cannot be."""
        return None

    def steps(self, g: Any, seat: int) -> tuple[int, ...]:
        """VP by the lead over the lowest, where it is scored by that."""
        return ()


class Found:
    """What has been counted for one moment, by the names of its lines."""

    __slots__ = ("counts",)

    def __init__(self, counts: dict[str, list[int]]) -> None:
        self.counts = counts

    def of(self, name: str, seat: int) -> int:
        return self.counts[name][seat]


class Row:
    """A line as it stands on the sheet."""

    __slots__ = ("column", "counts", "entered", "faults", "id", "line", "points")

    def __init__(self, line: Line, column: str, entered: list[int | None]) -> None:
        self.line = line
        self.column = column
        self.id = f"{column}-{line.name}"
        self.entered = entered
        unused = line.optional and entered.count(None) == len(entered)
        blank = 0 if line.mark or line.tie or unused else line.blank
        self.counts = [blank if number is None else number for number in entered]
        """The same with what empty places stand for."""
        self.points: list[int | None] = [None for _ in entered]
        """VP by seat; None as long as they are not known."""
        self.faults: list[Msg | None] = [None for _ in entered]

    def undecided(self, seat: int) -> bool:
        """Whether a tie cannot be decided before this has been entered."""
        known = any(self.entered) if self.line.alone else self.entered[seat] is not None
        return self.line.tie != 0 and not known

    def to_json(self) -> Json:
        line = self.line
        return {
            "id": self.id,
            "name": line.name,
            "column": self.column,
            "title": line.title.to_json(),
            "hint": None if line.hint is None else line.hint.to_json(),
            "clause": line.clause,
            "mark": line.mark,
            "alone": line.alone,
            "optional": line.optional,
            "tie": line.tie,
            "least": line.least,
            "most": line.most,
            "scores": bool(line.source()),
            "counts": self.entered[:],
            "points": self.points[:],
            "faults": [None if fault is None else fault.to_json() for fault in self.faults],
        }


class LeadTable:
    """VP by the lead over the lowest: that of everybody, or of one seat in one line."""

    __slots__ = ("row", "seat", "steps")

    def __init__(self, steps: tuple[int, ...], row: str | None, seat: int | None) -> None:
        self.steps = steps
        self.row = row
        """The line for which it holds; None: all that go by a lead."""
        self.seat = seat

    def to_json(self) -> Json:
        return {"steps": list(self.steps), "line": self.row, "seat": self.seat}


class ScoreSheet:
    """A sheet with the VP of all that can be said of it yet."""

    def __init__(
        self, game: str, seats: int, columns: tuple[str, ...], rows: list[Row], tables: list[LeadTable]
    ) -> None:
        self.game = game
        self.seats = seats
        self.columns = columns
        """"1", "2" and so on for the scorings, then "end"."""
        self.rows = rows
        self.tables = tables
        """That of everybody, if there is one; then those of single seats that differ from it."""

    def row(self, id_: str) -> Row:
        return next(row for row in self.rows if row.id == id_)

    def add_tables(self, row: str, leads: list[tuple[int, ...]]) -> None:
        """Those of single seats in a line."""
        common = self.tables[0].steps if self.tables else ()
        self.tables += [LeadTable(steps, row, seat) for seat, steps in enumerate(leads) if steps != common and steps]

    def points(self, seat: int, column: str | None = None) -> int:
        """The VP of a seat as far as they are known: in all, or of one column."""
        found = (row.points[seat] for row in self.rows if column in (None, row.column))
        return sum(vp for vp in found if vp is not None)

    @property
    def totals(self) -> tuple[int, ...]:
        return tuple(self.points(seat) for seat in range(self.seats))

    @property
    def missing(self) -> list[tuple[str, int]]:
        """What must still be entered, or put right: lines and seats in the order of the sheet."""
        places = [(row, seat) for row in self.rows for seat in range(self.seats)]
        missing = [(row.id, seat) for row, seat in places if row.counts[seat] is None or row.faults[seat] is not None]
        tied = self._foremost(()) if not missing else ()
        if len(tied) > 1:
            missing += [(row.id, seat) for row, seat in places if row.undecided(seat)]
        return missing

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won; nobody as long as something is missing."""
        return () if self.missing else self._foremost(tuple(row for row in self.rows if row.line.tie))

    @property
    def tie_line(self) -> str | None:
        """The line that decides among equals, if there are any."""
        ties = [row.id for row in self.rows if row.line.tie]
        return ties[0] if ties and not self.missing and len(self._foremost(())) > 1 else None

    def _foremost(self, ties: tuple[Row, ...]) -> tuple[int, ...]:
        ranks = [
            (self.points(seat), *(row.line.tie * (row.counts[seat] or 0) for row in ties)) for seat in range(self.seats)
        ]
        best = max(ranks)
        return tuple(seat for seat, rank in enumerate(ranks) if rank == best)

    def to_json(self) -> Json:
        missing = self.missing
        return {
            "game": self.game,
            "seats": self.seats,
            "columns": [
                {
                    "id": column,
                    "title": _title(column).to_json(),
                    "about": Msg(f"sheet-{self.game}-{column}", {}).to_json(),
                    "points": [self.points(seat, column) for seat in range(self.seats)],
                    "complete": all(self.row(id_).column != column for id_, _ in missing),
                }
                for column in self.columns
            ],
            "lines": [row.to_json() for row in self.rows],
            "tables": [table.to_json() for table in self.tables],
            "totals": list(self.totals),
            "missing": [{"line": id_, "seat": seat} for id_, seat in missing],
            "winners": list(self.winners),
            "tie": self.tie_line,
        }


def _title(column: str) -> Msg:
    return Msg("sheet-end", {}) if column == END else Msg("sheet-scoring", {"n": int(column)})


def sheet_of(rules: Rules, table: Table, counts: Counts) -> ScoreSheet:
    """The sheet of a table with what has been counted there; BadCounts for what no sheet can hold."""
    columns = (*(str(number) for number in range(1, rules.scorings + 1)), END)
    blank = rules.new_state(table)
    lines = _lines(table, blank)
    ids = [f"{columns[line.when - 1]}-{line.name}" for line in lines]
    unknown = [id_ for id_ in counts if id_ not in ids]
    if unknown:
        raise BadCounts(f"There is no line {unknown[0]!r} on this sheet; there are: {', '.join(ids)}.")
    rows = [
        Row(line, columns[line.when - 1], _entered(line, id_, counts.get(id_), table.seats))
        for line, id_ in zip(lines, ids, strict=True)
    ]
    leads = [steps for line in lines if (steps := line.steps(blank, 0))]
    sheet = ScoreSheet(rules.id, table.seats, columns, rows, [LeadTable(leads[0], None, None)] if leads else [])
    for when in range(1, len(columns) + 1):
        _score(rules, table, sheet, when)
    return sheet


def _lines(table: Table, g: State) -> list[Line]:
    """Moment by moment; what decides among equals comes last, what is there only on demand before it."""
    found = [line for module in table.modules for line in module.sheet_lines(g)]
    return sorted(found, key=lambda line: (line.when, line.tie != 0, line.optional))


def _entered(line: Line, id_: str, given: Sequence[int | None] | None, seats: int) -> list[int | None]:
    if given is None:
        return [None] * seats
    if not isinstance(given, list | tuple) or len(given) != seats:
        raise BadCounts(f"The line {id_!r} needs a number, or nothing, for each of the {seats} seats.")
    least, most = (0, 1) if line.mark else (line.least, line.most)
    for number in given:
        if number is not None and (type(number) is not int or not least <= number <= most):
            raise BadCounts(f"In the line {id_!r} numbers from {least} to {most} can be entered, not {number!r:.40}.")
    if line.alone and sum(bool(number) for number in given) > 1:
        raise BadCounts(f"Only one seat can have something in the line {id_!r}.")
    return list(given)


def _score(rules: Rules, table: Table, sheet: ScoreSheet, when: int) -> None:
    rows = [row for row in sheet.rows if row.line.when == when]
    g = rules.at_scoring(rules.new_state(table), min(when, rules.scorings))
    for row in rows:
        row.line.lay(g, [number or 0 for number in row.counts])
    by_name = {row.line.name: row for row in rows}
    found = Found({row.line.name: [number or 0 for number in row.counts] for row in rows})
    awards: list[Award] = []
    for row in rows:
        sheet.add_tables(row.id, [row.line.steps(g, seat) for seat in range(table.seats)])
        needed = [row, *(by_name[name] for name in row.line.needs())]
        ready = [seat for seat in range(table.seats) if all(each.counts[seat] is not None for each in needed)]
        for seat in ready:
            row.faults[seat] = row.line.fault(found, seat)
        ready = [seat for seat in ready if row.faults[seat] is None]
        if row.line.together and len(ready) < table.seats:
            continue
        awards += row.line.score(g, found, ready)
        if row.line.source():
            for seat in ready:
                row.points[seat] = 0
    for award in awards:
        row = next(row for row in rows if row.line.source() == award.source)
        row.points[award.seat] = (row.points[award.seat] or 0) + award.vp
