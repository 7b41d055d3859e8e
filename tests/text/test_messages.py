"""Every message exists in every language, and says what it should."""

import subprocess
import sys

import pytest

from hindmost.catalogue import load, read_effect, read_price
from hindmost.catalogue.glen_more_ii import load_glen_more_ii
from hindmost.mechanics.effects import Effect
from hindmost.mechanics.lexicon import Lexicon
from hindmost.text import effects
from hindmost.text.messages import (
    Language,
    MissingArgument,
    UnknownMessage,
    arguments,
    compare,
    has,
    keys,
    languages,
    problems,
    say,
)

CATALOGUE = load("glen-more")
GOODS = CATALOGUE.goods
WORDS = CATALOGUE.lexicon
SECOND = load_glen_more_ii()
BOTH = pytest.mark.parametrize("lang", ["en", "fr"])


def test_languages() -> None:
    assert languages() == ("en", "fr")


def test_languages_agree() -> None:
    assert problems() == []
    assert keys("en") == keys("fr")


def test_say() -> None:
    assert say("tile-forest") == "Forest"
    assert say("tile-forest", "fr") == "Forêt"
    assert say("card-iona-abbey", "fr") == "Iona Abbey"
    assert say("list-and", "fr", first="a", last="b") == "a et b"


def test_arguments_may_have_any_name() -> None:
    language = Language("en", {"a.ftl": "odd = { $key } { $lang }"})
    assert language.say("odd", {"key": 1, "lang": "x"}) == "1 x"


@pytest.mark.parametrize(
    ("key", "one", "many"),
    [
        ("good-wood", "bois", "bois"),
        ("good-stone", "pierre", "pierres"),
        ("good-grain", "céréale", "céréales"),
        ("good-sheep", "mouton", "moutons"),
        ("good-cattle", "bœuf", "bœufs"),
        ("unit-member", "membre du clan", "membres du clan"),
    ],
)
def test_plural_forms(key: str, one: str, many: str) -> None:
    assert [say(key, "fr", n=n) for n in (0, 1, 2)] == [one, one, many]


def test_no_isolation_marks() -> None:
    assert say("counted", amount="1", thing="x") == "1 x"


def test_unknown_message() -> None:
    with pytest.raises(UnknownMessage, match='there is no language "xx"; there are: en, fr'):
        say("tile-forest", "xx")
    with pytest.raises(UnknownMessage, match='there is no language "xx"; there are: en, fr'):
        keys("xx")
    with pytest.raises(UnknownMessage, match='no message "nothing"'):
        arguments("nothing", "en")


def test_missing_argument() -> None:
    with pytest.raises(MissingArgument, match='message "counted" in language "en" needs amount, thing; given: amount'):
        say("counted", amount="1")


def test_has() -> None:
    assert has("tile-forest", "fr")
    assert not has("tile-castel", "fr")
    assert not has("tile-forest", "xx")


def test_arguments_are_found() -> None:
    assert arguments("counted", "en") == {"amount", "thing"}
    assert arguments("tile-forest", "en") == frozenset()
    language = Language("en", {"a.ftl": "outer = { inner } { NUMBER($count) }\ninner = { $name } { outer }"})
    assert language.arguments("outer") == {"count", "name"}


@pytest.mark.parametrize(
    ("english", "french", "fault"),
    [
        ("a = x", "a = x\nb = y", "en/one.ftl: b is missing"),
        ("a = x\nb = y", "a = x", "fr/one.ftl: b is missing"),
        ("a = { $n }", "a = { $m }", "a takes n in en, but m in fr"),
        ("a = { $n }", "a = x", "a takes n in en, but none in fr"),
        ("a = x", "a = x\nnonsense", "fr/one.ftl: cannot be read: nonsense"),
        ("a = x\na = y", "a = x", "en/one.ftl: a is there already"),
        ("a = { b }", "a = x", "en: a refers to b, which is not there"),
        ("a =\n .b = x", "a = x", "en: a has no sentence"),
        ("a = { PYTHON(1) }", "a = x", "en: a uses PYTHON, which Fluent does not bring"),
    ],
)
def test_problems(english: str, french: str, fault: str) -> None:
    assert compare([Language("en", {"one.ftl": english}), Language("fr", {"one.ftl": french})]) == [fault]


def test_files_of_a_language_are_one_set() -> None:
    language = Language("en", {"one.ftl": "a = x", "two.ftl": "b = { a } y"})
    assert language.say("b", {}) == "x y"
    assert language.faults == []


def test_fluent_is_imported_only_when_somebody_reads() -> None:
    script = (
        "import sys, hindmost.text.messages, hindmost.text.effects\n"
        "assert not any(name.split('.')[0] in ('fluent', 'babel') for name in sys.modules)\n"
        "assert hindmost.text.messages.say('tile-forest') == 'Forest'\n"
        "assert 'fluent.runtime' in sys.modules"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


@BOTH
def test_everything_of_the_catalogue_has_a_name(lang: str) -> None:
    for tile in (*CATALOGUE.tiles, CATALOGUE.start_village):
        assert say(f"tile-{tile.name}", lang)
    for card in CATALOGUE.cards:
        assert say(f"card-{card.id}", lang) == say(f"tile-{CATALOGUE.tile(card.tile).name}", lang)
        assert say(f"card-{card.id}-effect", lang).endswith(".")
    for colour in CATALOGUE.colours:
        assert say(f"colour-{colour}", lang)
    for type_ in CATALOGUE.types:
        assert say(f"type-{type_}", lang)
    for category in CATALOGUE.facts.names["scoring_categories"]:
        assert say(f"category-{category}", lang)
    for good in GOODS:
        assert say(f"good-{good}", lang, n=1)


def test_special_tiles_keep_their_names() -> None:
    for card in CATALOGUE.cards:
        assert say(f"card-{card.id}", "fr") == say(f"card-{card.id}", "en")


def all_effects() -> list[Effect]:
    tiles = (*CATALOGUE.tiles, CATALOGUE.start_village)
    found = [effect for tile in tiles for effect in (tile.immediate, tile.activation)]
    found += [card.effect for card in CATALOGUE.cards]
    return [effect for effect in dict.fromkeys(found) if effect is not None]


@BOTH
def test_every_effect_and_price_of_the_catalogue_has_words(lang: str) -> None:
    for effect in all_effects():
        assert effects.describe(effect, WORDS, lang)
        assert effects.short(effect, WORDS, lang)
    for tile in CATALOGUE.tiles:
        assert effects.price(tile.cost, WORDS, lang)


@pytest.mark.parametrize(
    ("words", "english", "french", "short"),
    [
        ("produce wood", "Produce 1 wood", "Produisez 1 bois", "+1 wood"),
        (
            "produce wood + 2 stone",
            "Produce 1 wood and 2 stone",
            "Produisez 1 bois et 2 pierres",
            "+1 wood +2 stone",
        ),
        ("produce any", "Produce 1 resource of your choice", "Produisez 1 cube au choix", "+1 any"),
        ("1 movement", "Receive 1 movement point", "Recevez 1 déplacement", "+1 MP"),
        (
            "1 member + 3 coins",
            "Receive 1 clan member and 3 coins",
            "Recevez 1 membre du clan et 3 pièces",
            "+1 member +3 coins",
        ),
        (
            "1 grain > 1 whisky",
            "Give 1 grain for 1 barrel of whisky",
            "Donnez 1 céréale contre 1 tonneau de whisky",
            "1 grain▸1 whisky",
        ),
        (
            "1 sheep > 2 vp / 2 sheep > 4 vp",
            "Give 1 or 2 sheep for 2 or 4 VP",
            "Donnez 1 ou 2 moutons contre 2 ou 4 PV",
            "1/2 sheep▸2/4 VP",
        ),
        (
            "1 different > 1 vp / 2 different > 3 vp / 3 different > 5 vp",
            "Give 1/2/3 different resources for 1/3/5 VP",
            "Donnez 1/2/3 cubes différents contre 1/3/5 PV",
            "1/2/3 different▸1/3/5 VP",
        ),
        (
            "1 sheep + 1 cattle > 5 vp",
            "Give 1 sheep and 1 cow for 5 VP",
            "Donnez 1 mouton et 1 bœuf contre 5 PV",
            "1 sheep + 1 cow▸5 VP",
        ),
        (
            "1 sheep > 2 vp / 1 sheep + 1 cattle > 5 vp",
            "Give 1 sheep for 2 VP or 1 sheep and 1 cow for 5 VP",
            "Donnez 1 mouton contre 2 PV ou 1 mouton et 1 bœuf contre 5 PV",
            "1 sheep▸2 VP / 1 sheep + 1 cow▸5 VP",
        ),
        (
            "1 sheep > 2 vp / 2 cattle > 5 vp",
            "Give 1 sheep for 2 VP or 2 cows for 5 VP",
            "Donnez 1 mouton contre 2 PV ou 2 bœufs contre 5 PV",
            "1 sheep▸2 VP / 2 cows▸5 VP",
        ),
        (
            "2 any of sheep or cattle > 5 vp / 3 any of sheep or cattle > 8 vp",
            "Give 2 or 3 resources (sheep or cows) for 5 or 8 VP",
            "Donnez 2 ou 3 cubes (moutons ou bœufs) contre 5 ou 8 PV",
            "2/3 resources (sheep or cows)▸5/8 VP",
        ),
        (
            "3 any > 8 vp",
            "Give 3 resources of your choice for 8 VP",
            "Donnez 3 cubes au choix contre 8 PV",
            "3 any▸8 VP",
        ),
        (
            "place 2 any",
            "Put 2 resources of your choice on this tile",
            "Posez 2 cubes au choix sur cette tuile",
            "+2 any",
        ),
        (
            "2 vp per colour green",
            "2 VP for each green tile in your territory",
            "2 PV par tuile verte de votre territoire",
            "2 VP/green",
        ),
        (
            "3 vp per type village",
            "3 VP for each village in your territory",
            "3 PV par village de votre territoire",
            "3 VP/village",
        ),
        (
            "double parliament",
            "Your members of parliament count double at every scoring",
            "Vos membres du Parlement comptent double à chaque décompte",
            "parliament ×2",
        ),
    ],
)
def test_describe(words: str, english: str, french: str, short: str) -> None:
    effect = read_effect(words, WORDS)
    assert effects.describe(effect, WORDS) == english
    assert effects.describe(effect, WORDS, "fr") == french
    assert effects.short(effect, WORDS) == short


@pytest.mark.parametrize(
    ("words", "english", "french"),
    [
        ("free", "free", "gratuit"),
        ("1 wood + 1 stone", "1 wood and 1 stone", "1 bois et 1 pierre"),
        ("1 wood + 1 stone + 1 grain", "1 wood, 1 stone and 1 grain", "1 bois, 1 pierre et 1 céréale"),
        ("2 any", "2 resources of your choice", "2 cubes au choix"),
        ("1 whisky", "1 barrel of whisky", "1 tonneau de whisky"),
        ("1 member", "1 clan member", "1 membre du clan"),
        ("2 coins", "2 coins", "2 pièces"),
    ],
)
def test_price(words: str, english: str, french: str) -> None:
    price = read_price(words, WORDS)
    assert effects.price(price, WORDS) == english
    assert effects.price(price, WORDS, "fr") == french


@pytest.mark.parametrize(
    ("words", "english", "french", "short"),
    [
        ("1 member + 2 vp", "Receive 1 Scotsman and 2 VP", "Recevez 1 Écossais et 2 PV", "+1 Scotsman +2 VP"),
        ("1 movement", "Receive 1 movement point", "Recevez 1 point de mouvement", "+1 MP"),
        (
            "1 any > 1 marker",
            "Give 1 resource of your choice for 1 clan marker to place",
            "Donnez 1 ressource au choix contre 1 pion de clan à poser",
            "1 any▸1 marker",
        ),
        (
            "2 any of sheep or cattle > 5 vp / 3 any of sheep or cattle > 8 vp",
            "Give 2 or 3 resources (sheep or cows) for 5 or 8 VP",
            "Donnez 2 ou 3 ressources (moutons ou bœufs) contre 5 ou 8 PV",
            "2/3 resources (sheep or cows)▸5/8 VP",
        ),
        (
            "anywhere 1 member; 2 coins",
            "Put 1 Scotsman on any tile in your territory. Receive 2 coins",
            "Posez 1 Écossais sur n’importe quelle tuile de votre territoire. Recevez 2 pièces",
            "+1 Scotsman, +2 coins",
        ),
        (
            "reach rivers 4 > 5 vp / 6 > 8 vp",
            "Gain 5 VP with 4 river tiles, 8 VP with 6 river tiles",
            "Gagnez 5 PV avec 4 tuiles Rivière, 8 PV avec 6 tuiles Rivière",
            "4/6 river tiles▸5/8 VP",
        ),
        (
            "remove up to 2",
            "You may remove up to 2 tiles from your territory",
            "Vous pouvez retirer de la partie jusqu’à 2 tuiles de votre territoire",
            "−2 tiles",
        ),
        (
            "activate 1 trade; 3 movements",
            "Activate 1 trade tile. Receive 3 movement points",
            "Activez 1 tuile Échange. Recevez 3 points de mouvement",
            "activate 1 trade tile, +3 MP",
        ),
        ("person david-hume", "Take David Hume", "Prenez David Hume", "David Hume"),
    ],
)
def test_describe_in_the_words_of_glen_more_ii(words: str, english: str, french: str, short: str) -> None:
    effect = read_effect(words, SECOND.lexicon)
    assert effects.describe(effect, SECOND.lexicon) == english
    assert effects.describe(effect, SECOND.lexicon, "fr") == french
    assert effects.short(effect, SECOND.lexicon) == short


@BOTH
def test_everything_of_glen_more_ii_has_a_name_and_words(lang: str) -> None:
    for tile in (*SECOND.home, *SECOND.tiles, SECOND.david_hume, SECOND.worlds_end):
        assert say(f"tile-{tile.name}", lang)
    for name in SECOND.types:
        assert say(f"type-{name}", lang)
    for category in SECOND.facts.names["scoring_categories"]:
        assert say(f"category-{category}", lang)
    for card in SECOND.landmarks:
        assert say(f"landmark-{card.id}", lang)
        assert say(f"landmark-{card.id}-effect", lang)
    for domain in SECOND.domains:
        assert say(f"domain-{domain.id}", lang)
        assert say(domain.effect_key, lang)
    found = [effect for tile in SECOND.tiles for effect in (tile.immediate, tile.activation)]
    found += [card.effect for card in SECOND.landmarks]
    found += [domain.effect for domain in SECOND.domains]
    for effect in found:
        if effect is not None:
            assert effects.describe(effect, SECOND.lexicon, lang)
            assert effects.short(effect, SECOND.lexicon, lang)


def test_an_effect_without_words_is_no_silent_gap() -> None:
    class Fly(Effect):
        def words(self, lexicon: Lexicon) -> str:
            return "fly"

    with pytest.raises(NotImplementedError, match="Fly does not say what it does"):
        effects.describe(Fly(), WORDS)
