## La table

title-table = { $game } · Flibuste
title-yours = { $game } · à vous !
board = Le plateau
board-text = Plateau en texte
seats = Les joueurs
watchers = { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
log-and-chat = Journal et discussion

## Les places

seat-you = (vous)
seat-bot = robot
seat-here = connecté
seat-gone = pas connecté
seat-stand-in = Un robot joue pour lui
seat-sealed = a choisi
clock-left = Temps restant
clock-days = { $days } j { $hours } h
clock-hours = { $hours } h { $minutes } min

## La question

prompt-closed = Cette table est fermée : la partie s’est arrêtée là, sans résultat.
prompt-over = La partie est finie.
prompt-sealed = { $count ->
        [0] Votre choix est fait.
       *[other] Votre choix est scellé ; vous pouvez encore le changer. On attend { $names }.
    }
prompt-thinking = { $count ->
        [one] { $names } réfléchit…
       *[other] { $names } réfléchissent…
    }
prompt-waiting = On attend { $names }.
prompt-nobody = Un instant…
prompt-spectator = Vous êtes spectateur : vous voyez ce que tout le monde voit, et ne jouez pas.

## Les choix

choice-panel = Vos choix
choice-panel-open = { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
choice-panel-close = Plateau
choices = Vos choix
choices-search = Chercher un coup, même interdit
choices-more = { $count ->
        [one] { $count } autre…
       *[other] { $count } autres…
    }
choice-help = À quoi sert ce choix ?
choices-denied = Pas permis maintenant
choices-why-not = pourquoi pas ?
choices-why = Pourquoi pas ?
choices-how = Cliquez ce qui ne brille pas sur le plateau, ou tapez ici le nom d’un coup : la règle qui l’interdit s’affichera.
    .touch = Touchez ce qui ne brille pas sur le plateau, ou tapez ici le nom d’un coup : la règle qui l’interdit s’affichera.
refusal-why-allowed = C’est permis : ce qui brille peut être choisi. Pour le jouer, refermez d’abord « Pourquoi pas ? ».
choices-none = Aucun coup ne s’appelle ainsi.
choice-confirm = Confirmer
click-again = Encore un clic pour confirmer
    .touch = Touchez « Confirmer » en bas
choice-disarm = Renoncer
choice-one-click = Désormais, un seul clic suffit (à changer dans les réglages)
choice-sending = Envoi…
choice-final = ne se reprend pas
choice-final-why = Ce choix ne se reprend pas. Confirmez, ou cliquez encore une fois au même endroit.
    .touch = Ce choix ne se reprend pas. Touchez « Confirmer » pour le jouer.
complaint-about = Pourquoi pas « { $choice } » ?
undo = Annuler
hint-ask = Conseil
hint-would = Un robot jouerait :
hint-play = Jouer ce coup
hint-no = Non merci
hint-pondering = Un robot réfléchit à votre place…
undo-request-ask = Demander aux autres
proposal-take-back = { $seat } demande à reprendre son dernier choix, avec tout ce qui a suivi.
    .mine = Vous demandez à reprendre votre dernier choix.
proposal-end = { $seat } propose d’arrêter la partie ici, sans résultat.
    .mine = Vous proposez d’arrêter la partie ici.
proposal-replace = { $seat } propose qu’un robot, { $name }, joue pour { $other_seat }, qui n’est plus là.
    .mine = Vous proposez qu’un robot joue pour { $name }.
proposal-take = { $name } demande à jouer à la place du robot { $seat }, et verrait donc sa main.
    .mine = Vous demandez à jouer à la place d’un robot.
proposal-agree = D’accord
proposal-decline = Refuser
proposal-withdraw = Retirer la demande
proposal-agreed = Vous êtes d’accord ; on attend { $names }.
proposal-waiting = On attend { $names }.
away-mine = Votre temps est écoulé : un robot joue pour vous.
away-back = Je suis de retour

## Quitter la partie

leave = Quitter
leave-sure = Vraiment ? Cliquez encore
leave-page = Revenir plus tard
    .note = Votre place vous attend ; la partie se trouve dans « Mes tables ».
leave-bot = Laisser jouer un robot
    .note = Il joue à votre place. Vous pouvez revenir à votre place quand vous voulez.
leave-replace = Faire jouer un robot pour { $name }
    .note = Possible après quelques minutes d’absence, si les autres personnes présentes sont d’accord.
leave-together = Proposer d’arrêter ensemble
    .note = Si tous sont d’accord, la partie s’arrête sans résultat.
leave-end = Arrêter la partie
    .note = Personne d’autre ne joue ici : la partie s’arrête sans résultat.
leave-resign = Abandonner
    .note = Un robot joue jusqu’à la fin, et le résultat dit que vous avez abandonné. Vous ne pourrez pas revenir.
seat-left = Vous avez laissé votre place à un robot, { $seat }.
seat-come-back = Reprendre ma place
seat-offered = { $seat } vous propose sa place.
seat-accept = Prendre cette place
seat-decline = Non merci
seat-ask = Demander à jouer
seat-ask-which = À la place de quel robot ? Toutes les personnes à la table doivent être d’accord.

## Journal et discussion

log = Journal
log-empty = Rien ne s’est encore passé.
log-keys = Flèches gauche et droite : d’une règle ou d’un coup à l’autre.
log-earlier = { $count ->
        [one] Voir le coup précédent
       *[other] Voir les { $count } coups précédents
    }
log-moment = Revoir le coup { $n }
log-undone = Voir ce qui est repris
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire aux autres
chat-send = Envoyer
chat-unread = { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
recap = Depuis votre dernier tour
digest = Depuis votre dernière visite
digest-turn = Depuis votre dernier tour
digest-done = Compris
digest-older = { $count ->
        [one] Et un événement plus ancien, à lire dans le journal.
       *[other] Et { $count } événements plus anciens, à lire dans le journal.
    }

## Règles

rule-show = Règle { $rule }
rule-title = Règle { $rule }
rule-in-the-book = Lire dans les règles

## La connexion

connection-open = Connecté.
connection-connecting = Connexion à la table…
connection-lost = Connexion perdue.
connection-lost-why = Nous réessayons sans arrêt. Tout ce que vous voyez est enregistré ; on ne peut pas choisir en attendant.
connection-dead = Le serveur a fermé cette connexion.

## Le hasard vérifiable

fairness = Hasard vérifiable
fair-what = Avant que quiconque puisse y ajouter, le serveur a fixé une graine secrète et publié son empreinte. Puis le navigateur de chaque personne y a mêlé un nombre au hasard : ni le serveur ni un joueur n’a pu choisir le hasard à lui seul. À la fin, la graine est révélée, et ce navigateur refait chaque tirage.
fair-what-first = Cette partie a commencé avec un protocole antérieur : le serveur a publié l’empreinte d’une graine secrète, et les joueurs y ont mêlé un nombre à eux. À la fin, la graine est révélée, et les tirages se vérifient.
fair-what-beacon = Une fois tout cela fixé, on y a mêlé la valeur suivante d’une balise publique, que personne ne pouvait encore connaître : personne n’a pu choisir le hasard.
fair-commitment = L’empreinte publiée à la création de la table (SHA-256)
fair-nonce = Votre part du hasard
fair-nonce-unknown = Ce navigateur n’en a pas gardé trace ; elle figurera dans l’enregistrement.
fair-beacon = La balise publique
fair-receipt = Le reçu de cette partie : qui le garde la reconnaîtra
fair-later = La vérification s’ouvre à la fin de la partie, quand la graine peut être montrée sans trahir personne.
fair-verify = Vérifier la partie
fair-verifying = Vérification…
fair-record = Télécharger l’enregistrement
fair-checked = Vérifié dans ce navigateur
fair-server = Le serveur affirme
fair-rules = Tous les coups suivent les règles et mènent à ce résultat.
fair-first-format = Cet enregistrement est du premier format : le serveur et « flibuste verify » peuvent vérifier les tirages, mais pas cette page.
fair-broken = La preuve échoue à la ligne { $line } de l’enregistrement : cette partie n’est pas prouvée.
luck-promise =
    .yes = L’empreinte est celle que ce navigateur a vue avant la partie.
    .no = L’empreinte n’est pas celle que ce navigateur a vue avant la partie : le hasard a été échangé.
    .unknown = Pas prouvé : ce navigateur n’avait pas vu l’empreinte avant la partie.
luck-seed =
    .yes = La graine révélée correspond à l’empreinte.
    .no = La graine révélée ne correspond pas à l’empreinte.
luck-nonce =
    .yes = Le nombre de ce navigateur est mêlé au hasard.
    .no = Le nombre de ce navigateur manque dans le hasard.
    .unknown = Pas prouvé : ce navigateur n’a rien ajouté au hasard.
luck-draws =
    .yes = Les { $draws } tirages découlent de la graine, avec la mise en place, les noms et les nombres ajoutés.
    .no = Un tirage, à la ligne { $line } de l’enregistrement, ne découle pas de la graine.
luck-seal =
    .yes = L’enregistrement est intact et scellé par la graine.
    .no = L’enregistrement a été modifié.
luck-receipt =
    .yes = C’est bien la partie que ce navigateur a vue finir, à la lettre près.
    .no = Ce n’est pas la partie que ce navigateur a vue finir.
    .unknown = Pas prouvé : ce navigateur n’a pas vu la fin, et qui connaît la graine peut écrire une autre partie.
luck-agreed =
    .yes = Places, noms et nombres étaient fixés avant qu’on connaisse la valeur de la balise.
    .no = Des places, des noms ou des nombres ont changé après que ce navigateur les a vus fixés.
    .unknown = Pas prouvé : ce navigateur n’a pas vu ce qui était fixé avant la valeur de la balise.

## La fin

finale-open = Feuille de score
finale-you = Vous avez gagné !
finale-you-shared = Victoire partagée : vous et { $names } !
finale-tied = Points égaux : les règles départagent.
finale-rematch = Encore une, même équipage
finale-rematch-join = Rejoindre la revanche
finale-home = Retour au port
finale-replay = Revoir la partie
score-sheet = Feuille de score
score-all = Total
score-resigned = a abandonné
curve = Les scores au fil de la partie
curve-missing = La courbe des scores n’est pas disponible.
curve-moment = Coup { $n }
curve-when = Coup
curve-table = La courbe en tableau

## Plusieurs devant un écran

hand-over-to = Passez l’écran à { $seat }
hand-over-why = Le plateau et les cartes sont cachés jusque-là.
hand-over-take = C’est moi, { $seat }
hand-over-undo = Attendez : annuler le dernier coup
hand-over-wait = Les autres jouent ; personne d’ici n’est encore attendu.

## Aide

welcome = Première partie de { $game } ?
welcome-how = Ce qui brille sur le plateau peut être choisi d’un clic ou d’un doigt, et chaque bouton dit ce qu’il ferait. En cas de doute, demandez un conseil : un robot dit ce qu’il jouerait.
welcome-done = C’est parti
welcome-rules = Lire les règles
help = Aide
help-how = Ce qui brille sur le plateau peut être choisi d’un clic ou d’un doigt ; la liste de boutons offre les mêmes choix, avec leurs conséquences. Un choix qui ne se reprend pas demande une confirmation. Cliquez ou touchez ce qui ne brille pas, ou cherchez-le par « Pourquoi pas ? », pour savoir quelle règle l’empêche.
about-choices = À quoi sert chaque choix
about-board = Ce qui se voit sur le plateau et chez les joueurs
about-around = Autour du plateau
sign-here = Connecté à la table.
sign-gone = Pas connecté en ce moment ; sa place l’attend.
sign-bot = Un robot, avec son niveau ; ou il remplace quelqu’un dont le temps est écoulé.
sign-thinking = Ce robot réfléchit.
sign-sealed = A déjà choisi en secret ; le choix se révèle quand tous ont choisi.
sign-clock = Le temps qui reste pour réfléchir.
sign-watchers = Le nombre de spectateurs, qui ne voient que ce que tous voient.
sign-undo = Annuler : reprend votre dernier choix, tant que rien ne s’est révélé depuis.
sign-hint = Conseil : un robot dit ce qu’il jouerait à votre place. La longue-vue marque ensuite ce choix.
sign-why = Pourquoi pas ? Cherchez un coup interdit : la règle qui l’empêche s’affiche.
sign-moment = Dans le journal : revoir la partie à ce moment.
sign-rule = Dans le journal : la règle de cet événement.
help-keys = Touches
key-escape = Échap
key-choices = Aller aux choix
key-nth = Aller au choix de ce rang (Entrée le joue)
key-arrows = D’un choix à l’autre, d’un coup du journal à l’autre
key-undo = Annuler votre dernier coup
key-hint = Demander un conseil
key-log = Le journal
key-chat = La discussion
key-board = Le plateau en texte
key-fair = Le hasard vérifiable
key-next = La table suivante qui vous attend
key-help = Cette aide
key-escape-does = Renoncer, fermer, ou passer l’animation

## Plateau d’un jeu sans dessin

generic-table = Table
generic-yes = oui
generic-no = non
view-players = Joueurs
view-hand = Main
view-round = Manche
view-score = Score
view-cards = Cartes
view-dice = Dés
view-ended = Fin

## Ce qui attend d’être lu

stage-score = Le décompte
stage-go-on = Continuer
