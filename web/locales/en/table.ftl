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
papers = Log and chat

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

prompt-closed = The host has closed this table: the game ended there.
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

helm = At the helm
helm-open = { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
helm-close = Board
choices = Your choices
choices-search = Look for a move, even a forbidden one
choices-more = { $count ->
        [one] { $count } more…
       *[other] { $count } more…
    }
choices-denied = Not allowed now
choices-why-not = why not?
choices-why = Why not?
choices-how = Click anything on the board that does not glow, or type the name of a move here: you will read which rule forbids it.
    .touch = Tap anything on the board that does not glow, or type the name of a move here: you will read which rule forbids it.
choices-none = No move is called that.
choice-confirm = Confirm
click-again = Click again to confirm
    .touch = Tap “Confirm” below
choice-disarm = Never mind
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
wish-ask = Ask the others
wish-mine = { $count ->
        [0] You ask to take your last choice back. Nobody has answered yet.
        [one] You ask to take your last choice back. One person agrees, waiting for the others.
       *[other] You ask to take your last choice back. { $count } people agree, waiting for the others.
    }
wish-theirs = { $seat } asks to take the last choice back, with all that followed.
wish-agree = Agree
wish-decline = Refuse
wish-agreed = You agree; waiting for the others.
away-mine = Your time is up: a bot is playing for you.
away-back = I am back

## Log and chat

log = Log
log-empty = Nothing has happened yet.
log-keys = Left and right arrows: from one rule or move to the next.
log-earlier = { $count ->
        [one] Show the move before
       *[other] Show the { $count } moves before
    }
log-moment = See move { $n } again
chat = Chat
chat-empty = Nobody has said anything yet.
chat-write = Write to the others
chat-send = Send
chat-unread = { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
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

line-open = Connected.
line-connecting = Connecting to the table…
line-lost = Connection lost.
line-lost-why = We keep trying. Everything you see is saved; you cannot choose until it is back.
line-dead = The server has closed this connection.

## Verifiable luck

fairness = Verifiable luck
fair-what = Before the first draw the server committed to a secret seed by publishing its fingerprint, and every player mixed in a number of their own: so nobody could choose the luck. At the end the seed is revealed, and anybody can check that every draw follows from it.
fair-commitment = The fingerprint published at the start (SHA-256)
fair-nonce = Your share of the luck
fair-nonce-unknown = This browser has kept no trace of it; it will be in the record.
fair-later = Verification opens at the end of the game, when the seed can be shown without giving anybody away.
fair-verify = Verify the game
fair-verifying = Verifying…
fair-record = Download the record
fair-proven = Verified: the seed is the one promised at the start, and every draw, every move and the result follow from it.
fair-broken = The proof fails at line { $line } of the record: this game is not proven.

## The end

finale-open = Score sheet
finale-rematch = Again, same crew
finale-rematch-join = Join the rematch
finale-port = Back to port
finale-replay = See the game again
score-sheet = Score sheet
score-all = Total
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
help-stats = What everybody has
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
key-help = This help
key-escape-does = Never mind, close, or skip the motion
