learn = Apprendre
learn-first = L’apprendre en dix minutes
learn-how = Des leçons courtes sur le vrai plateau : une ou deux minutes chacune. Partez quand vous voulez, vous reprendrez où vous en étiez.
learn-begin = Commencer
learn-go-on = Continuer
learn-again = Refaire
learn-done = faite
learn-match = Une petite partie contre un mousse
learn-steps = { $count ->
    [one] une étape
   *[other] { $count } étapes
}
learn-none = Ce jeu n’a pas encore de leçons. Voici ses règles.
learn-you = Vous
learn-guide = La leçon
learn-step = { $step } sur { $steps }
learn-continue = Continuer
learn-about = « { $choice } » :
learn-lesson-done = Leçon terminée
learn-scores = Les scores : { $scores }.
learn-next = Leçon suivante
learn-all = Toutes les leçons
learn-restart = Recommencer
learn-play = Et maintenant, une vraie partie

## A first game with help

first-game = Première fois ? Jouer avec de l’aide
first-companion = Votre compagnon
first-next = Continuer
first-skip = Jusqu’à mon tour
first-read = Compris
first-dismiss = Renvoyer
first-away = Renvoyer le compagnon
first-call = Rappeler le compagnon
first-about = Dans cette partie, un compagnon explique en une phrase chaque situation nouvelle et raconte lentement ce que font les autres.
first-things = Trois choses de votre première partie
first-well = Bien joué :
first-try = À essayer :
first-nothing = Cette partie a été trop courte pour en dire quelque chose.
