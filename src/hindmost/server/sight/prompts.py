"""The engine's questions as prompts for clients."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from hindmost import NATURE, Game, Msg, Question
from hindmost.kernel.errors import HindmostError
from hindmost.kernel.messages import told
from hindmost.kernel.offers import Offer
from hindmost.server.sight.preview import Previewer, foretold
from hindmost.server.wire.messages import Message, Option, Pick, Prompt, Waiting

PICK: Final = Pick()
DECLINING: Final = ("end", "pass")
"""The kinds of options that only decline what is offered."""


def message(msg: Msg) -> Message:
    return told(msg, Message)


def prompt(
    game: Game,
    seat: int,
    version: str,
    previews: int,
    deadline: float | None,
    eyes: int | None = None,
) -> Prompt | None:
    """What the seat is asked; None if nothing.

    Previews come along for up to `previews` options. A seat that has answered a simultaneous question is asked again,
    for it may change its mind. `eyes`: who looks at the previews, if it is not the seat itself.
    """
    try:
        question = game.question(seat)
    except HindmostError:
        return None
    previewer = Previewer(game, seat, eyes) if 0 < len(question.choices) <= previews else None
    options = [_option(offer, previewer, seat) for offer in question.offers()]
    options += [
        Option(
            refused.id,
            message(refused.message),
            targets=refused.targets,
            group=refused.name,
            kind=refused.kind,
            module=refused.module,
            rule=reason.clause,
            why_not=message(reason.message),
        )
        for refused, reason in question.withheld()
    ]
    default, given = question.default, question.given
    return Prompt(
        id=f"{version}/{seat}",
        version=version,
        actors=[seat],
        kind=question.kind,
        title=message(question.title),
        options=options,
        pick=PICK,
        default=None if default is None else [default.id],
        skippable=any(option.kind in DECLINING for option in question.options),
        detail=question.detail,
        simultaneous=game.simultaneous,
        answered=given is not None,
        given=None if given is None else given.id,
        deadline=deadline,
    )


def telling(game: Game, version: str, seat: int = NATURE) -> Prompt:
    """What whoever tells chance is asked, or what a seat tells of a game that lies on a table. Where there is little to
    look through, each option of chance says what it would do."""
    question = game.question(seat)
    options = [
        Option(
            option.id,
            message(option.message),
            targets=option.targets,
            group=option.name,
            kind=option.kind,
            under=UNSET if option.group is None else message(option.group),
            preview=UNSET if option.group is not None or seat != NATURE else foretold(game, option.id),
        )
        for option in question.options
    ]
    return Prompt(
        id=f"{version}/{seat}",
        version=version,
        actors=[seat],
        kind=question.kind,
        title=message(question.title),
        options=options,
        pick=PICK,
    )


def awaited(question: Question) -> Waiting:
    """Who else is asked; and what, if it is chance."""
    title = message(question.title) if question.seat == NATURE else UNSET
    return Waiting(question.seat, question.kind, title)


def told_last(game: Game) -> Message:
    """What came last, in words: the last answer of a draft of chance."""
    before, last = game.clone(), game.choices[-1]
    before.undo()
    return message(before.question(NATURE).option(last.option_id).message)


def _option(offer: Offer, previewer: Previewer | None, seat: int) -> Option:
    delta = None if previewer is None else previewer.preview(offer.id)
    reacts = [] if delta is None or delta.draws else [other for other in delta.next if other != seat]
    return Option(
        offer.id,
        message(offer.message),
        targets=offer.targets,
        reveals=offer.reveals,
        reacts=reacts,
        group=offer.name,
        kind=offer.kind,
        module=offer.module,
        figure=offer.figure,
        wasteful=offer.wasteful,
        sort=offer.sort,
        rule=offer.rule,
        preview=UNSET if delta is None else delta,
    )
