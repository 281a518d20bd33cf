# Ce que le serveur de la table en ligne dit à qui le lance, et des tables qu’il ne peut pas reprendre.

error-table-without-pack = Cette table se joue avec le paquet { $pack }, que ce serveur ne propose plus. Son journal est conservé ; la personne qui tient le serveur peut proposer de nouveau le paquet.
error-table-stuck = Cette table a été jouée avec une autre version du jeu ou de ses cartes, et ne peut pas continuer avec celle-ci. Son journal est conservé : elle reprendra si la personne qui tient le serveur réinstalle cette version. Quiconque y est assis peut ouvrir une nouvelle table pour les mêmes personnes.
error-pack-not-offered = Ce serveur ne propose pas de paquet { $pack } ; { $known ->
        [none] il n’en propose aucun
       *[other] il propose : { $known }
    }.
error-limits = { $file } ne contient pas de limites utilisables : { $why }

net-only-here = Ces chiffres sont réservés à la personne qui tient ce serveur, sur sa propre machine.
net-not-our-name = « { $host } » n’est pas un nom de ce serveur. Ouvrez-le à l’adresse que vous a donnée la personne qui le tient ; elle peut en indiquer une autre avec --public-url.
net-not-our-page = C’est la page d’un autre serveur qui l’a demandé. Ouvrez la table elle-même.
net-no-page = La page de la table ne fait pas partie de cette installation. La table elle-même répond sous /api.
net-nothing-here = Il n’y a rien ici.
net-bad-request = Ce qui a été envoyé est illisible.
net-bad-field = Cette valeur de « { $field } » ne convient pas.
net-missing-field = Il manque « { $field } ».
net-no-method = Ce n’est pas la bonne façon de demander ici.
net-too-large = C’est trop à envoyer d’un coup.
net-no-database = Le serveur n’a pas accès à sa base de données pour le moment. Rien n’a changé ; réessayez dans un instant.
net-mistake = Une erreur s’est produite sur le serveur. Réessayez ; si cela se reproduit, signalez-la à la personne qui le tient : { $reference }.
net-too-many-requests = Trop de demandes à la fois. Réessayez dans un instant.

# --- démarrer et arrêter ----------------------------------------------------------------------------------

serve-open = La table est ouverte : { $url }
serve-how-to-end = Ctrl-C la ferme. Chaque coup est conservé dès qu’il est joué.
serve-end = La table est fermée. Chaque partie est conservée, et reprendra à la prochaine ouverture.

error-serve-folder = les tables ne peuvent pas être conservées dans { $folder } : { $why }
error-serve-port = le serveur ne peut pas écouter à { $host }, port { $port } : { $why } ; --port en nomme un autre
error-serve-public-url = { $url } n’est pas l’adresse d’un serveur, comme https://munchkin.example.org
error-database = la base de données ne peut pas être ouverte : { $why }
error-database-address = ce n’est pas l’adresse d’une base de données, comme postgresql://utilisateur@hôte/nom ou sqlite:////dossier/tables.db
error-database-driver = il manque au programme ce que demande cette sorte de base de données ; pour PostgreSQL, installez grosbill[postgres]
error-database-newer = la base de données vient d’une version plus récente de grosbill : installez celle-là, ou nommez un autre dossier avec --data

# --- grosbill tables --------------------------------------------------------------------------------------

tables-id = Table
tables-created = Ouverte le
tables-edition = Édition
tables-seats = Places
tables-rows = Lignes
tables-state = État
tables-open = en cours
tables-over = finie
tables-count =
    { $count ->
        [0] Il n’y a pas de table.
        [one] { $count } table.
       *[other] { $count } tables.
    }
tables-deleted = La table { $id } est supprimée, avec son journal.

error-tables-none = aucune table n’est conservée dans { $folder }
error-tables-unknown = il n’y a pas de table { $id }
error-tables-not-begun = la partie de la table { $id } n’a pas commencé
