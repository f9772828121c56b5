/** Labels of chance, made once: who rolls which die. */
import type { Seat } from '@longtable/kernel';
import { COLOURS, type Colour } from '../data/dice.ts';
import type { Party } from '../types.ts';

const PARTIES = [0, 1, 2, 3, 'E', 'C'] as const;
const table = (prefix: string): Readonly<Record<string, Readonly<Record<Colour, string>>>> =>
  Object.fromEntries(
    PARTIES.map((party) => [party, Object.fromEntries(COLOURS.map((c) => [c, `${prefix}:${party}:${c}`])) as Record<Colour, string>]),
  );
const ROLL = table('roll');
const HERO = table('hero');

/** `roll:0:red`, `roll:E:purple` */
export const rollLabel = (party: Party, colour: Colour): string => ROLL[party]![colour];
/** `hero:0:red` */
export const heroLabel = (seat: Seat, colour: Colour): string => HERO[seat]![colour];
const FEATS = ['feats:0', 'feats:1', 'feats:2', 'feats:3'];
export const featLabel = (seat: Seat): string => FEATS[seat]!;
