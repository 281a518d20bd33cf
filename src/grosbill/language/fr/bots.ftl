# Pourquoi un robot joue un coup. Dit par un robot de son propre coup et comme conseil à un joueur : ni « je » ni « vous ».
# Les quantités comme $gain et $cost arrivent en toutes lettres : « 1,5 niveau », ou « rien », qui veut la négation.

bot-random = Aucune raison : tous les coups permis se valent.

bot-levels =
    { $n ->
        [0] rien
        [one] { $n } niveau
       *[other] { $n } niveaux
    }
bot-worth = Cela vaut { $worth } de plus que de ne rien faire.

# --- le tour
bot-nothing = Rien n’en vaut la peine.
bot-cannot-stop = { $player } est sur le point de gagner la partie, et rien en main ne l’empêche.
bot-open = Le tour continue ; rien ne mérite d’être fait avant.
bot-listen = Une carte de plus avant la porte ne coûte rien.
bot-loot = Une carte sans combat.
bot-end = Il ne reste rien qui en vaille la peine ce tour-ci.
bot-trouble = { $card } : { $ours } contre { $theirs }, ce combat devrait être gagné.
bot-trouble-weak = { $card } : { $ours } contre { $theirs }, ce combat serait perdu.
bot-equip =
    { $n ->
        [0] En usage, la carte { $card } rend un peu plus fort.
       *[other] En usage, la carte { $card } vaut environ { $n } de force en plus.
    }
bot-become = Les avantages de la carte { $card } sont bons à prendre.
bot-spreads = Quand tout le monde l’est, le plus haut niveau gagne aussitôt ; d’ici là, la carte { $card } rend plus fort.
bot-decides = Quand tout le monde l’est, le plus haut niveau gagne ; avant cela, le dernier à ne pas l’être gagne un niveau. La carte { $card } décide ainsi de la partie.
bot-lay = La carte { $card } sert plus sur la table qu’en main.
bot-crowded = La main dépasse sa limite : sur la table, la carte { $card } n’est pas perdue.
bot-keep = Sur la table, la carte { $card } ne servirait encore à rien.
bot-attach = La carte { $card } va sur { $other }.
bot-no-better = Ce qui est porté vaut bien { $card }.
bot-no-use = Cela ne rapporterait rien maintenant.
bot-sell =
    { $levels ->
        [one] Un niveau
       *[other] { $levels } niveaux
    }, contre des cartes qui { $cost ->
        [rien] ne valent rien.
       *[other] valent { $cost }.
    }
bot-gift = On ne donne rien sans y être obligé.
bot-part = De ce qui doit partir, { $card } manquera le moins.
bot-take = La carte { $card } est ce qu’il y a de mieux à prendre ici.
bot-bring = { $card } est le monstre qui convient à ce combat.
bot-bid = La carte { $card } vaut plus que { $other }.
bot-name = De ceux qu’on peut désigner, c’est celui qui convient le mieux.
bot-way = De tout ce qui est possible, c’est ce qui coûte le moins ou rapporte le plus.
bot-either = Cela revient au même.

# --- les combats
bot-claim = { $lead } d’avance : le combat est gagné, avec { $levels ->
        [one] un niveau
       *[other] { $levels } niveaux
    } et { $treasures ->
        [0] aucun trésor
        [one] un trésor
       *[other] { $treasures } trésors
    }.
bot-run = Il manque { $missing }, et il n’y a pas mieux à faire. Déguerpir { $harm ->
        [rien] ne coûte rien.
       *[other] coûte { $harm } en moyenne.
    }
bot-turn = La carte { $card } apporte { $n } là où il manque { $need }. Gagner plutôt que perdre vaut { $stakes }, { $cost ->
        [rien] la carte ne vaut rien
       *[other] la carte { $cost }
    }.
bot-stop = { $player } a { $need } d’avance, et la carte { $card } en retire { $n }. Voir ce combat perdu vaut { $stakes }, { $cost ->
        [rien] la carte ne vaut rien
       *[other] la carte { $cost }
    }.
bot-stop-win = { $player } est sur le point de gagner la partie : la carte { $card } est faite pour ça.
bot-dare = Le combat est gagné de loin : la carte { $card } le durcit de { $n } et rapporte { $treasures ->
        [one] un trésor
       *[other] { $treasures } trésors
    } de plus.
bot-add = Le combat est gagné de loin : la carte { $card } le durcit de { $n } et rapporte { $gain } de plus.
bot-drop = Sans { $card }, le combat tourne de { $n } et il est gagné. S’en défaire { $cost ->
        [rien] ne coûte rien
       *[other] coûte { $cost }
    }.
bot-wasted = Ce serait gaspiller { $card } que de s’en servir maintenant.
bot-wrong-side = La carte { $card } aiderait le mauvais camp.
bot-not-enough = La carte { $card } apporte { $n } là où il manque { $need }, et rien d’autre ne comble le reste.
bot-way-out = La carte { $card } est le moyen le moins cher de s’en sortir : cela { $cost ->
        [rien] ne coûte rien
       *[other] coûte { $cost }
    }.
bot-take-over = La carte { $card } met ce combat entre de bonnes mains.
bot-hand-over = Avec { $card }, ce combat devient celui de { $player }.
bot-recruit = Avec { $card }, { $player } doit aider, et cela suffit.

# --- malédictions, dés et le reste
bot-curse = La carte { $card } coûte environ { $harm } à { $player }. { $cost ->
        [rien] Garder la carte ne sert à rien.
       *[other] Garder la carte vaut { $cost }.
    }
bot-curse-me = Personne ne se fait du tort à soi-même.
bot-ward = La carte { $other } coûterait { $harm }, la carte { $card } { $cost ->
        [rien] ne coûte rien
       *[other] coûte { $cost }
    }.
bot-lift = La carte { $card } lève ce qui pèse plus qu’elle ne vaut.
bot-dice = La carte { $card } peut encore changer ce jet. Elle { $cost ->
        [rien] ne coûte rien
       *[other] coûte { $cost }
    }.
bot-dice-spoil = Avec { $card }, le fuyard peut encore se faire rattraper.
bot-effect = Utiliser { $card } { $gain ->
        [rien] ne vaut rien
       *[other] vaut { $gain }
    } et { $cost ->
        [rien] ne coûte rien
       *[other] coûte { $cost }
    }.
bot-redraw = La carte du dessus de la défausse vaut { $gain } de plus qu’une inconnue ; la carte { $card } { $cost ->
        [rien] ne coûte rien
       *[other] coûte { $cost }
    }.

# --- les marchés
bot-ask = Il manque { $missing }, et { $player } est de taille à aider. { $treasures ->
        [0] Sans rien offrir
        [one] En offrant un trésor
       *[other] En offrant { $treasures } trésors
    }, le combat { $mine ->
        [rien] ne vaut plus rien
       *[other] vaut encore { $mine }
    }.
bot-ask-item = Il manque { $missing }, et { $player } est de taille à aider. En offrant { $card }, le combat { $mine ->
        [rien] ne vaut plus rien
       *[other] vaut encore { $mine }
    }.
bot-ask-weak = Même avec { $player }, le combat serait perdu.
bot-accept = Le marché { $mine ->
        [rien] ne rapporte rien
       *[other] rapporte { $mine }
    }, plus que ne coûte ce que { $player } y gagne.
bot-refuse = { $mine ->
        [rien] Cela ne rapporte rien, et ce que { $player } y gagne coûte.
       *[other] Ce que cela rapporte, { $mine }, est moins que ne coûte ce que { $player } y gagne.
    }
bot-counter = { $treasures ->
        [0] Pour rien
        [one] Contre un trésor
       *[other] Contre { $treasures } trésors
    }, le marché serait juste : { $mine } de ce côté-ci.
bot-help-weak = À deux, ce combat serait perdu aussi.
bot-not-the-win = Personne n’aide { $player } à gagner la partie.
bot-hands-the-win = { $player } y gagnerait la partie.
bot-stay-out = Ce qui est offert pour rester à l’écart se compare au risque de laisser gagner { $player }.
bot-trade = L’échange { $mine ->
        [rien] ne rapporte rien
       *[other] rapporte { $mine }
    } ici et { $theirs } à { $player }.
bot-offer = L’échange rapporterait { $mine } ici et { $theirs } à { $player }.
bot-offer-vain = { $player } n’y gagnerait rien et refuserait.

# --- essayer les coups
bot-compared = Chances de gagner : { $mine } % contre { $other } % sur { $n ->
        [one] une suite possible
       *[other] { $n } suites possibles
    }{ $why ->
        [even] , sans différence sûre
        [wins] , par des parties gagnées aussitôt
        [level] , surtout grâce aux niveaux
        [strength] , surtout grâce à la force
        [cards] , surtout grâce aux cartes
       *[rivals] , surtout par ce qu’ont les rivaux
    }.
bot-second-thought = À première vue, un autre coup semblait meilleur.
