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
text-text-unless = { $text }, { $when }
text-subject-does = { $who } { $does }
text-they = il { $does }
text-subject-may = { $who } peut { $to }
text-you-may = vous pouvez { $to }
text-if-you-wish = si vous le voulez, { $text }
text-cost-to = { $cost } pour { $to }
text-cost-then = { $cost } : { $text }
text-cost-each = { $cost } : { $each }
text-each-card = { $text } par { $noun }
text-each-roll = { $plus } au jet par { $noun }
text-and-do = { $first } et { $last }
text-then-you = { $first }, puis vous { $last }
text-or-do = { $first }, ou { $last }
text-otherwise = sinon, { $other }
text-otherwise-none =
    { $person ->
        [they] si il n'en a pas, { $other }
       *[you] si vous n'en avez pas, { $other }
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
text-choose = { $ways }, au choix
text-on-faces = sur { $faces }, { $text }
text-escape-or-not = { $text }, que vous vous échappiez ou non
text-next-combat =
    { $place ->
        [end] { $text } à votre prochain combat
       *[start] à votre prochain combat, { $text }
    }
text-until = { $text }, jusqu'à ce que { $end }
text-until-loss = { $cause } vous fasse perdre { $what }


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
text-go-down =
    { $mood ->
        [does] retombe au { $level }
        [to] retomber au { $level }
       *[do] retombez au { $level }
    }
text-take-word =
    { $mood ->
        [does] prend
        [to] prendre
       *[do] prenez
    }
text-take = { text-take-word } { $what }
text-take-from =
    { $length ->
        [long] { text-take-word } à { $whom } { $what }
       *[short] { text-take-word } { $what } à { $whom }
    }
text-take-from-you =
    { $where ->
        [hand] { text-take } au hasard dans votre main
        [any] vous { text-take }, à son choix en jeu ou au hasard dans votre main
       *[play] { $choice ->
            [yes] vous { text-take } de son choix
           *[no] vous { text-take }
        }
    }
text-and-use-it = { $text } pour l'utiliser aussitôt
text-draw-cards =
    { $deck ->
        [door] { $n ->
            [one] { $n } carte Porte
           *[other] { $n } cartes Porte
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
        [does] échange { text-all-those } ses { $many } { text-become-first }, ou les perd si il n'y en a pas
        [to] échanger { text-all-those } vos { $many } { text-become-first }, ou les perdre si il n'y en a pas
       *[do] échangez { text-all-those } vos { $many } { text-become-first }, ou perdez-les si il n'y en a pas
    }
text-roll-die =
    { $mood ->
        [does] lance le dé
        [to] lancer le dé
       *[do] lancez le dé
    }
text-goes-away =
    { $treasure ->
        [no] { $what } s'en va
        [yes] { $what } s'en va en laissant son Trésor
       *[some] { $what } s'en va en laissant { text-treasures }
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
        [does] oblige { $who } à l'aider
        [to] obliger { $who } à vous aider
       *[do] obligez { $who } à vous aider
    }
text-phase =
    { $phase ->
       *[loot] le joueur dont c'est le tour peut ensuite piller la pièce
    }
text-escape =
    { $mood ->
        [does] s'échappe automatiquement
        [to] vous échapper automatiquement
       *[do] vous vous échappez automatiquement
    }
text-escape-from =
    { $mood ->
        [does] échappe automatiquement à { $what }
        [to] échapper automatiquement à { $what }
       *[do] échappez automatiquement à { $what }
    }
text-escape-even =
    { $mood ->
        [does] s'échappe aussi
        [to] échapper à tous les { $noun }, même ceux qu'on ne peut pas fuir
       *[do] échappez à tous les { $noun }, même ceux qu'on ne peut pas fuir
    }
text-roll-again =
    { $whose ->
        [any] le dé est relancé
       *[you] { $mood ->
            [does] relance le dé
            [to] relancer le dé
           *[do] relancez le dé
        }
    }
text-run-again =
    { $whose ->
        [any] ce joueur doit lancer à nouveau le dé pour déguerpir, même si sa fuite était automatique
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
       *[any] cela n'a pas lieu
    }
text-hand-over =
    { $mood ->
        [does] confie le combat à { $who }
        [to] confier le combat à { $who }
       *[do] confiez le combat à { $who }
    }
text-from-discards =
    { $mood ->
        [do] prenez à la place la première carte de la défausse correspondante
       *[to] prendre à la place la première carte de la défausse correspondante
    }


### Standing changes

text-strength-against = { $plus } contre { $who }
text-strength-to = { $plus } pour { $who }
text-roll =
    { $of ->
        [run] { $plus } pour déguerpir
       *[any] { $plus } à tous vos jets de dé
    }
text-more-treasures =
    { $more ->
        [less] { text-treasures } de moins
       *[more] { text-treasures } de plus
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
text-capacity-slot =
    { $unlimited ->
        [yes] vous pouvez utiliser autant de { $noun } que vous voulez
       *[no] vous pouvez utiliser { $n } { $noun } de plus
    }
text-capacity-kind = vous pouvez avoir { $n } { $noun } de plus
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
text-all-apply = Tous leurs avantages et inconvénients s'appliquent
text-both-sides = tous leurs avantages et inconvénients
text-good-side = tous ses avantages et aucun de ses inconvénients
text-lost-with-last =
    { $one_gender ->
        [f] Carte perdue avec votre dernière { $one }
       *[m] Carte perdue avec votre dernier { $one }
    }
text-lost-with-second = Défaussez cette carte quand il ne vous reste plus que { text-just-one }
text-ignores = vous pouvez l'utiliser malgré toute limite ou restriction
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
    { $by ->
        [0] { $cards } ne donnent aucun bonus
        [2] les bonus de { $cards } sont doublés
       *[other] les bonus de { $cards } comptent { $by } fois
    }
text-scale-except = , sauf { $what }
text-forbid =
    { $what ->
        [escape] impossible de lui échapper
        [be_helped] personne ne peut vous aider
       *[win] ce combat ne peut pas vous donner le niveau de la victoire
    }
text-escapes-always = vous vous échappez automatiquement
text-pursues-nobody = ne poursuit personne
text-will-not-pursue = ne poursuit pas { $who }
text-will-not-attack = ne attaque pas { $who } : { $text }
text-wins-ties = vous gagnez en cas d'égalité
text-carries =
    { $n ->
        [one] porte et utilise { $cards } pour vous malgré toute limite ou restriction ; il est perdu avec cette carte
       *[other] porte et utilise { $cards } pour vous malgré toute limite ou restriction ; ils sont perdus avec cette carte
    }
text-immune =
    { $cause ->
        [door] les { $noun } que vous piochez en ouvrant une porte n'ont aucun effet sur vous
       *[any] les { $noun } n'ont aucun effet sur vous
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
        [f] l'une de vos { $cards }
       *[m] l'un de vos { $cards }
    }
text-attach-lost = cette carte est perdue avec { text-the }
text-enhance = à jouer sur { text-a } dans n'importe quel combat : { $plus }
text-enhance-treasures =
    { $more ->
        [less] en cas de victoire, piochez { text-more-treasures } (au moins 1)
       *[more] en cas de victoire, piochez { text-more-treasures }
    }
text-bad-stuff = Incident fâcheux
text-no-bad-stuff = aucun
text-hook-turns-the-fight = uniquement si, de perdant, vous devenez ainsi gagnant
text-slot =
    { $room ->
        [many] { $n } { $noun }
       *[one] { $noun }
    }
text-only = réservé { $who }
text-not-for = interdit { $who }
