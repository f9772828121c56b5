/** A card that could change nothing on the map is not offered (UP-CARD-18): each condition as it is met, and as it just fails. */
import { describe, expect, it } from 'vitest';
import { ALL, NEIGHBOURS } from '../../data/map.ts';
import type { Need } from '../../data/ops.ts';
import type { Player, Table } from '../../spec.ts';
import { CAPITAL, foe, h, tile, units } from '../scenes.ts';
import { type Change, isMet, type Row } from './needs.ts';

const HOME = h(0, 2);
const NEAR = h(0, 1);
const FAR = h(0, -1);
const nothing: Change = () => {};
const mine =
  (more: Partial<Player>): Change =>
  (t) =>
    Object.assign(t.players[0]!, more);
const on =
  (hex: number, more: Partial<Table['hexes'][number]>): Change =>
  (t) =>
    Object.assign(t.hexes[hex]!, more);
const all =
  (...changes: Change[]): Change =>
  (t) => {
    for (const change of changes) change(t);
  };
const whole =
  (more: Partial<Table>): Change =>
  (t) =>
    Object.assign(t, more);
const curses =
  (n: number): Change =>
  (t) => {
    for (const hex of ALL.slice(-n)) if (n > 0) t.hexes[hex]!.curse = true;
  };
const down =
  (...hexes: number[]): Change =>
  (t) => {
    for (const hex of ALL) t.hexes[hex]!.up = !hexes.includes(hex);
  };
const TOWERS = [h(2, 0), h(-2, 0)];

const NEEDS: readonly (readonly [Need, readonly Row[]])[] = [
  [
    'ap',
    [
      ['1 AP', true, mine({ ap: 1 })],
      ['none', false, mine({ ap: 0 })],
    ],
  ],
  [
    'curses-below-5',
    [
      ['4 Curses', true, curses(4)],
      ['5 Curses', false, curses(5)],
    ],
  ],
  [
    'two-free-havens',
    [
      ['2 Havens', true, on(NEAR, { haven: 0 })],
      ['1 Haven', false, nothing],
      ['2 Havens, one of them a target', false, all(on(NEAR, { haven: 0 }), (t) => foe(t, 'butcher', FAR, 3, { target: NEAR }))],
      ['a Haven of another', false, on(NEAR, { haven: 1 })],
    ],
  ],
  [
    'item',
    [
      ['an Item', true, mine({ items: ['war-drum'] })],
      ['none', false, nothing],
    ],
  ],
  [
    'feat',
    [
      ['a Feat', true, mine({ feats: ['rage'] })],
      ['none', false, nothing],
    ],
  ],
  [
    'three-vp',
    [
      ['3 VP', true, mine({ vp: 3 })],
      ['2 VP', false, mine({ vp: 2 })],
    ],
  ],
  [
    'two-resources',
    [
      ['2 of one kind', true, mine({ salt: 0, plunder: 0, food: 2 })],
      ['1 of two kinds', true, mine({ salt: 1, plunder: 1, food: 0 })],
      ['1 in all', false, mine({ salt: 0, plunder: 1, food: 0 })],
    ],
  ],
  [
    { goods: [0, 0, 2] },
    [
      ['2 Food', true, mine({ food: 2 })],
      ['1 Food', false, mine({ food: 1 })],
    ],
  ],
  [
    'own-in-grave',
    [
      [
        'one in the Imperial Graveyard',
        true,
        (t) => {
          t.imperialGrave = {
            ...t.imperialGrave,
            units: [
              [0, 0, 0, 1],
              [0, 0, 0, 0],
            ],
          };
        },
      ],
      [
        'one in the Chaos Graveyard',
        true,
        (t) => {
          t.chaosGrave = {
            ...t.chaosGrave,
            units: [
              [1, 0, 0, 0],
              [0, 0, 0, 0],
            ],
          };
        },
      ],
      [
        'one of another',
        false,
        (t) => {
          t.chaosGrave = {
            ...t.chaosGrave,
            units: [
              [0, 0, 0, 0],
              [1, 0, 0, 0],
            ],
          };
        },
      ],
      ['none', false, nothing],
    ],
  ],
  [
    'any-in-grave',
    [
      [
        'one of another',
        true,
        (t) => {
          t.chaosGrave = {
            ...t.chaosGrave,
            units: [
              [0, 0, 0, 0],
              [1, 0, 0, 0],
            ],
          };
        },
      ],
      ['none', false, nothing],
    ],
  ],
  [
    'unexplored-near',
    [
      ['a face-down tile next to the Hero', true, down(NEAR)],
      ['one farther away', false, down(FAR)],
      ['one under a Curse', false, all(down(NEAR), on(NEAR, { curse: true }))],
    ],
  ],
  [
    'tower-space',
    [
      ['a Sea Tower elsewhere', true, nothing],
      [
        'the Hero on the only one',
        false,
        (t) => {
          for (const hex of TOWERS) t.hexes[hex]!.tile = null;
          tile(t, HOME, 'dawngaard');
          for (const hex of ALL) if (hex !== HOME && t.hexes[hex]!.tile === 'dawngaard') t.hexes[hex]!.tile = null;
        },
      ],
    ],
  ],
  [
    'curse-near-possible',
    [
      ['a hex without one', true, nothing],
      [
        'every hex around has one',
        false,
        (t) => {
          for (const hex of NEIGHBOURS[HOME]!) t.hexes[hex]!.curse = true;
        },
      ],
      [
        'no Curse left',
        false,
        (t) => {
          for (const hex of ALL.filter((x) => !NEIGHBOURS[HOME]!.includes(x))) t.hexes[hex]!.curse = true;
        },
      ],
    ],
  ],
  [
    'curse-at-hero',
    [
      ['a Curse here', true, on(HOME, { curse: true })],
      ['one beside', false, on(NEAR, { curse: true })],
    ],
  ],
  [
    'garrison-at-hero',
    [
      ['a Garrison here', true, on(HOME, { garrisons: 1 })],
      ['one beside', false, on(NEAR, { garrisons: 1 })],
    ],
  ],
  [
    'garrison-near',
    [
      ['a Garrison beside', true, on(NEAR, { garrisons: 1 })],
      ['one here', false, on(HOME, { garrisons: 1 })],
      ['one farther away', false, on(FAR, { garrisons: 1 })],
    ],
  ],
  [
    'garrison-at-or-near',
    [
      ['a Garrison beside', true, on(NEAR, { garrisons: 1 })],
      ['one here', true, on(HOME, { garrisons: 1 })],
      ['one farther away', false, on(FAR, { garrisons: 1 })],
    ],
  ],
  [
    'legion-at-hero',
    [
      ['a Legion here', true, (t) => foe(t, 'butcher', HOME, 3)],
      ['a Horde here', false, (t) => foe(t, 'siren', HOME, 3)],
      ['a Legion beside', false, (t) => foe(t, 'butcher', NEAR, 3)],
    ],
  ],
  [
    'horde-at-hero',
    [
      ['a Horde here', true, (t) => foe(t, 'siren', HOME, 3)],
      ['a Legion here', false, (t) => foe(t, 'butcher', HOME, 3)],
      ['a Horde beside', false, (t) => foe(t, 'siren', NEAR, 3)],
    ],
  ],
  [
    'skeleton-near',
    [
      ['a Skeleton beside', true, on(NEAR, { skeletons: 1 })],
      ['one here', false, on(HOME, { skeletons: 1 })],
      ['one farther away', false, on(FAR, { skeletons: 1 })],
    ],
  ],
  [
    'token-near',
    [
      ['a token beside', true, (t) => foe(t, 'butcher', NEAR, 3, { tokens: 1 })],
      ['a Legion without one', false, (t) => foe(t, 'butcher', NEAR, 3)],
      ['a token farther away', false, (t) => foe(t, 'butcher', FAR, 3, { tokens: 1 })],
    ],
  ],
  [
    'legion-token',
    [
      ['a token on a Legion', true, (t) => foe(t, 'butcher', FAR, 3, { tokens: 1 })],
      ['a Legion without one', false, (t) => foe(t, 'butcher', FAR, 3)],
      ['a token on a Horde', false, (t) => foe(t, 'siren', FAR, 3, { tokens: 1 })],
    ],
  ],
  [
    'horde-can-move',
    [
      ['a Horde', true, (t) => foe(t, 'siren', FAR, 3)],
      ['a Legion', false, (t) => foe(t, 'butcher', FAR, 3)],
      ['nobody', false, nothing],
    ],
  ],
  [
    'legion-can-move',
    [
      ['a Legion', true, (t) => foe(t, 'butcher', FAR, 3)],
      ['a Horde', false, (t) => foe(t, 'siren', FAR, 3)],
      ['nobody', false, nothing],
    ],
  ],
  [
    'weak-legion',
    [
      ['a Legion of Threat 3', true, (t) => foe(t, 'butcher', FAR, 3)],
      ['one of Threat 4', false, (t) => foe(t, 'butcher', FAR, 4)],
      ['a Horde of Threat 3', false, (t) => foe(t, 'siren', FAR, 3)],
    ],
  ],
  [
    'basic-for-elite',
    [
      ['a basic Unit with the Hero', true, (t) => units(t, 0, HOME, { hunters: 1 })],
      ['an Elite', false, (t) => units(t, 0, HOME, { slavers: 1 })],
      ['a basic Unit elsewhere', false, (t) => units(t, 0, CAPITAL, { hunters: 1 })],
      [
        'no Elite left',
        false,
        (t) => {
          units(t, 0, HOME, { hunters: 1 });
          units(t, 0, CAPITAL, { berserkers: 2, slavers: 2 });
        },
      ],
      [
        'one Elite left',
        true,
        (t) => {
          units(t, 0, HOME, { hunters: 1 });
          units(t, 0, CAPITAL, { berserkers: 2, slavers: 1 });
        },
      ],
    ],
  ],
  [
    'hero-hex-open',
    [
      ['room', true, (t) => units(t, 0, HOME, { hunters: 4 })],
      ['full', false, (t) => units(t, 0, HOME, { hunters: 4, sellswords: 1 })],
      ['a Haven of another', false, mine({ at: h(0, -2) })],
    ],
  ],
  [
    { reserve: 'berserkers' },
    [
      ['one left', true, (t) => units(t, 0, HOME, { berserkers: 1 })],
      ['none left', false, (t) => units(t, 0, HOME, { berserkers: 2 })],
    ],
  ],
  [{ reserve: 'vargs' }, [['those of another faction', false, nothing]]],
  [
    'two-face-down',
    [
      ['two tiles', true, down(NEAR, FAR)],
      ['two Sea Towers', true, down(...TOWERS)],
      ['one of each', false, down(NEAR, TOWERS[0]!)],
      ['one', false, down(NEAR)],
    ],
  ],
  [
    'quest-deck',
    [
      ['a card', true, whole({ questDeck: ['tribute'] })],
      ['none', false, whole({ questDeck: [] })],
    ],
  ],
  [
    'next-event',
    [
      ['the next one lies face down', true, whole({ chapter: 1, eventsUp: 1 })],
      ['it is known', false, whole({ chapter: 1, eventsUp: 2 })],
      ['this is the last Chapter', false, (t) => Object.assign(t, { chapter: t.options.chapters, eventsUp: 1 })],
    ],
  ],
  [
    'discard-usable',
    [
      ['an Item', true, whole({ itemDiscard: ['war-drum'] })],
      ['the Golden Collar itself', false, whole({ itemDiscard: ['golden-collar'] })],
      ['none', false, whole({ itemDiscard: [] })],
    ],
  ],
  [
    'others-command',
    [
      ['another with AP and Food', true, nothing],
      ['another without AP', false, (t) => Object.assign(t.players[1]!, { ap: 0 })],
      ['another without Food', false, (t) => Object.assign(t.players[1]!, { food: 0 })],
    ],
  ],
  [
    'own-haven',
    [
      ['a Haven', true, nothing],
      ['none', false, on(HOME, { haven: -1 })],
    ],
  ],
  [
    'haven-room',
    [
      ['room', true, (t) => units(t, 0, HOME, { hunters: 3, sellswords: 1 })],
      ['full', false, (t) => units(t, 0, HOME, { hunters: 4, sellswords: 1 })],
    ],
  ],
  [
    'basic-for-haven',
    [
      ['a Unit and room', true, nothing],
      ['no room', false, (t) => units(t, 0, HOME, { hunters: 4, sellswords: 1 })],
      ['no basic Unit left', false, (t) => units(t, 0, CAPITAL, { hunters: 4, sellswords: 4 })],
    ],
  ],
  [
    'elite-on-map',
    [
      ['an own Elite', true, (t) => units(t, 0, FAR, { slavers: 1 })],
      ['a basic Unit', false, (t) => units(t, 0, FAR, { hunters: 1 })],
      ['an Elite of another', false, (t) => units(t, 1, FAR, { rangers: 1 })],
    ],
  ],
  [
    'rolled-3-skulls',
    [
      ['3 Skulls', true, nothing, { roll: [3, 0, 0] }],
      ['2', false, nothing, { roll: [2, 0, 0] }],
      ['no roll', false, nothing],
    ],
  ],
  [
    'rolled-2-shields',
    [
      ['2 Shields', true, nothing, { roll: [0, 2, 0] }],
      ['1', false, nothing, { roll: [0, 1, 0] }],
    ],
  ],
  [
    'rolled-bolt',
    [
      ['1 Bolt', true, nothing, { roll: [0, 0, 1] }],
      ['none', false, nothing, { roll: [3, 2, 0] }],
    ],
  ],
  [
    'rolled-nothing',
    [
      ['2 Skulls and 1 Shield', true, nothing, { roll: [2, 1, 0] }],
      ['3 Skulls', false, nothing, { roll: [3, 0, 0] }],
      ['2 Shields', false, nothing, { roll: [0, 2, 0] }],
      ['1 Bolt', false, nothing, { roll: [0, 0, 1] }],
    ],
  ],
];

describe('cards used on the map', () => {
  for (const [need, rows] of NEEDS) {
    const name = typeof need === 'string' ? need : JSON.stringify(need);
    for (const [what, answer, change, question] of rows)
      it(`[UP-CARD-18] ${name}: ${what} is ${answer}`, () => expect(isMet(need, change, question)).toBe(answer));
  }
});
