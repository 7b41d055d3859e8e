"""The weights of the games: a file for each in `bots/weights`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files

from hindmost.catalogue.weights import Weights


def weights_for(
    game: str, terms: Sequence[str], single: Sequence[str], lists: Mapping[str, int] | None = None
) -> Weights:
    """The numbers of a game; CatalogueError with all that is wrong."""
    text = files("hindmost.bots").joinpath("weights", f"{game}.toml").read_text("utf-8")
    return Weights(f"bots/weights/{game}.toml", text, single, lists or {}, terms)
