"""Records as the catalogue files write them."""

from __future__ import annotations

from hindmost.kernel.messages import Json


def in_words(shown: Json) -> Json:
    """A record's JSON with its prices and effects in words only."""
    return {field: _words(value) for field, value in shown.items()}


def _words(value: Json) -> Json:
    return value["words"] if isinstance(value, dict) and "words" in value else value
