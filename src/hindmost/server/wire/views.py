"""What the views look like, game by game, for those who write clients: put together from what each component says."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Struct, UnsetType

import hindmost
from hindmost.api import PartInfo, parts


class AnyView(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the views of all games begin with."""

    game: str
    rules: str
    chronicles: list[int]
    options: dict[str, Any]
    automa: str | UnsetType = UNSET
    """The level of the solo opponent, if one plays against her; her seat is the last."""
    opponent: int | UnsetType = UNSET
    """The chronicle that she is."""
    you: int | None
    over: bool
    active: int
    asked: list[int]
    step: str | None
    winners: list[int] | None


def views() -> dict[str, type[Struct]]:
    """By game."""
    return {info.id: _view(info.id, info.title) for info in hindmost.games()}


def _view(game: str, title: str) -> type[Struct]:
    name, found = _type_name(game), parts(game)
    table = _part(f"{name}Table", [], [part for part in found if not part.owned])
    seat = _part(f"{name}Seat", [("seat", int)], [part for part in found if part.owned])
    return msgspec.defstruct(
        f"{name}View",
        [("table", table), ("seats", list[seat])],  # type: ignore[valid-type]
        bases=(AnyView,),
        namespace={"__doc__": f"{title}, as one seat may see it."},
        frozen=True,
        forbid_unknown_fields=True,
    )


def _part(name: str, first: list[Any], found: list[PartInfo]) -> type[Struct]:
    """A chronicle of somebody else's may add more, so what is not described is no mistake."""
    return msgspec.defstruct(name, [*first, *map(_field, found)], frozen=True, kw_only=True)


def _field(part: PartInfo) -> tuple[str, Any, Any]:
    inside = part.name.replace("-", "_")
    if part.always:
        return inside, part.shape, msgspec.field(name=part.name)
    return inside, part.shape | UnsetType, msgspec.field(name=part.name, default=UNSET)


def _type_name(game: str) -> str:
    """`GlenMoreII` for `glen-more-ii`."""
    return "".join(word.upper() if set(word) <= set("ivx") else word.capitalize() for word in game.split("-"))
