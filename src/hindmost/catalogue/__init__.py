"""The components of each game as data: a file for each, checked when loaded, every value with its source.

>>> catalogue = load("glen-more")
>>> len(catalogue.tiles), len(catalogue.cards)
(67, 13)
"""

from hindmost.catalogue.grammar import GrammarError, Lexicon, read_effect, read_price
from hindmost.catalogue.library import Components, components
from hindmost.catalogue.load import load, load_text
from hindmost.catalogue.model import Card, Catalogue, Facts, Tile
from hindmost.catalogue.problems import CatalogueError

__all__ = [
    "Card",
    "Catalogue",
    "CatalogueError",
    "Components",
    "Facts",
    "GrammarError",
    "Lexicon",
    "Tile",
    "components",
    "load",
    "load_text",
    "read_effect",
    "read_price",
]
