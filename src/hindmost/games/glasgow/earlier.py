"""Glasgow's notation as it was in the first version of the rules, for games that were begun by them."""

from __future__ import annotations

from hindmost.games.glasgow.state import Glasgow
from hindmost.games.glasgow.verbs import REFRESH, Refresh
from hindmost.kernel.verbs import VERB_SHIFT, Verb


class FirstRefresh(Refresh):
    """Architects were counted from 0 in what was typed."""

    def words(self, g: Glasgow, payload: int) -> str:
        return str(payload)


def first_verbs() -> tuple[Verb, ...]:
    """Those that were written otherwise."""
    return (FirstRefresh(REFRESH >> VERB_SHIFT),)


def renamed(option_id: str) -> str:
    """What an answer of the first version is called since."""
    name, _, words = option_id.partition(" ")
    return f"{name} {int(words) + 1}" if name == Refresh.name and words.isdecimal() else option_id
