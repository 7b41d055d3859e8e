"""The catalogue of any game, by the id of the game.

>>> components("glasgow").facts.number["offer"]
2
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final, Protocol

from hindmost.catalogue.games import GAMES
from hindmost.catalogue.glasgow import load_glasgow
from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.catalogue.load import load, load_text, text_of
from hindmost.catalogue.model import Catalogue, Facts
from hindmost.kernel.errors import UnknownGame
from hindmost.kernel.messages import Json


class Components(Protocol):
    """What the catalogues of all games have in common."""

    game: str
    file: str
    facts: Facts

    def source_of(self, record: str, field: str) -> str:
        """The letter of one value of a record, or of a fact of the whole "game"."""

    def to_json(self) -> Json:
        """Every record with every value and its source."""


def _load(game: str, text: str | None, file: str) -> Catalogue:
    return load(game) if text is None else load_text(game, text, file)


Loader = Callable[[str | None, str], Components]
"""From the text of a corrected file and what messages call it; without a text, the project's own catalogue."""

LOADERS: Final[dict[str, Loader]] = {
    **{game: partial(_load, game) for game in GAMES},
    "glen-more-ii": load_glen_more_ii,
    "glasgow": load_glasgow,
}


def components(game: str, path: Path | None = None) -> Components:
    """The catalogue of a game; with `path`, that of a complete copy of its file.

    Raises CatalogueError with all that is wrong with the file.
    """
    if game not in LOADERS:
        raise UnknownGame(f'there is no game "{game}"; there are: {", ".join(LOADERS)}')
    return LOADERS[game](None if path is None else text_of(path), str(path))
