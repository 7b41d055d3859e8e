"""The `hindmost` command."""


def main() -> None:
    """Entry point."""
