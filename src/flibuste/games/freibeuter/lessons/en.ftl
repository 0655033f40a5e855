# The lessons

## What wins

lesson-goal = What wins
lesson-goal-ships = The richest wins. Look at this 20/4 ship: captured, it is worth $20. The 4 is the share of every pirate who helps you.
lesson-goal-money = Everyone begins with $20 and 25 boats. Money counts at the end, too.
lesson-goal-board = The first action: boarding. Put a boat on a ship, any ship. It costs no card, and it ends your turn.
    .place = A boat in { $region } helps to encircle something: that is the next lesson. Board first: click a ship.
lesson-goal-end = Your boat is on it: nobody else can board this ship any more. It is yours as soon as it is encircled.

## The ring

lesson-ring = The ring
lesson-ring-four = Four regions touch this ship, and your boat is on board. Three regions hold a boat; E7 is empty.
lesson-ring-close = You hold the card E7. Play it: the boat closes the ring, and the ship is captured.
    .board = Boarding { $token } books one more ship, but the ring of EF67 stays open, and Jack might still add a boat you would have to pay.
    .place = { $region } does not touch the ship at EF67: its ring would stay open. E7 is the gap.
lesson-ring-draw = Captured! Two of Jack’s boats helped you: $8 for him, a $20 ship for you. After a card you draw one: choose a deck.
lesson-ring-end = Boats in regions stay for good; only the boarding boat comes back to your stock.

## Board first

lesson-escape = Board first
lesson-escape-free = The beginner’s mistake: this 5/1 has one gap left, B2, and you hold its card. But nobody is on board: closed like this, the ship would escape.
lesson-escape-board = Board it before you close the ring.
    .escapes = The ring would close around a free ship: it would escape, and nobody would get anything.
    .place = A boat in { $region } does nothing for BC23. The 5/1 is waiting: board it.
    .board = { $token } is free as well, but around BC23 a single region is missing, and its card is in your hand.
lesson-escape-close = Jack has played elsewhere. Now close the ring: B2.
    .place = { $region } does not touch BC23. The gap is B2.
    .board = One more boarding, at { $token }, does not close the ring of BC23. Play B2 before another boat gets there.
lesson-escape-end = Yours, for $2 to Jack. Remember: first on board, then the ring.

## A boat or two dollars

lesson-money = A boat or two dollars
lesson-money-cards = Each sea card names a region. You hold four. If the region is empty, you must place a boat there.
lesson-money-cash = In E3 there is a boat of Jack’s already. There you may choose: a second boat, or $2 from the bank. Take the money.
    .second = It is allowed: that boat would get $4 if Jack captures his ship at EF23. But that is far off: first see the $2 at once.
    .place = { $region } is empty: no choice there, it takes a boat. The $2 exist only where there is one already.
    .board = Boarding { $token } brings in nothing today. Try the $2 of E3.
lesson-money-draw = $2 more, one card fewer: draw one. A sea card can always be played; a Dutchman card only to close a ring.
lesson-money-end = Take the money where a second boat would be of no use, or when your boats run short.

## Get paid

lesson-shares = Get paid
lesson-shares-rival = This ship is Jack’s: his boat is on board. But two of the three boats around it are yours.
lesson-shares-close = Close the ring yourself with E4. Jack captures, and he owes you $4 for each of your boats.
    .place = { $region } closes nothing. With E4 three of your boats stand around EF45: $12 for you.
    .board = Boarding { $token } does not pay. Jack will finish EF45 when he likes, perhaps without your third boat.
lesson-shares-draw = $12 for you; he keeps a $20 ship. Draw a card.
lesson-shares-credit = And if he had not had $12? He would have borrowed, and a loan costs double at the end. Look at your money before you capture.

## The Flying Dutchman

lesson-dutchman = The Flying Dutchman
lesson-dutchman-card = A Dutchman card is a line of the board: here, row 3. It serves only to close a ring.
lesson-dutchman-call = Your 15/3 has a single gap, E3, and you do not hold that sea card. Send the Dutchman to E3.
    .place = { $region } does not close the ring of EF34. E3 is missing, and only the Dutchman goes there for you.
    .board = Boarding { $token } would leave EF34 open, and Jack might slip in: one more boat to pay.
lesson-dutchman-draw = The ship is yours, and no boat was spent: the Dutchman has gone again. Nobody is paid for it. Draw a card.
lesson-dutchman-end = The region is empty again. Keep a Dutchman card for that last gap.

## Warehouses and the end

lesson-end = Warehouses and the end
lesson-end-warehouse = This is a warehouse. Nobody boards it: once encircled, it pays everyone $2 for each boat around it.
lesson-end-loot = Close it with B2: three of your boats will be around it, more than anyone else’s.
    .place = { $region } does not encircle the warehouse. B2 is the last region.
    .board = Boarding { $token } is fair enough, but the warehouse pays at once, and B2 adds your third boat.
    .fd = The Dutchman in { $region } would close another ring, but it leaves the warehouse at BC23 to the others.
lesson-end-draw = $6 for you, 4 for Jack, 2 for Mary. Draw a card.
lesson-end-double = And these ×2 tokens? Once this one is encircled, all captured 15/3 ships count double at the end, for everybody. Encircle the value you have most of.
lesson-end-over = Three warehouses are left. With the fourth the game stops at once; so it does when a sea card must be drawn and there is none.
lesson-end-boats = And when somebody’s turn begins without a boat in stock. Watch that number.

## The last leg

lesson-match = The last leg
lesson-match-free = Yours to the end, against a cabin boy. Look for a ring to close, a ship to board before it is closed, a boat that gets paid.
lesson-match-end = You know Freebooter now. Next time, a whole game!
