## Profil, Rangliste, Mitspieler

page-player = Profil
page-ladder = Rangliste
page-people = Mitspieler
profile = Mein Profil
people = Mitspieler
ladder = Rangliste
home-people = Profil, Mitspieler und Rangliste
more = Mehr zeigen
percent = { $value } %
rated = Gewertet
new-rated = Gewertete Partie
new-rated-note = Das Ergebnis zählt für die Wertung. Ohne Tipps, und kein Zug wird zurückgenommen.
new-rated-not = Nicht zu mehreren an einem Bildschirm und nicht mit eigenen Dateien.
new-chat = Der Chat
new-chat-all = Frei
new-chat-phrases = Nur fertige Sätze
new-chat-off = Keiner
new-finished = Beendete Partien, mindestens
new-finished-any = Egal
new-finished-note = Anteil der letzten dreißig Partien, die zu Ende gespielt wurden, nie höher als dein eigener. Neulinge sind willkommen.
waiting-rated = gewertete Partie
waiting-chat-phrases = Chat nur mit fertigen Sätzen
waiting-chat-off = ohne Chat
waiting-finished = mindestens { $value } % beendete Partien
invite-known = Jemanden einladen, den du kennst
invite-known-show = Meine Mitspieler zeigen
invite-person = { $name } einladen
finale-rating = Meine Wertung
phrases = Fertige Sätze
chat-is-off = An diesem Tisch gibt es keinen Chat.
phrase-hello = Hallo zusammen!
phrase-luck = Viel Glück!
phrase-bravo = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Moment, ich überlege.
phrase-soon = Ich bin gleich wieder da.
phrase-farewell = Schöne Partie, bis bald!
line-title = Zu dem, was { $name } sagt
line-report = Melden
line-note = Was man wissen sollte (freiwillig)
line-send = Meldung absenden
line-sent = Danke. Die Meldung ist mit dieser Zeile abgeschickt; wer den Server betreibt, liest sie.
line-block = { $name } nicht mehr lesen
profile-no-games = Noch keine beendete Partie.
profile-finished = Zu Ende gespielte Partien: { $share } % (die letzten { $games } zählen).
profile-visible = Wer sieht dieses Profil?
profile-visible-note = Nur öffentliche Profile stehen in der Rangliste.
visible-private = Nur ich
visible-friends = Meine Freunde
visible-public = Alle
profile-ratings = Wertungen
profile-kinds = Partien nach Spiel
profile-games = Partien
profile-won = Gewonnen
profile-against = Gegen wen
profile-opponent = Gegner
profile-ahead = Davor
profile-behind = Dahinter
profile-favourite = Am häufigsten besiegter Bot: { $bot }, { $count ->
        [one] einmal
       *[other] { $count } Mal
    }.
pool-2 = { $game }, zu zweit
pool-3 = { $game }, zu dritt und mehr
rating-words = { $mu } ± { $doubt }
rating-cautious = sicher über { $value }
rating-games = { $count ->
        [one] eine gewertete Partie
       *[other] { $count } gewertete Partien
    }
rating-coming = { $count ->
        [one] Noch eine gewertete Partie bis zur ersten Wertung.
       *[other] Noch { $count } gewertete Partien bis zur ersten Wertung.
    }
rating-none-own = Spiel eine gewertete Partie: Das Kästchen ist unter „Neuer Tisch“.
rating-none = Keine gewertete Partie.
rating-curve-of = Wertung von Partie zu Partie: { $pool }
rating-moment = Partie { $n }: { $rating }
rating-key = Geschätzte Stärke, und wo sie 19 von 20 Mal liegt
rating-numbers = In Zahlen
rating-game = Partie
rating-strength = Stärke
rating-doubt = Plus oder minus
history = Partien
history-own = Alle meine Partien
history-when = Datum
history-search = Suchen
history-with = Name eines Gegners
history-title = Spiel
history-seats = Spieler
history-result = Ergebnis
history-all = Alle
history-result-won = Gewonnen
history-result-lost = Verloren
history-result-left = Verlassen
history-rated-yes = Gewertete
history-rated-no = Ungewertete
history-somebody = jemand
history-against = gegen { $names }
history-how-played = Gespielt
history-how-left = Verlassen
history-how-joined = Später dazugekommen
history-place = { $place ->
        [1] Sieg
       *[other] Platz { $place }
    }
history-points = { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
history-analysis = Analyse
history-replay-of = { $game } vom { $day } noch einmal ansehen
history-analysis-of = Analyse von { $game } vom { $day }
history-none = Keine Partie passt dazu.
history-export = Alles mitnehmen:
history-json = JSON
history-csv = CSV
ladder-how = Die Reihenfolge folgt dem vorsichtigen Wert: was die Stärke fast sicher mindestens ist. Bots markieren die Skala. Nur öffentliche Profile werden gezeigt.
ladder-two = Zu zweit
ladder-more = Drei und mehr
ladder-mine = Du hast Rang { $rank }.
ladder-mine-hidden = Du hättest Rang { $rank }, aber dein Profil ist nicht öffentlich.
ladder-mine-coming = { $count ->
        [one] Noch eine gewertete Partie bis zur ersten Wertung.
       *[other] Noch { $count } gewertete Partien bis zur ersten Wertung.
    }
ladder-rank = Rang
ladder-name = Name
ladder-value = Vorsichtiger Wert
ladder-fixed = gemessene Marke
ladder-empty = Noch niemand. Spiel fünf gewertete Partien und mach dein Profil öffentlich.
people-how = Hier stehen die Leute, mit denen du gespielt hast.
people-none = Noch niemand: Spielt erst eine Partie zusammen.
people-games = { $count ->
        [0] Noch keine beendete Partie zusammen
        [one] Eine Partie zusammen
       *[other] { $count } Partien zusammen
    }
people-more = Einladen, Freund, blockieren
people-act-on = { $act }: { $name }
people-invite = An einen Tisch einladen
people-invite-to = Einladen: { $game } ({ $free ->
        [one] ein freier Platz
       *[other] { $free } freie Plätze
    })
people-invited = { $name } findet den Tisch unter den eigenen.
people-no-table = Du hast keinen offenen Tisch mit einem freien Platz.
people-friends = Freunde
people-ask = Als Freund anfragen
people-accept = Freundschaft annehmen
people-decline = Ablehnen
people-part = Nicht mehr Freunde sein
people-block = Blockieren
people-block-note = Die Person erfährt nichts davon.
block-none = Nichts
block-chat = Ihre Nachrichten
block-seat = Meine Tische
block-both = Beides
friend-friends = Freunde
friend-asks = Möchte Freund sein
friend-asked = Angefragt
