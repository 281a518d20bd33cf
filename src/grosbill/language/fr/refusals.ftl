# Pourquoi un coup est refusé, dit au joueur qui voulait le jouer : la raison, et ce qu’il peut faire.
#
# Un message sert parfois à plusieurs clauses : il doit être vrai pour chacune.


### The game, the turn, the moment

game-over = La partie est finie.
you-are-dead = Votre personnage est mort : vous revenez au début du prochain tour.
stale-answer = La situation a changé entre-temps : regardez, puis répondez de nouveau.
being-settled = Il faut d’abord régler ce qui est en cours.
settle-first =
    Il faut d’abord régler ce qui est en cours : { $step ->
        [none] le tour tel qu’il est
       *[other] { step-now }
    }. { $mine ->
        [yes] C’est à vous de répondre.
       *[no] La table attend { $who }.
    }
not-asked = Ce n’est pas à vous qu’on pose la question.
another-is-asked = Ce n’est pas à vous qu’on pose la question : la table attend { $who }.
not-your-turn = Ce n’est pas votre tour.
wrong-phase = Cela ne se fait pas dans cette phase du jeu.
only-laying = Avant le premier tour, on ne fait que poser des cartes devant soi : tout le reste attend qu’il commence.
nothing-to-pass = Vous ne pouvez pas passer : c’est à vous de jouer.
must-decide = Vous ne pouvez pas passer dans votre propre combat : annoncez la victoire, demandez de l’aide ou déguerpissez.
fight-first = Le combat doit d’abord se terminer.


### The turn

door-first = Ouvrez d’abord la porte.
one-door = Vous avez déjà ouvert votre porte ce tour-ci.
no-listening = On n’écoute pas aux portes dans cette partie.
listened = Vous avez déjà écouté à la porte ce tour-ci.
monster-met = Vous avez rencontré un monstre ou pillé la pièce ce tour-ci : il est trop tard pour chercher la bagarre.
not-a-monster = Pour chercher la bagarre, il faut un monstre de votre main.
no-loot = Vous avez rencontré un monstre ou déjà pillé ce tour-ci : il n’y a pas de pièce à piller.
must-loot = Vous devez piller la pièce avant de finir votre tour.


### Cards and players

unknown-card = Il n’y a pas de carte « { $card } » dans cette partie.
no-such-card = Vous n’avez pas de carte « { $card } » pour cela.
no-such-card-in-hand = Vous n’avez pas cette carte en main.
not-in-front-of-you = Vous n’avez pas cette carte devant vous.
not-in-play = { $player } n’a pas de carte « { $card } » sur la table.
no-such-player = Aucun joueur ne s’appelle « { $player } ».
player-is-dead = Le personnage de ce joueur est mort : choisissez quelqu’un d’autre.
nothing-to-pick = Vous n’avez pas de carte à choisir en ce moment.
pick-from-these = « { $card } » n’est pas parmi les cartes que vous pouvez choisir.
nothing-to-choose = Il n’y a rien à choisir en ce moment.
no-such-option = Cette possibilité n’existe pas : choisissez l’une de celles qui sont proposées.
nothing-to-lose = Vous n’avez rien à perdre de cette façon : choisissez-en une autre.
show-another = Vous connaissez votre main : montrez-la à quelqu’un d’autre, ou à tous.
shown-enough = Vous avez assez montré votre main ce tour-ci.


### Races and classes

class-own-turn = Cette carte se joue pendant votre tour, ou dès que vous la recevez si vous ne combattez pas.
class-not-in-combat = Vous ne pouvez pas jouer cette carte pendant que vous combattez.
one-class = Vous ne pouvez pas avoir une classe de plus : défaussez-en d’abord une.
one-race = Vous ne pouvez pas avoir une race de plus : défaussez-en d’abord une.
same-twice = Vous avez déjà la même carte en jeu.
needs-class = Cette carte demande une classe en jeu et, dans certaines éditions, une seconde en main.
needs-race = Cette carte demande une race en jeu.
two-at-most = Vous avez déjà en jeu une carte qui a cet effet.
not-at-will = Vous ne pouvez pas défausser cette carte à volonté.
cannot-give-up = Vous ne pouvez pas renoncer à cette classe : seule une carte peut vous en débarrasser.
meeting-barred = Cette carte ne fait pas partie de celles qui s’échangent ici.
held-fast = Pour l’instant, rien ne peut retirer { $card }.
curse-stays = Ce qui pèse ainsi sur vous ne se défausse pas : seule une carte peut vous en délivrer.


### Items

no-items-in-combat = Vous ne pouvez pas poser d’objet pendant que vous combattez.
item-own-turn = Un objet se pose pendant votre tour, hors combat, ou dès que vous le recevez.
carry-limit = Vous portez déjà autant d’objets de cette sorte que vous le pouvez.
not-an-item-to-carry = Seuls les objets peuvent être portés.
equipment-frozen = Vous ne pouvez pas changer d’équipement pendant que vous combattez ou déguerpissez.
not-wearable = Ce n’est pas un objet qui s’utilise ainsi.
already-in-use = Vous utilisez déjà cet objet.
not-in-use = Vous n’utilisez pas cet objet : il n’y a rien à retirer.
item-restricted = Votre personnage n’a pas le droit d’utiliser cet objet.
slot-full = Vous n’avez plus de place pour cela : retirez d’abord quelque chose.
use-limit = Vous utilisez déjà autant d’objets de cette sorte que vous le pouvez : cessez d’abord d’en utiliser un.
enough-changes = Vous avez assez changé d’équipement ce tour-ci.
carries-nothing = Cet objet ne peut pas être porté là.
sidekick-limit = Vous avez déjà autant de cartes de cette sorte que vous le pouvez : défaussez-en une d’abord.
sidekick-for-another = Cette carte ne se défausse que pour en jouer une autre de la même sorte de votre main.


### Selling and trading

sell-own-turn = Vous ne pouvez vendre des objets que pendant votre tour.
sell-in-combat = Vous ne pouvez rien vendre avant la fin du combat.
sell-nothing = Dites quels objets vous voulez vendre.
sell-too-little = Ces objets rapportent moins de 1 000 { $money } : ajoutez-en pour gagner un niveau.
sell-last-level = Une vente ne peut pas vous donner le niveau de la victoire.
not-an-item = « { $card } » n’est pas un objet et ne peut pas être vendu.
trade-in-combat = Un joueur qui combat ne peut proposer ni échange ni cadeau.
trade-partner-in-combat = On ne peut proposer ni échange ni cadeau à un joueur qui combat.
trade-from-hand = Seuls les objets posés sur la table changent de mains : posez-le d’abord.
trade-not-item = Seuls les objets peuvent être échangés ou donnés.
trade-with-oneself = Vous ne pouvez pas échanger avec vous-même : choisissez un autre joueur.
trade-nothing = Un échange porte sur des objets : dites lesquels vous donnez ou voulez.
enough-offers = Vous avez fait assez d’offres ce tour-ci.
enough-moves = Vous en avez assez fait ce tour-ci.
they-cannot-carry = Avec « { $card } », { $player } porterait trop de choses.


### Charity, and what is too much to carry

charity-lowest = Vos cartes en trop vont au joueur de plus bas niveau.
charity-even = Les cartes se partagent également : donnez celle-ci à un joueur qui en a moins reçu.
charity-discard = Personne n’a un niveau plus bas que le vôtre : défaussez vos cartes en trop.
charity-give = Quelqu’un a un niveau plus bas que le vôtre : donnez-lui vos cartes en trop.
shed-lowest = Cet objet va au joueur de plus bas niveau parmi ceux qui peuvent le porter.
shed-give = Quelqu’un peut porter cet objet : donnez-le-lui.
not-excess = Vous ne pouvez pas vous débarrasser ainsi de cette carte : choisissez-en une que vous avez en trop.


### Fights

no-fight = Il n’y a pas de combat en cours.
not-the-fighter = C’est au joueur dont c’est le combat d’en décider.
not-winning = Votre camp n’est pas plus fort que les monstres : trouvez de l’aide, jouez une carte ou déguerpissez.
tie = Les deux camps sont à égalité, et les monstres gagnent les égalités.
leading = Vous êtes en train de gagner : annoncez la victoire au lieu de déguerpir.
not-the-runner = Ce n’est pas à vous d’en décider maintenant.
nobody-is-running = Il n’y a rien à décider pour déguerpir en ce moment.
already-argued = On sait déjà qui déguerpit en premier.
no-such-monster = « { $card } » n’est pas parmi les monstres qu’il vous reste à fuir.


### Help and deals

can-win-alone = Vous êtes en train de gagner : annoncez la victoire au lieu de demander de l’aide.
has-helper = Il y a déjà un allié dans ce combat.
nobody-may-help = L’un de ces monstres se combat sans aide.
you-may-not-be-helped = Une carte vous interdit pour l’instant de vous faire aider.
they-may-not-help = Une carte interdit à { $player } de vous aider.
help-unpaid = Rien ne peut être donné en échange d’une aide ici : demandez-la sans récompense.
forced-help-for-the-win = On ne peut obliger personne à aider dans un combat pour le niveau de la victoire.
ask-another = Vous ne pouvez pas vous adresser à vous-même : choisissez un autre joueur.
pay-from-table = Vous ne pouvez promettre que des objets posés devant vous.
too-many-treasures = Ce combat ne rapporte pas autant de trésors.
not-for-the-helper = La carte promise doit être dans votre main et pouvoir se jouer sur un autre joueur.
bad-terms = Ces conditions ne peuvent pas être proposées : changez-les.
already-refused = Ces conditions ont été refusées ou retirées dans ce combat : proposez-en d’autres.
already-promised = Ce joueur a déjà promis de rester en dehors.
in-the-fight = Qui participe au combat ne peut pas promettre de rester en dehors.
promised-to-stay-out = Vous avez promis de rester en dehors de ce combat.
promised-not-to-help = { $player } a promis de ne pas aider dans ce combat.
no-offer = Il n’y a pas d’offre à laquelle vous puissiez répondre ainsi.
not-yours-to-answer = Seul le joueur à qui l’offre est faite peut y répondre, et seul celui qui l’a faite peut la retirer.
cannot-be-kept = Cette offre ne peut plus être tenue : refusez-la.
one-counter = Vous avez déjà fait une contre-proposition dans ce combat : acceptez ou refusez.


### Bids for the discards

no-bidding = On ne mise pas sur la défausse dans cette partie.
bid-level-card = Seule une carte « Gagnez un niveau » permet de prendre une carte dans la défausse.
bid-already = Vous avez déjà misé.
not-up-for-bids = « { $card } » n’est pas à prendre : il faut une classe ou une carte de ce genre sur le dessus de la défausse.


### Using cards

no-such-use = Vous n’avez pas de carte « { $card } » qui s’utilise ainsi.
monster-from-hand = Un monstre en main sert à chercher la bagarre, ou à une carte qui lui permet de rejoindre un combat.
only-in-combat = Cela ne s’utilise que pendant un combat.
not-while-fighting = Un joueur qui combat ne peut ni le faire ni le subir.
not-at-this-moment = Cela ne s’utilise pas à ce moment.
waits-for-its-moment = Cela ne s’utilise pas à ce moment, mais { $moment }.
fight-is-lost = Le combat est perdu et l’on déguerpit déjà : il est trop tard pour cela.
only-own-turn = Cela ne s’utilise que pendant votre tour, hors combat.
not-your-step = Seul le joueur concerné peut utiliser cela.
condition-not-met = La condition indiquée sur la carte n’est pas remplie.
condition-waits = La condition indiquée sur la carte n’est pas remplie : cela s’utilise { $when }.
too-few-levels = Vous n’avez pas assez de niveaux pour payer cela.
cannot-pay = Vous n’avez pas les cartes pour payer cela.
no-hand-to-discard = Il vous faut au moins une carte en main pour défausser votre main.
used-up = Cela ne s’utilise plus pour l’instant : vous l’avez déjà fait autant de fois que possible.
not-the-winning-level = Cela ne peut donner à personne le niveau de la victoire.
target-is-dead = Le personnage de ce joueur est mort : choisissez une autre cible.
needs-number = Précisez lequel des nombres possibles vous choisissez.
needs-one-of = Précisez sur qui ou sur quoi l’utiliser : { $targets }.
no-target = Cela ne peut s’utiliser sur rien ni personne pour l’instant.
no-target-because = { $reason } Rien d’autre ne convient pour l’instant.
needs-target = Précisez sur qui ou sur quoi l’utiliser.
bad-target = Cela ne s’utilise pas là-dessus : choisissez autre chose.
target-does-not-fit = Cela ne s’utilise pas sur { $player } : voyez ce que dit la carte.
card-does-not-fit = Cela ne s’utilise pas sur « { $card } » : voyez ce que dit la carte.
silenced = Cela n’a aucun effet dans ce combat : une carte l’empêche.
not-for-munchkins = Cette carte ne peut pas être jouée pour les munchkins de ce combat : voyez ce qu’elle dit.
no-monster-in-hand = Vous n’avez pas de monstre en main à mettre dans le combat.
nothing-to-take = Il n’y a pas de carte à prendre dans la défausse.
does-not-turn-the-fight = Cet objet ne vous ferait pas gagner le combat.
already-winning = Vous gagnez déjà le combat sans cela.
not-in-play-yet = « { $card } » est encore dans votre main, et une carte en main ne vous sert à rien : jouez-la d’abord.
promised-in-a-deal = Vous avez promis cette carte dans un marché : elle doit être là au moment de payer.
says-too-much = Ce coup en dit trop : retirez-en ce qui ne lui sert pas.
trade-twice = Ne nommez chaque objet qu’une fois.
