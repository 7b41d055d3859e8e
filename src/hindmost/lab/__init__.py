"""The laboratory: many games, how fast they go, and what came of them."""

from hindmost.lab.simulate import Summary, simulate

__all__ = ["Summary", "simulate"]
