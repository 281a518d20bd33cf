# L'aide, les marchés et les échanges, racontés comme les autres événements : voir events.ftl.

event-whose-offer =
    { $to ->
        [you] votre offre
       *[them] l’offre de { $whom }
    }
event-terms-treasures =
    { $first ->
        [yes] { event-treasures } (premier choix)
       *[no] { event-treasures }
    }
event-terms-plays = la promesse de { $card }
event-helps =
    { $forced ->
        [yes] { $reader ->
            [seat] Vous devez aider { $whom }
            [other] { $who } doit vous aider
           *[nobody] { $who } doit aider { $whom }
        }
       *[no] { $reader ->
            [seat] Vous aidez { $whom }
            [other] { $who } vous aide
           *[nobody] { $who } aide { $whom }
        }
    }{ $free ->
        [yes] .
       *[no] {" "}en échange de { $terms }.
    }
event-leaves =
    { $reader ->
        [seat] Vous n’aidez plus { $whom }.
        [other] { $who } ne vous aide plus.
       *[nobody] { $who } n’aide plus { $whom }.
    }
event-ask =
    { $deal ->
        [stay_out] { $reader ->
            [seat] Vous demandez à { $whom } de rester en dehors du combat
            [other] { $who } vous demande de rester en dehors du combat
           *[nobody] { $who } demande à { $whom } de rester en dehors du combat
        }
        [no_help] { $reader ->
            [seat] Vous demandez à { $whom } de ne pas aider dans ce combat
            [other] { $who } vous demande de ne pas aider dans ce combat
           *[nobody] { $who } demande à { $whom } de ne pas aider dans ce combat
        }
       *[help] { $reader ->
            [seat] Vous demandez de l’aide à { $whom }
            [other] { $who } vous demande de l’aide
           *[nobody] { $who } demande de l’aide à { $whom }
        }
    }{ $free ->
        [yes] .
       *[no] { $me ->
            [you] {" "}et proposez en échange { $terms }.
           *[they] {" "}et propose en échange { $terms }.
        }
    }
event-counter =
    { $reader ->
        [seat] Vous proposez un autre marché à { $whom }
        [other] { $who } vous propose un autre marché
       *[nobody] { $who } propose un autre marché à { $whom }
    }{ $free ->
        [yes] {" "}: rien en échange.
       *[no] {" "}: { $terms } en échange.
    }
event-offer =
    { $deal ->
        [gift] { $reader ->
            [seat] Vous proposez de donner { $terms } à { $whom }.
            [other] { $who } propose de vous donner { $terms }.
           *[nobody] { $who } propose de donner { $terms } à { $whom }.
        }
        [wish] { $reader ->
            [seat] Vous demandez à { $whom } de vous donner { $wanted }.
            [other] { $who } vous demande { $wanted }.
           *[nobody] { $who } demande { $wanted } à { $whom }.
        }
       *[trade] { $reader ->
            [seat] Vous proposez à { $whom } { $terms } contre { $wanted }.
            [other] { $who } vous propose { $terms } contre { $wanted }.
           *[nobody] { $who } propose à { $whom } { $terms } contre { $wanted }.
        }
    }
event-accept =
    { $me ->
        [you] Vous acceptez { event-whose-offer }.
       *[they] { $who } accepte { event-whose-offer }.
    }
event-refuse =
    { $me ->
        [you] Vous refusez { event-whose-offer }.
       *[they] { $who } refuse { event-whose-offer }.
    }
event-withdraw =
    { $reader ->
        [seat] Vous retirez votre offre à { $whom }.
        [other] { $who } retire l’offre qui vous était faite.
       *[nobody] { $who } retire son offre à { $whom }.
    }
event-lapsed =
    { $reader ->
        [seat] Votre offre à { $whom } ne tient plus.
        [other] L’offre que { $who } vous a faite ne tient plus.
       *[nobody] L’offre de { $who } à { $whom } ne tient plus.
    }
event-give = { event-gives }.
event-pay = { event-gives } comme convenu.
event-void =
    { $reader ->
        [seat] Vous ne pouvez plus donner { $card } à { $whom } : la promesse est annulée.
        [other] { $who } ne peut plus vous donner { $card } : la promesse est annulée.
       *[nobody] { $who } ne peut plus donner { $card } à { $whom } : la promesse est annulée.
    }
