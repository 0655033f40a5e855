puzzle-title = Problèmes
puzzle-how = Une vraie position, un seul bon choix : à vous de le trouver. Chaque jour, un nouveau problème par jeu, le même pour tous. Votre cote et votre série restent dans ce navigateur.
puzzle-panel = Le problème
puzzle-one = Problème
puzzle-of = Problème du { $day }
puzzle-ask = C’est à vous. Quel est le meilleur choix ? Choisissez sur le plateau ou dans la liste.
puzzle-known = Vous avez déjà répondu : cette fois, cela ne compte plus.
puzzle-right = Juste : { $choice }
puzzle-wrong = Non, pas « { $choice } »
puzzle-best = Le meilleur choix :
puzzle-theme = Thème : { $theme }
puzzle-values = Ce que vaut chaque choix
puzzle-worth = { $share } % ± { $error }
puzzle-more = Les { $count } choix
puzzle-fewer = Moins de choix
puzzle-rated = cote { $rating }
puzzle-rating = Votre cote : { $rating }
puzzle-solved = { $right } justes sur { $tries }
puzzle-streak = { $days ->
    [0] Pas encore de série
    [one] Un jour de suite
   *[other] { $days } jours de suite
}
puzzle-ways = D’autres problèmes
puzzle-next-game = Celui de { $game }
puzzle-before = La veille
puzzle-after = Le lendemain
puzzle-all = Tous les problèmes
puzzle-all-of = Tous les problèmes : { $game }
puzzle-games = Les jeux
puzzle-today = Le problème du jour
puzzle-todays = Ceux du jour
puzzle-none = Il n’y a pas encore de problèmes.
puzzle-number = Problème { $number }
puzzle-state-open = à résoudre
puzzle-state-right = résolu
puzzle-state-wrong = manqué
