## Revoir une partie

replay-title = Revoir la partie
replay-moment = Coup { $n } sur { $last }
replay-slider = Coup de la partie
replay-back = Un coup en arrière
replay-forward = Un coup en avant
replay-play = Lecture
replay-pause = Pause
replay-eyes = Point de vue
replay-eyes-open = toutes les cartes ouvertes
replay-eyes-none = un spectateur
replay-link = Copier le lien vers ce coup
replay-copied = Lien copié.
replay-back-to-table = Retour à la table
replay-story = Le récit
replay-curve = Les scores au fil de la partie
