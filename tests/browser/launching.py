"""How chromium is started, for tests, pictures and measurements."""

from __future__ import annotations

from typing import Final

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
