## Partout

skip-to-main = Aller au contenu
site-name = Flibuste
loading = Chargement…
refusal-offline = Le serveur ne répond pas. Rien n’est perdu : réessayez dans un instant.
refusal-fault = Quelque chose s’est mal passé de notre côté. Rien n’est perdu.
