# Ce qu’on dit au joueur, quel que soit l’écran. mv- : les coups ; ask- : ce qu’on lui demande.


### Words

ui-you = vous
ui-owned =
    { $mine ->
        [yes] { $card } (à vous)
       *[no] { $card } de { $owner }
    }
ui-figure-level = niveau { $n }
ui-figure-value = { $n ->
        [0] aucune valeur
       *[other] { $n } { $money }
    }
ui-not-counted =
    { $plus ->
        [none] ne compte pas : { $why }
       *[other] { $plus }, ne compte pas : { $why }
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
        [opening] Tout est prêt : que la partie commence
        [lull] Laisser la partie continuer
        [drawing] Continuer
        [pick] { $what ->
            [join] N’ajouter aucun monstre
            [add] Ne rien jouer
           *[other] Ne rien prendre
        }
        [choice] Ne rien choisir
        [bidding] Ne rien miser
       *[other] Ne rien faire
    }
mv-open = Ouvrir la porte
mv-listen = Écouter à la porte : piocher une carte avant de l’ouvrir
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
mv-attach-on = Poser { $card } sur { $target }
mv-join = Ajouter { $card } au combat (niveau { $level })
mv-trait =
    { $kind ->
        [race] Jouer votre race : { $card }
       *[class] Jouer votre classe : { $card }
    }
mv-put-down = Mettre en jeu { $card }
mv-put-down-idle = Mettre en jeu { $card }, { mv-idle }
mv-idle =
    { $why ->
        [none] à transporter seulement : pas la place de l’utiliser
       *[other] à transporter seulement : { $why }
    }
mv-along = avec { $cards }
mv-then =
    { $what ->
        [cost] { $few ->
            [yes] en défaussant { $cards }
           *[no] en défaussant une carte
        }
        [lose] { $few ->
            [yes] en perdant { $cards }
           *[no] en perdant une carte
        }
        [add] { $few ->
            [yes] puis jouer { $cards }
           *[no] puis jouer une carte
        }
        [bring] { $few ->
            [yes] avec { $cards }
           *[no] avec un monstre de votre choix
        }
        [put_by] { $few ->
            [yes] puis ne plus utiliser { $cards }
           *[no] puis ne plus utiliser un objet
        }
        [shed] { $few ->
            [yes] puis se défaire de { $cards }
           *[no] puis se défaire de ce qui est en trop
        }
       *[other] { $few ->
            [yes] puis choisir { $cards }
           *[no] puis choisir une carte
        }
    }
mv-laid = qui entre en jeu depuis votre main
mv-takes = en prenant { $cards }
mv-becomes = en devenant { $cards }
mv-off = en cessant d’utiliser { $cards }
mv-spent = { $cards } ne comptant plus
mv-lost = en perdant { $cards }
mv-levels =
    { $up ->
        [yes] { $n ->
            [one] en gagnant un niveau
           *[other] en gagnant { $n } niveaux
        }
       *[no] { $n ->
            [one] en perdant un niveau
           *[other] en perdant { $n } niveaux
        }
    }
mv-wins =
    { $sure ->
        [yes] { $mine ->
            [alone] vous gagneriez la partie
            [yes] { $names } et vous gagneriez la partie
           *[no] cela ferait gagner la partie à { $names }
        }
       *[no] { $mine ->
            [alone] vous pourriez gagner la partie
            [yes] { $names } et vous pourriez gagner la partie
           *[no] cela pourrait faire gagner la partie à { $names }
        }
    }
mv-wins-still =
    { $n ->
        [one] { $names } gagnerait quand même la partie
       *[other] { $names } gagneraient quand même la partie
    }
mv-use = Utiliser { $card }
mv-use-n = Utiliser { $card } et choisir { $n }
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
mv-power-played = { $card } ({ $power })
mv-carry = Poser { $card } sur la table pour plus tard
mv-discard = Défausser { $card }
mv-on-the-table = { $card } (devant vous)
mv-wear = Utiliser désormais { $card }
mv-wear-on = Faire porter { $card } par { $target }
mv-wear-instead = Utiliser { $card } à la place de { $others }
mv-remove = Ne plus utiliser { $card }
mv-sell = Vendre { $cards } pour { mv-price }
mv-price =
    { $gold } { $money } : { $levels ->
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
mv-ask =
    { $purpose ->
        [stay_out] Demander à { $who } de ne pas s’en mêler
        [no_help] Demander à { $who } de ne pas aider
       *[help] Demander de l’aide à { $who }
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
mv-first = Contester l’ordre de fuite : lancer le dé
mv-decide-first =
    { $mine ->
        [yes] Fuir en premier
       *[no] Laisser l’autre fuir en premier
    }
mv-flee = Fuir d’abord { $card }
mv-pick =
    { $what ->
        [lose] Perdre { $card }
        [cost] Défausser { $card }
        [take] Prendre { $card }
        [give] Donner { $card }
        [join] Ajouter { $card } au combat
        [bring] Ajouter { $card } au combat
        [add] Jouer { $card }
        [put_by] Ne plus utiliser { $card }
        [evade] Échapper à { $card }
       *[other] Choisir { $card }
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

mv-brief-pass =
    { $step ->
        [opening] C’est prêt
        [lull] Continuer
        [drawing] Continuer
        [pick] { $what ->
            [join] N’ajouter aucun monstre
            [add] Ne rien jouer
           *[other] Ne rien prendre
        }
        [choice] Ne rien choisir
        [bidding] Ne pas miser
       *[other] Laisser faire
    }
mv-brief-side =
    { $side ->
        [munchkins] Du côté des munchkins
       *[monsters] Du côté des monstres
    }
mv-brief-on =
    { $what ->
        [none] Sur { $target }
       *[other] { $what } : { $target }
    }
mv-brief-play = Jouer la carte
mv-brief-play-n = Mettre le dé sur { $n }
mv-brief-play-kind =
    { $kind ->
        [monster] L’envoyer au combat
        [item] Mettre en jeu
        [race] En faire votre race
       *[class] En faire votre classe
    }
mv-brief-wear = Utiliser désormais
mv-brief-wear-on = Faire porter par { $target }
mv-brief-wear-instead = Utiliser à la place de { $others }
mv-brief-idle = Mettre en jeu, { mv-idle }
mv-brief-sell = Vendre pour { mv-price }
mv-brief-give = Donner à { $who }
mv-brief-pick =
    { $what ->
        [lose] Perdre
        [cost] Défausser
        [take] Prendre
        [give] Donner
        [join] Ajouter au combat
        [bring] Ajouter au combat
        [add] Jouer
       *[other] Choisir
    }
mv-brief-carry = Poser sur la table pour plus tard
mv-brief-remove = Ne plus utiliser
mv-brief-discard = Défausser
mv-brief-trouble = Chercher la bagarre
mv-brief-flee = Le fuir d’abord
mv-brief-loot = Piller la pièce
mv-brief-loot-note = piocher une carte face cachée
mv-brief-listen = Écouter à la porte
mv-brief-listen-note = piocher une carte avant de l’ouvrir

ui-group =
    { $group ->
        [decide] À vous de décider
        [help] Demander de l’aide
        [play] Cartes et pouvoirs
        [items] { $races ->
            [yes] Race, classe et objets
           *[no] Classe et objets
        }
        [trade] Vendre, échanger, donner
       *[drop] { $races ->
            [yes] Se défaire d’une race ou d’une classe
           *[no] Se défaire d’une classe
        }
    }


### What the player is asked

ask-turn =
    { $phase ->
        [start] C’est votre tour. Ouvrez la porte quand vous voudrez.
       *[room] { $trouble ->
            [yes] { $optional ->
                [yes] Pas de monstre dans cette pièce. Cherchez la bagarre, pillez la pièce ou finissez votre tour.
               *[no] Pas de monstre dans cette pièce. Cherchez la bagarre ou pillez la pièce.
            }
            [fight] Vous pouvez chercher la bagarre, ou finir votre tour.
            [loot] { $optional ->
                [yes] Pas de monstre dans cette pièce. Pillez la pièce ou finissez votre tour.
               *[no] Pas de monstre dans cette pièce. Pillez la pièce.
            }
           *[no] Votre tour touche à sa fin.
        }
    }
ask-opening =
    { $own ->
        [no] Avant le premier tour, les autres peuvent encore mettre des cartes en jeu.
       *[yes] { $races ->
            [yes] Avant le premier tour, vous pouvez mettre en jeu une race, une classe et des objets.
           *[no] Avant le premier tour, vous pouvez mettre en jeu une classe et des objets.
        }
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
ask-monsters =
    { $n ->
        [2] deux monstres
        [3] trois monstres
       *[other] { $n } monstres
    }
ask-battle =
    { $state ->
        [winning] Vous gagnez contre { $monsters }, { $ours } à { $theirs }.
        [tied] { $ours } à { $theirs } contre { $monsters } : à égalité, vous perdez.
       *[losing] Vous perdez contre { $monsters }, { $ours } à { $theirs }.
    }
ask-claim =
    { $removal ->
        [yes] Le dernier monstre, { $gone }, quitte le combat de { $fighter }. Le laissez-vous partir ?
       *[no] { $fighter } annonce sa victoire contre { $monsters }, { $ours } à { $theirs }. Laissez-vous { $fighter } l’emporter ?
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
        [yes] Il ne reste aucun monstre dans votre combat : { $gone } était le dernier. Une réaction ?
       *[no] On a réagi à votre victoire contre { $monsters } : { $ours } à { $theirs } désormais. Une réaction ?
    }
ask-flight = { $fighter } abandonne et fuit { $monsters }, { $ours } à { $theirs }. Une réaction ?
ask-flight-own = Vous allez fuir { $monsters }. Une réaction avant ?
ask-respite =
    { $mine ->
        [yes] Vous devez encore fuir { $cards }. Une réaction avant le dé ?
       *[no] { $who } doit encore fuir { $cards }. Une réaction avant le dé ?
    }
ask-falls =
    { $mine ->
        [yes] Vous allez subir { $card }.
       *[no] { $who } va subir { $card }.
    }
ask-rolled =
    { $mine ->
        [yes] Vous avez fait
       *[no] { $who } a fait
    } { $value }{ $of ->
        [run] {" "}pour échapper à { $card }
        [looting] {" "}pour savoir qui se sert en premier
        [bid] {" "}pour savoir qui prend la carte dans la défausse
        [first] {" "}pour savoir qui choisit l’ordre de fuite
        [begin] {" "}pour savoir qui commence
       *[effect] { $card ->
            [none] {""}
           *[other] {" "}pour { $card }
        }
    }. Le dé ne compte pas encore.
ask-escaped =
    { $mine ->
        [yes] Vous avez échappé à { $card }.
       *[no] { $who } a échappé à { $card }.
    }
ask-caught =
    { $mine ->
        [yes] Vous vous êtes fait rattraper par { $card }. L’incident fâcheux va se produire.
       *[no] { $who } s’est fait rattraper par { $card }. L’incident fâcheux va se produire.
    }
ask-aftermath = Le combat est fini. Une réaction avant la suite du tour ?
ask-turn-start =
    { $mine ->
        [yes] Votre tour commence. Quelque chose avant la porte ?
       *[no] Le tour de { $who } commence. Quelque chose avant la porte ?
    }
ask-turn-end = Votre tour est fini. Quelque chose avant la charité ?
ask-announced =
    { $mine ->
        [yes] Vous jouez { $card }. L’annulez-vous ?
       *[no] { $who } joue { $card }. L’annulez-vous ?
    }
ask-turned = Carte retournée : { $card }. L’annulez-vous ?
ask-discarded =
    { $count ->
        [one] La carte { $cards } vient d’être défaussée. Une réaction ?
       *[other] Les cartes { $cards } viennent d’être défaussées. Une réaction ?
    }
ask-risen =
    { $mine ->
        [yes] Vous venez de gagner un niveau. Quelque chose à redire ?
       *[no] { $who } vient de gagner un niveau. Quelque chose à redire ?
    }
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
        [door] ouvrir la porte.
        [reward] { $n ->
            [one] piocher le trésor.
           *[other] piocher les { $n } trésors.
        }
       *[effect] { $n ->
            [one] piocher une carte face visible.
           *[other] piocher { $n } cartes face visible.
        }
    }
ask-bidding =
    { $n ->
        [0] La carte { $card } est sur la défausse. Une carte « Gagnez un niveau » de votre main, et elle est à vous.
        [one] { $rivals } mise une carte « Gagnez un niveau » pour prendre { $card } dans la défausse. Misez-vous aussi ?
       *[other] { $rivals } misent une carte « Gagnez un niveau » pour prendre { $card } dans la défausse. Misez-vous aussi ?
    }
ask-deciding = Votre dé est le plus haut : qui fuit en premier ?
ask-fleeing = Quel monstre fuyez-vous d’abord ?
ask-pick =
    { $what ->
        [lose] { $worth ->
            [0] { $left ->
                [one] Choisissez la carte à perdre.
               *[other] Choisissez une carte à perdre : encore { $left }.
            }
           *[other] Choisissez une carte à perdre : il en faut encore pour { $worth } { $money }.
        }
        [cost] { $worth ->
            [0] { $left ->
                [one] Choisissez la carte à défausser en paiement.
               *[other] Choisissez une carte à défausser en paiement : encore { $left }.
            }
           *[other] Choisissez une carte à défausser en paiement : il en faut encore pour { $worth } { $money }.
        }
        [take] Choisissez la carte à prendre.
        [give] Choisissez la carte à donner.
        [join] Choisissez le monstre qui rejoint le combat.
        [bring] Choisissez le monstre qui rejoint le combat.
        [order] Choisissez la prochaine carte à piocher.
        [become] Choisissez ce que vous devenez.
        [replace] Choisissez la carte qu’elle remplace.
        [put_by] Vous n’avez plus de place pour tout ce que vous utilisez. Choisissez ce que vous cessez d’utiliser.
        [attach] Choisissez la carte sur laquelle elle se pose.
        [evade] Choisissez le monstre auquel vous échappez.
       *[add] Choisissez la carte à jouer.
    }
ask-choice =
    { $n ->
        [0] Faites votre choix.
        [one] Il ne reste qu’une possibilité.
       *[other] Faites votre choix.
    }
ask-offer-help =
    { $free ->
        [yes] { $maker } demande votre aide et n’offre rien.
       *[no] { $maker } demande votre aide et offre { $terms }.
    }
ask-offer-no_help =
    { $free ->
        [yes] { $maker } vous demande de ne pas aider dans ce combat et n’offre rien.
       *[no] { $maker } vous demande de ne pas aider dans ce combat et offre { $terms }.
    }
ask-offer-stay_out =
    { $free ->
        [yes] { $maker } vous demande de ne pas vous en mêler et n’offre rien.
       *[no] { $maker } vous demande de ne pas vous en mêler et offre { $terms }.
    }
ask-offer-counter = { $maker } veut bien vous aider pour { $terms }.
ask-offer-wins = Si vous acceptez : { $wins } !
ask-offer-trade = { $maker } vous propose { $give } contre { $get }.
ask-offer-gift = { $maker } veut vous donner { $give }.
ask-sharing = Choisissez un trésor.
ask-looting = Prenez une carte parmi ce que { $dead } a laissé.
ask-charity =
    { $n ->
        [one] Vous avez une carte de trop en main.
       *[other] Vous avez { $n } cartes de trop en main.
    } { $lowest ->
        [yes] Personne n’a un niveau plus bas que le vôtre : défaussez l’excédent.
       *[no] Donnez l’excédent au joueur de plus bas niveau.
    }
ask-meeting = Quelles cartes de votre main proposez-vous, et à qui ?
ask-shedding = Vous portez plus que permis. Débarrassez-vous du surplus.
ask-else = Que faites-vous ?


### The fight, and why the bots did it

ui-part-own-level = Niveau
ui-part-level = { $name } : niveau
ui-part-card = { $name } : { $card }
ui-part-monster = { $card } : niveau
ui-part-special =
    { $less ->
        [yes] { $card } : son propre malus
       *[no] { $card } : son propre bonus
    }
ui-part-if = { $card } : { $when }
ui-part-against = { $card } : contre { $who }
ui-reward =
    En jeu : { $levels ->
        [0] aucun niveau
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    } et { $treasures ->
        [0] aucun trésor
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }.
ui-spoils =
    { $treasures ->
        [0] aucun trésor
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }, { $levels ->
        [0] aucun niveau
        [one] { $levels } niveau
       *[other] { $levels } niveaux
    }
ui-standing =
    { $state ->
        [winning] Les munchkins l’emportent.
        [tied] Égalité : les monstres l’emportent.
        [over] Il ne reste aucun monstre.
       *[losing] Les monstres l’emportent.
    }
ui-running = Les munchkins sont en fuite.
ui-helper =
    { $role ->
        [fighter] { $helper } vous aide
        [helper] Vous aidez { $fighter }
       *[none] { $helper } aide { $fighter }
    } { $free ->
        [yes] pour rien.
       *[no] contre { $terms }.
    }
ui-with-help =
    { $mine ->
        [yes] Avec votre aide : { $totals }.
       *[no] Avec de l’aide : { $totals }.
    }
ui-with-help-of = { $who } { $ours } à { $theirs }
ui-with-help-totals = { $ours } à { $theirs }
ui-escape = Pour déguerpir : { $how }.
ui-escape-from = { $card } { ui-escape-by }
ui-escape-all =
    { $times ->
        [one] { ui-escape-by }
       *[other] { $how ->
            [roll] { ui-escape-by }, { $times } fois
           *[other] { ui-escape-by }
        }
    }
ui-escape-by =
    { $how ->
        [free] sans jet de dé
        [never] impossible
        [always] à coup sûr
       *[roll] { $n } ou plus au dé
    }
ui-why-turn =
    { $turn ->
        [0] (mise en place)
       *[other] (tour { $turn })
    }


### Dice and draws

ui-luck = Dés et pioche
ui-luck-dice = Dés lancés
ui-luck-mean = · en moyenne (normale : 3,5)
ui-luck-fate = · chance (normale : 50 %)
ui-luck-escapes = Fuites réussies
ui-luck-doors = Cartes { $door } piochées
ui-luck-monsters = · monstres rencontrés ainsi
ui-luck-curses =
    { $curses_gender ->
        [f] · { $curses } subies ainsi
       *[m] · { $curses } subis ainsi
    }
ui-luck-treasures = Trésors obtenus
ui-luck-worth = · { $money }, pour ce qu’on a vu
ui-luck-none = –
ui-luck-average = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
ui-luck-percent = { $n } %
ui-luck-of = { $n } sur { $all }
ui-luck-gold =
    { $more ->
        [yes] { $n }+
       *[no] { $n }
    }


### Ce qui est en cours

step-now =
    { $step ->
        [opening] la mise en place avant le premier tour
        [lull] la pause avant la suite du tour
        [turnstart] le début du tour
        [turnend] la fin du tour
        [drawing] les cartes qui vont être piochées
        [turned] la carte qui vient d’être retournée
        [claim] la victoire annoncée
        [aftermath] la fin du combat
        [battle] le combat
        [flight] la fuite annoncée
        [deciding] qui fuit en premier
        [fleeing] le prochain monstre à fuir
        [respite] le prochain jet pour déguerpir
        [escaped] la fuite devant un monstre
        [caught] l’incident fâcheux d’un monstre
        [offer] l’offre qui a été faite
        [meeting] ce qui se propose à la rencontre
        [sharing] le partage des trésors
        [dying] un personnage sur le point de mourir
        [looting] ce que le mort a laissé
        [rolled] le dé qui vient d’être lancé
        [charity] les cartes au-delà de la limite de main
        [shedding] ce qui est porté en trop
        [falls] une carte qui va frapper
        [risen] le niveau qui vient d’être gagné
        [sinking] les niveaux qui vont être perdus
        [discarded] la carte qui vient d’être défaussée
        [bidding] les enchères pour une carte
        [announced] la carte qui vient d’être jouée
        [pick] la carte que quelqu’un doit choisir
        [choice] le choix que laisse une carte
       *[naming] le joueur que quelqu’un doit nommer
    }


### Ce qui s’est passé depuis le dernier coup du joueur

told-turn = { $who } : { $what }.
told-besides = { $first } ; { $after }
told-nothing = rien de notable
told-door = tombe sur { $card }
told-fight =
    { $role ->
        [none] combat { $monsters }
        [you] combat { $monsters } avec votre aide
       *[other] combat { $monsters } avec l’aide de { $helper }
    }
told-won =
    { $n ->
        [0] l’emporte
        [one] gagne { $n } trésor
       *[other] gagne { $n } trésors
    }
told-left = n’a plus affaire à { $monsters }
told-away = s’échappe
told-caught =
    { $all ->
        [yes] se fait rattraper
       *[no] se fait rattraper par { $monsters }
    }
told-loot = pille la pièce
told-stole =
    { $failed ->
        [yes] { $thief ->
            [you] vous ne réussissez
            [self] ne réussit
           *[other] { $who } ne réussit
        } pas à { $victim ->
            [you] vous voler { $card }
           *[other] voler { $card } à { $whom }
        }
       *[no] { $thief ->
            [you] vous volez { $card } à { $whom }
            [self] { $victim ->
                [you] vous vole { $card }
               *[other] vole { $card } à { $whom }
            }
           *[other] { $who } { $victim ->
                [you] vous vole { $card }
               *[other] vole { $card } à { $whom }
            }
        }
    }
told-curse =
    { $role ->
        [you] { $card } vous frappe
       *[other] { $card } frappe { $who }
    }
told-died =
    { $role ->
        [you] vous mourez
        [self] meurt
       *[other] { $who } meurt
    }
told-levels =
    { $up ->
        [yes] +{ $n ->
            [one] { $n } niveau
           *[other] { $n } niveaux
        }
       *[no] −{ $n ->
            [one] { $n } niveau
           *[other] { $n } niveaux
        }
    }
told-theft =
    { $by_die ->
        [yes] (dé : { $rolled }{ $paid ->
            [none] {""}
           *[other] {""} ; défausse : { $paid }
        }).
       *[no] { $paid ->
            [none] {""}
           *[other] (défausse : { $paid }).
        }
    }
