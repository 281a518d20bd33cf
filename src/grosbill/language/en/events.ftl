# What happened, told in one sentence to one reader by grosbill.notation.story.
#
# $who did it, $me: you (the reader), they. $whom it was done to, $to: you, them, self, none.
# $reader, of both at once: seat (who did it), other (whom it was done to), nobody.
# $cards: their names; $shown: no (hidden from the reader), some (from others), up (from nobody).
# $count: how many cards, hidden or not. $n, $note: as in the event.


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
    { $n ->
        [one] a treasure
       *[other] { $n } treasures
    }
event-cards-or =
    { $shown ->
        [no] { event-cards }
       *[up] { $cards }
    }
event-found =
    { $shown ->
        [no] {""}
        [up] {" "}face up: { $cards }
       *[some] : { $cards }
    }
event-draws =
    { $me ->
        [you] You draw
       *[they] { $who } draws
    }
event-aim =
    { $aim ->
        [card] {" "}on { $target }
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
        [you] Turn { $n }: it is your turn.
       *[they] Turn { $n }: it is { $who }’s turn.
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
        [0] there is no Door card left.
       *[other] { $cards }.
    }
event-draw =
    { $note ->
        [loot] { $me ->
            [you] You loot the room and draw { event-cards-or }.
           *[they] { $who } loots the room and draws { event-cards-or }.
        }
        [listen] { $me ->
            [you] You listen at the door and draw { event-cards-or }.
           *[they] { $who } listens at the door and draws { event-cards-or }.
        }
        [door] { event-draws } { $count ->
            [one] { $count } Door card
           *[other] { $count } Door cards
        }{ event-found }.
        [treasure] { event-treasure }
       *[hand] { $shown ->
            [no] { event-draws } a new hand of { event-cards }.
           *[some] { event-draws } a new hand: { $cards }.
        }
    }
event-reshuffle =
    { $n ->
        [0] The discarded Door cards are shuffled and make a new deck.
       *[1] The discarded Treasure cards are shuffled and make a new deck.
    }
event-reveal =
    { $me ->
        [you] You reveal { $cards }.
       *[they] { $who } reveals { $cards }.
    }
event-charity = { event-gives } as charity.


### Cards

event-play =
    { $me ->
        [you] You play
       *[they] { $who } plays
    } { $card }{ event-aim }.
event-use =
    { $faced ->
        [yes] { $me ->
            [you] You do what { $card } allows{ event-aim }.
           *[they] { $who } does what { $card } allows{ event-aim }.
        }
       *[no] { event-uses } { $power ->
            [none] { $card }{ event-aim }.
           *[named] { $power } ({ $card }){ event-aim }.
        }
    }
event-uses =
    { $me ->
        [you] You use
       *[they] { $who } uses
    }
event-wear =
    { $me ->
        [you] You start using { $cards }.
       *[they] { $who } starts using { $cards }.
    }
event-take-off =
    { $me ->
        [you] You stop using { $cards }.
       *[they] { $who } stops using { $cards }.
    }
event-discard =
    { $me ->
        [you] You discard { $cards }{ $note ->
            [hand] {" "}from your hand
           *[table] {""}
        }.
       *[they] { $who } discards { $cards }{ $note ->
            [hand] {" "}from hand
           *[table] {""}
        }.
    }
event-room-lost =
    { $me ->
        [you] You have no more use for { $cards }.
       *[they] { $who } has no more use for { $cards }.
    }
event-steal =
    { $me ->
        [you] You steal { $cards } from { event-to }.
       *[they] { $who } steals { $cards } from { event-to }.
    }
event-take =
    { event-takes } from { $to ->
        [none] the discards.
        [you] { $shown ->
            [up] you.
           *[some] your hand.
        }
       *[them] { $shown ->
            [up] { $whom }.
           *[some] { $whom }’s hand.
        }
    }
event-takes =
    { $me ->
        [you] You take { event-cards-or }
       *[they] { $who } takes { event-cards-or }
    }
event-show =
    { $me ->
        [you] You show { event-audience } your hand
       *[they] { $who } shows { event-audience } their hand
    }{ $shown ->
        [no] .
       *[up] : { $cards }.
    }
event-audience =
    { $to ->
        [none] everyone
       *[them] { event-to }
    }
event-bid =
    { $me ->
        [you] You bid { $card } for { $target } from the discards.
       *[they] { $who } bids { $card } for { $target } from the discards.
    }
event-choose =
    { $note ->
        [first] { $me ->
            [you] { $n ->
                [1] You choose to run first.
               *[2] You let the other run first.
            }
           *[they] { $n ->
                [1] { $who } chooses to run first.
               *[2] { $who } lets the other run first.
            }
        }
       *[option] { $me ->
            [you] You choose option { $n }.
           *[they] { $who } chooses option { $n }.
        }
    }


### Levels, death, change

event-level-up =
    { $me ->
        [you] You gain { text-levels }
       *[they] { $who } gains { text-levels }
    }{ $note ->
        [kill] {" "}for the kill.
        [sale] {" "}for the sale.
        [outsider] {" "}for holding out.
       *[other] .
    }
event-level-down =
    { $me ->
        [you] You lose { text-levels }.
       *[they] { $who } loses { text-levels }.
    }
event-sell =
    { $me ->
        [you] You sell { $cards } for { $n } { $money }.
       *[they] { $who } sells { $cards } for { $n } { $money }.
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
        [you] You take { $cards }
       *[they] { $who } takes { $cards }
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
    { $n ->
        [0] { $me ->
            [you] You no longer count as { text-a }.
           *[they] { $who } no longer counts as { text-a }.
        }
       *[other] { $me ->
            [you] You count as { text-a } from now on.
           *[they] { $who } counts as { text-a } from now on.
        }
    }


### Curses and lasting effects

event-curse = { $cards } strikes { event-you-or }.
event-cancel = { $cards } has no effect on { event-you-or }.
event-grant = { $cards } now affects { event-you-or }.
event-attach =
    { $me ->
        [you] These of your cards belong together now: { $cards }.
       *[they] These cards of { $who } belong together now: { $cards }.
    }
event-lift = { $cards } no longer affects { event-you-or }.


### Fights

event-monster =
    { $note ->
        [door] { $me ->
            [you] You fight { $cards }.
           *[they] { $who } fights { $cards }.
        }
        [trouble] { $me ->
            [you] You look for trouble and fight { $cards }.
           *[they] { $who } looks for trouble and fights { $cards }.
        }
        [copy] With { $cards }, a second monster of the same kind joins { event-fight-of-whom }.
       *[join] { $me ->
            [you] You add { $cards } to { event-fight-of-whom }.
           *[they] { $who } adds { $cards } to { event-fight-of-whom }.
        }
    }
event-removed =
    The monster { $cards } leaves the fight{ $n ->
        [0] .
       *[other] {" "}but leaves { event-treasures } behind.
    }
event-killed =
    { $me ->
        [you] You kill { $cards }.
       *[they] { $who } kills { $cards }.
    }
event-hand-over =
    { $reader ->
        [seat] { $whom } takes over your fight.
        [other] You take over { $who }’s fight.
       *[nobody] { $whom } takes over { $who }’s fight.
    }
event-claim =
    { $note ->
        [removal] There is no monster left to fight.
       *[claim] { $me ->
            [you] You claim victory.
           *[they] { $who } claims victory.
        }
    }
event-claim-void = The victory no longer stands: the fight goes on.
event-won =
    { $to ->
        [none] { $me ->
            [you] You win
           *[they] { $who } wins
        }
        [you] You and { $who } win
       *[them] { $me ->
            [you] You and { $whom } win
           *[they] { $who } and { $whom } win
        }
    } the fight{ $n ->
        [0] .
       *[other] {" "}and { event-treasures }.
    }
event-treasure =
    { event-draws } { $count ->
        [one] { $count } treasure
       *[other] { $count } treasures
    }{ event-found }.
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
       *[other] {" "}from { $cards }.
    }
event-roll =
    { $me ->
        [you] You roll { $n }
       *[they] { $who } rolls { $n }
    }{ $note ->
        [run] {" "}to run away.
        [looting] {" "}to see who loots first.
        [bid] {" "}to see who gets the card from the discards.
        [first] {" "}to see who chooses the order of running.
       *[effect] .
    }
event-die =
    { $me ->
        [you] Your die now counts as { $n }.
       *[they] { $who }’s die now counts as { $n }.
    }
event-escape =
    { $me ->
        [you] You get away from { $cards }.
       *[they] { $who } gets away from { $cards }.
    }
event-caught =
    { $me ->
        [you] You are caught by { $cards }.
       *[they] { $who } is caught by { $cards }.
    }
event-fled = The fight is over.
event-look =
    { $me ->
        [you] You look at the top of the { $note ->
            [treasure] Treasure deck
           *[door] Door deck
        }: { $cards }.
       *[they] { $who } looks at the top of the { $note ->
            [treasure] Treasure deck
           *[door] Door deck
        }.
    }
event-exchange =
    { $reader ->
        [seat] You and { $whom } exchange hands.
        [other] { $who } and you exchange hands.
       *[nobody] { $who } and { $whom } exchange hands.
    }
event-spared =
    { $note ->
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
        [seat] You pass { $cards } on to { $whom }.
        [other] { $who } passes { $cards } on to you.
       *[nobody] { $who } passes { $cards } on to { $whom }.
    }
event-change-sides = { $cards } now counts for the other side.
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
        [you] You bring { $cards } along.
       *[they] { $who } brings { $cards } along.
    }
