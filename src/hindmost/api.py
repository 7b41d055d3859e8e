"""The public API: start a game, bring one back, prove one by its record."""

from __future__ import annotations

import re
import reprlib
import secrets
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from hindmost.games.registry import RULES
from hindmost.kernel import position as kernel_position
from hindmost.kernel import snapshots
from hindmost.kernel.chance import DRAWS, Nature
from hindmost.kernel.errors import (
    BadConfiguration,
    DamagedRecord,
    DamagedSnapshot,
    HindmostError,
    UnknownGame,
)
from hindmost.kernel.game import Choice, Game, Setup
from hindmost.kernel.messages import Json, Msg
from hindmost.kernel.modules import Module
from hindmost.kernel.position import Position
from hindmost.kernel.rules import Rules
from hindmost.kernel.views import COUNT, HIDDEN, Component


class ChronicleInfo:
    """A chronicle that can be chosen: for how many seats, how much longer the game is with it, and how hard."""

    def __init__(self, number: int, seats: tuple[int, ...], minutes: int, difficulty: str) -> None:
        self.number = number
        self.seats = seats
        self.minutes = minutes
        self.difficulty = difficulty
        """low, medium, high or complex."""

    def to_json(self) -> Json:
        return {
            "number": self.number,
            "seats": list(self.seats),
            "minutes": self.minutes,
            "difficulty": self.difficulty,
        }


class GameInfo:
    """What can be played: a game's id and title, and the seats, chronicles and options it takes."""

    def __init__(
        self,
        id: str,  # noqa: A002 - the word of the public API
        title: str,
        seats: tuple[int, ...],
        about: tuple[ChronicleInfo, ...],
        options: dict[str, tuple[int | str | bool, ...]],
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.chronicles = tuple(chronicle.number for chronicle in about)
        self.about = about
        """What there is to know of each chronicle before it is chosen."""
        self.options = options
        """By name: the values it may have, the default first."""

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "title": self.title,
            "seats": list(self.seats),
            "chronicles": list(self.chronicles),
            "about": [chronicle.to_json() for chronicle in self.about],
            "options": {name: list(values) for name, values in self.options.items()},
        }

    def __repr__(self) -> str:
        return f"GameInfo({self.id!r}, {self.title!r}, seats={self.seats}, chronicles={self.chronicles})"


class PartInfo:
    """A component as clients know it: its name in views, whether each seat has its own, and what it looks like."""

    def __init__(self, component: Component, always: bool) -> None:
        self.name = component.name
        self.owned = component.owned
        self.always = always
        """Whether it is in every view of the game."""
        self.shape = _seen(component)
        """A type of the standard library's kind: `int`, a `TypedDict`, a list of one; Any where nobody has said."""


def _seen(component: Component) -> Any:
    if component.shape is None:
        return Any
    if component.others != COUNT:
        return component.shape
    counted_only = not component.owned and not component.open_at_end
    return component.counted if counted_only else component.shape | component.counted


def games() -> tuple[GameInfo, ...]:
    """Every game, with what it takes."""
    return tuple(
        GameInfo(
            rules.id,
            rules.title,
            rules.seats,
            tuple(
                ChronicleInfo(module.number, module.seats or rules.seats, module.minutes, module.difficulty)
                for module in rules.modules()
            ),
            {spec.name: spec.values for spec in rules.options},
        )
        for rules in RULES.values()
    )


def troubles() -> tuple[str, ...]:
    """What is wrong with chronicles that packages bring, in sentences: they are left out, and all else is there."""
    return tuple(trouble for rules in RULES.values() for trouble in rules.troubles())


def parts(game: str) -> tuple[PartInfo, ...]:
    """What a client may be sent of a game's table: the game's own components, then those of all its chronicles.

    >>> import hindmost.api
    >>> [part.name for part in hindmost.api.parts("glasgow") if part.owned]
    ['store', 'doubled', 'score']
    """
    rules = _rules(game)
    own = _setup(rules, rules.seats[0], (), {}, None).table.components
    added = (component for module in rules.modules() for component in module.components())
    return (*(PartInfo(each, each.others != HIDDEN) for each in own), *(PartInfo(each, False) for each in added))


def new_game(
    game: str,
    seats: int,
    chronicles: tuple[int, ...] = (),
    seed: int | None = None,
    options: dict[str, Json] | None = None,
    automa: str | None = None,
    catalogue: Path | str | None = None,
    version: str | None = None,
    corrected: str | None = None,
) -> Game:
    """A new game, played on until somebody must decide.

    Without a seed one is drawn. `catalogue` is a corrected copy of the game's data file; `corrected` the text of
    one, as a record holds it. `version`: of the rules, for a game that was begun by earlier ones.

    >>> import hindmost
    >>> g = hindmost.new_game("glen-more", seats=4, seed=42)
    >>> g.questions[0].kind, len(g.questions[0].options)
    ('take', 9)
    """
    rules = _rules(game)
    if version is not None:
        rules = _of_version(rules, version, BadConfiguration)
    if not isinstance(chronicles, Iterable):
        raise BadConfiguration(f"Give the chronicles as numbers in a tuple, like (2, 7), not {_shown(chronicles)}.")
    if options is not None and not isinstance(options, dict):
        raise BadConfiguration(f"Give the options as a dictionary of names and values, not {_shown(options)}.")
    text = corrected if catalogue is None else _read(catalogue)
    if automa is not None:
        raise BadConfiguration(f"{rules.title} has no solo opponent, so leave automa out (it was {automa!r}).")
    setup = _setup(rules, seats, tuple(chronicles), options or {}, text)
    if seed is None:
        seed = secrets.randbits(63)
    _check_seed(seed, BadConfiguration)
    return start(setup, Nature(seed, {}))


def start(setup: Setup, nature: Nature) -> Game:
    """A new game on a table that has been laid, with any nature."""
    position = Position(setup.rules.new_state(setup.table), nature)
    return _settled(setup, position, [])


def restore(data: Json) -> Game:
    """The game from its `snapshot`. What cannot be is refused with the reasons, and nothing is half restored."""
    _expect(data, snapshots.FORMAT, DamagedSnapshot)
    setup = _setup_from(data, DamagedSnapshot)
    state = snapshots.state_from_json(setup.rules, setup.table, _field(data, "state", dict, DamagedSnapshot))
    counters = _field(data, "counters", dict, DamagedSnapshot)
    if not all(
        isinstance(name, str) and _is_whole(number) and 0 <= number < DRAWS for name, number in counters.items()
    ):
        raise DamagedSnapshot(f"The field 'counters' must hold a number below {DRAWS} for each stream.")
    seed = _field(data, "seed", int, DamagedSnapshot)
    _check_seed(seed, DamagedSnapshot)
    choices = [_choice(line, DamagedSnapshot) for line in _field(data, "choices", list, DamagedSnapshot)]
    draft = data.get("draft")
    if draft is None:
        return _settled(setup, Position(state, Nature(seed, counters.copy())), choices)
    base = snapshots.state_from_json(setup.rules, setup.table, _field(draft, "base", dict, DamagedSnapshot))
    settled = _field(draft, "settled", int, DamagedSnapshot)
    if settled not in range(len(choices) + 1):
        raise DamagedSnapshot(f"The field 'settled' must be 0 to {len(choices)}, the number of choices, not {settled}.")
    game = _settled(setup, Position(base, Nature(seed, counters.copy())), choices[:settled])
    try:
        _play_all(game, choices[settled:], DamagedSnapshot)
    except snapshots.NONSENSE as error:
        raise DamagedSnapshot(f"The draft's answers cannot be given ({error!r}).") from error
    if len(game.draft) != len(choices) - settled:
        raise DamagedSnapshot("The draft holds answers that can no longer be taken back.")
    if not snapshots.is_same(game.state, state):
        raise DamagedSnapshot("The position is not the one that the draft's answers lead to.")
    return game


def replay(data: Json) -> Game:
    """The game from its `record`: the same seed and the same choices give the same game."""
    _expect(data, snapshots.RECORD_FORMAT, DamagedRecord)
    setup = _setup_from(data, DamagedRecord)
    seed = _field(data, "seed", int, DamagedRecord)
    _check_seed(seed, DamagedRecord)
    game = start(setup, Nature(seed, {}))
    _play_all(
        game,
        [_choice(line, DamagedRecord) for line in _field(data, "choices", list, DamagedRecord)],
        DamagedRecord,
    )
    if data.get("over", game.over) is not game.over:
        raise DamagedRecord(f"Its choices {'end' if game.over else 'do not end'} the game, but it says otherwise.")
    scores = data.get("scores")
    if scores is not None and (not game.over or list(game.scores) != scores):
        raise DamagedRecord(
            f"The record says the scores are {_shown(scores)}, but its choices give {list(game.scores)}."
        )
    return game


def is_compiled() -> bool:
    """Whether the engine runs as compiled code; it does the same, faster."""
    return not str(kernel_position.__file__).endswith(".py")


# ---------------------------------------------------------------- reading what came from outside

Damage = type[DamagedRecord] | type[DamagedSnapshot]

LONGEST_SEED: Final = 256
"""Bits of a seed: far more than anybody draws, few enough to be written down."""


def _settled(setup: Setup, position: Position, choices: list[Choice]) -> Game:
    journal: list[Any] = []
    position.state.journal = journal
    position.settle()
    game = Game(setup, position, choices, _speak)
    game.journal.extend(journal)
    game.mark_barrier()
    return game


def _play_all(game: Game, choices: list[Choice], damage: Damage) -> None:
    for number, choice in enumerate(choices, start=1):
        try:
            game.play(choice.seat, choice.option_id)
        except HindmostError as error:
            raise damage(f"Choice {number} ({choice}) cannot be played: {error}") from error


def _rules(game: str) -> Rules:
    rules = RULES.get(game) if isinstance(game, str) else None
    if rules is None:
        raise UnknownGame(f"There is no game {_shown(game)}; there are: {', '.join(RULES)}.")
    return rules


def _setup(
    rules: Rules, seats: int, chronicles: tuple[int, ...], options: dict[str, Json], catalogue: str | None
) -> Setup:
    if not _is_whole(seats) or seats not in rules.seats:
        numbers = " to ".join(dict.fromkeys((str(rules.seats[0]), str(rules.seats[-1]))))
        raise BadConfiguration(f"{rules.title} is for {numbers} seats, not {_shown(seats)}.")
    for module in _modules(rules, chronicles):
        if module.seats and seats not in module.seats:
            raise BadConfiguration(f"Chronicle {module.number} cannot be played with {seats} seats.")
    specs = {spec.name: spec for spec in rules.options}
    for name, value in options.items():
        if name not in specs:
            offered = ", ".join(specs) or "none"
            raise BadConfiguration(f"{rules.title} has no option {name!r}; it has: {offered}.")
        if not any(value == one and type(value) is type(one) for one in specs[name].values):
            offered = ", ".join(map(repr, specs[name].values))
            raise BadConfiguration(f"The option {name!r} can be {offered}, not {_shown(value)}.")
    chosen = {name: options.get(name, spec.values[0]) for name, spec in specs.items()}
    return _laid(rules, seats, tuple(sorted(set(chronicles))), tuple(chosen.items()), catalogue)


def _modules(rules: Rules, chronicles: tuple[int, ...]) -> tuple[Module, ...]:
    """The modules with these numbers, each once, in the order of the numbers."""
    known = {module.number: module for module in rules.modules()}
    for number in chronicles:
        if not _is_whole(number) or number not in known:
            offered = ", ".join(str(n) for n in sorted(known)) or "none"
            raise BadConfiguration(
                f"{rules.title} has no Chronicle {_shown(number)}; it has: {offered}. "
                "One that a package brings is there while the package is installed."
            )
    return tuple(known[number] for number in sorted(set(chronicles)))


def catalogue_of(
    game: str, chronicles: tuple[int, ...] | None, corrected: str | None = None, version: str | None = None
) -> Any:
    """The catalogue that a game is played with: what these chronicles bring (None: all there are) included.

    `corrected`: the text of a corrected one. `version`: of the rules.
    """
    rules = _rules(game)
    if version is not None:
        rules = _of_version(rules, version, BadConfiguration)
    modules = rules.modules() if chronicles is None else _modules(rules, chronicles)
    return rules.patched(rules.load(corrected), modules)


def with_chronicles(game: str, catalogue: Any, chronicles: tuple[int, ...]) -> Any:
    """The catalogue of a game with what these chronicles bring to it."""
    rules = _rules(game)
    return rules.patched(catalogue, _modules(rules, chronicles))


@lru_cache(maxsize=64)
def _laid(
    rules: Rules,
    seats: int,
    chronicles: tuple[int, ...],
    options: tuple[tuple[str, int | str | bool], ...],
    catalogue: str | None,
) -> Setup:
    """A table never changes, so that all games laid alike share one."""
    return Setup(rules, seats, chronicles, dict(options), catalogue)


def _setup_from(data: Json, damage: Damage) -> Setup:
    try:
        rules = _of_version(_rules(_field(data, "game", str, damage)), data.get("rules"), damage)
        catalogue = data.get("catalogue")
        if catalogue is not None and not isinstance(catalogue, str):
            raise damage("The field 'catalogue' must hold the text of a data file.")
        setup = _setup(
            rules,
            _field(data, "seats", int, damage),
            tuple(_field(data, "chronicles", list, damage)),
            _field(data, "options", dict, damage),
            catalogue,
        )
    except (UnknownGame, BadConfiguration) as error:
        raise damage(str(error)) from error
    except (ValueError, RecursionError) as error:  # the latter from brackets within brackets
        raise damage(f"Its catalogue cannot be used: {error}") from error
    return setup


def _of_version(rules: Rules, version: Json, error: type[HindmostError]) -> Rules:
    found = rules.of_version(version)
    if found is None:
        raise error(
            f"It was made by version {_shown(version)} of the rules of {rules.title}; "
            f"this is version {rules.version!r}."
        )
    return found


def _expect(data: Json, form: str, damage: Damage) -> None:
    if not isinstance(data, dict) or data.get("format") != form:
        found = data.get("format") if isinstance(data, dict) else type(data).__name__
        raise damage(
            f"This is not a {form.split('/')[0].replace('-', ' ')}: its format is {_shown(found)}, not {form!r}."
        )


def _field(data: Json, name: str, kind: type, damage: Damage) -> Any:
    if not isinstance(data, dict) or name not in data:
        raise damage(f"The field {name!r} is missing.")
    value = data[name]
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise damage(f"The field {name!r} must be of type {kind.__name__}, not {type(value).__name__}.")
    return value


def _choice(line: Json, damage: Damage) -> Choice:
    if not isinstance(line, str):
        raise damage(f"A choice is a line of text like '0 take 4', not a value of type {type(line).__name__}.")
    match = re.fullmatch(r"([0-9]{1,3}) (\S.*)", line)
    if match is None or not line.isprintable():  # what cannot be printed could not be spoken of either
        raise damage(f"{line!r} is not a choice; choices are written like '0 take 4'.")
    return Choice(int(match[1]), match[2])


def _shown(value: Json) -> str:
    """A value as it stands in a sentence: not all of it, if it is long or deep."""
    return reprlib.repr(value)


def _is_whole(value: Json) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _check_seed(seed: Json, error: type[HindmostError]) -> None:
    if not _is_whole(seed) or abs(seed) >> LONGEST_SEED:
        raise error(f"The seed must be a whole number of at most {LONGEST_SEED} bits.")


def _read(path: Path | str) -> str:
    if not isinstance(path, Path | str):
        raise BadConfiguration(f"Give the catalogue as the path of a file, not {_shown(path)}.")
    try:
        return Path(path).read_text("utf-8-sig")
    except OSError as error:
        raise BadConfiguration(f"The catalogue {path} cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise BadConfiguration(f"The catalogue {path} is not UTF-8 text; save it as UTF-8.") from error


def _speak(message: Msg, lang: str) -> str:
    """Texts are loaded only when somebody reads."""
    from hindmost.text.render import render

    return render(message, lang)
