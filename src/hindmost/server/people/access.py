"""Who may do what at a table. The only place where a person's rights are worked out."""

from __future__ import annotations

from hindmost import NATURE
from hindmost.server.state.sheet import Sheet
from hindmost.server.wire.errors import NotAllowed, NotThere


class Access:
    """A person's rights at one table. Whoever may not even watch is told that there is no such table."""

    def __init__(self, sheet: Sheet, person: str | None) -> None:
        if not sheet.may_watch(person):
            raise NotThere
        self.person = person
        self.host = person is not None and person == sheet.host
        self.seats = sheet.seats_of(person)
        self.tells = self.host and sheet.is_told
        """Whether they are asked what came, because chance is told by hand."""
        self.company = sheet.is_company(person)
        """Whether what is said at the table is meant for them too."""
        self.given = sheet.ever_seated(person)
        """Seats they were given, also those that a bot plays now."""

    @property
    def member(self) -> bool:
        return self.host or bool(self.given)

    def seat(self, seat: int) -> int:
        """The seat, if it is theirs to play."""
        if seat not in self.seats:
            raise NotAllowed(
                "not-your-seat", "not-your-seat", detail=f"You hold {_named(self.seats)}.", args={"seat": seat}
            )
        return seat

    def actor(self, seat: int) -> int:
        """The seat, if it is theirs to play; NATURE, if what came is theirs to tell."""
        if seat != NATURE:
            return self.seat(seat)
        self.need_host()
        return NATURE

    def eyes(self, seat: int | None) -> int | None:
        """The seat, if they may look from it; None is a spectator's view and open to all who may watch."""
        return None if seat is None else self.seat(seat)

    def need_host(self) -> None:
        if not self.host:
            raise NotAllowed("not-host", "not-host")

    def need_member(self) -> None:
        if not self.member:
            raise NotAllowed("not-seated", "not-seated")


def _named(seats: tuple[int, ...]) -> str:
    return "none" if not seats else "seat " + " and ".join(map(str, seats))
