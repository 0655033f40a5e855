## Seats and players

seat-number = Seat { $number }
seat-word-you = me
default-player-name = Corsair

## Refusals of the platform

refusal-not-asked = It is not for you to choose now: it is { $seat }’s turn.
refusal-game-over = The game is over: there is nothing left to choose.
refusal-unknown-choice = “{ $text }” is neither a choice nor a command. Type a number from the list, or ? for help.
refusal-no-such-number = There is no choice number { $number }: the list goes from 1 to { $last }.
refusal-stale = This answer comes too late: question { $serial } is past, we are at question { $current }.
refusal-seat-count = { $game } cannot be played by { $seats }. Possible numbers of players: { $allowed }.
refusal-option-value = Option { $option } cannot be “{ $value }”. Possible values: { $allowed }.
refusal-option-unknown = The game { $game } has no option “{ $option }”. { $count ->
        [0] It has none.
       *[other] Its options: { $allowed }.
    }
refusal-data-unknown = The game { $game } has no data file “{ $file }”.
refusal-data-too-large = The file { $file } is too large: { $most } letters at most.
refusal-data-not-text = The file { $file } is not text (UTF-8).
refusal-data-not-json = { $file }, line { $line }, column { $column }: this is not JSON.
refusal-data-no-table = { $file }, line { $line }: this is no table with commas, semicolons or tabs.
refusal-data-large-number = { $file }: a number is too large or too long. The largest allowed is { $most }.
refusal-data-too-deep = { $file }: too many lists inside each other, { $most } at most.
refusal-data-long-list = { $file }: a list is too long, { $most } entries at most.
refusal-data-long-text = { $file }: a text is too long, { $most } letters at most.
refusal-data-many-values = { $file }: there are too many values, { $most } at most.
refusal-unknown-game = There is no game “{ $game }”. Games to choose from: { $games }.
refusal-unknown-bot = There is no bot “{ $bot }”. Bots to choose from: { $bots }.
refusal-nothing-to-undo = You have not played anything yet: there is nothing to take back.
refusal-undo-others-moved = Too late to take this move back: others have played since.
refusal-undo-revealed = This move cannot be taken back: a card was drawn or something was revealed.

## Records that are refused

record-refused = Record refused, line { $line }: { $reason }
record-too-long = it is too long to be a game.
record-truncated = it stops before the line “{ $word }”: the file is incomplete.
record-expected = “{ $word }” was expected, but it says “{ $found }”.
record-not-numbers = numbers were expected after “{ $word }”, but it says “{ $found }”.
record-not-hex = { $bytes } bytes in hexadecimal were expected after “{ $word }”.
record-not-a-file = a file’s name and its content in quotes were expected after “data” ({ $file }).
record-not-a-record = this is not a record of flibuste.
record-expected-move = a move was expected, but it says “{ $found }”.
record-not-as-written = this line is not written like that: there is a space or a sign too many.
record-other-game = it is a game of something else, { $game }.
record-player-order = the players are out of order: player { $expected } was expected.
record-player-count = { $players ->
        [one] { $players } player is named
       *[other] { $players } players are named
    } for { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    }.
record-after-the-end = there is more text after the end: “{ $found }”.
record-checksum = the checksum does not match: the file was changed or damaged.
record-version = it follows version { $version } of the rules, and the version here is { $current }.
record-setup = this set-up is not possible.
record-options-incomplete = the game’s options are not all there, or not in order.
record-no-such-seat = there is no such seat in this game.
record-illegal = the move “{ $text }” is not allowed.
record-luck-missing = draws are missing: the luck written down does not suffice.
record-luck-forged = the draws written down are not those the seed gives.
record-luck-left-over = more draws are written down than were needed.
record-unfinished = the game is not finished; only a finished game can be verified.
record-no-seed = the seed is not in it.
record-seed-not-committed = the seed does not fit the commitment written in the record.
record-not-over = an end is written down, but the game is not over.
record-result-forged = the result written down is not the game’s.
record-not-text = it contains half a character, which is no text.
record-newer-format = it is written in format { $format }; this version reads formats up to { $newest }.
record-not-draws = draws such as “3/6” were expected after “luck”, but it says “{ $found }”.
record-not-a-name = this is not how a name is written.
record-not-a-beacon = this is not how a beacon’s value is written.
record-too-many-nonces = there are more nonces than the { $seats } seats.
record-nonce-twice = this nonce is there twice.
record-not-a-take-back = this take-back is not possible: it names a seat, a move, and the other seats that agreed.
record-not-a-hand-over = this hand-over is not possible: it names a seat, “person” or “bot”, and a name.
record-seal-forged = the seal does not match: the text above it was changed.
record-other-commitment = the commitment is not the one you gave: the luck is not the one promised to you.
record-nonce-missing = the nonce you gave is not part of the luck.
record-other-receipt = the receipt you gave belongs to another game: this is not the one that was played.

## Help pages

cli-usage = Usage:
cli-usage-options = [options]
cli-commands = Commands
cli-lang = The language: French, English or German. Without it, FLIBUSTE_LANG or the system’s language decides.
    .value = fr|en|de
cli-help = Shows this page.
cli-default = Usually { $value }.
cli-examples = Examples:
cli-flibuste = Pirate board games to play in the browser or in the terminal, against bots or with friends. “flibuste COMMAND --help” explains each command.
cli-flibuste-show_version = Shows the version installed, and whether the rules are compiled.
cli-play = Plays a game, against bots or with several people at one screen. Without arguments, a few questions set the game up. The game is saved after every move.
cli-play-game = The game’s name; “flibuste games” lists them.
    .value = GAME
cli-play-seats = Who plays, seat by seat: you or you:Name for a person, otherwise a bot: mousse, matelot, second or capitaine (docs/bots.md names others). For example you:Anne,matelot,second.
    .value = SEATS
cli-play-names = The names, seat by seat, separated by commas.
    .value = NAMES
cli-play-seed = The seed of the luck: the same seed gives the same game.
    .value = SEED
cli-play-option = An option of the game; may be repeated.
    .value = KEY=VALUE
cli-play-data = A folder with files from one’s own box, for games that allow it; files that are not there are the built-in ones.
    .value = FOLDER
cli-play-resume = Goes on with a saved game; without a file, with the last one left unfinished.
    .value = [FILE]
cli-play-companion = For a first game: explains each new situation in one sentence. Without --seats, against two cabin boys.
cli-games = Lists the games.
cli-games-game = One game, to see its options too.
    .value = GAME
cli-learn = Teaches a game on its own board, in short lessons.
cli-learn-game = The game’s name.
    .value = GAME
cli-learn-lesson = A lesson by its number or name; without one, the first you have not done.
    .value = LESSON
cli-learn-again = Begins the lesson anew instead of going on where you left it.
teach-title = Lessons: { $game }
teach-none = { $game } has no lessons yet. Its rules: flibuste rules { $name }
teach-step = { $step } of { $steps }
teach-read = Enter goes on; “quit” leaves.
teach-hint = The lesson asks for this: { $choice }.
teach-done = Lesson done: { $title }.
teach-next = Enter begins the next lesson; “quit” leaves.
teach-all-done = You have done every lesson. Play a whole game: flibuste play { $name }
teach-left = Kept for later. Go on with: flibuste learn { $name } { $lesson }
refusal-unknown-lesson = There is no lesson “{ $lesson }”. Lessons to choose from: { $lessons }.
refusal-lesson-choose = Nothing to go on to yet: the lesson waits for your choice.
refusal-lesson-read = Nothing is asked now: read, and go on.
cli-puzzles = Puzzles: positions in which one choice is clearly the best. play shows today’s, list lists them, make looks for new ones, check checks them.
    .example =
        flibuste puzzles play
        flibuste puzzles play libertalia --day 2026-11-18
        flibuste puzzles make freibeuter --games 500 --out puzzles.ndjson
cli-puzzles-order = What to do: play, list, make or check.
    .value = ORDER
cli-puzzles-game = The game’s name; for play, the game whose turn it is if none is given.
    .value = GAME
cli-puzzles-day = play: the puzzle of a past day, by the date in Greenwich.
    .value = YYYY-MM-DD
cli-puzzles-puzzle = play: a puzzle by its name, as list gives it.
    .value = NAME
cli-puzzles-games = make: in how many games by bots to look.
    .value = NUMBER
cli-puzzles-seats = make: how many play in them; otherwise 2, 3 and 4 in turn.
    .value = NUMBER
cli-puzzles-seed = make, check: the seed; the same seed finds the same puzzles.
    .value = SEED
cli-puzzles-records = make: the record of a finished game to look at as well; may be repeated.
    .value = FILE
cli-puzzles-most = make: how many puzzles to keep.
    .value = NUMBER
cli-puzzles-effort = make, check: how many times the usual effort.
    .value = TIMES
cli-puzzles-sample = check: how many puzzles to check, spread over all of them; otherwise all.
    .value = NUMBER
cli-puzzles-jobs = The number of processes; one for each core by default.
    .value = NUMBER
cli-puzzles-cluster = The address of a Dask scheduler.
    .value = ADDRESS
cli-puzzles-out = make: the file to write. What was looked at is kept beside it, and the search goes on from there.
    .value = FILE
puzzles-orders = What about puzzles? One of: { $orders }.
puzzles-none = There are no puzzles for this game yet.
puzzles-nothing = There is no game to look at: give --games or --record.
puzzles-seats = { $seats } cannot play this game. One of: { $allowed }.
puzzles-record = { $file } is not a finished game of this title, or it uses files of the players’ own.
puzzles-progress = Puzzles
puzzles-line = { $done } of { $games }, about { $seconds } s left
puzzles-made = { $games } games, { $decisions } decisions: { $found } puzzles found, { $kept } kept in { $file }.
puzzles-check-wrong = { $puzzle }: the solution does not hold ({ $best } points of a hundred, another one { $other }).
puzzles-check-criterion = { $puzzle }: the solution holds ({ $best } points against { $other }), the criterion “{ $criterion }” does not.
puzzles-checked = With { $effort } times the effort { $solutions } of { $count } solutions hold; all criteria hold for { $criteria }.
puzzles-game = game
puzzles-count = puzzles
puzzles-today = today’s
puzzles-puzzle = puzzle
puzzles-players = players
puzzles-rating = rating
puzzles-strength = strength
puzzles-level-easy = easy
puzzles-level-medium = medium
puzzles-level-hard = hard
puzzles-question = Puzzle { $puzzle } ({ $level }, rated { $rating }): which choice is the best?
puzzles-right = Right: { $choice }.
puzzles-wrong = No, not “{ $choice }”. The best choice: { $best }.
puzzles-why = Why: { $why }
puzzles-theme = Theme: { $theme }.
puzzles-choice = choice
puzzles-worth = chance to win
puzzles-share = { $share }% ± { $error }
refusal-unknown-puzzle = There is no puzzle “{ $puzzle }”.
refusal-bad-day = “{ $day }” is not a date. Write it like 2026-11-18.
refusal-no-such-day = There is no puzzle for { $day }, only from { $first } to { $last }.
cli-rules = Shows a game’s rules, by chapter and numbered.
cli-rules-game = The game’s name.
    .value = GAME
cli-rules-rule = A single rule, by its number.
    .value = NUMBER
cli-rules-search = Only the rules this word is in.
    .value = WORD
cli-rules-pager = Page by page, if the output is a terminal.
cli-replay = Tells and draws a recorded game. A game that is not over is shown from one seat’s point of view only.
cli-replay-file = The record.
    .value = FILE
cli-replay-stepwise = Move by move, with the board.
cli-replay-seat = The point of view: a seat’s number, from 1, a name, or open to see everything.
    .value = SEAT
cli-replay-ndjson_ = For other programs: one JSON object a line.
cli-verify = Says what the record of a finished game proves and what it does not: the rules, the luck, the result.
cli-verify-file = The record.
    .value = FILE
cli-verify-commitment = The commitment you were shown before the game.
    .value = HEX
cli-verify-nonce = The nonce you added to the luck.
    .value = HEX
cli-verify-receipt = The receipt you were shown at the end of the game.
    .value = HEX
cli-analyse = Tells how much of a finished game was luck, and which decisions were mistakes. Every decision is judged by what its player knew.
cli-analyse-file = The record.
    .value = FILE
cli-analyse-seconds = How long it may take, about.
    .value = SECONDS
cli-analyse-seat = Only this player: a seat’s number from 1, or a name.
    .value = SEAT
cli-analyse-seed = The seed of the imagined games: the same seed and effort give the same report.
    .value = SEED
cli-analyse-jobs = The number of processes; one for each core by default.
    .value = NUMBER
cli-analyse-cluster = The address of a Dask scheduler.
    .value = ADDRESS
cli-analyse-json_ = Writes the report as JSON.
    .value = FILE
cli-analyse-html = Writes the report as a page with the curve.
    .value = FILE
cli-simulate = Has bots play games and sums them up.
cli-simulate-game = The game’s name.
    .value = GAME
cli-simulate-seats = How many seats, or several numbers, for example 2,3,4. Usually the most allowed.
    .value = NUMBERS
cli-simulate-bots = The bots, separated by commas; they change seats from game to game.
    .value = BOTS
cli-simulate-games = How many games.
    .value = NUMBER
cli-simulate-option = An option of the game; may be repeated.
    .value = KEY=VALUE
cli-simulate-data = A folder with files from one’s own box.
    .value = FOLDER
cli-simulate-check = Checks everything after every move: parts, secrets, scores, record.
cli-simulate-out = The folder to write the records to.
    .value = FOLDER
cli-simulate-seed = The seed: the same one gives the same games.
    .value = SEED
cli-simulate-jobs = How many processes; usually one a core.
    .value = NUMBER
cli-simulate-json_ = The summary as JSON.
cli-arena = Has bots play against each other and says which is better, by how much, and how sure that is. Every deal is played with every seating, so that luck cancels.
cli-arena-game = The game’s name.
    .value = GAME
cli-arena-bots = The bots, separated by commas; a bot may be named several times.
    .value = BOTS
cli-arena-games = How many games, rounded up to whole sets; with --until-sure, the most there may be. Usually 200.
    .value = NUMBER
cli-arena-seats = How many seats. Usually one for each bot. With more bots than seats everybody meets everybody; with fewer they share the seats equally.
    .value = NUMBER
cli-arena-ladder = Ranks all bots of the game, or those of --bots; usually with two seats.
cli-arena-until_sure = Stops as soon as the answer is 95 % certain: is the first bot better? (sequential test)
cli-arena-elo0 = For --until-sure: the Elo difference to reject. Usually 0.
    .value = ELO
cli-arena-elo1 = For --until-sure: the Elo difference to prove. Usually 50.
    .value = ELO
cli-arena-share0 = Like --elo0, as a share of wins, for example 0.5.
    .value = SHARE
cli-arena-share1 = Like --elo1, as a share of wins, for example 0.6.
    .value = SHARE
cli-arena-adjusted = Also shows the results without luck: as many games give a narrower interval.
cli-arena-playouts = For --adjusted: by how many games played on the luck of a step is measured. Usually 32.
    .value = NUMBER
cli-arena-seconds = How long a bot may think about a decision, in seconds. Usually 1.
    .value = SECONDS
cli-arena-iterations = How long a bot may think, in iterations instead of seconds: then the match can be reproduced exactly.
    .value = NUMBER
cli-arena-option = An option of the game; may be repeated.
    .value = KEY=VALUE
cli-arena-data = A folder with files from one’s own box.
    .value = FOLDER
cli-arena-seed = The seed: the same one gives the same games.
    .value = SEED
cli-arena-out = The match’s folder: every finished game is noted there at once, and the results in all forms. The same command continues the match where it was.
    .value = FOLDER
cli-arena-resume = Continues the match in this folder, as it was begun.
    .value = FOLDER
cli-arena-jobs = How many processes; usually one a core.
    .value = NUMBER
cli-arena-cluster = Plays on a Dask cluster instead of this machine.
    .value = tcp://HOST:PORT
cli-arena-json_ = The result as JSON.
cli-arena-csv_ = The result as CSV.
cli-arena-html = Writes the result with its plots to an HTML page.
    .value = FILE
cli-balance = Studies a game by having a bot play itself: seat advantage, ends, length, scores, and what the game’s own pieces are worth.
cli-balance-game = The game’s name.
    .value = GAME
cli-balance-bots = The bot, or several that share the seats. Usually greedy; a stronger one tells more and takes its time.
    .value = BOTS
cli-balance-games = How many games. Usually 1000.
    .value = NUMBER
cli-balance-seats = How many seats. Usually the most allowed.
    .value = NUMBER
cli-balance-seconds = How long a bot may think about a decision, in seconds. Usually 1.
    .value = SECONDS
cli-balance-iterations = How long a bot may think, in iterations instead of seconds: then the study can be reproduced exactly.
    .value = NUMBER
cli-balance-option = An option of the game; may be repeated.
    .value = KEY=VALUE
cli-balance-data = A folder with files from one’s own box.
    .value = FOLDER
cli-balance-seed = The seed: the same one gives the same games.
    .value = SEED
cli-balance-out = The study’s folder: every finished game is noted there at once, and the results in all forms. The same command continues the study where it was.
    .value = FOLDER
cli-balance-resume = Continues the study in this folder, as it was begun.
    .value = FOLDER
cli-balance-jobs = How many processes; usually one a core.
    .value = NUMBER
cli-balance-cluster = Plays on a Dask cluster instead of this machine.
    .value = tcp://HOST:PORT
cli-balance-json_ = The result as JSON.
cli-balance-csv_ = The result as CSV.
cli-balance-html = Writes the result with its plots to an HTML page.
    .value = FILE

## Without a command

overview-title = flibuste: pirate board games, in the browser or in the terminal
overview-site = play in the browser, with friends or against bots
overview-terminal = play here, in the terminal
overview-learn = learn a game in ten minutes: flibuste learn freibeuter
overview-rules = read a game’s rules: flibuste rules libertalia
overview-arena = have bots play each other: which one is better?
overview-bots = write a bot and try it: docs/bots.md
overview-help = all commands
overview-enter = Enter opens the site in the browser, q quits. >
version-compiled = flibuste { $version }, rules compiled
version-interpreted = flibuste { $version }, rules interpreted (not compiled)

## Wrong command lines

usage-see-help = “--help” explains what is possible.
usage-language = The language “{ $text }” is not available. Choose from: { $languages }.
usage-number = { $option } needs a whole number of at least { $least }; “{ $text }” is none.
usage-number-between = { $option } needs a whole number from { $least } to { $most }; “{ $text }” is none.
usage-decimal = { $option } needs a number from { $least } to { $most }; “{ $text }” is none.
usage-no-option = There is no option { $option }.
usage-value-missing = Option { $option } needs a value.
usage-value-unwanted = Option { $option } takes no value.
usage-bad-value = The value given for { $name } is not possible.
usage-missing = An argument is missing: { $name }.
usage-extra = There is an argument too many: { $text }.
usage-wrong = This command line makes no sense to us.
usage-no-game-but = There is no game “{ $text }”. Did you mean “{ $game }”?
usage-no-command = There is no command “{ $text }”. Commands to choose from: { $commands }.
usage-no-command-but = There is no command “{ $text }”. Did you mean “{ $command }”?
package-missing = The command { $command } needs the package { $package }, which is not installed.
usage-which-game = Which game do you mean? Games to choose from: { $games }.
usage-names = There are { $names } names for { $seats } seats.
usage-option-form = An option is written KEY=VALUE; “{ $text }” is not.
usage-no-companion = { $game } has no companion for a first game.
usage-resume-alone = A resumed game keeps its rules, players and seed: --resume is used alone.

## Files

data-not-for = The game { $game } has no files that could be replaced.
data-no-folder = There is no folder { $folder }.
data-nothing = In the folder { $folder } there is none of the files { $files }.
file-missing = The file { $file } does not exist.
file-forbidden = The file { $file } cannot be used: you do not have permission.
file-is-folder = { $file } is a folder, not a file.
file-not-folder = A part of the path { $file } is not a folder.
file-disk-full = The disk is full: { $file } could not be written.
file-read-only = { $file } is on a read-only disk.
file-name-too-long = This file name is too long.
file-other = The file { $file } cannot be read or written ({ $code }).
file-special = { $file } is not an ordinary file: nothing is written to it.
file-not-text = The file is not text: it is no record of flibuste.
file-too-large = The file { $file } is too large to be a game.

## Faults of our own

crash = A fault in the program stopped everything ({ $what }). Nothing is lost: the details and the game are in { $file }.
crash-unsaved = A fault in the program stopped everything ({ $what }), and the report could not be written.

## Setting up a game

setup-welcome = Welcome aboard! Enter takes the answer in brackets.
language-name = English
setup-language = Language: { $words } [{ $usual }]?
setup-game = Which game will you play: { $words } [{ $usual }]?
setup-seats = { $title }: how many players, bots included ({ $words }) [{ $usual }]?
setup-name = Your name [{ $usual }]?
setup-people = How many people at this screen ({ $words }) [{ $usual }]?
setup-other-name = Name of person { $number }?
setup-bot = Which bot takes the other seats: { $words } [{ $usual }]?
setup-again = “{ $text }” is not possible here. Choose from: { $words }.

## At the table

prompt = Your choice (? for help) >
prompt-empty = Type a number from the list, a move as it is noted, or ? for help.
prompt-which = Several choices are possible: { $choices }.
    .one = “{ $choice }” ({ $number })
prompt-unclear = { $more ->
        [0] These words name several moves: { $choices }.
       *[other] These words name several moves: { $choices } and { $more } more.
    }
    .one = “{ $choice }”
prompt-number = { $number } is the number of one choice and the name of another. Write which: { $choices }.
prompt-told = Enter: go on. >
prompt-undo = Enter: on to the next player. “undo”: take this move back. >
prompt-paused = “{ $text }” is not possible here: wait for the next question. Enter goes on.
news = Since your last choice:
news-first = So far:
commitment =
    The luck is promised, by the SHA-256 of its seed:
    { $hash }
bot-thinks = { $seat } is thinking …
hand-over-hide = Enter hides your hand; then pass the keyboard to { $seat }. >
hand-over = Pass the keyboard to { $seat }. { $seat }, press Enter. >
bot-plays = A bot plays for { $seat } from now on. Ctrl-C stops it; resume the game to have your seat back.
resign-sure = Really resign? A bot will play to the end. (yes/no) >
resigned = { $seat } resigns; a bot plays to the end.
yes-words = yes, y
undone = Taken back: “{ $choice }”.
saved = Game saved: { $file }
save-exists = { $file } exists already and is not this game: nothing is written to it.
save-failed = The game goes on, but this move is not saved. “save FILE” saves it elsewhere.
left =
    The game is saved. To go on with it:
    flibuste play --resume { $file }
recap-nothing = Nothing happened to you
recap-table-undone = takes the last choice back
preview-times = { $what } ({ $count } times)
foresee = What would happen:
foresee-hidden = What follows depends on hidden things: it cannot be foreseen.
hint = A good bot would play:

## Orders at the table: the words that can be typed, and what they do

help-choose = Type a choice’s number, words that name it ({ $words }), or the move as it is noted ({ $choice }). Or else:
help-why = explains choice { $number }; “? { $other }” says why that move is not allowed
order-help = help
    .does = this list
order-hint = hint
    .does = what a bot would play in your place
order-undo = undo
    .does = takes back your last move, as long as nothing was drawn or revealed
order-log = log
    .does = the latest events; “log 30” shows more
order-rules = rules
    .does = the chapters; “rules { $rule }” one rule, “rules WORD” those the word is in
order-view = board, view
    .does = draws the board again
order-save = save
    .does = saves a copy: “save FILE”
order-lang = lang
    .does = changes the language: “lang fr”
order-bot = bot
    .does = a bot plays for you; Ctrl-C stops it, and the resumed game is yours again
order-resign = resign
    .does = gives up; a bot plays to the end
order-quit = quit, exit
    .does = saves and leaves; the game can be resumed

## The end of a game

winners = { $count ->
        [one] { $winner_seat } wins!
       *[other] Shared victory: { $winner_seat }.
    }
place = Place
place-number = { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
total = Total
fair =
    The seed, revealed:
    { $seed }
    It is the one promised at the start:
    { $hash }
after-companion = What you did well, and what you might try: flibuste analyse { $file } --seat { $number }
kept =
    The game is kept in:
    { $file }
    “flibuste verify” verifies it, “flibuste replay” tells it again.
resume-none = No unfinished game was found in { $folder }.
resume-finished = The game in { $file } is over. “flibuste replay” tells it again.

## Rules, replay, verify, games

rules-how = A number ({ $rule }) shows a rule, a word those it is in.
rules-not-found = “{ $text }” is in none of the rules.
rules-no-number = There is no rule “{ $text }”: they go from { $first } to { $last }.
replay-unfinished = This game is not over: it is shown from one seat’s point of view only, with --seat and a number from 1 to { $seats }.
replay-no-seat = There is no seat “{ $text }”: give a number from 1 to { $seats }, a name ({ $names }), or open.
replay-move = Move { $number }
replay-at = Move { $number } of { $last }
replay-prompt = Enter: go on. A number: go to that move. b: back. q: quit. >
verified = Game verified: { $title }, { $players }
proven-rules = All { $moves } moves are allowed by the rules, and the result is the one they lead to.
proven-seed = The seed fits the commitment in the record ({ $hash }).
proven-luck = All { $luck } draws follow from the seed and the nonces.
proven-luck-bound = All { $luck } draws follow from the seed together with the set-up, the names and the nonces.
proven-luck-stated = The { $luck } draws follow from the seed and from the stated digest of what was agreed.
proven-promise = The commitment is the one you were shown: the seed was fixed by then.
proven-own-nonce = Your nonce is part of the luck.
proven-this-game = The receipt is the one you were shown: this is that game, to the letter.
not-proven = Not proven:
unproven-promise = That the seed was promised before the game. Give the commitment you were shown (--commitment).
unproven-nonces = That your own nonce is part of the luck. Give it (--nonce).
unproven-added = That nobody chose the luck: no nonce was added, so whoever made the seed could choose it.
unproven-this-game = That this is the game that was played: whoever has its seed can write another. Give the receipt shown at the end (--receipt).
unproven-names = That names and set-up are true: in this old format the luck does not depend on them.
unproven-forgotten = That the stated digest is that of what was agreed: a name has been removed since, because its owner asked to be forgotten.
unproven-burned = That luck was taken back as written: this old format only states how many numbers.
unproven-consent = That those named did agree to the take-backs. The receipt would prove it.
unproven-beacon = That the beacon gave this value. Look it up: { $beacon }
receipt =
    The receipt of this record:
    { $hash }
games-seats = { $seats } players
games-no-options = This game has no options.
games-usual = (usual)
games-files = Files that one may replace by one’s own, with --data FOLDER: { $files }

## Simulations

number = { $value }
tenths = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulate-progress = Games
simulate-line = { $done } of { $games } games, about { $seconds } s left
simulate-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s ({ $rate } a second), seed { $seed }
simulate-stopped = { $checked ->
        [yes] Interrupted: { $done } of { $games } games were played and checked, without a fault. The same seed plays them again.
       *[no] Interrupted: { $done } of { $games } games were played. The same seed plays them again.
    }
simulate-min = min
simulate-median = median
simulate-max = max
simulate-mean = mean
simulate-length = Decisions a game
simulate-score = Score
simulate-ends = End of the game
simulate-bot = Bot
simulate-seats = Seats
simulate-won = First
simulate-mean-score = Mean score
fault-census = Game { $game }: parts have vanished or appeared. The record is in { $file }.
fault-view = Game { $game }: a seat can tell an imagined world from the true one. The record is in { $file }.
fault-options = Game { $game }: in an imagined world a seat would have other choices. The record is in { $file }.
fault-scores = Game { $game }: the score sheet does not add up. The record is in { $file }.
fault-places = Game { $game }: the places contradict the scores. The record is in { $file }.
fault-verify = Game { $game }: the record cannot be verified. It is in { $file }.
fault-replay = Game { $game }: played again, the game is not the same. The record is in { $file }.
fault-exception = Game { $game }: the game broke down with an error. The details are in { $file }.

## Arena

units = { NUMBER($value, maximumFractionDigits: 0) }
hundredths = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-two-bots = A match needs at least two different bots: --bots greedy,random. To study a game with one bot, there is “flibuste balance”.
arena-resume-alone = A resumed match keeps its game, bots, options and seed: with --resume only the number of games, the test and the form of the result can be chosen.
arena-claims = The sequential test sets a share of wins against a larger one; { $low } % and { $high } % will not do.
arena-other-match = The folder { $folder } already holds another match. Choose another folder, or “--resume { $folder }” to continue that one.
arena-unreadable = { $file }, line { $line }: this is no match of ours, or it was changed.
arena-other-rules = The rules of { $game } have another version here than where the games began; their results do not add up.
arena-workers-died = The processes that played have died several times in a row, perhaps for lack of memory. Finished games are kept.
arena-no-cluster = No Dask cluster answers at { $address }.
arena-bot-failed = The bot { $bot } broke down with an error or made a move that is not allowed, in set { $set }. The match stops; the details are in { $file }.
arena-stopped = The match was interrupted. With --out it could have been continued.
arena-stopped-kept = The match was interrupted; “flibuste { $command } --resume { $folder }” continues it.
arena-estimate = { $bot } { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % [{ NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }]
arena-certainty = { NUMBER($part, maximumFractionDigits: 0) } % of the way to certainty
arena-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats } seats, in { $sets ->
        [one] { $sets } set
       *[other] { $sets } sets
    } of the same luck, seed { $seed }
arena-bot = Bot
arena-share = Wins
arena-place = Mean place
arena-margin = Score margin
arena-rating = OpenSkill
arena-duel = Duel
arena-duels = Duels
arena-ahead = First one ahead
arena-games = Games
arena-decisions = Decisions
arena-mean = Mean
arena-p99 = 99 %
arena-max = Longest
arena-over = Overruns
arena-verdict-better = { $bot } is better: the test is certain after { $sets ->
        [one] one set
       *[other] { $sets } sets
    } ({ NUMBER($high, maximumFractionDigits: 1) } % wins rather than { NUMBER($low, maximumFractionDigits: 1) } %, error 5 %).
arena-verdict-not-better = { $bot } is not better: the test is certain after { $sets ->
        [one] one set
       *[other] { $sets } sets
    } ({ NUMBER($low, maximumFractionDigits: 1) } % wins rather than { NUMBER($high, maximumFractionDigits: 1) } %, error 5 %).
arena-verdict-open = The test has no answer yet for { $bot } after { $sets ->
        [one] one set
       *[other] { $sets } sets
    } ({ NUMBER($low, maximumFractionDigits: 1) } % wins against { NUMBER($high, maximumFractionDigits: 1) } %).
arena-elo = { $behind ->
        [yes] { $bot } is behind in Elo by { $range }
       *[no] { $bot } is ahead in Elo by { $range }
    }
arena-even = In brackets is the 95 % confidence interval, taken over the sets. Bots of equal strength win { NUMBER($share, maximumFractionDigits: 1) } % each.
arena-adjusted-share = Wins without luck
arena-share-factor = Games saved ×
arena-adjusted-margin = Margin without luck
arena-margin-factor = Games saved ×
arena-no-luck = Without luck
arena-adjusted = Without luck: what luck brought, compared with fresh luck in { $playouts } games played on from every step, is subtracted. The mean stays the same. “Games saved ×” says how many times as many games an interval as narrow would need otherwise.
arena-fixed = None of these bots looks at the clock: the same command with the same seed gives the same games again.
arena-by-clock = One of these bots measures its thinking time, or may do so: the same games may go otherwise another time.
arena-title = { $game }: a match between bots
arena-strength = Result
arena-mean-score = Mean score
arena-plot-share = Share of wins
arena-plot-even = The bar is the 95 % confidence interval, the dashed line equal strength.
arena-plot-rating = OpenSkill rating
arena-plot-scores = Scores
arena-plot-mean = The upright line is the mean.
arena-plot-times = Thinking time a decision
arena-plot-clock = Full line: the mean; finely dashed: 99 % of decisions, and the longest; dashed: the time allowed. An overrun takes more than 120 % of that time.
arena-thinking = Thinking
arena-again = To play this match again

## Balance

balance-nothing = No game was finished.
balance-title = { $game }: the balance of the game
balance-done = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $seats } seats between { $bots }, seed { $seed }
balance-caution = These numbers tell how these bots play; in brackets is the 95 % confidence interval. The column “Win” gives the share of wins of those who made use of it: that is not yet a cause.
balance-turn = Turn
balance-turns = Advantage by turn order
balance-seat = Seat
balance-seats = Advantage by seat
balance-what = A game
balance-winning = Winning score
balance-all = All scores
balance-share = Share
balance-uses = Uses
balance-points = Points
balance-wins = Win

## new-game

new-game-usage = Say what the new game is called, for example: make new-game NAME=corsairs PREFIX=COR (without PREFIX the rules are numbered by the first three letters of the name)
new-game-underscore = A name that begins with an underscore is kept for templates: call the game something other than “{ $name }”.
new-game-not-a-name = “{ $name }” cannot be the name of a game: use small letters from a to z, digits and underscores, with a letter in front and at least three letters in all.
new-game-keyword = “{ $name }” is a word of the Python language and cannot be the name of a game.
new-game-exists = There is already a game called “{ $name }”.
new-game-prefix = The rules of “{ $name }” would be numbered { $prefix }-1 and so on, like those of { $game }: choose other letters, for example: make new-game NAME={ $name } PREFIX=ABC
new-game-not-a-prefix = “{ $prefix }” cannot number rules: use two to five capital letters from A to Z.
new-game-no-checkout = A new game is made in a checkout of the sources, and this is an installed package.
new-game-made = The new game { $name } is in { $folder }, and its rules are numbered { $prefix }-1 and so on. It already plays; docs/add-a-game.md tells how to go on.

cli-bench = Measures how fast the rules are: random games, copies, views.
cli-bench-as_json = The report as JSON.
cli-bench-game = One game only.
    .value = GAME
cli-bench-peers = Also measures other libraries of games, if they are installed.
cli-bench-rounds = How many rounds of measuring, from 1 to 99.
    .value = NUMBER
bench-measuring = Measuring { $what } …
bench-compiled = The rules are compiled.
bench-interpreted = The rules are interpreted, not compiled.
bench-ratio = { $pair }: { $ratio } times as fast
bench-game = Game
bench-seats = Seats
bench-decisions = Decisions/s
bench-playouts = Games/s
bench-clone = Copy (µs)
bench-view = View (µs)
bench-bytes = Bytes a state
bench-iterations = Searches/s
bench-peer = Library

## golden

golden-written = { $game }: { $file }, { $decisions } decisions
golden-not-found = { $game }: the end “{ $reason }” did not come up in { $games } games.

## records, tables and the server

refusal-proposal-open = A question to the table is open already; it must be answered first.
refusal-no-proposal = There is nothing here for you to answer.
refusal-not-wanted = The people at this table have declined. You cannot ask them again.
refusal-no-people = Nobody is at this table who could agree.
refusal-not-absent = { $other_seat } may be replaced only after { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
 } without a connection.
refusal-other-seat = You already know another hand of this game. You can only come back to your own seat.
refusal-others-play = Other people play at this table. Propose to end the game together.
refusal-still-playing = You still play at this table.
refusal-not-started = The game has not begun yet.
refusal-table-over = This table is closed.
refusal-closing = The server is stopping. Reconnect in a moment; nothing is lost.
refusal-not-saved = Your choice could not be saved, so it did not happen. Try again.
refusal-set-aside = This table takes too long to open, so it was set aside. Whoever runs the server can give it back.
refusal-too-slow = This takes too long to work out.
refusal-too-many-acts = So much has happened at this table ({ $most } acts) that nothing can be taken back or changed any more. The game can still be played to its end.
refusal-data-too-slow = Checking these files takes too long: { $files }.
refusal-data-unplayable = No game can be played to its end with these files: { $files }.
refusal-no-such-table = There is no such table, or only its link leads there.
refusal-no-such-file = This game has no file { $file }.
refusal-rules-gone = This game follows version { $version } of the rules, which is no longer kept here; there is version { $current }.
refusal-no-such-address = There is no such address.
refusal-no-such-guest = There is no such guest.
refusal-not-a-guest = Choose a nickname first.
refusal-not-host = Only the table’s host can do that.
refusal-no-spectators = This table has no room for spectators.
refusal-wrong-origin = The request comes from another site and is not accepted.
refusal-busy = The server is busy. Try again in a moment.
refusal-too-fast = That is too fast. Try again in { $seconds } s.
refusal-too-many-tables = You have { $most } tables already. Finish one first.
refusal-too-many-connections = You have { $most } open connections already.
refusal-server-full = The server is full. Try again later.
refusal-seat-taken = That seat is taken.
refusal-not-seated = You have no seat at this table.
refusal-already-seated = That person already sits at the table.
refusal-seats-empty = { $count ->
    [one] One seat is
   *[other] { $count } seats are
 } still empty: wait for somebody, or add bots.
refusal-already-started = The game has already begun.
refusal-luck-closed = The game is about to begin or has begun: nothing more is added to its luck.
refusal-beacon-silent = The public beacon gave no new value, so the game did not begin. Try again in a moment.
refusal-seats-changed = Somebody left or sat down while the game was about to begin. Start it again.
refusal-not-over = The game is not over.
refusal-never-finished = This game was not played to its end: there is nothing to analyse.
refusal-analysis-under-way = One of your analyses is still under way. Wait until it is done.
refusal-analyses-full = Too many analyses are under way. Try again in a few minutes.
refusal-no-such-channel = This way of being told no longer exists.
refusal-no-such-feed = This feed no longer exists.
refusal-link-expired = This link is no longer valid. Ask for another one.
refusal-bad-address = This address does not fit. A complete https address is needed.
refusal-private-address = This address belongs to a private network: the server sends nothing there.
refusal-bad-push-keys = This browser’s keys do not fit. Reload the page and try again.
refusal-bad-mail-address = This is not an e-mail address.
refusal-unknown-zone = The time zone { $zone } is unknown.
refusal-too-many-channels = No more than { $most } ways of being told. Remove one first.
refusal-no-mail = This server sends no e-mail.
refusal-not-delivered = The message could not be delivered. Check the address.
refusal-no-such-cup = There is no such cup, or only its link leads there.
refusal-cup-not-open = This cup has not begun yet.
refusal-cup-closed = This cup is closed: nobody can begin it any more.
refusal-cup-table = At a table of a cup everybody plays alone and to the end: nothing that was revealed is taken back, and no seat is handed over.
refusal-cup-no-hints = There are no hints during a cup: everybody plays on the same terms.
refusal-unsteady-bot = In a cup, bots always answer the same to the same game. { $bot } cannot do that; choose one of: { $bots }.
refusal-too-many-cups = You have { $most } cups or leagues under way. Wait until one of them ends.
refusal-no-such-league = There is no such league, or only its link leads there.
refusal-league-begun = This league has already begun.
refusal-league-full = This league is full: it has at most { $most } people.
refusal-league-too-few = Every group needs at least two people.
refusal-league-not-host = Only the person who made this league can do that.
refusal-league-clock = A league needs a clock: otherwise one person could stop it for everybody.
refusal-not-a-member = You do not play in this league.
refusal-no-such-order = This standing order is gone.
refusal-too-many-orders = A seat has at most { $most } standing orders. Cancel one first.
refusal-unknown-question = This game never asks this question.
refusal-unknown-measure = This question is not measured like that.
refusal-name-empty = A nickname needs at least one visible character.
refusal-clock-too-short = Thinking time must be at least one second.
refusal-bad-message = This message cannot be read ({ $why }).
refusal-bad-request = This request cannot be read ({ $where }).
refusal-fault = Something went wrong on the server. Nothing has changed; try again.
refusal-too-large = That is too long: { $most } bytes at most.
refusal-headers-too-many = The request has too many header lines: { $most } at most.
refusal-wrong-host = This server does not answer to that name.
refusal-request-too-slow = The request took too long to arrive. Try again.
refusal-server-fault = Something went wrong on the server. Try again; if it happens again, report number { $number }.
refusal-only-watching = You are watching: only those who sit at the table can do that.
refusal-not-away = Nobody is standing in for you.
refusal-no-such-seat = There is no seat { $number } at this table.
refusal-no-such-moment = The game has not come to moment { $number }: the last is { $last }.
refusal-crew-too-large = There is room for { $most ->
    [one] one more person
   *[other] { $most } more people
 } at this table.
refusal-hint-under-way = The bot is still thinking about your last question.
refusal-backup-postgresql = This database is PostgreSQL: back it up with pg_dump.
refusal-backup-damaged = This file is no backup of flibuste, or it is damaged.
refusal-database-damaged = The database { $database } is damaged, or is no database of flibuste. Put a backup in its place: flibuste admin restore FILE.
refusal-database-locked = Another program holds the database { $database } locked. Stop it, then start again.
refusal-database-read-only = The database { $database } is read-only: nothing could be saved.
refusal-database-full = There is no space left for the database { $database }.
refusal-database-no-file = The database { $database } cannot be opened or created. Does its folder exist, and may you write there?
refusal-database-not-ours = The database { $database } does not have the tables of flibuste. “flibuste admin migrate” creates them.
refusal-database-newer = The database { $database } belongs to a newer release of flibuste. Install that one, or go back to a backup.
refusal-database-away = The database { $database } does not answer, or does not let us in.
refusal-database-missing = There is no database { $database }.
event-table-sealed = { $seat } has chosen in secret.
event-table-undone = { $seat } takes the last choice back.
event-table-wished = { $seat } asks to take the last choice back.
event-table-agreed = { $seat } agrees.
event-table-declined = { $seat } declines.
event-table-taken-back = All agree: the game goes back to before the last choice of { $seat }. Luck already seen does not come again.
event-table-away = Time is up: a bot stands in for { $seat }.
event-table-back = { $seat } is back.
event-table-sat = Seat { $number }: { $name } takes over from { $before }.
event-table-proposed-end = { $seat } proposes to end the game here, without a result.
event-table-proposed-replace = { $seat } proposes that a bot play for { $other_seat }, who is absent.
event-table-proposed-take = { $name } asks to play instead of the bot { $before }.
event-table-withdrawn = { $seat } withdraws the question.
event-table-withdrawn-take = { $name } no longer asks for a seat.
event-table-ended = { $seat } ends the game, without a result.
event-table-ended-together = All agree: the game ends here, without a result.
event-table-left = { $before } leaves; the bot { $name } plays on.
event-table-resigned = { $before } resigns; the bot { $name } plays on to the end.
event-table-replaced = { $before } is absent; the bot { $name } plays on.
event-table-joined = { $name } plays from now on, instead of { $before }.

## serve and admin

cli-serve = Opens the tables: the site and the API, on the embedded database or on PostgreSQL.
    .example =
        flibuste serve
        flibuste serve --port 8080 --database games.sqlite
        flibuste serve --host 0.0.0.0 --database postgresql://db/flibuste
cli-serve-host = Address to listen on.
cli-serve-port = Port to listen on.
cli-serve-database = The database: a file, or the address of a PostgreSQL.
    .value = FILE
cli-serve-config = File with settings (lines FLIBUSTE_…=…).
cli-serve-browser = Opens the browser, where there is one.
cli-admin = Looks after a server: tables, closing, bans, backups.
    .example =
        flibuste admin tables --database games.sqlite
        flibuste admin backup ~/games-backup.sqlite
cli-admin-order = What to do: tables, set-aside, give-back, close, ban, unban, backup, restore, migrate, compact, export, forget, rerate, reports or close-report.
cli-admin-word = The table, the guest, the report or the file.
cli-admin-database = The database: a file, or the address of a PostgreSQL.
    .value = FILE
cli-admin-config = File with settings (lines FLIBUSTE_…=…).
serve-ready = The tables are open: { $address } (Ctrl-C to stop)
serve-stopped = The server has stopped; everything is saved.
serve-port-taken = Another program already listens on { $host }, port { $port }. Stop it, or choose another port: --port 8001.
serve-port-forbidden = You may not listen on port { $port }. Choose one from 1024 on: --port 8000.
serve-host-unknown = { $host } is no address of this machine that one could listen on.
serve-package-missing = The setting { $setting } needs the package { $package }, which is not installed: pip install "{ $extra }".
site-missing = The tables are open, but the site has not been built.
site-missing-why = The server runs, and programs can play. The pages for browsers are missing: they are made from the sources, in the folder “web”.
site-missing-build = To build them there: npm ci && npm run build. Then load this page again.
site-missing-api = Until then: /api/openapi.json describes the interface for programs, and “flibuste play” opens a table in the terminal.
settings-wrong = These settings do not fit: { $settings }.
admin-orders = Say what to do ({ $orders }); give-back, close, ban, unban, close-report, export, forget, backup and restore also want a table, a guest, a report or a file.
admin-table = Table
admin-game = Game
admin-seats = Seats
admin-status = Status
admin-made = Made
admin-done-close = The table { $word } is closed.
admin-done-give-back = The table { $word } can be opened again.
admin-why = Why
admin-done-ban = The guest { $word } is banned.
admin-done-unban = The guest { $word } is no longer banned.
admin-done-backup = The backup is in { $word }.
admin-done-restore = The backup { $word } is in place; the old database is kept beside it.
admin-done-migrate = The database is up to date.
admin-done-compact = The database takes no more space than it needs.

## bench --research

cli-benchmark = A benchmark for bots: fixed tasks with fixed luck. run plays them and writes a result file, check repeats such a file, list lists the tasks.
    .example =
        flibuste benchmark run matelot
        flibuste benchmark run "stdio:node bot.mjs" --task freibeuter-2-mousse --out result.json
        flibuste benchmark check result.json
cli-benchmark-order = What to do: run, check or list.
    .value = ORDER
cli-benchmark-what = run: the bot, as in arena. check: the result file.
    .value = BOT
cli-benchmark-names = One task only, as list names it; may be repeated.
    .value = TASK
cli-benchmark-games = How many games for each task; fewer than 200 do not count as a complete result.
    .value = NUMBER
cli-benchmark-jobs = The number of processes; one for each core by default.
    .value = NUMBER
cli-benchmark-cluster = The address of a Dask scheduler.
    .value = ADDRESS
cli-benchmark-out = run: the file to write.
    .value = FILE
cli-benchmark-trust = check: plays a bot that is neither built in nor installed, and so may run any program.
benchmark-stranger = The file names a bot that may run any program: { $bot }. If you trust it, add --trust.
benchmark-orders = What about the benchmark? One of: { $orders }.
benchmark-no-bot = Which bot? For example: flibuste benchmark run matelot
benchmark-no-file = Which result file? For example: flibuste benchmark check result.json
benchmark-no-task = There is no task “{ $task }”. Tasks to choose from: { $known }.
benchmark-unreadable = { $file } is not a result file of this benchmark, or it has been changed.
benchmark-differs = Played again, these tasks give other games: { $tasks }.
benchmark-same = { $count ->
    [one] The task gives the same games again.
   *[other] All { $count } tasks give the same games again.
}
benchmark-task = task
benchmark-wins = wins, %
benchmark-interval = 95 % interval
benchmark-score = { $bot }: score { $score } (an equal bot has 1.00)
benchmark-written = The result with all its games is in { $file }.
cli-bench-research = Measures the environments for research instead: turns with observation and mask, one by one and in batches. With --peers also games of PettingZoo and OpenSpiel, if they are installed.
bench-environment = Environment
bench-turns = Turns/s
bench-no-research = Measuring the environments needs PettingZoo and NumPy: pip install 'flibuste[research]'

## bench --server

cli-bench-server = Measures the server instead: tables played over websockets as fast as it answers, every choice saved. With --peers also boardgame.io’s server, which npm fetches the first time.
cli-bench-tables = How many tables are played at once, from 1 to 500.
    .value = NUMBER
cli-bench-seconds = How many seconds are measured, from 1 to 600.
    .value = NUMBER
bench-server = Server
bench-moves = Moves/s
bench-p50 = Median (ms)
bench-p99 = 99 of 100 within (ms)
bench-opening = A stored table of { $acts } acts opens in { $ms } ms.
bench-no-node = Measuring boardgame.io’s server needs Node and npm, and they are not installed.
bench-npm-failed = npm could not install boardgame.io: { $what }
bench-no-server = The server to be measured did not start: { $what }
bench-no-figures = Measuring { $name } came to nothing: { $what }

## Bots: their names, their reasons, and what a program does wrong

bot-mousse = Cabin boy
    .strength = easy
    .about = sensible, but misses things
bot-matelot = Sailor
    .strength = medium
    .about = takes what pays
bot-second = First mate
    .strength = hard
    .about = thinks for a moment
bot-capitaine = Captain
    .strength = very hard
    .about = thinks, and forgives little
bot-greedy = Sailor
bot-random = Chance

reason-only = There is nothing else to choose.
reason-even = “{ $other }” is about as good.
reason-gain = On average it brings { $amount } more than “{ $other }”.
    .mostly = On average it brings { $amount } more than “{ $other }” (mostly “{ $line }”: +{ $part }).
    .though = On average it brings { $amount } more than “{ $other }”: +{ $part } for “{ $line }”, −{ $cost } for “{ $less }”.
reason-deny = On average it leaves the opponents { $amount } less than “{ $other }”.
reason-wins = It brings no more than “{ $other }”, but it wins more often: { $often } games out of 100 instead of { $seldom }.
praise-gain = On average it brought { $amount } more than the other choices.
praise-wins = In 100 games it wins { $points } more than the other choices.
score-amount = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}

refusal-bot-not-started = The program “{ $bot }” does not start: { $fault }
refusal-bot-protocol = The program “{ $bot }” speaks another protocol than number { $expected }: { $said }
refusal-bot-silent = The program “{ $bot }” did not answer in time ({ $seconds } s).
refusal-bot-gone = The program “{ $bot }” has ended.
refusal-bot-garbled = The program “{ $bot }” wrote a line that is no JSON object: { $said }
refusal-bot-out-of-turn = The program “{ $bot }” should have answered “{ $expected }” and wrote: { $said }
refusal-bot-stale = The program “{ $bot }” should have answered question { $expected } and wrote: { $said }
refusal-bot-not-offered = The program “{ $bot }” chose what was not offered: { $said }

## Analysis

analyse-title = Analysis: { $title }
analyse-progress = Steps
analyse-line = { $done } steps of { $games }, about { $seconds } s to go
analyse-player = player
analyse-result = result
analyse-start = even
analyse-seat = seat
analyse-deal = deal
analyse-luck = luck
analyse-own = own choices
analyse-others = others’ choices
analyse-decisions = decisions that mattered
analyse-error-rate = points lost each
analyse-mistakes = mistakes
analyse-like = played like
analyse-curve = Chance to win, step by step
analyse-parts = What the results are made of, in points of a hundred
analyse-figures = Decisions
analyse-costliest = The costliest decisions
analyse-no-mistakes = No decision was surely a mistake.
analyse-decision = { $mark } Move { $number }, { $seat }: { $chosen }. Better: { $best } ({ $loss } ± { $error } points of win share){ $together ->
        [yes] , as far as one can guess what the others choose
       *[no] { "" }
    }.
analyse-how = A hundred points are a win. Chances are means of { $playouts } games played on by the policy { $policy }; every option was tried in at least { $pairs } imagined worlds, and the best one compared in { $final } fresh ones. Seed { $seed }.
analyse-unfinished = Only a finished game can be analysed.

## What a shared link shows

share-new = Play { $title } in the browser
share-learn = { $title }: learn it by playing
share-rules = { $title }: the rules
share-files = { $title }: the files of one’s own box
share-open = { $title }: a table waits for you
share-running = { $title }: a game being played
share-finished = { $title }: a game to watch again
share-closed = { $title }: a closed table

## Notifications. They say that you are asked, and nothing of what has happened.

notice-asked = { $title }: it is your turn.
notice-reminder = { $title }: it is your turn, and your time is nearly up.
notice-trial = Flibuste will tell you here when it is your turn.
notice-digest = { $count ->
    [one] One table is waiting for you:
   *[other] { $count } tables are waiting for you:
}
notice-digest-line = { $title } – { $link }
    .due = { $title }, until { $until } – { $link }
mail-confirm = Somebody, probably you, wants to receive Flibuste’s notifications here. To accept, follow this link:

    { $link }

    Otherwise do nothing: you will get no more e-mail.
    .subject = Flibuste: confirm your address
mail-why = You get this e-mail because you asked Flibuste to tell you. To change your mind: { $link }
feed-title = Flibuste: the tables that wait for you
feed-author = Flibuste
## Accounts

refusal-name-reserved = This name belongs to an account. Choose another one.
refusal-prove-again = First confirm that it is you.
refusal-passkey-refused = This passkey was not accepted.
refusal-challenge-expired = The request has expired. Try again.
refusal-no-passkeys-here = Passkeys need the name of a site; they do not work at the address { $host }.
refusal-words-wrong = These are not the right words.
refusal-code-wrong = This code does not work: it is wrong, too old or already used.
refusal-credential-known = This way to sign in is already there.
refusal-too-many-credentials = An account has at most { $most } ways to sign in.
refusal-no-such-credential = There is no such way to sign in.
refusal-last-credential = This is your last way to sign in. Add another one first.
refusal-no-such-session = This device is no longer signed in.
refusal-both-seated = You also sit at these tables with this account: { $tables }. Finish those games first, or sign in without your tables.
refusal-no-mail-here = This server sends no mail.
refusal-mail-address = This is not an e-mail address.
refusal-no-such-account = Nobody has this id or an account of this name.
mail-add = flibuste: confirm your address
    .text = Hello { $name },

        to sign in with this address, open this link within { $minutes } minutes in the browser in which you play:

        { $link }

        If you did not ask for this, ignore it.
mail-sign-in = flibuste: your link to sign in
    .text = Hello,

        this link signs you in once, within { $minutes } minutes:

        { $link }

        Pass it on to nobody. If you did not ask for this, ignore it.
admin-done-export = All data of { $word } is in a zip file in this folder.
admin-done-forget = The server will forget { $word } within a minute, or as soon as it runs.
## Ratings and people

refusal-no-such-player = There is no such player here, or their profile is not for you.
refusal-no-such-line = That line of the chat is not there any more.
refusal-lines-of-others = These lines were said by several people. Report one person at a time.
refusal-no-such-report = There is no such open report.
refusal-not-welcome = You cannot take a seat together with somebody at this table.
refusal-finishes-too-few = Here everybody has finished at least { $least } % of their last games. With you it is { $share } %.
refusal-share-above-own = You cannot ask for more than your own finished share: { $share } %.
refusal-rated-one-screen = A rated game needs a screen for each person.
refusal-rated-own-files = With files of your own, a game cannot be rated.
refusal-rated-alone = A game alone cannot be rated.
refusal-rated-unknown-bot = Nobody has measured how strong { $bot } is in this game, so it cannot play in a rated one.
refusal-rated-no-hint = There are no hints in a rated game.
refusal-rated-no-take-back = In a rated game no move is taken back.
refusal-chat-off = There is no chat at this table.
refusal-chat-phrases = At this table, only ready phrases can be said.
refusal-too-many-reports = You have made { $most } reports today. Please wait until tomorrow.
refusal-too-many-friends = You have asked { $most } people already. That is the most.
refusal-too-many-blocks = You have blocked { $most } people already. That is the most.
report-insult = Insult
report-threat = Threat
report-spam = Spam
report-name = Unfit name
report-cheating = Unfair play
report-other = Something else
report-word = A word to look at
admin-report = Report
admin-about = About
admin-reporter = Reported by
admin-lines = What was said
admin-no-reports = Nothing calls for a look.
admin-done-close-report = Report { $word } is closed.
admin-rerated = { $games ->
    [one] One rated game
   *[other] { $games } rated games
 } computed anew. { $changed_ratings ->
    [0] Every rating is as it was.
    [one] One rating has changed.
   *[other] { $changed_ratings } ratings have changed.
 } { $changed_results ->
    [0] Nothing in the histories has changed.
    [one] One entry of a history has changed.
   *[other] { $changed_results } entries of histories have changed.
 }
