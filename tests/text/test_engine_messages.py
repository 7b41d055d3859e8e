"""Whatever the engine asks, offers, refuses and reports reads well in every language."""

import ast
import inspect
import random
import re
import textwrap
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

import hindmost
from hindmost.games.glen_more.activate import ACTIVATE_TILES
from hindmost.games.glen_more.clan import MoveTo
from hindmost.games.glen_more.journal import entry
from hindmost.games.glen_more.place import PLACE_TILE
from hindmost.games.glen_more.state import CATEGORIES, GlenMore
from hindmost.games.glen_more.turn import TAKE_TILE
from hindmost.games.registry import RULES
from hindmost.kernel.chance import TOLD_ALL
from hindmost.kernel.frames import Frame
from hindmost.kernel.messages import Msg, Note
from hindmost.kernel.questions import Option, Question
from hindmost.kernel.state import State
from hindmost.kernel.verbs import Verb
from hindmost.mechanics.cells import EAST, HOME, NORTH, SOUTH, WEST
from hindmost.mechanics.effects import Effect
from hindmost.mechanics.goods import unit
from hindmost.mechanics.payment import Pay
from hindmost.mechanics.verbs import (
    ACTIVATE,
    BESIDE,
    CHOOSE,
    DISCARD,
    END,
    GIVE,
    MOVE,
    PAY,
    PAY_MEMBER,
    PLACE,
    SELL,
    TAKE,
    TO,
)
from hindmost.mechanics.wording import deed_message
from hindmost.text.messages import Language, has
from hindmost.text.render import render
from tests.properties.playing import pick

LANGUAGES = ("en", "fr")
BOTH = pytest.mark.parametrize("lang", LANGUAGES)
EVERY_GAME = pytest.mark.parametrize("game", sorted(RULES))
SOURCE = Path(hindmost.__file__).parent
SPOKEN = re.compile(r"(reason|ask|option|log)-[a-z]+(-[a-z]+)*")

# ------------------------------------------------------------ what games say

PLAYED = [(game, seats, seed) for game, rules in RULES.items() for seats in rules.seats for seed in range(4)]


@cache
def messages_of(name: str, seats: int, seed: int) -> tuple[Msg, ...]:
    """Every message of a game played and told at random, each once; one of them with all chronicles."""
    with_all = (seats, seed) == (RULES[name].seats[-1], 3)
    chronicles = tuple(module.number for module in RULES[name].modules()) if with_all else ()
    game = hindmost.new_game(name, seats=seats, chronicles=chronicles, seed=seed, chance=TOLD_ALL)
    dice = random.Random(seed)
    found: list[Msg] = []
    while not game.over:
        question = game.questions[0]
        found.append(question.title)
        found += [option.message for option in question.options]
        found += [option.group for option in question.options if option.group is not None]
        for option, reason in question.refused:
            found += [option.message, reason.message]
        game.play(question.seat, pick(question, dice).id)
    found += [message for _, message in game.log()]
    found += [Msg(award.source, {}) for award in game.score_sheet()]
    return tuple({repr(message): message for message in found}.values())


def faults_of(text: str) -> list[str]:
    faults = [sign for sign in ("{", "}", "$", "  ", "\n") if sign in text]
    raw = r"\b(option|ask|reason|log|deed|step|effect|unit|short|good|tile|card|score|type|colour|list|price)-[a-z]"
    faults += [match.group() for match in re.finditer(raw, text)]
    return faults + (["a space at an end"] if text != text.strip() else [])


def test_faults_are_found() -> None:
    assert faults_of("Take Forest, 3 steps ahead: free") == []
    for text in ("{ x }", "$x", "a  b", "a\nb", "option-take", "Take tile-forest", " a", "a "):
        assert faults_of(text), text


@pytest.mark.parametrize(("game", "seats", "seed"), PLAYED)
def test_everything_said_in_a_game_reads_well(game: str, seats: int, seed: int) -> None:
    for message in messages_of(game, seats, seed):
        for lang in LANGUAGES:
            text = render(message, lang)
            assert text, message
            assert not faults_of(text), (message, text)
            if message.key.startswith(("ask-", "reason-")):
                assert text[0].isupper(), text
                assert text[-1] in ".?", text
            else:
                assert text[-1] not in ".,:;", text


@BOTH
@EVERY_GAME
def test_options_are_told_apart(game: str, lang: str) -> None:
    playing = hindmost.new_game(game, seats=RULES[game].seats[0], seed=1)
    dice = random.Random(1)
    while not playing.over:
        question = playing.questions[0]
        texts = [option.text(lang) for option in question.options]
        assert len(set(texts)) == len(texts), texts
        playing.play(question.seat, dice.choice(question.options).id)


@EVERY_GAME
def test_random_games_say_nothing_unknown(game: str) -> None:
    said = {message.key for played in PLAYED if played[0] == game for message in messages_of(*played)}
    sources = {key for key in said if not SPOKEN.fullmatch(key)}
    assert said - sources <= spoken_keys(game)


FOR_CHRONICLES = frozenset(("ask-return-scotsmen", "ask-spread-any", "log-borrowed", "log-moved-tile"))
"""What the base game says only when a chronicle asks it to."""


@EVERY_GAME
def test_random_games_say_nearly_everything(game: str) -> None:
    """So that reading well means something. What is left out is rare and changes with the engine."""
    said = {message.key for played in PLAYED if played[0] == game for message in messages_of(*played)}
    keys = spoken_keys(game) & written_keys("en", f"{game}.ftl")
    unsaid = sorted(keys - said - FOR_CHRONICLES)
    assert len(unsaid) <= max(8, len(keys) // 5), unsaid


# ------------------------------------------------------------ completeness


def package_of(game: str) -> str:
    return f"games/{game.replace('-', '_')}"


def families_of(game: str) -> dict[str, str]:
    """Where keys are put together, and how they begin; `spoken_keys` knows what comes out."""
    return {
        "kernel/frames.py": "ask-",
        "kernel/verbs.py": "option-",
        f"{package_of(game)}/journal.py": "log-",
        f"{package_of(game)}/chronicles/chronicle.py": "log-",
    }


@cache
def sources_of(game: str) -> dict[str, ast.AST]:
    """The files that speak in a game: its own and those it shares."""
    paths = [path for folder in ("kernel", "mechanics", package_of(game)) for path in (SOURCE / folder).rglob("*.py")]
    return {path.relative_to(SOURCE).as_posix(): ast.parse(path.read_text("utf-8")) for path in sorted(paths)}


@cache
def constants(game: str) -> dict[str, frozenset[str]]:
    """By file: every string that stands in it as a value of its own."""
    found = {}
    for path, tree in sources_of(game).items():
        parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
        found[path] = frozenset(
            node.value
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in parts
        )
    return found


@cache
def spoken_keys(game: str) -> frozenset[str]:
    """Every key of a question, option, reason or log line that the engine can give in a game."""
    rules = RULES[game]
    options = {spec.name: spec.values[0] for spec in rules.options}
    chronicles = rules.modules()
    table = rules.table(rules.seats[-1], chronicles, options, rules.patched(rules.load(None), chronicles))
    found = {text for texts in constants(game).values() for text in texts if SPOKEN.fullmatch(text)}
    found |= {f"ask-{frame.kind()}" for frame in table.frames.values() if asks_by_kind(frame)}
    for verb in table.verbs.values():
        family = "option-" if type(verb).message is Verb.message else getattr(verb, "family", None)
        if family is not None:
            found |= {f"{family}{verb.name}{variant}" for variant in variants_of(game, verb)}
        if verb.name == "pass":
            found |= {f"option-{verb.name}{frame.passing[0]}" for frame in table.frames.values() if frame.passing[0]}
    return frozenset(found | {f"log-{code}" for code in notes_of(game)})


def asks_by_kind(frame: type[Frame[State]]) -> bool:
    """Whether a frame asks without a title of its own."""
    return frame.ask is not Frame.ask and frame.title is Frame.title and frame.kind() not in NEVER_TOLD


NEVER_TOLD = frozenset(("reveal",))
"""Nature's affairs in which one thing alone can come."""


@EVERY_GAME
def test_whatever_nature_is_asked_has_words(game: str) -> None:
    """So that it can be told by hand, in records too."""
    rules = RULES[game]
    modules = rules.modules()
    options = {spec.name: spec.values[0] for spec in rules.options}
    table = rules.table(rules.seats[-1], modules, options, rules.patched(rules.load(None), modules))
    of_nature = {kind: frame for kind, frame in table.frames.items() if "NATURE" in inspect.getsource(frame.seat)}
    assert len(of_nature) >= 3
    wordless = {kind for kind, frame in of_nature.items() if frame.comes is Frame.comes}
    assert wordless <= NEVER_TOLD


def variants_of(game: str, verb: Verb) -> set[str]:
    """The suffixes of a verb's message, unless it lists them; a lone "-" is followed by what becomes of a tile."""
    if type(verb).variant is Verb.variant:
        return {""}
    if hasattr(verb, "variants"):
        return set(verb.variants)
    source = ast.parse(textwrap.dedent(inspect.getsource(type(verb).variant)))
    variants = strings_in(source, "variant")
    if "-" in variants:
        fates = strings_in(sources_of(game)[f"{package_of(game)}/state.py"], "fate")
        return (variants - {"-"}) | {f"-{fate}" for fate in fates}
    bare = any(isinstance(node, ast.Constant) and node.value == "" for node in ast.walk(source))
    return variants | ({""} if bare else set())


def strings_in(tree: ast.AST, function: str) -> set[str]:
    """What all functions of this name spell out, those that document them and empty ones left out."""
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name == function]
    documentation = {ast.get_docstring(node) for node in functions}
    nodes = [node for each in functions for statement in each.body for node in ast.walk(statement)]
    strings = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    return {text for text in strings if text and text not in documentation}


def notes_of(game: str) -> set[str]:
    notes: dict[str, object] = import_module(f"hindmost.{package_of(game).replace('/', '.')}.journal").NOTES
    return set(notes).union(*(getattr(module, "notes", {}) for module in RULES[game].modules()))


def written_keys(lang: str, *files: str) -> set[str]:
    """The keys in these files of a language."""
    texts = {file: (SOURCE / "text" / lang / file).read_text("utf-8") for file in files}
    return set(Language(lang, texts).messages)


def test_keys_are_put_together_from_all_there_is() -> None:
    found = spoken_keys("glen-more")
    assert {key for key in found if key.startswith("option-take")} == {
        "option-take-free",
        "option-take-pay",
        "option-take-buy",
        "option-take-unplaceable",
        "option-take-unpayable",
    }
    assert {"option-end", "option-pay", "option-pay-market", "option-pay-market-full", "option-pay-member"} <= found
    assert {"option-sell", "option-sell-unwanted", "option-to", "option-to-parliament"} <= found
    assert {"ask-consolation", "ask-move-to", "reason-full", "reason-cannot-pay", "log-took", "log-award"} <= found
    assert {"ask-roll-die", "ask-lay", "ask-seat-order"} <= found
    assert not {"option-pay member", "option-take"} & found


@EVERY_GAME
def test_all_key_families_are_known(game: str) -> None:
    for path, tree in sources_of(game).items():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr) and node.values and isinstance(node.values[0], ast.Constant):
                start = str(node.values[0].value)
                if start.startswith(("reason-", "ask-", "option-", "log-")):
                    assert families_of(game).get(path) == start, f"{path} puts keys together: {start}..."


@BOTH
@EVERY_GAME
def test_every_key_has_a_sentence(game: str, lang: str) -> None:
    assert [key for key in sorted(spoken_keys(game)) if not has(key, lang)] == []


@BOTH
def test_no_sentence_is_dead(lang: str) -> None:
    written = written_keys(lang, "kernel.ftl", *(f"{game}.ftl" for game in RULES))
    alive = set[str]().union(*(spoken_keys(game) for game in RULES))
    assert sorted(key for key in written - alive if SPOKEN.fullmatch(key)) == []


@EVERY_GAME
def test_no_note_is_dead(game: str) -> None:
    used = set[str]().union(*(texts for path, texts in constants(game).items() if not path.endswith("journal.py")))
    assert sorted(notes_of(game) - used) == []


@BOTH
def test_every_source_of_vp_has_a_name(lang: str) -> None:
    spelled = {text for texts in constants("glen-more").values() for text in texts}
    sources = {text for text in spelled if re.fullmatch("score-[a-z]+", text)} | {
        f"score-{name}" for name in CATEGORIES
    }
    assert {key for key in written_keys(lang, "glen-more.ftl") if key.startswith("score-")} == sources


@BOTH
def test_every_activation_has_a_deed(lang: str) -> None:
    catalogue = RULES["glen-more"].load(None)
    activations: set[Effect] = {tile.activation for tile in catalogue.tiles if tile.activation is not None}
    deeds = [deed_message(effect.message(catalogue.lexicon)) for effect in activations]
    for deed in deeds:
        assert render(deed, lang)[0].islower()
    written = {key for key in written_keys(lang, "glen-more.ftl") if key.startswith("deed-")}
    assert {deed.key for deed in deeds} == written


@pytest.mark.parametrize("file", ["kernel.ftl", *(f"{game}.ftl" for game in RULES)])
def test_french_spaces_do_not_break(file: str) -> None:
    """Before high punctuation and inside quotation marks, where a plain space could end a line."""
    for line in (SOURCE / "text/fr" / file).read_text("utf-8").splitlines():
        assert line.startswith("#") or not re.search(r" [:;?!»]|« ", line), line


# ------------------------------------------------------------ exact sentences

WOOD, STONE, GRAIN, SHEEP, CATTLE = range(5)
HOME_SLOT, FOREST, MEADOW, LOCH, BUTCHER, VILLAGE = range(6)


@cache
def laid_table() -> GlenMore:
    """Seat 0 has taken Loch Ness; some tiles, goods and people lie in its territory, some tiles on the rondel."""
    rules = RULES["glen-more"]
    g = rules.new_state(rules.table(4, (), {}, rules.load(None)))
    assert isinstance(g, GlenMore)
    names = g.kit.names
    e = g.estates[0]
    for cell, name, goods in (
        (HOME + NORTH, "forest", unit(WOOD)),
        (HOME + EAST, "meadow", unit(SHEEP)),
        (HOME + NORTH + EAST, "loch-morar", 0),
        (HOME + WEST, "butcher", 0),
        (HOME + SOUTH, "village", 0),
    ):
        tile = names.index(name)
        e.build(e.ground.with_tile(cell, tile, g.kit.edges[tile]))
        e.put(len(e.goods) - 1, goods)
    e.members[VILLAGE] = 1
    e.coins = 2
    g.active = 0
    g.hand = names.index("loch-ness")
    g.track.pieces = [3, 0, 1, 2]
    for space, name in enumerate(("fair", "butcher", "distillery", "tavern", "loch-oich"), start=4):
        g.track.tiles[space] = names.index(name)
    g.market.rows = [1, 0, 3, 2, 0]
    return g


def option_of(choice: int) -> Option:
    frame: Frame[Any] = TAKE_TILE
    return Question(laid_table(), frame, 0, [choice], render).options[0]


@pytest.mark.parametrize(
    ("choice", "english", "french"),
    [
        (TAKE | 4, "Take Fair, 1 step ahead: 1 wood", "Prendre la tuile Foire, 1 case plus loin : 1 bois"),
        (TAKE | 5, "Take Butcher, 2 steps ahead: free", "Prendre la tuile Boucherie, 2 cases plus loin : gratuit"),
        (
            TAKE | 6,
            "Take Distillery, 3 steps ahead: 1 stone (at least 1 coin at the market)",
            "Prendre la tuile Distillerie, 3 cases plus loin : 1 pierre (au moins 1 pièce au marché)",
        ),
        (
            TAKE | 7,
            "Take Tavern, 4 steps ahead: you cannot afford 1 barrel of whisky, so it is discarded",
            "Prendre la tuile Taverne, 4 cases plus loin : impossible de payer 1 tonneau de whisky, tuile défaussée",
        ),
        (
            TAKE | 8,
            "Take Loch Oich, 5 steps ahead: it fits nowhere and is discarded",
            "Prendre la tuile Loch Oich, 5 cases plus loin : aucun emplacement, tuile défaussée",
        ),
        (PLACE | HOME + WEST + NORTH, "Place Loch Ness at (-1,1)", "Placer la tuile Loch Ness en (-1,1)"),
        (DISCARD, "Discard Loch Ness", "Défausser la tuile Loch Ness"),
        (PAY | WOOD << 8 | FOREST, "Pay 1 wood from Forest (0,1)", "Payer 1 bois de la tuile Forêt (0,1)"),
        (PAY | WOOD << 8 | BESIDE, "Buy 1 wood for 2 coins", "Acheter 1 bois pour 2 pièces"),
        (PAY | CATTLE << 8 | BESIDE, "Buy 1 cow for 1 coin", "Acheter 1 bœuf pour 1 pièce"),
        (PAY | GRAIN << 8 | BESIDE, "Buy 1 grain", "Acheter 1 céréale"),
        (
            PAY_MEMBER | HOME_SLOT,
            "Give up a clan member from Start Village (0,0)",
            "Rendre un membre du clan de la tuile Village de départ (0,0)",
        ),
        (PAY_MEMBER | BESIDE, "Give up a member of parliament", "Rendre un membre du Parlement"),
        (ACTIVATE | FOREST, "Activate Forest (0,1): produce 1 wood", "Activer la tuile Forêt (0,1) : produire 1 bois"),
        (
            ACTIVATE | BUTCHER,
            "Activate Butcher (-1,0): give 1 or 2 sheep for 2 or 4 VP",
            "Activer la tuile Boucherie (-1,0) : donner 1 ou 2 moutons contre 2 ou 4 PV",
        ),
        (
            ACTIVATE | VILLAGE,
            "Activate Village (0,-1): receive 1 movement point",
            "Activer la tuile Village (0,-1) : recevoir 1 déplacement",
        ),
        (ACTIVATE | LOCH, "Activate Loch Morar (1,1)", "Activer la tuile Loch Morar (1,1)"),
        (CHOOSE | SHEEP, "Choose 1 sheep", "Choisir 1 mouton"),
        (
            MOVE | VILLAGE,
            "Move a clan member from Village (0,-1)",
            "Déplacer un membre du clan de la tuile Village (0,-1)",
        ),
        (TO | FOREST, "Go to Forest (0,1)", "Vers Forêt (0,1)"),
        (TO | BESIDE, "Go to parliament", "Vers le Parlement"),
        (END, "End turn", "Terminer le tour"),
        (
            SELL | SHEEP << 8 | MEADOW,
            "Sell 1 sheep from Meadow (1,0) for 2 coins",
            "Vendre 1 mouton de la tuile Pré (1,0) pour 2 pièces",
        ),
        (
            SELL | WOOD << 8 | FOREST,
            "Sell 1 wood from Forest (0,1) for 1 coin",
            "Vendre 1 bois de la tuile Forêt (0,1) pour 1 pièce",
        ),
        (
            SELL | CATTLE << 8 | MEADOW,
            "Sell 1 cow from Meadow (1,0)",
            "Vendre 1 bœuf de la tuile Pré (1,0)",
        ),
    ],
)
def test_option(choice: int, english: str, french: str) -> None:
    option = option_of(choice)
    assert option.text() == english
    assert plain(option.text("fr")) == french


def test_option_to_give() -> None:
    option = option_of(GIVE | laid_table().kit.names.index("butcher") << 8 | 1)
    assert option.text() == "Give 2 sheep for 4 VP"
    assert option.text("fr") == "Donner 2 moutons contre 4 PV"


@pytest.mark.parametrize(
    ("frame", "english", "french"),
    [
        (TAKE_TILE, "Choose a tile to take.", "Prenez une tuile."),
        (
            PLACE_TILE,
            "Place Loch Ness. Cost: 1 clan member.",
            "Où va la tuile Loch Ness (1 membre du clan) ?",
        ),
        (
            Pay(unit(WOOD) + unit(STONE), 0, 0, 0),
            "Choose how to pay 1 wood and 1 stone.",
            "Comment payer 1 bois et 1 pierre ?",
        ),
        (
            Pay(0, 2, 0b01101, 1),
            "Choose how to pay 2 different resources (wood, grain or sheep).",
            "Comment payer 2 cubes différents (bois, céréales ou moutons) ?",
        ),
        (
            MoveTo(VILLAGE),
            "Choose where the clan member on Village (0,-1) goes.",
            "Où va le membre du clan de la tuile Village (0,-1) ?",
        ),
    ],
)
def test_question(frame: Frame[GlenMore], english: str, french: str) -> None:
    title = frame.title(laid_table())
    assert render(title) == english
    assert plain(render(title, "fr")) == french


@pytest.mark.parametrize(
    ("movement", "english", "french"),
    [
        (0, "Activate tiles, then", "Activez des tuiles, puis"),
        (1, "Activate tiles, use your movement point, then", "Activez des tuiles et déplacez une fois, puis"),
        (2, "Activate tiles, use 2 movement points, then", "Activez des tuiles et déplacez 2 fois, puis"),
    ],
)
def test_question_of_the_activation(movement: int, english: str, french: str) -> None:
    g = laid_table().copy()
    g.movement = movement
    title = ACTIVATE_TILES.title(g)
    assert render(title) == f"{english} end your turn."
    assert render(title, "fr") == f"{french} terminez votre tour."


@pytest.mark.parametrize(
    ("note", "english", "french"),
    [
        (Note("took", 0, 0, 5, 0, -1), "takes Forest", "prend Forêt"),
        (Note("gave-whisky", 0, 2, 0, 0, -1), "gives 2 barrels of whisky", "donne 2 tonneaux de whisky"),
        (Note("sold", 0, SHEEP, 1, 0, -1), "sells 1 sheep for 1 coin", "vend 1 mouton pour 1 pièce"),
        (
            Note("moved", 0, HOME, HOME + NORTH, 0, -1),
            "moves a clan member from Forest (0,0) to Forest (0,1)",
            "déplace un membre du clan de la tuile Forêt (0,0) à la tuile Forêt (0,1)",
        ),
        (
            Note("rolled", -1, 2, 0, 7, -1),
            "The Die rolls 2 and removes Forest from space 7",
            "Le Dé fait 2 et retire la tuile Forêt de la case 7",
        ),
        (Note("award-score-whisky", 0, 3, 0, 0, -1), "scores 3 VP: Whisky", "marque 3 PV : Whisky"),
        (
            Note("award-score-size", 0, -12, 0, 0, -1),
            "loses 12 VP: Territory size",
            "perd 12 PV : Taille du territoire",
        ),
        (Note("award-card-loch-morar", 0, 8, 0, 0, -1), "scores 8 VP: Loch Morar", "marque 8 PV : Loch Morar"),
    ],
)
def test_log_line(note: Note, english: str, french: str) -> None:
    message = entry(laid_table(), note)
    assert render(message) == english
    assert plain(render(message, "fr")) == french


def test_reason_for_what_is_no_choice() -> None:
    question = hindmost.new_game("glen-more", seats=4, seed=42).questions[0]
    why = question.explain("fly")
    assert why.text() == "There is no choice “fly” here."
    assert plain(why.text("fr")) == "Il n’y a pas ici de choix « fly »."
    with pytest.raises(hindmost.NotOffered, match=r"There is no choice “fly” here\. Offered: take 4, "):
        question.option("fly")


def plain(text: str) -> str:
    """The text with plain spaces, as one types it."""
    return text.replace("\u00a0", " ")
