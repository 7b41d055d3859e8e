"""The components of Glen More II: Chronicles.

>>> catalogue = load_glen_more_ii()
>>> len(catalogue.tiles), len(catalogue.landmarks), sum(not domain.closed for domain in catalogue.domains)
(69, 11, 22)
>>> catalogue.distances()["mckay"]
2
"""

from hindmost.catalogue.glen_more_ii.chronicle import ChronicleData, load_chronicle
from hindmost.catalogue.glen_more_ii.forms import Form, corrected_facts
from hindmost.catalogue.glen_more_ii.load import load_glen_more_ii, patched
from hindmost.catalogue.glen_more_ii.model import UNITS, Back, Domain, GlenMoreIICatalogue, Landmark, Road, Tile

__all__ = [
    "UNITS",
    "Back",
    "ChronicleData",
    "Domain",
    "Form",
    "GlenMoreIICatalogue",
    "Landmark",
    "Road",
    "Tile",
    "corrected_facts",
    "load_chronicle",
    "load_glen_more_ii",
    "patched",
]
