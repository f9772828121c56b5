/** Items 1 to 24 (components, section 11). */

import { type ItemDef, item, use } from '../cards.ts';
import { diceOf } from '../dice.ts';

const there = true;

export const FIRST_ITEMS = {
  'whip-of-thorns': item({
    number: 1,
    requires: { attribute: 'leadership', least: 2 },
    cost: 3,
    use: 'flip',
    uses: [
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
        needs: ['card:whip-of-thorns', 'enemy-dice'],
        free: true,
      }),
    ],
    source: 'rulebook',
  }),
  flenser: item({
    number: 2,
    requires: { attribute: 'might', least: 2 },
    cost: 3,
    use: 'flip',
    uses: [use('before-damage', [{ op: 'symbols', add: 'skull', n: 'card:flenser' }], { round: 'clash', there, needs: ['card:flenser'] })],
    source: 'rulebook',
  }),
  'xyxrit-leaves': item({
    number: 3,
    cost: 1,
    use: 'discard',
    uses: [use('hero-roll', [{ op: 'select', what: 'die-colour' }])],
    source: 'rulebook',
  }),
  'abad-warpaint': item({
    number: 4,
    cost: 1,
    use: 'discard',
    uses: [use('before-rolling', [{ op: 'dice', add: diceOf('r') }], { round: 'clash', there })],
    source: 'rulebook',
  }),
  blackfire: item({
    number: 5,
    requires: { attribute: 'magic', least: 1 },
    cost: 2,
    use: 'discard',
    uses: [use('before-rolling', [{ op: 'dice', add: diceOf('yy') }], { round: 'archery', there })],
  }),
  'frost-lantern': item({
    number: 6,
    cost: 1,
    use: 'discard',
    uses: [
      use('actions', [{ op: 'select', what: 'flip-hex', where: { near: 'hero', explored: false } }], {
        needs: [{ hex: { near: 'hero', explored: false } }],
      }),
    ],
  }),
  'sea-tower-key': item({
    number: 7,
    requires: { attribute: 'guile', least: 1 },
    cost: 2,
    use: 'flip',
    uses: [use('actions', [{ op: 'spendAp' }, { op: 'select', what: 'hero-to-tower' }], { needs: ['ap', 'card:sea-tower-key'] })],
  }),
  'runed-shield': item({
    number: 8,
    requires: { attribute: 'might', least: 1 },
    cost: 2,
    use: 'flip',
    uses: [use('before-damage', [{ op: 'symbols', add: 'shield', n: 1 }], { round: 'both', there })],
  }),
  'horn-of-the-fjords': item({
    number: 9,
    requires: { attribute: 'leadership', least: 1 },
    cost: 2,
    use: 'flip',
    uses: [use('actions', [{ op: 'mark', mark: 'free-food' }])],
  }),
  'bone-dice': item({
    number: 10,
    requires: { attribute: 'guile', least: 1 },
    cost: 1,
    use: 'flip',
    uses: [use('hero-rerolls', [{ op: 'reroll', max: 2 }], { needs: ['die'] })],
  }),
  'druids-sickle': item({
    number: 11,
    requires: { attribute: 'magic', least: 1 },
    cost: 2,
    use: 'flip',
    uses: [use('before-damage', [{ op: 'skullToBolt' }], { round: 'both', there, needs: ['skull-to-turn'] })],
  }),
  'sled-dogs': item({
    number: 12,
    cost: 2,
    use: 'flip',
    uses: [use('actions', [{ op: 'spendAp' }, { op: 'select', what: 'hero-two-steps' }], { needs: ['ap'] })],
  }),
  'smoked-meat': item({ number: 13, cost: 1, use: 'discard', uses: [use('always', [{ op: 'gain', who: 'me', goods: [0, 0, 3] }])] }),
  'salvaged-timber': item({ number: 14, cost: 1, use: 'discard', uses: [use('always', [{ op: 'gain', who: 'me', goods: [0, 3, 0] }])] }),
  'ice-axe': item({ number: 15, requires: { attribute: 'might', least: 1 }, cost: 1, use: 'permanent', passive: [{ on: 'ice-axe' }] }),
  'banner-of-the-free': item({
    number: 16,
    requires: { attribute: 'leadership', least: 2 },
    cost: 3,
    use: 'flip',
    uses: [
      use('before-damage', [{ op: 'reroll', max: 99, of: 'basic-warriors', only: 'blank' }], {
        round: 'clash',
        there,
        needs: [{ blank: 'basic-warriors' }],
      }),
    ],
  }),
  'hunters-cloak': item({
    number: 17,
    requires: { attribute: 'guile', least: 2 },
    cost: 2,
    use: 'flip',
    uses: [use('before-combat', [{ op: 'combatMark', mark: 'cloak' }], { round: 'archery', there })],
  }),
  'vial-of-witchblood': item({
    number: 18,
    requires: { attribute: 'magic', least: 2 },
    cost: 2,
    use: 'discard',
    uses: [use('after-damage', [{ op: 'select', what: 'rescue-here' }], { round: 'both', there, needs: ['card:vial-of-witchblood'] })],
  }),
  'war-drum': item({
    number: 19,
    requires: { attribute: 'leadership', least: 1 },
    cost: 2,
    use: 'flip',
    uses: [use('before-rolling', [{ op: 'dice', add: diceOf('b') }], { round: 'clash', there })],
  }),
  'executioners-axe': item({
    number: 20,
    requires: { attribute: 'might', least: 3 },
    cost: 4,
    use: 'flip',
    uses: [use('before-damage', [{ op: 'symbols', add: 'skull', n: 2 }], { round: 'both', there })],
  }),
  'mirror-of-yssat': item({
    number: 21,
    requires: { attribute: 'magic', least: 2 },
    cost: 3,
    use: 'flip',
    uses: [use('rolled', [{ op: 'roundMark', mark: 'mirror' }], { round: 'both', there, needs: ['enemy-power'] })],
  }),
  'thieves-map': item({
    number: 22,
    requires: { attribute: 'guile', least: 1 },
    cost: 1,
    use: 'discard',
    uses: [use('actions', [{ op: 'frame', k: 'card:thieves-map' }], { needs: ['card:thieves-map'] })],
  }),
  'healing-moss': item({
    number: 23,
    cost: 1,
    use: 'discard',
    uses: [use('after-combat', [{ op: 'select', what: 'own-from-grave', times: 2, optional: true }], { there, needs: ['own-in-grave'] })],
  }),
  'tithe-ledger': item({
    number: 24,
    requires: { attribute: 'leadership', least: 1 },
    cost: 2,
    use: 'flip',
    uses: [use('production', [{ op: 'gain', who: 'me', goods: [2, 0, 0] }])],
  }),
} as const satisfies Record<string, ItemDef>;
