### Why a request was not carried out. Nothing has changed then.

refused-failed = Something went wrong on the server. The error has been logged.
refused-chronicle-missing = This table is played with Chronicle { $n }, which is not installed on this server any more. Install the package that brings it, and play on.
refused-damaged = This table is paused: what is stored of it does not fit together. Tell whoever runs the server.
refused-disk-full = The server’s disk is full, so nothing of this was stored. Tell whoever runs the server.
refused-host-name = This server is not known by that name.
refused-offline = The server cannot be reached.
refused-nothing-here = There is nothing here.
refused-not-possible = That cannot be done here.
refused-unreadable = The request cannot be read.
refused-large = { $most ->
    [one] The request is larger than { $most } byte.
   *[other] The request is larger than { $most } bytes.
}
refused-origin = This page may not use this server.
refused-no-header = Send the header X-Hindmost: 1 with everything that changes something.
refused-greeted = You have said hello already.
refused-requests = Too many requests: try again in a moment.
refused-new-tables = Too many new tables: try again in a minute.

## Tables and seats

refused-no-table = This table does not exist, or you may not see it.
refused-no-seat = This table has no seat { $seat }.
refused-link = This link is no longer valid: ask for a new one.
refused-tables = You have too many games in progress: finish or end some first.
refused-still-playing = { $number ->
    [one] You sit at { $number } game in progress: leave it first.
   *[other] You sit at { $number } games in progress: leave them first.
}
refused-set-up = This table cannot be set up like that.
refused-no-bot = There is no bot called { $bot }.
refused-catalogue-broken = The corrected catalogue { $name } cannot be used.
refused-catalogue-unknown = There is no corrected catalogue { $name }.
refused-sheet = There is no score sheet like that. Begin a new one.
refused-companion = She cannot be played like that. Begin a new game with her.
refused-no-game = There is no game called { $game }.
refused-status = { $status ->
    [open] The game has not started yet.
    [playing] The game is in progress.
    [over] The game is over.
    [abandoned] The game was ended early.
   *[other] The game cannot go on.
}
refused-not-begun = The game has not started yet.
refused-game-begun = The game has started: let a bot play your seat instead.
refused-drafts-settled = The game has started: this setting can no longer be changed.
refused-open-seats = Some seats are still open: wait for players, or give them to bots.
refused-not-host = Only the host can do this.
refused-not-seated = Only players at this table can do this.
refused-not-your-seat = Seat { $seat } is not yours.
refused-seat-just-taken = Somebody else has just taken this seat.
refused-seat-held = This seat belongs to a player: ask the others whether a bot may play it.
refused-seat-open = This seat is open: use its link.
refused-seat-yours = You already play this seat.
refused-seated-already = You already sit at this table: leave this seat to somebody else.
refused-no-rival = You can ask this only for a seat that another player holds.
refused-nobody-else = There is nobody else who could agree.
refused-asked-already = The players are already being asked about a seat.
refused-no-request = Nobody is asking for your consent.

## Moves

refused-stale = The game has moved on: answer the question that is open now.
refused-not-offered = That move is not possible now.
refused-not-asked = It is not your turn to answer.
refused-nothing-to-undo = Nothing to undo: moves that revealed something, or that another player has seen, are final.
refused-nothing-to-redo = Nothing to redo.
refused-nothing-told = Nothing has been told that could be confirmed.
refused-no-solo = This game cannot be played alone.
refused-campaign-step = Step { $step } of the campaign is not open yet: play the one before it to its end, at the same level.
refused-past-lost = The rules have changed since: the moves of this game can no longer be shown one by one.
refused-no-move-yet = { $total ->
    [one] There has been { $total } move so far.
   *[other] There have been { $total } moves so far.
}
refused-nothing-to-play = The game was over then: choose an earlier moment.
refused-no-hints = There are hints only where nobody but you and bots plays, or at tables laid with hints for everybody.
refused-no-analysis = This game cannot be analysed.
refused-thought-lost = The thought was lost on the way: ask again.
refused-begun = Your turn has begun: end it, or undo it first.

## Plans

refused-plans = You have saved enough plans at this table: delete one first.
refused-no-plan = You have no such plan.
refused-no-move = This plan holds no move of yours.
refused-plan-over = The game is over in this plan: undo something.
refused-no-coins = There are no coins in this game, so there is no limit to set.
refused-no-standing = There is no such standing answer.

## Chat and notices

refused-chat-off = Chat is off at this table.
refused-chat-empty = The message is empty.
refused-chat-full = This table’s chat is full.
refused-chat-busy = Too many messages at once: send yours again.
refused-kind-off = { $kind ->
    [webhook] This server sends no webhooks.
    [email] This server sends no e-mail.
   *[other] This server does not send notices that way.
}
refused-address = This address cannot be used.
refused-addresses = You have given enough addresses: remove one first.
refused-no-address = There is no such address.
refused-notices = Too many notices in an hour: try again later.

## Game records

refused-record-later = The game record becomes available when the game has ended: it holds the seed.
refused-record-none = This file is not a game record.
refused-record-damaged = This game record is damaged.
refused-record-long = { $most ->
    [one] The game record has more than { $most } move.
   *[other] The game record has more than { $most } moves.
}
refused-record-catalogue = This game was played with a corrected catalogue that cannot be used.
refused-record-companion = In this game only MacNifique was played, at a printed table. It cannot be opened as a table.
refused-record-told = In this game record everything was told by hand, even what lies face down. It can be played on in the terminal, but not here.
refused-record-end = The game record is damaged: its moves and its result do not fit together.
refused-record-table = The game record is damaged: its part about the table cannot be read.
refused-record-seed = The game record was changed: its seed is not the one the game was started with.
refused-record-chain = The game record was changed: its chain of hashes breaks.
refused-record-choices = The game record was changed: its two lists of moves differ.
