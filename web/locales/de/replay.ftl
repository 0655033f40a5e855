## Eine Partie noch einmal ansehen

replay-title = Die Partie noch einmal ansehen
replay-moment = Moment { $n } von { $last }
replay-slider = Moment der Partie
replay-back = Einen Zug zurück
replay-forward = Einen Zug vor
replay-play = Abspielen
replay-pause = Anhalten
replay-eyes = Mit den Augen von
replay-eyes-open = allen, Karten offen
replay-eyes-none = einem Zuschauer
replay-link = Link zu diesem Moment kopieren
replay-copied = Link kopiert.
replay-back-to-table = Zurück zum Tisch
replay-story = Was geschah
replay-curve = Punkte im Verlauf der Partie
