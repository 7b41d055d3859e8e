"""What Glasgow says, word for word, in both languages."""

from __future__ import annotations

import pytest

from hindmost.text.render import render
from tests.glasgow_scenario import Scene

SHOP = "architect 2: sh1 m7\nseat 0: brick 3, whisky 1\nseat 1: brick 1\ncity: 0,0 f5 0 / 1,0 f7 1"
"""Seat 0 can pay for the shop, with or without whisky; beside it a gold and a trade factory."""


def played(position: str, answers: str) -> Scene:
    scene = Scene(position)
    for answer in answers.split(", ") if answers else []:
        scene.play(scene.game.questions[0].seat, answer)
    return scene


def plain(text: str) -> str:
    """With plain spaces, as one reads it."""
    return text.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("position", "answers", "english", "french"),
    [
        ("", "", "Move your merchant to a tile ahead.", "Avancez votre marchand."),
        (
            "",
            "go 4",
            "Use this tile (1 brick and 1 steel), or end your turn.",
            "Utilisez cette tuile (1 brique et 1 acier) ou terminez votre tour.",
        ),
        (
            "",
            "go 12",
            "Nothing to do here now (run the factories of a row or column): end your turn.",
            "Rien à faire ici (usines d’une ligne ou colonne) : terminez votre tour.",
        ),
        ("", "go 1, use", "Nothing left to do: end your turn.", "Terminez votre tour."),
        (
            SHOP,
            "go 5",
            "Choose a building to build, or end your turn.",
            "Construisez un bâtiment ou terminez votre tour.",
        ),
        (
            "architect 2: m6 m7",
            "go 5",
            "You cannot afford a building here: end your turn.",
            "Aucun bâtiment à votre portée : terminez votre tour.",
        ),
        (
            SHOP,
            "go 5, build sh1",
            "Use the whisky in place of one of the goods?",
            "Le whisky remplace-t-il une marchandise ?",
        ),
        (SHOP, "go 5, build sh1, pay goods", "Place the shop.", "Où va ce bâtiment (magasin) ?"),
        (
            SHOP,
            "go 5, build sh1, pay goods, place 2,0",
            "Choose the factory that runs next.",
            "Quelle usine s’active ensuite ?",
        ),
        (
            SHOP,
            "go 5, build sh1, pay goods, place 1,1",
            "Convert goods, or skip it.",
            "Échangez des marchandises ou renoncez.",
        ),
    ],
)
def test_question(position: str, answers: str, english: str, french: str) -> None:
    question = played(position, answers).game.questions[0]
    assert question.text() == english
    assert plain(question.text("fr")) == french


@pytest.mark.parametrize(
    ("position", "answers", "option", "english", "french"),
    [
        ("", "", "go 1", "Go 1 step: 1 brick", "Avancer de 1 case : 1 brique"),
        ("", "", "go 7", "Go 7 steps: the whisky", "Avancer de 7 cases : le whisky"),
        ("", "", "go 5", "Go 5 steps: architect", "Avancer de 5 cases : architecte"),
        ("", "go 2", "use", "Take 2 bricks", "Prendre 2 briques"),
        ("", "go 8", "choose gold", "Choose 1 gold", "Choisir 1 or"),
        ("", "go 9", "convert steel>gold", "Turn 1 steel into 1 gold", "Échanger 1 acier contre 1 or"),
        (
            "seat 0: whisky 1",
            "go 9",
            "convert brick>steel whisky",
            "Turn the whisky, used as 1 brick, into 1 steel",
            "Échanger le whisky, qui remplace 1 brique, contre 1 acier",
        ),
        (
            "",
            "go 11",
            "refresh 3",
            "Replace the buildings of architect 3",
            "Renouveler les bâtiments de l’architecte 3",
        ),
        (SHOP, "go 12", "line row 0", "Run the factories in row 0", "Activer les usines de la ligne 0"),
        (SHOP, "go 12", "line column 1", "Run the factories in column 1", "Activer les usines de la colonne 1"),
        ("", "go 13", "reveal", "Turn over a building", "Révéler un bâtiment"),
        (
            SHOP,
            "go 5",
            "build sh1",
            "Build Shop 1 (1 VP) for 2 bricks",
            "Construire Magasin 1 (1 PV) pour 2 briques",
        ),
        (
            SHOP,
            "go 5, build sh1",
            "pay whisky brick",
            "Use the whisky as 1 brick",
            "Remplacer 1 brique par le whisky",
        ),
        (
            SHOP,
            "go 5, build sh1, pay goods",
            "place 2,0",
            "Place Shop 1 at (2,0)",
            "Placer Magasin 1 en (2,0)",
        ),
        (
            SHOP,
            "go 5, build sh1, pay goods, place 2,0",
            "factory 0,0",
            "Run your factory at (0,0): 1 gold",
            "Activer votre usine en (0,0) : 1 or",
        ),
        (
            SHOP,
            "go 5, build sh1, pay goods, place 2,0",
            "factory 1,0",
            "Run your rival’s factory at (1,0): trade",
            "Activer l’usine adverse en (1,0) : des échanges",
        ),
        (SHOP, "go 5, build sh1, pay goods, place 1,1", "decline", "Skip", "Renoncer"),
        ("", "go 1", "end", "End turn", "Terminer le tour"),
    ],
)
def test_option(position: str, answers: str, option: str, english: str, french: str) -> None:
    found = played(position, answers).game.questions[0].option(option)
    assert found.text() == english
    assert plain(found.text("fr")) == french


@pytest.mark.parametrize(
    ("position", "answers", "option", "english", "french"),
    [
        (
            "",
            "",
            "go 0",
            "You must stop on another tile than the one you leave.",
            "Vous devez finir sur une autre tuile que celle que vous quittez.",
        ),
        ("merchants: 0 3", "", "go 3", "The other merchant is there.", "L’autre marchand s’y trouve."),
        ("architect 2: m7 sh1", "go 5", "build m7", "You cannot afford it.", "Vous ne pouvez pas le payer."),
        (
            "seat 0: steel 4",
            "go 9",
            "convert gold>steel",
            "Your warehouse has no room for it.",
            "Votre entrepôt n’a plus de place pour cela.",
        ),
        (
            "seat 0: steel 1",
            "go 9",
            "convert brick>steel",
            "You have none to give.",
            "Vous n’en avez pas à donner.",
        ),
        ("", "go 1, use", "use", "You have used this tile already.", "Vous avez déjà utilisé cette tuile."),
        (
            SHOP,
            "go 5, build sh1, pay goods",
            "place 2,1",
            "A building must share a side with the city.",
            "Un bâtiment doit partager un côté avec la ville.",
        ),
        (
            SHOP,
            "go 5, build sh1, pay goods",
            "place 0,0",
            "There is a building here already.",
            "Il y a déjà un bâtiment.",
        ),
    ],
)
def test_reason(position: str, answers: str, option: str, english: str, french: str) -> None:
    why = played(position, answers).game.questions[0].explain(option)
    assert why.text() == english
    assert plain(why.text("fr")) == french


@pytest.mark.parametrize(
    ("position", "answers", "english", "french"),
    [
        ("", "go 1", "moves 1 step to: 1 brick", "avance de 1 case : 1 brique"),
        ("", "go 14", "doubles the next stop", "double son prochain arrêt"),
        (
            "seat 0: brick 4",
            "go 2, use",
            "gains 1 brick; no room for 1 more",
            "gagne 1 brique (faute de place, perte de 1)",
        ),
        ("seat 0: brick 5", "go 1, use", "has no room for 1 brick", "n’a pas de place pour 1 brique"),
        ("", "go 7, use", "takes the whisky", "prend le whisky"),
        ("seat 1: whisky 1", "go 7, use", "takes the whisky from the other player", "prend le whisky à son adversaire"),
        ("", "go 9, convert steel>gold", "turns 1 steel into 1 gold", "échange 1 acier contre 1 or"),
        (
            SHOP,
            "go 5, build sh1, pay goods, place 1,1",
            "runs Factory 7 at (1,0)",
            "active Usine 7 (1,0)",
        ),
    ],
)
def test_log_line(position: str, answers: str, english: str, french: str) -> None:
    message = played(position, answers).game.log()[-1][1]
    assert render(message) == english
    assert plain(render(message, "fr")) == french
