"""What is impossible with haggis tokens."""

from __future__ import annotations

from hindmost.games.glen_more_ii.craft import GlenMoreII

from .gaining import REPLACE_HAGGIS
from .scoring import MOST_SERVED, MoreHaggis
from .tables import FACE_UP, PLACES, TOKENS, tables


def check(g: GlenMoreII) -> list[str]:
    part = tables(g)
    if not len(part.tables) == len(part.fresh) == len(part.served) == g.table.seats:
        return [f"there must be {g.table.seats} serving tables"]
    lists = [part.shown, part.hidden, *part.tables, *part.fresh, *part.served]
    if sorted(value for each in lists for value in each) != sorted(TOKENS):
        return ["the haggis tokens are not those of the box"]
    problems = [*_supply(g), *_tables(g), *_arrivals(g)]
    return [*problems, "haggis tokens have no order"] if any(each != sorted(each) for each in lists) else problems


def _supply(g: GlenMoreII) -> list[str]:
    """Only while a full table is being cleared may a token be missing (C5-07)."""
    part = tables(g)
    least = 0 if REPLACE_HAGGIS in g.stack else min(FACE_UP, len(part.shown) + len(part.hidden))
    return [] if least <= len(part.shown) <= FACE_UP else [f"{FACE_UP} haggis tokens of the supply must lie face up"]


def _tables(g: GlenMoreII) -> list[str]:
    part = tables(g)
    problems = []
    piles = zip(part.tables, part.served, g.table.nobodys, strict=True)
    if any(len(kept) + len(served) > PLACES and not nobodys for kept, served, nobodys in piles):
        problems.append(f"a serving table has {PLACES} places")
    if max(map(len, part.served)) > MOST_SERVED:
        problems.append(f"at most {MOST_SERVED} haggis tokens are turned up")
    if any(part.served) and not any(isinstance(frame, MoreHaggis) for frame in g.stack):
        problems.append("haggis tokens are turned up outside a haggis scoring")
    if sum(map(len, part.fresh)) != g.stack.count(REPLACE_HAGGIS):
        problems.append("a haggis token has no place")
    return problems


def _arrivals(g: GlenMoreII) -> list[str]:
    end = g.end_space()
    there = [seat for seat, nobodys in enumerate(g.table.nobodys) if g.track.pieces[seat] == end >= 0 and not nobodys]
    return [] if sorted(tables(g).arrivals) == there else ["those on World's End came there in some order, each once"]
