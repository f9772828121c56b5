/** A card that could change nothing in a combat is not offered (UP-CARD-18): each condition as it is met, and as it just fails. */
import { describe, expect, it } from 'vitest';
import type { Need } from '../../data/ops.ts';
import { foe, units } from '../scenes.ts';
import { FIELD } from './fights.ts';
import { type Change, combat, die, fighters, isMet, type Row, round } from './needs.ts';

const nothing: Change = () => {};
const skeletons = { combat: combat('skeletons') };
const garrisons = { combat: combat('garrisons') };
const legion = { combat: combat('butcher', { sides: [0, 'E'] }) };
const cursed: Change = fighters(1, { curse: true, skeletons: 1 });
const fallen = { lost: [1, 0, 0, 0] };

const NEEDS: readonly (readonly [Need, readonly Row[]])[] = [
  [
    'die',
    [
      ['an own die', true, nothing, { ...skeletons, round: round([die('blue', 'S')]) }],
      ['a die of the enemy alone', false, nothing, { ...skeletons, round: round([die('blue', 'S', { side: 1 })]) }],
      ['a die already used', false, nothing, { ...skeletons, round: round([die('blue', 'S', { spent: true })]) }],
      ['a die of a Hero roll', true, nothing, { hero: { seat: 0, pool: [], dice: [die('blue', 'S')] } }],
      ['a Hero roll without dice', false, nothing, { hero: { seat: 0, pool: [], dice: [] } }],
      ['no roll at all', false, nothing],
    ],
  ],
  [
    'card:stubborn',
    [
      ['dice as rolled', true, nothing, { ...skeletons, round: round([die('red', 'SB'), die('blue', 'S', { side: 1, spent: true })]) }],
      ['no own dice', false, nothing, { ...skeletons, round: round([die('blue', 'S', { side: 1 })]) }],
      ['one die used', false, nothing, { ...skeletons, round: round([die('blue', 'S'), die('blue', 'S', { spent: true })]) }],
      ['a Bolt spent', false, nothing, { ...skeletons, round: round([die('red', 'SB')], { bolts: [1, 0] }) }],
      ['a Bolt of the enemy spent', true, nothing, { ...skeletons, round: round([die('red', 'SB')], { bolts: [0, 1] }) }],
      ['no roll', false, nothing, skeletons],
    ],
  ],
  [
    'card:last-one-standing',
    [
      ['one Unit', true, fighters(1), skeletons],
      ['two Units', false, fighters(2), skeletons],
      ['no Unit', false, fighters(0), skeletons],
      ['no combat', false, fighters(1)],
    ],
  ],
  [
    'card:flenser',
    [
      ['two Skulls on dice', true, nothing, { ...skeletons, round: round([die('red', 'SS')]) }],
      ['one Skull', false, nothing, { ...skeletons, round: round([die('red', 'S')]) }],
      ['two Skulls of the enemy', false, nothing, { ...skeletons, round: round([die('red', 'SS', { side: 1 })]) }],
      ['two made by a card', false, nothing, { ...skeletons, round: round([], { extra: [2, 0, 0, 0, 0, 0] }) }],
      ['no roll', false, nothing, skeletons],
    ],
  ],
  [
    'skull-to-turn',
    [
      ['one Skull', true, fighters(1), { ...skeletons, round: round([die('red', 'S')]) }],
      ['none', false, fighters(1), { ...skeletons, round: round([die('red', '-')]) }],
      ['one on a Curse, where Bolts are worth nothing', false, cursed, { ...skeletons, round: round([die('red', 'S')]) }],
      ['one of the enemy', false, fighters(1), { ...skeletons, round: round([die('red', 'S', { side: 1 })]) }],
      ['no roll', false, fighters(1), skeletons],
    ],
  ],
  [
    'wall-here',
    [
      ['an own Wall', true, fighters(1, { wall: true, haven: 0 }), skeletons],
      ['a Wall of another', false, fighters(1, { wall: true, haven: 1 }), skeletons],
      ['a Haven without a Wall', false, fighters(1, { haven: 0 }), skeletons],
      ['no combat', false, fighters(1, { wall: true, haven: 0 })],
    ],
  ],
  [
    'card:siege-craft',
    [
      ['Garrisons', true, nothing, garrisons],
      ['Skeletons', false, nothing, skeletons],
      ['nobody', false, nothing],
    ],
  ],
  [
    'card:no-retreat',
    [
      ['1 against 2 Skeletons', true, fighters(1, { skeletons: 2 }), skeletons],
      ['2 against 2 Skeletons', false, fighters(2, { skeletons: 2 }), skeletons],
      ['1 against a Garrison of 2 levels', true, fighters(1, { garrisons: 2 }), garrisons],
      ['2 against a Garrison of 2 levels', false, fighters(2, { garrisons: 2, skeletons: 3 }), garrisons],
      ['1 against 1 Skeleton, with 3 Garrisons elsewhere in the hex', false, fighters(1, { skeletons: 1, garrisons: 3 }), skeletons],
      [
        '2 against a Legion of Threat 3',
        true,
        (t) => {
          fighters(2)(t);
          foe(t, 'butcher', FIELD, 3);
        },
        legion,
      ],
      [
        '3 against a Legion of Threat 3',
        false,
        (t) => {
          fighters(3)(t);
          foe(t, 'butcher', FIELD, 3);
          foe(t, 'warlock', FIELD, 6);
        },
        legion,
      ],
      ['against nobody', false, fighters(1)],
    ],
  ],
  [
    'card:raid',
    [
      ['only own Units are left', true, fighters(1), skeletons],
      ['both are left', false, fighters(1, { skeletons: 1 }), skeletons],
      ['nobody is left', false, fighters(0), skeletons],
      ['only the enemy is left', false, fighters(0, { skeletons: 1 }), skeletons],
      ['no combat', false, fighters(1)],
    ],
  ],
  [
    'card:blood-for-blood',
    [
      ['a Unit lost, the enemy still there', true, fighters(1, { skeletons: 1 }), { ...skeletons, round: round([], fallen) }],
      ['none lost', false, fighters(1, { skeletons: 1 }), { ...skeletons, round: round([]) }],
      ['the enemy is gone', false, fighters(1), { ...skeletons, round: round([], fallen) }],
      ['no round', false, fighters(1, { skeletons: 1 }), skeletons],
    ],
  ],
  [
    'card:vial-of-witchblood',
    [
      ['a Unit lost, room for it', true, fighters(1), { ...skeletons, round: round([], fallen) }],
      ['none lost', false, fighters(1), { ...skeletons, round: round([]) }],
      ['a hex of another', false, fighters(0, { haven: 1 }), { ...skeletons, round: round([], fallen) }],
    ],
  ],
  [
    'card:break-them',
    [
      ['a Shield of the enemy', true, nothing, { ...skeletons, round: round([die('blue', 'H', { side: 1 })]) }],
      ['an own one', false, nothing, { ...skeletons, round: round([die('blue', 'H')]) }],
      ['one that is cancelled', false, nothing, { ...skeletons, round: round([die('blue', 'H', { side: 1 })], { cancelled: [0, 1] }) }],
      ['no roll', false, nothing, skeletons],
    ],
  ],
  [
    'enemy-power',
    [
      ['a Bolt of Skeletons', true, fighters(1), { ...skeletons, round: round([die('red', 'SB', { side: 1 })]) }],
      ['a Bolt of Garrisons: they have no Godpower', false, fighters(1), { ...garrisons, round: round([die('red', 'SB', { side: 1 })]) }],
      ['no Bolt', false, fighters(1), { ...skeletons, round: round([die('red', 'SS', { side: 1 })]) }],
      ['an own Bolt', false, fighters(1), { ...skeletons, round: round([die('red', 'SB')]) }],
      ['a Bolt that is spent', false, fighters(1), { ...skeletons, round: round([die('red', 'SB', { side: 1 })], { bolts: [0, 1] }) }],
    ],
  ],
  [
    'enemy-dice',
    [
      ['a die of the enemy', true, nothing, { ...skeletons, round: round([die('red', '-', { side: 1 })]) }],
      ['an own die', false, nothing, { ...skeletons, round: round([die('red', '-')]) }],
      ['no roll', false, nothing, skeletons],
    ],
  ],
  [
    'card:ambush',
    [
      ['open ice', true, fighters(1), skeletons],
      ['a Curse', false, cursed, skeletons],
      ['woods, where none comes', false, fighters(1), { combat: combat('skeletons', { terrain: 'woods' }) }],
      ['no combat', false, fighters(1)],
    ],
  ],
  [
    'card:shapeshifter',
    [
      ['a Sellsword and a Berserker left', true, fighters(1), skeletons],
      ['no Berserker left', false, (t) => units(t, 0, t.players[0]!.home, { berserkers: 2 }), skeletons],
      ['a Hunter: no Elite archer', false, (t) => units(t, 0, FIELD, { hunters: 1 }), skeletons],
      ['an Elite alone', false, (t) => units(t, 0, FIELD, { berserkers: 1 }), skeletons],
      ['nobody here', false, fighters(0), skeletons],
    ],
  ],
  [
    'card:treemother',
    [
      ['room and Units left', true, fighters(1), skeletons],
      ['a hex of another', false, fighters(0, { haven: 1 }), skeletons],
      ['no combat', false, fighters(1)],
    ],
  ],
  [
    'card:wanderer:haven',
    [
      ['another own Haven', true, fighters(1), skeletons],
      [
        'only the Haven of the combat',
        false,
        (t) => {
          fighters(1, { haven: 0 })(t);
          t.hexes[t.players[0]!.home]!.haven = -1;
        },
        skeletons,
      ],
      ['a hex without own Units', false, fighters(0), skeletons],
      ['no combat', false, fighters(1)],
    ],
  ],
  [
    'card:whip-of-thorns',
    [
      ['the Whip was used', true, nothing, { ...skeletons, round: round([], { marks: ['whip'] }) }],
      ['it was not', false, nothing, { ...skeletons, round: round([]) }],
      ['no roll', false, nothing],
    ],
  ],
  [
    'enemy-is-card',
    [
      ['a Legion', true, nothing, legion],
      ['Garrisons', false, nothing, garrisons],
      ['Skeletons', false, nothing, skeletons],
      ['nobody', false, nothing],
    ],
  ],
  [
    'card:storm-caller',
    [
      ['two Druids and a Bolt', true, (t) => Object.assign(t, { druidsUp: 2 }), { ...skeletons, round: round([die('red', 'SB')]) }],
      ['one Druid', false, (t) => Object.assign(t, { druidsUp: 1 }), { ...skeletons, round: round([die('red', 'SB')]) }],
      ['no Bolt', false, (t) => Object.assign(t, { druidsUp: 2 }), { ...skeletons, round: round([die('red', 'SS')]) }],
      [
        'the storm was called',
        false,
        (t) => Object.assign(t, { druidsUp: 2 }),
        { ...skeletons, round: round([die('red', 'SB')], { marks: ['storm'] }) },
      ],
      ['no roll', false, (t) => Object.assign(t, { druidsUp: 2 }), skeletons],
    ],
  ],
  [
    'card:wanderer:unused',
    [
      ['not yet', true, nothing, skeletons],
      ['once already', false, nothing, { combat: combat('skeletons', { marks: ['wanderer'] }) }],
      ['no combat', false, nothing],
    ],
  ],
  [
    { unitHere: 'sellswords', atLeast: 2 },
    [
      ['two of them', true, fighters(2), skeletons],
      ['one', false, fighters(1), skeletons],
      ['two others', false, (t) => units(t, 0, FIELD, { hunters: 2 }), skeletons],
      ['two Spearmen of another in their place', false, (t) => units(t, 1, FIELD, { 'sons-of-the-bow': 2 }), skeletons],
      ['two of them where the Hero is', true, (t) => units(t, 0, t.players[0]!.at, { sellswords: 2 })],
    ],
  ],
  [
    { unitHere: 'oathsworn' },
    [['the Unit of another faction in the same place of the list', false, (t) => units(t, 0, FIELD, { berserkers: 2 }), skeletons]],
  ],
  [
    { unitHere: 'berserkers' },
    [
      ['one of them', true, (t) => units(t, 0, FIELD, { berserkers: 1 }), skeletons],
      ['none', false, fighters(1), skeletons],
    ],
  ],
  [
    { terrain: 'ice' },
    [
      ['on ice', true, nothing, skeletons],
      ['in woods', false, nothing, { combat: combat('skeletons', { terrain: 'woods' }) }],
    ],
  ],
  [
    { blank: 'basic-warriors' },
    [
      ['a blank of Sellswords', true, nothing, { ...skeletons, round: round([die('blue', '-', { of: 0 })]) }],
      ['a Skull of Sellswords', false, nothing, { ...skeletons, round: round([die('blue', 'S', { of: 0 })]) }],
      ['a blank of Berserkers', false, nothing, { ...skeletons, round: round([die('red', '-', { of: 2 })]) }],
      ['a blank of Hunters', false, nothing, { ...skeletons, round: round([die('white', '-', { of: 1 })]) }],
      ['a blank of a Tower', false, nothing, { ...skeletons, round: round([die('white', '-')]) }],
      ['no roll', false, nothing, skeletons],
    ],
  ],
  [
    { dieOf: 'hunters' },
    [
      ['a die of Hunters', true, nothing, { ...skeletons, round: round([die('white', '-', { of: 1 })]) }],
      ['a used one', false, nothing, { ...skeletons, round: round([die('white', 'S', { of: 1, spent: true })]) }],
      ['a die of Sellswords', false, nothing, { ...skeletons, round: round([die('blue', 'S', { of: 0 })]) }],
      ['one of the enemy', false, nothing, { ...skeletons, round: round([die('white', 'S', { of: 1, side: 1 })]) }],
      ['no roll', false, nothing, skeletons],
    ],
  ],
];

describe('cards used in combat', () => {
  for (const [need, rows] of NEEDS) {
    const name = typeof need === 'string' ? need : JSON.stringify(need);
    for (const [what, answer, change, question] of rows)
      it(`[UP-CARD-18] ${name}: ${what} is ${answer}`, () => expect(isMet(need, change, question)).toBe(answer));
  }
});
