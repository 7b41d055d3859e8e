"""The hash chain over a table's actions: each link holds the one before, so nothing can be changed or left out."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from typing import Any

from hindmost import DRAWN
from hindmost.server.store.interface import ActionRow


class BrokenChain(Exception):
    """The actions are not those that were written."""


def commitment(seed: str) -> str:
    """Published before the game: proves afterwards that the seed was not chosen while playing."""
    return hashlib.sha256(seed.encode()).hexdigest()


def header(
    game: str,
    rules: str,
    seats: int,
    chronicles: Iterable[int],
    options: dict[str, Any],
    commitment: str,
    catalogue: str | None = None,
    automa: str | None = None,
    chance: str = DRAWN,
    keyed: bool = False,
    origin: str | None = None,
) -> dict[str, Any]:
    """What the chain begins with; the mark of a corrected catalogue, the level of a solo opponent, how chance comes and
    the mark of the position it was laid from only where it is not as everywhere."""
    unusual = {
        **({} if catalogue is None else {"catalogue": catalogue}),
        **({} if automa is None else {"automa": automa}),
        **({} if chance == DRAWN else {"chance": chance}),
        **({"keyed": True} if keyed else {}),
        **({} if origin is None else {"origin": origin}),
    }
    return {
        **unusual,
        "game": game,
        "rules": rules,
        "seats": seats,
        "chronicles": list(chronicles),
        "options": options,
        "commitment": commitment,
    }


def first(header: dict[str, Any]) -> str:
    """The chain's beginning: what was agreed and the commitment to the seed."""
    return _digest(["hindmost-chain/1", header])


def link(head: str, n: int, kind: str, seat: int, body: str, at: float) -> ActionRow:
    """The next action with its hash."""
    return ActionRow(n, kind, seat, body, at, _digest([head, n, kind, seat, body, f"{at:.6f}"]))


def verify(header: dict[str, Any], rows: Iterable[ActionRow]) -> str:
    """The last hash, if every action is where and what it was."""
    head = first(header)
    for n, row in enumerate(rows):
        expected = link(head, n, row.kind, row.seat, row.body, row.at)
        if row.n != n or row.hash != expected.hash:
            raise BrokenChain(f"Action {n} is not the one that was written: the chain of hashes breaks there.")
        head = row.hash
    return head


def seal(head: str, data: str) -> str:
    """Ties what is kept beside the actions to the last of them: it is read only with the chain it was written for."""
    return hashlib.sha256(f"{head}\n{data}".encode()).hexdigest()


def _digest(parts: list[Any]) -> str:
    return hashlib.sha256(_text(parts).encode()).hexdigest()


_text = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode
"""Made once: every action is hashed by it, and it must never write otherwise."""
