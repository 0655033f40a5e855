## The game

game-title = Störtebeker
game-tagline = Proviant bunkern, entern – und auf die Piraten hinter dir achten.
game-summary = Auf der Reede liegen Handelsschiffe, und an jedem hat jeder Kapitän eine eigene Seite. Lege den Proviant an, den ein Schiff verlangt, und verstecke Piraten dabei; ist alles vollständig, darfst du entern: Zwei Würfel und deine Piraten müssen den Enterwert erreichen. Doch wer dort ebenfalls Proviant hat, kann einen Gegenangriff wagen und die Prise mit einer höheren Summe wegschnappen. Gehen die Schiffe aus, gewinnen die meisten Siegpunkte.

## Names of parts; a fact called card, kind or colour is said by these

fact-card = { $card ->
        [water] Wasser
        [water-head] Wasser mit Piratensymbol
        [beans] Bohnen
        [beans-head] Bohnen mit Piratensymbol
        [bread] Zwieback
        [bread-head] Zwieback mit Piratensymbol
        [rum] Rum
        [rum-head] Rum mit Piratensymbol
        [meat] Fleisch
        [meat-head] Fleisch mit Piratensymbol
        [bananas] Bananen
        [bananas-head] Bananen mit Piratensymbol
        [pirate1] Pirat 1
        [pirate2] Pirat 2
        [pirate3] Pirat 3
        [pirate4] Pirat 4
        [pirate5] Pirat 5
        [pirate6] Pirat 6
        [pirate7] Pirat 7
        [pirate8] Pirat 8
        [pirate9] Pirat 9
        [pirate10] Pirat 10
        [pirate11] Pirat 11
       *[pirate12] Pirat 12
    }
fact-kind = { $kind ->
        [water] Wasser
        [beans] Bohnen
        [bread] Zwieback
        [rum] Rum
        [meat] Fleisch
        [bananas] Bananen
       *[blank] nichts
    }
fact-colour = { $colour ->
        [black] schwarz
        [white] weiß
        [red] rot
        [blue] blau
        [green] grün
       *[other] { $colour }
    }

## Built-in data

data-built-in = Rekonstruierte Schiffe und Karten: siehe Regel STO-2.

## Chapters of the rulebook

chapter-material = Ziel und Spielmaterial
chapter-set-up = Spielaufbau
chapter-turn = Der Zug
chapter-cards = Phase 1: Karten spielen
chapter-broadside = Phase 2: Die Breitseite
chapter-boarding = Phase 3: Entern
chapter-counter = Phase 4: Der Gegenangriff
chapter-scoring = Phase 5: Die Wertung
chapter-draw = Phase 6: Karten nachziehen
chapter-end = Das Ende des Spiels
chapter-advanced = Regeln für Fortgeschrittene

## Rules: material

rule-STO-1 = Ihr seid Piratenkapitäne. Wer am Ende des Spiels die meisten Siegpunkte hat, gewinnt.
rule-STO-2 = Es gibt 30 Handelsschiffe in fünf Farben, 66 Aktionskarten (10 Piraten und 56 Proviantkarten), zwei Augenwürfel, zwei Farbwürfel und eine Zählleiste mit 44 Feldern. Sicher bekannt sind die Anzahl der Schiffe, der Farben und der Karten jeder Sorte sowie ein Schiff: schwarz, 5 Punkte, Enterwert 8, für Bohnen, Rum und Fleisch. Alle anderen Schiffe, welche Proviantkarten ein Piratensymbol tragen und die Flächen der Farbwürfel haben wir rekonstruiert, so ausgewogen, dass mehr Punkte immer schwerer zu holen sind. Wer das Spiel besitzt, kann mit Dateien spielen, die er von seiner eigenen Schachtel abschreibt.
rule-STO-3 = Ein Schiff zeigt seine Punkte, seinen Enterwert, den verlangten Proviant (von manchen Sorten mehrere) und eine Farbe. Die Farbe zählt nur für STO-63.
rule-STO-4 = Eine Piratenkarte ist 2, 3 oder 4 Piratenpunkte wert. Zehn Proviantkarten tragen ein Piratensymbol: Sie sind gewöhnlicher Proviant, der an dem Schiff, an dem er liegt, zusätzlich 1 Piratenpunkt bringt, und zählen nie als Piratenkarten.
rule-STO-5 = Jeder Farbwürfel zeigt eine Proviantsorte, alle sechs gleich wahrscheinlich. Eigene Würfel dürfen andere Flächen haben, auch leere; eine leere Fläche trifft nichts.

## Rules: set-up

rule-STO-6 = Mischt die Schiffe und legt vier davon offen auf den Tisch: Das sind die Liegeplätze A, B, C und D.
rule-STO-7 = Zu zweit, zu dritt oder zu viert bilden 12, 15 oder 18 weitere Schiffe den Schiffsstapel. Der Rest kommt ungesehen in die Schachtel zurück.
rule-STO-8 = Das oberste Schiff des Stapels liegt offen, so dass alle sehen, welches als Nächstes kommt.
rule-STO-9 = Mischt die Aktionskarten und teilt an alle je sechs aus; die Handkarten sind geheim. Der Rest ist der Nachziehstapel. Der Ablagestapel ist anfangs leer.
rule-STO-10 = Alle wählen eine Farbe und stellen den kleinen Zählstein auf das zugehörige Startsymbol: noch keine Punkte.
rule-STO-11 = Gelb beginnt, das ist Platz 1. Dann geht es im Uhrzeigersinn weiter.
rule-STO-12 = An jedem Schiff hat jeder eine eigene Seite. Was du dort anlegst, gehört dir, bis es gestohlen oder abgelegt wird.

## Rules: the turn

rule-STO-13 = Ein Zug hat sechs Phasen: Karten spielen, Breitseite, Entern, Gegenangriff, Wertung, Nachziehen. Die Phasen drei bis fünf werden für jedes geenterte Schiff einmal durchlaufen. Dann kommt der Nächste an die Reihe.

## Rules: playing cards

rule-STO-14 = Du musst genau drei Karten aus der Hand spielen; hast du weniger, dann alle. Angelegte, abgeworfene und für eine Breitseite bezahlte Karten zählen alle mit.
rule-STO-15 = Die Reihenfolge steht fest: erst anlegen, dann tauschen oder abwerfen, dann eine Breitseite bezahlen. Jeder Schritt darf entfallen, solange du insgesamt auf drei kommst. Niemand muss eine Karte anlegen, nur weil sie passt.
rule-STO-16 = Du darfst bis zu drei Karten anlegen, Proviant und Piraten nach Belieben, an einem oder mehreren Schiffen. An Schiffe des Stapels wird noch nicht angelegt, auch wenn sie offen liegen.
rule-STO-17 = Proviant wird offen angelegt. Ein Schiff nimmt nur Sorten, die es verlangt, und von dir nicht mehr Karten einer Sorte, als es verlangt. Was die anderen angelegt haben, spielt keine Rolle.
rule-STO-18 = Piraten werden verdeckt angelegt. Zu keiner Zeit darfst du an einem Schiff mehr Piratenkarten als Proviantkarten haben; das wird bei jeder einzelnen Karte geprüft. Piratensymbole sind keine Piratenkarten.
rule-STO-19 = Was liegt, das liegt: Du kannst nichts zurücknehmen, verschieben oder austauschen. Deine eigenen verdeckten Piraten darfst du jederzeit ansehen.
rule-STO-20 = Was du nicht angelegt hast, wirfst du aus der Hand ab; willst du eine Breitseite feuern, behältst du dafür eine Karte zurück. Welche Karten gehen, bestimmst du, und du zeigst sie zusammen.
rule-STO-21 = Für zwei abgeworfene Karten darfst du eine vom Ablagestapel nehmen, für drei Karten zwei; für eine einzelne keine. Nur Karten, die vorher schon dort lagen, kommen in Frage, und du darfst immer auch weniger nehmen.
rule-STO-22 = So genommene Karten liegen offen vor dir und nützen dir nichts bis zur Phase sechs; dann kommen sie auf deine Hand.
rule-STO-23 = Der Ablagestapel ist offen: Jeder darf ihn jederzeit durchsehen, und seine Reihenfolge bedeutet nichts.
rule-STO-24 = Als letzte Karte der Phase eins darfst du eine beliebige Karte abwerfen, um eine Breitseite zu feuern, höchstens einmal im Zug. Du brauchst mindestens eine Proviantkarte an irgendeinem Schiff.

## Rules: the broadside

rule-STO-25 = Du nennst ein Schiff, an dem du mindestens eine Proviantkarte hast; eine eben angelegte genügt.
rule-STO-26 = Du wirfst beide Farbwürfel.
rule-STO-27 = Für jeden Würfel musst du einem Gegner an diesem Schiff eine Proviantkarte der gezeigten Sorte nehmen, wenn dort jemand eine hat. Wem, und ob mit oder ohne Piratensymbol, bestimmst du.
rule-STO-28 = Ist auf deiner Seite des Schiffs noch Platz für diese Sorte, wird die Karte dort angelegt; sonst kommt sie auf den Ablagestapel.
rule-STO-29 = Zeigen beide Würfel dieselbe Sorte, nimmst du erst für den einen eine Karte und dann, von dem, was noch da ist, eine für den anderen. Mehr als zwei Karten wechseln nie den Besitzer.
rule-STO-30 = Ein Würfel, dessen Sorte kein Gegner an diesem Schiff hat, bewirkt nichts. Deine eigenen Karten werden nie getroffen.
rule-STO-31 = Sind beide Würfel abgehandelt, muss jeder, der dort nun mehr Piraten als Proviant hat, die überzähligen abwerfen und wählt selbst, welche. Das geschieht im Uhrzeigersinn, links von dir beginnend.
rule-STO-32 = Schon in deinem allerersten Zug darfst du eine Breitseite feuern.

## Rules: boarding

rule-STO-33 = Du darfst alle Schiffe entern, an denen du den verlangten Proviant vollständig hast, nacheinander in beliebiger Reihenfolge, oder keins. Jedes Schiff kann in einem Zug nur einmal geentert werden.
rule-STO-34 = In deinem ersten Zug des Spiels darfst du nicht entern.
rule-STO-35 = Du nennst das Schiff, deckst deine Piraten dort auf und wirfst beide Augenwürfel. Deine Summe: die Würfel, dazu die Punkte deiner Piraten dort und 1 für jedes Piratensymbol auf deinem Proviant dort.
rule-STO-36 = Erreicht die Summe den Enterwert, ist das Entern gelungen, sonst misslungen.
rule-STO-37 = Nach einem Fehlschlag wirfst du beide Farbwürfel. Für jeden legst du eine deiner eigenen Proviantkarten dieser Sorte an diesem Schiff ab, wenn du eine hast; bei mehreren wählst du. Zweimal dieselbe Sorte kostet zwei Karten, wenn du zwei hast.
rule-STO-38 = Hast du dort dann mehr Piraten als Proviant, legst du Piraten deiner Wahl ab, bis die Zahlen gleich sind.
rule-STO-39 = Alles andere bleibt liegen. Aufgedeckte Piraten bleiben offen.
rule-STO-40 = Nach einem Fehlschlag gibt es weder Gegenangriff noch Wertung; du darfst ein anderes Schiff versuchen.
rule-STO-41 = Nach einem Erfolg folgen für dieses Schiff sofort Gegenangriff und Wertung.

## Rules: the counter-attack

rule-STO-42 = Jeder Gegner mit mindestens einer Proviantkarte am geenterten Schiff darf einen Gegenangriff wagen, wenn er seinen Proviant dort vervollständigen kann.
rule-STO-43 = Die Gegner werden im Uhrzeigersinn gefragt, links vom Angreifer beginnend; jeder darf einmal angreifen oder verzichten. Gefragt werden alle, die es nach dem, was der Tisch sieht, könnten: So verrät die Frage nichts über irgendeine Hand.
rule-STO-44 = Für einen Gegenangriff legst du allen noch fehlenden Proviant aus der Hand an, höchstens drei Karten. Fehlt dir mehr, oder hast du ihn nicht, geht es nicht. Fehlt nichts, legst du nichts an.
rule-STO-45 = Piratenkarten dürfen jetzt nicht angelegt werden. Proviant mit Piratensymbol schon, und das Symbol zählt.
rule-STO-46 = Du deckst deine Piraten dort auf, wirfst die Augenwürfel und zählst deine Piratenpunkte dazu. Ist deine Summe höher als die bisher beste, gehört das Schiff vorerst dir.
rule-STO-47 = Gleichstand ändert nichts. Der Angreifer würfelt nicht noch einmal.
rule-STO-48 = Beim Gegenangriff gelegte Karten werden jetzt nicht ersetzt: Du füllst deine Hand am Ende deines eigenen nächsten Zuges auf.
rule-STO-49 = Ein misslungener Gegenangriff kostet nichts weiter: Die Farbwürfel werden nicht geworfen.

## Rules: scoring

rule-STO-50 = Wer das Schiff gewonnen hat, nimmt es und legt es offen vor sich ab. Alle Karten aller Spieler an diesem Schiff kommen auf den Ablagestapel.
rule-STO-51 = Die Punktzahl steigt um die Punkte des Schiffs. Auf der Zählleiste folgt auf Feld 44 wieder Feld 1; Punkte gehen dabei nie verloren.
rule-STO-52 = Danach darf, wer am Zug ist, ein weiteres Schiff entern.
rule-STO-53 = Wird nicht mehr geentert, werden leere Liegeplätze gefüllt, A zuerst: Das offene Schiff des Stapels kommt dorthin, und das nächste wird aufgedeckt.

## Rules: drawing

rule-STO-54 = Du nimmst die Tauschkarten, die vor dir liegen, auf die Hand.
rule-STO-55 = Dann ziehst du nach, bis du sechs Karten hast.
rule-STO-56 = Ist eine Karte zu ziehen und der Nachziehstapel leer, wird der ganze Ablagestapel gemischt und zum neuen Nachziehstapel; nicht früher.
rule-STO-57 = Sind beide Stapel leer, musst du mit weniger Karten auskommen.

## Rules: the end

rule-STO-58 = Das Ende naht, sobald ein Liegeplatz leer bleiben muss, weil der Schiffsstapel aufgebraucht ist, also mit dem 13., 16. oder 19. gekaperten Schiff zu zweit, zu dritt oder zu viert.
rule-STO-59 = Die Runde wird zu Ende gespielt: Den letzten Zug hat, wer rechts vom Startspieler sitzt; so hatten alle gleich viele Züge.
rule-STO-60 = Bis dahin gelten alle Regeln weiter; gekaperte Schiffe werden nicht mehr ersetzt.
rule-STO-61 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden mehr gekaperte Schiffe; sind auch diese gleich, wird der Sieg geteilt. Andere Plätze werden ebenso geteilt, und der nächste Platz entfällt.
rule-STO-62 = Spielt eine ganze Runde lang niemand eine Karte, zieht niemand eine und versucht niemand zu entern, endet das Spiel sofort und wird gewertet. Mit eigenen Dateien ebenso, wenn 25 Runden lang niemand ein Schiff genommen hat.

## Rules: advanced

rule-STO-63 = Farbbonus: Am Ende bekommst du für jede Farbe, von der du drei oder mehr Schiffe gekapert hast, die Punkte deines wertvollsten eigenen Schiffs dieser Farbe noch einmal. Je Farbe gibt es nur einen Bonus, egal wie viele Schiffe es sind.
rule-STO-64 = Weitblick: Die ersten drei Schiffe des Stapels liegen offen. Das erste kommt als Nächstes, und die Reihe wird vom Stapel aufgefüllt.
rule-STO-65 = Fehlschlag beendet das Entern: Nach einem misslungenen Entern darfst du in diesem Zug kein anderes Schiff mehr entern.
rule-STO-66 = Gegenangriff beendet das Entern: Gewinnt ein Gegenangriff das Schiff, darf, wer am Zug ist, in diesem Zug kein anderes mehr entern. Misslingt er, schon.
rule-STO-67 = Drei Schiffe zu zweit: Zu zweit liegen nur drei Schiffe auf dem Tisch; der Stapel bleibt bei zwölf. Mit mehr Spielern ändert das nichts.

## Decisions

decision-place = Lege eine Karte an ein Schiff an, oder höre damit auf.
    .waiting = { $seat } legt Karten an.
decision-broadside = Soll die letzte Karte eine Breitseite bezahlen?
    .waiting = { $seat } überlegt, ob eine Breitseite gefeuert wird.
decision-discard = Welche Karte wirfst du ab? Gezeigt werden sie, wenn alle gewählt sind.
    .waiting = { $seat } wählt Karten zum Abwerfen.
decision-take = Nimmst du eine Karte vom Ablagestapel?
    .waiting = { $seat } sieht den Ablagestapel durch.
decision-pay = Welche Karte bezahlt die Breitseite?
    .waiting = { $seat } bezahlt die Breitseite.
decision-aim = Auf welches Schiff feuerst du?
    .waiting = { $seat } richtet die Kanonen.
decision-loot = Welche Karte nimmst du?
    .waiting = { $seat } wählt die Beute.
decision-dismiss = Du hast dort mehr Piraten als Proviant: Welcher geht?
    .waiting = { $seat } schickt einen Piraten fort.
decision-board = Welches Schiff enterst du?
    .waiting = { $seat } überlegt, welches Schiff geentert wird.
decision-lose = Welchen Proviant verlierst du?
    .waiting = { $seat } gibt eine Proviantkarte ab.
decision-counter = Wagst du einen Gegenangriff?
    .waiting = { $seat } überlegt sich einen Gegenangriff.

## Choices

choice-place = { $card } an Schiff { $ship } anlegen
choice-stop = Keine Karten mehr anlegen
choice-fire = Breitseite feuern
choice-hold = Auf die Breitseite verzichten
choice-discard = { $card } abwerfen
choice-take = { $card } vom Ablagestapel nehmen
choice-enough = Keine Karten mehr nehmen
choice-pay = Mit { $card } bezahlen
choice-aim = Auf Schiff { $ship } feuern
choice-loot = { $card } von { $from_seat } nehmen
choice-dismiss = { $face_up ->
        [yes] { $card } fortschicken (offen)
       *[no] { $card } fortschicken (verdeckt)
    }
choice-board = Schiff { $ship } entern
choice-pass = Kein Schiff mehr entern
choice-lose = { $card } abgeben
choice-counter = { $heads ->
        [0] Gegenangriff
       *[other] Gegenangriff mit { $cards }
    }
choice-decline = Kein Gegenangriff

## Events

event-began = { $seat } beginnt.
event-dealt = { $seat } bekommt { $count } Karten.
    .secret = { $seat } bekommt { $count } Karten: { $cards }.
event-launched = Schiff { $ship }: { $colour }, { $points } Punkte, Enterwert { $boarding }, verlangt { $kinds }.
event-sighted = Als Nächstes im Stapel: { $colour }, { $points } Punkte, Enterwert { $boarding }, für { $kinds }; { $left ->
        [0] darunter liegt nichts mehr
        [one] darunter liegt noch { $left } Schiff
       *[other] darunter liegen noch { $left } Schiffe
    }.
event-pile-empty = Das letzte Schiff des Stapels liegt an Platz { $ship }.
event-last-round = Ein Liegeplatz bleibt leer: Das ist die letzte Runde, { $seat } hat den letzten Zug.
event-turn = { $quota ->
        [0] { $seat } ist am Zug und hat keine Karte zu spielen.
        [one] { $seat } ist am Zug und muss { $quota } Karte spielen.
       *[other] { $seat } ist am Zug und muss { $quota } Karten spielen.
    }
event-placed = { $seat } legt { $card } an Schiff { $ship } an{ $lack ->
        [0] {" "}und hat alles, was es verlangt
       *[other] {""}
    }.
event-manned = { $seat } legt einen Piraten verdeckt an Schiff { $ship } an; dort { $pirates ->
        [one] liegt jetzt { $pirates } Pirat
       *[other] liegen jetzt { $pirates } Piraten
    }.
    .secret = { $seat } legt { $card } verdeckt an Schiff { $ship } an; dort { $pirates ->
            [one] liegt jetzt { $pirates } Pirat
           *[other] liegen jetzt { $pirates } Piraten
        }.
event-stopped = { $seat } legt keine Karten mehr an und muss noch { $count } ausspielen.
event-loaded = { $seat } behält eine Karte für eine Breitseite zurück.
event-discarded = { $seat } wirft ab: { $cards }.
event-took = { $seat } nimmt { $card } vom Ablagestapel.
event-paid = { $seat } bezahlt eine Breitseite mit { $card }.
event-aimed = { $seat } feuert auf Schiff { $ship }.
event-threw-colours = { $seat } wirft die Farbwürfel: { $kinds }.
event-looted = { $seat } nimmt { $card } von { $from_seat } an Schiff { $ship }.
event-sunk = { $seat } schießt { $card } von { $from_seat } an Schiff { $ship } weg: Dafür war kein Platz mehr.
event-missed = Kein Gegner wird an Schiff { $ship } getroffen ({ $kind }).
event-dismissed = { $seat } schickt { $card } von Schiff { $ship } fort.
event-too-early = { $seat } hat alles, was Schiff { $ship } verlangt, aber im ersten Zug wird nicht geentert.
event-boarded = { $seat } entert Schiff { $ship } ({ $points } Punkte, Enterwert { $boarding }).
event-revealed = { $seat } deckt an Schiff { $ship } auf: { $cards }.
event-rolled = { $seat } würfelt { $first } und { $second }; mit { $strength ->
        [one] { $strength } Piratenpunkt
       *[other] { $strength } Piratenpunkten
    } macht das { $total }.
event-succeeded = { $total } gegen { $boarding }: { $seat } hat Schiff { $ship } geentert.
event-failed = { $total } gegen { $boarding }: { $seat } scheitert an Schiff { $ship }.
event-lost = { $seat } verliert { $card } an Schiff { $ship }.
event-declined = { $seat }: kein Gegenangriff an Schiff { $ship }.
event-countered = { $count ->
        [0] { $seat } wagt einen Gegenangriff an Schiff { $ship }; { $best } sind zu übertreffen.
       *[other] { $seat } wagt einen Gegenangriff an Schiff { $ship } und legt { $cards } an; { $best } sind zu übertreffen.
    }
event-prevailed = Mit { $total } schnappt { $seat } das Schiff { $ship } von { $from_seat } weg.
event-repelled = { $total } reichen für { $seat } nicht: { $from_seat } behält Schiff { $ship }.
event-cleared = { $seat } legt von Schiff { $ship } ab: { $cards }.
event-captured = { $seat } kapert Schiff { $ship } ({ $colour }): { $points } Punkte, zusammen { $score }.
event-picked-up = { $seat } nimmt auf: { $cards }.
event-shuffled = Der Ablagestapel ({ $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }) wird gemischt und zum Nachziehstapel.
event-drew = { $seat } zieht { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } nach; es bleiben { $left }.
    .secret = { $seat } zieht { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        } nach: { $cards }; es bleiben { $left }.
event-short = Beide Stapel sind leer: { $seat } muss mit { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } auskommen.
event-ended = { $reason ->
        [stand-still] Das Spiel ist aus, denn es steht still; zuletzt war { $seat } am Zug. Eine ganze Runde lang konnte niemand etwas tun, oder 25 Runden lang hat niemand ein Schiff genommen.
       *[last-ship] Das Spiel ist aus: { $seat } hatte den letzten Zug.
    }
event-bonus = { $seat } bekommt { $points } weitere Punkte für die Farbe { $colour }.
event-scored = { $bonus ->
        [0] { $seat }: { $total } Punkte mit { $ships ->
            [one] { $ships } Schiff
           *[other] { $ships } Schiffen
        }.
       *[other] { $seat }: { $total } Punkte, { $points } für { $ships ->
            [one] { $ships } Schiff
           *[other] { $ships } Schiffe
        } und { $bonus } für Farben.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-placed = legt { $card } an Schiff { $ship } an
    .many = legt { $card } an { $ship } an
recap-manned = legt einen Piraten verdeckt an Schiff { $ship } an
    .many = legt { $count } Piraten verdeckt an { $ship } an
recap-discarded = wirft { $cards } ab
recap-took = nimmt { $card } vom Ablagestapel
recap-aimed = feuert auf Schiff { $ship }
recap-looted = nimmt { $card } von { $from_seat } an Schiff { $ship }
    .me = { $from_seat_me ->
            [yes] { $seat } nimmt dir { $card } an Schiff { $ship } weg
           *[no] du nimmst { $card } von { $from_seat } an Schiff { $ship }
        }
recap-sunk = schießt { $card } von { $from_seat } an Schiff { $ship } weg
    .me = { $from_seat_me ->
            [yes] { $seat } schießt dir { $card } an Schiff { $ship } weg
           *[no] du schießt { $card } von { $from_seat } an Schiff { $ship } weg
        }
recap-failed = scheitert an Schiff { $ship }
    .me = du scheiterst an Schiff { $ship }
recap-lost = verliert { $card } an Schiff { $ship }
    .me = du verlierst { $card } an Schiff { $ship }
recap-countered = wagt einen Gegenangriff an Schiff { $ship }
recap-prevailed = schnappt { $from_seat } Schiff { $ship } weg
    .me = { $from_seat_me ->
            [yes] { $seat } schnappt dir Schiff { $ship } weg
           *[no] du schnappst { $from_seat } Schiff { $ship } weg
        }
recap-repelled = kann { $from_seat } Schiff { $ship } nicht wegschnappen
    .me = { $from_seat_me ->
            [yes] { $seat } kann dir Schiff { $ship } nicht wegschnappen
           *[no] du kannst { $from_seat } Schiff { $ship } nicht wegschnappen
        }
recap-cleared =
    .me = du verlierst an Schiff { $ship }: { $cards }
recap-captured = kapert Schiff { $ship }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
    .me = du kaperst Schiff { $ship }: { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }

## Refusals

refusal-place-first = Du legst gerade an: Lege eine Karte an, oder höre damit auf.
refusal-not-in-hand = Du hast { $card } nicht auf der Hand.
refusal-no-ship = An Platz { $ship } liegt kein Schiff.
refusal-too-many-pirates = An Schiff { $ship } hast du { $pirates } Piraten und { $provisions } Proviantkarten: Mehr Piraten als Proviant sind nicht erlaubt.
refusal-not-demanded = Schiff { $ship } verlangt diesen Proviant nicht: { $kind }.
refusal-enough-of-that = Schiff { $ship } verlangt nur { $demand } davon ({ $kind }), und so viel hast du schon angelegt.
refusal-placing-is-over = Du hast aufgehört anzulegen: Sage zuerst, ob du eine Breitseite feuerst.
refusal-fire-or-hold = Sage zuerst, ob die letzte Karte eine Breitseite bezahlt.
refusal-already-chosen = Du hast { $card } schon gewählt und keine weitere davon.
refusal-discard-first = Wähle zuerst, was du abwirfst: noch { $left ->
        [one] { $left } Karte
       *[other] { $left } Karten
    }.
refusal-just-discarded = Du hast { $card } eben erst abgeworfen: Genommen wird nur, was vorher schon dort lag.
refusal-not-in-discard = Diese Karte liegt nicht im Ablagestapel: { $card }.
refusal-take-first = Nimm zuerst eine Karte vom Ablagestapel, oder sage, dass es genug ist (höchstens { $left }).
refusal-lies-in-front = Die Karte { $card } liegt bis zur Phase sechs vor dir; bezahlen kannst du damit nicht.
refusal-pay-first = Wähle zuerst die Karte, die die Breitseite bezahlt.
refusal-no-provision-there = Du hast keinen Proviant an Schiff { $ship }.
refusal-aim-first = Nenne zuerst das Schiff, auf das du feuerst.
refusal-no-opponent = Dort ist kein Gegner, dem man an Schiff { $ship } { $card } nehmen könnte.
refusal-not-on-the-die = Der Würfel zeigt { $kind }, nicht { $card } (Schiff { $ship }).
refusal-has-it-not = { $from_seat } hat diese Karte nicht an Schiff { $ship }: { $card }.
refusal-loot-first = Wähle zuerst, welchen Proviant du nimmst.
refusal-no-such-pirate = An Schiff { $ship } hast du keine solche Karte ({ $card }), die { $face_up ->
        [yes] offen liegt
       *[no] verdeckt liegt
    }.
refusal-dismiss-first = Wähle zuerst, welcher Pirat Schiff { $ship } verlässt.
refusal-already-tried = Schiff { $ship } hast du in diesem Zug schon geentert.
refusal-incomplete = Schiff { $ship } kannst du noch nicht entern: Es { $lack ->
        [one] fehlt { $lack } Proviantkarte
       *[other] fehlen { $lack } Proviantkarten
    }.
refusal-board-or-pass = Entere jetzt ein Schiff, oder keins mehr.
refusal-lose-first = Wähle zuerst, welchen Proviant du an Schiff { $ship } verlierst.
refusal-counter-or-decline = Du wirst gefragt, ob du einen Gegenangriff wagst.
refusal-cannot-complete = Du kannst deinen Proviant an Schiff { $ship } nicht vervollständigen: Es fehlen noch { $count } ({ $card }), und die hast du nicht.
refusal-other-cards = Mit diesen Karten wird dein Proviant an Schiff { $ship } nicht vollständig: Gelegt wird genau, was fehlt, aus der Hand.

## Refusals: files of one’s own

refusal-data-word = { $file }, Zeile { $line }: In der Spalte { $column } müssen 1 bis { $most } druckbare Zeichen stehen.
refusal-data-number = { $file }, Zeile { $line }: „{ $text }“ in der Spalte { $column } ist keine ganze Zahl.
refusal-data-too-small = { $file }, Zeile { $line }: { $column } ist { $value }, muss aber mindestens { $least } sein.
refusal-data-too-big = { $file }, Zeile { $line }: { $column } ist { $value }, darf aber höchstens { $most } sein.
refusal-data-header = { $file }, Zeile { $line }: Die erste Zeile muss lauten { $header }
refusal-data-columns = { $file }, Zeile { $line }: Es sind { $found } Spalten, nicht { $expected }.
refusal-data-empty = { $file }, Zeile { $line }: Unter der Kopfzeile steht nichts.
refusal-data-id-twice = { $file }, Zeile { $line }: Die Kennung { $id } kommt zweimal vor.
refusal-data-no-demand = { $file }, Zeile { $line }: Schiff { $id } verlangt gar keinen Proviant.
refusal-data-out-of-reach = { $file }, Zeile { $line }: Niemand kann Schiff { $id } entern. Sein Enterwert ist { $boarding }, die stärkste Mannschaft und zwei Sechsen ergeben { $reached }.
refusal-data-demand = { $file }, Zeile { $line }: Schiff { $id } verlangt { $demand } Karten { $kind }, es gibt aber nur { $cards }.
refusal-data-many = { $file }, Zeile { $line }: Das ist zu viel, die Grenze ist { $most }.
refusal-data-count = { $file }, Zeile { $line }: Von { $first } bis { $last } sind es nicht { $count } Karten.
refusal-data-id = { $file }, Zeile { $line }: „{ $text }“ in der Spalte { $column } ist keine Kennung aus Buchstaben und einer Zahl.
refusal-data-kind = { $file }, Zeile { $line }: „{ $text }“ ist keine Proviantsorte; es gibt { $kinds }.
refusal-data-pirate-kind = { $file }, Zeile { $line }: Ein Pirat hat keine Sorte, hier steht aber „{ $text }“.
refusal-data-type = { $file }, Zeile { $line }: „{ $text }“ ist weder provision noch pirate.
refusal-data-dice = { $file }, Zeile { $line }: Es müssen genau zwei Würfel sein, als Liste aus zwei Listen.
refusal-data-die = { $file }, Zeile { $line }: Würfel { $number } muss eine Liste von 1 bis { $most } Flächen sein.
refusal-data-face = { $file }, Zeile { $line }: Würfel { $number } hat die Fläche { $text }; erlaubt sind { $faces }.
refusal-data-few-ships = { $file }, Zeile { $line }: Es sind { $ships } Schiffe, bei so vielen Spielern braucht man { $needed }.
refusal-data-few-cards = { $file }, Zeile { $line }: Es sind { $cards } Karten, bei so vielen Spielern braucht man { $needed }.
refusal-data-odd-ships = { $file }: { $ships } Schiffe in { $colours } Farben (bis Zeile { $line }); das Original hat 30 in 5 Farben, je 6. So wird gespielt.
refusal-data-odd-cards = { $file }: { $cards } Karten (bis Zeile { $line }), davon { $pirates } Piraten, { $heads } mit Piratensymbol; das Original ist anders zusammengesetzt. So wird gespielt.

## Why the game is over

end-last-ship = Das Spiel ist aus: Ein Liegeplatz blieb leer, und die letzte Runde ist gespielt.
end-stand-still = Das Spiel ist aus, denn es stand still: Eine ganze Runde lang konnte niemand etwas tun, oder 25 Runden lang hat niemand ein Schiff genommen.

## Options

option-advanced = Alle Regeln für Fortgeschrittene
    .off = nein, oder die unten gewählten
    .on = ja, alle fünf
option-adv_colour_bonus = Bonus für drei Schiffe einer Farbe
    .off = nein
    .on = ja
option-adv_preview3 = Drei Schiffe des Stapels offen
    .off = nein, eins
    .on = ja
option-adv_fail_ends = Misslungenes Entern beendet das Entern
    .off = nein
    .on = ja
option-adv_counter_ends = Erfolgreicher Gegenangriff beendet das Entern
    .off = nein
    .on = ja
option-adv_three_ships_2p = Zu zweit: drei Schiffe auf dem Tisch
    .off = nein, vier
    .on = ja

## What differs from the usual, in a phrase

agreed-advanced = alle Regeln für Fortgeschrittene
agreed-adv_colour_bonus = Bonus für drei Schiffe einer Farbe
agreed-adv_preview3 = drei Schiffe des Stapels liegen offen
agreed-adv_fail_ends = misslungenes Entern beendet das Entern
agreed-adv_counter_ends = ein gelungener Gegenangriff beendet das Entern
agreed-adv_three_ships_2p = drei Schiffe auf dem Tisch

## Score sheet

score-ships = Punkte der Schiffe
score-bonus = Farbbonus
label-bonus-later = Farbbonus, zählt am Ende
score-total = Siegpunkte

## Pieces

piece-ship = Handelsschiff
piece-provision = Proviantkarte
piece-pirate = Pirat
piece-head = Piratensymbol
piece-card = Aktionskarte
piece-colour-die = Farbwürfel
piece-pip-die = Würfel
piece-marker = Zählstein

## Labels

score-points = Gekaperte Schiffe
label-points = Siegpunkte
label-boarding = Enterwert
label-hand = Handkarten
label-front = Vor dir
label-deck = Nachziehstapel
label-discard = Ablagestapel
label-pile = Schiffsstapel
label-preview = Nächste Schiffe
label-score = Zählleiste
label-space = Feld { $space }
label-lap = { $lap ->
        [0] erste Runde
        [1] zweite Runde
       *[other] Runde { $lap }
    }
label-face-down = { $count ->
        [one] { $count } verdeckter Pirat
       *[other] { $count } verdeckte Piraten
    }
label-strength = { $points ->
        [one] { $points } Piratenpunkt
       *[other] { $points } Piratenpunkte
    }
label-dice-needed = { $dice } mit den Würfeln
label-chance = { $percent } %
label-to-beat = { $best } zu übertreffen
label-last-round = Letzte Runde: endet nach { $seat }
label-phase = { $phase ->
        [1] Karten spielen
        [2] Breitseite
        [3] Entern
        [4] Gegenangriff
        [5] Wertung
       *[6] Nachziehen
    }
label-colour-black = schwarz
label-colour-white = weiß
label-colour-red = rot
label-colour-blue = blau
label-colour-green = grün

## Hints for newcomers

help-place = Du legst eine Karte auf deiner Seite eines Schiffs an: Proviant offen, Piraten verdeckt, und nie mehr Piraten als Proviant. Vervollständige erst den Proviant und verstärke dich mit Piraten, bevor du enterst; einzelner Proviant ist leichte Beute für eine Breitseite, aber auch deine Eintrittskarte für einen Gegenangriff.
    .title = Eine Karte anlegen
help-stop = Du legst nichts mehr an. Was von deinen drei Karten übrig ist, wird abgeworfen; für zwei oder drei Karten darfst du eine oder zwei vom Ablagestapel nehmen.
    .title = Nichts mehr anlegen
help-fire = Die letzte deiner drei Karten bezahlt eine Breitseite: zwei Farbwürfel, und für jede Sorte, die ein Gegner an deinem Schiff hat, nimmst du eine Karte. Am besten dort, wo mehrere Sorten liegen, die dir fehlen.
    .title = Eine Breitseite abfeuern
help-hold = Keine Breitseite: Alles, was von deinen drei Karten übrig ist, wird abgeworfen.
    .title = Nicht feuern
help-discard = Du wählst die Karten eine nach der anderen; niemand sieht sie, bevor die letzte gewählt ist. Trenne dich von dem, was kein Schiff auf dem Tisch verlangt.
    .title = Abwerfen
help-take = Die Karte liegt vor dir und kommt am Ende deines Zuges auf deine Hand. Piraten und seltener Proviant sind einen Tausch wert.
    .title = Eine Karte zurücknehmen
help-enough = Du lässt den Rest des Ablagestapels liegen.
    .title = Nichts mehr nehmen
help-pay = Jede Karte ist recht: Bezahle mit der, die du am wenigsten brauchst.
    .title = Die Breitseite bezahlen
help-aim = Die Würfel entscheiden, welche Sorten getroffen werden. Wähle das Schiff, an dem die Gegner die meisten Sorten haben, am besten solche, die dir fehlen.
    .title = Auf ein Schiff zielen
help-loot = Du nimmst diese Karte. Hast du an dem Schiff Platz dafür, behältst du sie; sonst wird sie abgelegt. Achte auf den gefährlichsten Rivalen und auf Piratensymbole.
    .title = Eine getroffene Karte nehmen
help-dismiss = Ein überzähliger Pirat kommt auf den Ablagestapel. Behalte die stärksten, und lieber die, die niemand gesehen hat.
    .title = Einen Piraten fortschicken
help-board = Du deckst deine Piraten dort auf und wirfst zwei Würfel. Reicht es nicht, verlierst du, was die Farbwürfel zeigen; reicht es, können die anderen eine niedrige Summe noch angreifen.
    .title = Entern
help-pass = Du behältst deinen Proviant für einen späteren Zug; bis dahin kann man darauf feuern.
    .title = Nicht entern
help-lose = Eine Proviantkarte dieser Sorte ist verloren. Behalte lieber die mit dem Piratensymbol.
    .title = Proviant verlieren
help-counter = Du legst alles an, was fehlt, und würfelst: Mit einer höheren Summe als der besten gehört das Schiff dir. Deine Karten dort sind in jedem Fall verloren.
    .title = Einen Gegenangriff wagen
help-decline = Du legst nichts. Die Karten, die du schon an diesem Schiff hast, werden abgelegt, wenn es gekapert wird.
    .title = Keinen Gegenangriff wagen

## terminal

seat-line = { $score } P. · { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    } · { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }
seat-bonus = (+{ $bonus } am Ende)
board-ship = { $points } P. · EW { $boarding }
    .short = { $points }/{ $boarding }
board-empty = kein Schiff
board-odds = Würfel { $dice }+: { $percent } %
    .short = { $dice }+: { $percent } %
board-sure = Würfel: sicher
    .short = Würfel: sicher
board-hopeless = Würfel: aussichtslos
    .short = Würfel: –
board-then = sobald komplett, { $odds }
    .short = ({ $odds })
board-first-turn = erster Zug: noch kein Entern
board-pile = Schiffsstapel { $count }
board-next = als Nächstes:
board-deck = Nachziehstapel { $count }
board-discard = Ablagestapel: { $cards }
board-discard-empty = Ablagestapel: leer
board-hand = Hand: { $cards }
board-front = genommen: { $cards }
board-aside = gewählt: { $cards }
board-turn = Runde { $round } · Karten { $played }/{ $quota }
board-fight = Schiff { $ship }: { $leader_seat } führt mit { $best }
board-dice = Würfel { $pips }
board-colours = Farbwürfel: { $kinds }
board-last-round = letzte Runde, endet nach { $seat }
board-broadside = { $ship }: trifft zu { $hit } %, Karte zum Behalten { $keep } %
board-broadsides = Breitseiten:
note-hit = trifft zu { $percent } %
note-success = gelingt zu { $percent } %
hopeless-aim = nichts zu treffen: { $others ->
        [0] niemand sonst hat dort Proviant
       *[other] die Würfel zeigen nichts vom Proviant der anderen
    }
    .short = nichts zu treffen
hopeless-board = aussichtslos: Selbst eine 12 ergäbe weniger als { $boarding }
    .short = aussichtslos
hopeless-counter = aussichtslos: Selbst eine 12 ergäbe höchstens { $best }
    .short = aussichtslos
note-no-place = keine deiner Karten passt an ein Schiff
note-missing = dir fehlt: { $kinds }
heading-place = Schiff { $ship }
heading-stop = Aufhören
heading-fire = Breitseite
heading-hold = Breitseite
heading-discard = Abwerfen
heading-take = Nehmen
heading-enough = Aufhören
heading-pay = Bezahlen mit
heading-aim = Feuern auf
heading-loot = Nehmen
heading-dismiss = Fortschicken
heading-board = Entern
heading-pass = Aufhören
heading-lose = Verlieren
heading-counter = Gegenangriff
heading-decline = Gegenangriff
short-place = { $card }
short-stop = nichts mehr anlegen
short-fire = feuern
short-hold = verzichten
short-discard = { $card }
short-take = { $card }
short-enough = nichts mehr nehmen
short-pay = { $card }
short-aim = Schiff { $ship }
short-loot = { $card } von { $from_seat }
short-dismiss = { $face_up ->
        [yes] { $card } (offen)
       *[no] { $card } (verdeckt)
    }
short-board = Schiff { $ship }
short-pass = nicht mehr entern
short-lose = { $card }
short-counter = { $heads ->
        [0] angreifen
       *[other] mit { $cards }
    }
short-decline = verzichten

## terminal: what a choice would do

preview-placed = { $lack ->
        [0] vollständig
       *[other] {""}
    }
preview-stopped = { $count ->
        [one] { $count } Karte abzuwerfen
       *[other] { $count } Karten abzuwerfen
    }, { $takes ->
        [0] keine zurückzunehmen
       *[other] höchstens { $takes } vom Ablagestapel zu nehmen
    }
preview-looted = du behältst sie
preview-sunk = sie wird abgelegt

## terminal: how to read the board

legend-board = Jede Spalte ist ein Schiff: Punkte, Enterwert (EW), dann eine Zeile für jeden Kapitän. Auf schmalen Bildschirmen heißt 5/8: 5 Punkte, Enterwert 8.
legend-board-kinds = w Wasser, b Bohnen, z Zwieback, r Rum, f Fleisch, n Bananen; ein kleiner Buchstabe ist eine angelegte Karte, ein Punkt eine fehlende, * ein Piratensymbol, ☠ ein Pirat.
legend-board-pirates = ☠3 ? ?: ein offener Pirat mit 3 Punkten und zwei verdeckte. Deine eigenen verdeckten Piraten stehen mit ihren Punkten da: ☠(4). Wo wenig Platz ist, heißt ☠2·3 ?×2 so viel wie ☠2 3 ? ?, und ☠×3 drei verdeckte Piraten; „Würfel: –“ ist aussichtslos.
legend-board-odds = Die letzte Zeile eines Schiffs ist deine: was die Würfel zeigen müssen, und die Aussicht darauf; in Klammern oder nach „sobald komplett“ fehlt dir noch Proviant. Vor einer Breitseite ist „trifft“ die Aussicht, jemandem mindestens eine Karte zu nehmen, „Karte zum Behalten“ die, dass eine bei dir Platz findet.

## terminal: one letter for each kind

letter-water = w
letter-beans = b
letter-bread = z
letter-rum = r
letter-meat = f
letter-bananas = n

## board

board-name = Reede, Hand, Ablagestapel und Punkteleiste
board-keys = Die Pfeiltasten führen von Karte, Platz oder Schiff zum nächsten; die Eingabetaste wählt.
table-moment = Stand der Partie
table-ship = Schiff { $ship }
table-looks = { $colour }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }, Enterwert { $boarding }, verlangt { $kinds }
table-slot = Freier Platz am Schiff { $ship }: { $kind }
table-crew-place = Platz für einen Piraten am Schiff { $ship }
table-card-at = { $card }, { $seat }, Schiff { $ship }
table-in-discard = { $card } im Ablagestapel: { $count }
table-cards = { $count } × { $card }
table-said = { $what }: { $more }
table-card = { $card }
table-kind = { $kind }
table-hidden = verdeckter Pirat
table-laid = hat { $cards } angelegt
table-nothing = nichts angelegt
table-complete = vollständig
table-lacks = fehlend: { $kinds }
table-face-up = offen: { $cards }
table-own-down = verdeckt: { $cards }
table-lack = { $lack ->
        [0] vollständig
        [one] { $lack } fehlt
       *[other] { $lack } fehlen
    }
table-success = gelingt zu { $percent } %
table-hit = trifft zu { $percent } %
table-tried = In diesem Zug schon geentert
table-round = Runde { $round }
table-quota = { $played ->
        [one] { $played } Karte von { $quota } gespielt
       *[other] { $played } Karten von { $quota } gespielt
    }
table-dice = Würfel von { $seat }
table-pile = { $count ->
        [0] Kein Schiff kommt mehr
        [one] Noch { $count } Schiff kommt
       *[other] Noch { $count } Schiffe kommen
    }; { $captures ->
        [0] letzte Runde
        [one] { $captures } Eroberung bis zur letzten Runde
       *[other] { $captures } Eroberungen bis zur letzten Runde
    }
table-fight = Gegenangriff am Schiff { $ship }?
table-leads = { $leader_seat } führt mit { $best }.
table-called = { $state ->
        [leads] { $seat } führt
        [asked] { $seat } muss antworten
        [waits] { $seat } antwortet danach
       *[past] { $seat } ist nicht mehr dabei
    }
table-fresh = Soeben abgelegt: nicht zu nehmen
table-piles = Nachzieh- und Ablagestapel
table-held = { $count ->
        [one] { $count } Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
table-prizes = { $seat }: { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }, { $ships ->
        [one] { $ships } Schiff
       *[other] { $ships } Schiffe
    }
table-prize = { $colour } { $points }
## Balance

balance-ship = Was die Schiffe wert sind
    .about = Name in der Schachtel, Punkte und Enterwert. Punkte je Enterversuch (oder Gegenangriff), je Eroberung und je Karte, die die Eroberung gekostet hat.
    .row = Schiff
    .name = { $row }
    .column = { $column ->
        [attempt] Je Versuch
        [capture] Je Eroberung
       *[card] Je Karte
    }

## Das Format der Dateien

file-ships-csv = Die Schiffe, eines je Zeile.
file-ships-csv-1 = id: ein Name, der nur einmal vorkommt, höchstens 20 Zeichen.
file-ships-csv-2 = colour: die Farbe der Flagge; das Original hat fünf Farben mit je sechs Schiffen.
file-ships-csv-3 = points (1 bis 999) und boarding, der Enterwert (2 bis 999).
file-ships-csv-4 = water, beans, bread, rum, meat, bananas: wie viele Karten jedes Proviants das Schiff verlangt. Insgesamt mindestens eine, und nie mehr, als es Karten gibt.
file-cards-csv = Die Karten, eine Reihe je Zeile.
file-cards-csv-1 = first_id und last_id: die erste und die letzte Karte der Reihe. Von WA03 bis WA13 sind es elf Karten.
file-cards-csv-2 = type: provision oder pirate.
file-cards-csv-3 = kind: water, beans, bread, rum, meat oder bananas; bei einem Piraten nichts.
file-cards-csv-4 = pirate_points: bei Proviant 1, wenn er einen Piratenkopf trägt, sonst 0; bei einem Piraten seine Punkte, 1 bis 12.
file-cards-csv-5 = count: die Anzahl der Karten der Reihe.
file-colour-dice-json = Die zwei Farbwürfel: eine Liste aus zwei Listen von Seiten.
file-colour-dice-json-1 = Jede Seite ist water, beans, bread, rum, meat, bananas oder blank, eine leere Seite.

## What the help explains

icon-points = Siegpunkte; nach dem + der Farbbonus, der am Ende zählt.
icon-ships = Gekaperte Schiffe; oben die, die noch im Stapel sind.
icon-hand = Karten auf der Hand.
icon-phase = Ein Schritt des Zuges: { label-phase }.
icon-ship = Ein Schiff: Die große Zahl sind seine Punkte, die am Enterhaken müssen Würfel und Piraten erreichen; Zeichen und Farbe zählen für den Bonus.
icon-provision = Proviant: { table-kind }. Ein Schiff zeigt, welcher zum Entern nötig ist.
icon-head = Proviant mit Piratensymbol: Er erlaubt einen Gegenangriff.
icon-pirate = Pirat: Seine Punkte kommen beim Entern zu den Würfeln.
icon-hidden = Ein verdeckter Pirat.
icon-strength = Die Punkte der Piraten dort; ein ? für jeden verdeckten.
icon-colour-die = Farbwürfel: zeigt eine Sorte Proviant, getroffen von einer Breitseite oder verloren beim Entern.
icon-die = Würfel: Ihre Summe und die Piraten müssen den Enterwert erreichen.

## The first game: a sentence at each new situation

companion-place = Drei Karten spielst du je Zug: Mach an einem Schiff den Proviant vollständig, den es verlangt, und leg dann verdeckt einen Piraten dazu.
    .lit = hand
companion-broadside = Die letzte deiner drei Karten bleibt übrig: Sie kann eine Breitseite bezahlen, die anderen an einem Schiff Proviant abnimmt.
companion-discard = Was du nicht angelegt hast, wirfst du ab: Gib her, was kein Schiff auf dem Tisch verlangt.
    .lit = hand
companion-take = Für zwei abgeworfene Karten nimmst du eine zurück, für drei zwei: Such zuerst nach einem Piraten.
    .lit = discard
companion-pay = Jede Karte bezahlt die Breitseite: Gib die, die du am wenigsten brauchst.
    .lit = hand
companion-aim = Zwei Farbwürfel sagen, welche Sorten getroffen werden: Ziel auf das Schiff, an dem die anderen am meisten von dem haben, was dir fehlt.
    .lit = dice
companion-loot = Deine Breitseite hat mehrere Karten getroffen: Nimm die, die dir fehlt, oder die des gefährlichsten Rivalen.
    .lit = dice
companion-dismiss = An einem Schiff liegen nie mehr Piraten als Proviant: Behalt die stärksten.
companion-board = Dein Satz ist vollständig: Zwei Würfel und deine Mannschaft müssen den Enterwert erreichen, und die Prozente am Schiff sagen deine Aussicht.
companion-lose = Das Entern ist misslungen, und die Farbwürfel nehmen dir Proviant: Behalt lieber den mit einem Kopf.
    .lit = dice
companion-counter = Jemand hat gerade geentert, aber auch du kannst dort den ganzen Satz haben: Mit einer höheren Summe gehört das Schiff dir, und deine Karten dort sind so oder so verloren.
companion-event-looted =
    .from_seat = { $seat } hat dir mit einer Breitseite { $card } abgenommen: Je länger Proviant an einem Schiff wartet, desto öfter kann man darauf feuern.
    .from_seat_lit = side:$ship:$me
companion-event-sunk =
    .from_seat = Eine Breitseite von { $seat } kostet dich { $card }: Entere bald, wo dein Satz vollständig ist.
    .from_seat_lit = side:$ship:$me
companion-event-captured = { $seat } nimmt ein Schiff für { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }; ein neues rückt nach, und alle dort angelegten Karten werden abgelegt.
    .lit = prizes:$seat
    .seat = Das Schiff gehört dir, und seine Punkte zählen schon; deine Karten dort werden abgelegt, und du ziehst wieder auf sechs.
    .seat_lit = track:$me
companion-event-failed =
    .seat = Deine Summe hat nicht gereicht: Leg beim nächsten Mal einen Piraten dazu und lies erst die Prozente.
    .seat_lit = side:$ship:$me
companion-event-prevailed =
    .from_seat = { $seat } schnappt dir das Schiff durch einen Gegenangriff weg: Davor schützt eine hohe Summe.
    .from_seat_lit = berth:$ship
companion-event-last-round = Das ist die letzte Runde: Was liegt und nicht geentert ist, zählt nichts, also wag, was gelingen kann.
    .lit = shippile
    .seat = Das ist die letzte Runde: Was liegt und nicht geentert ist, zählt nichts, also wag, was gelingen kann.
    .seat_lit = shippile

## Puzzles: what the best choice is about

puzzle-theme-place = welche Karte wohin kommt
puzzle-theme-stop = rechtzeitig aufhören
puzzle-theme-fire = die Breitseite
puzzle-theme-hold = keine Breitseite
puzzle-theme-discard = was abgelegt wird
puzzle-theme-take = der Ablagestapel
puzzle-theme-enough = den Ablagestapel liegen lassen
puzzle-theme-pay = der Preis der Breitseite
puzzle-theme-aim = das Ziel
puzzle-theme-loot = was die Breitseite bringt
puzzle-theme-dismiss = ein Pirat zu viel
puzzle-theme-board = das Entern
puzzle-theme-pass = nicht entern
puzzle-theme-lose = welcher Proviant verloren geht
puzzle-theme-counter = der Gegenangriff
puzzle-theme-decline = kein Gegenangriff
