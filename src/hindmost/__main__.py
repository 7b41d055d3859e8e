"""`python -m hindmost` is the `hindmost` command."""

from hindmost.cli.main import main

if __name__ == "__main__":
    main()
