"""Secrets of a chronicle made up: cairns that are built unseen, stone by stone, from stones that lie face down."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import ClassVar, Final

import pytest

from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.kernel.frames import Frame
from hindmost.kernel.game import Game
from hindmost.kernel.hooks import BEFORE, Insert
from hindmost.kernel.messages import Json
from hindmost.kernel.pools import FaceDown
from hindmost.kernel.sealed import MOST_PARTS, Sealed, packed, unpacked
from hindmost.kernel.state import Slice, State
from hindmost.kernel.verbs import PAYLOAD, Verb, verb_code
from hindmost.kernel.views import COUNT, Component
from tests.chronicles.made_up import NUMBER, PLAIN, MadeUp, new_game, restored, scene_with
from tests.glen_more_ii_scenario import Scene
from tests.properties.playing import questions_of, text_of, views_of, walk

STACK: Final = verb_code(NUMBER, 0)
SEAL: Final = verb_code(NUMBER, 1)
MOST: Final = 3


class Stack(Verb):
    """Payload: the stone."""

    name: ClassVar[str] = "stack"
    code: ClassVar[int] = STACK

    def words(self, g: GlenMoreII, payload: int) -> str:
        return str(payload)


class Seal(Verb):
    name: ClassVar[str] = "seal"
    code: ClassVar[int] = SEAL


class Stones(Slice):
    """The stones of each seat, those that are left, and the cairns as they were built; every number once."""

    __slots__ = ("cairns", "hands", "supply")

    def __init__(self, supply: list[int], hands: list[list[int]], cairns: list[list[int]]) -> None:
        self.supply = supply
        self.hands = hands
        self.cairns = cairns

    @classmethod
    def new(cls, seats: int) -> Stones:
        return Stones(list(range(3 * seats, 3 * seats + 4)), [[3 * s, 3 * s + 1, 3 * s + 2] for s in range(seats)], [])

    @classmethod
    def revive(cls, data: Json) -> Stones:
        return Stones(list(data["supply"]), [list(hand) for hand in data["hands"]], [list(c) for c in data["cairns"]])

    def copy(self) -> Stones:
        return Stones(self.supply[:], [hand[:] for hand in self.hands], [cairn[:] for cairn in self.cairns])

    def to_json(self) -> Json:
        hands, cairns = [hand[:] for hand in self.hands], [cairn[:] for cairn in self.cairns]
        return {"supply": self.supply[:], "hands": hands, "cairns": cairns}


def stones(g: State) -> Stones:
    part = g.table.slice_of(g, "made-up")
    assert isinstance(part, Stones)
    return part


class Hand(FaceDown):
    """A seat sees its own stones; of the others' and of the supply it knows how many there are."""

    name: ClassVar[str] = "stones"
    owned: ClassVar[bool] = True
    others: ClassVar[int] = COUNT

    def read(self, g: GlenMoreII, owner: int) -> Json:
        return stones(g).hands[owner]

    def unseen(self, g: GlenMoreII, seat: int) -> list[list[int]]:
        part = stones(g)
        return [*(hand for other, hand in enumerate(part.hands) if other != seat), part.supply]


class Cairn(Sealed[GlenMoreII]):
    """From the bottom to the top, each stone once, at least one."""

    __slots__ = ()

    within: ClassVar[tuple[str, ...]] = ("cairn",)

    def offer(self, g: GlenMoreII, seat: int, parts: list[int]) -> list[int]:
        places = [] if len(parts) == MOST else [place for place in range(MOST) if place not in parts]
        return [*(STACK | place for place in places), *([SEAL] if parts else [])]

    def seals(self, choice: int) -> bool:
        return choice == SEAL

    def open_all(self, g: GlenMoreII, answers: list[list[int]]) -> None:
        stones(g).cairns = answers


OPENED: Final[list[list[list[int]]]] = []


class Once(Cairn):
    """Writes down what was opened."""

    __slots__ = ()

    def open_all(self, g: GlenMoreII, answers: list[list[int]]) -> None:
        OPENED.append(answers)


class Raise(Frame[GlenMoreII]):
    """Once in the game everybody who has stones builds."""

    __slots__ = ()

    def run(self, g: GlenMoreII) -> None:
        if not stones(g).cairns:
            seats = tuple(seat for seat, hand in enumerate(stones(g).hands) if hand)
            g.stack.append(Cairn(seats, (-1,) * len(seats)))


class Cairns(MadeUp):
    """Its frames and verbs are those of this file."""

    part: ClassVar[type[Slice] | None] = Stones

    def components(self) -> tuple[Component, ...]:
        return (Hand(),)


BUILDERS: Final = Cairns(Insert("turn", BEFORE, "take", "cairn", Raise()))


def building(*answers: str) -> Scene:
    scene = scene_with(BUILDERS, PLAIN)
    assert [question.seat for question in scene.game.questions] == [0, 1, 2]
    for answer in answers:
        seat, _, option = answer.partition(" ")
        scene.game.play(int(seat), option)
        sound(scene.game)
    return scene


def sound(game: Game) -> None:
    assert game.check() == []
    twin = restored(game)
    assert questions_of(twin) == questions_of(game)
    assert views_of(twin) == views_of(game)
    assert twin.hash() == game.hash()


def offered(scene: Scene, seat: int) -> list[str]:
    return [option.id for option in scene.game.question(seat).options]


def frame_of(game: Game) -> Cairn:
    frame = game.state.stack[-1]
    assert isinstance(frame, Cairn)
    return frame


OTHERS: Final = ("1 stack 1", "1 seal", "2 stack 0", "2 stack 2", "2 seal")


# ---------------------------------------------------------------- answers of several parts


def test_parts_come_in_the_order_in_which_they_are_put_together() -> None:
    scene = building("0 stack 2", "0 stack 0", "0 stack 1", "0 seal", *OTHERS)
    assert stones(scene.state).cairns == [[2, 0, 1], [1], [0, 2]]
    assert scene.asked == (0, "take")


def test_what_is_offered_depends_on_the_parts_there_are() -> None:
    scene = building()
    assert offered(scene, 0) == ["stack 0", "stack 1", "stack 2"]
    scene.game.play(0, "stack 1")
    assert offered(scene, 0) == ["stack 0", "stack 2", "seal"]
    scene.game.play(0, "stack 0")
    scene.game.play(0, "stack 2")
    assert offered(scene, 0) == ["seal"]
    assert offered(scene, 1) == ["stack 0", "stack 1", "stack 2"], "the others' parts are nothing to it"


def test_seats_may_take_turns_in_any_order() -> None:
    scene = building("2 stack 0", "0 stack 2", "1 stack 1", "2 stack 2", "1 seal", "0 stack 0", "2 seal", "0 seal")
    assert stones(scene.state).cairns == [[2, 0], [1], [0, 2]]


def test_nobody_learns_how_many_parts_another_has() -> None:
    """What anybody else can see is the same after none, one, two and three."""
    faces = set()
    for parts in ((), ("0 stack 2",), ("0 stack 2", "0 stack 0"), ("0 stack 2", "0 stack 0", "0 stack 1")):
        game = building(*parts).game
        others = [game.view(1), game.view(2), game.view(None), [q for q in questions_of(game) if q["seat"] != 0]]
        faces.add(text_of([others, [note.to_json() for note in game.journal], game.log(1), game.can_undo]))
    assert len(faces) == 1


def test_sealed_answers_look_alike() -> None:
    faces = set()
    for parts in (("0 stack 2",), ("0 stack 0", "0 stack 1")):
        game = building(*parts, "0 seal").game
        assert game.view(1)["asked"] == [1, 2]
        faces.add(text_of([game.view(1), game.view(None), questions_of(game), len(game.journal)]))
    assert len(faces) == 1


def test_whoever_has_sealed_may_begin_anew_until_all_have() -> None:
    scene = building("0 stack 2", "0 seal", "1 stack 1", "1 seal")
    assert offered(scene, 0) == ["stack 0", "stack 1", "stack 2"]
    scene.game.play(0, "stack 0")
    assert [question.seat for question in scene.game.questions] == [0, 2]
    for seat, answer in ((2, "stack 0"), (2, "seal"), (0, "seal")):
        scene.game.play(seat, answer)
    assert stones(scene.state).cairns == [[0], [1], [0]]


def test_where_nobody_is_asked_all_is_opened_at_once() -> None:
    """Like any secret; what follows must not wait for an answer that never comes."""
    state = building().state
    Once((), ()).run(state)
    assert Once((), ()).ask(state) is None
    assert OPENED == [[]]


NONSENSE: Final[dict[str, int]] = {
    "no beginning": 0,
    "no beginning, sealed": 1,
    "nothing sealed": packed([], True),
    "a stone that is not there": packed([5], False),
    "a stone twice": packed([0, 0], True),
    "too many": packed([0, 1, 2, 0], False),
    "more than a number holds": packed([0] * (MOST_PARTS + 1), True),
}


@pytest.mark.parametrize("answer", NONSENSE.values(), ids=NONSENSE)
def test_what_was_never_offered_is_a_fault(answer: int) -> None:
    game = building("1 stack 0").game
    game.state.stack[-1] = frame_of(game).with_answers((answer, *frame_of(game).answers[1:]))
    assert game.check() == ["the frame 'cairn' has an answer of seat 0 that was not offered"]


def test_a_seat_is_asked_once() -> None:
    game = building().game
    game.state.stack[-1] = Cairn((0, 0, 1), (-1, -1, -1))
    assert game.check() == ["the frame 'cairn' asks a seat twice"]


def test_parts_are_packed_and_unpacked() -> None:
    for parts in ([], [0], [63], [0, 0, 1], [5] * MOST_PARTS):
        for is_sealed in (False, True):
            assert unpacked(packed(parts, is_sealed)) == parts
    assert unpacked(-1) == []


def test_a_redeal_keeps_what_the_seat_has_built_and_changes_what_others_have_sealed() -> None:
    game = building("0 stack 2", "0 stack 0", "0 seal", "1 stack 1", "2 stack 0").game
    before = text_of([game.view(1), questions_of(game)[0]])
    met = set()
    for seed in range(60):
        twin = game.redealt(1, seed=seed)
        assert twin.check() == []
        assert text_of([twin.view(1), questions_of(twin)[0]]) == before
        answers = frame_of(twin).answers
        assert unpacked(answers[1]) == [1], "its own"
        assert answers[2] == -1, "nobody knows that it was begun"
        met.add(tuple(unpacked(answers[0])))
        assert answers[0] & 1
    assert len(met) == 3 + 6 + 6, "every cairn that could have been sealed"


# ---------------------------------------------------------------- what lies face down


def test_a_redeal_leaves_the_view_and_keeps_the_stones() -> None:
    game = building().game
    for seat in range(3):
        for seed in range(10):
            twin = game.redealt(seat, seed=seed)
            assert twin.view(seat) == game.view(seat)
            assert stones(twin.state).hands[seat] == stones(game.state).hands[seat]
            assert everything(twin) == everything(game)
            assert twin.check() == []
    assert stones(game.state).hands == [[0, 1, 2], [3, 4, 5], [6, 7, 8]], "the real one is as it was"


def everything(game: Game) -> Counter[int]:
    part = stones(game.state)
    return Counter(part.supply + [stone for hand in part.hands for stone in hand])


def test_a_redeal_can_reach_every_deal() -> None:
    """Seat 0 does not know how six stones lie in two hands of one, and the rest in the supply: 6 times 5 deals."""
    game = building().game
    part = stones(game.state)
    part.hands, part.supply = [[0], [1], [2]], [3, 4, 5, 6]
    chance = Random(1)
    met = {tuple(map(tuple, stones(game.redealt(0, chance.randrange).state).hands)) for _ in range(600)}
    assert met == {((0,), (one,), (two,)) for one in range(1, 7) for two in range(1, 7) if one != two}


def test_others_see_how_many_stones_there_are() -> None:
    game = building().game
    assert [seat["stones"] for seat in game.view(0)["seats"]] == [[0, 1, 2], 3, 3]
    assert [seat["stones"] for seat in game.view(None)["seats"]] == [3, 3, 3]


def test_games_with_secrets_come_to_an_end() -> None:
    for seed in range(2):
        game = new_game(BUILDERS, 3, seed)
        for step in walk(game, seed):
            assert game.check() == []
            if step.question.kind == "cairn":
                sound(game)
                assert step.option.choice & PAYLOAD < MOST
        assert game.over
        assert len(stones(game.state).cairns) == 3
