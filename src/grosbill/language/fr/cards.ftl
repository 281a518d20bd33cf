# Le texte des cartes, composé à partir de ces morceaux par grosbill.effects.text.
#
# Les morceaux sont en minuscules et sans point final. Un nom vient avec $noun_gender (m, f),
# $noun_number (one, many) et $noun_vowel (yes, no). L'élision (d'objets, l'armure, s'il) et les
# espaces insécables se font tout seuls.
# $mood : do (un ordre), to (après « vous pouvez »), does (quelqu'un d'autre). $person : you, they.


### Putting sentences together

text-label = { $name } : { $text }
text-moment-then = { $moment }, { $text }
text-if-then = { $when }, { $text }
text-text-if = { $text } { $when }
text-as-long = { $text } tant que c’est le cas
text-text-unless = { $text }, { $when }
text-subject-does = { $who } { $does }
text-they = il { $does }
text-subject-may = { $who } peut { $to }
text-you-may = vous pouvez { $to }
text-if-you-wish = si vous le voulez, { $text }
text-get = obtenir { $what }
text-first-may =
    { $who ->
        [others] le premier autre joueur qui le souhaite peut { $to }
       *[everyone] le premier joueur qui le souhaite peut { $to }
    }
text-cost-to = { $cost } pour { $to }
text-cost-then = { $cost } : { $text }
text-cost-each = { $cost } : { $each }
text-each-card = { $text } par { $noun }
text-each-roll = { $plus } au jet par { $noun }
text-and-do = { $first } et { $last }
text-then-you = { $first }, puis vous { $last }
text-or-do = { $first }, ou { $last }
text-otherwise = sinon, { $other }
text-twice = deux fois, { $text }
text-in-one = { $first } ; { $last }
text-within = { $first } ({ $rest })
text-otherwise-none =
    { $person ->
        [they] si il n’en a pas, { $other }
       *[you] si vous n’en avez pas, { $other }
    }
text-otherwise-cannot =
    { $person ->
        [they] si il ne peut pas, { $other }
       *[you] si vous ne pouvez pas, { $other }
    }
text-otherwise-all =
    { $person ->
        [they] { $text } ; à défaut, il les perd tous et { $other }
       *[you] { $text } ; à défaut, perdez-les tous et { $other }
    }
text-no-effect = cette carte n’a aucun effet
text-choose = { $ways }, au choix
text-your-choice = { $text }, au choix
text-as-well = { $text } aussi
text-on-faces = sur { $faces }, { $text }
text-escape-or-not = { $text } quand vous fuyez ce monstre, que vous vous échappiez ou non
text-next =
    { $place ->
        [end] { $text } { text-next-what }
       *[start] { text-next-what }, { $text }
    }
text-next-what =
    { $whose ->
        [them] { $next ->
            [next_turn] à son prochain tour
           *[next_combat] à son prochain combat
        }
       *[you] { $next ->
            [next_turn] à votre prochain tour
           *[next_combat] à votre prochain combat
        }
    }
text-after-it = après le combat
text-next-run = { $plus } à votre prochain jet pour déguerpir
text-next-run-of = { $plus } au prochain jet de { $who } pour déguerpir
text-until = { $text } jusqu’à ce que { $end }
text-until-loss = { $cause } vous fasse perdre { $what }
text-until-you =
    { $at ->
        [after_level] vous gagniez un niveau
        [after_kill] { $alone ->
            [yes] vous tuiez un monstre à vous seul
           *[no] vous tuiez un monstre
        }
       *[turn_start] votre prochain tour commence
    }
text-until-they =
    { $at ->
        [after_level] il gagne un niveau
        [after_kill] { $alone ->
            [yes] il tue un monstre à lui seul
           *[no] il tue un monstre
        }
       *[turn_start] son prochain tour commence
    }


### What happens

text-gain-levels =
    { $mood ->
        [does] gagne { text-levels }
        [to] gagner { text-levels }
       *[do] gagnez { text-levels }
    }
text-gain-levels-to-win = { text-gain-levels }, même celui de la victoire
text-lose =
    { $mood ->
        [does] perd { $what }
        [to] perdre { $what }
       *[do] perdez { $what }
    }
text-discard =
    { $mood ->
        [does] défausse { $what }
        [to] défausser { $what }
       *[do] défaussez { $what }
    }
text-all-the-same = , malgré toute règle contraire
text-go-down =
    { $mood ->
        [does] retombe au { $level }
        [to] retomber au { $level }
       *[do] retombez au { $level }
    }
text-usable-once = { $noun } utilisable une seule fois
text-passed-on =
    { $person ->
        [they] {" "}; un joueur du niveau le plus bas gagne ce qu’il perd, sauf s’il a lui-même le niveau le plus bas, même à égalité
       *[you] {" "}; un joueur du niveau le plus bas, à votre choix, gagne ce que vous perdez, sauf si vous avez vous-même le niveau le plus bas, même à égalité
    }
text-lose-more =
    { $mood ->
        [to] perdre { text-more-levels }
       *[do] perdez { text-more-levels }
    }
text-take-word =
    { $mood ->
        [does] prend
        [to] prendre
       *[do] prenez
    }
text-take = { text-take-word } { $what }
text-take-out =
    { $mood ->
        [does] prend en main { $what } du combat
        [to] prendre en main { $what } du combat
       *[do] prenez en main { $what } du combat
    }
text-take-from =
    { $length ->
        [long] { text-take-word } à { $whom } { $what }
       *[short] { text-take-word } { $what } à { $whom }
    }
text-take-from-them =
    { $where ->
        [hand] { text-take-word } à { $whom } { $what } au hasard dans sa main
        [any] { text-take-word } à { $whom } { $what }, { $mood ->
            [does] à son choix
           *[other] à votre choix
        } en jeu ou au hasard dans sa main
       *[play] { text-take-word } à { $whom } { $what } en jeu
    }
text-take-from-you =
    { $where ->
        [hand] { $choice ->
            [giver] { text-take } de votre choix dans votre main
           *[taker] { text-take } au hasard dans votre main
        }
        [any] { $choice ->
            [giver] vous { text-take } de votre choix, en jeu ou en main
           *[taker] vous { text-take }, à son choix en jeu ou au hasard dans votre main
        }
       *[play] { $choice ->
            [giver] vous { text-take } de votre choix
           *[taker] vous { text-take } de son choix
        }
    }
text-and-use-it = { $text } pour l’utiliser aussitôt, en défaussant au besoin des vôtres pour lui faire place
text-exchange =
    { $mood ->
        [does] échange { $what } avec { $whom }
        [to] échanger { $what } avec { $whom }
       *[do] échangez { $what } avec { $whom }
    }
text-show =
    { $mood ->
        [does] montre { $what } à tous
        [to] montrer { $what } à tous
       *[do] montrez { $what } à tous
    }
text-look =
    { $reorder ->
        [yes] { $mood ->
            [does] { text-look-at } et les remet dans l’ordre de son choix
            [to] { text-look-at } et les remettre dans l’ordre de votre choix
           *[do] { text-look-at } et remettez-les dans l’ordre de votre choix
        }
       *[no] { text-look-at }
    }
text-look-at =
    { $mood ->
        [does] regarde { $what }
        [to] regarder { $what }
       *[do] regardez { $what }
    }
text-draw-cards =
    { $deck ->
        [door] { $n ->
            [one] { $n } carte { $door }
           *[other] { $n } cartes { $door }
        }
       *[treasure] { text-treasures }
    }
text-draw-word =
    { $mood ->
        [does] pioche
        [to] piocher
       *[do] piochez
    }
text-draw =
    { $face ->
        [up] { text-draw-word } { text-draw-cards } face visible
        [same] { text-draw-word } { text-draw-cards }, face visible ou cachée comme celle-ci
       *[down] { text-draw-word } { text-draw-cards } face cachée
    }
text-die =
    { $mood ->
        [does] meurt
        [to] mourir
       *[do] vous mourez
    }
text-change-sex =
    { $mood ->
        [does] change de sexe
        [to] changer de sexe
       *[do] changez de sexe
    }
text-all-those =
    { $many_gender ->
        [f] toutes
       *[m] tous
    }
text-become-first =
    { $one_gender ->
        [f] contre la première { $one } trouvée dans la défausse
       *[m] contre le premier { $one } trouvé dans la défausse
    }
text-become =
    { $mood ->
        [does] échange { text-all-those } ses { $many } { text-become-first }, ou les perd si il n’y en a pas
        [to] échanger { text-all-those } vos { $many } { text-become-first }, ou les perdre si il n’y en a pas
       *[do] échangez { text-all-those } vos { $many } { text-become-first }, ou perdez-les si il n’y en a pas
    }
text-become-it =
    { $mood ->
        [does] devient { $noun }
        [to] devenir { $noun }
       *[do] devenez { $noun }
    }
text-become-chosen =
    { $mood ->
        [does] échange { $what } contre { text-a } de son choix dans la défausse
        [to] échanger { $what } contre { text-a } de votre choix dans la défausse
       *[do] échangez { $what } contre { text-a } de votre choix dans la défausse
    }
text-become-another =
    { $mood ->
        [does] { $pick ->
            [top] prend { text-first-discarded }
           *[you] prend { text-a } de son choix dans la défausse
        }
        [to] { $pick ->
            [top] prendre { text-first-discarded }
           *[you] prendre { text-a } de votre choix dans la défausse
        }
       *[do] { $pick ->
            [top] prenez { text-first-discarded }
           *[you] prenez { text-a } de votre choix dans la défausse
        }
    }
text-become-from-hand =
    { $mood ->
        [does] peut jouer { $what } de sa main
        [to] jouer { $what } de votre main
       *[do] vous pouvez jouer { $what } de votre main
    }
text-in-place-of = , à la place de { $what }
text-leaving =
    { $replacing ->
        [one] { $person ->
            [they] { text-one-among } ses { $noun }
           *[you] { text-one-among } vos { $noun }
        }
       *[all] { $person ->
            [they] { text-all-the } ses { $noun }
           *[you] { text-all-the } vos { $noun }
        }
    }
text-one-among =
    { $noun_gender ->
        [f] l’une de
       *[m] l’un de
    }
text-roll-die =
    { $mood ->
        [does] lance le dé
        [to] lancer le dé
       *[do] lancez le dé
    }
text-goes-away =
    { $treasure ->
        [unsaid] { $what } s’en va
        [no] { $what } s’en va sans laisser de Trésor
        [yes] { $what } s’en va en laissant son Trésor
       *[some] { $what } s’en va en laissant { text-treasures }
    }
text-send-away = faire partir { $what }
text-remove =
    { $mood ->
        [does] retire { $what } du combat
        [to] retirer { $what } du combat
       *[do] retirez { $what } du combat
    }
text-leaves =
    { $treasure ->
        [no] , sans Trésor ni niveau
        [yes] { $number ->
            [many] {" "}; ils laissent leur Trésor, mais ne rapportent pas de niveau
           *[one] {" "}; il laisse son Trésor, mais ne rapporte pas de niveau
        }
       *[some] { $number ->
            [many] {" "}; ils laissent { text-treasures }, mais ne rapportent pas de niveau
           *[one] {" "}; il laisse { text-treasures }, mais ne rapporte pas de niveau
        }
    }
text-leaves-if-only = il ne rapporte pas de niveau, et ne laisse son Trésor que si il était seul
text-kill =
    { $mood ->
        [does] tue aussitôt { $what }
        [to] tuer aussitôt { $what }
       *[do] tuez aussitôt { $what }
    }
text-replace =
    { $mood ->
        [does] remplace { $what } du combat, avec toutes les cartes posées dessus, par { $by }
        [to] remplacer { $what } du combat, avec toutes les cartes posées dessus, par { $by }
       *[do] remplacez { $what } du combat, avec toutes les cartes posées dessus, par { $by }
    }
text-join =
    { $mood ->
        [does] ajoute { $what } au combat
        [to] ajouter { $what } au combat
       *[do] ajoutez { $what } au combat
    }
text-join-copy = un second monstre rejoint le combat, identique à { $what } présents, cartes posées dessus comprises
text-recruit =
    { $mood ->
        [does] oblige { $who } à l’aider
        [to] obliger { $who } à vous aider
       *[do] obligez { $who } à vous aider
    }
text-for-treasures = {" "}contre { text-treasures } de votre choix
text-phase =
    { $mood ->
        [to] { $phase ->
            [door] ouvrir une autre porte
            [trouble] chercher la bagarre
            [end] terminer le tour
           *[loot] piller la pièce
        }
       *[do] { $phase ->
            [door] ouvrez une autre porte
            [trouble] le joueur dont c’est le tour peut ensuite chercher la bagarre
            [end] le tour se termine aussitôt
           *[loot] le joueur dont c’est le tour peut ensuite piller la pièce
        }
    }
text-escape =
    { $mood ->
        [does] s’échappe automatiquement
        [to] vous échapper automatiquement
       *[do] vous vous échappez automatiquement
    }
text-escape-from =
    { $mood ->
        [does] échappe automatiquement à { $what }
        [to] échapper automatiquement à { $what }
       *[do] vous échappez automatiquement à { $what }
    }
text-escape-even =
    { $mood ->
        [does] s’échappe aussi
        [to] échapper à tous les { $noun }, même ceux qu’on ne peut pas fuir
       *[do] vous échappez à tous les { $noun }, même ceux qu’on ne peut pas fuir
    }
text-roll-again =
    { $whose ->
        [any] le dé est relancé
        [rival] le dé est relancé
       *[you] { $mood ->
            [does] relance le dé
            [to] relancer le dé
           *[do] relancez le dé
        }
    }
text-run-again =
    { $whose ->
        [any] ce joueur doit lancer à nouveau le dé pour déguerpir, même si sa fuite était automatique
        [rival] ce joueur doit lancer à nouveau le dé pour déguerpir, même si sa fuite était automatique
       *[you] { $mood ->
            [does] relance le dé pour déguerpir
            [to] relancer le dé pour déguerpir
           *[do] relancez le dé pour déguerpir
        }
    }
text-adjust = { $plus } au jet
text-set-die-word =
    { $mood ->
        [does] remplace le résultat
        [to] remplacer le résultat
       *[do] remplacez le résultat
    }
text-set-die = { text-set-die-word } par celui de votre choix
text-set-die-to = { text-set-die-word } par { $faces }
text-cancel-word =
    { $mood ->
        [does] annule
        [to] annuler
       *[do] annulez
    }
text-cancel = { text-cancel-word } { $what }
text-cancel-it =
    { $at ->
        [before_curse] { text-cancel-word } ses effets
        [before_play] { text-cancel-word } ses effets
        [after_draw] { text-cancel-word } ses effets
        [before_loss] { $mood ->
            [to] les garder
           *[do] vous les gardez
        }
        [before_level_loss] { $mood ->
            [to] n’en perdre aucun
           *[do] vous n’en perdez aucun
        }
        [before_death] { $mood ->
            [to] survivre
           *[do] vous survivez
        }
       *[other] { $mood ->
            [to] l’empêcher
           *[do] cela n’a pas lieu
        }
    }
text-cancel-drawn = { $text } ; une carte tout juste piochée est remplacée par une autre
text-hand-over =
    { $mood ->
        [does] confie le combat à { $who }
        [to] confier le combat à { $who }
       *[do] confiez le combat à { $who }
    }
text-pass-on =
    { $curse_gender ->
        [f] { $mood ->
            [does] la renvoie sur { $who }
            [to] la renvoyer sur { $who }
           *[do] renvoyez-la sur { $who }
        }
       *[m] { $mood ->
            [does] le renvoie sur { $who }
            [to] le renvoyer sur { $who }
           *[do] renvoyez-le sur { $who }
        }
    }
text-other-side =
    { $mood ->
        [to] faire compter { $what } pour l’autre camp
       *[do] { $what } compte désormais pour l’autre camp
    }
text-from-discards =
    { $mood ->
        [do] prenez à la place la première carte de la défausse correspondante
       *[to] prendre à la place la première carte de la défausse correspondante
    }
text-share-reward = il est réparti au hasard, à parts égales ; si il reste une carte, elle va au combattant


### Standing changes

text-strength-against = { $plus } contre { $who }
text-strength-to = { $plus } pour { $who }
text-gets = { $who } gagne { $plus }
text-ours = elle n’aide les combattants que { $when }
text-roll =
    { $of ->
        [run] { $plus } pour déguerpir
       *[any] { $plus } à tous vos jets de dé
    }
text-roll-to =
    { $of ->
        [run] { $plus } à { $who } pour déguerpir
       *[any] { $plus } à tous les jets de dé de { $who }
    }
text-more-treasures =
    { $more ->
        [less] { text-treasures } de moins
       *[more] { text-treasures } de plus
    }
text-treasures-for =
    { $per ->
        [fight] { $treasures } pour le combat
       *[monster] { $treasures } pour chaque monstre que vous tuez
    }
text-more-levels =
    { $more ->
        [less] { text-levels } de moins
       *[more] { text-levels } de plus
    }
text-capacity-hand =
    { $unlimited ->
        [yes] vous pouvez garder autant de cartes en main que vous voulez
       *[no] { $n ->
            [one] vous pouvez garder { $n } carte de plus en main
           *[other] vous pouvez garder { $n } cartes de plus en main
        }
    }
text-capacity-tag =
    { $unlimited ->
        [yes] vous pouvez porter autant de { $noun } que vous voulez
       *[no] vous pouvez porter { $n } { $noun } de plus
    }
text-capacity-use =
    { $unlimited ->
        [yes] vous pouvez utiliser autant de { $noun } que vous voulez à la fois
       *[no] vous pouvez utiliser { $n } { $noun } de plus à la fois
    }
text-capacity-slot =
    { $unlimited ->
        [yes] vous pouvez utiliser autant de { $noun } que vous voulez
       *[no] vous pouvez utiliser { $n } { $noun } de plus
    }
text-capacity-single =
    { $n ->
        [one] vous pouvez utiliser { $n } objet à 1 { $slot } de plus
       *[other] vous pouvez utiliser { $n } objets à 1 { $slot } de plus
    }
text-capacity-kind = vous pouvez avoir { $n } { $noun } de plus
text-host-takes-less = il occupe { $n } { $noun } de moins
text-just-one =
    { $one_gender ->
        [f] une seule { $one }
       *[m] un seul { $one }
    }
text-two-or-half =
    vous pouvez avoir { $n } { $many }, ou { text-just-one } et être à moitié { $half }. { text-all-apply }. { text-lost-with-last }
text-two-or-advantages =
    vous pouvez avoir { $n } { $many }, avec { text-both-sides }, ou { text-just-one }, avec { text-good-side }. { text-lost-with-last }
text-two-only =
    { $one_gender ->
        [f] à jouer avec une seconde { $one } : vous pouvez avoir { $n } { $many }, avec { text-both-sides }. { text-lost-with-second }
       *[m] à jouer avec un second { $one } : vous pouvez avoir { $n } { $many }, avec { text-both-sides }. { text-lost-with-second }
    }
text-all-apply = Tous leurs avantages et inconvénients s’appliquent
text-both-sides = tous leurs avantages et inconvénients
text-good-side = tous ses avantages et aucun de ses inconvénients
text-lost-with-last =
    { $one_gender ->
        [f] Carte perdue avec votre dernière { $one }
       *[m] Carte perdue avec votre dernier { $one }
    }
text-lost-with-second = Défaussez cette carte quand il ne vous reste plus que { text-just-one }
text-ignores = vous pouvez l’utiliser malgré toute limite ou restriction
text-ignores-cursed = il compte malgré toute limite ou restriction
text-ignores-slot = se porte en plus de vos autres { $noun }
text-gift-scale =
    { $of ->
        [total] force de combat × { $by }
       *[bonus] { $by ->
            [0] aucun bonus
            [2] bonus doublé
           *[other] { $by } fois le bonus
        }
    }
text-gift-no-win = ce combat ne peut pas faire gagner la partie
text-scale-whole =
    { $of ->
        [level] { $by ->
            [0] votre niveau ne compte pas : combattez avec vos seuls bonus
           *[other] votre niveau compte { $by } fois
        }
        [bonuses] { $by ->
            [0] vos bonus ne comptent pas : combattez avec votre seul niveau
           *[other] vos bonus comptent { $by } fois
        }
       *[total] { $by ->
            [2] votre force de combat est doublée
           *[other] votre force de combat compte { $by } fois
        }
    }
text-scale-value =
    { $by ->
        [2] vous pouvez vendre { $cards } au double de sa valeur
       *[other] vous pouvez vendre { $cards } à { $by } fois sa valeur
    }
text-scale-cards =
    { $what ->
        [effect] { $by ->
            [0] { $cards } n’ont aucun effet
            [2] { $cards } ont un effet double
           *[other] { $cards } ont { $by } fois leur effet
        }
       *[bonus] { $by ->
            [0] { $cards } ne donnent aucun bonus
            [2] { $cards } donnent un bonus double
           *[other] { $cards } donnent { $by } fois leur bonus
        }
    }
text-scale-on-you =
    { $by ->
        [0] { $cards } n’ont aucun effet sur vous
        [2] { $cards } ont un effet double sur vous
       *[other] { $cards } ont { $by } fois leur effet sur vous
    }
text-scale-still = , sauf « { $uses } »
text-scale-except = , sauf { $what }
text-of-them = les { $noun } de { $who }
text-of-everyone = les { $noun } de tous les joueurs
text-for-this =
    { $noun_gender ->
        [f] les { $noun } jouées pour { $this }
       *[m] les { $noun } joués pour { $this }
    }
text-against-this =
    { $noun_gender ->
        [f] les { $noun } jouées contre { $this }
       *[m] les { $noun } joués contre { $this }
    }
text-scale-host =
    { $by ->
        [-1] son bonus devient un malus
        [0] il ne donne aucun bonus
        [2] son bonus est doublé
       *[other] son bonus compte { $by } fois
    }
text-scale-one =
    { $what ->
        [effect] { $by ->
            [0] { $cards } n’a aucun effet
            [2] { $cards } a un effet double
           *[other] { $cards } a { $by } fois son effet
        }
        [printed] { $by ->
            [0] le bonus imprimé sur { $cards } ne compte pas
            [2] le bonus imprimé sur { $cards } est doublé
           *[other] le bonus imprimé sur { $cards } compte { $by } fois
        }
       *[bonus] { $by ->
            [0] { $cards_number ->
                [many] les bonus et malus propres à { $cards } ne comptent pas
               *[one] { $cards } ne donne aucun bonus
            }
            [2] { $cards } donne un bonus double
           *[other] { $cards } donne { $by } fois son bonus
        }
    }
text-forbid =
    { $what ->
        [escape] { $of ->
            [monster] impossible de lui échapper
           *[you] vous ne pouvez pas vous échapper
        }
        [run] { $of ->
            [monster] impossible de lancer le dé pour lui échapper
           *[you] vous ne pouvez pas lancer le dé pour déguerpir
        }
        [help] { $of ->
            [monster] personne ne peut aider contre ce monstre
           *[you] vous ne pouvez aider personne
        }
        [be_helped] personne ne peut vous aider
        [refuse_help] vous ne pouvez pas refuser votre aide
        [pay_help] { $of ->
            [monster] l’aide contre ce monstre ne peut pas être payée
           *[you] vous ne pouvez rien recevoir pour votre aide
        }
        [drop] vous ne pouvez pas renoncer à cette carte
        [lose] vous ne pouvez pas le perdre
       *[win] ce combat ne peut pas vous donner le niveau de la victoire
    }
text-forbid-them =
    { $what ->
        [escape] { $who } ne peut pas s’échapper
        [run] { $who } ne peut pas lancer le dé pour déguerpir
        [help] { $who } ne peut aider personne
        [be_helped] personne ne peut aider { $who }
        [refuse_help] { $who } ne peut pas refuser son aide
        [pay_help] { $who } ne peut rien recevoir pour son aide
        [drop] { $who } ne peut pas renoncer à cette carte
        [lose] { $who } ne peut pas le perdre
       *[win] ce combat ne peut pas donner le niveau de la victoire à { $who }
    }
text-may-not-help = { $who } ne peuvent pas aider contre ce monstre
text-escapes-always = vous vous échappez automatiquement
text-pursues-nobody = ne poursuit personne
text-will-not-pursue = ne poursuit pas { $who }
text-will-not-attack = ne attaque pas { $who } : { $text }
text-wins-ties = vous gagnez en cas d’égalité
text-marks-it = il compte aussi comme { $what }
text-marks =
    { $who_number ->
        [many] { $who } comptent aussi comme { $what }
       *[one] { $who } compte aussi comme { $what }
    }
text-counts-as = vous pouvez passer pour { $what } quand vous le voulez
text-carries =
    { $n ->
        [one] { text-carries-it } ; il est perdu avec cette carte
       *[other] { text-carries-it } ; ils sont perdus avec cette carte
    }
text-carries-it =
    { $ignores ->
        [limits] porte et utilise { $cards } pour vous malgré toute limite
       *[all] porte et utilise { $cards } pour vous malgré toute limite ou restriction
    }
text-tag-number =
    { $n ->
        [0] { $noun_gender ->
            [f] aucune { $noun }
           *[m] aucun { $noun }
        }
        [1] { $noun_gender ->
            [f] qu’une seule { $noun }
           *[m] qu’un seul { $noun }
        }
       *[other] que { $n } { $noun }
    }
text-tag-limit =
    { $how ->
        [carry] vous ne pouvez transporter { text-tag-number }
       *[use] vous ne pouvez utiliser { text-tag-number } à la fois
    }
text-combines =
    { $noun_gender ->
        [f] toutes vos { $noun } ensemble comptent comme une seule
       *[m] tous vos { $noun } ensemble comptent comme un seul
    }
text-combines-in =
    { $noun_gender ->
        [f] toutes vos { $noun } ensemble comptent comme une seule arme à { $n } { $slot }
       *[m] tous vos { $noun } ensemble comptent comme une seule arme à { $n } { $slot }
    }
text-immune =
    { $cause ->
        [door] les { $noun } que vous piochez en ouvrant une porte n’ont aucun effet sur vous
        [played] les { $noun } que l’on joue sur vous n’ont aucun effet sur vous
       *[any] les { $noun } n’ont aucun effet sur vous
    }
text-never-lost =
    { $place ->
        [hand] { $causes } ne peuvent pas vous faire défausser ou échanger { $what }
       *[table] { $causes } ne peuvent pas vous faire perdre { $what }
    }


### Whole cards

text-play =
    { $again ->
        [yes] ou à jouer { $moment } : { $text }
       *[no] à jouer { $moment } : { $text }
    }
text-attach =
    { $timed ->
        [yes] { $moment }, { text-attach-to }
       *[no] { text-attach-to }
    }
text-attach-to =
    { $where ->
        [any] posez cette carte sur { text-one-of-yours }, en jeu ou de votre main : { $text }
       *[play] posez cette carte sur { text-one-of-yours } en jeu : { $text }
    }
text-one-of-yours =
    { $cards_gender ->
        [f] l’une de vos { $cards }
       *[m] l’un de vos { $cards }
    }
text-attach-lost = cette carte est perdue avec { text-the }
text-attach-stays = cette carte reste sur { text-the }, même si un autre joueur l’obtient
text-attach-curse = se pose sur { $cards } : { $text }
text-enhance = à jouer sur { text-a } dans n’importe quel combat : { $plus }
text-enhance-least = { $plus } (niveau { $n } au moins)
text-enhance-treasures =
    { $more ->
        [less] en cas de victoire, piochez { text-more-treasures } (au moins 1)
       *[more] en cas de victoire, piochez { text-more-treasures }
    }
text-enhance-run = { $plus } pour lui échapper
text-enhance-bearer = ou à jouer à tout moment sur { $who } : { $plus } tant qu’il le reste
text-bad-stuff = Incident fâcheux
text-no-bad-stuff = aucun
text-spreads =
    { $one_gender ->
        [f] La dernière { $one } ne peut pas perdre cette carte. { text-spreads-end }
       *[m] Le dernier { $one } ne peut pas perdre cette carte. { text-spreads-end }
    }
text-spreads-end = Si tous les joueurs sauf un sont { $many }, celui-ci gagne 1 niveau, même celui de la victoire. Si tous le sont, la partie s’arrête et le plus haut niveau gagne
text-hook-turns-the-fight = uniquement si, de perdant, vous devenez ainsi gagnant
text-hook-open-exchange = ensuite, les membres de la secte peuvent échanger librement d’autres cartes de leur main
text-hook-forced-plays = jouez toutes vos cartes à usage unique qui aident votre camp, même inutilement
text-slot =
    { $room ->
        [many] { $n } { $noun }
       *[one] { $noun }
    }
text-only = réservé { $who }
text-not-for = interdit { $who }
