"""Secret answers of several parts, such as a stack of tokens put together in a chosen order."""

from __future__ import annotations

from typing import Final

from hindmost.kernel.frames import G, Secret
from hindmost.kernel.native import mypyc_attr
from hindmost.kernel.views import Pick

PART_BITS: Final = 6
MOST_PARTS: Final = 8


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Secret[G]):
    """Each seat adds part after part and seals them; nobody learns anything, not even how many, before all have.

    A part is the payload of a choice, below 64. `answers` holds each seat's parts packed into a number, whose lowest
    bit says whether they are sealed; whoever answers again once sealed begins anew.
    """

    __slots__ = ()

    def offer(self, g: G, seat: int, parts: list[int]) -> list[int]:
        """The choices of a seat that has put these parts together; must not depend on the others'."""
        return []

    def seals(self, choice: int) -> bool:
        """Whether the choice adds nothing and seals what is there."""
        return False

    def open_all(self, g: G, answers: list[list[int]]) -> None:
        """Everybody has sealed, in the order of `seats`."""

    def parts_of(self, seat: int) -> list[int]:
        return unpacked(self.answer_of(seat))

    def missing(self) -> list[int]:
        return [seat for seat, answer in zip(self.seats, self.answers, strict=True) if not is_sealed(answer)]

    def ask_seat(self, g: G, seat: int) -> list[int]:
        return self.offer(g, seat, [] if is_sealed(self.answer_of(seat)) else self.parts_of(seat))

    def answer(self, g: G, seat: int, choice: int) -> None:
        before = self.answer_of(seat)
        parts = [] if is_sealed(before) else unpacked(before)
        if not self.seals(choice):
            parts.append(choice & (1 << PART_BITS) - 1)
        place = self.seats.index(seat)
        answers = (*self.answers[:place], packed(parts, self.seals(choice)), *self.answers[place + 1 :])
        if all(is_sealed(each) for each in answers):
            self.resolve(g, list(answers))
        else:
            g.stack.append(self.with_answers(answers))

    def resolve(self, g: G, answers: list[int]) -> None:
        self.open_all(g, [unpacked(each) for each in answers])

    def faults(self, g: G) -> list[str]:
        if len(set(self.seats)) < len(self.seats):
            return ["asks a seat twice"]
        return [
            f"has an answer of seat {seat} that was not offered"
            for seat, answer in zip(self.seats, self.answers, strict=True)
            if answer >= 0 and not self._could_be(g, seat, answer)
        ]

    def _could_be(self, g: G, seat: int, answer: int) -> bool:
        parts = unpacked(answer)
        if packed(parts, is_sealed(answer)) != answer:
            return False
        for number, part in enumerate(parts):
            choices = self.offer(g, seat, parts[:number])
            if part not in [choice & (1 << PART_BITS) - 1 for choice in choices if not self.seals(choice)]:
                return False
        return not is_sealed(answer) or any(self.seals(choice) for choice in self.offer(g, seat, parts))

    def resampled(self, g: G, seat: int, answer: int, pick: Pick) -> int:
        """Sealed ones are put together anew; of one still open nobody knows that it was begun."""
        if not is_sealed(answer):
            return -1
        parts: list[int] = []
        while True:
            choices = self.offer(g, seat, parts)
            choice = choices[pick(len(choices))]
            if self.seals(choice):
                return packed(parts, True)
            parts.append(choice & (1 << PART_BITS) - 1)


def packed(parts: list[int], sealed: bool) -> int:
    """The number that stands for the parts."""
    number = 1
    for part in parts:
        number = number << PART_BITS | part
    return number << 1 | int(sealed)


def unpacked(number: int) -> list[int]:
    """The parts that a number stands for; none for an answer that is missing."""
    rest = number >> 1
    parts: list[int] = []
    while rest > 1 and len(parts) < MOST_PARTS:
        parts.append(rest & (1 << PART_BITS) - 1)
        rest >>= PART_BITS
    return parts[::-1] if number >= 0 else []


def is_sealed(answer: int) -> bool:
    return answer >= 0 and bool(answer & 1)
