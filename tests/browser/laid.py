"""Tables in a position that was laid out by hand."""

from __future__ import annotations

from playwright.sync_api import Page

from hindmost import Game
from hindmost.server.live.room import Room
from hindmost.server.sight.journal import Journal
from hindmost.server.state.loaded import Loaded
from tests import glen_more_ii_scenario
from tests.browser import people
from tests.scenario import Scene
from tests.server.running import Served

GLEN = """
seats 2
rondel: 0 {tile} * * 1
seat 0: coins 6
  0,0: start-village
  0,1: {first}, member 1
"""


def glen(tile: str, first: str = "s0-forest-river, wood 3", more: str = "") -> str:
    return GLEN.format(tile=tile, first=first) + "".join(f"  {line}\n" for line in more.splitlines())


def laid(page: Page, here: Served, position: str, game: str = "glen-more") -> Room:
    """A table of seats of one's own in this position, looked at from the first."""
    return put(page, here, (glen_more_ii_scenario.Scene if game == "glen-more-ii" else Scene)(position).game)


def put(page: Page, here: Served, game: Game) -> Room:
    """The same with a position that is a game already; what is final can be answered at once."""
    room = stood(page, here, game)
    page.goto(f"/g/{room.id}?as=0")
    people.await_turn(page)
    people.rest(page)
    return room


def stood(page: Page, here: Served, game: Game) -> Room:
    """A table of seats of one's own at which this game stands, and nobody has looked yet."""
    setup = game.setup
    wishes = {"game": setup.rules.id, "chronicles": list(setup.modules)}
    made = people.lay_table(page, *[people.MINE] * setup.seats, **wishes)
    room = next(each for each in here.hall.rooms.inside() if each.id == made["id"])
    return stand(room, game)


def stand(room: Room, game: Game) -> Room:
    """All that follows from the position is found anew: what is loaded is replaced, as by the server itself."""
    old = room.loaded
    room._loaded = Loaded(old.sheet, old.version, old.revision, old.count, old.head, game, Journal(), None, old.timing)
    room.faces.retire()
    return room
