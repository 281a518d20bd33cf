# Qui peut faire quoi, et quand : les mots de docs/timing.md. Une étape, un coup ou un moment sans son message est une erreur.

timing-title = Qui peut faire quoi, et quand
timing-elsewhere = [In English](#what-is-open-when)
timing-about = Ce que chacun peut faire à chaque moment de la partie. Cette page est écrite par `make golden` d’après les descriptions des étapes et des coups dans les règles, et comparée à ce qui est permis dans des parties et des scénarios. Possible ne veut pas dire permis : chaque coup a aussi ses propres conditions (au combat, on ne change pas d’équipement, par exemple), et un refus cite l’article en cause. Les morts ne font rien, sinon finir leur propre tour.

## Les trois tableaux

timing-steps = Étapes
timing-steps-about = Chaque étape où l’on attend une réponse, sous le nom qu’elle porte dans les vues et les scénarios (`step: falls`) ; `null` : rien n’est en suspens. Les « cartes pour » un moment sont celles qui le nomment ; les moments sont expliqués plus bas.
timing-steps-columns = étape | ce qui se passe | qui doit répondre | réponses | possible entre-temps
timing-moves = Coups
timing-moves-about = Chaque sorte de coup : les étapes auxquelles il répond, et celles où il est possible sans rien répondre. La façon d’écrire les coups est expliquée (en anglais) dans [le guide des scénarios](scenarios.md).
timing-moves-columns = coup | de quoi il s’agit | répond à | possible entre-temps
timing-points = Moments
timing-points-about = Les moments que nomment les cartes, et les étapes où l’on peut alors s’en servir.
timing-points-columns = moment | c’est-à-dire | étapes

timing-to =
    { $until ->
        [answer] { $who }, jusqu’à la première réponse : { $what }
       *[end] { $who } : { $what }
    }
timing-cards = utiliser des cartes pour { $points }
timing-besides = { $first } ; { $next }
timing-closed = Rien
timing-always = À tout moment, sans exception
timing-never = Aucune : ce que font alors les cartes, elles le font d’elles-mêmes

## À qui, et quoi d'autre que des cartes

timing-role-anyone = tout le monde
timing-role-fighters = ceux qui combattent
timing-role-others = ceux qui ne combattent pas
timing-role-active = le joueur dont c’est le tour
timing-role-asked = celui qui doit répondre
timing-act-arrange = poser et arranger ses cartes
timing-act-attach = poser une carte sur l’un de ses objets
timing-act-give-up = renoncer à une race ou à une classe
timing-act-trade = échanger
timing-act-sell = vendre
timing-act-curse = jouer des malédictions ou des pièges, qui attendent la fin de la recherche (quand on fouille la défausse)

## Étapes

timing-step-none = Rien n’est en suspens : le tour d’un joueur, avant ou après la porte.
timing-step-opening = Avant le premier tour, on met en jeu les races, classes et objets de sa main de départ.
timing-step-lull = Une pause avant l’ouverture de la porte ou la fin du tour.
timing-step-turnstart = Un tour commence ; aucune porte n’est ouverte.
timing-step-turnend = Le tour est fini, sauf la charité.
timing-step-drawing = On va piocher : derrière la porte, en pillant la pièce, ou des trésors à partager.
timing-step-turned = Une carte vient d’être retournée et n’a encore rien provoqué.
timing-step-claim = Une victoire est annoncée, ou le dernier monstre a quitté le combat.
timing-step-aftermath = Un combat est fini, le tour n’a pas encore repris.
timing-step-battle = Un combat est en cours, et le combattant décide de la suite.
timing-step-flight = Le combat est abandonné ; personne n’a encore lancé le dé pour déguerpir.
timing-step-respite = On a déjà fui une fois, et le dé suivant n’est pas encore lancé.
timing-step-deciding = Le combattant et son allié ont lancé le dé ; le plus haut décide qui fuit le premier.
timing-step-fleeing = Un joueur fuit plusieurs monstres et dit lequel il fuit d’abord.
timing-step-escaped = Un joueur vient d’échapper à un monstre.
timing-step-caught = Un monstre a rattrapé un joueur ; l’incident fâcheux attend.
timing-step-bargain = En plein combat, on a offert quelque chose à un joueur pour qu’il aide ou ne s’en mêle pas.
timing-step-trade = On a proposé un échange, ou un cadeau, à un joueur.
timing-step-meeting = Les membres d’un même groupe se réunissent et échangent des cartes de leur main.
timing-step-exchange = Pendant une réunion, on a proposé à un joueur des cartes d’une main.
timing-step-sharing = Les trésors sont étalés et partagés comme convenu.
timing-step-dying = Un personnage va mourir.
timing-step-looting = Les cartes d’un mort sont étalées ; chacun des autres en prend une à son tour.
timing-step-charity = À la fin du tour, un joueur a trop de cartes en main.
timing-step-shedding = Un joueur porte plus que permis.
timing-step-falls = Une malédiction ou un piège va frapper.
timing-step-risen = Un joueur vient de gagner un niveau.
timing-step-sinking = Un joueur va perdre des niveaux.
timing-step-discarded = Des cartes viennent d’être défaussées.
timing-step-bidding = On peut avoir une carte de la défausse contre une carte de sa main (variante rapide).
timing-step-announced = Une carte est jouée et payée, mais n’a pas encore d’effet.
timing-step-rolled = Un dé est sur la table et ne compte pas encore.
timing-step-pick = Un joueur doit choisir une carte : à perdre, à prendre, à donner, à ajouter…
timing-step-choice = Un joueur doit choisir entre plusieurs possibilités.
timing-step-naming = Un joueur doit désigner quelqu’un.

## Qui doit répondre

timing-asked-point = quiconque pourrait avoir une carte pour cela
timing-asked-none = le joueur dont c’est le tour
timing-asked-falls = quiconque pourrait avoir une carte pour cela ; la victime, si elle a une race ou une classe dont l’effet dépend
timing-asked-opening = tous ceux qui ont des cartes
timing-asked-lull = tous ceux qui ont des cartes
timing-asked-claim = quiconque a des cartes en main, ou un pouvoir de combat ; l’allié, s’il a une race ou une classe
timing-asked-battle = le combattant
timing-asked-flight = quiconque a des cartes en main, ou un pouvoir de combat ou de fuite ; l’allié dans tous les cas
timing-asked-respite = quiconque a des cartes en main, ou un pouvoir de tout moment ou de fuite ; celui qui doit encore fuir, s’il a une race ou une classe
timing-asked-deciding = celui qui a fait le plus haut
timing-asked-fleeing = celui qui fuit
timing-asked-bargain = celui à qui l’offre est faite
timing-asked-trade = celui à qui l’offre est faite
timing-asked-meeting = les membres, l’un après l’autre
timing-asked-exchange = celui à qui l’offre est faite
timing-asked-sharing = celui à qui c’est de choisir
timing-asked-looting = celui à qui c’est de choisir
timing-asked-charity = celui qui a trop de cartes
timing-asked-shedding = celui qui porte trop
timing-asked-bidding = quiconque a des cartes en main et n’a pas encore misé
timing-asked-pick = celui qui choisit
timing-asked-choice = celui qui choisit
timing-asked-naming = celui qui désigne

## Sortes de coups

timing-move-pass = passer
timing-move-open = ouvrir la porte
timing-move-listen = écouter à la porte
timing-move-trouble = chercher la bagarre
timing-move-loot = piller la pièce
timing-move-end = finir son tour
timing-move-use = utiliser le pouvoir d’une carte
timing-move-play = jouer une carte
timing-move-carry = poser un objet sans l’utiliser
timing-move-wear = s’équiper d’un objet
timing-move-remove = retirer un objet
timing-move-offer = proposer un échange
timing-move-give = donner une carte
timing-move-discard = défausser une carte
timing-move-sell = vendre des objets
timing-move-bid = miser
timing-move-claim = annoncer sa victoire
timing-move-run = déguerpir
timing-move-first = demander à fuir le premier (l’allié)
timing-move-flee = dire quel monstre on fuit
timing-move-ask = demander à quelqu’un d’aider, de ne pas s’en mêler ou de ne pas aider
timing-move-accept = accepter
timing-move-refuse = refuser
timing-move-withdraw = retirer l’offre (celui qui l’a faite)
timing-move-counter = faire une contre-offre
timing-move-pick = choisir une carte
timing-move-choose = faire son choix
timing-move-show = montrer sa main

## Moments

timing-point-any_time = chaque fois qu’on peut jouer une carte
timing-point-peace = pendant n’importe quel tour, si ni celui qui s’en sert ni sa cible ne combattent
timing-point-own_turn = pendant son propre tour, hors combat
timing-point-turn_start = un tour commence, aucune porte n’est ouverte
timing-point-turn_end = le tour est fini, sauf la charité
timing-point-combat = pendant un combat, jusqu’à ce que l’issue soit définitive
timing-point-before_fight = pendant un combat, au lieu de combattre
timing-point-before_play = une carte est jouée et payée, mais n’a pas encore d’effet
timing-point-before_curse = une malédiction ou un piège va frapper
timing-point-before_draw = on va piocher face visible
timing-point-before_door = on va ouvrir la première porte du tour
timing-point-before_loot = on va piller la pièce, ou on peut encore le faire
timing-point-before_reward = on va piocher les trésors gagnés avec un allié
timing-point-after_draw = une carte vient d’être retournée
timing-point-after_discard = une carte vient d’être défaussée
timing-point-before_run = le combat est abandonné, le dé n’est pas encore lancé
timing-point-after_roll = un dé est sur la table et ne compte pas encore
timing-point-after_escape = un joueur vient d’échapper à un monstre
timing-point-before_bad_stuff = un joueur est rattrapé, l’incident fâcheux attend
timing-point-after_kill = une fois pour chaque monstre tué
timing-point-after_combat = le combat est fini, le tour n’a pas encore repris
timing-point-before_loss = un joueur va perdre des cartes, ou on lui en réclame
timing-point-before_level_loss = un joueur va perdre des niveaux
timing-point-after_level = un joueur vient de gagner un niveau
timing-point-before_death = un personnage va mourir
