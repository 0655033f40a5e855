## Eine Partie noch einmal ansehen

replay-title = Die Partie noch einmal ansehen
replay-moment = Zug { $n } von { $last }
replay-slider = Zug der Partie
replay-back = Einen Zug zurück
replay-forward = Einen Zug vor
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Blickwinkel
replay-eyes-open = alle Karten offen
replay-eyes-none = Zuschauer
replay-link = Link zu diesem Zug kopieren
replay-copied = Link kopiert.
replay-back-to-table = Zurück zum Tisch
replay-story = Was geschah
replay-curve = Punkte im Verlauf der Partie
