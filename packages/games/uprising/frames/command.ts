/** Command: name a hex, bring Units and the Hero into it. */
import { pick, type Seat, shareBetween } from '@longtable/kernel';
import { ALL, type HexId } from '../data/map.ts';
import { changeUnits, moveHero } from '../deeds/pieces.ts';
import { barredCommands, barredSeconds, barredUnits } from '../query/barred-hexes.ts';
import { axeEdges, commandHexes, heroMayCome, type Source, sources } from '../query/command.ts';
import { isTower, roomFor } from '../query/map.ts';
import { KIND_LIST } from '../query/pieces.ts';
import type { Data, In, Rules } from '../spec.ts';
import { player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { hexTargets } from './show.ts';

type F = Readonly<Data<'command'>>;

/** Bins of the share, made once: `12:0` is the first kind of Unit on hex 12. */
const BINS: readonly (readonly string[])[] = ALL.map((h) => KIND_LIST.map((kind) => `${h}:${kind}`));
const binOf = (s: Source): string => BINS[s.from]![s.kind]!;

const coming = (table: ReadTable, f: F): Source[] => sources(table, f.seat, f.to, f.edge);
/** Nethersea Compass: only Units on explored Sea Towers may go to the second hex. */
const comingToSecond = (table: ReadTable, f: F): Source[] =>
  f.second < 0 ? [] : sources(table, f.seat, f.second, -1).filter((s) => isTower(table, s.from));

function secondHexes(table: ReadTable, f: F): HexId[] {
  if (!player(table, f.seat).marks.includes('compass')) return [];
  return ALL.filter((h) => h !== f.to && sources(table, f.seat, h, -1).some((s) => isTower(table, s.from)));
}

/** UP-ACT-CMD-03: how many may come at most. */
function shareOf(
  table: ReadTable,
  seat: Seat,
  to: HexId,
  list: readonly Source[],
  min: number,
): ReturnType<typeof shareBetween<string>> | null {
  const total = list.reduce((sum, s) => sum + s.n, 0);
  const max = Math.min(roomFor(table, seat, to), total);
  if (max === 0) return null;
  return shareBetween(
    seat,
    min,
    max,
    list.map(binOf),
    list.map(() => 0),
    list.map((s) => s.n),
  );
}

function bring(t: In<'command'>, f: F, to: HexId, list: readonly Source[], counts: readonly number[]): void {
  const moved = [0, 0, 0, 0];
  list.forEach((s, i) => {
    const n = counts[i]!;
    if (n === 0) return;
    changeUnits(t.table, f.seat, s.from, s.kind, -n);
    changeUnits(t.table, f.seat, to, s.kind, n);
    moved[s.kind]! += n;
  });
  t.emit({ type: 'commanded', seat: f.seat, to, units: moved, hero: f.hero });
}

const showBins = (list: readonly Source[]): { targets: Record<string, string> } => ({
  targets: Object.fromEntries(list.map((s) => [binOf(s), `hex:${s.from}`])),
});

export const command: Rules<'command'> = {
  first: 'hex',
  stages: {
    hex: {
      rules: ['UP-ACT-CMD-01', 'UP-ACT-CMD-07'],
      ask: (t, f) => pick(f.seat, commandHexes(t, f.seat)),
      skip: 'done',
      answer(_t, f, to) {
        f.to = to;
        return 'second';
      },
      show: (t, f) => ({ targets: hexTargets(commandHexes(t, f.seat)), blocked: barredCommands(t, f.seat) }),
    },
    second: {
      rules: ['UP-ACT-CMD-02', 'UP-CARD-19'],
      ask(t, f) {
        const list = secondHexes(t, f);
        return list.length === 0 ? null : pick<HexId | 'none'>(f.seat, [...list, 'none']);
      },
      skip: 'hero',
      answer(_t, f, h) {
        f.second = h === 'none' ? -1 : h;
        return 'hero';
      },
      show: (t, f) => ({ targets: hexTargets(secondHexes(t, f)), blocked: barredSeconds(t, f.seat, f.to) }),
    },
    hero: {
      rules: ['UP-ACT-CMD-01', 'UP-CON-05'],
      ask(t, f) {
        if (!heroMayCome(t, f.seat, f.to)) return null;
        const alone = coming(t, f).length === 0 && comingToSecond(t, f).length === 0;
        return pick(f.seat, alone ? (['with'] as const) : (['with', 'without'] as const));
      },
      forced: true,
      skip: 'edge',
      answer(_t, f, how) {
        f.hero = how === 'with';
        return 'edge';
      },
      show: (t, f) => ({ with: { hex: f.to, from: player(t, f.seat).at } }),
    },
    edge: {
      rules: ['UP-ACT-CMD-04'],
      ask(t, f) {
        if (!f.hero && player(t, f.seat).at !== f.to) return null;
        const list = axeEdges(t, f.seat, f.to);
        return list.length === 0 ? null : pick<HexId | 'none'>(f.seat, f.hero || coming(t, f).length > 0 ? [...list, 'none'] : list);
      },
      forced: true,
      skip: 'units',
      answer(_t, f, h) {
        f.edge = h === 'none' ? -1 : h;
        return 'units';
      },
      show: (t, f) => ({ targets: hexTargets(axeEdges(t, f.seat, f.to)) }),
    },
    units: {
      rules: ['UP-ACT-CMD-03', 'UP-CON-06'],
      ask: (t, f) => shareOf(t, f.seat, f.to, coming(t, f), f.hero || comingToSecond(t, f).length > 0 ? 0 : 1),
      skip: 'more',
      answer(t, f, counts) {
        bring(t, f, f.to, coming(t.table, f), counts);
        f.march = counts.some((n) => n > 0);
        return 'more';
      },
      show: (t, f) => ({
        with: { hex: f.to, room: roomFor(t, f.seat, f.to) },
        ...showBins(coming(t, f)),
        blocked: barredUnits(t, f.seat, f.to, coming(t, f)),
        plan: { open: true },
      }),
    },
    more: {
      rules: ['UP-ACT-CMD-03', 'UP-CARD-19'],
      ask: (t, f) => shareOf(t, f.seat, f.second < 0 ? f.to : f.second, comingToSecond(t, f), f.hero || f.march ? 0 : 1),
      skip: 'march',
      answer(t, f, counts) {
        bring(t, f, f.second, comingToSecond(t.table, f), counts);
        return 'march';
      },
      show: (t, f) => ({ with: { hex: f.second }, ...showBins(comingToSecond(t, f)) }),
    },
    march(t, f) {
      if (f.hero) moveHero(t, f.seat, f.to);
      const p = player(t.table, f.seat);
      p.marks = p.marks.filter((m) => m !== 'compass' && m !== 'oathsworn-march');
      return 'done';
    },
  },
};
