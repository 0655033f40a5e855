## The game

game-title = Liar's Dice
game-tagline = Dice under cups: bid higher, or call the bluff.
game-summary = Everybody rolls five dice under a cup and sees only their own. Bids on all the dice together go round and rise until somebody doubts one. Whoever was wrong loses a die, and the last player with dice wins.

option-aces = Aces
    .plain = count as ones
    .wild = count as every face
agreed-aces = aces count as every face

end-one-left = Only one player has dice left.

score-total = Players outlasted
score-outlasted = Players outlasted

## Rules

chapter-material = Dice and cups
chapter-round = A round
chapter-challenge = The challenge
chapter-end = The end

rule-LIA-1 = Two to six players take part. Each has five dice and a cup.
rule-LIA-2 = Who bids first in the first round is drawn by lot.
rule-LIA-3 = At the start of a round everybody rolls all their dice under the cup and looks at them in secret.
rule-LIA-4 = The first player of a round has to bid. After that each player in turn either bids higher or challenges the last bid.
rule-LIA-5 = A bid names a number of dice and a face: so many dice, at least, show this face under all cups together.
rule-LIA-6 = A higher bid names more dice of any face, or as many dice of a higher face.
rule-LIA-7 = Nobody may bid more dice than there are under all cups.
rule-LIA-8 = The turn goes clockwise to the next player who has dice.
rule-LIA-9 = On a challenge all cups are lifted, and the dice with the face of the bid are counted.
rule-LIA-10 = The players may agree that aces are wild: a 1 then counts as every face. A bid of ones counts ones only.
rule-LIA-11 = If there are as many dice as the bid says, or more, the challenger loses a die. Otherwise the bidder does.
rule-LIA-12 = Whoever lost the die begins the next round, or, if they are out, the next player who has dice.
rule-LIA-13 = Whoever has no dice left is out of the game.
rule-LIA-14 = The game ends when only one player has dice. This player wins.
rule-LIA-15 = The others are placed by how long they stayed: whoever left later has the better place.

## Questions and choices

decision-make-bid = Bid how many dice, or challenge?
    .waiting = { $seat } may bid or challenge.
decision-name-face = Which face?
    .waiting = { $seat } names a face.

choice-challenge = Challenge
choice-bid = Bid { $count ->
        [one] one die
       *[other] { $count } dice
    }
choice-face = Of face { $face }

help-challenge = All cups are lifted. If the last bid was true you lose a die, otherwise the bidder does.
help-bid = You say how many dice show a face under all cups together. The face comes next.
help-face = You say which face your bid is about.

## Events

event-began = { $seat } begins.
event-rolled = { $seat } rolls { $count ->
        [one] one die
       *[other] { $count } dice
    }.
    .secret = Your roll: { $dice }.
event-bid = { $seat } bids { $count } × { $face }.
event-showed = { $seat } shows { $dice }.
event-counted = The bid was { $count } × { $face }; there are { $found }.
event-lost = { $seat } loses a die and has { $left } left.
event-left = { $seat } is out.
event-won = { $seat } wins.

## Since your last turn

recap-bid = bids { $count } × { $face }
recap-lost = loses a die
    .me = you lose a die and have { $left } left

## Refusals

refusal-nothing-to-challenge = There is no bid to challenge yet: make one.
refusal-too-many-dice = There are only { $count } dice under the cups.
refusal-bid-higher = The last bid is { $count } × { $face }: bid higher, or challenge.
refusal-count-first = First say how many dice you bid.
refusal-face-higher = The last bid was as many dice of face { $face }: name a higher face.
refusal-face-first = First name the face of your bid of { $count }.

## The board in the browser

view-players = Players
view-dice = Dice
view-out = Out
view-own-dice = Your dice
view-aces-wild = Aces are wild
view-dice-lost = Dice lost
view-bidder-seat = Last bidder
view-bid-count = Dice bid
view-bid-face = Face bid
view-named = Number being bid
heading-challenge = Challenge
heading-bid = Bid
heading-face = Face
