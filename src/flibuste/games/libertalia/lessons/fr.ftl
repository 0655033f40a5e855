# Les leçons

## Ce qui fait gagner

lesson-goal = Ce qui fait gagner
lesson-goal-purse = La plus grande fortune gagne : vos doublons, plus votre butin. Vous commencez avec 10.
lesson-goal-today = Le butin du jour : trois tuiles, une par pirate. Une carte au trésor, une relique maudite, un officier espagnol.
lesson-goal-play = Tous ont les mêmes personnages en main. Chacun en choisit un en secret ; le plus haut se sert le premier. Jouez l’Armurier, 20.
    .cabin = Le Mousse ne prend pas de butin du tout : la carte au trésor irait à un autre.
    .quartermaster = Le Quartier-maître passe devant tous, mais il coûte 8 doublons à la fin de la campagne. Gardez-le : le 20 suffit souvent.
    .low = Avec un { $rank }, d’autres peuvent passer devant, et il vous resterait la relique ou l’officier. Essayez le 20.
lesson-goal-ship = Tous sont à bord, du plus bas au plus haut : 7, 8, et vous. Le jour, le plus bas agit d’abord ; au crépuscule, le plus haut prend d’abord. À rang égal, le nombre de l’écusson départage.

## Le butin

lesson-booty = Le butin
lesson-booty-dusk = C’est le crépuscule, et votre Armurier est le plus haut : à vous de vous servir.
lesson-booty-take = Trois cartes au trésor valent 12. La relique coûte 3. L’officier tue celui qui le prend. Prenez la carte au trésor.
    .relic = Une relique maudite : 3 doublons de moins à la fin de la campagne. Laissez-la à Jack.
    .officer = L’officier enverrait votre Armurier au cimetière, et il ne rapporte rien.
lesson-booty-rest = Jack a pris la relique ; Mary n’a eu que l’officier, et son Tavernier est au cimetière. Votre Armurier, lui, est dans votre repaire.
lesson-booty-values = À la fin : coffre 5, bijou 3, marchandise 1, trois cartes 12, relique −3. Sabres et officiers ne valent rien.

## Les petits agissent d’abord

lesson-day = Les petits agissent d’abord
lesson-day-power = Deuxième jour. Beaucoup de personnages ont un pouvoir. Le Mendiant, 3, prend jusqu’à 3 doublons à celui qui a joué le plus haut.
lesson-day-play = Jouez le Mendiant.
    .quartermaster = Le Quartier-maître donne 1 doublon par tuile, vous n’en avez qu’une, et il en coûte 8 à la fin. Gardez-le.
    .preacher = Le Prédicateur vaut 5 doublons à la fin de la campagne, s’il est encore dans votre repaire : cela peut attendre. Voyons le Mendiant.
    .other = Le { $rank } a du bon, mais aujourd’hui la leçon est le pouvoir du jour : essayez le Mendiant, 3.
lesson-day-paid = Jack a joué le 26, le plus haut : il vous donne 3 doublons.
lesson-day-last = Mais le plus bas prend le dernier : il ne restait que l’officier, et le Mendiant est mort. Un pouvoir, ou le premier choix : c’est tout le jeu.

## Le sabre

lesson-sabre = Le sabre
lesson-sabre-cook = Le Cuisinier, 18, prend deux tuiles au lieu d’une. Jouez-le.
    .cabin = Le Mousse ne prend aucune tuile. Le Cuisinier en prend deux.
    .quartermaster = Il passerait devant tous, pour une seule tuile, et il coûte 8 doublons à la fin. Le Cuisinier en prend deux.
    .other = Le { $rank } ne prend qu’une tuile, et après les plus hauts. Le Cuisinier en prend deux.
lesson-sabre-take = Vous êtes le plus haut. Commencez par le sabre : il frappe un personnage chez un voisin.
    .map = La carte au trésor, oui, mais en second : vous prenez deux tuiles. D’abord le sabre.
    .goods = La marchandise vaut 1, et vous laisseriez le sabre à Jack, qui vous frapperait.
lesson-sabre-strike = Qui frapper ? Mary a une carte au trésor, et sa Serveuse peut la vendre 3 doublons la nuit. Frappez la Serveuse de Mary.
    .debt = Surtout pas : le Quartier-maître coûtera 8 doublons à Jack à la fin de la campagne. Laissez-le-lui !
    .idle = La Serveuse de Jack vend des cartes au trésor, et Jack n’en a pas. Celle de Mary est plus dangereuse.
lesson-sabre-map = Touchée. Maintenant la seconde tuile : une deuxième carte au trésor. À trois, elles valent 12.
    .goods = 1 doublon, c’est sûr et c’est peu. Avec la carte, il ne vous en manquera plus qu’une pour 12.
lesson-sabre-night = La nuit, votre Armurier vous donne 1 doublon par sabre. Les personnages du repaire travaillent chaque nuit.

## Ce que les autres vous font

lesson-others = Ce que les autres vous font
lesson-others-barkeep = Le Tavernier, 7, rapporte 1 doublon chaque nuit. Il reste trois nuits : jouez-le.
    .quartermaster = 4 doublons aujourd’hui pour vos quatre tuiles, mais 8 de moins à la fin. Mauvaise affaire.
    .gunner = Le Canonnier coûte 3 doublons et ne tire qu’une fois. Le Tavernier rapporte toutes les nuits.
    .other = Le { $rank } ne rapporte pas 1 doublon chaque nuit comme le Tavernier, tant qu’il est dans votre repaire.
lesson-others-shot = Le Canonnier de Mary tire dans n’importe quel repaire : votre Armurier est au cimetière. Cela lui a coûté 3 doublons.
lesson-others-take = Mary, la plus haute, a pris le coffre. À vous : la marchandise ou l’officier ?
    .officer = L’officier tuerait votre Tavernier avant sa première nuit.
lesson-others-end = Le Tavernier est chez vous, et il a déjà gagné 1 doublon. Les repaires sont à la vue de tous : les forts attirent les coups.

## La fin de la campagne

lesson-end = La fin de la campagne
lesson-end-map = Cinquième jour, et votre Serveuse est la plus haute. Vous avez deux cartes au trésor : prenez la troisième.
    .jewel = Un bijou vaut 3. La troisième carte en fait valoir 12 aux trois.
    .officer = L’officier enverrait la Serveuse au cimetière, pour rien.
lesson-end-sell = La nuit, la Serveuse propose 3 doublons pour une carte. Refusez : trois cartes valent 12 ensemble.
    .sold = 3 doublons tout de suite, et 12 de perdus : deux cartes seules ne valent rien.
lesson-end-last = Le dernier jour. Ne cassez rien : le Mousse, 5, ne prend pas de butin et ne coûte rien. Jouez-le.
    .preacher = Le Prédicateur ne vous laisserait qu’une tuile : adieu les trois cartes, pour 5 doublons.
    .gunner = 3 doublons pour un coup de canon le dernier jour : il ne fait plus perdre grand-chose à personne.
    .quartermaster = 6 doublons aujourd’hui, 8 de moins ce soir. Avec le premier choix en plus, c’est à peine mieux que rien.
lesson-end-count = Le jour de repos, on compte : doublons, tuiles, et les pouvoirs de fin. Votre fortune passe au score.
lesson-end-three = Une partie entière a trois campagnes. Les cartes qui vous restent en main vous suivent ; on en reçoit six de plus.

## Le mauvais jour

lesson-mistakes = Le mauvais jour
lesson-mistakes-look = Regardez toujours le butin avant de choisir. Une carte au trésor, et deux tuiles dont personne ne veut : quelqu’un devra les prendre.
lesson-mistakes-play = Les débutants jouent leur plus haute carte tous les jours. Ici, évitez la bagarre : le Mousse, 5, ne prend rien.
    .quartermaster = Vous auriez la carte au trésor, pour 8 doublons à la fin de la campagne. C’est la faute classique.
    .tie = Tous ont le 20 en main. À égalité, l’influence décide : le petit nombre sur la carte. Vous pourriez passer après un autre 20, et prendre la relique.
    .late = Le { $rank } sera peut-être devancé deux fois : il resterait la relique (−3) ou l’officier.
lesson-mistakes-end = Jack a pris la carte, Mary la relique. Votre Mousse est dans le repaire, sans rien et sans dégâts. L’officier reste là.

## Trois jours de mer

lesson-match = Trois jours de mer
lesson-match-free = À vous : les trois derniers jours d’une campagne, contre deux mousses. Regardez le butin, puis votre main.
lesson-match-end = Vous connaissez Libertalia. Il reste bien des pouvoirs à découvrir : montrez une carte, elle dit ce qu’elle fait.
