/** The Druids and their Godpowers (components, section 8); 1E uses seven of them. */

import type { Edition } from './difficulty.ts';
import type { Source } from './factions.ts';
import type { Need, Op } from './ops.ts';

export interface DruidDef {
  /** after-damage ones are named in before-damage, where their Bolt is spent (UP-COM-64). */
  readonly window: 'rolled' | 'before-damage' | 'after-damage';
  readonly limit: 'round' | 'combat';
  readonly needs: readonly Need[];
  readonly effect: readonly Op[];
  readonly in1E: boolean;
  readonly advanced1E: boolean;
  readonly rules: readonly string[];
  readonly source: Source;
}

const druid = (
  window: DruidDef['window'],
  limit: DruidDef['limit'],
  needs: readonly Need[],
  effect: readonly Op[],
  rest: { readonly in1E?: false; readonly advanced1E?: true; readonly source?: Source } = {},
): DruidDef => ({
  window,
  limit,
  needs,
  effect,
  in1E: rest.in1E ?? true,
  advanced1E: rest.advanced1E ?? false,
  rules: ['UP-COM-37'],
  source: rest.source ?? 'house',
});

const ALL_DRUIDS = {
  watcher: druid('before-damage', 'round', ['die'], [{ op: 'reroll', max: 99, only: 'no-bolt' }], { source: 'rulebook' }),
  'deep-dweller': druid('after-damage', 'round', [], [{ op: 'select', what: 'rescue-reserve' }]),
  'faceless-one': druid('rolled', 'round', ['enemy-dice'], [{ op: 'select', what: 'enemy-blank' }], { advanced1E: true }),
  'mountain-heart': druid('before-damage', 'round', [], [{ op: 'symbols', add: 'shield', n: 2 }]),
  'red-hand': druid('before-damage', 'round', [], [{ op: 'symbols', add: 'skull', n: 1 }]),
  shapeshifter: druid(
    'after-damage',
    'combat',
    ['card:shapeshifter'],
    [
      {
        op: 'choose',
        optional: true,
        from: [
          {
            id: 'exchange-for-two',
            needs: ['card:shapeshifter', { own: 'goods', least: 2 }],
            do: [
              { op: 'loseAny', n: 2 },
              { op: 'select', what: 'exchange-type', where: { at: 'here' } },
            ],
          },
        ],
      },
    ],
  ),
  silence: druid('rolled', 'round', ['enemy-power'], [{ op: 'roundMark', mark: 'silence' }], { in1E: false }),
  treemother: druid('after-damage', 'combat', ['card:treemother'], [{ op: 'select', what: 'gain-unit', where: { at: 'here' } }]),
  wanderer: druid(
    'after-damage',
    'round',
    [],
    [
      {
        op: 'choose',
        from: [
          { id: 'a-resource', do: [{ op: 'gainAny', who: 'me', n: 1 }] },
          {
            id: 'a-unit-to-a-haven',
            needs: ['card:wanderer:haven', 'card:wanderer:unused'],
            do: [
              { op: 'combatMark', mark: 'wanderer' },
              { op: 'select', what: 'unit-to-haven', where: { at: 'here' } },
            ],
          },
        ],
      },
    ],
    { in1E: false },
  ),
} as const satisfies Record<string, DruidDef>;

export type DruidId = keyof typeof ALL_DRUIDS;
export const DRUID: Readonly<Record<DruidId, DruidDef>> = ALL_DRUIDS;
export const DRUIDS = Object.keys(ALL_DRUIDS) as DruidId[];

export const druidsOf = (edition: Edition): DruidId[] => DRUIDS.filter((id) => edition === '2E' || DRUID[id].in1E);
