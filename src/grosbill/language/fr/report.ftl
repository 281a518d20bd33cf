# Le rapport d'une simulation : une page pour qui invente des cartes et pour les joueurs curieux.


### Numbers

rp-count = { NUMBER($n, maximumFractionDigits: 0) }
rp-decimal = { NUMBER($n, minimumFractionDigits: 2, maximumFractionDigits: 2) }
rp-percent = { NUMBER($n, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
rp-round-percent = { NUMBER($n, style: "percent", maximumFractionDigits: 1) }
rp-points = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
rp-round = { NUMBER($n, maximumFractionDigits: 1) }
rp-range = { $low } à { $high }


### What was played

rp-kicker = Grosbill · rapport d’une simulation
rp-title =
    { $games ->
        [one] { $games } partie de { $edition }
       *[other] { $games } parties de { $edition }
    }
rp-lead-bots =
    { $kinds ->
        [one] { $players } joueurs par partie, tous menés par { $bots }.
       *[other] { $players } joueurs par partie, menés par { $bots }.
    }
rp-lead-length =
    { $won ->
        [one] La seule partie gagnée a duré { $median } tours.
       *[other] La moitié des { $won } parties gagnées ont duré { $median } tours ou moins.
    }
rp-lead-none = Aucune partie n’a été gagnée : il n’y a rien à dire des vainqueurs.
rp-lead-unfinished =
    { $n ->
        [one] { $n } partie a été arrêtée sans vainqueur après { $turns } tours.
       *[other] { $n } parties ont été arrêtées sans vainqueur après { $turns } tours.
    }
rp-lead-failed =
    { $n ->
        [one] { $n } partie a échoué par la faute du programme ; il n’en est plus question plus bas.
       *[other] { $n } parties ont échoué par la faute du programme ; il n’en est plus question plus bas.
    }
rp-lead-cards =
    { $n ->
        [0] Aucune carte ne pèse sur les chances de victoire plus que ne le ferait le hasard.
        [one] { $n } carte pèse sur les chances de victoire plus que ne le ferait le hasard.
       *[other] { $n } cartes pèsent sur les chances de victoire plus que ne le ferait le hasard.
    }

rp-key-games = parties jouées
rp-key-turns = tours pour la partie médiane
rp-key-fights = combats par partie
rp-key-helped = des combats mal engagés ont trouvé un allié
rp-key-cards =
    { $n ->
        [one] carte au-delà du hasard
       *[other] cartes au-delà du hasard
    }

rp-played = Ce qui a été joué
rp-wins = Qui gagne
rp-lengths = Combien de temps
rp-fights = Les combats
rp-cards = Les cartes
rp-table = Toutes les cartes
rp-method = Comment lire cette page

rp-fact-edition = Édition
rp-fact-variants = Variantes
rp-fact-players = Joueurs par partie
rp-fact-bots = Menés par
rp-fact-games = Parties
rp-fact-outcomes = Dont
rp-fact-shared = Victoires partagées
rp-fact-decisions = Décisions
rp-fact-seed = Graine
rp-fact-limit = Arrêt après
rp-fact-version = Programme
rp-fact-packs = Cartes
rp-outcomes = { $won } gagnées, { $unfinished } inachevées, { $failed } en échec
rp-limit =
    { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
rp-version = grosbill { $version }, code { $code }
rp-none = aucune


### Who wins

rp-wins-intro = Le point dit combien de fois ces joueurs ont gagné, le trait qui le traverse est l’intervalle à 95 %, le pointillé la norme : les { $par } d’un joueur dont on ne sait rien. La couleur signale un écart que le hasard n’expliquerait pas, vu le nombre de comparaisons.
rp-wins-unfinished = Les parties sans vainqueur comptent aussi : la norme est donc inférieure à une victoire sur { $players }.
rp-wins-end = Race, classe et sexe sont ceux du joueur en fin de partie. Ce n’est pas un lien de cause à effet : qui mène a vu passer plus de cartes et a pu choisir, qui vient de mourir n’a plus rien.
rp-par = norme { $rate }
rp-by =
    { $by ->
        [place] Selon l’ordre du tour
        [bot] Selon le robot
        [race] Selon la race en fin de partie
        [class] Selon la classe en fin de partie
       *[sex] Selon le sexe en fin de partie
    }
rp-by-note =
    { $by ->
        [place] Le joueur 1 commence.
        [race] Qui a deux races compte pour les deux.
        [class] Qui a deux classes compte pour les deux.
       *[other] {""}
    }
rp-place = Joueur { $n }
rp-no-race = Sans race
rp-no-class = Sans classe
rp-stand-out = Au-delà du hasard : { $groups }.
rp-stand-out-one = { $name } ({ $points } points)
rp-nobody-stands-out = Aucun écart que le hasard n’expliquerait pas.
rp-one-group =
    { $by ->
        [place] Tous les joueurs avaient la même place dans l’ordre du tour.
        [bot] Tous les joueurs étaient menés par { $name } : aucun autre robot à qui le comparer.
        [race] Personne n’avait de carte de race en fin de partie.
        [class] Tous les joueurs ont fini ainsi : { $name }.
       *[sex] Tous les joueurs ont fini ainsi : { $name }.
    }
rp-nobody-won = Aucune partie n’a été gagnée.


### How long it takes

rp-length = Combien de tours jusqu’à la victoire
rp-length-text =
    La médiane est de { $median } tours, le tour d’un joueur comptant pour un. La moitié centrale des parties (en couleur) a duré de { $low } à { $high } tours, la plus courte { $first }, la plus longue { $last }. Le centième le plus long n’est pas dessiné.
rp-length-axis = tours
rp-length-median = médiane { $n }
rp-curves = L’ascension
rp-curves-text = Le niveau moyen après chaque tour du joueur, dans les parties gagnées et encore en cours ; les bandes contiennent la moitié centrale des joueurs. Les courbes s’arrêtent quand il n’en reste qu’un sur vingt.
rp-curves-winners = vainqueurs
rp-curves-others = les autres
rp-curves-turn = tour du joueur
rp-curves-level = niveau
rp-curves-none = Les niveaux des joueurs ne sont pas connus.


### The fights

rp-fights-none = Personne ne s’est battu.
rp-ends = Comment finissent les combats
rp-ends-text =
    { $fights ->
        [one] { $fights } combat,
       *[other] { $fights } combats,
    } selon le niveau du combattant au début.
rp-end =
    { $end ->
        [won] gagné
        [escaped] fuite réussie
        [caught] rattrapé
       *[gone] interrompu
    }
rp-level-axis = niveau du combattant
rp-against = Tous contre un
rp-against-text = Cartes que les autres, restés hors du combat, ont jouées contre le combattant : { $first } par combat au niveau { $low }, { $last } au niveau { $high }.
rp-against-title = Cartes jouées contre le combattant, par combat, selon son niveau
rp-against-one = Cartes par combat que les autres, restés hors du combat, ont jouées contre le combattant.
rp-help = L’entraide
rp-help-text =
    Un combat est mal engagé si les munchkins ne l’emportaient pas au début. Ce fut le cas de { $share } des combats ; on a marchandé dans { $asked } d’entre eux, { $helped } ont trouvé un allié, et { $won } de ceux-là ont été gagnés.
rp-help-not-needed = Les munchkins l’emportaient au début de chaque combat : personne n’avait besoin d’aide.
rp-help-table = Combats
rp-help-behind = mal engagés
rp-help-ahead = bien engagés
rp-help-all = tous
rp-help-fights = Combats
rp-help-asked = Marchandage
rp-help-helped = Allié
rp-help-won = Gagnés
rp-terms = Le prix de l’aide
rp-terms-text =
    { $deals ->
        [one] Trésors promis dans le seul marché conclu.
       *[other] Trésors promis à l’allié, sur { $deals } marchés.
    } Des objets ou des cartes de niveau s’y ajoutaient dans { $items } des cas.
rp-terms-axis = trésors promis
rp-terms-none = Aucun marché conclu : personne n’a aidé personne.
rp-terms-more = { $n } ou plus


### The cards

rp-cards-intro = Que change une carte aux chances de victoire ? La donne est aléatoire : les joueurs qui avaient la carte dans leur main de départ ne diffèrent des autres en rien d’autre. L’écart entre leurs taux de victoire est donc bien l’effet de la carte, entre les mains de ces robots.
rp-cards-few = L’écart se compte en points de pourcentage : un joueur qui gagne { $par } des parties en gagne { $more } s’il reçoit une carte à +2,0.
rp-cards-none = Les mains de départ ne sont pas connues.
rp-cards-strongest = Les plus fortes
rp-cards-weakest = Les plus faibles
rp-cards-strongest-text = Les cartes qui aident le plus quand on les reçoit au départ, en points, avec leurs intervalles à 95 %.
rp-cards-weakest-text = Les cartes qui aident le moins, ou qui nuisent.
rp-cards-line = aucun effet
rp-change = Que faut-il changer ?
rp-change-text = Sur { $cards } cartes, quelques-unes sortent du lot par pur hasard. Celles-ci résistent à la correction de Holm : le risque que le hasard en explique ne serait-ce qu’une est de 5 % au plus. Une carte aussi loin des autres mérite d’être revue ; la recevoir doit compter, non décider.
rp-change-none = Aucune carte ne sort du lot après la correction de Holm pour { $cards } cartes. Avec ce nombre de parties, il faudrait qu’une carte change les chances de victoire d’environ { $points } points pour qu’on la remarque.
rp-change-card =
    { $stronger ->
        [yes] « { $card } » est plus forte que la norme de { $size } points ({ $range }). Reçue au départ, elle gagne { $rate } des parties.
       *[no] « { $card } » est plus faible que la norme de { $size } points ({ $range }). Reçue au départ, elle gagne { $rate } des parties.
    }
rp-table-text = Dans l’ordre de leur effet. Donnée : joueurs qui l’avaient dans leur main de départ. Les écarts en couleur résistent à la correction de Holm. Les trois dernières colonnes concernent les joueurs qui ont joué ou utilisé la carte en cours de partie : qui mène joue davantage de cartes, c’est donc une simple association et non l’effet de la carte.
rp-col-card = Carte
rp-col-dealt = Donnée
rp-col-rate = Victoires si donnée
rp-col-effect = Écart
rp-col-low = Bas
rp-col-high = Haut
rp-col-plays = Fois jouée
rp-col-played = Victoires si jouée
rp-col-association = Écart (association)


### How to read this page

rp-method-rates = Les intervalles des taux de victoire sont ceux de Wilson, à 95 %. Les écarts comparent certains joueurs à tous les autres. Comme une partie n’a qu’un vainqueur, ce que les uns gagnent, les autres ne le gagnent pas, et l’intervalle en tient compte. Quand plusieurs joueurs d’un groupe sont à la même table, il est plus large que nécessaire, jamais trop étroit.
rp-method-holm = Qui regarde beaucoup de choses à la fois en trouve d’étonnantes par pur hasard. Ce qui est en couleur résiste, au test binomial exact, à la correction de Holm pour tout ce que compare la même image ou le même tableau.
rp-method-bots = Tout ceci vaut pour des parties entre ces robots. Les humains jouent autrement, et une carte qui demande de la finesse vaut moins entre les mains d’un robot simple.
rp-method-fights = Un combat est gagné si les monstres ont été battus ; c’est une fuite réussie si personne n’a été rattrapé, il finit rattrapé si quelqu’un l’a été, et interrompu s’il s’est terminé d’une autre manière.
