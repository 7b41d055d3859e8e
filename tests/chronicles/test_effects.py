"""What a chronicle may print on its tiles beside what the game knows: tokens and an effect of its own, proved by one
made up.

**The Feast.** Two haggises lie ready. An inn gives one for a sheep; a hall, which costs pennies, gives VP for each that
its owner has: it toasts them. A fair gives pennies.
"""

from __future__ import annotations

from importlib.resources import files
from random import Random
from typing import Any, ClassVar

import pytest

from hindmost.api import start
from hindmost.bots.bot import Outlook
from hindmost.bots.greedy import GreedyBot
from hindmost.catalogue import CatalogueError, GrammarError, read_effect, read_price
from hindmost.cli.table.art.glen_more_ii.tiles import FAMILY
from hindmost.cli.table.palette import DARK
from hindmost.cli.table.scene import Scene
from hindmost.games.glen_more_ii.chronicles.chronicle import Chronicle
from hindmost.games.glen_more_ii.game import GlenMoreIIRules
from hindmost.games.glen_more_ii.lasting import lasting
from hindmost.games.glen_more_ii.paying import whole_price
from hindmost.games.glen_more_ii.points import PLACE_TOLL
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.tokens import earn
from hindmost.kernel import snapshots
from hindmost.kernel.chance import Nature
from hindmost.kernel.errors import BadConfiguration
from hindmost.kernel.frames import Frame
from hindmost.kernel.game import Game, Setup
from hindmost.kernel.hooks import Fold, Hook, Patch
from hindmost.kernel.messages import Json, Msg, Reason
from hindmost.kernel.modules import Module
from hindmost.kernel.state import Slice, State
from hindmost.kernel.views import Component
from hindmost.mechanics.activation import Activation
from hindmost.mechanics.effects import ACTIVATION, ALWAYS, GAINED, Effect, Exchange, Gain, Line, Price
from hindmost.mechanics.estate import Estate
from hindmost.mechanics.glen import NOWHERE
from hindmost.mechanics.goods import unit
from hindmost.mechanics.immediate import Deed
from hindmost.mechanics.lexicon import Lexicon
from hindmost.mechanics.living import Living
from hindmost.mechanics.phrase import Phrase
from hindmost.mechanics.tokens import Token
from hindmost.mechanics.wording import FOR, Sign, vp_term
from hindmost.text.messages import Language
from tests import glen_more_ii_scenario as scenario

NUMBER = 20
SUPPLY = 2
NO_HAGGIS = Reason("reason-no-haggis", "C20-08")
NOTHING_TO_TOAST = Reason("reason-nothing-to-toast", "C20-09")
TEXT = """
unit-haggis = { $n ->
    [one] haggis
   *[other] haggises
}
short-haggis = { $n ->
   *[other] hg
}
unit-penny = { $n ->
    [one] penny
   *[other] pennies
}
effect-toast = Toast your haggises, each for { $vp }
short-toast = { $vp }/hg
tile-inn = The Inn
reason-no-haggis = There is no haggis left.
"""


# ---------------------------------------------------------------- the chronicle


class Larder(Slice):
    """How many haggises and pennies each seat has."""

    __slots__ = ("haggises", "pennies")

    def __init__(self, haggises: list[int], pennies: list[int]) -> None:
        self.haggises = haggises
        self.pennies = pennies

    @classmethod
    def new(cls, seats: int) -> Larder:
        return Larder([0] * seats, [0] * seats)

    @classmethod
    def revive(cls, data: Json) -> Larder:
        return Larder(data["haggises"], data["pennies"])

    def copy(self) -> Larder:
        return Larder(self.haggises[:], self.pennies[:])

    def to_json(self) -> Json:
        return {"haggises": self.haggises[:], "pennies": self.pennies[:]}


def larder(g: State) -> Larder:
    part = g.table.slice_of(g, "feast")
    assert isinstance(part, Larder)
    return part


class Haggis(Token):
    name: ClassVar[str] = "haggis"
    plural: ClassVar[str] = "haggises"
    sign: ClassVar[str] = "h"
    part: ClassVar[str] = "haggises"
    worth: ClassVar[float] = 3.0

    def held(self, g: GlenMoreII, seat: int) -> int:
        return larder(g).haggises[seat]

    def refusal(self, g: GlenMoreII, seat: int, number: int) -> Reason | None:
        return NO_HAGGIS if sum(larder(g).haggises) + number > SUPPLY else None

    def earn(self, g: GlenMoreII, seat: int, number: int, origin: int) -> list[Frame[Any]]:
        larder(g).haggises[seat] += number
        return []

    def spend(self, g: GlenMoreII, seat: int, number: int) -> list[Frame[Any]]:
        larder(g).haggises[seat] -= number
        return []


class Penny(Token):
    name: ClassVar[str] = "penny"
    plural: ClassVar[str] = "pennies"

    def held(self, g: GlenMoreII, seat: int) -> int:
        return larder(g).pennies[seat]

    def earn(self, g: GlenMoreII, seat: int, number: int, origin: int) -> list[Frame[Any]]:
        larder(g).pennies[seat] += number
        return []

    def spend(self, g: GlenMoreII, seat: int, number: int) -> list[Frame[Any]]:
        larder(g).pennies[seat] -= number
        return []


class Toast(Effect):
    """So many VP for each haggis."""

    __slots__ = ("vp",)

    verb: ClassVar[str] = "toast"
    places: ClassVar[tuple[str, ...]] = (ACTIVATION, GAINED)

    def __init__(self, vp: int) -> None:
        self.vp = vp

    def fields(self) -> tuple[object, ...]:
        return (self.vp,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        vp = phrase.amount()
        phrase.expect("vp")
        return cls(vp)

    def words(self, lexicon: Lexicon) -> str:
        return f"toast {self.vp} vp"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-toast", {"vp": vp_term(self.vp, lexicon).message()})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return ["haggis", FOR, self.vp, "vp"]

    def worth(self) -> float:
        return float(self.vp)


class Toasting(Activation):
    def __init__(self, effect: Toast) -> None:
        self.vp = effect.vp

    def ready(self, g: Any, e: Estate, slot: int) -> bool:
        return bool(larder(g).haggises[g.active])

    def refusal(self, g: Any, e: Estate, slot: int) -> Reason:
        return NOTHING_TO_TOAST

    def begin(self, g: Any, e: Estate, slot: int) -> None:
        g.award_from(slot, self.vp * larder(g).haggises[g.active])


class ToastingOnce(Deed[GlenMoreII, Toast]):
    def begin(self, g: GlenMoreII, origin: int) -> list[Frame[Any]]:
        if larder(g).haggises[g.active]:
            g.award_from(origin, self.effect.vp * larder(g).haggises[g.active])
        return []


class Grace(Effect):
    """From now on a word of thanks is worth so many VP."""

    __slots__ = ("vp",)

    verb: ClassVar[str] = "grace"
    places: ClassVar[tuple[str, ...]] = (ALWAYS,)

    def __init__(self, vp: int) -> None:
        self.vp = vp

    def fields(self) -> tuple[object, ...]:
        return (self.vp,)

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        return cls(phrase.amount())

    def words(self, lexicon: Lexicon) -> str:
        return f"grace {self.vp}"

    def message(self, lexicon: Lexicon) -> Msg:
        return Msg("effect-grace", {"n": self.vp})

    def signs(self, lexicon: Lexicon) -> list[Sign]:
        return [self.vp, "vp"]


class Haggises(Component):
    name: ClassVar[str] = "haggises"
    owned: ClassVar[bool] = True

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return larder(g).haggises[owner]


def tile(name: str, cost: str, immediate: str, activation: str) -> Json:
    return {
        "list": "tiles",
        "name": name,
        "stack": "A",
        "type": "trade",
        "cost": cost,
        "immediate": immediate,
        "activation": activation,
        "source": "SSSSSSSSS",
    }


TILES = {
    "a-inn": tile("inn", "free", "-", "1 sheep > 1 haggis"),
    "a-hall": tile("hall", "1 stone + 2 pennies", "toast 1 vp", "toast 2 vp"),
    "a-fair": tile("fair", "free", "2 pennies", "1 haggis > 4 vp / 1 haggis + 1 penny > 6 vp"),
}


class Feast(Chronicle):
    number: ClassVar[int] = NUMBER
    key: ClassVar[str] = "feast"
    part: ClassVar[type[Slice] | None] = Larder

    def patch(self) -> Patch:
        return Patch(TILES, {"macgregor": {"effect": "grace 2"}}, ())

    def tokens(self) -> tuple[Token, ...]:
        return (Haggis(), Penny())

    def effects(self) -> tuple[Living, ...]:
        return (Living(Toast, Toasting, ToastingOnce), Living(Grace))

    def components(self) -> tuple[Component, ...]:
        return (Haggises(),)


class WithFeast(GlenMoreIIRules):
    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), Feast())


RULES = WithFeast()
CATALOGUE = RULES.patched(RULES.load(None), (Feast(),))
WORDS = CATALOGUE.lexicon


def laid(rondel: str, larder: str, *more: str) -> scenario.Scene:
    """The haggises of all seats, then their pennies."""
    haggises, pennies = larder.split(" / ")
    part = f"part feast: haggises {haggises}, pennies {pennies}"
    return scenario.Scene(f"chronicles {NUMBER}", f"rondel: {rondel}", part, *more, rules=RULES)


INN = "0 1 2 a-inn * * * * * * * * * -"
HALL = "0 1 2 a-hall * * * * * * * * * -"
FAIR = "0 1 2 a-fair * * * * * * * * * -"


# ---------------------------------------------------------------- words


@pytest.mark.parametrize(
    ("words", "signs"),
    [
        ("1 sheep > 1 haggis", [1, "sheep", ">", 1, "haggis"]),
        ("1 haggis + 2 pennies > 3 vp", [1, "haggis", "+", 2, "penny", ">", 3, "vp"]),
        ("2 coins + 2 haggises", [2, "coin", "+", 2, "haggis"]),
        ("toast 2 vp", ["haggis", ">", 2, "vp"]),
        ("toast 2 vp; 1 penny", ["haggis", ">", 2, "vp", "+", 1, "penny"]),
    ],
)
def test_words_are_read_written_and_drawn(words: str, signs: list[Sign]) -> None:
    effect = read_effect(words, WORDS)
    assert effect.words(WORDS) == words
    assert effect.signs(WORDS) == signs
    assert read_effect(effect.words(WORDS), WORDS) == effect


def test_tokens_are_part_of_the_value() -> None:
    sheep = Price(unit(WORDS.goods.index("sheep")), 0, 0, False, 0, 0, 0)
    assert read_effect("1 sheep > 1 haggis", WORDS) == Exchange(
        (Line(sheep, Gain(0, 0, 0, 0, 0, 0, (("haggis", 1),))),)
    )
    price = read_price("1 stone + 2 pennies", WORDS)
    assert price.tokens == (("penny", 2),)
    assert not price.is_free
    assert price.with_coins(2).words(WORDS) == "1 stone + 2 coins + 2 pennies"
    assert read_price("1 penny", WORDS) != read_price("2 pennies", WORDS)


@pytest.mark.parametrize("words", ["1 sheep > 1 neep", "1 haggis + 2 haggises", "toast haggis", "anywhere 1 haggis"])
def test_what_is_no_word_is_told(words: str) -> None:
    with pytest.raises(GrammarError):
        read_effect(words, WORDS)


def test_the_game_without_the_chronicle_knows_none_of_its_words() -> None:
    plain = RULES.load(None).lexicon
    with pytest.raises(GrammarError, match="members, coins, whisky, vp, movements, markers"):
        read_effect("1 sheep > 1 haggis", plain)
    with pytest.raises(GrammarError, match='found "toast"'):
        read_effect("toast 2 vp", plain)


class Neighbourly(Exchange):
    """An exchange, and a toast with it."""

    __slots__ = ()

    mark: ClassVar[str] = "toast"

    @classmethod
    def read(cls, phrase: Phrase) -> Effect:
        line = Line.read(phrase)
        phrase.expect("and", "toast")
        return cls((line,))

    def words(self, lexicon: Lexicon) -> str:
        return f"{super().words(lexicon)} and toast"


def test_a_word_of_a_chronicle_may_stand_in_an_exchange() -> None:
    """An exchange is known by its sign, but the chronicle's word is looked for first; one word may begin an effect and
    mark another."""
    words = RULES.load(None).lexicon.joined((Toast, Neighbourly), (Haggis(),))
    effect = read_effect("1 sheep > 2 vp and toast", words)
    assert isinstance(effect, Neighbourly)
    assert effect.words(words) == "1 sheep > 2 vp and toast"
    assert type(read_effect("1 sheep > 2 vp / 2 sheep > 4 vp", words)) is Exchange
    assert isinstance(read_effect("toast 2 vp", words), Toast)


def test_a_word_that_is_taken_is_refused() -> None:
    with pytest.raises(BadConfiguration, match="token 'haggis'"):
        WORDS.joined((), (Haggis(),))
    with pytest.raises(BadConfiguration, match="effect 'toast'"):
        RULES.load(None).lexicon.joined((Toast, type("Cheer", (Toast,), {})), ())


def test_the_catalogue_tells_clients() -> None:
    data = CATALOGUE.to_json()
    assert data["tokens"] == [
        {"name": "haggis", "plural": "haggises", "sign": "h"},
        {"name": "penny", "plural": "pennies", "sign": "¤"},
    ]
    inn = next(each for each in data["tiles"] if each["id"] == "a-inn")
    assert inn["activation"]["words"] == "1 sheep > 1 haggis"
    assert inn["activation"]["tokens"] == [1, "sheep", ">", 1, "haggis"]
    assert inn["activation"]["message"]["code"] == "effect-exchange"


def said(message: Msg) -> str:
    texts = {file.name: file.read_text("utf-8") for file in files("hindmost.text").joinpath("en").iterdir()}
    language = Language("en", {**texts, "feast.ftl": TEXT})

    def render(msg: Msg) -> str:
        return language.say(msg.key, {k: render(v) if isinstance(v, Msg) else v for k, v in msg.args.items()})

    return render(message)


def test_effects_in_english() -> None:
    effects = [read_effect(words, WORDS) for words in ("1 sheep > 1 haggis", "2 haggises", "toast 2 vp")]
    assert [said(effect.message(WORDS)) for effect in effects] == [
        "Give 1 sheep for 1 haggis",
        "Receive 2 haggises",
        "Toast your haggises, each for 2 VP",
    ]
    assert [said(effect.short(WORDS)) for effect in effects] == ["1 sheep▸1 hg", "+2 hg", "2 VP/hg"]
    assert said(read_price("1 stone + 2 pennies", WORDS).message(WORDS)) == "1 stone and 2 pennies"


def test_tiles_in_signs() -> None:
    scene = Scene({}, (), CATALOGUE, "en", DARK)
    faces = {id_: FAMILY.face(scene, id_) for id_ in TILES}
    assert {id_: (face.cost, face.effect) for id_, face in faces.items()} == {
        "a-inn": ("", "@▸h"),
        "a-hall": ("▬2¤", "h▸2★"),
        "a-fair": ("", "h▸4★/h¤▸6★"),
    }


# ---------------------------------------------------------------- playing


def test_a_gain_in_tokens_is_offered_paid_for_and_received() -> None:
    scene = laid(INN, "0 0 0 / 0 0 0", "seat 0: coins 0; 0,0: sheep 1")
    scene.follow("0 take 3", "0 place 0,1")
    assert "activate 0,1" in scene.offers
    scene.follow("0 activate 0,1")
    assert scene.part("feast").haggises == [1, 0, 0]
    assert scene.state.estates[0].stock == 0
    assert scene.game.view(None)["seats"][0]["haggises"] == 1


def test_c20_08_a_gain_that_cannot_be_had_is_refused_with_its_own_reason() -> None:
    scene = laid(INN, "0 2 0 / 0 0 0", "seat 0: coins 0; 0,0: sheep 1")
    scene.follow("0 take 3", "0 place 0,1")
    assert "activate 0,1" not in scene.offers
    explanation = scene.game.questions[0].explain("activate 0,1")
    assert explanation.reason is not None
    assert (explanation.rule, said(explanation.reason.message)) == ("C20-08", "There is no haggis left.")


def test_a_price_that_cannot_be_paid_is_refused_with_the_reason_of_the_game() -> None:
    scene = laid(INN, "0 0 0 / 0 0 0")
    scene.follow("0 take 3", "0 place 0,1")
    assert scene.why("activate 0,1") == "GM2-TRADE-01"


def test_a_tile_that_costs_tokens() -> None:
    stone = "seat 0: coins 0; 0,0: stone 1"
    poor = laid(HALL, "2 0 0 / 1 0 0", stone)
    assert poor.why("take 3") == "GM2-TAKE-01"
    rich = laid(HALL, "2 0 0 / 3 0 0", stone)
    rich.follow("0 take 3", "0 place 0,1")
    assert rich.part("feast").pennies == [1, 0, 0]
    assert rich.state.estates[0].vp == 2, "both haggises have been toasted once"
    rich.follow("0 activate 0,1")
    assert rich.state.estates[0].vp == 6


class Warden(Fold[GlenMoreII, dict[int, int]]):
    def fold(self, g: GlenMoreII, value: dict[int, int], seat: int, subject: int) -> dict[int, int]:
        return dict.fromkeys(g.estates[seat].ground.open, 1)


class GuardedFeast(Feast):
    """Every place costs a coin."""

    def hooks(self) -> tuple[Hook, ...]:
        return ((PLACE_TOLL, Warden()),)


class WithGuardedFeast(GlenMoreIIRules):
    def modules(self) -> tuple[Module, ...]:
        return (*super().modules(), GuardedFeast())


def test_beside_the_toll_of_its_place_a_tile_costs_its_tokens_too() -> None:
    position = f"chronicles {NUMBER}; rondel: {HALL}; seat 0: coins 3; 0,0: stone 1"
    g = scenario.Scene(position, rules=WithGuardedFeast()).state
    price = whole_price(g, g.estates[0], g.kit.number["a-hall"])
    assert price.words(WORDS) == "1 stone + 1 coin + 2 pennies"


def test_c20_09_its_own_effect_is_refused_with_its_own_reason() -> None:
    scene = laid(HALL, "0 0 0 / 2 0 0", "seat 0: coins 0; 0,0: stone 1")
    scene.follow("0 take 3", "0 place 0,1")
    assert scene.why("activate 0,1") == "C20-09"


def test_tokens_at_once_and_in_an_exchange_of_two_lines() -> None:
    scene = laid(FAIR, "1 0 0 / 0 0 0")
    scene.follow("0 take 3", "0 place 0,1")
    assert scene.part("feast").pennies == [2, 0, 0]
    scene.follow("0 activate 0,1")
    assert scene.offers == ["give 1 haggis", "give 1 haggis + 1 penny"]
    scene.follow("0 give 1 haggis + 1 penny")
    assert (scene.part("feast").haggises, scene.part("feast").pennies) == ([0, 0, 0], [1, 0, 0])
    assert scene.state.estates[0].vp == 6


def test_a_power_of_its_own() -> None:
    """What it does is the chronicle's affair: it asks who has it."""
    scene = laid("0 1 2 a-robert-i * * * * * * * * * -", "0 0 0 / 0 0 0", "seat 0: coins 9")
    assert lasting(scene.state, 0) == []
    scene.follow("0 take 3", "0 claim macgregor")
    assert lasting(scene.state, 0) == [Grace(2)]
    assert lasting(scene.state, 1) == []


def test_an_effect_stands_only_where_it_may() -> None:
    class Wrong(Feast):
        def patch(self) -> Patch:
            return Patch({"a-inn": tile("inn", "free", "-", "grace 2")}, {}, ())

    with pytest.raises(CatalogueError, match='tile a-inn: activation: "grace 2" cannot stand here'):
        RULES.patched(RULES.load(None), (Wrong(),))


def new_feast(seed: int, chronicles: tuple[int, ...] = ()) -> Game:
    options = {spec.name: spec.values[0] for spec in RULES.options}
    return start(Setup(RULES, 3, (*chronicles, NUMBER), options, None), Nature(seed, {}))


def test_whole_games() -> None:
    earned = toasted = 0
    for seed, others in enumerate([(), (2,), (4, 7)]):
        game, random = new_feast(seed, others), Random(seed)
        while not game.over:
            question = game.questions[0]
            game.play(question.seat, random.choice(question.options).id)
            assert game.check() == []
        data = snapshots.state_to_json(game.state)
        assert snapshots.state_to_json(snapshots.state_from_json(RULES, game.setup.table, data)) == data
        earned += sum(larder(game.state).pennies)
        toasted += sum(award.source == "tile-hall" for award in game.score_sheet())
    assert earned + toasted


# ---------------------------------------------------------------- bots


def test_bots_value_tokens_as_the_chronicle_does() -> None:
    with_one = laid(INN, "1 0 0 / 0 0 0")
    with_none = laid(INN, "0 0 0 / 0 0 0")
    outlooks = [Outlook(each.game, 0) for each in (with_one, with_none)]
    terms = [out.imagine().features(out.judge()) for out in outlooks]
    assert [each["tokens"] for each in terms] == [3.0, 0.0]


def test_a_bot_gives_a_sheep_for_a_haggis() -> None:
    scene = laid(INN, "0 0 0 / 0 0 0", "seat 0: coins 0; 0,0: sheep 1")
    scene.follow("0 take 3", "0 place 0,1")
    bot = GreedyBot(1)
    answer = ""
    while answer != "end":
        answer = bot.choose(Outlook(scene.game, 0))
        scene.follow(f"0 {answer}")
    assert scene.part("feast").haggises == [1, 0, 0]


def test_of_several_tokens_one_has_as_many_as_there_are() -> None:
    scene = laid(INN, f"0 {SUPPLY - 1} 0 / 0 0 0")
    assert earn(scene.state, 0, (("haggis", 2),), NOWHERE) == []
    assert larder(scene.state).haggises[0] == 1
    earn(scene.state, 0, (("haggis", 2),), NOWHERE)
    assert larder(scene.state).haggises[0] == 1


def test_a_card_that_works_when_it_is_placed_gives_no_power() -> None:
    scene = scenario.Scene("seats 2; seat 0: cards loch-lochy loch-ness; seat 1: cards loch-shiel")
    assert [type(effect).__name__ for effect in lasting(scene.state, 0)] == ["ExtraActivation"]
    assert lasting(scene.state, 1) == []
