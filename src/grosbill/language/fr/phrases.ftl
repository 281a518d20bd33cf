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
        [door] { text-card-word } { $door }
        [treasure] { text-card-word } Trésor
       *[any] { text-card-word }
    }
text-card-word =
    { $number ->
        [many] cartes
       *[one] carte
    }
text-some-cards = des cartes
text-card-of = carte { $noun }
text-card-named =
    { $place ->
        [fight] le monstre « { $name } »
       *[any] « { $name } »
    }


### Numbers

text-counted =
    { $noun_number ->
        [many] { $n ->
            [1] des { $noun }
           *[other] { $n } { $noun }
        }
       *[one] { $n } { $noun }
    }
text-up-to = jusqu’à { $n } { $noun }
text-that-many = autant de { $noun }
text-one-of =
    { $noun_gender ->
        [f] l’une des { $noun }
       *[m] l’un des { $noun }
    }
text-another =
    { $n ->
        [one] { $noun_gender ->
            [f] une autre { $noun }
           *[m] un autre { $noun }
        }
       *[other] { $n } autres { $noun }
    }
text-even-number = un nombre pair de { $noun }
text-at-least = {" "}(au moins { $cards })
text-at-least-so-many = au moins { $n } { $noun }
text-levels =
    { $n ->
        [one] { $n } niveau
       *[other] { $n } niveaux
    }
text-levels-short = 1 niveau pour chaque carte manquante
text-levels-rolled = autant de niveaux
text-levels-if = ou { $n } { $when }
text-levels-each = { text-levels } pour chaque { $what }
text-level = niveau { $n }
text-level-of =
    { $who ->
        [fighter] niveau du combattant
       *[lowest] niveau du joueur le moins avancé
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
        [min] au moins { $min } { $money }
        [max] au plus { $max } { $money }
        [exact] { $min } { $money }
       *[between] de { $min } à { $max } { $money }
    }
text-treasures =
    { $n ->
        [one] { $n } Trésor
       *[other] { $n } Trésors
    }
text-price =
    { $n ->
        [0] aucune valeur
       *[other] { $n } { $money }
    }
text-bonus-if = { $plus } { $when }
text-bonus-else = sinon { $plus }
text-bonus-becomes = le bonus passe à { $plus } { $when }
text-bonus-each = { $plus } pour chaque { $what }
text-bonus-one-of = de { $low } à { $high }, au choix
text-bonus-level = un bonus égal au { $level }
text-faces-from = { $n } ou plus
text-faces-to = { $n } ou moins
text-faces-below = un nombre inférieur


### Cards

text-of-value = { $noun } valant { $value }
text-worth-no-more = { $noun } (ne valant pas plus)
text-of-level = { $noun } de { $level }
text-with-bonus = { $noun } à bonus
text-held =
    { $noun_number ->
        [many] { $noun_gender ->
            [f] { $noun } tenues en { $place }
           *[m] { $noun } tenus en { $place }
        }
       *[one] { $noun_gender ->
            [f] { $noun } tenue en { $place }
           *[m] { $noun } tenu en { $place }
        }
    }
text-except = { $noun } (sauf { $what })
text-except-tag =
    { $marked_number ->
        [many] { $noun } qui ne sont pas des { $marked }
       *[one] { $marked_gender ->
            [f] { $noun } qui n’est pas une { $marked }
           *[m] { $noun } qui n’est pas un { $marked }
        }
    }
text-played-by-you =
    { $noun_gender ->
        [f] celles que vous avez jouées
       *[m] ceux que vous avez joués
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
        [any] { $person ->
            [they] { text-all-the } ses { $noun }, en jeu ou en main
           *[you] { text-all-the } vos { $noun }, en jeu ou en main
        }
        [use] { $person ->
            [they] { text-all-the } les { $noun } qu’il utilise
           *[you] { text-all-the } les { $noun } que vous utilisez
        }
        [unused] { $person ->
            [they] { text-all-the } les { $noun } qu’il n’utilise pas
           *[you] { text-all-the } les { $noun } que vous n’utilisez pas
        }
        [unusable] { $person ->
            [they] { text-all-the } les { $noun } qu’il ne peut pas utiliser
           *[you] { text-all-the } les { $noun } que vous ne pouvez pas utiliser
        }
        [own_class] { $person ->
            [they] { text-all-the } les { $noun } que seule sa classe lui permet d’utiliser
           *[you] { text-all-the } les { $noun } que seule votre classe vous permet d’utiliser
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
        [anyone] { $cards } en cours d’utilisation
        [fighter] { $cards_gender ->
            [f] { $cards } utilisée dans le combat
           *[m] { $cards } utilisé dans le combat
        }
        [any] { $cards }, en jeu ou en main
        [use] { $person ->
            [they] { $cards } qu’il utilise
           *[you] { $cards } que vous utilisez
        }
        [unused] { $person ->
            [they] { $cards } qu’il n’utilise pas
           *[you] { $cards } que vous n’utilisez pas
        }
        [unusable] { $person ->
            [they] { $cards } qu’il ne peut pas utiliser
           *[you] { $cards } que vous ne pouvez pas utiliser
        }
        [own_class] { $person ->
            [they] { $cards } que seule sa classe lui permet d’utiliser
           *[you] { $cards } que seule votre classe vous permet d’utiliser
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
        [they] { text-the } qu’il porte
       *[you] { text-the } que vous portez
    }
text-most =
    { $most ->
        [value] { text-your } de plus grande valeur
        [least_value] { text-your } de plus faible valeur
        [level] { $where ->
            [fight] { text-the-one } de plus haut niveau
           *[play] { text-your } de plus haut niveau
        }
        [least_level] { $where ->
            [fight] { text-the-one } de plus bas niveau
           *[play] { text-your } de plus bas niveau
        }
       *[bonus] { $where ->
            [use] { $person ->
                [they] { text-the } qui lui donne le plus gros bonus
               *[you] { text-the } qui vous donne le plus gros bonus
            }
           *[play] { $person ->
                [they] { text-the } qui lui donne, ou lui donnerait, le plus gros bonus
               *[you] { text-the } qui vous donne, ou vous donnerait, le plus gros bonus
            }
        }
    }
text-of-those-with-value =
    { $cards_gender ->
        [f] { $cards }, sans compter celles qui n’ont aucune valeur
       *[m] { $cards }, sans compter ceux qui n’ont aucune valeur
    }
text-on-top =
    { $number ->
        [many] { $deck ->
            [door] les { $n } premières cartes de la pioche { $door }
            [treasure] les { $n } premières cartes de la pioche Trésor
           *[any] les { $n } premières cartes de la pioche de votre choix
        }
       *[one] { $deck ->
            [door] la première carte de la pioche { $door }
            [treasure] la première carte de la pioche Trésor
           *[any] la première carte de la pioche de votre choix
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
        [lowest] { $cards } { text-picked-word } par le joueur de plus bas niveau
       *[right] { $cards } { text-picked-word } par votre voisin de droite
    }
text-at-random = { $cards } au hasard
text-any-of =
    { $where ->
        [hand] des { $noun } de votre main
       *[play] vos { $noun }
    }
text-each-there =
    { $where ->
        [hand] { $noun } de votre main
        [use] { $noun } que vous utilisez
        [side] { $noun } que votre camp utilise
        [fight] { $noun } dans le combat
        [discards] { $noun } de la défausse
       *[play] { $noun } que vous avez en jeu
    }
text-worth = des { $noun } valant au moins { $n } { $money } au total
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
        [fighters] chaque combattant
        [partner] l’autre combattant
        [left] votre voisin de gauche
        [right] votre voisin de droite
        [highest] chaque joueur du plus haut niveau
        [lowest] chaque joueur du plus bas niveau
        [others] chaque autre joueur
        [everyone] chaque joueur
       *[actor] ce joueur
    }
text-player = joueur
text-among =
    { $who ->
        [others] autre { $noun }
        [fighters] { $noun } qui combat
       *[everyone] { $noun }
    }
text-one-of-them =
    { $who ->
        [highest] un joueur du plus haut niveau, à votre choix,
        [lowest] un joueur du plus bas niveau, à votre choix,
        [others] un autre joueur de votre choix
        [fighters] un combattant de votre choix
       *[everyone] un joueur de votre choix
    }
text-one-such = { text-a } de votre choix
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
text-who-if = { $who }, si il est { $mark },
text-mark-role =
    { $role ->
        [fighter] qui combat
        [helper] qui aide
        [alone] qui combat seul
        [none] qui ne combat pas
       *[either] qui participe au combat
    }
text-mark-level = de { $level }
text-mark-is = qui est { $what }
text-mark-is-not = qui n’est pas { $what }
text-mark-has =
    { $where ->
        [hand] qui a { $what } en main
        [use] qui utilise { $what }
       *[play] qui a { $what }
    }
text-mark-outcome =
    { $outcome ->
        [won] qui a gagné
        [caught] qui a été rattrapé
        [died] qui est mort
       *[free] qui n’a pas été rattrapé
    }
text-one-then-other = { $first }, puis { $last },
text-in-order =
    { $side ->
        [left] en commençant à votre gauche, { $text }
        [level] du plus haut niveau au plus bas, { $text }
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
text-and-if = { $first } et si { $last }
text-or-if = { $first } ou si { $last }
text-unless = sauf si { $clause }
text-cond-is =
    { $who ->
        [you] vous êtes { $what }
        [fighters] { $what } participe au combat
        [everyone] quelqu’un est { $what }
       *[other] { text-who } est { $what }
    }
text-cond-level =
    { $who ->
        [you] vous êtes de { $level }
        [fighters] un joueur de { $level } participe au combat
       *[other] { text-who } est de { $level }
    }
text-cond-some =
    { $who ->
        [fighters] un joueur { $mark } participe au combat
        [others] il y a un autre joueur { $mark }
       *[everyone] il y a un joueur { $mark }
    }
text-cond-rank =
    { $rank ->
        [highest] { $who ->
            [you] vous avez le plus haut niveau, même à égalité
           *[other] { text-who } a le plus haut niveau, même à égalité
        }
       *[lowest] { $who ->
            [you] vous avez le plus bas niveau, même à égalité
           *[other] { text-who } a le plus bas niveau, même à égalité
        }
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
text-cond-has-named =
    { $where ->
        [hand] vous avez { $what } en main
        [use] vous utilisez { $what }
        [fight] { $what } est dans le combat
        [side] votre camp utilise { $what }
        [discards] { $what } est dans la défausse
       *[play] vous avez { $what }
    }
text-cond-none-left = il ne reste aucun monstre
text-cond-role =
    { $who ->
        [you] { $role ->
            [fighter] c’est votre combat
            [helper] vous aidez
            [alone] vous combattez seul
           *[either] vous combattez
        }
       *[other] { $role ->
            [fighter] { text-who } combat
            [helper] { text-who } aide
            [alone] { text-who } est seul
           *[either] { text-who } participe au combat
        }
    }
text-cond-helped =
    { $who ->
        [you] vous êtes aidé
       *[other] { text-who } est aidé
    }
text-cond-together =
    { $who ->
        [you] vous n’êtes pas seul à combattre
       *[other] { text-who } n’est pas seul à combattre
    }
text-cond-outcome =
    { $outcome ->
        [won] { $who ->
            [you] vous avez gagné
           *[other] { text-who } a gagné
        }
        [died] { $who ->
            [you] vous êtes mort
           *[other] { text-who } est mort
        }
       *[caught] { $who ->
            [you] vous avez été rattrapé
           *[other] { text-who } a été rattrapé
        }
    }
text-cond-unaided = vous gagnez seul et sans aucun bonus
text-cond-undisturbed = vous n’avez rencontré aucun monstre ce tour-ci
text-cond-turn = c’est votre tour
text-cond-cause =
    { $cause ->
        [call] un autre l’a appelé
        [trouble] vous cherchiez la bagarre
       *[other] cela vient de { $what }
    }
text-cond-roll =
    { $failed ->
        [yes] vous n’avez pas réussi à déguerpir
       *[no] vous avez lancé le dé pour déguerpir
    }
text-cond-used = vous avez utilisé « { $name } » dans ce combat
text-cond-called = vous vous appelez { $names }
text-dare-singing = vous la chantez à voix haute
text-dare-speaking = son nom est prononcé trois fois
text-cause =
    { $cause ->
        [door] une porte ouverte
        [bad_stuff] un incident fâcheux
        [kill] un monstre tué
        [trouble] une bagarre cherchée
        [call] un appel
        [loot] un pillage
        [reward] une récompense
        [played] une carte jouée
       *[face_up] une carte face visible
    }
text-causes =
    { $cause ->
        [door] les portes ouvertes
        [kill] les monstres tués
       *[bad_stuff] les incidents fâcheux
    }


### Moments

text-when =
    { $at ->
        [any_time] à tout moment
        [peace] { $cause ->
            [nobody] quand personne ne combat
           *[any] hors combat
        }
        [own_turn] à votre tour, hors combat
        [turn_start] { $whose ->
            [any] au début de n’importe quel tour
            [rival] au début du tour d’un autre joueur
           *[you] au début de votre tour
        }
        [turn_end] { $whose ->
            [any] à la fin de n’importe quel tour
            [rival] à la fin du tour d’un autre joueur
           *[you] à la fin de votre tour
        }
        [combat] { $role ->
            [alone] quand vous combattez seul
            [fighter] dans votre propre combat
            [helper] quand vous aidez dans un combat
            [either] en combat
           *[any] dans n’importe quel combat
        }
        [before_fight] avant le combat
        [before_play] { $card ->
            [monster] quand un joueur joue { $what } dans ce combat
           *[other] { $whose ->
                [any] quand un joueur joue { $what }
                [rival] quand un autre joueur joue { $what }
               *[you] quand vous jouez { $what }
            }
        }
        [before_curse] { $cause ->
            [door] quand vous piochez { $curse } en ouvrant une porte
           *[any] { $whose ->
                [any] quand { $curse } frappe un joueur
                [rival] quand { $curse } frappe un autre joueur
               *[you] quand { $curse } vous frappe
            }
        }
        [before_draw] { $instead ->
            [yes] au lieu de piocher une carte face visible
           *[no] quand vous devez piocher une carte face visible
        }
        [before_door] { $instead ->
            [yes] au lieu d’ouvrir la porte
           *[no] { $whose ->
                [any] avant qu’un joueur ouvre la porte
                [rival] avant qu’un autre joueur ouvre la porte
               *[you] au moment d’ouvrir la porte
            }
        }
        [before_loot] { $instead ->
            [yes] au lieu de piller la pièce
           *[no] { $whose ->
                [any] avant qu’un joueur pille la pièce
                [rival] avant qu’un autre joueur pille la pièce
               *[you] avant de piller la pièce
            }
        }
        [before_reward] { $whose ->
            [you] avant de piocher un Trésor gagné à deux
            [rival] avant que soit pioché un Trésor qu’un autre joueur a gagné à deux
           *[any] avant que soit pioché un Trésor gagné à deux
        }
        [after_draw] { $whose ->
            [any] dès qu’un joueur pioche une carte
            [rival] dès qu’un autre joueur pioche une carte
           *[you] quand vous recevez des cartes
        }
        [after_discard] { $whose ->
            [any] quand un joueur défausse { $what }
            [rival] quand un autre joueur défausse { $what }
           *[you] quand vous défaussez { $what }
        }
        [before_run] { $instead ->
            [yes] au lieu de lancer le dé pour déguerpir
           *[no] { $whose ->
                [any] avant un jet pour déguerpir
                [rival] avant qu’un autre joueur lance le dé pour déguerpir
               *[you] avant votre jet pour déguerpir
            }
        }
        [after_roll] { $whose ->
            [any] { $roll ->
                [failed] après un jet raté pour déguerpir
                [run] après un jet pour déguerpir
                [faces] quand un joueur obtient { $faces } pour déguerpir
               *[any] après un jet de dé
            }
            [rival] { $roll ->
                [failed] quand un autre joueur rate son jet pour déguerpir
                [run] après le jet d’un autre joueur pour déguerpir
                [faces] quand un autre joueur obtient { $faces } pour déguerpir
               *[any] après le jet de dé d’un autre joueur
            }
           *[you] { $roll ->
                [failed] après un jet raté pour déguerpir
                [run] après votre jet pour déguerpir
                [faces] quand vous obtenez { $faces } pour déguerpir
               *[any] après avoir lancé le dé
            }
        }
        [after_escape] { $card ->
            [monster] quand vous lui échappez
           *[other] { $whose ->
                [any] quand un joueur échappe à { $what }
                [rival] quand un autre joueur échappe à { $what }
               *[you] quand vous échappez à { $what }
            }
        }
        [before_bad_stuff] { $roll ->
            [failed] après un jet raté pour déguerpir
           *[any] { $whose ->
                [any] quand { $what } rattrape un joueur
                [rival] quand { $what } rattrape un autre joueur
               *[you] quand { $what } vous rattrape
            }
        }
        [after_kill] { $card ->
            [monster] quand ce monstre est tué
           *[other] { $role ->
                [helper] pour chaque monstre tué avec votre aide
                [alone] pour chaque monstre que vous tuez à vous seul
                [fighter] pour chaque monstre tué dans votre propre combat
                [any] pour chaque monstre tué
               *[either] pour chaque monstre que vous tuez
            }
        }
        [after_combat] { $outcome ->
            [won] { $cause ->
                [kill] { $role ->
                    [helper] juste après avoir aidé à tuer un monstre
                    [alone] juste après avoir tué un monstre à vous seul
                    [fighter] juste après avoir tué un monstre dans votre propre combat
                    [either] juste après avoir tué un monstre
                   *[any] juste après avoir tué un monstre
                }
               *[any] { $role ->
                    [helper] juste après avoir aidé à gagner un combat
                    [alone] juste après avoir gagné un combat à vous seul
                    [fighter] juste après avoir gagné votre propre combat
                    [either] juste après avoir gagné un combat
                   *[any] juste après avoir gagné un combat
                }
            }
           *[any] { $whose ->
                [any] juste après un combat, le vôtre ou non
                [rival] juste après le combat d’un autre joueur
               *[you] { $role ->
                    [helper] juste après avoir aidé dans un combat
                    [alone] juste après avoir combattu seul
                    [fighter] juste après votre propre combat, avec ou sans aide
                    [either] juste après votre combat
                   *[any] juste après votre combat
                }
            }
        }
        [before_loss] { $instead ->
            [yes] { $cause ->
                [some] au lieu de perdre { $what } à cause de { $by }
               *[any] au lieu de perdre { $what }
            }
           *[no] { $cause ->
                [some] { $whose ->
                    [any] quand { $by } fait perdre { $what } à un joueur
                    [rival] quand { $by } fait perdre { $what } à un autre joueur
                   *[you] quand { $by } vous fait perdre { $what }
                }
               *[any] { $whose ->
                    [any] quand un joueur perd { $what }
                    [rival] quand un autre joueur perd { $what }
                   *[you] quand vous perdez { $what }
                }
            }
        }
        [before_level_loss] { $instead ->
            [yes] { $cause ->
                [some] au lieu de perdre des niveaux à cause de { $by }
               *[any] au lieu de perdre des niveaux
            }
           *[no] { $cause ->
                [some] { $whose ->
                    [any] quand { $by } fait perdre des niveaux à un joueur
                    [rival] quand { $by } fait perdre des niveaux à un autre joueur
                   *[you] quand { $by } vous fait perdre des niveaux
                }
               *[any] { $whose ->
                    [any] quand un joueur perd des niveaux
                    [rival] quand un autre joueur perd des niveaux
                   *[you] quand vous perdez des niveaux
                }
            }
        }
        [after_level] { $cause ->
            [no_kill] { $whose ->
                [any] quand un joueur gagne un niveau autrement qu’en tuant un monstre
                [rival] quand un autre joueur gagne un niveau autrement qu’en tuant un monstre
               *[you] quand vous gagnez un niveau autrement qu’en tuant un monstre
            }
           *[any] { $whose ->
                [any] quand un joueur gagne un niveau
                [rival] quand un autre joueur gagne un niveau
               *[you] quand vous gagnez un niveau
            }
        }
       *[before_death] { $instead ->
            [yes] au lieu de mourir
           *[no] { $whose ->
                [any] quand un joueur va mourir
                [rival] quand un autre joueur va mourir
               *[you] quand vous allez mourir
            }
        }
    }
text-even-when = { $first }, même { $last }
text-own-turn-and = à votre tour, { $moment }
text-against = { $moment } contre { $what }
text-on-receipt =
    { $face ->
        [up] dès que vous recevez { $what } face visible
       *[any] dès que vous recevez { $what }
    }
text-on-facing = dès que vous l’affrontez, même pour aider
text-if-once = vous pouvez le faire plusieurs fois, quel que soit alors votre niveau
text-limit =
    { $per ->
        [target] { $n ->
            [one] une fois par combat et par victime
           *[other] jusqu’à { $n } fois par combat et par victime
        }
        [combat] { $n ->
            [one] une fois par combat
           *[other] jusqu’à { $n } fois par combat
        }
        [roll] { $n ->
            [one] une fois par jet
           *[other] jusqu’à { $n } fois par jet
        }
       *[turn] { $n ->
            [one] une fois par tour
           *[other] jusqu’à { $n } fois par tour
        }
    }
