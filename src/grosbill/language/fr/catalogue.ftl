# Ce que l’on peut consulter : les thèmes des clauses et des arbitrages, et les robots.


### Topics of clauses

topic-setup = Mise en place
topic-card = Cartes et défausses
topic-char = Personnages
topic-turn = Le tour
topic-combat = Combat
topic-multi = Plusieurs monstres
topic-help = Aide
topic-interf = Se mêler d’un combat
topic-run = Déguerpir
topic-bad = Incidents fâcheux
topic-death = Mort
topic-treas = Trésors
topic-level = Niveaux et victoire
topic-item = Objets
topic-big = Gros objets
topic-sell = Vente
topic-trade = Échanges
topic-curse = Malédictions
topic-class = Classes et races
topic-enh = Améliorations de monstre
topic-wander = Monstres errants
topic-side = Acolytes
topic-laser = Lasers
topic-cult = Cultistes
topic-fast = Partie rapide
topic-blend = Mélanges de boîtes
topic-prec = Quelle règle l’emporte
topic-time = Quand jouer une carte
topic-proc = À la table


### Topics of rulings

topic-winning-and-levels = Victoire et niveaux
topic-curses-and-traps = Malédictions et pièges
topic-timing-and-card-handling = Moment de jouer et maniement des cartes
topic-items-selling-and-hands = Objets, vente et mains
topic-cheat-card = La carte qui triche
topic-races-and-classes = Races et classes
topic-several-monsters = Plusieurs monstres
topic-removal-and-escape-cards = Cartes qui retirent un monstre ou font échapper
topic-special-treasure-cards = Cartes Trésor particulières
topic-running-away-death-and-looting = Fuite, mort et pillage
topic-charity-and-hand-size = Charité et limite de main
topic-helping-and-deals = Aide et marchés
topic-star-cthulhu-and-blends = Star, Cthulhu et mélanges


### Bots

botname-random = Hasardeux
botname-greedy = Avisé
botname-greedy-cautious = Prudent
botname-greedy-backstabber = Traître
botname-greedy-diplomat = Diplomate
botname-expert = Expert
botname-expert-cautious = Expert prudent
botname-expert-backstabber = Expert perfide
botname-expert-diplomat = Expert diplomate
botname-expert-quick = Expert pressé
botabout-random = Tous les coups permis se valent, au hasard.
botabout-greedy = Pèse chaque coup et joue le meilleur.
botabout-greedy-cautious = Redoute ce qui peut mal tourner : cherche moins la bagarre, aide moins, ne se mêle pas des affaires des autres.
botabout-greedy-backstabber = Surveille les progrès de chaque rival : intervient, maudit, et n’aide que pour la meilleure part.
botabout-greedy-diplomat = Aime les marchés qui profitent à tous deux : demande, propose, accepte et échange davantage, intervient peu.
botabout-expert = Essaie ses coups dans des mondes qu’il ne peut distinguer du vrai, et joue celui qui gagne le plus souvent.
botabout-expert-cautious = L’expert, mais qui craint ce qui peut mal tourner.
botabout-expert-backstabber = L’expert, mais qui surveille les progrès de chaque rival.
botabout-expert-diplomat = L’expert, mais qui aime les marchés où chacun gagne.
botabout-expert-quick = L’expert avec moins de temps pour réfléchir, pour les machines lentes.
