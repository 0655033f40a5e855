# Les leçons

## Le capitaine

lesson-captain = Le capitaine
lesson-captain-goal = Le plus de points d’honneur gagne. Tout ce que vous gagnez se glisse sous votre drapeau.
lesson-captain-one = Il n’y a qu’un capitaine, pour tout le monde. Vous le déplacez en remplissant une ruelle de vos pirates.
lesson-captain-move = Menez-le chez la garde, en 5d : la ruelle coûte deux pirates. Le premier déplacement du tour est gratuit.
    .rest = Se reposer coûte une pièce et ne fait rien bouger. C’est pour attendre que d’autres amènent le capitaine plus près.
    .aboard = À bord, votre journée serait finie, avec dix pirates encore en réserve. Le navire, c’est pour le soir.
    .else = { $square } a du bon, nous y viendrons. D’abord la garde, en 5d.
lesson-captain-guard = Petite garde : 1 à 3 points. Grande garde : 4 à 6. Vous gagnez s’il vous reste plus de pirates que son nombre, et il vous en reste huit.
    .small = Sans risque, mais trois points au plus. Avec huit pirates, la grande ne peut pas vous battre non plus.
    .none = Rien faire, quand rien ne peut arriver ? Prenez la grande garde.
lesson-captain-end = Cinq points. Mais la ruelle est fermée jusqu’à la fin du tour de jeu : personne n’y repasse.

## Aller plus loin

lesson-further = Aller plus loin
lesson-further-coin = Vous pouvez continuer : chaque déplacement de plus coûte une pièce. Vous en avez deux.
lesson-further-move = La case 5c rend une pièce, et sa ruelle ne coûte qu’un pirate. Allez-y.
    .end = On peut s’arrêter là. Mais 5c ne coûte presque rien : la pièce revient aussitôt.
    .long = 8a donne aussi une pièce, mais la ruelle prend trois pirates. 5c n’en prend qu’un.
    .else = { $square } est un tripot : c’est la leçon suivante. Ici, 5c.
lesson-further-stop = La pièce est revenue. Maintenant passez la main : les pirates qui vous restent serviront plus tard.
    .more = { $square } vous prendrait une pièce et d’autres pirates. Gardez-les : une réserve vide, et la journée est finie.
lesson-further-end = À Jack, maintenant : il part de là où vous avez laissé le capitaine. Pensez-y toujours, c’est son début.
lesson-further-rest = À votre tour, si rien ne vous tente, reposez-vous : cela coûte une pièce, et le capitaine reste où il est. Vos pirates attendent une meilleure case.

## Les tripots

lesson-tavern = Les tripots
lesson-tavern-move = En 2d, un tripot : les tuiles visibles de cette enseigne sont en jeu. Menez-y le capitaine.
    .rest = Se reposer coûte une pièce et ne fait rien bouger. C’est pour attendre que d’autres amènent le capitaine plus près.
    .aboard = À bord, votre journée serait finie, avec dix pirates encore en réserve. Le navire, c’est pour le soir.
    .else = { $square } n’est pas un tripot. Le nôtre est en 2d.
lesson-tavern-invite = Invitez : qui veut boire vous paie une pièce. Si personne ne vient, tout est à vous.
    .dry = Vous avez payé deux pirates pour venir : sans inviter, pas une tuile.
lesson-tavern-take = Jack paie et trinque. Vous lancez un 4 : il bat le 2 et le 3. Une tuile par lancer : prenez la meilleure.
    .two = Deux points, quand trois vous tendent les bras ? Le 2 reste en jeu, et il est plus facile à gagner ensuite.
lesson-tavern-end = On lance à tour de rôle jusqu’à la dernière tuile : à la fin, Jack a le 4, vous le 3 et le 2, et une pièce de plus.

## Quand Jack invite

lesson-others = Quand Jack invite
lesson-others-guest = Jack a mené le capitaine dans un tripot, et il invite. Une seule tuile en jeu : le 2.
lesson-others-pass = Trinquer coûte une pièce, qui va à Jack, et il lance le premier. Pour deux points, passez.
    .join = Jack lance le premier, et tout 3 ou plus lui donne la tuile : au moins deux fois sur trois, vous auriez payé pour rien.
lesson-others-end = Il a sa tuile, vous avez votre pièce. Dès que plusieurs tuiles sont en jeu, payez : ne le laissez pas tout prendre.

## Coffre et scorpion

lesson-chest = Coffre et scorpion
lesson-chest-date = En passant, votre rendez-vous secret : il était dans une case à coffre. Six points. On en pioche sur les cases à cœur.
lesson-chest-open = Le coffre est à qui l’ouvre : 5 points. Puis chacun lance ; qui fait passer le total à 12 se fait piquer : −2. Ouvrez.
    .fear = Même piqué, il vous resterait 3 points. Et le scorpion peut tout aussi bien piquer Jack.
lesson-chest-stop = 6, 2, 3, 2 : c’est Jack qui est piqué. Passez la main.
    .more = { $square } coûterait votre dernière pièce. Gardez-la pour une meilleure occasion.
lesson-chest-end = Beaucoup de points en une visite. Comptez les pirates avant de partir : pas de pirates, pas de ruelle.

## Cartes et équipement

lesson-tiles = Cartes et équipement
lesson-tiles-map = Une carte au trésor jaune de 5. Attention, les cartes comptent par paires de la même couleur. Prenez-la.
    .none = Une carte seule ne vaut rien, c’est vrai. Mais sans la première il n’y aura jamais de paire.
lesson-tiles-stop = Passez la main.
    .dark = Les ruelles sombres sortent de la ville et rentrent ailleurs : des pirates pour deux ruelles, et une pièce comme pour tout déplacement de plus. Gardez-les.
lesson-tiles-gear = L’équipement se pioche en secret. De chaque sorte, seule votre meilleure pièce compte : vendez les autres, 2 pièces chacune.

## La nuit à bord

lesson-night = La nuit à bord
lesson-night-beds = Le soir, on se bat pour dormir. La couchette et le hamac valent des points, et la dernière équipe debout a la couchette.
lesson-night-board = Jack est à bord avec trois pirates. Vous en avez trois aussi. Montez : qui arrive plus tard lance plus tard, et c’est mieux.
    .move = { $square } prendrait vos derniers pirates : la nuit se ferait sans vous. La faute la plus commune du jeu !
lesson-night-barrel = Jack a fait 6, vous 4 : votre pirate serait dehors. Vous avez deux tonneaux de rhum ; un tonneau paie un ou deux nouveaux lancers. Donnez-en un.
    .stand = 4 contre 6 : un pirate de moins, et deux tonneaux qui n’auront servi à rien.
lesson-night-again = Un 1. Le tonneau donne droit à un second lancer : relancez.
    .one = Avec un 1 vous perdez à coup sûr. Le second lancer est déjà payé.
lesson-night-stand = 5 contre 6 : pas de chance. Il faudrait un 6. Gardez le dernier tonneau, et acceptez le 5.
    .last = Deux lancers pour un 6 : moins d’une chance sur trois. Le tonneau servira mieux contre un petit nombre.
lesson-night-end = On se bat ainsi colonne après colonne, jusqu’à la dernière équipe. Le lendemain tout recommence ; après cinq tours, on compte les points.

## Le cinquième jour

lesson-match = Le cinquième jour
lesson-match-free = À vous : le dernier tour d’une partie, contre un mousse. Des cases utiles, des ruelles courtes, et quelques pirates pour la nuit.
lesson-match-end = Vous connaissez Rhum et Honneur. Une partie entière dure cinq tours comme celui-ci.
