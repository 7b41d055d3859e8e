"""A real server and a real browser. Where the built client or chromium is missing, these tests are skipped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from _pytest.runner import runtestprotocol
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Playwright, expect, sync_playwright

import hindmost.server
from tests.browser.launching import ARGS, program
from tests.server import dealing
from tests.server.running import Served, served, settings

PATIENCE = 30_000
"""Milliseconds that a page may take for what must come; only a failure ever takes that long."""
CLIENT = Path(hindmost.server.__file__).parent / "static" / "index.html"


class Serving:
    """`hindmost serve` as a process of its own, which can be killed and started again at the same address."""

    def __init__(self, folder: Path) -> None:
        self.database = f"sqlite:///{folder / 'browser.db'}"
        self.port = 0
        self._said = folder / "server.err"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        code = "from tests.server import dealing; dealing.fix(); from hindmost.cli.main import main; main()"
        command = [sys.executable, "-c", code, "serve", "--port", str(self.port), "--no-browser"]
        env = {**os.environ, "HINDMOST_SECRET": "test"}
        # Into a file: a pipe that nobody empties would stop the server once it is full.
        with self._said.open("wb") as said:
            self._process = subprocess.Popen(
                [*command, "--db", self.database], env=env, stdout=subprocess.DEVNULL, stderr=said
            )
        while self._process.poll() is None:
            found = re.search(r"http://[^/]+:(\d+)/", self._said.read_text())
            if found:
                self.port = int(found[1])
                return
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self._said.read_text()}")

    def stop(self, how: int = signal.SIGTERM) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait()

    def kill(self) -> None:
        self.stop(signal.SIGKILL)


@pytest.fixture(scope="package")
def chromium() -> str:
    if not CLIENT.is_file():
        pytest.skip("the browser client is not built: no src/hindmost/server/static/index.html")
    found = program()
    if found is None:
        pytest.skip("there is no chromium on this machine")
    return found


# The driver keeps an event loop running in this thread, so that all of it ends with this package:
# other tests bring loops of their own.
@pytest.fixture(scope="package")
def driver(chromium: str) -> Iterator[Playwright]:
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as started:
        yield started


@pytest.fixture(scope="package")
def browser(driver: Playwright, chromium: str) -> Iterator[Browser]:
    browser = driver.chromium.launch(executable_path=chromium, args=ARGS)
    yield browser
    browser.close()


@pytest.fixture(scope="package")
def serving(chromium: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("served"))
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def here(tmp_path_factory: pytest.TempPathFactory, chromium: str) -> Iterator[Served]:
    """A server in this process, so that a position can be laid on its tables."""
    with served(settings(tmp_path_factory.mktemp("laid"))) as server:
        yield server


class Visitor:
    """Somebody with a browser of their own: cookies, settings, pages, and what went wrong in them."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context
        self.page = context.new_page()
        self.problems: list[str] = []
        self.page.on("pageerror", lambda error: self.problems.append(str(error)))
        self.page.on("console", self._hear)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.problems.append(message.text)


Arrive = Callable[..., Visitor]


@pytest.fixture
def arrive(browser: Browser, serving: Serving) -> Iterator[Arrive]:
    """Call it for a visitor; options are those of a browser context: viewport, locale, has_touch, color_scheme."""
    contexts: list[BrowserContext] = []

    def come(width: int = 1440, height: int = 900, **options: Any) -> Visitor:
        # The service worker would fetch the whole client for every visitor; one test looks at it.
        options = {"base_url": serving.url, "locale": "en-GB", "service_workers": "block", **options}
        viewport = {"width": width, "height": height}
        context = browser.new_context(viewport=viewport, reduced_motion="reduce", **options)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return Visitor(context)

    yield come
    for context in contexts:
        context.close()


@pytest.fixture
def page(arrive: Arrive) -> Iterator[Page]:
    """A page on a desktop, in which nothing may go wrong."""
    visitor = arrive()
    yield visitor.page
    assert visitor.problems == []


def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """A browser on a busy machine may be late once: what fails is tried a second time, and only that counts.

    Unless it is marked `at_once`: what is done at random goes another way the second time.
    """
    item.ihook.pytest_runtest_logstart(nodeid=item.nodeid, location=item.location)
    reports = runtestprotocol(item, nextitem=nextitem, log=False)
    if any(report.failed for report in reports) and item.get_closest_marker("at_once") is None:
        item._initrequest()  # type: ignore[attr-defined]
        reports = runtestprotocol(item, nextitem=nextitem, log=False)
    for report in reports:
        item.ihook.pytest_runtest_logreport(report=report)
    item.ihook.pytest_runtest_logfinish(nodeid=item.nodeid, location=item.location)
    return True


def pytest_runtest_setup(item: pytest.Item) -> None:
    dealing.begin(item.nodeid)
