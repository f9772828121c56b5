/** All event cards. */
import { CATACLYSM } from './events/cataclysm.ts';
import { CONQUEST } from './events/conquest.ts';
import { DRAGONLORDS, VARIANT } from './events/dragonlords.ts';
import { MONUMENT } from './events/monument.ts';
import { OVERLORD } from './events/overlord.ts';
import { RUNEWARS } from './events/runewars.ts';
import type { EventData } from './events/types.ts';

export const EVENTS = { ...DRAGONLORDS, ...VARIANT, ...RUNEWARS, ...CATACLYSM, ...MONUMENT, ...OVERLORD, ...CONQUEST } as const;
export type EventId = keyof typeof EVENTS;
export const EVENT_IDS = Object.keys(EVENTS) as EventId[];
export const event = (id: EventId): EventData => EVENTS[id];
const KNOWN: Readonly<Record<string, boolean>> = Object.fromEntries(EVENT_IDS.map((id) => [id, true]));
export const isEvent = (id: string): id is EventId => KNOWN[id] === true;
