/** The Quests (components, section 10); 1E uses numbers 1 to 18. */

import type { Reaction } from './cards.ts';
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
  /** The trigger that it answers by itself once it is taken (UP-CARD-20). */
  readonly react: Reaction | null;
  readonly advanced: boolean;
  readonly rules: readonly string[];
  readonly source: Source;
}

const vp = (n: number): readonly Op[] => [{ op: 'vp', who: 'me', n }];
const gain = (salt: number, plunder: number, food: number): readonly Op[] => [{ op: 'gain', who: 'me', goods: [salt, plunder, food] }];
const goal = (n: number, reward: readonly Op[] = []): Goal => ({ n, reward });
const discard: Op = { op: 'discardQuest' };
const nemesisVp = (who: 'E' | 'C', n: number): Op => ({ op: 'vp', who, n });

/** A Quest as its entry says it; what is left out is not on the card. */
type QuestText = Pick<QuestDef, 'number' | 'goals' | 'needs' | 'solve' | 'fail'> &
  Partial<Pick<QuestDef, 'bonus' | 'immediate' | 'use' | 'react' | 'advanced' | 'source'>>;
const quest = (text: QuestText): QuestDef => ({
  bonus: null,
  immediate: [],
  use: null,
  react: null,
  advanced: false,
  rules: ['UP-ACT-QST-02', 'UP-ACT-QST-03'],
  source: 'house',
  ...text,
});
const on = (terrain: Terrain): BonusWhen => ({ terrain });

const ALL_QUESTS = {
  'instruction-of-the-druids': quest({
    number: 1,
    goals: [goal(4), goal(1, vp(1)), goal(1, vp(1))],
    needs: 2,
    solve: [{ op: 'deed', of: 'card:instruction-of-the-druids' }, discard],
    fail: [nemesisVp('C', 1)],
    bonus: { when: on('marsh'), die: 'purple' },
    source: 'rulebook',
  }),
  'the-druidic-prophetess': quest({
    number: 2,
    goals: [goal(3, vp(1)), goal(1), goal(1)],
    needs: 2,
    solve: [{ op: 'takeQuest' }],
    react: { on: 'curse-placed', select: 'gain-unit-any' },
    fail: [nemesisVp('C', 2), discard],
    bonus: { when: on('curse'), die: 'purple' },
    source: 'rulebook',
  }),
  'a-deal-with-demons': quest({
    number: 3,
    goals: [goal(4, vp(1)), goal(2, gain(0, 0, 2)), goal(1, [{ op: 'drawItem' }])],
    needs: 1,
    solve: [
      { op: 'gainAny', who: 'me', n: 3 },
      { op: 'place', what: 'skeleton', n: 1, where: { region: 'any' } },
    ],
    fail: [nemesisVp('C', 2)],
    bonus: { when: 'skeleton', die: 'red' },
  }),
  'rite-of-cleansing': quest({
    number: 4,
    goals: [goal(4, vp(3)), goal(2), goal(2, vp(3))],
    needs: 2,
    solve: [{ op: 'select', what: 'remove-curse', where: { has: 'curse' }, times: 2 }, discard],
    fail: [{ op: 'place', what: 'curse', n: 1, where: { region: 'any', empty: true } }],
    bonus: { when: on('ice'), die: 'purple' },
  }),
  'break-the-chains': quest({
    number: 5,
    goals: [goal(3, gain(0, 0, 2)), goal(2, vp(3)), goal(1)],
    needs: 1,
    solve: [{ op: 'select', what: 'destroy-garrison', where: { has: 'garrison' } }, discard],
    fail: [nemesisVp('E', 1)],
    bonus: { when: 'next-to-garrison', die: 'blue' },
  }),
  'the-salt-barons': quest({
    number: 6,
    goals: [goal(3, gain(2, 0, 0)), goal(2, gain(2, 0, 0)), goal(1, gain(2, 0, 0))],
    needs: 1,
    solve: [{ op: 'mark', mark: 'salt-barons' }, discard],
    fail: [{ op: 'lose', who: 'me', res: 'salt', n: 1 }],
    bonus: { when: 'sea-tower', die: 'yellow' },
  }),
  'hunt-the-white-beast': quest({
    number: 7,
    goals: [goal(4, vp(4)), goal(1, gain(0, 0, 2)), null],
    needs: 1,
    solve: [...gain(0, 0, 3), discard],
    fail: [{ op: 'lose', who: 'me', res: 'food', n: 2 }],
    bonus: { when: on('woods'), die: 'red' },
  }),
  'envoy-to-the-fjords': quest({
    number: 8,
    goals: [goal(2), goal(2, vp(3)), goal(1, vp(3))],
    needs: 1,
    solve: [{ op: 'each', of: 'players', do: [{ op: 'select', what: 'gain-unit' }] }, discard],
    fail: [nemesisVp('E', 1)],
    bonus: { when: 'another-hero', die: 'blue' },
  }),
  'poison-the-wells': quest({
    number: 9,
    goals: [goal(3), goal(1), goal(1, vp(3))],
    needs: 2,
    solve: [{ op: 'select', what: 'weaken-legion', n: 2 }, discard],
    fail: [{ op: 'select', what: 'token-legion', seat: 'token-giver' }],
    bonus: { when: on('highlands'), die: 'yellow' },
  }),
  'the-sunken-library': quest({
    number: 10,
    goals: [goal(3, [{ op: 'drawFeat' }]), goal(2), goal(2, vp(3))],
    needs: 1,
    solve: [{ op: 'takeQuest' }],
    fail: [{ op: 'select', what: 'discard-feat' }],
    bonus: { when: 'sea-tower', die: 'purple' },
    use: { window: 'hero-rerolls', effect: [{ op: 'reroll', max: 1 }] },
  }),
  'map-of-the-nethersea': quest({
    number: 11,
    goals: [goal(2), goal(2), goal(1, vp(3))],
    needs: 1,
    solve: [{ op: 'select', what: 'flip-hex', where: { explored: false }, times: 2 }, discard],
    fail: [{ op: 'place', what: 'garrison', n: 1, where: { empty: true } }],
  }),
  'shelter-the-children': quest({
    number: 12,
    goals: [null, goal(3, vp(4)), goal(1, vp(3))],
    needs: 1,
    solve: [{ op: 'mark', mark: 'free-haven' }, discard],
    fail: [{ op: 'lose', who: 'all', res: 'food', n: 1 }],
    bonus: { when: 'own-haven', die: 'blue' },
  }),
  'duel-with-the-champion': quest({
    number: 13,
    goals: [goal(5, vp(5)), goal(2, vp(3)), null],
    needs: 1,
    solve: [{ op: 'select', what: 'untoken' }, discard],
    fail: [{ op: 'select', what: 'remove-unit' }],
    bonus: { when: on('badlands'), die: 'red' },
  }),
  'silent-knives': quest({
    number: 14,
    goals: [goal(3), null, goal(1, vp(3))],
    needs: 1,
    solve: [{ op: 'select', what: 'silent-knives' }, discard],
    fail: [nemesisVp('E', 2)],
    bonus: { when: { attribute: 'guile', least: 2 }, die: 'white' },
  }),
  'stones-of-the-old-gods': quest({
    number: 15,
    goals: [goal(2), goal(2), goal(2, vp(4))],
    needs: 2,
    solve: [{ op: 'takeQuest' }],
    fail: [nemesisVp('C', 1)],
    bonus: { when: { attribute: 'magic', least: 2 }, die: 'purple' },
  }),
  'the-doppelganger': quest({
    number: 16,
    goals: [goal(4, vp(2)), goal(2, vp(2)), goal(1, vp(2))],
    needs: 2,
    solve: [discard],
    fail: [],
    immediate: [{ op: 'place', what: 'skeleton', n: 1, where: { at: 'hero' } }],
    advanced: true,
  }),
  'heart-of-the-glacier': quest({
    number: 17,
    goals: [goal(5, vp(2)), goal(3, vp(2)), goal(2, vp(2))],
    needs: 2,
    solve: [{ op: 'select', what: 'weaken-horde', n: 3 }, discard],
    fail: [{ op: 'select', what: 'strengthen-horde', n: 2 }],
    bonus: { when: on('ice'), die: 'black' },
    advanced: true,
  }),
  tribute: quest({
    number: 18,
    goals: [goal(3, vp(1)), goal(2, vp(1)), goal(1, vp(1))],
    needs: 3,
    solve: [...vp(3), discard],
    fail: [{ op: 'select', what: 'token-legion', seat: 'token-giver' }],
    bonus: { when: 'own-haven', die: 'blue' },
    immediate: [nemesisVp('E', 1)],
    advanced: true,
  }),
  'the-pale-smith': quest({
    number: 19,
    goals: [goal(3, gain(0, 2, 0)), goal(2, [{ op: 'select', what: 'own-wall' }]), goal(1, [{ op: 'select', what: 'own-tower' }])],
    needs: 1,
    solve: [{ op: 'select', what: 'any-wall' }, { op: 'select', what: 'any-tower' }, discard],
    fail: [{ op: 'lose', who: 'me', res: 'plunder', n: 1 }],
    bonus: { when: on('highlands'), die: 'red' },
  }),
  'riders-of-the-storm': quest({
    number: 20,
    goals: [goal(4, vp(3)), goal(1), goal(1)],
    needs: 1,
    solve: [{ op: 'deed', of: 'card:riders-of-the-storm' }, discard],
    fail: [{ op: 'select', what: 'remove-unit' }],
    bonus: { when: on('badlands'), die: 'red' },
  }),
  'the-weeping-shrine': quest({
    number: 21,
    goals: [goal(2), goal(2, vp(3)), goal(1, vp(3))],
    needs: 1,
    solve: [{ op: 'select', what: 'any-from-grave', times: 3 }, discard],
    fail: [{ op: 'select', what: 'bury-unit' }],
    bonus: { when: on('curse'), die: 'blue' },
  }),
  'smugglers-oath': quest({
    number: 22,
    goals: [goal(2, gain(2, 0, 0)), goal(2, gain(0, 2, 0)), goal(1, gain(0, 0, 2))],
    needs: 1,
    solve: [{ op: 'frame', k: 'card:smugglers' }, discard],
    fail: [{ op: 'loseAny', n: 2 }],
    bonus: { when: { attribute: 'guile', least: 2 }, die: 'yellow' },
  }),
  'song-of-the-dead': quest({
    number: 23,
    goals: [goal(3), goal(2), goal(1, vp(3))],
    needs: 2,
    solve: [{ op: 'select', what: 'remove-skeleton', where: { has: 'skeleton' }, times: 2, optional: true }, discard],
    fail: [{ op: 'place', what: 'skeleton', n: 1, where: { has: 'skeleton' } }],
    bonus: { when: { attribute: 'magic', least: 1 }, die: 'purple' },
  }),
  'the-traitor-king': quest({
    number: 24,
    goals: [goal(5, vp(3)), goal(3, vp(1)), goal(2, vp(1))],
    needs: 2,
    solve: [{ op: 'select', what: 'destroy-legion', n: 3 }, discard],
    fail: [nemesisVp('E', 3)],
    bonus: { when: 'another-hero', die: 'black' },
    advanced: true,
  }),
  'the-open-grave': quest({
    number: 25,
    goals: [goal(4, vp(1)), goal(3, vp(1)), goal(2, vp(1))],
    needs: 2,
    solve: [{ op: 'select', what: 'remove-curse', where: { has: 'curse' } }, discard],
    fail: [{ op: 'card', side: 'C' }],
    bonus: { when: on('curse'), die: 'purple' },
    immediate: [{ op: 'place', what: 'skeleton', n: 2, where: { region: 'any' } }],
    advanced: true,
  }),
} as const satisfies Record<string, QuestDef>;

export type QuestId = keyof typeof ALL_QUESTS;
export const QUEST: Readonly<Record<QuestId, QuestDef>> = ALL_QUESTS;
export const QUESTS = Object.keys(ALL_QUESTS) as QuestId[];

const LAST_1E = 18;
export const questsOf = (edition: Edition): QuestId[] => QUESTS.filter((id) => edition === '2E' || QUEST[id].number <= LAST_1E);
