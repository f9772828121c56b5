/** Feats of Kha'al and Dugpa (components, section 12). */

import { attributeFeat, type FeatDef, flipped, reacting, standing, start, use } from '../cards.ts';
import { diceOf } from '../dice.ts';

export const KHAAL = {
  warchief: start(
    flipped(
      use('before-rolling', [{ op: 'dice', add: diceOf('w'), n: { unitsHere: 'tribesmen', per: 2 } }], {
        round: 'clash',
        needs: [{ unitHere: 'tribesmen', atLeast: 2 }],
      }),
    ),
  ),
  raid: start(flipped(use('after-combat', [{ op: 'gain', who: 'me', goods: [0, 0, 2] }], { needs: ['card:raid'] }))),
  brutal: attributeFeat('might', 'leadership', [0, 0, 2]),
  blooded: attributeFeat('might', 'guile', [0, 2, 0]),
  'horde-of-our-own': flipped(
    use('build', [{ op: 'select', what: 'gain-tribesmen', where: { has: 'own-haven' }, times: 2, optional: true }], {
      needs: [{ reserve: 'tribesmen' }, { hex: { has: 'own-haven', room: true } }],
    }),
  ),
  'varg-pack': flipped(use('before-combat', [{ op: 'combatMark', mark: 'vargs' }], { round: 'archery', needs: [{ unitHere: 'vargs' }] })),
  'troll-feed': flipped(
    use(
      'before-rolling',
      [
        { op: 'pay', goods: [0, 0, 2] },
        { op: 'dice', add: diceOf('r') },
      ],
      { round: 'clash', needs: [{ unitHere: 'trolls' }, { goods: [0, 0, 2] }] },
    ),
  ),
  'break-them': flipped(use('before-damage', [{ op: 'deed', of: 'card:break-them' }], { round: 'both', needs: ['card:break-them'] })),
  'skull-pile': reacting({ on: 'skeleton-destroyed', every: 3, vp: 1 }),
  'no-retreat': flipped(use('before-rolling', [{ op: 'dice', add: diceOf('r') }], { round: 'both', needs: ['card:no-retreat'] })),
} as const satisfies Record<string, FeatDef>;

export const DUGPA = {
  'bone-reader': start(flipped(use('hero-roll', [{ op: 'dice', add: diceOf('p') }]))),
  totem: start(
    flipped(
      use('actions', [{ op: 'select', what: 'gain-tribesmen', where: { at: 'hero' } }], {
        needs: [{ reserve: 'tribesmen' }, { hex: { at: 'hero', room: true } }],
      }),
    ),
  ),
  'spirit-walker': attributeFeat('magic', 'guile', [0, 0, 2]),
  'old-blood': attributeFeat('magic', 'might', [2, 0, 0]),
  'hex-of-rot': flipped(
    use('actions', [{ op: 'select', what: 'weaken-horde', where: { at: 'hero' }, n: 1 }], {
      needs: [{ foe: { side: 'C', where: { at: 'hero' } } }],
    }),
  ),
  'ghost-drums': flipped(use('before-damage', [{ op: 'reroll', max: 3 }], { round: 'clash', needs: ['die'] })),
  'eat-the-dead': flipped(
    use(
      'actions',
      [
        { op: 'pay', goods: [0, 0, 2] },
        { op: 'select', what: 'any-from-grave', times: 2, optional: true },
      ],
      { needs: ['card:eat-the-dead', { goods: [0, 0, 2] }] },
    ),
  ),
  'witch-fog': flipped(use('before-combat', [{ op: 'combatMark', mark: 'no-archery' }], { round: 'archery' })),
  'storm-caller': flipped(use('before-damage', [{ op: 'roundMark', mark: 'storm' }], { round: 'both', needs: ['card:storm-caller'] })),
  'ancestors-due': standing({ on: 'chaos-score', most: 2 }),
} as const satisfies Record<string, FeatDef>;
