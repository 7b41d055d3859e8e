"""Lady Auto MacNifique at a printed table: told what the rules list and nothing else, she plays the very same game."""

from __future__ import annotations

from itertools import combinations
from random import Random
from typing import Final

import pytest

import hindmost
from hindmost import NATURE, BadConfiguration, Game, NotOffered, Option
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import FACE_DOWN, prison
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, KEY, YOU
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.companion.board import TableBoard
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.companion.stacks import LAST, MORE
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.levels import LEVELS
from hindmost.games.glen_more_ii.refill import TILE, current_stack
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.text.render import render
from tests.chronicles.witness import Retold, Witness, board_of, hers, sheet_of
from tests.configurations import FULL
from tests.properties.playing import LANGUAGES, through_json

ALL: Final = (1, 2, 3, 5, 6, 7, 8, 9, 10, 11)
PAIRS: Final = [*combinations(ALL, 2)]
TABLES: Final = [(), *((number,) for number in ALL), ALL]
NAMES: Final = list(LEVELS)
ALWAYS: Final = {"roll-for-first", "lay", "roll-die", "where", "your-count", "her-coins", "your-tiles", "your-points"}
"""What is asked without chronicles."""
ASKED: Final[dict[int, set[str]]] = {
    1: {"her-boat-home"}, 2: {"your-toll"}, 3: {"your-sale"}, 5: {"open-haggis"}, 6: set(),
    7: {"draw-great-glen", "keep-great-glen", "your-value"}, 8: {"given-penny"}, 9: {"deal-events", "your-event"},
    10: {"roll-for-track", "reward-gone", "your-level"}, 11: set(),
}  # fmt: skip
"""By chronicle: what it may be asked beside."""


RACE_STARTS_LATE: Final = ((1,), 61)
"""Nothing but Race Start can come once, so that nobody is asked."""


def games() -> list[tuple[tuple[int, ...], int]]:
    """300 of them with `HINDMOST_FULL=1`: every table of TABLES, every pair of chronicles, and some of several."""
    if not FULL:
        return [*((chronicles, 3) for chronicles in TABLES), RACE_STARTS_LATE]
    random = Random("companion")
    several = [tuple(sorted(random.sample(ALL, random.randint(3, 9)))) for _ in range(300)]
    chosen = [*TABLES * 15, *PAIRS, *several][:300]
    return [(chronicles, seed) for seed, chronicles in enumerate(chosen)]


@pytest.mark.parametrize(("chronicles", "seed"), games(), ids=lambda value: str(value).replace(" ", ""))
def test_c12_comp_13_she_plays_the_very_same_game(chronicles: tuple[int, ...], seed: int) -> None:
    """And nothing is asked that the clauses do not list (C12-COMP-01, 11)."""
    witness = Witness(chronicles, NAMES[seed % len(NAMES)], seed)
    told = Retold(witness)
    assert hers(told.game) == hers(witness.game)
    assert sheet_of(told.game) == sheet_of(witness.game)
    assert board_of(told.state) == board_of(witness.state)
    assert told.game.scores == witness.game.scores
    assert told.game.winners == witness.game.winners
    allowed = ALWAYS.union(*(ASKED[number] for number in chronicles))
    assert set(told.asked) <= allowed
    assert hindmost.replay(through_json(told.game.record())).scores == told.game.scores


# ---------------------------------------------------------------- what is asked, and when


def at_table(*chronicles: int, seed: int = 5, level: str = "raiglar") -> Game:
    return hindmost.new_game("glen-more-ii", 1, chronicles, seed, automa=level, companion=True)


def state_of(game: Game) -> GlenMoreII:
    assert isinstance(game.state, GlenMoreII)
    return game.state


def part_of(game: Game) -> TableBoard:
    g = state_of(game)
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, TableBoard)
    return part


def has_word(option: Option) -> bool:
    """Whether a tile comes with a word on its stack."""
    return option.choice & ~TILE in (LAST, MORE)


def play_until(game: Game, kind: str, random: Random, seat: int | None = None) -> bool:
    """Answer at random, near tiles first, until this is asked; False if the game ends before."""
    while not game.over:
        (question,) = game.questions
        if question.kind == kind and seat in (None, question.seat):
            return True
        ids = [option.id for option in question.options if not has_word(option)]
        stops = [each for each in ids if each.startswith("at ")][:4]
        numbers = [each for each in ids if each.startswith("count ")]
        game.play(question.seat, random.choice(stops or numbers[:6] or ids))
    return False


def found(kind: str, *chronicles: int) -> Game:
    """A game in which this is asked now."""
    for seed in range(40):
        game = at_table(*chronicles, seed=seed)
        if play_until(game, kind, Random(seed)):
            return game
    raise AssertionError(f"{kind} is never asked")


def test_c12_comp_03_your_turn_is_one_answer() -> None:
    """The pawn stops on any tile ahead that a pawn may stop on, whatever it costs; the tile is gone for her."""
    game = found("where")
    g = state_of(game)
    (question,) = game.questions
    stops = [option.id for option in question.options if option.id.startswith("at ")]
    assert stops == [f"at {space}" for space in g.track.ahead(YOU)]
    tile = g.track.tiles[g.track.ahead(YOU)[2]]
    game.play(YOU, stops[2])
    assert part_of(game).yours[-1] == tile
    assert tile not in state_of(game).track.tiles
    with pytest.raises(NotOffered):
        game.play(game.questions[0].seat, "at 99")


def test_c12_comp_04_the_die_is_told() -> None:
    game = at_table()
    assert game.questions[0].kind == "roll-for-first"
    assert game.questions[0].seat == NATURE
    assert play_until(game, "roll-die", Random(1))
    assert [option.id for option in game.questions[0].options] == ["die 1", "die 2", "die 3"]


def test_c12_comp_02_the_line_is_told_tile_by_tile() -> None:
    """Her cards and her priority tiles are never asked for: she holds them."""
    game = at_table()
    game.play(NATURE, "die 3")
    spaces = len(state_of(game).track.tiles)
    told = 0
    while game.questions[0].kind == "lay":
        game.play(NATURE, game.questions[0].options[0].id)
        told += 1
    assert game.questions[0].kind == "where"
    lying = [tile for tile in state_of(game).track.tiles if tile >= 0]
    assert len(lying) == spaces - 4  # two pawns, the Die and the empty space
    assert told == len(lying) - 1  # the last one of a stack could only be that
    assert len(part_of(game).priorities) == 4


A, B, C, D = range(1, 5)


def laying(stack: int, left: int, *chronicles: int, seed: int = 5) -> Game:
    """A tile of this stack comes, and so many are expected of it."""
    game = at_table(*chronicles, seed=seed)
    random = Random(seed)
    while not game.over and play_until(game, "lay", random):
        g = state_of(game)
        if current_stack(g) == stack and len(g.stacks[stack]) == left:
            return game
        game.play(NATURE, random.choice([each.id for each in game.questions[0].options if not has_word(each)]))
    raise AssertionError(f"nobody is asked for a tile of stack {stack} with {left} left")


def ids_of(game: Game) -> list[str]:
    return [option.id for option in game.questions[0].options]


def test_c12_comp_05_the_last_tile_by_your_word() -> None:
    """Whatever was expected, the stack is scored at once; what did not come of it may come with the next one."""
    for stack in (A, B, C):
        game = laying(stack, 5)
        before = state_of(game)
        tile = game.questions[0].options[0].id
        coming, others = before.stacks[stack][0], before.stacks[stack][1:]
        assert tile == f"tile {before.kit.ids[coming]}"
        kept = game.clone()
        game.play(NATURE, f"{tile} last")
        g = state_of(game)
        assert game.questions[0].kind == "your-count"
        assert coming in g.track.tiles
        assert (g.stacks[stack], set(others) <= set(g.stacks[stack + 1])) == ([], True)
        assert [note.code for note in game.journal if note.seat == YOU][-1] == "lady-sees-last"
        assert game.check() == []
        assert hindmost.restore(through_json(game.snapshot())).snapshot() == game.snapshot()
        kept.play(NATURE, tile)
        assert kept.questions[0].kind != "your-count"  # without your word there are four more
        assert state_of(kept).scorings == g.scorings


def test_c12_comp_05_more_than_counted() -> None:
    """The scoring waits for your word, and the tiles of the next stack may come before it."""
    for stack in (A, B, C):
        game = laying(stack, 2)
        before = state_of(game)
        scorings = before.scorings
        tile = f"tile {before.kit.ids[before.stacks[stack][0]]}"
        last = f"tile {before.kit.ids[before.stacks[stack][1]]}"
        later = [each for each in before.stacks[stack + 1] if each != before.book.worlds_end]
        game.play(NATURE, f"{tile} more")
        random = Random(1)
        for told in (last, f"tile {before.kit.ids[later[0]]}", f"tile {before.kit.ids[later[1]]} last"):
            assert play_until(game, "lay", random)
            assert state_of(game).scorings == scorings
            assert f"tile {before.kit.ids[before.book.worlds_end]}" not in ids_of(game)
            assert game.check() == []
            game.play(NATURE, told)
        g = state_of(game)
        assert game.questions[0].kind == "your-count"
        assert not g.stacks[stack]
        assert set(g.stacks[stack + 1]) == {*before.stacks[stack + 1]} - {*later[:2]}
        assert game.check() == []


def test_c12_comp_05_nothing_is_told_where_the_count_is_right() -> None:
    """Its last tile comes by itself, as ever; the stacks S and D have no word, because nothing is scored after them."""
    game = laying(B, 2)
    scorings = state_of(game).scorings
    game.play(NATURE, ids_of(game)[0])
    assert play_until(game, "your-count", Random(1))
    assert state_of(game).scorings == scorings
    assert not state_of(game).stacks[B]
    assert {each.rpartition(" ")[2] for each in ids_of(laying(B, 3)) if each.count(" ") > 1} == {"last"}
    assert not any(map(has_word, laying(D, 5).questions[0].options))
    start = at_table()
    start.play(NATURE, "die 3")
    while start.questions[0].kind == "lay":  # the rondel is laid out
        assert not any(map(has_word, start.questions[0].options))
        start.play(NATURE, ids_of(start)[0])


def test_c12_comp_05_worlds_end_comes_when_it_comes() -> None:
    """Where it lies follows from the size of the last stack, which your word has left open."""
    game = laying(C, 4)
    end = f"tile {state_of(game).kit.ids[state_of(game).book.worlds_end]}"
    game.play(NATURE, f"{ids_of(game)[0]} last")
    assert play_until(game, "lay", Random(1))
    assert end in ids_of(game)
    random = Random(2)
    while not game.over:
        (question,) = game.questions
        assert game.check() == []
        plain = [option.id for option in question.options if option.id != end or len(question.options) < 9]
        stops = [each for each in plain if each.startswith("at ")][:4]
        game.play(question.seat, random.choice(stops or plain[:9] or ids_of(game)))


def test_c12_comp_05_later_mobs_come_with_the_first_tile_of_b() -> None:
    """Whichever tile that is: one that was expected in A comes out of B by your word (C8-05)."""
    for seed in range(30):
        game = laying(A, 4, 8, seed=seed)
        g = state_of(game)
        jail = prison(g)
        if not jail.at(FACE_DOWN):
            continue
        expected = f"tile {g.kit.ids[g.stacks[A][1]]}"
        game.play(NATURE, f"{ids_of(game)[0]} last")
        assert prison(state_of(game)).at(FACE_DOWN) == jail.at(FACE_DOWN)
        assert play_until(game, "lay", Random(1))
        assert prison(state_of(game)).at(FACE_DOWN) == jail.at(FACE_DOWN)
        game.play(NATURE, expected)
        assert prison(state_of(game)).at(FACE_DOWN) == []
        assert game.check() == []
        return
    raise AssertionError("no mob lies face down")


def test_c12_comp_05_has_words_in_both_languages() -> None:
    for option in laying(B, 2).questions[0].options:
        for lang in LANGUAGES:
            assert "[" not in option.text(lang)
    told = laying(B, 2).questions[0]
    assert told.option(f"{told.options[0].id} last").text("en").endswith(", the last of its stack")
    assert told.option(f"{told.options[0].id} more").text("fr").endswith("et la pile en a plus que le compte")


def test_c12_comp_07_your_markers_on_her_paths() -> None:
    """A mark beside the answer: the domain is not free any more, and the question stays."""
    game = found("where")
    g = state_of(game)
    marks = [option for option in game.questions[0].options if option.id.startswith("clan ")]
    assert all(g.book.domain_ids[each.choice & 0xFF] == each.id.split()[1] for each in marks)
    game.play(YOU, marks[0].id)
    assert game.questions[0].kind == "where"
    assert marks[0].id not in [option.id for option in game.questions[0].options]
    assert state_of(game).clans.markers[YOU] == [marks[0].choice & 0xFF]
    game.undo()
    assert state_of(game).clans.markers[YOU] == []


def test_c12_comp_09_counts_are_told_at_a_scoring() -> None:
    """One number for each category; both results follow, and her priority tiles move by them."""
    game = found("your-count")
    g = state_of(game)
    for number in (0, 9, 0, 0):
        game.play(YOU, f"count {number}")
    g = state_of(game)
    gained = [award for award in g.sheet if award.seat == YOU and award.source == "score-landmarks"]
    assert [(award.vp, award.when) for award in gained] == [(8, 1)]
    assert part_of(game).counts == [0, 9, 0, 0]
    assert "lady-priority-left" in [note.code for note in game.journal]


def test_c12_comp_10_the_end() -> None:
    """Her coins, your size and your VP: only the size is settled here."""
    game = found("her-coins")
    for answer in ("count 3", "count 40", "count 77"):
        game.play(YOU, answer)
    g = state_of(game)
    assert game.over
    size = sum(award.vp for award in g.sheet if award.seat == YOU and award.source == "score-size")
    assert size < 0
    assert game.scores[YOU] == 77 + size
    assert [award.vp for award in g.sheet if award.seat == HER and award.source == "score-coins"] == [3]
    assert game.winners == (YOU if game.scores[YOU] >= game.scores[HER] else HER,)


@pytest.mark.parametrize(
    ("chronicle", "kind", "answer"),
    [
        (1, "her-boat-home", "yes"),
        (2, "your-toll", "yes"),
        (3, "your-sale", "filled below"),
        (7, "your-value", "count 3"),
        (9, "your-event", "used no-more"),
        (10, "reward-gone", "yes"),
        (10, "your-level", "count 2"),
    ],
)
def test_c12_comp_11_chronicle_by_chronicle(chronicle: int, kind: str, answer: str) -> None:
    """What each asks has words in both languages, can be answered, taken back and kept."""
    game = found(kind, chronicle)
    (question,) = game.questions
    assert question.seat == YOU
    for lang in LANGUAGES:
        texts = [question.text(lang), *(option.text(lang) for option in question.options)]
        assert all(text and "[" not in text for text in texts), texts
    kept = hindmost.restore(through_json(game.snapshot()))
    assert kept.snapshot() == game.snapshot()
    before = game.hash()
    game.play(YOU, answer)
    assert game.check() == []
    if game.can_undo:
        game.undo()
        assert game.hash() == before


def test_c12_comp_11_a_boat_that_is_home_ends_the_race() -> None:
    game = found("her-boat-home", 1)
    before = state_of(game).estates[HER].vp
    game.play(YOU, "yes")
    assert state_of(game).estates[HER].vp == before + 15


def test_c12_comp_11_what_lies_on_the_mountain() -> None:
    """Something that you put there is an item to her; nothing is none."""
    game = found("your-toll", 2)
    g = state_of(game)
    coins = g.slices[g.table.slice_at["highlander"]].to_json()["coins"]
    game.play(YOU, "yes")
    g = state_of(game)
    assert g.slices[g.table.slice_at["highlander"]].to_json()["coins"] >= coins + 1


def test_c12_comp_11_a_reward_that_is_gone_is_not_hers() -> None:
    game = found("reward-gone", 10)
    game.play(YOU, "yes")
    assert "centre-reward" not in [note.code for note in game.journal if note.seat == HER]
    other = found("reward-gone", 10)
    other.play(YOU, "no")
    assert "centre-reward" in [note.code for note in other.journal if note.seat == HER]


def test_every_question_has_words_and_every_position_is_sound() -> None:
    for chronicles in ((), ALL):
        game = at_table(*chronicles, seed=8)
        random = Random(8)
        while not game.over:
            (question,) = game.questions
            for lang in LANGUAGES:
                texts = [question.text(lang), *(option.text(lang) for option in question.options)]
                assert all(text and "[" not in text for text in texts), texts
            assert game.check() == []
            stops = [option.id for option in question.options if option.id.startswith("at ")][:4]
            options = [each for each in question.options if not has_word(each) or not random.randrange(60)]
            game.play(question.seat, random.choice([*stops, random.choice(options).id]))
        for lang in LANGUAGES:
            lines = [render(line, lang) for _, line in game.log(YOU)]
            assert all(line and "[" not in line for line in lines)


def test_whoever_forgets_her_level_is_told() -> None:
    with pytest.raises(BadConfiguration, match="give her level as automa"):
        hindmost.new_game("glen-more-ii", 1, companion=True)
    with pytest.raises(BadConfiguration, match="True or False"):
        hindmost.new_game("glen-more-ii", 1, automa="raiglar", companion="yes")  # type: ignore[arg-type]
    with pytest.raises(BadConfiguration, match="Chronicle 4 needs 3 players"):
        at_table(4)
    game = at_table()
    assert game.record()["chance"] == "told"
    assert game.record()["companion"] is True
