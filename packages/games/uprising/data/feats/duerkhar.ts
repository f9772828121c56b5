/** Feats of Yanny and Baranth (components, section 12). */

import { attributeFeat, type FeatDef, flipped, reacting, standing, start, use } from '../cards.ts';
import { diceOf } from '../dice.ts';

const there = true;

export const YANNY = {
  'younglings-rise': start({
    ...flipped(
      use('after-combat', [{ op: 'select', what: 'exchange-type', where: { at: 'here' } }], {
        there,
        needs: [{ unitHere: 'younglings' }, { reserve: 'oathsworn' }],
      }),
    ),
    source: 'rulebook',
  }),
  'forge-song': start(
    flipped(
      use(
        'build',
        [
          { op: 'mark', mark: 'free-wall' },
          { op: 'mark', mark: 'free-tower' },
        ],
        { needs: [{ hex: { has: 'own-haven' } }] },
      ),
    ),
  ),
  matriarch: attributeFeat('leadership', 'magic', [0, 2, 0]),
  stonewise: attributeFeat('might', 'leadership', [2, 0, 0]),
  'shield-brothers': flipped(
    use('before-damage', [{ op: 'symbols', add: 'shield', n: { unitsHere: 'younglings', per: 2 } }], {
      round: 'both',
      there,
      needs: [{ unitHere: 'younglings', atLeast: 2 }],
    }),
  ),
  'koloth-rider': flipped(use('before-rolling', [{ op: 'dice', add: diceOf('k') }], { round: 'both', needs: [{ dieOf: 'koloth' }] })),
  'deep-roads': standing({ on: 'deep-roads' }),
  'spear-chorus': flipped(
    use('before-rolling', [{ op: 'dice', add: diceOf('w'), n: { unitsHere: 'spearsingers', per: 1 } }], {
      round: 'archery',
      needs: [{ unitHere: 'spearsingers' }],
    }),
  ),
  'oath-of-stone': flipped(use('before-damage', [{ op: 'roundMark', mark: 'save-2' }], { round: 'both', there })),
  'hearth-fires': standing({ on: 'score', vp: 1, per: 'defended-haven' }),
} as const satisfies Record<string, FeatDef>;

export const BARANTH = {
  'hammer-blow': start(flipped(use('before-damage', [{ op: 'symbols', add: 'skull', n: 1 }], { round: 'clash' }))),
  'quarry-master': start(standing({ on: 'produce', goods: [0, 1, 0] })),
  'iron-will': attributeFeat('might', 'leadership', [0, 2, 0]),
  'rune-carver': attributeFeat('magic', 'might', [2, 0, 0]),
  'siege-craft': flipped(
    use('before-rolling', [{ op: 'deed', of: 'card:siege-craft' }], { round: 'both', needs: ['card:siege-craft', 'enemy-dice'] }),
  ),
  'mountain-guard': flipped(
    use('before-rolling', [{ op: 'dice', add: diceOf('b') }], { round: 'clash', needs: [{ terrain: 'highlands' }] }),
  ),
  'oathsworn-march': flipped(use('actions', [{ op: 'mark', mark: 'oathsworn-march' }])),
  armory: flipped(use('build', [{ op: 'mark', mark: 'armory' }])),
  stubborn: flipped(use('before-damage', [{ op: 'deed', of: 'card:stubborn' }], { round: 'both', needs: ['card:stubborn'] })),
  grudge: reacting({ on: 'legion-destroyed', which: 'hunting-me', vp: 1 }),
} as const satisfies Record<string, FeatDef>;
