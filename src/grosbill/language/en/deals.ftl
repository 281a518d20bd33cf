# Help, deals and trades, told like the other events: see events.ftl.

event-whose-offer =
    { $to ->
        [you] your offer
       *[them] { $whom }’s offer
    }
event-terms-treasures =
    { $first ->
        [yes] { event-treasures } (first pick)
       *[no] { event-treasures }
    }
event-terms-plays = the promise of { $card }
event-helps =
    { $forced ->
        [yes] { $me ->
            [you] You have to help { event-to }
           *[they] { $who } has to help { event-to }
        }
       *[no] { $me ->
            [you] You help { event-to }
           *[they] { $who } helps { event-to }
        }
    }{ $free ->
        [yes] .
       *[no] {" "}for { $terms }.
    }
event-leaves =
    { $me ->
        [you] You no longer help { event-to }.
       *[they] { $who } no longer helps { event-to }.
    }
event-ask =
    { $me ->
        [you] You ask { event-to }
       *[they] { $who } asks { event-to }
    } { $deal ->
        [stay_out] to stay out of the fight
        [no_help] not to help in the fight
       *[help] for help
    }{ $free ->
        [yes] .
       *[no] {" "}and { $me ->
            [you] offer { $terms }.
           *[they] offers { $terms }.
        }
    }
event-counter =
    { $me ->
        [you] You suggest another deal to { event-to }
       *[they] { $who } suggests another deal to { event-to }
    }{ $free ->
        [yes] : nothing in return.
       *[no] : { $terms } in return.
    }
event-offer =
    { $deal ->
        [gift] { $me ->
            [you] You offer { $terms } to { event-to } for nothing.
           *[they] { $who } offers { $terms } to { event-to } for nothing.
        }
        [wish] { $me ->
            [you] You ask { event-to } to give you { $wanted }.
           *[they] { $who } asks { event-to } for { $wanted }.
        }
       *[trade] { $me ->
            [you] You offer { event-to } a trade: { $terms } for { $wanted }.
           *[they] { $who } offers { event-to } a trade: { $terms } for { $wanted }.
        }
    }
event-accept =
    { $me ->
        [you] You accept { event-whose-offer }.
       *[they] { $who } accepts { event-whose-offer }.
    }
event-refuse =
    { $me ->
        [you] You turn { event-whose-offer } down.
       *[they] { $who } turns { event-whose-offer } down.
    }
event-withdraw =
    { $me ->
        [you] You withdraw your offer to { event-to }.
       *[they] { $who } withdraws the offer to { event-to }.
    }
event-lapsed =
    { $me ->
        [you] Your offer to { event-to } no longer stands.
       *[they] { $who }’s offer to { event-to } no longer stands.
    }
event-give = { event-gives }.
event-pay = { event-gives } as agreed.
event-void =
    { $me ->
        [you] You can no longer give { $card } to { event-to }: the promise is void.
       *[they] { $who } can no longer give { $card } to { event-to }: the promise is void.
    }
