"""What an option would do, as the client is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, UnsetType

from hindmost import NATURE, Game
from hindmost.kernel.foresight import Foresight
from hindmost.kernel.messages import Json
from hindmost.kernel.views import Readings
from hindmost.server.sight.patch import diff
from hindmost.server.wire.messages import Delta


class Previewer:
    """Previews of one question. Made once for all its options: what was seen before is shared."""

    def __init__(self, game: Game, seat: int, eyes: int | None = None) -> None:
        self._eyes = seat if eyes is None else eyes
        """Who looks: the seat that answers, or in a plan the one that tries a rival's move."""
        self._foresight = Foresight(game, seat, self._eyes)
        readings = Readings()
        self._before = _seen(self._foresight.twin, self._eyes, readings)
        self._readings = readings.held()

    def preview(self, option_id: str) -> Delta:
        """`option_id` must be one that is offered."""
        outcome = self._foresight.after(option_id)
        trial, draws = outcome.game, outcome.draws
        after = _seen(trial, self._eyes, self._readings)
        asked = [] if draws else [question.seat for question in trial.questions]
        return Delta(
            seats=_gains(self._before, after),
            tiles=list(_new_tiles(self._before, after)),
            discards=_grown(self._before, after, "discards"),
            next=asked,
            score_now=_score_change(self._before, after),
            assumes=outcome.assumed,
            draws=draws,
            final=draws or not trial.can_undo,
            patch=diff(self._before, after),
        )


def foretold(game: Game, option_id: str) -> Delta | UnsetType:
    """What everybody would see if this came at a real table. Nothing, where Hindmost would then draw what lies face
    down, which is known by nobody yet, or where it would turn up what others hide."""
    if game.state.stack[-1].reveals(game.state):
        return UNSET
    after = game.clone()
    drawn = dict(after.position.nature.counters)
    after.play(NATURE, option_id)
    if after.position.nature.counters != drawn:
        return UNSET
    readings = Readings()
    old = _seen(game, None, readings)
    new = _seen(after, None, readings)
    return Delta(
        seats=_gains(old, new),
        discards=_grown(old, new, "discards"),
        next=[question.seat for question in after.questions],
        patch=diff(old, new),
    )


def _seen(game: Game, seat: int | None, readings: Readings) -> Json:
    view = game.view(seat, closed=True, readings=readings)
    return {"table": view["table"], "seats": view["seats"]}


def sums(view: Json) -> list[dict[str, int]]:
    """By seat: every number that belongs to it, lists by their length, goods by their name."""
    return [_sums(owned) for owned in view["seats"]]


def _sums(owned: dict[str, Any]) -> dict[str, int]:
    found: dict[str, int] = {}
    for name, value in owned.items():
        if name in ("seat", "sheet"):
            continue
        if isinstance(value, int):
            found[name] = found.get(name, 0) + int(value)
        elif isinstance(value, list):
            found[name] = found.get(name, 0) + len(value)
            for item in value:
                if isinstance(item, dict):
                    _add_item(item, found)
    return found


def _add_item(item: dict[str, Any], found: dict[str, int]) -> None:
    for name, value in item.items():
        if isinstance(value, bool):
            continue
        if isinstance(value, int):
            found[name] = found.get(name, 0) + value
        elif isinstance(value, dict):
            for inner, number in value.items():
                if isinstance(number, int):
                    found[inner] = found.get(inner, 0) + number


def _gains(before: Json, after: Json) -> dict[str, dict[str, int]]:
    gains: dict[str, dict[str, int]] = {}
    for seat, (was, owned) in enumerate(zip(before["seats"], after["seats"], strict=True)):
        # What is the same object in both is not counted: it would only be taken off again.
        old = _sums({name: value for name, value in was.items() if value is not owned.get(name)})
        new = _sums({name: value for name, value in owned.items() if value is not was.get(name)})
        changed = {name: new.get(name, 0) - old.get(name, 0) for name in {**old, **new}}
        changed = {name: number for name, number in changed.items() if number}
        if changed:
            gains[str(seat)] = changed
    return gains


def _new_tiles(before: Json, after: Json) -> Iterator[dict[str, Any]]:
    for old, new in zip(before["seats"], after["seats"], strict=True):
        known = {tile["cell"]: tile["tile"] for tile in old.get("territory", ())}
        for tile in new.get("territory", ()):
            if known.get(tile["cell"]) != tile["tile"]:
                yield {"seat": new["seat"], **tile}


def _grown(before: Json, after: Json, name: str) -> list[str]:
    old, new = before["table"].get(name, []), after["table"].get(name, [])
    return list(new[len(old) :])


def _score_change(before: Json, after: Json) -> dict[str, dict[str, int]]:
    old, new = (view["table"].get("scoring", {}).get("if_scored_now", []) for view in (before, after))
    changes: dict[str, dict[str, int]] = {}
    for seat, (was, now) in enumerate(zip(old, new, strict=False)):
        for category, points in now.items():
            if points != was.get(category, 0):
                changes.setdefault(category, {})[str(seat)] = points - was.get(category, 0)
    return changes
