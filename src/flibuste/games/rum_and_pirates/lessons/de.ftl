# Die Lektionen

## Der Kapitän

lesson-captain = Der Kapitän
lesson-captain-goal = Die meisten Ehrenpunkte gewinnen. Was du gewinnst, kommt unter deine Flagge.
lesson-captain-one = Es gibt nur einen Kapitän, für alle. Du bewegst ihn, indem du eine Gasse mit deinen Piraten füllst.
lesson-captain-move = Führ ihn zur Wache auf 5d: Die Gasse kostet zwei Piraten. Der erste Zug ist frei.
    .rest = Rasten kostet eine Münze und bewegt nichts. Es ist zum Warten da, bis andere den Kapitän näher bringen.
    .aboard = An Bord wäre dein Tag vorbei, mit zehn Piraten im Vorrat. Das Schiff ist für den Abend.
    .else = { $square } hat auch etwas, dazu kommen wir noch. Erst die Wache auf 5d.
lesson-captain-guard = Kleine Wache: 1 bis 3 Punkte. Große Wache: 4 bis 6. Du gewinnst, wenn du mehr Piraten übrig hast als ihre Zahl, und du hast acht.
    .small = Ohne Risiko, aber höchstens drei Punkte. Mit acht Piraten schlägt dich auch die große nicht.
    .none = Nichts tun, wo dir nichts passieren kann? Nimm die große Wache.
lesson-captain-end = Fünf Punkte. Aber die Gasse ist bis zum Ende der Runde gesperrt: Da geht niemand mehr durch.

## Weiterziehen

lesson-further = Weiterziehen
lesson-further-coin = Du darfst weiterziehen: Jeder weitere Zug kostet eine Münze. Du hast zwei.
lesson-further-move = Das Feld 5c gibt eine Münze zurück, und die Gasse kostet nur einen Piraten. Geh hin.
    .end = Du könntest aufhören. Aber 5c kostet fast nichts: Die Münze kommt gleich zurück.
    .long = 8a gibt auch eine Münze, aber die Gasse kostet drei Piraten. 5c kostet einen.
    .else = { $square } ist eine Kneipe: Das ist die nächste Lektion. Hier 5c.
lesson-further-stop = Die Münze ist wieder da. Beende jetzt den Zug: Die übrigen Piraten brauchst du noch.
    .more = { $square } kostet eine Münze und weitere Piraten. Behalt sie: Ist der Vorrat leer, ist dein Tag vorbei.
lesson-further-end = Jetzt ist Jack dran: Er beginnt dort, wo du den Kapitän gelassen hast. Denk immer daran.
lesson-further-rest = Reizt dich in deinem Zug nichts, dann ruh dich aus: Das kostet eine Münze, und der Kapitän bleibt, wo er ist. Deine Piraten warten auf ein besseres Feld.

## Kneipen

lesson-tavern = Kneipen
lesson-tavern-move = Auf 2d ist eine Kneipe: Ihre offenen Plättchen sind der Einsatz. Führ den Kapitän hin.
    .rest = Rasten kostet eine Münze und bewegt nichts. Es ist zum Warten da, bis andere den Kapitän näher bringen.
    .aboard = An Bord wäre dein Tag vorbei, mit zehn Piraten im Vorrat. Das Schiff ist für den Abend.
    .else = { $square } ist keine Kneipe. Unsere ist auf 2d.
lesson-tavern-invite = Lad ein: Wer mittrinken will, zahlt dir eine Münze. Kommt niemand, gehört dir alles.
    .dry = Du hast zwei Piraten für den Weg bezahlt: Ohne Einladung gibt es kein Plättchen.
lesson-tavern-take = Jack zahlt und trinkt mit. Du würfelst eine 4: Sie schlägt die 2 und die 3. Ein Plättchen je Wurf: Nimm das bessere.
    .two = Zwei Punkte, wo drei zu haben sind? Die 2 bleibt im Spiel und ist später leichter zu gewinnen.
lesson-tavern-end = Es wird reihum gewürfelt, bis alles weg ist: Am Ende hat Jack die 4, du die 3 und die 2, und eine Münze mehr.

## Wenn Jack einlädt

lesson-others = Wenn Jack einlädt
lesson-others-guest = Jack hat den Kapitän in eine Kneipe geführt und lädt ein. Nur ein Plättchen steht auf dem Spiel: die 2.
lesson-others-pass = Mittrinken kostet eine Münze, die Jack bekommt, und er würfelt zuerst. Für zwei Punkte: lass es.
    .join = Jack würfelt zuerst, und jede 3 oder mehr gibt ihm das Plättchen: In mindestens zwei von drei Fällen hättest du umsonst gezahlt.
lesson-others-end = Er hat sein Plättchen, du deine Münze. Stehen mehrere auf dem Spiel, dann zahl: Lass ihm nicht alles.

## Kiste und Skorpion

lesson-chest = Kiste und Skorpion
lesson-chest-date = Im Vorbeigehen dein heimliches Rendezvous: Es war bei einer Schatzkiste. Sechs Punkte. Man zieht sie auf Feldern mit Herz.
lesson-chest-open = Die Kiste gehört, wer sie öffnet: 5 Punkte. Dann würfeln alle; wer die Summe auf 12 bringt, wird gestochen: −2. Öffne sie.
    .fear = Selbst gestochen bleiben dir 3 Punkte. Und es kann genauso gut Jack treffen.
lesson-chest-stop = 6, 2, 3, 2: Es trifft Jack. Beende den Zug.
    .more = { $square } kostet deine letzte Münze. Heb sie dir für eine bessere Gelegenheit auf.
lesson-chest-end = Viele Punkte auf einen Schlag. Zähl deine Piraten, bevor du losgehst: keine Piraten, keine Gasse.

## Karten und Ausrüstung

lesson-tiles = Karten und Ausrüstung
lesson-tiles-map = Eine gelbe Schatzkarte zu 5. Aber Karten zählen nur paarweise in einer Farbe. Nimm sie.
    .none = Eine einzelne Karte zählt nichts, stimmt. Aber ohne die erste gibt es nie ein Paar.
lesson-tiles-stop = Beende den Zug.
    .dark = Dunkle Gassen führen hinaus und anderswo wieder hinein: Piraten für zwei Gassen und eine Münze wie für jeden weiteren Zug. Behalt sie.
lesson-tiles-gear = Ausrüstung ziehst du verdeckt. Von jeder Sorte zählt nur dein bestes Stück: Verkauf die anderen, für je 2 Münzen.

## Die Nacht an Bord

lesson-night = Die Nacht an Bord
lesson-night-beds = Abends wird um die Schlafplätze gerangelt. Koje und Hängematte bringen Punkte; die letzte Mannschaft bekommt die Koje.
lesson-night-board = Jack ist mit drei Piraten an Bord. Du hast auch drei. Geh an Bord: Wer später kommt, würfelt später, und das ist besser.
    .move = { $square } kostet deine letzten Piraten: Die Nacht fände ohne dich statt. Der häufigste Fehler überhaupt!
lesson-night-barrel = Jack hat 6, du 4: Dein Pirat wäre draußen. Du hast zwei Fässer Rum; ein Fass bezahlt einen oder zwei neue Würfe. Gib eines.
    .stand = 4 gegen 6: ein Pirat weniger, und zwei Fässer, die nichts genützt haben.
lesson-night-again = Eine 1. Das Fass reicht für einen zweiten Wurf: Würfle noch einmal.
    .one = Mit einer 1 verlierst du sicher. Der zweite Wurf ist schon bezahlt.
lesson-night-stand = 5 gegen 6: Pech. Nur eine 6 würde helfen. Behalt das letzte Fass und lass die 5 stehen.
    .last = Zwei Würfe für eine 6: nicht einmal jedes dritte Mal. Gegen eine kleine Zahl nützt das Fass mehr.
lesson-night-end = So geht es Spalte für Spalte bis zur letzten Mannschaft. Am nächsten Tag beginnt alles neu; nach fünf Runden wird gezählt.

## Der fünfte Tag

lesson-match = Der fünfte Tag
lesson-match-free = Du bist dran: die letzte Runde eines Spiels, gegen einen Schiffsjungen. Gute Felder, kurze Gassen und ein paar Piraten für die Nacht.
lesson-match-end = Jetzt kennst du Um Ru(h)m und Ehre. Ein ganzes Spiel hat fünf solche Runden.
