# La table en ligne : qui arrive et qui part, ce qu’on attend, et pourquoi quelque chose ne se peut pas.


### Errors

net-busy = Il se passe trop de choses à cette table. Réessayez dans un instant.
net-cmd-taken = Ce nom de commande a déjà servi à un autre joueur ; prenez-en un nouveau.
net-only-watching = Vous ne faites que regarder.
net-not-started = La partie n’a pas encore commencé.
net-started-already = La partie a déjà commencé.
net-seats-free = Il reste des places libres. Invitez quelqu’un, ou installez-y un robot.
net-no-deal = La partie ne peut pas commencer ainsi : { $why }.
net-seat-taken = Cette place n’est pas libre.
net-name-taken = Quelqu’un à cette table s’appelle déjà { $name }, ou presque.
net-bad-name = Ce nom ne convient pas : { $why }.
net-no-such-bot = Il n’y a pas de robot nommé { $bot }.
net-no-such-sex = Il n’y a pas de sexe « { $sex } » dans ce jeu.
net-no-such-person = Personne n’est assis là.
net-only-the-host = Seul l’hôte peut faire cela.
net-nothing-said = Rien n’a été dit : écrivez un mot.
net-nothing-to-set = Rien à changer n’a été indiqué.
net-not-away = Vous jouez déjà vous-même.
net-nothing-to-do = Vous n’avez rien à faire pour le moment.
net-no-more-time = Il n’y a pas de temps à ajouter maintenant.
net-no-invite = Il vous faut une invitation pour cette table.
net-full = Toutes les places sont prises.
net-no-table = Cette table n’existe pas.
net-not-a-bot = Ce n’est pas un robot : demandez-lui vous-même.
net-one-question = Une question à la fois, s’il vous plaît.
net-no-answer = Pas de réponse pour le moment. Reposez la question.
net-too-late = La situation a changé entre-temps. Reposez la question.
net-no-reason = Rien à expliquer pour l’instant : aucun de ses choix ne vous a été raconté.
net-not-over = La partie n’est pas encore finie.
net-over-already = La partie est finie : il n’y a plus rien à fermer.
net-closed = L’hôte a fermé cette table. On n’y joue plus.
net-again-already = Il y a déjà une table pour une autre partie.
net-too-many-tables = Vous avez ouvert beaucoup de tables récemment. Réessayez plus tard.
net-no-seat = Il faut être assis à cette table pour cela.
net-no-code = Ce code n’est plus valable. Demandez-en un autre.
net-unknown = Il n’y a pas de « { $name } » ici.


### What is waited for

net-waiting-for-people = On attend que tout le monde s’installe.
net-waiting =
    { $n ->
        [0] Un instant…
       *[other] On attend { $names }.
    }
net-over = Victoire pour { $names } !


### Among the people

net-line-sat =
    { $mine ->
        [yes] Vous vous installez à la table.
       *[no] { $name } s’installe à la table.
    }
net-line-renamed = { $was } s’appelle maintenant { $name }.
net-line-left = { $name } quitte la table.
net-line-removed = { $name } a dû quitter la table.
net-line-filled =
    { $bot ->
        [none] Une place se libère.
       *[other] Un robot s’installe : { $bot }.
    }
net-line-handedon = { $name } est maintenant l’hôte.
net-line-moretime = { $name } demande un peu plus de temps.
net-line-stoodin =
    { $why ->
        [gone] { $name } n’est plus là ; un robot continue.
        [clock] { $name } a dépassé son temps ; un robot continue.
       *[left] { $name } a quitté la table ; un robot continue.
    }
net-line-tookback = { $name } reprend sa place.
net-line-gone = { $name } a perdu la connexion.
net-line-came = { $name } est là.
net-line-followed = { $name } voudrait rejouer.
net-line-watched =
    { $watch ->
        [anyone] { $mine ->
            [yes] Vous laissez tout le monde regarder.
           *[no] { $name } laisse tout le monde regarder.
        }
        [invited] { $mine ->
            [yes] Vous laissez regarder qui a l’invitation.
           *[no] { $name } laisse regarder qui a l’invitation.
        }
       *[nobody] { $mine ->
            [yes] Vous ne laissez plus personne regarder.
           *[no] { $name } ne laisse plus personne regarder.
        }
    }
net-line-closed =
    { $mine ->
        [yes] Vous fermez la table pour tout le monde.
       *[no] { $name } ferme la table pour tout le monde.
    }
net-line-late =
    { $mine ->
        [yes] Vous n’avez pas répondu à temps.
       *[no] { $name } n’a pas répondu à temps.
    }

### What a screen shows beside the view

net-title =
    { $mine ->
        [yes] Votre tour
       *[no] Tour de { $active }
    }
net-title-over = La partie est finie
net-note-won = gagne !
net-note-away = un robot joue
net-note-gone = n’est pas là
net-note-dead = a péri
net-note-thinks = réfléchit…
net-note-lets-be = laisse faire
net-note-ready = a fini
net-note-claims = annonce sa victoire
net-note-runs = déguerpit
net-verdict =
    { $state ->
        [winning] { $n ->
            [0] Égalité : gagné
           *[other] { $mine ->
                [yes] Vous gagnez de { $n }
               *[no] Gagne de { $n }
            }
        }
        [tied] Égalité : perdu
        [running] On déguerpit
        [over] Plus de monstre
       *[losing] { $mine ->
            [yes] Vous perdez de { $n }
           *[no] Perd de { $n }
        }
    }
net-stake-win =
    { $mine ->
        [yes] En cas de victoire
       *[no] Si { $who } gagne
    }
net-stake-caught = Incident fâcheux
net-stake-deal =
    { $mine ->
        [yes] Vous recevez
       *[no] { $who } reçoit
    }
net-stake-run = Déguerpir
