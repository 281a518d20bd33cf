# What is open when: the words of docs/timing.md. A step, a kind of move or a point without its message is an error.

timing-title = What is open when
timing-elsewhere = [En français](#qui-peut-faire-quoi-et-quand)
timing-about = Who may do what at which moment of the game. This page is made by `make golden` from the descriptions of steps and moves in the rules, and what is legal in games and scenarios is held against it. Open is not yet allowed: a move has conditions of its own besides (those in a fight change no equipment, say), and a refusal names the clause. The dead do nothing but end their own turn.

## The three tables

timing-steps = Steps
timing-steps-about = Every step at which somebody is asked, by its name in views and scenarios (`step: falls`); `null` is when nothing is being settled. "Cards for" a point are those that name it; the points are below.
timing-steps-columns = step | what is going on | who is asked | answers | open meanwhile
timing-moves = Moves
timing-moves-about = Every kind of move: the steps it answers, and those at which it is open beside the answers. How moves are written is in [the guide to scenarios](scenarios.md).
timing-moves-columns = move | what it is | answers | open meanwhile
timing-points = Points
timing-points-about = The points in time that cards name, and the steps at which such cards may be used.
timing-points-columns = point | when that is | steps

timing-to =
    { $until ->
        [answer] { $who }, until the first answer: { $what }
       *[end] { $who }: { $what }
    }
timing-cards = cards for { $points }
timing-besides = { $first }; { $next }
timing-closed = Nothing
timing-always = At any moment whatever
timing-never = None: what cards do then, they do by themselves

## To whom, and what beside cards

timing-role-anyone = anyone
timing-role-fighters = those in the fight
timing-role-others = those not in the fight
timing-role-active = whose turn it is
timing-role-asked = the one who is asked
timing-act-arrange = laying down and arranging one’s cards
timing-act-attach = putting a card on one of one’s items
timing-act-give-up = giving up a race or class
timing-act-trade = trading
timing-act-sell = selling
timing-act-curse = playing curses or traps, which wait until the search is over (where the discards are searched)

## Steps

timing-step-none = Nothing is being settled: somebody’s turn, before the door or after it.
timing-step-opening = Before the first turn, races, classes and items come from the opening hands onto the table.
timing-step-lull = A pause before the door opens or the turn ends.
timing-step-turnstart = A turn begins; no door has been opened.
timing-step-turnend = A turn is over, but for charity.
timing-step-drawing = Cards are about to be drawn: behind the door, as loot, or as Treasure to be shared.
timing-step-turned = A card was just turned up, and nothing has come of it yet.
timing-step-claim = A victory was claimed, or the last monster has left the fight.
timing-step-aftermath = A fight is over, and the turn has not gone on.
timing-step-battle = A fight is on, and the fighter decides what to do about it.
timing-step-flight = The fight is given up; no roll to run away has been made.
timing-step-respite = Somebody has run, and the next roll to run away has not been made.
timing-step-deciding = Fighter and helper rolled for it; the higher says who runs first.
timing-step-fleeing = Somebody runs from several monsters, and says from which one next.
timing-step-escaped = Somebody has got away from a monster.
timing-step-caught = Somebody was caught by a monster; the Bad Stuff waits.
timing-step-bargain = In a fight, somebody was offered something for helping or for staying out of it.
timing-step-trade = Somebody was offered a trade, or a gift.
timing-step-meeting = Members of the same kind meet and exchange cards from their hands.
timing-step-exchange = At a meeting, somebody was offered cards from a hand.
timing-step-sharing = Treasure lies open and is shared as agreed.
timing-step-dying = A character is about to die.
timing-step-looting = A dead character’s cards lie open; the others take one each in turn.
timing-step-charity = At the end of a turn, somebody holds more cards than the limit.
timing-step-shedding = Somebody carries more than they may.
timing-step-falls = A curse or trap is about to strike.
timing-step-risen = Somebody has just gained a level.
timing-step-sinking = Somebody is about to lose levels.
timing-step-discarded = Cards have just reached the discards.
timing-step-bidding = A card on the discards may be had for a card from hand (fast variant).
timing-step-announced = A card was played and paid for, and has no effect yet.
timing-step-rolled = A die lies on the table and does not count yet.
timing-step-pick = Somebody has to pick a card: to lose, to take, to give, to add …
timing-step-choice = Somebody has to choose one of several ways.
timing-step-naming = Somebody has to name a player.

## Who is asked

timing-asked-point = whoever could have a card for it
timing-asked-none = whose turn it is
timing-asked-falls = whoever could have a card for it; the victim with a race or class on which it depends too
timing-asked-opening = everybody who has cards
timing-asked-lull = everybody who has cards
timing-asked-claim = whoever has cards in hand, or a power for combat; the helper with a race or class too
timing-asked-battle = the fighter
timing-asked-flight = whoever has cards in hand, or a power for combat or for running away; the helper in any case
timing-asked-respite = whoever has cards in hand, or a power for any time or for running away; who still runs, with a race or class too
timing-asked-deciding = the one who rolled higher
timing-asked-fleeing = the one who runs
timing-asked-bargain = the one to whom it was offered
timing-asked-trade = the one to whom it was offered
timing-asked-meeting = the members, one after the other
timing-asked-exchange = the one to whom it was offered
timing-asked-sharing = the one whose pick it is
timing-asked-looting = the one whose pick it is
timing-asked-charity = the one with too many cards
timing-asked-shedding = the one who carries too much
timing-asked-bidding = whoever has cards in hand and has not bid
timing-asked-pick = the one who picks
timing-asked-choice = the one who chooses
timing-asked-naming = the one who names

## Kinds of move

timing-move-pass = pass
timing-move-open = open the door
timing-move-listen = listen at the door
timing-move-trouble = look for trouble
timing-move-loot = loot the room
timing-move-end = end the turn
timing-move-use = use a power of a card
timing-move-play = play a card
timing-move-carry = lay down an item without using it
timing-move-wear = put an item in use
timing-move-remove = take an item off
timing-move-offer = offer a trade
timing-move-give = give a card
timing-move-discard = discard a card
timing-move-sell = sell items
timing-move-bid = bid
timing-move-claim = claim victory
timing-move-run = run away
timing-move-first = ask to run first (the helper)
timing-move-flee = say from which monster to run
timing-move-ask = ask somebody to help, to stay out or not to help
timing-move-accept = accept
timing-move-refuse = refuse
timing-move-withdraw = withdraw the offer (who made it)
timing-move-counter = make another offer in return
timing-move-pick = pick a card
timing-move-choose = choose
timing-move-show = show one’s hand

## Points

timing-point-any_time = whenever a card may be played at all
timing-point-peace = in any turn, while neither the user nor the target is fighting
timing-point-own_turn = in the user’s own turn, outside combat
timing-point-turn_start = a turn begins, no door opened yet
timing-point-turn_end = the turn is over, but for charity
timing-point-combat = while there is a fight, until its result is final
timing-point-before_fight = in a fight, in place of fighting
timing-point-before_play = a card is announced and paid for, and has no effect yet
timing-point-before_curse = a curse or trap is about to strike
timing-point-before_draw = cards are about to be drawn face up
timing-point-before_door = the first door of the turn is about to be opened
timing-point-before_loot = the room is about to be looted, or may still be
timing-point-before_reward = Treasure won with a helper is about to be drawn
timing-point-after_draw = a card was just turned up
timing-point-after_discard = a card has just reached the discards
timing-point-before_run = the fight is given up, no roll made yet
timing-point-after_roll = a die lies on the table and does not count yet
timing-point-after_escape = somebody has got away from a monster
timing-point-before_bad_stuff = somebody was caught, and the Bad Stuff waits
timing-point-after_kill = once for each monster killed
timing-point-after_combat = the fight is over, the turn has not gone on
timing-point-before_loss = cards are about to leave a player, or are called for
timing-point-before_level_loss = levels are about to be lost
timing-point-after_level = somebody has just gained a level
timing-point-before_death = a character is about to die
