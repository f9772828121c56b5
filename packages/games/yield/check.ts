/** Invariants: components conserved, limits kept. */
import { sizeOf } from '@longtable/kit';
import { CARD_NAMES, COPIES, STRATEGY } from './data/cards.ts';
import { DIAL_MAX, OFF_MAP, TOKENS } from './data/numbers.ts';
import type { Match, ReadTable } from './spec.ts';
import { sideOf } from './table.ts';

export function check(m: Readonly<Match>): string[] {
  const { table } = m;
  return [...cards(table), ...tokens(table), ...dials(table), ...places(table)];
}

function cards(table: ReadTable): string[] {
  const problems: string[] = [];
  if (table.deck.some((n) => n < 0) || table.discard.some((n) => n < 0))
    problems.push(`deck ${table.deck.join()}, discard pile ${table.discard.join()}`);
  CARD_NAMES.forEach((name, kind) => {
    let n = table.deck[kind]! + table.discard[kind]!;
    for (const p of table.players) n += p.hand[kind]! + p.up.filter((k) => k === kind).length + p.down.filter((k) => k === kind).length;
    if (n !== COPIES) problems.push(`${name}: ${n} copies`);
  });
  table.players.forEach((p, seat) => {
    if (p.hand.some((n) => n < 0)) problems.push(`hand of ${seat}: ${p.hand.join()}`);
    const used = [...p.shown, ...p.kept, ...(p.chosen === null ? [] : [p.chosen])];
    if (new Set(used).size !== used.length || used.length > STRATEGY.length) problems.push(`strategy cards of ${seat}: ${used.join()}`);
    if (sizeOf(p.hand) < p.fresh.length) problems.push(`fresh cards of ${seat}`);
  });
  return problems;
}

function tokens(table: ReadTable): string[] {
  return table.players.flatMap((p, seat) => {
    const onMap = table.stacks.reduce((n, stack) => n + stack.filter((x) => x === seat).length, 0);
    return onMap + p.supply === TOKENS && p.supply >= 0 ? [] : [`tokens of ${seat}: ${onMap} on the map, ${p.supply} left`];
  });
}

function dials(table: ReadTable): string[] {
  if (table.year === 0) return [];
  return table.armies.flatMap(({ units, low, high }, id) =>
    units >= 1 && units <= DIAL_MAX && low <= units && units <= high ? [] : [`dial of army ${id}: ${units}, known as ${low} to ${high}`],
  );
}

function places(table: ReadTable): string[] {
  const problems: string[] = [];
  for (const a of table.armies) {
    for (const b of table.armies) {
      if (a.at !== OFF_MAP && a.at === b.at && sideOf(table, a.owner) !== sideOf(table, b.owner))
        problems.push(`two sides share place ${a.at}`);
    }
  }
  return problems;
}
