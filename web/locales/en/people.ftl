## Profile, ladder, people

page-player = Profile
page-ladder = Ladder
page-people = People
profile = My profile
people = People
ladder = Ladder
home-people = Profile, people and ladder
more = Show more
percent = { $value } %
rated = Rated
new-rated = Rated game
new-rated-note = The result counts for ratings. No hints, and no move is taken back.
new-rated-not = Not with several people at one screen, nor with files of your own.
new-chat = Chat
new-chat-all = Free
new-chat-phrases = Ready phrases only
new-chat-off = None
new-finished = Games finished, at least
new-finished-any = Any
new-finished-note = Share of the last thirty games played to the end, never above your own. Newcomers are welcome.
waiting-rated = rated game
waiting-chat-phrases = chat by ready phrases only
waiting-chat-off = no chat
waiting-finished = at least { $value } % of games finished
invite-known = Invite somebody you know
invite-known-show = Show the people I know
invite-person = Invite { $name }
finale-rating = My rating
phrases = Ready phrases
chat-is-off = There is no chat at this table.
phrase-hello = Hello everybody!
phrase-luck = Good luck!
phrase-bravo = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-moment = One moment, I am thinking.
phrase-soon = I will be right back.
phrase-farewell = Good game, see you soon!
line-title = About what { $name } says
line-report = Report
line-note = What one should know (optional)
line-send = Send the report
line-sent = Thank you. The report was sent with this line; whoever runs the server will read it.
line-block = Stop reading { $name }
profile-no-games = No finished game yet.
profile-finished = Games played to the end: { $share } % (the last { $games } count).
profile-visible = Who sees this profile?
profile-visible-note = Only public profiles are on the ladder.
visible-private = Only me
visible-friends = My friends
visible-public = Everybody
profile-ratings = Ratings
profile-kinds = Games by title
profile-games = Games
profile-won = Won
profile-against = Against whom
profile-opponent = Opponent
profile-ahead = Ahead
profile-behind = Behind
profile-favourite = Bot beaten most often: { $bot }, { $count ->
        [one] once
       *[other] { $count } times
    }.
pool-2 = { $game }, two players
pool-3 = { $game }, three and more
rating-words = { $mu } ± { $doubt }
rating-cautious = surely above { $value }
rating-games = { $count ->
        [one] one rated game
       *[other] { $count } rated games
    }
rating-coming = { $count ->
        [one] One more rated game until the first rating.
       *[other] { $count } more rated games until the first rating.
    }
rating-none-own = Play a rated game: the box is in “New table”.
rating-none = No rated game.
rating-curve-of = Rating from game to game: { $pool }
rating-moment = Game { $n }: { $rating }
rating-key = Estimated strength, and where it lies 19 times in 20
rating-numbers = In numbers
rating-game = Game
rating-strength = Strength
rating-doubt = Give or take
history = Games
history-own = All my games
history-when = Date
history-search = Search
history-with = Name of an opponent
history-title = Game
history-seats = Players
history-result = Result
history-all = All
history-result-won = Won
history-result-lost = Lost
history-result-left = Left
history-rated-yes = Rated
history-rated-no = Unrated
history-somebody = somebody
history-against = against { $names }
history-how-played = Played
history-how-left = Left
history-how-joined = Joined later
history-place = { $place ->
        [1] Victory
       *[other] Place { $place }
    }
history-points = { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
history-analysis = Analysis
history-replay-of = Watch { $game } of { $day } again
history-analysis-of = Analysis of { $game } of { $day }
history-none = No game fits.
history-export = Take everything with you:
history-json = JSON
history-csv = CSV
ladder-how = The order follows the cautious value: what the strength is at least, nearly for sure. Bots mark the scale. Only public profiles are shown.
ladder-two = Two
ladder-more = Three and more
ladder-mine = You have rank { $rank }.
ladder-mine-hidden = You would have rank { $rank }, but your profile is not public.
ladder-mine-coming = { $count ->
        [one] One more rated game until the first rating.
       *[other] { $count } more rated games until the first rating.
    }
ladder-rank = Rank
ladder-name = Name
ladder-value = Cautious value
ladder-fixed = measured mark
ladder-empty = Nobody yet. Play five rated games and make your profile public.
people-how = Here are the people you have played with.
people-none = Nobody yet: first play a game together.
people-games = { $count ->
        [0] No finished game together yet
        [one] One game together
       *[other] { $count } games together
    }
people-more = Invite, friend, block
people-act-on = { $act }: { $name }
people-invite = Invite to a table
people-invite-to = Invite: { $game } ({ $free ->
        [one] one free seat
       *[other] { $free } free seats
    })
people-invited = { $name } will find the table among their own.
people-no-table = You have no open table with a free seat.
people-friends = Friends
people-ask = Ask to be friends
people-accept = Accept to be friends
people-decline = Decline
people-part = No longer be friends
people-block = Block
people-block-note = The person is not told.
block-none = Nothing
block-chat = Their messages
block-seat = My tables
block-both = Both
friend-friends = Friends
friend-asks = Asks to be friends
friend-asked = Asked
