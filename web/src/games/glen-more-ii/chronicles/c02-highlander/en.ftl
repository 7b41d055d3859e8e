### Chronicle 2, Highlander: what it lays on the table, in the browser.

web-c2-heap = On the Mountain
web-c2-bare = Nothing is there.
web-c2-thing = What
web-c2-number = Number
web-gm2-place-mountain = Crossing it costs a coin or a resource; a player who stops on it takes everything there when leaving.
web-c2-book = Mountain
web-c2-empty = empty
web-c2-goods = resources
web-c2-about = Pass and leave something; stop, and take it all when you leave.
web-c2-leave = leave one
web-c2-keep = keep one
web-c2-passing = You pass it on the way to
web-c2-leave-one = Leave one thing:
web-c2-of = of { $n }
web-c2-stands = { $name } stands on it.
web-c2-nobody = Nobody stands on it now.
web-ask-pay-toll = Choose what to leave on the Mountain.
web-ask-carry-down = Choose tiles for { $goods }.
web-ask-keep-goods = Not everything fits: choose what to keep.
