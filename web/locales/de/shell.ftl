## Überall

skip-to-main = Zum Inhalt
site-name = Flibuste
loading = Wird geladen …
retry = Noch einmal versuchen
reload = Seite neu laden
close = Schließen
rules = Regeln
to-home = Flibuste: zurück in den Hafen
back-to-table = Zurück zum Tisch
bot-level = { $level } ({ $strength })
header-links = Regeln und Einstellungen
refusal-offline = Der Server antwortet nicht. Nichts ist verloren: Versuche es gleich noch einmal.
offline = Flaute: Du bist offline
    .text = Der Server ist nicht erreichbar, und ohne ihn öffnet sich kein Tisch. Nichts ist verloren: Deine Partien warten dort auf dich.

## Seitentitel

page-title = { $page } – Flibuste
page-home = Im Hafen
page-new = Neuer Tisch
page-table = Spieltisch
page-replay = Partie ansehen
page-rules = Spielregeln
page-learn = Spielend lernen
page-puzzle = Rätsel des Tages
page-files = Die Dateien Ihrer Schachtel
page-notifications = Benachrichtigungen
page-cups = Pokale
page-cup = Pokal
page-missing = Seite nicht gefunden

## Wenn nichts mehr geht

apology = Wir sind auf ein Riff gelaufen
    .text = Diese Seite hat wegen eines Fehlers auf unserer Seite angehalten. Deine Partien sind auf dem Server sicher: Lade die Seite neu und mach dort weiter, wo du warst.
missing = Hier ist nichts als Meer
    .text = Unter dieser Adresse gibt es keine Seite. Vielleicht fehlt ein Stück vom Link, oder der Tisch ist abgeräumt.
    .home = Zurück in den Hafen

## Einstellungen

settings = Einstellungen
settings-language = Sprache
settings-theme = Aussehen
settings-motion = Bewegung
settings-size = Größe
settings-percent = { $size } %
settings-sound = Geräusche
settings-confirm = Vor Zügen, die sich nicht zurücknehmen lassen, einen zweiten Klick verlangen
settings-name = Dein Name
settings-kept = Diese Einstellungen bleiben in diesem Browser.
language-fr = Français
language-en = English
language-de = Deutsch
theme-system = Auto
theme-light = Tag
theme-dark = Nacht
motion-system = Auto
motion-off = Keine
motion-slow = Langsam
motion-normal = Normal
motion-fast = Schnell
nickname-other = Ein anderer Name, zufällig
