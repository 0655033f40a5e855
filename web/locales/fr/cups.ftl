## Coupes et championnats

cups-title = Coupes et championnats
cups-intro = Dans une coupe, tout le monde joue la même donne, à la même place, contre les mêmes robots. Un seul essai : ce qui compte, c’est ce que vous en faites.
cups-today = Les coupes du jour
cups-tomorrow = Annoncées pour demain
cups-mine = Les vôtres et celles de vos amis
cups-leagues = Championnats et tournois
cups-none = Rien pour l’instant.
cups-make = Créer une coupe entre amis
cups-make-league = Créer un championnat
cup-of-day = { $game } du { $day }
cup-seat = Place { $number } sur { $seats }, contre { $bot }
cup-play = Jouer la coupe
cup-resume = Reprendre ma partie
cup-see = Voir la coupe
cup-results = Résultats
cup-state-announced = pas encore ouverte
cup-state-open = ouverte
cup-state-closed = fermée, les dernières parties se terminent
cup-state-over = terminée
cup-tries = { $count ->
        [0] Personne n’a encore commencé
        [one] Une personne l’a commencée
       *[other] { $count } personnes l’ont commencée
    }
cup-opens = Ouvre le { $at }
cup-closes = À commencer avant le { $at }
cup-ends = Tout est montré à tous le { $at }
cup-sealed = Les résultats et les parties des autres vous seront montrés quand vous aurez joué jusqu’au bout.
cup-given-up = Vous avez abandonné votre essai. Les résultats seront montrés à la fin de la coupe.
cup-nobody = Personne n’a encore terminé.
cup-by-result = Par le résultat
cup-by-skill = Sans la chance
cup-rank = Rang
cup-name = Nom
cup-place = Place à la table
cup-score = Points
cup-margin = Écart
cup-margin-note = l’écart aux points moyens des autres, à la même table
cup-adjusted = Écart sans la chance
cup-adjusted-waits = analyse en attente
cup-replay = Revoir
cup-you = vous
cup-promise = La promesse
cup-promise-note = L’empreinte de la donne secrète a été publiée le { $at }. À la fin, le secret est révélé et chacun peut vérifier : personne n’a pu changer la donne depuis. Elle est la même pour tous, donc personne n’y ajoute son propre hasard.
cup-secret = Le secret
cup-field-name = Nom
cup-field-game = Jeu
cup-field-seats = Joueurs
cup-field-seat = Votre place à tous
cup-field-bot = Robots
cup-field-days = Durée
cup-days = { $days ->
        [one] un jour
       *[other] { $days } jours
    }
cup-create = Créer la coupe

league-kind = Forme
league-kind-league = Championnat
    .note = en groupes, chacun contre des gens nouveaux
league-kind-swiss = Tournoi suisse
    .note = on rencontre ses voisins au classement
league-size = Personnes par table
league-rounds = Tours
league-groups = Groupes
league-clock = Pendule
league-public = Dans la liste publique
league-create = Créer
league-state-open = inscriptions ouvertes
league-state-running = tour { $round } sur { $rounds }
league-state-over = terminé
league-state-closed = annulé
league-terms = { $kind } de { $game }, tables de { $size }, { $rounds ->
        [one] un tour
       *[other] { $rounds } tours
    }
league-members = { $count ->
        [one] une personne inscrite
       *[other] { $count } personnes inscrites
    }
league-join = M’inscrire
league-leave = Me retirer
league-leave-sure = Oui, me retirer
league-start = Commencer le premier tour
league-close = Annuler
league-group = Groupe { $group }
league-place = Rang
league-played = Parties
league-points = Points
league-wins = Victoires
league-strength = Force des adversaires
league-margin = Écart
league-left = retiré, un robot joue
league-round = Tour { $round }
league-table = Table { $number }
league-table-open = Aller à la table
league-bot = robot
league-print = Imprimer le tableau
league-csv = Tableau en CSV
league-json = En JSON
league-rule = Points : la part des adversaires laissés derrière soi à chaque table. À égalité : victoires, puis force des adversaires, puis écart.

## Consignes

orders = Consignes
orders-intro = Une consigne répond à votre place dès que sa question se pose. Personne d’autre ne la voit ; dans le journal, c’est un choix comme un autre.
orders-none = Aucune consigne.
orders-new = Nouvelle consigne
orders-kind = Quand on me demande
orders-choice = choisir, si c’est possible
orders-below = seulement si
orders-always = dans tous les cas
orders-less = { $measure } : moins de { $number }
orders-number = moins de
orders-lasts = Elle vaut
orders-lasts-choice = jusqu’à mon prochain choix
orders-lasts-game = toute la partie
orders-news = même si j’ai appris un secret entre-temps
orders-give = Donner la consigne
orders-cancel = Annuler
orders-full = Vous avez le nombre maximal de consignes.
