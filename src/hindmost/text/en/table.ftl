### What befalls a table, whatever is played at it.

log-table-replaced = A bot ({ $bot }) takes over
log-table-left = Leaves; a bot ({ $bot }) plays on
log-table-returned = Comes back
log-table-opened = Leaves the seat to somebody else
log-table-joined = Sits down
log-table-abandoned = Ends the game before its time
log-table-timeout-bot = Out of time: a bot takes over
log-table-timeout-move = Out of time: a bot makes this move
log-table-timeout-abandon = Out of time: the game ends here

reason-plan-other = Something else lies there by now. Planned was: { $option }
reason-plan-dear = By now it takes { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, more than the { $most } allowed.
reason-plan-late = You had begun your turn already.
