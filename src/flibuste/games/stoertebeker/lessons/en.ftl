# The lessons

## What wins

lesson-goal = What wins
lesson-goal-ships = The most points win, and the points are these ships. B is worth 3; it asks for beans and rum.
lesson-goal-rum = Each turn you play three cards. First place the rum at ship B: a provision, face up.
    .order = The beans will go to B as well. Begin with the rum: only B asks for it.
    .stop = Without placing, three of your cards would go to the discard pile.
    .else = Placing { $card } at ship { $ship } is possible. But B asks for two provisions only, and you hold both.
lesson-goal-beans = Then the beans, at B. This card shows a head: it counts 1 pirate point as well.
    .later = Soon: first the beans, and the set is complete.
    .stop = Only the beans are missing, and you hold them.
    .else = Placing { $card } at { $ship } does not help B. It lacks the beans.
lesson-goal-pirate = Complete! The third card: the pirate 4, face down, at B. Never more pirates than provisions.
    .stop = You must play three cards: the last one would be discarded. The pirate is far better at B.
    .else = Placing { $card } at { $ship } begins another set. The pirate first makes B nearly safe.
lesson-goal-end = B’s boarding value is 7: your pirate and the head make 5 already, the dice do the rest. In the first turn nobody boards yet.

## Boarding

lesson-board = Boarding
lesson-board-three = The second turn. D asks for beans and bananas, and you hold both, and a pirate. Place the beans at D.
    .enough = At B the dice are enough already: 5 points, plus 2 at least. The pirate 3 is more use at D.
    .else = Placing { $card } at { $ship } is a beginning. At D you can finish everything this turn.
    .stop = Three cards to play, three useful cards: do not throw them away.
lesson-board-second = And the other provision, at D as well.
    .later = The pirate last: first the set, or there is no boarding.
    .enough = B needs no more. Keep the pirate for D.
    .else = Placing { $card } at { $ship } leaves D incomplete.
    .stop = One more provision, and D is complete.
lesson-board-crew = The pirate 3, at D: a crew of 3 against a value of 6.
    .enough = At B you are safe already. At D he makes all the difference.
    .else = Placing { $card } at { $ship } can wait: without a pirate at D you would need a 6 on the dice.
    .stop = The third card would be discarded. Send the pirate to D.
lesson-board-b = Board B: two dice plus your crew. It cannot fail, and Jack has nothing there to counter-attack with.
    .then = D comes next: begin with what cannot fail.
    .pass = Waiting lets Jack shoot at your provisions.
lesson-board-d = 3 points! You may board several ships in a turn. At D you need 3 on the dice: go.
    .pass = Only one throw in thirty-six fails. Board it!
lesson-board-end = 6 points in one turn. All cards at a captured ship go to the discard pile; you draw up to six again.

## Patience

lesson-odds = Patience
lesson-odds-look = Your set at A is complete. But its value is 9, and your crew is a single head: 1.
lesson-odds-pass = You would need 8 or more on the dice: 42%. If you fail, the colour dice take provisions from you. The beginner’s mistake is to board all the same. Pass.
    .risk = More than half the time you would be beaten off, and perhaps lose a provision. A pirate next turn changes everything.
lesson-odds-end = A pirate 3 would raise your chances to 83%. The percentage is always shown at the ship: read it.

## The broadside

lesson-broadside = The broadside
lesson-broadside-see = At A Jack has water and beans; and beans are what you lack there.
lesson-broadside-fire = With the last of your three cards you may fire a broadside. Fire.
    .hold = Then the card is discarded and does nothing. Here a broadside hits more than half the time.
lesson-broadside-pay = Pay with a card you do not need: the water without a head.
    .head = A head is worth 1 pirate point wherever it is placed. Keep it: you have plain water.
lesson-broadside-aim = Aim at A. The two colour dice say which kinds are hit.
    .empty = At { $ship } Jack has nothing: a broadside hits nobody there.
lesson-broadside-end = Beans twice! You take Jack’s, and they complete your set. The others can do the same to you.

## The counter-attack

lesson-counter = The counter-attack
lesson-counter-jack = Jack has just boarded B with a total of 7. But you have the complete set there as well.
lesson-counter-counter = Counter-attack: with more than 7 the ship is yours. Your cards at B are lost in any case.
    .no = You have nothing to lose: water and bread go to the discard pile once Jack takes the ship. Try it.
lesson-counter-end = 8 against 7: snatched! A provision at other people’s ships is a ticket to a counter-attack. And board with a high total yourself.
lesson-counter-lack = And if some were missing? You could lay them right then, from your hand: at most three cards, and all of them. So keep what ships ask for where you have a provision already.

## Discard and exchange

lesson-exchange = Discard and exchange
lesson-exchange-hand = Two waters and rum: no ship wants them. Meat is wanted: place it at D.
    .other = { $ship } wants meat as well, but at D you have two of four provisions already.
    .pirate = The pirate can wait until the set is complete: meat first.
    .stop = Place the meat first; then we clear up.
lesson-exchange-stop = Place no more: the two cards still to be played will be exchanged.
    .pirate = Keep { $card }: it will serve on the day you board.
lesson-exchange-hold = No broadside.
    .fire = At D Jack has nothing to lose. A broadside would hit nobody there.
lesson-exchange-water = Discard the water without a head.
    .head = The head is worth 1 pirate point: give the plain water.
    .rum = Rum is the second one. First the water.
    .pirate = A pirate is the most precious card of all. The water.
lesson-exchange-rum = And the rum.
    .head = Keep heads.
    .pirate = Keep pirates.
lesson-exchange-take = For two discarded cards you take one from the discard pile; for three, two. Take the pirate 4.
    .three = A pirate, good. But there is a stronger one.
    .none = A free card, and a pirate 4 in the pile? Take it.
    .else = This card, { $card }, is a provision: there are 56 of them, and only ten pirates.
lesson-exchange-end = It is in your hand at the end of the turn. Never throw away a single card where two would bring one back.

## The end

lesson-end = The end
lesson-end-pile = The pile is empty. The next captured ship is not replaced: the round is finished, and that is the end.
lesson-end-board = You lead, 33 to 23. Board C (5 or more on the dice, 83%): with two players Jack has only one turn left.
    .pass = Whoever leads should finish. If you wait, Jack has time to come back.
lesson-end-end = Whatever lies at ships that were not boarded is worth nothing at the end. Equals are told apart by their number of ships.

## The last ships

lesson-match = The last ships
lesson-match-free = Yours to the end, against a cabin boy. Finish your sets, add a pirate, and read the odds.
lesson-match-finish = You know Störtebeker now. Next time from the first ship!
