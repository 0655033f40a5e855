## The table

title-table = { $game } · Flibuste
title-yours = { $game } · your turn!
board = The board
board-text = Board as text
seats = Players
watchers = { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
log-and-chat = Log and chat

## Seats

seat-you = (you)
seat-bot = bot
seat-here = connected
seat-gone = not connected
seat-stand-in = A bot is standing in
seat-sealed = has chosen
clock-left = Time left
clock-days = { $days } d { $hours } h
clock-hours = { $hours } h { $minutes } min

## The question

prompt-closed = This table is closed: the game ended there, without a result.
prompt-over = The game is over.
prompt-sealed = { $count ->
        [0] Your choice is made.
       *[other] Your choice is sealed; you may still change it. Waiting for { $names }.
    }
prompt-thinking = { $count ->
        [one] { $names } is thinking…
       *[other] { $names } are thinking…
    }
prompt-waiting = Waiting for { $names }.
prompt-nobody = One moment…
prompt-spectator = You are a spectator: you see what everybody sees, and do not play.

## Choices

choice-panel = Your choices
choice-panel-open = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
choice-panel-close = Board
choices = Your choices
choices-search = Look for a move, even a forbidden one
choices-more = { $count ->
        [one] { $count } more…
       *[other] { $count } more…
    }
choice-help = What is this choice for?
choices-denied = Not allowed now
choices-why-not = why not?
choices-why = Why not?
choices-how = Click anything on the board that does not glow, or type the name of a move here: you will read which rule forbids it.
    .touch = Tap anything on the board that does not glow, or type the name of a move here: you will read which rule forbids it.
refusal-why-allowed = That is allowed: what glows can be chosen. To play it, press “Why not?” again first.
choices-none = No move is called that.
choice-confirm = Confirm
click-again = Click again to confirm
    .touch = Tap “Confirm” below
choice-disarm = Never mind
choice-one-click = From now on one click is enough (change it in the settings)
choice-sending = Sending…
choice-final = cannot be taken back
choice-final-why = This cannot be taken back. Confirm it, or click once more in the same place.
    .touch = This cannot be taken back. Tap “Confirm” to play it.
complaint-about = Why not “{ $choice }”?
undo = Undo
hint-ask = Hint
hint-would = A bot would play:
hint-play = Play this
hint-no = No thanks
hint-pondering = A bot is thinking in your place…
undo-request-ask = Ask the others
proposal-take-back = { $seat } asks to take the last choice back, with all that followed.
    .mine = You ask to take your last choice back.
proposal-end = { $seat } proposes to end the game here, without a result.
    .mine = You propose to end the game here.
proposal-replace = { $seat } proposes that a bot, { $name }, play for { $other_seat }, who is gone.
    .mine = You propose that a bot play for { $name }.
proposal-take = { $name } asks to play instead of the bot { $seat }, and would see its hand.
    .mine = You ask to play instead of a bot.
proposal-agree = Agree
proposal-decline = Refuse
proposal-withdraw = Withdraw
proposal-agreed = You agree; waiting for { $names }.
proposal-waiting = Waiting for { $names }.
away-mine = Your time is up: a bot is playing for you.
away-back = I am back

## Leaving the game

leave = Leave
leave-sure = Really? Click again
leave-page = Come back later
    .note = Your seat waits for you; you find the game under “My tables”.
leave-bot = Let a bot play
    .note = It plays for you. You can come back to your seat whenever you like.
leave-replace = Let a bot play for { $name }
    .note = Possible after some minutes of absence, if the other people here agree.
leave-together = Propose to end together
    .note = If all agree, the game ends without a result.
leave-end = End the game
    .note = Nobody else plays here: the game ends without a result.
leave-resign = Resign
    .note = A bot plays to the end, and the result says that you resigned. You cannot come back.
seat-left = You left your seat to a bot, { $seat }.
seat-come-back = Take my seat back
seat-offered = { $seat } offers you their seat.
seat-accept = Take this seat
seat-decline = No thanks
seat-ask = Ask to play
seat-ask-which = Instead of which bot? All people at the table have to agree.

## Log and chat

log = Log
log-empty = Nothing has happened yet.
log-keys = Left and right arrows: from one rule or move to the next.
log-earlier = { $count ->
        [one] Show the move before
       *[other] Show the { $count } moves before
    }
log-moment = See move { $n } again
log-undone = See what was taken back
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the others
chat-send = Send
chat-unread = { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
recap = Since your last turn
digest = Since you were last here
digest-turn = Since your last turn
digest-done = Got it
digest-older = { $count ->
        [one] And one older event, which is in the log.
       *[other] And { $count } older events, which are in the log.
    }

## Rules

rule-show = Rule { $rule }
rule-title = Rule { $rule }
rule-in-the-book = Read it in the rules

## The connection

connection-open = Connected.
connection-connecting = Connecting to the table…
connection-lost = Connection lost.
connection-lost-why = We keep trying. Everything you see is saved; you cannot choose until it is back.
connection-dead = The server has closed this connection.

## Verifiable luck

fairness = Verifiable luck
fair-what = Before anybody could add to it, the server fixed a secret seed and published its fingerprint. Then each person’s browser mixed in a random number of its own: neither the server nor a player could choose the luck alone. At the end the seed is revealed, and this browser draws every number again.
fair-what-first = This game was begun by an earlier protocol: the server published the fingerprint of a secret seed, and players mixed in a number of their own. At the end the seed is revealed, and the draws can be checked.
fair-what-beacon = Once all that was fixed, the next value of a public beacon was mixed in, which nobody could know by then: nobody could choose the luck.
fair-commitment = The fingerprint published when the table was made (SHA-256)
fair-nonce = Your share of the luck
fair-nonce-unknown = This browser has kept no trace of it; it will be in the record.
fair-beacon = The public beacon
fair-receipt = The receipt of this game: whoever keeps it recognises the game again
fair-later = Verification opens at the end of the game, when the seed can be shown without giving anybody away.
fair-verify = Verify the game
fair-verifying = Verifying…
fair-record = Download the record
fair-checked = Checked in this browser
fair-server = The server says
fair-rules = All moves follow the rules and lead to this result.
fair-first-format = This record is of the first format: the draws can be checked by the server and by “flibuste verify”, but not here.
fair-broken = The proof fails at line { $line } of the record: this game is not proven.
luck-promise =
    .yes = The fingerprint is the one this browser saw before the game.
    .no = The fingerprint is not the one this browser saw before the game: the luck was exchanged.
    .unknown = Not proven: this browser did not see the fingerprint before the game.
luck-seed =
    .yes = The revealed seed fits the fingerprint.
    .no = The revealed seed does not fit the fingerprint.
luck-nonce =
    .yes = This browser’s random number is part of the luck.
    .no = This browser’s random number is missing from the luck.
    .unknown = Not proven: this browser added nothing to the luck.
luck-draws =
    .yes = All { $draws } draws follow from the seed together with the set-up, the names and the random numbers.
    .no = A draw in line { $line } of the record does not follow from the seed.
luck-seal =
    .yes = The record is undamaged and sealed with the seed.
    .no = The record was changed.
luck-receipt =
    .yes = This is the game this browser saw end, to the letter.
    .no = This is not the game this browser saw end.
    .unknown = Not proven: this browser did not see the end, and whoever has the seed can write another game.
luck-agreed =
    .yes = Seats, names and random numbers were fixed before the beacon’s value was known.
    .no = Seats, names or random numbers were changed after this browser saw them fixed.
    .unknown = Not proven: this browser did not see what was fixed before the beacon’s value was known.

## The end

finale-open = Score sheet
finale-you = You win!
finale-you-shared = A shared victory: you and { $names }!
finale-tied = The points are equal: the rules break the tie.
finale-rematch = Again, same crew
finale-rematch-join = Join the rematch
finale-home = Back to port
finale-replay = See the game again
score-sheet = Score sheet
score-all = Total
score-resigned = resigned
curve = Scores over the game
curve-missing = The curve of scores is not available.
curve-moment = Move { $n }
curve-when = Move
curve-table = The curve as a table

## Several people at one screen

hand-over-to = Pass the screen to { $seat }
hand-over-why = Board and cards stay hidden until then.
hand-over-take = I am { $seat }
hand-over-undo = Wait: undo the last move
hand-over-wait = The others are playing; nobody here is asked yet.

## Help

welcome = Your first game of { $game }?
welcome-how = What glows on the board can be chosen with a click or a tap, and every button says what it would do. When in doubt, ask for a hint: a bot says what it would play.
welcome-done = Let’s go
welcome-rules = Read the rules
help = Help
help-how = Whatever glows on the board can be chosen with a click or a tap; the list of buttons offers the same choices, with their consequences. A choice that cannot be taken back asks to be confirmed. Click or tap what does not glow, or look for it with “Why not?”, to learn which rule forbids it.
about-choices = What each choice is for
about-board = What the board and the players’ panels show
about-around = Around the board
sign-here = Connected to the table.
sign-gone = Not connected at the moment; the seat is kept.
sign-bot = A bot, with its level; or it stands in for somebody whose time is up.
sign-thinking = This bot is thinking.
sign-sealed = Has chosen in secret; choices are revealed when all have chosen.
sign-clock = The time left to think.
sign-watchers = How many spectators there are; they see only what everybody sees.
sign-undo = Undo: takes your last choice back, as long as nothing has been revealed since.
sign-hint = Hint: a bot says what it would play in your place. The spyglass then marks that choice.
sign-why = Why not? Look for a move that is not allowed: the rule that forbids it is shown.
sign-moment = In the log: see the game at that moment again.
sign-rule = In the log: the rule of this event.
help-keys = Keys
key-escape = Esc
key-choices = Go to the choices
key-nth = Go to the choice in this place (Enter plays it)
key-arrows = From one choice to the next, from one move in the log to the next
key-undo = Undo your last move
key-hint = Ask for a hint
key-log = The log
key-chat = The chat
key-board = The board as text
key-fair = Verifiable luck
key-next = The next table that waits for you
key-help = This help
key-escape-does = Never mind, close, or skip the motion

## The board of a game that has none

generic-table = Table
generic-yes = yes
generic-no = no
view-players = Players
view-hand = Hand
view-round = Round
view-score = Score
view-cards = Cards
view-dice = Dice
view-ended = End

## What waits to be read

stage-score = The count
stage-go-on = Go on
