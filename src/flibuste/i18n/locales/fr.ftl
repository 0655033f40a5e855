## Seats and crew

seat-number = Siège { $number }
seat-word-you = vous
crew-captain = Corsaire

## Refusals of the platform

refusal-not-asked = Ce n’est pas à vous de choisir : c’est à { $seat } de jouer.
refusal-game-over = La partie est finie : il n’y a plus rien à choisir.
refusal-unknown-choice = « { $text } » n’est ni un choix ni une commande. Tapez un numéro de la liste, ou ? pour l’aide.
refusal-no-such-number = Il n’y a pas de choix numéro { $number } : la liste va de 1 à { $last }.
refusal-stale = Cette réponse arrive trop tard : la question { $serial } est passée, on en est à la question { $current }.
refusal-seat-count = { $game } ne se joue pas à { $seats } : nombres de joueurs possibles : { $allowed }.
refusal-option-value = L’option { $option } ne peut pas valoir « { $value } » : valeurs possibles : { $allowed }.
refusal-option-unknown = Le jeu { $game } n’a pas d’option « { $option } ».
refusal-data-unknown = Le jeu { $game } n’a pas de fichier de données « { $file } ».
refusal-data-too-large = Le fichier { $file } est trop grand : { $most } caractères au plus.
refusal-data-not-text = Le fichier { $file } n’est pas du texte (UTF-8).
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
record-seed-not-committed = la graine n’est pas celle qui avait été promise au début.
record-not-over = une fin est inscrite, mais la partie n’est pas finie.
record-result-forged = le résultat inscrit n’est pas celui de la partie.

## Help pages

cli-usage = Utilisation :
cli-usage-options = [options]
cli-commands = Commandes
cli-lang = La langue : français, anglais ou allemand. Sans elle, FLIBUSTE_LANG ou la langue du système décide.
    .value = fr|en|de
cli-help = Affiche cette page.
cli-flibuste = Des jeux de pirates à jouer dans le terminal, contre des robots ou entre amis. « flibuste COMMANDE --help » explique chaque commande.
cli-flibuste-show_version = Affiche la version installée.
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
cli-games = Donne la liste des jeux.
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
cli-replay-step = Coup par coup, avec le plateau.
cli-replay-seat = Le point de vue : un numéro de siège à partir de 1, un nom, ou open pour tout voir.
    .value = SIÈGE
cli-replay-ndjson_ = Pour d’autres programmes : un objet JSON par ligne.
cli-verify = Prouve qu’une partie finie a été jouée selon les règles et avec le hasard promis.
cli-verify-file = L’enregistrement.
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

## Wrong command lines

usage-see-help = « --help » explique ce qui est possible.
usage-language = La langue « { $text } » n’est pas disponible. Choisissez parmi : { $languages }.
usage-number = { $option } demande un nombre entier d’au moins { $least } ; « { $text } » n’en est pas un.
usage-decimal = { $option } demande un nombre de { $least } à { $most } ; « { $text } » n’en est pas un.
usage-no-option = L’option { $option } n’existe pas.
usage-value-missing = Il manque la valeur de l’option { $option }.
usage-value-unwanted = L’option { $option } ne prend pas de valeur.
usage-bad-value = La valeur donnée pour { $name } n’est pas possible.
usage-missing = Il manque un argument : { $name }.
usage-extra = Il y a un argument de trop : { $text }.
usage-wrong = Cette ligne de commande n’est pas comprise.
usage-no-command = La commande « { $text } » n’existe pas. Commandes disponibles : { $commands }.
usage-no-command-but = La commande « { $text } » n’existe pas. Vouliez-vous dire « { $command } » ?
package-missing = La commande { $command } a besoin du paquet { $package }, qui n’est pas installé.
usage-which-game = De quel jeu s’agit-il ? Jeux disponibles : { $games }.
usage-names = Il y a { $names } noms pour { $seats } sièges.
usage-option-form = Une option s’écrit CLÉ=VALEUR ; « { $text } » n’a pas cette forme.
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

embark-welcome = Bienvenue à bord ! Entrée accepte la réponse entre crochets.
language-name = français
embark-language = Langue : { $words } [{ $usual }] ?
embark-game = À quel jeu jouez-vous : { $words } [{ $usual }] ?
embark-seats = { $title } : combien de joueurs, robots compris ({ $words }) [{ $usual }] ?
embark-name = Votre nom [{ $usual }] ?
embark-people = Combien de personnes devant cet écran ({ $words }) [{ $usual }] ?
embark-other-name = Nom de la personne { $number } ?
embark-bot = Quel robot tient les autres places : { $words } [{ $usual }] ?
embark-again = « { $text } » n’est pas possible ici. Choisissez parmi : { $words }.

## At the table

prompt = Votre choix (? : aide) >
prompt-empty = Tapez un numéro de la liste, un coup comme il est noté, ou ? pour l’aide.
prompt-which = Plusieurs choix sont possibles : { $choices }.
    .one = « { $choice } » ({ $number })
prompt-number = { $number } est le numéro d’un choix et le nom d’un autre. Écrivez lequel : { $choices }.
prompt-breathe = Entrée : au suivant. « annuler » : reprendre ce coup. >
prompt-paused = « { $text } » ne se fait pas ici : attendez la prochaine question. Entrée continue.
news = Depuis votre dernier choix :
news-first = Jusqu’ici :
commitment =
    Le hasard est promis, par l’empreinte SHA-256 de la graine :
    { $hash }
bot-thinks = { $seat } réfléchit…
hand-over-hide = Entrée cache votre main ; passez ensuite le clavier à { $seat }. >
hand-over = Passez le clavier à { $seat }. { $seat }, appuyez sur Entrée. >
undone = Repris : « { $choice } ».
saved = Partie enregistrée : { $file }
save-exists = { $file } existe déjà et n’est pas cette partie : rien n’y est écrit.
save-failed = La partie continue, mais ce coup n’est pas enregistré. « save FICHIER » l’enregistre ailleurs.
left =
    La partie est enregistrée. Pour la reprendre :
    flibuste play --resume { $file }
preview-times = { $what } ({ $count } fois)
foresee = Ce qui se passerait :
foresee-hidden = La suite dépend de choses cachées : elle ne se prévoit pas.
hint = Un bon robot jouerait :

## Orders at the table: the words that can be typed, and what they do

help-choose = { $ends ->
        [yes] Tapez le numéro d’un choix, le coup comme il est noté ({ $choice }), ou seulement la fin ({ $end }) si elle suffit.
       *[no] Tapez le numéro d’un choix, ou le coup comme il est noté ({ $choice }).
    } Ou bien :
help-why = explique le choix { $number } ; « ? { $other } » dit pourquoi ce coup n’est pas permis
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
verified-checksum = Le fichier est intact.
verified-seed = La graine est celle promise au début ({ $hash }).
verified-luck = Les { $luck } tirages sont ceux que donne la graine.
verified-moves = Les { $moves } coups sont permis par les règles.
verified-result = Le résultat est celui de la partie.
games-seats = { $seats } joueurs

## Simulations

number = { $value }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-progress = Parties
simulate-line = { $done } parties sur { $games }, encore { $seconds } s environ
simulate-done = { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s ({ $rate } par seconde), graine { $seed }
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

new-game-usage = Indiquez le nom du nouveau jeu, par exemple : make new-game NAME=corsaires
new-game-underscore = Les noms qui commencent par un tiret bas sont réservés aux modèles : choisissez autre chose que « { $name } ».
new-game-not-a-name = « { $name } » ne peut pas être le nom d’un jeu : utilisez des minuscules de a à z, des chiffres et des tirets bas, en commençant par une lettre et avec au moins trois lettres en tout.
new-game-keyword = « { $name } » est un mot du langage Python et ne peut pas être le nom d’un jeu.
new-game-exists = Il existe déjà un jeu nommé « { $name } ».
new-game-prefix = Les règles de « { $name } » seraient numérotées { $prefix }-1 et ainsi de suite, comme celles de { $game } : choisissez un nom qui commence par d’autres lettres.
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

refusal-wish-open = Une demande de retour en arrière attend déjà une réponse.
refusal-no-wish = Personne ne demande à revenir en arrière.
refusal-not-started = La partie n’a pas encore commencé.
refusal-table-over = Cette table est fermée.
refusal-closing = Le serveur s’arrête. Reconnectez-vous dans un instant ; rien n’est perdu.
refusal-not-saved = Votre choix n’a pas pu être enregistré, il n’a donc pas eu lieu. Réessayez.
refusal-no-such-table = Cette table n’existe pas, ou elle n’est accessible que par son lien.
refusal-rules-gone = Cette partie suit la version { $version } des règles, qui n’est plus conservée ici ; il y a la version { $current }.
refusal-no-such-address = Cette adresse n’existe pas.
refusal-no-such-guest = Personne ne porte ce nom ici.
refusal-not-a-guest = Choisissez d’abord un pseudonyme.
refusal-not-host = Seul l’hôte de la table peut faire cela.
refusal-no-spectators = Cette table n’admet pas de spectateurs.
refusal-wrong-origin = La demande vient d’un autre site et n’est pas acceptée.
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
refusal-not-over = La partie n’est pas terminée.
refusal-name-empty = Un pseudonyme doit contenir au moins un caractère visible.
refusal-clock-too-short = Le temps de réflexion doit être d’au moins une seconde.
refusal-bad-message = Ce message n’est pas lisible ({ $why }).
refusal-bad-request = Cette demande n’est pas lisible ({ $where }).
refusal-fault = Le serveur a rencontré un problème. Rien n’a changé. Réessayez.
refusal-too-large = C’est trop long : { $most } octets au plus.
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
event-table-sealed = { $seat } a fait son choix en secret.
event-table-undone = { $seat } reprend son dernier choix.
event-table-wished = { $seat } demande à reprendre son dernier choix.
event-table-agreed = { $seat } est d’accord.
event-table-declined = { $seat } refuse.
event-table-taken-back = Tous sont d’accord : { $seat } reprend son dernier choix et tout ce qui a suivi. Les tirages déjà vus ne reviendront pas.
event-table-away = Temps écoulé : un robot joue pour { $seat }.
event-table-back = { $seat } est de retour.
event-table-sat = Place { $number } : { $name } remplace { $before }.

## serve and admin

cli-serve = Ouvre les tables : le site et l’API, sur la base de données intégrée ou sur PostgreSQL.
cli-serve-host = Adresse d’écoute.
cli-serve-port = Port d’écoute.
cli-serve-database = Adresse de la base de données.
cli-serve-config = Fichier de réglages (lignes FLIBUSTE_…=…).
cli-serve-browser = Ouvre le navigateur, s’il y en a un.
cli-admin = Administre un serveur : tables, fermetures, bannissements, sauvegardes.
cli-admin-order = Ce qu’il faut faire : tables, close, ban, unban, backup, restore ou migrate.
cli-admin-word = La table, l’invité ou le fichier.
cli-admin-database = Adresse de la base de données.
cli-admin-config = Fichier de réglages (lignes FLIBUSTE_…=…).
serve-ready = Les tables sont ouvertes : { $address } (Ctrl-C pour arrêter)
serve-stopped = Le serveur est arrêté ; tout est enregistré.
site-missing = Les tables sont ouvertes, mais le site n’a pas été construit.
site-missing-why = Le serveur tourne, et les programmes peuvent jouer. Il manque les pages pour les navigateurs : elles se fabriquent à partir des sources, dans le dossier « web ».
site-missing-build = Pour les construire, dans ce dossier : npm ci && npm run build. Rechargez ensuite cette page.
site-missing-api = En attendant : /api/openapi.json décrit l’interface pour les programmes, et « flibuste play » ouvre une table dans le terminal.
settings-wrong = Ces réglages ne conviennent pas : { $settings }.
admin-orders = Dites quoi faire ({ $orders }) ; close, ban, unban, backup et restore demandent en plus une table, un invité ou un fichier.
admin-table = Table
admin-game = Jeu
admin-seats = Places
admin-status = État
admin-made = Ouverte le
admin-done-close = La table { $word } est fermée.
admin-done-ban = L’invité { $word } est banni.
admin-done-unban = L’invité { $word } n’est plus banni.
admin-done-backup = La sauvegarde est dans { $word }.
admin-done-restore = La sauvegarde { $word } est en place ; l’ancienne base est gardée à côté.
admin-done-migrate = La base de données est à jour.

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
    .about = sensé, mais ne voit pas tout
bot-matelot = Matelot
    .about = prend ce qui rapporte
bot-second = Second
    .about = réfléchit un instant
bot-capitaine = Capitaine
    .about = réfléchit, et pardonne peu
bot-greedy = Matelot
bot-random = Hasard

advice-only = C’est le seul choix possible.
advice-even = « { $other } » vaut autant.
advice-likes = Cela rapporte plus, à première vue, que « { $other } ».
advice-tried = { $side ->
    [ahead] { $lead ->
        [one] J’espère finir un point devant.
       *[other] J’espère finir { $lead } points devant.
    }
    [behind] { $lead ->
        [one] Je crains de finir un point derrière, mais je ne vois pas mieux.
       *[other] Je crains de finir { $lead } points derrière, mais je ne vois pas mieux.
    }
   *[level] La partie sera serrée.
} { $gap ->
    [unsure] « { $other } » n’a guère été examiné.
    [0] « { $other } » serait presque aussi bon.
    [one] « { $other } » me coûterait un point.
   *[other] « { $other } » me coûterait { $gap } points.
}
    .details = place attendue : { $place } ; coup essayé { $visits } fois sur { $iterations }

refusal-bot-not-started = Le programme « { $bot } » ne démarre pas : { $fault }
refusal-bot-protocol = Le programme « { $bot } » parle un autre protocole que le numéro { $expected } : { $said }
refusal-bot-silent = Le programme « { $bot } » n’a pas répondu dans le temps imparti ({ $seconds } s).
refusal-bot-gone = Le programme « { $bot } » s’est arrêté.
refusal-bot-garbled = Le programme « { $bot } » a écrit une ligne qui n’est pas un objet JSON : { $said }
refusal-bot-out-of-turn = Le programme « { $bot } » devait répondre « { $expected } » et a écrit : { $said }
refusal-bot-stale = Le programme « { $bot } » devait répondre à la question { $expected } et a écrit : { $said }
refusal-bot-not-offered = Le programme « { $bot } » a choisi ce qui n’était pas proposé : { $said }
