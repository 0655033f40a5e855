## Eine Partie noch einmal ansehen

replay-title = Die Partie noch einmal ansehen
replay-moment = Zug { $n } von { $last }
replay-position = { $n } / { $last }
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
replay-story = Was geschah
replay-curve = Punkte im Verlauf der Partie
replay-speed = Tempo
replay-speed-slow = ½×
replay-speed-normal = 1×
replay-speed-fast = 3×
replay-link-only = Dieser Link zeigt die beendete Partie und sonst nichts vom Tisch.
replay-link-public = Diese Partie ist öffentlich: Alle können den Link öffnen.
replay-link-table = Solange die Partie läuft, öffnet sich dieser Link nur für Personen mit Zugang zum Tisch.
