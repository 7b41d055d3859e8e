"""Chronicle 6: the landmark cards and their events."""
