"""A table's facts as they are kept, read from its rows."""

from __future__ import annotations

import json
from typing import Any, Literal

import msgspec
from msgspec import Struct

from hindmost import DRAWN, NATURE
from hindmost.server.state import chain
from hindmost.server.store.interface import Row
from hindmost.server.wire.models import Clock, Status

WATCH = -1
"""The seat number that stands for a place to watch from."""


class SeatRow(Struct, frozen=True):
    seat: int
    kind: Literal["human", "bot", "open"]
    name: str
    bot: str | None
    nonce: str


class StandIn(Struct, frozen=True):
    """The question whether a bot may play a seat."""

    seat: int
    person: str
    agreed: frozenset[int]


class Sheet(Struct, frozen=True):
    """What was agreed, who sits where, and who may use which seat."""

    id: str
    game: str
    rules: str
    chronicles: tuple[int, ...]
    options: dict[str, Any]
    pace: Literal["live", "turns"]
    clock: Clock
    private: bool
    live_drafts: bool
    chat: bool
    absence: int
    """Minutes after which a bot may stand in for somebody who does not answer; 0: never."""
    status: Status
    host: str
    seed: str
    commitment: str
    watch_nonce: str
    base_url: str
    imported: bool
    rematch_of: str | None
    rematch: str | None
    created: float
    changed: float
    catalogue: str | None
    """The mark of the corrected catalogue it is played with; None: the project's own."""
    catalogue_name: str | None
    seats: tuple[SeatRow, ...]
    holders: dict[int, frozenset[str]]
    standin: StandIn | None = None
    corrected: str | None = None
    """The text of that catalogue, once it is needed."""
    automa: str | None = None
    """The level of the solo opponent, whose seat is nobody's and has no row; None: there is none."""
    chance: Literal["drawn", "told", "told-all"] = "drawn"
    """Whether it is drawn from the seed, or told by the host because a printed game lies on the table."""
    keyed: bool = False
    """Whether what is drawn comes from cryptographic streams."""
    occasion: str | None = None
    """What it was laid for: `daily` and the day, `campaign` and the step."""
    hints: bool = False
    """Whether whoever sits there may be hinted, against other people too."""
    origin: str | None = None
    """The mark of the position it was laid from; None: it began at the beginning."""
    laid_from: str | None = None
    """That position as text, once it is needed."""

    def must_agree(self, standin: StandIn) -> tuple[int, ...]:
        """The seats without whose consent no bot takes over: those that people play, but not of whoever asks."""
        others = [row.seat for row in self.seats if row.kind == "human" and row.seat != standin.seat]
        return tuple(seat for seat in others if standin.person not in self.holders.get(seat, ()))

    @property
    def header(self) -> dict[str, Any]:
        """What the hash chain begins with."""
        agreed = self.chronicles, self.options, self.commitment, self.catalogue, self.automa, self.chance, self.keyed
        return chain.header(self.game, self.rules, len(self.seats), *agreed, self.origin)

    def seats_of(self, person: str | None) -> tuple[int, ...]:
        """The seats a person may use: only those that a person plays."""
        return tuple(row.seat for row in self.seats if row.kind == "human" and person in self.holders.get(row.seat, ()))

    def ever_seated(self, person: str | None) -> tuple[int, ...]:
        """The seats a person was given, whoever plays them now."""
        return tuple(row.seat for row in self.seats if person in self.holders.get(row.seat, ()))

    def may_watch(self, person: str | None) -> bool:
        """A game that is over may be looked at by whoever has its address."""
        return self.status == "over" or self.is_company(person)

    def is_company(self, person: str | None) -> bool:
        """Whether they are among those whom the table was laid for: they may watch it while it is played."""
        return (
            not self.private
            or (person is not None and person == self.host)
            or any(person in people for people in self.holders.values())
        )

    @property
    def is_told(self) -> bool:
        """Whether the host is asked what came."""
        return self.chance != DRAWN

    def plays(self, seat: int, kind: str) -> bool:
        return seat != NATURE and self.seats[seat].kind == kind


def read_sheet(row: Row, seats: list[Row], holders: list[Row], standins: list[Row]) -> Sheet:
    people: dict[int, set[str]] = {WATCH: set()}
    for holder in holders:
        people.setdefault(holder["seat"], set()).add(holder["person"])
    facts = {
        **row,
        "chronicles": tuple(json.loads(row["chronicles"])),
        "options": json.loads(row["options"]),
        "clock": msgspec.json.decode(row["clock"], type=Clock),
        "private": bool(row["private"]),
        "live_drafts": bool(row["live_drafts"]),
        "chat": bool(row["chat"]),
        "imported": bool(row["imported"]),
        "keyed": bool(row["keyed"]),
        "hints": bool(row["hints"]),
        "seats": tuple(
            SeatRow(seat["seat"], seat["kind"], seat["name"], seat["bot"], seat["nonce"])
            for seat in sorted(seats, key=lambda seat: int(seat["seat"]))
        ),
        "holders": {seat: frozenset(found) for seat, found in people.items()},
        "standin": None,
    }
    for asked in standins:
        if facts["status"] == "playing" and facts["seats"][asked["seat"]].kind == "human":
            facts["standin"] = StandIn(asked["seat"], asked["person"], frozenset(json.loads(asked["agreed"])))
    return Sheet(**facts)
