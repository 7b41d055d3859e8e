"""What an option would bring: to both stores and scores, by which factories, and who acts then."""

from __future__ import annotations

from rich.text import Text

from hindmost.catalogue.glasgow import WHISKY
from hindmost.cli.table.art.glasgow.numbers import counts_of, lack_signs
from hindmost.cli.table.art.glasgow.pieces import awake, catalogue_of, city_of, stops_of
from hindmost.cli.table.art.glasgow.signs import effect_signs, thing_sign, type_sign
from hindmost.cli.table.art.wording import change_text
from hindmost.cli.table.scene import END, Offer, Scene
from hindmost.kernel.messages import Json
from hindmost.text.messages import say


def draw_outlook(scene: Scene, offer: Offer, after: Json) -> Text:
    parts = [*_changes(scene, after), *_factories(scene, offer), *_wasted(scene, offer, after), *_unpaid(scene, offer)]
    parts += _tempo(scene, after)
    return Text("  ").join(part for part in parts if part.cell_len)


def _changes(scene: Scene, after: Json) -> list[Text]:
    """The own change first; a rival's bears the rival's sign."""
    found = []
    for player in sorted(scene.players, key=lambda player: player.seat != scene.seat):
        seat = player.seat
        change = change_text(scene, counts_of(scene.view, seat), counts_of(after, seat), thing_sign)
        if change.cell_len and seat != scene.seat:
            change = Text.assemble(player.token(scene.lang, scene.palette), " ", change)
        found.append(change)
    return found


def _factories(scene: Scene, offer: Offer) -> list[Text]:
    """The factories of the row and the column, each with its owner and what it gives."""
    return [
        Text.assemble(
            (f"({lot.x},{lot.y}) ", scene.palette.muted),
            scene.player(lot.owner).token(scene.lang, scene.palette),
            (f" {effect_signs(lot.building)}", scene.palette.ink),
        )
        for lot in awake(city_of(scene), offer)
    ]


def _wasted(scene: Scene, offer: Offer, after: Json) -> list[Text]:
    """The goods of a contract that the store has no room for."""
    stop = next((stop for stop in stops_of(scene) if stop.target in offer.targets), None)
    if stop is None or stop.contract is None or scene.seat is None:
        return []
    catalogue = catalogue_of(scene)
    rooms = dict(zip(catalogue.goods, catalogue.facts.numbers["capacity"], strict=True)) | {WHISKY: 1}
    store, gives = after["seats"][scene.seat]["store"], stop.contract.gives
    lost = {good: gives.count(good) - (rooms[good] - store[good]) for good in dict.fromkeys(gives)}
    signs = "".join(thing_sign(good) * number for good, number in lost.items() if number > 0)
    return [Text(say("cli-say-no-room", scene.lang, goods=signs), scene.palette.warning)] if signs else []


def _unpaid(scene: Scene, offer: Offer) -> list[Text]:
    """What is missing for the buildings of the architect one goes to, or leaves."""
    here = scene.view["step"] == "architect" and offer.kind == END
    merchants = scene.view["table"]["ring"]["merchants"]
    found = []
    for stop in stops_of(scene):
        is_meant = stop.target in offer.targets or (here and stop.position == merchants[scene.view["active"]])
        for building in stop.offers if is_meant else ():
            if signs := lack_signs(scene, building):
                words = f"{type_sign(building)}{building.id}{signs}"
                found.append(Text(words, scene.palette.warning))
    return found


def _tempo(scene: Scene, after: Json) -> list[Text]:
    """Who acts next once a merchant has moved, and how far the other is ahead."""
    ring = after["table"]["ring"]
    if ring["merchants"] == scene.view["table"]["ring"]["merchants"]:
        return []
    player = scene.player(ring["hindmost"])
    key = "cli-say-again" if ring["hindmost"] == scene.seat else "cli-say-then"
    words = say(key, scene.lang, name=player.name(scene.lang), steps=ring["gap"])
    return [Text.assemble(player.token(scene.lang, scene.palette), (f" {words}", scene.palette.muted))]
