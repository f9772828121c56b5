import { AREAS, BATTLE_AT, BOARD_SPACES, type BoardSpace, CITADEL } from '@longtable/crown-of-ash/data/board';
import { FIGHTERS } from '@longtable/crown-of-ash/data/fighters';
import { GOLD, KINDS } from '@longtable/crown-of-ash/data/goods';
import { ROUNDS } from '@longtable/crown-of-ash/data/numbers';
import { fightersOf, finalScore, regionVp } from '@longtable/crown-of-ash/query/scoring';
import { worth } from '@longtable/crown-of-ash/query/strength';
import type { CrownOfAsh, ReadTable, Who } from '@longtable/crown-of-ash/spec';
import { citadelVp } from '@longtable/crown-of-ash/table';
import type { Answer } from '@longtable/kernel';
import type { Heuristic } from '../../heuristic.ts';
import { WEIGHTS } from '../../weights/crown-of-ash.ts';
import { propose } from './propose.ts';
import { sensible } from './sensible.ts';

/** Scorings still to come, the one of this round included. */
const scorings = (t: ReadTable): number => ROUNDS - t.round + (t.phase === 'round' ? 1 : 0);

/** Points that an area will still score if it is held, times the chance of that with these defenders. */
function holding(t: ReadTable, area: number): number {
  const left = scorings(t);
  const guarded = 0.45 + 0.05 * Math.min(8, worth(t, t.defenders[area]!));
  if (area !== CITADEL) return regionVp(t, area) * (1 + (left - 1) * guarded) * Math.min(1, left);
  const values = citadelVp(t).slice(ROUNDS - left);
  return values.reduce((sum, vp, i) => sum + vp * guarded ** (i + 1), 0);
}

function income(t: ReadTable, who: Who): number {
  let sum = 0;
  for (let area = 0; area < AREAS; area++) if (t.owner[area] === who) sum += holding(t, area);
  return sum;
}

const force = (t: ReadTable, who: Who): number => fightersOf(t, who).reduce((sum, id) => sum + FIGHTERS[id]!.attack, 0) * scorings(t);

const bits = (hand: number): number => {
  let n = 0;
  for (let rest = hand; rest > 0; rest >>= 1) n += rest & 1;
  return n;
};

const goods = (t: ReadTable, who: Who): number => {
  const own = t.players[who]!.goods;
  return (KINDS.reduce((sum, _, k) => sum + Math.min(8, own[k]!), 0) + 2 * own[GOLD]!) * Math.min(1, scorings(t) / 2);
};

const mixed: Heuristic<CrownOfAsh> = {
  terms: [
    {
      name: 'score',
      open: false,
      weight: WEIGHTS.score,
      amount: (m, seat) => (m.table.phase === 'setup' ? 0 : finalScore(m.table, seat).total),
      words: { en: 'It brings victory points.', de: 'Es bringt Siegpunkte.' },
    },
    {
      name: 'income',
      open: true,
      weight: WEIGHTS.income,
      amount: (m, seat) => income(m.table, seat),
      words: { en: 'Its areas will score.', de: 'Seine Gebiete werden werten.' },
    },
    {
      name: 'force',
      open: false,
      weight: WEIGHTS.force,
      amount: (m, seat) => force(m.table, seat),
      words: { en: 'It raises strong fighters.', de: 'Es erweckt starke Kämpfer.' },
    },
    {
      name: 'goods',
      open: true,
      weight: WEIGHTS.goods,
      amount: (m, seat) => goods(m.table, seat),
      words: { en: 'It gathers what fighters cost.', de: 'Es sammelt, was Kämpfer kosten.' },
    },
    {
      name: 'cards',
      open: false,
      weight: WEIGHTS.cards,
      amount: (m, seat) => bits(m.table.players[seat]!.cards),
      words: { en: 'It has combat cards to choose from.', de: 'Es hat Kampfkarten zur Wahl.' },
    },
  ],
  scale: (m) => 3 + 2.5 * scorings(m.table),
  rivals: ({ table }) =>
    table.players.flatMap((p, who) => (p.ai ? [p.vp + WEIGHTS.income * income(table, who) + 2.5 * scorings(table)] : [])),
  propose,
  sensible,
  calm(m, played) {
    const top = m.stack[m.stack.length - 1];
    return played > 0 && top !== undefined && top.k === 'turn' && top.at === 'place';
  },
};

/** One who never attacks, and one who never builds. */
export const crownOfAshHeuristic: Heuristic<CrownOfAsh> = {
  ...mixed,
  styles: {
    builder: { ...mixed, sensible: (m, ask, answer) => !isAttack(answer) && sensible(m, ask, answer) },
    attacker: { ...mixed, sensible: (m, ask, answer) => answer !== 'build' && sensible(m, ask, answer) },
  },
};

const isAttack = (answer: Answer): boolean => BOARD_SPACES.indexOf(answer as BoardSpace) >= BATTLE_AT;
