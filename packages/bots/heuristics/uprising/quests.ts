/** The promise of a Quest: chances of the Hero Dice, and the worth of its words. */
import type { Seat } from '@longtable/kernel';
import { type Colour, FACES } from '@longtable/uprising/data/dice';
import { QUEST, type QuestDef, type QuestId } from '@longtable/uprising/data/quests';
import { foesOf } from '@longtable/uprising/query/pieces';
import { hasBonus } from '@longtable/uprising/query/quests';
import type { ReadTable } from '@longtable/uprising/spec';
import { grudge, scorings } from './sight.ts';

type Op = QuestDef['solve'][number];

const COLOUR_OF_ATTRIBUTE: readonly Colour[] = ['red', 'purple', 'blue'];
const GUILE = 3;
/** More of a symbol than any goal asks for makes no difference. */
const MOST = 5;
const SIDE = MOST + 1;

/** Chances of each count of Skulls, Shields and Bolts, by pool; worked out once. */
const CHANCES: Record<string, readonly number[]> = {};

function chancesOf(pool: readonly Colour[]): readonly number[] {
  const key = pool.join();
  const known = CHANCES[key];
  if (known !== undefined) return known;
  if (pool.length === 0) return [1];
  const before = chancesOf(pool.slice(1));
  const faces = FACES.default[pool[0]!];
  const after = new Array<number>(SIDE ** 3).fill(0);
  before.forEach((chance, at) => {
    if (chance === 0) return;
    for (const [skulls, shields, bolts] of faces) {
      const s = Math.min(MOST, (at % SIDE) + skulls);
      const h = Math.min(MOST, (Math.floor(at / SIDE) % SIDE) + shields);
      const b = Math.min(MOST, Math.floor(at / SIDE ** 2) + bolts);
      after[s + SIDE * (h + SIDE * b)]! += chance / faces.length;
    }
  });
  CHANCES[key] = after;
  return after;
}

/** Average gain by trying a Quest; of Guile so many dice are yellow. */
function expected(t: ReadTable, seat: Seat, id: QuestId, yellow: number): number {
  const { goals, needs, solve, fail, bonus }: QuestDef = QUEST[id];
  const { attributes } = t.players[seat]!;
  const pool = COLOUR_OF_ATTRIBUTE.flatMap((colour, i) => new Array<Colour>(attributes[i]!).fill(colour));
  for (let n = 0; n < attributes[GUILE]!; n++) pool.push(n < yellow ? 'yellow' : 'white');
  if (bonus !== null && hasBonus(t, seat, bonus.when)) pool.push(bonus.die);
  const rewards = goals.map((goal) => worthOf(t, goal?.reward ?? []));
  const solved = worthOf(t, solve);
  const failed = worthOf(t, fail);
  let sum = 0;
  chancesOf(pool).forEach((chance, at) => {
    if (chance === 0) return;
    const symbols = [at % SIDE, Math.floor(at / SIDE) % SIDE, Math.floor(at / SIDE ** 2)];
    let met = 0;
    let worth = solved;
    goals.forEach((goal, i) => {
      if (goal === null || symbols[i]! < goal.n) return;
      met++;
      worth += rewards[i]!;
    });
    sum += chance * (met >= needs ? worth : failed);
  });
  return sum;
}

/** The number of yellow dice of Guile that suits a Quest best, and what the Quest then promises. */
export function bestThrow(t: ReadTable, seat: Seat, id: QuestId): { yellow: number; worth: number } {
  let best = { yellow: 0, worth: Number.NEGATIVE_INFINITY };
  for (let yellow = 0; yellow <= t.players[seat]!.attributes[GUILE]!; yellow++) {
    const worth = expected(t, seat, id, yellow);
    if (worth > best.worth) best = { yellow, worth };
  }
  return best;
}

const GOOD = 0.25;
const CARD = 0.12;
const UNIT = 0.5;

function worthOf(t: ReadTable, ops: readonly Op[]): number {
  let n = 0;
  for (const op of ops) n += worth(t, op);
  return n;
}

/** In points of the faction that tries it. */
function worth(t: ReadTable, op: Op): number {
  switch (op.op) {
    case 'vp':
      return typeof op.n === 'number' ? (op.who === 'E' || op.who === 'C' ? -op.n * grudge(t) : op.n) : 0;
    case 'gain':
      return GOOD * (op.goods[0] + op.goods[1] + op.goods[2]);
    case 'gainAny':
      return GOOD * op.n;
    case 'lose':
    case 'loseAny':
      return typeof op.n === 'number' ? -GOOD * op.n : 0;
    case 'place':
      return op.what === 'curse' ? -grudge(t) * scorings(t) : op.what === 'garrison' ? -0.6 * grudge(t) * scorings(t) : -UNIT;
    case 'card':
      return -2 * grudge(t) * scorings(t);
    case 'drawFeat':
    case 'drawItem':
    case 'takeQuest':
      return CARD * scorings(t) + CARD;
    case 'mark':
      return UNIT;
    case 'deed':
      return DONE[op.of]?.(t) ?? 0;
    case 'each':
      return t.players.length * worthOf(t, op.do);
    case 'select':
      return (SELECTED[op.what]?.(t) ?? 0) * (op.n ?? op.times ?? 1);
    default:
      return 0;
  }
}

const ifAny = (there: boolean, n: number): number => (there ? n : 0);

/** Deeds that one Quest alone does. */
const DONE: Partial<Record<Extract<Op, { op: 'deed' }>['of'], (t: ReadTable) => number>> = {
  'card:instruction-of-the-druids': (t) => CARD * scorings(t) + CARD,
  'card:riders-of-the-storm': () => UNIT,
};

/** The worth of a choice, each time; a choice that is not named is worth little. */
const SELECTED: Readonly<Partial<Record<string, (t: ReadTable) => number>>> = {
  'remove-curse': (t) =>
    ifAny(
      t.hexes.some((h) => h.curse),
      grudge(t) * scorings(t),
    ),
  'destroy-garrison': (t) =>
    ifAny(
      t.hexes.some((h) => h.garrisons > 0),
      1 + 0.7 * grudge(t) * scorings(t),
    ),
  'remove-skeleton': () => UNIT,
  'weaken-legion': (t) => ifAny(foesOf(t, 'E').length > 0, UNIT),
  'weaken-horde': (t) => ifAny(foesOf(t, 'C').length > 0, UNIT),
  'silent-knives': () => 2 * UNIT,
  'destroy-legion': (t) =>
    ifAny(
      foesOf(t, 'E').some((foe) => foe.threat <= 3),
      3,
    ),
  untoken: (t) => ifAny(t.foes.length > 0, 2 * UNIT),
  'gain-unit': () => UNIT,
  'any-from-grave': () => UNIT / 2,
  'flip-hex': () => UNIT / 2,
  'strengthen-horde': () => -UNIT,
  'token-legion': () => -3 * UNIT,
  'remove-unit': () => -UNIT,
  'bury-unit': () => -2 * UNIT,
  'discard-feat': () => -UNIT / 2,
};
