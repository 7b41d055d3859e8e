### What the kernel says of any game.

ask-any-order = Choose what comes next.
option-next = Next: { $step }
reason-unknown-choice = There is no choice “{ $choice }” here.

standing-ask = Ask me
standing-no = Always no
standing-proposed = As proposed

text-missing = { $text } [{ $where } lacks { $key } in { $lang }]
