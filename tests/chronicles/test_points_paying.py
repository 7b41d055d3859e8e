"""Prices that are paid without the market, in whosever turn: proved by chronicles made up."""

from __future__ import annotations

from typing import ClassVar, Final

from hindmost.games.glen_more_ii.paying import can_pay, payment
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.stock import PayFromStock
from hindmost.kernel.acting import acting
from hindmost.kernel.frames import Frame
from hindmost.kernel.hooks import AFTER, BEFORE, Insert
from hindmost.mechanics.effects import Price
from hindmost.mechanics.goods import unit
from tests.chronicles.made_up import LATE, PLAIN, MadeUp, keeps, last_of, play_through, random_games, scene_with
from tests.glen_more_ii_scenario import Scene

GOODS: Final = Scene(PLAIN).kit.goods
WOOD: Final = unit(GOODS.index("wood"))
ANY: Final = (1 << len(GOODS)) - 1
PRICES: Final = (
    Price(WOOD, 0, 0, False, 0, 1, 0),
    Price(0, 2, ANY, False, 0, 0, 0),
    Price(WOOD, 2, ANY, True, 1, 0, 0),
    Price(0, 0, 0, False, 0, 2, 0),
)
"""A wood and a coin; two goods; a wood, two different goods and a barrel; two coins."""


class Bid(Frame[GlenMoreII]):
    """A seat pays a price, with the market or without, if it can."""

    __slots__ = ("bidder", "market", "price")

    shape: ClassVar[dict[str, str]] = {"bidder": "seat", "price": "number", "market": "flag"}
    within: ClassVar[tuple[str, ...]] = ("bids",)

    def __init__(self, bidder: int, price: int, market: int) -> None:
        self.bidder = bidder
        self.price = price
        self.market = market

    def run(self, g: GlenMoreII) -> None:
        price, market = PRICES[self.price], bool(self.market)
        if can_pay(g, g.estates[self.bidder], price, 0, 0, market=market):
            g.push(acting(g, self.bidder, payment(g, price, market=market)))


class Bidding(Frame[GlenMoreII]):
    """In a scoring everybody bids without the market."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        for seat in range(g.table.seats):
            g.push([Bid(seat, seat % 3, 0)])


class Bidders(MadeUp):
    """Its frames are those of this file."""


def bid(price: int, *position: str, bidder: int = 1, market: int = 0) -> Scene:
    """In the turn of seat 0, when it has taken a tile, another seat bids."""
    step = Insert("turn", AFTER, "take", "bid", Bid(bidder, price, market))
    scene = scene_with(Bidders(step), LATE, *position)
    scene.follow("0 take 3")
    return scene


def test_goods_are_given_from_whichever_own_tile_the_payer_likes() -> None:
    scene = bid(0, "market: wood 1; seat 1: coins 1; 0,0: wood 1; 1,0: wood 1")
    scene.follow("asks 1 pay-from-stock", "offers: pay wood 0,0 / pay wood 1,0")
    assert scene.all_offers == scene.offers, "nothing is sold meanwhile"
    keeps(scene.game)
    play_through(scene, "1 pay wood 1,0", "asks 0 place", "seat 1: wood 1, coins 0", "market: wood 1")


def test_nothing_is_bought() -> None:
    """Seat 1 could buy the wood."""
    rich = "seat 1: coins 9"
    bid(0, rich).follow("asks 0 place", "seat 1: coins 9")
    bid(0, rich, market=1).follow("asks 0 place", "seat 1: coins 7", "market: wood 1")


def test_nothing_is_sold_for_the_coins() -> None:
    """Seat 1 has a sheep to sell for the second coin."""
    sheep = "market: sheep 1; seat 1: coins 1; 0,0: sheep 1"
    bid(3, sheep).follow("asks 0 place", "seat 1: coins 1, sheep 1")
    sold = bid(3, sheep, market=1)
    assert sold.all_offers == ["sell sheep 0,0"]
    sold.follow("1 sell sheep 0,0", "asks 0 place", "seat 1: coins 0, sheep 0")


def test_what_is_offered_leaves_the_rest_payable() -> None:
    """A wood, then two different goods: one of them may be the second wood."""
    stock = "seat 1: whisky 1; 0,0: wood 2, sheep 1; 1,0: sheep 1"
    scene = bid(2, stock)
    scene.follow("asks 1 pay-from-stock", "seat 1: wood 1, whisky 0")
    scene.follow("offers: pay wood 0,0 / pay sheep 0,0 / pay sheep 1,0")
    play_through(scene, "1 pay sheep 1,0", "asks 0 place", "seat 1: wood 0, sheep 1")
    poor = bid(2, "seat 1: whisky 1; 0,0: wood 1, sheep 2")
    poor.follow("asks 0 place", "seat 1: wood 1, sheep 2, whisky 1")
    alike = bid(1, "seat 1; 0,0: sheep 2")
    alike.follow("asks 0 place", "seat 1: sheep 0")


def test_whoever_has_the_turn_pays_so_too() -> None:
    scene = bid(1, "market: wood 2; seat 0: coins 5; 0,0: wood 1, sheep 1; 1,0: stone 1", bidder=0)
    assert scene.all_offers == ["pay wood 0,0", "pay stone 1,0", "pay sheep 0,0"]


def test_the_default_spares_what_is_rare() -> None:
    scene = bid(1, "seat 1; 0,0: wood 1, sheep 2; 1,0: stone 1")
    default = scene.game.questions[0].default
    assert default is not None
    assert default.id == "pay sheep 0,0", "from a full tile, and of what there is most"


def test_a_payment_of_what_is_not_there_is_refused() -> None:
    scene = bid(0, "seat 1: coins 1; 0,0: wood 1; 1,0: wood 1")
    assert scene.game.check() == []
    for frame in (PayFromStock(WOOD, 0, 0, 0, 2), PayFromStock(3 * WOOD, 0, 0, 0, 1), PayFromStock(0, 3, ANY, 0, 1)):
        scene.state.stack[-1] = frame
        assert any("asks for what is not there" in problem for problem in scene.game.check())


def test_games_with_bids_come_to_an_end() -> None:
    module = Bidders(Insert("scoring", BEFORE, "score", "bids", Bidding()))
    paid = 0
    for game in last_of(random_games(module, games=2)):
        paid += sum(note.code in ("gave", "paid") for note in game.journal)
    assert paid > 0
