/** Accessors and copies of the table. */
import { CITADEL, hasDashed, isUnlimited } from './data/board.ts';
import { CITADEL_DEFENDERS, CITADEL_VP, MANY, NOBODY, REGION_DEFENDERS } from './data/numbers.ts';
import type { Power } from './data/powers.ts';
import { POWERS_OF } from './data/powers.ts';
import type { Area, Player, ReadTable, Table, Who } from './spec.ts';

export const player = (table: ReadTable, who: Who): Player => table.players[who]!;

/** Three or four players, the AI counted. CA-SET-04, CA-SET-28 */
export const isMany = (table: ReadTable): boolean => table.players.length >= MANY;

/** The AI, or NOBODY. */
export function aiOf(table: ReadTable): Who {
  const last = table.players.length - 1;
  return table.players[last]!.ai ? last : NOBODY;
}

/** CA-SOL-01 */
export const isSolo = (table: ReadTable): boolean => table.options.ai && table.players.length === 2;

/** The number of people who play. */
export const humans = (table: ReadTable): number => (table.options.ai ? table.players.length - 1 : table.players.length);

/** Minions that a space of the board can hold. CA-TRN-06, CA-GLD-05, CA-CIT-15 */
export const roomOf = (table: ReadTable, at: number): number =>
  isUnlimited(at) ? Number.POSITIVE_INFINITY : hasDashed(at) && isMany(table) ? 2 : 1;
/** CA-COM-17, CA-CIT-14 */
export const hasRoom = (table: ReadTable, at: number): boolean => table.spaces[at]!.length < roomOf(table, at);

/** CA-AMD-04, CA-CIT-10 */
export const limitOf = (area: Area): number => (area === CITADEL ? CITADEL_DEFENDERS : REGION_DEFENDERS);

/** CA-CIT-02 */
export const citadelVp = (table: ReadTable): readonly number[] => (isMany(table) ? CITADEL_VP.many : CITADEL_VP.few);

/** CA-POW-17: whether a player uses powers at all. */
export function usesPowers(table: ReadTable, who: Who): boolean {
  const { powers } = table.options;
  if (powers === false || table.players[who]!.ai) return false;
  return powers === true || powers.includes(table.players[who]!.necromancer!);
}

/** CA-POW-02: the power is this player's and the token is charged. */
export function mayUse(table: ReadTable, who: Who, power: Power): boolean {
  if (table.options.powers === false || who < 0) return false;
  const p = table.players[who]!;
  return p.charged && POWERS_OF[p.necromancer!].powers.includes(power);
}

const copyPlayer = (p: Player): Player => ({
  ai: p.ai,
  necromancer: p.necromancer,
  vp: p.vp,
  goods: p.goods.slice(),
  hand: p.hand,
  graveyard: p.graveyard,
  cards: p.cards,
  used: p.used,
  laid: p.laid,
  fate: p.fate,
  charged: p.charged,
  minions: p.minions,
  refreshed: p.refreshed,
});

export const copyTable = (table: Table): Table => ({
  options: table.options,
  phase: table.phase,
  round: table.round,
  order: table.order,
  active: table.active,
  spaces: table.spaces.slice(),
  owner: table.owner.slice(),
  tiles: table.tiles.slice(),
  defenders: table.defenders.slice(),
  fortified: table.fortified,
  display: table.display.slice(),
  decks: table.decks.slice(),
  row: table.row.slice(),
  upper: table.upper,
  lower: table.lower,
  aside: table.aside,
  boxed: table.boxed,
  kingToken: table.kingToken,
  attackers: table.attackers,
  turnedUp: table.turnedUp,
  cardsUp: table.cardsUp,
  actions: table.actions,
  turned: table.turned,
  cube: table.cube,
  players: table.players.map(copyPlayer),
});
