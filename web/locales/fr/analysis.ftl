## L’analyse d’une partie terminée

analysis = Analyse
analysis-ask = Analyser cette partie
analysis-again = Relancer l’analyse
analysis-about = Quelle part de chance, quelle part de décisions, et quels choix ont coûté cher ? Le serveur calcule pendant une demi-minute environ, plus s’il est occupé. Le résultat reste pour tous ceux qui peuvent voir la partie.
analysis-waiting = L’analyse attend son tour…
analysis-running = Analyse en cours : { $done } étapes sur { $total }
analysis-stopped = Le serveur a redémarré pendant l’analyse. Vous pouvez la relancer.
analysis-failed = L’analyse n’a pas abouti. Vous pouvez la relancer.
analysis-whose = La partie de
analysis-parts = De quoi le résultat est fait
analysis-parts-how = En points de chance de gagner, sur 100. À { $seats } joueurs, chacun part de { $even }.
analysis-part-luck = Chance
analysis-part-own = Ses décisions
analysis-part-others = Celles des autres
analysis-part-seat = Place et donne
analysis-won = { $share ->
    [100] gagné
    [0] perdu
   *[other] victoire partagée
}
analysis-mistakes-count = { $count ->
    [0] aucune faute
    [one] { $count } faute
   *[other] { $count } fautes
}
analysis-rate = perte moyenne : { $rate } sur les { $decisions } décisions qui comptaient
analysis-like = jeu du niveau « { $bot } »
analysis-curve = Chances de gagner
analysis-curve-of = Chances de gagner de { $name }, coup par coup. En clair, les autres joueurs.
analysis-key-own = { $name } décide
analysis-key-others = les autres décident
analysis-key-luck = hasard
analysis-turns = Les tournants
analysis-turn = Coup { $n } : { $what } { $points }
analysis-moment = Coup { $n } : { $share } %
analysis-table = La courbe en chiffres
analysis-when = Coup
analysis-mistakes = Les fautes
analysis-no-mistakes = Aucun choix n’a coûté nettement plus qu’un autre. Bien joué !
analysis-mark-doubtful = imprécision
analysis-mark-mistake = faute
analysis-mark-blunder = grosse faute
analysis-chosen = Joué :
analysis-better = Mieux :
analysis-cost = { $points } points de chance de gagner perdus
analysis-guess = C’était un pari : les autres choisissaient en même temps.
analysis-see = Voir le coup { $n } : { $mark }, { $choice }
analysis-how = Chaque choix est jugé d’après ce que le joueur savait à ce moment-là. Les valeurs viennent de { $playouts } fins de partie simulées par situation : les petites différences sont du bruit.

better = Apprendre de ses fautes
better-mine = Apprendre de mes fautes
better-of = Apprendre des fautes de { $name }
better-progress = Faute { $n } sur { $count }
better-task = Vous êtes à la place de { $name }, avec ce que ce joueur savait. Il y avait mieux que « { $chosen } » : choisissez sur le plateau ou dans la liste.
better-right = Bien vu !
better-right-too = Bien vu ! C’est presque aussi fort que « { $best } ».
better-same = C’est le coup qui a été joué. Il y a mieux.
better-wrong = Pas tout à fait : « { $choice } » coûte encore { $points } points de chance de gagner.
better-show = Montrer la réponse
better-next = Faute suivante
better-end = Terminer
better-done = Trouvées du premier coup : { $found } sur { $count }.
better-again = Recommencer
better-close = Retour à l’analyse
better-back = Revenir à la question
