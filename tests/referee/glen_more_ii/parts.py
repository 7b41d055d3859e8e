"""What a chronicle may change. The base game asks every part in the same places and knows none by name."""

from __future__ import annotations


class Part:
    """A chronicle's share of the referee; this one changes nothing."""
