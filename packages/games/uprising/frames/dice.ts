/** Choices about dice and losses inside a round. */
import { type Blocked, pick, type RuleId, share, some } from '@longtable/kernel';
import { type Colour, SIDES_OF_A_DIE } from '../data/dice.ts';
import { FACTION, type UnitId } from '../data/factions.ts';
import { bury, changeUnits } from '../deeds/pieces.ts';
import { other, rerollable, sideOfSeat } from '../query/dice.ts';
import { unitsAt } from '../query/pieces.ts';
import type { CombatData, Data, Die, In, Rules, Up } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import type { ReadTable } from '../types.ts';
import { heroLabel } from './labels.ts';
import { throwAgain } from './round.ts';

/** UP-TER-02: the player keeps one die of the whole pool. */
export const keepDie: Rules<'keep-die'> = {
  first: 'die',
  stages: {
    die: {
      rules: ['UP-TER-02'],
      ask: (_t, f, up) => pick(f.seat, coloursOf(up('round')?.dice ?? [], f.side)),
      forced: true,
      skip: 'done',
      answer(t, f, colour) {
        const r = t.need('round');
        const kept = r.dice.find((d) => d.side === f.side && d.colour === colour)!;
        r.dice = [...r.dice.filter((d) => d.side !== f.side), kept];
        return 'done';
      },
    },
  },
};

const coloursOf = (dice: readonly Die[], side: 0 | 1): Colour[] => {
  const list: Colour[] = [];
  for (const d of dice) if (d.side === side && !list.includes(d.colour)) list.push(d.colour);
  return list;
};

/** The dice of a reroll: of the round, or of a Hero roll. */
function candidates(table: ReadTable, f: Readonly<Data<'reroll'>>, up: Up): number[] {
  if (f.hero) return (up('hero-roll')?.dice ?? []).map((_, i) => i);
  const c = up('combat');
  const r = up('round');
  if (c === undefined || r === undefined) return [];
  return rerollable(table, r.dice, sideOfSeat(c, f.seat), f.of, f.only, FACTION[player(table, f.seat).faction].units);
}

/** UP-COM-40, UP-COM-61: dice of the enemy, dice that were used, and dice of which the card does not speak (UP-CARD-18). */
function barredDice(dice: readonly Die[], c: Readonly<CombatData>, seat: number, open: readonly number[]): Blocked[] {
  const why = (d: Die): RuleId => (d.side !== sideOfSeat(c, seat) ? 'UP-COM-40' : d.spent ? 'UP-COM-61' : 'UP-CARD-18');
  return dice.flatMap((d, i): Blocked[] => (open.includes(i) ? [] : [{ id: i, target: `die:${i}`, rule: why(d) }]));
}

/** UP-COM-40: up to so many, fewer are allowed. */
export const reroll: Rules<'reroll'> = {
  first: 'dice',
  stages: {
    dice: {
      rules: ['UP-COM-40', 'UP-COM-61'],
      ask(t, f, up) {
        const list = candidates(t, f, up);
        return list.length === 0 ? null : some(f.seat, list, 0, f.max);
      },
      skip: 'done',
      answer(t, f, which) {
        if (!f.hero) throwAgain(t, t.need('combat'), t.need('round'), which);
        else rerollHero(t, f.seat, which);
        return 'done';
      },
      show(t, f, _seat, up) {
        const dice = f.hero ? (up('hero-roll')?.dice ?? []) : (up('round')?.dice ?? []);
        return {
          with: { dice: dice.map((d) => [d.colour, d.face]) },
          targets: Object.fromEntries(candidates(t, f, up).map((i) => [i, `die:${i}`])),
          blocked: f.hero ? [] : barredDice(dice, up('combat')!, f.seat, candidates(t, f, up)),
          plan: { pass: [], round: t.chapter },
        };
      },
    },
  },
};

function rerollHero(t: In<'reroll'>, seat: number, which: readonly number[]): void {
  if (which.length === 0) return;
  const h = t.need('hero-roll');
  const dice = h.dice.slice();
  for (const i of which) dice[i] = { ...dice[i]!, face: t.random(heroLabel(seat, dice[i]!.colour), SIDES_OF_A_DIE) };
  h.dice = dice;
  t.emit({ type: 'rerolled', party: seat, dice: which.map((i) => dice[i]!) });
}

const sum = (list: readonly number[]): number => list.reduce((n, k) => n + k, 0);
const kinds = (list: readonly number[]): number => list.filter((n) => n > 0).length;
/** The first n of what there is. */
function greedy(from: readonly number[], n: number): number[] {
  let left = n;
  return from.map((k) => {
    const taken = Math.min(k, left);
    left -= taken;
    return taken;
  });
}

/** UP-COM-31, UP-COM-50, UP-COM-65: which Units die, and which of them a card saves. */
export const losses: Rules<'losses'> = {
  first: 'count',
  begin: (_t, { side, n }) => ({ side, n, saved: 0, units: [], kept: [] }),
  stages: {
    count(t, f) {
      const c = t.need('combat');
      const { marks } = t.need('round');
      const { units } = hexOf(t.table, c.hex);
      f.n = Math.min(f.n, unitsAt(t.table, c.hex));
      if (f.n === 0) return 'done';
      f.saved = Math.min(f.n, (marks.includes('save-1') ? 1 : 0) + (marks.includes('save-2') ? 2 : 0));
      if (kinds(units) > 1 && f.n < sum(units)) return 'units';
      f.units = greedy(units, f.n);
      return 'save';
    },
    units: {
      rules: ['UP-COM-31', 'UP-COM-50'],
      ask: (t, f, up) => {
        const { units } = hexOf(t, up('combat')!.hex);
        return share(seatOf(f, up), f.n, unitIds(t, seatOf(f, up)), NONE, units);
      },
      answer(_t, f, chosen) {
        f.units = chosen;
        return 'save';
      },
      show: (_t, f, _seat, up) => ({ with: { n: f.n, hex: up('combat')?.hex ?? -1 } }),
    },
    save: {
      rules: ['UP-COM-65'],
      ask: (t, f, up) =>
        f.saved === 0 || f.saved >= f.n || kinds(f.units) < 2
          ? null
          : share(seatOf(f, up), f.saved, unitIds(t, seatOf(f, up)), NONE, f.units),
      skip: 'apply',
      answer(_t, f, kept) {
        f.kept = kept;
        return 'apply';
      },
      show: (_t, f) => ({ with: { n: f.saved } }),
    },
    apply(t, f) {
      const c = t.need('combat');
      const r = t.need('round');
      const seat = c.sides[f.side] as number;
      const grave = c.sides[other(f.side)] as 'E' | 'C';
      const kept = f.kept.length > 0 ? f.kept : greedy(f.units, f.saved);
      const lost = f.units.map((n, k) => n - kept[k]!);
      f.units.forEach((n, k) => {
        changeUnits(t.table, seat, c.hex, k, -n);
        if (lost[k] !== 0) bury(t, grave, seat, k, lost[k]!);
      });
      r.lost = r.lost.map((n, k) => n + lost[k]!);
      if (sum(lost) > 0) t.emit({ type: 'losses', seat, hex: c.hex, units: lost, to: grave });
      if (sum(kept) > 0) t.emit({ type: 'losses', seat, hex: c.hex, units: kept, to: 'reserve' });
      return 'done';
    },
  },
};

const NONE: readonly number[] = [0, 0, 0, 0];
const seatOf = (f: Readonly<Data<'losses'>>, up: Up): number => up('combat')!.sides[f.side] as number;
const unitIds = (table: ReadTable, seat: number): readonly UnitId[] => FACTION[player(table, seat).faction].units;
