## Pokale und Ligen

cups-title = Pokale und Ligen
cups-intro = In einem Pokal spielen alle dieselbe Verteilung vom selben Platz gegen dieselben Bots. Es gibt einen einzigen Versuch: Es zählt, was du daraus machst.
cups-today = Die Pokale des Tages
cups-tomorrow = Für morgen angekündigt
cups-mine = Deine und die deiner Freunde
cups-leagues = Ligen und Turniere
cups-none = Noch nichts.
cups-make = Einen Pokal mit Freunden anlegen
cups-make-league = Eine Liga anlegen
cup-of-day = { $game } am { $day }
cup-seat = Platz { $number } von { $seats }, gegen { $bot }
cup-play = Den Pokal spielen
cup-resume = Meine Partie fortsetzen
cup-see = Den Pokal ansehen
cup-results = Ergebnisse
cup-state-announced = noch nicht offen
cup-state-open = offen
cup-state-closed = geschlossen, die letzten Partien laufen aus
cup-state-over = beendet
cup-tries = { $count ->
        [0] Noch niemand hat begonnen
        [one] Eine Person hat begonnen
       *[other] { $count } Personen haben begonnen
    }
cup-opens = Öffnet am { $at }
cup-closes = Beginn bis { $at }
cup-ends = Am { $at } wird allen alles gezeigt
cup-sealed = Ergebnisse und Partien der anderen siehst du, wenn du zu Ende gespielt hast.
cup-given-up = Du hast deinen Versuch aufgegeben. Die Ergebnisse siehst du am Ende des Pokals.
cup-nobody = Noch niemand ist fertig.
cup-by-result = Nach Ergebnis
cup-by-skill = Ohne Glück
cup-rank = Rang
cup-name = Name
cup-place = Platz am Tisch
cup-score = Punkte
cup-margin = Abstand
cup-margin-note = die Punkte minus den Durchschnitt der anderen am selben Tisch
cup-adjusted = Abstand ohne Glück
cup-adjusted-waits = wartet auf die Analyse
cup-replay = Ansehen
cup-you = du
cup-promise = Das Versprechen
cup-promise-note = Der Fingerabdruck der geheimen Verteilung wurde am { $at } veröffentlicht. Am Ende wird das Geheimnis gezeigt, und alle können prüfen: Niemand konnte die Verteilung seitdem ändern. Sie ist für alle gleich, darum fügt niemand eigenes Glück hinzu.
cup-secret = Das Geheimnis
cup-field-name = Name
cup-field-game = Spiel
cup-field-seats = Spieler
cup-field-seat = Der Platz aller
cup-field-bot = Bots
cup-field-days = Dauer
cup-days = { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
cup-create = Pokal anlegen

league-kind = Form
league-kind-league = Liga
    .note = in Gruppen, immer mit neuen Leuten
league-kind-swiss = Schweizer System
    .note = mit den Nachbarn in der Tabelle
league-size = Personen an einem Tisch
league-rounds = Runden
league-groups = Gruppen
league-clock = Uhr
league-public = In der öffentlichen Liste
league-create = Anlegen
league-state-open = offen zum Mitmachen
league-state-running = Runde { $round } von { $rounds }
league-state-over = beendet
league-state-closed = abgesagt
league-terms = { $kind }: { $game }, Tische zu { $size }, { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
league-members = { $count ->
        [one] eine Person macht mit
       *[other] { $count } Personen machen mit
    }
league-join = Mitmachen
league-leave = Aussteigen
league-leave-sure = Ja, aussteigen
league-start = Erste Runde beginnen
league-close = Absagen
league-group = Gruppe { $group }
league-place = Platz
league-played = Partien
league-points = Punkte
league-wins = Siege
league-strength = Stärke der Gegner
league-margin = Abstand
league-left = ausgestiegen, ein Bot spielt
league-round = Runde { $round }
league-table = Tisch { $number }
league-table-open = Zum Tisch
league-bot = Bot
league-print = Tabelle drucken
league-csv = Tabelle als CSV
league-json = Als JSON
league-rule = Punkte: der Anteil der Gegner, die man am Tisch hinter sich lässt. Bei Gleichstand: Siege, dann die Stärke der Gegner, dann der Abstand.

## Anweisungen

orders = Anweisungen
orders-intro = Eine Anweisung antwortet für dich, sobald ihre Frage gestellt wird. Niemand sonst sieht sie; im Protokoll ist sie eine Wahl wie jede andere.
orders-none = Keine Anweisungen.
orders-new = Neue Anweisung
orders-kind = Wenn ich gefragt werde
orders-choice = wähle, wenn es geht
orders-below = nur wenn
orders-always = auf jeden Fall
orders-less = { $measure }: weniger als { $number }
orders-number = weniger als
orders-lasts = Sie gilt
orders-lasts-choice = bis ich wieder selbst wähle
orders-lasts-game = die ganze Partie
orders-news = auch wenn ich inzwischen ein Geheimnis erfahren habe
orders-give = Anweisung geben
orders-cancel = Aufheben
orders-full = Mehr Anweisungen darf ein Platz nicht haben.
