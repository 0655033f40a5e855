## Revoir une partie

replay-title = Revoir la partie
replay-moment = Coup { $n } sur { $last }
replay-position = { $n } / { $last }
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
replay-story = Le récit
replay-curve = Les scores au fil de la partie
replay-speed = Vitesse
replay-speed-slow = ½×
replay-speed-normal = 1×
replay-speed-fast = 3×
replay-link-only = Ce lien montre la partie terminée, et rien d’autre de la table.
replay-link-public = Cette partie est publique : tout le monde peut ouvrir ce lien.
replay-link-table = Tant que la partie dure, ce lien ne s’ouvre que pour qui a accès à la table.
