/** The Legions. One of The Butcher and The Executioner is in the deck (option `legionSet`). */

import { diceOf } from '../dice.ts';
import type { Ability, NemesisText } from '../nemesis.ts';
import type { Op } from '../ops.ts';

const target: Op = { op: 'target' };
const victor = (n: number): Op => ({ op: 'vp', who: 'victor', n });
const onBadlands = (letters: string): Ability => ({ on: 'archery-dice', terrain: 'badlands', add: diceOf(letters) });
/** against a Horde the clause that needs a player becomes a loss of Threat. */
const orThreat = (n: number, against: readonly Op[]): Op => ({
  op: 'when',
  is: 'enemy-is-card',
  yes: [{ op: 'threat', on: 'enemy', n: -n }],
  no: against,
});

export const LEGION_CARDS = {
  courtesan: {
    initiative: 2,
    dice: ['-/-', '-/-', '-/-', '-/-', '-/-', '-/-', '-/-'],
    immediate: [target, { op: 'each', of: 'players', do: [{ op: 'select', what: 'flip-card' }] }],
    abilities: [{ on: 'copy-dice' }],
    godpower: { when: 'before-damage', limit: 'round', effect: [{ op: 'token', on: 'another' }] },
    destroyed: [{ op: 'heroRoll' }, { op: 'vp', who: 'victor', n: 'hero-skulls' }],
    source: 'public',
  },
  warlock: {
    initiative: 5,
    dice: ['by/ppbry', 'by/pbryy', 'yw/pbyyy', 'by/pbyyw', 'yw/pbyw', 'ww/pbw', 'w/pw'],
    immediate: [target, { op: 'token', on: 'self' }],
    abilities: [{ on: 'adjacent-to-all' }],
    godpower: {
      when: 'after-damage',
      limit: 'bolt',
      effect: [orThreat(1, [{ op: 'select', what: 'warlock', where: { at: 'here' } }])],
    },
    destroyed: [victor(3)],
    source: 'public',
  },
  spymaster: {
    initiative: 8,
    dice: ['wwww/ppbrr', 'wwww/ppbbr', 'www/pbbbr', 'www/pbbrw', 'ww/pbrw', 'ww/prw', 'w/pw'],
    immediate: [target, { op: 'market', to: 'down' }],
    abilities: [{ on: 'no-enemy-shields' }],
    godpower: { when: 'before-damage', limit: 'round', effect: [orThreat(2, [{ op: 'select', what: 'spymaster', seat: 'foe' }])] },
    destroyed: [{ op: 'market', to: 'up' }, victor(4)],
    source: 'public',
  },
  assassin: {
    initiative: 10,
    dice: ['bw/kpbrr', 'bw/pbrry', 'bw/pbryy', 'bw/pbryw', 'ww/bryw', 'ww/brw', 'w/br'],
    immediate: [
      target,
      {
        op: 'each',
        of: 'players',
        do: [
          {
            op: 'choose',
            from: [
              { id: 'remove-elite', needs: ['card:assassin'], do: [{ op: 'select', what: 'remove-elite' }] },
              { id: 'lose-two-food', do: [{ op: 'lose', who: 'me', res: 'food', n: 2 }] },
            ],
          },
        ],
      },
    ],
    abilities: [onBadlands('rr')],
    godpower: { when: 'before-damage', limit: 'round', effect: [{ op: 'symbols', add: 'skull', n: 2 }] },
    destroyed: [victor(3)],
    source: 'public',
  },
  'imperial-guard': {
    initiative: 12,
    dice: ['bw/pppbbr', 'bw/ppbbbr', 'bw/pbbryy', 'bw/bbryw', 'ww/bryww', 'ww/brww', 'w/rww'],
    immediate: [target, { op: 'place', what: 'garrison', n: 'players', where: { at: 'capital' } }],
    abilities: [onBadlands('r')],
    godpower: { when: 'before-damage', limit: 'round', effect: [{ op: 'symbols', add: 'shield', n: 2 }] },
    destroyed: [victor(5), { op: 'select', what: 'guard-revenge', where: { at: 'here' } }],
    source: 'public',
  },
  butcher: {
    initiative: 15,
    dice: ['yy/kprrb', 'yy/prrby', 'yw/prry', 'ww/pryy', 'w/rryw', 'w/ryw', '-/ry'],
    immediate: [target, { op: 'lose', who: 'all', res: 'plunder', n: 'card:butcher' }],
    abilities: [onBadlands('rrr')],
    godpower: {
      when: 'before-damage',
      limit: 'combat',
      effect: [{ op: 'select', what: 'remove-haven', where: { near: 'here-or-at', has: 'haven' } }],
    },
    destroyed: [victor(4)],
    source: 'rulebook',
  },
  'mage-breaker': {
    initiative: 18,
    dice: ['ky/kkbbb', 'ky/kbbby', 'kky/kbbyy', 'kky/kbbyw', 'kky/kbyw', 'kky/kbw', 'ky/kyw'],
    immediate: [target, { op: 'each', of: 'players', do: [{ op: 'select', what: 'flip-item' }] }],
    abilities: [{ on: 'retarget-removes-tower' }],
    godpower: { when: 'before-damage', limit: 'round', effect: [{ op: 'symbols', add: 'skull', n: 'card:mage-breaker:bolts' }] },
    destroyed: [victor(2), { op: 'vp', who: 'victor', n: 'card:mage-breaker:towers' }, { op: 'market', to: 'new' }],
    advanced: true,
    source: 'public',
  },
  executioner: {
    initiative: 20,
    dice: ['bw/kpbrr', 'bw/kpbry', 'bw/kpyy', 'bw/kpyy', 'ww/kpyy', 'ww/kp', 'w/k'],
    immediate: [{ op: 'target', leader: true }],
    abilities: [{ on: 'dice', when: 'target-here', add: diceOf('p') }],
    godpower: {
      when: 'after-damage',
      limit: 'combat',
      effect: [orThreat(2, [{ op: 'select', what: 'costliest-of-all', seat: 'foe' }])],
    },
    destroyed: [victor(3)],
    source: 'public',
  },
  'new-emperor': {
    initiative: 29,
    dice: ['bww/kkpbr', 'bww/kpbrr', 'bww/kpbrr', 'bw/kpbry', 'ww/pbryw', 'ww/pyw', 'w/py'],
    immediate: [target, { op: 'vp', who: 'E', n: 'players' }],
    abilities: [onBadlands('rr')],
    godpower: { when: 'before-damage', limit: 'round', effect: [{ op: 'vp', who: 'E', n: 2 }] },
    destroyed: [
      {
        op: 'edition',
        first: [{ op: 'place', what: 'garrison', n: 2, where: { empty: true, noX: true } }, victor(5)],
        second: [victor(5), { op: 'place', what: 'garrison', n: 2, where: { at: 'capital' } }],
      },
    ],
    source: 'rulebook',
  },
} as const satisfies Record<string, NemesisText>;
