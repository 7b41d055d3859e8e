"""What a chronicle may change. The base game asks every part in the same places and knows none by name."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.referee.asking import Answered, Play
from tests.referee.cells import Cell

if TYPE_CHECKING:
    from tests.referee.glen_more_ii.table import Table


class Part:
    """A chronicle's share of the referee; this one changes nothing."""

    def components(self) -> dict[str, Any]:
        """Its data file."""
        return {}

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        """Lay what it brings, and check it."""

    def laid(self, seats: int) -> tuple[int, int]:
        """How many spaces of the rondel it takes at the start before the A tiles, and after them."""
        return 0, 0

    def is_fixed(self, tile: str) -> bool:
        """Whether it stays on the rondel for ever."""
        return False

    def laid_out(self, t: Table, tile: str) -> None:
        """A tile has been drawn and laid on the rondel."""

    def holds(self, t: Table, seat: int, cell: Cell) -> bool:
        """Whether a tile cannot be removed from a territory."""
        return False

    def free(self, t: Table) -> list[str]:
        """What may be done between two steps of the own turn."""
        return []

    def free_in(self, t: Table, kind: str) -> list[str]:
        """What may be done before a question of this kind is answered."""
        return []

    def does(self, t: Table, option: str) -> Play:
        """One of these."""
        raise NotImplementedError

    def coins_that_score(self, t: Table, seat: int, coins: int) -> int:
        """How many of a player's coins give a point at the end."""
        return coins

    def stops(self, t: Table, space: int) -> bool:
        """Whether the pawn whose turn it is may stop on this place."""
        return False

    def overtakes(self, t: Table, seat: int, others: list[int]) -> Play:
        """A boat has moved off a place where these others still race."""
        yield from ()

    def sails_free(self, t: Table) -> bool:
        """Whether the next step of the own boat costs nothing."""
        return False

    def sailed(self, t: Table, rivals: bool) -> None:
        """The own boat has made a step; `rivals`: whether others who still race are there."""

    def kept_token(self, t: Table, river: int) -> Play:
        """A reward token has been kept, and its reward gained."""
        yield from ()

    def on_mountain(self, t: Table) -> Play:
        """The pawn of whoever has the turn has reached the Mountain, or is about to leave it."""
        yield from ()

    def before_rolls(self, t: Table) -> Play:
        """Before the first roll of a haggis scoring."""
        yield from ()

    def rolls_again(self, t: Table) -> Answered:
        """After one of the rolls for everybody: anything but empty has it rolled again."""
        yield from ()
        return ""

    def before_bids(self, t: Table) -> Play:
        """Before anybody bids."""
        yield from ()

    def bars(self, seat: int) -> str:
        """The bid tokens that a player sets aside."""
        return ""

    def after_bids(self) -> None:
        """The bidding is over."""

    def one_reward_more(self, t: Table) -> bool:
        """Whether whoever has the turn may take a second reward of the centre track."""
        return False

    def took_one_more(self, t: Table) -> None:
        """That has been done."""

    def moved(self, t: Table, old: Cell, new: Cell) -> None:
        """A tile of whoever has the turn has been moved with all that is on it."""

    def garrisons(self, t: Table, seat: int) -> int:
        """Castles of others that count as manned by a player."""
        return 0

    def haggles(self, t: Table) -> bool:
        """Whether whoever has the turn sells on a Sale tile that is crossed as on one that is stopped on."""
        return False

    def lent_stops(self, t: Table, space: int) -> bool:
        """Whether a pawn that a chronicle lends may be put on this place for whoever has the turn."""
        return False

    def lent_discards(self, t: Table, space: int) -> bool:
        """Whether such a pawn may discard this place."""
        return False

    def dues(self, t: Table, crossed: list[int]) -> int:
        """How many single coins or resources are to be given for crossing these spaces."""
        return 0

    def begins(self, t: Table) -> Play:
        """A player's turn begins."""
        yield from ()

    def crosses(self, t: Table, piece: int, space: int, target: str | None) -> Play:
        """A piece crosses a space; `target`: the tile that must still be paid for."""
        yield from ()

    def acts(self, t: Table, name: str) -> Play | None:
        """The turn of a piece that it brings."""
        return None

    def card_taken(self, t: Table, card: str) -> None:
        """A landmark card has come to whoever has the turn."""

    def barrels_gained(self, t: Table, number: int) -> Play:
        """Barrels have come to whoever has the turn."""
        yield from ()

    def stores(self) -> bool:
        """Whether somebody must say where a barrel goes."""
        return False

    def barrels_given(self, t: Table, seat: int, number: int) -> Play:
        """Barrels have been paid, returned or spent."""
        yield from ()

    def stopped(self, t: Table, space: int, piece: int) -> Play:
        """A pawn has come to a place and stops there."""
        yield from ()

    def person_taken(self, t: Table) -> Play:
        """A person has been taken, and its marker placed."""
        yield from ()

    def discards(self, t: Table, tile: str, by: int) -> bool:
        """Whether it takes a tile that is discarded."""
        return False

    def piles(self, t: Table) -> list[list[str]]:
        """Other piles of discarded tiles."""
        return []

    def gains(self, t: Table, words: str) -> Play | None:
        """What only it can gain."""
        return None

    def can_use(self, t: Table, words: str) -> bool:
        """Whether a gain would come to anything."""
        return True

    def asks(self, words: str) -> bool:
        """Whether somebody must decide about what a domain gives."""
        return False

    def makes(self, t: Table, words: str) -> list[str]:
        """The goods of which a tile makes one when activated, if only this part knows how."""
        return []

    def uses(self, t: Table, tile: str) -> Play | None:
        """What becomes of a tile that is neither placed nor put aside."""
        return None

    def ends(self, t: Table) -> Play:
        """After the activations of a turn, before what is left of it lapses."""
        yield from ()

    def comes_to(self, t: Table, words: str, cell: Cell) -> str:
        """What an immediate effect of the tile on this cell is now; empty where it gives nothing."""
        return words

    def reads(self, words: str) -> bool:
        """Whether only it can read an activation."""
        return False

    def works(self, t: Table, words: str, tile: str, cell: Cell | None) -> bool:
        """Whether an activation would do anything. Without a cell the tile is a rival's: its goods come onto any own
        one."""
        return True

    def activates(self, t: Table, words: str, tile: str, cell: Cell | None) -> Play | None:
        """An activation that only it knows."""
        return None

    def tears(self, t: Table, gone: list[Cell]) -> bool:
        """Whether these tiles cannot leave the territory without others."""
        return False

    def counted(self, t: Table, what: str) -> int | None:
        """How many there are of what only it knows."""
        return None

    def garrison(self, t: Table, seat: int) -> int:
        """Scotsmen who count as if they stood on the home castle."""
        return 0

    def can_hand_over(self, t: Table, cost: dict[str, int]) -> bool:
        """Whether the own tokens of a cost are there."""
        return True

    def hands_over(self, t: Table, cost: dict[str, int]) -> None:
        """They are paid."""

    def placed(self, t: Table, cell: Cell) -> Play:
        """A tile has been laid: what follows its immediate effects, settled now."""
        yield from ()

    def woken(self, t: Table, cells: list[Cell]) -> list[Cell]:
        """The cells that the placement may activate."""
        return cells

    def lifted(self, t: Table, seat: int, cell: Cell) -> None:
        """A tile has left a territory."""

    def homeless(self, t: Table) -> Play:
        """Tiles have left a territory, with whatever stood on them."""
        yield from ()

    def arrived(self, t: Table, seat: int, cell: Cell) -> Play:
        """Scotsmen have come onto a tile of their own."""
        yield from ()

    def scotsmen_away(self, seat: int) -> int:
        """Scotsmen who stand elsewhere than in the own territory."""
        return 0

    def place_toll(self, t: Table, cells: list[Cell]) -> int:
        """Coins that are owed to another player for laying a tile on these cells."""
        return 0

    def takes_toll(self, t: Table, cells: list[Cell]) -> Play:
        """A tile has been laid on these cells, and nothing has come of it yet."""
        yield from ()

    def domain_toll(self, t: Table, domain: str) -> int:
        """Coins that are owed to another player for claiming a domain."""
        return 0

    def claimed(self, t: Table, domain: str) -> None:
        """The road and the toll have been paid."""

    def surcharge(self, t: Table, tile: str) -> int:
        """Coins that are owed to another player for taking a tile from the rondel."""
        return 0

    def paid_for(self, t: Table, tile: str) -> None:
        """A tile has been paid for."""

    def must_take(self, t: Table) -> int | None:
        """The space of the tile that must be taken."""
        return None

    def may_discard(self, t: Table, tile: str) -> bool:
        """Whether a tile may be discarded by whoever can take none."""
        return True

    def chosen(self, t: Table, space: int) -> None:
        """The destination has been named."""

    def settled(self, t: Table) -> None:
        """The pawn has come there, with all crossings."""

    def thrown_away(self, t: Table, tile: str) -> Play:
        """Whoever can take no tile has discarded this one."""
        yield from ()

    def awarded(self, t: Table, seat: int, points: int) -> None:
        """VP have come from one source."""

    def produced(self, t: Table, tile: str, goods: list[tuple[str, Cell]]) -> Play:
        """Activating a tile has produced these resources, and they lie there."""
        yield from ()

    def after_turn(self, t: Table) -> Play:
        """After all else in a turn with the own pawn."""
        yield from ()

    def card_turned(self, card: str) -> None:
        """A landmark card shows its event."""

    def markers_away(self, seat: int) -> int:
        """Clan markers that lie elsewhere than on the clan board."""
        return 0

    def counts(self, seat: int) -> dict[str, int]:
        """Categories of its own."""
        return {}

    def domain_gives(self, t: Table, words: str) -> Play | None:
        """What only it can do for a marker on a domain."""
        return None

    def table(self, t: Table) -> list[int]:
        """VP by the lead over the lowest, where it has a table of its own."""
        return []

    def own_table(self, t: Table, seat: int, category: str) -> list[int]:
        """VP by the lead over the lowest, where a player alone scores by another table."""
        return []

    def adds(self, t: Table, seat: int, category: str) -> int:
        """By how much a result is more, or less, than what lies there."""
        return 0

    def raises(self, t: Table, seat: int, category: str) -> int:
        """By how much a result is raised for one scoring."""
        return 0

    def foreseen(self, t: Table, seat: int, category: str) -> int:
        """What a result would have gained already if a scoring came now."""
        return 0

    def before_scoring(self, t: Table) -> Play:
        """Before each of the four scorings."""
        yield from ()

    def cleared(self, t: Table) -> Play:
        """Right after each of them."""
        yield from ()

    def after_scoring(self, t: Table) -> Play:
        """After each of the first three scorings."""
        yield from ()

    def after_final(self, t: Table) -> Play:
        yield from ()

    def before_last_scoring(self, t: Table) -> Play:
        yield from ()

    def final(self, t: Table) -> None:
        """In the final scoring."""

    def seen(self, t: Table) -> dict[str, Any]:
        return {}

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        return {}
