"""The rules files of the package: list them, look a clause up by its id, search them by words."""

from __future__ import annotations

import unicodedata
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from hindmost.text.places import brought_folders, chronicle_folders
from hindmost.text.rules.parse import Clause, parse

_PACKAGE = "hindmost.text.rules"
_SUFFIX = ".md"


class UnknownClause(LookupError):
    """No clause has this id; ``matches`` are the ids that come close."""

    def __init__(self, clause_id: str, matches: tuple[str, ...]) -> None:
        if matches:
            advice = f"Did you mean {_either(matches)}?"
        else:
            advice = "A clause id looks like GM1-TURN-04; search() finds clauses by their words."
        super().__init__(f'There is no clause "{clause_id}" in the rules. {advice}')
        self.id = clause_id
        self.matches = matches


class UnknownRules(LookupError):
    """No rules are written for this game or in this language."""


def languages() -> tuple[str, ...]:
    """Languages in which rules are written, in alphabetical order."""
    return tuple(sorted(entry.name for entry in files(_PACKAGE).iterdir() if _stems(entry)))


def games_with_rules(lang: str = "en") -> tuple[str, ...]:
    """Ids of the games whose rules are written in this language, in alphabetical order, then names of chronicles."""
    return tuple(_files(lang))


def clauses(game: str, lang: str = "en") -> tuple[Clause, ...]:
    """All clauses of a game in the order of its rules."""
    return _read(game, lang)


@cache  # behind clauses(), because the decorator hides the types of the arguments from callers
def _read(game: str, lang: str) -> tuple[Clause, ...]:
    known = _files(lang)
    # Only listed names are opened: the game may come from a command line or a web page.
    if game not in known:
        raise UnknownRules(
            f'There are no rules for the game "{game}" in the language "{lang}". Games with rules: {", ".join(known)}.'
        )
    return parse(markdown(game, lang), game, lang)


def markdown(game: str, lang: str = "en") -> str:
    """The whole file of a game's rules, with what stands between the clauses."""
    return _files(lang)[game].read_text(encoding="utf-8")


def brought_rules(lang: str = "en") -> dict[str, str]:
    """The files of chronicles that packages outside the project bring, by name; one without rules is left out."""
    return {name: markdown(name, lang) for name in brought_folders() if name in _files(lang)}


@cache
def _files(lang: str) -> dict[str, Traversable]:
    folder = _folder(lang)
    found = {name: folder.joinpath(name + _SUFFIX) for name in _stems(folder)}
    for name, place in chronicle_folders().items():
        if place.joinpath(lang + _SUFFIX).is_file():
            found[name] = place.joinpath(lang + _SUFFIX)
    return found


def clause(id: str, lang: str = "en") -> Clause:  # noqa: A002 - the word everybody uses for it
    """The clause with this id; upper and lower case, hyphen and underscore are taken as the same."""
    by_key = _by_key(lang)
    found = by_key.get(_key(id))
    if found is None:
        close = get_close_matches(_key(id), by_key, n=3, cutoff=0.7)
        raise UnknownClause(id, tuple(by_key[key].id for key in close))
    return found


def search(words: str, lang: str = "en") -> tuple[Clause, ...]:
    """Clauses that hold every one of the words, in the order of the rules.

    Case and accents do not matter, and parts of words are found: ``"carri"`` finds ``"Carrière"``.
    """
    wanted = _plain(words).split()
    if not wanted:
        return ()
    return tuple(
        found
        for found in _by_key(lang).values()
        if all(word in _plain(f"{found.id} {found.section} {found.text}") for word in wanted)
    )


@cache
def _by_key(lang: str) -> dict[str, Clause]:
    return {_key(found.id): found for game in games_with_rules(lang) for found in clauses(game, lang)}


def _key(clause_id: str) -> str:
    return clause_id.strip().casefold().replace("_", "-")


def _plain(text: str) -> str:
    """Text as people type it into a search field: no capitals, accents, curly apostrophes or emphasis."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("’", "'").replace("œ", "oe"))
    return "".join(letter for letter in letters if letter != "*" and not unicodedata.combining(letter))


def _folder(lang: str) -> Traversable:
    if lang not in languages():
        raise UnknownRules(
            f'There are no rules in the language "{lang}". Languages with rules: {", ".join(languages())}.'
        )
    return files(_PACKAGE).joinpath(lang)


def _stems(folder: Traversable) -> tuple[str, ...]:
    """Names of the rules files in a folder, without their suffix; none if it is no folder of rules."""
    if not folder.is_dir():
        return ()
    names = sorted(entry.name for entry in folder.iterdir())
    return tuple(name.removesuffix(_SUFFIX) for name in names if name.endswith(_SUFFIX))


def _either(ids: tuple[str, ...]) -> str:
    return ids[0] if len(ids) == 1 else f"{', '.join(ids[:-1])} or {ids[-1]}"
