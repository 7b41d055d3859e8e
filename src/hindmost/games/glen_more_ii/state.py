"""The state of a game of Glen More II."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from hindmost.games.glen_more_ii import paying, tokens
from hindmost.games.glen_more_ii.clans import ClanBoard
from hindmost.games.glen_more_ii.distilling import DistilOrPoints
from hindmost.games.glen_more_ii.gains import EnlistScotsmen
from hindmost.games.glen_more_ii.kit import GlenMoreIIKit
from hindmost.games.glen_more_ii.markers import PlaceMarker
from hindmost.games.glen_more_ii.placing import legal_places
from hindmost.games.glen_more_ii.points import (
    ARRIVED,
    CLAIM,
    CLAIM_TOLL,
    CREW,
    DISCARDED,
    ELSEWHERE,
    MARKERS,
    ROAD,
    TAKE,
    TILE_PRICE,
)
from hindmost.games.glen_more_ii.roles import (
    FROM_BACK,
    FROM_DOMAIN,
    FROM_PERSON,
    FROM_TILE,
    HOME_CASTLE,
    PERSON,
    TERRITORY,
    in_territory,
)
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.messages import Award, Json, Msg, Note, Reason
from hindmost.kernel.state import Slice
from hindmost.mechanics.cells import EAST, name_of
from hindmost.mechanics.effects import Gain, Line, Price
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NO_TILE, NOWHERE, GlenState
from hindmost.mechanics.goods import count, spread, total
from hindmost.mechanics.ground import GONE, NO_SLOT
from hindmost.mechanics.market import Market
from hindmost.mechanics.track import Track
from hindmost.mechanics.verbs import tile_message

if TYPE_CHECKING:
    from hindmost.kernel.table import Table

FROM_NOTES: Final = {
    "gained-coins": "gained-coins-from",
    "gained-movement-points": "gained-movement-from",
    "gained-vp": "gained-vp-from",
    "gained-whisky": "gained-whisky-from",
}
"""What a gain is called in the journal when it comes from a domain, a person or a card."""


class GlenMoreII(GlenState):
    """Beside what all Glen More games have: persons, the clan board, tiles out of the game, and who moves."""

    __slots__ = ("book", "clans", "mover", "pays_from_home", "persons", "removed", "whose")

    def __init__(
        self,
        table: Table,
        stack: list[Frame[Any]],
        active: int,
        slices: list[Slice],
        journal: list[Note] | None,
        book: GlenMoreIIKit,
        track: Track,
        market: Market,
        estates: list[Estate],
        stacks: list[list[int]],
        discards: list[int],
        sheet: list[Award],
        scorings: int,
        hand: int,
        spot: int,
        activated: int,
        movement: int,
        extra_used: bool,
        everywhere: bool,
        persons: list[list[int]],
        clans: ClanBoard,
        removed: list[int],
        mover: int,
        whose: int,
        pays_from_home: bool,
    ) -> None:
        super().__init__(
            table,
            stack,
            active,
            slices,
            journal,
            book,
            track,
            market,
            estates,
            stacks,
            discards,
            sheet,
            scorings,
            hand,
            spot,
            activated,
            movement,
            extra_used,
            everywhere,
        )
        self.book = book
        """The kit, with what only this game prints."""
        self.persons = persons
        """By seat: the person tiles, in the order in which they were taken. Values: replaced, not changed."""
        self.clans = clans
        self.removed = removed
        """The tiles that were removed from territories: they are out of the game, on no pile."""
        self.mover = mover
        """The piece that moves in this turn: the pawn of whose turn it is, unless a chronicle lends another."""
        self.whose = whose
        """Whose turn it is; NATURE's if it is nobody's. Others may act in it (`kernel.acting`)."""
        self.pays_from_home = pays_from_home
        """Whether Scotsmen are paid from the home territory only (GM2-TAKE-04)."""

    def copy(self) -> GlenMoreII:
        return GlenMoreII(
            self.table,
            self.stack[:],
            self.active,
            [part.copy() for part in self.slices] if self.slices else [],
            None,
            self.book,
            self.track.copy(),
            self.market.copy(),
            [estate.copy() for estate in self.estates],
            [stack[:] for stack in self.stacks],
            self.discards[:],
            self.sheet[:],
            self.scorings,
            self.hand,
            self.spot,
            self.activated,
            self.movement,
            self.extra_used,
            self.everywhere,
            self.persons[:],
            self.clans.copy(),
            self.removed[:],
            self.mover,
            self.whose,
            self.pays_from_home,
        )

    def begin_turn(self, seat: int) -> None:
        super().begin_turn(seat)
        self.mover = seat
        self.whose = seat

    # ------------------------------------------------------------ who and what

    def is_person(self, tile: int) -> bool:
        return self.book.roles[tile] == PERSON

    def holds(self, seat: int, domain: int) -> bool:
        """Whether the seat has a marker on the domain; no for a domain that is not there (-1)."""
        return domain >= 0 and bool(self.clans.held[seat] >> domain & 1)

    def reserve(self, seat: int) -> int:
        """The Scotsmen of the personal supply (GM2-COMP-03)."""
        crew = self.table.fold(CREW, self, self.book.scotsmen, seat, 0)
        return max(0, crew - sum(self.estates[seat].members))

    def markers_left(self, seat: int) -> int:
        """Those of the personal supply (GM2-COMP-04)."""
        markers = self.table.fold(MARKERS, self, self.book.clan_markers, seat, 0)
        return max(0, markers - len(self.clans.markers[seat]))

    def road_costs(self) -> list[int]:
        """By domain: what a marker there costs the active player now (GM2-CLAN-02)."""
        return self.table.fold(ROAD, self, self.clans.costs, self.active, 0)

    def claim_tolls(self) -> list[int]:
        """By domain: what a marker there costs the active player beside the road."""
        return self.table.fold(CLAIM_TOLL, self, [0] * len(self.book.domain_ids), self.active, 0)

    def with_tolls(self, roads: list[int]) -> list[int]:
        if CLAIM_TOLL not in self.table.folds:
            return roads
        return [road + toll for road, toll in zip(roads, self.claim_tolls(), strict=False)]

    def marker_costs(self) -> list[int]:
        """By domain: what the marker costs that is being placed, on whatever terms; or would cost."""
        frame = self.stack[-1] if self.stack else None
        return frame.prices(self) if isinstance(frame, PlaceMarker) else self.with_tolls(self.road_costs())

    def end_space(self) -> int:
        """The space of World's End, or -1 while it is not on the rondel."""
        return self.track.space_of(self.book.worlds_end)

    def has_finished(self, piece: int) -> bool:
        """Whether a piece has stopped on or passed World's End."""
        end = self.end_space()
        return end >= 0 and self._has_reached(piece, end)

    def everybody_finished(self) -> bool:
        """Whether every player has stopped on or passed World's End (GM2-FLOW-02)."""
        end = self.end_space()
        return end >= 0 and all(self._has_reached(seat, end) for seat in range(self.table.seats))

    def _has_reached(self, piece: int, end: int) -> bool:
        track = self.track
        spaces = len(track.tiles)
        return (track.pieces[piece] - track.gap - 1) % spaces >= (end - track.gap - 1) % spaces

    def elsewhere(self) -> list[int]:
        """The tiles that are with a module."""
        nothing: list[int] = []
        return self.table.fold(ELSEWHERE, self, nothing, NATURE, 0)

    def done(self) -> int:
        """The slots of the active player activated this turn, a bit each: none of one who acts in another's turn."""
        return self.activated if self.active == self.whose else 0

    def station(self, seat: int, slot: int, number: int) -> None:
        """Scotsmen of a seat come onto one of its tiles."""
        self.estates[seat].members[slot] += number
        self.table.emit(ARRIVED, self, seat, slot, number)

    # ------------------------------------------------------------ goods

    def room_on(self, slot: int) -> int:
        """How many more goods a tile of the active player holds (GM2-COMP-05); none where the tile was removed."""
        e = self.estates[self.active]
        return 0 if e.ground.tiles[slot] == GONE else self.kit.room - total(e.goods[slot])

    def slots_with_room(self) -> list[int]:
        ground = self.estates[self.active].ground
        return [slot for slot in ground.slots() if self.room_on(slot) > 0]

    def cells_of(self, tile: int, cell: int) -> list[int]:
        return [cell, cell + EAST] if self.book.right_half[tile] >= 0 else [cell]

    def can_sell(self) -> bool:
        stock = self.estates[self.active].stock
        return any(filled and count(stock, kind) for kind, filled in enumerate(self.market.rows))

    def can_sell_from(self, slot: int) -> bool:
        goods = self.estates[self.active].goods[slot]
        return any(filled and count(goods, kind) for kind, filled in enumerate(self.market.rows))

    # ------------------------------------------------------------ paying

    def tile_price(self, tile: int) -> Price:
        return self.table.fold(TILE_PRICE, self, self.kit.prices[tile], self.active, tile)

    def can_pay(self, e: Estate, price: Price) -> bool:
        return paying.can_pay(self, e, price, 0, 0)

    def swap_for(self, slot: int) -> int:
        """The coins that may stand for a good in an exchange on this slot (GM2-DOM-21)."""
        book = self.book
        tile = self.tile_of(slot)
        return book.swap_coins if self.holds(self.active, book.swap_domain) and book.types[tile] == "trade" else 0

    def can_exchange(self, e: Estate, slot: int, line: Line) -> bool:
        """An exchange for a marker can be made only if the marker can be placed then (GM2-TRADE-04)."""
        keep = 0
        if line.gain.markers:
            costs = self.open_roads()
            if not costs:
                return False
            keep = min(costs)
        if line.gain.tokens and self.gain_refusal(e, line.gain) is not None:
            return False
        return paying.can_pay(self, e, line.price, keep, self.swap_for(slot))

    def gain_refusal(self, e: Estate, gain: Gain) -> Reason | None:
        return tokens.refusal(self, tokens.owner(self, e), gain.tokens)

    def payment(self, slot: int, line: Line) -> list[Frame[Any]]:
        keep = min(self.open_roads()) if line.gain.markers else 0
        return paying.payment(self, line.price, keep, self.swap_for(slot))

    def open_roads(self) -> list[int]:
        """What the domains cost that the active player could place a marker on, whether he has the coins or not."""
        if not self.markers_left(self.active):
            return []
        costs = self.with_tolls(self.road_costs())
        return [costs[domain] for domain in self.open_domains()]

    def open_domains(self) -> list[int]:
        """The domains that take a marker of the active player (GM2-CLAN-01, 07)."""
        book = self.book
        taken = self.clans.occupied()
        found = [
            domain
            for domain, used in enumerate(book.in_use)
            if used and (book.shared[domain] or not taken >> domain & 1)
        ]
        if CLAIM in self.table.vetoes:
            found = [domain for domain in found if self.table.veto(CLAIM, self, self.active, domain) is None]
        return found

    # ------------------------------------------------------------ receiving

    def receive(self, slot: int, gain: Gain) -> None:
        self.receive_from(slot, gain)
        if gain.tokens:
            self.push(tokens.earn(self, self.active, gain.tokens, slot))

    def collect(self, slot: int, gain: Gain) -> None:
        """A marker is placed now (GM2-TRADE-04); a barrel may be VP instead (GM2-DOM-09)."""
        tile = self.tile_of(slot)
        if gain.markers:
            self.push([PlaceMarker(1)] * gain.markers)
        if gain.whisky and self.kit.types[tile] == "whisky" and self.holds(self.active, self.book.distil_domain):
            self.stack.append(DistilOrPoints(slot, gain.whisky))
            self.push(tokens.earn(self, self.active, gain.tokens, slot))
        else:
            self.receive(slot, gain)

    def receive_from(self, origin: int, gain: Gain) -> None:
        """The active player receives a gain from the tile on a slot, or from a domain (FROM_DOMAIN and its number), a
        person, a tile that lies elsewhere, the back of a card.

        Clan markers are not part of it: they are placed by `markers.PlaceMarker`. Nor are tokens.
        """
        e = self.estates[self.active]
        e.coins += gain.coins
        if gain.whisky:
            self.gain_barrels(gain.whisky)
        # movement points are the turn's, so in another's turn they lapse at once
        movement = gain.movement if self.active == self.whose else 0
        self.movement += movement
        enlisted = 0
        place = self.landmark_spot(origin - FROM_BACK) if origin >= FROM_BACK else origin
        if gain.members and in_territory(place) and e.ground.tiles[place] != GONE:
            enlisted = min(gain.members, self.reserve(self.active))
            if enlisted:
                self.station(self.active, place, enlisted)
        elif gain.members and place >= FROM_TILE:
            self.stack.append(EnlistScotsmen(gain.members))
        if self.journal is not None:
            for code, number in (
                ("gained-coins", gain.coins),
                ("gained-whisky", gain.whisky),
                ("gained-scotsmen", enlisted),
                ("gained-movement-points", movement),
                ("gained-vp", gain.vp),
            ):
                if number:
                    self.note_gain(code, number, place if code == "gained-scotsmen" else origin)
        if gain.vp:
            self.award_from(origin, gain.vp)

    def slot_of_card(self, card: int) -> int:
        """Where the tile of a landmark card lies in the active player's territory, covered or not; or NO_SLOT."""
        ground = self.estates[self.active].ground
        for slot in ground.slots():
            if any(self.kit.cards[tile] == card for tile in ground.stack_at(slot)):
                return slot
        return NO_SLOT

    def landmark_spot(self, card: int) -> int:
        """Where what comes onto the tile of a landmark card is put: on the home castle once it has left."""
        slot = self.slot_of_card(card)
        return HOME_CASTLE if slot == NO_SLOT else slot

    def note_gain(self, code: str, number: int, origin: int) -> None:
        if in_territory(origin):
            self.note(code, self.active, number, self.estates[self.active].ground.cells[origin], self.tile_of(origin))
        else:
            self.note(FROM_NOTES[code], self.active, number, origin)

    def tile_of(self, origin: int) -> int:
        """The tile on a slot of the active player, or the one removed last, in the middle of its own effects; a person;
        or a tile that lies elsewhere."""
        if origin >= FROM_TILE:
            return origin - FROM_TILE
        if origin >= FROM_PERSON:
            return origin - FROM_PERSON
        tile = self.estates[self.active].ground.tiles[origin]
        return self.removed[-1] if tile == GONE else tile

    def award_from(self, origin: int, vp: int) -> None:
        """VP for the active player from a tile, a domain or the back of a card."""
        if in_territory(origin):
            tile = self.tile_of(origin)
            source, clause = f"tile-{self.kit.names[tile]}", self.kit.clauses[tile]
        elif origin >= FROM_BACK:
            back = self.book.backs[origin - FROM_BACK]
            assert back is not None
            source, clause = f"landmark-{self.kit.card_ids[origin - FROM_BACK]}", back.clause
        elif origin >= FROM_PERSON:
            tile = self.tile_of(origin)
            clause = self.kit.clauses[tile] if origin >= FROM_TILE else "GM2-IMM-05"
            source = f"tile-{self.kit.names[tile]}"
        else:
            domain = origin - FROM_DOMAIN
            source, clause = f"domain-{self.book.domain_ids[domain]}", self.book.domain_clauses[domain]
        self.award(Award(self.active, vp, source, clause, self.scorings))

    def spot_title(self, key: str, slot: int) -> Msg:
        if slot < FROM_TILE:
            return super().spot_title(key, slot)
        return Msg(key, {"spot": tile_message(self, slot - FROM_TILE)})

    def discard(self, tile: int, owner: int) -> None:
        """A tile goes from the rondel to the discard pile; `owner` is the seat that moved, or nature."""
        self.discards.append(tile)
        self.table.emit(DISCARDED, self, owner, tile)

    # ------------------------------------------------------------ words

    def fate(self, space: int) -> str:
        tile = self.track.tiles[space]
        e = self.estates[self.active]
        price = self.tile_price(tile)
        if self.book.roles[tile] == TERRITORY and not legal_places(self, e, tile):
            return "unplaceable"
        if not self.can_pay(e, price) or self.table.veto(TAKE, self, self.active, space) is not None:
            return "unpayable"
        if price.is_free:
            return "free"
        return "buy" if self.coins_for(tile) > price.coins else "pay"

    def to_json(self) -> Json:
        ids = self.kit.ids
        return {
            "rondel": {
                "tiles": [None if tile == NO_TILE else ids[tile] for tile in self.track.tiles],
                "pieces": self.track.pieces[:],
                "gap": self.track.gap,
            },
            "market": self.market.rows[:],
            "stacks": [[ids[tile] for tile in stack] for stack in self.stacks],
            "discards": [ids[tile] for tile in self.discards],
            "removed": [ids[tile] for tile in self.removed],
            "estates": [self.estate_to_json(seat) for seat in range(len(self.estates))],
            "sheet": [award.to_json() for award in self.sheet],
            "scorings": self.scorings,
            "turn": self.turn_to_json(),
        }

    def turn_to_json(self) -> dict[str, Json]:
        """What starts afresh with every turn."""
        return {
            "mover": self.mover,
            "hand": None if self.hand == NO_TILE else self.kit.ids[self.hand],
            "spot": None if self.spot == NOWHERE else self.spot,
            "activated": [slot for slot in range(self.activated.bit_length()) if self.activated >> slot & 1],
            "movement": self.movement,
            "extra_used": self.extra_used,
            "everywhere": self.everywhere,
            **({} if self.whose == self.active else {"whose": self.whose}),
        }

    def estate_to_json(self, seat: int) -> Json:
        e = self.estates[seat]
        return {
            "territory": territory_to_json(self, e),
            "coins": e.coins,
            "whisky": e.whisky,
            "vp": e.vp,
            "landmarks": [self.kit.card_ids[card] for card in e.cards],
            "persons": [self.kit.ids[tile] for tile in self.persons[seat]],
            "clans": [self.book.domain_ids[domain] for domain in self.clans.markers[seat]],
        }


def territory_to_json(g: GlenMoreII, e: Estate) -> Json:
    """Every cell with its tiles, the top one apart, and what lies on it; in the order in which they were first built
    on. A cell whose tiles were removed stays in the list, because slots are counted by it."""
    return [
        {
            "cell": name_of(cell),
            "tile": None if e.ground.tiles[slot] == GONE else g.kit.ids[e.ground.tiles[slot]],
            "covered": [g.kit.ids[tile] for tile in e.ground.covered.get(slot, [])],
            "goods": {
                good: number for good, number in zip(g.kit.goods, spread(e.goods[slot], g.kinds), strict=True) if number
            },
            "scotsmen": e.members[slot],
        }
        for slot, cell in enumerate(e.ground.cells)
    ]
