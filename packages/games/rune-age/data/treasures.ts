/** Treasures that lie beside a home realm and are exhausted: claimed rewards, and the dragon runes of Runewars. */
import type { RuleId } from '@longtable/kernel';
import type { Source } from '../ops.ts';
import type { RewardData } from './events/types.ts';
import { EVENTS, type EventId, event } from './events.ts';

export interface RuneData extends RewardData {
  readonly rules: readonly RuleId[];
  readonly source: Source;
}

export const RUNES = {
  'dr-1': {
    ability: { at: 'resolution', ops: [{ op: 'strengthen', who: 'army', by: 2 }] },
    rules: ['RA-SET-21'],
    source: 'house',
  },
  'dr-2': { gold: 2, rules: ['RA-RES-12'], source: 'house' },
  'dr-3': { influence: 2, rules: ['RA-RES-12'], source: 'house' },
  'dr-4': { ward: 3, rules: ['RA-SET-21'], source: 'house' },
  'dr-5': {
    ability: {
      at: 'action',
      ops: [
        { op: 'draw', n: 2 },
        { op: 'fromHand', which: 'any', least: 1, most: 1, to: 'discard', after: true },
      ],
    },
    rules: ['RA-UNI-02'],
    source: 'house',
  },
  'dr-6': { ability: { at: 'end', ops: [{ op: 'heal', n: 2, saved: true }] }, rules: ['RA-ABL-06'], source: 'house' },
} as const satisfies Record<string, RuneData>;

export type RuneId = keyof typeof RUNES;
export const RUNE_IDS = Object.keys(RUNES) as RuneId[];
export type TreasureId = RuneId | EventId;
export const isRune = (id: string): id is RuneId => Object.hasOwn(RUNES, id);

const NOTHING: RewardData = {};
const REWARDS: Readonly<Record<string, RewardData>> = Object.fromEntries([
  ...RUNE_IDS.map((id): [string, RewardData] => [id, RUNES[id]]),
  ...(Object.keys(EVENTS) as EventId[]).map((id): [string, RewardData] => [id, event(id).reward ?? NOTHING]),
]);
/** The use of a treasure. */
export const treasure = (id: TreasureId): RewardData => REWARDS[id]!;
