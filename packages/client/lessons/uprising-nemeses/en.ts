import type { StepWords } from '../lesson.ts';

export const en = {
  enemies: {
    title: 'Two enemies',
    say: 'Legions of the Empire and Hordes of Chaos are listed beside the map in the order they act. The badge is their Threat: hits that destroy them, and the row of dice that they throw.',
    why: 'Nobody plays them. When all action points are spent, each card acts once for each of its tokens, the lowest initiative first.',
  },
  target: {
    title: 'The red arrow',
    say: 'The Butcher stands at Rigga, and its Target lies on your Haven. The red arrow shows it: next it comes to you.',
    why: 'A Legion goes one hex nearer to its Target each time it acts, and leaves a Garrison where it was. Each hex with a Garrison is a point for the Empire.',
  },
  command: {
    title: 'Bring them home',
    say: 'One Sellsword cannot hold the Haven. Choose Command while there is time.',
    why: 'Where a Legion wins, or nobody defends, the Haven is removed with its Wall and Tower.',
    other: 'That helps nobody when the Haven falls. Your last action point is for its defence.',
  },
  where: {
    title: 'The Haven',
    say: 'Tap your home: the three Units from next to it march there.',
    why: 'You defend where you stand. The Hero is there already, so cards that need her work.',
    other: 'The Butcher does not go there. Its arrow points at your Haven.',
  },
  march: {
    title: 'All of them',
    say: 'Send all three.',
    why: 'Each Unit is a die. And a place without Units of yours is no place that Chaos or the Empire would come to fight.',
    other: 'Every die counts now: send all three.',
  },
  loss: {
    title: 'The first arrow flies',
    say: 'The Butcher has come and shot first: one of your Units falls. Let it be a Sellsword, the cheapest.',
    why: 'It goes to the Imperial Graveyard. With a Unit of yours in it, the Empire scores 2 points, however many lie there.',
    other: 'Elite Units are dear and throw better dice. The cheapest falls first.',
  },
  card: {
    title: 'Strike back',
    say: 'Use Pit Fighter. Its card says what it changes: the odds of the whole fight, and the hits of this round.',
    why: 'Three hits destroy him, and that is worth what his card says: 4 points. Tap his hex to read all four parts of it. The odds come from the rules themselves, played a few hundred times from what you can see.',
    other: 'You may fight without it. But look at the odds on the card.',
  },
  horde: {
    title: 'Hordes wander',
    say: 'The Butcher is destroyed. Bloodwyrm acts next: it has left a Curse and now moves one hex, never farther from The Capital.',
    why: 'Hordes have no Target. They prefer a Haven, then enemies, then an empty hex. A Curse kills a Haven, and each one is a point for Chaos.',
  },
  tie: {
    title: 'Who breaks a tie',
    say: 'Four hexes are equally good for it. You are the first player: you decide. Send it along the rim, away from both of you.',
    why: 'The story of each step says which rule decided, what was rejected and why, and who broke a tie. “What the Nemesis did” tells it again.',
    other: 'Allowed, but nearer to somebody’s Haven. Let it circle outside.',
  },
  spend: {
    title: 'What they score',
    say: 'The Empire scored a Garrison and its Graveyard, Chaos a Curse and a Horde. You are above both: choose No more.',
    why: 'Destroying Garrisons, Curses and cards is worth twice: you gain, and they do not score.',
    other: 'It would do no harm, but you are above both. Go on.',
  },
  end: {
    title: 'Held',
    say: 'The Haven stands and every faction is above both Nemeses: you have won together.',
    why: 'In a whole match new Legions and Hordes come with every Event, and three Skeletons on a hex become a Horde.',
  },
} as const satisfies Readonly<Record<string, StepWords>>;

export type StepId = keyof typeof en;
