puzzle-title = Rätsel
puzzle-how = Eine echte Stellung, eine gute Wahl: Finde sie. Jeden Tag gibt es für jedes Spiel ein neues Rätsel, für alle dasselbe. Deine Wertung und deine Serie bleiben in diesem Browser.
puzzle-panel = Das Rätsel
puzzle-one = Rätsel
puzzle-of = Rätsel vom { $day }
puzzle-ask = Du bist am Zug. Welche Wahl ist die beste? Wähle auf dem Brett oder in der Liste.
puzzle-known = Du hast es schon beantwortet: Diesmal zählt es nicht mehr.
puzzle-right = Richtig: { $choice }
puzzle-wrong = Nein, nicht „{ $choice }“
puzzle-best = Die beste Wahl:
puzzle-theme = Thema: { $theme }
puzzle-values = Was jede Wahl wert ist
puzzle-worth = { $share } % ± { $error }
puzzle-more = Alle { $count } Möglichkeiten
puzzle-fewer = Weniger Möglichkeiten
puzzle-rated = Wertung { $rating }
puzzle-rating = Deine Wertung: { $rating }
puzzle-solved = { $right } von { $tries } richtig
puzzle-streak = { $days ->
    [0] Noch keine Serie
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
}
puzzle-ways = Weitere Rätsel
puzzle-next-game = Das von { $game }
puzzle-before = Der Tag davor
puzzle-after = Der Tag danach
puzzle-all = Alle Rätsel
puzzle-all-of = Alle Rätsel: { $game }
puzzle-games = Die Spiele
puzzle-today = Das Rätsel des Tages
puzzle-todays = Die Rätsel von heute
puzzle-none = Es gibt noch keine Rätsel.
puzzle-number = Rätsel { $number }
puzzle-state-open = noch offen
puzzle-state-right = gelöst
puzzle-state-wrong = verfehlt
