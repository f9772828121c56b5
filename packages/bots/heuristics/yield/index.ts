import type { Match } from '@longtable/kernel';
import { sizeOf } from '@longtable/kit';
import { YEARS } from '@longtable/yield/data/numbers';
import { points } from '@longtable/yield/query/board';
import type { Yield } from '@longtable/yield/spec';
import type { Heuristic } from '../../heuristic.ts';
import { WEIGHTS } from '../../weights/yield.ts';
import { propose } from './propose.ts';
import { besieged, grasp, odds, peril, reach, unitsOf } from './sight.ts';

/** The part of the game that is still to come, between 1 and 0. */
const ahead = (m: Readonly<Match<Yield>>): number => (YEARS - m.table.year + (4 - m.table.season) / 4) / YEARS;

/** By players: how much less a lead says than it seems to, measured by `longtable reliability yield`. */
const CAUTION: readonly number[] = [1, 1, 4.7, 3.5, 2.2, 2];

export const yieldHeuristic: Heuristic<Yield> = {
  terms: [
    {
      name: 'points',
      open: true,
      weight: WEIGHTS.points,
      amount: (m, seat) => points(m.table, seat),
      words: { en: 'It raises its fortresses.', de: 'Es mehrt seine Festungen.' },
    },
    {
      name: 'grasp',
      open: true,
      weight: WEIGHTS.grasp,
      amount: (m, seat) => grasp(m.table, seat),
      words: { en: 'An army stands ready to conquer.', de: 'Eine Armee steht bereit zu erobern.' },
    },
    {
      name: 'besieged',
      open: true,
      weight: WEIGHTS.besieged,
      amount: (m, seat) => besieged(m.table, seat),
      words: { en: 'It relieves a threatened fortress.', de: 'Es entsetzt eine bedrohte Festung.' },
    },
    {
      name: 'reach',
      open: true,
      weight: WEIGHTS.reach,
      amount: (m, seat) => reach(m.table, seat) * ahead(m),
      words: { en: 'It marches towards a prize.', de: 'Es marschiert auf Beute zu.' },
    },
    {
      name: 'odds',
      open: false,
      weight: WEIGHTS.odds,
      amount: (m, seat) => odds(m.table, seat),
      words: { en: 'It expects to win the fight there.', de: 'Es erwartet dort einen Sieg.' },
    },
    {
      name: 'peril',
      open: false,
      weight: WEIGHTS.peril,
      amount: (m, seat) => peril(m.table, seat),
      words: { en: 'It keeps away from the Destroyer.', de: 'Es hält sich vom Zerstörer fern.' },
    },
    {
      name: 'units',
      open: false,
      weight: WEIGHTS.units,
      amount: (m, seat) => unitsOf(m.table, seat) * (0.3 + ahead(m)),
      words: { en: 'It keeps its armies strong.', de: 'Es hält seine Armeen stark.' },
    },
    {
      name: 'cards',
      open: false,
      weight: WEIGHTS.cards,
      amount: (m, seat) => sizeOf(m.table.players[seat]!.hand) * (0.3 + ahead(m)),
      words: { en: 'It gathers battle cards.', de: 'Es sammelt Kampfkarten.' },
    },
  ],
  scale: (m) => CAUTION[m.seats]! * (1.2 + 4 * ahead(m)),
  side: (m, seat) => m.table.sides[seat]!,
  propose,
  taste: (m) => m.stack[m.stack.length - 1]?.at === 'leader',
  calm(m, played) {
    const top = m.stack[m.stack.length - 1];
    return played > 0 && m.sealed !== null && top !== undefined && top.at === 'choose' && m.sealed.every((answer) => answer === null);
  },
};
