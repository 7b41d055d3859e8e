### The page of whoever runs the server.

admin-title = Hindmost: how the server does
admin-language = English
admin-languages = Languages
admin-locked = This page is for whoever runs the server: the password is its token (HINDMOST_ADMIN_TOKEN), with any user name.
admin-version = Version { $version }, { $engine ->
    [compiled] compiled engine
   *[interpreted] interpreted engine
}, { $database }.
admin-as-of = As of { $moment } UTC.
admin-full = The disk is full: nothing can be stored until there is room.
admin-milliseconds = { $number } ms
admin-nobody = nobody

admin-load = Load
admin-load-tables-playing = Tables being played
admin-load-tables-open = Tables not started yet
admin-load-tables-over = Finished games
admin-load-tables-abandoned = Games ended early
admin-load-rooms = Tables in memory
admin-load-sockets = Open sockets
admin-load-bots = Bots at work
admin-load-writes = Writes waiting
admin-load-database = The database’s answer
admin-load-letters = Notices to be sent again

admin-tables = Latest tables
admin-no-tables = There are no tables yet.
admin-notices = Addresses for notices
admin-no-notices = Nobody has given an address.
admin-errors = Latest warnings and errors
admin-no-errors = None since the server started.

admin-column-table = Table
admin-column-game = Game
admin-column-status = Status
admin-column-players = Players
admin-column-changed = Last change (UTC)
admin-column-watchers = Watching
admin-column-kind = Kind
admin-column-addresses = Addresses
admin-column-given-up = Given up
admin-column-at = When (UTC)
admin-column-level = Level
admin-column-event = Event
admin-column-more = More
admin-column-request = Request

admin-status-open = not started
admin-status-playing = being played
admin-status-over = finished
admin-status-abandoned = ended early

admin-level-warning = warning
admin-level-error = error
