## Rules

rules-title = Rules
rules-of = Rules: { $game }
rules-search = Search the rules
rules-found = { $count ->
        [0] No rule contains “{ $word }”.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-chapters = Chapters
rules-pieces = The pieces
rules-link = Link to rule { $rule }
rules-choose = Of which game?
rules-our-words = The rules are told in our own words, after { $game } by { $author } ({ $publisher }, { $year }). Every paragraph has its number: the log, the questions and the refusals refer to it.
