# What happened, told in one sentence to one reader by grosbill.notation.story.
#
# $who did it, $me: you (the reader), they. $whom it was done to, $to: you, them, self, none.
# $reader, of both at once: seat (who did it), other (whom it was done to), nobody.
# $cards: the names of all cards of the event; $shown: no (hidden from the reader), some (from others), up
# (from nobody). $count: how many cards, hidden or not. $n: its number. Everything else is a field of the event
# (grosbill.model.events), cards by their names; where nothing is said: none.


### Pieces

event-you-or =
    { $me ->
        [you] you
       *[they] { $who }
    }
event-to =
    { $to ->
        [you] you
       *[them] { $whom }
    }
event-fight-of-whom =
    { $to ->
        [you] your fight
        [them] { $whom }’s fight
       *[self] the fight
    }
event-cards =
    { $count ->
        [one] a card
       *[other] { $count } cards
    }
event-treasures =
    { $treasures ->
        [one] a treasure
       *[other] { $treasures } treasures
    }
event-cards-or =
    { $shown ->
        [no] { event-cards }
        [some] { $cards }
       *[up] { $cards }
    }
event-found =
    { $shown ->
        [no] {""}
        [up] {" "}face up: { $cards }
       *[some] : { $cards }
    }
event-by =
    { $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }
event-draws =
    { $me ->
        [you] You draw
       *[they] { $who } draws
    }
event-aim =
    { $aim ->
        [card] {" "}on { $target_card }
        [munchkins] {" "}for the munchkins
        [monsters] {" "}for the monsters
        [player] {" "}on { event-to }
       *[none] {""}
    }
event-gives =
    { $me ->
        [you] You give { event-cards-or } to { event-to }
       *[they] { $who } gives { event-cards-or } to { event-to }
    }


### The turn

event-turn =
    { $me ->
        [you] Turn { $turn }: it is your turn.
       *[they] Turn { $turn }: it is { $who }’s turn.
    }
event-deal =
    { $me ->
        [you] You are dealt { event-cards-or }.
       *[they] { $who } is dealt { event-cards-or }.
    }
event-door =
    { $me ->
        [you] You open
       *[they] { $who } opens
    } the door: { $count ->
        [0] there is no { $door } card left.
       *[other] { $card }.
    }
event-draw =
    { $cause ->
        [loot] { $me ->
            [you] You loot the room and draw { event-cards-or }.
           *[they] { $who } loots the room and draws { event-cards-or }.
        }
        [listen] { $me ->
            [you] You listen at the door and draw { event-cards-or }.
           *[they] { $who } listens at the door and draws { event-cards-or }.
        }
        [effect] { $deck ->
            [door] { event-draws } { $count ->
                [one] { $count } { $door } card
               *[other] { $count } { $door } cards
            }{ event-by }{ event-found }.
           *[treasure] { event-draws } { event-so-many-treasures }{ event-by }{ event-found }.
        }
       *[new_hand] { $shown ->
            [no] { event-draws } a new hand of { event-cards }.
           *[some] { event-draws } a new hand: { $cards }.
        }
    }
event-reshuffle =
    { $deck ->
        [door] The discarded { $door } cards are shuffled and make a new deck.
       *[treasure] The discarded Treasure cards are shuffled and make a new deck.
    }
event-reveal =
    { $me ->
        [you] You reveal { $card }.
       *[they] { $who } reveals { $card }.
    }
event-charity = { event-gives } as charity.


### Cards

event-play =
    { $kept ->
        [yes] { $me ->
            [you] You put { $card } on the table for later.
           *[they] { $who } puts { $card } on the table for later.
        }
       *[no] { event-plays } { $card }{ event-aim }.
    }
event-plays =
    { $me ->
        [you] You play
       *[they] { $who } plays
    }
event-use =
    { $faced ->
        [yes] { $me ->
            [you] { $ends ->
                [bought] You buy { $card } off.
                [let] You let { $card } go.
                [sent] You send { $card } away.
               *[other] You do what { $card } allows{ event-aim }.
            }
           *[they] { $ends ->
                [bought] { $who } buys { $card } off.
                [let] { $who } lets { $card } go.
                [sent] { $who } sends { $card } away.
               *[other] { $who } does what { $card } allows{ event-aim }.
            }
        }
       *[no] { event-uses } { $called ->
            [no] { $card }{ event-aim }.
           *[yes] { $power } ({ $card }){ event-aim }.
        }
    }
event-uses =
    { $me ->
        [you] You use
       *[they] { $who } uses
    }
event-wear =
    { $count ->
        [one] { $me ->
            [you] You start using { $card }.
           *[they] { $who } starts using { $card }.
        }
       *[other] { $me ->
            [you] You have { $carrier } carry { $card }.
           *[they] { $who } has { $carrier } carry { $card }.
        }
    }
event-take-off =
    { $me ->
        [you] You stop using { $card }.
       *[they] { $who } stops using { $card }.
    }
event-discard =
    { $me ->
        [you] You discard { $cards }{ $place ->
            [hand] {" "}from your hand
            [table] {""}
           *[body] {""}
        }{ $cause ->
            [no_room] {""}, which is of no more use.
           *[other] { event-by }.
        }
       *[they] { $who } discards { $cards }{ $place ->
            [hand] {" "}from hand
            [table] {""}
           *[body] {""}
        }{ $cause ->
            [no_room] {""}, which is of no more use.
           *[other] { event-by }.
        }
    }
event-steal =
    { $failed ->
        [yes] { $me ->
            [you] You fail to steal { $card } from { event-to }.
           *[they] { $who } fails to steal { $card } from { event-to }.
        }
       *[no] { $me ->
            [you] You steal { $card } from { event-to }.
           *[they] { $who } steals { $card } from { event-to }.
        }
    }
event-take =
    { event-takes } { $place ->
        [discards] from the discards
        [fight] out of the fight
        [table] from { event-to }
       *[hand] from { $to ->
            [you] your hand
           *[them] { $whom }’s hand
        }
    }{ event-by }.
event-takes =
    { $me ->
        [you] You take { event-cards-or }
       *[they] { $who } takes { event-cards-or }
    }
event-show =
    { $me ->
        [you] You show your hand to { event-audience }
       *[they] { $who }’s hand is shown to { event-audience }
    }{ event-by }{ $shown ->
        [no] .
        [some] : { $cards }.
       *[up] : { $cards }.
    }
event-audience =
    { $to ->
        [none] everyone
        [you] you
       *[them] { $whom }
    }
event-bid =
    { $me ->
        [you] You bid { $card } for { $prize } from the discards.
       *[they] { $who } bids { $card } for { $prize } from the discards.
    }
event-choose =
    { $me ->
        [you] You choose
       *[they] { $who } chooses
    } { $told ->
        [yes] “{ $way }” ({ $card }).
       *[no] way number { $option }.
    }
event-run-first =
    { $to ->
        [self] { $me ->
            [you] You choose to run first.
           *[they] { $who } chooses to run first.
        }
        [you] { $who } lets you run first.
       *[them] { $me ->
            [you] You let { $whom } run first.
           *[they] { $who } lets { $whom } run first.
        }
    }


### Levels, death, change

event-level-up =
    { $me ->
        [you] You gain { text-levels }
       *[they] { $who } gains { text-levels }
    }{ $cause ->
        [kill] {" "}for the kill.
        [sale] {" "}for the sale.
        [outsider] {" "}for holding out.
       *[none] { event-by }.
    }
event-level-down =
    { $me ->
        [you] You lose { text-levels }{ event-by }.
       *[they] { $who } loses { text-levels }{ event-by }.
    }
event-sell =
    { $me ->
        [you] You sell { $cards } for { $worth } { $money }.
       *[they] { $who } sells { $cards } for { $worth } { $money }.
    }
event-death =
    { $me ->
        [you] You die.
       *[they] { $who } dies.
    }
event-body =
    { $me ->
        [you] Your things lie open: { $cards }.
       *[they] { $who }’s things lie open: { $cards }.
    }
event-loot-body =
    { $me ->
        [you] You take { $card }
       *[they] { $who } takes { $card }
    } from { $to ->
        [you] your dead body.
       *[them] { $whom }’s dead body.
    }
event-new-character =
    { $me ->
        [you] You are back with a new character.
       *[they] { $who } is back with a new character.
    }
event-victory =
    { $me ->
        [you] You have won the game!
       *[they] { $who } has won the game!
    }
event-sex = { event-become }
event-become =
    { $me ->
        [you] You become { text-a }.
       *[they] { $who } becomes { text-a }.
    }
event-outsider =
    { $me ->
        [you] You are the last one who is not { text-a }.
       *[they] { $who } is the last one who is not { text-a }.
    }
event-all-alike = Everyone is { text-a } now: the game is over.
event-counts-as =
    { $counts ->
        [no] { $me ->
            [you] You no longer count as { text-a }{ event-heads }.
           *[they] { $who } no longer counts as { text-a }{ event-heads }.
        }
       *[yes] { $me ->
            [you] You count as { text-a } from now on{ event-heads }.
           *[they] { $who } counts as { text-a } from now on{ event-heads }.
        }
    }
event-heads =
    { $heads ->
        [yes] {" "}when heads are counted
       *[no] {""}
    }


### Curses and lasting effects

event-curse =
    { $vain ->
        [yes] { $card } has no effect on { event-you-or }.
       *[no] { $me ->
            [you] You are struck by { $card }.
           *[they] { $who } is struck by { $card }.
        }
    }
event-cancel =
    { $source ->
        [none] { $struck ->
            [yes] The effect of { $card } on { event-you-or } is cancelled.
           *[no] The effect of { $card } is cancelled.
        }
       *[other] Thanks to { $source }, { $card } has no effect on { event-you-or }.
    }
event-grant =
    { $onto ->
        [player] { $told ->
            [yes] { $giver }: { $what } for { event-you-or }.
           *[no] { $me ->
                [you] You are now under the effect of { $card }.
               *[they] { $who } is now under the effect of { $card }.
            }
        }
        [self] { $told ->
            [yes] { $card }: { $what }.
           *[no] The effect of { $card } begins.
        }
       *[cards] { $told ->
            [yes] { $giver }: { $what } for { $on }.
           *[no] The effect of { $card } goes to { $on }.
        }
    }
event-attach =
    { $me ->
        [you] { $card } lies on your { $host } now.
       *[they] { $card } lies on { $who }’s { $host } now.
    }
event-lift =
    { $me ->
        [you] You are no longer under the effect of { $card }.
       *[they] { $who } is no longer under the effect of { $card }.
    }


### Fights

event-monster =
    { $cause ->
        [door] { $me ->
            [you] You fight { $card }.
           *[they] { $who } fights { $card }.
        }
        [trouble] { $me ->
            [you] You look for trouble and fight { $card }.
           *[they] { $who } looks for trouble and fights { $card }.
        }
        [copy] With { $card }, a second monster like { $copy_of } joins { event-fight-of-whom }.
        [call] { event-adds }
       *[join] { event-adds }
    }
event-adds =
    { $me ->
        [you] You add { $card } to { event-fight-of-whom }.
       *[they] { $who } adds { $card } to { event-fight-of-whom }.
    }
event-removed =
    { $me ->
        [you] You are rid of { event-foe }
       *[they] { $who } is rid of { event-foe }
    }{ $treasures ->
        [0] .
        [one] , and { event-treasures } is left behind.
       *[other] , and { event-treasures } are left behind.
    }
event-foe =
    { $copy ->
        [yes] the monster that came with { $card }
       *[no] { $card }
    }
event-killed =
    { $me ->
        [you] You kill { event-foe }.
       *[they] { $who } kills { event-foe }.
    }
event-hand-over =
    { $reader ->
        [seat] { $whom } takes over your fight.
        [other] You take over { $who }’s fight.
       *[nobody] { $whom } takes over { $who }’s fight.
    }
event-claim =
    { $removal ->
        [yes] There is no monster left to fight.
       *[no] { $me ->
            [you] You claim victory.
           *[they] { $who } claims victory.
        }
    }
event-claim-void = The victory no longer stands: the fight goes on.
event-won =
    { $treasures ->
        [0] The fight is over: no treasure for { event-winners }.
       *[other] { $to ->
            [none] { $me ->
                [you] You win
               *[they] { $who } wins
            }
            [you] You and { $who } win
           *[them] { $me ->
                [you] You and { $whom } win
               *[they] { $who } and { $whom } win
            }
        } the fight and { event-treasures }.
    }
event-winners =
    { $to ->
        [none] { event-you-or }
        [you] you and { $who }
       *[them] { $me ->
            [you] you and { $whom }
           *[they] { $who } and { $whom }
        }
    }
event-treasure = { event-draws } { event-so-many-treasures }{ event-found }.
event-so-many-treasures =
    { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }
event-share =
    { $me ->
        [you] You take { $cards } as your share of the treasure.
       *[they] { $who } takes { $cards } as a share of the treasure.
    }


### Running away

event-run =
    { $me ->
        [you] You are about to run away.
       *[they] { $who } is about to run away.
    }
event-away =
    { $me ->
        [you] You need no roll to get away
       *[they] { $who } needs no roll to get away
    }{ $count ->
        [0] .
       *[other] {" "}from { event-foe }.
    }
event-roll =
    { $me ->
        [you] You roll { $roll }
       *[they] { $who } rolls { $roll }
    }{ $cause ->
        [run] {" "}to run away.
        [looting] {" "}to see who loots first.
        [bid] {" "}to see who gets the card from the discards.
        [first] {" "}to see who chooses the order of running.
        [begin] {" "}to see who begins.
       *[effect] { $count ->
            [0] .
           *[other] {" "}for { $card }.
        }
    }
event-die =
    { $me ->
        [you] Your die now counts as { $roll }.
       *[they] { $who }’s die now counts as { $roll }.
    }
event-in-all =
    { $total ->
        [0] .
       *[other] : { $total } in all.
    }
event-escape =
    { $me ->
        [you] You get away from { event-foe }{ event-in-all }
       *[they] { $who } gets away from { event-foe }{ event-in-all }
    }
event-caught =
    { $me ->
        [you] You are caught by { event-foe }{ event-in-all }
       *[they] { $who } is caught by { event-foe }{ event-in-all }
    }
event-unhurt =
    { $me ->
        [you] The Bad Stuff of { event-foe } finds nothing to take from you.
       *[they] The Bad Stuff of { event-foe } finds nothing to take from { $who }.
    }
event-fled = The fight is over.
event-look =
    { $me ->
        [you] You look at the top of the { $deck ->
            [treasure] Treasure deck
           *[door] { $door } deck
        }: { $cards }.
       *[they] { $who } looks at the top of the { $deck ->
            [treasure] Treasure deck
           *[door] { $door } deck
        }.
    }
event-exchange =
    { $reader ->
        [seat] You and { $whom } exchange hands.
        [other] { $who } and you exchange hands.
       *[nobody] { $who } and { $whom } exchange hands.
    }
event-spared =
    { $what ->
        [death] { $me ->
            [you] You do not die after all.
           *[they] { $who } does not die after all.
        }
       *[levels] { $me ->
            [you] You lose no levels after all.
           *[they] { $who } loses no levels after all.
        }
    }
event-named =
    { $reader ->
        [seat] You name { $whom }.
        [other] { $who } names you.
       *[nobody] { $who } names { $whom }.
    }
event-redirect =
    { $reader ->
        [seat] You pass { $card } on to { $whom }.
        [other] { $who } passes { $card } on to you.
       *[nobody] { $who } passes { $card } on to { $whom }.
    }
event-change-sides = { $card } now counts for the other side.
event-hand =
    { $me ->
        [you] You now hold { $cards }.
       *[they] { $who } now holds { $shown ->
            [no] { $count ->
                [one] one card
               *[other] { $count } cards
            }
           *[some] { $cards }
        }.
    }
event-bring =
    { $me ->
        [you] You bring { $card } into { event-fight-of-whom }.
       *[they] { $who } brings { $card } into { event-fight-of-whom }.
    }
