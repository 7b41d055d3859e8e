"""Events in which something is given for VP, and VP that are given (C6-28, 29, 31)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from hindmost.games.glen_more_ii.craft import GlenMoreII, can_pay
from hindmost.games.glen_more_ii.paying import payment
from hindmost.games.glen_more_ii.roles import FROM_BACK
from hindmost.kernel.craft import ANYWHERE, Award, Frame, Msg, Name, Reason, Refusal, Verb, verb_code
from hindmost.mechanics.craft import Args, Effect, Gain, Lexicon, Phrase, Price, Token, count, good_message, unit
from hindmost.mechanics.effects import BACK, FOR, Line
from hindmost.mechanics.immediate import Deed, Frames
from hindmost.mechanics.wording import Sign

from .effects import LEAVE, EventAmount
from .tome import OfCard, back_of

RETURN: Final = verb_code(6, 4)
TRADE: Final = verb_code(6, 5)

CANNOT_TRADE: Final = Reason("reason-cannot-pay", "C6-29")
MOST: Final = 12
"""Up to so many goods it is said why they cannot be given."""


class Point(Token):
    """A VP that is returned (C6-28)."""

    name: ClassVar[str] = "point"
    sign: ClassVar[str] = "★"

    def held(self, g: GlenMoreII, seat: int) -> int:
        return max(0, g.estates[seat].vp)

    def spend(self, g: GlenMoreII, seat: int, number: int) -> list[Frame[Any]]:
        g.note("event-vp", seat, number)
        g.award(Award(seat, -number, "score-event-price", "C6-28", g.scorings))
        return []


class EachGood(EventAmount):
    """Any number of a good is given, each for so many VP."""

    __slots__ = ("good",)

    verb: ClassVar[str] = "each"

    def __init__(self, good: str, amount: int) -> None:
        super().__init__(amount)
        self.good = good

    def fields(self) -> tuple[object, ...]:
        return (self.good, self.amount)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        good = phrase.thing(phrase.lexicon.kinds).name
        return cls(good, cls.read_amount(phrase))

    def words(self, lexicon: Lexicon) -> str:
        return f"each {self.good} {self.amount} vp"

    def args(self, lexicon: Lexicon) -> Args:
        return {"good": Name("good", self.good, {"n": 2}), **super().args(lexicon)}

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["0–∞", self.good, FOR, self.amount, "vp"]


class GivingEach(Deed[GlenMoreII, EachGood]):
    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if most_goods(g, self.effect) else no_more(g, origin - FROM_BACK)

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [OfferGoods(origin - FROM_BACK)]


def has_deed(g: GlenMoreII, card: int, kind: type[Effect]) -> bool:
    return any(isinstance(deed.effect, kind) for deed in g.book.back_deeds[card])


def each_good(g: GlenMoreII, card: int) -> EachGood:
    return next(effect for deed in g.book.back_deeds[card] if isinstance(effect := deed.effect, EachGood))


def goods_price(g: GlenMoreII, effect: EachGood, number: int) -> Price:
    return Price(number * unit(g.kit.goods.index(effect.good)), 0, 0, False, 0, 0, 0)


def no_more(g: GlenMoreII, card: int) -> Reason:
    """Why no more goods can be given for an event."""
    return Reason("reason-cannot-pay", back_of(g, card).clause)


def most_goods(g: GlenMoreII, effect: EachGood) -> int:
    """How many can be given, bought ones included (C6-12)."""
    e = g.estates[g.active]
    number = 0
    while can_pay(g, e, goods_price(g, effect, number + 1), 0, 0):
        number += 1
    return number


class ReturnGoods(Verb):
    """Payload: card << 8 | how many goods are given."""

    name: ClassVar[str] = "return"
    code: ClassVar[int] = RETURN

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload & 0xFF)

    def args(self, g: GlenMoreII, payload: int) -> Args:
        effect, number = each_good(g, payload >> 8), payload & 0xFF
        return {"n": number, "goods": good_message(effect.good, number), "vp": number * effect.amount}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return back_of(g, payload >> 8).clause


class OfferGoods(OfCard):
    """How many are given; it may be none (C6-09)."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        return [RETURN | self.card << 8 | number for number in range(most_goods(g, each_good(g, self.card)) + 1)]

    def choose(self, g: GlenMoreII, choice: int) -> None:
        number = choice & 0xFF
        if number:
            g.push([*payment(g, goods_price(g, each_good(g, self.card), number)), Reward(self.card, number)])

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """All that is there, and nothing bought."""
        own = count(g.estates[g.active].stock, g.kit.goods.index(each_good(g, self.card).good))
        return RETURN | self.card << 8 | own

    def refusals(self, g: GlenMoreII) -> list[Refusal]:
        most = most_goods(g, each_good(g, self.card))
        return [Refusal(RETURN | self.card << 8 | number, no_more(g, self.card)) for number in range(most + 1, MOST)]

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if has_deed(g, self.card, EachGood) else ["offers goods to an event that takes none"]

    def title(self, g: GlenMoreII) -> Msg:
        effect = each_good(g, self.card)
        return Msg("ask-offer-goods", {"good": Name("good", effect.good, {"n": 2}), "vp": effect.amount})


class HoldingTrade(Effect):
    """Whoever has a marker on a domain may make an exchange, once and now."""

    __slots__ = ("domain", "line")

    verb: ClassVar[str] = "holding"
    places: ClassVar[tuple[str, ...]] = (BACK,)

    def __init__(self, domain: str, line: Line) -> None:
        self.domain = domain
        self.line = line

    def fields(self) -> tuple[object, ...]:
        return (self.domain, self.line)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(phrase.name("a domain"), Line.read(phrase))

    def words(self, lexicon: Lexicon) -> str:
        return f"holding {self.domain} {self.line.words(lexicon)}"

    def message(self, lexicon: Lexicon) -> Msg:
        price, gain = self.line.price.message(lexicon), self.line.gain.message(lexicon)
        return Msg("effect-holding", {"domain": Name("domain", self.domain), "price": price, "gain": gain})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["marker", "=", *self.line.signs(lexicon)]


class HoldingTrading(Deed[GlenMoreII, HoldingTrade]):
    """It never stands alone, so nothing comes of it where it cannot be made."""

    def refusal(self, g: GlenMoreII, origin: int) -> Reason | None:
        return None if self.holds(g) else CANNOT_TRADE

    def holds(self, g: GlenMoreII) -> bool:
        return g.holds(g.active, g.book.domain_ids.index(self.effect.domain))

    def begin(self, g: GlenMoreII, origin: int) -> Frames:
        return [MakeTrade(origin - FROM_BACK)] if self.holds(g) else []


def trade_of(g: GlenMoreII, card: int) -> Line:
    return next(effect.line for deed in g.book.back_deeds[card] if isinstance(effect := deed.effect, HoldingTrade))


def swap_of(g: GlenMoreII) -> int:
    """The coins that may stand for a good of the trade, with Sinclair (C6-29)."""
    return g.book.swap_coins if g.holds(g.active, g.book.swap_domain) else 0


class TradeOnce(Verb):
    """Payload: the card."""

    name: ClassVar[str] = "trade"
    code: ClassVar[int] = TRADE

    def args(self, g: GlenMoreII, payload: int) -> Args:
        line, lexicon = trade_of(g, payload), g.kit.lexicon
        return {"price": line.price.message(lexicon), "gain": line.gain.message(lexicon)}

    def clause(self, g: GlenMoreII, payload: int) -> str:
        return back_of(g, payload).clause


class MakeTrade(OfCard):
    """Whether the trade of an event is made (C6-29)."""

    def ask(self, g: GlenMoreII) -> list[int] | None:
        payable = can_pay(g, g.estates[g.active], trade_of(g, self.card).price, 0, swap_of(g))
        return [TRADE | self.card, LEAVE] if payable else None

    def choose(self, g: GlenMoreII, choice: int) -> None:
        if choice != LEAVE:
            g.push([*payment(g, trade_of(g, self.card).price, 0, swap_of(g)), Reward(self.card, 1)])

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if has_deed(g, self.card, HoldingTrade) else ["makes a trade that no event offers"]

    def default(self, g: GlenMoreII, options: list[int]) -> int | None:
        """Nothing has to be bought for it."""
        owned = g.coins_to_pay(g.estates[g.active], trade_of(g, self.card).price) == 0
        return TRADE | self.card if owned else None


class Reward(Frame[GlenMoreII]):
    """The VP for so many goods of an event, or for its trade, which have been given: one sum."""

    __slots__ = ("card", "number")

    shape: ClassVar[dict[str, str]] = {"card": "landmark", "number": "number"}
    within: ClassVar[tuple[str, ...]] = ANYWHERE

    def __init__(self, card: int, number: int) -> None:
        self.card = card
        self.number = number

    def run(self, g: GlenMoreII) -> None:
        g.receive_from(FROM_BACK + self.card, Gain(self.number * reward_of(g, self.card), 0, 0, 0, 0))

    def faults(self, g: GlenMoreII) -> list[str]:
        return [] if reward_of(g, self.card) else ["rewards an event without a trade"]


def reward_of(g: GlenMoreII, card: int) -> int:
    """The VP for one of what an event asks for; 0 if it asks for nothing."""
    for deed in g.book.back_deeds[card]:
        if isinstance(deed.effect, EachGood):
            return deed.effect.amount
        if isinstance(deed.effect, HoldingTrade):
            return deed.effect.line.gain.vp
    return 0
