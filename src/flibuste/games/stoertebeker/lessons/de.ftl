# Die Lektionen

## Was gewinnt

lesson-goal = Was gewinnt
lesson-goal-ships = Die meisten Punkte gewinnen, und die Punkte sind diese Schiffe. B ist 3 wert; es verlangt Bohnen und Rum.
lesson-goal-rum = In jedem Zug spielst du drei Karten. Leg zuerst den Rum an Schiff B: ein Proviant, offen.
    .order = Die Bohnen kommen auch noch an B. Beginn mit dem Rum: Den verlangt nur B.
    .stop = Ohne anzulegen kämen drei deiner Karten auf den Ablagestapel.
    .else = { $card } an Schiff { $ship } geht. Aber B verlangt nur zwei Proviante, und du hast beide.
lesson-goal-beans = Dann die Bohnen an B. Diese Karte zeigt einen Kopf: Sie zählt auch 1 Piratenpunkt.
    .later = Gleich: erst die Bohnen, dann ist der Satz vollständig.
    .stop = Es fehlen nur die Bohnen, und du hast sie.
    .else = { $card } an { $ship } hilft B nicht. Dort fehlen die Bohnen.
lesson-goal-pirate = Vollständig! Die dritte Karte: der Pirat 4, verdeckt an B. Nie mehr Piraten als Proviant.
    .stop = Du musst drei Karten spielen: Die letzte würde abgeworfen. An B ist der Pirat viel besser.
    .else = { $card } an { $ship } beginnt einen anderen Satz. Der Pirat macht erst einmal B so gut wie sicher.
lesson-goal-end = Der Enterwert von B ist 7: Pirat und Kopf machen schon 5, den Rest tun die Würfel. Im ersten Zug wird noch nicht geentert.

## Entern

lesson-board = Entern
lesson-board-three = Der zweite Zug. D verlangt Bohnen und Bananen, und du hast beides, dazu einen Piraten. Leg die Bohnen an D.
    .enough = An B reichen die Würfel schon: 5 Punkte und mindestens 2 dazu. Der Pirat 3 nützt an D mehr.
    .else = { $card } an { $ship } ist ein Anfang. An D kannst du in diesem Zug alles fertig machen.
    .stop = Drei Karten sind zu spielen, drei sind nützlich: Wirf sie nicht weg.
lesson-board-second = Und den anderen Proviant, auch an D.
    .later = Der Pirat zuletzt: erst der Satz, sonst wird nicht geentert.
    .enough = B braucht nicht mehr. Heb den Piraten für D auf.
    .else = { $card } an { $ship } lässt D unvollständig.
    .stop = Noch ein Proviant, und D ist vollständig.
lesson-board-crew = Der Pirat 3 an D: eine Mannschaft von 3 gegen einen Wert von 6.
    .enough = An B bist du schon sicher. An D macht er den Unterschied.
    .else = { $card } an { $ship } kann warten: Ohne Pirat an D bräuchtest du eine 6 mit den Würfeln.
    .stop = Die dritte Karte würde abgeworfen. Schick den Piraten an D.
lesson-board-b = Entere B: zwei Würfel und deine Mannschaft. Das kann nicht schiefgehen, und Jack hat dort nichts für einen Gegenangriff.
    .then = D kommt danach: Beginn mit dem, was nicht schiefgehen kann.
    .pass = Wer wartet, lässt Jack auf seinen Proviant schießen.
lesson-board-d = 3 Punkte! Du darfst in einem Zug mehrere Schiffe entern. An D brauchst du 3 mit den Würfeln: los.
    .pass = Nur einer von sechsunddreißig Würfen misslingt. Entere!
lesson-board-end = 6 Punkte in einem Zug. Alle Karten an einem genommenen Schiff werden abgelegt; du ziehst wieder auf sechs.

## Geduld

lesson-odds = Geduld
lesson-odds-look = Dein Satz an A ist vollständig. Aber der Wert ist 9, und deine Mannschaft ist nur ein Kopf: 1.
lesson-odds-pass = Du bräuchtest 8 oder mehr mit den Würfeln: 42 %. Misslingt es, nehmen dir die Farbwürfel Proviant. Der Anfängerfehler: trotzdem entern. Lass es.
    .risk = In mehr als der Hälfte der Fälle wirst du abgeschlagen und verlierst vielleicht Proviant. Ein Pirat im nächsten Zug ändert alles.
lesson-odds-end = Ein Pirat 3 höbe deine Aussicht auf 83 %. Die Prozente stehen immer am Schiff: Lies sie.

## Die Breitseite

lesson-broadside = Die Breitseite
lesson-broadside-see = An A hat Jack Wasser und Bohnen; und Bohnen fehlen dir dort gerade.
lesson-broadside-fire = Mit der letzten deiner drei Karten kannst du eine Breitseite feuern. Feuer.
    .hold = Dann wird die Karte nur abgeworfen. Hier trifft eine Breitseite öfter als jedes zweite Mal.
lesson-broadside-pay = Bezahl mit einer Karte, die du nicht brauchst: dem Wasser ohne Kopf.
    .head = Ein Kopf ist dort, wo er liegt, 1 Piratenpunkt wert. Behalt ihn: Du hast gewöhnliches Wasser.
lesson-broadside-aim = Ziel auf A. Die zwei Farbwürfel sagen, welche Sorten getroffen werden.
    .empty = An { $ship } hat Jack nichts: Da trifft eine Breitseite niemanden.
lesson-broadside-end = Zweimal Bohnen! Du nimmst Jacks, und sie machen deinen Satz vollständig. Das können die anderen auch mit dir machen.

## Der Gegenangriff

lesson-counter = Der Gegenangriff
lesson-counter-jack = Jack hat gerade B geentert, mit einer Summe von 7. Aber auch du hast dort den ganzen Satz.
lesson-counter-counter = Greif an: Mit mehr als 7 gehört das Schiff dir. Deine Karten an B sind so oder so verloren.
    .no = Du hast nichts zu verlieren: Wasser und Zwieback werden abgelegt, sobald Jack das Schiff nimmt. Versuch es.
lesson-counter-end = 8 gegen 7: weggeschnappt! Ein Proviant an fremden Schiffen ist eine Karte zum Gegenangriff. Und du selbst: Entere mit hoher Summe.
lesson-counter-lack = Und wenn dir etwas fehlte? Dann könntest du es in diesem Moment aus der Hand anlegen: höchstens drei Karten, und alle. Behalte also, was Schiffe verlangen, an denen du schon Proviant hast.

## Abwerfen und tauschen

lesson-exchange = Abwerfen und tauschen
lesson-exchange-hand = Zweimal Wasser, ein Rum: Das will kein Schiff. Fleisch schon: Leg es an D.
    .other = { $ship } will auch Fleisch, aber an D hast du schon zwei von vier Provianten.
    .pirate = Der Pirat kann warten, bis der Satz vollständig ist: erst das Fleisch.
    .stop = Leg erst das Fleisch an; dann räumen wir auf.
lesson-exchange-stop = Leg nichts mehr an: Die zwei Karten, die noch zu spielen sind, werden getauscht.
    .pirate = Behalt { $card }: Beim Entern ist er nützlich.
lesson-exchange-hold = Keine Breitseite.
    .fire = An D hat Jack nichts zu verlieren. Eine Breitseite träfe dort niemanden.
lesson-exchange-water = Wirf das Wasser ohne Kopf ab.
    .head = Der Kopf ist 1 Piratenpunkt wert: Gib das gewöhnliche Wasser.
    .rum = Der Rum ist die zweite. Erst das Wasser.
    .pirate = Ein Pirat ist das Kostbarste. Das Wasser.
lesson-exchange-rum = Und den Rum.
    .head = Behalt die Köpfe.
    .pirate = Behalt die Piraten.
lesson-exchange-take = Für zwei abgeworfene Karten nimmst du eine vom Ablagestapel; für drei zwei. Nimm den Piraten 4.
    .three = Ein Pirat, gut. Aber es gibt einen stärkeren.
    .none = Eine Karte umsonst, und ein Pirat 4 im Stapel? Nimm ihn.
    .else = { $card } ist Proviant: Davon gibt es 56 Karten, Piraten nur zehn.
lesson-exchange-end = Am Ende des Zuges ist er auf deiner Hand. Wirf nie nur eine Karte weg, wo zwei eine zurückbringen.

## Das Ende

lesson-end = Das Ende
lesson-end-pile = Der Stapel ist leer. Das nächste genommene Schiff wird nicht ersetzt: Die Runde wird fertig gespielt, dann ist Schluss.
lesson-end-board = Du führst mit 33 zu 23. Entere C (5 oder mehr mit den Würfeln, 83 %): Zu zweit bleibt Jack nur noch ein Zug.
    .pass = Wer führt, sollte Schluss machen. Wartest du, hat Jack Zeit aufzuholen.
lesson-end-end = Was an nicht geenterten Schiffen liegt, ist am Ende nichts wert. Bei Gleichstand entscheidet die Zahl der Schiffe.

## Die letzten Schiffe

lesson-match = Die letzten Schiffe
lesson-match-free = Du spielst bis zum Ende, gegen einen Schiffsjungen. Mach deine Sätze fertig, leg einen Piraten dazu, und lies die Aussichten.
lesson-match-finish = Jetzt kennst du Störtebeker. Beim nächsten Mal vom ersten Schiff an!
