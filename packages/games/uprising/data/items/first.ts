/** Items 1 to 24 (components, section 11). */

import { type ItemDef, item, use } from '../cards.ts';
import { diceOf } from '../dice.ts';

const there = true;

export const FIRST_ITEMS = {
  'whip-of-thorns': item(
    1,
    ['leadership', 2],
    3,
    'flip',
    [
      use(
        'before-rolling',
        [
          { op: 'dice', add: diceOf('r') },
          { op: 'roundMark', mark: 'whip' },
        ],
        { round: 'clash', there },
      ),
      use('rolled', [{ op: 'select', what: 'enemy-reroll', optional: true }], {
        round: 'clash',
        there,
        needs: ['whip', 'enemy-dice'],
        free: true,
      }),
    ],
    { source: 'rulebook' },
  ),
  flenser: item(
    2,
    ['might', 2],
    3,
    'flip',
    [use('before-damage', [{ op: 'symbols', add: 'skull', n: 'skull-pairs' }], { round: 'clash', there, needs: ['skulls-2'] })],
    { source: 'rulebook' },
  ),
  'xyxrit-leaves': item(3, null, 1, 'discard', [use('hero-roll', [{ op: 'select', what: 'die-colour' }])], { source: 'rulebook' }),
  'abad-warpaint': item(4, null, 1, 'discard', [use('before-rolling', [{ op: 'dice', add: diceOf('r') }], { round: 'clash', there })], {
    source: 'rulebook',
  }),
  blackfire: item(5, ['magic', 1], 2, 'discard', [use('before-rolling', [{ op: 'dice', add: diceOf('yy') }], { round: 'archery', there })]),
  'frost-lantern': item(6, null, 1, 'discard', [
    use('actions', [{ op: 'select', what: 'flip-hex', where: { near: 'hero', explored: false } }], { needs: ['unexplored-near'] }),
  ]),
  'sea-tower-key': item(7, ['guile', 1], 2, 'flip', [
    use('actions', [{ op: 'spendAp' }, { op: 'select', what: 'hero-to-tower' }], { needs: ['ap', 'tower-space'] }),
  ]),
  'runed-shield': item(8, ['might', 1], 2, 'flip', [
    use('before-damage', [{ op: 'symbols', add: 'shield', n: 1 }], { round: 'both', there }),
  ]),
  'horn-of-the-fjords': item(9, ['leadership', 1], 2, 'flip', [use('actions', [{ op: 'mark', mark: 'free-food' }])]),
  'bone-dice': item(10, ['guile', 1], 1, 'flip', [use('hero-rerolls', [{ op: 'reroll', max: 2 }], { needs: ['die'] })]),
  'druids-sickle': item(11, ['magic', 1], 2, 'flip', [
    use('before-damage', [{ op: 'skullToBolt' }], { round: 'both', there, needs: ['skull-to-turn'] }),
  ]),
  'sled-dogs': item(12, null, 2, 'flip', [
    use('actions', [{ op: 'spendAp' }, { op: 'select', what: 'hero-two-steps' }], { needs: ['ap'] }),
  ]),
  'smoked-meat': item(13, null, 1, 'discard', [use('always', [{ op: 'gain', who: 'me', goods: [0, 0, 3] }])]),
  'salvaged-timber': item(14, null, 1, 'discard', [use('always', [{ op: 'gain', who: 'me', goods: [0, 3, 0] }])]),
  'ice-axe': item(15, ['might', 1], 1, 'permanent', [], { passive: [{ on: 'ice-axe' }] }),
  'banner-of-the-free': item(16, ['leadership', 2], 3, 'flip', [
    use('before-damage', [{ op: 'reroll', max: 99, of: 'basic-warriors', only: 'blank' }], {
      round: 'clash',
      there,
      needs: [{ blank: 'basic-warriors' }],
    }),
  ]),
  'hunters-cloak': item(17, ['guile', 2], 2, 'flip', [
    use('before-combat', [{ op: 'combatMark', mark: 'cloak' }], { round: 'archery', there }),
  ]),
  'vial-of-witchblood': item(18, ['magic', 2], 2, 'discard', [
    use('after-damage', [{ op: 'select', what: 'rescue-here' }], { round: 'both', there, needs: ['lost-to-grave'] }),
  ]),
  'war-drum': item(19, ['leadership', 1], 2, 'flip', [
    use('before-rolling', [{ op: 'dice', add: diceOf('b') }], { round: 'clash', there }),
  ]),
  'executioners-axe': item(20, ['might', 3], 4, 'flip', [
    use('before-damage', [{ op: 'symbols', add: 'skull', n: 2 }], { round: 'both', there }),
  ]),
  'mirror-of-yssat': item(21, ['magic', 2], 3, 'flip', [
    use('rolled', [{ op: 'roundMark', mark: 'mirror' }], { round: 'both', there, needs: ['enemy-power'] }),
  ]),
  'thieves-map': item(22, ['guile', 1], 1, 'discard', [
    use('actions', [{ op: 'frame', k: 'card:thieves-map' }], { needs: ['two-face-down'] }),
  ]),
  'healing-moss': item(23, null, 1, 'discard', [
    use('after-combat', [{ op: 'select', what: 'own-from-grave', times: 2, optional: true }], { there, needs: ['own-in-grave'] }),
  ]),
  'tithe-ledger': item(24, ['leadership', 1], 2, 'flip', [use('production', [{ op: 'gain', who: 'me', goods: [2, 0, 0] }])]),
} as const satisfies Record<string, ItemDef>;
