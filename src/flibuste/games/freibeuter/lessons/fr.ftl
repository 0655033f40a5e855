# Les leçons

## Ce qui fait gagner

lesson-goal = Ce qui fait gagner
lesson-goal-ships = Le plus riche gagne. Voyez ce vaisseau 20/4 : capturé, il vaut 20 $. Le 4 est la part de chaque pirate qui vous aide.
lesson-goal-money = Chacun commence avec 20 $ et 25 bateaux. L’argent compte aussi à la fin.
lesson-goal-board = Première action : aborder. Posez un bateau sur un vaisseau, n’importe lequel. Cela ne coûte pas de carte, et finit votre tour.
    .place = Placer un bateau en { $region } prépare un encerclement, et ce sera la leçon suivante. Ici, abordez : cliquez sur un vaisseau.
lesson-goal-end = Votre bateau est à bord : plus personne d’autre ne peut aborder ce vaisseau. Il sera à vous dès qu’il sera encerclé.

## Encercler

lesson-ring = Encercler
lesson-ring-four = Quatre régions touchent ce vaisseau, et votre bateau est à bord. Trois régions ont un bateau ; E7 est vide.
lesson-ring-close = Vous avez la carte E7. Jouez-la : le bateau ferme l’anneau, et le vaisseau est capturé.
    .board = Aborder en { $token } réserve un vaisseau de plus, mais l’anneau d’EF67 reste ouvert, et Jack pourrait encore y ajouter un bateau à payer.
    .place = { $region } ne touche pas le vaisseau EF67 : son anneau resterait ouvert. C’est E7 qui manque.
lesson-ring-draw = Capturé ! Deux bateaux de Jack vous ont aidé : 8 $ pour lui, 20 $ de vaisseau pour vous. Après une carte on en pioche une : choisissez une pioche.
lesson-ring-end = Les bateaux des régions restent là pour toujours ; seul celui de l’abordage revient dans votre réserve.

## Abordez d’abord

lesson-escape = Abordez d’abord
lesson-escape-free = La faute des débutants : ce 5/1 n’a plus qu’une brèche, B2, et vous avez la carte. Mais personne n’est à bord : fermé ainsi, le vaisseau s’échapperait.
lesson-escape-board = Abordez-le avant de fermer l’anneau.
    .escapes = L’anneau se fermerait autour d’un vaisseau libre : il s’échapperait, et personne n’aurait rien.
    .place = Un bateau en { $region } n’aide pas BC23. Le 5/1 vous attend : abordez-le.
    .board = { $token } est à prendre aussi, mais autour de BC23 il ne manque qu’une région, et sa carte est dans votre main.
lesson-escape-close = Jack a joué ailleurs. À présent, fermez l’anneau : B2.
    .place = { $region } ne touche pas BC23. La brèche est en B2.
    .board = Un abordage de plus, en { $token }, ne ferme pas l’anneau de BC23. Jouez B2 avant qu’un autre bateau y vienne.
lesson-escape-end = À vous, pour 2 $ à Jack. Retenez : d’abord à bord, ensuite l’anneau.

## Placer ou encaisser

lesson-money = Placer ou encaisser
lesson-money-cards = Chaque carte de mer nomme une région. Vous en avez quatre. Si la région est vide, vous devez y placer un bateau.
lesson-money-cash = En E3 il y a déjà un bateau de Jack. Là, vous avez le choix : un second bateau, ou 2 $ de la banque. Prenez l’argent.
    .second = C’est permis : ce bateau toucherait 4 $ si Jack capture son vaisseau EF23. Mais c’est loin : voyons d’abord les 2 $ tout de suite.
    .place = { $region } est vide : là, pas de choix, il faut un bateau. Les 2 $ n’existent que là où il y en a déjà un.
    .board = Aborder { $token } ne rapporte rien aujourd’hui. Essayez les 2 $ d’E3.
lesson-money-draw = 2 $ de plus, et une carte de moins : piochez-en une. Une carte de mer sert toujours ; une carte Hollandais, seulement pour fermer un anneau.
lesson-money-end = Prenez l’argent quand un second bateau ne servirait à rien, ou quand vos bateaux se font rares.

## Être payé

lesson-shares = Être payé
lesson-shares-rival = Ce vaisseau est celui de Jack : son bateau est à bord. Mais deux des trois bateaux autour sont à vous.
lesson-shares-close = Fermez vous-même l’anneau avec E4. Jack capture, et il vous doit 4 $ pour chacun de vos bateaux.
    .place = { $region } ne ferme rien. Avec E4, trois de vos bateaux entourent EF45 : 12 $ pour vous.
    .board = Aborder { $token } ne paie pas. Jack finira EF45 quand il voudra, peut-être sans votre troisième bateau.
lesson-shares-draw = 12 $ pour vous ; il lui reste 20 $ de vaisseau. Piochez.
lesson-shares-credit = Et s’il n’avait pas eu 12 $ ? Il aurait emprunté, et un emprunt coûte le double à la fin. Regardez votre argent avant de capturer.

## Le Hollandais volant

lesson-dutchman = Le Hollandais volant
lesson-dutchman-card = Une carte Hollandais est une ligne du plateau : ici, la rangée 3. Elle ne sert qu’à fermer un anneau.
lesson-dutchman-call = Votre 15/3 n’a plus qu’une brèche, E3, et vous n’avez pas cette carte de mer. Envoyez le Hollandais en E3.
    .place = { $region } ne ferme pas l’anneau d’EF34. Il y manque E3, et seul le Hollandais y va pour vous.
    .board = Aborder { $token } laisserait EF34 ouvert, et Jack pourrait s’y glisser : un bateau de plus à payer.
lesson-dutchman-draw = Le vaisseau est à vous, et pas un bateau dépensé : le Hollandais est déjà reparti. Personne n’est payé pour lui. Piochez.
lesson-dutchman-end = La région est vide à nouveau. Gardez toujours une carte Hollandais pour la dernière brèche.

## Entrepôts et fin

lesson-end = Entrepôts et fin
lesson-end-warehouse = Voici un entrepôt. Personne ne l’aborde : encerclé, il paie 2 $ à chacun pour chaque bateau autour.
lesson-end-loot = Fermez-le avec B2 : trois de vos bateaux seront autour, plus que tous les autres.
    .place = { $region } n’encercle pas l’entrepôt. B2 est la dernière région.
    .board = Aborder { $token } se défend, mais l’entrepôt paie tout de suite, et B2 ajoute votre troisième bateau.
    .fd = Le Hollandais en { $region } fermerait un autre anneau, mais il laisse l’entrepôt BC23 aux autres.
lesson-end-draw = 6 $ pour vous, 4 pour Jack, 2 pour Mary. Piochez.
lesson-end-double = Et ces jetons ×2 ? Une fois ce jeton encerclé, tous les vaisseaux 15/3 capturés comptent double à la fin, pour tout le monde. Encerclez la valeur que vous avez le plus.
lesson-end-over = Il reste trois entrepôts. Au quatrième la partie s’arrête net ; de même quand il faut piocher une carte de mer et qu’il n’y en a plus.
lesson-end-boats = Et quand quelqu’un commence son tour sans bateau en réserve. Surveillez ce nombre.

## Une fin de partie

lesson-match = Une fin de partie
lesson-match-free = À vous, jusqu’à la fin, contre un mousse. Cherchez : un anneau à fermer, un vaisseau à aborder avant qu’il le soit, un bateau bien payé.
lesson-match-end = Vous connaissez Flibustier. La prochaine fois, une partie entière !
