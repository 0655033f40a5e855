## Regeln

rules-title = Regeln
rules-of = Regeln: { $game }
rules-search = In den Regeln suchen
rules-found = { $count ->
        [0] Keine Regel enthält „{ $word }“.
        [one] { $count } Regel gefunden
       *[other] { $count } Regeln gefunden
    }
rules-chapters = Kapitel
rules-pieces = Die Spielsteine
rules-link = Link zur Regel { $rule }
rules-choose = Von welchem Spiel?
rules-our-words = Die Regeln stehen hier in unseren eigenen Worten, nach { $game } von { $author } ({ $publisher }, { $year }). Jeder Absatz hat seine Nummer: Logbuch, Fragen und Ablehnungen verweisen darauf.
