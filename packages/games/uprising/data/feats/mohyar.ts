/** Feats of Ronja and Hanzo (components, section 12). */

import { attributeFeat, type FeatDef, flipped, reacting, start, use } from '../cards.ts';
import { diceOf } from '../dice.ts';

const there = true;

export const RONJA = {
  'pit-fighter': start(flipped(use('before-rolling', [{ op: 'dice', add: diceOf('r') }], { round: 'clash', there }))),
  plunderer: start(reacting({ on: 'garrison-destroyed', gain: [0, 1, 0] })),
  rage: attributeFeat('might', 'guile', [0, 0, 2]),
  scars: attributeFeat('might', 'leadership', [0, 2, 0]),
  'blood-for-blood': flipped(
    use('after-damage', [{ op: 'deed', of: 'card:blood-for-blood' }], { round: 'both', there, needs: ['card:blood-for-blood'] }),
  ),
  'berserker-call': flipped(use('build', [{ op: 'mark', mark: 'berserkers' }], { needs: [{ reserve: 'berserkers' }] })),
  'chain-breaker': flipped(
    use('actions', [{ op: 'select', what: 'destroy-garrison', where: { near: 'hero', has: 'garrison' } }], {
      needs: [{ hex: { near: 'hero', has: 'garrison' } }],
    }),
  ),
  'forced-march': flipped(use('actions', [{ op: 'mark', mark: 'free-food' }])),
  'trophy-rack': reacting({ on: 'legion-destroyed', which: 'by-me', vp: 1 }),
  'last-one-standing': flipped(
    use('before-damage', [{ op: 'reroll', max: 1 }], { round: 'both', needs: ['card:last-one-standing', 'die'] }),
  ),
} as const satisfies Record<string, FeatDef>;

export const HANZO = {
  'shadow-step': start(flipped(use('actions', [{ op: 'spendAp' }, { op: 'select', what: 'hero-distance-2' }], { needs: ['ap'] }))),
  fence: start(flipped(use('actions', [{ op: 'mark', mark: 'fence' }]))),
  nimble: attributeFeat('guile', 'magic', [2, 0, 0]),
  streetwise: attributeFeat('guile', 'leadership', [0, 0, 2]),
  'slip-away': flipped(use('before-damage', [{ op: 'roundMark', mark: 'save-1' }], { round: 'both', there })),
  pickpocket: flipped(use('actions', [{ op: 'gain', who: 'me', goods: [2, 0, 0] }], { needs: [{ hex: { at: 'hero', has: 'garrison' } }] })),
  'poisoned-arrows': flipped(
    use('before-damage', [{ op: 'symbols', add: 'skull', n: 1 }], { round: 'archery', needs: [{ unitHere: 'hunters' }] }),
  ),
  sabotage: flipped(
    use('actions', [{ op: 'select', what: 'weaken-legion', where: { at: 'hero' }, n: 1 }], {
      needs: [{ foe: { side: 'E', where: { at: 'hero' } } }],
    }),
  ),
  'loaded-dice': flipped(use('hero-rerolls', [{ op: 'reroll', max: 99 }], { needs: ['die'] })),
  informant: flipped(
    use('actions', [{ op: 'select', what: 'untoken', where: { near: 'hero' } }], {
      needs: [{ foe: { where: { near: 'hero' }, token: true } }],
    }),
  ),
} as const satisfies Record<string, FeatDef>;
