# Ce qui s'est passé, raconté en une phrase à un lecteur par grosbill.notation.story.
#
# $who l'a fait, $me : you (le lecteur), they. $whom l'a subi, $to : you, them, self, none.
# $reader, des deux à la fois : le lecteur est seat (qui l'a fait), other (qui l'a subi) ou nobody.
# $cards : leurs noms ; $shown : no (cachées au lecteur), some (à d'autres), up (à personne).
# $count : combien de cartes, cachées ou non. $n, $note : comme dans l'événement.


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
    { $n ->
        [one] un trésor
       *[other] { $n } trésors
    }
event-cards-or =
    { $shown ->
        [no] { event-cards }
       *[up] { $cards }
    }
event-found =
    { $shown ->
        [no] {""}
        [up] {" "}face visible : { $cards }
       *[some] {" "}: { $cards }
    }
event-draws =
    { $me ->
        [you] Vous piochez
       *[they] { $who } pioche
    }
event-aim =
    { $aim ->
        [card] {" "}sur { $target }
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
        [you] Tour { $n } : c'est à vous.
       *[they] Tour { $n } : c'est à { $who }.
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
        [0] il ne reste plus de carte Porte.
       *[other] { $cards }.
    }
event-draw =
    { $note ->
        [loot] { $me ->
            [you] Vous pillez la pièce et piochez { event-cards-or }.
           *[they] { $who } pille la pièce et pioche { event-cards-or }.
        }
        [listen] { $me ->
            [you] Vous écoutez à la porte et piochez { event-cards-or }.
           *[they] { $who } écoute à la porte et pioche { event-cards-or }.
        }
        [door] { event-draws } { $count ->
            [one] { $count } carte Porte
           *[other] { $count } cartes Porte
        }{ event-found }.
        [treasure] { event-treasure }
       *[hand] { $shown ->
            [no] { event-draws } une nouvelle main de { event-cards }.
           *[some] { event-draws } une nouvelle main : { $cards }.
        }
    }
event-reshuffle =
    { $n ->
        [0] Les cartes Porte défaussées sont mélangées et forment une nouvelle pioche.
       *[1] Les cartes Trésor défaussées sont mélangées et forment une nouvelle pioche.
    }
event-reveal =
    { $me ->
        [you] Vous révélez { $cards }.
       *[they] { $who } révèle { $cards }.
    }
event-charity = { event-gives } par charité.


### Cards

event-play =
    { $me ->
        [you] Vous jouez
       *[they] { $who } joue
    } { $card }{ event-aim }.
event-use =
    { $power ->
        [none] { event-uses } { $card }{ event-aim }.
       *[named] { event-uses } { $power } ({ $card }){ event-aim }.
    }
event-uses =
    { $faced ->
        [yes] { $me ->
            [you] Vous profitez de ce que permet
           *[they] { $who } profite de ce que permet
        }
       *[no] { $me ->
            [you] Vous utilisez
           *[they] { $who } utilise
        }
    }
event-wear =
    { $me ->
        [you] Vous utilisez désormais { $cards }.
       *[they] { $who } utilise désormais { $cards }.
    }
event-take-off =
    { $me ->
        [you] Vous n'utilisez plus { $cards }.
       *[they] { $who } n'utilise plus { $cards }.
    }
event-discard =
    { $me ->
        [you] Vous défaussez { $cards }{ $note ->
            [hand] {" "}de votre main
           *[table] {""}
        }.
       *[they] { $who } défausse { $cards }{ $note ->
            [hand] {" "}de sa main
           *[table] {""}
        }.
    }
event-room-lost =
    { $me ->
        [you] { $cards } ne vous sert plus à rien.
       *[they] { $cards } ne sert plus à rien à { $who }.
    }
event-steal =
    { $reader ->
        [seat] Vous volez { $cards } à { $whom }.
        [other] { $who } vous vole { $cards }.
       *[nobody] { $who } vole { $cards } à { $whom }.
    }
event-take =
    { $to ->
        [none] { event-takes } dans la défausse.
        [you] { $shown ->
            [up] { $who } vous prend { $cards }.
           *[some] { event-takes } dans votre main.
        }
       *[them] { $shown ->
            [up] { event-takes } à { $whom }.
           *[some] { event-takes } dans la main de { $whom }.
        }
    }
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
    }{ $shown ->
        [no] .
       *[up] {" "}: { $cards }.
    }
event-audience =
    { $to ->
        [none] tout le monde
       *[them] { $whom }
    }
event-bid =
    { $me ->
        [you] Vous misez { $card } pour prendre { $target } dans la défausse.
       *[they] { $who } mise { $card } pour prendre { $target } dans la défausse.
    }
event-choose =
    { $note ->
        [first] { $me ->
            [you] { $n ->
                [1] Vous choisissez de déguerpir en premier.
               *[2] Vous laissez l'autre déguerpir en premier.
            }
           *[they] { $n ->
                [1] { $who } choisit de déguerpir en premier.
               *[2] { $who } laisse l'autre déguerpir en premier.
            }
        }
       *[option] { $me ->
            [you] Vous choisissez la possibilité { $n }.
           *[they] { $who } choisit la possibilité { $n }.
        }
    }


### Levels, death, change

event-level-up =
    { $me ->
        [you] Vous gagnez { text-levels }
       *[they] { $who } gagne { text-levels }
    }{ $note ->
        [kill] {" "}pour ce monstre tué.
        [sale] {" "}grâce à cette vente.
        [outsider] {" "}pour avoir résisté.
       *[other] .
    }
event-level-down =
    { $me ->
        [you] Vous perdez { text-levels }.
       *[they] { $who } perd { text-levels }.
    }
event-sell =
    { $me ->
        [you] Vous vendez { $cards } pour { $n } { $money }.
       *[they] { $who } vend { $cards } pour { $n } { $money }.
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
        [seat] Vous prenez { $cards } sur le cadavre de { $whom }.
        [other] { $who } prend { $cards } sur votre cadavre.
       *[nobody] { $who } prend { $cards } sur le cadavre de { $whom }.
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
event-sex = { event-become }
event-become =
    { $me ->
        [you] Vous devenez { text-a }.
       *[they] { $who } devient { text-a }.
    }
event-outsider =
    { $me ->
        [you] Il ne reste que vous à ne pas être { text-a }.
       *[they] Il ne reste que { $who } à ne pas être { text-a }.
    }
event-all-alike = Désormais, tout le monde est { text-a } : la partie est finie.
event-counts-as =
    { $n ->
        [0] { $me ->
            [you] Vous ne comptez plus comme { text-a }.
           *[they] { $who } ne compte plus comme { text-a }.
        }
       *[other] { $me ->
            [you] Vous comptez désormais comme { text-a }.
           *[they] { $who } compte désormais comme { text-a }.
        }
    }


### Curses and lasting effects

event-curse =
    { $me ->
        [you] { $cards } vous frappe.
       *[they] { $cards } frappe { $who }.
    }
event-cancel = { $cards } n'a aucun effet sur { event-you-or }.
event-grant = { $cards } agit désormais sur { event-you-or }.
event-attach =
    { $me ->
        [you] Ces cartes que vous avez en jeu vont désormais ensemble : { $cards }.
       *[they] Ces cartes en jeu de { $who } vont désormais ensemble : { $cards }.
    }
event-lift = { $cards } n'agit plus sur { event-you-or }.


### Fights

event-monster =
    { $note ->
        [door] { $me ->
            [you] Vous affrontez { $cards }.
           *[they] { $who } affronte { $cards }.
        }
        [trouble] { $me ->
            [you] Vous cherchez la bagarre et affrontez { $cards }.
           *[they] { $who } cherche la bagarre et affronte { $cards }.
        }
        [copy] Avec { $cards }, un second monstre identique rejoint { event-fight-of-whom }.
       *[join] { $me ->
            [you] Vous ajoutez { $cards } dans { event-fight-of-whom }.
           *[they] { $who } ajoute { $cards } dans { event-fight-of-whom }.
        }
    }
event-removed =
    Le monstre { $cards } quitte le combat{ $n ->
        [0] .
       *[other] {" "}mais laisse { event-treasures }.
    }
event-killed =
    { $me ->
        [you] Vous tuez { $cards }.
       *[they] { $who } tue { $cards }.
    }
event-hand-over =
    { $reader ->
        [seat] { $whom } reprend votre combat.
        [other] Vous reprenez le combat de { $who }.
       *[nobody] { $whom } reprend le combat de { $who }.
    }
event-claim =
    { $note ->
        [removal] Il n'y a plus de monstre à combattre.
       *[claim] { $me ->
            [you] Vous annoncez votre victoire.
           *[they] { $who } annonce sa victoire.
        }
    }
event-claim-void = La victoire ne tient plus : le combat continue.
event-won =
    { $to ->
        [none] { $me ->
            [you] Vous gagnez
           *[they] { $who } gagne
        }
       *[them] { $reader ->
            [seat] { $whom } et vous gagnez
            [other] { $who } et vous gagnez
           *[nobody] { $who } et { $whom } gagnent
        }
    } le combat{ $n ->
        [0] .
       *[other] {" "}et { event-treasures }.
    }
event-treasure =
    { event-draws } { $count ->
        [one] { $count } trésor
       *[other] { $count } trésors
    }{ event-found }.
event-share =
    { $me ->
        [you] Vous prenez { $cards } comme part du trésor.
       *[they] { $who } prend { $cards } comme part du trésor.
    }


### Running away

event-run =
    { $me ->
        [you] Vous vous apprêtez à déguerpir.
       *[they] { $who } s'apprête à déguerpir.
    }
event-away =
    { $me ->
        [you] Vous n'avez pas besoin de lancer le dé pour
       *[they] { $who } n'a pas besoin de lancer le dé pour
    } { $count ->
        [0] déguerpir.
       *[other] échapper à { $cards }.
    }
event-roll =
    { $me ->
        [you] Vous obtenez { $n } au dé
       *[they] { $who } obtient { $n } au dé
    }{ $note ->
        [run] {" "}pour déguerpir.
        [looting] {" "}pour savoir qui se sert en premier.
        [bid] {" "}pour savoir qui prend la carte dans la défausse.
        [first] {" "}pour savoir qui choisit l'ordre de fuite.
       *[effect] .
    }
event-die =
    { $me ->
        [you] Votre dé compte maintenant pour { $n }.
       *[they] Le dé de { $who } compte maintenant pour { $n }.
    }
event-escape =
    { $me ->
        [you] Vous échappez à { $cards }.
       *[they] { $who } échappe à { $cards }.
    }
event-caught =
    { $me ->
        [you] Vous vous faites rattraper par { $cards }.
       *[they] { $who } se fait rattraper par { $cards }.
    }
event-fled = Le combat est fini.
event-look =
    { $me ->
        [you] Vous regardez le dessus de la pioche { $note ->
            [treasure] Trésor
           *[door] Donjon
        } : { $cards }.
       *[they] { $who } regarde le dessus de la pioche { $note ->
            [treasure] Trésor
           *[door] Donjon
        }.
    }
event-exchange =
    { $reader ->
        [seat] { $whom } et vous échangez vos mains.
        [other] { $who } et vous échangez vos mains.
       *[nobody] { $who } et { $whom } échangent leurs mains.
    }
event-spared =
    { $note ->
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
        [seat] Vous renvoyez { $cards } à { $whom }.
        [other] { $who } vous renvoie { $cards }.
       *[nobody] { $who } renvoie { $cards } à { $whom }.
    }
event-change-sides = { $cards } compte désormais pour l'autre camp.
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
        [you] Vous amenez { $cards }.
       *[they] { $who } amène { $cards }.
    }
