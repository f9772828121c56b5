/** The Hordes. */

import { diceOf } from '../dice.ts';
import type { NemesisText } from '../nemesis.ts';
import type { Op } from '../ops.ts';

const victor = (n: number): Op => ({ op: 'vp', who: 'victor', n });
const curseHere: Op = { op: 'place', what: 'curse', n: 1, where: { at: 'here' } };

export const HORDE_CARDS = {
  'lich-queen': {
    initiative: [22, 3],
    dice: ['www/kprry', 'ww/prryy', 'ww/pryyw', 'ww/pyyww', 'w/pywww', 'w/ywww', 'w/www'],
    immediate: [curseHere, { op: 'when', is: 'card:lich-queen', yes: [{ op: 'vp', who: 'C', n: 5 }] }],
    abilities: [],
    godpower: { when: 'before-damage', limit: 'round', effect: [{ op: 'threat', on: 'hordes', n: 1 }] },
    destroyed: [victor(3)],
    source: 'rulebook',
  },
  'coven-of-yssat': {
    initiative: [26, 9],
    dice: ['yyyy/pprbb', 'yyy/prbbb', 'yyy/prbbb', 'yy/pbbbw', 'yy/pbbw', 'y/pbw', 'y/pw'],
    immediate: [{ op: 'frame', k: 'card:coven' }],
    abilities: [],
    godpower: {
      when: 'before-damage',
      limit: 'combat',
      effect: [
        { op: 'when', is: 'enemy-is-card', yes: [{ op: 'threat', on: 'enemy', n: -2 }], no: [{ op: 'deed', of: 'card:coven-of-yssat' }] },
      ],
    },
    destroyed: [victor(4), { op: 'frame', k: 'card:coven-ends' }],
    source: 'rulebook',
  },
  'counter-of-omens': {
    initiative: 13,
    dice: ['wwwww/kpppb', 'wwww/pppby', 'wwww/ppbby', 'www/pbbyy', 'www/pbby', 'ww/bby', 'ww/bb'],
    immediate: [{ op: 'place', what: 'skeleton', n: 2, where: { at: 'here' } }],
    abilities: [],
    godpower: {
      when: 'after-damage',
      limit: 'round',
      effect: [{ op: 'place', what: 'skeleton', n: 2, where: { empty: true }, together: true }],
    },
    destroyed: [{ op: 'place', what: 'skeleton', n: 2, where: { at: 'here' } }, victor(2)],
    source: 'rulebook',
  },
  bloodwyrm: {
    initiative: 21,
    dice: ['rrr/kprrr', 'rrr/prrrr', 'rr/rrrrr', 'rr/rrrr', 'r/rrr', 'r/rr', 'r/r'],
    immediate: [curseHere],
    abilities: [],
    godpower: { when: 'after-damage', limit: 'combat', effect: [curseHere] },
    destroyed: [victor(4)],
    source: 'public',
  },
  siren: {
    initiative: 25,
    dice: ['pr/pywww', 'pr/pywww', 'rr/pywww', 'r/pywww', 'bb/pyww', 'bb/pww', 'b/pw'],
    immediate: [{ op: 'frame', k: 'card:siren' }],
    abilities: [{ on: 'no-enemy-bolts' }],
    godpower: { when: 'after-damage', limit: 'combat', effect: [{ op: 'frame', k: 'card:siren-flees' }] },
    destroyed: [victor(2)],
    source: 'public',
  },
  banished: {
    initiative: [24, 26],
    dice: ['bb/prwww', 'bb/prww', 'bb/prw', 'b/rw', 'b/r'],
    immediate: [{ op: 'threat', on: 'self', n: 'card:banished', capped: true }],
    abilities: [{ on: 'reroll-blanks', n: 2 }],
    godpower: {
      when: 'before-damage',
      limit: 'round',
      effect: [
        {
          op: 'when',
          is: 'enemy-is-card',
          yes: [{ op: 'threat', on: 'enemy', n: -2 }],
          no: [{ op: 'select', what: 'costly-unit', seat: 'foe' }],
        },
      ],
    },
    destroyed: [victor(3), { op: 'frame', k: 'card:banished' }],
    advanced: true,
    source: 'public',
  },
  'false-messiah': {
    initiative: 28,
    dice: ['yw/kpprb', 'yw/pprbw', 'www/prbbw', 'ww/prbw', 'ww/rbbw', 'ww/bbw', 'w/bww'],
    immediate: [{ op: 'select', what: 'messiah' }],
    abilities: [{ on: 'dice', when: 'haven-or-empire-here', add: diceOf('r') }],
    godpower: { when: 'before-damage', limit: 'combat', effect: [{ op: 'select', what: 'remove-haven', where: { has: 'haven' } }] },
    destroyed: [victor(3), { op: 'select', what: 'messiah-unit', where: { at: 'here' } }],
    source: 'public',
  },
  oda: {
    initiative: 30,
    dice: ['-/kkppr', '-/kpprr', '-/kprry', '-/krry', '-/kry', '-/ky', '-/k'],
    immediate: [
      { op: 'threat', on: 'self', n: 2 },
      { op: 'threat', on: 'others', n: 1 },
    ],
    abilities: [{ on: 'no-archery' }],
    godpower: { when: 'before-damage', limit: 'bolt', effect: [{ op: 'symbols', add: 'skull', n: 2 }] },
    destroyed: [victor(5)],
    source: 'rulebook',
  },
} as const satisfies Record<string, NemesisText>;
