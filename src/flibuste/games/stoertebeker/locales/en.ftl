## The game

game-title = Störtebeker
game-tagline = Stock up, board, and mind the pirates behind you.
game-summary = Merchant ships lie in the roads, and at each of them every captain has a side of his own. Lay the provisions a ship asks for and hide pirates among them; with a complete set you may board: two dice and your pirates must reach the boarding value. But whoever has provisions there too may counter-attack and snatch the prize with a higher total. When the ships run out, the most victory points win.

## Names of parts; a fact called card, kind or colour is said by these

fact-card = { $card ->
        [water] water
        [water-head] water with a head
        [beans] beans
        [beans-head] beans with a head
        [bread] bread
        [bread-head] bread with a head
        [rum] rum
        [rum-head] rum with a head
        [meat] meat
        [meat-head] meat with a head
        [bananas] bananas
        [bananas-head] bananas with a head
        [pirate1] pirate 1
        [pirate2] pirate 2
        [pirate3] pirate 3
        [pirate4] pirate 4
        [pirate5] pirate 5
        [pirate6] pirate 6
        [pirate7] pirate 7
        [pirate8] pirate 8
        [pirate9] pirate 9
        [pirate10] pirate 10
        [pirate11] pirate 11
       *[pirate12] pirate 12
    }
fact-kind = { $kind ->
        [water] water
        [beans] beans
        [bread] bread
        [rum] rum
        [meat] meat
        [bananas] bananas
       *[blank] nothing
    }
fact-colour = { $colour ->
        [black] black
        [white] white
        [red] red
        [blue] blue
        [green] green
       *[other] { $colour }
    }

## Built-in data

data-built-in = Reconstructed ships and cards: see rule STO-2.

## Chapters of the rulebook

chapter-material = Aim and material
chapter-set-up = Setting up
chapter-turn = The turn
chapter-cards = Phase 1: playing cards
chapter-broadside = Phase 2: the broadside
chapter-boarding = Phase 3: boarding
chapter-counter = Phase 4: the counter-attack
chapter-scoring = Phase 5: scoring
chapter-draw = Phase 6: drawing cards
chapter-end = The end of the game
chapter-advanced = Advanced rules

## Rules: material

rule-STO-1 = You are pirate captains. Whoever has the most victory points when the game ends has won.
rule-STO-2 = There are 30 merchant ships in five colours, 66 action cards (10 pirates and 56 provisions), two pip dice, two colour dice and a score track of 44 spaces. Known for certain are the number of ships, colours and cards of every kind, and one ship: black, 5 points, boarding value 8, for beans, rum and meat. All other ships, which provisions carry a head, and the faces of the colour dice are a reconstruction of ours, balanced so that more points are always harder to get. Whoever owns the game may play with files copied from his own box.
rule-STO-3 = A ship shows its points, its boarding value, the provisions it asks for (of some kinds perhaps several) and a colour. The colour matters only for STO-63.
rule-STO-4 = A pirate card is worth 2, 3 or 4 pirate points. Ten provisions show a pirate’s head: they are ordinary provisions that also bring 1 pirate point to the ship at which they lie, and they never count as pirate cards.
rule-STO-5 = Each colour die shows one kind of provision, all six equally likely. A die of your own may have other faces, blank ones among them; a blank face matches nothing.

## Rules: set-up

rule-STO-6 = Shuffle the ships and lay four of them face up on the table: berths A, B, C and D.
rule-STO-7 = With two, three or four players, 12, 15 or 18 more ships form the ship pile. The rest goes back into the box unseen.
rule-STO-8 = The first ship of the pile lies face up, so that everybody sees which one comes next.
rule-STO-9 = Shuffle the action cards and deal six to everyone; hands are secret. The rest is the draw pile. The discard pile is empty at first.
rule-STO-10 = Everyone takes a colour and puts the small marker on its start symbol: no points yet.
rule-STO-11 = Yellow begins, which is seat 1. Then play goes round clockwise.
rule-STO-12 = At every ship each player has a side. What you lay there is yours until it is stolen or discarded.

## Rules: the turn

rule-STO-13 = A turn has six phases: play cards, broadside, boarding, counter-attack, scoring, draw. Phases three to five are gone through once for every ship you board. Then it is the next player’s turn.

## Rules: playing cards

rule-STO-14 = You must play exactly three cards from your hand; if you have fewer, all of them. Cards you place, throw away or pay for a broadside all count.
rule-STO-15 = The order is fixed: first place, then exchange or throw away, then pay for a broadside. Each step may be left out as long as you come to three in all. Nobody has to place a card just because it would fit.
rule-STO-16 = You may place up to three cards, provisions and pirates as you like, at one ship or at several. Ships of the pile cannot be served yet, even if they lie face up.
rule-STO-17 = Provisions are laid face up. A ship only takes kinds it asks for, and from you no more of a kind than it asks for. What the others have laid does not matter.
rule-STO-18 = Pirates are laid face down. At no time may you have more pirate cards than provisions at a ship; this is checked with every single card. Heads are not pirate cards.
rule-STO-19 = What lies there stays there: you cannot take back, move or swap cards. You may always look at your own face-down pirates.
rule-STO-20 = Whatever you have not placed you discard from your hand; if you want to fire a broadside, you keep one card back for it. Which cards go is your choice, and you show them together.
rule-STO-21 = For two discarded cards you may take one from the discard pile, for three cards two; for a single one nothing. Only cards that lay there before count, and you may always take fewer.
rule-STO-22 = Cards taken in this way lie face up in front of you and are of no use until phase six, when they go to your hand.
rule-STO-23 = The discard pile is open: everybody may look through it at any time, and its order means nothing.
rule-STO-24 = As the last card of phase one you may discard any card to fire a broadside, at most once a turn. You need at least one provision at some ship.

## Rules: the broadside

rule-STO-25 = You name a ship at which you have at least one provision; one you have just placed will do.
rule-STO-26 = You throw both colour dice.
rule-STO-27 = For each die you must take one provision of the kind shown from an opponent at this ship, if anybody there has one. Whose it is, and whether it has a head, is your choice.
rule-STO-28 = If that kind still has room on your side of the ship, the card is laid there; otherwise it goes to the discard pile.
rule-STO-29 = If both dice show the same kind, you take a card for the first and then, from what is left, one for the second. More than two cards never change hands.
rule-STO-30 = A die whose kind no opponent has at that ship does nothing. Your own cards are never hit.
rule-STO-31 = When both dice are done, whoever now has more pirates than provisions there must discard the surplus and chooses which pirates go. This is done clockwise, beginning on your left.
rule-STO-32 = You may fire a broadside on your very first turn.

## Rules: boarding

rule-STO-33 = You may board every ship at which you have all the provisions it asks for, one after the other and in the order you like, or none. Each ship can be boarded once a turn.
rule-STO-34 = On your first turn of the game you may not board.
rule-STO-35 = You name the ship, turn up your pirates there and throw both pip dice. Your total is the dice, plus the points of your pirates there, plus 1 for each head on your provisions there.
rule-STO-36 = If the total is at least the boarding value, the boarding succeeds; otherwise it fails.
rule-STO-37 = After a failure you throw both colour dice. For each of them you discard one of your own provisions of that kind at this ship, if you have one; with several to choose from you decide. The same kind twice costs two cards, if you have two.
rule-STO-38 = If you then have more pirates than provisions there, you discard pirates of your choice until the numbers are equal.
rule-STO-39 = All else stays where it is. Pirates that were turned up stay face up.
rule-STO-40 = After a failure there is no counter-attack and nothing to score; you may try another ship.
rule-STO-41 = After a success, counter-attack and scoring follow at once for this ship.

## Rules: the counter-attack

rule-STO-42 = Any opponent with at least one provision at the boarded ship may counter-attack, provided he can complete his set there.
rule-STO-43 = Opponents are asked clockwise, beginning on the boarder’s left, and each may counter-attack once or decline. Everybody is asked who might be able to as far as the table can see, so that the question betrays nothing about anybody’s hand.
rule-STO-44 = To counter-attack you lay all provisions you still lack there from your hand, at most three cards. If you lack more, or do not hold them, you cannot. If you lack none, you lay nothing.
rule-STO-45 = No pirate cards may be laid now. Provisions with a head may, and the head counts.
rule-STO-46 = You turn up your pirates there, throw the pip dice and add your pirate points. If your total is higher than the best one so far, the ship is yours for the moment.
rule-STO-47 = An equal total changes nothing. The boarder does not throw again.
rule-STO-48 = Cards laid in a counter-attack are not replaced now: you fill up your hand at the end of your own next turn.
rule-STO-49 = A counter-attack that fails costs nothing more: the colour dice are not thrown.

## Rules: scoring

rule-STO-50 = The winner takes the ship and lays it down face up. All cards of all players at this ship go to the discard pile.
rule-STO-51 = The winner’s score rises by the ship’s points. On the track, space 1 follows space 44; points are never lost by that.
rule-STO-52 = Then the player whose turn it is may board another ship.
rule-STO-53 = When he boards no more, empty berths are filled, A first: the face-up ship of the pile moves there, and the next one is turned up.

## Rules: drawing

rule-STO-54 = You take the exchange cards in front of you into your hand.
rule-STO-55 = Then you draw until you hold six cards.
rule-STO-56 = If a card is to be drawn and the draw pile is empty, the whole discard pile is shuffled to make a new one; not a moment earlier.
rule-STO-57 = If both piles are empty, you make do with fewer cards.

## Rules: the end

rule-STO-58 = The end is near as soon as a berth has to stay empty because the pile is used up, that is with the 13th, 16th or 19th captured ship for two, three or four players.
rule-STO-59 = The round is played to its end: the player to the right of the one who began has the last turn, so that all have had the same number of turns.
rule-STO-60 = Until then all rules hold as before; captured ships are not replaced any more.
rule-STO-61 = The most points win. Among equals, more captured ships decide; if those are equal too, the victory is shared. Other places are shared in the same way, and the place after a shared one is left out.
rule-STO-62 = If for a whole round nobody plays a card, draws one or tries to board, the game ends at once and is scored. With files of one’s own, the same happens when nobody has taken a ship for 25 rounds.

## Rules: advanced

rule-STO-63 = Colour bonus: at the end you get, for each colour of which you have captured three ships or more, the points of your own most valuable ship of that colour once more. There is one bonus for each colour, however many ships you have of it.
rule-STO-64 = Long view: the first three ships of the pile lie face up. The first of them comes next, and the row is filled up from the pile.
rule-STO-65 = Failure ends boarding: after a failed boarding you may not board any other ship this turn.
rule-STO-66 = Counter-attack ends boarding: if a counter-attack wins the ship, the player whose turn it is may not board any other ship this turn. If it fails, he may.
rule-STO-67 = Three ships for two: with two players only three ships lie on the table; the pile stays at twelve. With more players this changes nothing.

## Decisions

decision-place = Place a card at a ship, or stop placing.
    .waiting = Waiting for { $seat } to place cards.
decision-broadside = Will the last card pay for a broadside?
    .waiting = Waiting for { $seat } to decide about a broadside.
decision-discard = Which card goes to the discard pile? They are shown when all are chosen.
    .waiting = Waiting for { $seat } to choose cards to discard.
decision-take = Take a card from the discard pile?
    .waiting = Waiting for { $seat } to look through the discard pile.
decision-pay = Which card pays for the broadside?
    .waiting = Waiting for { $seat } to pay for the broadside.
decision-aim = At which ship do you fire?
    .waiting = Waiting for { $seat } to aim.
decision-loot = Which card do you take?
    .waiting = Waiting for { $seat } to choose the loot.
decision-dismiss = You have more pirates than provisions there: which one leaves?
    .waiting = Waiting for { $seat } to send a pirate away.
decision-board = Which ship do you board?
    .waiting = Waiting for { $seat } to board a ship.
decision-lose = Which provision do you lose?
    .waiting = Waiting for { $seat } to give up a provision.
decision-counter = Will you counter-attack?
    .waiting = Waiting for { $seat } to counter-attack or not.

## Choices

choice-place = Place { $card } at ship { $ship }
choice-stop = Place no more cards
choice-fire = Fire a broadside
choice-hold = No broadside
choice-discard = Discard { $card }
choice-take = Take { $card } from the discard pile
choice-enough = Take no more cards
choice-pay = Pay with { $card }
choice-aim = Fire at ship { $ship }
choice-loot = Take { $card } from { $from_seat }
choice-dismiss = { $face_up ->
        [yes] Send { $card } away, which lies face up
       *[no] Send { $card } away, which lies face down
    }
choice-board = Board ship { $ship }
choice-pass = Board no more ships
choice-lose = Give up { $card }
choice-counter = { $heads ->
        [0] Counter-attack
       *[other] Counter-attack, laying { $cards }
    }
choice-decline = Do not counter-attack

## Events

event-began = { $seat } begins.
event-dealt = { $seat } is dealt { $count } cards.
    .secret = { $seat } is dealt { $count } cards: { $cards }.
event-launched = Ship { $ship }: { $colour }, { $points } points, boarding value { $boarding }, asks for { $kinds }.
event-sighted = Next in the pile: { $colour }, { $points } points, boarding value { $boarding }, for { $kinds }; { $left ->
        [0] nothing is left below it
        [one] { $left } ship is left below it
       *[other] { $left } ships are left below it
    }.
event-pile-empty = The last ship of the pile lies at { $ship }.
event-last-round = A berth stays empty: this is the last round, and { $seat } has the last turn.
event-turn = { $quota ->
        [0] { $seat } begins a turn without a card to play.
        [one] { $seat } begins a turn and must play { $quota } card.
       *[other] { $seat } begins a turn and must play { $quota } cards.
    }
event-placed = { $seat } places { $card } at ship { $ship }{ $lack ->
        [0] {" "}and has all it asks for
       *[other] {""}
    }.
event-manned = { $seat } lays a pirate face down at ship { $ship }; { $pirates ->
        [one] { $pirates } is there now
       *[other] { $pirates } are there now
    }.
    .secret = { $seat } lays { $card } face down at ship { $ship }; { $pirates ->
            [one] { $pirates } is there now
           *[other] { $pirates } are there now
        }.
event-stopped = { $seat } places no more cards and still has { $count } to play.
event-loaded = { $seat } keeps a card back for a broadside.
event-discarded = { $seat } discards { $cards }.
event-took = { $seat } takes { $card } from the discard pile.
event-paid = { $seat } pays for a broadside with { $card }.
event-aimed = { $seat } fires at ship { $ship }.
event-threw-colours = { $seat } throws the colour dice: { $kinds }.
event-looted = { $seat } takes { $card } from { $from_seat } at ship { $ship }.
event-sunk = { $seat } shoots { $card } of { $from_seat } away at ship { $ship }: there was no room for it.
event-missed = No opponent is hit at ship { $ship } ({ $kind }).
event-dismissed = { $seat } sends { $card } away from ship { $ship }.
event-too-early = { $seat } has everything ship { $ship } asks for, but nobody boards in their first turn.
event-boarded = { $seat } boards ship { $ship } ({ $points } points, boarding value { $boarding }).
event-revealed = { $seat } turns up at ship { $ship }: { $cards }.
event-rolled = { $seat } throws { $first } and { $second }; with { $strength ->
        [one] { $strength } pirate point
       *[other] { $strength } pirate points
    } that makes { $total }.
event-succeeded = { $total } against { $boarding }: { $seat } has boarded ship { $ship }.
event-failed = { $total } against { $boarding }: { $seat } is beaten off at ship { $ship }.
event-lost = { $seat } loses { $card } at ship { $ship }.
event-declined = { $seat }: no counter-attack at ship { $ship }.
event-countered = { $count ->
        [0] { $seat } counter-attacks at ship { $ship } with { $best } to beat.
       *[other] { $seat } counter-attacks at ship { $ship } with { $best } to beat, and lays { $cards }.
    }
event-prevailed = { $seat } wrests ship { $ship } from { $from_seat } with { $total }.
event-repelled = { $total } is not enough for { $seat }: { $from_seat } keeps ship { $ship }.
event-cleared = { $seat } discards { $cards } at ship { $ship }.
event-captured = { $seat } captures ship { $ship } ({ $colour }): { $points } points, { $score } in all.
event-picked-up = { $seat } takes up { $cards }.
event-shuffled = The discard pile ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }) is shuffled and becomes the draw pile.
event-drew = { $seat } draws { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; { $left } left.
    .secret = { $seat } draws { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }: { $cards }; { $left } left.
event-short = Both piles are empty: { $seat } makes do with { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
event-ended = { $reason ->
        [stand-still] The game is over: it stood still after the turn of { $seat }. Nobody could do anything for a whole round, or take a ship for 25 rounds.
       *[last-ship] The game is over: { $seat } has had the last turn.
    }
event-bonus = { $seat } gets { $points } more points for the colour { $colour }.
event-scored = { $bonus ->
        [0] { $seat }: { $total } points with { $ships ->
            [one] { $ships } ship
           *[other] { $ships } ships
        }.
       *[other] { $seat }: { $total } points, { $points } for { $ships ->
            [one] { $ships } ship
           *[other] { $ships } ships
        } and { $bonus } for colours.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-placed = lays { $card } at ship { $ship }
    .many = lays { $card } at { $ship }
recap-manned = lays a pirate face down at ship { $ship }
    .many = lays { $count } pirates face down at { $ship }
recap-discarded = discards { $cards }
recap-took = takes { $card } from the discard pile
recap-aimed = fires at ship { $ship }
recap-looted = takes { $card } from { $from_seat } at ship { $ship }
    .me = { $from_seat_me ->
            [yes] { $seat } takes { $card } from you at ship { $ship }
           *[no] you take { $card } from { $from_seat } at ship { $ship }
        }
recap-sunk = shoots away { $card } of { $from_seat } at ship { $ship }
    .me = { $from_seat_me ->
            [yes] { $seat } shoots away your { $card } at ship { $ship }
           *[no] you shoot away { $card } of { $from_seat } at ship { $ship }
        }
recap-failed = is beaten off at ship { $ship }
    .me = you are beaten off at ship { $ship }
recap-lost = loses { $card } at ship { $ship }
    .me = you lose { $card } at ship { $ship }
recap-countered = counter-attacks at ship { $ship }
recap-prevailed = wrests ship { $ship } from { $from_seat }
    .me = { $from_seat_me ->
            [yes] { $seat } wrests ship { $ship } from you
           *[no] you wrest ship { $ship } from { $from_seat }
        }
recap-repelled = cannot wrest ship { $ship } from { $from_seat }
    .me = { $from_seat_me ->
            [yes] { $seat } cannot wrest ship { $ship } from you
           *[no] you cannot wrest ship { $ship } from { $from_seat }
        }
recap-cleared =
    .me = you lose at ship { $ship }: { $cards }
recap-captured = captures ship { $ship }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
    .me = you capture ship { $ship }: { $points ->
            [one] { $points } point
           *[other] { $points } points
        }

## Refusals

refusal-place-first = You are placing cards: place one, or stop placing.
refusal-not-in-hand = You do not hold { $card }.
refusal-no-ship = There is no ship at { $ship }.
refusal-too-many-pirates = At ship { $ship } you have { $pirates } pirates and { $provisions } provisions: there may not be more pirates than provisions.
refusal-not-demanded = Ship { $ship } does not ask for { $kind }.
refusal-enough-of-that = Ship { $ship } asks for { $demand } of { $kind }, and you have laid that already.
refusal-placing-is-over = You have stopped placing: first say whether you fire a broadside.
refusal-fire-or-hold = First say whether the last card pays for a broadside.
refusal-already-chosen = You have already chosen { $card }, and hold no other.
refusal-discard-first = First choose what you discard: { $left ->
        [one] { $left } more card
       *[other] { $left } more cards
    }.
refusal-just-discarded = You have just discarded { $card }: only what lay there before may be taken.
refusal-not-in-discard = There is no { $card } in the discard pile.
refusal-take-first = First take a card from the discard pile, or say that you want no more ({ $left } allowed).
refusal-lies-in-front = The card { $card } lies in front of you until phase six; you cannot pay with it.
refusal-pay-first = First choose the card that pays for the broadside.
refusal-no-provision-there = You have no provision at ship { $ship }.
refusal-aim-first = First name the ship you fire at.
refusal-no-opponent = There is no opponent’s { $card } to be had there at ship { $ship }.
refusal-not-on-the-die = The die shows { $kind }, not { $card } (ship { $ship }).
refusal-has-it-not = { $from_seat } has no { $card } at ship { $ship }.
refusal-loot-first = First choose the provision you take.
refusal-no-such-pirate = At ship { $ship } you have no { $card } that lies { $face_up ->
        [yes] face up
       *[no] face down
    }.
refusal-dismiss-first = First choose which pirate leaves ship { $ship }.
refusal-already-tried = You have already boarded ship { $ship } this turn.
refusal-incomplete = You cannot board ship { $ship } yet: { $lack ->
        [one] { $lack } provision is missing
       *[other] { $lack } provisions are missing
    }.
refusal-board-or-pass = Board a ship now, or board no more.
refusal-lose-first = First choose which provision you lose at ship { $ship }.
refusal-counter-or-decline = You are asked whether you counter-attack.
refusal-cannot-complete = You cannot complete your set at ship { $ship }: it needs { $count } more of { $card }, and you do not hold that.
refusal-other-cards = These are not cards you could complete ship { $ship } with: you lay just what is missing, from your hand.

## Refusals: files of one’s own

refusal-data-word = { $file }, line { $line }: the column { $column } must hold 1 to { $most } printable letters.
refusal-data-number = { $file }, line { $line }: “{ $text }” in the column { $column } is no whole number.
refusal-data-too-small = { $file }, line { $line }: { $column } is { $value }, but must be at least { $least }.
refusal-data-too-big = { $file }, line { $line }: { $column } is { $value }, but may be at most { $most }.
refusal-data-header = { $file }, line { $line }: the first line must be { $header }
refusal-data-columns = { $file }, line { $line }: there are { $found } columns, not { $expected }.
refusal-data-empty = { $file }, line { $line }: nothing is below the header.
refusal-data-id-twice = { $file }, line { $line }: the id { $id } is there twice.
refusal-data-no-demand = { $file }, line { $line }: ship { $id } asks for no provision at all.
refusal-data-out-of-reach = { $file }, line { $line }: nobody can board ship { $id }. Its boarding value is { $boarding }, and its strongest crew with two sixes makes { $reached }.
refusal-data-demand = { $file }, line { $line }: ship { $id } asks for { $demand } of { $kind }, but there are only { $cards } such cards.
refusal-data-many = { $file }, line { $line }: this is too much, { $most } is the limit.
refusal-data-count = { $file }, line { $line }: from { $first } to { $last } there are not { $count } cards.
refusal-data-id = { $file }, line { $line }: “{ $text }” in the column { $column } is no id of letters and a number.
refusal-data-kind = { $file }, line { $line }: “{ $text }” is no kind of provision; there are { $kinds }.
refusal-data-pirate-kind = { $file }, line { $line }: a pirate has no kind, but here stands “{ $text }”.
refusal-data-type = { $file }, line { $line }: “{ $text }” is neither provision nor pirate.
refusal-data-dice = { $file }, line { $line }: there must be exactly two dice, as a list of two lists.
refusal-data-die = { $file }, line { $line }: die { $number } must be a list of 1 to { $most } faces.
refusal-data-face = { $file }, line { $line }: die { $number } has the face { $text }; allowed are { $faces }.
refusal-data-few-ships = { $file }, line { $line }: there are { $ships } ships, but so many players need { $needed }.
refusal-data-few-cards = { $file }, line { $line }: there are { $cards } cards, but so many players need { $needed }.
refusal-data-odd-ships = { $file }: { $ships } ships in { $colours } colours (up to line { $line }); the original has 30 in 5 colours, 6 of each. It is played like this.
refusal-data-odd-cards = { $file }: { $cards } cards (up to line { $line }), { $pirates } of them pirates, { $heads } with a head; the original is made up otherwise. It is played like this.

## Why the game is over

end-last-ship = The game is over: a berth stayed empty, and the last round has been played.
end-stand-still = The game is over: it stood still. Nobody could do anything for a whole round, or take a ship for 25 rounds.

## Options

option-advanced = All advanced rules
    .off = no, or those chosen below
    .on = yes, all five
option-adv_colour_bonus = Bonus for three ships of a colour
    .off = no
    .on = yes
option-adv_preview3 = Three ships of the pile face up
    .off = no, one
    .on = yes
option-adv_fail_ends = A failed boarding ends boarding
    .off = no
    .on = yes
option-adv_counter_ends = A counter-attack that wins ends boarding
    .off = no
    .on = yes
option-adv_three_ships_2p = Two players: three ships on the table
    .off = no, four
    .on = yes

## What differs from the usual, in a phrase

agreed-advanced = all advanced rules
agreed-adv_colour_bonus = bonus for three ships of a colour
agreed-adv_preview3 = three ships of the pile face up
agreed-adv_fail_ends = a failed boarding ends boarding
agreed-adv_counter_ends = a counter-attack that wins ends boarding
agreed-adv_three_ships_2p = three ships on the table

## Score sheet

score-ships = Points of ships
score-bonus = Colour bonus
label-bonus-later = colour bonus, counted at the end
score-total = Victory points

## Pieces

piece-ship = merchant ship
piece-provision = provision
piece-pirate = pirate
piece-head = pirate’s head
piece-card = action card
piece-colour-die = colour die
piece-pip-die = die
piece-marker = score marker

## Labels

score-points = Captured ships
label-points = victory points
label-boarding = boarding value
label-hand = Hand
label-front = In front of you
label-deck = Draw pile
label-discard = Discard pile
label-pile = Ship pile
label-preview = Next ships
label-score = Score track
label-space = space { $space }
label-lap = { $lap ->
        [0] first lap
        [1] second lap
       *[other] lap { $lap }
    }
label-face-down = { $count ->
        [one] { $count } face-down pirate
       *[other] { $count } face-down pirates
    }
label-strength = { $points ->
        [one] { $points } pirate point
       *[other] { $points } pirate points
    }
label-dice-needed = { $dice } with the dice
label-chance = { $percent } %
label-to-beat = { $best } to beat
label-last-round = Last round: ends after { $seat }
label-phase = { $phase ->
        [1] Play cards
        [2] Broadside
        [3] Boarding
        [4] Counter-attack
        [5] Scoring
       *[6] Draw
    }
label-colour-black = black
label-colour-white = white
label-colour-red = red
label-colour-blue = blue
label-colour-green = green

## Hints for newcomers

help-place = You lay a card on your side of a ship: provisions face up, pirates face down, and never more pirates than provisions. Complete the set first and add pirates before you board; a lone provision is easy prey for a broadside, but it is your ticket to a counter-attack.
    .title = Lay a card
help-stop = You place no more cards. What is left of your three is discarded, and with two or three cards you may take one or two back from the discard pile.
    .title = Lay no more
help-fire = The last of your three cards pays for a broadside: two colour dice, and for each kind that an opponent has at your ship you take a card. Best where several kinds lie that you still need.
    .title = Fire a broadside
help-hold = No broadside: all that is left of your three cards is discarded.
    .title = Hold your fire
help-discard = You choose the cards one by one; nobody sees them before the last is chosen. Give away what no ship on the table asks for.
    .title = Discard
help-take = The card lies in front of you and comes to your hand at the end of your turn. Pirates and rare provisions are worth an exchange.
    .title = Take a card back
help-enough = You leave the rest of the discard pile alone.
    .title = Take no more
help-pay = Any card will do: pay with the one you need least.
    .title = Pay for the broadside
help-aim = The dice decide which kinds are hit. Choose the ship at which opponents have the most kinds, best those you lack.
    .title = Aim at a ship
help-loot = You take this card. If you have room for it at the ship, you keep it; otherwise it is discarded. Look for the most dangerous rival, and for heads.
    .title = Take a card that was hit
help-dismiss = A pirate too many goes to the discard pile. Keep the strongest, and rather those nobody has seen.
    .title = Dismiss a pirate
help-board = You turn up your pirates there and throw two dice. If you fall short you lose what the colour dice show; if you succeed, the others may still counter-attack a low total.
    .title = Board
help-pass = You keep your sets for a later turn; others may shoot at them meanwhile.
    .title = Do not board
help-lose = One provision of this kind is lost. Rather keep the one with a head.
    .title = Lose a provision
help-counter = You lay all that is missing and throw: with a higher total than the best so far the ship is yours. Your cards there are lost in any case.
    .title = Counter-attack
help-decline = You lay nothing. The cards you already have at this ship are discarded when it is captured.
    .title = Do not counter-attack

## terminal

seat-line = { $score ->
        [one] { $score } pt
       *[other] { $score } pts
    } · { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    } · { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
seat-bonus = (+{ $bonus } at the end)
board-ship = { $points ->
        [one] { $points } pt
       *[other] { $points } pts
    } · BV { $boarding }
    .short = { $points }/{ $boarding }
board-empty = no ship
board-odds = dice { $dice }+: { $percent } %
    .short = { $dice }+: { $percent } %
board-sure = dice: sure
    .short = dice: sure
board-hopeless = dice: hopeless
    .short = dice: –
board-then = once complete, { $odds }
    .short = ({ $odds })
board-first-turn = first turn: no boarding yet
board-pile = ship pile { $count }
board-next = next:
board-deck = draw pile { $count }
board-discard = discard pile: { $cards }
board-discard-empty = discard pile: empty
board-hand = hand: { $cards }
board-front = taken: { $cards }
board-aside = chosen: { $cards }
board-turn = round { $round } · cards { $played }/{ $quota }
board-fight = ship { $ship }: { $leader_seat } leads with { $best }
board-dice = dice { $pips }
board-colours = colour dice: { $kinds }
board-last-round = last round, ends after { $seat }
board-broadside = { $ship }: hits { $hit } %, a card to keep { $keep } %
board-broadsides = Broadsides:
note-hit = hits { $percent } %
note-success = succeeds { $percent } %
hopeless-aim = nothing to hit: { $others ->
        [0] no opponent has a provision there
       *[other] the dice show none of their provisions
    }
    .short = nothing to hit
hopeless-board = hopeless: even a 12 would make less than { $boarding }
    .short = hopeless
hopeless-counter = hopeless: even a 12 would make no more than { $best }
    .short = hopeless
note-no-place = none of your cards fits at a ship
note-missing = you lack { $kinds }
heading-place = Ship { $ship }
heading-stop = Stop
heading-fire = Broadside
heading-hold = Broadside
heading-discard = Discard
heading-take = Take
heading-enough = Stop
heading-pay = Pay with
heading-aim = Fire at
heading-loot = Take
heading-dismiss = Send away
heading-board = Board
heading-pass = Stop
heading-lose = Lose
heading-counter = Counter
heading-decline = Counter
short-place = { $card }
short-stop = place no more
short-fire = fire
short-hold = do not fire
short-discard = { $card }
short-take = { $card }
short-enough = take no more
short-pay = { $card }
short-aim = ship { $ship }
short-loot = { $card } from { $from_seat }
short-dismiss = { $face_up ->
        [yes] { $card } (face up)
       *[no] { $card } (face down)
    }
short-board = ship { $ship }
short-pass = board no more
short-lose = { $card }
short-counter = { $heads ->
        [0] counter-attack
       *[other] laying { $cards }
    }
short-decline = decline

## terminal: what a choice would do

preview-placed = { $lack ->
        [0] complete
       *[other] {""}
    }
preview-stopped = { $count ->
        [one] { $count } card to discard
       *[other] { $count } cards to discard
    }, { $takes ->
        [0] none to take back
       *[other] at most { $takes } to take from the discard pile
    }
preview-looted = you keep it
preview-sunk = it is discarded

## terminal: how to read the board

legend-board = Each column is a ship: points, boarding value (BV), then a line for every captain. On narrow screens 5/8 means 5 points, boarding value 8.
legend-board-kinds = w water, e beans, b bread, r rum, m meat, n bananas; a small letter stands for a card laid, a dot for one that is missing, * for a head, ☠ for a pirate.
legend-board-pirates = ☠3 ? ?: a pirate of 3 points face up and two face down. Your own face-down pirates are shown by their points: ☠(4). Where there is little room, ☠2·3 ?×2 means ☠2 3 ? ?, and ☠×3 three pirates face down; “dice: –” is hopeless.
legend-board-odds = The last line of a ship is yours: what the dice must show, and the chance of it; in brackets, or after “once complete”, you still lack provisions. Before a broadside, “hits” is the chance to take at least one card from somebody, “a card to keep” that of one finding room on your side.

## terminal: one letter for each kind

letter-water = w
letter-beans = e
letter-bread = b
letter-rum = r
letter-meat = m
letter-bananas = n

## board

board-name = Roads, hand, discard pile and score track
board-keys = Arrow keys lead from one card, place or ship to the next; Enter chooses.
table-moment = Where the game is
table-ship = Ship { $ship }
table-looks = { $colour }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, boarding value { $boarding }, asks for { $kinds }
table-slot = Free place at ship { $ship }: { $kind }
table-crew-place = Place for a pirate at ship { $ship }
table-card-at = { $card }, { $seat }, ship { $ship }
table-in-discard = { $card } in the discard pile: { $count }
table-cards = { $count } × { $card }
table-said = { $what }: { $more }
table-card = { $card }
table-kind = { $kind }
table-hidden = face-down pirate
table-laid = has laid { $cards }
table-nothing = nothing laid
table-complete = complete
table-lacks = { $kinds } missing
table-face-up = face up: { $cards }
table-own-down = face down: { $cards }
table-lack = { $lack ->
        [0] complete
       *[other] { $lack } missing
    }
table-success = succeeds in { $percent } %
table-hit = hits in { $percent } %
table-tried = Already boarded this turn
table-round = Round { $round }
table-quota = { $played ->
        [one] { $played } card played of { $quota }
       *[other] { $played } cards played of { $quota }
    }
table-dice = Dice of { $seat }
table-pile = { $count ->
        [0] No more ships to come
        [one] { $count } more ship to come
       *[other] { $count } more ships to come
    }; { $captures ->
        [0] last round
        [one] { $captures } capture before the last round
       *[other] { $captures } captures before the last round
    }
table-fight = Counter-attack at ship { $ship }?
table-leads = { $leader_seat } leads with { $best }.
table-called = { $state ->
        [leads] { $seat } leads
        [asked] { $seat } has to answer
        [waits] { $seat } will answer next
       *[past] { $seat } is out of it
    }
table-fresh = Just discarded: cannot be taken
table-piles = Draw pile and discard pile
table-held = { $count ->
        [one] { $count } card in hand
       *[other] { $count } cards in hand
    }
table-prizes = { $seat }: { $score ->
        [one] { $score } point
       *[other] { $score } points
    }, { $ships ->
        [one] { $ships } ship
       *[other] { $ships } ships
    }
table-prize = { $colour } { $points }
## Balance

balance-ship = What the ships are worth
    .about = Name in the box, points and boarding value. Points for each attempt to board (or counter-attack), for each capture, and for each card the capture cost.
    .row = Ship
    .name = { $row }
    .column = { $column ->
        [attempt] An attempt
        [capture] A capture
       *[card] A card
    }

## The format of the files

file-ships-csv = The ships, one a line.
file-ships-csv-1 = id: a name that is used once, at most 20 characters.
file-ships-csv-2 = colour: the colour of the flag; the original has five colours, six ships of each.
file-ships-csv-3 = points (1 to 999) and boarding, the boarding value (2 to 999).
file-ships-csv-4 = water, beans, bread, rum, meat, bananas: how many cards of each provision the ship asks for. At least one in all, and never more than there are cards.
file-cards-csv = The cards, one run a line.
file-cards-csv-1 = first_id and last_id: the first and the last card of the run. From WA03 to WA13 there are eleven cards.
file-cards-csv-2 = type: provision or pirate.
file-cards-csv-3 = kind: water, beans, bread, rum, meat or bananas; nothing for a pirate.
file-cards-csv-4 = pirate_points: for a provision 1 if it has a pirate’s head, else 0; for a pirate its points, 1 to 12.
file-cards-csv-5 = count: the number of cards in the run.
file-colour-dice-json = The two colour dice: a list of two lists of faces.
file-colour-dice-json-1 = Each face is water, beans, bread, rum, meat, bananas or blank, an empty face.

## What the help explains

icon-points = Victory points; after the + the bonus for colours, counted at the end.
icon-ships = Captured ships; at the top, those left in the pile.
icon-hand = Cards in hand.
icon-phase = A step of the turn: { label-phase }.
icon-ship = A ship: the large number is what it scores, the one by the grapple what dice and pirates must reach to board it; sign and colour count for the bonus.
icon-provision = Provision: { table-kind }. A ship shows which are needed to board it.
icon-head = A provision with a pirate’s head: it allows a counter-attack.
icon-pirate = Pirate: adds its points to the dice when boarding.
icon-hidden = A pirate face down.
icon-strength = The points of the pirates there; a ? for each that is hidden.
icon-colour-die = Colour die: shows a kind of provision, hit by a broadside or lost when boarding fails.
icon-die = Dice: their total and the pirates must reach the boarding value.

## The first game: a sentence at each new situation

companion-place = You play three cards a turn: complete at one ship the provisions it asks for, then add a pirate face down.
    .lit = hand
companion-broadside = The last of your three cards is left: it may pay for a broadside, which takes provisions from others at a ship.
companion-discard = What you did not place goes to the discard pile: give what no ship on the table asks for.
    .lit = hand
companion-take = For two discarded cards you take one back, for three, two: look for a pirate first.
    .lit = discard
companion-pay = Any card pays for the broadside: give the one you need least.
    .lit = hand
companion-aim = Two colour dice will say which kinds are hit: aim at the ship where the others have most of what you lack.
    .lit = dice
companion-loot = Your broadside hit several cards: take the one you lack, or that of the most dangerous rival.
    .lit = dice
companion-dismiss = There are never more pirates than provisions at a ship: keep the strongest.
companion-board = Your set is complete: two dice plus your crew must reach the boarding value, and the percentage at the ship tells the odds.
companion-lose = The boarding failed and the colour dice take a provision from you: rather keep the one with a head.
    .lit = dice
companion-counter = Somebody has just boarded, but you can have the complete set there as well: with a higher total the ship is yours, and your cards there are lost in any case.
companion-event-looted =
    .from_seat = { $seat } took { $card } from you with a broadside: the longer a provision waits at a ship, the more often it can be shot at.
    .from_seat_lit = side:$ship:$me
companion-event-sunk =
    .from_seat = A broadside by { $seat } costs you { $card }: soon board the ships where your set is complete.
    .from_seat_lit = side:$ship:$me
companion-event-captured = { $seat } captures a ship worth { $points ->
        [one] { $points } point
       *[other] { $points } points
    }; a new one takes its place, and all cards laid there are discarded.
    .lit = prizes:$seat
    .seat = The ship is yours and its points count already; your cards there are discarded, and you draw up to six again.
    .seat_lit = track:$me
companion-event-failed =
    .seat = Your total was too low: next time add a pirate, and read the percentage first.
    .seat_lit = side:$ship:$me
companion-event-prevailed =
    .from_seat = { $seat } snatches the ship from you by a counter-attack: a high total protects you from that.
    .from_seat_lit = berth:$ship
companion-event-last-round = This is the last round: what lies at ships and is not boarded will be worth nothing, so risk what may succeed.
    .lit = shippile
    .seat = This is the last round: what lies at ships and is not boarded will be worth nothing, so risk what may succeed.
    .seat_lit = shippile

## Puzzles: what the best choice is about

puzzle-theme-place = which card goes where
puzzle-theme-stop = knowing when to stop
puzzle-theme-fire = the broadside
puzzle-theme-hold = holding the broadside back
puzzle-theme-discard = what to discard
puzzle-theme-take = the discard pile
puzzle-theme-enough = leaving the discard pile alone
puzzle-theme-pay = the price of a broadside
puzzle-theme-aim = the target
puzzle-theme-loot = what the broadside brings
puzzle-theme-dismiss = one pirate too many
puzzle-theme-board = boarding
puzzle-theme-pass = not boarding
puzzle-theme-lose = which provision to lose
puzzle-theme-counter = the counter-attack
puzzle-theme-decline = no counter-attack
