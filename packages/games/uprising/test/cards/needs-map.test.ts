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
    'card:lich-queen',
    [
      ['4 Curses', true, curses(4)],
      ['5 Curses', false, curses(5)],
    ],
  ],
  [
    'card:the-inquisition',
    [
      ['2 Havens', true, on(NEAR, { haven: 0 })],
      ['1 Haven', false, nothing],
      ['2 Havens, one of them a target', false, all(on(NEAR, { haven: 0 }), (t) => foe(t, 'butcher', FAR, 3, { target: NEAR }))],
      ['a Haven of another', false, on(NEAR, { haven: 1 })],
    ],
  ],
  [
    { own: 'items', least: 1 },
    [
      ['an Item', true, mine({ items: ['war-drum'] })],
      ['none', false, nothing],
    ],
  ],
  [
    { own: 'feats', least: 1 },
    [
      ['a Feat', true, mine({ feats: ['rage'] })],
      ['none', false, nothing],
    ],
  ],
  [
    { own: 'vp', least: 3 },
    [
      ['3 VP', true, mine({ vp: 3 })],
      ['2 VP', false, mine({ vp: 2 })],
    ],
  ],
  [
    { own: 'goods', least: 2 },
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
    'card:eat-the-dead',
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
    { hex: { near: 'hero', explored: false } },
    [
      ['a face-down tile next to the Hero', true, down(NEAR)],
      ['one farther away', false, down(FAR)],
      ['one under a Curse', false, all(down(NEAR), on(NEAR, { curse: true }))],
    ],
  ],
  [
    'card:sea-tower-key',
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
    { hex: { near: 'hero', not: 'curse' } },
    [
      ['a hex without one', true, nothing],
      [
        'every hex around has one',
        false,
        (t) => {
          for (const hex of NEIGHBOURS[HOME]!) t.hexes[hex]!.curse = true;
        },
      ],
    ],
  ],
  [
    'card:demon-contract',
    [
      ['a Curse left', true, nothing],
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
    { hex: { at: 'hero', has: 'curse' } },
    [
      ['a Curse here', true, on(HOME, { curse: true })],
      ['one beside', false, on(NEAR, { curse: true })],
    ],
  ],
  [
    { hex: { at: 'hero', has: 'garrison' } },
    [
      ['a Garrison here', true, on(HOME, { garrisons: 1 })],
      ['one beside', false, on(NEAR, { garrisons: 1 })],
    ],
  ],
  [
    { hex: { near: 'hero', has: 'garrison' } },
    [
      ['a Garrison beside', true, on(NEAR, { garrisons: 1 })],
      ['one here', false, on(HOME, { garrisons: 1 })],
      ['one farther away', false, on(FAR, { garrisons: 1 })],
    ],
  ],
  [
    { hex: { near: 'hero-or-at', has: 'garrison' } },
    [
      ['a Garrison beside', true, on(NEAR, { garrisons: 1 })],
      ['one here', true, on(HOME, { garrisons: 1 })],
      ['one farther away', false, on(FAR, { garrisons: 1 })],
    ],
  ],
  [
    { foe: { side: 'E', where: { at: 'hero' } } },
    [
      ['a Legion here', true, (t) => foe(t, 'butcher', HOME, 3)],
      ['a Horde here', false, (t) => foe(t, 'siren', HOME, 3)],
      ['a Legion beside', false, (t) => foe(t, 'butcher', NEAR, 3)],
    ],
  ],
  [
    { foe: { side: 'C', where: { at: 'hero' } } },
    [
      ['a Horde here', true, (t) => foe(t, 'siren', HOME, 3)],
      ['a Legion here', false, (t) => foe(t, 'butcher', HOME, 3)],
      ['a Horde beside', false, (t) => foe(t, 'siren', NEAR, 3)],
    ],
  ],
  [
    { hex: { near: 'hero', has: 'skeleton' } },
    [
      ['a Skeleton beside', true, on(NEAR, { skeletons: 1 })],
      ['one here', false, on(HOME, { skeletons: 1 })],
      ['one farther away', false, on(FAR, { skeletons: 1 })],
    ],
  ],
  [
    { foe: { where: { near: 'hero' }, token: true } },
    [
      ['a token beside', true, (t) => foe(t, 'butcher', NEAR, 3, { tokens: 1 })],
      ['a Legion without one', false, (t) => foe(t, 'butcher', NEAR, 3)],
      ['a token farther away', false, (t) => foe(t, 'butcher', FAR, 3, { tokens: 1 })],
    ],
  ],
  [
    { foe: { side: 'E', token: true } },
    [
      ['a token on a Legion', true, (t) => foe(t, 'butcher', FAR, 3, { tokens: 1 })],
      ['a Legion without one', false, (t) => foe(t, 'butcher', FAR, 3)],
      ['a token on a Horde', false, (t) => foe(t, 'siren', FAR, 3, { tokens: 1 })],
    ],
  ],
  [
    { foe: { side: 'C', canMove: true } },
    [
      ['a Horde', true, (t) => foe(t, 'siren', FAR, 3)],
      ['a Legion', false, (t) => foe(t, 'butcher', FAR, 3)],
      ['nobody', false, nothing],
    ],
  ],
  [
    { foe: { side: 'E', canMove: true } },
    [
      ['a Legion', true, (t) => foe(t, 'butcher', FAR, 3)],
      ['a Horde', false, (t) => foe(t, 'siren', FAR, 3)],
      ['nobody', false, nothing],
    ],
  ],
  [
    { foe: { side: 'E', threatAtMost: 3 } },
    [
      ['a Legion of Threat 3', true, (t) => foe(t, 'butcher', FAR, 3)],
      ['one of Threat 4', false, (t) => foe(t, 'butcher', FAR, 4)],
      ['a Horde of Threat 3', false, (t) => foe(t, 'siren', FAR, 3)],
    ],
  ],
  [
    'card:oath-ring',
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
    { hex: { at: 'hero', room: true } },
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
    'card:thieves-map',
    [
      ['two tiles', true, down(NEAR, FAR)],
      ['two Sea Towers', true, down(...TOWERS)],
      ['one of each', false, down(NEAR, TOWERS[0]!)],
      ['one', false, down(NEAR)],
    ],
  ],
  [
    'card:vision',
    [
      ['a card', true, whole({ questDeck: ['tribute'] })],
      ['none', false, whole({ questDeck: [] })],
    ],
  ],
  [
    'card:broken-seal',
    [
      ['the next one lies face down', true, whole({ chapter: 1, eventsUp: 1 })],
      ['it is known', false, whole({ chapter: 1, eventsUp: 2 })],
      ['this is the last Chapter', false, (t) => Object.assign(t, { chapter: t.options.chapters, eventsUp: 1 })],
    ],
  ],
  [
    'card:golden-collar',
    [
      ['an Item', true, whole({ itemDiscard: ['war-drum'] })],
      ['the Golden Collar itself', false, whole({ itemDiscard: ['golden-collar'] })],
      ['none', false, whole({ itemDiscard: [] })],
    ],
  ],
  [
    'card:signal-fires',
    [
      ['another with AP and Food', true, nothing],
      ['another without AP', false, (t) => Object.assign(t.players[1]!, { ap: 0 })],
      ['another without Food', false, (t) => Object.assign(t.players[1]!, { food: 0 })],
    ],
  ],
  [
    { hex: { has: 'own-haven' } },
    [
      ['a Haven', true, nothing],
      ['none', false, on(HOME, { haven: -1 })],
    ],
  ],
  [
    { hex: { has: 'own-haven', room: true } },
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
    'card:assassin',
    [
      ['an own Elite', true, (t) => units(t, 0, FAR, { slavers: 1 })],
      ['a basic Unit', false, (t) => units(t, 0, FAR, { hunters: 1 })],
      ['an Elite of another', false, (t) => units(t, 1, FAR, { rangers: 1 })],
    ],
  ],
  [
    'card:netherwood:skulls',
    [
      ['3 Skulls', true, nothing, { roll: [3, 0, 0] }],
      ['2', false, nothing, { roll: [2, 0, 0] }],
      ['no roll', false, nothing],
    ],
  ],
  [
    'card:netherwood:shields',
    [
      ['2 Shields', true, nothing, { roll: [0, 2, 0] }],
      ['1', false, nothing, { roll: [0, 1, 0] }],
    ],
  ],
  [
    'card:netherwood:bolt',
    [
      ['1 Bolt', true, nothing, { roll: [0, 0, 1] }],
      ['none', false, nothing, { roll: [3, 2, 0] }],
    ],
  ],
  [
    'card:netherwood:nothing',
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
