# The lessons

## What wins

lesson-goal = What wins
lesson-goal-purse = The greatest fortune wins: your doubloons plus your booty. You begin with 10.
lesson-goal-today = Today’s booty: three tiles, one for each pirate. A treasure map, a cursed relic, a Spanish officer.
lesson-goal-play = All hold the same characters. Each picks one in secret; the highest helps themselves first. Play the Armorer, 20.
    .cabin = The Cabin Boy takes no booty at all: the map would go to somebody else.
    .quartermaster = The Quartermaster comes before everybody, but he costs 8 doubloons at the end of the campaign. Keep him: the 20 is often enough.
    .low = With a { $rank } others can come before you, and the relic or the officer would be left. Try the 20.
lesson-goal-ship = All are on board, from the lowest to the highest: 7, 8 and you. By day the lowest acts first; at dusk the highest takes first. If two ranks are equal, the number on the shield decides.

## Booty

lesson-booty = Booty
lesson-booty-dusk = It is dusk, and your Armorer is the highest: you choose first.
lesson-booty-take = Three treasure maps are worth 12. The relic costs 3. The officer kills whoever takes him. Take the map.
    .relic = A cursed relic: 3 doubloons less at the end of the campaign. Leave it to Jack.
    .officer = The officer would send your Armorer to the graveyard, and he is worth nothing.
lesson-booty-rest = Jack took the relic; Mary was left with the officer, and her Barkeep is in the graveyard. Your Armorer is in your den.
lesson-booty-values = At the end: chest 5, jewel 3, goods 1, three maps 12, relic −3. Sabres and officers are worth nothing.

## The low act first

lesson-day = The low act first
lesson-day-power = The second day. Many characters have a power. The Beggar, 3, takes up to 3 doubloons from whoever played the highest.
lesson-day-play = Play the Beggar.
    .quartermaster = The Quartermaster gives 1 doubloon a tile, you own just one, and he costs 8 at the end. Keep him.
    .preacher = The Preacher is worth 5 doubloons at the end of the campaign, if he is still in your den: that can wait. Let us see the Beggar.
    .other = The { $rank } has its uses, but today’s lesson is a power of the day: try the Beggar, 3.
lesson-day-paid = Jack played the 26, the highest: he gives you 3 doubloons.
lesson-day-last = But the lowest takes last: only the officer was left, and the Beggar is dead. A power or the first pick: that is the whole game.

## The sabre

lesson-sabre = The sabre
lesson-sabre-cook = The Cook, 18, takes two tiles instead of one. Play him.
    .cabin = The Cabin Boy takes no tile at all. The Cook takes two.
    .quartermaster = He would come before all, for a single tile, and he costs 8 doubloons at the end. The Cook takes two.
    .other = The { $rank } takes one tile, and after the higher ones. The Cook takes two.
lesson-sabre-take = You are the highest. Begin with the sabre: it strikes a character in a neighbour’s den.
    .map = The map, yes, but second: you take two tiles. First the sabre.
    .goods = Goods are worth 1, and the sabre would be left to Jack, who would strike you.
lesson-sabre-strike = Whom to strike? Mary owns a treasure map, and her Waitress can sell it at night for 3 doubloons. Strike Mary’s Waitress.
    .debt = Not him: the Quartermaster will cost Jack 8 doubloons at the end of the campaign. Let him keep him!
    .idle = Jack’s Waitress sells treasure maps, and Jack has none. Mary’s is more dangerous.
lesson-sabre-map = A hit. Now the second tile: another treasure map. Three of them are worth 12.
    .goods = 1 doubloon is safe and small. With the map you are only one short of 12.
lesson-sabre-night = At night your Armorer gives you 1 doubloon for each sabre. Characters in the den work every night.

## What others do to you

lesson-others = What others do to you
lesson-others-barkeep = The Barkeep, 7, earns 1 doubloon every night. Three nights are left: play him.
    .quartermaster = 4 doubloons today for your four tiles, but 8 less at the end. A bad bargain.
    .gunner = The Gunner costs 3 doubloons and shoots once. The Barkeep earns every night.
    .other = The { $rank } does not earn 1 doubloon every night, as the Barkeep does while he is in your den.
lesson-others-shot = Mary’s Gunner shoots into any den: your Armorer is in the graveyard. It cost her 3 doubloons.
lesson-others-take = Mary, the highest, took the chest. Your turn: goods or the officer?
    .officer = The officer would kill your Barkeep before his first night.
lesson-others-end = The Barkeep is in your den and has earned 1 doubloon already. Dens are open to all: strong ones draw fire.

## The end of the campaign

lesson-end = The end of the campaign
lesson-end-map = The fifth day, and your Waitress is the highest. You own two treasure maps: take the third.
    .jewel = A jewel is worth 3. The third map makes all three worth 12.
    .officer = The officer would send the Waitress to the graveyard, for nothing.
lesson-end-sell = At night the Waitress offers 3 doubloons for a map. Refuse: three maps are worth 12 together.
    .sold = 3 doubloons now, and 12 lost: two maps alone are worth nothing.
lesson-end-last = The last day. Break nothing: the Cabin Boy, 5, takes no booty and costs nothing. Play him.
    .preacher = The Preacher would leave you a single tile: farewell to the three maps, for 5 doubloons.
    .gunner = 3 doubloons for a shot on the last day: it no longer costs anybody much.
    .quartermaster = 6 doubloons today, 8 less tonight. Even with the first pick it hardly pays.
lesson-end-count = On the rest day all is counted: doubloons, tiles, and powers of the end. Your fortune goes to the score.
lesson-end-three = A whole game has three campaigns. Cards left in your hand stay with you; six more are dealt.

## A bad day

lesson-mistakes = A bad day
lesson-mistakes-look = Always look at the booty before you choose. One map, and two tiles nobody wants: somebody has to take them.
lesson-mistakes-play = Beginners play their highest card every day. Here, stay out of it: the Cabin Boy, 5, takes nothing.
    .quartermaster = You would get the map, for 8 doubloons at the end of the campaign. The classic mistake.
    .tie = Everybody holds the 20. In a tie influence decides, the small number on the card. You might come after another 20 and take the relic.
    .late = The { $rank } may be outranked twice: the relic (−3) or the officer would be left.
lesson-mistakes-end = Jack took the map, Mary the relic. Your Cabin Boy is in the den, with nothing and unharmed. The officer stays behind.

## Three days at sea

lesson-match = Three days at sea
lesson-match-free = Yours: the last three days of a campaign, against two cabin boys. Look at the booty, then at your hand.
lesson-match-end = You know Libertalia now. There are more powers to discover: hover over or hold a card to see what it does.
