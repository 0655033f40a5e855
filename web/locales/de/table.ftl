## Der Tisch

title-table = { $game } · Flibuste
title-yours = { $game } · du bist dran!
board = Das Spielbrett
board-text = Brett als Text
seats = Die Mitspieler
watchers = { $count ->
        [one] { $count } Zuschauer
       *[other] { $count } Zuschauer
    }
log-and-chat = Logbuch und Gespräch

## Die Plätze

seat-you = (du)
seat-bot = Bot
seat-here = verbunden
seat-gone = nicht verbunden
seat-stand-in = Ein Bot springt ein
seat-sealed = hat gewählt
clock-left = Verbleibende Zeit
clock-days = { $days } T { $hours } Std
clock-hours = { $hours } Std { $minutes } Min

## Die Frage

prompt-closed = Dieser Tisch ist geschlossen: Die Partie endete hier, ohne Ergebnis.
prompt-over = Die Partie ist zu Ende.
prompt-sealed = { $count ->
        [0] Deine Wahl steht.
       *[other] Deine Wahl ist verdeckt abgegeben; du kannst sie noch ändern. Wir warten auf { $names }.
    }
prompt-thinking = { $count ->
        [one] { $names } überlegt …
       *[other] { $names } überlegen …
    }
prompt-waiting = Wir warten auf { $names }.
prompt-nobody = Einen Moment …
prompt-spectator = Du schaust zu: Du siehst, was alle sehen, und spielst nicht mit.

## Die Wahl

choice-panel = Deine Auswahl
choice-panel-open = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
choice-panel-close = Brett
choices = Deine Möglichkeiten
choices-search = Einen Zug suchen, auch einen verbotenen
choices-more = { $count ->
        [one] { $count } weiterer …
       *[other] { $count } weitere …
    }
choice-help = Wozu dient diese Wahl?
choices-denied = Jetzt nicht erlaubt
choices-why-not = warum nicht?
choices-why = Warum nicht?
choices-how = Klicke auf dem Brett auf etwas, das nicht leuchtet, oder tippe hier den Namen eines Zuges ein: Dann steht da, welche Regel ihn verbietet.
    .touch = Tippe auf dem Brett auf etwas, das nicht leuchtet, oder gib hier den Namen eines Zuges ein: Dann steht da, welche Regel ihn verbietet.
refusal-why-allowed = Das ist erlaubt: Was leuchtet, kann gewählt werden. Um es zu spielen, schließe zuerst „Warum nicht?“.
choices-none = So heißt kein Zug.
choice-confirm = Bestätigen
click-again = Noch ein Klick zum Bestätigen
    .touch = Tippe unten auf „Bestätigen“
choice-disarm = Doch nicht
choice-one-click = Ab jetzt genügt ein Klick (änderbar in den Einstellungen)
choice-sending = Wird gesendet …
choice-final = nicht rücknehmbar
choice-final-why = Das lässt sich nicht zurücknehmen. Bestätige es, oder klicke noch einmal auf dieselbe Stelle.
    .touch = Das lässt sich nicht zurücknehmen. Tippe auf „Bestätigen“, um es zu spielen.
complaint-about = Warum nicht „{ $choice }“?
undo = Zurück
hint-ask = Tipp
hint-would = Ein Bot würde spielen:
hint-play = So spielen
hint-no = Nein danke
hint-pondering = Ein Bot überlegt an deiner Stelle …
undo-request-ask = Die anderen fragen
proposal-take-back = { $seat } bittet darum, die letzte Wahl zurückzunehmen, samt allem, was folgte.
    .mine = Du bittest darum, deine letzte Wahl zurückzunehmen.
proposal-end = { $seat } schlägt vor, die Partie hier ohne Ergebnis zu beenden.
    .mine = Du schlägst vor, die Partie hier zu beenden.
proposal-replace = { $seat } schlägt vor, dass ein Bot, { $name }, für { $other_seat } spielt. Dort ist niemand mehr da.
    .mine = Du schlägst vor, dass ein Bot für { $name } spielt.
proposal-take = { $name } möchte anstelle des Bots { $seat } spielen und würde seine Hand sehen.
    .mine = Du bittest darum, anstelle eines Bots zu spielen.
proposal-agree = Einverstanden
proposal-decline = Ablehnen
proposal-withdraw = Zurückziehen
proposal-agreed = Du bist einverstanden; es fehlt noch: { $names }.
proposal-waiting = Es fehlt noch: { $names }.
away-mine = Deine Zeit ist um: Ein Bot spielt für dich.
away-back = Ich bin wieder da

## Die Partie verlassen

leave = Verlassen
leave-sure = Wirklich? Noch einmal klicken
leave-page = Später wiederkommen
    .note = Dein Platz wartet auf dich; du findest die Partie unter „Meine Tische“.
leave-bot = Einen Bot spielen lassen
    .note = Er spielt für dich. Du kannst jederzeit an deinen Platz zurück.
leave-replace = Einen Bot für { $name } spielen lassen
    .note = Möglich nach einigen Minuten Abwesenheit, wenn alle anderen hier einverstanden sind.
leave-together = Vorschlagen, gemeinsam aufzuhören
    .note = Wenn alle einverstanden sind, endet die Partie ohne Ergebnis.
leave-end = Die Partie beenden
    .note = Hier spielt sonst niemand mehr: Die Partie endet ohne Ergebnis.
leave-resign = Aufgeben
    .note = Ein Bot spielt bis zum Ende, und im Ergebnis steht, dass du aufgegeben hast. Du kannst nicht zurück.
seat-left = Du hast deinen Platz einem Bot überlassen: { $seat }.
seat-come-back = Meinen Platz wieder einnehmen
seat-offered = { $seat } bietet dir den eigenen Platz an.
seat-accept = Diesen Platz nehmen
seat-decline = Nein danke
seat-ask = Um einen Platz bitten
seat-ask-which = Anstelle welches Bots? Alle Menschen am Tisch müssen zustimmen.

## Logbuch und Gespräch

log = Logbuch
log-empty = Noch ist nichts geschehen.
log-keys = Pfeiltasten links und rechts: von einer Regel oder einem Zug zum nächsten.
log-earlier = { $count ->
        [one] Den Zug davor zeigen
       *[other] Die { $count } Züge davor zeigen
    }
log-moment = Zug { $n } noch einmal sehen
log-undone = Zeigen, was zurückgenommen ist
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Den anderen schreiben
chat-send = Senden
chat-unread = { $count ->
        [one] { $count } ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }
recap = Seit deinem letzten Zug
digest = Seit du zuletzt hier warst
digest-turn = Seit deinem letzten Zug
digest-done = Verstanden
digest-older = { $count ->
        [one] Und ein älteres Ereignis, das im Logbuch steht.
       *[other] Und { $count } ältere Ereignisse, die im Logbuch stehen.
    }

## Regeln

rule-show = Regel { $rule }
rule-title = Regel { $rule }
rule-in-the-book = In den Regeln lesen

## Die Verbindung

connection-open = Verbunden.
connection-connecting = Verbindung zum Tisch …
connection-lost = Verbindung verloren.
connection-lost-why = Wir versuchen es weiter. Alles, was du siehst, ist gespeichert; wählen kannst du erst wieder danach.
connection-dead = Der Server hat diese Verbindung geschlossen.

## Der nachprüfbare Zufall

fairness = Nachprüfbarer Zufall
fair-what = Bevor jemand etwas beitragen konnte, hat der Server einen geheimen Startwert festgelegt und dessen Fingerabdruck veröffentlicht. Dann hat der Browser jeder Person eine eigene Zufallszahl beigemischt: Weder der Server noch jemand am Tisch konnte den Zufall allein wählen. Am Ende wird der Startwert enthüllt, und dieser Browser zieht jede Zahl noch einmal.
fair-what-first = Diese Partie begann mit einem früheren Verfahren: Der Server hat den Fingerabdruck eines geheimen Startwerts veröffentlicht, und alle am Tisch haben eine eigene Zahl beigemischt. Am Ende wird der Startwert enthüllt, und die Ziehungen lassen sich prüfen.
fair-what-beacon = Als all das feststand, kam der nächste Wert einer öffentlichen Zufallsquelle hinzu, den da noch niemand kennen konnte: Niemand konnte den Zufall wählen.
fair-commitment = Der Fingerabdruck, veröffentlicht beim Anlegen des Tisches (SHA-256)
fair-nonce = Dein Anteil am Zufall
fair-nonce-unknown = Dieser Browser hat ihn nicht behalten; er wird in der Aufzeichnung stehen.
fair-beacon = Die öffentliche Zufallsquelle
fair-receipt = Die Quittung dieser Partie: Wer sie behält, erkennt die Partie wieder
fair-later = Prüfen kannst du nach dem Ende der Partie, wenn der Startwert niemanden mehr verrät.
fair-verify = Partie prüfen
fair-verifying = Wird geprüft …
fair-record = Aufzeichnung herunterladen
fair-checked = In diesem Browser geprüft
fair-server = Der Server sagt
fair-rules = Alle Züge folgen den Regeln und führen zu diesem Ergebnis.
fair-first-format = Diese Aufzeichnung hat das erste Format: Der Server und „flibuste verify“ können die Ziehungen prüfen, diese Seite nicht.
fair-broken = Der Beweis scheitert in Zeile { $line } der Aufzeichnung: Diese Partie ist nicht bewiesen.
luck-promise =
    .yes = Der Fingerabdruck ist der, den dieser Browser vor der Partie sah.
    .no = Der Fingerabdruck ist nicht der, den dieser Browser vor der Partie sah: Der Zufall wurde ausgetauscht.
    .unknown = Nicht bewiesen: Dieser Browser sah den Fingerabdruck nicht vor der Partie.
luck-seed =
    .yes = Der enthüllte Startwert passt zum Fingerabdruck.
    .no = Der enthüllte Startwert passt nicht zum Fingerabdruck.
luck-nonce =
    .yes = Die Zufallszahl dieses Browsers ist Teil des Zufalls.
    .no = Die Zufallszahl dieses Browsers fehlt im Zufall.
    .unknown = Nicht bewiesen: Dieser Browser hat nichts zum Zufall beigetragen.
luck-draws =
    .yes = Alle { $draws } Ziehungen folgen aus dem Startwert zusammen mit Aufbau, Namen und Zufallszahlen.
    .no = Eine Ziehung in Zeile { $line } der Aufzeichnung folgt nicht aus dem Startwert.
luck-seal =
    .yes = Die Aufzeichnung ist unversehrt und mit dem Startwert versiegelt.
    .no = Die Aufzeichnung wurde verändert.
luck-receipt =
    .yes = Das ist genau die Partie, deren Ende dieser Browser sah.
    .no = Das ist nicht die Partie, deren Ende dieser Browser sah.
    .unknown = Nicht bewiesen: Dieser Browser sah das Ende nicht, und wer den Startwert hat, kann eine andere Partie schreiben.
luck-agreed =
    .yes = Plätze, Namen und Zufallszahlen standen fest, bevor der Wert der Zufallsquelle bekannt war.
    .no = Plätze, Namen oder Zufallszahlen wurden geändert, nachdem dieser Browser sie festgelegt sah.
    .unknown = Nicht bewiesen: Dieser Browser sah nicht, was vor dem Wert der Zufallsquelle feststand.

## Das Ende

finale-open = Abrechnung
finale-you = Du hast gewonnen!
finale-you-shared = Geteilter Sieg: du und { $names }!
finale-tied = Gleich viele Punkte: Die Regeln entscheiden, wer vorn liegt.
finale-rematch = Noch einmal, gleiche Mannschaft
finale-rematch-join = Zur Revanche
finale-home = Zurück in den Hafen
finale-replay = Partie noch einmal sehen
score-sheet = Abrechnung
score-all = Summe
score-resigned = hat aufgegeben
curve = Der Punktestand im Lauf der Partie
curve-missing = Die Kurve der Punktestände ist nicht verfügbar.
curve-moment = Zug { $n }
curve-when = Zug
curve-table = Die Kurve als Tabelle

## Mehrere vor einem Bildschirm

hand-over-to = Jetzt ist { $seat } am Bildschirm
hand-over-why = Brett und Karten bleiben bis dahin verdeckt.
hand-over-take = Ich bin { $seat }
hand-over-undo = Halt: letzten Zug zurücknehmen
hand-over-wait = Die anderen spielen; hier ist noch niemand an der Reihe.

## Hilfe

welcome = Zum ersten Mal { $game }?
welcome-how = Was auf dem Brett leuchtet, lässt sich anklicken oder antippen, und jeder Knopf sagt, was er bewirkt. Im Zweifel bitte um einen Tipp: Ein Bot sagt, was er spielen würde.
welcome-done = Los geht’s
welcome-rules = Regeln lesen
help = Hilfe
help-how = Was auf dem Brett leuchtet, lässt sich anklicken oder antippen; die Liste der Knöpfe bietet dieselben Züge mit ihren Folgen. Ein Zug, der sich nicht zurücknehmen lässt, will bestätigt werden. Klicke oder tippe auf etwas, das nicht leuchtet, oder suche es über „Warum nicht?“, und du erfährst, welche Regel es verbietet.
about-choices = Wozu jede Wahl dient
about-board = Was auf dem Brett und bei den Spielern zu sehen ist
about-around = Rund um das Brett
sign-here = Mit dem Tisch verbunden.
sign-gone = Gerade nicht verbunden; der Platz bleibt frei.
sign-bot = Ein Bot mit seiner Stufe; oder er vertritt jemanden, dessen Zeit abgelaufen ist.
sign-thinking = Dieser Bot denkt nach.
sign-sealed = Hat verdeckt gewählt; aufgedeckt wird, wenn alle gewählt haben.
sign-clock = Die Zeit, die zum Nachdenken bleibt.
sign-watchers = Wie viele zuschauen; sie sehen nur, was alle sehen.
sign-undo = Zurück: nimmt deine letzte Wahl zurück, solange seither nichts aufgedeckt wurde.
sign-hint = Tipp: Ein Bot sagt, was er an deiner Stelle spielen würde. Das Fernrohr markiert dann diese Wahl.
sign-why = Warum nicht? Such einen Zug, der nicht erlaubt ist: Die Regel dazu wird gezeigt.
sign-moment = Im Logbuch: die Partie in diesem Moment wieder ansehen.
sign-rule = Im Logbuch: die Regel zu diesem Ereignis.
help-keys = Tasten
key-escape = Esc
key-choices = Zu den Möglichkeiten
key-nth = Zur Möglichkeit an dieser Stelle (Eingabe spielt sie)
key-arrows = Von einer Möglichkeit zur nächsten, von einem Zug im Logbuch zum nächsten
key-undo = Deinen letzten Zug zurücknehmen
key-hint = Um einen Tipp bitten
key-log = Das Logbuch
key-chat = Das Gespräch
key-board = Das Brett als Text
key-fair = Der nachprüfbare Zufall
key-next = Der nächste Tisch, der auf dich wartet
key-help = Diese Hilfe
key-escape-does = Doch nicht, schließen oder Bewegung überspringen

## Das Brett eines Spiels ohne eigenes

generic-table = Tisch
generic-yes = ja
generic-no = nein
view-players = Spieler
view-hand = Hand
view-round = Runde
view-score = Punkte
view-cards = Karten
view-dice = Würfel
view-ended = Ende

## Was gelesen werden will

stage-score = Die Abrechnung
stage-go-on = Weiter
