learn = Learn
learn-first = Learn it in ten minutes
learn-how = Short lessons on the real board: each takes a minute or two. Leave whenever you like; you go on where you were.
learn-begin = Begin
learn-go-on = Go on
learn-again = Once more
learn-done = done
learn-match = A small match against a cabin boy
learn-steps = { $count ->
    [one] one step
   *[other] { $count } steps
}
learn-none = This game has no lessons yet. Its rules are here.
learn-you = You
learn-guide = The lesson
learn-step = { $step } of { $steps }
learn-continue = Go on
learn-about = “{ $choice }”:
learn-lesson-done = Lesson done
learn-scores = The scores: { $scores }.
learn-next = Next lesson
learn-all = All lessons
learn-restart = Start over
learn-play = Now a real game
