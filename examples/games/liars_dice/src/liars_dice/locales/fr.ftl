## Le jeu

game-title = Les Dés menteurs
game-tagline = Des dés sous les gobelets : surenchérissez, ou démasquez le bluff.
game-summary = Chacun lance cinq dés sous son gobelet et ne voit que les siens. Les enchères portent sur tous les dés réunis et montent jusqu’à ce que quelqu’un doute. Celui qui s’est trompé perd un dé ; le dernier à avoir des dés gagne.

option-aces = As
    .plain = comptent comme des 1
    .wild = comptent pour toutes les faces
agreed-aces = les as comptent pour toutes les faces

end-one-left = Il ne reste qu’un joueur avec des dés.

score-total = Joueurs distancés
score-outlasted = Joueurs distancés

## Règles

chapter-material = Dés et gobelets
chapter-round = Une manche
chapter-challenge = Le défi
chapter-end = La fin

rule-LIA-1 = On joue de deux à six. Chacun a cinq dés et un gobelet.
rule-LIA-2 = On tire au sort qui annonce en premier à la première manche.
rule-LIA-3 = Au début d’une manche, chacun lance tous ses dés sous son gobelet et les regarde en secret.
rule-LIA-4 = Le premier joueur d’une manche doit annoncer. Ensuite chacun, à son tour, surenchérit ou met en doute la dernière annonce.
rule-LIA-5 = Une annonce donne un nombre de dés et une face : au moins autant de dés montrent cette face sous tous les gobelets réunis.
rule-LIA-6 = Surenchérir, c’est annoncer plus de dés de n’importe quelle face, ou autant de dés d’une face plus haute.
rule-LIA-7 = Personne ne peut annoncer plus de dés qu’il n’y en a sous tous les gobelets.
rule-LIA-8 = Le tour passe, dans le sens horaire, au joueur suivant qui a des dés.
rule-LIA-9 = En cas de défi, on soulève tous les gobelets et l’on compte les dés qui montrent la face annoncée.
rule-LIA-10 = Les joueurs peuvent convenir que les as sont des jokers : un 1 compte alors pour toutes les faces. Une annonce de 1 ne compte que les 1.
rule-LIA-11 = S’il y a au moins autant de dés que l’annonce le dit, celui qui a douté perd un dé. Sinon, c’est l’auteur de l’annonce.
rule-LIA-12 = Celui qui a perdu le dé commence la manche suivante ou, s’il est éliminé, le joueur suivant qui a des dés.
rule-LIA-13 = Qui n’a plus de dés est éliminé.
rule-LIA-14 = La partie se termine quand un seul joueur a encore des dés. Il gagne.
rule-LIA-15 = Les autres sont classés selon leur durée : qui est parti plus tard est mieux placé.

## Questions et choix

decision-make-bid = Combien de dés annoncez-vous ? Ou doutez-vous ?
    .waiting = { $seat } peut annoncer ou douter.
decision-name-face = Quelle face ?
    .waiting = { $seat } choisit une face.

choice-challenge = Mettre en doute
choice-bid = Annoncer { $count ->
        [one] un dé
       *[other] { $count } dés
    }
choice-face = De face { $face }

help-challenge = On soulève tous les gobelets. Si la dernière annonce était vraie, vous perdez un dé ; sinon, c’est son auteur.
help-bid = Vous dites combien de dés montrent une même face sous tous les gobelets réunis. La face vient ensuite.
help-face = Vous dites de quelle face parle votre annonce.

## Événements

event-began = { $seat } commence.
event-rolled = { $seat } lance { $count ->
        [one] un dé
       *[other] { $count } dés
    }.
    .secret = Votre lancer : { $dice }.
event-bid = { $seat } annonce { $count } × { $face }.
event-showed = { $seat } montre { $dice }.
event-counted = L’annonce était { $count } × { $face } ; il y en a { $found }.
event-lost = { $seat } perd un dé : il en reste { $left }.
event-left = Plus de dés pour { $seat }, la partie est finie pour ce joueur.
event-won = { $seat } gagne.

## Depuis votre dernier tour

recap-bid = annonce { $count } × { $face }
recap-lost = perd un dé
    .me = vous perdez un dé : il vous en reste { $left }

## Refus

refusal-nothing-to-challenge = Il n’y a pas encore d’annonce à mettre en doute : faites-en une.
refusal-too-many-dice = Il n’y a que { $count } dés sous les gobelets.
refusal-bid-higher = La dernière annonce est { $count } × { $face } : surenchérissez ou mettez-la en doute.
refusal-count-first = Dites d’abord combien de dés vous annoncez.
refusal-face-higher = La dernière annonce avait autant de dés de face { $face } : choisissez une face plus haute.
refusal-face-first = Choisissez d’abord la face de votre annonce de { $count }.

## Plateau dans le navigateur

view-players = Joueurs
view-dice = Dés
view-out = Éliminé
view-own-dice = Vos dés
view-aces-wild = As jokers
view-dice-lost = Dés perdus
view-bidder-seat = Auteur de l’annonce
view-bid-count = Dés annoncés
view-bid-face = Face annoncée
view-named = Nombre en cours
heading-challenge = Douter
heading-bid = Annoncer
heading-face = Face
