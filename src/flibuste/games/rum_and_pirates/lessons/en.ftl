# The lessons

## The captain

lesson-captain = The captain
lesson-captain-goal = The most points of honour win. Whatever you gain goes under your flag.
lesson-captain-one = There is one captain, for everybody. You move him by filling an alley with your pirates.
lesson-captain-move = Lead him to the guard, at 5d: the alley costs two pirates. The first move of a turn is free.
    .rest = Resting costs a coin and moves nothing. It is for waiting until others bring the captain closer.
    .aboard = Aboard, your day would be over with ten pirates still in reserve. The ship is for the evening.
    .else = { $square } has its merits, we shall get there. First the guard, at 5d.
lesson-captain-guard = Small guard: 1 to 3 points. Large guard: 4 to 6. You win if you have more pirates left than its number, and you have eight.
    .small = No risk, but three points at most. With eight pirates the large one cannot beat you either.
    .none = Do nothing, when nothing can happen to you? Take on the large guard.
lesson-captain-end = Five points. But the alley is closed until the round ends: nobody goes there again.

## Further on

lesson-further = Further on
lesson-further-coin = You may go on: each further move costs a coin. You have two.
lesson-further-move = The square 5c gives a coin back, and its alley costs a single pirate. Go there.
    .end = You could stop here. But 5c costs next to nothing: the coin comes back at once.
    .long = 8a gives a coin, too, but the alley takes three pirates. 5c takes one.
    .else = { $square } is a tavern: that is the next lesson. Here, 5c.
lesson-further-stop = The coin is back. Now end your turn: the pirates you have left will be useful later.
    .more = { $square } would take a coin and more pirates. Keep them: with an empty reserve your day is over.
lesson-further-end = Jack’s turn now: he starts where you left the captain. Always think of that.
lesson-further-rest = If nothing tempts you on your turn, take a rest: it costs a coin, and the captain stays where he is. Your pirates wait for a better square.

## Taverns

lesson-tavern = Taverns
lesson-tavern-move = At 2d there is a tavern: its open tiles are at stake. Lead the captain there.
    .rest = Resting costs a coin and moves nothing. It is for waiting until others bring the captain closer.
    .aboard = Aboard, your day would be over with ten pirates still in reserve. The ship is for the evening.
    .else = { $square } is no tavern. Ours is at 2d.
lesson-tavern-invite = Invite them: whoever wants to drink pays you a coin. If nobody comes, all of it is yours.
    .dry = You paid two pirates to get here: without inviting, not a single tile.
lesson-tavern-take = Jack pays and drinks along. You roll a 4: it beats the 2 and the 3. One tile a roll: take the better one.
    .two = Two points, with three on the table? The 2 stays at stake, and it is easier to win later.
lesson-tavern-end = You roll in turn until the last tile is gone: in the end Jack has the 4, you the 3 and the 2, and one more coin.

## When Jack invites

lesson-others = When Jack invites
lesson-others-guest = Jack led the captain to a tavern, and he invites. A single tile is at stake: the 2.
lesson-others-pass = Drinking costs a coin, which goes to Jack, and he rolls first. For two points: pass.
    .join = Jack rolls first, and any 3 or more gives him the tile: at least two times in three you would have paid for nothing.
lesson-others-end = He has his tile, you have your coin. Once several tiles are at stake, pay: do not let him take everything.

## Chest and scorpion

lesson-chest = Chest and scorpion
lesson-chest-date = In passing, your secret rendezvous: it was at a treasure chest. Six points. You draw them on squares with a heart.
lesson-chest-open = The chest belongs to whoever opens it: 5 points. Then all roll; whoever brings the total to 12 is stung: −2. Open it.
    .fear = Even stung you would be 3 points up. And it may just as well sting Jack.
lesson-chest-stop = 6, 2, 3, 2: Jack is the one who is stung. End your turn.
    .more = { $square } would cost your last coin. Keep it for a better occasion.
lesson-chest-end = Many points in one visit. Count your pirates before you set out: no pirates, no alley.

## Maps and gear

lesson-tiles = Maps and gear
lesson-tiles-map = A yellow treasure map worth 5. Mind you, maps count in pairs of one colour. Take it.
    .none = A single map is worth nothing, true. But without the first there will never be a pair.
lesson-tiles-stop = End your turn.
    .dark = Dark alleys lead out of town and in elsewhere: pirates for two alleys, and a coin as for any further move. Keep them.
lesson-tiles-gear = Gear is drawn in secret. Of each kind only your best piece counts: sell the others, for 2 coins each.

## The night aboard

lesson-night = The night aboard
lesson-night-beds = In the evening you brawl for a place to sleep. Bunk and hammock are worth points; the last crew standing gets the bunk.
lesson-night-board = Jack is aboard with three pirates. You have three as well. Go aboard: who comes later rolls later, and that is better.
    .move = { $square } would take your last pirates: the night would go on without you. The commonest mistake of all!
lesson-night-barrel = Jack rolled 6, you 4: your pirate would be out. You have two barrels of rum; a barrel pays for one or two new rolls. Give one.
    .stand = 4 against 6: one pirate fewer, and two barrels that did nothing.
lesson-night-again = A 1. The barrel is good for a second roll: roll again.
    .one = With a 1 you lose for certain. The second roll is paid for already.
lesson-night-stand = 5 against 6: no luck. Only a 6 would do. Keep the last barrel, and let the 5 stand.
    .last = Two rolls for a 6: less than one chance in three. The barrel serves better against a low number.
lesson-night-end = So it goes column by column, to the last crew. Next day all begins anew; after five rounds the points are counted.

## The fifth day

lesson-match = The fifth day
lesson-match-free = Yours: the last round of a game, against a cabin boy. Useful squares, short alleys, and a few pirates for the night.
lesson-match-end = You know Rum & Pirates now. A whole game is five rounds like this one.
