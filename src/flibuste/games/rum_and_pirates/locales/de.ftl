## The game

game-title = Um Ru(h)m und Ehre
game-tagline = Ein Kapitän, fünf Mannschaften und nur eine Koje.
game-summary = Gemeinsam führt ihr einen einzigen Kapitän durch ein Piratennest. Wer mit ihm durch eine Gasse will, füllt sie mit eigenen Piraten und darf dann das Feld nutzen, auf das er kommt: Münzen, Rum, Karten, Kisten, Kneipen, Wachen, ein heimliches Rendezvous. Wer abends noch Piraten hat, rangelt an Bord um die besten Schlafplätze. Nach fünf Runden gewinnen die meisten Ehrenpunkte.

## Chapters of the rulebook

chapter-set-up = Aufbau
chapter-frame = Runden und Züge
chapter-move = Den Kapitän bewegen
chapter-dark = Dunkle Gassen
chapter-dead-end = Sackgassen
chapter-rest-and-board = Rasten, an Bord gehen, als Letzter übrig bleiben
chapter-squares = Die Felder: Münze, Hauptquartier, Pirat
chapter-accessory = Piratenbedarf
chapter-rendezvous = Rendezvous
chapter-map = Schatzkarten
chapter-tavern = Kneipen
chapter-chest = Schatzkisten
chapter-rum = Rum
chapter-guard = Die Stadtwache
chapter-brawl = Die Rangelei
chapter-round-end = Das Ende einer Runde
chapter-scoring = Wertung

## Rules: setting up

rule-RUM-1 = Zwei bis fünf können mitspielen, jeder mit einer eigenen Farbe. Farben, die niemand nimmt, bleiben in der Schachtel; zu zweit leiht eine davon der gedachten Mannschaft ihre Piraten.
rule-RUM-2 = Die Stadt ist ein Quadrat aus drei mal drei Tafeln. Wo jede liegt und wie sie gedreht ist, steht euch frei.
rule-RUM-3 = Der Tisch einigt sich auf eine von drei Auslagen: nach dem Zufall; die Stadt für Einsteiger, mit den Tafeln 1 bis 9 in Leserichtung und ungedreht; oder eine eigene, in der jede Tafel einmal vorkommt.
rule-RUM-4 = Wo zwei Tafeln aneinanderstoßen, verbinden sich ihre Gassen, und aus zwei halben Segmenten wird ein ganzes. Eine Gasse, die am äußeren Rand endet, ist eine dunkle Gasse. So ergeben die neun Tafeln 36 Felder, die durch Gassen verbunden sind.
rule-RUM-5 = Mischt jede Sorte Plättchen zu einem eigenen verdeckten Stapel. Daneben liegen offen vier Kneipenplättchen, vier Schatzkarten, eine Kiste und ein Skorpion.
rule-RUM-6 = Unter dem Schiff liegen offen eine Koje, eine Hängematte und eine Taurolle. Zu zweit und zu dritt wird ohne Taurollen gespielt.
rule-RUM-7 = Du beginnst mit 2 Münzen und 10 Piraten im Vorrat. Deine übrigen 5 Piraten warten in der Heuerstelle.
rule-RUM-8 = Der Kapitän beginnt im Hauptquartier.
rule-RUM-9 = Wer die erste Runde beginnt, sagt der Zufall, es sei denn, der Tisch hat jemanden bestimmt.
rule-RUM-10 = Im Vorrat liegen 12 Fässer Rum, und der Bank gehen die Münzen nie aus. Rum oder Plättchen hat zu Beginn niemand.

## Rules: rounds and turns

rule-RUM-11 = Gespielt werden immer fünf Runden. Jede besteht aus der Aktionsphase, der Rangelei auf dem Schiff und dem Aufräumen.
rule-RUM-12 = Gezogen wird im Uhrzeigersinn.
rule-RUM-13 = Beginnend mit dem Startspieler ziehen alle, die noch dabei sind. In deinem Zug tust du eines von dreien: den Kapitän bewegen, so oft du willst und kannst; rasten; oder an Bord gehen.
rule-RUM-14 = Die Phase ist für dich vorbei, wenn du an Bord gegangen bist oder wenn dein Vorrat leer ist, nachdem deine Bewegung und ihre Aktion abgeschlossen sind. Du ziehst in dieser Runde nicht mehr, darfst aber in Kneipen noch mittrinken und musst bei Kisten mitwürfeln.
rule-RUM-15 = Sind alle fertig, ist die Phase zu Ende und die Rangelei beginnt.
rule-RUM-16 = Hast du den Kapitän bewegt, kannst du im selben Zug weder rasten noch an Bord gehen.

## Rules: moving the captain

rule-RUM-17 = Der Kapitän geht durch eine Gasse zum Feld an ihrem anderen Ende. Auf jedes ihrer Segmente stellst du einen Piraten aus deinem Vorrat; du brauchst also so viele, wie die Gasse lang ist.
rule-RUM-18 = Nur eine leere Gasse ist begehbar. Stehen Piraten darin, auch deine eigenen, ist sie gesperrt.
rule-RUM-19 = Der Kapitän steht nur auf Feldern, Piraten stehen nur in Gassen. Dort bleiben sie, bis die Runde endet oder das Hauptquartier sie zurückruft.
rule-RUM-20 = Die erste Bewegung in deinem Zug ist frei. Jede weitere kostet eine Münze, die du vorher zahlst; eben erst verdiente tun es auch. Solange du zahlen kannst, gibt es keine Grenze.
rule-RUM-21 = Kannst oder willst du keine weitere Bewegung bezahlen, ist dein Zug zu Ende.

## Rules: dark alleys

rule-RUM-22 = Durch eine dunkle Gasse verlässt der Kapitän die Stadt, und durch eine andere leere dunkle Gasse an einem anderen Feld kommt er wieder herein. Beide füllst du vollständig, halbe Segmente eingeschlossen. Das alles ist eine Bewegung, und das erreichte Feld darf genutzt werden.
rule-RUM-23 = Beide dunklen Gassen sind danach besetzt wie jede andere.
rule-RUM-24 = Der Weg durchs Dunkle kostet eine Münze, zusätzlich zu der für eine weitere Bewegung.
rule-RUM-25 = Diese Münze entfällt, wenn es keinen anderen Ausweg gibt, wenn also jede normale Gasse am Feld des Kapitäns besetzt ist. Die Münze für eine weitere Bewegung bleibt fällig.
rule-RUM-26 = Ob dunkle Gassen der einzige Ausweg sind, hängt allein vom Plan ab, nicht davon, wie viele Piraten oder Münzen du hast.
rule-RUM-27 = Eine Bewegung kostet also eine Münze, wenn sie nicht deine erste in diesem Zug ist, und eine weitere, wenn sie ohne Not durchs Dunkle führt.

## Rules: dead ends

rule-RUM-28 = Der Kapitän steckt in einer Sackgasse, wenn alle Gassen an seinem Feld besetzt sind. Eine leere dunkle Gasse ist kein Ausweg, wenn es keine zweite gibt, durch die er wieder hereinkäme.
rule-RUM-29 = Ob er in einer Sackgasse steckt, wird nach jeder Bewegung geprüft, sobald die Aktion des Feldes abgeschlossen ist.
rule-RUM-30 = Jede Tafel hat eine Nummer: die ihres Münzfeldes.
rule-RUM-31 = Aus einer Sackgasse kommt der Kapitän auf das Münzfeld der Tafel mit der nächsthöheren Nummer; auf 9 folgt 1. Münzfelder, die selbst Sackgassen sind, werden übersprungen.
rule-RUM-32 = Das ist keine Bewegung: Niemand zahlt oder bekommt etwas, es gibt keine Aktion und kein Rendezvous.
rule-RUM-33 = Wer den Kapitän als Nächstes bewegt, beginnt dort.
rule-RUM-34 = Sind alle neun Münzfelder Sackgassen, bleibt der Kapitän stehen. Niemand kann ihn mehr bewegen; ihr könnt nur noch rasten oder an Bord gehen.

## Rules: resting and boarding

rule-RUM-35 = Statt dich zu bewegen, kannst du eine Münze zahlen und deinen Zug beenden. Sonst geschieht nichts.
rule-RUM-36 = Zum Rasten brauchst du eine Münze. Wer als Letzter noch dabei ist, kann nicht rasten.
rule-RUM-37 = Statt dich zu bewegen oder zu rasten, kannst du immer an Bord gehen. Kannst du beides nicht, musst du es.
rule-RUM-38 = Alle Piraten deines Vorrats kommen in die oberste freie Reihe links vom Mast, nebeneinander vom Mast nach außen.
rule-RUM-39 = Jede Mannschaft hat ihre eigene Reihe, wie viele Piraten es auch sind. Wer zuerst an Bord geht, steht also ganz oben.
rule-RUM-40 = Piraten an Bord gehören nicht mehr zu deinem Vorrat.
rule-RUM-41 = Ist dein Vorrat aufgebraucht, gehst du nicht an Bord und hast keine Mannschaft in der Rangelei.
rule-RUM-45 = Wer als Letzter noch dabei ist, zieht immer weiter, und jede Bewegung gilt als erste und ist frei. Nur die Münze fürs Dunkle bleibt fällig. Das endet, sobald er an Bord geht oder keine Piraten mehr hat.
rule-RUM-46 = Als Letzter giltst du nur, wenn du es zu Beginn deines Zuges bist; während eines Zuges kann sich das nicht ändern.

## Rules: the squares

rule-RUM-50 = Wer den Kapitän auf ein Feld bewegt, darf dessen Aktion einmal nutzen. Dort bleiben, rasten oder aus einer Sackgasse dorthin versetzt werden bringt nichts.
rule-RUM-51 = Ist ein Stapel, eine Auslage oder ein Vorrat leer, gibt es nichts. Fehlende Plättchen werden nicht ersetzt.
rule-RUM-52 = Münze: Nimm eine Münze aus der Bank.
rule-RUM-53 = Hauptquartier: Rufe alle deine Piraten aus einer Gasse zurück, gleich welcher Art und wo in der Stadt.
rule-RUM-54 = Oder rufe sie aus zwei dunklen Gassen zurück, auch wenn du diese beiden nicht zusammen benutzt hast.
rule-RUM-55 = Auch die Gasse, durch die du eben gekommen bist, darf es sein.
rule-RUM-56 = Du darfst auch niemanden zurückrufen. Eine geräumte Gasse ist sofort wieder begehbar.
rule-RUM-57 = Pirat: Einer deiner Piraten kommt aus der Heuerstelle für den Rest des Spiels in deinen Vorrat. Ist dort keiner mehr, geschieht nichts.

## Rules: pirate gear

rule-RUM-58 = Zieh das oberste Plättchen Piratenbedarf und sieh es dir an, ohne es jemandem zu zeigen.
rule-RUM-59 = Behalte es: Es kommt unter deine Flagge.
rule-RUM-60 = Oder verkaufe es: Es kommt verdeckt unter den Stapel, und du nimmst 2 Münzen, gleich was es wert war. Verkaufen kannst du nur das eben gezogene.

## Rules: rendezvous

rule-RUM-65 = Zieh das oberste Rendezvousplättchen, sieh es dir an und leg es verdeckt auf deine Flagge. Du darfst beliebig viele haben.
rule-RUM-66 = Das Plättchen zeigt den Ort, an dem du erwartet wirst.
rule-RUM-67 = Bewegst du selbst den Kapitän an diesen Ort, musst du das Plättchen zeigen und unter deine Flagge legen, noch vor der Aktion des Feldes. Zeigst du keines, wissen also alle, dass keines von deinen dorthin passt.
rule-RUM-68 = Je Ankunft wird nur ein Rendezvous eingehalten, auch wenn du zwei gleiche hast.
rule-RUM-69 = Bewegungen der anderen, Rasten und Sackgassen erfüllen kein Rendezvous. Ob du das Feld danach nutzt, spielt keine Rolle.

## Rules: treasure maps

rule-RUM-70 = Nimm eine der offenen Karten in der Farbe des Feldes; die Auslage wird aufgefüllt. Liegt keine in dieser Farbe aus, bekommst du nichts.

## Rules: taverns

rule-RUM-71 = Es geht um alle offenen Plättchen der Kneipe, in der du bist. Gibt es keine, geschieht nichts.
rule-RUM-72 = Wenn du magst, lädst du die anderen ein, offen und im Uhrzeigersinn. Wer mittrinken will, zahlt dir eine Münze; wer nicht kann oder nicht will, ist nicht dabei. Auch wer mit der Phase fertig ist, darf mittrinken.
rule-RUM-73 = Trinkt niemand mit, gehören dir alle Plättchen ohne Wurf.
rule-RUM-74 = Sonst wird reihum gewürfelt: erst der Gastgeber, dann seine Gäste im Uhrzeigersinn, dann wieder der Gastgeber.
rule-RUM-75 = Ein Wurf, der höher ist als ein ausgesetztes Plättchen, gewinnt es. Schlägt er mehrere, sucht sich der Werfer eines aus und nimmt es; je Wurf nur eines.
rule-RUM-76 = So geht es weiter, bis alle Plättchen gewonnen sind. Kein Kneipenplättchen ist mehr wert als 5, eine 6 gewinnt also immer.
rule-RUM-77 = Gewonnene Plättchen kommen unter die Flagge. Zum Schluss wird die Auslage wieder auf vier aufgefüllt.

## Rules: treasure chests

rule-RUM-78 = Willst du die Kiste öffnen, kommt das offene Kistenplättchen unter deine Flagge.
rule-RUM-79 = Dann würfeln alle reihum, du zuerst, immer wieder, auch wer mit der Phase fertig ist. Die Würfe werden zusammengezählt.
rule-RUM-80 = Wer die Summe auf die Zahl des Skorpions bringt oder darüber, wird gestochen und muss den Skorpion unter seine Flagge nehmen.
rule-RUM-81 = Danach werden eine neue Kiste und ein neuer Skorpion aufgedeckt. Von beiden gibt es gleich viele.

## Rules: rum

rule-RUM-82 = Nimm zwei Fässer Rum, oder was noch da ist. Sie liegen für alle sichtbar auf deiner Flagge.
rule-RUM-83 = Rum hilft nur bei deinen eigenen Würfen und gleich nach dem Wurf: in der Rangelei, in einer Kneipe und bei einer Kiste.
rule-RUM-84 = Für ein Fass, das in den gemeinsamen Vorrat zurückgeht, darfst du ein- oder zweimal neu würfeln. Danach kannst du ein weiteres geben. Immer zählt der letzte Wurf, auch wenn er schlechter ist; ein zweiter neuer Wurf, den du nicht nutzt, verfällt.
rule-RUM-85 = Ein Fass darfst du nach jedem Wurf geben, auch nach einem guten. Bis du zufrieden bist, würfelt niemand sonst.

## Rules: the town guard

rule-RUM-86 = Wähle die kleine oder die große Wache und deck das oberste Plättchen dieses Stapels für alle auf. Kleine Wachen gehen von 1 bis 3, große von 4 bis 6.
rule-RUM-87 = Hast du nach dem Setzen für diese Bewegung mehr Piraten im Vorrat, als das Plättchen zeigt, gewinnst du es. Ist eine Münze darauf, nimmst du eine.
rule-RUM-88 = Mit gleich vielen oder weniger verlierst du: Das Plättchen kommt unter seinen Stapel, weiter nichts.

## Rules: the brawl

rule-RUM-90 = Jede Reihe auf dem Schiff ist eine Mannschaft. Ist nur eine an Bord, gewinnt sie sofort; ist keine da, wird um nichts gerangelt.
rule-RUM-91 = Piraten, die gleich weit vom Mast entfernt stehen, bilden eine Spalte.
rule-RUM-92 = Eine Serie geht von der äußersten Spalte bis zum Mast: zuerst links davon, dann rechts, dann wieder links und so fort.
rule-RUM-93 = Ein Pirat, der allein in seiner Spalte steht, gewinnt ohne Wurf.
rule-RUM-94 = Sonst würfelt der oberste zuerst, dann die anderen nach unten, jeder gegen den Wurf, der steht. Niedriger: Dein Pirat scheidet aus. Gleich oder höher: Der andere scheidet aus, und dein Wurf steht.
rule-RUM-95 = Der Sieger einer Spalte geht in derselben Reihe auf die andere Seite des Mastes, auf den freien Platz, der dem Mast am nächsten ist. Ausgeschiedene Piraten kehren sofort zu ihrem Besitzer zurück.
rule-RUM-96 = Mit ihrem letzten Piraten scheidet eine Mannschaft aus. Die Rangelei endet, sobald nur noch eine übrig ist.
rule-RUM-97 = Die letzte Mannschaft bekommt die Koje, die vorletzte die Hängematte und zu viert oder fünft die davor die Taurolle. Wer zu viert oder fünft nur einen Gegner hatte oder gar keinen, nimmt zur Koje auch die Taurolle; ohne Gegner bekommt niemand die Hängematte.
rule-RUM-98 = Zu zweit gibt es eine gedachte dritte Mannschaft. Zu Beginn jeder Runde sagt ein Würfel, wie viele Piraten sie hat; sie stehen in der obersten Reihe. Sie rangelt nach den Regeln für drei und hat nie Rum. Plättchen, die sie gewinnt, sind aus dem Spiel.

## Rules: the end of a round

rule-RUM-100 = Schlafplätze, die niemand gewonnen hat, sind aus dem Spiel. Nach den Runden eins bis vier werden neue ausgelegt.
rule-RUM-101 = Alle nehmen ihre Piraten aus Gassen und vom Schiff zurück in den Vorrat.
rule-RUM-102 = Der Kapitän bleibt, wo er ist.
rule-RUM-103 = Wer links vom Startspieler sitzt, wird neuer Startspieler.
rule-RUM-104 = Neue Münzen gibt es nicht. Münzen, Rum, Rendezvous und Auslagen bleiben, wie sie sind.
rule-RUM-105 = Nach der fünften Runde ist das Spiel zu Ende.

## Rules: scoring

rule-RUM-110 = Kneipen, Kisten, Wachen und Schlafplätze zählen, was sie zeigen; ein Skorpion kostet 2 Punkte.
rule-RUM-111 = Von jeder Sorte Piratenbedarf zählt nur dein wertvollstes Plättchen.
rule-RUM-112 = Ein Rendezvous zählt, wenn es eingehalten wurde. Was noch auf deiner Flagge liegt, ist nichts wert.
rule-RUM-113 = Schatzkarten zählen in Paaren einer Farbe, beide mit ihrem Wert. Bei ungerader Zahl bleibt die niedrigste übrig.
rule-RUM-114 = Rum und Münzen sind nichts wert.
rule-RUM-115 = Die meisten Punkte gewinnen. Bei Gleichstand entscheiden weniger Piraten in der Heuerstelle, dann mehr Rum, dann mehr Münzen; danach wird der Sieg geteilt. Für die übrigen Plätze gilt dasselbe.

## Names

square-kind = { $kind ->
        [coin] Münze
        [hq] Hauptquartier
        [recruit] Pirat
        [accessory] Piratenbedarf
        [rendezvous] Rendezvous
        [map_yellow] gelbe Karte
        [map_pink] rosa Karte
        [map_green] grüne Karte
        [tavern_1] Kneipe Es Cruce
        [tavern_2] Kneipe La Sirena
        [tavern_3] Kneipe El Loro
        [chest] Schatzkiste
        [rum] Rum
       *[guard] Stadtwache
    }
    .to = { $kind ->
            [coin] die Münze
            [hq] das Hauptquartier
            [recruit] die Heuerstelle
            [accessory] den Piratenbedarf
            [rendezvous] das Rendezvous
            [map_yellow] die gelbe Karte
            [map_pink] die rosa Karte
            [map_green] die grüne Karte
            [tavern_1] die Kneipe Es Cruce
            [tavern_2] die Kneipe La Sirena
            [tavern_3] die Kneipe El Loro
            [chest] die Schatzkiste
            [rum] den Rum
           *[guard] die Stadtwache
        }
    .short = { $kind ->
            [coin] $
            [hq] HQ
            [recruit] Pir
            [accessory] Bed
            [rendezvous] ♥
            [map_yellow] K·g
            [map_pink] K·r
            [map_green] K·n
            [tavern_1] T·1
            [tavern_2] T·2
            [tavern_3] T·3
            [chest] Kis
            [rum] Rum
           *[guard] Wac
        }
house-name = { $house ->
        [tavern_1] Es Cruce
        [tavern_2] La Sirena
       *[tavern_3] El Loro
    }
colour-name = { $colour ->
        [map_yellow] gelbe
        [map_pink] rosa
       *[map_green] grüne
    }
bed-name = { $bed ->
        [bunk] die Koje
        [hammock] die Hängematte
       *[rope] die Taurolle
    }
item-name = { $item ->
        [hook] Haken
        [wooden_leg] Holzbein
        [eye_patch] Augenklappe
        [sabre] Säbel
       *[hat] Hut
    }
symbol-name = { $symbol ->
        [recruit] auf einem Piratenfeld
        [accessory] beim Piratenbedarf
        [map] bei irgendeiner Schatzkarte
        [map_yellow] bei einer gelben Karte
        [map_pink] bei einer rosa Karte
        [map_green] bei einer grünen Karte
        [tavern] in irgendeiner Kneipe
        [tavern_1] im Es Cruce
        [tavern_2] im La Sirena
        [tavern_3] im El Loro
        [chest] bei einer Schatzkiste
        [rum] bei einem Rumfeld
       *[guard] bei der Stadtwache
    }
crew-name = { $imaginary ->
        [yes] die gedachte Mannschaft
       *[no] { $seat }
    }
    .start = { $imaginary ->
            [yes] Die gedachte Mannschaft
           *[no] { $seat }
        }

## Decisions

decision-turn = Du bist am Zug: Beweg den Kapitän, raste oder geh an Bord.
    .waiting = { $seat } ist am Zug: bewegen, rasten oder an Bord gehen.
decision-further = Für eine Münze weiter, oder ist dein Zug zu Ende?
    .waiting = { $seat } überlegt, ob es weitergeht.
decision-enter = Durch welche dunkle Gasse kommt der Kapitän in die Stadt zurück?
    .waiting = { $seat } holt den Kapitän in die Stadt zurück.
decision-meet = Welches Rendezvous hältst du hier ein?
    .waiting = { $seat } hält ein Rendezvous ein.
decision-recover = Hauptquartier: Aus welcher Gasse rufst du deine Piraten zurück?
    .waiting = { $seat } ruft Piraten zurück.
decision-recover-dark = Auch aus einer zweiten dunklen Gasse?
    .waiting = { $seat } kann eine zweite dunkle Gasse räumen.
decision-accessory = Behältst du das Plättchen, oder verkaufst du es für 2 Münzen?
    .waiting = { $seat } sieht sich ein Stück Piratenbedarf an.
decision-map = Welche Schatzkarte nimmst du?
    .waiting = { $seat } sucht eine Schatzkarte aus.
decision-host = Lädst du die anderen zum Trinken ein?
    .waiting = { $seat } lädt ein, oder auch nicht.
decision-guest = Trinkst du für eine Münze mit?
    .waiting = { $seat } überlegt, ob es einen Schluck wert ist.
decision-prize = Dein Wurf schlägt mehrere Plättchen: Welches nimmst du?
    .waiting = { $seat } sucht ein Plättchen aus.
decision-chest = Öffnest du die Schatzkiste?
    .waiting = { $seat } öffnet die Kiste, oder auch nicht.
decision-guard = Legst du dich mit der kleinen oder der großen Wache an?
    .waiting = { $seat } stellt sich der Wache.
decision-roll = Lässt du den Wurf stehen?
    .waiting = { $seat } lässt den Wurf stehen oder greift zum Rum.

## Choices

choice-move = { $alley ->
        [1] Nach { $square } gehen
       *[other] Durch Gasse { $alley } nach { $square } gehen
    }
choice-dark = Die Stadt durch die dunkle Gasse { $alley } verlassen
    .named = Die Stadt { $where } verlassen
choice-enter = Durch { $alley } wieder hereinkommen
    .named = Bei { $where } wieder hereinkommen
choice-rest = Rasten (1 Münze)
choice-board = An Bord gehen
choice-end = Zug beenden
choice-recover = { $alley ->
        [nothing] Niemanden zurückrufen
       *[other] Die Piraten aus { $alley } zurückrufen
    }
    .named = Die Piraten aus der Gasse { $where } zurückrufen
choice-keep = Plättchen behalten
choice-sell = Für 2 Münzen verkaufen
choice-take = Die { $value } nehmen
choice-meet = Das Rendezvous zu { $value } einhalten
choice-invite = Die anderen einladen
choice-decline = Hier nichts tun
choice-join = Mittrinken (1 Münze)
choice-pass = Passen
choice-open = Kiste öffnen
choice-small = Gegen die kleine Wache
choice-large = Gegen die große Wache
choice-stand = Wurf stehen lassen
choice-barrel = Ein Fass geben und neu würfeln
choice-again = Den zweiten Wurf des Fasses nutzen

## Events

event-furnished = Gespielt wird mit eigenen Dateien ({ $files }): { $tiles ->
        [181] insgesamt 181 Plättchen.
       *[other] insgesamt { $tiles } Plättchen statt der üblichen 181.
    }
event-built = Die Stadt ist gebaut.
event-started = { $seat } beginnt.
event-made = An Bord liegt bereit: { bed-name }, Wert { $value }.
event-round = Runde { $round } beginnt; { $seat } ist Startspieler.
event-imagined = Die gedachte Mannschaft ist { $pirates } Mann stark.
event-moved = { $seat } bewegt den Kapitän von { $square } nach { $to } auf { square-kind.to } ({ $pirates ->
        [one] { $pirates } Pirat
       *[other] { $pirates } Piraten
    }{ $coins ->
        [0] {""}
        [one] , { $coins } Münze
       *[other] , { $coins } Münzen
    }).
event-crept = { $seat } schleicht bei { $square } aus der Stadt und kommt durch eine andere dunkle Gasse nach { $to } auf { square-kind.to } ({ $pirates ->
        [one] { $pirates } Pirat
       *[other] { $pirates } Piraten
    }{ $coins ->
        [0] {""}
        [one] , { $coins } Münze
       *[other] , { $coins } Münzen
    }).
event-met = { $seat } hält ein Rendezvous { symbol-name } ein: { $value } Punkte.
event-found-coin = { $seat } nimmt eine Münze.
event-recovered = { $seat } ruft { $pirates ->
        [one] { $pirates } Piraten
       *[other] { $pirates } Piraten
    } aus { $dark ->
        [yes] der dunklen Gasse bei { $square }
       *[no] der Gasse { $square }–{ $to }
    } zurück.
event-declined = { $seat } verschmäht { square-kind.to }.
event-recruited = { $seat } heuert einen Piraten an; { $left ->
        [0] es war der letzte
        [one] einer wartet noch
       *[other] { $left } warten noch
    }.
event-nothing-here = Auf { $square } ({ square-kind }) gibt es für { $seat } nichts.
event-looked = { $seat } sieht sich ein Stück Piratenbedarf an.
    .secret = { $seat } sieht sich ein Stück Piratenbedarf an: { item-name }, Wert { $value }.
event-kept = { $seat } behält das Stück.
    .secret = { $seat } behält das Stück: { item-name }, Wert { $value }.
event-sold = { $seat } verkauft das Stück für { $coins } Münzen.
    .secret = { $seat } verkauft das Stück ({ item-name }, Wert { $value }) für { $coins } Münzen; es kommt unter den Stapel.
event-promised = { $seat } zieht ein Rendezvous.
    .secret = { $seat } zieht ein Rendezvous { symbol-name }, Wert { $value }.
event-took-map = { $seat } nimmt die { colour-name } Schatzkarte vom Wert { $value }.
event-revealed = { $stack ->
        [chest] Eine neue Kiste liegt aus: { $value } Punkte.
        [scorpion] Ein neuer Skorpion liegt aus: Er sticht bei { $threshold }.
        [map] Eine neue Schatzkarte liegt aus: { revealed-colour }, { $value }.
       *[tavern] Ein neues Kneipenplättchen liegt aus: { revealed-house }, { $value }.
    }
revealed-colour = { $family ->
        [map_yellow] gelb
        [map_pink] rosa
       *[map_green] grün
    }
revealed-house = { $family ->
        [tavern_1] Es Cruce
        [tavern_2] La Sirena
       *[tavern_3] El Loro
    }
event-took-rum = { $seat } nimmt { $barrels ->
        [one] { $barrels } Fass
       *[other] { $barrels } Fässer
    } Rum.
event-beat-guard = { $seat } schlägt die { $size ->
        [small] kleine
       *[large] große
    } Wache, { $pirates } gegen { $value }: { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }{ $coins ->
        [0] {""}
       *[other] {" "}und eine Münze
    }.
event-lost-to-guard = { $seat } unterliegt der { $size ->
        [small] kleinen
       *[large] großen
    } Wache, { $pirates } gegen { $value }.
event-invited = { $seat } lädt alle zum Trinken ein ({ house-name }). Es geht um: { $tiles }.
event-joined = { $seat } zahlt { $host_seat } eine Münze und trinkt mit.
event-passed = { $seat } trinkt nicht mit.
event-rolled = { $seat } würfelt eine { $die }.
event-rolled-again = { $seat } würfelt neu: { $die }.
event-gave-barrel = { $seat } gibt ein Fass Rum.
event-won-drink = { $seat } gewinnt die { $value } ({ house-name }).
event-left-tile = { $seat } lässt das Plättchen liegen.
event-missed = { $seat } gewinnt mit einer { $die } nichts.
event-opened-chest = { $seat } öffnet die Kiste zu { $value } Punkten. Der Skorpion sticht bei { $threshold }.
event-added = Das macht { $total } von { $threshold }.
event-stung = { $seat } wird gestochen: { $value } Punkte.
event-rested = { $seat } zahlt eine Münze und rastet.
event-boarded = { $seat } geht mit { $pirates ->
        [one] { $pirates } Piraten
       *[other] { $pirates } Piraten
    } an Bord, Reihe { $row }.
event-spent = { $seat } hat keine Piraten mehr und ist fertig.
event-relocated = { $square } ist eine Sackgasse: Der Kapitän taucht auf { $to } wieder auf{ $count ->
        [0] {""}
        [one] , denn { $skipped } ist auch eine
       *[other] , denn { $skipped } sind auch welche
    }.
event-stuck = { $square } ist eine Sackgasse, und alle Münzfelder sind es auch: Der Kapitän bleibt stehen.
event-brawl = { $crews ->
        [0] Heute Nacht schläft niemand an Bord.
        [1] Nur eine Mannschaft ist an Bord: keine Rangelei.
       *[other] { $crews } Mannschaften rangeln um die Schlafplätze.
    }
event-column = { $side ->
        [left] Links vom Mast, Spalte { $column }.
       *[right] Rechts vom Mast, Spalte { $column }.
    }
event-imaginary-rolled = Die gedachte Mannschaft würfelt eine { $die }.
event-knocked-out = { crew-name.start } verliert einen Piraten; { $left ->
        [0] es war der letzte
        [one] { $left } ist noch da
       *[other] { $left } sind noch da
    }.
event-eliminated = { crew-name.start } scheidet aus der Rangelei aus.
event-slept = { $imaginary ->
        [yes] Die gedachte Mannschaft gewinnt { bed-name } ({ $value }): aus dem Spiel.
       *[no] { $seat } gewinnt { bed-name }: { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
        }.
    }
event-crossed = { crew-name.start } wechselt auf die andere Seite des Mastes.
event-unclaimed = Niemand bekommt { bed-name } ({ $value }).
event-came-home = Alle Piraten kehren zu ihren Besitzern zurück.
event-ended = { $reason ->
       *[five-rounds] Fünf Runden sind gespielt: Das Spiel ist zu Ende.
    }
event-scored = { $seat } hat { $points } Punkte: Kneipen { $taverns }, Kisten { $chests }, Skorpione { $scorpions }, Wachen { $guards }, Schlaf { $beds }, Bedarf { $accessories }, Rendezvous { $rendezvous }, Karten { $maps }.

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-moved = geht nach { $to } auf { square-kind.to }
    .many = geht nach { $to }
recap-crept = schleicht nach { $to } auf { square-kind.to }
    .many = schleicht nach { $to }
recap-met = hält ein Rendezvous ein: { $value } Punkte
recap-found-coin = nimmt eine Münze
    .many = nimmt { $count } Münzen
recap-recovered = ruft { $pirates ->
        [one] { $pirates } Piraten
       *[other] { $pirates } Piraten
    } zurück
recap-recruited = heuert einen Piraten an
recap-kept = behält ein Stück Piratenbedarf
recap-sold = verkauft ein Stück Piratenbedarf
recap-promised = zieht ein Rendezvous
recap-took-map = nimmt die { colour-name } Karte vom Wert { $value }
recap-took-rum = nimmt { $barrels ->
        [one] { $barrels } Fass
       *[other] { $barrels } Fässer
    } Rum
recap-beat-guard = schlägt die Wache: { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
recap-lost-to-guard = unterliegt der Wache
recap-invited = lädt alle zum Trinken ein ({ house-name })
recap-joined =
    .me = { $host_seat_me ->
            [yes] { $seat } zahlt dir eine Münze und trinkt mit
           *[no] du zahlst { $host_seat } eine Münze
        }
recap-won-drink = gewinnt die { $value } ({ house-name })
    .many = gewinnt { $value } in der Kneipe
    .me = du gewinnst die { $value } ({ house-name })
recap-opened-chest = öffnet die Kiste zu { $value } Punkten
recap-stung = wird gestochen: { $value } Punkte
    .me = du wirst gestochen: { $value } Punkte
recap-rested = rastet
recap-boarded = geht an Bord, Reihe { $row }
recap-knocked-out = verliert einen Piraten in der Rangelei
    .many = verliert { $count } Piraten in der Rangelei
    .me = du verlierst einen Piraten in der Rangelei
recap-slept = gewinnt { bed-name }: { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
    .me = du gewinnst { bed-name }: { $value ->
            [one] { $value } Punkt
           *[other] { $value } Punkte
        }

## Refusals

refusal-rest-without-coin = Du hast keine Münze zum Rasten.
refusal-rest-alone = Du bist als Letzter noch dabei und kannst nicht rasten.
refusal-exit-first = Erst muss der Kapitän die Stadt durch eine dunkle Gasse verlassen; dann kann er durch { $alley } hereinkommen.
refusal-nothing-done = Du kannst deinen Zug nicht beenden, ehe du etwas getan hast: Beweg den Kapitän, raste oder geh an Bord.
refusal-turn-first = Du bist am Zug: Beweg den Kapitän, raste oder geh an Bord.
refusal-moved-already = Du hast den Kapitän bewegt: Jetzt kannst du nur noch weitergehen oder den Zug beenden.
refusal-further-first = Entscheide erst, ob du weitergehst oder den Zug beendest.
refusal-enter-first = Der Kapitän ist draußen: Wähle die dunkle Gasse, durch die er hereinkommt.
refusal-not-dark = { $alley } ist in dieser Stadt keine dunkle Gasse.
refusal-same-square = { $alley } führt auf das Feld zurück, das du verlässt; es muss ein anderes sein.
refusal-no-second-alley = Von { $from } nach { $square } gibt es keine weitere Gasse.
refusal-no-alley = Von { $from } führt keine Gasse nach { $square }.
refusal-move-without-coin = Eine weitere Bewegung kostet eine Münze, und du hast keine.
refusal-dark-elsewhere = Die dunkle Gasse { $alley } beginnt nicht auf { $from }, wo der Kapitän steht.
refusal-no-way-in = Ginge der Kapitän durch { $alley } hinaus, gäbe es keine dunkle Gasse, durch die er hereinkäme.
refusal-dark-without-coin = Der Weg durchs Dunkle würde dich { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    } kosten; so viel hast du nicht.
refusal-occupied = Die Gasse { $alley } ist von { $by_seat } besetzt.
refusal-too-few-pirates = Dafür brauchst du { $needed ->
        [one] { $needed } Piraten
       *[other] { $needed } Piraten
    }; in deinem Vorrat sind { $pirates }.
refusal-no-such-rendezvous = Du hast hier kein Rendezvous vom Wert { $value }.
refusal-meet-first = Wähle erst, welches Rendezvous du hier einhältst.
refusal-second-must-be-dark = { $alley } ist keine dunkle Gasse: Zu einer dunklen kannst du nur eine zweite dunkle räumen.
refusal-recover-first = Entscheide erst, welche Piraten das Hauptquartier zurückruft.
refusal-no-such-alley = In dieser Stadt heißt keine Gasse { $alley }.
refusal-not-your-alley = In { $alley } stehen keine Piraten von dir.
refusal-keep-or-sell = Entscheide erst, ob du das gezogene Plättchen behältst oder verkaufst.
refusal-no-such-map = Es liegt keine { colour-name } Karte vom Wert { $value } aus.
refusal-map-first = Wähle erst eine Schatzkarte, oder keine.
refusal-no-guard-left = Der Stapel dieser Wache ist leer.
refusal-guard-first = Wähle erst die kleine oder die große Wache, oder keine.
refusal-second-roll-first = Dein Fass ist noch für einen Wurf gut: Nutze ihn, ehe du ein weiteres gibst.
refusal-no-second-roll = Du hast keinen zweiten Wurf: Dafür braucht es ein Fass.
refusal-roll-first = Entscheide erst, ob du deinen Wurf stehen lässt.
refusal-invite-first = Entscheide erst, ob du die anderen einlädst.
refusal-guest-first = Entscheide erst, ob du mittrinkst.
refusal-roll-too-low = Mit einer { $die } schlägst du die { $value } nicht.
refusal-not-staked = Um eine { $value } geht es hier nicht.
refusal-must-take = Wer ein Plättchen gewonnen hat, muss eines nehmen.
refusal-prize-first = Wähle erst eines der gewonnenen Plättchen.
refusal-open-first = Entscheide erst, ob du die Kiste öffnest.
refusal-data-shape = { $file }: Bei „{ $path }“ sollte { $wanted ->
        [list] eine Liste stehen
       *[object] ein Objekt mit benannten Teilen stehen
    }.
refusal-data-unknown-part = { $file }: „{ $path }“ gibt es in keiner Schachtel.
refusal-data-missing = { $file }: „{ $path }“ fehlt.
refusal-data-count = { $file }: „{ $path }“ sollte { $wanted } Einträge haben und hat { $found }.
refusal-data-many = { $file }: „{ $path }“ ist zu lang, höchstens { $most } sind erlaubt.
refusal-data-number = { $file }: „{ $path }“ sollte eine Zahl von { $least } bis { $most } sein.
refusal-data-word = { $file }: „{ $path }“ sollte eines davon sein: { $allowed }.
refusal-data-scorpions = { $file }: „{ $path }“: Es muss so viele Kisten wie Skorpione geben; es sind { $chests } und { $scorpions }.
refusal-data-rendezvous = { $file }: „{ $path }“ muss mindestens eine Art Feld nennen, und weder Rendezvous noch Münze noch Hauptquartier.
refusal-data-plate-number = { $file }: „{ $path }“: Die Tafeln tragen die Nummern 1 bis 9, jede einmal, und jede ihre Nummer auf dem Münzfeld ({ $plate }).
refusal-data-headquarters = { $file }: „{ $path }“: Es muss genau ein Hauptquartier geben; es sind { $found }.
refusal-data-coin = { $file }: „{ $path }“: Jede Tafel hat genau ein Münzfeld.
refusal-data-loop = { $file }: „{ $path }“: Eine Gasse kann nicht von einem Feld zu ihm selbst führen.
refusal-data-twice = { $file }: „{ $path }“ kommt zweimal vor.
refusal-data-positions = { $file }: „{ $path }“: Jede Seite jeder Tafel braucht dieselben Randgassen, { $places } an der Zahl.
refusal-data-apart = { $file }: „{ $path }“: Nicht jedes Feld dieser Stadt ist zu erreichen.

## Why the game is over

end-five-rounds = Das Spiel ist zu Ende: Fünf Runden sind gespielt.

## Options

option-town = Wie liegt die Stadt?
    .random = Nach dem Zufall
    .beginner = Stadt für Einsteiger
option-start = Wer beginnt?
    .random = Der Zufall entscheidet
    .seat = { $seat }
option-coins = Sind Münzen offen?
    .hidden = Vor den anderen verborgen
    .open = Für alle offen
option-barrels = Was wird aus getrunkenem Rum?
    .return = Zurück in den Vorrat
    .leave = Aus dem Spiel
option-dark = Wohin darf eine dunkle Gasse zurückführen?
    .elsewhere = Nur auf ein anderes Feld
    .anywhere = Auch auf dasselbe Feld
option-forced = Wann ist der Weg durchs Dunkle frei?
    .board = Wenn keine normale Gasse leer ist
    .player = Wenn der Ziehende keine füllen kann
option-alone = Darf der Letzte noch rasten?
    .boards = Nein
    .may-rest = Ja
option-drink = Muss man ein gewonnenes Kneipenplättchen nehmen?
    .must-take = Ja
    .may-leave = Nein
option-dates = Welche Orte zeigen die Rendezvous?
    .three-taverns = Drei Kneipen, Karten als eines
    .three-maps = Drei Kartenfarben, Kneipen als eines

## What differs from the usual, in a phrase

agreed-town = Stadt für Einsteiger
agreed-start = { $seat } beginnt
agreed-coins = Münzen offen für alle
agreed-barrels = benutzter Rum verlässt das Spiel
agreed-dark = dunkle Gassen führen auch auf dasselbe Feld zurück
agreed-forced = dunkle Gassen sind frei, wenn man keine Gasse füllen kann
agreed-alone = wer zuletzt aktiv ist, darf rasten
agreed-drink = ein in der Kneipe gewonnenes Plättchen darf liegen bleiben
agreed-dates = Verabredungen mit drei Kartenfarben

## Score sheet

score-taverns = Kneipen
score-chests = Kisten
score-scorpions = Skorpione
score-guards = Wachen
score-beds = Schlafplätze
score-accessories = Piratenbedarf
score-rendezvous = Rendezvous
score-maps = Schatzkarten
score-total = Ehrenpunkte

## Pieces

piece-captain = Kapitän
piece-pirate = Pirat
piece-coin = Münze
piece-barrel = Rumfass
piece-flag = Flagge
piece-square = Feld
piece-alley = Gasse
piece-dark-alley = dunkle Gasse
piece-tile = Plättchen

## Labels

label-reserve = Vorrat
label-pool = In der Heuerstelle
label-coins = Münzen
label-rum = Rum
label-tiles = Plättchen unter der Flagge
label-rendezvous = Offene Rendezvous
label-aboard = An Bord
label-done = Für diese Runde fertig
label-start-player = Startspieler
label-round = Runde { $round } von { $rounds }
label-ship = Das Schiff
label-mast = Mast
label-imaginary = Gedachte Mannschaft
label-displays = Auslage
label-stacks = Stapel
label-supply = Fässer im Vorrat
label-out = Aus dem Spiel
label-known = Was du vom Stapel weißt
label-not-at = Nicht { symbol-name }
label-total = Summe { $total } von { $threshold }
label-reconstruction = Die Tafeln sind nachempfunden; wer das Spiel besitzt, lädt eine eigene Datei.

## Legend: how to read the board

legend-alley = Eine Gasse zeigt ihre Segmente; gefüllte tragen die Farbe ihrer Mannschaft.
legend-dark = Eine dunkle Gasse verlässt die Stadt. Durch eine hinaus, durch eine andere herein.
legend-coin = Die Nummer eines Münzfeldes ist die seiner Tafel: Aus einer Sackgasse geht der Kapitän zur nächsten.
legend-captain = Wo der Kapitän steht, beginnt die nächste Bewegung.

## Hints for newcomers

help-move = Du füllst die Gasse mit deinen Piraten und nutzt das Feld an ihrem Ende. Sieh auf den Preis: Kurze Gassen lassen dir mehr Piraten für später und für die Rangelei.
    .title = Durch eine Gasse gehen
help-dark = Du verlässt hier die Stadt und kommst irgendwo sonst am Rand wieder herein. Das braucht mehr Piraten und eine Münze, erreicht aber weit entfernte Felder.
    .title = Die Stadt verlassen
help-enter = Wähle, wo der Kapitän hereinkommt: Beide dunklen Gassen zusammen sind der Preis in Piraten.
    .title = In die Stadt zurückkehren
help-rest = Du zahlst eine Münze und wartest. Das lohnt, wenn jemand anders den Kapitän näher an das bringt, was du brauchst.
    .title = Ausruhen
help-board = Alle Piraten deines Vorrats gehen an Bord und rangeln heute Nacht. Spätere Mannschaften stehen tiefer und würfeln später, das ist ein Vorteil; größere gewinnen Spalten ohne Kampf.
    .title = An Bord gehen
help-end = Du behältst Münzen und Piraten, und der Nächste zieht von dort, wo der Kapitän steht.
    .title = Den Zug beenden
help-recover = Das Hauptquartier gibt dir Piraten zurück: meist aus der längsten Gasse oder aus zwei dunklen.
    .title = Piraten zurückrufen
help-keep = Das Plättchen zählt am Ende, aber nur, wenn es dein bestes seiner Sorte ist.
    .title = Das Plättchen behalten
help-sell = Zwei Münzen sind zwei weitere Bewegungen. Verkaufe, was du schon besser hast oder was wenig wert ist.
    .title = Das Plättchen verkaufen
help-take = Das Plättchen kommt unter deine Flagge. Karten zählen nur in Paaren einer Farbe.
    .title = Ein Plättchen nehmen
help-meet = Das Plättchen kommt unter deine Flagge und zählt seine Punkte.
    .title = Ein Rendezvous einhalten
help-invite = Die anderen können dir eine Münze zahlen und mittrinken. Tut es niemand, gehört alles dir.
    .title = Zum Trinken einladen
help-decline = Das Feld bringt dir nichts; alles bleibt, wie es ist.
    .title = Das Feld nicht nutzen
help-join = Für eine Münze an den Gastgeber würfelst du um die Plättchen mit.
    .title = Mittrinken
help-pass = Du zahlst nichts und würfelst nicht.
    .title = Nicht mittrinken
help-open = Die Kiste ist dir sicher; dann würfeln alle der Reihe nach, und wer die Summe auf die Zahl des Skorpions oder darüber bringt, verliert 2 Punkte.
    .title = Die Kiste öffnen
help-small = Kleine Wachen zählen 1 bis 3, die schwächsten bringen eine Münze. Mit 4 Piraten im Vorrat kannst du nicht verlieren.
    .title = Eine kleine Wache herausfordern
help-large = Große Wachen zählen 4 bis 6. Mit 7 Piraten im Vorrat kannst du nicht verlieren.
    .title = Eine große Wache herausfordern
help-stand = Der Wurf zählt, wie er ist.
    .title = Den Wurf behalten
help-barrel = Ein Fass erlaubt ein oder zwei neue Würfe; der letzte zählt, auch wenn er schlechter ist.
    .title = Für ein Fass neu würfeln
help-again = Der zweite Wurf des Fasses kostet nichts mehr, aber der jetzige Wurf ist dahin.
    .title = Noch einmal würfeln

## terminal

seat-pirates = { $pirates } Pir.
    .long = { $pirates ->
            [one] { $pirates } Pirat
           *[other] { $pirates } Piraten
        }
seat-pool = +{ $pool }
seat-coins = { $coins ->
        [one] { $coins } Münze
       *[other] { $coins } Münzen
    }
seat-rum = Rum { $rum }
seat-tiles = Plättchen { $tiles }
seat-dates = ♥{ $count }
seat-aboard = Reihe { $row }: { $pirates }
seat-done = fertig
chart-round = Runde { $round }/{ $rounds }
chart-captain = ◆ Kapitän auf { $square }
chart-taverns = Kneipen
chart-maps = Karten
chart-chest = Kiste
chart-chest-tile = { $value } Punkte, sticht bei { $threshold }
chart-beds = Schlafen
chart-bed = { $bed ->
        [bunk] Koje
        [hammock] Matte
       *[rope] Tau
    } { $value }
chart-stacks = Stapel
chart-rum = Rum { $count }
chart-gear = Bedarf { $count }
chart-dates = ♥ { $count }
chart-guards = Wachen { $small } kleine, { $large } große
chart-flag = Unter deiner Flagge: { $tiles } Plättchen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
chart-open-dates = Rendezvous: { $dates }
chart-date = { symbol-name } ({ $value })
chart-drawn = Gezogen: { item-name } ({ $value })
chart-other-alleys = Weitere Gassen: { $alleys }
chart-reconstruction = nachempfunden
chart-own = eigene Tafeln
chart-ship = An Bord:
chart-imaginary = gedachte Mannschaft
chart-roll = { $seat } hat { $die } gewürfelt
chart-standing = es steht: { crew-name } { $die }
chart-stake = Es geht um: { $tiles }
chart-sting = Summe { $total } von { $threshold }
heading-way = { square-kind }{ $offer ->
        [none] {""}
       *[other] {" "}({ $offer })
    }{ $meets ->
        [0] {""}
       *[other] {" "}♥{ $meets }
    }
heading-chest = Kiste ({ $value } Punkte, sticht bei { $threshold }){ $meets ->
        [0] {""}
       *[other] {" "}♥{ $meets }
    }
heading-dark = Ins Dunkle
heading-other = Oder
heading-recover = Zurückrufen
heading-choice = Wählen
short-move = { $alley ->
        [1] { $square }
       *[other] { $square } Nr. { $alley }
    }
short-enter = { $alley }
short-rest = rasten (1 Münze)
short-board = an Bord gehen
short-end = Zug beenden
short-recover = { $alley ->
        [nothing] niemanden
       *[other] { $alley }
    }
short-keep = behalten
short-sell = für 2 Münzen verkaufen
short-take = { $value }
short-meet = { $value }
short-invite = einladen
short-decline = nichts
short-join = mittrinken
short-pass = passen
short-open = öffnen
short-small = die kleine Wache
short-large = die große Wache
short-stand = stehen lassen
short-barrel = ein Fass geben
short-again = neu würfeln
note-dark = { board-side }, ab { $pirates ->
        [one] { $pirates } Pirat
       *[other] { $pirates } Piraten
    }{ $coins ->
        [0] {""}
        [one] {" "}und { $coins } Münze
       *[other] {" "}und { $coins } Münzen
    }
note-recover = { $pirates ->
        [one] { $pirates } Pirat
       *[other] { $pirates } Piraten
    }
note-guard = { $low } bis { $high }, gegen { $pirates ->
        [0] einen leeren Vorrat
        [one] { $pirates } Piraten im Vorrat
       *[other] { $pirates } Piraten im Vorrat
    }: { $percent } % Aussicht

## terminal: what a choice would do

preview-moved = { $pirates ->
        [one] { $pirates } Pirat
       *[other] { $pirates } Piraten
    }{ $coins ->
        [0] {""}
        [one] , { $coins } Münze
       *[other] , { $coins } Münzen
    }
preview-crept = { $to }, { $pirates ->
        [one] { $pirates } Pirat
       *[other] { $pirates } Piraten
    }{ $coins ->
        [0] {""}
        [one] , { $coins } Münze
       *[other] , { $coins } Münzen
    }
preview-met = { $value } Punkte für ein Rendezvous
preview-recovered = { $dark ->
        [yes] { $square }, dunkle Gasse
       *[no] { $square }–{ $to }
    }: { $pirates ->
        [one] { $pirates } Pirat
       *[other] { $pirates } Piraten
    }
preview-relocated = Sackgasse: Der Kapitän geht nach { $to }
preview-added = Summe { $total } von { $threshold }
preview-stung = { $seat_me ->
        [yes] gestochen: { $value } Punkte
       *[no] { $seat } wird gestochen
    }
preview-won-drink = { $seat_me ->
        [yes] du gewinnst die { $value }
       *[no] {""}
    }
preview-missed = gewinnt nichts
preview-knocked-out = { $imaginary ->
        [yes] die gedachte Mannschaft verliert einen Piraten
       *[no] { $seat_me ->
            [yes] du verlierst einen Piraten
           *[no] { $seat } verliert einen Piraten
        }
    }
preview-crossed = { $imaginary ->
        [yes] {""}
       *[no] { $seat_me ->
            [yes] du wechselst auf die andere Seite des Masts
           *[no] {""}
        }
    }
preview-spent = { $seat_me ->
        [yes] deine letzten Piraten
       *[no] { $seat } ist fertig
    }
preview-boarded = { $seat_me ->
        [yes] Reihe { $row } mit { $pirates ->
            [one] { $pirates } Piraten
           *[other] { $pirates } Piraten
        }
       *[no] {""}
    }

## terminal: how to read the chart

legend-chart = Jede Zelle ist ein Feld mit Namen und Zweck; dazwischen liegen die Gassen, ein Punkt je Segment, ein Buchstabe je Pirat.
legend-chart-dark = ░ am Rand sind die Segmente dunkler Gassen, ╲ und ╱ Gassen quer über eine Tafel.
legend-chart-captain = Das Feld des Kapitäns trägt ein ◆ und ist rot; erreichbare Felder sind unterstrichen.
legend-chart-kinds = $ Münze · HQ Hauptquartier · Pir Pirat · Bed Piratenbedarf · ♥ Rendezvous · K Karte (g gelb, r rosa, n grün) · T Kneipe (1 Es Cruce, 2 La Sirena, 3 El Loro) · Kis Kiste · Wac Wache.

## board

board-name = Die Stadt, ihre Schätze und das Schiff
board-keys = Pfeiltasten führen von Feld zu Feld und zu dunklen Gassen, die du nehmen kannst; die Eingabetaste wählt. Schiff, Stapel und Auslagen folgen mit der Tabulatortaste, wenn man sie wählen kann.
board-pair = { $what }: { $value }
board-at = { $what }, { $at }
board-whole = Ganze Stadt
board-nearer = Näher
board-plan = Stadtplan: zeigt den Kapitän
board-reconstruction = Nachempfundene Tafeln: Die des Originals können anders sein.
board-own-plates = Eigene Tafeln.
board-offer = { $what ->
        [coin] Nimm eine Münze aus der Bank.
        [hq] Ruf Piraten aus einer Gasse zurück.
        [recruit] Heuere einen Piraten an.
        [accessory] Zieh ein Stück Piratenbedarf, zum Behalten oder für 2 Münzen; noch { $first }.
        [rendezvous] Zieh ein geheimes Rendezvous; noch { $first }.
        [map] { $count ->
            [one] Nimm diese Karte: { $values }.
           *[other] Nimm eine der Karten: { $values }.
        }
        [tavern] { $count ->
            [one] Trink um dieses Plättchen: { $values }.
           *[other] Trink um die Plättchen: { $values }.
        }
        [chest] Öffne die Kiste: { $first } Punkte, doch der Skorpion sticht bei { $second }.
        [rum] { $first ->
            [0] Es ist kein Rum mehr da.
            [one] Nimm ein Fass Rum.
           *[other] Nimm { $first } Fässer Rum.
        }
        [guard] Stell dich der kleinen Wache (noch { $first }) oder der großen (noch { $second }).
       *[none] Hier gibt es gerade nichts zu holen.
    }
board-price = Kostet { $least ->
        [yes] mindestens{" "}
       *[no] {""}
    }{ $pirates ->
        [one] { $pirates } Piraten
       *[other] { $pirates } Piraten
    }{ $coins ->
        [0] {""}
        [one] {" "}und { $coins } Münze
       *[other] {" "}und { $coins } Münzen
    }
board-meets = Dein Rendezvous: { $value } Punkte
board-alley = { $dark ->
        [yes] Dunkle Gasse bei { $from }, { board-side }
       *[no] Gasse { $from } – { $to }
    }, { $length ->
        [one] { $length } Pirat
       *[other] { $length } Piraten
    }
board-alley-empty = leer
board-alley-held = besetzt von { $seat }
board-dead-end = Sackgasse: Kein Weg führt von hier fort.
board-tile-tavern = { house-name } { $value }
board-tile-map = { colour-name } Karte, { $value }
board-tile-gear = { item-name } { $value }
board-tile-date = Rendezvous { symbol-name }, { $value } Punkte
board-tile-chest = Kiste, { $value } Punkte
board-tile-scorpion = Skorpion, { $value } Punkte, sticht bei { $threshold }
board-tile-guard = { $stack ->
        [guard_small] kleine Wache { $value }
       *[guard_large] große Wache { $value }
    }{ $coins ->
        [0] {""}
       *[other] {" "}mit einer Münze
    }
board-tile-bed = { bed-name }, { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkte
    }
board-stack = { $stack ->
        [tavern] Kneipen
        [map] Schatzkarten
        [chest] Kisten
        [scorpion] Skorpione
        [accessory] Piratenbedarf
        [rendezvous] Rendezvous
        [guard_small] kleine Wachen
        [guard_large] große Wachen
        [bunk] Koje
        [hammock] Hängematte
       *[rope] Taurolle
    }
board-stack-left = Stapel { board-stack }: noch { $left }
board-below = Bekannt zuunterst: { $values }
board-rolled = Du hast eine { $die } gewürfelt. { $rum ->
        [0] Du hast keinen Rum.
        [one] Du hast ein Fass Rum.
       *[other] Du hast { $rum } Fässer Rum.
    }
board-guard-reach = Die oberste zeigt { $low } bis { $high }.
board-drink = Reihum wird gewürfelt; ein Wurf, der höher ist als ein Plättchen im Einsatz, gewinnt es. Dabei: { $in_seat }.
board-sting = Die Würfe werden addiert: bisher { $total }. Wer { $threshold } erreicht, wird gestochen und nimmt den Skorpion. Alle würfeln.
board-fight = Jeder würfelt gegen den Wurf, der gilt: Ist er niedriger, scheidet der eigene Pirat aus; gleich oder höher, der andere. Dabei: { $in_seat }.
board-fight-alone = { $in_seat }: allein in der Spalte, gewinnt ohne zu würfeln.
board-fight-won = { $in_seat }: gewinnt die Spalte, und der Pirat wechselt auf die andere Seite des Mastes.
board-fight-imaginary = die gedachte Mannschaft
board-brawl = Die Rangelei
board-row = Reihe { $row }: { crew-name }, { $pirates ->
        [one] { $pirates } Pirat
       *[other] { $pirates } Piraten
    }
board-flag = Unter der Flagge: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
board-stat-pirates = Piraten im Vorrat + noch anzuheuern
board-captain = Der Kapitän
board-seats = Spieler
board-squares = Felder
board-held = Besetzte Gassen
board-own = Deine Flagge
board-side = { $side ->
        [north] im Norden
        [east] im Osten
        [south] im Süden
       *[west] im Westen
    }
board-by-side = { $at } von { $side ->
        [north] Norden
        [east] Osten
        [south] Süden
       *[west] Westen
    }
board-column = { $side ->
        [left] Links vom Mast, Spalte { $column }.
       *[right] Rechts vom Mast, Spalte { $column }.
    }
board-reserve = { $pirates ->
        [0] Du hast keine Piraten mehr im Vorrat.
        [one] Du hast { $pirates } Piraten im Vorrat; es müssen mehr sein, als die Wache zeigt.
       *[other] Du hast { $pirates } Piraten im Vorrat; es müssen mehr sein, als die Wache zeigt.
    }

## board: a new table

setup-custom = Eigene Stadt
setup-note = { $way ->
        [beginner] Tafeln 1 bis 9 der Reihe nach, keine gedreht: Das Hauptquartier liegt in der Mitte.
        [custom] Tafel anklicken, dann ihren Pfeil, um sie zu drehen, oder eine andere Tafel, um beide zu tauschen. In dieser Stadt wird gespielt.
       *[random] Zu Beginn der Partie legt und dreht das Los jede der neun Tafeln. Dies ist ein Beispiel; eure Stadt wird anders aussehen.
    }
setup-example = Noch ein Beispiel
setup-take = In dieser hier spielen
setup-shuffle = Mischen
setup-order = Wieder der Reihe nach
setup-turn = Tafel { $plate } drehen
setup-plate = Tafel { $plate }, { $turns ->
        [0] nicht gedreht
        [one] um eine Vierteldrehung gedreht
       *[other] um { $turns } Vierteldrehungen gedreht
    }: { $squares }

## Balance

balance-kind = Was die Arten von Feldern wert sind
    .about = Was auf den Plättchen steht, die der Besucher dort gewinnt, den Stich des Skorpions eingerechnet, insgesamt und nach Runden. Münzen, Rum, Piraten und versprochene Rendezvous zählen hier nicht.
    .row = Art
    .name = { square-kind }
    .column = Runde { $column }
balance-square = Was jedes Feld wert ist
    .about = Ebenso, Feld für Feld: die Nummer der Tafel und der Buchstabe.
    .row = Feld
    .name = { $row }
    .column = { $column }
balance-tile = Was die Plättchen wert sind
    .about = Was ein gewonnenes Plättchen am Ende zählt: von jeder Sorte Piratenbedarf nur das wertvollste, von Schatzkarten die Paare.
    .row = Plättchen
    .name = { $row ->
        [tavern_1] Kneipe Es Cruce
        [tavern_2] Kneipe La Sirena
        [tavern_3] Kneipe El Loro
        [chest] Schatzkiste
        [scorpion] Skorpion
        [guard_small] kleine Wache
        [guard_large] große Wache
        [map_yellow] gelbe Karte
        [map_pink] rosa Karte
        [map_green] grüne Karte
        [hook] Haken
        [wooden_leg] Holzbein
        [eye_patch] Augenklappe
        [sabre] Säbel
        [hat] Hut
        [rendezvous] eingehaltenes Rendezvous
        [bunk] Koje
        [hammock] Hängematte
       *[rope] Taurolle
    }
    .column = { $column }

## Das Format der Dateien

file-box-json = Die Schachtel: Plättchen, Stadtteile und Anordnungen. Die Datei hat die Form der Vorlage und nennt nur, was anders ist.
file-box-json-1 = tiles: die Stapel der Plättchen, jeder mit Wert und Anzahl seiner Plättchen; höchstens 5 in einer Taverne, sonst höchstens 9, und so viele Truhen wie Skorpione.
file-box-json-2 = plates: neun Stadtteile, jeder mit vier Feldern, a bis d, und einem Münzfeld; insgesamt ein Hauptquartier. Jede Seite hat gleich viele Gassen, eine bis drei.
file-box-json-3 = rendezvous_alternative: die Felder eines Stelldicheins, aber weder Stelldichein noch Münze noch Hauptquartier.
file-box-json-4 = arrangements: die Stadt für den Anfang, neun Stadtteile in drei Reihen. Die Stadt muss zusammenhängen.
file-box-json-5 = Die Namen von Feldern, Gegenständen und Zeichen bleiben, ebenso die fünfzehn Piraten von allen.
file-town-json = Die Anordnung der Stadt: drei Reihen aus drei Stadtteilen, jeder einmal.
file-town-json-1 = plate: die Nummer des Stadtteils, 1 bis 9.
file-town-json-2 = rot: seine Vierteldrehungen im Uhrzeigersinn, 0 bis 3.

## What the help explains

icon-pirates = Piraten im Vorrat, dann die, die noch angeheuert werden können.
icon-coins = Münzen; die der anderen sind verdeckt. Sie bezahlen weitere Bewegungen.
icon-barrel = Rumfässer: Jedes erlaubt einen neuen Wurf.
icon-rendezvous = Heimliche Rendezvous, die noch ausstehen.
icon-points = Punkte unter der Flagge.
icon-aboard = Piraten an Bord: Sie rangeln heute Nacht um einen Schlafplatz.
icon-brawl = Das Schiff, auf dem heute Nacht noch nicht gerangelt wird.
icon-gear = Ausrüstung, { item-name }: Am Ende zählt nur das beste Plättchen jeder Sorte.
icon-date = Rendezvous: Führe den Kapitän selbst dorthin, dann zählt es.
icon-map = Schatzkarte: zählt nur in Paaren einer Farbe.
icon-tavern = Kneipenplättchen: zählt, was darauf steht.
icon-stack = Ein verdeckter Stapel mit der Zahl der übrigen Plättchen.
icon-chest = Kiste: zählt, was darauf steht.
icon-scorpion = Skorpion: kostet 2 Punkte, wer die Summe der Würfe auf seine Zahl bringt.
icon-guard-small = Kleine Wache, 1 bis 3 Punkte; eine Münze darauf gehört dir.
icon-guard-large = Große Wache, 4 bis 6 Punkte.
icon-bunk = Koje: für den Sieger der Rangelei.
icon-hammock = Hängematte: für den Zweiten.
icon-rope = Taurolle: für den Dritten, bei vier oder fünf Spielern.
icon-square = { $kind ->
        [coin] Münze: Nimm eine Münze. Die Nummer ist die der Platte.
        [hq] Hauptquartier: Ruf deine Piraten aus einer Gasse zurück oder aus zwei dunklen.
        [recruit] Pirat: Ein weiterer Pirat kommt in deinen Vorrat.
        [accessory] Ausrüstung: Zieh ein Plättchen, behalte es oder verkaufe es für 2 Münzen.
        [rendezvous] Rendezvous: Zieh einen heimlichen Ort, an den du den Kapitän führst.
        [map_yellow] Gelbe Karte: Nimm eine aus der Auslage.
        [map_pink] Rosa Karte: Nimm eine aus der Auslage.
        [map_green] Grüne Karte: Nimm eine aus der Auslage.
        [tavern_1] Es Cruce, eine Kneipe: Um ihre Plättchen wird gewürfelt.
        [tavern_2] La Sirena, eine Kneipe: Um ihre Plättchen wird gewürfelt.
        [tavern_3] El Loro, eine Kneipe: Um ihre Plättchen wird gewürfelt.
        [chest] Kiste: Sie gehört dir, aber der Skorpion sticht jemanden.
        [rum] Rum: Nimm zwei Fässer.
       *[guard] Wache: Schlag sie mit genug Piraten im Vorrat.
    }

## The first game: a sentence at each new situation

companion-turn = Es gibt nur einen Kapitän für alle: Du führst ihn auf ein nahes Feld, füllst die Gasse mit deinen Piraten und nutzt das Feld an ihrem Ende.
    .lit = captain
companion-further = Jeder weitere Zug kostet eine Münze und Piraten: Geh weiter, wenn das Feld es wert ist, und heb Piraten für die Nacht auf.
    .lit = seat:$me
companion-enter = Der Kapitän ist durch eine dunkle Gasse hinaus: Wähl, wo er wieder hereinkommt, denn beide Gassen zusammen sind der Preis in Piraten.
companion-meet = Dieses Feld passt zu mehreren deiner heimlichen Rendezvous: Halt das ein, das die meisten Punkte bringt.
    .lit = flag:$me
companion-recover = Das Hauptquartier gibt dir die Piraten einer Gasse zurück: Die längste bringt die meisten.
    .lit = seat:$me
companion-recover-dark = Von dunklen Gassen darfst du zwei leeren: So viele Piraten mehr kommen in deinen Vorrat.
    .lit = seat:$me
companion-accessory = Ausrüstung ziehst du verdeckt, und von jeder Sorte zählt nur dein bestes Plättchen: Verkauf die anderen für 2 Münzen.
    .lit = stack:accessory
companion-map = Schatzkarten zählen nur paarweise in einer Farbe: Schau, welche du unter deiner Flagge hast.
    .lit = flag:$me
companion-host = Du bist in der Kneipe: Lad ein, und wer mittrinkt, zahlt dir eine Münze; kommt niemand, gehören dir alle Plättchen.
    .lit = captain
companion-guest = Mittrinken kostet eine Münze, die der Gastgeber bekommt, und er würfelt zuerst: Zahl, wenn mehrere Plättchen auf dem Spiel stehen.
    .lit = captain
companion-prize = Dein Wurf schlägt mehrere Plättchen, aber ein Wurf nimmt nur eines: Nimm das beste.
    .lit = captain
companion-chest = Die Kiste gehört, wer sie öffnet, aber dann würfeln alle, und wer die Summe auf die Zahl des Skorpions bringt, wird gestochen.
    .lit = display:scorpion:0
companion-guard = Du schlägst die Wache, wenn du mehr Piraten übrig hast als ihre Zahl: Die kleine hat 1 bis 3, die große 4 bis 6.
    .lit = seat:$me
companion-roll = Ein Fass Rum bezahlt einen oder zwei neue Würfe, und der letzte zählt: Gib es aus, wenn dieser Wurf verloren ist.
    .lit = seat:$me
companion-event-moved = { $seat } hat den Kapitän nach { $to } geführt: Dein Zug beginnt dort, wo er stehen bleibt, und die Gasse ist bis zum Ende der Runde gesperrt.
    .lit = square:$to
companion-event-promised =
    .seat = Du hast ein heimliches Rendezvous gezogen: Es bringt seine Punkte, wenn du den Kapitän auf ein Feld mit diesem Zeichen führst.
    .seat_lit = flag:$me
companion-event-joined =
    .host_seat = { $seat } trinkt mit und zahlt dir eine Münze: Es wird reihum gewürfelt, bis das letzte Plättchen weg ist.
    .host_seat_lit = seat:$me
companion-event-stung =
    .seat = Dein Wurf hat die Summe auf die Zahl des Skorpions gebracht: Das kostet dich am Ende Punkte.
    .seat_lit = flag:$me
companion-event-lost-to-guard =
    .seat = Die Wache war stärker als die Piraten, die dir blieben: Zähl deinen Vorrat, bevor du dich mit ihr anlegst.
    .seat_lit = seat:$me
companion-event-took-rum =
    .seat = Mit Rum darfst du neu würfeln: Heb dir welchen für die Rangelei in der Nacht auf.
    .seat_lit = seat:$me
companion-event-boarded = { $seat } ist an Bord und für heute fertig: Wer später kommt, würfelt in der Rangelei später, und das ist ein Vorteil.
    .lit = ship
companion-event-brawl = Nachts rangeln die Mannschaften Spalte für Spalte um die Schlafplätze: Der niedrigste Wurf verliert einen Piraten, und die letzte Mannschaft bekommt die Koje.
    .lit = bed:bunk bed:hammock
companion-event-slept =
    .seat = Du hast einen Schlafplatz: Diese Punkte kommen unter deine Flagge.
    .seat_lit = flag:$me
companion-event-came-home = Ein neuer Tag: Die Piraten sind daheim, die Gassen sind frei, und nach fünf Runden wird gezählt.
    .lit = captain

## Puzzles: what the best choice is about

puzzle-theme-move = der Weg des Kapitäns
puzzle-theme-dark = die dunkle Gasse
puzzle-theme-enter = zurück in die Stadt
puzzle-theme-rest = das Rasten
puzzle-theme-board = an Bord gehen
puzzle-theme-end = den Zug beenden
puzzle-theme-recover = Piraten zurückrufen
puzzle-theme-keep = das Zubehör behalten
puzzle-theme-sell = das Zubehör verkaufen
puzzle-theme-take = welches Plättchen
puzzle-theme-meet = das Rendezvous
puzzle-theme-invite = zum Trinken einladen
puzzle-theme-decline = nichts tun
puzzle-theme-join = mittrinken
puzzle-theme-pass = passen
puzzle-theme-open = die Schatztruhe
puzzle-theme-small = die kleine Wache
puzzle-theme-large = die große Wache
puzzle-theme-stand = den Wurf behalten
puzzle-theme-barrel = ein Fass für einen Wurf
puzzle-theme-again = noch einmal würfeln

## Anweisungen

measure-stake = Punkte, um die es in der Schenke geht
