### The words of the page itself: buttons, headings, settings. What happens in a game is said by the other files.

rail-home = Grosbill, first page
rail-site = Site
rail-cards = Cards
rail-rules = Rules
rail-replays = Replays
page-not-loaded = This page could not be loaded. Check the connection and load it again.
card-bad-stuff = Bad Stuff

## The table

table-loading = The table is being laid…
table-tab = Grosbill
table-tab-yours = ● Your word — Grosbill
table-no-seat = You have no seat at this table. Ask for an invitation, or watch it from the first page.
table-closed =
    { $why ->
        [elsewhere] This seat is open in another window. Go on there, or load this page again.
        [no-table] There is no such table.
        [no-token] This seat has been given to somebody else.
        [stuck] This table cannot go on with this version of the game or of its cards. Its log is kept; whoever sits here can open a new table for the same people.
        [too-many] Too many tables are open here. Close one and load this page again.
       *[other] The table could not understand this page. Load it again.
    }
table-shut = This door is shut
table-again = Load it again
table-cut = The line is cut. Trying again…
table-close = Close
table-turn = Turn { $turn }
table-others = The others
table-you = you
table-and = and
table-strength = Strength
table-in-play = In front of { $name }
table-board =
    { $name }, level { $level }, strength { $strength }, { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    } in hand{ $note ->
        [none] {""}
       *[other] , { $note }
    }
table-hand-of =
    In hand: { $doors ->
        [one] { $doors } door
       *[other] { $doors } doors
    }, { $treasures ->
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }
table-chip-note =
    { $state ->
        [spare] carried, not in use
        [curse] lasts
        [one] used once
       *[used] in use
    }
table-beyond =
    { $n ->
        [one] { $n } more card there
       *[other] { $n } more cards there
    }{ $lit ->
        [0] {""}
       *[other] , { $lit } of them playable
    }
table-rest = { $n } more, show all
table-chip-on = on { $host }
table-playable = something may be done with it
table-ask-help = Ask for help
table-sell = Sell
table-sound-on = Sound on
table-sound-off = Sound off
table-trade = Trade
table-nothing-in-play = Nothing in front of them.
table-our-side = The munchkins’ side
table-their-side = The monsters’ side
table-sums = What both sides add up to, line by line
table-sum = In all
table-monsters =
    { $n ->
        [0] nobody
        [one] { $n } monster
       *[other] { $n } monsters
    }
table-monster = { $name }, level { $level }
table-gone = { $name } is gone.
table-deck =
    { $deck ->
        [door] Doors
       *[treasure] Treasures
    }
table-deck-left =
    { $deck ->
        [door] { $n ->
            [one] { $n } door left
           *[other] { $n } doors left
        }
       *[treasure] { $n ->
            [one] { $n } treasure left
           *[other] { $n } treasures left
        }
    }
table-discards = discards
table-top-discard = Last discarded: { $name }
table-level-of = Level { $level } of { $last }
table-hand = Your hand
table-card =
    { $state ->
        [lit] { $name }, may be played
        [quiet] { $name }
       *[dim] { $name }, not now
    }
table-look = Look at the card
table-put-back = Put it back
table-watching = You are watching.
table-moves = Moves
table-all-moves = All moves
table-find-move = Find a move
table-no-moves = There is nothing you may do now.
table-group =
    { $group ->
        [decide] Your move
        [help] Ask for help
        [play] Cards and powers
        [items] Character and items
        [trade] Sell, trade, give
       *[drop] Part with
    }
table-totals =
    { $state ->
        [winning] winning { $ours } : { $theirs }
       *[losing] { $ours } : { $theirs }
    }
table-question = What is going on
table-your-word = Your decision
table-waiting-for = Waiting for
table-more-time = More time
table-more-time-note = +15 s, once
table-seconds-left =
    { $n ->
        [one] { $n } second left
       *[other] { $n } seconds left
    }
table-hint = Hint
table-whose = In front of { $name }
table-whose-yours =
    { $place ->
        [hand] In your hand
       *[board] In front of you
    }
table-card-more = All about this card

## Cards and rules to look up

browse-all = All
browse-edition = Edition
browse-deck = Deck
browse-kind = Kind
browse-topic = Topic
browse-find = Find
browse-loading = One moment…
browse-cards-about = Every card of every set, as it is played here. The words on a card are made from what it does, so they cannot disagree.
browse-found =
    { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
browse-no-card = There is no card { $name } here.
browse-all-cards = All cards
browse-set = Set
browse-copies = Copies
browse-source = Known from
browse-source-is =
    { $source ->
        [published] a published list
        [original] our own card: no list of this set is public
        [uncertain] a published name; some numbers are ours
       *[other] { $source }
    }
browse-scenarios =
    { $n ->
        [one] A scenario that shows it
       *[other] { $n } scenarios that show it
    }
browse-show-all = Show all { $n }
browse-rules-of = Clauses and rulings that name it
browse-rules-about = Every rule is a clause with a name of its own, every tricky situation a ruling. Each has scenarios that run. Words with a dotted line say what they mean.
browse-rules-found =
    { $n ->
        [one] { $n } clause or ruling
       *[other] { $n } clauses and rulings
    }, { $words ->
        [one] { $words } word
       *[other] { $words } words
    }
browse-all-rules = All rules
browse-words = Words of the game
lookup-title = Looked up in the rules
lookup-back = Back
lookup-here = At this table
lookup-clauses = Clauses
lookup-rulings = Rulings
lookup-page =
    { $n ->
        [0] Its page
        [one] Its page, with a scenario that shows it
       *[other] Its page, with { $n } scenarios that show it
    }
browse-kept = Where the program keeps it
set =
    { $set ->
        [munchkin] Munchkin
        [star] Star Munchkin
        [cthulhu] Munchkin Cthulhu
       *[other] { $set }
    }
edition-munchkin = Munchkin
edition-lite = Lite
edition-star = Star
edition-cthulhu = Cthulhu
deck-door = Doors
deck-treasure = Treasures
frame-monster = Monsters
frame-enhancer = Monster enhancers
frame-curse = Curses and traps
frame-race = Races
frame-class = Classes
frame-door = Other door cards
frame-item = Items
frame-oneshot = One-shot items
frame-level = Go Up a Level
frame-treasure = Other treasures
scenario-everyone = Everyone
scenario-nobody = Meanwhile
scenario-begins = The table as it stands.
scenario-hand = in hand
scenario-back = One step back
scenario-on = Go on
scenario-step = Step
scenario-gone = This scenario is not on this server.

## The story and what is said at the table

story-title = What happened
story-turn = Turn { $turn } · { $who }
story-you = you
story-watcher = Someone watching
story-open = Open the whole story
story-close = Close the story
story-why = Why?
story-why-name = Why did { $name } do that?
story-why-thinking = Thinking back…
story-latest = What happened last
story-say = Say something…
story-phrase-help = Help me?
story-phrase-dare = Don’t you dare
story-phrase-played = Well played
story-phrase-hurry = Your word?

## The slip: deals and trades

slip-deal = A deal with { $name }
slip-trade = A trade with { $name }
slip-against = Help against { $monsters }, { $ours } to { $theirs }
slip-you = You
slip-gives =
    { $you ->
        [yes] You give
       *[no] { $name } gives
    }
slip-close = Throw the slip away
slip-aside = Put the slip aside and look at the table
slip-tab-write = Your slip to { $name }
slip-tab-answer = The slip from { $name }
slip-tab-wait = { $name } has your slip
slip-with-whom = With whom
slip-what-for = What for
slip-wanted-help = Help me
slip-wanted-no_help = Help nobody
slip-wanted-stay_out = Stay out of it
slip-wanted-trade = A trade
slip-promises-no_help = A promise not to help in this fight
slip-promises-stay_out = A promise to stay out of this fight altogether
slip-treasures =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }{ $first ->
        [yes] , picking first
       *[no] {""}
    }
slip-treasures-for =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    } { $mine ->
        [yes] for you
       *[no] for { $helper }
    }
slip-of-treasures =
    { $n ->
        [one] of { $n } treasure
       *[other] of { $n } treasures
    }
slip-fewer = One fewer
slip-more = One more
slip-picks-first =
    { $mine ->
        [yes] You pick first
       *[no] { $helper } picks first
    }
slip-from-the-pack = and from the pack
slip-out-of-the-pack = from the pack
slip-colon = :
slip-and-play = and a card of your hand, played on the helper
slip-in-this-fight = in this fight
slip-becomes = becomes
slip-would-be-winning = Together you would win by { $n }, as things stand.
slip-would-be-winning-tie = Together you would be level, and win the tie.
slip-would-be-over = Then there is nobody left to fight.
slip-would-leave =
    { $n ->
        [one] { $monsters } does not attack { $mine ->
            [yes] you
           *[no] { $name }
        } and goes away.
       *[other] { $monsters } do not attack { $mine ->
            [yes] you
           *[no] { $name }
        } and go away.
    }
slip-would-end =
    { $mine ->
        [yes] You would win the game by it.
       *[no] { $name } would win the game by it.
    }
slip-would-be-losing = Even together you would be losing by { $n }.
slip-would-be-tied = Together you would only be level with it.
slip-without-plays =
    { $n ->
        [one] { $cards } is played once the fight is won: it adds nothing here.
       *[other] { $cards } are played once the fight is won: they add nothing here.
    }
slip-nothing = nothing
slip-not-sent = not sent
slip-send = Send to { $name }
slip-send-back = Send back to { $name }
slip-with-changes = with your changes
slip-accept = Accept
slip-as-it-was = as it was
slip-refuse = Refuse
slip-withdraw = Take it back
slip-agreed = Agreed with { $name }
slip-ready =
    { $n ->
        [one] { $n } offer ready to send
       *[other] { $n } offers ready to send
    }

## Picking cards, selling

picks-what = What to do with them
picks-way =
    { $kind ->
        [give] To { $name }
        [discard] Discard
       *[pick] Pick
    }
picks-count = { $n } of { $most }
picks-do =
    { $kind ->
        [give] Give { picks-cards } to { $name }
        [discard] Discard { picks-cards }
       *[pick] { $what ->
            [lose] Lose { picks-cards }
            [cost] Pay with { picks-cards }
            [give] Give { picks-cards }
            [take] Take { picks-cards }
           *[other] Pick { picks-cards }
        }
    }
picks-cards =
    { $n ->
        [0] a card
        [one] { $n } card
       *[other] { $n } cards
    }
picks-on-the-table = on the table
picks-blindly = { $name }’s hand, blindly
picks-look = Look at { $card }
picks-aside = Something else first
picks-back = Pick cards
picks-sale = What do you sell?
picks-levels =
    { $n ->
        [0] no level yet
        [one] { $n } level
       *[other] { $n } levels
    }
picks-in-use = in use
picks-sell =
    { $n ->
        [0] Sell items
        [one] Sell { $n } item
       *[other] Sell { $n } items
    }
picks-close = Not now

## The menu of the table

menu-title = This table
menu-close = Close the menu
menu-asked = How often you are asked
menu-asked-all = Always
menu-asked-usual = When you could do something
menu-asked-fights = Whenever you could meddle in a fight, too
menu-asked-mine = On your turn, and when something concerns you
menu-asked-turn = Not until your next turn
menu-away = A bot is playing for you.
menu-back = Take my seat back
menu-phone = Go on with my phone
menu-phone-how = Open this page on the other device and type the code, or scan the picture. It is good for a minute, and for once.
menu-phone-qr = The same code as a picture
menu-leave = Leave the table
menu-leave-sure = Leave: a bot plays on
menu-stay = Stay
menu-look = Language, light, sound
menu-language = Language
menu-theme = Light
menu-theme-dark = At night
menu-theme-light = By day
menu-sound-on = Sound is on
menu-sound-off = Sound is off
menu-people = Who sits here
menu-free = a free seat
menu-is-host = host
menu-is-bot = a bot
menu-is-away = away
menu-fill = Put a bot there
menu-empty = Free the seat
menu-hand-on = Make host
menu-remove = Remove
menu-invitation = The link that lets others in
menu-copy = Copy the invitation
menu-copy-table = Copy the address
menu-copied = Copied
menu-renew = New invitation
menu-close-table = Close the table
menu-close-table-sure = Close it for everybody: nobody wins
menu-close-table-not = Keep it open
menu-watch = Who may watch
menu-watch-by-anyone = Anybody
menu-watch-by-invited = By link
menu-watch-by-nobody = Nobody
menu-watch-anyone = Anybody may watch.
menu-watch-invited = Whoever has the invitation may watch.
menu-watch-nobody = Nobody may watch.
menu-rules = The rules of this table
menu-rules-plain = As they are printed, without house rules.
menu-clock-printed = 2.6 seconds to answer
menu-clock-usual = the usual clock
menu-clock-calm = a calm clock
menu-clock-none = no clock
menu-promise = What the shuffle is held to
menu-promise-about = This number was worked out from the shuffle before the first card. When the game is over everybody can check it.
menu-help = Help
menu-tour = Show me around again
menu-key-arrows = ← ↑ → ↓
menu-key-arrows-does = go about the table
menu-key-enter = Enter
menu-key-enter-does = take, and do
menu-key-numbers = 1 – 9
menu-key-numbers-does = a card of your hand
menu-key-m = m
menu-key-m-does = all your moves
menu-key-p = p
menu-key-p-does = let it be
menu-key-help = ?
menu-key-help-does = explain what is focused
menu-key-escape = Esc
menu-key-escape-does = put down, close

## The pointers of the first visit

tour-count = { $n } of { $of }
tour-next = Next
tour-before = Back
tour-play = Play
tour-skip = Skip
tour-boards = The others
tour-boards-text = Their level is on the shield, their strength is the number beside it. Touch a player to see all that lies before them. A ring around a portrait: the table waits for them.
tour-fight = The middle
tour-fight-text = Behind the door a fight may wait. Then a scale stands here, with both sides on it: the receipt says where each number comes from, the line below what you win and what you risk.
tour-ask = What you are asked
tour-ask-text = One sentence says what is going on, the buttons what you can do about it. The bright one is what most would do. The scroll, or the key m, lists all your moves.
tour-hand = Your cards
tour-hand-text = Whatever you may play is lit. Touch a card to lift it and read what it would do, touch it again to play it. A dim card says why not.
tour-story = What happened
tour-story-text = Everything is told here, with links to the cards and the rules. Here you can talk to the others, too.

## The end of a game

ending-you =
    { $n ->
        [one] You win!
       *[other] You win, and not alone!
    }
ending-others =
    { $n ->
        [0] The table was closed: nobody wins
        [one] { $names } wins!
       *[other] { $names } win!
    }
ending-again = How it ended
ending-level = Level
ending-luck = Who was lucky?
ending-fair-kept = The shuffle is the one that was promised
ending-fair-broken = The shuffle is not the one that was promised!
ending-fair-checking = The shuffle is being checked…
ending-fair-unchecked = What the shuffle was held to
ending-fair-how = Before the first card the table showed the SHA-256 of seed and salt. Your browser has just worked it out again.
ending-seed = Seed
ending-salt = Salt
ending-promise = Promised
ending-rematch = One more
ending-rematch-same = same people, other shuffle
ending-join = To the next game
ending-replay = Watch it again
ending-share = Share
ending-home = First page

## The curtain of pass and play

curtain-hand = Hand the device to { $name }
curtain-why = Nobody else looks. The cards show when the curtain opens.
curtain-open = I am { $name }


## The rail, everywhere

rail-about = About
rail-light = Light theme
rail-dark = Dark theme


## Before and around a table

page-no-answer = The server does not answer. Check the connection and try again.
sheet-close = Close
step-less = One less
step-more = One more

home-title = Grosbill: the Munchkin family at one table
home-player = Player
home-motto-1 = Open the door.
home-motto-2 = Grab the loot.
home-motto-3 = Blame a friend.
home-pitch = The whole Munchkin family at one table: every card, every rule, every blend. It knows who may do what, and says why.
home-play-now = Play now
home-play-now-about =
    { $n ->
        [2] two bots are already seated
        [3] three bots are already seated
        [4] four bots are already seated
        [5] five bots are already seated
       *[other] the bots are already seated
    }
home-play-friends = Play with friends
home-play-friends-about = send them a link
home-join = I have an invitation
home-look-on = Watch a table
home-one-device = One device for all of us
home-boxes = What is on the table?
home-cards = { $n } cards
home-players =
    { $span ->
        [1] { $least } or { $most } players
       *[other] { $least } to { $most } players
    }
home-blend = { $n } cards, { $doors } + { $treasures } to start
home-blend-changes = , { $changes }.
home-why = Why?
home-complete = How complete is it?
home-packs = Packs of this server
home-company = Who sits with you
home-a-bot = + a bot
home-bot-new = Who sits down?
home-bot-other = Who sits here?
home-bot-away = Send this bot away
home-seats = With friends, seats for
home-clock = Time to answer
home-clock-printed = 2.6 s
home-clock-usual = 8 s
home-clock-calm = 25 s
home-clock-none = No clock
home-clock-printed-about = as the rules print it: for those who like a race
home-clock-usual-about = and 15 s more for who asks
home-clock-calm-about = time to think, and 15 s more for who asks
home-clock-none-about = nobody is ever hurried, even for days
home-pace = How fast bots are
home-pace-at-once = At once
home-pace-brisk = Brisk
home-pace-people = Like people
home-rules = House rules
home-more = more…
home-as-printed =
    { $n ->
        [0] as printed
        [one] as printed, but for one
       *[other] as printed, but for { $n }
    }
home-you = You
home-open = Who comes to your table
home-open-private = By link only
home-open-listed = Anybody
home-open-private-about = friends come by your link
home-open-listed-about = whoever looks for a table sees yours
home-watch = may watch the game
home-watch-anyone = Anybody
home-watch-invited = By link
home-watch-nobody = Nobody
home-unofficial = Unofficial fan software, not affiliated with Steve Jackson Games. Munchkin is their trademark. Icons: game-icons.net, CC BY 3.0.
home-about = About

you-name = Your name
you-sex = The sex of your munchkin
you-sex-any = By chance
you-sex-female = Female
you-sex-male = Male

why-changes = Played otherwise than the first box alone
why-clauses = What holds in every blend
why-boxes = How complete the boxes are

rules-about = Every rule that a table may change here. What you leave alone is as printed.
rules-limits = From { $least } to { $most }.
rules-printed = As printed: { $value }.
rules-done = Done
rules-reset = All as printed

goon = Go on
goon-over = over: see how it went
goon-closed = closed by its host
goon-turn = turn { $turn }
goon-waiting =
    { $n ->
        [0] about to begin
        [one] one seat free
       *[other] { $n } seats free
    }
goon-forget = Take off the list

join-title = I have an invitation
join-label = Paste the link you were sent, or type the code your other device shows
join-example = https://…/t/…#…  or  K7MP 22QX
join-go = Go
join-no-link = That is neither a link to a table nor a code of eight letters and digits.
join-phone = A code moves your own seat to this device: the menu of the table shows one, for a minute.

watch-title = Tables that anybody may find
watch-none = No table is open just now. Open one yourself: choose “Anybody” under “Who comes to your table”, then play with friends.
watch-watch = Watch
watch-join = Sit down
watch-again = Look again

door-title = A table is waiting
door-title-full = No seat left here
door-none = There is no such table any more.
door-sit = Sit down
door-watch = Only watch
door-full = All seats are taken.
door-started = The game has begun already.
door-turned-away = The host has asked everybody to go who was watching.
door-closed = The host has closed this table.
door-needs = You need an invitation to this table: ask whoever sits there for the link.
door-sits =
    { $n ->
        [0] Nobody sits here yet.
        [one] { $names } sits here.
       *[other] { $names } sit here.
    }
door-home = To the first page

lobby-title = Around the table
lobby-device-title = Around this device
lobby-device-who = Who else plays?
lobby-device-seats =
    { $n ->
        [one] One more can sit down. A bot takes the seat that stays free.
       *[other] { $n } more can sit down. Bots take the seats that stay free.
    }
lobby-rules-printed = The rules as printed.
lobby-clock-printed = 2.6 seconds to answer.
lobby-clock-usual = 8 seconds to answer.
lobby-clock-calm = 25 seconds to answer.
lobby-clock-none = No clock.
lobby-free = free
lobby-bot = bot
lobby-host = host
lobby-you = you
lobby-here = on this device
lobby-there = there
lobby-away = not there
lobby-start = Start the game
lobby-start-about = everybody is seated
lobby-start-bots = Start, with bots
lobby-start-bots-about =
    { $n ->
        [one] in the free seat
       *[other] in the { $n } free seats
    }
lobby-waiting-host = Waiting for { $name } to start the game.
lobby-waiting-seats =
    { $n ->
        [one] One seat is free: send the link.
       *[other] { $n } seats are free: send the link.
    }
lobby-ready = Everybody is seated.
lobby-put-bot = Put a bot here
lobby-free-seat = Free this seat
lobby-remove = Ask { $name } to leave
lobby-rename = Change your name
lobby-rename-do = That is me
lobby-hand-on = Make { $name } host
lobby-close-sure = Close it for everybody
lobby-leave = Leave the table
lobby-said = What happened
lobby-another = Somebody else on this device
lobby-another-about = Pass it around: each of you takes a seat, and a curtain falls between you.
lobby-another-name = Their name
lobby-another-sit = Take a seat
lobby-sit = Take a seat

invite-title = Invite
invite-link = The link that lets your friends in
invite-copy = Copy
invite-copied = Copied
invite-share = Share
invite-share-text = Come and play Munchkin
invite-qr = The link as a picture to scan
invite-qr-show = Show a code to scan
invite-new = Make a new link
invite-only-here = This link works on this computer only: the table was started for it alone. For friends in the same house, start it with --host 0.0.0.0.
invite-new-about = The old one then opens nothing any more.

about-title = About Grosbill
about-unofficial = Unofficial
about-unofficial-1 = Grosbill is a fan project, not affiliated with, sponsored or endorsed by Steve Jackson Games. “Munchkin” and the names of its cards are trademarks or works of Steve Jackson Games Incorporated and its licensors.
about-unofficial-2 = No text or art of any publisher is here: the rules are restated, the texts on the cards are generated, and the cards are drawn from data. To play the real thing with friends, buy it.
about-licence = The program is free software under the MIT licence.
about-version = Version { $version }
about-kept = What is kept
about-kept-1 = No accounts, no cookies, nothing from elsewhere. The server keeps the tables: names, chat and moves, so that a game can go on after a cut.
about-kept-2 = This browser keeps your name, what you chose, and the keys to your seats. Whoever has a key has the seat; clearing the data of this site gives them up.
about-fair = A fair shuffle
about-fair-1 = Before the first card is dealt, the server draws a secret number and a salt, and shows the table their fingerprint (SHA-256). It cannot change them afterwards without changing the fingerprint.
about-fair-2 = When the game is over it shows both. Work the fingerprint out yourself: if it is the one from the beginning, nobody touched the deck. The record of the game then proves that every draw came from that number.
about-check = Check it
about-check-seed = Secret number
about-check-salt = Salt
about-check-promise = Fingerprint shown at the start
about-check-go = Work it out
about-check-same = It is the same: the shuffle was the one promised.
about-check-other = It is another one. The fingerprint of what you typed is:
about-check-is = The fingerprint of what you typed is:
about-check-cannot = This browser works out fingerprints only on a secure address. Any program for SHA-256 does: give it the secret number, a colon and the salt.
about-icons = Icons
about-icons-by = From game-icons.net, under the Creative Commons licence CC BY 3.0, in colours of our own; drawn by
about-fonts = Letters
about-fonts-1 = Alegreya, Alegreya Sans and Alegreya Sans SC, by Juan Pablo del Peral (Huerta Tipográfica), and Grenze Gotisch, by Omnibus-Type, all under the SIL Open Font License 1.1.

lost-title = No door here
lost-text = Somebody looted this room before you. What you are looking for is not here, or not any more.
lost-home = Back to the first page

## Replays

replay-controls = Replay
replay-play = Play
replay-pause = Pause
replay-back = One move back
replay-on = One move on
replay-turn-back = To the turn before
replay-turn-on = To the next turn
replay-moment = Moment of the game
replay-at = Turn { $turn } · move { $at }
replay-turn = Turn
replay-deal = The deal
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-all = all hands open
replay-eyes-none = a spectator
replay-hands = Everybody’s hand
replay-no-hand = no card in hand
replay-glance = At a glance
replay-share = Share this moment
replay-copied = Copied
replay-record = Record
replay-others = Other replays
replay-won =
    { $n ->
        [0] The table was closed: nobody won
        [one] { $names } won
       *[other] { $names } won together
    }
replay-levels = Everybody’s level, turn by turn
replay-help = Who helped whom
replay-helped =
    { $n ->
        [one] { $helper } helped { $fighter } once
        [2] { $helper } helped { $fighter } twice
       *[other] { $helper } helped { $fighter } { $n } times
    }
replay-proved = The record was played again from the seed, and ends as the game did. Download it and prove it yourself: grosbill replay FILE.
replay-partly = Other rules have come since: the game is seen as far as it fits them.
replay-unproved = The record, played again, does not end as the game did. Other rules or other cards may have come since.
replay-line =
    { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    } · { $edition }{ $winners ->
        [none] {""}
       *[other] {" "}· won by { $winners }
    }
replays-about = Every finished game can be watched again: forwards, backwards, through anybody’s eyes, with the proof that the shuffle was fair.
replays-mine = Played in this browser
replays-listed = Public tables
replays-none = No public table has finished a game yet.
