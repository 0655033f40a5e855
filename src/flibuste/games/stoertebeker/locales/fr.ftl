## The game

game-title = Störtebeker
game-tagline = Ravitaillez, abordez… et gare aux pirates derrière vous.
game-summary = Des navires marchands mouillent dans la rade, et devant chacun d’eux chaque capitaine a son propre côté. Posez-y les provisions que le navire demande et glissez-y des pirates ; une fois le compte complet, vous pouvez aborder : deux dés et vos pirates doivent atteindre la valeur d’abordage. Mais quiconque a aussi des provisions sur place peut contre-attaquer et rafler la prise avec un total supérieur. Quand les navires s’épuisent, le plus grand nombre de points de victoire l’emporte.

## Names of parts; a fact called card, kind or colour is said by these

fact-card = { $card ->
        [water] eau
        [water-head] eau à tête de pirate
        [beans] haricots
        [beans-head] haricots à tête de pirate
        [bread] pain
        [bread-head] pain à tête de pirate
        [rum] rhum
        [rum-head] rhum à tête de pirate
        [meat] viande
        [meat-head] viande à tête de pirate
        [bananas] bananes
        [bananas-head] bananes à tête de pirate
        [pirate1] pirate 1
        [pirate2] pirate 2
        [pirate3] pirate 3
        [pirate4] pirate 4
        [pirate5] pirate 5
        [pirate6] pirate 6
        [pirate7] pirate 7
        [pirate8] pirate 8
        [pirate9] pirate 9
        [pirate10] pirate 10
        [pirate11] pirate 11
       *[pirate12] pirate 12
    }
fact-kind = { $kind ->
        [water] eau
        [beans] haricots
        [bread] pain
        [rum] rhum
        [meat] viande
        [bananas] bananes
       *[blank] rien
    }
fact-colour = { $colour ->
        [black] noir
        [white] blanc
        [red] rouge
        [blue] bleu
        [green] vert
       *[other] { $colour }
    }

## Built-in data

data-built-in = Navires et cartes reconstitués : voir la règle STO-2.

## Chapters of the rulebook

chapter-material = But et matériel
chapter-set-up = La mise en place
chapter-turn = Le tour de jeu
chapter-cards = Phase 1 : jouer des cartes
chapter-broadside = Phase 2 : la bordée
chapter-boarding = Phase 3 : l’abordage
chapter-counter = Phase 4 : la contre-attaque
chapter-scoring = Phase 5 : le décompte
chapter-draw = Phase 6 : la pioche
chapter-end = La fin de la partie
chapter-advanced = Les règles avancées

## Rules: material

rule-STO-1 = Vous êtes capitaines de pirates. Celui qui a le plus de points de victoire à la fin de la partie a gagné.
rule-STO-2 = Il y a 30 navires marchands de cinq couleurs, 66 cartes action (10 pirates et 56 provisions), deux dés à points, deux dés de couleur et une piste de score de 44 cases. Ce qui est sûr : le nombre de navires, de couleurs et de cartes de chaque sorte, et un navire, le noir à 5 points, valeur d’abordage 8, qui demande haricots, rhum et viande. Tous les autres navires, le choix des provisions à tête de pirate et les faces des dés de couleur sont une reconstitution de notre part, équilibrée pour que plus de points soient toujours plus difficiles à obtenir. Qui possède le jeu peut jouer avec des fichiers recopiés de sa propre boîte.
rule-STO-3 = Un navire indique ses points, sa valeur d’abordage, les provisions qu’il demande (parfois plusieurs de la même sorte) et une couleur. La couleur ne compte que pour STO-63.
rule-STO-4 = Une carte pirate vaut 2, 3 ou 4 points de pirate. Dix provisions portent une tête de pirate : ce sont des provisions ordinaires qui apportent en plus 1 point de pirate au navire où elles se trouvent, et elles ne comptent jamais comme cartes pirate.
rule-STO-5 = Chaque dé de couleur désigne une sorte de provision, les six étant également probables. Vos propres dés peuvent avoir d’autres faces, y compris vierges ; une face vierge ne désigne rien.

## Rules: set-up

rule-STO-6 = Mélangez les navires et disposez-en quatre sur la table, face visible : ce sont les mouillages A, B, C et D.
rule-STO-7 = À deux, trois ou quatre joueurs, 12, 15 ou 18 autres navires forment la pioche de navires. Le reste retourne dans la boîte sans être regardé.
rule-STO-8 = Le premier navire de la pioche est face visible : tout le monde sait lequel arrivera ensuite.
rule-STO-9 = Mélangez les cartes action et donnez-en six à chacun ; les mains sont secrètes. Le reste forme la pioche. La défausse est vide au départ.
rule-STO-10 = Chacun choisit une couleur et place son petit marqueur sur le symbole de départ correspondant : zéro point.
rule-STO-11 = Jaune commence, c’est-à-dire la première place. On joue ensuite dans le sens des aiguilles d’une montre.
rule-STO-12 = Devant chaque navire, chaque joueur a son côté. Ce que vous y posez vous appartient jusqu’à ce qu’on vous le vole ou que vous le défaussiez.

## Rules: the turn

rule-STO-13 = Un tour compte six phases : jouer des cartes, bordée, abordage, contre-attaque, décompte, pioche. Les phases trois à cinq se répètent pour chaque navire abordé. Puis vient le tour du joueur suivant.

## Rules: playing cards

rule-STO-14 = Vous devez jouer exactement trois cartes de votre main ; si vous en avez moins, toutes. Cartes posées, jetées ou payées pour une bordée, toutes comptent.
rule-STO-15 = L’ordre est imposé : d’abord poser, puis échanger ou jeter, puis payer une bordée. Chaque étape est facultative pourvu que le compte de trois y soit. Personne n’est obligé de poser une carte qui pourrait l’être.
rule-STO-16 = Vous pouvez poser jusqu’à trois cartes, provisions et pirates à votre guise, devant un ou plusieurs navires. On ne sert pas encore les navires de la pioche, même visibles.
rule-STO-17 = Les provisions se posent face visible. Un navire n’accepte que les sortes qu’il demande et, de votre part, pas plus de cartes d’une sorte qu’il n’en demande. Ce que les autres ont posé n’entre pas en ligne de compte.
rule-STO-18 = Les pirates se posent face cachée. À aucun moment vous ne pouvez avoir plus de cartes pirate que de provisions devant un navire ; on le vérifie à chaque carte. Les têtes de pirate ne sont pas des cartes pirate.
rule-STO-19 = Carte posée reste posée : on ne reprend, ne déplace ni n’échange rien. Vous pouvez toujours regarder vos propres pirates cachés.
rule-STO-20 = Vous défaussez de votre main tout ce que vous n’avez pas posé ; si vous voulez tirer une bordée, vous gardez une carte pour cela. Le choix des cartes vous revient, et vous les montrez ensemble.
rule-STO-21 = Pour deux cartes défaussées, vous pouvez en prendre une dans la défausse, pour trois cartes deux ; pour une seule, aucune. Seules comptent les cartes qui s’y trouvaient avant, et vous pouvez toujours en prendre moins.
rule-STO-22 = Les cartes ainsi prises restent devant vous, face visible, et ne servent à rien avant la phase six, où elles rejoignent votre main.
rule-STO-23 = La défausse est publique : chacun peut la consulter à tout moment, et son ordre n’a aucune importance.
rule-STO-24 = Comme dernière carte de la phase un, vous pouvez défausser une carte quelconque pour tirer une bordée, une seule par tour. Il vous faut au moins une provision devant un navire.

## Rules: the broadside

rule-STO-25 = Vous désignez un navire devant lequel vous avez au moins une provision ; une carte que vous venez de poser suffit.
rule-STO-26 = Vous lancez les deux dés de couleur.
rule-STO-27 = Pour chaque dé, vous devez prendre une provision de la sorte indiquée à un adversaire présent devant ce navire, si l’un d’eux en a une. À qui, et avec ou sans tête de pirate : c’est vous qui choisissez.
rule-STO-28 = S’il reste de la place pour cette sorte de votre côté du navire, la carte y est posée ; sinon, elle va à la défausse.
rule-STO-29 = Si les deux dés montrent la même sorte, vous prenez une carte pour le premier puis, parmi ce qui reste, une pour le second. Jamais plus de deux cartes ne changent de mains.
rule-STO-30 = Un dé dont aucun adversaire n’a la sorte devant ce navire est sans effet. Vos propres cartes ne sont jamais touchées.
rule-STO-31 = Après les deux dés, quiconque a désormais plus de pirates que de provisions à cet endroit doit défausser l’excédent et choisit lesquels. On procède dans le sens des aiguilles d’une montre, à partir de votre gauche.
rule-STO-32 = Une bordée est permise dès votre tout premier tour.

## Rules: boarding

rule-STO-33 = Vous pouvez aborder tous les navires dont vous avez réuni toutes les provisions, l’un après l’autre et dans l’ordre de votre choix, ou aucun. Chaque navire ne s’aborde qu’une fois par tour.
rule-STO-34 = À votre premier tour de la partie, vous ne pouvez pas aborder.
rule-STO-35 = Vous nommez le navire, retournez vos pirates qui s’y trouvent et lancez les deux dés à points. Votre total : les dés, plus les points de vos pirates, plus 1 par tête de pirate sur vos provisions à cet endroit.
rule-STO-36 = Si le total atteint la valeur d’abordage, l’abordage réussit ; sinon, il échoue.
rule-STO-37 = Après un échec, vous lancez les deux dés de couleur. Pour chacun, vous défaussez une de vos propres provisions de cette sorte devant ce navire, si vous en avez une ; s’il y a le choix, il vous revient. Deux fois la même sorte coûte deux cartes, si vous en avez deux.
rule-STO-38 = Si vous avez alors plus de pirates que de provisions à cet endroit, vous défaussez des pirates de votre choix jusqu’à l’égalité.
rule-STO-39 = Tout le reste demeure en place. Les pirates retournés restent face visible.
rule-STO-40 = Après un échec, il n’y a ni contre-attaque ni décompte ; vous pouvez essayer un autre navire.
rule-STO-41 = Après une réussite, contre-attaque et décompte suivent aussitôt pour ce navire.

## Rules: the counter-attack

rule-STO-42 = Tout adversaire qui a au moins une provision devant le navire abordé peut contre-attaquer, à condition de pouvoir compléter ses provisions.
rule-STO-43 = On interroge les adversaires dans le sens des aiguilles d’une montre, à partir de la gauche de l’attaquant ; chacun peut contre-attaquer une fois ou renoncer. On interroge tous ceux qui le pourraient d’après ce que voit la table : ainsi, la question ne trahit la main de personne.
rule-STO-44 = Pour contre-attaquer, vous posez de votre main toutes les provisions qui vous manquent, trois cartes au plus. S’il vous en manque davantage, ou si vous ne les avez pas, c’est impossible. S’il n’en manque aucune, vous ne posez rien.
rule-STO-45 = On ne pose pas de carte pirate à ce moment. Les provisions à tête de pirate sont permises, et la tête compte.
rule-STO-46 = Vous retournez vos pirates qui s’y trouvent, lancez les dés à points et ajoutez vos points de pirate. Si votre total dépasse le meilleur jusque-là, le navire est à vous pour l’instant.
rule-STO-47 = Un total égal ne change rien. L’attaquant ne relance pas les dés.
rule-STO-48 = Les cartes posées en contre-attaque ne sont pas remplacées tout de suite : vous complétez votre main à la fin de votre prochain tour.
rule-STO-49 = Une contre-attaque manquée ne coûte rien de plus : on ne lance pas les dés de couleur.

## Rules: scoring

rule-STO-50 = Le vainqueur prend le navire et le pose devant lui, face visible. Toutes les cartes de tous les joueurs devant ce navire vont à la défausse.
rule-STO-51 = Son score augmente des points du navire. Sur la piste, la case 1 suit la case 44 ; on n’y perd jamais de points.
rule-STO-52 = Ensuite, le joueur dont c’est le tour peut aborder un autre navire.
rule-STO-53 = Quand il n’aborde plus, on remplit les mouillages vides, en commençant par A : le navire visible de la pioche y prend place, et l’on retourne le suivant.

## Rules: drawing

rule-STO-54 = Vous prenez en main les cartes d’échange posées devant vous.
rule-STO-55 = Puis vous piochez jusqu’à avoir six cartes.
rule-STO-56 = S’il faut piocher et que la pioche est vide, on mélange toute la défausse pour en faire une nouvelle ; pas avant.
rule-STO-57 = Si la pioche et la défausse sont vides, vous vous contentez de moins de cartes.

## Rules: the end

rule-STO-58 = La fin est proche dès qu’un mouillage doit rester vide parce que la pioche de navires est épuisée, c’est-à-dire au 13e, 16e ou 19e navire capturé à deux, trois ou quatre joueurs.
rule-STO-59 = On termine le tour de table : le voisin de droite du premier joueur joue en dernier, et tous auront eu autant de tours.
rule-STO-60 = Jusque-là, toutes les règles restent en vigueur ; les navires capturés ne sont plus remplacés.
rule-STO-61 = Le plus grand nombre de points l’emporte. En cas d’égalité, c’est le nombre de navires capturés qui départage ; s’il est égal aussi, la victoire est partagée. Les autres places se partagent de même, et la place suivante n’est pas attribuée.
rule-STO-62 = Si, pendant un tour de table entier, personne ne joue de carte, n’en pioche ni ne tente d’abordage, la partie s’arrête aussitôt et l’on compte les points. Avec des fichiers à soi, il en va de même quand personne n’a pris de navire pendant 25 tours de table.

## Rules: advanced

rule-STO-63 = Prime de couleur : à la fin, pour chaque couleur dont vous avez capturé au moins trois navires, vous recevez encore une fois les points de votre meilleur navire de cette couleur. Une seule prime par couleur, quel que soit le nombre de navires.
rule-STO-64 = Longue-vue : les trois premiers navires de la pioche sont visibles. Le premier arrive ensuite, et la rangée se complète depuis la pioche.
rule-STO-65 = L’échec met fin aux abordages : après un abordage manqué, vous n’abordez plus aucun navire ce tour-ci.
rule-STO-66 = La contre-attaque met fin aux abordages : si une contre-attaque remporte le navire, le joueur dont c’est le tour n’en aborde plus d’autre ce tour-ci. Si elle échoue, il le peut.
rule-STO-67 = Trois navires à deux : à deux joueurs, trois navires seulement se trouvent sur la table ; la pioche reste à douze. À plus de joueurs, cela ne change rien.

## Decisions

decision-place = Posez une carte devant un navire, ou arrêtez de poser.
    .waiting = On attend { $seat }, qui pose des cartes.
decision-broadside = La dernière carte paiera-t-elle une bordée ?
    .waiting = On attend { $seat }, qui réfléchit à une bordée.
decision-discard = Quelle carte défausser ? On les montrera toutes ensemble.
    .waiting = On attend { $seat }, qui choisit des cartes à défausser.
decision-take = Prendre une carte dans la défausse ?
    .waiting = On attend { $seat }, qui fouille la défausse.
decision-pay = Quelle carte paie la bordée ?
    .waiting = On attend { $seat }, qui paie sa bordée.
decision-aim = Sur quel navire tirez-vous ?
    .waiting = On attend { $seat }, qui pointe ses canons.
decision-loot = Quelle carte prenez-vous ?
    .waiting = On attend { $seat }, qui choisit son butin.
decision-dismiss = Vous avez là plus de pirates que de provisions : lequel s’en va ?
    .waiting = On attend { $seat }, qui renvoie un pirate.
decision-board = Quel navire abordez-vous ?
    .waiting = On attend { $seat }, qui choisit un navire à aborder.
decision-lose = Quelle provision perdez-vous ?
    .waiting = On attend { $seat }, qui renonce à une provision.
decision-counter = Contre-attaquez-vous ?
    .waiting = On attend { $seat } : contre-attaque ou non ?

## Choices

choice-place = Poser une carte { $card } devant le navire { $ship }
choice-stop = Ne plus poser de cartes
choice-fire = Tirer une bordée
choice-hold = Pas de bordée
choice-discard = Défausser une carte { $card }
choice-take = Prendre une carte { $card } dans la défausse
choice-enough = Ne plus prendre de cartes
choice-pay = Payer avec une carte { $card }
choice-aim = Tirer sur le navire { $ship }
choice-loot = Prendre une carte { $card } à { $from_seat }
choice-dismiss = { $face_up ->
        [yes] Renvoyer une carte { $card }, face visible
       *[no] Renvoyer une carte { $card }, face cachée
    }
choice-board = Aborder le navire { $ship }
choice-pass = Ne plus aborder
choice-lose = Renoncer à une carte { $card }
choice-counter = { $heads ->
        [0] Contre-attaquer
       *[other] Contre-attaquer en posant : { $cards }
    }
choice-decline = Ne pas contre-attaquer

## Events

event-began = { $seat } ouvre la partie.
event-dealt = { $seat } reçoit { $count } cartes.
    .secret = { $seat } reçoit { $count } cartes : { $cards }.
event-launched = Navire { $ship } : { $colour }, { $points } points, valeur d’abordage { $boarding }, demande { $kinds }.
event-sighted = Prochain navire : { $colour }, { $points } points, valeur d’abordage { $boarding }, pour { $kinds } ; { $left ->
        [0] il n’en reste plus dessous
        [one] il en reste { $left } dessous
       *[other] il en reste { $left } dessous
    }.
event-pile-empty = Le dernier navire de la pioche mouille en { $ship }.
event-last-round = Un mouillage reste vide : c’est le dernier tour de table, { $seat } jouera en dernier.
event-turn = { $quota ->
        [0] { $seat } commence son tour sans carte à jouer.
        [one] { $seat } commence son tour et doit jouer { $quota } carte.
       *[other] { $seat } commence son tour et doit jouer { $quota } cartes.
    }
event-placed = { $seat } pose une carte { $card } devant le navire { $ship }{ $lack ->
        [0] {" "}et réunit tout ce qu’il demande
       *[other] {""}
    }.
event-manned = { $seat } pose un pirate face cachée devant le navire { $ship }, où il y en a maintenant { $pirates }.
    .secret = { $seat } pose une carte { $card } face cachée devant le navire { $ship }, où il y a maintenant { $pirates ->
            [one] { $pirates } pirate
           *[other] { $pirates } pirates
        }.
event-stopped = { $seat } ne pose plus de cartes et doit encore en jouer { $count }.
event-loaded = { $seat } garde une carte pour une bordée.
event-discarded = { $seat } défausse : { $cards }.
event-took = { $seat } prend une carte { $card } dans la défausse.
event-paid = { $seat } paie une bordée avec une carte { $card }.
event-aimed = { $seat } tire sur le navire { $ship }.
event-threw-colours = { $seat } lance les dés de couleur : { $kinds }.
event-looted = { $seat } prend une carte { $card } à { $from_seat } devant le navire { $ship }.
event-sunk = { $seat } envoie par le fond une carte { $card } que { $from_seat } avait devant le navire { $ship } : il n’y avait plus de place.
event-missed = Aucun adversaire n’est touché devant le navire { $ship } ({ $kind }).
event-dismissed = { $seat } renvoie une carte { $card } du navire { $ship }.
event-too-early = { $seat } a tout ce que demande le navire { $ship }, mais on n’aborde pas à son premier tour.
event-boarded = { $seat } aborde le navire { $ship } ({ $points } points, valeur d’abordage { $boarding }).
event-revealed = { $seat } retourne devant le navire { $ship } : { $cards }.
event-rolled = { $seat } lance { $first } et { $second } ; avec { $strength ->
        [one] { $strength } point de pirate
       *[other] { $strength } points de pirate
    }, cela fait { $total }.
event-succeeded = { $total } contre { $boarding } : { $seat } réussit l’abordage du navire { $ship }.
event-failed = { $total } contre { $boarding } : { $seat } échoue devant le navire { $ship }.
event-lost = { $seat } perd une carte { $card } devant le navire { $ship }.
event-declined = { $seat } : pas de contre-attaque au navire { $ship }.
event-countered = { $count ->
        [0] { $seat } contre-attaque au navire { $ship } ; il faut battre { $best }.
       *[other] { $seat } contre-attaque au navire { $ship } (il faut battre { $best }) et pose : { $cards }.
    }
event-prevailed = Avec { $total }, { $seat } souffle le navire { $ship } à { $from_seat }.
event-repelled = { $total } ne suffit pas à { $seat } : { $from_seat } garde le navire { $ship }.
event-cleared = { $seat } défausse du navire { $ship } : { $cards }.
event-captured = { $seat } capture le navire { $ship } ({ $colour }) : { $points } points, { $score } au total.
event-picked-up = { $seat } prend en main : { $cards }.
event-shuffled = La défausse ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }) est mélangée et devient la pioche.
event-drew = { $seat } pioche { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; il en reste { $left }.
    .secret = { $seat } pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } : { $cards } ; il en reste { $left }.
event-short = Pioche et défausse sont vides : { $seat } se contente de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-ended = { $reason ->
        [stand-still] Fin de la partie : elle n’avance plus, { $seat } a joué en dernier. Personne n’a rien pu faire pendant un tour de table entier, ou n’a pris de navire pendant 25 tours de table.
       *[last-ship] Fin de la partie : { $seat } a joué le dernier tour.
    }
event-bonus = { $seat } reçoit { $points } points de plus pour la couleur { $colour }.
event-scored = { $bonus ->
        [0] { $seat } : { $total } points avec { $ships ->
            [one] { $ships } navire
           *[other] { $ships } navires
        }.
       *[other] { $seat } : { $total } points, dont { $points } pour { $ships ->
            [one] { $ships } navire
           *[other] { $ships } navires
        } et { $bonus } pour les couleurs.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-placed = pose { $card } devant le navire { $ship }
    .many = pose { $card } en { $ship }
recap-manned = pose un pirate face cachée devant le navire { $ship }
    .many = pose { $count } pirates face cachée en { $ship }
recap-discarded = défausse { $cards }
recap-took = reprend { $card } dans la défausse
recap-aimed = tire sur le navire { $ship }
recap-looted = prend { $card } à { $from_seat } devant le navire { $ship }
    .me = { $from_seat_me ->
            [yes] { $seat } vous prend { $card } devant le navire { $ship }
           *[no] vous prenez { $card } à { $from_seat } devant le navire { $ship }
        }
recap-sunk = envoie par le fond { $card } de { $from_seat } devant le navire { $ship }
    .me = { $from_seat_me ->
            [yes] { $seat } envoie par le fond votre carte { $card } devant le navire { $ship }
           *[no] vous envoyez par le fond { $card } de { $from_seat } devant le navire { $ship }
        }
recap-failed = échoue devant le navire { $ship }
    .me = vous échouez devant le navire { $ship }
recap-lost = perd { $card } devant le navire { $ship }
    .me = vous perdez { $card } devant le navire { $ship }
recap-countered = contre-attaque au navire { $ship }
recap-prevailed = souffle le navire { $ship } à { $from_seat }
    .me = { $from_seat_me ->
            [yes] { $seat } vous souffle le navire { $ship }
           *[no] vous soufflez le navire { $ship } à { $from_seat }
        }
recap-repelled = ne parvient pas à souffler le navire { $ship } à { $from_seat }
    .me = { $from_seat_me ->
            [yes] { $seat } ne parvient pas à vous souffler le navire { $ship }
           *[no] vous ne parvenez pas à souffler le navire { $ship } à { $from_seat }
        }
recap-cleared =
    .me = vous perdez devant le navire { $ship } : { $cards }
recap-captured = capture le navire { $ship } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .me = vous capturez le navire { $ship } : { $points ->
            [one] { $points } point
           *[other] { $points } points
        }

## Refusals

refusal-place-first = Vous êtes en train de poser : posez une carte, ou arrêtez de poser.
refusal-not-in-hand = Vous n’avez pas « { $card } » en main.
refusal-no-ship = Il n’y a pas de navire en { $ship }.
refusal-too-many-pirates = Devant le navire { $ship }, vous avez { $pirates } pirates pour { $provisions } provisions : il ne peut y avoir plus de pirates que de provisions.
refusal-not-demanded = Le navire { $ship } ne demande pas cette provision : { $kind }.
refusal-enough-of-that = Le navire { $ship } n’en demande que { $demand } ({ $kind }), et vous les avez déjà posées.
refusal-placing-is-over = Vous avez fini de poser : dites d’abord si vous tirez une bordée.
refusal-fire-or-hold = Dites d’abord si la dernière carte paie une bordée.
refusal-already-chosen = Vous avez déjà choisi « { $card } » et n’en avez pas d’autre.
refusal-discard-first = Choisissez d’abord ce que vous défaussez : encore { $left ->
        [one] { $left } carte
       *[other] { $left } cartes
    }.
refusal-just-discarded = Vous venez de défausser « { $card } » : on ne prend que ce qui s’y trouvait avant.
refusal-not-in-discard = Il n’y a pas de carte « { $card } » dans la défausse.
refusal-take-first = Prenez d’abord une carte dans la défausse, ou dites que cela suffit ({ $left } au plus).
refusal-lies-in-front = La carte « { $card } » reste devant vous jusqu’à la phase six ; elle ne peut rien payer.
refusal-pay-first = Choisissez d’abord la carte qui paie la bordée.
refusal-no-provision-there = Vous n’avez aucune provision devant le navire { $ship }.
refusal-aim-first = Désignez d’abord le navire sur lequel vous tirez.
refusal-no-opponent = Il n’y a là aucun adversaire à qui prendre « { $card } » devant le navire { $ship }.
refusal-not-on-the-die = Le dé montre { $kind }, pas « { $card } » (navire { $ship }).
refusal-has-it-not = { $from_seat } n’a pas de carte « { $card } » devant le navire { $ship }.
refusal-loot-first = Choisissez d’abord la provision que vous prenez.
refusal-no-such-pirate = Devant le navire { $ship }, vous n’avez pas de « { $card } » { $face_up ->
        [yes] face visible
       *[no] face cachée
    }.
refusal-dismiss-first = Choisissez d’abord quel pirate quitte le navire { $ship }.
refusal-already-tried = Vous avez déjà abordé le navire { $ship } ce tour-ci.
refusal-incomplete = Vous ne pouvez pas encore aborder le navire { $ship } : il manque { $lack ->
        [one] { $lack } provision
       *[other] { $lack } provisions
    }.
refusal-board-or-pass = Abordez maintenant un navire, ou n’abordez plus.
refusal-lose-first = Choisissez d’abord la provision que vous perdez devant le navire { $ship }.
refusal-counter-or-decline = On vous demande si vous contre-attaquez.
refusal-cannot-complete = Vous ne pouvez pas compléter vos provisions au navire { $ship } : il en faut encore { $count } ({ $card }), et vous ne les avez pas.
refusal-other-cards = Ces cartes ne complètent pas vos provisions au navire { $ship } : on pose exactement ce qui manque, depuis sa main.

## Refusals: files of one’s own

refusal-data-word = { $file }, ligne { $line } : la colonne { $column } doit contenir de 1 à { $most } caractères imprimables.
refusal-data-number = { $file }, ligne { $line } : « { $text } » dans la colonne { $column } n’est pas un nombre entier.
refusal-data-too-small = { $file }, ligne { $line } : { $column } vaut { $value }, mais doit valoir au moins { $least }.
refusal-data-too-big = { $file }, ligne { $line } : { $column } vaut { $value }, mais peut valoir au plus { $most }.
refusal-data-header = { $file }, ligne { $line } : la première ligne doit être { $header }
refusal-data-columns = { $file }, ligne { $line } : il y a { $found } colonnes au lieu de { $expected }.
refusal-data-empty = { $file }, ligne { $line } : il n’y a rien sous l’en-tête.
refusal-data-id-twice = { $file }, ligne { $line } : l’identifiant { $id } y figure deux fois.
refusal-data-no-demand = { $file }, ligne { $line } : le navire { $id } ne demande aucune provision.
refusal-data-out-of-reach = { $file }, ligne { $line } : personne ne peut aborder le navire { $id }. Sa valeur d’abordage est de { $boarding }, alors que l’équipage le plus fort et un double six font { $reached }.
refusal-data-demand = { $file }, ligne { $line } : le navire { $id } demande { $demand } cartes « { $kind } », mais il n’y en a que { $cards }.
refusal-data-many = { $file }, ligne { $line } : c’est trop, la limite est de { $most }.
refusal-data-count = { $file }, ligne { $line } : de { $first } à { $last }, il n’y a pas { $count } cartes.
refusal-data-id = { $file }, ligne { $line } : « { $text } » dans la colonne { $column } n’est pas un identifiant fait de lettres et d’un nombre.
refusal-data-kind = { $file }, ligne { $line } : « { $text } » n’est pas une sorte de provision ; il y a { $kinds }.
refusal-data-pirate-kind = { $file }, ligne { $line } : un pirate n’a pas de sorte, or on lit ici « { $text } ».
refusal-data-type = { $file }, ligne { $line } : « { $text } » n’est ni provision ni pirate.
refusal-data-dice = { $file }, ligne { $line } : il faut exactement deux dés, sous la forme d’une liste de deux listes.
refusal-data-die = { $file }, ligne { $line } : le dé { $number } doit être une liste de 1 à { $most } faces.
refusal-data-face = { $file }, ligne { $line } : le dé { $number } a la face { $text } ; sont permises { $faces }.
refusal-data-few-ships = { $file }, ligne { $line } : il y a { $ships } navires, mais à tant de joueurs il en faut { $needed }.
refusal-data-few-cards = { $file }, ligne { $line } : il y a { $cards } cartes, mais à tant de joueurs il en faut { $needed }.
refusal-data-odd-ships = { $file } : { $ships } navires de { $colours } couleurs (jusqu’à la ligne { $line }) ; l’original en a 30 de 5 couleurs, 6 de chacune. On joue ainsi.
refusal-data-odd-cards = { $file } : { $cards } cartes (jusqu’à la ligne { $line }), dont { $pirates } pirates, { $heads } à tête de pirate ; l’original est composé autrement. On joue ainsi.

## Why the game is over

end-last-ship = La partie est finie : un mouillage est resté vide, et le dernier tour de table a été joué.
end-stand-still = La partie est finie, car elle n’avançait plus : personne n’a rien pu faire pendant tout un tour de table, ou n’a pris de navire pendant 25 tours de table.

## Options

option-advanced = Toutes les règles avancées
    .off = non, ou celles choisies ci-dessous
    .on = oui, toutes les cinq
option-adv_colour_bonus = Prime pour trois navires d’une couleur
    .off = non
    .on = oui
option-adv_preview3 = Trois navires de la pioche visibles
    .off = non, un seul
    .on = oui
option-adv_fail_ends = Un abordage manqué met fin aux abordages
    .off = non
    .on = oui
option-adv_counter_ends = Une contre-attaque réussie met fin aux abordages
    .off = non
    .on = oui
option-adv_three_ships_2p = À deux joueurs : trois navires sur la table
    .off = non, quatre
    .on = oui

## What differs from the usual, in a phrase

agreed-advanced = toutes les règles avancées
agreed-adv_colour_bonus = prime pour trois navires d’une couleur
agreed-adv_preview3 = trois navires de la pioche visibles
agreed-adv_fail_ends = un abordage manqué met fin aux abordages
agreed-adv_counter_ends = une contre-attaque réussie met fin aux abordages
agreed-adv_three_ships_2p = trois navires sur la table

## Score sheet

score-ships = Points des navires
score-bonus = Prime de couleur
label-bonus-later = prime de couleur, comptée à la fin
score-total = Points de victoire

## Pieces

piece-ship = navire marchand
piece-provision = provision
piece-pirate = pirate
piece-head = tête de pirate
piece-card = carte action
piece-colour-die = dé de couleur
piece-pip-die = dé
piece-marker = marqueur de score

## Labels

score-points = Navires capturés
label-points = points de victoire
label-boarding = valeur d’abordage
label-hand = Main
label-front = Devant vous
label-deck = Pioche
label-discard = Défausse
label-pile = Pioche de navires
label-preview = Prochains navires
label-score = Piste de score
label-space = case { $space }
label-lap = { $lap ->
        [0] premier tour de piste
        [1] deuxième tour de piste
       *[other] tour de piste { $lap }
    }
label-face-down = { $count ->
        [one] { $count } pirate caché
       *[other] { $count } pirates cachés
    }
label-strength = { $points ->
        [one] { $points } point de pirate
       *[other] { $points } points de pirate
    }
label-dice-needed = { $dice } aux dés
label-chance = { $percent } %
label-to-beat = { $best } à battre
label-last-round = Dernier tour de table : fin après { $seat }
label-phase = { $phase ->
        [1] Jouer des cartes
        [2] Bordée
        [3] Abordage
        [4] Contre-attaque
        [5] Décompte
       *[6] Pioche
    }
label-colour-black = noir
label-colour-white = blanc
label-colour-red = rouge
label-colour-blue = bleu
label-colour-green = vert

## Hints for newcomers

help-place = Vous posez une carte de votre côté d’un navire : les provisions face visible, les pirates face cachée, et jamais plus de pirates que de provisions. Complétez d’abord les provisions et ajoutez des pirates avant d’aborder ; une provision isolée est une proie facile pour une bordée, mais c’est votre billet pour une contre-attaque.
    .title = Poser une carte
help-stop = Vous ne posez plus de cartes. Ce qui reste de vos trois cartes est défaussé ; pour deux ou trois cartes, vous pouvez en reprendre une ou deux dans la défausse.
    .title = Ne plus poser
help-fire = La dernière de vos trois cartes paie une bordée : deux dés de couleur, et pour chaque sorte qu’un adversaire possède devant votre navire, vous prenez une carte. L’idéal : un navire où se trouvent plusieurs sortes qui vous manquent.
    .title = Tirer une bordée
help-hold = Pas de bordée : tout ce qui reste de vos trois cartes est défaussé.
    .title = Ne pas tirer
help-discard = Vous choisissez les cartes une à une ; personne ne les voit avant que la dernière soit choisie. Débarrassez-vous de ce qu’aucun navire sur la table ne demande.
    .title = Défausser
help-take = La carte reste devant vous et rejoint votre main à la fin de votre tour. Les pirates et les provisions rares valent bien un échange.
    .title = Reprendre une carte
help-enough = Vous laissez le reste de la défausse.
    .title = Ne plus rien reprendre
help-pay = N’importe quelle carte convient : payez avec celle dont vous avez le moins besoin.
    .title = Payer la bordée
help-aim = Les dés décident des sortes touchées. Choisissez le navire où les adversaires ont le plus de sortes, surtout celles qui vous manquent.
    .title = Viser un navire
help-loot = Vous prenez cette carte. S’il y a de la place de votre côté, vous la gardez ; sinon, elle est défaussée. Visez le rival le plus dangereux, et les têtes de pirate.
    .title = Prendre une carte touchée
help-dismiss = Un pirate de trop va à la défausse. Gardez les plus forts, et plutôt ceux que personne n’a vus.
    .title = Renvoyer un pirate
help-board = Vous retournez vos pirates et lancez deux dés. Si le total est insuffisant, vous perdez ce que montrent les dés de couleur ; s’il suffit, les autres peuvent encore contre-attaquer un total modeste.
    .title = Aborder
help-pass = Vous gardez vos provisions pour un tour suivant ; d’ici là, on peut tirer dessus.
    .title = Ne pas aborder
help-lose = Une provision de cette sorte est perdue. Gardez plutôt celle à tête de pirate.
    .title = Perdre une provision
help-counter = Vous posez tout ce qui manque et lancez les dés : avec un total supérieur au meilleur, le navire est à vous. Vos cartes à cet endroit sont perdues de toute façon.
    .title = Contre-attaquer
help-decline = Vous ne posez rien. Les cartes que vous avez déjà devant ce navire seront défaussées à sa capture.
    .title = Ne pas contre-attaquer

## terminal

seat-line = { $score } pt · { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
seat-bonus = (+{ $bonus } à la fin)
board-ship = { $points } pt · VA { $boarding }
    .short = { $points }/{ $boarding }
board-empty = pas de navire
board-odds = dés { $dice }+ : { $percent } %
    .short = { $dice }+ : { $percent } %
board-sure = dés : à coup sûr
    .short = dés : 100 %
board-hopeless = dés : sans espoir
    .short = dés : —
board-then = une fois complet, { $odds }
    .short = ({ $odds })
board-first-turn = premier tour : pas encore d’abordage
board-pile = pioche de navires { $count }
board-next = à venir :
board-deck = pioche { $count }
board-discard = défausse : { $cards }
board-discard-empty = défausse : vide
board-hand = main : { $cards }
board-front = pris : { $cards }
board-aside = choisi : { $cards }
board-turn = tour { $round } · cartes { $played }/{ $quota }
board-fight = navire { $ship } : { $leader_seat } mène avec { $best }
board-dice = dés { $pips }
board-colours = dés de couleur : { $kinds }
board-last-round = dernier tour de table, fin après { $seat }
board-broadside = { $ship } : touche à { $hit } %, carte gardée à { $keep } %
board-broadsides = Bordées :
note-hit = touche à { $percent } %
note-success = réussite { $percent } %
hopeless-aim = rien à toucher : { $others ->
        [0] aucun adversaire n’y a de provision
       *[other] les dés ne montrent aucune de leurs provisions
    }
    .short = rien à toucher
hopeless-board = sans espoir : même un 12 ferait moins de { $boarding }
    .short = sans espoir
hopeless-counter = sans espoir : même un 12 ne ferait pas plus de { $best }
    .short = sans espoir
note-no-place = aucune de vos cartes n’a sa place devant un navire
note-missing = il vous manque : { $kinds }
heading-place = Navire { $ship }
heading-stop = Arrêter
heading-fire = Bordée
heading-hold = Bordée
heading-discard = Défausser
heading-take = Prendre
heading-enough = Arrêter
heading-pay = Payer avec
heading-aim = Tirer sur
heading-loot = Prendre
heading-dismiss = Renvoyer
heading-board = Aborder
heading-pass = Arrêter
heading-lose = Perdre
heading-counter = Contre
heading-decline = Contre
short-place = { $card }
short-stop = ne plus poser
short-fire = tirer
short-hold = ne pas tirer
short-discard = { $card }
short-take = { $card }
short-enough = ne plus prendre
short-pay = { $card }
short-aim = le navire { $ship }
short-loot = { $card } à { $from_seat }
short-dismiss = { $face_up ->
        [yes] { $card } (visible)
       *[no] { $card } (caché)
    }
short-board = le navire { $ship }
short-pass = ne plus aborder
short-lose = { $card }
short-counter = { $heads ->
        [0] contre-attaquer
       *[other] en posant { $cards }
    }
short-decline = renoncer

## terminal: what a choice would do

preview-placed = { $lack ->
        [0] complet
       *[other] {""}
    }
preview-stopped = { $count ->
        [one] { $count } carte à défausser
       *[other] { $count } cartes à défausser
    }, { $takes ->
        [0] aucune à reprendre
        [one] { $takes } à reprendre au plus dans la défausse
       *[other] { $takes } à reprendre au plus dans la défausse
    }
preview-looted = vous la gardez
preview-sunk = elle est défaussée

## terminal: how to read the board

legend-board = Chaque colonne est un navire : points, valeur d’abordage (VA), puis une ligne par capitaine. Sur un écran étroit, 5/8 veut dire 5 points, valeur d’abordage 8.
legend-board-kinds = e eau, h haricots, p pain, r rhum, v viande, b bananes ; une minuscule est une carte posée, un point une carte qui manque, * une tête de pirate, ☠ un pirate.
legend-board-pirates = ☠3 ? ? : un pirate de 3 points face visible et deux face cachée. Vos propres pirates cachés sont indiqués par leurs points : ☠(4). Où la place manque, ☠2·3 ?×2 veut dire ☠2 3 ? ?, et ☠×3 trois pirates face cachée ; « dés : — » : sans espoir.
legend-board-odds = La dernière ligne d’un navire est la vôtre : ce que doivent montrer les dés, et vos chances ; entre parenthèses ou après « une fois complet », il vous manque encore des provisions. Avant une bordée, « touche » est la chance de prendre au moins une carte à quelqu’un, « carte gardée » celle d’en garder une pour vous.

## terminal: one letter for each kind

letter-water = e
letter-beans = h
letter-bread = p
letter-rum = r
letter-meat = v
letter-bananas = b

## board

board-name = Rade, main, défausse et piste de score
board-keys = Les flèches mènent d’une carte, d’une place ou d’un navire à l’autre ; Entrée choisit.
table-moment = Où en est la partie
table-ship = Navire { $ship }
table-looks = { $colour }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, valeur d’abordage { $boarding }, demande { $kinds }
table-slot = Place libre devant le navire { $ship } : { $kind }
table-crew-place = Place pour un pirate devant le navire { $ship }
table-card-at = { $card }, { $seat }, navire { $ship }
table-in-discard = { $card } dans la défausse : { $count }
table-cards = { $count } × { $card }
table-said = { $what } : { $more }
table-card = { $card }
table-kind = { $kind }
table-hidden = pirate face cachée
table-laid = a posé { $cards }
table-nothing = rien posé
table-complete = complet
table-lacks = il manque { $kinds }
table-face-up = face visible : { $cards }
table-own-down = face cachée : { $cards }
table-lack = { $lack ->
        [0] complet
       *[other] manque { $lack }
    }
table-success = { $percent } % de réussite
table-hit = touche à { $percent } %
table-tried = Déjà abordé ce tour-ci
table-round = Tour { $round }
table-quota = { $played ->
        [one] { $played } carte jouée sur { $quota }
       *[other] { $played } cartes jouées sur { $quota }
    }
table-dice = Dés : { $seat }
table-pile = { $count ->
        [0] Plus aucun navire à venir
        [one] Encore { $count } navire à venir
       *[other] Encore { $count } navires à venir
    } ; { $captures ->
        [0] dernier tour de table
        [one] { $captures } prise avant le dernier tour de table
       *[other] { $captures } prises avant le dernier tour de table
    }
table-fight = Contre-attaque au navire { $ship } ?
table-leads = { $leader_seat } mène avec { $best }.
table-called = { $state ->
        [leads] { $seat } mène
        [asked] { $seat } doit répondre
        [waits] { $seat } répondra ensuite
       *[past] { $seat } n’est plus en lice
    }
table-fresh = Défaussées à l’instant : on ne peut les reprendre
table-piles = Pioche et défausse
table-held = { $count ->
        [one] { $count } carte en main
       *[other] { $count } cartes en main
    }
table-prizes = { $seat } : { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $ships ->
        [one] { $ships } navire
       *[other] { $ships } navires
    }
table-prize = { $colour } { $points }
## Balance

balance-ship = Valeur des navires
    .about = Nom dans la boîte, points et valeur d’abordage. Points par tentative d’abordage (ou par contre-attaque), par prise, et par carte que la prise a coûtée.
    .row = Navire
    .name = { $row }
    .column = { $column ->
        [attempt] Par tentative
        [capture] Par prise
       *[card] Par carte
    }

## Le format des fichiers

file-ships-csv = Les navires, un par ligne.
file-ships-csv-1 = id : un nom qui ne sert qu’une fois, de 20 caractères au plus.
file-ships-csv-2 = colour : la couleur du pavillon ; l’original a cinq couleurs, six navires de chacune.
file-ships-csv-3 = points (1 à 999) et boarding, la valeur d’abordage (2 à 999).
file-ships-csv-4 = water, beans, bread, rum, meat, bananas : combien de cartes de chaque provision le navire demande. Il en faut au moins une, et jamais plus qu’il n’y a de cartes.
file-cards-csv = Les cartes, une série par ligne.
file-cards-csv-1 = first_id et last_id : la première et la dernière de la série. De WA03 à WA13, il y a onze cartes.
file-cards-csv-2 = type : provision ou pirate.
file-cards-csv-3 = kind : water, beans, bread, rum, meat ou bananas ; rien pour un pirate.
file-cards-csv-4 = pirate_points : pour une provision 1 si elle porte une tête de pirate, sinon 0 ; pour un pirate ses points, de 1 à 12.
file-cards-csv-5 = count : le nombre de cartes de la série.
file-colour-dice-json = Les deux dés de couleur : une liste de deux listes de faces.
file-colour-dice-json-1 = Chaque face est water, beans, bread, rum, meat, bananas ou blank, une face vide.

## What the help explains

icon-points = Points de victoire ; après le +, la prime de couleur comptée à la fin.
icon-ships = Navires capturés ; en haut, ceux qui restent dans la pioche.
icon-hand = Cartes en main.
icon-phase = Une étape du tour : { label-phase }.
icon-ship = Un navire : le grand nombre est ce qu’il rapporte, celui du grappin ce que dés et pirates doivent atteindre pour l’aborder ; le signe et la couleur comptent pour la prime.
icon-provision = Provision : { table-kind }. Un navire indique lesquelles il faut pour l’aborder.
icon-head = Provision à tête de pirate : elle permet une contre-attaque.
icon-pirate = Pirate : ses points s’ajoutent aux dés à l’abordage.
icon-hidden = Un pirate face cachée.
icon-strength = Les points des pirates posés là ; un ? pour chacun qui est caché.
icon-colour-die = Dé de couleur : il montre une sorte de provision, touchée par une bordée ou perdue à l’abordage.
icon-die = Dés : leur total et les pirates doivent atteindre la valeur d’abordage.

## The first game: a sentence at each new situation

companion-place = Trois cartes à jouer par tour : complétez devant un même navire les provisions qu’il demande, puis ajoutez un pirate face cachée.
    .lit = hand
companion-broadside = Il vous reste la dernière de vos trois cartes : elle peut payer une bordée, qui prend aux autres des provisions devant un navire.
companion-discard = Ce que vous n’avez pas posé part à la défausse : donnez ce qu’aucun navire de la table ne demande.
    .lit = hand
companion-take = Pour deux cartes défaussées vous en reprenez une, pour trois, deux : cherchez d’abord un pirate.
    .lit = discard
companion-pay = N’importe quelle carte paie la bordée : donnez celle dont vous avez le moins besoin.
    .lit = hand
companion-aim = Deux dés de couleur diront quelles sortes sont touchées : visez le navire où les autres ont le plus de ce qui vous manque.
    .lit = dice
companion-loot = Votre bordée a touché plusieurs cartes : prenez celle qui vous manque, ou celle du rival le plus dangereux.
    .lit = dice
companion-dismiss = Jamais plus de pirates que de provisions devant un navire : gardez les plus forts.
companion-board = Votre assortiment est complet : deux dés plus votre troupe doivent atteindre la valeur d’abordage, et le pourcentage au navire dit vos chances.
companion-lose = L’abordage a échoué et les dés de couleur vous prennent une provision : gardez plutôt celle qui porte une tête.
    .lit = dice
companion-counter = Un autre vient d’aborder, mais vous pouvez avoir là un assortiment complet : avec un total plus haut le navire est à vous, et vos cartes y sont perdues de toute façon.
companion-event-looted =
    .from_seat = { $seat } vous a pris { $card } d’une bordée : plus une provision attend devant un navire, plus on peut tirer dessus.
    .from_seat_lit = side:$ship:$me
companion-event-sunk =
    .from_seat = Une bordée de { $seat } vous coûte { $card } : abordez bientôt les navires où votre assortiment est complet.
    .from_seat_lit = side:$ship:$me
companion-event-captured = { $seat } capture un navire de { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ; un nouveau le remplace, et toutes les cartes posées là partent à la défausse.
    .lit = prizes:$seat
    .seat = Le navire est à vous et ses points comptent déjà ; vos cartes de là partent à la défausse, et vous repiochez jusqu’à six.
    .seat_lit = track:$me
companion-event-failed =
    .seat = Votre total n’a pas suffi : la prochaine fois, ajoutez un pirate et lisez d’abord le pourcentage.
    .seat_lit = side:$ship:$me
companion-event-prevailed =
    .from_seat = { $seat } vous souffle le navire par une contre-attaque : un total élevé vous en protège.
    .from_seat_lit = berth:$ship
companion-event-last-round = C’est le dernier tour de table : ce qui est posé et pas abordé ne vaudra rien, alors risquez ce qui peut réussir.
    .lit = shippile
    .seat = C’est le dernier tour de table : ce qui est posé et pas abordé ne vaudra rien, alors risquez ce qui peut réussir.
    .seat_lit = shippile

## Puzzles: what the best choice is about

puzzle-theme-place = la carte à poser
puzzle-theme-stop = savoir s’arrêter
puzzle-theme-fire = la bordée
puzzle-theme-hold = retenir la bordée
puzzle-theme-discard = la défausse
puzzle-theme-take = la pile de défausse
puzzle-theme-enough = laisser la défausse
puzzle-theme-pay = le prix de la bordée
puzzle-theme-aim = la cible
puzzle-theme-loot = le butin de la bordée
puzzle-theme-dismiss = le pirate de trop
puzzle-theme-board = l’abordage
puzzle-theme-pass = renoncer à l’abordage
puzzle-theme-lose = la provision à céder
puzzle-theme-counter = la contre-attaque
puzzle-theme-decline = ne pas contre-attaquer
