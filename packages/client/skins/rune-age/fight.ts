/** A combat as it was told: both sides, cards in the order played, what became of them, and how it was decided. */
import type { Seat } from '@longtable/kernel';
import type { Event, View } from '@longtable/rune-age';
import { data } from '@longtable/rune-age/data/cards';
import type { RuneAge } from '@longtable/rune-age/spec';
import type { Heard } from '../skin.ts';

export type Fate = 'stands' | 'attrition' | 'ability' | 'wound' | 'shield' | 'devoured';

export interface Slot {
  readonly unit: number;
  readonly side: 0 | 1;
  readonly card: string;
  /** Printed strength, and what abilities added to it. */
  readonly base: number;
  readonly bonus: number;
  readonly called: boolean;
  readonly wounded: boolean;
  readonly shadowed: boolean;
  readonly fate: Fate;
}

export interface Fight {
  readonly attacker: Seat;
  /** -1: a battle. */
  readonly defender: Seat;
  readonly target: string;
  readonly needed: number;
  readonly slots: readonly Slot[];
  /** Strength of the army as a whole, by side. */
  readonly army: readonly [number, number];
  /** Null: not thrown yet; empty: nobody heard what they showed. */
  readonly rolls: readonly number[] | null;
  readonly wallsDown: boolean;
  readonly passed: readonly [boolean, boolean];
  readonly result: { readonly attacker: number; readonly defender: number; readonly won: boolean } | null;
  /** Gains and losses by it, as events for the log's words. */
  readonly spoils: readonly Event[];
}

const begun = (attacker: Seat, defender: Seat, target: string, needed: number): Fight => ({
  attacker,
  defender,
  target,
  needed,
  slots: [],
  army: [0, 0],
  rolls: null,
  wallsDown: false,
  passed: [false, false],
  result: null,
  spoils: [],
});

/**
 * A combat that goes on and whose beginning nobody heard: a match that is played on from the middle of one. `thrown`: its dice lie,
 * and nobody knows any more what they showed.
 */
export const seenFight = (
  { attacker, defender, target, needs, fighters, walls, bonus }: NonNullable<View['combat']>,
  thrown: boolean,
): Fight => ({
  ...begun(attacker, defender, target, defender < 0 ? needs : 0),
  slots: fighters.map(({ id, side, card, strength, bonus: added, wounded }) => ({
    unit: id,
    side,
    card,
    base: strength - added,
    bonus: added,
    called: false,
    wounded,
    shadowed: false,
    fate: 'stands',
  })),
  army: bonus,
  wallsDown: walls === 0,
  rolls: thrown ? [] : null,
});

const sideOf = ({ attacker }: Fight, seat: Seat): 0 | 1 => (seat === attacker ? 0 : 1);

const enter = (fight: Fight, seat: Seat, card: string, unit: number, called: boolean): Fight => ({
  ...fight,
  slots: [
    ...fight.slots,
    {
      unit,
      side: sideOf(fight, seat),
      card,
      base: data(card as 'gold-1').strength ?? 0,
      bonus: 0,
      called,
      wounded: false,
      shadowed: false,
      fate: 'stands',
    },
  ],
});

const change = (fight: Fight, unit: number, part: Partial<Slot>): Fight => ({
  ...fight,
  slots: fight.slots.map((slot) => (slot.unit === unit ? { ...slot, ...part } : slot)),
});

function strengthen(fight: Fight, seat: Seat, unit: number, by: number): Fight {
  const slot = fight.slots.find((one) => one.unit === unit);
  if (slot !== undefined) return change(fight, unit, { bonus: slot.bonus + by });
  const side = sideOf(fight, seat);
  return { ...fight, army: side === 0 ? [fight.army[0] + by, fight.army[1]] : [fight.army[0], fight.army[1] + by] };
}

const SPOILS: readonly Event['type'][] = ['secured', 'held', 'defeated', 'claimed', 'repelled', 'damage', 'eliminated', 'lost-site'];

/** The combat after one more event. */
export function follow(fight: Fight | null, event: Event): Fight | null {
  if (event.type === 'fights') return begun(event.seat, -1, event.target, event.strength);
  if (event.type === 'besieges') return begun(event.seat, event.defender, event.target, 0);
  if (fight === null) return null;
  if (fight.result !== null && SPOILS.includes(event.type)) return { ...fight, spoils: [...fight.spoils, event] };
  switch (event.type) {
    case 'played':
    case 'joined':
      return enter(fight, event.seat, event.card, event.unit, event.type === 'joined');
    case 'destroyed':
      return change(fight, event.unit, { fate: event.why });
    case 'wounded':
      return change(fight, event.unit, { wounded: true });
    case 'healed':
      return change(fight, event.unit, { wounded: false });
    case 'shadowed':
      return change(fight, event.unit, { shadowed: true });
    case 'strengthened':
      return strengthen(fight, event.seat, event.unit, event.by);
    case 'attrition':
      return { ...fight, rolls: event.rolls };
    case 'walls-down':
      return { ...fight, wallsDown: true };
    case 'passed':
      return { ...fight, passed: sideOf(fight, event.seat) === 0 ? [true, fight.passed[1]] : [fight.passed[0], true] };
    case 'compared':
      return { ...fight, result: { attacker: event.attacker, defender: event.defender, won: event.won } };
    default:
      return fight;
  }
}

/** The last combat that was heard of, and the step that it ended with. */
export function toldFight(heard: readonly Heard<RuneAge>[]): { readonly fight: Fight; readonly n: number } | null {
  let from = heard.length - 1;
  while (from >= 0 && !heard[from]!.events.some(({ type }) => type === 'fights' || type === 'besieges')) from--;
  if (from < 0) return null;
  let fight: Fight | null = null;
  let n = heard[from]!.n;
  for (const step of heard.slice(from)) {
    for (const event of step.events) {
      const next = follow(fight, event);
      if (next !== fight) n = step.n;
      fight = next;
    }
  }
  return fight === null ? null : { fight, n };
}

/** The strength that a card counts: nothing in the shadow, and nothing once it fell. */
export const countOf = ({ base, bonus, shadowed }: Slot): number => (shadowed ? 0 : Math.max(0, base + bonus));
export const standing = ({ slots }: Fight, side: 0 | 1): readonly Slot[] => slots.filter((slot) => slot.side === side && isThere(slot));
/** Wounded units count until the combat is over. */
const isThere = ({ fate }: Slot): boolean => fate === 'stands' || fate === 'wound' || fate === 'devoured';
