"""Mechanics that the games share: track, market, territory, payment, activation, effects, scoring."""
