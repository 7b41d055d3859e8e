"""A game with the people and bots who play it: what the full screen and the line by line mode have in common."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from hindmost import Game, Msg, NotOffered, Option, Question
from hindmost.bots import Bot, Outlook, make
from hindmost.cli.table.art import ARTS, Art
from hindmost.cli.table.palette import Palette
from hindmost.cli.table.players import Player
from hindmost.cli.table.scene import END, Addition, Offer, Scene, offers_of
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


class Match:
    """A game, who sits at it, and what each person has already seen of it."""

    def __init__(self, game: Game, players: tuple[Player, ...], standing: Json = None) -> None:
        self.game = game
        self.standing = StandingAnswers(game, standing)
        self.players = players
        self.art: Art = ARTS[game.setup.rules.id]
        self.catalogue = game.setup.components
        self.additions = _additions(game)
        self._bots: dict[int, Bot] = {
            player.seat: make(player.bot, _bot_seed(game, player.seat)) for player in players if player.bot is not None
        }
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
        return self.players[self.question.seat]

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
        if not self.over and seat == self.question.seat and self.player.is_person:
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
        beforehand = self.standing.answer(question) if self.player.is_person else None
        if beforehand is not None:
            self.standing.note(question)
        return beforehand or question.forced

    def bot_choice(self) -> str:
        """What the bot that is asked answers. It may think for long and changes nothing."""
        seat = self.question.seat
        return self._bots[seat].choose(Outlook(self.game, seat))

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
        kinds = [self.game.note_kind(note).name for note in read]
        lines = [Line(*entry, kind) for entry, kind in zip(self.game.log(seat), kinds, strict=True)]
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
    chosen = [module for module in game.setup.table.modules if module.number in game.setup.modules]
    return tuple(
        Addition(
            module.number,
            type(module).__module__,
            tuple(each.name for each in module.components() if not each.owned),
            tuple(each.name for each in module.components() if each.owned),
        )
        for module in chosen
    )


def _bot_seed(game: Game, seat: int) -> int:
    """A seed for a bot: the same game with the same choices so far meets the same bots."""
    return Random(f"{game.record()['seed']} {seat} {len(game.choices)}").getrandbits(32)
