"""Answers given in secret, kept beside the position until all are in: until then nobody else notices any of them."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import Struct


class Envelope(Struct, frozen=True, array_like=True):
    option: str
    times: int
    """How often the seat has answered: as it sees the position, that is its name. Others' answers are not counted."""


class Sealed(Struct, frozen=True):
    """What has been answered so far, by seat."""

    answers: dict[int, Envelope] = {}
    banks: tuple[float, ...] = ()
    """The clocks as others see them: of those who have answered, too, they seem to run."""

    def answered(self, seat: int, option: str, banks: tuple[float, ...]) -> Sealed:
        """With an answer, or another one, of the seat; `banks` as they were before the first."""
        old = self.answers.get(seat)
        times = 1 if old is None else old.times + 1
        return Sealed({**self.answers, seat: Envelope(option, times)}, self.banks or banks)


NONE: Final = Sealed()
DECODER: Final = msgspec.json.Decoder(Sealed)


def read(text: str | None) -> Sealed:
    return NONE if text is None else DECODER.decode(text)


def written(sealed: Sealed) -> str | None:
    return msgspec.json.encode(sealed).decode() if sealed.answers else None
