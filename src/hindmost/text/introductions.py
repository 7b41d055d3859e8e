"""Introductions to chronicles: guided from a position in which something of the chronicle is to be decided.

Each is the file `lesson.json` among the texts of its chronicle (`hindmost.text.places`), found by being there. It is a
lesson like those of whole games (`text/lessons`): a record, whose choices lead to the position, and a script of
answers, those done by hand with the name of what is said before.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable

from hindmost.text.places import chronicle_folders


@cache
def introductions() -> Mapping[str, Traversable]:
    """The files by the names of the chronicles (`places.chronicle_name`)."""
    found = {name: folder.joinpath("lesson.json") for name, folder in chronicle_folders().items()}
    return {name: file for name, file in found.items() if file.is_file()}
