// What the server would send, asked of the Python package once for all tests: catalogues, and one state for every kind of question
// that came up in a few games of each game.
import { python } from "../../scripts/python.mjs";

const SENT = `
import json, msgspec
import hindmost
from hindmost.bots import Outlook, make
from hindmost.server.printed.catalogue import printed
from hindmost.server.sight.face import Face
from hindmost.server.sight.journal import Journal
from hindmost.server.sight.prompts import prompt
from hindmost.server.wire.messages import ClockInfo, Waiting
from tests import corrected

own = {game: json.loads(printed(game, None, None, None).body) for game in ("glen-more", "glen-more-ii", "glasgow")}
solo = json.loads(printed("glen-more-ii", None, (), None, "raiglar").body)
other = json.loads(printed("glen-more-ii", None, (), corrected.glen_more_ii()).body)

def state(game, question):
    seat, lines = question.seat, Journal().lines(game, question.seat)
    waiting = [Waiting(each.seat, each.kind) for each in game.questions if each.seat != seat]
    asked = prompt(game, seat, "1.0", 0, None)
    clock = ClockInfo("none", [], 0, [], None)
    return Face("1.0", seat, "playing", game.view(seat), asked, waiting, None, clock, lines, len(lines), 40).state

def questions(name, seats, chronicles, seeds):
    found = {}
    for seed in seeds:
        game, bot = hindmost.new_game(name, seats=seats, seed=seed, chronicles=chronicles), make("random", seed)
        while not game.over:
            for question in game.questions:
                if question.kind not in found:
                    found[question.kind] = state(game, question)
            seat = game.questions[0].seat
            game.play(seat, bot.choose(Outlook(game, seat)))
    return list(found.values())

asked = {
    "glen-more": questions("glen-more", 3, (), range(2)),
    "glen-more-ii": questions("glen-more-ii", 4, tuple(range(1, 12)), range(2)),
    "glasgow": questions("glasgow", 2, (), range(2)),
}
print(msgspec.json.encode({"catalogues": {**own, "corrected": other, "solo": solo}, "questions": asked}).decode())
`;

export default function (project) {
  const { catalogues, questions } = JSON.parse(python("-c", SENT));
  project.provide("catalogues", catalogues);
  project.provide("questions", questions);
}
