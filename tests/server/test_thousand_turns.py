"""No preview differs from the real result in 1,000 random turns."""

from __future__ import annotations

import hindmost
from hindmost.server.sight.patch import apply
from hindmost.server.sight.preview import Previewer
from tests.properties.playing import walk

TURNS = 1_000
TABLES = [("glen-more", 2), ("glen-more", 3), ("glen-more", 4), ("glen-more", 5), ("glasgow", 2)]


def test_previews_hold_for_a_thousand_turns() -> None:
    """Before every random answer its preview is asked for; the view after the answer is the one that was shown.

    Where chance comes in a preview ends before it, and is held to what it said until then by the answers before.
    """
    turns = checked = seed = 0
    while turns < TURNS:
        name, seats = TABLES[seed % len(TABLES)]
        game = hindmost.new_game(name, seats=seats, seed=seed)
        for step in walk(game, seed):
            seat = step.question.seat
            delta = Previewer(game, seat).preview(step.option.id)
            turns += delta.final
            if delta.draws:
                continue
            view = game.view(seat)
            shown = apply({part: view[part] for part in ("table", "seats")}, delta.patch)
            real = game.clone()
            for answer in (step.option.id, *delta.assumes):
                real.play(seat, answer)
            after = real.view(seat)
            assert shown == {part: after[part] for part in ("table", "seats")}, step.option.id
            assert delta.next == [question.seat for question in real.questions]
            checked += 1
        seed += 1
    assert checked > TURNS
