"""A full solo game, and the same told to a companion: only what a person at the printed table would tell."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import hindmost
from hindmost import NATURE, Game
from hindmost.api import start
from hindmost.games.glen_more_ii.chronicles.c01_dragon_boats.race import race
from hindmost.games.glen_more_ii.chronicles.c03_single_cask.cellars import cellars
from hindmost.games.glen_more_ii.chronicles.c06_dubious_tome.scoring import tables_of
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.council import CARDS, council
from hindmost.games.glen_more_ii.chronicles.c07_rock_and_hard_place.measures import measure
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.mobs.mcwander import MCWANDER
from hindmost.games.glen_more_ii.chronicles.c08_penny_mobs.prison import NAMES, marks_of, prison
from hindmost.games.glen_more_ii.chronicles.c10_stones_and_cabers.games import games
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.board import HER, KEY, YOU, Board
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.cards import MARKERS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.companion.told_c03 import WAYS
from hindmost.games.glen_more_ii.chronicles.c12_macnifique.marking import path_of
from hindmost.games.glen_more_ii.points import SCORED
from hindmost.games.glen_more_ii.scoring import tally, territory_size
from hindmost.games.glen_more_ii.state import GlenMoreII
from hindmost.games.glen_more_ii.turn import TAKE_TILE
from hindmost.kernel.chance import Nature, possible
from hindmost.kernel.frames import Frame
from hindmost.kernel.game import Setup
from hindmost.kernel.hooks import Listener
from hindmost.kernel.messages import Note
from hindmost.kernel.state import State
from tests.properties.playing import pick

COMES: Final = ("lay", "roll-die", "roll-for-first", "roll-for-track", "deal-events", "draw-great-glen")
"""What comes to light at the table, by the question of chance."""


class Noting(Nature):
    """Notes what came to light."""

    def __init__(self, seed: int, counters: dict[str, int], drawn: list[tuple[str, int]]) -> None:
        super().__init__(seed, counters)
        self.drawn = drawn

    def copy(self) -> Noting:
        return Noting(self.seed, self.counters.copy(), [])

    def answer(self, g: State, frame: Frame[Any], outcomes: list[int]) -> int:
        answer = super().answer(g, frame, outcomes)
        if frame.kind() in COMES and len(possible(g, frame, outcomes)) > 1:
            self.drawn.append((frame.kind(), answer))
        return answer


class Counting(Listener[GlenMoreII]):
    """Notes, at every scoring, what you count."""

    def __init__(self) -> None:
        self.counts: list[list[int]] = []
        self.levels: list[list[int]] = []

    def on(self, g: GlenMoreII, owner: int, a: int, b: int) -> list[Frame[Any]]:
        if len(self.counts) < g.scorings and g.journal is not None:  # no trial of what would follow an answer
            self.counts.append([tally(g, YOU, category) for category in range(len(g.book.categories))])
            self.levels.append(games(g).levels[YOU][:] if 10 in numbers_of(g) else [])
        return []


def numbers_of(g: GlenMoreII) -> list[int]:
    return [module.number for module in g.table.modules]


def lady(g: GlenMoreII) -> Board:
    part = g.table.slice_of(g, KEY)
    assert isinstance(part, Board)
    return part


class Turn:
    """A turn of yours: where the pawn stopped, what else happened, and which spaces of Sale tiles were filled."""

    def __init__(self) -> None:
        self.space = -1
        self.marks: list[str] = []
        self.toll = False
        self.sales: dict[int, int] = {}


class Witness:
    """Plays a full solo game at random and writes down what a companion may be told of it."""

    def __init__(self, chronicles: tuple[int, ...], level: str, seed: int, corrected: str | None = None) -> None:
        self.seed, self.level, self.chronicles, self.corrected = seed, level, chronicles, corrected
        laid = hindmost.new_game("glen-more-ii", 1, chronicles, seed, automa=level, corrected=corrected).setup
        setup = Setup(laid.rules, 1, laid.modules, laid.options, corrected, level)
        self.counting = Counting()
        setup.table.listeners.setdefault(SCORED, []).insert(0, self.counting)
        self.drawn: list[tuple[str, int]] = []
        self.turns: list[Turn] = []
        self.answers: list[str] = []
        """Whether each Great Glen card was kept."""
        self.home_in_turn = 0
        """Of hers, in which her boat came home."""
        self.gone: list[tuple[int, int, int]] = []
        """Centre rewards that you took: after how many scorings and how many turns of hers, and the level."""
        self.given: list[int] = []
        """The turns of hers in which you gave her a penny."""
        self.game = start(setup, Noting(seed, {}, self.drawn))
        random = Random(f"witness {seed}")
        while not self.game.over:
            question = random.choice(self.game.questions)
            self.step(question, pick(question, random))

    @property
    def state(self) -> GlenMoreII:
        assert isinstance(self.game.state, GlenMoreII)
        return self.game.state

    def step(self, question: hindmost.Question, option: hindmost.Option) -> None:
        if TAKE_TILE in self.state.stack and (not self.turns or self.turns[-1].space >= 0):
            self.turns.append(Turn())
        if question.kind == "take" and option.id.split()[0] in ("take", "stop"):
            self.turns[-1].space = int(option.id.split()[1])
        elif question.kind == "keep-great-glen":
            self.answers.append(option.id)
        before, written = Seen(self.state), len(self.game.journal)
        self.game.play(question.seat, option.id)
        if self.turns:
            self.compare(before, Seen(self.state), self.game.journal[written:])

    def compare(self, before: Seen, after: Seen, notes: list[Note]) -> None:
        g, turn = self.state, self.turns[-1]
        paths = {domain for marker in range(len(MARKERS)) for domain in path_of(g, marker)}
        ids = g.book.domain_ids
        new = [each for each in after.clans if each not in before.clans and not before.occupied >> each & 1]
        turn.marks += [f"clan {ids[each]}" for each in new if each in paths]
        turn.marks += ["boat-home"] if YOU in after.home and YOU not in before.home else []
        if HER in after.home and HER not in before.home:
            self.home_in_turn = self.turn_of("boat-winner", notes)
        turn.marks += [f"own-table {each}" for each in after.tables if each not in before.tables]
        turn.marks += ["from-her-pile"] * (len(set(before.pile) - set(after.pile)))
        turn.marks += [f"my-token {ids[each]}" for each in after.tokens if each not in before.tokens and each in paths]
        for note in notes:
            if note.code in ("toll-coin", "toll-good"):
                turn.toll = True
            if note.seat == YOU and note.code in ("penny", "mob-taken"):
                turn.marks.append(f"{'my-penny' if note.code == 'penny' else 'my-mob'} {NAMES[note.a]}")
            if note.seat == YOU and note.code == "slipped-penny":
                if before.whose == HER:
                    self.given.append(before.turns)
                else:
                    turn.marks.append("gave-penny")
            if note.seat == YOU and note.code == "centre-reward":
                self.gone.append((before.scorings, before.turns, note.a))
        for sale, (was, now) in enumerate(zip(before.sales, after.sales, strict=True)):
            if was != now and any(note.code == "sold-cask" and note.seat == YOU for note in notes):
                turn.sales[sale] = turn.sales.get(sale, 0) | (now[0] > was[0]) | (now[1] > was[1]) << 1

    def turn_of(self, code: str, notes: list[Note]) -> int:
        """In which turn of hers a line was written."""
        later = [note.code for note in notes]
        after = later[later.index(code) :].count("lady-card")
        return lady(self.state).turns - after


class Seen:
    """What a person sees of the table."""

    def __init__(self, g: GlenMoreII) -> None:
        numbers = numbers_of(g)
        self.scorings, self.turns = g.scorings, lady(g).turns
        self.whose = g.whose
        self.clans = list(g.clans.markers[YOU])
        self.occupied = g.clans.occupied()
        self.home = race(g).home[:] if 1 in numbers else []
        self.tables = tables_of(g, YOU) if 6 in numbers else []
        self.pile = council(g).piles[HER] if 7 in numbers else []
        part = cellars(g) if 3 in numbers else None
        self.sales = [] if part is None else list(zip(part.bonus[:], part.sold[:], strict=True))
        held = 8 in numbers and prison(g).where[MCWANDER] == YOU
        self.tokens = marks_of(g, MCWANDER)[:] if held else []


class Retold:
    """The companion's game, answered by what the witness wrote down."""

    def __init__(self, witness: Witness) -> None:
        self.witness = witness
        self.drawn = iter(witness.drawn)
        self.turns = iter(witness.turns)
        self.kept = iter(witness.answers)
        self.bids = bids_of(witness.game)
        self.turn, self.told = Turn(), True
        self.asked: dict[str, int] = {}
        self.game = hindmost.new_game(
            "glen-more-ii",
            1,
            witness.chronicles,
            witness.seed,
            automa=witness.level,
            corrected=witness.corrected,
            companion=True,
        )
        while not self.game.over:
            (question,) = self.game.questions
            self.asked[question.kind] = self.asked.get(question.kind, 0) + 1
            self.game.play(question.seat, self.answer(question))

    @property
    def state(self) -> GlenMoreII:
        assert isinstance(self.game.state, GlenMoreII)
        return self.game.state

    def answer(self, question: hindmost.Question) -> str:
        if question.seat == NATURE:
            kind, outcome = next(self.drawn)
            assert kind == question.kind
            return next(option.id for option in question.options if option.choice == outcome)
        return str(getattr(self, "on_" + question.kind.replace("-", "_"))(question))

    def on_where(self, question: hindmost.Question) -> str:
        if self.told:
            self.turn, self.told = next(self.turns), False
        if self.turn.marks:
            return self.turn.marks.pop(0)
        self.told = True
        return f"at {self.turn.space}"

    def on_your_toll(self, question: hindmost.Question) -> str:
        return "yes" if self.turn.toll else "no"

    def on_your_sale(self, question: hindmost.Question) -> str:
        frame: Any = self.state.stack[-1]
        return f"filled {WAYS[self.turn.sales.get(frame.sale(self.state), 0)]}"

    def on_her_boat_home(self, question: hindmost.Question) -> str:
        return "yes" if lady(self.state).turns == self.witness.home_in_turn else "no"

    def on_given_penny(self, question: hindmost.Question) -> str:
        return "yes" if lady(self.state).turns in self.witness.given else "no"

    def on_reward_gone(self, question: hindmost.Question) -> str:
        frame: Any = self.state.stack[-1]
        in_her_turn = lady(self.state).card >= 0
        now = self.state.scorings, frame.first
        taken = [turns for scorings, turns, level in self.witness.gone if (scorings, level) == now]
        return "yes" if any(turns < lady(self.state).turns + (not in_her_turn) for turns in taken) else "no"

    def on_your_count(self, question: hindmost.Question) -> str:
        frame: Any = self.state.stack[-1]
        return f"count {self.witness.counting.counts[self.state.scorings][frame.category]}"

    def on_your_level(self, question: hindmost.Question) -> str:
        frame: Any = self.state.stack[-1]
        return f"count {self.witness.counting.levels[self.state.scorings][frame.champion]}"

    def on_your_event(self, question: hindmost.Question) -> str:
        left = self.bids[self.state.scorings]
        return f"used {left.pop(0)}" if left else "used no-more"

    def on_keep_great_glen(self, question: hindmost.Question) -> str:
        return next(self.kept)

    def on_open_haggis(self, question: hindmost.Question) -> str:
        turn, taken = 0, 0
        for note in self.witness.game.journal:
            turn += note.code == "lady-card"
            taken = note.a if note.code == "lady-haggis" and turn == lady(self.state).turns else taken
        return f"count {taken}"

    def on_her_coins(self, question: hindmost.Question) -> str:
        return f"count {self.witness.state.estates[HER].coins}"

    def on_your_tiles(self, question: hindmost.Question) -> str:
        return f"count {territory_size(self.witness.state, YOU)}"

    def on_your_points(self, question: hindmost.Question) -> str:
        """Without what is settled here: size and Great Glen cards."""
        settled = [f"great-glen-{card}" for card in CARDS] + ["score-size"]
        sheet = self.witness.game.score_sheet()
        return f"count {sum(each.vp for each in sheet if each.seat == YOU and each.source not in settled)}"

    def on_your_value(self, question: hindmost.Question) -> str:
        frame: Any = self.state.stack[-1]
        return f"count {measure(self.witness.state, frame.card, YOU)}"


def bids_of(game: Game) -> list[list[str]]:
    """By scoring: what became of each token of your stack, as you would tell it."""
    found: list[list[str]] = []
    slot = 0
    for note in game.journal:
        if note.code == "bidding":
            found.append([])
        elif note.seat == YOU and note.code == "bid-revealed":
            slot = note.a
            found[-1].append("none")
        elif note.seat == YOU and note.code == "feast-joined":
            found[-1][-1] = str(slot)
    return found


ON_THE_TABLE: Final = (
    *("sailed", "lady-token", "lady-market", "lady-share", "lady-sails", "lady-market-rows"),
    *("mountain-taken", "produced"),
)
"""Lines of hers about what only lies there: boats, tokens, coins, and which items were on the Mountain at the end."""


def hers(game: Game) -> list[Any]:
    """All that she did, as the journal tells it."""
    lines = [note for note in game.journal if note.seat == HER and note.code not in ON_THE_TABLE]
    return [note.to_json() for note in lines]


def sheet_of(game: Game) -> list[Any]:
    return [award.to_json() for award in game.score_sheet() if award.seat == HER]


def board_of(g: GlenMoreII) -> dict[str, Any]:
    part = lady(g).to_json()
    return {name: part[name] for name in Board.fields} | {"clans": list(g.clans.markers[HER])}
