## Seats and players

seat-number = Platz { $number }
seat-word-you = ich
default-player-name = Korsar

## Refusals of the platform

refusal-not-asked = Du bist jetzt nicht gefragt: { $seat } ist am Zug.
refusal-game-over = Das Spiel ist aus: Es gibt nichts mehr zu wählen.
refusal-unknown-choice = „{ $text }“ ist weder ein Zug noch ein Befehl. Tippe eine Nummer aus der Liste oder ? für Hilfe.
refusal-no-such-number = Eine Nummer { $number } gibt es nicht: Die Liste geht von 1 bis { $last }.
refusal-stale = Diese Antwort kommt zu spät: Frage { $serial } ist vorbei, wir sind bei Frage { $current }.
refusal-seat-count = { $game } kann man nicht zu { $seats } spielen. Möglich sind: { $allowed }.
refusal-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich sind: { $allowed }.
refusal-option-unknown = Das Spiel { $game } hat keine Option „{ $option }“. { $count ->
        [0] Es hat keine.
       *[other] Seine Optionen: { $allowed }.
    }
refusal-data-unknown = Das Spiel { $game } hat keine Datendatei „{ $file }“.
refusal-data-too-large = Die Datei { $file } ist zu groß: höchstens { $most } Zeichen.
refusal-data-not-text = Die Datei { $file } ist kein Text (UTF-8).
refusal-data-not-json = { $file }, Zeile { $line }, Spalte { $column }: Das ist kein JSON.
refusal-data-no-table = { $file }, Zeile { $line }: Das ist keine Tabelle mit Kommas, Semikolons oder Tabulatoren.
refusal-data-large-number = { $file }: Eine Zahl ist zu groß oder zu lang. Die größte erlaubte ist { $most }.
refusal-data-too-deep = { $file }: Zu viele Listen ineinander, höchstens { $most } Ebenen.
refusal-data-long-list = { $file }: Eine Liste ist zu lang, höchstens { $most } Einträge.
refusal-data-long-text = { $file }: Ein Text ist zu lang, höchstens { $most } Zeichen.
refusal-data-many-values = { $file }: Es sind zu viele Werte, höchstens { $most }.
refusal-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Zur Wahl stehen: { $games }.
refusal-unknown-bot = Einen Bot „{ $bot }“ gibt es nicht. Zur Wahl stehen: { $bots }.
refusal-nothing-to-undo = Du hast noch nichts gespielt: Es gibt nichts zurückzunehmen.
refusal-undo-others-moved = Dieser Zug lässt sich nicht mehr zurücknehmen: Andere haben seitdem gespielt.
refusal-undo-revealed = Dieser Zug lässt sich nicht zurücknehmen: Eine Karte wurde gezogen oder etwas wurde aufgedeckt.

## Records that are refused

record-refused = Aufzeichnung abgelehnt, Zeile { $line }: { $reason }
record-too-long = Sie ist zu lang, um ein Spiel zu sein.
record-truncated = Sie endet vor der Zeile „{ $word }“: Die Datei ist unvollständig.
record-expected = Erwartet wurde „{ $word }“, dort steht „{ $found }“.
record-not-numbers = Nach „{ $word }“ wurden Zahlen erwartet, dort steht „{ $found }“.
record-not-hex = Nach „{ $word }“ wurden { $bytes } Byte in hexadezimaler Schreibweise erwartet.
record-not-a-file = Nach „data“ wurden der Name einer Datei und ihr Inhalt in Anführungszeichen erwartet ({ $file }).
record-not-a-record = Das ist keine Aufzeichnung von flibuste.
record-expected-move = Erwartet wurde ein Zug, dort steht „{ $found }“.
record-not-as-written = So schreibt man diese Zeile nicht: Ein Leerzeichen oder ein anderes Zeichen ist zu viel.
record-other-game = Das ist ein anderes Spiel, { $game }.
record-player-order = Die Spieler stehen nicht in der richtigen Reihenfolge: Erwartet wurde Spieler { $expected }.
record-player-count = { $players ->
        [one] { $players } Spieler ist genannt
       *[other] { $players } Spieler sind genannt
    }, für { $seats ->
        [one] { $seats } Platz
       *[other] { $seats } Plätze
    }.
record-after-the-end = Nach dem Ende steht noch Text: „{ $found }“.
record-checksum = Die Prüfsumme stimmt nicht: Die Datei wurde verändert oder beschädigt.
record-version = Sie folgt Version { $version } der Regeln, hier gilt Version { $current }.
record-setup = So lässt sich das Spiel nicht aufbauen.
record-options-incomplete = Die Optionen des Spiels fehlen zum Teil oder stehen in falscher Reihenfolge.
record-no-such-seat = Diesen Platz gibt es in diesem Spiel nicht.
record-illegal = Der Zug „{ $text }“ ist nicht erlaubt.
record-luck-missing = Es fehlen Zufallszahlen: Die aufgeschriebenen reichen nicht.
record-luck-forged = Die aufgeschriebenen Zufallszahlen sind nicht die, die der Startwert ergibt.
record-luck-left-over = Es sind mehr Zufallszahlen aufgeschrieben, als nötig waren.
record-unfinished = Das Spiel ist nicht zu Ende; nur ein beendetes Spiel lässt sich prüfen.
record-no-seed = Der Startwert fehlt.
record-seed-not-committed = Der Startwert passt nicht zum Fingerabdruck in der Aufzeichnung.
record-not-over = Ein Ende ist eingetragen, aber das Spiel ist nicht aus.
record-result-forged = Das eingetragene Ergebnis ist nicht das des Spiels.
record-not-text = Sie enthält ein halbes Zeichen; das ist kein Text.
record-newer-format = Sie ist im Format { $format } geschrieben; diese Version liest Formate bis { $newest }.
record-not-draws = Nach „luck“ wurden Zufallszahlen wie „3/6“ erwartet, dort steht „{ $found }“.
record-not-a-name = So schreibt man keinen Namen.
record-not-a-beacon = So schreibt man keinen Wert einer Zufallsquelle.
record-too-many-nonces = Es gibt mehr Nonces als die { $seats } Plätze.
record-nonce-twice = Diese Nonce steht zweimal da.
record-not-a-take-back = Diese Rücknahme ist nicht möglich: Sie nennt einen Platz, einen Zug und die anderen Plätze, die zugestimmt haben.
record-not-a-hand-over = Diese Übergabe ist nicht möglich: Sie nennt einen Platz, „person“ oder „bot“, und einen Namen.
record-seal-forged = Das Siegel passt nicht: Der Text darüber wurde verändert.
record-other-commitment = Der Fingerabdruck ist nicht der angegebene: Dieser Zufall wurde dir nicht versprochen.
record-nonce-missing = Die angegebene Nonce ist nicht Teil des Zufalls.
record-other-receipt = Die angegebene Quittung gehört zu einem anderen Spiel: Dieses wurde nicht gespielt.

## Help pages

cli-usage = Aufruf:
cli-usage-options = [Optionen]
cli-commands = Befehle
cli-lang = Die Sprache: Französisch, Englisch oder Deutsch. Ohne sie entscheidet FLIBUSTE_LANG oder die Sprache des Systems.
    .value = fr|en|de
cli-help = Zeigt diese Seite.
cli-default = Sonst { $value }.
cli-examples = Beispiele:
cli-flibuste = Piratenspiele für den Browser und das Terminal, gegen Bots oder mit Freunden. „flibuste BEFEHL --help“ erklärt jeden Befehl.
cli-flibuste-show_version = Zeigt die installierte Version, und ob die Regeln kompiliert sind.
cli-play = Spielt eine Partie, gegen Bots oder zu mehreren an einem Bildschirm. Ohne Angaben bereiten ein paar Fragen das Spiel vor. Nach jedem Zug wird gespeichert.
cli-play-game = Der Name des Spiels; „flibuste games“ zählt sie auf.
    .value = SPIEL
cli-play-seats = Wer spielt, Platz für Platz: you oder you:Name für einen Menschen, sonst ein Bot: mousse, matelot, second oder capitaine (docs/bots.md nennt weitere). Zum Beispiel you:Anne,matelot,second.
    .value = PLÄTZE
cli-play-names = Die Namen, Platz für Platz, durch Kommas getrennt.
    .value = NAMEN
cli-play-seed = Der Startwert des Zufalls: Derselbe Startwert ergibt dasselbe Spiel.
    .value = STARTWERT
cli-play-option = Eine Option des Spiels; mehrfach möglich.
    .value = NAME=WERT
cli-play-data = Ein Ordner mit Dateien aus der eigenen Schachtel, für Spiele, die das erlauben; was dort fehlt, ist das Eingebaute.
    .value = ORDNER
cli-play-resume = Setzt ein gespeichertes Spiel fort; ohne Datei das zuletzt verlassene.
    .value = [DATEI]
cli-play-companion = Für das erste Spiel: erklärt jede neue Lage mit einem Satz. Ohne --seats gegen zwei Schiffsjungen.
cli-games = Zählt die Spiele auf.
cli-games-game = Ein Spiel, um auch seine Optionen zu sehen.
    .value = SPIEL
cli-learn = Lehrt ein Spiel auf seinem eigenen Brett, in kurzen Lektionen.
cli-learn-game = Der Name des Spiels.
    .value = SPIEL
cli-learn-lesson = Eine Lektion, nach Nummer oder Name; sonst die erste, die dir noch fehlt.
    .value = LEKTION
cli-learn-again = Beginnt die Lektion von vorn, statt dort weiterzumachen, wo du aufgehört hast.
teach-title = Lektionen: { $game }
teach-none = { $game } hat noch keine Lektionen. Die Regeln: flibuste rules { $name }
teach-step = { $step } von { $steps }
teach-read = Weiter mit Enter, Schluss mit „ende“.
teach-hint = Die Lektion möchte dies: { $choice }.
teach-done = Lektion geschafft: { $title }.
teach-next = Enter beginnt die nächste Lektion, „ende“ macht Schluss.
teach-all-done = Du hast alle Lektionen geschafft. Spiel eine ganze Partie: flibuste play { $name }
teach-left = Für später gemerkt. Weiter geht es mit: flibuste learn { $name } { $lesson }
refusal-unknown-lesson = Eine Lektion „{ $lesson }“ gibt es nicht. Zur Wahl stehen: { $lessons }.
refusal-lesson-choose = Weiter geht es noch nicht: Die Lektion wartet auf deine Wahl.
refusal-lesson-read = Gerade wirst du nichts gefragt: Lies, und mach weiter.
cli-puzzles = Rätsel: Stellungen, in denen eine Wahl klar die beste ist. play zeigt das von heute, list zählt sie auf, make sucht neue, check prüft sie.
    .example =
        flibuste puzzles play
        flibuste puzzles play libertalia --day 2026-11-18
        flibuste puzzles make freibeuter --games 500 --out raetsel.ndjson
cli-puzzles-order = Was zu tun ist: play, list, make oder check.
    .value = AUFTRAG
cli-puzzles-game = Der Name des Spiels; bei play ohne Angabe das Spiel, das an der Reihe ist.
    .value = SPIEL
cli-puzzles-day = play: das Rätsel eines vergangenen Tages, nach dem Datum in Greenwich.
    .value = JJJJ-MM-TT
cli-puzzles-puzzle = play: ein Rätsel mit dem Namen, den list angibt.
    .value = NAME
cli-puzzles-games = make: in wie vielen Spielen von Bots gesucht wird.
    .value = ZAHL
cli-puzzles-seats = make: wie viele darin spielen; sonst reihum 2, 3 und 4.
    .value = ZAHL
cli-puzzles-seed = make, check: der Startwert; derselbe Startwert findet dieselben Rätsel.
    .value = STARTWERT
cli-puzzles-records = make: die Aufzeichnung eines beendeten Spiels, in der auch gesucht wird; mehrfach möglich.
    .value = DATEI
cli-puzzles-most = make: wie viele Rätsel behalten werden.
    .value = ZAHL
cli-puzzles-effort = make, check: das Wievielfache des üblichen Aufwands.
    .value = FACH
cli-puzzles-sample = check: wie viele Rätsel geprüft werden, über alle verteilt; sonst alle.
    .value = ZAHL
cli-puzzles-jobs = Die Zahl der Prozesse; ohne Angabe einer je Kern.
    .value = ZAHL
cli-puzzles-cluster = Die Adresse eines Dask-Schedulers.
    .value = ADRESSE
cli-puzzles-out = make: die Datei, die geschrieben wird. Was schon durchsucht ist, bleibt daneben liegen, und von dort geht es weiter.
    .value = DATEI
puzzles-orders = Was ist mit den Rätseln zu tun? Zur Wahl stehen: { $orders }.
puzzles-none = Für dieses Spiel gibt es noch keine Rätsel.
puzzles-nothing = Es gibt kein Spiel, in dem gesucht werden könnte: Gib --games oder --record an.
puzzles-seats = Zu { $seats } kann man dieses Spiel nicht spielen. Zur Wahl stehen: { $allowed }.
puzzles-record = { $file } ist kein beendetes Spiel dieses Titels, oder es benutzt eigene Dateien.
puzzles-progress = Rätsel
puzzles-line = { $done } von { $games }, noch etwa { $seconds } s
puzzles-made = { $games } Spiele, { $decisions } Entscheidungen: { $found } Rätsel gefunden, { $kept } behalten in { $file }.
puzzles-check-wrong = { $puzzle }: Die Lösung hält nicht ({ $best } Punkte von hundert, eine andere { $other }).
puzzles-check-criterion = { $puzzle }: Die Lösung hält ({ $best } Punkte gegen { $other }), das Kriterium „{ $criterion }“ nicht.
puzzles-checked = Mit dem { $effort }-fachen Aufwand halten { $solutions } von { $count } Lösungen; alle Kriterien halten bei { $criteria }.
puzzles-game = Spiel
puzzles-count = Rätsel
puzzles-today = von heute
puzzles-puzzle = Rätsel
puzzles-players = Spieler
puzzles-rating = Wertung
puzzles-strength = Stärke
puzzles-level-easy = leicht
puzzles-level-medium = mittel
puzzles-level-hard = schwer
puzzles-question = Rätsel { $puzzle } ({ $level }, Wertung { $rating }): Welche Wahl ist die beste?
puzzles-right = Richtig: { $choice }.
puzzles-wrong = Nein, nicht „{ $choice }“. Die beste Wahl: { $best }.
puzzles-why = Warum: { $why }
puzzles-theme = Thema: { $theme }.
puzzles-choice = Wahl
puzzles-worth = Siegchance
puzzles-share = { $share } % ± { $error }
refusal-unknown-puzzle = Ein Rätsel „{ $puzzle }“ gibt es nicht.
refusal-bad-day = „{ $day }“ ist kein Datum. Schreib es so: 2026-11-18.
refusal-no-such-day = Für { $day } gibt es kein Rätsel, nur von { $first } bis { $last }.
cli-rules = Zeigt die Regeln eines Spiels, nach Kapiteln und mit Nummern.
cli-rules-game = Der Name des Spiels.
    .value = SPIEL
cli-rules-rule = Eine einzelne Regel, nach ihrer Nummer.
    .value = NUMMER
cli-rules-search = Nur die Regeln, in denen dieses Wort vorkommt.
    .value = WORT
cli-rules-pager = Seite für Seite, wenn die Ausgabe ein Terminal ist.
cli-replay = Erzählt und zeichnet ein aufgezeichnetes Spiel. Ein laufendes Spiel wird nur aus der Sicht eines Platzes gezeigt.
cli-replay-file = Die Aufzeichnung.
    .value = DATEI
cli-replay-stepwise = Zug für Zug, mit dem Spielplan.
cli-replay-seat = Die Sicht: die Nummer eines Platzes, ab 1, ein Name oder open, um alles zu sehen.
    .value = PLATZ
cli-replay-ndjson_ = Für andere Programme: ein JSON-Objekt pro Zeile.
cli-verify = Sagt, was die Aufzeichnung eines beendeten Spiels beweist und was nicht: Regeln, Zufall, Ergebnis.
cli-verify-file = Die Aufzeichnung.
    .value = DATEI
cli-verify-commitment = Der Fingerabdruck, der dir vor dem Spiel gezeigt wurde.
    .value = HEX
cli-verify-nonce = Die Nonce, die du zum Zufall beigetragen hast.
    .value = HEX
cli-verify-receipt = Die Quittung, die dir am Ende des Spiels gezeigt wurde.
    .value = HEX
cli-analyse = Sagt, wie viel an einem beendeten Spiel Glück war und welche Entscheidungen Fehler waren. Jede Entscheidung wird danach beurteilt, was ihr Spieler wusste.
cli-analyse-file = Die Aufzeichnung.
    .value = DATEI
cli-analyse-seconds = Wie lange es ungefähr dauern darf.
    .value = SEKUNDEN
cli-analyse-seat = Nur dieser Spieler: eine Platznummer ab 1 oder ein Name.
    .value = PLATZ
cli-analyse-seed = Der Startwert der vorgestellten Spiele: Derselbe Startwert und derselbe Aufwand ergeben denselben Bericht.
    .value = STARTWERT
cli-analyse-jobs = Die Zahl der Prozesse; ohne Angabe einer je Kern.
    .value = ZAHL
cli-analyse-cluster = Die Adresse eines Dask-Schedulers.
    .value = ADRESSE
cli-analyse-json_ = Schreibt den Bericht als JSON.
    .value = DATEI
cli-analyse-html = Schreibt den Bericht als Seite mit der Kurve.
    .value = DATEI
cli-simulate = Lässt Bots spielen und fasst die Spiele zusammen.
cli-simulate-game = Der Name des Spiels.
    .value = SPIEL
cli-simulate-seats = Wie viele Plätze, oder mehrere Zahlen, zum Beispiel 2,3,4. Ohne Angabe so viele wie möglich.
    .value = ZAHLEN
cli-simulate-bots = Die Bots, durch Kommas getrennt; sie wechseln von Spiel zu Spiel die Plätze.
    .value = BOTS
cli-simulate-games = Wie viele Spiele.
    .value = ZAHL
cli-simulate-option = Eine Option des Spiels; mehrfach möglich.
    .value = NAME=WERT
cli-simulate-data = Ein Ordner mit Dateien aus der eigenen Schachtel.
    .value = ORDNER
cli-simulate-check = Prüft nach jedem Zug alles: Spielteile, Geheimnisse, Punkte, Aufzeichnung.
cli-simulate-out = Der Ordner für die Aufzeichnungen.
    .value = ORDNER
cli-simulate-seed = Der Startwert: Derselbe ergibt dieselben Spiele.
    .value = STARTWERT
cli-simulate-jobs = Wie viele Prozesse; ohne Angabe einer pro Kern.
    .value = ZAHL
cli-simulate-json_ = Die Zusammenfassung als JSON.
cli-arena = Lässt Bots gegeneinander spielen und sagt, welcher besser ist, um wie viel und wie sicher das ist. Jede Ausgangslage wird in allen Sitzordnungen gespielt, sodass sich das Glück aufhebt.
cli-arena-game = Der Name des Spiels.
    .value = SPIEL
cli-arena-bots = Die Bots, durch Kommas getrennt; ein Bot darf mehrmals genannt werden.
    .value = BOTS
cli-arena-games = Wie viele Spiele, aufgerundet auf ganze Serien; mit --until-sure höchstens so viele. Ohne Angabe 200.
    .value = ZAHL
cli-arena-seats = Wie viele Plätze. Ohne Angabe einer für jeden Bot. Sind es mehr Bots als Plätze, trifft jeder auf jeden; sind es weniger, teilen sie sich die Plätze gleichmäßig.
    .value = ZAHL
cli-arena-ladder = Stellt eine Rangliste aller Bots des Spiels auf, oder derer von --bots; ohne Angabe zu zweit.
cli-arena-until_sure = Hört auf, sobald die Antwort zu 95 % sicher ist: Ist der erste Bot besser? (sequenzieller Test)
cli-arena-elo0 = Für --until-sure: die Elo-Differenz, die zu verwerfen ist. Ohne Angabe 0.
    .value = ELO
cli-arena-elo1 = Für --until-sure: die Elo-Differenz, die zu beweisen ist. Ohne Angabe 50.
    .value = ELO
cli-arena-share0 = Wie --elo0, als Anteil der Siege, zum Beispiel 0.5.
    .value = ANTEIL
cli-arena-share1 = Wie --elo1, als Anteil der Siege, zum Beispiel 0.6.
    .value = ANTEIL
cli-arena-adjusted = Zeigt auch die Ergebnisse ohne Glück: Ebenso viele Partien ergeben ein engeres Intervall.
cli-arena-playouts = Für --adjusted: an wie vielen weitergespielten Partien das Glück eines Schritts gemessen wird. Ohne Angabe 32.
    .value = ZAHL
cli-arena-seconds = Wie lange ein Bot über eine Entscheidung nachdenken darf, in Sekunden. Ohne Angabe 1.
    .value = SEKUNDEN
cli-arena-iterations = Wie lange ein Bot nachdenken darf, in Iterationen statt Sekunden: Dann lässt sich das Match genau wiederholen.
    .value = ZAHL
cli-arena-option = Eine Option des Spiels; mehrfach möglich.
    .value = NAME=WERT
cli-arena-data = Ein Ordner mit Dateien aus der eigenen Schachtel.
    .value = ORDNER
cli-arena-seed = Der Startwert: Derselbe ergibt dieselben Spiele.
    .value = STARTWERT
cli-arena-out = Der Ordner des Matchs: Jedes beendete Spiel wird dort sofort notiert, dazu die Ergebnisse in allen Formen. Derselbe Befehl setzt das Match fort, wo es war.
    .value = ORDNER
cli-arena-resume = Setzt das Match in diesem Ordner fort, so wie es begonnen wurde.
    .value = ORDNER
cli-arena-jobs = Wie viele Prozesse; ohne Angabe einer pro Kern.
    .value = ZAHL
cli-arena-cluster = Spielt auf einem Dask-Cluster statt auf diesem Rechner.
    .value = tcp://RECHNER:PORT
cli-arena-json_ = Das Ergebnis als JSON.
cli-arena-csv_ = Das Ergebnis als CSV.
cli-arena-html = Schreibt das Ergebnis mit Diagrammen in eine HTML-Seite.
    .value = DATEI
cli-balance = Untersucht ein Spiel, indem ein Bot gegen sich selbst spielt: Vorteil der Plätze, Spielenden, Dauer, Punkte und was die eigenen Teile des Spiels wert sind.
cli-balance-game = Der Name des Spiels.
    .value = SPIEL
cli-balance-bots = Der Bot, oder mehrere, die sich die Plätze teilen. Ohne Angabe greedy; ein stärkerer verrät mehr und braucht länger.
    .value = BOTS
cli-balance-games = Wie viele Spiele. Ohne Angabe 1000.
    .value = ZAHL
cli-balance-seats = Wie viele Plätze. Ohne Angabe so viele wie möglich.
    .value = ZAHL
cli-balance-seconds = Wie lange ein Bot über eine Entscheidung nachdenken darf, in Sekunden. Ohne Angabe 1.
    .value = SEKUNDEN
cli-balance-iterations = Wie lange ein Bot nachdenken darf, in Iterationen statt Sekunden: Dann lässt sich die Untersuchung genau wiederholen.
    .value = ZAHL
cli-balance-option = Eine Option des Spiels; mehrfach möglich.
    .value = NAME=WERT
cli-balance-data = Ein Ordner mit Dateien aus der eigenen Schachtel.
    .value = ORDNER
cli-balance-seed = Der Startwert: Derselbe ergibt dieselben Spiele.
    .value = STARTWERT
cli-balance-out = Der Ordner der Untersuchung: Jedes beendete Spiel wird dort sofort notiert, dazu die Ergebnisse in allen Formen. Derselbe Befehl setzt sie fort, wo sie war.
    .value = ORDNER
cli-balance-resume = Setzt die Untersuchung in diesem Ordner fort, so wie sie begonnen wurde.
    .value = ORDNER
cli-balance-jobs = Wie viele Prozesse; ohne Angabe einer pro Kern.
    .value = ZAHL
cli-balance-cluster = Spielt auf einem Dask-Cluster statt auf diesem Rechner.
    .value = tcp://RECHNER:PORT
cli-balance-json_ = Das Ergebnis als JSON.
cli-balance-csv_ = Das Ergebnis als CSV.
cli-balance-html = Schreibt das Ergebnis mit Diagrammen in eine HTML-Seite.
    .value = DATEI

## Without a command

overview-title = flibuste: Piratenspiele, im Browser oder im Terminal
overview-site = im Browser spielen, mit Freunden oder gegen Bots
overview-terminal = hier spielen, im Terminal
overview-learn = ein Spiel in zehn Minuten lernen: flibuste learn freibeuter
overview-rules = die Regeln eines Spiels lesen: flibuste rules libertalia
overview-arena = Bots gegeneinander spielen lassen: Welcher ist besser?
overview-bots = einen Bot schreiben und ausprobieren: docs/bots.md
overview-help = alle Befehle
overview-enter = Enter öffnet die Seite im Browser, q beendet. >
version-compiled = flibuste { $version }, Regeln kompiliert
version-interpreted = flibuste { $version }, Regeln interpretiert (nicht kompiliert)

## Wrong command lines

usage-see-help = „--help“ erklärt, was möglich ist.
usage-language = Die Sprache „{ $text }“ gibt es hier nicht. Zur Wahl stehen: { $languages }.
usage-number = { $option } braucht eine ganze Zahl von mindestens { $least }; „{ $text }“ ist keine.
usage-number-between = { $option } braucht eine ganze Zahl von { $least } bis { $most }; „{ $text }“ ist keine.
usage-decimal = { $option } braucht eine Zahl von { $least } bis { $most }; „{ $text }“ ist keine.
usage-no-option = Eine Option { $option } gibt es nicht.
usage-value-missing = Die Option { $option } braucht einen Wert.
usage-value-unwanted = Die Option { $option } nimmt keinen Wert an.
usage-bad-value = Der Wert für { $name } ist nicht möglich.
usage-missing = Eine Angabe fehlt: { $name }.
usage-extra = Eine Angabe ist zu viel: { $text }.
usage-wrong = Dieser Aufruf ist nicht zu verstehen.
usage-no-game-but = Ein Spiel „{ $text }“ gibt es nicht. Meinst du „{ $game }“?
usage-no-command = Einen Befehl „{ $text }“ gibt es nicht. Zur Wahl stehen: { $commands }.
usage-no-command-but = Einen Befehl „{ $text }“ gibt es nicht. Meintest du „{ $command }“?
package-missing = Der Befehl { $command } braucht das Paket { $package }, und das ist nicht installiert.
usage-which-game = Welches Spiel ist gemeint? Zur Wahl stehen: { $games }.
usage-names = Das sind { $names } Namen für { $seats } Plätze.
usage-option-form = Eine Option schreibt man NAME=WERT; „{ $text }“ sieht anders aus.
usage-no-companion = { $game } hat keinen Begleiter für das erste Spiel.
usage-resume-alone = Ein fortgesetztes Spiel behält Regeln, Spieler und Startwert: --resume steht allein.

## Files

data-not-for = Das Spiel { $game } hat keine Dateien, die man ersetzen könnte.
data-no-folder = Es gibt keinen Ordner { $folder }.
data-nothing = Im Ordner { $folder } ist keine der Dateien { $files }.
file-missing = Die Datei { $file } gibt es nicht.
file-forbidden = Auf die Datei { $file } darfst du nicht zugreifen.
file-is-folder = { $file } ist ein Ordner, keine Datei.
file-not-folder = Ein Teil des Pfades { $file } ist kein Ordner.
file-disk-full = Die Festplatte ist voll: { $file } konnte nicht geschrieben werden.
file-read-only = { $file } liegt auf einem schreibgeschützten Datenträger.
file-name-too-long = Dieser Dateiname ist zu lang.
file-other = Die Datei { $file } lässt sich weder lesen noch schreiben ({ $code }).
file-special = { $file } ist keine gewöhnliche Datei: Nichts wird hineingeschrieben.
file-not-text = Die Datei ist kein Text: Das ist keine Aufzeichnung von flibuste.
file-too-large = Die Datei { $file } ist zu groß, um ein Spiel zu sein.

## Faults of our own

crash = Ein Fehler im Programm hat alles angehalten ({ $what }). Nichts ist verloren: Einzelheiten und Spiel stehen in { $file }.
crash-unsaved = Ein Fehler im Programm hat alles angehalten ({ $what }), und der Bericht ließ sich nicht schreiben.

## Setting up a game

setup-welcome = Willkommen an Bord! Mit Enter nimmst du die Antwort in Klammern.
language-name = Deutsch
setup-language = Sprache: { $words } [{ $usual }]?
setup-game = Welches Spiel soll es sein: { $words } [{ $usual }]?
setup-seats = { $title }: Wie viele spielen mit, Bots eingeschlossen ({ $words }) [{ $usual }]?
setup-name = Dein Name [{ $usual }]?
setup-people = Wie viele Menschen an diesem Bildschirm ({ $words }) [{ $usual }]?
setup-other-name = Name von Person { $number }?
setup-bot = Welcher Bot übernimmt die anderen Plätze: { $words } [{ $usual }]?
setup-again = „{ $text }“ geht hier nicht. Zur Wahl stehen: { $words }.

## At the table

prompt = Deine Wahl (? für Hilfe) >
prompt-empty = Tippe eine Nummer aus der Liste, einen Zug in seiner Schreibweise oder ? für Hilfe.
prompt-which = Mehrere Züge sind möglich: { $choices }.
    .one = „{ $choice }“ ({ $number })
prompt-unclear = { $more ->
        [0] Diese Wörter bezeichnen mehrere Züge: { $choices }.
       *[other] Diese Wörter bezeichnen mehrere Züge: { $choices } und { $more } weitere.
    }
    .one = „{ $choice }“
prompt-number = { $number } ist die Nummer einer Wahl und der Name einer anderen. Schreib, welche du meinst: { $choices }.
prompt-told = Weiter mit Enter. >
prompt-undo = Enter: weiter. „zurück“: diesen Zug zurücknehmen. >
prompt-paused = „{ $text }“ geht hier nicht: Warte auf die nächste Frage. Enter geht weiter.
news = Seit deiner letzten Wahl:
news-first = Bisher:
commitment =
    Der Zufall ist versprochen, durch die SHA-256-Prüfsumme seines Startwerts:
    { $hash }
bot-thinks = { $seat } denkt nach …
hand-over-hide = Enter verdeckt deine Hand; gib die Tastatur dann an { $seat }. >
hand-over = Gib die Tastatur an { $seat }. { $seat }, drück Enter. >
bot-plays = Ab jetzt spielt ein Bot für { $seat }. Strg-C hält ihn an; wer die Partie fortsetzt, hat seinen Platz wieder.
resign-sure = Wirklich aufgeben? Ein Bot spielt dann bis zum Ende. (ja/nein) >
resigned = { $seat } gibt auf; ein Bot spielt bis zum Ende.
yes-words = ja, j
undone = Zurückgenommen: „{ $choice }“.
saved = Spiel gespeichert: { $file }
save-exists = { $file } gibt es schon und ist nicht dieses Spiel: Nichts wird hineingeschrieben.
save-failed = Das Spiel geht weiter, aber dieser Zug ist nicht gespeichert. „save DATEI“ speichert anderswo.
left =
    Das Spiel ist gespeichert. So geht es weiter:
    flibuste play --resume { $file }
recap-nothing = Dir ist nichts geschehen
recap-table-undone = nimmt die letzte Wahl zurück
preview-times = { $what } ({ $count }-mal)
foresee = Was geschehen würde:
foresee-hidden = Was folgt, hängt von Verborgenem ab: Es lässt sich nicht vorhersehen.
hint = Ein guter Bot würde spielen:

## Orders at the table: the words that can be typed, and what they do

help-choose = Tippe die Nummer eines Zuges, Wörter, die ihn bezeichnen ({ $words }), oder den Zug in seiner Schreibweise ({ $choice }). Oder:
help-why = erklärt Zug { $number }; „? { $other }“ sagt, warum dieser Zug nicht erlaubt ist
order-help = hilfe, help
    .does = diese Liste
order-hint = tipp, hint
    .does = was ein Bot an deiner Stelle spielen würde
order-undo = zurück, undo
    .does = nimmt deinen letzten Zug zurück, solange nichts gezogen oder aufgedeckt wurde
order-log = protokoll, log
    .does = die letzten Ereignisse; „protokoll 30“ zeigt mehr
order-rules = regeln, rules
    .does = die Kapitel; „regeln { $rule }“ eine Regel, „regeln WORT“ alle, in denen das Wort vorkommt
order-view = plan, board, view
    .does = zeichnet den Spielplan neu
order-save = speichern, save
    .does = speichert eine Kopie: „speichern DATEI“
order-lang = sprache, lang
    .does = wechselt die Sprache: „sprache fr“
order-bot = bot
    .does = ein Bot spielt für dich; Strg-C hält ihn an, und die fortgesetzte Partie gehört wieder dir
order-resign = aufgeben, resign
    .does = gibt auf; ein Bot spielt bis zum Ende
order-quit = ende, quit, exit
    .does = speichert und beendet; das Spiel lässt sich fortsetzen

## The end of a game

winners = { $count ->
        [one] { $winner_seat } gewinnt!
       *[other] Geteilter Sieg: { $winner_seat }.
    }
place = Platz
place-number = { $place }.
total = Gesamt
fair =
    Der Startwert, aufgedeckt:
    { $seed }
    Er passt zum Versprechen vom Anfang:
    { $hash }
after-companion = Was du gut gemacht hast und was du versuchen könntest: flibuste analyse { $file } --seat { $number }
kept =
    Das Spiel liegt in:
    { $file }
    „flibuste verify“ prüft es, „flibuste replay“ erzählt es.
resume-none = In { $folder } liegt kein angefangenes Spiel.
resume-finished = Das Spiel in { $file } ist zu Ende. „flibuste replay“ erzählt es.

## Rules, replay, verify, games

rules-how = Eine Nummer ({ $rule }) zeigt eine Regel, ein Wort alle, in denen es vorkommt.
rules-not-found = „{ $text }“ kommt in keiner Regel vor.
rules-no-number = Eine Regel „{ $text }“ gibt es nicht: Sie gehen von { $first } bis { $last }.
replay-unfinished = Dieses Spiel ist nicht zu Ende: Es wird nur aus der Sicht eines Platzes gezeigt, mit --seat und einer Zahl von 1 bis { $seats }.
replay-no-seat = Einen Platz „{ $text }“ gibt es nicht: Nenne eine Zahl von 1 bis { $seats }, einen Namen ({ $names }) oder open.
replay-move = Zug { $number }
replay-at = Zug { $number } von { $last }
replay-prompt = Enter: weiter. Eine Zahl: zu diesem Zug. b: zurück. q: Schluss. >
verified = Spiel geprüft: { $title }, { $players }
proven-rules = Alle { $moves } Züge sind nach den Regeln erlaubt und führen zu diesem Ergebnis.
proven-seed = Der Startwert passt zum Fingerabdruck in der Aufzeichnung ({ $hash }).
proven-luck = Alle { $luck } Zufallszahlen folgen aus dem Startwert und den Nonces.
proven-luck-bound = Alle { $luck } Zufallszahlen folgen aus dem Startwert zusammen mit Aufbau, Namen und Nonces.
proven-luck-stated = Alle { $luck } Zufallszahlen folgen aus dem Startwert und der angegebenen Prüfsumme des Vereinbarten.
proven-promise = Der Fingerabdruck ist der, der dir gezeigt wurde: Der Startwert stand da schon fest.
proven-own-nonce = Deine Nonce ist Teil des Zufalls.
proven-this-game = Die Quittung ist die, die dir gezeigt wurde: Es ist genau dieses Spiel.
not-proven = Nicht bewiesen:
unproven-promise = Dass der Startwert vor dem Spiel versprochen war. Gib den Fingerabdruck an, der dir gezeigt wurde (--commitment).
unproven-nonces = Dass deine eigene Nonce Teil des Zufalls ist. Gib sie an (--nonce).
unproven-added = Dass niemand den Zufall gewählt hat: Ohne Nonce konnte ihn wählen, wer den Startwert gemacht hat.
unproven-this-game = Dass dieses Spiel gespielt wurde: Wer den Startwert hat, kann ein anderes schreiben. Gib die Quittung vom Ende an (--receipt).
unproven-names = Dass Namen und Aufbau stimmen: In diesem alten Format hängt der Zufall nicht davon ab.
unproven-forgotten = Dass die angegebene Prüfsumme die des Vereinbarten ist: Seither wurde ein Name entfernt, weil jemand vergessen werden wollte.
unproven-burned = Dass Zufall so zurückgenommen wurde: Dieses alte Format nennt nur eine Anzahl.
unproven-consent = Dass die Genannten den Rücknahmen zugestimmt haben. Die Quittung würde es beweisen.
unproven-beacon = Dass die öffentliche Zufallsquelle diesen Wert gab. Dort nachzusehen: { $beacon }
receipt =
    Die Quittung dieser Aufzeichnung:
    { $hash }
games-seats = { $seats } Spieler
games-no-options = Dieses Spiel hat keine Optionen.
games-usual = (üblich)
games-files = Dateien, die man durch eigene ersetzen kann, mit --data ORDNER: { $files }

## Simulations

number = { $value }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-progress = Spiele
simulate-line = { $done } von { $games } Spielen, noch etwa { $seconds } s
simulate-done = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $seconds } s ({ $rate } pro Sekunde), Startwert { $seed }
simulate-stopped = { $checked ->
        [yes] Abgebrochen: { $done } von { $games } Partien wurden gespielt und geprüft, ohne Fehler. Derselbe Startwert spielt sie wieder.
       *[no] Abgebrochen: { $done } von { $games } Partien wurden gespielt. Derselbe Startwert spielt sie wieder.
    }
simulate-min = min.
simulate-median = Median
simulate-max = max.
simulate-mean = Mittel
simulate-length = Entscheidungen pro Spiel
simulate-score = Punkte
simulate-ends = Spielende
simulate-bot = Bot
simulate-seats = Plätze
simulate-won = Erster
simulate-mean-score = Mittlere Punkte
fault-census = Spiel { $game }: Teile sind verschwunden oder aufgetaucht. Die Aufzeichnung liegt in { $file }.
fault-view = Spiel { $game }: Ein Platz kann eine gedachte Welt von der wahren unterscheiden. Die Aufzeichnung liegt in { $file }.
fault-options = Spiel { $game }: In einer gedachten Welt hätte ein Platz eine andere Wahl. Die Aufzeichnung liegt in { $file }.
fault-scores = Spiel { $game }: Der Punktezettel geht nicht auf. Die Aufzeichnung liegt in { $file }.
fault-places = Spiel { $game }: Die Plätze widersprechen den Punkten. Die Aufzeichnung liegt in { $file }.
fault-verify = Spiel { $game }: Die Aufzeichnung lässt sich nicht bestätigen. Sie liegt in { $file }.
fault-replay = Spiel { $game }: Noch einmal gespielt, ist es nicht dasselbe Spiel. Die Aufzeichnung liegt in { $file }.
fault-exception = Spiel { $game }: Das Spiel ist an einem Fehler abgebrochen. Einzelheiten stehen in { $file }.

## Arena

units = { NUMBER($value, maximumFractionDigits: 0) }
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-two-bots = Zu einem Match gehören mindestens zwei verschiedene Bots: --bots greedy,random. Um ein Spiel mit einem einzigen Bot zu untersuchen, gibt es „flibuste balance“.
arena-resume-alone = Ein fortgesetztes Match behält Spiel, Bots, Optionen und Startwert: Mit --resume lassen sich nur die Zahl der Spiele, der Test und die Form des Ergebnisses wählen.
arena-claims = Der sequenzielle Test stellt einen Anteil der Siege gegen einen größeren; { $low } % und { $high } % passen nicht.
arena-other-match = Im Ordner { $folder } liegt schon ein anderes Match. Wählen Sie einen anderen Ordner, oder „--resume { $folder }“, um jenes fortzusetzen.
arena-unreadable = { $file }, Zeile { $line }: Das ist kein Match von uns, oder es wurde verändert.
arena-other-rules = Die Regeln von { $game } haben hier eine andere Version als dort, wo die Spiele begonnen wurden; die Ergebnisse lassen sich nicht zusammenzählen.
arena-workers-died = Die Prozesse, die spielten, sind mehrmals nacheinander gestorben, vielleicht aus Mangel an Speicher. Beendete Spiele sind gesichert.
arena-no-cluster = Unter { $address } antwortet kein Dask-Cluster.
arena-bot-failed = Der Bot { $bot } ist mit einem Fehler abgebrochen oder hat einen verbotenen Zug gemacht, in Serie { $set }. Das Match endet; Näheres steht in { $file }.
arena-stopped = Das Match wurde unterbrochen. Mit --out hätte es sich fortsetzen lassen.
arena-stopped-kept = Das Match wurde unterbrochen; „flibuste { $command } --resume { $folder }“ setzt es fort.
arena-estimate = { $bot } { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-certainty = { NUMBER($part, maximumFractionDigits: 0) } % des Wegs zur Gewissheit
arena-done = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } mit { $seats } Plätzen, in { $sets ->
        [one] { $sets } Serie
       *[other] { $sets } Serien
    } gleichen Glücks, Startwert { $seed }
arena-bot = Bot
arena-share = Siege
arena-place = Mittlerer Rang
arena-margin = Punktabstand
arena-rating = OpenSkill
arena-duel = Duell
arena-duels = Duelle
arena-ahead = Der erste vorn
arena-games = Spiele
arena-decisions = Entscheidungen
arena-mean = Mittel
arena-p99 = 99 %
arena-max = Längste
arena-over = Überschritten
arena-verdict-better = { $bot } ist besser: Der Test ist sicher nach { $sets ->
        [one] einer Serie
       *[other] { $sets } Serien
    } ({ NUMBER($high, maximumFractionDigits: 1) } % Siege eher als { NUMBER($low, maximumFractionDigits: 1) } %, Irrtum 5 %).
arena-verdict-not-better = { $bot } ist nicht besser: Der Test ist sicher nach { $sets ->
        [one] einer Serie
       *[other] { $sets } Serien
    } ({ NUMBER($low, maximumFractionDigits: 1) } % Siege eher als { NUMBER($high, maximumFractionDigits: 1) } %, Irrtum 5 %).
arena-verdict-open = Der Test hat für { $bot } noch keine Antwort nach { $sets ->
        [one] einer Serie
       *[other] { $sets } Serien
    } ({ NUMBER($low, maximumFractionDigits: 1) } % Siege gegen { NUMBER($high, maximumFractionDigits: 1) } %).
arena-elo = { $behind ->
        [yes] Rückstand von { $bot } in Elo: { $range }
       *[no] Vorsprung von { $bot } in Elo: { $range }
    }
arena-even = In Klammern das 95-%-Konfidenzintervall, über die Serien gerechnet. Gleich starke Bots gewinnen je { NUMBER($share, maximumFractionDigits: 1) } %.
arena-adjusted-share = Siege ohne Glück
arena-share-factor = Partien gespart ×
arena-adjusted-margin = Abstand ohne Glück
arena-margin-factor = Partien gespart ×
arena-no-luck = Ohne Glück
arena-adjusted = Ohne Glück: Was das Glück gebracht hat, verglichen mit neuem Glück in { $playouts } von jedem Schritt aus weitergespielten Partien, ist abgezogen. Der Mittelwert bleibt derselbe. „Partien gespart ×“ sagt, wie viel mal so viele Partien ein ebenso enges Intervall sonst brauchte.
arena-fixed = Keiner dieser Bots sieht auf die Uhr: Derselbe Befehl mit demselben Startwert ergibt wieder dieselben Spiele.
arena-by-clock = Einer dieser Bots misst seine Bedenkzeit, oder könnte es: Dieselben Spiele können ein andermal anders verlaufen.
arena-title = { $game }: ein Match zwischen Bots
arena-strength = Ergebnis
arena-mean-score = Mittlere Punktzahl
arena-plot-share = Anteil der Siege
arena-plot-even = Der Balken ist das 95-%-Konfidenzintervall, die gestrichelte Linie gleiche Stärke.
arena-plot-rating = OpenSkill-Wertung
arena-plot-scores = Punkte
arena-plot-mean = Der senkrechte Strich ist das Mittel.
arena-plot-times = Bedenkzeit je Entscheidung
arena-plot-clock = Durchgezogen: das Mittel; fein gestrichelt: 99 % der Entscheidungen und die längste; gestrichelt: die erlaubte Zeit. Überschritten ist sie bei mehr als 120 %.
arena-thinking = Bedenkzeit
arena-again = Um dieses Match noch einmal zu spielen

## Balance

balance-nothing = Kein Spiel wurde beendet.
balance-title = { $game }: das Gleichgewicht des Spiels
balance-done = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } mit { $seats } Plätzen zwischen { $bots }, Startwert { $seed }
balance-caution = Diese Zahlen sagen, wie diese Bots spielen; in Klammern das 95-%-Konfidenzintervall. Die Spalte „Gewinnen“ gibt den Anteil der Siege derer, die es genutzt haben: Das ist noch keine Ursache.
balance-turn = Zug
balance-turns = Vorteil nach der Zugfolge
balance-seat = Platz
balance-seats = Vorteil nach dem Platz
balance-what = Je Spiel
balance-winning = Siegpunktzahl
balance-all = Alle Punktzahlen
balance-share = Anteil
balance-uses = Mal
balance-points = Punkte
balance-wins = Gewinnen

## new-game

new-game-usage = Sag, wie das neue Spiel heißen soll, zum Beispiel: make new-game NAME=corsairs PREFIX=COR (ohne PREFIX zählen die Regeln mit den ersten drei Buchstaben des Namens)
new-game-underscore = Namen mit einem Unterstrich am Anfang sind Vorlagen vorbehalten: Nenne das Spiel anders als „{ $name }“.
new-game-not-a-name = „{ $name }“ kann kein Spiel heißen: Erlaubt sind Kleinbuchstaben von a bis z, Ziffern und Unterstriche, mit einem Buchstaben am Anfang und mindestens drei Buchstaben insgesamt.
new-game-keyword = „{ $name }“ ist ein Wort der Sprache Python und kann kein Spielname sein.
new-game-exists = Ein Spiel namens „{ $name }“ gibt es schon.
new-game-prefix = Die Regeln von „{ $name }“ hießen { $prefix }-1 und so weiter, wie die von { $game }: Wähle andere Buchstaben, zum Beispiel: make new-game NAME={ $name } PREFIX=ABC
new-game-not-a-prefix = „{ $prefix }“ eignet sich nicht für Regelnummern: Nimm zwei bis fünf Großbuchstaben von A bis Z.
new-game-no-checkout = Ein neues Spiel entsteht in einer Kopie der Quellen, und dies ist ein installiertes Paket.
new-game-made = Das neue Spiel { $name } liegt in { $folder }, und seine Regeln sind mit { $prefix }-1 und so fort nummeriert. Spielen kann man es schon; wie es weitergeht, steht in docs/add-a-game.md.

cli-bench = Misst, wie schnell die Regeln sind: zufällige Spiele, Kopien, Ansichten.
cli-bench-as_json = Der Bericht als JSON.
cli-bench-game = Nur ein Spiel.
    .value = SPIEL
cli-bench-peers = Misst auch andere Spielebibliotheken, sofern sie installiert sind.
cli-bench-rounds = Wie viele Messrunden, von 1 bis 99.
    .value = ZAHL
bench-measuring = Messung: { $what } …
bench-compiled = Die Regeln sind kompiliert.
bench-interpreted = Die Regeln sind interpretiert, nicht kompiliert.
bench-ratio = { $pair }: { $ratio }-mal so schnell
bench-game = Spiel
bench-seats = Plätze
bench-decisions = Entscheidungen/s
bench-playouts = Spiele/s
bench-clone = Kopie (µs)
bench-view = Ansicht (µs)
bench-bytes = Byte pro Zustand
bench-iterations = Suchen/s
bench-peer = Bibliothek

## golden

golden-written = { $game }: { $file }, { $decisions } Entscheidungen
golden-not-found = { $game }: Das Ende „{ $reason }“ kam in { $games } Spielen nicht vor.

## records, tables and the server

refusal-proposal-open = Dem Tisch ist schon eine Frage gestellt; sie muss erst beantwortet werden.
refusal-no-proposal = Hier gibt es für dich nichts zu beantworten.
refusal-not-wanted = Die Spieler an diesem Tisch haben abgelehnt. Du kannst sie nicht noch einmal fragen.
refusal-no-people = An diesem Tisch ist niemand, der zustimmen könnte.
refusal-not-absent = { $other_seat } kann erst nach { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
 } ohne Verbindung ersetzt werden.
refusal-other-seat = Du kennst schon eine andere Hand dieser Partie. Du kannst nur an deinen eigenen Platz zurück.
refusal-others-play = An diesem Tisch spielen noch andere. Schlag vor, die Partie gemeinsam zu beenden.
refusal-still-playing = Du spielst noch an diesem Tisch.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-table-over = Dieser Tisch ist geschlossen.
refusal-closing = Der Server wird angehalten. Verbinde dich gleich neu; nichts geht verloren.
refusal-not-saved = Deine Wahl konnte nicht gespeichert werden und gilt deshalb nicht. Versuch es noch einmal.
refusal-set-aside = Dieser Tisch braucht zu lange zum Öffnen und wurde beiseitegelegt. Wer den Server betreibt, kann ihn zurückgeben.
refusal-too-slow = Das auszurechnen dauert zu lange.
refusal-too-many-acts = An diesem Tisch ist so viel geschehen ({ $most } Handlungen), dass nichts mehr zurückgenommen oder geändert werden kann. Die Partie kann trotzdem zu Ende gespielt werden.
refusal-data-too-slow = Diese Dateien zu prüfen dauert zu lange: { $files }.
refusal-data-unplayable = Mit diesen Dateien kann keine Partie zu Ende gespielt werden: { $files }.
refusal-no-such-table = Diesen Tisch gibt es nicht, oder man findet ihn nur über seinen Link.
refusal-no-such-file = Dieses Spiel hat keine Datei { $file }.
refusal-rules-gone = Diese Partie folgt Fassung { $version } der Regeln, die hier nicht mehr aufbewahrt wird; es gibt Fassung { $current }.
refusal-no-such-address = Diese Adresse gibt es nicht.
refusal-no-such-guest = Diesen Gast gibt es nicht.
refusal-not-a-guest = Wähle zuerst einen Spitznamen.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-no-spectators = An diesem Tisch sind keine Zuschauer zugelassen.
refusal-wrong-origin = Die Anfrage kommt von einer anderen Website und wird nicht angenommen.
refusal-busy = Der Server ist ausgelastet. Versuch es gleich noch einmal.
refusal-too-fast = Das geht zu schnell. Versuch es in { $seconds } s noch einmal.
refusal-too-many-tables = Du hast schon { $most } Tische. Beende erst einen davon.
refusal-too-many-connections = Du hast schon { $most } offene Verbindungen.
refusal-server-full = Der Server ist voll. Versuch es später noch einmal.
refusal-seat-taken = Dieser Platz ist schon besetzt.
refusal-not-seated = Du hast keinen Platz an diesem Tisch.
refusal-already-seated = Diese Person sitzt schon am Tisch.
refusal-seats-empty = { $count ->
    [one] Ein Platz ist
   *[other] { $count } Plätze sind
 } noch frei: Warte auf jemanden oder nimm Bots dazu.
refusal-already-started = Die Partie hat schon begonnen.
refusal-luck-closed = Die Partie beginnt gerade oder läuft: Zu ihrem Zufall kommt nichts mehr hinzu.
refusal-beacon-silent = Die öffentliche Zufallsquelle gab keinen neuen Wert, deshalb hat die Partie nicht begonnen. Versuch es gleich noch einmal.
refusal-seats-changed = Jemand ist gegangen oder hat sich gesetzt, während die Partie gerade begann. Starte sie noch einmal.
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-never-finished = Diese Partie wurde nicht zu Ende gespielt: Es gibt nichts zu analysieren.
refusal-analysis-under-way = Eine Analyse von dir läuft noch. Warte, bis sie fertig ist.
refusal-analyses-full = Es laufen zu viele Analysen. Versuch es in ein paar Minuten noch einmal.
refusal-no-such-channel = Diesen Weg, benachrichtigt zu werden, gibt es nicht mehr.
refusal-no-such-feed = Diesen Feed gibt es nicht mehr.
refusal-link-expired = Dieser Link gilt nicht mehr. Fordere einen neuen an.
refusal-bad-address = Diese Adresse passt nicht. Nötig ist eine vollständige https-Adresse.
refusal-private-address = Diese Adresse gehört zu einem privaten Netz: Dorthin sendet der Server nichts.
refusal-bad-push-keys = Die Schlüssel dieses Browsers passen nicht. Lade die Seite neu und versuch es noch einmal.
refusal-bad-mail-address = Das ist keine E-Mail-Adresse.
refusal-unknown-zone = Die Zeitzone { $zone } ist unbekannt.
refusal-too-many-channels = Nicht mehr als { $most } Wege, benachrichtigt zu werden. Entferne erst einen.
refusal-no-mail = Dieser Server verschickt keine E-Mails.
refusal-not-delivered = Die Nachricht konnte nicht zugestellt werden. Prüfe die Adresse.
refusal-no-such-cup = Diesen Pokal gibt es nicht, oder man findet ihn nur über seinen Link.
refusal-cup-not-open = Dieser Pokal hat noch nicht begonnen.
refusal-cup-closed = Dieser Pokal ist zu Ende: Man kann ihn nicht mehr beginnen.
refusal-cup-table = An einem Pokaltisch spielen alle allein und bis zum Schluss: Aufgedecktes wird nicht zurückgenommen und kein Platz abgegeben.
refusal-cup-no-hints = Während eines Pokals gibt es keine Tipps: Alle spielen unter gleichen Bedingungen.
refusal-unsteady-bot = In einem Pokal antworten Bots auf dasselbe Spiel immer gleich. { $bot } kann das nicht; wähle einen von diesen: { $bots }.
refusal-too-many-cups = Du hast schon { $most } Pokale oder Ligen laufen. Warte, bis einer davon endet.
refusal-no-such-league = Diese Liga gibt es nicht, oder man findet sie nur über ihren Link.
refusal-league-begun = Diese Liga hat schon begonnen.
refusal-league-full = Diese Liga ist voll: höchstens { $most } Personen.
refusal-league-too-few = Jede Gruppe braucht mindestens zwei Personen.
refusal-league-not-host = Das kann nur, wer diese Liga gegründet hat.
refusal-league-clock = Eine Liga braucht eine Uhr: Sonst könnte eine einzige Person sie aufhalten.
refusal-not-a-member = Du spielst in dieser Liga nicht mit.
refusal-no-such-order = Diese Anweisung gibt es nicht mehr.
refusal-too-many-orders = Ein Platz hat höchstens { $most } Anweisungen. Hebe erst eine auf.
refusal-unknown-question = Diese Frage stellt das Spiel nie.
refusal-unknown-measure = Diese Frage lässt sich so nicht messen.
refusal-name-empty = Ein Spitzname braucht mindestens ein sichtbares Zeichen.
refusal-clock-too-short = Die Bedenkzeit muss mindestens eine Sekunde betragen.
refusal-bad-message = Diese Nachricht ist nicht lesbar ({ $why }).
refusal-bad-request = Diese Anfrage ist nicht lesbar ({ $where }).
refusal-fault = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert. Versuch es noch einmal.
refusal-too-large = Das ist zu lang: höchstens { $most } Bytes.
refusal-headers-too-many = Die Anfrage hat zu viele Kopfzeilen: höchstens { $most }.
refusal-wrong-host = Unter diesem Namen antwortet dieser Server nicht.
refusal-request-too-slow = Die Anfrage kam zu langsam an. Versuche es noch einmal.
refusal-server-fault = Auf dem Server ist etwas schiefgegangen. Versuche es noch einmal; wenn es wieder geschieht, melde die Nummer { $number }.
refusal-only-watching = Du schaust zu: Das können nur die Spieler am Tisch.
refusal-not-away = Niemand vertritt dich.
refusal-no-such-seat = An diesem Tisch gibt es keinen Platz { $number }.
refusal-no-such-moment = So weit ist das Spiel nicht: Augenblick { $number } gibt es nicht, der letzte ist { $last }.
refusal-crew-too-large = An diesem Tisch ist Platz für { $most ->
    [one] eine weitere Person
   *[other] { $most } weitere Personen
 }.
refusal-hint-under-way = Der Bot denkt noch über deine letzte Frage nach.
refusal-backup-postgresql = Diese Datenbank ist PostgreSQL: Sichere sie mit pg_dump.
refusal-backup-damaged = Diese Datei ist keine Sicherung von flibuste, oder sie ist beschädigt.
refusal-database-damaged = Die Datenbank { $database } ist beschädigt oder keine Datenbank von flibuste. Setze eine Sicherung an ihre Stelle: flibuste admin restore DATEI.
refusal-database-locked = Ein anderes Programm hält die Datenbank { $database } gesperrt. Beende es und starte noch einmal.
refusal-database-read-only = Die Datenbank { $database } ist schreibgeschützt: Nichts könnte gespeichert werden.
refusal-database-full = Für die Datenbank { $database } ist kein Platz mehr.
refusal-database-no-file = Die Datenbank { $database } lässt sich weder öffnen noch anlegen. Gibt es ihren Ordner, und darfst du dort schreiben?
refusal-database-not-ours = Die Datenbank { $database } hat nicht die Tabellen von flibuste. „flibuste admin migrate“ legt sie an.
refusal-database-newer = Die Datenbank { $database } gehört zu einer neueren Version von flibuste. Installiere diese, oder geh zu einer Sicherung zurück.
refusal-database-away = Die Datenbank { $database } antwortet nicht oder lässt uns nicht ein.
refusal-database-missing = Es gibt keine Datenbank { $database }.
event-table-sealed = { $seat } hat verdeckt gewählt.
event-table-undone = { $seat } nimmt die letzte Wahl zurück.
event-table-wished = { $seat } bittet darum, die letzte Wahl zurücknehmen zu dürfen.
event-table-agreed = { $seat } ist einverstanden.
event-table-declined = { $seat } lehnt ab.
event-table-taken-back = Alle sind einverstanden: Es geht zurück vor die letzte Wahl von { $seat }. Gesehenes Glück kommt nicht wieder.
event-table-away = Die Zeit ist um: Ein Bot spielt für { $seat }.
event-table-back = { $seat } ist wieder da.
event-table-sat = Platz { $number }: { $name } übernimmt von { $before }.
event-table-proposed-end = { $seat } schlägt vor, die Partie hier ohne Ergebnis zu beenden.
event-table-proposed-replace = { $seat } schlägt vor, dass ein Bot für { $other_seat } spielt. Dort ist niemand mehr da.
event-table-proposed-take = { $name } möchte anstelle des Bots { $before } spielen.
event-table-withdrawn = { $seat } zieht die Frage zurück.
event-table-withdrawn-take = { $name } fragt nicht mehr nach einem Platz.
event-table-ended = { $seat } beendet die Partie ohne Ergebnis.
event-table-ended-together = Alle sind einverstanden: Die Partie endet hier ohne Ergebnis.
event-table-left = { $before } steht auf; der Bot { $name } spielt weiter.
event-table-resigned = { $before } gibt auf; der Bot { $name } spielt bis zum Ende.
event-table-replaced = { $before } ist nicht mehr da; der Bot { $name } spielt weiter.
event-table-joined = { $name } spielt von jetzt an anstelle von { $before }.

## serve and admin

cli-serve = Öffnet die Tische: die Website und die API, auf der eingebauten Datenbank oder auf PostgreSQL.
    .example =
        flibuste serve
        flibuste serve --port 8080 --database partien.sqlite
        flibuste serve --host 0.0.0.0 --database postgresql://db/flibuste
cli-serve-host = Adresse, auf der gelauscht wird.
cli-serve-port = Port, auf dem gelauscht wird.
cli-serve-database = Die Datenbank: eine Datei oder die Adresse eines PostgreSQL.
    .value = DATEI
cli-serve-config = Datei mit Einstellungen (Zeilen FLIBUSTE_…=…).
cli-serve-browser = Öffnet den Browser, falls es einen gibt.
cli-admin = Verwaltet einen Server: Tische, Schließen, Sperren, Sicherungen.
    .example =
        flibuste admin tables --database partien.sqlite
        flibuste admin backup ~/sicherung.sqlite
cli-admin-order = Was zu tun ist: tables, set-aside, give-back, close, ban, unban, backup, restore, migrate, compact, export, forget, rerate, reports oder close-report.
cli-admin-word = Der Tisch, der Gast, die Meldung oder die Datei.
cli-admin-database = Die Datenbank: eine Datei oder die Adresse eines PostgreSQL.
    .value = DATEI
cli-admin-config = Datei mit Einstellungen (Zeilen FLIBUSTE_…=…).
serve-ready = Die Tische sind offen: { $address } (Strg-C zum Beenden)
serve-stopped = Der Server ist beendet; alles ist gespeichert.
serve-port-taken = Ein anderes Programm lauscht schon auf { $host }, Port { $port }. Beende es, oder wähle einen anderen Port: --port 8001.
serve-port-forbidden = Auf Port { $port } darfst du nicht lauschen. Wähle einen ab 1024: --port 8000.
serve-host-unknown = { $host } ist keine Adresse dieses Rechners, auf der man lauschen könnte.
serve-package-missing = Die Einstellung { $setting } braucht das Paket { $package }, das nicht installiert ist: pip install "{ $extra }".
site-missing = Die Tische sind offen, aber die Website ist noch nicht gebaut.
site-missing-why = Der Server läuft, und Programme können spielen. Es fehlen die Seiten für Browser: Sie entstehen aus den Quellen, im Ordner „web“.
site-missing-build = Dort werden sie so gebaut: npm ci && npm run build. Danach diese Seite neu laden.
site-missing-api = Bis dahin: /api/openapi.json beschreibt die Schnittstelle für Programme, und „flibuste play“ öffnet einen Tisch im Terminal.
settings-wrong = Diese Einstellungen passen nicht: { $settings }.
admin-orders = Sag, was zu tun ist ({ $orders }); give-back, close, ban, unban, close-report, export, forget, backup und restore brauchen dazu einen Tisch, einen Gast, eine Meldung oder eine Datei.
admin-table = Tisch
admin-game = Spiel
admin-seats = Plätze
admin-status = Zustand
admin-made = Eröffnet
admin-done-close = Der Tisch { $word } ist geschlossen.
admin-done-give-back = Der Tisch { $word } kann wieder geöffnet werden.
admin-why = Grund
admin-done-ban = Der Gast { $word } ist gesperrt.
admin-done-unban = Der Gast { $word } ist nicht mehr gesperrt.
admin-done-backup = Die Sicherung liegt in { $word }.
admin-done-restore = Die Sicherung { $word } ist eingespielt; die alte Datenbank liegt daneben.
admin-done-migrate = Die Datenbank ist auf dem neuesten Stand.
admin-done-compact = Die Datenbank braucht nur noch so viel Platz wie nötig.

## bench --research

cli-benchmark = Ein Vergleichstest für Bots: feste Aufgaben mit festem Glück. run spielt sie und schreibt eine Ergebnisdatei, check wiederholt eine solche Datei, list nennt die Aufgaben.
    .example =
        flibuste benchmark run matelot
        flibuste benchmark run "stdio:node bot.mjs" --task freibeuter-2-mousse --out ergebnis.json
        flibuste benchmark check ergebnis.json
cli-benchmark-order = Was zu tun ist: run, check oder list.
    .value = BEFEHL
cli-benchmark-what = run: der Bot, wie bei arena. check: die Ergebnisdatei.
    .value = BOT
cli-benchmark-names = Nur eine Aufgabe, wie list sie nennt; mehrfach möglich.
    .value = AUFGABE
cli-benchmark-games = Wie viele Spiele je Aufgabe; mit weniger als 200 ist das Ergebnis nicht vollständig.
    .value = ZAHL
cli-benchmark-jobs = Die Zahl der Prozesse; sonst einer je Kern.
    .value = ZAHL
cli-benchmark-cluster = Die Adresse eines Dask-Schedulers.
    .value = ADRESSE
cli-benchmark-out = run: die Datei, die geschrieben wird.
    .value = DATEI
cli-benchmark-trust = check: spielt einen Bot, der weder eingebaut noch installiert ist und also jedes Programm starten kann.
benchmark-stranger = Die Datei nennt einen Bot, der jedes Programm starten kann: { $bot }. Wer ihm vertraut, ergänzt --trust.
benchmark-orders = Was soll der Vergleichstest tun? Möglich sind: { $orders }.
benchmark-no-bot = Welcher Bot? Zum Beispiel: flibuste benchmark run matelot
benchmark-no-file = Welche Ergebnisdatei? Zum Beispiel: flibuste benchmark check ergebnis.json
benchmark-no-task = Eine Aufgabe „{ $task }“ gibt es nicht. Zur Wahl stehen: { $known }.
benchmark-unreadable = { $file } ist keine Ergebnisdatei dieses Vergleichstests, oder sie wurde verändert.
benchmark-differs = Noch einmal gespielt, ergeben diese Aufgaben andere Spiele: { $tasks }.
benchmark-same = { $count ->
    [one] Die Aufgabe ergibt noch einmal dieselben Spiele.
   *[other] Alle { $count } Aufgaben ergeben noch einmal dieselben Spiele.
}
benchmark-task = Aufgabe
benchmark-wins = Siege, %
benchmark-interval = 95-%-Intervall
benchmark-score = { $bot }: Note { $score } (ein gleich starker Bot hat 1.00)
benchmark-written = Das Ergebnis mit allen Spielen steht in { $file }.
cli-bench-research = Misst stattdessen die Umgebungen für die Forschung: Züge mit Beobachtung und Maske, einzeln und im Stapel. Mit --peers auch Spiele von PettingZoo und OpenSpiel, wenn sie installiert sind.
bench-environment = Umgebung
bench-turns = Züge/s
bench-no-research = Um die Umgebungen zu messen, braucht es PettingZoo und NumPy: pip install 'flibuste[research]'

## bench --server

cli-bench-server = Misst stattdessen den Server: Tische, die über Websockets so schnell gespielt werden, wie er antwortet, und jede Wahl gespeichert. Mit --peers auch den Server von boardgame.io, den npm beim ersten Mal holt.
cli-bench-tables = Wie viele Tische zugleich gespielt werden, von 1 bis 500.
    .value = ZAHL
cli-bench-seconds = Wie viele Sekunden gemessen wird, von 1 bis 600.
    .value = ZAHL
bench-server = Server
bench-moves = Züge/s
bench-p50 = Median (ms)
bench-p99 = 99 von 100 binnen (ms)
bench-opening = Ein gespeicherter Tisch mit { $acts } Akten öffnet in { $ms } ms.
bench-no-node = Um den Server von boardgame.io zu messen, braucht es Node und npm, und die sind nicht installiert.
bench-npm-failed = npm konnte boardgame.io nicht installieren: { $what }
bench-no-server = Der Server, der gemessen werden soll, ist nicht gestartet: { $what }
bench-no-figures = Die Messung von { $name } hat nichts ergeben: { $what }

## Bots: their names, their reasons, and what a program does wrong

bot-mousse = Schiffsjunge
    .strength = leicht
    .about = vernünftig, übersieht aber manches
bot-matelot = Matrose
    .strength = mittel
    .about = nimmt, was einträglich ist
bot-second = Steuermann
    .strength = schwer
    .about = denkt kurz nach
bot-capitaine = Kapitän
    .strength = sehr schwer
    .about = denkt nach und verzeiht wenig
bot-greedy = Matrose
bot-random = Zufall

reason-only = Etwas anderes gibt es nicht zu wählen.
reason-even = „{ $other }“ ist etwa genauso gut.
reason-gain = Im Schnitt bringt es { $amount } mehr als „{ $other }“.
    .mostly = Im Schnitt bringt es { $amount } mehr als „{ $other }“ (vor allem „{ $line }“: +{ $part }).
    .though = Im Schnitt bringt es { $amount } mehr als „{ $other }“: +{ $part } bei „{ $line }“, −{ $cost } bei „{ $less }“.
reason-deny = Im Schnitt bekommen die Gegner { $amount } weniger als bei „{ $other }“.
reason-wins = Es bringt nicht mehr als „{ $other }“, gewinnt aber öfter: { $often } von 100 Partien statt { $seldom }.
praise-gain = Im Durchschnitt brachte das { $amount } mehr als die anderen Möglichkeiten.
praise-wins = Von 100 Partien gewinnt man damit { $points } mehr als mit den anderen Möglichkeiten.
score-amount = { $amount ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}

refusal-bot-not-started = Das Programm „{ $bot }“ startet nicht: { $fault }
refusal-bot-protocol = Das Programm „{ $bot }“ spricht ein anderes Protokoll als Nummer { $expected }: { $said }
refusal-bot-silent = Das Programm „{ $bot }“ hat nicht rechtzeitig geantwortet ({ $seconds } s).
refusal-bot-gone = Das Programm „{ $bot }“ hat sich beendet.
refusal-bot-garbled = Das Programm „{ $bot }“ hat eine Zeile geschrieben, die kein JSON-Objekt ist: { $said }
refusal-bot-out-of-turn = Das Programm „{ $bot }“ sollte mit „{ $expected }“ antworten und schrieb: { $said }
refusal-bot-stale = Das Programm „{ $bot }“ sollte die Frage { $expected } beantworten und schrieb: { $said }
refusal-bot-not-offered = Das Programm „{ $bot }“ hat gewählt, was nicht angeboten war: { $said }

## Analyse

analyse-title = Analyse: { $title }
analyse-progress = Schritte
analyse-line = { $done } von { $games } Schritten, noch etwa { $seconds } s
analyse-player = Spieler
analyse-result = Ergebnis
analyse-start = gleich
analyse-seat = Platz
analyse-deal = Startlage
analyse-luck = Glück
analyse-own = eigene Wahl
analyse-others = Wahl der anderen
analyse-decisions = Entscheidungen, auf die es ankam
analyse-error-rate = verlorene Punkte je Entscheidung
analyse-mistakes = Fehler
analyse-like = spielte wie
analyse-curve = Gewinnaussichten, Schritt für Schritt
analyse-parts = Woraus die Ergebnisse bestehen, in Punkten von hundert
analyse-figures = Entscheidungen
analyse-costliest = Die teuersten Entscheidungen
analyse-no-mistakes = Keine Entscheidung war sicher ein Fehler.
analyse-decision = { $mark } Zug { $number }, { $seat }: { $chosen }. Besser: { $best } ({ $loss } ± { $error } Punkte Gewinnaussicht){ $together ->
        [yes] , soweit man die Wahl der anderen erraten kann
       *[no] { "" }
    }.
analyse-how = Hundert Punkte sind ein Sieg. Die Aussichten sind Mittel aus { $playouts } Spielen, die nach der Methode { $policy } weitergespielt wurden; jede Möglichkeit wurde in mindestens { $pairs } vorgestellten Welten versucht und die beste in { $final } neuen verglichen. Startwert { $seed }.
analyse-unfinished = Nur ein beendetes Spiel lässt sich analysieren.

## Was ein geteilter Link zeigt

share-new = { $title } im Browser spielen
share-learn = { $title }: spielend lernen
share-rules = { $title }: die Regeln
share-files = { $title }: die Dateien der eigenen Schachtel
share-open = { $title }: Ein Tisch wartet auf Sie
share-running = { $title }: eine laufende Partie
share-finished = { $title }: eine Partie zum Nachsehen
share-closed = { $title }: ein geschlossener Tisch

## Benachrichtigungen. Sie sagen, dass du gefragt bist, und nichts davon, was geschehen ist.

notice-asked = { $title }: Du bist dran.
notice-reminder = { $title }: Du bist dran, und deine Zeit ist bald um.
notice-trial = Flibuste sagt dir hier Bescheid, wenn du dran bist.
notice-digest = { $count ->
    [one] Ein Tisch wartet auf dich:
   *[other] { $count } Tische warten auf dich:
}
notice-digest-line = { $title } – { $link }
    .due = { $title }, bis { $until } – { $link }
mail-confirm = Jemand, vermutlich du, möchte hier Benachrichtigungen von Flibuste bekommen. Um zuzustimmen, folge diesem Link:

    { $link }

    Sonst tu nichts: Du bekommst keine weitere E-Mail.
    .subject = Flibuste: Bestätige deine Adresse
mail-why = Du bekommst diese E-Mail, weil du Flibuste gebeten hast, dir Bescheid zu sagen. Wenn du es dir anders überlegst: { $link }
feed-title = Flibuste: die Tische, die auf dich warten
feed-author = Flibuste
## Konten

refusal-name-reserved = Dieser Name gehört zu einem Konto. Wähle einen anderen.
refusal-prove-again = Bestätige zuerst, dass du es bist.
refusal-passkey-refused = Dieser Passkey wurde nicht angenommen.
refusal-challenge-expired = Die Anfrage ist abgelaufen. Versuche es noch einmal.
refusal-no-passkeys-here = Passkeys brauchen den Namen einer Seite; unter der Adresse { $host } gehen sie nicht.
refusal-words-wrong = Das sind nicht die richtigen Wörter.
refusal-code-wrong = Dieser Code gilt nicht: Er ist falsch, zu alt oder schon benutzt.
refusal-credential-known = Diese Anmeldung gibt es schon.
refusal-too-many-credentials = Ein Konto hat höchstens { $most } Arten der Anmeldung.
refusal-no-such-credential = Diese Art der Anmeldung gibt es nicht.
refusal-last-credential = Das ist deine letzte Art, dich anzumelden. Füge zuerst eine andere hinzu.
refusal-no-such-session = Dieses Gerät ist nicht mehr angemeldet.
refusal-both-seated = Mit diesem Konto sitzt du auch an diesen Tischen: { $tables }. Spiele diese Partien erst zu Ende, oder melde dich ohne deine Tische an.
refusal-no-mail-here = Dieser Server verschickt keine E-Mails.
refusal-mail-address = Das ist keine E-Mail-Adresse.
refusal-no-such-account = Niemand hat diese Kennung oder ein Konto dieses Namens.
mail-add = flibuste: Bestätige deine Adresse
    .text = Hallo { $name },

        um dich mit dieser Adresse anmelden zu können, öffne innerhalb von { $minutes } Minuten diesen Link, in dem Browser, in dem du spielst:

        { $link }

        Wenn du das nicht wolltest, lass diese Nachricht liegen.
mail-sign-in = flibuste: dein Link zum Anmelden
    .text = Hallo,

        dieser Link meldet dich einmal an, innerhalb von { $minutes } Minuten:

        { $link }

        Gib ihn niemandem. Wenn du das nicht wolltest, lass diese Nachricht liegen.
admin-done-export = Alle Daten von { $word } sind in einer Zip-Datei in diesem Ordner.
admin-done-forget = Der Server vergisst { $word } binnen einer Minute, oder sobald er läuft.
## Wertungen und Leute

refusal-no-such-player = Diese Person gibt es hier nicht, oder ihr Profil ist nicht für dich.
refusal-no-such-line = Diese Zeile des Chats gibt es nicht mehr.
refusal-lines-of-others = Diese Zeilen stammen von mehreren Leuten. Melde sie einzeln.
refusal-no-such-report = Eine offene Meldung mit dieser Nummer gibt es nicht.
refusal-not-welcome = Du kannst dich nicht mit einer der Personen an diesem Tisch zusammensetzen.
refusal-finishes-too-few = Hier haben alle mindestens { $least } % ihrer letzten Partien zu Ende gespielt. Bei dir sind es { $share } %.
refusal-share-above-own = Du kannst nicht mehr verlangen als deinen eigenen Anteil beendeter Partien: { $share } %.
refusal-rated-one-screen = Eine gewertete Partie braucht für jede Person einen Bildschirm.
refusal-rated-own-files = Mit eigenen Dateien kann eine Partie nicht gewertet werden.
refusal-rated-alone = Eine Partie allein kann nicht gewertet werden.
refusal-rated-unknown-bot = Niemand hat gemessen, wie stark { $bot } in diesem Spiel ist: In einer gewerteten Partie kann er nicht mitspielen.
refusal-rated-no-hint = In einer gewerteten Partie gibt es keine Tipps.
refusal-rated-no-take-back = In einer gewerteten Partie wird kein Zug zurückgenommen.
refusal-chat-off = An diesem Tisch gibt es keinen Chat.
refusal-chat-phrases = An diesem Tisch kann man nur fertige Sätze sagen.
refusal-too-many-reports = Du hast heute { $most } Meldungen gemacht. Warte bitte bis morgen.
refusal-too-many-friends = Du hast schon { $most } Leute gefragt. Mehr geht nicht.
refusal-too-many-blocks = Du hast schon { $most } Leute blockiert. Mehr geht nicht.
report-insult = Beleidigung
report-threat = Drohung
report-spam = Spam
report-name = Unpassender Name
report-cheating = Unfaires Spiel
report-other = Etwas anderes
report-word = Ein Wort, das man ansehen sollte
admin-report = Meldung
admin-about = Über
admin-reporter = Gemeldet von
admin-lines = Was gesagt wurde
admin-no-reports = Nichts ist anzusehen.
admin-done-close-report = Die Meldung { $word } ist erledigt.
admin-rerated = { $games ->
    [one] Eine gewertete Partie
   *[other] { $games } gewertete Partien
 } neu gerechnet. { $changed_ratings ->
    [0] Alle Wertungen sind, wie sie waren.
    [one] Eine Wertung ist anders.
   *[other] { $changed_ratings } Wertungen sind anders.
 } { $changed_results ->
    [0] In den Verläufen ist alles gleich.
    [one] Ein Eintrag eines Verlaufs ist anders.
   *[other] { $changed_results } Einträge der Verläufe sind anders.
 }
