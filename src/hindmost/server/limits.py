"""Every limit of the server in one place: sizes, rates and numbers. What is beyond is refused with a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

# Lengths of texts stand in the published schema, so that they are the same everywhere.
NAME: Final = 40
CHAT: Final = 500
OPTION: Final = 200
"""Of an option's id."""
CATALOGUE: Final = 80
"""Of the name of a corrected catalogue."""
KEY: Final = 64
"""Of an idempotency key, and of a request's id."""
TARGET: Final = 500
"""Of the address that a notice goes to."""
ABSENCE: Final = 43_200
"""Minutes of the longest absence a table can agree on: a month."""
UNDO_STEPS: Final = 1_000
PLAN_STEPS: Final = 200
NOTE: Final = 500
"""Of what somebody writes to a plan."""


@dataclass(frozen=True)
class Limits:
    """All of these can be set; the defaults suit a club on a small machine."""

    # ------------------------------------------------------------ sizes, in bytes
    body: int = 64 * 1024
    """Of a request, except a record to import."""
    record: int = 2 * 1024 * 1024
    """Of a record to import: a hundred times a long game."""
    record_choices: int = 20_000
    """Of a record to import: replaying costs time."""
    catalogue: int = 256 * 1024
    """Of a corrected catalogue, in a file or in a record: five times the longest of ours."""
    frame: int = 16 * 1024
    """Of a socket message from a client."""

    # ------------------------------------------------------------ rates: so many a second, so many at once
    requests: float = 20.0
    requests_burst: int = 100
    """Mutating requests of one client address."""
    creations: float = 0.5
    creations_burst: int = 30
    """Tables made or records imported from one client address: each costs storage for good."""
    frames: float = 30.0
    frames_burst: int = 120
    """Socket messages of one connection."""
    broken_frames: int = 20
    """Socket messages that cannot be read, after which the connection is closed."""
    notices_an_hour: int = 30
    """Notices sent to one person, and to one address whoever gave it, tests included."""
    notice_tests_an_hour: int = 60
    """Test notices asked for from one client address: a new cookie is no new allowance."""

    # ------------------------------------------------------------ connections, before anything is asked
    connections: int = 10_000
    """All in all; fewer where the system allows the process fewer files."""
    connections_of_an_address: int = 400
    """A club behind one router: forty people with six connections and a few sockets each."""
    first_byte: float = 15.0
    """Seconds that a connection may be silent before its first request. Browsers open some in advance."""
    header: float = 10.0
    """Seconds for the header of a request, from its first byte."""
    body_time: float = 60.0
    """Seconds for its body: the largest record over a slow line."""

    # ------------------------------------------------------------ numbers
    sockets: int = 5_000
    sockets_of_a_person: int = 24
    sockets_of_a_table: int = 500
    sockets_of_an_address: int = 300
    """Less than an address may have connections, so that its pages can still be fetched."""
    replies_waiting: int = 64
    """Answers that a slow connection may owe us; then it is closed. States are not queued: the newest replaces."""
    tables_of_a_person: int = 500
    notices_of_a_person: int = 5
    chat_lines: int = 5_000
    """Of one table."""
    catalogues: int = 50
    """Corrected catalogues that are offered; files beyond are not looked at."""
    plans_of_a_seat: int = 20
    previews: int = 64
    """Options up to which previews come with the prompt; beyond, on demand."""
    previews_of_a_plan: int = 256
    """The same in a plan, where there is no demand."""
    log_lines: int = 200
    """Of the log, sent with a whole state; the rest is there on demand."""
    rooms: int = 2_000
    """Tables kept in memory though nobody watches them."""
    wait: float = 25.0
    """Seconds that a request may wait for news."""


LIMITS = Limits()
