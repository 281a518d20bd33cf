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
text-text-unless = { $text }, { $when }
text-subject-does = { $who } { $does }
text-they = they { $does_bare }
text-subject-may = { $who } may { $to }
text-you-may = you may { $to }
text-if-you-wish = if you wish, { $text }
text-cost-to = { $cost } to { $to }
text-cost-then = { $cost }: { $text }
text-cost-each = { $cost }: { $each }
text-each-card = { $text } for each { $noun }
text-each-roll = { $plus } to the roll for each { $noun }
text-and-do = { $first } and { $last }
text-then-you = { $first }, then you { $last }
text-or-do = { $first }, or { $last }
text-otherwise = otherwise, { $other }
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
text-choose = { $ways }, your choice
text-on-faces = on { $faces }, { $text }
text-escape-or-not = { $text }, whether you escape or not
text-next-combat =
    { $place ->
        [end] { $text } in your next combat
       *[start] in your next combat, { $text }
    }
text-until = { $text }, until { $end }
text-until-loss = { $cause } makes you lose { $what }


### What happens

text-gain-levels =
    { $mood ->
        [does] gains { text-levels }
       *[do] gain { text-levels }
    }
text-gain-levels-to-win = { text-gain-levels }, even the winning one
text-lose =
    { $mood ->
        [does] loses { $what }
       *[do] lose { $what }
    }
text-discard =
    { $mood ->
        [does] discards { $what }
       *[do] discard { $what }
    }
text-go-down =
    { $mood ->
        [does] drops to { $level }
       *[do] drop to { $level }
    }
text-take-word =
    { $mood ->
        [does] takes
       *[do] take
    }
text-take = { text-take-word } { $what }
text-take-from = { text-take } from { $whom }
text-take-from-you =
    { $where ->
        [hand] { text-take } at random from your hand
        [any] { text-take } from you, of their choice in play or at random from your hand
       *[play] { $choice ->
            [yes] { text-take } of their choice from you
           *[no] { text-take } from you
        }
    }
text-and-use-it = { $text } and use it at once
text-draw-cards =
    { $deck ->
        [door] { $n ->
            [one] { $n } Door card
           *[other] { $n } Door cards
        }
       *[treasure] { text-treasures }
    }
text-draw-word =
    { $mood ->
        [does] draws
       *[do] draw
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
       *[do] change sex
    }
text-all-those = all
text-become-first = for the first { $one } found in the discards
text-become =
    { $mood ->
        [does] swaps { text-all-those } their { $many } { text-become-first }, or loses them if there is none
       *[do] swap { text-all-those } your { $many } { text-become-first }, or lose them if there is none
    }
text-roll-die =
    { $mood ->
        [does] rolls a die
       *[do] roll a die
    }
text-goes-away =
    { $treasure ->
        [no] { $what } goes away
        [yes] { $what } goes away and leaves its Treasure
       *[some] { $what } goes away and leaves { text-treasures }
    }
text-send-away = send { $what } away
text-remove =
    { $mood ->
        [does] removes { $what } from the fight
       *[do] remove { $what } from the fight
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
       *[do] kill { $what } outright
    }
text-replace =
    { $mood ->
        [does] replaces { $what } in the fight, with all the cards on it, by { $by }
       *[do] replace { $what } in the fight, with all the cards on it, by { $by }
    }
text-join =
    { $mood ->
        [does] adds { $what } to the fight
       *[do] add { $what } to the fight
    }
text-join-copy = a second monster joins the fight, identical to { $what } in it, cards on it included
text-recruit =
    { $mood ->
        [does] makes { $who } help
       *[do] make { $who } help you
    }
text-phase =
    { $phase ->
       *[loot] the player whose turn it is may then loot the room
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
       *[do] escape automatically from { $what }
    }
text-escape-even =
    { $mood ->
        [does] escapes too
       *[do] escape from all the { $noun }, even those nobody can escape
    }
text-roll-again =
    { $whose ->
        [any] the die is rolled again
       *[you] roll again
    }
text-run-again =
    { $whose ->
        [any] that player must roll to Run Away again, even if the escape was automatic
       *[you] roll to Run Away again
    }
text-adjust = { $plus } to the roll
text-set-die-word =
    { $mood ->
        [does] changes the result
       *[do] change the result
    }
text-set-die = { text-set-die-word } to the number of your choice
text-set-die-to = { text-set-die-word } to { $faces }
text-cancel-word =
    { $mood ->
        [does] cancels
       *[do] cancel
    }
text-cancel = { text-cancel-word } { $what }
text-cancel-it =
    { $at ->
        [before_curse] { text-cancel-word } it
       *[any] it does not happen
    }
text-hand-over =
    { $mood ->
        [does] hands the fight over to { $who }
       *[do] hand the fight over to { $who }
    }
text-from-discards = take the top card of the same discards instead


### Standing changes

text-strength-against = { $plus } against { $who }
text-strength-to = { $plus } to { $who }
text-roll =
    { $of ->
        [run] { $plus } to Run Away
       *[any] { $plus } to all your die rolls
    }
text-more-treasures =
    { $more ->
        [less] { $n ->
            [one] { $n } Treasure fewer
           *[other] { $n } Treasures fewer
        }
       *[more] { $n ->
            [one] { $n } extra Treasure
           *[other] { $n } extra Treasures
        }
    }
text-more-levels =
    { $more ->
        [less] { $n ->
            [one] { $n } level fewer
           *[other] { $n } levels fewer
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
text-capacity-slot =
    { $unlimited ->
        [yes] you may use any number of { $noun }
       *[no] you may use { $n } more { $noun }
    }
text-capacity-kind = you may have { $n } more { $noun }
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
text-ignores = you may use it against any limit or restriction
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
    { $by ->
        [0] { $cards } give no bonus
        [2] the bonuses of { $cards } are doubled
       *[other] the bonuses of { $cards } count { $by } times
    }
text-scale-except = , except { $what }
text-forbid =
    { $what ->
        [escape] you cannot escape from it
        [be_helped] nobody may help you
       *[win] you cannot reach the winning level in this combat
    }
text-escapes-always = you escape automatically
text-pursues-nobody = will not pursue anyone
text-will-not-pursue = will not pursue { $who }
text-will-not-attack = will not attack { $who }: { $text }
text-wins-ties = you win ties
text-carries =
    { $n ->
        [one] carries and uses { $cards } for you against any limit or restriction; it is lost with this card
       *[other] carries and uses { $cards } for you against any limit or restriction; they are lost with this card
    }
text-immune =
    { $cause ->
        [door] { $noun } you draw by opening a door have no effect on you
       *[any] { $noun } have no effect on you
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
text-enhance = play on { text-a } in any combat: { $plus }
text-enhance-treasures =
    { $more ->
        [less] if it is defeated, draw { text-more-treasures } (at least 1)
       *[more] if it is defeated, draw { text-more-treasures }
    }
text-bad-stuff = Bad Stuff
text-no-bad-stuff = nothing
text-hook-turns-the-fight = only if this turns a losing combat into a winning one
text-slot =
    { $room ->
        [many] { $n } { $noun }
       *[one] { $noun }
    }
text-only = { $who } only
text-not-for = not for { $who }
