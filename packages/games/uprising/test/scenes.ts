/** Scenes for Uprising: a map with nothing on it but what a test puts there, and dice by their faces. */
import type { Seat } from '@longtable/kernel';
import { type Scene, scene } from '@longtable/kit/scene';
import { type Colour, FACES } from '../data/dice.ts';
import type { Edition } from '../data/difficulty.ts';
import { FACTION, type FactionId, UNIT, type UnitId } from '../data/factions.ts';
import { HERO, type HeroId, heroesOf } from '../data/heroes.ts';
import { ALL, DIAGRAMS, type HexId, hexAt } from '../data/map.ts';
import { NEMESIS, type NemesisId } from '../data/nemesis.ts';
import type { Selection } from '../data/ops.ts';
import { TILE, type TileId } from '../data/tiles.ts';
import { changeUnits, layTile } from '../deeds/pieces.ts';
import { uprisingGame } from '../game.ts';
import { ctxOf } from '../query/context.ts';
import type { SelectData } from '../select/types.ts';
import { bareHex } from '../setup.ts';
import type { Ctx, Foe, Table, Uprising } from '../spec.ts';

export type Up = Scene<Uprising>;

export interface Setting {
  edition?: Edition;
  factions?: readonly FactionId[];
  heroes?: readonly HeroId[];
  options?: object;
  seed?: number;
}

export const h = hexAt;
export const CAPITAL = hexAt(0, 0);
export const BOTH: readonly Edition[] = ['1E', '2E'];

/** Everything off the map but tiles (face-down) and each faction's Haven and Hero at home; plenty of goods; no cards. */
function clear(t: Table): void {
  const diagram = DIAGRAMS[t.players.length]!;
  for (const hex of ALL) {
    const { tile } = t.hexes[hex]!;
    t.hexes[hex] = { ...bareHex(), tile, up: tile === null || TILE[tile].kind === 'home' || TILE[tile].kind === 'capital' };
  }
  t.players.forEach((p, seat) => {
    const home = diagram.homes[seat]!;
    layTile(t, home, FACTION[p.faction].home, true);
    t.hexes[home]!.haven = seat;
    Object.assign(p, { at: home, home, ap: 8, salt: 10, plunder: 10, food: 10, vp: 0, attributes: HERO[p.hero].attributes });
    Object.assign(p, { feats: [], items: [], quests: [], down: [], tucked: [], marks: [], skulls: 0, seen: [], drawn: [] });
  });
  const grave = { units: t.players.map(() => [0, 0, 0, 0]), garrisons: [0, 0, 0], skeletons: 0 };
  Object.assign(t, { foes: [], dying: [], gone: [], owed: [], entering: '', imperialGrave: grave, chaosGrave: grave });
  Object.assign(t, { empireVp: 0, chaosVp: 0, threat: 4, chapter: 1, phase: 'actions', first: 0, druids: [], druidsUp: 0 });
  Object.assign(t, { market: [], openQuests: [], marketClosed: false, capitalFallen: false, bloodMoon: false });
}

/** The map for as many factions as are named, otherwise bare. */
export function stage({ edition = '2E', factions = ['mohyar', 'druwhn'], heroes, options = {}, seed = 1 }: Setting = {}): Up {
  const chosen = heroes ?? factions.map((id) => heroesOf(id)[0]!);
  const s = scene(uprisingGame, {
    seats: factions.length,
    seed,
    options: { edition, factions, heroes: chosen, first: 0, ...options },
  }).with(clear);
  // Nothing is going on until a test says so: the match that was dealt must not play on.
  return s.at('goods', { seat: 0, n: 0, most: [0, 0, 0], why: '' });
}

/** Pieces of setup level 2, as in the scenes M2s. */
export function levelTwo(t: Table): void {
  const d = DIAGRAMS[t.players.length]!;
  t.hexes[CAPITAL]!.garrisons = 3;
  for (const hex of [h(1, -1), h(0, 1), h(-1, 0)]) t.hexes[hex]!.garrisons = 1;
  for (const hex of d.skeletons) t.hexes[hex]!.skeletons = 1;
  for (const hex of d.curses.slice(0, 2)) t.hexes[hex]!.curse = true;
}

/** An explored tile. The one that lay there, and the one that lay elsewhere under that name, change places. */
export function tile(t: Table, hex: HexId, id: TileId, turn = 0, up = true): void {
  const there = t.hexes.findIndex((x) => x.tile === id);
  if (there >= 0 && there !== hex) layTile(t, there, t.hexes[hex]!.tile, t.hexes[there]!.up);
  layTile(t, hex, id, up, turn);
}

export function units(t: Table, seat: Seat, hex: HexId, counts: Partial<Record<UnitId, number>>): void {
  for (const [unit, n] of Object.entries(counts)) changeUnits(t, seat, hex, UNIT[unit as UnitId].index, n);
}

export function foe(t: Table, card: NemesisId, at: HexId, threat: number, more: Partial<Foe> = {}): void {
  const entry: Foe = { card, at, threat, tokens: 0, target: -1, prey: -1, held: [0, 0, 0, 0], razed: 0, ...more };
  const order = (x: Foe): number => NEMESIS[x.card].initiative[t.options.edition];
  t.foes = [...t.foes, entry].sort((a, b) => order(a) - order(b));
  t.legions = t.legions.filter((id) => id !== card);
  t.hordes = t.hordes.filter((id) => id !== card);
}
export const foeIn = (t: Table, card: NemesisId): Foe | undefined => t.foes.find((x) => x.card === card);

/** A deck that will give these cards next: the first named is drawn first. */
export const onTop = <T>(cards: readonly T[]): T[] => cards.toReversed();

/** 'SS - SB': faces of a colour as positions on the die. */
export function faces(colour: Colour, text: string, dice: 'default' | 'p1' = 'default'): number[] {
  return text
    .split(' ')
    .filter((x) => x !== '')
    .map((face) => {
      const want = ['S', 'H', 'B'].map((s) => face.split(s).length - 1);
      const i = FACES[dice][colour].findIndex((f) => f.every((n, k) => n === want[k]));
      if (i < 0) throw new Error(`${colour} has no face ${face}`);
      return i;
    });
}

/** `{ 'roll:E:white': 'S -' }` as a script. */
export function rolls(script: Readonly<Record<string, string>>): Record<string, number[]> {
  return Object.fromEntries(Object.entries(script).map(([label, text]) => [label, faces(label.split(':')[2] as Colour, text)]));
}

export const ctx = (by: Seat, here: HexId, rest: Partial<Ctx> = {}): Ctx => ctxOf(by, here, rest);

/** Runs a list of operations by its path, as if a card said it. */
export const effectAt = (s: Up, path: string, c: Ctx): Up => s.at('effect', { path, next: 0, ctx: c, roll: null, placed: '' });

/** One combat in a hex, as a Command or an activation would start it. */
export const battleAt = (s: Up, hex: HexId, by: Seat = 0): Up => s.at('battle', { hex, by });

export const turnOf = (s: Up, seat: Seat): Up => s.at('turn', { seat, spent: false, acted: false });

/** Answers 'done' (or the given word) while the seat is asked in a window. @public */
export function passWindows(s: Up): Up {
  for (let i = 0; i < 200 && !s.over; i++) {
    const seat = s.asked[0];
    if (seat === undefined) break;
    const q = s.question(seat);
    if (q.kind === 'window') s.say(seat, 'done');
    else if (q.kind === 'reroll') s.say(seat, []);
    else break;
  }
  return s;
}

/** Barred options of a seat's question, by id, each with the rule that forbids it. */
export const why = (s: Up, seat: Seat = 0): Record<string, string> =>
  Object.fromEntries((s.question(seat).shown.blocked ?? []).map(({ id, rule }) => [id, rule]));

export const goods = (t: Table, seat: Seat): number[] => [t.players[seat]!.salt, t.players[seat]!.plunder, t.players[seat]!.food];
/** @public */
export const reserveOf = (t: Table, seat: Seat, unit: UnitId): number =>
  UNIT[unit].number -
  t.hexes.reduce((n, hex) => n + (hex.owner === seat ? hex.units[UNIT[unit].index]! : 0), 0) -
  t.imperialGrave.units[seat]![UNIT[unit].index]! -
  t.chaosGrave.units[seat]![UNIT[unit].index]!;

/** A choice of the first seat by words of a card that lies on a hex; `more` says what else those words demand. */
export const selecting = (what: Selection, on: HexId, more: Partial<SelectData> = {}): SelectData => ({
  what,
  seat: 0,
  ctx: ctx(0, on),
  where: null,
  n: 1,
  times: 1,
  optional: false,
  distinct: false,
  chosen: [],
  ...more,
});
