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

## A first game with help

first-game = First time? Play with help
first-companion = Your companion
first-next = Go on
first-skip = On to my turn
first-read = Got it
first-dismiss = Send away
first-away = Send the companion away
first-call = Call the companion back
first-about = In this game a companion explains each new situation in one sentence, and tells slowly what the others do.
first-things = Three things about your first game
first-well = Well done:
first-try = Worth a try:
first-nothing = This game was too short to say anything about it.
