"""A game with the people and bots who play it: what the full screen and the line by line mode have in common."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from hindmost import NATURE, Game, Msg, NotOffered, Option, Question
from hindmost.bots import Bot, Outlook, make
from hindmost.cli.table.art import ARTS, Art
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.players import TELLER, Player
from hindmost.cli.table.scene import END, Addition, Offer, Scene, offers_of, offers_of_nature
from hindmost.cli.table.standing import StandingAnswers
from hindmost.kernel.foresight import Foresight
from hindmost.kernel.messages import ALL_SEATS, Json


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the log: who did it (negative for nobody), and what."""

    seat: int
    message: Msg
    kind: str
    """What it is, in every game (`kernel.messages.NoteKind`)."""
    clause: str = ""
    """The clause that it carries out, where one may ask why."""


PATIENCE: Final = 1.0
"""Seconds that a bot may think about a turn while somebody waits."""


class Planned:
    """What a bot would answer, from a point of the game on."""

    def __init__(self, before: list[str], seat: int, turn: list[str]) -> None:
        self.before = before
        """All answers that were given until then."""
        self.seat = seat
        self.turn = turn

    def next(self, game: Game, seat: int) -> str | None:
        """The answer that is due, if all went as planned since and nothing has come to light."""
        given = [str(choice) for choice in game.choices]
        expected = self.before + [f"{self.seat} {answer}" for answer in self.turn]
        number = len(given) - len(self.before)
        if seat != self.seat or not 0 < number < len(self.turn) or not game.can_undo:
            return None
        return self.turn[number] if given == expected[: len(given)] else None


class Match:
    """A game, who sits at it, and what each person has already seen of it."""

    def __init__(self, game: Game, players: tuple[Player, ...], standing: Json = None) -> None:
        self.game = game
        self.was_over = game.over
        """Whether it had come to its end before: then it is only looked at."""
        self.standing = StandingAnswers(game, standing)
        self.players = players
        self.art: Art = ARTS[game.setup.rules.id]
        self.catalogue = game.setup.components
        self.additions = _additions(game)
        self._bots: dict[int, Bot] = {
            player.seat: make(player.bot, _bot_seed(game, player.seat)) for player in players if player.bot is not None
        }
        for bot in self._bots.values():
            bot.hurry(PATIENCE)
        self._plan = Planned([], -1, [])
        self._alone: set[int] = set()
        """The answers that nobody was asked for, by their number."""
        self._left: dict[int, int] = {}
        """By seat: how long the journal was when it last made way for another seat."""

    # ------------------------------------------------------------ who and what

    @property
    def over(self) -> bool:
        return self.game.over

    @property
    def question(self) -> Question:
        return self.game.questions[0]

    @property
    def player(self) -> Player:
        """Who must answer."""
        return TELLER if self.is_told else self.players[self.question.seat]

    @property
    def is_told(self) -> bool:
        """Whether it is asked what came at a real table: anybody may tell it."""
        return not self.over and self.question.seat == NATURE

    @property
    def may_be_a_slip(self) -> bool:
        """Whether a bot is about to go by what was told last, which could not be taken back any more."""
        draft = self.game.draft
        return not self.over and not self.player.is_person and bool(draft) and draft[-1].seat == NATURE

    @property
    def people(self) -> tuple[Player, ...]:
        return tuple(player for player in self.players if player.is_person)

    @property
    def only_person(self) -> int | None:
        """The seat of the person if there is just one: then nothing needs to be hidden from anybody."""
        return self.people[0].seat if len(self.people) == 1 else None

    def scene(self, seat: int | None, lang: str, palette: Palette) -> Scene:
        """The table as a seat sees it; its options are there if it is asked and a person."""
        offers: tuple[Offer, ...] = ()
        if self.is_told:
            offers = offers_of_nature(self.question, lang)
        elif not self.over and seat == self.question.seat and self.player.is_person:
            offers = offers_of(self.question, lang, self.art.typed)
        return Scene(self.game.view(seat), self.players, self.catalogue, lang, palette, self.additions, offers)

    # ------------------------------------------------------------ answering

    def play(self, option_id: str) -> None:
        """With what follows from it without a choice."""
        seat = self.question.seat
        length = len(self.game.journal)
        self.game.play(seat, option_id)
        self._alone = {number for number in self._alone if number < len(self.game.choices) - 1}
        self.go_on()
        if self.over or self.question.seat != seat:
            self._left[seat] = length

    def go_on(self) -> None:
        """Answer what nobody need be asked: because one answer is left, or because it was given beforehand."""
        while not self.over and (option := self._unasked()) is not None:
            self._alone.add(len(self.game.choices))
            self.game.play(self.question.seat, option.id)

    def _unasked(self) -> Option | None:
        question = self.question
        beforehand = self.standing.answer(question) if self.player.is_person and not self.is_told else None
        if beforehand is not None:
            self.standing.note(question)
        return beforehand or question.forced

    def bot_choice(self) -> str:
        """What the bot that is asked answers. It may think for long and changes nothing in the game.

        What it planned is answered without another thought, as long as it still holds.
        """
        seat = self.question.seat
        answer = self._plan.next(self.game, seat)
        if answer is None:
            turn = self._bots[seat].turn(Outlook(self.game, seat))
            self._plan = Planned([str(choice) for choice in self.game.choices], seat, turn)
            answer = turn[0]
        return answer

    def undo(self) -> None:
        """One answer, together with what followed from it without a choice."""
        self.game.undo()
        while len(self.game.choices) in self._alone and self.game.can_undo:
            self.game.undo()
        self.standing.forget()

    def reset(self) -> None:
        """Take back everything that can be taken back."""
        while self.game.can_undo:
            self.game.undo()
        self.standing.forget()

    def take_what_is_free(self) -> int:
        """Activate every tile that costs nothing; gives how many.

        The rules propose such an activation as the default answer. What shows something hidden or ends the turn is
        never taken so, and a choice that opens on the way (which good?) is left to the player.
        """
        activated = 0
        while not self.over and self.question.kind in self.art.free:
            default = self.question.default
            if default is None or default.reveals or default.kind == END:
                break
            self.play(default.id)
            activated += 1
        return activated

    # ------------------------------------------------------------ looking ahead

    def preview(self, scene: Scene, offer: Offer) -> Json | None:
        """What the seat would see after an option, up to where something hidden comes to light.

        None if the game has gone on since the scene.
        """
        seat = scene.seat
        if self.over or seat is None or seat != self.question.seat:
            return None
        try:
            return Foresight(self.game, seat).after(offer.id).game.view(seat, closed=True)
        except NotOffered:
            return None

    # ------------------------------------------------------------ what happened

    def log(self, seat: int | None, start: int = 0) -> list[Line]:
        """What happened, as far as the seat may know, from a place of the log on."""
        read = [note for note in self.game.journal if note.to in (ALL_SEATS, seat)]
        lines = [
            Line(*entry, self.game.note_kind(note).name, self.game.note_clause(note))
            for entry, note in zip(self.game.log(seat), read, strict=True)
        ]
        for use in reversed([use for use in self.standing.uses if use.seat == seat]):
            lines.insert(self._read_before(use.place, seat), Line(use.seat, use.message, ""))
        return lines[start:]

    def _read_before(self, place: int, seat: int | None) -> int:
        """How many notes of the journal before a place the seat may read."""
        return sum(note.to in (ALL_SEATS, seat) for note in self.game.journal[:place])

    def news(self, seat: int) -> list[Line]:
        """What happened since the seat's last turn, its own answers since then included."""
        left = self._left.get(seat, 0)
        used = sum(use.seat == seat and use.place < left for use in self.standing.uses)
        return self.log(seat, self._read_before(left, seat) + used)


def _additions(game: Game) -> tuple[Addition, ...]:
    return tuple(
        Addition(
            module.number,
            type(module).__module__,
            tuple(each.name for each in module.components() if not each.owned),
            tuple(each.name for each in module.components() if each.owned),
        )
        for module in game.setup.added
    )


def _bot_seed(game: Game, seat: int) -> int:
    """A seed for a bot: the same game with the same choices so far meets the same bots."""
    return Random(f"{game.record()['seed']} {seat} {len(game.choices)}").getrandbits(32)
