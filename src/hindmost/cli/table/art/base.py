"""What a game must be able to draw. All of it is pure: a scene in, text out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from rich.text import Text

from hindmost.cli.table.palette import Palette
from hindmost.cli.table.scene import Offer, Scene
from hindmost.kernel.messages import Json


class Art(ABC):
    """The drawings of one game. It knows what a view holds, and no rule."""

    game: ClassVar[str]

    @abstractmethod
    def steps(self, scene: Scene) -> Text:
        """The steps of a turn, with the one that is under way."""

    @abstractmethod
    def step(self, scene: Scene) -> Text:
        """Only the step that is under way."""

    @abstractmethod
    def track(self, scene: Scene, width: int) -> Text:
        """The track from the hindmost piece on, a line for each space."""

    @abstractmethod
    def track_title(self, scene: Scene) -> str:
        """Its heading."""

    @abstractmethod
    def market(self, scene: Scene, width: int) -> Text:
        """What things cost and fetch today."""

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
    def players(self, scene: Scene, width: int) -> Text:
        """All seats with their numbers, a line each."""

    @abstractmethod
    def standing(self, scene: Scene, width: int) -> Text:
        """What a scoring would give now."""

    @abstractmethod
    def card(self, scene: Scene, offer: Offer) -> Text | None:
        """What is printed on the component that an option is about."""

    @abstractmethod
    def legend(self, lang: str, palette: Palette) -> Text:
        """What the signs mean."""

    @abstractmethod
    def counts(self, view: Json, seat: int) -> dict[str, int]:
        """The numbers of a seat that an option may change, by name."""

    @abstractmethod
    def change(self, scene: Scene, change: dict[str, int]) -> Text:
        """A change of these numbers in signs."""

    @abstractmethod
    def order(self, view: Json) -> tuple[int, ...]:
        """The pieces on the track, the hindmost first."""

    @abstractmethod
    def order_text(self, scene: Scene, order: tuple[int, ...]) -> Text:
        """The pieces in signs."""
