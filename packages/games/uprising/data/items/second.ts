/** Items 25 to 43 (components, section 11). */

import { type ItemDef, item, use } from '../cards.ts';
import { diceOf } from '../dice.ts';

const there = true;
const advanced = true;

export const SECOND_ITEMS = {
  'captured-cipher': item(25, ['guile', 2], 2, 'discard', [
    use('actions', [{ op: 'select', what: 'untoken-legion' }], { needs: ['legion-token'] }),
  ]),
  'charm-of-the-treemother': item(26, ['magic', 1], 2, 'discard', [
    use('actions', [{ op: 'select', what: 'remove-skeleton', where: { near: 'hero', has: 'skeleton' } }], { needs: ['skeleton-near'] }),
  ]),
  'grappling-hooks': item(27, null, 1, 'flip', [
    use('before-combat', [{ op: 'combatMark', mark: 'no-highlands' }], { round: 'archery', there, needs: [{ terrain: 'highlands' }] }),
  ]),
  'pitch-torches': item(28, null, 1, 'discard', [
    use('before-combat', [{ op: 'combatMark', mark: 'woods-mine' }], { round: 'archery', there, needs: [{ terrain: 'woods' }] }),
  ]),
  'crown-of-the-last-emperor': item(29, ['leadership', 3], 5, 'permanent', [], {
    passive: [{ on: 'score', vp: 1 }, { on: 'spared' }],
    advanced,
  }),
  'cursed-blade': item(
    30,
    ['might', 2],
    3,
    'flip',
    [
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
    { advanced },
  ),
  'nethersea-compass': item(31, ['magic', 3], 4, 'flip', [use('actions', [{ op: 'mark', mark: 'compass' }])], { advanced }),
  'demon-contract': item(
    32,
    null,
    0,
    'discard',
    [
      use(
        'actions',
        [
          { op: 'place', what: 'curse', n: 1, where: { near: 'hero', not: 'curse' } },
          { op: 'gainAny', who: 'me', n: 6 },
        ],
        {
          needs: ['curse-near-possible'],
        },
      ),
    ],
    { advanced },
  ),
  'whalebone-bow': item(33, ['guile', 1], 2, 'flip', [
    use('before-rolling', [{ op: 'dice', add: diceOf('y') }], { round: 'archery', there }),
  ]),
  'tower-shields': item(34, ['leadership', 1], 2, 'flip', [
    use('before-combat', [{ op: 'combatMark', mark: 'wall-2' }], { round: 'clash', there, needs: ['wall-here'] }),
  ]),
  'oath-ring': item(35, ['leadership', 2], 3, 'discard', [
    use('actions', [{ op: 'select', what: 'exchange-unit', where: { at: 'hero' } }], { needs: ['basic-for-elite'] }),
  ]),
  'beast-bait': item(36, null, 1, 'discard', [use('actions', [{ op: 'select', what: 'move-horde' }], { needs: ['horde-can-move'] })]),
  'forged-orders': item(37, ['guile', 3], 3, 'discard', [
    use('actions', [{ op: 'select', what: 'move-legion' }], { needs: ['legion-can-move'] }),
  ]),
  'ember-stone': item(38, ['magic', 1], 1, 'flip', [use('hero-roll', [{ op: 'dice', add: diceOf('p') }])]),
  'butchers-cleaver': item(39, ['might', 1], 1, 'flip', [use('hero-roll', [{ op: 'dice', add: diceOf('r') }])]),
  'soul-jar': item(40, ['magic', 2], 3, 'permanent', [], { advanced }),
  'plague-censer': item(
    41,
    ['magic', 1],
    2,
    'discard',
    [use('actions', [{ op: 'frame', k: 'card:plague-censer' }], { needs: ['garrison-at-or-near'] })],
    { advanced },
  ),
  'golden-collar': item(
    42,
    ['guile', 1],
    2,
    'discard',
    [
      use(
        'actions',
        [
          { op: 'vp', who: 'E', n: 2 },
          { op: 'frame', k: 'card:golden-collar' },
        ],
        { needs: ['discard-usable'] },
      ),
    ],
    { advanced },
  ),
  'broken-seal': item(
    43,
    null,
    1,
    'discard',
    [use('actions', [{ op: 'frame', k: 'card:broken-seal' }, { op: 'token' }], { needs: ['next-event'] })],
    { advanced },
  ),
} as const satisfies Record<string, ItemDef>;
