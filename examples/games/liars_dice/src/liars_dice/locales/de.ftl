## Das Spiel

game-title = Lügenwürfel
game-tagline = Würfel unter Bechern: überbiete oder decke den Bluff auf.
game-summary = Alle würfeln mit fünf Würfeln unter ihrem Becher und sehen nur die eigenen. Gebote auf alle Würfel zusammen gehen reihum und steigen, bis jemand zweifelt. Wer falsch lag, verliert einen Würfel; wer zuletzt noch Würfel hat, gewinnt.

option-aces = Einsen
    .plain = zählen als Einsen
    .wild = zählen als jede Augenzahl
agreed-aces = Einsen zählen als jede Augenzahl

end-one-left = Nur noch einer hat Würfel.

score-total = Überdauerte Mitspieler
score-outlasted = Überdauerte Mitspieler

## Regeln

chapter-material = Würfel und Becher
chapter-round = Eine Runde
chapter-challenge = Das Anzweifeln
chapter-end = Das Ende

rule-LIA-1 = Es spielen zwei bis sechs mit. Jeder hat fünf Würfel und einen Becher.
rule-LIA-2 = Wer in der ersten Runde als Erster bietet, wird ausgelost.
rule-LIA-3 = Zu Beginn einer Runde würfeln alle mit allen ihren Würfeln unter dem Becher und sehen sie sich heimlich an.
rule-LIA-4 = Der Erste einer Runde muss bieten. Danach überbietet jeder, der an der Reihe ist, oder zweifelt das letzte Gebot an.
rule-LIA-5 = Ein Gebot nennt eine Anzahl Würfel und eine Augenzahl: Mindestens so viele Würfel zeigen sie unter allen Bechern zusammen.
rule-LIA-6 = Ein höheres Gebot nennt mehr Würfel einer beliebigen Augenzahl oder gleich viele einer höheren.
rule-LIA-7 = Niemand darf mehr Würfel bieten, als unter allen Bechern liegen.
rule-LIA-8 = Im Uhrzeigersinn kommt der Nächste an die Reihe, der noch Würfel hat.
rule-LIA-9 = Wird ein Gebot angezweifelt, werden alle Becher gehoben und die Würfel mit der gebotenen Augenzahl gezählt.
rule-LIA-10 = Man kann vereinbaren, dass Einsen Joker sind: Eine 1 zählt dann als jede Augenzahl. Bei einem Gebot auf Einsen zählen nur Einsen.
rule-LIA-11 = Sind es so viele Würfel wie geboten oder mehr, verliert der Zweifler einen Würfel. Sonst verliert ihn, wer geboten hat.
rule-LIA-12 = Wer den Würfel verloren hat, beginnt die nächste Runde; ist er ausgeschieden, beginnt der Nächste, der noch Würfel hat.
rule-LIA-13 = Wer keine Würfel mehr hat, scheidet aus.
rule-LIA-14 = Das Spiel endet, wenn nur noch einer Würfel hat. Er gewinnt.
rule-LIA-15 = Die anderen werden danach gereiht, wie lange sie dabei waren: Wer später ausschied, liegt vorn.

## Fragen und Möglichkeiten

decision-make-bid = Wie viele Würfel bietest du, oder zweifelst du?
    .waiting = { $seat } kann bieten oder zweifeln.
decision-name-face = Welche Augenzahl?
    .waiting = { $seat } nennt eine Augenzahl.

choice-challenge = Anzweifeln
choice-bid = { $count ->
        [one] Einen Würfel bieten
       *[other] { $count } Würfel bieten
    }
choice-face = Mit Augenzahl { $face }

help-challenge = Alle Becher werden gehoben. Stimmt das letzte Gebot, verlierst du einen Würfel, sonst verliert ihn, wer geboten hat.
help-bid = Du sagst, wie viele Würfel unter allen Bechern zusammen dieselbe Augenzahl zeigen. Welche, sagst du danach.
help-face = Du sagst, welche Augenzahl dein Gebot meint.

## Ereignisse

event-began = { $seat } beginnt.
event-rolled = { $seat } würfelt mit { $count ->
        [one] einem Würfel
       *[other] { $count } Würfeln
    }.
    .secret = Dein Wurf: { $dice }.
event-bid = { $seat } bietet { $count } × { $face }.
event-showed = { $seat } zeigt { $dice }.
event-counted = Geboten waren { $count } × { $face }; es sind { $found }.
event-lost = { $seat } verliert einen Würfel und hat noch { $left }.
event-left = { $seat } scheidet aus.
event-won = { $seat } gewinnt.

## Seit deinem letzten Zug

recap-bid = bietet { $count } × { $face }
recap-lost = verliert einen Würfel
    .me = du verlierst einen Würfel und hast noch { $left }

## Ablehnungen

refusal-nothing-to-challenge = Es gibt noch kein Gebot, das man anzweifeln könnte: Biete zuerst.
refusal-too-many-dice = Unter den Bechern liegen nur { $count } Würfel.
refusal-bid-higher = Das letzte Gebot ist { $count } × { $face }: Überbiete es oder zweifle.
refusal-count-first = Sag zuerst, wie viele Würfel du bietest.
refusal-face-higher = Das letzte Gebot waren gleich viele Würfel mit Augenzahl { $face }: Nenne eine höhere.
refusal-face-first = Nenne zuerst die Augenzahl zu deinem Gebot über { $count }.

## Das Brett im Browser

view-players = Spieler
view-dice = Würfel
view-out = Ausgeschieden
view-own-dice = Deine Würfel
view-aces-wild = Einsen sind Joker
view-dice-lost = Verlorene Würfel
view-bidder-seat = Letztes Gebot von
view-bid-count = Gebotene Würfel
view-bid-face = Gebotene Augen
view-named = Angesagte Zahl
heading-challenge = Anzweifeln
heading-bid = Bieten
heading-face = Augen
