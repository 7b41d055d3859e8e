"""What an installer does with a package that is only files: it copies them, and writes down what they are.

So a package of its own can be installed into an empty folder without a network.
"""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
CEILIDH: Final = ROOT / "docs" / "ceilidh"


def install(project: Path, target: Path) -> Path:
    """Install the project in a folder into another one, which gives a program the package once it is on its path."""
    facts = tomllib.loads((project / "pyproject.toml").read_text("utf-8"))["project"]
    name, version = facts["name"], facts["version"]
    folder = name.replace("-", "_")
    shutil.copytree(project / folder, target / folder, ignore=shutil.ignore_patterns("__pycache__"))
    written = target / f"{folder}-{version}.dist-info"
    written.mkdir()
    (written / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
    groups = [
        "\n".join([f"[{group}]", *(f"{key} = {value}" for key, value in points.items())])
        for group, points in facts["entry-points"].items()
    ]
    (written / "entry_points.txt").write_text("\n\n".join(groups) + "\n", "utf-8")
    return target
