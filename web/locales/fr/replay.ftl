## Revoir une partie

replay-title = Revoir la partie
replay-moment = Moment { $n } sur { $last }
replay-slider = Moment de la partie
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-eyes = Avec les yeux de
replay-eyes-open = tout le monde, cartes ouvertes
replay-eyes-none = un spectateur
replay-link = Copier le lien vers ce moment
replay-copied = Lien copié.
replay-back-to-table = Retour à la table
replay-story = Le récit
replay-curve = Les scores au fil de la partie
