"""What the server is and has."""

from __future__ import annotations

import asyncio

import msgspec
from fastapi import APIRouter, Request, Response
from sqlalchemy import select

import hindmost
from hindmost import compiled
from hindmost.bots import bot_names, levels_for, style_of, thinks_long
from hindmost.kernel.messages import Reason
from hindmost.server.hall import hall_of
from hindmost.server.store.layout import keys
from hindmost.server.wire.errors import DiskFull
from hindmost.server.wire.messages import PROTOCOL, Message
from hindmost.server.wire.models import Health
from hindmost.server.wire.offers import BotChoice, ChronicleChoice, GameChoice, Offer, Unfit
from hindmost.server.wire.rest import op, reply
from hindmost.text.introductions import introductions
from hindmost.text.places import chronicle_name

router = APIRouter(tags=["server"])


@router.get("/healthz", **op("Whether the server can do its work", "anyone", Health, errors=(507,)))
async def health(request: Request) -> Response:
    """Asks the database, so that a proxy sends nobody to a server that has lost it."""
    hall = hall_of(request)
    await hall.store.rows(select(keys.c.name).limit(1))
    try:
        await hall.store.check()
    except DiskFull as error:
        return reply(Health("full", hall.store.kind, hindmost.__version__), error.status)
    return reply(Health("ok", hall.store.kind, hindmost.__version__))


@router.get("/api/offer", **op("Games and bots of this server", "anyone", Offer))
async def offer(request: Request) -> Response:
    games = [
        GameChoice(
            info.id,
            info.title,
            list(info.seats),
            [
                ChronicleChoice(
                    each.number,
                    list(each.seats),
                    each.minutes,
                    each.difficulty,
                    chronicle_name(info.id, each.number) in introductions(),
                    _unfit(each.unfit),
                )
                for each in info.about
            ],
            {name: list(values) for name, values in info.options.items()},
            [BotChoice(each.bot, style_of(each.bot), each.wins, each.games) for each in levels_for(info.id)],
            list(info.automas),
            info.solo or None,
            {name: list(values) for name, values in info.solo_options.items()},
            info.needs,
        )
        for info in hindmost.games()
    ]
    corrected = await asyncio.to_thread(hall_of(request).folder.choices)
    return reply(Offer(games, list(bot_names()), corrected, PROTOCOL, hindmost.__version__, _slow()))


def _slow() -> list[str]:
    """Those that think long do so in processes of their own, which may have a compiled engine before this one has."""
    if hindmost.is_compiled() or compiled.folder():
        return []
    return [name for name in bot_names() if thinks_long(name)]


def _unfit(reason: Reason | None) -> Unfit | None:
    """The engine's own words."""
    return None if reason is None else Unfit(msgspec.convert(reason.message.to_json(), Message), reason.clause)
