## Die Analyse einer beendeten Partie

analysis = Analyse
analysis-ask = Diese Partie analysieren
analysis-again = Noch einmal analysieren
analysis-about = Wie viel war Glück, wie viel Entscheidung, und welche Züge haben am meisten gekostet? Der Server rechnet etwa eine halbe Minute, länger, wenn er ausgelastet ist. Das Ergebnis bleibt für alle, die die Partie sehen dürfen.
analysis-waiting = Die Analyse wartet, bis sie an der Reihe ist …
analysis-running = Analyse läuft: { $done } von { $total } Schritten
analysis-stopped = Der Server wurde während der Analyse neu gestartet. Du kannst sie neu anfordern.
analysis-failed = Die Analyse ist nicht gelungen. Du kannst sie neu anfordern.
analysis-whose = Die Partie von
analysis-parts = Woraus das Ergebnis besteht
analysis-parts-how = In Punkten der Gewinnchance, von 100. Zu { $seats } beginnt jeder bei { $even }.
analysis-part-luck = Glück
analysis-part-own = Eigene Entscheidungen
analysis-part-others = Die der anderen
analysis-part-seat = Platz und Auslage
analysis-won = { $share ->
    [100] gewonnen
    [0] verloren
   *[other] Sieg geteilt
}
analysis-mistakes-count = { $count ->
    [0] kein Fehler
    [one] { $count } Fehler
   *[other] { $count } Fehler
}
analysis-rate = Verlust im Schnitt: { $rate } bei { $decisions } Entscheidungen, auf die es ankam
analysis-like = gespielt wie „{ $bot }“
analysis-curve = Gewinnchance
analysis-curve-of = Die Gewinnchance von { $name }, Zug für Zug. Die anderen sind blass gezeichnet.
analysis-key-own = { $name } entscheidet
analysis-key-others = die anderen entscheiden
analysis-key-luck = Glück
analysis-turns = Wendepunkte
analysis-turn = Zug { $n }: { $what } { $points }
analysis-moment = Zug { $n }: { $share } %
analysis-table = Die Kurve in Zahlen
analysis-when = Zug
analysis-mistakes = Fehler
analysis-no-mistakes = Kein Zug hat deutlich mehr gekostet als ein anderer. Gut gespielt!
analysis-mark-doubtful = Ungenauigkeit
analysis-mark-mistake = Fehler
analysis-mark-blunder = grober Fehler
analysis-chosen = Gespielt:
analysis-better = Besser:
analysis-cost = { $points } Punkte Gewinnchance verloren
analysis-guess = Es war geraten: Die anderen haben gleichzeitig gewählt.
analysis-see = Zug { $n } ansehen: { $mark }, { $choice }
analysis-how = Jeder Zug wird danach beurteilt, was die Person in diesem Moment wusste. Die Werte stammen aus je { $playouts } simulierten Partieenden: Kleine Unterschiede sind Rauschen.

better = Aus Fehlern lernen
better-mine = Aus meinen Fehlern lernen
better-of = Aus den Fehlern von { $name } lernen
better-progress = Fehler { $n } von { $count }
better-task = Du sitzt auf dem Platz von { $name } und weißt, was dort bekannt war. Es gab Besseres als „{ $chosen }“: Wähle auf dem Spielplan oder in der Liste.
better-right = Gut gesehen!
better-right-too = Gut gesehen! Das ist fast so stark wie „{ $best }“.
better-same = Das wurde gespielt. Es gibt etwas Besseres.
better-wrong = Nicht ganz: „{ $choice }“ kostet noch { $points } Punkte Gewinnchance.
better-show = Zeig es mir
better-next = Nächster Fehler
better-end = Fertig
better-done = Auf Anhieb gefunden: { $found } von { $count }.
better-again = Von vorn
better-close = Zurück zur Analyse
better-back = Zurück zur Frage
