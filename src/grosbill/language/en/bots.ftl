# Why a bot makes a move. Said by a bot of its own move and as a hint to a player, so nobody is "I" or "you".
# Amounts such as $gain and $cost come in words: "1.5 levels".

bot-random = No reason: every legal move is as likely as the others.

bot-levels =
    { $n ->
        [0] nothing
        [one] { $n } level
       *[other] { $n } levels
    }
bot-worth = That is worth { $worth } more than doing nothing.

# --- the turn
bot-nothing = Nothing here is worth its price.
bot-cannot-stop = { $player } is about to win the game, and nothing in hand stops that.
bot-open = The turn goes on; nothing is worth doing first.
bot-listen = A card more before the door costs nothing.
bot-loot = A card without a fight.
bot-end = Nothing left is worth doing in this turn.
bot-trouble = { $ours } against { $theirs } for { $card }: that fight should be won.
bot-trouble-weak = { $ours } against { $theirs } for { $card }: that fight would be lost.
bot-equip =
    { $n ->
        [0] In use, { $card } makes a little stronger.
       *[other] In use, { $card } is worth about { $n } more strength.
    }
bot-become = The advantages of { $card } are welcome.
bot-spreads = When everybody is one, the highest level wins at once; until then { $card } makes stronger.
bot-decides = When everybody is one, the highest level wins; before that, the last who is none gains a level. { $card } decides the game by it.
bot-lay = { $card } does more on the table than in hand.
bot-crowded = The hand is over its limit: on the table { $card } is not lost.
bot-keep = On the table { $card } would do nothing yet.
bot-attach = { $card } goes on { $other }.
bot-no-better = What is worn now is as good as { $card }.
bot-no-use = This would bring nothing now.
bot-sell =
    { $levels ->
        [one] A level, for cards worth { $cost }.
       *[other] { $levels } levels, for cards worth { $cost }.
    }
bot-gift = Nothing is given away without need.
bot-part = Of what has to go, { $card } is missed least.
bot-take = { $card } is the best to be had here.
bot-bring = { $card } is the monster that suits this fight.
bot-bid = { $card } is worth more than { $other }.
bot-name = Of those who can be named, this one suits best.
bot-way = Of the ways that are open, this one costs least or brings most.
bot-either = It makes no difference.

# --- fights
bot-claim = Ahead by { $lead }: the fight is won, with { $levels ->
        [one] a level
       *[other] { $levels } levels
    } and { $treasures ->
        [0] no treasure
        [one] a treasure
       *[other] { $treasures } treasures
    }.
bot-run = { $missing } short, and no better way out. Running costs { $harm } on average.
bot-turn = { $card } adds { $n } where { $need } are missing. Winning rather than losing is worth { $stakes }, the card { $cost }.
bot-stop = { $player } leads by { $need }, and { $card } takes { $n } of it. Seeing this fight lost is worth { $stakes }, the card { $cost }.
bot-stop-win = { $player } is about to win the game: { $card } is for that.
bot-dare = The fight is won by far: { $card } makes it harder by { $n } and brings { $treasures ->
        [one] a treasure
       *[other] { $treasures } treasures
    } more.
bot-add = The fight is won by far: { $card } makes it harder by { $n } and brings { $gain } more.
bot-drop = Without { $card } the fight turns by { $n } and is won. Giving it up costs { $cost }.
bot-wasted = { $card } would be wasted now.
bot-wrong-side = { $card } would help the wrong side.
bot-not-enough = { $card } adds { $n } where { $need } are missing, and nothing else makes up the rest.
bot-way-out = { $card } is the cheapest way out of this. It costs { $cost }.
bot-take-over = { $card } brings this fight into the right hands.
bot-hand-over = { $card } makes this { $player }’s fight.
bot-recruit = With { $card }, { $player } has to help, and that is enough.

# --- curses, dice and the rest
bot-curse = { $card } costs { $player } about { $harm }. The card is worth { $cost } to keep.
bot-curse-me = Nobody harms themselves.
bot-ward = { $other } would cost { $harm }, { $card } costs { $cost }.
bot-lift = { $card } lifts what weighs more than it does.
bot-dice = { $card } may still turn this roll. It costs { $cost }.
bot-dice-spoil = { $card } may yet get the runner caught.
bot-effect = Using { $card } is worth { $gain } and costs { $cost }.
bot-redraw = The card on top of the discards is worth { $gain } more than an unknown one; { $card } costs { $cost }.

# --- deals
bot-ask = { $missing } short, and { $player } is strong enough. With { $treasures ->
        [0] nothing
        [one] a treasure
       *[other] { $treasures } treasures
    } offered, the fight is still worth { $mine }.
bot-ask-item = { $missing } short, and { $player } is strong enough. With { $card } offered, the fight is still worth { $mine }.
bot-ask-weak = Even with { $player } the fight would be lost.
bot-accept = The deal brings { $mine }, more than what { $player } gains by it costs.
bot-refuse = What it brings, { $mine }, is less than what { $player } gains by it costs.
bot-counter = { $treasures ->
        [0] Nothing
        [one] A treasure
       *[other] { $treasures } treasures
    } would make it a fair deal: { $mine } for this side.
bot-help-weak = Two would lose this fight as well.
bot-not-the-win = Nobody helps { $player } to win the game.
bot-hands-the-win = { $player } would win the game by it.
bot-stay-out = What is offered for staying out is weighed against letting { $player } win.
bot-trade = The exchange brings { $mine } here and { $theirs } to { $player }.
bot-offer = The exchange would bring { $mine } here and { $theirs } to { $player }.
bot-offer-vain = { $player } would gain nothing by it and refuse.

# --- trying moves out
bot-compared = Chances of winning: { $mine } % against { $other } % in { $n ->
        [one] one continuation
       *[other] { $n } continuations
    }{ $why ->
        [even] , no sure difference
        [wins] , by games that are won at once
        [level] , mostly by levels
        [strength] , mostly by strength
        [cards] , mostly by cards
       *[rivals] , mostly by what the rivals have
    }.
bot-second-thought = At first sight another move looked better.
