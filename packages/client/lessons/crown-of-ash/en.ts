import type { StepWords } from '../lesson.ts';

export const en = {
  theme: {
    title: 'A throne of ash',
    say: 'You are Visio, Mirela is Nox: two necromancers in a burnt land. The King still holds the Citadel, and the last of four rounds begins.',
    why: 'In each round you have four minions, so four turns: one minion, one action, and then, if you can pay, one fighter raised.',
  },
  goal: {
    title: 'What counts',
    say: 'At the end of a round every region that you own scores: what its top tile shows, and 1 for each tile below. The Citadel scores 9 this time. You have 17 points, Mirela 29.',
    why: 'Twelve points are a lot. But she has no fighter strong enough for the King, and you are about to raise one.',
  },
  gather: {
    title: 'Gather',
    say: 'Put a minion on the resource space of the Volcano: your Sulphur Mine gives 4 sulphur.',
    why: 'Only the top tile of a stack works, and each space holds one minion. You may gather anywhere, but at home nobody else profits.',
    other: 'That can wait. First you need sulphur: without a second fighter the King stays where he is.',
  },
  sentry: {
    title: 'Set the guard',
    say: 'Whoever gathers at home may rearrange the guard. Leave it as it is: choose your Risen alone.',
    why: 'Whoever you choose stands there afterwards, two at most; the others are in your hand. You need both of them elsewhere.',
    other: 'Then they would stand here when the King is attacked: defenders do not march.',
  },
  raise: {
    title: 'Raise a fighter',
    say: 'You can pay for the Brimstone Pikeman: attack value 3. Raise him.',
    why: 'After the action you may raise one of the six fighters on display. He comes into your hand and may fight from your next turn on.',
    other: 'Sulphur in storage wins no battle. The Pikeman does.',
  },
  pay: {
    title: 'Pay',
    say: 'Gold could stand in for any resource. Spend none: pay with sulphur and bone.',
    why: 'Gold alone pays for structures, and you want to build in the next turn.',
    other: 'Then two gold would be missing for the tile that you want to build.',
  },
  tax: {
    title: 'The owner’s tax',
    say: 'Mirela gathered at your Burnt Chapel. She took 3 ash, and you got 1 ash as tax.',
    why: 'Everybody may gather everywhere. The tax comes from the supply; she loses nothing by it.',
  },
  build: {
    title: 'Build',
    say: 'Put a minion on the build space.',
    why: 'Any number of minions may build in a round. It costs gold, and you have two.',
    other: 'A region more is three points this round, and two more resources on top. Build first.',
  },
  tile: {
    title: 'Choose a tile',
    say: 'Take the Fume Crypt: 2 gold, 3 points, 2 sulphur and 2 bone.',
    why: 'What a new tile offers you get at once, and bone is what your strongest fighters still lack. The War Treasury is barred: your gold does not reach.',
    other: 'Bone first: blood and ash help none of your fighters, and the Sulphur Works go on top of your tallest stack later.',
  },
  region: {
    title: 'Choose a region',
    say: 'Build at the Coast, which nobody owns.',
    why: 'You build in empty regions or on your own. A new region is a new score; regions of others you can only take by force.',
    other: 'Possible. But the Coast keeps your new tile apart from what you own already, so that all of it scores.',
  },
  guard: {
    title: 'Guard it',
    say: 'Leave your Barrow Guard here, attack value 2, and keep both sulphur fighters in hand.',
    why: 'Only fighters that lie in a region defend it. Two sulphur fighters together are stronger than each for itself: you will need that pair.',
    other: 'Keep the sulphur pair for the King. The Barrow Guard has no kind, he cannot help it.',
  },
  attacked: {
    title: 'An attack',
    say: 'Mirela attacks the Coast with two face-down fighters. Now both of you choose one of five combat cards, in secret.',
    why: 'You see how many they are, not who. All is turned up together.',
  },
  defend: {
    title: 'Choose a combat card',
    say: 'Take the 4, your strongest.',
    why: 'Fighters and card are added; on a tie the defender wins. Weak cards pay better when they win, strong ones win.',
    other: 'With that the Coast would probably fall. Two unknown fighters against one: now is the time for the 4.',
  },
  held: {
    title: 'Held',
    say: '2 and the 4 make 6; Mirela had 4 and played the 1. Her fighters go to her graveyard, and your card pays you 1 gold.',
    why: 'Win or lose, your card pays you something. A used card is gone until you refresh, or until all five are used.',
  },
  march: {
    title: 'To the Citadel',
    say: 'Attack the King on the left flank.',
    why: 'He has attack value 5 and plays no card. The left flank gives you 1, the right nothing, and at the front you lose 1.',
    other: 'The King is what we came for: 9 points, and from the left it is easiest.',
  },
  pair: {
    title: 'The pair',
    say: 'Commit both: Pit Thrall and Brimstone Pikeman.',
    why: '2 and 3, 1 more because both are of sulphur, and 1 for the flank: 7 against 5 before any card.',
    other: 'One alone is not enough. Together they are worth 1 more than their sum.',
  },
  blow: {
    title: 'The cheapest blow',
    say: 'You have won already, so take the 0: it pays 3 gold and 1 point.',
    why: 'Weak cards reward a win best. Against a player you would not dare; the King cannot surprise you.',
    other: 'That wins too, but the 0 pays more. Keep the others.',
  },
  save: {
    title: 'The King falls',
    say: 'The Citadel is yours, and 4 gold with it. Raise nobody now: end your turn.',
    why: 'Your fighters moved in and hold it. The gold is for a structure: a higher stack and five more sulphur.',
    other: 'You could pay for one now, with all your gold. As the last turn of a match a structure gives more.',
  },
  refresh: {
    title: 'Mirela refreshes',
    say: 'Mirela took her used combat card back. Nobody attacks any more: she has no fighter left in hand.',
    why: 'Refreshing takes a minion, once a round. At the end of a round fighters come back from the graveyard, but there is no further round.',
  },
  buildOn: {
    title: 'Build higher',
    say: 'Your last minion: build again.',
    why: 'On your own region a new tile goes on top. What lies below still counts 1 each.',
    other: 'A structure gives points and resources at once. Nothing else gives as much with one minion.',
  },
  works: {
    title: 'A tile of the second tier',
    say: 'Take the Sulphur Works: 2 gold, 4 points, 5 sulphur.',
    why: 'Five sulphur will just do for the strongest fighter of the display.',
    other: 'The points are similar, but only sulphur raises the fighter that we want.',
  },
  top: {
    title: 'On top of the mine',
    say: 'Put it on the Volcano.',
    why: 'The Volcano then scores 4 for the works and 1 for each of the two tiles below: 6.',
    other: 'There it would cover less. On the Volcano two tiles below count as well.',
  },
  stay: {
    title: 'The guard stays',
    say: 'You may rearrange the guard. Choose your Risen, so that he stays.',
    why: 'Building in an own region lets you amend, as gathering does.',
    other: 'An unguarded region scores too, but why invite anybody?',
  },
  lord: {
    title: 'Raise for Fate',
    say: 'Raise the Lord of the Crater, tier III.',
    why: 'Your secret Fate card names sulphur and bone. At the end every fighter of these kinds scores its numeral: 3 points for this one.',
    other: 'Your Fate card pays numerals: III is more than II, and more than the resources are worth.',
  },
  payLord: {
    title: 'Pay without gold',
    say: 'You have all that he costs. Spend no gold.',
    why: 'Two gold are left, and every 2 gold are 1 point at the end.',
    other: 'Then the point for two gold would be lost. Pay with resources.',
  },
  special: {
    title: 'The special ingredient',
    say: 'Any one resource pays it: take the ash from Mirela’s visit.',
    why: 'Three of a kind are 1 point at the end, and one ash alone is nothing.',
    other: 'Possible as well. The ash is what you need least.',
  },
  points: {
    title: 'Count the points',
    say: 'Regions and Citadel gave you 19, the combat card 1, your gold 1, your Fate card 5: 43 to 41. You win.',
    why: 'Without the Citadel it would have been Mirela’s match by far. Own regions, raise a pair, take the Citadel when it pays most: that is Crown of Ash.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type StepId = keyof typeof en;
