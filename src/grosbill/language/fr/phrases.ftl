# Les mots et tournures du texte des cartes : noms, nombres, cartes, joueurs, conditions, moments.
# Les phrases qui en sont faites sont dans cards.ftl, où les variables sont expliquées.


### Lists

list-and = { $first } et { $last }
list-or = { $first } ou { $last }
list-then = { $first }, puis { $last }


### Nouns and articles

text-a =
    { $noun_number ->
        [many] des { $noun }
       *[one] { $noun_gender ->
            [f] une { $noun }
           *[m] un { $noun }
        }
    }
text-the =
    { $noun_number ->
        [many] les { $noun }
       *[one] { $noun_gender ->
            [f] la { $noun }
           *[m] le { $noun }
        }
    }
text-to-the = aux { $noun }
text-each = chaque { $noun }
text-this =
    { $noun_number ->
        [many] ces { $noun }
       *[one] { $noun_gender ->
            [f] cette { $noun }
           *[m] { $noun_vowel ->
                [yes] cet { $noun }
               *[no] ce { $noun }
            }
        }
    }
text-that = { text-this }
text-the-one = { text-the }
text-your =
    { $person ->
        [they] { $noun_number ->
            [many] ses { $noun }
           *[one] { $noun_gender ->
                [f] { $noun_vowel ->
                    [yes] son { $noun }
                   *[no] sa { $noun }
                }
               *[m] son { $noun }
            }
        }
       *[you] { $noun_number ->
            [many] vos { $noun }
           *[one] votre { $noun }
        }
    }
text-card =
    { $deck ->
        [door] { text-card-word } Porte
        [treasure] { text-card-word } Trésor
       *[any] { text-card-word }
    }
text-card-word =
    { $number ->
        [many] cartes
       *[one] carte
    }
text-card-of = carte { $noun }
text-card-named =
    { $place ->
        [fight] le monstre « { $name } »
       *[any] « { $name } »
    }


### Numbers

text-counted = { $n } { $noun }
text-up-to = jusqu'à { $n } { $noun }
text-that-many = autant de { $noun }
text-one-of =
    { $noun_gender ->
        [f] l'une des { $noun }
       *[m] l'un des { $noun }
    }
text-at-least = {" "}(au moins { $cards })
text-levels =
    { $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    }
text-levels-rolled = autant de niveaux
text-levels-if = ou { $n } { $when }
text-level = niveau { $n }
text-level-of =
    { $who ->
        [highest] niveau du joueur le plus avancé
        [lowest] niveau du joueur le moins avancé
        [left] niveau de votre voisin de gauche
        [right] niveau de votre voisin de droite
       *[other] niveau de ce joueur
    }
text-level-range =
    { $shape ->
        [min] niveau { $min } ou plus
        [max] niveau { $max } ou moins
        [exact] niveau { $min }
       *[between] niveau { $min } à { $max }
    }
text-level-beside =
    { $side ->
        [above] niveau supérieur au vôtre
       *[below] niveau inférieur au vôtre
    }
text-value-range =
    { $shape ->
        [min] au moins { $min } po
        [max] au plus { $max } po
        [exact] { $min } po
       *[between] de { $min } à { $max } po
    }
text-treasures =
    { $n ->
        [one] { $n } Trésor
       *[other] { $n } Trésors
    }
text-price =
    { $n ->
        [0] sans valeur
       *[other] { $n } po
    }
text-bonus-if = { $plus } { $when }
text-bonus-else = sinon { $plus }
text-bonus-becomes = le bonus passe à { $plus } { $when }
text-faces-from = { $n } ou plus
text-faces-to = { $n } ou moins


### Cards

text-of-value = { $noun } valant { $value }
text-of-level = { $noun } de { $level }
text-except = { $noun } (sauf { $what })
text-except-tag =
    { $marked_gender ->
        [f] { $noun } qui n'est pas une { $marked }
       *[m] { $noun } qui n'est pas un { $marked }
    }
text-own = { text-your }
text-all-the =
    { $noun_gender ->
        [f] toutes
       *[m] tous
    }
text-all =
    { $where ->
        [fight] { text-all-the } les { $noun }
        [discards] { text-all-the } les { $noun } de la défausse
        [hand] { $person ->
            [they] { text-all-the } les { $noun } de sa main
           *[you] { text-all-the } les { $noun } de votre main
        }
        [use] { $person ->
            [they] { text-all-the } les { $noun } qu'il utilise
           *[you] { text-all-the } les { $noun } que vous utilisez
        }
       *[play] { $person ->
            [they] { text-all-the } ses { $noun }
           *[you] { text-all-the } vos { $noun }
        }
    }
text-placed =
    { $where ->
        [hand] { $person ->
            [they] { $cards } de sa main
           *[you] { $cards } de votre main
        }
        [discards] { $cards } de votre choix dans la défausse
        [force] { $cards } en cours
        [side] { $cards } dans votre camp
        [play] { $cards } en jeu
        [any] { $cards }, en jeu ou en main
        [use] { $person ->
            [they] { $cards } qu'il utilise
           *[you] { $cards } que vous utilisez
        }
       *[fight] { $cards }
    }
text-whole-hand =
    { $person ->
        [they] { $rest ->
            [yes] le reste de sa main
           *[no] toute sa main
        }
       *[you] { $rest ->
            [yes] le reste de votre main
           *[no] toute votre main
        }
    }
text-worn =
    { $person ->
        [they] { text-the } qu'il porte
       *[you] { text-the } que vous portez
    }
text-most =
    { $most ->
        [value] { text-your } de plus grande valeur
        [level] { text-your } de plus haut niveau
       *[bonus] { $person ->
            [they] { text-the } qui lui donne le plus gros bonus
           *[you] { text-the } qui vous donne le plus gros bonus
        }
    }
text-first-discarded =
    { $noun_gender ->
        [f] la première { $noun } de la défausse
       *[m] le premier { $noun } de la défausse
    }
text-picked-word =
    { $cards_number ->
        [many] { $cards_gender ->
            [f] choisies
           *[m] choisis
        }
       *[one] { $cards_gender ->
            [f] choisie
           *[m] choisi
        }
    }
text-picked =
    { $by ->
        [left] { $cards } { text-picked-word } par votre voisin de gauche
       *[right] { $cards } { text-picked-word } par votre voisin de droite
    }
text-at-random = { $cards } au hasard
text-worth = des { $noun } valant au moins { $n } po au total
text-worth-that = des { $noun } valant au moins autant au total
text-even-unused =
    { $what_gender ->
        [f] { $what } (même inutilisée)
       *[m] { $what } (même inutilisé)
    }
text-or-all-of-them =
    { $noun_gender ->
        [f] , ou toutes si elles valent moins
       *[m] , ou tous si ils valent moins
    }


### Players

text-who =
    { $who ->
        [you] vous
        [target] ce joueur
        [fighter] le combattant
        [helper] le joueur qui vous aide
        [fighters] chaque joueur qui combat
        [left] votre voisin de gauche
        [right] votre voisin de droite
        [highest] chaque joueur du plus haut niveau
        [lowest] chaque joueur du plus bas niveau
        [others] chaque autre joueur
        [everyone] chaque joueur
       *[actor] ce joueur
    }
text-target =
    { $who ->
        [rival] un autre joueur
        [side] le camp de votre choix
        [munchkin] { $both ->
            [yes] un combattant, ou chacun des deux,
           *[no] un combattant
        }
       *[player] un joueur de votre choix
    }
text-who-fighting = { $who } qui combat
text-who-marked = { $who } { $mark }
text-mark-role =
    { $role ->
        [fighter] qui combat
        [helper] qui aide
        [alone] qui combat seul
        [none] qui ne combat pas
       *[either] qui combat
    }
text-mark-level = de { $level }
text-mark-is = qui est { $what }
text-one-then-other = { $first }, puis { $last },
text-in-order =
    { $side ->
        [left] en commençant à votre gauche, { $text }
       *[right] en commençant à votre droite, { $text }
    }
text-group-level =
    { $group ->
        [any] les personnages de { $level }
       *[other] { $group } de { $level }
    }
text-group-anyone = les personnages
text-group-except = { $group }, sauf { $what }


### Conditions

text-if = si { $clause }
text-or-if = { $first } ou si { $last }
text-unless = sauf si { $clause }
text-cond-is =
    { $who ->
        [you] vous êtes { $what }
        [fighters] { $what } participe au combat
       *[other] { text-who } est { $what }
    }
text-cond-level =
    { $who ->
        [you] vous êtes de { $level }
        [fighters] un joueur de { $level } participe au combat
       *[other] { text-who } est de { $level }
    }
text-cond-rank =
    { $rank ->
        [highest] vous avez le plus haut niveau, même à égalité
       *[lowest] vous avez le plus bas niveau, même à égalité
    }
text-cond-has =
    { $where ->
        [hand] vous avez { $what } en main
        [use] vous utilisez { $what }
        [fight] il y a { $what } dans le combat
        [side] votre camp utilise { $what }
        [discards] il y a { $what } dans la défausse
        [force] il y a { $what } en cours
       *[play] vous avez { $what }
    }
text-cond-role =
    { $role ->
        [fighter] c'est votre combat
        [helper] vous aidez
        [alone] vous combattez seul
       *[either] vous combattez
    }
text-cond-unaided = vous gagnez seul et sans aucun bonus
text-cond-turn = c'est votre tour
text-cond-cause = cela vient de { $what }
text-cond-roll =
    { $failed ->
        [yes] vous n'avez pas réussi à déguerpir
       *[no] vous avez lancé le dé pour déguerpir
    }
text-cause =
    { $cause ->
        [door] une porte ouverte
        [bad_stuff] un incident fâcheux
        [kill] un monstre tué
       *[face_up] une carte face visible
    }


### Moments

text-when =
    { $at ->
        [any_time] à tout moment
        [peace] hors combat
        [own_turn] à votre tour, hors combat
        [combat] { $role ->
            [alone] quand vous combattez seul
            [fighter] dans votre propre combat
            [helper] quand vous aidez dans un combat
            [either] en combat
           *[any] dans n'importe quel combat
        }
        [before_fight] avant le combat
        [before_curse] { $whose ->
            [any] quand { $curse } frappe un joueur
           *[you] quand { $curse } vous frappe
        }
        [before_draw] quand vous devez piocher une carte face visible
        [after_draw] quand vous recevez des cartes
        [before_run] { $instead ->
            [yes] au lieu de lancer le dé pour déguerpir
           *[no] { $whose ->
                [any] avant un jet pour déguerpir
               *[you] avant votre jet pour déguerpir
            }
        }
        [after_roll] { $whose ->
            [any] { $roll ->
                [failed] après un jet raté pour déguerpir
                [run] après un jet pour déguerpir
               *[any] après un jet de dé
            }
           *[you] { $roll ->
                [failed] après un jet raté pour déguerpir
                [run] après votre jet pour déguerpir
               *[any] après avoir lancé le dé
            }
        }
        [after_escape] { $whose ->
            [any] quand un joueur échappe à un monstre
           *[you] quand vous échappez à un monstre
        }
        [before_bad_stuff] { $roll ->
            [failed] après un jet raté pour déguerpir
           *[any] { $whose ->
                [any] quand un monstre rattrape un joueur
               *[you] quand un monstre vous rattrape
            }
        }
        [after_kill] { $role ->
            [helper] pour chaque monstre tué avec votre aide
            [any] pour chaque monstre tué
           *[either] pour chaque monstre que vous tuez
        }
        [after_combat] { $whose ->
            [any] juste après un combat, le vôtre ou non
           *[you] juste après votre combat
        }
       *[before_loss] { $whose ->
            [any] quand un joueur va perdre des cartes
           *[you] quand vous allez perdre des cartes
        }
    }
text-own-turn-and = à votre tour, { $moment }
text-against = { $moment } contre { $what }
text-on-receipt = dès que vous recevez { $what }
text-limit =
    { $per ->
        [target] { $n ->
            [one] une fois par combat et par victime
           *[other] jusqu'à { $n } fois par combat et par victime
        }
        [combat] { $n ->
            [one] une fois par combat
           *[other] jusqu'à { $n } fois par combat
        }
        [roll] { $n ->
            [one] une fois par jet
           *[other] jusqu'à { $n } fois par jet
        }
       *[turn] { $n ->
            [one] une fois par tour
           *[other] jusqu'à { $n } fois par tour
        }
    }
