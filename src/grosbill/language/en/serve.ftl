# What the server of the online table says to whoever starts it, and about tables it cannot go on with.

error-table-without-pack = This table is played with the pack { $pack }, which this server does not offer any more. Its log is kept; whoever runs the server can offer the pack again.
error-table-stuck = This table was played with another version of the game or of its cards, and cannot go on with this one. Its log is kept: it goes on when whoever runs the server installs that version again. Whoever sits here can open a new table for the same people.
error-pack-not-offered = This server offers no pack { $pack }; { $known ->
        [none] it offers none
       *[other] it offers: { $known }
    }.
error-limits = { $file } has no limits that can be used: { $why }

net-only-here = The figures are for whoever runs this server, on its own machine.
net-not-our-name = “{ $host }” is not a name of this server. Open it by the address that whoever runs it has told you; whoever runs it can name another with --public-url.
net-not-our-page = A page of another server has asked for this. Open the table itself.
net-no-page = The page of the table is not part of this installation. The table itself answers under /api.
net-nothing-here = There is nothing here.
net-bad-request = What was sent cannot be read.
net-bad-field = “{ $field }” cannot be that.
net-missing-field = “{ $field }” is missing.
net-no-method = That is not how to ask here.
net-too-large = That is too much to send at once.
net-no-database = The server cannot reach its database just now. Nothing was changed; try again in a moment.
net-mistake = The server has made a mistake. Try again; if it happens again, tell whoever runs it: { $reference }.
net-too-many-requests = That was too much at once. Try again in a moment.

# --- starting and ending ----------------------------------------------------------------------------------

serve-open = The table is open: { $url }
serve-how-to-end = Ctrl-C ends it. Every move is kept as it is made.
serve-end = The table is closed. Every game is kept, and goes on when it is opened again.

error-serve-folder = the tables cannot be kept in { $folder }: { $why }
error-serve-port = the server cannot listen at { $host }, port { $port }: { $why }; --port names another
error-serve-public-url = { $url } is not the address of a server, such as https://munchkin.example.org
error-database = the database cannot be opened: { $why }
error-database-address = that is not the address of a database, such as postgresql://user@host/name or sqlite:////folder/tables.db
error-database-driver = the program lacks what this kind of database needs; for PostgreSQL, install grosbill[postgres]
error-database-newer = the database was written by a newer version of grosbill: install that one, or name another folder with --data

# --- grosbill tables --------------------------------------------------------------------------------------

tables-id = Table
tables-created = Set up
tables-edition = Edition
tables-seats = Seats
tables-rows = Rows
tables-state = State
tables-open = open
tables-over = over
tables-count =
    { $count ->
        [0] There are no tables.
        [one] { $count } table.
       *[other] { $count } tables.
    }
tables-deleted = { $id } is deleted, with its log.

error-tables-none = no tables are kept in { $folder }
error-tables-unknown = there is no table { $id }
error-tables-not-begun = the game of table { $id } has not begun
