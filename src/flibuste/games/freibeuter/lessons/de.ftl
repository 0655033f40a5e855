# Die Lektionen

## Was gewinnt

lesson-goal = Was gewinnt
lesson-goal-ships = Wer am reichsten ist, gewinnt. Sieh dir dieses Schiff an, 20/4: Gekapert ist es 20 $ wert. Die 4 ist der Anteil jedes Piraten, der dir hilft.
lesson-goal-money = Alle beginnen mit 20 $ und 25 Booten. Auch das Geld zählt am Ende.
lesson-goal-board = Die erste Aktion: entern. Setz ein Boot auf ein Schiff, ganz gleich welches. Das kostet keine Karte und beendet deinen Zug.
    .place = Ein Boot auf { $region } hilft beim Einkreisen: Das ist die nächste Lektion. Erst entern: Klick auf ein Schiff.
lesson-goal-end = Dein Boot ist an Bord: Niemand sonst kann dieses Schiff noch entern. Sobald es eingekreist ist, gehört es dir.

## Einkreisen

lesson-ring = Einkreisen
lesson-ring-four = Vier Felder berühren dieses Schiff, und dein Boot ist an Bord. Auf dreien steht ein Boot; E7 ist leer.
lesson-ring-close = Du hast die Karte E7. Spiel sie: Das Boot schließt den Ring, und das Schiff ist gekapert.
    .board = Mit { $token } sicherst du dir noch ein Schiff, aber der Ring von EF67 bleibt offen, und Jack könnte noch ein Boot dazusetzen, das du bezahlst.
    .place = { $region } berührt das Schiff bei EF67 nicht: Sein Ring bliebe offen. E7 ist die Lücke.
lesson-ring-draw = Gekapert! Zwei Boote von Jack haben geholfen: 8 $ für ihn, ein Schiff für 20 $ für dich. Nach einer Karte ziehst du eine: Wähl einen Stapel.
lesson-ring-end = Boote auf Feldern bleiben für immer; nur das Enterboot kehrt in deinen Vorrat zurück.

## Erst entern

lesson-escape = Erst entern
lesson-escape-free = Der Anfängerfehler: Diesem 5/1 fehlt nur noch B2, und du hast die Karte. Aber niemand ist an Bord: So geschlossen, entkäme das Schiff.
lesson-escape-board = Entere es, bevor du den Ring schließt.
    .escapes = Der Ring schlösse sich um ein freies Schiff: Es entkäme, und niemand bekäme etwas.
    .place = Ein Boot auf { $region } hilft BC23 nicht. Das 5/1 wartet: Entere es.
    .board = { $token } ist auch frei, aber bei BC23 fehlt nur ein Feld, und dessen Karte hast du auf der Hand.
lesson-escape-close = Jack hat anderswo gespielt. Jetzt schließ den Ring: B2.
    .place = { $region } berührt BC23 nicht. Die Lücke ist B2.
    .board = Noch ein geentertes Schiff, { $token }, schließt den Ring von BC23 nicht. Spiel B2, bevor ein anderes Boot dort steht.
lesson-escape-end = Deins, für 2 $ an Jack. Merk dir: erst an Bord, dann der Ring.

## Boot oder Geld

lesson-money = Boot oder Geld
lesson-money-cards = Jede Seekarte nennt ein Feld. Du hast vier. Ist das Feld leer, musst du ein Boot dorthin setzen.
lesson-money-cash = Auf E3 steht schon ein Boot von Jack. Dort hast du die Wahl: ein zweites Boot oder 2 $ aus der Bank. Nimm das Geld.
    .second = Erlaubt: Das Boot bekäme 4 $, wenn Jack sein Schiff EF23 kapert. Aber das dauert: Sieh dir erst die 2 $ sofort an.
    .place = { $region } ist leer: keine Wahl, da muss ein Boot hin. Die 2 $ gibt es nur, wo schon eines steht.
    .board = { $token } zu entern bringt heute nichts ein. Probier die 2 $ von E3.
lesson-money-draw = 2 $ mehr, eine Karte weniger: Zieh eine. Eine Seekarte geht immer; eine Holländerkarte nur, um einen Ring zu schließen.
lesson-money-end = Nimm das Geld, wo ein zweites Boot nichts nützt oder wenn deine Boote knapp werden.

## Kassieren

lesson-shares = Kassieren
lesson-shares-rival = Dieses Schiff hat Jack geentert. Aber zwei der drei Boote ringsum gehören dir.
lesson-shares-close = Schließ den Ring selbst, mit E4. Jack kapert, und er schuldet dir 4 $ für jedes deiner Boote.
    .place = { $region } schließt nichts. Mit E4 stehen drei deiner Boote um EF45: 12 $ für dich.
    .board = { $token } zu entern zahlt nichts. Jack schließt EF45, wann er will, vielleicht ohne dein drittes Boot.
lesson-shares-draw = 12 $ für dich; ihm bleibt ein Schiff für 20 $. Zieh eine Karte.
lesson-shares-credit = Und wenn er keine 12 $ gehabt hätte? Dann hätte er sie geliehen, und ein Kredit kostet am Ende das Doppelte. Schau auf dein Geld, bevor du kaperst.

## Der Fliegende Holländer

lesson-dutchman = Der Fliegende Holländer
lesson-dutchman-card = Eine Holländerkarte ist eine Linie des Plans: hier die Zeile 3. Sie dient nur dazu, einen Ring zu schließen.
lesson-dutchman-call = Deinem 15/3 fehlt nur noch E3, und diese Seekarte hast du nicht. Schick den Holländer nach E3.
    .place = { $region } schließt den Ring von EF34 nicht. Es fehlt E3, und dorthin fährt für dich nur der Holländer.
    .board = Wenn du { $token } enterst, bleibt EF34 offen, und Jack könnte hineinschlüpfen: noch ein Boot zu bezahlen.
lesson-dutchman-draw = Das Schiff gehört dir, ohne ein Boot zu opfern: Der Holländer ist wieder fort. Für ihn wird niemand bezahlt. Zieh eine Karte.
lesson-dutchman-end = Das Feld ist wieder leer. Heb dir eine Holländerkarte für die letzte Lücke auf.

## Lager und Ende

lesson-end = Lager und Ende
lesson-end-warehouse = Das ist ein Piratenlager. Niemand entert es: Eingekreist zahlt es allen 2 $ für jedes Boot ringsum.
lesson-end-loot = Schließ es mit B2: Dann stehen drei deiner Boote ringsum, mehr als von allen anderen.
    .place = { $region } kreist das Lager nicht ein. B2 ist das letzte Feld.
    .board = { $token } zu entern ist nicht dumm, aber das Lager zahlt sofort, und B2 bringt dein drittes Boot dazu.
    .fd = Der Holländer auf { $region } schlösse einen anderen Ring, ließe aber das Lager bei BC23 den anderen.
lesson-end-draw = 6 $ für dich, 4 für Jack, 2 für Mary. Zieh eine Karte.
lesson-end-double = Und diese ×2-Plättchen? Ist dieses eingekreist, zählen am Ende alle eroberten 15/3-Schiffe doppelt, für alle. Kreise den Wert ein, von dem du am meisten hast.
lesson-end-over = Drei Lager sind noch da. Mit dem vierten ist sofort Schluss; ebenso, wenn eine Seekarte gezogen werden muss und keine mehr da ist.
lesson-end-boats = Und wenn jemand seinen Zug ohne Boot im Vorrat beginnt. Behalte diese Zahl im Auge.

## Die letzte Etappe

lesson-match = Die letzte Etappe
lesson-match-free = Du spielst bis zum Ende, gegen einen Schiffsjungen. Such einen Ring, den du schließt, ein Schiff, das du vorher enterst, ein Boot, das bezahlt wird.
lesson-match-end = Jetzt kennst du Freibeuter. Beim nächsten Mal ein ganzes Spiel!
