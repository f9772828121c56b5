import type { StepWords } from '../lesson.ts';

export const en = {
  theme: {
    title: 'The dead march',
    say: 'You lead the undead of Waiqar, Mirela the Daqan Lords. The sixth round is over, and the High Dragonlord still rules the sky.',
    why: 'In a turn you do as much as your cards allow: buy, acquire, fight. Then the rest of your hand is discarded, and everybody draws up to five.',
  },
  goal: {
    title: 'What wins',
    say: 'Whoever beats the High Dragonlord wins at once: strength 18, and one attrition die. A home realm with 20 damage falls; yours has 6.',
    why: 'The plate under each target says what it needs and what your hand has. Gold plate: yours. Dashed: perhaps. Slate: out of reach.',
  },
  buy: {
    title: 'Buy a unit',
    say: 'Gold cards in your hand buy units of your barracks. Touch the Vampire: 3 gold.',
    why: 'The coin at the foot of a card is its price. A star would mean influence, and a blade strength.',
    other: 'That can wait. First let the gold work: unspent gold is discarded at the end of your turn.',
  },
  vampire: {
    title: 'The Vampire',
    say: 'Take the Vampire.',
    why: 'He has strength 3. What you buy goes to your discard pile and comes into your hand when the deck is shuffled anew.',
    other: 'Cheaper units are weaker ones, and you need strength for the Dragonlord.',
  },
  pay: {
    title: 'Pay',
    say: 'Silver and Copper make 3.',
    why: 'Where there is only one way to pay, the board pays by itself.',
    other: 'There is no other way to pay.',
  },
  city: {
    title: 'A battle for a city',
    say: 'Attack Dawnsmoor: it needs 5, and your hand has exactly 5.',
    why: 'A tie is yours in battles. What an ability adds comes on top: so the plate is only the least that you will have.',
    other: 'Possible, but a city gives you influence in every turn from now on.',
  },
  reanimate: {
    title: 'Play a card',
    say: 'Play the Reanimate first.',
    why: 'Cards are played one at a time. An ability “When Played” is used at once or never.',
    other: 'Later. The Reanimate brings a friend.',
  },
  call: {
    title: 'Use the ability',
    say: 'Use it: one more Reanimate comes from your discard pile.',
    why: 'Abilities of your own cards are never an obligation. This one costs nothing.',
    other: 'One strength for nothing: take it.',
  },
  archer: {
    title: 'The Archers',
    say: 'Now the first Skeleton Archer.',
    why: 'He would shoot an opposing unit, but a city has none. He counts his strength all the same.',
    other: 'Two are not enough for five.',
  },
  volley: {
    title: 'Enough',
    say: 'And the second one: that makes 6 against 5.',
    why: 'When your hand is empty, the assault ends by itself and strengths are compared.',
    other: 'Four are still not enough for five.',
  },
  taken: {
    title: 'The city is yours',
    say: 'Dawnsmoor lies before you, upright: it can give 2 influence at once. The sheet shows how the sum came about.',
    why: 'The units are not lost. They go to your discard pile; only destroyed ones leave your deck.',
  },
  acquire: {
    title: 'Spend influence',
    say: 'City and stronghold make 3 influence. Touch Battle Cry in the centre.',
    why: 'Influence buys in the centre: gold, tactics, neutral units. Whatever pays is exhausted and lies until your next turn.',
    other: 'First the influence: it cannot be kept either.',
  },
  cry: {
    title: 'Battle Cry',
    say: 'Take Battle Cry.',
    why: 'A tactic has no strength of its own. In the Resolution it gives each of your units one more.',
    other: 'For five units at once nothing here is stronger than the cry.',
  },
  end: {
    title: 'End your actions',
    say: 'Your hand is empty. End your actions.',
    why: 'You draw up to five, and so does everybody who has fewer.',
    other: 'Without cards there is nothing to win any more in this turn.',
  },
  siege: {
    title: 'A siege',
    say: 'Mirela besieges your home realm with a Footman. In a siege you play in turns, one card each.',
    why: 'A home realm has no walls. What she is stronger than you comes as damage; a tie holds.',
  },
  shoot: {
    title: 'Answer',
    say: 'Play your Skeleton Archer and confirm.',
    why: 'What you play in a siege cannot be taken back: she has seen it. That is why it is confirmed.',
    other: 'Your strong units are for the Dragonlord: whatever fights here is not in your hand then.',
  },
  kill: {
    title: 'Shoot',
    say: 'Shoot the Footman: he is no stronger than your Archer.',
    why: 'A destroyed unit returns to the pile it came from. It is gone from her deck.',
    other: 'Then the Footman stays, and you take damage.',
  },
  more: {
    title: 'She comes again',
    say: 'A Knight, strength 3. Play the Reanimate.',
    why: 'You have 2. Nobody knows what she still holds; the number of her cards stands beside her shield.',
    other: 'The Reanimate is enough, and the strong ones stay at home.',
  },
  rise: {
    title: 'And another',
    say: 'Call one more Reanimate: 4 against 3.',
    why: 'Each card’s ability can be used once a round. This is another Reanimate than before.',
    other: 'At 3 to 3 you hold as well, but one more card would break you.',
  },
  pass: {
    title: 'Pass',
    say: 'She passes. You hold: pass too.',
    why: 'Whoever has passed plays no more in this siege. More strength than needed wins nothing.',
    other: 'You hold already. Keep your cards.',
  },
  event: {
    title: 'The event phase',
    say: 'After all turns an event is drawn: Raiding Drakes, strength 4. They attack every realm.',
    why: 'In later rounds stronger ones come. The sheet of the scenario shows what is still in the deck.',
  },
  yield: {
    title: 'Let them burn',
    say: 'Play nothing, and take 4 damage: 10 of 20 is not the end.',
    why: 'Whatever fights the Drakes is discarded, and this hand is the one that can beat the Dragonlord.',
    other: 'Then a unit is missing in the battle that decides the game.',
  },
  army: {
    title: 'Your hour',
    say: 'Demon 5, Wyrm 5, Dark Knight 3, Vampire 3: 16, and abilities come on top.',
    why: 'The plate says what is sure, 16 against 18. The Dark Knight gets +1 for each other unit, Battle Cry gives each unit +1.',
  },
  lord: {
    title: 'The High Dragonlord',
    say: 'Attack him.',
    why: 'You may attack each target once a round. If it fails, you lose no more than the units that attrition takes.',
    other: 'Nothing else wins the game. You will not see a better hand.',
  },
  demon: {
    title: 'The Demon',
    say: 'Play the Demon.',
    why: 'Attrition cannot destroy him.',
    other: 'All of them will go. Begin with the Demon.',
  },
  wyrm: {
    title: 'The Great Wyrm',
    say: 'Play the Great Wyrm.',
    why: 'The table in the middle shows what each throw of the die would leave you.',
    other: 'Five strength: he has to go with you.',
  },
  knight: {
    title: 'The Dark Knight',
    say: 'Play the Dark Knight.',
    why: 'His ability comes in the Resolution, after the die.',
    other: 'He counts more with every unit beside him.',
  },
  fang: {
    title: 'The Vampire',
    say: 'Play the Vampire that you bought.',
    why: 'Every unit is one that the die may take instead of a better one.',
    other: 'You bought him for this.',
  },
  horn: {
    title: 'The cry',
    say: 'And Battle Cry.',
    why: 'After your last card the die is thrown. It shows 0, 0, 1, 1, 1 or 2.',
    other: 'Without the cry it is not enough.',
  },
  fall: {
    title: 'Attrition',
    say: 'A 1: one unit falls. Give up the Vampire.',
    why: 'You choose who falls. He is the weakest, and the Demon cannot be chosen at all.',
    other: 'Every other unit is worth more to you.',
  },
  pride: {
    title: 'Resolution',
    say: 'Use the Dark Knight: +2 for the two beside him.',
    why: 'Abilities are used one after the other, in an order of your choice.',
    other: 'Not yet: you have 13, and 18 are needed.',
  },
  rally: {
    title: 'And the cry',
    say: 'Use Battle Cry: +1 for each of three units.',
    why: '13 and 2 and 3: exactly 18. A tie is yours.',
    other: 'Three strength are missing, and the cry has them.',
  },
  won: {
    title: 'The sky is free',
    say: 'The High Dragonlord is beaten: you win. Look at the terms once more, then try a whole game.',
    why: 'You bought, took a city, held a siege, bore an event and fought a battle. All six scenarios are made of this.',
  },
} as const satisfies Record<string, StepWords>;

export type StepId = keyof typeof en;
