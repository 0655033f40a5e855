# Die Lektionen

## Was gewinnt

lesson-goal = Was gewinnt
lesson-goal-purse = Das größte Vermögen gewinnt: deine Dublonen und deine Beute. Du beginnst mit 10.
lesson-goal-today = Die Beute des Tages: drei Plättchen, eines je Pirat. Eine Schatzkarte, ein verfluchtes Relikt, ein spanischer Offizier.
lesson-goal-play = Alle halten dieselben Personen. Jeder wählt heimlich eine; die höchste greift zuerst zu. Spiel den Waffenmeister, 20.
    .cabin = Der Schiffsjunge nimmt gar keine Beute: Die Schatzkarte bekäme jemand anders.
    .quartermaster = Der Quartiermeister kommt vor allen, kostet aber am Ende der Kampagne 8 Dublonen. Heb ihn auf: Die 20 reicht oft.
    .low = Mit einer { $rank } können andere vor dir sein, und dir bliebe das Relikt oder der Offizier. Probier die 20.
lesson-goal-ship = Alle sind an Bord, vom Niedrigsten zum Höchsten: 7, 8 und du. Am Tag handelt der Niedrigste zuerst, am Abend nimmt der Höchste zuerst. Bei gleichem Rang entscheidet die Zahl im Wappen.

## Die Beute

lesson-booty = Die Beute
lesson-booty-dusk = Es ist Abend, und dein Waffenmeister ist der Höchste: Du wählst zuerst.
lesson-booty-take = Drei Schatzkarten sind 12 wert. Das Relikt kostet 3. Der Offizier tötet, wer ihn nimmt. Nimm die Schatzkarte.
    .relic = Ein verfluchtes Relikt: am Ende der Kampagne 3 Dublonen weniger. Überlass es Jack.
    .officer = Der Offizier schickte deinen Waffenmeister auf den Friedhof, und wert ist er nichts.
lesson-booty-rest = Jack nahm das Relikt; Mary blieb nur der Offizier, und ihr Wirt liegt auf dem Friedhof. Dein Waffenmeister ist in deinem Versteck.
lesson-booty-values = Am Ende: Truhe 5, Juwel 3, Waren 1, drei Karten 12, Relikt −3. Säbel und Offiziere sind nichts wert.

## Die Niedrigen zuerst

lesson-day = Die Niedrigen zuerst
lesson-day-power = Der zweite Tag. Viele Personen haben eine Fähigkeit. Der Bettler, 3, nimmt dem Höchsten bis zu 3 Dublonen ab.
lesson-day-play = Spiel den Bettler.
    .quartermaster = Der Quartiermeister gibt 1 Dublone je Plättchen, du hast nur eines, und am Ende kostet er 8. Heb ihn auf.
    .preacher = Der Prediger bringt am Ende der Kampagne 5 Dublonen, wenn er dann noch im Versteck ist: Das hat Zeit. Sehen wir uns den Bettler an.
    .other = Die { $rank } hat etwas für sich, aber heute geht es um eine Tagesfähigkeit: Probier den Bettler, 3.
lesson-day-paid = Jack hat die 26 gespielt, die höchste: Er gibt dir 3 Dublonen.
lesson-day-last = Aber der Niedrigste nimmt zuletzt: Nur der Offizier war übrig, und der Bettler ist tot. Fähigkeit oder erste Wahl: Darum geht es.

## Der Säbel

lesson-sabre = Der Säbel
lesson-sabre-cook = Der Koch, 18, nimmt zwei Plättchen statt eines. Spiel ihn.
    .cabin = Der Schiffsjunge nimmt kein Plättchen. Der Koch nimmt zwei.
    .quartermaster = Er käme vor allen, aber für nur ein Plättchen, und am Ende kostet er 8 Dublonen. Der Koch nimmt zwei.
    .other = Die { $rank } nimmt ein Plättchen, und erst nach den Höheren. Der Koch nimmt zwei.
lesson-sabre-take = Du bist der Höchste. Beginn mit dem Säbel: Er trifft eine Person im Versteck eines Nachbarn.
    .map = Die Schatzkarte, ja, aber als zweites: Du nimmst zwei Plättchen. Erst den Säbel.
    .goods = Waren sind 1 wert, und der Säbel bliebe Jack, der dich damit träfe.
lesson-sabre-strike = Wen treffen? Mary hat eine Schatzkarte, und ihre Kellnerin kann sie nachts für 3 Dublonen verkaufen. Triff Marys Kellnerin.
    .debt = Bloß nicht: Der Quartiermeister kostet Jack am Ende der Kampagne 8 Dublonen. Lass ihn ihm!
    .idle = Jacks Kellnerin verkauft Schatzkarten, und Jack hat keine. Marys ist gefährlicher.
lesson-sabre-map = Getroffen. Jetzt das zweite Plättchen: noch eine Schatzkarte. Drei davon sind 12 wert.
    .goods = 1 Dublone ist sicher, aber wenig. Mit der Karte fehlt dir nur noch eine zu 12.
lesson-sabre-night = Nachts gibt dir dein Waffenmeister 1 Dublone je Säbel. Personen im Versteck arbeiten jede Nacht.

## Was die anderen tun

lesson-others = Was die anderen tun
lesson-others-barkeep = Der Wirt, 7, bringt jede Nacht 1 Dublone. Drei Nächte bleiben: Spiel ihn.
    .quartermaster = Heute 4 Dublonen für deine vier Plättchen, am Ende 8 weniger. Ein schlechtes Geschäft.
    .gunner = Der Kanonier kostet 3 Dublonen und schießt einmal. Der Wirt verdient jede Nacht.
    .other = Die { $rank } bringt nicht jede Nacht 1 Dublone wie der Wirt, solange er im Versteck ist.
lesson-others-shot = Marys Kanonier schießt in jedes Versteck: Dein Waffenmeister liegt auf dem Friedhof. Es hat sie 3 Dublonen gekostet.
lesson-others-take = Mary, die Höchste, nahm die Truhe. Du bist dran: Waren oder Offizier?
    .officer = Der Offizier tötete deinen Wirt vor seiner ersten Nacht.
lesson-others-end = Der Wirt ist bei dir und hat schon 1 Dublone verdient. Verstecke sieht jeder: Starke ziehen Feuer auf sich.

## Das Ende der Kampagne

lesson-end = Das Ende der Kampagne
lesson-end-map = Der fünfte Tag, und deine Kellnerin ist die Höchste. Du hast zwei Schatzkarten: Nimm die dritte.
    .jewel = Ein Juwel ist 3 wert. Die dritte Karte macht alle drei zusammen 12 wert.
    .officer = Der Offizier schickte die Kellnerin auf den Friedhof, für nichts.
lesson-end-sell = Nachts bietet die Kellnerin 3 Dublonen für eine Karte. Lehn ab: Drei Karten sind zusammen 12 wert.
    .sold = 3 Dublonen jetzt, und 12 verloren: Zwei Karten allein sind nichts wert.
lesson-end-last = Der letzte Tag. Mach nichts kaputt: Der Schiffsjunge, 5, nimmt keine Beute und kostet nichts. Spiel ihn.
    .preacher = Der Prediger ließe dir ein einziges Plättchen: Die drei Karten wären weg, für 5 Dublonen.
    .gunner = 3 Dublonen für einen Schuss am letzten Tag: Er kostet kaum noch jemanden etwas.
    .quartermaster = Heute 6 Dublonen, am Abend 8 weniger. Trotz erster Wahl lohnt es sich kaum.
lesson-end-count = Am Ruhetag wird gezählt: Dublonen, Plättchen und Fähigkeiten am Ende. Dein Vermögen kommt zu den Punkten.
lesson-end-three = Ein ganzes Spiel hat drei Kampagnen. Karten, die du noch hast, behältst du; sechs kommen dazu.

## Ein schlechter Tag

lesson-mistakes = Ein schlechter Tag
lesson-mistakes-look = Sieh dir immer erst die Beute an. Eine Schatzkarte und zwei Plättchen, die niemand will: Jemand muss sie nehmen.
lesson-mistakes-play = Anfänger spielen jeden Tag ihre höchste Karte. Halt dich hier heraus: Der Schiffsjunge, 5, nimmt nichts.
    .quartermaster = Du bekämst die Schatzkarte, für 8 Dublonen am Ende der Kampagne. Der klassische Fehler.
    .tie = Alle haben die 20. Bei Gleichstand entscheidet der Einfluss, die kleine Zahl auf der Karte. Vielleicht kämst du nach einer anderen 20 und nähmst das Relikt.
    .late = Die { $rank } wird vielleicht zweimal überboten: Es bliebe das Relikt (−3) oder der Offizier.
lesson-mistakes-end = Jack nahm die Karte, Mary das Relikt. Dein Schiffsjunge ist im Versteck, ohne Beute und unverletzt. Der Offizier bleibt liegen.

## Drei Tage auf See

lesson-match = Drei Tage auf See
lesson-match-free = Du bist dran: die letzten drei Tage einer Kampagne, gegen zwei Schiffsjungen. Sieh auf die Beute, dann auf deine Hand.
lesson-match-end = Jetzt kennst du Libertalia. Es gibt noch mehr Fähigkeiten: Zeig auf eine Karte oder halte sie, und sie sagt, was sie tut.
