"""Standing answers at a terminal: what somebody answers beforehand to what is asked out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from hindmost import Game, Msg, Option, Question, Topic
from hindmost.kernel.messages import Json
from hindmost.text.messages import say
from hindmost.text.render import render


@dataclass(frozen=True, slots=True)
class Use:
    """An answer that nobody was asked for: its number, how long the journal was before it, and what its seat reads."""

    number: int
    place: int
    seat: int
    message: Msg


class StandingAnswers:
    """Those of all seats at one game."""

    def __init__(self, game: Game, kept: Json = None) -> None:
        """`kept`: as `to_json` gives them; what there is no more is left out."""
        self._game = game
        self._topics = list(game.topics.values())
        self._chosen: list[dict[str, str]] = [_known(game, each) for each in _by_seat(kept, game.setup.seats)]
        self.uses: list[Use] = []

    def to_json(self) -> Json:
        return [dict(each) for each in self._chosen]

    def answer(self, question: Question) -> Option | None:
        """What the seat has answered beforehand to this; None: it is asked."""
        return question.beforehand(self._chosen[question.seat].get(question.kind, ""))

    def note(self, question: Question) -> None:
        """The answer is used now."""
        topic = self._game.topics[question.kind]
        answer = topic.answer(self._chosen[question.seat][question.kind])
        assert answer is not None
        args: dict[str, int | str | Msg] = {"question": topic.message, "answer": answer.message}
        message = Msg("log-table-standing", args)
        self.uses.append(Use(len(self._game.choices), len(self._game.journal), question.seat, message))

    def forget(self) -> None:
        """What was taken back was not used."""
        self.uses = [use for use in self.uses if use.number < len(self._game.choices)]

    def set(self, seat: int, wish: str) -> bool:
        """`wish`: the number of a question and that of an answer, 0 to be asked. False if there is no such thing."""
        words = wish.split()
        if len(words) != 2 or not all(word.isdecimal() for word in words):
            return False
        question, answer = map(int, words)
        if not 1 <= question <= len(self._topics):
            return False
        topic = self._topics[question - 1]
        if not 0 <= answer <= len(topic.answers):
            return False
        if answer:
            self._chosen[seat][topic.kind] = topic.answers[answer - 1].name
        else:
            self._chosen[seat].pop(topic.kind, None)
        return True

    def lines(self, seat: int, lang: str) -> list[str]:
        """Every question with its answers, numbered, the chosen one marked."""
        lines: list[str] = []
        for number, topic in enumerate(self._topics, 1):
            lines.append(f"{number}  {render(topic.message, lang)}")
            chosen = self._chosen[seat].get(topic.kind, "")
            words = [say("standing-ask", lang), *(render(each.message, lang) for each in topic.answers)]
            names = ["", *(each.name for each in topic.answers)]
            for place, (name, text) in enumerate(zip(names, words, strict=True)):
                lines.append(f"   {'>' if name == chosen else ' '} {place}  {text}")
        return lines or [say("cli-say-no-standing", lang)]


def _by_seat(kept: Json, seats: int) -> list[Json]:
    given = list(kept) if isinstance(kept, Sequence) and not isinstance(kept, str) else []
    return [given[seat] if seat < len(given) else {} for seat in range(seats)]


def _known(game: Game, kept: Json) -> dict[str, str]:
    topics: dict[str, Topic] = game.topics
    pairs = kept.items() if isinstance(kept, dict) else ()
    return {kind: name for kind, name in pairs if kind in topics and topics[kind].answer(name) is not None}
