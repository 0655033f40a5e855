## The game

game-title = Palaver
game-tagline = Bieten, bluffen – und Vorsicht vor dem Schwarzen Fleck.
game-summary = Kapitäne teilen einen Hort unter sich auf. In jeder Runde legt ihr heimlich eine Karte bereit, und die höchste gibt das Wort: Wer es hat, sieht sich zwei Plättchen des Horts an, nimmt eines und versteckt das andere ganz unten. Bei Gleichstand wird nachgegeben oder gewürfelt, und Rum bezahlt einen neuen Wurf. Wer den Schwarzen Fleck nimmt, beendet das Spiel auf der Stelle; am Ende gewinnt, wer am reichsten ist.

## Chapters of the rulebook

chapter-material = Spielmaterial
chapter-set-up = Spielaufbau
chapter-council = Der Rat
chapter-brawl = Die Rauferei
chapter-hoard = Der Hort
chapter-end = Spielende

## Rules: material

rule-PAR-1 = Palaver spielt ihr zu zweit, zu dritt oder zu viert, immer nach denselben Regeln.
rule-PAR-2 = Der Hort ist ein Stapel aus acht verdeckt gemischten Plättchen: den Schätzen 1 bis 7 und dem Schwarzen Fleck.
rule-PAR-3 = Es gibt 24 Karten; jede Zahl von 1 bis 6 steht auf vier von ihnen.

## Rules: set-up

rule-PAR-4 = Alle bekommen fünf Karten; was man auf der Hand hat, ist geheim. Die übrigen Karten kommen ungesehen zurück in die Schachtel.
rule-PAR-5 = Alle beginnen mit zwei Bechern Rum, sofern ihr nicht einen oder drei vereinbart habt. Im Fass ist ein Becher für jeden Kapitän am Tisch. Wie viel Rum jemand hat, sehen immer alle.

## Rules: the council

rule-PAR-6 = Zu Beginn jeder Runde legen alle gleichzeitig eine Karte von der Hand verdeckt bereit. Hast du nur noch eine Karte, nimmst du diese.
rule-PAR-7 = Liegen alle Karten bereit, werden sie gemeinsam aufgedeckt und bleiben bis zum Spielende offen liegen. Wer die höchste Karte zeigt, hat das Wort.
rule-PAR-8 = Zeigen mehrere Kapitäne die höchste Karte, entscheiden sie, und nur sie, gleichzeitig und geheim: um das Wort kämpfen oder nachgeben.
rule-PAR-9 = Wer nachgibt, nimmt sich einen Becher Rum aus dem Fass. Bedient wird in der Reihenfolge der Plätze, solange das Fass reicht.

## Rules: the brawl

rule-PAR-10 = Kämpft niemand, hat in dieser Runde niemand das Wort. Kämpft nur ein Kapitän, hat er es. Kämpfen mehrere, würfelt jeder, in der Reihenfolge der Plätze, und der höchste Wurf gibt das Wort; bei gleichen Würfen gewinnt der frühere Platz.
rule-PAR-11 = Nach deinem Wurf darfst du einen Becher Rum ins Fass geben und neu würfeln, so oft du bezahlen kannst. Nur dein letzter Wurf zählt.

## Rules: the hoard

rule-PAR-12 = Wer das Wort hat, sieht sich die beiden obersten Plättchen des Horts an und zeigt sie niemandem.
rule-PAR-13 = Eines der beiden nimmst du und legst es offen vor dich; das andere kommt verdeckt unter den Hort. Alle sehen, ob du das obere oder das untere genommen hast, und damit auch, wer das vergrabene Plättchen sonst noch kennen kann.
rule-PAR-14 = Danach nimmt, wer die niedrigste Karte gezeigt hat, einem beliebigen anderen Kapitän, der Rum hat, einen Becher weg, gleich ob jemand das Wort hatte oder nicht. Haben mehrere die niedrigste Karte gezeigt oder hat sonst niemand Rum, geschieht nichts.

## Rules: the end of the game

rule-PAR-15 = Das Spiel endet nach der fünften Runde, wenn alle Karten gespielt sind.
rule-PAR-16 = Das Spiel endet sofort, wenn jemand den Schwarzen Fleck nimmt: Die Runde wird nicht zu Ende gespielt, und niemand verliert mehr Rum. Wie auch immer ein Spiel endet, danach wird alles Verdeckte aufgedeckt.
rule-PAR-17 = Deine Wertung ist die Summe deiner Schätze und ein Punkt für jeden Becher Rum, den du hast. Der Schwarze Fleck kostet drei Punkte.
rule-PAR-18 = Wer am reichsten ist, gewinnt. Bei Gleichstand teilt man sich den besseren Platz, und der folgende entfällt.

## Decisions

decision-seal-card = Welche Karte legst du bereit?
    .waiting = { $seat } legt eine Karte bereit …
decision-stand = Gleichstand um das Wort: Kämpfst du, oder gibst du nach?
    .waiting = { $seat } überlegt, zu kämpfen oder nachzugeben …
decision-keep-roll = Behältst du deinen Wurf, oder zahlst du einen Becher Rum und würfelst neu?
    .waiting = { $seat } überlegt, ob der Wurf gut genug ist …
decision-take-token = Welches der beiden Plättchen nimmst du? Das andere kommt unter den Hort.
    .waiting = { $seat } wählt ein Plättchen …
decision-rob-rum = Deine Karte ist die niedrigste: Wem nimmst du Rum weg?
    .waiting = { $seat } überlegt, wem ein Becher Rum fehlen wird …

## Choices

choice-seal = Die { $card } bereitlegen
choice-fight = Kämpfen
choice-yield = Nachgeben
choice-keep = Den Wurf behalten
choice-reroll = Einen Becher Rum zahlen und neu würfeln
choice-take = { $token ->
        [0] Den Schwarzen Fleck nehmen
       *[other] Schatz { $token } nehmen
    }
choice-rob = { $victim_seat } einen Becher Rum wegnehmen

## Events

event-dealt = { $seat } bekommt { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }.
    .secret = { $seat } bekommt { $count ->
            [one] { $count } Karte
           *[other] { $count } Karten
        }: { $cards }.
event-opened = Runde { $round } beginnt.
event-showed = { $seat } zeigt eine { $card }.
event-tied = Gleichstand mit einer { $card }: { $rival_seat }.
event-fought = { $seat } kämpft.
event-yielded = { $rum ->
        [0] { $seat } gibt nach, aber das Fass ist leer.
       *[other] { $seat } gibt nach und nimmt einen Becher Rum aus dem Fass.
    }
event-fell-silent = Niemand kämpft, also hat niemand das Wort.
event-rolled = { $seat } würfelt eine { $die }.
event-spoke = { $seat } hat das Wort.
event-looked = { $seat } sieht sich { $count ->
        [one] das oberste Plättchen
       *[other] die { $count } obersten Plättchen
    } des Horts an.
    .secret = { $seat } sieht sich { $count ->
            [one] das oberste Plättchen
           *[other] die { $count } obersten Plättchen
        } des Horts an: { $upper ->
            [0] den Schwarzen Fleck
           *[other] Schatz { $upper }
        } und darunter { $lower ->
            [0] den Schwarzen Fleck
           *[other] Schatz { $lower }
        }.
event-took = { $seat } nimmt das { $place ->
        [upper] obere
       *[lower] untere
    } Plättchen: { $token ->
        [0] den Schwarzen Fleck!
       *[other] Schatz { $token }.
    }
event-buried = { $seat } legt das andere Plättchen unter den Hort.
    .secret = { $seat } legt { $token ->
            [0] den Schwarzen Fleck
           *[other] Schatz { $token }
        } unter den Hort.
event-robbed = { $seat } nimmt { $victim_seat } einen Becher Rum weg.
event-ended = { $reason ->
        [black-spot] Der Schwarze Fleck ist genommen: Das Spiel ist aus.
       *[last-card] Die letzte Karte ist gespielt: Das Spiel ist aus.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-showed = zeigt eine { $card }
recap-fought = kämpft
recap-yielded = gibt nach
recap-spoke = hat das Wort
recap-took = nimmt { $token ->
        [0] den Schwarzen Fleck
       *[other] den Schatz { $token }
    }
recap-robbed = nimmt { $victim_seat } einen Becher Rum weg
    .me = { $victim_seat_me ->
            [yes] { $seat } nimmt dir einen Becher Rum weg
           *[no] du nimmst { $victim_seat } einen Becher Rum weg
        }

## Refusals

refusal-card-not-in-hand = Du hast keine { $card } auf der Hand.
refusal-seal-first = Leg zuerst eine Karte von deiner Hand bereit.
refusal-stand-first = Gleichstand um das Wort: Entscheide zuerst, ob du kämpfst oder nachgibst.
refusal-keep-or-reroll = Du hast gerade gewürfelt: Behalte den Wurf, oder zahl einen Becher Rum und würfle neu.
refusal-not-looked-at = { $token ->
        [0] Der Schwarze Fleck
       *[other] Schatz { $token }
    } ist keines der beiden Plättchen, die du gerade ansiehst.
refusal-take-first = Nimm zuerst eines der beiden Plättchen, die du gerade ansiehst.
refusal-rob-first = Entscheide zuerst, wem du Rum wegnimmst.
refusal-rob-yourself = Du kannst dir nicht selbst Rum wegnehmen.
refusal-nobody-there = { $victim_seat } sitzt nicht an diesem Tisch.
refusal-no-rum = { $victim_seat } hat keinen Rum, den du nehmen könntest.

## Why the game is over

end-last-card = Das Spiel ist aus: Alle Karten sind gespielt.
end-black-spot = Das Spiel ist aus: Der Schwarze Fleck wurde genommen.

## Options

option-rum = Mit wie viel Rum beginnen alle?
    .fair = Zwei Becher
    .scarce = Ein Becher
    .plenty = Drei Becher

## What differs from the usual, in a phrase

agreed-rum = { $value ->
        [scarce] eine Ration Rum zu Beginn
       *[plenty] drei Rationen Rum zu Beginn
    }

## Score sheet

score-treasure = Schätze
score-spot = Schwarzer Fleck
score-rum = Rum
score-total = Summe

## Pieces

piece-card = Karte
piece-treasure = Schatz
piece-spot = Schwarzer Fleck
piece-rum = Becher Rum

## Labels

label-round = Runde { $round }
label-captain = Kapitän
label-shown = Gezeigt
label-die = Wurf
label-rum = Rum
label-loot = Beute
label-cards = Karten
label-hand = Hand: { $cards }
label-sealed = Bereitgelegt: { $choice }
label-hoard = Hort: { $count ->
        [one] { $count } Plättchen
       *[other] { $count } Plättchen
    }
label-barrel = Fass: { $rum ->
        [0] leer
       *[other] { $rum }
    }
label-token = { $token ->
        [0] Schwarzer Fleck
       *[other] { $token }
    }
label-known = Platz { $place } von oben: { $token ->
        [0] der Schwarze Fleck
       *[other] Schatz { $token }
    }

## Headings over choices

heading-seal = Karte bereitlegen
heading-fight = Kämpfen
heading-yield = Nachgeben
heading-keep = Wurf behalten
heading-reroll = Neu würfeln
heading-take = Plättchen nehmen
heading-rob = Rum wegnehmen

## What a choice would do

preview-took = { $token ->
        [0] kostet 3
       *[other] zählt { $token }
    }
preview-robbed = Rum von { $victim_seat }
preview-ended = beendet das Spiel

## Legend: how to read the table

legend-table = Eine Zeile für jeden Kapitän: die in dieser Runde gezeigte Karte, der Wurf, die Karten auf der Hand, der Rum und die genommenen Plättchen. Wer das Wort hat, steht in fetter Schrift.
legend-known = Die Plättchen des Horts, die du gesehen hast, stehen mit ihrem Platz da, von oben gezählt.

## Hints for newcomers

help-seal = Du legst eine Karte verdeckt bereit, bis alle so weit sind. Hohe Karten bringen das Wort; eine niedrige, die sonst niemand zeigt, bringt einen Becher Rum.
    .title = Eine Karte beiseitelegen
help-fight = Du beanspruchst das Wort. Kämpfen auch andere, entscheidet der Würfel; das lohnt sich, wenn du Rum für einen neuen Wurf hast oder glaubst, dass die anderen nachgeben.
    .title = Kämpfen
help-yield = Du verzichtest auf das Wort und nimmst dafür einen Becher Rum aus dem Fass. Geben alle nach, sieht sich in dieser Runde niemand den Hort an.
    .title = Nachgeben
help-keep = Du bleibst bei deinem Wurf, und der Nächste würfelt.
    .title = Den Wurf behalten
help-reroll = Du gibst einen Becher Rum ins Fass und würfelst neu. Der neue Wurf zählt, auch wenn er schlechter ist.
    .title = Neu würfeln
help-take = Du nimmst dieses Plättchen vor aller Augen und vergräbst das andere, das nur du kennst. Der Schwarze Fleck kostet drei Punkte und beendet das Spiel sofort: Nimm ihn, wenn dein Vorsprung reicht.
    .title = Einen Stein nehmen
help-rob = Du nimmst diesem Kapitän einen Becher Rum weg. Er ist am Ende einen Punkt wert und bei einer Rauferei einen Wurf.
    .title = Rum wegnehmen

## Das Brett im Browser

board-name = Kapitäne, Hort und Hand
board-keys = Die Pfeiltasten führen von den Kapitänen zu den Plättchen und zu deinen Karten; Enter wählt.
board-captain = { $cards ->
        [one] { $cards } Karte
       *[other] { $cards } Karten
    }, { $rum } Rum
board-rum = Rum
board-shown = zeigt eine { $card }
board-die = hat eine { $die } gewürfelt
board-hoard = { $hoard ->
        [one] { $hoard } Plättchen im Hort
       *[other] { $hoard } Plättchen im Hort
    }, { $barrel } Rum im Fass
board-card = Karte { $card }
board-token = { $token ->
        [0] Schwarzer Fleck
       *[other] Schatz { $token }
    }

## Anweisungen

measure-round = Runde
