## The game

game-title = Parley
game-tagline = Bid, bluff, and beware of the black spot.
game-summary = Captains share out a hoard. In every round each of you seals a card in secret, and the highest has the floor: its owner looks at two tokens of the hoard, takes one and hides the other at the bottom. Ties are settled by yielding or by dice, and rum buys another roll. Whoever takes the black spot ends the game on the spot; the richest captain wins.

## Chapters of the rulebook

chapter-material = What is in the box
chapter-set-up = Setting up
chapter-council = The council
chapter-brawl = The brawl
chapter-hoard = The hoard
chapter-end = The end of the game

## Rules: material

rule-PAR-1 = Parley is for two, three or four captains, and the rules are the same for any number.
rule-PAR-2 = The hoard is a pile of eight tokens, shuffled face down: the treasures 1 to 7, and the black spot.
rule-PAR-3 = There are 24 cards: each of the numbers 1 to 6 is on four of them.

## Rules: set-up

rule-PAR-4 = Everyone is dealt five cards, and hands are secret. The cards left over go back into the box without anybody seeing them.
rule-PAR-5 = Everyone begins with two tots of rum, unless the table has agreed on one or three. The barrel holds one tot for every captain at the table. Rum is always in plain sight.

## Rules: the council

rule-PAR-6 = Each round begins with all captains sealing one card from their hand, face down and all at the same time. If you have only one card left, you seal that one.
rule-PAR-7 = Once every card is sealed they are shown together, and they stay face up for the rest of the game. Whoever shows the highest card has the floor.
rule-PAR-8 = If several captains share the highest card, they alone choose once more, in secret and all at the same time: fight for the floor, or yield.
rule-PAR-9 = Whoever yields takes a tot of rum from the barrel. They are served in seat order, for as long as the barrel lasts.

## Rules: the brawl

rule-PAR-10 = If nobody fights, nobody has the floor in this round. If just one captain fights, that captain has it. If several fight, each rolls a die, in seat order, and the highest die has the floor; among equal dice the earliest seat wins.
rule-PAR-11 = When you have rolled you may pay a tot of rum into the barrel and roll again, as often as you can pay for it. Only your last roll counts.

## Rules: the hoard

rule-PAR-12 = Whoever has the floor looks at the two topmost tokens of the hoard and shows them to nobody.
rule-PAR-13 = Of these two you take one and lay it face up in front of you; the other goes face down to the bottom of the hoard. Everyone can see whether you took the upper or the lower one, and so who else may know the token you buried.
rule-PAR-14 = After that, whether or not anybody had the floor, the captain who showed the lowest card takes a tot of rum from any other captain who has some. If several share the lowest card, or if nobody else has rum, nothing happens.

## Rules: the end of the game

rule-PAR-15 = The game ends after the fifth round, when every card has been played.
rule-PAR-16 = The game ends at once when somebody takes the black spot: the round is not finished, and nobody is robbed any more. However a game ends, everything hidden is then turned face up.
rule-PAR-17 = Your score is the sum of your treasures, plus one for each tot of rum you have. The black spot takes three off.
rule-PAR-18 = The richest captain wins. Those who are level share the better place, and the place after it is left out.

## Decisions

decision-seal-card = Which card do you seal?
    .waiting = Waiting for { $seat } to seal a card.
decision-stand = You are tied for the floor: do you fight or yield?
    .waiting = Waiting for { $seat } to fight or yield.
decision-keep-roll = Will you keep your roll, or pay a tot of rum and roll again?
    .waiting = Waiting for { $seat } to keep the roll or roll again.
decision-take-token = Which of the two tokens do you take? The other goes under the hoard.
    .waiting = Waiting for { $seat } to take a token.
decision-rob-rum = You showed the lowest card: whose rum do you take?
    .waiting = Waiting for { $seat } to take somebody’s rum.

## Choices

choice-seal = Seal the { $card }
choice-fight = Fight
choice-yield = Yield
choice-keep = Keep the roll
choice-reroll = Pay a tot of rum and roll again
choice-take = { $token ->
        [0] Take the black spot
       *[other] Take treasure { $token }
    }
choice-rob = Take a tot of rum from { $victim_seat }

## Events

event-dealt = { $seat } is dealt { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .secret = { $seat } is dealt { $count ->
            [one] { $count } card
           *[other] { $count } cards
        }: { $cards }.
event-opened = Round { $round } begins.
event-showed = { $seat } shows a { $card }.
event-tied = { $rival_seat } are tied at { $card }.
event-fought = { $seat } fights.
event-yielded = { $rum ->
        [0] { $seat } yields, but the barrel is empty.
       *[other] { $seat } yields and takes a tot of rum from the barrel.
    }
event-fell-silent = Nobody fights, so nobody has the floor.
event-rolled = { $seat } rolls a { $die }.
event-spoke = { $seat } has the floor.
event-looked = { $seat } looks at the { $count ->
        [one] topmost token
       *[other] { $count } topmost tokens
    } of the hoard.
    .secret = { $seat } looks at the { $count ->
            [one] topmost token
           *[other] { $count } topmost tokens
        } of the hoard: { $upper ->
            [0] the black spot
           *[other] treasure { $upper }
        }, and under it { $lower ->
            [0] the black spot
           *[other] treasure { $lower }
        }.
event-took = { $seat } takes the { $place ->
        [upper] upper
       *[lower] lower
    } token: { $token ->
        [0] the black spot!
       *[other] treasure { $token }.
    }
event-buried = { $seat } lays the other token under the hoard.
    .secret = { $seat } lays { $token ->
            [0] the black spot
           *[other] treasure { $token }
        } under the hoard.
event-robbed = { $seat } takes a tot of rum from { $victim_seat }.
event-ended = { $reason ->
        [black-spot] The black spot has been taken: the game is over.
       *[last-card] The last card has been played: the game is over.
    }

## Since your last turn: what each did (after the name), several times, and what it did to the reader

recap-showed = shows a { $card }
recap-fought = fights
recap-yielded = yields
recap-spoke = has the floor
recap-took = takes { $token ->
        [0] the black spot
       *[other] treasure { $token }
    }
recap-robbed = takes a tot of rum from { $victim_seat }
    .me = { $victim_seat_me ->
            [yes] { $seat } takes a tot of rum from you
           *[no] you take a tot of rum from { $victim_seat }
        }

## Refusals

refusal-card-not-in-hand = You do not have a { $card } in your hand.
refusal-seal-first = First seal a card from your hand.
refusal-stand-first = You are tied for the floor: first choose to fight or yield.
refusal-keep-or-reroll = You have just rolled: keep the roll, or pay a tot of rum and roll again.
refusal-not-looked-at = { $token ->
        [0] The black spot
       *[other] Treasure { $token }
    } is not one of the two tokens you are looking at.
refusal-take-first = First take one of the two tokens you are looking at.
refusal-rob-first = First choose whose rum you take.
refusal-rob-yourself = You cannot take rum from yourself.
refusal-nobody-there = There is no { $victim_seat } at this table.
refusal-no-rum = { $victim_seat } has no rum to take.

## Why the game is over

end-last-card = The game is over: every card has been played.
end-black-spot = The game is over: the black spot has been taken.

## Options

option-rum = How much rum does everyone begin with?
    .fair = Two tots
    .scarce = One tot
    .plenty = Three tots

## What differs from the usual, in a phrase

agreed-rum = { $value ->
        [scarce] one tot of rum at the start
       *[plenty] three tots of rum at the start
    }

## Score sheet

score-treasure = Treasure
score-spot = The black spot
score-rum = Rum
score-total = Total

## Pieces

piece-card = card
piece-treasure = treasure
piece-spot = black spot
piece-rum = tot of rum

## Labels

label-round = Round { $round }
label-captain = Captain
label-shown = Shows
label-die = Die
label-rum = Rum
label-loot = Loot
label-cards = Cards
label-hand = Hand: { $cards }
label-sealed = Sealed: { $choice }
label-hoard = Hoard: { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
label-barrel = Barrel: { $rum ->
        [0] empty
       *[other] { $rum }
    }
label-token = { $token ->
        [0] black spot
       *[other] { $token }
    }
label-known = Place { $place } from the top: { $token ->
        [0] the black spot
       *[other] treasure { $token }
    }

## Headings over choices

heading-seal = Seal a card
heading-fight = Fight
heading-yield = Yield
heading-keep = Keep the roll
heading-reroll = Roll again
heading-take = Take a token
heading-rob = Take rum

## What a choice would do

preview-took = { $token ->
        [0] costs 3
       *[other] worth { $token }
    }
preview-robbed = rum from { $victim_seat }
preview-ended = ends the game

## Legend: how to read the table

legend-table = A line for each captain: the card shown in this round, the die, the cards in hand, the rum and the tokens taken. Whoever has the floor is in bold type.
legend-known = The tokens of the hoard that you have seen are listed by their place, counted from the top.

## Hints for newcomers

help-seal = You put a card aside face down until everyone has done so. High cards win the floor; a low card that nobody else shows earns a tot of rum.
    .title = Put a card aside
help-fight = You claim the floor. If others fight too, dice decide, so this pays when you have rum for another roll or expect the others to yield.
    .title = Fight
help-yield = You give up the floor and take a tot of rum from the barrel instead. If everyone yields, nobody looks at the hoard in this round.
    .title = Yield
help-keep = You stay with what you have rolled, and the next one rolls.
    .title = Keep the roll
help-reroll = You pay a tot of rum into the barrel and roll again. The new roll counts, even if it is worse.
    .title = Roll again
help-take = You take this token for all to see and bury the other one, which only you know. The black spot costs three points and ends the game at once: take it if you are far enough ahead.
    .title = Take a token
help-rob = You take a tot of rum from this captain. It is worth a point at the end, and in a brawl it is worth a roll.
    .title = Take rum from somebody

## The board in the browser

board-name = Captains, hoard and hand
board-keys = Arrow keys lead from captains to tokens and to your cards; Enter chooses.
board-captain = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $rum } rum
board-rum = Rum
board-shown = shows a { $card }
board-die = rolled a { $die }
board-hoard = { $hoard ->
        [one] { $hoard } token in the hoard
       *[other] { $hoard } tokens in the hoard
    }, { $barrel } rum in the barrel
board-card = Card { $card }
board-token = { $token ->
        [0] Black spot
       *[other] Treasure { $token }
    }

## Standing orders

measure-round = round
