/** Choices of a Legion or Horde. */

import type { Blocked } from '@longtable/kernel';
import type { HexId } from '../data/map.ts';
import { NEXT } from '../data/map.ts';
import type { NemesisId } from '../data/nemesis.ts';
import { reasonOf } from '../data/reasons.ts';
import { addTokens, lowerThreat, moveFoe, raiseThreat } from '../deeds/pieces.ts';
import { blocked } from '../query/map.ts';
import { fewestTokens, foesOf } from '../query/pieces.ts';
import { hexesOf } from '../query/where.ts';
import type { In } from '../spec.ts';
import { foeOf } from '../table.ts';
import type { Foe, ReadTable } from '../types.ts';
import { type SelectData, type SelectionRules, split } from './types.ts';

function foes(table: ReadTable, f: Readonly<SelectData>, list: readonly Foe[]): readonly Foe[] {
  if (f.where === null) return list;
  const hexes = hexesOf(table, f.where, f.ctx);
  return list.filter((foe) => hexes.includes(foe.at));
}
const ids = (list: readonly Foe[]): NemesisId[] => list.map((foe) => foe.card);
const legions: SelectionRules['options'] = (t) => ids(foesOf(t, 'E'));
const hordes: SelectionRules['options'] = (t) => ids(foesOf(t, 'C'));

/** UP-COM-54: what a player causes counts for him. */
function weaken(t: In<'select'>, f: SelectData, card: NemesisId, n: number): void {
  const here = foeOf(t.table, card)?.at ?? -1;
  if (lowerThreat(t, card, n, f.ctx.why)) t.call('slain', { card, victor: f.seat, here });
}

/** UP-NEM-05: one hex in any direction, but for impassable edges. */
function moves(table: ReadTable, side: 'E' | 'C'): string[] {
  return foesOf(table, side).flatMap((foe) =>
    NEXT[foe.at]!.flatMap((to, d) => (to >= 0 && !blocked(table, foe.at, d) ? [`${foe.card}@${to}`] : [])),
  );
}
/** UP-NEM-05: steps across an impassable edge. */
const stopped = (table: ReadTable, side: 'E' | 'C'): Blocked[] =>
  foesOf(table, side).flatMap((foe) =>
    NEXT[foe.at]!.flatMap((to, d) =>
      to >= 0 && blocked(table, foe.at, d) ? [{ id: `${foe.card}@${to}`, target: `hex:${to}`, rule: 'UP-NEM-05' }] : [],
    ),
  );
const move: SelectionRules['act'] = (t, f, id: string) => {
  const [card, to] = split(id) as [NemesisId, HexId];
  moveFoe(t, card, to, f.ctx.why);
};

/** UP-EVT-06: Legions that have more tokens than others. */
function moreTokens(table: ReadTable): Blocked[] {
  const fewest = fewestTokens(foesOf(table, 'E'));
  const others = ids(foesOf(table, 'E')).filter((card) => !fewest.includes(card));
  return others.map((card) => ({ id: card, target: `foe:${card}`, rule: 'UP-EVT-06' }));
}

export const FOE_SELECTIONS = {
  'weaken-legion': {
    options: (t, f) => ids(foes(t, f, foesOf(t, 'E'))),
    range: legions,
    act: (t, f, card: NemesisId) => weaken(t, f, card, f.n),
  },
  'weaken-horde': {
    options: (t, f) => ids(foes(t, f, foesOf(t, 'C'))),
    range: hordes,
    act: (t, f, card: NemesisId) => weaken(t, f, card, f.n),
  },
  'strengthen-horde': { options: hordes, act: (t, f, card: NemesisId) => raiseThreat(t, card, f.n, f.ctx.why) },
  'token-legion': {
    options: (t) => fewestTokens(foesOf(t, 'E')),
    act: (t, f, card: NemesisId) => addTokens(t, card, 1, f.ctx.why),
    barred: moreTokens,
  },
  'untoken-legion': {
    options: (t) => ids(foesOf(t, 'E').filter((foe) => foe.tokens > 0)),
    range: legions,
    act: (t, f, card: NemesisId) => addTokens(t, card, -1, f.ctx.why),
  },
  untoken: {
    options: (t, f) => ids(foes(t, f, t.foes).filter((foe) => foe.tokens > 0)),
    range: (t) => ids(t.foes),
    act: (t, f, card: NemesisId) => addTokens(t, card, -1, f.ctx.why),
  },
  'silent-knives': {
    options: legions,
    act(t, f, card: NemesisId) {
      if ((foeOf(t.table, card)?.tokens ?? 0) > 0) addTokens(t, card, -1, f.ctx.why);
      weaken(t, f, card, 1);
    },
  },
  'destroy-legion': {
    options: (t, f) => ids(foesOf(t, 'E').filter((foe) => foe.threat <= f.n)),
    range: legions,
    act: (t, f, card: NemesisId) => weaken(t, f, card, f.n),
  },
  'remove-legion': {
    options: (t, f) => ids(foesOf(t, 'E').filter((foe) => foe.threat <= f.n)),
    range: legions,
    act({ table, emit }, f, card: NemesisId) {
      table.foes = table.foes.filter((foe) => foe.card !== card);
      table.gone = [...table.gone, card];
      emit({ type: 'foe-removed', party: 'E', card, why: reasonOf(f.ctx.why) });
    },
  },
  'move-horde': { options: (t) => moves(t, 'C'), act: move, barred: (t) => stopped(t, 'C') },
  'move-legion': { options: (t) => moves(t, 'E'), act: move, barred: (t) => stopped(t, 'E') },
} satisfies Record<string, SelectionRules>;
