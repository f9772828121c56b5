/** The grammar of option ids and of what they stand for on the board: written by frames, read by texts and boards. */
import type { Id, Seat } from '@longtable/kernel';
import { targets } from '@longtable/kit';
import { CARDS, type Region } from './data/cards.ts';
import type { Ambush, ArmyId, Place, Play, Shift, Steal, Step } from './spec.ts';

export const { to: target, thing: thingOf } = targets<'place' | 'army' | 'card' | 'strategy'>();

export const placeTargets = (places: readonly Place[]): Record<Place, string> =>
  Object.fromEntries(places.map((place) => [place, target('place', place)]));

/** Ids of steps are made once: an option costs a look-up, not a new string. */
const MOST_ARMIES = 20;
const MOST_PLACES = 31;
const STEPS: readonly (readonly Step[])[] = Array.from({ length: MOST_ARMIES }, (_, a) =>
  Array.from({ length: MOST_PLACES }, (_place, p): Step => `${a}>${p}`),
);
interface Going {
  readonly army: ArmyId;
  readonly to: Place;
}
const PARSED: Readonly<Record<string, Going>> = Object.fromEntries(STEPS.flatMap((row, army) => row.map((id, to) => [id, { army, to }])));
export const step = (id: ArmyId, to: Place): Step => STEPS[id]![to]!;
export const parseStep = (id: Step): Going => PARSED[id]!;
export const isStep = (id: Id): id is Step => id in PARSED;

interface Laid {
  readonly kind: number;
  readonly faceUp: boolean;
}
export const FACE_UP = CARDS.map(({ name }): Play => `up:${name}`);
export const FACE_DOWN = CARDS.map(({ name }): Play => `down:${name}`);
const LAID = Object.fromEntries([
  ...FACE_UP.map((id, kind) => [id, { kind, faceUp: true }]),
  ...FACE_DOWN.map((id, kind) => [id, { kind, faceUp: false }]),
]) as Readonly<Record<Play, Laid>>;
export const isPlay = (id: Id): id is Play => id in LAID;
export const parsePlay = (id: Play): Laid => LAID[id];

const AMBUSH = 'ambush:';
export const ambush = (id: ArmyId): Ambush => `${AMBUSH}${id}`;
export const isAmbush = (id: Id): id is Ambush => String(id).startsWith(AMBUSH);
export const parseAmbush = (id: Ambush): ArmyId => Number(id.slice(AMBUSH.length));

const SHIFT = 'shift:';
export const shift = (from: Place, to: Place): Shift => `${SHIFT}${from}>${to}`;
export const isShift = (id: Id): id is Shift => String(id).startsWith(SHIFT);
export function parseShift(id: Shift): { readonly from: Place; readonly to: Place } {
  const [from, to] = id.slice(SHIFT.length).split('>').map(Number) as [Place, Place];
  return { from, to };
}

const STEAL = 'steal:';
export const steal = (from: Seat, region: Region): Steal => `${STEAL}${from}:${region}`;
export const isSteal = (id: Id): id is Steal => String(id).startsWith(STEAL);
export function parseSteal(id: Steal): { readonly from: Seat; readonly region: Region } {
  const [from, region] = id.slice(STEAL.length).split(':') as [string, Region];
  return { from: Number(from), region };
}
