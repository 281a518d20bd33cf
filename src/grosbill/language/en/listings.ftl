# What the commands of the command line show.


### Lists of cards and rules, replays

ui-deck-door = { $door }
ui-deck-treasure = Treasure
ui-fact-deck = deck
ui-fact-set = set
ui-fact-copies = copies
ui-fact-source = source
ui-fact-hook = function of its own
ui-fact-scenarios = scenarios
ui-no-scenario = none yet
ui-cards-count =
    { $n ->
        [one] { $n } card
       *[other] { $n } different cards, { $all } in all
    }
ui-uncovered-cards = { $n } of { $all } cards have no scenario
ui-uncovered-rules = { $n } of { $all } clauses have neither scenario nor reason
ui-rules-count =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }{ $rulings ->
        [0] {""}
        [one] , { $rulings } ruling
       *[other] , { $rulings } rulings
    }
ui-replayed =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
ui-replayed-won = { $names } won.
ui-replayed-open = The game is not over.
ui-proved = Proved: the game ends in the state it was saved in ({ $digest }).
ui-not-proved = Every move is legal; the record does not say in what state it ended ({ $digest }).
ui-value-yes = yes
ui-value-no = no
ui-value-default = yes (by default)
ui-value-na = not applicable
ui-value-option = optional, off unless the table wants it
ui-value-fast-option = optional (fast game), off unless the table wants it
ui-value-blend-only = only when sets are mixed


### Editions and packs

ui-edition = { $cards } cards, { $low } to { $high } players
ui-settings = House rules, for --settings hand_limit=6,listen=yes:
ui-setting-range = { $low } to { $high }
ui-setting-in = only in { $editions }
ui-editions-blend = Blends: join them with +, as in star+cthulhu, in any order; the first is the host.
ui-editions-host = The host decides settings and words; any blend is played with the fast variant and the sidekick rules.
ui-editions-shared = A card that several sets share is one card, with the copies of all of them. Lite is a selection of the base game: together, each card is there as often as in the base game, never twice as often.
ui-editions-pack = Packs of your own: --pack FOLDER adds one to an edition; --edition with its id plays it alone.
ui-pack-sound =
    { $pack }: { $n ->
        [one] { $n } card
       *[other] { $n } different cards
    }, { $all } in all. Nothing is wrong.
ui-pack-mistakes =
    { $n ->
        [one] { $n } mistake
       *[other] { $n } mistakes
    }
