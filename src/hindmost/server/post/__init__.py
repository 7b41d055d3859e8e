"""Notices to those who are not looking: that it is their turn, sent where they asked for it, never into our network."""
