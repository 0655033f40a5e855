## The game

game-title = Libertalia
game-tagline = Trente pirates, les mêmes pour tous… et un butin à se partager.
game-summary = Chaque équipage a en main exactement les mêmes personnages. Chaque jour, chacun en choisit un en secret ; on révèle tout en même temps, et le rang décide : les plus faibles agissent d’abord, les plus forts se servent d’abord dans le butin. Les personnages qui rejoignent votre repaire travaillent pour vous la nuit et au jour de repos. Après trois campagnes de six jours, la plus grosse fortune gagne.

## Chapters of the rulebook

chapter-set-up = La mise en place
chapter-characters = Les personnages
chapter-sunrise = Le lever du soleil
chapter-day = La journée
chapter-dusk = Le crépuscule
chapter-night = La nuit
chapter-rest = Le jour de repos
chapter-clean-up = La campagne suivante
chapter-money = Doublons et butin
chapter-end = La fin de la partie
chapter-crew = Les trente pouvoirs

## Rules: set-up

rule-LIB-1 = On joue à deux, trois, quatre, cinq ou six, assis en cercle ; les sièges se suivent dans le sens des aiguilles d’une montre. Mélanger, annoncer et ranger les cartes ne donne aucun avantage : la table s’en charge.
rule-LIB-2 = Votre voisin de gauche est le joueur suivant dans le sens des aiguilles d’une montre, votre voisin de droite le précédent. À deux, votre adversaire est l’un et l’autre à la fois.
rule-LIB-3 = Chacun reçoit au hasard une couleur et ses trente cartes. La couleur ne sert qu’à départager deux personnages de même rang. Si la table le souhaite, deux ou trois joueurs reçoivent des couleurs dont aucune n’est avantagée : à deux, des couleurs opposées, à trois, une couleur sur deux.
rule-LIB-4 = Chaque équipage commence avec un score de 0 et 10 doublons.
rule-LIB-5 = Les 50 parts de butin sont dans le sac. Pour chacun des six jours, on en tire autant qu’il y a de joueurs et on les pose face visible sur l’emplacement de ce jour : toute la campagne est donc connue d’avance.
rule-LIB-6 = On tire neuf rangs au hasard ; chacun prend en main ces neuf personnages dans sa couleur. Les vingt et un autres rangs attendent, et personne ne sait lesquels viendront plus tard.

## Rules: characters

rule-LIB-7 = De deux personnages, le plus fort est celui dont le rang est le plus élevé. À rang égal, l’influence décide : elle va de 1 à 6 et diffère d’une couleur à l’autre, si bien que deux cartes ne sont jamais à égalité.
rule-LIB-8 = Un pouvoir est obligatoire, même s’il vous dessert ; seul celui de la Serveuse est facultatif. Ce qui est impossible est simplement omis, et le reste s’applique.
rule-LIB-9 = Un personnage défaussé va face cachée au cimetière de son propriétaire, quel que soit le joueur qui l’y envoie.
rule-LIB-10 = Un pouvoir de journée ou de crépuscule sert une fois chaque fois que le personnage est joué. S’il revient en main et qu’il est rejoué, il sert de nouveau.
rule-LIB-11 = Un pouvoir de nuit sert toutes les nuits que le personnage passe dans votre repaire, à commencer par celle du jour où il a été joué.
rule-LIB-12 = Un pouvoir de fin de campagne sert une fois, au jour de repos, si le personnage se trouve alors dans votre repaire.

## Rules: sunrise

rule-LIB-13 = Tous les joueurs choisissent en même temps et en secret un personnage de leur main. Personne ne peut passer. Tant qu’un joueur réfléchit encore, on peut changer d’avis.
rule-LIB-14 = Quand le dernier a choisi, toutes les cartes sont révélées d’un coup et montent sur le navire. Jusque-là, elles comptent encore dans les mains.
rule-LIB-15 = Sur le navire, les personnages se rangent du plus faible au plus fort.

## Rules: day

rule-LIB-16 = Le personnage le plus faible qui n’a pas encore agi utilise son pouvoir de journée, s’il en a un ; puis le suivant, jusqu’à ce que tous aient agi.
rule-LIB-17 = On cherche à chaque fois de nouveau qui est le prochain, car le Perroquet fait venir des cartes sur le navire et la Brute en fait partir.
rule-LIB-18 = Un personnage chassé du navire avant son tour n’agit pas. Il ne prend pas de butin, et son propriétaire ne fait plus rien au crépuscule de ce jour.
rule-LIB-19 = Plusieurs exemplaires du même personnage agissent par influence croissante.
rule-LIB-20 = Le personnage qui remplace un Perroquet n’a pas encore agi. Comme seuls des Perroquets ont pu agir avant lui, son tour vient toujours.
rule-LIB-21 = Une carte reprise par le Recruteur ou le Chirurgien va tout de suite en main ; elle peut être jouée à partir du prochain lever du soleil.
rule-LIB-22 = Il reste toujours de quoi remplacer un Perroquet. Si une main était malgré tout vide, le Perroquet serait défaussé sans remplaçant.

## Rules: dusk

rule-LIB-23 = Les personnages restés sur le navire se servent du plus fort au plus faible, uniquement parmi les parts de butin du jour.
rule-LIB-24 = Le Mousse ne prend rien, le Cuisinier prend deux parts, tous les autres une. Tant qu’il reste une part, il faut en prendre une.
rule-LIB-25 = S’il ne reste rien, le personnage ne prend rien et rejoint quand même le repaire.
rule-LIB-26 = L’effet d’un sabre ou d’un officier s’applique dès que la part est choisie. Elle est aussitôt à vous, face cachée.
rule-LIB-27 = Avec un sabre, défaussez un personnage du repaire de votre voisin de gauche ou de droite. C’est obligatoire si l’un de ces repaires est occupé ; sinon, il ne se passe rien. Ni votre repaire ni le navire ne sont jamais visés.
rule-LIB-28 = Si vous prenez un officier espagnol, le personnage dont c’est le tour ira au cimetière au lieu du repaire.
rule-LIB-29 = À la fin de son tour, le personnage quitte le navire : pour le cimetière s’il a pris un officier, sinon pour le repaire, face visible. Cela se passe avant le tour du suivant : un sabre pris plus tard peut donc déjà l’atteindre.
rule-LIB-30 = Le Cuisinier prend d’abord une part et en applique l’effet, puis l’autre. Un officier pris en premier ne lui ôte pas la seconde.
rule-LIB-31 = Les parts que personne n’a prises restent sur leur emplacement : elles sont hors d’atteinte, ne rapportent rien et retournent au sac à la fin de la campagne.

## Rules: night

rule-LIB-32 = Dans tous les repaires, les pouvoirs de nuit s’appliquent du rang le plus élevé au plus bas, et à rang égal par influence décroissante : 27, 20, 13, 12, 8, 7.
rule-LIB-33 = Un personnage n’agit que s’il est encore dans le repaire quand vient son tour.
rule-LIB-34 = On regarde les Granny Wata une seule fois, avant tout le reste : s’il n’y en a qu’une dans tous les repaires, elle rapporte 2 doublons ; s’il y en a plusieurs, toutes sont défaussées.
rule-LIB-35 = Seule Granny Wata dépend des autres repaires. Les propriétaires d’une Serveuse décident par influence décroissante.

## Rules: rest day

rule-LIB-36 = Les pouvoirs de fin de campagne s’appliquent dans chaque repaire du rang le plus élevé au plus bas : 29, 28, 26, 25, 24, 23, 16, 9, 6.
rule-LIB-37 = Votre fortune est la somme de vos doublons et de votre butin : 5 par coffre, 3 par bijou, 1 par marchandise, 12 par série complète de trois cartes au trésor, et 3 de moins par relique maudite. Sabres, officiers et cartes isolées ne comptent pas.
rule-LIB-38 = Une fortune n’est jamais négative : au pire, elle vaut 0.
rule-LIB-39 = La fortune s’ajoute à votre score.

## Rules: next campaign

rule-LIB-40 = Tous les personnages des repaires et des cimetières sortent du jeu. Vous gardez les cartes que vous avez encore en main, quel qu’en soit le nombre.
rule-LIB-41 = Toutes les parts de butin retournent au sac, prises ou non. Les doublons sont rendus, et chacun repart avec 10.
rule-LIB-42 = On tire six rangs parmi ceux qui n’ont pas encore servi, et chacun ajoute ces personnages à sa main.
rule-LIB-43 = On pose un nouveau butin pour six jours, et la campagne suivante commence ; les scores restent. Il y a trois campagnes. En partie courte, une variante de notre cru, il n’y en a qu’une.

## Rules: money and tiles

rule-LIB-44 = Une perte s’arrondit à l’entier inférieur. Si vous n’avez pas assez, vous perdez tout ce que vous avez, et la suite s’applique normalement. On n’a jamais de doublons négatifs.
rule-LIB-45 = Il en va de même entre joueurs : celui qui reçoit n’obtient que ce que l’autre peut donner.
rule-LIB-46 = Une part de butin défaussée retourne aussitôt au sac.
rule-LIB-47 = Dans les repaires, le butin est face cachée. Qui s’en sert pour un pouvoir ou au décompte doit montrer les parts concernées.

## Rules: end

rule-LIB-48 = Après le dernier jour de repos, le score le plus élevé l’emporte.
rule-LIB-49 = À égalité, on partage la place, et la suivante n’est pas attribuée. Si la table l’a décidé, la fortune de la dernière campagne départage d’abord les ex æquo.

## Rules: the thirty powers

rule-LIB-101 = Perroquet (1). Journée : il va au cimetière, et une carte de votre main prend sa place sur le navire, à son rang. Elle agit quand vient son tour et prend du butin au crépuscule.
rule-LIB-102 = Singe (2). Journée : toutes vos reliques maudites passent à votre voisin de gauche.
rule-LIB-103 = Mendiant (3). Journée : le propriétaire du personnage le plus fort sur le navire vous donne jusqu’à 3 doublons. Si ce personnage est le vôtre, rien ne se passe.
rule-LIB-104 = Recruteur (4). Journée : reprenez en main un personnage de votre repaire.
rule-LIB-105 = Mousse (5). Crépuscule : vous ne prenez pas de butin aujourd’hui, et le Mousse rejoint votre repaire.
rule-LIB-106 = Prédicateur (6). Journée : si vous avez au moins deux parts de butin, gardez-en une et remettez toutes les autres dans le sac. Fin de campagne : gagnez 5 doublons.
rule-LIB-107 = Tavernier (7). Nuit : gagnez 1 doublon.
rule-LIB-108 = Serveuse (8). Nuit : vous pouvez remettre une carte au trésor dans le sac pour gagner 3 doublons, une seule fois par nuit.
rule-LIB-109 = Charpentier (9). Journée : perdez la moitié de vos doublons, arrondie à l’entier inférieur. Fin de campagne : gagnez 10 doublons.
rule-LIB-110 = Officier français (10). Journée : si vous avez au plus 8 doublons, gagnez-en 5.
rule-LIB-111 = Sorcière vaudou (11). Journée : gagnez 2 doublons par personnage de votre cimetière.
rule-LIB-112 = Esclave affranchi (12). Nuit : gagnez 1 doublon par personnage de rang 13 ou plus dans votre repaire.
rule-LIB-113 = Mutin (13). Nuit : s’il n’est pas seul dans votre repaire, défaussez-en le personnage de rang le plus bas, lui excepté, et gagnez 2 doublons.
rule-LIB-114 = Brute (14). Journée : défaussez le personnage le plus fort sur le navire, fût-ce la Brute elle-même.
rule-LIB-115 = Canonnier (15). Journée : perdez 3 doublons, puis défaussez un personnage de n’importe quel repaire, le vôtre compris. On paie même s’il n’y a personne à viser.
rule-LIB-116 = Gabier (16). Fin de campagne : gagnez 5 doublons si aucun repaire ne compte moins de personnages que le vôtre.
rule-LIB-117 = Espion espagnol (17). Journée : remettez tous vos officiers espagnols dans le sac, puis piochez-y autant de parts de butin, que vous seul voyez. Les sabres et officiers ainsi piochés n’ont pas d’effet.
rule-LIB-118 = Cuisinier (18). Crépuscule : prenez deux parts de butin au lieu d’une, l’une après l’autre.
rule-LIB-119 = Maître d’équipage (19). Journée : gagnez 2 doublons par personnage de rang 18 ou moins dans votre repaire.
rule-LIB-120 = Armurier (20). Nuit : gagnez 1 doublon par sabre que vous possédez.
rule-LIB-121 = Marchand (21). Journée : vendez deux parts de butin identiques pour 3 doublons, ou trois pour 5. Une seule vente, mais elle est obligatoire dès que vous avez une paire.
rule-LIB-122 = Chirurgien (22). Journée : reprenez en main une carte de votre cimetière, sans la montrer.
rule-LIB-123 = Trésorier (23). Fin de campagne : gagnez 1 doublon par marchandise, bijou et coffre que vous possédez.
rule-LIB-124 = Joueur (24). Journée : perdez 1 doublon par part de butin que vous possédez. Fin de campagne : gagnez 8 doublons.
rule-LIB-125 = Fille du gouverneur (25). Fin de campagne : si elle est la seule Fille du gouverneur de tous les repaires, gagnez 6 doublons ; sinon, perdez-en 3.
rule-LIB-126 = Quartier-maître (26). Journée : gagnez 1 doublon par part de butin que vous possédez. Fin de campagne : perdez 8 doublons.
rule-LIB-127 = Granny Wata (27). Nuit : si elle est la seule Granny Wata de tous les repaires, gagnez 2 doublons ; sinon, toutes sont défaussées et personne ne gagne rien.
rule-LIB-128 = Second (28). Fin de campagne : gagnez 1 doublon par personnage de votre repaire, lui compris.
rule-LIB-129 = Capitaine (29). Journée : gagnez 3 doublons. Fin de campagne : perdez 3 doublons par relique maudite que vous possédez, en plus de ce qu’elles coûtent au décompte.
rule-LIB-130 = Gouverneur espagnol (30). Journée : défaussez tous les personnages de votre repaire. Lui-même est encore sur le navire.

## Decisions

decision-play = Quel personnage jouez-vous aujourd’hui ?
    .waiting = On attend { $seat }, qui choisit un personnage en secret.
decision-parrot = Le Perroquet s’envole : par qui le remplacez-vous ?
    .waiting = On attend { $seat }, qui remplace son Perroquet.
decision-recruit = Le Recruteur rappelle quelqu’un de votre repaire : qui ?
    .waiting = On attend { $seat }, dont le Recruteur choisit.
decision-keep = Le Prédicateur ne vous laisse qu’une part de butin : laquelle ?
    .waiting = On attend { $seat }, qui choisit la part à garder.
decision-gunner = Sur qui tire votre Canonnier ?
    .waiting = On attend { $seat }, dont le Canonnier vise.
decision-sell = Que vend votre Marchand ?
    .waiting = On attend { $seat }, dont le Marchand conclut une vente.
decision-surgeon = Qui votre Chirurgien remet-il sur pied ?
    .waiting = On attend { $seat }, dont le Chirurgien choisit en secret.
decision-booty = Quelle part de butin prenez-vous ?
    .waiting = On attend { $seat }, qui choisit une part de butin.
decision-sabre = Qui frappez-vous de votre sabre ?
    .waiting = On attend { $seat }, qui manie le sabre.
decision-waitress = Votre Serveuse vend-elle une carte au trésor pour 3 doublons ?
    .waiting = On attend { $seat }, dont la Serveuse hésite.

## Choices

choice-play = Jouer { piece-character.acc } ({ $rank })
choice-parrot = Remplacer le Perroquet par { piece-character.acc } ({ $rank })
choice-recruit = Reprendre { piece-character.acc } ({ $rank })
choice-keep = Garder { piece-tile }
choice-gunner = Tirer sur { piece-character.acc } ({ $rank }) chez { $victim_seat }
choice-sell = Vendre { piece-tiles } pour { $price } doublons
choice-surgeon = Remettre sur pied { piece-character.acc } ({ $rank })
choice-booty = Prendre { piece-tile }
choice-sabre = Frapper { piece-character.acc } ({ $rank }) chez { $victim_seat }
choice-waitress = { $sell ->
        [yes] Vendre une carte au trésor pour 3 doublons
       *[no] Garder les cartes au trésor
    }

## Events

event-coloured = Pour l’influence, { $seat } a le jeu { $colour ->
        [yellow] jaune
        [red] rouge
        [blue] bleu
        [green] vert
        [black] noir
       *[white] blanc
    } : il départage les rangs égaux.
event-campaign-started = La campagne { $campaign } commence. Tout le monde reçoit les rangs { $ranks }.
event-sun-rose = Le soleil se lève sur le jour { $day }.
event-revealed = { $seat } révèle { piece-character.acc } (rang { $rank }, influence { $influence }).
event-lined-up = Sur le navire, du plus faible au plus fort : { $order_seat }.
event-parrot-replaced = { $seat } remplace son Perroquet par { piece-character.acc } (rang { $rank }, influence { $influence }).
event-gained = { $seat } gagne { piece-doubloons } avec { piece-character.acc } (total : { $doubloons }).
event-lost = { $seat } perd { piece-doubloons } à cause { piece-character.of } (reste : { $doubloons }).
event-paid = { $from_seat } donne { piece-doubloons } à { $to_seat }, à cause de son Mendiant.
event-no-effect = { $seat } ne tire rien { piece-character.of }.
event-no-target = { $seat } n’a personne à viser : le Canonnier ne touche rien.
event-declined = { $seat } garde ses cartes au trésor.
event-relics-moved = { $from_seat } refile { $count ->
        [one] { $count } relique maudite
       *[other] { $count } reliques maudites
    } à { $to_seat }.
event-tiles-discarded = { $seat } remet dans le sac : { piece-tiles }.
event-tile-drawn = { $seat } pioche une part de butin dans le sac, sans la montrer.
    .secret = { $seat } pioche dans le sac { piece-tile }.
event-character-discarded = { $cause ->
        [parrot] { $owner_seat } laisse s’envoler son Perroquet.
        [brute] { $owner_seat } perd { piece-character.acc }, que { $seat } fait jeter par-dessus bord.
        [gunner] { $owner_seat } perd { piece-character.acc }, que { $seat } vise au canon.
        [sabre] { $owner_seat } perd { piece-character.acc }, que { $seat } frappe de son sabre.
        [officer] { $owner_seat } perd { piece-character.acc }, que l’officier espagnol emmène.
        [mutineer] { $owner_seat } perd { piece-character.acc } : son Mutin s’en débarrasse.
        [granny_wata] { $owner_seat } perd sa Granny Wata : il y en avait plusieurs.
       *[spanish_governor] { $owner_seat } perd { piece-character.acc } : le Gouverneur espagnol vide le repaire.
    }
event-recruited = { $seat } reprend en main { piece-character.acc } de son repaire.
event-revived = { $seat } reprend en main une carte de son cimetière, sans la montrer.
    .secret = { $seat } reprend en main { piece-character.acc } ({ $rank }) de son cimetière.
event-dusk-fell = Le crépuscule tombe sur le jour { $day } : place au butin.
event-booty-taken = { $seat } prend { piece-tile }.
event-took-nothing = { $reason ->
        [cabin-boy] { $seat } ne prend rien : le Mousse ne se sert pas.
        [no-second] { $seat } ne trouve pas de deuxième tuile : il ne reste plus de butin.
       *[none-left] { $seat } ne prend rien : il ne reste plus de butin.
    }
event-sabre-missed = { $seat } n’a personne à frapper chez ses voisins.
event-entered-den = { $seat } accueille { piece-character.acc } ({ $rank }) dans son repaire.
event-night-fell = La nuit tombe sur le jour { $day }.
event-rested = Jour de repos de la campagne { $campaign } : on compte.
event-fortune = { $seat } fait fortune : { $doubloons } en doublons{ $chest ->
        [0] {""}
       *[other] , { $chest } en coffres
    }{ $jewel ->
        [0] {""}
       *[other] , { $jewel } en bijoux
    }{ $goods ->
        [0] {""}
       *[other] , { $goods } en marchandises
    }{ $map ->
        [0] {""}
       *[other] , { $map } en cartes au trésor
    }{ $relic ->
        [0] {""}
       *[other] , { $relic } en reliques maudites
    }, soit { $fortune } (score : { $score }).
event-campaign-ended = La campagne { $campaign } est terminée.
event-cleaned-up = { $seat } garde { $kept ->
        [one] { $kept } carte
       *[other] { $kept } cartes
    } en main ; repaire et cimetière sortent du jeu.
event-game-over = La partie est finie.

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-revealed = joue { piece-character.acc }
recap-parrot-replaced = remplace son Perroquet par { piece-character.acc }
recap-gained = gagne { piece-doubloons }
    .me = vous gagnez { piece-doubloons } avec { piece-character.acc }
recap-lost = perd { piece-doubloons }
    .me = vous perdez { piece-doubloons } à cause { piece-character.of }
recap-paid = donne { piece-doubloons } à { $to_seat }
    .me = { $from_seat_me ->
            [yes] vous donnez { piece-doubloons } au Mendiant de { $to_seat }
           *[no] { $from_seat } donne { piece-doubloons } à votre Mendiant
        }
recap-relics-moved = refile { $count ->
        [one] { $count } relique maudite
       *[other] { $count } reliques maudites
    } à { $to_seat }
    .me = { $from_seat_me ->
            [yes] vous refilez { $count ->
                [one] { $count } relique maudite
               *[other] { $count } reliques maudites
            } à { $to_seat }
           *[no] { $from_seat } vous refile { $count ->
                [one] { $count } relique maudite
               *[other] { $count } reliques maudites
            }
        }
recap-tiles-discarded = rend { piece-tiles }
    .me = vous rendez { piece-tiles }
recap-tile-drawn = pioche du butin dans le sac
recap-character-discarded = { $cause ->
        [parrot] laisse s’envoler son Perroquet
        [brute] jette par-dessus bord { piece-character.acc } de { $owner_seat }
        [gunner] abat au canon { piece-character.acc } de { $owner_seat }
        [sabre] abat au sabre { piece-character.acc } de { $owner_seat }
       *[other] perd { piece-character.acc }
    }
    .me = { $owner_seat_me ->
            [yes] { $seat_me ->
                [yes] vous perdez { piece-character.acc }
               *[no] vous perdez { piece-character.acc } à cause de { $seat }
            }
           *[no] { $owner_seat } perd { piece-character.acc } à cause de vous
        }
recap-recruited = reprend en main { piece-character.acc }
recap-revived = reprend une carte du cimetière
recap-booty-taken = prend { piece-tile }
    .me = vous prenez { piece-tile }
recap-took-nothing = ne prend pas de butin
    .me = vous ne prenez pas de butin
recap-fortune = fait fortune : { $fortune }
    .me = vous faites fortune : { $fortune } (score : { $score })

## Refusals

refusal-card-not-in-hand = Vous n’avez pas { piece-character.acc } ({ $rank }) en main.
refusal-play-first = Choisissez d’abord un personnage de votre main pour aujourd’hui.
refusal-parrot-first = Votre Perroquet attend : choisissez d’abord qui le remplace.
refusal-not-in-your-den = Votre repaire n’abrite pas { piece-character.acc } ({ $rank }).
refusal-recruit-first = Choisissez d’abord qui votre Recruteur rappelle du repaire.
refusal-tile-not-yours = Vous ne possédez pas cette part de butin ({ piece-tile.bare }).
refusal-keep-first = Choisissez d’abord la part de butin que le Prédicateur vous laisse.
refusal-shoot-first = Choisissez d’abord sur qui tire votre Canonnier.
refusal-nobody-there = Il n’y a personne à cette place : { $victim_seat } ne joue pas.
refusal-not-in-that-den = { $victim_seat } n’abrite pas { piece-character.acc } ({ $rank }) dans son repaire.
refusal-too-few-tiles = Votre Marchand ne peut pas vendre { piece-tiles } : vous en avez { $owned }.
refusal-sell-first = Votre Marchand doit vendre : choisissez d’abord quoi.
refusal-not-in-your-graveyard = Votre cimetière ne contient pas { piece-character.acc } ({ $rank }).
refusal-revive-first = Choisissez d’abord qui votre Chirurgien remet sur pied.
refusal-tile-not-there = Cette part de butin ({ piece-tile.bare }) n’est pas sur l’emplacement du jour { $day }.
refusal-booty-first = C’est votre tour de prendre du butin : choisissez d’abord une part.
refusal-sabre-first = Votre sabre doit frapper : choisissez d’abord qui.
refusal-own-den = Un sabre ne frappe jamais dans votre propre repaire.
refusal-no-neighbour = Un sabre n’atteint que les voisins, et { $victim_seat } n’en fait pas partie.
refusal-waitress-first = Décidez d’abord si votre Serveuse vend une carte au trésor.

## Why the game is over

end-last-rest-day = La partie est finie : le dernier jour de repos est passé.

## Options

option-final_tiebreak = En cas d’égalité à la fin
    .shared = Victoire partagée
    .last_campaign = La dernière campagne départage
option-balanced_colours = Couleurs équilibrées à deux ou trois
    .off = Non : tout au hasard
    .on = Oui
option-length = Durée
    .full = Trois campagnes
    .short = Partie courte : une seule campagne (variante maison)

## What differs from the usual, in a phrase

agreed-final_tiebreak = la dernière campagne départage les ex æquo
agreed-balanced_colours = couleurs équilibrées
agreed-length = partie courte : une seule campagne

## Score sheet

score-campaign-1 = Campagne 1
score-campaign-2 = Campagne 2
score-campaign-3 = Campagne 3
score-total = Score
    .amount = { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    }

## Pieces

piece-character = { $character ->
        [parrot] Perroquet
        [monkey] Singe
        [beggar] Mendiant
        [recruiter] Recruteur
        [cabin_boy] Mousse
        [preacher] Prédicateur
        [barkeep] Tavernier
        [waitress] Serveuse
        [carpenter] Charpentier
        [french_officer] Officier français
        [voodoo_witch] Sorcière vaudou
        [freed_slave] Esclave affranchi
        [mutineer] Mutin
        [brute] Brute
        [gunner] Canonnier
        [topman] Gabier
        [spanish_spy] Espion espagnol
        [cook] Cuisinier
        [bosun] Maître d’équipage
        [armorer] Armurier
        [merchant] Marchand
        [surgeon] Chirurgien
        [treasurer] Trésorier
        [gambler] Joueur
        [governors_daughter] Fille du gouverneur
        [quartermaster] Quartier-maître
        [granny_wata] Granny Wata
        [first_mate] Second
        [captain] Capitaine
       *[spanish_governor] Gouverneur espagnol
    }
    .the = { $character ->
            [parrot] le Perroquet
            [monkey] le Singe
            [beggar] le Mendiant
            [recruiter] le Recruteur
            [cabin_boy] le Mousse
            [preacher] le Prédicateur
            [barkeep] le Tavernier
            [waitress] la Serveuse
            [carpenter] le Charpentier
            [french_officer] l’Officier français
            [voodoo_witch] la Sorcière vaudou
            [freed_slave] l’Esclave affranchi
            [mutineer] le Mutin
            [brute] la Brute
            [gunner] le Canonnier
            [topman] le Gabier
            [spanish_spy] l’Espion espagnol
            [cook] le Cuisinier
            [bosun] le Maître d’équipage
            [armorer] l’Armurier
            [merchant] le Marchand
            [surgeon] le Chirurgien
            [treasurer] le Trésorier
            [gambler] le Joueur
            [governors_daughter] la Fille du gouverneur
            [quartermaster] le Quartier-maître
            [granny_wata] Granny Wata
            [first_mate] le Second
            [captain] le Capitaine
           *[spanish_governor] le Gouverneur espagnol
        }
    .acc = { $character ->
            [parrot] le Perroquet
            [monkey] le Singe
            [beggar] le Mendiant
            [recruiter] le Recruteur
            [cabin_boy] le Mousse
            [preacher] le Prédicateur
            [barkeep] le Tavernier
            [waitress] la Serveuse
            [carpenter] le Charpentier
            [french_officer] l’Officier français
            [voodoo_witch] la Sorcière vaudou
            [freed_slave] l’Esclave affranchi
            [mutineer] le Mutin
            [brute] la Brute
            [gunner] le Canonnier
            [topman] le Gabier
            [spanish_spy] l’Espion espagnol
            [cook] le Cuisinier
            [bosun] le Maître d’équipage
            [armorer] l’Armurier
            [merchant] le Marchand
            [surgeon] le Chirurgien
            [treasurer] le Trésorier
            [gambler] le Joueur
            [governors_daughter] la Fille du gouverneur
            [quartermaster] le Quartier-maître
            [granny_wata] Granny Wata
            [first_mate] le Second
            [captain] le Capitaine
           *[spanish_governor] le Gouverneur espagnol
        }
    .of = { $character ->
            [parrot] du Perroquet
            [monkey] du Singe
            [beggar] du Mendiant
            [recruiter] du Recruteur
            [cabin_boy] du Mousse
            [preacher] du Prédicateur
            [barkeep] du Tavernier
            [waitress] de la Serveuse
            [carpenter] du Charpentier
            [french_officer] de l’Officier français
            [voodoo_witch] de la Sorcière vaudou
            [freed_slave] de l’Esclave affranchi
            [mutineer] du Mutin
            [brute] de la Brute
            [gunner] du Canonnier
            [topman] du Gabier
            [spanish_spy] de l’Espion espagnol
            [cook] du Cuisinier
            [bosun] du Maître d’équipage
            [armorer] de l’Armurier
            [merchant] du Marchand
            [surgeon] du Chirurgien
            [treasurer] du Trésorier
            [gambler] du Joueur
            [governors_daughter] de la Fille du gouverneur
            [quartermaster] du Quartier-maître
            [granny_wata] de Granny Wata
            [first_mate] du Second
            [captain] du Capitaine
           *[spanish_governor] du Gouverneur espagnol
        }
piece-tile = { $tile ->
        [chest] un coffre
        [jewel] un bijou
        [goods] une marchandise
        [map] une carte au trésor
        [relic] une relique maudite
        [sabre] un sabre
       *[officer] un officier espagnol
    }
    .bare = { $tile ->
            [chest] coffre
            [jewel] bijou
            [goods] marchandise
            [map] carte au trésor
            [relic] relique maudite
            [sabre] sabre
           *[officer] officier espagnol
        }
piece-tiles = { $tile ->
        [chest] { $count ->
            [one] { $count } coffre
           *[other] { $count } coffres
        }
        [jewel] { $count ->
            [one] { $count } bijou
           *[other] { $count } bijoux
        }
        [goods] { $count ->
            [one] { $count } marchandise
           *[other] { $count } marchandises
        }
        [map] { $count ->
            [one] { $count } carte au trésor
           *[other] { $count } cartes au trésor
        }
        [relic] { $count ->
            [one] { $count } relique maudite
           *[other] { $count } reliques maudites
        }
        [sabre] { $count ->
            [one] { $count } sabre
           *[other] { $count } sabres
        }
       *[officer] { $count ->
            [one] { $count } officier espagnol
           *[other] { $count } officiers espagnols
        }
    }
piece-doubloons = { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    }
piece-card = personnage
piece-den = repaire
piece-graveyard = cimetière
piece-bag = sac
piece-ship = navire

## Powers in a few words

piece-power = { $character ->
        [parrot] remplacé par une carte de la main
        [monkey] donne vos reliques à gauche
        [beggar] prend 3 d. au plus fort du navire
        [recruiter] reprend une carte du repaire
        [cabin_boy] ne prend pas de butin
        [preacher] ne garde qu’une part de butin ; fin : +5
        [barkeep] +1 chaque nuit
        [waitress] peut vendre 1 carte au trésor pour 3 la nuit
        [carpenter] perd la moitié des doublons ; fin : +10
        [french_officer] +5 si vous avez 8 doublons ou moins
        [voodoo_witch] +2 par carte du cimetière
        [freed_slave] +1 par rang 13 ou plus au repaire, la nuit
        [mutineer] défausse le plus bas du repaire, +2, la nuit
        [brute] défausse le plus fort du navire
        [gunner] −3, puis défausse dans un repaire
        [topman] fin : +5 si nul n’a moins de monde au repaire
        [spanish_spy] échange ses officiers contre le sac
        [cook] prend deux parts de butin
        [bosun] +2 par rang 18 ou moins au repaire
        [armorer] +1 par sabre, la nuit
        [merchant] vend 2 parts identiques pour 3, ou 3 pour 5
        [surgeon] reprend une carte du cimetière, en secret
        [treasurer] fin : +1 par marchandise, bijou, coffre
        [gambler] −1 par part de butin ; fin : +8
        [governors_daughter] fin : +6 si elle est seule, sinon −3
        [quartermaster] +1 par part de butin ; fin : −8
        [granny_wata] +2 la nuit si elle est seule, sinon défaussée
        [first_mate] fin : +1 par personnage du repaire
        [captain] +3 ; fin : −3 par relique
       *[spanish_governor] défausse tout votre repaire
    }

## Labels

label-campaign = Campagne { $campaign } sur { $campaigns }
label-day = Jour { $day }
label-phase = { $phase ->
        [sunrise] lever du soleil
        [day] journée
        [dusk] crépuscule
        [night] nuit
       *[rest] jour de repos
    }
label-when = { $when ->
        [day] journée
        [dusk] crépuscule
        [night] nuit
       *[end] fin de campagne
    }
label-colour = { $colour ->
        [yellow] jaune
        [red] rouge
        [blue] bleu
        [green] vert
        [black] noir
       *[white] blanc
    }
label-rank = Rang
label-influence = Influence
label-doubloons = Doublons
label-score = Score
label-fortune = Fortune
label-fortune-now = Fortune si l’on comptait maintenant
label-hand = Main
label-den = Repaire
label-graveyard = Cimetière
label-booty = Butin
label-tiles = Parts de butin
label-bag = Dans le sac
label-ship = Navire
label-left = Voisin de gauche
label-right = Voisin de droite
label-removed = Sortis du jeu
label-undealt = Rangs encore à venir
label-sealed = Choix fait
label-acted = A agi
label-today = aujourd’hui
label-left-over = restes
label-maps-missing = { $count ->
        [one] il manque { $count } carte au trésor pour une série
       *[other] il manque { $count } cartes au trésor pour une série
    }

## Legend: how to read the board

legend-ship = Sur le navire, les personnages vont du plus faible, à gauche, au plus fort, à droite. La journée va de gauche à droite, le crépuscule de droite à gauche.
legend-card = 14·6 : rang 14, influence 6. À rang égal, la plus grande influence est la plus forte.
legend-board = Le butin des six jours est visible d’avance ; ce que personne n’a pris reste là jusqu’à la fin de la campagne.
legend-den = Dans le repaire, les personnages sont face visible ; le cimetière et le butin sont face cachée.

## Hints for newcomers

help-play = Vous choisissez votre personnage du jour. Les rangs élevés se servent d’abord dans le butin, les rangs faibles agissent d’abord ; les personnages de nuit rapportent d’autant plus qu’on les joue tôt. Tout le monde a presque la même main que vous.
    .title = Jouer un personnage
help-parrot = Vous voyez déjà ce que les autres ont joué : choisissez le personnage qui en profite le mieux. Il agira à son tour et prendra du butin.
    .title = Le perroquet : remplacer
help-recruit = La carte revient en main et peut être rejouée ou gardée pour la campagne suivante. Reprenez plutôt quelqu’un dont le pouvoir de journée sert encore.
    .title = Le recruteur : reprendre
help-keep = Gardez la part la plus précieuse ; tout le reste retourne au sac, ce qui est parfait pour se débarrasser de reliques.
    .title = Garder une part
help-gunner = Visez le personnage qui rapportera le plus à un rival. Si votre repaire est le seul occupé, il faudra tirer sur l’un des vôtres.
    .title = Le canonnier : tirer
help-sell = Deux parts identiques rapportent 3 doublons, trois en rapportent 5. Les reliques, sabres et officiers se vendent très bien ainsi.
    .title = Vendre des parts
help-surgeon = Une carte de votre cimetière revient en main sans que les autres voient laquelle.
    .title = Le chirurgien : soigner
help-booty = Coffre 5, bijou 3, marchandise 1, trois cartes au trésor 12, relique −3. Un sabre frappe chez un voisin, un officier vous coûte le personnage du jour.
    .title = Prendre du butin
help-sabre = Choisissez chez l’un de vos deux voisins le personnage qui vous gêne le plus.
    .title = Le sabre : frapper
help-waitress = Une carte isolée ne vaut rien au décompte : vendez-la, sauf si vous comptez compléter une série de trois, qui en vaut 12.
    .title = La serveuse : vendre une carte

## terminal

heading-play = Jouer
heading-parrot = Remplacer
heading-recruit = Reprendre
heading-keep = Garder
heading-gunner = Tirer
heading-sell = Vendre
heading-surgeon = Soigner
heading-booty = Prendre
heading-sabre = Frapper
heading-waitress = Serveuse
short-play = { piece-character } ({ $rank }) · { piece-power }
short-parrot = { piece-character } ({ $rank }) · { piece-power }
short-recruit = { piece-character } ({ $rank }) · { piece-power }
short-keep = { piece-tile }
short-gunner = { $victim_seat } : { piece-character } ({ $rank })
short-sell = { piece-tiles } pour { $price }
short-surgeon = { piece-character } ({ $rank }) · { piece-power }
short-booty = { piece-tile }
short-sabre = { $victim_seat } : { piece-character } ({ $rank })
short-waitress = { $sell ->
        [yes] vendre une carte au trésor pour 3
       *[no] ne rien vendre
    }
chart-title = Campagne { $campaign }/{ $campaigns } · jour { $day } · { label-phase }
chart-bag = { $bag ->
        [one] sac : { $bag } part
       *[other] sac : { $bag } parts
    }
chart-ship = Navire
chart-nobody = personne
chart-den = Repaire
chart-purse = { $doubloons } d.
chart-score = score { $score }
chart-cards = { $cards } en main
chart-tiles = { $tiles ->
        [one] { $tiles } part
       *[other] { $tiles } parts
    }
chart-graveyard = † { $count }
chart-graveyard-own = Cimetière
chart-booty = Butin
chart-hand = Main
chart-fortune = fortune { $fortune }
chart-tile = { $tile ->
        [chest] coffre
        [jewel] bijou
        [goods] march.
        [map] carte
        [relic] relique
        [sabre] sabre
       *[officer] officier
    }

## terminal: how to read the table

legend-table = Les six colonnes sont le butin des six jours ; celui d’aujourd’hui est en évidence.
legend-table-ship = Navire : M 12 Esclave affranchi·3 est le personnage de M, de rang 12 et d’influence 3. Du plus faible au plus fort ; › marque celui dont c’est le tour, ✓ ceux qui ont agi.
legend-table-seat = 12 d. : doublons. † 2 : deux personnages au cimetière.
legend-table-hand = ☼ pouvoir de journée, ◐ de crépuscule, ☾ de nuit, ⚑ de fin de campagne.

## board

board-name = Navire, butin, main et repaires
board-keys = Les flèches mènent d’un personnage ou d’une part de butin à l’autre ; Entrée choisit.
board-when = Campagne { $campaign }/{ $campaigns } · jour { $day }
board-card = { piece-character } ({ $rank }), influence { $influence }
board-choice = { $rank } · { piece-character }
board-acting = c’est son tour
board-today = Butin d’aujourd’hui
board-days = Butin des six jours
board-day = Jour { $day } ({ $when ->
        [past] passé
        [today] aujourd’hui
       *[ahead] à venir
    }) : { $tiles }
board-no-booty = plus rien
board-sealed = { $done ->
        [yes] { $seat } a choisi en secret.
       *[no] { $seat } n’a pas encore choisi.
    }
board-sealed-mine = Vous avez choisi { piece-character.acc } ({ $rank }). Tant que d’autres hésitent, vous pouvez changer d’avis.
board-seats = Joueurs
board-tile = { $tile ->
        [chest] Vaut 5 doublons au jour de repos.
        [jewel] Vaut 3 doublons au jour de repos.
        [goods] Vaut 1 doublon au jour de repos.
        [map] Trois cartes au trésor valent ensemble 12 doublons au jour de repos ; une carte isolée ne vaut rien.
        [relic] Coûte 3 doublons au jour de repos.
        [sabre] Qui le prend défausse un personnage dans le repaire d’un voisin.
       *[officer] Qui le prend perd le personnage du jour : il va au cimetière.
    }
board-fact = { $label } : { $value }
board-counts = Décomptes
board-count = Décompte de la campagne { $campaign }
board-floor = jamais moins de 0
board-due = { $due } parts à prendre
board-strike = { $cause ->
        [sabre] Le sabre frappe { piece-character.acc }.
        [officer] L’officier espagnol emmène { piece-character.acc }.
        [gunner] Le Canonnier abat { piece-character.acc }.
       *[brute] La Brute jette { piece-character.acc } par-dessus bord.
    }
board-own-eyes = Face cachée : vous seul le voyez
board-fortune = fortune à ce jour : { $fortune }

## Balance

balance-character = Valeur des personnages
    .about = Ce que la campagne a rapporté de plus que la moyenne des autres à qui a joué ce personnage, en tout et selon le jour.
    .row = Personnage
    .name = { piece-character }
    .column = Jour { $column }

## What the help explains

icon-score = Le score des campagnes achevées.
icon-doubloons = Doublons de cette campagne.
icon-hand = Cartes en main.
icon-den = Personnages au repaire : ceux de nuit agissent chaque nuit, ceux de fin au jour de repos.
icon-tiles = Parts de butin face cachée ; sur le navire, ce qui reste dans le sac.
icon-graveyard = Personnages au cimetière, face cachée.
icon-own-eyes = Face cachée pour les autres : vous seul le voyez.
icon-counts = Les décomptes des campagnes, ligne par ligne.
icon-tile = { piece-tile.bare } : { board-tile }
icon-character = { $rank } · { piece-character } : { piece-power }
icon-hour = { $phase ->
        [sunrise] Lever du soleil : chacun choisit un personnage en secret, puis tous se révèlent.
        [day] Journée : les personnages agissent, du plus faible au plus fort.
        [dusk] Crépuscule : ils prennent le butin, du plus fort au plus faible.
       *[night] Nuit : les personnages de nuit agissent dans les repaires.
    }
icon-when = { $when ->
        [day] Jaune, avec des rayons : le personnage agit pendant la journée.
        [dusk] Orange, avec des bandes : il agit au crépuscule.
        [night] Violet, avec des étoiles : il agit chaque nuit, depuis le repaire.
       *[end] Vert, avec un cordage : il agit à la fin de la campagne.
    }

## The first game: a sentence at each new situation

companion-play = Regardez d’abord le butin du jour, puis choisissez une carte en secret : les hauts rangs prennent du butin les premiers, les bas rangs agissent les premiers.
    .lit = today hand
companion-booty = C’est le crépuscule et c’est à vous de prendre : coffre 5, bijou 3, marchandise 1, trois cartes au trésor 12, relique −3, et l’officier tue votre personnage.
    .lit = today
companion-sabre = Le sabre frappe un personnage dans le repaire d’un de vos deux voisins : choisissez celui qui lui rapporterait encore le plus.
companion-parrot = Le Perroquet laisse sa place à une autre carte de votre main, et vous voyez déjà ce que les autres ont joué : profitez-en.
    .lit = ship hand
companion-recruit = Le Recruteur ramène en main un personnage de votre repaire : prenez celui dont le pouvoir de journée resservira.
    .lit = den:$me
companion-keep = Le Prédicateur ne vous laisse qu’une part de butin : gardez la plus précieuse, et soyez quitte des reliques.
    .lit = tiles:$me
companion-gunner = Le Canonnier tire dans n’importe quel repaire : visez le personnage qui rapportera le plus à un rival.
companion-sell = Le Marchand achète deux parts identiques pour 3 doublons ou trois pour 5 : vendez ce qui ne vaut rien à la fin.
    .lit = tiles:$me
companion-surgeon = Le Chirurgien rend à votre main une carte du cimetière, sans que les autres voient laquelle.
    .lit = grave:$me
companion-waitress = La Serveuse vend une carte au trésor 3 doublons la nuit : vendez une carte isolée, mais gardez-en trois, qui valent 12.
    .lit = tiles:$me
companion-event-lined-up = Les cartes sont retournées et rangées : le jour, le plus bas rang agit d’abord, et au crépuscule le plus haut prend d’abord.
    .lit = ship
companion-event-night-fell = La nuit, les personnages de nuit agissent dans chaque repaire, et ils le feront toutes les nuits qui restent : regardez le vôtre.
    .lit = den:$me
companion-event-character-discarded =
    .owner_seat = Un de vos personnages est au cimetière : il ne rapporte plus rien, ni la nuit ni à la fin de la campagne.
    .owner_seat_lit = grave:$me
companion-event-paid =
    .from_seat = Le Mendiant de { $to_seat } vous prend des doublons, parce que votre rang était le plus haut.
    .from_seat_lit = purse:$me
companion-event-lost =
    .seat = Certains personnages coûtent des doublons : montrez une carte pour lire ce qu’elle fait avant de la jouer.
    .seat_lit = purse:$me
companion-event-relics-moved =
    .to_seat = { $from_seat } vous refile des reliques maudites : chacune vous coûtera 3 doublons à la fin de la campagne.
    .to_seat_lit = tiles:$me
companion-event-campaign-ended = La campagne est comptée : doublons, butin et pouvoirs de fin passent au score, et les repaires se vident.
    .lit = score:$me
companion-event-campaign-started = Nouvelle campagne : chacun reçoit les six mêmes cartes de plus, et celles qui vous restaient en main vous suivent.
    .lit = hand

## Puzzles: what the best choice is about

puzzle-theme-play = le personnage du jour
puzzle-theme-parrot = après le Perroquet
puzzle-theme-recruit = le rappel d’un personnage
puzzle-theme-keep = la tuile à garder
puzzle-theme-gunner = la cible du Canonnier
puzzle-theme-sell = la vente
puzzle-theme-surgeon = le patient du Chirurgien
puzzle-theme-booty = le partage du butin
puzzle-theme-sabre = le coup de sabre
puzzle-theme-waitress = la carte au trésor
