# Ce qui s'est passé, raconté en une phrase à un lecteur par grosbill.notation.story.
#
# $who l'a fait, $me : you (le lecteur), they. $whom l'a subi, $to : you, them, self, none.
# $reader, des deux à la fois : le lecteur est seat (qui l'a fait), other (qui l'a subi) ou nobody.
# $cards : les noms de toutes les cartes ; $shown : no (cachées au lecteur), some (à d'autres), up (à personne).
# $count : combien de cartes, cachées ou non. $n : le nombre dont il s'agit. Tout le reste est un champ de
# l'événement (grosbill.model.events), les cartes par leur nom ; là où rien n'est dit : none.


### Pieces

event-you-or =
    { $me ->
        [you] vous
       *[they] { $who }
    }
event-to =
    { $to ->
        [you] vous
       *[them] { $whom }
    }
event-fight-of-whom =
    { $to ->
        [you] votre combat
        [them] le combat de { $whom }
       *[self] le combat
    }
event-cards =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
event-treasures =
    { $treasures ->
        [one] un trésor
       *[other] { $treasures } trésors
    }
event-cards-or =
    { $shown ->
        [no] { event-cards }
        [some] { $cards }
       *[up] { $cards }
    }
event-found =
    { $shown ->
        [no] {""}
        [up] {" "}face visible : { $cards }
       *[some] {" "}: { $cards }
    }
event-by =
    { $source ->
        [none] {""}
       *[other] {" "}({ $source })
    }
event-draws =
    { $me ->
        [you] Vous piochez
       *[they] { $who } pioche
    }
event-aim =
    { $aim ->
        [card] {" "}sur { $target_card }
        [munchkins] {" "}pour les munchkins
        [monsters] {" "}pour les monstres
        [player] {" "}sur { event-to }
       *[none] {""}
    }
event-gives =
    { $reader ->
        [seat] Vous donnez { event-cards-or } à { $whom }
        [other] { $who } vous donne { event-cards-or }
       *[nobody] { $who } donne { event-cards-or } à { $whom }
    }


### The turn

event-turn =
    { $me ->
        [you] Tour { $turn } : c’est à vous.
       *[they] Tour { $turn } : c’est à { $who }.
    }
event-deal =
    { $me ->
        [you] Vous recevez { event-cards-or }.
       *[they] { $who } reçoit { event-cards-or }.
    }
event-door =
    { $me ->
        [you] Vous ouvrez
       *[they] { $who } ouvre
    } la porte : { $count ->
        [0] il ne reste plus de carte { $door }.
       *[other] { $card }.
    }
event-draw =
    { $cause ->
        [loot] { $me ->
            [you] Vous pillez la pièce et piochez { event-cards-or }.
           *[they] { $who } pille la pièce et pioche { event-cards-or }.
        }
        [listen] { $me ->
            [you] Vous écoutez à la porte et piochez { event-cards-or }.
           *[they] { $who } écoute à la porte et pioche { event-cards-or }.
        }
        [effect] { $deck ->
            [door] { event-draws } { $count ->
                [one] { $count } carte { $door }
               *[other] { $count } cartes { $door }
            }{ event-by }{ event-found }.
           *[treasure] { event-draws } { event-so-many-treasures }{ event-by }{ event-found }.
        }
       *[new_hand] { $shown ->
            [no] { event-draws } une nouvelle main de { event-cards }.
           *[some] { event-draws } une nouvelle main : { $cards }.
        }
    }
event-reshuffle =
    { $deck ->
        [door] Les cartes { $door } défaussées sont mélangées et forment une nouvelle pioche.
       *[treasure] Les cartes Trésor défaussées sont mélangées et forment une nouvelle pioche.
    }
event-reveal =
    { $me ->
        [you] Vous révélez { $card }.
       *[they] { $who } révèle { $card }.
    }
event-charity = { event-gives } par charité.


### Cards

event-play =
    { $kept ->
        [yes] { $me ->
            [you] Vous posez { $card } sur la table pour plus tard.
           *[they] { $who } pose { $card } sur la table pour plus tard.
        }
       *[no] { event-plays } { $card }{ event-aim }.
    }
event-plays =
    { $me ->
        [you] Vous jouez
       *[they] { $who } joue
    }
event-use =
    { $faced ->
        [yes] { $me ->
            [you] { $ends ->
                [bought] Vous achetez le départ de { $card }.
                [let] Vous laissez partir { $card }.
                [sent] Vous faites partir { $card }.
               *[other] Vous profitez de ce que permet { $card }{ event-aim }.
            }
           *[they] { $ends ->
                [bought] { $who } achète le départ de { $card }.
                [let] { $who } laisse partir { $card }.
                [sent] { $who } fait partir { $card }.
               *[other] { $who } profite de ce que permet { $card }{ event-aim }.
            }
        }
       *[no] { event-uses } { $called ->
            [no] { $card }{ event-aim }.
           *[yes] { $power } ({ $card }){ event-aim }.
        }
    }
event-uses =
    { $me ->
        [you] Vous utilisez
       *[they] { $who } utilise
    }
event-wear =
    { $count ->
        [one] { $me ->
            [you] Vous utilisez désormais { $card }.
           *[they] { $who } utilise désormais { $card }.
        }
       *[other] { $me ->
            [you] Vous faites porter { $card } par { $carrier }.
           *[they] { $who } fait porter { $card } par { $carrier }.
        }
    }
event-take-off =
    { $me ->
        [you] Vous n’utilisez plus { $card }.
       *[they] { $who } n’utilise plus { $card }.
    }
event-discard =
    { $me ->
        [you] Vous défaussez { $cards }{ $place ->
            [hand] {" "}de votre main
            [table] {""}
           *[body] {""}
        }{ $cause ->
            [no_room] {""}, qui ne sert plus à rien.
           *[other] { event-by }.
        }
       *[they] { $who } défausse { $cards }{ $place ->
            [hand] {" "}de sa main
            [table] {""}
           *[body] {""}
        }{ $cause ->
            [no_room] {""}, qui ne sert plus à rien.
           *[other] { event-by }.
        }
    }
event-steal =
    { $failed ->
        [yes] { $reader ->
            [seat] Vous ne parvenez pas à voler { $card } à { $whom }.
            [other] { $who } ne parvient pas à vous voler { $card }.
           *[nobody] { $who } ne parvient pas à voler { $card } à { $whom }.
        }
       *[no] { $reader ->
            [seat] Vous volez { $card } à { $whom }.
            [other] { $who } vous vole { $card }.
           *[nobody] { $who } vole { $card } à { $whom }.
        }
    }
event-take =
    { $place ->
        [discards] { event-takes } dans la défausse
        [fight] { event-takes } dans le combat
        [table] { $to ->
            [you] { $who } vous prend { event-cards-or }
           *[them] { event-takes } à { $whom }
        }
       *[hand] { $to ->
            [you] { event-takes } dans votre main
           *[them] { event-takes } dans la main de { $whom }
        }
    }{ event-by }.
event-takes =
    { $me ->
        [you] Vous prenez { event-cards-or }
       *[they] { $who } prend { event-cards-or }
    }
event-show =
    { $reader ->
        [seat] Vous montrez votre main à { event-audience }
        [other] { $who } vous montre sa main
       *[nobody] { $who } montre sa main à { event-audience }
    }{ event-by }{ $shown ->
        [no] .
        [some] {" "}: { $cards }.
       *[up] {" "}: { $cards }.
    }
event-audience =
    { $to ->
        [none] tout le monde
       *[them] { $whom }
    }
event-bid =
    { $me ->
        [you] Vous misez { $card } pour prendre { $prize } dans la défausse.
       *[they] { $who } mise { $card } pour prendre { $prize } dans la défausse.
    }
event-choose =
    { $me ->
        [you] Vous choisissez
       *[they] { $who } choisit
    } { $told ->
        [yes] « { $way } » ({ $card }).
       *[no] la possibilité { $option }.
    }
event-run-first =
    { $to ->
        [self] { $me ->
            [you] Vous choisissez de déguerpir en premier.
           *[they] { $who } choisit de déguerpir en premier.
        }
        [you] { $who } vous laisse déguerpir en premier.
       *[them] { $me ->
            [you] Vous laissez { $whom } déguerpir en premier.
           *[they] { $who } laisse { $whom } déguerpir en premier.
        }
    }


### Levels, death, change

event-level-up =
    { $me ->
        [you] Vous gagnez { text-levels }
       *[they] { $who } gagne { text-levels }
    }{ $cause ->
        [kill] {" "}pour ce monstre tué.
        [sale] {" "}grâce à cette vente.
        [outsider] {" "}pour avoir résisté.
       *[none] { event-by }.
    }
event-level-down =
    { $me ->
        [you] Vous perdez { text-levels }{ event-by }.
       *[they] { $who } perd { text-levels }{ event-by }.
    }
event-sell =
    { $me ->
        [you] Vous vendez { $cards } pour { $worth } { $money }.
       *[they] { $who } vend { $cards } pour { $worth } { $money }.
    }
event-death =
    { $me ->
        [you] Vous mourez.
       *[they] { $who } meurt.
    }
event-body =
    { $me ->
        [you] Vos affaires sont étalées : { $cards }.
       *[they] Les affaires de { $who } sont étalées : { $cards }.
    }
event-loot-body =
    { $reader ->
        [seat] Vous prenez { $card } sur le cadavre de { $whom }.
        [other] { $who } prend { $card } sur votre cadavre.
       *[nobody] { $who } prend { $card } sur le cadavre de { $whom }.
    }
event-new-character =
    { $me ->
        [you] Vous revenez avec un nouveau personnage.
       *[they] { $who } revient avec un nouveau personnage.
    }
event-victory =
    { $me ->
        [you] Vous avez gagné la partie !
       *[they] { $who } a gagné la partie !
    }
event-sex =
    { $me ->
        [you] Vous devenez { text-a }.
       *[they] { $who } devient { text-a }.
    }
event-become =
    { $me ->
        [you] Vous devenez { $noun }.
       *[they] { $who } devient { $noun }.
    }
event-outsider =
    { $me ->
        [you] Vous êtes la seule personne à ne pas être { $noun }.
       *[they] { $who } est la seule personne à ne pas être { $noun }.
    }
event-all-alike = Désormais, tout le monde est { $noun } : la partie est finie.
event-counts-as =
    { $counts ->
        [no] { $me ->
            [you] Vous ne comptez plus comme { text-a }{ event-heads }.
           *[they] { $who } ne compte plus comme { text-a }{ event-heads }.
        }
       *[yes] { $me ->
            [you] Vous comptez désormais comme { text-a }{ event-heads }.
           *[they] { $who } compte désormais comme { text-a }{ event-heads }.
        }
    }
event-heads =
    { $heads ->
        [yes] {" "}au décompte
       *[no] {""}
    }


### Curses and lasting effects

event-curse =
    { $vain ->
        [yes] { $me ->
            [you] { $card } reste sans effet sur vous.
           *[they] { $card } reste sans effet sur { $who }.
        }
       *[no] { $me ->
            [you] Vous subissez { $card }.
           *[they] { $who } subit { $card }.
        }
    }
event-cancel =
    { $source ->
        [none] { $struck ->
            [yes] L’effet de { $card } sur { event-you-or } est annulé.
           *[no] L’effet de { $card } est annulé.
        }
       *[other] Grâce à { $source }, { $card } reste sans effet sur { event-you-or }.
    }
event-grant =
    { $onto ->
        [player] { $told ->
            [yes] { $me ->
                [you] Vous
               *[they] { $who }
            } : { $what } ({ $giver }).
           *[no] { $me ->
                [you] Vous êtes désormais sous l’effet de { $card }.
               *[they] { $who } est désormais sous l’effet de { $card }.
            }
        }
        [self] { $told ->
            [yes] { $card } : { $what }.
           *[no] L’effet de { $card } commence.
        }
       *[cards] { $told ->
            [yes] { $on } : { $what } ({ $giver }).
           *[no] L’effet de { $card } s’applique à { $on }.
        }
    }
event-attach =
    { $me ->
        [you] { $card } se pose sur { $host }, que vous avez en jeu.
       *[they] { $card } se pose sur { $host }, que { $who } a en jeu.
    }
event-lift =
    { $me ->
        [you] Vous n’êtes plus sous l’effet de { $card }.
       *[they] { $who } n’est plus sous l’effet de { $card }.
    }


### Fights

event-monster =
    { $cause ->
        [door] { $me ->
            [you] Vous affrontez { $card }.
           *[they] { $who } affronte { $card }.
        }
        [trouble] { $me ->
            [you] Vous cherchez la bagarre et affrontez { $card }.
           *[they] { $who } cherche la bagarre et affronte { $card }.
        }
        [copy] Avec { $card }, un second monstre identique à { $copy_of } rejoint { event-fight-of-whom }.
        [call] { event-adds }
       *[join] { event-adds }
    }
event-adds =
    { $me ->
        [you] Vous ajoutez { $card } dans { event-fight-of-whom }.
       *[they] { $who } ajoute { $card } dans { event-fight-of-whom }.
    }
event-removed =
    { $me ->
        [you] Vous n’avez plus affaire à { event-foe }
       *[they] { $who } n’a plus affaire à { event-foe }
    }{ $treasures ->
        [0] .
        [one] , mais il reste { event-treasures }.
       *[other] , mais il reste { event-treasures }.
    }
event-foe =
    { $copy ->
        [yes] la copie venue avec { $card }
       *[no] { $card }
    }
event-killed =
    { $me ->
        [you] Vous tuez { event-foe }.
       *[they] { $who } tue { event-foe }.
    }
event-hand-over =
    { $reader ->
        [seat] { $whom } reprend votre combat.
        [other] Vous reprenez le combat de { $who }.
       *[nobody] { $whom } reprend le combat de { $who }.
    }
event-claim =
    { $removal ->
        [yes] Il n’y a plus de monstre à combattre.
       *[no] { $me ->
            [you] Vous annoncez votre victoire.
           *[they] { $who } annonce sa victoire.
        }
    }
event-claim-void = La victoire ne tient plus : le combat continue.
event-won =
    { $treasures ->
        [0] Le combat est fini : pas de trésor pour { event-winners }.
       *[other] { $to ->
            [none] { $me ->
                [you] Vous gagnez
               *[they] { $who } gagne
            }
            [you] { $who } et vous gagnez
           *[them] { $me ->
                [you] { $whom } et vous gagnez
               *[they] { $who } et { $whom } gagnent
            }
        } le combat et { event-treasures }.
    }
event-winners =
    { $to ->
        [none] { event-you-or }
        [you] { $who } et vous
       *[them] { $me ->
            [you] { $whom } et vous
           *[they] { $who } et { $whom }
        }
    }
event-treasure = { event-draws } { event-so-many-treasures }{ event-found }.
event-so-many-treasures =
    { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }
event-share =
    { $me ->
        [you] Vous prenez { $cards } comme part du trésor.
       *[they] { $who } prend { $cards } comme part du trésor.
    }


### Running away

event-run =
    { $me ->
        [you] Vous vous apprêtez à déguerpir.
       *[they] { $who } s’apprête à déguerpir.
    }
event-away =
    { $me ->
        [you] Vous n’avez pas besoin de lancer le dé pour
       *[they] { $who } n’a pas besoin de lancer le dé pour
    } { $count ->
        [0] déguerpir.
       *[other] échapper à { event-foe }.
    }
event-roll =
    { $me ->
        [you] Vous obtenez { $roll } au dé
       *[they] { $who } obtient { $roll } au dé
    }{ $cause ->
        [run] {" "}pour déguerpir.
        [looting] {" "}pour savoir qui se sert en premier.
        [bid] {" "}pour savoir qui prend la carte dans la défausse.
        [first] {" "}pour savoir qui choisit l’ordre de fuite.
        [begin] {" "}pour savoir qui commence.
       *[effect] { $count ->
            [0] .
           *[other] {" "}pour { $card }.
        }
    }
event-die =
    { $me ->
        [you] Votre dé compte maintenant pour { $roll }.
       *[they] Le dé de { $who } compte maintenant pour { $roll }.
    }
event-in-all =
    { $total ->
        [0] .
       *[other] {" "}: { $total } en tout.
    }
event-escape =
    { $me ->
        [you] Vous échappez à { event-foe }{ event-in-all }
       *[they] { $who } échappe à { event-foe }{ event-in-all }
    }
event-caught =
    { $me ->
        [you] Vous vous faites rattraper par { event-foe }{ event-in-all }
       *[they] { $who } se fait rattraper par { event-foe }{ event-in-all }
    }
event-unhurt =
    { $me ->
        [you] L’incident fâcheux de { event-foe } ne trouve rien à vous prendre.
       *[they] L’incident fâcheux de { event-foe } ne trouve rien à prendre à { $who }.
    }
event-fled = Le combat est fini.
event-look =
    { $me ->
        [you] Vous regardez le dessus de la pioche { $deck ->
            [treasure] Trésor
           *[door] { $door }
        } : { $cards }.
       *[they] { $who } regarde le dessus de la pioche { $deck ->
            [treasure] Trésor
           *[door] { $door }
        }.
    }
event-exchange =
    { $reader ->
        [seat] { $whom } et vous échangez vos mains.
        [other] { $who } et vous échangez vos mains.
       *[nobody] { $who } et { $whom } échangent leurs mains.
    }
event-spared =
    { $what ->
        [death] { $me ->
            [you] Finalement, vous ne mourez pas.
           *[they] Finalement, { $who } ne meurt pas.
        }
       *[levels] { $me ->
            [you] Finalement, vous ne perdez aucun niveau.
           *[they] Finalement, { $who } ne perd aucun niveau.
        }
    }
event-named =
    { $reader ->
        [seat] Vous désignez { $whom }.
        [other] { $who } vous désigne.
       *[nobody] { $who } désigne { $whom }.
    }
event-redirect =
    { $reader ->
        [seat] Vous renvoyez { $card } à { $whom }.
        [other] { $who } vous renvoie { $card }.
       *[nobody] { $who } renvoie { $card } à { $whom }.
    }
event-change-sides = { $card } compte désormais pour l’autre camp.
event-hand =
    { $me ->
        [you] Vous avez maintenant en main { $cards }.
       *[they] { $who } a maintenant en main { $shown ->
            [no] { $count ->
                [one] une carte
               *[other] { $count } cartes
            }
           *[some] { $cards }
        }.
    }
event-bring =
    { $me ->
        [you] Vous amenez { $card } dans { event-fight-of-whom }.
       *[they] { $who } amène { $card } dans { event-fight-of-whom }.
    }
