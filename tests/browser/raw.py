"""What a page must never show: placeholders that nobody filled in, and keys of sentences that are not there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from hindmost.text.messages import keys

WEB: Final = Path(__file__).parents[2] / "web" / "src"
PLACEHOLDER: Final = re.compile(r"\{\s*\$?[\w-]*\s*\}|\{\s*\$|\{\?\?\?\}|\bundefined\b|\[object ")
KEY: Final = re.compile(r"(?<![\w/#.-])[a-z]+(?:-[a-z0-9]+)+(?![\w/-])")
KINDS: Final = re.compile(r"(web|ask|option|log|cli|lesson|reason|refused|error|server|score|unit)-")
"""What keys begin with that no word of a language does."""
SHOWN: Final = """() => {
    const found = new Set();
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.currentNode; node; node = walker.nextNode()) {
        if (node.nodeType === Node.TEXT_NODE) {
            if (!node.parentElement.closest("script,style,code,pre.code")) found.add(node.textContent.trim());
        } else {
            for (const name of ["aria-label", "title", "placeholder", "alt", "aria-description"])
                found.add(node.getAttribute(name) ?? "");
        }
    }
    return [document.title, ...found];
}"""
"""Everything that can be read or is read out."""


def own_texts() -> list[Path]:
    """What the client says of its own, chronicles included."""
    return [*WEB.glob("text/en*.ftl"), *WEB.glob("games/*/chronicles/*/en.ftl")]


def known() -> frozenset[str]:
    """Every key of the catalogue, the client's own included."""
    own = (line for file in own_texts() for line in file.read_text(encoding="utf-8").splitlines())
    return frozenset(keys("en")) | {found[1] for line in own if (found := re.match(r"([a-z][\w-]*) =", line))}


def raw(page: Page) -> list[str]:
    """Texts of the page that are no texts."""
    catalogue = known()

    def is_raw(text: str) -> bool:
        names = KEY.findall(text)
        return bool(PLACEHOLDER.search(text)) or any(KINDS.match(name) or name in catalogue for name in names)

    return [text for text in page.evaluate(SHOWN) if is_raw(text)]
