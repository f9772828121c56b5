import type { Ask, Match, Rnd } from '@longtable/kernel';
import type { Skirmish } from '@longtable/skirmish';
import type { Heuristic } from '../heuristic.ts';
import { WEIGHTS } from '../weights/skirmish.ts';

const hand = (m: Readonly<Match<Skirmish>>, seat: number): number => m.table.hands[seat]!.reduce((sum, n, kind) => sum + n * (kind + 1), 0);

export const skirmish: Heuristic<Skirmish> = {
  terms: [
    {
      name: 'points',
      open: true,
      weight: WEIGHTS.points,
      amount: (m, seat) => m.table.points[seat]!,
      words: { en: 'It brings points.', de: 'Es bringt Punkte.' },
    },
    {
      name: 'hand',
      open: false,
      weight: WEIGHTS.hand,
      amount: hand,
      words: { en: 'It saves strong soldiers.', de: 'Es schont starke Soldaten.' },
    },
  ],
  scale: (m) => 1 + 0.4 * m.table.hills.length,
  propose(m: Readonly<Match<Skirmish>>, ask: Ask, rnd: Rnd) {
    if (ask.shape !== 'pick') return null;
    const { options } = ask;
    // Sending nobody is as good as any: half of the time hold back.
    if (typeof options.at(-1) === 'string' && rnd(2) === 0) return options.at(-1)!;
    return options[m.table.prize > 2 ? options.length - 1 - rnd(Math.min(2, options.length)) : rnd(options.length)]!;
  },
  calm: (m, played) => played > 0 && m.stack.at(-1)?.k === 'round' && m.sealed?.every((answer) => answer === null) === true,
};
