"""Thinking for those who ask: hints on the way, analyses afterwards. All of it is done in processes of its own."""
