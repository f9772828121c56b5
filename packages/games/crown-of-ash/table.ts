/** Accessors and copies of the table. */
import { CITADEL, hasDashed, isUnlimited } from './data/board.ts';
import { CITADEL_DEFENDERS, CITADEL_VP, MANY, NOBODY, REGION_DEFENDERS } from './data/numbers.ts';
import type { Power } from './data/powers.ts';
import { POWERS_OF } from './data/powers.ts';
import type { Area, Look, Player, Table, Who } from './spec.ts';

export const player = (t: Look, who: Who): Player => t.players[who]!;

/** CA-SET-04, 28: three or four players, the AI counted. */
export const isMany = (t: Look): boolean => t.players.length >= MANY;

/** The AI, or NOBODY. */
export function aiOf(t: Look): Who {
  const last = t.players.length - 1;
  return t.players[last]!.ai ? last : NOBODY;
}

/** CA-SOL-01 */
export const isSolo = (t: Look): boolean => t.options.ai && t.players.length === 2;

/** How many people play. */
export const humans = (t: Look): number => (t.options.ai ? t.players.length - 1 : t.players.length);

/** How many minions a space of the board holds. */
export const roomOf = (t: Look, at: number): number => (isUnlimited(at) ? Number.POSITIVE_INFINITY : hasDashed(at) && isMany(t) ? 2 : 1);
export const hasRoom = (t: Look, at: number): boolean => isUnlimited(at) || t.spaces[at]!.length < (hasDashed(at) && isMany(t) ? 2 : 1);

/** CA-AMD-04, CA-CIT-10 */
export const limitOf = (area: Area): number => (area === CITADEL ? CITADEL_DEFENDERS : REGION_DEFENDERS);

/** CA-CIT-02 */
export const citadelVp = (t: Look): readonly number[] => (isMany(t) ? CITADEL_VP.many : CITADEL_VP.few);

/** CA-POW-17: whether a player uses powers at all. */
export function usesPowers(t: Look, who: Who): boolean {
  const { powers } = t.options;
  if (powers === false || t.players[who]!.ai) return false;
  return powers === true || powers.includes(t.players[who]!.necromancer!);
}

/** CA-POW-02: the power is this player's and the token is charged. */
export function mayUse(t: Look, who: Who, power: Power): boolean {
  if (t.options.powers === false || who < 0) return false;
  const p = t.players[who]!;
  return p.charged && p.necromancer !== null && POWERS_OF[p.necromancer].powers.includes(power);
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

export const copyTable = (t: Table): Table => ({
  options: t.options,
  phase: t.phase,
  round: t.round,
  order: t.order,
  active: t.active,
  spaces: t.spaces.slice(),
  owner: t.owner.slice(),
  tiles: t.tiles.slice(),
  defenders: t.defenders.slice(),
  fortified: t.fortified,
  display: t.display.slice(),
  decks: t.decks.slice(),
  row: t.row.slice(),
  upper: t.upper,
  lower: t.lower,
  aside: t.aside,
  boxed: t.boxed,
  kingToken: t.kingToken,
  attackers: t.attackers,
  turnedUp: t.turnedUp,
  cardsUp: t.cardsUp,
  actions: t.actions,
  turned: t.turned,
  cube: t.cube,
  players: t.players.map(copyPlayer),
});
