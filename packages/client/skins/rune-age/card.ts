/** The face of a card: its kind, its ground and its numbers, all from the data of the game. */
import { type CardId, data, isCard } from '@longtable/rune-age/data/cards';
import { event, isEvent } from '@longtable/rune-age/data/events';
import { MONUMENT_GOLD, OBJECTIVE_ATTRITION, STRONGHOLD_GOLD, STRONGHOLD_STRENGTH } from '@longtable/rune-age/data/numbers';
import { isSite, site } from '@longtable/rune-age/data/sites';

export type Kind = 'unit' | 'neutral' | 'tactic' | 'gold' | 'city' | 'keep' | 'enemy' | 'instant' | 'lasting' | 'rune' | 'objective';
export type Ground = 'dq' | 'lt' | 'ut' | 'wq' | 'dw' | 'or' | 'nc' | Exclude<Kind, 'unit' | 'neutral' | 'tactic'>;
export type Measure = 'gold' | 'influence' | 'strength';

export interface Value {
  readonly of: Measure;
  readonly n: number;
}

export interface FaceData {
  readonly id: string;
  readonly kind: Kind;
  readonly ground: Ground;
  /** Top left: what it gives. */
  readonly gives: Value | null;
  /** Bottom right: what it asks; a stronghold can be had for strength as well. */
  readonly asks: Value | null;
  readonly orAsks: Value | null;
  readonly attrition: number;
}

const NONE = { gives: null, asks: null, orAsks: null, attrition: 0 } as const;
const RACES: readonly string[] = ['dq', 'lt', 'ut', 'wq', 'dw', 'or'];
const value = (of: Measure, n: number | undefined): Value | null => (n === undefined || n === 0 ? null : { of, n });

/** A card without the marks that an option puts on it: `wq-archer*`, `forge:wq-archer`. */
export const plainId = (id: string): string => id.replace(/^(?:act|hand|discard|pile|forge|buy|held):/, '').replace('*', '');

function handCard(id: CardId): FaceData {
  const { type, cost, strength, gold } = data(id);
  const prefix = id.slice(0, 2);
  const own = RACES.includes(prefix);
  const asks: Value = { of: own ? 'gold' : 'influence', n: cost };
  if (type === 'gold') return { ...NONE, id, kind: 'gold', ground: 'gold', gives: value('gold', gold), asks };
  const ground = own ? (prefix as Ground) : 'nc';
  if (type === 'tactic') return { ...NONE, id, kind: 'tactic', ground, asks };
  return { ...NONE, id, kind: own ? 'unit' : 'neutral', ground, gives: { of: 'strength', n: strength ?? 0 }, asks };
}

function place(id: string): FaceData {
  if (id === 'stronghold') {
    const orAsks: Value = { of: 'strength', n: STRONGHOLD_STRENGTH };
    return { ...NONE, id, kind: 'keep', ground: 'keep', gives: value('influence', 1), asks: { of: 'gold', n: STRONGHOLD_GOLD }, orAsks };
  }
  if (id === 'monument') return { ...NONE, id, kind: 'keep', ground: 'keep', asks: { of: 'gold', n: MONUMENT_GOLD } };
  if (!isSite(id)) return { ...NONE, id, kind: 'rune', ground: 'rune' };
  const { influence, gold, strength } = site(id);
  return {
    ...NONE,
    id,
    kind: 'city',
    ground: 'city',
    gives: value('influence', influence) ?? value('gold', gold),
    asks: { of: 'strength', n: strength },
  };
}

export function faceOf(marked: string): FaceData {
  const id = plainId(marked);
  if (isCard(id)) return handCard(id);
  if (id === 'objective') return { ...NONE, id, kind: 'objective', ground: 'objective', attrition: OBJECTIVE_ATTRITION };
  if (!isEvent(id)) return place(id);
  const { type, strength, attrition = 0, lasting } = event(id);
  const kind: Kind = type === 'enemy' ? 'enemy' : lasting === true ? 'lasting' : 'instant';
  return { ...NONE, id, kind, ground: kind, gives: value('strength', strength), attrition };
}
