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
papers = Journal et discussion

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

prompt-closed = Cette table a été fermée par son hôte : la partie s’est arrêtée là.
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

helm = À la barre
helm-open = { $count ->
        [one] { $count } choix
       *[other] { $count } choix
    }
helm-close = Plateau
choices = Vos choix
choices-search = Chercher un coup, même interdit
choices-more = { $count ->
        [one] { $count } autre…
       *[other] { $count } autres…
    }
choices-denied = Pas permis maintenant
choices-why-not = pourquoi pas ?
choices-why = Pourquoi pas ?
choices-how = Cliquez ce qui ne brille pas sur le plateau, ou tapez ici le nom d’un coup : la règle qui l’interdit s’affichera.
    .touch = Touchez ce qui ne brille pas sur le plateau, ou tapez ici le nom d’un coup : la règle qui l’interdit s’affichera.
choices-none = Aucun coup ne s’appelle ainsi.
choice-confirm = Confirmer
click-again = Encore un clic pour confirmer
    .touch = Touchez « Confirmer » en bas
choice-disarm = Renoncer
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
wish-ask = Demander aux autres
wish-mine = { $count ->
        [0] Vous demandez à reprendre votre dernier choix. Personne n’a encore répondu.
        [one] Vous demandez à reprendre votre dernier choix. Une personne est d’accord, on attend les autres.
       *[other] Vous demandez à reprendre votre dernier choix. { $count } personnes sont d’accord, on attend les autres.
    }
wish-theirs = { $seat } demande à reprendre son dernier choix, avec tout ce qui a suivi.
wish-agree = D’accord
wish-decline = Refuser
wish-agreed = Vous êtes d’accord ; on attend les autres.
away-mine = Votre temps est écoulé : un robot joue pour vous.
away-back = Je suis de retour

## Journal et discussion

log = Journal
log-empty = Rien ne s’est encore passé.
log-keys = Flèches gauche et droite : d’une règle ou d’un coup à l’autre.
log-earlier = { $count ->
        [one] Voir le coup précédent
       *[other] Voir les { $count } coups précédents
    }
log-moment = Revoir le coup { $n }
chat = Discussion
chat-empty = Personne n’a encore rien dit.
chat-write = Écrire aux autres
chat-send = Envoyer
chat-unread = { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
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

line-open = Connecté.
line-connecting = Connexion à la table…
line-lost = Connexion perdue.
line-lost-why = Nous réessayons sans arrêt. Tout ce que vous voyez est enregistré ; on ne peut pas choisir en attendant.
line-dead = Le serveur a fermé cette connexion.

## Le hasard vérifiable

fairness = Hasard vérifiable
fair-what = Avant le premier tirage, le serveur s’est engagé sur une graine secrète en publiant son empreinte, et chaque joueur y a mêlé un nombre à lui : personne n’a donc pu choisir le hasard. À la fin, la graine est révélée, et chacun peut vérifier que tous les tirages en découlent.
fair-commitment = L’empreinte publiée au début (SHA-256)
fair-nonce = Votre part du hasard
fair-nonce-unknown = Ce navigateur n’en a pas gardé trace ; elle figurera dans l’enregistrement.
fair-later = La vérification s’ouvre à la fin de la partie, quand la graine peut être montrée sans trahir personne.
fair-verify = Vérifier la partie
fair-verifying = Vérification…
fair-record = Télécharger l’enregistrement
fair-proven = Vérifié : la graine est celle promise au début, et tous les tirages, tous les coups et le résultat en découlent.
fair-broken = La preuve échoue à la ligne { $line } de l’enregistrement : cette partie n’est pas prouvée.

## La fin

finale-open = Feuille de score
finale-rematch = Encore une, même équipage
finale-rematch-join = Rejoindre la revanche
finale-port = Retour au port
finale-replay = Revoir la partie
score-sheet = Feuille de score
score-all = Total
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
help-stats = Ce que chacun possède
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
key-help = Cette aide
key-escape-does = Renoncer, fermer, ou passer l’animation
