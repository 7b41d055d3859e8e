"""What the files of a room define is known without a list."""

from __future__ import annotations

import sys
from typing import ClassVar

import pytest

from hindmost.kernel.frames import Frame
from hindmost.kernel.modules import Module
from hindmost.kernel.parts import defined_in, rooms_of
from hindmost.kernel.verbs import (
    KERNEL_VERBS,
    MOST_MODULES,
    PAYLOAD,
    VERB_SHIFT,
    VERBS_PER_MODULE,
    Verb,
    verb_code,
)
from tests.kernel.toy import moonlight, piper
from tests.kernel.toy.state import HollowHill


class Nap(Frame[HollowHill]):
    __slots__ = ()


class Snore(Verb):
    name: ClassVar[str] = "snore"
    code: ClassVar[int] = verb_code(9, 4)


class OfAnother(Verb):
    name: ClassVar[str] = "of-another"
    code: ClassVar[int] = verb_code(8, 0)


class Nameless(Verb):
    """Without a code it is for others to inherit from."""


class Sleeper(Module):
    number: ClassVar[int] = 9
    key: ClassVar[str] = "sleeper"


def test_a_module_brings_the_frames_and_verbs_of_its_file() -> None:
    class Passing(Frame[HollowHill]):
        """Made in a function, it is nobody else's."""

    assert Sleeper().frames() == (Nap,)
    assert [(verb.name, verb.number) for verb in Sleeper().verbs()] == [("snore", 9 * 32 + 4)]
    assert Snore.code >> VERB_SHIFT == 9 * 32 + 4
    assert Passing not in Sleeper().frames()


def test_files_of_one_folder_are_told_apart() -> None:
    assert moonlight.Omen in defined_in(Frame, "tests.kernel.toy.moonlight")
    assert piper.Echo not in defined_in(Frame, "tests.kernel.toy.moonlight")
    assert {moonlight.Omen, piper.Echo} <= set(defined_in(Frame, "tests.kernel.toy"))


def test_what_lies_in_a_folder_of_a_folder_belongs_to_the_nearest_manifest(monkeypatch: pytest.MonkeyPatch) -> None:
    class Ponder(Frame[HollowHill]):
        """As if a chronicle had put it into a folder of its own folder."""

    Ponder.__qualname__ = "Ponder"
    Ponder.__module__ = "c98_a_folder.inner.thoughts"
    assert Ponder in defined_in(Frame, "c98_a_folder")
    Ponder.__module__ = "c97_a_folder.inner.thoughts"
    monkeypatch.setitem(sys.modules, "c97_a_folder.inner.module", sys.modules[__name__])
    assert Ponder not in defined_in(Frame, "c97_a_folder")
    assert Ponder in defined_in(Frame, "c97_a_folder.inner")


def test_a_manifest_is_at_home_in_its_folder_and_where_it_comes_from() -> None:
    class Folder(Module):
        pass

    class Later(Folder):
        pass

    Folder.__module__ = "c99_a_folder.module"
    Later.__module__ = "c99_a_folder.later"
    assert rooms_of(Later, Folder) == ["c99_a_folder.later", "c99_a_folder"]


def test_every_verb_of_every_module_has_a_number_of_its_own() -> None:
    codes = [verb_code(module, place) for module in range(MOST_MODULES) for place in range(VERBS_PER_MODULE)]
    assert [code >> VERB_SHIFT for code in codes] == list(range(KERNEL_VERBS))
    assert not any(code & PAYLOAD for code in codes)
