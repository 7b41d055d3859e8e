"""What chronicles change, each in a file of its own."""
