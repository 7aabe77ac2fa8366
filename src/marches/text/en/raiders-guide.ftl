# The guided first game.
raiders-guide-smith = Every turn you either work or raid. Work has two halves: first you place the worker you hold in the village, then you take another one back, and you use both places. Place your blue worker at the Silversmith.
raiders-guide-smith-use = Use the Silversmith: a blue worker earns 3 silver, grey and red ones 2. The colour of the worker decides what a place gives.
raiders-guide-take = Second half of your turn: take another worker, not the one you have just placed. Take the blue one at the Town Centre; it stays with you for your next turn.
raiders-guide-hero = The Town Centre lets you play a crew card for its action, use an eagle, or use your hero. Use Madyes: 3 provisions and 1 kumis, food for a raid.
raiders-guide-other = Orange’s turn: place, use, take, use. Watch the workers move; you cannot place on an occupied location.
raiders-guide-barracks = Your crew is small. Place your worker at the Barracks, where you hire crew cards.
raiders-guide-hire = Hire the Huntress: she costs 1 silver and has strength 1. Your crew is now two, which is what the first settlements ask for.
raiders-guide-seat = She joins the crew in slot 2. Each slot can later hold an eagle above and a horse below.
raiders-guide-farm = Take the blue worker from the Farm.
raiders-guide-farm-use = The Farm gives 2 provisions to a blue or grey worker. Now you can feed a raid.
raiders-guide-raid = Time to raid. Cimmeria 1 asks for a blue or grey worker, a crew of 2 and 3 provisions; strength 4 scores a point. Your crew has 4 before the dice.
raiders-guide-kumis = Each kumis adds 1 strength. You have enough strength: keep it.
raiders-guide-dice = The civilisation sets the red and white dice; each space with gold adds a yellow one. Dice add strength and wounds.
raiders-guide-wound = A wound lowers the strength of a crew member by 1; a member wounded with no strength left dies. Put this one on the Archer, who has 3.
raiders-guide-plunder = You may plunder one of the two spaces: take the right one, with its gold and equipment. You also take its grey worker, and the quest under it is turned face up. From here on you play freely; the game ends when few raid spaces or quests are left.
raiders-module-guide = Guided first game: three turns, step by step
