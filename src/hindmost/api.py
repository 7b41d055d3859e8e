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
from hindmost.kernel.chance import CHANCE, DRAWN, DRAWS, TOLD, Nature, nature_of, stream_key
from hindmost.kernel.errors import (
    BadConfiguration,
    BadCounts,
    DamagedRecord,
    DamagedSnapshot,
    GameOver,
    HindmostError,
    UnknownGame,
)
from hindmost.kernel.frames import NATURE
from hindmost.kernel.game import BY_NATURE, Choice, Game, GoneOver, Setup
from hindmost.kernel.messages import Json, Msg, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.position import Position
from hindmost.kernel.rules import Rules
from hindmost.kernel.sheets import Counts, ScoreSheet, sheet_of
from hindmost.kernel.views import COUNT, HIDDEN, Component


class ChronicleInfo:
    """A chronicle that can be chosen: for how many seats, how much longer the game is with it, and how hard."""

    def __init__(
        self, number: int, seats: tuple[int, ...], minutes: int, difficulty: str, unfit: Reason | None = None
    ) -> None:
        self.number = number
        self.seats = seats
        self.minutes = minutes
        self.difficulty = difficulty
        """low, medium, high or complex."""
        self.unfit = unfit
        """Why it cannot be played with the solo opponent, where there is one; None if it can."""

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
        automas: tuple[str, ...] = (),
        solo: int = 0,
        solo_options: dict[str, tuple[int | str | bool, ...]] | None = None,
        needs: dict[str, int] | None = None,
    ) -> None:
        self.id = id
        self.title = title
        self.seats = seats
        self.chronicles = tuple(chronicle.number for chronicle in about)
        self.about = about
        """What there is to know of each chronicle before it is chosen."""
        self.options = options
        """By name: the values it may have, the default first."""
        self.automas = automas
        """The levels of its solo opponent, the easiest first."""
        self.solo = solo
        """The number of the chronicle that the solo opponent is; 0 if there is none."""
        self.solo_options = solo_options or {}
        """By name: the values of each option with which the solo opponent can be played."""
        self.needs = needs or {}
        """By name: the chronicle with which the solo opponent must be played for any value but the default."""

    def to_json(self) -> Json:
        return {
            "id": self.id,
            "title": self.title,
            "seats": list(self.seats),
            "chronicles": list(self.chronicles),
            "about": [chronicle.to_json() for chronicle in self.about],
            "options": {name: list(values) for name, values in self.options.items()},
            "automas": list(self.automas),
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


class PrintedFact:
    """A value of a chronicle that may be read otherwise on somebody's printed components."""

    def __init__(self, number: int, name: str, value: Json, source: str, form: Any) -> None:
        self.number = number
        """Of the chronicle."""
        self.name = name
        self.value = value
        """As our own file has it."""
        self.source = source
        """The letter of its source."""
        self.form = form
        """What it may be."""


def games() -> tuple[GameInfo, ...]:
    """Every game, with what it takes."""
    return tuple(
        GameInfo(
            rules.id,
            rules.title,
            rules.seats,
            tuple(
                ChronicleInfo(
                    module.number, module.seats or rules.seats, module.minutes, module.difficulty, rules.unfit(module)
                )
                for module in rules.modules()
            ),
            {spec.name: spec.values for spec in rules.options},
            rules.automas,
            rules.opponent(rules.automas[0], (), {}).number if rules.automas else 0,
            _solo_options(rules),
            {spec.name: spec.module for spec in rules.options if spec.module},
        )
        for rules in RULES.values()
    )


def _solo_options(rules: Rules) -> dict[str, tuple[int | str | bool, ...]]:
    """The opponent is asked herself, value by value."""
    if not rules.automas:
        return {}
    return {
        spec.name: tuple(value for value in spec.values if _goes(rules, spec.name, value)) for spec in rules.options
    }


def _goes(rules: Rules, name: str, value: int | str | bool) -> bool:
    try:
        rules.opponent(rules.automas[0], (), {name: value})
    except BadConfiguration:
        return False
    return True


def troubles() -> tuple[str, ...]:
    """What is wrong with chronicles that packages bring, in sentences: they are left out, and all else is there."""
    return tuple(trouble for rules in RULES.values() for trouble in rules.troubles())


def parts(game: str) -> tuple[PartInfo, ...]:
    """What a client may be sent of a game's table: the game's own components, then those of all its chronicles, the
    solo opponent's last.

    >>> import hindmost.api
    >>> [part.name for part in hindmost.api.parts("glasgow") if part.owned]
    ['store', 'doubled', 'score']
    """
    rules = _rules(game)
    own = _setup(rules, rules.seats[0], (), {}, None).table.components
    modules = rules.modules()
    if rules.automas:
        fitting = tuple(module for module in modules if rules.unfit(module) is None)
        modules = (*modules, rules.opponent(rules.automas[0], fitting, {}))
    added = (component for module in modules for component in module.components())
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
    chance: str = DRAWN,
    keyed: bool = False,
    companion: bool = False,
    origin: Json = None,
) -> Game:
    """A new game, played on until somebody must decide.

    Without a seed one is drawn. `automa` is the level of the solo opponent, whom one plays alone (`seats` is 1).
    `chance`: "told" where it is played at a real table, and NATURE is asked what came; what lies face down there is
    still drawn from the seed, unless it is "told-all". `keyed`: it is drawn from cryptographic streams, for tables of
    people who may try to foretell it; that is slower. `companion`: only the solo opponent is played here, at a real
    table where chance is told, and seat 0 answers what she must know of its game. `catalogue` is a corrected copy of
    the game's data file; `corrected` the text of one, as a record holds it. `version`: of the rules, for a game that
    was begun by earlier ones. `origin`: the state that it is laid from, as `laid_from` has found it.

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
    setup = _setup(rules, seats, tuple(chronicles), options or {}, text, automa, companion)
    chance = TOLD if companion and chance == DRAWN else chance
    if seed is None:
        seed = secrets.randbits(63)
    _check_seed(seed, BadConfiguration)
    return start(setup, nature_of(seed, {}, _chance(chance, BadConfiguration), keyed), origin)


def start(setup: Setup, nature: Nature, origin: Json = None) -> Game:
    """A new game on a table that has been laid, with any nature; `origin`: from this state, and not from the
    beginning. One that cannot be is refused with the reasons."""
    if origin is None:
        return _settled(setup, Position(setup.rules.new_state(setup.table), nature), [])
    state = snapshots.state_from_json(setup.rules, setup.table, origin, nature)
    game = _settled(setup, Position(state, nature), [])
    game.origin = origin
    return game


def laid_from(game: Game, seat: int, seed: int | None = None, keyed: bool = False) -> Game:
    """A new game that begins where another one stands, as far as `seat` knows it: what it cannot know is dealt anew,
    and what comes is drawn from a new seed. Nothing of how it came there is told; its record begins with the position.

    >>> import hindmost
    >>> g = hindmost.new_game("glasgow", seats=2, seed=7)
    >>> g.play(g.questions[0].seat, g.questions[0].options[0].id)
    >>> on = hindmost.laid_from(g, 0, seed=1)
    >>> on.view(0) == g.view(0), len(on.choices), hindmost.replay(on.record()).hash() == on.hash()
    (True, 0, True)
    """
    game = going_on(game)
    if game.over:
        raise GameOver("The game is over there: nothing more can be played. Choose an earlier moment.")
    if game.setup.companion:
        raise BadConfiguration("Only the solo opponent is played there: nobody can go on without the real table.")
    if seed is None:
        seed = secrets.randbits(63)
    _check_seed(seed, BadConfiguration)
    # Other streams than those of the game itself: what was dealt anew says nothing of what will come.
    origin = snapshots.state_to_json(game.redeal(seat, seed=stream_key(seed, "origin")).state)
    return start(game.setup, nature_of(seed, {}, DRAWN, keyed), origin)


def going_on(game: Game) -> Game:
    """The game by the rules that it is played on by: itself, unless it is running by earlier ones that are only read.
    Then it goes over to those that follow them, and its record notes where."""
    while not game.over and game.setup.rules.followed_by:
        game = followed(game)
    return game


def followed(game: Game) -> Game:
    """A running game by the rules that follow those it is played by."""
    setup = game.setup
    rules = _of_version(_rules(setup.rules.id), setup.rules.followed_by, BadConfiguration)
    alone = setup.automa or None, setup.companion
    return game.followed(_setup(rules, setup.seats, setup.modules, setup.options, setup.catalogue, *alone))


def restore(data: Json) -> Game:
    """The game from its `snapshot`, by the rules that it is played on by. What cannot be is refused with the reasons,
    and nothing is half restored."""
    game = _restored(data)
    game.gone_over = _gone_over(data, DamagedSnapshot)
    game.origin = _origin(data, DamagedSnapshot)
    return going_on(game)


def _restored(data: Json) -> Game:
    _expect(data, snapshots.FORMAT, DamagedSnapshot)
    setup = _setup_from(data, DamagedSnapshot)
    counters = _field(data, "counters", dict, DamagedSnapshot)
    if not all(
        isinstance(name, str) and _is_whole(number) and 0 <= number < DRAWS for name, number in counters.items()
    ):
        raise DamagedSnapshot(f"The field 'counters' must hold a number below {DRAWS} for each stream.")
    seed = _field(data, "seed", int, DamagedSnapshot)
    _check_seed(seed, DamagedSnapshot)
    nature = _nature_from(data, seed, counters.copy(), DamagedSnapshot)
    state = snapshots.state_from_json(setup.rules, setup.table, _field(data, "state", dict, DamagedSnapshot), nature)
    choices = [_choice(line, DamagedSnapshot) for line in _field(data, "choices", list, DamagedSnapshot)]
    draft = data.get("draft")
    if draft is None:
        return _settled(setup, Position(state, nature), choices)
    base = snapshots.state_from_json(setup.rules, setup.table, _field(draft, "base", dict, DamagedSnapshot), nature)
    settled = _field(draft, "settled", int, DamagedSnapshot)
    if settled not in range(len(choices) + 1):
        raise DamagedSnapshot(f"The field 'settled' must be 0 to {len(choices)}, the number of choices, not {settled}.")
    game = _settled(setup, Position(base, nature), choices[:settled])
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
    """The game from its `record`: the same seed and the same choices give the same game, and so does what was told.

    Where it went over to other rules, it does so again; if it is running by rules that are only read, it does so now.
    """
    _expect(data, snapshots.RECORD_FORMAT, DamagedRecord)
    setup = _setup_from(data, DamagedRecord)
    seed = _field(data, "seed", int, DamagedRecord)
    _check_seed(seed, DamagedRecord)
    nature = _nature_from(data, seed, {}, DamagedRecord)
    try:
        game = start(setup, nature, _origin(data, DamagedRecord))
    except DamagedSnapshot as error:
        raise DamagedRecord(f"It cannot have begun where it says: {error}") from error
    choices = [_choice(line, DamagedRecord) for line in _field(data, "choices", list, DamagedRecord)]
    begun = 0
    for change in _gone_over(data, DamagedRecord):
        _play_all(game, choices[begun : change.after], DamagedRecord, begun)
        game.mark_barrier()
        begun = change.after
        game = _changed(game, change)
    _play_all(game, choices[begun:], DamagedRecord, begun)
    if data.get("over", game.over) is not game.over:
        raise DamagedRecord(f"Its choices {'end' if game.over else 'do not end'} the game, but it says otherwise.")
    scores = data.get("scores")
    if scores is not None and (not game.over or list(game.scores) != scores):
        raise DamagedRecord(
            f"The record says the scores are {_shown(scores)}, but its choices give {list(game.scores)}."
        )
    return going_on(game)


def score_sheet(game: str, seats: int, chronicles: tuple[int, ...] = (), counts: Counts | None = None) -> ScoreSheet:
    """The score sheet of a game that lies on a real table, with the VP of all that has been counted there so far.

    `counts` has a number for each seat, or None, by the ids of the lines; without them the sheet is empty, and tells
    which lines there are.

    >>> import hindmost
    >>> sheet = hindmost.score_sheet("glen-more", 3, counts={"1-whisky": [2, 0, 1], "end-coins": [4, None, None]})
    >>> sheet.row("1-whisky").points, sheet.totals
    ([2, 0, 1], (6, 0, 1))
    """
    rules = _rules(game)
    if counts is not None and not isinstance(counts, dict):
        raise BadCounts(f"Give the counts as a dictionary of lines and numbers, not {_shown(counts)}.")
    setup = _setup(rules, seats, tuple(chronicles), {}, None)
    return sheet_of(rules, setup.table, counts or {})


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


def _gone_over(data: Json, damage: Damage) -> tuple[GoneOver, ...]:
    """Where the game went over to other rules, in order."""
    found, last = [], 0
    for item in data.get("gone_over") or ():
        after = _field(item, "after", int, damage)
        if not last <= after <= len(_field(data, "choices", list, damage)):
            raise damage(f"It cannot have gone over to other rules after {after} answers.")
        last = after
        found.append(GoneOver(after, _field(item, "from", str, damage), _field(item, "to", str, damage)))
    return tuple(found)


def _origin(data: Json, damage: Damage) -> Json:
    """The state that the game was laid from; None if it began at the beginning."""
    return _field(data, "origin", dict, damage) if "origin" in data else None


def _changed(game: Game, change: GoneOver) -> Game:
    """The game by other rules, as its record says."""
    rules = game.setup.rules
    if game.over or (rules.version, rules.followed_by) != (change.was, change.to):
        raise DamagedRecord(
            f"After {change.after} answers it cannot have gone over from version {change.was!r} of the rules to "
            f"{change.to!r}."
        )
    return followed(game)


def _play_all(game: Game, choices: list[Choice], damage: Damage, begun: int = 0) -> None:
    for number, choice in enumerate(choices, start=begun + 1):
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
    rules: Rules,
    seats: int,
    chronicles: tuple[int, ...],
    options: dict[str, Json],
    catalogue: str | None,
    automa: str | None = None,
    companion: bool = False,
) -> Setup:
    _check_companion(companion, automa)
    if automa is not None:
        _check_automa(rules, seats, automa)
    elif not _is_whole(seats) or seats not in rules.seats:
        allowed = " to ".join(dict.fromkeys((str(rules.seats[0]), str(rules.seats[-1]))))
        raise BadConfiguration(f"{rules.title} is for {allowed} seats, not {_shown(seats)}.")
    for module in _modules(rules, chronicles):
        if module.seats and seats not in module.seats and automa is None:  # an automa says itself what goes with it
            raise BadConfiguration(f"Chronicle {module.number} cannot be played with {seats} seats.")
    specs = {spec.name: spec for spec in rules.options}
    for name, value in options.items():
        if name not in specs:
            offered = ", ".join(specs) or "none"
            raise BadConfiguration(f"{rules.title} has no option {name!r}; it has: {offered}.")
        if not any(value == one and type(value) is type(one) for one in specs[name].values):
            offered = ", ".join(map(repr, specs[name].values))
            raise BadConfiguration(f"The option {name!r} can be {offered}, not {_shown(value)}.")
        needed = specs[name].module
        if needed and value != specs[name].values[0] and (automa is None or needed not in chronicles):
            raise BadConfiguration(
                f"The option {name!r} is for games against the solo opponent with Chronicle {needed} "
                f"({specs[name].clause})."
            )
    chosen = {name: options.get(name, spec.values[0]) for name, spec in specs.items()}
    chosen_modules = tuple(sorted(set(chronicles)))
    return _laid(rules, seats, chosen_modules, tuple(chosen.items()), catalogue, automa or "", companion)


def _check_companion(companion: Json, automa: Json) -> None:
    if not isinstance(companion, bool):
        raise BadConfiguration(f"Give companion as True or False, not {_shown(companion)}.")
    if companion and automa is None:
        raise BadConfiguration("A companion is the solo opponent at a real table: give her level as automa.")


def _check_automa(rules: Rules, seats: int, automa: Json) -> None:
    if not rules.automas:
        raise BadConfiguration(f"{rules.title} has no solo opponent, so leave automa out (it was {_shown(automa)}).")
    if automa not in rules.automas:
        offered = ", ".join(rules.automas)
        raise BadConfiguration(
            f"The solo opponent of {rules.title} plays at these levels: {offered}; not {_shown(automa)}."
        )
    if not _is_whole(seats) or seats != 1:
        raise BadConfiguration(f"The solo opponent of {rules.title} is for 1 seat, not {_shown(seats)}.")


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
    game: str,
    chronicles: tuple[int, ...] | None,
    corrected: str | None = None,
    version: str | None = None,
    automa: str | None = None,
) -> Any:
    """The catalogue that a game is played with: what these chronicles bring (None: all there are) included.

    `corrected`: the text of a corrected one. `version`: of the rules. `automa`: the level of the solo opponent.
    """
    rules = _rules(game)
    if version is not None:
        rules = _of_version(rules, version, BadConfiguration)
    modules = rules.modules() if chronicles is None else _modules(rules, chronicles)
    if automa is not None:
        _check_automa(rules, 1, automa)
        modules = (*modules, rules.opponent(automa, modules, {}))
    return rules.patched(rules.load(corrected), modules)


def printed_facts(game: str, chronicles: tuple[int, ...] | None = None) -> tuple[PrintedFact, ...]:
    """What a corrected catalogue may say of these chronicles (None: all there are), and of the solo opponent's, which
    comes first.

    >>> import hindmost.api
    >>> [each.name for each in hindmost.api.printed_facts("glen-more-ii", ())][:2]
    ['a01', 'a02']
    """
    rules = _rules(game)
    modules = rules.modules() if chronicles is None else _modules(rules, chronicles)
    fitting = tuple(module for module in modules if rules.unfit(module) is None)
    automas = tuple(rules.opponent(level, fitting, {}) for level in rules.automas[:1])
    whole = rules.patched(rules.load(None), (*fitting, *automas)).to_json()
    return tuple(
        PrintedFact(number, name, fact["value"], fact["source"], form)
        for number, name, form in rules.correctable((*automas, *fitting))
        for fact in (whole["chronicles"][number][name],)
    )


def check_corrected(game: str, text: str) -> None:
    """CatalogueError if a corrected catalogue says of a chronicle, or of the opponent's, what cannot be printed."""
    rules = _rules(game)
    rules.patched(rules.load(text), rules.modules())
    fitting = tuple(module.number for module in rules.modules() if rules.unfit(module) is None)
    for level in rules.automas[:1]:
        _setup(rules, 1, fitting, {}, text, level)


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
    automa: str,
    companion: bool,
) -> Setup:
    """A table never changes, so that all games laid alike share one."""
    return Setup(rules, seats, chronicles, dict(options), catalogue, automa, companion)


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
            data.get("automa"),
            data.get("companion", False),
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
    match = re.fullmatch(rf"([0-9]{{1,3}}|{BY_NATURE}) (\S.*)", line)
    if match is None or not line.isprintable():  # what cannot be printed could not be spoken of either
        raise damage(f"{line!r} is not a choice; choices are written like '0 take 4'.")
    return Choice(NATURE if match[1] == BY_NATURE else int(match[1]), match[2])


def _nature_from(data: Json, seed: int, counters: dict[str, int], damage: Damage) -> Nature:
    """As a record or a snapshot says it; games of before say nothing, and were drawn in the open."""
    keyed = data.get("keyed", False)
    if not isinstance(keyed, bool):
        raise damage(f"The field 'keyed' must be true or false, not {_shown(keyed)}.")
    return nature_of(seed, counters, _chance(data.get("chance", DRAWN), damage), keyed)


def _chance(value: Json, error: type[HindmostError]) -> str:
    if value not in CHANCE:
        raise error(f"Chance can be {', '.join(map(repr, CHANCE))}, not {_shown(value)}.")
    return str(value)


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
