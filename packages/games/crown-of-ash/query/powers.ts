/** Which powers can be used now. All of it is public: tokens, storage, minions, numbers of fighters. */
import { AREAS, BOARD_SPACES, type BoardSpace, SPACES } from '../data/board.ts';
import { KINDS } from '../data/goods.ts';
import { EMPTY } from '../data/numbers.ts';
import type { TurnPower } from '../data/powers.ts';
import type { Area, FighterId, Look, Post, Standing, Who } from '../spec.ts';
import { hasRoom, limitOf, mayUse } from '../table.ts';
import { canPay } from './payment.ts';
import { isFortified, pairIn } from './strength.ts';

/** Powers of the own turn; Exhume only at its start (CA-POW-09). */
export function usablePowers(t: Look, who: Who, atStart: boolean): TurnPower[] {
  const powers: TurnPower[] = [];
  if (mayUse(t, who, 'fence')) {
    if (atStart && t.display.some((id) => id !== EMPTY && canPay(t, who, id))) powers.push('exhume');
    if (basicsOf(t, who) > 0) powers.push('fence');
  }
  if (mayUse(t, who, 'command') && t.spaces.some((minions) => minions.length > 0)) powers.push('command');
  if (mayUse(t, who, 'reinforce')) {
    if (canReinforce(t, who)) powers.push('reinforce');
    if (fortifiable(t, who).length > 0) powers.push('fortify');
  }
  return powers;
}

export function basicsOf(t: Look, who: Who): number {
  const { goods } = t.players[who]!;
  let sum = 0;
  for (let k = 0; k < KINDS.length; k++) sum += goods[k]!;
  return sum;
}

/** CA-POW-15, 16: own areas with a pair that is not fortified yet. */
export function fortifiable(t: Look, who: Who): Area[] {
  const areas: Area[] = [];
  for (let area = 0; area < AREAS; area++) {
    if (t.owner[area] !== who) continue;
    const pair = pairIn(t.defenders[area]!);
    if (pair !== null && !isFortified(t, pair)) areas.push(area);
  }
  return areas;
}

function canReinforce(t: Look, who: Who): boolean {
  let owns = false;
  let fighters = t.players[who]!.hand.length;
  for (let area = 0; area < AREAS; area++) {
    if (t.owner[area] !== who) continue;
    owns = true;
    fighters += t.defenders[area]!.length;
  }
  return owns && fighters > 0;
}

/** CA-POW-13: fighters in hand and in own areas. */
export function reinforcers(t: Look, who: Who): FighterId[] {
  const list = [...t.players[who]!.hand];
  for (let area = 0; area < AREAS; area++) if (t.owner[area] === who) list.push(...t.defenders[area]!);
  return list;
}

/** The area where a fighter lies; EMPTY: in hand. */
export function areaOf(t: Look, fighter: FighterId): Area {
  for (let area = 0; area < AREAS; area++) if (t.defenders[area]!.includes(fighter)) return area;
  return EMPTY;
}

/** Where the fighter may go: to an area with room, back to hand, or in exchange for another one (CA-POW-13, 14). */
export function posts(t: Look, who: Who, fighter: FighterId): Post[] {
  const from = areaOf(t, fighter);
  const list: Post[] = [];
  if (from !== EMPTY) {
    list.push('hand');
    for (const id of t.players[who]!.hand) list.push(`swap:${id}`);
  }
  for (let area = 0; area < AREAS; area++) {
    if (t.owner[area] !== who || area === from) continue;
    if (t.defenders[area]!.length < limitOf(area)) list.push(`to:${area}`);
    for (const id of t.defenders[area]!) list.push(`swap:${id}`);
  }
  return list;
}

const STANDINGS: readonly (readonly Standing[])[] = BOARD_SPACES.map((space) => [0, 1, 2, 3].map((who): Standing => `${who}@${space}`));

/** Every player's minions on the board, each space and player once (CA-POW-10). */
export function standings(t: Look): Standing[] {
  const list: Standing[] = [];
  for (let at = 0; at < SPACES; at++) {
    const minions = t.spaces[at]!;
    for (let i = 0; i < minions.length; i++) if (minions.indexOf(minions[i]!) === i) list.push(STANDINGS[at]![minions[i]!]!);
  }
  return list;
}

/** CA-POW-11: spaces in use that are vacant or unlimited. */
export function commandTargets(t: Look, from: BoardSpace): BoardSpace[] {
  const list: BoardSpace[] = [];
  for (let at = 0; at < SPACES; at++) if (BOARD_SPACES[at] !== from && hasRoom(t, at)) list.push(BOARD_SPACES[at]!);
  return list;
}

/** Whose minion it is, and where it stands. */
export const standingOf = (standing: Standing | ''): { who: Who; space: BoardSpace } => {
  const [who, space] = standing.split('@') as [string, BoardSpace];
  return { who: Number(who), space };
};
