"""What she would take next as things lie, card by card: for whoever must decide what to leave her.

The cards that nobody has seen are known by those that everybody has, and all are as likely as each other. What each
would lead to is found by her own choice, on a twin of the position, so that no card is read otherwise than in her turn.
"""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII
from hindmost.mechanics.craft import OFF

from .board import HER, NONE, SET_ASIDE, board
from .cards import CARDS
from .choosing import ahead, pick
from .printed import printed_card


def coming_cards(g: GlenMoreII) -> list[int]:
    """Those of which her next one is drawn; all of them where a new pile is made first."""
    unseen = board(g).unseen
    return sorted(unseen) if len(unseen) > SET_ASIDE else list(range(len(CARDS)))


def odds(g: GlenMoreII) -> list[tuple[int, list[int]]]:
    """Spaces with the cards that lead her there, the likeliest first; none in her own turn and after her last one."""
    if not g.stack or board(g).card != NONE or g.track.pieces[HER] == OFF:
        return []
    found: dict[int, list[int]] = {}
    twin = g.copy()  # which has no journal to be told anything
    seen = ahead(twin)
    if seen.before or seen.end != OFF:
        for card in coming_cards(g):
            found.setdefault(pick(twin, card), []).append(card)
    return sorted(found.items(), key=lambda entry: (-len(entry[1]), entry[0]))


def unsure(g: GlenMoreII) -> list[int]:
    """The cards that reach farther than the tiles that lie there now: what comes meanwhile may change their choice."""
    seen = ahead(g)
    return [card for card in coming_cards(g) if seen.end == OFF and printed_card(g, card).distance > len(seen.before)]
