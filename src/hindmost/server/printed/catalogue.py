"""A catalogue as clients get it: the same bytes, and the same mark, as long as it is the same."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from hindmost.api import catalogue_of
from hindmost.catalogue.model import RECONSTRUCTED
from hindmost.server.wire.printed import CATALOGUES, Correction

_UNMISTAKABLE: Final = ("tiles", "home", "contracts", "buildings")
"""Lists whose records are known everywhere by their ids alone."""


CHRONICLE: Final = "chronicle"
"""The kind of a correction in the facts of a chronicle; its record is the number."""


class Printed(NamedTuple):
    """What is sent, and what it is known by."""

    body: bytes
    packed: bytes
    """The same with gzip: a tenth of it."""
    mark: str


@lru_cache(maxsize=64)
def printed(
    game: str, version: str | None, chronicles: tuple[int, ...] | None, text: str | None, automa: str | None = None
) -> Printed:
    """The catalogue of the rules of this version with what the chronicles bring; `text`: a corrected one. `automa`: the
    level of the solo opponent."""
    whole = catalogue_of(game, chronicles, text, version, automa).to_json()
    corrections: list[Correction] = []
    if text is not None:
        corrections.extend(corrections_of(catalogue_of(game, chronicles, None, version, automa).to_json(), whole))
    shown = {**whole, "facts": _values(whole["facts"]), "corrections": corrections}
    if "chronicles" in whole:
        shown["chronicles"] = {number: _values(facts) for number, facts in whole["chronicles"].items()}
        shown["reconstructed"] = {
            number: [name for name, fact in facts.items() if fact["source"] == RECONSTRUCTED]
            for number, facts in whole["chronicles"].items()
        }
    if "tiles" in whole:
        shown["tiles"] = _tiles(whole)
    # Only what clients need of it is sent.
    body = msgspec.json.encode(msgspec.convert(shown, CATALOGUES[game], from_attributes=True))
    return Printed(body, gzip.compress(body, mtime=0), hashlib.sha256(body).hexdigest()[:32])


def _values(facts: dict[str, Any]) -> dict[str, Any]:
    """Without their sources."""
    return {name: fact["value"] for name, fact in facts.items()}


def _tiles(whole: dict[str, Any]) -> list[dict[str, Any]]:
    """Records that stand alone, like the start village, are tiles too, and so is what a player begins with."""
    return [*whole["tiles"], *_alone(whole), *whole.get("home", [])]


def _alone(whole: dict[str, Any]) -> list[dict[str, Any]]:
    return [value for value in whole.values() if isinstance(value, dict) and "id" in value]


def corrections_of(own: dict[str, Any], corrected: dict[str, Any]) -> Iterator[Correction]:
    """Facts of the game, those of its chronicles, then record by record in the order of the file."""
    for name, fact in corrected["facts"].items():
        before = own["facts"].get(name, {"value": None})["value"]
        if before != fact["value"]:
            yield Correction("", "", name, _said(before), _said(fact["value"]))
    for number, facts in corrected.get("chronicles", {}).items():
        for name, fact in facts.items():
            before = own["chronicles"][number].get(name, {"value": None})["value"]
            if before != fact["value"]:
                yield Correction(CHRONICLE, str(number), name, _said(before), _said(fact["value"]))
    known = _records(own)
    found = _records(corrected)
    for key, record in found.items():
        if key not in known:
            yield Correction(*key, "", None, key[1])
            continue
        for field, value in record.items():
            before = known[key].get(field)
            if field != "source" and before != value:
                yield Correction(*key, field, _said(before), _said(value))
    yield from (Correction(*key, "", key[1], None) for key in known if key not in found)


def _records(whole: dict[str, Any]) -> dict[tuple[str, str], dict[str, Any]]:
    """By their ids; what may be called like a tile by its kind too; a road by its two ends."""
    found = {("", each["id"]): each for each in _alone(whole)}
    for name, records in whole.items():
        for each in records if isinstance(records, list) else []:
            if isinstance(each, dict) and "id" in each:
                found["" if name in _UNMISTAKABLE else name[:-1], each["id"]] = each
            elif isinstance(each, dict) and "from" in each:
                found[name[:-1], f"{each['from']}-{each['to']}"] = each
    return found


def _said(value: Any) -> str:
    """As the file writes it."""
    if value is None:
        return "-"
    if isinstance(value, dict) and "words" in value:
        return str(value["words"])
    if isinstance(value, dict):
        return ", ".join(f"{name} {_said(each)}" for name, each in value.items())
    if isinstance(value, list | tuple):
        return ", ".join(map(_said, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
