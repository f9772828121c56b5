/** The Quests (components, section 10); 1E uses numbers 1 to 18. */

import type { Colour } from './dice.ts';
import type { Edition } from './difficulty.ts';
import type { Source } from './factions.ts';
import type { Op, Terrain } from './ops.ts';

export interface Goal {
  readonly n: number;
  readonly reward: readonly Op[];
}
/** When the bonus die is rolled too. */
export type BonusWhen =
  | { readonly terrain: Terrain }
  | { readonly attribute: 'guile' | 'magic'; readonly least: number }
  | 'skeleton'
  | 'next-to-garrison'
  | 'sea-tower'
  | 'another-hero'
  | 'own-haven';

export interface QuestDef {
  readonly number: number;
  /** In the order of SYMBOLS; null: no such goal. */
  readonly goals: readonly [Goal | null, Goal | null, Goal | null];
  readonly needs: number;
  readonly solve: readonly Op[];
  readonly fail: readonly Op[];
  readonly immediate: readonly Op[];
  readonly bonus: { readonly die: Colour; readonly when: BonusWhen } | null;
  /** A Quest that is taken may be used in this window once per Chapter. */
  readonly use: { readonly window: 'hero-rerolls'; readonly effect: readonly Op[] } | null;
  readonly advanced: boolean;
  readonly rules: readonly string[];
  readonly source: Source;
}

const vp = (n: number): readonly Op[] => [{ op: 'vp', who: 'me', n }];
const gain = (salt: number, plunder: number, food: number): readonly Op[] => [{ op: 'gain', who: 'me', goods: [salt, plunder, food] }];
const goal = (n: number, reward: readonly Op[] = []): Goal => ({ n, reward });
const discard: Op = { op: 'discardQuest' };
const nemesisVp = (who: 'E' | 'C', n: number): Op => ({ op: 'vp', who, n });

type Rest = Partial<Pick<QuestDef, 'immediate' | 'use' | 'advanced' | 'source'>>;
const quest = (
  number: number,
  goals: QuestDef['goals'],
  needs: number,
  solve: readonly Op[],
  fail: readonly Op[],
  bonus: readonly [BonusWhen, Colour] | null,
  rest: Rest = {},
): QuestDef => ({
  number,
  goals,
  needs,
  solve,
  fail,
  immediate: rest.immediate ?? [],
  bonus: bonus === null ? null : { when: bonus[0], die: bonus[1] },
  use: rest.use ?? null,
  advanced: rest.advanced ?? false,
  rules: ['UP-ACT-QST-02', 'UP-ACT-QST-03'],
  source: rest.source ?? 'house',
});
const on = (terrain: Terrain): BonusWhen => ({ terrain });
const advanced = true;

const ALL_QUESTS = {
  'instruction-of-the-druids': quest(
    1,
    [goal(4), goal(1, vp(1)), goal(1, vp(1))],
    2,
    [{ op: 'gainFeat' }, discard],
    [nemesisVp('C', 1)],
    [on('marsh'), 'purple'],
    { source: 'rulebook' },
  ),
  'the-druidic-prophetess': quest(
    2,
    [goal(3, vp(1)), goal(1), goal(1)],
    2,
    [{ op: 'takeQuest' }],
    [nemesisVp('C', 2), discard],
    [on('curse'), 'purple'],
    { source: 'rulebook' },
  ),
  'a-deal-with-demons': quest(
    3,
    [goal(4, vp(1)), goal(2, gain(0, 0, 2)), goal(1, [{ op: 'drawItem' }])],
    1,
    [
      { op: 'gainAny', who: 'me', n: 3 },
      { op: 'place', what: 'skeleton', n: 1, where: { region: 'any' } },
    ],
    [nemesisVp('C', 2)],
    ['skeleton', 'red'],
  ),
  'rite-of-cleansing': quest(
    4,
    [goal(4, vp(3)), goal(2), goal(2, vp(3))],
    2,
    [{ op: 'select', what: 'remove-curse', where: { has: 'curse' }, times: 2 }, discard],
    [{ op: 'place', what: 'curse', n: 1, where: { region: 'any', empty: true } }],
    [on('ice'), 'purple'],
  ),
  'break-the-chains': quest(
    5,
    [goal(3, gain(0, 0, 2)), goal(2, vp(3)), goal(1)],
    1,
    [{ op: 'select', what: 'destroy-garrison', where: { has: 'garrison' } }, discard],
    [nemesisVp('E', 1)],
    ['next-to-garrison', 'blue'],
  ),
  'the-salt-barons': quest(
    6,
    [goal(3, gain(2, 0, 0)), goal(2, gain(2, 0, 0)), goal(1, gain(2, 0, 0))],
    1,
    [{ op: 'mark', mark: 'salt-barons' }, discard],
    [{ op: 'lose', who: 'me', res: 'salt', n: 1 }],
    ['sea-tower', 'yellow'],
  ),
  'hunt-the-white-beast': quest(
    7,
    [goal(4, vp(4)), goal(1, gain(0, 0, 2)), null],
    1,
    [...gain(0, 0, 3), discard],
    [{ op: 'lose', who: 'me', res: 'food', n: 2 }],
    [on('woods'), 'red'],
  ),
  'envoy-to-the-fjords': quest(
    8,
    [goal(2), goal(2, vp(3)), goal(1, vp(3))],
    1,
    [{ op: 'each', of: 'players', do: [{ op: 'select', what: 'gain-unit' }] }, discard],
    [nemesisVp('E', 1)],
    ['another-hero', 'blue'],
  ),
  'poison-the-wells': quest(
    9,
    [goal(3), goal(1), goal(1, vp(3))],
    2,
    [{ op: 'select', what: 'weaken-legion', n: 2 }, discard],
    [{ op: 'select', what: 'token-legion' }],
    [on('highlands'), 'yellow'],
  ),
  'the-sunken-library': quest(
    10,
    [goal(3, [{ op: 'drawFeat' }]), goal(2), goal(2, vp(3))],
    1,
    [{ op: 'takeQuest' }],
    [{ op: 'select', what: 'discard-feat' }],
    ['sea-tower', 'purple'],
    { use: { window: 'hero-rerolls', effect: [{ op: 'reroll', max: 1 }] } },
  ),
  'map-of-the-nethersea': quest(
    11,
    [goal(2), goal(2), goal(1, vp(3))],
    1,
    [{ op: 'select', what: 'flip-hex', where: { explored: false }, times: 2 }, discard],
    [{ op: 'place', what: 'garrison', n: 1, where: { empty: true } }],
    null,
  ),
  'shelter-the-children': quest(
    12,
    [null, goal(3, vp(4)), goal(1, vp(3))],
    1,
    [{ op: 'mark', mark: 'free-haven' }, discard],
    [{ op: 'lose', who: 'all', res: 'food', n: 1 }],
    ['own-haven', 'blue'],
  ),
  'duel-with-the-champion': quest(
    13,
    [goal(5, vp(5)), goal(2, vp(3)), null],
    1,
    [{ op: 'select', what: 'untoken' }, discard],
    [{ op: 'select', what: 'remove-unit' }],
    [on('badlands'), 'red'],
  ),
  'silent-knives': quest(
    14,
    [goal(3), null, goal(1, vp(3))],
    1,
    [{ op: 'select', what: 'silent-knives' }, discard],
    [nemesisVp('E', 2)],
    [{ attribute: 'guile', least: 2 }, 'white'],
  ),
  'stones-of-the-old-gods': quest(
    15,
    [goal(2), goal(2), goal(2, vp(4))],
    2,
    [{ op: 'takeQuest' }],
    [nemesisVp('C', 1)],
    [{ attribute: 'magic', least: 2 }, 'purple'],
  ),
  'the-doppelganger': quest(16, [goal(4, vp(2)), goal(2, vp(2)), goal(1, vp(2))], 2, [discard], [], null, {
    immediate: [{ op: 'place', what: 'skeleton', n: 1, where: { at: 'hero' } }],
    advanced,
  }),
  'heart-of-the-glacier': quest(
    17,
    [goal(5, vp(2)), goal(3, vp(2)), goal(2, vp(2))],
    2,
    [{ op: 'select', what: 'weaken-horde', n: 3 }, discard],
    [{ op: 'select', what: 'strengthen-horde', n: 2 }],
    [on('ice'), 'black'],
    { advanced },
  ),
  tribute: quest(
    18,
    [goal(3, vp(1)), goal(2, vp(1)), goal(1, vp(1))],
    3,
    [...vp(3), discard],
    [{ op: 'select', what: 'token-legion' }],
    ['own-haven', 'blue'],
    { immediate: [nemesisVp('E', 1)], advanced },
  ),
  'the-pale-smith': quest(
    19,
    [goal(3, gain(0, 2, 0)), goal(2, [{ op: 'select', what: 'own-wall' }]), goal(1, [{ op: 'select', what: 'own-tower' }])],
    1,
    [{ op: 'select', what: 'any-wall' }, { op: 'select', what: 'any-tower' }, discard],
    [{ op: 'lose', who: 'me', res: 'plunder', n: 1 }],
    [on('highlands'), 'red'],
  ),
  'riders-of-the-storm': quest(
    20,
    [goal(4, vp(3)), goal(1), goal(1)],
    1,
    [{ op: 'freeCommand' }, discard],
    [{ op: 'select', what: 'remove-unit' }],
    [on('badlands'), 'red'],
  ),
  'the-weeping-shrine': quest(
    21,
    [goal(2), goal(2, vp(3)), goal(1, vp(3))],
    1,
    [{ op: 'select', what: 'any-from-grave', times: 3 }, discard],
    [{ op: 'select', what: 'bury-unit' }],
    [on('curse'), 'blue'],
  ),
  'smugglers-oath': quest(
    22,
    [goal(2, gain(2, 0, 0)), goal(2, gain(0, 2, 0)), goal(1, gain(0, 0, 2))],
    1,
    [{ op: 'frame', k: 'card:smugglers' }, discard],
    [{ op: 'loseAny', n: 2 }],
    [{ attribute: 'guile', least: 2 }, 'yellow'],
  ),
  'song-of-the-dead': quest(
    23,
    [goal(3), goal(2), goal(1, vp(3))],
    2,
    [{ op: 'select', what: 'remove-skeleton', where: { has: 'skeleton' }, times: 2, optional: true }, discard],
    [{ op: 'place', what: 'skeleton', n: 1, where: { has: 'skeleton' } }],
    [{ attribute: 'magic', least: 1 }, 'purple'],
  ),
  'the-traitor-king': quest(
    24,
    [goal(5, vp(3)), goal(3, vp(1)), goal(2, vp(1))],
    2,
    [{ op: 'select', what: 'destroy-legion', n: 3 }, discard],
    [nemesisVp('E', 3)],
    ['another-hero', 'black'],
    { advanced },
  ),
  'the-open-grave': quest(
    25,
    [goal(4, vp(1)), goal(3, vp(1)), goal(2, vp(1))],
    2,
    [{ op: 'select', what: 'remove-curse', where: { has: 'curse' } }, discard],
    [{ op: 'card', side: 'C' }],
    [on('curse'), 'purple'],
    { immediate: [{ op: 'place', what: 'skeleton', n: 2, where: { region: 'any' } }], advanced },
  ),
} as const satisfies Record<string, QuestDef>;

export type QuestId = keyof typeof ALL_QUESTS;
export const QUEST: Readonly<Record<QuestId, QuestDef>> = ALL_QUESTS;
export const QUESTS = Object.keys(ALL_QUESTS) as QuestId[];

const LAST_1E = 18;
export const questsOf = (edition: Edition): QuestId[] => QUESTS.filter((id) => edition === '2E' || QUEST[id].number <= LAST_1E);
