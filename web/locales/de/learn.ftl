learn = Lernen
learn-first = In zehn Minuten lernen
learn-how = Kurze Lektionen auf dem echten Brett, jede ein bis zwei Minuten. Geh, wann du willst: Du machst dort weiter, wo du warst.
learn-begin = Los geht’s
learn-go-on = Weiter
learn-again = Noch einmal
learn-done = geschafft
learn-match = Eine kleine Partie gegen einen Schiffsjungen
learn-steps = { $count ->
    [one] ein Schritt
   *[other] { $count } Schritte
}
learn-none = Dieses Spiel hat noch keine Lektionen. Hier sind seine Regeln.
learn-you = Du
learn-guide = Die Lektion
learn-step = { $step } von { $steps }
learn-continue = Weiter
learn-about = „{ $choice }“:
learn-lesson-done = Lektion geschafft
learn-scores = Der Stand: { $scores }.
learn-next = Nächste Lektion
learn-all = Alle Lektionen
learn-restart = Von vorn
learn-play = Jetzt eine echte Partie

## A first game with help

first-game = Zum ersten Mal? Mit Hilfe spielen
first-companion = Dein Begleiter
first-next = Weiter
first-skip = Bis zu meinem Zug
first-read = Verstanden
first-dismiss = Wegschicken
first-away = Begleiter wegschicken
first-call = Begleiter zurückholen
first-about = In diesem Spiel erklärt ein Begleiter jede neue Lage mit einem Satz und erzählt in Ruhe, was die anderen tun.
first-things = Drei Dinge aus deinem ersten Spiel
first-well = Gut gemacht:
first-try = Einen Versuch wert:
first-nothing = Dieses Spiel war zu kurz, um etwas darüber zu sagen.
