"""By verb: everything on the table that it might be meant of, whether or not it is offered, read from the view.

Each entry is the ids of a choice; where one thing can be meant by either of two verbs, both are given and one will do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from hindmost import Question
from hindmost.kernel.messages import Json

Choices = Iterator[tuple[str, ...]]
World = Callable[[Json, Question], Choices]
"""From the view of the seat that is asked."""

EIGHT: Final = [(x, y) for x in (-1, 0, 1) for y in (-1, 0, 1) if (x, y) != (0, 0)]


def own(view: Json, question: Question) -> Json:
    return view["seats"][question.seat]


def ahead(view: Json, question: Question) -> Iterator[int]:
    """The spaces with a tile from the piece that moves to the gap."""
    rondel = view["table"]["rondel"]
    mover = view["table"]["turn"].get("mover", question.seat)
    at = {piece: n for n, space in enumerate(rondel) for piece in space.get("pieces", [space.get("piece")])}
    space = at[mover]
    while not rondel[space := (space + 1) % len(rondel)]["gap"]:
        if rondel[space]["tile"] is not None:
            yield space


def moved_to(view: Json, question: Question) -> Choices:
    return ((f"take {space}", f"stop {space}") for space in ahead(view, question))


def errands(verb: str) -> World:
    return lambda view, question: ((f"{verb} {space}",) for space in ahead(view, question))


def reservations(view: Json, question: Question) -> Choices:
    """With whichever token."""
    return (tuple(f"reserve {space} {coins}" for coins in (1, 2, 3)) for space in ahead(view, question))


def places(view: Json, question: Question) -> Choices:
    """The cells of the territory and all that touch it by a side or a corner."""
    return around([tile["cell"] for tile in own(view, question)["territory"]])


def plots(view: Json, question: Question) -> Choices:
    return around([building["cell"] for building in view["table"]["city"]])


def around(cells: list[str]) -> Choices:
    held = {(int(x), int(y)) for x, y in (cell.split(",") for cell in cells)}
    for x, y in sorted(held | {(x + dx, y + dy) for x, y in held for dx, dy in EIGHT}):
        yield (f"place {x},{y}",)


def steps(view: Json, question: Question) -> Choices:
    """Every tile but the one he stands on, which he leaves."""
    left = question.title.to_json()["args"]["spot"]["args"]["cell"]
    return (ids for ids in tiles("to")(view, question) if ids != (f"to {left}",))


def tiles(*verbs: str) -> World:
    """Every tile of the territory."""
    return lambda view, question: (
        tuple(f"{verb} {tile['cell']}" for verb in verbs) for tile in own(view, question)["territory"]
    )


def people(verb: str) -> World:
    """Every tile on which somebody stands."""
    return lambda view, question: (
        (f"{verb} {tile['cell']}",)
        for tile in own(view, question)["territory"]
        if tile.get("scotsmen", tile.get("members"))
    )


def rivals_tiles(*verbs: str) -> World:
    """Every tile of all others; with `lift` of oneself too."""
    return lambda view, question: (
        tuple(f"{verb} {seat['seat']} {tile['cell']}" for verb in verbs)
        for seat in view["seats"]
        for tile in seat["territory"]
        if seat["seat"] != question.seat or "lift" in verbs
    )


def hosts_tiles(view: Json, question: Question) -> Choices:
    """Every tile of the territory that he is in, but the one he stands on."""
    figure = next(each for each in view["table"]["figures"] if each["mob"] == "mcsnitch")
    host = next(seat for seat in view["seats"] if seat["seat"] == figure["host"])
    return ((f"sneak-to {tile['cell']}",) for tile in host["territory"] if tile["cell"] != figure["cell"])


def barrels(verb: str) -> World:
    """Every space with a barrel."""
    return lambda view, question: (
        (f"{verb} {space}", f"{verb} {space} bonus")
        for space, number in enumerate(own(view, question)["cellars"]["barrels"])
        if number
    )


def supply(view: Json, question: Question) -> Choices:
    """Every haggis token, whether or not it lies face up."""
    return ((f"haggis {value}",) for value in (1, 2, 3))


def champion_markers(view: Json, question: Question) -> Choices:
    return ((f"champion {cell}",) for cell in own(view, question)["champions"]["markers"])


def goods(verb: str) -> World:
    return lambda view, question: (
        (f"{verb} {good} {tile['cell']}",) for tile in own(view, question)["territory"] for good in tile["goods"]
    )


def room_for(view: Json, question: Question) -> Choices:
    """Every tile, for each good that is to be put somewhere now."""
    kinds = {option.id.split()[1] for option in question.options if option.name == "put"}
    return ((f"put {good} {tile['cell']}",) for good in sorted(kinds) for tile in own(view, question)["territory"])


def domains(verb: str) -> World:
    return lambda view, question: ((f"{verb} {domain}",) for domain in view["table"]["clans"])


def tollgates(view: Json, question: Question) -> Choices:
    """With whichever token."""
    return (tuple(f"tollgate {domain} {coins}" for coins in (1, 2, 3)) for domain in view["table"]["clans"])


def rows(view: Json, question: Question) -> Choices:
    return ((f"skim {row['good']}",) for row in view["table"]["market"])


def lying(view: Json, question: Question) -> Choices:
    """All that lies on the rondel."""
    return ((f"swap {space}",) for space, item in enumerate(view["table"]["rondel"]) if item["tile"] is not None)


def cards(view: Json, question: Question) -> Choices:
    return ((f"event {card}", f"turn {card}") for card in own(view, question)["cards"])


def matters(view: Json, question: Question) -> Choices:
    return ((f"propose {each['card']}",) for each in view["table"]["great-glen"])


def inmates(verb: str) -> World:
    return lambda view, question: ((f"{verb} {each['mob']}",) for each in view["table"]["prison"]["mobs"])


def own_plans(view: Json, question: Question) -> Choices:
    return ((f"plan {each['monument']}",) for each in own(view, question)["monument-plans"])


def first_cellar(view: Json, question: Question) -> Choices:
    return ((f"store {space}",) for space in range(view["table"]["single-cask"]["ends"][0] + 1))


def discarded(view: Json, question: Question) -> Choices:
    return ((f"fetch {tile}",) for tile in view["table"]["discards"])


def positions(view: Json, question: Question) -> Choices:
    return ((f"go {position}",) for position in range(len(view["table"]["ring"]["tiles"])))


def for_sale(view: Json, question: Question) -> Choices:
    """The buildings of the architect whom the merchant has come to, or what has been turned over elsewhere."""
    ring = view["table"]["ring"]
    architects = [at for at, tile in enumerate(ring["tiles"]) if tile is None]
    if ring["merchants"][question.seat] not in architects:
        return iter([(f"build {view['table']['hand']['building']}",)])
    offers = view["table"]["offers"][architects.index(ring["merchants"][question.seat])]
    return ((f"build {building}",) for building in offers)


WORLDS: Final[dict[str, World]] = {
    "take": moved_to,
    "stop": moved_to,
    "use": errands("use"),
    "banish": errands("banish"),
    "reserve": reservations,
    "activate": tiles("activate", "extra"),
    "extra": tiles("activate", "extra"),
    "move": people("move"),
    "to": steps,
    "put": room_for,
    "enlist": tiles("enlist"),
    "remove": tiles("remove"),
    "pick": tiles("pick"),
    "sell": goods("sell"),
    "toll": goods("toll"),
    "claim": domains("claim"),
    "event": cards,
    "turn": cards,
    "propose": matters,
    "plan": own_plans,
    "penny": inmates("penny"),
    "take-mob": inmates("take-mob"),
    "store": first_cellar,
    "age": barrels("age"),
    "cask": barrels("cask"),
    "spend": barrels("spend"),
    "fetch": discarded,
    "tollgate": tollgates,
    "skim": rows,
    "swap": lying,
    "recruit": people("recruit"),
    "pay scotsman": people("pay scotsman"),
    "pay member": people("pay member"),
    "borrow": rivals_tiles("borrow"),
    "lift": rivals_tiles("lift"),
    "sneak-to": hosts_tiles,
    "haggis": supply,
    "champion": champion_markers,
    "go": positions,
    "build": for_sale,
}
PLACES: Final[dict[str, World]] = {"glen-more": places, "glen-more-ii": places, "glasgow": plots}
"""By game: where `place` may be meant of."""

NOT_POINTED_AT: Final = {
    "all of them are offered": (
        "choose mail loot keep-token vote factory line refresh march muster lurk claim-card sneak barter lay bid "
        "raise contest use-level come-home deny"
    ),
    "the question says what is due": "pay pay-feast",
    "there is one, offered or refused": (
        "sail cellar call draw-haggis fence roll-haggis reroll second-token join centre-reward"
    ),
    "where it may go is said by the question before": "drop settle",
    "they are kept in secret": "give-haggis return-haggis",
    "players are chosen, and only those from whom there is something": "steal-haggis slip-penny",
}
"""By the reason: verbs of which nothing can be meant that is neither offered nor refused."""
