# Words and turns of phrase for the text of cards: nouns, numbers, cards, players, conditions, moments.
# The sentences made of them are in cards.ftl, where the variables are explained.


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
