# La table de l'environnement d'apprentissage, en texte ; les autres mots sont dans words.ftl.

env-hand =
    { $n ->
        [one] { $n } carte en main
       *[other] { $n } cartes en main
    }
env-fight = Combat : { $munchkins } { $ours } contre { $monsters } { $theirs }
env-asked = À qui de répondre : { $names }
env-won = Victoire : { $names }
