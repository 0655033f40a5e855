# Les leçons

## Ce qui fait gagner

lesson-goal = Ce qui fait gagner
lesson-goal-ships = Le plus de points gagne, et les points sont ces navires. Le B en vaut 3 ; il demande des haricots et du rhum.
lesson-goal-rum = À chaque tour vous jouez trois cartes. Placez d’abord le rhum au navire B : une provision, face visible.
    .order = Les haricots iront aussi au B. Commencez par le rhum, seul le B en demande.
    .stop = Sans placer, trois de vos cartes iraient à la défausse.
    .else = Placer { $card } au navire { $ship }, cela se peut. Mais au B il ne faut que deux provisions, et vous avez les deux.
lesson-goal-beans = Puis les haricots, au B. Cette carte porte une tête : elle compte aussi pour 1 point de pirate.
    .later = Bientôt : d’abord les haricots, et l’assortiment est complet.
    .stop = Il ne manque que les haricots, et ils sont dans votre main.
    .else = Placer { $card } au { $ship } n’avance pas le B. Il lui manque les haricots.
lesson-goal-pirate = Complet ! La troisième carte : le pirate 4, face cachée, au B. Jamais plus de pirates que de provisions.
    .stop = Il faut jouer trois cartes : la dernière serait défaussée. Le pirate est bien mieux au B.
    .else = Placer { $card } au { $ship } commence un autre assortiment. Le pirate rend d’abord le B presque sûr.
lesson-goal-end = La valeur d’abordage du B est 7 : votre pirate et la tête font déjà 5, les dés feront le reste. Au premier tour, on n’aborde pas encore.

## L’abordage

lesson-board = L’abordage
lesson-board-three = Deuxième tour. Le D demande haricots et bananes, et vous avez les deux, plus un pirate. Placez les haricots au D.
    .enough = Au B, les dés suffisent déjà : 5 points, plus 2 au moins. Le pirate 3 sera plus utile au D.
    .else = Placer { $card } au { $ship } est un début. Au D, vous pouvez tout finir dès ce tour.
    .stop = Trois cartes à jouer, trois cartes utiles : ne les jetez pas.
lesson-board-second = Et l’autre provision, au D aussi.
    .later = Le pirate en dernier : l’assortiment d’abord, sinon pas d’abordage.
    .enough = Au B il n’en faut pas plus. Gardez le pirate pour le D.
    .else = Placer { $card } au { $ship } laisse le D incomplet.
    .stop = Encore une provision, et le D est complet.
lesson-board-crew = Le pirate 3, au D : une troupe de 3 contre une valeur de 6.
    .enough = Au B, vous êtes déjà sûr. Au D, il change tout.
    .else = Placer { $card } au { $ship } peut attendre : sans pirate au D, il faudrait 6 aux dés.
    .stop = La troisième carte serait défaussée. Envoyez le pirate au D.
lesson-board-b = Abordez le B : deux dés, plus votre troupe. C’est gagné d’avance, et Jack n’y a rien pour contre-attaquer.
    .then = Le D ensuite : commencez par ce qui ne peut pas échouer.
    .pass = Attendre, c’est laisser Jack tirer sur vos provisions.
lesson-board-d = 3 points ! On peut aborder plusieurs navires dans un tour. Au D, il faut 3 aux dés : allez-y.
    .pass = Un seul lancer sur trente-six échoue. Abordez !
lesson-board-end = 6 points en un tour. Toutes les cartes d’un navire pris vont à la défausse ; vous repiochez jusqu’à six.

## Patience

lesson-odds = Patience
lesson-odds-look = Votre assortiment est complet au A. Mais sa valeur est 9, et votre troupe n’est qu’une tête : 1.
lesson-odds-pass = Il faudrait 8 ou plus aux dés : 42 %. En cas d’échec, les dés de couleur vous prennent des provisions. La faute des débutants : aborder quand même. Passez.
    .risk = Plus d’une fois sur deux, vous seriez repoussé, et peut-être privé d’une provision. Un pirate au tour suivant changera tout.
lesson-odds-end = Un pirate 3 ferait monter vos chances à 83 %. Le pourcentage est toujours affiché au navire : lisez-le.

## La bordée

lesson-broadside = La bordée
lesson-broadside-see = Au A, Jack a de l’eau et des haricots ; il vous manque justement les haricots.
lesson-broadside-fire = Avec la dernière de vos trois cartes, vous pouvez tirer une bordée. Tirez.
    .hold = Alors la carte part à la défausse sans rien faire. Ici, chaque bordée touche plus d’une fois sur deux.
lesson-broadside-pay = Payez avec une carte dont vous n’avez pas besoin : l’eau sans tête.
    .head = Une tête vaut 1 point de pirate là où on la pose. Gardez-la, vous avez de l’eau ordinaire.
lesson-broadside-aim = Visez le A. Les deux dés de couleur disent quelles sortes sont touchées.
    .empty = Au { $ship }, Jack n’a rien : une bordée n’y touche personne.
lesson-broadside-end = Deux fois haricots ! Vous prenez ceux de Jack, et ils complètent votre assortiment. C’est aussi ce que les autres peuvent vous faire.

## La contre-attaque

lesson-counter = La contre-attaque
lesson-counter-jack = Jack vient d’aborder le B avec un total de 7. Mais vous y avez aussi l’assortiment complet.
lesson-counter-counter = Contre-attaquez : avec plus de 7, le navire est à vous. Vos cartes au B sont perdues de toute façon.
    .no = Vous n’avez rien à perdre : l’eau et le pain partent à la défausse dès que Jack prend le navire. Essayez.
lesson-counter-end = 8 contre 7 : arraché ! Une provision posée chez les autres est un billet pour la contre-attaque. Et vous, abordez avec un total élevé.
lesson-counter-lack = Il vous en manquerait ? Vous pourriez les poser à ce moment-là, de votre main : trois cartes au plus, et toutes. Gardez donc ce que demandent les navires où vous avez déjà une provision.

## Défausser et échanger

lesson-exchange = Défausser et échanger
lesson-exchange-hand = Deux eaux, du rhum : aucun navire n’en veut. La viande, si : placez-la au D.
    .other = Au { $ship } aussi on veut de la viande, mais au D vous avez déjà deux provisions sur quatre.
    .pirate = Le pirate peut attendre que l’assortiment soit complet : la viande d’abord.
    .stop = Placez d’abord la viande ; ensuite, on fera le ménage.
lesson-exchange-stop = Ne placez plus rien : les deux cartes qui restent à jouer vont être échangées.
    .pirate = Gardez { $card } : il servira le jour de l’abordage.
lesson-exchange-hold = Pas de bordée.
    .fire = Au D, Jack n’a rien à perdre. Une bordée n’y toucherait personne.
lesson-exchange-water = Défaussez l’eau sans tête.
    .head = La tête vaut 1 point de pirate : donnez l’eau ordinaire.
    .rum = Le rhum sera la seconde. L’eau d’abord.
    .pirate = Un pirate est ce qu’il y a de plus précieux. L’eau.
lesson-exchange-rum = Et le rhum.
    .head = Gardez les têtes.
    .pirate = Gardez les pirates.
lesson-exchange-take = Pour deux cartes défaussées, vous en reprenez une de la défausse ; pour trois, deux. Prenez le pirate 4.
    .three = Bien vu, un pirate. Mais il y en a un plus fort.
    .none = Une carte gratuite, et un pirate 4 dans la pile ? Prenez-le.
    .else = Cette carte, { $card }, est une provision : il y en a 56 dans le jeu, et seulement dix pirates.
lesson-exchange-end = Il est dans votre main à la fin du tour. Ne jetez jamais une seule carte si deux peuvent en rapporter une.

## La fin

lesson-end = La fin
lesson-end-pile = La pile est vide. Le prochain navire pris ne sera pas remplacé : on finit le tour de table, et c’est la fin.
lesson-end-board = Vous menez, 33 à 23. Abordez le C (5 ou plus aux dés, 83 %) : à deux, Jack n’aura plus qu’un tour.
    .pass = Qui mène doit finir. En attendant, vous laissez à Jack le temps de revenir.
lesson-end-end = Tout ce qui est posé et pas abordé ne vaut rien à la fin. À égalité, le plus de navires l’emporte.

## Les derniers navires

lesson-match = Les derniers navires
lesson-match-free = À vous, jusqu’à la fin, contre un mousse. Finissez vos assortiments, ajoutez un pirate, et lisez les chances.
lesson-match-finish = Vous connaissez Störtebeker. La prochaine fois, depuis le premier navire !
