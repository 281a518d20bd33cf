# The rules text of cards, put together from these pieces by grosbill.effects.text.
#
# Pieces are in lower case and without a full stop. Where a piece is a noun, it brings along
# $noun_gender (m, f), $noun_number (one, many) and $noun_vowel (yes, no).
# $mood: do (an order), to (after "you may"), does (of someone else). $person: you, they.


### Putting sentences together

text-label = { $name }: { $text_capital }
text-moment-then = { $moment }, { $text }
text-if-then = { $when }, { $text }
text-text-if = { $text } { $when }
text-as-long = { $text } as long as that is so
text-text-unless = { $text }, { $when }
text-subject-does = { $who } { $does }
text-they = they { $does_bare }
text-subject-may = { $who } may { $to }
text-you-may = you may { $to }
text-if-you-wish = if you wish, { $text }
text-get = get { $what }
text-first-may =
    { $who ->
        [others] the first other player who wishes may { $to }
       *[everyone] the first player who wishes may { $to }
    }
text-cost-to = { $cost } to { $to }
text-cost-then = { $cost }: { $text }
text-cost-each = { $cost }: { $each }
text-each-card = { $text } for each { $noun }
text-each-roll = { $plus } to the roll for each { $noun }
text-and-do = { $first } and { $last }
text-then-you = { $first }, then you { $last }
text-or-do = { $first }, or { $last }
text-otherwise = otherwise, { $other }
text-twice = twice, { $text }
text-in-one = { $first }; { $last }
text-within = { $first } ({ $rest })
text-otherwise-none =
    { $person ->
        [they] if they have none, { $other }
       *[you] if you have none, { $other }
    }
text-otherwise-cannot =
    { $person ->
        [they] if they cannot, { $other }
       *[you] if you cannot, { $other }
    }
text-otherwise-all =
    { $person ->
        [they] { $text }; a player who cannot loses all of them and { $other }
       *[you] { $text }; if you cannot, lose all of them and { $other }
    }
text-no-effect = that card has no effect
text-choose = { $ways }, your choice
text-your-choice = { $text }, as you choose
text-as-well = { $text } as well
text-on-faces = on { $faces }, { $text }
text-escape-or-not = { $text } when you run from it, whether you escape or not
text-next =
    { $place ->
        [end] { $text } in { text-next-what }
       *[start] in { text-next-what }, { $text }
    }
text-next-what =
    { $whose ->
        [them] { $next ->
            [next_turn] their next turn
           *[next_combat] their next combat
        }
       *[you] { $next ->
            [next_turn] your next turn
           *[next_combat] your next combat
        }
    }
text-after-it = after the combat
text-next-run = { $plus } to your next roll to Run Away
text-next-run-of = { $plus } to the next roll to Run Away of { $who }
text-until = { $text } until { $end }
text-until-loss = { $cause } makes you lose { $what }
text-until-you =
    { $at ->
        [after_level] you gain a level
        [after_kill] { $alone ->
            [yes] you kill a monster alone
           *[no] you kill a monster
        }
       *[turn_start] your next turn starts
    }
text-until-they =
    { $at ->
        [after_level] they gain a level
        [after_kill] { $alone ->
            [yes] they kill a monster alone
           *[no] they kill a monster
        }
       *[turn_start] their next turn starts
    }


### What happens

text-gain-levels =
    { $mood ->
        [does] gains { text-levels }
       *[other] gain { text-levels }
    }
text-gain-levels-to-win = { text-gain-levels }, even the winning one
text-lose =
    { $mood ->
        [does] loses { $what }
       *[other] lose { $what }
    }
text-discard =
    { $mood ->
        [does] discards { $what }
       *[other] discard { $what }
    }
text-all-the-same = , despite any rule to the contrary
text-go-down =
    { $mood ->
        [does] drops to { $level }
       *[other] drop to { $level }
    }
text-usable-once = { $noun } usable once
text-passed-on =
    { $person ->
        [they] ; a player of the lowest Level gains what they lose, unless they have the lowest Level themselves, even tied
       *[you] ; a player of the lowest Level, of your choice, gains what you lose, unless you have the lowest Level yourself, even tied
    }
text-lose-more =
    { $more ->
        [less] { $n ->
            [one] lose { $n } fewer level
           *[other] lose { $n } fewer levels
        }
       *[more] { $n ->
            [one] lose { $n } more level
           *[other] lose { $n } more levels
        }
    }
text-take-word =
    { $mood ->
        [does] takes
       *[other] take
    }
text-take = { text-take-word } { $what }
text-take-out = { text-take } from the fight into { $mood ->
        [does] their
       *[do] your
    } hand
text-take-from = { text-take } from { $whom }
text-take-from-them =
    { $where ->
        [hand] { text-take } at random from the hand of { $whom }
        [any] { text-take } from { $whom }, { $mood ->
            [does] of their choice
           *[other] of your choice
        } in play or at random from the hand
       *[play] { text-take } in play from { $whom }
    }
text-take-from-you =
    { $where ->
        [hand] { $choice ->
            [giver] { text-take } of your choice from your hand
           *[taker] { text-take } at random from your hand
        }
        [any] { $choice ->
            [giver] { text-take } of your choice from you, in play or in hand
           *[taker] { text-take } from you, of their choice in play or at random from your hand
        }
       *[play] { $choice ->
            [giver] { text-take } of your choice from you
           *[taker] { text-take } of their choice from you
        }
    }
text-and-use-it = { $text } and use it at once, discarding Items of your own to make room if need be
text-exchange =
    { $mood ->
        [does] swaps { $what } with { $whom }
       *[other] swap { $what } with { $whom }
    }
text-show =
    { $mood ->
        [does] shows everyone { $what }
       *[other] show everyone { $what }
    }
text-look =
    { $reorder ->
        [yes] { text-look-at } and put them back in any order
       *[no] { text-look-at }
    }
text-look-at =
    { $mood ->
        [does] looks at { $what }
       *[other] look at { $what }
    }
text-draw-cards =
    { $deck ->
        [door] { $n ->
            [one] { $n } { $door } card
           *[other] { $n } { $door } cards
        }
       *[treasure] { text-treasures }
    }
text-draw-word =
    { $mood ->
        [does] draws
       *[other] draw
    }
text-draw =
    { $face ->
        [up] { text-draw-word } { text-draw-cards } face up
        [same] { text-draw-word } { text-draw-cards }, face up or face down like this one
       *[down] { text-draw-word } { text-draw-cards } face down
    }
text-die =
    { $mood ->
        [does] dies
        [to] die
       *[do] you die
    }
text-change-sex =
    { $mood ->
        [does] changes sex
       *[other] change sex
    }
text-all-those = all
text-become-first = for the first { $one } found in the discards
text-become =
    { $mood ->
        [does] swaps { text-all-those } their { $many } { text-become-first }, or loses them if there is none
       *[other] swap { text-all-those } your { $many } { text-become-first }, or lose them if there is none
    }
text-become-it =
    { $mood ->
        [does] becomes { text-a }
       *[other] become { text-a }
    }
text-become-chosen =
    { $mood ->
        [does] swaps { $what } for { text-a } of their choice from the discards
       *[other] swap { $what } for { text-a } of your choice from the discards
    }
text-become-another =
    { $mood ->
        [does] { $pick ->
            [top] takes the first { $noun } found in the discards
           *[you] takes { text-a } of their choice from the discards
        }
       *[do] { $pick ->
            [top] take the first { $noun } found in the discards
           *[you] take { text-a } of your choice from the discards
        }
    }
text-become-from-hand =
    { $mood ->
        [does] may play { $what } from their hand
        [to] play { $what } from your hand
       *[do] you may play { $what } from your hand
    }
text-in-place-of = , in place of { $what }
text-leaving =
    { $replacing ->
        [one] { $person ->
            [they] { text-one-among } their { $noun }
           *[you] { text-one-among } your { $noun }
        }
       *[all] { $person ->
            [they] { text-all-the } their { $noun }
           *[you] { text-all-the } your { $noun }
        }
    }
text-one-among = one of
text-roll-die =
    { $mood ->
        [does] rolls a die
       *[other] roll a die
    }
text-goes-away =
    { $treasure ->
        [unsaid] { $what } goes away
        [no] { $what } goes away without leaving Treasure
        [yes] { $what } goes away and leaves its Treasure
       *[some] { $what } goes away and leaves { text-treasures }
    }
text-send-away = send { $what } away
text-remove =
    { $mood ->
        [does] removes { $what } from the fight
       *[other] remove { $what } from the fight
    }
text-leaves =
    { $treasure ->
        [no] {" "}without Treasure or level
        [yes] { $number ->
            [many] ; they leave their Treasure, but give no level
           *[one] ; it leaves its Treasure, but gives no level
        }
       *[some] { $number ->
            [many] ; they leave { text-treasures }, but give no level
           *[one] ; it leaves { text-treasures }, but gives no level
        }
    }
text-leaves-if-only = it gives no level, and leaves its Treasure only if it was the only one
text-kill =
    { $mood ->
        [does] kills { $what } outright
       *[other] kill { $what } outright
    }
text-replace =
    { $mood ->
        [does] replaces { $what } in the fight, with all the cards on it, by { $by }
       *[other] replace { $what } in the fight, with all the cards on it, by { $by }
    }
text-join =
    { $mood ->
        [does] adds { $what } to the fight
       *[other] add { $what } to the fight
    }
text-join-copy = a second monster joins the fight, identical to { $what } in it, cards on it included
text-recruit =
    { $mood ->
        [does] makes { $who } help
       *[other] make { $who } help you
    }
text-for-treasures = {" "}for { text-treasures } of your choice
text-phase =
    { $mood ->
        [to] { $phase ->
            [door] open another door
            [trouble] look for trouble
            [end] end the turn
           *[loot] loot the room
        }
       *[do] { $phase ->
            [door] open another door
            [trouble] the player whose turn it is may then look for trouble
            [end] the turn ends at once
           *[loot] the player whose turn it is may then loot the room
        }
    }
text-escape =
    { $mood ->
        [does] escapes automatically
        [to] escape automatically
       *[do] you escape automatically
    }
text-escape-from =
    { $mood ->
        [does] escapes automatically from { $what }
       *[other] escape automatically from { $what }
    }
text-escape-even =
    { $mood ->
        [does] escapes too
       *[other] escape from all the { $noun }, even those nobody can escape
    }
text-roll-again =
    { $whose ->
        [any] the die is rolled again
        [rival] the die is rolled again
       *[you] roll again
    }
text-run-again =
    { $whose ->
        [any] that player must roll to Run Away again, even if the escape was automatic
        [rival] that player must roll to Run Away again, even if the escape was automatic
       *[you] roll to Run Away again
    }
text-adjust = { $plus } to the roll
text-set-die-word =
    { $mood ->
        [does] changes the result
       *[other] change the result
    }
text-set-die = { text-set-die-word } to the number of your choice
text-set-die-to = { text-set-die-word } to { $faces }
text-cancel-word =
    { $mood ->
        [does] cancels
       *[other] cancel
    }
text-cancel = { text-cancel-word } { $what }
text-cancel-it =
    { $at ->
        [before_curse] { text-cancel-word } it
        [before_play] { text-cancel-word } it
        [after_draw] { text-cancel-word } it
        [before_loss] { $mood ->
            [to] keep them
           *[do] you keep them
        }
        [before_level_loss] { $mood ->
            [to] lose none
           *[do] you lose none
        }
        [before_death] { $mood ->
            [to] survive
           *[do] you survive
        }
       *[other] { $mood ->
            [to] prevent it
           *[do] it does not happen
        }
    }
text-cancel-drawn = { $text }; a card just drawn is replaced by another
text-hand-over =
    { $mood ->
        [does] hands the fight over to { $who }
       *[other] hand the fight over to { $who }
    }
text-pass-on =
    { $mood ->
        [does] passes it on to { $who }
       *[other] pass it on to { $who }
    }
text-other-side =
    { $mood ->
        [to] make { $what } count for the other side
       *[do] { $what } now counts for the other side
    }
text-from-discards = take the top card of the matching discards instead
text-share-reward = it is dealt out at random, equally; a card left over goes to the fighter


### Standing changes

text-strength-against = { $plus } against { $who }
text-strength-to = { $plus } to { $who }
text-gets = { $who } gets { $plus }
text-ours = it helps the players in the fight only { $when }
text-roll =
    { $of ->
        [run] { $plus } to Run Away
       *[any] { $plus } to all your die rolls
    }
text-roll-to =
    { $of ->
        [run] { $plus } to Run Away for { $who }
       *[any] { $plus } to all die rolls of { $who }
    }
text-more-treasures =
    { $more ->
        [less] { $n ->
            [one] { $n } fewer Treasure
           *[other] { $n } fewer Treasures
        }
       *[more] { $n ->
            [one] { $n } extra Treasure
           *[other] { $n } extra Treasures
        }
    }
text-treasures-for =
    { $per ->
        [fight] { $treasures } for the combat
       *[monster] { $treasures } for each monster you kill
    }
text-more-levels =
    { $more ->
        [less] { $n ->
            [one] { $n } fewer level
           *[other] { $n } fewer levels
        }
       *[more] { $n ->
            [one] { $n } extra level
           *[other] { $n } extra levels
        }
    }
text-capacity-hand =
    { $unlimited ->
        [yes] you may keep any number of cards in hand
       *[no] { $n ->
            [one] you may keep { $n } more card in hand
           *[other] you may keep { $n } more cards in hand
        }
    }
text-capacity-tag =
    { $unlimited ->
        [yes] you may carry any number of { $noun }
       *[no] you may carry { $n } more { $noun }
    }
text-capacity-use =
    { $unlimited ->
        [yes] you may use any number of { $noun } at a time
       *[no] you may use { $n } more { $noun } at a time
    }
text-capacity-slot =
    { $unlimited ->
        [yes] you may use any number of { $noun }
       *[no] you may use { $n } more { $noun }
    }
text-capacity-single =
    { $n ->
        [one] you may use { $n } more Item that takes 1 { $slot }
       *[other] you may use { $n } more Items that take 1 { $slot } each
    }
text-capacity-kind = you may have { $n } more { $noun }
text-host-takes-less = it takes { $n } fewer { $noun }
text-just-one = just 1 { $one }
text-two-or-half =
    you may have { $n } { $many }, or { text-just-one } and be half { $half }. { text-all-apply }. { text-lost-with-last }
text-two-or-advantages =
    you may have { $n } { $many }, with { text-both-sides }, or { text-just-one }, with { text-good-side }. { text-lost-with-last }
text-two-only =
    play this card with a second { $one }: you may have { $n } { $many }, with { text-both-sides }. { text-lost-with-second }
text-all-apply = All their advantages and drawbacks apply
text-both-sides = all their advantages and drawbacks
text-good-side = all its advantages and none of its drawbacks
text-lost-with-last = Lost with your last { $one }
text-lost-with-second = Discard this card when you have only 1 { $one } left
text-ignores = you may use it despite any limit or restriction
text-ignores-cursed = it counts despite any limit or restriction
text-ignores-slot = can be worn with other { $noun }
text-gift-scale =
    { $of ->
        [total] combat strength × { $by }
       *[bonus] { $by ->
            [0] no bonus
            [2] double bonus
           *[other] { $by } times the bonus
        }
    }
text-gift-no-win = this fight cannot win the game
text-scale-whole =
    { $of ->
        [level] { $by ->
            [0] your Level does not count: fight with your bonuses alone
           *[other] your Level counts { $by } times
        }
        [bonuses] { $by ->
            [0] your bonuses do not count: fight with your Level alone
           *[other] your bonuses count { $by } times
        }
       *[total] { $by ->
            [2] your combat strength is doubled
           *[other] your combat strength counts { $by } times
        }
    }
text-scale-value =
    { $by ->
        [2] you may sell { $cards } at double value
       *[other] you may sell { $cards } at { $by } times the value
    }
text-scale-cards =
    { $what ->
        [effect] { $by ->
            [0] { $cards_number ->
                [many] { $cards } have no effect
               *[one] { $cards } has no effect
            }
            [2] { $cards_number ->
                [many] { $cards } have double effect
               *[one] { $cards } has double effect
            }
           *[other] { $cards_number ->
                [many] { $cards } have { $by } times their effect
               *[one] { $cards } has { $by } times its effect
            }
        }
       *[bonus] { $by ->
            [0] { $cards_number ->
                [many] { $cards } give no bonus
               *[one] { $cards } gives no bonus
            }
            [2] the bonuses of { $cards } are doubled
           *[other] the bonuses of { $cards } count { $by } times
        }
    }
text-scale-on-you =
    { $by ->
        [0] { $cards } have no effect on you
        [2] { $cards } have double effect on you
       *[other] { $cards } have { $by } times their effect on you
    }
text-scale-still = , except for { $uses }
text-scale-except = , except { $what }
text-of-them = the { $noun } of { $who }
text-of-everyone = the { $noun } of all players
text-for-this = { $noun } played for { $this }
text-against-this = { $noun } played against { $this }
text-scale-host =
    { $by ->
        [-1] its bonus becomes a penalty
        [0] it gives no bonus
        [2] its bonus is doubled
       *[other] its bonus counts { $by } times
    }
text-scale-one =
    { $what ->
        [effect] { $by ->
            [0] { $cards } has no effect
            [2] { $cards } has double effect
           *[other] { $cards } has { $by } times its effect
        }
        [printed] { $by ->
            [0] the printed bonus of { $cards } does not count
            [2] the printed bonus of { $cards } is doubled
           *[other] the printed bonus of { $cards } counts { $by } times
        }
       *[bonus] { $by ->
            [0] { $cards_number ->
                [many] the bonuses and penalties printed on { $cards } do not count
               *[one] { $cards } gives no bonus
            }
            [2] { $cards } gives double its bonus
           *[other] { $cards } gives { $by } times its bonus
        }
    }
text-forbid =
    { $what ->
        [escape] { $of ->
            [monster] you cannot escape from it
           *[you] you cannot escape
        }
        [run] { $of ->
            [monster] you cannot roll to Run Away from it
           *[you] you cannot roll to Run Away
        }
        [help] { $of ->
            [monster] nobody may help against it
           *[you] you may not help anyone
        }
        [be_helped] nobody may help you
        [refuse_help] you may not refuse to help
        [pay_help] { $of ->
            [monster] help against it may not be paid for
           *[you] you may not be paid for helping
        }
        [drop] you cannot give this card up
        [lose] you cannot lose it
       *[win] you cannot reach the winning level in this combat
    }
text-forbid-them =
    { $what ->
        [escape] { $who } cannot escape
        [run] { $who } cannot roll to Run Away
        [help] { $who } may not help anyone
        [be_helped] nobody may help { $who }
        [refuse_help] { $who } may not refuse to help
        [pay_help] { $who } may not be paid for helping
        [drop] { $who } cannot give this card up
        [lose] { $who } cannot lose it
       *[win] { $who } cannot reach the winning level in this combat
    }
text-may-not-help = { $who } may not help against it
text-escapes-always = you escape automatically
text-pursues-nobody = will not pursue anyone
text-will-not-pursue = will not pursue { $who }
text-will-not-attack = will not attack { $who }: { $text }
text-wins-ties = you win ties
text-marks-it = it counts as { $what } too
text-marks =
    { $who_number ->
        [many] { $who } count as { $what } too
       *[one] { $who } counts as { $what } too
    }
text-counts-as = you may count as { $what } whenever you like
text-carries =
    { $n ->
        [one] { text-carries-it }; it is lost with this card
       *[other] { text-carries-it }; they are lost with this card
    }
text-carries-it =
    { $ignores ->
        [limits] carries and uses { $cards } for you despite any limit
       *[all] carries and uses { $cards } for you despite any limit or restriction
    }
text-tag-number =
    { $n ->
        [0] no { $noun }
        [1] only 1 { $noun }
       *[other] no more than { $n } { $noun }
    }
text-tag-limit =
    { $how ->
        [carry] you may carry { text-tag-number }
       *[use] you may use { text-tag-number } at a time
    }
text-combines = all your { $noun } together count as one
text-combines-in = { text-combines } weapon that takes { $n } { $slot }
text-immune =
    { $cause ->
        [door] { $noun } you draw by opening a door have no effect on you
        [played] { $noun } played on you have no effect on you
       *[any] { $noun } have no effect on you
    }
text-never-lost =
    { $place ->
        [hand] { $causes } cannot make you discard or swap { $what }
       *[table] { $causes } cannot make you lose { $what }
    }


### Whole cards

text-play =
    { $again ->
        [yes] or play { $moment }: { $text }
       *[no] play { $moment }: { $text }
    }
text-attach =
    { $timed ->
        [yes] { $moment }, { text-attach-to }
       *[no] { text-attach-to }
    }
text-attach-to =
    { $where ->
        [any] put this card on { text-one-of-yours }, in play or from your hand: { $text }
       *[play] put this card on { text-one-of-yours } in play: { $text }
    }
text-one-of-yours = one of your { $cards }
text-attach-lost = this card is lost with the { $noun }
text-attach-stays = this card stays on the { $noun }, whoever has it
text-attach-curse = goes on { $cards }: { $text }
text-enhance = play on { text-a } in any combat: { $plus }
text-enhance-least = { $plus } (level { $n } at least)
text-enhance-treasures =
    { $more ->
        [less] if it is defeated, draw { text-more-treasures } (at least 1)
       *[more] if it is defeated, draw { text-more-treasures }
    }
text-enhance-run = { $plus } to Run Away from it
text-enhance-bearer = or play at any time on { $who }: { $plus } for as long as they are one
text-bad-stuff = Bad Stuff
text-no-bad-stuff = nothing
text-spreads = The last { $one } cannot lose this card. { text-spreads-end }
text-spreads-end = If all players but one are { $many }, that one gains 1 level, even the winning one. If all are, the game ends and the highest Level wins
text-hook-turns-the-fight = only if this turns a losing combat into a winning one
text-hook-open-exchange = then the members of the cult may swap other cards from their hands as they like
text-hook-forced-plays = play every one-shot card from it that helps your side, needed or not
text-slot =
    { $room ->
        [many] { $n } { $noun }
       *[one] { $noun }
    }
text-only = { $who } only
text-not-for = not for { $who }
