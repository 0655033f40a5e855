## Der Hafen

home-welcome = Piratenspiele, sofort spielbar: allein gegen Bots, mit Freunden in der Ferne oder gemeinsam an einem Bildschirm.
home-name = Du segelst unter dem Namen
home-puzzle = Das Rätsel des Tages
home-cups = Pokale und Ligen
home-games = Die Spiele
home-play-now = Jetzt spielen
home-play-now-note = gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    } der Stufe { $level }, ohne Anmeldung
home-starting = Leinen los …
home-new-table = Neuer Tisch
home-seats = { $first } bis { $last } Spieler
home-seats-only = { $first } Spieler
home-credit = Nach dem Spiel von { $author } ({ $publisher }, { $year })
home-cover = Bild zu { $game }
home-mine = Meine Tische
    .none = Deine Partien warten hier auf dich: Fang eine an, sie geht nicht verloren.
home-finished = Letzte Partien
home-open-count = { $count ->
        [one] Ein Tisch wartet auf Mitspielende
       *[other] { $count } Tische warten auf Mitspielende
    }
home-open = Offene Tische
    .none = Gerade wartet niemand. Eröffne einen öffentlichen Tisch, dann setzen sich andere dazu.
home-running = Zum Zuschauen
    .none = Zurzeit läuft keine öffentliche Partie.
home-resume = Weiterspielen
home-enter = Eintreten
home-join = Mitspielen
home-watch = Zuschauen
home-replay = Ansehen
home-return = Zurückkehren
home-accept = Antworten
home-offered = Ein Platz wird für dich freigehalten
home-left = Ein Bot spielt für dich
home-hide = Aus der Liste entfernen
home-decline = Ablehnen
home-your-turn = Du bist am Zug
home-turn-of = { $seat } ist am Zug
home-under-way = Partie läuft
home-waiting = Wartet: { $free ->
        [0] Der Tisch ist voll
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    }
home-you-won = Du hast gewonnen
home-won-by = Sieg: { $names }
home-ended = Partie beendet
home-with = mit { $names }
home-alone = noch keine Gegner
home-act-on = { $act }: { $game }, { $names }
home-no-games = Hier hat noch kein Spiel angelegt.
home-about = Freie Software. Die Regeln erzählen wir mit eigenen Worten; Autoren und Verlage der Spiele sind genannt. Der Zufall jeder Partie lässt sich nachprüfen.

## Ein neuer Tisch

new-table = Neuer Tisch
new-intro = Alles ist spielbereit: Ändere, was du willst, oder nichts.
new-game = Welches Spiel?
new-with = Mit wem?
new-with-link = Freunde
    .note = über einen Link zum Teilen
new-with-bots = Bots
    .note = die Partie beginnt sofort
new-with-here = An diesem Bildschirm
    .note = zu mehreren, reihum
new-seats = Wie viele Plätze?
new-places = Wer sitzt wo?
new-place = Platz { $number }
new-you = Du
new-place-kind = Wer bekommt Platz { $number }?
new-kind-link = Per Link
new-kind-here = Am Bildschirm
new-kind-bot = Bot
new-person-name = Name
new-bot-level = Stärke des Bots
new-bot = { $level }: { $about }
new-door = Die Tür
new-public-no = Nur per Link
new-public-yes = Öffentlich
new-public-no-note = Nur wer den Link hat, findet den Tisch.
new-public-yes-note = Der Tisch steht im Hafen; jeder kann sich setzen.
new-spectators = Zuschauer willkommen
new-spectators-note = Sie sehen nur, was alle sehen.
new-clock = Die Zeit
new-clock-none = Ohne Uhr
    .note = Alle nehmen sich Zeit.
new-clock-live = { $bank } min + { $step } s
    .note = Live: { $bank } Minuten für jeden und { $step } Sekunden mehr mit jedem Zug. Ist die Zeit um, spielt ein Bot.
new-clock-turn = { $days ->
        [one] { $days } Tag pro Zug
       *[other] { $days } Tage pro Zug
    }
    .hours = { $hours } h pro Zug
    .note = In Ruhe: Wer dran ist, kommt innerhalb dieser Frist zurück und zieht.
new-options = Spieloptionen
new-files = Die eigene Schachtel
new-files-count = { $count ->
        [0] alles eingebaut
       *[other] { $count } von { $all } aus deiner Schachtel
    }
new-files-note = Besitzt du das Spiel? Spiele mit Dateien, die du aus deiner Schachtel abgeschrieben hast. Was fehlt, bleibt eingebaut; die Partie bewahrt deine Dateien auf.
new-file-built-in = eingebaut
new-file-own = deine: { $file }
new-file-pick = Datei wählen
new-file-drop = Zurück zur eingebauten
new-create = Tisch eröffnen
new-start = Partie beginnen
new-then-wait = Danach kannst du Freunde einladen.
new-then-start = Die Partie beginnt sofort.
new-making = Der Tisch wird gedeckt …

## Der Warteraum

waiting-title = { $game }: Alle an Bord
waiting-seats = Am Tisch
waiting-you = du
waiting-here = an diesem Bildschirm
waiting-host = eröffnet
waiting-bot = Bot, { $level }
waiting-free = Freier Platz
waiting-sit = Hier setzen
waiting-sit-any = Platz nehmen
waiting-sit-as = Auf Platz { $number } setzen
waiting-leave = Aufstehen
waiting-put-bot = Bot dazusetzen
waiting-put-bot-at = Bot auf Platz { $number } setzen
waiting-remove-bot = Entfernen
waiting-remove-bot-at = Bot { $name } entfernen
waiting-name = Dein Name an diesem Tisch
waiting-start = Beginnen
waiting-start-fill = { $free ->
        [one] Ein Bot übernimmt den freien Platz.
       *[other] Bots übernehmen die { $free } freien Plätze.
    }
waiting-start-full = Der Tisch ist voll.
waiting-fill-level = Stärke der Bots
waiting-close = Tisch schließen
waiting-close-sure = Wirklich schließen? Noch einmal klicken.
waiting-for-host = { $free ->
        [0] Der Tisch ist voll: Gleich kann die Partie beginnen, wenn sie gestartet wird.
        [one] Es fehlt noch jemand, oder die Partie wird mit einem Bot gestartet.
       *[other] Es fehlen noch { $free }, oder die Partie wird mit Bots gestartet.
    }
waiting-guest = Du bist an diesen Tisch eingeladen. Such dir einen Namen aus und nimm Platz: Das ist alles.
waiting-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald die Partie beginnt.
waiting-kept = freigehalten
waiting-kept-you = für dich freigehalten
waiting-offered = An diesem Tisch wird ein Platz für dich freigehalten. Nimmst du ihn?
waiting-fair = Nachprüfbarer Zufall: Der Fingerabdruck des Startwerts steht schon fest, der Startwert selbst wird am Ende gezeigt.
waiting-beacon = Plätze und Zufall stehen fest. Die Partie beginnt mit dem nächsten Wert der öffentlichen Zufallsquelle.
waiting-commitment = SHA-256-Fingerabdruck
waiting-terms = So wird gespielt
waiting-usual = übliche Einstellungen
waiting-public = öffentlicher Tisch
waiting-no-spectators = ohne Zuschauer
waiting-lost = Die Verbindung ist unterbrochen; sie erholt sich von selbst.
waiting-about = In Kürze
waiting-taken = { $name } hat Platz genommen.
waiting-left = Ein Platz ist frei geworden.

## Die Einladung

invite = Einladen
    .text = Wer diesen Link öffnet, kann sich an den Tisch setzen, ohne Anmeldung.
invite-link = Einladungslink
invite-copy = Link kopieren
invite-copied = Link kopiert
invite-share = Teilen
invite-message = Eine Partie { $game }? Der Tisch ist bereit:
invite-code = QR-Code des Einladungslinks
invite-scan = Oder richte ein Telefon auf diesen Code.
invite-local = Diese Adresse gibt es nur auf diesem Computer: Um aus der Ferne zu spielen, öffne die Seite über ihre Adresse im Netz.

## Das Format der Dateien der eigenen Schachtel

new-file-template = Vorlage herunterladen
new-files-format = Das Format dieser Dateien
files-title = Die Dateien Ihrer Schachtel
files-of = { $game }: die Dateien Ihrer Schachtel
files-intro = Laden Sie eine Vorlage herunter, ersetzen Sie ihre Werte durch die Ihrer Schachtel, und wählen Sie die Datei im Formular für einen neuen Tisch. Der Server prüft sie: Bei einem Fehler nennt er Datei, Stelle und Grund.
files-table = Eine Tabelle (.csv) öffnet sich in Excel oder LibreOffice. Die erste Zeile behält die Namen der Spalten. Kommas, Semikolons oder Tabulatoren trennen die Werte, und Zahlen sind ganz.
files-json = Eine .json-Datei öffnet sich in einem Texteditor. Lassen Sie Anführungszeichen, Klammern und Namen, wie sie sind.
files-limit = Eine Datei hat höchstens 64.000 Zeichen.
files-none = Dieses Spiel hat keine Dateien zum Ersetzen.
files-new = Neuer Tisch
