## Everywhere

skip-to-main = Skip to content
site-name = Flibuste
loading = Loading…
retry = Try again
reload = Reload the page
close = Close
rules = Rules
to-home = Flibuste: back to port
back-to-table = Back to the table
bot-level = { $level } ({ $strength })
header-links = Rules and settings
refusal-offline = The server does not answer. Nothing is lost: try again in a moment.
offline = No wind: you are offline
    .text = The server is out of reach, and tables need it. Nothing is lost: your games are waiting there.

## Page titles

page-title = { $page } – Flibuste
page-home = In port
page-new = New table
page-table = Game table
page-replay = Game replay
page-rules = Rules of the game
page-learn = Learn by playing
page-puzzle = Puzzle of the day
page-files = The files of your box
page-notifications = Notifications
page-cups = Cups
page-cup = Cup
page-missing = Page not found

## When all goes wrong

apology = We have struck a reef
    .text = This page stopped because of a fault on our side. Your games are safe on the server: reload the page to carry on where you were.
missing = Nothing here but the sea
    .text = There is no page at this address. The link may be incomplete, or the table has been cleared away.
    .home = Back to port

## Settings

settings = Settings
settings-language = Language
settings-theme = Appearance
settings-motion = Motion
settings-size = Size
settings-percent = { $size }%
settings-sound = Sounds
settings-confirm = Ask for a second click before a move that cannot be taken back
settings-name = Your name
settings-kept = These settings stay in this browser.
language-fr = Français
language-en = English
language-de = Deutsch
theme-system = Auto
theme-light = Day
theme-dark = Night
motion-system = Auto
motion-off = None
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
nickname-other = Another name at random
