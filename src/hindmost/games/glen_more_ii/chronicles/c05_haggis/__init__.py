"""Chronicle 5: haggis."""
