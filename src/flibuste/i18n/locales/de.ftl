## Seats and crew

seat-number = Platz { $number }
seat-word-you = ich
crew-captain = Korsar

## Refusals of the platform

refusal-not-asked = Du bist jetzt nicht gefragt: { $seat } ist am Zug.
refusal-game-over = Das Spiel ist aus: Es gibt nichts mehr zu wählen.
refusal-unknown-choice = „{ $text }“ ist weder ein Zug noch ein Befehl. Tippe eine Nummer aus der Liste oder ? für Hilfe.
refusal-no-such-number = Eine Nummer { $number } gibt es nicht: Die Liste geht von 1 bis { $last }.
refusal-stale = Diese Antwort kommt zu spät: Frage { $serial } ist vorbei, wir sind bei Frage { $current }.
refusal-seat-count = { $game } kann man nicht zu { $seats } spielen. Möglich sind: { $allowed }.
refusal-option-value = Die Option { $option } kann nicht „{ $value }“ sein. Möglich sind: { $allowed }.
refusal-option-unknown = Das Spiel { $game } hat keine Option „{ $option }“.
refusal-data-unknown = Das Spiel { $game } hat keine Datendatei „{ $file }“.
refusal-data-too-large = Die Datei { $file } ist zu groß: höchstens { $most } Zeichen.
refusal-data-not-text = Die Datei { $file } ist kein Text (UTF-8).
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
record-seed-not-committed = Der Startwert ist nicht der, der am Anfang versprochen wurde.
record-not-over = Ein Ende ist eingetragen, aber das Spiel ist nicht aus.
record-result-forged = Das eingetragene Ergebnis ist nicht das des Spiels.

## Help pages

cli-usage = Aufruf:
cli-usage-options = [Optionen]
cli-commands = Befehle
cli-lang = Die Sprache: Französisch, Englisch oder Deutsch. Ohne sie entscheidet FLIBUSTE_LANG oder die Sprache des Systems.
    .value = fr|en|de
cli-help = Zeigt diese Seite.
cli-flibuste = Piratenspiele für das Terminal, gegen Bots oder mit Freunden. „flibuste BEFEHL --help“ erklärt jeden Befehl.
cli-flibuste-show_version = Zeigt die installierte Version.
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
cli-games = Zählt die Spiele auf.
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
cli-replay-step = Zug für Zug, mit dem Spielplan.
cli-replay-seat = Die Sicht: die Nummer eines Platzes, ab 1, ein Name oder open, um alles zu sehen.
    .value = PLATZ
cli-replay-ndjson_ = Für andere Programme: ein JSON-Objekt pro Zeile.
cli-verify = Beweist, dass ein beendetes Spiel nach den Regeln und mit dem versprochenen Zufall gespielt wurde.
cli-verify-file = Die Aufzeichnung.
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

## Wrong command lines

usage-see-help = „--help“ erklärt, was möglich ist.
usage-language = Die Sprache „{ $text }“ gibt es hier nicht. Zur Wahl stehen: { $languages }.
usage-number = { $option } braucht eine ganze Zahl von mindestens { $least }; „{ $text }“ ist keine.
usage-decimal = { $option } braucht eine Zahl von { $least } bis { $most }; „{ $text }“ ist keine.
usage-no-option = Eine Option { $option } gibt es nicht.
usage-value-missing = Die Option { $option } braucht einen Wert.
usage-value-unwanted = Die Option { $option } nimmt keinen Wert an.
usage-bad-value = Der Wert für { $name } ist nicht möglich.
usage-missing = Eine Angabe fehlt: { $name }.
usage-extra = Eine Angabe ist zu viel: { $text }.
usage-wrong = Dieser Aufruf ist nicht zu verstehen.
usage-no-command = Einen Befehl „{ $text }“ gibt es nicht. Zur Wahl stehen: { $commands }.
usage-no-command-but = Einen Befehl „{ $text }“ gibt es nicht. Meintest du „{ $command }“?
package-missing = Der Befehl { $command } braucht das Paket { $package }, und das ist nicht installiert.
usage-which-game = Welches Spiel ist gemeint? Zur Wahl stehen: { $games }.
usage-names = Das sind { $names } Namen für { $seats } Plätze.
usage-option-form = Eine Option schreibt man NAME=WERT; „{ $text }“ sieht anders aus.
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

embark-welcome = Willkommen an Bord! Mit Enter nimmst du die Antwort in Klammern.
language-name = Deutsch
embark-language = Sprache: { $words } [{ $usual }]?
embark-game = Welches Spiel soll es sein: { $words } [{ $usual }]?
embark-seats = { $title }: Wie viele spielen mit, Bots eingeschlossen ({ $words }) [{ $usual }]?
embark-name = Dein Name [{ $usual }]?
embark-people = Wie viele Menschen an diesem Bildschirm ({ $words }) [{ $usual }]?
embark-other-name = Name von Person { $number }?
embark-bot = Welcher Bot übernimmt die anderen Plätze: { $words } [{ $usual }]?
embark-again = „{ $text }“ geht hier nicht. Zur Wahl stehen: { $words }.

## At the table

prompt = Deine Wahl (? für Hilfe) >
prompt-empty = Tippe eine Nummer aus der Liste, einen Zug in seiner Schreibweise oder ? für Hilfe.
prompt-which = Mehrere Züge sind möglich: { $choices }.
    .one = „{ $choice }“ ({ $number })
prompt-number = { $number } ist die Nummer einer Wahl und der Name einer anderen. Schreib, welche du meinst: { $choices }.
prompt-breathe = Enter: weiter. „zurück“: diesen Zug zurücknehmen. >
prompt-paused = „{ $text }“ geht hier nicht: Warte auf die nächste Frage. Enter geht weiter.
news = Seit deiner letzten Wahl:
news-first = Bisher:
commitment =
    Der Zufall ist versprochen, durch die SHA-256-Prüfsumme seines Startwerts:
    { $hash }
bot-thinks = { $seat } denkt nach …
hand-over-hide = Enter verdeckt deine Hand; gib die Tastatur dann an { $seat }. >
hand-over = Gib die Tastatur an { $seat }. { $seat }, drück Enter. >
undone = Zurückgenommen: „{ $choice }“.
saved = Spiel gespeichert: { $file }
save-exists = { $file } gibt es schon und ist nicht dieses Spiel: Nichts wird hineingeschrieben.
save-failed = Das Spiel geht weiter, aber dieser Zug ist nicht gespeichert. „save DATEI“ speichert anderswo.
left =
    Das Spiel ist gespeichert. So geht es weiter:
    flibuste play --resume { $file }
preview-times = { $what } ({ $count }-mal)
foresee = Was geschehen würde:
foresee-hidden = Was folgt, hängt von Verborgenem ab: Es lässt sich nicht vorhersehen.
hint = Ein guter Bot würde spielen:

## Orders at the table: the words that can be typed, and what they do

help-choose = { $ends ->
        [yes] Tippe die Nummer eines Zuges, den Zug in seiner Schreibweise ({ $choice }) oder nur das Ende ({ $end }), wenn das genügt.
       *[no] Tippe die Nummer eines Zuges oder den Zug in seiner Schreibweise ({ $choice }).
    } Oder:
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
verified-checksum = Die Datei ist unversehrt.
verified-seed = Der Startwert ist der am Anfang versprochene ({ $hash }).
verified-luck = Alle { $luck } Zufallszahlen sind die, die der Startwert ergibt.
verified-moves = Alle { $moves } Züge sind nach den Regeln erlaubt.
verified-result = Das Ergebnis ist das des Spiels.
games-seats = { $seats } Spieler

## Simulations

number = { $value }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-progress = Spiele
simulate-line = { $done } von { $games } Spielen, noch etwa { $seconds } s
simulate-done = { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    } in { $seconds } s ({ $rate } pro Sekunde), Startwert { $seed }
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

new-game-usage = Gib an, wie das neue Spiel heißt, zum Beispiel: make new-game NAME=korsaren
new-game-underscore = Namen mit einem Unterstrich am Anfang sind Vorlagen vorbehalten: Nenne das Spiel anders als „{ $name }“.
new-game-not-a-name = „{ $name }“ kann kein Spiel heißen: Erlaubt sind Kleinbuchstaben von a bis z, Ziffern und Unterstriche, mit einem Buchstaben am Anfang und mindestens drei Buchstaben insgesamt.
new-game-keyword = „{ $name }“ ist ein Wort der Sprache Python und kann kein Spielname sein.
new-game-exists = Ein Spiel namens „{ $name }“ gibt es schon.
new-game-prefix = Die Regeln von „{ $name }“ würden mit { $prefix }-1 und so fort nummeriert, wie die von { $game }: Nimm einen Namen, der mit anderen Buchstaben beginnt.
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

refusal-wish-open = Es läuft schon eine Bitte um Rücknahme; sie muss erst beantwortet werden.
refusal-no-wish = Niemand bittet um eine Rücknahme.
refusal-not-started = Die Partie hat noch nicht begonnen.
refusal-table-over = Dieser Tisch ist geschlossen.
refusal-closing = Der Server wird angehalten. Verbinde dich gleich neu; nichts geht verloren.
refusal-not-saved = Deine Wahl konnte nicht gespeichert werden und gilt deshalb nicht. Versuch es noch einmal.
refusal-no-such-table = Diesen Tisch gibt es nicht, oder man findet ihn nur über seinen Link.
refusal-rules-gone = Diese Partie folgt Fassung { $version } der Regeln, die hier nicht mehr aufbewahrt wird; es gibt Fassung { $current }.
refusal-no-such-address = Diese Adresse gibt es nicht.
refusal-no-such-guest = Diesen Gast gibt es nicht.
refusal-not-a-guest = Wähle zuerst einen Spitznamen.
refusal-not-host = Das kann nur, wer den Tisch eröffnet hat.
refusal-no-spectators = An diesem Tisch sind keine Zuschauer zugelassen.
refusal-wrong-origin = Die Anfrage kommt von einer anderen Website und wird nicht angenommen.
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
refusal-not-over = Die Partie ist noch nicht zu Ende.
refusal-name-empty = Ein Spitzname braucht mindestens ein sichtbares Zeichen.
refusal-clock-too-short = Die Bedenkzeit muss mindestens eine Sekunde betragen.
refusal-bad-message = Diese Nachricht ist nicht lesbar ({ $why }).
refusal-bad-request = Diese Anfrage ist nicht lesbar ({ $where }).
refusal-fault = Auf dem Server ist etwas schiefgegangen. Nichts hat sich geändert. Versuch es noch einmal.
refusal-too-large = Das ist zu lang: höchstens { $most } Bytes.
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
event-table-sealed = { $seat } hat verdeckt gewählt.
event-table-undone = { $seat } nimmt die letzte Wahl zurück.
event-table-wished = { $seat } bittet darum, die letzte Wahl zurücknehmen zu dürfen.
event-table-agreed = { $seat } ist einverstanden.
event-table-declined = { $seat } lehnt ab.
event-table-taken-back = Alle sind einverstanden: Es geht zurück vor die letzte Wahl von { $seat }. Gesehenes Glück kommt nicht wieder.
event-table-away = Die Zeit ist um: Ein Bot spielt für { $seat }.
event-table-back = { $seat } ist wieder da.
event-table-sat = Platz { $number }: { $name } übernimmt von { $before }.

## serve and admin

cli-serve = Öffnet die Tische: die Website und die API, auf der eingebauten Datenbank oder auf PostgreSQL.
cli-serve-host = Adresse, auf der gelauscht wird.
cli-serve-port = Port, auf dem gelauscht wird.
cli-serve-database = Adresse der Datenbank.
cli-serve-config = Datei mit Einstellungen (Zeilen FLIBUSTE_…=…).
cli-serve-browser = Öffnet den Browser, falls es einen gibt.
cli-admin = Verwaltet einen Server: Tische, Schließen, Sperren, Sicherungen.
cli-admin-order = Was zu tun ist: tables, close, ban, unban, backup, restore oder migrate.
cli-admin-word = Der Tisch, der Gast oder die Datei.
cli-admin-database = Adresse der Datenbank.
cli-admin-config = Datei mit Einstellungen (Zeilen FLIBUSTE_…=…).
serve-ready = Die Tische sind offen: { $address } (Strg-C zum Beenden)
serve-stopped = Der Server ist beendet; alles ist gespeichert.
site-missing = Die Tische sind offen, aber die Website ist noch nicht gebaut.
site-missing-why = Der Server läuft, und Programme können spielen. Es fehlen die Seiten für Browser: Sie entstehen aus den Quellen, im Ordner „web“.
site-missing-build = Dort werden sie so gebaut: npm ci && npm run build. Danach diese Seite neu laden.
site-missing-api = Bis dahin: /api/openapi.json beschreibt die Schnittstelle für Programme, und „flibuste play“ öffnet einen Tisch im Terminal.
settings-wrong = Diese Einstellungen passen nicht: { $settings }.
admin-orders = Sag, was zu tun ist ({ $orders }); close, ban, unban, backup und restore brauchen dazu einen Tisch, einen Gast oder eine Datei.
admin-table = Tisch
admin-game = Spiel
admin-seats = Plätze
admin-status = Zustand
admin-made = Eröffnet
admin-done-close = Der Tisch { $word } ist geschlossen.
admin-done-ban = Der Gast { $word } ist gesperrt.
admin-done-unban = Der Gast { $word } ist nicht mehr gesperrt.
admin-done-backup = Die Sicherung liegt in { $word }.
admin-done-restore = Die Sicherung { $word } ist eingespielt; die alte Datenbank liegt daneben.
admin-done-migrate = Die Datenbank ist auf dem neuesten Stand.

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

## Bots: ihre Namen, ihre Gründe, und was ein Programm falsch macht

bot-mousse = Schiffsjunge
    .about = vernünftig, übersieht aber manches
bot-matelot = Matrose
    .about = nimmt, was einträglich ist
bot-second = Steuermann
    .about = denkt kurz nach
bot-capitaine = Kapitän
    .about = denkt nach und verzeiht wenig
bot-greedy = Matrose
bot-random = Zufall

advice-only = Etwas anderes gibt es nicht zu wählen.
advice-even = „{ $other }“ ist genauso gut.
advice-likes = Auf den ersten Blick bringt es mehr als „{ $other }“.
advice-tried = { $side ->
    [ahead] { $lead ->
        [one] Ich hoffe, am Ende einen Punkt vorn zu liegen.
       *[other] Ich hoffe, am Ende { $lead } Punkte vorn zu liegen.
    }
    [behind] { $lead ->
        [one] Ich fürchte, am Ende einen Punkt zurückzuliegen, sehe aber nichts Besseres.
       *[other] Ich fürchte, am Ende { $lead } Punkte zurückzuliegen, sehe aber nichts Besseres.
    }
   *[level] Es wird knapp.
} { $gap ->
    [unsure] „{ $other }“ wurde kaum angesehen.
    [0] „{ $other }“ wäre fast so gut.
    [one] „{ $other }“ würde mich einen Punkt kosten.
   *[other] „{ $other }“ würde mich { $gap } Punkte kosten.
}
    .details = erwarteter Platz: { $place }; { $visits } von { $iterations } Mal probiert

refusal-bot-not-started = Das Programm „{ $bot }“ startet nicht: { $fault }
refusal-bot-protocol = Das Programm „{ $bot }“ spricht ein anderes Protokoll als Nummer { $expected }: { $said }
refusal-bot-silent = Das Programm „{ $bot }“ hat nicht rechtzeitig geantwortet ({ $seconds } s).
refusal-bot-gone = Das Programm „{ $bot }“ hat sich beendet.
refusal-bot-garbled = Das Programm „{ $bot }“ hat eine Zeile geschrieben, die kein JSON-Objekt ist: { $said }
refusal-bot-out-of-turn = Das Programm „{ $bot }“ sollte mit „{ $expected }“ antworten und schrieb: { $said }
refusal-bot-stale = Das Programm „{ $bot }“ sollte die Frage { $expected } beantworten und schrieb: { $said }
refusal-bot-not-offered = Das Programm „{ $bot }“ hat gewählt, was nicht angeboten war: { $said }
