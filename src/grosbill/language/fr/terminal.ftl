# Le jeu dans le terminal. ui- : l'écran et ses commandes ; mv- : les coups ; ask- : ce qu'on demande au joueur.


### Words

ui-you = vous
ui-owned =
    { $mine ->
        [yes] { $card } (à vous)
       *[no] { $card } de { $owner }
    }
ui-lead = { $name } :
ui-none = aucune
ui-and-more = … et { $n } de plus


### Moves

mv-nothing = rien
mv-both = les deux munchkins
mv-treasures =
    { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }{ $first ->
        [yes] {" "}et le premier choix
       *[no] {""}
    }
mv-pass =
    { $step ->
        [opening] Prêt : que la partie commence
        [lull] Laisser la partie continuer
        [pick] Ne rien prendre
        [choice] Ne rien choisir
        [bidding] Ne rien miser
       *[other] Ne rien faire
    }
mv-open = Ouvrir la porte
mv-listen = Écouter à la porte : piocher une carte avant de l'ouvrir
mv-trouble = Chercher la bagarre : combattre { $card } (niveau { $level })
mv-loot = Piller la pièce : piocher une carte face cachée
mv-end = Finir votre tour
mv-play = Jouer { $card }
mv-play-on = Jouer { $card } sur { $target }
mv-play-n = Jouer { $card } et mettre le dé sur { $n }
mv-play-side =
    { $side ->
        [munchkins] Jouer { $card } du côté des munchkins ({ $plus })
       *[monsters] Jouer { $card } du côté des monstres ({ $plus })
    }
mv-play-side-stem = Jouer { $card } ({ $plus }) pour …
mv-side =
    { $side ->
        [munchkins] les munchkins
       *[monsters] les monstres
    }
mv-enhance = Jouer { $card } sur { $target } ({ $plus })
mv-attach-on = Utiliser { $card } sur { $target }
mv-join = Ajouter { $card } au combat (niveau { $level })
mv-trait =
    { $kind ->
        [race] Jouer votre race : { $card }
       *[class] Jouer votre classe : { $card }
    }
mv-put-down = Mettre en jeu { $card }
mv-use = Utiliser { $card }
mv-use-on = Utiliser { $card } sur { $target }
mv-use-monster =
    { $told ->
        [yes] { $card } — { $text }
       *[no] Faire ce que permet { $card }
    }
mv-pose =
    { $place ->
        [head] { $counts ->
            [yes] Ne plus se faire compter parmi les { $many } ({ $card })
           *[no] Se faire compter parmi les { $many } ({ $card })
        }
       *[cards] { $counts ->
            [yes] Ne plus passer pour { text-a } ({ $card })
           *[no] Passer pour { text-a } ({ $card })
        }
    }
mv-power = { $power } ({ $card })
mv-carry = Poser { $card } sur la table pour plus tard
mv-discard = Défausser { $card }
mv-on-the-table = { $card } (devant vous)
mv-wear = Utiliser désormais { $card }
mv-wear-on = Faire porter { $card } par { $target }
mv-wear-instead = Utiliser { $card } à la place de { $others }
mv-remove = Ne plus utiliser { $card }
mv-sell =
    Vendre { $cards } pour { $gold } { $money } : { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
mv-ask =
    { $purpose ->
        [out] Demander à { $who } de ne pas s'en mêler
        [no-help] Demander à { $who } de ne pas aider
       *[help] Demander de l'aide à { $who }
    }{ $free ->
        [yes] {" "}sans rien offrir
       *[no] {" "}en offrant { $terms }
    }
mv-offer = Proposer à { $who } { $give } contre { $get }
mv-offer-stem = Proposer un échange à { $who } :
mv-offer-leaf = { $give } contre { $get }
mv-give = Donner { $card } à { $who }
mv-accept = Accepter
mv-refuse = Refuser
mv-counter =
    { $fighter ->
        [yes] Offrir plutôt { $terms }
       *[no] Demander plutôt { $terms }
    }
mv-withdraw = Retirer votre offre
mv-claim = Annoncer la victoire
mv-run = Déguerpir
mv-first = Discuter qui fuit le premier : lancer le dé
mv-decide-first =
    { $mine ->
        [yes] Fuir le premier
       *[no] Laisser l'autre fuir le premier
    }
mv-flee = Fuir d'abord { $card }
mv-pick =
    { $what ->
        [lose] Perdre { $card }
        [cost] Défausser { $card }
        [take] Prendre { $card }
       *[add] Choisir { $card }
    }
mv-pick-hand = Prendre une carte au hasard dans la main de { $owner }
mv-name = Choisir { $who }
mv-choose = Choisir la possibilité { $n }
mv-bid = Miser { $card } pour prendre { $prize }
mv-show =
    { $all ->
        [yes] Montrer votre main à tous
       *[no] Montrer votre main à { $who }
    }

ui-group =
    { $group ->
        [decide] À vous de décider
        [help] Demander de l'aide
        [play] Cartes et pouvoirs
        [items] { $races ->
            [yes] Race, classe et objets
           *[no] Classe et objets
        }
        [trade] Vendre, échanger, donner
       *[drop] { $races ->
            [yes] Se défaire d'une race ou d'une classe
           *[no] Se défaire d'une classe
        }
    }


### What the player is asked

ask-turn =
    { $phase ->
        [start] C'est votre tour. Ouvrez la porte quand vous serez prêt.
       *[room] { $trouble ->
            [yes] Pas de monstre dans cette pièce. Cherchez la bagarre, pillez la pièce ou finissez votre tour.
           *[no] Votre tour touche à sa fin.
        }
    }
ask-opening =
    { $races ->
        [yes] Avant le premier tour, vous pouvez mettre en jeu une race, une classe et des objets.
       *[no] Avant le premier tour, vous pouvez mettre en jeu une classe et des objets.
    }
ask-lull =
    { $phase ->
        [start] { $mine ->
            [yes] Vous allez ouvrir la porte. Une action avant ?
           *[no] { $active } va ouvrir la porte. Une réaction avant ?
        }
       *[other] { $mine ->
            [yes] Votre tour va finir. Une action avant ?
           *[no] { $active } va finir son tour. Une réaction avant ?
        }
    }
ask-battle =
    { $state ->
        [winning] Vous gagnez contre { $monsters }, { $ours } à { $theirs }.
        [tied] { $ours } à { $theirs } contre { $monsters } : à égalité, vous perdez.
       *[losing] Vous perdez contre { $monsters }, { $ours } à { $theirs }.
    }
ask-claim =
    { $removal ->
        [yes] Le dernier monstre quitte le combat de { $fighter }. Le laissez-vous partir ?
       *[no] { $fighter } annonce sa victoire contre { $monsters }, { $ours } à { $theirs }. Laissez-vous { $fighter } l'emporter ?
    }
ask-claim-wins =
    { $n ->
        [one] { $mine ->
            [yes] Vous allez gagner la partie !
           *[no] { $names } va gagner la partie !
        }
       *[other] { $mine ->
            [yes] { $names } et vous allez gagner la partie !
           *[no] { $names } vont gagner la partie !
        }
    }
ask-claim-own =
    { $removal ->
        [yes] Il ne reste aucun monstre dans votre combat. Une réaction ?
       *[no] On a réagi à votre victoire contre { $monsters } : { $ours } à { $theirs } désormais. Une réaction ?
    }
ask-flight = { $fighter } abandonne et fuit { $monsters }, { $ours } à { $theirs }. Une réaction ?
ask-flight-own = Vous allez fuir { $monsters }. Une réaction avant ?
ask-respite =
    { $mine ->
        [yes] Vous devez encore échapper à { $cards }. Une réaction avant le dé ?
       *[no] { $who } doit encore échapper à { $cards }. Une réaction avant le dé ?
    }
ask-falls =
    { $mine ->
        [yes] { $card } va vous frapper.
       *[no] { $card } va frapper { $who }.
    }
ask-rolled =
    { $mine ->
        [yes] Vous avez fait { $value }. Le dé ne compte pas encore.
       *[no] { $who } a fait { $value }. Le dé ne compte pas encore.
    }
ask-escaped =
    { $mine ->
        [yes] Vous avez échappé à { $card }.
       *[no] { $who } a échappé à { $card }.
    }
ask-caught =
    { $mine ->
        [yes] { $card } vous a rattrapé. L'incident fâcheux va se produire.
       *[no] { $card } a rattrapé { $who }. L'incident fâcheux va se produire.
    }
ask-aftermath = Le combat est fini. Une réaction avant la suite du tour ?
ask-turn-start =
    { $mine ->
        [yes] Votre tour commence. Quelque chose avant la porte ?
       *[no] Le tour de { $who } commence. Quelque chose avant la porte ?
    }
ask-turn-end = Votre tour est fini. Quelque chose avant la charité ?
ask-announced = { $who } joue { $card }. L'annulez-vous ?
ask-turned = Carte retournée : { $card }. L'annulez-vous ?
ask-discarded =
    { $count ->
        [one] La carte { $cards } vient d'être défaussée. La voulez-vous ?
       *[other] Les cartes { $cards } viennent d'être défaussées. En voulez-vous une ?
    }
ask-risen = { $who } vient de gagner un niveau. Quelque chose à redire ?
ask-sinking =
    { $mine ->
        [yes] Vous allez perdre
       *[no] { $who } va perdre
    } { $n ->
        [one] un niveau.
       *[other] { $n } niveaux.
    }
ask-dying =
    { $mine ->
        [yes] Vous allez mourir.
       *[no] { $who } va mourir.
    }
ask-naming = Qui choisissez-vous ?
ask-drawing =
    { $mine ->
        [yes] Vous allez
       *[no] { $who } va
    } { $use ->
        [loot] { $n ->
            [one] piller la pièce.
           *[other] piller la pièce : { $n } cartes.
        }
       *[door] { $n ->
            [one] piocher une carte face visible.
           *[other] piocher { $n } cartes face visible.
        }
    }
ask-bidding =
    { $n ->
        [0] { $card } est sur la défausse. Une carte « Gagnez un niveau » de votre main, et elle est à vous.
        [one] { $rivals } mise une carte « Gagnez un niveau » pour prendre { $card } dans la défausse. Misez-vous aussi ?
       *[other] { $rivals } misent une carte « Gagnez un niveau » pour prendre { $card } dans la défausse. Misez-vous aussi ?
    }
ask-deciding = Votre dé est le plus haut : qui fuit le premier ?
ask-fleeing = Quel monstre fuyez-vous d'abord ?
ask-pick =
    { $what ->
        [lose] { $left ->
            [one] Choisissez la carte à perdre.
           *[other] { $sum ->
                [none] Choisissez une carte à perdre : encore { $left }.
                [same] Choisissez des cartes à perdre, pour la valeur de l'objet perdu.
               *[some] Choisissez des cartes à perdre, pour { $worth } { $money } en tout.
            }
        }
        [cost] { $left ->
            [one] Choisissez la carte à défausser en paiement.
           *[other] { $sum ->
                [none] Choisissez une carte à défausser en paiement : encore { $left }.
                [same] Choisissez des cartes à défausser en paiement, pour la valeur de l'objet perdu.
               *[some] Choisissez des cartes à défausser en paiement, pour { $worth } { $money } en tout.
            }
        }
        [take] Choisissez la carte à prendre.
        [join] Choisissez le monstre qui rejoint le combat.
       *[add] Choisissez une carte.
    }
ask-choice = Faites votre choix.
ask-offer-help =
    { $free ->
        [yes] { $maker } demande votre aide et n'offre rien.
       *[no] { $maker } demande votre aide et offre { $terms }.
    }
ask-offer-no-help =
    { $free ->
        [yes] { $maker } vous demande de ne pas aider dans ce combat et n'offre rien.
       *[no] { $maker } vous demande de ne pas aider dans ce combat et offre { $terms }.
    }
ask-offer-out =
    { $free ->
        [yes] { $maker } vous demande de ne pas vous en mêler et n'offre rien.
       *[no] { $maker } vous demande de ne pas vous en mêler et offre { $terms }.
    }
ask-offer-counter = { $maker } veut bien vous aider pour { $terms }.
ask-offer-trade = { $maker } vous propose { $give } contre { $get }.
ask-offer-gift = { $maker } veut vous donner { $give }.
ask-sharing = Choisissez un trésor.
ask-looting = Prenez une carte parmi ce que { $dead } a laissé.
ask-charity =
    { $n ->
        [one] Vous avez une carte de trop en main.
       *[other] Vous avez { $n } cartes de trop en main.
    } { $lowest ->
        [yes] Personne n'est plus faible que vous : défaussez l'excédent.
       *[no] Donnez l'excédent au plus faible.
    }
ask-meeting = Quelles cartes de votre main proposez-vous, et à qui ?
ask-shedding = Vous portez plus que permis. Débarrassez-vous du surplus.
ask-else = Que faites-vous ?


### The screen

ui-folded = (coups : tout en toutes lettres)
ui-title =
    { $edition } · tour { $turn }, { $mine ->
        [yes] le vôtre
       *[no] celui de { $active }
    }
ui-title-opening = { $edition } · mise en place
ui-decks = portes { $doors } · trésors { $treasures }
ui-me = { $name } (vous)
ui-dead = mort
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
ui-part-level = { $name } : niveau
ui-part-card = { $name } : { $card }
ui-part-monster = { $card } : niveau
ui-part-special = { $card } : son propre bonus
ui-part-against = { $card } : contre { $who }
ui-reward =
    En jeu : { $treasures ->
        [0] aucun trésor
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }.
ui-standing-short = { $name } niv. { $level } ({ $strength })
ui-standing =
    { $state ->
        [winning] Les munchkins l'emportent.
        [tied] Égalité : les monstres l'emportent.
        [over] Il ne reste aucun monstre.
       *[losing] Les monstres l'emportent.
    }
ui-running = Les munchkins sont en fuite.
ui-helper = { $helper } aide { $fighter }.
ui-log = Ce qui s'est passé
ui-log-empty = Il ne s'est encore rien passé.
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
ui-doors = Portes
ui-apart = Mises à part
ui-discards-beneath =
    { $n ->
        [one] { $cards } (et { $n } carte dessous, qu'on ne consulte pas)
       *[other] { $cards } (et { $n } cartes dessous, qu'on ne consulte pas)
    }
ui-treasures = Trésors


### Answers

ui-no-number = Il n'y a pas de coup { $n } ; les coups vont de 1 à { $last }.
ui-unknown = Je ne comprends pas « { $text } ». Tapez un numéro, un coup, ou aide.
ui-unknown-card = Il n'y a pas de carte « { $text } » ici.
ui-ambiguous = Plusieurs coups sont possibles :
ui-refused = Interdit ({ $clause }) : { $why }
ui-refused-hint = Tapez ? pour lire la règle.
ui-clause-value = Dans cette édition : { $value }
ui-clause-kept = Appliquée dans { $place }
ui-clause-reason = Sans scénario : { $reason }
ui-several-cards = Plusieurs cartes correspondent : { $cards }
ui-nothing-to-explain = Tapez ? et un numéro ou une carte : ? 1, ? Missile Magique. Après un refus, ? montre la règle.
ui-saved = Partie enregistrée dans { $path }.
ui-resume = Pour continuer : grosbill play --resume { $path }
ui-not-saved = Impossible d'enregistrer dans { $path } : { $why }
ui-interrupted = Partie interrompue. Rien n'est perdu.
ui-goodbye = Au revoir.
ui-welcome = Vous êtes { $name }. Vos adversaires : { $others }. Tapez aide à tout moment.
ui-welcome-back = Heureux de vous revoir, { $name }. Vos adversaires : { $others }.
ui-you-win = Vous avez gagné !
ui-they-win = Victoire de { $names }. Ce sera pour la prochaine fois !
ui-shared-win = Vous avez gagné, avec { $names } !
ui-over = La partie a duré { $turns } tours.
ui-too-small = Ce terminal a { $width } colonnes et { $height } lignes ; le jeu demande au moins { $least_width } colonnes et { $least_height } lignes. Agrandissez la fenêtre ou réduisez les caractères.
ui-auto =
    { $mode ->
        [usual] On vous consulte quand vous pouvez agir utilement.
        [all] On vous consulte à chaque occasion, même si vous ne pouvez que passer.
        [fights] On vous consulte à votre tour et dans les combats, pas pendant les pauses.
       *[turn] Vous passez jusqu'à votre prochain tour, sauf si quelque chose vous concerne.
    }
ui-auto-choices = auto normal · auto tout · auto combats · auto tour
ui-mode-usual = normal
ui-mode-all = tout
ui-mode-fights = combats
ui-mode-turn = tour
ui-help-about = Le premier au niveau 10 gagne. Tuez des monstres pour gagner niveaux et trésors ; aidez les autres, trahissez-les, jouez-leur de mauvais tours.
ui-help-notation = Tapez le numéro d'un coup, ou le coup en notation : open door, play magic-missile on munchkins.
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
ui-cmd-auto = auto
ui-cmd-save = sauver
ui-cmd-quit = quitter
ui-cmd-help = aide
ui-help-number = joue le coup 3
ui-help-explain = explique le coup 3, ou une carte par son nom ; ? R-SELL-003 ou ? vendre explique une règle
ui-help-rule = après un refus, la règle qui décide
ui-help-hand = votre main avec tous les textes
ui-help-table = les cartes de chacun
ui-help-log = ce qui s'est passé récemment ; journal tout raconte tout
ui-help-discards = le contenu des défausses
ui-help-hint = ce que le robot cupide jouerait à votre place, et pourquoi ; rien n'est joué
ui-help-why = les raisons qu'ont vraiment eues les robots pour leurs derniers choix ; pourquoi Bob, celles de Bob
ui-help-stats = les dés et la pioche de chacun : avez-vous manqué de chance ?
ui-help-moves = réaffiche l'écran avec tous les coups ; une ligne vide aussi, sauf quand elle passe
ui-help-auto = quand vous êtes consulté : auto normal, auto tout, auto combats, ou auto tour pour passer jusqu'à votre tour
ui-help-save = enregistre la partie : sauver, ou sauver FICHIER
ui-help-quit = enregistre la partie et quitte
ui-help-help = cette page


### Bots

ui-bot =
    { $bot ->
        [random] au hasard
        [greedy] cupide
        [greedy-cautious] cupide et prudent
        [greedy-backstabber] cupide et traître
        [greedy-diplomat] cupide et diplomate
       *[other] { $bot }
    }
ui-opponent = { $name } ({ $bot })
ui-opponents = Vos adversaires : { $others }.
ui-bots-count =
    --bots nomme { $bots } robots, mais il y a { $seats } places en plus de la vôtre : nommez un seul robot pour toutes, ou { $seats }.
ui-hurry = (Entrée pour presser les autres)
ui-hint-move = À votre place, le robot cupide ferait ceci :
ui-why-turn =
    { $turn ->
        [0] (mise en place)
       *[other] (tour { $turn })
    }
ui-why-nobody = Il n'y a pas de robot « { $text } » ; il y a { $names }.
ui-why-nothing = Rien à expliquer pour l'instant : aucun robot n'a fait de choix qu'on vous ait raconté.
ui-why-secret = { $name } avait une raison, mais elle dévoilerait une carte que vous ne pouvez pas encore voir.


### Dice and draws

ui-luck = Dés et pioche
ui-luck-dice = Dés lancés
ui-luck-mean = · en moyenne (normale : 3,5)
ui-luck-fate = · chance (normale : 50 %)
ui-luck-escapes = Fuites réussies
ui-luck-doors = Portes piochées
ui-luck-monsters = · monstres rencontrés ainsi
ui-luck-curses =
    { $curses_gender ->
        [f] · { $curses } subies ainsi
       *[m] · { $curses } subis ainsi
    }
ui-luck-treasures = Trésors piochés
ui-luck-worth = · { $money }, pour ce qu'on a vu
ui-luck-none = –
ui-luck-average = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-luck-percent = { $n } %
ui-luck-of = { $n } sur { $all }
ui-luck-gold =
    { $more ->
        [yes] { $n }+
       *[no] { $n }
    }


### Lists of cards and rules, replays

ui-deck-door = { $door }
ui-deck-treasure = Trésor
ui-fact-deck = pioche
ui-fact-set = boîte
ui-fact-copies = exemplaires
ui-fact-source = source
ui-fact-hook = fonction à elle
ui-fact-scenarios = scénarios
ui-no-scenario = aucun pour l'instant
ui-cards-count =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes différentes, { $all } en tout
    }
ui-uncovered-cards = { $n } cartes sur { $all } sont sans scénario
ui-uncovered-rules = { $n } règles sur { $all } sont sans scénario ni raison
ui-rules-count =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }{ $rulings ->
        [0] {""}
        [one] , { $rulings } décision
       *[other] , { $rulings } décisions
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
        [one] Victoire de { $names }.
       *[other] Victoire commune de { $names }.
    }
ui-replayed-open = La partie n'est pas finie.
ui-proved = Preuve faite : la partie finit dans l'état où elle a été enregistrée ({ $digest }).
ui-not-proved = Tous les coups sont permis ; l'enregistrement ne dit pas dans quel état il finissait ({ $digest }).
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
ui-editions-blend = Mélanges : reliez-les par +, comme star+cthulhu, dans n'importe quel ordre ; la première reçoit les autres.
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
