import type { StepWords } from '../lesson.ts';

export const en = {
  theme: {
    title: 'Azuhl rises',
    say: 'You lead the Mohyar with Ronja; Mirela leads the Druwhn. You play together, against the Empire and against Chaos, and this is the last Chapter.',
    why: 'A Chapter has seven Phases. You are in the Actions Phase, with 3 action points: the gold beads beside your Hero.',
  },
  goal: {
    title: 'Above both',
    say: 'Look at the race above the map. Everybody wins together if every faction ends right of the gold line, above the Empire and above Chaos.',
    why: 'Mirela is there already. You have 3 points, the Empire has 9. A Haven scores 2 points each Chapter, so you need another one.',
  },
  command: {
    title: 'Command',
    say: 'Choose Command: for 1 AP and 1 Food your Units march to a hex next to them.',
    why: 'Moves cost 1 AP each and go on. Any other Action ends your turn; then the others play, as long as somebody has AP.',
    other: 'Good to know, but Rigga is what you need, and only Units can take it.',
  },
  where: {
    title: 'Rigga',
    say: 'Tap Rigga, north of your home. A Garrison of one level stands there.',
    why: 'Where enemies stand, combat begins at once.',
    other: 'There is nobody to fight and nothing to win this Chapter. Rigga has food and room for a Haven.',
  },
  hero: {
    title: 'Ronja comes along',
    say: 'Take your Hero with you.',
    why: 'A Hero throws no dice, but cards like Pit Fighter work only where the Hero is. And you build a Haven where your Hero stands.',
    other: 'Then she would have to walk there for another AP, and could not build the Haven.',
  },
  march: {
    title: 'Who marches',
    say: 'Send all four Units: 2 Sellswords, 1 Hunter, 1 Berserker.',
    why: 'Each Unit throws the die of its colour. At most five Units of yours may stand on a hex.',
    other: 'Fewer dice for the same fight. Nothing threatens your home this Chapter: send all of them.',
  },
  dice: {
    title: 'Archery is over',
    say: 'Only Archers shot, and nobody hit. Now comes the Clash: everybody throws. The sheet shows both sides and how the fight may end.',
    why: 'A Skull hits, a Shield stops a Skull, a Bolt wakes a Druid or breaks a Shield. Rigga is a Marsh: red dice become white.',
  },
  card: {
    title: 'A card',
    say: 'Use Pit Fighter: one more die for this Clash.',
    why: 'A flipped card sleeps until the next Chapter. This is the last one: there is nothing to save it for.',
    other: 'You may fight without it. But a card that sleeps until the end helps nobody.',
  },
  won: {
    title: 'Rigga is yours',
    say: 'The Garrison is destroyed, and none of yours fell. That brought a point, and Plunderer brought Plunder.',
    why: 'What you lose goes to a Graveyard and scores for the enemy. A fight goes on, Clash after Clash, until only one side is left.',
  },
  haven: {
    title: 'A Haven',
    say: 'Ronja stands on an explored hex without enemies. Choose Haven: 1 AP and 2 Plunder.',
    why: 'It scores 2 points in the Scoring Phase, and hexes with Havens produce.',
    other: 'First the Haven: 2 points each Chapter are more than anything else that you can do here.',
  },
  quest: {
    title: 'A Quest',
    say: 'One AP is left. Open the Quests and tap Hunt the White Beast.',
    why: 'Your attributes are dice: Might red, Leadership blue, Guile white or yellow. Each goal that the roll meets pays what is written beside it.',
    other: 'This is the best use of your last action point: four Skulls pay 4 points, and the odds stand on the card.',
  },
  guile: {
    title: 'Guile',
    say: 'Take one white die for your Guile and roll.',
    why: 'White dice can show Shields, yellow ones show more Skulls.',
    other: 'Yellow has more Skulls, but the Shield of a white die could meet the second goal.',
  },
  nemesis: {
    title: 'The Nemesis acts',
    say: 'All AP are spent: now the Imperial Guard leaves a Garrison and marches towards Mirela’s Haven, where its Target lies.',
    why: 'Nobody plays the enemies: rules decide. The log and “What the Nemesis did” say why they went where they went.',
  },
  spend: {
    title: 'Scoring',
    say: 'You could buy a point for 5 resources. You need none: choose No more.',
    why: 'Before the points are counted, goods become points for whoever is behind. All of you are above both already.',
    other: 'It would do no harm, but you are above both. Go on.',
  },
  end: {
    title: 'Free',
    say: 'Every faction ends above the Empire and above Chaos: you have won together.',
    why: 'In a whole match there are four Chapters, each with an Event that brings new enemies, and a Build Phase for new Units.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type StepId = keyof typeof en;
