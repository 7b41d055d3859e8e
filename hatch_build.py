"""Puts the browser client into wheels and source archives, so that whoever installs them needs no Node.

Where there is no Node either, the package is made without the client: the terminal, the bots and the
server's messages need none, and `python3 run.py` in a checkout brings a Node of its own.
"""

from __future__ import annotations

import sys
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class ClientHook(BuildHookInterface):  # type: ignore[type-arg, misc, unused-ignore]
    """Runs before the files of a package are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        # An editable install is a checkout, where run.py builds the client when it is needed.
        if version == "editable":
            return
        sys.path.insert(0, self.root)
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
