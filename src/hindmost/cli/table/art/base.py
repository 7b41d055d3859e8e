"""What a game must be able to draw. All of it is pure: a scene in, text out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from rich.text import Text

from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json, Msg
from hindmost.text.messages import say


@dataclass(frozen=True, slots=True)
class Panel:
    """A part of the table that everybody shares, such as the track or the market."""

    name: str
    title: Callable[[Scene], str]
    draw: Callable[[Scene, int], Text]
    """At a width."""
    breadth: Callable[[Scene], int]
    """The width at which it is printed: it would fall apart on a whole line."""
    is_vital: bool = True
    """Whether it is always on the screen; else it is a key away where there is little room."""


class Art(ABC):
    """The drawings of one game. It knows what a view holds, and no rule."""

    game: ClassVar[str]
    stages: ClassVar[Mapping[str, tuple[str, ...]]]
    """The steps of a turn, with the kinds of question that belong to each."""
    free: ClassVar[tuple[str, ...]]
    """The kinds of question whose proposed answer costs nothing."""
    example: ClassVar[str]
    """A move as it is typed."""

    def typed(self, option_id: str, message: Msg) -> str:
        """What somebody types for an option: its id, unless the screen speaks of it otherwise."""
        return option_id

    def forfeits(self, offer: Offer) -> bool:
        """Whether ending the turn so gives something up that one may have forgotten."""
        return False

    def steps(self, scene: Scene) -> Text:
        """The steps of a turn, with the one that is under way."""
        return Text(" ▸ ", scene.palette.muted).join(self._steps(scene))

    def step(self, scene: Scene) -> Text:
        """Only the step that is under way."""
        now = self._step_under_way(scene)
        return self._steps(scene)[now] if now >= 0 else Text()

    def _step_under_way(self, scene: Scene) -> int:
        """Its place among the steps; negative if no player has a turn."""
        kinds = enumerate(self.stages.values())
        return next((place for place, among in kinds if scene.view["step"] in among), -1)

    def _steps(self, scene: Scene) -> list[Text]:
        now, palette = self._step_under_way(scene), scene.palette
        return [
            Text(f"{place + 1} {say(f'cli-step-{step}', scene.lang)}", palette.title if place == now else palette.muted)
            for place, step in enumerate(self.stages)
        ]

    @abstractmethod
    def panels(self, scene: Scene) -> tuple[Panel, ...]:
        """What lies beside the ground, from top to bottom. It depends on what was agreed before the game only."""

    @abstractmethod
    def ground(self, scene: Scene, owner: int, width: int, height: int) -> Text:
        """What a seat has built, as a map as large as fits."""

    @abstractmethod
    def ground_title(self, scene: Scene, owner: int) -> str:
        """Its heading."""

    @abstractmethod
    def ground_in_words(self, scene: Scene, owner: int) -> list[str]:
        """The same as a list, for those who cannot see a map."""

    @abstractmethod
    def holdings(self, scene: Scene, owner: int, width: int) -> Text:
        """What a seat has beside it."""

    @abstractmethod
    def card(self, scene: Scene, offer: Offer) -> Text | None:
        """What is printed on the component that an option is about."""

    @abstractmethod
    def preview(self, scene: Scene, offer: Offer, after: Json) -> Text:
        """What an option would change, from the view afterwards, in signs; empty if nothing."""

    @abstractmethod
    def legend(self, scene: Scene) -> Text:
        """What the signs mean."""
