/** The 33 hexes (components, section 5); 1E uses 28 of them. */

import type { Edition } from './difficulty.ts';
import type { FactionId, Goods, Source } from './factions.ts';
import type { Op, Terrain, Where } from './ops.ts';

export interface TileDef {
  readonly kind: 'capital' | 'home' | 'normal' | 'tower';
  readonly terrain: Terrain;
  /** Impassable edges, as directions before the tile is turned. */
  readonly edges: readonly number[];
  readonly produces: Goods;
  readonly vp: number;
  /** UP-HEX-10 [2E]: who places Units there when it is explored empty. */
  readonly allegiance: 'E' | 'C' | null;
  readonly home: FactionId | null;
  readonly advanced: boolean;
  readonly in1E: boolean;
  /** Ongoing effects (UP-HEX-09): riders: Riders here add their dice in Archery · market-2: the price is 2 Salt lower. */
  readonly ongoing: 'riders' | 'market-2' | null;
  readonly effect: readonly Op[];
  readonly rules: readonly string[];
  readonly source: Source;
}

type Rest = Partial<Pick<TileDef, 'edges' | 'advanced' | 'in1E' | 'ongoing' | 'source' | 'allegiance'>>;

/** UP-PRD-02: what a terrain usually gives. */
const USUAL: Readonly<Record<Terrain, Goods>> = {
  woods: [0, 2, 0],
  highlands: [0, 2, 0],
  marsh: [0, 0, 2],
  badlands: [0, 0, 2],
  ice: [2, 0, 0],
  curse: [0, 0, 0],
  none: [0, 0, 0],
};

const normal = (terrain: Terrain, effect: readonly Op[], rest: Rest = {}): TileDef => ({
  kind: 'normal',
  terrain,
  edges: rest.edges ?? [],
  produces: USUAL[terrain],
  vp: 0,
  allegiance: rest.allegiance ?? null,
  home: null,
  advanced: rest.advanced ?? false,
  in1E: rest.in1E ?? true,
  ongoing: rest.ongoing ?? null,
  effect,
  rules: ['UP-HEX-02', 'UP-ACT-EXP-08'],
  source: rest.source ?? 'public',
});

const tower = (effect: readonly Op[], rest: Rest = {}): TileDef => ({
  ...normal('ice', effect, rest),
  kind: 'tower',
  produces: [2, 0, 0],
  vp: 1,
  rules: ['UP-HEX-11', 'UP-HEX-12', 'UP-HEX-15'],
  source: 'house',
});

const home = (faction: FactionId, terrain: Terrain, source: Source): TileDef => ({
  ...normal(terrain, []),
  kind: 'home',
  produces: [1, 1, 1],
  vp: 1,
  home: faction,
  rules: ['UP-HEX-01', 'UP-HEX-05'],
  source,
});

const gain = (salt: number, plunder: number, food: number): Op => ({ op: 'gain', who: 'me', goods: [salt, plunder, food] });
const others = (salt: number, plunder: number, food: number): Op => ({ op: 'gain', who: 'others', goods: [salt, plunder, food] });
const perSkull = (salt: number, plunder: number, food: number): Op => ({
  op: 'gain',
  who: 'me',
  goods: [salt, plunder, food],
  times: 'hero-skulls',
});
const guard = (what: 'garrison' | 'skeleton', n: number): Op => ({ op: 'guard', what, n });
const FREE: Where = { empty: true, noX: true };
const garrisons = (n: number, where: Where): Op => ({ op: 'place', what: 'garrison', n, where });
const skeletons = (n: number, where: Where): Op => ({ op: 'place', what: 'skeleton', n, where });
const WITH_OTHERS: Where = { has: 'skeleton' };
const HERE: Where = { at: 'here' };

const E = 'E';
const C = 'C';

const ALL_TILES = {
  capital: { ...normal('none', []), kind: 'capital', rules: ['UP-EMP-30', 'UP-TER-07'], source: 'rulebook' },
  yfelskog: home('druwhn', 'woods', 'rulebook'),
  'khatrak-kautil': home('duerkhar', 'highlands', 'house'),
  'pak-glandris': home('krowh', 'badlands', 'house'),
  winterholm: home('mohyar', 'ice', 'house'),
  bruthgaard: normal('badlands', [gain(0, 0, 2), guard('skeleton', 2), skeletons(2, WITH_OTHERS)], { allegiance: C }),
  golgardei: normal('badlands', [gain(0, 0, 2), guard('garrison', 2), garrisons(2, FREE)], { edges: [0], allegiance: E }),
  'plains-of-rhun': normal('badlands', [guard('garrison', 1), garrisons(1, FREE), others(0, 0, 1), { op: 'heroRoll' }, perSkull(0, 0, 1)], {
    edges: [0, 1],
    allegiance: E,
    source: 'rulebook',
  }),
  'frosthold-pass': normal('highlands', [gain(0, 2, 0), guard('garrison', 1), garrisons(2, FREE)], { edges: [0, 3], allegiance: E }),
  'imperial-slave-mines': normal(
    'highlands',
    [{ op: 'clear', what: 'skeletons', where: HERE }, garrisons(2, HERE), { op: 'heroRoll' }, perSkull(0, 1, 0), others(0, 1, 0)],
    { edges: [0, 1], allegiance: E },
  ),
  'tomb-of-the-elder-kings': normal(
    'highlands',
    [gain(0, 1, 0), { op: 'clear', what: 'garrisons', where: HERE }, skeletons(2, HERE), { op: 'drawItem', any: true }],
    { edges: [2], in1E: false, allegiance: C },
  ),
  'black-ice': normal('ice', [gain(2, 0, 0), guard('skeleton', 1), skeletons(1, WITH_OTHERS), { op: 'token' }], { allegiance: C }),
  'grim-fangs': normal(
    'ice',
    [gain(2, 0, 0), { op: 'edition', first: [guard('skeleton', 1)], second: [guard('skeleton', 2)] }, skeletons(2, WITH_OTHERS)],
    { allegiance: C, source: 'rulebook' },
  ),
  raufrost: normal('ice', [gain(2, 0, 0), guard('garrison', 1), garrisons(1, FREE)], { allegiance: E }),
  shadowdawn: normal('ice', [gain(2, 0, 0), guard('skeleton', 2), skeletons(1, WITH_OTHERS)], { in1E: false, allegiance: C }),
  'taurel-caravan-passage': normal('ice', [guard('skeleton', 1), { op: 'heroRoll' }, perSkull(1, 0, 0), others(2, 0, 0)], {
    allegiance: C,
  }),
  torment: normal('ice', [gain(3, 0, 0), guard('skeleton', 1), skeletons(2, WITH_OTHERS)], { edges: [0], allegiance: C }),
  fyrnhalla: normal('marsh', [gain(0, 0, 2), guard('garrison', 2), { op: 'token' }], { allegiance: E }),
  'kyushis-tavern': normal('marsh', [gain(0, 0, 3), guard('garrison', 1), { op: 'deed', of: 'card:kyushis-tavern' }], { allegiance: E }),
  rigga: normal('marsh', [gain(0, 0, 2), guard('garrison', 1), garrisons(1, FREE)], {
    edges: [0, 1],
    allegiance: E,
    source: 'rulebook',
  }),
  dunkelholm: normal(
    'woods',
    [
      gain(0, 2, 0),
      { op: 'clear', what: 'skeletons', where: HERE },
      garrisons(2, HERE),
      { op: 'each', of: 'players', do: [{ op: 'drawFeat' }, { op: 'select', what: 'discard-feat' }] },
    ],
    { in1E: false, allegiance: E },
  ),
  'fjoelja-stone-circle': normal(
    'woods',
    [
      gain(0, 2, 0),
      guard('skeleton', 2),
      { op: 'each', of: 'players', do: [{ op: 'select', what: 'gain-unit', where: { empty: true, explored: true } }] },
    ],
    { allegiance: C },
  ),
  trollward: normal('woods', [gain(0, 2, 0), guard('garrison', 2), { op: 'token' }], { edges: [4], allegiance: E }),
  netherwood: normal(
    'woods',
    [
      { op: 'heroRoll' },
      {
        op: 'choose',
        from: [
          { id: 'three-plunder', needs: ['card:netherwood:skulls'], do: [gain(0, 3, 0)] },
          { id: 'a-feat', needs: ['card:netherwood:shields'], do: [{ op: 'drawFeat' }] },
          { id: 'lift-a-curse', needs: ['card:netherwood:bolt'], do: [{ op: 'select', what: 'remove-curse', where: { has: 'curse' } }] },
          { id: 'two-skeletons', needs: ['card:netherwood:nothing'], do: [skeletons(2, HERE)] },
        ],
      },
    ],
    { in1E: false, source: 'house', allegiance: C },
  ),
  'haunted-hollows': normal(
    'marsh',
    [gain(0, 0, 3), skeletons(2, HERE), { op: 'place', what: 'curse', n: 1, where: { near: 'here', empty: true } }],
    { edges: [0, 2], advanced: true, source: 'house', allegiance: C },
  ),
  'the-depths': normal('ice', [gain(3, 0, 0), { op: 'card', side: 'C', where: HERE }], { advanced: true, source: 'house', allegiance: C }),
  'ship-graveyard': normal(
    'ice',
    [gain(2, 0, 0), { op: 'place', what: 'skeleton', n: 'card:ship-graveyard', where: HERE }, { op: 'drawItem' }],
    {
      advanced: true,
      source: 'house',
      allegiance: C,
    },
  ),
  omeido: normal('highlands', [gain(0, 3, 0), garrisons(3, HERE), { op: 'activate', which: 'lowest-legion' }], {
    edges: [0, 1, 2],
    advanced: true,
    in1E: false,
    source: 'house',
    allegiance: E,
  }),
  dawngaard: tower([gain(2, 0, 0), guard('garrison', 1)], { allegiance: E }),
  'guragi-tower': tower([gain(1, 1, 1), guard('garrison', 2)], { allegiance: E }),
  'hellhound-tower': tower([gain(0, 2, 0), guard('skeleton', 2)], { allegiance: C, ongoing: 'riders' }),
  zeegard: tower([gain(0, 0, 2), guard('garrison', 1), garrisons(1, { at: 'capital' })], { allegiance: E }),
  'midnight-tower': tower([gain(3, 0, 0), { op: 'card', side: 'C', where: HERE, threat: 3 }], {
    advanced: true,
    allegiance: C,
    ongoing: 'market-2',
  }),
} as const satisfies Record<string, TileDef>;

export type TileId = keyof typeof ALL_TILES;
export const TILE: Readonly<Record<TileId, TileDef>> = ALL_TILES;
export const TILES = Object.keys(ALL_TILES) as TileId[];

export const tilesOf = (edition: Edition, kind: TileDef['kind']): TileId[] =>
  TILES.filter((id) => TILE[id].kind === kind && (edition === '2E' || TILE[id].in1E));
