# The report of a simulation: one page for a card's author and for a curious player.


### Numbers

rp-count = { NUMBER($n, maximumFractionDigits: 0) }
rp-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rp-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rp-round-percent = { NUMBER($n, style: "percent", maximumFractionDigits: 1) }
rp-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rp-round = { NUMBER($n, maximumFractionDigits: 1) }
rp-range = { $low } to { $high }


### What was played

rp-kicker = Grosbill · report of a simulation
rp-title =
    { $games ->
        [one] { $games } game of { $edition }
       *[other] { $games } games of { $edition }
    }
rp-lead-bots =
    { $kinds ->
        [one] { $players } players a game, all of them played by { $bots }.
       *[other] { $players } players a game, played by { $bots }.
    }
rp-lead-length =
    { $won ->
        [one] The one game that was won took { $median } turns.
       *[other] Half of the { $won } games that were won took { $median } turns or fewer.
    }
rp-lead-none = No game was won, so there is nothing to say about who wins.
rp-lead-unfinished =
    { $n ->
        [one] { $n } game was stopped after { $turns } turns without a winner.
       *[other] { $n } games were stopped after { $turns } turns without a winner.
    }
rp-lead-failed =
    { $n ->
        [one] { $n } game failed because of a fault in the program; it is left out below.
       *[other] { $n } games failed because of a fault in the program; they are left out below.
    }
rp-lead-cards =
    { $n ->
        [0] No card’s effect on the chance of winning goes beyond what luck would give.
        [one] { $n } card changes the chance of winning by more than luck would.
       *[other] { $n } cards change the chance of winning by more than luck would.
    }

rp-key-games = games played
rp-key-turns = turns, the median game
rp-key-fights = fights a game
rp-key-helped = of the fights that needed help got a helper
rp-key-cards =
    { $n ->
        [one] card beyond luck
       *[other] cards beyond luck
    }

rp-played = What was played
rp-wins = Who wins
rp-lengths = How long it takes
rp-fights = The fights
rp-cards = The cards
rp-table = All cards
rp-method = How to read this page

rp-fact-edition = Edition
rp-fact-variants = Variants
rp-fact-players = Players a game
rp-fact-bots = Played by
rp-fact-games = Games
rp-fact-outcomes = Of these
rp-fact-shared = Shared victories
rp-fact-decisions = Decisions
rp-fact-seed = Seed
rp-fact-limit = Stopped after
rp-fact-version = Program
rp-fact-packs = Cards
rp-outcomes = { $won } won, { $unfinished } unfinished, { $failed } failed
rp-limit =
    { $n ->
        [one] { $n } turn
       *[other] { $n } turns
    }
rp-version = grosbill { $version }, code { $code }
rp-none = none


### Who wins

rp-wins-intro = A dot is how often such players won, the line through it the 95% interval, the dashed line par: the { $par } of a player about whom nothing is known. Colour means that the difference is more than luck would give one of so many.
rp-wins-unfinished = Games without a winner count, so par is below one in { $players }.
rp-wins-end = Race, class and sex are those a player had when the game ended. That is not cause and effect: whoever does well has had more cards to choose from, and whoever has just died has nothing.
rp-par = par { $rate }
rp-by =
    { $by ->
        [place] By turn order
        [bot] By bot
        [race] By race at the end
        [class] By class at the end
       *[sex] By sex at the end
    }
rp-by-note =
    { $by ->
        [place] Player 1 plays first.
        [race] Whoever has two races counts for both.
        [class] Whoever has two classes counts for both.
       *[other] {""}
    }
rp-place = Player { $n }
rp-no-race = No race
rp-no-class = No class
rp-stand-out = More than luck: { $groups }.
rp-stand-out-one = { $name } ({ $points } points)
rp-nobody-stands-out = None differs from the rest by more than luck would.
rp-one-group =
    { $by ->
        [place] All players had the same place in the turn order.
        [bot] All players were played by { $name }: no other bot to compare it with.
        [race] Nobody had a race card at the end.
        [class] All players ended as { $name }.
       *[sex] All players ended as { $name }.
    }
rp-nobody-won = No game was won.


### How long it takes

rp-length = Turns until somebody wins
rp-length-text =
    The median is { $median } turns, a player’s turn each. The middle half of the games (in colour) took { $low } to { $high }, the shortest { $first }, the longest { $last }. The picture leaves out the longest hundredth.
rp-length-axis = turns
rp-length-median = median { $n }
rp-curves = Levels along the way
rp-curves-text = The mean level after each of a player’s own turns, in the games that were won and had not ended; the bands hold the middle half of the players. The curves stop where one in twenty is left.
rp-curves-winners = winners
rp-curves-others = the others
rp-curves-turn = own turn
rp-curves-level = level
rp-curves-none = Nobody’s levels are known.


### The fights

rp-fights-none = Nobody fought.
rp-ends = How fights end
rp-ends-text =
    { $fights ->
        [one] { $fights } fight,
       *[other] { $fights } fights,
    } by the level of the fighter when it began.
rp-end =
    { $end ->
        [won] won
        [escaped] escaped
        [caught] caught
       *[gone] broken off
    }
rp-level-axis = level of the fighter
rp-against = Ganging up
rp-against-text = Cards a fight that players outside it played against the fighter: { $first } against one of level { $low }, { $last } against one of level { $high }.
rp-against-title = Cards played against the fighter, per fight, by level
rp-against-one = Cards a fight that players outside it played against the fighter.
rp-help = Help
rp-help-text =
    A fight needed help if the munchkins were not winning when it began. That was so in { $share } of all fights; over { $asked } of these there was bargaining, { $helped } got a helper, and with a helper { $won } were won.
rp-help-not-needed = The munchkins were winning at the start of every fight: nobody needed help.
rp-help-table = Fights
rp-help-behind = needed help
rp-help-ahead = did not need it
rp-help-all = all
rp-help-fights = Fights
rp-help-asked = Bargained over
rp-help-helped = Helper
rp-help-won = Won
rp-terms = The price of help
rp-terms-text =
    { $deals ->
        [one] Treasures promised in the one deal that was struck.
       *[other] Treasures promised to the helper, in { $deals } deals.
    } Items or level cards were part of { $items }.
rp-terms-axis = treasures promised
rp-terms-none = No deal was struck: nobody helped.
rp-terms-more = { $n } or more


### The cards

rp-cards-intro = What does a card do to the chance of winning? The deal is random, so players with the card in their opening hand differ from the others in nothing but that: the difference between their win rates is what the card does, in the hands of these bots.
rp-cards-few = The difference is in percentage points: a player who wins { $par } of games and is dealt a card of +2.0 wins { $more }.
rp-cards-none = No opening hands are known.
rp-cards-strongest = The strongest
rp-cards-weakest = The weakest
rp-cards-strongest-text = Cards that help most when dealt in the opening hand, in points, with 95% intervals.
rp-cards-weakest-text = Cards that help least, or hurt.
rp-cards-line = no effect
rp-change = What to change
rp-change-text = With { $cards } cards some stand out by luck alone. Those listed here survive Holm’s correction: the chance that even one of them is luck is at most 5%. A card this far from the rest is one to look at again; being dealt it should matter, but not decide.
rp-change-none = No card stands out once Holm’s correction for { $cards } cards is made. With this many games a card would have to change the chance of winning by about { $points } points to be noticed.
rp-change-card =
    { $stronger ->
        [yes] { $card } is stronger than par by { $size } points ({ $range }): dealt at the start, it wins { $rate } of games.
       *[no] { $card } is weaker than par by { $size } points ({ $range }): dealt at the start, it wins { $rate } of games.
    }
rp-table-text = In the order of what they do. Dealt: players who had it in their opening hand. Coloured differences survive Holm’s correction. The last three columns are about the players who played or used the card in the course of the game: whoever does well plays more cards, so this is an association, not the effect of the card.
rp-col-card = Card
rp-col-dealt = Dealt
rp-col-rate = Win rate when dealt
rp-col-effect = Difference
rp-col-low = Low
rp-col-high = High
rp-col-plays = Times played
rp-col-played = Win rate when played
rp-col-association = Difference (association)


### How to read this page

rp-method-rates = Intervals of win rates are Wilson’s, at 95%. Differences compare some players with all the others. As a game has one winner, what one group wins the other does not; the interval takes that into account. Where several players of a group sit at one table it is wider than it need be, never too narrow.
rp-method-holm = Whoever looks at many things at once finds some that look unusual by luck alone. What is in colour survives Holm’s correction for all that are compared in the same picture or table, with the exact binomial test.
rp-method-bots = All this is about games between these bots. People play otherwise, and a card that asks for wit is worth less in the hands of a simple bot.
rp-method-fights = A fight is won if the monsters were beaten, escaped if nobody in it was caught, caught if somebody was, and broken off if it ended in any other way.
