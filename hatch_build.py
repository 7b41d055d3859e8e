"""What happens while a package is made: wheels and source archives get the browser client, wheels a compiled engine.

So whoever installs a wheel needs neither Node nor a C compiler. Where the one or the other is missing, the package is
made without it: the terminal, the bots and the server's messages need no client, and the engine runs as plain Python.
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PackageHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Hatchling asks for what is needed, calls `initialize`, gathers the files, and calls `finalize`."""

    folder: Path | None = None
    """Where the engine is compiled."""

    def dependencies(self) -> list[str]:
        sys.path.insert(0, self.root)
        import build_engine

        return [] if self.target_name != "wheel" or build_engine.obstacle() else list(build_engine.TOOLS)

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is a checkout: run.py builds the client when it is needed, and what is not compiled
        # cannot be out of date.
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        self.bring_client()
        if self.target_name == "wheel":
            self.bring_engine(build_data)

    def bring_client(self) -> None:
        import run

        if run.client_is_built():
            return
        if run.npm_on_path() is None:
            self.app.display_warning("No Node on the PATH: the package will hold no browser client.")
            return
        try:
            run.build_client()
        except run.SetupError as error:
            self.app.display_warning(f"{error}\nThe package will hold no browser client.")

    def bring_engine(self, build_data: dict[str, Any]) -> None:
        import build_engine

        reason = build_engine.obstacle()
        if reason:
            self.app.display_warning(f"The engine is not compiled: {reason}.")
            return
        self.folder = Path(tempfile.mkdtemp(prefix="hindmost-"))
        try:
            modules = build_engine.compile_engine(Path(self.root), self.folder)
        except build_engine.CannotCompile as error:
            self.app.display_warning(f"The engine is not compiled: {error}.")
            return
        build_data["force_include"].update({str(path): place for path, place in modules})
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)
