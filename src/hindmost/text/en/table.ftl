### What befalls a table, whatever is played at it.

log-table-replaced = a bot ({ $bot }) takes over
log-table-asked = the others are asked whether a bot may play here
log-table-declined = keeps the seat: not all agreed to a bot
log-table-absent = away for as long as was agreed: a bot ({ $bot }) takes over
log-table-left = leaves; a bot ({ $bot }) takes over
log-table-returned = comes back
log-table-opened = frees the seat
log-table-joined = sits down
log-table-abandoned = ends the game early
log-table-timeout-bot = out of time: a bot takes over
log-table-timeout-move = out of time: a bot makes this move
log-table-timeout-abandon = out of time: the game ends here
log-table-kept = the game is shown from the position that was kept: the rules have changed since, and the moves before cannot be told
log-table-draft-lost = your turn begins anew: the rules have changed since, and what you had begun of it cannot be gone on with
log-table-rules = from here on the game is played by version { $to } of the rules; so far it was version { $was }
log-table-standing = answered beforehand: { $answer } ({ $question })

reason-plan-other = That spot has changed. You had planned: { $option }
reason-plan-dear = It would now cost { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, more than your limit of { $most }.
reason-plan-late = You had begun your turn already.
