/** Board targets of options: `hex:12`, `card:flenser`, `foe:butcher`, `seat:1`. */
import type { Id, Seat } from '@longtable/kernel';
import type { HexId } from '../data/map.ts';

export const hexTargets = (hexes: readonly HexId[]): Record<Id, string> => Object.fromEntries(hexes.map((h) => [h, `hex:${h}`]));
export const cardTargets = (cards: readonly string[]): Record<Id, string> => Object.fromEntries(cards.map((id) => [id, `card:${id}`]));
export const foeTargets = (cards: readonly string[]): Record<Id, string> => Object.fromEntries(cards.map((id) => [id, `foe:${id}`]));
export const seatTargets = (seats: readonly Seat[]): Record<Id, string> => Object.fromEntries(seats.map((s) => [s, `seat:${s}`]));
