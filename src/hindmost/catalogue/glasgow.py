"""The components of Glasgow, read from its data file."""
# ruff: noqa: A002 - fields are called what they are called on the components

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import Final

from hindmost.catalogue.conversions import Conversion, read_conversion
from hindmost.catalogue.load import parsed
from hindmost.catalogue.model import Facts
from hindmost.catalogue.problems import Problems
from hindmost.catalogue.record import NONE, Record
from hindmost.kernel.messages import Json, Msg
from hindmost.mechanics.goods import gather

KINDS: Final = ("goods", "any", "trade", "refresh", "activate", "reveal", "double")
WHISKY: Final = "whisky"
FACTORY_DEEDS: Final = ("trade", "refresh")
TYPES: Final = ("factory", "shop", "park", "tenement", "station", "bank", "monument")
GOODS: Final = ("brick", "steel", "gold")
FEE: Final = "gold"
"""What an extra build action costs."""
RING_CONTRACTS: Final = 12
MOST_CELLS: Final = 9

_FACTS_NUMBER: Final = ("ring_contracts", "offer", "tenement_bonus", "shop_bonus", "station_bonus")
_FACTS_NUMBERS: Final = ("capacity", "starting_goods", "city", "park_points")
_FACTS_NAMES: Final = ("goods", "types", "station_set")
_FACTS_WORDS: Final = ("conversions", "factory_conversions", "once")
_FACTS_COUNTS: Final = ("tiles",)
_LATER: Final = ("factory_conversions", "tiles")
"""Facts that files made before there were such do without."""
_FILE: Final = ("game", "contract_facts", "building_facts", "contracts", "buildings")
_CONTRACT: Final = ("id", "kind", "gives", "source")
_BUILDING: Final = ("id", "type", "cost", "vp", "effect", "source")


class Effect:
    """What a building does or counts, read once from its words."""

    __slots__ = ("counts", "deed", "makes", "words")

    def __init__(self, words: str, deed: str, makes: str, counts: tuple[tuple[int, str], ...]) -> None:
        self.words = words
        self.deed = deed
        """Of a factory: "gain", "trade" or "refresh"; otherwise empty."""
        self.makes = makes
        """The good that a factory gives, whisky among them; otherwise empty."""
        self.counts = counts
        """What a bank counts: VP for each, and of what."""

    def message(self) -> Msg:
        """What a factory does, in words."""
        return Msg(f"deed-{self.deed}-{self.makes}" if self.makes else f"deed-{self.deed}", {})

    def to_json(self) -> Json:
        counts = [{"vp": vp, "of": what} for vp, what in self.counts]
        return {"deed": self.deed, "makes": self.makes or None, "counts": counts}


NO_EFFECT: Final = Effect(NONE, "", "", ())


class Contract:
    """A tile of the ring that is no architect."""

    __slots__ = ("gives", "id", "kind", "source")

    def __init__(self, id: str, kind: str, gives: tuple[str, ...], source: dict[str, str]) -> None:
        self.id = id
        self.kind = kind
        self.gives = gives
        """The goods of a goods tile, whisky among them; empty for the others."""
        self.source = source

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "kind": self.kind,
            "gives": " ".join(self.gives) or NONE,
            "gained": list(self.gives),
            "source": self.source,
        }


class Building:
    """A building, with what it costs and what it is worth."""

    __slots__ = ("cost", "effect", "id", "number", "source", "type", "vp")

    def __init__(
        self, id: str, type: str, number: int, cost: tuple[str, ...], vp: int, effect: Effect, source: dict[str, str]
    ) -> None:
        self.id = id
        self.type = type
        self.number = number
        """What tells it from others of its type for people: the first, the second of the file."""
        self.cost = cost
        """In the printed order: the first good matters."""
        self.vp = vp
        self.effect = effect
        self.source = source

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "type": self.type,
            "cost": " ".join(self.cost),
            "price": list(self.cost),
            "vp": self.vp,
            "effect": self.effect.words,
            **self.effect.to_json(),
            "source": self.source,
        }


class GlasgowCatalogue:
    """The components of Glasgow, checked and never changed."""

    __slots__ = (
        "_buildings",
        "_contracts",
        "buildings",
        "contracts",
        "conversions",
        "factory_conversions",
        "facts",
        "file",
        "game",
        "goods",
        "once",
    )

    def __init__(
        self,
        file: str,
        facts: Facts,
        conversions: tuple[Conversion, ...],
        factory_conversions: tuple[Conversion, ...],
        once: tuple[str, ...],
        contracts: tuple[Contract, ...],
        buildings: tuple[Building, ...],
    ) -> None:
        self.game = "glasgow"
        self.file = file
        self.facts = facts
        self.goods = facts.names["goods"]
        self.conversions = conversions
        """What the trade contract turns into what."""
        self.factory_conversions = factory_conversions
        """What a trade factory does."""
        self.once = once
        """Of the contract's conversions, in words: those made only once a visit."""
        self.contracts = contracts
        self.buildings = buildings
        self._contracts = {contract.id: contract for contract in contracts}
        self._buildings = {building.id: building for building in buildings}

    @property
    def trades(self) -> list[Conversion]:
        """All conversions, each once."""
        return list({each.words: each for each in (*self.conversions, *self.factory_conversions)}.values())

    def contract(self, id: str) -> Contract:
        """The contract with this id."""
        return self._contracts[id]

    def building(self, id: str) -> Building:
        """The building with this id."""
        return self._buildings[id]

    def bundle(self, words: tuple[str, ...]) -> int:
        """Goods as a bundle; whisky is none of them."""
        return gather([words.count(good) for good in self.goods])

    def source_of(self, record: str, field: str) -> str:
        """The letter of one value: of a contract or building by its id, or of a fact of the whole "game"."""
        if record == "game":
            return self.facts.source[field]
        found = self._contracts.get(record) or self._buildings[record]
        return found.source[field]

    def to_json(self) -> Json:
        """Every record with every value and its source, and the counts that a reader would check first."""
        return {
            "game": self.game,
            "file": self.file,
            "facts": self.facts.to_json(),
            "trades": [each.to_json() for each in self.trades],
            "contracts": [contract.to_json() for contract in self.contracts],
            "buildings": [building.to_json() for building in self.buildings],
            "counts": {
                "contracts": len(self.contracts),
                "buildings": len(self.buildings),
                "types": {
                    name: sum(building.type == name for building in self.buildings)
                    for name in self.facts.names["types"]
                },
            },
        }


def load_glasgow(text: str | None = None, file: str = "catalogue") -> GlasgowCatalogue:
    """The catalogue, or a corrected one from its text; CatalogueError with all that is wrong with it."""
    return _packaged() if text is None else _read(file, parsed(file, text))


@cache
def _packaged() -> GlasgowCatalogue:
    file = "glasgow.toml"
    return _read(file, parsed(file, files("hindmost.catalogue").joinpath(file).read_text("utf-8")))


def _read(file: str, raw: dict[str, object]) -> GlasgowCatalogue:
    problems = Problems(file)
    names = (*_FACTS_NUMBER, *_FACTS_NUMBERS, *_FACTS_NAMES, *_FACTS_WORDS, *_FACTS_COUNTS)
    record = Record("", raw, (*_FILE, *(name for name in names if name not in _LATER)), _LATER, problems)
    if record.text("game") not in (None, "glasgow"):
        record.wrong("game", f'is "{record.text("game")}"; this is no file for "glasgow"')
    fact = {name: Record(name, raw[name], ("value", "source"), (), problems) for name in names if name in raw}
    facts = Facts(
        {name: fact[name].number("value", 0, 0) for name in _FACTS_NUMBER if name in fact},
        {name: fact[name].numbers("value") for name in _FACTS_NUMBERS if name in fact},
        {name: fact[name].names("value") for name in _FACTS_NAMES if name in fact}
        | {name: fact[name].texts("value") for name in _FACTS_WORDS if name in fact},
        {name: fact[name].counts("value") for name in _FACTS_COUNTS if name in fact},
        {name: item.letters(("value",)).get("value", "") for name, item in fact.items()},
    )
    problems.raise_if_any()
    _check_facts(facts, problems)
    problems.raise_if_any()
    goods = facts.names["goods"]
    conversions = _conversions(fact["conversions"], goods)
    by_factory = _conversions(fact["factory_conversions"], goods) if "factory_conversions" in fact else conversions
    once = facts.names["once"]
    known = [each.words for each in conversions]
    for word in once:
        if word not in known:
            fact["once"].wrong("value", f'"{word}" is no conversion; there are: {", ".join(known)}')
    contract_letters = record.texts("contract_facts")
    building_letters = record.texts("building_facts")
    catalogue = GlasgowCatalogue(
        file,
        facts,
        conversions,
        by_factory,
        once,
        tuple(_contract(item, goods, contract_letters) for item in record.records("contracts", _CONTRACT, ())),
        _buildings(record.records("buildings", _BUILDING, ()), facts, building_letters),
    )
    _check(catalogue, problems)
    problems.raise_if_any()
    return catalogue


def _conversions(record: Record, goods: tuple[str, ...]) -> tuple[Conversion, ...]:
    found: dict[tuple[str, str], Conversion] = {}
    for word in record.texts("value"):
        conversion = read_conversion(word, goods)
        if conversion is None:
            example = f"{goods[0]}>{goods[1]}"
            record.wrong("value", f'"{word}" is no conversion; write it like "{example}" or "2 {example}"')
        elif (conversion.given, conversion.gained) in found:
            record.wrong("value", f'"{word}": there is a rate for {conversion.given} to {conversion.gained} already')
        else:
            found[conversion.given, conversion.gained] = conversion
    return tuple(found.values())


def _words(record: Record, field: str, known: tuple[str, ...]) -> tuple[str, ...]:
    text = record.text(field)
    if text is None or text == NONE:
        return ()
    words = tuple(text.split())
    for word in words:
        if word not in known:
            record.wrong(field, f'"{word}" is unknown; there are: {", ".join(known)}')
    return words


def _contract(record: Record, goods: tuple[str, ...], letters: tuple[str, ...]) -> Contract:
    kind = record.one_of("kind", KINDS)
    gives = _words(record, "gives", (*goods, WHISKY))
    if (kind == "goods") != bool(gives):
        record.wrong("gives", 'a goods tile gives something, like "brick steel"; the others give "-"')
    return Contract(record.key("id"), kind, gives, record.letters(letters))


def _buildings(records: Iterable[Record], facts: Facts, letters: tuple[str, ...]) -> tuple[Building, ...]:
    built = dict.fromkeys(facts.names["types"], 0)
    found: list[Building] = []
    for record in records:
        house = record.one_of("type", facts.names["types"])
        built[house] = built.get(house, 0) + 1
        found.append(_building(record, house, built[house], facts, letters))
    return tuple(found)


def _building(record: Record, house: str, number: int, facts: Facts, letters: tuple[str, ...]) -> Building:
    goods = facts.names["goods"]
    cost = _words(record, "cost", goods)
    for kind, good in enumerate(goods):
        if cost.count(good) > facts.numbers["capacity"][kind]:
            record.wrong("cost", f"more {good} than a store holds can never be paid")
    if not cost:
        record.wrong("cost", 'every building costs something; write it like "brick steel"')
    effect = _effect(record, house, record.text("effect") or NONE, goods)
    return Building(record.key("id"), house, number, cost, record.number("vp", 0, 0), effect, record.letters(letters))


def _effect(record: Record, type: str, words: str, goods: tuple[str, ...]) -> Effect:
    if type == "factory":
        return _factory(record, words, goods)
    if type == "bank":
        return _bank(record, words, goods)
    if words != NONE:
        record.wrong("effect", f'a {type} has none; write "{NONE}"')
    return NO_EFFECT


def _factory(record: Record, words: str, goods: tuple[str, ...]) -> Effect:
    deeds = {f"gain {good}": Effect(f"gain {good}", "gain", good, ()) for good in (*goods, WHISKY)}
    deeds |= {deed: Effect(deed, deed, "", ()) for deed in FACTORY_DEEDS}
    if words not in deeds:
        record.wrong("effect", f'is "{words}"; write one of: {", ".join(deeds)}')
    return deeds.get(words, NO_EFFECT)


def _bank(record: Record, words: str, goods: tuple[str, ...]) -> Effect:
    counted = ("factory", *goods, WHISKY)
    counts = []
    for term in words.split(" + "):
        number, _, what = term.partition(" per ")
        if not number.isdecimal() or what not in counted:
            record.wrong("effect", f'is "{words}"; write it like "1 per factory + 1 per gold"')
            return NO_EFFECT
        counts.append((int(number), what))
    return Effect(words, "", "", tuple(counts))


def _check_facts(facts: Facts, problems: Problems) -> None:
    goods, types = facts.names["goods"], facts.names["types"]
    if sorted(goods) != sorted(GOODS):
        problems.add("goods", f"are {', '.join(goods)}; the game has words for {', '.join(GOODS)}, and needs each")
    for name in ("capacity", "starting_goods"):
        if len(facts.numbers[name]) != len(goods):
            problems.add(name, f"must have a number for each of: {', '.join(goods)}")
    if any(
        least > most for least, most in zip(facts.numbers["starting_goods"], facts.numbers["capacity"], strict=False)
    ):
        problems.add("starting_goods", "nobody starts with more than a store holds")
    if facts.number["ring_contracts"] != RING_CONTRACTS:
        problems.add("ring_contracts", f"the ring has room for {RING_CONTRACTS} contracts")
    if facts.number["offer"] < 1:
        problems.add("offer", "an architect offers a building at least")
    city = facts.numbers["city"]
    if len(city) != 2 or not 1 <= city[1] <= city[0] <= MOST_CELLS:
        problems.add("city", f"write the long side, then the short one, like [5, 4], none above {MOST_CELLS}")
    for name in ("station_set", "types"):
        for each in (*facts.names[name], *(TYPES if name == "types" else ())):
            if each not in types or each not in TYPES:
                problems.add(name, f'"{each}" does not fit; the types are: {", ".join(TYPES)}')


def _check(catalogue: GlasgowCatalogue, problems: Problems) -> None:
    ids = [contract.id for contract in catalogue.contracts] + [building.id for building in catalogue.buildings]
    for name in dict.fromkeys(ids):
        if ids.count(name) > 1:
            problems.add(name, "two records have this id; rename one")
    _check_counts(catalogue, problems)
    used = catalogue.facts.number["ring_contracts"]
    if len(catalogue.contracts) < used:
        problems.add("contracts", f"{used} must be drawn from them; there are only {len(catalogue.contracts)}")
    parks = sum(building.type == "park" for building in catalogue.buildings)
    if len(catalogue.facts.numbers["park_points"]) <= parks:
        problems.add("park_points", f"must say what 0 to {parks} parks are worth")
    long, short = catalogue.facts.numbers["city"]
    needed = long * short + 4 * catalogue.facts.number["offer"]
    if len(catalogue.buildings) <= needed:
        problems.add("buildings", f"the city and the offers take {needed}; there must be more")


def _check_counts(catalogue: GlasgowCatalogue, problems: Problems) -> None:
    """A line left out or copied twice is noticed; whoever means it changes the number too."""
    found = {"contract": len(catalogue.contracts)} | {
        name: sum(building.type == name for building in catalogue.buildings) for name in TYPES
    }
    said = catalogue.facts.counts.get("tiles", found)
    for name in dict.fromkeys((*found, *said)):
        if name not in found:
            problems.add("tiles", f'there are no tiles called "{name}"; there are: {", ".join(found)}')
        elif found[name] != said.get(name, 0):
            remedy = "change the lines or the number in tiles"
            problems.add("tiles", f"there are {found[name]} of {name}, but tiles says {said.get(name, 0)}; {remedy}")
