var e=`### The words of the page itself: buttons, headings, settings. What happens in a game is said by the other files.

rail-home = Grosbill, page d’accueil
rail-site = Site
rail-cards = Cartes
rail-rules = Règles
rail-replays = Parties
page-not-loaded = Cette page n’a pas pu être chargée. Vérifiez la connexion, puis rechargez.
card-bad-stuff = Incident fâcheux

## La table

table-loading = On dresse la table…
table-tab = Grosbill
table-tab-yours = ● À vous — Grosbill
table-no-seat = Vous n’avez pas de place à cette table. Demandez une invitation, ou regardez-la depuis la première page.
table-closed =
    { $why ->
        [elsewhere] Cette place est ouverte dans une autre fenêtre. Continuez là-bas, ou rechargez cette page.
        [no-table] Cette table n’existe pas.
        [no-token] Cette place a été donnée à quelqu’un d’autre.
        [stuck] Cette table ne peut pas continuer avec cette version du jeu ou de ses cartes. Son journal est conservé ; quiconque y est assis peut ouvrir une nouvelle table pour les mêmes personnes.
        [too-many] Trop de tables sont ouvertes ici. Fermez-en une et rechargez cette page.
       *[other] La table n’a pas compris cette page. Rechargez-la.
    }
table-shut = Porte close
table-again = Recharger
table-cut = La ligne est coupée. Nouvel essai…
table-close = Fermer
table-turn = Tour { $turn }
table-others = Les autres
table-you = vous
table-and = et
table-strength = Force
table-in-play = Devant { $name }
table-board =
    { $name }, niveau { $level }, force { $strength }, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } en main{ $note ->
        [none] {""}
       *[other] , { $note }
    }
table-hand-of =
    En main\xA0: { $doors ->
        [one] { $doors } porte
       *[other] { $doors } portes
    }, { $treasures ->
        [one] { $treasures } trésor
       *[other] { $treasures } trésors
    }
table-chip-note =
    { $state ->
        [spare] transporté, pas utilisé
        [curse] dure
        [one] à usage unique
       *[used] utilisé
    }
table-beyond =
    { $n ->
        [one] encore { $n } carte de ce côté
       *[other] encore { $n } cartes de ce côté
    }{ $lit ->
        [0] {""}
       *[other] , dont { $lit } à jouer
    }
table-rest = { $n } de plus, tout montrer
table-chip-on = sur { $host }
table-playable = utilisable maintenant
table-ask-help = Demander de l’aide
table-sell = Vendre
table-sound-on = Son activé
table-sound-off = Son coupé
table-trade = Échanger
table-nothing-in-play = Rien sur la table.
table-our-side = Le camp des munchkins
table-their-side = Le camp des monstres
table-sums = Le détail des deux totaux, ligne par ligne
table-sum = Total
table-monsters =
    { $n ->
        [0] personne
        [one] { $n } monstre
       *[other] { $n } monstres
    }
table-monster = { $name }, niveau { $level }
table-gone = { $name } n’est plus là.
table-deck =
    { $deck ->
        [door] Portes
       *[treasure] Trésors
    }
table-deck-left =
    { $deck ->
        [door] { $n ->
            [one] { $n } porte
           *[other] { $n } portes
        }
       *[treasure] { $n ->
            [one] { $n } trésor
           *[other] { $n } trésors
        }
    }
table-discards = défausse
table-top-discard = Dernière défausse\xA0: { $name }
table-level-of = Niveau { $level } sur { $last }
table-hand = Votre main
table-card =
    { $state ->
        [lit] { $name }, jouable
        [quiet] { $name }
       *[dim] { $name }, pas maintenant
    }
table-look = Voir la carte
table-put-back = Reposer
table-watching = Vous regardez la partie.
table-moves = Coups
table-all-moves = Tous les coups
table-find-move = Chercher un coup
table-no-moves = Vous ne pouvez rien faire maintenant.
table-group =
    { $group ->
        [decide] À vous
        [help] Demander de l’aide
        [play] Cartes et pouvoirs
        [items] Personnage et objets
        [trade] Vendre, échanger, donner
       *[drop] Se défaire de
    }
table-totals =
    { $state ->
        [winning] gagne { $ours } à { $theirs }
       *[losing] { $ours } : { $theirs }
    }
table-question = Ce qui se passe
table-your-word = À vous de décider
table-waiting-for = En attente :
table-more-time = Plus de temps
table-more-time-note = +15 s, une fois
table-seconds-left =
    { $n ->
        [one] encore { $n } seconde
       *[other] encore { $n } secondes
    }
table-hint = Un conseil
table-whose = Devant { $name }
table-whose-yours =
    { $place ->
        [hand] Dans votre main
       *[board] Devant vous
    }
table-card-more = Tout sur cette carte

## Cards and rules to look up

browse-all = Tout
browse-edition = Édition
browse-deck = Pioche
browse-kind = Genre
browse-topic = Sujet
browse-find = Chercher
browse-loading = Un instant…
browse-cards-about = Toutes les cartes de toutes les boîtes, telles qu’on les joue ici. Le texte d’une carte est tiré de ce qu’elle fait : les deux ne peuvent pas se contredire.
browse-found =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
browse-no-card = Il n’y a pas de carte { $name } ici.
browse-all-cards = Toutes les cartes
browse-set = Boîte
browse-copies = Exemplaires
browse-source = Source
browse-source-is =
    { $source ->
        [published] une liste publiée
        [original] carte de notre cru : aucune liste de cette boîte n’est publique
        [uncertain] nom publié, certains chiffres sont de nous
       *[other] { $source }
    }
browse-scenarios =
    { $n ->
        [one] Un scénario qui la montre
       *[other] { $n } scénarios qui la montrent
    }
browse-show-all = Montrer les { $n }
browse-rules-of = Clauses et arbitrages qui la nomment
browse-rules-about = Chaque règle est une clause qui porte un nom, chaque situation épineuse un arbitrage. Toutes ont des scénarios qui se jouent. Les mots soulignés en pointillé s’expliquent d’un clic.
browse-rules-found =
    { $n ->
        [one] { $n } clause ou arbitrage
       *[other] { $n } clauses et arbitrages
    }, { $words ->
        [one] { $words } mot
       *[other] { $words } mots
    }
browse-all-rules = Toutes les règles
browse-words = Les mots du jeu
lookup-title = Dans les règles
lookup-back = Retour
lookup-here = À cette table
lookup-clauses = Clauses
lookup-rulings = Arbitrages
lookup-page =
    { $n ->
        [0] Sa page
        [one] Sa page, avec un scénario qui le montre
       *[other] Sa page, avec { $n } scénarios qui le montrent
    }
browse-kept = Où le programme la tient
set =
    { $set ->
        [munchkin] Munchkin
        [star] Star Munchkin
        [cthulhu] Munchkin Cthulhu
       *[other] { $set }
    }
edition-munchkin = Munchkin
edition-lite = Lite
edition-star = Star
edition-cthulhu = Cthulhu
deck-door = Portes
deck-treasure = Trésors
frame-monster = Monstres
frame-enhancer = Améliorations de monstre
frame-curse = Malédictions et pièges
frame-race = Races
frame-class = Classes
frame-door = Autres cartes Porte
frame-item = Objets
frame-oneshot = Objets à usage unique
frame-level = « Gagnez un niveau »
frame-treasure = Autres trésors
scenario-everyone = Tout le monde
scenario-nobody = Pendant ce temps
scenario-begins = La table au départ.
scenario-hand = en main
scenario-back = Un pas en arrière
scenario-on = Continuer
scenario-step = Étape
scenario-gone = Ce scénario n’est pas sur ce serveur.

## L’histoire et ce qui se dit à la table

story-title = Ce qui s’est passé
story-turn = Tour { $turn } · { $who }
story-you = vous
story-watcher = Quelqu’un qui regarde
story-open = Ouvrir toute l’histoire
story-close = Fermer l’histoire
story-why = Pourquoi ?
story-why-name = Pourquoi { $name } a fait cela ?
story-why-thinking = Un instant…
story-latest = Les derniers évènements
story-say = Dites quelque chose…
story-phrase-help = Un coup de main ?
story-phrase-dare = N’y pensez même pas
story-phrase-played = Bien joué
story-phrase-hurry = C’est à vous ?

## Le billet : marchés et échanges

slip-deal = Un marché avec { $name }
slip-trade = Un échange avec { $name }
slip-against = De l’aide contre { $monsters }, { $ours } à { $theirs }
slip-you = Vous
slip-gives =
    { $you ->
        [yes] Vous donnez
       *[no] { $name } donne
    }
slip-close = Jeter le billet
slip-aside = Mettre le billet de côté et regarder la table
slip-tab-write = Votre billet à { $name }
slip-tab-answer = { $name } vous tend un billet
slip-tab-wait = { $name } a votre billet
slip-with-whom = Avec qui
slip-what-for = Pour quoi
slip-wanted-help = M’aider
slip-wanted-no_help = N’aider personne
slip-wanted-stay_out = Rester en dehors
slip-wanted-trade = Un échange
slip-promises-no_help = La promesse de n’aider personne dans ce combat
slip-promises-stay_out = La promesse de rester tout à fait en dehors de ce combat
slip-treasures =
    { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    }{ $first ->
        [yes] {" "}en choisissant en premier
       *[no] {""}
    }
slip-treasures-for =
    { $n ->
        [one] { $n } trésor
       *[other] { $n } trésors
    } { $mine ->
        [yes] pour vous
       *[no] pour { $helper }
    }
slip-of-treasures =
    { $n ->
        [one] sur { $n } trésor
       *[other] sur { $n } trésors
    }
slip-fewer = Un de moins
slip-more = Un de plus
slip-picks-first =
    { $mine ->
        [yes] Vous choisissez en premier
       *[no] { $helper } choisit en premier
    }
slip-from-the-pack = et du paquetage
slip-out-of-the-pack = du paquetage
slip-colon = { " " }:
slip-and-play = et une carte de votre main, jouée sur l’allié
slip-in-this-fight = dans ce combat
slip-becomes = devient
slip-would-be-winning = À deux vous gagneriez de { $n }, en l’état.
slip-would-be-winning-tie = À deux vous seriez à égalité, et l’égalité est gagnée.
slip-would-be-over = Il ne resterait alors personne à combattre.
slip-would-leave =
    { $n ->
        [one] { $monsters } { $mine ->
            [yes] ne vous attaque pas
           *[no] n’attaque pas { $name }
        } et s’en va.
       *[other] { $monsters } { $mine ->
            [yes] ne vous attaquent pas
           *[no] n’attaquent pas { $name }
        } et s’en vont.
    }
slip-would-end =
    { $mine ->
        [yes] Vous gagneriez ainsi la partie.
       *[no] { $name } gagnerait ainsi la partie.
    }
slip-would-be-losing = Même à deux vous perdriez de { $n }.
slip-would-be-tied = À deux vous ne feriez que l’égaler.
slip-without-plays =
    { $n ->
        [one] { $cards } se joue une fois le combat gagné : rien de plus ici.
       *[other] { $cards } se jouent une fois le combat gagné : rien de plus ici.
    }
slip-nothing = rien
slip-not-sent = pas envoyé
slip-send = Envoyer à { $name }
slip-send-back = Renvoyer à { $name }
slip-with-changes = avec vos changements
slip-accept = Accepter
slip-as-it-was = tel qu’il était
slip-refuse = Refuser
slip-withdraw = Le reprendre
slip-agreed = Conclu avec { $name }
slip-ready =
    { $n ->
        [one] { $n } offre prête à partir
       *[other] { $n } offres prêtes à partir
    }

## Choisir des cartes, vendre

picks-what = Qu’en faire
picks-way =
    { $kind ->
        [give] À { $name }
        [discard] Défausser
       *[pick] Choisir
    }
picks-count = { $n } sur { $most }
picks-do =
    { $kind ->
        [give] Donner { picks-cards } à { $name }
        [discard] Défausser { picks-cards }
       *[pick] { $what ->
            [lose] Perdre { picks-cards }
            [cost] Payer avec { picks-cards }
            [give] Donner { picks-cards }
            [take] Prendre { picks-cards }
           *[other] Choisir { picks-cards }
        }
    }
picks-cards =
    { $n ->
        [0] une carte
        [one] { $n } carte
       *[other] { $n } cartes
    }
picks-on-the-table = sur la table
picks-blindly = chez { $name }, à l’aveugle
picks-look = Regarder { $card }
picks-aside = Autre chose d’abord
picks-back = Choisir des cartes
picks-sale = Que vendez-vous ?
picks-levels =
    { $n ->
        [0] pas encore de niveau
        [one] { $n } niveau
       *[other] { $n } niveaux
    }
picks-in-use = utilisé
picks-sell =
    { $n ->
        [0] Vendre des objets
        [one] Vendre { $n } objet
       *[other] Vendre { $n } objets
    }
picks-close = Pas maintenant

## Le menu de la table

menu-title = Cette table
menu-close = Fermer le menu
menu-asked = Quand on vous demande votre avis
menu-asked-all = Toujours
menu-asked-usual = Quand vous pourriez faire quelque chose
menu-asked-fights = Aussi quand vous pourriez vous mêler d’un combat
menu-asked-mine = À votre tour, et quand quelque chose vous concerne
menu-asked-turn = Pas avant votre prochain tour
menu-away = Un robot joue à votre place.
menu-back = Reprendre ma place
menu-phone = Continuer sur mon téléphone
menu-phone-how = Ouvrez cette page sur l’autre appareil et tapez le code, ou scannez l’image. Il est valable une minute, et une seule fois.
menu-phone-qr = Le même code en image
menu-leave = Quitter la table
menu-leave-sure = Quitter : un robot continue
menu-stay = Rester
menu-look = Langue, lumière, son
menu-language = Langue
menu-theme = Lumière
menu-theme-dark = La nuit
menu-theme-light = Le jour
menu-sound-on = Avec le son
menu-sound-off = Sans le son
menu-people = Qui est assis ici
menu-free = une place libre
menu-is-host = hôte
menu-is-bot = un robot
menu-is-away = n’est pas là
menu-fill = Y mettre un robot
menu-empty = Libérer la place
menu-hand-on = Nommer hôte
menu-remove = Écarter
menu-invitation = Le lien qui laisse entrer les autres
menu-copy = Copier l’invitation
menu-copy-table = Copier l’adresse
menu-copied = Copié
menu-renew = Nouvelle invitation
menu-close-table = Fermer la table
menu-close-table-sure = La fermer pour tout le monde : personne ne gagne
menu-close-table-not = La laisser ouverte
menu-watch = Qui peut regarder
menu-watch-by-anyone = Tout le monde
menu-watch-by-invited = Par lien
menu-watch-by-nobody = Personne
menu-watch-anyone = Tout le monde peut regarder.
menu-watch-invited = Qui a l’invitation peut regarder.
menu-watch-nobody = Personne ne peut regarder.
menu-rules = Les règles de cette table
menu-rules-plain = Telles qu’elles sont imprimées, sans règle maison.
menu-clock-printed = 2,6 secondes pour répondre
menu-clock-usual = l’horloge habituelle
menu-clock-calm = une horloge calme
menu-clock-none = sans horloge
menu-promise = Ce à quoi le mélange est tenu
menu-promise-about = Ce nombre a été calculé à partir du mélange avant la première carte. À la fin de la partie, chacun peut le vérifier.
menu-help = Aide
menu-tour = Refaire la visite
menu-key-arrows = ← ↑ → ↓
menu-key-arrows-does = parcourir la table
menu-key-enter = Entrée
menu-key-enter-does = prendre, puis faire
menu-key-numbers = 1 – 9
menu-key-numbers-does = une carte de votre main
menu-key-m = m
menu-key-m-does = tous vos coups
menu-key-p = p
menu-key-p-does = laisser faire
menu-key-help = ?
menu-key-help-does = expliquer ce qui est choisi
menu-key-escape = Échap
menu-key-escape-does = reposer, fermer

## Les repères de la première visite

tour-count = { $n } sur { $of }
tour-next = Suivant
tour-before = Retour
tour-play = Jouer
tour-skip = Passer
tour-boards = Les autres
tour-boards-text = Leur niveau est sur l’écu, leur force est le nombre à côté. Touchez un joueur pour voir tout ce qu’il a devant lui. Un anneau autour d’un portrait : on attend ce joueur.
tour-fight = Le milieu
tour-fight-text = Derrière la porte attend parfois un combat. Une balance pèse alors ici les deux camps : le ticket dit d’où vient chaque nombre, la ligne du bas ce que vous gagnez et ce que vous risquez.
tour-ask = Ce qu’on vous demande
tour-ask-text = Une phrase dit ce qui se passe, les boutons ce que vous pouvez y faire. Le bouton brillant est ce que la plupart feraient. Le parchemin, ou la touche m, montre tous vos coups.
tour-hand = Vos cartes
tour-hand-text = Tout ce que vous pouvez jouer est éclairé. Touchez une carte pour la soulever et lire ce qu’elle ferait, touchez-la encore pour la jouer. Une carte sombre dit pourquoi.
tour-story = Ce qui s’est passé
tour-story-text = Tout est raconté ici, avec des liens vers les cartes et les règles. C’est aussi ici que l’on parle aux autres.

## La fin d’une partie

ending-you =
    { $n ->
        [one] Vous gagnez !
       *[other] Vous gagnez, à plusieurs !
    }
ending-others =
    { $n ->
        [0] La table a été fermée : personne ne gagne
        [one] { $names } gagne !
       *[other] { $names } gagnent !
    }
ending-again = Comment cela a fini
ending-level = Niveau
ending-luck = Qui a eu de la chance ?
ending-fair-kept = Le mélange est bien celui qui était promis
ending-fair-broken = Le mélange n’est pas celui qui était promis !
ending-fair-checking = Vérification du mélange…
ending-fair-unchecked = Ce à quoi le mélange était tenu
ending-fair-how = Avant la première carte, la table a montré le SHA-256 de la graine et du sel. Votre navigateur vient de le recalculer.
ending-seed = Graine
ending-salt = Sel
ending-promise = Promis
ending-rematch = Encore une
ending-rematch-same = mêmes joueurs, autre mélange
ending-join = Vers la partie suivante
ending-replay = La revoir
ending-share = Partager
ending-home = Page d’accueil

## Le rideau du jeu à plusieurs sur un appareil

curtain-hand = Passez l’appareil à { $name }
curtain-why = Personne d’autre ne regarde. Les cartes apparaissent quand le rideau s’ouvre.
curtain-open = Je suis { $name }


## The rail, everywhere

rail-about = À propos
rail-light = Thème clair
rail-dark = Thème sombre


## Before and around a table

page-no-answer = Le serveur ne répond pas. Vérifiez la connexion, puis réessayez.
sheet-close = Fermer
step-less = Un de moins
step-more = Un de plus

home-title = Grosbill : toute la famille Munchkin à une table
home-player = Joueur
home-motto-1 = Ouvrez la porte.
home-motto-2 = Raflez le butin.
home-motto-3 = Trahissez un ami.
home-pitch = Toute la famille Munchkin à une même table : toutes les cartes, toutes les règles, tous les mélanges. Elle sait qui peut faire quoi, et dit pourquoi.
home-play-now = Jouer tout de suite
home-play-now-about =
    { $n ->
        [2] deux robots sont déjà assis
        [3] trois robots sont déjà assis
        [4] quatre robots sont déjà assis
        [5] cinq robots sont déjà assis
       *[other] les robots sont déjà assis
    }
home-play-friends = Jouer entre amis
home-play-friends-about = envoyez-leur un lien
home-join = J’ai une invitation
home-look-on = Regarder une partie
home-one-device = Un seul appareil pour tous
home-boxes = Que met-on sur la table ?
home-cards = { $n } cartes
home-players =
    { $span ->
        [1] { $least } ou { $most } joueurs
       *[other] { $least } à { $most } joueurs
    }
home-blend = { $n } cartes, { $doors } + { $treasures } au départ
home-blend-changes = , { $changes }.
home-why = Pourquoi ?
home-complete = Est-ce complet ?
home-packs = Extensions de ce serveur
home-company = Qui joue avec vous
home-a-bot = + un robot
home-bot-new = Qui vient s’asseoir ?
home-bot-other = Qui est assis là ?
home-bot-away = Renvoyer ce robot
home-seats = Entre amis, places
home-clock = Temps pour répondre
home-clock-printed = 2,6\xA0s
home-clock-usual = 8\xA0s
home-clock-calm = 25\xA0s
home-clock-none = Sans limite
home-clock-printed-about = comme dans la règle : pour les plus rapides
home-clock-usual-about = et 15\xA0s de plus pour qui le demande
home-clock-calm-about = le temps de réfléchir, et 15\xA0s de plus pour qui le demande
home-clock-none-about = personne n’est jamais pressé, même pendant des jours
home-pace = Vitesse des robots
home-pace-at-once = Immédiats
home-pace-brisk = Vifs
home-pace-people = Posés
home-rules = Règles maison
home-more = plus…
home-as-printed =
    { $n ->
        [0] la règle telle quelle
        [one] la règle telle quelle, à une exception près
       *[other] la règle telle quelle, à { $n } exceptions près
    }
home-you = Vous
home-open = Qui vient à votre table
home-open-private = Par lien seulement
home-open-listed = Tout le monde
home-open-private-about = vos amis viennent par votre lien
home-open-listed-about = qui cherche une table voit la vôtre
home-watch = peut regarder la partie
home-watch-anyone = Tout le monde
home-watch-invited = Par lien
home-watch-nobody = Personne
home-unofficial = Logiciel de fans, non officiel, sans lien avec Steve Jackson Games. Munchkin est leur marque. Icônes : game-icons.net, CC BY 3.0.
home-about = À propos

you-name = Votre nom
you-sex = Sexe de votre munchkin
you-sex-any = Au hasard
you-sex-female = Femme
you-sex-male = Homme

why-changes = Ce qui se joue autrement qu’avec la première boîte seule
why-clauses = Ce qui vaut pour tout mélange
why-boxes = Ce que contiennent les boîtes

rules-about = Toutes les règles qu’une table peut changer ici. Ce que vous ne touchez pas reste comme dans la règle.
rules-limits = De { $least } à { $most }.
rules-printed = Dans la règle : { $value }.
rules-done = C’est bon
rules-reset = Tout remettre comme dans la règle

goon = Reprendre
goon-over = finie : revoir la partie
goon-closed = fermée par son hôte
goon-turn = tour { $turn }
goon-waiting =
    { $n ->
        [0] va commencer
        [one] une place libre
       *[other] { $n } places libres
    }
goon-forget = Retirer de la liste

join-title = J’ai une invitation
join-label = Collez le lien reçu, ou tapez le code affiché par votre autre appareil
join-example = https://…/t/…#…  ou  K7MP 22QX
join-go = C’est parti
join-no-link = Ce n’est ni un lien vers une table, ni un code de huit lettres et chiffres.
join-phone = Un code amène votre propre place sur cet appareil : le menu de la table en affiche un, valable une minute.

watch-title = Les tables ouvertes à tous
watch-none = Aucune table n’est ouverte en ce moment. Ouvrez-en une : choisissez « Tout le monde » sous « Qui vient à votre table », puis jouez entre amis.
watch-watch = Regarder
watch-join = S’asseoir
watch-again = Actualiser

door-title = Une table vous attend
door-title-full = Plus de place ici
door-none = Cette table n’existe plus.
door-sit = M’asseoir
door-watch = Seulement regarder
door-full = Toutes les places sont prises.
door-started = La partie a déjà commencé.
door-turned-away = L’hôte a renvoyé tous ceux qui regardaient.
door-closed = L’hôte a fermé cette table.
door-needs = Il faut une invitation pour cette table : demandez le lien à quelqu’un qui y joue.
door-sits =
    { $n ->
        [0] Personne n’est encore assis.
        [one] { $names } est à table.
       *[other] { $names } sont à table.
    }
door-home = Vers l’accueil

lobby-title = Autour de la table
lobby-device-title = Autour de cet appareil
lobby-device-who = Qui d’autre joue ?
lobby-device-seats =
    { $n ->
        [one] Il reste une place. Si elle reste libre, un robot la prend.
       *[other] Il reste { $n } places. Des robots prennent celles qui restent libres.
    }
lobby-rules-printed = La règle telle quelle.
lobby-clock-printed = 2,6 secondes pour répondre.
lobby-clock-usual = 8 secondes pour répondre.
lobby-clock-calm = 25 secondes pour répondre.
lobby-clock-none = Sans limite de temps.
lobby-free = libre
lobby-bot = robot
lobby-host = hôte
lobby-you = vous
lobby-here = sur cet appareil
lobby-there = est là
lobby-away = n’est pas là
lobby-start = Commencer la partie
lobby-start-about = tout le monde est assis
lobby-start-bots = Commencer, avec des robots
lobby-start-bots-about =
    { $n ->
        [one] à la place libre
       *[other] aux { $n } places libres
    }
lobby-waiting-host = C’est à { $name } de lancer la partie.
lobby-waiting-seats =
    { $n ->
        [one] Il reste une place : envoyez le lien.
       *[other] Il reste { $n } places : envoyez le lien.
    }
lobby-ready = Tout le monde est assis.
lobby-put-bot = Mettre un robot ici
lobby-free-seat = Libérer cette place
lobby-remove = Demander à { $name } de partir
lobby-rename = Changer de nom
lobby-rename-do = C’est moi
lobby-hand-on = Nommer { $name } hôte
lobby-close-sure = La fermer pour tout le monde
lobby-leave = Quitter la table
lobby-said = Ce qui s’est passé
lobby-another = Quelqu’un d’autre sur cet appareil
lobby-another-about = Faites-le passer : chacun prend une place, et un rideau tombe entre vous.
lobby-another-name = Son nom
lobby-another-sit = Prendre place
lobby-sit = Prendre place

invite-title = Inviter
invite-link = Le lien qui fait entrer vos amis
invite-copy = Copier
invite-copied = Copié
invite-share = Partager
invite-share-text = Viens jouer à Munchkin
invite-qr = Le lien, en image à scanner
invite-qr-show = Montrer un code à scanner
invite-new = Créer un nouveau lien
invite-only-here = Ce lien ne marche que sur cet ordinateur : la table n’est ouverte que pour lui. Pour des amis sous le même toit, lancez-la avec --host 0.0.0.0.
invite-new-about = L’ancien n’ouvrira alors plus rien.

about-title = À propos de Grosbill
about-unofficial = Non officiel
about-unofficial-1 = Grosbill est un projet de fans, ni affilié à Steve Jackson Games, ni parrainé ou approuvé par eux. « Munchkin » et les noms de ses cartes sont des marques ou des œuvres de Steve Jackson Games Incorporated et de ses concédants.
about-unofficial-2 = Il n’y a ici ni texte ni illustration d’aucun éditeur : les règles sont reformulées, les textes des cartes sont générés, et les cartes sont dessinées à partir de données. Pour jouer au vrai jeu entre amis, achetez-le.
about-licence = Le programme est un logiciel libre, sous licence MIT.
about-version = Version { $version }
about-kept = Ce qui est conservé
about-kept-1 = Pas de compte, pas de cookie, rien qui vienne d’ailleurs. Le serveur garde les tables : noms, messages et coups, pour qu’une partie reprenne après une coupure.
about-kept-2 = Ce navigateur garde votre nom, vos choix et les clés de vos places. Qui a la clé a la place ; effacer les données de ce site, c’est y renoncer.
about-fair = Un mélange honnête
about-fair-1 = Avant de distribuer la première carte, le serveur tire un nombre secret et un sel, et montre à la table leur empreinte (SHA-256). Il ne peut plus les changer sans que l’empreinte change.
about-fair-2 = À la fin de la partie, il montre les deux. Calculez l’empreinte vous-même : si c’est celle du début, personne n’a touché à la pioche. Le relevé de la partie prouve alors que chaque pioche vient de ce nombre.
about-check = Vérifier
about-check-seed = Nombre secret
about-check-salt = Sel
about-check-promise = Empreinte montrée au début
about-check-go = Calculer
about-check-same = C’est la même : le mélange est bien celui qui était promis.
about-check-other = C’en est une autre. L’empreinte de ce que vous avez saisi est :
about-check-is = L’empreinte de ce que vous avez saisi est :
about-check-cannot = Ce navigateur ne calcule d’empreintes que sur une adresse sécurisée. N’importe quel programme SHA-256 fait l’affaire : donnez-lui le nombre secret, un deux-points et le sel.
about-icons = Icônes
about-icons-by = De game-icons.net, sous licence Creative Commons CC BY 3.0, dans nos couleurs ; dessinées par
about-fonts = Caractères
about-fonts-1 = Alegreya, Alegreya Sans et Alegreya Sans SC, de Juan Pablo del Peral (Huerta Tipográfica), et Grenze Gotisch, d’Omnibus-Type, tous sous SIL Open Font License 1.1.

lost-title = Pas de porte ici
lost-text = Quelqu’un a pillé cette pièce avant vous. Ce que vous cherchez n’est pas ici, ou n’y est plus.
lost-home = Retour à l’accueil

## Replays

replay-controls = Revoir la partie
replay-play = Lire
replay-pause = Pause
replay-back = Un coup en arrière
replay-on = Un coup en avant
replay-turn-back = Au tour précédent
replay-turn-on = Au tour suivant
replay-moment = Moment de la partie
replay-at = Tour { $turn } · coup { $at }
replay-turn = Tour
replay-deal = La donne
replay-speed = Vitesse
replay-eyes = Vu par
replay-eyes-all = toutes les mains ouvertes
replay-eyes-none = un spectateur
replay-hands = La main de chacun
replay-no-hand = aucune carte en main
replay-glance = En un coup d’œil
replay-share = Partager ce moment
replay-copied = Copié
replay-record = Feuille de partie
replay-others = Les autres parties
replay-won =
    { $n ->
        [0] La table a été fermée : personne n’a gagné
        [one] { $names } a gagné
       *[other] Victoire partagée : { $names }
    }
replay-levels = Le niveau de chacun, tour par tour
replay-help = Qui a aidé qui
replay-helped =
    { $n ->
        [one] { $helper } a aidé { $fighter } une fois
        [2] { $helper } a aidé { $fighter } deux fois
       *[other] { $helper } a aidé { $fighter } { $n } fois
    }
replay-proved = La partie, rejouée depuis sa graine, finit comme elle a fini. Téléchargez-la pour le prouver vous-même : grosbill replay FICHIER.
replay-partly = Les règles ont changé depuis : on voit la partie aussi loin qu’elles le permettent.
replay-unproved = La partie, rejouée, ne finit pas comme elle a fini. Des règles ou des cartes ont pu changer depuis.
replay-line =
    { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    } · { $edition }{ $winners ->
        [none] {""}
       *[other] {" "}· gagnée par { $winners }
    }
replays-about = Toute partie finie peut se revoir : en avant, en arrière, par les yeux de chacun, avec la preuve que le mélange était honnête.
replays-mine = Jouées dans ce navigateur
replays-listed = Tables publiques
replays-none = Aucune table publique n’a encore fini de partie.
`;export{e as default};