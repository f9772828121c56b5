import type { Texts } from '@longtable/kit';
import type { Yield } from '../../spec.ts';
import { events } from './events.ts';
import { prompts } from './prompts.ts';

export const en: Texts<Yield> = {
  name: 'Yield',
  tagline: 'Three Years of marching, bluffing and yielding at the right moment.',
  prompts,
  offers: {},
  events,
  results: { 'years-over': 'Three Years are over.', destroyer: 'The Destroyer has destroyed an army.' },
  options: {
    leaders: {
      label: 'Leaders',
      help: 'Play with the five leaders, or without for a first game.',
      values: { choose: 'Choose at the table', none: 'None (first game)' },
    },
    teams: {
      label: 'Teams',
      help: 'Each for themselves, two against two, or two against one.',
      values: { none: 'Each for themselves', pairs: 'Two against two', duo: 'Two against one (experimental)' },
    },
    first: {
      label: 'Starting player',
      help: 'Who begins; ties are decided in their favour.',
      values: { random: 'At random', 0: 'Seat 1', 1: 'Seat 2', 2: 'Seat 3', 3: 'Seat 4', 4: 'Seat 5' },
    },
    halving: {
      label: 'Destroyed for want of a retreat',
      help: 'What the dial is halved from.',
      values: { dial: 'The dial after losses', 'before-battle': 'The dial before the battle' },
    },
    chases: {
      label: 'Chases',
      help: 'How many armies may chase after a battle.',
      values: { pairs: 'One for each beaten army', one: 'One for each battle' },
    },
    recovery: {
      label: 'Recovery',
      help: 'Where destroyed armies come back.',
      values: { together: 'All on one fortress', apart: 'Each on any fortress' },
    },
    steals: {
      label: 'Reinforcements',
      help: 'How often Pavyr may steal.',
      values: { armies: 'Once for each army', adjacent: 'Once for each army next to an enemy' },
    },
    destroyer: { label: 'Destroyer allowed', help: 'Basil’s side B can end a game within the first Year.' },
  },
  terms: {
    Army: 'A meeple with a secret dial of 1 to 15 units.',
    Fortress: 'A place with tokens. The top token shows who controls it; every token is worth a point.',
    Initiative: 'In a battle only the weakest side acts.',
    Yield: 'Give up a battle: lose the difference and retreat.',
    Season: 'A quarter of the Strategy phase: everybody plays one strategy card.',
    Year: 'A round of the game: Strategy, Battle, Conquer, Recovery and Recruitment.',
  },
};
