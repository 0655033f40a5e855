## The game

game-title = Pourparlers
game-tagline = Misez, bluffez… et gare à la tache noire.
game-summary = Des capitaines se partagent un magot. À chaque manche, chacun choisit une carte en secret, et la plus haute donne la parole : son propriétaire regarde deux jetons du magot, en prend un et cache l’autre tout au fond. En cas d’égalité, on cède ou on joue aux dés, et le rhum paie un nouveau lancer. Prendre la tache noire met fin à la partie sur-le-champ ; le plus riche l’emporte.

## Chapters of the rulebook

chapter-material = Le matériel
chapter-set-up = La mise en place
chapter-council = Le conseil
chapter-brawl = La bagarre
chapter-hoard = Le magot
chapter-end = La fin de la partie

## Rules: material

rule-PAR-1 = Pourparlers se joue à deux, trois ou quatre capitaines, et les règles sont les mêmes quel que soit leur nombre.
rule-PAR-2 = Le magot est une pile de huit jetons, mélangés face cachée : les trésors de 1 à 7, et la tache noire.
rule-PAR-3 = Il y a 24 cartes : chacun des nombres de 1 à 6 figure sur quatre d’entre elles.

## Rules: set-up

rule-PAR-4 = Chacun reçoit cinq cartes, et les mains sont secrètes. Les cartes qui restent retournent dans la boîte sans que personne les voie.
rule-PAR-5 = Chacun commence avec deux rations de rhum, à moins que la table n’ait convenu d’une ou de trois. Le tonneau contient une ration par capitaine. Le rhum est toujours visible de tous.

## Rules: the council

rule-PAR-6 = Au début de chaque manche, tous les capitaines mettent de côté une carte de leur main, face cachée et en même temps. S’il ne vous reste qu’une carte, c’est celle-là.
rule-PAR-7 = Une fois toutes les cartes choisies, on les révèle ensemble, et elles restent face visible jusqu’à la fin de la partie. La carte la plus haute donne la parole.
rule-PAR-8 = Si plusieurs capitaines ont la carte la plus haute, eux seuls font un nouveau choix, en secret et en même temps : se battre pour la parole, ou céder.
rule-PAR-9 = Qui cède prend une ration de rhum dans le tonneau. On se sert dans l’ordre des places, tant que le tonneau n’est pas vide.

## Rules: the brawl

rule-PAR-10 = Si personne ne se bat, personne n’a la parole pendant cette manche. Si un seul capitaine se bat, il l’obtient. Si plusieurs se battent, chacun lance un dé, dans l’ordre des places, et le dé le plus haut donne la parole ; à égalité de dés, c’est la première place qui l’emporte.
rule-PAR-11 = Après votre lancer, vous pouvez verser une ration de rhum dans le tonneau et relancer le dé, aussi souvent que vous pouvez payer. Seul le dernier lancer compte.

## Rules: the hoard

rule-PAR-12 = Qui a la parole regarde les deux jetons du dessus du magot, sans les montrer à personne.
rule-PAR-13 = De ces deux jetons, vous en prenez un, que vous posez face visible devant vous ; l’autre va, face cachée, sous le magot. Tout le monde voit si vous avez pris celui du dessus ou celui du dessous, et donc qui d’autre peut connaître le jeton enfoui.
rule-PAR-14 = Ensuite, que quelqu’un ait eu la parole ou non, le capitaine qui a révélé la carte la plus basse prend une ration de rhum à n’importe quel autre capitaine qui en possède. Si plusieurs ont la carte la plus basse, ou si personne d’autre n’a de rhum, il ne se passe rien.

## Rules: the end of the game

rule-PAR-15 = La partie se termine après la cinquième manche, quand toutes les cartes ont été jouées.
rule-PAR-16 = La partie se termine aussitôt que quelqu’un prend la tache noire : on ne finit pas la manche, et plus personne n’est volé. De quelque façon que la partie se termine, on retourne alors tout ce qui était caché.
rule-PAR-17 = Votre score est la somme de vos trésors, plus un point par ration de rhum en votre possession. La tache noire coûte trois points.
rule-PAR-18 = Le capitaine le plus riche gagne. À égalité, on partage la meilleure place, et la suivante n’est pas attribuée.

## Decisions

decision-seal-card = Quelle carte choisissez-vous ?
    .waiting = { $seat } choisit une carte…
decision-stand = Égalité pour la parole : vous battez-vous, ou cédez-vous ?
    .waiting = { $seat } hésite entre se battre et céder…
decision-keep-roll = Gardez-vous ce lancer, ou payez-vous une ration de rhum pour relancer le dé ?
    .waiting = { $seat } hésite à relancer le dé…
decision-take-token = Lequel des deux jetons prenez-vous ? L’autre ira sous le magot.
    .waiting = { $seat } choisit un jeton…
decision-rob-rum = Votre carte est la plus basse : à qui prenez-vous du rhum ?
    .waiting = { $seat } choisit à qui prendre du rhum…

## Choices

choice-seal = Choisir le { $card }
choice-fight = Se battre
choice-yield = Céder
choice-keep = Garder ce lancer
choice-reroll = Payer une ration de rhum et relancer
choice-take = { $token ->
        [0] Prendre la tache noire
       *[other] Prendre le trésor { $token }
    }
choice-rob = Prendre une ration de rhum à { $victim_seat }

## Events

event-dealt = { $seat } reçoit { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
    .secret = { $seat } reçoit { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } : { $cards }.
event-opened = La manche { $round } commence.
event-showed = { $seat } révèle un { $card }.
event-tied = Égalité à { $card } : { $rival_seat }.
event-fought = { $seat } se bat.
event-yielded = { $rum ->
        [0] { $seat } cède, mais le tonneau est vide.
       *[other] { $seat } cède et prend une ration de rhum dans le tonneau.
    }
event-fell-silent = Personne ne se bat : personne n’a la parole.
event-rolled = { $seat } lance le dé : { $die }.
event-spoke = { $seat } a la parole.
event-looked = { $seat } regarde { $count ->
        [one] le jeton
       *[other] les { $count } jetons
    } du dessus du magot.
    .secret = { $seat } regarde { $count ->
            [one] le jeton
           *[other] les { $count } jetons
        } du dessus du magot : { $upper ->
            [0] la tache noire
           *[other] le trésor { $upper }
        } et, dessous, { $lower ->
            [0] la tache noire
           *[other] le trésor { $lower }
        }.
event-took = { $seat } prend le jeton { $place ->
        [upper] du dessus
       *[lower] du dessous
    } : { $token ->
        [0] la tache noire !
       *[other] le trésor { $token }.
    }
event-buried = { $seat } glisse l’autre jeton sous le magot.
    .secret = { $seat } glisse { $token ->
            [0] la tache noire
           *[other] le trésor { $token }
        } sous le magot.
event-robbed = { $seat } prend une ration de rhum à { $victim_seat }.
event-ended = { $reason ->
        [black-spot] La tache noire est prise : la partie est terminée.
       *[last-card] La dernière carte est jouée : la partie est terminée.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-showed = montre un { $card }
recap-fought = se bat
recap-yielded = cède
recap-spoke = a la parole
recap-took = prend { $token ->
        [0] la tache noire
       *[other] le trésor { $token }
    }
recap-robbed = prend une ration de rhum à { $victim_seat }
    .me = { $victim_seat_me ->
            [yes] { $seat } vous prend une ration de rhum
           *[no] vous prenez une ration de rhum à { $victim_seat }
        }

## Refusals

refusal-card-not-in-hand = Vous n’avez pas de { $card } en main.
refusal-seal-first = Choisissez d’abord une carte de votre main.
refusal-stand-first = Il y a égalité pour la parole : choisissez d’abord de vous battre ou de céder.
refusal-keep-or-reroll = Vous venez de lancer le dé : gardez ce lancer, ou payez une ration de rhum pour relancer.
refusal-not-looked-at = { $token ->
        [0] La tache noire
       *[other] Le trésor { $token }
    } n’est pas l’un des deux jetons que vous regardez.
refusal-take-first = Prenez d’abord l’un des deux jetons que vous regardez.
refusal-rob-first = Choisissez d’abord à qui vous prenez du rhum.
refusal-rob-yourself = Vous ne pouvez pas vous voler vous-même.
refusal-nobody-there = Il n’y a pas de { $victim_seat } à cette table.
refusal-no-rum = { $victim_seat } n’a pas de rhum à prendre.

## Why the game is over

end-last-card = Fin de la partie : toutes les cartes ont été jouées.
end-black-spot = Fin de la partie : la tache noire a été prise.

## Options

option-rum = Combien de rhum chacun reçoit-il au départ ?
    .fair = Deux rations
    .scarce = Une ration
    .plenty = Trois rations

## What differs from the usual, in a phrase

agreed-rum = { $value ->
        [scarce] une ration de rhum au départ
       *[plenty] trois rations de rhum au départ
    }

## Score sheet

score-treasure = Trésors
score-spot = Tache noire
score-rum = Rhum
score-total = Total

## Pieces

piece-card = carte
piece-treasure = trésor
piece-spot = tache noire
piece-rum = ration de rhum

## Labels

label-round = Manche { $round }
label-captain = Capitaine
label-shown = Carte révélée
label-die = Dé
label-rum = Rhum
label-loot = Butin
label-cards = Cartes
label-hand = Main : { $cards }
label-sealed = Votre choix : { $choice }
label-hoard = Magot : { $count ->
        [one] { $count } jeton
       *[other] { $count } jetons
    }
label-barrel = Tonneau : { $rum ->
        [0] vide
       *[other] { $rum }
    }
label-token = { $token ->
        [0] tache noire
       *[other] { $token }
    }
label-known = Place { $place } en partant du dessus : { $token ->
        [0] la tache noire
       *[other] le trésor { $token }
    }

## Headings over choices

heading-seal = Choisir une carte
heading-fight = Se battre
heading-yield = Céder
heading-keep = Garder ce lancer
heading-reroll = Relancer le dé
heading-take = Prendre un jeton
heading-rob = Prendre du rhum

## What a choice would do

preview-took = { $token ->
        [0] coûte 3
       *[other] vaut { $token }
    }
preview-robbed = du rhum pris à { $victim_seat }
preview-ended = met fin à la partie

## Legend: how to read the table

legend-table = Une ligne par capitaine : la carte révélée pendant cette manche, le dé, les cartes en main, le rhum et les jetons pris. La ligne en gras est celle du capitaine qui a la parole.
legend-known = Les jetons du magot que vous avez vus sont indiqués avec leur place, en partant du dessus.

## Hints for newcomers

help-seal = Vous mettez une carte de côté, face cachée, jusqu’à ce que tous aient choisi. Une carte haute donne la parole ; une carte basse que vous êtes seul à jouer rapporte une ration de rhum.
    .title = Mettre une carte de côté
help-fight = Vous réclamez la parole. Si d’autres se battent aussi, les dés décident : c’est un bon choix si vous avez du rhum pour relancer, ou si vous pensez que les autres vont céder.
    .title = Se battre
help-yield = Vous renoncez à la parole et prenez une ration de rhum dans le tonneau. Si tout le monde cède, personne ne regarde le magot pendant cette manche.
    .title = Céder
help-keep = Vous gardez ce que vous avez obtenu, et c’est au suivant de lancer.
    .title = Garder le lancer
help-reroll = Vous versez une ration de rhum dans le tonneau et relancez le dé. Le nouveau lancer compte, même s’il est moins bon.
    .title = Relancer
help-take = Vous prenez ce jeton au vu de tous et enfouissez l’autre, que vous êtes seul à connaître. La tache noire coûte trois points et arrête la partie aussitôt : prenez-la si votre avance suffit.
    .title = Prendre un jeton
help-rob = Vous prenez une ration de rhum à ce capitaine. Elle vaut un point à la fin de la partie, et un lancer dans une bagarre.
    .title = Voler du rhum

## Le plateau dans le navigateur

board-name = Capitaines, magot et main
board-keys = Les flèches mènent des capitaines aux jetons et à vos cartes ; Entrée choisit.
board-captain = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $rum } rhum
board-rum = Rhum
board-shown = montre un { $card }
board-die = a fait { $die }
board-hoard = { $hoard ->
        [one] { $hoard } jeton dans le magot
       *[other] { $hoard } jetons dans le magot
    }, { $barrel } rhum dans le tonneau
board-card = Carte { $card }
board-token = { $token ->
        [0] Tache noire
       *[other] Trésor { $token }
    }

## Consignes

measure-round = manche
