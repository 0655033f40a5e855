## Le port

home-welcome = Des jeux de pirates à jouer tout de suite : seul contre des robots, entre amis à distance, ou à plusieurs devant le même écran.
home-name = Vous naviguez sous le nom de
home-puzzle = Le problème du jour
home-cups = Coupes et championnats
home-games = Les jeux
home-play-now = Jouer maintenant
home-play-now-note = contre { $bots ->
        [one] un robot
       *[other] { $bots } robots
    } de niveau { $level }, sans inscription
home-starting = On largue les amarres…
home-new-table = Nouvelle table
home-seats = { $first } à { $last } joueurs
home-seats-only = { $first } joueurs
home-credit = D’après le jeu de { $author } ({ $publisher }, { $year })
home-cover = Illustration de { $game }
home-mine = Mes tables
    .none = Vos parties vous attendront ici : commencez-en une, elle ne se perd pas.
home-finished = Parties récentes
home-open-count = { $count ->
        [one] Une table attend des joueurs
       *[other] { $count } tables attendent des joueurs
    }
home-open = Tables ouvertes
    .none = Personne n’attend en ce moment. Ouvrez une table publique, et d’autres vous y rejoindront.
home-running = À regarder
    .none = Aucune partie publique n’est en cours.
home-resume = Reprendre
home-enter = Entrer
home-join = Rejoindre
home-watch = Regarder
home-replay = Revoir
home-return = Revenir
home-accept = Répondre
home-offered = Une place vous est proposée
home-left = Un robot joue pour vous
home-hide = Retirer de la liste
home-decline = Décliner
home-your-turn = À vous de jouer
home-turn-of = À { $seat } de jouer
home-under-way = Partie en cours
home-waiting = En attente : { $free ->
        [0] la table est au complet
        [one] une place libre
       *[other] { $free } places libres
    }
home-you-won = Vous avez gagné
home-won-by = Gagnée par { $names }
home-ended = Partie terminée
home-with = avec { $names }
home-alone = pas encore d’adversaire
home-act-on = { $act } : { $game }, { $names }
home-no-games = Aucun jeu n’est à quai pour l’instant.
home-about = Logiciel libre. Les règles sont racontées avec nos mots ; les auteurs et éditeurs des jeux sont cités. Le hasard de chaque partie se vérifie.

## Une nouvelle table

new-table = Nouvelle table
new-intro = Tout est déjà réglé pour jouer : changez ce que vous voulez, ou rien.
new-game = À quel jeu ?
new-with = Avec qui ?
new-with-link = Des amis
    .note = par un lien à partager
new-with-bots = Des robots
    .note = la partie commence aussitôt
new-with-here = Sur cet écran
    .note = à plusieurs, chacun son tour
new-seats = Combien de places ?
new-places = Qui s’assied où ?
new-place = Place { $number }
new-you = Vous
new-place-kind = Qui prend la place { $number } ?
new-kind-link = Par lien
new-kind-here = Sur cet écran
new-kind-bot = Robot
new-person-name = Son nom
new-bot-level = Niveau du robot
new-bot = { $level } : { $about }
new-door = La porte
new-public-no = Par lien seulement
new-public-yes = Publique
new-public-no-note = Seules les personnes qui ont le lien trouvent la table.
new-public-yes-note = La table figure au port ; chacun peut s’y asseoir.
new-spectators = Spectateurs bienvenus
new-spectators-note = Ils ne voient que ce qui est visible de tous.
new-clock = Le temps
new-clock-none = Sans pendule
    .note = Chacun prend son temps.
new-clock-live = { $bank } min + { $step } s
    .note = En direct : { $bank } minutes chacun, et { $step } secondes de plus à chaque coup. Quand le temps est écoulé, un robot joue.
new-clock-turn = { $days ->
        [one] { $days } jour par coup
       *[other] { $days } jours par coup
    }
    .hours = { $hours } h par coup
    .note = À son rythme : on revient jouer quand on veut, dans ce délai.
new-options = Options du jeu
new-files = Votre propre boîte
new-files-count = { $count ->
        [0] tout est intégré
       *[other] { $count } sur { $all } de votre boîte
    }
new-files-note = Vous possédez le jeu ? Jouez avec des fichiers recopiés de votre boîte. Ceux que vous ne donnez pas restent intégrés ; la partie garde les vôtres avec elle.
new-file-built-in = intégré
new-file-own = le vôtre : { $file }
new-file-pick = Choisir un fichier
new-file-drop = Reprendre l’intégré
new-create = Ouvrir la table
new-start = Commencer la partie
new-then-wait = Vous pourrez ensuite inviter vos amis.
new-then-start = La partie commence aussitôt.
new-making = On dresse la table…

## La salle d’attente

waiting-title = { $game } : on embarque
waiting-seats = À table
waiting-you = vous
waiting-here = sur cet écran
waiting-host = hôte
waiting-bot = robot, { $level }
waiting-free = Place libre
waiting-sit = S’asseoir ici
waiting-sit-any = Prendre place
waiting-sit-as = S’asseoir en place { $number }
waiting-leave = Se lever
waiting-put-bot = Mettre un robot
waiting-put-bot-at = Mettre un robot en place { $number }
waiting-remove-bot = Retirer
waiting-remove-bot-at = Retirer le robot { $name }
waiting-name = Votre nom à cette table
waiting-start = Commencer
waiting-start-fill = { $free ->
        [one] Un robot prendra la place libre.
       *[other] Des robots prendront les { $free } places libres.
    }
waiting-start-full = La table est au complet.
waiting-fill-level = Niveau des robots
waiting-close = Fermer la table
waiting-close-sure = Fermer vraiment ? Cliquez encore.
waiting-for-host = { $free ->
        [0] La table est au complet : on attend que l’hôte lance la partie.
        [one] On attend encore une personne, ou que l’hôte lance la partie avec un robot.
       *[other] On attend encore { $free } personnes, ou que l’hôte lance la partie avec des robots.
    }
waiting-guest = On vous invite à cette table. Choisissez un nom et prenez place : c’est tout.
waiting-full = Toutes les places sont prises. Vous pourrez regarder la partie dès qu’elle commencera.
waiting-kept = place gardée
waiting-kept-you = gardée pour vous
waiting-offered = On vous garde une place à cette table. La prenez-vous ?
waiting-fair = Hasard vérifiable : l’empreinte de la graine est déjà fixée, et la graine sera révélée à la fin.
waiting-beacon = Les places et le hasard sont fixés. La partie commence avec la prochaine valeur de la balise publique.
waiting-commitment = Empreinte SHA-256
waiting-terms = Réglages de la table
waiting-usual = réglages habituels
waiting-public = table publique
waiting-no-spectators = sans spectateurs
waiting-lost = La connexion est interrompue ; elle se rétablira d’elle-même.
waiting-about = En deux mots
waiting-taken = { $name } a pris place.
waiting-left = Une place s’est libérée.

## L’invitation

invite = Inviter
    .text = Qui ouvre ce lien peut s’asseoir à la table, sans inscription.
invite-link = Lien d’invitation
invite-copy = Copier le lien
invite-copied = Lien copié
invite-share = Partager
invite-message = Une partie de { $game } ? La table est prête :
invite-code = Code QR du lien d’invitation
invite-scan = Ou visez ce code avec un téléphone.
invite-local = Cette adresse n’existe que sur cet ordinateur : pour jouer à distance, ouvrez le site par son adresse sur le réseau.

## Le format des fichiers de sa propre boîte

new-file-template = Télécharger le modèle
new-files-format = Le format de ces fichiers
files-title = Les fichiers de votre boîte
files-of = { $game } : les fichiers de votre boîte
files-intro = Téléchargez un modèle, remplacez ses valeurs par celles de votre boîte, et choisissez le fichier dans le formulaire d’une nouvelle table. Le serveur le vérifie : s’il y a une erreur, il nomme le fichier, l’endroit et la raison.
files-table = Un tableau (.csv) s’ouvre dans Excel ou LibreOffice. La première ligne garde les noms des colonnes. Virgules, points-virgules ou tabulations séparent les valeurs, et les nombres sont entiers.
files-json = Un fichier .json s’ouvre dans un éditeur de texte. Gardez les guillemets, les crochets et les noms tels qu’ils sont.
files-limit = Un fichier compte au plus 64 000 caractères.
files-none = Ce jeu n’a pas de fichiers à remplacer.
files-new = Nouvelle table
