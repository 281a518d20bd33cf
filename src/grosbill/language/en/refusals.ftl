# Why a move is refused, said to the player who wanted to make it: the reason, and what to do instead.
#
# Several clauses may share a message, so it has to be true for each of them.


### The game, the turn, the moment

game-over = The game is over.
you-are-dead = Your character is dead: you are back when the next turn begins.
stale-answer = Something has changed in the meantime: look again, then answer again.
being-settled = Something else has to be settled first.
settle-first =
    Something else has to be settled first: { $step ->
        [none] the turn as it stands
       *[other] { step-now }
    }. { $mine ->
        [yes] It is you who are asked.
       *[no] The table waits for { $who }.
    }
not-asked = You are not the one being asked right now.
another-is-asked = You are not the one being asked right now: the table waits for { $who }.
not-your-turn = It is not your turn.
wrong-phase = That cannot be done in this phase of the game.
only-laying = Before the first turn cards are only laid down: everything else has to wait until it begins.
nothing-to-pass = You cannot pass now: the game is waiting for your move.
must-decide = You cannot pass in your own fight: claim victory, ask for help or run away.
fight-first = The fight has to be over first.


### The turn

door-first = Open the door first.
one-door = You have already opened your door this turn.
no-listening = Nobody listens at doors in this game.
listened = You have already listened at the door this turn.
monster-met = You have met a monster or looted the room this turn: it is too late to look for trouble.
not-a-monster = To look for trouble you need a monster from your hand.
no-loot = You have met a monster or already looted this turn: there is no room to loot.
must-loot = You have to loot the room before you end your turn.


### Cards and players

unknown-card = There is no card “{ $card }” in this game.
no-such-card = You have no “{ $card }” for that.
no-such-card-in-hand = You have no such card in your hand.
not-in-front-of-you = You have no such card in front of you.
not-in-play = { $player } has no “{ $card }” on the table.
no-such-player = There is no player called “{ $player }”.
player-is-dead = That player’s character is dead: choose somebody else.
nothing-to-pick = There is no card for you to pick now.
pick-from-these = “{ $card }” is not among the cards you may pick.
nothing-to-choose = There is nothing to choose now.
no-such-option = There is no such option: choose one of those listed.
nothing-to-lose = You have nothing to lose that way: choose another.
show-another = You know your hand: show it to somebody else, or to everyone.
shown-enough = You have shown your hand often enough this turn.


### Races and classes

class-own-turn = You can play that card on your own turn only, or when you have just received it and are not fighting.
class-not-in-combat = You cannot play that card while you are fighting.
one-class = You cannot have one more class: discard one first.
one-race = You cannot have one more race: discard one first.
same-twice = You already have the same in play.
needs-class = That card needs a class in play and, in some editions, a second one in your hand.
needs-race = That card needs a race in play.
two-at-most = You already have a card in play that does this.
not-at-will = You cannot discard that card just because you want to.
cannot-give-up = That class is not yours to give up: only a card can rid you of it.
meeting-barred = That card is not among those that are exchanged here.
held-fast = Nothing can take { $card } away as things stand.
curse-stays = You cannot discard what weighs on you like this: only a card can rid you of it.


### Items

no-items-in-combat = You cannot put items on the table while you are fighting.
item-own-turn = You can put an item on the table on your own turn, outside a fight, or when you have just received it.
carry-limit = You already carry as many items of that sort as you may.
not-an-item-to-carry = Only items can be carried.
equipment-frozen = You cannot change your equipment while you are fighting or running away.
not-wearable = That is not an item you can put to use this way.
already-in-use = That item is already in use.
not-in-use = That item is not in use, so it cannot be taken off.
item-restricted = Your character may not use that item.
slot-full = You have no room for it: take something off first.
use-limit = You already use as many items of that sort as you may: take one off first.
enough-changes = You have changed your equipment often enough this turn.
carries-nothing = That item cannot be carried there.
sidekick-limit = You already have as many cards of this kind as you may: discard one first.
sidekick-for-another = You can discard this card only to play another of its kind from your hand.


### Selling and trading

sell-own-turn = You can sell items on your own turn only.
sell-in-combat = You cannot sell anything before the fight is over.
sell-nothing = Say which items you want to sell.
sell-too-little = These items fetch less than 1,000 { $money }: add something to get a level.
sell-last-level = A sale cannot give you the winning level.
not-an-item = “{ $card }” is not an item and cannot be sold.
trade-in-combat = A player who is fighting cannot offer a trade or a gift.
trade-partner-in-combat = A player who is fighting cannot be offered a trade or a gift.
trade-from-hand = Only items on the table can change hands: play it first.
trade-not-item = Only items can be traded or given away.
trade-with-oneself = You cannot trade with yourself: choose another player.
trade-nothing = A trade is about items: say which you give or which you want.
enough-offers = You have made enough offers this turn.
enough-moves = You have done enough this turn.
they-cannot-carry = { $player } would be carrying too much with “{ $card }”.


### Charity, and what is too much to carry

charity-lowest = Your extra cards go to the player of the lowest level.
charity-even = The cards are shared evenly: give this one to somebody who has had fewer.
charity-discard = Nobody has a lower level than you: discard your extra cards.
charity-give = Somebody has a lower level than you: give your extra cards away.
shed-lowest = It goes to the player of the lowest level among those able to carry it.
shed-give = Somebody is able to carry it: give it away.
not-excess = You cannot get rid of that card this way: choose one of which you have too many.


### Fights

no-fight = There is no fight going on.
not-the-fighter = That is for the player whose fight it is to decide.
not-winning = Your side is not stronger than the monsters: get help, play a card or run away.
tie = Both sides are equal, and the monsters win ties.
leading = You are winning: claim victory instead of running away.
not-the-runner = That is not for you to decide now.
nobody-is-running = There is nothing to decide about running away now.
already-argued = Who runs first has already been settled.
no-such-monster = “{ $card }” is not among the monsters you still have to run away from.


### Help and deals

can-win-alone = You are winning: claim victory instead of asking for help.
has-helper = There is already a helper in this fight.
nobody-may-help = One of these monsters has to be fought without help.
you-may-not-be-helped = You may not be helped for now: a card forbids it.
they-may-not-help = { $player } may not help you: a card forbids it.
help-unpaid = Nothing may be given for help here: ask for it without a reward.
forced-help-for-the-win = Nobody can be made to help in a fight for the winning level.
ask-another = You cannot ask yourself: choose another player.
pay-from-table = You can promise only items that lie in front of you.
too-many-treasures = This fight does not yield that many treasures.
not-for-the-helper = The card you promise has to be in your hand, and one that may be played on another player.
bad-terms = These terms cannot be offered: change them.
already-refused = These terms were turned down or withdrawn in this fight: offer others.
already-promised = That player has promised to stay out already.
in-the-fight = Who takes part in the fight has no staying out of it to promise.
promised-to-stay-out = You have promised to stay out of this fight.
promised-not-to-help = { $player } has promised not to help in this fight.
no-offer = There is no offer that you could answer like that.
not-yours-to-answer = An offer is answered by the player it is made to, and withdrawn by the one who made it.
cannot-be-kept = This offer can no longer be kept: refuse it.
one-counter = You have already made a counter-offer in this fight: accept or refuse.


### Bids for the discards

no-bidding = Nobody bids for the discards in this game.
bid-level-card = Only a Go Up a Level buys a card from the discards.
bid-already = You have already made your bid.
not-up-for-bids = “{ $card }” cannot be bid for now: it takes a class or a card of that sort on top of the discards.


### Using cards

no-such-use = You have no “{ $card }” that can be used like that.
monster-from-hand = A monster in hand is for looking for trouble, or for a card that lets it join a fight.
only-in-combat = That can be used only during a fight.
not-while-fighting = That cannot be done by or to a player who is fighting.
not-at-this-moment = That cannot be used at this moment.
waits-for-its-moment = That cannot be used at this moment, but { $moment }.
fight-is-lost = The fight is lost and they are running away: it is too late for that.
only-own-turn = That can be used only on your own turn, outside a fight.
not-your-step = That can be used only by the player concerned.
condition-not-met = What the card requires is not the case now.
condition-waits = What the card requires is not the case now: it can be used { $when }.
too-few-levels = You do not have the levels to pay for that.
cannot-pay = You do not have the cards to pay for that.
no-hand-to-discard = You need at least one card in your hand to discard it.
used-up = You have used that as often as you may for now.
not-the-winning-level = That cannot give anybody the winning level.
target-is-dead = That player’s character is dead: choose another target.
needs-target = Say whom or what to use it on.
needs-number = Say which of the possible numbers you choose.
needs-one-of = Say whom or what to use it on: { $targets }.
no-target = There is nothing and nobody it could be used on now.
no-target-because = { $reason } There is nothing else it could be used on now.
bad-target = It cannot be used on that: choose something else.
target-does-not-fit = It cannot be used on { $player }: see what the card says.
card-does-not-fit = It cannot be used on “{ $card }”: see what the card says.
silenced = That has no effect in this fight: a card sees to it.
not-for-munchkins = That card may not be played for the munchkins of this fight: see what it says.
no-monster-in-hand = You have no monster in your hand to put into the fight.
nothing-to-take = There is no card to take from the discards.
does-not-turn-the-fight = That item would not win you the fight.
already-winning = You are winning the fight as it is.
not-in-play-yet = “{ $card }” is still in your hand, and a card in hand gives you nothing: play it first.
promised-in-a-deal = You have promised that card in a deal: it has to be there when you pay.
says-too-much = That move says more than it needs: leave out what it does not use.
trade-twice = Name each item once.
