## The port

home-welcome = Pirate games to play right now: alone against bots, with friends far away, or together at one screen.
home-name = You sail under the name of
home-puzzle = The puzzle of the day
home-cups = Cups and leagues
home-games = The games
home-play-now = Play now
home-play-now-note = against { $bots ->
        [one] a bot
       *[other] { $bots } bots
    } of level { $level }, no account needed
home-starting = Casting off…
home-new-table = New table
home-seats = { $first } to { $last } players
home-seats-only = { $first } players
home-credit = After the game by { $author } ({ $publisher }, { $year })
home-cover = Picture of { $game }
home-mine = My tables
    .none = Your games will wait for you here: start one, it will not be lost.
home-finished = Recent games
home-open-count = { $count ->
        [one] One table waits for players
       *[other] { $count } tables wait for players
    }
home-open = Open tables
    .none = Nobody is waiting right now. Open a public table and others will join you there.
home-running = To watch
    .none = No public game is being played.
home-resume = Resume
home-enter = Enter
home-join = Join
home-watch = Watch
home-replay = Replay
home-return = Come back
home-accept = Answer
home-offered = A seat is kept for you
home-left = A bot plays for you
home-hide = Remove from the list
home-decline = Decline
home-your-turn = It is your turn
home-turn-of = { $seat } to play
home-under-way = Game under way
home-waiting = Waiting: { $free ->
        [0] the table is full
        [one] one free seat
       *[other] { $free } free seats
    }
home-you-won = You won
home-won-by = Won by { $names }
home-ended = Game over
home-with = with { $names }
home-alone = no opponents yet
home-act-on = { $act }: { $game }, { $names }
home-no-games = No game is moored here yet.
home-about = Free software. The rules are told in our own words; the games’ authors and publishers are credited. The luck of every game can be verified.

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

waiting-title = { $game }: coming aboard
waiting-seats = At the table
waiting-you = you
waiting-here = at this screen
waiting-host = host
waiting-bot = bot, { $level }
waiting-free = Free seat
waiting-sit = Sit here
waiting-sit-any = Take a seat
waiting-sit-as = Sit in seat { $number }
waiting-leave = Get up
waiting-put-bot = Add a bot
waiting-put-bot-at = Add a bot in seat { $number }
waiting-remove-bot = Remove
waiting-remove-bot-at = Remove the bot { $name }
waiting-name = Your name at this table
waiting-start = Start
waiting-start-fill = { $free ->
        [one] A bot will take the free seat.
       *[other] Bots will take the { $free } free seats.
    }
waiting-start-full = The table is full.
waiting-fill-level = Strength of the bots
waiting-close = Close the table
waiting-close-sure = Really close it? Click again.
waiting-for-host = { $free ->
        [0] The table is full: waiting for the host to start.
        [one] Waiting for one more person, or for the host to start with a bot.
       *[other] Waiting for { $free } more people, or for the host to start with bots.
    }
waiting-guest = You are invited to this table. Choose a name and take a seat: that is all.
waiting-full = All seats are taken. You can watch the game as soon as it starts.
waiting-kept = seat kept
waiting-kept-you = kept for you
waiting-offered = A seat at this table is kept for you. Do you take it?
waiting-fair = Verifiable luck: the seed’s fingerprint is fixed already, and the seed will be revealed at the end.
waiting-beacon = Seats and luck are fixed. The game begins with the next value of the public beacon.
waiting-commitment = SHA-256 fingerprint
waiting-terms = Terms of the table
waiting-usual = the usual settings
waiting-public = public table
waiting-no-spectators = no spectators
waiting-lost = The connection is interrupted; it will heal by itself.
waiting-about = In a nutshell
waiting-taken = { $name } has taken a seat.
waiting-left = A seat has become free.

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

## The format of the files of one’s own box

new-file-template = Download the template
new-files-format = The format of these files
files-title = The files of your box
files-of = { $game }: the files of your box
files-intro = Download a template, replace its values by those of your box, and choose the file in the form for a new table. The server checks it: if there is an error, it names the file, the place and the reason.
files-table = A table (.csv) opens in Excel or LibreOffice. The first line keeps the names of the columns. Commas, semicolons or tabs separate the values, and numbers are whole.
files-json = A .json file opens in a text editor. Keep the quotation marks, the brackets and the names as they are.
files-limit = A file has at most 64,000 characters.
files-none = This game has no files to replace.
files-new = New table
