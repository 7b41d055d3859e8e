"""Reads the catalogue of Glen More II from its data file, and with the changes that chronicles make to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from hindmost.catalogue.games import Sheet
from hindmost.catalogue.glen_more_ii.check import check, check_facts
from hindmost.catalogue.glen_more_ii.forms import TABLE, check_table
from hindmost.catalogue.glen_more_ii.model import PERSON, UNITS, Back, Domain, GlenMoreIICatalogue, Landmark, Road, Tile
from hindmost.catalogue.load import letter_order, parsed, read_facts
from hindmost.catalogue.model import Facts
from hindmost.catalogue.places import ACTIVATION, BACK, DOMAIN, GAINED, LANDMARK
from hindmost.catalogue.problems import Problems
from hindmost.catalogue.record import Record
from hindmost.kernel.hooks import Patch
from hindmost.kernel.messages import Json
from hindmost.kernel.patches import apply_patch
from hindmost.mechanics.effects import FREE, VOCABULARY, Effect
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.tokens import Token

GAME: Final = "glen-more-ii"
_SHEET: Final = Sheet(
    number=("rondel_spaces", "market_start", "scotsmen", "clan_markers", "room", "tile_penalty"),
    numbers=("market_prices", "starting_coins", "die_faces", "scoring"),
    names=("goods", "types", "scoring_categories", "domain_colours"),
    counts=("stacks", "supply"),
    check=check_facts,
)

_ICONS: Final = ("chronicle", "protected")
"""No base tile has one, so they need no letter."""
_OWN: Final = ("clause", "use", "top_part")
"""What only the tiles of chronicles say, as a rule."""
_ALLOWS: Final = ("fixed", "one_pawn", "lent_stops", "lent_discards")
"""What a place allows those who move (C0-09), beside its icons."""
_FORMS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "home": (("id", "name", "type", "activation", "source"), ("river",)),
    "tiles": (
        ("id", "name", "cost", "activation", "source"),
        ("stack", "type", "river", "overlay", "covers", "right_half", "landmark", "immediate", *_OWN, *_ICONS),
    ),
    "persons": (("id", "name", "cost", "immediate", "source"), ("stack", *_OWN, *_ICONS)),
    "landmarks": (("id", "tile", "when", "effect", "source"), ("stack", "clause")),
    "domains": (("id", "colour", "distance", "row", "when", "effect", "source"), ("open", "closed", "crest", "clause")),
    "roads": (("from", "to", "coins", "source"), ()),
    "colours": (("id", "source"), ()),
    "david_hume": (("id", "name", "persons", "immediate", "source"), ()),
    "worlds_end": (("id", "name", "stack", "source"), ("clause",)),
    "places": (("id", "name", "source"), ("stack", *_ALLOWS, *_OWN, *_ICONS)),
    "backs": (("id", "card", "price", "effect", "source"), ("home", "clause")),
}
"""The fields that the records of each list need, and those they may have."""
_LETTERS: Final = {
    "home_facts": ("type", "river", "activation"),
    "tile_facts": ("name", "stack", "type", "river", "overlay", "cost", "landmark", "immediate", "activation"),
    "person_facts": ("name", "stack", "type", "cost", "immediate"),
    "landmark_facts": ("stack", "when", "effect"),
    "domain_facts": ("id", "colour", "distance", "row", "closed", "when", "open", "effect"),
    "road_facts": ("from", "to", "coins"),
    "david_hume_facts": ("name", "persons", "immediate"),
    "place_facts": ("name", "stack"),
}
"""The fields that have a letter."""
_BROUGHT: Final = ("places", "backs")
"""The lists that only chronicles fill; the base game has no places but World's End."""
PATCHED: Final = ("tiles", "persons", "landmarks", "domains", *_BROUGHT)
"""The lists that chronicles may change."""
_ONE: Final = ("david_hume", "worlds_end")
"""What there is one of."""
LIST: Final = "list"
"""The field by which a chronicle's record says what it is: one of the lists, "tiles" for example."""
SEATS: Final = "seats"
"""The field by which it says for which numbers of players it is there."""


def load_glen_more_ii(text: str | None = None, file: str = "catalogue") -> GlenMoreIICatalogue:
    """The catalogue, or a corrected one from its text; CatalogueError with all that is wrong with it."""
    return _packaged() if text is None else _read(file, _with_clauses(parsed(file, text)), {}, None, exact=True)


def _with_clauses(raw: Mapping[str, object]) -> Mapping[str, object]:
    """A corrected file, perhaps of a time when records named no clause: they follow those of our own file then."""
    ours = _packaged().raw
    lists = {name: _lent(raw.get(name), ours.get(name)) for name in ("landmarks", "domains") if name in raw}
    end = _lent([raw.get("worlds_end")], [ours.get("worlds_end")])
    return {**raw, **lists, **({"worlds_end": end[0]} if isinstance(end, list) and "worlds_end" in raw else {})}


def _lent(records: object, ours: object) -> object:
    if not isinstance(records, list) or not isinstance(ours, list):
        return records
    clauses = {record["id"]: record["clause"] for record in ours if isinstance(record, dict) and "clause" in record}
    return [
        {**record, "clause": clauses[record.get("id")]}
        if isinstance(record, dict) and "clause" not in record and record.get("id") in clauses
        else record
        for record in records
    ]


@cache
def _packaged() -> GlenMoreIICatalogue:
    file = f"{GAME}.toml"
    text = files("hindmost.catalogue").joinpath(file).read_text("utf-8")
    return _read(file, parsed(file, text), {}, None, exact=True)


def patched(
    catalogue: GlenMoreIICatalogue,
    patches: Mapping[str, Patch],
    facts: Mapping[int, Facts],
    effects: Sequence[type[Effect]] = (),
    tokens: Sequence[Token] = (),
    seats: int = 0,
) -> GlenMoreIICatalogue:
    """The catalogue with the changes of chronicles, given by their keys, their facts, by their numbers, and the effects
    and tokens by which they add to its words.

    An added record names its `list`, and in `seats` the numbers of players for which it is there, if not for all; where
    nobody has said how many play (0), everything is there.
    """
    lexicon = catalogue.lexicon.joined(effects, tokens)
    if (
        lexicon is catalogue.lexicon
        and not facts
        and not any(patch.add or patch.replace or patch.remove for patch in patches.values())
    ):
        return catalogue
    records: dict[str, Json] = {}
    for name in PATCHED:
        listed = catalogue.raw.get(name, [])
        assert isinstance(listed, list)
        records |= {record["id"]: {LIST: name, **record} for record in listed}
    after = apply_patch(records, patches)
    lists = {
        name: [
            {field: value for field, value in {"id": id_, **record}.items() if field not in (LIST, SEATS)}
            for id_, record in after.items()
            if record[LIST] == name and (not seats or seats in record.get(SEATS, (seats,)))
        ]
        for name in PATCHED
    }
    return _read(" + ".join((catalogue.file, *patches)), {**catalogue.raw, **lists}, facts, lexicon, exact=False)


def _read(
    file: str, raw: Mapping[str, object], chronicles: Mapping[int, Facts], lexicon: Lexicon | None, exact: bool
) -> GlenMoreIICatalogue:
    """`lexicon`: with the words of chronicles, if there are any. `exact`: whether the stacks must have just as many
    tiles as the facts say."""
    problems = Problems(file)
    needed = ("game", *_SHEET.facts, *_LETTERS, *(name for name in _FORMS if name not in _BROUGHT))
    record = Record("", raw, needed, (*_BROUGHT, TABLE), problems)
    check_table(raw, problems)
    if record.text("game") not in (None, GAME):
        record.wrong("game", f'is "{record.text("game")}"; this is no file for "{GAME}"')
    facts = read_facts(record, _SHEET, problems)
    letters = {name: letter_order(record, name, fields) for name, fields in _LETTERS.items()}
    # The records are read in the terms of these facts: with half of them all would look wrong.
    problems.raise_if_any()
    _SHEET.check(facts, problems)
    lexicon = lexicon or Lexicon(facts.names["goods"], UNITS, VOCABULARY)
    lists = {name: record.records(name, *form) for name, form in _FORMS.items() if raw.get(name) and name not in _ONE}
    backs = _backs(lists, lexicon)
    single = {name: Record(name, raw[name], *_FORMS[name], problems) for name in _ONE}
    catalogue = GlenMoreIICatalogue(
        file,
        raw,
        facts,
        lexicon,
        {item.key("id"): item.letters(("id",)).get("id", "") for item in lists.get("colours", ())},
        tuple(_home(item, facts, lexicon, letters["home_facts"]) for item in lists.get("home", ())),
        (
            *(_tile(item, facts, lexicon, letters["tile_facts"]) for item in lists.get("tiles", ())),
            *(_person(item, facts, lexicon, letters["person_facts"]) for item in lists.get("persons", ())),
            *(_place(item, facts, letters["place_facts"], item.flag("fixed")) for item in lists.get("places", ())),
        ),
        _david_hume(single["david_hume"], lexicon, letters["david_hume_facts"]),
        _place(single["worlds_end"], facts, letters["place_facts"], True),
        tuple(_landmark(item, facts, lexicon, letters["landmark_facts"], backs) for item in lists.get("landmarks", ())),
        tuple(_domain(item, facts, lexicon, letters["domain_facts"]) for item in lists.get("domains", ())),
        tuple(_road(item, letters["road_facts"]) for item in lists.get("roads", ())),
        chronicles,
    )
    problems.raise_if_any()
    check(catalogue, exact, problems)
    problems.raise_if_any()
    return catalogue


def _home(record: Record, facts: Facts, lexicon: Lexicon, letters: tuple[str, ...]) -> Tile:
    return Tile(
        record.key("id"),
        record.key("name"),
        "",
        record.one_of("type", facts.names["types"]),
        record.flag("river"),
        False,
        FREE,
        None,
        None,
        record.effect("activation", lexicon, ACTIVATION),
        0,
        False,
        False,
        record.letters(letters),
    )


def _tile(record: Record, facts: Facts, lexicon: Lexicon, letters: tuple[str, ...]) -> Tile:
    """Only what a chronicle uses in a way of its own may have no type."""
    if record.raw and "type" not in record.raw and "use" not in record.raw:
        record.wrong("type", "is missing; add it")
    return Tile(
        record.key("id"),
        record.key("name"),
        record.one_of("stack", tuple(facts.counts["stacks"])),
        record.one_of("type", [name for name in facts.names["types"] if name != PERSON]),
        record.flag("river"),
        record.flag("overlay"),
        record.price("cost", lexicon),
        record.text("landmark"),
        record.effect("immediate", lexicon, GAINED),
        record.effect("activation", lexicon, ACTIVATION),
        0,
        record.flag("chronicle"),
        record.flag("protected"),
        record.letters(letters),
        clause=record.text("clause") or "",
        use=record.key("use"),
        top_part=record.number("top_part", 0, 0),
        covers=record.texts("covers"),
        right_half=record.key("right_half"),
    )


def _person(record: Record, facts: Facts, lexicon: Lexicon, letters: tuple[str, ...]) -> Tile:
    return Tile(
        record.key("id"),
        record.key("name"),
        record.one_of("stack", tuple(facts.counts["stacks"])),
        PERSON,
        False,
        False,
        record.price("cost", lexicon),
        None,
        record.effect("immediate", lexicon, GAINED),
        None,
        1,
        record.flag("chronicle"),
        record.flag("protected"),
        record.letters(letters),
        clause=record.text("clause") or "",
        use=record.key("use"),
        top_part=record.number("top_part", 0, 0),
    )


def _david_hume(record: Record, lexicon: Lexicon, letters: tuple[str, ...]) -> Tile:
    immediate = record.effect("immediate", lexicon, GAINED)
    persons = record.number("persons", 1, 1)
    source = record.letters(letters)
    return Tile(
        record.key("id"), record.key("name"), "", PERSON, False, False, FREE, None, immediate, None, persons, False,
        False, source,
    )  # fmt: skip


def _place(record: Record, facts: Facts, letters: tuple[str, ...], fixed: bool) -> Tile:
    """Something on the rondel that nobody takes."""
    stack = record.one_of("stack", tuple(facts.counts["stacks"]))
    chronicle, protected = record.flag("chronicle"), record.flag("protected")
    source = record.letters(letters)
    clause, top_part = record.text("clause") or "", record.number("top_part", 0, 0)
    return Tile(
        record.key("id"), record.key("name"), stack, "", False, False, FREE, None, None, None, 0, chronicle, protected,
        source, fixed, clause, record.key("use"), top_part, one_pawn=record.flag("one_pawn"),
        lent_stops=record.flag("lent_stops"), lent_discards=record.flag("lent_discards"),
    )  # fmt: skip


def _backs(lists: Mapping[str, list[Record]], lexicon: Lexicon) -> dict[str, Back]:
    """By card; the back of a card that is not there, such as one of a chronicle not in play, is left out."""
    cards = {record.key("id") for record in lists.get("landmarks", ())}
    return {
        record.key("card"): Back(
            record.key("id"),
            record.price("price", lexicon),
            record.flag("home"),
            record.effect("effect", lexicon, BACK),
            record.letters(("price", "effect")),
            record.text("clause") or "",
        )
        for record in lists.get("backs", ())
        if record.key("card") in cards
    }


def _landmark(
    record: Record, facts: Facts, lexicon: Lexicon, letters: tuple[str, ...], backs: Mapping[str, Back]
) -> Landmark:
    when = record.one_of("when", tuple(LANDMARK))
    return Landmark(
        record.key("id"),
        record.key("tile"),
        record.one_of("stack", tuple(facts.counts["stacks"])),
        when,
        record.effect("effect", lexicon, LANDMARK[when]) if when in LANDMARK else None,
        record.letters(letters),
        record.text("clause") or "",
        backs.get(record.key("id")),
    )


def _domain(record: Record, facts: Facts, lexicon: Lexicon, letters: tuple[str, ...]) -> Domain:
    when = record.one_of("when", tuple(DOMAIN))
    return Domain(
        record.key("id"),
        record.one_of("colour", facts.names["domain_colours"]),
        record.number("distance", 0, 0),
        record.number("row", 1, 1),
        record.flag("closed"),
        when,
        record.flag("open"),
        record.effect("effect", lexicon, DOMAIN[when]) if when in DOMAIN else None,
        record.letters(letters),
        record.text("clause") or "",
        record.flag("crest"),
    )


def _road(record: Record, letters: tuple[str, ...]) -> Road:
    return Road(record.key("from"), record.key("to"), record.number("coins", 0, 0), record.letters(letters))
