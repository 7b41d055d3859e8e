"""Games to look back at, and games to go on with."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

from playwright.sync_api import Page

import hindmost
from hindmost import Game
from hindmost.bots import Outlook, make
from tests.browser import people


@cache
def finished_game() -> Game:
    """A whole game of Glen More between two who play at random."""
    game = hindmost.new_game("glen-more", seats=2, seed=5)
    bots = [make("random", 1), make("random", 2)]
    while not game.over:
        seat = game.questions[0].seat
        game.play(seat, bots[seat].choose(Outlook(game, seat)))
    return game


def play_until(name: str, found: Callable[[Game], bool], seats: int = 3) -> Game:
    """A game played at random up to a moment; the first of the seeds in which there is one."""
    for seed in range(200):
        game = hindmost.new_game(name, seats=seats, seed=seed)
        bot = make("random", seed)
        while not game.over:
            if found(game):
                return game
            seat = game.questions[0].seat
            game.play(seat, bot.choose(Outlook(game, seat)))
    raise AssertionError("no such moment")


def sit_at(page: Page, game: Game) -> None:
    """At the table of this game, on the seat that is asked."""
    page.goto("/")
    headers = {"X-Hindmost": "1", "Content-Type": "application/json"}
    made = page.request.post("/api/records", data=json.dumps(game.record()), headers=headers).json()
    page.goto(f"/g/{made['table']['id']}?as={game.questions[0].seat}")
    people.await_turn(page)
