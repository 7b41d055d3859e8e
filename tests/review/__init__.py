"""Hints and analyses."""
