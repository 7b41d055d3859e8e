"""Chronicle 6, The Dubious Tome of Scottish History: events on the backs of landmark cards."""

from __future__ import annotations

from typing import Any

from tests.referee import printed
from tests.referee.asking import Ask, Play
from tests.referee.cells import Cell, around, cell_name, cell_of
from tests.referee.chronicles.c04 import ENGLISHMAN, HammerOfTheScots
from tests.referee.glen_more_ii import (
    activating,
    clans,
    fetching,
    gaining,
    market,
    paying,
    placing,
    removing,
    rondel,
    window,
)
from tests.referee.glen_more_ii.market import Price
from tests.referee.glen_more_ii.parts import Part
from tests.referee.glen_more_ii.table import HOME_CASTLE, HOME_VILLAGE, Table

EVENT = "event"
MARCH = "march out"


class DubiousTome(Part):
    def __init__(self) -> None:
        self.data = printed.chronicle("c06_dubious_tome")
        self.backs: dict[str, dict[str, Any]] = {each["card"]: each for each in self.data["backs"]}
        self.turned: list[list[str]] = []
        self.tables: list[list[str]] = []
        self.under_way: list[str] = []

    def components(self) -> dict[str, Any]:
        return self.data

    def begin(self, t: Table, view: dict[str, Any]) -> None:
        self.turned = [[] for _ in t.estates]
        self.tables = [[] for _ in t.estates]
        assert set(t.landmarks) <= set(self.backs), "C6-03: every card has an event"

    # ------------------------------------------------------------ triggering

    def reads(self, words: str) -> bool:
        return words == EVENT

    def works(self, t: Table, words: str, tile: str, cell: Cell | None) -> bool:
        """C6-10."""
        return words != EVENT or bool(self.unturned(t))

    def activates(self, t: Table, words: str, tile: str, cell: Cell | None) -> Play | None:
        return self.trigger(t) if words == EVENT else None

    def unturned(self, t: Table) -> list[str]:
        """C6-47: neither turned nor under way."""
        return [card for card in t.me.cards if card not in self.turned[t.seat] and card not in self.under_way]

    def trigger(self, t: Table) -> Play:
        """C6-07, -08."""

        def choices() -> list[str]:
            cards = self.unturned(t)
            return [f"event {card}" for card in cards if self.is_possible(t, card)] + [f"turn {card}" for card in cards]

        answer = yield from window.window(t, "choose-event", choices, window.SELLING)
        verb, card = answer.split(" ")
        if verb == "event":
            t.turn.within += 1
            self.under_way.append(card)
            yield from self.carry_out(t, card)
            self.under_way.remove(card)
            t.turn.within -= 1
        self.turn(t, card)

    def turn(self, t: Table, card: str) -> None:
        self.turned[t.seat].append(card)
        for part in t.parts:
            part.card_turned(card)

    def effects(self, card: str) -> list[str]:
        return [each.strip() for each in self.backs[card]["effect"].split(";")]

    def is_possible(self, t: Table, card: str) -> bool:
        """C6-09: the price can be paid, and something comes of it."""
        price = printed.amounts(self.backs[card]["price"])
        if len(self.returners(t, card)) < min(1, price.get("member", 0)):
            return False
        if price.get("member", 0) > sum(t.me.lots[cell].scotsmen for cell in self.returners(t, card)):
            return False
        if price.get("point", 0) > t.me.vp:
            return False
        if not market.can_pay(t, t.seat, self.goods_price(t, card)):
            return False
        return any(self.does_something(t, card, words) for words in self.effects(card))

    def goods_price(self, t: Table, card: str) -> Price:
        price = printed.amounts(self.backs[card]["price"])
        return Price(tuple(price.get(good, 0) for good in t.goods))

    def returners(self, t: Table, card: str) -> list[Cell]:
        """C0-18; C6-45: from where a Scotsman may go back."""
        cells = [cell for cell, lot in t.me.lots.items() if lot.scotsmen]
        if self.backs[card].get("home"):
            cells = [cell for cell in cells if cell in (HOME_VILLAGE, HOME_CASTLE)]
        if "take discarded" in self.effects(card):
            cells = [cell for cell in cells if self.leaves_a_tile(t, cell)]
        return cells

    def leaves_a_tile(self, t: Table, cell: Cell) -> bool:
        t.me.lots[cell].scotsmen -= 1
        fine = any(
            not t.needs_place(tile) or bool(placing.places(t, tile))
            for pile in [t.discards, *(pile for part in t.parts for pile in part.piles(t))]
            for tile in pile
            if tile not in t.places
        )
        t.me.lots[cell].scotsmen += 1
        return fine

    def does_something(self, t: Table, card: str, words: str) -> bool:
        what, _, rest = words.partition(" ")
        if what == "turn":
            return any(each != card for each in self.unturned(t))
        if what == "with":
            return self.worth_of_persons(t, rest) > 0
        if what == "remove":
            return removing.can_remove(t)
        if what == "anywhere":
            return any(t.room(lot) > 0 for lot in t.me.lots.values())
        if what == "wake":
            tiles = [t.me.lots[cell].tile for cell in self.woken_by(t, card, rest)]
            return any(t.records[tile].get("activation", "-") != "-" for tile in tiles)
        if what == "borrow":
            return bool(self.lent(t, []))
        if what == "holding":
            return self.can_trade(t, rest)
        if what == "each":
            return self.most(t, rest.split(" ")[0]) > 0
        if what == "muster":
            return bool(self.away(t))
        if what == "swap":
            return bool(self.swaps(t))
        if what == "envoy":
            return t.markers_left(t.seat) > 0 and bool(self.of_colour(t, rest))
        if words == "2 members":
            return t.scotsmen_left(t.seat) > 0
        return True

    def carry_out(self, t: Table, card: str) -> Play:
        price = printed.amounts(self.backs[card]["price"])
        for _ in range(price.get("member", 0)):
            yield from self.give_scotsman(t, card)
        if price.get("point", 0):
            t.award(t.seat, -price["point"], "score-event-price")
        yield from paying.pay(t, self.goods_price(t, card))
        for words in sorted(self.effects(card), key=lambda words: not words.startswith("with ")):
            yield from self.effect(t, card, words)

    def give_scotsman(self, t: Table, card: str) -> Play:
        """He is paid like anything else, so that goods can be sold before (GM2-MKT-05)."""
        while True:
            options = [f"pay scotsman {cell_name(cell)}" for cell in self.returners(t, card)]
            answer = yield Ask(t.seat, "give-scotsmen", options, market.sales(t), alone=True)
            if answer in options:
                t.me.lots[cell_of(answer.split(" ")[2])].scotsmen -= 1
                return
            market.sell(t, answer)

    def effect(self, t: Table, card: str, words: str) -> Play:
        what, _, rest = words.partition(" ")
        source = f"landmark-{card}"
        if what == "table":
            self.tables[t.seat].append(rest)
        elif what == "turn":
            yield from self.turn_another(t)
        elif what == "with":
            t.award(t.seat, self.worth_of_persons(t, rest), source)
        elif what == "remove":
            yield from removing.remove_exactly(t, int(rest))
        elif what == "anywhere":
            yield from gaining.spread(t, [rest.split(" ")[1]])
        elif what == "wake":
            yield from self.wake(t, card, rest)
        elif what == "borrow":
            yield from self.borrow(t, int(rest.split(" ")[0]))
        elif what == "take":
            yield from fetching.fetch(t)
        elif what == "holding":
            yield from self.trade(t, rest, source)
        elif what == "faces":
            t.me.coins += len(self.turned[t.seat]) + 1
        elif what == "each":
            yield from self.give_back(t, rest, source)
        elif what == "muster":
            yield from self.muster(t)
        elif what == "empty":
            england = self.england(t)
            t.me.coins += sum(england.prices[: england.filled])
            england.filled = 0
        elif what == "swap":
            yield from self.swap(t)
        elif what == "envoy":
            yield from self.envoy(t, rest)
        elif words == "2 members":
            yield from self.reinforce(t, card)
        else:
            yield from activating.gain(t, words, source)

    # ------------------------------------------------------------ the events

    def turn_another(self, t: Table) -> Play:
        """C6-21."""
        if not self.unturned(t):
            return
        answer = yield from window.window(
            t, "turn-other", lambda: [f"turn {card}" for card in self.unturned(t)], window.SELLING, "leave"
        )
        if answer != "leave":
            self.turn(t, answer.split(" ")[1])

    def worth_of_persons(self, t: Table, words: str) -> int:
        """C6-21, -40: for each that is there."""
        *names, number, _ = words.replace(" +", "").split(" ")
        return int(number) * sum(name in t.me.persons for name in names)

    def wake(self, t: Table, card: str, what: str) -> Play:
        """C6-13, -24, -36, -42."""
        while True:
            answer = yield from window.window(
                t,
                "activate-for-event",
                lambda: [
                    f"activate {cell_name(cell)}" for cell in self.woken_by(t, card, what) if activating.works(t, cell)
                ],
                window.BETWEEN,
                "pass",
                lambda: any(activating.is_crammed(t, cell) for cell in self.woken_by(t, card, what)),
            )
            if not answer:
                return
            yield from activating.activate(t, cell_of(answer.split(" ")[1]))

    def woken_by(self, t: Table, card: str, what: str) -> list[Cell]:
        if what == "around":
            own = self.cell_of_card(t, card)
            cells = [own, *around(own)] if own is not None else []
        elif what == "river":
            cells = [cell for cell, lot in t.me.lots.items() if t.is_river(lot.tile)]
        else:
            cells = [cell for cell, lot in t.me.lots.items() if t.type_of(lot.tile) == what]
        return [cell for cell in cells if cell in t.me.lots and cell not in t.turn.activated]

    def cell_of_card(self, t: Table, card: str) -> Cell | None:
        """C6-14."""
        for cell, lot in t.me.lots.items():
            if any(t.records[tile].get("landmark") == card for tile in lot.tiles):
                return cell
        return None

    def lent(self, t: Table, used: list[str]) -> list[str]:
        """C6-44."""
        options = [
            f"borrow {seat} {cell_name(cell)}"
            for seat, estate in enumerate(t.estates)
            for cell, lot in estate.lots.items()
            if seat != t.seat and activating.works_for(t, lot.tile)
        ]
        return [each for each in options if each not in used]

    def borrow(self, t: Table, number: int) -> Play:
        """C6-25, -44."""
        used: list[str] = []
        while len(used) < number:
            answer = yield from window.window(t, "borrow-tiles", lambda: self.lent(t, used), window.BETWEEN, "pass")
            if not answer:
                return
            used.append(answer)
            _, seat, cell = answer.split(" ")
            yield from activating.borrow(t, t.estates[int(seat)].lots[cell_of(cell)].tile)

    def can_trade(self, t: Table, words: str) -> bool:
        domain, number = words.split(" ")[:2]
        return t.has(t.seat, domain) and market.can_pay(t, t.seat, self.any_goods(t, int(number)))

    def any_goods(self, t: Table, number: int) -> Price:
        none = tuple(0 for _ in t.goods)
        return Price(none, number, tuple(range(len(t.goods))), swap=t.has(t.seat, "sinclair"))

    def trade(self, t: Table, words: str, source: str) -> Play:
        """C6-29: "maclean 2 any > 5 vp"."""
        if not self.can_trade(t, words):
            return
        answer = yield from window.window(
            t, "make-trade", lambda: ["trade"] if self.can_trade(t, words) else [], window.SELLING, "leave"
        )
        if answer == "trade":
            yield from paying.pay(t, self.any_goods(t, int(words.split(" ")[1])))
            t.award(t.seat, int(words.split("> ")[1].split(" ")[0]), source, before=self.given(source))

    def given(self, source: str) -> int:
        """What the same event has given before its trade."""
        words = self.effects(source.removeprefix("landmark-"))[0]
        return printed.amounts(words).get("vp", 0)

    def most(self, t: Table, good: str) -> int:
        number = 0
        while market.can_pay(t, t.seat, self.so_many(t, good, number + 1)):
            number += 1
        return number

    def so_many(self, t: Table, good: str, number: int) -> Price:
        return Price(tuple(number * (each == good) for each in t.goods))

    def give_back(self, t: Table, words: str, source: str) -> Play:
        """C6-31, -39: "stone 3 vp"."""
        good, points, _ = words.split(" ")
        answer = yield from window.window(
            t, "offer-goods", lambda: [f"return {n}" for n in range(self.most(t, good) + 1)], window.SELLING
        )
        number = int(answer.split(" ")[1])
        yield from paying.pay(t, self.so_many(t, good, number))
        t.award(t.seat, number * int(points), source)

    def away(self, t: Table) -> list[Cell]:
        return [cell for cell, lot in t.me.lots.items() if lot.scotsmen and cell != HOME_CASTLE]

    def muster(self, t: Table) -> Play:
        """C6-33."""
        if not self.away(t):
            return
        answer = yield from window.window(
            t, "muster-one", lambda: [f"muster {cell_name(cell)}" for cell in self.away(t)], window.SELLING, "leave"
        )
        if answer != "leave":
            t.me.lots[cell_of(answer.split(" ")[1])].scotsmen -= 1
            yield from gaining.arrive(t, t.seat, HOME_CASTLE)

    def reinforce(self, t: Table, card: str) -> Play:
        """C6-14, -28."""
        cell = self.cell_of_card(t, card) or HOME_CASTLE
        for _ in range(2):
            yield from gaining.scotsman_on(t, cell)

    # ------------------------------------------------------------ with the Englishman

    def england(self, t: Table) -> HammerOfTheScots:
        return next(part for part in t.parts if isinstance(part, HammerOfTheScots))

    def swaps(self, t: Table) -> list[int]:
        """C6-46."""
        piece = t.piece(ENGLISHMAN)
        if piece is None or piece not in t.where or piece in t.finished or t.spaces[t.where[piece]] is not None:
            return []
        own = self.england(t).tiles
        return [space for space, tile in enumerate(t.spaces) if tile is not None and tile not in t.places | own]

    def swap(self, t: Table) -> Play:
        answer = yield from window.window(
            t, "swap-him", lambda: [f"swap {space}" for space in self.swaps(t)], window.SELLING, "leave"
        )
        if answer == "leave":
            return
        piece = t.piece(ENGLISHMAN)
        assert piece is not None
        here, there = t.where[piece], int(answer.split(" ")[1])
        t.spaces[here], t.spaces[there] = t.spaces[there], None
        t.where[piece] = there
        if rondel.is_beyond(t, there):
            t.finish(piece)

    def of_colour(self, t: Table, colour: str) -> list[str]:
        domains = [domain for domain in clans.available(t) if t.domains[domain]["colour"] == colour]
        return [domain for domain in domains if market.can_pay(t, t.seat, clans.toll_price(t, domain))]

    def envoy(self, t: Table, colour: str) -> Play:
        """C6-38."""
        answer = yield from window.window(
            t, "envoy-marker", lambda: [f"claim {domain}" for domain in self.of_colour(t, colour)], window.SELLING
        )
        domain = answer.split(" ")[1]
        yield from clans.pay_toll(t, domain)
        t.me.domains.append(domain)
        yield from clans.bonus(t, domain)

    # ------------------------------------------------------------ Fort George

    def gains(self, t: Table, words: str) -> Play | None:
        return self.march(t) if words == MARCH else None

    def march(self, t: Table) -> Play:
        """C6-23."""
        castle = t.me.lots[HOME_CASTLE]
        while castle.scotsmen:
            answer = yield from window.window(
                t,
                "march-out",
                lambda: [f"march {cell_name(cell)}" for cell in t.me.lots if cell != HOME_CASTLE],
                window.BETWEEN,
                "leave",
            )
            if answer == "leave":
                return
            castle.scotsmen -= 1
            yield from gaining.arrive(t, t.seat, cell_of(answer.split(" ")[1]))

    # ------------------------------------------------------------ scoring

    def adds(self, t: Table, seat: int, category: str) -> int:
        """C6-15."""
        return len(self.turned[seat]) if category == "landmarks" else 0

    def own_table(self, t: Table, seat: int, category: str) -> list[int]:
        """C6-16, -17."""
        return list(printed.value(self.data, f"{category}_table")) if category in self.tables[seat] else []

    def seen(self, t: Table) -> dict[str, Any]:
        return {
            "tome": [[sorted(turned), sorted(tables)] for turned, tables in zip(self.turned, self.tables, strict=True)]
        }

    def shown(self, view: dict[str, Any]) -> dict[str, Any]:
        return {"tome": [[sorted(each["tome"]["turned"]), sorted(each["tome"]["tables"])] for each in view["seats"]]}
