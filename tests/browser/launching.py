"""How chromium is started, for tests, pictures and measurements."""

from __future__ import annotations

import shutil
from typing import Final

# The first has no windows of its own, and so opens a page in less than half the time.
PROGRAMS: Final = ("chromium-headless-shell", "chromium")

# Ours takes the place of the driver's own list, so what of that keeps pages steady is named again.
OFF: Final = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "MediaRouter",
    "OptimizationHints",
    "PaintHolding",
    # The address bar of every window would start a renderer of its own: more than half of what a new window costs.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "WebUIOmniboxPopup",
    "WebUIOmniboxSimplification",
)
ARGS: Final = ["--no-sandbox", "--disable-gpu", f"--disable-features={','.join(OFF)}"]


def program() -> str | None:
    """The browser of this machine."""
    return next((found for name in PROGRAMS if (found := shutil.which(name))), None)
