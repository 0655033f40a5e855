## Watching a game again

replay-title = Watch the game again
replay-moment = Move { $n } of { $last }
replay-slider = Move of the game
replay-back = One move back
replay-forward = One move forward
replay-play = Play
replay-pause = Pause
replay-eyes = Point of view
replay-eyes-open = all cards face up
replay-eyes-none = a spectator
replay-link = Copy the link to this move
replay-copied = Link copied.
replay-back-to-table = Back to the table
replay-story = The story
replay-curve = Scores over the game
