"""What must hold between the records of Glen More II's catalogue, once each of them has been read."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Final

from hindmost.catalogue.glen_more_ii.model import PERSON, START, GlenMoreIICatalogue, Tile
from hindmost.catalogue.model import Facts
from hindmost.catalogue.problems import Problems
from hindmost.mechanics.effects import ANY_KIND, Effect
from hindmost.mechanics.goods import MOST_KINDS, count

MOST_SEATS: Final = 4
_HOME: Final = ("village", "castle")


def check_facts(facts: Facts, problems: Problems) -> None:
    numbers, number = facts.numbers, facts.number
    prices, scoring, stacks = numbers["market_prices"], numbers["scoring"], facts.counts["stacks"]
    if len(facts.names["goods"]) > MOST_KINDS:
        problems.add("goods", f"are {len(facts.names['goods'])}; a game has {MOST_KINDS} at most")
    for name in (*_HOME, PERSON):
        if name not in facts.names["types"]:
            problems.add("types", f'"{name}" is missing, which the rules name; add it')
    if "castle" not in facts.names["scoring_categories"]:
        problems.add("scoring_categories", '"castle" is missing, which the rules name; add it')
    if len(stacks) < 2:
        problems.add("stacks", "the first is laid out at the start, the others come into play; write two or more")
    needed = next(iter(stacks.values())) + MOST_SEATS + 2
    if number["rondel_spaces"] < needed:
        told = f"{MOST_SEATS} pawns, the Die, the gap and the first stack; write {needed} or more"
        problems.add("rondel_spaces", f"{number['rondel_spaces']} spaces have no room for {told}")
    if min(numbers["die_faces"]) < 1:
        problems.add("die_faces", "the Die always moves on; write faces of 1 or more")
    if prices[0] < 1 or any(cheap >= dear for cheap, dear in pairwise(prices)):
        problems.add("market_prices", "prices rise from left to right, like [1, 2, 3]")
    if number["market_start"] > len(prices):
        problems.add("market_start", f"a row has only {len(prices)} spaces")
    if scoring[0] != 0 or any(less > more for less, more in pairwise(scoring)):
        problems.add("scoring", "the fewest get 0 and more is never worth less, like [0, 1, 2, 3, 5, 8]")
    if len(numbers["starting_coins"]) != MOST_SEATS:
        problems.add("starting_coins", f"must have {MOST_SEATS} numbers, the first player's first")
    if number["scotsmen"] < 2:
        problems.add("scotsmen", "one is the pawn, one stands on the home village; write 2 or more")
    if number["room"] < 1:
        problems.add("room", "a tile holds a resource at least")


def check(catalogue: GlenMoreIICatalogue, exact: bool, problems: Problems) -> None:
    """Tell the problems. `exact`: whether the stacks must have just as many tiles as the facts say."""
    _ids(catalogue, problems)
    if exact:
        _stacks(catalogue, problems)
    if [tile.type for tile in catalogue.home] != list(_HOME) or not all(tile.river for tile in catalogue.home):
        problems.add("home", "is the village, then the castle, with the river through both")
    if len(catalogue.colours) < MOST_SEATS:
        problems.add("colours", f"{MOST_SEATS} players need a colour each")
    if catalogue.worlds_end.stack != list(catalogue.stacks)[-1]:
        problems.add("worlds_end: stack", f"must be the last stack, {list(catalogue.stacks)[-1]}")
    seeded = [catalogue.worlds_end.stack, *(tile.stack for tile in catalogue.tiles if tile.top_part)]
    for stack in sorted({stack for stack in seeded if seeded.count(stack) > 1}):
        problems.add("top_part", f"two tiles of stack {stack} have a place that is drawn; only one can")
    for tile in catalogue.tiles:
        if tile.top_part and not tile.stack:
            problems.add(f"tile {tile.id}: top_part", "it is in no stack; name one")
        _payable(tile, catalogue, problems)
        _coverable(tile, catalogue, problems)
        _known(f"tile {tile.id}: immediate", tile.immediate, catalogue, problems)
    _landmarks(catalogue, problems)
    _roads(catalogue, problems)
    for domain in catalogue.domains:
        if domain.effect is None and not domain.closed:
            problems.add(f"domain {domain.id}: effect", "a domain in use does something; write it, or closed = true")
        if domain.effect and any(part.gift().members for part in domain.effect.simple()):
            problems.add(f"domain {domain.id}: effect", 'no tile comes with it; write "anywhere 1 member"')
        _known(f"domain {domain.id}: effect", domain.effect, catalogue, problems)
    for landmark in catalogue.landmarks:
        _known(f"landmark {landmark.id}: effect", landmark.effect, catalogue, problems)
        if landmark.back is not None:
            _known(f"back of {landmark.id}: effect", landmark.back.effect, catalogue, problems)


def _ids(catalogue: GlenMoreIICatalogue, problems: Problems) -> None:
    ids = [tile.id for tile in (*catalogue.home, *catalogue.tiles, catalogue.david_hume, catalogue.worlds_end)]
    ids += [landmark.id for landmark in catalogue.landmarks]
    ids += [domain.id for domain in catalogue.domains]
    for name, times in Counter(ids).items():
        if name and times > 1:
            problems.add(f"id {name}", f"stands on {times} records; give each its own")


def _stacks(catalogue: GlenMoreIICatalogue, problems: Problems) -> None:
    for stack, size in catalogue.stacks.items():
        found = sum(tile.stack == stack for tile in (*catalogue.tiles, catalogue.worlds_end))
        if found != size:
            remedy = "change the tiles or the number in stacks"
            problems.add(f"stack {stack}", f"has {found} tiles, but stacks says {size}; {remedy}")


def _payable(tile: Tile, catalogue: GlenMoreIICatalogue, problems: Problems) -> None:
    """Whether the cost can ever be paid: bought on the market, produced, distilled."""
    where, cost, others = f"tile {tile.id}: cost", tile.cost, [each for each in catalogue.tiles if each is not tile]
    for kind, good in enumerate(catalogue.goods):
        number = count(cost.goods, kind)
        if number > len(catalogue.facts.numbers["market_prices"]) and not any(_makes(each, kind) for each in others):
            problems.add(where, f"{number} {good} can never be paid: the market has fewer, and no other tile makes it")
    if cost.whisky and not any(_gives_whisky(each) for each in others):
        problems.add(where, "whisky can never be paid: no other tile gives any")
    if cost.members >= catalogue.facts.number["scotsmen"]:
        problems.add(where, f"{cost.members} members can never be paid: there are fewer, the pawn aside")


def _makes(tile: Tile, kind: int) -> bool:
    made = tile.activation.makes() if tile.activation else ()
    return kind in made or ANY_KIND in made


def _gives_whisky(tile: Tile) -> bool:
    effects = [part for effect in (tile.immediate, tile.activation) if effect is not None for part in effect.simple()]
    return any(effect.gift().whisky or any(line.gain.whisky for line in effect.trades()) for effect in effects)


def _coverable(tile: Tile, catalogue: GlenMoreIICatalogue, problems: Problems) -> None:
    """Whether something may lie beneath a tile that covers others."""
    if tile.covers and tile.overlay:
        problems.add(f"tile {tile.id}: covers", "an overlay covers its own type; leave one of the two out")
    if tile.right_half:
        _double(tile, catalogue, problems)
    wanted = (tile.type,) if tile.overlay else tile.covers
    beneath = [other for other in (*catalogue.home, *catalogue.tiles) if not other.overlay and not other.covers]
    for name in dict.fromkeys(wanted):
        if not any(other.type == name and other.river == tile.river for other in beneath):
            river = "with a river" if tile.river else "without a river"
            where = f"tile {tile.id}: {'overlay' if tile.overlay else 'covers'}"
            problems.add(where, f"no {name} {river} lies beneath any overlay; it has no place")


def _double(tile: Tile, catalogue: GlenMoreIICatalogue, problems: Problems) -> None:
    where = f"tile {tile.id}: right_half"
    other = next((each for each in catalogue.tiles if each.id == tile.right_half), None)
    if other is None or other is tile:
        problems.add(where, f'there is no other tile "{tile.right_half}"; name the half on its right')
    elif other.stack or other.right_half:
        problems.add(where, f"{other.id} comes with its left half; it has no stack and no right half of its own")
    elif not tile.covers or len(tile.covers) != len(other.covers):
        problems.add(where, "both halves cover something, one type each for every face; write as many for both")


def _landmarks(catalogue: GlenMoreIICatalogue, problems: Problems) -> None:
    tiles = {tile.id: tile for tile in catalogue.tiles}
    cards = {landmark.id: landmark for landmark in catalogue.landmarks}
    for tile in catalogue.tiles:
        where = f"tile {tile.id}: landmark"
        if tile.landmark is not None and tile.landmark not in cards:
            problems.add(where, f'there is no landmark "{tile.landmark}"; add it to the landmarks or leave it out here')
        elif tile.landmark is not None and cards[tile.landmark].tile != tile.id:
            problems.add(where, f'landmark {tile.landmark} comes with "{cards[tile.landmark].tile}"; choose one')
    for landmark in catalogue.landmarks:
        where, own = f"landmark {landmark.id}", tiles.get(landmark.tile)
        if own is None:
            problems.add(f"{where}: tile", f'there is no tile "{landmark.tile}"; name the tile that brings the card')
        elif own.landmark != landmark.id:
            problems.add(f"{where}: tile", f'tile {own.id} does not bring it; add landmark = "{landmark.id}" there')
        elif own.stack != landmark.stack:
            where_it_is = f"stack {own.stack}" if own.stack else "no stack"
            problems.add(f"{where}: stack", f'tile {own.id} is in {where_it_is}; write "{own.stack}" here or there')


def _roads(catalogue: GlenMoreIICatalogue, problems: Problems) -> None:
    known = (START, *(domain.id for domain in catalogue.domains))
    seen: set[frozenset[str]] = set()
    for road in catalogue.roads:
        where, ends = f"road {road.start} to {road.end}", frozenset((road.start, road.end))
        for end in sorted(ends - set(known)):
            problems.add(where, f'there is no domain "{end}"; there are: {", ".join(known)}')
        if len(ends) == 1:
            problems.add(where, "leads back to where it begins; leave it out")
        elif ends in seen:
            problems.add(where, "is there twice; leave one of them out")
        seen.add(ends)
    reached = catalogue.distances()
    for domain in catalogue.domains:
        where = f"domain {domain.id}"
        if domain.id not in reached:
            problems.add(where, f'no roads lead there from "{START}"; add one')
        elif reached[domain.id] != domain.distance:
            problems.add(
                f"{where}: distance",
                f"is {domain.distance}, but the cheapest roads cost {reached[domain.id]}; correct it or the roads",
            )


def _known(where: str, effect: Effect | None, catalogue: GlenMoreIICatalogue, problems: Problems) -> None:
    beside = [tile.id for tile in catalogue.tiles if tile.is_person and not tile.stack]
    known = {
        "tiles": tuple(name for name in catalogue.types if name != PERSON),
        "type": catalogue.types,
        "category": catalogue.facts.names["scoring_categories"],
        "person": (catalogue.david_hume.id, *beside),
    }
    for sort, name in effect.names() if effect else ():
        if name not in known.get(sort, (name,)):
            problems.add(where, f'"{name}" is unknown; there are: {", ".join(known[sort])}')
