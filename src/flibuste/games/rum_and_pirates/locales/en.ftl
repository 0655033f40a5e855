## The game

game-title = Rum & Pirates
game-tagline = One captain, five crews, and only one bunk.
game-summary = Together you lead one captain through a pirates’ den. To walk an alley with him you fill it with your own pirates; then you may use the square he comes to: coins, rum, maps, chests, taverns, guards, a secret rendezvous. Whoever still has pirates at night fights for the best sleeping places on board. After five rounds, most honour points win.

## Chapters of the rulebook

chapter-set-up = Setting up
chapter-frame = Rounds and turns
chapter-move = Moving the captain
chapter-dark = Dark alleys
chapter-dead-end = Dead ends
chapter-rest-and-board = Resting, boarding, and the last one in town
chapter-squares = The squares: coin, headquarters, pirate
chapter-accessory = Pirate gear
chapter-rendezvous = Rendezvous
chapter-map = Treasure maps
chapter-tavern = Taverns
chapter-chest = Treasure chests
chapter-rum = Rum
chapter-guard = The town guard
chapter-brawl = The brawl
chapter-round-end = The end of a round
chapter-scoring = Scoring

## Rules: setting up

rule-RUM-1 = Two to five can play, each with a colour of their own. Colours nobody takes stay in the box; with two players, one of them lends its pirates to the imaginary crew.
rule-RUM-2 = The town is a square of three by three plates. Where each plate lies and which way it is turned is up to you.
rule-RUM-3 = The table agrees on one of three ways to lay out the plates: by chance; the beginners’ town, with plates 1 to 9 in reading order and none of them turned; or an arrangement of your own, with every plate in it once.
rule-RUM-4 = Where two plates touch, their alleys join and the two half segments become one. An alley that ends at the outer border is a dark alley. In this way the nine plates make 36 squares linked by alleys.
rule-RUM-5 = Shuffle every kind of tile into a face-down stack of its own. Beside them, four tavern tiles, four treasure maps, one chest and one scorpion lie face up.
rule-RUM-6 = Beneath the ship lie a bunk, a hammock and a coil of rope, face up. With two or three players the ropes are left out.
rule-RUM-7 = You begin with 2 coins and 10 pirates in your reserve. Your other 5 pirates wait in the hiring office, the pool.
rule-RUM-8 = The captain starts out at headquarters.
rule-RUM-9 = Chance says who goes first in round one, unless the table has chosen somebody.
rule-RUM-10 = The supply holds 12 barrels of rum, and the bank never runs out of coins. Nobody has rum or tiles to begin with.

## Rules: rounds and turns

rule-RUM-11 = The game always lasts five rounds. Each consists of the action phase, the brawl on the ship, and tidying up.
rule-RUM-12 = Turns go round clockwise.
rule-RUM-13 = Starting with the start player, everybody still active takes turns. On your turn you do one of three things: move the captain, as often as you like and can; rest; or go aboard.
rule-RUM-14 = You are done for this phase when you have gone aboard, or when your reserve is empty once your move and its action are over. You get no more turns this round, but you can still join in at taverns and have to roll at chests.
rule-RUM-15 = When everybody is done, the phase is over and the brawl begins.
rule-RUM-16 = Having moved, you can neither rest nor go aboard in the same turn.

## Rules: moving the captain

rule-RUM-17 = The captain walks along one alley to the square at its other end. You put one pirate from your reserve on each of its segments, so you need as many pirates as the alley is long.
rule-RUM-18 = Only an empty alley can be used. If pirates stand in it, even your own, it is closed.
rule-RUM-19 = The captain stands on squares only, pirates in alleys only. They stay there until the round is over or headquarters calls them back.
rule-RUM-20 = The first move of your turn is free. Each further one costs a coin, paid beforehand; coins you have just gained will do. As long as you can pay, there is no limit.
rule-RUM-21 = When you cannot or do not want to pay for another move, your turn is over.

## Rules: dark alleys

rule-RUM-22 = By a dark alley the captain leaves the town, and by another empty dark alley, at a different square, he comes back in. You fill both alleys completely, half segments included. All of it is one move, and the square he comes to can be used.
rule-RUM-23 = Both dark alleys are occupied afterwards, like any other alley.
rule-RUM-24 = Going through the dark costs a coin, on top of the one that a further move costs.
rule-RUM-25 = That coin is spared when there is no other way out, that is, when every normal alley at the captain’s square is occupied. The coin for a further move is still due.
rule-RUM-26 = Whether dark alleys are the only way out depends on the board alone, not on how many pirates or coins you have.
rule-RUM-27 = So a move costs one coin if it is not your first this turn, plus one if it goes through the dark without need.

## Rules: dead ends

rule-RUM-28 = The captain is in a dead end when all alleys at his square are occupied. An empty dark alley is no way out if there is no other one to come back in by.
rule-RUM-29 = Whether he is in a dead end is checked after each move, as soon as the action of the square is over.
rule-RUM-30 = Every plate has a number: that of its coin square.
rule-RUM-31 = From a dead end the captain is put on the coin square of the plate with the next higher number; after 9 comes 1. Coin squares that are dead ends themselves are skipped.
rule-RUM-32 = This is not a move: nobody pays or gains anything, there is no action and no rendezvous.
rule-RUM-33 = Whoever moves the captain next starts from there.
rule-RUM-34 = If all nine coin squares are dead ends, the captain stays where he is. Nobody can move him any more; you can only rest or go aboard.

## Rules: resting and boarding

rule-RUM-35 = Instead of moving you may pay a coin and end your turn. Nothing else happens.
rule-RUM-36 = To rest you need a coin. The last active player cannot rest.
rule-RUM-37 = Instead of moving or resting you may always go aboard. If you can do neither of the others, you have to.
rule-RUM-38 = All pirates of your reserve take the highest free row left of the mast, side by side from the mast outwards.
rule-RUM-39 = Each crew has a row to itself, however many pirates there are. So the first to come aboard is on top.
rule-RUM-40 = Pirates aboard are no longer part of your reserve.
rule-RUM-41 = If your reserve is used up, you do not go aboard and have no crew in the brawl.
rule-RUM-45 = The last active player keeps taking turns, and every move counts as a first one and is free. Only the coin for the dark is still due. This ends by going aboard or when the pirates run out.
rule-RUM-46 = You are the last active player only if you are so when your turn begins; within a turn that cannot change.

## Rules: the squares

rule-RUM-50 = Whoever moves the captain to a square may use its action, once. Staying, resting, or being put there out of a dead end gives nothing.
rule-RUM-51 = If a stack, display or supply is empty, there is nothing to be had. Missing tiles are not replaced.
rule-RUM-52 = Coin: take a coin from the bank.
rule-RUM-53 = Headquarters: take back all your pirates from one alley, of any kind, anywhere in town.
rule-RUM-54 = Or take them back from two dark alleys, even if you did not use these two together.
rule-RUM-55 = The alley you have just come by may be chosen, too.
rule-RUM-56 = You may also take back nothing. An alley that is emptied can be used again at once.
rule-RUM-57 = Pirate: one of your pirates in the pool joins your reserve for the rest of the game. If none are left there, nothing happens.

## Rules: pirate gear

rule-RUM-58 = Draw the top tile of the pirate gear and look at it without showing it to anybody.
rule-RUM-59 = Keep it: it goes under your flag.
rule-RUM-60 = Or sell it: it goes face down under the stack, and you take 2 coins, whatever it was worth. Only the tile just drawn can be sold.

## Rules: rendezvous

rule-RUM-65 = Draw the top rendezvous tile, look at it, and lay it face down on your flag. You may have any number of them.
rule-RUM-66 = The tile shows the place where you are expected.
rule-RUM-67 = When you yourself move the captain to such a place, you must show the tile and put it under your flag, before the action of the square. So if you show none, everybody knows that none of yours belongs there.
rule-RUM-68 = Only one tile is met per arrival, even if you have two of the same.
rule-RUM-69 = Other players’ moves, resting and dead ends meet nothing. Whether you go on to use the square makes no difference.

## Rules: treasure maps

rule-RUM-70 = Take one of the open maps in the colour of the square; the gap on the display is filled. If there is no map of that colour, you get nothing.

## Rules: taverns

rule-RUM-71 = At stake are all open tiles of the tavern you are in. If there are none, nothing happens.
rule-RUM-72 = If you like, you invite the others, clockwise and in the open. Whoever wants to drink pays you a coin; whoever cannot or will not pays nothing and is left out. Players who are done may join as well.
rule-RUM-73 = If nobody joins, all the tiles at stake are yours, without rolling.
rule-RUM-74 = Otherwise you roll in turn: the host first, then the guests clockwise, then the host again.
rule-RUM-75 = A roll higher than a tile at stake wins that tile. If it beats several, the roller chooses one and takes it; one tile per roll.
rule-RUM-76 = This goes on until all the tiles are won. No tavern tile is worth more than 5, so a 6 always wins.
rule-RUM-77 = Tiles won go under the flag. In the end the display is filled up to four again.

## Rules: treasure chests

rule-RUM-78 = If you want to open the chest, the open chest tile goes under your flag.
rule-RUM-79 = Then everybody rolls in turn, you first, over and over, including those who are done. The rolls are added up.
rule-RUM-80 = Whoever brings the total to the number on the scorpion, or beyond, is stung and has to take the scorpion under their flag.
rule-RUM-81 = After that a new chest and a new scorpion are turned up. There are as many of one as of the other.

## Rules: rum

rule-RUM-82 = Take two barrels of rum, or as many as are left. They lie on your flag for all to see.
rule-RUM-83 = Rum helps with your own rolls only, right after the roll: in the brawl, in a tavern, and at a chest.
rule-RUM-84 = For one barrel, which goes back to the supply, you may roll again, once or twice. After that you may give another barrel. The last roll always counts, even if it is worse; a second roll you do not use is lost.
rule-RUM-85 = You may give a barrel after any roll, even a good one. Nobody else rolls until you are content.

## Rules: the town guard

rule-RUM-86 = Choose the small or the large guard and turn up the top tile of that stack for all to see. Small guards go from 1 to 3, large ones from 4 to 6.
rule-RUM-87 = If your reserve, after the pirates of this move were placed, has more pirates than the tile shows, you win it. If there is a coin on it, you take one.
rule-RUM-88 = With as many or fewer you lose: the tile goes under its stack, and that is all.

## Rules: the brawl

rule-RUM-90 = Every row on the ship is a crew. If only one is aboard it wins at once; if there is none, nothing is fought for.
rule-RUM-91 = Pirates at the same distance from the mast form a column.
rule-RUM-92 = A series of fights goes from the outermost column to the mast: first left of it, then right of it, then left again, and so on.
rule-RUM-93 = A pirate alone in a column wins without rolling.
rule-RUM-94 = Otherwise the topmost rolls first, then the others downwards, each against the roll that stands. Lower: your pirate is out. Equal or higher: the other one is out, and your roll stands.
rule-RUM-95 = The winner of a column goes to the other side of the mast in the same row, to the free place nearest to it. Pirates who are out go back to their owner at once.
rule-RUM-96 = A crew is out when its last pirate is. The brawl is over as soon as only one crew is left.
rule-RUM-97 = The last crew gets the bunk, the one before it the hammock, and with four or five players the one before that the rope. With four or five players, whoever beats a single rival or meets none takes the rope along with the bunk; without a rival, nobody gets the hammock.
rule-RUM-98 = With two players there is an imaginary third crew. At the start of each round a die says how many pirates it has; they take the top row. It fights under the rules for three players and never has rum. Tiles it wins leave the game.

## Rules: the end of a round

rule-RUM-100 = Sleeping places nobody won leave the game. After rounds one to four, new ones are laid out.
rule-RUM-101 = Everybody takes all their pirates back into their reserve, from alleys and ship.
rule-RUM-102 = The captain stays where he is.
rule-RUM-103 = The player on the start player’s left becomes the new start player.
rule-RUM-104 = There are no new coins. Coins, rum, rendezvous and displays stay as they are.
rule-RUM-105 = After the fifth round the game is over.

## Rules: scoring

rule-RUM-110 = Tavern, chest, guard and sleeping tiles count what they show; a scorpion costs 2 points.
rule-RUM-111 = Of each kind of pirate gear, only your most valuable tile counts.
rule-RUM-112 = A rendezvous counts if it was met. Those still on your flag are worth nothing.
rule-RUM-113 = Treasure maps count in pairs of one colour, both with their value. If you have an odd number, the lowest is left over.
rule-RUM-114 = Rum and coins are worth nothing.
rule-RUM-115 = Most points win. If players are level, fewer pirates in the pool decide, then more rum, then more coins; after that the victory is shared. The other places go by the same comparison.

## Names

square-kind = { $kind ->
        [coin] coin
        [hq] headquarters
        [recruit] pirate
        [accessory] pirate gear
        [rendezvous] rendezvous
        [map_yellow] yellow map
        [map_pink] pink map
        [map_green] green map
        [tavern_1] tavern Es Cruce
        [tavern_2] tavern La Sirena
        [tavern_3] tavern El Loro
        [chest] treasure chest
        [rum] rum
       *[guard] town guard
    }
    .to = { $kind ->
            [coin] the coin
            [hq] headquarters
            [recruit] the hiring office
            [accessory] the pirate gear
            [rendezvous] the rendezvous
            [map_yellow] the yellow map
            [map_pink] the pink map
            [map_green] the green map
            [tavern_1] Es Cruce
            [tavern_2] La Sirena
            [tavern_3] El Loro
            [chest] the treasure chest
            [rum] the rum
           *[guard] the town guard
        }
    .short = { $kind ->
            [coin] $
            [hq] HQ
            [recruit] pir
            [accessory] gea
            [rendezvous] ♥
            [map_yellow] M·y
            [map_pink] M·p
            [map_green] M·g
            [tavern_1] T·1
            [tavern_2] T·2
            [tavern_3] T·3
            [chest] che
            [rum] rum
           *[guard] gua
        }
house-name = { $house ->
        [tavern_1] Es Cruce
        [tavern_2] La Sirena
       *[tavern_3] El Loro
    }
colour-name = { $colour ->
        [map_yellow] yellow
        [map_pink] pink
       *[map_green] green
    }
bed-name = { $bed ->
        [bunk] bunk
        [hammock] hammock
       *[rope] coil of rope
    }
item-name = { $item ->
        [hook] hook
        [wooden_leg] wooden leg
        [eye_patch] eye patch
        [sabre] sabre
       *[hat] hat
    }
symbol-name = { $symbol ->
        [recruit] at a pirate square
        [accessory] at the pirate gear
        [map] at any treasure map
        [map_yellow] at a yellow map
        [map_pink] at a pink map
        [map_green] at a green map
        [tavern] at any tavern
        [tavern_1] at Es Cruce
        [tavern_2] at La Sirena
        [tavern_3] at El Loro
        [chest] at a treasure chest
        [rum] at a rum square
       *[guard] at the town guard
    }
crew-name = { $imaginary ->
        [yes] the imaginary crew
       *[no] { $seat }
    }
    .start = { $imaginary ->
            [yes] The imaginary crew
           *[no] { $seat }
        }

## Decisions

decision-turn = Your turn: move the captain, rest, or go aboard.
    .waiting = Waiting for { $seat } to move, rest or go aboard.
decision-further = Move on for a coin, or end your turn?
    .waiting = Waiting for { $seat } to move on or end the turn.
decision-enter = By which dark alley does the captain come back into the town?
    .waiting = Waiting for { $seat } to bring the captain back into town.
decision-meet = Which rendezvous do you keep here?
    .waiting = Waiting for { $seat } to keep a rendezvous.
decision-recover = Headquarters: from which alley do you call your pirates back?
    .waiting = Waiting for { $seat } to call pirates back.
decision-recover-dark = From a second dark alley as well?
    .waiting = Waiting for { $seat } to call back a second dark alley.
decision-accessory = Do you keep the tile you have drawn, or sell it for 2 coins?
    .waiting = Waiting for { $seat }, who is looking at a piece of pirate gear.
decision-map = Which treasure map do you take?
    .waiting = Waiting for { $seat } to choose a treasure map.
decision-host = Do you invite the others for a drink?
    .waiting = Waiting for { $seat } to invite you, or not.
decision-guest = Will you drink along, for a coin?
    .waiting = Waiting for { $seat } to join in, or not.
decision-prize = Your roll beats several tiles: which one do you take?
    .waiting = Waiting for { $seat } to choose a tile.
decision-chest = Do you open the treasure chest?
    .waiting = Waiting for { $seat } to open the chest, or not.
decision-guard = Do you take on the small or the large guard?
    .waiting = Waiting for { $seat } to face the guard.
decision-roll = Do you let the roll stand?
    .waiting = Waiting for { $seat } to let the roll stand, or reach for the rum.

## Choices

choice-move = { $alley ->
        [1] Move to { $square }
       *[other] Move to { $square } by alley { $alley }
    }
choice-dark = Leave the town by dark alley { $alley }
    .named = Leave the town { $where }
choice-enter = Come back in by { $alley }
    .named = Come back in at { $where }
choice-rest = Rest (1 coin)
choice-board = Go aboard
choice-end = End the turn
choice-recover = { $alley ->
        [nothing] Call nobody back
       *[other] Call back the pirates in { $alley }
    }
    .named = Call back the pirates in alley { $where }
choice-keep = Keep the tile
choice-sell = Sell it for 2 coins
choice-take = Take the { $value }
choice-meet = Keep the rendezvous worth { $value }
choice-invite = Invite the others
choice-decline = Do nothing here
choice-join = Drink along (1 coin)
choice-pass = Pass
choice-open = Open the chest
choice-small = Take on the small guard
choice-large = Take on the large guard
choice-stand = Let the roll stand
choice-barrel = Give a barrel and roll again
choice-again = Use the second roll of the barrel

## Events

event-furnished = This game is played with files of your own ({ $files }): { $tiles ->
        [181] 181 tiles in all.
       *[other] { $tiles } tiles in all, instead of the usual 181.
    }
event-built = The town is built.
event-started = { $seat } will start.
event-made = A { bed-name } worth { $value } is made up on board.
event-round = Round { $round } begins; { $seat } is the start player.
event-imagined = The imaginary crew is { $pirates } strong.
event-moved = { $seat } moves the captain from { $square } to { $to }, { square-kind.to } ({ $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }).
event-crept = { $seat } creeps out of town at { $square } and comes back in by another dark alley at { $to }, { square-kind.to } ({ $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }).
event-met = { $seat } keeps a rendezvous { symbol-name }: { $value } points.
event-found-coin = { $seat } takes a coin.
event-recovered = { $seat } calls back { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    } from { $dark ->
        [yes] the dark alley at { $square }
       *[no] the alley { $square }–{ $to }
    }.
event-declined = { $seat } passes up { square-kind.to }.
event-recruited = { $seat } hires a pirate; { $left ->
        [0] none are left
        [one] one more is waiting
       *[other] { $left } more are waiting
    }.
event-nothing-here = There is nothing for { $seat } on { $square } ({ square-kind }).
event-looked = { $seat } looks at a piece of pirate gear.
    .secret = { $seat } looks at a piece of pirate gear: { item-name }, worth { $value }.
event-kept = { $seat } keeps the pirate gear.
    .secret = { $seat } keeps the { item-name } worth { $value }.
event-sold = { $seat } sells the pirate gear for { $coins } coins.
    .secret = { $seat } sells the { item-name } worth { $value } for { $coins } coins; it goes under the stack.
event-promised = { $seat } draws a rendezvous.
    .secret = { $seat } draws a rendezvous { symbol-name }, worth { $value }.
event-took-map = { $seat } takes the { colour-name } treasure map worth { $value }.
event-revealed = { $stack ->
        [chest] A new chest is turned up: { $value } points.
        [scorpion] A new scorpion is turned up: it stings at { $threshold }.
        [map] A new treasure map is turned up: { revealed-colour }, { $value }.
       *[tavern] A new tavern tile is turned up: { revealed-house }, { $value }.
    }
revealed-colour = { $family ->
        [map_yellow] yellow
        [map_pink] pink
       *[map_green] green
    }
revealed-house = { $family ->
        [tavern_1] Es Cruce
        [tavern_2] La Sirena
       *[tavern_3] El Loro
    }
event-took-rum = { $seat } takes { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of rum.
event-beat-guard = { $seat } beats the { $size ->
        [small] small
       *[large] large
    } guard, { $pirates } against { $value }: { $value ->
        [one] { $value } point
       *[other] { $value } points
    }{ $coins ->
        [0] {""}
       *[other] {" "}and a coin
    }.
event-lost-to-guard = { $seat } loses to the { $size ->
        [small] small
       *[large] large
    } guard, { $pirates } against { $value }.
event-invited = { $seat } invites everybody to { house-name }. At stake: { $tiles }.
event-joined = { $seat } pays { $host_seat } a coin and drinks along.
event-passed = { $seat } does not join in.
event-rolled = { $seat } rolls { $die }.
event-rolled-again = { $seat } rolls again: { $die }.
event-gave-barrel = { $seat } gives a barrel of rum.
event-won-drink = { $seat } wins the { $value } of { house-name }.
event-left-tile = { $seat } leaves the tile.
event-missed = { $seat } wins nothing with { $die }.
event-opened-chest = { $seat } opens the chest worth { $value }. The scorpion stings at { $threshold }.
event-added = That makes { $total } of { $threshold }.
event-stung = { $seat } is stung: { $value } points.
event-rested = { $seat } pays a coin and rests.
event-boarded = { $seat } goes aboard with { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }, row { $row }.
event-spent = { $seat } has no pirates left and is done.
event-relocated = { $square } is a dead end: the captain turns up on { $to }{ $count ->
        [0] {""}
        [one] , as { $skipped } is one, too
       *[other] , as { $skipped } are dead ends, too
    }.
event-stuck = { $square } is a dead end, and so are all coin squares: the captain stays.
event-brawl = { $crews ->
        [0] Nobody sleeps on board tonight.
        [one] A single crew is aboard: no brawl.
       *[other] { $crews } crews brawl for the sleeping places.
    }
event-column = { $side ->
        [left] Left of the mast, column { $column }.
       *[right] Right of the mast, column { $column }.
    }
event-imaginary-rolled = The imaginary crew rolls { $die }.
event-knocked-out = { crew-name.start } loses a pirate; { $left ->
        [0] it was the last one
        [one] { $left } is left
       *[other] { $left } are left
    }.
event-eliminated = { crew-name.start } is out of the brawl.
event-slept = { $imaginary ->
        [yes] The imaginary crew takes the { bed-name } worth { $value } out of the game.
       *[no] { $seat } gets the { bed-name }: { $value ->
            [one] { $value } point
           *[other] { $value } points
        }.
    }
event-crossed = { crew-name.start } crosses the mast.
event-unclaimed = Nobody gets the { bed-name } worth { $value }.
event-came-home = All pirates return to their owners.
event-ended = { $reason ->
       *[five-rounds] Five rounds have been played: the game is over.
    }
event-scored = { $seat } has { $points } points: taverns { $taverns }, chests { $chests }, scorpions { $scorpions }, guards { $guards }, sleep { $beds }, gear { $accessories }, rendezvous { $rendezvous }, maps { $maps }.

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-moved = moves to { $to }, { square-kind.to }
    .many = moves to { $to }
recap-crept = creeps to { $to }, { square-kind.to }
    .many = creeps to { $to }
recap-met = keeps a rendezvous: { $value } points
recap-found-coin = takes a coin
    .many = takes { $count } coins
recap-recovered = calls back { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
recap-recruited = hires a pirate
recap-kept = keeps pirate gear
recap-sold = sells pirate gear
recap-promised = draws a rendezvous
recap-took-map = takes the { colour-name } map worth { $value }
recap-took-rum = takes { $barrels ->
        [one] { $barrels } barrel
       *[other] { $barrels } barrels
    } of rum
recap-beat-guard = beats the guard: { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
recap-lost-to-guard = loses to the guard
recap-invited = invites everybody to { house-name }
recap-joined =
    .me = { $host_seat_me ->
            [yes] { $seat } pays you a coin and drinks along
           *[no] you pay { $host_seat } a coin
        }
recap-won-drink = wins the { $value } of { house-name }
    .many = wins { $value } at the tavern
    .me = you win the { $value } of { house-name }
recap-opened-chest = opens the chest worth { $value }
recap-stung = is stung: { $value } points
    .me = you are stung: { $value } points
recap-rested = rests
recap-boarded = goes aboard, row { $row }
recap-knocked-out = loses a pirate in the brawl
    .many = loses { $count } pirates in the brawl
    .me = you lose a pirate in the brawl
recap-slept = gets the { bed-name }: { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
    .me = you get the { bed-name }: { $value ->
            [one] { $value } point
           *[other] { $value } points
        }

## Refusals

refusal-rest-without-coin = You have no coin to rest with.
refusal-rest-alone = You are the last one active and cannot rest.
refusal-exit-first = First the captain has to leave the town by a dark alley; then he can come in by { $alley }.
refusal-nothing-done = You cannot end your turn before it has begun: move, rest or go aboard.
refusal-turn-first = It is your turn: move the captain, rest, or go aboard.
refusal-moved-already = You have moved the captain: now you can only move on or end your turn.
refusal-further-first = First decide whether to move on or end your turn.
refusal-enter-first = The captain is outside the town: choose the dark alley by which he comes back in.
refusal-not-dark = { $alley } is not a dark alley in this town.
refusal-same-square = { $alley } leads back to the square you are leaving; it has to be a different one.
refusal-no-second-alley = There is no further alley from { $from } to { $square }.
refusal-no-alley = No alley leads from { $from } to { $square }.
refusal-move-without-coin = A further move costs a coin, and you have none.
refusal-dark-elsewhere = The dark alley { $alley } does not begin at { $from }, where the captain is.
refusal-no-way-in = If the captain left by { $alley }, there would be no dark alley to come back in by.
refusal-dark-without-coin = Going through the dark would cost you { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }; you do not have that.
refusal-occupied = The alley { $alley } is occupied by { $by_seat }.
refusal-too-few-pirates = You need { $needed ->
        [one] { $needed } pirate
       *[other] { $needed } pirates
    } for that and have { $pirates } in your reserve.
refusal-no-such-rendezvous = You have no rendezvous worth { $value } for this place.
refusal-meet-first = First choose which rendezvous you keep here.
refusal-second-must-be-dark = { $alley } is not a dark alley: together with a dark one you can only call back another dark one.
refusal-recover-first = First decide which pirates headquarters calls back.
refusal-no-such-alley = There is no alley called { $alley } in this town.
refusal-not-your-alley = You have no pirates in { $alley }.
refusal-keep-or-sell = First decide whether to keep or sell the tile you have drawn.
refusal-no-such-map = There is no open map worth { $value } in { colour-name }.
refusal-map-first = First choose a treasure map, or take none.
refusal-no-guard-left = That guard’s stack is empty.
refusal-guard-first = First choose the small or the large guard, or neither.
refusal-second-roll-first = Your barrel is good for a second roll: use that before you give another one.
refusal-no-second-roll = You have no second roll: that takes a barrel.
refusal-roll-first = First decide whether to let your roll stand.
refusal-invite-first = First decide whether to invite the others.
refusal-guest-first = First decide whether to drink along.
refusal-roll-too-low = With { $die } you do not beat the { $value }.
refusal-not-staked = There is no { $value } at stake.
refusal-must-take = Having won a tile, you have to take one.
refusal-prize-first = First choose one of the tiles you have won.
refusal-open-first = First decide whether to open the chest.
refusal-data-shape = { $file }: at “{ $path }” there should be { $wanted ->
        [list] a list
       *[object] an object with named parts
    }.
refusal-data-unknown-part = { $file }: there is nothing called “{ $path }” in a box.
refusal-data-missing = { $file }: “{ $path }” is missing.
refusal-data-count = { $file }: “{ $path }” should have { $wanted } entries and has { $found }.
refusal-data-many = { $file }: “{ $path }” is too long: at most { $most } are allowed.
refusal-data-number = { $file }: “{ $path }” should be a number from { $least } to { $most }.
refusal-data-word = { $file }: “{ $path }” should be one of these: { $allowed }.
refusal-data-scorpions = { $file }: “{ $path }”: there have to be as many chests as scorpions, and there are { $chests } and { $scorpions }.
refusal-data-rendezvous = { $file }: “{ $path }” has to name at least one kind of square, and none of rendezvous, coin and headquarters.
refusal-data-plate-number = { $file }: “{ $path }”: plates are numbered 1 to 9, each once, and each has its number on its coin square ({ $plate }).
refusal-data-headquarters = { $file }: “{ $path }”: there has to be exactly one headquarters, and there are { $found }.
refusal-data-coin = { $file }: “{ $path }”: every plate has exactly one coin square.
refusal-data-loop = { $file }: “{ $path }”: an alley cannot lead from a square to itself.
refusal-data-twice = { $file }: “{ $path }” is there twice.
refusal-data-positions = { $file }: “{ $path }”: every side of every plate needs the same edge alleys, { $places } of them.
refusal-data-apart = { $file }: “{ $path }”: not every square of this town can be reached.

## Why the game is over

end-five-rounds = The game is over: five rounds have been played.

## Options

option-town = How is the town laid out?
    .random = By chance
    .beginner = Beginners’ town
option-start = Who starts?
    .random = Chosen at random
    .seat = { $seat }
option-coins = Are coins open?
    .hidden = Hidden from the others
    .open = Open to all
option-barrels = What becomes of rum that is used?
    .return = Back to the supply
    .leave = It leaves the game
option-dark = Where may a dark move come back in?
    .elsewhere = On another square only
    .anywhere = On the same square, too
option-forced = When is a dark move free?
    .board = When no normal alley is empty
    .player = When the mover can man no normal alley
option-alone = May the last active player rest?
    .boards = No
    .may-rest = Yes
option-drink = Must a tile won in a tavern be taken?
    .must-take = Yes
    .may-leave = No
option-dates = Which places do the rendezvous show?
    .three-taverns = Three taverns, maps as one
    .three-maps = Three map colours, taverns as one

## What differs from the usual, in a phrase

agreed-town = beginners’ town
agreed-start = { $seat } goes first
agreed-coins = coins seen by all
agreed-barrels = used rum leaves the game
agreed-dark = dark alleys may lead back to the same square
agreed-forced = dark alleys are free for whoever can fill no alley
agreed-alone = the last active player may rest
agreed-drink = a tile won in the tavern may be left
agreed-dates = rendezvous at three colours of maps

## Score sheet

score-taverns = Taverns
score-chests = Chests
score-scorpions = Scorpions
score-guards = Guards
score-beds = Sleeping places
score-accessories = Pirate gear
score-rendezvous = Rendezvous
score-maps = Treasure maps
score-total = Honour points

## Pieces

piece-captain = captain
piece-pirate = pirate
piece-coin = coin
piece-barrel = barrel of rum
piece-flag = flag
piece-square = square
piece-alley = alley
piece-dark-alley = dark alley
piece-tile = tile

## Labels

label-reserve = Reserve
label-pool = In the pool
label-coins = Coins
label-rum = Rum
label-tiles = Tiles under the flag
label-rendezvous = Open rendezvous
label-aboard = On board
label-done = Done for this round
label-start-player = Start player
label-round = Round { $round } of { $rounds }
label-ship = The ship
label-mast = Mast
label-imaginary = Imaginary crew
label-displays = On display
label-stacks = Stacks
label-supply = Barrels in the supply
label-out = Out of the game
label-known = What you know of the stack
label-not-at = Not { symbol-name }
label-total = Total { $total } of { $threshold }
label-reconstruction = The plates are a reconstruction; load a file of your own if you have the game.

## Legend: how to read the board

legend-alley = An alley shows its segments; filled ones bear the colour of their crew.
legend-dark = A dark alley leaves the town. Go out by one and come in by another.
legend-coin = The number of a coin square is the number of its plate: out of a dead end the captain goes to the next one.
legend-captain = The captain stands where the next move begins.

## Hints for newcomers

help-move = You fill the alley with your pirates and use the square at its end. Look at the price: short alleys leave you more pirates for later moves and for the brawl.
    .title = Go along an alley
help-dark = You go out of town here and come in anywhere else along the border. It takes more pirates and a coin, but reaches squares that are far away.
    .title = Leave the town
help-enter = Choose where the captain comes back in: both dark alleys together are the price in pirates.
    .title = Come back into town
help-rest = You pay a coin and wait. This pays if somebody else will bring the captain closer to what you need.
    .title = Rest
help-board = All pirates left in your reserve go aboard and brawl tonight. Later crews sit lower and roll later, which is an advantage; bigger crews win columns without a fight.
    .title = Go aboard
help-end = You keep your coins and pirates, and the next player moves on from where the captain is.
    .title = End your turn
help-recover = Headquarters gives pirates back to your reserve: usually the longest alley, or two dark ones, is best.
    .title = Call pirates back
help-keep = The tile counts at the end, but only if it is your best one of its kind.
    .title = Keep the tile
help-sell = Two coins are two further moves. Sell what you already have better, or what is worth little.
    .title = Sell the tile
help-take = The tile goes under your flag. Of maps only pairs of a colour count.
    .title = Take a tile
help-meet = The tile goes under your flag and counts its points.
    .title = Keep a rendezvous
help-invite = The others can pay you a coin to drink along. If nobody does, everything at stake is yours.
    .title = Invite the others to drink
help-decline = The square does nothing for you; everything stays as it is.
    .title = Leave the square unused
help-join = For a coin to the host you roll along for the tiles at stake.
    .title = Drink along
help-pass = You pay nothing and do not roll.
    .title = Stay out
help-open = You get the chest for certain; then all roll in turn, and whoever brings the total to the scorpion’s number or beyond loses 2 points.
    .title = Open the chest
help-small = Small guards are worth 1 to 3, and low ones bring a coin. With 4 pirates in reserve you cannot lose.
    .title = Challenge a small guard
help-large = Large guards are worth 4 to 6. With 7 pirates in reserve you cannot lose.
    .title = Challenge a large guard
help-stand = The roll counts as it is.
    .title = Keep the roll
help-barrel = One barrel buys one or two new rolls; the last one counts, even if it is worse.
    .title = Roll again for a barrel
help-again = The second roll of your barrel costs nothing more, but the roll you have now is gone.
    .title = Roll once more

## terminal

seat-pirates = { $pirates } pir.
    .long = { $pirates ->
            [one] { $pirates } pirate
           *[other] { $pirates } pirates
        }
seat-pool = +{ $pool }
seat-coins = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
seat-rum = rum { $rum }
seat-tiles = tiles { $tiles }
seat-dates = ♥{ $count }
seat-aboard = row { $row }: { $pirates }
seat-done = done
chart-round = Round { $round }/{ $rounds }
chart-captain = ◆ captain at { $square }
chart-taverns = Taverns
chart-maps = Maps
chart-chest = Chest
chart-chest-tile = { $value } points, stings at { $threshold }
chart-beds = Sleep
chart-bed = { $bed ->
        [bunk] bunk
        [hammock] hammock
       *[rope] rope
    } { $value }
chart-stacks = Stacks
chart-rum = rum { $count }
chart-gear = gear { $count }
chart-dates = ♥ { $count }
chart-guards = guards { $small } small, { $large } large
chart-flag = Under your flag: { $tiles ->
        [one] { $tiles } tile
       *[other] { $tiles } tiles
    }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
chart-open-dates = Rendezvous: { $dates }
chart-date = { symbol-name } ({ $value })
chart-drawn = Drawn: { item-name } ({ $value })
chart-other-alleys = Other alleys: { $alleys }
chart-reconstruction = reconstruction
chart-own = plates of your own
chart-ship = Aboard:
chart-imaginary = imaginary crew
chart-roll = { $seat } rolled { $die }
chart-standing = standing: { crew-name } { $die }
chart-stake = At stake: { $tiles }
chart-sting = Total { $total } of { $threshold }
heading-way = { square-kind }{ $offer ->
        [none] {""}
       *[other] {" "}({ $offer })
    }{ $meets ->
        [0] {""}
       *[other] {" "}♥{ $meets }
    }
heading-chest = chest ({ $value } points, stings at { $threshold }){ $meets ->
        [0] {""}
       *[other] {" "}♥{ $meets }
    }
heading-dark = Into the dark
heading-other = Or
heading-recover = Call back
heading-choice = Choose
short-move = { $alley ->
        [1] { $square }
       *[other] { $square } no. { $alley }
    }
short-enter = { $alley }
short-rest = rest (1 coin)
short-board = go aboard
short-end = end the turn
short-recover = { $alley ->
        [nothing] nobody
       *[other] { $alley }
    }
short-keep = keep
short-sell = sell for 2 coins
short-take = { $value }
short-meet = { $value }
short-invite = invite
short-decline = nothing
short-join = drink along
short-pass = pass
short-open = open
short-small = the small guard
short-large = the large guard
short-stand = let it stand
short-barrel = give a barrel
short-again = roll again
note-dark = { board-side }, from { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] {" "}and { $coins } coin
       *[other] {" "}and { $coins } coins
    }
note-recover = { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
note-guard = { $low } to { $high }, against { $pirates ->
        [0] an empty reserve
        [one] { $pirates } pirate in reserve
       *[other] { $pirates } pirates in reserve
    }: a chance of { $percent } %

## terminal: what a choice would do

preview-moved = { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }
preview-crept = { $to }, { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] , { $coins } coin
       *[other] , { $coins } coins
    }
preview-met = { $value } points for a rendezvous
preview-recovered = { $dark ->
        [yes] { $square }, dark alley
       *[no] { $square }–{ $to }
    }: { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
preview-relocated = dead end: the captain goes to { $to }
preview-added = total { $total } of { $threshold }
preview-stung = { $seat_me ->
        [yes] stung: { $value } points
       *[no] { $seat } is stung
    }
preview-won-drink = { $seat_me ->
        [yes] you win the { $value }
       *[no] {""}
    }
preview-missed = wins nothing
preview-knocked-out = { $imaginary ->
        [yes] the imaginary crew loses a pirate
       *[no] { $seat_me ->
            [yes] you lose a pirate
           *[no] { $seat } loses a pirate
        }
    }
preview-crossed = { $imaginary ->
        [yes] {""}
       *[no] { $seat_me ->
            [yes] you cross to the other side of the mast
           *[no] {""}
        }
    }
preview-spent = { $seat_me ->
        [yes] your last pirates
       *[no] { $seat } is done
    }
preview-boarded = { $seat_me ->
        [yes] row { $row } with { $pirates ->
            [one] { $pirates } pirate
           *[other] { $pirates } pirates
        }
       *[no] {""}
    }

## terminal: how to read the chart

legend-chart = Every cell is a square with its name and its use; between cells are the alleys, a dot for each segment, a letter for each pirate.
legend-chart-dark = ░ at the border are the segments of dark alleys, ╲ and ╱ are alleys across a plate.
legend-chart-captain = The captain’s square is marked ◆ and stands out in red; squares you can reach now are underlined.
legend-chart-kinds = $ coin · HQ headquarters · pir pirate · gea pirate gear · ♥ rendezvous · M map (y, p, g) · T tavern (1 Es Cruce, 2 La Sirena, 3 El Loro) · che chest · gua guard.

## board

board-name = The town, its wares and the ship
board-keys = Arrow keys lead from square to square and to dark alleys you can take; Enter chooses. Ship, stacks and displays follow with the tab key when they can be chosen.
board-pair = { $what }: { $value }
board-at = { $what }, { $at }
board-whole = Whole town
board-nearer = Closer
board-plan = Plan of the town: shows the captain
board-reconstruction = Reconstructed plates: the original ones may differ.
board-own-plates = Your own plates.
board-offer = { $what ->
        [coin] Take a coin from the bank.
        [hq] Call pirates back from an alley.
        [recruit] Hire a pirate from the pool.
        [accessory] Draw a piece of gear and keep it or sell it for 2 coins; { $first } left.
        [rendezvous] Draw a secret rendezvous; { $first } left.
        [map] { $count ->
            [one] Take this map: { $values }.
           *[other] Take one of the maps: { $values }.
        }
        [tavern] { $count ->
            [one] Drink for this tile: { $values }.
           *[other] Drink for the tiles: { $values }.
        }
        [chest] Open the chest: { $first } points, but the scorpion stings at { $second }.
        [rum] { $first ->
            [0] No rum is left.
            [one] Take a barrel of rum.
           *[other] Take { $first } barrels of rum.
        }
        [guard] Take on a small guard ({ $first } left) or a large one ({ $second } left).
       *[none] There is nothing to be had here now.
    }
board-price = Costs { $least ->
        [yes] at least{" "}
       *[no] {""}
    }{ $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }{ $coins ->
        [0] {""}
        [one] {" "}and { $coins } coin
       *[other] {" "}and { $coins } coins
    }
board-meets = Your rendezvous: { $value } points
board-alley = { $dark ->
        [yes] Dark alley at { $from }, { board-side }
       *[no] Alley { $from } – { $to }
    }, { $length ->
        [one] { $length } pirate
       *[other] { $length } pirates
    }
board-alley-empty = empty
board-alley-held = held by { $seat }
board-dead-end = Dead end: no way leads out of here.
board-tile-tavern = { house-name } { $value }
board-tile-map = map, { colour-name }, { $value }
board-tile-gear = { item-name } { $value }
board-tile-date = rendezvous { symbol-name }, { $value } points
board-tile-chest = chest, { $value } points
board-tile-scorpion = scorpion, { $value } points, stings at { $threshold }
board-tile-guard = { $stack ->
        [guard_small] small guard { $value }
       *[guard_large] large guard { $value }
    }{ $coins ->
        [0] {""}
       *[other] {" "}with a coin
    }
board-tile-bed = { bed-name }, { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
board-stack = { $stack ->
        [tavern] taverns
        [map] treasure maps
        [chest] chests
        [scorpion] scorpions
        [accessory] pirate gear
        [rendezvous] rendezvous
        [guard_small] small guards
        [guard_large] large guards
        [bunk] bunk
        [hammock] hammock
       *[rope] coil of rope
    }
board-stack-left = Stack of { board-stack }: { $left } left
board-below = Known at the bottom: { $values }
board-rolled = You rolled { $die }. { $rum ->
        [0] You have no rum.
        [one] You have one barrel of rum.
       *[other] You have { $rum } barrels of rum.
    }
board-guard-reach = The one on top shows { $low } to { $high }.
board-drink = Everybody rolls in turn; a roll higher than the value of a tile at stake wins it. In: { $in_seat }.
board-sting = The rolls are added up: { $total } so far. Whoever reaches { $threshold } is stung and takes the scorpion. All roll.
board-fight = Each rolls against the roll that stands: lower, and their pirate is out; equal or higher, and the other one is. In: { $in_seat }.
board-fight-alone = { $in_seat }: alone in the column, and wins without rolling.
board-fight-won = { $in_seat }: wins the column, and the pirate crosses to the other side of the mast.
board-fight-imaginary = the imaginary crew
board-brawl = The brawl
board-row = Row { $row }: { crew-name }, { $pirates ->
        [one] { $pirates } pirate
       *[other] { $pirates } pirates
    }
board-flag = Under the flag: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-stat-pirates = Pirates in reserve + in the pool
board-captain = The captain
board-seats = Players
board-squares = Squares
board-held = Alleys with pirates
board-own = Your flag
board-side = { $side ->
        [north] to the north
        [east] to the east
        [south] to the south
       *[west] to the west
    }
board-by-side = { $at } from the { $side ->
        [north] north
        [east] east
        [south] south
       *[west] west
    }
board-column = { $side ->
        [left] Left of the mast, column { $column }.
       *[right] Right of the mast, column { $column }.
    }
board-reserve = { $pirates ->
        [0] You have no pirates left in your reserve.
        [one] You have { $pirates } pirate in reserve; you need more than the guard shows.
       *[other] You have { $pirates } pirates in reserve; you need more than the guard shows.
    }

## board: a new table

setup-custom = Your own
setup-note = { $way ->
        [beginner] Plates 1 to 9 in order, none of them turned: headquarters is in the middle.
        [custom] Click a plate, then its arrow to turn it, or another plate to swap the two. The game will be played in this town.
       *[random] When the game begins, chance places and turns each of the nine plates. This is an example; your town will be another.
    }
setup-example = Another example
setup-take = Play in this one
setup-shuffle = Shuffle
setup-order = Back in order
setup-turn = Turn plate { $plate }
setup-plate = Plate { $plate }, { $turns ->
        [0] not turned
        [one] turned by a quarter
       *[other] turned by { $turns } quarters
    }: { $squares }

## Balance

balance-kind = What the kinds of squares are worth
    .about = What is printed on the tiles the visitor wins there, a scorpion’s sting included, in all and by round. Coins, rum, pirates and promised rendezvous do not count here.
    .row = Kind
    .name = { square-kind }
    .column = Round { $column }
balance-square = What each square is worth
    .about = The same, square by square: the number of the plate and the letter.
    .row = Square
    .name = { $row }
    .column = { $column }
balance-tile = What the tiles are worth
    .about = What a tile that was won counts in the end: of each kind of pirate gear only the dearest, of treasure maps the pairs.
    .row = Tile
    .name = { $row ->
        [tavern_1] tavern Es Cruce
        [tavern_2] tavern La Sirena
        [tavern_3] tavern El Loro
        [chest] treasure chest
        [scorpion] scorpion
        [guard_small] small guard
        [guard_large] large guard
        [map_yellow] yellow map
        [map_pink] pink map
        [map_green] green map
        [hook] hook
        [wooden_leg] wooden leg
        [eye_patch] eye patch
        [sabre] sabre
        [hat] hat
        [rendezvous] kept rendezvous
        [bunk] bunk
        [hammock] hammock
       *[rope] coil of rope
    }
    .column = { $column }

## The format of the files

file-box-json = The box: tiles, plates and arrangements. The file has the form of the template and names only what differs.
file-box-json-1 = tiles: the stacks of tiles, each with the value and the number of its tiles; at most 5 in a tavern, at most 9 elsewhere, and as many chests as scorpions.
file-box-json-2 = plates: nine plates, each with four squares, a to d, and one coin square; one headquarters in all. Every side has the same number of alleys, one to three.
file-box-json-3 = rendezvous_alternative: the squares of a rendezvous, but neither rendezvous nor coin nor headquarters.
file-box-json-4 = arrangements: the town for beginners, nine plates in three rows. The town must hang together.
file-box-json-5 = The names of squares, gear and symbols do not change, nor do everybody’s fifteen pirates.
file-town-json = The arrangement of the town: three rows of three plates, each plate once.
file-town-json-1 = plate: the number of the plate, 1 to 9.
file-town-json-2 = rot: its quarter turns clockwise, 0 to 3.

## What the help explains

icon-pirates = Pirates in reserve, then those who wait to be recruited.
icon-coins = Coins; those of the others are hidden. They pay for further moves.
icon-barrel = Barrels of rum: each allows a new roll.
icon-rendezvous = Secret rendezvous still to be kept.
icon-points = Points under the flag.
icon-aboard = Pirates aboard: tonight they brawl for a place to sleep.
icon-brawl = The ship, where tonight’s brawl has not begun yet.
icon-gear = Gear, { item-name }: at the end only the best tile of each kind counts.
icon-date = Rendezvous: bring the captain there yourself to score it.
icon-map = Treasure map: counts only in pairs of a colour.
icon-tavern = Tavern tile: worth what it shows.
icon-stack = A stack face down, with the number of tiles left.
icon-chest = Chest: worth what it shows.
icon-scorpion = Scorpion: costs 2 points for whoever brings the total of the dice to its number.
icon-guard-small = Small guard, 1 to 3 points; a coin on it is yours.
icon-guard-large = Large guard, 4 to 6 points.
icon-bunk = Bunk: for the winner of the brawl.
icon-hammock = Hammock: for the second.
icon-rope = Coil of rope: for the third, with four or five players.
icon-square = { $kind ->
        [coin] Coin: take a coin. The number is that of the plate.
        [hq] Headquarters: call back your pirates from an alley, or from two dark ones.
        [recruit] Pirate: one more pirate joins your reserve.
        [accessory] Gear: draw a tile, to keep or to sell for 2 coins.
        [rendezvous] Rendezvous: draw a secret place to bring the captain to.
        [map_yellow] Yellow map: take one from the display.
        [map_pink] Pink map: take one from the display.
        [map_green] Green map: take one from the display.
        [tavern_1] Es Cruce, a tavern: dice decide who gets its tiles.
        [tavern_2] La Sirena, a tavern: dice decide who gets its tiles.
        [tavern_3] El Loro, a tavern: dice decide who gets its tiles.
        [chest] Chest: it is yours, but the scorpion will sting somebody.
        [rum] Rum: take two barrels.
       *[guard] Guard: beat it with enough pirates in reserve.
    }

## The first game: a sentence at each new situation

companion-turn = There is one captain for everybody: you lead him to a square near by, filling the alley with your pirates, and use the square at its end.
    .lit = captain
companion-further = Each further move costs a coin and pirates: go on if the square is worth it, and keep some pirates for the night.
    .lit = seat:$me
companion-enter = The captain left by a dark alley: choose where he comes back in, for both alleys together are the price in pirates.
companion-meet = This square fits more than one of your secret rendezvous: keep the one worth the most points.
    .lit = flag:$me
companion-recover = Headquarters gives you back the pirates of an alley: the longest gives the most.
    .lit = seat:$me
companion-recover-dark = Of dark alleys you may empty two: that many more pirates for your reserve.
    .lit = seat:$me
companion-accessory = Gear is drawn in secret, and of each kind only your best tile counts: sell the others for 2 coins.
    .lit = stack:accessory
companion-map = Treasure maps count only in pairs of one colour: look which you have under your flag.
    .lit = flag:$me
companion-host = You are in a tavern: invite, and whoever drinks along pays you a coin; if nobody comes, all the tiles are yours.
    .lit = captain
companion-guest = Drinking along costs a coin, which goes to the host, who rolls first: pay when several tiles are at stake.
    .lit = captain
companion-prize = Your roll beats several tiles, and a roll takes only one: take the best.
    .lit = captain
companion-chest = The chest belongs to whoever opens it, but then all roll, and whoever brings the total to the scorpion’s number is stung.
    .lit = display:scorpion:0
companion-guard = You beat the guard if you have more pirates left than its number: the small one is 1 to 3, the large one 4 to 6.
    .lit = seat:$me
companion-roll = A barrel of rum pays for one or two new rolls, and the last one counts: spend it when this roll is lost.
    .lit = seat:$me
companion-event-moved = { $seat } has led the captain to { $to }: your turn will begin wherever he stops, and the alley is closed until the round ends.
    .lit = square:$to
companion-event-promised =
    .seat = You drew a secret rendezvous: it brings its points when you lead the captain to a square with that symbol.
    .seat_lit = flag:$me
companion-event-joined =
    .host_seat = { $seat } drinks along and pays you a coin: you roll in turn until the last tile is gone.
    .host_seat_lit = seat:$me
companion-event-stung =
    .seat = Your roll brought the total to the scorpion’s number: it costs you points at the end.
    .seat_lit = flag:$me
companion-event-lost-to-guard =
    .seat = The guard was stronger than the pirates you had left: count your reserve before you take it on.
    .seat_lit = seat:$me
companion-event-took-rum =
    .seat = Rum lets you roll a die again: keep some for the brawl at night.
    .seat_lit = seat:$me
companion-event-boarded = { $seat } has gone aboard, and their day is over: who comes later rolls later in the brawl, which is an advantage.
    .lit = ship
companion-event-brawl = At night the crews brawl for a place to sleep, column by column: the lowest roll loses a pirate, and the last crew gets the bunk.
    .lit = bed:bunk bed:hammock
companion-event-slept =
    .seat = You have a place to sleep: these points go under your flag.
    .seat_lit = flag:$me
companion-event-came-home = A new day: the pirates are home, the alleys are free, and after five rounds the points are counted.
    .lit = captain

## Puzzles: what the best choice is about

puzzle-theme-move = the captain’s way
puzzle-theme-dark = the dark alley
puzzle-theme-enter = coming back into town
puzzle-theme-rest = resting
puzzle-theme-board = going aboard
puzzle-theme-end = ending the turn
puzzle-theme-recover = calling pirates back
puzzle-theme-keep = keeping the accessory
puzzle-theme-sell = selling the accessory
puzzle-theme-take = which tile to take
puzzle-theme-meet = the rendezvous
puzzle-theme-invite = inviting for a drink
puzzle-theme-decline = doing nothing
puzzle-theme-join = drinking along
puzzle-theme-pass = passing
puzzle-theme-open = the treasure chest
puzzle-theme-small = the small guard
puzzle-theme-large = the large guard
puzzle-theme-stand = letting the roll stand
puzzle-theme-barrel = a barrel for a roll
puzzle-theme-again = rolling again

## Standing orders

measure-stake = points at stake in the tavern
