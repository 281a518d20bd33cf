# Beaucoup de parties : ce que disent les simulations et l'arène.

sim-games = parties
sim-resumed =
    { $n ->
        [one] reprise : { $n } partie sur { $total } est déjà jouée
       *[other] reprise : { $n } parties sur { $total } sont déjà jouées
    }
sim-stopped =
    { $n ->
        [one] arrêt : { $n } partie sur { $total } est conservée ; la même commande avec --resume reprend la suite
       *[other] arrêt : { $n } parties sur { $total } sont conservées ; la même commande avec --resume reprend la suite
    }
sim-damaged = { $path } est abîmé : ses parties sont rejouées
sim-written = résultats : { $path }
sim-reported = rapport : { $path }


### The arena

arena-resumed =
    { $n ->
        [one] reprise : { $n } partie sur { $total } est déjà jouée
       *[other] reprise : { $n } parties sur { $total } sont déjà jouées
    }
arena-stopped =
    { $n ->
        [one] arrêt : { $n } partie sur { $total } est conservée ; la même commande reprend la suite
       *[other] arrêt : { $n } parties sur { $total } sont conservées ; la même commande reprend la suite
    }
arena-forgets = impossible d’écrire dans { $folder } ({ $why }) : en cas d’arrêt, il faudra tout rejouer
arena-errors =
    { $n ->
        [one] { $n } partie a échoué ; personne ne la gagne
       *[other] { $n } parties ont échoué ; personne ne les gagne
    }
arena-bot = robot
arena-games = parties
arena-wins = victoires
arena-rate = taux de victoire
arena-interval = intervalle à 95 %
arena-rating = cote
arena-count = { NUMBER($n) }
arena-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-between = de { arena-low } à { arena-high }
arena-low = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-high = { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-decimal = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-summary =
    La moitié des parties a duré { NUMBER($turns) } tours ou moins ; { $unfinished ->
        [0] aucune n’est restée inachevée
        [one] { $unfinished } est restée inachevée
       *[other] { $unfinished } sont restées inachevées
    } ; { NUMBER($speed) } décisions par seconde.
