## Watching a game again

replay-title = Watch the game again
replay-moment = Move { $n } of { $last }
replay-position = { $n } / { $last }
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
replay-story = The story
replay-curve = Scores over the game
replay-speed = Speed
replay-speed-slow = ½×
replay-speed-normal = 1×
replay-speed-fast = 3×
replay-link-only = This link shows the finished game and nothing else of the table.
replay-link-public = This game is public: anybody can open the link.
replay-link-table = While the game lasts, this link opens only for people who have access to the table.
