"""Sentences by key, in every language that has a folder of Fluent files here.

All files of a folder make one set of messages, together with those of chronicles (`hindmost.text.places`). The browser
client reads the same files, so they use nothing but what Fluent itself brings. A text that is missing is said in
English, or is its key, with a word about who lacks it, and silences nobody; `problems` lists what one language lacks.

>>> say("good-stone", "fr", n=2)
'pierres'
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from hindmost.text.numbers import figure
from hindmost.text.places import brought_folders, chronicle_folders

# Fluent takes longer to import than the engine, which never speaks: it is imported when somebody reads.
if TYPE_CHECKING:
    from fluent.syntax.ast import BaseNode, Message

FIRST: Final = "en"
"""The language that the others are compared with."""

_FUNCTIONS: Final = ("NUMBER", "DATETIME")


class UnknownMessage(LookupError):
    """There is no such message in that language."""


class MissingArgument(LookupError):
    """The sentence needs an argument that it was not given."""


def languages() -> tuple[str, ...]:
    """The codes of all languages, English first."""
    return tuple(_folders())


def say(key: str, lang: str = FIRST, /, **args: str | int) -> str:
    """The sentence with this key, its arguments filled in; a number also chooses the plural form."""
    return _language(lang).say(key, args) if has(key, lang) else _instead(key, lang, args)


def has(key: str, lang: str) -> bool:
    """Whether the language has a message with this key."""
    return lang in _folders() and key in _language(lang).messages


def keys(lang: str) -> tuple[str, ...]:
    """The keys of all messages of a language, sorted."""
    return tuple(sorted(_language(lang).messages))


def arguments(key: str, lang: str) -> frozenset[str]:
    """The names of the arguments a message takes, those of the messages it refers to included."""
    if not has(key, lang):
        raise UnknownMessage(f'there is no message "{key}" in language "{lang}"')
    return _language(lang).arguments(key)


def problems() -> list[str]:
    """Everything that is wrong with the files: what is missing or cannot be read, and where the languages differ."""
    missing = [f"{code}/{name}.ftl: there is no file {path}" for (name, code), path in _missing().items()]
    return missing + compare([_language(lang) for lang in languages()])


def brought_texts(lang: str) -> str:
    """All that chronicles of packages outside the project say in a language, as Fluent reads it."""
    return "\n".join(_folders()[lang].get(file, "") for name in brought_folders() for file in _files_of(name))


class Language:
    """The messages of one language, from the texts of its files."""

    __slots__ = ("bundle", "code", "faults", "file_of", "messages")

    def __init__(self, code: str, texts: Mapping[str, str]) -> None:
        from fluent.runtime import FluentBundle, FluentResource
        from fluent.syntax.ast import Junk, Message

        self.code = code
        # Isolation marks help mixed scripts in a browser and are garbage in a terminal.
        self.bundle = FluentBundle([code], use_isolating=False)
        self.messages: dict[str, Message] = {}
        self.file_of: dict[str, str] = {}
        """By message: where it stands."""
        self.faults: list[str] = []
        for file, text in texts.items():
            resource = FluentResource(text)
            self.bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, Junk):
                    self.faults.append(f"{code}/{file}: cannot be read: {(entry.content or '').strip()}")
                elif isinstance(entry, Message):
                    if entry.id.name in self.messages:
                        self.faults.append(f"{code}/{file}: {entry.id.name} is there already")
                    self.messages[entry.id.name] = entry
                    self.file_of[entry.id.name] = file
        for key in self.messages:
            self.faults += [f"{code}: {key} {fault}" for fault in self._faults_of(key)]

    def say(self, key: str, args: Mapping[str, str | int]) -> str:
        pattern = self.bundle.get_message(key).value
        assert pattern is not None, f"{key} has no sentence"
        text, errors = self.bundle.format_pattern(pattern, {name: _signed(value) for name, value in args.items()})
        if errors:
            needed = ", ".join(sorted(self.arguments(key)))
            given = ", ".join(args) or "none"
            raise MissingArgument(f'message "{key}" in language "{self.code}" needs {needed}; given: {given}')
        return str(text)

    def arguments(self, key: str) -> frozenset[str]:
        from fluent.syntax.ast import MessageReference, VariableReference

        found: set[str] = set()
        waiting, seen = [key], {key}
        while waiting:
            message = self.messages.get(waiting.pop())
            for node in _nodes(message):
                if isinstance(node, VariableReference):
                    found.add(node.id.name)
                elif isinstance(node, MessageReference) and node.id.name not in seen:
                    seen.add(node.id.name)
                    waiting.append(node.id.name)
        return frozenset(found)

    def _faults_of(self, key: str) -> Iterator[str]:
        from fluent.syntax.ast import FunctionReference, MessageReference

        if self.messages[key].value is None:
            yield "has no sentence"
        for node in _nodes(self.messages[key]):
            if isinstance(node, MessageReference) and node.id.name not in self.messages:
                yield f"refers to {node.id.name}, which is not there"
            if isinstance(node, FunctionReference) and node.id.name not in _FUNCTIONS:
                yield f"uses {node.id.name}, which Fluent does not bring"


def compare(them: Sequence[Language]) -> list[str]:
    """The faults of each language, and where it differs from the first."""
    faults = [fault for language in them for fault in language.faults]
    first = them[0]
    for other in them[1:]:
        for key in sorted(first.messages.keys() | other.messages.keys()):
            if key not in other.messages:
                faults.append(f"{other.code}/{first.file_of[key]}: {key} is missing")
            elif key not in first.messages:
                faults.append(f"{first.code}/{other.file_of[key]}: {key} is missing")
            elif first.arguments(key) != other.arguments(key):
                names = [", ".join(sorted(one.arguments(key))) or "none" for one in (first, other)]
                faults.append(f"{key} takes {names[0]} in {first.code}, but {names[1]} in {other.code}")
    return faults


@cache
def _folders() -> Mapping[str, Mapping[str, str]]:
    """The texts of the Fluent files by language and file."""
    folders = {
        folder.name: {
            file.name: file.read_text("utf-8")
            for file in sorted(folder.iterdir(), key=lambda file: file.name)
            if file.name.endswith(".ftl")
        }
        for folder in files("hindmost.text").iterdir()
        if folder.is_dir()
    }
    spoken = sorted(code for code, texts in folders.items() if texts)
    for name, folder in chronicle_folders().items():
        for code in spoken:
            for file, there in zip(_files_of(name), _files_of(code), strict=True):
                if folder.joinpath(there).is_file():
                    folders[code][file] = folder.joinpath(there).read_text("utf-8")
    return {code: folders[code] for code in sorted(spoken, key=lambda code: code != FIRST)}


def _files_of(name: str) -> tuple[str, str]:
    """What a chronicle says, and what the tutor says in its introduction; in the chronicle's folder by the language."""
    return f"{name}.ftl", f"lesson-{name}.ftl"


@cache
def _missing() -> Mapping[tuple[str, str], Traversable]:
    """By chronicle and language: the files that are not there."""
    return {
        (name, code): folder.joinpath(f"{code}.ftl")
        for name, folder in chronicle_folders().items()
        for code in languages()
        if not folder.joinpath(f"{code}.ftl").is_file()
    }


def _instead(key: str, lang: str, args: Mapping[str, str | int]) -> str:
    """What is said where a text is missing: the English one or else the key, and who lacks it in which language."""
    own = _language(lang)
    first = _language(FIRST)
    if key in first.messages:
        text, lacking = first.say(key, args), first.file_of[key].removesuffix(".ftl")
    else:
        absent = [name for name, code in _missing() if code in (lang, FIRST)]
        text, lacking = key, ", ".join(absent) or "Hindmost"
    return own.say("text-missing", {"text": text, "key": key, "lang": lang, "where": lacking})


@cache
def _language(code: str) -> Language:
    if code not in _folders():
        raise UnknownMessage(f'there is no language "{code}"; there are: {", ".join(languages())}')
    return Language(code, _folders()[code])


def _signed(value: str | int) -> str | int:
    """A number below zero gets its true minus sign here, because Fluent writes a hyphen; it takes the default form."""
    return figure(value) if isinstance(value, int) and value < 0 else value


def _nodes(node: object) -> Iterator[BaseNode]:
    """All parts of a message, itself included."""
    from fluent.syntax.ast import BaseNode

    if isinstance(node, list):
        for part in node:
            yield from _nodes(part)
    elif isinstance(node, BaseNode):
        yield node
        for part in vars(node).values():
            yield from _nodes(part)
