/** Feats of Syndra and Fhayanor (components, section 12). */

import { attributeFeat, type FeatDef, flipped, standing, start, use } from '../cards.ts';
import { diceOf } from '../dice.ts';

const there = true;

export const SYNDRA = {
  'moonlight-rite': start(flipped(use('before-damage', [{ op: 'skullToBolt' }], { round: 'both', needs: ['skull-to-turn'] }))),
  'forest-paths': start(standing({ on: 'forest-paths' })),
  seer: attributeFeat('magic', 'leadership', [2, 0, 0]),
  starborn: attributeFeat('magic', 'guile', [0, 2, 0]),
  'thorn-ward': flipped(use('before-damage', [{ op: 'symbols', add: 'shield', n: 2 }], { round: 'both', there })),
  'sisters-of-the-blade': flipped(
    use('before-damage', [{ op: 'reroll', max: 99, of: 'swordsisters', only: 'blank' }], {
      round: 'clash',
      needs: [{ blank: 'swordsisters' }],
    }),
  ),
  cleanse: flipped(
    use(
      'actions',
      [
        { op: 'pay', goods: [4, 0, 0] },
        { op: 'select', what: 'remove-curse', where: { at: 'hero', has: 'curse' } },
      ],
      { needs: [{ hex: { at: 'hero', has: 'curse' } }, { goods: [4, 0, 0] }] },
    ),
  ),
  'call-the-beasts': flipped(use('build', [{ op: 'mark', mark: 'beastmasters' }], { needs: [{ reserve: 'beastmasters' }] })),
  vision: flipped(use('actions', [{ op: 'frame', k: 'card:vision' }], { needs: ['card:vision'] })),
  'silver-rain': flipped(use('before-rolling', [{ op: 'dice', add: diceOf('p') }], { round: 'archery' })),
} as const satisfies Record<string, FeatDef>;

export const FHAYANOR = {
  'captain-of-bows': start(
    flipped(
      use('before-damage', [{ op: 'reroll', max: 99, of: 'sons-of-the-bow' }], {
        round: 'archery',
        needs: [{ dieOf: 'sons-of-the-bow' }],
      }),
    ),
  ),
  rally: start(flipped(use('before-rolling', [{ op: 'dice', add: diceOf('b') }], { round: 'clash' }))),
  noble: attributeFeat('leadership', 'might', [2, 0, 0]),
  pathfinder: attributeFeat('guile', 'leadership', [0, 0, 2]),
  'hold-the-line': flipped(use('before-rolling', [{ op: 'dice', add: diceOf('b') }], { round: 'clash', needs: ['wall-here'] })),
  ambush: flipped(use('before-combat', [{ op: 'combatMark', mark: 'woods' }], { round: 'archery', needs: ['card:ambush'] })),
  'ranger-school': flipped(use('build', [{ op: 'mark', mark: 'rangers' }], { needs: [{ reserve: 'rangers' }] })),
  'supply-lines': standing({ on: 'produce', goods: [0, 0, 1], perHaven: 2 }),
  'signal-fires': flipped(use('actions', [{ op: 'frame', k: 'card:signal-fires' }], { needs: ['card:signal-fires'] })),
  'vow-of-return': flipped(use('scoring', [{ op: 'select', what: 'own-from-grave' }], { needs: ['own-in-grave'] })),
} as const satisfies Record<string, FeatDef>;
