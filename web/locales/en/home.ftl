## The port

port-welcome = Pirate games to play right now: alone against bots, with friends far away, or together at one screen.
port-name = You sail under the name of
port-games = The games
port-play-now = Play now
port-play-now-note = against { $bots ->
        [one] a bot
       *[other] { $bots } bots
    } of level { $level }, no account needed
port-casting-off = Casting off…
port-new-table = New table
port-seats = { $first } to { $last } players
port-seats-only = { $first } players
port-credit = After the game by { $author } ({ $publisher }, { $year })
port-cover = Picture of { $game }
port-mine = My tables
    .none = Your games will wait for you here: start one, it will not be lost.
port-finished = Recent games
port-open = Open tables
    .none = Nobody is waiting right now. Open a public table and others will join you there.
port-running = To watch
    .none = No public game is being played.
port-resume = Resume
port-enter = Enter
port-join = Join
port-watch = Watch
port-replay = Replay
port-your-turn = It is your turn
port-turn-of = { $seat } to play
port-under-way = Game under way
port-waiting = Waiting: { $free ->
        [0] the table is full
        [one] one free seat
       *[other] { $free } free seats
    }
port-you-won = You won
port-won-by = Won by { $names }
port-ended = Game over
port-with = with { $names }
port-alone = no opponents yet
port-act-on = { $act }: { $game }, { $names }
port-no-games = No game is moored here yet.
port-about = Free software. The rules are told in our own words; the games’ authors and publishers are credited. The luck of every game can be verified.

## A new table

new-table = New table
new-intro = Everything is set for play: change what you like, or nothing.
new-game = Which game?
new-with = With whom?
new-with-link = Friends
    .note = by a link you share
new-with-bots = Bots
    .note = the game starts at once
new-with-here = At this screen
    .note = several people, in turn
new-seats = How many seats?
new-places = Who sits where?
new-place = Seat { $number }
new-you = You
new-place-kind = Who takes seat { $number }?
new-kind-link = By link
new-kind-here = At this screen
new-kind-bot = Bot
new-person-name = Name
new-bot-level = Strength of the bot
new-bot = { $level }: { $about }
new-door = The door
new-public-no = By link only
new-public-yes = Public
new-public-no-note = Only people with the link find the table.
new-public-yes-note = The table is listed in port; anybody can sit down.
new-spectators = Spectators welcome
new-spectators-note = They see only what everybody sees.
new-clock = Time
new-clock-none = No clock
    .note = Everybody takes their time.
new-clock-live = { $bank } min + { $step } s
    .note = Live: { $bank } minutes each, and { $step } seconds more with every move. When time is up, a bot plays.
new-clock-turn = { $days ->
        [one] { $days } day a move
       *[other] { $days } days a move
    }
    .hours = { $hours } h a move
    .note = At your own pace: come back and play when you like, within this time.
new-options = Game options
new-files = A box of your own
new-files-count = { $count ->
        [0] all built in
       *[other] { $count } of { $all } from your box
    }
new-files-note = Do you own the game? Play with files copied from your box. Those you do not give stay built in; the game keeps yours with it.
new-file-built-in = built in
new-file-own = yours: { $file }
new-file-pick = Choose a file
new-file-drop = Back to the built-in one
new-create = Open the table
new-start = Start the game
new-then-wait = Then you can invite your friends.
new-then-start = The game starts at once.
new-making = Laying the table…

## The waiting room

gangway-title = { $game }: coming aboard
gangway-seats = At the table
gangway-you = you
gangway-here = at this screen
gangway-host = host
gangway-bot = bot, { $level }
gangway-free = Free seat
gangway-sit = Sit here
gangway-sit-any = Take a seat
gangway-sit-as = Sit in seat { $number }
gangway-leave = Get up
gangway-put-bot = Add a bot
gangway-put-bot-at = Add a bot in seat { $number }
gangway-remove-bot = Remove
gangway-remove-bot-at = Remove the bot { $name }
gangway-name = Your name at this table
gangway-start = Start
gangway-start-fill = { $free ->
        [one] A bot will take the free seat.
       *[other] Bots will take the { $free } free seats.
    }
gangway-start-full = The table is full.
gangway-fill-level = Strength of the bots
gangway-close = Close the table
gangway-close-sure = Really close it? Click again.
gangway-waiting-host = { $free ->
        [0] The table is full: waiting for the host to start.
        [one] Waiting for one more person, or for the host to start with a bot.
       *[other] Waiting for { $free } more people, or for the host to start with bots.
    }
gangway-guest = You are invited to this table. Choose a name and take a seat: that is all.
gangway-full = All seats are taken. You can watch the game as soon as it starts.
gangway-fair = Verifiable luck: the seed’s fingerprint is fixed already, and the seed will be revealed at the end.
gangway-commitment = SHA-256 fingerprint
gangway-terms = Terms of the table
gangway-public = public table
gangway-by-link = by invitation
gangway-spectators = spectators welcome
gangway-no-spectators = no spectators
gangway-lost = The connection is interrupted; it will heal by itself.
gangway-about = In a nutshell
gangway-taken = { $name } has taken a seat.
gangway-left = A seat has become free.

## The invitation

invite = Invite
    .text = Whoever opens this link can sit down at the table, without an account.
invite-link = Invitation link
invite-copy = Copy the link
invite-copied = Link copied
invite-share = Share
invite-message = A game of { $game }? The table is ready:
invite-code = QR code of the invitation link
invite-scan = Or point a phone at this code.
invite-local = This address exists only on this computer: to play from afar, open the site by its address on the network.
