"""For all tests: what hypothesis draws is the same every time, and no test is judged by the clock."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("hindmost", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("hindmost")
