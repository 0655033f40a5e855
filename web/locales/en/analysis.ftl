## The analysis of a finished game

analysis = Analysis
analysis-ask = Analyse this game
analysis-again = Analyse it again
analysis-about = How much was luck, how much was decided, and which choices cost most? The server works on it for about half a minute, longer if it is busy. The result stays for everybody who may see the game.
analysis-waiting = The analysis is waiting for its turn…
analysis-running = Analysing: { $done } of { $total } steps
analysis-stopped = The server restarted during the analysis. You can ask for it again.
analysis-failed = The analysis did not succeed. You can ask for it again.
analysis-whose = The game of
analysis-parts = What the result is made of
analysis-parts-how = In points of the chance to win, out of 100. With { $seats } players everybody starts from { $even }.
analysis-part-luck = Luck
analysis-part-own = Own decisions
analysis-part-others = Others’ decisions
analysis-part-seat = Seat and deal
analysis-won = { $share ->
    [100] won
    [0] lost
   *[other] shared the win
}
analysis-mistakes-count = { $count ->
    [0] no mistakes
    [one] { $count } mistake
   *[other] { $count } mistakes
}
analysis-rate = average loss: { $rate } in the { $decisions } decisions that mattered
analysis-like = played like a “{ $bot }”
analysis-curve = Chance to win
analysis-curve-of = { $name }’s chance to win, move by move. The other players are drawn faintly.
analysis-key-own = { $name } decides
analysis-key-others = others decide
analysis-key-luck = luck
analysis-turns = Turning points
analysis-turn = Move { $n }: { $what } { $points }
analysis-moment = Move { $n }: { $share }%
analysis-table = The curve in numbers
analysis-when = Move
analysis-mistakes = Mistakes
analysis-no-mistakes = No choice cost clearly more than another. Well played!
analysis-mark-doubtful = inaccuracy
analysis-mark-mistake = mistake
analysis-mark-blunder = blunder
analysis-chosen = Played:
analysis-better = Better:
analysis-cost = { $points } points of the chance to win lost
analysis-guess = It was a guess: the others chose at the same time.
analysis-see = See move { $n }: { $mark }, { $choice }
analysis-how = Every choice is judged by what the player knew at that moment. The values come from { $playouts } simulated ends of the game for each position: small differences are noise.

better = Learn from mistakes
better-mine = Learn from my mistakes
better-of = Learn from { $name }’s mistakes
better-progress = Mistake { $n } of { $count }
better-task = You sit in { $name }’s seat and know what they knew. There was something better than “{ $chosen }”: choose on the board or in the list.
better-right = Well spotted!
better-right-too = Well spotted! It is nearly as strong as “{ $best }”.
better-same = That is what was played. There is something better.
better-wrong = Not quite: “{ $choice }” still costs { $points } points of the chance to win.
better-show = Show me
better-next = Next mistake
better-end = Finish
better-done = Found at the first try: { $found } of { $count }.
better-again = Start again
better-close = Back to the analysis
better-back = Back to the question
