# Many games: what simulations and the arena say.

sim-games = games
sim-resumed =
    { $n ->
        [one] going on: one game of { $total } is done already
       *[other] going on: { $n } games of { $total } are done already
    }
sim-stopped =
    { $n ->
        [one] stopped: one game of { $total } is kept; the same command with --resume goes on
       *[other] stopped: { $n } games of { $total } are kept; the same command with --resume goes on
    }
sim-damaged = { $path } is damaged: its games are played again
sim-written = results: { $path }
sim-reported = report: { $path }


### The arena

arena-resumed =
    { $n ->
        [one] going on: one game of { $total } is done already
       *[other] going on: { $n } games of { $total } are done already
    }
arena-stopped =
    { $n ->
        [one] stopped: one game of { $total } is kept; the same command goes on
       *[other] stopped: { $n } games of { $total } are kept; the same command goes on
    }
arena-forgets = { $folder } cannot be written ({ $why }): if this is stopped, it cannot be gone on with
arena-errors =
    { $n ->
        [one] one game went wrong; it is counted as won by nobody
       *[other] { $n } games went wrong; they are counted as won by nobody
    }
arena-bot = bot
arena-games = games
arena-wins = wins
arena-rate = win rate
arena-interval = 95 % interval
arena-rating = rating
arena-count = { NUMBER($n) }
arena-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = { arena-low } to { arena-high }
arena-low = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-high = { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-summary =
    Half of the games took { NUMBER($turns) } turns or fewer; { $unfinished ->
        [0] none was left unfinished
        [one] one was left unfinished
       *[other] { $unfinished } were left unfinished
    }; { NUMBER($speed) } decisions a second.
