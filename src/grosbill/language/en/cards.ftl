# The rules text of cards, put together from these pieces by grosbill.effects.text.
#
# Pieces are in lower case and without a full stop. Where a piece is a noun, it brings along
# $noun_gender (m, f), $noun_number (one, many) and $noun_vowel (yes, no).
# $mood: do (an order), to (after "you may"), does (of someone else). $person: you, they.


### Lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-then = { $first }, then { $last }


### Nouns and articles

text-a =
    { $noun_vowel ->
        [yes] an { $noun }
       *[no] a { $noun }
    }
text-the = { $noun }
text-to-the = { $noun }
text-each = each { $noun }
text-this = this { $noun }
text-that = that { $noun }
text-the-one = the { $noun }
text-your =
    { $person ->
        [they] their { $noun }
       *[you] your { $noun }
    }
text-card =
    { $deck ->
        [door] Door { text-card-word }
        [treasure] Treasure { text-card-word }
       *[any] { text-card-word }
    }
text-card-word =
    { $number ->
        [many] cards
       *[one] card
    }
text-card-of = { $noun } card
text-card-named =
    { $place ->
        [fight] the monster { $name }
       *[any] { $name }
    }


### Numbers

text-counted = { $n } { $noun }
text-up-to = up to { $n } { $noun }
text-that-many = that many { $noun }
text-one-of = one of the { $noun }
text-at-least = {" "}(at least { $cards })
text-levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
text-levels-rolled = that many levels
text-levels-if = or { $n } { $when }
text-level = Level { $n }
text-level-of =
    { $who ->
        [highest] the Level of the highest-Level player
        [lowest] the Level of the lowest-Level player
       *[other] the Level of { text-who }
    }
text-level-range =
    { $shape ->
        [min] Level { $min } or above
        [max] Level { $max } or below
        [exact] Level { $min }
       *[between] Level { $min } to { $max }
    }
text-level-beside =
    { $side ->
        [above] higher Level than you
       *[below] lower Level than you
    }
text-value-range =
    { $shape ->
        [min] at least { $min } gold
        [max] at most { $max } gold
        [exact] { $min } gold
       *[between] { $min } to { $max } gold
    }
text-treasures =
    { $n ->
        [one] { $n } Treasure
       *[other] { $n } Treasures
    }
text-price =
    { $n ->
        [0] no value
       *[other] { $n } gold
    }
text-bonus-if = { $plus } { $when }
text-bonus-else = otherwise { $plus }
text-bonus-becomes = the bonus is { $plus } { $when }
text-faces-from = { $n } or more
text-faces-to = { $n } or less


### Cards

text-of-value = { $noun } worth { $value }
text-of-level = { $noun } of { $level }
text-except = { $noun } other than { $what }
text-except-tag = { $noun } that is not { $tag }
text-own = { text-your }
text-all-the = all
text-all =
    { $where ->
        [fight] { text-all-the } the { $noun }
        [discards] { text-all-the } the { $noun } in the discards
        [hand] { $person ->
            [they] { text-all-the } the { $noun } in their hand
           *[you] { text-all-the } the { $noun } in your hand
        }
        [use] { $person ->
            [they] { text-all-the } the { $noun } they are using
           *[you] { text-all-the } the { $noun } you are using
        }
       *[play] { $person ->
            [they] { text-all-the } their { $noun }
           *[you] { text-all-the } your { $noun }
        }
    }
text-placed =
    { $where ->
        [hand] { $person ->
            [they] { $cards } from their hand
           *[you] { $cards } from your hand
        }
        [discards] { $cards } of your choice from the discards
        [force] { $cards } in force
        [side] { $cards } on your side
        [play] { $cards } in play
        [any] { $cards }, in play or in hand
        [use] { $person ->
            [they] { $cards } they are using
           *[you] { $cards } you are using
        }
       *[fight] { $cards }
    }
text-whole-hand =
    { $person ->
        [they] { $rest ->
            [yes] the rest of their hand
           *[no] their whole hand
        }
       *[you] { $rest ->
            [yes] the rest of your hand
           *[no] your whole hand
        }
    }
text-worn =
    { $person ->
        [they] the { $noun } they are wearing
       *[you] the { $noun } you are wearing
    }
text-most =
    { $most ->
        [value] { text-your } of the highest value
        [level] { text-your } of the highest Level
       *[bonus] { $person ->
            [they] the { $noun } that gives them the highest bonus
           *[you] the { $noun } that gives you the highest bonus
        }
    }
text-first-discarded = the first { $noun } in the discards
text-picked-word = chosen
text-picked =
    { $by ->
        [left] { $cards } { text-picked-word } by the player on your left
       *[right] { $cards } { text-picked-word } by the player on your right
    }
text-at-random = { $cards } at random
text-worth = { $noun } worth at least { $n } gold in total
text-worth-that = { $noun } worth at least as much in total
text-even-unused = { $what } (even unused)
text-or-all-of-them = , or all of them if they are worth less


### Players

text-who =
    { $who ->
        [you] you
        [target] that player
        [fighter] the fighter
        [helper] your helper
        [fighters] each player in the fight
        [left] the player on your left
        [right] the player on your right
        [highest] each player of the highest Level
        [lowest] each player of the lowest Level
        [others] each other player
        [everyone] each player
       *[actor] that player
    }
text-target =
    { $who ->
        [rival] another player
        [side] either side
        [munchkin] { $both ->
            [yes] one player in the fight, or each of them,
           *[no] one player in the fight
        }
       *[player] a player of your choice
    }
text-who-fighting = { $who } in the fight
text-who-marked = { $who } { $mark }
text-mark-role =
    { $role ->
        [fighter] who is fighting
        [helper] who is helping
        [alone] who is fighting alone
        [none] who is not fighting
       *[either] in the fight
    }
text-mark-level = of { $level }
text-mark-is = who is { $what }
text-one-then-other = { $first }, then { $last },
text-in-order =
    { $side ->
        [left] starting on your left, { $text }
       *[right] starting on your right, { $text }
    }
text-group-level =
    { $group ->
        [any] anyone of { $level }
       *[other] { $group } of { $level }
    }
text-group-anyone = anyone
text-group-except = { $group }, except { $what }


### Conditions

text-if = if { $clause }
text-or-if = { $first } or { $last }
text-unless = unless { $clause }
text-cond-is =
    { $who ->
        [you] you are { $what }
        [fighters] there is { $what } in the fight
       *[other] { text-who } is { $what }
    }
text-cond-level =
    { $who ->
        [you] you are { $level }
        [fighters] there is a player of { $level } in the fight
       *[other] { text-who } is { $level }
    }
text-cond-rank =
    { $rank ->
        [highest] you have the highest Level, even tied
       *[lowest] you have the lowest Level, even tied
    }
text-cond-has =
    { $where ->
        [hand] you have { $what } in hand
        [use] you are using { $what }
        [fight] there is { $what } in the fight
        [side] { $what } is used on your side
        [discards] there is { $what } in the discards
        [force] { $what } is in force
       *[play] you have { $what }
    }
text-cond-role =
    { $role ->
        [fighter] it is your fight
        [helper] you are helping
        [alone] you are fighting alone
       *[either] you are in the fight
    }
text-cond-unaided = you win alone and without any bonus
text-cond-turn = it is your turn
text-cond-cause = it comes from { $what }
text-cond-roll =
    { $failed ->
        [yes] you failed to Run Away
       *[no] you rolled to Run Away
    }
text-cause =
    { $cause ->
        [door] an opened door
        [bad_stuff] Bad Stuff
        [kill] a kill
       *[face_up] a face-up card
    }


### Moments

text-when =
    { $at ->
        [any_time] at any time
        [peace] outside combat
        [own_turn] on your turn, outside combat
        [combat] { $role ->
            [alone] when you fight alone
            [fighter] in your own combat
            [helper] when you help in a combat
            [either] in combat
           *[any] in any combat
        }
        [before_fight] before the fight
        [before_curse] { $whose ->
            [any] when { $curse } strikes anyone
           *[you] when { $curse } strikes you
        }
        [before_draw] when you must draw a card face up
        [after_draw] when you receive cards
        [before_run] { $instead ->
            [yes] instead of rolling to Run Away
           *[no] { $whose ->
                [any] before anyone rolls to Run Away
               *[you] before you roll to Run Away
            }
        }
        [after_roll] { $whose ->
            [any] { $roll ->
                [failed] after anyone fails to Run Away
                [run] after anyone rolls to Run Away
               *[any] after any die roll
            }
           *[you] { $roll ->
                [failed] after failing to Run Away
                [run] after rolling to Run Away
               *[any] after rolling a die
            }
        }
        [after_escape] { $whose ->
            [any] when someone escapes from a monster
           *[you] when you escape from a monster
        }
        [before_bad_stuff] { $roll ->
            [failed] after failing to Run Away
           *[any] { $whose ->
                [any] when a monster catches someone
               *[you] when a monster catches you
            }
        }
        [after_kill] { $role ->
            [helper] for each monster killed with your help
            [any] for each monster killed
           *[either] for each monster you kill
        }
        [after_combat] { $whose ->
            [any] right after a combat, yours or not
           *[you] right after your combat
        }
       *[before_loss] { $whose ->
            [any] when someone is about to lose cards
           *[you] when you are about to lose cards
        }
    }
text-own-turn-and = on your turn, { $moment }
text-against = { $moment } against { $what }
text-on-receipt = as soon as you receive { $what }
text-limit =
    { $per ->
        [target] { $n ->
            [one] once per combat and per victim
           *[other] up to { $n } times per combat and per victim
        }
        [combat] { $n ->
            [one] once per combat
           *[other] up to { $n } times per combat
        }
        [roll] { $n ->
            [one] once per roll
           *[other] up to { $n } times per roll
        }
       *[turn] { $n ->
            [one] once per turn
           *[other] up to { $n } times per turn
        }
    }


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
