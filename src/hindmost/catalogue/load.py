"""Loads the catalogue of a game from its data file, or from somebody's corrected copy of it."""

import tomllib
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from typing import Final

from hindmost.catalogue.check import check
from hindmost.catalogue.games import GAMES, Sheet
from hindmost.catalogue.model import Card, Catalogue, Facts, Tile
from hindmost.catalogue.places import ACTIVATION, CARD, IMMEDIATE
from hindmost.catalogue.problems import CatalogueError, Problems
from hindmost.catalogue.record import Record
from hindmost.kernel.errors import UnknownGame
from hindmost.mechanics.effects import VOCABULARY
from hindmost.mechanics.lexicon import PLAIN, Lexicon

_FILE: Final = ("game", "tile_facts", "card_facts", "tiles", "start_village", "cards")
_START: Final = ("id", "name", "type", "colour", "cost", "activation", "source")
_START_MAY: Final = ("river", "road", "immediate", "count")
_TILE: Final = (*_START, "stack")
_TILE_MAY: Final = (*_START_MAY, "card")
_CARD: Final = ("id", "tile", "bonnets", "when", "effect", "source")


def load(game: str, path: Path | None = None) -> Catalogue:
    """The catalogue of a game; with `path`, that of a complete copy of its file.

    Raises CatalogueError with all that is wrong with the file.
    """
    return _packaged(game) if path is None else load_text(game, text_of(path), str(path))


def load_text(game: str, text: str, file: str = "catalogue") -> Catalogue:
    """The catalogue written in `text`, a complete copy of the game's file; messages call it `file`."""
    return _read(game, _sheet(game), file, text)


@cache
def _packaged(game: str) -> Catalogue:
    sheet, file = _sheet(game), f"{game}.toml"
    return _read(game, sheet, file, files("hindmost.catalogue").joinpath(file).read_text("utf-8"))


def _sheet(game: str) -> Sheet:
    if game not in GAMES:
        raise UnknownGame(f'there is no game "{game}"; there are: {", ".join(GAMES)}')
    return GAMES[game]


def text_of(path: Path) -> str:
    """The text of somebody's data file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise CatalogueError((f"{path}: cannot be read: {error.strerror}",)) from error
    try:
        # Some editors begin a file with a byte order mark, which TOML does not know.
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise CatalogueError((f"{path}: line {line} is not UTF-8; save the file as UTF-8",)) from error


def _read(game: str, sheet: Sheet, file: str, text: str) -> Catalogue:
    problems = Problems(file)
    record = Record("", parsed(file, text), (*_FILE, *sheet.facts), (), problems)
    if record.text("game") not in (None, game):
        record.wrong("game", f'is "{record.text("game")}"; this is no file for "{game}"')
    facts = read_facts(record, sheet, problems)
    tile_facts = letter_order(record, "tile_facts", _lettered(_TILE, _TILE_MAY))
    card_facts = letter_order(record, "card_facts", _lettered(_CARD))
    # The records are read in the terms of these facts: with half of them all would look wrong.
    problems.raise_if_any()
    sheet.check(facts, problems)
    lexicon = Lexicon(facts.names["goods"], PLAIN, VOCABULARY)
    start_village = Record("start_village", record.raw["start_village"], _START, _START_MAY, problems)
    catalogue = Catalogue(
        game,
        file,
        facts,
        lexicon,
        tuple(_tile(tile, facts, lexicon, tile_facts) for tile in record.records("tiles", _TILE, _TILE_MAY)),
        _tile(start_village, facts, lexicon, tile_facts),
        tuple(_card(card, lexicon, card_facts) for card in record.records("cards", _CARD, ())),
    )
    check(catalogue, problems)
    problems.raise_if_any()
    return catalogue


def parsed(file: str, text: str) -> dict[str, object]:
    """The raw tables of a data file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise CatalogueError((f"{file}: is not TOML: {error}; correct it there",)) from error
    except RecursionError as error:
        raise CatalogueError((f"{file}: is nested too deeply; a catalogue is a flat list",)) from error


def read_facts(record: Record, sheet: Sheet, problems: Problems) -> Facts:
    """The facts of the game as a whole."""
    facts = {
        name: Record(name, record.raw[name], ("value", "source"), (), problems)
        for name in sheet.facts
        if name in record.raw
    }
    return Facts(
        {name: fact.number("value", 0, 0) for name, fact in facts.items() if name in sheet.number},
        {name: fact.numbers("value") for name, fact in facts.items() if name in sheet.numbers},
        {name: fact.names("value") for name, fact in facts.items() if name in sheet.names},
        {name: fact.counts("value") for name, fact in facts.items() if name in sheet.counts},
        {name: fact.letters(("value",)).get("value", "") for name, fact in facts.items()},
    )


def letter_order(record: Record, field: str, fields: tuple[str, ...]) -> tuple[str, ...]:
    """The groups of fields that share a letter of `source`, in the order of the letters."""
    groups = record.texts(field)
    needed = sorted(fields)
    if groups and sorted(" ".join(groups).split()) != needed:
        record.wrong(field, f"must name each of these once: {', '.join(needed)}")
    return groups


def _lettered(*fields: tuple[str, ...]) -> tuple[str, ...]:
    return tuple({*chain(*fields)} - {"id", "source"})


def _tile(record: Record, facts: Facts, lexicon: Lexicon, letters: tuple[str, ...]) -> Tile:
    return Tile(
        record.key("id"),
        record.key("name"),
        record.one_of("stack", tuple(facts.counts["stacks"])),
        record.one_of("type", facts.names["types"]),
        record.one_of("colour", facts.names["colours"]),
        record.flag("river"),
        record.flag("road"),
        record.price("cost", lexicon),
        record.effect("immediate", lexicon, IMMEDIATE),
        record.effect("activation", lexicon, ACTIVATION),
        record.text("card"),
        record.number("count", 1, 1),
        record.letters(letters),
    )


def _card(record: Record, lexicon: Lexicon, letters: tuple[str, ...]) -> Card:
    when = record.one_of("when", tuple(CARD))
    return Card(
        record.key("id"),
        record.key("tile"),
        record.number("bonnets", 0, 0),
        when,
        record.effect("effect", lexicon, CARD[when]) if when in CARD else None,
        record.letters(letters),
    )
