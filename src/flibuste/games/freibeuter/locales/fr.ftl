## The game

game-title = Flibustier
game-tagline = Abordez, encerclez… et payez vos complices.
game-summary = Un vaisseau est à vous si l’un de vos bateaux l’a abordé et que des bateaux occupent les quatre régions maritimes qui l’entourent ; encore faut-il payer aussitôt chaque pirate qui vous a aidé. À votre tour, abordez un vaisseau, jouez une carte de mer pour placer un bateau, ou faites surgir le Hollandais volant dans la dernière brèche. À la fin, le plus riche gagne : argent et vaisseaux capturés, moins deux fois le crédit.

## Chapters of the rulebook

chapter-material = Le matériel
chapter-set-up = La mise en place
chapter-turn = Le tour de jeu
chapter-board = L’abordage
chapter-sea-card = Les cartes de mer
chapter-dutchman = Le Hollandais volant
chapter-ring = L’encerclement
chapter-result = Le sort des jetons encerclés
chapter-credit = Le crédit
chapter-draw = La pioche
chapter-end = La fin de la partie

## Rules: material

rule-FRE-1 = Flibustier se joue à deux, trois ou quatre, et les règles sont les mêmes quel que soit le nombre de joueurs. Chacun prend une couleur ; celles que personne ne choisit restent dans la boîte.
rule-FRE-2 = Le plateau compte 49 régions maritimes, désignées par leur colonne (A à G) et leur rangée (1 à 7). Entre elles se trouvent 36 intersections, et chacune touche exactement quatre régions : CD34, par exemple, est le point de rencontre de C3, C4, D3 et D4.
rule-FRE-3 = Chaque couleur comprend 25 bateaux pirates. Il n’existe aucun moyen d’en obtenir davantage.
rule-FRE-4 = Chacune des 74 cartes de mer désigne une région. Il existe une seule carte pour chacune des 24 régions du bord, et deux pour chacune des 25 régions intérieures.
rule-FRE-5 = Il n’y a qu’un Hollandais volant : un bateau violet, neutre, qui n’appartient à personne. Les 14 cartes Hollandais volant correspondent chacune à une ligne du plateau : une par colonne (A à G) et une par rangée (1 à 7).
rule-FRE-6 = Les 28 vaisseaux sont de quatre types, à raison de sept par type : 5/1, 10/2, 15/3 et 20/4. Le premier nombre est la valeur du vaisseau en fin de partie ; le second, la part à verser pour chaque bateau adverse qui l’entoure.
rule-FRE-7 = Chacun des 4 entrepôts de pirates rapporte, une fois encerclé, 2 $ par bateau pirate qui l’entoure.
rule-FRE-8 = Il y a 4 doublements de valeur, un pour chaque valeur de vaisseau : 5, 10, 15 et 20.
rule-FRE-9 = L’argent se compte en dollars entiers ($), et chacun sait ce que possèdent les autres. La banque n’est jamais à court. Entre joueurs, il n’y a ni marchandage, ni don, ni prêt.

## Rules: set-up

rule-FRE-10 = Chaque joueur débute avec 25 bateaux en réserve et 20 $.
rule-FRE-11 = Mélangez les cartes de mer d’un côté, les cartes Hollandais volant de l’autre : ce sont deux paquets distincts.
rule-FRE-12 = Chacun reçoit 4 cartes de mer et 1 carte Hollandais volant. Les mains restent secrètes, mais tout le monde sait combien de cartes de chaque sorte elles contiennent.
rule-FRE-13 = Le reste de chaque paquet devient une pioche, face cachée, avec sa propre défausse à côté : il y a donc une pioche de mer et une pioche Hollandais volant.
rule-FRE-14 = Le Hollandais volant et la banque attendent à côté du plateau, où aucun bateau ne se trouve encore. Tenir la banque n’a aucune incidence sur la partie.
rule-FRE-15 = Mélangez les 36 jetons sans les regarder, puis posez-en un sur chaque intersection, face visible. Dès le départ, chacun voit ainsi où se trouvent les vaisseaux, les entrepôts et les doublements.
rule-FRE-16 = Le premier joueur est tiré au sort, à moins que la table n’en ait décidé autrement. On joue ensuite dans le sens des aiguilles d’une montre.

## Rules: turn

rule-FRE-17 = Si votre réserve ne contient plus aucun bateau au moment où votre tour commence, la partie s’arrête, même si vos cartes vous permettaient encore de jouer.
rule-FRE-18 = À votre tour, vous accomplissez une action et une seule : aborder un vaisseau, jouer une carte de mer ou jouer une carte Hollandais volant.
rule-FRE-19 = Il est interdit de passer. Si aucune de vos cartes Hollandais volant n’est jouable, abordez un vaisseau ou jouez une carte de mer.
rule-FRE-20 = Après un abordage, votre tour est aussitôt terminé ; si vous avez joué une carte, il se termine une fois que vous avez pioché. C’est alors au joueur suivant de jouer.
rule-FRE-21 = Entre deux tours, chaque joueur a exactement cinq cartes en main, dont au moins une carte de mer. Cela découle des autres règles : vous recevez cinq cartes au départ, l’abordage n’en coûte aucune, toute carte jouée est remplacée, et FRE-59 vous garantit une carte de mer.
rule-FRE-22 = Vous n’êtes donc jamais bloqué : avec au moins un bateau en réserve et une carte de mer en main, vous pouvez toujours placer un bateau.

## Rules: boarding

rule-FRE-23 = Pour aborder, prenez un bateau de votre réserve et posez-le sur le vaisseau de votre choix, pourvu qu’il n’en porte encore aucun.
rule-FRE-24 = Un vaisseau ne porte jamais plus d’un bateau. Dès qu’il est abordé, plus personne ne peut en ajouter un second, ni vous ni un autre joueur.
rule-FRE-25 = L’abordage est réservé aux vaisseaux ; les entrepôts de pirates et les doublements de valeur ne s’abordent jamais.
rule-FRE-26 = Un abordage ne coûte aucune carte et ne rapporte rien sur le moment. Vous ne piochez pas, et votre tour s’arrête là.
rule-FRE-27 = Le bateau d’abordage reste sur le vaisseau jusqu’à la capture : impossible de le reprendre, de le déplacer ou de le déloger. Vous pouvez avoir abordé autant de vaisseaux que vous voulez, dans la limite de votre réserve.

## Rules: sea cards

rule-FRE-28 = Montrez une carte de mer de votre main, puis défaussez-la : elle indique la région où vous agissez.
rule-FRE-29 = S’il n’y a aucun bateau dans cette région, vous êtes obligé d’y placer un bateau de votre réserve.
rule-FRE-30 = S’il s’y trouve déjà un bateau, le vôtre ou celui d’un autre joueur, vous avez le choix : en ajouter un de votre réserve, ou n’en placer aucun et prendre 2 $ à la banque.
rule-FRE-31 = Les 2 $ ne sont possibles que si la région contient déjà un bateau ; dans une région vide, vous devez placer le vôtre.
rule-FRE-32 = Comme chaque carte ne sert qu’une fois, une région du bord accueille au plus un bateau pirate, et une région intérieure au plus deux.
rule-FRE-33 = Un bateau placé dans une région y demeure jusqu’à la fin de la partie. Il ne se déplace pas et ne revient jamais en réserve, même après un encerclement.

## Rules: the Flying Dutchman

rule-FRE-34 = Montrez une carte Hollandais volant de votre main et défaussez-la. Amenez ensuite le Hollandais volant dans la région de votre choix, sur la colonne ou la rangée indiquée.
rule-FRE-35 = Ce coup n’est permis que si le Hollandais volant achève l’encerclement d’au moins un jeton : un vaisseau (abordé ou non), un entrepôt de pirates ou un doublement de valeur. À défaut, la carte est injouable pour ce tour.
rule-FRE-36 = Il en résulte que la région choisie ne peut contenir aucun bateau : là où il y en a déjà un, le Hollandais volant n’achèverait rien.
rule-FRE-37 = Le Hollandais volant reste en place jusqu’à ce que tous les encerclements du tour soient résolus ; sa présence ne rapporte d’argent à personne. Il retourne ensuite à côté du plateau, avant la pioche, et la région est de nouveau vide.

## Rules: encirclement

rule-FRE-38 = Un jeton est encerclé lorsque ses quatre régions contiennent chacune au moins un bateau. Peu importe à qui sont ces bateaux, et le Hollandais volant compte aussi.
rule-FRE-39 = Abordage et encerclement ne dépendent pas l’un de l’autre : un vaisseau que personne n’a abordé peut très bien être encerclé. Le bateau posé sur le jeton lui-même ne compte pas dans l’encerclement.
rule-FRE-40 = Dès qu’un bateau pirate ou le Hollandais volant est placé dans une région, on vérifie si des jetons sont encerclés. Le cas échéant, on les résout aussitôt, avant la pioche.
rule-FRE-41 = Quand un seul placement encercle plusieurs jetons, le joueur dont c’est le tour choisit l’ordre dans lequel ils sont résolus. Chacun est réglé entièrement, paiements et crédit compris, avant le suivant.

## Rules: what becomes of an encircled token

rule-FRE-42 = Un vaisseau que personne n’a abordé parvient à s’échapper : son jeton quitte la partie, sans que personne paie ni reçoive quoi que ce soit.
rule-FRE-43 = Si le vaisseau est abordé, le joueur dont le bateau est à bord le capture et prend le jeton, peu importe qui a achevé l’encerclement.
rule-FRE-44 = Pour chaque bateau adverse présent dans les quatre régions, le joueur qui capture le vaisseau verse au propriétaire de ce bateau la part inscrite en second sur le jeton. On compte par bateau : deux bateaux dans une même région font deux parts.
rule-FRE-45 = Les bateaux du joueur qui capture le vaisseau ne lui coûtent ni ne lui rapportent rien. Il gagne le jeton, et rien d’autre : pas d’argent.
rule-FRE-46 = On ne verse aucune part pour le Hollandais volant : il est compté parmi les bateaux du joueur qui capture le vaisseau.
rule-FRE-47 = Le jeton capturé est posé face cachée devant son nouveau propriétaire : tout le monde peut compter ses vaisseaux, mais lui seul peut en revoir la valeur. Son bateau d’abordage revient dans sa réserve et pourra resservir.
rule-FRE-48 = Les parts sont dues sur-le-champ et en totalité, sur l’argent du joueur qui capture le vaisseau. Un doublement de valeur ne les modifie jamais.
rule-FRE-49 = Un entrepôt de pirates encerclé quitte le plateau, et la banque verse à chaque joueur 2 $ pour chacun de ses bateaux présents dans les quatre régions. Le Hollandais volant, lui, ne rapporte rien à personne.
rule-FRE-50 = Un doublement de valeur encerclé quitte le plateau et reste exposé à côté, face visible ; il ne donne lieu à aucun paiement. En fin de partie, tous les vaisseaux capturés de cette valeur comptent double, pour tous les joueurs et quel que soit le moment de leur capture.

## Rules: credit

rule-FRE-51 = Si votre argent ne suffit pas à payer toutes les parts d’un vaisseau que vous capturez, vous devez emprunter à la banque. C’est le seul cas où l’on emprunte : personne ne prend de crédit de son plein gré.
rule-FRE-52 = Vous dépensez d’abord tout votre argent, et l’emprunt couvre exactement ce qui manque. Les autres joueurs reçoivent ainsi toujours leur dû en entier et tout de suite.
rule-FRE-53 = À votre premier emprunt, un de vos bateaux devient votre marqueur de crédit : le bateau d’abordage revient d’abord dans votre réserve, puis vous y prenez un bateau, si bien qu’il y en a toujours un de disponible. Ce marqueur ne fait plus partie de la réserve et reste immobilisé jusqu’à la fin de la partie ; tous vos emprunts suivants utilisent le même.
rule-FRE-54 = Pour mémoire, l’équivalent de vos emprunts est glissé sous le marqueur. Cet argent est à la banque : il ne se dépense pas, n’entre pas dans votre fortune et ne réduit pas votre dette.
rule-FRE-55 = Tout emprunt se rembourse au double à la fin de la partie. Aucun remboursement anticipé n’est possible.

## Rules: drawing

rule-FRE-56 = Quand vous avez joué une carte de mer ou une carte Hollandais volant et que tout est résolu, vous piochez une carte, ni plus ni moins. Vous ne pouvez pas y renoncer.
rule-FRE-57 = Sauf dans les cas prévus de FRE-59 à FRE-61, vous choisissez entre la pioche de mer et la pioche Hollandais volant ; vous ne découvrez la carte qu’ensuite.
rule-FRE-58 = Vous piochez de la même façon si vous avez pris 2 $ au lieu de placer un bateau.
rule-FRE-59 = Vous ne terminez jamais un tour sans carte de mer en main : s’il ne vous en reste aucune après avoir joué, vous devez piocher une carte de mer.
rule-FRE-60 = Si la pioche Hollandais volant est épuisée, vous piochez une carte de mer.
rule-FRE-61 = Quand la pioche de mer est vide, la partie ne s’arrête que si vous êtes obligé d’y piocher : parce que vous n’avez plus aucune carte de mer en main, ou parce que la pioche Hollandais volant est vide elle aussi. Sinon, vous devez piocher une carte Hollandais volant et la partie continue ; il n’est pas permis de choisir la pioche vide pour y mettre fin.
rule-FRE-62 = Les cartes défaussées ne sont jamais remélangées, ni les cartes de mer, ni les cartes Hollandais volant.

## Rules: end of the game

rule-FRE-63 = La partie prend fin sur-le-champ avec le quatrième et dernier entrepôt de pirates, aussitôt qu’il est encerclé et que la banque a payé chacun. Si le même placement a encerclé d’autres jetons, ce qui a été résolu avant l’entrepôt reste acquis ; les jetons qui attendaient encore ne sont plus résolus.
rule-FRE-64 = La partie prend fin sur-le-champ quand un joueur est tenu de piocher une carte de mer alors qu’il n’en reste plus ; FRE-61 précise dans quels cas.
rule-FRE-65 = La partie prend fin sur-le-champ quand un joueur entame son tour sans bateau en réserve. Seul cet instant compte : si un bateau lui revient avant le début de son tour, le jeu continue.
rule-FRE-66 = « Sur-le-champ » veut dire qu’il n’y a plus ni résolution, ni pioche, ni tour supplémentaire. On ne termine pas non plus le tour de table en cours.
rule-FRE-67 = Votre score est la somme de votre argent et de la valeur de vos vaisseaux capturés.
rule-FRE-68 = Un vaisseau capturé vaut le double si le doublement correspondant à sa valeur a été encerclé au cours de la partie.
rule-FRE-69 = Retranchez deux fois le total de votre crédit. Le résultat peut être négatif.
rule-FRE-70 = Rien d’autre ne compte : les bateaux, les cartes en main et les vaisseaux encore sur le plateau, abordés ou non, ne valent rien.
rule-FRE-71 = Le joueur le plus riche l’emporte ; en cas d’égalité en tête, la victoire est partagée. Les autres sont classés selon leur total : les ex æquo partagent la meilleure place, et la suivante n’est pas attribuée.

## Decisions

decision-turn = À vous : abordez un vaisseau, jouez une carte de mer ou Hollandais volant.
    .waiting = On attend { $seat }, qui choisit son action.
decision-resolve = Plusieurs jetons sont encerclés : lequel résoudre en premier ?
    .waiting = On attend { $seat }, qui choisit le prochain jeton à résoudre.
decision-draw = Que piochez-vous : une carte de mer ou une carte Hollandais volant ?
    .waiting = On attend { $seat }, qui choisit sa pioche.

## Choices

choice-board = Aborder le vaisseau en { $token }
choice-place = Placer un bateau en { $region }
choice-cash = Prendre 2 $ au lieu de placer en { $region }
choice-fd = Envoyer le Hollandais volant en { $region } (carte { $card })
choice-resolve = Résoudre { $token }
choice-draw = { $deck ->
        [sea] Piocher une carte de mer
       *[fd] Piocher une carte Hollandais volant
    }

## Events

event-began = { $seat } ouvre la partie.
event-dealt = { $seat } reçoit { $sea ->
        [one] { $sea } carte de mer
       *[other] { $sea } cartes de mer
    } et { $fd ->
        [one] { $fd } carte Hollandais volant
       *[other] { $fd } cartes Hollandais volant
    }.
    .secret = { $seat } reçoit { $sea ->
            [one] { $sea } carte de mer
           *[other] { $sea } cartes de mer
        } et { $fd ->
            [one] { $fd } carte Hollandais volant
           *[other] { $fd } cartes Hollandais volant
        } : { $cards }.
event-boarded = { $seat } aborde le vaisseau { $value }/{ $fee } en { $token }.
event-placed = { $seat } place un bateau en { $region }.
event-cashed = { $seat } renonce à placer un bateau en { $region } et prend { $amount } $ à la banque.
event-summoned = { $seat } joue la carte { $card } : le Hollandais volant surgit en { $region }.
event-encircled = Le jeton en { $token } est encerclé.
event-escaped = Personne n’avait abordé le vaisseau { $value }/{ $fee } en { $token } : il s’échappe.
event-captured = { $seat } capture le vaisseau { $value }/{ $fee } en { $token }.
event-paid = { $from_seat } paie { $amount } $ à { $to_seat } pour { $boats ->
        [one] { $boats } bateau
       *[other] { $boats } bateaux
    }.
event-borrowed = { $seat } emprunte { $amount } $ à la banque ; son crédit s’élève à { $credit } $.
event-marked = { $seat } met un bateau de côté comme marqueur de crédit.
event-looted = L’entrepôt de pirates en { $token } est pillé ; { $left ->
        [0] c’était le dernier
       *[other] il en reste { $left }
    }.
event-earned = { $seat } reçoit { $amount } $ de la banque pour { $boats ->
        [one] { $boats } bateau
       *[other] { $boats } bateaux
    }.
event-doubled = Le doublement de valeur en { $token } est encerclé : les vaisseaux de valeur { $value } compteront double.
event-vanished = Le Hollandais volant quitte { $region } et disparaît.
event-drew = { $seat } pioche { $deck ->
        [sea] une carte de mer
       *[fd] une carte Hollandais volant
    } ({ $left ->
        [0] c’était la dernière de la pioche
       *[other] il en reste { $left } dans la pioche
    }).
    .secret = { $seat } pioche la carte { $deck ->
            [sea] de mer
           *[fd] Hollandais volant
        } { $card } ({ $left ->
            [0] c’était la dernière de la pioche
           *[other] il en reste { $left } dans la pioche
        }).
event-boatless = { $seat } n’a plus de bateau en réserve : il n’y aura pas d’autre tour.
event-unresolved = La partie s’arrête sur-le-champ : plus rien n’est résolu en { $tokens }.
event-ended = { $reason ->
        [last-warehouse] Fin de la partie : { $seat } vient d’encercler le dernier entrepôt de pirates.
        [no-sea-card] Fin de la partie : { $seat } devrait piocher une carte de mer, mais la pioche est vide.
       *[no-boats] Fin de la partie : { $seat } entame son tour sans bateau en réserve.
    }
event-scored = { $deduction ->
        [0] { $seat } totalise { $total } $ : { $cash } $ en espèces et { $ships } $ en vaisseaux.
       *[other] { $seat } totalise { $total } $ : { $cash } $ en espèces et { $ships } $ en vaisseaux, moins { $deduction } $ de crédit remboursé au double.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-boarded = aborde le { $value }/{ $fee } en { $token }
recap-placed = place un bateau en { $region }
recap-cashed = prend { $amount } $ au lieu d’un bateau en { $region }
recap-summoned = envoie le Hollandais volant en { $region }
recap-captured = capture le { $value }/{ $fee }
    .me = vous capturez le { $value }/{ $fee }
recap-paid = paie { $amount } $ à { $to_seat }
    .me = { $from_seat_me ->
            [yes] vous payez { $amount } $ à { $to_seat }
           *[no] { $from_seat } vous paie { $amount } $
        }
recap-borrowed = emprunte { $amount } $
    .me = vous empruntez { $amount } $
recap-earned = reçoit { $amount } $ de la banque
    .me = vous recevez { $amount } $ de la banque

## Refusals

refusal-nothing-to-resolve = Il n’y a rien à résoudre en { $token } : aucun jeton ne vient d’être encerclé.
refusal-not-drawing-now = Ce n’est pas le moment de piocher. On pioche après avoir joué une carte, une fois tout résolu.
refusal-resolve-first = Des jetons encerclés attendent : choisissez d’abord lequel résoudre.
refusal-draw-first = Il vous reste à piocher : choisissez d’abord une pioche.
refusal-already-boarded = { $by_seat } occupe déjà le vaisseau en { $token }, et un vaisseau ne porte qu’un seul bateau.
refusal-not-a-ship = On n’aborde que les vaisseaux : en { $token } se trouve { $what ->
        [warehouse] un entrepôt de pirates
       *[doubler] un doublement de valeur
    }.
refusal-empty-spot = Il n’y a plus de jeton en { $token }.
refusal-card-not-in-hand = Vous n’avez pas la carte de mer { $card } en main.
refusal-dutchman-not-in-hand = Vous n’avez pas la carte Hollandais volant { $card } en main.
refusal-region-empty = Aucun bateau ne se trouve encore en { $region } : vous devez y placer le vôtre et ne pouvez pas prendre les 2 $.
refusal-region-taken = Un bateau occupe déjà { $region }. Le Hollandais volant ne va que dans une région vide.
refusal-closes-nothing = En { $region }, le Hollandais volant n’achèverait aucun encerclement. Il doit occuper la dernière région libre autour d’au moins un jeton.
refusal-not-pending = Le jeton en { $token } n’est pas à résoudre maintenant. Choisissez l’un des jetons qui viennent d’être encerclés.
refusal-sea-deck-empty = La pioche de mer est vide : il n’y a plus de carte de mer à prendre.
refusal-fd-deck-empty = La pioche Hollandais volant est vide : piochez une carte de mer.
refusal-must-draw-sea = Vous n’avez plus de carte de mer en main : vous devez en piocher une.

## Why the game is over

end-last-warehouse = La partie est finie : le dernier entrepôt de pirates a été pillé.
end-no-sea-card = La partie est finie : il fallait piocher une carte de mer, mais la pioche était vide.
end-no-boats = La partie est finie : un joueur a entamé son tour sans bateau en réserve.

## Options

option-start = Qui commence ?
    .random = Au hasard
    .seat = { $seat }

## What differs from the usual, in a phrase

agreed-start = { $seat } commence

## Score sheet

score-cash = Argent
score-ships = Vaisseaux capturés
score-credit = Crédit, remboursé au double
score-total = Total
    .amount = { $amount } $

## Pieces

piece-boat = bateau pirate
piece-ship = vaisseau
piece-warehouse = entrepôt de pirates
piece-doubler = doublement de valeur
piece-dutchman = Hollandais volant
piece-sea-card = carte de mer
piece-fd-card = carte Hollandais volant

## Labels

label-stock = Bateaux en réserve
label-cash = Argent
label-credit = Crédit
label-marker = Marqueur de crédit
label-captured = Vaisseaux capturés
label-hand = Cartes en main
label-sea-deck = Pioche de mer
label-fd-deck = Pioche Hollandais volant
label-discard = Défausse
label-warehouses-left = Entrepôts restants
label-doubled = Valeurs doublées
label-escaped = Vaisseaux échappés
label-token-ship = vaisseau { $value }/{ $fee }
label-token-doubler = doublement des { $value }
label-boarded-by = Bateau à bord : { $seat }
label-not-boarded = Pas encore abordé
label-ring = { $filled ->
        [one] { $filled } région occupée sur 4
       *[other] { $filled } régions occupées sur 4
    }
label-region-empty = région vide
label-cards-left = { $left ->
        [0] plus aucune carte de mer à venir
        [one] { $left } carte de mer encore à jouer
       *[other] { $left } cartes de mer encore à jouer
    }

## Legend: how to read the board

label-legend = Lire le plateau
legend-region = Une région porte le nom de sa colonne et de sa rangée : D4 est dans la colonne D, à la rangée 4. On y voit les bateaux qui l’occupent.
legend-token = Un jeton se trouve au croisement de quatre régions : CD34 touche C3, C4, D3 et D4.
legend-ship = 15/3 : ce vaisseau vaudra 15 $ en fin de partie ; celui qui le capture verse 3 $ par bateau adverse autour.
legend-warehouse = Entrepôt de pirates : une fois encerclé, il rapporte 2 $ par bateau pirate qui l’entoure.
legend-doubler = ×2 et un nombre : une fois ce jeton encerclé, les vaisseaux de cette valeur comptent double en fin de partie.
legend-boarder = La marque d’un joueur sur un vaisseau indique qui l’a abordé.
legend-ring = Le compteur d’un jeton indique combien de ses quatre régions sont occupées ; à quatre, il est encerclé.

## Hints for newcomers

help-board = Vous posez un bateau de votre réserve sur un vaisseau, qui sera à vous s’il est encerclé par la suite. Faites-le quand il ne manque plus qu’une ou deux régions et que vos bateaux tiennent déjà les autres, ou quand il faut devancer un rival.
    .title = Aborder un vaisseau
help-place = Vous défaussez la carte et placez un bateau dans sa région, ce qui peut achever un ou plusieurs encerclements. Placez près de vos vaisseaux pour ne pas y laisser entrer des bateaux qu’il faudrait payer, près des vaisseaux adverses et des entrepôts pour être payé.
    .title = Placer un bateau
help-cash = Vous défaussez la carte sans placer de bateau et recevez 2 $ de la banque. Préférez cet argent quand un second bateau ne rapporterait rien, par exemple si la région ne touche plus aucun jeton, ou quand votre réserve s’épuise.
    .title = Prendre 2 $
help-fd = Le Hollandais volant occupe la dernière région libre autour d’un jeton ou de plusieurs, puis s’en va. Il ne vous coûte aucun bateau et aucune part n’est due pour lui : c’est idéal pour capturer un vaisseau que vous avez abordé, piller un entrepôt bien entouré ou faire fuir un vaisseau que personne n’a abordé.
    .title = Jouer le Hollandais volant
help-resolve = Vous choisissez quel jeton encerclé est résolu avant les autres, paiements compris. Encaissez avant de payer pour éviter un crédit, et attention au dernier entrepôt : il arrête la partie, et ce qui vient après lui est perdu.
    .title = Choisir le jeton suivant
help-draw = Vous remontez à cinq cartes en prenant la première carte de l’une des deux pioches. Une carte de mer est toujours jouable ; une carte Hollandais volant ne sert qu’à achever un encerclement, mais sur toute une ligne du plateau, et sans dépenser de bateau.
    .title = Piocher

## terminal

seat-boats = { $boats } bat.
    .long = { $boats ->
            [one] { $boats } bateau en réserve
           *[other] { $boats } bateaux en réserve
        }
seat-cash = { $cash } $
seat-credit = −2×{ $credit }
seat-captured = { $ships } pris
    .long = { $ships ->
            [one] { $ships } vaisseau capturé
           *[other] { $ships } vaisseaux capturés
        }
seat-cards = { $sea }+{ $fd } cartes
    .long = cartes : { $sea } mer, { $fd } Hollandais
chart-decks = mer { $sea } · Hollandais { $fd }
chart-warehouses = entrepôts { $left }
chart-doubled = doublés : { $values }
chart-hand = cartes de mer : { $sea }
chart-hand-fd = Hollandais volant : { $fd }
chart-ships = vaisseaux pris : { $ships }
heading-place = Placer
heading-cash = Prendre 2 $
heading-fd = Hollandais
heading-resolve = Résoudre
heading-draw = Piocher
heading-board = Aborder { $value }/{ $fee }
short-draw = { $deck ->
        [sea] une carte de mer
       *[fd] une carte Hollandais volant
    }
short-fd = { $region } (carte { $card })
chart-near = La fin est proche :
chart-near-boats = { $boats ->
        [0] { $seat } n’a plus de bateau
       *[other] il reste un seul bateau à { $seat }
    }
chart-near-warehouse = il ne reste qu’un entrepôt, et le piller met fin à la partie
chart-near-sea = la pioche de mer est vide

## terminal: what a choice would do

preview-encircled =
    .alone = { $token } encerclé
preview-escaped = le { $value }/{ $fee } s’échappe
preview-captured = { $seat_me ->
        [yes] vous capturez le { $value }/{ $fee }
       *[no] { $seat } capture le { $value }/{ $fee }
    }
preview-paid = { $from_seat_me ->
        [yes] vous payez { $amount } $ à { $to_seat }
       *[no] { $to_seat_me ->
            [yes] { $from_seat } vous paie { $amount } $
           *[no] { $from_seat } paie { $amount } $ à { $to_seat }
        }
    }
preview-borrowed = { $seat_me ->
        [yes] vous empruntez { $amount } $
       *[no] { $seat } emprunte { $amount } $
    }
preview-looted = { $left ->
        [0] dernier entrepôt pillé
       *[other] entrepôt pillé
    }
preview-earned = { $seat_me ->
        [yes] vous +{ $amount } $
       *[no] { $seat } +{ $amount } $
    }
preview-doubled = les { $value } compteront double
preview-boatless = fin de la partie : { $seat } n’a plus de bateau
preview-unresolved = plus rien n’est résolu en { $tokens }
preview-ended = fin de la partie !

## terminal: how to read the chart

legend-chart = Chaque case est une région ; les jetons se trouvent là où les lignes se croisent.
legend-chart-region = D4 M· : la région D4, un bateau de M, et une carte de mer D4 qui n’a pas encore été jouée. › marque les régions dont vous avez la carte, † le Hollandais volant.
legend-chart-ship = 15/3M : un vaisseau de 15 $ abordé par M, qui paiera 3 $ par bateau adverse.
legend-chart-token = ⌂2$ : un entrepôt, 2 $ par bateau. 15×2 : le doublement des vaisseaux de 15.
legend-chart-ring = ○2 : il manque encore un bateau dans deux régions autour du jeton.

## board

board-name = Carte marine et cartes en main
board-keys = Les flèches mènent d’une région à un jeton, à vos cartes et aux pioches ; Entrée choisit.
board-at = { $what } en { $at }
board-card = { $kind ->
        [sea] carte de mer { $card }
       *[fd] carte Hollandais volant { $card }
    }
board-boats = Bateaux : { $by_seat }
board-around = { $seat } : { $boats ->
        [one] { $boats } bateau autour
       *[other] { $boats } bateaux autour
    }
board-ship = vaut { $value } $ à la fin ; { $fee } $ à payer par bateau adverse autour
board-pair = { $what } : { $value }
board-end-near = { $boats ->
        [0] { $seat_me ->
            [yes] Vous n’avez plus de bateau : la partie finit au début de votre tour.
           *[no] { $seat } n’a plus de bateau : la partie finit au début de son tour.
        }
       *[one] { $seat_me ->
            [yes] La fin approche : il ne vous reste qu’un bateau.
           *[no] La fin approche : il ne reste qu’un bateau à { $seat }.
        }
    }
board-welcome = Sur un vaisseau 15/3, le grand nombre est ce qu’il vaut à la fin de la partie : 15 $. Le petit est ce que coûte sa capture pour chaque bateau adverse autour de lui : 3 $.
board-warehouse = une fois encerclé, rapporte 2 $ par bateau qui l’entoure
board-last-warehouse = c’est le dernier : aussitôt payé, il arrête la partie, sans que les jetons encore en attente soient résolus
board-share = { $boats } × { $fee } $
board-in-hand = Vous avez sa carte en main
board-left = { $left ->
        [0] pioche vide
        [one] il reste { $left } carte
       *[other] il reste { $left } cartes
    }
board-discarded = { $count ->
        [0] Défausse : vide
        [one] Défausse : { $count } carte ({ $top })
       *[other] Défausse : { $count } cartes, { $top } en dernier
    }
board-discard-sea = Défausse de mer
board-discard-fd = Défausse Hollandais volant
board-fog = { $away ->
        [yes] Le Hollandais volant a quitté la brume
       *[no] Le Hollandais volant attend dans la brume
    }
board-fate = { $what ->
        [captured] { $value }/{ $fee } capturé
        [escaped] { $value }/{ $fee } s’échappe
        [looted] entrepôt pillé
        [doubled] les { $value } doublent
       *[encircled] encerclé
    }
board-gain = +{ $amount } $
board-loss = −{ $amount } $
board-loan = crédit { $amount } $
board-card-place = place un bateau
board-card-or-cash = bateau ou 2 $
board-card-idle = n’achève rien
board-card-rings = { $count } coups possibles
board-missing = { $missing ->
        [0] encerclé
        [one] manque { $missing } région
       *[other] manquent { $missing } régions
    }
board-stat-cards = Cartes en main (mer + Hollandais)
board-seats = Joueurs
board-tokens = Jetons, des plus encerclés aux moins encerclés
board-regions = Régions occupées
board-quay = Pioches et butin

## Balance

balance-boarding = Aborder tôt ou tard
    .about = Ce que rapporte en fin de partie un vaisseau abordé, moins les parts payées pour lui, selon le nombre de régions déjà occupées autour de lui et le tiers de la partie. Un vaisseau jamais capturé ne rapporte rien.
    .row = Bateaux autour
    .name = { $row }
    .column = { $column ->
        [early] Début
        [middle] Milieu
       *[late] Fin
    }
balance-doubler = Doublements
    .about = Ce qu’un doublement tombé rapporte en fin de partie à qui a fermé le cercle, et aux autres.
    .row = Vaisseaux de
    .name = { $row }
    .column = { $column ->
        [closer] Qui ferme
       *[others] Autres
    }

## What the help explains

icon-cash = Argent, compté à la fin de la partie.
icon-stock = Bateaux en réserve, à placer ou à mettre à bord d’un vaisseau.
icon-captured = Vaisseaux capturés ; ils comptent leur valeur à la fin.
icon-credit = Crédit : à la fin, il est retiré deux fois.
icon-warehouses-left = Entrepôts encore sur la carte ; avec le dernier, la partie s’arrête.
icon-boat = Le bateau d’un joueur dans une région ; il aide à encercler les jetons voisins.
icon-dutchman = Le Hollandais volant : il occupe un instant la dernière région libre autour d’un jeton.
icon-sea-card = Carte de mer : place un bateau dans la région qu’elle nomme.
icon-fd-card = Carte Hollandais volant : achève un encerclement sur la ligne qu’elle nomme.

## The first game: a sentence at each new situation

companion-turn = Une seule chose par tour : montez à bord d’un vaisseau, ou jouez une carte de votre main pour fermer l’anneau de quatre régions autour d’un jeton.
    .lit = hand
companion-resolve = Plusieurs anneaux se sont fermés d’un coup : commencez par celui qui vous paie, vous aurez de quoi régler les autres.
companion-draw = Après une carte, on en pioche une : une carte de mer sert toujours, une carte Hollandais ne ferme que la dernière brèche, mais sans dépenser de bateau.
    .lit = deck:sea deck:fd
companion-event-boarded = { $seat } est à bord du { $value }/{ $fee } et le prendra quand l’anneau se fermera : chacun de vos bateaux autour vous rapportera alors { $fee } $.
    .lit = token:$token
    .seat = Votre bateau est à bord du { $value }/{ $fee }, et personne d’autre n’y montera : remplissez maintenant les quatre régions autour, de préférence avec vos bateaux.
    .seat_lit = token:$token
companion-event-captured = { $seat } capture un vaisseau de { $value } $ : l’anneau est fermé, et chaque bateau étranger autour a reçu { $fee } $.
    .lit = seat:$seat
    .seat = Le vaisseau est à vous et compte { $value } $ à la fin ; le bateau de l’abordage revient dans votre réserve.
    .seat_lit = seat:$me
companion-event-paid =
    .to_seat = { $from_seat } vous paie { $amount } $ : un bateau bien placé près du vaisseau d’un autre rapporte sans rien aborder.
    .to_seat_lit = seat:$me
companion-event-borrowed =
    .seat = Vous avez dû emprunter, et un emprunt coûte le double à la fin : regardez votre argent avant de capturer.
    .seat_lit = seat:$me
companion-event-looted = Un entrepôt encerclé paie 2 $ pour chaque bateau autour, et le dernier des quatre met fin à la partie : regardez combien il en reste.
    .lit = warehouses
companion-event-escaped = Personne n’était à bord quand l’anneau s’est fermé : le vaisseau s’échappe, et nul n’a rien.
companion-event-summoned = Le Hollandais volant comble un instant la dernière brèche puis s’en va : un anneau peut se fermer là où vous ne l’attendiez pas.
    .lit = region:$region
companion-event-doubled = Les vaisseaux de { $value } comptent désormais double à la fin : regardez qui en a, et qui est à bord de l’un d’eux.
    .lit = doubled

## Puzzles: what the best choice is about

puzzle-theme-board = l’abordage
puzzle-theme-place = la place du bateau
puzzle-theme-cash = l’argent plutôt que le bateau
puzzle-theme-fd = le Hollandais volant
puzzle-theme-resolve = l’ordre des encerclements
puzzle-theme-draw = la carte à piocher
