"""Standing answers: what a seat has said once for all questions of a kind, and what is answered with it.

Nobody else learns of them. What one comes to is a step like any other, taken when everybody has seen that the seat is
asked: whoever watches is sent the same, whether somebody has answered or nobody was asked.
"""

from __future__ import annotations

import asyncio
from typing import Final

from sqlalchemy import Executable, delete, insert, select, update

from hindmost import Question, Topic
from hindmost.server.live.room import Room
from hindmost.server.sight.prompts import message
from hindmost.server.store import StandingUse, Store
from hindmost.server.store.layout import seats, standing
from hindmost.server.wire.errors import Clash, WrongTime
from hindmost.server.wire.plans import StandingAnswer, StandingList, StandingQuestion, StandingWish

SET: Final = "standing"
"""Marks an announcement to other processes: a seat answers otherwise from now on."""
ELSEWHERE: Final = 0.3
"""Seconds in which other processes have shown a position to those who watch there."""


class StandingAnswers:
    def __init__(self, store: Store) -> None:
        self._store = store

    # ------------------------------------------------------------ setting

    async def of(self, room: Room, seat: int) -> StandingList:
        chosen = await self._chosen(room, seat)
        topics = [] if room.game is None else room.game.topics.values()
        return StandingList(seat, [_about(topic, chosen.get(topic.kind, "")) for topic in topics])

    async def set(self, room: Room, wish: StandingWish) -> StandingList:
        """From now on; if the seat is asked just that, it is answered at once."""
        if room.sheet.status != "playing" or room.game is None:
            raise WrongTime(room.sheet.status)
        topic = room.game.topics.get(wish.kind)
        if topic is None or (wish.answer is not None and topic.answer(wish.answer) is None):
            raise Clash("no-standing", "no-standing")
        await self._store.change(*self._written(room, wish), table=f"{room.id}#{SET}{wish.seat}")
        tell(room, wish.seat)
        await self._answer(room, wish.seat, again=True)
        return await self.of(room, wish.seat)

    def _written(self, room: Room, wish: StandingWish) -> list[Executable]:
        nonce = room.sheet.seats[wish.seat].nonce
        held = (seats.c.table_id == room.id, seats.c.seat == wish.seat, seats.c.nonce == nonce)
        key = {"table_id": room.id, "seat": wish.seat, "kind": wish.kind}
        steps: list[Executable] = [
            update(seats).where(*held).values(nonce=nonce),  # nothing is done for a seat that was just given away
            delete(standing).where(*(standing.c[name] == value for name, value in key.items())),
        ]
        if wish.answer is not None:
            steps.append(insert(standing).values(**key, nonce=nonce, answer=wish.answer))
        return steps

    async def _chosen(self, room: Room, seat: int) -> dict[str, str]:
        """By the kind of question: the seat's answer. Whoever is given the seat later does not inherit it."""
        own = (standing.c.table_id == room.id, standing.c.seat == seat)
        found = await self._store.rows(select(standing).where(*own, standing.c.nonce == room.sheet.seats[seat].nonce))
        return {row["kind"]: row["answer"] for row in found}

    # ------------------------------------------------------------ answering

    async def carry_out(self, room: Room) -> bool:
        """Answer for the seats that are asked now and have answered beforehand. True if something was answered."""
        answered = False
        for seat in () if room.is_told else room.asked:
            if _question_of(room, seat).standing:
                answered |= await self._answer(room, seat)
        return answered

    async def _answer(self, room: Room, seat: int, again: bool = False) -> bool:
        """What the seat is asked, and what is asked after that. What it has taken back is left to it, unless it wants
        it `again`."""
        answered = False
        while seat in room.asked and room.sheet.plays(seat, "human") and not room.is_told:
            mark, chosen = room.mark, await self._chosen(room, seat)
            draft = room.loaded.draft
            if draft is not None and draft.redo and not again:
                break
            found = _decided(room, seat, chosen, answered)
            if found is None:
                break
            await room.seen_by_all()
            if self._store.shared:
                await asyncio.sleep(ELSEWHERE)
            answered |= await room.play_beforehand(seat, *found, mark)
        return answered


def tell(room: Room, seat: int) -> None:
    for watcher in tuple(room.watchers):
        watcher.standing_changed(seat)


def _question_of(room: Room, seat: int) -> Question:
    return room.shown_game(seat).question(seat)


def _decided(room: Room, seat: int, chosen: dict[str, str], answered: bool) -> tuple[str, StandingUse | None] | None:
    """The seat's answer to what it is asked, and the standing answer it comes from. Particulars that follow from one
    are settled as proposed."""
    question = _question_of(room, seat)
    name = chosen.get(question.kind, "")
    option = question.beforehand(name)
    if option is not None:
        return option.id, StandingUse(room.loaded.count, seat, question.kind, name)
    if answered and question.detail and question.default is not None:
        return question.default.id, None
    return None


def _about(topic: Topic, chosen: str) -> StandingQuestion:
    offered = [StandingAnswer(each.name, message(each.message)) for each in topic.answers]
    known = None if topic.answer(chosen) is None else chosen
    return StandingQuestion(topic.kind, message(topic.message), offered, known)
