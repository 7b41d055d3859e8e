"""Tiles that are moved once they lie there, within a territory or into another: proved by chronicles made up."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.moving import movable, move_tile, new_places, shift_tile
from hindmost.games.glen_more_ii.points import ARRIVED, KEEPER, LIFTED, REMOVE, SHIFTED
from hindmost.games.glen_more_ii.removing import RemoveTiles, is_doomed
from hindmost.games.glen_more_ii.roles import HOME_CASTLE
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import BEFORE, Fold, Insert, Veto
from hindmost.kernel.messages import Reason
from hindmost.mechanics.cells import cell, name_of
from hindmost.mechanics.verbs import PLACE
from tests.chronicles.made_up import (
    LATE,
    PLAIN,
    MadeUp,
    Told,
    keeps,
    last_of,
    listening,
    play_through,
    random_games,
    scene_with,
)
from tests.glen_more_ii_scenario import Scene

LANDED: Final = "0 take 4", "0 claim macleod"
"""Seat 0 takes a person, so that nothing is placed in the turn."""


class Shift(Frame[GlenMoreII]):
    """A tile of a seat is moved to a cell of a host, if that can be."""

    __slots__ = ("cell", "host", "owner", "slot")

    shape: ClassVar[dict[str, str]] = {"owner": "seat", "slot": "number", "host": "seat", "cell": "cell"}

    def __init__(self, owner: int, slot: int, host: int, cell: int) -> None:
        self.owner = owner
        self.slot = slot
        self.host = host
        self.cell = cell

    def run(self, g: GlenMoreII) -> None:
        assert self.slot in movable(g, self.owner)
        assert self.cell in new_places(g, self.owner, self.slot, self.host)
        move_tile(g, self.owner, self.slot, self.host, self.cell)


class Landslide(Frame[GlenMoreII]):
    """The last tile of whoever has the turn that can be moved goes to the next seat, or elsewhere in the territory."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        host = (g.whose + 1) % g.table.seats if g.scorings % 2 else g.whose
        found = [(slot, each) for slot in movable(g, g.whose) for each in new_places(g, g.whose, slot, host)]
        for slot, where in found[-1:]:
            move_tile(g, g.whose, slot, host, where)


class Choose(Frame[GlenMoreII]):
    """Where the first tile that can be moved goes, within the territory."""

    __slots__ = ()

    def places(self, g: GlenMoreII) -> list[int]:
        slots = movable(g, g.active)
        return new_places(g, g.active, slots[0], g.active) if slots else []

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [PLACE | where for where in self.places(g)] or None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        move_tile(g, g.active, movable(g, g.active)[0], g.active, choice & 0xFFFF)


class Builder(Fold[GlenMoreII, int]):
    """Whoever has a card keeps it."""

    def fold(self, g: GlenMoreII, value: int, seat: int, subject: int) -> int:
        card = g.kit.cards[subject]
        return next((owner for owner, e in enumerate(g.estates) if card in e.cards), value)


class Drovers(MadeUp):
    """Its frames are those of this file."""


def shifted(position: str, *shift: int, parts: tuple[Any, ...] = ()) -> Scene:
    """The position when seat 0 has taken a person and the tile has been moved, in the middle of the turn."""
    scene = scene_with(Drovers(Insert("turn", BEFORE, "activate", "shift", Shift(*shift)), *parts), LATE, position)
    scene.follow(*LANDED)
    keeps(scene.game)
    return scene


def places(scene: Scene, seat: int, slot: int, host: int) -> list[str]:
    return sorted(name_of(where) for where in new_places(scene.state, seat, slot, host))


# ---------------------------------------------------------------- which, and where to


def test_what_holds_the_rest_together_stays() -> None:
    """Home tiles too; of the river only an end can go."""
    scene = Scene(PLAIN, "seat 0; 0,1: s-black-isle; 0,2: s-lochridge; 2,0: a-halkirk; 3,0: a-glen-lyon")
    cells = scene.state.estates[0].ground.cells
    assert [name_of(cells[slot]) for slot in movable(scene.state, 0)] == ["0,2", "3,0"]


class Fixed(Veto[GlenMoreII]):
    def veto(self, g: GlenMoreII, seat: int, subject: int) -> Reason | None:
        return Reason("reason-protected", "C20-01") if subject == 2 else None


def test_what_may_not_be_removed_is_not_moved() -> None:
    scene = scene_with(MadeUp((REMOVE, Fixed())), PLAIN, "seat 0; 0,1: s-black-isle; 1,1: s-lochridge")
    assert movable(scene.state, 0) == [3]


def test_a_tile_goes_where_it_could_be_placed_though_nobody_is_near() -> None:
    scene = Scene(PLAIN, "seat 0; 0,1: s-black-isle; 0,2: s-lochridge")
    assert places(scene, 0, 3, 0) == ["-1,1", "0,-1", "1,-1", "1,1"], "beside what is left, not where it was"
    assert places(scene, 0, 3, 1) == ["0,-1", "0,1", "1,-1", "1,1"], "by the rules of the host's territory"


def test_a_river_tile_goes_to_an_end_of_the_river() -> None:
    scene = Scene(PLAIN, "seat 0; 2,0: a-halkirk; 3,0: a-glen-lyon; seat 1; -1,0: s-glen-etive")
    assert places(scene, 0, 3, 0) == ["-1,0"]
    assert places(scene, 0, 3, 1) == ["-2,0", "2,0"]


# ---------------------------------------------------------------- moving


def test_a_tile_is_moved_within_a_territory() -> None:
    scene = shifted("seat 0; 0,1: s-black-isle; 0,2: s-lochridge", 0, 3, 0, cell(1, 1))
    scene.follow("seat 0: empty 0,2, cell 1,1 s-lochridge", "asks 0 activate", "offers: end")
    play_through(scene, "0 end")


def test_what_was_activated_is_not_activated_again_where_it_lies_now() -> None:
    """C0-11: whatever moves it."""
    scene = scene_with(MadeUp(), LATE, "seat 0; 0,1: s-black-isle; 0,2: s-lochridge")
    scene.follow(*LANDED)
    scene.state.activated = 1 << 3
    move_tile(scene.state, 0, 3, 0, cell(1, 1))
    assert scene.state.activated == 1 << 3 | 1 << 4
    scene.state.activated = 0
    move_tile(scene.state, 0, 4, 0, cell(0, 2))
    assert scene.state.activated == 0


def test_goods_and_scotsmen_stay_behind_on_the_home_castle() -> None:
    told = Told()
    position = "seat 0; 0,1: s-black-isle; 0,2: s-lochridge, cattle 2, scotsmen 1"
    scene = shifted(position, 0, 3, 0, cell(1, 1), parts=((ARRIVED, told),))
    scene.follow("seat 0: cell 1,1 s-lochridge cattle 0 scotsmen 0, cell 1,0 home-castle cattle 2 scotsmen 1")
    assert told.heard == [(0, HOME_CASTLE, 1)]


class Shove(Shift):
    """The same within the territory, with all that is on the tile."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        assert self.slot in movable(g, self.owner)
        assert self.cell in new_places(g, self.owner, self.slot, self.owner)
        shift_tile(g, self.owner, self.slot, self.cell)


LADEN: Final = "seat 0; 0,1: s-black-isle; 0,2: s-lochridge, cattle 2, barley 1, scotsmen 1"


def shoved(position: str, slot: int, to: int, *parts: Any) -> Scene:
    scene = scene_with(
        Drovers(Insert("turn", BEFORE, "activate", "shove", Shove(0, slot, 0, to)), *parts), LATE, position
    )
    scene.follow(*LANDED)
    keeps(scene.game)
    return scene


def test_a_tile_may_be_moved_with_all_that_is_on_it() -> None:
    """Even where the home castle is full; nobody arrives anywhere, and modules are told where it lies now."""
    shifts, others = Told(), Told()
    full = f"{LADEN}; 1,0: wood 3"
    scene = shoved(full, 3, cell(1, 1), (SHIFTED, shifts), (ARRIVED, others), (LIFTED, others))
    scene.follow("asks 0 activate", "seat 0: empty 0,2, tiles 4, cattle 2, barley 1, wood 3, scotsmen 2")
    scene.follow("seat 0: cell 1,1 s-lochridge cattle 2 scotsmen 1, cell 1,0 home-castle scotsmen 0")
    assert (shifts.heard, others.heard) == ([(0, 3, 4)], [])


def test_a_laden_pile_is_moved_as_it_lies() -> None:
    scene = shoved("seat 0; 0,1: s-black-isle; 0,2: s-ballachulish > b-abernethy, stone 1", 3, cell(1, 1))
    ground = scene.state.estates[0].ground
    assert [scene.kit.ids[tile] for tile in ground.stack_at(4)] == ["s-ballachulish", "b-abernethy"]
    scene.follow("seat 0: empty 0,2, cell 1,1 b-abernethy stone 1")


def test_a_laden_tile_that_was_activated_stays_so() -> None:
    scene = scene_with(MadeUp(), LATE, LADEN)
    scene.follow(*LANDED)
    scene.state.activated = 1 << 3
    shift_tile(scene.state, 0, 3, cell(1, 1))
    assert scene.state.activated == 1 << 3 | 1 << 4


class Drift(Landslide):
    """It keeps all that is on it."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        found = [(slot, each) for slot in movable(g, g.whose) for each in new_places(g, g.whose, slot, g.whose)]
        for slot, where in found[-1:]:
            shift_tile(g, g.whose, slot, where)


def test_games_in_which_laden_tiles_move_come_to_an_end() -> None:
    moved = 0
    for game in last_of(random_games(Drovers(Insert("turn", BEFORE, "clean-up", "drift", Drift())), games=2)):
        moved += sum(note.code == "moved-tile" for note in game.journal)
    assert moved > 20


def test_lifted_is_told_of_tiles_that_are_moved_and_of_those_that_are_removed() -> None:
    told = Told()
    shifted("seat 0; 0,1: s-black-isle; 0,2: s-lochridge", 0, 3, 0, cell(1, 1), parts=((LIFTED, told),))
    assert told.heard == [(0, 3, 0)]
    scene, heard = listening(LIFTED, PLAIN, "seat 0: coins 3; 0,1: a-butcher")
    scene.follow("0 take 4", "0 claim macmillan", "0 remove 0,1")
    assert heard == [(0, 2, 0)]


def test_what_finds_no_room_on_the_home_castle_is_chosen_or_lost() -> None:
    position = "seat 0; 1,0: wood 2; 0,1: s-black-isle; 0,2: s-lochridge, cattle 1, barley 1"
    scene = scene_with(Drovers(Insert("turn", BEFORE, "activate", "shift", Shift(0, 3, 0, cell(1, 1)))), LATE, position)
    scene.follow(*LANDED)
    play_through(scene, "asks 0 stow", "0 choose barley", "asks 0 activate")
    scene.follow("seat 0: cattle 0, barley 1, wood 2")


def test_a_pile_is_moved_as_it_lies() -> None:
    position = "seat 0; 0,1: s-black-isle; 0,2: s-ballachulish > b-abernethy, stone 1"
    scene = shifted(position, 0, 3, 0, cell(1, 1))
    ground = scene.state.estates[0].ground
    slot = ground.slot_at[cell(1, 1)]
    assert [scene.kit.ids[tile] for tile in ground.stack_at(slot)] == ["s-ballachulish", "b-abernethy"]
    assert not ground.covered.get(3)
    scene.follow("seat 0: empty 0,2, cell 1,0 home-castle stone 1", "seat 0: tiles 4")


def test_a_tile_goes_into_another_territory_and_leaves_everything_behind() -> None:
    position = "seat 0; 0,1: s-black-isle; 0,2: s-lochridge, cattle 1, scotsmen 1"
    scene = shifted(position, 0, 3, 1, cell(1, 1))
    scene.follow("seat 0: empty 0,2, tiles 3, cell 1,0 home-castle cattle 1 scotsmen 1")
    scene.follow("seat 1: cell 1,1 s-lochridge cattle 0 scotsmen 0, tiles 3, scotsmen 1")
    notes = [note for note in scene.game.journal if note.code == "moved-tile"]
    assert [note.seat for note in notes] == [1]
    lines = [scene.game.speak(line, "en") for _, line in scene.game.log()]
    assert any("Lochridge" in line and "1,1" in line for line in lines)


def test_another_says_where_its_goods_go_when_its_tile_is_taken() -> None:
    """Seat 1 loses a tile in the turn of seat 0, and its home castle is nearly full."""
    position = "seat 1; 1,0: wood 2; 0,1: s-black-isle; 0,2: s-lochridge, cattle 1, barley 1"
    scene = scene_with(Drovers(Insert("turn", BEFORE, "activate", "shift", Shift(1, 3, 0, cell(1, 1)))), LATE, position)
    scene.follow(*LANDED)
    play_through(scene, "asks 1 stow", "1 choose cattle", "asks 0 activate")
    scene.follow("seat 1: cattle 1, barley 0", "seat 0: cell 1,1 s-lochridge, cattle 0")


def test_the_tile_placed_this_turn_may_be_moved() -> None:
    scene = scene_with(Drovers(Insert("turn", BEFORE, "activate", "shift", Shift(0, 2, 0, cell(1, 1)))), PLAIN)
    scene.follow("0 take 3", "0 place 0,-1", "asks 0 activate")
    keeps(scene.game)
    scene.follow("seat 0: empty 0,-1, cell 1,1 s-inshriach", "0 activate 0,0", "0 end")


def test_a_player_is_asked_where_it_goes() -> None:
    scene = scene_with(Drovers(Insert("turn", BEFORE, "take", "choose", Choose())), PLAIN, "seat 0; 0,1: s-black-isle")
    assert scene.asked == (0, "choose")
    assert sorted(scene.offers) == ["place 0,-1", "place 1,-1", "place 1,1"]
    assert scene.game.check() == []
    scene.follow("0 place 1,-1", "seat 0: cell 1,-1 s-black-isle, empty 0,1", "asks 0 take")


# ---------------------------------------------------------------- cards


CASTLE: Final = "seat 0; 0,1: s-black-isle; 0,2: a-castle-stalker"


def test_the_keeper_says_who_has_the_card_of_a_tile_in_another_territory() -> None:
    scene = shifted(CASTLE, 0, 3, 1, cell(1, 1), parts=((KEEPER, Builder()),))
    scene.follow("seat 0: cards castle-stalker", "seat 1: cards, cell 1,1 a-castle-stalker")
    without = scene_with(Drovers(Insert("turn", BEFORE, "activate", "shift", Shift(0, 3, 1, cell(1, 1)))), LATE, CASTLE)
    without.game.play(0, "take 4")
    without.game.play(0, "claim macleod")
    assert "seat 1: a landmark tile lies there without its card" in without.game.check()


def test_games_in_which_tiles_move_come_to_an_end() -> None:
    moved = 0
    module = Drovers(Insert("turn", BEFORE, "clean-up", "landslide", Landslide()), (KEEPER, Builder()))
    for game in last_of(random_games(module, games=3)):
        moved += sum(note.code == "moved-tile" for note in game.journal)
    assert moved > 20


# ---------------------------------------------------------------- about to go


def test_a_tile_chosen_to_be_removed_is_told_of_before_it_goes() -> None:
    """Two may be chosen, and until then something might come onto the first."""
    gone = Insert("turn", BEFORE, "activate", "gone", RemoveTiles(2, 1, 0))
    scene = scene_with(MadeUp(gone), PLAIN, "seat 0; 0,1: s-black-isle; 1,1: s-lochridge; seat 1; 0,1: s-ballachulish")
    scene.follow(*LANDED, "asks 0 remove-tiles")
    assert not any(is_doomed(scene.state, 0, slot) for slot in range(4))
    scene.follow("0 remove 1,1", "asks 0 remove-tiles")
    assert [slot for slot in range(4) if is_doomed(scene.state, 0, slot)] == [3]
    assert not is_doomed(scene.state, 1, 2), "another's territory"
    scene.follow("0 pass")
    assert not is_doomed(scene.state, 0, 3)
