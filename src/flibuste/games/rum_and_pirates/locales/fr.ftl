## The game

game-title = Rhum et Honneur
game-tagline = Un seul capitaine, cinq équipages, une seule couchette.
game-summary = Tous ensemble, vous promenez un même capitaine dans un repaire de pirates. Pour lui faire suivre une ruelle, vous la remplissez de vos pirates ; vous pouvez alors profiter de la case où il arrive : pièces, rhum, cartes, coffres, tripots, gardes, rendez-vous secrets. Le soir venu, ceux qui ont encore des pirates se disputent à bord les meilleures places pour dormir. Après cinq tours, le plus grand nombre de points d’honneur l’emporte.

## Chapters of the rulebook

chapter-set-up = La mise en place
chapter-frame = Les tours de jeu
chapter-move = Déplacer le capitaine
chapter-dark = Les ruelles sombres
chapter-dead-end = Les impasses
chapter-rest-and-board = Se reposer, monter à bord, rester le dernier
chapter-squares = Les cases : pièce, quartier général, pirate
chapter-accessory = L’attirail
chapter-rendezvous = Les rendez-vous
chapter-map = Les cartes au trésor
chapter-tavern = Les tripots
chapter-chest = Les coffres au trésor
chapter-rum = Le rhum
chapter-guard = La garde de la ville
chapter-brawl = La rixe
chapter-round-end = La fin d’un tour
chapter-scoring = Le décompte

## Rules: setting up

rule-RUM-1 = On joue de deux à cinq, chacun avec sa couleur. Les couleurs que personne ne prend restent dans la boîte ; à deux, l’une d’elles prête ses pirates à l’équipage imaginaire.
rule-RUM-2 = Le repaire est un carré de trois plaques sur trois. La place et l’orientation de chacune sont libres.
rule-RUM-3 = La table convient d’une disposition parmi trois : au hasard ; celle des débutants, plaques 1 à 9 dans l’ordre de lecture et sans les tourner ; ou la vôtre, où chaque plaque figure une fois.
rule-RUM-4 = Là où deux plaques se touchent, leurs ruelles se rejoignent et leurs deux demi-segments n’en font plus qu’un. Une ruelle qui aboutit au bord extérieur est une ruelle sombre. Les neuf plaques forment ainsi 36 cases reliées par des ruelles.
rule-RUM-5 = Mélangez chaque sorte de tuiles et formez-en une pile, face cachée. À côté, quatre tuiles tripot, quatre cartes au trésor, un coffre et un scorpion sont posés face visible.
rule-RUM-6 = Sous le navire se trouvent, face visible, une couchette, un hamac et un rouleau de corde. À deux ou à trois, on joue sans les rouleaux de corde.
rule-RUM-7 = Vous débutez avec 2 pièces et 10 pirates dans votre réserve. Vos 5 autres pirates attendent au bureau d’enrôlement.
rule-RUM-8 = Le capitaine part du quartier général.
rule-RUM-9 = Le premier joueur du premier tour est tiré au sort, à moins que la table ne l’ait choisi.
rule-RUM-10 = La réserve compte 12 tonneaux de rhum, et la banque n’est jamais à court de pièces. Au départ, personne n’a ni rhum ni tuile.

## Rules: rounds and turns

rule-RUM-11 = Une partie dure toujours cinq tours. Chacun comprend la phase d’action, la rixe à bord, puis le rangement.
rule-RUM-12 = On joue dans le sens des aiguilles d’une montre.
rule-RUM-13 = En commençant par le premier joueur, ceux qui sont encore actifs jouent l’un après l’autre. À vous de jouer, vous faites une chose parmi trois : déplacer le capitaine, autant de fois que vous voulez et pouvez ; vous reposer ; ou monter à bord.
rule-RUM-14 = La phase est finie pour vous quand vous êtes monté à bord, ou quand votre réserve est vide une fois votre déplacement et son action terminés. Vous ne jouez plus de ce tour, mais vous pouvez encore trinquer dans les tripots et devez lancer le dé pour les coffres.
rule-RUM-15 = Quand tous ont fini, la phase s’achève et la rixe commence.
rule-RUM-16 = Si vous avez déplacé le capitaine, vous ne pouvez plus ni vous reposer ni monter à bord dans la foulée.

## Rules: moving the captain

rule-RUM-17 = Le capitaine suit une ruelle jusqu’à la case qui se trouve à l’autre bout. Vous posez un pirate de votre réserve sur chacun de ses segments : il vous en faut donc autant que la ruelle est longue.
rule-RUM-18 = Seule une ruelle vide peut servir. Si des pirates l’occupent, même les vôtres, elle est fermée.
rule-RUM-19 = Le capitaine ne s’arrête que sur les cases, les pirates que dans les ruelles. Ils y restent jusqu’à la fin du tour, à moins que le quartier général ne les rappelle.
rule-RUM-20 = Votre premier déplacement est gratuit. Chacun des suivants coûte une pièce, payée d’avance ; celles que vous venez de gagner font l’affaire. Tant que vous pouvez payer, il n’y a pas de limite.
rule-RUM-21 = Quand vous ne pouvez ou ne voulez plus payer, c’est au joueur suivant.

## Rules: dark alleys

rule-RUM-22 = Par une ruelle sombre, le capitaine sort de la ville ; par une autre ruelle sombre, vide et donnant sur une case différente, il y rentre. Vous remplissez entièrement les deux ruelles, demi-segments compris. Le tout est un seul déplacement, et la case d’arrivée peut servir.
rule-RUM-23 = Ensuite, les deux ruelles sombres sont occupées comme n’importe quelle autre.
rule-RUM-24 = Passer par les ruelles sombres coûte une pièce, en plus de celle d’un déplacement supplémentaire.
rule-RUM-25 = Cette pièce n’est pas due quand il n’y a pas d’autre issue, c’est-à-dire quand toutes les ruelles normales de la case du capitaine sont occupées. La pièce d’un déplacement supplémentaire, elle, reste due.
rule-RUM-26 = Que les ruelles sombres soient la seule issue, c’est le plateau qui en décide, non le nombre de vos pirates ou de vos pièces.
rule-RUM-27 = Un déplacement coûte donc une pièce si ce n’est pas votre premier, et une de plus s’il passe sans nécessité par les ruelles sombres.

## Rules: dead ends

rule-RUM-28 = Le capitaine est dans une impasse quand toutes les ruelles de sa case sont occupées. Une ruelle sombre vide n’est pas une issue s’il n’y en a aucune autre par où rentrer.
rule-RUM-29 = On vérifie après chaque déplacement s’il est dans une impasse, dès que l’action de la case est terminée.
rule-RUM-30 = Chaque plaque a un numéro : celui de sa case pièce.
rule-RUM-31 = D’une impasse, le capitaine passe sur la case pièce de la plaque au numéro suivant ; après 9 vient 1. Les cases pièce qui sont elles-mêmes des impasses sont sautées.
rule-RUM-32 = Ce n’est pas un déplacement : personne ne paie ni ne gagne rien, il n’y a ni action ni rendez-vous.
rule-RUM-33 = Celui qui déplace ensuite le capitaine part de là.
rule-RUM-34 = Si les neuf cases pièce sont des impasses, le capitaine ne bouge pas. Plus personne ne peut le déplacer : on ne peut que se reposer ou monter à bord.

## Rules: resting and boarding

rule-RUM-35 = Au lieu de déplacer le capitaine, vous pouvez payer une pièce et passer la main. Rien d’autre ne se produit.
rule-RUM-36 = Pour se reposer, il faut une pièce. Le dernier joueur actif ne peut pas se reposer.
rule-RUM-37 = Au lieu de vous déplacer ou de vous reposer, vous pouvez toujours monter à bord. Si vous ne pouvez rien faire d’autre, vous y êtes obligé.
rule-RUM-38 = Tous les pirates de votre réserve prennent place dans la plus haute rangée libre à gauche du mât, côte à côte à partir du mât.
rule-RUM-39 = Chaque équipage a sa rangée, quel que soit le nombre de ses pirates. Le premier monté à bord est donc tout en haut.
rule-RUM-40 = Les pirates à bord ne font plus partie de votre réserve.
rule-RUM-41 = Si votre réserve est épuisée, vous ne montez pas à bord et n’avez pas d’équipage dans la rixe.
rule-RUM-45 = Le dernier joueur actif joue autant de fois qu’il le souhaite, et chacun de ses déplacements compte comme un premier : il est gratuit. Seule la pièce des ruelles sombres reste due. Il s’arrête en montant à bord ou quand il n’a plus de pirates.
rule-RUM-46 = Vous n’êtes le dernier joueur actif que si vous l’êtes au moment où vient votre tour ; cela ne peut pas changer en cours de route.

## Rules: the squares

rule-RUM-50 = Celui qui amène le capitaine sur une case peut en utiliser l’action, une fois. Y rester, s’y reposer ou y être replacé en sortant d’une impasse ne rapporte rien.
rule-RUM-51 = Si une pile, un étalage ou une réserve est vide, il n’y a rien à prendre. Les tuiles qui manquent ne sont pas remplacées.
rule-RUM-52 = Pièce : prenez une pièce à la banque.
rule-RUM-53 = Quartier général : rappelez tous vos pirates d’une ruelle, de n’importe quelle sorte et n’importe où en ville.
rule-RUM-54 = Ou rappelez-les de deux ruelles sombres, même si vous ne les avez pas empruntées ensemble.
rule-RUM-55 = La ruelle par laquelle vous venez d’arriver peut aussi être choisie.
rule-RUM-56 = Vous pouvez aussi ne rappeler personne. Une ruelle vidée peut aussitôt resservir.
rule-RUM-57 = Pirate : un de vos pirates du bureau d’enrôlement rejoint votre réserve pour le reste de la partie. S’il n’y en a plus, il ne se passe rien.

## Rules: pirate gear

rule-RUM-58 = Piochez la première tuile d’attirail et regardez-la sans la montrer à personne.
rule-RUM-59 = Gardez-la : elle va sous votre drapeau.
rule-RUM-60 = Ou vendez-la : elle retourne face cachée sous la pile, et vous prenez 2 pièces, quelle que soit sa valeur. Seule la tuile que vous venez de piocher peut être vendue.

## Rules: rendezvous

rule-RUM-65 = Piochez la première tuile rendez-vous, regardez-la et posez-la face cachée sur votre drapeau. Vous pouvez en avoir autant que vous voulez.
rule-RUM-66 = La tuile indique le lieu où vous êtes attendu.
rule-RUM-67 = Quand vous amenez vous-même le capitaine à cet endroit, vous devez montrer la tuile et la glisser sous votre drapeau, avant l’action de la case. Si vous n’en montrez aucune, chacun sait donc qu’aucune des vôtres ne convient à ce lieu.
rule-RUM-68 = On n’honore qu’un seul rendez-vous par arrivée, même avec deux tuiles identiques.
rule-RUM-69 = Les déplacements des autres, le repos et les impasses n’honorent aucun rendez-vous. Que vous utilisiez ensuite la case ou non n’y change rien.

## Rules: treasure maps

rule-RUM-70 = Prenez une des cartes visibles de la couleur de la case ; l’étalage est complété. S’il n’y a aucune carte de cette couleur, vous ne recevez rien.

## Rules: taverns

rule-RUM-71 = L’enjeu : toutes les tuiles visibles du tripot où vous êtes. S’il n’y en a pas, il ne se passe rien.
rule-RUM-72 = Si vous le souhaitez, vous invitez les autres, ouvertement et dans le sens des aiguilles d’une montre. Qui veut trinquer vous paie une pièce ; qui ne peut ou ne veut pas payer n’est pas de la partie. Ceux qui ont déjà fini leur phase peuvent trinquer aussi.
rule-RUM-73 = Si personne ne trinque, toutes les tuiles en jeu sont à vous, sans lancer le dé.
rule-RUM-74 = Sinon, on lance le dé à tour de rôle : d’abord l’hôte, puis ses invités dans le sens des aiguilles d’une montre, puis de nouveau l’hôte.
rule-RUM-75 = Un lancer supérieur à la valeur d’une tuile en jeu la remporte. S’il en bat plusieurs, le lanceur en choisit une et la prend ; pas plus d’une par lancer.
rule-RUM-76 = On continue jusqu’à ce que toutes les tuiles soient gagnées. Aucune tuile tripot ne vaut plus de 5 : un 6 gagne toujours.
rule-RUM-77 = Les tuiles gagnées vont sous le drapeau. À la fin, on complète l’étalage à quatre tuiles.

## Rules: treasure chests

rule-RUM-78 = Si vous choisissez d’ouvrir le coffre, la tuile coffre visible va sous votre drapeau.
rule-RUM-79 = Ensuite, tous lancent le dé à tour de rôle, vous le premier, encore et encore, y compris ceux qui ont fini leur phase. On additionne les lancers.
rule-RUM-80 = Celui qui amène le total au nombre inscrit sur le scorpion, ou au-delà, se fait piquer et doit prendre le scorpion sous son drapeau.
rule-RUM-81 = On découvre alors un nouveau coffre et un nouveau scorpion. Il y a autant des uns que des autres.

## Rules: rum

rule-RUM-82 = Prenez deux tonneaux de rhum, ou ce qu’il en reste. Ils sont posés sur votre drapeau, à la vue de tous.
rule-RUM-83 = Le rhum ne sert que pour vos propres lancers, juste après le lancer : dans la rixe, dans un tripot et pour un coffre.
rule-RUM-84 = Pour un tonneau, qui retourne à la réserve commune, vous pouvez relancer le dé, une ou deux fois. Après cela, vous pouvez donner un autre tonneau. C’est toujours le dernier lancer qui compte, même s’il est moins bon ; une seconde relance que vous n’utilisez pas est perdue.
rule-RUM-85 = Vous pouvez donner un tonneau après n’importe quel lancer, même bon. Personne d’autre ne lance le dé tant que vous n’êtes pas satisfait.

## Rules: the town guard

rule-RUM-86 = Choisissez la petite ou la grande garde et découvrez devant tous la première tuile de cette pile. Les petites gardes vont de 1 à 3, les grandes de 4 à 6.
rule-RUM-87 = Si votre réserve, une fois posés les pirates du déplacement, en compte plus que n’en indique la tuile, vous la gagnez. S’il y figure une pièce, vous en prenez une.
rule-RUM-88 = Avec autant de pirates ou moins, vous perdez : la tuile retourne sous sa pile, et c’est tout.

## Rules: the brawl

rule-RUM-90 = Chaque rangée du navire est un équipage. S’il n’y en a qu’un à bord, il gagne aussitôt ; s’il n’y en a aucun, on ne se bat pas.
rule-RUM-91 = Les pirates qui se trouvent à la même distance du mât forment une colonne.
rule-RUM-92 = Une série de rixes va de la colonne la plus éloignée jusqu’au mât : d’abord à gauche du mât, puis à droite, puis de nouveau à gauche, et ainsi de suite.
rule-RUM-93 = Un pirate seul dans sa colonne gagne sans lancer le dé.
rule-RUM-94 = Sinon, le pirate du haut lance le premier, puis les autres en descendant, chacun contre le lancer à battre. Plus bas : votre pirate est éliminé. Égal ou plus haut : c’est l’autre qui l’est, et votre lancer devient celui à battre.
rule-RUM-95 = Le vainqueur d’une colonne passe de l’autre côté du mât, dans la même rangée, à la place libre la plus proche du mât. Les pirates éliminés reviennent aussitôt à leur propriétaire.
rule-RUM-96 = Un équipage est éliminé avec son dernier pirate. La rixe s’arrête dès qu’il n’en reste qu’un.
rule-RUM-97 = Le dernier équipage reçoit la couchette, l’avant-dernier le hamac et, à quatre ou cinq joueurs, le précédent le rouleau de corde. À quatre ou cinq, celui qui n’a battu qu’un rival, ou qui n’en a trouvé aucun, prend la corde avec la couchette ; sans rival, le hamac n’est à personne.
rule-RUM-98 = À deux, un troisième équipage, imaginaire, prend part à la rixe. Au début de chaque tour, un dé indique le nombre de ses pirates ; ils occupent la rangée du haut. Il se bat selon les règles à trois et n’a jamais de rhum. Les tuiles qu’il gagne quittent la partie.

## Rules: the end of a round

rule-RUM-100 = Les places pour dormir que personne n’a gagnées quittent la partie. Après les tours un à quatre, on en pose de nouvelles.
rule-RUM-101 = Chacun reprend tous ses pirates dans sa réserve, ceux des ruelles et ceux du navire.
rule-RUM-102 = Le capitaine reste où il est.
rule-RUM-103 = Le joueur à gauche du premier joueur devient le nouveau premier joueur.
rule-RUM-104 = On ne reçoit pas de nouvelles pièces. Pièces, rhum, rendez-vous et étalages restent tels quels.
rule-RUM-105 = Après le cinquième tour, la partie est finie.

## Rules: scoring

rule-RUM-110 = Les tuiles tripot, coffre, garde et place pour dormir valent ce qu’elles indiquent ; un scorpion coûte 2 points.
rule-RUM-111 = De chaque sorte d’attirail, seule votre tuile la plus précieuse compte.
rule-RUM-112 = Un rendez-vous compte s’il a été honoré. Ceux qui sont encore sur votre drapeau ne valent rien.
rule-RUM-113 = Les cartes au trésor comptent par paires de même couleur, chacune pour sa valeur. Si vous en avez un nombre impair, la plus faible est laissée de côté.
rule-RUM-114 = Le rhum et les pièces ne valent rien.
rule-RUM-115 = Le plus grand nombre de points l’emporte. À égalité, on compare les pirates encore au bureau d’enrôlement (le moins), puis le rhum, puis les pièces ; après quoi la victoire est partagée. Les autres places suivent la même règle.

## Names

square-kind = { $kind ->
        [coin] pièce
        [hq] quartier général
        [recruit] pirate
        [accessory] attirail
        [rendezvous] rendez-vous
        [map_yellow] carte jaune
        [map_pink] carte rose
        [map_green] carte verte
        [tavern_1] tripot Es Cruce
        [tavern_2] tripot La Sirena
        [tavern_3] tripot El Loro
        [chest] coffre au trésor
        [rum] rhum
       *[guard] garde de la ville
    }
    .to = { $kind ->
            [coin] la pièce
            [hq] le quartier général
            [recruit] le bureau d’enrôlement
            [accessory] l’attirail
            [rendezvous] le rendez-vous
            [map_yellow] la carte jaune
            [map_pink] la carte rose
            [map_green] la carte verte
            [tavern_1] le tripot Es Cruce
            [tavern_2] le tripot La Sirena
            [tavern_3] le tripot El Loro
            [chest] le coffre au trésor
            [rum] le rhum
           *[guard] la garde de la ville
        }
    .short = { $kind ->
            [coin] $
            [hq] QG
            [recruit] pir
            [accessory] att
            [rendezvous] ♥
            [map_yellow] C·j
            [map_pink] C·r
            [map_green] C·v
            [tavern_1] T·1
            [tavern_2] T·2
            [tavern_3] T·3
            [chest] cof
            [rum] rhu
           *[guard] gar
        }
house-name = { $house ->
        [tavern_1] Es Cruce
        [tavern_2] La Sirena
       *[tavern_3] El Loro
    }
colour-name = { $colour ->
        [map_yellow] jaune
        [map_pink] rose
       *[map_green] verte
    }
bed-name = { $bed ->
        [bunk] la couchette
        [hammock] le hamac
       *[rope] le rouleau de corde
    }
item-name = { $item ->
        [hook] crochet
        [wooden_leg] jambe de bois
        [eye_patch] cache-œil
        [sabre] sabre
       *[hat] chapeau
    }
symbol-name = { $symbol ->
        [recruit] à une case pirate
        [accessory] à une case attirail
        [map] à n’importe quelle carte
        [map_yellow] à une carte jaune
        [map_pink] à une carte rose
        [map_green] à une carte verte
        [tavern] dans n’importe quel tripot
        [tavern_1] à l’Es Cruce
        [tavern_2] à La Sirena
        [tavern_3] à l’El Loro
        [chest] à un coffre au trésor
        [rum] à une case rhum
       *[guard] à la garde de la ville
    }
crew-name = { $imaginary ->
        [yes] l’équipage imaginaire
       *[no] { $seat }
    }
    .start = { $imaginary ->
            [yes] L’équipage imaginaire
           *[no] { $seat }
        }

## Decisions

decision-turn = À vous : déplacez le capitaine, reposez-vous ou montez à bord.
    .waiting = On attend { $seat }, qui va se déplacer, se reposer ou monter à bord.
decision-further = Continuer pour une pièce, ou passer la main ?
    .waiting = On attend { $seat }, qui continue ou passe la main.
decision-enter = Par quelle ruelle sombre le capitaine revient-il en ville ?
    .waiting = On attend { $seat }, qui fait rentrer le capitaine en ville.
decision-meet = Quel rendez-vous honorez-vous ici ?
    .waiting = On attend { $seat }, qui honore un rendez-vous.
decision-recover = Quartier général : de quelle ruelle rappelez-vous vos pirates ?
    .waiting = On attend { $seat }, qui rappelle des pirates.
decision-recover-dark = Et d’une seconde ruelle sombre ?
    .waiting = On attend { $seat }, qui peut rappeler une seconde ruelle sombre.
decision-accessory = Gardez-vous la tuile piochée, ou la vendez-vous 2 pièces ?
    .waiting = On attend { $seat }, qui regarde une tuile d’attirail.
decision-map = Quelle carte au trésor prenez-vous ?
    .waiting = On attend { $seat }, qui choisit une carte au trésor.
decision-host = Invitez-vous les autres à trinquer ?
    .waiting = On attend { $seat }, qui invite, ou non.
decision-guest = Voulez-vous trinquer, pour une pièce ?
    .waiting = On attend { $seat }, qui trinque, ou non.
decision-prize = Votre lancer bat plusieurs tuiles : laquelle prenez-vous ?
    .waiting = On attend { $seat }, qui choisit une tuile.
decision-chest = Ouvrez-vous le coffre au trésor ?
    .waiting = On attend { $seat }, qui ouvre le coffre, ou non.
decision-guard = Affrontez-vous la petite ou la grande garde ?
    .waiting = On attend { $seat }, qui affronte la garde.
decision-roll = Gardez-vous ce lancer ?
    .waiting = On attend { $seat }, qui garde son lancer ou sort le rhum.

## Choices

choice-move = { $alley ->
        [1] Aller en { $square }
       *[other] Aller en { $square } par la ruelle { $alley }
    }
choice-dark = Sortir de la ville par la ruelle sombre { $alley }
    .named = Sortir de la ville { $where }
choice-enter = Rentrer par { $alley }
    .named = Rentrer en { $where }
choice-rest = Se reposer (1 pièce)
choice-board = Monter à bord
choice-end = Passer la main
choice-recover = { $alley ->
        [nothing] Ne rappeler personne
       *[other] Rappeler les pirates de { $alley }
    }
    .named = Rappeler les pirates de la ruelle { $where }
choice-keep = Garder la tuile
choice-sell = La vendre 2 pièces
choice-take = Prendre le { $value }
choice-meet = Honorer le rendez-vous à { $value }
choice-invite = Inviter les autres
choice-decline = Ne rien faire ici
choice-join = Trinquer (1 pièce)
choice-pass = Passer
choice-open = Ouvrir le coffre
choice-small = Affronter la petite garde
choice-large = Affronter la grande garde
choice-stand = Garder le lancer
choice-barrel = Donner un tonneau et relancer
choice-again = Utiliser la seconde relance du tonneau

## Events

event-furnished = On joue avec vos propres fichiers ({ $files }) : { $tiles ->
        [181] 181 tuiles en tout.
       *[other] { $tiles } tuiles en tout, au lieu des 181 habituelles.
    }
event-built = Le repaire est en place.
event-started = { $seat } sera le premier joueur.
event-made = À bord, { bed-name } de ce tour : { $value }.
event-round = Le tour { $round } commence ; { $seat } joue en premier.
event-imagined = L’équipage imaginaire compte { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }.
event-moved = { $seat } mène le capitaine de { $square } à { $to }, { square-kind.to } ({ $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }).
event-crept = { $seat } quitte la ville en { $square } et y rentre par une autre ruelle sombre en { $to }, { square-kind.to } ({ $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }).
event-met = { $seat } honore un rendez-vous { symbol-name } : { $value } points.
event-found-coin = { $seat } prend une pièce.
event-recovered = { $seat } rappelle { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    } de { $dark ->
        [yes] la ruelle sombre en { $square }
       *[no] la ruelle { $square }–{ $to }
    }.
event-declined = { $seat } dédaigne { square-kind.to }.
event-recruited = { $seat } enrôle un pirate ; { $left ->
        [0] c’était le dernier
       *[other] il en reste { $left }
    }.
event-nothing-here = Rien à prendre pour { $seat } en { $square } ({ square-kind }).
event-looked = { $seat } regarde une tuile d’attirail.
    .secret = { $seat } regarde une tuile d’attirail : { item-name }, { $value } points.
event-kept = { $seat } garde la tuile.
    .secret = { $seat } garde la tuile : { item-name }, { $value } points.
event-sold = { $seat } vend la tuile { $coins } pièces.
    .secret = { $seat } vend { $coins } pièces la tuile ({ item-name }, { $value } points), qui va sous la pile.
event-promised = { $seat } pioche un rendez-vous.
    .secret = { $seat } pioche un rendez-vous { symbol-name }, à { $value } points.
event-took-map = { $seat } prend la carte au trésor { colour-name } de valeur { $value }.
event-revealed = { $stack ->
        [chest] Un nouveau coffre apparaît : { $value } points.
        [scorpion] Un nouveau scorpion apparaît : il pique à { $threshold }.
        [map] Une nouvelle carte au trésor apparaît : { revealed-colour }, { $value }.
       *[tavern] Une nouvelle tuile tripot apparaît : { revealed-house }, { $value }.
    }
revealed-colour = { $family ->
        [map_yellow] jaune
        [map_pink] rose
       *[map_green] verte
    }
revealed-house = { $family ->
        [tavern_1] Es Cruce
        [tavern_2] La Sirena
       *[tavern_3] El Loro
    }
event-took-rum = { $seat } prend { $barrels ->
        [one] { $barrels } tonneau
       *[other] { $barrels } tonneaux
    } de rhum.
event-beat-guard = { $seat } bat la { $size ->
        [small] petite
       *[large] grande
    } garde, { $pirates } contre { $value } : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $coins ->
        [0] {""}
       *[other] {" "}et une pièce
    }.
event-lost-to-guard = { $seat } perd contre la { $size ->
        [small] petite
       *[large] grande
    } garde, { $pirates } contre { $value }.
event-invited = { $seat } invite tout le monde à trinquer ({ house-name }). En jeu : { $tiles }.
event-joined = { $seat } paie une pièce à { $host_seat } et trinque.
event-passed = { $seat } n’est pas de la partie.
event-rolled = { $seat } lance un { $die }.
event-rolled-again = { $seat } relance : { $die }.
event-gave-barrel = { $seat } donne un tonneau de rhum.
event-won-drink = { $seat } remporte le { $value } ({ house-name }).
event-left-tile = { $seat } laisse la tuile.
event-missed = { $seat } ne gagne rien avec un { $die }.
event-opened-chest = { $seat } ouvre le coffre à { $value } points. Le scorpion pique à { $threshold }.
event-added = Cela fait { $total } sur { $threshold }.
event-stung = { $seat } se fait piquer : { $value } points.
event-rested = { $seat } paie une pièce et se repose.
event-boarded = { $seat } monte à bord avec { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }, rangée { $row }.
event-spent = { $seat } n’a plus de pirates et a fini sa phase.
event-relocated = { $square } est une impasse : le capitaine reparaît en { $to }{ $count ->
        [0] {""}
        [one] , car { $skipped } en est une aussi
       *[other] , car { $skipped } en sont aussi
    }.
event-stuck = { $square } est une impasse, comme toutes les cases pièce : le capitaine reste sur place.
event-brawl = { $crews ->
        [0] Personne ne dort à bord cette nuit.
        [1] Un seul équipage est à bord : pas de rixe.
       *[other] { $crews } équipages se disputent les places pour dormir.
    }
event-column = { $side ->
        [left] À gauche du mât, colonne { $column }.
       *[right] À droite du mât, colonne { $column }.
    }
event-imaginary-rolled = L’équipage imaginaire lance un { $die }.
event-knocked-out = { crew-name.start } perd un pirate ; { $left ->
        [0] c’était le dernier
       *[other] il en reste { $left }
    }.
event-eliminated = { crew-name.start } est hors de combat.
event-slept = { $imaginary ->
        [yes] L’équipage imaginaire gagne { bed-name } ({ $value }), qui quitte la partie.
       *[no] { $seat } gagne { bed-name } : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
    }
event-crossed = { crew-name.start } passe de l’autre côté du mât.
event-unclaimed = Personne ne reçoit { bed-name } ({ $value }).
event-came-home = Tous les pirates reviennent à leur propriétaire.
event-ended = { $reason ->
       *[five-rounds] Cinq tours ont été joués : la partie est finie.
    }
event-scored = { $seat } totalise { $points } points : tripots { $taverns }, coffres { $chests }, scorpions { $scorpions }, gardes { $guards }, sommeil { $beds }, attirail { $accessories }, rendez-vous { $rendezvous }, cartes { $maps }.

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-moved = va en { $to }, { square-kind.to }
    .many = va en { $to }
recap-crept = se faufile en { $to }, { square-kind.to }
    .many = se faufile en { $to }
recap-met = honore un rendez-vous : { $value } points
recap-found-coin = prend une pièce
    .many = prend { $count } pièces
recap-recovered = rappelle { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
recap-recruited = enrôle un pirate
recap-kept = garde une tuile d’attirail
recap-sold = vend une tuile d’attirail
recap-promised = pioche un rendez-vous
recap-took-map = prend la carte { colour-name } de valeur { $value }
recap-took-rum = prend { $barrels ->
        [one] { $barrels } tonneau
       *[other] { $barrels } tonneaux
    } de rhum
recap-beat-guard = bat la garde : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
recap-lost-to-guard = perd contre la garde
recap-invited = invite tout le monde à trinquer ({ house-name })
recap-joined =
    .me = { $host_seat_me ->
            [yes] { $seat } vous paie une pièce et trinque
           *[no] vous payez une pièce à { $host_seat }
        }
recap-won-drink = remporte le { $value } ({ house-name })
    .many = remporte { $value } au tripot
    .me = vous remportez le { $value } ({ house-name })
recap-opened-chest = ouvre le coffre à { $value } points
recap-stung = se fait piquer : { $value } points
    .me = le scorpion vous pique : { $value } points
recap-rested = se repose
recap-boarded = monte à bord, rangée { $row }
recap-knocked-out = perd un pirate dans la rixe
    .many = perd { $count } pirates dans la rixe
    .me = vous perdez un pirate dans la rixe
recap-slept = gagne { bed-name } : { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
    .me = vous gagnez { bed-name } : { $value ->
            [one] { $value } point
           *[other] { $value } points
        }

## Refusals

refusal-rest-without-coin = Vous n’avez pas de pièce pour vous reposer.
refusal-rest-alone = Vous êtes le dernier joueur actif : vous ne pouvez pas vous reposer.
refusal-exit-first = Le capitaine doit d’abord sortir de la ville par une ruelle sombre ; il pourra ensuite rentrer par { $alley }.
refusal-nothing-done = Vous ne pouvez pas passer la main sans avoir rien fait : déplacez le capitaine, reposez-vous ou montez à bord.
refusal-turn-first = C’est à vous : déplacez le capitaine, reposez-vous ou montez à bord.
refusal-moved-already = Vous avez déplacé le capitaine : vous ne pouvez plus que continuer ou passer la main.
refusal-further-first = Décidez d’abord si vous continuez ou passez la main.
refusal-enter-first = Le capitaine est hors de la ville : choisissez la ruelle sombre par laquelle il rentre.
refusal-not-dark = { $alley } n’est pas une ruelle sombre de cette ville.
refusal-same-square = { $alley } ramène à la case que vous quittez ; il en faut une autre.
refusal-no-second-alley = Il n’y a pas d’autre ruelle de { $from } à { $square }.
refusal-no-alley = Aucune ruelle ne mène de { $from } à { $square }.
refusal-move-without-coin = Un déplacement de plus coûte une pièce, et vous n’en avez pas.
refusal-dark-elsewhere = La ruelle sombre { $alley } ne part pas de { $from }, où se trouve le capitaine.
refusal-no-way-in = Si le capitaine sortait par { $alley }, il n’aurait aucune ruelle sombre pour rentrer.
refusal-dark-without-coin = Passer par les ruelles sombres vous coûterait { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    } ; vous ne les avez pas.
refusal-occupied = La ruelle { $alley } est occupée par { $by_seat }.
refusal-too-few-pirates = Il vous faudrait { $needed ->
        [one] { $needed } pirate
       *[other] { $needed } pirates
    } ; votre réserve en compte { $pirates }.
refusal-no-such-rendezvous = Vous n’avez pas de rendez-vous à { $value } points en ce lieu.
refusal-meet-first = Choisissez d’abord quel rendez-vous vous honorez ici.
refusal-second-must-be-dark = { $alley } n’est pas une ruelle sombre : avec une ruelle sombre, on ne peut en rappeler qu’une autre.
refusal-recover-first = Décidez d’abord quels pirates le quartier général rappelle.
refusal-no-such-alley = Aucune ruelle de cette ville ne s’appelle { $alley }.
refusal-not-your-alley = Vous n’avez pas de pirates en { $alley }.
refusal-keep-or-sell = Décidez d’abord si vous gardez ou vendez la tuile piochée.
refusal-no-such-map = Il n’y a pas de carte { colour-name } visible de valeur { $value }.
refusal-map-first = Choisissez d’abord une carte au trésor, ou aucune.
refusal-no-guard-left = La pile de cette garde est vide.
refusal-guard-first = Choisissez d’abord la petite garde, la grande, ou aucune.
refusal-second-roll-first = Votre tonneau permet encore une relance : utilisez-la avant d’en donner un autre.
refusal-no-second-roll = Vous n’avez pas de seconde relance : il faut d’abord donner un tonneau.
refusal-roll-first = Décidez d’abord si vous gardez votre lancer.
refusal-invite-first = Décidez d’abord si vous invitez les autres.
refusal-guest-first = Décidez d’abord si vous trinquez.
refusal-roll-too-low = Avec un { $die }, vous ne battez pas le { $value }.
refusal-not-staked = Il n’y a pas de { $value } en jeu.
refusal-must-take = Quand on a gagné une tuile, il faut en prendre une.
refusal-prize-first = Choisissez d’abord l’une des tuiles gagnées.
refusal-open-first = Décidez d’abord si vous ouvrez le coffre.
refusal-data-shape = { $file } : en « { $path } », il devrait y avoir { $wanted ->
        [list] une liste
       *[object] un objet aux parties nommées
    }.
refusal-data-unknown-part = { $file } : une boîte ne contient rien qui s’appelle « { $path } ».
refusal-data-missing = { $file } : il manque « { $path } ».
refusal-data-count = { $file } : « { $path } » devrait compter { $wanted } éléments et en compte { $found }.
refusal-data-many = { $file } : « { $path } » est trop long, { $most } au plus.
refusal-data-number = { $file } : « { $path } » devrait être un nombre de { $least } à { $most }.
refusal-data-word = { $file } : « { $path } » devrait être l’un de ces mots : { $allowed }.
refusal-data-scorpions = { $file } : « { $path } » : il faut autant de coffres que de scorpions ; il y en a { $chests } et { $scorpions }.
refusal-data-rendezvous = { $file } : « { $path } » doit nommer au moins une sorte de case, mais ni rendez-vous, ni pièce, ni quartier général.
refusal-data-plate-number = { $file } : « { $path } » : les plaques sont numérotées de 1 à 9, chacune une fois, et portent leur numéro sur leur case pièce ({ $plate }).
refusal-data-headquarters = { $file } : « { $path } » : il faut exactement un quartier général ; il y en a { $found }.
refusal-data-coin = { $file } : « { $path } » : chaque plaque a exactement une case pièce.
refusal-data-loop = { $file } : « { $path } » : une ruelle ne peut pas relier une case à elle-même.
refusal-data-twice = { $file } : « { $path } » figure deux fois.
refusal-data-positions = { $file } : « { $path } » : chaque côté de chaque plaque doit avoir les mêmes ruelles de bord, au nombre de { $places }.
refusal-data-apart = { $file } : « { $path } » : certaines cases de cette ville sont hors d’atteinte.

## Why the game is over

end-five-rounds = La partie est finie : cinq tours ont été joués.

## Options

option-town = Comment disposer la ville ?
    .random = Au hasard
    .beginner = Ville des débutants
option-start = Qui commence ?
    .random = Au hasard
    .seat = { $seat }
option-coins = Les pièces sont-elles visibles ?
    .hidden = Cachées aux autres
    .open = Visibles de tous
option-barrels = Que devient le rhum utilisé ?
    .return = Il retourne à la réserve
    .leave = Il quitte la partie
option-dark = Où rentre-t-on par les ruelles sombres ?
    .elsewhere = Seulement sur une autre case
    .anywhere = Sur la même case aussi
option-forced = Quand les ruelles sombres sont-elles gratuites ?
    .board = Quand aucune ruelle normale n’est vide
    .player = Quand le joueur ne peut en remplir aucune
option-alone = Le dernier joueur actif peut-il se reposer ?
    .boards = Non
    .may-rest = Oui
option-drink = Doit-on prendre une tuile gagnée au tripot ?
    .must-take = Oui
    .may-leave = Non
option-dates = Quels lieux figurent sur les rendez-vous ?
    .three-taverns = Trois tripots, les cartes ensemble
    .three-maps = Trois couleurs de cartes, les tripots ensemble

## What differs from the usual, in a phrase

agreed-town = ville des débutants
agreed-start = { $seat } commence
agreed-coins = pièces visibles de tous
agreed-barrels = le rhum utilisé quitte la partie
agreed-dark = on rentre aussi sur la même case par une ruelle sombre
agreed-forced = ruelles sombres gratuites dès qu’on ne peut remplir aucune ruelle
agreed-alone = le dernier joueur actif peut se reposer
agreed-drink = on peut laisser une tuile gagnée au tripot
agreed-dates = rendez-vous sur trois couleurs de cartes

## Score sheet

score-taverns = Tripots
score-chests = Coffres
score-scorpions = Scorpions
score-guards = Gardes
score-beds = Places pour dormir
score-accessories = Attirail
score-rendezvous = Rendez-vous
score-maps = Cartes au trésor
score-total = Points d’honneur

## Pieces

piece-captain = capitaine
piece-pirate = pirate
piece-coin = pièce
piece-barrel = tonneau de rhum
piece-flag = drapeau
piece-square = case
piece-alley = ruelle
piece-dark-alley = ruelle sombre
piece-tile = tuile

## Labels

label-reserve = Réserve
label-pool = Au bureau d’enrôlement
label-coins = Pièces
label-rum = Rhum
label-tiles = Tuiles sous le drapeau
label-rendezvous = Rendez-vous en attente
label-aboard = À bord
label-done = A fini pour ce tour
label-start-player = Premier joueur
label-round = Tour { $round } sur { $rounds }
label-ship = Le navire
label-mast = Mât
label-imaginary = Équipage imaginaire
label-displays = À l’étalage
label-stacks = Piles
label-supply = Tonneaux en réserve
label-out = Hors de la partie
label-known = Ce que vous savez de la pile
label-not-at = Pas { symbol-name }
label-total = Total { $total } sur { $threshold }
label-reconstruction = Les plaques sont une reconstitution ; si vous possédez le jeu, chargez votre propre fichier.

## Legend: how to read the board

legend-alley = Une ruelle montre ses segments ; ceux qui sont remplis ont la couleur de leur équipage.
legend-dark = Une ruelle sombre quitte la ville. On sort par l’une, on rentre par une autre.
legend-coin = Le numéro d’une case pièce est celui de sa plaque : d’une impasse, le capitaine va à la suivante.
legend-captain = Le capitaine est là où commence le prochain déplacement.

## Hints for newcomers

help-move = Vous remplissez la ruelle de vos pirates et profitez de la case au bout. Regardez le prix : les ruelles courtes vous laissent plus de pirates pour la suite et pour la rixe.
    .title = Suivre une ruelle
help-dark = Vous sortez ici de la ville pour y rentrer ailleurs le long du bord. Cela demande plus de pirates et une pièce, mais mène à des cases lointaines.
    .title = Sortir de la ville
help-enter = Choisissez par où le capitaine rentre : les deux ruelles sombres ensemble font le prix en pirates.
    .title = Rentrer en ville
help-rest = Vous payez une pièce et attendez. C’est utile si un autre va rapprocher le capitaine de ce qu’il vous faut.
    .title = Se reposer
help-board = Tous les pirates de votre réserve montent à bord et se battront cette nuit. Les derniers arrivés sont en bas et lancent plus tard, ce qui est un avantage ; les grands équipages gagnent des colonnes sans combattre.
    .title = Monter à bord
help-end = Vous gardez pièces et pirates, et le joueur suivant part de là où est le capitaine.
    .title = Passer la main
help-recover = Le quartier général rend des pirates à votre réserve : le mieux est souvent la ruelle la plus longue, ou deux ruelles sombres.
    .title = Rappeler des pirates
help-keep = La tuile comptera à la fin, mais seulement si c’est votre meilleure de sa sorte.
    .title = Garder la tuile
help-sell = Deux pièces, ce sont deux déplacements de plus. Vendez ce que vous avez déjà en mieux, ou ce qui vaut peu.
    .title = Vendre la tuile
help-take = La tuile va sous votre drapeau. Les cartes ne comptent que par paires d’une couleur.
    .title = Prendre une tuile
help-meet = La tuile va sous votre drapeau et rapporte ses points.
    .title = Aller au rendez-vous
help-invite = Les autres peuvent vous payer une pièce pour trinquer. Si personne ne le fait, tout est à vous.
    .title = Inviter à trinquer
help-decline = La case ne vous apporte rien ; tout reste en place.
    .title = Ne pas utiliser la case
help-join = Pour une pièce donnée à l’hôte, vous lancez aussi le dé pour les tuiles en jeu.
    .title = Trinquer aussi
help-pass = Vous ne payez rien et ne lancez pas le dé.
    .title = Ne pas trinquer
help-open = Le coffre est à vous à coup sûr ; puis tout le monde lance le dé à tour de rôle, et celui qui amène le total au nombre du scorpion, ou au-delà, perd 2 points.
    .title = Ouvrir le coffre
help-small = Les petites gardes valent de 1 à 3, et les plus faibles rapportent une pièce. Avec 4 pirates en réserve, vous ne pouvez pas perdre.
    .title = Défier une petite garde
help-large = Les grandes gardes valent de 4 à 6. Avec 7 pirates en réserve, vous ne pouvez pas perdre.
    .title = Défier une grande garde
help-stand = Le lancer compte tel quel.
    .title = Garder le lancer
help-barrel = Un tonneau donne droit à une ou deux relances ; la dernière compte, même si elle est moins bonne.
    .title = Relancer contre un tonneau
help-again = La seconde relance du tonneau ne coûte rien de plus, mais le lancer actuel est perdu.
    .title = Relancer encore

## terminal

seat-pirates = { $pirates } pir.
    .long = { $pirates ->
            [one] { $pirates } pirate
           *[other] { $pirates } pirates
        }
seat-pool = +{ $pool }
seat-coins = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
seat-rum = rhum { $rum }
seat-tiles = tuiles { $tiles }
seat-dates = ♥{ $count }
seat-aboard = rangée { $row } : { $pirates }
seat-done = a fini
chart-round = Tour { $round }/{ $rounds }
chart-captain = ◆ capitaine en { $square }
chart-taverns = Tripots
chart-maps = Cartes
chart-chest = Coffre
chart-chest-tile = { $value } points, pique à { $threshold }
chart-beds = Dormir
chart-bed = { $bed ->
        [bunk] couchette
        [hammock] hamac
       *[rope] corde
    } { $value }
chart-stacks = Piles
chart-rum = rhum { $count }
chart-gear = attirail { $count }
chart-dates = ♥ { $count }
chart-guards = gardes { $small } petites, { $large } grandes
chart-flag = Sous votre drapeau : { $tiles ->
        [one] { $tiles } tuile
       *[other] { $tiles } tuiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chart-open-dates = Rendez-vous : { $dates }
chart-date = { symbol-name } ({ $value })
chart-drawn = Piochée : { item-name } ({ $value })
chart-other-alleys = Autres ruelles : { $alleys }
chart-reconstruction = reconstitution
chart-own = vos propres plaques
chart-ship = À bord :
chart-imaginary = équipage imaginaire
chart-roll = { $seat } a lancé { $die }
chart-standing = à battre : { crew-name } { $die }
chart-stake = En jeu : { $tiles }
chart-sting = Total { $total } sur { $threshold }
heading-way = { square-kind }{ $offer ->
        [none] {""}
       *[other] {" "}({ $offer })
    }{ $meets ->
        [0] {""}
       *[other] {" "}♥{ $meets }
    }
heading-chest = coffre ({ $value } points, pique à { $threshold }){ $meets ->
        [0] {""}
       *[other] {" "}♥{ $meets }
    }
heading-dark = Ruelles sombres
heading-other = Ou bien
heading-recover = Rappeler
heading-choice = Choisir
short-move = { $alley ->
        [1] { $square }
       *[other] { $square } nº { $alley }
    }
short-enter = { $alley }
short-rest = se reposer (1 pièce)
short-board = monter à bord
short-end = passer la main
short-recover = { $alley ->
        [nothing] personne
       *[other] { $alley }
    }
short-keep = garder
short-sell = vendre 2 pièces
short-take = { $value }
short-meet = { $value }
short-invite = inviter
short-decline = rien
short-join = trinquer (1 pièce)
short-pass = passer
short-open = ouvrir
short-small = la petite garde
short-large = la grande garde
short-stand = garder
short-barrel = donner un tonneau
short-again = relancer
note-dark = { board-side }, dès { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] {" "}et { $coins } pièce
       *[other] {" "}et { $coins } pièces
    }
note-recover = { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
note-guard = de { $low } à { $high }, contre { $pirates ->
        [0] une réserve vide
        [one] { $pirates } pirate en réserve
       *[other] { $pirates } pirates en réserve
    } : { $percent } % de chances

## terminal: what a choice would do

preview-moved = { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }
preview-crept = { $to }, { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] , { $coins } pièce
       *[other] , { $coins } pièces
    }
preview-met = { $value } points de rendez-vous
preview-recovered = { $dark ->
        [yes] { $square }, ruelle sombre
       *[no] { $square }–{ $to }
    } : { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
preview-relocated = impasse : le capitaine passe en { $to }
preview-added = total { $total } sur { $threshold }
preview-stung = { $seat_me ->
        [yes] piqué : { $value } points
       *[no] { $seat } est piqué
    }
preview-won-drink = { $seat_me ->
        [yes] vous gagnez le { $value }
       *[no] {""}
    }
preview-missed = rien à gagner
preview-knocked-out = { $imaginary ->
        [yes] l’équipage imaginaire perd un pirate
       *[no] { $seat_me ->
            [yes] vous perdez un pirate
           *[no] { $seat } perd un pirate
        }
    }
preview-crossed = { $imaginary ->
        [yes] {""}
       *[no] { $seat_me ->
            [yes] vous passez de l’autre côté du mât
           *[no] {""}
        }
    }
preview-spent = { $seat_me ->
        [yes] vos derniers pirates
       *[no] { $seat } a fini
    }
preview-boarded = { $seat_me ->
        [yes] rangée { $row } avec { $pirates ->
            [one] { $pirates } pirate
           *[other] { $pirates } pirates
        }
       *[no] {""}
    }

## terminal: how to read the chart

legend-chart = Chaque cellule est une case, avec son nom et son usage ; entre elles, les ruelles : un point par segment, une lettre par pirate.
legend-chart-dark = Les ░ du bord sont les segments des ruelles sombres, ╲ et ╱ des ruelles en travers d’une plaque.
legend-chart-captain = La case du capitaine est marquée ◆ et ressort en rouge ; les cases à votre portée sont soulignées.
legend-chart-kinds = $ pièce · QG quartier général · pir pirate · att attirail · ♥ rendez-vous · C carte (j, r, v) · T tripot (1 Es Cruce, 2 La Sirena, 3 El Loro) · cof coffre · rhu rhum · gar garde.

## board

board-name = Le repaire, ses richesses et le navire
board-keys = Les flèches mènent de case en case et aux ruelles sombres praticables ; Entrée choisit. Le navire, les piles et les étalages suivent avec la touche de tabulation quand on peut les choisir.
board-pair = { $what } : { $value }
board-at = { $what }, { $at }
board-whole = Toute la ville
board-nearer = De plus près
board-plan = Plan de la ville : montre le capitaine
board-reconstruction = Plaques reconstituées : le matériel d’origine peut différer.
board-own-plates = Vos propres plaques.
board-offer = { $what ->
        [coin] Prenez une pièce à la banque.
        [hq] Rappelez les pirates d’une ruelle.
        [recruit] Enrôlez un pirate de la réserve commune.
        [accessory] Piochez une tuile d’attirail, à garder ou à vendre 2 pièces ; il en reste { $first }.
        [rendezvous] Piochez un rendez-vous secret ; il en reste { $first }.
        [map] { $count ->
            [one] Prenez cette carte : { $values }.
           *[other] Prenez l’une des cartes : { $values }.
        }
        [tavern] { $count ->
            [one] Trinquez pour cette tuile : { $values }.
           *[other] Trinquez pour les tuiles : { $values }.
        }
        [chest] Ouvrez le coffre : { $first } points, mais le scorpion pique à { $second }.
        [rum] { $first ->
            [0] Il n’y a plus de rhum.
            [one] Prenez un tonneau de rhum.
           *[other] Prenez { $first } tonneaux de rhum.
        }
        [guard] Affrontez la petite garde (reste { $first }) ou la grande (reste { $second }).
       *[none] Rien à prendre ici pour l’instant.
    }
board-price = Coûte { $least ->
        [yes] au moins{" "}
       *[no] {""}
    }{ $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] {" "}et { $coins } pièce
       *[other] {" "}et { $coins } pièces
    }
board-meets = Votre rendez-vous : { $value } points
board-alley = { $dark ->
        [yes] Ruelle sombre en { $from }, { board-side }
       *[no] Ruelle { $from } – { $to }
    }, { $length ->
        [one] { $length } pirate
       *[other] { $length } pirates
    }
board-alley-empty = vide
board-alley-held = occupée par { $seat }
board-dead-end = Impasse : aucun chemin ne part d’ici.
board-tile-tavern = { house-name } { $value }
board-tile-map = carte { colour-name }, { $value }
board-tile-gear = { item-name } { $value }
board-tile-date = rendez-vous { symbol-name }, { $value } points
board-tile-chest = coffre, { $value } points
board-tile-scorpion = scorpion, { $value } points, pique à { $threshold }
board-tile-guard = { $stack ->
        [guard_small] petite garde { $value }
       *[guard_large] grande garde { $value }
    }{ $coins ->
        [0] {""}
       *[other] {" "}avec une pièce
    }
board-tile-bed = { bed-name }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
board-stack = { $stack ->
        [tavern] tripots
        [map] cartes au trésor
        [chest] coffres
        [scorpion] scorpions
        [accessory] attirail
        [rendezvous] rendez-vous
        [guard_small] petites gardes
        [guard_large] grandes gardes
        [bunk] couchette
        [hammock] hamac
       *[rope] rouleau de corde
    }
board-stack-left = Pile, { board-stack } : reste { $left }
board-below = Connues au fond : { $values }
board-rolled = Vous avez lancé un { $die }. { $rum ->
        [0] Vous n’avez pas de rhum.
        [one] Vous avez un tonneau de rhum.
       *[other] Vous avez { $rum } tonneaux de rhum.
    }
board-guard-reach = Celle du dessus montre de { $low } à { $high }.
board-drink = Chacun lance le dé à son tour ; un lancer plus haut que la valeur d’une tuile en jeu la gagne. En lice : { $in_seat }.
board-sting = Les lancers s’additionnent : { $total } pour l’instant. Qui atteint { $threshold } est piqué et prend le scorpion. Tous lancent.
board-fight = Chacun lance contre le lancer qui tient : plus bas, son pirate est éliminé ; égal ou plus haut, c’est l’autre. En lice : { $in_seat }.
board-fight-alone = { $in_seat } : seul pirate de la colonne, il gagne sans lancer.
board-fight-won = { $in_seat } : la colonne est gagnée, le pirate passe de l’autre côté du mât.
board-fight-imaginary = l’équipage imaginaire
board-brawl = La rixe
board-row = Rangée { $row } : { crew-name }, { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
board-flag = Sous le drapeau : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-stat-pirates = Pirates en réserve + à enrôler
board-captain = Le capitaine
board-seats = Joueurs
board-squares = Cases
board-held = Ruelles occupées
board-own = Votre drapeau
board-side = { $side ->
        [north] au nord
        [east] à l’est
        [south] au sud
       *[west] à l’ouest
    }
board-by-side = { $at } par { $side ->
        [north] le nord
        [east] l’est
        [south] le sud
       *[west] l’ouest
    }
board-column = { $side ->
        [left] À gauche du mât, colonne { $column }.
       *[right] À droite du mât, colonne { $column }.
    }
board-reserve = { $pirates ->
        [0] Vous n’avez plus de pirates en réserve.
        [one] Vous avez { $pirates } pirate en réserve ; il en faut plus que n’en montre la garde.
       *[other] Vous avez { $pirates } pirates en réserve ; il en faut plus que n’en montre la garde.
    }

## board: a new table

setup-custom = La vôtre
setup-note = { $way ->
        [beginner] Les plaques 1 à 9 dans l’ordre, sans les tourner : le quartier général est au milieu.
        [custom] Cliquez sur une plaque, puis sur sa flèche pour la tourner ou sur une autre plaque pour les échanger. La partie se jouera dans cette ville.
       *[random] Au début de la partie, le sort place et tourne chacune des neuf plaques. Voici un exemple ; votre ville sera différente.
    }
setup-example = Un autre exemple
setup-take = Jouer dans celle-ci
setup-shuffle = Mélanger
setup-order = Remettre dans l’ordre
setup-turn = Tourner la plaque { $plate }
setup-plate = Plaque { $plate }, { $turns ->
        [0] non tournée
        [one] tournée d’un quart de tour
       *[other] tournée de { $turns } quarts de tour
    } : { $squares }

## Balance

balance-kind = Valeur des cases par sorte
    .about = Ce qui est imprimé sur les tuiles qu’y gagne le visiteur, piqûre de scorpion comprise, en tout et selon le tour. Pièces, rhum, pirates et rendez-vous promis ne comptent pas ici.
    .row = Sorte
    .name = { square-kind }
    .column = Tour { $column }
balance-square = Valeur de chaque case
    .about = De même, case par case : le numéro de la plaque et la lettre.
    .row = Case
    .name = { $row }
    .column = { $column }
balance-tile = Valeur des tuiles
    .about = Ce que compte en fin de partie une tuile gagnée : de chaque sorte d’attirail la plus précieuse seulement, des cartes au trésor les paires.
    .row = Tuile
    .name = { $row ->
        [tavern_1] tripot Es Cruce
        [tavern_2] tripot La Sirena
        [tavern_3] tripot El Loro
        [chest] coffre au trésor
        [scorpion] scorpion
        [guard_small] petite garde
        [guard_large] grande garde
        [map_yellow] carte jaune
        [map_pink] carte rose
        [map_green] carte verte
        [hook] crochet
        [wooden_leg] jambe de bois
        [eye_patch] cache-œil
        [sabre] sabre
        [hat] chapeau
        [rendezvous] rendez-vous honoré
        [bunk] couchette
        [hammock] hamac
       *[rope] rouleau de corde
    }
    .column = { $column }

## Le format des fichiers

file-box-json = La boîte : tuiles, plaques et arrangements. Le fichier a la forme du modèle et ne nomme que ce qui change.
file-box-json-1 = tiles : les piles de tuiles, chacune avec la valeur et le nombre de ses tuiles ; 5 au plus dans une taverne, 9 au plus ailleurs, et autant de coffres que de scorpions.
file-box-json-2 = plates : neuf plaques, chacune avec quatre cases, de a à d, et une case pièce ; un seul quartier général en tout. Chaque bord a le même nombre de ruelles, d’une à trois.
file-box-json-3 = rendezvous_alternative : les cases d’un rendez-vous, mais ni rendez-vous, ni pièce, ni quartier général.
file-box-json-4 = arrangements : la ville des débutants, neuf plaques en trois rangées. La ville doit être d’un seul tenant.
file-box-json-5 = Les noms des cases, des objets et des symboles ne changent pas, ni les quinze pirates de chacun.
file-town-json = La disposition de la ville : trois rangées de trois plaques, chaque plaque une fois.
file-town-json-1 = plate : le numéro de la plaque, de 1 à 9.
file-town-json-2 = rot : ses quarts de tour dans le sens des aiguilles d’une montre, de 0 à 3.

## What the help explains

icon-pirates = Pirates en réserve, puis ceux qui attendent au bureau d’enrôlement.
icon-coins = Pièces ; celles des autres restent cachées. Elles paient les déplacements de plus.
icon-barrel = Tonneaux de rhum : chacun donne droit à relancer le dé.
icon-rendezvous = Rendez-vous secrets qui attendent encore.
icon-points = Points sous le drapeau.
icon-aboard = Pirates à bord : ils se battront ce soir pour une place où dormir.
icon-brawl = Le navire, où la rixe de la nuit n’a pas encore commencé.
icon-gear = Attirail, { item-name } : à la fin, seule la meilleure tuile de chaque sorte compte.
icon-date = Rendez-vous : menez-y le capitaine vous-même pour en marquer les points.
icon-map = Carte au trésor : ne compte que par paires d’une même couleur.
icon-tavern = Tuile tripot : vaut ce qu’elle indique.
icon-stack = Une pile face cachée, avec le nombre de tuiles qui restent.
icon-chest = Coffre : vaut ce qu’il indique.
icon-scorpion = Scorpion : coûte 2 points à celui qui amène le total des dés au nombre indiqué.
icon-guard-small = Petite garde, de 1 à 3 points ; la pièce qui y figure est à prendre.
icon-guard-large = Grande garde, de 4 à 6 points.
icon-bunk = Couchette : au vainqueur de la rixe.
icon-hammock = Hamac : au deuxième.
icon-rope = Rouleau de corde : au troisième, à quatre ou cinq joueurs.
icon-square = { $kind ->
        [coin] Pièce : prenez une pièce. Le numéro est celui de la plaque.
        [hq] Quartier général : rappelez vos pirates d’une ruelle, ou de deux ruelles sombres.
        [recruit] Pirate : un pirate de plus rejoint votre réserve.
        [accessory] Attirail : piochez une tuile, à garder ou à vendre 2 pièces.
        [rendezvous] Rendez-vous : piochez un lieu secret où mener le capitaine.
        [map_yellow] Carte jaune : prenez-en une de l’étalage.
        [map_pink] Carte rose : prenez-en une de l’étalage.
        [map_green] Carte verte : prenez-en une de l’étalage.
        [tavern_1] Tripot Es Cruce : on y joue ses tuiles aux dés.
        [tavern_2] Tripot La Sirena : on y joue ses tuiles aux dés.
        [tavern_3] Tripot El Loro : on y joue ses tuiles aux dés.
        [chest] Coffre : à vous, mais le scorpion piquera quelqu’un.
        [rum] Rhum : prenez deux tonneaux.
       *[guard] Garde : battez-la avec assez de pirates en réserve.
    }

## The first game: a sentence at each new situation

companion-turn = Un seul capitaine pour tous : vous le menez à une case voisine en remplissant la ruelle de vos pirates, et la case au bout est pour vous.
    .lit = captain
companion-further = Chaque déplacement de plus coûte une pièce et des pirates : continuez si la case les vaut, et gardez des pirates pour la nuit.
    .lit = seat:$me
companion-enter = Le capitaine est sorti par une ruelle sombre : choisissez par où il rentre, les deux ruelles ensemble font le prix en pirates.
companion-meet = Cette case convient à plusieurs de vos rendez-vous secrets : honorez celui qui vaut le plus de points.
    .lit = flag:$me
companion-recover = Le quartier général vous rend les pirates d’une ruelle : la plus longue en rend le plus.
    .lit = seat:$me
companion-recover-dark = Des ruelles sombres, vous pouvez en vider deux : autant de pirates de plus dans votre réserve.
    .lit = seat:$me
companion-accessory = L’attirail se pioche en secret, et de chaque sorte seule votre meilleure tuile compte : vendez les autres 2 pièces.
    .lit = stack:accessory
companion-map = Les cartes au trésor ne comptent que par paires d’une couleur : regardez celles que vous avez sous votre drapeau.
    .lit = flag:$me
companion-host = Vous êtes au tripot : invitez, et qui veut trinquer vous paie une pièce ; si personne ne vient, toutes les tuiles sont à vous.
    .lit = captain
companion-guest = Trinquer coûte une pièce, qui va à l’hôte, et il lance le premier : payez quand plusieurs tuiles sont en jeu.
    .lit = captain
companion-prize = Votre lancer bat plusieurs tuiles, et un lancer n’en prend qu’une : prenez la meilleure.
    .lit = captain
companion-chest = Le coffre est à qui l’ouvre, mais ensuite tous lancent le dé, et celui qui amène le total au nombre du scorpion est piqué.
    .lit = display:scorpion:0
companion-guard = Vous battez la garde s’il vous reste plus de pirates que son nombre : la petite va de 1 à 3, la grande de 4 à 6.
    .lit = seat:$me
companion-roll = Un tonneau de rhum paie un ou deux nouveaux lancers, et le dernier compte : dépensez-le quand ce lancer-ci est perdu.
    .lit = seat:$me
companion-event-moved = { $seat } a mené le capitaine en { $to } : votre tour partira de là où il s’arrête, et la ruelle prise est fermée jusqu’à la fin du tour de jeu.
    .lit = square:$to
companion-event-promised =
    .seat = Vous avez pioché un rendez-vous secret : il rapporte ses points si vous menez le capitaine sur une case de ce signe.
    .seat_lit = flag:$me
companion-event-joined =
    .host_seat = { $seat } trinque et vous paie une pièce : chacun lance à son tour, jusqu’à la dernière tuile.
    .host_seat_lit = seat:$me
companion-event-stung =
    .seat = Votre lancer a fait atteindre au total le nombre du scorpion : il vous coûte des points à la fin.
    .seat_lit = flag:$me
companion-event-lost-to-guard =
    .seat = La garde était plus forte que les pirates qui vous restaient : comptez votre réserve avant de l’affronter.
    .seat_lit = seat:$me
companion-event-took-rum =
    .seat = Le rhum permet de relancer un dé : gardez-en pour la rixe de la nuit.
    .seat_lit = seat:$me
companion-event-boarded = { $seat } est à bord et a fini sa journée : qui monte plus tard lance plus tard dans la rixe, et c’est un avantage.
    .lit = ship
companion-event-brawl = La nuit, les équipages se battent colonne par colonne pour dormir : le plus petit lancer perd un pirate, et le dernier équipage a la couchette.
    .lit = bed:bunk bed:hammock
companion-event-slept =
    .seat = Vous avez de quoi dormir : ces points vont sous votre drapeau.
    .seat_lit = flag:$me
companion-event-came-home = Un nouveau jour : les pirates sont rentrés, les ruelles sont libres, et après cinq tours on compte les points.
    .lit = captain

## Puzzles: what the best choice is about

puzzle-theme-move = le chemin du capitaine
puzzle-theme-dark = la ruelle sombre
puzzle-theme-enter = le retour en ville
puzzle-theme-rest = le repos
puzzle-theme-board = monter à bord
puzzle-theme-end = finir son tour
puzzle-theme-recover = le rappel des pirates
puzzle-theme-keep = garder l’accessoire
puzzle-theme-sell = vendre l’accessoire
puzzle-theme-take = la tuile à prendre
puzzle-theme-meet = le rendez-vous
puzzle-theme-invite = l’invitation à trinquer
puzzle-theme-decline = ne rien faire
puzzle-theme-join = trinquer avec les autres
puzzle-theme-pass = passer
puzzle-theme-open = le coffre
puzzle-theme-small = la petite garde
puzzle-theme-large = la grande garde
puzzle-theme-stand = garder le jet
puzzle-theme-barrel = un tonneau pour un jet
puzzle-theme-again = relancer

## Consignes

measure-stake = points en jeu à la taverne
