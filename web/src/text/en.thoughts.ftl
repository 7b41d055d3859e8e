### Hints and analyses in the browser

web-lamp-out = Put out the lamp
web-lamp-thinking = Thinking…
web-lamp-more = What might I do?
web-lamp-looks = Look { $n } in this game, { $rollouts } continuations tried
web-lamp-chance = chance to win { $n } %

web-hints = Everybody may ask for hints
web-hints-how = The lamp shows you what you might do, found with nothing but what you can know. Nobody sees who has lit it.

web-play-on = Play on from here
web-play-on-how = A new table is laid with the same seats as they stand now. What comes is drawn anew, and so is what your seat cannot know.
web-play-on-seat = Your seat
web-play-on-rivals = Bots in the other seats
web-play-on-lay = Lay the table

web-analysis-leave = Leave the analysis
web-analysis-shown = What the graph shows
web-analysis-chances = chance to win, %
web-analysis-leads = expected lead, VP
web-analysis-course = The course of the game
web-analysis-slider = The turn that is looked at
web-analysis-turn = turn { $n }
web-analysis-scoring = scoring { $n }
web-analysis-next = next loss
web-analysis-losses = Where most was lost
web-analysis-none = No turn lost anything for sure.
web-analysis-thinking = Thinking the turns over: { $done } of { $turns }
web-analysis-lost = lost { $vp } ± { $error } VP of the lead
web-analysis-slip = slip: lost { $vp } ± { $error } VP of the lead
web-analysis-blunder = blunder: lost { $vp } ± { $error } VP of the lead
web-analysis-fine = Nothing else was surely better.
web-analysis-played = played
web-analysis-difference = difference
web-analysis-percent = { $n } %
web-analysis-came = Luck, by what came to light then:
web-analysis-by-play = lost by play
web-analysis-by-luck = by luck
web-analysis-about = Figures are VP of the expected lead over the best of the others. A loss is told only where it is beyond three standard errors, and every turn is judged by what its seat could know.
