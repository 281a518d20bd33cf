# What is said to a player, whatever the screen. mv-: moves; ask-: what the player is asked.


### Words

ui-you = you
ui-owned =
    { $mine ->
        [yes] your { $card }
       *[no] { $owner }’s { $card }
    }
ui-figure-level = level { $n }
ui-figure-value = { $n ->
        [0] no value
       *[other] { $n } { $money }
    }
ui-not-counted =
    { $plus ->
        [none] not counted: { $why }
       *[other] { $plus }, not counted: { $why }
    }
ui-lead = { $name }:
ui-none = none
ui-and-more = … and { $n } more


### Moves

mv-nothing = nothing
mv-both = both munchkins
mv-treasures =
    { $n ->
        [one] { $n } treasure
       *[other] { $n } treasures
    }{ $first ->
        [yes] {" "}and first pick
       *[no] {""}
    }
mv-pass =
    { $step ->
        [opening] Ready: let the game begin
        [lull] Let the game go on
        [drawing] Go on
        [pick] { $what ->
            [join] Add no monster
            [add] Play nothing
           *[other] Take nothing
        }
        [choice] Choose nothing
        [bidding] Make no bid
       *[other] Do nothing
    }
mv-open = Open the door
mv-listen = Listen at the door: draw a card before you open it
mv-trouble = Look for trouble: fight { $card } (level { $level })
mv-loot = Loot the room: draw a card face down
mv-end = End your turn
mv-play = Play { $card }
mv-play-on = Play { $card } on { $target }
mv-play-n = Play { $card } and turn the die to { $n }
mv-play-side =
    { $side ->
        [munchkins] Play { $card } on the munchkins’ side ({ $plus })
       *[monsters] Play { $card } on the monsters’ side ({ $plus })
    }
mv-play-side-stem = Play { $card } ({ $plus }) for …
mv-side =
    { $side ->
        [munchkins] the munchkins
       *[monsters] the monsters
    }
mv-enhance = Play { $card } on { $target } ({ $plus })
mv-attach-on = Put { $card } on { $target }
mv-join = Add { $card } to the fight (level { $level })
mv-trait =
    { $kind ->
        [race] Play your race: { $card }
       *[class] Play your class: { $card }
    }
mv-put-down = Put { $card } in play
mv-put-down-idle = Put { $card } in play, { mv-idle }
mv-idle =
    { $why ->
        [none] to carry only: no room to use it
       *[other] to carry only: { $why }
    }
mv-along = together with { $cards }
mv-then =
    { $what ->
        [cost] { $few ->
            [yes] discarding { $cards }
           *[no] discarding a card
        }
        [lose] { $few ->
            [yes] losing { $cards }
           *[no] losing a card
        }
        [add] { $few ->
            [yes] then play { $cards }
           *[no] then play a card
        }
        [bring] { $few ->
            [yes] with { $cards }
           *[no] with a monster of your choice
        }
        [put_by] { $few ->
            [yes] then stop using { $cards }
           *[no] then stop using an item
        }
        [shed] { $few ->
            [yes] then part with { $cards }
           *[no] then part with what is too much
        }
       *[other] { $few ->
            [yes] then choose { $cards }
           *[no] then choose a card
        }
    }
mv-laid = which comes into play from your hand
mv-takes = taking { $cards }
mv-becomes = becoming { $cards }
mv-off = putting { $cards } out of use
mv-spent = { $cards } no longer counting
mv-lost = losing { $cards }
mv-levels =
    { $up ->
        [yes] { $n ->
            [one] gaining a level
           *[other] gaining { $n } levels
        }
       *[no] { $n ->
            [one] losing a level
           *[other] losing { $n } levels
        }
    }
mv-wins =
    { $sure ->
        [yes] { $mine ->
            [alone] you would win the game
            [yes] you and { $names } would win the game
           *[no] this would let { $names } win the game
        }
       *[no] { $mine ->
            [alone] you could win the game
            [yes] you and { $names } could win the game
           *[no] this could let { $names } win the game
        }
    }
mv-wins-still = { $names } would still win the game
mv-use = Use { $card }
mv-use-n = Use { $card } and choose { $n }
mv-use-on = Use { $card } on { $target }
mv-use-monster =
    { $told ->
        [yes] { $card } — { $text }
       *[no] Do what { $card } allows you to
    }
mv-pose =
    { $place ->
        [head] { $counts ->
            [yes] No longer be counted among the { $many } ({ $card })
           *[no] Be counted among the { $many } ({ $card })
        }
       *[cards] { $counts ->
            [yes] No longer pass for { text-a } ({ $card })
           *[no] Pass for { text-a } ({ $card })
        }
    }
mv-power = { $power } ({ $card })
mv-power-played = { $card } ({ $power })
mv-carry = Put { $card } on the table for later
mv-discard = Discard { $card }
mv-on-the-table = { $card } in front of you
mv-wear = Start using { $card }
mv-wear-on = Have { $target } carry { $card }
mv-wear-instead = Use { $card } instead of { $others }
mv-remove = Stop using { $card }
mv-sell = Sell { $cards } for { mv-price }
mv-price =
    { $gold } { $money }: { $levels ->
        [one] { $levels } level
       *[other] { $levels } levels
    }
mv-ask =
    { $purpose ->
        [stay_out] Ask { $who } to stay out
        [no_help] Ask { $who } not to help
       *[help] Ask { $who } for help
    }{ $free ->
        [yes] , offering nothing
       *[no] , offering { $terms }
    }
mv-offer = Offer { $who } { $give } for { $get }
mv-offer-stem = Offer { $who } a trade:
mv-offer-leaf = { $give } for { $get }
mv-give = Give { $card } to { $who }
mv-accept = Accept
mv-refuse = Refuse
mv-counter =
    { $fighter ->
        [yes] Offer { $terms } instead
       *[no] Ask for { $terms } instead
    }
mv-withdraw = Take your offer back
mv-claim = Claim victory
mv-run = Run away
mv-first = Argue about who runs first: roll for it
mv-decide-first =
    { $mine ->
        [yes] You run first
       *[no] The other runs first
    }
mv-flee = Run from { $card } first
mv-pick =
    { $what ->
        [lose] Lose { $card }
        [cost] Discard { $card }
        [take] Take { $card }
        [give] Give { $card }
        [join] Add { $card } to the fight
        [bring] Add { $card } to the fight
        [add] Play { $card }
        [put_by] Stop using { $card }
        [evade] Escape from { $card }
       *[other] Choose { $card }
    }
mv-pick-hand = Take a card at random from { $owner }’s hand
mv-name = Choose { $who }
mv-choose = Take way number { $n }
mv-bid = Bid { $card } for { $prize }
mv-show =
    { $all ->
        [yes] Show everyone your hand
       *[no] Show { $who } your hand
    }

mv-brief-pass =
    { $step ->
        [opening] Ready
        [lull] Go on
        [drawing] Go on
        [pick] { $what ->
            [join] Add no monster
            [add] Play nothing
           *[other] Take nothing
        }
        [choice] Choose neither
        [bidding] Make no bid
       *[other] Let it be
    }
mv-brief-side =
    { $side ->
        [munchkins] For the munchkins
       *[monsters] For the monsters
    }
mv-brief-on =
    { $what ->
        [none] On { $target }
       *[other] { $what }: { $target }
    }
mv-brief-play = Play it
mv-brief-play-n = Turn the die to { $n }
mv-brief-play-kind =
    { $kind ->
        [monster] Send it into the fight
        [item] Put it in play
       *[other] Become one
    }
mv-brief-wear = Start using it
mv-brief-wear-on = Have { $target } carry it
mv-brief-wear-instead = Use it instead of { $others }
mv-brief-idle = Put it in play, { mv-idle }
mv-brief-sell = Sell it for { mv-price }
mv-brief-give = Give it to { $who }
mv-brief-pick =
    { $what ->
        [lose] Lose it
        [cost] Discard it
        [take] Take it
        [give] Give it
        [join] Add it to the fight
        [bring] Add it to the fight
        [add] Play it
       *[other] Choose it
    }
mv-brief-carry = Put it on the table for later
mv-brief-remove = Stop using it
mv-brief-discard = Discard it
mv-brief-trouble = Look for trouble
mv-brief-flee = Run from it first
mv-brief-loot = Loot the room
mv-brief-loot-note = draw a card face down
mv-brief-listen = Listen at the door
mv-brief-listen-note = draw a card before you open it

ui-group =
    { $group ->
        [decide] Your move
        [help] Ask for help
        [play] Cards and powers
        [items] { $races ->
            [yes] Race, class and items
           *[no] Class and items
        }
        [trade] Sell, trade, give
       *[drop] { $races ->
            [yes] Discard a race or class
           *[no] Discard a class
        }
    }


### What the player is asked

ask-turn =
    { $phase ->
        [start] Your turn. Open the door when you are ready.
       *[room] { $trouble ->
            [yes] { $optional ->
                [yes] No monster in this room. Look for trouble, loot the room, or end your turn.
               *[no] No monster in this room. Look for trouble or loot the room.
            }
            [fight] You may look for trouble, or end your turn.
            [loot] { $optional ->
                [yes] No monster in this room. Loot the room, or end your turn.
               *[no] No monster in this room. Loot the room.
            }
           *[no] Your turn is nearly over.
        }
    }
ask-opening =
    { $own ->
        [no] Before the first turn, the others may still put cards in play.
       *[yes] { $races ->
            [yes] Before the first turn: put a race, a class and items in play if you like.
           *[no] Before the first turn: put a class and items in play if you like.
        }
    }
ask-lull =
    { $phase ->
        [start] { $mine ->
            [yes] You are about to open the door. Anything first?
           *[no] { $active } is about to open the door. Anything first?
        }
       *[other] { $mine ->
            [yes] Your turn is about to end. Anything first?
           *[no] { $active } is about to end the turn. Anything first?
        }
    }
ask-monsters =
    { $n ->
        [2] two monsters
        [3] three monsters
       *[other] { $n } monsters
    }
ask-battle =
    { $state ->
        [winning] You are winning against { $monsters }, { $ours } to { $theirs }.
        [tied] { $ours } to { $theirs } against { $monsters }: a tie, and you lose ties.
       *[losing] You are losing against { $monsters }, { $ours } to { $theirs }.
    }
ask-claim =
    { $removal ->
        [yes] The last monster, { $gone }, is leaving { $fighter }’s fight. Do you let it go?
       *[no] { $fighter } claims victory over { $monsters }, { $ours } to { $theirs }. Do you let it happen?
    }
ask-claim-wins =
    { $n ->
        [one] { $mine ->
            [yes] You are about to win the game!
           *[no] { $names } is about to win the game!
        }
       *[other] { $mine ->
            [yes] You and { $names } are about to win the game!
           *[no] { $names } are about to win the game!
        }
    }
ask-claim-own =
    { $removal ->
        [yes] No monster is left in your fight: { $gone } was the last. Anything to add?
       *[no] Your victory over { $monsters } was answered: { $ours } to { $theirs } now. Anything to add?
    }
ask-flight = { $fighter } gives up and runs from { $monsters }, { $ours } to { $theirs }. Anything to add?
ask-flight-own = You are about to run from { $monsters }. Anything to add?
ask-respite =
    { $mine ->
        [yes] You run next, from { $cards }. Anything before the roll?
       *[no] { $who } runs next, from { $cards }. Anything before the roll?
    }
ask-falls =
    { $mine ->
        [yes] { $card } is about to strike you.
       *[no] { $card } is about to strike { $who }.
    }
ask-rolled =
    { $mine ->
        [yes] You rolled
       *[no] { $who } rolled
    } { $value }{ $of ->
        [run] {" "}to run away from { $card }
        [looting] {" "}to see who loots first
        [bid] {" "}to see who gets the card from the discards
        [first] {" "}to see who chooses the order of running
        [begin] {" "}to see who begins
       *[effect] { $card ->
            [none] {""}
           *[other] {" "}for { $card }
        }
    }. The die does not count yet.
ask-escaped =
    { $mine ->
        [yes] You got away from { $card }.
       *[no] { $who } got away from { $card }.
    }
ask-caught =
    { $mine ->
        [yes] { $card } caught you. The Bad Stuff is about to happen.
       *[no] { $card } caught { $who }. The Bad Stuff is about to happen.
    }
ask-aftermath = The fight is over. Anything before the turn goes on?
ask-turn-start =
    { $mine ->
        [yes] Your turn begins. Anything before the door?
       *[no] { $who }’s turn begins. Anything before the door?
    }
ask-turn-end = Your turn is over. Anything before charity?
ask-announced =
    { $mine ->
        [yes] You play { $card }. Do you cancel it?
       *[no] { $who } plays { $card }. Do you cancel it?
    }
ask-turned = Just turned up: { $card }. Do you cancel it?
ask-discarded =
    { $count ->
        [one] { $cards } was just discarded. Anything to do about it?
       *[other] { $cards } were just discarded. Anything to do about it?
    }
ask-risen =
    { $mine ->
        [yes] You have just gone up a level. Anything to say about it?
       *[no] { $who } has just gone up a level. Anything to say about it?
    }
ask-sinking =
    { $mine ->
        [yes] You are about to lose
       *[no] { $who } is about to lose
    } { $n ->
        [one] a level.
       *[other] { $n } levels.
    }
ask-dying =
    { $mine ->
        [yes] You are about to die.
       *[no] { $who } is about to die.
    }
ask-naming = Whom do you choose?
ask-drawing =
    { $mine ->
        [yes] You are about to
       *[no] { $who } is about to
    } { $use ->
        [loot] { $n ->
            [one] loot the room.
           *[other] loot the room for { $n } cards.
        }
        [door] open the door.
        [reward] { $n ->
            [one] draw the treasure.
           *[other] draw the { $n } treasures.
        }
       *[effect] { $n ->
            [one] draw a card face up.
           *[other] draw { $n } cards face up.
        }
    }
ask-bidding =
    { $n ->
        [0] { $card } lies on the discards. It is yours for a Go Up a Level from your hand.
       *[other] { $rivals } would pay a Go Up a Level for { $card } from the discards. Do you bid against that?
    }
ask-deciding = You rolled higher: who runs first?
ask-fleeing = Which monster do you run from first?
ask-pick =
    { $what ->
        [lose] { $worth ->
            [0] { $left ->
                [one] Choose the card to lose.
               *[other] Choose a card to lose: { $left } still have to go.
            }
           *[other] Choose a card to lose: { $worth } { $money } still have to go.
        }
        [cost] { $worth ->
            [0] { $left ->
                [one] Choose the card to discard in payment.
               *[other] Choose a card to discard in payment: { $left } still have to go.
            }
           *[other] Choose a card to discard in payment: { $worth } { $money } still have to go.
        }
        [take] Choose the card to take.
        [give] Choose the card to give.
        [join] Choose the monster that joins the fight.
        [bring] Choose the monster that joins the fight.
        [order] Choose the next card to be drawn.
        [become] Choose what you become.
        [replace] Choose the card it takes the place of.
        [attach] Choose the card it goes on.
        [put_by] You have no room for all that you use. Choose what you stop using.
        [evade] Choose the monster you escape from.
       *[add] Choose the card to play.
    }
ask-choice =
    { $n ->
        [one] Only one way is left.
       *[other] Choose one.
    }
ask-offer-help =
    { $free ->
        [yes] { $maker } asks for your help and offers nothing.
       *[no] { $maker } asks for your help and offers { $terms }.
    }
ask-offer-no_help =
    { $free ->
        [yes] { $maker } asks you not to help in the fight and offers nothing.
       *[no] { $maker } asks you not to help in the fight and offers { $terms }.
    }
ask-offer-stay_out =
    { $free ->
        [yes] { $maker } asks you to stay out of the fight and offers nothing.
       *[no] { $maker } asks you to stay out of the fight and offers { $terms }.
    }
ask-offer-counter = { $maker } would help you for { $terms }.
ask-offer-wins = If you accept: { $wins }!
ask-offer-trade = { $maker } offers you { $give } for { $get }.
ask-offer-gift = { $maker } wants to give you { $give }.
ask-sharing = Choose a treasure.
ask-looting = Take one card of what { $dead } left behind.
ask-charity =
    { $n ->
        [one] You hold one card too many.
       *[other] You hold { $n } cards too many.
    } { $lowest ->
        [yes] Nobody has a lower level than you: discard the excess.
       *[no] Give the excess to the player of the lowest level.
    }
ask-meeting = Which of the cards in your hand do you offer, and to whom?
ask-shedding = You carry more than you may. Get rid of the surplus.
ask-else = What do you do?


### The fight, and why the bots did it

ui-part-own-level = Level
ui-part-level = { $name }: level
ui-part-card = { $name }: { $card }
ui-part-monster = { $card }: level
ui-part-special =
    { $less ->
        [yes] { $card }: its own penalty
       *[no] { $card }: its own bonus
    }
ui-part-if = { $card }: { $when }
ui-part-against = { $card }: against { $who }
ui-reward =
    At stake: { $levels ->
        [0] no level
        [one] { $levels } level
       *[other] { $levels } levels
    } and { $treasures ->
        [0] no treasure
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }.
ui-spoils =
    { $treasures ->
        [0] no treasure
        [one] { $treasures } treasure
       *[other] { $treasures } treasures
    }, { $levels ->
        [0] no level
        [one] { $levels } level
       *[other] { $levels } levels
    }
ui-standing =
    { $state ->
        [winning] The munchkins are winning.
        [tied] A tie: the monsters win it.
        [over] No monster is left.
       *[losing] The monsters are winning.
    }
ui-running = The munchkins are running.
ui-helper =
    { $role ->
        [fighter] { $helper } helps you
        [helper] You help { $fighter }
       *[none] { $helper } helps { $fighter }
    } { $free ->
        [yes] for nothing.
       *[no] for { $terms }.
    }
ui-with-help =
    { $mine ->
        [yes] With your help: { $totals }.
       *[no] With help: { $totals }.
    }
ui-with-help-of = { $who } { $ours } to { $theirs }
ui-with-help-totals = { $ours } to { $theirs }
ui-escape = To get away: { $how }.
ui-escape-from = { $card } { ui-escape-by }
ui-escape-all =
    { $times ->
        [one] { ui-escape-by }
       *[other] { $how ->
            [roll] { ui-escape-by }, { $times ->
                [2] twice
               *[other] { $times } times
            }
           *[other] { ui-escape-by }
        }
    }
ui-escape-by =
    { $how ->
        [free] without a roll
        [never] impossible
        [always] any roll
       *[roll] { $n }+ on the die
    }
ui-why-turn =
    { $turn ->
        [0] (setting up)
       *[other] (turn { $turn })
    }


### Dice and draws

ui-luck = Dice and draws
ui-luck-dice = Dice rolled
ui-luck-mean = · on average (fair: 3.5)
ui-luck-fate = · luck (fair: 50%)
ui-luck-escapes = Escapes
ui-luck-doors = { $door } cards drawn
ui-luck-monsters = · monsters met that way
ui-luck-curses = · { $curses } met that way
ui-luck-treasures = Treasures received
ui-luck-worth = · { $money }, as far as seen
ui-luck-none = –
ui-luck-average = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-luck-percent = { $n }%
ui-luck-of = { $n } of { $all }
ui-luck-gold =
    { $more ->
        [yes] { $n }+
       *[no] { $n }
    }


### What is being settled

step-now =
    { $step ->
        [opening] the plays before the first turn
        [lull] the pause before the turn goes on
        [turnstart] the beginning of the turn
        [turnend] the end of the turn
        [drawing] cards that are about to be drawn
        [turned] the card that was turned up
        [claim] the victory that is claimed
        [aftermath] the end of the fight
        [battle] the fight
        [flight] the flight that was announced
        [deciding] who runs first
        [fleeing] which monster to run from next
        [respite] the next roll to run away
        [escaped] the escape from a monster
        [caught] the Bad Stuff of a monster
        [offer] the offer that was made
        [meeting] what is offered at the meeting
        [sharing] the treasures to be shared
        [dying] a character who is about to die
        [looting] what the dead left behind
        [rolled] the die that lies there
        [charity] the cards beyond the hand limit
        [shedding] what is carried beyond the limit
        [falls] a card that is about to strike
        [risen] the level that was just gained
        [sinking] the levels that are about to be lost
        [discarded] the card that was just discarded
        [bidding] the bids for a card
        [announced] the card that was just played
        [pick] the card that somebody has to pick
        [choice] the choice that a card leaves
       *[naming] the player whom somebody has to name
    }


### What happened since the player's last move

told-turn = { $who }: { $what }.
told-besides = { $first }; { $after }
told-nothing = nothing to speak of
told-door = finds { $card }
told-fight =
    { $role ->
        [none] fights { $monsters }
        [you] fights { $monsters } with your help
       *[other] fights { $monsters } with { $helper }’s help
    }
told-won =
    { $n ->
        [0] wins
        [one] wins { $n } treasure
       *[other] wins { $n } treasures
    }
told-left = is rid of { $monsters }
told-away = gets away
told-caught =
    { $all ->
        [yes] is caught
       *[no] is caught by { $monsters }
    }
told-loot = loots the room
told-stole =
    { $failed ->
        [yes] { $thief ->
            [you] you fail
            [self] fails
           *[other] { $who } fails
        } to steal { $card } from { $victim ->
            [you] you
           *[other] { $whom }
        }
       *[no] { $thief ->
            [you] you steal
            [self] steals
           *[other] { $who } steals
        } { $card } from { $victim ->
            [you] you
           *[other] { $whom }
        }
    }
told-curse =
    { $role ->
        [you] { $card } strikes you
       *[other] { $card } strikes { $who }
    }
told-died =
    { $role ->
        [you] you die
        [self] dies
       *[other] { $who } dies
    }
told-levels =
    { $up ->
        [yes] +{ $n ->
            [one] { $n } level
           *[other] { $n } levels
        }
       *[no] −{ $n ->
            [one] { $n } level
           *[other] { $n } levels
        }
    }
told-theft =
    { $by_die ->
        [yes] (die: { $rolled }{ $paid ->
            [none] {""}
           *[other] {""}; discarded: { $paid }
        }).
       *[no] { $paid ->
            [none] {""}
           *[other] (discarded: { $paid }).
        }
    }
