# What there is to look up: the topics of rules and rulings, and the bots.


### Topics of clauses

topic-setup = Setting up
topic-card = Cards and discards
topic-char = Characters
topic-turn = The turn
topic-combat = Combat
topic-multi = Several monsters
topic-help = Helping
topic-interf = Meddling in combat
topic-run = Running away
topic-bad = Bad Stuff
topic-death = Death
topic-treas = Treasure
topic-level = Levels and winning
topic-item = Items
topic-big = Big Items
topic-sell = Selling
topic-trade = Trading
topic-curse = Curses
topic-class = Classes and races
topic-enh = Monster enhancers
topic-wander = Wandering monsters
topic-side = Sidekicks
topic-laser = Lasers
topic-cult = Cultists
topic-fast = The fast game
topic-blend = Blends
topic-prec = Which rule goes first
topic-time = When cards may be played
topic-proc = At the table


### Topics of rulings

topic-winning-and-levels = Winning and levels
topic-curses-and-traps = Curses and traps
topic-timing-and-card-handling = Timing and handling of cards
topic-items-selling-and-hands = Items, selling and hands
topic-cheat-card = The card that cheats
topic-races-and-classes = Races and classes
topic-several-monsters = Several monsters
topic-removal-and-escape-cards = Cards that remove monsters or let one escape
topic-special-treasure-cards = Special treasure cards
topic-running-away-death-and-looting = Running away, death and looting
topic-charity-and-hand-size = Charity and hand size
topic-helping-and-deals = Helping and deals
topic-star-cthulhu-and-blends = Star, Cthulhu and blends


### Bots

botname-random = Haphazard
botname-greedy = Shrewd
botname-greedy-cautious = Cautious
botname-greedy-backstabber = Backstabber
botname-greedy-diplomat = Diplomat
botname-expert = Expert
botname-expert-cautious = Cautious expert
botname-expert-backstabber = Backstabbing expert
botname-expert-diplomat = Diplomatic expert
botname-expert-quick = Quick expert
botabout-random = Every legal move is as likely as the others.
botabout-greedy = Weighs every move and makes the best one.
botabout-greedy-cautious = Fears what may go wrong: seeks fewer fights, helps less, keeps out of others’ affairs.
botabout-greedy-backstabber = Minds every rival’s progress: meddles, curses, and helps only for the better share.
botabout-greedy-diplomat = Likes deals that are good for both: asks, offers, accepts and trades more, meddles little.
botabout-expert = Tries moves out in worlds it cannot tell from the real one, and makes the one that wins most.
botabout-expert-cautious = The expert, who fears what may go wrong.
botabout-expert-backstabber = The expert, who minds every rival’s progress.
botabout-expert-diplomat = The expert, who likes deals that are good for both.
botabout-expert-quick = The expert with less time to think, for machines that are slow.
