"""The seven hooks, one by one, and what a table refuses to be laid with."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

import hindmost
from hindmost import BadConfiguration, DamagedSnapshot, NotOffered
from hindmost.kernel.frames import NATURE, Frame
from hindmost.kernel.hooks import (
    AFTER,
    BEFORE,
    Actor,
    EventPoint,
    Fold,
    FoldPoint,
    Hook,
    Insert,
    Listener,
    Patch,
    Veto,
    VetoPoint,
)
from hindmost.kernel.messages import Json
from hindmost.kernel.modules import Module
from hindmost.kernel.patches import apply_patch
from hindmost.kernel.state import State
from hindmost.kernel.table import Table
from hindmost.kernel.verbs import Verb
from tests.kernel.table import TABLES, first, hill, ids, lay, scripted
from tests.kernel.toy import treasure
from tests.kernel.toy.data import RECORDS
from tests.kernel.toy.game import BaseGame, HollowTable
from tests.kernel.toy.moonlight import Moon, Moonlight, moon
from tests.kernel.toy.piper import Echo, Piper
from tests.kernel.toy.quiet import Silence
from tests.kernel.toy.turn import Wages
from tests.properties.playing import questions_of, text_of, through_json, views_of, walk

QUIET = {"omen": [0, 0], "moonrise": [7, 7, 7, 7]}


def steps(table: Table, plan: str) -> list[str]:
    """The kinds of a plan's frames, the first first."""
    return [frame.kind() for frame in reversed(table.plans[plan])]


def simple(*modules: Module, order: Mapping[str, tuple[str, ...]] | None = None) -> Table:
    return Table((BaseGame(), *modules), 2, {}, order or {})


# ---------------------------------------------------------------- 1 data patch


def test_a_module_changes_the_records() -> None:
    kit = hill(lay(2, (1,))).kit
    assert kit.treasures == ["cup", "torc", "stone", "moonstone"]
    assert kit.worths == [3, 5, 1, 8], "a replaced record keeps the fields that are not named"
    assert kit.counts == [4, 3, 5, 2]
    assert kit.wages[kit.spaces.index("mill")] == 3
    assert "ring" not in kit.spaces
    assert hill(lay(2)).kit.worths == [3, 5, 0], "without the module all is as it was"
    assert RECORDS["stone"] == {"is": "treasure", "count": 5, "worth": 0}


def test_patches_change_nothing_that_was_given() -> None:
    records: dict[str, Json] = {"a": {"x": 1}, "b": {"x": 2}}
    patches = {"one": Patch({"c": {"x": 3}}, {"a": {"y": 5}}, ("b",)), "two": Patch({}, {"c": {"x": 4}}, ())}
    assert apply_patch(records, patches) == {"a": {"x": 1, "y": 5}, "c": {"x": 4}}
    assert records == {"a": {"x": 1}, "b": {"x": 2}}
    assert patches["one"].add == {"c": {"x": 3}}
    assert apply_patch(records, {}) == records
    assert apply_patch(records, {}) is not records


def test_a_module_may_put_another_record_in_the_place_of_one() -> None:
    patch = Patch({"a": {"z": 9}}, {}, ("a",))
    assert apply_patch({"a": {"x": 1}}, {"one": patch}) == {"a": {"z": 9}}


def test_two_modules_may_replace_different_fields_or_agree() -> None:
    patches = {"one": Patch({}, {"a": {"x": 2, "y": 3}}, ()), "two": Patch({}, {"a": {"y": 3, "z": 4}}, ())}
    assert apply_patch({"a": {"x": 1}}, patches) == {"a": {"x": 2, "y": 3, "z": 4}}


@pytest.mark.parametrize(
    ("patches", "reason"),
    [
        ({"one": Patch({}, {}, ("zz",))}, r"Module 'one' removes 'zz', which is not there; there are: a, b\."),
        ({"one": Patch({}, {"zz": {}}, ())}, r"Module 'one' replaces fields of 'zz', which is not there"),
        ({"one": Patch({"a": {}}, {}, ())}, r"Module 'one' adds 'a', which is there already"),
        (
            {"one": Patch({}, {}, ("a",)), "two": Patch({}, {}, ("a",))},
            r"Module 'two' removes 'a', which another module has removed\.",
        ),
        (
            {"one": Patch({}, {}, ("a",)), "two": Patch({}, {"a": {"x": 2}}, ())},
            r"Module 'two' replaces fields of 'a', which another module has removed\.",
        ),
        (
            {"one": Patch({"c": {}}, {}, ()), "two": Patch({"c": {}}, {}, ())},
            r"Module 'two' adds 'c', which is there already",
        ),
        (
            {"one": Patch({}, {"a": {"x": 2}}, ()), "two": Patch({}, {"a": {"x": 3}}, ())},
            r"Modules 'one' and 'two' give the field 'x' of 'a' different values; they cannot be played together\.",
        ),
        ({"one": Patch({}, {"a": 5}, ())}, r"Module 'one' must replace 'a' by named fields, not by 5\."),
        ({"one": Patch({}, {"b": {"x": 1}}, ())}, r"Module 'one' must replace 'b' by named fields"),
    ],
)
def test_patches_that_cannot_be_made(patches: dict[str, Patch], reason: str) -> None:
    with pytest.raises(BadConfiguration, match=reason):
        apply_patch({"a": {"x": 1}, "b": 7}, patches)


# ---------------------------------------------------------------- 2 plan


def test_steps_before_and_after_a_named_step() -> None:
    assert steps(lay(2).setup.table, "turn") == ["stride", "land", "rest", "next-actor"]
    assert steps(lay(2, (1,)).setup.table, "turn") == ["moonrise", "stride", "land", "glimmer", "rest", "next-actor"]
    assert steps(lay(2, (1,)).setup.table, "set-up") == ["start", "omen", "next-actor"]


def test_steps_of_several_modules_at_one_place_come_in_the_order_that_is_written_down() -> None:
    table = lay(2, (1, 2)).setup.table
    assert steps(table, "turn") == ["moonrise", "stride", "land", "echo", "glimmer", "rest", "next-actor"]


class Many(Module):
    number: ClassVar[int] = 5
    key: ClassVar[str] = "many"

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("turn", AFTER, "land", "first", Echo()),
            Insert("turn", AFTER, "land", "second", treasure.Dig()),
            Insert("turn", AFTER, "first", "between", treasure.Pedlar()),
            Insert("turn", BEFORE, "rest", "early", Echo()),
            Insert("turn", BEFORE, "rest", "late", treasure.Dig()),
        )

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (Echo,)


class More(Module):
    number: ClassVar[int] = 6
    key: ClassVar[str] = "more"

    def inserts(self) -> tuple[Insert, ...]:
        return (Insert("turn", AFTER, "land", "third", treasure.Draw(0)),)


def test_on_both_sides_of_a_step_the_first_to_come_is_the_first() -> None:
    middle = ["echo", "pedlar", "dig", "draw", "echo", "dig"]
    assert steps(simple(Many(), More()), "turn") == ["stride", "land", *middle, "rest", "next-actor"]
    other_way = {"plan turn": ("more", "many")}
    middle = ["draw", "echo", "pedlar", "dig", "echo", "dig"]
    assert steps(simple(Many(), More(), order=other_way), "turn") == ["stride", "land", *middle, "rest", "next-actor"]
    last = {"plan turn": ("*", "many")}
    assert steps(simple(Many(), More(), order=last), "turn") == ["stride", "land", *middle, "rest", "next-actor"]


class Early(Module):
    """Comes before the module beside whose steps it stands."""

    number: ClassVar[int] = 4
    key: ClassVar[str] = "early"

    def inserts(self) -> tuple[Insert, ...]:
        return (
            Insert("turn", BEFORE, "third", "guest", Echo(), optional=True),
            Insert("turn", AFTER, "guest", "friend", treasure.Pedlar(), optional=True),
        )

    def frames(self) -> tuple[type[Frame[Any]], ...]:
        return (Echo,)


def test_a_step_may_stand_beside_one_that_a_later_module_brings() -> None:
    assert steps(simple(Early(), More()), "turn") == ["stride", "land", "echo", "pedlar", "draw", "rest", "next-actor"]
    assert steps(simple(Early()), "turn") == ["stride", "land", "rest", "next-actor"]


@pytest.mark.parametrize(
    ("insert", "reason"),
    [
        (Insert("walk", AFTER, "land", "x", Echo()), "of plan 'walk', which is not there; plans are"),
        (Insert("turn", AFTER, "leap", "x", Echo()), "beside step 'leap' of plan 'turn', which is not there"),
        (Insert("turn", BEFORE, "rest", "land", Echo()), "'land' into plan 'turn', which has such a step already"),
    ],
)
def test_a_step_that_cannot_be_inserted(insert: Insert, reason: str) -> None:
    class Lost(Module):
        number: ClassVar[int] = 5
        key: ClassVar[str] = "lost"

        def inserts(self) -> tuple[Insert, ...]:
            return (insert,)

    with pytest.raises(BadConfiguration, match=reason):
        simple(Lost())


def test_an_optional_step_waits_for_its_plan() -> None:
    class Guest(Module):
        number: ClassVar[int] = 5
        key: ClassVar[str] = "guest"

        def inserts(self) -> tuple[Insert, ...]:
            return (
                Insert("walk", AFTER, "land", "x", treasure.Dig(), optional=True),
                Insert("turn", AFTER, "glimmer", "y", treasure.Dig(), optional=True),
            )

    assert steps(simple(Guest()), "turn") == ["stride", "land", "rest", "next-actor"]
    assert "dig" in steps(simple(Moonlight(), Guest()), "turn")


def test_a_step_that_no_module_brings_is_refused_when_the_table_is_laid() -> None:
    """Its first snapshot could be written, but never be read."""

    class Forgetful(Module):
        number: ClassVar[int] = 5
        key: ClassVar[str] = "forgetful"

        def inserts(self) -> tuple[Insert, ...]:
            return (Insert("turn", AFTER, "land", "sing", Echo()),)

        def frames(self) -> tuple[type[Frame[Any]], ...]:
            return ()

    with pytest.raises(BadConfiguration, match="step 'sing' of plan 'turn' is a Echo, a frame that no module brings"):
        simple(Forgetful())


@pytest.mark.parametrize("point", [FoldPoint[int]("there"), VetoPoint("there"), EventPoint("there")])
@pytest.mark.parametrize("hook", [Fold(), Veto(), Listener()])
def test_a_hook_at_a_point_of_another_kind_is_refused(point: Any, hook: Any) -> None:
    class Confused(Module):
        number: ClassVar[int] = 5
        key: ClassVar[str] = "confused"

        def hooks(self) -> tuple[Hook, ...]:
            return ((point, hook),)

    kind, own = type(hook).__name__, type(point).__name__
    if own == {"Fold": "FoldPoint", "Veto": "VetoPoint", "Listener": "EventPoint"}[kind]:
        simple(Confused())
        return
    with pytest.raises(BadConfiguration, match=f"'confused' hooks a {kind} to the point 'there', which is a {own}"):
        simple(Confused())


# ---------------------------------------------------------------- 3 fold


def test_folds_come_in_the_order_that_is_written_down() -> None:
    """The piper takes one coin of the two at the ford, then moonlight doubles what is left: 2, not 3."""
    for chronicles, wages in (((), 2), ((1,), 4), ((2,), 1), ((1, 2), 2), ((1, 2, 4), 2)):
        game = scripted(2, chronicles, QUIET)
        before = hill(game).coins[0]
        game.state.push([Wages(2)])
        game.position.settle()
        assert hill(game).coins[0] - before == wages, chronicles


class Add(Fold[State, list[str]]):
    def __init__(self, name: str) -> None:
        self.name = name

    def fold(self, g: State, value: list[str], seat: int, subject: int) -> list[str]:
        return [*value, self.name]


SAYS = FoldPoint[list[str]]("says")


def voice(name: str, module_number: int) -> Module:
    class Voice(Module):
        number: ClassVar[int] = module_number
        key: ClassVar[str] = name

        def hooks(self) -> tuple[Hook, ...]:
            return (
                (SAYS, Add(name)),
                (SAYS, Add(name.upper())),
            )

    return Voice()


def test_modules_that_the_order_does_not_name_come_after_it_by_number() -> None:
    table = simple(voice("a", 1), voice("b", 2), voice("c", 3), voice("d", 4), order={"says": ("d", "b", "zz")})
    g = hill(lay(2))
    assert table.fold(SAYS, g, [], 0, 0) == ["d", "D", "b", "B", "a", "A", "c", "C"]
    assert simple().fold(SAYS, g, ["x"], 0, 0) == ["x"]


def test_an_order_says_where_those_come_that_it_does_not_name() -> None:
    table = simple(voice("a", 1), voice("b", 2), voice("c", 3), voice("d", 4), order={"says": ("d", "*", "a")})
    assert table.fold(SAYS, hill(lay(2)), [], 0, 0) == ["d", "D", "b", "B", "c", "C", "a", "A"]


# ---------------------------------------------------------------- 4 veto


def test_a_veto_gives_its_reason_and_its_clause() -> None:
    game = scripted(2, (1,), {"omen": [0, 0], "moonrise": [4]})
    question = game.questions[0]
    assert ids(game) == ["stride ford", "stride fair", "wish"]
    why = question.explain("stride thorn")
    assert not why.offered
    assert why.reason is not None
    assert (why.reason.key, why.rule) == ("reason-moonlit", "HM-VETO-01")
    assert why.text("fr") == "fr:reason-moonlit(space=thorn)"
    with pytest.raises(NotOffered, match=r"'stride thorn' is not offered to seat 0: en:reason-moonlit.*\[HM-VETO-01\]"):
        game.play(0, "stride thorn")


def test_what_is_offered_is_explained_by_its_clause() -> None:
    why = lay(2).questions[0].explain("stride ford")
    assert why.offered
    assert (why.reason, why.rule, why.text()) == (None, "HH-TURN-01", "")


def test_what_nobody_heard_of_is_explained_too() -> None:
    why = lay(2).questions[0].explain("fly")
    assert not why.offered
    assert why.text() == "en:reason-unknown-choice(choice=fly)"


def test_free_actions_explain_themselves() -> None:
    why = lay(2).questions[0].explain("show cup")
    assert why.rule == "HH-SHOW-01"
    assert why.text() == "en:reason-nothing-hidden()"


# ---------------------------------------------------------------- 5 event


def test_an_event_pushes_frames_that_come_next() -> None:
    """The wisps come before the wages of the space, and only on every other space."""
    game = scripted(2, (1,), QUIET)
    game.play(0, "stride ford")
    assert [frame.kind() for frame in reversed(game.state.stack)][:3] == ["wisp", "wages", "glimmer"]
    coins = hill(game).coins[0]
    game.play(0, "follow")
    assert hill(game).coins[0] == coins + 1 + 4
    odd = scripted(2, (1,), QUIET)
    odd.play(0, "stride fair")
    assert odd.questions[0].kind == "bid"


# ---------------------------------------------------------------- 6 free action


def test_a_free_action_of_a_module() -> None:
    """The moon is put out for a coin, and the space that was forbidden is open, in the same question."""
    game = scripted(2, (1,), {"omen": [0, 0], "moonrise": [4]})
    stack = game.state.stack[:]
    game.play(0, "wish")
    assert game.state.stack == stack
    assert ids(game) == ["stride ford", "stride fair", "stride thorn"]
    assert game.questions[0].explain("wish").rule == "HM-WISH-01"
    assert hill(game).coins[0] == 0
    game.undo()
    assert ids(game) == ["stride ford", "stride fair", "wish"]


def test_no_free_action_outside_a_window() -> None:
    game = first(
        lambda game: game.questions[0].kind == "wisp" and hill(game).bags[game.questions[0].seat] != [], 2, (1,)
    )
    assert ids(game) == ["follow", "stay"]


# ---------------------------------------------------------------- 7 actor


def test_the_piper_marches_when_hindmost() -> None:
    game = scripted(2, (2,), {"march": [1]})
    assert hill(game).at == [0, 1, 2]
    game.play(0, "stride thorn")
    game.play(0, "ignore")
    game.play(0, "end")
    game.play(1, "stride mound")
    game.play(1, "ignore")
    game.play(1, "leave")
    game.play(1, "end")
    assert hill(game).at == [4, 5, 6], "from 2 the second free place ahead is 6"
    assert game.questions[0].seat == 0
    assert game.view(0)["table"]["path"][2] == {"piece": 2, "space": "mill"}


def test_the_piper_never_answers_and_never_wins() -> None:
    game = lay(3, (2,), 6)
    for _ in walk(game, 6):
        assert game.questions[0].seat in range(3)
        assert game.state.active in range(3)
    assert sum(note.code == "marched" for note in game.journal) > 3
    assert set(game.winners) <= {0, 1, 2}


# ---------------------------------------------------------------- slices


def test_a_module_has_its_own_part_of_the_state() -> None:
    game = scripted(2, (1, 3), {"omen": [3, 1], "moonrise": [7]})
    assert (moon(game.state).lit, moon(game.state).risen, moon(game.state).omens) == (7, 1, [3, 1])
    copy = game.clone()
    moon(copy.state).omens[0] = 0
    assert moon(game.state).omens[0] == 3
    data = through_json(game.snapshot())
    assert data["state"]["slices"] == {"moonlight": {"lit": 7, "risen": 1, "omens": [3, 1]}, "weather": 0}
    restored = hindmost.restore(data)
    assert moon(restored.state).to_json() == moon(game.state).to_json()
    assert isinstance(restored.state.slices[0], Moon)


@pytest.mark.parametrize(
    ("key", "value", "reason"),
    [
        ("moonlight", None, "cannot be read"),
        ("moonlight", {"risen": 1, "omens": [0, 0]}, "lacks the field 'lit'"),
        ("moonlight", {"lit": 1, "risen": 1, "omens": [0, "x"]}, "the moon is made of whole numbers"),
        ("moonlight", {"lit": 99, "risen": 1, "omens": [0, 0]}, "the moon shines beside the path"),
        ("moonlight", {"lit": 1, "risen": 1, "omens": [0]}, "the omens are wrong"),
        ("moonlight", {"lit": 1, "risen": 1, "omens": [0, 44]}, "the omens are wrong"),
        ("weather", "sunny", "the part of 'weather' cannot be read"),
    ],
)
def test_a_slice_is_checked(key: str, value: Json, reason: str) -> None:
    data = through_json(lay(2, (1, 3)).snapshot())
    data["state"]["slices"][key] = value
    with pytest.raises(DamagedSnapshot, match=reason):
        hindmost.restore(data)


def test_a_missing_slice_is_missed() -> None:
    data = through_json(lay(2, (1, 3)).snapshot())
    del data["state"]["slices"]["weather"]
    with pytest.raises(DamagedSnapshot, match="lacks the field 'weather'"):
        hindmost.restore(data)


# ---------------------------------------------------------------- and all together


def test_a_module_whose_hooks_never_fire_changes_nothing() -> None:
    for seats, chronicles in TABLES:
        if 4 in chronicles or (1 in chronicles and seats < 2):
            continue
        plain, silent = lay(seats, chronicles, 3), lay(seats, (*chronicles, 4), 3)
        for step in walk(plain, 3):
            assert silent.hash() == plain.hash()
            assert text_of(questions_of(silent)) == text_of(questions_of(plain))
            silent.play(step.question.seat, step.option.id)
        assert silent.scores == plain.scores
        assert silent.journal == plain.journal
        views = [[{**view, "chronicles": None} for view in views_of(game)] for game in (silent, plain)]
        assert text_of(views[0]) == text_of(views[1])


def test_an_empty_module_brings_nothing() -> None:
    module = Module()
    g = lay(2).state
    assert module.patch().add == {}
    assert not any(
        (
            module.plans(),
            module.inserts(),
            module.hooks(),
            module.free_actions(),
            module.actors(3),
            module.verbs(),
            module.frames(),
            module.components(),
            module.part,
            module.check(g),
        )
    )
    assert module.fits(g, "anything", -1)


class Loud(Verb):
    name: ClassVar[str] = "shout"


@pytest.mark.parametrize("number", [0, 1, 159, 192, 2048])
def test_a_verb_of_somebody_else_is_refused(number: int) -> None:
    class Greedy(Module):
        number: ClassVar[int] = 5
        key: ClassVar[str] = "greedy"

        def verbs(self) -> tuple[Verb, ...]:
            return (Loud(verb),)

    verb = number
    with pytest.raises(
        BadConfiguration, match=rf"gives verb 'shout' the number {number}; take a free one from 160 to 191"
    ):
        simple(Greedy())


def test_a_verb_number_taken_twice_is_refused() -> None:
    class Greedy(Module):
        number: ClassVar[int] = 5
        key: ClassVar[str] = "greedy"

        def verbs(self) -> tuple[Verb, ...]:
            return (Loud(160), Loud(160))

    with pytest.raises(BadConfiguration, match="take a free one"):
        simple(Greedy())


def test_a_frame_of_a_name_that_is_taken_is_refused() -> None:
    class Dig(Frame[Any]):
        pass

    class Copycat(Module):
        number: ClassVar[int] = 5
        key: ClassVar[str] = "copycat"

        def frames(self) -> tuple[type[Frame[Any]], ...]:
            return (Dig,)

    with pytest.raises(BadConfiguration, match="Module 'copycat' brings a frame 'dig', but there is another"):
        simple(Copycat())


def test_a_module_may_name_a_frame_that_the_game_has() -> None:
    class Sharer(Module):
        number: ClassVar[int] = 5
        key: ClassVar[str] = "sharer"

        def frames(self) -> tuple[type[Frame[Any]], ...]:
            return (treasure.Dig,)

    assert simple(Sharer()).frames["dig"] is treasure.Dig


def test_a_module_with_too_high_a_number_is_refused() -> None:
    class Far(Module):
        number: ClassVar[int] = 64
        key: ClassVar[str] = "far"

    with pytest.raises(BadConfiguration, match="Module 'far' has the number 64; take one below 64"):
        simple(Far())


def test_modules_and_seats_that_do_not_go_together() -> None:
    with pytest.raises(BadConfiguration, match="Chronicle 1 cannot be played with 1 seats"):
        lay(1, (1,))
    with pytest.raises(BadConfiguration, match="has no Chronicle 9; it has: 1, 2, 3, 4"):
        lay(2, (9,))


def test_the_table_is_laid_by_number_whatever_the_order_asked_for() -> None:
    assert [module.key for module in lay(2, (4, 2, 1)).setup.table.modules][1:] == ["moonlight", "piper", "silence"]
    table = HollowTable((Moonlight(), Piper(), Silence()), 2, {"length": "long"}, RECORDS)
    assert [type(actor).__name__ for actor in table.actors] == ["Walker", "Walker", "Pipes"]


# ---------------------------------------------------------------- in which order listeners are heard


class Says(Listener[Any]):
    """Wants something done, whatever happens."""

    def __init__(self, frame: Frame[Any]) -> None:
        self.frame = frame

    def on(self, g: Any, owner: int, a: int, b: int) -> list[Frame[Any]]:
        return [self.frame]


class Speaker(Module):
    def __init__(self, number: int, point: EventPoint, frame: Frame[Any]) -> None:
        self.number = number  # type: ignore[misc]
        self.key = f"speaker-{number}"  # type: ignore[misc]
        self.point = point
        self.frame = frame

    def hooks(self) -> tuple[Hook, ...]:
        return ((self.point, Says(self.frame)),)


@pytest.mark.parametrize(
    ("owner_orders", "owner", "asked"),
    [(False, 0, False), (False, NATURE, False), (True, NATURE, False), (True, 1, True)],
    ids=["modules' order", "modules' order, nobody's", "nobody's", "somebody's"],
)
def test_an_owner_is_asked_for_the_order_only_where_the_point_says_so_and_there_is_one(
    owner_orders: bool, owner: int, asked: bool
) -> None:
    point = EventPoint("said", owner_orders=owner_orders)
    table = simple(Speaker(5, point, Wages(1)), Speaker(6, point, Echo()))
    g = hill(lay(2))
    g.stack.clear()
    table.emit(point, g, owner)
    kinds = [frame.kind() for frame in reversed(g.stack)]
    assert kinds == [*(["any-order"] if asked else []), "wages", "echo"]


@pytest.mark.skipif(hindmost.is_compiled(), reason="what is compiled takes no stand-ins")
def test_an_actor_that_does_not_say_so_reaches_every_space() -> None:
    actor: Actor[Any] = Actor()
    assert actor.reaches(None, 0)
