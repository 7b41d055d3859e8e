"""Modules 3 and 4: one that draws and changes nothing else, one whose hooks never fire."""

from __future__ import annotations

from typing import Any, ClassVar

from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import BEFORE, Fold, FreeAction, Hook, Insert, Listener, Veto
from hindmost.kernel.messages import Json, Msg, Note
from hindmost.kernel.modules import Module
from hindmost.kernel.state import Slice, State
from tests.kernel.toy.state import ENTERING, FOUND, LANDED, WAGES, HollowHill


class Sky(Slice):
    __slots__ = ("weather",)

    def __init__(self, weather: int) -> None:
        self.weather = weather

    @classmethod
    def new(cls, seats: int) -> Sky:
        return Sky(0)

    @classmethod
    def revive(cls, data: Json) -> Sky:
        if type(data) is not int:
            raise ValueError("the part of 'weather' cannot be read")
        return Sky(data)

    def copy(self) -> Sky:
        return Sky(self.weather)

    def to_json(self) -> Json:
        return self.weather


class Change(Frame[HollowHill]):
    """New weather at the end of a turn."""

    __slots__ = ()

    def seat(self, g: HollowHill) -> int:
        return NATURE

    def ask(self, g: HollowHill) -> list[int] | None:
        return [0, 1, 2, 3, 4]

    def stream(self, g: HollowHill) -> str:
        return "weather"

    def choose(self, g: HollowHill, choice: int) -> None:
        sky = g.table.slice_of(g, "weather")
        assert isinstance(sky, Sky)
        sky.weather = choice
        g.note("weather", NATURE, choice)


class Weather(Module):
    number: ClassVar[int] = 3
    key: ClassVar[str] = "weather"
    part: ClassVar[type[Slice] | None] = Sky

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("turn", BEFORE, "next", "weather", Change()),)

    def entry(self, g: State, note: Note) -> Msg | None:
        return Msg("log-weather", {"n": note.a}) if note.code == "weather" else None


class Silence(Module):
    """Takes part in everything and never says a word."""

    number: ClassVar[int] = 4
    key: ClassVar[str] = "silence"

    def hooks(self) -> tuple[Hook, ...]:
        return (
            (WAGES, Fold()),
            (ENTERING, Veto()),
            (LANDED, Listener()),
            (FOUND, Listener()),
        )

    def free_actions(self) -> tuple[FreeAction[Any], ...]:
        return (FreeAction(),)
