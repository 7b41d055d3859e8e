"""Prices and effects are read from the words they write."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hindmost.catalogue import GrammarError, read_effect, read_price
from hindmost.games.registry import RULES
from hindmost.kernel.messages import Msg
from hindmost.mechanics.effects import (
    FREE,
    VOCABULARY,
    ActivateAll,
    ActivateTypes,
    Anywhere,
    CoinForGood,
    CoinsWorth,
    CountDouble,
    DistilVp,
    Effect,
    Exchange,
    ExtraActivation,
    FillProducers,
    Gain,
    KeepMovement,
    Line,
    PerTile,
    PlaceAny,
    PlaceGoods,
    Price,
    Printed,
    Produce,
    ProduceAny,
    Receive,
    RemoveTiles,
    Several,
    TakeDiscarded,
    TakePerson,
    Threshold,
    TypeAsMember,
)
from hindmost.mechanics.effects.effect import ALWAYS, BACK, DOMAIN, GAINED, LANDMARK, LANDMARK_END
from hindmost.mechanics.goods import gather, unit
from hindmost.mechanics.lexicon import PLAIN, Lexicon
from hindmost.mechanics.wording import Sign, Term

GOODS = ("wood", "stone", "grain", "sheep", "cattle")
WOOD, STONE, GRAIN, SHEEP, CATTLE = (unit(kind) for kind in range(5))
ALL = 0b11111
WORDS = Lexicon(GOODS, PLAIN, VOCABULARY)


def goods_price(bundle: int) -> Price:
    return Price(bundle, 0, 0, False, 0, 0, 0)


def different(number: int) -> Price:
    return Price(0, number, ALL, True, 0, 0, 0)


def vp(number: int) -> Gain:
    return Gain(number, 0, 0, 0, 0)


PRICES = {
    "free": FREE,
    "1 wood + 1 stone": goods_price(WOOD + STONE),
    "1 wood + 1 stone + 2 cattle": goods_price(WOOD + STONE + 2 * CATTLE),
    "2 any": Price(0, 2, ALL, False, 0, 0, 0),
    "3 different": different(3),
    "2 any of sheep or cattle": Price(0, 2, 0b11000, False, 0, 0, 0),
    "1 grain + 2 different of wood or stone": Price(GRAIN, 2, 0b00011, True, 0, 0, 0),
    "1 whisky": Price(0, 0, 0, False, 1, 0, 0),
    "1 coin": Price(0, 0, 0, False, 0, 1, 0),
    "1 wood + 2 whisky + 3 coins + 1 member": Price(WOOD, 0, 0, False, 2, 3, 1),
}

EFFECTS = {
    "3 vp": Receive(vp(3)),
    "1 movement": Receive(Gain(0, 0, 0, 0, 1)),
    "2 movements": Receive(Gain(0, 0, 0, 0, 2)),
    "1 member + 3 coins": Receive(Gain(0, 3, 0, 1, 0)),
    "2 members + 1 coin + 2 whisky": Receive(Gain(0, 1, 2, 2, 0)),
    "produce wood": Produce(WOOD),
    "produce wood + 2 stone": Produce(WOOD + 2 * STONE),
    "produce any": ProduceAny(1),
    "produce 2 any": ProduceAny(2),
    "1 grain > 1 whisky": Exchange((Line(goods_price(GRAIN), Gain(0, 0, 1, 0, 0)),)),
    "1 sheep > 2 vp / 2 sheep > 4 vp": Exchange((Line(goods_price(SHEEP), vp(2)), Line(goods_price(2 * SHEEP), vp(4)))),
    "1 different > 1 vp / 2 different > 3 vp / 3 different > 5 vp": Exchange(
        (Line(different(1), vp(1)), Line(different(2), vp(3)), Line(different(3), vp(5)))
    ),
    "3 any > 8 vp": Exchange((Line(Price(0, 3, ALL, False, 0, 0, 0), vp(8)),)),
    "place 2 any": PlaceAny(2),
    "fill producers": FillProducers(),
    "activate all": ActivateAll(),
    "extra activation": ExtraActivation(),
    "double parliament": CountDouble("parliament"),
    "2 vp per colour yellow": PerTile(2, "colour", "yellow"),
    "3 vp per type village": PerTile(3, "type", "village"),
    "1 coin + 1 marker": Receive(Gain(0, 1, 0, 0, 0, 1)),
    "1 any > 1 marker": Exchange((Line(Price(0, 1, ALL, False, 0, 0, 0), Gain(0, 0, 0, 0, 0, 1)),)),
    "place 1 grain": PlaceGoods(GRAIN),
    "place 1 grain + 2 sheep": PlaceGoods(GRAIN + 2 * SHEEP),
    "anywhere 1 grain + 1 member": Anywhere(GRAIN, 1),
    "anywhere 2 members": Anywhere(0, 2),
    "activate 1 material + 1 whisky": ActivateTypes(("material", "whisky")),
    "reach villages 3 > 5 vp / 4 > 8 vp": Threshold("villages", ((3, 5), (4, 8))),
    "remove 1": RemoveTiles(1, False),
    "remove up to 2": RemoveTiles(2, True),
    "person david-hume": TakePerson("david-hume"),
    "take discarded": TakeDiscarded(),
    "distil 3 vp": DistilVp(3),
    "treat castle as member": TypeAsMember("castle"),
    "keep 1 vp per movement": KeepMovement(1),
    "replace good by 1 coin": CoinForGood(1),
    "worth 2 vp per coin up to 8": CoinsWorth(2, 8),
    "place 1 grain; 1 whisky": Several((PlaceGoods(GRAIN), Receive(Gain(0, 0, 1, 0, 0)))),
    "anywhere 1 member; 2 coins": Several((Anywhere(0, 1), Receive(Gain(0, 2, 0, 0, 0)))),
}


@pytest.mark.parametrize(("text", "price"), PRICES.items())
def test_price(text: str, price: Price) -> None:
    assert read_price(text, WORDS) == price
    assert price.words(WORDS) == text
    assert price.is_free == (text == "free")


@pytest.mark.parametrize(("text", "effect"), EFFECTS.items())
def test_effect(text: str, effect: Effect) -> None:
    assert read_effect(text, WORDS) == effect
    assert effect.words(WORDS) == text


def test_every_effect_is_tried() -> None:
    assert {type(effect) for effect in EFFECTS.values()} == {*VOCABULARY, Several}


few = st.integers(0, 3)
gains = st.builds(Gain, few, few, few, few, few, few).filter(lambda gain: gain.words(WORDS) != "")
free_kinds = st.one_of(
    st.just((0, 0, False)),
    st.tuples(st.integers(1, 9), st.integers(1, ALL), st.just(False)),
    st.integers(1, ALL).flatmap(
        lambda among: st.tuples(st.integers(1, among.bit_count()), st.just(among), st.just(True))
    ),
)


@st.composite
def prices(draw: st.DrawFn) -> Price:
    cubes, among, unlike = draw(free_kinds)
    bundle = gather(draw(st.lists(few, min_size=5, max_size=5)))
    return Price(bundle, cubes, among, unlike, draw(few), draw(few), draw(few))


@given(prices())
def test_every_price_is_read_back(price: Price) -> None:
    assert read_price(price.words(WORDS), WORDS) == price


lines = st.builds(Line, prices().filter(lambda price: not price.is_free), gains)


@given(st.lists(lines, min_size=1, max_size=4))
def test_every_exchange_is_read_back(lines: list[Line]) -> None:
    effect = Exchange(tuple(lines))
    assert read_effect(effect.words(WORDS), WORDS) == effect


def printed(catalogue: Any) -> list[Printed]:
    """All prices and effects of a catalogue."""
    lists = [getattr(catalogue, name, ()) for name in ("tiles", "cards", "landmarks", "domains", "home")]
    fields = ("cost", "immediate", "activation", "effect")
    found = [getattr(record, field, None) for records in lists for record in records for field in fields]
    return [value for value in found if isinstance(value, Printed)]


@pytest.mark.parametrize("game", ["glen-more", "glen-more-ii"])
def test_everything_printed_is_read_back(game: str) -> None:
    rules = RULES[game]
    catalogue = rules.patched(rules.load(None), rules.modules())
    words = catalogue.lexicon
    found = printed(catalogue)
    assert len(found) > 100
    for value in found:
        read = read_price if isinstance(value, Price) else read_effect
        assert read(value.words(words), words) == value


@pytest.mark.parametrize(
    ("text", "signs"),
    [
        ("2 any of sheep or cattle > 5 vp", [2, "sheep-or-cattle", ">", 5, "vp"]),
        ("1 member + 3 coins", ["member", "+", 3, "coin"]),
        ("produce wood + 2 stone", [1, "wood", "+", 2, "stone"]),
        ("1 sheep > 2 vp / 2 sheep > 4 vp", [1, "sheep", ">", 2, "vp", "/", 2, "sheep", ">", 4, "vp"]),
        ("1 different > 1 vp / 2 different > 3 vp / 3 different > 5 vp", ["1–3", "different", ">", "1–5", "vp"]),
        ("1 sheep > 1 vp / 1 cattle > 2 vp", [1, "sheep", ">", 1, "vp", "/", 1, "cattle", ">", 2, "vp"]),
        ("activate 1 trade; 3 movements", ["wake", "of-trade", "+", 3, "movement"]),
        ("reach coins 9 > 5 vp / 12 > 8 vp", ["coin", 9, ">", 5, "vp", "/", 12, ">", 8, "vp"]),
        ("3 vp per type village", [3, "vp", "/", "of-village"]),
        ("remove up to 2", ["0–2", "untile"]),
        ("worth 2 vp per coin up to 8", ["1–8", "coin", ">", 2, "vp"]),
        ("double castle", ["2x", "castle"]),
        ("extra activation", ["+1", "wake"]),
        ("treat castle as member", ["of-castle", "=", "member"]),
    ],
)
def test_signs(text: str, signs: list[Sign]) -> None:
    assert read_effect(text, WORDS).signs(WORDS) == signs


def test_order_spaces_and_number_do_not_matter() -> None:
    assert read_price("1 stone+1 wood", WORDS) == read_price(" 1 wood  + 1 stone ", WORDS)
    assert read_effect("3 coin + 1 members", WORDS) == read_effect("1 member + 3 coins", WORDS)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "expected an amount from 1 to 127, found the end"),
        ("wood", 'expected an amount from 1 to 127, found "wood"'),
        (
            "1",
            "expected one of wood, stone, grain, sheep, cattle, any, different, whisky, coins, members",
        ),
        ("1 gold", 'found "gold"'),
        ("1 Wood", 'found "Wood"'),
        ("1 vp", 'found "vp"'),
        ("0 wood", 'found "0"'),
        ("-1 wood", 'found "-1"'),
        ("128 wood", 'found "128"'),
        ("0003 wood", 'found "0003"'),
        ("9" * 5000 + " wood", "expected an amount from 1 to 127"),
        ("٣ wood", 'found "٣"'),
        ("100 wood + 100 stone", "more than 127 goods in all"),
        ("1 wood +", "expected an amount from 1 to 127, found the end"),
        ("1 wood 1 stone", 'expected the end, found "1"'),
        ("1 wood, 1 stone", 'found "wood,"'),
        ("1 wood + 1 wood", "wood is named twice; write the sum once"),
        ("1 coin + 2 coins", "coins is named twice"),
        ("1 any + 1 different", "any or different is named twice"),
        ("6 different", "there are no 6 different kinds to give"),
        ("3 different of sheep or cattle", "there are no 3 different kinds to give"),
        ("2 any of", "expected one of wood, stone, grain, sheep, cattle, found the end"),
        ("free + 1 wood", 'expected the end, found "+"'),
    ],
)
def test_price_that_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(GrammarError) as caught:
        read_price(text, WORDS)
    assert sentence in str(caught.value)
    assert text in str(caught.value)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "expected an amount or one of produce, place, anywhere, fill, activate, extra, double, reach"),
        ("make wood", 'found "make"'),
        ("free > 3 vp", 'found "free"'),
        ("produce", "expected one of wood, stone, grain, sheep, cattle or any, found the end"),
        ("produce gold", 'found "gold"'),
        ("produce wood + wood", "wood is named twice"),
        ("produce wood + any", 'expected one of wood, stone, grain, sheep, cattle, found "any"'),
        ("1 wood", 'expected one of members, coins, whisky, vp, movements, markers, found "wood"'),
        ("1 vp + 1 vp", "vp is named twice"),
        ("1 wood >", "expected an amount from 1 to 127, found the end"),
        ("1 wood > 1 wood", 'found "wood"'),
        ("1 wood > 3 vp /", "expected an amount from 1 to 127, found the end"),
        ("1 wood > 3 vp > 4 vp", 'expected the end, found ">"'),
        ("1 vp / 2 vp", 'expected the end, found "/"'),
        ("place any", 'expected an amount from 1 to 127, found "any"'),
        ("place 2 gold", 'or any, found "gold"'),
        ("anywhere 2 coins", 'expected one of wood, stone, grain, sheep, cattle, members, found "coins"'),
        ("anywhere 1 member + 1 member", "members is named twice"),
        ("activate 2 trade", 'expected "1", found "2"'),
        ("activate 1 trade + 1 trade", "trade is named twice"),
        ("reach hills 3 > 5 vp", "expected one of villages, peopled, overlays, monuments, coins, rivers"),
        ("reach coins 9 > 8 vp / 12 > 5 vp", "more must be worth more"),
        ("reach coins 9 > 5 vp / 12 > 8 vp / 12 > 9 vp", "more must be worth more"),
        ("reach coins 9 > 5 vp / 12 > 8 vp / 13 > 8 vp", "more must be worth more"),
        ("reach coins 12 > 5 vp / 9 > 8 vp", "write the steps from the lowest up"),
        ("remove up 2", 'expected "to", found "2"'),
        ("take all", 'expected "discarded", found "all"'),
        ("treat castle as village", 'expected "member", found "village"'),
        ("keep 1 vp per coin", 'expected "movement", found "coin"'),
        ("replace good by 1 vp", 'expected one of coins, found "vp"'),
        ("worth 2 vp per coin", 'expected "up", found the end'),
        ("3 coins; ", "expected an amount or one of"),
        ("3 coins; 2 coins > 1 vp, 1 vp", 'found "vp,"'),
        ("fill all", 'expected "producers", found "all"'),
        ("activate producers", 'expected "all", found "producers"'),
        ("extra", 'expected "activation", found the end'),
        ("double", "expected a category of the scoring, found the end"),
        ("double 2", 'expected a category of the scoring, found "2"'),
        ("2 coins per type village", 'expected "vp", found "coins"'),
        ("2 vp per", "expected one of colour, type, found the end"),
        ("2 vp per river", 'expected one of colour, type, found "river"'),
        ("2 vp per colour", "expected a colour, found the end"),
    ],
)
def test_effect_that_cannot_be_read(text: str, sentence: str) -> None:
    with pytest.raises(GrammarError) as caught:
        read_effect(text, WORDS)
    assert sentence in str(caught.value)


def test_effects_are_values() -> None:
    assert Receive(vp(3)) == Receive(vp(3)) != Receive(vp(4))
    assert PlaceAny(2) != ProduceAny(2)
    assert len({PlaceAny(2), PlaceAny(2), ProduceAny(2)}) == 2
    assert repr(Receive(vp(3))) == "Receive(Gain(3, 0, 0, 0, 0, 0, ()))"


def test_a_gain_includes_its_parts() -> None:
    armadale = Gain(0, 3, 0, 1, 0)
    assert armadale.includes(Gain(0, 3, 0, 0, 0))
    assert armadale.includes(armadale)
    assert not armadale.includes(Gain(0, 3, 1, 0, 0))


def test_a_threshold_gives_the_highest_step_that_is_reached() -> None:
    rivers = Threshold("rivers", ((4, 5), (6, 8)))
    assert [rivers.vp(number) for number in range(3, 9)] == [0, 5, 5, 8, 8, 8]


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("3 coins; 1 vp", (GAINED, LANDMARK, DOMAIN, BACK)),
        ("place 2 any; 3 coins", (GAINED, LANDMARK, BACK)),
    ],
)
def test_effects_stand_together_where_that_is_allowed_and_each_of_them_may_stand(
    text: str, places: tuple[str, ...]
) -> None:
    effect = read_effect(text, WORDS)
    every = (GAINED, LANDMARK, LANDMARK_END, DOMAIN, ALWAYS, BACK)
    assert tuple(place for place in every if effect.may_stand(place)) == places


@pytest.mark.parametrize(
    ("amounts", "said"),
    [((2,), "2"), ((1, 2), Msg("list-or", {"first": "1", "last": "2"})), ((1, 2, 3), "1/2/3")],
)
def test_amounts_are_said_as_one_two_or_several(amounts: tuple[int, ...], said: str | Msg) -> None:
    sheep = next(kind for kind in WORDS.kinds if kind.name == "sheep")
    message = Term(amounts, sheep).message()
    assert (message.key, message.args["amount"]) == ("counted", said)
