/** The promise of a Quest: chances of the Hero Dice, and the worth of its words. */
import type { Seat } from '@longtable/kernel';
import { type Colour, diceOf, FACES } from '@longtable/uprising/data/dice';
import { QUEST, type QuestDef, type QuestId } from '@longtable/uprising/data/quests';
import { foesOf } from '@longtable/uprising/query/pieces';
import { hasBonus } from '@longtable/uprising/query/quests';
import type { ReadTable } from '@longtable/uprising/spec';
import { grudge, scorings } from './sight.ts';

type Op = QuestDef['solve'][number];

const GUILE = 3;
/** More of a symbol than any goal asks for makes no difference. */
const MOST = 5;
const SIDE = MOST + 1;

/** One throw of a pool: its Skulls, Shields and Bolts, and its chance. */
interface Throw {
  readonly symbols: readonly number[];
  readonly chance: number;
}

/** All throws that are possible, by pool; worked out once. A pool is a word: one letter for each die. */
const THROWS: Record<string, readonly Throw[]> = { '': [{ symbols: [0, 0, 0], chance: 1 }] };

function throwsOf(pool: string): readonly Throw[] {
  THROWS[pool] ??= withDie(throwsOf(pool.slice(1)), diceOf(pool)[0]!);
  return THROWS[pool];
}

function withDie(before: readonly Throw[], colour: Colour): Throw[] {
  const faces = FACES.default[colour];
  const chances = new Array<number>(SIDE ** 3).fill(0);
  for (const { symbols, chance } of before)
    for (const face of faces) {
      const [skulls, shields, bolts] = face.map((n, i) => Math.min(MOST, symbols[i]! + n)) as [number, number, number];
      chances[skulls + SIDE * (shields + SIDE * bolts)]! += chance / faces.length;
    }
  return chances.flatMap((chance, at) =>
    chance === 0 ? [] : [{ symbols: [at % SIDE, Math.floor(at / SIDE) % SIDE, Math.floor(at / SIDE ** 2)], chance }],
  );
}

/** The dice of a Hero who tries a Quest; of Guile so many are yellow. */
function poolOf(t: ReadTable, seat: Seat, { bonus }: QuestDef, yellow: number): string {
  const [might, magic, leadership, guile] = t.players[seat]!.attributes as readonly [number, number, number, number];
  const extra = bonus !== null && hasBonus(t, seat, bonus.when) ? LETTER[bonus.die] : '';
  return 'r'.repeat(might) + 'p'.repeat(magic) + 'b'.repeat(leadership) + 'y'.repeat(yellow) + 'w'.repeat(guile - yellow) + extra;
}
const LETTER: Readonly<Record<Colour, string>> = { white: 'w', yellow: 'y', red: 'r', blue: 'b', purple: 'p', black: 'k' };

/** Average gain by trying a Quest; of Guile so many dice are yellow. */
function expected(t: ReadTable, seat: Seat, id: QuestId, yellow: number): number {
  const quest: QuestDef = QUEST[id];
  const least = quest.goals.map((goal) => goal?.n ?? Number.POSITIVE_INFINITY);
  const rewards = quest.goals.map((goal) => worthOf(t, goal?.reward ?? []));
  const solved = worthOf(t, quest.solve);
  const failed = worthOf(t, quest.fail);
  let sum = 0;
  for (const { symbols, chance } of throwsOf(poolOf(t, seat, quest, yellow))) {
    let met = 0;
    let worth = solved;
    for (let i = 0; i < symbols.length; i++) {
      if (symbols[i]! < least[i]!) continue;
      met++;
      worth += rewards[i]!;
    }
    sum += chance * (met >= quest.needs ? worth : failed);
  }
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
