/** Invariants: components conserved, limits kept. */
import { sizeOf } from '@longtable/kit';
import { CARD_NAMES, COPIES, STRATEGY } from './data/cards.ts';
import { DIAL_MAX, OFF_MAP, TOKENS } from './data/numbers.ts';
import type { Look, Match } from './spec.ts';
import { sideOf } from './table.ts';

export function check(m: Readonly<Match>): string[] {
  const t = m.table;
  return [...cards(t), ...tokens(t), ...dials(t), ...places(t)];
}

function cards(t: Look): string[] {
  const problems: string[] = [];
  if (t.deck.some((n) => n < 0) || t.discard.some((n) => n < 0)) problems.push(`deck ${t.deck.join()}, discard pile ${t.discard.join()}`);
  CARD_NAMES.forEach((name, kind) => {
    let n = t.deck[kind]! + t.discard[kind]!;
    for (const p of t.players) n += p.hand[kind]! + p.up.filter((k) => k === kind).length + p.down.filter((k) => k === kind).length;
    if (n !== COPIES) problems.push(`${name}: ${n} copies`);
  });
  t.players.forEach((p, seat) => {
    if (p.hand.some((n) => n < 0)) problems.push(`hand of ${seat}: ${p.hand.join()}`);
    const used = [...p.shown, ...p.kept, ...(p.chosen === null ? [] : [p.chosen])];
    if (new Set(used).size !== used.length || used.length > STRATEGY.length) problems.push(`strategy cards of ${seat}: ${used.join()}`);
    if (sizeOf(p.hand) < p.fresh.length) problems.push(`fresh cards of ${seat}`);
  });
  return problems;
}

function tokens(t: Look): string[] {
  return t.players.flatMap((p, seat) => {
    const onMap = t.stacks.reduce((n, stack) => n + stack.filter((x) => x === seat).length, 0);
    return onMap + p.supply === TOKENS && p.supply >= 0 ? [] : [`tokens of ${seat}: ${onMap} on the map, ${p.supply} left`];
  });
}

function dials(t: Look): string[] {
  if (t.year === 0) return [];
  return t.armies.flatMap(({ units, low, high }, id) =>
    units >= 1 && units <= DIAL_MAX && low <= units && units <= high ? [] : [`dial of army ${id}: ${units}, known as ${low} to ${high}`],
  );
}

function places(t: Look): string[] {
  const problems: string[] = [];
  for (const a of t.armies) {
    for (const b of t.armies) {
      if (a.at !== OFF_MAP && a.at === b.at && sideOf(t, a.owner) !== sideOf(t, b.owner)) problems.push(`two sides share place ${a.at}`);
    }
  }
  return problems;
}
