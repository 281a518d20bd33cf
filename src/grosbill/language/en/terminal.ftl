# The game in the terminal: the screen and its commands.


### The screen

ui-folded = (moves: all in words)
ui-targets = ({ $n } targets, ? { $number })
ui-which = number, or Enter for none>{" "}
ui-title =
    { $edition } · turn { $turn }, { $mine ->
        [yes] yours
       *[no] { $active }’s
    }
ui-title-opening = { $edition } · setting up
ui-decks = { $door } { $doors } · Treasure { $treasures }
ui-me = { $name } (you)
ui-dead = dead
ui-sex =
    { $sex ->
        [male] ♂
        [female] ♀
       *[other] {""}
    }
ui-head-name = Player
ui-head-level = Level
ui-head-strength = Strength
ui-head-hand = Hand
ui-head-who =
    { $races ->
        [yes] Race and class
       *[no] Class
    }
ui-nature = { $races } { $classes }
ui-no-class = no class
ui-head-items = Items
ui-in-use = in use: { $cards }
ui-carried = carried: { $cards }
ui-others = also: { $cards }
ui-curses = { $curses }: { $cards }
ui-no-items = no items
ui-fight = The fight
ui-munchkins = Munchkins
ui-monsters = Monsters
ui-total = Total
ui-standing-short =
    { $alive ->
        [no] { $name } { $level }
       *[yes] { $name } level { $level } ({ $strength })
    }
ui-log = What happened
ui-log-empty = Nothing has happened yet.
ui-earlier =
    { $n ->
        [one] … one line earlier (log)
       *[other] … { $n } lines earlier (log)
    }
ui-hand =
    { $n ->
        [0] Your hand is empty
        [one] Your hand: { $n } card
       *[other] Your hand: { $n } cards
    }
ui-hint = number or move · ? 1 explains · hint · help
ui-hint-pass = number or move · Enter: pass · ? 1 explains · hint · help
ui-prompt = { $name }>{" "}
ui-apart = Set apart
ui-discards-beneath = { $cards } (and { $n } more beneath, not to be looked through)


### Answers

ui-no-number =
    { $last ->
        [1] There is no move { $n }; there is only move 1.
       *[other] There is no move { $n }; the moves are numbered from 1 to { $last }.
    }
ui-unknown = I do not understand “{ $text }”. Type a number, a move, or help.
ui-half = “{ $text }” is not a whole move. For example: { $move }
ui-unknown-card = There is no card “{ $text }” here.
ui-ambiguous = That could mean several moves:
ui-refused = Not allowed ({ $clause }): { $why }
ui-refused-hint = Type ? to read the rule.
ui-clause-value = In this edition: { $value }
ui-clause-kept = Kept in { $place }
ui-several-cards = Several cards fit: { $cards }
ui-nothing-to-explain = Type ? and a number or a card: ? 1, ? { $card }. After a refusal, ? shows the rule.
ui-no-card =
    { $close ->
        [none] There is no card “{ $text }” in sight.
       *[other] There is no card “{ $text }” in sight. Did you mean { $close }?
    }
ui-no-player = There is no player “{ $text }”; they are: { $names }.
ui-no-fight = There is no fight.
ui-typing = What you can type now, one example of each kind; a part of a card’s name is enough:
ui-typing-more = trade and deal ask for what you want by numbers. Any sale, trade or offer that the rules allow can be typed, listed or not.
ui-trade-who = With whom?
ui-trade-give = What do you give? (numbers; Enter: nothing)
ui-trade-get = What do you want of { $who }? (numbers; Enter: nothing)
ui-no-deal = There is nobody to make a deal with now.
ui-deal-for = What for?
ui-deal-purpose =
    { $purpose ->
        [stay_out] for staying out of the fight
        [no_help] for not helping { $fighter }
       *[help] for help
    }
ui-deal-share = How many treasures? (Enter: none)
ui-deal-first = May the helper choose first?
ui-no-choice = Numbers from 1 to { $last }, or Enter.
ui-yes = yes
ui-no = no
ui-saved = Saved to { $path }.
ui-resume = Go on with: grosbill play --resume { $path }
ui-not-saved = Could not save to { $path }: { $why }
ui-keeping = The game is kept as it is played, in { $path }.
ui-kept = The game is kept in { $path }: grosbill play goes on with it.
ui-not-kept = The game cannot be kept as it is played ({ $why }): save it before you leave.
ui-no-terminal = A game needs a keyboard and a screen: standard input or output is closed.
ui-unfinished = A game of { $edition } against { $names } was not finished (last move { $date }).
ui-unfinished-path = It is kept in { $path }.
ui-go-on = Go on with it? (yes, or no to throw it away) {""}
ui-interrupted = Stopped. Nothing is lost.
ui-goodbye = Goodbye.
ui-welcome = You are { $name }. Your opponents: { $others }. Type help at any time.
ui-welcome-back = Welcome back, { $name }. Your opponents: { $others }.
ui-begins =
    { $mine ->
        [yes] You will take the first turn.
       *[no] { $who } will take the first turn.
    }
ui-you-win = You win!
ui-they-win = { $names } won. Better luck next time!
ui-shared-win = You win, together with { $names }!
ui-over = The game is over after { $turns } turns.
ui-too-small = This terminal has { $width } columns and { $height } lines; the game needs at least { $least_width } columns and { $least_height } lines. Make the window larger or the letters smaller.
ui-auto =
    { $mode ->
        [usual] You are asked when something may be worth doing, when it is about you, and when somebody is about to win.
        [all] You are asked at every opportunity, even if you can only pass.
        [fights] You are also asked whenever you could meddle in a fight.
        [mine] You are asked on your turn, and when something concerns you.
       *[turn] You pass until your next turn, unless something concerns you.
    }
ui-auto-choices = auto usual · auto all · auto fights · auto mine · auto turn
ui-help-notation = Type the number of a move, or the move: open door, play { $card } on munchkins.
ui-cmd-number = 3
ui-cmd-explain = ? 3, ? CARD
ui-cmd-rule = ?
ui-cmd-hand = hand
ui-cmd-table = table
ui-cmd-log = log
ui-cmd-discards = discards
ui-cmd-hint = hint
ui-cmd-why = why
ui-cmd-stats = stats
ui-cmd-moves = moves
ui-cmd-typing = help moves
ui-cmd-trade = trade
ui-cmd-deal = deal
ui-cmd-fight = fight
ui-cmd-auto = auto
ui-cmd-save = save
ui-cmd-quit = quit
ui-cmd-help = help
ui-help-number = makes move 3
ui-help-explain = explains move 3, or a card or rule: ? charity, ? R-SELL-003
ui-help-rule = after a refusal, the rule that decides
ui-help-hand = your hand with all texts
ui-help-table = everyone’s cards
ui-help-log = what happened lately; log all tells everything
ui-help-discards = what lies on the discard piles
ui-help-hint = what the expert bot would do in your place, and why
ui-help-why = why the bots chose as they did; why Bob: only Bob’s reasons
ui-help-stats = everyone’s dice and draws: were you unlucky?
ui-help-moves = all moves again; so does Enter after a page like this one
ui-help-typing = how moves are typed, with an example of each kind
ui-help-trade = puts a trade together by numbers
ui-help-deal = the same for an offer about the fight, or an answer to one
ui-help-fight = the fight with everything that counts, and the monsters in full
ui-help-auto = how often you are asked: auto usual, all, fights, mine or turn
ui-help-save = saves the game: save, or save FILE
ui-help-quit = saves the game and leaves
ui-help-help = this page
ui-help-about = The first at level 10 wins: kill monsters; help the others, and betray them.
ui-clause-reason = No scenario: { $reason }
ui-mode-usual = usual
ui-mode-all = all
ui-mode-fights = fights
ui-mode-mine = mine
ui-mode-turn = turn


### Bots

ui-opponent = { $name } ({ $bot })
ui-opponents = Your opponents: { $others }.
ui-bots-count =
    --bots names { $bots } bots, but there are { $seats } seats besides yours: name one bot for all of them, or { $seats }.
ui-hurry = (Enter hurries the others along)
ui-hint-move = In your place, the expert bot would do this:
ui-why-nobody = There is no bot called “{ $text }”; there are { $names }.
ui-why-nothing = Nothing to explain yet: no bot has made a choice that you were told of.
