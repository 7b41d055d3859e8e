### Chronicle 2, Highlander: what it lays on the table, in the browser.

web-c2-heap = On the Mountain
web-c2-bare = Nothing is there.
web-c2-thing = What
web-c2-number = Number
web-gm2-place-mountain = Crossing it costs a coin or a resource; a player who stops on it takes everything there when leaving.
