## Cups and leagues

cups-title = Cups and leagues
cups-intro = In a cup everybody plays the same deal from the same seat against the same bots. There is one try: what counts is what you make of it.
cups-today = Today’s cups
cups-tomorrow = Announced for tomorrow
cups-mine = Yours and your friends’
cups-leagues = Leagues and tournaments
cups-none = Nothing yet.
cups-make = Make a cup with friends
cups-make-league = Make a league
cup-of-day = { $game }, { $day }
cup-seat = Seat { $number } of { $seats }, against { $bot }
cup-play = Play the cup
cup-resume = Go on with my game
cup-see = See the cup
cup-results = Results
cup-state-announced = not open yet
cup-state-open = open
cup-state-closed = closed, the last games are being finished
cup-state-over = over
cup-tries = { $count ->
        [0] Nobody has begun yet
        [one] One person has begun
       *[other] { $count } people have begun
    }
cup-opens = Opens on { $at }
cup-closes = Begin before { $at }
cup-ends = Everything is shown to everybody on { $at }
cup-sealed = Results and other people’s games are shown to you when you have played to the end.
cup-given-up = You gave up your try. Results are shown when the cup is over.
cup-nobody = Nobody has finished yet.
cup-by-result = By result
cup-by-skill = Without luck
cup-rank = Rank
cup-name = Name
cup-place = Place at the table
cup-score = Points
cup-margin = Margin
cup-margin-note = the points minus the mean of the others at the same table
cup-adjusted = Margin without luck
cup-adjusted-waits = waits for its analysis
cup-replay = Watch
cup-you = you
cup-promise = The promise
cup-promise-note = The fingerprint of the secret deal was published on { $at }. At the end the secret is shown and everybody can check: nobody could change the deal since then. It is the same for all, so nobody adds luck of their own.
cup-secret = The secret
cup-field-name = Name
cup-field-game = Game
cup-field-seats = Players
cup-field-seat = The seat everybody has
cup-field-bot = Bots
cup-field-days = Lasts
cup-days = { $days ->
        [one] one day
       *[other] { $days } days
    }
cup-create = Make the cup

league-kind = Form
league-kind-league = League
    .note = in groups, always with new people
league-kind-swiss = Swiss tournament
    .note = with one’s neighbours in the table
league-size = People at a table
league-rounds = Rounds
league-groups = Groups
league-clock = Clock
league-public = In the public list
league-create = Make it
league-state-open = open for joining
league-state-running = round { $round } of { $rounds }
league-state-over = over
league-state-closed = called off
league-terms = { $kind } of { $game }, tables of { $size }, { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
league-members = { $count ->
        [one] one person has joined
       *[other] { $count } people have joined
    }
league-join = Join
league-leave = Leave
league-leave-sure = Yes, leave
league-start = Begin the first round
league-close = Call it off
league-group = Group { $group }
league-place = Place
league-played = Games
league-points = Points
league-wins = Wins
league-strength = Strength met
league-margin = Margin
league-left = left, a bot plays
league-round = Round { $round }
league-table = Table { $number }
league-table-open = Go to the table
league-bot = bot
league-print = Print the table
league-csv = Table as CSV
league-json = As JSON
league-rule = Points: the share of opponents left behind at each table. Ties are broken by wins, then by the strength of those met, then by margin.

## Standing orders

orders = Standing orders
orders-intro = A standing order answers for you as soon as its question is asked. Nobody else sees it; in the log it is a choice like any other.
orders-none = No standing orders.
orders-new = New order
orders-kind = When I am asked
orders-choice = choose, if it is offered
orders-below = only if
orders-always = in any case
orders-less = { $measure }: less than { $number }
orders-number = less than
orders-lasts = It lasts
orders-lasts-choice = until I next choose myself
orders-lasts-game = for the whole game
orders-news = even if I have learnt a secret since
orders-give = Give the order
orders-cancel = Cancel
orders-full = You have as many orders as a seat may have.
