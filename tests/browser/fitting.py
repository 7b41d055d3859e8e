"""Whether all that a page says can be read: nothing is cut off, no words lie on others, and no region on another."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.test_questions import CUT, DRAWN

__all__ = ["DRAWN", "faults"]

WORDS = """() => {
    const found = [];
    const box = (left, top, right, bottom) => ({ left, top, right, bottom });
    const both = (a, b) => box(
        Math.max(a.left, b.left), Math.max(a.top, b.top), Math.min(a.right, b.right), Math.min(a.bottom, b.bottom),
    );
    const empty = (a) => a.right - a.left < 2 || a.bottom - a.top < 2;
    const screen = box(0, 0, innerWidth, innerHeight);
    const inside = (each) => {
        const { left, top } = each.getBoundingClientRect();
        return box(left, top, left + each.clientLeft + each.clientWidth, top + each.clientTop + each.clientHeight);
    };
    // What lies beyond the edge of what can be scrolled is to be scrolled to; beyond any other edge it is cut.
    const cuts = (line, room, style) => {
        const wide = line.left < room.left - 1 || line.right > room.right + 1.5;
        const high = line.top < room.top - 3 || line.bottom > room.bottom + 3;
        const rolls = (way) => /auto|scroll/.test(way);
        return (wide && !rolls(style.overflowX)) || (high && !rolls(style.overflowY));
    };
    const opaque = (each) => {
        const { backgroundColor } = getComputedStyle(each);
        return !(each instanceof SVGElement) && backgroundColor.startsWith("rgb(");
    };
    const covered = (own, seen) => {
        const pile = document.elementsFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2);
        const at = pile.findIndex((each) => each.contains(own) || own.contains(each));
        return pile.slice(0, Math.max(at, 0)).some(opaque);
    };
    const frames = new Map();
    const framesOf = (own) => {
        if (!frames.has(own)) {
            const all = [];
            for (let each = own; each && each !== document.documentElement; each = each.parentElement) {
                const style = getComputedStyle(each);
                if (each instanceof SVGElement || !/hidden|clip|auto|scroll/.test(style.overflow)) continue;
                all.push({ each, style, room: inside(each) });
            }
            frames.set(own, all);
        }
        return frames.get(own);
    };
    const said = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.data.trim().replace(/\\s+/g, " ").slice(0, 40);
        const own = node.parentElement;
        if (!words || own.closest(".sr, .skip, script, style, defs, symbol")) continue;
        if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        // A map is moved about under its frame.
        const moved = own.closest("#territory, .pr-terr") !== null;
        // Squeezed words are as wide as they are drawn, not as they were set.
        const drawn = own instanceof SVGElement ? [own.getBoundingClientRect()] : range.getClientRects();
        for (const line of drawn) {
            let seen = line;
            for (const { each, style, room } of framesOf(own)) {
                if (empty(seen)) break;
                if (!moved && cuts(seen, room, style)) found.push(`${words} is cut by ${each.className}`);
                seen = both(seen, room);
            }
            seen = both(seen, screen);
            if (!empty(seen) && !covered(own, seen)) said.push({ words, own, ...seen });
        }
    }
    said.sort((a, b) => a.top - b.top);
    said.forEach((one, i) => {
        for (const other of said.slice(i + 1)) {
            if (other.top > one.bottom) break;
            const shared = both(one, other);
            // The boxes of lines are higher than their letters.
            const least = 0.4 * Math.min(one.bottom - one.top, other.bottom - other.top);
            const lies = !empty(shared) && shared.bottom - shared.top > least;
            // The halves of a wide tile are drawn with its name each.
            if (lies && one.words !== other.words) found.push(`${one.words} lies on ${other.words}`);
        }
    });
    if (document.scrollingElement.scrollWidth > innerWidth) found.push("the page scrolls sideways");
    return [...new Set(found)];
}"""
"""Words that are cut by an edge that cannot be scrolled, and words that lie on others."""
REGIONS = """() => {
    const side = ".pr-rondel, .ring, .pr-rivals, .pr-log, .pr-side";
    const kept = [...document.querySelectorAll(`header.status, .pr-shelf, #territory, .hold, .bottombar, ${side}`)];
    // Sheets may lie on anything.
    const shown = kept.filter((each) => each.checkVisibility() && !each.closest(".sheet"));
    const found = [];
    shown.forEach((one, i) => {
        const a = one.getBoundingClientRect();
        const beyond = a.left < -0.5 || a.right > innerWidth + 0.5 || a.top < -0.5 || a.bottom > innerHeight + 0.5;
        // A column may be scrolled.
        if (beyond && !one.closest(".col")) found.push(`${one.className || one.id} is not within the screen`);
        for (const other of shown.slice(i + 1)) {
            if (one.contains(other) || other.contains(one)) continue;
            const b = other.getBoundingClientRect();
            const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (wide > 1 && high > 1) found.push(`${one.className || one.id} lies on ${other.className || other.id}`);
        }
    });
    return found;
}"""
"""Regions of the table that lie on each other, or beyond the edge of the screen."""


def faults(page: Page) -> list[str]:
    """All that is wrong with what the page shows now."""
    question = page.evaluate(CUT)
    wrong = [f"{each}: {question['said']}" for each in question["wrong"]]
    return [*wrong, *page.evaluate(WORDS), *page.evaluate(REGIONS)]
