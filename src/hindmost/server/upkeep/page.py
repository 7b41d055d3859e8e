"""The host's page: plain HTML in the reader's language, without a script; it shows, and can do nothing."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from html import escape
from typing import Any, Final

from hindmost.server.upkeep.overview import Addresses, Load, TableRow
from hindmost.text.messages import has, languages, say

FACTS: Final = ("at", "level", "event", "error", "request")
"""What a line of the log says that has a column of its own."""


def language_of(wanted: str | None, accepted: str) -> str:
    """The one that was asked for, else the first that the browser likes, else the first there is."""
    there = languages()
    liked = (part.partition(";")[0].strip().partition("-")[0].lower() for part in accepted.split(","))
    return next((each for each in (wanted or "", *liked) if each in there), there[0])


def page(
    lang: str,
    now: float,
    about: Mapping[str, str],
    load: Load,
    listed: Iterable[TableRow],
    posts: Iterable[Addresses],
    errors: Iterable[Mapping[str, Any]],
    titles: Mapping[str, str],
) -> str:
    def said(key: str, **args: str | int) -> str:
        return escape(say(f"admin-{key}", lang, **args))

    def table(key: str, columns: tuple[str, ...], rows: list[list[str]]) -> str:
        title = f'<h2 id="{key}">{said(key)}</h2>'
        if not rows:
            return f"<section>{title}<p>{said(f'no-{key}')}</p></section>"
        head = "".join(f'<th scope="col">{said(f"column-{each}")}</th>' for each in columns)
        body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
        # A wide table is moved by itself, by keyboard too, and the page stays as wide as the window.
        return (
            f'<section>{title}<div class="wide" tabindex="0" role="region" aria-labelledby="{key}">'
            f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div></section>"
        )

    def number(key: str, value: str) -> str:
        return f"<div><dt>{said(f'load-{key}')}</dt><dd>{escape(value)}</dd></div>"

    numbers = [
        *(number(f"tables-{status}", str(load.tables.get(status, 0))) for status in STATUSES),
        number("rooms", str(load.rooms)),
        number("sockets", str(load.sockets)),
        number("bots", str(load.bots_waiting)),
        number("writes", str(load.writes_waiting)),
        number("database", say("admin-milliseconds", lang, number=f"{load.database_seconds * 1000:.1f}")),
        number("letters", str(load.letters_waiting)),
    ]
    rows = [
        [
            f"<code>{escape(row.id)}</code>",
            escape(titles.get(row.game, row.game)),
            said(f"status-{row.status}"),
            escape(", ".join(_player(kind, name, lang) for kind, name in row.players)),
            _moment(row.changed),
            str(row.watchers),
        ]
        for row in listed
    ]
    letters = [[escape(each.kind), str(each.number), str(each.given_up)] for each in posts]
    lines = [
        [
            escape(str(line["at"]).rstrip("Z").replace("T", " ")),
            said(f"level-{line['level']}") if has(f"admin-level-{line['level']}", lang) else escape(line["level"]),
            f"<code>{escape(str(line['event']))}</code>",
            escape(", ".join(_fact(name, value) for name, value in line.items() if _is_more(name))),
            f"<code>{escape(str(line.get('request', '')))}</code>",
        ]
        for line in errors
    ]
    full = f'<p class="bad" role="alert">{said("full")}</p>' if load.database_full else ""
    version = said("version", version=about["version"], database=about["database"], engine=about["engine"])
    others = " ".join(
        f'<a href="?lang={each}" hreflang="{each}" lang="{each}">{escape(say("admin-language", each))}</a>'
        for each in languages()
        if each != lang
    )
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{said("title")}</title>
<link rel="stylesheet" href="/admin.css">
</head>
<body>
<header><h1>{said("title")}</h1><nav aria-label="{said("languages")}">{others}</nav></header>
<main>
<p>{version} {said("as-of", moment=time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(now)))}</p>
{full}
<section><h2>{said("load")}</h2><dl>{"".join(numbers)}</dl></section>
{table("tables", ("table", "game", "status", "players", "changed", "watchers"), rows)}
{table("notices", ("kind", "addresses", "given-up"), letters)}
{table("errors", ("at", "level", "event", "more", "request"), lines)}
</main>
</body>
</html>
"""


STATUSES: Final = ("playing", "open", "over", "abandoned")


def _player(kind: str, name: str, lang: str) -> str:
    if kind == "bot" and has(f"bot-{name}", lang):
        return say(f"bot-{name}", lang)
    return name or say("admin-nobody", lang)


def _moment(at: float) -> str:
    text = time.strftime("%Y-%m-%d %H:%M", time.gmtime(at))
    return f'<time datetime="{text.replace(" ", "T")}Z">{text}</time>'


def _is_more(name: str) -> bool:
    return name == "error" or name not in FACTS


def _fact(name: str, value: Any) -> str:
    return f"{name} {value}"
