## Profil, classement, compagnons de jeu

page-player = Profil
page-ladder = Classement
page-people = Compagnons de jeu
profile = Mon profil
people = Compagnons de jeu
ladder = Classement
home-people = Profil, compagnons et classement
more = Voir la suite
percent = { $value } %
rated = Partie classée
new-rated = Partie classée
new-rated-note = Le résultat compte pour la cote. Sans conseils, et aucun coup n’est repris.
new-rated-not = Impossible à plusieurs devant un écran, ou avec vos propres fichiers.
new-chat = La discussion
new-chat-all = Libre
new-chat-phrases = Phrases toutes faites
new-chat-off = Sans
new-finished = Parties terminées, au moins
new-finished-any = Peu importe
new-finished-note = Part des trente dernières parties jouées jusqu’au bout, jamais plus que la vôtre. Les nouveaux venus sont admis.
waiting-rated = partie classée
waiting-chat-phrases = discussion par phrases toutes faites
waiting-chat-off = sans discussion
waiting-finished = au moins { $value } % de parties terminées
invite-known = Inviter quelqu’un que vous connaissez
invite-known-show = Montrer mes compagnons
invite-person = Inviter { $name }
finale-rating = Ma cote
phrases = Phrases toutes faites
chat-is-off = Il n’y a pas de discussion à cette table.
phrase-hello = Bonjour à tous !
phrase-luck = Bonne chance !
phrase-bravo = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-moment = Un instant, je réfléchis.
phrase-soon = Je reviens tout de suite.
phrase-farewell = Belle partie, à bientôt !
line-title = À propos de ce que dit { $name }
line-report = Signaler
line-note = Ce qu’il faut savoir (facultatif)
line-send = Envoyer le signalement
line-sent = Merci. Le signalement est parti avec cette ligne ; la personne qui gère le serveur le lira.
line-block = Ne plus lire { $name }
profile-no-games = Aucune partie terminée pour le moment.
profile-finished = Parties jouées jusqu’au bout : { $share } % (les { $games } dernières comptent).
profile-visible = Qui voit ce profil ?
profile-visible-note = Seuls les profils publics figurent au classement.
visible-private = Moi seulement
visible-friends = Mes amis
visible-public = Tout le monde
profile-ratings = Cotes
profile-kinds = Parties par jeu
profile-games = Parties
profile-won = Gagnées
profile-against = Contre qui
profile-opponent = Adversaire
profile-ahead = Devant
profile-behind = Derrière
profile-favourite = Robot le plus souvent battu : { $bot }, { $count ->
        [one] une fois
       *[other] { $count } fois
    }.
pool-2 = { $game }, à deux
pool-3 = { $game }, à trois et plus
rating-words = { $mu } ± { $doubt }
rating-cautious = sûrement plus de { $value }
rating-games = { $count ->
        [one] une partie classée
       *[other] { $count } parties classées
    }
rating-coming = { $count ->
        [one] Encore une partie classée avant la première cote.
       *[other] Encore { $count } parties classées avant la première cote.
    }
rating-none-own = Jouez une partie classée : la case est dans « Nouvelle table ».
rating-none = Aucune partie classée.
rating-curve-of = Cote au fil des parties : { $pool }
rating-moment = Partie { $n } : { $rating }
rating-key = Force estimée, et où elle se trouve 19 fois sur 20
rating-numbers = En chiffres
rating-game = Partie
rating-strength = Force
rating-doubt = À plus ou moins
history = Parties
history-own = Toutes mes parties
history-when = Date
history-search = Chercher
history-with = Nom d’un adversaire
history-title = Jeu
history-seats = Joueurs
history-result = Résultat
history-all = Tout
history-result-won = Gagnées
history-result-lost = Perdues
history-result-left = Quittées
history-rated-yes = Classées
history-rated-no = Amicales
history-somebody = quelqu’un
history-against = contre { $names }
history-how-played = Jouée
history-how-left = Quittée
history-how-joined = Reprise en cours
history-place = { $place ->
        [1] Victoire
       *[other] { $place }ᵉ place
    }
history-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
history-analysis = Analyse
history-replay-of = Revoir { $game } du { $day }
history-analysis-of = Analyse de { $game } du { $day }
history-none = Aucune partie ne correspond.
history-export = Tout emporter :
history-json = JSON
history-csv = CSV
ladder-how = L’ordre suit la valeur prudente : ce que la force est au moins, presque sûrement. Les robots marquent l’échelle. Seuls les profils publics sont montrés.
ladder-two = À deux
ladder-more = Trois et plus
ladder-mine = Vous êtes au rang { $rank }.
ladder-mine-hidden = Vous seriez au rang { $rank }, mais votre profil n’est pas public.
ladder-mine-coming = { $count ->
        [one] Encore une partie classée avant la première cote.
       *[other] Encore { $count } parties classées avant la première cote.
    }
ladder-rank = Rang
ladder-name = Nom
ladder-value = Valeur prudente
ladder-fixed = repère mesuré
ladder-empty = Personne encore. Jouez cinq parties classées et rendez votre profil public.
people-how = Ici se trouvent les personnes avec qui vous avez joué.
people-none = Personne pour le moment : jouez d’abord une partie ensemble.
people-games = { $count ->
        [0] Pas encore de partie terminée ensemble
        [one] Une partie ensemble
       *[other] { $count } parties ensemble
    }
people-more = Inviter, ami, bloquer
people-act-on = { $act } : { $name }
people-invite = Inviter à une table
people-invite-to = Inviter : { $game } ({ $free ->
        [one] une place libre
       *[other] { $free } places libres
    })
people-invited = { $name } trouvera la table parmi les siennes.
people-no-table = Vous n’avez pas de table ouverte avec une place libre.
people-friends = Amis
people-ask = Demander en ami
people-accept = Accepter d’être amis
people-decline = Refuser
people-part = Ne plus être amis
people-block = Bloquer
people-block-note = La personne n’en est pas avertie.
block-none = Rien
block-chat = Ses messages
block-seat = Ma table
block-both = Les deux
friend-friends = Amis
friend-asks = Demande à être ami
friend-asked = Demande envoyée
