/** Items 25 to 43 (components, section 11). */

import { type ItemDef, item, use } from '../cards.ts';
import { diceOf } from '../dice.ts';

const there = true;

export const SECOND_ITEMS = {
  'captured-cipher': item({
    number: 25,
    requires: { attribute: 'guile', least: 2 },
    cost: 2,
    use: 'discard',
    uses: [use('actions', [{ op: 'select', what: 'untoken-legion' }], { needs: [{ foe: { side: 'E', token: true } }] })],
  }),
  'charm-of-the-treemother': item({
    number: 26,
    requires: { attribute: 'magic', least: 1 },
    cost: 2,
    use: 'discard',
    uses: [
      use('actions', [{ op: 'select', what: 'remove-skeleton', where: { near: 'hero', has: 'skeleton' } }], {
        needs: [{ hex: { near: 'hero', has: 'skeleton' } }],
      }),
    ],
  }),
  'grappling-hooks': item({
    number: 27,
    cost: 1,
    use: 'flip',
    uses: [
      use('before-combat', [{ op: 'combatMark', mark: 'no-highlands' }], { round: 'archery', there, needs: [{ terrain: 'highlands' }] }),
    ],
  }),
  'pitch-torches': item({
    number: 28,
    cost: 1,
    use: 'discard',
    uses: [use('before-combat', [{ op: 'combatMark', mark: 'woods-mine' }], { round: 'archery', there, needs: [{ terrain: 'woods' }] })],
  }),
  'crown-of-the-last-emperor': item({
    number: 29,
    requires: { attribute: 'leadership', least: 3 },
    cost: 5,
    use: 'permanent',
    passive: [{ on: 'score', vp: 1 }, { on: 'spared' }],
    advanced: true,
  }),
  'cursed-blade': item({
    number: 30,
    requires: { attribute: 'might', least: 2 },
    cost: 3,
    use: 'flip',
    uses: [
      use(
        'before-rolling',
        [
          { op: 'dice', add: diceOf('k') },
          { op: 'vp', who: 'C', n: 1 },
        ],
        {
          round: 'clash',
          there,
        },
      ),
    ],
    advanced: true,
  }),
  'nethersea-compass': item({
    number: 31,
    requires: { attribute: 'magic', least: 3 },
    cost: 4,
    use: 'flip',
    uses: [use('actions', [{ op: 'mark', mark: 'compass' }])],
    advanced: true,
  }),
  'demon-contract': item({
    number: 32,
    cost: 0,
    use: 'discard',
    uses: [
      use(
        'actions',
        [
          { op: 'place', what: 'curse', n: 1, where: { near: 'hero', not: 'curse' } },
          { op: 'gainAny', who: 'me', n: 6 },
        ],
        {
          needs: ['card:demon-contract', { hex: { near: 'hero', not: 'curse' } }],
        },
      ),
    ],
    advanced: true,
  }),
  'whalebone-bow': item({
    number: 33,
    requires: { attribute: 'guile', least: 1 },
    cost: 2,
    use: 'flip',
    uses: [use('before-rolling', [{ op: 'dice', add: diceOf('y') }], { round: 'archery', there })],
  }),
  'tower-shields': item({
    number: 34,
    requires: { attribute: 'leadership', least: 1 },
    cost: 2,
    use: 'flip',
    uses: [use('before-combat', [{ op: 'combatMark', mark: 'wall-2' }], { round: 'clash', there, needs: ['wall-here'] })],
  }),
  'oath-ring': item({
    number: 35,
    requires: { attribute: 'leadership', least: 2 },
    cost: 3,
    use: 'discard',
    uses: [use('actions', [{ op: 'select', what: 'exchange-unit', where: { at: 'hero' } }], { needs: ['card:oath-ring'] })],
  }),
  'beast-bait': item({
    number: 36,
    cost: 1,
    use: 'discard',
    uses: [use('actions', [{ op: 'select', what: 'move-horde' }], { needs: [{ foe: { side: 'C', canMove: true } }] })],
  }),
  'forged-orders': item({
    number: 37,
    requires: { attribute: 'guile', least: 3 },
    cost: 3,
    use: 'discard',
    uses: [use('actions', [{ op: 'select', what: 'move-legion' }], { needs: [{ foe: { side: 'E', canMove: true } }] })],
  }),
  'ember-stone': item({
    number: 38,
    requires: { attribute: 'magic', least: 1 },
    cost: 1,
    use: 'flip',
    uses: [use('hero-roll', [{ op: 'dice', add: diceOf('p') }])],
  }),
  'butchers-cleaver': item({
    number: 39,
    requires: { attribute: 'might', least: 1 },
    cost: 1,
    use: 'flip',
    uses: [use('hero-roll', [{ op: 'dice', add: diceOf('r') }])],
  }),
  'soul-jar': item({
    number: 40,
    requires: { attribute: 'magic', least: 2 },
    cost: 3,
    use: 'permanent',
    react: { on: 'unit-to-chaos', gain: [1, 0, 0] },
    advanced: true,
  }),
  'plague-censer': item({
    number: 41,
    requires: { attribute: 'magic', least: 1 },
    cost: 2,
    use: 'discard',
    uses: [use('actions', [{ op: 'frame', k: 'card:plague-censer' }], { needs: [{ hex: { near: 'hero-or-at', has: 'garrison' } }] })],
    advanced: true,
  }),
  'golden-collar': item({
    number: 42,
    requires: { attribute: 'guile', least: 1 },
    cost: 2,
    use: 'discard',
    uses: [
      use(
        'actions',
        [
          { op: 'vp', who: 'E', n: 2 },
          { op: 'frame', k: 'card:golden-collar' },
        ],
        { needs: ['card:golden-collar'] },
      ),
    ],
    advanced: true,
  }),
  'broken-seal': item({
    number: 43,
    cost: 1,
    use: 'discard',
    uses: [use('actions', [{ op: 'frame', k: 'card:broken-seal' }, { op: 'token' }], { needs: ['card:broken-seal'] })],
    advanced: true,
  }),
} as const satisfies Record<string, ItemDef>;
