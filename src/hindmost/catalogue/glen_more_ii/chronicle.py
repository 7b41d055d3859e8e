"""The components that a chronicle brings: its own facts, and what it changes in the catalogue of the base game."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from hindmost.catalogue.glen_more_ii.load import LIST, PATCHED, SEATS
from hindmost.catalogue.load import parsed
from hindmost.catalogue.model import Facts
from hindmost.catalogue.problems import Problems
from hindmost.catalogue.record import Record
from hindmost.kernel.hooks import Patch
from hindmost.kernel.messages import Json

FILE: Final = "components.toml"
REPLACE: Final = "replace"
"""The list of records with new values for some fields of those that are there."""
CRESTS: Final = "crests"
"""The list of crests, each with the id of the domain on which it lies: what is printed there is replaced, and a domain
without an effect of its own is in use (HG-CREST-01)."""
REMOVE: Final = "remove"
"""The ids of the records that are not used."""
_CREST: Final = ("id", "when", "effect", "clause", "source")
"""What a crest says of its domain."""


class ChronicleData:
    """What `components.toml` in a chronicle's folder says."""

    __slots__ = ("facts", "patch")

    def __init__(self, facts: Facts, patch: Patch) -> None:
        self.facts = facts
        """Numbers, lists of numbers and lists of names, each with the letter of its source."""
        self.patch = patch
        """The tiles, persons, places, landmark cards and domains that it adds, replaces and removes."""


def load_chronicle(module: str) -> ChronicleData:
    """The components of the chronicle whose folder the module lies in; CatalogueError with all that is wrong.

    Added records are read in full where they are used, together with the base game's (`patched`).
    """
    package = module.rpartition(".")[0]
    file = f"{package.rpartition('.')[2]}/{FILE}"
    raw = parsed(file, files(package).joinpath(FILE).read_text("utf-8"))
    problems = Problems(file)
    lists = [name for name in raw if name in PATCHED]
    records = {*lists, REPLACE, CRESTS, REMOVE}
    facts = {
        name: Record(name, value, ("value", "source"), (), problems)
        for name, value in raw.items()
        if name not in records
    }
    whole = Record("", raw, (), tuple(raw), problems)
    added: dict[str, Json] = {}
    for name in lists:
        for record in whole.records(name, ("id",), _any_field(raw[name])):
            record.numbers(SEATS)
            added[record.key("id")] = {LIST: name, **record.raw}
    replaced: dict[str, Json] = {
        record.key("id"): {field: value for field, value in record.raw.items() if field != "id"}
        for record in whole.records(REPLACE, ("id",), _any_field(raw.get(REPLACE)))
    }
    replaced |= {record.key("id"): _crested(record) for record in whole.records(CRESTS, _CREST, ())}
    data = ChronicleData(_facts(facts), Patch(added, replaced, whole.names(REMOVE)))
    problems.raise_if_any()
    return data


def _crested(record: Record) -> Json:
    """What becomes of the domain on which a crest lies; it keeps its name, its colour and its roads."""
    return {
        "closed": False,
        "crest": True,
        **{field: record.raw[field] for field in _CREST if field in record.raw and field != "id"},
    }


def _any_field(records: object) -> tuple[str, ...]:
    if not isinstance(records, list):
        return ()
    return tuple(field for record in records if isinstance(record, dict) for field in record)


def _facts(records: dict[str, Record]) -> Facts:
    number: dict[str, int] = {}
    numbers: dict[str, tuple[int, ...]] = {}
    names: dict[str, tuple[str, ...]] = {}
    for name, record in records.items():
        value = record.raw.get("value")
        if not isinstance(value, list):
            number[name] = record.number("value", 0, 0)
        elif value and isinstance(value[0], str):
            names[name] = record.names("value")
        else:
            numbers[name] = record.numbers("value")
    letters = {name: record.letters(("value",)).get("value", "") for name, record in records.items()}
    return Facts(number, numbers, names, {}, letters)
