"""The records of a catalogue with the modules' changes made: the first of the seven hooks."""

from __future__ import annotations

from collections.abc import Mapping

from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.hooks import Patch
from hindmost.kernel.messages import Json


def apply_patch(records: Mapping[str, Json], patches: Mapping[str, Patch]) -> dict[str, Json]:
    """The records by id after all patches, given by the key of the module they come from. Nothing given is changed.

    Each module removes, then replaces, then adds. Two modules may replace fields of one record, but not the same field
    with different values: nothing says which would win.
    """
    patched = dict(records)
    replaced: dict[tuple[str, str], tuple[str, Json]] = {}
    for key, patch in patches.items():
        for name in patch.remove:
            if name not in patched:
                raise BadConfiguration(f"Module {key!r} removes {name!r}, {_absence(name, records)}.")
            del patched[name]
        for name, fields in patch.replace.items():
            if name not in patched:
                raise BadConfiguration(f"Module {key!r} replaces fields of {name!r}, {_absence(name, records)}.")
            if not isinstance(fields, dict) or not isinstance(patched[name], dict):
                raise BadConfiguration(f"Module {key!r} must replace {name!r} by named fields, not by {fields!r}.")
            for field, value in fields.items():
                other, others = replaced.setdefault((name, field), (key, value))
                if others != value:
                    raise BadConfiguration(
                        f"Modules {other!r} and {key!r} give the field {field!r} of {name!r} different values; "
                        "they cannot be played together."
                    )
            patched[name] = {**patched[name], **fields}
        for name, record in patch.add.items():
            if name in patched:
                raise BadConfiguration(f"Module {key!r} adds {name!r}, which is there already; give it another id.")
            patched[name] = record
    return patched


def _absence(name: str, records: Mapping[str, Json]) -> str:
    if name in records:
        return "which another module has removed"
    return f"which is not there; there are: {', '.join(records) or 'none'}"
