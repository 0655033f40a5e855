## Le port

port-welcome = Des jeux de pirates à jouer tout de suite : seul contre des robots, entre amis à distance, ou à plusieurs devant le même écran.
port-name = Vous naviguez sous le nom de
port-games = Les jeux
port-play-now = Jouer maintenant
port-play-now-note = contre { $bots ->
        [one] un robot
       *[other] { $bots } robots
    } de niveau { $level }, sans inscription
port-casting-off = On largue les amarres…
port-new-table = Nouvelle table
port-seats = { $first } à { $last } joueurs
port-seats-only = { $first } joueurs
port-credit = D’après le jeu de { $author } ({ $publisher }, { $year })
port-cover = Illustration de { $game }
port-mine = Mes tables
    .none = Vos parties vous attendront ici : commencez-en une, elle ne se perd pas.
port-finished = Parties récentes
port-open = Tables ouvertes
    .none = Personne n’attend en ce moment. Ouvrez une table publique, et d’autres vous y rejoindront.
port-running = À regarder
    .none = Aucune partie publique n’est en cours.
port-resume = Reprendre
port-enter = Entrer
port-join = Rejoindre
port-watch = Regarder
port-replay = Revoir
port-your-turn = À vous de jouer
port-turn-of = À { $seat } de jouer
port-under-way = Partie en cours
port-waiting = En attente : { $free ->
        [0] la table est au complet
        [one] une place libre
       *[other] { $free } places libres
    }
port-you-won = Vous avez gagné
port-won-by = Gagnée par { $names }
port-ended = Partie terminée
port-with = avec { $names }
port-alone = pas encore d’adversaire
port-act-on = { $act } : { $game }, { $names }
port-no-games = Aucun jeu n’est à quai pour l’instant.
port-about = Logiciel libre. Les règles sont racontées avec nos mots ; les auteurs et éditeurs des jeux sont cités. Le hasard de chaque partie se vérifie.

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

gangway-title = { $game } : on embarque
gangway-seats = À table
gangway-you = vous
gangway-here = sur cet écran
gangway-host = hôte
gangway-bot = robot, { $level }
gangway-free = Place libre
gangway-sit = S’asseoir ici
gangway-sit-any = Prendre place
gangway-sit-as = S’asseoir en place { $number }
gangway-leave = Se lever
gangway-put-bot = Mettre un robot
gangway-put-bot-at = Mettre un robot en place { $number }
gangway-remove-bot = Retirer
gangway-remove-bot-at = Retirer le robot { $name }
gangway-name = Votre nom à cette table
gangway-start = Commencer
gangway-start-fill = { $free ->
        [one] Un robot prendra la place libre.
       *[other] Des robots prendront les { $free } places libres.
    }
gangway-start-full = La table est au complet.
gangway-fill-level = Niveau des robots
gangway-close = Fermer la table
gangway-close-sure = Fermer vraiment ? Cliquez encore.
gangway-waiting-host = { $free ->
        [0] La table est au complet : on attend que l’hôte lance la partie.
        [one] On attend encore une personne, ou que l’hôte lance la partie avec un robot.
       *[other] On attend encore { $free } personnes, ou que l’hôte lance la partie avec des robots.
    }
gangway-guest = On vous invite à cette table. Choisissez un nom et prenez place : c’est tout.
gangway-full = Toutes les places sont prises. Vous pourrez regarder la partie dès qu’elle commencera.
gangway-fair = Hasard vérifiable : l’empreinte de la graine est déjà fixée, et la graine sera révélée à la fin.
gangway-commitment = Empreinte SHA-256
gangway-terms = Réglages de la table
gangway-public = table publique
gangway-by-link = sur invitation
gangway-spectators = spectateurs bienvenus
gangway-no-spectators = sans spectateurs
gangway-lost = La connexion est interrompue ; elle se rétablira d’elle-même.
gangway-about = En deux mots
gangway-taken = { $name } a pris place.
gangway-left = Une place s’est libérée.

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
