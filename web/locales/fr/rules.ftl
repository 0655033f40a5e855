## Règles

rules-title = Règles
rules-of = Règles : { $game }
rules-search = Chercher dans les règles
rules-found = { $count ->
        [0] Aucune règle ne contient « { $word } ».
        [one] { $count } règle trouvée
       *[other] { $count } règles trouvées
    }
rules-chapters = Chapitres
rules-pieces = Les pièces
rules-link = Lien vers la règle { $rule }
rules-choose = De quel jeu ?
rules-our-words = Les règles sont racontées avec nos propres mots, d’après { $game } de { $author } ({ $publisher }, { $year }). Chaque paragraphe a son numéro : le journal de bord, les questions et les refus y renvoient.
