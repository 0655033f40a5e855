## Seats and players

seat-number = Siège { $number }
seat-word-you = vous
default-player-name = Corsaire

## Refusals of the platform

refusal-not-asked = Ce n’est pas à vous de choisir : c’est à { $seat } de jouer.
refusal-game-over = La partie est finie : il n’y a plus rien à choisir.
refusal-unknown-choice = « { $text } » n’est ni un choix ni une commande. Tapez un numéro de la liste, ou ? pour l’aide.
refusal-no-such-number = Il n’y a pas de choix numéro { $number } : la liste va de 1 à { $last }.
refusal-stale = Cette réponse arrive trop tard : la question { $serial } est passée, on en est à la question { $current }.
refusal-seat-count = { $game } ne se joue pas à { $seats } : nombres de joueurs possibles : { $allowed }.
refusal-option-value = L’option { $option } ne peut pas valoir « { $value } » : valeurs possibles : { $allowed }.
refusal-option-unknown = Le jeu { $game } n’a pas d’option « { $option } ». { $count ->
        [0] Il n’en a aucune.
       *[other] Ses options : { $allowed }.
    }
refusal-data-unknown = Le jeu { $game } n’a pas de fichier de données « { $file } ».
refusal-data-too-large = Le fichier { $file } est trop grand : { $most } caractères au plus.
refusal-data-not-text = Le fichier { $file } n’est pas du texte (UTF-8).
refusal-data-not-json = { $file }, ligne { $line }, colonne { $column } : ce n’est pas du JSON.
refusal-data-no-table = { $file }, ligne { $line } : ce n’est pas un tableau de valeurs séparées par des virgules, des points-virgules ou des tabulations.
refusal-data-large-number = { $file } : un nombre est trop grand ou trop long. Le plus grand permis est { $most }.
refusal-data-too-deep = { $file } : trop de listes imbriquées, { $most } niveaux au plus.
refusal-data-long-list = { $file } : une liste est trop longue, { $most } éléments au plus.
refusal-data-long-text = { $file } : un texte est trop long, { $most } caractères au plus.
refusal-data-many-values = { $file } : il y a trop de valeurs, { $most } au plus.
refusal-unknown-game = Il n’y a pas de jeu « { $game } ». Jeux disponibles : { $games }.
refusal-unknown-bot = Il n’y a pas de robot « { $bot } ». Robots disponibles : { $bots }.
refusal-nothing-to-undo = Vous n’avez encore rien joué : il n’y a rien à reprendre.
refusal-undo-others-moved = Trop tard pour reprendre ce coup : d’autres ont joué depuis.
refusal-undo-revealed = Ce coup ne se reprend pas : une carte a été tirée ou quelque chose a été révélé.

## Records that are refused

record-refused = Enregistrement refusé, ligne { $line } : { $reason }
record-too-long = il est trop long pour être une partie.
record-truncated = il s’arrête avant la ligne « { $word } » : le fichier est incomplet.
record-expected = on attendait « { $word } », on lit « { $found } ».
record-not-numbers = on attendait des nombres après « { $word } », on lit « { $found } ».
record-not-hex = on attendait { $bytes } octets en hexadécimal après « { $word } ».
record-not-a-file = on attendait, après « data », le nom d’un fichier et son contenu entre guillemets ({ $file }).
record-not-a-record = ce n’est pas un enregistrement de flibuste.
record-expected-move = on attendait un coup, on lit « { $found } ».
record-not-as-written = cette ligne ne s’écrit pas ainsi : il y a une espace ou un signe de trop.
record-other-game = c’est une partie d’un autre jeu, { $game }.
record-player-order = les joueurs ne sont pas dans l’ordre : on attendait le joueur { $expected }.
record-player-count = { $players ->
        [one] { $players } joueur est nommé
       *[other] { $players } joueurs sont nommés
    } pour { $seats ->
        [one] { $seats } siège
       *[other] { $seats } sièges
    }.
record-after-the-end = il y a encore du texte après la fin : « { $found } ».
record-checksum = la somme de contrôle ne correspond pas : le fichier a été modifié ou abîmé.
record-version = il suit la version { $version } des règles, et la version d’ici est la { $current }.
record-setup = cette mise en place n’est pas possible.
record-options-incomplete = les options du jeu n’y sont pas toutes, ou pas dans l’ordre.
record-no-such-seat = ce siège n’existe pas dans cette partie.
record-illegal = le coup « { $text } » n’est pas permis.
record-luck-missing = il manque des tirages : le hasard noté ne suffit pas.
record-luck-forged = les tirages notés ne sont pas ceux que donne la graine.
record-luck-left-over = il y a plus de tirages notés qu’il n’en fallait.
record-unfinished = la partie n’est pas finie ; seule une partie finie se vérifie.
record-no-seed = la graine n’y est pas.
record-seed-not-committed = la graine ne correspond pas à l’empreinte inscrite dans l’enregistrement.
record-not-over = une fin est inscrite, mais la partie n’est pas finie.
record-result-forged = le résultat inscrit n’est pas celui de la partie.
record-not-text = il contient une moitié de caractère : ce n’est pas du texte.
record-newer-format = il est écrit au format { $format } ; cette version lit les formats jusqu’au { $newest }.
record-not-draws = on attendait des tirages comme « 3/6 » après « luck », on lit « { $found } ».
record-not-a-name = un nom ne s’écrit pas ainsi.
record-not-a-beacon = la valeur d’une balise ne s’écrit pas ainsi.
record-too-many-nonces = il y a plus de nonces que les { $seats } places.
record-nonce-twice = ce nonce y est deux fois.
record-not-a-take-back = cette reprise n’est pas possible : il faut une place, un coup, et les autres places qui ont consenti.
record-not-a-hand-over = ce passage de main n’est pas possible : il faut une place, « person » ou « bot », et un nom.
record-seal-forged = le sceau ne correspond pas : le texte au-dessus a été modifié.
record-other-commitment = l’empreinte n’est pas celle que vous donnez : ce hasard n’est pas celui qu’on vous avait promis.
record-nonce-missing = le nonce que vous donnez n’a pas été mêlé au hasard.
record-other-receipt = le reçu que vous donnez est celui d’une autre partie : ce n’est pas celle qui a été jouée.

## Help pages

cli-usage = Utilisation :
cli-usage-options = [options]
cli-commands = Commandes
cli-lang = La langue : français, anglais ou allemand. Sans elle, FLIBUSTE_LANG ou la langue du système décide.
    .value = fr|en|de
cli-help = Affiche cette page.
cli-default = Par défaut : { $value }.
cli-examples = Exemples :
cli-flibuste = Des jeux de pirates à jouer dans le navigateur ou dans le terminal, contre des robots ou entre amis. « flibuste COMMANDE --help » explique chaque commande.
cli-flibuste-show_version = Affiche la version installée, et si les règles sont compilées.
cli-play = Joue une partie, contre des robots ou à plusieurs devant le même écran. Sans argument, quelques questions mettent la partie en place. La partie est enregistrée après chaque coup.
cli-play-game = Le nom du jeu ; « flibuste games » en donne la liste.
    .value = JEU
cli-play-seats = Qui joue, siège par siège : you ou you:Nom pour une personne, sinon un robot : mousse, matelot, second ou capitaine (docs/bots.md en nomme d’autres). Par exemple you:Anne,matelot,second.
    .value = SIÈGES
cli-play-names = Les noms, siège par siège, séparés par des virgules.
    .value = NOMS
cli-play-seed = La graine du hasard : la même graine donne la même partie.
    .value = GRAINE
cli-play-option = Une option du jeu ; peut être répétée.
    .value = CLÉ=VALEUR
cli-play-data = Un dossier de fichiers recopiés de sa propre boîte, pour les jeux qui le permettent ; ceux qui n’y sont pas sont ceux d’origine.
    .value = DOSSIER
cli-play-resume = Reprend une partie enregistrée ; sans fichier, la dernière laissée en cours.
    .value = [FICHIER]
cli-play-companion = Pour une première partie : explique chaque situation nouvelle en une phrase. Sans --seats, contre deux mousses.
cli-games = Donne la liste des jeux.
cli-games-game = Un jeu, pour voir aussi ses options.
    .value = JEU
cli-learn = Apprend un jeu sur son propre plateau, en leçons courtes.
cli-learn-game = Le nom du jeu.
    .value = JEU
cli-learn-lesson = Une leçon par son numéro ou son nom ; sinon, la première que vous n’avez pas faite.
    .value = LEÇON
cli-learn-again = Recommence la leçon au lieu de la reprendre où vous l’aviez laissée.
teach-title = Leçons : { $game }
teach-none = { $game } n’a pas encore de leçons. Ses règles : flibuste rules { $name }
teach-step = { $step } sur { $steps }
teach-read = Entrée pour continuer, « quitter » pour sortir.
teach-hint = La leçon demande ceci : { $choice }.
teach-done = Leçon terminée : { $title }.
teach-next = Entrée pour la leçon suivante, « quitter » pour sortir.
teach-all-done = Vous avez fait toutes les leçons. Jouez une vraie partie : flibuste play { $name }
teach-left = Gardé pour plus tard. Pour reprendre : flibuste learn { $name } { $lesson }
refusal-unknown-lesson = Il n’y a pas de leçon « { $lesson } ». Leçons disponibles : { $lessons }.
refusal-lesson-choose = Rien à lire de plus pour l’instant : la leçon attend votre choix.
refusal-lesson-read = Rien ne vous est demandé pour l’instant : lisez, puis continuez.
cli-puzzles = Des problèmes : des positions où un seul choix est nettement le meilleur. play montre celui du jour, list les énumère, make en cherche, check les vérifie.
    .example =
        flibuste puzzles play
        flibuste puzzles play libertalia --day 2026-11-18
        flibuste puzzles make freibeuter --games 500 --out problemes.ndjson
cli-puzzles-order = Ce qu’il faut faire : play, list, make ou check.
    .value = ORDRE
cli-puzzles-game = Le nom du jeu ; sinon, pour play, celui dont c’est le tour.
    .value = JEU
cli-puzzles-day = play : le problème d’un jour passé, à l’heure de Greenwich.
    .value = AAAA-MM-JJ
cli-puzzles-puzzle = play : un problème par son nom, comme list le donne.
    .value = NOM
cli-puzzles-games = make : le nombre de parties de robots où chercher.
    .value = NOMBRE
cli-puzzles-seats = make : le nombre de joueurs de ces parties ; sinon 2, 3 et 4 à tour de rôle.
    .value = NOMBRE
cli-puzzles-seed = make, check : la graine ; la même graine trouve les mêmes problèmes.
    .value = GRAINE
cli-puzzles-records = make : l’enregistrement d’une partie finie où chercher aussi ; peut être répété.
    .value = FICHIER
cli-puzzles-most = make : le nombre de problèmes à garder.
    .value = NOMBRE
cli-puzzles-effort = make, check : combien de fois l’effort habituel.
    .value = FOIS
cli-puzzles-sample = check : le nombre de problèmes à vérifier, répartis sur tous ; sinon tous.
    .value = NOMBRE
cli-puzzles-jobs = Le nombre de processus ; par défaut, un par cœur.
    .value = NOMBRE
cli-puzzles-cluster = L’adresse d’un ordonnanceur Dask.
    .value = ADRESSE
cli-puzzles-out = make : le fichier à écrire. Ce qui est déjà cherché est gardé à côté, et la recherche reprend là.
    .value = FICHIER
puzzles-orders = Que faire des problèmes ? Au choix : { $orders }.
puzzles-none = Il n’y a pas encore de problèmes pour ce jeu.
puzzles-nothing = Il n’y a aucune partie où chercher : donnez --games ou --record.
puzzles-seats = Ce jeu ne se joue pas à { $seats }. Au choix : { $allowed }.
puzzles-record = { $file } n’est pas une partie finie de ce jeu, ou elle utilise des fichiers personnels.
puzzles-progress = Problèmes
puzzles-line = { $done } sur { $games }, encore { $seconds } s environ
puzzles-made = { $games } parties, { $decisions } décisions : { $found } problèmes trouvés, { $kept } gardés dans { $file }.
puzzles-check-wrong = { $puzzle } : la solution ne tient pas ({ $best } points sur cent, une autre { $other }).
puzzles-check-criterion = { $puzzle } : la solution tient ({ $best } points contre { $other }), mais pas le critère « { $criterion } ».
puzzles-checked = Avec { $effort } fois l’effort, { $solutions } solutions sur { $count } tiennent ; tous les critères tiennent pour { $criteria }.
puzzles-game = jeu
puzzles-count = problèmes
puzzles-today = celui du jour
puzzles-puzzle = problème
puzzles-players = joueurs
puzzles-rating = cote
puzzles-strength = force
puzzles-level-easy = facile
puzzles-level-medium = moyen
puzzles-level-hard = difficile
puzzles-question = Problème { $puzzle } ({ $level }, cote { $rating }) : quel est le meilleur choix ?
puzzles-right = Juste : { $choice }.
puzzles-wrong = Non, pas « { $choice } ». Le meilleur choix : { $best }.
puzzles-why = Pourquoi : { $why }
puzzles-theme = Thème : { $theme }.
puzzles-choice = choix
puzzles-worth = chances de gagner
puzzles-share = { $share } % ± { $error }
refusal-unknown-puzzle = Il n’y a pas de problème « { $puzzle } ».
refusal-bad-day = « { $day } » n’est pas une date. Écrivez-la ainsi : 2026-11-18.
refusal-no-such-day = Il n’y a pas de problème pour le { $day } : seulement du { $first } au { $last }.
cli-rules = Affiche les règles d’un jeu, chapitre par chapitre et numérotées.
cli-rules-game = Le nom du jeu.
    .value = JEU
cli-rules-rule = Une seule règle, par son numéro.
    .value = NUMÉRO
cli-rules-search = Seulement les règles où figure ce mot.
    .value = MOT
cli-rules-pager = Page par page, si la sortie est un terminal.
cli-replay = Raconte et dessine une partie enregistrée. Une partie en cours ne se montre que du point de vue d’un siège.
cli-replay-file = L’enregistrement.
    .value = FICHIER
cli-replay-stepwise = Coup par coup, avec le plateau.
cli-replay-seat = Le point de vue : un numéro de siège à partir de 1, un nom, ou open pour tout voir.
    .value = SIÈGE
cli-replay-ndjson_ = Pour d’autres programmes : un objet JSON par ligne.
cli-verify = Dit ce que l’enregistrement d’une partie finie prouve et ne prouve pas : règles, hasard, résultat.
cli-verify-file = L’enregistrement.
    .value = FICHIER
cli-verify-commitment = L’empreinte qu’on vous a montrée avant la partie.
    .value = HEXA
cli-verify-nonce = Le nonce que vous avez mêlé au hasard.
    .value = HEXA
cli-verify-receipt = Le reçu qu’on vous a montré à la fin de la partie.
    .value = HEXA
cli-analyse = Dit quelle part d’une partie finie tient à la chance, et quelles décisions étaient des erreurs. Chaque décision est jugée d’après ce que son joueur savait.
cli-analyse-file = L’enregistrement.
    .value = FICHIER
cli-analyse-seconds = Le temps à y passer, environ.
    .value = SECONDES
cli-analyse-seat = Seulement ce joueur : un numéro de siège à partir de 1, ou un nom.
    .value = SIÈGE
cli-analyse-seed = La graine des parties imaginées : la même graine et le même effort donnent le même rapport.
    .value = GRAINE
cli-analyse-jobs = Le nombre de processus ; par défaut, un par cœur.
    .value = NOMBRE
cli-analyse-cluster = L’adresse d’un ordonnanceur Dask.
    .value = ADRESSE
cli-analyse-json_ = Écrit le rapport en JSON.
    .value = FICHIER
cli-analyse-html = Écrit le rapport en une page, avec la courbe.
    .value = FICHIER
cli-simulate = Fait jouer des parties par des robots et en donne le bilan.
cli-simulate-game = Le nom du jeu.
    .value = JEU
cli-simulate-seats = Le nombre de sièges, ou plusieurs, par exemple 2,3,4. Par défaut, le plus grand permis.
    .value = NOMBRES
cli-simulate-bots = Les robots, séparés par des virgules ; ils changent de siège d’une partie à l’autre.
    .value = ROBOTS
cli-simulate-games = Le nombre de parties.
    .value = NOMBRE
cli-simulate-option = Une option du jeu ; peut être répétée.
    .value = CLÉ=VALEUR
cli-simulate-data = Un dossier de fichiers recopiés de sa propre boîte.
    .value = DOSSIER
cli-simulate-check = Vérifie tout après chaque coup : pièces, secrets, scores, enregistrement.
cli-simulate-out = Le dossier où écrire les enregistrements.
    .value = DOSSIER
cli-simulate-seed = La graine : la même donne les mêmes parties.
    .value = GRAINE
cli-simulate-jobs = Le nombre de processus ; par défaut, un par cœur.
    .value = NOMBRE
cli-simulate-json_ = Le bilan en JSON.
cli-arena = Fait jouer des robots les uns contre les autres et dit lequel est le meilleur, de combien, et avec quelle certitude. Chaque donne est jouée dans toutes les dispositions autour de la table : la chance s’annule.
cli-arena-game = Le nom du jeu.
    .value = JEU
cli-arena-bots = Les robots, séparés par des virgules ; un robot peut être nommé plusieurs fois.
    .value = ROBOTS
cli-arena-games = Le nombre de parties, arrondi à des séries entières ; avec --until-sure, le plus qu’il puisse y en avoir. Par défaut 200.
    .value = NOMBRE
cli-arena-seats = Le nombre de sièges. Par défaut, un par robot. S’il y a plus de robots que de sièges, tous se rencontrent ; s’il y en a moins, ils se partagent les sièges à égalité.
    .value = NOMBRE
cli-arena-ladder = Classe tous les robots du jeu, ou ceux de --bots ; par défaut à deux sièges.
cli-arena-until_sure = S’arrête dès que la réponse est certaine à 95 % : le premier robot est-il meilleur ? (test séquentiel)
cli-arena-elo0 = Pour --until-sure : l’écart Elo à rejeter. Par défaut 0.
    .value = ELO
cli-arena-elo1 = Pour --until-sure : l’écart Elo à prouver. Par défaut 50.
    .value = ELO
cli-arena-share0 = Comme --elo0, en part de victoires, par exemple 0.5.
    .value = PART
cli-arena-share1 = Comme --elo1, en part de victoires, par exemple 0.6.
    .value = PART
cli-arena-adjusted = Donne aussi les résultats sans la chance : autant de parties, un intervalle plus étroit.
cli-arena-playouts = Pour --adjusted : le nombre de parties continuées pour mesurer la chance d’une étape. Par défaut 32.
    .value = NOMBRE
cli-arena-seconds = Le temps de réflexion par décision, en secondes. Par défaut 1.
    .value = SECONDES
cli-arena-iterations = La réflexion par décision, en itérations au lieu de secondes : le match se reproduit alors à l’identique.
    .value = NOMBRE
cli-arena-option = Une option du jeu ; peut être répétée.
    .value = CLÉ=VALEUR
cli-arena-data = Un dossier de fichiers recopiés de sa propre boîte.
    .value = DOSSIER
cli-arena-seed = La graine : la même donne les mêmes parties.
    .value = GRAINE
cli-arena-out = Le dossier du match : chaque partie finie y est notée aussitôt, et les résultats sous toutes leurs formes. La même commande reprend le match où il en était.
    .value = DOSSIER
cli-arena-resume = Reprend le match de ce dossier, tel qu’il a été commencé.
    .value = DOSSIER
cli-arena-jobs = Le nombre de processus ; par défaut, un par cœur.
    .value = NOMBRE
cli-arena-cluster = Joue sur une grappe Dask au lieu de cette machine.
    .value = tcp://HÔTE:PORT
cli-arena-json_ = Le résultat en JSON.
cli-arena-csv_ = Le résultat en CSV.
cli-arena-html = Écrit le résultat avec ses graphiques dans une page HTML.
    .value = FICHIER
cli-balance = Étudie un jeu en faisant jouer un robot contre lui-même : avantage des sièges, fins, durée, scores, et ce que valent les éléments propres au jeu.
cli-balance-game = Le nom du jeu.
    .value = JEU
cli-balance-bots = Le robot, ou plusieurs qui se partagent les sièges. Par défaut greedy ; un robot plus fort en dit plus, mais prend son temps.
    .value = ROBOTS
cli-balance-games = Le nombre de parties. Par défaut 1000.
    .value = NOMBRE
cli-balance-seats = Le nombre de sièges. Par défaut, le plus grand permis.
    .value = NOMBRE
cli-balance-seconds = Le temps de réflexion par décision, en secondes. Par défaut 1.
    .value = SECONDES
cli-balance-iterations = La réflexion par décision, en itérations au lieu de secondes : l’étude se reproduit alors à l’identique.
    .value = NOMBRE
cli-balance-option = Une option du jeu ; peut être répétée.
    .value = CLÉ=VALEUR
cli-balance-data = Un dossier de fichiers recopiés de sa propre boîte.
    .value = DOSSIER
cli-balance-seed = La graine : la même donne les mêmes parties.
    .value = GRAINE
cli-balance-out = Le dossier de l’étude : chaque partie finie y est notée aussitôt, et les résultats sous toutes leurs formes. La même commande reprend l’étude où elle en était.
    .value = DOSSIER
cli-balance-resume = Reprend l’étude de ce dossier, telle qu’elle a été commencée.
    .value = DOSSIER
cli-balance-jobs = Le nombre de processus ; par défaut, un par cœur.
    .value = NOMBRE
cli-balance-cluster = Joue sur une grappe Dask au lieu de cette machine.
    .value = tcp://HÔTE:PORT
cli-balance-json_ = Le résultat en JSON.
cli-balance-csv_ = Le résultat en CSV.
cli-balance-html = Écrit le résultat avec ses graphiques dans une page HTML.
    .value = FICHIER

## Without a command

overview-title = flibuste : des jeux de pirates, dans le navigateur ou dans le terminal
overview-site = jouer dans le navigateur, entre amis ou contre des robots
overview-terminal = jouer ici, dans le terminal
overview-learn = apprendre un jeu en dix minutes : flibuste learn freibeuter
overview-rules = lire les règles d’un jeu : flibuste rules libertalia
overview-arena = opposer des robots : lequel est le meilleur ?
overview-bots = écrire un robot et l’essayer : docs/bots.md
overview-help = toutes les commandes
overview-enter = Entrée ouvre le site dans le navigateur, q quitte. >
version-compiled = flibuste { $version }, règles compilées
version-interpreted = flibuste { $version }, règles interprétées (sans compilation)

## Wrong command lines

usage-see-help = « --help » explique ce qui est possible.
usage-language = La langue « { $text } » n’est pas disponible. Choisissez parmi : { $languages }.
usage-number = { $option } demande un nombre entier d’au moins { $least } ; « { $text } » n’en est pas un.
usage-number-between = { $option } demande un nombre entier de { $least } à { $most } ; « { $text } » n’en est pas un.
usage-decimal = { $option } demande un nombre de { $least } à { $most } ; « { $text } » n’en est pas un.
usage-no-option = L’option { $option } n’existe pas.
usage-value-missing = Il manque la valeur de l’option { $option }.
usage-value-unwanted = L’option { $option } ne prend pas de valeur.
usage-bad-value = La valeur donnée pour { $name } n’est pas possible.
usage-missing = Il manque un argument : { $name }.
usage-extra = Il y a un argument de trop : { $text }.
usage-wrong = Cette ligne de commande n’est pas comprise.
usage-no-game-but = Il n’y a pas de jeu « { $text } ». Vouliez-vous dire « { $game } » ?
usage-no-command = La commande « { $text } » n’existe pas. Commandes disponibles : { $commands }.
usage-no-command-but = La commande « { $text } » n’existe pas. Vouliez-vous dire « { $command } » ?
package-missing = La commande { $command } a besoin du paquet { $package }, qui n’est pas installé.
usage-which-game = De quel jeu s’agit-il ? Jeux disponibles : { $games }.
usage-names = Il y a { $names } noms pour { $seats } sièges.
usage-option-form = Une option s’écrit CLÉ=VALEUR ; « { $text } » n’a pas cette forme.
usage-no-companion = { $game } n’a pas de compagnon pour une première partie.
usage-resume-alone = Une partie reprise garde son jeu, ses joueurs et sa graine : --resume s’emploie seul.

## Files

data-not-for = Le jeu { $game } n’a aucun fichier à remplacer.
data-no-folder = Il n’y a pas de dossier { $folder }.
data-nothing = Le dossier { $folder } ne contient aucun des fichiers { $files }.
file-missing = Le fichier { $file } n’existe pas.
file-forbidden = Le fichier { $file } n’est pas accessible : vous n’en avez pas le droit.
file-is-folder = { $file } est un dossier, pas un fichier.
file-not-folder = Une partie du chemin { $file } n’est pas un dossier.
file-disk-full = Le disque est plein : { $file } n’a pas pu être écrit.
file-read-only = { $file } se trouve sur un disque en lecture seule.
file-name-too-long = Ce nom de fichier est trop long.
file-other = Le fichier { $file } ne peut être ni lu ni écrit ({ $code }).
file-special = { $file } n’est pas un fichier ordinaire : rien n’y est écrit.
file-not-text = Le fichier n’est pas du texte : ce n’est pas un enregistrement de flibuste.
file-too-large = Le fichier { $file } est trop gros pour être une partie.

## Faults of our own

crash = Une erreur du programme a tout arrêté ({ $what }). Rien n’est perdu : les détails et la partie sont dans { $file }.
crash-unsaved = Une erreur du programme a tout arrêté ({ $what }), et le rapport n’a pas pu être écrit.

## Setting up a game

setup-welcome = Bienvenue à bord ! Entrée accepte la réponse entre crochets.
language-name = français
setup-language = Langue : { $words } [{ $usual }] ?
setup-game = À quel jeu jouez-vous : { $words } [{ $usual }] ?
setup-seats = { $title } : combien de joueurs, robots compris ({ $words }) [{ $usual }] ?
setup-name = Votre nom [{ $usual }] ?
setup-people = Combien de personnes devant cet écran ({ $words }) [{ $usual }] ?
setup-other-name = Nom de la personne { $number } ?
setup-bot = Quel robot tient les autres places : { $words } [{ $usual }] ?
setup-again = « { $text } » n’est pas possible ici. Choisissez parmi : { $words }.

## At the table

prompt = Votre choix (? : aide) >
prompt-empty = Tapez un numéro de la liste, un coup comme il est noté, ou ? pour l’aide.
prompt-which = Plusieurs choix sont possibles : { $choices }.
    .one = « { $choice } » ({ $number })
prompt-unclear = { $more ->
        [0] Ces mots désignent plusieurs coups : { $choices }.
       *[other] Ces mots désignent plusieurs coups : { $choices } et { $more } autres.
    }
    .one = « { $choice } »
prompt-number = { $number } est le numéro d’un choix et le nom d’un autre. Écrivez lequel : { $choices }.
prompt-told = Entrée : continuer. >
prompt-undo = Entrée : au suivant. « annuler » : reprendre ce coup. >
prompt-paused = « { $text } » ne se fait pas ici : attendez la prochaine question. Entrée continue.
news = Depuis votre dernier choix :
news-first = Jusqu’ici :
commitment =
    Le hasard est promis, par l’empreinte SHA-256 de la graine :
    { $hash }
bot-thinks = { $seat } réfléchit…
hand-over-hide = Entrée cache votre main ; passez ensuite le clavier à { $seat }. >
hand-over = Passez le clavier à { $seat }. { $seat }, appuyez sur Entrée. >
bot-plays = Un robot joue désormais pour { $seat }. Ctrl-C l’arrête ; en reprenant la partie, vous retrouvez votre place.
resign-sure = Abandonner vraiment ? Un robot jouera jusqu’à la fin. (oui/non) >
resigned = { $seat } abandonne ; un robot joue jusqu’à la fin.
yes-words = oui, o
undone = Repris : « { $choice } ».
saved = Partie enregistrée : { $file }
save-exists = { $file } existe déjà et n’est pas cette partie : rien n’y est écrit.
save-failed = La partie continue, mais ce coup n’est pas enregistré. « save FICHIER » l’enregistre ailleurs.
left =
    La partie est enregistrée. Pour la reprendre :
    flibuste play --resume { $file }
recap-nothing = Il ne vous est rien arrivé
recap-table-undone = reprend son dernier choix
preview-times = { $what } ({ $count } fois)
foresee = Ce qui se passerait :
foresee-hidden = La suite dépend de choses cachées : elle ne se prévoit pas.
hint = Un bon robot jouerait :

## Orders at the table: the words that can be typed, and what they do

help-choose = Tapez le numéro d’un choix, des mots qui le désignent ({ $words }), ou le coup comme il est noté ({ $choice }). Ou bien :
help-why = explique le choix { $number } ; « ? { $other } » dit pourquoi ce coup n’est pas permis
order-help = aide, help
    .does = cette liste
order-hint = conseil, hint
    .does = ce que jouerait un robot à votre place
order-undo = annuler, undo
    .does = reprend votre dernier coup, tant que rien n’a été tiré ni révélé
order-log = journal, log
    .does = les derniers événements ; « journal 30 » en montre davantage
order-rules = règles, regles, rules
    .does = les chapitres ; « règles { $rule } » une règle, « règles MOT » celles où figure ce mot
order-view = plateau, board, view
    .does = redessine le plateau
order-save = sauver, save
    .does = enregistre une copie : « sauver FICHIER »
order-lang = langue, lang
    .does = change de langue : « langue de »
order-bot = robot, bot
    .does = un robot joue pour vous ; Ctrl-C l’arrête, et la partie reprise est de nouveau à vous
order-resign = abandonner, resign
    .does = abandonne ; un robot joue jusqu’à la fin
order-quit = quitter, quit, exit
    .does = enregistre et quitte ; la partie pourra être reprise

## The end of a game

winners = { $count ->
        [one] { $winner_seat } l’emporte !
       *[other] Victoire partagée : { $winner_seat }.
    }
place = Place
place-number = { $place ->
        [1] 1er
       *[other] { $place }e
    }
total = Total
fair =
    La graine, révélée :
    { $seed }
    Elle correspond à la promesse du début :
    { $hash }
after-companion = Ce que vous avez bien joué, et ce que vous pourriez essayer : flibuste analyse { $file } --seat { $number }
kept =
    La partie est conservée dans :
    { $file }
    « flibuste verify » la vérifie, « flibuste replay » la raconte.
resume-none = Aucune partie en cours n’a été trouvée dans { $folder }.
resume-finished = La partie de { $file } est finie. « flibuste replay » la raconte.

## Rules, replay, verify, games

rules-how = Un numéro ({ $rule }) montre une règle, un mot celles où il figure.
rules-not-found = « { $text } » ne figure dans aucune règle.
rules-no-number = Il n’y a pas de règle « { $text } » : elles vont de { $first } à { $last }.
replay-unfinished = Cette partie n’est pas finie : elle ne se montre que du point de vue d’un siège, avec --seat et un nombre de 1 à { $seats }.
replay-no-seat = Il n’y a pas de siège « { $text } » : donnez un nombre de 1 à { $seats }, un nom ({ $names }), ou open.
replay-move = Coup { $number }
replay-at = Coup { $number } sur { $last }
replay-prompt = Entrée : suite. Un nombre : aller à ce coup. b : retour. q : quitter. >
verified = Partie vérifiée : { $title }, { $players }
proven-rules = Les { $moves } coups sont permis par les règles, et le résultat est bien celui où ils mènent.
proven-seed = La graine correspond à l’empreinte inscrite dans l’enregistrement ({ $hash }).
proven-luck = Les { $luck } tirages découlent de la graine et des nonces.
proven-luck-bound = Les { $luck } tirages découlent de la graine, avec la mise en place, les noms et les nonces.
proven-luck-stated = Les { $luck } tirages découlent de la graine et du résumé inscrit de ce qui était convenu.
proven-promise = L’empreinte est celle qu’on vous a montrée : la graine était déjà fixée.
proven-own-nonce = Votre nonce est mêlé au hasard.
proven-this-game = Le reçu est celui qu’on vous a montré : c’est cette partie, à la lettre près.
not-proven = Pas prouvé :
unproven-promise = Que la graine était promise avant la partie. Donnez l’empreinte qu’on vous a montrée (--commitment).
unproven-nonces = Que votre nonce est mêlé au hasard. Donnez-le (--nonce).
unproven-added = Que personne n’a choisi le hasard : sans nonce, qui a fait la graine a pu la choisir.
unproven-this-game = Que c’est bien la partie jouée : qui connaît la graine peut en écrire une autre. Donnez le reçu montré à la fin (--receipt).
unproven-names = Que les noms et la mise en place sont vrais : dans cet ancien format, le hasard n’en dépend pas.
unproven-forgotten = Que le résumé inscrit est celui de ce qui était convenu : un nom en a été retiré depuis, parce que son propriétaire a demandé à être oublié.
unproven-burned = Que le hasard a été repris comme inscrit : cet ancien format n’indique qu’un nombre de tirages.
unproven-consent = Que les joueurs nommés ont consenti aux reprises. Le reçu le prouverait.
unproven-beacon = Que la balise a donné cette valeur. À vérifier auprès d’elle : { $beacon }
receipt =
    Le reçu de cet enregistrement :
    { $hash }
games-seats = { $seats } joueurs
games-no-options = Ce jeu n’a pas d’options.
games-usual = (d’habitude)
games-files = Fichiers qu’on peut remplacer par les siens, avec --data DOSSIER : { $files }

## Simulations

number = { $value }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-progress = Parties
simulate-line = { $done } parties sur { $games }, encore { $seconds } s environ
simulate-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s ({ $rate } par seconde), graine { $seed }
simulate-stopped = { $checked ->
        [yes] Interrompu : { $done } parties sur { $games } ont été jouées et vérifiées, sans faute. La même graine les rejoue.
       *[no] Interrompu : { $done } parties sur { $games } ont été jouées. La même graine les rejoue.
    }
simulate-min = min.
simulate-median = médiane
simulate-max = max.
simulate-mean = moyenne
simulate-length = Décisions par partie
simulate-score = Score
simulate-ends = Fin de partie
simulate-bot = Robot
simulate-seats = Sièges
simulate-won = Premier
simulate-mean-score = Score moyen
fault-census = Partie { $game } : des pièces ont disparu ou sont apparues. L’enregistrement est dans { $file }.
fault-view = Partie { $game } : un siège distingue un monde imaginé du vrai. L’enregistrement est dans { $file }.
fault-options = Partie { $game } : dans un monde imaginé, un siège aurait d’autres choix. L’enregistrement est dans { $file }.
fault-scores = Partie { $game } : la feuille de score ne donne pas le total. L’enregistrement est dans { $file }.
fault-places = Partie { $game } : les places contredisent les scores. L’enregistrement est dans { $file }.
fault-verify = Partie { $game } : l’enregistrement ne se vérifie pas. Il est dans { $file }.
fault-replay = Partie { $game } : rejouée, la partie n’est plus la même. L’enregistrement est dans { $file }.
fault-exception = Partie { $game } : le jeu s’est interrompu sur une erreur. Le détail est dans { $file }.

## Arena

units = { NUMBER($value, maximumFractionDigits: 0) }
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-two-bots = Un match oppose au moins deux robots différents : --bots greedy,random. Pour étudier un jeu avec un seul robot, il y a « flibuste balance ».
arena-resume-alone = Un match repris garde son jeu, ses robots, ses options et sa graine : avec --resume, seuls le nombre de parties, le test et la forme du résultat se choisissent.
arena-claims = Le test séquentiel oppose une part de victoires à une part plus grande ; { $low } % et { $high } % ne conviennent pas.
arena-other-match = Le dossier { $folder } contient déjà un autre match. Choisissez un autre dossier, ou « --resume { $folder } » pour continuer celui-là.
arena-unreadable = { $file }, ligne { $line } : ce n’est pas un match à nous, ou il a été modifié.
arena-other-rules = Les règles de { $game } ont une autre version ici que là où les parties ont commencé ; leurs résultats ne s’additionnent pas.
arena-workers-died = Les processus qui jouaient sont morts plusieurs fois de suite, peut-être par manque de mémoire. Les parties finies sont gardées.
arena-no-cluster = Aucune grappe Dask ne répond à { $address }.
arena-bot-failed = Le robot { $bot } s’est interrompu sur une erreur ou a joué un coup interdit, dans la série { $set }. Le match s’arrête ; le détail est dans { $file }.
arena-stopped = Le match est interrompu. Avec --out, il aurait pu être repris.
arena-stopped-kept = Le match est interrompu ; « flibuste { $command } --resume { $folder } » le reprend.
arena-estimate = { $bot } { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-certainty = { NUMBER($part, maximumFractionDigits: 0) } % du chemin vers la certitude
arena-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats } sièges, en { $sets ->
        [one] { $sets } série
       *[other] { $sets } séries
    } de même chance, graine { $seed }
arena-bot = Robot
arena-share = Victoires
arena-place = Place moyenne
arena-margin = Écart de score
arena-rating = OpenSkill
arena-duel = Duel
arena-duels = Duels
arena-ahead = Le premier devant
arena-games = Parties
arena-decisions = Décisions
arena-mean = Moyenne
arena-p99 = 99 %
arena-max = Maximum
arena-over = Dépassements
arena-verdict-better = { $bot } est meilleur : le test est certain après { $sets ->
        [one] une série
       *[other] { $sets } séries
    } ({ NUMBER($high, maximumFractionDigits: 1) } % de victoires plutôt que { NUMBER($low, maximumFractionDigits: 1) } %, erreur 5 %).
arena-verdict-not-better = { $bot } n’est pas meilleur : le test est certain après { $sets ->
        [one] une série
       *[other] { $sets } séries
    } ({ NUMBER($low, maximumFractionDigits: 1) } % de victoires plutôt que { NUMBER($high, maximumFractionDigits: 1) } %, erreur 5 %).
arena-verdict-open = Le test n’a pas encore de réponse pour { $bot } après { $sets ->
        [one] une série
       *[other] { $sets } séries
    } ({ NUMBER($low, maximumFractionDigits: 1) } % de victoires contre { NUMBER($high, maximumFractionDigits: 1) } %).
arena-elo = { $behind ->
        [yes] Retard de { $bot } en Elo : { $range }
       *[no] Avance de { $bot } en Elo : { $range }
    }
arena-even = Entre crochets, l’intervalle de confiance à 95 %, calculé sur les séries. À égalité de force, chacun gagne { NUMBER($share, maximumFractionDigits: 1) } %.
arena-adjusted-share = Victoires sans la chance
arena-share-factor = Parties épargnées ×
arena-adjusted-margin = Écart sans la chance
arena-margin-factor = Parties épargnées ×
arena-no-luck = Sans la chance
arena-adjusted = Sans la chance : on retire ce que la chance a donné, comparé à un nouveau tirage dans { $playouts } parties continuées depuis chaque étape. La moyenne reste la même. « Parties épargnées × » dit combien de fois plus de parties il faudrait sinon pour un intervalle aussi étroit.
arena-fixed = Aucun de ces robots ne regarde l’heure : la même commande avec la même graine redonne les mêmes parties.
arena-by-clock = Un de ces robots mesure son temps de réflexion, ou pourrait le faire : les mêmes parties peuvent se dérouler autrement une autre fois.
arena-title = { $game } : match entre robots
arena-strength = Résultat
arena-mean-score = Score moyen
arena-plot-share = Part de victoires
arena-plot-even = Le trait est l’intervalle de confiance à 95 %, la ligne pointillée l’égalité des forces.
arena-plot-rating = Classement OpenSkill
arena-plot-scores = Scores
arena-plot-mean = Le trait vertical est la moyenne.
arena-plot-times = Temps de réflexion par décision
arena-plot-clock = Trait plein : la moyenne ; pointillés fins : 99 % des décisions, et la plus longue ; ligne pointillée : le temps accordé. Un dépassement prend plus de 120 % de ce temps.
arena-thinking = Réflexion
arena-again = Pour rejouer ce match

## Balance

balance-nothing = Aucune partie n’a été finie.
balance-title = { $game } : équilibre du jeu
balance-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $seats } sièges entre { $bots }, graine { $seed }
balance-caution = Ces nombres disent comment jouent ces robots-là ; entre crochets, l’intervalle de confiance à 95 %. La colonne « Gagnent » donne la part de victoires de ceux qui s’en sont servis : ce n’est pas encore une cause.
balance-turn = Tour
balance-turns = Avantage selon l’ordre du tour
balance-seat = Siège
balance-seats = Avantage selon le siège
balance-what = Par partie
balance-winning = Score gagnant
balance-all = Tous les scores
balance-share = Part
balance-uses = Fois
balance-points = Points
balance-wins = Gagnent

## new-game

new-game-usage = Indiquez le nom du nouveau jeu, par exemple : make new-game NAME=corsairs PREFIX=COR (sans PREFIX, les règles sont numérotées d’après les trois premières lettres du nom)
new-game-underscore = Les noms qui commencent par un tiret bas sont réservés aux modèles : choisissez autre chose que « { $name } ».
new-game-not-a-name = « { $name } » ne peut pas être le nom d’un jeu : utilisez des minuscules de a à z, des chiffres et des tirets bas, en commençant par une lettre et avec au moins trois lettres en tout.
new-game-keyword = « { $name } » est un mot du langage Python et ne peut pas être le nom d’un jeu.
new-game-exists = Il existe déjà un jeu nommé « { $name } ».
new-game-prefix = Les règles de « { $name } » seraient numérotées { $prefix }-1 et ainsi de suite, comme celles de { $game } : choisissez d’autres lettres, par exemple : make new-game NAME={ $name } PREFIX=ABC
new-game-not-a-prefix = « { $prefix } » ne peut pas numéroter des règles : utilisez deux à cinq lettres majuscules de A à Z.
new-game-no-checkout = Un nouveau jeu se crée dans une copie des sources, et ceci est un paquet installé.
new-game-made = Le nouveau jeu { $name } se trouve dans { $folder }, et ses règles sont numérotées { $prefix }-1 et ainsi de suite. On peut déjà y jouer ; la suite est dans docs/add-a-game.md.

cli-bench = Mesure la vitesse des règles : parties au hasard, copies, vues.
cli-bench-as_json = Le rapport en JSON.
cli-bench-game = Un seul jeu.
    .value = JEU
cli-bench-peers = Mesure aussi d’autres bibliothèques de jeux, si elles sont installées.
cli-bench-rounds = Le nombre de tours de mesure, de 1 à 99.
    .value = NOMBRE
bench-measuring = Mesure : { $what }…
bench-compiled = Règles compilées.
bench-interpreted = Règles interprétées, sans compilation.
bench-ratio = { $pair } : { $ratio } fois la vitesse
bench-game = Jeu
bench-seats = Sièges
bench-decisions = Décisions/s
bench-playouts = Parties/s
bench-clone = Copie (µs)
bench-view = Vue (µs)
bench-bytes = Octets par état
bench-iterations = Recherches/s
bench-peer = Bibliothèque

## golden

golden-written = { $game } : { $file }, { $decisions } décisions
golden-not-found = { $game } : la fin « { $reason } » ne s’est pas présentée en { $games } parties.

## records, tables and the server

refusal-proposal-open = Une question est déjà posée à la table ; il faut d’abord y répondre.
refusal-no-proposal = On ne vous demande rien ici.
refusal-not-wanted = Les joueurs de cette table ont refusé. Vous ne pouvez plus le leur demander.
refusal-no-people = Il n’y a personne à cette table pour donner son accord.
refusal-not-absent = On ne peut remplacer { $other_seat } qu’après { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
 } sans connexion.
refusal-other-seat = Vous connaissez déjà une autre main de cette partie. Vous ne pouvez revenir qu’à votre propre place.
refusal-others-play = D’autres personnes jouent à cette table. Proposez-leur d’arrêter la partie ensemble.
refusal-still-playing = Vous jouez encore à cette table.
refusal-not-started = La partie n’a pas encore commencé.
refusal-table-over = Cette table est fermée.
refusal-closing = Le serveur s’arrête. Reconnectez-vous dans un instant ; rien n’est perdu.
refusal-not-saved = Votre choix n’a pas pu être enregistré, il n’a donc pas eu lieu. Réessayez.
refusal-set-aside = Cette table est trop longue à ouvrir : elle a été mise de côté. La personne qui gère le serveur peut la rendre.
refusal-too-slow = Ce calcul prend trop de temps.
refusal-too-many-acts = Il s’est passé tant de choses à cette table ({ $most } actes) qu’on ne peut plus rien y reprendre ni y changer. La partie peut toujours être menée à son terme.
refusal-data-too-slow = La vérification de ces fichiers prend trop de temps : { $files }.
refusal-data-unplayable = Aucune partie ne peut être menée à son terme avec ces fichiers : { $files }.
refusal-no-such-table = Cette table n’existe pas, ou elle n’est accessible que par son lien.
refusal-no-such-file = Ce jeu n’a pas de fichier { $file }.
refusal-rules-gone = Cette partie suit la version { $version } des règles, qui n’est plus conservée ici ; il y a la version { $current }.
refusal-no-such-address = Cette adresse n’existe pas.
refusal-no-such-guest = Personne ne porte ce nom ici.
refusal-not-a-guest = Choisissez d’abord un pseudonyme.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-no-spectators = Cette table n’admet pas de spectateurs.
refusal-wrong-origin = La demande vient d’un autre site et n’est pas acceptée.
refusal-busy = Le serveur est occupé. Réessayez dans un instant.
refusal-too-fast = C’est trop rapide. Réessayez dans { $seconds } s.
refusal-too-many-tables = Vous avez déjà { $most } tables. Terminez-en une d’abord.
refusal-too-many-connections = Vous avez déjà { $most } connexions ouvertes.
refusal-server-full = Le serveur est complet. Réessayez plus tard.
refusal-seat-taken = Cette place est déjà prise.
refusal-not-seated = Vous n’avez pas de place à cette table.
refusal-already-seated = Cette personne est déjà assise à la table.
refusal-seats-empty = { $count ->
    [one] Une place est encore libre
   *[other] { $count } places sont encore libres
 } : attendez quelqu’un ou ajoutez des robots.
refusal-already-started = La partie a déjà commencé.
refusal-luck-closed = La partie va commencer ou a commencé : on n’ajoute plus rien à son hasard.
refusal-beacon-silent = La balise publique n’a pas donné de nouvelle valeur : la partie n’a pas commencé. Réessayez dans un instant.
refusal-seats-changed = Quelqu’un est parti ou s’est assis pendant que la partie allait commencer. Lancez-la de nouveau.
refusal-not-over = La partie n’est pas terminée.
refusal-never-finished = Cette partie n’a pas été jouée jusqu’au bout : il n’y a rien à analyser.
refusal-analysis-under-way = Une de vos analyses est déjà en cours. Attendez qu’elle soit terminée.
refusal-analyses-full = Trop d’analyses sont en cours. Réessayez dans quelques minutes.
refusal-no-such-channel = Ce moyen d’être prévenu n’existe plus.
refusal-no-such-feed = Ce flux n’existe plus.
refusal-link-expired = Ce lien n’est plus valable. Demandez-en un autre.
refusal-bad-address = Cette adresse ne convient pas. Il faut une adresse https complète.
refusal-private-address = Cette adresse est celle d’un réseau privé : le serveur n’y envoie rien.
refusal-bad-push-keys = Les clés de ce navigateur ne conviennent pas. Rechargez la page et réessayez.
refusal-bad-mail-address = Ce n’est pas une adresse de courriel.
refusal-unknown-zone = Le fuseau horaire { $zone } est inconnu.
refusal-too-many-channels = Pas plus de { $most } moyens d’être prévenu. Supprimez-en un d’abord.
refusal-no-mail = Ce serveur n’envoie pas de courriel.
refusal-not-delivered = Le message n’a pas pu être remis. Vérifiez l’adresse.
refusal-no-such-cup = Cette coupe n’existe pas, ou elle n’est accessible que par son lien.
refusal-cup-not-open = Cette coupe n’a pas encore commencé.
refusal-cup-closed = Cette coupe est terminée : on ne peut plus la commencer.
refusal-cup-table = À une table de coupe, chacun joue seul et jusqu’au bout : on n’y revient pas sur un coup révélé et on n’y cède pas sa place.
refusal-cup-no-hints = Pas de conseil pendant une coupe : tout le monde doit jouer dans les mêmes conditions.
refusal-unsteady-bot = Dans une coupe, les robots répondent toujours de même à la même partie. { $bot } ne le peut pas ; choisissez parmi : { $bots }.
refusal-too-many-cups = Vous avez déjà { $most } coupes ou championnats en cours. Attendez la fin de l’un d’eux.
refusal-no-such-league = Ce championnat n’existe pas, ou il n’est accessible que par son lien.
refusal-league-begun = Ce championnat a déjà commencé.
refusal-league-full = Ce championnat est complet : { $most } personnes au plus.
refusal-league-too-few = Il faut au moins deux personnes par groupe.
refusal-league-not-host = Seule la personne qui a créé ce championnat peut faire cela.
refusal-league-clock = Un championnat a besoin d’une pendule : sinon, une seule personne pourrait l’arrêter.
refusal-not-a-member = Vous ne participez pas à ce championnat.
refusal-no-such-order = Cette consigne n’existe plus.
refusal-too-many-orders = Une place a au plus { $most } consignes. Annulez-en une d’abord.
refusal-unknown-question = Ce jeu ne pose jamais cette question.
refusal-unknown-measure = Cette question ne se mesure pas ainsi.
refusal-name-empty = Un pseudonyme doit contenir au moins un caractère visible.
refusal-clock-too-short = Le temps de réflexion doit être d’au moins une seconde.
refusal-bad-message = Ce message n’est pas lisible ({ $why }).
refusal-bad-request = Cette demande n’est pas lisible ({ $where }).
refusal-fault = Le serveur a rencontré un problème. Rien n’a changé. Réessayez.
refusal-too-large = C’est trop long : { $most } octets au plus.
refusal-headers-too-many = La demande a trop de lignes d’en-tête : { $most } au plus.
refusal-wrong-host = Ce serveur ne répond pas à ce nom.
refusal-request-too-slow = La demande a mis trop de temps à arriver. Réessayez.
refusal-server-fault = Le serveur a rencontré un problème. Réessayez ; si cela se reproduit, signalez le numéro { $number }.
refusal-only-watching = Vous êtes spectateur : seuls les joueurs assis peuvent faire cela.
refusal-not-away = Personne ne joue à votre place.
refusal-no-such-seat = Il n’y a pas de place { $number } à cette table.
refusal-no-such-moment = La partie n’en est pas au moment { $number } : le dernier est le { $last }.
refusal-crew-too-large = À cette table, il y a de la place pour { $most ->
    [one] une personne de plus
   *[other] { $most } personnes de plus
 }.
refusal-hint-under-way = Le robot réfléchit encore à votre dernière question.
refusal-backup-postgresql = Cette base est PostgreSQL : sauvegardez-la avec pg_dump.
refusal-backup-damaged = Ce fichier n’est pas une sauvegarde de flibuste, ou il est endommagé.
refusal-database-damaged = La base de données { $database } est endommagée, ou n’est pas une base de flibuste. Remettez une sauvegarde à sa place : flibuste admin restore FICHIER.
refusal-database-locked = Un autre programme verrouille la base de données { $database }. Arrêtez-le, puis recommencez.
refusal-database-read-only = La base de données { $database } est en lecture seule : rien ne pourrait être enregistré.
refusal-database-full = Il n’y a plus de place pour la base de données { $database }.
refusal-database-no-file = La base de données { $database } ne peut être ni ouverte ni créée. Son dossier existe-t-il, et avez-vous le droit d’y écrire ?
refusal-database-not-ours = La base de données { $database } n’a pas les tables de flibuste. « flibuste admin migrate » les crée.
refusal-database-newer = La base de données { $database } vient d’une version plus récente de flibuste. Installez celle-ci, ou revenez à une sauvegarde.
refusal-database-away = La base de données { $database } ne répond pas, ou ne nous laisse pas entrer.
refusal-database-missing = Il n’y a pas de base de données { $database }.
event-table-sealed = { $seat } a fait son choix en secret.
event-table-undone = { $seat } reprend son dernier choix.
event-table-wished = { $seat } demande à reprendre son dernier choix.
event-table-agreed = { $seat } est d’accord.
event-table-declined = { $seat } refuse.
event-table-taken-back = Tous sont d’accord : { $seat } reprend son dernier choix et tout ce qui a suivi. Les tirages déjà vus ne reviendront pas.
event-table-away = Temps écoulé : un robot joue pour { $seat }.
event-table-back = { $seat } est de retour.
event-table-sat = Place { $number } : { $name } remplace { $before }.
event-table-proposed-end = { $seat } propose d’arrêter la partie ici, sans résultat.
event-table-proposed-replace = { $seat } propose qu’un robot joue pour { $other_seat }, qui n’est plus là.
event-table-proposed-take = { $name } demande à jouer à la place du robot { $before }.
event-table-withdrawn = { $seat } retire sa question.
event-table-withdrawn-take = { $name } ne demande plus de place.
event-table-ended = { $seat } arrête la partie, sans résultat.
event-table-ended-together = Tous sont d’accord : la partie s’arrête ici, sans résultat.
event-table-left = { $before } quitte la table ; le robot { $name } continue.
event-table-resigned = { $before } abandonne ; le robot { $name } joue jusqu’à la fin.
event-table-replaced = { $before } n’est plus là ; le robot { $name } continue.
event-table-joined = { $name } joue désormais à la place de { $before }.

## serve and admin

cli-serve = Ouvre les tables : le site et l’API, sur la base de données intégrée ou sur PostgreSQL.
    .example =
        flibuste serve
        flibuste serve --port 8080 --database parties.sqlite
        flibuste serve --host 0.0.0.0 --database postgresql://db/flibuste
cli-serve-host = Adresse d’écoute.
cli-serve-port = Port d’écoute.
cli-serve-database = La base de données : un fichier, ou l’adresse d’un PostgreSQL.
    .value = FICHIER
cli-serve-config = Fichier de réglages (lignes FLIBUSTE_…=…).
cli-serve-browser = Ouvre le navigateur, s’il y en a un.
cli-admin = Administre un serveur : tables, fermetures, bannissements, sauvegardes.
    .example =
        flibuste admin tables --database parties.sqlite
        flibuste admin backup ~/sauvegarde.sqlite
cli-admin-order = Ce qu’il faut faire : tables, set-aside, give-back, close, ban, unban, backup, restore, migrate, compact, export, forget, rerate, reports ou close-report.
cli-admin-word = La table, l’invité, le signalement ou le fichier.
cli-admin-database = La base de données : un fichier, ou l’adresse d’un PostgreSQL.
    .value = FICHIER
cli-admin-config = Fichier de réglages (lignes FLIBUSTE_…=…).
serve-ready = Les tables sont ouvertes : { $address } (Ctrl-C pour arrêter)
serve-stopped = Le serveur est arrêté ; tout est enregistré.
serve-port-taken = Un autre programme écoute déjà sur { $host }, port { $port }. Arrêtez-le, ou choisissez un autre port : --port 8001.
serve-port-forbidden = Vous n’avez pas le droit d’écouter sur le port { $port }. Choisissez-en un à partir de 1024 : --port 8000.
serve-host-unknown = { $host } n’est pas une adresse de cette machine sur laquelle on puisse écouter.
serve-package-missing = Le réglage { $setting } demande le paquet { $package }, qui n’est pas installé : pip install "{ $extra }".
site-missing = Les tables sont ouvertes, mais le site n’a pas été construit.
site-missing-why = Le serveur tourne, et les programmes peuvent jouer. Il manque les pages pour les navigateurs : elles se fabriquent à partir des sources, dans le dossier « web ».
site-missing-build = Pour les construire, dans ce dossier : npm ci && npm run build. Rechargez ensuite cette page.
site-missing-api = En attendant : /api/openapi.json décrit l’interface pour les programmes, et « flibuste play » ouvre une table dans le terminal.
settings-wrong = Ces réglages ne conviennent pas : { $settings }.
admin-orders = Dites quoi faire ({ $orders }) ; give-back, close, ban, unban, close-report, export, forget, backup et restore demandent en plus une table, un invité, un signalement ou un fichier.
admin-table = Table
admin-game = Jeu
admin-seats = Places
admin-status = État
admin-made = Ouverte le
admin-done-close = La table { $word } est fermée.
admin-done-give-back = La table { $word } peut de nouveau être ouverte.
admin-why = Raison
admin-done-ban = L’invité { $word } est banni.
admin-done-unban = L’invité { $word } n’est plus banni.
admin-done-backup = La sauvegarde est dans { $word }.
admin-done-restore = La sauvegarde { $word } est en place ; l’ancienne base est gardée à côté.
admin-done-migrate = La base de données est à jour.
admin-done-compact = La base de données ne prend plus que la place qu’il lui faut.

## bench --research

cli-benchmark = Un banc d’essai pour robots : des épreuves fixes, au hasard fixe. run les joue et écrit un fichier de résultats, check refait un tel fichier, list donne les épreuves.
    .example =
        flibuste benchmark run matelot
        flibuste benchmark run "stdio:node bot.mjs" --task freibeuter-2-mousse --out resultat.json
        flibuste benchmark check resultat.json
cli-benchmark-order = Que faire : run, check ou list.
    .value = ORDRE
cli-benchmark-what = run : le robot, comme dans arena. check : le fichier de résultats.
    .value = ROBOT
cli-benchmark-names = Une seule épreuve, du nom que donne list ; peut être répété.
    .value = ÉPREUVE
cli-benchmark-games = Le nombre de parties par épreuve ; avec moins de 200, le résultat n’est pas complet.
    .value = NOMBRE
cli-benchmark-jobs = Le nombre de processus ; par défaut, un par cœur.
    .value = NOMBRE
cli-benchmark-cluster = L’adresse d’un ordonnanceur Dask.
    .value = ADRESSE
cli-benchmark-out = run : le fichier à écrire.
    .value = FICHIER
cli-benchmark-trust = check : joue un robot qui n’est ni intégré ni installé, et qui peut donc lancer n’importe quel programme.
benchmark-stranger = Le fichier nomme un robot qui peut lancer n’importe quel programme : { $bot }. Si vous lui faites confiance, ajoutez --trust.
benchmark-orders = Que faire du banc d’essai ? Au choix : { $orders }.
benchmark-no-bot = Quel robot ? Par exemple : flibuste benchmark run matelot
benchmark-no-file = Quel fichier de résultats ? Par exemple : flibuste benchmark check resultat.json
benchmark-no-task = Il n’y a pas d’épreuve « { $task } ». Épreuves au choix : { $known }.
benchmark-unreadable = { $file } n’est pas un fichier de résultats de ce banc d’essai, ou il a été modifié.
benchmark-differs = Rejouées, ces épreuves donnent d’autres parties : { $tasks }.
benchmark-same = { $count ->
    [one] L’épreuve redonne les mêmes parties.
   *[other] Les { $count } épreuves redonnent les mêmes parties.
}
benchmark-task = épreuve
benchmark-wins = victoires, %
benchmark-interval = intervalle à 95 %
benchmark-score = { $bot } : note { $score } (un robot égal obtient 1.00)
benchmark-written = Le résultat, avec toutes ses parties, est dans { $file }.
cli-bench-research = Mesure plutôt les environnements de recherche : des tours avec observation et masque, un par un et par lots. Avec --peers, mesure aussi des jeux de PettingZoo et d’OpenSpiel, s’ils sont installés.
bench-environment = Environnement
bench-turns = Tours/s
bench-no-research = Pour mesurer les environnements, il faut PettingZoo et NumPy : pip install 'flibuste[research]'

## bench --server

cli-bench-server = Mesure plutôt le serveur : des tables jouées par websocket aussi vite qu’il répond, chaque choix enregistré. Avec --peers, mesure aussi le serveur de boardgame.io, que npm installe la première fois.
cli-bench-tables = Le nombre de tables jouées à la fois, de 1 à 500.
    .value = NOMBRE
cli-bench-seconds = La durée de la mesure en secondes, de 1 à 600.
    .value = NOMBRE
bench-server = Serveur
bench-moves = Coups/s
bench-p50 = Médiane (ms)
bench-p99 = 99 sur 100 en (ms)
bench-opening = Une table enregistrée de { $acts } actes s’ouvre en { $ms } ms.
bench-no-node = Pour mesurer le serveur de boardgame.io, il faut Node et npm, qui ne sont pas installés.
bench-npm-failed = npm n’a pas pu installer boardgame.io : { $what }
bench-no-server = Le serveur à mesurer n’a pas démarré : { $what }
bench-no-figures = La mesure de { $name } n’a rien donné : { $what }

## Robots : leurs noms, leurs raisons, et ce qu’un programme fait de travers

bot-mousse = Mousse
    .strength = facile
    .about = sensé, mais ne voit pas tout
bot-matelot = Matelot
    .strength = moyen
    .about = prend ce qui rapporte
bot-second = Second
    .strength = difficile
    .about = réfléchit un instant
bot-capitaine = Capitaine
    .strength = très difficile
    .about = réfléchit, et pardonne peu
bot-greedy = Matelot
bot-random = Hasard

reason-only = C’est le seul choix possible.
reason-even = « { $other } » vaut à peu près autant.
reason-gain = En moyenne, cela rapporte { $amount } de plus que « { $other } ».
    .mostly = En moyenne, cela rapporte { $amount } de plus que « { $other } » (surtout « { $line } » : +{ $part }).
    .though = En moyenne, cela rapporte { $amount } de plus que « { $other } » : +{ $part } pour « { $line } », −{ $cost } pour « { $less } ».
reason-deny = En moyenne, cela laisse { $amount } de moins aux adversaires que « { $other } ».
reason-wins = Cela ne rapporte pas plus que « { $other } », mais gagne plus souvent : { $often } parties sur 100 au lieu de { $seldom }.
praise-gain = En moyenne, cela a rapporté { $amount } de plus que les autres choix.
praise-wins = Sur 100 parties, cela en fait gagner { $points } de plus que les autres choix.
score-amount = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

refusal-bot-not-started = Le programme « { $bot } » ne démarre pas : { $fault }
refusal-bot-protocol = Le programme « { $bot } » parle un autre protocole que le numéro { $expected } : { $said }
refusal-bot-silent = Le programme « { $bot } » n’a pas répondu dans le temps imparti ({ $seconds } s).
refusal-bot-gone = Le programme « { $bot } » s’est arrêté.
refusal-bot-garbled = Le programme « { $bot } » a écrit une ligne qui n’est pas un objet JSON : { $said }
refusal-bot-out-of-turn = Le programme « { $bot } » devait répondre « { $expected } » et a écrit : { $said }
refusal-bot-stale = Le programme « { $bot } » devait répondre à la question { $expected } et a écrit : { $said }
refusal-bot-not-offered = Le programme « { $bot } » a choisi ce qui n’était pas proposé : { $said }

## Analyse

analyse-title = Analyse : { $title }
analyse-progress = Étapes
analyse-line = { $done } étapes sur { $games }, encore { $seconds } s environ
analyse-player = joueur
analyse-result = résultat
analyse-start = égalité
analyse-seat = siège
analyse-deal = donne
analyse-luck = chance
analyse-own = ses choix
analyse-others = choix des autres
analyse-decisions = décisions qui comptaient
analyse-error-rate = points perdus par décision
analyse-mistakes = erreurs
analyse-like = a joué comme
analyse-curve = Chances de gagner, pas à pas
analyse-parts = De quoi les résultats sont faits, en points sur cent
analyse-figures = Décisions
analyse-costliest = Les décisions les plus coûteuses
analyse-no-mistakes = Aucune décision n’était à coup sûr une erreur.
analyse-decision = { $mark } Coup { $number }, { $seat } : { $chosen }. Mieux : { $best } ({ $loss } ± { $error } points de chances de gagner){ $together ->
        [yes] , pour autant qu’on devine le choix des autres
       *[no] { "" }
    }.
analyse-how = Cent points font une victoire. Les chances sont des moyennes sur { $playouts } parties continuées selon la méthode { $policy } ; chaque option a été essayée dans au moins { $pairs } mondes imaginés, et la meilleure comparée dans { $final } mondes nouveaux. Graine { $seed }.
analyse-unfinished = Seule une partie finie s’analyse.

## Ce que montre un lien partagé

share-new = Jouer à { $title } dans le navigateur
share-learn = { $title } : apprendre en jouant
share-rules = { $title } : les règles
share-files = { $title } : les fichiers de sa propre boîte
share-open = { $title } : une table vous attend
share-running = { $title } : une partie en cours
share-finished = { $title } : une partie à revoir
share-closed = { $title } : une table fermée

## Notifications. Elles disent qu’on vous attend, et rien de ce qui s’est passé.

notice-asked = { $title } : c’est à vous.
notice-reminder = { $title } : c’est à vous, et votre temps sera bientôt écoulé.
notice-trial = Flibuste vous préviendra ici quand ce sera à vous.
notice-digest = { $count ->
    [one] Une table vous attend :
   *[other] { $count } tables vous attendent :
}
notice-digest-line = { $title } – { $link }
    .due = { $title }, jusqu’au { $until } – { $link }
mail-confirm = Quelqu’un, sans doute vous, veut recevoir ici les notifications de Flibuste. Pour accepter, suivez ce lien :

    { $link }

    Sinon, ne faites rien : vous ne recevrez plus de courriel.
    .subject = Flibuste : confirmez votre adresse
mail-why = Vous recevez ce courriel parce que vous avez demandé à Flibuste de vous prévenir. Pour changer d’avis : { $link }
feed-title = Flibuste : les tables qui vous attendent
feed-author = Flibuste
## Comptes

refusal-name-reserved = Ce nom appartient à un compte. Choisissez-en un autre.
refusal-prove-again = Confirmez d’abord que c’est bien vous.
refusal-passkey-refused = Cette clé d’accès n’a pas été acceptée.
refusal-challenge-expired = La demande a expiré. Recommencez.
refusal-no-passkeys-here = Les clés d’accès demandent un nom de site ; elles ne marchent pas à l’adresse { $host }.
refusal-words-wrong = Ces mots ne sont pas les bons.
refusal-code-wrong = Ce code ne marche pas : il est faux, périmé ou déjà utilisé.
refusal-credential-known = Ce moyen de se connecter est déjà enregistré.
refusal-too-many-credentials = Un compte a au plus { $most } moyens de se connecter.
refusal-no-such-credential = Ce moyen de se connecter n’existe pas.
refusal-last-credential = C’est votre dernier moyen de vous connecter. Ajoutez-en d’abord un autre.
refusal-no-such-session = Cet appareil n’est plus connecté.
refusal-both-seated = Vous êtes aussi assis à ces tables avec ce compte : { $tables }. Finissez d’abord ces parties, ou connectez-vous sans reprendre vos tables.
refusal-no-mail-here = Ce serveur n’envoie pas de courrier.
refusal-mail-address = Ce n’est pas une adresse électronique.
refusal-no-such-account = Personne n’a cet identifiant ni un compte de ce nom.
mail-add = flibuste : confirmez votre adresse
    .text = Bonjour { $name },

        pour pouvoir vous connecter avec cette adresse, ouvrez ce lien dans les { $minutes } minutes, dans le navigateur où vous jouez :

        { $link }

        Si vous n’avez rien demandé, ignorez ce message.
mail-sign-in = flibuste : votre lien de connexion
    .text = Bonjour,

        ce lien vous connecte une fois, dans les { $minutes } minutes :

        { $link }

        Ne le transmettez à personne. Si vous n’avez rien demandé, ignorez ce message.
admin-done-export = Toutes les données de { $word } sont dans un fichier zip de ce dossier.
admin-done-forget = { $word } sera oublié par le serveur dans la minute, ou dès qu’il tournera.
## Classements et personnes

refusal-no-such-player = Cette personne n’existe pas ici, ou son profil ne vous est pas ouvert.
refusal-no-such-line = Cette ligne du tchat n’existe plus.
refusal-lines-of-others = Ces lignes viennent de plusieurs personnes. Signalez-les une par une.
refusal-no-such-report = Il n’y a pas de signalement ouvert de ce numéro.
refusal-not-welcome = Vous ne pouvez pas vous asseoir avec une des personnes de cette table.
refusal-finishes-too-few = Ici, tout le monde a terminé au moins { $least } % de ses dernières parties. Vous en êtes à { $share } %.
refusal-share-above-own = Vous ne pouvez pas demander plus que votre propre part de parties terminées : { $share } %.
refusal-rated-one-screen = Une partie classée demande un écran par personne.
refusal-rated-own-files = Avec vos propres fichiers, une partie ne peut pas être classée.
refusal-rated-alone = Une partie en solitaire ne peut pas être classée.
refusal-rated-unknown-bot = Personne n’a mesuré la force de { $bot } à ce jeu : il ne peut pas jouer une partie classée.
refusal-rated-no-hint = Il n’y a pas de conseil dans une partie classée.
refusal-rated-no-take-back = Dans une partie classée, aucun coup n’est repris.
refusal-chat-off = Il n’y a pas de tchat à cette table.
refusal-chat-phrases = À cette table, on ne peut dire que des phrases toutes faites.
refusal-too-many-reports = Vous avez fait { $most } signalements aujourd’hui. Attendez demain, s’il vous plaît.
refusal-too-many-friends = Vous avez déjà demandé { $most } personnes en ami. C’est le maximum.
refusal-too-many-blocks = Vous avez déjà bloqué { $most } personnes. C’est le maximum.
report-insult = Insulte
report-threat = Menace
report-spam = Messages indésirables
report-name = Nom déplacé
report-cheating = Jeu déloyal
report-other = Autre chose
report-word = Un mot à regarder
admin-report = Signalement
admin-about = À propos de
admin-reporter = Signalé par
admin-lines = Ce qui a été dit
admin-no-reports = Rien ne demande un coup d’œil.
admin-done-close-report = Le signalement { $word } est clos.
admin-rerated = { $games ->
    [0] Aucune partie classée.
    [one] Une partie classée a été recalculée.
   *[other] { $games } parties classées ont été recalculées.
 } { $changed_ratings ->
    [0] Toutes les cotes sont restées les mêmes.
    [one] Une cote a changé.
   *[other] { $changed_ratings } cotes ont changé.
 } { $changed_results ->
    [0] Rien n’a changé dans les historiques.
    [one] Une ligne d’historique a changé.
   *[other] { $changed_results } lignes d’historique ont changé.
 }
