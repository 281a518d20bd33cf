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
        [door] { $door } { text-card-word }
        [treasure] Treasure { text-card-word }
       *[any] { text-card-word }
    }
text-card-word =
    { $number ->
        [many] cards
       *[one] card
    }
text-some-cards = cards
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
text-another =
    { $n ->
        [one] another { $noun }
       *[other] { $n } other { $noun }
    }
text-even-number = an even number of { $noun }
text-at-least = {" "}(at least { $cards })
text-at-least-so-many = at least { $n } { $noun }
text-levels =
    { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }
text-levels-short = 1 level for each card you are short
text-levels-rolled = that many levels
text-levels-if = or { $n } { $when }
text-levels-each = { text-levels } for each { $what }
text-level = Level { $n }
text-level-of =
    { $who ->
        [fighter] the Level of the fighter
       *[lowest] the Level of the lowest-Level player
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
        [min] at least { $min } { $money }
        [max] at most { $max } { $money }
        [exact] { $min } { $money }
       *[between] { $min } to { $max } { $money }
    }
text-treasures =
    { $n ->
        [one] { $n } Treasure
       *[other] { $n } Treasures
    }
text-price =
    { $n ->
        [0] no value
       *[other] { $n } { $money }
    }
text-bonus-if = { $plus } { $when }
text-bonus-else = otherwise { $plus }
text-bonus-becomes = the bonus is { $plus } { $when }
text-bonus-each = { $plus } for each { $what }
text-bonus-one-of = { $low } to { $high }, as you choose
text-bonus-level = a bonus equal to { $level }
text-faces-from = { $n } or more
text-faces-to = { $n } or less
text-faces-below = a lower number


### Cards

text-of-value = { $noun } worth { $value }
text-worth-no-more = { $noun } (worth no more)
text-of-level = { $noun } of { $level }
text-with-bonus = { $noun } with a bonus
text-held = { $place } { $noun }
text-except = { $noun } other than { $what }
text-except-tag =
    { $marked_number ->
        [many] { $noun } that are not { $tag }
       *[one] { $noun } that is not { $tag }
    }
text-played-by-you = those you played
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
        [any] { $person ->
            [they] { text-all-the } their { $noun }, in play or in hand
           *[you] { text-all-the } your { $noun }, in play or in hand
        }
        [use] { $person ->
            [they] { text-all-the } the { $noun } they are using
           *[you] { text-all-the } the { $noun } you are using
        }
        [unused] { $person ->
            [they] { text-all-the } the { $noun } they are not using
           *[you] { text-all-the } the { $noun } you are not using
        }
        [unusable] { $person ->
            [they] { text-all-the } the { $noun } they cannot use
           *[you] { text-all-the } the { $noun } you cannot use
        }
        [own_class] { $person ->
            [they] { text-all-the } the { $noun } that only their Class lets them use
           *[you] { text-all-the } the { $noun } that only your Class lets you use
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
        [anyone] { $cards } in use
        [fighter] { $cards } used in the fight
        [any] { $cards }, in play or in hand
        [use] { $person ->
            [they] { $cards } they are using
           *[you] { $cards } you are using
        }
        [unused] { $person ->
            [they] { $cards } they are not using
           *[you] { $cards } you are not using
        }
        [unusable] { $person ->
            [they] { $cards } they cannot use
           *[you] { $cards } you cannot use
        }
        [own_class] { $person ->
            [they] { $cards } that only their Class lets them use
           *[you] { $cards } that only your Class lets you use
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
        [least_value] { text-your } of the lowest value
        [level] { $where ->
            [fight] { text-the-one } of the highest Level
           *[play] { text-your } of the highest Level
        }
        [least_level] { $where ->
            [fight] { text-the-one } of the lowest Level
           *[play] { text-your } of the lowest Level
        }
       *[bonus] { $where ->
            [use] { $person ->
                [they] the { $noun } that gives them the highest bonus
               *[you] the { $noun } that gives you the highest bonus
            }
           *[play] { $person ->
                [they] the { $noun } that gives them the highest bonus, or would if it were in use
               *[you] the { $noun } that gives you the highest bonus, or would if it were in use
            }
        }
    }
text-of-those-with-value = { $cards }, leaving out those of no value
text-on-top =
    { $number ->
        [many] { $deck ->
            [door] the top { $n } cards of the { $door } deck
            [treasure] the top { $n } cards of the Treasure deck
           *[any] the top { $n } cards of either deck
        }
       *[one] { $deck ->
            [door] the top card of the { $door } deck
            [treasure] the top card of the Treasure deck
           *[any] the top card of either deck
        }
    }
text-first-discarded = the first { $noun } in the discards
text-picked-word = chosen
text-picked =
    { $by ->
        [left] { $cards } { text-picked-word } by the player on your left
        [lowest] { $cards } { text-picked-word } by the lowest-Level player
       *[right] { $cards } { text-picked-word } by the player on your right
    }
text-at-random = { $cards } at random
text-any-of =
    { $where ->
        [hand] { $noun } from your hand
       *[play] your { $noun }
    }
text-each-there =
    { $where ->
        [hand] { $noun } in your hand
        [use] { $noun } you are using
        [side] { $noun } used on your side
        [fight] { $noun } in the fight
        [discards] { $noun } in the discards
       *[play] { $noun } you have in play
    }
text-worth = { $noun } worth at least { $n } { $money } in total
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
        [partner] the other player in the fight
        [left] the player on your left
        [right] the player on your right
        [highest] each player of the highest Level
        [lowest] each player of the lowest Level
        [others] each other player
        [everyone] each player
       *[actor] that player
    }
text-player = player
text-among =
    { $who ->
        [others] other { $noun }
        [fighters] { $noun } in the fight
       *[everyone] { $noun }
    }
text-one-of-them =
    { $who ->
        [highest] a player of the highest Level, of your choice,
        [lowest] a player of the lowest Level, of your choice,
        [others] another player of your choice
        [fighters] a player in the fight, of your choice,
       *[everyone] a player of your choice
    }
text-one-such = { text-a } of your choice
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
text-who-if = { $who }, if { $mark },
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
text-mark-is-not = who is not { $what }
text-mark-has =
    { $where ->
        [hand] with { $what } in hand
        [use] who is using { $what }
       *[play] with { $what }
    }
text-mark-outcome =
    { $outcome ->
        [won] who won
        [caught] who was caught
        [died] who died
       *[free] who was not caught
    }
text-one-then-other = { $first }, then { $last },
text-in-order =
    { $side ->
        [left] starting on your left, { $text }
        [level] from the highest Level down, { $text }
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
text-and-if = { $first } and { $last }
text-or-if = { $first } or { $last }
text-unless = unless { $clause }
text-cond-is =
    { $who ->
        [you] you are { $what }
        [fighters] there is { $what } in the fight
        [everyone] somebody is { $what }
       *[other] { text-who } is { $what }
    }
text-cond-level =
    { $who ->
        [you] you are { $level }
        [fighters] there is a player of { $level } in the fight
       *[other] { text-who } is { $level }
    }
text-cond-some =
    { $who ->
        [fighters] there is a player in the fight { $mark }
        [others] there is another player { $mark }
       *[everyone] there is a player { $mark }
    }
text-cond-rank =
    { $rank ->
        [highest] { $who ->
            [you] you have the highest Level, even tied
           *[other] { text-who } has the highest Level, even tied
        }
       *[lowest] { $who ->
            [you] you have the lowest Level, even tied
           *[other] { text-who } has the lowest Level, even tied
        }
    }
text-cond-has =
    { $where ->
        [hand] you have { $what } in hand
        [use] you are using { $what }
        [fight] { $what_number ->
            [many] there are { $what } in the fight
           *[one] there is { $what } in the fight
        }
        [side] { $what_number ->
            [many] { $what } are used on your side
           *[one] { $what } is used on your side
        }
        [discards] there is { $what } in the discards
        [force] { $what } is in force
       *[play] you have { $what }
    }
text-cond-has-named =
    { $where ->
        [hand] you have { $what } in hand
        [use] you are using { $what }
        [fight] { $what } is in the fight
        [side] { $what } is used on your side
        [discards] { $what } is in the discards
       *[play] you have { $what }
    }
text-cond-none-left = no monster is left
text-cond-role =
    { $who ->
        [you] { $role ->
            [fighter] it is your fight
            [helper] you are helping
            [alone] you are fighting alone
           *[either] you are in the fight
        }
       *[other] { $role ->
            [fighter] { text-who } is fighting
            [helper] { text-who } is helping
            [alone] { text-who } is alone
           *[either] { text-who } is in the fight
        }
    }
text-cond-helped =
    { $who ->
        [you] you are being helped
       *[other] { text-who } is being helped
    }
text-cond-together =
    { $who ->
        [you] you are not alone in the fight
       *[other] { text-who } is not alone in the fight
    }
text-cond-outcome =
    { $outcome ->
        [won] { $who ->
            [you] you won
           *[other] { text-who } won
        }
        [died] { $who ->
            [you] you died
           *[other] { text-who } died
        }
       *[caught] { $who ->
            [you] you were caught
           *[other] { text-who } was caught
        }
    }
text-cond-unaided = you win alone and without any bonus
text-cond-undisturbed = you met no monster this turn
text-cond-turn = it is your turn
text-cond-cause =
    { $cause ->
        [call] another called it
        [trouble] you went looking for trouble
       *[other] it comes from { $what }
    }
text-cond-roll =
    { $failed ->
        [yes] you failed to Run Away
       *[no] you rolled to Run Away
    }
text-cond-used = you used “{ $name }” in this combat
text-cond-called = you go by { $names }
text-dare-singing = you sing it aloud
text-dare-speaking = its name is spoken three times
text-cause =
    { $cause ->
        [door] an opened door
        [bad_stuff] Bad Stuff
        [kill] a kill
        [trouble] looking for trouble
        [call] a call
        [loot] looting the room
        [reward] a reward
        [played] a card played
       *[face_up] a face-up card
    }
text-causes =
    { $cause ->
        [door] opened doors
        [kill] kills
       *[bad_stuff] Bad Stuff
    }


### Moments

text-when =
    { $at ->
        [any_time] at any time
        [peace] { $cause ->
            [nobody] while nobody is fighting
           *[any] outside combat
        }
        [own_turn] on your turn, outside combat
        [turn_start] { $whose ->
            [any] at the start of any turn
            [rival] at the start of another player’s turn
           *[you] at the start of your turn
        }
        [turn_end] { $whose ->
            [any] at the end of any turn
            [rival] at the end of another player’s turn
           *[you] at the end of your turn
        }
        [combat] { $role ->
            [alone] when you fight alone
            [fighter] in your own combat
            [helper] when you help in a combat
            [either] in combat
           *[any] in any combat
        }
        [before_fight] before the fight
        [before_play] { $card ->
            [monster] when anyone plays { $what } in this combat
           *[other] { $whose ->
                [any] when anyone plays { $what }
                [rival] when another player plays { $what }
               *[you] when you play { $what }
            }
        }
        [before_curse] { $cause ->
            [door] when you draw { $curse } by opening a door
           *[any] { $whose ->
                [any] when { $curse } strikes anyone
                [rival] when { $curse } strikes another player
               *[you] when { $curse } strikes you
            }
        }
        [before_draw] { $instead ->
            [yes] instead of drawing a card face up
           *[no] when you must draw a card face up
        }
        [before_door] { $instead ->
            [yes] instead of opening the door
           *[no] { $whose ->
                [any] before anyone opens the door
                [rival] before another player opens the door
               *[you] as you are about to open the door
            }
        }
        [before_loot] { $instead ->
            [yes] instead of looting the room
           *[no] { $whose ->
                [any] before anyone loots the room
                [rival] before another player loots the room
               *[you] before looting the room
            }
        }
        [before_reward] { $whose ->
            [you] before drawing Treasure you won with help
            [rival] before Treasure another player won with help is drawn
           *[any] before Treasure won with help is drawn
        }
        [after_draw] { $whose ->
            [any] right after anyone draws a card
            [rival] right after another player draws a card
           *[you] when you receive cards
        }
        [after_discard] { $whose ->
            [any] when anyone discards { $what }
            [rival] when another player discards { $what }
           *[you] when you discard { $what }
        }
        [before_run] { $instead ->
            [yes] instead of rolling to Run Away
           *[no] { $whose ->
                [any] before anyone rolls to Run Away
                [rival] before another player rolls to Run Away
               *[you] before you roll to Run Away
            }
        }
        [after_roll] { $whose ->
            [any] { $roll ->
                [failed] after anyone fails to Run Away
                [run] after anyone rolls to Run Away
                [faces] when anyone rolls { $faces } to Run Away
               *[any] after any die roll
            }
            [rival] { $roll ->
                [failed] after another player fails to Run Away
                [run] after another player rolls to Run Away
                [faces] when another player rolls { $faces } to Run Away
               *[any] after another player’s die roll
            }
           *[you] { $roll ->
                [failed] after failing to Run Away
                [run] after rolling to Run Away
                [faces] when you roll { $faces } to Run Away
               *[any] after rolling a die
            }
        }
        [after_escape] { $card ->
            [monster] when you escape from it
           *[other] { $whose ->
                [any] when someone escapes from { $what }
                [rival] when another player escapes from { $what }
               *[you] when you escape from { $what }
            }
        }
        [before_bad_stuff] { $roll ->
            [failed] after failing to Run Away
           *[any] { $whose ->
                [any] when { $what } catches someone
                [rival] when { $what } catches another player
               *[you] when { $what } catches you
            }
        }
        [after_kill] { $card ->
            [monster] when this monster is killed
           *[other] { $role ->
                [helper] for each monster killed with your help
                [alone] for each monster you kill alone
                [fighter] for each monster you kill in your own combat
                [any] for each monster killed
               *[either] for each monster you kill
            }
        }
        [after_combat] { $outcome ->
            [won] { $cause ->
                [kill] { $role ->
                    [helper] right after helping to kill a monster
                    [alone] right after killing a monster alone
                    [fighter] right after killing a monster in your own combat
                    [either] right after killing a monster
                   *[any] right after killing a monster
                }
               *[any] { $role ->
                    [helper] right after you help win a combat
                    [alone] right after you win a combat alone
                    [fighter] right after you win your own combat
                    [either] right after you win a combat
                   *[any] right after you win a combat
                }
            }
           *[any] { $whose ->
                [any] right after a combat, yours or not
                [rival] right after another player’s combat
               *[you] { $role ->
                    [helper] right after helping in a combat
                    [alone] right after fighting alone
                    [fighter] right after your own combat, helped or not
                    [either] right after your combat
                   *[any] right after your combat
                }
            }
        }
        [before_loss] { $instead ->
            [yes] { $cause ->
                [some] instead of losing { $what } to { $by }
               *[any] instead of losing { $what }
            }
           *[no] { $cause ->
                [some] { $whose ->
                    [any] when { $by } makes someone lose { $what }
                    [rival] when { $by } makes another player lose { $what }
                   *[you] when { $by } makes you lose { $what }
                }
               *[any] { $whose ->
                    [any] when someone loses { $what }
                    [rival] when another player loses { $what }
                   *[you] when you lose { $what }
                }
            }
        }
        [before_level_loss] { $instead ->
            [yes] { $cause ->
                [some] instead of losing levels to { $by }
               *[any] instead of losing levels
            }
           *[no] { $cause ->
                [some] { $whose ->
                    [any] when { $by } makes someone lose levels
                    [rival] when { $by } makes another player lose levels
                   *[you] when { $by } makes you lose levels
                }
               *[any] { $whose ->
                    [any] when someone loses levels
                    [rival] when another player loses levels
                   *[you] when you lose levels
                }
            }
        }
        [after_level] { $cause ->
            [no_kill] { $whose ->
                [any] when anyone gains a level other than by a kill
                [rival] when another player gains a level other than by a kill
               *[you] when you gain a level other than by a kill
            }
           *[any] { $whose ->
                [any] when anyone gains a level
                [rival] when another player gains a level
               *[you] when you gain a level
            }
        }
       *[before_death] { $instead ->
            [yes] instead of dying
           *[no] { $whose ->
                [any] when anyone is about to die
                [rival] when another player is about to die
               *[you] when you are about to die
            }
        }
    }
text-even-when = { $first }, even { $last }
text-own-turn-and = on your turn, { $moment }
text-against = { $moment } against { $what }
text-on-receipt =
    { $face ->
        [up] as soon as you receive { $what } face up
       *[any] as soon as you receive { $what }
    }
text-on-facing = as soon as you face it, helping or not
text-if-once = you may do so several times, whatever your Level is then
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
