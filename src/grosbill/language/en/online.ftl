# The online table: who came and went, what is waited for, and why something cannot be done.


### Errors

net-busy = Too much is going on at this table. Try again in a moment.
net-cmd-taken = Another player has used this name for a command; take a new one.
net-only-watching = You are only watching.
net-not-started = The game has not begun yet.
net-started-already = The game has begun already.
net-seats-free = Some seats are still free. Invite somebody, or put a bot there.
net-no-deal = The game cannot begin like this: { $why }.
net-seat-taken = That seat is not free.
net-name-taken = Somebody at this table is already called { $name }, or nearly so.
net-bad-name = That name will not do: { $why }.
net-no-such-bot = There is no bot called { $bot }.
net-no-such-sex = There is no sex called { $sex } in this game.
net-no-such-person = Nobody sits there.
net-only-the-host = Only the host can do that.
net-nothing-said = Nothing was said: write a word.
net-nothing-to-set = Nothing to change was named.
net-not-away = You are playing your own seat.
net-nothing-to-do = There is nothing for you to do now.
net-no-more-time = There is no more time to be had now.
net-no-invite = You need an invitation to this table.
net-full = All seats are taken.
net-no-table = There is no such table.
net-not-a-bot = That is no bot: ask them yourself.
net-one-question = One question at a time, please.
net-no-answer = There is no answer to that just now. Ask again.
net-too-late = Things have changed meanwhile. Ask again.
net-no-reason = Nothing to explain yet: it has made no choice that you were told of.
net-not-over = The game is not over yet.
net-over-already = The game is over: there is nothing left to close.
net-closed = The host has closed this table. Nothing more is played here.
net-again-already = There is a table for another game already.
net-too-many-tables = You have set up many tables lately. Try again later.
net-no-seat = Only somebody who sits at this table can do that.
net-no-code = That code is not good any more. Ask for a new one.
net-unknown = There is no “{ $name }” here.


### What is waited for

net-waiting-for-people = Waiting for everybody to sit down.
net-waiting =
    { $n ->
        [0] One moment…
       *[other] Waiting for { $names }.
    }
net-over = { $names } won the game.


### Among the people

net-line-sat =
    { $mine ->
        [yes] You sit down.
       *[no] { $name } sits down.
    }
net-line-renamed = { $was } is called { $name } now.
net-line-left = { $name } leaves the table.
net-line-removed = { $name } was asked to leave.
net-line-filled =
    { $bot ->
        [none] A seat is free again.
       *[other] A bot takes a seat: { $bot }.
    }
net-line-handedon = { $name } is host now.
net-line-moretime = { $name } asks for more time.
net-line-stoodin =
    { $why ->
        [gone] { $name } is not there; a bot plays on.
        [clock] { $name } ran out of time; a bot plays on.
       *[left] { $name } has left; a bot plays on.
    }
net-line-tookback = { $name } plays again.
net-line-gone = { $name } has lost the connection.
net-line-came = { $name } is here.
net-line-followed = { $name } would like to play again.
net-line-watched =
    { $watch ->
        [anyone] { $mine ->
            [yes] You let anybody watch.
           *[no] { $name } lets anybody watch.
        }
        [invited] { $mine ->
            [yes] You let whoever has the invitation watch.
           *[no] { $name } lets whoever has the invitation watch.
        }
       *[nobody] { $mine ->
            [yes] You let nobody watch any more.
           *[no] { $name } lets nobody watch any more.
        }
    }
net-line-closed =
    { $mine ->
        [yes] You close the table for everybody.
       *[no] { $name } closes the table for everybody.
    }
net-line-late =
    { $mine ->
        [yes] You did not answer in time.
       *[no] { $name } did not answer in time.
    }

### What a screen shows beside the view

net-title =
    { $mine ->
        [yes] Your turn
       *[no] { $active }’s turn
    }
net-title-over = The game is over
net-note-won = wins!
net-note-away = a bot plays
net-note-gone = is away
net-note-dead = is dead
net-note-thinks = is thinking…
net-note-lets-be = lets it be
net-note-ready = is ready
net-note-claims = claims victory
net-note-runs = runs away
net-verdict =
    { $state ->
        [winning] { $n ->
            [0] Winning the tie
           *[other] Winning by { $n }
        }
        [tied] A tie is lost
        [running] Running away
        [over] No monster left
       *[losing] Losing by { $n }
    }
net-stake-win =
    { $mine ->
        [yes] If you win
       *[no] If { $who } wins
    }
net-stake-caught =
    { $mine ->
        [yes] If you are caught
       *[no] If caught
    }
net-stake-deal =
    { $mine ->
        [yes] You get
       *[no] { $who } gets
    }
net-stake-run = Running away
