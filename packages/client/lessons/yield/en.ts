import type { StepWords } from '../lesson.ts';

export const en = {
  theme: {
    title: 'The last Year',
    say: 'You lead the golden house on the west bank, Mirela the violet one in the east. It is the third and last Year, and its second Season begins.',
    why: 'A match lasts three Years. A Year has four Seasons of strategy, then all battles, then the conquest of what armies stand on.',
  },
  goal: {
    title: 'What counts',
    say: 'Only fortresses give points: the stacks on the map. The top token says whose it is, the height says what it is worth. You have 5 points, Mirela 7.',
    why: 'Armies, units and cards are worth nothing at the end. They are means to stand on the right stack at the right time.',
  },
  lay: {
    title: 'Lay a card',
    say: 'Each Season everybody lays one Strategy card face down. Choose Move Two.',
    why: 'Your cavalry is two streets away from Marrow Hold, a fortress that nobody owns. Move All is already spent: each card serves once a Year.',
    other: 'A good card, but not now: first an army must stand on a fortress, or there is nothing to conquer. Move Two brings it there.',
  },
  turn: {
    title: 'Turn it up',
    say: 'You are first. Turn your card up and do what it says.',
    why: 'The other way is to leave it face down and draw five battle cards. That is for Seasons in which your plan has come to nothing.',
    other: 'Five cards are tempting, but your hand is full enough, and Marrow Hold would still be nobody’s at the end.',
  },
  banner: {
    title: 'Choose a banner',
    say: 'Move Two has two banners. Take the one on which one army walks two streets.',
    why: 'One banner, one plan: two armies with one street each would bring nobody to Marrow Hold this Season.',
    other: 'Then the cavalry comes only as far as Coldwater. It needs both streets itself.',
  },
  march: {
    title: 'March to the river',
    say: 'Tap your cavalry at Copperlane, then Coldwater.',
    why: 'An army walks street by street. It never enters a place where somebody else’s army stands: that is why Highspire is barred.',
    other: 'The streets allow it, but it leads away from Marrow Hold.',
  },
  arrive: {
    title: 'On to Marrow Hold',
    say: 'One street is left: go on to Marrow Hold.',
    why: 'You may walk into any fortress without a foreign army. Entering does not make it yours yet.',
    other: 'Marrow Hold is the only unowned fortress within reach. Stopping here leaves it to Mirela.',
  },
  kept: {
    title: 'Mirela keeps her secret',
    say: 'Mirela left her card face down and drew five battle cards. You will never see which card it was.',
    why: 'It is spent all the same. Now she holds ten battle cards: that is the limit.',
  },
  layConquer: {
    title: 'Time to conquer',
    say: 'Your cavalry stands on an unowned fortress. Lay Conquer.',
    why: 'The Conquer phase at the end of the Year would take it too, but by then Mirela could have come closer. And the card lets an army move as well.',
    other: 'That can wait. A fortress that is yours now can be made stronger in the next Season.',
  },
  turnConquer: {
    title: 'Turn it up',
    say: 'Turn Conquer up.',
    why: 'Whoever acts first knows least: Mirela decides about her card after she has seen yours.',
    other: 'Face down it would conquer nothing.',
  },
  conquer: {
    title: 'Plant your banner',
    say: 'Choose “Conquer now”.',
    why: 'Your token goes on top: Marrow Hold is yours and worth 2. For each conquest you draw two battle cards and give one away.',
    other: 'You may move first, but if the cavalry leaves there is nothing to conquer.',
  },
  discard: {
    title: 'Give one away',
    say: 'Give away the Archers of the Forest, the 3.',
    why: 'In a battle a card counts in full only if one of your armies fights in its region. You will fight from a town and from wetlands, so forest cards are worth least to you.',
    other: 'You will want that card soon. Forest cards are those that you can spare.',
  },
  approach: {
    title: 'Come closer',
    say: 'Conquer also gives a move of one street. Bring your infantry from Amberquay to Bellmarket.',
    why: 'Bellmarket lies next to Highspire, where Mirela’s army stands. Coming close starts nothing: battles wait for the Battle phase.',
    other: 'Highspire is what we want, and from there your infantry would not reach it.',
  },
  layUpgrade: {
    title: 'Build',
    say: 'The last Season. Lay Upgrade.',
    why: 'It adds a token to two of your fortresses: two points that no battle is needed for.',
    other: 'A bold thought. Upgrade is two safe points and a move besides, and the battle comes anyway.',
  },
  turnUpgrade: {
    title: 'Turn it up',
    say: 'Turn Upgrade up.',
    why: 'Everything on a card is optional and goes in any order: first build, then move.',
    other: 'Cards in hand give no points at the end; tokens do.',
  },
  upgrade: {
    title: 'Make it stronger',
    say: 'Choose “Upgrade now”.',
    why: 'Which fortresses grow is asked next.',
    other: 'The move comes after that. Build first, so that you do not forget it.',
  },
  stronger: {
    title: 'Two of three',
    say: 'Choose Orrenkeep and Marrow Hold, then confirm.',
    why: 'One Upgrade never adds more than one token to the same fortress, so take two different ones.',
    other: 'Two points are better than one, and Orrenkeep and Marrow Hold are far from Mirela’s armies.',
  },
  close: {
    title: 'Two against one',
    say: 'Move your cavalry from Marrow Hold to Coldwater.',
    why: 'Now two of your armies touch Highspire and fight together. Marrow Hold stays yours without an army: only a conquest changes that.',
    other: 'Your infantry alone is weaker by three. With the cavalry at its side it is nearly even.',
  },
  battle: {
    title: 'The battle of Highspire',
    say: 'Armies of enemies that are neighbours must fight. All dials are open: you have 4 and 2, Mirela 7. That makes 6 against 7.',
    why: 'The weaker side has the initiative: it alone acts, until it is level or ahead. Then the other side must find an answer.',
  },
  up: {
    title: 'Play a battle card',
    say: 'Play the Infantry of the Town, the 5, face up.',
    why: 'Your infantry fights from Bellmarket, a town, so the card counts in full: 11 against 7. Then the initiative goes to Mirela.',
    other: 'That would do too little, or nothing at all. The 5 puts you ahead by four in one stroke.',
  },
  down: {
    title: 'Any card counts one',
    say: 'Mirela played a 6 and leads 13 to 11. Play the Spears of the Forest, the 4, face down.',
    why: 'A card that fits none of your regions may lie face down and counts 1. You are still behind, so you keep the initiative.',
    other: 'Keep that one for the next blow. The forest card is good for nothing else here.',
  },
  last: {
    title: 'The last word',
    say: 'Now the Spears of the Wetlands, the 4, face up.',
    why: 'Your cavalry fights from Coldwater, in the wetlands. 16 against 13: Mirela must find three or yield, and she holds no more wetlands cards.',
    other: 'One point is missing. This card gives four and leaves Mirela three behind.',
  },
  retreat: {
    title: 'She yields',
    say: 'Mirela yields and loses the difference: three units. The winner says where the beaten army goes. Send it to Easthaven.',
    why: 'A beaten army must leave, over one street, to a place without a foreign army. You choose what hurts most, or what is safest for you.',
    other: 'Bitternflat is possible too, but from Easthaven she threatens nothing of yours.',
  },
  chase: {
    title: 'Go after her',
    say: 'Highspire is empty. Follow with your infantry.',
    why: 'After a won battle each of your armies may move to where a beaten neighbour stood. The fortress itself falls in the Conquer phase, which comes at once.',
    other: 'Somebody must stand on Highspire now, or it stays Mirela’s. Send the infantry.',
  },
  spoils: {
    title: 'Highspire is yours',
    say: 'Two cards for the conquest, one goes: give away the Infantry of the Forest, the 5.',
    why: 'In the Conquer phase everybody takes what their armies stand on. It is the last decision of the match.',
    other: 'Which card goes makes no difference any more. Do it anyway, or take the one that the coach lights.',
  },
  points: {
    title: 'Count the points',
    say: 'Orrenkeep 4, Marrow Hold 3, Highspire 3, Stormwatch 2: 12 points. Mirela has 9. You win.',
    why: 'Without Highspire it would have been 9 to 11. That is Yield: stand in the right place when the Seasons are over, and know when to yield.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type StepId = keyof typeof en;
