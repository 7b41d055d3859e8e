"""docs/writing-a-chronicle.md shows the files of docs/ceilidh word for word, and the folder is all there is to it."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests import ceremony
from tests.installing import CEILIDH, ROOT

PAGE = (ROOT / "docs" / "writing-a-chronicle.md").read_text("utf-8")
PACKAGE = CEILIDH / "hindmost_ceilidh"
LINES = 250
MAY_NAME_IT = re.compile(r"docs/(ceilidh/|writing-a-chronicle\.md)|tests/")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize(
    ("kind", "file"),
    [
        ("markdown", "hindmost_ceilidh/text/en.md"),
        ("toml", "hindmost_ceilidh/components.toml"),
        ("ftl", "hindmost_ceilidh/text/en.ftl"),
        ("ftl", "hindmost_ceilidh/text/lesson-en.ftl"),
        ("json", "hindmost_ceilidh/text/lesson.json"),
        ("python", "hindmost_ceilidh/terminal.py"),
        ("js", "hindmost_ceilidh/browser.js"),
        ("toml", "pyproject.toml"),
    ],
)
def test_files_are_shown_word_for_word(kind: str, file: str) -> None:
    assert (CEILIDH / file).read_text("utf-8") in blocks(kind)


def test_the_manifest_is_shown_from_beginning_to_end() -> None:
    module = (PACKAGE / "module.py").read_text("utf-8")
    shown = [block for block in blocks("python") if block in module]
    assert re.sub(r"\n+", "\n", "".join(shown)) == re.sub(r"\n+", "\n", module)


def test_its_tests_are_those_of_the_page() -> None:
    rest = [block for block in blocks("python") if "def test_" in block]
    assert rest
    assert all(block in (CEILIDH / "test_ceilidh.py").read_text("utf-8") for block in rest)


def test_it_is_small_and_most_of_it_is_rules() -> None:
    lines = [line for path in PACKAGE.glob("*.py") for line in path.read_text("utf-8").splitlines() if line.strip()]
    assert len(lines) <= LINES
    assert ceremony.share(PACKAGE) <= ceremony.MOST


def test_nothing_outside_its_folder_knows_of_it() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode:
        pytest.skip("this is no checkout")
    files = [file for file in listed.stdout.splitlines() if not MAY_NAME_IT.match(file) and (ROOT / file).is_file()]
    assert len(files) > 100
    named = [file for file in files if b"ceilidh" in (ROOT / file).read_bytes().lower()]
    assert named == []
