## The game

game-title = Libertalia
game-tagline = Dreißig Piraten, für alle dieselben … und eine Beute zum Teilen.
game-summary = Jede Mannschaft hat genau dieselben Charaktere auf der Hand. Jeden Tag wählt jeder heimlich einen; alle werden zugleich aufgedeckt, und der Rang entscheidet: Die Schwächsten handeln zuerst, die Stärksten bedienen sich zuerst an der Beute. Wer deine Höhle erreicht, arbeitet nachts und am Ruhetag für dich. Nach drei Kampagnen zu sechs Tagen gewinnt das größte Vermögen.

## Chapters of the rulebook

chapter-set-up = Der Aufbau
chapter-characters = Die Charaktere
chapter-sunrise = Der Sonnenaufgang
chapter-day = Der Tag
chapter-dusk = Die Dämmerung
chapter-night = Die Nacht
chapter-rest = Der Ruhetag
chapter-clean-up = Die nächste Kampagne
chapter-money = Dublonen und Beute
chapter-end = Das Ende des Spiels
chapter-crew = Die dreißig Fähigkeiten

## Rules: set-up

rule-LIB-1 = Zwei bis sechs spielen im Kreis; die Plätze folgen einander im Uhrzeigersinn. Mischen, Ansagen und Auslegen bringt keinen Vorteil: Das übernimmt der Tisch.
rule-LIB-2 = Dein linker Nachbar ist der nächste Spieler im Uhrzeigersinn, dein rechter der vorige. Zu zweit ist dein Gegner beides zugleich.
rule-LIB-3 = Jeder bekommt zufällig eine Farbe und ihre dreißig Karten. Die Farbe entscheidet nur zwischen Charakteren gleichen Rangs. Wenn der Tisch es will, bekommen zwei oder drei Spieler Farben, von denen keine bevorzugt ist: zu zweit gegenüberliegende, zu dritt jede zweite.
rule-LIB-4 = Jede Mannschaft beginnt mit 0 Punkten und 10 Dublonen.
rule-LIB-5 = Die 50 Beuteplättchen sind im Beutel. Für jeden der sechs Tage werden so viele gezogen, wie Spieler da sind, und offen auf das Feld dieses Tages gelegt: Die ganze Kampagne ist also vorab zu sehen.
rule-LIB-6 = Neun Ränge werden zufällig gezogen; jeder nimmt diese neun Charaktere seiner Farbe auf die Hand. Die übrigen einundzwanzig Ränge warten, und niemand weiß, welche davon später kommen.

## Rules: characters

rule-LIB-7 = Von zwei Charakteren ist der mit dem höheren Rang der stärkere. Bei gleichem Rang entscheidet der Einfluss: Er reicht von 1 bis 6 und ist in jeder Farbe ein anderer, sodass nie zwei Karten gleich sind.
rule-LIB-8 = Eine Fähigkeit muss genutzt werden, auch wenn sie schadet; nur die Kellnerin lässt dir die Wahl. Was unmöglich ist, entfällt, der Rest geschieht trotzdem.
rule-LIB-9 = Ein abgeworfener Charakter kommt verdeckt auf den Friedhof seines Besitzers, gleich, wer ihn dorthin schickt.
rule-LIB-10 = Eine Fähigkeit des Tages oder der Dämmerung wirkt einmal, sooft der Charakter gespielt wird. Kommt er auf die Hand zurück und wird wieder gespielt, wirkt sie wieder.
rule-LIB-11 = Eine Fähigkeit der Nacht wirkt in jeder Nacht, die der Charakter in deiner Höhle verbringt, schon in der Nacht des Tages, an dem er gespielt wurde.
rule-LIB-12 = Eine Fähigkeit am Ende der Kampagne wirkt einmal, am Ruhetag, wenn der Charakter dann in deiner Höhle liegt.

## Rules: sunrise

rule-LIB-13 = Alle Spieler wählen zugleich und heimlich einen Charakter ihrer Hand. Passen ist nicht erlaubt. Solange noch jemand überlegt, darfst du es dir anders überlegen.
rule-LIB-14 = Hat der Letzte gewählt, werden alle Karten auf einmal aufgedeckt und gehen an Bord des Schiffs. Bis dahin zählen sie noch als Handkarten.
rule-LIB-15 = Auf dem Schiff stehen die Charaktere vom schwächsten bis zum stärksten in einer Reihe.

## Rules: day

rule-LIB-16 = Der schwächste Charakter, der noch nicht gehandelt hat, nutzt seine Fähigkeit des Tages, falls er eine hat; dann der nächste, bis alle gehandelt haben.
rule-LIB-17 = Wer der Nächste ist, wird jedes Mal neu festgestellt, denn der Papagei bringt Karten an Bord und der Rohling wirft welche hinunter.
rule-LIB-18 = Ein Charakter, der vor seinem Zug vom Schiff geworfen wird, handelt nicht. Er nimmt keine Beute, und sein Besitzer hat an der Dämmerung dieses Tages keinen Anteil.
rule-LIB-19 = Mehrere Exemplare eines Charakters handeln in der Reihenfolge steigenden Einflusses.
rule-LIB-20 = Der Charakter, der einen Papagei ersetzt, hat noch nicht gehandelt. Da vor ihm nur Papageien gehandelt haben können, kommt er immer noch an die Reihe.
rule-LIB-21 = Eine Karte, die Anwerber oder Schiffsarzt zurückholen, kommt sofort auf die Hand; gespielt werden kann sie ab dem nächsten Sonnenaufgang.
rule-LIB-22 = Um einen Papagei zu ersetzen, ist immer eine Karte da. Wäre eine Hand dennoch leer, würde der Papagei ohne Ersatz abgeworfen.

## Rules: dusk

rule-LIB-23 = Die Charaktere, die noch an Bord sind, bedienen sich vom stärksten bis zum schwächsten, und zwar nur an der Beute des Tages.
rule-LIB-24 = Der Schiffsjunge nimmt nichts, der Koch zwei Plättchen, alle anderen eines. Solange ein Plättchen da ist, muss eines genommen werden.
rule-LIB-25 = Ist kein Plättchen mehr da, nimmt der Charakter keines und kommt trotzdem in die Höhle.
rule-LIB-26 = Säbel und Offizier wirken, sobald das Plättchen gewählt ist. Es gehört dir sofort und liegt verdeckt.
rule-LIB-27 = Mit einem Säbel wirfst du einen Charakter aus der Höhle deines linken oder rechten Nachbarn ab. Das musst du, wenn eine dieser Höhlen besetzt ist; sonst geschieht nichts. Deine eigene Höhle und das Schiff sind nie das Ziel.
rule-LIB-28 = Nimmst du einen spanischen Offizier, so kommt der Charakter, der am Zug ist, auf den Friedhof statt in die Höhle.
rule-LIB-29 = Am Ende seines Zugs verlässt der Charakter das Schiff und kommt auf den Friedhof, wenn er einen Offizier genommen hat, sonst offen in die Höhle. Das geschieht vor dem Zug des nächsten; ein später genommener Säbel kann ihn also schon treffen.
rule-LIB-30 = Der Koch nimmt erst ein Plättchen samt seiner Wirkung, dann das andere. Ein zuerst genommener Offizier kostet ihn das zweite nicht.
rule-LIB-31 = Plättchen, die niemand genommen hat, bleiben auf ihrem Feld: unerreichbar, ohne Wert, und am Ende der Kampagne kommen sie in den Beutel.

## Rules: night

rule-LIB-32 = In allen Höhlen wirken die Fähigkeiten der Nacht vom höchsten Rang bis zum niedrigsten, bei gleichem Rang nach fallendem Einfluss: 27, 20, 13, 12, 8, 7.
rule-LIB-33 = Ein Charakter handelt nur, wenn er noch in der Höhle liegt, sobald er an die Reihe kommt.
rule-LIB-34 = Granny Wata wird nur einmal betrachtet, vor allem anderen: Liegt nur eine in allen Höhlen, bringt sie 2 Dublonen; sind es mehrere, werden alle abgeworfen.
rule-LIB-35 = Nur Granny Wata hängt von den anderen Höhlen ab. Wer eine Kellnerin hat, entscheidet in der Reihenfolge fallenden Einflusses.

## Rules: rest day

rule-LIB-36 = Die Fähigkeiten am Ende der Kampagne wirken in jeder Höhle vom höchsten Rang bis zum niedrigsten: 29, 28, 26, 25, 24, 23, 16, 9, 6.
rule-LIB-37 = Dein Vermögen ist die Summe aus Dublonen und Beute: 5 je Truhe, 3 je Juwel, 1 je Ware, 12 je vollständigem Satz aus drei Schatzkarten und 3 weniger je verfluchtem Relikt. Säbel, Offiziere und einzelne Karten zählen nicht.
rule-LIB-38 = Ein Vermögen ist nie negativ: Im schlimmsten Fall beträgt es 0.
rule-LIB-39 = Das Vermögen kommt zu deinen Punkten hinzu.

## Rules: next campaign

rule-LIB-40 = Alle Charaktere in Höhlen und auf Friedhöfen scheiden aus dem Spiel aus. Die Karten, die du noch auf der Hand hast, behältst du, wie viele es auch sind.
rule-LIB-41 = Alle Beute kommt in den Beutel zurück, genommen oder nicht. Die Dublonen werden abgegeben, und jeder beginnt wieder mit 10.
rule-LIB-42 = Sechs Ränge werden unter denen gezogen, die noch nicht dran waren; jeder nimmt diese Charaktere zu seiner Hand.
rule-LIB-43 = Für sechs Tage wird neue Beute ausgelegt, und die nächste Kampagne beginnt; die Punkte bleiben. Es gibt drei Kampagnen. Im kurzen Spiel, einer Variante von uns, gibt es nur eine.

## Rules: money and tiles

rule-LIB-44 = Ein Verlust wird auf eine ganze Zahl abgerundet. Hast du zu wenig, verlierst du alles, was du hast, und der Rest geht normal weiter. Dublonen sind nie negativ.
rule-LIB-45 = Zwischen Spielern gilt dasselbe: Wer etwas bekommt, erhält nur, was der andere geben kann.
rule-LIB-46 = Ein abgeworfenes Beuteplättchen kommt sofort in den Beutel.
rule-LIB-47 = In den Höhlen liegt die Beute verdeckt. Wer Plättchen für eine Fähigkeit nutzt oder zählen lässt, muss sie zeigen.

## Rules: end

rule-LIB-48 = Nach dem letzten Ruhetag gewinnt, wer die meisten Punkte hat.
rule-LIB-49 = Bei Gleichstand wird der Platz geteilt, und der nächste entfällt. Wenn der Tisch es vereinbart hat, entscheidet zuerst das Vermögen der letzten Kampagne.

## Rules: the thirty powers

rule-LIB-101 = Papagei (1). Tag: Er kommt auf den Friedhof, und eine Karte deiner Hand nimmt seinen Platz auf dem Schiff ein, dort, wo ihr Rang hingehört. Sie handelt, wenn sie an der Reihe ist, und nimmt in der Dämmerung Beute.
rule-LIB-102 = Affe (2). Tag: Alle deine verfluchten Relikte gehen an deinen linken Nachbarn.
rule-LIB-103 = Bettler (3). Tag: Der Besitzer des stärksten Charakters auf dem Schiff gibt dir bis zu 3 Dublonen. Ist dieser Charakter deiner, geschieht nichts.
rule-LIB-104 = Anwerber (4). Tag: Nimm einen Charakter aus deiner Höhle auf die Hand zurück.
rule-LIB-105 = Schiffsjunge (5). Dämmerung: Du nimmst heute keine Beute, und der Schiffsjunge kommt in deine Höhle.
rule-LIB-106 = Prediger (6). Tag: Hast du zwei Beuteplättchen oder mehr, behalte eines und lege alle anderen in den Beutel. Ende der Kampagne: Gewinne 5 Dublonen.
rule-LIB-107 = Wirt (7). Nacht: Gewinne 1 Dublone.
rule-LIB-108 = Kellnerin (8). Nacht: Du darfst eine Schatzkarte in den Beutel legen und dafür 3 Dublonen gewinnen, einmal pro Nacht.
rule-LIB-109 = Zimmermann (9). Tag: Verliere die Hälfte deiner Dublonen, abgerundet. Ende der Kampagne: Gewinne 10 Dublonen.
rule-LIB-110 = Französischer Offizier (10). Tag: Hast du höchstens 8 Dublonen, gewinne 5.
rule-LIB-111 = Voodoo-Hexe (11). Tag: Gewinne 2 Dublonen je Charakter auf deinem Friedhof.
rule-LIB-112 = Befreiter Sklave (12). Nacht: Gewinne 1 Dublone je Charakter vom Rang 13 oder höher in deiner Höhle.
rule-LIB-113 = Meuterer (13). Nacht: Ist er nicht allein in deiner Höhle, wirf dort den niedrigsten Rang außer ihm selbst ab und gewinne 2 Dublonen.
rule-LIB-114 = Rohling (14). Tag: Wirf den stärksten Charakter auf dem Schiff ab, und sei es er selbst.
rule-LIB-115 = Kanonier (15). Tag: Verliere 3 Dublonen, dann wirf einen Charakter aus irgendeiner Höhle ab, auch aus deiner. Bezahlt wird auch, wenn kein Ziel da ist.
rule-LIB-116 = Toppgast (16). Ende der Kampagne: Gewinne 5 Dublonen, wenn in keiner Höhle weniger Charaktere liegen als in deiner.
rule-LIB-117 = Spanischer Spion (17). Tag: Lege alle deine spanischen Offiziere in den Beutel und zieh dann ebenso viele Beuteplättchen, die nur du siehst. So gezogene Säbel und Offiziere haben keine Wirkung.
rule-LIB-118 = Koch (18). Dämmerung: Nimm zwei Beuteplättchen statt eines, nacheinander.
rule-LIB-119 = Bootsmann (19). Tag: Gewinne 2 Dublonen je Charakter vom Rang 18 oder niedriger in deiner Höhle.
rule-LIB-120 = Waffenmeister (20). Nacht: Gewinne 1 Dublone je Säbel, den du besitzt.
rule-LIB-121 = Händler (21). Tag: Verkaufe zwei gleiche Beuteplättchen für 3 Dublonen oder drei für 5. Nur ein Verkauf, aber er ist Pflicht, sobald du ein Paar hast.
rule-LIB-122 = Schiffsarzt (22). Tag: Nimm eine Karte von deinem Friedhof auf die Hand zurück, ohne sie zu zeigen.
rule-LIB-123 = Schatzmeister (23). Ende der Kampagne: Gewinne 1 Dublone je Ware, Juwel und Truhe, die du besitzt.
rule-LIB-124 = Spieler (24). Tag: Verliere 1 Dublone je Beuteplättchen, das du besitzt. Ende der Kampagne: Gewinne 8 Dublonen.
rule-LIB-125 = Gouverneurstochter (25). Ende der Kampagne: Ist sie die einzige Gouverneurstochter in allen Höhlen, gewinne 6 Dublonen; sonst verliere 3.
rule-LIB-126 = Quartiermeister (26). Tag: Gewinne 1 Dublone je Beuteplättchen, das du besitzt. Ende der Kampagne: Verliere 8 Dublonen.
rule-LIB-127 = Granny Wata (27). Nacht: Ist sie die einzige Granny Wata in allen Höhlen, gewinne 2 Dublonen; sonst werden alle abgeworfen, und niemand gewinnt etwas.
rule-LIB-128 = Erster Maat (28). Ende der Kampagne: Gewinne 1 Dublone je Charakter in deiner Höhle, ihn selbst mitgezählt.
rule-LIB-129 = Kapitän (29). Tag: Gewinne 3 Dublonen. Ende der Kampagne: Verliere 3 Dublonen je verfluchtem Relikt, zusätzlich zu dem, was es beim Zählen kostet.
rule-LIB-130 = Spanischer Gouverneur (30). Tag: Wirf alle Charaktere in deiner Höhle ab. Er selbst ist noch auf dem Schiff.

## Decisions

decision-play = Welchen Charakter spielst du heute?
    .waiting = { $seat } wählt heimlich einen Charakter.
decision-parrot = Der Papagei fliegt davon: Wer nimmt seinen Platz ein?
    .waiting = { $seat } ersetzt den Papagei.
decision-recruit = Der Anwerber holt jemanden aus deiner Höhle zurück: wen?
    .waiting = { $seat } wählt für den Anwerber.
decision-keep = Der Prediger lässt dir ein Beuteplättchen: welches?
    .waiting = { $seat } wählt das Plättchen, das bleibt.
decision-gunner = Auf wen schießt dein Kanonier?
    .waiting = { $seat } lässt den Kanonier zielen.
decision-sell = Was verkauft dein Händler?
    .waiting = { $seat } lässt den Händler feilschen.
decision-surgeon = Wen bringt dein Schiffsarzt wieder auf die Beine?
    .waiting = { $seat } wählt heimlich für den Schiffsarzt.
decision-booty = Welches Beuteplättchen nimmst du?
    .waiting = { $seat } wählt ein Beuteplättchen.
decision-sabre = Wen trifft dein Säbel?
    .waiting = { $seat } schwingt den Säbel.
decision-waitress = Verkauft deine Kellnerin eine Schatzkarte für 3 Dublonen?
    .waiting = { $seat } überlegt für die Kellnerin.

## Choices

choice-play = { piece-character } ({ $rank }) spielen
choice-parrot = Den Papagei durch { piece-character.acc } ({ $rank }) ersetzen
choice-recruit = { piece-character } ({ $rank }) zurückholen
choice-keep = Behalten: { piece-tile.bare }
choice-gunner = Auf { piece-character.acc } ({ $rank }) bei { $victim_seat } schießen
choice-sell = { piece-tiles } für { $price } Dublonen verkaufen
choice-surgeon = { piece-character } ({ $rank }) auf die Beine bringen
choice-booty = Nehmen: { piece-tile.bare }
choice-sabre = Bei { $victim_seat } { piece-character.acc } ({ $rank }) treffen
choice-waitress = { $sell ->
        [yes] Eine Schatzkarte für 3 Dublonen verkaufen
       *[no] Die Schatzkarten behalten
    }

## Events

event-coloured = Für den Einfluss hat { $seat } den { $colour ->
        [yellow] gelben
        [red] roten
        [blue] blauen
        [green] grünen
        [black] schwarzen
       *[white] weißen
    } Satz: Er entscheidet bei gleichem Rang.
event-campaign-started = Kampagne { $campaign } beginnt. Alle bekommen die Ränge { $ranks }.
event-sun-rose = Die Sonne geht auf: Tag { $day }.
event-revealed = { $seat } deckt { piece-character.acc } auf (Rang { $rank }, Einfluss { $influence }).
event-lined-up = Auf dem Schiff, vom Schwächsten bis zum Stärksten: { $order_seat }.
event-parrot-replaced = { $seat } ersetzt den Papagei durch { piece-character.acc } (Rang { $rank }, Einfluss { $influence }).
event-gained = { $seat } gewinnt { piece-doubloons } durch { piece-character.acc } (jetzt { $doubloons }).
event-lost = { $seat } verliert { piece-doubloons } durch { piece-character.acc } (jetzt { $doubloons }).
event-paid = { $from_seat } gibt { piece-doubloons } an den Bettler von { $to_seat }.
event-no-effect = { $seat } hat nichts von der Fähigkeit { piece-character.of }.
event-no-target = { $seat } findet kein Ziel: Der Kanonier trifft niemanden.
event-declined = { $seat } behält die Schatzkarten.
event-relics-moved = { $from_seat } schiebt { $count ->
        [one] { $count } verfluchtes Relikt
       *[other] { $count } verfluchte Relikte
    } an { $to_seat } weiter.
event-tiles-discarded = { $seat } legt in den Beutel: { piece-tiles }.
event-tile-drawn = { $seat } zieht ein Beuteplättchen aus dem Beutel und zeigt es nicht.
    .secret = { $seat } zieht { piece-tile } aus dem Beutel.
event-character-discarded = { $cause ->
        [parrot] { $owner_seat } lässt den Papagei davonfliegen.
        [brute] { $seat } lässt { piece-character.acc } von { $owner_seat } über Bord werfen.
        [gunner] { $seat } lässt auf { piece-character.acc } von { $owner_seat } schießen.
        [sabre] { $seat } trifft mit dem Säbel { piece-character.acc } von { $owner_seat }.
        [officer] { $owner_seat } verliert { piece-character.acc } an den spanischen Offizier.
        [mutineer] { $owner_seat } verliert { piece-character.acc } durch den eigenen Meuterer.
        [granny_wata] { $owner_seat } verliert Granny Wata: Es waren mehrere.
       *[spanish_governor] { $owner_seat } verliert { piece-character.acc }: Der Spanische Gouverneur räumt die Höhle.
    }
event-recruited = { $seat } holt { piece-character.acc } aus der Höhle auf die Hand zurück.
event-revived = { $seat } holt eine Karte vom Friedhof auf die Hand zurück und zeigt sie nicht.
    .secret = { $seat } holt { piece-character.acc } ({ $rank }) vom Friedhof auf die Hand zurück.
event-dusk-fell = Die Dämmerung von Tag { $day } bricht an: Es gibt Beute.
event-booty-taken = { $seat } nimmt { piece-tile }.
event-took-nothing = { $reason ->
        [cabin-boy] { $seat } nimmt nichts: Der Schiffsjunge bedient sich nicht.
        [no-second] { $seat } findet kein zweites Plättchen: Es ist keine Beute mehr da.
       *[none-left] { $seat } nimmt nichts: Es ist keine Beute mehr da.
    }
event-sabre-missed = { $seat } findet bei den Nachbarn niemanden für den Säbel.
event-entered-den = { $seat } nimmt { piece-character.acc } ({ $rank }) in die Höhle auf.
event-night-fell = Die Nacht von Tag { $day } bricht an.
event-rested = Ruhetag der Kampagne { $campaign }: Jetzt wird gezählt.
event-fortune = { $seat } kommt zu einem Vermögen: { $doubloons } an Dublonen{ $chest ->
        [0] {""}
       *[other] , { $chest } an Truhen
    }{ $jewel ->
        [0] {""}
       *[other] , { $jewel } an Juwelen
    }{ $goods ->
        [0] {""}
       *[other] , { $goods } an Waren
    }{ $map ->
        [0] {""}
       *[other] , { $map } an Schatzkarten
    }{ $relic ->
        [0] {""}
       *[other] , { $relic } an verfluchten Relikten
    }, macht { $fortune } (Punkte: { $score }).
event-campaign-ended = Kampagne { $campaign } ist zu Ende.
event-cleaned-up = { $seat } behält { $kept ->
        [one] { $kept } Karte
       *[other] { $kept } Karten
    } auf der Hand; Höhle und Friedhof scheiden aus.
event-game-over = Das Spiel ist zu Ende.

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-revealed = spielt { piece-character.acc }
recap-parrot-replaced = ersetzt den Papagei durch { piece-character.acc }
recap-gained = gewinnt { piece-doubloons }
    .me = du gewinnst { piece-doubloons } durch { piece-character.acc }
recap-lost = verliert { piece-doubloons }
    .me = du verlierst { piece-doubloons } durch { piece-character.acc }
recap-paid = gibt { $to_seat } { piece-doubloons }
    .me = { $from_seat_me ->
            [yes] du gibst { piece-doubloons } an den Bettler von { $to_seat }
           *[no] { $from_seat } gibt deinem Bettler { piece-doubloons }
        }
recap-relics-moved = schiebt { $count ->
        [one] { $count } verfluchtes Relikt
       *[other] { $count } verfluchte Relikte
    } an { $to_seat } weiter
    .me = { $from_seat_me ->
            [yes] du schiebst { $count ->
                [one] { $count } verfluchtes Relikt
               *[other] { $count } verfluchte Relikte
            } an { $to_seat } weiter
           *[no] { $from_seat } schiebt { $count ->
                [one] { $count } verfluchtes Relikt
               *[other] { $count } verfluchte Relikte
            } an dich weiter
        }
recap-tiles-discarded = gibt ab: { piece-tiles }
    .me = du gibst ab: { piece-tiles }
recap-tile-drawn = zieht Beute aus dem Beutel
recap-character-discarded = { $cause ->
        [parrot] lässt den Papagei davonfliegen
        [brute] wirft { piece-character.acc } von { $owner_seat } über Bord
        [gunner] erschießt { piece-character.acc } von { $owner_seat }
        [sabre] trifft mit dem Säbel { piece-character.acc } von { $owner_seat }
       *[other] verliert { piece-character.acc }
    }
    .me = { $owner_seat_me ->
            [yes] { $seat_me ->
                [yes] du verlierst { piece-character.acc }
               *[no] du verlierst { piece-character.acc } durch { $seat }
            }
           *[no] { $owner_seat } verliert { piece-character.acc } durch dich
        }
recap-recruited = holt { piece-character.acc } auf die Hand zurück
recap-revived = holt eine Karte vom Friedhof zurück
recap-booty-taken = nimmt { piece-tile }
    .me = du nimmst { piece-tile }
recap-took-nothing = nimmt keine Beute
    .me = du nimmst keine Beute
recap-fortune = kommt zu einem Vermögen von { $fortune }
    .me = du kommst zu einem Vermögen von { $fortune } (Punkte: { $score })

## Refusals

refusal-card-not-in-hand = Du hast { piece-character.acc } ({ $rank }) nicht auf der Hand.
refusal-play-first = Wähle zuerst einen Charakter deiner Hand für heute.
refusal-parrot-first = Dein Papagei wartet: Wähle zuerst, wer ihn ersetzt.
refusal-not-in-your-den = In deiner Höhle liegt { piece-character.the } ({ $rank }) nicht.
refusal-recruit-first = Wähle zuerst, wen dein Anwerber aus der Höhle zurückholt.
refusal-tile-not-yours = Ein solches Beuteplättchen ({ piece-tile.bare }) hast du nicht.
refusal-keep-first = Wähle zuerst das Beuteplättchen, das der Prediger dir lässt.
refusal-shoot-first = Wähle zuerst, auf wen dein Kanonier schießt.
refusal-nobody-there = Dort sitzt niemand: { $victim_seat } spielt nicht mit.
refusal-not-in-that-den = In der Höhle von { $victim_seat } liegt { piece-character.the } ({ $rank }) nicht.
refusal-too-few-tiles = Dein Händler kann nicht so viel verkaufen ({ piece-tiles }): Du hast { $owned }.
refusal-sell-first = Dein Händler muss verkaufen: Wähle zuerst, was.
refusal-not-in-your-graveyard = Auf deinem Friedhof liegt { piece-character.the } ({ $rank }) nicht.
refusal-revive-first = Wähle zuerst, wen dein Schiffsarzt auf die Beine bringt.
refusal-tile-not-there = Dieses Beuteplättchen ({ piece-tile.bare }) liegt nicht auf dem Feld von Tag { $day }.
refusal-booty-first = Du bist mit der Beute an der Reihe: Wähle zuerst ein Plättchen.
refusal-sabre-first = Dein Säbel muss treffen: Wähle zuerst, wen.
refusal-own-den = Ein Säbel trifft nie in der eigenen Höhle.
refusal-no-neighbour = Ein Säbel erreicht nur Nachbarn, und { $victim_seat } ist keiner von deinen.
refusal-waitress-first = Entscheide zuerst, ob deine Kellnerin eine Schatzkarte verkauft.

## Why the game is over

end-last-rest-day = Das Spiel ist zu Ende: Der letzte Ruhetag ist vorbei.

## Options

option-final_tiebreak = Gleichstand am Ende
    .shared = Der Sieg wird geteilt
    .last_campaign = Die letzte Kampagne entscheidet
option-balanced_colours = Ausgewogene Farben zu zweit oder zu dritt
    .off = Nein: alles zufällig
    .on = Ja
option-length = Länge
    .full = Drei Kampagnen
    .short = Kurzes Spiel: eine einzige Kampagne (eigene Variante)

## What differs from the usual, in a phrase

agreed-final_tiebreak = die letzte Kampagne entscheidet bei Gleichstand
agreed-balanced_colours = ausgeglichene Farben
agreed-length = kurzes Spiel: eine Kampagne

## Score sheet

score-campaign-1 = Kampagne 1
score-campaign-2 = Kampagne 2
score-campaign-3 = Kampagne 3
score-total = Punkte
    .amount = { $amount ->
        [one] { $amount } Dublone
       *[other] { $amount } Dublonen
    }

## Pieces

piece-character = { $character ->
        [parrot] Papagei
        [monkey] Affe
        [beggar] Bettler
        [recruiter] Anwerber
        [cabin_boy] Schiffsjunge
        [preacher] Prediger
        [barkeep] Wirt
        [waitress] Kellnerin
        [carpenter] Zimmermann
        [french_officer] Französischer Offizier
        [voodoo_witch] Voodoo-Hexe
        [freed_slave] Befreiter Sklave
        [mutineer] Meuterer
        [brute] Rohling
        [gunner] Kanonier
        [topman] Toppgast
        [spanish_spy] Spanischer Spion
        [cook] Koch
        [bosun] Bootsmann
        [armorer] Waffenmeister
        [merchant] Händler
        [surgeon] Schiffsarzt
        [treasurer] Schatzmeister
        [gambler] Spieler
        [governors_daughter] Gouverneurstochter
        [quartermaster] Quartiermeister
        [granny_wata] Granny Wata
        [first_mate] Erster Maat
        [captain] Kapitän
       *[spanish_governor] Spanischer Gouverneur
    }
    .the = { $character ->
            [parrot] der Papagei
            [monkey] der Affe
            [beggar] der Bettler
            [recruiter] der Anwerber
            [cabin_boy] der Schiffsjunge
            [preacher] der Prediger
            [barkeep] der Wirt
            [waitress] die Kellnerin
            [carpenter] der Zimmermann
            [french_officer] der Französische Offizier
            [voodoo_witch] die Voodoo-Hexe
            [freed_slave] der Befreite Sklave
            [mutineer] der Meuterer
            [brute] der Rohling
            [gunner] der Kanonier
            [topman] der Toppgast
            [spanish_spy] der Spanische Spion
            [cook] der Koch
            [bosun] der Bootsmann
            [armorer] der Waffenmeister
            [merchant] der Händler
            [surgeon] der Schiffsarzt
            [treasurer] der Schatzmeister
            [gambler] der Spieler
            [governors_daughter] die Gouverneurstochter
            [quartermaster] der Quartiermeister
            [granny_wata] Granny Wata
            [first_mate] der Erste Maat
            [captain] der Kapitän
           *[spanish_governor] der Spanische Gouverneur
        }
    .acc = { $character ->
            [parrot] den Papagei
            [monkey] den Affen
            [beggar] den Bettler
            [recruiter] den Anwerber
            [cabin_boy] den Schiffsjungen
            [preacher] den Prediger
            [barkeep] den Wirt
            [waitress] die Kellnerin
            [carpenter] den Zimmermann
            [french_officer] den Französischen Offizier
            [voodoo_witch] die Voodoo-Hexe
            [freed_slave] den Befreiten Sklaven
            [mutineer] den Meuterer
            [brute] den Rohling
            [gunner] den Kanonier
            [topman] den Toppgast
            [spanish_spy] den Spanischen Spion
            [cook] den Koch
            [bosun] den Bootsmann
            [armorer] den Waffenmeister
            [merchant] den Händler
            [surgeon] den Schiffsarzt
            [treasurer] den Schatzmeister
            [gambler] den Spieler
            [governors_daughter] die Gouverneurstochter
            [quartermaster] den Quartiermeister
            [granny_wata] Granny Wata
            [first_mate] den Ersten Maat
            [captain] den Kapitän
           *[spanish_governor] den Spanischen Gouverneur
        }
    .of = { $character ->
            [parrot] des Papageis
            [monkey] des Affen
            [beggar] des Bettlers
            [recruiter] des Anwerbers
            [cabin_boy] des Schiffsjungen
            [preacher] des Predigers
            [barkeep] des Wirts
            [waitress] der Kellnerin
            [carpenter] des Zimmermanns
            [french_officer] des Französischen Offiziers
            [voodoo_witch] der Voodoo-Hexe
            [freed_slave] des Befreiten Sklaven
            [mutineer] des Meuterers
            [brute] des Rohlings
            [gunner] des Kanoniers
            [topman] des Toppgasts
            [spanish_spy] des Spanischen Spions
            [cook] des Kochs
            [bosun] des Bootsmanns
            [armorer] des Waffenmeisters
            [merchant] des Händlers
            [surgeon] des Schiffsarztes
            [treasurer] des Schatzmeisters
            [gambler] des Spielers
            [governors_daughter] der Gouverneurstochter
            [quartermaster] des Quartiermeisters
            [granny_wata] von Granny Wata
            [first_mate] des Ersten Maats
            [captain] des Kapitäns
           *[spanish_governor] des Spanischen Gouverneurs
        }
piece-tile = { $tile ->
        [chest] eine Truhe
        [jewel] ein Juwel
        [goods] Waren
        [map] eine Schatzkarte
        [relic] ein verfluchtes Relikt
        [sabre] einen Säbel
       *[officer] einen spanischen Offizier
    }
    .bare = { $tile ->
            [chest] Truhe
            [jewel] Juwel
            [goods] Waren
            [map] Schatzkarte
            [relic] verfluchtes Relikt
            [sabre] Säbel
           *[officer] spanischer Offizier
        }
piece-tiles = { $tile ->
        [chest] { $count ->
            [one] { $count } Truhe
           *[other] { $count } Truhen
        }
        [jewel] { $count ->
            [one] { $count } Juwel
           *[other] { $count } Juwelen
        }
        [goods] { $count ->
            [one] { $count } Ware
           *[other] { $count } Waren
        }
        [map] { $count ->
            [one] { $count } Schatzkarte
           *[other] { $count } Schatzkarten
        }
        [relic] { $count ->
            [one] { $count } verfluchtes Relikt
           *[other] { $count } verfluchte Relikte
        }
        [sabre] { $count ->
            [one] { $count } Säbel
           *[other] { $count } Säbel
        }
       *[officer] { $count ->
            [one] { $count } spanischen Offizier
           *[other] { $count } spanische Offiziere
        }
    }
piece-doubloons = { $amount ->
        [one] { $amount } Dublone
       *[other] { $amount } Dublonen
    }
piece-card = Charakter
piece-den = Höhle
piece-graveyard = Friedhof
piece-bag = Beutel
piece-ship = Schiff

## Powers in a few words

piece-power = { $character ->
        [parrot] wird durch eine Handkarte ersetzt
        [monkey] gibt deine Relikte nach links
        [beggar] nimmt 3 D. vom Stärksten auf dem Schiff
        [recruiter] holt eine Karte aus der Höhle zurück
        [cabin_boy] nimmt keine Beute
        [preacher] behält nur ein Plättchen; Ende: +5
        [barkeep] +1 jede Nacht
        [waitress] darf nachts 1 Schatzkarte für 3 verkaufen
        [carpenter] verliert die Hälfte der Dublonen; Ende: +10
        [french_officer] +5 bei höchstens 8 Dublonen
        [voodoo_witch] +2 je Karte auf dem Friedhof
        [freed_slave] +1 nachts je Rang ab 13 in der Höhle
        [mutineer] wirft nachts den Niedrigsten ab, +2
        [brute] wirft den Stärksten auf dem Schiff ab
        [gunner] −3, dann Abwurf aus einer Höhle
        [topman] Ende: +5, wenn niemand weniger in der Höhle hat
        [spanish_spy] tauscht Offiziere gegen den Beutel
        [cook] nimmt zwei Beuteplättchen
        [bosun] +2 je Rang bis 18 in der Höhle
        [armorer] +1 nachts je Säbel
        [merchant] verkauft 2 gleiche für 3 oder 3 für 5
        [surgeon] holt heimlich eine Karte vom Friedhof
        [treasurer] Ende: +1 je Ware, Juwel, Truhe
        [gambler] −1 je Beuteplättchen; Ende: +8
        [governors_daughter] Ende: +6, wenn sie allein ist, sonst −3
        [quartermaster] +1 je Beuteplättchen; Ende: −8
        [granny_wata] +2 nachts, wenn sie allein ist, sonst Abwurf
        [first_mate] Ende: +1 je Charakter in der Höhle
        [captain] +3; Ende: −3 je Relikt
       *[spanish_governor] wirft deine ganze Höhle ab
    }

## Labels

label-campaign = Kampagne { $campaign } von { $campaigns }
label-day = Tag { $day }
label-phase = { $phase ->
        [sunrise] Sonnenaufgang
        [day] Tag
        [dusk] Dämmerung
        [night] Nacht
       *[rest] Ruhetag
    }
label-when = { $when ->
        [day] Tag
        [dusk] Dämmerung
        [night] Nacht
       *[end] Ende der Kampagne
    }
label-colour = { $colour ->
        [yellow] gelb
        [red] rot
        [blue] blau
        [green] grün
        [black] schwarz
       *[white] weiß
    }
label-rank = Rang
label-influence = Einfluss
label-doubloons = Dublonen
label-score = Punkte
label-fortune = Vermögen
label-fortune-now = Vermögen, wenn jetzt gezählt würde
label-hand = Hand
label-den = Höhle
label-graveyard = Friedhof
label-booty = Beute
label-tiles = Beuteplättchen
label-bag = Im Beutel
label-ship = Schiff
label-left = Linker Nachbar
label-right = Rechter Nachbar
label-removed = Ausgeschieden
label-undealt = Ränge, die noch kommen
label-sealed = Hat gewählt
label-acted = Hat gehandelt
label-today = heute
label-left-over = übrig
label-maps-missing = { $count ->
        [one] noch { $count } Schatzkarte bis zum Satz
       *[other] noch { $count } Schatzkarten bis zum Satz
    }

## Legend: how to read the board

legend-ship = Auf dem Schiff stehen die Charaktere vom schwächsten links bis zum stärksten rechts. Der Tag geht von links nach rechts, die Dämmerung von rechts nach links.
legend-card = 14·6: Rang 14, Einfluss 6. Bei gleichem Rang ist der größere Einfluss stärker.
legend-board = Die Beute aller sechs Tage ist vorab zu sehen; was niemand nahm, liegt dort bis zum Ende der Kampagne.
legend-den = In der Höhle liegen die Charaktere offen; Friedhof und Beute sind verdeckt.

## Hints for newcomers

help-play = Du wählst deinen Charakter des Tages. Hohe Ränge bedienen sich zuerst an der Beute, niedrige handeln zuerst; Charaktere der Nacht bringen umso mehr, je früher du sie spielst. Alle haben fast dieselbe Hand wie du.
    .title = Einen Charakter spielen
help-parrot = Du siehst schon, was die anderen gespielt haben: Wähle den Charakter, der das am besten nutzt. Er handelt, wenn er an der Reihe ist, und nimmt Beute.
    .title = Der Papagei: ersetzen
help-recruit = Die Karte kommt auf die Hand zurück und kann wieder gespielt oder für die nächste Kampagne behalten werden. Hol lieber jemanden, dessen Fähigkeit des Tages noch nützt.
    .title = Der Anwerber: zurücknehmen
help-keep = Behalte das wertvollste Plättchen; alles andere kommt in den Beutel: ein guter Weg, Relikte loszuwerden.
    .title = Ein Plättchen behalten
help-gunner = Ziele auf den Charakter, der einem Rivalen am meisten brächte. Ist nur deine eigene Höhle besetzt, musst du auf einen der Deinen schießen.
    .title = Der Kanonier: schießen
help-sell = Zwei gleiche Plättchen bringen 3 Dublonen, drei bringen 5. Relikte, Säbel und Offiziere verkaufen sich so sehr gut.
    .title = Plättchen verkaufen
help-surgeon = Eine Karte deines Friedhofs kommt auf die Hand zurück, und die anderen sehen nicht, welche.
    .title = Der Schiffsarzt: heilen
help-booty = Truhe 5, Juwel 3, Ware 1, drei Schatzkarten 12, Relikt −3. Ein Säbel trifft einen Nachbarn, ein Offizier kostet dich den Charakter des Tages.
    .title = Beute nehmen
help-sabre = Wähle bei einem deiner beiden Nachbarn den Charakter, der dich am meisten stört.
    .title = Der Säbel: zuschlagen
help-waitress = Eine einzelne Karte ist am Ende nichts wert: Verkaufe sie, außer du willst einen Satz aus drei vollenden, der 12 wert ist.
    .title = Die Kellnerin: eine Karte verkaufen

## terminal

heading-play = Spielen
heading-parrot = Ersetzen
heading-recruit = Zurückholen
heading-keep = Behalten
heading-gunner = Schießen
heading-sell = Verkaufen
heading-surgeon = Heilen
heading-booty = Nehmen
heading-sabre = Treffen
heading-waitress = Kellnerin
short-play = { piece-character } ({ $rank }) · { piece-power }
short-parrot = { piece-character } ({ $rank }) · { piece-power }
short-recruit = { piece-character } ({ $rank }) · { piece-power }
short-keep = { piece-tile.bare }
short-gunner = { $victim_seat }: { piece-character } ({ $rank })
short-sell = { piece-tiles } für { $price }
short-surgeon = { piece-character } ({ $rank }) · { piece-power }
short-booty = { piece-tile.bare }
short-sabre = { $victim_seat }: { piece-character } ({ $rank })
short-waitress = { $sell ->
        [yes] eine Schatzkarte für 3 verkaufen
       *[no] nichts verkaufen
    }
chart-title = Kampagne { $campaign }/{ $campaigns } · Tag { $day } · { label-phase }
chart-bag = { $bag ->
        [one] Beutel: { $bag } Plättchen
       *[other] Beutel: { $bag } Plättchen
    }
chart-ship = Schiff
chart-nobody = niemand
chart-den = Höhle
chart-purse = { $doubloons } D.
chart-score = Punkte { $score }
chart-cards = { $cards } auf der Hand
chart-tiles = { $tiles ->
        [one] { $tiles } Beute
       *[other] { $tiles } Beute
    }
chart-graveyard = † { $count }
chart-graveyard-own = Friedhof
chart-booty = Beute
chart-hand = Hand
chart-fortune = Vermögen { $fortune }
chart-tile = { $tile ->
        [chest] Truhe
        [jewel] Juwel
        [goods] Ware
        [map] Karte
        [relic] Relikt
        [sabre] Säbel
       *[officer] Offizier
    }

## terminal: how to read the table

legend-table = Die sechs Spalten sind die Beute der sechs Tage; die heutige ist hervorgehoben.
legend-table-ship = Schiff: M 12 Befreiter Sklave·3 ist der Charakter von M mit Rang 12 und Einfluss 3. Vom schwächsten bis zum stärksten; › steht vor dem, der am Zug ist, ✓ hinter denen, die gehandelt haben.
legend-table-seat = 12 D.: Dublonen. † 2: zwei Charaktere auf dem Friedhof.
legend-table-hand = ☼ Fähigkeit des Tages, ◐ der Dämmerung, ☾ der Nacht, ⚑ am Ende der Kampagne.

## board

board-name = Schiff, Beute, Hand und Höhlen
board-keys = Die Pfeiltasten führen von Charakter zu Charakter und zu den Beuteplättchen; Enter wählt.
board-when = Kampagne { $campaign }/{ $campaigns } · Tag { $day }
board-card = { piece-character } ({ $rank }), Einfluss { $influence }
board-choice = { $rank } · { piece-character }
board-acting = ist an der Reihe
board-today = Beute von heute
board-days = Beute der sechs Tage
board-day = Tag { $day } ({ $when ->
        [past] vergangen
        [today] heute
       *[ahead] kommt noch
    }): { $tiles }
board-no-booty = nichts mehr da
board-sealed = { $done ->
        [yes] { $seat } hat verdeckt gewählt.
       *[no] { $seat } hat noch nicht gewählt.
    }
board-sealed-mine = Du hast { piece-character.acc } ({ $rank }) gewählt. Solange andere noch überlegen, kannst du es dir anders überlegen.
board-seats = Mitspieler
board-tile = { $tile ->
        [chest] Am Ruhetag 5 Dublonen wert.
        [jewel] Am Ruhetag 3 Dublonen wert.
        [goods] Am Ruhetag 1 Dublone wert.
        [map] Drei Schatzkarten sind am Ruhetag zusammen 12 Dublonen wert; eine einzelne ist nichts wert.
        [relic] Kostet am Ruhetag 3 Dublonen.
        [sabre] Wer ihn nimmt, wirft einen Charakter aus der Höhle eines Nachbarn ab.
       *[officer] Wer ihn nimmt, verliert den Charakter des Tages: Er kommt auf den Friedhof.
    }
board-fact = { $label }: { $value }
board-counts = Abrechnungen
board-count = Abrechnung der { $campaign }. Kampagne
board-floor = nie unter 0
board-due = nimmt { $due } Plättchen
board-strike = { $cause ->
        [sabre] Der Säbel trifft { piece-character.acc }.
        [officer] Der spanische Offizier führt { piece-character.acc } ab.
        [gunner] Der Kanonier schießt { piece-character.acc } nieder.
       *[brute] Der Rohling wirft { piece-character.acc } über Bord.
    }
board-own-eyes = Verdeckt: nur für deine Augen
board-fortune = Vermögen bis jetzt: { $fortune }

## Balance

balance-character = Was die Charaktere wert sind
    .about = Was die Kampagne dem, der diesen Charakter gespielt hat, mehr einbrachte als den anderen im Mittel, insgesamt und nach Tagen.
    .row = Charakter
    .name = { piece-character }
    .column = Tag { $column }

## What the help explains

icon-score = Die Punkte der beendeten Kampagnen.
icon-doubloons = Dublonen dieser Kampagne.
icon-hand = Karten auf der Hand.
icon-den = Charaktere in der Höhle: die der Nacht handeln jede Nacht, die des Endes am Ruhetag.
icon-tiles = Verdeckte Beuteplättchen; auf dem Schiff, was noch im Beutel ist.
icon-graveyard = Charaktere auf dem Friedhof, verdeckt.
icon-own-eyes = Für die anderen verdeckt: Nur du siehst es.
icon-counts = Die Abrechnungen der Kampagnen, Zeile für Zeile.
icon-tile = { piece-tile.bare }: { board-tile }
icon-character = { $rank } · { piece-character }: { piece-power }
icon-hour = { $phase ->
        [sunrise] Sonnenaufgang: Alle wählen verdeckt einen Charakter, dann wird aufgedeckt.
        [day] Tag: Die Charaktere handeln, vom schwächsten zum stärksten.
        [dusk] Dämmerung: Sie nehmen Beute, vom stärksten zum schwächsten.
       *[night] Nacht: In den Höhlen handeln die Charaktere der Nacht.
    }
icon-when = { $when ->
        [day] Gelb, mit Strahlen: Der Charakter handelt am Tag.
        [dusk] Orange, mit Streifen: Er handelt in der Dämmerung.
        [night] Violett, mit Sternen: Er handelt jede Nacht, in der Höhle.
       *[end] Grün, mit einem Tau: Er handelt am Ende der Kampagne.
    }

## The first game: a sentence at each new situation

companion-play = Sieh dir erst die Beute des Tages an und wähl dann heimlich eine Karte: Hohe Ränge nehmen zuerst Beute, niedrige handeln zuerst.
    .lit = today hand
companion-booty = Es ist Abend, und du darfst nehmen: Truhe 5, Juwel 3, Waren 1, drei Schatzkarten 12, Relikt −3, und der Offizier tötet deinen Charakter.
    .lit = today
companion-sabre = Der Säbel trifft einen Charakter in der Höhle eines deiner beiden Nachbarn: Wähl den, der ihm noch am meisten brächte.
companion-parrot = Der Papagei überlässt seinen Platz einer anderen Karte deiner Hand, und du siehst schon, was die anderen gespielt haben: Nutz das aus.
    .lit = ship hand
companion-recruit = Der Anwerber holt einen Charakter aus deiner Höhle auf die Hand zurück: Nimm einen, dessen Tagesfähigkeit dir noch einmal nützt.
    .lit = den:$me
companion-keep = Der Prediger lässt dir nur ein Beuteplättchen: Behalt das wertvollste, und die Relikte bist du los.
    .lit = tiles:$me
companion-gunner = Der Kanonier schießt in jede Höhle: Ziel auf den Charakter, der einem Rivalen am meisten bringt.
companion-sell = Der Händler kauft zwei gleiche Plättchen für 3 Dublonen oder drei für 5: Verkauf, was am Ende nichts wert ist.
    .lit = tiles:$me
companion-surgeon = Der Schiffsarzt gibt dir eine Karte vom Friedhof auf die Hand zurück, und die anderen sehen nicht, welche.
    .lit = grave:$me
companion-waitress = Nachts verkauft die Kellnerin eine Schatzkarte für 3 Dublonen: Verkauf eine einzelne, aber behalt drei, denn sie sind 12 wert.
    .lit = tiles:$me
companion-event-lined-up = Die Karten sind aufgedeckt und aufgereiht: Am Tag handelt der niedrigste Rang zuerst, und am Abend nimmt der höchste zuerst.
    .lit = ship
companion-event-night-fell = Nachts handeln die Nachtcharaktere in jeder Höhle, und das in jeder Nacht, die noch kommt: Schau in deine Höhle.
    .lit = den:$me
companion-event-character-discarded =
    .owner_seat = Einer deiner Charaktere liegt auf dem Friedhof: Er bringt nichts mehr ein, weder nachts noch am Ende der Kampagne.
    .owner_seat_lit = grave:$me
companion-event-paid =
    .from_seat = Der Bettler von { $to_seat } nimmt dir Dublonen ab, weil dein Rang der höchste war.
    .from_seat_lit = purse:$me
companion-event-lost =
    .seat = Manche Charaktere kosten Dublonen: Zeig auf eine Karte und lies, was sie tut, bevor du sie spielst.
    .seat_lit = purse:$me
companion-event-relics-moved =
    .to_seat = { $from_seat } hat dir verfluchte Relikte zugeschoben: Jedes kostet dich am Ende der Kampagne 3 Dublonen.
    .to_seat_lit = tiles:$me
companion-event-campaign-ended = Die Kampagne wird gezählt: Dublonen, Beute und Fähigkeiten am Ende kommen zu den Punkten, und die Höhlen leeren sich.
    .lit = score:$me
companion-event-campaign-started = Eine neue Kampagne: Alle bekommen die gleichen sechs Karten dazu, und die, die du noch hattest, behältst du.
    .lit = hand

## Puzzles: what the best choice is about

puzzle-theme-play = die Person des Tages
puzzle-theme-parrot = nach dem Papagei
puzzle-theme-recruit = jemanden zurückholen
puzzle-theme-keep = welches Plättchen bleibt
puzzle-theme-gunner = das Ziel des Kanoniers
puzzle-theme-sell = der Verkauf
puzzle-theme-surgeon = der Patient des Schiffsarztes
puzzle-theme-booty = die Beute
puzzle-theme-sabre = wen der Säbel trifft
puzzle-theme-waitress = die Schatzkarte
