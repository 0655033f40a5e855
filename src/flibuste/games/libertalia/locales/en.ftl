## The game

game-title = Libertalia
game-tagline = Thirty pirates, the same for everybody… and one booty to share.
game-summary = Every crew holds exactly the same characters. Each day everybody picks one in secret; all are shown at once, and rank decides: the lowest act first, the highest help themselves to the booty first. Characters who reach your den work for you at night and on the rest day. After three campaigns of six days the greatest fortune wins.

## Chapters of the rulebook

chapter-set-up = Setting up
chapter-characters = The characters
chapter-sunrise = Sunrise
chapter-day = The day
chapter-dusk = Dusk
chapter-night = The night
chapter-rest = The rest day
chapter-clean-up = The next campaign
chapter-money = Doubloons and booty
chapter-end = The end of the game
chapter-crew = The thirty powers

## Rules: set-up

rule-LIB-1 = Two to six play, sitting in a circle; seats follow one another clockwise. Shuffling, announcing and putting cards in place brings no advantage: the table takes care of it.
rule-LIB-2 = Your left neighbour is the next player clockwise, your right neighbour the one before you. With two players your opponent is both.
rule-LIB-3 = Everybody is given a colour at random, and its thirty cards. Colour only tells apart two characters of the same rank. If the table wishes, two or three players get colours none of which is favoured: opposite colours for two, every other colour for three.
rule-LIB-4 = Every crew starts with a score of 0 and 10 doubloons.
rule-LIB-5 = The 50 booty tiles are in the bag. For each of the six days as many are drawn as there are players and laid face up on the space of that day, so the whole campaign can be seen ahead.
rule-LIB-6 = Nine ranks are drawn at random, and everybody takes these nine characters of their own colour. The other twenty-one ranks wait, and nobody knows which of them will come later.

## Rules: characters

rule-LIB-7 = Of two characters the one with the higher rank is the higher. Between equal ranks influence decides: it runs from 1 to 6 and differs from colour to colour, so no two cards are ever equal.
rule-LIB-8 = A power has to be used even if it hurts; only the Waitress leaves you the choice. What is impossible is left out, and the rest still happens.
rule-LIB-9 = A discarded character goes face down to the graveyard of its owner, whoever sends it there.
rule-LIB-10 = A day or dusk power works once each time the character is played. If it returns to the hand and is played again, it works again.
rule-LIB-11 = A night power works every night the character spends in your den, beginning with the night of the day it was played.
rule-LIB-12 = An end-of-campaign power works once, on the rest day, if the character then lies in your den.

## Rules: sunrise

rule-LIB-13 = All players pick one character of their hand, at the same time and in secret. Nobody may pass. As long as somebody is still thinking you may change your mind.
rule-LIB-14 = When the last has chosen, all cards are revealed at once and go aboard the ship. Until then they still count as cards in hand.
rule-LIB-15 = On the ship the characters line up from the lowest to the highest.

## Rules: day

rule-LIB-16 = The lowest character that has not acted yet uses its day power, if it has one; then the next, until all have acted.
rule-LIB-17 = Who is next is looked up anew each time, because the Parrot brings cards aboard and the Brute throws them off.
rule-LIB-18 = A character thrown off the ship before its turn does not act. It takes no booty, and its owner has no part in today’s dusk.
rule-LIB-19 = Several copies of one character act in order of rising influence.
rule-LIB-20 = The character that replaces a Parrot has not acted yet. Since only Parrots can have acted before it, its turn always comes.
rule-LIB-21 = A card taken back by the Recruiter or the Surgeon goes to the hand at once; it can be played from the next sunrise on.
rule-LIB-22 = There is always a card left to replace a Parrot. If a hand were empty all the same, the Parrot would be discarded without a replacement.

## Rules: dusk

rule-LIB-23 = The characters still aboard help themselves from the highest to the lowest, and only to the booty of the day.
rule-LIB-24 = The Cabin Boy takes nothing, the Cook two tiles, everybody else one. As long as there is a tile one has to be taken.
rule-LIB-25 = If no tile is left, the character takes none and goes to the den all the same.
rule-LIB-26 = A sabre or an officer takes effect as soon as the tile is chosen. The tile is yours at once, face down.
rule-LIB-27 = With a sabre, discard a character from the den of your left or right neighbour. You must, if either of these dens is occupied; otherwise nothing happens. Your own den and the ship are never targets.
rule-LIB-28 = If you take a Spanish officer, the character whose turn it is will go to the graveyard instead of the den.
rule-LIB-29 = At the end of its turn the character leaves the ship and goes to the graveyard if it took an officer, otherwise face up to the den. That happens before the next one’s turn, so a sabre taken later can already strike it.
rule-LIB-30 = The Cook takes one tile and carries out its effect, then the other. An officer taken first does not cost him the second tile.
rule-LIB-31 = Tiles nobody took stay on their space: out of reach, worth nothing, and back in the bag at the end of the campaign.

## Rules: night

rule-LIB-32 = In all dens night powers work from the highest rank to the lowest, and among equal ranks in order of falling influence: 27, 20, 13, 12, 8, 7.
rule-LIB-33 = A character acts only if it is still in the den when its turn comes.
rule-LIB-34 = Granny Wata is checked only once, before everything else: if there is only one in all dens she brings 2 doubloons; if there are several all of them are discarded.
rule-LIB-35 = Only Granny Wata depends on the other dens. Owners of a Waitress decide in order of falling influence.

## Rules: rest day

rule-LIB-36 = End-of-campaign powers work in each den from the highest rank to the lowest: 29, 28, 26, 25, 24, 23, 16, 9, 6.
rule-LIB-37 = Your fortune is the sum of your doubloons and your booty: 5 for a chest, 3 for a jewel, 1 for goods, 12 for each complete set of three treasure maps, and 3 less for each cursed relic. Sabres, officers and single maps do not count.
rule-LIB-38 = A fortune is never negative: at worst it is 0.
rule-LIB-39 = The fortune is added to your score.

## Rules: next campaign

rule-LIB-40 = All characters in dens and graveyards leave the game. You keep the cards still in your hand, however many they are.
rule-LIB-41 = All booty goes back into the bag, taken or not. Doubloons are given back, and everybody starts again with 10.
rule-LIB-42 = Six ranks are drawn among those not used yet, and everybody adds these characters to their hand.
rule-LIB-43 = New booty is laid out for six days and the next campaign begins; scores stay. There are three campaigns. The short game, a variant of our own, has only one.

## Rules: money and tiles

rule-LIB-44 = A loss is rounded down to a whole number. If you have too little you lose all you have, and the rest goes on as usual. Doubloons are never negative.
rule-LIB-45 = The same holds between players: whoever receives gets only what the other can give.
rule-LIB-46 = A discarded booty tile goes back into the bag at once.
rule-LIB-47 = In dens booty lies face down. Whoever uses tiles for a power, or has them counted, has to show them.

## Rules: end

rule-LIB-48 = After the last rest day the highest score wins.
rule-LIB-49 = Equals share a place, and the next place is left out. If the table agreed on it, the fortune of the last campaign tells equals apart first.

## Rules: the thirty powers

rule-LIB-101 = Parrot (1). Day: it goes to the graveyard, and a card of your hand takes its place on the ship, at its own rank. That card acts when its turn comes and takes booty at dusk.
rule-LIB-102 = Monkey (2). Day: all your cursed relics go to your left neighbour.
rule-LIB-103 = Beggar (3). Day: the owner of the highest character on the ship gives you up to 3 doubloons. If that character is yours, nothing happens.
rule-LIB-104 = Recruiter (4). Day: take a character from your den back into your hand.
rule-LIB-105 = Cabin Boy (5). Dusk: you take no booty today, and the Cabin Boy goes to your den.
rule-LIB-106 = Preacher (6). Day: if you have two booty tiles or more, keep one and put all others into the bag. End of the campaign: gain 5 doubloons.
rule-LIB-107 = Barkeep (7). Night: gain 1 doubloon.
rule-LIB-108 = Waitress (8). Night: you may put one treasure map into the bag to gain 3 doubloons, once a night.
rule-LIB-109 = Carpenter (9). Day: lose half your doubloons, rounded down. End of the campaign: gain 10 doubloons.
rule-LIB-110 = French Officer (10). Day: if you have 8 doubloons or fewer, gain 5.
rule-LIB-111 = Voodoo Witch (11). Day: gain 2 doubloons for each character in your graveyard.
rule-LIB-112 = Freed Slave (12). Night: gain 1 doubloon for each character of rank 13 or more in your den.
rule-LIB-113 = Mutineer (13). Night: unless he is alone in your den, discard the lowest rank there besides himself, and gain 2 doubloons.
rule-LIB-114 = Brute (14). Day: discard the highest character on the ship, even if that is himself.
rule-LIB-115 = Gunner (15). Day: lose 3 doubloons, then discard a character from any den, your own included. You pay even if there is nobody to aim at.
rule-LIB-116 = Topman (16). End of the campaign: gain 5 doubloons if no den holds fewer characters than yours.
rule-LIB-117 = Spanish Spy (17). Day: put all your Spanish officers into the bag, then draw as many booty tiles, which you alone see. Sabres and officers drawn like this have no effect.
rule-LIB-118 = Cook (18). Dusk: take two booty tiles instead of one, one after the other.
rule-LIB-119 = Bosun (19). Day: gain 2 doubloons for each character of rank 18 or less in your den.
rule-LIB-120 = Armorer (20). Night: gain 1 doubloon for each sabre you own.
rule-LIB-121 = Merchant (21). Day: sell two booty tiles of a kind for 3 doubloons, or three for 5. Only one sale, but you must as soon as you own a pair.
rule-LIB-122 = Surgeon (22). Day: take a card from your graveyard back into your hand without showing it.
rule-LIB-123 = Treasurer (23). End of the campaign: gain 1 doubloon for each goods, jewel and chest tile you own.
rule-LIB-124 = Gambler (24). Day: lose 1 doubloon for each booty tile you own. End of the campaign: gain 8 doubloons.
rule-LIB-125 = Governor’s Daughter (25). End of the campaign: if she is the only Governor’s Daughter in all dens, gain 6 doubloons; otherwise lose 3.
rule-LIB-126 = Quartermaster (26). Day: gain 1 doubloon for each booty tile you own. End of the campaign: lose 8 doubloons.
rule-LIB-127 = Granny Wata (27). Night: if she is the only Granny Wata in all dens, gain 2 doubloons; otherwise all of them are discarded and nobody gains anything.
rule-LIB-128 = First Mate (28). End of the campaign: gain 1 doubloon for each character in your den, himself included.
rule-LIB-129 = Captain (29). Day: gain 3 doubloons. End of the campaign: lose 3 doubloons for each cursed relic you own, besides what they cost in the count.
rule-LIB-130 = Spanish Governor (30). Day: discard all characters in your den. He himself is still on the ship.

## Decisions

decision-play = Which character do you play today?
    .waiting = Waiting for { $seat } to pick a character in secret.
decision-parrot = The Parrot flies off: who takes its place?
    .waiting = Waiting for { $seat } to replace the Parrot.
decision-recruit = The Recruiter calls somebody back from your den: who?
    .waiting = Waiting for { $seat }, whose Recruiter is choosing.
decision-keep = The Preacher leaves you one booty tile: which?
    .waiting = Waiting for { $seat } to choose the tile to keep.
decision-gunner = Whom does your Gunner shoot at?
    .waiting = Waiting for { $seat }, whose Gunner takes aim.
decision-sell = What does your Merchant sell?
    .waiting = Waiting for { $seat }, whose Merchant strikes a bargain.
decision-surgeon = Whom does your Surgeon put back on their feet?
    .waiting = Waiting for { $seat }, whose Surgeon chooses in secret.
decision-booty = Which booty tile do you take?
    .waiting = Waiting for { $seat } to choose a booty tile.
decision-sabre = Whom does your sabre strike?
    .waiting = Waiting for { $seat }, who swings a sabre.
decision-waitress = Does your Waitress sell a treasure map for 3 doubloons?
    .waiting = Waiting for { $seat }, whose Waitress hesitates.

## Choices

choice-play = Play { piece-character.acc } ({ $rank })
choice-parrot = Replace the Parrot by { piece-character.acc } ({ $rank })
choice-recruit = Take back { piece-character.acc } ({ $rank })
choice-keep = Keep { piece-tile }
choice-gunner = Shoot at { piece-character.acc } ({ $rank }) in the den of { $victim_seat }
choice-sell = Sell { piece-tiles } for { $price } doubloons
choice-surgeon = Revive { piece-character.acc } ({ $rank })
choice-booty = Take { piece-tile }
choice-sabre = Strike { piece-character.acc } ({ $rank }) in the den of { $victim_seat }
choice-waitress = { $sell ->
        [yes] Sell a treasure map for 3 doubloons
       *[no] Keep the treasure maps
    }

## Events

event-coloured = For influence { $seat } has the { $colour ->
        [yellow] yellow
        [red] red
        [blue] blue
        [green] green
        [black] black
       *[white] white
    } set: it decides between equal ranks.
event-campaign-started = Campaign { $campaign } begins. Everybody is dealt the ranks { $ranks }.
event-sun-rose = The sun rises on day { $day }.
event-revealed = { $seat } reveals { piece-character.acc } (rank { $rank }, influence { $influence }).
event-lined-up = On the ship, from the lowest to the highest: { $order_seat }.
event-parrot-replaced = { $seat } replaces the Parrot by { piece-character.acc } (rank { $rank }, influence { $influence }).
event-gained = { $seat } gains { piece-doubloons } with { piece-character.acc } (now { $doubloons }).
event-lost = { $seat } loses { piece-doubloons } because { piece-character.of } (now { $doubloons }).
event-paid = { $from_seat } gives { piece-doubloons } to the Beggar of { $to_seat }.
event-no-effect = { $seat } gets nothing out { piece-character.of }.
event-no-target = { $seat } has nobody to aim at: the Gunner hits nothing.
event-declined = { $seat } keeps the treasure maps.
event-relics-moved = { $from_seat } passes { $count ->
        [one] { $count } cursed relic
       *[other] { $count } cursed relics
    } on to { $to_seat }.
event-tiles-discarded = { $seat } puts into the bag: { piece-tiles }.
event-tile-drawn = { $seat } draws a booty tile from the bag without showing it.
    .secret = { $seat } draws { piece-tile } from the bag.
event-character-discarded = { $cause ->
        [parrot] { $owner_seat } lets the Parrot fly off.
        [brute] { $seat } has { piece-character.acc } of { $owner_seat } thrown overboard.
        [gunner] { $seat } has { piece-character.acc } of { $owner_seat } shot.
        [sabre] { $seat } strikes { piece-character.acc } of { $owner_seat } with a sabre.
        [officer] { $owner_seat } loses { piece-character.acc } to the Spanish officer.
        [mutineer] { $owner_seat } loses { piece-character.acc } to the Mutineer.
        [granny_wata] { $owner_seat } loses Granny Wata: there were several.
       *[spanish_governor] { $owner_seat } loses { piece-character.acc }: the Spanish Governor clears the den.
    }
event-recruited = { $seat } takes { piece-character.acc } back from the den into the hand.
event-revived = { $seat } takes a card from the graveyard back into the hand without showing it.
    .secret = { $seat } takes { piece-character.acc } ({ $rank }) from the graveyard back into the hand.
event-dusk-fell = Dusk falls on day { $day }: time for booty.
event-booty-taken = { $seat } takes { piece-tile }.
event-took-nothing = { $reason ->
        [cabin-boy] { $seat } takes nothing: the Cabin Boy keeps his hands off.
        [no-second] { $seat } finds no second tile: no booty is left.
       *[none-left] { $seat } takes nothing: no booty is left.
    }
event-sabre-missed = { $seat } finds nobody to strike in the neighbouring dens.
event-entered-den = { $seat } welcomes { piece-character.acc } ({ $rank }) in the den.
event-night-fell = Night falls on day { $day }.
event-rested = Rest day of campaign { $campaign }: time to count.
event-fortune = { $seat } has made a fortune: { $doubloons } in doubloons{ $chest ->
        [0] {""}
       *[other] , { $chest } in chests
    }{ $jewel ->
        [0] {""}
       *[other] , { $jewel } in jewels
    }{ $goods ->
        [0] {""}
       *[other] , { $goods } in goods
    }{ $map ->
        [0] {""}
       *[other] , { $map } in treasure maps
    }{ $relic ->
        [0] {""}
       *[other] , { $relic } in cursed relics
    }, that is { $fortune } (score { $score }).
event-campaign-ended = Campaign { $campaign } is over.
event-cleaned-up = { $seat } keeps { $kept ->
        [one] { $kept } card
       *[other] { $kept } cards
    } in hand; den and graveyard leave the game.
event-game-over = The game is over.

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-revealed = plays { piece-character.acc }
recap-parrot-replaced = replaces the Parrot by { piece-character.acc }
recap-gained = gains { piece-doubloons }
    .me = you gain { piece-doubloons } with { piece-character.acc }
recap-lost = loses { piece-doubloons }
    .me = you lose { piece-doubloons } because { piece-character.of }
recap-paid = gives { piece-doubloons } to { $to_seat }
    .me = { $from_seat_me ->
            [yes] you give { piece-doubloons } to the Beggar of { $to_seat }
           *[no] { $from_seat } gives your Beggar { piece-doubloons }
        }
recap-relics-moved = passes on { $count ->
        [one] { $count } cursed relic
       *[other] { $count } cursed relics
    } to { $to_seat }
    .me = { $from_seat_me ->
            [yes] you pass on { $count ->
                [one] { $count } cursed relic
               *[other] { $count } cursed relics
            } to { $to_seat }
           *[no] { $from_seat } passes on to you { $count ->
                [one] { $count } cursed relic
               *[other] { $count } cursed relics
            }
        }
recap-tiles-discarded = gives up { piece-tiles }
    .me = you give up { piece-tiles }
recap-tile-drawn = draws a booty tile from the bag
recap-character-discarded = { $cause ->
        [parrot] lets the Parrot fly off
        [brute] throws { piece-character.acc } of { $owner_seat } overboard
        [gunner] shoots { piece-character.acc } of { $owner_seat }
        [sabre] strikes down { piece-character.acc } of { $owner_seat }
       *[other] loses { piece-character.acc }
    }
    .me = { $owner_seat_me ->
            [yes] { $seat_me ->
                [yes] you lose { piece-character.acc }
               *[no] you lose { piece-character.acc } to { $seat }
            }
           *[no] { $owner_seat } loses { piece-character.acc } to you
        }
recap-recruited = takes { piece-character.acc } back into the hand
recap-revived = takes a card back from the graveyard
recap-booty-taken = takes { piece-tile }
    .me = you take { piece-tile }
recap-took-nothing = takes no booty
    .me = you take no booty
recap-fortune = makes a fortune of { $fortune }
    .me = you make a fortune of { $fortune } (score { $score })

## Refusals

refusal-card-not-in-hand = You do not have { piece-character.acc } ({ $rank }) in hand.
refusal-play-first = First choose a character of your hand for today.
refusal-parrot-first = Your Parrot is waiting: first choose who takes its place.
refusal-not-in-your-den = Your den does not hold { piece-character.acc } ({ $rank }).
refusal-recruit-first = First choose whom your Recruiter calls back from the den.
refusal-tile-not-yours = You do not own such a booty tile ({ piece-tile.bare }).
refusal-keep-first = First choose the booty tile the Preacher leaves you.
refusal-shoot-first = First choose whom your Gunner shoots at.
refusal-nobody-there = Nobody sits there: { $victim_seat } is not playing.
refusal-not-in-that-den = The den of { $victim_seat } does not hold { piece-character.acc } ({ $rank }).
refusal-too-few-tiles = Your Merchant cannot sell { piece-tiles }: you have { $owned }.
refusal-sell-first = Your Merchant has to sell: first choose what.
refusal-not-in-your-graveyard = Your graveyard does not hold { piece-character.acc } ({ $rank }).
refusal-revive-first = First choose whom your Surgeon revives.
refusal-tile-not-there = That booty tile ({ piece-tile.bare }) is not on the space of day { $day }.
refusal-booty-first = It is your turn to take booty: first choose a tile.
refusal-sabre-first = Your sabre has to strike: first choose whom.
refusal-own-den = A sabre never strikes in your own den.
refusal-no-neighbour = A sabre reaches neighbours only, and { $victim_seat } is none of yours.
refusal-waitress-first = First decide whether your Waitress sells a treasure map.

## Why the game is over

end-last-rest-day = The game is over: the last rest day has passed.

## Options

option-final_tiebreak = Equal scores at the end
    .shared = The victory is shared
    .last_campaign = The last campaign decides
option-balanced_colours = Balanced colours for two or three
    .off = No: all at random
    .on = Yes
option-length = Length
    .full = Three campaigns
    .short = Short game: a single campaign (our own variant)

## What differs from the usual, in a phrase

agreed-final_tiebreak = the last campaign breaks a tie
agreed-balanced_colours = balanced colours
agreed-length = short game: one campaign

## Score sheet

score-campaign-1 = Campaign 1
score-campaign-2 = Campaign 2
score-campaign-3 = Campaign 3
score-total = Score
    .amount = { $amount ->
        [one] { $amount } doubloon
       *[other] { $amount } doubloons
    }

## Pieces

piece-character = { $character ->
        [parrot] Parrot
        [monkey] Monkey
        [beggar] Beggar
        [recruiter] Recruiter
        [cabin_boy] Cabin Boy
        [preacher] Preacher
        [barkeep] Barkeep
        [waitress] Waitress
        [carpenter] Carpenter
        [french_officer] French Officer
        [voodoo_witch] Voodoo Witch
        [freed_slave] Freed Slave
        [mutineer] Mutineer
        [brute] Brute
        [gunner] Gunner
        [topman] Topman
        [spanish_spy] Spanish Spy
        [cook] Cook
        [bosun] Bosun
        [armorer] Armorer
        [merchant] Merchant
        [surgeon] Surgeon
        [treasurer] Treasurer
        [gambler] Gambler
        [governors_daughter] Governor’s Daughter
        [quartermaster] Quartermaster
        [granny_wata] Granny Wata
        [first_mate] First Mate
        [captain] Captain
       *[spanish_governor] Spanish Governor
    }
    .the = { $character ->
            [parrot] the Parrot
            [monkey] the Monkey
            [beggar] the Beggar
            [recruiter] the Recruiter
            [cabin_boy] the Cabin Boy
            [preacher] the Preacher
            [barkeep] the Barkeep
            [waitress] the Waitress
            [carpenter] the Carpenter
            [french_officer] the French Officer
            [voodoo_witch] the Voodoo Witch
            [freed_slave] the Freed Slave
            [mutineer] the Mutineer
            [brute] the Brute
            [gunner] the Gunner
            [topman] the Topman
            [spanish_spy] the Spanish Spy
            [cook] the Cook
            [bosun] the Bosun
            [armorer] the Armorer
            [merchant] the Merchant
            [surgeon] the Surgeon
            [treasurer] the Treasurer
            [gambler] the Gambler
            [governors_daughter] the Governor’s Daughter
            [quartermaster] the Quartermaster
            [granny_wata] Granny Wata
            [first_mate] the First Mate
            [captain] the Captain
           *[spanish_governor] the Spanish Governor
        }
    .acc = { $character ->
            [parrot] the Parrot
            [monkey] the Monkey
            [beggar] the Beggar
            [recruiter] the Recruiter
            [cabin_boy] the Cabin Boy
            [preacher] the Preacher
            [barkeep] the Barkeep
            [waitress] the Waitress
            [carpenter] the Carpenter
            [french_officer] the French Officer
            [voodoo_witch] the Voodoo Witch
            [freed_slave] the Freed Slave
            [mutineer] the Mutineer
            [brute] the Brute
            [gunner] the Gunner
            [topman] the Topman
            [spanish_spy] the Spanish Spy
            [cook] the Cook
            [bosun] the Bosun
            [armorer] the Armorer
            [merchant] the Merchant
            [surgeon] the Surgeon
            [treasurer] the Treasurer
            [gambler] the Gambler
            [governors_daughter] the Governor’s Daughter
            [quartermaster] the Quartermaster
            [granny_wata] Granny Wata
            [first_mate] the First Mate
            [captain] the Captain
           *[spanish_governor] the Spanish Governor
        }
    .of = { $character ->
            [parrot] of the Parrot
            [monkey] of the Monkey
            [beggar] of the Beggar
            [recruiter] of the Recruiter
            [cabin_boy] of the Cabin Boy
            [preacher] of the Preacher
            [barkeep] of the Barkeep
            [waitress] of the Waitress
            [carpenter] of the Carpenter
            [french_officer] of the French Officer
            [voodoo_witch] of the Voodoo Witch
            [freed_slave] of the Freed Slave
            [mutineer] of the Mutineer
            [brute] of the Brute
            [gunner] of the Gunner
            [topman] of the Topman
            [spanish_spy] of the Spanish Spy
            [cook] of the Cook
            [bosun] of the Bosun
            [armorer] of the Armorer
            [merchant] of the Merchant
            [surgeon] of the Surgeon
            [treasurer] of the Treasurer
            [gambler] of the Gambler
            [governors_daughter] of the Governor’s Daughter
            [quartermaster] of the Quartermaster
            [granny_wata] of Granny Wata
            [first_mate] of the First Mate
            [captain] of the Captain
           *[spanish_governor] of the Spanish Governor
        }
piece-tile = { $tile ->
        [chest] a chest
        [jewel] a jewel
        [goods] goods
        [map] a treasure map
        [relic] a cursed relic
        [sabre] a sabre
       *[officer] a Spanish officer
    }
    .bare = { $tile ->
            [chest] chest
            [jewel] jewel
            [goods] goods
            [map] treasure map
            [relic] cursed relic
            [sabre] sabre
           *[officer] Spanish officer
        }
piece-tiles = { $tile ->
        [chest] { $count ->
            [one] { $count } chest
           *[other] { $count } chests
        }
        [jewel] { $count ->
            [one] { $count } jewel
           *[other] { $count } jewels
        }
        [goods] { $count ->
            [one] { $count } goods tile
           *[other] { $count } goods tiles
        }
        [map] { $count ->
            [one] { $count } treasure map
           *[other] { $count } treasure maps
        }
        [relic] { $count ->
            [one] { $count } cursed relic
           *[other] { $count } cursed relics
        }
        [sabre] { $count ->
            [one] { $count } sabre
           *[other] { $count } sabres
        }
       *[officer] { $count ->
            [one] { $count } Spanish officer
           *[other] { $count } Spanish officers
        }
    }
piece-doubloons = { $amount ->
        [one] { $amount } doubloon
       *[other] { $amount } doubloons
    }
piece-card = character
piece-den = den
piece-graveyard = graveyard
piece-bag = bag
piece-ship = ship

## Powers in a few words

piece-power = { $character ->
        [parrot] replaced by a card of your hand
        [monkey] gives your relics to the left
        [beggar] takes 3 d. from the highest on the ship
        [recruiter] takes a card back from the den
        [cabin_boy] takes no booty
        [preacher] keeps one booty tile only; end: +5
        [barkeep] +1 every night
        [waitress] may sell 1 treasure map for 3 at night
        [carpenter] loses half the doubloons; end: +10
        [french_officer] +5 if you have 8 doubloons or fewer
        [voodoo_witch] +2 for each card in the graveyard
        [freed_slave] +1 at night for each rank 13 or more in the den
        [mutineer] discards the lowest in the den, +2, at night
        [brute] discards the highest on the ship
        [gunner] −3, then discards from any den
        [topman] end: +5 if nobody has fewer in the den
        [spanish_spy] swaps officers for tiles of the bag
        [cook] takes two booty tiles
        [bosun] +2 for each rank 18 or less in the den
        [armorer] +1 for each sabre at night
        [merchant] sells 2 of a kind for 3, or 3 for 5
        [surgeon] takes a card back from the graveyard, in secret
        [treasurer] end: +1 for each goods, jewel, chest
        [gambler] −1 for each tile; end: +8
        [governors_daughter] end: +6 if she is alone, else −3
        [quartermaster] +1 for each tile; end: −8
        [granny_wata] +2 at night if she is alone, else discarded
        [first_mate] end: +1 for each character in the den
        [captain] +3; end: −3 for each relic
       *[spanish_governor] discards your whole den
    }

## Labels

label-campaign = Campaign { $campaign } of { $campaigns }
label-day = Day { $day }
label-phase = { $phase ->
        [sunrise] sunrise
        [day] day
        [dusk] dusk
        [night] night
       *[rest] rest day
    }
label-when = { $when ->
        [day] day
        [dusk] dusk
        [night] night
       *[end] end of the campaign
    }
label-colour = { $colour ->
        [yellow] yellow
        [red] red
        [blue] blue
        [green] green
        [black] black
       *[white] white
    }
label-rank = Rank
label-influence = Influence
label-doubloons = Doubloons
label-score = Score
label-fortune = Fortune
label-fortune-now = Fortune if it were counted now
label-hand = Hand
label-den = Den
label-graveyard = Graveyard
label-booty = Booty
label-tiles = Booty tiles
label-bag = In the bag
label-ship = Ship
label-left = Left neighbour
label-right = Right neighbour
label-removed = Out of the game
label-undealt = Ranks still to come
label-sealed = Choice made
label-acted = Has acted
label-today = today
label-left-over = left over
label-maps-missing = { $count ->
        [one] { $count } treasure map short of a set
       *[other] { $count } treasure maps short of a set
    }

## Legend: how to read the board

legend-ship = On the ship the characters stand from the lowest on the left to the highest on the right. The day goes from left to right, dusk from right to left.
legend-card = 14·6: rank 14, influence 6. Between equal ranks the greater influence is the higher.
legend-board = The booty of all six days can be seen ahead; what nobody took lies there until the end of the campaign.
legend-den = In the den characters lie face up; graveyard and booty are face down.

## Hints for newcomers

help-play = You choose your character of the day. High ranks help themselves to the booty first, low ranks act first; night characters bring the more the earlier they are played. Everybody holds almost the same hand as you.
    .title = Play a character
help-parrot = You already see what the others have played: choose the character that makes the most of it. It will act in its turn and take booty.
    .title = The parrot: replace
help-recruit = The card returns to your hand and can be played again, or kept for the next campaign. Rather take somebody whose day power is still of use.
    .title = The recruiter: take back
help-keep = Keep the most precious tile; all the rest goes into the bag, a fine way to get rid of relics.
    .title = Keep a tile
help-gunner = Aim at the character that would bring a rival the most. If yours is the only den with characters, you have to shoot one of your own.
    .title = The gunner: shoot
help-sell = Two tiles of a kind bring 3 doubloons, three bring 5. Relics, sabres and officers sell very well this way.
    .title = Sell tiles
help-surgeon = A card of your graveyard returns to your hand, and the others do not see which.
    .title = The surgeon: heal
help-booty = Chest 5, jewel 3, goods 1, three treasure maps 12, relic −3. A sabre strikes a neighbour, an officer costs you the character of the day.
    .title = Take booty
help-sabre = Choose, with one of your two neighbours, the character that bothers you most.
    .title = The sabre: strike
help-waitress = A single map is worth nothing in the end: sell it, unless you mean to complete a set of three, which is worth 12.
    .title = The waitress: sell a map

## terminal

heading-play = Play
heading-parrot = Replace
heading-recruit = Take back
heading-keep = Keep
heading-gunner = Shoot
heading-sell = Sell
heading-surgeon = Revive
heading-booty = Take
heading-sabre = Strike
heading-waitress = Waitress
short-play = { piece-character } ({ $rank }) · { piece-power }
short-parrot = { piece-character } ({ $rank }) · { piece-power }
short-recruit = { piece-character } ({ $rank }) · { piece-power }
short-keep = { piece-tile }
short-gunner = { $victim_seat }: { piece-character } ({ $rank })
short-sell = { piece-tiles } for { $price }
short-surgeon = { piece-character } ({ $rank }) · { piece-power }
short-booty = { piece-tile }
short-sabre = { $victim_seat }: { piece-character } ({ $rank })
short-waitress = { $sell ->
        [yes] sell a treasure map for 3
       *[no] sell nothing
    }
chart-title = Campaign { $campaign }/{ $campaigns } · day { $day } · { label-phase }
chart-bag = { $bag ->
        [one] bag: { $bag } tile
       *[other] bag: { $bag } tiles
    }
chart-ship = Ship
chart-nobody = nobody
chart-den = Den
chart-purse = { $doubloons } d.
chart-score = score { $score }
chart-cards = { $cards } in hand
chart-tiles = { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }
chart-graveyard = † { $count }
chart-graveyard-own = Graveyard
chart-booty = Booty
chart-hand = Hand
chart-fortune = fortune { $fortune }
chart-tile = { $tile ->
        [chest] chest
        [jewel] jewel
        [goods] goods
        [map] map
        [relic] relic
        [sabre] sabre
       *[officer] officer
    }

## terminal: how to read the table

legend-table = The six columns are the booty of the six days; today’s is highlighted.
legend-table-ship = Ship: M 12 Freed Slave·3 is M’s character of rank 12 and influence 3. From the lowest to the highest; › marks whose turn it is, ✓ those who have acted.
legend-table-seat = 12 d.: doubloons. † 2: two characters in the graveyard.
legend-table-hand = ☼ day power, ◐ dusk power, ☾ night power, ⚑ end-of-campaign power.

## board

board-name = Ship, booty, hand and dens
board-keys = Arrow keys lead from one character or booty tile to the next; Enter chooses.
board-when = Campaign { $campaign }/{ $campaigns } · day { $day }
board-card = { piece-character } ({ $rank }), influence { $influence }
board-choice = { $rank } · { piece-character }
board-acting = it is their turn
board-today = Today’s booty
board-days = Booty of the six days
board-day = Day { $day } ({ $when ->
        [past] past
        [today] today
       *[ahead] to come
    }): { $tiles }
board-no-booty = nothing left
board-sealed = { $done ->
        [yes] { $seat } has chosen in secret.
       *[no] { $seat } has not chosen yet.
    }
board-sealed-mine = You have chosen { piece-character.acc } ({ $rank }). As long as others hesitate, you may change your mind.
board-seats = Players
board-tile = { $tile ->
        [chest] Worth 5 doubloons on the rest day.
        [jewel] Worth 3 doubloons on the rest day.
        [goods] Worth 1 doubloon on the rest day.
        [map] Three treasure maps together are worth 12 doubloons on the rest day; a single one is worth nothing.
        [relic] Costs 3 doubloons on the rest day.
        [sabre] Whoever takes it discards a character from a neighbour’s den.
       *[officer] Whoever takes it loses the character of the day: it goes to the graveyard.
    }
board-fact = { $label }: { $value }
board-counts = Counts
board-count = Count of campaign { $campaign }
board-floor = never below 0
board-due = { $due } tiles to take
board-strike = { $cause ->
        [sabre] The sabre strikes { piece-character.acc }.
        [officer] The Spanish officer leads { piece-character.acc } away.
        [gunner] The Gunner brings { piece-character.acc } down.
       *[brute] The Brute throws { piece-character.acc } overboard.
    }
board-own-eyes = Face down: for your eyes only
board-fortune = fortune so far: { $fortune }

## Balance

balance-character = What the characters are worth
    .about = What the campaign brought whoever played this character more than the others’ mean, in all and by day.
    .row = Character
    .name = { piece-character }
    .column = Day { $column }

## What the help explains

icon-score = The score of the campaigns that are over.
icon-doubloons = Doubloons of this campaign.
icon-hand = Cards in hand.
icon-den = Characters in the den: those of the night act every night, those of the end on the day of rest.
icon-tiles = Booty tiles, face down; on the ship, what is left in the bag.
icon-graveyard = Characters in the graveyard, face down.
icon-own-eyes = Face down for the others: only you see it.
icon-counts = How the campaigns were counted, line by line.
icon-tile = { piece-tile.bare }: { board-tile }
icon-character = { $rank } · { piece-character }: { piece-power }
icon-hour = { $phase ->
        [sunrise] Sunrise: everybody chooses a character in secret, then all are revealed.
        [day] Day: the characters act, from the weakest to the strongest.
        [dusk] Dusk: they take booty, from the strongest to the weakest.
       *[night] Night: the characters of the night act in the dens.
    }
icon-when = { $when ->
        [day] Yellow, with rays: the character acts by day.
        [dusk] Orange, with stripes: it acts at dusk.
        [night] Violet, with stars: it acts every night, from the den.
       *[end] Green, with a rope: it acts at the end of the campaign.
    }

## The first game: a sentence at each new situation

companion-play = Look at today’s booty first, then choose a card in secret: high ranks take booty first, low ranks act first.
    .lit = today hand
companion-booty = It is dusk and your turn to take: chest 5, jewel 3, goods 1, three treasure maps 12, relic −3, and the officer kills your character.
    .lit = today
companion-sabre = The sabre strikes a character in the den of one of your two neighbours: choose the one that would still earn them most.
companion-parrot = The Parrot gives its place to another card of your hand, and you already see what the others played: make use of it.
    .lit = ship hand
companion-recruit = The Recruiter brings a character from your den back to your hand: take one whose day power will be of use again.
    .lit = den:$me
companion-keep = The Preacher leaves you a single booty tile: keep the most precious one, and be rid of relics.
    .lit = tiles:$me
companion-gunner = The Gunner shoots into any den: aim at the character that will earn a rival most.
companion-sell = The Merchant buys two tiles of a kind for 3 doubloons, or three for 5: sell what is worth nothing at the end.
    .lit = tiles:$me
companion-surgeon = The Surgeon gives a card of your graveyard back to your hand, and the others do not see which.
    .lit = grave:$me
companion-waitress = At night the Waitress sells a treasure map for 3 doubloons: sell a single one, but keep three, which are worth 12.
    .lit = tiles:$me
companion-event-lined-up = The cards are turned up and lined up: by day the lowest rank acts first, and at dusk the highest takes first.
    .lit = ship
companion-event-night-fell = At night the night characters in every den act, and they will do so every night that is left: look at your den.
    .lit = den:$me
companion-event-character-discarded =
    .owner_seat = One of your characters is in the graveyard: it earns nothing any more, neither at night nor at the end of the campaign.
    .owner_seat_lit = grave:$me
companion-event-paid =
    .from_seat = The Beggar of { $to_seat } takes doubloons from you, because your rank was the highest.
    .from_seat_lit = purse:$me
companion-event-lost =
    .seat = Some characters cost doubloons: point at a card to read what it does before you play it.
    .seat_lit = purse:$me
companion-event-relics-moved =
    .to_seat = { $from_seat } has passed cursed relics on to you: each will cost you 3 doubloons at the end of the campaign.
    .to_seat_lit = tiles:$me
companion-event-campaign-ended = The campaign is counted: doubloons, booty and the powers of the end go to the score, and the dens are emptied.
    .lit = score:$me
companion-event-campaign-started = A new campaign: everyone gets the same six more cards, and those left in your hand stay with you.
    .lit = hand

## Puzzles: what the best choice is about

puzzle-theme-play = the character of the day
puzzle-theme-parrot = after the Parrot
puzzle-theme-recruit = calling somebody back
puzzle-theme-keep = which tile to keep
puzzle-theme-gunner = the Gunner’s target
puzzle-theme-sell = the sale
puzzle-theme-surgeon = the Surgeon’s patient
puzzle-theme-booty = sharing the booty
puzzle-theme-sabre = the sabre’s victim
puzzle-theme-waitress = the treasure map
