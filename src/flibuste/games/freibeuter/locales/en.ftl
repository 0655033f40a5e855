## The game

game-title = Freebooter
game-tagline = Board, encircle, and pay off your accomplices.
game-summary = A ship is yours if one of your boats has boarded it and boats fill all four sea regions around it, but every pirate who helped you wants paying on the spot. On your turn you board a ship, play a sea card to place a boat, or call up the Flying Dutchman to fill one last gap. When the game ends the richest player wins: cash and captured ships, less twice the credit.

## Chapters of the rulebook

chapter-material = What is in the box
chapter-set-up = Setting up
chapter-turn = Your turn
chapter-board = Boarding a ship
chapter-sea-card = Sea cards
chapter-dutchman = The Flying Dutchman
chapter-ring = Encircling
chapter-result = What becomes of encircled tokens
chapter-credit = Credit
chapter-draw = Drawing a card
chapter-end = The end of the game

## Rules: material

rule-FRE-1 = Freebooter is for two, three or four players, and the rules are the same for any number. Each player takes a colour; colours nobody wants stay in the box.
rule-FRE-2 = The board is a grid of 49 sea regions, named by column (A to G) and row (1 to 7). Between them lie 36 intersections, and each one touches exactly four regions: CD34, for instance, is where C3, C4, D3 and D4 meet.
rule-FRE-3 = Every colour comes with 25 pirate boats. There is no way of getting more.
rule-FRE-4 = Each of the 74 sea cards names one region. The 24 regions along the edge have a single card each, the 25 inner regions have two.
rule-FRE-5 = There is just one Flying Dutchman, a neutral violet boat that belongs to nobody. Each of the 14 Dutchman cards stands for one line of the board: one for every column (A to G) and one for every row (1 to 7).
rule-FRE-6 = The 28 ships come in four kinds, seven of each: 5/1, 10/2, 15/3 and 20/4. The first number is what the ship is worth at the end of the game, the second is the share owed for every boat of another player around it.
rule-FRE-7 = Each of the 4 pirate warehouses, once encircled, pays $2 for every pirate boat around it.
rule-FRE-8 = There are 4 doublers, one for each ship value: 5, 10, 15 and 20.
rule-FRE-9 = Money is counted in whole dollars ($), and everyone can see what the others have. The bank never runs dry. Players do not trade with, give to or lend to one another.

## Rules: set-up

rule-FRE-10 = Everyone begins with 25 boats in stock and $20.
rule-FRE-11 = Shuffle the sea cards and the Dutchman cards separately: they make two different decks.
rule-FRE-12 = Everyone is given 4 sea cards and 1 Dutchman card. Hands are secret, but how many cards of each kind they contain is known to all.
rule-FRE-13 = What is left of each deck becomes a face-down draw pile with a discard pile of its own beside it: one is the sea deck, the other the Dutchman deck.
rule-FRE-14 = The Flying Dutchman and the bank wait beside the board, which has no boats on it yet. Looking after the bank makes no difference to the game.
rule-FRE-15 = Mix the 36 tokens without looking, then lay one on every intersection, face up. From the very start all players can see where the ships, the warehouses and the doublers are.
rule-FRE-16 = Chance decides who goes first, unless the table has settled it otherwise. After that, play goes round clockwise.

## Rules: turn

rule-FRE-17 = If your stock has no boat left when your turn begins, the game is over, no matter what else you could still have done.
rule-FRE-18 = On your turn you take one action and one only: board a ship, play a sea card, or play a Dutchman card.
rule-FRE-19 = You may not pass. If none of your Dutchman cards can be played, board a ship or play a sea card.
rule-FRE-20 = Boarding ends your turn straight away; if you played a card, your turn ends once you have drawn. Then the next player takes over.
rule-FRE-21 = Between turns all players hold exactly five cards, at least one of them a sea card. This follows from the other rules: you are dealt five, boarding costs none, every card you play is replaced, and FRE-59 makes sure of the sea card.
rule-FRE-22 = So you are never stuck: with at least one boat in stock and one sea card in hand, you can always place a boat.

## Rules: boarding

rule-FRE-23 = To board, take a boat from your stock and put it on any ship you like, as long as the ship carries no boat yet.
rule-FRE-24 = A ship never carries more than one boat. Once it has been boarded nobody can add a second, neither you nor anyone else.
rule-FRE-25 = Only ships can be boarded: a warehouse or a doubler never can.
rule-FRE-26 = Boarding costs no card and brings in nothing for the moment. You do not draw, and that is the end of your turn.
rule-FRE-27 = The boarding boat stays on its ship until the capture: it cannot be taken back, moved or driven off. You may have boarded as many ships as you like, so long as your stock allows.

## Rules: sea cards

rule-FRE-28 = Show a sea card from your hand, then discard it: it tells you which region you are playing in.
rule-FRE-29 = If that region is without a boat, you have to place one there from your stock.
rule-FRE-30 = If there is a boat in it already, your own or anyone else’s, you have a choice: add one from your stock, or add none and collect $2 from the bank.
rule-FRE-31 = The $2 is on offer only where there is already a boat; in an empty region you have to place one.
rule-FRE-32 = As each card is played only once, a region on the edge never holds more than one pirate boat and an inner region never more than two.
rule-FRE-33 = A boat placed in a region stays there to the end of the game. It does not move and never goes back to your stock, even after an encirclement.

## Rules: the Flying Dutchman

rule-FRE-34 = Show a Dutchman card from your hand and discard it. Then bring the Flying Dutchman to whichever region you like in the column or row shown.
rule-FRE-35 = You may do this only if the Flying Dutchman finishes the encirclement of at least one token: a ship (boarded or not), a warehouse or a doubler. If it would not, the card is unplayable this turn.
rule-FRE-36 = So the region you choose is bound to be free of boats: one more boat where there already is one finishes nothing.
rule-FRE-37 = The Flying Dutchman stays put until all of this turn’s encirclements have been resolved; having it there earns nobody any money. It then goes back beside the board, before you draw, and the region is empty again.

## Rules: encirclement

rule-FRE-38 = A token is encircled once each of the four regions around it has at least one boat in it. It does not matter whose boats they are, and the Flying Dutchman counts as well.
rule-FRE-39 = Boarding and encircling do not depend on each other: a ship that nobody has boarded may well be encircled. The boat on the token itself is no part of the encirclement.
rule-FRE-40 = As soon as a pirate boat or the Flying Dutchman has been placed in a region, see whether any tokens are encircled. If so, they are resolved straight away, before the draw.
rule-FRE-41 = When a single placement encircles several tokens, the player whose turn it is picks the order in which they are resolved. Each is dealt with in full, payments and credit and all, before the next.

## Rules: what becomes of an encircled token

rule-FRE-42 = A ship that nobody has boarded escapes: its token is out of the game, and no money changes hands.
rule-FRE-43 = If the ship has been boarded, the player whose boat is on it captures it and takes the token, no matter who finished the encirclement.
rule-FRE-44 = For every rival boat in the four regions, the capturing player pays the share, the second number on the token, to the owner of that boat. It is boats that count: two in the same region mean two shares.
rule-FRE-45 = The capturing player’s own boats neither cost nor earn that player anything. The gain is the token and nothing more: no cash.
rule-FRE-46 = No share is paid for the Flying Dutchman, which is reckoned among the boats of the player who captures the ship.
rule-FRE-47 = The captured token is put face down in front of its new owner: everyone may count a player’s ships, but only their owner may look at the values again. The boarding boat goes back to its owner’s stock, ready for use.
rule-FRE-48 = Shares are to be paid on the spot and in full, out of the capturing player’s own money. A doubler never alters them.
rule-FRE-49 = An encircled warehouse leaves the board, and the bank gives all players $2 for each of their own boats in the four regions. The Flying Dutchman earns nothing for anybody.
rule-FRE-50 = An encircled doubler leaves the board and stays on show beside it, face up; no money is paid for it. At the end of the game all captured ships of that value count double, for every player and no matter when they were captured.

## Rules: credit

rule-FRE-51 = If your money will not cover all the shares for a ship you capture, you have to borrow from the bank. That is the only time anyone borrows: nobody may take credit of their own accord.
rule-FRE-52 = You spend all the money you have first, and the loan covers exactly what is lacking. That way the others always get their due at once and in full.
rule-FRE-53 = With your first loan one of your boats turns into your credit marker: the boarding boat first goes back to your stock, then you take a boat from there, so there is always one to be had. The marker is no longer part of your stock and stays tied up until the game ends; all your later loans share it.
rule-FRE-54 = As a reminder, money to the amount of your loans is tucked under the marker. It is the bank’s: you cannot spend it, it is no part of your wealth, and it does not lessen your debt.
rule-FRE-55 = Whatever you borrow, you pay back twice over when the game ends. You cannot pay it back any sooner.

## Rules: drawing

rule-FRE-56 = When you have played a sea card or a Dutchman card and all is resolved, you draw one card, no more and no fewer. You cannot go without.
rule-FRE-57 = Except where FRE-59 to FRE-61 decide for you, you pick either the sea deck or the Dutchman deck; only then do you find out what the card is.
rule-FRE-58 = You draw in just the same way if you took $2 instead of placing a boat.
rule-FRE-59 = You never finish a turn without a sea card in hand: if you have none left after playing, you must draw from the sea deck.
rule-FRE-60 = If the Dutchman deck has run out, you draw a sea card.
rule-FRE-61 = When the sea deck is empty, the game stops only if you are obliged to draw from it: because you have no sea card left in hand, or because the Dutchman deck is empty too. If neither is so, you must draw a Dutchman card and the game goes on; you may not pick the empty deck in order to stop it.
rule-FRE-62 = Cards once discarded, sea and Dutchman alike, are never shuffled back in.

## Rules: end of the game

rule-FRE-63 = The game ends at once when the fourth and last warehouse has been encircled and paid out. If the same placement encircled other tokens, whatever was resolved before the warehouse stands; tokens still waiting are not resolved any more.
rule-FRE-64 = The game ends at once if somebody has to draw from the sea deck and finds it empty; FRE-61 spells out when that is.
rule-FRE-65 = The game ends at once if a player’s turn comes round and there is no boat left in that player’s stock. This moment alone matters: if a boat comes back before the turn begins, the game carries on.
rule-FRE-66 = “At once” means just that: nothing more is resolved, no more cards are drawn and no more turns are taken. Nor do you play out the current round.
rule-FRE-67 = Your score is the sum of your cash and the values of the ships you have captured.
rule-FRE-68 = A captured ship is worth twice as much if the doubler for its value was encircled in the course of the game.
rule-FRE-69 = Take off twice the sum of your credit. What remains may be below zero.
rule-FRE-70 = Nothing else matters: boats, cards in hand and ships left on the board, boarded or otherwise, count for nothing.
rule-FRE-71 = The richest player wins; if several are level at the top, the victory is shared. The others are ranked by their totals: players who are level share the better place, and the place after it is left out.

## Decisions

decision-turn = Your turn: board a ship, play a sea card, or play a Dutchman card.
    .waiting = Waiting for { $seat } to choose an action.
decision-resolve = Several tokens are encircled: which one is resolved first?
    .waiting = Waiting for { $seat } to choose the next token to resolve.
decision-draw = Will you draw a sea card or a Dutchman card?
    .waiting = Waiting for { $seat } to choose a deck.

## Choices

choice-board = Board the ship at { $token }
choice-place = Place a boat in { $region }
choice-cash = Take $2 instead of placing in { $region }
choice-fd = Send the Flying Dutchman to { $region } (card { $card })
choice-resolve = Resolve { $token }
choice-draw = { $deck ->
        [sea] Draw a sea card
       *[fd] Draw a Dutchman card
    }

## Events

event-began = { $seat } goes first.
event-dealt = { $seat } is dealt { $sea ->
        [one] { $sea } sea card
       *[other] { $sea } sea cards
    } and { $fd ->
        [one] { $fd } Dutchman card
       *[other] { $fd } Dutchman cards
    }.
    .secret = { $seat } is dealt { $sea ->
            [one] { $sea } sea card
           *[other] { $sea } sea cards
        } and { $fd ->
            [one] { $fd } Dutchman card
           *[other] { $fd } Dutchman cards
        }: { $cards }.
event-boarded = { $seat } boards the { $value }/{ $fee } ship at { $token }.
event-placed = { $seat } places a boat in { $region }.
event-cashed = { $seat } places no boat in { $region } and takes ${ $amount } from the bank instead.
event-summoned = { $seat } plays card { $card }: the Flying Dutchman looms up in { $region }.
event-encircled = The token at { $token } is encircled.
event-escaped = Nobody had boarded the { $value }/{ $fee } ship at { $token }: it escapes.
event-captured = { $seat } captures the { $value }/{ $fee } ship at { $token }.
event-paid = { $from_seat } pays { $to_seat } ${ $amount } for { $boats ->
        [one] { $boats } boat
       *[other] { $boats } boats
    }.
event-borrowed = { $seat } borrows ${ $amount } from the bank, which brings the credit to ${ $credit }.
event-marked = { $seat } sets a boat aside as a credit marker.
event-looted = The pirate warehouse at { $token } is looted; { $left ->
        [0] it was the last one
        [one] { $left } is left
       *[other] { $left } are left
    }.
event-earned = { $seat } receives ${ $amount } from the bank for { $boats ->
        [one] { $boats } boat
       *[other] { $boats } boats
    }.
event-doubled = The doubler at { $token } is encircled: ships of value { $value } will count double.
event-vanished = The Flying Dutchman vanishes from { $region }.
event-drew = { $seat } draws { $deck ->
        [sea] a sea card
       *[fd] a Dutchman card
    } ({ $left ->
        [0] the last of its deck
       *[other] { $left } left in the deck
    }).
    .secret = { $seat } draws { $deck ->
            [sea] sea card
           *[fd] Dutchman card
        } { $card } ({ $left ->
            [0] the last of its deck
           *[other] { $left } left in the deck
        }).
event-boatless = { $seat } has no boat left in stock: there will be no further turn.
event-unresolved = The game stops at once: what is encircled at { $tokens } is not resolved any more.
event-ended = { $reason ->
        [last-warehouse] The game is over: { $seat } has encircled the last pirate warehouse.
        [no-sea-card] The game is over: { $seat } has to draw a sea card and there are none left.
       *[no-boats] The game is over: { $seat } has no boat left in stock at the start of the turn.
    }
event-scored = { $deduction ->
        [0] { $seat } finishes on { $total }: ${ $cash } in cash and ${ $ships } in ships.
       *[other] { $seat } finishes on { $total }: ${ $cash } in cash and ${ $ships } in ships, less ${ $deduction } for credit paid back twice over.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-boarded = boards the { $value }/{ $fee } at { $token }
recap-placed = places a boat in { $region }
recap-cashed = takes ${ $amount } instead of a boat in { $region }
recap-summoned = sends the Flying Dutchman to { $region }
recap-captured = captures the { $value }/{ $fee }
    .me = you capture the { $value }/{ $fee }
recap-paid = pays { $to_seat } ${ $amount }
    .me = { $from_seat_me ->
            [yes] you pay { $to_seat } ${ $amount }
           *[no] { $from_seat } pays you ${ $amount }
        }
recap-borrowed = borrows ${ $amount }
    .me = you borrow ${ $amount }
recap-earned = receives ${ $amount } from the bank
    .me = you receive ${ $amount } from the bank

## Refusals

refusal-nothing-to-resolve = There is nothing to resolve at { $token }: no token has just been encircled.
refusal-not-drawing-now = This is not the time to draw. You draw after playing a card, once everything has been resolved.
refusal-resolve-first = Encircled tokens are waiting: first choose which one to resolve.
refusal-draw-first = You still have to draw: choose a deck first.
refusal-already-boarded = { $by_seat } already has a boat on the ship at { $token }, and a ship carries only one.
refusal-not-a-ship = Only ships can be boarded: { $token } holds { $what ->
        [warehouse] a pirate warehouse
       *[doubler] a doubler
    }.
refusal-empty-spot = There is no token at { $token } any more.
refusal-card-not-in-hand = You do not have sea card { $card } in your hand.
refusal-dutchman-not-in-hand = You do not have Dutchman card { $card } in your hand.
refusal-region-empty = There is no boat in { $region } yet: you have to place yours and cannot take the $2.
refusal-region-taken = There is already a boat in { $region }. The Flying Dutchman only goes to an empty region.
refusal-closes-nothing = In { $region } the Flying Dutchman would not finish any encirclement. It has to fill the last free region around at least one token.
refusal-not-pending = The token at { $token } is not up for resolving now. Choose one of those that have just been encircled.
refusal-sea-deck-empty = The sea deck is empty: there are no sea cards left to take.
refusal-fd-deck-empty = The Dutchman deck is empty: draw a sea card.
refusal-must-draw-sea = You have no sea card left in hand, so you must draw one.

## Why the game is over

end-last-warehouse = The game is over: the last pirate warehouse has been looted.
end-no-sea-card = The game is over: a sea card had to be drawn and there were none left.
end-no-boats = The game is over: a player had no boat left in stock at the start of a turn.

## Options

option-start = Who goes first?
    .random = Chosen at random
    .seat = { $seat }

## What differs from the usual, in a phrase

agreed-start = { $seat } goes first

## Score sheet

score-cash = Cash
score-ships = Captured ships
score-credit = Credit, paid back twice over
score-total = Total
    .amount = { $amount } $

## Pieces

piece-boat = pirate boat
piece-ship = ship
piece-warehouse = pirate warehouse
piece-doubler = doubler
piece-dutchman = Flying Dutchman
piece-sea-card = sea card
piece-fd-card = Dutchman card

## Labels

label-stock = Boats in stock
label-cash = Cash
label-credit = Credit
label-marker = Credit marker
label-captured = Captured ships
label-hand = Hand
label-sea-deck = Sea deck
label-fd-deck = Dutchman deck
label-discard = Discard pile
label-warehouses-left = Warehouses left
label-doubled = Doubled values
label-escaped = Escaped ships
label-token-ship = { $value }/{ $fee } ship
label-token-doubler = doubler for { $value }s
label-boarded-by = Boarded by { $seat }
label-not-boarded = Not boarded yet
label-ring = { $filled } of 4 regions filled
label-region-empty = empty region
label-cards-left = { $left ->
        [0] no sea cards still to come
        [one] { $left } sea card still to be played
       *[other] { $left } sea cards still to be played
    }

## Legend: how to read the board

label-legend = How to read the board
legend-region = A region is named after its column and its row: D4 is in column D, row 4. In it you see the boats that lie there.
legend-token = A token sits where four regions meet: CD34 touches C3, C4, D3 and D4.
legend-ship = 15/3: this ship will be worth $15 at the end of the game; whoever captures it pays $3 for every rival boat around it.
legend-warehouse = Pirate warehouse: once encircled, it pays $2 for every pirate boat around it.
legend-doubler = ×2 and a number: once this token is encircled, ships of that value count double at the end of the game.
legend-boarder = A player’s mark on a ship shows who has boarded it.
legend-ring = The counter of a token shows how many of its four regions are filled; at four, it is encircled.

## Hints for newcomers

help-board = You put a boat from your stock on a ship, which will be yours if it is encircled later on. The time is right when only one or two regions are still missing and your own boats hold the others, or when you need to get in ahead of a rival.
    .title = Board a ship
help-place = You discard the card and place a boat in its region, which may finish one or more encirclements. Place near your own ships to keep out boats you would have to pay for, and near rival ships and warehouses to be paid yourself.
    .title = Place a boat
help-cash = You discard the card without placing a boat and take $2 from the bank. Prefer the money when a second boat would earn nothing, for example because the region no longer touches any token, or when your stock is running low.
    .title = Take $2
help-fd = The Flying Dutchman fills the last free region around one or more tokens, then goes away again. It uses up none of your boats and no share is due for it, which makes it ideal for capturing a ship you have boarded, looting a warehouse ringed by your own boats, or chasing off a ship nobody has boarded.
    .title = Play the Flying Dutchman
help-resolve = You choose which encircled token is resolved ahead of the others, payments included. Collect before you pay so as to avoid credit, and beware of the last warehouse: it stops the game, and whatever comes after it is lost.
    .title = Choose the next token
help-draw = You bring your hand back up to five by taking the top card of one of the two decks. A sea card can always be played; a Dutchman card only serves to finish an encirclement, but does so anywhere on its line and without using up a boat.
    .title = Draw

## terminal

seat-boats = { $boats ->
        [one] { $boats } boat
       *[other] { $boats } boats
    }
    .long = { $boats ->
            [one] { $boats } boat in stock
           *[other] { $boats } boats in stock
        }
seat-cash = ${ $cash }
seat-credit = −2×{ $credit }
seat-captured = { $ships ->
        [one] { $ships } prize
       *[other] { $ships } prizes
    }
    .long = { $ships ->
            [one] { $ships } captured ship
           *[other] { $ships } captured ships
        }
seat-cards = { $sea }+{ $fd } cards
    .long = cards: { $sea } sea, { $fd } Dutchman
chart-decks = sea { $sea } · Dutchman { $fd }
chart-warehouses = warehouses { $left }
chart-doubled = doubled: { $values }
chart-hand = sea cards: { $sea }
chart-hand-fd = Dutchman: { $fd }
chart-ships = prizes: { $ships }
heading-place = Place
heading-cash = Take $2
heading-fd = Dutchman
heading-resolve = Resolve
heading-draw = Draw
heading-board = Board { $value }/{ $fee }
short-draw = { $deck ->
        [sea] a sea card
       *[fd] a Dutchman card
    }
short-fd = { $region } (card { $card })
chart-near = The end is near:
chart-near-boats = { $boats ->
        [0] { $seat } has no boat left
       *[other] { $seat } has one boat left
    }
chart-near-warehouse = one warehouse is left, and looting it ends the game
chart-near-sea = the sea deck is empty

## terminal: what a choice would do

preview-encircled =
    .alone = { $token } encircled
preview-escaped = the { $value }/{ $fee } escapes
preview-captured = { $seat_me ->
        [yes] you capture the { $value }/{ $fee }
       *[no] { $seat } captures the { $value }/{ $fee }
    }
preview-paid = { $from_seat_me ->
        [yes] you pay { $to_seat } ${ $amount }
       *[no] { $to_seat_me ->
            [yes] { $from_seat } pays you ${ $amount }
           *[no] { $from_seat } pays { $to_seat } ${ $amount }
        }
    }
preview-borrowed = { $seat_me ->
        [yes] you borrow ${ $amount }
       *[no] { $seat } borrows ${ $amount }
    }
preview-looted = { $left ->
        [0] the last warehouse is looted
       *[other] warehouse looted
    }
preview-earned = { $seat_me ->
        [yes] you +${ $amount }
       *[no] { $seat } +${ $amount }
    }
preview-doubled = { $value }s will count double
preview-boatless = the game ends: { $seat } has no boat left
preview-unresolved = { $tokens } not resolved any more
preview-ended = the game ends!

## terminal: how to read the chart

legend-chart = Every cell is a region; tokens lie where the lines cross.
legend-chart-region = D4 M·: region D4, a boat of M’s, and one D4 sea card that has not been played yet. › marks regions whose card you hold, † the Flying Dutchman.
legend-chart-ship = 15/3M: a ship worth $15, boarded by M, who will pay $3 for every rival boat.
legend-chart-token = ⌂2$: a warehouse, $2 for every boat. 15×2: the doubler for ships worth 15.
legend-chart-ring = ○2: two of the regions around the token still lack a boat.

## board

board-name = Sea chart and hand
board-keys = Arrow keys lead from regions to tokens, to your cards and to the decks; Enter chooses.
board-at = { $what } at { $at }
board-card = { $kind ->
        [sea] sea card { $card }
       *[fd] Dutchman card { $card }
    }
board-boats = Boats: { $by_seat }
board-around = { $seat }: { $boats ->
        [one] { $boats } boat around it
       *[other] { $boats } boats around it
    }
board-ship = worth ${ $value } at the end; ${ $fee } to pay for every rival boat around it
board-pair = { $what }: { $value }
board-end-near = { $boats ->
        [0] { $seat_me ->
            [yes] You have no boat left: the game ends when your turn begins.
           *[no] { $seat } has no boat left: the game ends when that turn begins.
        }
       *[one] { $seat_me ->
            [yes] The end is near: you have one boat left.
           *[no] The end is near: { $seat } has one boat left.
        }
    }
board-welcome = On a 15/3 ship the large number is what it is worth at the end of the game: $15. The small one is what capturing it costs for every rival boat around it: $3.
board-warehouse = once encircled, pays $2 for every boat around it
board-last-warehouse = it is the last one: as soon as it is paid out the game stops, and tokens that still wait are not resolved
board-share = { $boats } × ${ $fee }
board-in-hand = You hold its card
board-left = { $left ->
        [0] deck empty
        [one] { $left } card left
       *[other] { $left } cards left
    }
board-discarded = { $count ->
        [0] Discard pile: empty
        [one] Discard pile: { $count } card ({ $top })
       *[other] Discard pile: { $count } cards, { $top } last
    }
board-discard-sea = Sea discard pile
board-discard-fd = Dutchman discard pile
board-fog = { $away ->
        [yes] The Flying Dutchman has left the fog
       *[no] The Flying Dutchman waits in the fog
    }
board-fate = { $what ->
        [captured] { $value }/{ $fee } captured
        [escaped] { $value }/{ $fee } escapes
        [looted] warehouse looted
        [doubled] { $value }s double
       *[encircled] encircled
    }
board-gain = +${ $amount }
board-loss = −${ $amount }
board-loan = credit ${ $amount }
board-card-place = places a boat
board-card-or-cash = boat or $2
board-card-idle = closes nothing
board-card-rings = { $count } possible moves
board-missing = { $missing ->
        [0] encircled
        [one] { $missing } region missing
       *[other] { $missing } regions missing
    }
board-stat-cards = Cards in hand (sea + Dutchman)
board-seats = Players
board-tokens = Tokens, the nearest to being encircled first
board-regions = Occupied regions
board-quay = Decks and spoils

## Balance

balance-boarding = Boarding early or late
    .about = What a ship that was boarded brings in the end, less the shares paid for it, by how many of the regions around it already had a boat and by the third of the game. A ship never captured brings nothing.
    .row = Boats around
    .name = { $row }
    .column = { $column ->
        [early] Early
        [middle] Middle
       *[late] Late
    }
balance-doubler = Doublers
    .about = What a doubler that fell brings in the end to whoever closed the ring, and to the others.
    .row = Ships of
    .name = { $row }
    .column = { $column ->
        [closer] Who closed
       *[others] Others
    }

## What the help explains

icon-cash = Money, which counts at the end of the game.
icon-stock = Boats in stock, to be placed or put aboard a ship.
icon-captured = Captured ships; they count their value at the end.
icon-credit = Credit: it is deducted twice at the end.
icon-warehouses-left = Warehouses still on the chart; the last one ends the game.
icon-boat = A player’s boat in a region; it helps to encircle the tokens around it.
icon-dutchman = The Flying Dutchman: for a moment it fills the last free region around a token.
icon-sea-card = Sea card: places a boat in the region it names.
icon-fd-card = Dutchman card: finishes an encirclement on the line it names.

## The first game: a sentence at each new situation

companion-turn = You do one thing a turn: board a ship, or play a card from your hand to help close the ring of four regions around a token.
    .lit = hand
companion-resolve = Several rings closed at once: begin with the one that pays you, so that you have the money for the others.
companion-draw = After a card you draw one: a sea card can always be played, a Dutchman card only closes a last gap, but it costs no boat.
    .lit = deck:sea deck:fd
companion-event-boarded = { $seat } is on board the { $value }/{ $fee } and gets it when its ring closes: each of your boats around it will then bring you ${ $fee }.
    .lit = token:$token
    .seat = Your boat is on the { $value }/{ $fee }, and nobody else can board it: now fill the four regions around it, best with boats of your own.
    .seat_lit = token:$token
companion-event-captured = { $seat } captures a ship worth ${ $value }: its ring is closed, and every boat of others around it was paid ${ $fee }.
    .lit = seat:$seat
    .seat = The ship is yours and counts ${ $value } at the end; the boarding boat comes back to your stock.
    .seat_lit = seat:$me
companion-event-paid =
    .to_seat = { $from_seat } pays you ${ $amount }: a boat well placed beside somebody else’s ship earns money without boarding anything.
    .to_seat_lit = seat:$me
companion-event-borrowed =
    .seat = You had to borrow, and a loan costs double at the end: look at your money before you capture.
    .seat_lit = seat:$me
companion-event-looted = An encircled warehouse pays $2 for each boat around it, and the last of the four ends the game: look how many are left.
    .lit = warehouses
companion-event-escaped = Nobody was on board when the ring closed: the ship escapes, and nobody gets anything.
companion-event-summoned = The Flying Dutchman fills a last gap for a moment and goes again: a ring may close where you did not expect it.
    .lit = region:$region
companion-event-doubled = Ships of { $value } now count double at the end: look who owns one, and who is on board of one.
    .lit = doubled

## Puzzles: what the best choice is about

puzzle-theme-board = boarding a ship
puzzle-theme-place = where the boat goes
puzzle-theme-cash = money instead of a boat
puzzle-theme-fd = the Flying Dutchman
puzzle-theme-resolve = the order of encircled tokens
puzzle-theme-draw = which card to draw
