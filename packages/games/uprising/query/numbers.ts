/** Numbers that the table decides, and the question an effect asks of it. */
import type { Seat } from '@longtable/kernel';
import { CARD_NUMBERS } from '../cards/numbers.ts';
import { UNIT } from '../data/factions.ts';
import type { Count, Num } from '../data/ops.ts';
import type { Data, Up } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import type { Question } from './question.ts';

type F = Readonly<Data<'effect'>>;

export const questionOf = (f: F, up: Up): Question => ({
  seat: f.ctx.by,
  combat: up('combat') ?? null,
  round: up('round') ?? null,
  hero: up('hero-roll') ?? null,
  side: f.ctx.side,
  roll: f.roll,
});

function unitsHere(table: ReadTable, f: F, unit: keyof typeof UNIT): number {
  const hex = hexOf(table, f.ctx.here);
  return hex.owner === f.ctx.by && UNIT[unit].faction === player(table, f.ctx.by).faction ? hex.units[UNIT[unit].index]! : 0;
}

const NUMBERS: Readonly<Record<Count, (table: ReadTable, f: F, up: Up, seat: Seat) => number>> = {
  ...CARD_NUMBERS,
  players: (t) => t.players.length,
  'hero-skulls': (_t, f) => f.roll?.[0] ?? 0,
};

export function count(table: ReadTable, n: Num, f: F, up: Up, seat: Seat = f.ctx.by): number {
  if (typeof n === 'number') return n;
  return typeof n === 'string' ? NUMBERS[n](table, f, up, seat) : Math.floor(unitsHere(table, f, n.unitsHere) / n.per);
}
