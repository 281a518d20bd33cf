# Ce qui ne va pas dans ce qu'on a tapé : éditions, joueurs, robots, réglages, cartes, fichiers.
#
# Les noms arrivent entre guillemets, les listes telles quelles ; $near est un nom sans doute voulu, ou none.

error-near =
    { $near ->
        [none] {""}
       *[other] {" "}(vouliez-vous dire { $near } ?)
    }
error-unknown-edition = édition inconnue : { $name }{ error-near } ; il y a { $known }, et leurs mélanges, reliés par + ; --pack ajoute un dossier à soi
error-edition-twice = { $name } est nommée deux fois dans { $blend } ; un mélange nomme une seule fois chacune de : { $known }
error-players = { $edition } se joue de { $low } à { $high } joueurs, et non à { $count } (R-SETUP-001)
error-first-player = à { $count } joueurs, le numéro { $number } ne peut pas commencer (R-SETUP-016)
error-sexes = un sexe par joueur, parmi { $known } ; reçu : { $sexes }
error-names = { $count } joueurs, mais { $names } noms
error-name-shape = un nom de joueur est fait d’un mot ou deux, sans virgule ; reçu : { $name }
error-name-reserved = un joueur ne peut pas s’appeler { $name } : ce mot a un sens dans un coup
error-name-long = un joueur ne peut pas s’appeler { $name } : { $letters } caractères, et un nom en a au plus { $most }
error-name-unseen = un joueur ne peut pas s’appeler { $name } : { $sign } ne se voit pas ; retirez-le
error-name-accent = un joueur ne peut pas s’appeler { $name } : ce nom commence par un accent sans lettre ; commencez par une lettre
error-name-composed = un joueur ne peut pas s’appeler { $name } : écrivez-le en lettres composées (Unicode NFC), { $composed }
error-names-alike = { $one } et { $other } se ressemblent : les noms des joueurs doivent différer par plus que les majuscules, la largeur des lettres et la façon d’écrire les accents
error-no-bot = il n’y a pas de robot { $name }{ error-near } ; il y a { $known }
error-bots = { $players } joueurs, mais { $bots } robots : nommez-en un seul pour tous, ou un par place
error-unknown-setting = réglage inconnu : { $name }{ error-near } ; il y a { $known }
error-setting-elsewhere = le réglage { $name } ne va pas avec l’édition { $edition } ; elle connaît { $known }
error-setting-range = le réglage { $name } va de { $low } à { $high } ; reçu : { $value }
error-setting-kind =
    le réglage { $name } attend { $kind ->
        [number] un nombre entier
        [choice] oui ou non
       *[word] l’une de ces valeurs : { $known }
    } ; reçu : { $value }
error-setting-form = un réglage s’écrit nom=valeur ; reçu : { $text }
error-variants = les variantes { $one } et { $other } se contredisent : { $setting }
error-variant-elsewhere =
    la variante { $name } va avec { $others ->
        [none] aucune édition
       *[other] { $others }
    }, et non avec l’édition { $edition } ; avec elle vont { $known }
error-unknown-variant = variante inconnue : { $name }{ error-near } ; avec l’édition { $edition } vont { $known }
error-no-card = il n’y a pas de carte { $name } dans l’édition { $edition }
error-cannot-read = impossible de lire { $path } : { $why }
error-move-long = un texte de { $letters } lettres n’est pas un coup : aucun n’est aussi long
error-several-moves = { $text } pourrait vouloir dire : { $moves }
error-no-move = { $text } n’est pas un coup ; un coup s’écrit par exemple : open door, play CARTE on CIBLE, use CARTE on CIBLE, sell CARTE, CARTE, claim victory, run away, pass
error-unread-card = il n’y a pas de carte { $word } dans ce jeu
error-unread-player = il n’y a pas de joueur { $word } à cette table
error-unread-power = il n’y a pas de pouvoir { $word } ici
error-unread-number = { $word } n’est pas un nombre qui ait un sens ici
error-table-seats = { $edition } se joue de { $low } à { $high } joueurs, y compris la personne qui demande la table
error-table-clock = il n’y a pas d’horloge { $name } ; il y a { $known }
error-table-pace = il n’y a pas de vitesse { $name } ; il y a { $known }
error-table-sex = il n’y a pas de sexe { $name } ; il y a { $known }
