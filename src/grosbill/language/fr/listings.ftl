# Ce que montrent les commandes de la ligne de commande.


### Lists of cards and rules, replays

ui-deck-door = { $door }
ui-deck-treasure = Trésor
ui-fact-deck = pioche
ui-fact-set = boîte
ui-fact-copies = exemplaires
ui-fact-source = source
ui-fact-hook = fonction à elle
ui-fact-scenarios = scénarios
ui-no-scenario = aucun pour l’instant
ui-cards-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes différentes, { $all } en tout
    }
ui-uncovered-cards = { $n } cartes sur { $all } sont sans scénario
ui-uncovered-rules = { $n } clauses sur { $all } sont sans scénario ni raison
ui-rules-count =
    { $n ->
        [one] { $n } clause
       *[other] { $n } clauses
    }{ $rulings ->
        [0] {""}
        [one] , { $rulings } arbitrage
       *[other] , { $rulings } arbitrages
    }
ui-replayed =
    { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
ui-replayed-won =
    { $n ->
        [one] { $names } a gagné.
       *[other] Victoire commune : { $names }.
    }
ui-replayed-open = La partie n’est pas finie.
ui-proved = Preuve faite : la partie finit dans l’état où elle a été enregistrée ({ $digest }).
ui-not-proved = Tous les coups sont permis ; l’enregistrement ne dit pas dans quel état il finissait ({ $digest }).
ui-value-yes = oui
ui-value-no = non
ui-value-default = oui (par défaut)
ui-value-na = sans objet
ui-value-option = facultatif, seulement si la table le veut
ui-value-fast-option = facultatif (partie rapide), seulement si la table le veut
ui-value-blend-only = seulement quand on mélange des boîtes


### Éditions et paquets

ui-edition = { $cards } cartes, de { $low } à { $high } joueurs
ui-settings = Règles maison, pour --settings hand_limit=6,listen=oui :
ui-setting-range = de { $low } à { $high }
ui-setting-in = seulement dans { $editions }
ui-editions-blend = Mélanges : reliez-les par +, comme star+cthulhu, dans n’importe quel ordre ; la première reçoit les autres.
ui-editions-host = Elle décide des réglages et des mots ; tout mélange se joue avec la variante rapide et les règles des acolytes.
ui-editions-shared = Une carte commune à plusieurs jeux est une seule carte, avec les exemplaires de tous. Lite est un choix de cartes du jeu de base : ensemble, chaque carte y est autant de fois que dans le jeu de base, jamais deux fois plus.
ui-editions-pack = Vos propres paquets : --pack DOSSIER en ajoute un à une édition ; --edition avec son identifiant le joue seul.
ui-pack-sound =
    { $pack } : { $n ->
        [one] { $n } carte
       *[other] { $n } cartes différentes
    }, { $all } en tout. Rien à redire.
ui-pack-mistakes =
    { $n ->
        [one] { $n } erreur
       *[other] { $n } erreurs
    }
