puzzle-title = Puzzles
puzzle-how = A real position, and one good choice: find it. Every day brings a new puzzle for each game, the same for everybody. Your rating and your streak stay in this browser.
puzzle-panel = The puzzle
puzzle-one = Puzzle
puzzle-of = Puzzle of { $day }
puzzle-ask = It is your turn. Which choice is the best? Choose on the board or from the list.
puzzle-known = You have answered it before: this time it does not count.
puzzle-right = Right: { $choice }
puzzle-wrong = No, not “{ $choice }”
puzzle-best = The best choice:
puzzle-theme = Theme: { $theme }
puzzle-values = What each choice is worth
puzzle-worth = { $share }% ± { $error }
puzzle-more = All { $count } choices
puzzle-fewer = Fewer choices
puzzle-rated = rated { $rating }
puzzle-rating = Your rating: { $rating }
puzzle-solved = { $right } right out of { $tries }
puzzle-streak = { $days ->
    [0] No streak yet
    [one] One day in a row
   *[other] { $days } days in a row
}
puzzle-ways = More puzzles
puzzle-next-game = The one of { $game }
puzzle-before = The day before
puzzle-after = The day after
puzzle-all = All puzzles
puzzle-all-of = All puzzles: { $game }
puzzle-games = The games
puzzle-today = The puzzle of the day
puzzle-todays = Today’s puzzles
puzzle-none = There are no puzzles yet.
puzzle-number = Puzzle { $number }
puzzle-state-open = to be solved
puzzle-state-right = solved
puzzle-state-wrong = missed
