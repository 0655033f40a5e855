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
papers = Logbuch und Gespräch

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

prompt-closed = Dieser Tisch wurde geschlossen: Die Partie endete hier.
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

helm = Am Steuer
helm-open = { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
helm-close = Brett
choices = Deine Möglichkeiten
choices-search = Einen Zug suchen, auch einen verbotenen
choices-more = { $count ->
        [one] { $count } weiterer …
       *[other] { $count } weitere …
    }
choices-denied = Jetzt nicht erlaubt
choices-why-not = warum nicht?
choices-why = Warum nicht?
choices-how = Klicke auf dem Brett auf etwas, das nicht leuchtet, oder tippe hier den Namen eines Zuges ein: Dann steht da, welche Regel ihn verbietet.
    .touch = Tippe auf dem Brett auf etwas, das nicht leuchtet, oder gib hier den Namen eines Zuges ein: Dann steht da, welche Regel ihn verbietet.
choices-none = So heißt kein Zug.
choice-confirm = Bestätigen
click-again = Noch ein Klick zum Bestätigen
    .touch = Tippe unten auf „Bestätigen“
choice-disarm = Doch nicht
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
wish-ask = Die anderen fragen
wish-mine = { $count ->
        [0] Du möchtest deinen letzten Zug zurücknehmen. Noch hat niemand geantwortet.
        [one] Du möchtest deinen letzten Zug zurücknehmen. Eine Person ist einverstanden, die anderen fehlen noch.
       *[other] Du möchtest deinen letzten Zug zurücknehmen. { $count } sind einverstanden, die anderen fehlen noch.
    }
wish-theirs = { $seat } möchte den letzten Zug zurücknehmen, mit allem, was darauf folgte.
wish-agree = Einverstanden
wish-decline = Ablehnen
wish-agreed = Du bist einverstanden; die anderen fehlen noch.
away-mine = Deine Zeit ist um: Ein Bot spielt für dich.
away-back = Ich bin wieder da

## Logbuch und Gespräch

log = Logbuch
log-empty = Noch ist nichts geschehen.
log-keys = Pfeiltasten links und rechts: von einer Regel oder einem Zug zum nächsten.
log-earlier = { $count ->
        [one] Den Zug davor zeigen
       *[other] Die { $count } Züge davor zeigen
    }
log-moment = Zug { $n } noch einmal sehen
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-write = Den anderen schreiben
chat-send = Senden
chat-unread = { $count ->
        [one] { $count } ungelesene Nachricht
       *[other] { $count } ungelesene Nachrichten
    }
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

line-open = Verbunden.
line-connecting = Verbindung zum Tisch …
line-lost = Verbindung verloren.
line-lost-why = Wir versuchen es weiter. Alles, was du siehst, ist gespeichert; wählen kannst du erst wieder danach.
line-dead = Der Server hat diese Verbindung geschlossen.

## Der nachprüfbare Zufall

fairness = Nachprüfbarer Zufall
fair-what = Vor der ersten Ziehung hat sich der Server auf einen geheimen Startwert festgelegt und dessen Fingerabdruck veröffentlicht, und alle am Tisch haben eine eigene Zahl beigemischt: Niemand konnte also den Zufall wählen. Am Ende wird der Startwert enthüllt, und alle können prüfen, dass jede Ziehung daraus folgt.
fair-commitment = Der anfangs veröffentlichte Fingerabdruck (SHA-256)
fair-nonce = Dein Anteil am Zufall
fair-nonce-unknown = Dieser Browser hat ihn nicht behalten; er wird in der Aufzeichnung stehen.
fair-later = Prüfen kannst du nach dem Ende der Partie, wenn der Startwert niemanden mehr verrät.
fair-verify = Partie prüfen
fair-verifying = Wird geprüft …
fair-record = Aufzeichnung herunterladen
fair-proven = Geprüft: Der Startwert ist der anfangs versprochene, und alle Ziehungen, alle Züge und das Ergebnis folgen daraus.
fair-broken = Der Beweis scheitert in Zeile { $line } der Aufzeichnung: Diese Partie ist nicht bewiesen.

## Das Ende

finale-open = Abrechnung
finale-rematch = Noch einmal, gleiche Mannschaft
finale-rematch-join = Zur Revanche
finale-port = Zurück in den Hafen
finale-replay = Partie noch einmal sehen
score-sheet = Abrechnung
score-all = Summe
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
help-stats = Was jeder hat
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
key-help = Diese Hilfe
key-escape-does = Doch nicht, schließen oder Bewegung überspringen
