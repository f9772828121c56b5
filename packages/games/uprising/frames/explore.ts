/** Explore: flip, effect, orientation. Quest and Hero Dice. */

import { pick, shareBetween } from '@longtable/kernel';
import { COLOURS, type Colour, SIDES_OF_A_DIE } from '../data/dice.ts';
import { NEXT } from '../data/map.ts';
import { QUEST_FAIL, QUEST_REWARDS, QUEST_SOLVE, TILE_EFFECT } from '../data/paths.ts';
import { QUEST, type QuestDef, type QuestId } from '../data/quests.ts';
import { TILE } from '../data/tiles.ts';
import { runEffect } from '../deeds/effect.ts';
import { turnUp } from '../deeds/pieces.ts';
import { ctxOf } from '../query/context.ts';
import { symbolsOf } from '../query/dice.ts';
import { hasBonus } from '../query/quests.ts';
import type { Die, In, Rules } from '../spec.ts';
import { hexOf, player } from '../table.ts';
import { heroLabel } from './labels.ts';

const TURNS: readonly number[] = [0, 1, 2, 3, 4, 5];

export const explore: Rules<'explore'> = {
  first: 'flip',
  stages: {
    /** UP-ACT-EXP-01, UP-HEX-02 */
    flip(t, f) {
      const hex = hexOf(t.table, f.hex);
      const { tile } = hex;
      if (tile === null || hex.up) return 'done';
      hex.up = true;
      t.reveal();
      t.emit({ type: 'explored', seat: f.seat, hex: f.hex, tile });
      if (f.effect) runEffect(t, TILE_EFFECT[tile], ctxOf(f.seat, f.hex));
      return TILE[tile].edges.length > 0 ? 'orient' : 'settled';
    },
    orient: {
      rules: ['UP-ACT-EXP-05', 'UP-HEX-07'],
      ask: (_t, f) => pick(f.seat, TURNS),
      answer(t, f, turn) {
        hexOf(t.table, f.hex).turn = turn;
        t.emit({ type: 'turned', seat: f.seat, hex: f.hex, turn });
        return 'settled';
      },
      show(t, f) {
        const edges = tileEdges(t.hexes[f.hex]?.tile ?? null);
        const towards = (turn: number): number => NEXT[f.hex]?.[((edges[0] ?? 0) + turn) % 6] ?? -1;
        const targets = TURNS.map((turn) => [turn, `hex:${towards(turn) < 0 ? f.hex : towards(turn)}`]);
        return { with: { hex: f.hex, edges }, targets: Object.fromEntries(targets) };
      },
    },
    /** From now on it is explored and its edges act. UP-ACT-EXP-07, UP-ACT-EXP-09 */
    settled(t, f) {
      turnUp(t.table, f.hex, hexOf(t.table, f.hex).turn);
      return 'done';
    },
  },
};

const tileEdges = (tile: keyof typeof TILE | null): readonly number[] => (tile === null ? [] : TILE[tile].edges);

export const quest: Rules<'quest'> = {
  first: 'choose',
  stages: {
    choose: {
      rules: ['UP-ACT-QST-01'],
      ask: (t, f) => (f.quest === '' ? pick(f.seat, t.openQuests) : null),
      skip: 'roll',
      answer(_t, f, id) {
        f.quest = id;
        return 'roll';
      },
      show: (t) => ({ targets: Object.fromEntries(t.openQuests.map((id) => [id, `card:${id}`])) }),
    },
    /** UP-ACT-QST-01 */
    roll(t, f) {
      if (f.quest === '') return 'done';
      t.emit({ type: 'quest-tried', seat: f.seat, quest: f.quest });
      const { bonus } = QUEST[f.quest];
      const pool: Colour[] = f.bonus === '' ? [] : [f.bonus];
      if (bonus !== null && hasBonus(t.table, f.seat, bonus.when)) pool.push(bonus.die);
      t.call('hero-roll', { seat: f.seat, pool }, 'roll');
      return 'judge';
    },
    /** UP-ACT-QST-03, UP-ACT-QST-04, UP-ACT-QST-05 */
    judge(t, f) {
      const id = f.quest as QuestId;
      const def: QuestDef = QUEST[id];
      const met = def.goals.map((goal, i) => goal !== null && f.roll![i]! >= goal.n);
      const ctx = ctxOf(f.seat, player(t.table, f.seat).at, { quest: id });
      if (met.filter((yes) => yes).length >= def.needs) {
        t.emit({ type: 'quest-solved', seat: f.seat, quest: id, met });
        runEffect(t, QUEST_SOLVE[id], ctx);
        met.forEach((yes, i) => {
          if (yes) runEffect(t, QUEST_REWARDS[i]![id], ctx);
        });
      } else {
        t.emit({ type: 'quest-failed', seat: f.seat, quest: id });
        if (!f.noFail) runEffect(t, QUEST_FAIL[id], ctx);
      }
      return 'done';
    },
  },
};

const MIGHT = 0;
const MAGIC = 1;
const LEADERSHIP = 2;
const GUILE = 3;
const NONE: readonly number[] = [0, 0];

/** UP-HERO-02: the dice of Might, Magic and Leadership. */
function attributeDice(attributes: readonly number[]): Colour[] {
  const many = (colour: Colour, n: number): Colour[] => new Array<Colour>(n).fill(colour);
  return [...many('red', attributes[MIGHT]!), ...many('purple', attributes[MAGIC]!), ...many('blue', attributes[LEADERSHIP]!)];
}

const throwAll = (t: In<'hero-roll'>, seat: number, pool: readonly Colour[]): Die[] =>
  pool.map((colour) => ({ colour, face: t.random(heroLabel(seat, colour), SIDES_OF_A_DIE), side: 0, of: -1, spent: false }));

/** UP-HERO-08: pool, cards that add, the throw, cards that reroll, the count. */
export const heroRoll: Rules<'hero-roll'> = {
  first: 'guile',
  begin: (table, { seat, pool }) => ({ seat, pool: [...attributeDice(player(table, seat).attributes), ...pool], dice: [] }),
  stages: {
    guile: {
      rules: ['UP-HERO-02'],
      ask(t, f) {
        const n = player(t, f.seat).attributes[GUILE]!;
        return n === 0 ? null : shareBetween(f.seat, 0, n, ['white', 'yellow'] as const, NONE, [n, n]);
      },
      skip: 'leave',
      answer(_t, f, [white = 0, yellow = 0]) {
        f.pool = [...f.pool, ...new Array<Colour>(white).fill('white'), ...new Array<Colour>(yellow).fill('yellow')];
        return 'leave';
      },
      show: (t, f) => ({ with: { n: player(t, f.seat).attributes[GUILE]! } }),
    },
    leave: {
      rules: ['UP-HERO-04'],
      ask(t, f) {
        if (!t.options.leaveDice) return null;
        const colours = COLOURS.filter((c) => f.pool.includes(c));
        const most = colours.map((c) => f.pool.filter((x) => x === c).length);
        return colours.length === 0
          ? null
          : shareBetween(
              f.seat,
              0,
              f.pool.length,
              colours,
              most.map(() => 0),
              most,
            );
      },
      skip: 'cards',
      answer(_t, f, left) {
        const colours = COLOURS.filter((c) => f.pool.includes(c));
        const pool = f.pool.slice();
        colours.forEach((c, i) => {
          for (let n = left[i]!; n > 0; n--) pool.splice(pool.indexOf(c), 1);
        });
        f.pool = pool;
        return 'cards';
      },
    },
    cards(t, f) {
      t.call('window', { at: 'hero-roll', seat: f.seat });
      return 'throw';
    },
    throw(t, f) {
      f.dice = throwAll(t, f.seat, f.pool);
      if (t.telling) t.emit({ type: 'hero-rolled', seat: f.seat, dice: f.dice, symbols: symbolsOf(t.table, f.dice) });
      t.call('window', { at: 'hero-rerolls', seat: f.seat });
      return 'count';
    },
    /** UP-ACT-QST-11: Bolts are symbols like the others here. */
    count: (t, f) => t.done(symbolsOf(t.table, f.dice)),
  },
};
