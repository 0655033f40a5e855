## The game

game-title = Freibeuter
game-tagline = Entern, einkreisen – und die Komplizen auszahlen.
game-summary = Ein Schiff gehört dir, wenn du es geentert hast und auf allen vier Seefeldern ringsum Boote stehen; nur wollen alle Piraten, die dir geholfen haben, sofort bezahlt werden. In deinem Zug enterst du ein Schiff, setzt mit einer Seekarte ein Boot ein oder lässt den Fliegenden Holländer die letzte Lücke schließen. Am Ende gewinnt, wer am reichsten ist: Geld und gekaperte Schiffe, abzüglich des doppelten Kredits.

## Chapters of the rulebook

chapter-material = Spielmaterial
chapter-set-up = Spielaufbau
chapter-turn = Dein Zug
chapter-board = Ein Schiff entern
chapter-sea-card = Seekarten
chapter-dutchman = Der Fliegende Holländer
chapter-ring = Einkreisen
chapter-result = Was mit eingekreisten Plättchen geschieht
chapter-credit = Kredit
chapter-draw = Nachziehen
chapter-end = Spielende

## Rules: material

rule-FRE-1 = Freibeuter spielt ihr zu zweit, zu dritt oder zu viert, immer nach denselben Regeln. Jeder nimmt sich eine Farbe; Farben, die niemand spielt, bleiben in der Schachtel.
rule-FRE-2 = Der Spielplan hat 49 Seefelder, benannt nach Spalte (A bis G) und Zeile (1 bis 7). Dazwischen liegen 36 Kreuzungspunkte, und jeder grenzt an genau vier Felder: CD34 zum Beispiel liegt dort, wo sich C3, C4, D3 und D4 treffen.
rule-FRE-3 = Zu jeder Farbe gehören 25 Boote. Weitere Boote sind nicht zu bekommen.
rule-FRE-4 = Jede der 74 Seekarten nennt ein Seefeld. Für jedes der 24 Randfelder gibt es nur eine Karte, für jedes der 25 inneren Felder zwei.
rule-FRE-5 = Den Fliegenden Holländer gibt es nur einmal: ein violettes, neutrales Boot, das niemandem gehört. Die 14 Holländerkarten stehen für die Linien des Spielplans: eine für jede Spalte (A bis G) und eine für jede Zeile (1 bis 7).
rule-FRE-6 = Die 28 Schiffe gibt es in vier Sorten zu je sieben Plättchen: 5/1, 10/2, 15/3 und 20/4. Die erste Zahl ist der Wert des Schiffs bei Spielende, die zweite der Anteil, der für jedes fremde Boot ringsum zu zahlen ist.
rule-FRE-7 = Jedes der 4 Piratenlager bringt, sobald es eingekreist ist, 2 $ für jedes Piratenboot ringsum.
rule-FRE-8 = Es gibt 4 Verdoppler, für jeden Schiffswert einen: 5, 10, 15 und 20.
rule-FRE-9 = Gerechnet wird in ganzen Dollar ($), und alle sehen, wie viel die anderen haben. Der Bank geht das Geld nie aus. Untereinander wird weder gehandelt noch verschenkt noch verliehen.

## Rules: set-up

rule-FRE-10 = Jeder beginnt mit 25 Booten im Vorrat und 20 $.
rule-FRE-11 = Mischt die Seekarten und die Holländerkarten jeweils für sich: Es sind zwei getrennte Stapel.
rule-FRE-12 = Jeder bekommt 4 Seekarten und 1 Holländerkarte. Die Handkarten bleiben geheim; wie viele von jeder Sorte jemand hat, wissen aber alle.
rule-FRE-13 = Die restlichen Karten jeder Sorte liegen verdeckt als Nachziehstapel bereit, jeweils mit einem eigenen Ablagestapel daneben: So gibt es einen Seekartenstapel und einen Holländerstapel.
rule-FRE-14 = Der Fliegende Holländer und die Bank warten neben dem Spielplan, auf dem noch kein Boot steht. Wer die Bank verwaltet, ist für das Spiel ohne Bedeutung.
rule-FRE-15 = Mischt die 36 Plättchen, ohne hinzusehen, und legt dann auf jeden Kreuzungspunkt eines offen aus. So sehen alle von Anfang an, wo die Schiffe, die Piratenlager und die Verdoppler liegen.
rule-FRE-16 = Das Los bestimmt, wer beginnt, sofern ihr am Tisch nichts anderes festgelegt habt. Danach geht es im Uhrzeigersinn weiter.

## Rules: turn

rule-FRE-17 = Hast du zu Beginn deines Zuges kein Boot mehr im Vorrat, ist das Spiel zu Ende, ganz gleich, was du sonst noch hättest tun können.
rule-FRE-18 = In deinem Zug führst du genau eine Aktion aus: ein Schiff entern, eine Seekarte spielen oder eine Holländerkarte spielen.
rule-FRE-19 = Passen ist nicht erlaubt. Lässt sich keine deiner Holländerkarten spielen, enterst du ein Schiff oder spielst eine Seekarte.
rule-FRE-20 = Nach dem Entern ist dein Zug sofort vorbei; hast du eine Karte gespielt, endet er, sobald du nachgezogen hast. Dann ist der nächste Spieler an der Reihe.
rule-FRE-21 = Zwischen den Zügen hat jeder genau fünf Karten auf der Hand, darunter mindestens eine Seekarte. Das folgt aus den anderen Regeln: Fünf Karten bekommst du zu Beginn, Entern kostet keine, jede gespielte Karte wird ersetzt, und FRE-59 sorgt für die Seekarte.
rule-FRE-22 = Du sitzt also nie fest: Mit mindestens einem Boot im Vorrat und einer Seekarte auf der Hand kannst du immer ein Boot einsetzen.

## Rules: boarding

rule-FRE-23 = Zum Entern nimmst du ein Boot aus deinem Vorrat und setzt es auf ein beliebiges Schiff, auf dem noch kein Boot steht.
rule-FRE-24 = Auf einem Schiff steht nie mehr als ein Boot. Ist es einmal geentert, kann niemand ein zweites dazusetzen, weder du noch sonst jemand.
rule-FRE-25 = Nur Schiffe lassen sich entern, niemals Piratenlager oder Verdoppler.
rule-FRE-26 = Entern kostet keine Karte und bringt zunächst nichts ein. Du ziehst auch nicht nach; damit ist dein Zug vorbei.
rule-FRE-27 = Das Enterboot bleibt, wo es ist, bis sein Schiff gekapert wird: Es lässt sich weder zurücknehmen noch versetzen noch verdrängen. Du darfst beliebig viele Schiffe geentert haben, solange dein Vorrat reicht.

## Rules: sea cards

rule-FRE-28 = Zeige eine Seekarte aus deiner Hand vor und lege sie dann ab: Sie nennt das Feld, um das es geht.
rule-FRE-29 = Steht auf diesem Feld kein Boot, musst du eines aus deinem Vorrat dorthin setzen.
rule-FRE-30 = Steht dort schon ein Boot, ob ein eigenes oder ein fremdes, hast du die Wahl: Du setzt eines aus deinem Vorrat dazu, oder du setzt keines und nimmst dir 2 $ aus der Bank.
rule-FRE-31 = Die 2 $ gibt es nur, wenn auf dem Feld bereits ein Boot steht; auf ein leeres Feld musst du ein Boot setzen.
rule-FRE-32 = Weil jede Karte nur einmal gespielt wird, steht auf einem Randfeld höchstens ein Piratenboot, auf einem inneren Feld stehen höchstens zwei.
rule-FRE-33 = Ein Boot auf einem Seefeld bleibt dort bis zum Ende des Spiels. Es fährt nicht weiter und kehrt nie in den Vorrat zurück, auch nicht nach einer Einkreisung.

## Rules: the Flying Dutchman

rule-FRE-34 = Zeige eine Holländerkarte aus deiner Hand vor und lege sie ab. Dann setzt du den Fliegenden Holländer auf ein Feld deiner Wahl in der angegebenen Spalte oder Zeile.
rule-FRE-35 = Das ist nur erlaubt, wenn der Fliegende Holländer die Einkreisung mindestens eines Plättchens vollendet: eines Schiffs (geentert oder nicht), eines Piratenlagers oder eines Verdopplers. Andernfalls ist die Karte in diesem Zug nicht spielbar.
rule-FRE-36 = Auf dem gewählten Feld steht also zwangsläufig kein Boot, denn ein weiteres Boot auf einem besetzten Feld vollendet keine Einkreisung.
rule-FRE-37 = Der Fliegende Holländer bleibt stehen, bis alle Einkreisungen dieses Zuges abgehandelt sind; Geld bringt er dabei niemandem. Danach, noch vor dem Nachziehen, kommt er wieder neben den Spielplan, und das Feld ist wieder leer.

## Rules: encirclement

rule-FRE-38 = Ein Plättchen ist eingekreist, sobald auf jedem der vier Felder ringsum mindestens ein Boot steht. Wem die Boote gehören, ist gleichgültig, und auch der Fliegende Holländer zählt mit.
rule-FRE-39 = Entern und Einkreisen hängen nicht voneinander ab: Auch ein Schiff, das niemand geentert hat, kann eingekreist werden. Das Boot auf dem Plättchen selbst zählt beim Einkreisen nicht mit.
rule-FRE-40 = Sobald ein Piratenboot oder der Fliegende Holländer auf ein Feld gesetzt ist, seht ihr nach, ob Plättchen eingekreist sind. Wenn ja, werden sie sofort abgehandelt, noch vor dem Nachziehen.
rule-FRE-41 = Kreist ein einziges Boot mehrere Plättchen ein, bestimmt der Spieler am Zug, in welcher Reihenfolge sie abgehandelt werden. Jedes wird ganz erledigt, samt Zahlungen und Kredit, bevor das nächste folgt.

## Rules: what becomes of an encircled token

rule-FRE-42 = Hat niemand das Schiff geentert, entkommt es: Das Plättchen ist aus dem Spiel, niemand zahlt und niemand bekommt etwas.
rule-FRE-43 = Ist das Schiff geentert, kapert es der Spieler, dessen Boot darauf steht, und nimmt das Plättchen an sich, egal wer die Einkreisung vollendet hat.
rule-FRE-44 = Für jedes fremde Boot auf den vier Feldern zahlt, wer das Schiff kapert, den Anteil (die zweite Zahl auf dem Plättchen) an den Besitzer dieses Bootes. Gezählt werden Boote: Zwei auf demselben Feld bedeuten zwei Anteile.
rule-FRE-45 = Die eigenen Boote rings um das Schiff kosten den, der es kapert, nichts und bringen ihm nichts ein. Er gewinnt das Plättchen und sonst nichts: kein Geld.
rule-FRE-46 = Für den Fliegenden Holländer wird kein Anteil gezahlt; er gilt als Boot des Spielers, der das Schiff kapert.
rule-FRE-47 = Das gekaperte Plättchen liegt verdeckt vor seinem neuen Besitzer: Wie viele Schiffe er hat, dürfen alle sehen, ihre Werte darf nur er selbst noch einmal anschauen. Sein Enterboot kehrt in seinen Vorrat zurück und kann wieder eingesetzt werden.
rule-FRE-48 = Die Anteile sind auf der Stelle und in voller Höhe fällig, aus dem eigenen Geld dessen, der das Schiff kapert. Ein Verdoppler ändert daran nie etwas.
rule-FRE-49 = Ein eingekreistes Piratenlager kommt vom Spielplan, und die Bank zahlt jedem Spieler 2 $ für jedes eigene Boot auf den vier Feldern. Der Fliegende Holländer bringt niemandem etwas ein.
rule-FRE-50 = Ein eingekreister Verdoppler kommt vom Spielplan und bleibt offen daneben liegen; Geld gibt es dafür keines. Bei Spielende zählen alle gekaperten Schiffe dieses Wertes doppelt, bei allen Spielern und egal, wann sie gekapert wurden.

## Rules: credit

rule-FRE-51 = Reicht dein Geld nicht für alle Anteile eines Schiffs, das du kaperst, musst du dir bei der Bank Geld leihen. Nur in diesem Fall gibt es Kredit: Freiwillig darf niemand einen aufnehmen.
rule-FRE-52 = Zuerst gibst du dein ganzes Geld aus, und der Kredit deckt genau das, was fehlt. So bekommen die anderen immer sofort und vollständig, was ihnen zusteht.
rule-FRE-53 = Beim ersten Kredit wird eines deiner Boote zu deinem Kreditmarker: Erst kehrt das Enterboot in deinen Vorrat zurück, dann nimmst du ein Boot aus dem Vorrat; so ist immer eines da. Der Marker zählt nicht mehr zum Vorrat und bleibt bis zum Ende des Spiels gebunden; er gilt auch für alle deine späteren Kredite.
rule-FRE-54 = Zur Erinnerung liegt unter dem Marker Geld in Höhe deiner Kredite. Es gehört der Bank: Du kannst es nicht ausgeben, es zählt nicht zu deinem Vermögen und mindert deine Schulden nicht.
rule-FRE-55 = Jeder Kredit wird bei Spielende doppelt zurückgezahlt. Vorzeitig zurückzahlen kannst du ihn nicht.

## Rules: drawing

rule-FRE-56 = Hast du eine Seekarte oder eine Holländerkarte gespielt und ist alles abgehandelt, ziehst du genau eine Karte nach. Darauf verzichten kannst du nicht.
rule-FRE-57 = Sofern FRE-59 bis FRE-61 nichts anderes vorschreiben, wählst du zwischen Seekartenstapel und Holländerstapel; erst dann erfährst du, welche Karte es ist.
rule-FRE-58 = Genauso ziehst du nach, wenn du 2 $ genommen hast, statt ein Boot zu setzen.
rule-FRE-59 = Du beendest deinen Zug nie ohne Seekarte auf der Hand: Ist dir nach dem Spielen keine geblieben, musst du vom Seekartenstapel ziehen.
rule-FRE-60 = Ist der Holländerstapel aufgebraucht, ziehst du eine Seekarte.
rule-FRE-61 = Ist der Seekartenstapel leer, endet das Spiel nur, wenn du von ihm ziehen müsstest: weil du keine Seekarte mehr auf der Hand hast oder weil der Holländerstapel ebenfalls leer ist. Sonst musst du eine Holländerkarte ziehen, und das Spiel geht weiter; den leeren Stapel zu wählen, um es zu beenden, ist nicht erlaubt.
rule-FRE-62 = Abgelegte Karten, Seekarten wie Holländerkarten, werden nie wieder eingemischt.

## Rules: end of the game

rule-FRE-63 = Das Spiel endet sofort, wenn das vierte und letzte Piratenlager eingekreist und ausgezahlt ist. Hat dasselbe Boot weitere Plättchen eingekreist, so gelten die vorher abgehandelten; die übrigen werden nicht mehr abgehandelt.
rule-FRE-64 = Das Spiel endet sofort, wenn jemand eine Seekarte ziehen muss und keine mehr da ist; wann das der Fall ist, steht in FRE-61.
rule-FRE-65 = Das Spiel endet sofort, wenn jemand seinen Zug ohne Boot im Vorrat beginnt. Nur dieser Augenblick zählt: Kehrt vor Beginn des Zuges noch ein Boot zurück, geht das Spiel weiter.
rule-FRE-66 = „Sofort“ heißt: Nichts wird mehr abgehandelt, keine Karte mehr gezogen, kein Zug mehr gespielt. Auch die laufende Runde wird nicht zu Ende gespielt.
rule-FRE-67 = Dein Ergebnis ist die Summe aus deinem Geld und den Werten deiner gekaperten Schiffe.
rule-FRE-68 = Ein gekapertes Schiff ist das Doppelte wert, wenn der Verdoppler für seinen Wert im Laufe des Spiels eingekreist wurde.
rule-FRE-69 = Zieh davon das Doppelte deines gesamten Kredits ab. Das Ergebnis kann negativ sein.
rule-FRE-70 = Sonst zählt nichts: Boote, Handkarten und Schiffe, die noch auf dem Spielplan liegen, ob geentert oder nicht, sind nichts wert.
rule-FRE-71 = Wer am reichsten ist, gewinnt; bei Gleichstand an der Spitze wird der Sieg geteilt. Für die übrigen Plätze entscheidet das Ergebnis: Wer gleichauf liegt, teilt sich den besseren Platz, und der nächste Platz entfällt.

## Decisions

decision-turn = Du bist am Zug: Entere ein Schiff, spiele eine See- oder Holländerkarte.
    .waiting = { $seat } ist am Zug und wählt eine Aktion.
decision-resolve = Mehrere Plättchen sind eingekreist: Welches wird zuerst abgehandelt?
    .waiting = { $seat } wählt, welches Plättchen als Nächstes abgehandelt wird.
decision-draw = Ziehst du eine Seekarte oder eine Holländerkarte nach?
    .waiting = { $seat } wählt einen Stapel zum Nachziehen.

## Choices

choice-board = Schiff auf { $token } entern
choice-place = Boot auf { $region } setzen
choice-cash = 2 $ nehmen, statt auf { $region } zu setzen
choice-fd = Fliegenden Holländer nach { $region } schicken (Karte { $card })
choice-resolve = { $token } abhandeln
choice-draw = { $deck ->
        [sea] Seekarte ziehen
       *[fd] Holländerkarte ziehen
    }

## Events

event-began = { $seat } beginnt.
event-dealt = { $seat } bekommt { $sea ->
        [one] { $sea } Seekarte
       *[other] { $sea } Seekarten
    } und { $fd ->
        [one] { $fd } Holländerkarte
       *[other] { $fd } Holländerkarten
    }.
    .secret = { $seat } bekommt { $sea ->
            [one] { $sea } Seekarte
           *[other] { $sea } Seekarten
        } und { $fd ->
            [one] { $fd } Holländerkarte
           *[other] { $fd } Holländerkarten
        }: { $cards }.
event-boarded = { $seat } entert das Schiff { $value }/{ $fee } auf { $token }.
event-placed = { $seat } setzt ein Boot auf { $region }.
event-cashed = { $seat } setzt kein Boot auf { $region } und nimmt dafür { $amount } $ aus der Bank.
event-summoned = { $seat } spielt die Karte { $card }: Der Fliegende Holländer erscheint auf { $region }.
event-encircled = Das Plättchen auf { $token } ist eingekreist.
event-escaped = Niemand hatte das Schiff { $value }/{ $fee } auf { $token } geentert: Es entkommt.
event-captured = { $seat } kapert das Schiff { $value }/{ $fee } auf { $token }.
event-paid = { $from_seat } zahlt { $to_seat } { $amount } $ für { $boats ->
        [one] { $boats } Boot
       *[other] { $boats } Boote
    }.
event-borrowed = { $seat } leiht sich { $amount } $ bei der Bank; der Kredit beträgt nun { $credit } $.
event-marked = { $seat } legt ein Boot als Kreditmarker beiseite.
event-looted = Das Piratenlager auf { $token } wird geplündert; { $left ->
        [0] es war das letzte
        [one] { $left } ist noch übrig
       *[other] { $left } sind noch übrig
    }.
event-earned = { $seat } bekommt { $amount } $ aus der Bank für { $boats ->
        [one] { $boats } Boot
       *[other] { $boats } Boote
    }.
event-doubled = Der Verdoppler auf { $token } ist eingekreist: Schiffe mit dem Wert { $value } zählen am Ende doppelt.
event-vanished = Der Fliegende Holländer verschwindet von { $region }.
event-drew = { $seat } zieht { $deck ->
        [sea] eine Seekarte
       *[fd] eine Holländerkarte
    } ({ $left ->
        [0] die letzte im Stapel
       *[other] noch { $left } im Stapel
    }).
    .secret = { $seat } zieht die { $deck ->
            [sea] Seekarte
           *[fd] Holländerkarte
        } { $card } ({ $left ->
            [0] die letzte im Stapel
           *[other] noch { $left } im Stapel
        }).
event-boatless = { $seat } hat kein Boot mehr im Vorrat: Einen weiteren Zug gibt es nicht.
event-unresolved = Das Spiel endet sofort: Was auf { $tokens } eingekreist ist, wird nicht mehr abgehandelt.
event-ended = { $reason ->
        [last-warehouse] Spielende: { $seat } hat das letzte Piratenlager eingekreist.
        [no-sea-card] Spielende: { $seat } muss eine Seekarte ziehen, und es ist keine mehr da.
       *[no-boats] Spielende: { $seat } beginnt den Zug ohne Boot im Vorrat.
    }
event-scored = { $deduction ->
        [0] { $seat } kommt auf { $total } $: { $cash } $ in bar und { $ships } $ in Schiffen.
       *[other] { $seat } kommt auf { $total } $: { $cash } $ in bar und { $ships } $ in Schiffen, abzüglich { $deduction } $ für den doppelt zurückgezahlten Kredit.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-boarded = entert das { $value }/{ $fee } auf { $token }
recap-placed = setzt ein Boot auf { $region }
recap-cashed = nimmt { $amount } $ statt eines Boots auf { $region }
recap-summoned = schickt den Fliegenden Holländer nach { $region }
recap-captured = kapert das { $value }/{ $fee }
    .me = du kaperst das { $value }/{ $fee }
recap-paid = zahlt { $to_seat } { $amount } $
    .me = { $from_seat_me ->
            [yes] du zahlst { $to_seat } { $amount } $
           *[no] { $from_seat } zahlt dir { $amount } $
        }
recap-borrowed = leiht sich { $amount } $
    .me = du leihst dir { $amount } $
recap-earned = bekommt { $amount } $ aus der Bank
    .me = du bekommst { $amount } $ aus der Bank

## Refusals

refusal-nothing-to-resolve = Auf { $token } gibt es nichts abzuhandeln: Gerade ist kein Plättchen eingekreist worden.
refusal-not-drawing-now = Jetzt wird nicht nachgezogen. Das tust du, nachdem du eine Karte gespielt hast und alles abgehandelt ist.
refusal-resolve-first = Eingekreiste Plättchen warten: Wähle zuerst, welches abgehandelt wird.
refusal-draw-first = Du musst noch nachziehen: Wähle zuerst einen Stapel.
refusal-already-boarded = Das Schiff auf { $token } ist schon geentert ({ $by_seat }), und mehr als ein Boot passt nicht darauf.
refusal-not-a-ship = Nur Schiffe lassen sich entern: Auf { $token } liegt { $what ->
        [warehouse] ein Piratenlager
       *[doubler] ein Verdoppler
    }.
refusal-empty-spot = Auf { $token } liegt kein Plättchen mehr.
refusal-card-not-in-hand = Du hast die Seekarte { $card } nicht auf der Hand.
refusal-dutchman-not-in-hand = Du hast die Holländerkarte { $card } nicht auf der Hand.
refusal-region-empty = Auf { $region } steht noch kein Boot: Du musst deines dorthin setzen und kannst die 2 $ nicht nehmen.
refusal-region-taken = Auf { $region } steht schon ein Boot. Der Fliegende Holländer kommt nur auf ein leeres Feld.
refusal-closes-nothing = Auf { $region } würde der Fliegende Holländer keine Einkreisung vollenden. Er muss das letzte freie Feld rings um mindestens ein Plättchen besetzen.
refusal-not-pending = Das Plättchen auf { $token } ist jetzt nicht abzuhandeln. Wähle eines von denen, die gerade eingekreist wurden.
refusal-sea-deck-empty = Der Seekartenstapel ist leer: Es gibt keine Seekarte mehr zu ziehen.
refusal-fd-deck-empty = Der Holländerstapel ist leer: Zieh eine Seekarte.
refusal-must-draw-sea = Du hast keine Seekarte mehr auf der Hand und musst deshalb eine ziehen.

## Why the game is over

end-last-warehouse = Das Spiel ist aus: Das letzte Piratenlager wurde geplündert.
end-no-sea-card = Das Spiel ist aus: Eine Seekarte musste gezogen werden, und es war keine mehr da.
end-no-boats = Das Spiel ist aus: Jemand hat seinen Zug ohne Boot im Vorrat begonnen.

## Options

option-start = Wer beginnt?
    .random = Das Los entscheidet
    .seat = { $seat }

## What differs from the usual, in a phrase

agreed-start = { $seat } beginnt

## Score sheet

score-cash = Geld
score-ships = Gekaperte Schiffe
score-credit = Kredit, doppelt zurückgezahlt
score-total = Gesamt
    .amount = { $amount } $

## Pieces

piece-boat = Boot
piece-ship = Schiff
piece-warehouse = Piratenlager
piece-doubler = Verdoppler
piece-dutchman = Fliegender Holländer
piece-sea-card = Seekarte
piece-fd-card = Holländerkarte

## Labels

label-stock = Boote im Vorrat
label-cash = Geld
label-credit = Kredit
label-marker = Kreditmarker
label-captured = Gekaperte Schiffe
label-hand = Handkarten
label-sea-deck = Seekartenstapel
label-fd-deck = Holländerstapel
label-discard = Ablagestapel
label-warehouses-left = Verbleibende Piratenlager
label-doubled = Verdoppelte Werte
label-escaped = Entkommene Schiffe
label-token-ship = Schiff { $value }/{ $fee }
label-token-doubler = Verdoppler für { $value }er-Schiffe
label-boarded-by = Geentert von { $seat }
label-not-boarded = Noch nicht geentert
label-ring = { $filled } von 4 Feldern besetzt
label-region-empty = leeres Feld
label-cards-left = { $left ->
        [0] keine Seekarte mehr zu erwarten
        [one] noch { $left } Seekarte zu spielen
       *[other] noch { $left } Seekarten zu spielen
    }

## Legend: how to read the board

label-legend = So liest du den Spielplan
legend-region = Ein Feld heißt nach seiner Spalte und seiner Zeile: D4 liegt in Spalte D, Zeile 4. Im Feld siehst du die Boote, die dort stehen.
legend-token = Ein Plättchen liegt dort, wo sich vier Felder treffen: CD34 grenzt an C3, C4, D3 und D4.
legend-ship = 15/3: Dieses Schiff ist bei Spielende 15 $ wert; wer es kapert, zahlt 3 $ für jedes fremde Boot ringsum.
legend-warehouse = Piratenlager: Sobald es eingekreist ist, bringt es 2 $ für jedes Piratenboot ringsum.
legend-doubler = ×2 und eine Zahl: Sobald dieses Plättchen eingekreist ist, zählen Schiffe mit diesem Wert bei Spielende doppelt.
legend-boarder = Das Zeichen eines Spielers auf einem Schiff zeigt, wer es geentert hat.
legend-ring = Der Zähler eines Plättchens zeigt, wie viele seiner vier Felder besetzt sind; bei vier ist es eingekreist.

## Hints for newcomers

help-board = Du setzt ein Boot aus deinem Vorrat auf ein Schiff; wird es später eingekreist, gehört es dir. Das lohnt sich, wenn nur noch ein oder zwei Felder fehlen und auf den anderen schon deine Boote stehen, oder um einem Rivalen zuvorzukommen.
    .title = Ein Schiff entern
help-place = Du legst die Karte ab und setzt ein Boot auf ihr Feld; das kann eine oder mehrere Einkreisungen vollenden. Setze neben deine eigenen Schiffe, um Boote fernzuhalten, die du bezahlen müsstest, und neben fremde Schiffe und Piratenlager, um selbst bezahlt zu werden.
    .title = Ein Boot setzen
help-cash = Du legst die Karte ab, setzt kein Boot und bekommst 2 $ aus der Bank. Nimm lieber das Geld, wenn ein zweites Boot nichts einbrächte, etwa weil das Feld an kein Plättchen mehr grenzt, oder wenn dein Vorrat zur Neige geht.
    .title = 2 $ nehmen
help-fd = Der Fliegende Holländer besetzt das letzte freie Feld rings um ein oder mehrere Plättchen und verschwindet dann wieder. Er kostet dich kein Boot, und für ihn ist kein Anteil fällig: ideal, um ein von dir geentertes Schiff zu kapern, ein Piratenlager zwischen deinen Booten zu plündern oder ein Schiff zu verjagen, das niemand geentert hat.
    .title = Den Fliegenden Holländer spielen
help-resolve = Du wählst, welches eingekreiste Plättchen vor den anderen abgehandelt wird, samt allen Zahlungen. Nimm erst ein und zahle dann, um einen Kredit zu vermeiden, und achte auf das letzte Piratenlager: Es beendet das Spiel, und was danach käme, verfällt.
    .title = Das nächste Plättchen wählen
help-draw = Du ergänzt deine Hand auf fünf Karten, indem du die oberste Karte eines der beiden Stapel nimmst. Eine Seekarte lässt sich immer spielen; eine Holländerkarte dient nur dazu, eine Einkreisung zu vollenden, dafür auf ihrer ganzen Linie und ohne ein Boot zu verbrauchen.
    .title = Ziehen

## terminal

seat-boats = { $boats ->
        [one] { $boats } Boot
       *[other] { $boats } Boote
    }
    .long = { $boats ->
            [one] { $boats } Boot im Vorrat
           *[other] { $boats } Boote im Vorrat
        }
seat-cash = { $cash } $
seat-credit = −2×{ $credit }
seat-captured = { $ships } gekapert
    .long = { $ships ->
            [one] { $ships } gekapertes Schiff
           *[other] { $ships } gekaperte Schiffe
        }
seat-cards = { $sea }+{ $fd } K.
    .long = Karten: { $sea } See, { $fd } Holländer
chart-decks = See { $sea } · Holländer { $fd }
chart-warehouses = Piratenlager { $left }
chart-doubled = doppelt: { $values }
chart-hand = Seekarten: { $sea }
chart-hand-fd = Holländerkarten: { $fd }
chart-ships = gekapert: { $ships }
heading-place = Setzen
heading-cash = 2 $ nehmen
heading-fd = Holländer
heading-resolve = Abhandeln
heading-draw = Ziehen
heading-board = Entern { $value }/{ $fee }
short-draw = { $deck ->
        [sea] eine Seekarte
       *[fd] eine Holländerkarte
    }
short-fd = { $region } (Karte { $card })
chart-near = Das Ende ist nah:
chart-near-boats = { $boats ->
        [0] { $seat } hat kein Boot mehr
       *[other] { $seat } hat noch ein Boot
    }
chart-near-warehouse = nur noch ein Piratenlager, das das Spiel beendet
chart-near-sea = der Seekartenstapel ist leer

## terminal: what a choice would do

preview-encircled =
    .alone = { $token } eingekreist
preview-escaped = das { $value }/{ $fee } entkommt
preview-captured = { $seat_me ->
        [yes] du kaperst das { $value }/{ $fee }
       *[no] { $seat } kapert das { $value }/{ $fee }
    }
preview-paid = { $from_seat_me ->
        [yes] du zahlst { $to_seat } { $amount } $
       *[no] { $to_seat_me ->
            [yes] { $from_seat } zahlt dir { $amount } $
           *[no] { $from_seat } zahlt { $to_seat } { $amount } $
        }
    }
preview-borrowed = { $seat_me ->
        [yes] du leihst dir { $amount } $
       *[no] { $seat } leiht sich { $amount } $
    }
preview-looted = { $left ->
        [0] das letzte Piratenlager wird geplündert
       *[other] Piratenlager geplündert
    }
preview-earned = { $seat_me ->
        [yes] du +{ $amount } $
       *[no] { $seat } +{ $amount } $
    }
preview-doubled = { $value }er zählen am Ende doppelt
preview-boatless = Spielende: { $seat } hat kein Boot mehr
preview-unresolved = { $tokens } nicht mehr abgehandelt
preview-ended = das Spiel ist aus!

## terminal: how to read the chart

legend-chart = Jede Zelle ist ein Feld; Plättchen liegen dort, wo sich die Linien kreuzen.
legend-chart-region = D4 M·: Feld D4, ein Boot von M und eine Seekarte D4, die noch nicht gespielt wurde. › steht vor Feldern, deren Karte du hast, † ist der Fliegende Holländer.
legend-chart-ship = 15/3M: ein Schiff zu 15 $, geentert von M; M zahlt 3 $ für jedes fremde Boot.
legend-chart-token = ⌂2$: ein Piratenlager, 2 $ für jedes Boot. 15×2: der Verdoppler für Schiffe zu 15.
legend-chart-ring = ○2: Auf zwei Feldern rings um das Plättchen fehlt noch ein Boot.

## board

board-name = Seekarte und Handkarten
board-keys = Pfeiltasten führen von Feldern zu Plättchen, zu deinen Karten und zu den Stapeln; Eingabe wählt.
board-at = { $what } auf { $at }
board-card = { $kind ->
        [sea] Seekarte { $card }
       *[fd] Holländerkarte { $card }
    }
board-boats = Boote: { $by_seat }
board-around = { $seat }: { $boats ->
        [one] { $boats } Boot ringsum
       *[other] { $boats } Boote ringsum
    }
board-ship = am Ende { $value } $ wert; { $fee } $ für jedes fremde Boot ringsum zu zahlen
board-pair = { $what }: { $value }
board-end-near = { $boats ->
        [0] { $seat_me ->
            [yes] Du hast kein Boot mehr: Die Partie endet, sobald du wieder am Zug bist.
           *[no] { $seat } hat kein Boot mehr: Die Partie endet, sobald dieser Zug beginnt.
        }
       *[one] { $seat_me ->
            [yes] Das Ende naht: Du hast nur noch ein Boot.
           *[no] Das Ende naht: { $seat } hat nur noch ein Boot.
        }
    }
board-welcome = Auf einem Schiff 15/3 sagt die große Zahl, was es am Ende der Partie wert ist: 15 $. Die kleine sagt, was es beim Kapern für jedes fremde Boot ringsum kostet: 3 $.
board-warehouse = bringt, sobald es eingekreist ist, 2 $ für jedes Boot ringsum
board-last-warehouse = es ist das letzte: Sobald es ausgezahlt ist, endet das Spiel, und was noch wartet, wird nicht abgehandelt
board-share = { $boats } × { $fee } $
board-in-hand = Du hast die Karte auf der Hand
board-left = { $left ->
        [0] Stapel leer
        [one] noch { $left } Karte
       *[other] noch { $left } Karten
    }
board-discarded = { $count ->
        [0] Ablagestapel: leer
        [one] Ablagestapel: { $count } Karte ({ $top })
       *[other] Ablagestapel: { $count } Karten, zuletzt { $top }
    }
board-discard-sea = Abgelegte Seekarten
board-discard-fd = Abgelegte Holländerkarten
board-fog = { $away ->
        [yes] Der Fliegende Holländer hat den Nebel verlassen
       *[no] Der Fliegende Holländer wartet im Nebel
    }
board-fate = { $what ->
        [captured] { $value }/{ $fee } gekapert
        [escaped] { $value }/{ $fee } entkommt
        [looted] Lager geplündert
        [doubled] { $value }er zählen doppelt
       *[encircled] eingekreist
    }
board-gain = +{ $amount } $
board-loss = −{ $amount } $
board-loan = Kredit { $amount } $
board-card-place = setzt ein Boot
board-card-or-cash = Boot oder 2 $
board-card-idle = schließt nichts
board-card-rings = { $count } mögliche Züge
board-missing = { $missing ->
        [0] eingekreist
        [one] { $missing } Feld fehlt
       *[other] { $missing } Felder fehlen
    }
board-stat-cards = Handkarten (See + Holländer)
board-seats = Spieler
board-tokens = Plättchen, die fast eingekreisten zuerst
board-regions = Besetzte Felder
board-quay = Stapel und Beute

## Balance

balance-boarding = Früh oder spät entern
    .about = Was ein geentertes Schiff am Ende einbringt, abzüglich der Anteile, die dafür gezahlt wurden: danach, wie viele der Felder ringsum schon ein Boot hatten, und nach dem Drittel des Spiels. Ein nie gekapertes Schiff bringt nichts.
    .row = Boote ringsum
    .name = { $row }
    .column = { $column ->
        [early] Anfang
        [middle] Mitte
       *[late] Ende
    }
balance-doubler = Verdoppler
    .about = Was ein gefallener Verdoppler am Ende dem einbringt, der den Ring geschlossen hat, und den anderen.
    .row = Schiffe zu
    .name = { $row }
    .column = { $column ->
        [closer] Schließer
       *[others] Andere
    }

## What the help explains

icon-cash = Geld, das am Ende des Spiels zählt.
icon-stock = Boote im Vorrat, zum Setzen oder zum Entern.
icon-captured = Gekaperte Schiffe; sie zählen am Ende ihren Wert.
icon-credit = Kredit: Er wird am Ende doppelt abgezogen.
icon-warehouses-left = Lager, die noch auf der Karte liegen; mit dem letzten endet das Spiel.
icon-boat = Das Boot eines Spielers auf einem Feld; es hilft, die Plättchen ringsum einzukreisen.
icon-dutchman = Der Fliegende Holländer: Er besetzt für einen Moment das letzte freie Feld um ein Plättchen.
icon-sea-card = Seekarte: setzt ein Boot auf das Feld, das sie nennt.
icon-fd-card = Holländerkarte: vollendet eine Einkreisung auf der Linie, die sie nennt.

## The first game: a sentence at each new situation

companion-turn = Jeder Zug ist nur eine Sache: ein Schiff entern oder eine Karte von deiner Hand spielen, um den Ring aus vier Feldern um ein Plättchen zu schließen.
    .lit = hand
companion-resolve = Mehrere Ringe haben sich zugleich geschlossen: Fang mit dem an, der dir Geld bringt, dann reicht es für die anderen.
companion-draw = Nach einer Karte ziehst du eine: Eine Seekarte geht immer, eine Holländerkarte schließt nur die letzte Lücke, kostet dafür aber kein Boot.
    .lit = deck:sea deck:fd
companion-event-boarded = { $seat } ist an Bord des { $value }/{ $fee } und bekommt es, wenn sich der Ring schließt: Jedes deiner Boote ringsum bringt dir dann { $fee } $.
    .lit = token:$token
    .seat = Dein Boot ist auf dem { $value }/{ $fee }, und niemand sonst kann es entern: Füll jetzt die vier Felder ringsum, am besten mit eigenen Booten.
    .seat_lit = token:$token
companion-event-captured = { $seat } kapert ein Schiff für { $value } $: Der Ring ist zu, und jedes fremde Boot ringsum hat { $fee } $ bekommen.
    .lit = seat:$seat
    .seat = Das Schiff gehört dir und zählt am Ende { $value } $; das Enterboot kehrt in deinen Vorrat zurück.
    .seat_lit = seat:$me
companion-event-paid =
    .to_seat = { $from_seat } zahlt dir { $amount } $: Ein gut gesetztes Boot neben einem fremden Schiff bringt Geld, ganz ohne zu entern.
    .to_seat_lit = seat:$me
companion-event-borrowed =
    .seat = Du musstest Geld leihen, und ein Kredit kostet am Ende das Doppelte: Schau auf dein Geld, bevor du kaperst.
    .seat_lit = seat:$me
companion-event-looted = Ein eingekreistes Piratenlager zahlt 2 $ für jedes Boot ringsum, und mit dem letzten der vier ist Schluss: Schau, wie viele noch da sind.
    .lit = warehouses
companion-event-escaped = Niemand war an Bord, als sich der Ring schloss: Das Schiff entkommt, und keiner hat etwas davon.
companion-event-summoned = Der Fliegende Holländer füllt kurz die letzte Lücke und verschwindet wieder: So schließt sich ein Ring, wo du es nicht erwartest.
    .lit = region:$region
companion-event-doubled = Schiffe mit dem Wert { $value } zählen am Ende jetzt doppelt: Schau, wer eines hat und wer auf einem an Bord ist.
    .lit = doubled

## Puzzles: what the best choice is about

puzzle-theme-board = ein Schiff entern
puzzle-theme-place = wohin das Boot kommt
puzzle-theme-cash = Geld statt eines Bootes
puzzle-theme-fd = der Fliegende Holländer
puzzle-theme-resolve = die Reihenfolge der eingekreisten Plättchen
puzzle-theme-draw = welche Karte gezogen wird
