import type { Texts } from '@longtable/kit';
import { rivals } from '../../rivals.ts';
import type { CrownOfAsh } from '../../spec.ts';
import { events } from './events.ts';
import { prompts } from './prompts.ts';

export const en: Texts<CrownOfAsh> = {
  name: 'Crown of Ash',
  tagline: 'Raise the dead, rebuild the land, and hold the Citadel when the ash settles.',
  prompts,
  offers: {},
  events,
  results: {
    crown: 'Four rounds are over: the most worthy lord takes the crown.',
    shared: 'Four rounds are over, and the crown is shared.',
    ai: 'Four rounds are over, and the AI takes the crown.',
  },
  rivals: ({ view }, why) => rivals(view, why, 'The AI'),
  options: {
    ai: { label: 'AI opponent', help: 'The rulebook’s own opponent joins as one more player. One player alone always plays against it.' },
    difficulty: {
      label: 'Difficulty',
      help: 'Who guards the Citadel for the AI at the start.',
      values: { easy: 'Easy (tier I)', medium: 'Medium (tier II)', hard: 'Hard (tier III)' },
    },
    garrison: {
      label: 'Garrison',
      help: 'One to three chosen fighters guard the Citadel instead of a random one.',
      values: { 'by-difficulty': 'By difficulty' },
    },
    targeted: { label: 'Targeted card', help: 'The sixth action card makes the AI pick weak targets.' },
    powers: { label: 'Powers', help: 'Advanced mode: each necromancer has two powers and one token.' },
    necromancers: { label: 'Necromancers', help: 'Who plays whom.', values: { choose: 'Chosen at the table' } },
    turnOrder: {
      label: 'Turn order',
      help: 'How the order of the next round comes about.',
      values: {
        arrange: 'The lowest player arranges it',
        ascending: 'By score, the lowest first',
        clockwise: 'Clockwise, the lowest names who starts (easier to follow)',
      },
    },
    flanks: {
      label: 'Flanks of the Citadel',
      help: 'What attacking from the sides adds.',
      values: { one: 'Left +1, right 0, front −1', both: 'Both flanks +1, front −1' },
    },
    trio: { label: 'Three of a kind', help: 'What three fighters of one kind add in the Citadel.', values: { 2: '+2', 3: '+3' } },
    fortify: {
      label: 'Fortify lasts',
      help: 'How long a fortified pair keeps its +2.',
      values: { pair: 'While the pair stays together', round: 'Until the end of the round' },
    },
    aiGold: { label: 'The AI’s starting gold', help: 'The AI scores 2 VP for the gold that every player starts with.' },
  },
  terms: {
    Minion: 'One of your four workers. Each turn you place one; all come back at the end of the round.',
    'Attack Value': 'What a fighter adds to the total of its side.',
    Bolster: 'Fighters of one kind on one side add 1 for a pair and 2 for three.',
    'Owner’s Tax': 'What the owner of a structure gets from the supply when somebody else gathers there.',
    Amend: 'Change the defenders of a region in which you gather or build.',
    'Special ingredient': 'As a cost: any resource. As a gain: a basic resource of your choice.',
    Automaton: 'A strong, cheap fighter that serves in one combat and costs points if you still have it at the end.',
    Display: 'The six fighters that can be raised.',
    Row: 'The four structures that can be built.',
    'Fate Card': 'Your secret pair of kinds: their fighters score at the end.',
    'King Token': 'Whoever beat the King keeps it; it breaks the last tie.',
    'Determined Region': 'The region that the die names for the AI.',
  },
};
