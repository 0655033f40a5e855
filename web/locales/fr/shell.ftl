## Partout

skip-to-main = Aller au contenu
site-name = Flibuste
loading = Chargement…
retry = Réessayer
reload = Recharger la page
close = Fermer
rules = Règles
to-home = Flibuste : retour au port
back-to-table = Retour à la table
bot-level = { $level } ({ $strength })
header-links = Règles et réglages
refusal-offline = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
offline = Pas de vent : vous êtes hors ligne
    .text = Le serveur est hors de portée, et sans lui les tables ne s’ouvrent pas. Rien n’est perdu : vos parties vous y attendent.

## Titres des pages

page-title = { $page } – Flibuste
page-home = Au port
page-new = Nouvelle table
page-table = Table de jeu
page-replay = Partie à revoir
page-rules = Règles du jeu
page-learn = Apprendre en jouant
page-puzzle = Problème du jour
page-files = Les fichiers de votre boîte
page-notifications = Notifications
page-cups = Coupes
page-cup = Coupe
page-missing = Page introuvable

## Quand rien ne va plus

apology = Nous avons heurté un récif
    .text = Cette page s’est arrêtée à cause d’une erreur de notre côté. Vos parties sont en sûreté sur le serveur : rechargez la page pour reprendre où vous en étiez.
missing = Ici, il n’y a que la mer
    .text = Aucune page ne se trouve à cette adresse. Le lien est peut-être incomplet, ou la table a été rangée.
    .home = Retour au port

## Réglages

settings = Réglages
settings-language = Langue
settings-theme = Apparence
settings-motion = Mouvements
settings-size = Taille
settings-percent = { $size } %
settings-sound = Sons
settings-confirm = Demander un second clic avant un coup qui ne se reprend pas
settings-name = Votre nom
settings-kept = Ces réglages restent dans ce navigateur.
language-fr = Français
language-en = English
language-de = Deutsch
theme-system = Auto
theme-light = Jour
theme-dark = Nuit
motion-system = Auto
motion-off = Sans
motion-slow = Lents
motion-normal = Normaux
motion-fast = Rapides
nickname-other = Un autre nom au hasard
