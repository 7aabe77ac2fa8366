# What the server says around the tables.
server-hello = Connected.
server-hello-again = The server was restarted. Nothing is lost; the game goes on.
server-bye = The server is being restarted. Nothing is lost: this page comes back by itself.
server-did-undo = { $seat } takes that back.

server-not-yours = Your link does not allow that, or does so no longer. If the seat is yours, ask the host for a new link.
server-no-table = This server has no such table.
server-no-page = There is nothing at this address.
server-no-moment = This game has moments 0 to { $last }; there is no moment { $moment }.
server-no-rule = Unknown rule { $rule }: no ledger has it.
server-no-ledger = { $game } has no ledger. Available: { $known }.
server-method = This address does not accept requests of that kind.
server-malformed = This request does not have the form the API describes.
server-too-large = That is larger than this server accepts.
server-too-fast = Too many requests at once. Wait a moment and try again.
server-too-many-tables = You have set up too many tables in the last hour. Try again later.
server-too-many-pages = Too many pages of this server are open from your address.
server-storage = The server cannot reach its database right now. Nothing has changed; try again in a moment.
server-failure = Something went wrong on the server. Nothing has changed.
server-game-gone = This server no longer offers { $game }.
server-no-hints = This table is played without hints.
server-no-hint-now = No hint is available right now. Try again in a moment.

server-unknown-answer = This game has no such answer.
server-repeated = Your answer to question { $asked } had already been accepted; it counts once.
server-too-late = Someone else was faster. Look again before you answer.
server-not-joint = There is nothing for you to agree with here: nobody shares this decision, or it is yours to make.
server-undone-since = An answer has been taken back since. Look again before you answer.
server-undo-late = The table has moved on since. Look again before you take something back.
server-many-undos = This table has reached the limit of { $limit } answers taken back.
server-replay-only = This is a replay: it can be watched, not played.
server-record-later = The record shows every hand and every card: you can have it once the game is over.
server-incompatible = This game was played under version { $played } of the rules and does not fit version { $installed }, which is installed here. It is kept and you can look at it, but not play on.
server-long-name = A name has at most { $limit } characters.
server-many-standing = You may leave at most { $limit } standing answers.
server-record = { $line ->
    [0] This file is not a record Marches can open.
   *[other] This file is not a record Marches can open: line { $line } is wrong.
}

server-setup-game = Unknown game { $game }. Available: { $known }.
server-setup-level = Unknown bot level { $level }. Available: { $known }.
server-setup-machine = The rules themselves play seat { $number }: set it to "bot", not to a person.

server-waiting = The game is dealt once every seat is taken.
server-claimed = This link has already been used. If the seat is yours, open it in the browser you used before, or ask the host for a new link.
server-seat-of-bot = A bot plays this seat: it has no link.
server-seat-taken = Somebody sits there already.
server-issued-again = The host has replaced the link for { $seat } { $times ->
    [one] once
   *[other] { $times } times
}: someone else may be sitting there now.
server-dealing = Everyone is here and the game is being dealt. Try again in a moment.
server-not-revealing = This table is not asking for shares of the seed right now.
server-wrong-share = This is not the share that was committed to.
server-unknown-question = This game has no such question.
server-records-full = Too many long records are being looked at right now. Try again in a moment.
server-records-busy = Other records are being checked right now. Try again in a moment.
server-record-too-much = This record takes too long to replay.
server-disk-low = There is little room left on this server’s disk. Games go on, but no more records are opened.
server-full = This server is full right now. Nothing is lost; try again in a moment.
server-foreign-page = This request comes from another site’s page, or was meant for another site.
server-many-searchers = At most { $limit } bots of the stronger levels may play at once here. Choose a lower level, or end other games first.
server-damaged = The stored data of this table is damaged. The server’s log has the details for the person who runs it.
server-still-playing = This game is not over.
