## Der Hafen

port-welcome = Piratenspiele, sofort spielbar: allein gegen Bots, mit Freunden in der Ferne oder gemeinsam an einem Bildschirm.
port-name = Du segelst unter dem Namen
port-games = Die Spiele
port-play-now = Jetzt spielen
port-play-now-note = gegen { $bots ->
        [one] einen Bot
       *[other] { $bots } Bots
    } der Stufe { $level }, ohne Anmeldung
port-casting-off = Leinen los …
port-new-table = Neuer Tisch
port-seats = { $first } bis { $last } Spieler
port-seats-only = { $first } Spieler
port-credit = Nach dem Spiel von { $author } ({ $publisher }, { $year })
port-cover = Bild zu { $game }
port-mine = Meine Tische
    .none = Deine Partien warten hier auf dich: Fang eine an, sie geht nicht verloren.
port-finished = Letzte Partien
port-open = Offene Tische
    .none = Gerade wartet niemand. Eröffne einen öffentlichen Tisch, dann setzen sich andere dazu.
port-running = Zum Zuschauen
    .none = Zurzeit läuft keine öffentliche Partie.
port-resume = Weiterspielen
port-enter = Eintreten
port-join = Mitspielen
port-watch = Zuschauen
port-replay = Ansehen
port-your-turn = Du bist am Zug
port-turn-of = { $seat } ist am Zug
port-under-way = Partie läuft
port-waiting = Wartet: { $free ->
        [0] Der Tisch ist voll
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    }
port-you-won = Du hast gewonnen
port-won-by = Sieg: { $names }
port-ended = Partie beendet
port-with = mit { $names }
port-alone = noch keine Gegner
port-act-on = { $act }: { $game }, { $names }
port-no-games = Hier hat noch kein Spiel angelegt.
port-about = Freie Software. Die Regeln erzählen wir mit eigenen Worten; Autoren und Verlage der Spiele sind genannt. Der Zufall jeder Partie lässt sich nachprüfen.

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

gangway-title = { $game }: Alle an Bord
gangway-seats = Am Tisch
gangway-you = du
gangway-here = an diesem Bildschirm
gangway-host = eröffnet
gangway-bot = Bot, { $level }
gangway-free = Freier Platz
gangway-sit = Hier setzen
gangway-sit-any = Platz nehmen
gangway-sit-as = Auf Platz { $number } setzen
gangway-leave = Aufstehen
gangway-put-bot = Bot dazusetzen
gangway-put-bot-at = Bot auf Platz { $number } setzen
gangway-remove-bot = Entfernen
gangway-remove-bot-at = Bot { $name } entfernen
gangway-name = Dein Name an diesem Tisch
gangway-start = Beginnen
gangway-start-fill = { $free ->
        [one] Ein Bot übernimmt den freien Platz.
       *[other] Bots übernehmen die { $free } freien Plätze.
    }
gangway-start-full = Der Tisch ist voll.
gangway-fill-level = Stärke der Bots
gangway-close = Tisch schließen
gangway-close-sure = Wirklich schließen? Noch einmal klicken.
gangway-waiting-host = { $free ->
        [0] Der Tisch ist voll: Gleich kann die Partie beginnen, wenn sie gestartet wird.
        [one] Es fehlt noch jemand, oder die Partie wird mit einem Bot gestartet.
       *[other] Es fehlen noch { $free }, oder die Partie wird mit Bots gestartet.
    }
gangway-guest = Du bist an diesen Tisch eingeladen. Such dir einen Namen aus und nimm Platz: Das ist alles.
gangway-full = Alle Plätze sind besetzt. Du kannst zuschauen, sobald die Partie beginnt.
gangway-fair = Nachprüfbarer Zufall: Der Fingerabdruck des Startwerts steht schon fest, der Startwert selbst wird am Ende gezeigt.
gangway-commitment = SHA-256-Fingerabdruck
gangway-terms = So wird gespielt
gangway-public = öffentlicher Tisch
gangway-by-link = auf Einladung
gangway-spectators = Zuschauer willkommen
gangway-no-spectators = ohne Zuschauer
gangway-lost = Die Verbindung ist unterbrochen; sie erholt sich von selbst.
gangway-about = In Kürze
gangway-taken = { $name } hat Platz genommen.
gangway-left = Ein Platz ist frei geworden.

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
