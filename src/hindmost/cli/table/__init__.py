"""The table in the terminal: full screen, or line by line.

What is drawn is made by pure functions (`art`) from what a seat sees (`scene`); who sits at the table and what they
have done is kept by the `match`. The full screen (`app`) and the line by line mode (`plain`) only show and ask.
"""
