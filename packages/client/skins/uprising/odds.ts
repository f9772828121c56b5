/**
 * How a fight would end, by throwing it many times with the game's own dice, pools and columns. Cards, Druids and Godpowers that
 * nobody has used yet are left out; the cheapest Units fall first; Bolts of a player break Shields.
 */
import { type Colour, FACES, type Face, KEEP_ORDER } from '@longtable/uprising/data/dice';
import { FACTION, UNIT } from '@longtable/uprising/data/factions';
import { blankRerolls, hasAbility, poolOf } from '@longtable/uprising/query/dice';
import type { View } from '@longtable/uprising/spec';
import { asTable } from './as-table.ts';

type Combat = NonNullable<View['combat']>;
type Kind = 'archery' | 'clash';

export interface Odds {
  readonly win: number;
  readonly both: number;
  readonly lose: number;
}

/** What is left of a side: Units by kind, or a number. */
interface State {
  readonly view: View;
  readonly combat: Combat;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

function poolsOf({ view, combat }: State, kind: Kind): readonly [Colour[], Colour[]] {
  const pool = (side: 0 | 1): Colour[] => poolOf(asTable(view), combat as never, kind, side).map(({ colour }) => colour);
  const pools = [pool(0), pool(1)] as const;
  const marsh = combat.terrain === 'marsh';
  const narrow = kind === 'archery' && combat.terrain === 'highlands';
  return pools.map((colours) => {
    const wet = marsh ? colours.map((colour) => (colour === 'red' ? ('white' as const) : colour)) : colours;
    return narrow && wet.length > 1 ? [KEEP_ORDER.find((colour) => wet.includes(colour))!] : wet;
  }) as [Colour[], Colour[]];
}

const WOODS = 2;

function thrown(state: State, kind: Kind, side: 0 | 1, pool: readonly Colour[], random: () => number): Face {
  const { view, combat } = state;
  const throwOne = (colour: Colour): Face => FACES[view.options.dice][colour][Math.floor(random() * 6)]!;
  let again = combat.groups[side] === 'units' ? 0 : blankRerolls(combat.groups[side]!);
  if (kind === 'archery' && combat.terrain === 'woods') again += WOODS;
  const total = [0, 0, 0];
  for (const colour of pool) {
    let face = throwOne(colour);
    if (again > 0 && sum(face) === 0) {
      again--;
      face = throwOne(colour);
    }
    for (let i = 0; i < 3; i++) total[i]! += face[i]!;
  }
  return total as unknown as Face;
}

/** The Units that fall: Basic ones first, then the cheap ones. */
function without(view: View, combat: Combat, side: 0 | 1, hits: number): View {
  const hex = view.hexes[combat.hex]!;
  const group = combat.groups[side]!;
  if (group === 'units') {
    const ids = FACTION[view.players[combat.sides[side] as number]!.faction].units;
    const price = (kind: number): number => sum(UNIT[ids[kind]!].costs[0]!.goods) + UNIT[ids[kind]!].costs[0]!.any;
    const units = hex.units.slice();
    const order = units.map((_, kind) => kind).sort((a, b) => price(a) - price(b));
    let left = hits;
    for (const kind of order) {
      const n = Math.min(left, units[kind]!);
      units[kind]! -= n;
      left -= n;
    }
    return { ...view, hexes: view.hexes.with(combat.hex, { ...hex, units, owner: sum(units) > 0 ? hex.owner : -1 }) };
  }
  if (group === 'garrisons' || group === 'skeletons')
    return { ...view, hexes: view.hexes.with(combat.hex, { ...hex, [group]: Math.max(0, hex[group] - hits) }) };
  return { ...view, foes: view.foes.map((foe) => (foe.card === group ? { ...foe, threat: Math.max(0, foe.threat - hits) } : foe)) };
}

function isLeft(view: View, combat: Combat, side: 0 | 1): boolean {
  const group = combat.groups[side]!;
  const hex = view.hexes[combat.hex]!;
  if (group === 'units') return sum(hex.units) > 0;
  if (group === 'garrisons' || group === 'skeletons') return hex[group] > 0;
  return (view.foes.find(({ card }) => card === group)?.threat ?? 0) > 0;
}

function fought(state: State, kind: Kind, random: () => number): View {
  const { view, combat } = state;
  const pools = poolsOf(state, kind);
  const rolls = [thrown(state, kind, 0, pools[0], random), thrown(state, kind, 1, pools[1], random)] as const;
  const shields = ([0, 1] as const).map((side) => {
    const foe = combat.groups[side === 0 ? 1 : 0]!;
    const cursed = view.hexes[combat.hex]!.curse && combat.sides[side === 0 ? 1 : 0] !== 'C';
    const breaks = cursed || combat.groups[side === 0 ? 1 : 0] !== 'units' ? 0 : rolls[side === 0 ? 1 : 0][2];
    return foe !== 'units' && hasAbility(foe, 'no-enemy-shields') ? 0 : Math.max(0, rolls[side][1] - breaks);
  });
  const hits = [Math.max(0, rolls[1][0] - shields[0]!), Math.max(0, rolls[0][0] - shields[1]!)] as const;
  return without(without(view, combat, 0, hits[0]), combat, 1, hits[1]);
}

const ROUNDS = 12;
const FEWEST = 60;
const MOST = 400;

function fight(view: View, combat: Combat, archery: boolean, random: () => number): readonly [boolean, boolean] {
  let now = archery ? fought({ view, combat }, 'archery', random) : view;
  for (let i = 0; i < ROUNDS && isLeft(now, combat, 0) && isLeft(now, combat, 1); i++) now = fought({ view: now, combat }, 'clash', random);
  return [isLeft(now, combat, 0), isLeft(now, combat, 1)];
}

/** Odds for one side of the fight. `ms`: as long as it may take; null: too few fights in that time to say anything. */
export function oddsOf(view: View, side: 0 | 1, ms: number, random: () => number, clock: () => number): Odds | null {
  const { combat } = view;
  if (combat === null) return null;
  const shot = combat.rounds > 1 || (combat.rounds === 1 && combat.round === 'clash');
  const archery = !shot && !combat.groups.some((group) => group !== 'units' && hasAbility(group, 'no-archery'));
  const end = clock() + ms;
  const count = { win: 0, both: 0, lose: 0, n: 0 };
  while (count.n < MOST && (count.n % 20 !== 0 || clock() < end)) {
    const left = fight(view, combat, archery, random);
    const [own, other] = side === 0 ? left : [left[1], left[0]];
    if (own && !other) count.win++;
    else if (other && !own) count.lose++;
    else count.both++;
    count.n++;
  }
  return count.n < FEWEST ? null : { win: count.win / count.n, both: count.both / count.n, lose: count.lose / count.n };
}
