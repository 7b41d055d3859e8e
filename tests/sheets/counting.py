"""What players at a real table would count, read from games that are played here: scorings are watched as they come."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost import api
from hindmost.games.glasgow.scoring import seat_awards
from hindmost.games.glasgow.state import Glasgow
from hindmost.games.glen_more.scoring import matching_tiles
from hindmost.games.glen_more.scoring import tally as members
from hindmost.games.glen_more.state import CATEGORIES, GlenMore
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c05_haggis.points import HAGGIS_SCORED
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.scoring import tables_of
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.tome import table_cards, table_of
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import ACCEPTED, CARDS, council
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import measure
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs.macsponge import MACSPONGE
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, controller, prison
from hindmost.games.glen_more_ii.chronicles.c11_plans_and_prosperity.plans import plans
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.points import SCORED
from hindmost.games.glen_more_ii.scoring import result, territory_size
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.chance import Nature
from hindmost.kernel.frames import Frame
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.hooks import Hook, Listener
from hindmost.kernel.messages import Award
from hindmost.kernel.modules import Module
from hindmost.mechanics.effects import PerTile
from hindmost.mechanics.goods import count, total
from tests.configurations import Configuration
from tests.properties.playing import walk

Counts = dict[str, list[int | None]]
Points = dict[str, list[int]]
"""By the id of a line: the VP of every seat, as the game gave them."""

WATCHER: Final = 60
ENDING: Final = 5
SPONGED: Final = "mob-macsponge"


class Seen:
    """What was seen of a game: the counts, and the VP that followed from them."""

    def __init__(self) -> None:
        self.counts: Counts = {}
        self.sponged: dict[int, list[int]] = {}
        """By moment: what went to Sibyl MacSponge in a scoring, by seat."""
        self.told = 0
        """How many awards have been looked at."""
        self.game: Game | None = None

    def is_real(self, g: GlenMoreII) -> bool:
        """Not a game that is only imagined, to see what an answer would show."""
        return self.game is not None and g is self.game.state

    def charges(self, g: GlenMoreII, when: int) -> None:
        """Those at the end of the sheet that have not been looked at."""
        fresh = g.sheet[self.told :]
        while fresh:
            award = fresh.pop()
            if award.source != SPONGED:
                break
            self.sponged.setdefault(when, [0] * g.table.seats)[award.seat] += award.vp
        self.told = len(g.sheet)


class InAScoring(Listener[GlenMoreII]):
    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if not self.seen.is_real(g):
            return []
        seats = range(g.table.seats)
        self.seen.counts[f"{g.scorings}-{g.book.categories[a]}"] = [result(g, seat, a) for seat in seats]
        if "dubious-tome" in g.table.slice_at:
            for id_ in table_cards(g):
                category = table_of(g, g.kit.card_ids.index(id_))
                self.seen.counts[f"{g.scorings}-{id_}"] = [int(category in tables_of(g, seat)) for seat in seats]
        if "penny-mobs" in g.table.slice_at:
            self.seen.counts[f"{g.scorings}-macsponge"] = [int(controller(g, MACSPONGE) == seat) for seat in seats]
        self.seen.charges(g, g.scorings)
        return []


class AfterHaggis(Listener[GlenMoreII]):
    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if self.seen.is_real(g):
            self.seen.charges(g, b)
        return []


class Watcher(Chronicle):
    """A chronicle that only looks."""

    number: ClassVar[int] = WATCHER
    key: ClassVar[str] = "watcher"

    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def hooks(self) -> tuple[Hook, ...]:
        return ((SCORED, InAScoring(self.seen)), (HAGGIS_SCORED, AfterHaggis(self.seen)))


class WatchedRules(GlenMoreIIRules):
    def __init__(self, seen: Seen) -> None:
        self.seen = seen

    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), Watcher(self.seen))


def counted(configuration: Configuration, seed: int) -> tuple[Game, Counts, Points]:
    """A finished game, what was counted in it, and what the lines of its sheet gave."""
    return {"glen-more": _glen_more, "glen-more-ii": _glen_more_ii, "glasgow": _glasgow}[configuration.game](
        configuration, seed
    )


def given(game: Game, source: str, when: int) -> list[int]:
    awards = [award for award in game.score_sheet() if (award.source, award.when) == (source, when)]
    return [sum(award.vp for award in awards if award.seat == seat) for seat in range(game.setup.seats)]


# ---------------------------------------------------------------- Glen More


def _glen_more(configuration: Configuration, seed: int) -> tuple[Game, Counts, Points]:
    """Between a turn and the next one nobody gains what a scoring counts, so that it can be read afterwards."""
    game = configuration.new_game(seed)
    counts: Counts = {}
    g = game.state
    assert isinstance(g, GlenMore)
    for _ in walk(game, seed):
        _read(game, counts)
    _read(game, counts)
    g = game.state
    assert isinstance(g, GlenMore)
    points = {id_: given(game, f"score-{id_[2:]}", int(id_[0])) for id_ in counts}
    end = {"end-coins": "score-coins", "end-size": "score-size"}
    counts["end-coins"] = [e.coins for e in g.estates]
    counts["end-size"] = [e.ground.size for e in g.estates]
    counts["end-resources"] = [total(e.stock) for e in g.estates]
    for card, effect in enumerate(g.kit.card_effects):
        if isinstance(effect, PerTile):
            id_ = g.kit.card_ids[card]
            end[f"end-{id_}"] = f"card-{id_}"
            counts[f"end-{id_}"] = [matching_tiles(e, g.kit, effect) if card in e.cards else None for e in g.estates]
    points |= {id_: given(game, source, 4) for id_, source in end.items()}
    scored = {*(f"score-{category}" for category in CATEGORIES), *end.values()}
    counts["end-tokens"] = _tokens(game, [each for each in game.score_sheet() if each.source not in scored])
    return game, counts, points


def _read(game: Game, counts: Counts) -> None:
    g = game.state
    assert isinstance(g, GlenMore)
    for category, name in enumerate(CATEGORIES):
        if g.scorings:
            counts.setdefault(f"{g.scorings}-{name}", [members(g, seat, category) for seat in range(g.table.seats)])


def _tokens(game: Game, awards: list[Award]) -> list[int | None]:
    return [sum(award.vp for award in awards if award.seat == seat) for seat in range(game.setup.seats)]


# ---------------------------------------------------------------- Glen More II


def _glen_more_ii(configuration: Configuration, seed: int) -> tuple[Game, Counts, Points]:
    seen = Seen()
    options = {"die": "usual", "worlds_end_position": "middle", "scotsman_cost_source": "home"} | configuration.options
    setup = Setup(WatchedRules(seen), configuration.seats, (*configuration.chronicles, WATCHER), options, None)
    game = seen.game = api.start(setup, Nature(seed, {}))
    for _ in walk(game, seed):
        pass
    g = game.state
    assert isinstance(g, GlenMoreII)
    counts = seen.counts
    seats = range(g.table.seats)
    points: Points = {}
    for when in range(1, ENDING):
        points |= {f"{when}-{name}": given(game, f"score-{name}", when) for name in g.book.categories}
    end = {"end-coins": "score-coins", "end-size": "score-size", "end-armadale-castle": "landmark-armadale-castle"}
    counts["end-coins"] = [e.coins for e in g.estates]
    counts["end-size"] = [territory_size(g, seat) for seat in seats]
    counts["end-resources"] = [total(e.stock) for e in g.estates]
    armadale = g.kit.card_ids.index("armadale-castle")
    counts["end-armadale-castle"] = [int(armadale in e.cards) for e in g.estates]
    end |= _chronicles(game, g, counts)
    points |= {id_: given(game, source, ENDING) for id_, source in end.items()}
    if 5 in configuration.chronicles:
        moments = {2: "2-haggis", 3: "3-haggis", ENDING: "end-haggis"}
        points |= {f"{id_}-values": given(game, "score-haggis", when) for when, id_ in moments.items()}
    nothing = [0] * g.table.seats
    if 8 in configuration.chronicles:
        points |= {f"{when}-macsponge": seen.sponged.get(when, nothing) for when in range(1, ENDING)}
    counts["end-tokens"] = _won_in_turns(game, g, seen)
    return game, counts, points


def _won_in_turns(game: Game, g: GlenMoreII, seen: Seen) -> list[int | None]:
    scored = {"score-haggis", *(f"score-{name}" for name in g.book.categories)}
    turns = [each for each in game.score_sheet() if each.when < ENDING and each.source not in scored]
    sponged = [sum(each[seat] for when, each in seen.sponged.items() if when < ENDING) for seat in range(g.table.seats)]
    return [(won or 0) - lost for won, lost in zip(_tokens(game, turns), sponged, strict=True)]


def _chronicles(game: Game, g: GlenMoreII, counts: Counts) -> dict[str, str]:
    """The counts of the end that chronicles bring; gives the sources of their VP by line."""
    seats = range(g.table.seats)
    end: dict[str, str] = {}
    here = g.table.slice_at
    if "dragon-boats" in here:
        counts["end-last-card"] = [int(seat in race(g).last) for seat in seats]
    if "haggis" in here:
        _haggis(game, counts)
    if "rock-and-hard-place" in here:
        part = council(g)
        for card, verdict in zip(part.cards, part.verdicts, strict=True):
            if verdict == ACCEPTED:
                counts[f"end-{CARDS[card]}"] = [measure(g, card, seat) for seat in seats]
                end[f"end-{CARDS[card]}"] = f"great-glen-{CARDS[card]}"
    if "penny-mobs" in here:
        jail = prison(g)
        end |= {"end-pennies-minus": "score-pennies-minus", "end-pennies-plus": "score-pennies-plus"}
        counts["end-pennies-minus"] = [*jail.minus]
        counts["end-pennies-plus"] = [*jail.plus]
        for mob, where in enumerate(jail.where):
            if where >= 0:
                counts[f"end-{NAMES[mob]}"] = [int(where == seat) for seat in seats]
                end[f"end-{NAMES[mob]}"] = f"mob-{NAMES[mob]}"
    if "plans-and-prosperity" in here:
        counts["end-plans"] = [len(held) for held in plans(g).held]
        end["end-plans"] = "score-plans"
    return end


def _haggis(game: Game, counts: Counts) -> None:
    """The tokens that were turned up, scoring by scoring."""
    moments = ["2", "3", "end"]
    seats = game.setup.seats
    served: list[list[int]] = []
    for note in game.journal:
        if note.code == "haggis-scoring":
            served = [[] for _ in range(seats)]
        elif note.code == "haggis-served":
            served[note.seat].append(note.a)
        else:
            continue
        if note.code == "haggis-scoring":
            moment = moments.pop(0)
        counts[f"{moment}-haggis"] = [len(each) for each in served]
        counts[f"{moment}-haggis-values"] = [sum(each) for each in served]


# ---------------------------------------------------------------- Glasgow


def _glasgow(configuration: Configuration, seed: int) -> tuple[Game, Counts, Points]:
    game = configuration.new_game(seed)
    for _ in walk(game, seed):
        pass
    g = game.state
    assert isinstance(g, Glasgow)
    own = [[g.city.tiles[slot] for slot, owner in enumerate(g.owners) if owner == seat] for seat in range(2)]
    by_source = [{award.source: award.vp for award in seat_awards(g, seat)} for seat in range(2)]
    kit = g.kit
    counts: Counts = {
        f"end-{type_}": [sum(kit.types[tile] == type_ for tile in tiles) for tiles in own]
        for type_ in ("factory", "park", "monument", "tenement", "station")
    }
    counts["end-printed"] = [sum(kit.vp[tile] for tile in tiles) for tiles in own]
    counts["end-shop"] = [each["score-shop"] // kit.shop_bonus for each in by_source]
    counts["end-beside"] = [each["score-tenement"] // kit.tenement_bonus for each in by_source]
    for kind, good in enumerate(kit.goods):
        counts[f"end-{good}"] = [count(store, kind) for store in g.stores]
    for bank in (tile for tile, type_ in enumerate(kit.types) if type_ == "bank"):
        counts[f"end-{kit.ids[bank]}"] = [int(bank in tiles) for tiles in own]
    counts["end-finisher"] = [int(g.finisher == seat) for seat in range(2)]
    sources = {"printed": "printed", "park": "park", "shop": "shop", "beside": "tenement", "station": "station"}
    points = {f"end-{name}": [each[f"score-{source}"] for each in by_source] for name, source in sources.items()}
    return game, counts, points
