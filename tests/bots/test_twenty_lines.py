"""A whole bot in twenty lines: what the documentation promises, played to the end of a game."""

import hindmost
from hindmost.bots import Bot, Outlook


class Distiller(Bot):
    """Wants barrels: takes whatever leads to the most whisky if it then goes on at random for a few answers."""

    name = "distiller"

    def choose(self, outlook: Outlook) -> str:
        best, most = outlook.options[0], -1.0
        for option_id in outlook.options:
            future = outlook.imagine(seed=self.random.getrandbits(32))
            future.play(option_id)
            for _ in range(4):
                if future.mine:
                    future.play(self.random.choice(future.options))
            barrels = future.see("whisky", outlook.seat) + self.random.random()
            if barrels > most:
                best, most = option_id, barrels
        return best


def test_the_bot_is_twenty_lines_and_plays_a_game() -> None:
    game = hindmost.new_game("glen-more", seats=2, seed=5)
    bots = (Distiller(seed=1), Distiller(seed=2))
    while not game.over:
        seat = game.questions[0].seat
        game.play(seat, bots[seat].choose(Outlook(game, seat)))
    assert sum(game.view()["seats"][seat]["whisky"] for seat in (0, 1)) > 0
