# Le jeu dans le terminal : l’écran et ses commandes.


### The screen

ui-folded = (coups : tout en toutes lettres)
ui-targets = ({ $n } cibles, ? { $number })
ui-which = numéro, ou Entrée pour aucun>{" "}
ui-title =
    { $edition } · tour { $turn }, { $mine ->
        [yes] le vôtre
       *[no] celui de { $active }
    }
ui-title-opening = { $edition } · mise en place
ui-decks = { $door } { $doors } · Trésor { $treasures }
ui-me = { $name } (vous)
ui-dead =
    { $sex ->
        [female] morte
       *[male] mort
    }
ui-sex =
    { $sex ->
        [male] ♂
        [female] ♀
       *[other] {""}
    }
ui-head-name = Joueur
ui-head-level = Niveau
ui-head-strength = Force
ui-head-hand = Main
ui-head-who =
    { $races ->
        [yes] Race et classe
       *[no] Classe
    }
ui-nature = { $classes } { $behind }
ui-no-class = sans classe
ui-head-items = Objets
ui-in-use = en usage : { $cards }
ui-carried = portés : { $cards }
ui-others = aussi : { $cards }
ui-curses = { $curses } : { $cards }
ui-no-items = aucun objet
ui-fight = Le combat
ui-munchkins = Munchkins
ui-monsters = Monstres
ui-total = Total
ui-standing-short =
    { $alive ->
        [no] { $name } { $level }
       *[yes] { $name } niv. { $level } ({ $strength })
    }
ui-log = Ce qui s’est passé
ui-log-empty = Il ne s’est encore rien passé.
ui-earlier =
    { $n ->
        [one] … une ligne plus tôt (journal)
       *[other] … { $n } lignes plus tôt (journal)
    }
ui-hand =
    { $n ->
        [0] Votre main est vide
        [one] Votre main : { $n } carte
       *[other] Votre main : { $n } cartes
    }
ui-hint = numéro ou coup · ? 1 explique · conseil · aide
ui-hint-pass = numéro ou coup · Entrée : passer · ? 1 explique · conseil · aide
ui-prompt = { $name }>{" "}
ui-apart = Mises à part
ui-discards-beneath =
    { $n ->
        [one] { $cards } (et { $n } carte dessous, qu’on ne consulte pas)
       *[other] { $cards } (et { $n } cartes dessous, qu’on ne consulte pas)
    }


### Answers

ui-no-number =
    { $last ->
        [1] Il n’y a pas de coup { $n } ; il n’y a que le coup 1.
       *[other] Il n’y a pas de coup { $n } ; les coups vont de 1 à { $last }.
    }
ui-unknown = Je ne comprends pas « { $text } ». Tapez un numéro, un coup, ou aide.
ui-half = « { $text } » n’est pas un coup entier. Par exemple : { $move }
ui-unknown-card = Il n’y a pas de carte « { $text } » ici.
ui-ambiguous = Plusieurs coups sont possibles :
ui-refused = Interdit ({ $clause }) : { $why }
ui-refused-hint = Tapez ? pour lire la règle.
ui-clause-value = Dans cette édition : { $value }
ui-clause-kept = Appliquée dans { $place }
ui-clause-reason = Sans scénario : { $reason }
ui-several-cards = Plusieurs cartes correspondent : { $cards }
ui-nothing-to-explain = Tapez ? et un numéro ou une carte : ? 1, ? { $card }. Après un refus, ? montre la règle.
ui-no-card =
    { $close ->
        [none] Il n’y a pas de carte « { $text } » en vue.
       *[other] Il n’y a pas de carte « { $text } » en vue. Vouliez-vous dire { $close } ?
    }
ui-no-player = Il n’y a pas de joueur « { $text } » ; il y a : { $names }.
ui-no-fight = Il n’y a pas de combat.
ui-typing = Ce que vous pouvez écrire en ce moment, un exemple de chaque sorte ; une partie du nom d’une carte suffit :
ui-typing-more = échange et accord demandent par numéros ce que vous voulez. Toute vente, tout échange, toute offre que les règles permettent peut s’écrire, même hors de la liste.
ui-trade-who = Avec qui ?
ui-trade-give = Que donnez-vous ? (des numéros ; Entrée : rien)
ui-trade-get = Que demandez-vous à { $who } ? (des numéros ; Entrée : rien)
ui-no-deal = Il n’y a personne avec qui s’entendre en ce moment.
ui-deal-for = Pour quoi ?
ui-deal-purpose =
    { $purpose ->
        [stay_out] pour ne pas se mêler du combat
        [no_help] pour ne pas aider { $fighter }
       *[help] pour apporter son aide
    }
ui-deal-share = Combien de trésors ? (Entrée : aucun)
ui-deal-first = L’allié choisit-il en premier ?
ui-no-choice = Des numéros de 1 à { $last }, ou Entrée.
ui-yes = oui
ui-no = non
ui-saved = Partie enregistrée dans { $path }.
ui-resume = Pour continuer : grosbill play --resume { $path }
ui-not-saved = Impossible d’enregistrer dans { $path } : { $why }
ui-keeping = La partie est conservée coup par coup dans { $path }.
ui-kept = La partie est conservée dans { $path } : grosbill play la reprend.
ui-not-kept = La partie ne peut pas être conservée coup par coup ({ $why }) : enregistrez-la avant de partir.
ui-no-terminal = Pour jouer, il faut un clavier et un écran : l’entrée ou la sortie standard est fermée.
ui-unfinished = Une partie de { $edition } contre { $names } n’est pas finie (dernier coup : { $date }).
ui-unfinished-path = Elle est conservée dans { $path }.
ui-go-on = La reprendre ? (oui, ou non pour la jeter) {""}
ui-interrupted = Partie interrompue. Rien n’est perdu.
ui-goodbye = Au revoir.
ui-welcome = Vous êtes { $name }. Vos adversaires : { $others }. Tapez aide à tout moment.
ui-welcome-back = Heureux de vous revoir, { $name }. Vos adversaires : { $others }.
ui-begins =
    { $mine ->
        [yes] Vous jouerez en premier.
       *[no] { $who } jouera en premier.
    }
ui-you-win = Vous avez gagné !
ui-they-win = Victoire : { $names }. Ce sera pour la prochaine fois !
ui-shared-win = Vous avez gagné, avec { $names } !
ui-over = La partie a duré { $turns } tours.
ui-too-small = Ce terminal a { $width } colonnes et { $height } lignes ; le jeu demande au moins { $least_width } colonnes et { $least_height } lignes. Agrandissez la fenêtre ou réduisez les caractères.
ui-auto =
    { $mode ->
        [usual] On vous consulte quand agir peut en valoir la peine, quand cela vous concerne et quand quelqu’un va gagner.
        [all] On vous consulte à chaque occasion, même si vous ne pouvez que passer.
        [fights] On vous consulte aussi chaque fois que vous pouvez vous mêler d’un combat.
        [mine] On vous consulte à votre tour, et quand quelque chose vous concerne.
       *[turn] Vous passez jusqu’à votre prochain tour, sauf si quelque chose vous concerne.
    }
ui-auto-choices = auto normal · auto tout · auto combats · auto moi · auto tour
ui-mode-usual = normal
ui-mode-all = tout
ui-mode-fights = combats
ui-mode-mine = moi
ui-mode-turn = tour
ui-help-about = Le premier au niveau 10 gagne : tuez des monstres, aidez, trahissez les autres.
ui-help-notation = Tapez le numéro d’un coup, ou le coup : jouer { $card } sur munchkins.
ui-cmd-number = 3
ui-cmd-explain = ? 3, ? CARTE
ui-cmd-rule = ?
ui-cmd-hand = main
ui-cmd-table = table
ui-cmd-log = journal
ui-cmd-discards = défausses
ui-cmd-hint = conseil
ui-cmd-why = pourquoi
ui-cmd-stats = statistiques
ui-cmd-moves = coups
ui-cmd-typing = aide coups
ui-cmd-trade = échange
ui-cmd-deal = accord
ui-cmd-fight = combat
ui-cmd-auto = auto
ui-cmd-save = sauver
ui-cmd-quit = quitter
ui-cmd-help = aide
ui-help-number = joue le coup 3
ui-help-explain = explique le coup 3, une carte, une règle : ? charité, ? R-SELL-003
ui-help-rule = après un refus, la règle qui décide
ui-help-hand = votre main avec tous les textes
ui-help-table = les cartes de chacun
ui-help-log = ce qui s’est passé récemment ; journal tout raconte tout
ui-help-discards = le contenu des défausses
ui-help-hint = ce que le robot expert jouerait à votre place, et pourquoi
ui-help-why = les raisons des robots ; pourquoi Bob, celles de Bob
ui-help-stats = les dés et la pioche de chacun : avez-vous manqué de chance ?
ui-help-moves = tous les coups ; Entrée aussi, après une page comme celle-ci
ui-help-typing = comment s’écrivent les coups, avec un exemple de chaque sorte
ui-help-trade = compose un échange par numéros
ui-help-deal = de même pour une offre au sujet du combat, ou pour y répondre
ui-help-fight = le combat avec tout ce qui compte, les monstres en entier
ui-help-auto = quand on vous consulte : auto normal, tout, combats, moi ou tour
ui-help-save = enregistre la partie : sauver, ou sauver FICHIER
ui-help-quit = enregistre la partie et quitte
ui-help-help = cette page


### Bots

ui-opponent = { $name } ({ $bot })
ui-opponents = Vos adversaires : { $others }.
ui-bots-count =
    --bots nomme { $bots } robots, mais il y a { $seats } places en plus de la vôtre : nommez un seul robot pour toutes, ou { $seats }.
ui-hurry = (Entrée pour presser les autres)
ui-hint-move = À votre place, le robot expert ferait ceci :
ui-why-nobody = Il n’y a pas de robot « { $text } » ; il y a { $names }.
ui-why-nothing = Rien à expliquer pour l’instant : aucun robot n’a fait de choix qu’on vous ait raconté.
